Feature: Abilities that summoning sickness leaves alone
  Activated abilities without {T} or {Q}, static abilities and triggered abilities of a creature that just arrived.

  @id:SS-101 @clause:ss-nontap-abilities @control:ss-nontap-abilities @control:x-ss-mana-abilities-not-exempt
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:turn-structure
  Scenario: An activated ability without {T} or {Q} may be used on the turn the creature is cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Fiery Hellhound |
      | Llanowar Elves  |
    And Alice's mana pool contains {G}{R}{R}{R}{R}{R}
    When Alice casts "Llanowar Elves"
    And the stack resolves
    And Alice casts "Fiery Hellhound"
    And the stack resolves
    And Alice activates "{R}" of "Fiery Hellhound"
    And Alice activates "{R}" of "Fiery Hellhound"
    And the stack resolves
    Then Alice controls
      | card            | P/T |
      | Fiery Hellhound | 4/2 |
    And Alice cannot activate "{T}" of "Llanowar Elves"
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}" of "Llanowar Elves"

  @id:SS-102 @clause:ss-static-abilities @control:ss-static-abilities
  @cr:302.6 @cr:604.1 @needs:static-abilities @needs:layers @needs:combat @needs:turn-structure
  Scenario: The static ability of Goblin King works at once although Goblin King cannot attack yet
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Raging Goblin | earlier |
    And Alice has in hand
      | card        |
      | Goblin King |
    And Alice's mana pool contains {R}{R}{R}
    Then Alice controls
      | card          | P/T | without      |
      | Raging Goblin | 1/1 | mountainwalk |
    When Alice casts "Goblin King"
    And the stack resolves
    Then Alice controls
      | card          | P/T | with         |
      | Raging Goblin | 2/2 | mountainwalk |
    And Alice cannot attack with "Goblin King"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Goblin King"

  @id:SS-103 @clause:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:603.6a @needs:triggered-abilities @needs:stack
  Scenario: The ability of Elvish Visionary that triggers when it enters draws a card on the turn it is cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Elvish Visionary |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Elvish Visionary"
    Then Alice has 0 cards in hand
    When the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Elvish Visionary | ability | Alice      |
    When the stack resolves
    Then Alice has 1 card in hand

  @id:SS-104 @clause:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:603.6a @needs:triggered-abilities
  Scenario: Soul Warden sees a creature arrive on the turn Soul Warden itself was cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Soul Warden   |
      | Grizzly Bears |
    And Alice's mana pool contains {W}{G}{G}
    When Alice casts "Soul Warden"
    And the stack resolves
    Then Alice has 20 life
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice has 21 life
