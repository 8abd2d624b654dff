Feature: Copies of a Siege that are defeated
  When the last defense counter is removed from a copy of a Siege, the copy is exiled. Whether something may then be cast,
  and what, depends on the card that was the copy: its own back face, or nothing.

  @id:BT-020 @clause:siege-copy-transforming-dfc-cast @control:siege-copy-other-card-stays-exiled
  @cr:310.12b @cr:707.2 @cr:712.8c @cr:712.11a @cr:712.13 @needs:battles @needs:copy @needs:transform
  @needs:counters @needs:damage @needs:stack @needs:triggered-abilities @needs:casting-during-resolution
  Scenario: An Invasion of Zendikar that was a copy of Invasion of Segovia is cast as Awakened Skyclave
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Mirrorform     |
      | Lightning Bolt |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Segovia  | earlier | 4 defense | Bob       |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
      | Mountain             | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice controls
      | card                 | name                | counters  |
      | Invasion of Zendikar | Invasion of Segovia | 3 defense |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Zendikar |
      | mana from | Mountain             |
    And the top of the stack resolves
    Then the stack contains
      | card                 | kind    | controller |
      | Invasion of Zendikar | ability | Alice      |
    When the top of the stack resolves
    Then the stack contains
      | card                 | kind  | controller | name              | colors | mana value |
      | Invasion of Zendikar | spell | Alice      | Awakened Skyclave | green  | 4          |
    When the stack resolves
    Then Alice controls
      | card                 | name                | P/T | counters  | protector |
      | Invasion of Zendikar | Awakened Skyclave   | 4/4 | none      | none      |
      | Invasion of Segovia  | Invasion of Segovia |     | 4 defense | Bob       |

  @id:BT-021 @clause:siege-copy-transforming-dfc-cast @control:siege-copy-other-card-stays-exiled
  @control:siege-zero-defense-no-trigger
  @cr:310.12b @cr:707.2 @cr:712.8c @cr:712.8e @cr:712.11a @cr:712.13 @needs:battles @needs:copy @needs:transform
  @needs:counters @needs:damage @needs:stack @needs:state-based-actions @needs:triggered-abilities
  @needs:casting-during-resolution
  Scenario: A Delver of Secrets that was a copy of a Siege is cast as Insectile Aberration
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
      | Shock      |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Delver of Secrets   | earlier | 1 defense |           |
      | Mountain            | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice controls
      | card              | name                | types  | defense | counters  | protector |
      | Delver of Secrets | Invasion of Segovia | battle | 1       | 1 defense | Bob       |
    When Alice casts "Shock"
      | target    | Delver of Secrets |
      | mana from | Mountain          |
    And the top of the stack resolves
    Then the stack contains
      | card              | kind    | controller |
      | Delver of Secrets | ability | Alice      |
    When the top of the stack resolves
    Then the stack contains
      | card              | kind  | controller | name                 | colors | mana value |
      | Delver of Secrets | spell | Alice      | Insectile Aberration | blue   | 1          |
    When the stack resolves
    Then Alice controls
      | card              | name                 | types    | P/T | with   | mana value | protector |
      | Delver of Secrets | Insectile Aberration | creature | 3/2 | flying | 1          | none      |

  @id:BT-022 @clause:siege-copy-other-card-not-cast @clause:siege-copy-other-card-stays-exiled
  @control:siege-copy-transforming-dfc-cast @control:siege-copy-token-ceases-to-exist
  @cr:310.4b @cr:310.6 @cr:310.12b @cr:707.5 @cr:712.11a @needs:battles @needs:copy @needs:counters @needs:damage
  @needs:tokens @needs:triggered-abilities
  Scenario: A Clever Impersonator that entered as a copy of a Siege and is defeated is exiled, can't be cast and remains in exile
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Clever Impersonator |
      | Lightning Bolt      |
      | Shock               |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Mountain            | earlier |           |           |
      | Mountain (2)        | earlier |           |           |
    And Alice will choose
      | choice | answer              |
      | object | Invasion of Segovia |
    When Alice casts "Clever Impersonator"
    And the stack resolves
    And Alice casts "Lightning Bolt"
      | target    | Clever Impersonator |
      | mana from | Mountain            |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card                | name                | defense | counters  |
      | Clever Impersonator | Invasion of Segovia | 1       | 1 defense |
    When Alice casts "Shock"
      | target    | Clever Impersonator |
      | mana from | Mountain (2)        |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Clever Impersonator | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in exile
      | card                |
      | Clever Impersonator |
    And Alice controls
      | card                | defense | counters  |
      | Invasion of Segovia | 4       | 4 defense |

  @id:BT-023 @clause:siege-copy-other-card-stays-exiled @clause:siege-copy-other-card-not-cast
  @control:siege-copy-other-card-stays-exiled @control:siege-copy-transforming-dfc-cast
  @cr:310.12b @cr:601.3 @cr:707.2 @cr:712.11a @needs:battles @needs:copy @needs:counters @needs:damage
  @needs:state-based-actions @needs:triggered-abilities @needs:turn-structure
  Scenario: A creature card that was a copy of a Siege can't be cast from exile on a later turn either
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                 |
      | Mirrorform           |
      | Shock                |
      | Grizzly Bears (hand) |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                  | since   | counters  | protector |
      | Invasion of Segovia   | earlier | 4 defense | Bob       |
      | Grizzly Bears (Siege) | earlier | 1 defense |           |
      | Mountain              | earlier |           |           |
      | Forest                | earlier |           |           |
      | Forest (2)            | earlier |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    And Alice casts "Shock"
      | target    | Grizzly Bears (Siege) |
      | mana from | Mountain              |
    And the top of the stack resolves
    Then the stack contains
      | card                  | kind    | controller |
      | Grizzly Bears (Siege) | ability | Alice      |
    When the stack resolves
    Then Alice has in exile
      | card                  |
      | Grizzly Bears (Siege) |
    When the game reaches Alice's precombat main phase
    Then Alice has in exile
      | card                  |
      | Grizzly Bears (Siege) |
    And Alice cannot cast "Grizzly Bears (Siege)"
      | mana from | Forest; Forest (2) |
    And Alice can cast "Grizzly Bears (hand)"
      | mana from | Forest; Forest (2) |

  @id:BT-024 @clause:siege-copy-token-not-cast @clause:siege-copy-token-ceases-to-exist
  @cr:108.2b @cr:111.7 @cr:111.8 @cr:310.12b @cr:704.5d @cr:707.2 @needs:battles @needs:copy @needs:counters
  @needs:damage @needs:state-based-actions @needs:targeting @needs:tokens @needs:triggered-abilities
  Scenario: A token that is a copy of a Siege is exiled when it is defeated, can't be cast and ceases to exist
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Mythos of Illuna |
      | Lightning Bolt   |
      | Shock            |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Mountain            | earlier |           |           |
      | Mountain (2)        | earlier |           |           |
    When Alice casts "Mythos of Illuna"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Alice controls
      | card                        | token | counters  |
      | Invasion of Segovia         | no    | 4 defense |
      | Invasion of Segovia (token) | yes   | 4 defense |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia (token) |
      | mana from | Mountain                    |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card                        | defense | counters  |
      | Invasion of Segovia (token) | 1       | 1 defense |
    When Alice casts "Shock"
      | target    | Invasion of Segovia (token) |
      | mana from | Mountain (2)                |
    And the top of the stack resolves
    Then the stack contains
      | card                        | kind    | controller |
      | Invasion of Segovia (token) | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 0 cards in exile
    And Alice has 3 cards in the graveyard
    And Alice controls
      | card                | token | defense | counters  |
      | Invasion of Segovia | no    | 4       | 4 defense |

  @id:BT-025 @clause:siege-copy-modal-dfc-not-cast
  @cr:310.12b @cr:712.8c @needs:battles @needs:copy @needs:counters @needs:damage @needs:modal-dfc
  @needs:state-based-actions @needs:triggered-abilities
  Scenario: Before modal double-faced cards could be cast transformed, one that was a copy of a Siege can't be cast transformed and remains in exile
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
      | Shock      |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                  | since   | counters  | protector |
      | Invasion of Segovia   | earlier | 4 defense | Bob       |
      | Halvar, God of Battle | earlier | 1 defense |           |
      | Mountain              | earlier |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice controls
      | card                  | name                | defense | counters  | protector |
      | Halvar, God of Battle | Invasion of Segovia | 1       | 1 defense | Bob       |
    When Alice casts "Shock"
      | target    | Halvar, God of Battle |
      | mana from | Mountain              |
    And the top of the stack resolves
    Then the stack contains
      | card                  | kind    | controller |
      | Halvar, God of Battle | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in exile
      | card                  |
      | Halvar, God of Battle |

  @id:BT-026 @clause:x-siege-copy-modal-dfc-cast
  @cr:310.12b @cr:712.3 @cr:712.8f @cr:712.11a @cr:712.11c @cr:712.13 @needs:battles @needs:copy @needs:counters
  @needs:damage @needs:modal-dfc @needs:stack @needs:state-based-actions @needs:triggered-abilities
  @needs:casting-during-resolution
  Scenario: A modal double-faced card that was a copy of a Siege is cast with its back face up
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
      | Shock      |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                  | since   | counters  | protector |
      | Invasion of Segovia   | earlier | 4 defense | Bob       |
      | Halvar, God of Battle | earlier | 1 defense |           |
      | Mountain              | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    And Alice casts "Shock"
      | target    | Halvar, God of Battle |
      | mana from | Mountain              |
    And the top of the stack resolves
    Then the stack contains
      | card                  | kind    | controller |
      | Halvar, God of Battle | ability | Alice      |
    When the top of the stack resolves
    Then the stack contains
      | card                  | kind  | controller | name                | colors | mana value |
      | Halvar, God of Battle | spell | Alice      | Sword of the Realms | white  | 2          |
    When the stack resolves
    Then Alice controls
      | card                  | name                | types    | subtypes  | supertypes | mana value | counters |
      | Halvar, God of Battle | Sword of the Realms | artifact | Equipment | legendary  | 2          | none     |

  @id:BT-027 @clause:x-siege-copy-modal-dfc-cast @control:x-siege-copy-modal-dfc-cast
  @cr:310.12b @cr:608.2d @cr:712.3 @cr:712.8f @cr:712.11a @cr:712.11c @needs:battles @needs:copy @needs:counters
  @needs:damage @needs:modal-dfc @needs:stack @needs:state-based-actions @needs:triggered-abilities
  @needs:casting-during-resolution
  Scenario: A modal double-faced card whose back face is a land remains in exile, while one whose back face is an artifact is cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Mirrorform     |
      | Shock          |
      | Lightning Bolt |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                  | since   | counters  | protector |
      | Invasion of Segovia   | earlier | 4 defense | Bob       |
      | Kazandu Mammoth       | earlier | 1 defense |           |
      | Halvar, God of Battle | earlier | 1 defense |           |
      | Mountain              | earlier |           |           |
      | Mountain (2)          | earlier |           |           |
    When Alice casts "Mirrorform"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then Alice controls
      | card                  | name                | counters  |
      | Kazandu Mammoth       | Invasion of Segovia | 1 defense |
      | Halvar, God of Battle | Invasion of Segovia | 1 defense |
    When Alice casts "Shock"
      | target    | Kazandu Mammoth |
      | mana from | Mountain        |
    And the top of the stack resolves
    Then the stack contains
      | card            | kind    | controller |
      | Kazandu Mammoth | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in exile
      | card            |
      | Kazandu Mammoth |
    When Alice will choose
      | choice | answer |
      | may    | yes    |
    And Alice casts "Lightning Bolt"
      | target    | Halvar, God of Battle |
      | mana from | Mountain (2)          |
    And the top of the stack resolves
    Then the stack contains
      | card                  | kind    | controller |
      | Halvar, God of Battle | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card                  | name                |
      | Halvar, God of Battle | Sword of the Realms |
    And Alice has in exile
      | card            |
      | Kazandu Mammoth |
