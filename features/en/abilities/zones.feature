Feature: Zones in which abilities function
  A permanent card's abilities function on the battlefield, unless they say otherwise or could not function there. Those
  that function elsewhere function only there, and are not abilities of permanents.

  @id:AB-085 @clause:abil-402.8-battlefield-only @control:abil-402.8-battlefield-only
  @cr:113.6 @cr:611.3b
  @needs:static-abilities @needs:stack @needs:targeting @needs:priority
  Scenario: A static ability works neither in the hand nor on the stack, only while its enchantment is on the battlefield
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob has in hand
      | card       |
      | Disenchant |
    And Bob's mana pool contains {W}{W}
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |
    When Alice casts "Glorious Anthem"
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |
    When the stack resolves
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 3/3 |
    When Alice passes priority
    And Bob casts "Disenchant"
      | target | Glorious Anthem |
    And the stack resolves
    Then Alice has in the graveyard
      | card            |
      | Glorious Anthem |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |

  @id:AB-086 @clause:abil-402.8-battlefield-only @control:abil-402.8-battlefield-only
  @cr:113.6 @cr:603.2
  @needs:triggered-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: A triggered ability triggers while its creature is on the battlefield and no longer once it has died
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Soul Warden | earlier |
    And Alice has in hand
      | card              |
      | Grizzly Bears (1) |
      | Grizzly Bears (2) |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Alice casts "Grizzly Bears (1)"
    And the top of the stack resolves
    Then the stack contains
      | card        | kind    | controller |
      | Soul Warden | ability | Alice      |
    When the stack resolves
    Then Alice has 21 life
    When Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Soul Warden |
    And the stack resolves
    And Alice casts "Grizzly Bears (2)"
    And the top of the stack resolves
    Then Alice controls
      | card              |
      | Grizzly Bears (2) |
    And the stack is empty
    And Alice has 21 life

  @id:AB-087 @clause:abil-402.8-battlefield-only @control:abil-402.8-battlefield-only
  @cr:113.6 @cr:602.2
  @needs:activated-abilities
  Scenario: The ability of a creature card in the hand, graveyard or exile cannot be activated, that of the creature can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Shivan Dragon (1) |
    And Alice has in the graveyard
      | card              |
      | Shivan Dragon (2) |
    And Alice has in exile
      | card              |
      | Shivan Dragon (3) |
    And Alice controls
      | card              | since   |
      | Shivan Dragon (4) | earlier |
    And Alice's mana pool contains {R}
    Then Alice cannot activate "{R}" of "Shivan Dragon (1)"
    And Alice cannot activate "{R}" of "Shivan Dragon (2)"
    And Alice cannot activate "{R}" of "Shivan Dragon (3)"
    And Alice can activate "{R}" of "Shivan Dragon (4)"
    When the stack resolves
    Then Alice controls
      | card              | P/T |
      | Shivan Dragon (4) | 6/5 |

  @id:AB-088 @clause:abil-402.8-stated-other-zone @control:abil-402.8-stated-other-zone
  @cr:113.6b
  @needs:graveyard-abilities @needs:static-abilities @needs:haste @needs:targeting @needs:priority @needs:damage
  @needs:combat
  Scenario: An ability that says it works in the graveyard begins to work when its creature has died
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Anger    | earlier |
      | Mountain | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | without |
      | Grizzly Bears | haste   |
    When Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Anger |
    And the stack resolves
    Then Alice has in the graveyard
      | card  |
      | Anger |
    And Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And Alice can attack with "Grizzly Bears"

  @id:AB-089 @clause:abil-402.8-stated-other-zone
  @cr:113.6b
  @needs:graveyard-abilities @needs:static-abilities @needs:haste @needs:combat
  Scenario: An ability that says it works in the graveyard works neither on the battlefield nor in the hand, library or exile
    Given it is Alice's precombat main phase
    And Alice controls
      | card      | since   |
      | Anger (1) | earlier |
      | Mountain  | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Anger (2)     |
    And Alice has in the library
      | card      |
      | Anger (3) |
    And Alice has in exile
      | card      |
      | Anger (4) |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | with  | without |
      | Anger (1)     | haste |         |
      | Grizzly Bears |       | haste   |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Anger (1)"

  @id:AB-090 @clause:abil-402.8-only-possible-elsewhere @control:abil-402.8-only-possible-elsewhere
  @cr:113.6g @cr:701.6a
  @needs:stack @needs:targeting @needs:priority
  Scenario: An ability that keeps its spell from being countered works on the stack, without naming that zone
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Grizzly Bears    |
      | Blurred Mongoose |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Bob has in hand
      | card             |
      | Counterspell (1) |
      | Counterspell (2) |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Alice casts "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Counterspell (1)"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    When Alice casts "Blurred Mongoose"
    And Alice passes priority
    Then Bob can cast "Counterspell (2)"
      | target | Blurred Mongoose |
    When the stack resolves
    Then Alice controls
      | card             |
      | Blurred Mongoose |
    And Bob has in the graveyard
      | card             |
      | Counterspell (1) |
      | Counterspell (2) |

  @id:AB-091 @clause:abil-402.8-ex-discard-cost @control:abil-402.8-ex-discard-cost
  @cr:113.6j @cr:702.29a
  @needs:cycling @needs:activated-abilities @needs:stack
  Scenario: A card can be cycled from the hand, not from the graveyard, the library or exile, nor again once it is discarded
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Gilded Light (1) |
    And Alice has in the graveyard
      | card             |
      | Gilded Light (2) |
    And Alice has in the library
      | card             |
      | Gilded Light (3) |
      | Forest           |
    And Alice has in exile
      | card             |
      | Gilded Light (4) |
    And Alice's mana pool contains {C}{C}{C}{C}
    Then Alice cannot activate "cycling" of "Gilded Light (2)"
    And Alice cannot activate "cycling" of "Gilded Light (3)"
    And Alice cannot activate "cycling" of "Gilded Light (4)"
    And Alice can activate "cycling" of "Gilded Light (1)"
    And Alice has in the graveyard
      | card             |
      | Gilded Light (1) |
      | Gilded Light (2) |
    And Alice has 0 cards in hand
    And the stack contains
      | card             | kind    | controller |
      | Gilded Light (1) | ability | Alice      |
    And Alice cannot activate "cycling" of "Gilded Light (1)"
    When the stack resolves
    Then Alice has 1 card in hand
    And Alice has 1 card in the library

  @id:AB-200 @clause:abil-402.8-ex-discard-cost @control:abil-402.8-ex-discard-cost
  @cr:113.6j @cr:702.29a
  @needs:cycling @needs:activated-abilities @needs:stack
  Scenario: A creature card can be cycled from the hand, the creature on the battlefield cannot
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Sandbar Merfolk (1) | earlier |
    And Alice has in hand
      | card                |
      | Sandbar Merfolk (2) |
    And Alice's mana pool contains {C}{C}
    Then Alice cannot activate "cycling" of "Sandbar Merfolk (1)"
    And Alice can activate "cycling" of "Sandbar Merfolk (2)"
    And Alice controls
      | card                |
      | Sandbar Merfolk (1) |
    And Alice has in the graveyard
      | card                |
      | Sandbar Merfolk (2) |
    And Alice has 0 cards in hand
    When the stack resolves
    Then Alice has 1 card in hand

  @id:AB-092 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:113.6m @cr:602.2
  @needs:graveyard-abilities @needs:activated-abilities @needs:stack
  Scenario: An ability that returns its card from the graveyard can be activated there, not in the hand or in exile
    Given it is Alice's upkeep step
    And Alice has in the graveyard
      | card                   |
      | Hammer of Bogardan (1) |
    And Alice has in hand
      | card                   |
      | Hammer of Bogardan (2) |
    And Alice has in exile
      | card                   |
      | Hammer of Bogardan (3) |
    And Alice's mana pool contains {R}{R}{R}{R}{R}
    Then Alice cannot activate "{2}{R}{R}{R}" of "Hammer of Bogardan (2)"
    And Alice cannot activate "{2}{R}{R}{R}" of "Hammer of Bogardan (3)"
    And Alice can activate "{2}{R}{R}{R}" of "Hammer of Bogardan (1)"
    And the stack contains
      | card                   | kind    | controller |
      | Hammer of Bogardan (1) | ability | Alice      |
    And Alice has in the graveyard
      | card                   |
      | Hammer of Bogardan (1) |
    When the stack resolves
    Then Alice has in hand
      | card                   |
      | Hammer of Bogardan (1) |
      | Hammer of Bogardan (2) |
    And Alice has 0 cards in the graveyard

  @id:AB-093 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:113.6m @cr:602.5
  @needs:graveyard-abilities @needs:activated-abilities @needs:activation-restrictions @needs:turn-structure
  Scenario: An ability for the upkeep only can be activated from the graveyard in the upkeep, not in the draw step or a main phase
    Given it is Alice's draw step
    And Alice has in the graveyard
      | card               |
      | Hammer of Bogardan |
    And Alice controls
      | card         | since   |
      | Mountain (1) | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
      | Mountain (4) | earlier |
      | Mountain (5) | earlier |
    Then Alice cannot activate "{2}{R}{R}{R}" of "Hammer of Bogardan"
      | mana from | Mountain (1); Mountain (2); Mountain (3); Mountain (4); Mountain (5) |
    When the game reaches Alice's precombat main phase
    Then Alice cannot activate "{2}{R}{R}{R}" of "Hammer of Bogardan"
      | mana from | Mountain (1); Mountain (2); Mountain (3); Mountain (4); Mountain (5) |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{2}{R}{R}{R}" of "Hammer of Bogardan"
      | mana from | Mountain (1); Mountain (2); Mountain (3); Mountain (4); Mountain (5) |
    When the stack resolves
    Then Alice has in hand
      | card               |
      | Hammer of Bogardan |

  @id:AB-094 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:113.6m @cr:602.2
  @needs:graveyard-abilities @needs:activated-abilities @needs:activation-restrictions
  Scenario: The ability of a card in a graveyard can be activated by the card's owner, not by an opponent
    Given it is Bob's upkeep step
    And Alice has in the graveyard
      | card                   |
      | Hammer of Bogardan (1) |
    And Bob has in the graveyard
      | card                   |
      | Hammer of Bogardan (2) |
    And Bob's mana pool contains {R}{R}{R}{R}{R}
    Then Bob cannot activate "{2}{R}{R}{R}" of "Hammer of Bogardan (1)"
    And Bob can activate "{2}{R}{R}{R}" of "Hammer of Bogardan (2)"
    When the stack resolves
    Then Bob has in hand
      | card                   |
      | Hammer of Bogardan (2) |
    And Alice has in the graveyard
      | card                   |
      | Hammer of Bogardan (1) |

  @id:AB-095 @clause:abil-402.9-activated-not-a-permanents-ability
  @control:abil-402.9-activated-not-a-permanents-ability
  @cr:109.2 @cr:113.6m @cr:602.5
  @needs:graveyard-abilities @needs:activated-abilities @needs:activation-restrictions @needs:turn-structure
  @needs:mana-abilities @needs:targeting @needs:stack @needs:damage
  Scenario: Where the abilities of creatures cannot be activated, that of a creature card in the graveyard still can
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Cursed Totem      | earlier |
      | Llanowar Elves    | earlier |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Grizzly Bears (3) | earlier |
      | Swamp             | earlier |
    And Alice has in the graveyard
      | card        |
      | Ashen Ghoul |
    And Alice has in hand
      | card               |
      | Lightning Bolt (1) |
      | Lightning Bolt (2) |
      | Lightning Bolt (3) |
    And Alice's mana pool contains {R}{R}{R}
    When Alice casts "Lightning Bolt (1)"
      | target | Grizzly Bears (1) |
    And the stack resolves
    And Alice casts "Lightning Bolt (2)"
      | target | Grizzly Bears (2) |
    And the stack resolves
    And Alice casts "Lightning Bolt (3)"
      | target | Grizzly Bears (3) |
    And the stack resolves
    And the game reaches Alice's upkeep step
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    And Alice can activate "{B}" of "Ashen Ghoul"
      | mana from | Swamp |
    When the stack resolves
    Then Alice controls
      | card           |
      | Ashen Ghoul    |
      | Cursed Totem   |
      | Llanowar Elves |

  @id:AB-201 @clause:abil-402.9-activated-not-a-permanents-ability
  @control:abil-402.9-activated-not-a-permanents-ability
  @cr:109.2 @cr:113.6j @cr:602.5 @cr:702.29a
  @needs:cycling @needs:activated-abilities @needs:activation-restrictions @needs:mana-abilities @needs:stack
  Scenario: While the abilities of creatures cannot be activated, a creature card in the hand can still be cycled
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Cursed Totem   | earlier |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card            |
      | Sandbar Merfolk |
    And Alice's mana pool contains {C}{C}
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    And Alice can activate "cycling" of "Sandbar Merfolk"
    And Alice has in the graveyard
      | card            |
      | Sandbar Merfolk |
    When the stack resolves
    Then Alice has 1 card in hand

  @id:AB-096 @clause:abil-402.9-triggered-from-graveyard @control:abil-402.9-triggered-from-graveyard
  @cr:113.6m @cr:603.2
  @needs:graveyard-abilities @needs:triggered-abilities @needs:turn-structure @needs:stack
  Scenario: An ability that returns its card from the graveyard to the hand triggers in its owner's upkeep, not in the opponent's
    Given it is Alice's end step
    And Alice has in the graveyard
      | card                |
      | Squee, Goblin Nabob |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When the game reaches Bob's upkeep step
    Then the stack is empty
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card                | kind    | controller |
      | Squee, Goblin Nabob | ability | Alice      |
    And Alice has in the graveyard
      | card                |
      | Squee, Goblin Nabob |
    When the stack resolves
    Then Alice has in hand
      | card                |
      | Squee, Goblin Nabob |

  @id:AB-097 @clause:abil-402.9-triggered-from-graveyard
  @cr:113.6m @cr:603.2
  @needs:graveyard-abilities @needs:triggered-abilities @needs:turn-structure @needs:stack
  Scenario: An ability that returns its card from the graveyard triggers neither on the battlefield nor in the hand or exile
    Given it is Bob's end step
    And Alice controls
      | card                    | since   |
      | Squee, Goblin Nabob (1) | earlier |
    And Alice has in hand
      | card                    |
      | Squee, Goblin Nabob (2) |
    And Alice has in exile
      | card                    |
      | Squee, Goblin Nabob (3) |
    When the game reaches Alice's upkeep step
    Then the stack is empty
    And Alice controls
      | card                    |
      | Squee, Goblin Nabob (1) |
    And Alice has in exile
      | card                    |
      | Squee, Goblin Nabob (3) |

  @id:AB-098 @clause:abil-402.9-triggered-not-a-permanents-ability
  @cr:109.2 @cr:113.6m
  @needs:graveyard-abilities @needs:triggered-abilities @needs:ability-removal @needs:turn-structure @needs:stack
  Scenario: While all creatures lose all abilities, a creature card in the graveyard keeps its own, and it triggers
    Given it is Bob's end step
    And Bob controls
      | card     | since   |
      | Humility | earlier |
    And Alice controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice has in the graveyard
      | card                |
      | Squee, Goblin Nabob |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    Then Alice controls
      | card        | P/T | without |
      | Serra Angel | 1/1 | flying  |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card                | kind    | controller |
      | Squee, Goblin Nabob | ability | Alice      |
    When the stack resolves
    Then Alice has in hand
      | card                |
      | Squee, Goblin Nabob |

  @id:AB-099 @control:abil-402.9-activated-not-a-permanents-ability
  @cr:602.5 @cr:605.1a
  @needs:activated-abilities @needs:activation-restrictions @needs:mana-abilities @needs:targeting
  Scenario: A creature's own ability can be activated again once the artifact that forbade it has been destroyed
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Cursed Totem   | earlier |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When Alice casts "Disenchant"
      | target | Cursed Totem |
    And the stack resolves
    Then Alice can activate "{T}" of "Llanowar Elves"
    And Alice's mana pool contains {G}

  @id:AB-422 @clause:x-abil-trigger-controller-fixed
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.6c @cr:800.4a @cr:603.10a @cr:603.3a @needs:triggered-abilities
  @needs:control-change @needs:multiplayer @needs:auras
  Scenario: A Reveillark that leaves the battlefield because its owner leaves the game triggers for Alice, who controlled it
    Given the players are Alice, Bob and Chloé
    And it is Chloé's precombat main phase
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice controls
      | card          | since   | owner | attached to |
      | Reveillark    | earlier | Bob   |             |
      | Control Magic | earlier |       | Reveillark  |
    And Alice will choose
      | choice | answer        |
      | target | Grizzly Bears |
    When Bob concedes the game
    And Chloé passes priority
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |
      | Control Magic |
    And the stack contains
      | card       | kind    | controller |
      | Reveillark | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |

  @id:AB-427 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:602.5 @cr:404.2 @cr:113.6m @needs:graveyard-abilities @needs:activated-abilities @needs:turn-structure
  Scenario: Two creature cards above Ashen Ghoul in the graveyard are too few, and three are enough
    Given it is Bob's end step
    And Alice has in the graveyard
      | card        |
      | Ashen Ghoul |
      | Hill Giant  |
      | Watchwolf   |
      | Forest      |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Swamp         | earlier |
      | Mountain      | earlier |
    And Alice has in hand
      | card  |
      | Shock |
    When the game reaches Alice's upkeep step
    Then Alice cannot activate "{B}" of "Ashen Ghoul"
      | mana from | Swamp |
    When Alice casts "Shock"
      | target    | Grizzly Bears |
      | mana from | Mountain      |
    And the stack resolves
    Then Alice can activate "{B}" of "Ashen Ghoul"
      | mana from | Swamp |
    When the stack resolves
    Then Alice controls
      | card        | P/T |
      | Ashen Ghoul | 3/1 |
