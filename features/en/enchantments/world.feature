Feature: World enchantments
  A world enchantment is no Aura. Only the one that came last stays on the battlefield, whatever their names and
  controllers, and none of those that came last together.

  @id:EN-030 @clause:ench-212.4j-world-is-not-local @control:ench-212.4j-world-is-not-local
  @cr:205.4a @cr:303.4 @cr:303.4a @cr:704.5m
  @needs:world-rule @needs:stack @needs:state-based-actions @needs:auras @needs:haste @needs:combat @needs:targeting
  Scenario: A world enchantment is cast without a target and stays attached to nothing, while an Aura waits for a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Plains | earlier |
    And Alice has in hand
      | card                  |
      | Concordant Crossroads |
      | Grizzly Bears         |
      | Holy Strength         |
    And Alice's mana pool contains {G}{G}{G}
    Then Alice cannot cast "Holy Strength"
      | mana from | Plains |
    And Alice can cast "Concordant Crossroads"
    When the stack resolves
    Then Alice controls
      | card                  | types       | attached to |
      | Concordant Crossroads | enchantment | none        |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Holy Strength"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And the stack resolves
    Then Alice controls
      | card                  | P/T | with  | attached to   |
      | Grizzly Bears         | 3/4 | haste |               |
      | Holy Strength         |     |       | Grizzly Bears |
      | Concordant Crossroads |     |       | none          |
    And Alice can attack with "Grizzly Bears"

  @id:EN-031 @clause:ench-212.4j-world-rule
  @cr:117.5 @cr:205.4f @cr:704.3 @cr:704.5k
  @needs:world-rule @needs:state-based-actions @needs:haste @needs:stack
  Scenario: When a second world enchantment enters the battlefield, the first one is put into the graveyard at once
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card                  |
      | Concordant Crossroads |
      | The Abyss             |
    And Alice's mana pool contains {G}{B}{B}{B}{B}
    When Alice casts "Concordant Crossroads"
    And the stack resolves
    Then Alice controls
      | card                  | with  |
      | Concordant Crossroads |       |
      | Grizzly Bears         | haste |
    When Alice casts "The Abyss"
    Then Alice controls
      | card                  |
      | Concordant Crossroads |
    When the top of the stack resolves
    Then the stack is empty
    And it is Alice's precombat main phase
    And Alice controls
      | card          | without |
      | The Abyss     |         |
      | Grizzly Bears | haste   |
    And Alice has in the graveyard
      | card                  |
      | Concordant Crossroads |

  @id:EN-032 @control:ench-212.4j-world-rule @control:x-ench-world-any-name-any-controller
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions @needs:static-abilities @needs:haste
  Scenario: A world enchantment stays beside other enchantments, even several of the same name
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Grizzly Bears         | earlier |
      | Concordant Crossroads | earlier |
      | Glorious Anthem (1)   | earlier |
    And Alice has in hand
      | card                |
      | Glorious Anthem (2) |
    And Alice's mana pool contains {W}{W}{W}
    When Alice casts "Glorious Anthem (2)"
    And the stack resolves
    Then Alice controls
      | card                  | P/T | with  |
      | Concordant Crossroads |     |       |
      | Glorious Anthem (1)   |     |       |
      | Glorious Anthem (2)   |     |       |
      | Grizzly Bears         | 4/4 | haste |
    And Alice has 0 cards in the graveyard

  @id:EN-033 @clause:x-ench-world-any-name-any-controller @clause:ench-212.4j-world-rule
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions
  Scenario: A world enchantment of an opponent replaces one of another name
    Given it is Bob's precombat main phase
    And Alice controls
      | card                  | since   |
      | Concordant Crossroads | earlier |
      | Ornithopter           | earlier |
    And Bob has in hand
      | card           |
      | Gravity Sphere |
    And Bob's mana pool contains {R}{R}{R}
    When Bob casts "Gravity Sphere"
    And the stack resolves
    Then Bob controls
      | card           |
      | Gravity Sphere |
    And Alice has in the graveyard
      | card                  |
      | Concordant Crossroads |
    And Alice controls
      | card        | without       |
      | Ornithopter | flying; haste |

  @id:EN-034 @clause:x-ench-world-any-name-any-controller @clause:ench-212.4j-world-rule
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions
  Scenario: Of two world enchantments of the same name under different controllers, only the newer one stays
    Given it is Bob's precombat main phase
    And Alice controls
      | card                        | since   |
      | Concordant Crossroads (old) | earlier |
    And Bob has in hand
      | card                        |
      | Concordant Crossroads (new) |
    And Bob's mana pool contains {G}
    When Bob casts "Concordant Crossroads (new)"
    And the stack resolves
    Then Bob controls
      | card                        |
      | Concordant Crossroads (new) |
    And Alice has in the graveyard
      | card                        |
      | Concordant Crossroads (old) |
    And Bob has 0 cards in the graveyard

  @id:EN-035 @clause:x-ench-world-any-name-any-controller @clause:ench-212.4j-world-rule
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions
  Scenario: Of two world enchantments of the same name and controller the newer one stays, without anybody choosing
    Given it is Alice's precombat main phase
    And Alice controls
      | card                        | since   |
      | Concordant Crossroads (old) | earlier |
    And Alice has in hand
      | card                        |
      | Concordant Crossroads (new) |
    And Alice's mana pool contains {G}
    When Alice casts "Concordant Crossroads (new)"
    And the stack resolves
    Then Alice controls
      | card                        |
      | Concordant Crossroads (new) |
    And Alice has in the graveyard
      | card                        |
      | Concordant Crossroads (old) |
    And Alice has 1 card in the graveyard

  @id:EN-036 @clause:x-ench-world-tie
  @cr:704.5k
  @needs:world-rule @needs:simultaneous-events @needs:reanimation @needs:state-based-actions
  Scenario: Two world enchantments that enter the battlefield together are both put into the graveyard
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card                  |
      | Concordant Crossroads |
      | The Abyss             |
      | Glorious Anthem       |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card            |
      | Glorious Anthem |
    And Alice has in the graveyard
      | card                  |
      | Replenish             |
      | Concordant Crossroads |
      | The Abyss             |
    And Alice has 3 cards in the graveyard

  @id:EN-037 @clause:x-ench-world-tie
  @cr:704.5k
  @needs:world-rule @needs:simultaneous-events @needs:reanimation @needs:state-based-actions
  Scenario: An older world enchantment does not survive a tie between the two newest ones
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card                  |
      | Concordant Crossroads |
      | The Abyss             |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card           | since   |
      | Gravity Sphere | earlier |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice has in the graveyard
      | card                  |
      | Replenish             |
      | Concordant Crossroads |
      | The Abyss             |
    And Alice has 3 cards in the graveyard
    And Bob has in the graveyard
      | card           |
      | Gravity Sphere |

  @id:EN-038 @clause:ench-212.4j-world-rule @control:x-ench-world-tie
  @cr:704.5k
  @needs:world-rule @needs:reanimation @needs:state-based-actions
  Scenario: A world enchantment that returns alone from the graveyard is the newest one and stays
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Replenish |
    And Alice has in the graveyard
      | card                  |
      | Concordant Crossroads |
      | Glorious Anthem       |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card           | since   |
      | Gravity Sphere | earlier |
    When Alice casts "Replenish"
    And the stack resolves
    Then Alice controls
      | card                  |
      | Concordant Crossroads |
      | Glorious Anthem       |
    And Bob has in the graveyard
      | card           |
      | Gravity Sphere |

  @id:EN-633 @clause:ench-212.4j-world-rule @control:ench-212.4j-world-rule @ruleset:cr-2024 @ruleset:cr-2026
  @cr:205.4f @cr:704.5k @cr:707.2 @needs:world-rule @needs:copy @needs:state-based-actions @needs:turn-structure
  Scenario: Mirage Mirror, in play for longer, is the newest world once it copies a world enchantment, and no world any more the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Mirage Mirror | earlier |
      | Island        | earlier |
      | Island (2)    | earlier |
    And Alice has in hand
      | card                  |
      | Concordant Crossroads |
    And Alice's mana pool contains {G}
    And Bob controls
      | card         | since   |
      | Mountain     | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
    And Bob has in hand
      | card           |
      | Gravity Sphere |
    When Alice casts "Concordant Crossroads"
    And the stack resolves
    And Alice activates "{2}" of "Mirage Mirror"
      | target    | Concordant Crossroads |
      | mana from | Island; Island (2)    |
    And the stack resolves
    Then Alice controls
      | card          | name                  | supertypes |
      | Mirage Mirror | Concordant Crossroads | world      |
    And Alice has in the graveyard
      | card                  |
      | Concordant Crossroads |
    When the game reaches Bob's precombat main phase
    And Bob casts "Gravity Sphere"
      | mana from | Mountain; Mountain (2); Mountain (3) |
    And the stack resolves
    Then Alice controls
      | card          | name          |
      | Mirage Mirror | Mirage Mirror |
    And Bob controls
      | card           |
      | Gravity Sphere |

  @id:EN-634 @clause:ench-212.4j-world-rule @ruleset:cr-2004
  @cr:205.4f @cr:704.5k @cr:707.2 @needs:world-rule @needs:copy @needs:state-based-actions
  Scenario: Of old, Mirage Mirror that copies a world enchantment that came into play after it is the older one, and goes to the graveyard
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Mirage Mirror | earlier |
      | Island        | earlier |
      | Island (2)    | earlier |
    And Alice has in hand
      | card                  |
      | Concordant Crossroads |
    And Alice's mana pool contains {G}
    When Alice casts "Concordant Crossroads"
    And the stack resolves
    And Alice activates "{2}" of "Mirage Mirror"
      | target    | Concordant Crossroads |
      | mana from | Island; Island (2)    |
    And the stack resolves
    Then Alice controls
      | card                  |
      | Concordant Crossroads |
    And Alice has in the graveyard
      | card          |
      | Mirage Mirror |
