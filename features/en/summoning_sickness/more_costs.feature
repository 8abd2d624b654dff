Feature: More costs, and abilities that other permanents grant
  A {T} ability that a creature has been granted is its own, mana abilities included;
  to be tapped for something else's cost is another matter.

  @id:SS-545 @clause:x-ss-mana-abilities-not-exempt @control:x-ss-mana-abilities-not-exempt @cr:302.6 @cr:602.5a
  @cr:605.3 @needs:mana-abilities @needs:activated-abilities @needs:turn-structure
  Scenario: A creature cast this turn cannot be tapped for mana, not even while a spell is being cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    And Alice has in hand
      | card           |
      | Llanowar Elves |
      | Grizzly Bears  |
    And Alice's mana pool contains {G}
    When Alice casts "Llanowar Elves"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    And Alice cannot cast "Grizzly Bears"
      | mana from | Forest; Llanowar Elves |
    When the game reaches Alice's precombat main phase
    Then Alice can cast "Grizzly Bears"
      | mana from | Forest; Llanowar Elves |

  @id:SS-546 @clause:x-ss-granted-tap-ability @control:x-ss-granted-tap-ability @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:auras @needs:granted-abilities
  Scenario: Of two creatures that Auras grant a {T} ability, only the one controlled since the turn began can use it
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Grizzly Bears (old) | earlier |
      | Island              | earlier |
      | Island (2)          | earlier |
      | Island (3)          | earlier |
      | Island (4)          | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
      | Hermetic Study (1)  |
      | Hermetic Study (2)  |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears (new)"
    And the stack resolves
    And Alice casts "Hermetic Study (1)"
      | target    | Grizzly Bears (new) |
      | mana from | Island; Island (2)  |
    And the stack resolves
    And Alice casts "Hermetic Study (2)"
      | target    | Grizzly Bears (old)    |
      | mana from | Island (3); Island (4) |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Grizzly Bears (new)"
      | target | Bob |
    And Alice can activate "{T}" of "Grizzly Bears (old)"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-547 @clause:x-ss-granted-mana-ability @control:x-ss-granted-mana-ability @cr:302.6 @cr:602.5a
  @needs:mana-abilities @needs:static-abilities @needs:granted-abilities
  Scenario: Of two creatures that Cryptolith Rite grants a mana ability, only the one controlled since the turn began can use it
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Cryptolith Rite     | earlier |
      | Grizzly Bears (old) | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
    And Alice's mana pool contains {G}{G}
    And Alice will choose
      | choice | answer |
      | color  | red    |
    When Alice casts "Grizzly Bears (new)"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Grizzly Bears (new)"
    And Alice can activate "{T}" of "Grizzly Bears (old)"
    And Alice's mana pool contains {R}

  @id:SS-548 @clause:x-ss-noncreature-source-taps-sick-creature @control:x-ss-noncreature-source-taps-sick-creature
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scenario: A noncreature artifact cast this turn may use its {T} ability, even by tapping a creature cast this turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    And Alice has in hand
      | card            |
      | Grizzly Bears   |
      | Springleaf Drum |
    And Alice's mana pool contains {G}{G}
    And Alice will choose
      | choice | answer |
      | color  | blue   |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Springleaf Drum"
      | mana from | Forest |
    And the stack resolves
    Then Alice can activate "{T}, tap" of "Springleaf Drum"
      | paid with | Grizzly Bears |
    And Alice's mana pool contains {U}
    And Alice controls
      | card            | tapped |
      | Grizzly Bears   | yes    |
      | Springleaf Drum | yes    |

  @id:SS-549 @clause:x-ss-noncreature-source-taps-sick-creature @cr:302.6 @cr:602.5a @needs:activated-abilities
  @needs:mana-abilities @needs:type-change @needs:auras
  Scenario: An artifact cast this turn that has become a creature cannot use its {T} ability by tapping another creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Island     | earlier |
      | Island (2) | earlier |
    And Alice has in hand
      | card            |
      | Grizzly Bears   |
      | Springleaf Drum |
      | Ensoul Artifact |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Springleaf Drum"
      | mana from | Forest |
    And the stack resolves
    And Alice casts "Ensoul Artifact"
      | target    | Springleaf Drum    |
      | mana from | Island; Island (2) |
    And the stack resolves
    Then Alice cannot activate "{T}, tap" of "Springleaf Drum"
      | paid with | Grizzly Bears |

  @id:SS-550 @clause:x-ss-one-creature-one-payment @control:x-ss-one-creature-one-payment @cr:107.5 @cr:118.3
  @needs:activated-abilities @needs:mana-abilities
  Scenario: Loam Dryad cannot be tapped both for its {T} and as the other untapped creature
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
      | color  | blue   |
    Then Alice cannot activate "{T}, tap" of "Loam Dryad"
      | paid with | Loam Dryad |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "{T}, tap" of "Loam Dryad"
      | paid with | Grizzly Bears |
    And Alice's mana pool contains {U}
    And Alice controls
      | card          | tapped |
      | Loam Dryad    | yes    |
      | Grizzly Bears | yes    |

  @id:SS-551 @clause:x-ss-crew-with-sick-creature @control:x-ss-crew-with-sick-creature @cr:302.6 @cr:702.122a
  @needs:combat @needs:vehicles @needs:activated-abilities
  Scenario: A creature cast this turn may be tapped to crew a Vehicle, but only while it is untapped
    Given it is Alice's precombat main phase
    And Alice controls
      | card      | since   |
      | Sky Skiff | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    And Alice cannot activate "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    When the stack resolves
    Then Alice can attack with "Sky Skiff"

  @id:SS-552 @clause:x-ss-dryad-arbor-pays-other-costs @control:x-ss-dryad-arbor-pays-other-costs @cr:302.6
  @cr:702.51a @needs:convoke @needs:mana-abilities
  Scenario: Dryad Arbor played this turn may be tapped for convoke, but not for its own mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Dryad Arbor |
      | Siege Wurm  |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice plays "Dryad Arbor"
    Then Alice cannot cast "Siege Wurm"
      | mana from | Dryad Arbor |
    And Alice can cast "Siege Wurm"
      | convoke | Dryad Arbor {G} |
    And Alice controls
      | card        | tapped |
      | Dryad Arbor | yes    |

  @id:SS-579 @control:x-ss-dryad-arbor-pays-other-costs @cr:302.6 @cr:305.6 @needs:convoke @needs:mana-abilities
  Scenario: Dryad Arbor controlled since the turn began can be tapped for its own mana to cast the same spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Dryad Arbor | earlier |
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice can cast "Siege Wurm"
      | mana from | Dryad Arbor |

  @id:SS-553 @clause:x-ss-dryad-arbor-pays-other-costs @cr:302.6 @needs:activated-abilities @needs:mana-abilities
  Scenario: Dryad Arbor played this turn may be tapped for Springleaf Drum's ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Springleaf Drum | earlier |
    And Alice has in hand
      | card        |
      | Dryad Arbor |
    And Alice will choose
      | choice | answer |
      | color  | blue   |
    When Alice plays "Dryad Arbor"
    Then Alice can activate "{T}, tap" of "Springleaf Drum"
      | paid with | Dryad Arbor |
    And Alice's mana pool contains {U}

  @id:SS-554 @clause:x-ss-effect-may-tap-sick-creature @cr:302.6 @cr:701.26a @needs:triggered-abilities
  @needs:activated-abilities
  Scenario: An effect may tap a creature cast this turn, and its ability that triggers when it becomes tapped triggers
    Given it is Alice's precombat main phase
    And Bob controls
      | card       | since   |
      | Opposition | earlier |
      | Hill Giant | earlier |
    And Alice has in hand
      | card       |
      | Fallowsage |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Fallowsage"
    And the stack resolves
    And Alice passes priority
    And Bob activates "tap" of "Opposition"
      | target    | Fallowsage |
      | paid with | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card       | tapped |
      | Fallowsage | yes    |
    And Alice has 1 card in hand

  @id:SS-544 @clause:x-ss-put-attacking-not-declared @control:x-ss-put-attacking-not-declared @cr:302.6 @cr:508.4
  @cr:602.5a @needs:combat @needs:tokens @needs:triggered-abilities @needs:mana-abilities @needs:granted-abilities
  Scenario: A token put onto the battlefield attacking cannot use a {T} ability that turn, unlike the creature declared as an attacker
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Leonin Warleader | earlier |
      | Cryptolith Rite  | earlier |
      | Forest           | earlier |
    And Alice has in hand
      | card     |
      | Vitalize |
    And Alice will choose
      | choice | answer |
      | color  | blue   |
    When Alice attacks with "Leonin Warleader"
    And the stack resolves
    And Alice casts "Vitalize"
      | mana from | Forest |
    And the stack resolves
    Then Alice controls
      | card             | tapped | attacking |
      | Leonin Warleader | no     | Bob       |
      | Cat (1)          | no     | Bob       |
    And Alice cannot activate "{T}" of "Cat (1)"
    And Alice can activate "{T}" of "Leonin Warleader"
    And Alice's mana pool contains {U}

  @id:SS-669 @clause:x-ss-granted-mana-ability @control:x-ss-granted-mana-ability @cr:605.1a @cr:601.2g @cr:302.6
  @needs:mana-abilities @needs:activated-abilities @needs:layers
  Scenario: With Cryptolith Rite, a creature with another {T} ability that is no mana ability is tapped for mana, unless it has come this turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card                    | since     |
      | Cryptolith Rite         | earlier   |
      | Prodigal Sorcerer (old) | earlier   |
      | Prodigal Sorcerer (2)   | earlier   |
      | Prodigal Sorcerer (new) | this turn |
    And Alice has in hand
      | card         |
      | Vitalize     |
      | Vitalize (2) |
    And Alice will choose
      | choice | answer |
      | color  | green  |
      | color  | green  |
    Then Alice cannot cast "Vitalize"
      | mana from | Prodigal Sorcerer (new) |
    And Alice can cast "Vitalize"
      | mana from | Prodigal Sorcerer (old) |
    And Alice can cast "Vitalize (2)"
      | mana ability | Prodigal Sorcerer (2) : {T} |
    And Bob has 20 life
    And Alice's mana pool is empty
