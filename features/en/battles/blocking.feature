Feature: Blocking creatures that attack a battle
  Only creatures controlled by a battle's protector may block what attacks it; those of a Siege's controller never may.

  @id:BT-078 @clause:bt-only-protector-blocks @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1a @cr:802.4 @cr:802.4a @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scenario: Bob, the Siege's protector, may block what attacks it; Chloé may block only what attacks her
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Chloé controls
      | card        | since   |
      | Serra Angel | earlier |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
    Then Bob can block "Grizzly Bears" with "Llanowar Elves"
    And Chloé cannot block "Grizzly Bears" with "Serra Angel"
    And Chloé can block "Hill Giant" with "Serra Angel"
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | damage |
      | Invasion of Segovia | 4 defense |        |
      | Grizzly Bears       |           | 1      |
    And Alice has in the graveyard
      | card       |
      | Hill Giant |
    And Bob has in the graveyard
      | card           |
      | Llanowar Elves |
    And Bob has 20 life
    And Chloé has 20 life

  @id:BT-079 @clause:bt-only-protector-blocks @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1a @cr:802.4 @cr:802.4a @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scenario: Bob, who comes first but protects nothing, may block only what attacks him; Chloé, the Siege's protector, may block what attacks it
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Chloé     |
    And Bob controls
      | card        | since   |
      | Serra Angel | earlier |
    And Chloé controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Bob                 |
    Then Bob cannot block "Grizzly Bears" with "Serra Angel"
    And Bob can block "Hill Giant" with "Serra Angel"
    And Chloé can block "Grizzly Bears" with "Llanowar Elves"
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | damage |
      | Invasion of Segovia | 4 defense |        |
      | Grizzly Bears       |           | 1      |
    And Alice has in the graveyard
      | card       |
      | Hill Giant |
    And Bob has 20 life
    And Chloé has 20 life

  @id:BT-080 @control:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:310.9c @cr:510.1b @cr:510.1c @needs:battles @needs:combat @needs:damage
  Scenario: A creature that attacks a Siege and is blocked by its protector's creature deals it no damage; an unblocked one does
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Hill Giant (1)      | earlier |           |           |
      | Hill Giant (2)      | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice attacks with "Hill Giant (1)" and "Hill Giant (2)"
      | Hill Giant (1) | Invasion of Segovia |
      | Hill Giant (2) | Invasion of Segovia |
    And Bob blocks "Hill Giant (1)" with "Grizzly Bears"
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | damage |
      | Invasion of Segovia | 1 defense |        |
      | Hill Giant (1)      |           | 2      |
      | Hill Giant (2)      |           | 0      |
    And Bob has in the graveyard
      | card          |
      | Grizzly Bears |
    And Bob has 20 life

  @id:BT-081 @clause:siege-controller-cant-block @control:siege-controller-cant-block @clause:bt-only-protector-blocks
  @clause:bt-attackable-by-other-players @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1a @cr:802.4 @cr:802.4a @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scenario: The controller of a Siege may block what attacks her but not what attacks the Siege, which its protector may block
    Given the players are Alice, Bob and Chloé
    And it is Chloé's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Serra Angel         | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Chloé controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    When Chloé attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Alice               |
    Then Alice cannot block "Grizzly Bears" with "Serra Angel"
    And Alice can block "Hill Giant" with "Serra Angel"
    And Bob can block "Grizzly Bears" with "Llanowar Elves"
    When the game reaches Chloé's combat damage step
    Then Alice controls
      | card                | counters  | damage |
      | Invasion of Segovia | 4 defense |        |
      | Serra Angel         |           | 3      |
    And Chloé controls
      | card          | damage |
      | Grizzly Bears | 1      |
    And Chloé has in the graveyard
      | card       |
      | Hill Giant |
    And Alice has 20 life
    And Bob has 20 life

  @id:BT-082 @clause:x-bt-split-attack @control:bt-only-protector-blocks
  @cr:508.1b @cr:509.1a @cr:310.9c @needs:battles @needs:combat @needs:damage
  Scenario: Of an attack split between him and the Siege, Bob may block the creature that attacks the Siege
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    Then Bob can block "Hill Giant" with "Llanowar Elves"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |

  @id:BT-083 @clause:x-bt-split-attack @control:x-bt-split-attack
  @cr:508.1b @cr:509.1a @cr:310.9c @needs:battles @needs:combat @needs:damage
  Scenario: Of an attack split between him and the Siege, Bob may block the creature that attacks him
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    Then Bob can block "Grizzly Bears" with "Llanowar Elves"
    When the game reaches Alice's combat damage step
    Then Bob has 20 life
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |
