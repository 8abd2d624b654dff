Feature: Which spells have convoke from Caetus
  Caetus speaks of the noncreature spells its controller casts, and of no others.

  @id:CV-129 @clause:x-cv-caetus-scope @control:x-cv-caetus-scope
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scenario: A creature spell has no convoke from Caetus, an artifact creature spell has none either, a sorcery has it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Hill Giant |
      | Silver Myr |
      | Divination |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Grizzly Bears       | earlier |      |
    And Alice's mana pool contains {R}{R}{U}
    Then Alice cannot cast "Hill Giant"
      | convoke | Grizzly Bears {1} |
    And Alice cannot cast "Silver Myr"
      | convoke | Grizzly Bears {1} |
    And Alice can cast "Divination"
      | convoke | Grizzly Bears {1} |
    And Alice's mana pool contains {R}

  @id:CV-130 @clause:x-cv-caetus-scope @control:x-cv-caetus-scope
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scenario: An opponent of Caetus's controller has no convoke for their noncreature spells
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card       |
      | Divination |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Island        | earlier |
    And Bob's mana pool contains {U}{U}
    Then Bob cannot cast "Divination"
      | convoke | Grizzly Bears {1} |
    And Bob can cast "Divination"
      | mana from | Island |
    And Bob controls
      | card          | tapped |
      | Grizzly Bears | no     |

  @id:CV-131 @clause:x-cv-caetus-scope @control:x-cv-caetus-scope
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scenario: The player who controls Caetus may tap another creature and Caetus itself for a noncreature spell
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card       |
      | Divination |
    And Bob controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Grizzly Bears       | earlier |      |
    And Bob's mana pool contains {U}
    When Bob casts "Divination"
      | convoke | Invasion of Segovia {1}; Grizzly Bears {1} |
    Then Bob controls
      | card                | tapped |
      | Invasion of Segovia | yes    |
      | Grizzly Bears       | yes    |
    And Bob's mana pool is empty
