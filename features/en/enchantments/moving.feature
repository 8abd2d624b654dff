Feature: Auras moved from one host to another
  An effect that moves an Aura chooses the new host as it resolves, without targeting it. An Aura moves only to what it can
  legally enchant; otherwise it stays where it is.

  @id:EN-120 @clause:ench-212.4e-move-needs-legal-host
  @cr:303.4j @cr:701.3a @needs:auras @needs:attachment-move @needs:activated-abilities @needs:targeting
  Scenario: Crown of the Ages moves Holy Strength, whose bonus goes to the creature chosen
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Holy Strength     | earlier | Grizzly Bears |
      | Crown of the Ages | earlier |               |
      | Llanowar Elves    | earlier |               |
      | Hill Giant        | earlier |               |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Holy Strength |
    And the stack resolves
    Then Alice controls
      | card           | P/T | attached to |
      | Grizzly Bears  | 2/2 |             |
      | Llanowar Elves | 1/1 |             |
      | Hill Giant     | 4/5 |             |
      | Holy Strength  |     | Hill Giant  |

  @id:EN-121 @clause:ench-212.4e-move-needs-legal-host
  @cr:603.6a @cr:701.3a @cr:701.3c @needs:auras @needs:attachment-move @needs:activated-abilities
  @needs:triggered-abilities @needs:targeting
  Scenario: An Aura that moves has not entered again: Hobble draws no further card
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card   |
      | Hobble |
    And Alice controls
      | card              | since   |
      | Crown of the Ages | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}{W}
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice casts "Hobble"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card   | attached to   |
      | Hobble | Grizzly Bears |
    And Alice has 1 card in hand
    When Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Hobble |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card   | attached to |
      | Hobble | Hill Giant  |
    And Alice has 1 card in hand
    And Alice has 0 cards in the graveyard

  @id:EN-122 @clause:ench-212.4e-move-illegal-stays @control:ench-212.4e-move-does-not-target
  @cr:303.4j @cr:608.2d @cr:701.3b @cr:702.16c
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:protection @needs:combat @needs:priority
  @needs:targeting
  Scenario: Pacifism does not move to a creature with protection from white and goes on pacifying the first
    Given it is Bob's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Black Knight  | earlier |
    And Alice controls
      | card              | since   | attached to   |
      | Pacifism          | earlier | Grizzly Bears |
      | Crown of the Ages | earlier |               |
    And Alice's mana pool contains {C}{C}{C}{C}
    When Bob passes priority
    And Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Pacifism |
    And the stack resolves
    Then Alice controls
      | card     | attached to   |
      | Pacifism | Grizzly Bears |
    And Alice has 0 cards in the graveyard
    And Bob cannot attack with "Grizzly Bears"
    And Bob can attack with "Black Knight"

  @id:EN-123 @clause:ench-212.4e-move-does-not-target @control:ench-212.4e-move-illegal-stays
  @cr:115.10a @cr:303.4j @cr:608.2d
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:shroud @needs:combat @needs:priority
  @needs:targeting
  Scenario: Shroud does not stop Pacifism from moving to a creature, which can no longer attack
    Given it is Bob's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Deadly Insect | earlier |
    And Alice controls
      | card              | since   | attached to   |
      | Pacifism          | earlier | Grizzly Bears |
      | Crown of the Ages | earlier |               |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer        |
      | object | Deadly Insect |
    When Bob passes priority
    And Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Pacifism |
    And the stack resolves
    Then Alice controls
      | card     | attached to   |
      | Pacifism | Deadly Insect |
    And Bob cannot attack with "Deadly Insect"
    And Bob can attack with "Grizzly Bears"

  @id:EN-124 @clause:ench-212.4e-move-does-not-target @control:ench-212.4e-move-does-not-target
  @cr:115.10a @cr:303.4a @cr:608.2d
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:shroud @needs:targeting
  Scenario: Pacifism cannot be cast on a creature with shroud but, cast on another, can be moved to it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Pacifism |
    And Alice controls
      | card              | since   |
      | Crown of the Ages | earlier |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Deadly Insect | earlier |
      | Hill Giant    | earlier |
    Then Alice cannot cast "Pacifism"
      | target | Deadly Insect |
    And Alice can cast "Pacifism"
      | target | Grizzly Bears |
    When the stack resolves
    And Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Pacifism |
    And Alice will choose
      | choice | answer        |
      | object | Deadly Insect |
    And the stack resolves
    Then Alice controls
      | card     | attached to   |
      | Pacifism | Deadly Insect |

  @id:EN-125 @clause:ench-212.4e-move-needs-legal-host @clause:ench-212.4e-move-does-not-target
  @control:ench-212.4e-move-needs-legal-host @control:ench-212.4e-move-does-not-target
  @cr:303.4j @cr:608.2d @cr:701.3a @cr:702.16c
  @needs:auras @needs:attachment-move @needs:control-change @needs:protection @needs:shroud @needs:targeting
  Scenario: Aura Graft moves the opponent's Pacifism to any other permanent it can enchant, and to nothing else
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Aura Graft |
    And Alice's mana pool contains {U}{U}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card          | since   | attached to   |
      | Pacifism      | earlier | Grizzly Bears |
      | Forest        | earlier |               |
      | Black Knight  | earlier |               |
      | Hill Giant    | earlier |               |
      | Deadly Insect | earlier |               |
    And Alice cannot choose
      | choice | answer        |
      | object | Grizzly Bears |
      | object | Forest        |
      | object | Black Knight  |
    And Alice will choose
      | choice | answer        |
      | object | Deadly Insect |
    When Alice casts "Aura Graft"
      | target | Pacifism |
    And the stack resolves
    Then Alice controls
      | card     | owner | attached to   |
      | Pacifism | Bob   | Deadly Insect |

  @id:EN-126 @clause:ench-212.4e-move-between-players @control:ench-212.4e-move-between-players
  @cr:303.4j @cr:701.3a @needs:auras @needs:player-auras @needs:attachment-move @needs:multiplayer
  @needs:targeting @needs:custom-cards
  Scenario: An Aura that enchants an opponent moves from one opponent of its controller to another
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Test Transfer |
    And Alice controls
      | card               | since   | attached to |
      | Psychic Possession | earlier | Bob         |
    And Alice's mana pool contains {C}
    When Alice casts "Test Transfer"
      | target | Psychic Possession; Chloé |
    And the stack resolves
    Then Alice controls
      | card               | attached to |
      | Psychic Possession | Chloé       |

  @id:EN-127 @clause:ench-212.4e-move-between-players
  @cr:303.4j @cr:701.3b @needs:auras @needs:player-auras @needs:attachment-move @needs:targeting
  @needs:custom-cards
  Scenario: An Aura that enchants an opponent does not move to its own controller and stays on the opponent
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Test Transfer |
    And Alice controls
      | card               | since   | attached to |
      | Psychic Possession | earlier | Bob         |
    And Alice's mana pool contains {C}
    When Alice casts "Test Transfer"
      | target | Psychic Possession; Alice |
    And the stack resolves
    Then Alice controls
      | card               | attached to |
      | Psychic Possession | Bob         |
    And Alice has in the graveyard
      | card          |
      | Test Transfer |
    And Alice has 1 card in the graveyard

  @id:EN-128 @clause:ench-212.4e-move-between-players @control:ench-212.4e-move-between-players
  @cr:303.4j @cr:701.3a @cr:702.5d
  @needs:auras @needs:player-auras @needs:attachment-move @needs:targeting @needs:triggered-abilities
  @needs:turn-structure @needs:custom-cards
  Scenario: A Curse that can enchant any player moves to its own controller, who is dealt its damage from then on
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Test Transfer |
    And Alice controls
      | card                       | since   | attached to |
      | Curse of the Pierced Heart | earlier | Bob         |
    And Alice's mana pool contains {C}
    When Alice casts "Test Transfer"
      | target | Curse of the Pierced Heart; Alice |
    And the stack resolves
    Then Alice controls
      | card                       | attached to |
      | Curse of the Pierced Heart | Alice       |
    When the game reaches Bob's upkeep step
    Then the stack is empty
    When the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice has 19 life
    And Bob has 20 life

  @id:EN-138 @clause:ench-212.4e-move-between-players
  @cr:608.2b @cr:800.4a
  @needs:auras @needs:player-auras @needs:attachment-move @needs:multiplayer @needs:targeting @needs:priority
  @needs:custom-cards
  Scenario: An Aura stays on its player if the player to whom it would move has left the game
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Test Transfer |
    And Alice controls
      | card               | since   | attached to |
      | Psychic Possession | earlier | Bob         |
    And Alice's mana pool contains {C}
    When Alice casts "Test Transfer"
      | target | Psychic Possession; Chloé |
    And Chloé concedes the game
    And the stack resolves
    Then Alice controls
      | card               | attached to |
      | Psychic Possession | Bob         |
    And Alice has in the graveyard
      | card          |
      | Test Transfer |
    And Alice has 1 card in the graveyard

  @id:EN-139 @clause:ench-212.4e-move-illegal-stays
  @cr:303.4j @cr:701.3b @cr:702.5a @needs:auras @needs:attachment-move @needs:activated-abilities @needs:targeting
  Scenario: An Aura that enchants a nonblack creature does not move to a black one
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Armor of Thorns   | earlier | Grizzly Bears |
      | Crown of the Ages | earlier |               |
    And Bob controls
      | card             | since   |
      | Drudge Skeletons | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    When Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Armor of Thorns |
    And the stack resolves
    Then Alice controls
      | card            | P/T | attached to   |
      | Grizzly Bears   | 4/4 |               |
      | Armor of Thorns |     | Grizzly Bears |
    And Bob controls
      | card             | P/T |
      | Drudge Skeletons | 1/1 |
    And Alice has 0 cards in the graveyard

  @id:EN-129 @clause:x-ench-illegal-move-keeps-effect
  @cr:303.4j @cr:613.7e @cr:701.3b
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:protection @needs:control-change
  @needs:layers @needs:priority @needs:targeting
  Scenario: A Control Magic that fails to move does not become the latest again
    Given it is Bob's precombat main phase
    And Alice controls
      | card                  | since   | owner | attached to |
      | Hill Giant            | earlier | Bob   |             |
      | Control Magic (Alice) | earlier |       | Hill Giant  |
      | Crown of the Ages     | earlier |       |             |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Bob controls
      | card      | since   |
      | Scragnoth | earlier |
    And Bob has in hand
      | card                |
      | Control Magic (Bob) |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Control Magic (Bob)"
      | target | Hill Giant |
    And the stack resolves
    Then Bob controls
      | card       |
      | Hill Giant |
    When Bob passes priority
    And Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Control Magic (Alice) |
    And the stack resolves
    Then Alice controls
      | card                  | attached to |
      | Control Magic (Alice) | Hill Giant  |
    And Bob controls
      | card                | attached to |
      | Control Magic (Bob) | Hill Giant  |
      | Hill Giant          | none        |
      | Scragnoth           | none        |

  @id:EN-130 @clause:x-ench-enchanted-object-read-on-resolution
  @cr:113.7a @cr:303.4b @cr:608.2h @needs:auras @needs:attachment-move @needs:activated-abilities @needs:stack
  @needs:targeting
  Scenario: Firebreathing's ability affects the creature that Firebreathing has moved to in the meantime
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Firebreathing     | earlier | Grizzly Bears |
      | Hill Giant        | earlier |               |
      | Crown of the Ages | earlier |               |
    And Alice's mana pool contains {R}{R}{R}{R}{R}
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice activates "{R}" of "Firebreathing"
    And Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Firebreathing |
    And the stack resolves
    Then Alice controls
      | card          | P/T | attached to |
      | Grizzly Bears | 2/2 |             |
      | Hill Giant    | 4/3 |             |
      | Firebreathing |     | Hill Giant  |

  @id:EN-131 @control:x-ench-enchanted-object-read-on-resolution
  @cr:113.7a @cr:303.4b @cr:608.2h @needs:auras @needs:attachment-move @needs:activated-abilities @needs:stack
  @needs:targeting
  Scenario: Firebreathing's ability that resolved before the move goes on affecting the first creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Firebreathing     | earlier | Grizzly Bears |
      | Hill Giant        | earlier |               |
      | Crown of the Ages | earlier |               |
    And Alice's mana pool contains {R}{R}{R}{R}{R}
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice activates "{R}" of "Firebreathing"
    And the stack resolves
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 3/2 |
    When Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Firebreathing |
    And the stack resolves
    Then Alice controls
      | card          | P/T | attached to |
      | Grizzly Bears | 3/2 |             |
      | Hill Giant    | 3/3 |             |
      | Firebreathing |     | Hill Giant  |

  @id:EN-691 @clause:ench-212.4h-enchants-is-attached @control:ench-212.4h-enchants-is-attached
  @cr:303.4b @cr:115.1 @needs:auras @needs:player-auras @needs:attachment-move @needs:activated-abilities @needs:targeting
  Scenario: Crown of the Ages takes only an Aura attached to a creature, Aura Graft only one attached to a permanent
    Given it is Alice's precombat main phase
    And Alice controls
      | card                       | since   | attached to   |
      | Crown of the Ages          | earlier |               |
      | Grizzly Bears              | earlier |               |
      | Hill Giant                 | earlier |               |
      | Forest                     | earlier |               |
      | Mountain                   | earlier |               |
      | Holy Strength              | earlier | Grizzly Bears |
      | Wild Growth                | earlier | Forest        |
      | Curse of the Pierced Heart | earlier | Bob           |
    And Alice has in hand
      | card       |
      | Aura Graft |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer   |
      | object | Mountain |
    Then Alice cannot activate "{4}, {T}" of "Crown of the Ages"
      | target | Wild Growth |
    And Alice cannot activate "{4}, {T}" of "Crown of the Ages"
      | target | Curse of the Pierced Heart |
    And Alice cannot cast "Aura Graft"
      | target | Curse of the Pierced Heart |
    And Alice can cast "Aura Graft"
      | target | Wild Growth |
    When the stack resolves
    And Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Holy Strength |
    And the stack resolves
    Then Alice controls
      | card          | attached to |
      | Wild Growth   | Mountain    |
      | Holy Strength | Hill Giant  |
