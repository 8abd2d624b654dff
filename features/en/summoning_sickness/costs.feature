Feature: Costs that may be paid with a summoning-sick creature
  Summoning sickness forbids activating the creature's own abilities with {T} or {Q} in their activation cost. Being
  tapped as any other part of a cost, its own ability's included, is not using {T}.

  @id:SS-100 @clause:ss-other-costs-tapping @control:ss-other-costs-tapping
  @cr:302.6 @cr:602.5a @cr:118.3 @needs:activated-abilities
  Scenario: A creature cast this turn may be tapped for another permanent's ability, but only once
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Opposition | earlier |
    And Bob controls
      | card       | since   |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "tap" of "Opposition"
      | target    | Forest (1)    |
      | paid with | Grizzly Bears |
    When the stack resolves
    Then Bob controls
      | card       | tapped |
      | Forest (1) | yes    |
      | Forest (2) | no     |
    And Alice controls
      | card          | tapped |
      | Grizzly Bears | yes    |
    And Alice cannot activate "tap" of "Opposition"
      | target    | Forest (2)    |
      | paid with | Grizzly Bears |

  @id:SS-105 @clause:ss-ex-loam-dryad-self @control:ss-ex-loam-dryad-self @control:ss-ex-loam-dryad-other-sick
  @cr:302.6 @cr:602.5a @cr:605.1a @needs:activated-abilities @needs:mana-abilities @needs:turn-structure
  Scenario: Loam Dryad cannot use its mana ability on the turn it is cast, even by tapping an old creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card       |
      | Loam Dryad |
    And Alice's mana pool contains {G}
    And Alice will choose
      | choice | answer |
      | color  | blue   |
    When Alice casts "Loam Dryad"
    And the stack resolves
    Then Alice cannot activate "{T}, tap" of "Loam Dryad"
      | paid with | Grizzly Bears |
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}, tap" of "Loam Dryad"
      | paid with | Grizzly Bears |
    And Alice's mana pool contains {U}
    And Alice controls
      | card          | tapped |
      | Loam Dryad    | yes    |
      | Grizzly Bears | yes    |

  @id:SS-106 @clause:ss-ex-loam-dryad-other-sick @control:ss-ex-loam-dryad-other-sick
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scenario: The other creature tapped for Loam Dryad's ability may have been cast this turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Loam Dryad | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Alice will choose
      | choice | answer |
      | color  | red    |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "{T}, tap" of "Loam Dryad"
      | paid with | Grizzly Bears |
    And the stack is empty
    And Alice's mana pool contains {R}
    And Alice controls
      | card          | tapped |
      | Loam Dryad    | yes    |
      | Grizzly Bears | yes    |

  @id:SS-107 @clause:ss-ex-heritage-druid-sick-elves @control:ss-ex-heritage-druid-sick-elves
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scenario: Heritage Druid's ability may be paid with three Elves cast this turn, whose own {T} abilities cannot be activated yet
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Heritage Druid | earlier |
    And Alice has in hand
      | card               |
      | Llanowar Elves (1) |
      | Llanowar Elves (2) |
      | Llanowar Elves (3) |
    And Alice's mana pool contains {G}{G}{G}
    When Alice casts "Llanowar Elves (1)"
    And the stack resolves
    And Alice casts "Llanowar Elves (2)"
    And the stack resolves
    And Alice casts "Llanowar Elves (3)"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Llanowar Elves (1)"
    And Alice cannot activate "{T}" of "Llanowar Elves (2)"
    And Alice cannot activate "{T}" of "Llanowar Elves (3)"
    And Alice can activate "tap" of "Heritage Druid"
      | paid with | Llanowar Elves (1); Llanowar Elves (2); Llanowar Elves (3) |
    And Alice's mana pool contains {G}{G}{G}
    And Alice controls
      | card               | tapped |
      | Heritage Druid     | no     |
      | Llanowar Elves (1) | yes    |
      | Llanowar Elves (2) | yes    |
      | Llanowar Elves (3) | yes    |

  @id:SS-108 @clause:ss-ex-heritage-druid-sick-elves @control:ss-ex-heritage-druid-sick-elves
  @cr:302.6 @cr:602.5a @cr:118.3 @needs:activated-abilities @needs:mana-abilities
  Scenario: Heritage Druid's ability cannot be paid while only two Elves are untapped
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   | tapped |
      | Heritage Druid     | earlier | yes    |
      | Llanowar Elves (1) | earlier | no     |
      | Llanowar Elves (2) | earlier | no     |
    And Alice has in hand
      | card               |
      | Llanowar Elves (3) |
    And Alice's mana pool contains {G}
    Then Alice cannot activate "tap" of "Heritage Druid"
      | paid with | Heritage Druid; Llanowar Elves (1); Llanowar Elves (2) |
    When Alice casts "Llanowar Elves (3)"
    And the stack resolves
    Then Alice can activate "tap" of "Heritage Druid"
      | paid with | Llanowar Elves (1); Llanowar Elves (2); Llanowar Elves (3) |
    And Alice's mana pool contains {G}{G}{G}

  @id:SS-109 @clause:ss-ex-heritage-druid-self @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scenario: Heritage Druid may be one of the three Elves tapped on the turn it is cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Llanowar Elves (1) | earlier |
      | Llanowar Elves (2) | earlier |
    And Alice has in hand
      | card           |
      | Heritage Druid |
    And Alice's mana pool contains {G}
    When Alice casts "Heritage Druid"
    And the stack resolves
    Then Alice can activate "tap" of "Heritage Druid"
      | paid with | Heritage Druid; Llanowar Elves (1); Llanowar Elves (2) |
    And Alice's mana pool contains {G}{G}{G}
    And Alice controls
      | card               | tapped |
      | Heritage Druid     | yes    |
      | Llanowar Elves (1) | yes    |
      | Llanowar Elves (2) | yes    |

  @id:SS-417 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature
  @cr:702.122a @cr:601.2h @cr:302.6 @needs:vehicles @needs:activated-abilities
  Scenario: Creatures that crew need the power asked for: a new one with power 0 does not crew Sky Skiff, and one with power 1 does
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since     |
      | Sky Skiff   | earlier   |
      | Ornithopter | this turn |
      | Memnite     | this turn |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    Then Alice cannot activate "crew" of "Sky Skiff"
      | paid with | Ornithopter |
    And Alice cannot activate "crew" of "Sky Skiff"
      | paid with | Hill Giant |
    And Alice can activate "crew" of "Sky Skiff"
      | paid with | Memnite |
    When the stack resolves
    Then Alice controls
      | card        | types              | tapped |
      | Sky Skiff   | artifact; creature | no     |
      | Memnite     | artifact; creature | yes    |
      | Ornithopter | artifact; creature | no     |

  @id:SS-418 @clause:ss-other-costs-tapping @control:ss-other-costs-tapping
  @cr:602.2b @cr:601.2h @cr:118.3 @needs:mana-abilities
  Scenario: Two Elves do not pay for the ability of Heritage Druid, which taps three, and neither do tapped ones
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since     | tapped |
      | Heritage Druid     | this turn | no     |
      | Llanowar Elves     | this turn | no     |
      | Llanowar Elves (2) | this turn | yes    |
      | Elvish Visionary   | this turn | no     |
    Then Alice cannot activate "tap" of "Heritage Druid"
      | paid with | Heritage Druid; Llanowar Elves |
    And Alice cannot activate "tap" of "Heritage Druid"
      | paid with | Heritage Druid; Llanowar Elves; Llanowar Elves (2) |
    And Alice can activate "tap" of "Heritage Druid"
      | paid with | Heritage Druid; Llanowar Elves; Elvish Visionary |
    And Alice's mana pool contains {G}{G}{G}

  @id:SS-665 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature @cr:702.122a @cr:107.1b @cr:601.2h @needs:vehicles @needs:activated-abilities
  @needs:layers
  Scenario: A new creature with negative power may be tapped to crew, but takes away from the power that crews
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since     |
      | Sky Skiff           | earlier   |
      | Sky Skiff (2)       | earlier   |
      | Heartless Summoning | earlier   |
      | Ornithopter         | this turn |
      | Grizzly Bears       | this turn |
      | Grizzly Bears (2)   | this turn |
      | Watchwolf           | this turn |
    Then Alice cannot activate "crew" of "Sky Skiff"
      | paid with | Ornithopter; Grizzly Bears |
    And Alice can activate "crew" of "Sky Skiff"
      | paid with | Ornithopter; Watchwolf |
    And Alice can activate "crew" of "Sky Skiff (2)"
      | paid with | Grizzly Bears |
    And Alice controls
      | card              | P/T  | tapped |
      | Ornithopter       | -1/1 | yes    |
      | Watchwolf         | 2/2  | yes    |
      | Grizzly Bears     | 1/1  | yes    |
      | Grizzly Bears (2) | 1/1  | no     |

  @id:SS-666 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature @cr:702.122a @cr:601.2h @cr:302.6 @needs:vehicles @needs:activated-abilities
  Scenario: A crewed Vehicle that came this turn may be tapped to crew another Vehicle, but not to crew itself again
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since     |
      | Sky Skiff     | this turn |
      | Sky Skiff (2) | this turn |
      | Memnite       | this turn |
      | Ornithopter   | this turn |
    When Alice activates "crew" of "Sky Skiff"
      | paid with | Memnite; Ornithopter |
    And the stack resolves
    Then Alice cannot activate "crew" of "Sky Skiff"
      | paid with | Sky Skiff |
    And Alice can activate "crew" of "Sky Skiff (2)"
      | paid with | Sky Skiff |
    When the stack resolves
    Then Alice controls
      | card          | types              | tapped |
      | Sky Skiff     | artifact; creature | yes    |
      | Sky Skiff (2) | artifact; creature | no     |

  @id:SS-667 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature @cr:702.122a @cr:601.2h @cr:118.3 @needs:vehicles @needs:activated-abilities
  Scenario: A player chooses which new creatures crew, taps the only one that is left, and can crew no more once none is left
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since     |
      | Sky Skiff     | this turn |
      | Sky Skiff (2) | this turn |
      | Memnite       | this turn |
      | Grizzly Bears | this turn |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "crew" of "Sky Skiff"
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | yes    |
      | Memnite       | no     |
    And Alice can activate "crew" of "Sky Skiff (2)"
    And Alice controls
      | card    | tapped |
      | Memnite | yes    |
    And Alice cannot activate "crew" of "Sky Skiff (2)"

  @id:SS-668 @clause:ss-ex-heritage-druid-sick-elves @control:ss-ex-heritage-druid-sick-elves @cr:601.2h @cr:602.2b
  @cr:118.3 @cr:605.1a @needs:mana-abilities @needs:activated-abilities @needs:turn-structure
  Scenario: Heritage Druid asks for three untapped Elves, sick or not: two are not enough, three are all tapped, of four three are chosen
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since     |
      | Heritage Druid | this turn |
      | Llanowar Elves | this turn |
      | Forest         | earlier   |
      | Forest (2)     | earlier   |
    And Alice has in hand
      | card               |
      | Llanowar Elves (2) |
      | Llanowar Elves (3) |
    Then Alice cannot activate "tap" of "Heritage Druid"
    When Alice casts "Llanowar Elves (2)"
      | mana from | Forest |
    And the stack resolves
    Then Alice can activate "tap" of "Heritage Druid"
    And Alice's mana pool contains {G}{G}{G}
    And Alice controls
      | card               | tapped |
      | Heritage Druid     | yes    |
      | Llanowar Elves     | yes    |
      | Llanowar Elves (2) | yes    |
    When the game reaches Alice's precombat main phase
    And Alice casts "Llanowar Elves (3)"
      | mana from | Forest |
    And the stack resolves
    And Alice will choose
      | choice | answer                                                 |
      | object | Heritage Druid; Llanowar Elves (2); Llanowar Elves (3) |
    And Alice activates "tap" of "Heritage Druid"
    Then Alice controls
      | card               | tapped |
      | Llanowar Elves     | no     |
      | Llanowar Elves (3) | yes    |

  @id:SS-654 @clause:ss-302.6-untap-ability @control:ss-302.6-untap-ability @cr:107.6 @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:untap-symbol @needs:mana-abilities
  Scenario: Pili-Pala controlled since the turn began uses its {Q} ability if it is tapped, and not if it is untapped
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since     | tapped |
      | Pili-Pala (1) | earlier   | no     |
      | Pili-Pala (2) | earlier   | yes    |
      | Pili-Pala (3) | this turn | yes    |
    And Alice's mana pool contains {C}{C}
    And Alice will choose
      | choice | answer |
      | color  | green  |
    Then Alice cannot activate "{2}, {Q}" of "Pili-Pala (1)"
    And Alice cannot activate "{2}, {Q}" of "Pili-Pala (3)"
    And Alice can activate "{2}, {Q}" of "Pili-Pala (2)"
    And Alice's mana pool contains {G}
