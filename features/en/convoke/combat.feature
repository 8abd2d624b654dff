Feature: Convoke during combat
  Attacking and blocking creatures tapped for convoke stay in combat and deal their combat damage.

  @id:CV-040 @clause:cv-attacking-creature-stays
  @cr:506.4b @cr:702.51a @needs:convoke @needs:combat
  Scenario: An untapped attacking creature tapped for convoke goes on attacking and deals its combat damage
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card         | since   |
      | Serra Angel  | earlier |
      | Mountain (1) | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice attacks with "Serra Angel"
    Then Alice controls
      | card        | tapped | attacking |
      | Serra Angel | no     | Bob       |
    When Alice casts "Stoke the Flames"
      | target    | Hill Giant                               |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
      | convoke   | Serra Angel {1}                          |
    And the stack resolves
    Then Alice controls
      | card        | tapped | attacking |
      | Serra Angel | yes    | Bob       |
    And Bob has in the graveyard
      | card       |
      | Hill Giant |
    When the game reaches Alice's combat damage step
    Then Bob has 16 life

  @id:CV-041 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature @clause:cv-attacking-creature-stays
  @cr:508.1f @cr:702.51a @cr:506.4b @needs:convoke @needs:combat
  Scenario: Of two attacking creatures only the one that attacking did not tap may be tapped for convoke
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Serra Angel   | earlier |
      | Mountain (1)  | earlier |
      | Mountain (2)  | earlier |
      | Mountain (3)  | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice attacks with "Grizzly Bears" and "Serra Angel"
    Then Alice cannot cast "Stoke the Flames"
      | target    | Hill Giant                               |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
      | convoke   | Grizzly Bears {1}                        |
    And Alice can cast "Stoke the Flames"
      | target    | Hill Giant                               |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
      | convoke   | Serra Angel {1}                          |
    When the stack resolves
    And the game reaches Alice's combat damage step
    Then Bob has 14 life

  @id:CV-042 @clause:cv-blocking-creature-stays @control:cv-blocking-creature-stays
  @cr:506.4b @cr:702.51a @cr:510.1d @needs:convoke @needs:combat
  Scenario: A blocking creature tapped for convoke goes on blocking, and both creatures deal their combat damage
    Given it is Bob's precombat main phase
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Mountain (1)  | earlier |
      | Mountain (2)  | earlier |
      | Mountain (3)  | earlier |
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Grizzly Bears"
    And Bob passes priority
    And Alice casts "Stoke the Flames"
      | target    | Bob                                      |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
      | convoke   | Grizzly Bears {1}                        |
    And the stack resolves
    Then Alice controls
      | card          | tapped | blocking   |
      | Grizzly Bears | yes    | Hill Giant |
    And Bob has 16 life
    When the game reaches Bob's combat damage step
    Then Alice has 20 life
    And Bob controls
      | card       | damage |
      | Hill Giant | 2      |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |

  @id:CV-043 @control:cv-blocking-creature-stays
  @cr:509.1a @cr:702.51a @needs:convoke @needs:combat
  Scenario: A creature tapped for convoke before blockers are declared cannot block, an untapped one can
    Given it is Bob's precombat main phase
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Mountain (1)      | earlier |
      | Mountain (2)      | earlier |
      | Mountain (3)      | earlier |
    When Bob attacks with "Hill Giant"
    And Bob passes priority
    And Alice casts "Stoke the Flames"
      | target    | Bob                                      |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
      | convoke   | Grizzly Bears (1) {1}                    |
    And the stack resolves
    Then Alice cannot block "Hill Giant" with "Grizzly Bears (1)"
    And Alice can block "Hill Giant" with "Grizzly Bears (2)"
