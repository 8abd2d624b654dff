Feature: Convoke together with an alternative cost
  An alternative cost takes the place of the mana cost, and creatures may pay for its mana.
  Convoke itself is not an alternative cost.

  @id:CV-060 @clause:cv-total-cost-alternative @control:cv-total-cost-alternative
  @clause:cv-combined-with-alternative-cost @cr:601.2f @cr:118.9 @cr:702.51b @needs:convoke @needs:alternative-costs
  Scenario: With Fist of Suns a creature may pay for colored mana of the alternative cost, which has no generic mana to pay for
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Fist of Suns  | earlier |
      | Grizzly Bears | earlier |
      | White Knight  | earlier |
    And Alice's mana pool contains {U}{B}{R}
    Then Alice cannot cast "Siege Wurm"
      | cast with | {W}{U}{B}{R}{G}                     |
      | convoke   | Grizzly Bears {G}; White Knight {1} |
    And Alice can cast "Siege Wurm"
      | cast with | {W}{U}{B}{R}{G}                     |
      | convoke   | Grizzly Bears {G}; White Knight {W} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-061 @clause:cv-total-cost-alternative @control:cv-total-cost-alternative
  @cr:601.2f @cr:118.9 @cr:702.51b @needs:convoke @needs:alternative-costs
  Scenario: With Fist of Suns a single green creature may be tapped for the one green mana, and a second one is refused
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card              | since   |
      | Fist of Suns      | earlier |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
    And Alice's mana pool contains {W}{U}{B}{R}
    Then Alice cannot cast "Siege Wurm"
      | cast with | {W}{U}{B}{R}{G}                              |
      | convoke   | Grizzly Bears (1) {G}; Grizzly Bears (2) {G} |
    And Alice can cast "Siege Wurm"
      | cast with | {W}{U}{B}{R}{G}       |
      | convoke   | Grizzly Bears (1) {G} |
    And Alice controls
      | card              | tapped |
      | Grizzly Bears (1) | yes    |
      | Grizzly Bears (2) | no     |
    And Alice's mana pool is empty

  @id:CV-062 @control:cv-total-cost-alternative
  @cr:601.2f @cr:702.51b @needs:convoke
  Scenario: Cast for its mana cost, the same spell has two green and five generic mana that creatures may pay for
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card              | since   |
      | Fist of Suns      | earlier |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | White Knight      | earlier |
    And Alice's mana pool contains {W}{U}{B}{R}
    When Alice casts "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; White Knight {1} |
    Then Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-063 @clause:cv-combined-with-alternative-cost @clause:cv-not-an-alternative-cost
  @clause:cv-recently-controlled-creature @cr:601.2b @cr:601.2f @cr:702.34a @cr:702.51a @cr:702.51b @cr:302.6
  @needs:convoke @needs:alternative-costs @needs:triggered-abilities
  Scenario: A flashback cost may be paid by creatures alone, the Snapcaster Mage that gave flashback included
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Snapcaster Mage |
    And Alice has in the graveyard
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Raging Goblin | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
    And Alice's mana pool contains {U}{U}
    And Alice will choose
      | choice | answer           |
      | target | Stoke the Flames |
    When Alice casts "Snapcaster Mage"
    And the stack resolves
    And Alice casts "Stoke the Flames"
      | target    | Bob                                                                     |
      | cast with | flashback                                                               |
      | convoke   | Raging Goblin {R}; Hill Giant {R}; Snapcaster Mage {1}; Ornithopter {1} |
    Then Alice controls
      | card            | tapped |
      | Raging Goblin   | yes    |
      | Hill Giant      | yes    |
      | Snapcaster Mage | yes    |
      | Ornithopter     | yes    |
    When the stack resolves
    Then Bob has 16 life
    And Alice has in exile
      | card             |
      | Stoke the Flames |

  @id:CV-064 @clause:cv-not-an-alternative-cost @control:cv-not-an-alternative-cost
  @cr:118.9a @cr:601.2b @cr:702.34a @cr:702.51b @needs:convoke @needs:alternative-costs @needs:triggered-abilities
  Scenario: A spell cast with flashback may be paid for with convoke, but the alternative cost of Fist of Suns cannot be applied to it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                    |
      | Snapcaster Mage         |
      | Stoke the Flames (hand) |
    And Alice has in the graveyard
      | card                         |
      | Stoke the Flames (graveyard) |
    And Alice controls
      | card          | since   |
      | Fist of Suns  | earlier |
      | Raging Goblin | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
      | Plains        | earlier |
      | Island        | earlier |
      | Swamp         | earlier |
      | Mountain      | earlier |
      | Forest        | earlier |
    And Alice's mana pool contains {U}{U}
    And Alice will choose
      | choice | answer                       |
      | target | Stoke the Flames (graveyard) |
    When Alice casts "Snapcaster Mage"
    And the stack resolves
    Then Alice cannot cast "Stoke the Flames (graveyard)"
      | target    | Bob                                     |
      | cast with | {W}{U}{B}{R}{G}                         |
      | mana from | Plains; Island; Swamp; Mountain; Forest |
    And Alice can cast "Stoke the Flames (graveyard)"
      | target    | Bob                                                                     |
      | cast with | flashback                                                               |
      | convoke   | Raging Goblin {R}; Hill Giant {R}; Snapcaster Mage {1}; Ornithopter {1} |
    When the stack resolves
    Then Bob has 16 life
    And Alice can cast "Stoke the Flames (hand)"
      | target    | Bob                                     |
      | cast with | {W}{U}{B}{R}{G}                         |
      | mana from | Plains; Island; Swamp; Mountain; Forest |
    When the stack resolves
    Then Bob has 12 life

  @id:CV-065 @control:cv-not-an-alternative-cost @clause:cv-combined-with-alternative-cost
  @cr:118.9a @cr:118.9c @cr:702.51b @needs:convoke @needs:alternative-costs @needs:stack
  Scenario: The alternative cost of Fist of Suns and convoke may be used for the same spell
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Fist of Suns  | earlier |
      | Raging Goblin | earlier |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {W}{U}{B}
    When Alice casts "Stoke the Flames"
      | target    | Bob                                  |
      | cast with | {W}{U}{B}{R}{G}                      |
      | convoke   | Raging Goblin {R}; Grizzly Bears {G} |
    Then Alice's mana pool is empty
    And the stack contains
      | card             | kind  | controller | mana cost | mana value |
      | Stoke the Flames | spell | Alice      | {2}{R}{R} | 4          |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-673 @clause:cv-combined-with-alternative-cost @control:cv-combined-with-alternative-cost @cr:118.9 @cr:601.2b
  @cr:702.51b @needs:convoke @needs:alternative-costs
  Scenario: Fist of Suns lets a spell be cast for its five colors of mana, a creature paying for one, and for no other mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Fist of Suns  | earlier |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {W}{U}{B}{R}
    Then Alice cannot cast "Siege Wurm"
      | cast with | {0} |
    And Alice can cast "Siege Wurm"
      | cast with | {W}{U}{B}{R}{G}   |
      | convoke   | Grizzly Bears {G} |
    And Alice's mana pool is empty
