Feature: What mana a creature tapped for convoke pays for
  Any creature pays for generic mana, and for colored mana only of its own color. Colorless mana is neither.

  @id:CV-101 @clause:x-cv-colored-mana-needs-color @control:x-cv-colored-mana-needs-color
  @cr:702.51a @needs:convoke
  Scenario: A red creature may pay for generic mana of a green spell, but not for green mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Hill Giant {G} |
    And Alice can cast "Siege Wurm"
      | convoke | Hill Giant {1} |
    And Alice controls
      | card       | tapped |
      | Hill Giant | yes    |
    And Alice's mana pool is empty

  @id:CV-102 @clause:x-cv-colored-mana-needs-color @control:x-cv-colored-mana-needs-color
  @cr:702.51a @cr:601.2h @needs:convoke
  Scenario: Seven creatures of which one is green do not pay for two green mana, seven of which two are green do
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Hill Giant (1)    | earlier |
      | Hill Giant (2)    | earlier |
      | Hill Giant (3)    | earlier |
      | Serra Angel       | earlier |
      | Prodigal Sorcerer | earlier |
      | Ornithopter       | earlier |
    Then Alice cannot cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Hill Giant (1) {G}; Hill Giant (2) {1}; Hill Giant (3) {1}; Serra Angel {1}; Prodigal Sorcerer {1}; Ornithopter {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Hill Giant (2) {1}; Hill Giant (3) {1}; Serra Angel {1}; Prodigal Sorcerer {1}; Ornithopter {1} |
    And Alice controls
      | card           | tapped |
      | Hill Giant (1) | no     |
      | Hill Giant (2) | yes    |
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-103 @clause:x-cv-colorless-creature @control:x-cv-colorless-creature
  @cr:702.51a @cr:708.2a @needs:convoke @needs:morph
  Scenario: A face-down creature is colorless and pays for generic mana, but not for mana of the hidden card's color
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card               | since   | face down |
      | Battering Craghorn | earlier | yes       |
    And Alice's mana pool contains {R}{R}{R}
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                    |
      | convoke | Battering Craghorn {R} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                    |
      | convoke | Battering Craghorn {1} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Bob has 16 life

  @id:CV-104 @control:x-cv-colorless-creature
  @cr:702.51a @needs:convoke
  Scenario: Face up the same creature pays for mana of its color
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card               | since   |
      | Battering Craghorn | earlier |
    And Alice's mana pool contains {R}{C}{C}
    When Alice casts "Stoke the Flames"
      | target  | Bob                    |
      | convoke | Battering Craghorn {R} |
    Then Alice's mana pool is empty
    When the stack resolves
    Then Bob has 16 life

  @id:CV-105 @clause:x-cv-x-in-cost @control:x-cv-x-in-cost
  @cr:601.2b @cr:601.2f @cr:702.51a @needs:convoke
  Scenario: Five creatures alone pay for Chord of Calling with X equal to 2, but not with X equal to 3
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
    Then Alice cannot cast "Chord of Calling"
      | X       | 3                                                                                                    |
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Grizzly Bears (3) {G}; Hill Giant {1}; Ornithopter {1} |
    And Alice can cast "Chord of Calling"
      | X       | 2                                                                                                    |
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Grizzly Bears (3) {G}; Hill Giant {1}; Ornithopter {1} |

  @id:CV-106 @clause:x-cv-x-in-cost @control:x-cv-x-in-cost
  @cr:601.2b @cr:601.2f @cr:702.51a @needs:convoke
  Scenario: A sixth creature pays for the third mana of X, and no mana is needed at all
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
      | White Knight      | earlier |
    When Alice casts "Chord of Calling"
      | X       | 3                                                                                                                      |
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Grizzly Bears (3) {G}; Hill Giant {1}; Ornithopter {1}; White Knight {1} |
    Then the stack contains
      | card             | kind  | controller | mana value |
      | Chord of Calling | spell | Alice      | 6          |

  @id:CV-107 @clause:x-cv-partial-convoke @control:x-cv-partial-convoke
  @cr:702.51a @cr:601.2h @needs:convoke
  Scenario: Three creatures and four lands pay for Siege Wurm, three creatures and three lands do not
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
      | Forest (1)    | earlier |
      | Forest (2)    | earlier |
      | Forest (3)    | earlier |
      | Forest (4)    | earlier |
    Then Alice cannot cast "Siege Wurm"
      | mana from | Forest (1); Forest (2); Forest (3)                 |
      | convoke   | Grizzly Bears {G}; Hill Giant {1}; Ornithopter {1} |
    And Alice can cast "Siege Wurm"
      | mana from | Forest (1); Forest (2); Forest (3); Forest (4)     |
      | convoke   | Grizzly Bears {G}; Hill Giant {1}; Ornithopter {1} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-108 @clause:x-cv-partial-convoke @control:x-cv-partial-convoke
  @cr:702.51a @cr:601.2h @needs:convoke
  Scenario: A player may pay for a spell with convoke with mana alone, and their creatures stay untapped
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Hill Giant    | earlier |
      | Raging Goblin | earlier |
      | Mountain (1)  | earlier |
      | Mountain (2)  | earlier |
      | Mountain (3)  | earlier |
      | Mountain (4)  | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target    | Bob                                      |
      | mana from | Mountain (1); Mountain (2); Mountain (3) |
    And Alice can cast "Stoke the Flames"
      | target    | Bob                                                    |
      | mana from | Mountain (1); Mountain (2); Mountain (3); Mountain (4) |
    And Alice controls
      | card          | tapped |
      | Hill Giant    | no     |
      | Raging Goblin | no     |
      | Mountain (4)  | yes    |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-109 @clause:x-cv-redundant-instances @control:x-cv-redundant-instances
  @cr:702.51d @needs:convoke @needs:transform @needs:layers
  Scenario: A spell that has convoke printed and given by Caetus still takes a creature for each mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Hill Giant          | earlier |      |
      | Raging Goblin       | earlier |      |
      | Grizzly Bears       | earlier |      |
    Then Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                  |
      | convoke | Hill Giant {R}; Raging Goblin {R}; Grizzly Bears {1} |
    And Alice cannot cast "Stoke the Flames"
      | target  | Bob                                                                     |
      | convoke | Hill Giant {R}; Raging Goblin {R}; Grizzly Bears {1}; Grizzly Bears {1} |
    And Alice can cast "Stoke the Flames"
      | target  | Bob                                                                           |
      | convoke | Hill Giant {R}; Raging Goblin {R}; Grizzly Bears {1}; Invasion of Segovia {1} |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-110 @clause:x-cv-animated-permanents @control:x-cv-animated-permanents
  @cr:702.51a @cr:205.1b @needs:convoke @needs:type-change @needs:activated-abilities
  Scenario: Mutavault may be tapped for convoke once it has become a creature, but not before
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card      | since   |
      | Mutavault | earlier |
      | Forest    | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | convoke | Mutavault {1} |
    When Alice activates "{1}" of "Mutavault"
      | mana from | Forest |
    And the stack resolves
    Then Alice can cast "Siege Wurm"
      | convoke | Mutavault {1} |
    And Alice controls
      | card      | types          | tapped |
      | Mutavault | land; creature | yes    |
    And Alice's mana pool is empty

  @id:CV-111 @clause:x-cv-animated-permanents @control:x-cv-animated-permanents
  @cr:702.51a @cr:601.2g @needs:convoke @needs:type-change @needs:activated-abilities @needs:mana-abilities
  Scenario: An animated Mutavault is colorless, and tapped for its mana it cannot be tapped for convoke too
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Mutavault     | earlier |
      | Forest        | earlier |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    When Alice activates "{1}" of "Mutavault"
      | mana from | Forest |
    And the stack resolves
    Then Alice cannot cast "Siege Wurm"
      | mana from | Mutavault     |
      | convoke   | Mutavault {1} |
    And Alice cannot cast "Siege Wurm"
      | convoke | Mutavault {G}; Grizzly Bears {1} |
    And Alice can cast "Siege Wurm"
      | convoke | Mutavault {1}; Grizzly Bears {G} |
    And Alice's mana pool is empty

  @id:CV-115 @clause:x-cv-hybrid @control:x-cv-hybrid
  @cr:107.4e @cr:601.2b @cr:702.51a @cr:118.13a @needs:convoke
  Scenario: A green and a black creature may pay for a hybrid symbol of Hogaak each, a white one may not
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                      |
      | Hogaak, Arisen Necropolis |
    And Alice controls
      | card              | since   |
      | Grizzly Bears     | earlier |
      | Black Knight      | earlier |
      | White Knight      | earlier |
      | Hill Giant (1)    | earlier |
      | Hill Giant (2)    | earlier |
      | Prodigal Sorcerer | earlier |
      | Ornithopter (1)   | earlier |
      | Ornithopter (2)   | earlier |
    Then Alice cannot cast "Hogaak, Arisen Necropolis"
      | convoke | Grizzly Bears {G}; White Knight {W}; Hill Giant (1) {1}; Hill Giant (2) {1}; Prodigal Sorcerer {1}; Ornithopter (1) {1}; Ornithopter (2) {1} |
    And Alice can cast "Hogaak, Arisen Necropolis"
      | convoke | Grizzly Bears {G}; Black Knight {B}; Hill Giant (1) {1}; Hill Giant (2) {1}; Prodigal Sorcerer {1}; Ornithopter (1) {1}; Ornithopter (2) {1} |
    When the stack resolves
    Then Alice controls
      | card                      | P/T |
      | Hogaak, Arisen Necropolis | 8/8 |

  @id:CV-116 @clause:x-cv-hybrid
  @cr:107.4e @cr:601.2b @cr:702.51a @needs:convoke
  Scenario: Two green creatures may pay for both hybrid symbols of Hogaak
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                      |
      | Hogaak, Arisen Necropolis |
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Hill Giant (1)    | earlier |
      | Hill Giant (2)    | earlier |
      | Prodigal Sorcerer | earlier |
      | Ornithopter (1)   | earlier |
      | Ornithopter (2)   | earlier |
    When Alice casts "Hogaak, Arisen Necropolis"
      | convoke | Grizzly Bears (1) {G}; Grizzly Bears (2) {G}; Hill Giant (1) {1}; Hill Giant (2) {1}; Prodigal Sorcerer {1}; Ornithopter (1) {1}; Ornithopter (2) {1} |
    And the stack resolves
    Then Alice controls
      | card                      | P/T |
      | Hogaak, Arisen Necropolis | 8/8 |

  @id:CV-117 @clause:x-cv-with-delve @control:x-cv-with-delve
  @cr:702.51b @cr:702.66a @cr:702.66b @needs:convoke @needs:delve
  Scenario: Convoke and delve pay for Hogaak together, delve for the generic mana only
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                      |
      | Hogaak, Arisen Necropolis |
    And Alice has in the graveyard
      | card         |
      | Divination   |
      | Giant Growth |
      | Shock        |
      | Fog          |
      | Murder       |
      | Terror       |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Black Knight  | earlier |
    Then Alice cannot cast "Hogaak, Arisen Necropolis"
      | convoke   | Grizzly Bears {G}                                    |
      | paid with | Divination; Giant Growth; Shock; Fog; Murder; Terror |
    And Alice can cast "Hogaak, Arisen Necropolis"
      | convoke   | Grizzly Bears {G}; Black Knight {B}          |
      | paid with | Divination; Giant Growth; Shock; Fog; Murder |
    And Alice has in exile
      | card   |
      | Murder |
    And Alice has in the graveyard
      | card   |
      | Terror |
    When the stack resolves
    Then Alice controls
      | card                      | P/T | mana value |
      | Hogaak, Arisen Necropolis | 8/8 | 7          |

  @id:CV-118 @clause:x-cv-with-delve @control:x-cv-with-delve
  @cr:702.51b @cr:702.66b @cr:601.2h @needs:convoke @needs:delve
  Scenario: Each generic mana is paid for once, by a creature or by an exiled card
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                      |
      | Hogaak, Arisen Necropolis |
    And Alice has in the graveyard
      | card         |
      | Divination   |
      | Giant Growth |
      | Shock        |
      | Fog          |
      | Murder       |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Black Knight  | earlier |
      | Ornithopter   | earlier |
    Then Alice cannot cast "Hogaak, Arisen Necropolis"
      | convoke   | Grizzly Bears {G}; Black Knight {B}; Ornithopter {1} |
      | paid with | Divination; Giant Growth; Shock; Fog; Murder         |
    And Alice can cast "Hogaak, Arisen Necropolis"
      | convoke   | Grizzly Bears {G}; Black Knight {B}; Ornithopter {1} |
      | paid with | Divination; Giant Growth; Shock; Fog                 |
    And Alice has in the graveyard
      | card   |
      | Murder |
    When the stack resolves
    Then Alice controls
      | card                      | P/T |
      | Hogaak, Arisen Necropolis | 8/8 |

  @id:CV-119 @clause:x-cv-minimum-cost @control:x-cv-minimum-cost
  @cr:601.2f @cr:702.51b @needs:convoke @needs:cost-modification
  Scenario: With Trinisphere three creatures pay for Sprout Swarm, and two are not enough
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
    And Bob controls
      | card        | since   |
      | Trinisphere | earlier |
    Then Alice cannot cast "Sprout Swarm"
      | convoke | Grizzly Bears {G}; Hill Giant {1} |
    And Alice can cast "Sprout Swarm"
      | convoke | Grizzly Bears {G}; Hill Giant {1}; Ornithopter {1} |
    When the stack resolves
    Then Alice controls
      | card      | token |
      | Saproling | yes   |

  @id:CV-120 @clause:x-cv-minimum-cost @control:x-cv-minimum-cost
  @cr:601.2f @cr:702.51b @needs:convoke @needs:cost-modification
  Scenario: While Trinisphere is tapped two creatures pay for Sprout Swarm, and a third is refused
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Sprout Swarm |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
      | Ornithopter   | earlier |
    And Bob controls
      | card        | since   | tapped |
      | Trinisphere | earlier | yes    |
    Then Alice cannot cast "Sprout Swarm"
      | convoke | Grizzly Bears {G}; Hill Giant {1}; Ornithopter {1} |
    And Alice can cast "Sprout Swarm"
      | convoke | Grizzly Bears {G}; Hill Giant {1} |
    And Alice controls
      | card        | tapped |
      | Ornithopter | no     |

  @id:CV-121 @clause:x-cv-without-paying-mana-cost @control:x-cv-without-paying-mana-cost
  @cr:118.9 @cr:601.2f @cr:702.51a @needs:convoke @needs:alternative-costs
  Scenario: A spell that Omniscience lets cast for nothing has no mana for a creature to pay for, one cast for its mana cost has
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                 |
      | Stoke the Flames (1) |
      | Stoke the Flames (2) |
    And Alice controls
      | card        | since   |
      | Omniscience | earlier |
      | Hill Giant  | earlier |
    And Alice's mana pool contains {R}{R}{R}
    Then Alice cannot cast "Stoke the Flames (1)"
      | target    | Bob            |
      | cast with | {0}            |
      | convoke   | Hill Giant {1} |
    And Alice can cast "Stoke the Flames (1)"
      | target    | Bob |
      | cast with | {0} |
    And Alice controls
      | card       | tapped |
      | Hill Giant | no     |
    And Alice's mana pool contains {R}{R}{R}
    And Alice can cast "Stoke the Flames (2)"
      | target  | Bob            |
      | convoke | Hill Giant {1} |
    When the stack resolves
    Then Bob has 12 life

  @id:CV-122 @clause:x-cv-without-paying-mana-cost @control:x-cv-without-paying-mana-cost
  @cr:118.9d @cr:601.2f @cr:702.51a @needs:convoke @needs:alternative-costs @needs:cost-modification
  Scenario: If Thalia makes a spell cast for nothing cost {1}, one creature may pay for that and a second is refused
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card          | since   |
      | Omniscience   | earlier |
      | Hill Giant    | earlier |
      | Raging Goblin | earlier |
    And Bob controls
      | card                        | since   |
      | Thalia, Guardian of Thraben | earlier |
    Then Alice cannot cast "Stoke the Flames"
      | target    | Bob                               |
      | cast with | {0}                               |
      | convoke   | Hill Giant {1}; Raging Goblin {R} |
    And Alice can cast "Stoke the Flames"
      | target    | Bob            |
      | cast with | {0}            |
      | convoke   | Hill Giant {1} |
    And Alice controls
      | card          | tapped |
      | Hill Giant    | yes    |
      | Raging Goblin | no     |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-132 @clause:x-cv-colorless-mana-symbol @control:x-cv-colorless-mana-symbol
  @cr:702.51a @cr:107.4c @needs:convoke @needs:transform @needs:layers
  Scenario: No creature pays for the colorless mana of Spatial Contortion, a colorless one pays for its generic mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Spatial Contortion |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Ornithopter         | earlier |      |
      | Memnite             | earlier |      |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice's mana pool contains {C}
    Then Alice cannot cast "Spatial Contortion"
      | target  | Hill Giant      |
      | convoke | Ornithopter {C} |
    And Alice cannot cast "Spatial Contortion"
      | target  | Hill Giant                   |
      | convoke | Ornithopter {1}; Memnite {1} |
    And Alice can cast "Spatial Contortion"
      | target  | Hill Giant      |
      | convoke | Ornithopter {1} |
    And Alice's mana pool is empty
    When the stack resolves
    Then Bob has in the graveyard
      | card       |
      | Hill Giant |

  @id:CV-133 @clause:x-cv-colorless-mana-symbol @control:x-cv-colorless-mana-symbol
  @cr:107.4c @cr:702.51a @needs:convoke @needs:transform @needs:layers @needs:mana-abilities
  Scenario: The colorless mana that a creature does not pay for has to be paid with colorless mana
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card               |
      | Spatial Contortion |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Ornithopter         | earlier |      |
      | Mountain            | earlier |      |
      | Mutavault           | earlier |      |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    Then Alice cannot cast "Spatial Contortion"
      | target    | Hill Giant      |
      | mana from | Mountain        |
      | convoke   | Ornithopter {1} |
    And Alice can cast "Spatial Contortion"
      | target    | Hill Giant      |
      | mana from | Mutavault       |
      | convoke   | Ornithopter {1} |
    When the stack resolves
    Then Bob has in the graveyard
      | card       |
      | Hill Giant |

  @id:CV-671 @clause:x-cv-with-delve @control:x-cv-with-delve @cr:702.51b @cr:702.66a @cr:101.2 @cr:601.2h
  @needs:convoke @needs:delve
  Scenario: Mana pays neither for the generic nor for the hybrid mana of Hogaak: creatures and cards have to pay for all of it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                      |
      | Hogaak, Arisen Necropolis |
    And Alice has in the graveyard
      | card         |
      | Divination   |
      | Giant Growth |
      | Shock        |
      | Fog          |
      | Murder       |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Black Knight  | earlier |
    And Alice's mana pool contains {G}{G}
    Then Alice cannot cast "Hogaak, Arisen Necropolis"
      | paid with | Divination; Giant Growth; Shock; Fog; Murder |
    And Alice cannot cast "Hogaak, Arisen Necropolis"
      | convoke   | Grizzly Bears {G}; Black Knight {B}  |
      | paid with | Divination; Giant Growth; Shock; Fog |
    And Alice can cast "Hogaak, Arisen Necropolis"
      | convoke   | Grizzly Bears {G}; Black Knight {B}          |
      | paid with | Divination; Giant Growth; Shock; Fog; Murder |
    And Alice's mana pool contains {G}{G}
