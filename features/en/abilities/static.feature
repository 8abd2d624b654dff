Feature: Static abilities
  A static ability is not activated and does not trigger: what it says is true for as long as it is there, without ever
  going on the stack.

  @id:AB-150 @clause:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:604.2 @cr:113.3d
  @needs:static-abilities @needs:priority @needs:targeting
  Scenario: A static ability affects a creature as it enters, and no longer once its source has left the battlefield
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Glorious Anthem | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Bob has in hand
      | card       |
      | Disenchant |
    And Bob's mana pool contains {W}{W}
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 3/3 |
    When Alice passes priority
    And Bob casts "Disenchant"
      | target | Glorious Anthem |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card            |
      | Glorious Anthem |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |

  @id:AB-151 @clause:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:604.2 @cr:704.5g
  @needs:static-abilities @needs:priority @needs:damage @needs:state-based-actions @needs:targeting
  Scenario: A damaged creature that only a static bonus keeps alive is destroyed as soon as the bonus is gone
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | damage |
      | Glorious Anthem | earlier |        |
      | Llanowar Elves  | earlier | 1      |
    And Bob has in hand
      | card       |
      | Disenchant |
    And Bob's mana pool contains {W}{W}
    Then Alice controls
      | card           | P/T |
      | Llanowar Elves | 2/2 |
    When Alice passes priority
    And Bob casts "Disenchant"
      | target | Glorious Anthem |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card            |
      | Glorious Anthem |
      | Llanowar Elves  |

  @id:AB-152 @clause:abil-405.1-static-is-never-on-the-stack @control:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:113.6 @cr:405.6b
  @needs:static-abilities @needs:stack
  Scenario: The ability of an enchantment works from the moment it enters, not while it is a spell, and puts nothing on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice casts "Glorious Anthem"
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |
    When the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card            | P/T |
      | Glorious Anthem |     |
      | Grizzly Bears   | 3/3 |
    And Bob controls
      | card       | P/T |
      | Hill Giant | 3/3 |

  @id:AB-153 @clause:abil-405.1-static-is-never-on-the-stack @control:abil-405.1-static-is-never-on-the-stack
  @cr:604.1 @cr:405.6b @cr:113.9
  @needs:static-abilities @needs:counter-ability @needs:activated-abilities @needs:priority @needs:targeting
  @needs:damage @needs:stack
  Scenario: What counters abilities never finds a static one to counter
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card            |
      | Glorious Anthem |
    And Alice's mana pool contains {W}{W}{W}
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice casts "Glorious Anthem"
    And the top of the stack resolves
    And Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice passes priority
    Then the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    And Bob cannot cast "Stifle"
      | target | ability: Glorious Anthem |
    And Bob can cast "Stifle"
      | target | ability: Prodigal Sorcerer |
    When the stack resolves
    Then Bob has 20 life
    And Alice controls
      | card              | P/T |
      | Prodigal Sorcerer | 2/2 |

  @id:AB-408 @clause:abil-405.1-static-works-all-the-time
  @cr:604.3 @cr:514.1 @cr:402.2 @needs:static-abilities @needs:turn-structure @needs:characteristic-defining
  Scenario: Maro is as large as nine cards in hand until its controller discards down to seven in the cleanup step
    Given it is Alice's end step
    And Alice controls
      | card | since   |
      | Maro | earlier |
    And Alice has in hand
      | card       |
      | Forest     |
      | Forest (2) |
      | Forest (3) |
      | Forest (4) |
      | Forest (5) |
      | Forest (6) |
      | Forest (7) |
      | Shock      |
      | Fog        |
    And Alice will choose
      | choice | answer     |
      | object | Shock; Fog |
    Then Alice controls
      | card | P/T |
      | Maro | 9/9 |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card | P/T |
      | Maro | 7/7 |
    And Alice has in the graveyard
      | card  |
      | Shock |
      | Fog   |
    And Alice has 7 cards in hand
    And Bob has 0 cards in the graveyard

  @id:AB-421 @clause:abil-405.1-static-works-all-the-time @control:abil-405.1-static-works-all-the-time
  @cr:609.4b @cr:604.1 @cr:105.2c @needs:static-abilities @needs:color-change
  Scenario: While Mycosynth Lattice is there black mana pays for white, and once it is gone it does not
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Mycosynth Lattice | earlier |
      | Grizzly Bears     | earlier |
    And Alice has in hand
      | card              |
      | Holy Strength     |
      | Holy Strength (2) |
      | Disenchant        |
    And Alice's mana pool contains {B}{B}{B}{B}
    When Alice casts "Holy Strength"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | P/T | types                 | colors |
      | Grizzly Bears | 3/4 | artifact; creature    | none   |
      | Holy Strength |     | artifact; enchantment | none   |
    And Alice's mana pool contains {B}{B}{B}
    When Alice casts "Disenchant"
      | target | Mycosynth Lattice |
    And the stack resolves
    Then Alice cannot cast "Holy Strength (2)"
      | target | Grizzly Bears |
    And Alice controls
      | card          | P/T | types    | colors |
      | Grizzly Bears | 3/4 | creature | green  |

  @id:AB-424 @clause:abil-405.1-static-works-all-the-time @control:abil-405.1-static-works-all-the-time
  @cr:305.2 @cr:305.2a @cr:305.1 @cr:604.1 @needs:static-abilities @needs:turn-structure
  Scenario: Exploration allows a second land each turn as soon as it is there, not a third, and only cards in hand are played
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Forest      |
      | Forest (2)  |
      | Forest (3)  |
      | Forest (4)  |
      | Forest (5)  |
      | Exploration |
    And Alice has in the graveyard
      | card   |
      | Island |
    And Bob has in hand
      | card  |
      | Swamp |
    Then Alice cannot play "Island"
    And Alice cannot play "Swamp"
    When Alice plays "Forest"
    Then Alice cannot play "Forest (2)"
    When Alice casts "Exploration"
      | mana from | Forest |
    And the stack resolves
    Then Alice can play "Forest (2)"
    And Alice cannot play "Forest (3)"
    When the game reaches Alice's precombat main phase
    Then Alice can play "Forest (3)"
    And Alice can play "Forest (4)"
    And Alice cannot play "Forest (5)"

  @id:AB-606 @clause:abil-405.1-static-works-all-the-time
  @cr:604.3 @cr:514.1 @cr:402.2 @needs:static-abilities @needs:turn-structure @needs:characteristic-defining
  Scenario: With seven cards in hand nothing is discarded in the cleanup step, and Maro stays 7/7
    Given it is Alice's end step
    And Alice controls
      | card | since   |
      | Maro | earlier |
    And Alice has in hand
      | card       |
      | Forest     |
      | Forest (2) |
      | Forest (3) |
      | Forest (4) |
      | Forest (5) |
      | Forest (6) |
      | Forest (7) |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card | P/T |
      | Maro | 7/7 |
    And Alice has 7 cards in hand

  @id:AB-675 @clause:abil-405.1-static-works-all-the-time @control:abil-405.1-static-works-all-the-time @cr:305.2
  @cr:305.2b @cr:604.1 @needs:static-abilities @needs:turn-structure
  Scenario: Once Exploration is gone, a player who has played two lands plays no other, and one on the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Exploration | earlier |
    And Alice has in hand
      | card       |
      | Forest     |
      | Forest (2) |
      | Forest (3) |
      | Forest (4) |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    When Alice plays "Forest"
    And Alice plays "Forest (2)"
    And Alice casts "Disenchant"
      | target | Exploration |
    And the stack resolves
    Then Alice cannot play "Forest (3)"
    When the game reaches Alice's precombat main phase
    Then Alice can play "Forest (3)"
    And Alice cannot play "Forest (4)"

  @id:AB-724 @clause:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:113.3d @cr:509.1b @cr:105.3 @needs:static-abilities @needs:combat @needs:auras @needs:color-change
  Scenario: An Aura that keeps black creatures from blocking does so from the moment on at which its creature becomes black
    Given it is Alice's declare attackers step
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card      |
      | Deathlace |
    And Alice's mana pool contains {B}
    And Bob controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Hobble        | earlier | Grizzly Bears |
    When Alice attacks with "Hill Giant"
    And Alice casts "Deathlace"
      | target | Grizzly Bears |
    And the stack resolves
    And the game reaches Alice's declare blockers step
    Then Bob cannot block "Hill Giant" with "Grizzly Bears"

  @id:AB-725 @control:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:509.1b @needs:static-abilities @needs:combat @needs:auras
  Scenario: A creature that can't block may attack, and one that can't attack may block
    Given it is Bob's declare attackers step
    And Bob controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Hobble        | earlier | Grizzly Bears |
      | Watchwolf     | earlier |               |
    And Alice controls
      | card         | since   |
      | Craven Giant | earlier |
    Then Bob cannot attack with "Grizzly Bears"
    And Bob can attack with "Watchwolf"
    When the game reaches Alice's declare attackers step
    And Alice attacks with "Craven Giant"
    And the game reaches Alice's declare blockers step
    Then Bob can block "Craven Giant" with "Grizzly Bears"
