Feature: The categories of abilities
  Activated, triggered, static, and today spell abilities; mana abilities among them; one-shot and continuous effects,
  replacement and prevention; when an ability is targeted.

  @id:AB-100 @clause:abil-402.10-three-categories
  @cr:113.3
  @needs:abilities-predicate @needs:cycling
  Scenario: Under the old rules abilities are activated, triggered or static, and the text of a spell is no ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Soul Warden       | earlier |
      | Glorious Anthem   | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
      | Gilded Light   |
    Then Alice controls
      | card              | abilities |
      | Prodigal Sorcerer | activated |
      | Soul Warden       | triggered |
      | Glorious Anthem   | static    |
    And Alice has in hand
      | card           | abilities |
      | Lightning Bolt | none      |
      | Gilded Light   | activated |

  @id:AB-101 @control:abil-402.10-three-categories
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.3 @cr:113.3a
  @needs:abilities-predicate @needs:cycling
  Scenario: Today what a spell does is a fourth kind of ability, the spell ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Soul Warden       | earlier |
      | Glorious Anthem   | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
      | Gilded Light   |
    Then Alice controls
      | card              | abilities |
      | Prodigal Sorcerer | activated |
      | Soul Warden       | triggered |
      | Glorious Anthem   | static    |
    And Alice has in hand
      | card           | abilities        |
      | Lightning Bolt | spell            |
      | Gilded Light   | spell; activated |

  @id:AB-102 @clause:abil-402.10-mana-abilities-are-a-subset @control:abil-402.10-mana-abilities-are-a-subset
  @cr:113.4 @cr:605.1a @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:activated-abilities @needs:targeting
  Scenario: What forbids activating the abilities of creatures forbids their mana abilities too, while a spell is cast as well
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Cursed Totem      | earlier |
      | Llanowar Elves    | earlier |
      | Prodigal Sorcerer | earlier |
      | Sol Ring          | earlier |
      | Forest            | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice cannot activate "{T}" of "Llanowar Elves"
    And Alice cannot cast "Giant Growth"
      | target    | Llanowar Elves |
      | mana from | Llanowar Elves |
    And Alice can cast "Giant Growth"
      | target    | Llanowar Elves |
      | mana from | Forest         |
    And Alice can activate "{T}" of "Sol Ring"
    And Alice's mana pool contains {C}{C}
    And Alice controls
      | card           | tapped |
      | Llanowar Elves | no     |
      | Sol Ring       | yes    |

  @id:AB-103 @control:abil-402.10-mana-abilities-are-a-subset
  @cr:113.4 @cr:605.1a @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:activated-abilities @needs:targeting
  Scenario: With nothing left to forbid it, the mana ability of a creature pays for a spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Cursed Totem       | earlier |
      | Llanowar Elves (1) | earlier |
      | Llanowar Elves (2) | earlier |
    And Alice has in hand
      | card         |
      | Disenchant   |
      | Giant Growth |
    And Alice's mana pool contains {W}{W}
    Then Alice cannot activate "{T}" of "Llanowar Elves (2)"
    When Alice casts "Disenchant"
      | target | Cursed Totem |
    And the stack resolves
    Then Alice can activate "{T}" of "Llanowar Elves (2)"
    And Alice's mana pool contains {G}
    And Alice can cast "Giant Growth"
      | target | Llanowar Elves (1) |
    And Alice's mana pool is empty

  @id:AB-207 @clause:abil-402.10-mana-abilities-are-a-subset @control:abil-402.10-mana-abilities-are-a-subset
  @cr:113.4 @cr:605.1a @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:activated-abilities @needs:targeting
  Scenario: While creatures can use only mana abilities, the ability that adds mana can be activated, the one that deals damage cannot
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Damping Matrix    | earlier |
      | Prodigal Sorcerer | earlier |
      | Llanowar Elves    | earlier |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice can activate "{T}" of "Llanowar Elves"
    And Alice's mana pool contains {G}

  @id:AB-104 @clause:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:609.1 @cr:610.1
  @needs:activated-abilities @needs:targeting @needs:damage @needs:turn-structure
  Scenario: Damage that an ability deals is dealt once and never again
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
    When the game reaches Alice's end step
    Then Bob has 19 life
    When the game reaches Alice's precombat main phase
    Then the stack is empty
    And Bob has 19 life

  @id:AB-105 @clause:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:609.1 @cr:610.1 @cr:611.3a
  @needs:activated-abilities @needs:static-abilities @needs:damage
  Scenario: A one-shot effect leaves alone the creature that enters afterwards, a lasting one applies to it
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Pestilence      | earlier |
      | Glorious Anthem | earlier |
      | Hill Giant      | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {B}{G}{G}
    When Alice activates "{B}" of "Pestilence"
    And the stack resolves
    Then Alice has 19 life
    And Bob has 19 life
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | P/T | damage |
      | Hill Giant    | 4/4 | 1      |
      | Grizzly Bears | 3/3 | 0      |
    And Alice has 19 life
    And Bob has 19 life

  @id:AB-106 @clause:abil-402.10-one-shot-or-continuous @control:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:611.2a @cr:514.2
  @needs:activated-abilities @needs:turn-structure
  Scenario: What an ability gives until end of turn is still there in the end step and gone on the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Shivan Dragon | earlier |
    And Alice's mana pool contains {R}{R}
    When Alice activates "{R}" of "Shivan Dragon"
    Then Alice controls
      | card          | P/T |
      | Shivan Dragon | 5/5 |
    When the stack resolves
    Then Alice controls
      | card          | P/T |
      | Shivan Dragon | 6/5 |
    When Alice activates "{R}" of "Shivan Dragon"
    And the stack resolves
    Then the stack is empty
    And Alice controls
      | card          | P/T |
      | Shivan Dragon | 7/5 |
    When the game reaches Alice's end step
    Then Alice controls
      | card          | P/T |
      | Shivan Dragon | 7/5 |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card          | P/T |
      | Shivan Dragon | 5/5 |

  @id:AB-107 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:113.2d @cr:609.6 @cr:615.1 @cr:615.3
  @needs:prevention @needs:activated-abilities @needs:stack @needs:priority @needs:targeting @needs:damage
  @needs:state-based-actions
  Scenario: Prevented damage is never dealt, so that even a player with 3 life survives it, and nothing goes on the stack
    Given it is Bob's precombat main phase
    And Alice has 3 life
    And Alice controls
      | card                      | since   |
      | Circle of Protection: Red | earlier |
    And Alice's mana pool contains {W}
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    And Alice will choose
      | choice | answer         |
      | object | Lightning Bolt |
    When Bob casts "Lightning Bolt"
      | target | Alice |
    And Bob passes priority
    And Alice activates "{1}" of "Circle of Protection: Red"
    And the top of the stack resolves
    Then the stack contains
      | card           | kind  | controller |
      | Lightning Bolt | spell | Bob        |
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 3 life
    And Bob has in the graveyard
      | card           |
      | Lightning Bolt |

  @id:AB-108 @clause:abil-402.10-replacement-prevention-are-effects
  @control:abil-402.10-replacement-prevention-are-effects
  @cr:609.6 @cr:615.1 @cr:615.6
  @needs:prevention @needs:activated-abilities @needs:stack @needs:priority @needs:targeting @needs:damage
  Scenario: Of two spells only the one whose damage is to be prevented deals none
    Given it is Bob's precombat main phase
    And Alice controls
      | card                      | since   |
      | Circle of Protection: Red | earlier |
    And Alice's mana pool contains {W}
    And Bob has in hand
      | card               |
      | Lightning Bolt (1) |
      | Lightning Bolt (2) |
    And Bob's mana pool contains {R}{R}
    And Alice will choose
      | choice | answer             |
      | object | Lightning Bolt (1) |
    When Bob casts "Lightning Bolt (1)"
      | target | Alice |
    And Bob casts "Lightning Bolt (2)"
      | target | Alice |
    And Bob passes priority
    And Alice activates "{1}" of "Circle of Protection: Red"
    And the top of the stack resolves
    Then the stack contains
      | card               | kind  | controller |
      | Lightning Bolt (1) | spell | Bob        |
      | Lightning Bolt (2) | spell | Bob        |
    When the top of the stack resolves
    Then Alice has 17 life
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 17 life

  @id:AB-109 @clause:abil-402.10-replacement-prevention-are-effects @clause:abil-404.1-when-whenever-at
  @cr:609.6 @cr:614.1a @cr:614.6
  @needs:replacement-effects @needs:static-abilities @needs:targeting @needs:damage @needs:state-based-actions
  Scenario: An ability that exiles a card instead of letting it be put into a graveyard does not trigger, and the card never gets there
    Given it is Alice's precombat main phase
    And Bob controls
      | card           | since   |
      | Dryad Militant | earlier |
      | Hill Giant     | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice's mana pool contains {R}
    When Alice casts "Lightning Bolt"
      | target | Hill Giant |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in exile
      | card           |
      | Lightning Bolt |
    And Alice has 0 cards in the graveyard
    And Bob has in the graveyard
      | card       |
      | Hill Giant |

  @id:AB-110 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1c @cr:602.2b @cr:702.18a
  @needs:targeting @needs:shroud @needs:activated-abilities @needs:damage @needs:state-based-actions
  Scenario: An activated ability that says "target" cannot be aimed at a creature that cannot be the target of abilities
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob controls
      | card           | since   |
      | Deadly Insect  | earlier |
      | Llanowar Elves | earlier |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Deadly Insect |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Llanowar Elves |
    When the stack resolves
    Then Bob has in the graveyard
      | card           |
      | Llanowar Elves |
    And Bob controls
      | card          | damage |
      | Deadly Insect | 0      |

  @id:AB-111 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1c @cr:115.10a
  @needs:shroud @needs:activated-abilities @needs:damage @needs:state-based-actions
  Scenario: An activated ability without the word "target" damages and kills a creature that cannot be a target
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Pestilence | earlier |
      | Hill Giant | earlier |
    And Bob controls
      | card          | since   |
      | Deadly Insect | earlier |
    And Alice's mana pool contains {B}
    When Alice activates "{B}" of "Pestilence"
    And the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Deadly Insect |
    And Alice controls
      | card       | damage |
      | Hill Giant | 1      |
    And Alice has 19 life
    And Bob has 19 life

  @id:AB-112 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1d @cr:603.3d @cr:702.18a
  @needs:targeting @needs:shroud @needs:triggered-abilities @needs:damage
  Scenario: A triggered ability that says "target" cannot be aimed at a creature that cannot be the target of abilities
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Flametongue Kavu |
    And Alice's mana pool contains {R}{R}{R}{R}
    And Bob controls
      | card          | since   |
      | Deadly Insect | earlier |
      | Hill Giant    | earlier |
    And Alice cannot choose
      | choice | answer        |
      | target | Deadly Insect |
    And Alice will choose
      | choice | answer     |
      | target | Hill Giant |
    When Alice casts "Flametongue Kavu"
    And the stack resolves
    Then Bob has in the graveyard
      | card       |
      | Hill Giant |
    And Bob controls
      | card          | damage |
      | Deadly Insect | 0      |

  @id:AB-113 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1c @cr:115.10a @cr:702.18a
  @needs:targeting @needs:shroud @needs:activated-abilities @needs:damage @needs:priority
  Scenario: A player who cannot be a target is damaged by the ability that does not target, not by the one that does
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Pestilence        | earlier |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {B}
    And Bob has in hand
      | card         |
      | Gilded Light |
    And Bob's mana pool contains {W}{W}
    When Alice passes priority
    And Bob casts "Gilded Light"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Alice |
    When the stack resolves
    Then Alice has 19 life
    And Bob has 20 life
    When Alice activates "{B}" of "Pestilence"
    And the stack resolves
    Then Alice has 18 life
    And Bob has 19 life

  @id:AB-415 @clause:abil-402.10-one-shot-or-continuous @control:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:609.6 @cr:615.1a @cr:510.2 @needs:combat @needs:prevention
  Scenario: Moonmist's prevention lasts for the whole turn: of the attackers only the Wolf deals combat damage, and next turn all do
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Watchwolf     | earlier |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card     |
      | Moonmist |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Moonmist"
    And the stack resolves
    And Alice attacks with "Watchwolf" and "Grizzly Bears"
    And the game reaches Alice's end of combat step
    Then Bob has 17 life
    When the game reaches Alice's precombat main phase
    And Alice attacks with "Watchwolf" and "Grizzly Bears"
    And the game reaches Alice's end of combat step
    Then Bob has 12 life

  @id:AB-416 @control:abil-402.10-one-shot-or-continuous @clause:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:615.1a @cr:510.2 @cr:120.3a @needs:combat @needs:prevention @needs:damage
  Scenario: Fog prevents all combat damage of the turn and no other damage
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Hill Giant   | earlier |
      | Mogg Fanatic | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card |
      | Fog  |
    And Alice's mana pool contains {G}
    When Alice casts "Fog"
    And the stack resolves
    And Alice attacks with "Hill Giant" and "Mogg Fanatic"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And the game reaches Alice's end of combat step
    Then Bob has 20 life
    And Alice controls
      | card       | damage |
      | Hill Giant | 0      |
    And Bob controls
      | card          | damage |
      | Grizzly Bears | 0      |
    When Alice activates "sacrifice" of "Mogg Fanatic"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life

  @id:AB-425 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:609.7a @cr:615.8 @cr:615.1a @needs:prevention @needs:damage
  Scenario: Two abilities of a Circle of Protection prevent the next damage of the chosen source twice, and the third is dealt
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card         |
      | Vitalize     |
      | Vitalize (2) |
    And Alice's mana pool contains {G}{G}
    And Bob controls
      | card                       | since   |
      | Circle of Protection: Blue | earlier |
    And Bob's mana pool contains {C}{C}
    And Bob will choose
      | choice | answer            |
      | object | Prodigal Sorcerer |
      | object | Prodigal Sorcerer |
    When Alice passes priority
    And Bob activates "{1}" of "Circle of Protection: Blue"
    And Bob activates "{1}" of "Circle of Protection: Blue"
    And the stack resolves
    And Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 20 life
    When Alice casts "Vitalize"
    And the stack resolves
    And Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 20 life
    When Alice casts "Vitalize (2)"
    And the stack resolves
    And Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
