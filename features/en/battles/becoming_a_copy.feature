Feature: Permanents that become copies of a Siege
  Mirrorform makes permanents that are already on the battlefield copies of a Siege. They are given no defense counters;
  they get a protector if they have none; and those whose defense is 0 are put into the graveyard without any trigger.

  @id:BT-010 @clause:siege-becomes-copy-graveyard @clause:bt-zero-defense-is-sba @clause:siege-zero-defense-no-trigger
  @control:bt-copy-enters-with-defense-counters
  @cr:310.4c @cr:310.7 @cr:704.3 @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:counters
  @needs:state-based-actions
  Scenario: A creature that becomes a copy of a Siege gets no defense counters and is put into the graveyard at once
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And the stack is empty
    And Alice has 0 cards in exile
    And Alice controls
      | card                | defense | counters  | protector |
      | Invasion of Segovia | 4       | 4 defense | Bob       |

  @id:BT-011 @clause:siege-copy-other-card-not-cast @clause:siege-copy-other-card-stays-exiled
  @control:siege-becomes-copy-graveyard @control:bt-zero-defense-is-sba @control:siege-zero-defense-no-trigger
  @control:siege-never-had-counters-no-removal
  @cr:310.4c @cr:310.6 @cr:310.7 @cr:310.12b @cr:704.5v @cr:704.5x @cr:712.11a @needs:battles @needs:copy
  @needs:counters @needs:damage @needs:state-based-actions @needs:triggered-abilities
  Scenario: A creature with a defense counter that becomes a copy of a Siege remains, and removing the counter triggers the Siege's ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
      | Shock      |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier | 1 defense |           |
      | Mountain            | earlier |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card          | name                | types  | subtypes | defense | counters  | protector |
      | Grizzly Bears | Invasion of Segovia | battle | Siege    | 1       | 1 defense | Bob       |
    When Alice casts "Shock"
      | target    | Grizzly Bears |
      | mana from | Mountain      |
    And the top of the stack resolves
    Then the stack contains
      | card          | kind    | controller |
      | Grizzly Bears | ability | Alice      |
    And Alice controls
      | card          | defense | counters |
      | Grizzly Bears | 0       | none     |
    When the stack resolves
    Then Alice has in exile
      | card          |
      | Grizzly Bears |

  @id:BT-012 @clause:siege-becomes-copy-graveyard @clause:siege-zero-defense-no-trigger
  @cr:310.4c @cr:310.7 @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:state-based-actions
  @needs:control-change
  Scenario: A creature that becomes a copy of a Siege is put into its owner's graveyard, not its controller's
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                | since   | owner | counters  | protector |
      | Invasion of Segovia | earlier |       | 4 defense | Bob       |
      | Grizzly Bears       | earlier | Bob   |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |
    And the stack is empty
    And Bob has 0 cards in exile

  @id:BT-013 @clause:siege-becomes-copy-protector @clause:siege-never-had-counters-graveyard
  @control:x-bt-protector-kept-through-copy
  @cr:310.7 @cr:310.11 @cr:310.12a @cr:704.5v @cr:704.5x @cr:707.2 @cr:707.4 @needs:battles @needs:copy
  @needs:multiplayer @needs:stack @needs:state-based-actions @needs:triggered-abilities
  Scenario: A creature that becomes a copy of a Siege gets an opponent as protector and remains while its own trigger is on the stack
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Elvish Visionary |
      | Mirrorform       |
    And Alice's mana pool contains {G}{G}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island              | earlier |           |           |
      | Island (2)          | earlier |           |           |
      | Island (3)          | earlier |           |           |
      | Island (4)          | earlier |           |           |
      | Island (5)          | earlier |           |           |
      | Island (6)          | earlier |           |           |
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    And Alice casts "Mirrorform"
      | target    | Invasion of Segovia                                                |
      | mana from | Island; Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the top of the stack resolves
    Then Alice controls
      | card                | name                | subtypes | defense | counters  | protector |
      | Elvish Visionary    | Invasion of Segovia | Siege    | 0       | none      | Chloé     |
      | Invasion of Segovia | Invasion of Segovia | Siege    | 4       | 4 defense | Bob       |
    And the stack contains
      | card             | kind    |
      | Elvish Visionary | ability |
    When the stack resolves
    Then Alice has 1 card in hand
    And Alice has in the graveyard
      | card             |
      | Elvish Visionary |
    And Alice has 0 cards in exile

  @id:BT-014 @clause:siege-never-had-counters-no-removal @clause:siege-never-had-counters-graveyard
  @cr:310.6 @cr:310.7 @cr:310.12b @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:damage @needs:stack
  @needs:state-based-actions @needs:triggered-abilities
  Scenario: Damage to a Siege that never had a defense counter removes none, so its ability does not trigger
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Elvish Visionary |
      | Mirrorform       |
      | Shock            |
    And Alice's mana pool contains {G}{G}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island              | earlier |           |           |
      | Island (2)          | earlier |           |           |
      | Island (3)          | earlier |           |           |
      | Island (4)          | earlier |           |           |
      | Island (5)          | earlier |           |           |
      | Island (6)          | earlier |           |           |
      | Mountain            | earlier |           |           |
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    And Alice casts "Mirrorform"
      | target    | Invasion of Segovia                                                |
      | mana from | Island; Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the top of the stack resolves
    And Alice casts "Shock"
      | target    | Elvish Visionary |
      | mana from | Mountain         |
    And the top of the stack resolves
    Then Alice controls
      | card             | name                | defense | counters |
      | Elvish Visionary | Invasion of Segovia | 0       | none     |
    And the stack contains
      | card             | kind    |
      | Elvish Visionary | ability |
    When the stack resolves
    Then Alice has 1 card in hand
    And Alice has in the graveyard
      | card             |
      | Elvish Visionary |
    And Alice has 0 cards in exile

  @id:BT-015 @clause:siege-never-had-counters-graveyard
  @cr:310.7 @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:stack @needs:state-based-actions
  @needs:targeting @needs:triggered-abilities @needs:counter-ability
  Scenario: A Siege without defense counters is put into the graveyard as soon as its trigger is countered
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Elvish Visionary |
      | Mirrorform       |
      | Stifle           |
    And Alice's mana pool contains {G}{G}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island              | earlier |           |           |
      | Island (2)          | earlier |           |           |
      | Island (3)          | earlier |           |           |
      | Island (4)          | earlier |           |           |
      | Island (5)          | earlier |           |           |
      | Island (6)          | earlier |           |           |
      | Island (7)          | earlier |           |           |
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    And Alice casts "Mirrorform"
      | target    | Invasion of Segovia                                                |
      | mana from | Island; Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the top of the stack resolves
    Then Alice controls
      | card             | name                | defense |
      | Elvish Visionary | Invasion of Segovia | 0       |
    When Alice casts "Stifle"
      | target    | ability: Elvish Visionary |
      | mana from | Island (7)                |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has 0 cards in hand
    And Alice has in the graveyard
      | card             |
      | Elvish Visionary |
    And Alice has 0 cards in exile

  @id:BT-016 @clause:siege-never-had-counters-no-cast @clause:siege-zero-defense-no-trigger
  @clause:siege-becomes-copy-graveyard
  @cr:310.7 @cr:310.12b @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:state-based-actions
  @needs:transform
  Scenario: A double-faced card that becomes a Siege without defense counters is not exiled, and its other face is not cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Delver of Secrets   | earlier |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card              |
      | Delver of Secrets |
    And Alice has 0 cards in exile

  @id:BT-017 @clause:x-bt-protector-kept-through-copy @control:siege-becomes-copy-protector
  @cr:310.9g @cr:707.4 @needs:battles @needs:copy @needs:counters @needs:multiplayer
  Scenario: A Siege that becomes a copy of another Siege keeps its protector and its counters and triggers no enters ability
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Segovia  | earlier | 4 defense | Bob       |
      | Invasion of Zendikar | earlier | 3 defense | Chloé     |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card                 | name                | defense | counters  | protector |
      | Invasion of Zendikar | Invasion of Segovia | 3       | 3 defense | Chloé     |
      | Invasion of Segovia  | Invasion of Segovia | 4       | 4 defense | Bob       |
