Feature: The source of an ability, and information about objects
  What an ability says its source does is done by the source. Information about an object is taken when it is needed,
  and as the object last was if it has left.

  @id:AB-061 @clause:abil-402.6-source-does-it
  @cr:113.7a @cr:609.7a @cr:615.8 @cr:615.9
  @needs:activated-abilities @needs:prevention @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: The damage that a blue creature's ability has it deal comes from a blue source
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Bob controls
      | card                       | since   |
      | Circle of Protection: Blue | earlier |
    And Bob's mana pool contains {W}
    And Bob will choose
      | choice | answer            |
      | object | Prodigal Sorcerer |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice passes priority
    And Bob activates "{1}" of "Circle of Protection: Blue"
    And the stack resolves
    Then Bob has 20 life

  @id:AB-062 @clause:abil-402.6-source-does-it @control:abil-402.6-source-does-it
  @cr:113.7a @cr:609.7a @cr:615.8 @cr:615.9
  @needs:activated-abilities @needs:prevention @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: A blue creature cannot be chosen as a red source, and what it deals is then not prevented
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Hill Giant        | earlier |
      | Spikeshot Goblin  | earlier |
    And Bob controls
      | card                      | since   |
      | Circle of Protection: Red | earlier |
    And Bob's mana pool contains {W}
    And Bob cannot choose
      | choice | answer            |
      | object | Prodigal Sorcerer |
    And Bob will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice passes priority
    And Bob activates "{1}" of "Circle of Protection: Red"
    And the stack resolves
    Then Bob has 19 life

  @id:AB-063 @clause:abil-402.6-source-does-it @control:abil-402.6-source-does-it
  @cr:113.7a @cr:702.16b
  @needs:activated-abilities @needs:protection @needs:targeting @needs:damage
  Scenario: A creature with protection from blue cannot be targeted by a blue creature's ability, but by a red creature's
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
      | Spikeshot Goblin  | earlier |
    And Alice's mana pool contains {R}
    And Bob controls
      | card          | since   |
      | Scragnoth     | earlier |
      | Grizzly Bears | earlier |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Scragnoth |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Grizzly Bears |
    And Alice can activate "{R}, {T}" of "Spikeshot Goblin"
      | target | Scragnoth |
    When the stack resolves
    Then Bob controls
      | card          | damage |
      | Scragnoth     | 1      |
      | Grizzly Bears | 1      |

  @id:AB-064 @clause:abil-402.6-source-does-it @control:abil-402.6-source-does-it
  @cr:113.7a @cr:702.16e
  @needs:activated-abilities @needs:protection @needs:damage
  Scenario: The damage of a black enchantment's ability comes from a black source, and protection from black prevents it without any target
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Pestilence | earlier |
    And Alice's mana pool contains {B}
    And Bob controls
      | card          | since   |
      | White Knight  | earlier |
      | Grizzly Bears | earlier |
    When Alice activates "{B}" of "Pestilence"
    And the stack resolves
    Then Bob controls
      | card          | damage |
      | White Knight  | 0      |
      | Grizzly Bears | 1      |
    And Alice has 19 life
    And Bob has 19 life

  @id:AB-065 @clause:abil-402.6-information-checked-on-resolution
  @cr:113.7a @cr:608.2h
  @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: An ability that deals damage equal to its source's power takes the power that the source has on resolution
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {R}{G}
    When Alice activates "{R}, {T}" of "Spikeshot Goblin"
      | target | Bob |
    And Alice casts "Giant Growth"
      | target | Spikeshot Goblin |
    And the stack resolves
    Then Alice controls
      | card             | P/T |
      | Spikeshot Goblin | 4/5 |
    And Bob has 16 life

  @id:AB-066 @control:abil-402.6-information-checked-on-resolution
  @cr:113.7a @cr:608.2h
  @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: Once the ability has resolved its source's greater power comes too late
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {R}{G}
    When Alice activates "{R}, {T}" of "Spikeshot Goblin"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life
    When Alice casts "Giant Growth"
      | target | Spikeshot Goblin |
    And the stack resolves
    Then Alice controls
      | card             | P/T |
      | Spikeshot Goblin | 4/5 |
    And Bob has 19 life

  @id:AB-067 @clause:abil-402.6-last-known-information
  @cr:113.7a @cr:608.2h
  @needs:activated-abilities @needs:last-known-information @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: An ability uses the power that its source last had on the battlefield if the source has been exiled
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {R}{G}
    And Bob has in hand
      | card                 |
      | Swords to Plowshares |
    And Bob's mana pool contains {W}
    When Alice activates "{R}, {T}" of "Spikeshot Goblin"
      | target | Bob |
    And Alice casts "Giant Growth"
      | target | Spikeshot Goblin |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Swords to Plowshares"
      | target | Spikeshot Goblin |
    And the top of the stack resolves
    Then Alice has in exile
      | card             |
      | Spikeshot Goblin |
    And the stack contains
      | card             | kind    | controller |
      | Spikeshot Goblin | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Bob has 16 life

  @id:AB-068 @control:abil-402.6-last-known-information
  @cr:113.7a @cr:608.2b @cr:608.2h
  @needs:activated-abilities @needs:last-known-information @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: If the source is exiled before its power grows, the ability uses the power that it had until then
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Spikeshot Goblin | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {R}{G}
    And Bob has in hand
      | card                 |
      | Swords to Plowshares |
    And Bob's mana pool contains {W}
    When Alice activates "{R}, {T}" of "Spikeshot Goblin"
      | target | Bob |
    And Alice casts "Giant Growth"
      | target | Spikeshot Goblin |
    And Alice passes priority
    And Bob casts "Swords to Plowshares"
      | target | Spikeshot Goblin |
    And the stack resolves
    Then Alice has in exile
      | card             |
      | Spikeshot Goblin |
    And Bob has 19 life

  @id:AB-069 @clause:abil-402.6-spell-uses-last-known-information
  @control:abil-402.6-spell-uses-last-known-information
  @cr:608.2h
  @needs:last-known-information @needs:stack @needs:targeting @needs:priority
  Scenario: The life gained for an exiled creature is the power that it last had on the battlefield, whatever its card says
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
    And Alice's mana pool contains {G}
    And Bob has in hand
      | card                     |
      | Swords to Plowshares (1) |
      | Swords to Plowshares (2) |
    And Bob's mana pool contains {W}{W}
    When Alice casts "Giant Growth"
      | target | Grizzly Bears (1) |
    And the stack resolves
    And Alice passes priority
    And Bob casts "Swords to Plowshares (1)"
      | target | Grizzly Bears (1) |
    And the stack resolves
    Then Alice has in exile
      | card              |
      | Grizzly Bears (1) |
    And Alice has 25 life
    When Alice passes priority
    And Bob casts "Swords to Plowshares (2)"
      | target | Grizzly Bears (2) |
    And the stack resolves
    Then Alice has 27 life

  @id:AB-070 @clause:abil-402.6-spell-uses-last-known-information
  @cr:608.2h @cr:601.2h @cr:701.21a
  @needs:last-known-information @needs:additional-costs @needs:sacrifice @needs:stack @needs:targeting @needs:damage
  Scenario: A creature sacrificed as a cost counts with the power that it last had on the battlefield
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
      | Fling        |
    And Alice's mana pool contains {R}{R}{G}
    When Alice casts "Giant Growth"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice cannot cast "Fling"
      | target    | Bob        |
      | paid with | Hill Giant |
    When Alice casts "Fling"
      | target    | Bob           |
      | paid with | Grizzly Bears |
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    When the stack resolves
    Then Bob has 15 life

  @id:AB-071 @control:abil-402.6-spell-uses-last-known-information
  @cr:608.2b @cr:608.2h @cr:601.2h
  @needs:last-known-information @needs:additional-costs @needs:sacrifice @needs:stack @needs:targeting @needs:damage
  Scenario: A creature sacrificed before its power could grow counts with the power that it had until then
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card         |
      | Giant Growth |
      | Fling        |
    And Alice's mana pool contains {R}{R}{G}
    When Alice casts "Giant Growth"
      | target | Grizzly Bears |
    And Alice casts "Fling"
      | target    | Bob           |
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Bob has 18 life

  @id:AB-420 @clause:abil-402.6-source-does-it
  @cr:113.7a @cr:609.7a @cr:615.8 @cr:608.2h @needs:prevention @needs:stack @needs:sacrifice
  Scenario: The damage of a Mogg Fanatic already sacrificed is that of the Fanatic, which can still be chosen as its source
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Hill Giant       | earlier |
      | Mogg Fanatic     | earlier |
      | Mogg Fanatic (2) | earlier |
    And Bob controls
      | card                      | since   |
      | Circle of Protection: Red | earlier |
    And Bob's mana pool contains {C}
    And Bob will choose
      | choice | answer       |
      | object | Mogg Fanatic |
    When Alice activates "sacrifice" of "Mogg Fanatic"
      | target | Bob |
    And Alice passes priority
    And Bob activates "{1}" of "Circle of Protection: Red"
    And the stack resolves
    Then Bob has 20 life
    When Alice activates "sacrifice" of "Mogg Fanatic (2)"
      | target | Bob |
    And the stack resolves
    Then Bob has 19 life

  @id:AB-604 @clause:abil-402.6-exists-independently @control:abil-402.6-exists-independently
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:113.7a @cr:800.4a @needs:stack @needs:activated-abilities @needs:multiplayer @needs:damage @needs:targeting
  Scenario: As Bob leaves the game, the ability that Alice activated of his Sorcerer stays on the stack and resolves, while his own ability is gone
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card              | since   | owner |
      | Prodigal Sorcerer | earlier | Bob   |
    And Bob controls
      | card                  | since   |
      | Prodigal Sorcerer (2) | earlier |
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Chloé |
    And Alice passes priority
    And Bob activates "{T}" of "Prodigal Sorcerer (2)"
      | target | Alice |
    And Bob concedes the game
    Then the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    When the stack resolves
    Then Chloé has 19 life
    And Alice has 20 life

  @id:AB-609 @clause:abil-402.6-spell-uses-last-known-information @ruleset:cr-2024 @ruleset:cr-2026
  @cr:107.1b @cr:608.2h @cr:119.3 @needs:stack @needs:targeting @needs:zone-change @needs:counters
  Scenario: Swords to Plowshares on a creature with power 0 or less gains its controller no life, and takes none
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                     |
      | Swords to Plowshares (1) |
      | Swords to Plowshares (2) |
      | Swords to Plowshares (3) |
    And Bob controls
      | card               | since   | counters |
      | Ornithopter (zero) | earlier |          |
      | Ornithopter (less) | earlier | 1 -1/-1  |
      | Grizzly Bears      | earlier |          |
    And Alice's mana pool contains {W}{W}{W}
    When Alice casts "Swords to Plowshares (1)"
      | target | Ornithopter (zero) |
    And the stack resolves
    Then Bob has 20 life
    When Alice casts "Swords to Plowshares (2)"
      | target | Ornithopter (less) |
    And the stack resolves
    Then Bob has 20 life
    When Alice casts "Swords to Plowshares (3)"
      | target | Grizzly Bears |
    And the stack resolves
    Then Bob has 22 life

  @id:AB-691 @clause:abil-402.6-spell-uses-last-known-information @control:abil-402.6-spell-uses-last-known-information
  @cr:608.2h @cr:119.3 @needs:last-known-information @needs:targeting
  Scenario: Swords to Plowshares gives nothing for a creature whose last power was 0, and 3 life for one whose power was 3
    Given it is Alice's precombat main phase
    And Bob controls
      | card        | since   |
      | Ornithopter | earlier |
      | Hill Giant  | earlier |
    And Alice has in hand
      | card                     |
      | Swords to Plowshares     |
      | Swords to Plowshares (2) |
    And Alice's mana pool contains {W}{W}
    When Alice casts "Swords to Plowshares"
      | target | Ornithopter |
    And the stack resolves
    Then Bob has 20 life
    And Bob has in exile
      | card        |
      | Ornithopter |
    When Alice casts "Swords to Plowshares (2)"
      | target | Hill Giant |
    And the stack resolves
    Then Bob has 23 life
