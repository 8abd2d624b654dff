Feature: Casting enchantments and putting them onto the battlefield
  An enchantment is cast from the hand in a main phase of one's own turn, with priority and an empty stack, unless its
  text allows more. It uses the stack and enters under the control of the player who controls the spell.

  @id:EN-001 @clause:ench-212.4a-main-phase-only @control:ench-212.4a-main-phase-only
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:turn-structure @needs:combat @needs:static-abilities
  Scenario: An enchantment cannot be cast in the beginning phase or the combat phase, but can be in the postcombat main phase
    Given it is Alice's upkeep step
    And Alice controls
      | card          | since   |
      | Plains        | earlier |
      | Plains (2)    | earlier |
      | Plains (3)    | earlier |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the game reaches Alice's draw step
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the game reaches Alice's beginning of combat step
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When Alice attacks with "Grizzly Bears"
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the game reaches Alice's end of combat step
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the game reaches Alice's postcombat main phase
    Then Alice can cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the stack resolves
    Then Alice controls
      | card            | P/T |
      | Glorious Anthem |     |
      | Grizzly Bears   | 3/3 |

  @id:EN-002 @clause:ench-212.4a-main-phase-only @control:ench-212.4a-main-phase-only
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:turn-structure
  Scenario: An enchantment kept in hand during the end step can be cast in the precombat main phase of the next turn
    Given it is Alice's end step
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Plains (3) | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the game reaches Alice's precombat main phase
    Then Alice can cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the stack resolves
    Then Alice controls
      | card            |
      | Glorious Anthem |

  @id:EN-003 @clause:ench-212.4a-own-turn-only @control:ench-212.4a-own-turn-only
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:priority @needs:turn-structure @needs:targeting @needs:static-abilities
  Scenario: In the main phase of an opponent, a player who has priority may cast an instant but no enchantment
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Plains        | earlier |
      | Plains (2)    | earlier |
      | Plains (3)    | earlier |
      | Forest        | earlier |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
      | Giant Growth    |
    When Bob passes priority
    Then Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    And Alice can cast "Giant Growth"
      | target    | Grizzly Bears |
      | mana from | Forest        |
    When the stack resolves
    Then it is Bob's precombat main phase
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 5/5 |
    When the game reaches Alice's precombat main phase
    Then Alice can cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the stack resolves
    Then Alice controls
      | card            | P/T |
      | Glorious Anthem |     |
      | Grizzly Bears   | 3/3 |

  @id:EN-004 @clause:ench-212.4a-empty-stack @control:ench-212.4a-empty-stack
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:stack @needs:activated-abilities @needs:auras @needs:targeting @needs:damage
  Scenario: An enchantment cannot be cast while an activated ability is on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Plains            | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    Then Alice cannot cast "Holy Strength"
      | target    | Prodigal Sorcerer |
      | mana from | Plains            |
    And the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    When the stack resolves
    Then Bob has 19 life
    And Alice can cast "Holy Strength"
      | target    | Prodigal Sorcerer |
      | mana from | Plains            |
    When the stack resolves
    Then Alice controls
      | card              | P/T | attached to       |
      | Prodigal Sorcerer | 2/3 |                   |
      | Holy Strength     |     | Prodigal Sorcerer |

  @id:EN-005 @clause:ench-212.4a-empty-stack @control:ench-212.4a-empty-stack
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:stack @needs:auras @needs:targeting
  Scenario: While one enchantment is still on the stack, no second one can be cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
      | Island        | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
      | Flight        |
    When Alice casts "Holy Strength"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    Then Alice cannot cast "Flight"
      | target    | Grizzly Bears |
      | mana from | Island        |
    When the stack resolves
    Then Alice can cast "Flight"
      | target    | Grizzly Bears |
      | mana from | Island        |
    When the stack resolves
    Then Alice controls
      | card          | P/T | with   | attached to   |
      | Grizzly Bears | 3/4 | flying |               |
      | Holy Strength |     |        | Grizzly Bears |
      | Flight        |     |        | Grizzly Bears |

  @id:EN-006 @clause:ench-212.4a-needs-priority @control:ench-212.4a-needs-priority
  @cr:117.1 @cr:117.1a @cr:117.3b @cr:303.1
  @needs:casting-timing @needs:priority @needs:targeting @needs:damage
  Scenario: A player who has passed cannot cast an enchantment until priority comes back
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Plains (3) | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    When Alice passes priority
    Then it is Alice's precombat main phase
    And the stack is empty
    And Alice cannot cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When Bob casts "Lightning Bolt"
      | target    | Alice    |
      | mana from | Mountain |
    And the stack resolves
    Then Alice has 17 life
    And it is Alice's precombat main phase
    And Alice can cast "Glorious Anthem"
      | mana from | Plains; Plains (2); Plains (3) |
    When the stack resolves
    Then Alice controls
      | card            |
      | Glorious Anthem |

  @id:EN-007 @clause:ench-212.4a-from-hand @control:ench-212.4a-from-hand
  @cr:303.1 @cr:601.3
  @needs:casting-timing @needs:zone-change @needs:auras @needs:targeting
  Scenario: An enchantment is cast from the hand, and not from the graveyard, the library or exile
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
    And Alice has in hand
      | card                 |
      | Holy Strength (hand) |
    And Alice has in the graveyard
      | card                      |
      | Holy Strength (graveyard) |
    And Alice has in the library
      | card                    |
      | Holy Strength (library) |
    And Alice has in exile
      | card                  |
      | Holy Strength (exile) |
    Then Alice cannot cast "Holy Strength (graveyard)"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And Alice cannot cast "Holy Strength (library)"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And Alice cannot cast "Holy Strength (exile)"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And Alice can cast "Holy Strength (hand)"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    When the stack resolves
    Then Alice controls
      | card                 | P/T | attached to   |
      | Grizzly Bears        | 3/4 |               |
      | Holy Strength (hand) |     | Grizzly Bears |

  @id:EN-008 @clause:ench-212.4a-uses-stack @control:ench-212.4b-enters-on-resolution
  @cr:303.1 @cr:405.1 @cr:601.2a @cr:701.6a
  @needs:stack @needs:static-abilities @needs:targeting @needs:priority
  Scenario: An enchantment spell on the stack has no effect yet and can be countered
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Glorious Anthem"
    Then the stack contains
      | card            | kind  | controller |
      | Glorious Anthem | spell | Alice      |
    And Alice controls
      | card           | P/T |
      | Llanowar Elves | 1/1 |
    When Alice passes priority
    And Bob casts "Counterspell"
      | target | Glorious Anthem |
    And the stack resolves
    Then Alice has in the graveyard
      | card            |
      | Glorious Anthem |
    And Alice controls
      | card           | P/T |
      | Llanowar Elves | 1/1 |

  @id:EN-009 @clause:ench-212.4b-enters-on-resolution @clause:ench-212.4b-under-spell-controllers-control
  @control:ench-212.4a-uses-stack @control:ench-212.4b-under-spell-controllers-control
  @cr:303.2 @cr:608.3a
  @needs:stack @needs:static-abilities @needs:activated-abilities @needs:targeting @needs:damage @needs:priority
  Scenario: An enchantment spell that resolves becomes a permanent of the player who cast it
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    When Alice casts "Glorious Anthem"
    And the stack resolves
    Then the stack is empty
    And Alice has 0 cards in hand
    And Alice has 0 cards in the graveyard
    And Alice controls
      | card            | owner | P/T |
      | Glorious Anthem | Alice |     |
      | Llanowar Elves  |       | 2/2 |
    And Bob controls
      | card              | P/T |
      | Prodigal Sorcerer | 1/1 |
    When Alice passes priority
    And Bob activates "{T}" of "Prodigal Sorcerer"
      | target | Llanowar Elves |
    And the stack resolves
    Then Alice controls
      | card           | P/T | damage |
      | Llanowar Elves | 2/2 | 1      |

  @id:EN-010 @clause:ench-212.4a-uses-stack
  @cr:303.1 @cr:405.1 @cr:601.2a
  @needs:stack @needs:priority @needs:static-abilities @needs:activated-abilities @needs:targeting @needs:damage
  @needs:state-based-actions
  Scenario: An opponent may respond to an enchantment spell and kill the creature that it would have saved
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    When Alice casts "Glorious Anthem"
    And Alice passes priority
    And Bob activates "{T}" of "Prodigal Sorcerer"
      | target | Llanowar Elves |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card           |
      | Llanowar Elves |
    And the stack contains
      | card            | kind  | controller |
      | Glorious Anthem | spell | Alice      |
    When the stack resolves
    Then Alice controls
      | card            |
      | Glorious Anthem |

  @id:EN-011 @clause:ench-212.4b-under-spell-controllers-control @clause:ench-212.4i-separate-controllers
  @control:ench-212.4b-under-spell-controllers-control @control:ench-212.4i-separate-controllers
  @cr:303.2 @cr:303.4e @cr:608.3c
  @needs:auras @needs:targeting
  Scenario: An Aura put on an opponent's creature is controlled by the player who cast it, and that creature by the opponent
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card          |
      | Pacifism      |
      | Holy Strength |
    And Alice's mana pool contains {W}{W}{W}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice casts "Pacifism"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice casts "Holy Strength"
      | target | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card          | owner | P/T | attached to   |
      | Pacifism      | Alice |     | Grizzly Bears |
      | Holy Strength | Alice |     | Hill Giant    |
      | Hill Giant    | Alice | 4/5 |               |
    And Bob controls
      | card          | owner | P/T |
      | Grizzly Bears | Bob   | 2/2 |

  @id:EN-012 @clause:ench-212.4b-under-spell-controllers-control
  @cr:108.3 @cr:303.2 @cr:608.3a
  @needs:stack @needs:control-change @needs:targeting @needs:static-abilities @needs:zone-change @needs:priority
  Scenario: An enchantment spell of which an opponent takes control enters the battlefield under that opponent's control
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
      | Plains (2)    | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
      | Disenchant      |
    And Alice's mana pool contains {W}{W}{W}
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob has in hand
      | card       |
      | Commandeer |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    When Alice casts "Glorious Anthem"
    And Alice passes priority
    And Bob casts "Commandeer"
      | target | Glorious Anthem |
    And the top of the stack resolves
    Then the stack contains
      | card            | kind  | controller |
      | Glorious Anthem | spell | Bob        |
    When the stack resolves
    Then Bob controls
      | card            | owner | P/T |
      | Glorious Anthem | Alice |     |
      | Hill Giant      | Bob   | 4/4 |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |
    When Alice casts "Disenchant"
      | target    | Glorious Anthem    |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Alice has in the graveyard
      | card            |
      | Glorious Anthem |
      | Disenchant      |

  @id:EN-013 @clause:ench-212.4c-global-type
  @cr:115.1b @cr:303.4 @cr:303.4a @cr:704.5m
  @needs:stack @needs:state-based-actions @needs:auras @needs:targeting
  Scenario: On an empty battlefield an enchantment that is not an Aura can be cast and stays, while an Aura cannot be cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Glorious Anthem |
      | Holy Strength   |
    And Alice's mana pool contains {W}{W}{W}
    Then Alice cannot cast "Holy Strength"
    And Alice can cast "Glorious Anthem"
    When the stack resolves
    Then Alice controls
      | card            | types       | subtypes | attached to |
      | Glorious Anthem | enchantment | none     | none        |

  @id:EN-014 @clause:ench-212.4c-global-type @control:ench-212.4c-global-type
  @cr:115.1b @cr:303.4 @cr:704.5m
  @needs:stack @needs:state-based-actions @needs:auras @needs:targeting @needs:static-abilities @needs:zone-change
  @needs:priority
  Scenario: An enchantment that is not an Aura is attached to no creature and stays when the creatures are gone
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
      | Holy Strength   |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Glorious Anthem"
    And the stack resolves
    And Alice casts "Holy Strength"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card            | P/T | attached to   |
      | Grizzly Bears   | 4/5 |               |
      | Glorious Anthem |     | none          |
      | Holy Strength   |     | Grizzly Bears |
    When Alice passes priority
    And Bob casts "Unsummon"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card            | attached to |
      | Glorious Anthem | none        |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Alice has in hand
      | card          |
      | Grizzly Bears |

  @id:EN-015 @clause:x-ench-flash-permission @control:x-ench-flash-permission
  @cr:303.4a @cr:601.3 @cr:702.8a
  @needs:casting-timing @needs:flash @needs:auras @needs:stack @needs:combat @needs:targeting @needs:priority
  Scenario: An Aura that may be cast as though it had flash can be cast during an opponent's combat, where another one cannot
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
      | Forest (2)    | earlier |
      | Plains        | earlier |
    And Alice has in hand
      | card            |
      | Armor of Thorns |
      | Holy Strength   |
    And Bob controls
      | card             | since   |
      | Drudge Skeletons | earlier |
    When Bob attacks with "Drudge Skeletons"
    And Bob passes priority
    Then Alice cannot cast "Holy Strength"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And Alice cannot cast "Armor of Thorns"
      | target    | Drudge Skeletons   |
      | mana from | Forest; Forest (2) |
    And Alice can cast "Armor of Thorns"
      | target    | Grizzly Bears      |
      | mana from | Forest; Forest (2) |
    And the stack contains
      | card            | kind  | controller |
      | Armor of Thorns | spell | Alice      |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |
    When the stack resolves
    Then it is Bob's declare attackers step
    And Alice controls
      | card            | P/T | attached to   |
      | Grizzly Bears   | 4/4 |               |
      | Armor of Thorns |     | Grizzly Bears |

  @id:EN-016 @clause:x-ench-flash-permission
  @cr:303.4a @cr:601.3 @cr:702.8a
  @needs:casting-timing @needs:flash @needs:auras @needs:combat @needs:targeting @needs:priority
  Scenario: The permission to cast an Aura at any time does not make up for the lack of a legal target
    Given it is Bob's precombat main phase
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card            |
      | Armor of Thorns |
    And Bob controls
      | card             | since   |
      | Drudge Skeletons | earlier |
    When Bob attacks with "Drudge Skeletons"
    And Bob passes priority
    Then Alice cannot cast "Armor of Thorns"
      | mana from | Forest; Forest (2) |
    And Alice cannot cast "Armor of Thorns"
      | target    | Drudge Skeletons   |
      | mana from | Forest; Forest (2) |

  @id:EN-017 @clause:x-ench-flash-permission
  @cr:117.1a @cr:601.3 @cr:702.8a
  @needs:casting-timing @needs:flash @needs:auras @needs:stack @needs:damage @needs:targeting @needs:priority
  Scenario: An Aura that may be cast as though it had flash can be cast in response to a spell
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
      | Forest (2)    | earlier |
      | Plains        | earlier |
    And Alice has in hand
      | card            |
      | Armor of Thorns |
      | Holy Strength   |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Bob casts "Lightning Bolt"
      | target | Grizzly Bears |
    And Bob passes priority
    Then Alice cannot cast "Holy Strength"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And Alice can cast "Armor of Thorns"
      | target    | Grizzly Bears      |
      | mana from | Forest; Forest (2) |
    When the stack resolves
    Then Alice controls
      | card            | P/T | damage | attached to   |
      | Grizzly Bears   | 4/4 | 3      |               |
      | Armor of Thorns |     |        | Grizzly Bears |

  @id:EN-401 @clause:ench-212.4b-under-spell-controllers-control @control:ench-212.4b-under-spell-controllers-control
  @clause:ench-212.4d-enters-attached-to-target
  @cr:115.7d @cr:303.4 @cr:110.2b @cr:608.3c @needs:auras @needs:targeting @needs:control-change @needs:stack
  Scenario: Whoever takes an Aura spell and gives it a new target controls the Aura, which is attached to that
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob has in hand
      | card     |
      | Pacifism |
    And Bob's mana pool contains {W}{W}
    And Alice has in hand
      | card       |
      | Commandeer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer     |
      | may    | yes        |
      | target | Hill Giant |
    When Bob casts "Pacifism"
      | target | Grizzly Bears |
    And Bob passes priority
    And Alice casts "Commandeer"
      | target | Pacifism |
    And the top of the stack resolves
    Then the stack contains
      | card     | kind  | controller |
      | Pacifism | spell | Alice      |
    When the stack resolves
    Then Alice controls
      | card     | owner | attached to |
      | Pacifism | Bob   | Hill Giant  |

  @id:EN-402 @clause:ench-212.4b-under-spell-controllers-control @clause:ench-212.4d-enters-attached-to-target
  @cr:115.7d @cr:303.4 @cr:110.2b @cr:608.3c @needs:auras @needs:targeting @needs:control-change @needs:stack
  Scenario: An Aura spell that changes its controller but not its target enchants that target
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob has in hand
      | card          |
      | Holy Strength |
    And Bob's mana pool contains {W}
    And Alice has in hand
      | card       |
      | Commandeer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Bob casts "Holy Strength"
      | target | Hill Giant |
    And Bob passes priority
    And Alice casts "Commandeer"
      | target | Holy Strength |
    And the stack resolves
    Then Alice controls
      | card          | owner | attached to |
      | Holy Strength | Bob   | Hill Giant  |

  @id:EN-403 @clause:x-ench-target-illegal-on-resolution
  @cr:115.7d @cr:603.2 @cr:608.2b @needs:auras @needs:targeting @needs:control-change @needs:stack @needs:copy
  Scenario: An Aura spell taken and turned on a Phantasmal Image loses its target, for the Image is sacrificed when it becomes one
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in hand
      | card             |
      | Phantasmal Image |
      | Pacifism         |
    And Bob's mana pool contains {U}{U}{W}{W}
    And Bob will choose
      | choice | answer        |
      | may    | yes           |
      | object | Grizzly Bears |
    And Alice has in hand
      | card       |
      | Commandeer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer           |
      | may    | yes              |
      | target | Phantasmal Image |
    When Bob casts "Phantasmal Image"
    And the stack resolves
    Then Bob controls
      | card             | name          |
      | Phantasmal Image | Grizzly Bears |
    When Bob casts "Pacifism"
      | target | Grizzly Bears |
    And Bob passes priority
    And Alice casts "Commandeer"
      | target | Pacifism |
    And the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Pacifism         | spell   | Alice      |
      | Phantasmal Image | ability | Bob        |
    When the stack resolves
    Then Bob has in the graveyard
      | card             |
      | Phantasmal Image |
      | Pacifism         |
    And Alice controls
      | card          |
      | Grizzly Bears |

  @id:EN-693 @clause:x-ench-target-illegal-on-resolution
  @cr:115.7d @cr:603.2 @cr:608.2b @needs:auras @needs:targeting @needs:control-change @needs:stack @needs:copy
  Scenario: An Aura spell taken whose target stays the same does not make it a target anew: the ability of Phantasmal Image triggers once
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in hand
      | card             |
      | Phantasmal Image |
      | Holy Strength    |
    And Bob's mana pool contains {U}{U}
    And Bob controls
      | card   | since   |
      | Plains | earlier |
    And Bob will choose
      | choice | answer        |
      | may    | yes           |
      | object | Grizzly Bears |
    And Alice has in hand
      | card       |
      | Commandeer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer           |
      | may    | yes              |
      | target | Phantasmal Image |
    When Bob casts "Phantasmal Image"
    And the stack resolves
    And Bob casts "Holy Strength"
      | target    | Phantasmal Image |
      | mana from | Plains           |
    And Bob passes priority
    And Alice casts "Commandeer"
      | target | Holy Strength |
    And the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Holy Strength    | spell   | Alice      |
      | Phantasmal Image | ability | Bob        |
    When the stack resolves
    Then Bob has in the graveyard
      | card             |
      | Phantasmal Image |
      | Holy Strength    |

  @id:EN-727 @clause:ench-212.4b-under-spell-controllers-control
  @cr:118.9 @cr:601.2h @cr:112.2 @needs:stack @needs:auras @needs:control-change @needs:alternative-costs
  Scenario: Bob takes control of an enchantment spell without any mana, by exiling the only two other blue cards of his hand
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob has in hand
      | card           |
      | Commandeer     |
      | Flight         |
      | Hermetic Study |
    When Alice casts "Glorious Anthem"
    And Alice passes priority
    And Bob casts "Commandeer"
      | target    | Glorious Anthem |
      | cast with | exile           |
    And the stack resolves
    Then Bob controls
      | card            | owner |
      | Glorious Anthem | Alice |
    And Bob has in exile
      | card           |
      | Flight         |
      | Hermetic Study |
    And Bob has 0 cards in hand
