Feature: Creatures that transform
  A double-faced creature that transforms is the same object: it keeps its effects and its summoning sickness, if any.

  @id:SS-230 @clause:ss-711.7-same-object @cr:712.18 @cr:701.27a
  @needs:transform @needs:counters @needs:auras @needs:triggered-abilities
  Scenario: A creature that transforms keeps its counters and Auras and does not enter the battlefield
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Moonmist |
    And Alice controls
      | card            | since   | counters | attached to     |
      | Daybreak Ranger | earlier | 1 +1/+1  |                 |
      | Holy Strength   | earlier |          | Daybreak Ranger |
      | Soul Warden     | earlier |          |                 |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Moonmist"
    And the stack resolves
    Then Alice controls
      | card            | name               | P/T | face | counters | attached to     |
      | Daybreak Ranger | Nightfall Predator | 6/7 | back | 1 +1/+1  |                 |
      | Holy Strength   |                    |     |      |          | Daybreak Ranger |
    And Alice has 20 life

  @id:SS-231 @control:ss-711.7-same-object @cr:712.18 @cr:701.27a
  @needs:counters @needs:auras @needs:triggered-abilities @needs:zone-change
  Scenario: A creature exiled and returned is a new object, without its counters and Auras
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Cloudshift |
    And Alice controls
      | card            | since   | counters | attached to     |
      | Daybreak Ranger | earlier | 1 +1/+1  |                 |
      | Holy Strength   | earlier |          | Daybreak Ranger |
      | Soul Warden     | earlier |          |                 |
    And Alice's mana pool contains {W}
    When Alice casts "Cloudshift"
      | target | Daybreak Ranger |
    And the stack resolves
    Then Alice controls
      | card            | name            | P/T | face  | counters |
      | Daybreak Ranger | Daybreak Ranger | 2/2 | front | none     |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Alice has 21 life

  @id:SS-232 @clause:ss-711.7-same-object @cr:712.18 @cr:701.27a @needs:transform @needs:combat
  Scenario: An attacking creature that transforms goes on attacking
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Moonmist |
    And Alice controls
      | card            | since   |
      | Daybreak Ranger | earlier |
      | Forest          | earlier |
      | Forest (2)      | earlier |
    When Alice attacks with "Daybreak Ranger"
    And Alice casts "Moonmist"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice controls
      | card            | name               | tapped | attacking |
      | Daybreak Ranger | Nightfall Predator | yes    | Bob       |

  @id:SS-233 @clause:ss-711.7-effects-continue @cr:712.18 @needs:transform @needs:layers
  Scenario: An effect until end of turn goes on applying to a creature that transforms
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Daybreak Ranger |
      | Giant Growth    |
      | Moonmist        |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice casts "Daybreak Ranger"
    And the stack resolves
    And Alice casts "Giant Growth"
      | target | Daybreak Ranger |
    And the stack resolves
    And Alice casts "Moonmist"
    And the stack resolves
    Then Alice controls
      | card            | name               | P/T |
      | Daybreak Ranger | Nightfall Predator | 7/7 |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card            | name               | P/T |
      | Daybreak Ranger | Nightfall Predator | 4/4 |

  @id:SS-234 @control:ss-711.7-effects-continue @cr:712.18 @needs:zone-change @needs:layers
  Scenario: An effect until end of turn does not apply to a creature exiled and returned
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Daybreak Ranger |
      | Giant Growth    |
      | Cloudshift      |
    And Alice controls
      | card   | since   |
      | Plains | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}
    When Alice casts "Daybreak Ranger"
    And the stack resolves
    And Alice casts "Giant Growth"
      | target | Daybreak Ranger |
    And the stack resolves
    Then Alice controls
      | card            | P/T |
      | Daybreak Ranger | 5/5 |
    When Alice casts "Cloudshift"
      | target    | Daybreak Ranger |
      | mana from | Plains          |
    And the stack resolves
    Then Alice controls
      | card            | name            | P/T |
      | Daybreak Ranger | Daybreak Ranger | 2/2 |

  @id:SS-235 @clause:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:combat @needs:transform @needs:activated-abilities @needs:fight
  Scenario: A creature cast this turn that transforms still cannot use its {T} ability or attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Daybreak Ranger |
      | Moonmist        |
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    When Alice casts "Daybreak Ranger"
    And the stack resolves
    And Alice casts "Moonmist"
    And the stack resolves
    Then Alice controls
      | card            | name               | face |
      | Daybreak Ranger | Nightfall Predator | back |
    And Alice cannot activate "{R}, {T}" of "Daybreak Ranger"
      | target    | Grizzly Bears |
      | mana from | Mountain      |
    And Alice cannot attack with "Daybreak Ranger"

  @id:SS-236 @clause:ss-transform-not-sick @control:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:transform @needs:activated-abilities @needs:fight
  Scenario: A creature controlled since the turn began may use its {T} ability the turn it transforms
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Moonmist |
    And Alice controls
      | card            | since   |
      | Daybreak Ranger | earlier |
      | Mountain        | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Moonmist"
    And the stack resolves
    And Alice activates "{R}, {T}" of "Daybreak Ranger"
      | target    | Grizzly Bears |
      | mana from | Mountain      |
    And the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice controls
      | card            | name               | tapped | damage |
      | Daybreak Ranger | Nightfall Predator | yes    | 2      |

  @id:SS-237 @clause:ss-transform-not-sick @control:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:combat @needs:transform
  Scenario: A creature controlled since the turn began may attack the turn it transforms
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Moonmist |
    And Alice controls
      | card            | since   |
      | Daybreak Ranger | earlier |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Moonmist"
    And the stack resolves
    Then Alice controls
      | card            | name               | face |
      | Daybreak Ranger | Nightfall Predator | back |
    And Alice can attack with "Daybreak Ranger"
    And Alice controls
      | card            | name               | attacking |
      | Daybreak Ranger | Nightfall Predator | Bob       |

  @id:SS-238 @clause:ss-transform-not-sick @cr:712.18 @cr:302.6 @needs:combat @needs:transform @needs:triggered-abilities
  Scenario: A creature that transforms in its controller's upkeep may attack that turn
    Given it is Bob's end step
    And Alice controls
      | card              | since   |
      | Delver of Secrets | earlier |
    And Alice has in the library
      | card         |
      | Giant Growth |
      | Forest       |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice controls
      | card              | name                 | P/T | with   | face |
      | Delver of Secrets | Insectile Aberration | 3/2 | flying | back |
    And Alice can attack with "Delver of Secrets"
    When the game reaches Alice's postcombat main phase
    Then Bob has 17 life

  @id:SS-239 @control:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:combat @needs:transform @needs:triggered-abilities
  Scenario: A creature may attack on its controller's next turn, however often it has transformed since it was cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Daybreak Ranger |
      | Moonmist        |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    When Alice casts "Daybreak Ranger"
    And the stack resolves
    And Alice casts "Moonmist"
    And the stack resolves
    And the game reaches Bob's precombat main phase
    Then Alice controls
      | card            | name            | face  |
      | Daybreak Ranger | Daybreak Ranger | front |
    When the game reaches Alice's precombat main phase
    Then Alice controls
      | card            | name               | face |
      | Daybreak Ranger | Nightfall Predator | back |
    And Alice can attack with "Daybreak Ranger"

  @id:SS-416 @clause:ss-transform-not-sick
  @cr:701.27f @cr:712.18 @cr:302.6 @needs:combat @needs:transform @needs:triggered-abilities @needs:stack
  Scenario: A Werewolf that transformed in response to its own ability does not transform back as that resolves, and may attack
    Given it is Bob's end step
    And Alice controls
      | card            | since   |
      | Daybreak Ranger | earlier |
      | Forest          | earlier |
      | Forest (2)      | earlier |
    And Alice has in hand
      | card     |
      | Moonmist |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card            | kind    |
      | Daybreak Ranger | ability |
    When Alice casts "Moonmist"
      | mana from | Forest; Forest (2) |
    And the top of the stack resolves
    Then Alice controls
      | card            | face | P/T |
      | Daybreak Ranger | back | 4/4 |
    When the stack resolves
    Then Alice controls
      | card            | face | P/T |
      | Daybreak Ranger | back | 4/4 |
    And Alice can attack with "Daybreak Ranger"

  @id:SS-674 @clause:ss-transform-not-sick @cr:701.27a @cr:603.4 @cr:302.6 @needs:combat @needs:transform
  @needs:triggered-abilities @needs:intervening-if @needs:turn-structure
  Scenario: A Werewolf transforms back after a turn in which one player cast two spells, not after one in which that player cast one, and may attack
    Given it is Bob's precombat main phase
    And Alice controls
      | card            | since   | face |
      | Daybreak Ranger | earlier | back |
    And Bob has in hand
      | card        |
      | Memnite     |
      | Memnite (2) |
      | Memnite (3) |
    When Bob casts "Memnite"
    And the stack resolves
    And the game reaches Alice's upkeep step
    Then the stack is empty
    When the game reaches Bob's precombat main phase
    And Bob casts "Memnite (2)"
    And the stack resolves
    And Bob casts "Memnite (3)"
    And the stack resolves
    And the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice controls
      | card            | face  | P/T |
      | Daybreak Ranger | front | 2/2 |
    And Alice can attack with "Daybreak Ranger"

  @id:SS-695 @clause:ss-transform-not-sick
  @cr:701.27a @cr:603.4 @cr:400.7 @cr:712.18 @cr:302.6 @needs:combat @needs:transform @needs:triggered-abilities @needs:intervening-if @needs:priority @needs:turn-structure
  Scenario: A werewolf that is destroyed before its ability resolves does not transform; the other does, and may attack
    Given it is Bob's end step
    And Alice controls
      | card                | since   |
      | Daybreak Ranger     | earlier |
      | Daybreak Ranger (2) | earlier |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    When the game reaches Alice's upkeep step
    And Alice passes priority
    And Bob casts "Lightning Bolt"
      | target    | Daybreak Ranger |
      | mana from | Mountain        |
    And the stack resolves
    Then Alice has in the graveyard
      | card            |
      | Daybreak Ranger |
    And Alice controls
      | card                | name               |
      | Daybreak Ranger (2) | Nightfall Predator |
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Daybreak Ranger (2)"

  @id:SS-722 @clause:ss-transform-not-sick @cr:712.18 @cr:302.6
  @cr:603.4 @needs:combat @needs:transform @needs:triggered-abilities @needs:intervening-if
  Scenario: The Werewolf's ability finds in the first upkeep that no spell was cast in the turn before
    Given it is Alice's untap step
    And Alice controls
      | card            | since   |
      | Daybreak Ranger | earlier |
    When the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice controls
      | card            | face |
      | Daybreak Ranger | back |
    And Alice can attack with "Daybreak Ranger"
