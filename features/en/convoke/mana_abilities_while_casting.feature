Feature: Mana abilities activated while casting a spell with convoke
  They come before the costs are paid, so that a creature tapped or sacrificed for mana
  can no longer be tapped for convoke.

  @id:CV-030 @clause:cv-mana-ability-taps-first
  @cr:601.2g @cr:605.3a @cr:702.51a @needs:convoke @needs:mana-abilities @needs:stack
  Scenario: Mana that a creature is tapped for while the spell is cast helps to pay for it, together with other mana and convoke
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Grizzly Bears  | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | mana from | Llanowar Elves    |
      | convoke   | Grizzly Bears {1} |
    Then Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
      | Grizzly Bears  | yes    |
    And Alice's mana pool is empty
    And the stack contains
      | card       | kind  | controller |
      | Siege Wurm | spell | Alice      |
    When the stack resolves
    Then Alice controls
      | card       | P/T |
      | Siege Wurm | 5/5 |

  @id:CV-031 @clause:cv-mana-ability-taps-first
  @cr:601.2g @cr:605.3a @cr:118.3a @needs:convoke @needs:mana-abilities
  Scenario: Mana that a creature is tapped for while the spell is cast stays in the mana pool if convoke leaves it unspent
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Grizzly Bears  | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | mana from | Llanowar Elves    |
      | convoke   | Grizzly Bears {1} |
    Then Alice controls
      | card           | tapped |
      | Llanowar Elves | yes    |
      | Grizzly Bears  | yes    |
    And Alice's mana pool contains {G}

  @id:CV-032 @clause:cv-mana-creature-not-twice @control:cv-mana-creature-not-twice @clause:cv-mana-ability-taps-first
  @cr:601.2g @cr:601.2h @cr:118.3 @needs:convoke @needs:mana-abilities
  Scenario: A creature tapped for mana while the spell is cast cannot be tapped for convoke too, but another one can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card               | since   |
      | Llanowar Elves (1) | earlier |
      | Llanowar Elves (2) | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | mana from | Llanowar Elves (1)     |
      | convoke   | Llanowar Elves (1) {G} |
    And Alice can cast "Siege Wurm"
      | mana from | Llanowar Elves (1)     |
      | convoke   | Llanowar Elves (2) {G} |
    And Alice controls
      | card               | tapped |
      | Llanowar Elves (1) | yes    |
      | Llanowar Elves (2) | yes    |
    And Alice's mana pool is empty

  @id:CV-033 @clause:cv-mana-creature-not-twice @control:cv-mana-creature-not-twice
  @cr:702.51a @cr:118.3 @needs:convoke @needs:mana-abilities
  Scenario: A creature tapped for convoke cannot then be tapped for its mana ability, but one left untapped can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card               | since   |
      | Llanowar Elves (1) | earlier |
      | Llanowar Elves (2) | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    When Alice casts "Siege Wurm"
      | convoke | Llanowar Elves (1) {G} |
    Then Alice's mana pool is empty
    And Alice cannot activate "{T}" of "Llanowar Elves (1)"
    And Alice can activate "{T}" of "Llanowar Elves (2)"
    And Alice's mana pool contains {G}

  @id:CV-034 @clause:x-cv-mana-abilities-first @control:x-cv-mana-abilities-first @clause:cv-sacrificed-for-mana
  @control:cv-sacrificed-for-mana
  @cr:601.2g @cr:601.2h @cr:702.51a @needs:convoke @needs:mana-abilities @needs:sacrifice
  Scenario: Blood Pet sacrificed for its mana while the spell is cast cannot be tapped for convoke, but another Blood Pet can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card          | since   |
      | Blood Pet (1) | earlier |
      | Blood Pet (2) | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | mana ability | Blood Pet (1) : sacrifice |
      | convoke      | Blood Pet (1) {1}         |
    And Alice can cast "Siege Wurm"
      | mana ability | Blood Pet (1) : sacrifice |
      | convoke      | Blood Pet (2) {1}         |
    And Alice has in the graveyard
      | card          |
      | Blood Pet (1) |
    And Alice controls
      | card          | tapped |
      | Blood Pet (2) | yes    |
    And Alice's mana pool is empty

  @id:CV-035 @clause:x-cv-mana-abilities-first @control:x-cv-mana-abilities-first @clause:cv-sacrificed-for-mana
  @control:cv-sacrificed-for-mana
  @cr:601.2g @cr:601.2h @cr:702.51a @needs:convoke @needs:mana-abilities @needs:sacrifice
  Scenario: A creature sacrificed to Ashnod's Altar while the spell is cast cannot be tapped for convoke, but another one can
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card              | since   |
      | Ashnod's Altar    | earlier |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
    And Alice's mana pool contains {G}{G}{G}{G}
    Then Alice cannot cast "Siege Wurm"
      | mana ability | Ashnod's Altar : sacrifice : Grizzly Bears (1) |
      | convoke      | Grizzly Bears (1) {G}                          |
    And Alice can cast "Siege Wurm"
      | mana ability | Ashnod's Altar : sacrifice : Grizzly Bears (1) |
      | convoke      | Grizzly Bears (2) {G}                          |
    And Alice has in the graveyard
      | card              |
      | Grizzly Bears (1) |
    And Alice controls
      | card              | tapped |
      | Grizzly Bears (2) | yes    |
    And Alice's mana pool is empty

  @id:CV-036 @clause:x-cv-cost-locked-in @clause:cv-applies-after-total-cost @clause:cv-total-cost-reduction @cr:601.2f
  @cr:601.2g @cr:601.2h
  @needs:convoke @needs:cost-modification @needs:mana-abilities @needs:sacrifice
  Scenario: The total cost is locked in before Goblin Electromancer is sacrificed for mana, so its reduction still holds
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
    When Alice casts "Stoke the Flames"
      | target       | Bob                                               |
      | mana ability | Ashnod's Altar : sacrifice : Goblin Electromancer |
      | convoke      | Raging Goblin {R}; Hill Giant {R}                 |
    Then Alice has in the graveyard
      | card                 |
      | Goblin Electromancer |
    And Alice's mana pool contains {C}
    When the stack resolves
    Then Bob has 16 life

  @id:CV-075 @clause:x-cv-library-mana-ability @control:x-cv-library-mana-ability
  @cr:605.1a @cr:601.2g @cr:702.51a
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:auras @needs:type-change @needs:stack
  @needs:activated-abilities
  Scenario: Since August 2026 an ability that adds mana and draws a card cannot be activated while casting, but its source can be tapped for convoke if it is a creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Siege Wurm |
    And Alice controls
      | card                 | since   | attached to          |
      | Chromatic Sphere (1) | earlier |                      |
      | Ensoul Artifact      | earlier | Chromatic Sphere (1) |
      | Chromatic Sphere (2) | earlier |                      |
      | Grizzly Bears        | earlier |                      |
      | Forest               | earlier |                      |
    And Alice's mana pool contains {G}{G}{G}{G}{G}{G}
    And Alice will choose
      | choice | answer |
      | color  | green  |
    Then Alice cannot cast "Siege Wurm"
      | mana ability | Chromatic Sphere (1) : {1}, {T}, sacrifice |
      | convoke      | Grizzly Bears {1}                          |
    And Alice can cast "Siege Wurm"
      | convoke | Chromatic Sphere (1) {1} |
    And Alice controls
      | card                 | tapped |
      | Chromatic Sphere (1) | yes    |
      | Grizzly Bears        | no     |
    And Alice's mana pool is empty
    When Alice activates "{1}, {T}, sacrifice" of "Chromatic Sphere (2)"
      | mana from | Forest |
    Then the stack contains
      | card                 | kind    | controller |
      | Siege Wurm           | spell   | Alice      |
      | Chromatic Sphere (2) | ability | Alice      |
    And Alice's mana pool is empty
    When the top of the stack resolves
    Then Alice's mana pool contains {G}
    And Alice has 1 card in hand
