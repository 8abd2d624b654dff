Feature: Objects with several abilities
  Each ability of an object works, and can be lost or countered, apart from the others. Several instances of one ability
  add up or change nothing, depending on the ability.

  @id:AB-072 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:activated-abilities @needs:combat
  Scenario: A creature that has lost flying keeps its activated ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Shivan Dragon | earlier |
    And Alice has in hand
      | card           |
      | Gravity Sphere |
    And Alice's mana pool contains {R}{R}{R}{R}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice casts "Gravity Sphere"
    And the stack resolves
    Then Alice controls
      | card          | P/T | without |
      | Shivan Dragon | 5/5 | flying  |
    When Alice activates "{R}" of "Shivan Dragon"
    And the stack resolves
    Then Alice controls
      | card          | P/T |
      | Shivan Dragon | 6/5 |
    When Alice attacks with "Shivan Dragon"
    Then Bob can block "Shivan Dragon" with "Grizzly Bears"

  @id:AB-073 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:activated-abilities @needs:turn-structure
  Scenario: An ability that makes its creature lose flying does not go with the flying
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Ribbon Snake | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    When Alice activates "{2}" of "Ribbon Snake"
    And the stack resolves
    Then Alice controls
      | card         | P/T | without |
      | Ribbon Snake | 2/3 | flying  |
    And Alice can activate "{2}" of "Ribbon Snake"
    And the stack contains
      | card         | kind    | controller |
      | Ribbon Snake | ability | Alice      |
    When the stack resolves
    And the game reaches Bob's upkeep step
    Then Alice controls
      | card         | with   |
      | Ribbon Snake | flying |

  @id:AB-074 @control:abil-402.7-several-abilities
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:activated-abilities
  Scenario: A creature that has lost all abilities keeps none, neither the activated ability nor flying
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Shivan Dragon | earlier |
    And Alice's mana pool contains {R}
    And Bob controls
      | card     | since   |
      | Humility | earlier |
    Then Alice controls
      | card          | P/T | without |
      | Shivan Dragon | 1/1 | flying  |
    And Alice cannot activate "{R}" of "Shivan Dragon"

  @id:AB-075 @clause:abil-402.7-paragraphs-are-separate @control:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:113.9
  @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: Countering the ability of a card's first paragraph leaves that of the second
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Solemn Simulacrum |
    And Alice has in the library
      | card          |
      | Grizzly Bears |
      | Forest        |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Bob has in hand
      | card           |
      | Stifle         |
      | Lightning Bolt |
    And Bob's mana pool contains {U}{R}
    When Alice casts "Solemn Simulacrum"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Solemn Simulacrum |
    And the stack resolves
    Then Alice controls
      | card              |
      | Solemn Simulacrum |
    And Alice has 2 cards in the library
    When Alice will choose
      | choice | answer |
      | may    | yes    |
    And Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Solemn Simulacrum |
    And the top of the stack resolves
    Then the stack contains
      | card              | kind    | controller |
      | Solemn Simulacrum | ability | Alice      |
    When the stack resolves
    Then Alice has 1 card in hand
    And Alice has 1 card in the library

  @id:AB-076 @clause:abil-402.7-paragraphs-are-separate @control:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:113.9
  @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority @needs:damage
  Scenario: The ability of the first paragraph works although that of the second is countered later
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Solemn Simulacrum |
    And Alice has in the library
      | card          |
      | Grizzly Bears |
      | Forest        |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer |
      | object | Forest |
    And Bob has in hand
      | card           |
      | Stifle         |
      | Lightning Bolt |
    And Bob's mana pool contains {U}{R}
    When Alice casts "Solemn Simulacrum"
    And the stack resolves
    Then Alice controls
      | card              | tapped |
      | Solemn Simulacrum | no     |
      | Forest            | yes    |
    When Alice passes priority
    And Bob casts "Lightning Bolt"
      | target | Solemn Simulacrum |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Solemn Simulacrum |
    And the stack resolves
    Then Alice has in the graveyard
      | card              |
      | Solemn Simulacrum |
    And Alice has 0 cards in hand
    And Alice has 1 card in the library

  @id:AB-077 @clause:abil-402.7-keywords-on-one-line @control:abil-402.7-keywords-on-one-line
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:protection @needs:targeting @needs:priority @needs:combat
  Scenario: A creature that has lost flying keeps the protection that stands with it on one line
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Duskrider Falcon | earlier |
      | Hill Giant       | earlier |
    And Alice has in hand
      | card           |
      | Gravity Sphere |
    And Alice's mana pool contains {R}{R}{R}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in hand
      | card   |
      | Terror |
    And Bob's mana pool contains {B}{B}
    When Alice casts "Gravity Sphere"
    And the stack resolves
    Then Alice controls
      | card             | without |
      | Duskrider Falcon | flying  |
    When Alice passes priority
    Then Bob cannot cast "Terror"
      | target | Duskrider Falcon |
    And Bob can cast "Terror"
      | target | Hill Giant |
    When the stack resolves
    Then Alice has in the graveyard
      | card       |
      | Hill Giant |
    When Alice attacks with "Duskrider Falcon"
    Then Bob can block "Duskrider Falcon" with "Grizzly Bears"

  @id:AB-078 @control:abil-402.7-keywords-on-one-line
  @cr:113.2c @cr:702.9b
  @needs:combat
  Scenario: While it has flying the same creature can be blocked by a creature with flying, not by one without it
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Duskrider Falcon | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Shivan Dragon | earlier |
    When Alice attacks with "Duskrider Falcon"
    Then Bob cannot block "Duskrider Falcon" with "Grizzly Bears"
    And Bob can block "Duskrider Falcon" with "Shivan Dragon"

  @id:AB-079 @clause:abil-402.7-multiple-instances-cumulative
  @cr:113.2c @cr:702.25b
  @needs:triggered-abilities @needs:granted-abilities @needs:combat @needs:stack
  Scenario: A creature with flanking that is given flanking once more has it twice, and the blocker gets -1/-1 twice
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Benalish Cavalry | earlier |
      | Cavalry Master   | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Hill Giant"
    Then the stack contains
      | card             | kind    | controller |
      | Benalish Cavalry | ability | Alice      |
      | Benalish Cavalry | ability | Alice      |
    When the stack resolves
    Then Bob controls
      | card       | P/T |
      | Hill Giant | 1/1 |

  @id:AB-080 @control:abil-402.7-multiple-instances-cumulative
  @cr:113.2c @cr:702.25a
  @needs:triggered-abilities @needs:combat @needs:stack
  Scenario: A creature that has flanking once gives its blocker -1/-1 once
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Benalish Cavalry | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Hill Giant"
    Then the stack contains
      | card             | kind    | controller |
      | Benalish Cavalry | ability | Alice      |
    When the stack resolves
    Then Bob controls
      | card       | P/T |
      | Hill Giant | 2/2 |

  @id:AB-081 @control:abil-402.7-multiple-instances-cumulative
  @cr:113.2c @cr:702.25b
  @needs:triggered-abilities @needs:granted-abilities @needs:combat @needs:stack
  Scenario: Cavalry Master gives flanking once more to other creatures that have it, not to itself or to creatures without it
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Cavalry Master | earlier |
      | Grizzly Bears  | earlier |
    And Bob controls
      | card           | since   |
      | Hill Giant (1) | earlier |
      | Hill Giant (2) | earlier |
    Then Alice controls
      | card          | without  |
      | Grizzly Bears | flanking |
    When Alice attacks with "Cavalry Master" and "Grizzly Bears"
    And Bob blocks "Cavalry Master" with "Hill Giant (1)"
      | Hill Giant (2) | Grizzly Bears |
    Then the stack contains
      | card           | kind    | controller |
      | Cavalry Master | ability | Alice      |
    When the stack resolves
    Then Bob controls
      | card           | P/T |
      | Hill Giant (1) | 2/2 |
      | Hill Giant (2) | 3/3 |

  @id:AB-082 @clause:abil-402.7-multiple-instances-redundant
  @control:abil-402.7-multiple-instances-redundant
  @cr:113.2c @cr:702.9c
  @needs:granted-abilities @needs:auras @needs:targeting @needs:combat
  Scenario: A flying creature that is given flying once more is blocked by a single flying creature as before
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   |
      | Serra Angel | earlier |
    And Alice has in hand
      | card   |
      | Flight |
    And Alice's mana pool contains {U}
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Shivan Dragon | earlier |
    When Alice casts "Flight"
      | target | Serra Angel |
    And the stack resolves
    And Alice attacks with "Serra Angel"
    Then Bob cannot block "Serra Angel" with "Grizzly Bears"
    And Bob can block "Serra Angel" with "Shivan Dragon"

  @id:AB-083 @clause:abil-402.7-multiple-instances-redundant
  @control:abil-402.7-multiple-instances-redundant
  @cr:113.2c @cr:702.9c
  @needs:granted-abilities @needs:auras @needs:targeting @needs:priority @needs:combat
  Scenario: A creature that flies by itself still flies when the Aura that gave it flying once more has gone
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   | attached to   |
      | Serra Angel   | earlier |               |
      | Grizzly Bears | earlier |               |
      | Flight (1)    | earlier | Serra Angel   |
      | Flight (2)    | earlier | Grizzly Bears |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob has in hand
      | card           |
      | Disenchant (1) |
      | Disenchant (2) |
    And Bob's mana pool contains {W}{W}{W}{W}
    When Alice passes priority
    And Bob casts "Disenchant (1)"
      | target | Flight (1) |
    And the stack resolves
    And Alice passes priority
    And Bob casts "Disenchant (2)"
      | target | Flight (2) |
    And the stack resolves
    Then Alice controls
      | card          | with   | without |
      | Serra Angel   | flying |         |
      | Grizzly Bears |        | flying  |
    When Alice attacks with "Serra Angel" and "Grizzly Bears"
    Then Bob cannot block "Serra Angel" with "Hill Giant"
    And Bob can block "Grizzly Bears" with "Hill Giant"

  @id:AB-084 @clause:abil-402.7-multiple-instances-redundant
  @control:abil-402.7-multiple-instances-redundant
  @cr:113.2c @cr:702.10d
  @needs:granted-abilities @needs:control-change @needs:haste @needs:targeting @needs:turn-structure
  Scenario: A creature with haste of its own still has haste when an effect that gave it haste once more has ended
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Threaten (1) |
      | Threaten (2) |
    And Alice's mana pool contains {R}{R}{R}{R}{R}{R}
    And Bob controls
      | card          | since   |
      | Goblin Guide  | earlier |
      | Grizzly Bears | earlier |
    When Alice casts "Threaten (1)"
      | target | Goblin Guide |
    And the stack resolves
    And Alice casts "Threaten (2)"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Goblin Guide  | haste |
      | Grizzly Bears | haste |
    When the game reaches Bob's upkeep step
    Then Bob controls
      | card          | with  | without |
      | Goblin Guide  | haste |         |
      | Grizzly Bears |       | haste   |

  @id:AB-411 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:702.16f @cr:509.1b @cr:113.2c @cr:702.7b @needs:protection @needs:combat @needs:damage
  Scenario: Both abilities of Black Knight work: no white creature can block it, and the green one that does dies without dealing it damage
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Black Knight | earlier |
    And Bob controls
      | card          | since   |
      | True Believer | earlier |
      | Grizzly Bears | earlier |
    When Alice attacks with "Black Knight"
    Then Bob cannot block "Black Knight" with "True Believer"
    And Bob can block "Black Knight" with "Grizzly Bears"
    When the game reaches Alice's end of combat step
    Then Bob has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice controls
      | card         | damage |
      | Black Knight | 0      |

  @id:AB-429 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:113.2c @cr:602.2a @cr:605.3a @needs:mana-abilities @needs:granted-abilities @needs:activated-abilities
  Scenario: Of the two tap abilities that an Elf has while Cryptolith Rite is there, each can be activated, and there is no third
    Given it is Alice's precombat main phase
    And Alice controls
      | card               | since   |
      | Llanowar Elves     | earlier |
      | Llanowar Elves (2) | earlier |
      | Cryptolith Rite    | earlier |
    And Alice will choose
      | choice | answer |
      | color  | red    |
    Then Alice cannot activate "{T}" of "Llanowar Elves"
      | number | 3 |
    When Alice activates "{T}" of "Llanowar Elves"
      | number | 1 |
    Then Alice's mana pool contains {G}
    When Alice activates "{T}" of "Llanowar Elves (2)"
      | number | 2 |
    Then Alice's mana pool contains {R}{G}

  @id:AB-676 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities @cr:305.6 @cr:605.1a
  @needs:mana-abilities
  Scenario: Badlands, a Swamp Mountain, has a mana ability for black and one for red, and none for another color
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Badlands     | earlier |
      | Badlands (2) | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
      | Dark Ritual    |
      | Vitalize       |
    Then Alice cannot cast "Vitalize"
      | mana from | Badlands |
    And Alice can cast "Lightning Bolt"
      | target    | Bob      |
      | mana from | Badlands |
    When the stack resolves
    Then Alice can cast "Dark Ritual"
      | mana from | Badlands (2) |
    When the stack resolves
    Then Bob has 17 life
    And Alice's mana pool contains {B}{B}{B}

  @id:AB-695 @clause:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:701.23b @cr:205.4c @needs:triggered-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: Although the first ability finds no basic land in the library, the second one draws a card
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Solemn Simulacrum |
      | Lightning Bolt    |
    And Alice has in the library
      | card          |
      | Badlands      |
      | Grizzly Bears |
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer |
      | may    | yes    |
      | may    | yes    |
    When Alice casts "Solemn Simulacrum"
    And the stack resolves
    Then Alice controls
      | card              |
      | Solemn Simulacrum |
    And Alice has 2 cards in the library
    When Alice casts "Lightning Bolt"
      | target    | Solemn Simulacrum |
      | mana from | Mountain          |
    And the stack resolves
    Then Alice has 1 card in hand
    And Alice has 1 card in the library

  @id:AB-696 @clause:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:701.23b @needs:triggered-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: Although its controller finds no land with the first ability, as they may, the second one draws a card
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Solemn Simulacrum |
      | Lightning Bolt    |
    And Alice has in the library
      | card          |
      | Forest (1)    |
      | Forest (2)    |
      | Grizzly Bears |
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice cannot choose
      | choice | answer                 |
      | object | Forest (1); Forest (2) |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
      | object |        |
      | may    | yes    |
    When Alice casts "Solemn Simulacrum"
    And the stack resolves
    Then Alice has 3 cards in the library
    When Alice casts "Lightning Bolt"
      | target    | Solemn Simulacrum |
      | mana from | Mountain          |
    And the stack resolves
    Then Alice has 1 card in hand
    And Alice has 2 cards in the library
