Feature: Summoning sickness and the status of a creature
  Turning a creature face up or tapping it has nothing to do with how long its controller has controlled it.

  @id:SS-200 @clause:ss-status-change-face-up @control:ss-status-change-face-up @control:ss-sickness-no-face-status
  @cr:708.8 @cr:702.37e @cr:302.6 @needs:combat @needs:morph
  Scenario: A creature cast face down on an earlier turn may attack the turn it is turned face up
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Battering Craghorn |
    And Alice controls
      | card         | since   |
      | Mountain     | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
    And Alice's mana pool contains {C}{C}{C}
    When Alice casts "Battering Craghorn"
      | cast with | morph |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice turns "Battering Craghorn" face up
      | mana from | Mountain; Mountain (2); Mountain (3) |
    Then Alice controls
      | card               | name               | P/T | with         | face down |
      | Battering Craghorn | Battering Craghorn | 3/1 | first strike | no        |
    And Alice can attack with "Battering Craghorn"
    When the game reaches Alice's postcombat main phase
    Then Bob has 17 life

  @id:SS-201 @clause:ss-status-change-face-up @clause:ss-sickness-no-face-status
  @cr:110.5b @cr:708.8 @cr:702.37e @cr:302.6 @needs:combat @needs:morph
  Scenario: A creature cast face down this turn can be turned face up at once but cannot attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Battering Craghorn |
    And Alice's mana pool contains {R}{R}{R}{R}{R}{R}
    When Alice casts "Battering Craghorn"
      | cast with | morph |
    And the stack resolves
    Then Alice controls
      | card               | name | P/T | face down |
      | Battering Craghorn | none | 2/2 | yes       |
    When Alice turns "Battering Craghorn" face up
    Then the stack is empty
    And Alice controls
      | card               | name               | P/T | with         | face down |
      | Battering Craghorn | Battering Craghorn | 3/1 | first strike | no        |
    And Alice cannot attack with "Battering Craghorn"

  @id:SS-202 @clause:ss-status-change-face-up @control:ss-status-change-face-up @control:ss-sickness-no-face-status
  @cr:708.8 @cr:702.37e @cr:302.6 @needs:combat @needs:morph
  Scenario: Of two creatures turned face up this turn, only the one controlled since the turn began may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since     | face down |
      | Battering Craghorn (1) | earlier   | yes       |
      | Battering Craghorn (2) | this turn | yes       |
    And Alice's mana pool contains {R}{R}{R}{R}{R}{R}
    When Alice turns "Battering Craghorn (1)" face up
    And Alice turns "Battering Craghorn (2)" face up
    Then Alice cannot attack with "Battering Craghorn (1)" and "Battering Craghorn (2)"
    And Alice cannot attack with "Battering Craghorn (2)"
    And Alice can attack with "Battering Craghorn (1)"

  @id:SS-203 @clause:ss-status-change-face-up @control:ss-status-change-face-up @clause:x-ss-turned-up-tap-ability @control:x-ss-turned-up-tap-ability
  @cr:708.8 @cr:702.37e @cr:302.6 @needs:morph @needs:activated-abilities
  Scenario: A creature cast face down on an earlier turn may use its {T} ability once turned face up
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Whipcorder |
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {C}{C}{C}
    When Alice casts "Whipcorder"
      | cast with | morph |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice turns "Whipcorder" face up
      | mana from | Plains |
    And Alice activates "{W}, {T}" of "Whipcorder"
      | target    | Grizzly Bears |
      | mana from | Plains (2)    |
    And the stack resolves
    Then Bob controls
      | card          | tapped |
      | Grizzly Bears | yes    |

  @id:SS-204 @clause:ss-status-change-face-up @clause:x-ss-turned-up-tap-ability @cr:708.8 @cr:702.37e @cr:302.6 @needs:morph @needs:activated-abilities
  Scenario: Turning a creature face up the turn it was cast does not let it use its {T} ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Whipcorder |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {W}{W}{W}{W}{W}
    When Alice casts "Whipcorder"
      | cast with | morph |
    And the stack resolves
    And Alice turns "Whipcorder" face up
    Then Alice cannot activate "{W}, {T}" of "Whipcorder"
      | target | Grizzly Bears |

  @id:SS-205 @clause:ss-sickness-no-tap-status
  @cr:110.5b @cr:110.5c @needs:status @needs:turn-structure @needs:mana-abilities
  Scenario: A creature cast this turn enters untapped, can be tapped for another permanent's cost and untaps like any other
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice controls
      | card            | since   |
      | Springleaf Drum | earlier |
    And Alice's mana pool contains {G}{G}
    And Alice will choose
      | choice | answer |
      | color  | red    |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
    When Alice activates "{T}, tap" of "Springleaf Drum"
      | paid with | Grizzly Bears |
    Then Alice's mana pool contains {R}
    And Alice controls
      | card            | tapped |
      | Grizzly Bears   | yes    |
      | Springleaf Drum | yes    |
    When the game reaches Bob's end step
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | yes    |
    When the game reaches Alice's upkeep step
    Then Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |

  @id:SS-663 @clause:ss-status-change-face-up @control:ss-status-change-face-up @cr:702.37e @cr:701.40b @cr:613.1f
  @cr:302.6 @needs:combat @needs:morph @needs:turn-structure @needs:layers
  Scenario: A creature cast face down cannot be turned face up for its morph cost or its mana cost while it would have no morph, and may attack once turned up later
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Battering Craghorn |
      | Disenchant         |
    And Alice controls
      | card         | since   |
      | Humility     | earlier |
      | Mountain     | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
      | Mountain (4) | earlier |
      | Plains       | earlier |
      | Plains (2)   | earlier |
    And Alice's mana pool contains {C}{C}{C}
    When Alice casts "Battering Craghorn"
      | cast with | morph |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice cannot turn "Battering Craghorn" face up
      | mana from | Mountain; Mountain (2); Mountain (3) |
    And Alice cannot turn "Battering Craghorn" face up
      | mana from | Mountain; Mountain (2); Mountain (3); Mountain (4) |
    When Alice casts "Disenchant"
      | target    | Humility           |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Alice can turn "Battering Craghorn" face up
      | mana from | Mountain; Mountain (2); Mountain (3) |
    And Alice controls
      | card               | name               | P/T |
      | Battering Craghorn | Battering Craghorn | 3/1 |
    And Alice can attack with "Battering Craghorn"
