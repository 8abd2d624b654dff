Feature: What counts as an ability
  Reminder and flavour text does not, a drawback does; spell text is no ability on the stack. What defines the card's own
  characteristics, and what it costs besides or instead of mana, did not count in 2002 and has counted since 2003.

  @id:AB-020 @clause:abil-402.1-non-rules-text-is-no-ability @control:abil-402.1-non-rules-text-is-no-ability
  @cr:113.1a @cr:207.2 @needs:abilities-predicate @needs:static-abilities
  Scenario: Creatures whose text box holds only reminder text or flavour text have no abilities, a creature with a keyword has one
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Muraganda Petroglyphs |
    And Alice's mana pool contains {G}{G}{G}{G}
    And Alice controls
      | card          | since   |
      | Icehide Golem | earlier |
      | Grizzly Bears | earlier |
      | Ornithopter   | earlier |
    And Bob controls
      | card        | since   |
      | Hill Giant  | earlier |
      | Serra Angel | earlier |
    When Alice casts "Muraganda Petroglyphs"
    And the stack resolves
    Then Alice controls
      | card          | P/T | abilities |
      | Icehide Golem | 4/4 | none      |
      | Grizzly Bears | 4/4 | none      |
      | Ornithopter   | 0/2 | static    |
    And Bob controls
      | card        | P/T | abilities      |
      | Hill Giant  | 5/5 | none           |
      | Serra Angel | 4/4 | static; static |

  @id:AB-021 @control:abil-402.1-non-rules-text-is-no-ability
  @cr:113.10 @needs:abilities-predicate @needs:static-abilities @needs:auras @needs:granted-abilities @needs:targeting
  Scenario: A creature that an Aura gives flying has an ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card   |
      | Flight |
    And Alice's mana pool contains {U}
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
      | Grizzly Bears (1)     | earlier |
      | Grizzly Bears (2)     | earlier |
    When Alice casts "Flight"
      | target | Grizzly Bears (1) |
    And the stack resolves
    Then Alice controls
      | card              | P/T | abilities |
      | Grizzly Bears (1) | 2/2 | static    |
      | Grizzly Bears (2) | 4/4 | none      |

  @id:AB-022 @clause:abil-402.1-spell-text-no-separate-object @control:abil-402.1-spell-text-no-separate-object
  @cr:113.3a @cr:113.9 @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting @needs:priority
  Scenario: The text of a spell is no activated or triggered ability, and what counters abilities cannot target it
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice's mana pool contains {R}
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice casts "Lightning Bolt"
      | target | Bob |
    Then the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
      | Lightning Bolt    | spell   | Alice      |
    When Alice passes priority
    Then Bob cannot cast "Stifle"
      | target | Lightning Bolt |
    And Bob cannot cast "Stifle"
      | target | ability: Lightning Bolt |
    And Bob can cast "Stifle"
      | target | ability: Prodigal Sorcerer |
    When the stack resolves
    Then Bob has 17 life

  @id:AB-023 @control:abil-402.1-spell-text-no-separate-object
  @cr:113.3a @cr:701.6a @needs:stack @needs:targeting @needs:priority
  Scenario: A spell whose text has not yet been followed is countered as a spell, text and all
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice's mana pool contains {R}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Lightning Bolt"
      | target | Bob |
    And Alice passes priority
    Then Bob can cast "Counterspell"
      | target | Lightning Bolt |
    When the stack resolves
    Then Bob has 20 life
    And the stack is empty

  @id:AB-024 @clause:abil-402.2-drawback-is-an-ability
  @cr:113.2a @cr:509.1b @needs:combat
  Scenario: A creature whose text says that it can't block cannot be declared as a blocker
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card         | since   |
      | Craven Giant | earlier |
    When Alice attacks with "Grizzly Bears"
    Then Bob cannot block "Grizzly Bears" with "Craven Giant"

  @id:AB-025 @clause:abil-402.2-drawback-is-an-ability @control:abil-402.2-drawback-is-an-ability
  @cr:113.2a @cr:613.1f @needs:combat @needs:ability-removal
  Scenario: A creature that has lost all its abilities has lost the one that kept it from blocking
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Humility      | earlier |
      | Grizzly Bears | earlier |
    And Bob controls
      | card         | since   |
      | Craven Giant | earlier |
    When Alice attacks with "Grizzly Bears"
    Then Bob can block "Grizzly Bears" with "Craven Giant"
    And Bob controls
      | card         | P/T | blocking      |
      | Craven Giant | 1/1 | Grizzly Bears |

  @id:AB-026 @clause:abil-402.1-characteristic-text-is-no-ability
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scenario: In 2002 a creature whose only text defined its power and toughness had no abilities
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
      | Forest (3) |
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
      | Maro                  | earlier |
    Then Alice controls
      | card | P/T | abilities |
      | Maro | 5/5 | none      |

  @id:AB-027 @control:abil-402.1-characteristic-text-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scenario: Since 2003 text that defines a creature's own power and toughness has been a static ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
      | Forest (3) |
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
      | Maro                  | earlier |
    Then Alice controls
      | card | P/T | abilities |
      | Maro | 3/3 | static    |

  @id:AB-028 @clause:abil-402.4-additional-cost-is-no-ability @control:x-abil-cost-is-an-ability-now
  @ruleset:cr-2002
  @cr:113.2b @cr:118.8 @needs:abilities-predicate @needs:additional-costs @needs:static-abilities
  Scenario: In 2002 a creature whose only text was an additional cost to play it had no abilities
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
    And Alice has in hand
      | card             |
      | Makeshift Mauler |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Makeshift Mauler"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card             | P/T | abilities |
      | Makeshift Mauler | 6/7 | none      |
    And Alice has in exile
      | card          |
      | Grizzly Bears |

  @id:AB-029 @clause:x-abil-cost-is-an-ability-now @control:abil-402.4-additional-cost-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.2b @cr:118.8 @cr:604.5 @needs:abilities-predicate @needs:additional-costs @needs:static-abilities
  Scenario: Since 2003 an additional cost to cast a creature has been an ability of it, on the battlefield as well
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
    And Alice has in hand
      | card             |
      | Makeshift Mauler |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Makeshift Mauler"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card             | P/T | abilities |
      | Makeshift Mauler | 4/5 | static    |
    And Alice has in exile
      | card          |
      | Grizzly Bears |

  @id:AB-030 @clause:abil-402.4-alternative-cost-is-no-ability @control:x-abil-cost-is-an-ability-now
  @ruleset:cr-2002
  @cr:113.2b @cr:118.9 @needs:abilities-predicate @needs:static-abilities @needs:alternative-costs
  Scenario: In 2002 a creature whose only text was an alternative cost to play it had no abilities
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
    And Alice has in hand
      | card             |
      | Skyshroud Cutter |
    And Alice's mana pool contains {G}{G}{G}{G}
    When Alice casts "Skyshroud Cutter"
    And the stack resolves
    Then Alice controls
      | card             | P/T | abilities |
      | Skyshroud Cutter | 4/4 | none      |

  @id:AB-031 @clause:x-abil-cost-is-an-ability-now @control:abil-402.4-alternative-cost-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.2b @cr:118.9 @cr:604.5 @needs:abilities-predicate @needs:static-abilities @needs:alternative-costs
  Scenario: Since 2003 an alternative cost to cast a creature has been an ability of it, even if its mana cost was paid
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
    And Alice has in hand
      | card             |
      | Skyshroud Cutter |
    And Alice's mana pool contains {G}{G}{G}{G}
    When Alice casts "Skyshroud Cutter"
    And the stack resolves
    Then Alice controls
      | card             | P/T | abilities |
      | Skyshroud Cutter | 2/2 | static    |

  @id:AB-407 @control:abil-402.4-alternative-cost-is-no-ability
  @cr:118.9 @cr:601.2b @needs:abilities-predicate @needs:alternative-costs @needs:multiplayer
  Scenario: While Alice controls a Forest she may have all other players gain 5 life instead of paying for Skyshroud Cutter
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Island | earlier |
    And Bob controls
      | card   | since   |
      | Forest | earlier |
    And Alice has in hand
      | card             |
      | Skyshroud Cutter |
      | Forest (2)       |
    Then Alice cannot cast "Skyshroud Cutter"
      | cast with | gain life |
    When Alice plays "Forest (2)"
    Then Alice can cast "Skyshroud Cutter"
      | cast with | gain life |
    And Alice has 20 life
    And Bob has 25 life
    And Chloé has 25 life
    When the stack resolves
    Then Alice controls
      | card             | mana cost |
      | Skyshroud Cutter | {3}{G}    |
