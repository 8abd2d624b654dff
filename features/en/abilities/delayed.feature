Feature: Delayed triggered abilities
  An effect may make an ability that waits for its moment: when it exists, what it waits for, what it still affects by then and
  how often it triggers.

  @id:AB-183 @clause:abil-406.2a-effect-creates-delayed-trigger
  @cr:603.7 @cr:603.7b @cr:513.1 @cr:603.7e
  @needs:delayed-triggers @needs:turn-structure @needs:haste @needs:combat @needs:sacrifice @needs:stack
  Scenario: A creature put onto the battlefield to be sacrificed later attacks first, and an ability in the end step has it sacrificed
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {R}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And the stack is empty
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's end step
    Then Bob has 18 life
    And Alice controls
      | card          | tapped |
      | Grizzly Bears | yes    |
    And the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-184 @control:abil-406.2a-effect-creates-delayed-trigger
  @cr:603.7
  @needs:delayed-triggers @needs:turn-structure @needs:haste @needs:combat
  Scenario: A creature with haste that no effect is to sacrifice attacks and stays
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
    And Alice has in hand
      | card          |
      | Raging Goblin |
    And Alice's mana pool contains {R}
    When Alice casts "Raging Goblin"
    And the stack resolves
    Then Alice can attack with "Raging Goblin"
    When the game reaches Alice's end step
    Then Bob has 19 life
    And the stack is empty
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card          | tapped |
      | Raging Goblin | yes    |

  @id:AB-185 @clause:abil-406.2b-created-by-spell-or-ability
  @cr:603.7a @cr:603.7b
  @needs:delayed-triggers @needs:counter-ability @needs:sacrifice @needs:priority @needs:targeting @needs:turn-structure
  Scenario: An ability that would make a delayed trigger makes none if it is countered
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Urza's Bauble | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{T}, sacrifice" of "Urza's Bauble"
      | target | Bob |
    Then Alice has in the graveyard
      | card          |
      | Urza's Bauble |
    When Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Urza's Bauble |
    And the stack resolves
    And the game reaches Bob's upkeep step
    Then the stack is empty
    And Alice has 0 cards in hand

  @id:AB-186 @clause:abil-406.2e-triggers-once
  @control:abil-406.2b-created-by-spell-or-ability @control:abil-406.2e-unless-duration
  @cr:603.7a @cr:603.7b @cr:603.7e
  @needs:delayed-triggers @needs:sacrifice @needs:stack @needs:targeting @needs:turn-structure
  Scenario: A delayed triggered ability triggers at the next upkeep and at no later one
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Urza's Bauble | earlier |
    When Alice activates "{T}, sacrifice" of "Urza's Bauble"
      | target | Bob |
    And the stack resolves
    Then Alice has 0 cards in hand
    When the game reaches Bob's upkeep step
    Then the stack contains
      | card          | kind    | controller |
      | Urza's Bauble | ability | Alice      |
    When the stack resolves
    Then Alice has 1 card in hand
    When the game reaches Alice's upkeep step
    Then the stack is empty
    And Alice has 1 card in hand
    When the game reaches Bob's upkeep step
    Then the stack is empty
    And Alice has 2 cards in hand

  @id:AB-187 @clause:abil-406.2b-created-by-spell-or-ability
  @cr:603.7a
  @needs:delayed-triggers @needs:priority @needs:targeting @needs:stack
  Scenario: A spell that would make a delayed trigger makes none if it is countered
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Glimpse of Nature |
      | Ornithopter       |
    And Alice's mana pool contains {G}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Glimpse of Nature"
    And Alice passes priority
    And Bob casts "Counterspell"
      | target | Glimpse of Nature |
    And the stack resolves
    And Alice casts "Ornithopter"
    Then the stack contains
      | card        | kind  | controller |
      | Ornithopter | spell | Alice      |
    When the stack resolves
    Then Alice has 0 cards in hand

  @id:AB-188 @clause:abil-406.2e-unless-duration
  @control:abil-406.2e-triggers-once @control:abil-406.2b-created-by-spell-or-ability
  @cr:603.7a @cr:603.7b @cr:603.7d
  @needs:delayed-triggers @needs:stack @needs:turn-structure
  Scenario: A delayed triggered ability that lasts this turn triggers for each creature spell of the turn, and for none of a later turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Glimpse of Nature |
      | Ornithopter       |
      | Ornithopter (2)   |
      | Ornithopter (3)   |
    And Alice's mana pool contains {G}
    When Alice casts "Glimpse of Nature"
    And the stack resolves
    And Alice casts "Ornithopter"
    Then the stack contains
      | card              | kind    | controller |
      | Ornithopter       | spell   | Alice      |
      | Glimpse of Nature | ability | Alice      |
    When the stack resolves
    Then Alice has 3 cards in hand
    When Alice casts "Ornithopter (2)"
    And the stack resolves
    Then Alice has 3 cards in hand
    When the game reaches Alice's precombat main phase
    And Alice casts "Ornithopter (3)"
    Then the stack contains
      | card            | kind  | controller |
      | Ornithopter (3) | spell | Alice      |
    And Alice has 3 cards in hand

  @id:AB-189 @clause:abil-406.2b-not-before-it-exists
  @cr:603.7a @cr:513.2 @cr:603.7e
  @needs:delayed-triggers @needs:turn-structure @needs:sacrifice @needs:stack
  Scenario: What is made during an end step to trigger at the beginning of the next one waits for the next turn's end step
    Given it is Alice's end step
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {R}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
    And the stack resolves
    Then the stack is empty
    When the game reaches Bob's upkeep step
    Then the stack is empty
    And Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
    When the game reaches Bob's end step
    Then the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-190 @clause:abil-406.2b-event-made-impossible
  @cr:603.7a @cr:611.2b @cr:400.7
  @needs:delayed-triggers @needs:control-change @needs:stack @needs:priority @needs:targeting @needs:zone-change
  Scenario: An ability that waits for its source to leave never triggers if the source had left before, not even when it comes back and leaves
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Merieke Ri Berit | earlier |
    And Alice's mana pool contains {W}{U}{B}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in hand
      | card         |
      | Unsummon     |
      | Unsummon (2) |
    And Bob's mana pool contains {U}{U}
    When Alice activates "{T}" of "Merieke Ri Berit"
      | target | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Merieke Ri Berit |
    And the top of the stack resolves
    Then Alice has in hand
      | card             |
      | Merieke Ri Berit |
    When the stack resolves
    Then Bob controls
      | card          | owner |
      | Grizzly Bears | Bob   |
    When Alice casts "Merieke Ri Berit"
    And the stack resolves
    And Alice passes priority
    And Bob casts "Unsummon (2)"
      | target | Merieke Ri Berit |
    And the top of the stack resolves
    Then Alice has in hand
      | card             |
      | Merieke Ri Berit |
    And the stack is empty
    And Bob controls
      | card          | owner |
      | Grizzly Bears | Bob   |

  @id:AB-191 @control:abil-406.2b-event-made-impossible
  @cr:603.7a @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:control-change @needs:stack @needs:priority @needs:targeting @needs:zone-change
  Scenario: An ability that waits for its source to leave triggers if the source leaves once that ability exists
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Merieke Ri Berit | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Merieke Ri Berit"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | owner |
      | Grizzly Bears | Bob   |
    When Alice passes priority
    And Bob casts "Unsummon"
      | target | Merieke Ri Berit |
    And the top of the stack resolves
    Then Alice has in hand
      | card             |
      | Merieke Ri Berit |
    And Bob controls
      | card          | owner |
      | Grizzly Bears | Bob   |
    And the stack contains
      | card             | kind    | controller |
      | Merieke Ri Berit | ability | Alice      |
    When the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-192 @clause:abil-406.2b-waits-for-next-occurrence @control:abil-406.2b-waits-for-next-occurrence
  @cr:603.7a @cr:603.7b
  @needs:delayed-triggers @needs:control-change @needs:stack @needs:targeting @needs:status
  Scenario: An ability that waits for its source to untap waits for the next time, if the source untapped before the ability existed
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Merieke Ri Berit | earlier |
    And Alice has in hand
      | card        |
      | Twiddle     |
      | Twiddle (2) |
      | Twiddle (3) |
    And Alice's mana pool contains {U}{U}{U}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice activates "{T}" of "Merieke Ri Berit"
      | target | Grizzly Bears |
    And Alice will choose
      | choice | answer |
      | option | untap  |
    And Alice casts "Twiddle"
      | target | Merieke Ri Berit |
    And the top of the stack resolves
    Then Alice controls
      | card             | tapped |
      | Merieke Ri Berit | no     |
    And the stack contains
      | card             | kind    | controller |
      | Merieke Ri Berit | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card             | owner | tapped |
      | Merieke Ri Berit | Alice | no     |
      | Grizzly Bears    | Bob   | no     |
    When Alice will choose
      | choice | answer |
      | option | tap    |
    And Alice casts "Twiddle (2)"
      | target | Merieke Ri Berit |
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card             | owner | tapped |
      | Merieke Ri Berit | Alice | yes    |
      | Grizzly Bears    | Bob   | no     |
    When Alice will choose
      | choice | answer |
      | option | untap  |
    And Alice casts "Twiddle (3)"
      | target | Merieke Ri Berit |
    And the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Merieke Ri Berit | ability | Alice      |
    When the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-193 @clause:abil-406.2c-affects-changed-object
  @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:type-change @needs:turn-structure @needs:sacrifice @needs:targeting @needs:stack
  Scenario: A creature to be sacrificed later is sacrificed although it is no longer a creature by then
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Sneak Attack  | earlier |
      | Soul Sculptor | earlier |
      | Mountain      | earlier |
      | Plains        | earlier |
      | Plains (2)    | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
      | mana from | Mountain |
    And the stack resolves
    And Alice activates "{1}{W}, {T}" of "Soul Sculptor"
      | target    | Grizzly Bears      |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    And the game reaches Alice's end step
    Then Alice controls
      | card          | types       |
      | Grizzly Bears | enchantment |
    And the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-194 @clause:abil-406.2c-ex-destroy-at-end-of-turn
  @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:type-change @needs:turn-structure @needs:targeting @needs:stack
  Scenario: "Destroy that creature" in the end step destroys it although it is no longer a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Stone Giant   | earlier |
      | Soul Sculptor | earlier |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
      | Plains (2)    | earlier |
    When Alice activates "{T}" of "Stone Giant"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | types    | with   |
      | Grizzly Bears | creature | flying |
    When Alice activates "{1}{W}, {T}" of "Soul Sculptor"
      | target    | Grizzly Bears      |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    And the game reaches Alice's end step
    Then Alice controls
      | card          | types       |
      | Grizzly Bears | enchantment |
    And the stack contains
      | card        | kind    | controller |
      | Stone Giant | ability | Alice      |
    When the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-195 @clause:abil-406.2d-fails-if-permanent-left
  @cr:603.7c @cr:400.7
  @needs:delayed-triggers @needs:zone-change @needs:turn-structure @needs:haste @needs:targeting @needs:stack
  Scenario: A creature to be sacrificed later that has left the battlefield and come back stays there
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
      | Mountain     | earlier |
      | Plains       | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Cloudshift    |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
      | mana from | Mountain |
    And the stack resolves
    And Alice casts "Cloudshift"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And the stack resolves
    Then Alice controls
      | card          | without |
      | Grizzly Bears | haste   |
    When the game reaches Alice's end step
    Then the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    And the game reaches Bob's upkeep step
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |

  @id:AB-196 @clause:abil-406.2d-card-in-zone-that-left-it
  @cr:603.7c @cr:400.7
  @needs:delayed-triggers @needs:cycling @needs:triggered-abilities @needs:zone-change @needs:turn-structure @needs:targeting
  @needs:stack
  Scenario: An exiled card that is to come back and has been put into the graveyard meanwhile does not come back
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Astral Slide | earlier |
      | Plains       | earlier |
      | Plains (2)   | earlier |
      | Plains (3)   | earlier |
    And Alice has in hand
      | card               |
      | Gilded Light       |
      | Pull from Eternity |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice will choose
      | choice | answer        |
      | target | Grizzly Bears |
      | may    | yes           |
    When Alice activates "cycling" of "Gilded Light"
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Bob has in exile
      | card          |
      | Grizzly Bears |
    When Alice casts "Pull from Eternity"
      | target    | Grizzly Bears |
      | mana from | Plains (3)    |
    And the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |
    When the game reaches Alice's end step
    Then the stack contains
      | card         | kind    | controller |
      | Astral Slide | ability | Alice      |
    When the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-197 @control:abil-406.2d-card-in-zone-that-left-it
  @cr:603.7 @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:cycling @needs:triggered-abilities @needs:zone-change @needs:turn-structure @needs:targeting
  @needs:stack
  Scenario: An exiled card that is to come back and is still in exile comes back in the end step
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Astral Slide | earlier |
      | Plains       | earlier |
      | Plains (2)   | earlier |
    And Alice has in hand
      | card         |
      | Gilded Light |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice will choose
      | choice | answer        |
      | target | Grizzly Bears |
      | may    | yes           |
    When Alice activates "cycling" of "Gilded Light"
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Bob has in exile
      | card          |
      | Grizzly Bears |
    When the game reaches Alice's end step
    Then the stack contains
      | card         | kind    | controller |
      | Astral Slide | ability | Alice      |
    When the stack resolves
    Then Bob controls
      | card          | owner |
      | Grizzly Bears | Bob   |

  @id:AB-198 @clause:abil-406.2d-ex-exile-at-end-of-turn
  @cr:603.7c @cr:400.7
  @needs:delayed-triggers @needs:reanimation @needs:turn-structure @needs:priority @needs:targeting @needs:damage
  @needs:stack @needs:state-based-actions
  Scenario: A creature to be exiled in the end step that has died before stays in the graveyard
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Corpse Dance |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {B}{B}{B}
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Alice casts "Corpse Dance"
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    When Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    When the game reaches Alice's end step
    Then the stack contains
      | card         | kind    | controller |
      | Corpse Dance | ability | Alice      |
    When the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-199 @control:abil-406.2d-ex-exile-at-end-of-turn
  @cr:603.7 @cr:603.7d
  @needs:delayed-triggers @needs:reanimation @needs:turn-structure @needs:stack
  Scenario: A creature to be exiled in the end step is exiled then if it is still there
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Corpse Dance |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {B}{B}{B}
    When Alice casts "Corpse Dance"
    And the stack resolves
    And the game reaches Alice's end step
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
    And the stack contains
      | card         | kind    | controller |
      | Corpse Dance | ability | Alice      |
    When the stack resolves
    Then Alice has in exile
      | card          |
      | Grizzly Bears |

  @id:AB-426 @clause:abil-406.2a-effect-creates-delayed-trigger @control:abil-406.2a-effect-creates-delayed-trigger
  @cr:603.7a @cr:307.5 @cr:514.3a @cr:701.21a @needs:delayed-triggers @needs:auras @needs:casting-timing @needs:turn-structure
  Scenario: Armor of Thorns cast on Bob's turn is sacrificed in the cleanup step, one cast in Alice's main phase stays
    Given it is Bob's upkeep step
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
      | Forest        | earlier |
      | Forest (2)    | earlier |
      | Forest (3)    | earlier |
      | Forest (4)    | earlier |
    And Alice has in hand
      | card                |
      | Armor of Thorns     |
      | Armor of Thorns (2) |
    When Bob passes priority
    And Alice casts "Armor of Thorns"
      | target    | Grizzly Bears      |
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 4/4 |
    When the game reaches Bob's end step
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 4/4 |
    When the game reaches Alice's upkeep step
    Then Alice has in the graveyard
      | card            |
      | Armor of Thorns |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |
    When the game reaches Alice's precombat main phase
    And Alice casts "Armor of Thorns (2)"
      | target    | Watchwolf              |
      | mana from | Forest (3); Forest (4) |
    And the stack resolves
    And the game reaches Bob's upkeep step
    Then Alice controls
      | card      | P/T |
      | Watchwolf | 5/5 |

  @id:AB-428 @clause:abil-406.2a-effect-creates-delayed-trigger @control:abil-406.2d-ex-exile-at-end-of-turn
  @cr:603.7c @cr:404.2 @cr:702.10b @needs:delayed-triggers @needs:haste @needs:combat
  Scenario: Corpse Dance brings back the topmost creature card alone, which may attack and is exiled at the next end step
    Given it is Alice's precombat main phase
    And Alice has in the graveyard
      | card          |
      | Hill Giant    |
      | Grizzly Bears |
      | Forest        |
    And Alice has in hand
      | card         |
      | Corpse Dance |
    And Alice's mana pool contains {B}{B}{B}
    When Alice casts "Corpse Dance"
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And Alice has in the graveyard
      | card         |
      | Hill Giant   |
      | Forest       |
      | Corpse Dance |
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's end step
    And the stack resolves
    Then Alice has in exile
      | card          |
      | Grizzly Bears |
    And Bob has 18 life

  @id:AB-605 @clause:x-abil-delayed-survives-source @clause:abil-406.2e-unless-duration
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.7 @cr:603.7b @cr:603.7e @cr:800.4a @needs:delayed-triggers @needs:multiplayer @needs:sacrifice
  Scenario: The delayed triggered abilities of Alice, of Glimpse of Nature and of a Sneak Attack that Bob owned, still trigger after he has left the game
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card         | since   | owner |
      | Sneak Attack | earlier | Bob   |
    And Alice has in hand
      | card              |
      | Glimpse of Nature |
      | Hill Giant        |
      | Memnite           |
      | Memnite (2)       |
    And Alice's mana pool contains {R}{G}
    And Alice will choose
      | choice | answer     |
      | may    | yes        |
      | object | Hill Giant |
    When Alice casts "Glimpse of Nature"
    And the stack resolves
    And Alice activates "{R}" of "Sneak Attack"
    And the stack resolves
    And Bob concedes the game
    And Alice casts "Memnite"
    And the stack resolves
    Then Alice has 2 cards in hand
    When Alice casts "Memnite (2)"
    And the stack resolves
    Then Alice has 2 cards in hand
    And Alice controls
      | card       |
      | Hill Giant |
    When the game reaches Alice's end step
    And the stack resolves
    Then Alice has in the graveyard
      | card       |
      | Hill Giant |

  @id:AB-692 @clause:abil-406.2e-triggers-once
  @cr:603.7b @cr:603.7e @needs:delayed-triggers @needs:control-change @needs:turn-structure @needs:targeting @needs:status
  Scenario: An ability that waits for its source to untap, without a stated duration, still waits on a later turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Merieke Ri Berit | earlier |
      | Island           | earlier |
    And Alice has in hand
      | card    |
      | Twiddle |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice activates "{T}" of "Merieke Ri Berit"
      | target | Grizzly Bears |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice controls
      | card             | tapped | owner |
      | Merieke Ri Berit | yes    | Alice |
      | Grizzly Bears    | no     | Bob   |
    When Alice will choose
      | choice | answer |
      | option | untap  |
    And Alice casts "Twiddle"
      | target    | Merieke Ri Berit |
      | mana from | Island           |
    And the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Merieke Ri Berit | ability | Alice      |
    When the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-653 @clause:abil-406.2e-triggers-once @cr:603.7b @cr:603.7c @cr:609.3 @cr:701.21a
  @needs:delayed-triggers @needs:control-change @needs:sacrifice @needs:turn-structure
  Scenario: The creature of Sneak Attack that Bob controls in the end step is not sacrificed, neither then nor in the next end step
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
      | Mountain     | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Bob has in hand
      | card           |
      | Ray of Command |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
      | mana from | Mountain |
    And the stack resolves
    And Alice passes priority
    And Bob casts "Ray of Command"
      | target    | Grizzly Bears                              |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card          | owner |
      | Grizzly Bears | Alice |
    When the game reaches Alice's end step
    Then the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    Then Bob controls
      | card          | owner |
      | Grizzly Bears | Alice |
    When the game reaches Bob's end step
    Then the stack is empty
    And Alice controls
      | card          |
      | Grizzly Bears |
