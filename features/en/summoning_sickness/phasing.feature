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

  @id:SS-642 @clause:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:702.26b
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

  @id:SS-661 @clause:x-ss-phasing-in @control:x-ss-phasing-in @cr:702.26b @cr:702.26d @cr:302.6
  @needs:activated-abilities @needs:mana-abilities @needs:turn-structure @needs:counters
  Scenario: Creatures that are phased out have no abilities to activate, and may use their {T} abilities as soon as they have phased in
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Llanowar Elves    | earlier |
    And Alice has in hand
      | card                  |
      | Slip Out the Back     |
      | Slip Out the Back (2) |
      | Vitalize              |
    And Alice's mana pool contains {U}{U}
    When Alice casts "Slip Out the Back"
      | target | Prodigal Sorcerer |
    And the stack resolves
    And Alice casts "Slip Out the Back (2)"
      | target | Llanowar Elves |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice cannot activate "{T}" of "Llanowar Elves"
    And Alice cannot cast "Vitalize"
      | mana from | Llanowar Elves |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice can cast "Vitalize"
      | mana from | Llanowar Elves |

  @id:SS-662 @clause:ss-status-change-face-up @control:ss-status-change-face-up @cr:702.26b @cr:702.37e @cr:116.2b
  @cr:302.6 @needs:combat @needs:morph @needs:turn-structure @needs:counters
  Scenario: A face-down creature cannot be turned face up while it is phased out, nor while it is still a spell; turned up later, it may attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Whipcorder        |
      | Slip Out the Back |
    And Alice controls
      | card   | since   |
      | Plains | earlier |
      | Island | earlier |
    And Alice's mana pool contains {C}{C}{C}
    When Alice casts "Whipcorder"
      | cast with | morph |
    Then Alice cannot turn "Whipcorder" face up
      | mana from | Plains |
    When the stack resolves
    And Alice casts "Slip Out the Back"
      | target    | Whipcorder |
      | mana from | Island     |
    And the stack resolves
    Then Alice cannot turn "Whipcorder" face up
      | mana from | Plains |
    When the game reaches Alice's precombat main phase
    Then Alice can turn "Whipcorder" face up
      | mana from | Plains |
    And Alice controls
      | card       | name       | P/T |
      | Whipcorder | Whipcorder | 3/3 |
    And Alice can attack with "Whipcorder"

  @id:SS-681 @clause:x-ss-phasing-in @control:x-ss-phasing-in @cr:702.26b @cr:702.26d @cr:302.6 @needs:combat
  @needs:activated-abilities @needs:turn-structure @needs:counters
  Scenario: The ability without {T} of a creature that is phased out cannot be activated; once the creature has phased in, it can, and the creature may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Drudge Skeletons | earlier |
      | Swamp            | earlier |
    And Alice has in hand
      | card              |
      | Slip Out the Back |
    And Alice's mana pool contains {U}
    When Alice casts "Slip Out the Back"
      | target | Drudge Skeletons |
    And the stack resolves
    Then Alice cannot activate "{B}" of "Drudge Skeletons"
      | mana from | Swamp |
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{B}" of "Drudge Skeletons"
      | mana from | Swamp |
    When the stack resolves
    Then Alice can attack with "Drudge Skeletons"
