Feature: The creatures that may be tapped for convoke
  An untapped creature its controller taps instead of paying one mana; whether that player controlled it when the turn
  began does not matter.

  @id:CV-020 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature
  @cr:702.51a @cr:118.3 @needs:convoke
  Scenario: A tapped creature cannot be tapped for convoke, an untapped one can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card              | since   | tapped |
      | Grizzly Bears (1) | earlier | yes    |
      | Grizzly Bears (2) | earlier | no     |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Grizzly Bears (2) {1} |
    And Alice controls
      | card              | tapped |
      | Grizzly Bears (2) | yes    |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-021 @clause:x-cv-colorless-creature @control:x-cv-colorless-creature @clause:cv-any-untapped-creature
  @control:cv-any-untapped-creature
  @cr:702.51a @needs:convoke
  Scenario: A colorless creature may pay for generic mana but not for colored mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card        | since   |
      | Ornithopter | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Ornithopter {G} |
    And Alice can cast "Siege Wurm"
      | convoke | Ornithopter {1} |
    And Alice controls
      | card        | tapped |
      | Ornithopter | yes    |
    And Alice's mana pool is empty

  @id:CV-022 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature
  @cr:702.51a @needs:convoke @needs:vehicles @needs:activated-abilities
  Scenario: A Vehicle may be tapped for convoke once it is crewed, but not before
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Sky Skiff     | earlier |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Sky Skiff {1} |
    When Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears |
    And the stack resolves
    Then Alice can cast "Siege Wurm"
      | convoke | Sky Skiff {1} |
    And Alice controls
      | card      | types              | tapped |
      | Sky Skiff | artifact; creature | yes    |

  @id:CV-023 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature
  @cr:702.51a @needs:convoke
  Scenario: A player may tap their own creatures for convoke, but not an opponent's
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card                    | since   |
      | Grizzly Bears (Alice's) | earlier |
    And Bob controls
      | card                  | since   |
      | Grizzly Bears (Bob's) | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Grizzly Bears (Bob's) {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Grizzly Bears (Alice's) {1} |
    And Bob controls
      | card                  | tapped |
      | Grizzly Bears (Bob's) | no     |

  @id:CV-024 @clause:cv-recently-controlled-creature @control:cv-recently-controlled-creature
  @cr:702.51a @cr:302.6 @needs:convoke @needs:tokens @needs:combat @needs:turn-structure
  Scenario: A token created this turn may be tapped for convoke, while another one created with it cannot attack until its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Krenko's Command |
      | Stoke the Flames |
    And Alice controls
      | card         | since   |
      | Mountain (1) | earlier |
      | Mountain (2) | earlier |
      | Mountain (3) | earlier |
    And Alice's mana pool contains {R}{R}
    When Alice casts "Krenko's Command"
    And the stack resolves
    Then Alice can cast "Stoke the Flames"
      | target    | Bob                                      |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
      | convoke   | Goblin (1) {R}                           |
    And Alice controls
      | card       | tapped |
      | Goblin (1) | yes    |
      | Goblin (2) | no     |
    When the stack resolves
    Then Bob has 16 life
    And Alice cannot attack with "Goblin (2)"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Goblin (2)"

  @id:CV-025 @clause:x-cv-sick-mana-creature @control:x-cv-sick-mana-creature @clause:cv-recently-controlled-creature
  @control:cv-recently-controlled-creature
  @cr:702.51a @cr:302.6 @cr:602.5a @needs:convoke @needs:mana-abilities
  Scenario: Llanowar Elves cast this turn may be tapped for convoke, but not for their mana ability
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Llanowar Elves |
      | Siege Wurm     |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}{G}
    When Alice casts "Llanowar Elves"
    And the stack resolves
    Then Alice cannot cast "Siege Wurm"
      | mana from | Llanowar Elves |
    And Alice can cast "Siege Wurm"
      | convoke | Llanowar Elves {G} |
    And Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
    And Alice's mana pool is empty

  @id:CV-670 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature @cr:702.51a @cr:702.26b @needs:convoke
  @needs:counters
  Scenario: A creature that is phased out, or a creature card in the graveyard, cannot be tapped for convoke; one on the battlefield can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Siege Wurm        |
      | Slip Out the Back |
    And Alice has in the graveyard
      | card       |
      | Hill Giant |
    And Alice controls
      | card              | since   |
      | Grizzly Bears     | earlier |
      | Grizzly Bears (2) | earlier |
    And Alice's mana pool contains {U}{G}{G}{G}{G}{G}{G}
    When Alice casts "Slip Out the Back"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice cannot cast "Siege Wurm"
      | convoke | Grizzly Bears {1} |
    And Alice cannot cast "Siege Wurm"
      | convoke | Hill Giant {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Grizzly Bears (2) {1} |
