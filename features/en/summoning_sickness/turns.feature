Feature: When summoning sickness ends
  Only the beginning of a turn of its controller ends a creature's summoning sickness,
  and only if they have controlled it since then.

  @id:SS-501 @clause:x-ss-opponents-turn-still-sick @control:x-ss-opponents-turn-still-sick @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:turn-structure
  Scenario: On the opponent's turn a creature cast on its controller's turn still cannot use its {T} ability, an earlier one can
    Given it is Alice's precombat main phase
    And Alice controls
      | card                    | since   |
      | Prodigal Sorcerer (old) | earlier |
    And Alice has in hand
      | card                    |
      | Prodigal Sorcerer (new) |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer (new)"
    And the stack resolves
    And the game reaches Bob's precombat main phase
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer (new)"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer (old)"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-502 @clause:x-ss-flash-on-opponents-turn @control:x-ss-flash-on-opponents-turn @cr:302.6 @cr:508.1a
  @cr:702.8a @needs:combat @needs:flash @needs:activated-abilities @needs:mana-abilities @needs:granted-abilities
  @needs:turn-structure
  Scenario: A creature cast with flash on the opponent's turn is sick until its controller's next turn begins, and may then attack
    Given it is Bob's end step
    And Alice controls
      | card            | since   |
      | Cryptolith Rite | earlier |
    And Alice has in hand
      | card         |
      | Ambush Viper |
    And Alice's mana pool contains {G}{G}
    When Bob passes priority
    And Alice casts "Ambush Viper"
    And the stack resolves
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Ambush Viper"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Ambush Viper"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-503 @control:x-ss-flash-on-opponents-turn @cr:302.6 @cr:602.5a @cr:702.8a @needs:flash
  @needs:activated-abilities @needs:mana-abilities @needs:granted-abilities @needs:turn-structure
  Scenario: A creature cast with flash on the opponent's turn may use a {T} ability in its controller's next upkeep
    Given it is Bob's end step
    And Alice controls
      | card            | since   |
      | Cryptolith Rite | earlier |
    And Alice has in hand
      | card         |
      | Ambush Viper |
    And Alice's mana pool contains {G}{G}
    And Alice will choose
      | choice | answer |
      | color  | black  |
    When Bob passes priority
    And Alice casts "Ambush Viper"
    And the stack resolves
    And the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Ambush Viper"
    And Alice's mana pool contains {B}

  @id:SS-504 @clause:x-ss-upkeep-entry @control:x-ss-upkeep-entry @cr:302.6 @cr:508.1a @needs:combat @needs:flash
  @needs:turn-structure
  Scenario: A creature that arrives in its controller's upkeep cannot attack that turn, one that arrived in the end step before can
    Given it is Bob's end step
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card                    |
      | Ambush Viper (end step) |
      | Ambush Viper (upkeep)   |
    And Alice's mana pool contains {G}{G}
    When Bob passes priority
    And Alice casts "Ambush Viper (end step)"
    And the stack resolves
    And the game reaches Alice's upkeep step
    And Alice casts "Ambush Viper (upkeep)"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice cannot attack with "Ambush Viper (upkeep)"
    And Alice can attack with "Ambush Viper (end step)"

  @id:SS-505 @clause:x-ss-upkeep-entry @cr:302.6 @cr:508.1a @needs:combat @needs:flash @needs:turn-structure
  Scenario: A creature that arrives in its controller's draw step cannot attack that turn
    Given it is Alice's draw step
    And Alice has in hand
      | card         |
      | Ambush Viper |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Ambush Viper"
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice cannot attack with "Ambush Viper"

  @id:SS-506 @clause:x-ss-other-players-turns-do-not-count @control:x-ss-other-players-turns-do-not-count @cr:302.6
  @needs:activated-abilities @needs:multiplayer @needs:turn-structure
  Scenario: With three players the turns of the two others pass without ending a creature's summoning sickness
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And the game reaches Bob's precombat main phase
    And Bob passes priority
    And Chloé passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Chloé's precombat main phase
    And Chloé passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |

  @id:SS-507 @clause:x-ss-extra-turn-cures @control:x-ss-extra-turn-cures @cr:302.6 @cr:500.7 @needs:combat
  @needs:turn-structure
  Scenario: A creature cast this turn may attack in the extra turn that its controller takes next
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
      | Island (5) | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Time Warp     |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Time Warp"
      | target    | Alice                                                  |
      | mana from | Island; Island (2); Island (3); Island (4); Island (5) |
    And the stack resolves
    Then Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Bob has 0 cards in hand
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-508 @clause:x-ss-opponents-extra-turn @control:x-ss-opponents-extra-turn @cr:302.6 @cr:500.7 @cr:602.5a
  @needs:activated-abilities @needs:turn-structure
  Scenario: An extra turn of the opponent does not end a creature's summoning sickness
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
      | Island (5) | earlier |
    And Bob has in hand
      | card      |
      | Time Warp |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And the game reaches Bob's precombat main phase
    And Bob casts "Time Warp"
      | target    | Bob                                                    |
      | mana from | Island; Island (2); Island (3); Island (4); Island (5) |
    And the stack resolves
    And the game reaches Bob's precombat main phase
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |

  @id:SS-509 @clause:x-ss-skipped-turn @control:x-ss-skipped-turn @cr:302.6 @cr:500.11 @cr:614.10a
  @needs:activated-abilities @needs:turn-structure
  Scenario: A creature cast before its controller's next turn is skipped stays sick through both turns of the opponent
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
      | Meditate          |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And Alice casts "Meditate"
    And the stack resolves
    And the game reaches Bob's precombat main phase
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Bob's precombat main phase
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |

  @id:SS-510 @clause:x-ss-extra-combat @control:x-ss-extra-combat @cr:302.6 @cr:500.8 @cr:508.1a @needs:combat
  @needs:turn-structure
  Scenario: In an additional combat phase of the same turn a creature cast this turn still cannot attack, an earlier one can again
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Grizzly Bears (old) | earlier |
      | Forest              | earlier |
      | Forest (2)          | earlier |
      | Mountain            | earlier |
      | Mountain (2)        | earlier |
      | Mountain (3)        | earlier |
      | Mountain (4)        | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
      | Relentless Assault  |
    When Alice attacks with "Grizzly Bears (old)"
    And the game reaches Alice's postcombat main phase
    And Alice casts "Grizzly Bears (new)"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    And Alice casts "Relentless Assault"
      | mana from | Mountain; Mountain (2); Mountain (3); Mountain (4) |
    And the stack resolves
    Then Alice controls
      | card                | tapped |
      | Grizzly Bears (old) | no     |
      | Grizzly Bears (new) | no     |
    And Alice cannot attack with "Grizzly Bears (new)"
    And Alice can attack with "Grizzly Bears (old)"
    When the game reaches Alice's end step
    Then Bob has 16 life

  @id:SS-601 @control:x-ss-extra-combat
  @cr:500.8 @cr:701.26b @cr:508.1a @cr:302.6 @needs:combat @needs:turn-structure
  Scenario: After two Relentless Assaults in the first main phase an earlier creature attacks in both additional combat phases and in that of the turn; one that did not attack stays tapped
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   | tapped |
      | Serra Angel | earlier |        |
      | Watchwolf   | earlier | yes    |
    And Alice has in hand
      | card                   |
      | Relentless Assault (1) |
      | Relentless Assault (2) |
    And Alice's mana pool contains {R}{R}{R}{R}{R}{R}{R}{R}
    When Alice casts "Relentless Assault (1)"
    And the stack resolves
    And Alice casts "Relentless Assault (2)"
    And the stack resolves
    Then Alice controls
      | card      | tapped |
      | Watchwolf | yes    |
    When Alice attacks with "Serra Angel"
    And the game reaches Alice's postcombat main phase
    Then Bob has 16 life
    When Alice attacks with "Serra Angel"
    And the game reaches Alice's postcombat main phase
    Then Bob has 12 life
    When Alice attacks with "Serra Angel"
    And the game reaches Alice's end step
    Then Bob has 8 life
    And Alice has 0 cards in hand

  @id:SS-604 @control:ss-continuous-control
  @cr:302.6 @cr:800.4a @cr:611.2a @needs:combat @needs:control-change @needs:multiplayer @needs:turn-structure
  Scenario: Chloé keeps the creature that she took although Bob leaves the game, and it may attack in her next turn
    Given the players are Alice, Bob and Chloé
    And it is Chloé's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Chloé has in hand
      | card              |
      | Entrancing Melody |
    And Chloé's mana pool contains {U}{U}{U}{U}
    When Chloé casts "Entrancing Melody"
      | target | Grizzly Bears |
      | X      | 2             |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Bob concedes the game
    Then Chloé controls
      | card          |
      | Grizzly Bears |
    When the game reaches Chloé's precombat main phase
    Then Chloé can attack with "Grizzly Bears"
      | Grizzly Bears | Alice |

  @id:SS-723 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:502.4 @cr:514.3 @cr:117.3a @needs:activated-abilities @needs:turn-structure
  Scenario: Once both have passed in Alice's end step, the next to act is Bob in his upkeep, and a creature that came this turn has then been his since his turn began
    Given it is Alice's end step
    And Bob controls
      | card              | since     |
      | Prodigal Sorcerer | this turn |
    When Alice passes priority
    Then Bob cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Alice |
    When Bob passes priority
    Then Bob can activate "{T}" of "Prodigal Sorcerer"
      | target | Alice |
    When the stack resolves
    Then Alice has 19 life

  @id:SS-724 @control:ss-continuous-control
  @cr:302.6 @cr:800.4a @cr:800.4k @cr:508.1a @needs:combat @needs:control-change @needs:auras @needs:multiplayer
  Scenario: A creature that comes back from a player who has left the game, who attacks no more, may attack in its owner's next turn
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Chloé controls
      | card          | owner | since   | attached to |
      | Hill Giant    | Bob   | earlier |             |
      | Control Magic | Chloé | earlier | Hill Giant  |
    When Chloé concedes the game
    Then Bob controls
      | card       | owner |
      | Hill Giant | Bob   |
    And Chloé cannot attack with "Hill Giant"
    When the game reaches Bob's declare attackers step
    Then Bob can attack with "Hill Giant"
      | Hill Giant | Alice |
