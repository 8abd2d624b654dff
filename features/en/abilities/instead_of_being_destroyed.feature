Feature: Regeneration replaces a destruction
  Regenerating creates an effect that waits and then acts on the destruction itself.

  @id:AB-401 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:614.8 @cr:609.6 @needs:replacement-effects @needs:combat @needs:stack
  Scenario: Regenerating Skeletons survive lethal combat damage tapped, out of combat and without damage, once
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
      | Mountain   | earlier |
    And Alice has in hand
      | card  |
      | Shock |
    And Bob controls
      | card             | since   |
      | Drudge Skeletons | earlier |
      | Swamp            | earlier |
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "{B}" of "Drudge Skeletons"
      | mana from | Swamp |
    And the stack resolves
    Then Bob controls
      | card             | tapped | blocking   |
      | Drudge Skeletons | no     | Hill Giant |
    When the game reaches Alice's end of combat step
    Then the stack is empty
    And Bob controls
      | card             | tapped | damage | blocking |
      | Drudge Skeletons | yes    | 0      | none     |
    And Alice controls
      | card       | damage |
      | Hill Giant | 1      |
    And Bob has 20 life
    When Alice casts "Shock"
      | target    | Drudge Skeletons |
      | mana from | Mountain         |
    And the stack resolves
    Then Bob has in the graveyard
      | card             |
      | Drudge Skeletons |

  @id:AB-402 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:701.19c @cr:614.8 @cr:609.6 @needs:replacement-effects @needs:stack @needs:damage
  Scenario: Two regenerations save Skeletons from two destructions, and the third destroys them
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Drudge Skeletons | earlier |
    And Alice has in hand
      | card      |
      | Shock     |
      | Shock (2) |
      | Shock (3) |
    And Alice's mana pool contains {B}{B}{R}{R}{R}
    When Alice activates "{B}" of "Drudge Skeletons"
    And the stack resolves
    And Alice activates "{B}" of "Drudge Skeletons"
    And the stack resolves
    And Alice casts "Shock"
      | target | Drudge Skeletons |
    And the stack resolves
    Then Alice controls
      | card             | tapped | damage |
      | Drudge Skeletons | yes    | 0      |
    When Alice casts "Shock (2)"
      | target | Drudge Skeletons |
    And the stack resolves
    Then Alice controls
      | card             | tapped | damage |
      | Drudge Skeletons | yes    | 0      |
    When Alice casts "Shock (3)"
      | target | Drudge Skeletons |
    And the stack resolves
    Then Alice has in the graveyard
      | card             |
      | Shock            |
      | Shock (2)        |
      | Shock (3)        |
      | Drudge Skeletons |

  @id:AB-403 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:701.19c @cr:614.8 @needs:replacement-effects @needs:stack
  Scenario: Regeneration does not help against a destruction that forbids it, and is gone at the end of the turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   |
      | Drudge Skeletons     | earlier |
      | Drudge Skeletons (2) | earlier |
      | Plains               | earlier |
      | Plains (2)           | earlier |
      | Plains (3)           | earlier |
      | Plains (4)           | earlier |
      | Swamp                | earlier |
    And Alice has in hand
      | card         |
      | Wrath of God |
    And Bob has in hand
      | card  |
      | Shock |
    And Bob controls
      | card     | since   |
      | Mountain | earlier |
    And Alice's mana pool contains {B}
    When Alice activates "{B}" of "Drudge Skeletons"
    And the stack resolves
    And the game reaches Bob's upkeep step
    And Bob casts "Shock"
      | target    | Drudge Skeletons |
      | mana from | Mountain         |
    And the stack resolves
    Then Alice has in the graveyard
      | card             |
      | Drudge Skeletons |
    When the game reaches Alice's precombat main phase
    And Alice activates "{B}" of "Drudge Skeletons (2)"
      | mana from | Swamp |
    And the stack resolves
    And Alice casts "Wrath of God"
      | mana from | Plains; Plains (2); Plains (3); Plains (4) |
    And the stack resolves
    Then Alice has in the graveyard
      | card                 |
      | Drudge Skeletons     |
      | Drudge Skeletons (2) |
      | Wrath of God         |

  @id:AB-697 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:701.8a @cr:614.8 @needs:replacement-effects @needs:stack @needs:targeting @needs:priority
  Scenario: Regenerating Skeletons survive the first Murder tapped, and die by the second
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Murder (1) |
      | Murder (2) |
    And Alice's mana pool contains {B}{B}{B}{B}{B}{B}
    And Bob controls
      | card             | since   |
      | Drudge Skeletons | earlier |
      | Swamp            | earlier |
    When Alice casts "Murder (1)"
      | target | Drudge Skeletons |
    And Alice passes priority
    And Bob activates "{B}" of "Drudge Skeletons"
      | mana from | Swamp |
    And the stack resolves
    Then Bob controls
      | card             | tapped |
      | Drudge Skeletons | yes    |
    When Alice casts "Murder (2)"
      | target | Drudge Skeletons |
    And the stack resolves
    Then Bob has in the graveyard
      | card             |
      | Drudge Skeletons |

  @id:AB-652 @clause:abil-402.10-replacement-prevention-are-effects @control:abil-402.10-replacement-prevention-are-effects @cr:701.19a @cr:704.5f @cr:704.5g
  @needs:replacement-effects @needs:activated-abilities @needs:damage @needs:state-based-actions
  Scenario: Drudge Skeletons regenerate from lethal damage, but not when their toughness is less than 0, nor when it is 0
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   |
      | Drudge Skeletons (1) | earlier |
      | Drudge Skeletons (2) | earlier |
      | Swamp                | earlier |
      | Swamp (2)            | earlier |
      | Swamp (3)            | earlier |
    And Alice has in hand
      | card                |
      | Shock               |
      | Spatial Contortion  |
      | Heartless Summoning |
    And Alice's mana pool contains {B}{B}{R}{C}{C}
    When Alice activates "{B}" of "Drudge Skeletons (1)"
    And the stack resolves
    And Alice casts "Shock"
      | target | Drudge Skeletons (1) |
    And the stack resolves
    Then Alice controls
      | card                 | tapped | damage |
      | Drudge Skeletons (1) | yes    | 0      |
      | Drudge Skeletons (2) | no     | 0      |
    When Alice activates "{B}" of "Drudge Skeletons (2)"
    And the stack resolves
    And Alice casts "Spatial Contortion"
      | target | Drudge Skeletons (2) |
    And the stack resolves
    Then Alice has in the graveyard
      | card                 |
      | Shock                |
      | Spatial Contortion   |
      | Drudge Skeletons (2) |
    When Alice activates "{B}" of "Drudge Skeletons (1)"
      | mana from | Swamp |
    And the stack resolves
    And Alice casts "Heartless Summoning"
      | mana from | Swamp (2); Swamp (3) |
    And the stack resolves
    Then Alice has in the graveyard
      | card                 |
      | Drudge Skeletons (1) |
      | Drudge Skeletons (2) |
      | Shock                |
      | Spatial Contortion   |
