Feature: The status of a permanent
  A permanent is tapped or untapped, flipped or not, face up or face down, phased in or out; none of this tells
  whether it is summoning sick.

  @id:SS-180 @clause:ss-110.6-status-categories @control:ss-110.6-status-categories
  @cr:110.5 @cr:110.5a @cr:110.5b @cr:302.6 @needs:status @needs:combat
  Scenario: A creature cast this turn has the same status as an earlier one, although only the earlier one may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Grizzly Bears (old) | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears (new)"
    And the stack resolves
    Then Alice controls
      | card                | tapped | flipped | face down | phased out |
      | Grizzly Bears (old) | no     | no      | no        | no         |
      | Grizzly Bears (new) | no     | no      | no        | no         |
    And Alice cannot attack with "Grizzly Bears (new)"
    And Alice can attack with "Grizzly Bears (old)"

  @id:SS-181 @clause:ss-110.6-one-value-each
  @cr:110.5 @cr:110.5b @cr:708.2a @cr:702.37c @needs:status @needs:morph
  Scenario: A creature that enters tapped or face down has the default values of the other kinds of status
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Diregraf Ghoul     |
      | Grizzly Bears      |
      | Battering Craghorn |
    And Alice's mana pool contains {B}{G}{G}{G}{G}{G}
    When Alice casts "Diregraf Ghoul"
    And the stack resolves
    And Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Battering Craghorn"
      | cast with | morph |
    And the stack resolves
    Then Alice controls
      | card               | tapped | flipped | face down | phased out |
      | Diregraf Ghoul     | yes    | no      | no        | no         |
      | Grizzly Bears      | no     | no      | no        | no         |
      | Battering Craghorn | no     | no      | yes       | no         |

  @id:SS-182 @clause:ss-status-independent @control:ss-status-independent @clause:ss-110.6-status-categories
  @cr:110.5 @cr:302.6 @cr:508.1a @needs:combat @needs:status @needs:activated-abilities
  Scenario: Of tapped and untapped, earlier and new creatures, only the one both untapped and earlier may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                          | since   |
      | Opposition                    | earlier |
      | Grizzly Bears (old, untapped) | earlier |
      | Grizzly Bears (old, tapped)   | earlier |
    And Bob controls
      | card   | since   |
      | Forest | earlier |
    And Alice has in hand
      | card                                |
      | Grizzly Bears (new, never tapped)   |
      | Grizzly Bears (new, untapped again) |
      | Vitalize                            |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    When Alice casts "Grizzly Bears (new, never tapped)"
    And the stack resolves
    And Alice casts "Grizzly Bears (new, untapped again)"
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Forest                              |
      | paid with | Grizzly Bears (new, untapped again) |
    And the stack resolves
    Then Alice controls
      | card                                | tapped |
      | Grizzly Bears (new, untapped again) | yes    |
    When Alice casts "Vitalize"
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Forest                      |
      | paid with | Grizzly Bears (old, tapped) |
    And the stack resolves
    Then Alice controls
      | card                                | tapped |
      | Grizzly Bears (old, untapped)       | no     |
      | Grizzly Bears (old, tapped)         | yes    |
      | Grizzly Bears (new, never tapped)   | no     |
      | Grizzly Bears (new, untapped again) | no     |
    And Alice cannot attack with "Grizzly Bears (old, tapped)"
    And Alice cannot attack with "Grizzly Bears (new, never tapped)"
    And Alice cannot attack with "Grizzly Bears (new, untapped again)"
    And Alice can attack with "Grizzly Bears (old, untapped)"

  @id:SS-183 @clause:ss-status-enters-tapped @control:ss-status-enters-tapped
  @cr:110.5b @cr:302.6 @needs:combat @needs:status @needs:turn-structure
  Scenario: A creature that entered tapped cannot attack that turn even once untapped, but may on the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Diregraf Ghoul |
      | Vitalize       |
    And Alice's mana pool contains {B}{G}
    When Alice casts "Diregraf Ghoul"
    And the stack resolves
    Then Alice controls
      | card           | tapped |
      | Diregraf Ghoul | yes    |
    When Alice casts "Vitalize"
    And the stack resolves
    Then Alice controls
      | card           | tapped |
      | Diregraf Ghoul | no     |
    And Alice cannot attack with "Diregraf Ghoul"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Diregraf Ghoul"

  @id:SS-184 @clause:ss-status-enters-face-down @control:ss-status-enters-face-down
  @cr:110.5b @cr:302.6 @cr:708.2a @cr:702.37c @needs:combat @needs:morph @needs:turn-structure
  Scenario: A creature cast face down cannot attack that turn, but may attack face down on the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Battering Craghorn |
    And Alice's mana pool contains {C}{C}{C}
    When Alice casts "Battering Craghorn"
      | cast with | morph |
    And the stack resolves
    Then Alice controls
      | card               | name | P/T | face down | tapped |
      | Battering Craghorn | none | 2/2 | yes       | no     |
    And Alice cannot attack with "Battering Craghorn"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Battering Craghorn"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-185 @clause:ss-status-change-tapping @control:ss-status-change-tapping
  @clause:x-ss-untap-effect-does-not-cure @control:x-ss-untap-effect-does-not-cure
  @cr:110.5c @cr:701.26b @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:status
  Scenario: Of two creatures tapped and untapped again, only the one controlled since the turn began can use its {T} ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card                    | since   |
      | Opposition              | earlier |
      | Forest                  | earlier |
      | Prodigal Sorcerer (old) | earlier |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Alice has in hand
      | card                    |
      | Prodigal Sorcerer (new) |
      | Vitalize                |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer (new)"
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Mountain                |
      | paid with | Prodigal Sorcerer (old) |
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Mountain                |
      | paid with | Prodigal Sorcerer (new) |
    And the stack resolves
    And Alice casts "Vitalize"
      | mana from | Forest |
    And the stack resolves
    Then Alice controls
      | card                    | tapped |
      | Prodigal Sorcerer (old) | no     |
      | Prodigal Sorcerer (new) | no     |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer (new)"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer (old)"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-186 @clause:ss-status-change-tapping @control:ss-status-change-tapping
  @clause:x-ss-untap-effect-does-not-cure @control:x-ss-untap-effect-does-not-cure
  @cr:110.5c @cr:701.26b @cr:302.6 @cr:508.1a @needs:combat @needs:status @needs:activated-abilities
  Scenario: Of two creatures tapped and untapped again, only the one controlled since the turn began may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Opposition          | earlier |
      | Grizzly Bears (old) | earlier |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
      | Vitalize            |
    And Alice's mana pool contains {G}{G}{G}
    When Alice casts "Grizzly Bears (new)"
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Mountain            |
      | paid with | Grizzly Bears (old) |
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Mountain            |
      | paid with | Grizzly Bears (new) |
    And the stack resolves
    And Alice casts "Vitalize"
    And the stack resolves
    Then Alice controls
      | card                | tapped |
      | Grizzly Bears (old) | no     |
      | Grizzly Bears (new) | no     |
    And Alice cannot attack with "Grizzly Bears (new)"
    And Alice cannot attack with "Grizzly Bears (old)" and "Grizzly Bears (new)"
    And Alice can attack with "Grizzly Bears (old)"
