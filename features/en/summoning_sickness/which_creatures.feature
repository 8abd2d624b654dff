Feature: Which creatures summoning sickness affects
  Rule 302.6 asks two questions: is the permanent a creature now, and has its controller controlled it continuously
  since that player's most recent turn began?

  @id:SS-027 @clause:ss-302.6-attack @control:ss-302.6-attack @cr:302.6 @cr:508.1a @needs:combat
  Scenario: A creature its controller has not controlled since the turn began cannot attack, another one can
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since     |
      | Grizzly Bears (old) | earlier   |
      | Grizzly Bears (new) | this turn |
    Then Alice cannot attack with "Grizzly Bears (new)"
    And Alice can attack with "Grizzly Bears (old)"

  @id:SS-001 @clause:ss-302.6-attack @control:ss-302.6-attack
  @cr:302.6 @cr:508.1a @needs:combat
  Scenario: A creature cast this turn cannot attack, one controlled since an earlier turn can
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Hill Giant (old) | earlier |
    And Alice has in hand
      | card             |
      | Hill Giant (new) |
    And Alice's mana pool contains {R}{R}{R}{R}
    When Alice casts "Hill Giant (new)"
    And the stack resolves
    Then Alice cannot attack with "Hill Giant (new)"
    And Alice cannot attack with "Hill Giant (old)" and "Hill Giant (new)"
    And Alice can attack with "Hill Giant (old)"

  @id:SS-002 @clause:ss-302.6-attack @control:ss-302.6-attack
  @cr:302.6 @cr:508.1a @needs:combat @needs:turn-structure
  Scenario: A creature cast on one turn can attack on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Hill Giant (old) | earlier |
    And Alice has in hand
      | card             |
      | Hill Giant (new) |
    And Alice's mana pool contains {R}{R}{R}{R}
    When Alice casts "Hill Giant (new)"
    And the stack resolves
    And the game reaches Alice's precombat main phase
    Then Alice can attack with "Hill Giant (old)" and "Hill Giant (new)"
    And Alice controls
      | card             | tapped | attacking |
      | Hill Giant (old) | yes    | Bob       |
      | Hill Giant (new) | yes    | Bob       |

  @id:SS-003 @clause:ss-302.6-tap-ability @control:ss-302.6-tap-ability
  @cr:302.6 @cr:602.5a @cr:107.5 @needs:activated-abilities @needs:turn-structure
  Scenario: The {T} ability of a creature cast this turn can be activated only from its controller's next turn on
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Bob has 20 life
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life
    And Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | yes    |

  @id:SS-004 @clause:ss-302.6-untap-ability @control:ss-302.6-untap-ability @clause:ss-only-three-things @control:ss-only-three-things
  @cr:302.6 @cr:602.5a @cr:107.6 @needs:activated-abilities @needs:untap-symbol @needs:mana-abilities @needs:turn-structure
  Scenario: The {Q} ability of a creature cast this turn can be activated only from its controller's next turn on
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Opposition | earlier |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Alice has in hand
      | card      |
      | Pili-Pala |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer |
      | color  | red    |
    When Alice casts "Pili-Pala"
    And the stack resolves
    And Alice activates "tap" of "Opposition"
      | target    | Mountain  |
      | paid with | Pili-Pala |
    And the stack resolves
    Then Alice cannot activate "{2}, {Q}" of "Pili-Pala"
    And Alice controls
      | card      | tapped |
      | Pili-Pala | yes    |
    When the game reaches Alice's precombat main phase
    And Alice activates "tap" of "Opposition"
      | target    | Mountain  |
      | paid with | Pili-Pala |
    And the stack resolves
    Then Alice can activate "{2}, {Q}" of "Pili-Pala"
      | mana from | Forest; Forest (2) |
    And Alice's mana pool contains {R}
    And Alice controls
      | card      | tapped |
      | Pili-Pala | no     |

  @id:SS-005 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:activated-abilities @needs:zone-change
  Scenario: A noncreature artifact cast this turn can use its {T} ability at once
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Quicksilver Amulet |
      | Grizzly Bears      |
    And Alice's mana pool contains {C}{C}{C}{C}{C}{C}{C}{C}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Quicksilver Amulet"
    And the stack resolves
    Then Alice can activate "{4}, {T}" of "Quicksilver Amulet"
    When the stack resolves
    Then Alice controls
      | card               | tapped |
      | Quicksilver Amulet | yes    |
      | Grizzly Bears      | no     |

  @id:SS-006 @clause:ss-check-is-creature
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities @needs:type-change @needs:auras
  Scenario: An artifact cast this turn that has become a creature cannot use its {T} ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
    And Alice has in hand
      | card            |
      | Mind Stone      |
      | Ensoul Artifact |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Mind Stone"
    And the stack resolves
    And Alice casts "Ensoul Artifact"
      | target    | Mind Stone         |
      | mana from | Island; Island (2) |
    And the stack resolves
    Then Alice controls
      | card       | types              | P/T | tapped |
      | Mind Stone | artifact; creature | 5/5 | no     |
    And Alice cannot activate "{T}" of "Mind Stone"

  @id:SS-007 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:activated-abilities @needs:mana-abilities
  Scenario: Mind Stone can use its {T} ability the turn it is cast as long as it is not a creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mind Stone |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Mind Stone"
    And the stack resolves
    Then Alice controls
      | card       | types    |
      | Mind Stone | artifact |
    And Alice can activate "{T}" of "Mind Stone"
    And Alice's mana pool contains {C}

  @id:SS-008 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:mana-abilities
  Scenario: A land can be tapped for mana the turn it is played
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card   |
      | Forest |
    When Alice plays "Forest"
    Then Alice can activate "{T}" of "Forest"
    And Alice's mana pool contains {G}
    And Alice controls
      | card   | tapped |
      | Forest | yes    |

  @id:SS-009 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:mana-abilities @needs:type-change @needs:auras
  Scenario: A creature cast this turn that has become a noncreature land can be tapped for mana
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
    And Alice has in hand
      | card                   |
      | Llanowar Elves         |
      | Imprisoned in the Moon |
    And Alice's mana pool contains {G}
    When Alice casts "Llanowar Elves"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When Alice casts "Imprisoned in the Moon"
      | target    | Llanowar Elves                 |
      | mana from | Island; Island (2); Island (3) |
    And the stack resolves
    Then Alice controls
      | card           | types |
      | Llanowar Elves | land  |
    And Alice can activate "{T}" of "Llanowar Elves"
    And Alice's mana pool contains {C}

  @id:SS-010 @clause:ss-entry-method-irrelevant @control:ss-entry-method-irrelevant
  @cr:302.6 @cr:110.2a @needs:combat @needs:reanimation @needs:zone-change @needs:activated-abilities @needs:turn-structure
  Scenario: A creature cast, put onto the battlefield from a hand or returned from a graveyard must wait for the next turn alike
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Quicksilver Amulet | earlier |
    And Alice has in hand
      | card                      |
      | Reanimate                 |
      | Grizzly Bears (cast)      |
      | Grizzly Bears (from hand) |
    And Bob has in the graveyard
      | card                           |
      | Grizzly Bears (from graveyard) |
    And Alice's mana pool contains {B}{G}{G}{C}{C}{C}{C}
    And Alice will choose
      | choice | answer                    |
      | object | Grizzly Bears (from hand) |
    When Alice casts "Reanimate"
      | target | Grizzly Bears (from graveyard) |
    And the stack resolves
    And Alice casts "Grizzly Bears (cast)"
    And the stack resolves
    And Alice activates "{4}, {T}" of "Quicksilver Amulet"
    And the stack resolves
    Then Alice has 18 life
    And Alice cannot attack with "Grizzly Bears (cast)"
    And Alice cannot attack with "Grizzly Bears (from hand)"
    And Alice cannot attack with "Grizzly Bears (from graveyard)"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears (cast)", "Grizzly Bears (from hand)" and "Grizzly Bears (from graveyard)"

  @id:SS-011 @clause:ss-card-or-token @control:ss-card-or-token @clause:ss-entry-method-irrelevant
  @cr:302.6 @cr:111.1 @needs:combat @needs:tokens @needs:turn-structure
  Scenario: A card cast this turn and a token created this turn are held back alike until the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Krenko's Command |
      | Mogg Fanatic     |
    And Alice's mana pool contains {R}{R}{R}
    When Alice casts "Krenko's Command"
    And the stack resolves
    And Alice casts "Mogg Fanatic"
    And the stack resolves
    Then Alice controls
      | card         | token |
      | Goblin (1)   | yes   |
      | Goblin (2)   | yes   |
      | Mogg Fanatic | no    |
    And Alice cannot attack with "Mogg Fanatic"
    And Alice cannot attack with "Goblin (1)"
    And Alice cannot attack with "Goblin (2)"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Mogg Fanatic", "Goblin (1)" and "Goblin (2)"

  @id:SS-012 @clause:ss-card-or-token @control:ss-card-or-token
  @cr:302.6 @cr:111.1 @cr:702.10b @needs:combat @needs:tokens @needs:haste
  Scenario: Tokens created this turn cannot attack beside a creature card with haste
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Krenko's Command |
      | Raging Goblin    |
    And Alice's mana pool contains {R}{R}{R}
    When Alice casts "Krenko's Command"
    And the stack resolves
    And Alice casts "Raging Goblin"
    And the stack resolves
    Then Alice cannot attack with "Raging Goblin" and "Goblin (1)"
    And Alice cannot attack with "Raging Goblin" and "Goblin (2)"
    And Alice can attack with "Raging Goblin"
    And Alice controls
      | card          | tapped | attacking |
      | Raging Goblin | yes    | Bob       |
      | Goblin (1)    | no     | none      |
      | Goblin (2)    | no     | none      |

  @id:SS-013 @clause:ss-when-became-creature-irrelevant @control:ss-when-became-creature-irrelevant
  @cr:302.6 @needs:combat @needs:type-change @needs:activated-abilities
  Scenario: A land controlled since an earlier turn can attack the turn it becomes a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card      | since   |
      | Mutavault | earlier |
    And Alice's mana pool contains {C}
    When Alice activates "{1}" of "Mutavault"
    And the stack resolves
    Then Alice controls
      | card      | types          | P/T |
      | Mutavault | creature; land | 2/2 |
    And Alice can attack with "Mutavault"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-014 @clause:ss-when-became-creature-irrelevant
  @cr:302.6 @needs:combat @needs:type-change @needs:activated-abilities
  Scenario: A land played this turn that becomes a creature cannot attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Mutavault |
    And Alice's mana pool contains {C}
    When Alice plays "Mutavault"
    And Alice activates "{1}" of "Mutavault"
    And the stack resolves
    Then Alice controls
      | card      | types          | P/T | tapped |
      | Mutavault | creature; land | 2/2 | no     |
    And Alice cannot attack with "Mutavault"

  @id:SS-015 @clause:ss-type-change-same-permanent @control:ss-type-change-same-permanent
  @cr:302.6 @cr:400.7 @needs:combat @needs:type-change @needs:auras
  Scenario: A creature controlled since an earlier turn that stops being one for a while this turn can still attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Plains        | earlier |
      | Plains (2)    | earlier |
    And Alice has in hand
      | card                   |
      | Imprisoned in the Moon |
      | Disenchant             |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Imprisoned in the Moon"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | types |
      | Grizzly Bears | land  |
    When Alice casts "Disenchant"
      | target    | Imprisoned in the Moon |
      | mana from | Plains; Plains (2)     |
    And the stack resolves
    Then Alice controls
      | card          | types    | P/T |
      | Grizzly Bears | creature | 2/2 |
    And Alice can attack with "Grizzly Bears"

  @id:SS-016 @clause:ss-type-change-same-permanent
  @cr:302.6 @cr:400.7 @needs:combat @needs:type-change @needs:auras
  Scenario: A creature cast this turn that stops being one for a while still cannot attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Plains     | earlier |
      | Plains (2) | earlier |
    And Alice has in hand
      | card                   |
      | Grizzly Bears          |
      | Imprisoned in the Moon |
      | Disenchant             |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Imprisoned in the Moon"
      | target    | Grizzly Bears                  |
      | mana from | Island; Island (2); Island (3) |
    And the stack resolves
    And Alice casts "Disenchant"
      | target    | Imprisoned in the Moon |
      | mana from | Plains; Plains (2)     |
    And the stack resolves
    Then Alice controls
      | card          | types    | P/T |
      | Grizzly Bears | creature | 2/2 |
    And Alice cannot attack with "Grizzly Bears"

  @id:SS-017 @clause:ss-type-change-same-permanent @control:ss-type-change-same-permanent
  @cr:302.6 @cr:301.7 @cr:702.122a @needs:combat @needs:vehicles @needs:turn-structure
  Scenario: A Vehicle crewed on the opponent's turn and crewed again on its controller's turn can attack
    Given it is Bob's end step
    And Alice controls
      | card          | since   |
      | Sky Skiff     | earlier |
      | Grizzly Bears | earlier |
    When Bob passes priority
    And Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card      | types              |
      | Sky Skiff | artifact; creature |
    When the game reaches Alice's precombat main phase
    Then Alice controls
      | card      | types    |
      | Sky Skiff | artifact |
    When Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice can attack with "Sky Skiff"

  @id:SS-018 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @needs:combat @needs:control-change @needs:auras @needs:turn-structure
  Scenario: A creature taken from an opponent can attack only from the thief's next turn on
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card          |
      | Control Magic |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Control Magic"
      | target | Hill Giant |
    And the stack resolves
    Then Alice controls
      | card       | owner | tapped |
      | Hill Giant | Bob   | no     |
    And Alice cannot attack with "Grizzly Bears" and "Hill Giant"
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears" and "Hill Giant"

  @id:SS-019 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:control-change @needs:auras @needs:turn-structure
  Scenario: The {T} ability of a creature taken from an opponent can be activated only from the thief's next turn on
    Given it is Alice's precombat main phase
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card          |
      | Control Magic |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "Control Magic"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-020 @clause:ss-any-gap-in-control @control:ss-any-gap-in-control
  @cr:302.6 @cr:508.1a @needs:combat @needs:control-change @needs:auras @needs:flash
  Scenario: A creature lost during the upkeep and regained the same turn cannot attack
    Given it is Alice's upkeep step
    And Alice controls
      | card                   | since   |
      | Grizzly Bears (stolen) | earlier |
      | Grizzly Bears (kept)   | earlier |
      | Plains                 | earlier |
      | Plains (2)             | earlier |
    And Bob controls
      | card            | since   |
      | Vedalken Orrery | earlier |
      | Island          | earlier |
      | Island (2)      | earlier |
      | Island (3)      | earlier |
      | Island (4)      | earlier |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Bob has in hand
      | card          |
      | Control Magic |
    When Alice passes priority
    And Bob casts "Control Magic"
      | target    | Grizzly Bears (stolen)                     |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    Then Bob controls
      | card                   |
      | Grizzly Bears (stolen) |
    When the game reaches Alice's precombat main phase
    And Alice casts "Disenchant"
      | target    | Control Magic      |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Alice controls
      | card                   | tapped |
      | Grizzly Bears (stolen) | no     |
      | Grizzly Bears (kept)   | no     |
    And Alice cannot attack with "Grizzly Bears (stolen)"
    And Alice can attack with "Grizzly Bears (kept)"

  @id:SS-021 @clause:ss-any-gap-in-control @control:ss-any-gap-in-control
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:control-change @needs:auras @needs:flash
  Scenario: The {T} ability of a creature lost during the upkeep and regained the same turn cannot be activated
    Given it is Alice's upkeep step
    And Alice controls
      | card                       | since   |
      | Prodigal Sorcerer (stolen) | earlier |
      | Prodigal Sorcerer (kept)   | earlier |
      | Plains                     | earlier |
      | Plains (2)                 | earlier |
    And Bob controls
      | card            | since   |
      | Vedalken Orrery | earlier |
      | Island          | earlier |
      | Island (2)      | earlier |
      | Island (3)      | earlier |
      | Island (4)      | earlier |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Bob has in hand
      | card          |
      | Control Magic |
    When Alice passes priority
    And Bob casts "Control Magic"
      | target    | Prodigal Sorcerer (stolen)                 |
      | mana from | Island; Island (2); Island (3); Island (4) |
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice casts "Disenchant"
      | target    | Control Magic      |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Alice controls
      | card                       | tapped |
      | Prodigal Sorcerer (stolen) | no     |
      | Prodigal Sorcerer (kept)   | no     |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer (stolen)"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer (kept)"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-022 @clause:ss-not-a-status-or-effect
  @cr:302.6 @cr:110.5 @needs:combat @needs:layers
  Scenario: Losing all its abilities does not free a creature cast this turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Turn to Frog  |
    And Alice's mana pool contains {U}{U}{G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Turn to Frog"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | subtypes | colors | P/T | tapped | counters |
      | Grizzly Bears | Frog     | blue   | 1/1 | no     | none     |
    And Alice cannot attack with "Grizzly Bears"

  @id:SS-023 @clause:ss-not-a-status-or-effect @control:ss-not-a-status-or-effect
  @cr:302.6 @cr:110.5 @needs:combat @needs:layers
  Scenario: Losing all its abilities does not keep a creature controlled since an earlier turn from attacking
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card         |
      | Turn to Frog |
    And Alice's mana pool contains {U}{U}
    When Alice casts "Turn to Frog"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | subtypes | colors | P/T | tapped | counters |
      | Grizzly Bears | Frog     | blue   | 1/1 | no     | none     |
    And Alice can attack with "Grizzly Bears"

  @id:SS-024 @clause:ss-rule-restricts-only-use @control:ss-rule-restricts-only-use @clause:ss-only-three-things @clause:ss-other-costs
  @cr:302.6 @cr:118.1 @needs:combat @needs:sacrifice @needs:mana-abilities
  Scenario: A creature cast this turn can be targeted and sacrificed, but cannot attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Ashnod's Altar      | earlier |
      | Grizzly Bears (old) | earlier |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
      | Giant Growth        |
    And Alice's mana pool contains {G}{G}{G}
    When Alice casts "Grizzly Bears (new)"
    And the stack resolves
    And Alice casts "Giant Growth"
      | target | Grizzly Bears (new) |
    And the stack resolves
    Then Alice controls
      | card                | P/T |
      | Grizzly Bears (new) | 5/5 |
    And Alice cannot attack with "Grizzly Bears (new)"
    And Alice can attack with "Grizzly Bears (old)"
    When Alice activates "sacrifice" of "Ashnod's Altar"
      | paid with | Grizzly Bears (new) |
    Then Alice's mana pool contains {C}{C}
    And Alice has in the graveyard
      | card                |
      | Grizzly Bears (new) |

  @id:SS-025 @clause:ss-rule-restricts-only-use @control:ss-rule-restricts-only-use
  @cr:302.6 @needs:combat @needs:auras @needs:turn-structure
  Scenario: A creature cast this turn can be enchanted, but attacks only on the next turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Plains | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Holy Strength |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Holy Strength"
      | target    | Grizzly Bears |
      | mana from | Plains        |
    And the stack resolves
    Then Alice controls
      | card          | P/T | attached to   |
      | Grizzly Bears | 3/4 |               |
      | Holy Strength |     | Grizzly Bears |
    And Alice cannot attack with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Grizzly Bears"

  @id:SS-026 @clause:ss-rule-restricts-only-use
  @cr:302.6
  Scenario: An opponent can target and destroy a creature the turn it is cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Bob has in hand
      | card  |
      | Shock |
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice passes priority
    And Bob casts "Shock"
      | target    | Grizzly Bears |
      | mana from | Mountain      |
    And the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:SS-413 @clause:x-ss-control-aura-destroyed @control:x-ss-control-aura-destroyed
  @cr:800.4a @cr:302.6 @needs:combat @needs:control-change @needs:multiplayer
  Scenario: A creature that comes back to Alice as the player who had taken it leaves the game is summoning sick
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
    And Bob has in hand
      | card              |
      | Entrancing Melody |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Entrancing Melody"
      | target | Grizzly Bears |
      | X      | 2             |
    And the stack resolves
    Then Bob controls
      | card          |
      | Grizzly Bears |
    When the game reaches Alice's precombat main phase
    And Bob concedes the game
    Then Alice controls
      | card          |
      | Grizzly Bears |
      | Watchwolf     |
    And Alice cannot attack with "Grizzly Bears"
      | Grizzly Bears | Chloé |
    And Alice can attack with "Watchwolf"
      | Watchwolf | Chloé |

  @id:SS-414 @clause:x-ss-flash-on-opponents-turn @control:ss-continuous-control @control:x-ss-flash-on-opponents-turn
  @cr:500.7 @cr:302.6 @needs:combat @needs:turn-structure @needs:multiplayer
  Scenario: Two extra turns are taken in the reverse of the order in which they were created, then turns go on as before
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Time Warp     |
      | Time Warp (2) |
    And Chloé controls
      | card            | since   |
      | Vedalken Orrery | earlier |
    And Chloé has in hand
      | card       |
      | Hill Giant |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    And Chloé's mana pool contains {R}{R}{R}{R}
    When Alice casts "Time Warp"
      | target | Bob |
    And the stack resolves
    And Alice casts "Time Warp (2)"
      | target | Chloé |
    And the stack resolves
    And Alice passes priority
    And Bob passes priority
    And Chloé casts "Hill Giant"
    And the stack resolves
    And the game reaches Chloé's precombat main phase
    Then Bob has 0 cards in hand
    And Chloé has 1 card in hand
    And Chloé can attack with "Hill Giant"
      | Hill Giant | Bob |
    When the game reaches Bob's end step
    Then Bob has 1 card in hand
    And Alice has 0 cards in hand
    When the game reaches Bob's end step
    Then Bob has 2 cards in hand
    And Chloé has 1 card in hand
    And Alice has 0 cards in hand
    When the game reaches Chloé's end step
    Then Chloé has 2 cards in hand
    And Alice has 0 cards in hand
    When the game reaches Alice's end step
    Then Alice has 1 card in hand

  @id:SS-415 @clause:x-ss-skipped-turn @control:x-ss-skipped-turn
  @cr:614.10 @cr:500.11 @cr:302.6 @needs:turn-structure @needs:multiplayer @needs:mana-abilities
  Scenario: Two skipped turns are the next two, the other players' turns go on meanwhile, and a new creature stays summoning sick until they are over
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice has in the library
      | card        |
      | Forest      |
      | Forest (2)  |
      | Forest (3)  |
      | Forest (4)  |
      | Forest (5)  |
      | Forest (6)  |
      | Forest (7)  |
      | Forest (8)  |
      | Forest (9)  |
      | Forest (10) |
      | Island      |
      | Island (2)  |
      | Island (3)  |
    And Alice has in hand
      | card           |
      | Llanowar Elves |
      | Meditate       |
      | Meditate (2)   |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{G}
    And Alice will choose
      | choice | answer |
      | object | Forest |
    When Alice casts "Llanowar Elves"
    And the stack resolves
    And Alice casts "Meditate"
    And the stack resolves
    And Alice casts "Meditate (2)"
    And the stack resolves
    Then Alice has 8 cards in hand
    When the game reaches Chloé's end step
    Then Bob has 1 card in hand
    When the game reaches Chloé's end step
    Then Bob has 2 cards in hand
    When the game reaches Chloé's end step
    Then Bob has 3 cards in hand
    And Chloé has 3 cards in hand
    And Alice has 7 cards in hand
    When Chloé passes priority
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When the game reaches Alice's draw step
    Then Bob has 3 cards in hand
    And Alice has 8 cards in hand
    And Alice can activate "{T}" of "Llanowar Elves"

  @id:SS-419 @clause:ss-ex-quicksilver-amulet
  @cr:608.2d @cr:302.6 @needs:combat @needs:activated-abilities
  Scenario: Quicksilver Amulet puts one creature card of Alice's own hand onto the battlefield, and the creature is summoning sick
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Quicksilver Amulet | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Watchwolf     |
      | Shock         |
    And Bob has in hand
      | card       |
      | Hill Giant |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice cannot choose
      | choice | answer                   |
      | object | Hill Giant               |
      | object | Shock                    |
      | object | Grizzly Bears; Watchwolf |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice activates "{4}, {T}" of "Quicksilver Amulet"
    And the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |
    And Alice has in hand
      | card      |
      | Watchwolf |
      | Shock     |
    And Alice cannot attack with "Grizzly Bears"

  @id:SS-403 @clause:x-ss-phasing-in @control:ss-continuous-control @control:x-ss-phasing-in
  @cr:702.26a @cr:702.26d @cr:702.26g @cr:302.6 @cr:122.3 @cr:704.5q @needs:combat @needs:counters @needs:auras
  Scenario: A creature that phased out with its Aura and phases in with it, its opposite counters gone, may attack at once
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   | attached to | counters |
      | Grizzly Bears | earlier |             | 1 -1/-1  |
      | Watchwolf     | earlier |             |          |
      | Flight        | earlier | Watchwolf   |          |
    And Bob controls
      | card          | since   | attached to   |
      | Hill Giant    | earlier |               |
      | Holy Strength | earlier | Grizzly Bears |
    And Alice has in hand
      | card              |
      | Slip Out the Back |
    And Alice's mana pool contains {U}
    Then Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/3 |
    When Alice casts "Slip Out the Back"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | phased out |
      | Grizzly Bears | yes        |
      | Watchwolf     | no         |
      | Flight        | no         |
    And Bob controls
      | card          | phased out |
      | Hill Giant    | no         |
      | Holy Strength | yes        |
    When the game reaches Bob's upkeep step
    Then Bob controls
      | card          | phased out |
      | Holy Strength | yes        |
    When the game reaches Alice's upkeep step
    Then Alice controls
      | card          | phased out | P/T | counters |
      | Grizzly Bears | no         | 3/4 | none     |
    And Bob controls
      | card          | phased out | attached to   |
      | Holy Strength | no         | Grizzly Bears |
    And Alice can attack with "Grizzly Bears"

  @id:SS-404 @clause:x-ss-extra-turn-cures @control:ss-continuous-control @control:x-ss-extra-turn-cures
  @cr:302.6 @cr:500.7 @needs:combat @needs:turn-structure
  Scenario: A creature cast before an extra turn may attack in it, and not before
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Time Warp  |
      | Hill Giant |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{R}{R}{R}{R}
    When Alice casts "Hill Giant"
    And the stack resolves
    And Alice casts "Time Warp"
      | target | Alice |
    And the stack resolves
    Then Alice cannot attack with "Hill Giant"
    When the game reaches Alice's upkeep step
    Then Bob has 0 cards in hand
    And Alice can attack with "Hill Giant"
    When the game reaches Bob's upkeep step
    Then Bob has 17 life
    When the game reaches Alice's upkeep step
    Then Bob has 1 card in hand

  @id:SS-405 @clause:x-ss-skipped-turn @control:x-ss-skipped-turn
  @cr:302.6 @cr:614.10 @cr:500.11 @needs:activated-abilities @needs:turn-structure
  Scenario: A creature stays summoning sick through a turn that its controller skips, until the next that is taken
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Meditate          |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And Alice casts "Meditate"
    And the stack resolves
    Then Alice has 4 cards in hand
    When the game reaches Bob's upkeep step
    And the game reaches Bob's end step
    Then Bob has 1 card in hand
    When the game reaches Bob's upkeep step
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the game reaches Bob's end step
    Then Bob has 2 cards in hand
    When the game reaches Alice's upkeep step
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |

  @id:SS-406 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:701.12b @needs:combat @needs:control-change @needs:targeting
  Scenario: Of two creatures whose control is exchanged, the one that comes to Alice this turn may not attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card       |
      | Switcheroo |
    And Alice's mana pool contains {U}{U}{U}{U}{U}
    When Alice casts "Switcheroo"
      | target | Grizzly Bears; Hill Giant |
    And the stack resolves
    Then Alice controls
      | card       |
      | Hill Giant |
    And Bob controls
      | card          |
      | Grizzly Bears |
    And Alice cannot attack with "Hill Giant"
    And Alice can attack with "Watchwolf"

  @id:SS-407 @control:ss-continuous-control
  @cr:701.12b @cr:302.6 @needs:combat @needs:control-change @needs:targeting
  Scenario: Exchanging control of two creatures of one player does nothing, so both may still attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
    And Alice has in hand
      | card       |
      | Switcheroo |
    And Alice's mana pool contains {U}{U}{U}{U}{U}
    When Alice casts "Switcheroo"
      | target | Grizzly Bears; Watchwolf |
    And the stack resolves
    Then Alice can attack with "Grizzly Bears" and "Watchwolf"

  @id:SS-408 @clause:x-ss-blink @control:x-ss-blink
  @cr:302.6 @cr:400.7 @cr:610.3 @needs:combat @needs:zone-change @needs:triggered-abilities
  Scenario: A creature that Angel of Sanctions exiled comes back when the Angel leaves, and is summoning sick
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
    And Alice has in hand
      | card     |
      | Unsummon |
    And Bob has in hand
      | card               |
      | Angel of Sanctions |
    And Bob controls
      | card            | since   |
      | Vedalken Orrery | earlier |
    And Alice's mana pool contains {U}
    And Bob's mana pool contains {W}{W}{W}{W}{W}
    And Bob will choose
      | choice | answer        |
      | target | Grizzly Bears |
      | may    | yes           |
    When Alice passes priority
    And Bob casts "Angel of Sanctions"
    And the stack resolves
    Then Alice has in exile
      | card          |
      | Grizzly Bears |
    When Alice casts "Unsummon"
      | target | Angel of Sanctions |
    And the stack resolves
    Then Bob has in hand
      | card               |
      | Angel of Sanctions |
    And Alice controls
      | card          |
      | Grizzly Bears |
      | Watchwolf     |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Watchwolf"

  @id:SS-603 @clause:x-ss-blink @control:x-ss-blink
  @cr:610.3 @cr:610.3c @cr:800.4a @cr:400.7 @cr:302.6 @needs:combat @needs:multiplayer @needs:triggered-abilities @needs:targeting
  Scenario: The creature that Angel of Sanctions exiled comes back as Bob, who owns the Angel, leaves the game, and is summoning sick
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card       | since   |
      | Watchwolf  | earlier |
      | Hill Giant | earlier |
    And Bob has in hand
      | card               |
      | Angel of Sanctions |
    And Bob's mana pool contains {W}{W}{W}{W}{W}
    And Bob will choose
      | choice | answer    |
      | target | Watchwolf |
      | may    | yes       |
    When Bob casts "Angel of Sanctions"
    And the stack resolves
    Then Alice has in exile
      | card      |
      | Watchwolf |
    When the game reaches Alice's precombat main phase
    And Bob concedes the game
    Then Alice controls
      | card      |
      | Watchwolf |
    And Alice cannot attack with "Watchwolf"
      | Watchwolf | Chloé |
    And Alice can attack with "Hill Giant"
      | Hill Giant | Chloé |

  @id:SS-693 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:701.12a @cr:701.12b @cr:608.2b @cr:302.6 @needs:combat @needs:control-change @needs:targeting @needs:priority
  Scenario: A creature is not exchanged for one that has left, so that Alice has controlled it all the time and may attack with it
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Watchwolf     | earlier |
      | Grizzly Bears | earlier |
    And Bob controls
      | card           | since   |
      | Hill Giant     | earlier |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card           |
      | Switcheroo     |
      | Switcheroo (2) |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    And Bob has in hand
      | card     |
      | Unsummon |
    And Bob's mana pool contains {U}
    When Alice casts "Switcheroo"
      | target | Watchwolf; Hill Giant |
    And Alice passes priority
    And Bob casts "Unsummon"
      | target | Hill Giant |
    And the stack resolves
    And Alice casts "Switcheroo (2)"
      | target | Grizzly Bears; Llanowar Elves |
    And the stack resolves
    Then Alice controls
      | card           |
      | Watchwolf      |
      | Llanowar Elves |
    And Alice cannot attack with "Llanowar Elves"
    And Alice can attack with "Watchwolf"
