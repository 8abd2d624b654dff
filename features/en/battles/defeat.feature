Feature: Defeating a Siege
  When the last defense counter is removed from a Siege, an ability that its controller controls triggers. As it resolves
  the Siege is exiled, and only then may that player cast its back face without paying anything.

  @id:BT-044 @clause:siege-intrinsic-trigger @control:siege-intrinsic-trigger
  @cr:310.12b @cr:603.2 @cr:603.3a @needs:battles @needs:damage @needs:counters @needs:triggered-abilities
  Scenario: Nothing triggers when Lightning Bolt removes three of four counters, one ability does when Shock removes the last
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
      | Shock          |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Mountain (1)        | earlier |           |           |
      | Mountain (2)        | earlier |           |           |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain (1)        |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |
    When Alice casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain (2)        |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Alice controls
      | card                | counters |
      | Invasion of Segovia | none     |

  @id:BT-045 @clause:siege-intrinsic-trigger @clause:siege-trigger-may-cast
  @cr:310.12b @cr:603.2 @cr:608.2g @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform @needs:stack
  Scenario: A Siege defeated by combat damage is exiled in the combat damage step and its back face is cast there
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Serra Angel         | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice attacks with "Serra Angel"
      | Serra Angel | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the top of the stack resolves
    Then the stack contains
      | card                | kind  | controller |
      | Invasion of Segovia | spell | Alice      |
    When the stack resolves
    Then it is Alice's combat damage step
    And Alice controls
      | card                | name                          | face |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | back |
    And Bob has 20 life

  @id:BT-046 @clause:siege-trigger-exiles @clause:siege-trigger-may-cast @control:siege-trigger-may-cast
  @cr:310.12b @cr:608.2g @cr:601.3 @needs:battles @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:zone-change
  Scenario: A Siege whose controller declines to cast it is exiled all the same and cannot be cast from exile afterwards
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                       |
      | Invasion of Segovia (hand) |
      | Shock                      |
    And Alice controls
      | card                      | since   | counters  | protector |
      | Invasion of Segovia (old) | earlier | 1 defense | Bob       |
      | Mountain                  | earlier |           |           |
      | Island (1)                | earlier |           |           |
      | Island (2)                | earlier |           |           |
      | Island (3)                | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Alice casts "Shock"
      | target    | Invasion of Segovia (old) |
      | mana from | Mountain                  |
    And the top of the stack resolves
    Then Alice controls
      | card                      | counters |
      | Invasion of Segovia (old) | none     |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in exile
      | card                      |
      | Invasion of Segovia (old) |
    And Alice cannot cast "Invasion of Segovia (old)"
      | mana from | Island (1); Island (2); Island (3) |
    And Alice can cast "Invasion of Segovia (hand)"
      | mana from | Island (1); Island (2); Island (3) |

  @id:BT-047 @clause:siege-trigger-may-cast @clause:siege-trigger-transformed @clause:siege-trigger-free
  @control:bt-enters-with-defense-counters @control:x-siege-back-face-is-cast @control:x-siege-stolen-then-defeated
  @cr:310.12b @cr:608.2g @cr:118.9 @cr:712.11a @cr:712.13 @needs:battles @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform @needs:alternative-costs @needs:stack
  Scenario: As the ability of Invasion of Segovia resolves, its controller casts Caetus without spending any mana, and it enters as a creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Shock |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
      | Mountain            | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Alice's mana pool is empty
    When the top of the stack resolves
    Then the stack contains
      | card                | kind  | controller | name                          | colors | mana cost |
      | Invasion of Segovia | spell | Alice      | Caetus, Sea Tyrant of Segovia | blue   | none      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card                | name                          | types    | supertypes | subtypes | P/T | face | counters |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | creature | legendary  | Serpent  | 3/3 | back | none     |

  @id:BT-048 @clause:x-siege-back-face-new-object
  @cr:400.7 @cr:302.6 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform
  Scenario: Caetus, cast from a Siege controlled since an earlier turn, is no battle, has neither counters nor protector and cannot attack this turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
      | Shock          |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Mountain (1)        | earlier |           |           |
      | Mountain (2)        | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain (1)        |
    And the stack resolves
    And Alice casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain (2)        |
    And the stack resolves
    Then Alice controls
      | card                | name                          | types    | counters | protector | tapped |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | creature | none     | none      | no     |
    And Alice cannot attack with "Invasion of Segovia"
    And Alice can attack with "Grizzly Bears"

  @id:BT-049 @clause:siege-trigger-transformed @control:x-siege-back-face-new-object
  @cr:310.12b @cr:400.7 @cr:702.10b @needs:battles @needs:combat @needs:damage @needs:haste @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform
  Scenario: Awakened Skyclave, cast from a Siege, has haste and attacks the turn it enters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
      | Mountain             | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Zendikar |
      | mana from | Mountain             |
    And the stack resolves
    Then Alice controls
      | card                 | name              | types          | P/T | with             | counters |
      | Invasion of Zendikar | Awakened Skyclave | creature; land | 4/4 | vigilance; haste | none     |
    And Alice can attack with "Invasion of Zendikar"
    When the game reaches Alice's combat damage step
    Then Bob has 16 life

  @id:BT-050 @clause:x-siege-back-face-new-object @control:x-siege-back-face-new-object
  @cr:400.7 @cr:302.6 @cr:702.10c @needs:battles @needs:damage @needs:haste @needs:mana-abilities
  @needs:triggered-abilities @needs:casting-during-resolution @needs:transform
  Scenario: Awakened Skyclave, cast from a Siege, has haste and may be tapped for mana the turn it enters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                 | since   | counters  | protector |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
      | Mountain             | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
      | color  | white  |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Zendikar |
      | mana from | Mountain             |
    And the stack resolves
    Then Alice controls
      | card                 | name              | types          | counters | protector |
      | Invasion of Zendikar | Awakened Skyclave | creature; land | none     | none      |
    And Alice can activate "{T}" of "Invasion of Zendikar"
    And Alice's mana pool contains {W}

  @id:BT-051 @clause:x-siege-any-removal-triggers
  @cr:310.12b @cr:603.2c @needs:battles @needs:counters @needs:triggered-abilities @needs:activated-abilities
  @needs:sacrifice @needs:casting-during-resolution @needs:transform
  Scenario: A Siege from which Vampire Hexmage removes all counters is defeated, and its ability triggers once
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Vampire Hexmage     | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice activates "sacrifice" of "Vampire Hexmage"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Alice controls
      | card                | counters | defense |
      | Invasion of Segovia | none     | 0       |
    When the stack resolves
    Then Alice controls
      | card                | name                          |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia |

  @id:BT-052 @clause:x-bt-destroyed-not-defeated @control:x-siege-any-removal-triggers
  @cr:310.12b @cr:122.2 @needs:battles @needs:zone-change @needs:triggered-abilities
  Scenario: A Siege destroyed with its counters still on it is not defeated: nothing triggers and it goes to the graveyard
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card      |
      | Vindicate |
    And Bob controls
      | card   | since   |
      | Plains | earlier |
      | Swamp  | earlier |
      | Forest | earlier |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When Bob casts "Vindicate"
      | target    | Invasion of Segovia   |
      | mana from | Plains; Swamp; Forest |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card                |
      | Invasion of Segovia |

  @id:BT-053 @clause:x-siege-trigger-controller
  @cr:310.12b @cr:603.3a @needs:battles @needs:damage @needs:triggered-abilities @needs:casting-during-resolution
  @needs:transform @needs:stack
  Scenario: When an opponent removes the last counter with Shock, the Siege's controller controls the ability and casts Caetus
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card  |
      | Shock |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Bob casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the top of the stack resolves
    Then the stack contains
      | card                | kind  | controller |
      | Invasion of Segovia | spell | Alice      |
    When the stack resolves
    Then Alice controls
      | card                | name                          |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia |

  @id:BT-054 @clause:x-siege-trigger-controller
  @cr:310.12b @cr:603.3a @cr:310.9b @needs:battles @needs:combat @needs:damage @needs:multiplayer
  @needs:triggered-abilities @needs:casting-during-resolution @needs:transform
  Scenario: When a third player's attack removes the last counters, the Siege's controller casts Caetus
    Given the players are Alice, Bob and Chloé
    And it is Chloé's precombat main phase
    And Chloé controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Chloé attacks with "Serra Angel"
      | Serra Angel | Invasion of Segovia |
    And the game reaches Chloé's combat damage step
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card                | name                          |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia |

  @id:BT-055 @clause:x-siege-stolen-then-defeated @control:x-siege-trigger-controller
  @cr:310.12b @cr:603.3a @cr:400.3 @cr:704.5y @needs:battles @needs:auras @needs:control-change @needs:damage
  @needs:triggered-abilities @needs:casting-during-resolution @needs:transform @needs:stack
  Scenario: A player who takes control of an opponent's Siege with Confiscate and defeats it casts and controls Caetus, which goes to its owner's graveyard when it dies
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card       |
      | Confiscate |
      | Shock      |
    And Bob controls
      | card         | since   |
      | Island (1)   | earlier |
      | Island (2)   | earlier |
      | Island (3)   | earlier |
      | Island (4)   | earlier |
      | Island (5)   | earlier |
      | Island (6)   | earlier |
      | Mountain (1) | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
      | Mountain (2)        | earlier |           |           |
    And Bob will choose
      | choice | answer |
      | may    | yes    |
    When Bob casts "Confiscate"
      | target    | Invasion of Segovia                                                    |
      | mana from | Island (1); Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the stack resolves
    Then Bob controls
      | card                | owner | counters  | protector |
      | Invasion of Segovia | Alice | 2 defense | Alice     |
    When Bob casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain (1)        |
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Bob        |
    When the top of the stack resolves
    Then the stack contains
      | card                | kind  | controller |
      | Invasion of Segovia | spell | Bob        |
    When the stack resolves
    Then Bob controls
      | card                | name                          | owner |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | Alice |
    And Bob has in the graveyard
      | card       |
      | Confiscate |
    When Bob passes priority
    And Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain (2)        |
    And the stack resolves
    Then Alice has in the graveyard
      | card                |
      | Invasion of Segovia |

  @id:BT-056 @clause:x-siege-leaves-in-response
  @cr:310.12b @cr:400.7 @cr:608.2h @needs:battles @needs:damage @needs:stack @needs:zone-change
  @needs:triggered-abilities @needs:tokens
  Scenario: A defeated Siege returned to its owner's hand before its ability resolves is not exiled and may be cast normally later
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Shock |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
      | Mountain            | earlier |           |           |
      | Island (1)          | earlier |           |           |
      | Island (2)          | earlier |           |           |
      | Island (3)          | earlier |           |           |
    And Bob has in hand
      | card      |
      | Boomerang |
    And Bob controls
      | card       | since   |
      | Island (4) | earlier |
      | Island (5) | earlier |
    When Alice casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Boomerang"
      | target    | Invasion of Segovia    |
      | mana from | Island (4); Island (5) |
    And the stack resolves
    Then Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice can cast "Invasion of Segovia"
      | mana from | Island (1); Island (2); Island (3) |
    And the stack contains
      | card                | kind  | controller | name                |
      | Invasion of Segovia | spell | Alice      | Invasion of Segovia |
    When the stack resolves
    Then Alice controls
      | card                | face  | counters  |
      | Invasion of Segovia | front | 4 defense |

  @id:BT-057 @clause:x-siege-back-face-is-cast
  @cr:608.2g @cr:601.2i @cr:701.6a @cr:712.8a @needs:battles @needs:damage @needs:stack @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform
  Scenario: Caetus is a spell that Counterspell counters, and the card goes to the graveyard with the characteristics of its front face
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Shock |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
      | Mountain            | earlier |           |           |
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice passes priority
    Then Bob can cast "Counterspell"
      | target    | Invasion of Segovia    |
      | mana from | Island (1); Island (2) |
    When the stack resolves
    Then Alice has in the graveyard
      | card                | defense |
      | Invasion of Segovia | 4       |

  @id:BT-058 @clause:x-siege-back-face-mana-value @control:x-siege-back-face-mana-value
  @cr:202.3b @cr:712.8c @cr:712.8e @needs:battles @needs:damage @needs:stack @needs:transform @needs:copy
  @needs:triggered-abilities @needs:casting-during-resolution
  Scenario: Caetus has the mana value of its front face on the stack and on the battlefield, and a Clone of it has mana value 0
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card  |
      | Shock |
      | Clone |
    And Bob controls
      | card       | since   |
      | Mountain   | earlier |
      | Island (1) | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    And Bob will choose
      | choice | answer              |
      | object | Invasion of Segovia |
    When Bob casts "Shock"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    And the top of the stack resolves
    Then the stack contains
      | card                | kind  | controller | name                          | mana cost | mana value |
      | Invasion of Segovia | spell | Alice      | Caetus, Sea Tyrant of Segovia | none      | 3          |
    When the stack resolves
    Then Alice controls
      | card                | name                          | mana value |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | 3          |
    When Bob casts "Clone"
      | mana from | Island (1); Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card  | name                          | mana value |
      | Clone | Caetus, Sea Tyrant of Segovia | 0          |

  @id:BT-059 @clause:x-siege-triggers-once
  @cr:310.12b @cr:603.2c @cr:510.2 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution
  Scenario: Two attackers that remove the last counters at once trigger the Siege's ability once
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    When the stack resolves
    Then Alice has in exile
      | card                |
      | Invasion of Segovia |
    And Bob has 20 life

  @id:BT-060 @control:x-siege-triggers-once
  @cr:310.12b @cr:510.2 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  Scenario: Two attackers that leave one counter on the Siege trigger nothing
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Llanowar Elves      | earlier |           |           |
    When Alice attacks with "Grizzly Bears" and "Llanowar Elves"
      | Grizzly Bears  | Invasion of Segovia |
      | Llanowar Elves | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then the stack is empty
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |
