Feature: Convoke given by Caetus, Sea Tyrant of Segovia
  Caetus, on the back of Invasion of Segovia, gives convoke to the noncreature spells its controller casts. If it is
  sacrificed for mana while such a spell is cast, the spell no longer has convoke from it when its costs are paid.

  @id:CV-070 @clause:x-cv-caetus-scope @control:cv-caetus-sacrificed
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scenario: With Caetus on the battlefield creatures pay for Divination, Caetus among them
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Divination |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Grizzly Bears       | earlier |      |
      | Ornithopter         | earlier |      |
    Then Alice controls
      | card                | name                          | types    | P/T |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | creature | 3/3 |
    When Alice casts "Divination"
      | convoke | Invasion of Segovia {U}; Grizzly Bears {1}; Ornithopter {1} |
    Then Alice controls
      | card                | tapped |
      | Invasion of Segovia | yes    |
      | Grizzly Bears       | yes    |
      | Ornithopter         | yes    |
    When the stack resolves
    Then Alice has 2 cards in hand

  @id:CV-071 @clause:cv-caetus-sacrificed @control:cv-caetus-sacrificed
  @cr:601.2g @cr:601.2h @cr:702.51a @cr:604.2
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:layers @needs:transform
  Scenario: A creature may be tapped for Divination if another creature is sacrificed for mana, but not if Caetus itself is
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Divination |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Ashnod's Altar      | earlier |      |
      | Grizzly Bears       | earlier |      |
      | Prodigal Sorcerer   | earlier |      |
    Then Alice cannot cast "Divination"
      | mana ability | Ashnod's Altar : sacrifice : Invasion of Segovia |
      | convoke      | Prodigal Sorcerer {U}                            |
    And Alice can cast "Divination"
      | mana ability | Ashnod's Altar : sacrifice : Grizzly Bears |
      | convoke      | Prodigal Sorcerer {U}                      |
    And Alice controls
      | card                | name                          | tapped |
      | Invasion of Segovia | Caetus, Sea Tyrant of Segovia | no     |
      | Prodigal Sorcerer   |                               | yes    |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice has 2 cards in hand

  @id:CV-072 @control:x-cv-cost-locked-in @clause:cv-caetus-sacrificed @control:cv-caetus-sacrificed
  @cr:601.2g @cr:601.2h @cr:702.51a @cr:604.2
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:layers @needs:transform
  Scenario: Once Caetus is sacrificed for mana the rest of the cost of Divination can be paid with mana, but not with convoke
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Divination |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Ashnod's Altar      | earlier |      |
      | Prodigal Sorcerer   | earlier |      |
      | Island              | earlier |      |
    Then Alice cannot cast "Divination"
      | mana ability | Ashnod's Altar : sacrifice : Invasion of Segovia |
      | convoke      | Prodigal Sorcerer {U}                            |
    And Alice can cast "Divination"
      | mana from    | Island                                           |
      | mana ability | Ashnod's Altar : sacrifice : Invasion of Segovia |
    And Alice has in the graveyard
      | card                |
      | Invasion of Segovia |
    And Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | no     |
      | Island            | yes    |
    When the stack resolves
    Then Alice has 2 cards in hand

  @id:CV-073 @clause:cv-caetus-other-source @clause:cv-caetus-sacrificed @control:cv-caetus-sacrificed
  @cr:601.2g @cr:601.2h @cr:702.51a @cr:702.51d @cr:604.2
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:layers @needs:transform
  Scenario: If Caetus is sacrificed for mana Divination has no convoke left, but Stoke the Flames still has its own
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Divination       |
      | Stoke the Flames |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Ashnod's Altar      | earlier |      |
      | Prodigal Sorcerer   | earlier |      |
      | Raging Goblin       | earlier |      |
      | Hill Giant          | earlier |      |
    Then Alice cannot cast "Divination"
      | mana ability | Ashnod's Altar : sacrifice : Invasion of Segovia |
      | convoke      | Prodigal Sorcerer {U}                            |
    And Alice can cast "Stoke the Flames"
      | target       | Bob                                              |
      | mana ability | Ashnod's Altar : sacrifice : Invasion of Segovia |
      | convoke      | Raging Goblin {R}; Hill Giant {R}                |
    And Alice has in the graveyard
      | card                |
      | Invasion of Segovia |
    When the stack resolves
    Then Bob has 16 life

  @id:CV-074 @clause:cv-caetus-other-source
  @cr:601.2g @cr:702.51a @cr:702.51d @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:transform
  Scenario: A spell with convoke of its own may be paid for with the mana that Caetus was sacrificed for and with convoke
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Stoke the Flames |
    And Alice controls
      | card                | since   | face |
      | Invasion of Segovia | earlier | back |
      | Phyrexian Altar     | earlier |      |
      | Hill Giant          | earlier |      |
      | Grizzly Bears       | earlier |      |
      | Ornithopter         | earlier |      |
    And Alice will choose
      | choice | answer |
      | color  | red    |
    When Alice casts "Stoke the Flames"
      | target       | Bob                                                |
      | mana ability | Phyrexian Altar : sacrifice : Invasion of Segovia  |
      | convoke      | Hill Giant {R}; Grizzly Bears {1}; Ornithopter {1} |
    Then Alice has in the graveyard
      | card                |
      | Invasion of Segovia |
    And Alice's mana pool is empty
    When the stack resolves
    Then Bob has 16 life
