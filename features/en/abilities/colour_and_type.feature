Feature: Text that states the card's own colour or type, or another characteristic of it
  A card's statement of its colour or creature types holds in every zone and outlasts the loss of abilities, whether it
  counts as an ability or not. For power and toughness the editions differ.

  @id:AB-035 @clause:abil-402.3-colour-type-text-is-no-ability
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scenario: In 2002 a creature whose only text stated its creature types had no abilities
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
      | Mistform Ultimus      | earlier |
    Then Alice controls
      | card             | P/T | abilities |
      | Mistform Ultimus | 5/5 | none      |

  @id:AB-036 @control:abil-402.3-colour-type-text-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scenario: Since 2003 text that states the types of the creature itself has been a static ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Muraganda Petroglyphs | earlier |
      | Mistform Ultimus      | earlier |
    Then Alice controls
      | card             | P/T | abilities |
      | Mistform Ultimus | 3/3 | static    |

  @id:AB-037 @clause:abil-402.3-applies-in-every-zone @control:abil-402.3-applies-in-every-zone
  @cr:118.9 @cr:204.2 @needs:characteristic-defining @needs:alternative-costs @needs:targeting
  Scenario: In hand, a card with no red mana in its mana cost is a red card only if it says so itself
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Pyrokinesis     |
      | Crimson Kobolds |
      | Ornithopter     |
    And Bob controls
      | card        | since   |
      | Serra Angel | earlier |
    Then Alice cannot cast "Pyrokinesis"
      | target    | Serra Angel |
      | cast with | exile       |
      | paid with | Ornithopter |
    And Alice can cast "Pyrokinesis"
      | target    | Serra Angel     |
      | cast with | exile           |
      | paid with | Crimson Kobolds |
    When the stack resolves
    Then Bob has in the graveyard
      | card        |
      | Serra Angel |
    And Alice has in exile
      | card            |
      | Crimson Kobolds |

  @id:AB-038 @clause:abil-402.3-applies-in-every-zone @control:abil-402.3-applies-in-every-zone
  @cr:204.2 @needs:characteristic-defining @needs:stack
  Scenario: A creature spell for {0} that says that it is red is red on the stack and on the battlefield
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Crimson Kobolds |
      | Ornithopter     |
    When Alice casts "Crimson Kobolds"
    Then the stack contains
      | card            | kind  | colors |
      | Crimson Kobolds | spell | red    |
    When the stack resolves
    And Alice casts "Ornithopter"
    Then the stack contains
      | card        | kind  | colors |
      | Ornithopter | spell | none   |
    When the stack resolves
    Then Alice controls
      | card            | colors |
      | Crimson Kobolds | red    |
      | Ornithopter     | none   |

  @id:AB-039 @clause:abil-402.3-survives-ability-loss @control:abil-402.3-survives-ability-loss
  @cr:604.3 @cr:613.1e @cr:613.1f @needs:characteristic-defining @needs:ability-removal @needs:layers
  Scenario: A creature that loses all its abilities keeps the colour that it states, but not its keywords
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card     |
      | Humility |
    And Alice's mana pool contains {W}{W}{W}{W}
    And Alice controls
      | card            | since   |
      | Crimson Kobolds | earlier |
      | Serra Angel     | earlier |
    When Alice casts "Humility"
    And the stack resolves
    Then Alice controls
      | card            | P/T | colors | without           |
      | Crimson Kobolds | 1/1 | red    |                   |
      | Serra Angel     | 1/1 | white  | flying; vigilance |

  @id:AB-040 @clause:abil-402.3-survives-ability-loss
  @cr:604.3 @cr:613.1d @cr:613.1f @needs:characteristic-defining @needs:ability-removal @needs:layers
  @needs:triggered-abilities @needs:targeting
  Scenario: A creature that loses all its abilities keeps the creature types that it states
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Merfolk Trickster |
    And Alice's mana pool contains {U}{U}
    And Bob controls
      | card             | since   |
      | Goblin King      | earlier |
      | Mistform Ultimus | earlier |
    And Alice will choose
      | choice | answer           |
      | target | Mistform Ultimus |
    When Alice casts "Merfolk Trickster"
    And the stack resolves
    Then Bob controls
      | card             | P/T | tapped |
      | Goblin King      | 2/2 | no     |
      | Mistform Ultimus | 4/4 | yes    |

  @id:AB-041 @clause:abil-402.3-not-for-other-characteristics
  @cr:604.3 @cr:613.1f @cr:613.4a @cr:107.2 @cr:704.5f
  @needs:characteristic-defining @needs:ability-removal @needs:layers
  @needs:state-based-actions @needs:triggered-abilities @needs:targeting
  Scenario: A creature that loses all its abilities loses the text that defines its power and toughness, and dies
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Merfolk Trickster |
    And Alice's mana pool contains {U}{U}
    And Bob controls
      | card       | since   |
      | Maro       | earlier |
      | Hill Giant | earlier |
    And Bob has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
      | Forest (3) |
      | Forest (4) |
      | Forest (5) |
    And Alice will choose
      | choice | answer |
      | target | Maro   |
    When Alice casts "Merfolk Trickster"
    And the top of the stack resolves
    Then Bob controls
      | card | P/T |
      | Maro | 5/5 |
    When the stack resolves
    Then Bob has in the graveyard
      | card |
      | Maro |

  @id:AB-042 @control:abil-402.3-not-for-other-characteristics
  @cr:613.1f @needs:ability-removal @needs:triggered-abilities @needs:targeting
  Scenario: A creature with a printed power and toughness keeps these when it loses all its abilities
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Merfolk Trickster |
    And Alice's mana pool contains {U}{U}
    And Bob controls
      | card        | since   |
      | Maro        | earlier |
      | Serra Angel | earlier |
    And Bob has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
      | Forest (3) |
      | Forest (4) |
      | Forest (5) |
    And Alice will choose
      | choice | answer      |
      | target | Serra Angel |
    When Alice casts "Merfolk Trickster"
    And the stack resolves
    Then Bob controls
      | card        | P/T | without |
      | Maro        | 5/5 |         |
      | Serra Angel | 4/4 | flying  |

  @id:AB-044 @clause:abil-402.3-other-characteristics-only-in-play
  @cr:208.2a @cr:604.3 @needs:characteristic-defining @needs:triggered-abilities @needs:targeting @needs:reanimation
  Scenario: In 2002 and 2004 a star counted as 0 in a graveyard, whatever the card's text said of its power
    Given it is Bob's precombat main phase
    And Alice controls
      | card       | since   |
      | Reveillark | earlier |
    And Alice has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
      | Forest (3) |
    And Alice has in the graveyard
      | card          |
      | Maro          |
      | Grizzly Bears |
    And Bob has in hand
      | card   |
      | Terror |
    And Bob's mana pool contains {B}{B}
    And Alice will choose
      | choice | answer |
      | target | Maro   |
    When Bob casts "Terror"
      | target | Reveillark |
    And the stack resolves
    Then Alice controls
      | card | P/T |
      | Maro | 3/3 |
    And Alice has in the graveyard
      | card          |
      | Reveillark    |
      | Grizzly Bears |

  @id:AB-045 @control:abil-402.3-other-characteristics-only-in-play
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.6a @cr:208.2a @cr:604.3 @cr:109.5
  @needs:characteristic-defining @needs:triggered-abilities @needs:targeting @needs:reanimation
  Scenario: Today text that defines a card's power does so in a graveyard too
    Given it is Bob's precombat main phase
    And Alice controls
      | card       | since   |
      | Reveillark | earlier |
    And Alice has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
      | Forest (3) |
    And Alice has in the graveyard
      | card          |
      | Maro          |
      | Grizzly Bears |
    And Bob has in hand
      | card   |
      | Terror |
    And Bob's mana pool contains {B}{B}
    And Alice cannot choose
      | choice | answer |
      | target | Maro   |
    And Alice will choose
      | choice | answer        |
      | target | Grizzly Bears |
    When Bob casts "Terror"
      | target | Reveillark |
    And the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |
    And Alice has in the graveyard
      | card       |
      | Maro       |
      | Reveillark |

  @id:AB-046 @control:abil-402.3-other-characteristics-only-in-play
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.6a @cr:208.2a @cr:604.3 @cr:109.5
  @needs:characteristic-defining @needs:triggered-abilities @needs:targeting @needs:reanimation
  Scenario: With two cards in hand, a card in a graveyard whose power is the number of those cards has power 2
    Given it is Bob's precombat main phase
    And Alice controls
      | card       | since   |
      | Reveillark | earlier |
    And Alice has in hand
      | card       |
      | Forest (1) |
      | Forest (2) |
    And Alice has in the graveyard
      | card          |
      | Maro          |
      | Grizzly Bears |
    And Bob has in hand
      | card   |
      | Terror |
    And Bob's mana pool contains {B}{B}
    And Alice will choose
      | choice | answer |
      | target | Maro   |
    When Bob casts "Terror"
      | target | Reveillark |
    And the stack resolves
    Then Alice controls
      | card | P/T |
      | Maro | 2/2 |

  @id:AB-728 @control:abil-402.1-grants-abilities-to-others
  @cr:604.3 @cr:613.3 @cr:205.3m @needs:characteristic-defining @needs:static-abilities @needs:layers
  Scenario: A creature that is every creature type by its own text is a Goblin in time to be given mountainwalk
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Mistform Ultimus | earlier |
      | Goblin King      | earlier |
      | Grizzly Bears    | earlier |
    Then Alice controls
      | card             | P/T | with         |
      | Mistform Ultimus | 4/4 | mountainwalk |
    And Alice controls
      | card          | P/T | without      |
      | Grizzly Bears | 2/2 | mountainwalk |
