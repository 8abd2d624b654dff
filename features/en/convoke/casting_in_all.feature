Feature: What the creatures of a casting do besides paying
  Tapping a creature for convoke activates no ability and spends no mana. If the cost is not paid in full, nothing happened.

  @id:CV-112 @clause:x-cv-not-an-activated-ability @control:x-cv-not-an-activated-ability
  @cr:702.51a @cr:602.1 @needs:convoke @needs:mana-abilities @needs:activation-restrictions
  Scenario: With Cursed Totem Llanowar Elves cannot be tapped for their mana, but can be tapped for convoke
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Cursed Totem   | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | mana from | Llanowar Elves |
    And Alice can cast "Siege Wurm"
      | convoke | Llanowar Elves {G} |
    And Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
    And Alice's mana pool is empty

  @id:CV-113 @control:x-cv-not-an-activated-ability
  @cr:602.1 @cr:601.2g @needs:convoke @needs:mana-abilities
  Scenario: Without Cursed Totem Llanowar Elves are tapped for the mana that pays for the same spell
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | mana from | Llanowar Elves |
    Then Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
    And Alice's mana pool is empty

  @id:CV-114 @control:x-cv-cost-locked-in
  @cr:601.2f @needs:convoke @needs:cost-modification @needs:mana-abilities @needs:sacrifice
  Scenario: If Goblin Electromancer is sacrificed for mana before the spell is cast, its reduction is gone
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card                 | since   |
      | Ashnod's Altar       | earlier |
      | Goblin Electromancer | earlier |
      | Raging Goblin        | earlier |
      | Hill Giant           | earlier |
    When Alice activates "sacrifice" of "Ashnod's Altar"
      | paid with | Goblin Electromancer |
    Then Alice's mana pool contains {C}{C}
    When Alice casts "Stoke the Flames"
      | target  | Bob                               |
      | convoke | Raging Goblin {R}; Hill Giant {R} |
    Then Alice's mana pool is empty
    When the stack resolves
    Then Bob has 16 life
