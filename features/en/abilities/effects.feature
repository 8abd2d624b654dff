Feature: What effects are, and what they affect
  On old cards "effects" means abilities. An ability waits on the stack, and its effect is what happens when it resolves:
  to the object it is on, to other objects or to players, whom it may give abilities of their own.

  @id:AB-001 @clause:abil-faq-effects-means-abilities @control:abil-faq-effects-means-abilities
  @cr:115.1a @cr:702.18a @needs:targeting @needs:shroud
  Scenario: A creature that can't be the target of spells or effects is no legal target for a spell, not even its controller's
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {G}
    And Alice controls
      | card              | since   |
      | Deadly Insect (1) | earlier |
      | Grizzly Bears     | earlier |
    And Bob controls
      | card              | since   |
      | Deadly Insect (2) | earlier |
    Then Alice cannot cast "Giant Growth"
      | target | Deadly Insect (1) |
    And Alice cannot cast "Giant Growth"
      | target | Deadly Insect (2) |
    And Alice can cast "Giant Growth"
      | target | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card              | P/T |
      | Deadly Insect (1) | 6/1 |
      | Grizzly Bears     | 5/5 |
    And Bob controls
      | card              | P/T |
      | Deadly Insect (2) | 6/1 |

  @id:AB-002 @clause:abil-faq-effects-means-abilities @control:abil-faq-effects-means-abilities
  @cr:115.1c @cr:702.18a @needs:targeting @needs:shroud @needs:activated-abilities
  Scenario: A creature that can't be the target of spells or effects is no legal target for an activated ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Deadly Insect (1) | earlier |
    And Bob controls
      | card              | since   |
      | Deadly Insect (2) | earlier |
      | Grizzly Bears     | earlier |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Deadly Insect (1) |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Deadly Insect (2) |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Grizzly Bears |
    When the stack resolves
    Then Bob controls
      | card              | damage |
      | Deadly Insect (2) | 0      |
      | Grizzly Bears     | 1      |

  @id:AB-003 @clause:abil-faq-effects-means-abilities @control:abil-faq-effects-means-abilities
  @cr:115.1d @cr:702.18a @needs:targeting @needs:shroud @needs:triggered-abilities @needs:damage
  Scenario: A creature that can't be the target of spells or effects is no legal target for a triggered ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Flametongue Kavu |
    And Alice's mana pool contains {R}{R}{R}{R}
    And Alice controls
      | card              | since   |
      | Deadly Insect (1) | earlier |
    And Bob controls
      | card              | since   |
      | Deadly Insect (2) | earlier |
      | Grizzly Bears     | earlier |
    And Alice cannot choose
      | choice | answer            |
      | target | Deadly Insect (1) |
      | target | Deadly Insect (2) |
    And Alice will choose
      | choice | answer        |
      | target | Grizzly Bears |
    When Alice casts "Flametongue Kavu"
    And the stack resolves
    Then Alice controls
      | card              |
      | Deadly Insect (1) |
      | Flametongue Kavu  |
    And Bob controls
      | card              |
      | Deadly Insect (2) |
    And Bob has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:AB-004 @clause:abil-faq-untargeted-still-affects
  @cr:115.10a @cr:702.18a @needs:shroud
  Scenario: A spell without targets destroys a creature that can't be the target of spells or effects
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Wrath of God |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Bob controls
      | card          | since   |
      | Deadly Insect | earlier |
      | Grizzly Bears | earlier |
    When Alice casts "Wrath of God"
    And the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Deadly Insect |
      | Grizzly Bears |

  @id:AB-005 @clause:abil-faq-untargeted-still-affects
  @cr:115.10a @cr:702.18a @needs:shroud @needs:static-abilities @needs:activated-abilities @needs:damage
  @needs:state-based-actions
  Scenario: Static abilities and the damage of an ability without targets affect a creature that can't be the target of effects
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Glorious Anthem   | earlier |
      | Pestilence        | earlier |
      | Deadly Insect (1) | earlier |
    And Bob controls
      | card              | since   |
      | Deadly Insect (2) | earlier |
    And Alice's mana pool contains {B}
    When Alice activates "{B}" of "Pestilence"
    And the stack resolves
    Then Alice controls
      | card              | P/T | damage |
      | Deadly Insect (1) | 7/2 | 1      |
    And Bob has in the graveyard
      | card              |
      | Deadly Insect (2) |
    And Alice has 19 life
    And Bob has 19 life

  @id:AB-006 @clause:abil-faq-effect-is-not-the-stack-object @control:abil-faq-effect-is-not-the-stack-object
  @control:abil-402.1-effect-is-the-result
  @cr:113.1c @cr:405.6a @cr:609.1 @cr:701.6a
  @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting @needs:priority
  Scenario: An activated ability waits on the stack, and if it is countered there it has no effect
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    Then the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    When Alice passes priority
    Then Bob can cast "Stifle"
      | target | ability: Prodigal Sorcerer |
    When the stack resolves
    Then Bob has 20 life
    And the stack is empty
    And Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | yes    |

  @id:AB-007 @clause:abil-faq-effect-is-not-the-stack-object
  @cr:113.1c @cr:405.6a @cr:609.1 @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting
  @needs:priority
  Scenario: Once an ability has resolved nothing of its effect is left on the stack that could be countered
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
    And the stack is empty
    When Alice passes priority
    Then Bob cannot cast "Stifle"
      | target | ability: Prodigal Sorcerer |

  @id:AB-008 @clause:abil-402.1-effect-is-the-result @control:abil-402.1-effect-is-the-result
  @cr:405.6a @cr:609.1 @needs:activated-abilities @needs:stack @needs:damage @needs:state-based-actions
  Scenario: The effect of an ability happens when the ability resolves, not when it is activated
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Llanowar Elves |
    Then Bob controls
      | card           | damage |
      | Llanowar Elves | 0      |
    And the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    When the stack resolves
    Then Bob has in the graveyard
      | card           |
      | Llanowar Elves |

  @id:AB-009 @clause:abil-402.1-affects-own-object @control:abil-402.1-affects-own-object
  @cr:113.2 @needs:activated-abilities
  Scenario: An ability that improves the creature it is on leaves another creature of the same name as it was
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Shivan Dragon (1) | earlier |
      | Shivan Dragon (2) | earlier |
    And Alice's mana pool contains {R}{R}{R}
    When Alice activates "{R}" of "Shivan Dragon (1)"
    And the stack resolves
    Then Alice controls
      | card              | P/T |
      | Shivan Dragon (1) | 6/5 |
      | Shivan Dragon (2) | 5/5 |
    When Alice activates "{R}" of "Shivan Dragon (2)"
    And Alice activates "{R}" of "Shivan Dragon (2)"
    And the stack resolves
    Then Alice controls
      | card              | P/T |
      | Shivan Dragon (1) | 6/5 |
      | Shivan Dragon (2) | 7/5 |

  @id:AB-010 @clause:abil-402.1-affects-other-objects-and-players
  @control:abil-402.1-affects-other-objects-and-players
  @cr:113.2 @needs:activated-abilities @needs:targeting @needs:damage
  Scenario: An activated ability deals its damage to a player or to another creature, whichever was chosen
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Prodigal Sorcerer (1) | earlier |
      | Prodigal Sorcerer (2) | earlier |
    And Bob controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
    When Alice activates "{T}" of "Prodigal Sorcerer (1)"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
    And Bob controls
      | card              | damage |
      | Grizzly Bears (1) | 0      |
      | Grizzly Bears (2) | 0      |
    When Alice activates "{T}" of "Prodigal Sorcerer (2)"
      | target | Grizzly Bears (1) |
    And the stack resolves
    Then Bob has 19 life
    And Bob controls
      | card              | damage |
      | Grizzly Bears (1) | 1      |
      | Grizzly Bears (2) | 0      |
    And Alice has 20 life

  @id:AB-011 @clause:abil-402.1-affects-other-objects-and-players
  @control:abil-402.1-affects-other-objects-and-players
  @cr:113.2 @cr:604.1 @needs:static-abilities
  Scenario: A static ability that improves its controller's creatures affects all of these and no one else's
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Llanowar Elves    | earlier |
    And Bob controls
      | card              | since   |
      | Grizzly Bears (2) | earlier |
    When Alice casts "Glorious Anthem"
    And the stack resolves
    Then Alice controls
      | card              | P/T |
      | Grizzly Bears (1) | 3/3 |
      | Llanowar Elves    | 2/2 |
    And Bob controls
      | card              | P/T |
      | Grizzly Bears (2) | 2/2 |

  @id:AB-012 @clause:abil-402.1-grants-abilities-to-others @control:abil-402.1-grants-abilities-to-others
  @cr:113.10 @cr:604.2 @needs:granted-abilities @needs:static-abilities @needs:combat @needs:haste
  Scenario: An enchantment that gives all creatures haste gives it to one that arrives later as well, and that one may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Concordant Crossroads | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And Alice can attack with "Grizzly Bears"

  @id:AB-013 @clause:abil-402.1-grants-abilities-to-others
  @cr:113.10 @cr:302.6 @cr:604.2 @needs:granted-abilities @needs:static-abilities @needs:combat @needs:haste
  @needs:targeting
  Scenario: Without the enchantment that gave it haste, a creature that was cast this turn may not attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Concordant Crossroads | earlier |
      | Plains (1)            | earlier |
      | Plains (2)            | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Disenchant    |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Disenchant"
      | target    | Concordant Crossroads  |
      | mana from | Plains (1); Plains (2) |
    And the stack resolves
    Then Alice controls
      | card          | without |
      | Grizzly Bears | haste   |
    And Alice cannot attack with "Grizzly Bears"

  @id:AB-014 @clause:abil-402.1-grants-abilities-to-itself @control:abil-402.1-grants-abilities-to-itself
  @cr:113.10 @cr:514.2 @needs:activated-abilities @needs:granted-abilities @needs:stack @needs:turn-structure
  Scenario: An ability gives flying to the creature it is on when it resolves, and only until the turn ends
    Given it is Alice's precombat main phase
    And Alice controls
      | card                       | since   |
      | Goblin Balloon Brigade (1) | earlier |
      | Goblin Balloon Brigade (2) | earlier |
    And Alice's mana pool contains {R}
    When Alice activates "{R}" of "Goblin Balloon Brigade (1)"
    Then Alice controls
      | card                       | without |
      | Goblin Balloon Brigade (1) | flying  |
    When the stack resolves
    Then Alice controls
      | card                       | with   | without |
      | Goblin Balloon Brigade (1) | flying |         |
      | Goblin Balloon Brigade (2) |        | flying  |
    When the game reaches Alice's end step
    Then Alice controls
      | card                       | with   |
      | Goblin Balloon Brigade (1) | flying |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card                       | without |
      | Goblin Balloon Brigade (1) | flying  |

  @id:AB-015 @clause:abil-402.1-grants-abilities-to-itself
  @cr:113.10 @cr:509.1b @cr:702.9b @needs:activated-abilities @needs:granted-abilities @needs:combat
  Scenario: A creature that has given itself flying can't be blocked by a creature without flying
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   |
      | Goblin Balloon Brigade | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {R}
    When Alice activates "{R}" of "Goblin Balloon Brigade"
    And the stack resolves
    And Alice attacks with "Goblin Balloon Brigade"
    Then Bob cannot block "Goblin Balloon Brigade" with "Grizzly Bears"

  @id:AB-016 @control:abil-402.1-grants-abilities-to-itself
  @cr:509.1a @needs:combat
  Scenario: A creature whose ability was not activated has not given itself flying and can be blocked
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   |
      | Goblin Balloon Brigade | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice attacks with "Goblin Balloon Brigade"
    Then Bob can block "Goblin Balloon Brigade" with "Grizzly Bears"

  @id:AB-412 @clause:abil-402.1-grants-abilities-to-others @control:abil-402.1-grants-abilities-to-others
  @cr:702.14c @cr:509.1b @cr:113.10 @needs:granted-abilities @needs:static-abilities @needs:combat
  Scenario: A Goblin that Goblin King gives mountainwalk cannot be blocked by the player with a Mountain, the King itself can
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Goblin King   | earlier |
      | Raging Goblin | earlier |
      | Mountain      | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Mountain (2)  | earlier |
    When Alice attacks with "Goblin King" and "Raging Goblin"
    Then Bob cannot block "Raging Goblin" with "Grizzly Bears"
    And Bob can block "Goblin King" with "Grizzly Bears"

  @id:AB-413 @control:abil-402.1-grants-abilities-to-others
  @cr:702.14c @cr:509.1b @cr:113.10 @needs:granted-abilities @needs:static-abilities @needs:combat
  Scenario: A Goblin with mountainwalk can be blocked by a player whose lands are no Mountains
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Goblin King   | earlier |
      | Raging Goblin | earlier |
      | Mountain      | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    When Alice attacks with "Raging Goblin"
    Then Bob can block "Raging Goblin" with "Grizzly Bears"

  @id:AB-414 @clause:abil-402.2-drawback-is-an-ability @control:abil-402.2-drawback-is-an-ability
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:113.2a @cr:702.3b @cr:508.1a @needs:ability-removal @needs:combat
  Scenario: Of two creatures with defender, only the one that has lost its abilities may attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Primal Plasma     |
      | Primal Plasma (2) |
      | Turn to Frog      |
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer |
      | option | 1/6    |
      | option | 1/6    |
    When Alice casts "Primal Plasma"
    And the stack resolves
    And Alice casts "Primal Plasma (2)"
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice controls
      | card              | P/T | with     |
      | Primal Plasma     | 1/6 | defender |
      | Primal Plasma (2) | 1/6 | defender |
    When Alice casts "Turn to Frog"
      | target    | Primal Plasma (2)  |
      | mana from | Island; Island (2) |
    And the stack resolves
    Then Alice cannot attack with "Primal Plasma"
    And Alice can attack with "Primal Plasma (2)"

  @id:AB-602 @clause:abil-402.1-affects-own-object @control:abil-402.1-affects-own-object
  @cr:113.1a @cr:702.111b @cr:509.1b @needs:combat @needs:triggered-abilities
  Scenario: The menace of Mayhem Patrol concerns that creature alone: one creature cannot block it, two can, and one can block the Giant beside it
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Mayhem Patrol | earlier |
      | Hill Giant    | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
      | Memnite       | earlier |
    And Alice will choose
      | choice | answer     |
      | target | Hill Giant |
    When Alice attacks with "Mayhem Patrol" and "Hill Giant"
    And the stack resolves
    Then Bob cannot block "Mayhem Patrol" with "Grizzly Bears"
    And Bob can block "Mayhem Patrol" with "Grizzly Bears" and "Watchwolf"
      | Memnite | Hill Giant |

  @id:AB-603 @clause:abil-402.1-affects-other-objects-and-players
  @cr:104.4a @cr:704.5a @cr:120.3a @needs:activated-abilities @needs:damage @needs:state-based-actions @needs:stack @needs:targeting @needs:priority
  Scenario: Pestilence affects both players alike: if each has 1 life, both lose at once, the game is a draw, and neither, who could before, casts anything more
    Given it is Alice's precombat main phase
    And Alice has 1 life
    And Bob has 1 life
    And Alice controls
      | card         | since   |
      | Pestilence   | earlier |
      | Mountain     | earlier |
      | Mountain (3) | earlier |
    And Bob controls
      | card         | since   |
      | Hill Giant   | earlier |
      | Mountain (2) | earlier |
      | Mountain (4) | earlier |
    And Alice has in hand
      | card      |
      | Shock     |
      | Shock (3) |
    And Bob has in hand
      | card      |
      | Shock (2) |
      | Shock (4) |
    And Alice's mana pool contains {B}
    When Alice activates "{B}" of "Pestilence"
    Then Alice can cast "Shock"
      | target    | Hill Giant |
      | mana from | Mountain   |
    When Alice passes priority
    Then Bob can cast "Shock (2)"
      | target    | Hill Giant   |
      | mana from | Mountain (2) |
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice passes priority
    And Bob passes priority
    Then Alice has 0 life
    And Bob has 0 life
    And Alice cannot cast "Shock (3)"
      | target    | Bob          |
      | mana from | Mountain (3) |
    And Bob cannot cast "Shock (4)"
      | target    | Alice        |
      | mana from | Mountain (4) |

  @id:AB-726 @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1 @cr:115.4 @cr:602.2b @cr:601.2c @needs:targeting @needs:activated-abilities @needs:stack
  Scenario: An ability with the word "target" once takes exactly one target, on the battlefield and not on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Grizzly Bears     | earlier |
      | Watchwolf         | earlier |
    And Alice has in hand
      | card       |
      | Hill Giant |
    And Alice's mana pool contains {R}{R}{R}{R}
    When Alice casts "Hill Giant"
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Hill Giant |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Grizzly Bears; Watchwolf |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Watchwolf |
    When the stack resolves
    Then Alice controls
      | card          | damage |
      | Watchwolf     | 1      |
      | Grizzly Bears | 0      |

  @id:AB-727 @clause:abil-402.1-grants-abilities-to-itself
  @cr:113.10 @cr:509.1a @cr:508.8 @cr:514.2 @needs:activated-abilities @needs:granted-abilities @needs:combat
  Scenario: If nothing attacks nobody blocks, and the flying that a creature has given itself still lasts until that turn ends
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   |
      | Goblin Balloon Brigade | earlier |
    And Bob controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice's mana pool contains {R}
    When Alice activates "{R}" of "Goblin Balloon Brigade"
    And the stack resolves
    Then Bob cannot block "Goblin Balloon Brigade" with "Serra Angel"
    And Alice controls
      | card                   | with   |
      | Goblin Balloon Brigade | flying |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card                   | without |
      | Goblin Balloon Brigade | flying  |
    When Alice attacks with "Goblin Balloon Brigade"
    Then Bob can block "Goblin Balloon Brigade" with "Serra Angel"

  @id:AB-650 @clause:abil-402.10-replacement-prevention-are-effects @control:abil-402.10-replacement-prevention-are-effects @cr:609.7 @cr:615.8 @cr:609.7a
  @needs:prevention @needs:activated-abilities @needs:damage @needs:stack @needs:targeting
  Scenario: Circle of Protection: Red prevents the damage of the chosen creature after another red creature has entered, and not that of the other one
    Given it is Bob's precombat main phase
    And Alice controls
      | card                      | since   |
      | Circle of Protection: Red | earlier |
      | Plains                    | earlier |
    And Bob controls
      | card             | since   |
      | Mogg Fanatic (1) | earlier |
    And Bob has in hand
      | card             |
      | Mogg Fanatic (2) |
    And Bob's mana pool contains {R}
    And Alice will choose
      | choice | answer           |
      | object | Mogg Fanatic (1) |
    When Bob casts "Mogg Fanatic (2)"
    And Bob passes priority
    And Alice activates "{1}" of "Circle of Protection: Red"
      | mana from | Plains |
    And the stack resolves
    And Bob activates "sacrifice" of "Mogg Fanatic (2)"
      | target | Alice |
    And the stack resolves
    Then Alice has 19 life
    When Bob activates "sacrifice" of "Mogg Fanatic (1)"
      | target | Alice |
    And the stack resolves
    Then Alice has 19 life
