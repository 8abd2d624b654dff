Feature: What an Aura is attached to
  An Aura spell enters attached to its target. On the battlefield an Aura can be attached only to what its enchant
  ability and other effects allow, and never to itself.

  @id:EN-070 @clause:ench-212.4d-enters-attached-to-target @control:ench-212.4d-enters-attached-to-target
  @cr:303.4 @cr:608.3c @needs:auras @needs:targeting
  Scenario: Each Aura enters attached to the creature it targeted, not to another one of the same name
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
    And Bob controls
      | card              | since   |
      | Grizzly Bears (2) | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
      | Flight        |
    And Alice's mana pool contains {W}{U}
    When Alice casts "Holy Strength"
      | target | Grizzly Bears (2) |
    And the top of the stack resolves
    Then Alice controls
      | card              | P/T | attached to       |
      | Holy Strength     |     | Grizzly Bears (2) |
      | Grizzly Bears (1) | 2/2 |                   |
    And Bob controls
      | card              | P/T |
      | Grizzly Bears (2) | 3/4 |
    When Alice casts "Flight"
      | target | Grizzly Bears (1) |
    And the top of the stack resolves
    Then Alice controls
      | card              | P/T | with   | attached to       |
      | Holy Strength     |     |        | Grizzly Bears (2) |
      | Flight            |     |        | Grizzly Bears (1) |
      | Grizzly Bears (1) | 2/2 | flying |                   |
    And Bob controls
      | card              | P/T | without |
      | Grizzly Bears (2) | 3/4 | flying  |

  @id:EN-071 @clause:ench-212.4d-enters-attached-to-target @control:ench-212.4d-enters-attached-to-target
  @cr:303.4 @cr:608.3c @cr:702.5d @needs:auras @needs:player-auras @needs:targeting
  Scenario: An Aura that enchants a player enters attached to the player it targeted, the opponent or its own controller
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                           |
      | Curse of the Pierced Heart (1) |
      | Curse of the Pierced Heart (2) |
    And Alice's mana pool contains {R}{R}{R}{R}
    When Alice casts "Curse of the Pierced Heart (1)"
      | target | Bob |
    And the top of the stack resolves
    And Alice casts "Curse of the Pierced Heart (2)"
      | target | Alice |
    And the top of the stack resolves
    Then Alice controls
      | card                           | attached to |
      | Curse of the Pierced Heart (1) | Bob         |
      | Curse of the Pierced Heart (2) | Alice       |

  @id:EN-072 @clause:ench-212.4d-host-restriction-in-play @control:ench-212.4d-host-restriction-in-play
  @cr:303.4 @cr:303.4c @cr:514.3a @cr:702.5a @cr:704.5m
  @needs:auras @needs:type-change @needs:state-based-actions @needs:turn-structure
  Scenario: When an animated land ceases to be a creature, an Aura that enchants creatures falls off and one that enchants lands stays
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Mishra's Factory | earlier |
      | Island           | earlier |
      | Plains           | earlier |
      | Forest           | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
      | Wild Growth   |
    When Alice activates "{1}" of "Mishra's Factory"
      | mana from | Island |
    And the stack resolves
    And Alice casts "Holy Strength"
      | target    | Mishra's Factory |
      | mana from | Plains           |
    And the stack resolves
    And Alice casts "Wild Growth"
      | target    | Mishra's Factory |
      | mana from | Forest           |
    And the stack resolves
    Then Alice controls
      | card             | types                    | P/T | attached to      |
      | Mishra's Factory | artifact; creature; land | 3/4 |                  |
      | Holy Strength    |                          |     | Mishra's Factory |
      | Wild Growth      |                          |     | Mishra's Factory |
    When the game reaches Alice's end step
    Then Alice controls
      | card             | P/T | attached to      |
      | Mishra's Factory | 3/4 |                  |
      | Holy Strength    |     | Mishra's Factory |
      | Wild Growth      |     | Mishra's Factory |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card             | types | attached to      |
      | Mishra's Factory | land  |                  |
      | Wild Growth      |       | Mishra's Factory |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |

  @id:EN-073 @clause:ench-212.4d-extra-restriction-in-play @control:ench-212.4d-extra-restriction-in-play
  @cr:303.4c @cr:702.5a @cr:704.5m @needs:auras @needs:color-change @needs:state-based-actions
  Scenario: An Aura that can enchant only a nonblack creature falls off when the creature becomes black, not when the Aura does
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | attached to   |
      | Grizzly Bears   | earlier |               |
      | Armor of Thorns | earlier | Grizzly Bears |
      | Holy Strength   | earlier | Grizzly Bears |
    And Alice has in hand
      | card          |
      | Deathlace (1) |
      | Deathlace (2) |
    And Alice's mana pool contains {B}{B}
    When Alice casts "Deathlace (1)"
      | target | Armor of Thorns |
    And the top of the stack resolves
    Then Alice controls
      | card            | colors | P/T | attached to   |
      | Grizzly Bears   | green  | 5/6 |               |
      | Armor of Thorns | black  |     | Grizzly Bears |
    When Alice casts "Deathlace (2)"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then Alice controls
      | card          | colors | P/T | attached to   |
      | Grizzly Bears | black  | 3/4 |               |
      | Holy Strength |        |     | Grizzly Bears |
    And Alice has in the graveyard
      | card            |
      | Armor of Thorns |

  @id:EN-074 @clause:ench-212.4d-ex-creature-in-play @control:ench-212.4d-ex-creature-in-play
  @cr:205.1a @cr:303.4c @cr:702.5a @cr:704.5m
  @needs:auras @needs:type-change @needs:activated-abilities @needs:state-based-actions
  Scenario: When the creature becomes a noncreature enchantment, Pacifism falls off and an Aura that enchants any permanent stays
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Confiscate    | earlier | Grizzly Bears |
    And Alice controls
      | card          | since   | attached to   |
      | Soul Sculptor | earlier |               |
      | Pacifism      | earlier | Grizzly Bears |
    And Alice's mana pool contains {W}{W}
    When Alice activates "{1}{W}, {T}" of "Soul Sculptor"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then Bob controls
      | card          | types       | attached to   |
      | Grizzly Bears | enchantment |               |
      | Confiscate    | enchantment | Grizzly Bears |
    And Alice has in the graveyard
      | card     |
      | Pacifism |

  @id:EN-075 @clause:ench-212.4d-cant-be-enchanted @clause:ench-212.4e-noncast-must-be-legal
  @control:ench-212.4e-noncast-must-be-legal
  @cr:303.4 @cr:303.4f
  @needs:auras @needs:reanimation @needs:cant-be-enchanted
  Scenario: An Aura returned by Replenish cannot be put onto a land that can't be enchanted by other Auras
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | attached to |
      | Forest (1)      | earlier |             |
      | Forest (2)      | earlier |             |
      | Forest (3)      | earlier |             |
      | Consecrate Land | earlier | Forest (1)  |
    And Alice has in the graveyard
      | card        |
      | Wild Growth |
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice cannot choose
      | choice | answer     |
      | object | Forest (1) |
    And Alice will choose
      | choice | answer     |
      | object | Forest (2) |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card            | attached to |
      | Wild Growth     | Forest (2)  |
      | Consecrate Land | Forest (1)  |

  @id:EN-076 @control:ench-212.4d-cant-be-enchanted @cr:303.4 @cr:303.4f
  @needs:auras @needs:reanimation
  Scenario: An Aura returned by Replenish can be put onto any land that nothing protects from Auras
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
      | Forest (3) | earlier |
    And Alice has in the graveyard
      | card        |
      | Wild Growth |
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice will choose
      | choice | answer     |
      | object | Forest (1) |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card        | attached to |
      | Wild Growth | Forest (1)  |

  @id:EN-077 @clause:ench-212.4d-cant-be-enchanted @cr:303.4 @cr:303.4g
  @needs:auras @needs:reanimation @needs:cant-be-enchanted
  Scenario: If the only land can't be enchanted by other Auras, Wild Growth stays in the graveyard while Glorious Anthem returns
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | attached to |
      | Forest          | earlier |             |
      | Consecrate Land | earlier | Forest      |
    And Alice has in the graveyard
      | card            |
      | Wild Growth     |
      | Glorious Anthem |
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card            | attached to |
      | Glorious Anthem |             |
      | Consecrate Land | Forest      |
    And Alice has in the graveyard
      | card        |
      | Wild Growth |

  @id:EN-078 @clause:ench-212.4g-cannot-enchant-itself @cr:303.4d @cr:303.4g
  @needs:auras @needs:reanimation
  Scenario: With no other enchantment on the battlefield, Power Leak cannot enter attached to itself and stays in the graveyard
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in the graveyard
      | card       |
      | Power Leak |
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice has in the graveyard
      | card       |
      | Power Leak |
      | Replenish  |

  @id:EN-079 @clause:ench-212.4g-cannot-enchant-itself @control:ench-212.4g-cannot-enchant-itself
  @cr:303.4d @cr:303.4f @needs:auras @needs:reanimation
  Scenario: Power Leak enters attached to another enchantment that its controller chooses, and is not itself among the choices
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Glorious Anthem | earlier |
    And Bob controls
      | card   | since   |
      | Fervor | earlier |
    And Alice has in the graveyard
      | card       |
      | Power Leak |
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice cannot choose
      | choice | answer     |
      | object | Power Leak |
    And Alice will choose
      | choice | answer          |
      | object | Glorious Anthem |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card       | attached to     |
      | Power Leak | Glorious Anthem |

  @id:EN-080 @clause:ench-212.4g-cannot-enchant-itself @cr:303.4d @cr:303.4j
  @needs:auras @needs:attachment-move @needs:control-change @needs:targeting
  Scenario: An effect that moves an Aura to another permanent cannot attach it to itself, so it stays where it is
    Given it is Alice's precombat main phase
    And Bob controls
      | card            | since   | attached to     |
      | Glorious Anthem | earlier |                 |
      | Power Leak      | earlier | Glorious Anthem |
    And Alice has in hand
      | card       |
      | Aura Graft |
    And Alice's mana pool contains {U}{U}
    When Alice casts "Aura Graft"
      | target | Power Leak |
    And the stack resolves
    Then Alice controls
      | card       | owner | attached to     |
      | Power Leak | Bob   | Glorious Anthem |
    And Alice has in the graveyard
      | card       |
      | Aura Graft |

  @id:EN-140 @clause:ench-212.4g-cannot-enchant-itself @control:ench-212.4g-cannot-enchant-itself
  @cr:303.4d @cr:608.2d
  @needs:auras @needs:attachment-move @needs:control-change @needs:targeting
  Scenario: An effect that moves an Aura lets the player choose another enchantment for it, but not the Aura itself
    Given it is Alice's precombat main phase
    And Bob controls
      | card            | since   | attached to     |
      | Glorious Anthem | earlier |                 |
      | Power Leak      | earlier | Glorious Anthem |
      | Fervor (1)      | earlier |                 |
      | Fervor (2)      | earlier |                 |
    And Alice has in hand
      | card       |
      | Aura Graft |
    And Alice's mana pool contains {U}{U}
    And Alice cannot choose
      | choice | answer     |
      | object | Power Leak |
    And Alice will choose
      | choice | answer     |
      | object | Fervor (2) |
    When Alice casts "Aura Graft"
      | target | Power Leak |
    And the stack resolves
    Then Alice controls
      | card       | owner | attached to |
      | Power Leak | Bob   | Fervor (2)  |

  @id:EN-081 @clause:ench-212.4g-self-attached-dies @cr:303.4d @cr:704.5m
  @needs:auras @needs:state-based-actions @needs:forced-setup
  Scenario: An Aura that is attached to itself is put into the graveyard when state-based actions are checked
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   | attached to    |
      | Forest         | earlier |                |
      | Confiscate (1) | earlier | Confiscate (1) |
      | Confiscate (2) | earlier | Forest         |
    When Alice passes priority
    Then the stack is empty
    And Alice has in the graveyard
      | card           |
      | Confiscate (1) |
    And Alice controls
      | card           | attached to |
      | Confiscate (2) | Forest      |

  @id:EN-082 @clause:x-ench-cant-be-enchanted-later @control:x-ench-cant-be-enchanted-later
  @cr:303.4 @cr:303.4c @cr:704.5m @needs:auras @needs:cant-be-enchanted @needs:state-based-actions
  Scenario: Consecrate Land makes the Aura already on that land fall off, but not the one on another land
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | attached to |
      | Forest (1)      | earlier |             |
      | Forest (2)      | earlier |             |
      | Wild Growth (1) | earlier | Forest (1)  |
      | Wild Growth (2) | earlier | Forest (2)  |
    And Alice has in hand
      | card            |
      | Consecrate Land |
    And Alice's mana pool contains {W}
    When Alice casts "Consecrate Land"
      | target | Forest (1) |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card            | attached to |
      | Consecrate Land | Forest (1)  |
      | Wild Growth (2) | Forest (2)  |
    And Alice has in the graveyard
      | card            |
      | Wild Growth (1) |

  @id:EN-083 @clause:x-ench-aura-that-is-a-creature @cr:303.4d @cr:704.5m @cr:704.5p
  @needs:auras @needs:type-change @needs:layers @needs:state-based-actions
  Scenario: An Aura that becomes a creature can no longer enchant anything and is put into the graveyard
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Mycosynth Lattice | earlier |               |
      | Grizzly Bears     | earlier |               |
      | Holy Strength     | earlier | Grizzly Bears |
    And Alice has in hand
      | card                  |
      | March of the Machines |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "March of the Machines"
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Alice controls
      | card                  | types                           | P/T |
      | Mycosynth Lattice     | artifact; creature              | 6/6 |
      | Grizzly Bears         | artifact; creature              | 2/2 |
      | March of the Machines | artifact; creature; enchantment | 4/4 |

  @id:EN-084 @clause:x-ench-enchant-you-control-after-steal @control:x-ench-enchant-you-control-after-steal
  @cr:303.4c @cr:702.5a @cr:704.5m @needs:auras @needs:control-change @needs:state-based-actions
  Scenario: When an opponent takes the creature, an Aura that enchants a creature you control falls off and Holy Strength stays
    Given it is Bob's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Setessan Training | earlier | Grizzly Bears |
      | Holy Strength     | earlier | Grizzly Bears |
    And Bob has in hand
      | card     |
      | Threaten |
    And Bob's mana pool contains {R}{R}{R}
    When Bob casts "Threaten"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then the stack is empty
    And Bob controls
      | card          | P/T | with  | without |
      | Grizzly Bears | 3/4 | haste | trample |
    And Alice controls
      | card          | attached to   |
      | Holy Strength | Grizzly Bears |
    And Alice has in the graveyard
      | card              |
      | Setessan Training |

  @id:EN-724 @clause:ench-212.4h-enchants-is-attached @ruleset:cr-2024 @ruleset:cr-2026
  @cr:205.1a @cr:303.4b @needs:auras @needs:type-change @needs:layers
  Scenario: What Imprisoned in the Moon enchants is a colourless land and nothing else: its creature types are gone
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                   |
      | Imprisoned in the Moon |
    And Alice's mana pool contains {U}{U}{U}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice casts "Imprisoned in the Moon"
      | target | Grizzly Bears |
    And the stack resolves
    Then Bob controls
      | card          | types | subtypes | colors |
      | Grizzly Bears | land  | none     | none   |
    And Alice controls
      | card                   | attached to   |
      | Imprisoned in the Moon | Grizzly Bears |

  @id:EN-726 @ruleset:cr-2024 @ruleset:cr-2026 @clause:ench-212.4h-enchants-is-attached
  @cr:205.1a @cr:613.3 @cr:303.4b @needs:auras @needs:type-change @needs:layers
  Scenario: Even a creature that is every creature type is only a land with no type of creature once Imprisoned in the Moon enchants it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                   |
      | Imprisoned in the Moon |
    And Alice's mana pool contains {U}{U}{U}
    And Bob controls
      | card             | since   |
      | Mistform Ultimus | earlier |
    When Alice casts "Imprisoned in the Moon"
      | target | Mistform Ultimus |
    And the stack resolves
    Then Bob controls
      | card             | types | subtypes | supertypes |
      | Mistform Ultimus | land  | none     | legendary  |
    And Alice controls
      | card                   | attached to      |
      | Imprisoned in the Moon | Mistform Ultimus |

  @id:EN-728 @ruleset:cr-2024 @ruleset:cr-2026 @clause:ench-212.4h-enchants-is-attached
  @cr:613.4a @cr:613.4b @cr:303.4b @needs:auras @needs:type-change @needs:layers
  Scenario: Power and toughness that an Aura sets hold against an ability that defines them, though not against a later spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | attached to |
      | Mycosynth Lattice   | earlier |             |
      | Maro (1)            | earlier |             |
      | Maro (2)            | earlier |             |
      | Memnite             | earlier |             |
      | Ensoul Artifact (1) | earlier | Maro (1)    |
      | Ensoul Artifact (2) | earlier | Memnite     |
    And Alice has in hand
      | card         |
      | Turn to Frog |
      | Flight       |
      | Disenchant   |
    And Alice's mana pool contains {U}{U}
    Then Alice controls
      | card     | P/T |
      | Maro (1) | 5/5 |
      | Maro (2) | 3/3 |
      | Memnite  | 5/5 |
    When Alice casts "Turn to Frog"
      | target | Memnite |
    And the stack resolves
    Then Alice controls
      | card     | P/T |
      | Maro (1) | 5/5 |
      | Maro (2) | 2/2 |
      | Memnite  | 1/1 |
