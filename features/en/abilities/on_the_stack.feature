Feature: Abilities on the stack
  An ability that has been activated or has triggered is an object of its own on the stack. It is no spell, and what
  becomes of its source afterwards does not matter to it.

  @id:AB-050 @clause:abil-402.5-spell-counter-cannot-counter-ability
  @control:abil-402.5-spell-counter-cannot-counter-ability
  @cr:113.9 @cr:602.2a
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: Counterspell can target neither an activated ability nor its source, only a spell on the same stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {G}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice casts "Giant Growth"
      | target | Prodigal Sorcerer |
    And Alice passes priority
    Then Bob cannot cast "Counterspell"
      | target | ability: Prodigal Sorcerer |
    And Bob cannot cast "Counterspell"
      | target | Prodigal Sorcerer |
    And Bob can cast "Counterspell"
      | target | Giant Growth |
    When the stack resolves
    Then Bob has 19 life
    And Alice controls
      | card              | P/T | tapped |
      | Prodigal Sorcerer | 1/1 | yes    |

  @id:AB-051 @clause:abil-402.5-spell-counter-cannot-counter-ability
  @control:abil-402.5-spell-counter-cannot-counter-ability
  @cr:113.9 @cr:603.3
  @needs:triggered-abilities @needs:stack @needs:targeting @needs:priority
  Scenario: Counterspell counters a creature spell but cannot target the ability that triggers when such a creature enters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                 |
      | Elvish Visionary (1) |
      | Elvish Visionary (2) |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Bob has in hand
      | card             |
      | Counterspell (1) |
      | Counterspell (2) |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Alice casts "Elvish Visionary (1)"
    And Alice passes priority
    And Bob casts "Counterspell (1)"
      | target | Elvish Visionary (1) |
    And the stack resolves
    Then Alice has in the graveyard
      | card                 |
      | Elvish Visionary (1) |
    And Alice has 1 card in hand
    When Alice casts "Elvish Visionary (2)"
    And the top of the stack resolves
    Then the stack contains
      | card                 | kind    | controller |
      | Elvish Visionary (2) | ability | Alice      |
    When Alice passes priority
    Then Bob cannot cast "Counterspell (2)"
      | target | ability: Elvish Visionary (2) |
    And Bob cannot cast "Counterspell (2)"
      | target | Elvish Visionary (2) |
    When the stack resolves
    Then Alice has 1 card in hand
    And Alice controls
      | card                 |
      | Elvish Visionary (2) |

  @id:AB-052 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:113.9 @cr:701.6a @cr:701.6b
  @needs:activated-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority @needs:turn-structure
  @needs:damage
  Scenario: A countered activated ability does nothing, its costs stay paid, and the next activation is not affected
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
      | Mountain         | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{R}, {T}" of "Spikeshot Goblin"
      | target    | Bob      |
      | mana from | Mountain |
    And Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Spikeshot Goblin |
    And the top of the stack resolves
    Then the stack is empty
    And Bob has 20 life
    And Alice controls
      | card             | tapped |
      | Spikeshot Goblin | yes    |
      | Mountain         | yes    |
    And Alice's mana pool is empty
    When the game reaches Alice's precombat main phase
    And Alice activates "{R}, {T}" of "Spikeshot Goblin"
      | target    | Bob      |
      | mana from | Mountain |
    And the stack resolves
    Then Bob has 19 life

  @id:AB-053 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:113.9 @cr:701.6a
  @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority
  Scenario: A countered triggered ability does nothing, and the same ability works when it triggers again
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                 |
      | Elvish Visionary (1) |
      | Elvish Visionary (2) |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice casts "Elvish Visionary (1)"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Elvish Visionary (1) |
    And the stack resolves
    Then Alice controls
      | card                 |
      | Elvish Visionary (1) |
    And Alice has 1 card in hand
    And Alice has 10 cards in the library
    When Alice casts "Elvish Visionary (2)"
    And the stack resolves
    Then Alice has 1 card in hand
    And Alice has 9 cards in the library

  @id:AB-054 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:112.1 @cr:113.9
  @needs:activated-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority
  Scenario: Stifle cannot target a spell, only an ability on the same stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {G}
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice casts "Giant Growth"
      | target | Prodigal Sorcerer |
    And Alice passes priority
    Then Bob cannot cast "Stifle"
      | target | Giant Growth |
    And Bob cannot cast "Stifle"
      | target | Prodigal Sorcerer |
    And Bob can cast "Stifle"
      | target | ability: Prodigal Sorcerer |
    When the stack resolves
    Then Bob has 20 life
    And Alice controls
      | card              | P/T | tapped |
      | Prodigal Sorcerer | 4/4 | yes    |

  @id:AB-055 @clause:abil-402.5-all-targets-illegal
  @cr:608.2b
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: An ability whose only target has left the battlefield does nothing, to that target or to anything else
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Grizzly Bears  | earlier |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Llanowar Elves |
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Llanowar Elves |
    And the top of the stack resolves
    Then the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    When the stack resolves
    Then Bob has in hand
      | card           |
      | Llanowar Elves |
    And Bob controls
      | card          | damage |
      | Grizzly Bears | 0      |
    And Alice controls
      | card              | damage | tapped |
      | Prodigal Sorcerer | 0      | yes    |
    And Bob has 20 life
    And Alice has 20 life

  @id:AB-056 @control:abil-402.5-all-targets-illegal
  @cr:608.2b
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: An ability whose target is still there resolves though another creature has left the battlefield
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Grizzly Bears  | earlier |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Llanowar Elves |
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Grizzly Bears |
    And the stack resolves
    Then Bob has in hand
      | card          |
      | Grizzly Bears |
    And Bob has in the graveyard
      | card           |
      | Llanowar Elves |

  @id:AB-057 @clause:abil-402.6-exists-independently
  @cr:113.1c @cr:113.7a @cr:602.2
  @needs:activated-abilities @needs:stack @needs:sacrifice @needs:targeting @needs:damage
  Scenario: An ability whose cost was the sacrifice of its source is on the stack without it and resolves
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Mogg Fanatic | earlier |
    When Alice activates "sacrifice" of "Mogg Fanatic"
      | target | Bob |
    Then Alice has in the graveyard
      | card         |
      | Mogg Fanatic |
    And the stack contains
      | card         | kind    | controller |
      | Mogg Fanatic | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Bob has 19 life

  @id:AB-058 @clause:abil-402.6-source-destroyed-activated @control:abil-402.6-source-destroyed-activated
  @cr:113.7a
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: An activated ability resolves although its source has been destroyed in response
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Prodigal Sorcerer |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card              |
      | Prodigal Sorcerer |
    And the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Bob has 19 life

  @id:AB-059 @control:abil-402.6-source-destroyed-activated
  @cr:113.6 @cr:602.2
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: A creature destroyed before its ability was activated leaves nothing on the stack and can no longer be used
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack is empty
    And Bob has 20 life

  @id:AB-060 @clause:abil-402.6-source-removed-triggered
  @cr:113.7a @cr:603.3
  @needs:triggered-abilities @needs:stack @needs:targeting @needs:priority
  Scenario: A triggered ability resolves although its source has gone back to the hand in response
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Elvish Visionary |
    And Alice's mana pool contains {G}{G}
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Elvish Visionary |
    And the top of the stack resolves
    Then Alice has in hand
      | card             |
      | Elvish Visionary |
    And the stack contains
      | card             | kind    | controller |
      | Elvish Visionary | ability | Alice      |
    And Alice has 1 card in hand
    When the stack resolves
    Then Alice has 2 cards in hand

  @id:AB-417 @clause:abil-402.1-effect-is-the-result
  @cr:612.2 @cr:609.1 @needs:stack @needs:targeting @needs:layers
  Scenario: A color word changed in Deathlace on the stack changes what it does as it resolves
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card            |
      | Deathlace       |
      | Sleight of Mind |
    And Alice's mana pool contains {B}{U}
    And Alice will choose
      | choice | answer |
      | color  | black  |
      | color  | red    |
    When Alice casts "Deathlace"
      | target | Grizzly Bears |
    And Alice casts "Sleight of Mind"
      | target | Deathlace |
    And the stack resolves
    Then Alice controls
      | card          | colors |
      | Grizzly Bears | red    |
    And Alice has in the graveyard
      | card            |
      | Deathlace       |
      | Sleight of Mind |

  @id:AB-418 @clause:abil-402.5-all-targets-illegal
  @cr:612.2 @cr:608.2b @needs:stack @needs:targeting @needs:layers
  Scenario: Terror whose text no longer spares black but green creatures does nothing to a green one that it targets
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card   |
      | Terror |
    And Alice's mana pool contains {B}{B}
    And Bob has in hand
      | card            |
      | Sleight of Mind |
    And Bob's mana pool contains {U}
    And Bob will choose
      | choice | answer |
      | color  | black  |
      | color  | green  |
    When Alice casts "Terror"
      | target | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Sleight of Mind"
      | target | Terror |
    And the stack resolves
    Then Bob controls
      | card          |
      | Grizzly Bears |
    And Alice has in the graveyard
      | card   |
      | Terror |

  @id:AB-419 @clause:abil-402.6-information-checked-on-resolution
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:610.3b @cr:608.2h @needs:stack @needs:triggered-abilities @needs:zone-change
  Scenario: Angel of Sanctions exiles nothing if it has left the battlefield before its ability resolves
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card               |
      | Angel of Sanctions |
    And Alice's mana pool contains {W}{W}{W}{W}{W}
    And Alice will choose
      | choice | answer        |
      | target | Grizzly Bears |
      | may    | yes           |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Angel of Sanctions"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Angel of Sanctions |
    And the stack resolves
    Then Alice has in hand
      | card               |
      | Angel of Sanctions |
    And Bob controls
      | card          |
      | Grizzly Bears |

  @id:AB-693 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:113.9 @cr:115.7d @cr:701.6a @needs:activated-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority
  @needs:control-change @needs:damage
  Scenario: Stifle, taken by another player who may change its target but does not, counters the ability it targets and not the other one
    Given it is Bob's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card       |
      | Commandeer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Bob controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}{R}
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Bob activates "{R}, {T}" of "Spikeshot Goblin"
      | target | Alice |
    And Bob passes priority
    And Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Prodigal Sorcerer |
    And Bob passes priority
    And Alice casts "Commandeer"
      | target | Stifle |
    And the stack resolves
    Then Bob has 20 life
    And Alice has 19 life

  @id:AB-694 @clause:abil-402.1-effect-is-the-result @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.7d @cr:609.1 @cr:400.7a @needs:stack @needs:targeting @needs:priority @needs:control-change
  Scenario: Deathlace, taken by another player who changes its target to a spell, turns that spell black
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card       |
      | Commandeer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}
    And Bob has in hand
      | card       |
      | Hill Giant |
      | Deathlace  |
    And Bob's mana pool contains {R}{R}{R}{R}
    And Bob controls
      | card  | since   |
      | Swamp | earlier |
    And Alice will choose
      | choice | answer     |
      | may    | yes        |
      | target | Hill Giant |
    When Bob casts "Hill Giant"
    And Bob casts "Deathlace"
      | target    | Grizzly Bears |
      | mana from | Swamp         |
    And Bob passes priority
    And Alice casts "Commandeer"
      | target | Deathlace |
    And the stack resolves
    Then Alice controls
      | card          | colors |
      | Grizzly Bears | green  |
    And Bob controls
      | card       | colors |
      | Hill Giant | black  |

  @id:AB-698 @clause:abil-402.5-all-targets-illegal @control:abil-402.5-all-targets-illegal
  @cr:608.2b @cr:115.1 @cr:115.5 @cr:702.18a @needs:stack @needs:targeting @needs:priority @needs:shroud
  Scenario: Deathlace, which can target neither a creature with shroud nor a player nor itself, does nothing if its target has left, but acts on one that is there
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Deathlace (1) |
      | Deathlace (2) |
    And Alice's mana pool contains {B}{B}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Deadly Insect | earlier |
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    Then Alice cannot cast "Deathlace (1)"
      | target | Deadly Insect |
    And Alice cannot cast "Deathlace (1)"
      | target | Bob |
    And Alice cannot cast "Deathlace (1)"
      | target | Deathlace (1) |
    And Alice can cast "Deathlace (1)"
      | target | Grizzly Bears |
    When Alice passes priority
    And Bob casts "Unsummon"
      | target | Grizzly Bears |
    And the stack resolves
    Then Bob has in hand
      | card          |
      | Grizzly Bears |
    And Alice has in the graveyard
      | card          |
      | Deathlace (1) |
    And Bob controls
      | card          | colors |
      | Hill Giant    | red    |
      | Deadly Insect | green  |
    When Alice casts "Deathlace (2)"
      | target | Hill Giant |
    And the stack resolves
    Then Bob controls
      | card       | colors |
      | Hill Giant | black  |
