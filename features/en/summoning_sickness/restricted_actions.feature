Feature: What summoning sickness forbids and what it does not
  A summoning-sick creature cannot attack or use its own {T} and {Q} abilities; it can block, fight, be put onto the
  battlefield attacking and be used to pay other costs.

  @id:SS-051 @clause:ss-only-three-things @control:ss-only-three-things
  @cr:302.6 @needs:combat @needs:activated-abilities @needs:turn-structure
  Scenario: A creature cast this turn can neither attack nor use its {T} ability before the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Prodigal Sorcerer (1) |
      | Prodigal Sorcerer (2) |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Prodigal Sorcerer (1)"
    And the stack resolves
    And Alice casts "Prodigal Sorcerer (2)"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer (1)"
      | target | Bob |
    And Alice cannot attack with "Prodigal Sorcerer (2)"
    And Bob has 20 life
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}" of "Prodigal Sorcerer (1)"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life
    And Alice can attack with "Prodigal Sorcerer (2)"

  @id:SS-052 @clause:ss-only-three-things @clause:ss-own-tap-abilities @clause:ss-other-costs
  @cr:302.6 @cr:118.1 @needs:mana-abilities @needs:activated-abilities
  Scenario: A creature that cannot use its own {T} ability can be tapped for another permanent's ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Springleaf Drum | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    And Alice will choose
      | choice | answer |
      | color  | black  |
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice can activate "{T}, tap" of "Springleaf Drum"
      | paid with | Prodigal Sorcerer |
    And Alice's mana pool contains {B}
    And Alice controls
      | card              | tapped |
      | Springleaf Drum   | yes    |
      | Prodigal Sorcerer | yes    |

  @id:SS-053 @clause:ss-cannot-be-declared-attacker @control:ss-cannot-be-declared-attacker @clause:x-ss-illegal-declaration-rejected-whole @control:x-ss-illegal-declaration-rejected-whole
  @cr:302.6 @cr:508.1 @cr:508.1a @needs:combat
  Scenario: A declaration of attackers that includes a creature cast this turn is refused as a whole
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
    Then Alice cannot attack with "Grizzly Bears (old)" and "Grizzly Bears (new)"
    And Alice controls
      | card                | tapped | attacking |
      | Grizzly Bears (old) | no     | none      |
      | Grizzly Bears (new) | no     | none      |
    And Alice can attack with "Grizzly Bears (old)"
    And Alice controls
      | card                | tapped | attacking |
      | Grizzly Bears (old) | yes    | Bob       |
      | Grizzly Bears (new) | no     | none      |
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-054 @clause:ss-can-block @control:ss-can-block @clause:ss-only-three-things
  @cr:302.6 @cr:509.1a @needs:combat @needs:turn-structure
  Scenario: A creature that could not attack the turn it was cast can block on the opponent's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice cannot attack with "Grizzly Bears"
    When the game reaches Bob's precombat main phase
    And Bob attacks with "Llanowar Elves"
    Then Alice can block "Llanowar Elves" with "Grizzly Bears"
    And Alice controls
      | card          | blocking       |
      | Grizzly Bears | Llanowar Elves |
    When the game reaches Bob's combat damage step
    Then Alice has 20 life
    And Bob has in the graveyard
      | card           |
      | Llanowar Elves |
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-055 @clause:ss-can-block
  @cr:302.6 @cr:509.1a @cr:702.8a @needs:combat @needs:flash
  Scenario: A creature cast after attackers are declared can block in the same combat
    Given it is Bob's precombat main phase
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card         |
      | Ambush Viper |
    When Bob attacks with "Hill Giant"
    And Bob passes priority
    And Alice casts "Ambush Viper"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice can block "Hill Giant" with "Ambush Viper"
    And Alice controls
      | card         | blocking   |
      | Ambush Viper | Hill Giant |
    When the game reaches Bob's combat damage step
    Then Alice has 20 life
    And Bob has in the graveyard
      | card       |
      | Hill Giant |

  @id:SS-056 @clause:ss-can-fight @control:ss-can-fight @clause:ss-only-three-things
  @cr:302.6 @cr:701.14a @needs:fight @needs:combat @needs:turn-structure
  Scenario: A creature cast this turn can fight although it cannot attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Prey Upon     |
    And Alice's mana pool contains {G}{G}{G}
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Prey Upon"
      | target | Grizzly Bears; Llanowar Elves |
    And the stack resolves
    Then Alice controls
      | card          | tapped | damage |
      | Grizzly Bears | no     | 1      |
    And Bob has in the graveyard
      | card           |
      | Llanowar Elves |
    And Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-057 @clause:ss-put-attacking @control:ss-put-attacking
  @cr:508.4 @cr:508.4c @cr:302.6 @needs:combat @needs:tokens @needs:triggered-abilities
  Scenario: Tokens can be put onto the battlefield attacking on a turn in which other new tokens cannot be declared as attackers
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Leonin Warleader | earlier |
    And Alice has in hand
      | card             |
      | Krenko's Command |
    And Alice's mana pool contains {R}{R}
    When Alice casts "Krenko's Command"
    And the stack resolves
    Then Alice cannot attack with "Leonin Warleader" and "Goblin (1)"
    And Alice can attack with "Leonin Warleader"
    When the stack resolves
    Then Alice controls
      | card             | token | tapped | attacking |
      | Leonin Warleader | no    | yes    | Bob       |
      | Cat (1)          | yes   | yes    | Bob       |
      | Cat (2)          | yes   | yes    | Bob       |
      | Goblin (1)       | yes   | no     | none      |
    When the game reaches Alice's combat damage step
    Then Bob has 14 life
    And Alice has 22 life

  @id:SS-058 @clause:ss-own-tap-abilities @control:ss-own-tap-abilities
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scenario: A new creature does not keep an older one of the same name from using its {T} ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   |
      | Llanowar Elves (old) | earlier |
    And Alice has in hand
      | card                 |
      | Llanowar Elves (new) |
    And Alice's mana pool contains {G}
    When Alice casts "Llanowar Elves (new)"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Llanowar Elves (new)"
    And Alice's mana pool is empty
    And Alice can activate "{T}" of "Llanowar Elves (old)"
    And Alice's mana pool contains {G}
    And Alice controls
      | card                 | tapped |
      | Llanowar Elves (old) | yes    |
      | Llanowar Elves (new) | no     |
    And Alice cannot activate "{T}" of "Llanowar Elves (new)"

  @id:SS-059 @clause:ss-own-untap-abilities @control:ss-own-untap-abilities
  @cr:302.6 @cr:602.5a @cr:107.6 @needs:activated-abilities @needs:untap-symbol
  Scenario: Of two tapped creatures with a {Q} ability, only the one controlled since an earlier turn can use it
    Given it is Alice's precombat main phase
    And Alice controls
      | card                      | since   |
      | Opposition                | earlier |
      | Merrow Wavebreakers (old) | earlier |
    And Bob controls
      | card     | since   |
      | Forest   | earlier |
      | Mountain | earlier |
    And Alice has in hand
      | card                      |
      | Merrow Wavebreakers (new) |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    When Alice casts "Merrow Wavebreakers (new)"
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Forest                    |
      | paid with | Merrow Wavebreakers (old) |
    And Alice activates "tap" of "Opposition"
      | target    | Mountain                  |
      | paid with | Merrow Wavebreakers (new) |
    And the stack resolves
    Then Alice cannot activate "{1}{U}, {Q}" of "Merrow Wavebreakers (new)"
    And Alice can activate "{1}{U}, {Q}" of "Merrow Wavebreakers (old)"
    When the stack resolves
    Then Alice controls
      | card                      | with   | without | tapped |
      | Merrow Wavebreakers (old) | flying |         | no     |
      | Merrow Wavebreakers (new) |        | flying  | yes    |

  @id:SS-060 @clause:ss-other-costs @clause:ss-only-three-things
  @cr:302.6 @cr:118.1 @needs:activated-abilities @needs:sacrifice
  Scenario: A creature can be sacrificed to its own ability the turn it is cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Mogg Fanatic |
    And Alice's mana pool contains {R}
    When Alice casts "Mogg Fanatic"
    And the stack resolves
    Then Alice can activate "sacrifice" of "Mogg Fanatic"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life
    And Alice has in the graveyard
      | card         |
      | Mogg Fanatic |

  @id:SS-061 @clause:ss-other-costs @clause:ss-rule-restricts-only-use
  @cr:302.6 @cr:118.1 @needs:sacrifice @needs:mana-abilities
  Scenario: A creature cast this turn can be sacrificed to Ashnod's Altar
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Ashnod's Altar | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "sacrifice" of "Ashnod's Altar"
      | paid with | Grizzly Bears |
    And Alice's mana pool contains {C}{C}
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:SS-423 @clause:ss-302.6-attack @control:ss-302.6-attack
  @cr:302.6 @cr:508.1a @cr:509.1a @cr:702.26b @needs:combat
  Scenario: Only an untapped creature on the battlefield that Alice has controlled since her turn began attacks, and only an untapped one of Bob's on the battlefield blocks
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since     | phased out | tapped |
      | Grizzly Bears     | earlier   | yes        | no     |
      | Grizzly Bears (2) | earlier   | no         | yes    |
      | Grizzly Bears (3) | this turn | no         | no     |
      | Grizzly Bears (4) | earlier   | no         | no     |
    And Alice has in the graveyard
      | card      |
      | Watchwolf |
    And Bob controls
      | card           | since   | phased out | tapped |
      | Hill Giant     | earlier | no         | no     |
      | Hill Giant (2) | earlier | yes        | no     |
      | Hill Giant (3) | earlier | no         | yes    |
    And Bob has in the graveyard
      | card          |
      | Raging Goblin |
    Then Alice cannot attack with "Watchwolf"
    And Alice cannot attack with "Grizzly Bears"
    And Alice cannot attack with "Grizzly Bears (2)"
    And Alice cannot attack with "Grizzly Bears (3)"
    And Alice cannot attack with "Hill Giant"
    And Alice can attack with "Grizzly Bears (4)"
    And Bob cannot block "Grizzly Bears (4)" with "Raging Goblin"
    And Bob cannot block "Grizzly Bears (4)" with "Hill Giant (2)"
    And Bob cannot block "Grizzly Bears (4)" with "Hill Giant (3)"
    And Bob can block "Grizzly Bears (4)" with "Hill Giant"

  @id:SS-691 @clause:ss-can-fight @control:ss-can-fight
  @cr:701.14a @cr:701.14b @cr:608.2b @cr:302.6 @needs:fight @needs:targeting @needs:priority
  Scenario: A creature cast this turn fights, each creature dealing damage equal to its own power, but deals none if the other one has left
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Prey Upon     |
      | Prey Upon (2) |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Bob controls
      | card           | since   |
      | Hill Giant     | earlier |
      | Llanowar Elves | earlier |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Prey Upon"
      | target | Grizzly Bears; Llanowar Elves |
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Llanowar Elves |
    And the stack resolves
    Then Alice controls
      | card          | damage |
      | Grizzly Bears | 0      |
    When Alice casts "Prey Upon (2)"
      | target | Grizzly Bears; Hill Giant |
    And the stack resolves
    Then Bob controls
      | card       | damage |
      | Hill Giant | 2      |
    And Alice has in the graveyard
      | card          |
      | Prey Upon     |
      | Grizzly Bears |
      | Prey Upon (2) |

  @id:SS-692 @clause:ss-can-fight @control:ss-can-fight
  @cr:115.7d @cr:701.14a @cr:302.6 @needs:fight @needs:targeting @needs:priority @needs:control-change @needs:stack
  Scenario: The player who takes Prey Upon chooses new targets of both kinds for it, a creature cast this turn among them
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Hill Giant |
      | Prey Upon  |
    And Alice's mana pool contains {R}{R}{R}{R}
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Watchwolf      | earlier |
    And Bob has in hand
      | card       |
      | Commandeer |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Bob will choose
      | choice | answer     |
      | may    | yes        |
      | target | Watchwolf  |
      | target | Hill Giant |
    When Alice casts "Hill Giant"
    And the top of the stack resolves
    And Alice casts "Prey Upon"
      | target    | Grizzly Bears; Llanowar Elves |
      | mana from | Forest                        |
    And Alice passes priority
    And Bob casts "Commandeer"
      | target | Prey Upon |
    And the stack resolves
    Then Bob has in the graveyard
      | card       |
      | Commandeer |
      | Watchwolf  |
    And Alice has in the graveyard
      | card       |
      | Prey Upon  |
      | Hill Giant |
    And Bob controls
      | card           | damage |
      | Llanowar Elves | 0      |
    And Alice controls
      | card          | damage |
      | Grizzly Bears | 0      |

  @id:SS-699 @clause:ss-card-or-token @control:ss-card-or-token
  @cr:111.1 @cr:508.1a @cr:508.4 @cr:302.6 @needs:combat @needs:tokens @needs:convoke @needs:mana-abilities
  Scenario: The one token of an instant cast during combat is not attacking; it may attack on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Watchwolf     | earlier |
      | Forest        | earlier |
      | Forest (2)    | earlier |
      | Gaea's Cradle | earlier |
    And Alice has in hand
      | card         |
      | Sprout Swarm |
    When Alice attacks with "Watchwolf"
    And Alice casts "Sprout Swarm"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice controls
      | card      | token | attacking | tapped |
      | Saproling | yes   | none      | no     |
    When the game reaches Alice's postcombat main phase
    And Alice activates "{T}" of "Gaea's Cradle"
    Then Bob has 17 life
    And Alice's mana pool contains {G}{G}
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Saproling" and "Watchwolf"

  @id:SS-651 @control:ss-put-attacking @cr:508.4 @cr:508.1k @needs:combat @needs:tokens @needs:copy
  Scenario: Tokens created during combat are untapped and attack nothing unless the effect says that they do
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card                 |
      | Raise the Alarm      |
      | Cackling Counterpart |
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
    When Alice attacks with "Grizzly Bears"
    And Alice casts "Raise the Alarm"
      | mana from | Plains; Plains (2) |
    And the stack resolves
    And Alice casts "Cackling Counterpart"
      | target    | Grizzly Bears                  |
      | mana from | Island; Island (2); Island (3) |
    And the stack resolves
    Then Alice controls
      | card              | tapped |
      | Grizzly Bears     | yes    |
      | Soldier           | no     |
      | Soldier (2)       | no     |
      | Grizzly Bears (2) | no     |
    When the game reaches Alice's combat damage step
    Then Bob has 18 life
