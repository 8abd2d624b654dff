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

  @id:BT-601 @clause:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:702.19b @cr:510.1c @cr:702.15b @needs:battles @needs:combat @needs:damage
  Scenario: All the damage of Colossal Dreadmaw that attacks a Siege is lethal damage to Felidar Sovereign that blocks it: trample leaves nothing for the Siege
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Colossal Dreadmaw   | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card              | since   |
      | Felidar Sovereign | earlier |
    When Alice attacks with "Colossal Dreadmaw"
      | Colossal Dreadmaw | Invasion of Segovia |
    And Bob blocks "Colossal Dreadmaw" with "Felidar Sovereign"
    And the game reaches Alice's combat damage step
    Then Bob has in the graveyard
      | card              |
      | Felidar Sovereign |
    And Alice controls
      | card                | counters  | damage |
      | Invasion of Segovia | 4 defense |        |
      | Colossal Dreadmaw   |           | 4      |
    And Bob has 24 life

  @id:BT-602 @clause:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:702.19b @cr:702.2c @cr:702.2b @cr:510.1c @needs:battles @needs:combat @needs:damage @needs:counters @needs:auras
  Scenario: One damage with deathtouch is lethal, but none at all is not: the only damage that a trampling Vampire Nighthawk assigns goes to Serra Angel that blocks it
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector | attached to       |
      | Vampire Nighthawk   | earlier | 2 -1/-1   |           |                   |
      | Setessan Training   | earlier |           |           | Vampire Nighthawk |
      | Invasion of Segovia | earlier | 4 defense | Bob       |                   |
    And Bob controls
      | card        | since   |
      | Serra Angel | earlier |
    Then Alice controls
      | card              | P/T | with    |
      | Vampire Nighthawk | 1/1 | trample |
    When Alice attacks with "Vampire Nighthawk"
      | Vampire Nighthawk | Invasion of Segovia |
    And Bob blocks "Vampire Nighthawk" with "Serra Angel"
    And the game reaches Alice's combat damage step
    Then Bob has in the graveyard
      | card        |
      | Serra Angel |
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |
    And Alice has 21 life

  @id:BT-603 @clause:x-bt-split-attack @control:x-bt-trample-over-blocker
  @cr:702.19d @cr:510.1c @cr:509.1h @needs:battles @needs:combat @needs:damage @needs:sacrifice
  Scenario: When the protector has sacrificed the blockers of both attackers, the one with trample deals all its damage to him, the one without deals none to the Siege
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Colossal Dreadmaw   | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Memnite (1)    | earlier |
      | Memnite (2)    | earlier |
      | Ashnod's Altar | earlier |
    When Alice attacks with "Colossal Dreadmaw" and "Hill Giant"
      | Colossal Dreadmaw | Bob                 |
      | Hill Giant        | Invasion of Segovia |
    And Bob blocks "Colossal Dreadmaw" with "Memnite (1)"
      | Memnite (2) | Hill Giant |
    And Alice passes priority
    And Bob activates "sacrifice" of "Ashnod's Altar"
      | paid with | Memnite (1) |
    And Bob activates "sacrifice" of "Ashnod's Altar"
      | paid with | Memnite (2) |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |
    And Bob has 14 life

  @id:BT-604 @clause:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:510.1c @cr:510.1d @cr:702.15b @needs:battles @needs:combat @needs:damage
  Scenario: The single blocker of an attacking Vampire Nighthawk is dealt all of its damage, beyond what is lethal, and the attacked Siege none
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Vampire Nighthawk   | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card              | since   |
      | Birds of Paradise | earlier |
    When Alice attacks with "Vampire Nighthawk"
      | Vampire Nighthawk | Invasion of Segovia |
    And Bob blocks "Vampire Nighthawk" with "Birds of Paradise"
    And the game reaches Alice's combat damage step
    Then Alice has 22 life
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |
    And Bob has in the graveyard
      | card              |
      | Birds of Paradise |

  @id:BT-607 @clause:bt-only-protector-blocks @control:bt-only-protector-blocks
  @cr:508.1a @cr:509.1a @cr:802.4 @needs:battles @needs:combat @needs:multiplayer
  Scenario: Attackers are declared once in a combat, and so are the blockers of each player: the protector cannot block a second time while Chloé is to block
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Watchwolf           | earlier |           |           |
      | Craven Giant        | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Serra Angel    | earlier |
    And Chloé controls
      | card    | since   |
      | Memnite | earlier |
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Watchwolf"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
      | Watchwolf     | Invasion of Segovia |
    Then Alice cannot attack with "Craven Giant"
      | Craven Giant | Bob |
    And Bob can block "Grizzly Bears" with "Llanowar Elves"
    And Bob cannot block "Watchwolf" with "Serra Angel"
    And Chloé can block "Hill Giant" with "Memnite"
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | tapped |
      | Invasion of Segovia | 1 defense |        |
      | Craven Giant        |           | no     |
    And Bob cannot block "Watchwolf" with "Serra Angel"

  @id:BT-610 @clause:bt-only-protector-blocks
  @cr:104.3a @cr:800.4a @cr:509.1a @needs:battles @needs:combat @needs:multiplayer
  Scenario: A player who is not attacked concedes while the protector of the attacked Siege is to declare blockers, who then blocks
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And the game reaches Alice's declare blockers step
    And Chloé concedes the game
    Then Bob can block "Grizzly Bears" with "Hill Giant"
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:BT-721 @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1 @cr:802.4 @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scenario: If neither Bob nor Chloé blocks, Bob is dealt damage by what attacks him and the Siege that Chloé protects by what attacks it
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
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |
    And Bob has 17 life
    And Chloé has 20 life
