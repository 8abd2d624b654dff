Feature: Creatures with another card type
  Artifact creatures and land creatures are affected like any other creature; artifacts and lands alone are not.

  @id:SS-220 @clause:ss-other-types-artifact-creature @control:ss-other-types-artifact-creature @cr:302.6 @needs:combat
  Scenario: An artifact creature cannot attack the turn it is cast, but may on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card    |
      | Memnite |
    When Alice casts "Memnite"
    And the stack resolves
    Then Alice cannot attack with "Memnite"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Memnite"
    When the game reaches Alice's postcombat main phase
    Then Bob has 19 life

  @id:SS-221 @clause:ss-other-types-artifact-creature @control:ss-other-types-artifact-creature
  @cr:302.6 @needs:mana-abilities
  Scenario: An artifact creature cannot tap for mana the turn it is cast, but may on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Silver Myr |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Silver Myr"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Silver Myr"
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}" of "Silver Myr"
    And Alice's mana pool contains {U}

  @id:SS-222 @clause:ss-rule-ignores-other-types @control:ss-rule-ignores-other-types
  @clause:ss-other-types-artifact-creature @control:ss-other-types-artifact-creature
  @clause:ss-ex-dryad-arbor-mana @control:ss-ex-dryad-arbor-mana @cr:302.6 @cr:305.6 @needs:mana-abilities
  Scenario: Of the permanents that arrived this turn, an artifact and a land tap for mana, but no creature does
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Forest      |
      | Dryad Arbor |
      | Mind Stone  |
      | Silver Myr  |
    And Alice controls
      | card        | since   |
      | Exploration | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    When Alice plays "Forest"
    And Alice plays "Dryad Arbor"
    And Alice casts "Mind Stone"
    And the stack resolves
    And Alice casts "Silver Myr"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Silver Myr"
    And Alice cannot activate "{T}" of "Dryad Arbor"
    And Alice can activate "{T}" of "Mind Stone"
    And Alice can activate "{T}" of "Forest"
    And Alice's mana pool contains {G}{C}

  @id:SS-223 @clause:ss-rule-ignores-other-types @control:ss-rule-ignores-other-types
  @control:ss-other-types-artifact-creature @cr:302.6 @needs:mana-abilities
  Scenario: Artifact, land, artifact creature and land creature controlled since the turn began all tap for mana
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Forest      | earlier |
      | Dryad Arbor | earlier |
      | Mind Stone  | earlier |
      | Silver Myr  | earlier |
    When Alice activates "{T}" of "Silver Myr"
    And Alice activates "{T}" of "Dryad Arbor"
    And Alice activates "{T}" of "Mind Stone"
    And Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {U}{G}{G}{C}

  @id:SS-224 @clause:ss-305.6-intrinsic-mana @control:ss-ex-dryad-arbor-mana @cr:305.6 @needs:mana-abilities
  Scenario: Dryad Arbor taps for one green mana because it is a Forest
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Dryad Arbor | earlier |
    When Alice activates "{T}" of "Dryad Arbor"
    Then Alice's mana pool contains {G}
    And Alice controls
      | card        | types          | supertypes | subtypes      | colors | P/T | tapped |
      | Dryad Arbor | land; creature | none       | Forest; Dryad | green  | 1/1 | yes    |

  @id:SS-225 @clause:ss-ex-dryad-arbor-mana @control:ss-ex-dryad-arbor-mana
  @cr:305.6 @cr:302.6 @cr:602.5a @needs:mana-abilities
  Scenario: Dryad Arbor makes no mana on the turn it is played nor on the opponent's turn, but does on the next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Dryad Arbor |
    When Alice plays "Dryad Arbor"
    Then Alice cannot activate "{T}" of "Dryad Arbor"
    When the game reaches Bob's precombat main phase
    And Bob passes priority
    Then Alice cannot activate "{T}" of "Dryad Arbor"
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}" of "Dryad Arbor"
    And Alice's mana pool contains {G}

  @id:SS-226 @control:ss-ex-dryad-arbor-mana @cr:305.6 @cr:302.6 @needs:mana-abilities
  Scenario: A Forest makes mana on the turn it is played
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card   |
      | Forest |
    When Alice plays "Forest"
    And Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {G}

  @id:SS-227 @control:ss-ex-dryad-arbor-mana @cr:305.6 @cr:302.6 @needs:mana-abilities
  Scenario: Dryad Arbor played on an earlier turn makes mana on the opponent's turn
    Given it is Bob's precombat main phase
    And Alice controls
      | card        | since   |
      | Dryad Arbor | earlier |
    When Bob passes priority
    And Alice activates "{T}" of "Dryad Arbor"
    Then Alice's mana pool contains {G}

  @id:SS-228 @clause:ss-dryad-arbor-attack @control:ss-dryad-arbor-attack @cr:302.6 @cr:508.1a @needs:combat
  Scenario: Dryad Arbor cannot attack the turn it is played, but may on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Dryad Arbor |
    When Alice plays "Dryad Arbor"
    Then Alice cannot attack with "Dryad Arbor"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Dryad Arbor"
    When the game reaches Alice's postcombat main phase
    Then Bob has 19 life
