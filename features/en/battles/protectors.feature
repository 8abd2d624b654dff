Feature: Protectors of battles
  While a Siege is entering, the player who will control it chooses an opponent as its protector. A battle has one
  protector at a time, who is the defending player for the creatures that attack it. A battle is cast like a sorcery.

  @id:BT-107 @clause:siege-enters-choose-protector @clause:siege-protector-not-controller
  @control:siege-protector-not-controller @cr:310.4b @cr:310.9a @cr:310.12a
  @needs:battles @needs:multiplayer @needs:replacement-effects @needs:counters @needs:triggered-abilities @needs:tokens
  Scenario: While a Siege is entering its controller chooses an opponent as its protector, not themselves, before its ability goes on the stack
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice's mana pool contains {U}{U}{U}
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice casts "Invasion of Segovia"
    And the top of the stack resolves
    Then Alice controls
      | card                | types  | subtypes | counters  | protector |
      | Invasion of Segovia | battle | Siege    | 4 defense | Chloé     |
    And the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card                | token | protector |
      | Invasion of Segovia | no    | Chloé     |
      | Kraken (1)          | yes   |           |
      | Kraken (2)          | yes   |           |

  @id:BT-108 @clause:siege-enters-choose-protector
  @cr:310.9a @cr:310.12a @needs:battles @needs:replacement-effects @needs:combat @needs:triggered-abilities
  @needs:tokens
  Scenario: In a two-player game the only opponent becomes the protector of a Siege, which its controller may attack
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
    And Alice can attack with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |

  @id:BT-109 @clause:siege-enters-choose-protector @clause:siege-protector-not-controller
  @control:siege-enters-choose-protector @control:siege-protector-not-controller
  @cr:310.9a @cr:310.12a @needs:battles @needs:multiplayer @needs:replacement-effects @needs:triggered-abilities
  Scenario: When Chloé casts the Siege it is Chloé who chooses, and Alice becomes its protector
    Given the players are Alice, Bob and Chloé
    And it is Chloé's precombat main phase
    And Chloé has in hand
      | card                |
      | Invasion of Segovia |
    And Chloé's mana pool contains {U}{U}{U}
    And Chloé cannot choose
      | choice | answer |
      | player | Chloé  |
    And Chloé will choose
      | choice | answer |
      | player | Alice  |
    When Chloé casts "Invasion of Segovia"
    And the top of the stack resolves
    Then Chloé controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Alice     |
    And the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Chloé      |

  @id:BT-110 @control:siege-enters-choose-protector
  @cr:310.4b @cr:310.9a @needs:battles @needs:multiplayer @needs:replacement-effects @needs:custom-cards
  Scenario: No opponent is chosen for a battle without a battle type: its controller becomes its protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Battle |
    And Alice's mana pool contains {C}{C}
    And Alice will choose
      | choice | answer |
      | player | Alice  |
    When Alice casts "Test Battle"
    And the stack resolves
    Then Alice controls
      | card        | types  | subtypes | counters  | protector |
      | Test Battle | battle | none     | 3 defense | Alice     |

  @id:BT-111 @clause:x-bt-enters-without-being-cast
  @cr:310.4b @cr:310.12a @cr:400.7 @cr:712.14
  @needs:battles @needs:multiplayer @needs:replacement-effects @needs:counters @needs:type-change @needs:zone-change
  @needs:activated-abilities @needs:triggered-abilities @needs:tokens @needs:layers
  Scenario: A Siege that comes back without being cast enters with all its defense counters and a newly chosen protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                  | since   | counters  | protector |
      | Invasion of Segovia   | earlier | 2 defense | Bob       |
      | Liquimetal Coating    | earlier |           |           |
      | March of the Machines | earlier |           |           |
    And Alice has in hand
      | card       |
      | Cloudshift |
    And Alice's mana pool contains {W}
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice activates "{T}" of "Liquimetal Coating"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Alice controls
      | card                | types                      | counters  | protector |
      | Invasion of Segovia | artifact; battle; creature | 2 defense | Bob       |
    When Alice casts "Cloudshift"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice controls
      | card                | types  | face  | counters  | protector |
      | Invasion of Segovia | battle | front | 4 defense | Chloé     |
    And the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card       | token |
      | Kraken (1) | yes   |
      | Kraken (2) | yes   |

  @id:BT-112 @clause:x-bt-cast-timing @control:x-bt-cast-timing
  @cr:310.1 @cr:310.2 @needs:battles @needs:stack @needs:targeting
  Scenario: A Siege cast in a main phase is a spell on the stack, which Counterspell counters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice's mana pool contains {U}{U}{U}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    Then Alice can cast "Invasion of Segovia"
    And the stack contains
      | card                | kind  | controller | defense |
      | Invasion of Segovia | spell | Alice      | 4       |
    When Alice passes priority
    And Bob casts "Counterspell"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Alice has in the graveyard
      | card                |
      | Invasion of Segovia |

  @id:BT-113 @clause:x-bt-cast-timing @control:x-bt-cast-timing
  @cr:310.1 @needs:battles @needs:stack
  Scenario: A Siege cannot be cast while a spell is on the stack, but can once that spell has resolved
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Divination          |
      | Invasion of Segovia |
    And Alice's mana pool contains {U}{U}{U}
    And Alice controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
    When Alice casts "Divination"
    Then Alice cannot cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    When the stack resolves
    Then Alice can cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |

  @id:BT-114 @clause:x-bt-cast-timing @control:x-bt-cast-timing
  @cr:310.1 @needs:battles @needs:combat @needs:turn-structure
  Scenario: A Siege cannot be cast in an opponent's turn, nor in its player's upkeep or combat, but can in the postcombat main phase
    Given it is Bob's postcombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card          | since   |
      | Island (1)    | earlier |
      | Island (2)    | earlier |
      | Island (3)    | earlier |
      | Grizzly Bears | earlier |
    When Bob passes priority
    Then Alice cannot cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    When the game reaches Alice's upkeep step
    Then Alice cannot cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    When Alice attacks with "Grizzly Bears"
    Then Alice cannot cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    When the game reaches Alice's postcombat main phase
    Then Alice can cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |

  @id:BT-115 @clause:x-bt-one-protector @control:x-bt-one-protector
  @cr:310.9 @cr:310.9b @cr:310.9f @cr:310.12a
  @needs:battles @needs:control-change @needs:auras @needs:state-based-actions @needs:combat @needs:turn-structure
  Scenario: A player protects two Sieges, and goes on protecting the one of which they do not take control
    Given it is Bob's precombat main phase
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Segovia  | earlier | 4 defense | Bob       |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
      | Serra Angel          | earlier |           |           |
    And Bob has in hand
      | card       |
      | Confiscate |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}
    And Bob will choose
      | choice | answer |
      | player | Alice  |
    When Bob casts "Confiscate"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Bob controls
      | card                | protector |
      | Invasion of Segovia | Alice     |
    And Alice controls
      | card                 | protector |
      | Invasion of Zendikar | Bob       |
    When the game reaches Alice's precombat main phase
    Then Alice cannot attack with "Serra Angel"
      | Serra Angel | Invasion of Segovia |
    And Alice can attack with "Serra Angel"
      | Serra Angel | Invasion of Zendikar |

  @id:BT-116 @clause:x-bt-one-protector @control:x-bt-one-protector
  @cr:310.9c @cr:310.9f @cr:310.12a @cr:802.4
  @needs:battles @needs:control-change @needs:auras @needs:multiplayer @needs:state-based-actions @needs:combat
  @needs:turn-structure
  Scenario: Once another player has become the protector of a Siege, the former one can no longer block for it
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Chloé controls
      | card        | since   |
      | Serra Angel | earlier |
    And Bob has in hand
      | card       |
      | Confiscate |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}
    And Bob will choose
      | choice | answer |
      | player | Chloé  |
    When Bob casts "Confiscate"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Bob controls
      | card                | protector |
      | Invasion of Segovia | Chloé     |
    When the game reaches Alice's precombat main phase
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Bob                 |
    Then Bob cannot block "Grizzly Bears" with "Prodigal Sorcerer"
    And Bob can block "Hill Giant" with "Prodigal Sorcerer"
    And Chloé can block "Grizzly Bears" with "Serra Angel"

  @id:BT-117 @clause:x-bt-defending-player-is-protector
  @cr:310.9d @cr:508.5 @cr:802.2a
  @needs:battles @needs:multiplayer @needs:combat @needs:triggered-abilities
  Scenario: The defending player of a creature that attacks its own controller's Siege is the protector
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Chloé     |
      | Goblin Guide        | earlier |           |           |
    When Alice attacks with "Goblin Guide"
      | Goblin Guide | Invasion of Segovia |
    And the stack resolves
    Then Chloé has 1 card in hand
    And Bob has 0 cards in hand
    And Alice has 0 cards in hand

  @id:BT-118 @clause:x-bt-defending-player-is-protector
  @cr:310.9d @cr:508.5 @cr:802.2a
  @needs:battles @needs:multiplayer @needs:combat @needs:triggered-abilities
  Scenario: The defending player of a creature that attacks another player's Siege is its protector too, not its controller
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Goblin Guide | earlier |
    And Bob controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Chloé     |
    When Alice attacks with "Goblin Guide"
      | Goblin Guide | Invasion of Segovia |
    And the stack resolves
    Then Chloé has 1 card in hand
    And Bob has 0 cards in hand
    And Alice has 0 cards in hand

  @id:BT-119 @control:x-bt-defending-player-is-protector
  @cr:508.5 @cr:802.2a
  @needs:battles @needs:multiplayer @needs:combat @needs:triggered-abilities
  Scenario: If the creature attacks Bob instead of the Siege that Bob controls and Chloé protects, Bob is the defending player
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Goblin Guide | earlier |
    And Bob controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Chloé     |
    When Alice attacks with "Goblin Guide"
      | Goblin Guide | Bob |
    And the stack resolves
    Then Bob has 1 card in hand
    And Chloé has 0 cards in hand
    And Alice has 0 cards in hand

  @id:BT-403 @clause:x-bt-protector-changes-stays-attacked @control:x-bt-protector-changes-stays-attacked
  @ruleset:cr-2024 @cr:506.4 @cr:310.9c @cr:310.9f @cr:509.1a @cr:802.4 @needs:battles @needs:combat @needs:multiplayer
  @needs:custom-cards
  Scenario: Until August 2026 a battle given another protector while it is attacked stays attacked, and the new protector blocks
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Hill Giant          | earlier |           |           |
      | Watchwolf           | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island              | earlier |           |           |
    And Alice has in hand
      | card          |
      | Test Handover |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Chloé controls
      | card          | since   |
      | Raging Goblin | earlier |
    When Alice attacks with "Hill Giant" and "Watchwolf"
      | Hill Giant | Invasion of Segovia |
      | Watchwolf  | Bob                 |
    And Alice casts "Test Handover"
      | target    | Chloé; Invasion of Segovia |
      | mana from | Island                     |
    And the stack resolves
    Then Alice controls
      | card                | protector | attacking           |
      | Invasion of Segovia | Chloé     |                     |
      | Hill Giant          |           | Invasion of Segovia |
    And Bob cannot block "Hill Giant" with "Grizzly Bears"
    And Bob can block "Watchwolf" with "Grizzly Bears"
    And Chloé can block "Hill Giant" with "Raging Goblin"
