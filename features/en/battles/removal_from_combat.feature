Feature: Battles removed from combat
  An attacked battle is removed from combat if it stops being a battle, changes controller or leaves the battlefield and,
  since August 2026, if its protector changes. What attacked it keeps attacking, but attacks nothing.

  @id:BT-085 @clause:bt-stops-being-battle
  @cr:506.4 @cr:506.4c @cr:510.1b @needs:battles @needs:combat @needs:copy @needs:type-change @needs:damage
  Scenario: A Siege that Mirrorform turns into Grizzly Bears while it is attacked is dealt no combat damage
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice controls
      | card                | since   | counters  | protector |
      | Serra Angel         | earlier |           |           |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island (1)          | earlier |           |           |
      | Island (2)          | earlier |           |           |
      | Island (3)          | earlier |           |           |
      | Island (4)          | earlier |           |           |
      | Island (5)          | earlier |           |           |
      | Island (6)          | earlier |           |           |
    When Alice attacks with "Serra Angel"
      | Serra Angel | Invasion of Segovia |
    Then Alice controls
      | card        | attacking           |
      | Serra Angel | Invasion of Segovia |
    When Alice casts "Mirrorform"
      | target    | Grizzly Bears                                                          |
      | mana from | Island (1); Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the stack resolves
    Then Alice controls
      | card                | name          | types    | P/T | counters  | attacking |
      | Serra Angel         | Grizzly Bears | creature | 2/2 | none      | none      |
      | Invasion of Segovia | Grizzly Bears | creature | 2/2 | 4 defense |           |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | types    | counters  | damage |
      | Invasion of Segovia | creature | 4 defense | 0      |
    And Bob has 20 life

  @id:BT-086 @clause:bt-stops-being-battle
  @cr:506.4 @cr:506.4c @cr:510.1c @needs:battles @needs:combat @needs:copy @needs:type-change @needs:damage
  Scenario: A creature whose attacked Siege is no longer a battle still attacks: Bob blocks it and damage is exchanged
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice controls
      | card                | since   | counters  | protector |
      | Serra Angel         | earlier |           |           |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island (1)          | earlier |           |           |
      | Island (2)          | earlier |           |           |
      | Island (3)          | earlier |           |           |
      | Island (4)          | earlier |           |           |
      | Island (5)          | earlier |           |           |
      | Island (6)          | earlier |           |           |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice attacks with "Serra Angel"
      | Serra Angel | Invasion of Segovia |
    And Alice casts "Mirrorform"
      | target    | Grizzly Bears                                                          |
      | mana from | Island (1); Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the stack resolves
    Then Bob can block "Serra Angel" with "Hill Giant"
    When the game reaches Alice's combat damage step
    Then Alice has in the graveyard
      | card        |
      | Serra Angel |
    And Bob controls
      | card       | damage |
      | Hill Giant | 2      |
    And Alice controls
      | card                | counters  | damage |
      | Invasion of Segovia | 4 defense | 0      |
    And Bob has 20 life

  @id:BT-087 @control:bt-stops-being-battle
  @cr:506.4 @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:type-change @needs:activated-abilities
  Scenario: An attacked Siege that becomes an artifact as well is still a battle and loses its defense counters
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Liquimetal Coating  | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Alice activates "{T}" of "Liquimetal Coating"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Alice controls
      | card                | types            | counters  | attacking           |
      | Grizzly Bears       | creature         |           | Invasion of Segovia |
      | Invasion of Segovia | artifact; battle | 4 defense |                     |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |

  @id:BT-088 @clause:bt-controller-changes
  @cr:506.4 @cr:506.4c @cr:510.1b @needs:battles @needs:combat @needs:control-change @needs:multiplayer @needs:damage
  Scenario: An attacked Siege that another player gains control of is removed from combat although its protector stays the same
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Chloé has in hand
      | card            |
      | Word of Seizing |
    And Chloé controls
      | card         | since   |
      | Mountain (1) | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
      | Mountain (4) | earlier |
      | Mountain (5) | earlier |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Alice passes priority
    And Bob passes priority
    And Chloé casts "Word of Seizing"
      | target    | Invasion of Segovia                                                  |
      | mana from | Mountain (1); Mountain (2); Mountain (3); Mountain (4); Mountain (5) |
    And the stack resolves
    Then Chloé controls
      | card                | owner | counters  | protector |
      | Invasion of Segovia | Alice | 4 defense | Bob       |
    And Alice controls
      | card          | tapped | attacking |
      | Grizzly Bears | yes    | none      |
    When the game reaches Alice's combat damage step
    Then Chloé controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |
    And Alice has 20 life
    And Bob has 20 life
    And Chloé has 20 life

  @id:BT-089 @control:bt-controller-changes
  @cr:506.4 @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:control-change
  Scenario: An attacked Siege that its own controller gains control of once more stays in combat and loses its defense counters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Word of Seizing |
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Mountain (1)        | earlier |           |           |
      | Mountain (2)        | earlier |           |           |
      | Mountain (3)        | earlier |           |           |
      | Mountain (4)        | earlier |           |           |
      | Mountain (5)        | earlier |           |           |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Alice casts "Word of Seizing"
      | target    | Invasion of Segovia                                                  |
      | mana from | Mountain (1); Mountain (2); Mountain (3); Mountain (4); Mountain (5) |
    And the stack resolves
    Then Alice controls
      | card                | counters  | attacking           | protector |
      | Grizzly Bears       |           | Invasion of Segovia |           |
      | Invasion of Segovia | 4 defense |                     | Bob       |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | Bob       |

  @id:BT-090 @clause:x-bt-removed-attackers-stay
  @cr:506.4 @cr:506.4c @cr:510.1b @cr:510.1c @needs:battles @needs:combat @needs:zone-change @needs:damage
  Scenario: When an attacked Siege returns to its owner's hand, its attackers may still be blocked, but deal no damage if unblocked
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears (1)   | earlier |           |           |
      | Grizzly Bears (2)   | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob has in hand
      | card      |
      | Boomerang |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice attacks with "Grizzly Bears (1)" and "Grizzly Bears (2)"
      | Grizzly Bears (1) | Invasion of Segovia |
      | Grizzly Bears (2) | Invasion of Segovia |
    And Alice passes priority
    And Bob casts "Boomerang"
      | target    | Invasion of Segovia    |
      | mana from | Island (1); Island (2) |
    And the stack resolves
    Then Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card              | tapped | attacking |
      | Grizzly Bears (1) | yes    | none      |
      | Grizzly Bears (2) | yes    | none      |
    And Bob can block "Grizzly Bears (1)" with "Hill Giant"
    When the game reaches Alice's combat damage step
    Then Alice has in the graveyard
      | card              |
      | Grizzly Bears (1) |
    And Bob controls
      | card       | damage |
      | Hill Giant | 2      |
    And Alice controls
      | card              | damage |
      | Grizzly Bears (2) | 0      |
    And Bob has 20 life

  @id:BT-091 @clause:x-bt-removed-attackers-stay @control:x-bt-removed-attackers-stay
  @cr:506.4 @cr:506.4c @cr:510.1b @needs:battles @needs:combat @needs:damage @needs:zone-change
  Scenario: When one of two attacked Sieges returns to its owner's hand, only the creature attacking the other deals damage
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   | counters  | protector |
      | Grizzly Bears (1)    | earlier |           |           |
      | Grizzly Bears (2)    | earlier |           |           |
      | Invasion of Segovia  | earlier | 4 defense | Bob       |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
    And Bob has in hand
      | card      |
      | Boomerang |
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice attacks with "Grizzly Bears (1)" and "Grizzly Bears (2)"
      | Grizzly Bears (1) | Invasion of Segovia  |
      | Grizzly Bears (2) | Invasion of Zendikar |
    And Alice passes priority
    And Bob casts "Boomerang"
      | target    | Invasion of Segovia    |
      | mana from | Island (1); Island (2) |
    And the stack resolves
    Then Alice controls
      | card              | attacking            |
      | Grizzly Bears (1) | none                 |
      | Grizzly Bears (2) | Invasion of Zendikar |
    When the game reaches Alice's combat damage step
    Then Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card                 | counters  |
      | Invasion of Zendikar | 1 defense |
    And Bob has 20 life

  @id:BT-092 @clause:x-bt-protector-changes-in-combat
  @cr:506.4 @cr:506.4c @cr:310.9f @needs:battles @needs:combat @needs:multiplayer @needs:custom-cards @needs:damage
  Scenario: An attacked Siege that gets another protector is removed from combat
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Test Handover |
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Forest              | earlier |           |           |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Alice casts "Test Handover"
      | target    | Chloé; Invasion of Segovia |
      | mana from | Forest                     |
    And the stack resolves
    Then Alice controls
      | card                | tapped | counters  | attacking | protector |
      | Grizzly Bears       | yes    |           | none      |           |
      | Invasion of Segovia |        | 4 defense |           | Chloé     |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Chloé     |
    And Bob has 20 life
    And Chloé has 20 life

  @id:BT-093 @control:x-bt-protector-changes-in-combat
  @cr:506.4 @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:multiplayer @needs:custom-cards
  Scenario: An attacked Siege whose protector is made its protector once more stays in combat
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Test Handover |
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Forest              | earlier |           |           |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Alice casts "Test Handover"
      | target    | Bob; Invasion of Segovia |
      | mana from | Forest                   |
    And the stack resolves
    Then Alice controls
      | card                | counters  | attacking           | protector |
      | Grizzly Bears       |           | Invasion of Segovia |           |
      | Invasion of Segovia | 4 defense |                     | Bob       |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | Bob       |
