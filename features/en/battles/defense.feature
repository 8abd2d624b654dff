Feature: The defense of battles
  Everywhere but on the battlefield a battle has the defense printed on it. It enters the battlefield with that many
  defense counters, and there its defense is the number of them.

  @id:BT-030 @clause:bt-defense-printed
  @cr:210.1 @cr:310.4a @cr:310.4c @needs:battles @needs:stack @needs:damage @needs:counters @needs:tokens
  @needs:triggered-abilities
  Scenario: Invasion of Segovia has defense 4 in hand and on the stack, and on the battlefield as much as it has counters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
      | Lightning Bolt      |
    And Alice controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Mountain   | earlier |
    Then Alice has in hand
      | card                | defense |
      | Invasion of Segovia | 4       |
    When Alice casts "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    Then the stack contains
      | card                | kind  | controller | defense |
      | Invasion of Segovia | spell | Alice      | 4       |
    When the stack resolves
    Then Alice controls
      | card                | counters  | defense |
      | Invasion of Segovia | 4 defense | 4       |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the stack resolves
    Then Alice controls
      | card                | counters  | defense |
      | Invasion of Segovia | 1 defense | 1       |

  @id:BT-031 @clause:bt-defense-printed
  @cr:310.4a @cr:310.4c @needs:battles @needs:counters
  Scenario: In hand, in the graveyard and in exile Invasion of Segovia has defense 4, with two counters on the battlefield defense 2
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                       |
      | Invasion of Segovia (hand) |
    And Alice has in the graveyard
      | card                            |
      | Invasion of Segovia (graveyard) |
    And Alice has in exile
      | card                        |
      | Invasion of Segovia (exile) |
    And Alice controls
      | card                              | since   | counters  | protector |
      | Invasion of Segovia (battlefield) | earlier | 2 defense | Bob       |
    Then Alice has in hand
      | card                       | defense |
      | Invasion of Segovia (hand) | 4       |
    And Alice has in the graveyard
      | card                            | defense |
      | Invasion of Segovia (graveyard) | 4       |
    And Alice has in exile
      | card                        | defense |
      | Invasion of Segovia (exile) | 4       |
    And Alice controls
      | card                              | defense |
      | Invasion of Segovia (battlefield) | 2       |

  @id:BT-032 @clause:bt-defense-printed @clause:x-bt-destroyed-not-defeated
  @cr:310.4a @cr:122.2 @cr:310.12b @needs:battles @needs:zone-change @needs:counters @needs:triggered-abilities
  Scenario: Sieges that leave the battlefield with one counter have their printed defense again, and nothing triggers
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Boomerang |
      | Vindicate |
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Segovia  | earlier | 1 defense | Bob       |
      | Invasion of Zendikar | earlier | 1 defense | Bob       |
      | Island (1)           | earlier |           |           |
      | Island (2)           | earlier |           |           |
      | Plains               | earlier |           |           |
      | Swamp                | earlier |           |           |
      | Forest               | earlier |           |           |
    When Alice casts "Boomerang"
      | target    | Invasion of Segovia    |
      | mana from | Island (1); Island (2) |
    And the top of the stack resolves
    Then Alice has in hand
      | card                | defense |
      | Invasion of Segovia | 4       |
    And the stack is empty
    When Alice casts "Vindicate"
      | target    | Invasion of Zendikar  |
      | mana from | Plains; Swamp; Forest |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card                 | defense |
      | Invasion of Zendikar | 3       |
    And the stack is empty

  @id:BT-033 @clause:bt-enters-with-defense-counters @control:siege-trigger-transformed
  @cr:310.4b @cr:614.1c @needs:battles @needs:counters @needs:replacement-effects @needs:tokens @needs:stack
  @needs:triggered-abilities
  Scenario: Invasion of Segovia cast from the hand enters with its front face up and four defense counters, before its ability resolves
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
    When Alice casts "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    Then the stack contains
      | card                | kind  | controller | name                |
      | Invasion of Segovia | spell | Alice      | Invasion of Segovia |
    When the top of the stack resolves
    Then Alice controls
      | card                | name                | types  | subtypes | face  | counters  |
      | Invasion of Segovia | Invasion of Segovia | battle | Siege    | front | 4 defense |
    And the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |
      | Kraken (1)          | none      |
      | Kraken (2)          | none      |

  @id:BT-034 @clause:bt-enters-with-defense-counters
  @cr:310.4b @cr:614.1c @cr:704.3 @needs:battles @needs:counters @needs:replacement-effects @needs:custom-cards
  Scenario: A battle without an ability of its own on the stack has its defense counters as it enters and stays on the battlefield
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Battle |
    And Alice controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice casts "Test Battle"
      | mana from | Island (1); Island (2) |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card        | counters  | defense | protector |
      | Test Battle | 3 defense | 3       | Alice     |

  @id:BT-501 @clause:bt-enters-with-defense-counters
  @cr:310.4b @cr:310.12b @cr:614.1c @needs:battles @needs:triggered-abilities
  Scenario: Beside the ability that triggers as it enters, a Siege has a static one, with which it enters, and the one of all Sieges
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    Then Alice controls
      | card                | abilities                    |
      | Invasion of Segovia | triggered; triggered; static |

  @id:BT-035 @control:bt-enters-with-defense-counters @ruleset:cr-2026
  @cr:310.4b @cr:310.4c @cr:310.8 @cr:704.5w @needs:battles @needs:type-change @needs:state-based-actions
  @needs:custom-cards
  Scenario: A creature that becomes a battle on the battlefield gets no defense counters and is put into the graveyard
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Muster |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Island        | earlier |
    When Alice casts "Test Muster"
      | target    | Grizzly Bears |
      | mana from | Island        |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And the stack is empty
