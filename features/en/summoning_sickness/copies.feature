Feature: Copies and summoning sickness
  Whether a copy has summoning sickness depends on the copy alone, never on the creature it copies.

  @id:SS-240 @clause:ss-copy-enters-as @control:ss-copy-enters-as
  @clause:ss-sickness-not-copied @control:ss-sickness-not-copied @cr:302.6 @cr:707.5 @cr:707.2 @needs:combat @needs:copy
  Scenario: A creature that enters as a copy cannot attack that turn, even though the copied creature can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer            |
      | object | Prodigal Sorcerer |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name              |
      | Clone | Prodigal Sorcerer |
    And Alice cannot attack with "Clone"
    And Alice can attack with "Prodigal Sorcerer"
    When the game reaches Alice's precombat main phase
    Then Bob has 19 life
    And Alice can attack with "Clone"
    When the game reaches Alice's postcombat main phase
    Then Bob has 18 life

  @id:SS-241 @clause:ss-copy-enters-as @control:ss-copy-enters-as @cr:302.6 @cr:707.5
  @needs:copy @needs:activated-abilities
  Scenario: A creature that enters as a copy cannot use its {T} ability that turn, even though the copied creature can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer            |
      | object | Prodigal Sorcerer |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Clone"
      | target | Bob |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
    When the game reaches Alice's precombat main phase
    And Alice activates "{T}" of "Clone"
      | target | Bob |
    And the stack resolves
    Then Bob has 18 life

  @id:SS-242 @clause:ss-copy-token @control:ss-copy-token @cr:302.6 @cr:707.1 @cr:111.1
  @needs:combat @needs:copy @needs:tokens
  Scenario: A token that is a copy of a creature cannot attack the turn it is created
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                 |
      | Cackling Counterpart |
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Cackling Counterpart"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice controls
      | card                     | name              | token |
      | Prodigal Sorcerer (copy) | Prodigal Sorcerer | yes   |
    And Alice cannot attack with "Prodigal Sorcerer (copy)"
    And Alice can attack with "Prodigal Sorcerer"
    When the game reaches Alice's precombat main phase
    Then Bob has 19 life
    And Alice can attack with "Prodigal Sorcerer (copy)"
    When the game reaches Alice's postcombat main phase
    Then Bob has 18 life

  @id:SS-243 @clause:ss-copy-token @control:ss-copy-token @cr:302.6 @cr:707.1 @cr:111.1
  @needs:copy @needs:tokens @needs:activated-abilities
  Scenario: A token that is a copy of a creature cannot use its {T} ability the turn it is created
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                 |
      | Cackling Counterpart |
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Cackling Counterpart"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer (copy)"
      | target | Bob |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
    When the game reaches Alice's precombat main phase
    And Alice activates "{T}" of "Prodigal Sorcerer (copy)"
      | target | Bob |
    And the stack resolves
    Then Bob has 18 life

  @id:SS-244 @clause:ss-copy-becomes-sick @cr:302.6 @cr:707.4 @needs:combat @needs:copy @needs:activated-abilities
  Scenario: A creature cast this turn that becomes a copy of another still cannot use a {T} ability or attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Mirrorform    |
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Mirrorform"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice controls
      | card          | name              |
      | Grizzly Bears | Prodigal Sorcerer |
    And Alice cannot activate "{T}" of "Grizzly Bears"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life
    And Alice cannot attack with "Grizzly Bears"

  @id:SS-245 @clause:ss-copy-becomes-not-sick @control:ss-copy-becomes-sick @cr:302.6 @cr:707.4
  @needs:copy @needs:activated-abilities
  Scenario: A creature controlled since the turn began may use the {T} ability it gains by becoming a copy
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice controls
      | card              | since   |
      | Grizzly Bears     | earlier |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Mirrorform"
      | target | Prodigal Sorcerer |
    And the stack resolves
    And Alice activates "{T}" of "Grizzly Bears"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life

  @id:SS-246 @clause:ss-copy-becomes-not-sick @control:ss-copy-becomes-sick @cr:302.6 @cr:707.4
  @needs:combat @needs:copy
  Scenario: A creature controlled since the turn began may attack after it has become a copy
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice controls
      | card              | since   |
      | Grizzly Bears     | earlier |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Mirrorform"
      | target | Prodigal Sorcerer |
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    Then Alice controls
      | card          | name              | attacking |
      | Grizzly Bears | Prodigal Sorcerer | Bob       |
    When the game reaches Alice's postcombat main phase
    Then Bob has 19 life

  @id:SS-247 @clause:ss-copy-source-irrelevant @control:ss-copy-source-irrelevant @cr:302.6 @cr:707.2
  @needs:copy @needs:activated-abilities
  Scenario: A creature that becomes a copy of one cast this turn may use the {T} ability that the copied creature cannot
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
      | Mirrorform        |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And Alice casts "Mirrorform"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When Alice activates "{T}" of "Grizzly Bears"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life

  @id:SS-248 @clause:ss-sickness-not-copied @control:ss-sickness-not-copied
  @clause:ss-copy-source-irrelevant @control:ss-copy-source-irrelevant @cr:302.6 @cr:707.2 @needs:combat @needs:copy
  Scenario: A creature that becomes a copy of one cast this turn may attack, while the copied creature cannot
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
      | Mirrorform        |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And Alice casts "Mirrorform"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice cannot attack with "Prodigal Sorcerer"
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's postcombat main phase
    Then Bob has 19 life

  @id:SS-249 @clause:ss-copy-same-object @cr:707.4 @needs:combat @needs:copy @needs:layers @needs:triggered-abilities
  Scenario: An attacking creature that becomes a copy goes on attacking, keeps other effects and has not entered
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Giant Growth |
      | Mirrorform   |
    And Alice controls
      | card             | since   |
      | Grizzly Bears    | earlier |
      | Elvish Visionary | earlier |
      | Forest           | earlier |
      | Island           | earlier |
      | Island (2)       | earlier |
      | Island (3)       | earlier |
      | Island (4)       | earlier |
      | Island (5)       | earlier |
      | Island (6)       | earlier |
    When Alice attacks with "Grizzly Bears"
    And Alice casts "Giant Growth"
      | target    | Grizzly Bears |
      | mana from | Forest        |
    And the stack resolves
    And Alice casts "Mirrorform"
      | target    | Elvish Visionary                                                   |
      | mana from | Island; Island (2); Island (3); Island (4); Island (5); Island (6) |
    And the stack resolves
    Then Alice controls
      | card          | name             | P/T | tapped | attacking |
      | Grizzly Bears | Elvish Visionary | 4/4 | yes    | Bob       |
    And Alice has 0 cards in hand
    And Alice has 10 cards in the library
    When the game reaches Alice's postcombat main phase
    Then Bob has 16 life

  @id:SS-250 @clause:ss-copy-same-object @cr:707.4
  @needs:copy @needs:counters @needs:auras @needs:triggered-abilities @needs:layers
  Scenario: A creature that becomes a copy keeps its counters and Auras
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice controls
      | card             | since   | counters |
      | Grizzly Bears    | earlier | 1 +1/+1  |
      | Elvish Visionary | earlier |          |
    And Bob controls
      | card          | since   | attached to   |
      | Holy Strength | earlier | Grizzly Bears |
      | Soul Warden   | earlier |               |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Mirrorform"
      | target | Elvish Visionary |
    And the stack resolves
    Then Alice controls
      | card          | name             | P/T | counters |
      | Grizzly Bears | Elvish Visionary | 3/4 | 1 +1/+1  |
    And Bob controls
      | card          | attached to   |
      | Holy Strength | Grizzly Bears |
    And Bob has 20 life
    And Alice has 0 cards in hand

  @id:SS-251 @control:ss-copy-same-object @cr:707.4 @cr:707.5 @needs:copy @needs:triggered-abilities
  Scenario: An ability that triggers when a creature enters also triggers for one that enters as a copy
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card             | since   |
      | Elvish Visionary | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer           |
      | object | Elvish Visionary |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name             |
      | Clone | Elvish Visionary |
    And Alice has 1 card in hand
    And Alice has 9 cards in the library

  @id:SS-252 @clause:ss-copy-noncreature @control:ss-copy-noncreature @cr:302.6 @cr:707.5
  @needs:copy @needs:activated-abilities
  Scenario: A creature card that enters as a copy of a noncreature artifact may use its {T} ability at once
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Phyrexian Metamorph |
      | Grizzly Bears       |
    And Alice controls
      | card               | since   |
      | Quicksilver Amulet | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer             |
      | object | Quicksilver Amulet |
      | object | Grizzly Bears      |
    When Alice casts "Phyrexian Metamorph"
    And the stack resolves
    Then Alice controls
      | card                | name               | types    |
      | Phyrexian Metamorph | Quicksilver Amulet | artifact |
    When Alice activates "{4}, {T}" of "Phyrexian Metamorph"
    And the stack resolves
    Then Alice controls
      | card                | tapped |
      | Phyrexian Metamorph | yes    |
      | Grizzly Bears       | no     |

  @id:SS-253 @clause:ss-copy-noncreature @control:ss-copy-noncreature @cr:302.6 @cr:707.5
  @needs:copy @needs:activated-abilities
  Scenario: A creature card that entered as a copy of a creature must wait until its controller's next turn to use its {T} ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Phyrexian Metamorph |
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer            |
      | object | Prodigal Sorcerer |
    When Alice casts "Phyrexian Metamorph"
    And the stack resolves
    Then Alice controls
      | card                | name              | types              |
      | Phyrexian Metamorph | Prodigal Sorcerer | artifact; creature |
    And Alice cannot activate "{T}" of "Phyrexian Metamorph"
      | target | Bob |
    When the game reaches Alice's precombat main phase
    And Alice activates "{T}" of "Phyrexian Metamorph"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life

  @id:SS-678 @clause:ss-copy-noncreature @control:ss-copy-noncreature @cr:107.4f @cr:119.4 @cr:601.2h @cr:302.6
  @cr:707.5 @needs:copy @needs:mana-abilities
  Scenario: Phyrexian Metamorph, cast for 2 life instead of blue mana, taps at once as a copy of Sol Ring; with 1 life left blue mana is needed
    Given it is Alice's precombat main phase
    And Alice has 3 life
    And Alice has in hand
      | card                    |
      | Phyrexian Metamorph     |
      | Phyrexian Metamorph (2) |
    And Alice controls
      | card     | since   |
      | Sol Ring | earlier |
      | Island   | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer   |
      | object | Sol Ring |
    When Alice casts "Phyrexian Metamorph"
    Then Alice has 1 life
    And Alice's mana pool contains {C}
    When the stack resolves
    Then Alice can activate "{T}" of "Phyrexian Metamorph"
    And Alice's mana pool contains {C}{C}{C}
    And Alice cannot cast "Phyrexian Metamorph (2)"
    And Alice can cast "Phyrexian Metamorph (2)"
      | mana from | Island |
    And Alice has 1 life

  @id:SS-696 @clause:ss-copy-noncreature @control:ss-copy-noncreature
  @cr:707.2 @cr:302.6 @needs:copy @needs:activated-abilities @needs:auras @needs:targeting
  Scenario: Mirrorform does not make everything a copy of an Aura, but of a noncreature artifact, whose {T} ability a creature cast this turn may use at once
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Memnite    |
      | Mirrorform |
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Forest (2) | earlier |
      | Forest (3) | earlier |
      | Forest (4) | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Bob controls
      | card              | since   | attached to |
      | Watchwolf         | earlier |             |
      | Holy Strength     | earlier | Watchwolf   |
      | Crown of the Ages | earlier |             |
    When Alice casts "Memnite"
    And the stack resolves
    Then Alice cannot cast "Mirrorform"
      | target | Holy Strength |
    And Alice can cast "Mirrorform"
      | target | Crown of the Ages |
    When the stack resolves
    Then Alice controls
      | card    | name              | types    |
      | Memnite | Crown of the Ages | artifact |
    And Alice can activate "{4}, {T}" of "Memnite"
      | target    | Holy Strength                              |
      | mana from | Forest; Forest (2); Forest (3); Forest (4) |

  @id:SS-697 @clause:ss-copy-enters-as @control:ss-copy-enters-as
  @cr:614.12 @cr:707.5 @cr:302.6 @needs:combat @needs:copy @needs:reanimation @needs:simultaneous-events
  Scenario: Phyrexian Metamorph can't enter as a copy of what returns together with it; later it can, of one creature, and then may not attack until its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
      | Reanimate       |
    And Alice has in the graveyard
      | card                |
      | Memnite             |
      | Ornithopter         |
      | Phyrexian Metamorph |
    And Alice controls
      | card  | since   |
      | Swamp | earlier |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Alice controls
      | card        | P/T |
      | Memnite     | 1/1 |
      | Ornithopter | 0/2 |
    And Alice has in the graveyard
      | card                |
      | Phyrexian Metamorph |
      | Open the Vaults     |
    When Alice cannot choose
      | choice | answer               |
      | object | Memnite; Ornithopter |
    And Alice will choose
      | choice | answer  |
      | object | Memnite |
    And Alice casts "Reanimate"
      | target    | Phyrexian Metamorph |
      | mana from | Swamp               |
    And the stack resolves
    Then Alice controls
      | card                | name    | P/T |
      | Phyrexian Metamorph | Memnite | 1/1 |
    And Alice cannot attack with "Phyrexian Metamorph"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Phyrexian Metamorph"

  @id:SS-679 @clause:ss-copy-noncreature @cr:107.4f @cr:119.4 @cr:601.2h @cr:704.5a @cr:302.6 @cr:707.5 @needs:copy
  @needs:mana-abilities
  Scenario: A copy of Sol Ring cast for life taps at once for another copy, for which its controller may pay the last 2 life
    Given it is Alice's precombat main phase
    And Alice has 4 life
    And Alice has in hand
      | card                    |
      | Phyrexian Metamorph     |
      | Phyrexian Metamorph (2) |
    And Alice controls
      | card     | since   |
      | Sol Ring | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer   |
      | object | Sol Ring |
    When Alice casts "Phyrexian Metamorph"
    And the stack resolves
    Then Alice can activate "{T}" of "Phyrexian Metamorph"
    And Alice can cast "Phyrexian Metamorph (2)"
    And Alice has 0 life
