Feature: The target of an Aura spell
  An Aura spell has a target, chosen as it is cast: something that the Aura may enchant. It cannot be cast without one,
  and if the target has become illegal the Aura does not enter the battlefield.

  @id:EN-056 @clause:ench-212.4d-target-required @control:ench-212.4d-target-required @cr:115.1b @cr:303.4a @cr:601.2c
  @needs:auras @needs:targeting @needs:stack
  Scenario: Holy Strength cannot be cast while there is no creature, and can be once there is one
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Holy Strength  |
      | Llanowar Elves |
    And Alice's mana pool contains {W}{G}
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    Then Alice cannot cast "Holy Strength"
      | target | Forest |
    When Alice casts "Llanowar Elves"
    And the stack resolves
    Then Alice can cast "Holy Strength"
      | target | Llanowar Elves |
    And the stack contains
      | card          | kind  | controller |
      | Holy Strength | spell | Alice      |
    When the stack resolves
    Then Alice controls
      | card           | P/T | attached to    |
      | Llanowar Elves | 2/3 |                |
      | Holy Strength  |     | Llanowar Elves |

  @id:EN-057 @clause:ench-212.4d-extra-restriction-on-target @clause:x-ench-target-illegal-on-resolution @cr:608.2b
  @cr:608.3b @cr:702.5a @needs:auras @needs:targeting @needs:stack @needs:color-change @needs:priority
  Scenario: Armor of Thorns does not enchant a creature that has become black before it resolves, nor any other in its place
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice has in hand
      | card            |
      | Armor of Thorns |
    And Alice's mana pool contains {G}{G}
    And Bob has in hand
      | card      |
      | Deathlace |
    And Bob's mana pool contains {B}
    When Alice casts "Armor of Thorns"
      | target | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Deathlace"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice has in the graveyard
      | card            |
      | Armor of Thorns |
    And Alice controls
      | card          | colors | P/T |
      | Grizzly Bears | black  | 2/2 |
      | Hill Giant    | red    | 3/3 |

  @id:EN-058 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scenario: Wild Growth may be cast on a land but not on a creature, Pacifism on a creature but not on a land
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Forest        | earlier |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card        |
      | Wild Growth |
      | Pacifism    |
    And Alice's mana pool contains {G}{W}{W}
    Then Alice cannot cast "Wild Growth"
      | target | Grizzly Bears |
    And Alice can cast "Wild Growth"
      | target | Forest |
    When the stack resolves
    Then Alice cannot cast "Pacifism"
      | target | Forest |
    And Alice can cast "Pacifism"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card        | attached to   |
      | Wild Growth | Forest        |
      | Pacifism    | Grizzly Bears |

  @id:EN-059 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scenario: Power Leak, an "Enchant enchantment" Aura, may be cast on an enchantment and on another Aura, but not on what is no enchantment
    Given it is Alice's precombat main phase
    And Bob controls
      | card            | since   | attached to   |
      | Glorious Anthem | earlier |               |
      | Grizzly Bears   | earlier |               |
      | Flight          | earlier | Grizzly Bears |
      | Sol Ring        | earlier |               |
    And Alice has in hand
      | card           |
      | Power Leak     |
      | Power Leak (2) |
    And Alice's mana pool contains {U}{U}{U}{U}
    Then Alice cannot cast "Power Leak"
      | target | Grizzly Bears |
    And Alice cannot cast "Power Leak"
      | target | Sol Ring |
    And Alice can cast "Power Leak"
      | target | Glorious Anthem |
    When the stack resolves
    Then Alice can cast "Power Leak (2)"
      | target | Flight |
    When the stack resolves
    Then Alice controls
      | card           | attached to     |
      | Power Leak     | Glorious Anthem |
      | Power Leak (2) | Flight          |
    And Bob controls
      | card   | attached to   |
      | Flight | Grizzly Bears |

  @id:EN-060 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @cr:303.4a @cr:702.5a
  @cr:702.5d @needs:auras @needs:player-auras @needs:targeting
  Scenario: Psychic Possession, an "Enchant opponent" Aura, may be cast on an opponent but not on the player who casts it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Psychic Possession |
    And Alice's mana pool contains {U}{U}{U}{U}
    Then Alice cannot cast "Psychic Possession"
      | target | Alice |
    And Alice can cast "Psychic Possession"
      | target | Bob |
    When the stack resolves
    Then Alice controls
      | card               | attached to |
      | Psychic Possession | Bob         |

  @id:EN-061 @clause:ench-212.4d-extra-restriction-on-target @control:ench-212.4d-extra-restriction-on-target
  @cr:105.2 @cr:303.4a @cr:702.5a @needs:auras @needs:targeting
  Scenario: Armor of Thorns, which may enchant only a nonblack creature, may not be cast on a black creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Grizzly Bears    | earlier |
      | Drudge Skeletons | earlier |
    And Alice has in hand
      | card            |
      | Armor of Thorns |
    And Alice's mana pool contains {G}{G}
    Then Alice cannot cast "Armor of Thorns"
      | target | Drudge Skeletons |
    And Alice can cast "Armor of Thorns"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card            | P/T | attached to   |
      | Grizzly Bears   | 4/4 |               |
      | Armor of Thorns |     | Grizzly Bears |

  @id:EN-062 @clause:ench-212.4d-extra-restriction-on-target @control:ench-212.4d-extra-restriction-on-target
  @cr:105.2 @cr:105.3 @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:color-change
  Scenario: Armor of Thorns may not be cast on Grizzly Bears that Deathlace has made black, though it may on those that are still green
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Grizzly Bears         | earlier |
      | Grizzly Bears (black) | earlier |
    And Alice has in hand
      | card            |
      | Armor of Thorns |
      | Deathlace       |
    And Alice's mana pool contains {B}{G}{G}
    When Alice casts "Deathlace"
      | target | Grizzly Bears (black) |
    And the stack resolves
    Then Alice cannot cast "Armor of Thorns"
      | target | Grizzly Bears (black) |
    And Alice can cast "Armor of Thorns"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card                  | colors | P/T | attached to   |
      | Grizzly Bears         | green  | 4/4 |               |
      | Grizzly Bears (black) | black  | 2/2 |               |
      | Armor of Thorns       |        |     | Grizzly Bears |

  @id:EN-063 @clause:ench-212.4d-extra-restriction-on-target @control:ench-212.4d-extra-restriction-on-target
  @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:triggered-abilities
  Scenario: Setessan Training, which enchants only a creature of its controller, may not be cast on an opponent's creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card              |
      | Setessan Training |
    And Alice's mana pool contains {G}{G}
    Then Alice cannot cast "Setessan Training"
      | target | Hill Giant |
    And Alice can cast "Setessan Training"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card              | P/T | with    | attached to   |
      | Grizzly Bears     | 3/2 | trample |               |
      | Setessan Training |     |         | Grizzly Bears |
    And Alice has 1 card in hand

  @id:EN-064 @clause:ench-212.4d-cant-be-enchanted-cant-target @control:ench-212.4d-cant-be-enchanted-cant-target
  @cr:303.4 @cr:303.4a @needs:auras @needs:targeting @needs:cant-be-enchanted @needs:zone-change
  @needs:state-based-actions
  Scenario: No Aura may be cast on a land enchanted by Consecrate Land, but Boomerang may
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card            |
      | Consecrate Land |
      | Wild Growth     |
      | Boomerang       |
    And Alice's mana pool contains {W}{G}{U}{U}
    When Alice casts "Consecrate Land"
      | target | Forest (1) |
    And the stack resolves
    Then Alice cannot cast "Wild Growth"
      | target | Forest (1) |
    And Alice can cast "Wild Growth"
      | target | Forest (2) |
    When the stack resolves
    Then Alice controls
      | card            | attached to |
      | Consecrate Land | Forest (1)  |
      | Wild Growth     | Forest (2)  |
    And Alice can cast "Boomerang"
      | target | Forest (1) |
    When the stack resolves
    Then Alice has in hand
      | card       |
      | Forest (1) |
    And Alice controls
      | card        | attached to |
      | Wild Growth | Forest (2)  |
    And Alice has in the graveyard
      | card            |
      | Consecrate Land |
      | Boomerang       |

  @id:EN-065 @clause:ench-212.4d-cant-be-enchanted-cant-target @control:ench-212.4d-cant-be-enchanted-cant-target
  @cr:303.4 @cr:303.4a @needs:auras @needs:targeting @needs:cant-be-enchanted
  Scenario: Once Consecrate Land is destroyed, an Aura may be cast on the land again
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | attached to |
      | Forest (1)      | earlier |             |
      | Consecrate Land | earlier | Forest (1)  |
      | Forest (2)      | earlier |             |
    And Alice has in hand
      | card        |
      | Disenchant  |
      | Wild Growth |
    And Alice's mana pool contains {W}{W}
    Then Alice cannot cast "Wild Growth"
      | target    | Forest (1) |
      | mana from | Forest (2) |
    When Alice casts "Disenchant"
      | target | Consecrate Land |
    And the stack resolves
    Then Alice can cast "Wild Growth"
      | target    | Forest (1) |
      | mana from | Forest (2) |
    When the stack resolves
    Then Alice controls
      | card        | attached to |
      | Wild Growth | Forest (1)  |

  @id:EN-066 @clause:ench-212.4d-ex-creature-target @control:ench-212.4d-ex-creature-target
  @clause:ench-212.4d-target-required @control:ench-212.4d-target-required @cr:109.2 @cr:303.4a @cr:601.2c
  @needs:auras @needs:targeting
  Scenario: A creature card in a graveyard is no creature: Pacifism has a legal target only once Llanowar Elves is on the battlefield
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Forest   | earlier |
      | Sol Ring | earlier |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice has in hand
      | card           |
      | Pacifism       |
      | Llanowar Elves |
    And Alice's mana pool contains {W}{W}
    Then Alice cannot cast "Pacifism"
      | target | Grizzly Bears |
    And Alice cannot cast "Pacifism"
      | target | Forest |
    And Alice cannot cast "Pacifism"
      | target | Sol Ring |
    And Alice cannot cast "Pacifism"
    When Alice casts "Llanowar Elves"
      | mana from | Forest |
    And the stack resolves
    Then Alice can cast "Pacifism"
      | target | Llanowar Elves |
    When the stack resolves
    Then Alice controls
      | card     | attached to    |
      | Pacifism | Llanowar Elves |

  @id:EN-067 @clause:ench-212.4d-ex-creature-target @control:ench-212.4d-ex-creature-target @cr:109.2 @cr:303.4a
  @cr:601.2c @cr:702.8a @needs:auras @needs:targeting @needs:stack @needs:casting-timing @needs:flash @needs:priority
  Scenario: A creature spell is no creature: Armor of Thorns may be cast on Grizzly Bears only once they are on the battlefield
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card          |
      | Grizzly Bears |
    And Bob's mana pool contains {G}{G}
    And Alice has in hand
      | card            |
      | Armor of Thorns |
    And Alice's mana pool contains {G}{G}
    When Bob casts "Grizzly Bears"
    And Bob passes priority
    Then Alice cannot cast "Armor of Thorns"
      | target | Grizzly Bears |
    When the top of the stack resolves
    And Bob passes priority
    Then Alice can cast "Armor of Thorns"
      | target | Grizzly Bears |
    When the stack resolves
    Then Bob controls
      | card          | P/T |
      | Grizzly Bears | 4/4 |
    And Alice controls
      | card            | attached to   |
      | Armor of Thorns | Grizzly Bears |

  @id:EN-068 @clause:x-ench-target-illegal-on-resolution @clause:ench-212.4d-target-required @cr:601.2c @cr:608.2b
  @cr:608.3b @needs:auras @needs:targeting @needs:stack @needs:priority @needs:zone-change
  Scenario: If its target has left the battlefield, Pacifism goes to the graveyard and no other creature may be chosen
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice has in hand
      | card     |
      | Pacifism |
    And Alice's mana pool contains {W}{W}
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Pacifism"
      | target | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice has in the graveyard
      | card     |
      | Pacifism |
    And Bob has in hand
      | card          |
      | Grizzly Bears |
    And Bob controls
      | card       |
      | Hill Giant |

  @id:EN-069 @clause:x-ench-same-aura-twice @cr:303.4b @cr:613.4c @needs:auras @needs:layers @needs:targeting
  Scenario: Two Holy Strengths enchant the same creature and add up, until one of them is destroyed
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card              |
      | Holy Strength (1) |
      | Holy Strength (2) |
      | Disenchant        |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Holy Strength (1)"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice casts "Holy Strength (2)"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card              | P/T | attached to   |
      | Grizzly Bears     | 4/6 |               |
      | Holy Strength (1) |     | Grizzly Bears |
      | Holy Strength (2) |     | Grizzly Bears |
    When Alice casts "Disenchant"
      | target | Holy Strength (1) |
    And the stack resolves
    Then Alice controls
      | card              | P/T | attached to   |
      | Grizzly Bears     | 3/4 |               |
      | Holy Strength (2) |     | Grizzly Bears |
    And Alice has in the graveyard
      | card              |
      | Holy Strength (1) |
      | Disenchant        |

  @id:EN-637 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.1b @cr:306.5b @cr:303.4a @needs:battles @needs:custom-cards @needs:auras @needs:counters @needs:targeting @needs:type-change
  Scenario: Imprisoned in the Moon can be cast on a planeswalker but not on a battle, and makes the planeswalker a land that keeps its loyalty counters
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Alice has in hand
      | card                   |
      | Test Planeswalker      |
      | Imprisoned in the Moon |
    And Alice's mana pool contains {C}{C}{C}{U}{U}{U}
    When Alice casts "Test Planeswalker"
    And the stack resolves
    Then Alice controls
      | card              | types        | counters  |
      | Test Planeswalker | planeswalker | 3 loyalty |
    And Alice cannot cast "Imprisoned in the Moon"
      | target | Invasion of Segovia |
    When Alice casts "Imprisoned in the Moon"
      | target | Test Planeswalker |
    And the stack resolves
    Then Alice controls
      | card              | types | counters  |
      | Test Planeswalker | land  | 3 loyalty |
