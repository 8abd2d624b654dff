Feature: Auras put onto the battlefield without being cast
  An Aura that enters the battlefield other than by resolving as an Aura spell has its host chosen as it enters, without
  targeting it. With nothing that it could legally enchant, it stays where it is.

  @id:EN-100 @clause:ench-212.4e-noncast-controller-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scenario: The player who returns an Aura to the battlefield chooses any creature of the opponent for it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card     |
      | Pacifism |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card     | owner | attached to |
      | Pacifism | Alice | Hill Giant  |
    And Alice has in the graveyard
      | card      |
      | Replenish |

  @id:EN-101 @clause:ench-212.4e-noncast-controller-chooses @control:ench-212.4e-noncast-controller-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scenario: When the opponent is the one who returns the Aura, the opponent chooses what it enchants
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card      |
      | Replenish |
    And Bob has in the graveyard
      | card     |
      | Pacifism |
    And Bob's mana pool contains {W}{W}{W}{W}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Bob will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Bob casts "Replenish"
    And the stack resolves
    Then Bob controls
      | card     | owner | attached to   |
      | Pacifism | Bob   | Grizzly Bears |

  @id:EN-102 @clause:ench-212.4e-effect-names-host
  @cr:303.4f @needs:auras @needs:reanimation @needs:triggered-abilities @needs:targeting
  Scenario: The Aura that Iridescent Drake brings along enters attached to the Drake, and nobody chooses its host
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Iridescent Drake |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice will choose
      | choice | answer        |
      | target | Holy Strength |
    When Alice casts "Iridescent Drake"
    And the stack resolves
    Then Alice controls
      | card             | P/T | with   | attached to      |
      | Iridescent Drake | 3/4 | flying | none             |
      | Grizzly Bears    | 2/2 |        | none             |
      | Holy Strength    |     |        | Iridescent Drake |

  @id:EN-103 @clause:ench-212.4e-noncast-controller-chooses @control:ench-212.4e-effect-names-host
  @cr:303.4f @needs:auras @needs:reanimation
  Scenario: Returned by an effect that names no host, the same Aura may be put on another creature than Iridescent Drake
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice controls
      | card             | since   |
      | Iridescent Drake | earlier |
      | Grizzly Bears    | earlier |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card             | P/T | attached to   |
      | Iridescent Drake | 2/2 | none          |
      | Grizzly Bears    | 3/4 | none          |
      | Holy Strength    |     | Grizzly Bears |

  @id:EN-104 @clause:ench-212.4e-effect-names-host
  @cr:303.4i @needs:auras @needs:reanimation @needs:triggered-abilities @needs:targeting @needs:color-change
  @needs:stack
  Scenario: An Aura that cannot enchant the host named by the effect does not go to another creature instead
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Iridescent Drake |
      | Deathlace        |
    And Alice has in the graveyard
      | card            |
      | Armor of Thorns |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Swamp         | earlier |
    And Alice will choose
      | choice | answer          |
      | target | Armor of Thorns |
    When Alice casts "Iridescent Drake"
    And the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Iridescent Drake | ability | Alice      |
    When Alice casts "Deathlace"
      | target    | Iridescent Drake |
      | mana from | Swamp            |
    And the stack resolves
    Then Alice has in the graveyard
      | card            |
      | Armor of Thorns |
      | Deathlace       |
    And Alice controls
      | card             | P/T |
      | Iridescent Drake | 2/2 |
      | Grizzly Bears    | 2/2 |
      | Hill Giant       | 3/3 |

  @id:EN-105 @clause:ench-212.4e-choice-as-it-enters
  @cr:115.10 @cr:303.4f @needs:auras @needs:reanimation @needs:stack @needs:priority
  Scenario: What the Aura will enchant is chosen only while Replenish resolves, among the creatures that are still there
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card     |
      | Pacifism |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Replenish"
    Then the stack contains
      | card      | kind  | controller |
      | Replenish | spell | Alice      |
    When Alice passes priority
    And Bob casts "Unsummon"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then Bob has in hand
      | card          |
      | Grizzly Bears |
    When Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    And the top of the stack resolves
    Then the stack is empty
    And it is Alice's precombat main phase
    And Alice controls
      | card     | attached to |
      | Pacifism | Hill Giant  |

  @id:EN-106 @control:ench-212.4e-choice-as-it-enters
  @cr:303.4a @cr:608.2b @cr:608.3b @needs:auras @needs:stack @needs:priority @needs:targeting
  Scenario: An Aura spell has its target from the start and is lost with it, whatever other creatures there are
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Pacifism |
    And Alice's mana pool contains {W}{W}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
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
    Then Bob has in hand
      | card          |
      | Grizzly Bears |
    And Alice has in the graveyard
      | card     |
      | Pacifism |

  @id:EN-107 @clause:ench-212.4e-noncast-does-not-target @control:ench-212.4e-noncast-does-not-target
  @cr:115.1b @cr:115.10a @cr:303.4a @cr:303.4f
  @needs:auras @needs:reanimation @needs:shroud @needs:targeting
  Scenario: An Aura that is returned may be put on a creature with shroud, on which it could not have been cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Pacifism (hand) |
      | Replenish       |
    And Alice has in the graveyard
      | card                 |
      | Pacifism (graveyard) |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Deadly Insect | earlier |
    Then Alice cannot cast "Pacifism (hand)"
      | target | Deadly Insect |
    And Alice can cast "Pacifism (hand)"
      | target | Grizzly Bears |
    When the stack resolves
    And Alice will choose
      | choice | answer        |
      | object | Deadly Insect |
    And Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card                 | attached to   |
      | Pacifism (hand)      | Grizzly Bears |
      | Pacifism (graveyard) | Deadly Insect |

  @id:EN-108 @clause:ench-212.4e-noncast-must-be-legal
  @cr:303.4f @cr:702.5a @cr:702.16c @needs:auras @needs:reanimation @needs:protection
  Scenario: A returned Pacifism can be put neither on a creature with protection from white nor on anything but a creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card     |
      | Pacifism |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Black Knight  | earlier |
      | Forest        | earlier |
      | Sol Ring      | earlier |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice cannot choose
      | choice | answer       |
      | object | Black Knight |
      | object | Forest       |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card     | attached to   |
      | Pacifism | Grizzly Bears |

  @id:EN-109 @control:ench-212.4e-noncast-must-be-legal
  @cr:303.4f @cr:702.16c @needs:auras @needs:reanimation @needs:protection
  Scenario: Being blue, a returned Flight may be put on a creature with protection from white
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card   |
      | Flight |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Black Knight  | earlier |
      | Forest        | earlier |
      | Sol Ring      | earlier |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice will choose
      | choice | answer       |
      | object | Black Knight |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card   | attached to  |
      | Flight | Black Knight |
    And Bob controls
      | card         | with   |
      | Black Knight | flying |

  @id:EN-111 @clause:ench-212.4e-no-host-stays-in-zone
  @cr:303.4g @needs:auras @needs:reanimation @needs:triggered-abilities
  Scenario: Without any creature the Auras never leave the graveyard, while an enchantment that is no Aura enters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card            |
      | Rancor          |
      | Hobble          |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Replenish"
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card            | attached to |
      | Glorious Anthem | none        |
    And Alice has in the graveyard
      | card      |
      | Rancor    |
      | Hobble    |
      | Replenish |
    And Alice has 0 cards in hand

  @id:EN-112 @control:ench-212.4e-no-host-stays-in-zone
  @cr:303.4f @needs:auras @needs:reanimation @needs:triggered-abilities
  Scenario: With one creature the same Auras enter attached to it, and the enters ability of one triggers
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card            |
      | Rancor          |
      | Hobble          |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice casts "Replenish"
    And the top of the stack resolves
    Then the stack contains
      | card   | kind    | controller |
      | Hobble | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card            | attached to   | P/T | with    |
      | Glorious Anthem | none          |     |         |
      | Rancor          | Grizzly Bears |     |         |
      | Hobble          | Grizzly Bears |     |         |
      | Grizzly Bears   | none          | 5/3 | trample |
    And Alice has 1 card in hand

  @id:EN-113 @clause:ench-212.4e-noncast-player-host
  @cr:115.10a @cr:303.4f @cr:702.5d @cr:702.18a
  @needs:auras @needs:player-auras @needs:reanimation @needs:shroud @needs:targeting @needs:triggered-abilities
  @needs:turn-structure
  Scenario: A returned Curse may be put on a player with shroud, on whom it could not have been cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                              |
      | Curse of the Pierced Heart (hand) |
      | Replenish                         |
    And Alice has in the graveyard
      | card                                   |
      | Curse of the Pierced Heart (graveyard) |
    And Alice controls
      | card         | since   |
      | Mountain (1) | earlier |
      | Mountain (2) | earlier |
      | Plains (1)   | earlier |
      | Plains (2)   | earlier |
      | Plains (3)   | earlier |
      | Plains (4)   | earlier |
    And Bob controls
      | card          | since   |
      | True Believer | earlier |
    And Alice will choose
      | choice | answer |
      | player | Bob    |
    Then Alice cannot cast "Curse of the Pierced Heart (hand)"
      | target    | Bob                        |
      | mana from | Mountain (1); Mountain (2) |
    When Alice casts "Replenish"
      | mana from | Plains (1); Plains (2); Plains (3); Plains (4) |
    And the stack resolves
    Then Alice controls
      | card                                   | attached to |
      | Curse of the Pierced Heart (graveyard) | Bob         |
    When the game reaches Bob's upkeep step
    And the stack resolves
    Then Bob has 19 life
    And Alice has 20 life

  @id:EN-114 @clause:ench-212.4e-noncast-player-host @control:ench-212.4e-noncast-player-host
  @cr:115.10a @cr:303.4f @cr:702.5d @cr:702.18a
  @needs:auras @needs:player-auras @needs:reanimation @needs:shroud @needs:targeting
  Scenario: With True Believer on her side the player can cast the Curse on the opponent, and put the returned one on herself
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                              |
      | Curse of the Pierced Heart (hand) |
      | Replenish                         |
    And Alice has in the graveyard
      | card                                   |
      | Curse of the Pierced Heart (graveyard) |
    And Alice controls
      | card          | since   |
      | Mountain (1)  | earlier |
      | Mountain (2)  | earlier |
      | Plains (1)    | earlier |
      | Plains (2)    | earlier |
      | Plains (3)    | earlier |
      | Plains (4)    | earlier |
      | True Believer | earlier |
    And Alice will choose
      | choice | answer |
      | player | Alice  |
    Then Alice can cast "Curse of the Pierced Heart (hand)"
      | target    | Bob                        |
      | mana from | Mountain (1); Mountain (2) |
    When the stack resolves
    And Alice casts "Replenish"
      | mana from | Plains (1); Plains (2); Plains (3); Plains (4) |
    And the stack resolves
    Then Alice controls
      | card                                   | attached to |
      | Curse of the Pierced Heart (hand)      | Bob         |
      | Curse of the Pierced Heart (graveyard) | Alice       |

  @id:EN-115 @clause:ench-212.4e-noncast-player-host @clause:ench-212.4e-noncast-must-be-legal
  @cr:303.4f @cr:702.5a @cr:702.5d @needs:auras @needs:player-auras @needs:reanimation @needs:multiplayer
  Scenario: A returned Aura that enchants an opponent may be put on any opponent, but not on the player who returns it
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card               |
      | Psychic Possession |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card               | attached to |
      | Psychic Possession | Chloé       |

  @id:EN-116 @clause:x-ench-simultaneous-entry-no-host
  @cr:303.4f @cr:303.4g @needs:auras @needs:reanimation @needs:simultaneous-events
  Scenario: Auras cannot be put on a creature that returns together with them, whatever the order of the graveyard
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Ornithopter   |
      | Flight        |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Alice controls
      | card        | P/T |
      | Ornithopter | 0/2 |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Flight        |

  @id:EN-117 @control:x-ench-simultaneous-entry-no-host
  @cr:303.4f @needs:auras @needs:reanimation @needs:simultaneous-events
  Scenario: Auras that return together with a creature are put on the one that was already on the battlefield
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Ornithopter   |
      | Flight        |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Alice controls
      | card          | P/T | with   | attached to   |
      | Grizzly Bears | 3/4 | flying | none          |
      | Ornithopter   | 0/2 |        | none          |
      | Holy Strength |     |        | Grizzly Bears |
      | Flight        |     |        | Grizzly Bears |
