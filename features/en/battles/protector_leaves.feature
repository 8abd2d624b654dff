Feature: The protector of a battle leaves the game
  If no creature is attacking the battle, its controller chooses a new protector as a state-based action. As long as a
  creature is attacking it, no new one is chosen: the battle goes on being attacked and can be dealt combat damage.

  @id:BT-120 @clause:bt-mp-protector-leaves-unattacked @control:bt-mp-protector-leaves-attacked
  @cr:117.5 @cr:310.11 @cr:704.5x @cr:800.4a
  @needs:battles @needs:multiplayer @needs:state-based-actions
  Scenario: When the protector of a Siege that is not being attacked concedes, its controller chooses a new protector
    Given the players are Alice, Bob, Chloé and David
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | David  |
    When Bob concedes the game
    And Alice passes priority
    Then it is Alice's precombat main phase
    And the stack is empty
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | David     |

  @id:BT-121 @control:bt-mp-protector-leaves-unattacked
  @cr:310.11 @cr:704.5x @cr:800.4a @needs:battles @needs:multiplayer @needs:state-based-actions
  Scenario: When an opponent who does not protect the Siege concedes, its protector stays
    Given the players are Alice, Bob, Chloé and David
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When Chloé concedes the game
    And Alice passes priority
    Then it is Alice's precombat main phase
    And the stack is empty
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |

  @id:BT-122 @clause:bt-mp-protector-leaves-attacked @clause:bt-mp-protector-leaves-still-attacked
  @clause:bt-mp-protector-leaves-damage @control:bt-mp-protector-leaves-attacked
  @control:bt-mp-protector-leaves-unattacked @cr:310.6 @cr:310.9c @cr:310.11 @cr:510.1b @cr:704.5x @cr:802.4
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scenario: When the protector of an attacked Siege concedes, it stays attacked, nobody blocks for it, it is dealt damage, and only after combat does it get a new protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
    And Chloé controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
    And Bob concedes the game
    And Alice passes priority
    Then it is Alice's declare attackers step
    And Alice controls
      | card                | counters  | protector | attacking           |
      | Invasion of Segovia | 4 defense | none      |                     |
      | Grizzly Bears       |           |           | Invasion of Segovia |
      | Hill Giant          |           |           | Chloé               |
    And Chloé cannot block "Grizzly Bears" with "Serra Angel"
    And Chloé can block "Hill Giant" with "Serra Angel"
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | none      |
    And Chloé has 20 life
    When the game reaches Alice's postcombat main phase
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | Chloé     |

  @id:BT-123 @clause:bt-mp-protector-leaves-attacked
  @cr:310.11 @cr:506.4 @cr:511.3 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scenario: The controller of an attacked Siege whose protector concedes chooses between the remaining opponents once combat is over
    Given the players are Alice, Bob, Chloé and David
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | David  |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Bob concedes the game
    And the game reaches Alice's end of combat step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | none      |
    When the game reaches Alice's postcombat main phase
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | David     |

  @id:BT-124 @clause:bt-mp-protector-leaves-unattacked @control:bt-mp-protector-leaves-attacked
  @cr:117.5 @cr:310.11 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:state-based-actions
  Scenario: If no creature attacks the Siege whose protector concedes during combat, its controller chooses a new one at once
    Given the players are Alice, Bob, Chloé and David
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | David  |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Chloé |
    And Bob concedes the game
    And Alice passes priority
    Then it is Alice's declare attackers step
    And the stack is empty
    And Alice controls
      | card                | counters  | protector | attacking |
      | Invasion of Segovia | 4 defense | David     |           |
      | Grizzly Bears       |           |           | Chloé     |

  @id:BT-125 @clause:bt-mp-protector-leaves-still-attacked @clause:bt-mp-protector-leaves-damage
  @cr:120.3h @cr:510.1b @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scenario: A creature that attacks a Siege deals its combat damage although the protector has conceded
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Vampire Nighthawk   | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice attacks with "Vampire Nighthawk"
      | Vampire Nighthawk | Invasion of Segovia |
    And Bob concedes the game
    And the game reaches Alice's postcombat main phase
    Then Alice has 22 life
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | Chloé     |

  @id:BT-126 @control:bt-mp-protector-leaves-still-attacked
  @cr:704.5x @cr:800.4e
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scenario: A creature that attacks the player who protects the Siege deals no combat damage once that player has conceded
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Vampire Nighthawk   | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice attacks with "Vampire Nighthawk"
      | Vampire Nighthawk | Bob |
    And Bob concedes the game
    And the game reaches Alice's postcombat main phase
    Then Alice has 20 life
    And Chloé has 20 life
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Chloé     |

  @id:BT-127 @clause:bt-mp-protector-leaves-damage
  @cr:120.3h @cr:310.7 @cr:310.12b @cr:510.1b @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:triggered-abilities
  @needs:transform @needs:casting-during-resolution
  Scenario: A Siege attacked when its protector conceded can be defeated and its back face cast
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Bob concedes the game
    And the game reaches Alice's combat damage step
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Alice controls
      | card                | counters | protector |
      | Invasion of Segovia | none     | none      |
    When the stack resolves
    Then Alice controls
      | card                | name                          | face | P/T |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | back | 3/3 |

  @id:BT-128 @clause:x-bt-mp-protector-chosen-mid-combat @control:bt-mp-protector-leaves-still-attacked
  @cr:117.5 @cr:310.11 @cr:506.4 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:state-based-actions @needs:targeting @needs:damage
  Scenario: The last creature attacking the Siege dies: its controller chooses a new protector although combat goes on
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
    And Chloé has in hand
      | card           |
      | Lightning Bolt |
    And Chloé controls
      | card     | since   |
      | Mountain | earlier |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
    And Bob concedes the game
    And Alice passes priority
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | none      |
    When Chloé casts "Lightning Bolt"
      | target    | Grizzly Bears |
      | mana from | Mountain      |
    And the stack resolves
    Then it is Alice's declare attackers step
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice controls
      | card                | counters  | protector | attacking |
      | Invasion of Segovia | 4 defense | Chloé     |           |
      | Hill Giant          |           |           | Chloé     |

  @id:BT-129 @control:x-bt-mp-protector-chosen-mid-combat @clause:bt-mp-protector-leaves-attacked
  @cr:310.11 @cr:506.4 @cr:511.3 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:targeting
  @needs:turn-structure
  Scenario: If another attacking creature dies instead, the Siege still has no protector until combat is over
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
    And Chloé has in hand
      | card           |
      | Lightning Bolt |
    And Chloé controls
      | card     | since   |
      | Mountain | earlier |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
    And Bob concedes the game
    And Alice passes priority
    And Chloé casts "Lightning Bolt"
      | target    | Hill Giant |
      | mana from | Mountain   |
    And the stack resolves
    Then it is Alice's declare attackers step
    And Alice has in the graveyard
      | card       |
      | Hill Giant |
    And Alice controls
      | card                | counters  | protector | attacking           |
      | Invasion of Segovia | 4 defense | none      |                     |
      | Grizzly Bears       |           |           | Invasion of Segovia |
    When the game reaches Alice's postcombat main phase
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | Chloé     |

  @id:BT-402 @clause:bt-mp-protector-leaves-unattacked
  @cr:800.4a @cr:800.4j @cr:508.8 @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scenario: The active player concedes when about to declare attackers: nothing attacks, and a battle that she protected gets another protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Alice     |
    When the game reaches Alice's declare attackers step
    And Alice concedes the game
    Then Bob controls
      | card                | protector |
      | Invasion of Segovia | Chloé     |
    When the game reaches Bob's upkeep step
    Then Bob has 20 life
    And Chloé has 20 life
    And Chloé has 0 cards in hand

  @id:BT-404 @clause:bt-mp-protector-leaves-unattacked @clause:bt-mp-protector-leaves-still-attacked
  @cr:800.4a @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scenario: Of two battles whose protector leaves, the attacked one waits for another protector and the other has one at once
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                 | since   | counters  | protector |
      | Grizzly Bears        | earlier |           |           |
      | Invasion of Segovia  | earlier | 4 defense | Bob       |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Bob concedes the game
    And Alice passes priority
    And Chloé passes priority
    Then Alice controls
      | card                 | protector | attacking           |
      | Invasion of Segovia  | none      |                     |
      | Invasion of Zendikar | Chloé     |                     |
      | Grizzly Bears        |           | Invasion of Segovia |

  @id:BT-401 @clause:bt-mp-protector-leaves-attacked @clause:bt-mp-protector-leaves-still-attacked
  @cr:800.4a @cr:509.1a @cr:802.4 @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scenario: The protector concedes when about to declare blockers: the next player declares, the battle is still attacked and gets a new protector after combat
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Chloé controls
      | card          | since   |
      | Raging Goblin | earlier |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
    And the game reaches Alice's declare blockers step
    And Bob concedes the game
    And Chloé blocks "Hill Giant" with "Raging Goblin"
    Then Alice controls
      | card                | protector | attacking           |
      | Invasion of Segovia | none      |                     |
      | Grizzly Bears       |           | Invasion of Segovia |
    When the game reaches Alice's postcombat main phase
    Then Alice controls
      | card                | protector | counters  |
      | Invasion of Segovia | Chloé     | 2 defense |
    And Chloé has in the graveyard
      | card          |
      | Raging Goblin |

  @id:BT-609 @clause:bt-mp-protector-leaves-unattacked
  @cr:104.3a @cr:800.4a @cr:508.1 @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scenario: The protector concedes while the active player is to declare attackers: she still attacks, and the Siege that nothing attacks gets another protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When the game reaches Alice's declare attackers step
    And Bob concedes the game
    Then Alice can attack with "Grizzly Bears"
      | Grizzly Bears | Chloé |
    When the game reaches Alice's combat damage step
    Then Chloé has 18 life
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Chloé     |
