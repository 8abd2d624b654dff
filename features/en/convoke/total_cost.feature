Feature: The total cost of a spell, and convoke as a way to pay it
  Additional costs, increases and reductions first make up the total cost; creatures tapped for convoke then pay mana of
  it. The mana cost and the mana value of the spell remain the same.

  @id:CV-001 @clause:cv-applies-after-total-cost @control:cv-applies-after-total-cost
  @cr:702.51b @cr:601.2f @cr:601.2h @needs:convoke @needs:cost-modification
  Scenario: No more creatures may be tapped than there is mana in the cost after reductions, and the creature that reduces it may be one of them
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card                 | since   |
      | Goblin Electromancer | earlier |
      | Hill Giant           | earlier |
      | Grizzly Bears        | earlier |
      | Ornithopter          | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                                          |
      | convoke | Goblin Electromancer {R}; Hill Giant {R}; Grizzly Bears {1}; Ornithopter {1} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                                                         |
      | convoke | Goblin Electromancer {R}; Hill Giant {R}; Grizzly Bears {1} |
    And Alice controls
      | card                 | tapped |
      | Goblin Electromancer | yes    |
      | Hill Giant           | yes    |
      | Grizzly Bears        | yes    |
      | Ornithopter          | no     |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-002 @control:cv-applies-after-total-cost
  @cr:702.51b @cr:601.2f @cr:601.2h @needs:convoke
  Scenario: Without a cost reduction the same spell takes one creature more
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Raging Goblin | earlier |
      | Hill Giant    | earlier |
      | Grizzly Bears | earlier |
      | Ornithopter   | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                  |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                                                                   |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Ornithopter {1} |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-003 @clause:cv-total-cost-additional @control:cv-total-cost-additional
  @cr:601.2f @cr:118.8 @cr:702.27a @cr:702.51b @needs:convoke @needs:additional-costs @needs:tokens
  Scenario: Creatures may pay for the mana of buyback as well as for the mana cost, so that no mana is spent
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card              | since   |
      | Grizzly Bears     | earlier |
      | Hill Giant        | earlier |
      | Serra Angel       | earlier |
      | Prodigal Sorcerer | earlier |
      | Ornithopter       | earlier |
    Then Alice cannot cast "Sprout Swarm"
      | also paying | buyback                                                                   |
      | convoke     | Grizzly Bears {G}; Hill Giant {1}; Serra Angel {1}; Prodigal Sorcerer {1} |
    And Alice can cast "Sprout Swarm"
      | also paying | buyback                                                                                    |
      | convoke     | Grizzly Bears {G}; Hill Giant {1}; Serra Angel {1}; Prodigal Sorcerer {1}; Ornithopter {1} |
    When the stack resolves
    Then Alice has in hand
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card      | token | colors |
      | Saproling | yes   | green  |

  @id:CV-004 @clause:x-cv-no-overpayment @control:x-cv-no-overpayment @clause:cv-total-cost-additional
  @control:cv-total-cost-additional
  @cr:601.2f @cr:118.8 @cr:702.27a @cr:702.51b @needs:convoke @needs:additional-costs @needs:tokens
  Scenario: Without buyback only the mana cost can be paid by creatures, and a third creature is refused
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
    Then Alice cannot cast "Sprout Swarm"
      | convoke | Grizzly Bears {G}; Hill Giant {1}; Ornithopter {1} |
    And Alice can cast "Sprout Swarm"
      | convoke | Grizzly Bears {G}; Hill Giant {1} |
    And Alice controls
      | card          | tapped |
      | Grizzly Bears | yes    |
      | Hill Giant    | yes    |
      | Ornithopter   | no     |
    When the stack resolves
    Then Alice has in the graveyard
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card      | token | colors |
      | Saproling | yes   | green  |

  @id:CV-005 @clause:cv-total-cost-increase @control:cv-total-cost-increase
  @cr:601.2f @cr:702.51b @needs:convoke @needs:cost-modification
  Scenario: A creature may pay the {1} by which an opponent's Thalia raises the cost, and the spell cannot be cast without it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Raging Goblin | earlier |
      | Hill Giant    | earlier |
      | Grizzly Bears | earlier |
      | Serra Angel   | earlier |
      | Ornithopter   | earlier |
    And Bob controls
      | card                        | since   |
      | Thalia, Guardian of Thraben | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                                   |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Serra Angel {1} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                                                                                    |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Serra Angel {1}; Ornithopter {1} |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-006 @clause:x-cv-no-overpayment @control:x-cv-no-overpayment @control:cv-total-cost-increase
  @clause:cv-applies-after-total-cost
  @cr:601.2f @cr:702.51b @needs:convoke
  Scenario: Without a cost increase four creatures pay for Stoke the Flames, and a fifth is refused
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Raging Goblin | earlier |
      | Hill Giant    | earlier |
      | Grizzly Bears | earlier |
      | Serra Angel   | earlier |
      | Ornithopter   | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                                                    |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Serra Angel {1}; Ornithopter {1} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                                                                   |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Serra Angel {1} |
    And Alice controls
      | card        | tapped |
      | Serra Angel | yes    |
      | Ornithopter | no     |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-007 @clause:cv-total-cost-reduction @control:cv-total-cost-reduction
  @cr:601.2f @cr:118.7a @cr:702.51b @needs:convoke @needs:cost-modification @needs:layers
  Scenario: With Heartless Summoning five creatures pay the whole cost of Siege Wurm, and a sixth is refused
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card                | since   |
      | Heartless Summoning | earlier |
      | Grizzly Bears (1)   | earlier |
      | Grizzly Bears (2)   | earlier |
      | Hill Giant          | earlier |
      | Serra Angel         | earlier |
      | Ornithopter         | earlier |
      | White Knight        | earlier |
    And Alice's mana pool contains {C}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Hill Giant {1}; Serra Angel {1}; Ornithopter {1}; White Knight {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Hill Giant {1}; Serra Angel {1}; Ornithopter {1} |
    And Alice's mana pool contains {C}
    And Alice controls
      | card         | tapped |
      | Ornithopter  | yes    |
      | White Knight | no     |
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 4/4 |

  @id:CV-008 @control:cv-total-cost-reduction
  @cr:601.2f @cr:702.51b @needs:convoke
  Scenario: Without Heartless Summoning six creatures and one mana pay for Siege Wurm, five creatures and one mana do not
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Hill Giant        | earlier |
      | Serra Angel       | earlier |
      | Ornithopter       | earlier |
      | White Knight      | earlier |
    And Alice's mana pool contains {C}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Hill Giant {1}; Serra Angel {1}; Ornithopter {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Hill Giant {1}; Serra Angel {1}; Ornithopter {1}; White Knight {1} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-009 @clause:cv-mana-cost-unchanged @clause:cv-mana-value-unchanged
  @cr:702.51b @cr:202.1 @cr:202.3 @needs:convoke @needs:stack
  Scenario: A spell paid for by creatures alone keeps its mana cost, its mana value and its color
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card              | since   |
      | Raging Goblin     | earlier |
      | Hill Giant        | earlier |
      | Grizzly Bears     | earlier |
      | Prodigal Sorcerer | earlier |
    When Alice casts "Stoke the Flames"
      | target  | Bob                                                                         |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Prodigal Sorcerer {1} |
    Then the stack contains
      | card             | kind  | controller | colors | mana cost | mana value |
      | Stoke the Flames | spell | Alice      | red    | {2}{R}{R} | 4          |

  @id:CV-010 @clause:cv-mana-value-unchanged @control:cv-mana-value-unchanged
  @cr:702.51b @cr:202.3 @needs:convoke @needs:stack @needs:targeting
  Scenario: Disdainful Stroke may target a spell of mana value 4 for which no mana was spent
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card              | since   |
      | Raging Goblin     | earlier |
      | Hill Giant        | earlier |
      | Grizzly Bears     | earlier |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card              |
      | Disdainful Stroke |
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice casts "Stoke the Flames"
      | target  | Bob                                                                         |
      | convoke | Raging Goblin {R}; Hill Giant {R}; Grizzly Bears {1}; Prodigal Sorcerer {1} |
    And Alice passes priority
    Then Bob can cast "Disdainful Stroke"
      | target    | Stoke the Flames       |
      | mana from | Island (1); Island (2) |
    When the stack resolves
    Then Alice has in the graveyard
      | card             |
      | Stoke the Flames |
    And Bob has 20 life

  @id:CV-011 @clause:cv-mana-value-unchanged @clause:cv-mana-cost-unchanged
  @cr:702.51b @cr:118.8d @cr:202.3 @needs:convoke @needs:stack @needs:targeting @needs:additional-costs
  Scenario: Disdainful Stroke cannot target a spell of mana value 2, although five creatures were tapped for it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card              | since   |
      | Grizzly Bears     | earlier |
      | Hill Giant        | earlier |
      | Serra Angel       | earlier |
      | Prodigal Sorcerer | earlier |
      | Ornithopter       | earlier |
    And Bob has in hand
      | card              |
      | Disdainful Stroke |
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice casts "Sprout Swarm"
      | also paying | buyback                                                                                    |
      | convoke     | Grizzly Bears {G}; Hill Giant {1}; Serra Angel {1}; Prodigal Sorcerer {1}; Ornithopter {1} |
    And Alice passes priority
    Then Bob cannot cast "Disdainful Stroke"
      | target    | Sprout Swarm           |
      | mana from | Island (1); Island (2) |
    And the stack contains
      | card         | kind  | controller | mana cost | mana value |
      | Sprout Swarm | spell | Alice      | {1}{G}    | 2          |

  @id:CV-012 @clause:cv-mana-value-unchanged @control:cv-mana-value-unchanged
  @cr:702.51b @cr:202.3e @needs:convoke @needs:stack @needs:targeting
  Scenario: Chord of Calling with X equal to 2, paid for by creatures alone, has mana value 5
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Chord of Calling |
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Grizzly Bears (3) | earlier |
      | Hill Giant        | earlier |
      | Ornithopter       | earlier |
    And Bob has in hand
      | card              |
      | Disdainful Stroke |
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice casts "Chord of Calling"
      | X       | 2                                                                                                    |
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Grizzly Bears (3) {G}; Hill Giant {1}; Ornithopter {1} |
    Then the stack contains
      | card             | kind  | controller | mana cost    | mana value |
      | Chord of Calling | spell | Alice      | {X}{G}{G}{G} | 5          |
    When Alice passes priority
    Then Bob can cast "Disdainful Stroke"
      | target    | Chord of Calling       |
      | mana from | Island (1); Island (2) |
    When the stack resolves
    Then Alice has in the graveyard
      | card             |
      | Chord of Calling |

  @id:CV-013 @clause:cv-mana-value-unchanged
  @cr:702.51b @cr:202.3e @needs:convoke @needs:stack @needs:targeting
  Scenario: Chord of Calling with X equal to 0, paid for by creatures alone, has mana value 3
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Chord of Calling |
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Grizzly Bears (3) | earlier |
      | Hill Giant        | earlier |
      | Ornithopter       | earlier |
    And Bob has in hand
      | card              |
      | Disdainful Stroke |
    And Bob controls
      | card       | since   |
      | Island (1) | earlier |
      | Island (2) | earlier |
    When Alice casts "Chord of Calling"
      | X       | 0                                                                   |
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Grizzly Bears (3) {G} |
    Then the stack contains
      | card             | kind  | controller | mana cost    | mana value |
      | Chord of Calling | spell | Alice      | {X}{G}{G}{G} | 3          |
    When Alice passes priority
    Then Bob cannot cast "Disdainful Stroke"
      | target    | Chord of Calling       |
      | mana from | Island (1); Island (2) |

  @id:CV-401 @clause:cv-applies-after-total-cost
  @cr:702.51a @cr:601.2b @cr:107.3a @cr:202.3 @needs:convoke
  Scenario: Chord of Calling for X = 2, partly convoked, finds a creature card of mana value 2 or less and no other card
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Llanowar Elves     | earlier |
      | Llanowar Elves (2) | earlier |
    And Alice has in the library
      | card             |
      | Forest           |
      | Hill Giant       |
      | Grizzly Bears    |
      | Elvish Visionary |
    And Alice has in hand
      | card             |
      | Chord of Calling |
    And Alice's mana pool contains {G}{C}{C}
    And Alice cannot choose
      | choice | answer     |
      | object | Hill Giant |
      | object | Forest     |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Chord of Calling"
      | X       | 2                                          |
      | convoke | Llanowar Elves {G}; Llanowar Elves (2) {G} |
    And the stack resolves
    Then Alice controls
      | card          | P/T | tapped |
      | Grizzly Bears | 2/2 | no     |
    And Alice's mana pool is empty

  @id:CV-402 @control:cv-applies-after-total-cost
  @cr:702.51a @cr:601.2b @cr:107.3a @cr:202.3 @needs:convoke
  Scenario: Chord of Calling for X = 2 may find a creature card of mana value 1
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Alice has in the library
      | card          |
      | Forest        |
      | Grizzly Bears |
      | Soul Warden   |
    And Alice has in hand
      | card             |
      | Chord of Calling |
    And Alice's mana pool contains {G}{G}{C}{C}
    And Alice will choose
      | choice | answer      |
      | object | Soul Warden |
    When Alice casts "Chord of Calling"
      | X       | 2                  |
      | convoke | Llanowar Elves {G} |
    And the stack resolves
    Then Alice controls
      | card        | P/T |
      | Soul Warden | 1/1 |

  @id:CV-672 @clause:cv-total-cost-reduction @control:cv-total-cost-reduction @cr:702.51b @cr:601.2f @cr:118.7a
  @needs:convoke @needs:cost-modification
  Scenario: Three Goblin Electromancers take no more than the generic mana off Stoke the Flames, and two of them pay for the rest
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card                     | since   |
      | Goblin Electromancer     | earlier |
      | Goblin Electromancer (2) | earlier |
      | Goblin Electromancer (3) | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                      |
      | convoke | Goblin Electromancer {R} |
    And Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                                                  |
      | convoke | Goblin Electromancer {R}; Goblin Electromancer (2) {R}; Goblin Electromancer (3) {1} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                                                    |
      | convoke | Goblin Electromancer {R}; Goblin Electromancer (2) {R} |
    When the stack resolves
    Then Bob has 16 life
