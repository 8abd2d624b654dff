Feature: Manifested cards and summoning sickness
  A manifested card is a creature that has just come; turning it face up changes nothing about that.

  @id:SS-577 @clause:x-ss-manifest @control:x-ss-manifest @cr:302.6 @cr:701.40a @needs:combat @needs:morph
  @needs:turn-structure
  Scenario: A card manifested this turn cannot attack, but may attack face down on the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Soul Summons |
    And Alice has in the library
      | card          |
      | Grizzly Bears |
      | Mountain      |
    And Alice's mana pool contains {W}{W}
    When Alice casts "Soul Summons"
    And the stack resolves
    Then Alice controls
      | card          | name | P/T | face down | tapped |
      | Grizzly Bears | none | 2/2 | yes       | no     |
    And Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-578 @clause:x-ss-manifest @control:x-ss-manifest @cr:302.6 @cr:701.40a @cr:701.40b @cr:708.8 @needs:combat
  @needs:morph @needs:turn-structure
  Scenario: A card manifested this turn cannot attack even once it has been turned face up, but may on the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card         |
      | Soul Summons |
    And Alice has in the library
      | card          |
      | Grizzly Bears |
      | Mountain      |
    And Alice's mana pool contains {W}{W}
    When Alice casts "Soul Summons"
    And the stack resolves
    And Alice turns "Grizzly Bears" face up
      | mana from | Forest; Forest (2) |
    Then Alice controls
      | card          | name          | face down |
      | Grizzly Bears | Grizzly Bears | no        |
    And Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-664 @clause:x-ss-manifest @control:x-ss-manifest @cr:701.40a @cr:701.40b @cr:712.15a @cr:302.6 @needs:combat
  @needs:morph @needs:transform @needs:turn-structure
  Scenario: A manifested double-faced creature card is turned face up for the cost on its front face, a manifested instant is not; it attacks on the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
      | Island   | earlier |
    And Alice has in hand
      | card             |
      | Soul Summons     |
      | Soul Summons (2) |
    And Alice has in the library
      | card              |
      | Shock             |
      | Village Messenger |
      | Forest            |
      | Forest (2)        |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Soul Summons"
    And the stack resolves
    And Alice casts "Soul Summons (2)"
    And the stack resolves
    Then Alice cannot turn "Shock" face up
      | mana from | Mountain |
    And Alice cannot turn "Village Messenger" face up
      | mana from | Island |
    And Alice cannot attack with "Shock"
    When the game reaches Alice's precombat main phase
    Then Alice can turn "Village Messenger" face up
      | mana from | Mountain |
    And Alice controls
      | card              | name              | face  | face down |
      | Village Messenger | Village Messenger | front | no        |
    And Alice can attack with "Shock" and "Village Messenger"

  @id:SS-648 @clause:x-ss-blink @control:x-ss-blink @cr:302.6 @cr:304.4 @cr:400.7 @cr:701.40a
  @needs:morph @needs:zone-change @needs:combat
  Scenario: Of two manifested cards that Cloudshift exiles, the creature card returns as a new creature and the instant card stays in exile
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in the library
      | card    |
      | Memnite |
      | Shock   |
    And Alice has in hand
      | card             |
      | Soul Summons (1) |
      | Soul Summons (2) |
      | Cloudshift (1)   |
      | Cloudshift (2)   |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    When Alice casts "Soul Summons (1)"
    And the stack resolves
    And Alice casts "Soul Summons (2)"
    And the stack resolves
    Then Alice controls
      | card    | name | P/T | face down |
      | Memnite | none | 2/2 | yes       |
      | Shock   | none | 2/2 | yes       |
    When Alice casts "Cloudshift (1)"
      | target | Memnite |
    And the stack resolves
    And Alice casts "Cloudshift (2)"
      | target | Shock |
    And the stack resolves
    Then Alice controls
      | card    | name    | P/T | face down |
      | Memnite | Memnite | 1/1 | no        |
    And Alice has in exile
      | card  |
      | Shock |
    And Alice cannot attack with "Memnite"
    And Alice can attack with "Grizzly Bears"
