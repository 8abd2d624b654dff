Feature: Changes of control and summoning sickness
  What a player takes or gets back after their turn began is summoning sick for them until their next turn begins.

  @id:SS-515 @clause:x-ss-threaten-with-haste @control:x-ss-threaten-with-haste @cr:302.6 @cr:702.10b @needs:combat
  @needs:control-change @needs:haste @needs:auras
  Scenario: Of two creatures taken this turn, the one that the effect gives haste may attack and the other may not
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice has in hand
      | card          |
      | Threaten      |
      | Control Magic |
    And Alice's mana pool contains {R}{R}{R}
    When Alice casts "Threaten"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice casts "Control Magic"
      | target    | Hill Giant                                 |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Alice controls
      | card          | with  | without |
      | Grizzly Bears | haste |         |
      | Hill Giant    |       | haste   |
    And Alice cannot attack with "Hill Giant"
    And Alice can attack with "Grizzly Bears"

  @id:SS-516 @control:x-ss-threaten-with-haste @cr:302.6 @cr:702.10b @needs:combat @needs:control-change
  @needs:haste @needs:auras
  Scenario: A creature with haste of its own may attack the turn it is taken from an opponent
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Raging Goblin | earlier |
    And Alice has in hand
      | card          |
      | Control Magic |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Control Magic"
      | target | Raging Goblin |
    And the stack resolves
    Then Alice can attack with "Raging Goblin"
    When the game reaches Alice's combat damage step
    Then Bob has 19 life

  @id:SS-517 @clause:x-ss-returned-during-own-turn @control:x-ss-returned-during-own-turn @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:control-change @needs:haste @needs:delayed-triggers @needs:turn-structure
  Scenario: A creature lost and regained during its controller's own turn stays sick through the opponent's turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card                       | since   |
      | Prodigal Sorcerer (stolen) | earlier |
      | Prodigal Sorcerer (kept)   | earlier |
      | Forest                     | earlier |
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Alice has in hand
      | card     |
      | Vitalize |
    And Bob has in hand
      | card           |
      | Ray of Command |
    When Alice passes priority
    And Bob casts "Ray of Command"
      | target    | Prodigal Sorcerer (stolen)                 |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card                       |
      | Prodigal Sorcerer (stolen) |
    When the game reaches Bob's precombat main phase
    And Bob passes priority
    And Alice casts "Vitalize"
      | mana from | Forest |
    And the stack resolves
    And Bob passes priority
    Then Alice controls
      | card                       | tapped |
      | Prodigal Sorcerer (stolen) | no     |
      | Prodigal Sorcerer (kept)   | no     |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer (stolen)"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer (kept)"
      | target | Bob |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer (stolen)"
      | target | Bob |

  @id:SS-518 @clause:x-ss-returned-during-opponents-turn @control:x-ss-returned-during-opponents-turn @cr:302.6
  @cr:508.1a @needs:combat @needs:control-change @needs:haste @needs:turn-structure
  Scenario: A creature taken and given back during the opponent's turn may attack on its controller's next turn
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in hand
      | card     |
      | Threaten |
    And Bob's mana pool contains {R}{R}{R}
    When Bob casts "Threaten"
      | target | Grizzly Bears |
    And the stack resolves
    And Bob attacks with "Grizzly Bears"
    And the game reaches Alice's precombat main phase
    Then Alice has 18 life
    And Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
    And Alice can attack with "Grizzly Bears"

  @id:SS-519 @clause:x-ss-returned-during-opponents-turn @control:x-ss-returned-during-opponents-turn @cr:302.6
  @cr:602.5a @needs:activated-abilities @needs:control-change @needs:haste @needs:multiplayer @needs:turn-structure
  Scenario: A creature taken and given back during an opponent's turn is sick on the next opponent's turn, but not on its controller's
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card                       | since   |
      | Prodigal Sorcerer (stolen) | earlier |
      | Prodigal Sorcerer (kept)   | earlier |
    And Bob has in hand
      | card     |
      | Threaten |
    And Bob's mana pool contains {R}{R}{R}
    When Bob casts "Threaten"
      | target | Prodigal Sorcerer (stolen) |
    And the stack resolves
    And the game reaches Chloé's precombat main phase
    And Chloé passes priority
    Then Alice controls
      | card                       | tapped |
      | Prodigal Sorcerer (stolen) | no     |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer (stolen)"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer (kept)"
      | target | Bob |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer (stolen)"
      | target | Bob |

  @id:SS-520 @clause:x-ss-stolen-before-your-turn @control:x-ss-stolen-before-your-turn @cr:302.6 @cr:508.1a
  @needs:combat @needs:control-change @needs:auras @needs:flash @needs:turn-structure
  Scenario: A creature taken in the opponent's end step may attack on the turn that follows, one taken on that turn may not
    Given it is Bob's end step
    And Alice controls
      | card            | since   |
      | Vedalken Orrery | earlier |
      | Island          | earlier |
      | Island (2)      | earlier |
      | Island (3)      | earlier |
      | Island (4)      | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice has in hand
      | card              |
      | Control Magic (1) |
      | Control Magic (2) |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Bob passes priority
    And Alice casts "Control Magic (1)"
      | target | Grizzly Bears |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice casts "Control Magic (2)"
      | target    | Hill Giant                                 |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Alice cannot attack with "Hill Giant"
    And Alice can attack with "Grizzly Bears"

  @id:SS-521 @clause:x-ss-control-aura-destroyed @control:x-ss-control-aura-destroyed @cr:302.6 @cr:508.1a
  @needs:combat @needs:control-change @needs:auras @needs:turn-structure
  Scenario: A creature that comes back during its owner's turn as Control Magic is destroyed cannot attack that turn
    Given it is Bob's precombat main phase
    And Alice controls
      | card                   | since   |
      | Grizzly Bears (stolen) | earlier |
      | Grizzly Bears (kept)   | earlier |
      | Plains                 | earlier |
      | Plains (2)             | earlier |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Bob has in hand
      | card          |
      | Control Magic |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Control Magic"
      | target | Grizzly Bears (stolen) |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Bob controls
      | card                   |
      | Grizzly Bears (stolen) |
    When Alice casts "Disenchant"
      | target    | Control Magic      |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Alice controls
      | card                   | tapped |
      | Grizzly Bears (stolen) | no     |
    And Alice cannot attack with "Grizzly Bears (stolen)"
    And Alice can attack with "Grizzly Bears (kept)"

  @id:SS-522 @control:x-ss-control-aura-destroyed @cr:302.6 @cr:508.1a @needs:combat @needs:control-change
  @needs:auras @needs:turn-structure
  Scenario: A creature that comes back in the opponent's end step as Control Magic is destroyed may attack on its owner's turn
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
      | Plains (2)    | earlier |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Bob has in hand
      | card          |
      | Control Magic |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Control Magic"
      | target | Grizzly Bears |
    And the stack resolves
    And the game reaches Bob's end step
    And Bob passes priority
    And Alice casts "Disenchant"
      | target    | Control Magic      |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-523 @clause:x-ss-gain-control-of-own-creature @control:x-ss-gain-control-of-own-creature @cr:302.6
  @needs:combat @needs:control-change
  Scenario: A creature controlled since the turn began may attack after its controller gains control of it once more
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card              |
      | Entrancing Melody |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Entrancing Melody"
      | target | Grizzly Bears |
      | X      | 2             |
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"

  @id:SS-524 @clause:x-ss-gain-control-of-own-creature @cr:302.6 @needs:combat @needs:control-change
  Scenario: A creature cast this turn still cannot attack after its controller gains control of it once more
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Alice has in hand
      | card              |
      | Grizzly Bears     |
      | Entrancing Melody |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Entrancing Melody"
      | target    | Grizzly Bears                              |
      | X         | 2                                          |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Alice cannot attack with "Grizzly Bears"

  @id:SS-525 @clause:x-ss-stolen-land-animated @control:x-ss-stolen-land-animated @cr:302.6 @cr:602.5a
  @needs:combat @needs:control-change @needs:auras @needs:type-change @needs:mana-abilities @needs:turn-structure
  Scenario: A land taken this turn that becomes a creature can neither tap for mana nor attack before its new controller's next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    And Bob controls
      | card      | since   |
      | Mutavault | earlier |
    And Alice has in hand
      | card       |
      | Confiscate |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Confiscate"
      | target | Mutavault |
    And the stack resolves
    And Alice activates "{1}" of "Mutavault"
      | mana from | Forest |
    And the stack resolves
    Then Alice controls
      | card      | types          | tapped |
      | Mutavault | creature; land | no     |
    And Alice cannot activate "{T}" of "Mutavault"
    And Alice cannot attack with "Mutavault"
    When the game reaches Alice's precombat main phase
    And Alice activates "{1}" of "Mutavault"
      | mana from | Forest |
    And the stack resolves
    Then Alice can attack with "Mutavault"

  @id:SS-526 @control:x-ss-stolen-land-animated @cr:302.6 @cr:602.5a @needs:control-change @needs:auras
  @needs:mana-abilities
  Scenario: A land taken this turn can tap for mana as long as it is not a creature
    Given it is Alice's precombat main phase
    And Bob controls
      | card      | since   |
      | Mutavault | earlier |
    And Alice has in hand
      | card       |
      | Confiscate |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Confiscate"
      | target | Mutavault |
    And the stack resolves
    Then Alice can activate "{T}" of "Mutavault"
    And Alice's mana pool contains {C}

  @id:SS-527 @clause:x-ss-blink @control:x-ss-blink @cr:302.6 @cr:400.7 @needs:combat @needs:zone-change
  Scenario: A creature exiled and returned this turn cannot attack, one that stayed on the battlefield can
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   |
      | Grizzly Bears (exiled) | earlier |
      | Grizzly Bears (kept)   | earlier |
    And Alice has in hand
      | card       |
      | Cloudshift |
    And Alice's mana pool contains {W}
    When Alice casts "Cloudshift"
      | target | Grizzly Bears (exiled) |
    And the stack resolves
    Then Alice controls
      | card                   | tapped |
      | Grizzly Bears (exiled) | no     |
    And Alice cannot attack with "Grizzly Bears (exiled)"
    And Alice can attack with "Grizzly Bears (kept)"

  @id:SS-698 @clause:ss-ex-entrancing-melody @control:ss-ex-entrancing-melody
  @cr:107.3a @cr:115.1 @cr:302.6 @needs:combat @needs:control-change @needs:targeting
  Scenario: Entrancing Melody with X = 2 takes a creature with mana value 2, which may not attack, and none with mana value 4
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice controls
      | card      | since   |
      | Watchwolf | earlier |
    And Alice has in hand
      | card              |
      | Entrancing Melody |
    And Alice's mana pool contains {U}{U}{U}{U}
    Then Alice cannot cast "Entrancing Melody"
      | target | Hill Giant |
      | X      | 2          |
    And Alice can cast "Entrancing Melody"
      | target | Grizzly Bears |
      | X      | 2             |
    When the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Watchwolf"
