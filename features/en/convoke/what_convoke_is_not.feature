Feature: What convoke is not, and castings that are undone
  Tapping a creature for convoke activates no ability and spends no mana. If the cost is not paid in full, nothing happened.

  @id:CV-112 @clause:x-cv-not-an-activated-ability @control:x-cv-not-an-activated-ability
  @cr:702.51a @cr:602.1 @needs:convoke @needs:mana-abilities @needs:activation-restrictions
  Scenario: With Cursed Totem Llanowar Elves cannot be tapped for their mana, but can be tapped for convoke
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Cursed Totem   | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | mana from | Llanowar Elves |
    And Alice can cast "Siege Wurm"
      | convoke | Llanowar Elves {G} |
    And Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
    And Alice's mana pool is empty

  @id:CV-113 @control:x-cv-not-an-activated-ability
  @cr:602.1 @cr:601.2g @needs:convoke @needs:mana-abilities
  Scenario: Without Cursed Totem Llanowar Elves are tapped for the mana that pays for the same spell
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | mana from | Llanowar Elves |
    Then Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
    And Alice's mana pool is empty

  @id:CV-114 @control:x-cv-cost-locked-in
  @cr:601.2f @needs:convoke @needs:cost-modification @needs:mana-abilities @needs:sacrifice
  Scenario: If Goblin Electromancer is sacrificed for mana before the spell is cast, its reduction is gone
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card                 | since   |
      | Ashnod's Altar       | earlier |
      | Goblin Electromancer | earlier |
      | Raging Goblin        | earlier |
      | Hill Giant           | earlier |
    When Alice activates "sacrifice" of "Ashnod's Altar"
      | paid with | Goblin Electromancer |
    Then Alice's mana pool contains {C}{C}
    When Alice casts "Stoke the Flames"
      | target  | Bob                               |
      | convoke | Raging Goblin {R}; Hill Giant {R} |
    Then Alice's mana pool is empty
    When the stack resolves
    Then Bob has 16 life

  @id:CV-123 @clause:x-cv-becomes-tapped-triggers
  @cr:702.51a @cr:603.3 @cr:601.2i @needs:convoke @needs:triggered-abilities @needs:stack
  Scenario: An ability that triggers on a creature tapped for convoke goes on the stack above the spell
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card       | since   |
      | Fallowsage | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | convoke | Fallowsage {1} |
    Then the stack contains
      | card       | kind    | controller |
      | Siege Wurm | spell   | Alice      |
      | Fallowsage | ability | Alice      |
    When Alice will choose
      | choice | answer |
      | may    | yes    |
    And the top of the stack resolves
    Then Alice has 1 card in hand
    And the stack contains
      | card       | kind  | controller |
      | Siege Wurm | spell | Alice      |

  @id:CV-124 @clause:x-cv-casting-undone @control:x-cv-casting-undone
  @cr:601.2 @cr:601.2h @cr:733.1 @needs:convoke @needs:triggered-abilities
  Scenario: If two creatures do not pay the whole cost, the spell stays in hand, they stay untapped and nothing triggers
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Siege Wurm  |
      | Ornithopter |
    And Alice controls
      | card          | since   |
      | Fallowsage    | earlier |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Fallowsage {1}; Grizzly Bears {G} |
    And nothing else changes
    And Alice has in hand
      | card        |
      | Siege Wurm  |
      | Ornithopter |
    And Alice controls
      | card          | tapped |
      | Fallowsage    | no     |
      | Grizzly Bears | no     |
    When Alice casts "Ornithopter"
    Then the stack contains
      | card        | kind  | controller |
      | Ornithopter | spell | Alice      |

  @id:CV-125 @control:x-cv-casting-undone
  @cr:601.2h @cr:603.3 @needs:convoke @needs:triggered-abilities @needs:stack
  Scenario: With one mana more the same two creatures pay for the spell, become tapped and trigger
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Fallowsage    | earlier |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | convoke | Fallowsage {1}; Grizzly Bears {G} |
    Then the stack contains
      | card       | kind    | controller |
      | Siege Wurm | spell   | Alice      |
      | Fallowsage | ability | Alice      |
    And Alice controls
      | card          | tapped |
      | Fallowsage    | yes    |
      | Grizzly Bears | yes    |

  @id:CV-126 @clause:x-cv-convoked-reference @control:x-cv-convoked-reference
  @cr:702.51c @cr:702.51a @cr:601.2g
  @needs:convoke @needs:mana-abilities @needs:triggered-abilities @needs:counters
  Scenario: A creature tapped for its mana has not convoked the spell, those tapped in place of mana have
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Venerated Loxodon |
    And Alice controls
      | card          | since   |
      | Gold Myr      | earlier |
      | Grizzly Bears | earlier |
      | White Knight  | earlier |
      | Hill Giant    | earlier |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Venerated Loxodon"
      | mana from | Gold Myr                            |
      | convoke   | Grizzly Bears {1}; White Knight {W} |
    And the stack resolves
    Then Alice controls
      | card          | counters | P/T |
      | Gold Myr      |          | 1/1 |
      | Grizzly Bears | 1 +1/+1  | 3/3 |
      | White Knight  | 1 +1/+1  | 3/3 |
      | Hill Giant    |          | 3/3 |

  @id:CV-127 @clause:x-cv-no-mana-spent @control:x-cv-no-mana-spent
  @cr:702.51a @cr:702.51b @cr:601.2h @needs:convoke @needs:transform @needs:layers @needs:copy
  Scenario: A red and a green creature tapped for convoke are not red and green mana spent on the spell
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Mythos of Illuna |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Hill Giant          | earlier |      |
      | Grizzly Bears       | earlier |      |
      | Colossal Dreadmaw   | earlier |      |
    And Bob controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice's mana pool contains {U}{U}{R}{G}
    When Alice casts "Mythos of Illuna"
      | target  | Colossal Dreadmaw                 |
      | convoke | Hill Giant {1}; Grizzly Bears {1} |
    Then Alice's mana pool contains {R}{G}
    When the stack resolves
    Then Alice controls
      | card                     | token | P/T |
      | Colossal Dreadmaw (copy) | yes   | 6/6 |
    And Bob controls
      | card        | damage |
      | Serra Angel | 0      |

  @id:CV-128 @control:x-cv-no-mana-spent
  @cr:601.2h @needs:convoke @needs:transform @needs:layers @needs:copy @needs:fight @needs:triggered-abilities
  Scenario: With red and green mana spent on it, and creatures tapped for the rest, the same spell makes the token fight
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Mythos of Illuna |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Prodigal Sorcerer   | earlier |      |
      | Colossal Dreadmaw   | earlier |      |
    And Bob controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice's mana pool contains {R}{G}
    And Alice will choose
      | choice | answer      |
      | target | Serra Angel |
    When Alice casts "Mythos of Illuna"
      | target  | Colossal Dreadmaw                              |
      | convoke | Invasion of Segovia {U}; Prodigal Sorcerer {U} |
    And the stack resolves
    Then Bob has in the graveyard
      | card        |
      | Serra Angel |

  @id:CV-691 @clause:x-cv-convoked-reference @control:x-cv-convoked-reference
  @cr:702.51c @cr:608.2h @cr:113.7a @needs:convoke @needs:mana-abilities @needs:triggered-abilities @needs:counters @needs:targeting @needs:priority
  Scenario: A creature that convoked Venerated Loxodon gets its counter although the Loxodon and the other one have left; one tapped for mana gets none
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Venerated Loxodon |
    And Alice controls
      | card          | since   |
      | Gold Myr      | earlier |
      | Grizzly Bears | earlier |
      | White Knight  | earlier |
    And Alice's mana pool contains {C}{C}
    And Bob has in hand
      | card         |
      | Unsummon (1) |
      | Unsummon (2) |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Venerated Loxodon"
      | mana from | Gold Myr                            |
      | convoke   | Grizzly Bears {1}; White Knight {W} |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Unsummon (1)"
      | target | Venerated Loxodon |
    And Bob casts "Unsummon (2)"
      | target | White Knight |
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has in hand
      | card              |
      | Venerated Loxodon |
      | White Knight      |
    When the stack resolves
    Then Alice controls
      | card          | counters | P/T |
      | Gold Myr      |          | 1/1 |
      | Grizzly Bears | 1 +1/+1  | 3/3 |
