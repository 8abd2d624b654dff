Feature: The usual examples of summoning sickness
  A creature cast, put onto the battlefield, created as a token or stolen, and a Vehicle that is crewed.

  @id:SS-031 @clause:ss-ex-grizzly-bears-cast
  @cr:302.6 @cr:508.1a @needs:combat
  Scenario: Grizzly Bears cast before combat cannot attack this turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
    And Alice cannot attack with "Grizzly Bears"

  @id:SS-032 @clause:ss-ex-grizzly-bears-cast @control:ss-ex-grizzly-bears-cast
  @cr:302.6 @cr:508.1a @needs:combat
  Scenario: Grizzly Bears controlled since an earlier turn can attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    Then Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-033 @clause:ss-ex-grizzly-bears-next-turn @control:ss-ex-grizzly-bears-next-turn @clause:ss-ex-grizzly-bears-cast @control:ss-ex-grizzly-bears-cast
  @cr:302.6 @cr:508.1a @needs:combat @needs:turn-structure
  Scenario: Grizzly Bears cast on one turn can attack on their controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-034 @clause:ss-ex-grizzly-bears-next-turn @control:ss-ex-grizzly-bears-next-turn
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities @needs:turn-structure
  Scenario: Summoning sickness lasts through the opponent's turn and ends as the next turn begins
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Llanowar Elves |
    And Alice's mana pool contains {G}
    When Alice casts "Llanowar Elves"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When the game reaches Alice's end step
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When the game reaches Bob's upkeep step
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When the game reaches Bob's end step
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Llanowar Elves"
    And Alice's mana pool contains {G}

  @id:SS-035 @clause:ss-ex-quicksilver-amulet @control:ss-ex-quicksilver-amulet
  @cr:302.6 @cr:110.2a @needs:combat @needs:activated-abilities @needs:zone-change @needs:turn-structure
  Scenario: Grizzly Bears put onto the battlefield by Quicksilver Amulet cannot attack before the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Quicksilver Amulet | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{4}, {T}" of "Quicksilver Amulet"
    And the stack resolves
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
    And Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-036 @clause:ss-ex-quicksilver-amulet @control:ss-ex-quicksilver-amulet
  @cr:302.6 @cr:110.2a @needs:combat @needs:activated-abilities @needs:zone-change @needs:turn-structure
  Scenario: Grizzly Bears put onto the battlefield by Quicksilver Amulet on the opponent's turn can attack on the next turn
    Given it is Bob's end step
    And Alice controls
      | card               | since   |
      | Quicksilver Amulet | earlier |
      | Forest             | earlier |
      | Forest (2)         | earlier |
      | Forest (3)         | earlier |
      | Forest (4)         | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Bob passes priority
    And Alice activates "{4}, {T}" of "Quicksilver Amulet"
      | mana from | Forest; Forest (2); Forest (3); Forest (4) |
    And the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-037 @clause:ss-ex-krenkos-command @control:ss-ex-krenkos-command @clause:ss-card-or-token @control:ss-card-or-token
  @cr:302.6 @cr:111.2 @needs:combat @needs:tokens @needs:turn-structure
  Scenario: Neither Goblin created by Krenko's Command can attack before the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Krenko's Command |
    And Alice's mana pool contains {R}{R}
    When Alice casts "Krenko's Command"
    And the stack resolves
    Then Alice controls
      | card       | token | types    | subtypes | colors | P/T | tapped |
      | Goblin (1) | yes   | creature | Goblin   | red    | 1/1 | no     |
      | Goblin (2) | yes   | creature | Goblin   | red    | 1/1 | no     |
    And Alice cannot attack with "Goblin (1)"
    And Alice cannot attack with "Goblin (2)"
    And Alice cannot attack with "Goblin (1)" and "Goblin (2)"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Goblin (1)" and "Goblin (2)"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-038 @clause:ss-ex-entrancing-melody @control:ss-ex-entrancing-melody @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:508.1a @needs:combat @needs:control-change @needs:turn-structure
  Scenario: Grizzly Bears taken with Entrancing Melody cannot attack for their new controller before the next turn
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card              |
      | Entrancing Melody |
    And Alice's mana pool contains {U}{U}{C}{C}
    When Alice casts "Entrancing Melody"
      | target | Grizzly Bears |
      | X      | 2             |
    And the stack resolves
    Then Alice controls
      | card          | owner | tapped |
      | Grizzly Bears | Bob   | no     |
    And Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-039 @clause:ss-ex-sky-skiff-same-turn
  @cr:302.6 @cr:301.7 @cr:702.122a @needs:combat @needs:vehicles
  Scenario: Sky Skiff cast this turn can be crewed but cannot attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card      |
      | Sky Skiff |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Sky Skiff"
    And the stack resolves
    Then Alice controls
      | card      | types    | subtypes |
      | Sky Skiff | artifact | Vehicle  |
    When Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | types              | P/T | tapped |
      | Sky Skiff     | artifact; creature | 2/3 | no     |
      | Grizzly Bears |                    |     | yes    |
    And Alice cannot attack with "Sky Skiff"

  @id:SS-040 @clause:ss-ex-sky-skiff-since-start @control:ss-ex-sky-skiff-same-turn
  @cr:302.6 @cr:702.122a @needs:combat @needs:vehicles @needs:turn-structure
  Scenario: Sky Skiff cast on its controller's previous turn can attack as soon as it is crewed
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card      |
      | Sky Skiff |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Sky Skiff"
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card      | types              | P/T |
      | Sky Skiff | artifact; creature | 2/3 |
    And Alice can attack with "Sky Skiff"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-701 @clause:ss-ex-quicksilver-amulet @control:ss-ex-quicksilver-amulet
  @cr:608.2d @cr:302.6 @needs:combat @needs:activated-abilities
  Scenario: The player who activates Quicksilver Amulet may leave the creature card in hand; one put onto the battlefield may not attack this turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   |
      | Quicksilver Amulet     | earlier |
      | Quicksilver Amulet (2) | earlier |
      | Watchwolf              | earlier |
    And Alice has in hand
      | card       |
      | Hill Giant |
    And Alice's mana pool contains {C}{C}{C}{C}{C}{C}{C}{C}
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Alice activates "{4}, {T}" of "Quicksilver Amulet"
    And the stack resolves
    Then Alice has in hand
      | card       |
      | Hill Giant |
    When Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    And Alice activates "{4}, {T}" of "Quicksilver Amulet (2)"
    And the stack resolves
    Then Alice controls
      | card       |
      | Hill Giant |
    And Alice cannot attack with "Hill Giant"
    And Alice can attack with "Watchwolf"

  @id:SS-649 @clause:x-ss-blink @control:x-ss-blink @cr:111.8 @cr:400.7 @cr:302.6 @needs:tokens @needs:zone-change @needs:combat
  Scenario: A token that Cloudshift exiles does not return, a card does, and may not attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Memnite       | earlier |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
      | Plains (2)    | earlier |
    And Alice has in hand
      | card             |
      | Krenko's Command |
      | Cloudshift (1)   |
      | Cloudshift (2)   |
    And Alice's mana pool contains {R}{R}
    When Alice casts "Krenko's Command"
    And the stack resolves
    Then Alice controls
      | card       | token | tapped |
      | Goblin     | yes   | no     |
      | Goblin (2) | yes   | no     |
    When Alice casts "Cloudshift (1)"
      | target    | Goblin |
      | mana from | Plains |
    And the stack resolves
    And Alice casts "Cloudshift (2)"
      | target    | Memnite    |
      | mana from | Plains (2) |
    And the stack resolves
    Then Alice controls
      | card       |
      | Memnite    |
      | Goblin (2) |
    And Alice has 0 cards in exile
    And Alice cannot attack with "Memnite"
    And Alice can attack with "Grizzly Bears"
