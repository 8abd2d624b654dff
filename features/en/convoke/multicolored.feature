Feature: Multicolored creatures tapped for convoke
  A creature of several colors pays for one generic mana or for one mana of any one of its colors.

  @id:CV-050 @clause:cv-multicolor-generic
  @cr:702.51a @needs:convoke
  Scenario: A green and white creature may pay for generic mana of a red spell
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card      | since   |
      | Watchwolf | earlier |
    And Alice's mana pool contains {R}{R}{C}
    When Alice casts "Stoke the Flames"
      | target  | Bob           |
      | convoke | Watchwolf {1} |
    Then Alice controls
      | card      | tapped |
      | Watchwolf | yes    |
    And Alice's mana pool is empty
    When the stack resolves
    Then Bob has 16 life

  @id:CV-051 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @needs:convoke @needs:tokens
  Scenario: A green and white creature may pay for green mana when green mana is what is missing
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                    |
      | March of the Multitudes |
    And Alice controls
      | card      | since   |
      | Watchwolf | earlier |
    And Alice's mana pool contains {W}{W}{C}
    Then Alice cannot cast "March of the Multitudes"
      | X       | 1             |
      | convoke | Watchwolf {W} |
    And Alice can cast "March of the Multitudes"
      | X       | 1             |
      | convoke | Watchwolf {G} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card    | token | P/T | with     |
      | Soldier | yes   | 1/1 | lifelink |

  @id:CV-052 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @needs:convoke @needs:tokens
  Scenario: A green and white creature may pay for white mana when white mana is what is missing
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                    |
      | March of the Multitudes |
    And Alice controls
      | card      | since   |
      | Watchwolf | earlier |
    And Alice's mana pool contains {W}{G}{C}
    Then Alice cannot cast "March of the Multitudes"
      | X       | 1             |
      | convoke | Watchwolf {G} |
    And Alice can cast "March of the Multitudes"
      | X       | 1             |
      | convoke | Watchwolf {W} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card    | token | P/T | with     |
      | Soldier | yes   | 1/1 | lifelink |

  @id:CV-053 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @cr:118.3 @needs:convoke
  Scenario: A green and white creature cannot pay for green and for white mana at once, two such creatures can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                    |
      | March of the Multitudes |
    And Alice controls
      | card          | since   |
      | Watchwolf (1) | earlier |
      | Watchwolf (2) | earlier |
    And Alice's mana pool contains {W}{C}
    Then Alice cannot cast "March of the Multitudes"
      | X       | 1                                    |
      | convoke | Watchwolf (1) {G}; Watchwolf (1) {W} |
    And Alice can cast "March of the Multitudes"
      | X       | 1                                    |
      | convoke | Watchwolf (1) {G}; Watchwolf (2) {W} |
    And Alice's mana pool is empty

  @id:CV-054 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @needs:convoke
  Scenario: A green and white creature cannot pay for red mana, a red creature can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card       | since   |
      | Watchwolf  | earlier |
      | Hill Giant | earlier |
    And Alice's mana pool contains {R}{C}{C}
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob           |
      | convoke | Watchwolf {R} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob            |
      | convoke | Hill Giant {R} |
    And Alice controls
      | card       | tapped |
      | Watchwolf  | no     |
      | Hill Giant | yes    |
