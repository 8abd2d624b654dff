Feature: Keyword abilities that grant haste, and others
  Suspend, unearth, dash, awaken and riot can let a creature attack the turn it arrives; embalm and flash do not.

  @id:SS-160 @clause:ss-kw-suspend @control:ss-kw-suspend
  @cr:702.62a @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:suspend
  Scenario: A creature cast as its last time counter is removed may attack that turn, one cast from hand may not
    Given it is Bob's end step
    And Alice has in exile
      | card                          | counters |
      | Keldon Halberdier (suspended) | 1 time   |
    And Alice has in hand
      | card                     |
      | Keldon Halberdier (cast) |
    And Alice controls
      | card         | since   |
      | Mountain     | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
      | Mountain (4) | earlier |
      | Mountain (5) | earlier |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When the game reaches Alice's upkeep step
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice casts "Keldon Halberdier (cast)"
      | mana from | Mountain; Mountain (2); Mountain (3); Mountain (4); Mountain (5) |
    And the stack resolves
    Then Alice controls
      | card                          | with                | without |
      | Keldon Halberdier (suspended) | first strike; haste |         |
      | Keldon Halberdier (cast)      | first strike        | haste   |
    And Alice cannot attack with "Keldon Halberdier (cast)"
    And Alice can attack with "Keldon Halberdier (suspended)"
    When the game reaches Alice's combat damage step
    Then Bob has 16 life

  @id:SS-161 @clause:ss-kw-suspend @control:ss-kw-suspend @cr:702.62a @cr:302.6
  @needs:combat @needs:haste @needs:suspend @needs:auras @needs:control-change @needs:turn-structure
  Scenario: A creature that arrived from suspend loses haste once another player takes control of it
    Given it is Bob's end step
    And Alice has in exile
      | card              | counters |
      | Keldon Halberdier | 1 time   |
    And Bob has in hand
      | card          |
      | Control Magic |
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When the game reaches Alice's upkeep step
    And the stack resolves
    And the game reaches Bob's precombat main phase
    Then Alice controls
      | card              | with  |
      | Keldon Halberdier | haste |
    When Bob casts "Control Magic"
      | target    | Keldon Halberdier                          |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card              | without |
      | Keldon Halberdier | haste   |
    And Bob cannot attack with "Keldon Halberdier"
    When the game reaches Bob's precombat main phase
    Then Bob can attack with "Keldon Halberdier"

  @id:SS-162 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:702.10b @cr:302.6
  @needs:combat @needs:haste @needs:reanimation @needs:activated-abilities @needs:triggered-abilities
  Scenario: An unearthed creature may attack this turn, unlike one cast from hand, and is exiled at the next end step
    Given it is Alice's precombat main phase
    And Alice has in the graveyard
      | card                         |
      | Dregscape Zombie (unearthed) |
    And Alice has in hand
      | card                    |
      | Dregscape Zombie (cast) |
    And Alice's mana pool contains {B}{B}{B}
    When Alice activates "unearth" of "Dregscape Zombie (unearthed)"
    And the stack resolves
    And Alice casts "Dregscape Zombie (cast)"
    And the stack resolves
    Then Alice controls
      | card                         | with  | without |
      | Dregscape Zombie (unearthed) | haste |         |
      | Dregscape Zombie (cast)      |       | haste   |
    And Alice cannot attack with "Dregscape Zombie (cast)"
    And Alice can attack with "Dregscape Zombie (unearthed)"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life
    When the game reaches Alice's end step
    And the stack resolves
    Then Alice has in exile
      | card                         |
      | Dregscape Zombie (unearthed) |
    And Alice controls
      | card                    |
      | Dregscape Zombie (cast) |

  @id:SS-163 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:302.6 @needs:combat @needs:reanimation @needs:turn-structure
  Scenario: A creature with unearth returned from the graveyard by a spell has no haste and waits for the next turn
    Given it is Alice's precombat main phase
    And Alice has in the graveyard
      | card             |
      | Dregscape Zombie |
    And Alice has in hand
      | card      |
      | Reanimate |
    And Alice's mana pool contains {B}
    When Alice casts "Reanimate"
      | target | Dregscape Zombie |
    And the stack resolves
    Then Alice has 18 life
    And Alice controls
      | card             | without |
      | Dregscape Zombie | haste   |
    And Alice cannot attack with "Dregscape Zombie"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Dregscape Zombie"

  @id:SS-164 @clause:ss-kw-dash @control:ss-kw-dash
  @cr:702.109a @cr:702.10b @cr:302.6
  @needs:combat @needs:haste @needs:alternative-costs @needs:triggered-abilities
  Scenario: A creature cast for its dash cost may attack this turn, unlike one cast for its mana cost, and returns to hand
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Mardu Scout (dash) |
      | Mardu Scout (cast) |
    And Alice's mana pool contains {R}{R}{R}{R}
    When Alice casts "Mardu Scout (dash)"
      | cast with | dash |
    And the stack resolves
    And Alice casts "Mardu Scout (cast)"
    And the stack resolves
    Then Alice controls
      | card               | with  | without |
      | Mardu Scout (dash) | haste |         |
      | Mardu Scout (cast) |       | haste   |
    And Alice cannot attack with "Mardu Scout (cast)"
    And Alice can attack with "Mardu Scout (dash)"
    When the game reaches Alice's combat damage step
    Then Bob has 17 life
    When the game reaches Alice's end step
    And the stack resolves
    Then Alice has in hand
      | card               |
      | Mardu Scout (dash) |
    And Alice controls
      | card               |
      | Mardu Scout (cast) |

  @id:SS-165 @clause:ss-kw-awaken @control:ss-kw-awaken @cr:702.113a @cr:702.10b
  @needs:combat @needs:haste @needs:type-change @needs:alternative-costs @needs:counters
  Scenario: A land played this turn may attack once it is awakened
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Island            |
      | Coastal Discovery |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice plays "Island"
    And Alice casts "Coastal Discovery"
      | target    | Island |
      | cast with | awaken |
    And the stack resolves
    Then Alice has 2 cards in hand
    And Alice controls
      | card   | P/T | types          | subtypes          | with  | counters |
      | Island | 4/4 | land; creature | Island; Elemental | haste | 4 +1/+1  |
    And Alice can attack with "Island"
    When the game reaches Alice's combat damage step
    Then Bob has 16 life

  @id:SS-166 @clause:ss-kw-awaken @control:ss-kw-awaken @cr:702.113a @cr:702.10c @cr:305.6
  @needs:mana-abilities @needs:haste @needs:type-change @needs:alternative-costs @needs:counters
  Scenario: A land played and awakened this turn can be tapped for mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Island            |
      | Coastal Discovery |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice plays "Island"
    And Alice casts "Coastal Discovery"
      | target    | Island |
      | cast with | awaken |
    And the stack resolves
    Then Alice controls
      | card   | P/T | tapped |
      | Island | 4/4 | no     |
    And Alice's mana pool is empty
    And Alice can activate "{T}" of "Island"
    And Alice's mana pool contains {U}
    And Alice controls
      | card   | tapped |
      | Island | yes    |

  @id:SS-167 @clause:ss-kw-riot @control:ss-kw-riot
  @cr:702.136a @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:counters
  Scenario: Of two creatures with riot cast this turn, the one with haste may attack and the one with the counter may not
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                      |
      | Zhur-Taa Goblin (haste)   |
      | Zhur-Taa Goblin (counter) |
    And Alice's mana pool contains {R}{R}{G}{G}
    And Alice will choose
      | choice | answer  |
      | option | haste   |
      | option | counter |
    When Alice casts "Zhur-Taa Goblin (haste)"
    And the stack resolves
    And Alice casts "Zhur-Taa Goblin (counter)"
    And the stack resolves
    Then Alice controls
      | card                      | P/T | with  | without | counters |
      | Zhur-Taa Goblin (haste)   | 2/2 | haste |         | none     |
      | Zhur-Taa Goblin (counter) | 3/3 |       | haste   | 1 +1/+1  |
    And Alice cannot attack with "Zhur-Taa Goblin (counter)"
    And Alice can attack with "Zhur-Taa Goblin (haste)"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-168 @clause:ss-kw-others-grant-none @control:ss-kw-others-grant-none
  @cr:702.128a @cr:702.10b @cr:302.6
  @needs:combat @needs:tokens @needs:copy @needs:activated-abilities @needs:turn-structure
  Scenario: A token created by embalm has no haste and may attack only on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in the graveyard
      | card               |
      | Angel of Sanctions |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    When Alice activates "embalm" of "Angel of Sanctions"
    And the stack resolves
    Then Alice has in exile
      | card               |
      | Angel of Sanctions |
    And Alice controls
      | card                       | token | P/T | subtypes      | colors | mana cost | with   | without |
      | Angel of Sanctions (token) | yes   | 3/4 | Angel; Zombie | white  | none      | flying | haste   |
    And Alice cannot attack with "Angel of Sanctions (token)"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Angel of Sanctions (token)"
    When the game reaches Alice's combat damage step
    Then Bob has 17 life

  @id:SS-169 @clause:ss-flash-no-haste @clause:ss-kw-others-grant-none
  @cr:702.8a @cr:302.6 @needs:combat @needs:flash
  Scenario: A creature with flash cast at the beginning of combat cannot attack in that combat
    Given it is Alice's beginning of combat step
    And Alice has in hand
      | card         |
      | Ambush Viper |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Ambush Viper"
    And the stack resolves
    Then Alice controls
      | card         | without |
      | Ambush Viper | haste   |
    And Alice cannot attack with "Ambush Viper"

  @id:SS-170 @clause:ss-flash-no-haste @control:ss-flash-no-haste
  @cr:702.8a @cr:302.6 @needs:combat @needs:flash @needs:turn-structure
  Scenario: A creature with flash cast at the end of the opponent's turn may attack on its controller's turn
    Given it is Bob's end step
    And Alice has in hand
      | card         |
      | Ambush Viper |
    And Alice's mana pool contains {G}{G}
    When Bob passes priority
    And Alice casts "Ambush Viper"
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice can attack with "Ambush Viper"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-412 @clause:x-ss-suspend-not-cast
  @cr:702.62a @cr:608.2d @cr:702.62b @needs:suspend @needs:turn-structure
  Scenario: A creature that is not cast as its last time counter is removed stays in exile, suspended no more
    Given it is Bob's end step
    And Alice has in exile
      | card              | counters |
      | Keldon Halberdier | 1 time   |
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice has in exile
      | card              | counters |
      | Keldon Halberdier | none     |
    When the game reaches Alice's upkeep step
    Then the stack is empty
    And Alice has in exile
      | card              |
      | Keldon Halberdier |

  @id:SS-401 @clause:ss-kw-suspend @clause:x-ss-suspend-when-it-could-be-cast @control:ss-kw-suspend
  @control:x-ss-suspend-when-it-could-be-cast @control:x-ss-suspend-not-cast
  @cr:702.62a @cr:116.2f @cr:302.6 @needs:combat @needs:haste @needs:suspend @needs:turn-structure
  Scenario: A creature suspended from the hand with four time counters is cast in its owner's fourth upkeep and may attack then
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Alice has in hand
      | card              |
      | Keldon Halberdier |
      | Hill Giant        |
    And Alice has in the graveyard
      | card                  |
      | Keldon Halberdier (2) |
    And Bob has in hand
      | card                  |
      | Keldon Halberdier (3) |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When Alice activates "{T}" of "Mountain"
    Then Alice cannot suspend "Hill Giant"
    And Alice cannot suspend "Keldon Halberdier (2)"
    And Alice cannot suspend "Keldon Halberdier (3)"
    When Alice suspends "Keldon Halberdier"
    Then the stack is empty
    And Alice's mana pool is empty
    And Alice has in exile
      | card              | counters |
      | Keldon Halberdier | 4 time   |
    When the game reaches Bob's upkeep step
    Then the stack is empty
    When the game reaches Alice's upkeep step
    And the stack resolves
    And the game reaches Alice's upkeep step
    And the stack resolves
    And the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice has in exile
      | card              | counters |
      | Keldon Halberdier | 1 time   |
    When the game reaches Alice's upkeep step
    And the stack resolves
    Then Alice controls
      | card              | with                |
      | Keldon Halberdier | haste; first strike |
    And Alice can attack with "Keldon Halberdier"

  @id:SS-402 @clause:x-ss-suspend-when-it-could-be-cast @control:x-ss-suspend-when-it-could-be-cast
  @cr:702.62a @cr:702.62c @cr:116.2f @cr:601.3 @needs:suspend @needs:casting-timing @needs:turn-structure
  Scenario: A creature can be suspended only when it could be cast: on Bob's turn while Vedalken Orrery is there, and not once it is gone
    Given it is Bob's upkeep step
    And Alice controls
      | card            | since   |
      | Vedalken Orrery | earlier |
      | Mountain        | earlier |
      | Mountain (2)    | earlier |
    And Bob controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
    And Alice has in hand
      | card                  |
      | Keldon Halberdier     |
      | Keldon Halberdier (2) |
    And Bob has in hand
      | card       |
      | Disenchant |
    When Bob passes priority
    And Alice activates "{T}" of "Mountain"
    Then Alice can suspend "Keldon Halberdier"
    When the game reaches Bob's draw step
    And Bob casts "Disenchant"
      | target    | Vedalken Orrery    |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    And Bob passes priority
    And Alice activates "{T}" of "Mountain (2)"
    Then Alice cannot suspend "Keldon Halberdier (2)"
    And Alice has in exile
      | card              | counters |
      | Keldon Halberdier | 4 time   |

  @id:SS-420 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:307.5 @cr:702.10b @needs:combat @needs:haste @needs:graveyard-abilities @needs:turn-structure
  Scenario: Unearth is activated only when a sorcery could be cast, and the creature that it returns may attack at once
    Given it is Bob's upkeep step
    And Alice has in the graveyard
      | card             |
      | Dregscape Zombie |
    And Alice controls
      | card  | since   |
      | Swamp | earlier |
    When Bob passes priority
    Then Alice cannot activate "unearth" of "Dregscape Zombie"
      | mana from | Swamp |
    When the game reaches Alice's precombat main phase
    Then Alice can activate "unearth" of "Dregscape Zombie"
      | mana from | Swamp |
    When the stack resolves
    Then Alice can attack with "Dregscape Zombie"

  @id:SS-421 @clause:ss-kw-others-grant-none @control:ss-kw-others-grant-none
  @cr:702.128a @cr:307.5 @cr:302.6 @needs:combat @needs:graveyard-abilities @needs:turn-structure @needs:tokens @needs:copy
  Scenario: Embalm is activated only when a sorcery could be cast, and the token that it creates may not attack that turn
    Given it is Bob's upkeep step
    And Alice has in the graveyard
      | card               |
      | Angel of Sanctions |
    And Alice controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Plains (3) | earlier |
      | Plains (4) | earlier |
      | Plains (5) | earlier |
      | Plains (6) | earlier |
      | Watchwolf  | earlier |
    When Bob passes priority
    Then Alice cannot activate "embalm" of "Angel of Sanctions"
      | mana from | Plains; Plains (2); Plains (3); Plains (4); Plains (5); Plains (6) |
    When the game reaches Alice's precombat main phase
    Then Alice can activate "embalm" of "Angel of Sanctions"
      | mana from | Plains; Plains (2); Plains (3); Plains (4); Plains (5); Plains (6) |
    When the stack resolves
    Then Alice controls
      | card                   | token | colors | P/T | mana cost |
      | Angel of Sanctions (2) | yes   | white  | 3/4 | none      |
    And Alice cannot attack with "Angel of Sanctions (2)"
    And Alice can attack with "Watchwolf"

  @id:SS-677 @clause:ss-kw-suspend @control:ss-kw-suspend @cr:702.62a @cr:400.7 @cr:302.6 @needs:combat
  @needs:haste @needs:suspend @needs:turn-structure @needs:stack
  Scenario: A suspended creature that has left exile in response is not cast, another one is cast with haste and may attack
    Given it is Bob's end step
    And Alice has in exile
      | card              | counters |
      | Keldon Halberdier | 1 time   |
    And Bob has in exile
      | card                  | counters |
      | Keldon Halberdier (2) | 1 time   |
    And Alice controls
      | card   | since   |
      | Plains | earlier |
    And Alice has in hand
      | card               |
      | Pull from Eternity |
    And Bob will choose
      | choice | answer |
      | may    | yes    |
    When the game reaches Alice's upkeep step
    And the top of the stack resolves
    Then the stack contains
      | card              | kind    |
      | Keldon Halberdier | ability |
    When Alice casts "Pull from Eternity"
      | target    | Keldon Halberdier |
      | mana from | Plains            |
    And the stack resolves
    Then Alice has in the graveyard
      | card              |
      | Keldon Halberdier |
    When the game reaches Bob's upkeep step
    And the stack resolves
    Then Bob can attack with "Keldon Halberdier (2)"

  @id:SS-694 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:614.6 @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:graveyard-abilities @needs:replacement-effects
  Scenario: An unearthed creature attacks at once and is exiled instead of returning to the hand, unlike one cast from hand, which may not attack
    Given it is Alice's precombat main phase
    And Alice has in the graveyard
      | card                         |
      | Dregscape Zombie (unearthed) |
    And Alice has in hand
      | card                    |
      | Dregscape Zombie (cast) |
    And Alice's mana pool contains {B}{B}{B}
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
    And Bob has in hand
      | card         |
      | Unsummon     |
      | Unsummon (2) |
    When Alice activates "unearth" of "Dregscape Zombie (unearthed)"
    And the stack resolves
    And Alice casts "Dregscape Zombie (cast)"
    And the stack resolves
    Then Alice cannot attack with "Dregscape Zombie (cast)"
    And Alice can attack with "Dregscape Zombie (unearthed)"
    When Alice passes priority
    And Bob casts "Unsummon"
      | target    | Dregscape Zombie (unearthed) |
      | mana from | Island                       |
    And Bob casts "Unsummon (2)"
      | target    | Dregscape Zombie (cast) |
      | mana from | Island (2)              |
    And the stack resolves
    Then Alice has in exile
      | card                         |
      | Dregscape Zombie (unearthed) |
    And Alice has in hand
      | card                    |
      | Dregscape Zombie (cast) |

  @id:SS-647 @clause:ss-kw-unearth @control:ss-kw-unearth @cr:702.84a @cr:702.10b @cr:614.6
  @needs:haste @needs:graveyard-abilities @needs:replacement-effects @needs:combat
  Scenario: Dregscape Zombie that was unearthed is exiled as it would die, one that was not goes to the graveyard
    Given it is Alice's precombat main phase
    And Alice has in the graveyard
      | card                 |
      | Dregscape Zombie (1) |
    And Alice controls
      | card                 | since     |
      | Dregscape Zombie (2) | this turn |
    And Alice has in hand
      | card      |
      | Shock (1) |
      | Shock (2) |
    And Alice's mana pool contains {B}{R}{R}
    When Alice activates "unearth" of "Dregscape Zombie (1)"
    And the stack resolves
    Then Alice controls
      | card                 | with  |
      | Dregscape Zombie (1) | haste |
    When Alice casts "Shock (1)"
      | target | Dregscape Zombie (1) |
    And the stack resolves
    And Alice casts "Shock (2)"
      | target | Dregscape Zombie (2) |
    And the stack resolves
    Then Alice has in exile
      | card                 |
      | Dregscape Zombie (1) |
    And Alice has in the graveyard
      | card                 |
      | Dregscape Zombie (2) |
      | Shock (1)            |
      | Shock (2)            |
