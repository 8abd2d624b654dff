Feature: Who controls an Aura, and who controls what it enchants
  Control of an Aura and control of the enchanted permanent are two things, also for whose abilities are whose. Only an
  Aura that says so gives control of what it enchants.

  @id:EN-018 @clause:ench-212.4i-host-control-change @control:ench-212.4i-aura-control-change
  @cr:303.4e
  @needs:auras @needs:control-change @needs:turn-structure @needs:combat @needs:haste @needs:targeting
  Scenario: Taking control of an enchanted creature leaves the Aura attached and under its own controller
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Threaten |
    And Alice's mana pool contains {R}{R}{R}
    And Bob controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Holy Strength | earlier | Grizzly Bears |
    When Alice casts "Threaten"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | owner | P/T |
      | Grizzly Bears | Bob   | 3/4 |
    And Bob controls
      | card          | attached to   |
      | Holy Strength | Grizzly Bears |
    And Alice can attack with "Grizzly Bears"
    When the game reaches Bob's upkeep step
    Then Bob controls
      | card          | P/T | attached to   |
      | Grizzly Bears | 3/4 |               |
      | Holy Strength |     | Grizzly Bears |

  @id:EN-019 @clause:ench-212.4i-aura-control-change @control:ench-212.4i-host-control-change
  @control:x-ench-stolen-control-magic
  @cr:303.4e
  @needs:auras @needs:control-change @needs:targeting
  Scenario: Taking control of an Aura gives no control of the creature that it enchants
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Holy Strength | earlier | Grizzly Bears |
    And Bob has in hand
      | card              |
      | Steal Enchantment |
    And Bob's mana pool contains {U}{U}
    When Bob casts "Steal Enchantment"
      | target | Holy Strength |
    And the stack resolves
    Then Bob controls
      | card              | owner | attached to   |
      | Steal Enchantment | Bob   | Holy Strength |
      | Holy Strength     | Alice | Grizzly Bears |
    And Alice controls
      | card          | owner | P/T |
      | Grizzly Bears | Alice | 3/4 |

  @id:EN-020 @clause:ench-212.4i-separate-controllers @clause:ench-212.4i-host-control-change
  @cr:303.4e
  @needs:auras @needs:control-change @needs:targeting
  Scenario: The Auras of two players on one creature stay under their controllers when a third Aura changes who controls the creature
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   | attached to |
      | Hill Giant    | earlier |             |
      | Holy Strength | earlier | Hill Giant  |
    And Alice controls
      | card   | since   | attached to |
      | Flight | earlier | Hill Giant  |
    And Alice has in hand
      | card          |
      | Control Magic |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Control Magic"
      | target | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card          | owner | P/T | with   | attached to |
      | Hill Giant    | Bob   | 4/5 | flying |             |
      | Flight        | Alice |     |        | Hill Giant  |
      | Control Magic | Alice |     |        | Hill Giant  |
    And Bob controls
      | card          | owner | attached to |
      | Holy Strength | Bob   | Hill Giant  |

  @id:EN-021 @clause:ench-212.4i-aura-abilities-by-aura-controller
  @control:ench-212.4i-aura-abilities-by-aura-controller
  @cr:303.4e @cr:602.2
  @needs:auras @needs:activated-abilities @needs:priority @needs:stack
  Scenario: The Aura's controller may activate its ability, and the controller of the enchanted creature may not
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Mountain      | earlier |
    And Alice controls
      | card          | since   | attached to   |
      | Firebreathing | earlier | Grizzly Bears |
      | Mountain (2)  | earlier |               |
    When Alice activates "{R}" of "Firebreathing"
      | mana from | Mountain (2) |
    Then the stack contains
      | card          | kind    | controller |
      | Firebreathing | ability | Alice      |
    When the stack resolves
    Then Bob controls
      | card          | P/T |
      | Grizzly Bears | 3/2 |
    When Alice passes priority
    Then Bob cannot activate "{R}" of "Firebreathing"
      | mana from | Mountain |
    And Bob cannot activate "{R}" of "Grizzly Bears"
      | mana from | Mountain |

  @id:EN-022 @clause:ench-212.4i-aura-abilities-by-aura-controller
  @control:ench-212.4i-aura-abilities-by-aura-controller
  @cr:303.4e @cr:602.2
  @needs:auras @needs:activated-abilities @needs:control-change @needs:priority @needs:targeting
  Scenario: Whoever takes control of an Aura may activate its ability, and its owner no longer may
    Given it is Bob's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Mountain      | earlier |
    And Alice controls
      | card          | since   | attached to   |
      | Firebreathing | earlier | Grizzly Bears |
      | Mountain (2)  | earlier |               |
    And Bob has in hand
      | card              |
      | Steal Enchantment |
    And Bob's mana pool contains {U}{U}
    When Bob casts "Steal Enchantment"
      | target | Firebreathing |
    And the stack resolves
    And Bob activates "{R}" of "Firebreathing"
      | mana from | Mountain |
    And the stack resolves
    Then Bob controls
      | card          | P/T | attached to   |
      | Grizzly Bears | 3/2 |               |
      | Firebreathing |     | Grizzly Bears |
    When Bob passes priority
    Then Alice cannot activate "{R}" of "Firebreathing"
      | mana from | Mountain (2) |

  @id:EN-023 @clause:ench-212.4i-granted-ability-by-host-controller
  @control:ench-212.4i-granted-ability-by-host-controller @control:x-ench-granted-ability-survives-on-stack
  @cr:113.10 @cr:303.4e
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:priority @needs:targeting @needs:damage
  @needs:stack
  Scenario: An ability that an Aura gives to a creature is the creature's, and is activated by the creature's controller
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice controls
      | card           | since   | attached to   |
      | Hermetic Study | earlier | Grizzly Bears |
    Then Alice cannot activate "{T}" of "Grizzly Bears"
      | target | Bob |
    And Alice cannot activate "{T}" of "Hermetic Study"
      | target | Bob |
    When Alice passes priority
    Then Bob can activate "{T}" of "Grizzly Bears"
      | target | Alice |
    And the stack contains
      | card          | kind    | controller |
      | Grizzly Bears | ability | Bob        |
    When the stack resolves
    Then Alice has 19 life
    And Bob controls
      | card          | tapped |
      | Grizzly Bears | yes    |
    And Alice controls
      | card           | attached to   |
      | Hermetic Study | Grizzly Bears |

  @id:EN-024 @clause:ench-212.4i-granted-ability-by-host-controller
  @control:ench-212.4i-granted-ability-by-host-controller
  @cr:113.10 @cr:303.4e
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:control-change @needs:haste @needs:priority
  @needs:targeting @needs:damage @needs:turn-structure @needs:stack
  Scenario: Taking control of the creature brings with it the ability that an opponent's Aura gives to the creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Threaten |
    And Alice's mana pool contains {R}{R}{R}
    And Bob controls
      | card           | since   | attached to   |
      | Grizzly Bears  | earlier |               |
      | Hermetic Study | earlier | Grizzly Bears |
    When Alice casts "Threaten"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice passes priority
    Then Bob cannot activate "{T}" of "Grizzly Bears"
      | target | Alice |
    When the game reaches Alice's postcombat main phase
    Then Alice can activate "{T}" of "Grizzly Bears"
      | target | Bob |
    And the stack contains
      | card          | kind    | controller |
      | Grizzly Bears | ability | Alice      |
    When the stack resolves
    Then Bob has 19 life
    And Bob controls
      | card           | attached to   |
      | Hermetic Study | Grizzly Bears |

  @id:EN-039 @clause:ench-212.4i-granted-ability-by-host-controller
  @control:ench-212.4i-granted-ability-by-host-controller
  @cr:113.7 @cr:702.16b
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:color-change @needs:protection
  @needs:targeting @needs:damage
  Scenario: The creature, not the Aura, is the source of the granted ability
    Given it is Bob's precombat main phase
    And Bob controls
      | card                  | since   | attached to           |
      | Grizzly Bears (black) | earlier |                       |
      | Hermetic Study (1)    | earlier | Grizzly Bears (black) |
      | Grizzly Bears         | earlier |                       |
      | Hermetic Study (2)    | earlier | Grizzly Bears         |
    And Bob has in hand
      | card      |
      | Deathlace |
    And Bob's mana pool contains {B}
    And Alice controls
      | card         | since   |
      | White Knight | earlier |
    When Bob casts "Deathlace"
      | target | Grizzly Bears (black) |
    And the stack resolves
    Then Bob cannot activate "{T}" of "Grizzly Bears (black)"
      | target | White Knight |
    And Bob can activate "{T}" of "Grizzly Bears"
      | target | White Knight |
    When the stack resolves
    Then Alice controls
      | card         | P/T | damage |
      | White Knight | 2/2 | 1      |

  @id:EN-025 @clause:x-ench-granted-ability-survives-on-stack @control:x-ench-granted-ability-survives-on-stack
  @cr:113.7a
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:stack @needs:targeting @needs:damage
  @needs:turn-structure @needs:priority
  Scenario: An activated ability given by an Aura resolves though the Aura has left, and can no longer be activated afterwards
    Given it is Bob's precombat main phase
    And Bob controls
      | card           | since   | attached to   |
      | Grizzly Bears  | earlier |               |
      | Hermetic Study | earlier | Grizzly Bears |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    When Bob activates "{T}" of "Grizzly Bears"
      | target | Alice |
    And Bob passes priority
    And Alice casts "Disenchant"
      | target | Hermetic Study |
    And the top of the stack resolves
    Then Bob has in the graveyard
      | card           |
      | Hermetic Study |
    And the stack contains
      | card          | kind    | controller |
      | Grizzly Bears | ability | Bob        |
    And Alice has 20 life
    When the stack resolves
    Then Alice has 19 life
    When the game reaches Bob's precombat main phase
    Then Bob controls
      | card          | tapped |
      | Grizzly Bears | no     |
    And Bob cannot activate "{T}" of "Grizzly Bears"
      | target | Alice |

  @id:EN-026 @clause:x-ench-control-magic-leaves @control:x-ench-control-magic-leaves
  @cr:604.2 @cr:613.1b
  @needs:auras @needs:control-change @needs:layers @needs:targeting @needs:damage @needs:status @needs:priority
  Scenario: Control of a creature lasts as long as the Aura that gives it, and the creature stays tapped and damaged
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   | tapped | damage | attached to |
      | Hill Giant    | earlier | yes    | 2      |             |
      | Holy Strength | earlier |        |        | Hill Giant  |
    And Alice has in hand
      | card          |
      | Control Magic |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Bob has in hand
      | card           |
      | Disenchant (1) |
      | Disenchant (2) |
    And Bob's mana pool contains {W}{W}{W}{W}
    When Alice casts "Control Magic"
      | target | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card       | owner | P/T | tapped | damage |
      | Hill Giant | Bob   | 4/5 | yes    | 2      |
    When Alice passes priority
    And Bob casts "Disenchant (1)"
      | target | Holy Strength |
    And the stack resolves
    Then Alice controls
      | card       | P/T | tapped | damage |
      | Hill Giant | 3/3 | yes    | 2      |
    When Alice passes priority
    And Bob casts "Disenchant (2)"
      | target | Control Magic |
    And the stack resolves
    Then Bob controls
      | card       | P/T | tapped | damage |
      | Hill Giant | 3/3 | yes    | 2      |
    And Alice has in the graveyard
      | card          |
      | Control Magic |

  @id:EN-027 @clause:x-ench-control-magic-latest-wins
  @cr:613.1b @cr:613.7 @cr:613.9
  @needs:auras @needs:control-change @needs:layers @needs:targeting @needs:turn-structure @needs:priority
  Scenario: Of two control-changing Auras on one creature the newer prevails, and the older again once the newer is destroyed
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Plains (3) | earlier |
      | Plains (4) | earlier |
    And Alice has in hand
      | card                  |
      | Control Magic (Alice) |
      | Disenchant (1)        |
      | Disenchant (2)        |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Bob has in hand
      | card                |
      | Control Magic (Bob) |
    When Alice casts "Control Magic (Alice)"
      | target | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card       | owner |
      | Hill Giant | Bob   |
    When the game reaches Bob's precombat main phase
    And Bob casts "Control Magic (Bob)"
      | target    | Hill Giant                                 |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card                | attached to |
      | Hill Giant          |             |
      | Control Magic (Bob) | Hill Giant  |
    And Alice controls
      | card                  | attached to |
      | Control Magic (Alice) | Hill Giant  |
    When Bob passes priority
    And Alice casts "Disenchant (1)"
      | target    | Control Magic (Bob) |
      | mana from | Plains; Plains (2)  |
    And the stack resolves
    Then Alice controls
      | card       | owner |
      | Hill Giant | Bob   |
    When Bob passes priority
    And Alice casts "Disenchant (2)"
      | target    | Control Magic (Alice)  |
      | mana from | Plains (3); Plains (4) |
    And the stack resolves
    Then Bob controls
      | card       | owner |
      | Hill Giant | Bob   |

  @id:EN-028 @clause:x-ench-control-magic-latest-wins @control:x-ench-control-magic-latest-wins
  @cr:613.1b @cr:613.7 @cr:613.9
  @needs:auras @needs:control-change @needs:layers @needs:multiplayer @needs:targeting @needs:turn-structure
  @needs:priority
  Scenario: Without the older of two control-changing Auras nothing changes, and without either the creature goes back to its owner
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Control Magic (Alice) |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Bob has in hand
      | card                |
      | Control Magic (Bob) |
    And Chloé controls
      | card       | since   |
      | Hill Giant | earlier |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Plains (3) | earlier |
      | Plains (4) | earlier |
    And Chloé has in hand
      | card           |
      | Disenchant (1) |
      | Disenchant (2) |
    When Alice casts "Control Magic (Alice)"
      | target | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card       | owner |
      | Hill Giant | Chloé |
    When the game reaches Bob's precombat main phase
    And Bob casts "Control Magic (Bob)"
      | target    | Hill Giant                                 |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card       | owner |
      | Hill Giant | Chloé |
    When Bob passes priority
    And Chloé casts "Disenchant (1)"
      | target    | Control Magic (Alice) |
      | mana from | Plains; Plains (2)    |
    And the stack resolves
    Then Bob controls
      | card       | owner |
      | Hill Giant | Chloé |
    When Bob passes priority
    And Chloé casts "Disenchant (2)"
      | target    | Control Magic (Bob)    |
      | mana from | Plains (3); Plains (4) |
    And the stack resolves
    Then Chloé controls
      | card       | owner |
      | Hill Giant | Chloé |

  @id:EN-029 @clause:x-ench-stolen-control-magic
  @cr:109.5 @cr:303.4e @cr:613.8a
  @needs:auras @needs:control-change @needs:layers @needs:targeting @needs:priority
  Scenario: Whoever takes control of a control-changing Aura takes the creature too, until the Aura goes back
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   | attached to |
      | Hill Giant    | earlier |             |
      | Control Magic | earlier | Hill Giant  |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    And Bob has in hand
      | card              |
      | Steal Enchantment |
    And Bob's mana pool contains {U}{U}
    When Bob casts "Steal Enchantment"
      | target | Control Magic |
    And the stack resolves
    Then Bob controls
      | card              | owner | attached to   |
      | Steal Enchantment | Bob   | Control Magic |
      | Control Magic     | Alice | Hill Giant    |
      | Hill Giant        | Alice |               |
    When Bob passes priority
    And Alice casts "Disenchant"
      | target | Steal Enchantment |
    And the stack resolves
    Then Alice controls
      | card          | owner | attached to |
      | Control Magic | Alice | Hill Giant  |
      | Hill Giant    | Alice |             |
    And Bob has in the graveyard
      | card              |
      | Steal Enchantment |

  @id:EN-404 @clause:ench-212.4i-separate-controllers
  @cr:303.4e @cr:608.2d @cr:603.3a @cr:615.1a @needs:auras @needs:triggered-abilities @needs:prevention
  @needs:mana-abilities
  Scenario: Power Leak is Alice's, but it is Bob, in his upkeep, who pays to take less damage
    Given it is Alice's end step
    And Bob controls
      | card            | since   |
      | Glorious Anthem | earlier |
      | Island          | earlier |
    And Alice controls
      | card       | since   | attached to     |
      | Power Leak | earlier | Glorious Anthem |
    And Bob will choose
      | choice | answer |
      | number | 1      |
    When the game reaches Bob's upkeep step
    Then the stack contains
      | card       | kind    | controller |
      | Power Leak | ability | Alice      |
    When Bob activates "{T}" of "Island"
    And the stack resolves
    Then Bob has 19 life
    And Alice has 20 life
    And Bob's mana pool is empty

  @id:EN-725 @clause:ench-212.4i-separate-controllers
  @cr:109.5 @cr:303.4e @cr:613.8b @needs:auras @needs:control-change @needs:layers
  Scenario: Of two Auras that would each take control of the other, the older one is applied first, and its controller controls both
    Given it is Alice's precombat main phase
    And Alice controls
      | card                    | owner | since   | attached to             |
      | Glorious Anthem         | Alice | earlier |                         |
      | Steal Enchantment (old) | Alice | earlier | Steal Enchantment (new) |
      | Steal Enchantment (new) | Bob   | earlier | Steal Enchantment (old) |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    When Alice casts "Disenchant"
      | target | Glorious Anthem |
    And the stack resolves
    Then Alice controls
      | card                    | owner | attached to             |
      | Steal Enchantment (old) | Alice | Steal Enchantment (new) |
      | Steal Enchantment (new) | Bob   | Steal Enchantment (old) |
