Feature: Attacking battles
  A battle may be attacked by the players other than its protector, so a Siege also by its own controller. One that has no
  battle type is protected by its controller. Combat damage dealt to a battle is dealt to no player.

  @id:BT-070 @clause:siege-controller-can-attack @control:siege-controller-can-attack @clause:bt-protector-cant-attack @control:bt-protector-cant-attack
  @cr:310.9b @cr:508.1b @cr:310.6 @cr:120.3h @needs:battles @needs:combat @needs:damage
  Scenario: A player may attack the Siege they control, but not an opponent's Siege that they protect
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card                 | since   | counters  | protector |
      | Invasion of Zendikar | earlier | 3 defense | Alice     |
    Then Alice cannot attack with "Grizzly Bears"
      | Grizzly Bears | Invasion of Zendikar |
    And Alice can attack with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Alice controls
      | card          | tapped | attacking           |
      | Grizzly Bears | yes    | Invasion of Segovia |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | defense | counters  | protector |
      | Invasion of Segovia | 2       | 2 defense | Bob       |
    And Bob controls
      | card                 | counters  |
      | Invasion of Zendikar | 3 defense |
    And Alice has 20 life
    And Bob has 20 life

  @id:BT-071 @clause:bt-protector-cant-attack @control:bt-protector-cant-attack
  @cr:310.9b @cr:508.1b @needs:battles @needs:combat @needs:damage
  Scenario: The protector of a Siege may not attack it, but may attack the player who controls it
    Given it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    Then Bob cannot attack with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And Bob controls
      | card          | tapped | attacking |
      | Grizzly Bears | no     | none      |
    And Bob can attack with "Grizzly Bears"
    And Bob controls
      | card          | tapped | attacking |
      | Grizzly Bears | yes    | Alice     |
    When the game reaches Bob's combat damage step
    Then Alice has 18 life
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |

  @id:BT-072 @clause:bt-attackable-by-other-players @control:bt-attackable-by-other-players
  @clause:bt-protector-cant-attack @control:bt-protector-cant-attack @control:siege-controller-can-attack
  @cr:310.5 @cr:310.9b @cr:506.2 @cr:802.3 @needs:battles @needs:combat @needs:damage @needs:multiplayer
  @needs:turn-structure
  Scenario: With three players a Siege may be attacked by its controller and by the third player, but not by its protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Chloé controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 2 defense | Bob       |
    And Bob cannot attack with "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    And Chloé can attack with "Llanowar Elves"
      | Llanowar Elves | Invasion of Segovia |
    And Chloé controls
      | card           | attacking           |
      | Llanowar Elves | Invasion of Segovia |
    When the game reaches Chloé's combat damage step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 1 defense | Bob       |
    And Alice has 20 life
    And Bob has 20 life
    And Chloé has 20 life

  @id:BT-073 @clause:x-bt-nonsiege-protector @control:x-bt-nonsiege-protector
  @cr:310.9a @cr:310.9b @cr:310.9c @needs:battles @needs:combat @needs:damage @needs:custom-cards
  @needs:replacement-effects @needs:turn-structure
  Scenario: A battle without a battle type is protected by its controller, who may block what attacks it but not attack it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Battle |
    And Alice's mana pool contains {C}{C}
    And Alice controls
      | card           | since   |
      | Grizzly Bears  | earlier |
      | Llanowar Elves | earlier |
    And Bob controls
      | card              | since   |
      | Hill Giant        | earlier |
      | Prodigal Sorcerer | earlier |
    And Alice will choose
      | choice | answer |
      | player | Alice  |
    When Alice casts "Test Battle"
    And the stack resolves
    Then Alice controls
      | card        | types  | subtypes | counters  | protector |
      | Test Battle | battle | none     | 3 defense | Alice     |
    And Alice cannot attack with "Grizzly Bears"
      | Grizzly Bears | Test Battle |
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life
    And Alice controls
      | card        | counters  |
      | Test Battle | 3 defense |
    And Bob can attack with "Hill Giant" and "Prodigal Sorcerer"
      | Hill Giant        | Test Battle |
      | Prodigal Sorcerer | Test Battle |
    And Alice can block "Hill Giant" with "Llanowar Elves"
    When the game reaches Bob's combat damage step
    Then Alice controls
      | card        | counters  | protector |
      | Test Battle | 2 defense | Alice     |
    And Alice has 20 life

  @id:BT-074 @clause:x-bt-split-attack @control:x-bt-split-attack @clause:bt-protector-cant-attack @control:bt-protector-cant-attack
  @cr:508.1b @cr:310.9b @cr:510.1b @needs:battles @needs:combat @needs:damage
  Scenario: In one declaration one creature attacks the player and another the Siege that player protects, but none the Siege that the attacking player protects
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card                 | since   | counters  | protector |
      | Invasion of Zendikar | earlier | 3 defense | Alice     |
    Then Alice cannot attack with "Grizzly Bears" and "Hill Giant"
      | Hill Giant | Invasion of Zendikar |
    And Alice can attack with "Grizzly Bears" and "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    And Alice controls
      | card          | attacking           |
      | Grizzly Bears | Bob                 |
      | Hill Giant    | Invasion of Segovia |
    When the game reaches Alice's combat damage step
    Then Bob has 18 life
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |
    And Bob controls
      | card                 | counters  |
      | Invasion of Zendikar | 3 defense |

  @id:BT-075 @clause:x-bt-damage-not-to-player @control:x-bt-damage-not-to-player
  @cr:510.1b @cr:120.3h @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  Scenario: Combat damage to a Siege is not damage to a player: Scroll Thief draws a card only for the damage dealt to Bob
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Scroll Thief (1)    | earlier |           |           |
      | Scroll Thief (2)    | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When Alice attacks with "Scroll Thief (1)" and "Scroll Thief (2)"
      | Scroll Thief (1) | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 3 defense |
    And Alice has 20 life
    And Bob has 19 life
    And the stack contains
      | card             | kind    | controller |
      | Scroll Thief (2) | ability | Alice      |
    When the stack resolves
    Then Alice has 1 card in hand

  @id:BT-076 @clause:x-bt-attack-turn-it-enters @control:x-bt-attack-turn-it-enters @control:siege-controller-can-attack
  @cr:310.5 @cr:508.1a @cr:508.1b @cr:302.6 @needs:battles @needs:combat @needs:damage @needs:tokens
  @needs:triggered-abilities @needs:replacement-effects
  Scenario: A Siege may be attacked on the turn it enters, though not by the tokens that came with it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice's mana pool contains {U}{U}{U}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice will choose
      | choice | answer |
      | player | Bob    |
    When Alice casts "Invasion of Segovia"
    And the stack resolves
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |
      | Kraken (1)          |           |           |
      | Kraken (2)          |           |           |
    And Alice cannot attack with "Kraken (1)"
      | Kraken (1) | Invasion of Segovia |
    And Alice can attack with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |
