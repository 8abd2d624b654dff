Feature: Battles without defense counters
  A Siege at defense 0 is put into its owner's graveyard unless one of its triggered abilities has yet to leave the
  stack. Before August 2026 that wait held for every battle, since then for Sieges only.

  @id:BT-061 @clause:bt-zero-defense-graveyard @control:bt-zero-defense-graveyard @clause:x-siege-trigger-countered
  @control:siege-trigger-exiles @control:bt-zero-defense-waits-for-trigger @control:x-bt-owner-graveyard
  @cr:310.7 @cr:704.5v @cr:310.12b @needs:battles @needs:damage @needs:stack @needs:targeting
  @needs:triggered-abilities @needs:state-based-actions @needs:counter-ability
  Scenario: A Siege whose ability is countered goes to the graveyard instead of exile, while a Siege with one counter stays
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Shock |
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Segovia  | earlier | 2 defense | Bob       |
      | Invasion of Zendikar | earlier | 1 defense | Bob       |
      | Mountain             | earlier |           |           |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob controls
      | card   | since   |
      | Island | earlier |
    When Alice casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    And Alice passes priority
    Then Bob can cast "Stifle"
      | target    | ability: Invasion of Segovia |
      | mana from | Island                       |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card                 | counters  |
      | Invasion of Zendikar | 1 defense |

  @id:BT-062 @clause:bt-zero-defense-waits-for-trigger @control:x-bt-nonsiege-zero-defense @ruleset:cr-2024
  @ruleset:cr-2026
  @cr:310.7 @cr:704.5v @cr:603.3 @needs:battles @needs:damage @needs:stack @needs:triggered-abilities
  @needs:state-based-actions @needs:casting-during-resolution @needs:transform
  Scenario: A Siege without counters stays on the battlefield while its ability is on the stack, even as another spell resolves first
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
      | Mountain (1)         | earlier |           |           |
    And Bob has in hand
      | card  |
      | Shock |
    And Bob controls
      | card         | since   |
      | Mountain (2) | earlier |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Zendikar |
      | mana from | Mountain (1)         |
    And the top of the stack resolves
    And Alice passes priority
    Then Alice controls
      | card                 | name                 | counters | defense |
      | Invasion of Zendikar | Invasion of Zendikar | none     | 0       |
    And the stack contains
      | card                 | kind    | controller |
      | Invasion of Zendikar | ability | Alice      |
    When Bob casts "Shock"
      | target    | Alice        |
      | mana from | Mountain (2) |
    And the top of the stack resolves
    Then Alice has 18 life
    And Alice controls
      | card                 | name                 | counters |
      | Invasion of Zendikar | Invasion of Zendikar | none     |
    When the stack resolves
    Then Alice controls
      | card                 | name              |
      | Invasion of Zendikar | Awakened Skyclave |

  @id:BT-063 @clause:bt-zero-defense-waits-for-trigger @clause:bt-zero-defense-graveyard
  @clause:x-siege-trigger-countered
  @cr:310.7 @cr:704.5v @cr:603.3 @needs:battles @needs:counters @needs:stack @needs:targeting
  @needs:triggered-abilities @needs:activated-abilities @needs:sacrifice @needs:state-based-actions @needs:tokens
  @needs:counter-ability
  Scenario: A Siege without counters whose intrinsic ability was countered waits until its enters ability has left the stack too
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card            | since   |
      | Vampire Hexmage | earlier |
      | Island (1)      | earlier |
      | Island (2)      | earlier |
      | Island (3)      | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob controls
      | card       | since   |
      | Island (4) | earlier |
    When Alice casts "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    And the top of the stack resolves
    And Alice activates "sacrifice" of "Vampire Hexmage"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
      | Invasion of Segovia | ability | Alice      |
    When Alice passes priority
    And Bob casts "Stifle"
      | target    | ability: Invasion of Segovia |
      | mana from | Island (4)                   |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Alice controls
      | card                | counters |
      | Invasion of Segovia | none     |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card       | P/T |
      | Kraken (1) | 1/1 |
      | Kraken (2) | 1/1 |

  @id:BT-064 @clause:x-bt-owner-graveyard @clause:bt-zero-defense-graveyard @control:x-siege-trigger-controller
  @cr:704.5v @cr:400.3 @cr:603.3a @needs:battles @needs:auras @needs:control-change @needs:damage @needs:stack
  @needs:targeting @needs:triggered-abilities @needs:state-based-actions @needs:counter-ability
  Scenario: A Siege without counters goes to the graveyard of its owner even if another player controls it
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card  |
      | Shock |
    And Bob controls
      | card                | since   | owner | counters  | protector | attached to         |
      | Invasion of Segovia | earlier | Alice | 2 defense | Alice     |                     |
      | Confiscate          | earlier |       |           |           | Invasion of Segovia |
      | Mountain            | earlier |       |           |           |                     |
    And Alice has in hand
      | card   |
      | Stifle |
    And Alice controls
      | card   | since   |
      | Island | earlier |
    When Bob casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Bob        |
    When Bob passes priority
    And Alice casts "Stifle"
      | target    | ability: Invasion of Segovia |
      | mana from | Island                       |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card                |
      | Invasion of Segovia |
    And Bob has in the graveyard
      | card       |
      | Confiscate |

  @id:BT-065 @clause:x-bt-nonsiege-zero-defense
  @cr:310.8 @cr:704.5w @cr:113.7a @needs:battles @needs:damage @needs:triggered-abilities @needs:state-based-actions
  @needs:turn-structure @needs:custom-cards
  Scenario: Since August 2026 a non-Siege battle without counters goes to the graveyard at once, though its ability is on the stack and still resolves
    Given it is Bob's end step
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card        | since   | counters  | protector |
      | Test Battle | earlier | 3 defense | Alice     |
      | Mountain    | earlier |           |           |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card        | kind    | controller |
      | Test Battle | ability | Alice      |
    When Alice casts "Lightning Bolt"
      | target    | Test Battle |
      | mana from | Mountain    |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card        |
      | Test Battle |
    And the stack contains
      | card        | kind    | controller |
      | Test Battle | ability | Alice      |
    And Alice has 20 life
    When the stack resolves
    Then Alice has 21 life

  @id:BT-066 @clause:x-bt-nonsiege-zero-defense-waits
  @cr:310.7 @cr:704.5v @needs:battles @needs:damage @needs:triggered-abilities @needs:state-based-actions
  @needs:turn-structure @needs:custom-cards
  Scenario: Before August 2026 a non-Siege battle without counters stays on the battlefield until its ability has resolved
    Given it is Bob's end step
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card        | since   | counters  | protector |
      | Test Battle | earlier | 3 defense | Alice     |
      | Mountain    | earlier |           |           |
    When the game reaches Alice's upkeep step
    And Alice casts "Lightning Bolt"
      | target    | Test Battle |
      | mana from | Mountain    |
    And the top of the stack resolves
    Then Alice controls
      | card        | counters | defense |
      | Test Battle | none     | 0       |
    And the stack contains
      | card        | kind    | controller |
      | Test Battle | ability | Alice      |
    When the top of the stack resolves
    Then Alice has 21 life
    And Alice has in the graveyard
      | card        |
      | Test Battle |

  @id:BT-067 @clause:x-bt-nonsiege-zero-defense-waits
  @cr:310.7 @cr:704.5v @needs:battles @needs:damage @needs:stack @needs:targeting @needs:triggered-abilities
  @needs:state-based-actions @needs:turn-structure @needs:custom-cards @needs:counter-ability
  Scenario: Before August 2026 a non-Siege battle without counters goes to the graveyard once its ability has been countered
    Given it is Bob's end step
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card        | since   | counters  | protector |
      | Test Battle | earlier | 3 defense | Alice     |
      | Mountain    | earlier |           |           |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob controls
      | card   | since   |
      | Island | earlier |
    When the game reaches Alice's upkeep step
    And Alice casts "Lightning Bolt"
      | target    | Test Battle |
      | mana from | Mountain    |
    And the top of the stack resolves
    And Alice passes priority
    Then Alice controls
      | card        | counters |
      | Test Battle | none     |
    When Bob casts "Stifle"
      | target    | ability: Test Battle |
      | mana from | Island               |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card        |
      | Test Battle |
    And Alice has 20 life

  @id:BT-068 @control:x-bt-nonsiege-zero-defense-waits @control:siege-intrinsic-trigger @ruleset:cr-2024
  @ruleset:cr-2026
  @cr:310.8 @cr:704.5w @cr:310.12b @needs:battles @needs:damage @needs:triggered-abilities @needs:state-based-actions
  @needs:custom-cards
  Scenario: A non-Siege battle that loses its last counter with none of its abilities on the stack goes to the graveyard at once, and nothing triggers
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card        | since   | counters  | protector |
      | Test Battle | earlier | 3 defense | Alice     |
      | Mountain    | earlier |           |           |
    When Alice casts "Lightning Bolt"
      | target    | Test Battle |
      | mana from | Mountain    |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card        |
      | Test Battle |
    And the stack is empty
