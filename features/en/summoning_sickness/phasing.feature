Feature: Phasing and summoning sickness
  Phasing is no change of control: a permanent that phases in has been controlled all along.

  @id:SS-572 @clause:x-ss-phasing-in @control:x-ss-phasing-in @cr:302.6 @cr:502.1 @cr:702.26d @needs:combat
  @needs:turn-structure @needs:counters
  Scenario: A creature that phases in as its controller's turn begins may attack that turn
    Given it is Bob's precombat main phase
    And Alice controls
      | card                | since   |
      | Grizzly Bears (old) | earlier |
      | Forest              | earlier |
      | Forest (2)          | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
    And Bob has in hand
      | card              |
      | Slip Out the Back |
    And Bob's mana pool contains {U}
    When Bob casts "Slip Out the Back"
      | target | Grizzly Bears (old) |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice casts "Grizzly Bears (new)"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice controls
      | card                | P/T | phased out |
      | Grizzly Bears (old) | 3/3 | no         |
    And Alice cannot attack with "Grizzly Bears (new)"
    And Alice can attack with "Grizzly Bears (old)"

  @id:SS-573 @clause:x-ss-phased-out-while-sick @control:x-ss-phased-out-while-sick @cr:302.6 @cr:702.26d
  @needs:combat @needs:turn-structure @needs:counters
  Scenario: A creature that phased out the turn it was cast may attack on its controller's next turn, one cast on that turn may not
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card              |
      | Grizzly Bears (1) |
      | Grizzly Bears (2) |
      | Slip Out the Back |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears (1)"
    And the stack resolves
    And Alice casts "Slip Out the Back"
      | target    | Grizzly Bears (1) |
      | mana from | Island            |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice casts "Grizzly Bears (2)"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice controls
      | card              | P/T | phased out |
      | Grizzly Bears (1) | 3/3 | no         |
    And Alice cannot attack with "Grizzly Bears (2)"
    And Alice can attack with "Grizzly Bears (1)"

  @id:SS-642 @clause:ss-triggered-abilities @control:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:702.26b
  @needs:triggered-abilities @needs:status
  Scenario: Soul Warden cast this turn triggers as another creature enters, one that is phased out does not
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | phased out |
      | Soul Warden (1) | earlier | yes        |
    And Alice has in hand
      | card            |
      | Soul Warden (2) |
      | Memnite         |
    And Alice's mana pool contains {W}
    When Alice casts "Soul Warden (2)"
    And the stack resolves
    Then Alice has 20 life
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then the stack contains
      | card            | kind    | controller |
      | Soul Warden (2) | ability | Alice      |
    When the stack resolves
    Then Alice has 21 life
