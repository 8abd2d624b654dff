Feature: Permanents that enter as copies of battles
  A permanent that enters as a copy of a battle enters with that battle's printed number of defense counters, and its
  controller chooses its protector. Neither the counters nor the protector of the original is copied.

  @id:BT-001 @clause:bt-copy-enters-with-defense-counters
  @cr:310.4b @cr:707.2 @cr:707.5 @needs:battles @needs:copy @needs:counters @needs:tokens
  @needs:triggered-abilities
  Scenario: A creature that enters as a copy of a Siege with one counter left has four and triggers the enters ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Clever Impersonator |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 1 defense | Bob       |
    And Alice will choose
      | choice | answer              |
      | object | Invasion of Segovia |
    When Alice casts "Clever Impersonator"
    And the top of the stack resolves
    Then Alice controls
      | card                | name                | types  | subtypes | defense | counters  | protector |
      | Clever Impersonator | Invasion of Segovia | battle | Siege    | 4       | 4 defense | Bob       |
      | Invasion of Segovia | Invasion of Segovia | battle | Siege    | 1       | 1 defense | Bob       |
    And the stack contains
      | card                | kind    |
      | Clever Impersonator | ability |
    When the stack resolves
    Then Alice controls
      | card       | token | P/T | with    |
      | Kraken (1) | yes   | 1/1 | trample |
      | Kraken (2) | yes   | 1/1 | trample |

  @id:BT-002 @clause:bt-copy-enters-with-defense-counters
  @cr:310.4b @cr:707.2 @cr:707.5 @needs:battles @needs:copy @needs:counters @needs:triggered-abilities
  Scenario: The printed number counts even if the copied Siege has more defense counters than that
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Clever Impersonator |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Zendikar | earlier | 5 defense | Bob       |
    And Alice will choose
      | choice | answer               |
      | object | Invasion of Zendikar |
    When Alice casts "Clever Impersonator"
    And the top of the stack resolves
    Then Alice controls
      | card                 | name                 | defense | counters  |
      | Clever Impersonator  | Invasion of Zendikar | 3       | 3 defense |
      | Invasion of Zendikar | Invasion of Zendikar | 5       | 5 defense |
    And the stack contains
      | card                | kind    |
      | Clever Impersonator | ability |

  @id:BT-003 @clause:bt-copy-enters-with-defense-counters
  @cr:310.4b @cr:707.2 @cr:707.5 @cr:111.1 @needs:battles @needs:copy @needs:counters @needs:tokens
  @needs:triggered-abilities @needs:targeting
  Scenario: A token that is a copy of a Siege enters with the printed number of defense counters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Mythos of Illuna |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 1 defense | Bob       |
    When Alice casts "Mythos of Illuna"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice controls
      | card                        | token | defense | counters  | protector |
      | Invasion of Segovia         | no    | 1       | 1 defense | Bob       |
      | Invasion of Segovia (token) | yes   | 4       | 4 defense | Bob       |
    And the stack contains
      | card                        | kind    |
      | Invasion of Segovia (token) | ability |
    When the stack resolves
    Then Alice controls
      | card       | token | P/T | with    |
      | Kraken (1) | yes   | 1/1 | trample |
      | Kraken (2) | yes   | 1/1 | trample |

  @id:BT-004 @clause:x-bt-copy-chooses-own-protector
  @cr:310.9a @cr:310.12a @cr:707.6 @needs:battles @needs:copy @needs:counters @needs:multiplayer
  Scenario: Bob's copy of a Siege that Bob protects is protected by one of Bob's own opponents
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Bob has in hand
      | card                |
      | Clever Impersonator |
    And Bob's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob cannot choose
      | choice | answer |
      | player | Bob    |
    And Bob will choose
      | choice | answer              |
      | object | Invasion of Segovia |
      | player | Alice               |
    When Bob casts "Clever Impersonator"
    And the top of the stack resolves
    Then Bob controls
      | card                | name                | counters  | protector |
      | Clever Impersonator | Invasion of Segovia | 4 defense | Alice     |
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |

  @id:BT-005 @clause:x-bt-copy-chooses-own-protector @control:x-bt-copy-chooses-own-protector
  @control:x-bt-protector-kept-through-copy
  @cr:310.9a @cr:310.12a @cr:707.6 @needs:battles @needs:copy @needs:counters @needs:multiplayer
  Scenario: Alice may have Bob protect her copy of a Siege that Chloé protects
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Clever Impersonator |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Chloé     |
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer              |
      | object | Invasion of Segovia |
      | player | Bob                 |
    When Alice casts "Clever Impersonator"
    And the top of the stack resolves
    Then Alice controls
      | card                | name                | counters  | protector |
      | Clever Impersonator | Invasion of Segovia | 4 defense | Bob       |
      | Invasion of Segovia | Invasion of Segovia | 4 defense | Chloé     |
