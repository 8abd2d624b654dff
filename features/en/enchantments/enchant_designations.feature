Feature: What follows the word "enchant"
  An Aura, a local enchantment in the words of 2004, says after "enchant" what it can enchant: a card type, a subtype,
  any permanent or a player. If there are several words, its host must have every one of those qualities.

  @id:EN-040 @clause:ench-212.4c-local-designation @control:ench-212.4c-local-designation @ruleset:cr-2024
  @ruleset:cr-2026 @cr:205.3h @cr:303.4 @cr:702.5a @needs:auras @needs:targeting
  Scenario: Auras with "Enchant creature" and "Enchant land" have the subtype Aura, and each enchants only what it says
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
      | Wild Growth   |
    And Alice's mana pool contains {W}{G}
    Then Alice cannot cast "Holy Strength"
      | target | Forest |
    And Alice cannot cast "Wild Growth"
      | target | Grizzly Bears |
    When Alice casts "Holy Strength"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice casts "Wild Growth"
      | target | Forest |
    And the stack resolves
    Then Alice controls
      | card          | types       | subtypes | P/T | attached to   |
      | Holy Strength | enchantment | Aura     |     | Grizzly Bears |
      | Wild Growth   | enchantment | Aura     |     | Forest        |
      | Grizzly Bears |             |          | 3/4 |               |

  @id:EN-041 @clause:ench-212.4c-local-designation @control:ench-212.4c-local-designation @ruleset:cr-2004 @cr:303.4
  @cr:702.5a @needs:auras @needs:targeting
  Scenario: A local enchantment has a type line that names what it enchants: "enchant creature" or "enchant land"
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
      | Wild Growth   |
    And Alice's mana pool contains {W}{G}
    Then Alice cannot cast "Holy Strength"
      | target | Forest |
    And Alice cannot cast "Wild Growth"
      | target | Grizzly Bears |
    When Alice casts "Holy Strength"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice casts "Wild Growth"
      | target | Forest |
    And the stack resolves
    Then Alice controls
      | card          | types       | subtypes         | P/T | attached to   |
      | Holy Strength | enchantment | enchant creature |     | Grizzly Bears |
      | Wild Growth   | enchantment | enchant land     |     | Forest        |
      | Grizzly Bears |             |                  | 3/4 |               |

  @id:EN-042 @clause:ench-212.4c-ex-artifact @control:ench-212.4c-ex-artifact @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting
  Scenario: Warp Artifact, an "Enchant artifact" Aura, enchants an artifact and an artifact creature, but neither another creature nor a land
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Sol Ring      | earlier |
      | Ornithopter   | earlier |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice has in hand
      | card              |
      | Warp Artifact     |
      | Warp Artifact (2) |
    And Alice's mana pool contains {B}{B}{B}{B}
    Then Alice cannot cast "Warp Artifact"
      | target | Grizzly Bears |
    And Alice cannot cast "Warp Artifact"
      | target | Forest |
    And Alice can cast "Warp Artifact"
      | target | Sol Ring |
    When the stack resolves
    Then Alice can cast "Warp Artifact (2)"
      | target | Ornithopter |
    When the stack resolves
    Then Alice controls
      | card              | attached to |
      | Warp Artifact     | Sol Ring    |
      | Warp Artifact (2) | Ornithopter |

  @id:EN-043 @clause:ench-212.4c-ex-artifact @control:ench-212.4c-ex-artifact @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting @needs:activated-abilities @needs:type-change
  Scenario: Warp Artifact may be cast on Mishra's Factory only once the Factory is an artifact
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Mishra's Factory | earlier |
    And Alice has in hand
      | card          |
      | Warp Artifact |
    And Alice's mana pool contains {B}{B}{B}
    Then Alice cannot cast "Warp Artifact"
      | target | Mishra's Factory |
    When Alice activates "{1}" of "Mishra's Factory"
    And the stack resolves
    Then Alice can cast "Warp Artifact"
      | target | Mishra's Factory |
    When the stack resolves
    Then Alice controls
      | card             | types                    | attached to      |
      | Mishra's Factory | artifact; creature; land |                  |
      | Warp Artifact    |                          | Mishra's Factory |

  @id:EN-044 @clause:ench-212.4c-ex-artifact-creature @cr:303.4a @cr:702.5a @needs:auras @needs:targeting
  @needs:control-change
  Scenario: Domineer, an "Enchant artifact creature" Aura, takes control of the Ornithopter that it enchants
    Given it is Alice's precombat main phase
    And Bob controls
      | card        | since   |
      | Ornithopter | earlier |
    And Alice has in hand
      | card     |
      | Domineer |
    And Alice's mana pool contains {U}{U}{U}
    Then Alice can cast "Domineer"
      | target | Ornithopter |
    When the stack resolves
    Then Alice controls
      | card        | owner | attached to |
      | Ornithopter | Bob   |             |
      | Domineer    | Alice | Ornithopter |

  @id:EN-045 @clause:ench-212.4c-ex-creature @control:ench-212.4c-ex-creature @cr:300.2 @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scenario: Holy Strength, an "Enchant creature" Aura, enchants a creature and an artifact creature, but no artifact, land or enchantment that is no creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Glorious Anthem | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Ornithopter   | earlier |
      | Sol Ring      | earlier |
      | Forest        | earlier |
    And Alice has in hand
      | card              |
      | Holy Strength     |
      | Holy Strength (2) |
    And Alice's mana pool contains {W}{W}
    Then Alice cannot cast "Holy Strength"
      | target | Sol Ring |
    And Alice cannot cast "Holy Strength"
      | target | Forest |
    And Alice cannot cast "Holy Strength"
      | target | Glorious Anthem |
    And Alice can cast "Holy Strength"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice can cast "Holy Strength (2)"
      | target | Ornithopter |
    When the stack resolves
    Then Alice controls
      | card              | attached to   |
      | Holy Strength     | Grizzly Bears |
      | Holy Strength (2) | Ornithopter   |
    And Bob controls
      | card          | P/T |
      | Grizzly Bears | 3/4 |
      | Ornithopter   | 1/4 |

  @id:EN-046 @clause:ench-212.4c-ex-creature @control:ench-212.4c-ex-creature @cr:300.2 @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scenario: Holy Strength may be cast on Dryad Arbor, a land that is a creature, but not on a Forest that is not a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Forest      | earlier |
      | Dryad Arbor | earlier |
    And Alice has in hand
      | card          |
      | Holy Strength |
    And Alice's mana pool contains {W}
    Then Alice cannot cast "Holy Strength"
      | target | Forest |
    And Alice can cast "Holy Strength"
      | target | Dryad Arbor |
    When the stack resolves
    Then Alice controls
      | card          | types          | P/T | attached to |
      | Dryad Arbor   | creature; land | 2/3 |             |
      | Holy Strength |                |     | Dryad Arbor |

  @id:EN-047 @clause:ench-212.4c-ex-permanent @control:ench-212.4c-ex-permanent @cr:109.2 @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting @needs:control-change
  Scenario: Confiscate, an "Enchant permanent" Aura, may be cast on a land, but neither on a player nor on a card in a graveyard
    Given it is Alice's precombat main phase
    And Bob controls
      | card   | since   |
      | Forest | earlier |
    And Bob has in the graveyard
      | card           |
      | Llanowar Elves |
    And Alice has in hand
      | card       |
      | Confiscate |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    Then Alice cannot cast "Confiscate"
      | target | Bob |
    And Alice cannot cast "Confiscate"
      | target | Llanowar Elves |
    And Alice can cast "Confiscate"
      | target | Forest |
    When the stack resolves
    Then Alice controls
      | card       | owner | attached to |
      | Forest     | Bob   |             |
      | Confiscate | Alice | Forest      |

  @id:EN-048 @clause:ench-212.4c-ex-permanent @control:ench-212.4c-ex-permanent @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting @needs:control-change @needs:static-abilities
  Scenario: Confiscate may be cast on an artifact, on an enchantment and on a creature alike
    Given it is Alice's precombat main phase
    And Bob controls
      | card            | since   |
      | Sol Ring        | earlier |
      | Glorious Anthem | earlier |
      | Grizzly Bears   | earlier |
    And Alice has in hand
      | card           |
      | Confiscate     |
      | Confiscate (2) |
      | Confiscate (3) |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    Then Alice can cast "Confiscate"
      | target | Sol Ring |
    When the stack resolves
    Then Alice can cast "Confiscate (2)"
      | target | Glorious Anthem |
    When the stack resolves
    Then Alice can cast "Confiscate (3)"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card            | owner | P/T | attached to     |
      | Sol Ring        | Bob   |     |                 |
      | Glorious Anthem | Bob   |     |                 |
      | Grizzly Bears   | Bob   | 3/3 |                 |
      | Confiscate      | Alice |     | Sol Ring        |
      | Confiscate (2)  | Alice |     | Glorious Anthem |
      | Confiscate (3)  | Alice |     | Grizzly Bears   |

  @id:EN-049 @clause:ench-212.4c-ex-swamp @control:ench-212.4c-ex-swamp @cr:205.3i @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting @needs:land-types
  Scenario: Spreading Algae, an "Enchant Swamp" Aura, enchants a basic Swamp and Badlands, which is a Swamp Mountain, but no Forest
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Swamp    | earlier |
      | Badlands | earlier |
      | Forest   | earlier |
    And Alice has in hand
      | card                |
      | Spreading Algae     |
      | Spreading Algae (2) |
    And Alice's mana pool contains {G}{G}
    Then Alice cannot cast "Spreading Algae"
      | target | Forest |
    And Alice can cast "Spreading Algae"
      | target | Badlands |
    When the stack resolves
    Then Alice can cast "Spreading Algae (2)"
      | target | Swamp |
    When the stack resolves
    Then Alice controls
      | card                | attached to |
      | Spreading Algae     | Badlands    |
      | Spreading Algae (2) | Swamp       |

  @id:EN-050 @clause:ench-212.4c-ex-swamp @control:ench-212.4c-ex-swamp @cr:303.4a @cr:305.7 @cr:702.5a @needs:auras
  @needs:targeting @needs:land-types
  Scenario: Spreading Algae may be cast on a Forest once Evil Presence has made it a Swamp
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    And Alice has in hand
      | card            |
      | Evil Presence   |
      | Spreading Algae |
    And Alice's mana pool contains {B}{G}
    Then Alice cannot cast "Spreading Algae"
      | target | Forest |
    When Alice casts "Evil Presence"
      | target | Forest |
    And the stack resolves
    Then Alice can cast "Spreading Algae"
      | target | Forest |
    When the stack resolves
    Then Alice controls
      | card            | subtypes | attached to |
      | Forest          | Swamp    |             |
      | Evil Presence   |          | Forest      |
      | Spreading Algae |          | Forest      |

  @id:EN-051 @clause:ench-212.4c-ex-player @control:ench-212.4c-ex-player @cr:303.4 @cr:702.5d @needs:auras
  @needs:player-auras @needs:targeting @needs:triggered-abilities @needs:turn-structure @needs:damage
  Scenario: Curse of the Pierced Heart, an "Enchant player" Aura, may not be cast on a permanent, but it enchants a player and stays attached to them
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice has in hand
      | card                       |
      | Curse of the Pierced Heart |
    And Alice's mana pool contains {R}{R}
    Then Alice cannot cast "Curse of the Pierced Heart"
      | target | Grizzly Bears |
    And Alice cannot cast "Curse of the Pierced Heart"
      | target | Forest |
    And Alice can cast "Curse of the Pierced Heart"
      | target | Bob |
    When the stack resolves
    Then Alice controls
      | card                       | attached to |
      | Curse of the Pierced Heart | Bob         |
    When the game reaches Bob's upkeep step
    And the stack resolves
    Then Bob has 19 life
    And Alice has 20 life
    And Alice controls
      | card                       | attached to |
      | Curse of the Pierced Heart | Bob         |

  @id:EN-052 @clause:ench-212.4c-ex-player @cr:303.4 @cr:702.5d @needs:auras @needs:player-auras @needs:targeting
  Scenario: An "Enchant player" Aura may be cast on any player, including the one who casts it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                       |
      | Curse of the Pierced Heart |
    And Alice's mana pool contains {R}{R}
    Then Alice can cast "Curse of the Pierced Heart"
      | target | Alice |
    When the stack resolves
    Then Alice controls
      | card                       | attached to |
      | Curse of the Pierced Heart | Alice       |

  @id:EN-053 @clause:ench-212.4c-multiword-all-match @control:ench-212.4c-multiword-all-match
  @control:ench-212.4c-ex-artifact-creature @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:control-change
  Scenario: Domineer may be cast neither on an artifact that is no creature nor on a creature that is no artifact, only on what is both
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Sol Ring      | earlier |
      | Grizzly Bears | earlier |
      | Ornithopter   | earlier |
    And Alice has in hand
      | card     |
      | Domineer |
    And Alice's mana pool contains {U}{U}{U}
    Then Alice cannot cast "Domineer"
      | target | Sol Ring |
    And Alice cannot cast "Domineer"
      | target | Grizzly Bears |
    And Alice can cast "Domineer"
      | target | Ornithopter |
    When the stack resolves
    Then Alice controls
      | card        | owner | attached to |
      | Ornithopter | Bob   |             |
      | Domineer    | Alice | Ornithopter |

  @id:EN-054 @clause:ench-212.4c-multiword-all-match @control:ench-212.4c-multiword-all-match
  @clause:ench-212.4c-ex-artifact-creature @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:control-change
  @needs:type-change @needs:layers
  Scenario: Domineer may be cast on Sol Ring once March of the Machines has made it an artifact creature
    Given it is Alice's precombat main phase
    And Bob controls
      | card     | since   |
      | Sol Ring | earlier |
    And Alice has in hand
      | card                  |
      | March of the Machines |
      | Domineer              |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    Then Alice cannot cast "Domineer"
      | target | Sol Ring |
    When Alice casts "March of the Machines"
    And the stack resolves
    Then Alice can cast "Domineer"
      | target | Sol Ring |
    When the stack resolves
    Then Alice controls
      | card     | owner | types              | P/T | attached to |
      | Sol Ring | Bob   | artifact; creature | 1/1 |             |
      | Domineer | Alice |                    |     | Sol Ring    |

  @id:EN-055 @clause:ench-212.4c-multiword-all-match @control:ench-212.4c-multiword-all-match @cr:303.4c @cr:514.3a
  @cr:702.5a @cr:704.5m @needs:auras @needs:targeting @needs:control-change @needs:activated-abilities
  @needs:type-change @needs:state-based-actions @needs:turn-structure @needs:priority
  Scenario: Domineer is put into the graveyard when the Mishra's Factory it enchants is no longer an artifact creature
    Given it is Alice's precombat main phase
    And Bob controls
      | card             | since   |
      | Mishra's Factory | earlier |
    And Alice has in hand
      | card     |
      | Domineer |
    And Alice's mana pool contains {U}{U}{U}
    And Bob's mana pool contains {C}
    Then Alice cannot cast "Domineer"
      | target | Mishra's Factory |
    When Alice passes priority
    And Bob activates "{1}" of "Mishra's Factory"
    And the stack resolves
    Then Alice can cast "Domineer"
      | target | Mishra's Factory |
    When the stack resolves
    Then Alice controls
      | card             | owner | types                    | attached to      |
      | Mishra's Factory | Bob   | artifact; creature; land |                  |
      | Domineer         | Alice |                          | Mishra's Factory |
    When the game reaches Bob's upkeep step
    Then Bob controls
      | card             | types |
      | Mishra's Factory | land  |
    And Alice has in the graveyard
      | card     |
      | Domineer |

  @id:EN-632 @clause:ench-212.4c-local-designation @control:ench-212.4c-local-designation @ruleset:cr-2004 @cr:303.4 @cr:702.5a @cr:702.5d
  @needs:auras @needs:player-auras @needs:targeting
  Scenario: The type line of a local enchantment for players says "enchant player" or "enchant opponent"
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                       |
      | Curse of the Pierced Heart |
      | Psychic Possession         |
    And Alice's mana pool contains {R}{R}
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    When Alice casts "Curse of the Pierced Heart"
      | target | Alice |
    And the stack resolves
    Then Alice cannot cast "Psychic Possession"
      | target    | Alice                                      |
      | mana from | Island; Island (2); Island (3); Island (4) |
    When Alice casts "Psychic Possession"
      | target    | Bob                                        |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Alice controls
      | card                       | types       | subtypes              | attached to |
      | Psychic Possession         | enchantment | enchant opponent      | Bob         |
      | Curse of the Pierced Heart | enchantment | Curse; enchant player | Alice       |
