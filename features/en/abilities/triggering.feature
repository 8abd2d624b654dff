Feature: Triggered abilities
  What makes an ability a triggered one, what makes it trigger and how often, when it is put on the stack, and what an
  "if" in it means.

  @id:AB-130 @clause:abil-404.1-when-whenever-at @control:abil-404.1-when-whenever-at
  @cr:603.1 @cr:113.3c @cr:614.1a
  @needs:abilities-predicate @needs:triggered-abilities
  Scenario: What begins with "when", "whenever" or "at" is a triggered ability, what says "instead" is a static one
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Elvish Visionary | earlier |
      | Soul Warden      | earlier |
      | Phyrexian Arena  | earlier |
      | Dryad Militant   | earlier |
    Then Alice controls
      | card             | abilities |
      | Elvish Visionary | triggered |
      | Soul Warden      | triggered |
      | Phyrexian Arena  | triggered |
      | Dryad Militant   | static    |

  @id:AB-131 @clause:abil-404.1-when-whenever-at
  @cr:603.1 @cr:603.3 @cr:503.1a
  @needs:triggered-abilities @needs:turn-structure @needs:stack
  Scenario: An ability "at the beginning of your upkeep" is on the stack when the upkeep begins, and does nothing before it resolves
    Given it is Bob's end step
    And Alice controls
      | card            | since   |
      | Phyrexian Arena | earlier |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card            | kind    | controller |
      | Phyrexian Arena | ability | Alice      |
    And Alice has 0 cards in hand
    And Alice has 20 life
    When the stack resolves
    Then Alice has 1 card in hand
    And Alice has 19 life
    When the game reaches Bob's upkeep step
    Then the stack is empty
    And Alice has 19 life

  @id:AB-132 @clause:abil-404.1-when-whenever-at
  @cr:603.1 @cr:603.3b @cr:603.6a
  @needs:triggered-abilities @needs:stack
  Scenario: As a creature enters, its ability "when this enters" and the "whenever another creature enters" of another both go on the stack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Elvish Visionary |
    And Alice's mana pool contains {G}{G}
    And Bob controls
      | card        | since   |
      | Soul Warden | earlier |
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    Then the stack contains
      | card             | kind    | controller |
      | Elvish Visionary | ability | Alice      |
      | Soul Warden      | ability | Bob        |
    And Bob has 20 life
    When the top of the stack resolves
    Then Bob has 21 life
    And Alice has 0 cards in hand
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 1 card in hand

  @id:AB-133 @clause:abil-404.1-condition-defines-event @control:abil-404.1-condition-defines-event
  @cr:603.1 @cr:603.2
  @needs:triggered-abilities @needs:mana-abilities @needs:targeting @needs:damage
  Scenario: "Whenever another creature enters" triggers neither for the creature itself, nor for an artifact, nor for a creature that dies, but for another creature that enters
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Island     | earlier |
      | Mountain   | earlier |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card           |
      | Soul Warden    |
      | Sol Ring       |
      | Lightning Bolt |
      | Grizzly Bears  |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice casts "Soul Warden"
      | mana from | Plains |
    And the top of the stack resolves
    Then Alice controls
      | card        |
      | Soul Warden |
    And the stack is empty
    When Alice casts "Sol Ring"
      | mana from | Island |
    And the top of the stack resolves
    Then Alice controls
      | card     |
      | Sol Ring |
    And the stack is empty
    When Alice casts "Lightning Bolt"
      | target    | Hill Giant |
      | mana from | Mountain   |
    And the top of the stack resolves
    Then Bob has in the graveyard
      | card       |
      | Hill Giant |
    And the stack is empty
    And Alice has 20 life
    When Alice casts "Grizzly Bears"
      | mana from | Forest (1); Forest (2) |
    And the top of the stack resolves
    Then the stack contains
      | card        | kind    | controller |
      | Soul Warden | ability | Alice      |
    When the stack resolves
    Then Alice has 21 life

  @id:AB-134 @clause:abil-404.1-delayed-word-inside
  @cr:603.7 @cr:603.7a @cr:603.7e
  @needs:activated-abilities @needs:delayed-triggers @needs:turn-structure @needs:stack @needs:sacrifice @needs:haste
  Scenario: A sacrifice "at the beginning of the next end step" is not part of the resolution, but an ability that triggers in the end step
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {R}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    When the game reaches Alice's end step
    Then the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    And Alice controls
      | card          |
      | Grizzly Bears |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice controls
      | card         |
      | Sneak Attack |

  @id:AB-135 @control:abil-404.1-delayed-word-inside
  @cr:603.7 @cr:603.7a
  @needs:delayed-triggers @needs:turn-structure @needs:stack
  Scenario: The "at" inside an activated ability makes nothing trigger while nobody has activated it
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And the game reaches Alice's end step
    Then the stack is empty
    When the game reaches Bob's upkeep step
    Then the stack is empty
    And Alice controls
      | card          |
      | Grizzly Bears |

  @id:AB-136 @clause:abil-404.2-not-activated-by-players @control:abil-404.2-not-activated-by-players
  @cr:603.2 @cr:603.2a @cr:602.5
  @needs:triggered-abilities @needs:activated-abilities @needs:activation-restrictions @needs:targeting
  Scenario: What forbids activating the abilities of creatures does not keep those that trigger from triggering
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Cursed Totem      | earlier |
      | Prodigal Sorcerer | earlier |
      | Soul Warden       | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Bob controls
      | card              | since   |
      | Soul Warden (Bob) | earlier |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice has 21 life
    And Bob has 21 life
    And Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |

  @id:AB-137 @control:abil-404.2-not-activated-by-players
  @cr:603.2 @cr:602.5
  @needs:triggered-abilities @needs:activated-abilities @needs:activation-restrictions @needs:targeting @needs:damage
  Scenario: With nothing left to forbid it a creature's ability can be activated, and others go on triggering as before
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Cursed Totem      | earlier |
      | Prodigal Sorcerer | earlier |
      | Soul Warden       | earlier |
      | Forest (1)        | earlier |
      | Forest (2)        | earlier |
    And Alice has in hand
      | card          |
      | Disenchant    |
      | Grizzly Bears |
    And Alice's mana pool contains {W}{W}
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When Alice casts "Disenchant"
      | target | Cursed Totem |
    And the stack resolves
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life
    When Alice casts "Grizzly Bears"
      | mana from | Forest (1); Forest (2) |
    And the stack resolves
    Then Alice has 21 life

  @id:AB-138 @clause:abil-404.2-triggers-each-time
  @cr:603.2 @cr:603.2c
  @needs:triggered-abilities @needs:simultaneous-events @needs:tokens @needs:priority @needs:stack
  Scenario: For two creatures that enter at once the ability triggers twice, for a third one later once more
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Soul Warden | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Bob has in hand
      | card            |
      | Raise the Alarm |
    And Bob's mana pool contains {W}{W}
    When Alice passes priority
    And Bob casts "Raise the Alarm"
    And the top of the stack resolves
    Then Bob controls
      | card        | token |
      | Soldier (1) | yes   |
      | Soldier (2) | yes   |
    And the stack contains
      | card        | kind    | controller |
      | Soul Warden | ability | Alice      |
      | Soul Warden | ability | Alice      |
    When the top of the stack resolves
    Then Alice has 21 life
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 22 life
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack contains
      | card        | kind    | controller |
      | Soul Warden | ability | Alice      |
    When the stack resolves
    Then Alice has 23 life
    And Bob has 20 life

  @id:AB-139 @control:abil-404.2-triggers-each-time
  @cr:603.2 @cr:701.6a
  @needs:triggered-abilities @needs:stack @needs:priority @needs:targeting
  Scenario: A countered creature spell triggers no ability that waits for a creature to enter, one that resolves triggers them all
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Soul Warden (1) | earlier |
    And Alice has in hand
      | card              |
      | Grizzly Bears (1) |
      | Grizzly Bears (2) |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Bob controls
      | card            | since   |
      | Soul Warden (2) | earlier |
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Grizzly Bears (1)"
    And Alice passes priority
    And Bob casts "Counterspell"
      | target | Grizzly Bears (1) |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card              |
      | Grizzly Bears (1) |
    And Alice has 20 life
    And Bob has 20 life
    When Alice casts "Grizzly Bears (2)"
    And the top of the stack resolves
    Then the stack contains
      | card            | kind    | controller |
      | Soul Warden (1) | ability | Alice      |
      | Soul Warden (2) | ability | Bob        |
    When the stack resolves
    Then Alice has 21 life
    And Bob has 21 life

  @id:AB-140 @clause:abil-404.2-stacked-at-next-priority
  @cr:603.3 @cr:502.4 @cr:117.3a @cr:503.1a
  @needs:triggered-abilities @needs:stack @needs:priority @needs:turn-structure @needs:status
  Scenario: Abilities that trigger in the untap step are put on the stack when the upkeep begins
    Given it is Bob's end step
    And Alice controls
      | card          | since   | tapped |
      | Mesmeric Orb  | earlier | no     |
      | Grizzly Bears | earlier | yes    |
      | Forest (1)    | earlier | yes    |
      | Forest (2)    | earlier | no     |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card         | kind    | controller |
      | Mesmeric Orb | ability | Alice      |
      | Mesmeric Orb | ability | Alice      |
    And Alice controls
      | card          | tapped |
      | Grizzly Bears | no     |
      | Forest (1)    | no     |
    And Alice has 0 cards in the graveyard
    And Alice has 10 cards in the library
    When the stack resolves
    Then Alice has 2 cards in the graveyard
    And Alice has 8 cards in the library

  @id:AB-141 @clause:abil-404.2-stacked-at-next-priority @control:abil-404.2-stacked-at-next-priority
  @cr:603.3 @cr:117.5 @cr:608.2
  @needs:triggered-abilities @needs:activated-abilities @needs:stack @needs:priority @needs:haste
  Scenario: What triggers while an ability resolves goes on the stack only once that ability has finished resolving
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
      | Soul Warden  | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {R}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
    Then the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the top of the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And the stack contains
      | card        | kind    | controller |
      | Soul Warden | ability | Alice      |
    And Alice has 20 life
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 21 life

  @id:AB-142 @clause:abil-404.3-if-false-no-trigger
  @cr:603.4
  @needs:triggered-abilities @needs:intervening-if @needs:turn-structure @needs:targeting @needs:mana-abilities
  Scenario: A condition of 40 or more life that is false as the upkeep begins keeps the ability from triggering, even if life is gained in that upkeep
    Given it is Bob's end step
    And Alice has 39 life
    And Alice controls
      | card              | since   |
      | Felidar Sovereign | earlier |
      | Grizzly Bears     | earlier |
      | Plains            | earlier |
    And Alice has in hand
      | card                 |
      | Swords to Plowshares |
    When the game reaches Alice's upkeep step
    Then the stack is empty
    When Alice casts "Swords to Plowshares"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And the top of the stack resolves
    Then Alice has 41 life
    And the stack is empty
    When the game reaches Alice's precombat main phase
    Then Alice has 41 life

  @id:AB-143 @clause:abil-404.3-if-false-no-trigger
  @cr:603.4
  @needs:triggered-abilities @needs:intervening-if @needs:activated-abilities @needs:turn-structure @needs:damage
  @needs:state-based-actions @needs:mana-abilities
  Scenario: The last creature dies in the end step, too late for an ability that triggers at its beginning if there are no creatures
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Pestilence | earlier |
      | Swamp      | earlier |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When the game reaches Alice's end step
    Then the stack is empty
    When Alice activates "{B}" of "Pestilence"
      | mana from | Swamp |
    And the top of the stack resolves
    Then Bob has in the graveyard
      | card           |
      | Llanowar Elves |
    And the stack is empty
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card       |
      | Pestilence |

  @id:AB-144 @clause:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:603.3
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:activated-abilities @needs:turn-structure
  @needs:damage @needs:sacrifice @needs:mana-abilities
  Scenario: With no creature on the battlefield the ability is put on the stack, can be responded to, and takes effect when it resolves
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Pestilence | earlier |
      | Swamp      | earlier |
    When the game reaches Alice's end step
    Then the stack contains
      | card       | kind    | controller |
      | Pestilence | ability | Alice      |
    And Alice controls
      | card       |
      | Pestilence |
    When Alice activates "{B}" of "Pestilence"
      | mana from | Swamp |
    And the top of the stack resolves
    Then Alice has 19 life
    And Bob has 19 life
    And the stack contains
      | card       | kind    | controller |
      | Pestilence | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card       |
      | Pestilence |

  @id:AB-145 @clause:abil-404.3-if-rechecked-on-resolution
  @cr:603.4 @cr:608.2a
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:turn-structure @needs:tokens
  @needs:mana-abilities
  Scenario: Creatures that come in response make the condition false, and the ability that has triggered does nothing
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Pestilence | earlier |
    And Bob controls
      | card       | since   |
      | Plains (1) | earlier |
      | Plains (2) | earlier |
    And Bob has in hand
      | card            |
      | Raise the Alarm |
    When the game reaches Alice's end step
    Then the stack contains
      | card       | kind    | controller |
      | Pestilence | ability | Alice      |
    When Alice passes priority
    And Bob casts "Raise the Alarm"
      | mana from | Plains (1); Plains (2) |
    And the top of the stack resolves
    Then Bob controls
      | card        | token |
      | Soldier (1) | yes   |
      | Soldier (2) | yes   |
    And the stack contains
      | card       | kind    | controller |
      | Pestilence | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card       |
      | Pestilence |

  @id:AB-146 @clause:abil-404.3-if-rechecked-on-resolution @control:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:608.2a
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:turn-structure @needs:targeting
  @needs:damage @needs:mana-abilities
  Scenario: Damage in response to an ability that wins at 40 or more life leaves its controller below 40, and the game goes on
    Given it is Bob's end step
    And Alice has 40 life
    And Alice controls
      | card              | since   |
      | Felidar Sovereign | earlier |
      | Forest            | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card              | kind    | controller |
      | Felidar Sovereign | ability | Alice      |
    When Alice passes priority
    And Bob casts "Lightning Bolt"
      | target    | Alice    |
      | mana from | Mountain |
    And the top of the stack resolves
    Then Alice has 37 life
    And the stack contains
      | card              | kind    | controller |
      | Felidar Sovereign | ability | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice can cast "Giant Growth"
      | target    | Felidar Sovereign |
      | mana from | Forest            |
    When the game reaches Alice's precombat main phase
    Then Alice has 37 life
    And Bob has 20 life

  @id:AB-147 @clause:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:104.2b
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:turn-structure @needs:targeting
  @needs:mana-abilities
  Scenario: An ability by which a player with 40 or more life wins has to resolve first, and once it has, the game is over and that player can cast nothing more
    Given it is Bob's end step
    And Alice has 40 life
    And Alice controls
      | card              | since   |
      | Felidar Sovereign | earlier |
      | Forest            | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card              | kind    | controller |
      | Felidar Sovereign | ability | Alice      |
    When Alice passes priority
    And Bob passes priority
    Then Alice cannot cast "Giant Growth"
      | target    | Felidar Sovereign |
      | mana from | Forest            |

  @id:AB-148 @clause:abil-404.3-other-if-is-ordinary
  @cr:603.4 @cr:508.1m @cr:508.2b
  @needs:triggered-abilities @needs:intervening-if @needs:combat @needs:stack @needs:haste
  Scenario: An ability whose "if" does not follow the trigger condition triggers all the same, and finds no land to put into the hand
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Goblin Guide | earlier |
    And Bob has in the library
      | card          |
      | Grizzly Bears |
      | Forest        |
    When Alice attacks with "Goblin Guide"
    Then the stack contains
      | card         | kind    | controller |
      | Goblin Guide | ability | Alice      |
    When the stack resolves
    Then Bob has 0 cards in hand
    And Bob has 2 cards in the library

  @id:AB-149 @clause:abil-404.3-other-if-is-ordinary @control:abil-404.3-other-if-is-ordinary
  @cr:603.4 @cr:508.1m @cr:508.2b
  @needs:triggered-abilities @needs:intervening-if @needs:combat @needs:stack @needs:haste
  Scenario: While such an ability resolves its "if" is found true, and the land is put into the hand
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Goblin Guide | earlier |
    And Bob has in the library
      | card          |
      | Forest        |
      | Grizzly Bears |
    When Alice attacks with "Goblin Guide"
    Then the stack contains
      | card         | kind    | controller |
      | Goblin Guide | ability | Alice      |
    And Bob has 0 cards in hand
    When the stack resolves
    Then Bob has in hand
      | card   |
      | Forest |
    And Bob has 1 card in the library

  @id:AB-404 @clause:abil-404.1-condition-defines-event @control:abil-404.1-condition-defines-event
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.2 @cr:702.74a @cr:118.9 @needs:triggered-abilities @needs:alternative-costs
  @needs:sacrifice
  Scenario: Reveillark cast for its evoke cost is sacrificed as it enters, and leaving it brings back two small creatures
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Reveillark |
    And Alice has in the graveyard
      | card           |
      | Grizzly Bears  |
      | Hill Giant     |
      | Llanowar Elves |
    And Alice's mana pool contains {C}{C}{C}{C}{C}{W}
    And Alice will choose
      | choice | answer                        |
      | target | Grizzly Bears; Llanowar Elves |
    When Alice casts "Reveillark"
      | cast with | evoke |
    And the top of the stack resolves
    Then the stack contains
      | card       | kind    |
      | Reveillark | ability |
    When the stack resolves
    Then Alice controls
      | card           |
      | Grizzly Bears  |
      | Llanowar Elves |
    And Alice has in the graveyard
      | card       |
      | Hill Giant |
      | Reveillark |

  @id:AB-405 @clause:abil-404.1-condition-defines-event @control:abil-404.1-condition-defines-event
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.2 @cr:702.74a @needs:triggered-abilities @needs:alternative-costs
  Scenario: Reveillark cast for its mana cost is not sacrificed as it enters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Reveillark |
    And Alice's mana pool contains {C}{C}{C}{C}{W}
    When Alice casts "Reveillark"
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card       | P/T |
      | Reveillark | 4/3 |

  @id:AB-423 @clause:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:104.2b @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:multiplayer
  Scenario: Once the ability by which Alice wins has resolved nobody plays on: not even she, who would have priority, casts anything
    Given the players are Alice, Bob and Chloé
    And it is Chloé's end step
    And Alice has 40 life
    And Alice controls
      | card              | since   |
      | Felidar Sovereign | earlier |
      | Mountain          | earlier |
      | Mountain (2)      | earlier |
    And Alice has in hand
      | card      |
      | Shock     |
      | Shock (2) |
    When the game reaches Alice's upkeep step
    Then the stack contains
      | card              | kind    | controller |
      | Felidar Sovereign | ability | Alice      |
    And Alice can cast "Shock"
      | target    | Felidar Sovereign |
      | mana from | Mountain          |
    When the top of the stack resolves
    Then Alice controls
      | card              | damage |
      | Felidar Sovereign | 2      |
    When Alice passes priority
    And Bob passes priority
    And Chloé passes priority
    Then Alice cannot cast "Shock (2)"
      | target    | Felidar Sovereign |
      | mana from | Mountain (2)      |

  @id:AB-361 @clause:x-abil-trigger-controller-fixed @control:x-abil-trigger-controller-fixed
  @cr:113.8 @cr:603.3a @needs:control-change @needs:triggered-abilities @needs:stack
  Scenario: What Soul Warden triggered under Alice gives Alice life after Bob has taken the Warden; what it triggers under Bob, Bob
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Grizzly Bears     |
      | Grizzly Bears (2) |
    And Alice controls
      | card        | since   |
      | Soul Warden | earlier |
    And Alice's mana pool contains {C}{C}{G}{G}
    And Bob has in hand
      | card           |
      | Ray of Command |
    And Bob's mana pool contains {C}{C}{C}{U}
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack contains
      | card        | kind    | controller |
      | Soul Warden | ability | Alice      |
    When Alice passes priority
    And Bob casts "Ray of Command"
      | target | Soul Warden |
    And the stack resolves
    Then Bob controls
      | card        |
      | Soul Warden |
    And Alice has 21 life
    And Bob has 20 life
    When Alice casts "Grizzly Bears (2)"
    And the stack resolves
    Then Bob has 21 life
    And Alice has 21 life

  @id:AB-601 @clause:abil-404.3-if-true-goes-on-stack
  @cr:104.2b @cr:104.1 @cr:603.4 @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:multiplayer
  Scenario: Once Alice has won, the others do not play on without her: Bob, who could cast Shock before, cannot any more
    Given the players are Alice, Bob and Chloé
    And it is Chloé's end step
    And Alice has 40 life
    And Alice controls
      | card              | since   |
      | Felidar Sovereign | earlier |
    And Bob controls
      | card         | since   |
      | Mountain     | earlier |
      | Mountain (2) | earlier |
    And Bob has in hand
      | card      |
      | Shock     |
      | Shock (2) |
    When the game reaches Alice's upkeep step
    And Alice passes priority
    Then Bob can cast "Shock"
      | target    | Chloé    |
      | mana from | Mountain |
    When the top of the stack resolves
    Then Chloé has 18 life
    When Alice passes priority
    And Bob passes priority
    And Chloé passes priority
    Then Bob cannot cast "Shock (2)"
      | target    | Chloé        |
      | mana from | Mountain (2) |
