Feature: Activating abilities
  Where an activated ability can be, what is its cost and who pays it, who may activate it, and what becomes of a
  restriction on its use when control of the permanent changes.

  @id:AB-114 @clause:abil-403.1-on-permanent-or-card-elsewhere
  @cr:602.1 @cr:113.6
  @needs:activated-abilities @needs:cycling @needs:graveyard-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: In one step a player activates abilities of a permanent, of a card in hand and of a card in the graveyard
    Given it is Alice's upkeep step
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card         |
      | Gilded Light |
    And Alice has in the graveyard
      | card               |
      | Hammer of Bogardan |
    And Alice has in the library
      | card   |
      | Forest |
      | Island |
    And Alice's mana pool contains {R}{R}{R}{R}{R}{R}{R}
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice can activate "cycling" of "Gilded Light"
    And Alice can activate "{2}{R}{R}{R}" of "Hammer of Bogardan"
    And the stack contains
      | card               | kind    | controller |
      | Prodigal Sorcerer  | ability | Alice      |
      | Gilded Light       | ability | Alice      |
      | Hammer of Bogardan | ability | Alice      |
    And Alice's mana pool is empty
    When the stack resolves
    Then Bob has 19 life
    And Alice has in hand
      | card               |
      | Forest             |
      | Hammer of Bogardan |
    And Alice has in the graveyard
      | card         |
      | Gilded Light |

  @id:AB-115 @clause:abil-403.1-cost-colon-effect
  @cr:602.1 @cr:602.1a @cr:118.1 @cr:608.2c
  @needs:activated-abilities @needs:sacrifice @needs:stack @needs:targeting @needs:damage
  Scenario: A sacrifice that stands before the colon is made on activation, the damage after the colon is dealt on resolution
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since     |
      | Mogg Fanatic | this turn |
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

  @id:AB-116 @clause:abil-403.1-cost-colon-effect
  @cr:602.1a @cr:602.2b @cr:701.6b
  @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting @needs:priority
  Scenario: A cost is paid on activation and stays paid when the ability is countered
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
    Then Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | yes    |
    And Bob has 20 life
    When Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Prodigal Sorcerer |
    And the stack resolves
    Then the stack is empty
    And Bob has 20 life
    And Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | yes    |

  @id:AB-117 @clause:abil-403.1-cost-colon-effect @control:abil-403.1-cost-colon-effect
  @cr:602.1a @cr:608.2c
  @needs:activated-abilities @needs:stack @needs:haste
  Scenario: What stands after the colon is no cost, and the ability can be activated even if nothing can come of it
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Sneak Attack | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {R}{R}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{R}" of "Sneak Attack"
    Then Alice has in hand
      | card          |
      | Grizzly Bears |
    And the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
      | Sneak Attack  |       |
    And Alice can activate "{R}" of "Sneak Attack"
    And Alice has 0 cards in hand
    And the stack contains
      | card         | kind    | controller |
      | Sneak Attack | ability | Alice      |
    When the stack resolves
    Then the stack is empty
    And Alice controls
      | card          |
      | Grizzly Bears |
      | Sneak Attack  |

  @id:AB-118 @clause:abil-403.1-whole-cost-must-be-paid @control:abil-403.1-whole-cost-must-be-paid
  @cr:602.1a @cr:118.3 @cr:107.5
  @needs:activated-abilities @needs:targeting @needs:damage
  Scenario: A creature that is already tapped cannot pay a cost that includes tapping it, though the mana for the rest is there
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   | tapped |
      | Spikeshot Goblin (1) | earlier | yes    |
      | Spikeshot Goblin (2) | earlier | no     |
    And Alice's mana pool contains {R}
    Then Alice cannot activate "{R}, {T}" of "Spikeshot Goblin (1)"
      | target | Bob |
    And Alice can activate "{R}, {T}" of "Spikeshot Goblin (2)"
      | target | Bob |
    And Alice's mana pool is empty
    When the stack resolves
    Then Bob has 19 life

  @id:AB-119 @clause:abil-403.1-whole-cost-must-be-paid @control:abil-403.1-whole-cost-must-be-paid
  @cr:602.1a @cr:602.2b @cr:118.3
  @needs:activated-abilities @needs:targeting @needs:damage @needs:mana-abilities
  Scenario: Without the red mana of its cost an ability cannot be activated, and its source stays untapped
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
      | Forest           | earlier |
      | Mountain         | earlier |
    Then Alice cannot activate "{R}, {T}" of "Spikeshot Goblin"
      | target | Bob |
    And Alice cannot activate "{R}, {T}" of "Spikeshot Goblin"
      | target    | Bob    |
      | mana from | Forest |
    And Alice controls
      | card             | tapped |
      | Spikeshot Goblin | no     |
      | Forest           | no     |
    And the stack is empty
    And Alice can activate "{R}, {T}" of "Spikeshot Goblin"
      | target    | Bob      |
      | mana from | Mountain |
    And Alice controls
      | card             | tapped |
      | Spikeshot Goblin | yes    |
      | Forest           | no     |
      | Mountain         | yes    |
    When the stack resolves
    Then Bob has 19 life

  @id:AB-120 @clause:abil-403.1-whole-cost-must-be-paid @control:abil-403.1-whole-cost-must-be-paid
  @cr:602.1a @cr:118.3
  @needs:activated-abilities @needs:mana-abilities
  Scenario: Half of the mana that an ability costs is not enough to activate it
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Rootwalla  | earlier |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
    Then Alice cannot activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (1) |
    And Alice can activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (1); Forest (2) |
    When the stack resolves
    Then Alice controls
      | card       | P/T | tapped |
      | Rootwalla  | 4/4 | no     |
      | Forest (1) |     | yes    |
      | Forest (2) |     | yes    |

  @id:AB-121 @clause:abil-403.1-controller-pays
  @cr:602.1a @cr:602.2 @cr:602.2a
  @needs:activated-abilities @needs:any-player-abilities @needs:priority @needs:stack
  Scenario: Whoever activates an ability of another player's creature pays for it out of their own mana pool and controls it
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Ribbon Snake | earlier |
    And Alice's mana pool contains {C}{C}
    And Bob's mana pool contains {U}{U}
    When Alice passes priority
    And Bob activates "{2}" of "Ribbon Snake"
    Then Bob's mana pool is empty
    And Alice's mana pool contains {C}{C}
    And the stack contains
      | card         | kind    | controller |
      | Ribbon Snake | ability | Bob        |
    When the stack resolves
    Then Alice controls
      | card         | without |
      | Ribbon Snake | flying  |
    And Alice's mana pool contains {C}{C}

  @id:AB-122 @clause:abil-403.1-controller-pays @control:abil-403.1-controller-pays
  @cr:602.1a @cr:602.2 @cr:118.3
  @needs:activated-abilities @needs:any-player-abilities @needs:priority @needs:mana-abilities
  Scenario: The mana of a creature's controller does not pay for an ability that another player activates
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Ribbon Snake | earlier |
    And Alice's mana pool contains {C}{C}
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice passes priority
    Then Bob cannot activate "{2}" of "Ribbon Snake"
    And Bob can activate "{2}" of "Ribbon Snake"
      | mana from | Island (1); Island (2) |
    And Alice's mana pool contains {C}{C}
    And Bob's mana pool is empty
    And Bob controls
      | card       | tapped |
      | Island (1) | yes    |
      | Island (2) | yes    |

  @id:AB-123 @clause:abil-403.2-only-the-controller @control:abil-403.2-only-the-controller
  @cr:602.2
  @needs:activated-abilities @needs:priority @needs:targeting @needs:damage
  Scenario: A player who has priority can activate the abilities of their own creatures, not those of an opponent's creatures
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Prodigal Sorcerer (1) | earlier |
    And Bob controls
      | card                  | since   |
      | Prodigal Sorcerer (2) | earlier |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer (2)"
      | target | Bob |
    When Alice passes priority
    Then Bob cannot activate "{T}" of "Prodigal Sorcerer (1)"
      | target | Alice |
    And Bob can activate "{T}" of "Prodigal Sorcerer (2)"
      | target | Alice |
    When the stack resolves
    Then Alice has 19 life
    And Alice can activate "{T}" of "Prodigal Sorcerer (1)"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:AB-124 @clause:abil-403.2-only-the-controller @control:abil-403.2-only-the-controller
  @cr:602.2 @cr:108.3
  @needs:activated-abilities @needs:control-change @needs:auras @needs:turn-structure @needs:targeting @needs:damage
  @needs:priority
  Scenario: The ability of a stolen creature can be activated by the player who controls it, no longer by its owner
    Given it is Bob's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card          |
      | Control Magic |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Control Magic"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Bob controls
      | card              | owner | tapped |
      | Prodigal Sorcerer | Alice | no     |
    When the game reaches Bob's upkeep step
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Bob's precombat main phase
    Then Bob can activate "{T}" of "Prodigal Sorcerer"
      | target | Alice |
    And the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Bob        |
    When the stack resolves
    Then Alice has 19 life

  @id:AB-125 @clause:abil-403.2-owner-outside-the-battlefield
  @control:abil-403.2-owner-outside-the-battlefield
  @cr:602.2 @cr:108.4 @cr:113.6m
  @needs:activated-abilities @needs:graveyard-abilities @needs:activation-restrictions @needs:control-change @needs:auras
  @needs:turn-structure @needs:targeting @needs:damage @needs:stack
  Scenario: The ability of a creature card in a graveyard is for its owner to activate, not for the player who last controlled the creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Grizzly Bears (3) | earlier |
      | Swamp (1)         | earlier |
    And Alice has in hand
      | card               |
      | Lightning Bolt (1) |
      | Lightning Bolt (2) |
      | Lightning Bolt (3) |
      | Lightning Bolt (4) |
    And Alice's mana pool contains {R}{R}{R}{R}
    And Bob controls
      | card          | since   | owner | attached to |
      | Ashen Ghoul   | earlier | Alice |             |
      | Control Magic | earlier | Bob   | Ashen Ghoul |
      | Swamp (2)     | earlier | Bob   |             |
    When Alice casts "Lightning Bolt (1)"
      | target | Ashen Ghoul |
    And the stack resolves
    And Alice casts "Lightning Bolt (2)"
      | target | Grizzly Bears (1) |
    And the stack resolves
    And Alice casts "Lightning Bolt (3)"
      | target | Grizzly Bears (2) |
    And the stack resolves
    And Alice casts "Lightning Bolt (4)"
      | target | Grizzly Bears (3) |
    And the stack resolves
    Then Alice has in the graveyard
      | card              |
      | Ashen Ghoul       |
      | Grizzly Bears (1) |
      | Grizzly Bears (2) |
      | Grizzly Bears (3) |
    When the game reaches Bob's upkeep step
    Then Bob cannot activate "{B}" of "Ashen Ghoul"
      | mana from | Swamp (2) |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{B}" of "Ashen Ghoul"
      | mana from | Swamp (1) |
    When the stack resolves
    Then Alice controls
      | card        | owner |
      | Ashen Ghoul | Alice |

  @id:AB-126 @clause:abil-403.2-unless-the-card-says-otherwise
  @control:abil-403.2-unless-the-card-says-otherwise
  @cr:602.2 @cr:602.1b @cr:602.2a
  @needs:activated-abilities @needs:any-player-abilities @needs:priority @needs:stack @needs:targeting
  @needs:turn-structure
  Scenario: An ability that any player may activate can be activated by an opponent and by the creature's controller, another creature's only by its controller
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Ribbon Snake      | earlier |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {C}{C}
    And Bob's mana pool contains {C}{C}
    When Alice passes priority
    Then Bob cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Alice |
    And Bob can activate "{2}" of "Ribbon Snake"
    And the stack contains
      | card         | kind    | controller |
      | Ribbon Snake | ability | Bob        |
    And Alice controls
      | card         | with   |
      | Ribbon Snake | flying |
    When the stack resolves
    Then Alice controls
      | card         | without |
      | Ribbon Snake | flying  |
    And Alice can activate "{2}" of "Ribbon Snake"
    And the stack contains
      | card         | kind    | controller |
      | Ribbon Snake | ability | Alice      |
    When the stack resolves
    And the game reaches Bob's upkeep step
    Then Alice controls
      | card         | with   |
      | Ribbon Snake | flying |

  @id:AB-127 @clause:abil-403.3-restriction-survives-control-change
  @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b
  @needs:activated-abilities @needs:activation-restrictions @needs:control-change @needs:priority @needs:targeting
  @needs:mana-abilities
  Scenario: An ability that may be activated only once each turn, once used, is not there again for a player who takes the creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Rootwalla (1) | earlier |
    And Alice's mana pool contains {G}{G}
    And Bob controls
      | card          | since   |
      | Rootwalla (2) | earlier |
      | Forest (1)    | earlier |
      | Forest (2)    | earlier |
    And Bob has in hand
      | card           |
      | Ray of Command |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Alice activates "{1}{G}" of "Rootwalla (1)"
    And the stack resolves
    And Alice passes priority
    And Bob casts "Ray of Command"
      | target | Rootwalla (1) |
    And the stack resolves
    Then Bob controls
      | card          | owner | P/T |
      | Rootwalla (1) | Alice | 4/4 |
    When Alice passes priority
    Then Bob cannot activate "{1}{G}" of "Rootwalla (1)"
      | mana from | Forest (1); Forest (2) |
    And Bob can activate "{1}{G}" of "Rootwalla (2)"
      | mana from | Forest (1); Forest (2) |
    When the stack resolves
    Then Bob controls
      | card          | P/T |
      | Rootwalla (1) | 4/4 |
      | Rootwalla (2) | 4/4 |

  @id:AB-128 @clause:abil-403.3-restriction-survives-control-change
  @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b
  @needs:activated-abilities @needs:activation-restrictions @needs:control-change @needs:priority @needs:targeting
  @needs:mana-abilities
  Scenario: The one activation a turn that the former controller left unused is there for the new one, and no second
    Given it is Alice's precombat main phase
    And Alice controls
      | card      | since   |
      | Rootwalla | earlier |
    And Bob controls
      | card       | since   |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
      | Forest (3) | earlier |
      | Forest (4) | earlier |
    And Bob has in hand
      | card           |
      | Ray of Command |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Alice passes priority
    And Bob casts "Ray of Command"
      | target | Rootwalla |
    And the stack resolves
    And Alice passes priority
    Then Bob can activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (1); Forest (2) |
    When the stack resolves
    Then Bob controls
      | card      | P/T |
      | Rootwalla | 4/4 |
    When Alice passes priority
    Then Bob cannot activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (3); Forest (4) |

  @id:AB-129 @clause:abil-403.3-restriction-survives-control-change
  @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b
  @needs:activated-abilities @needs:activation-restrictions @needs:control-change @needs:auras @needs:priority
  @needs:targeting @needs:mana-abilities @needs:turn-structure
  Scenario: On the next turn the new controller can activate once the ability that the former one had used up
    Given it is Bob's precombat main phase
    And Alice controls
      | card       | since   |
      | Rootwalla  | earlier |
      | Forest (1) | earlier |
      | Forest (2) | earlier |
    And Bob controls
      | card       | since   |
      | Forest (3) | earlier |
      | Forest (4) | earlier |
      | Forest (5) | earlier |
      | Forest (6) | earlier |
    And Bob has in hand
      | card          |
      | Control Magic |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Control Magic"
      | target | Rootwalla |
    And Bob passes priority
    And Alice activates "{1}{G}" of "Rootwalla"
      | mana from | Forest (1); Forest (2) |
    And the stack resolves
    Then Bob controls
      | card      | owner | P/T |
      | Rootwalla | Alice | 4/4 |
    And Bob cannot activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (3); Forest (4) |
    When the game reaches Alice's precombat main phase
    And Alice passes priority
    Then Bob can activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (3); Forest (4) |
    When the stack resolves
    Then Bob controls
      | card      | P/T |
      | Rootwalla | 4/4 |
    When Alice passes priority
    Then Bob cannot activate "{1}{G}" of "Rootwalla"
      | mana from | Forest (5); Forest (6) |

  @id:AB-723 @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b @cr:602.5 @needs:activated-abilities @needs:auras
  Scenario: What may be activated only once each turn and only during one's own turn cannot be activated in an opponent's turn, and can again in the next one of one's own
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to       |
      | Prodigal Sorcerer | earlier |                   |
      | Instill Energy    | earlier | Prodigal Sorcerer |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And the stack resolves
    And Alice activates "{0}" of "Instill Energy"
    And the stack resolves
    Then Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | no     |
    And Alice cannot activate "{0}" of "Instill Energy"
    When the game reaches Bob's upkeep step
    And Bob passes priority
    Then Alice cannot activate "{0}" of "Instill Energy"
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{0}" of "Instill Energy"
