Feature: Permanents that are both battles and creatures
  A battle neither attacks nor blocks, even if it is also a creature; an attacking or blocking creature that becomes a
  battle is removed from combat. Damage dealt to a battle that is a creature has both results.

  @id:BT-094 @clause:bt-cant-attack @control:bt-cant-attack
  @cr:508.1a @cr:506.3 @cr:205.1b @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:layers @needs:damage
  Scenario: A Siege that is an artifact creature may not attack, while a Liquimetal Coating that is one may
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | March of the Machines |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                   | since   | counters  | protector |
      | Grizzly Bears          | earlier |           |           |
      | Liquimetal Coating (1) | earlier |           |           |
      | Liquimetal Coating (2) | earlier |           |           |
      | Invasion of Zendikar   | earlier | 3 defense | Bob       |
    When Alice activates "{T}" of "Liquimetal Coating (1)"
      | target | Invasion of Zendikar |
    And the stack resolves
    And Alice casts "March of the Machines"
    And the stack resolves
    Then Alice controls
      | card                   | types                      | P/T | tapped |
      | Liquimetal Coating (2) | artifact; creature         | 2/2 | no     |
      | Invasion of Zendikar   | artifact; battle; creature | 4/4 | no     |
    And Alice cannot attack with "Invasion of Zendikar"
    And Alice cannot attack with "Grizzly Bears" and "Invasion of Zendikar"
    And Alice can attack with "Grizzly Bears" and "Liquimetal Coating (2)"
    When the game reaches Alice's combat damage step
    Then Bob has 16 life
    And Alice controls
      | card                 | tapped | counters  |
      | Invasion of Zendikar | no     | 3 defense |

  @id:BT-095 @control:bt-cant-attack
  @cr:508.1a @cr:506.3 @needs:battles @needs:combat @needs:copy @needs:type-change @needs:damage
  Scenario: A Siege that Mirrorform turned into Grizzly Bears, a creature and no longer a battle, may attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card       |
      | Mirrorform |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice controls
      | card                 | since   | counters  | protector |
      | Grizzly Bears        | earlier |           |           |
      | Invasion of Zendikar | earlier | 3 defense | Bob       |
    When Alice casts "Mirrorform"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card                 | name          | types    | P/T | counters  |
      | Invasion of Zendikar | Grizzly Bears | creature | 2/2 | 3 defense |
    And Alice can attack with "Invasion of Zendikar"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:BT-096 @clause:bt-cant-block @control:bt-cant-block
  @cr:509.1a @cr:506.3 @cr:205.1b @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:layers @needs:damage
  Scenario: A Siege that is an artifact creature may not block, while a Liquimetal Coating that is one may
    Given it is Bob's precombat main phase
    And Bob has in hand
      | card                  |
      | March of the Machines |
    And Bob's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                   | since   | counters  | protector |
      | Liquimetal Coating (1) | earlier |           |           |
      | Liquimetal Coating (2) | earlier |           |           |
      | Invasion of Zendikar   | earlier | 3 defense | Bob       |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    When Bob passes priority
    And Alice activates "{T}" of "Liquimetal Coating (1)"
      | target | Invasion of Zendikar |
    And the stack resolves
    And Bob casts "March of the Machines"
    And the stack resolves
    Then Alice controls
      | card                   | types                      | P/T | tapped |
      | Liquimetal Coating (2) | artifact; creature         | 2/2 | no     |
      | Invasion of Zendikar   | artifact; battle; creature | 4/4 | no     |
    When Bob attacks with "Hill Giant"
    Then Alice cannot block "Hill Giant" with "Invasion of Zendikar"
    And Alice can block "Hill Giant" with "Liquimetal Coating (2)"
    When the game reaches Bob's combat damage step
    Then Alice has 20 life
    And Alice has in the graveyard
      | card                   |
      | Liquimetal Coating (2) |
    And Alice controls
      | card                 | counters  | damage |
      | Invasion of Zendikar | 3 defense | 0      |
    And Bob controls
      | card       | damage |
      | Hill Giant | 2      |

  @id:BT-097 @clause:bt-attacker-becomes-battle @control:bt-attacker-becomes-battle
  @cr:506.4 @cr:205.1b @cr:310.9g @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:custom-cards @needs:damage
  Scenario: Of two attacking creatures the one that becomes a battle leaves combat; the one that becomes an artifact keeps attacking
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Muster |
    And Alice controls
      | card               | since   | counters  | protector |
      | Grizzly Bears      | earlier | 2 defense | Alice     |
      | Hill Giant         | earlier |           |           |
      | Liquimetal Coating | earlier |           |           |
      | Forest             | earlier |           |           |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Alice activates "{T}" of "Liquimetal Coating"
      | target | Hill Giant |
    And the stack resolves
    And Alice casts "Test Muster"
      | target    | Grizzly Bears |
      | mana from | Forest        |
    And the stack resolves
    Then Alice controls
      | card          | types              | P/T | defense | tapped | counters  | attacking | protector |
      | Grizzly Bears | battle; creature   | 2/2 | 2       | yes    | 2 defense | none      | Alice     |
      | Hill Giant    | artifact; creature | 3/3 |         | yes    |           | Bob       |           |
    When the game reaches Alice's combat damage step
    Then Bob has 17 life
    And Alice controls
      | card          | types            | counters  |
      | Grizzly Bears | battle; creature | 2 defense |

  @id:BT-084 @clause:bt-attacker-becomes-battle
  @cr:506.4 @cr:510.1d @cr:310.9g @needs:battles @needs:combat @needs:type-change @needs:custom-cards @needs:damage
  Scenario: A blocked attacker that becomes a battle neither deals nor is dealt combat damage
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Muster |
    And Alice controls
      | card       | since   | counters  | protector |
      | Hill Giant | earlier | 3 defense | Alice     |
      | Forest     | earlier |           |           |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice casts "Test Muster"
      | target    | Hill Giant |
      | mana from | Forest     |
    And the stack resolves
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card       | types            | counters  | damage | attacking |
      | Hill Giant | battle; creature | 3 defense | 0      | none      |
    And Bob controls
      | card          | damage |
      | Grizzly Bears | 0      |
    And Bob has 20 life

  @id:BT-098 @clause:bt-blocker-becomes-battle @control:bt-blocker-becomes-battle
  @cr:506.4 @cr:509.1h @cr:510.1c @cr:310.9g @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:custom-cards @needs:damage
  Scenario: Of two blocking creatures the one that becomes a battle leaves combat and its attacker stays blocked; the one that becomes an artifact keeps blocking
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Test Muster |
    And Alice controls
      | card               | since   |
      | Hill Giant (1)     | earlier |
      | Hill Giant (2)     | earlier |
      | Liquimetal Coating | earlier |
      | Forest             | earlier |
    And Bob controls
      | card              | since   | counters  | protector |
      | Grizzly Bears (1) | earlier | 2 defense | Bob       |
      | Grizzly Bears (2) | earlier | 2 defense | Bob       |
    When Alice attacks with "Hill Giant (1)" and "Hill Giant (2)"
    And Bob blocks "Hill Giant (1)" with "Grizzly Bears (1)"
      | Grizzly Bears (2) | Hill Giant (2) |
    And Alice activates "{T}" of "Liquimetal Coating"
      | target | Grizzly Bears (2) |
    And the stack resolves
    And Alice casts "Test Muster"
      | target    | Grizzly Bears (1) |
      | mana from | Forest            |
    And the stack resolves
    Then Bob controls
      | card              | types              | counters  | blocking       | protector |
      | Grizzly Bears (1) | battle; creature   | 2 defense | none           | Bob       |
      | Grizzly Bears (2) | artifact; creature | 2 defense | Hill Giant (2) |           |
    When the game reaches Alice's combat damage step
    Then Bob controls
      | card              | types            | counters  | damage |
      | Grizzly Bears (1) | battle; creature | 2 defense | 0      |
    And Bob has in the graveyard
      | card              |
      | Grizzly Bears (2) |
    And Alice controls
      | card           | damage |
      | Hill Giant (1) | 0      |
      | Hill Giant (2) | 2      |
    And Bob has 20 life

  @id:BT-099 @clause:x-bt-creature-battle-damage @control:x-bt-creature-battle-damage
  @cr:120.3e @cr:120.3h @cr:310.6 @needs:battles @needs:damage @needs:type-change @needs:counters @needs:activated-abilities @needs:layers
  Scenario: Damage dealt to a Siege that is a creature is marked on it and removes defense counters; damage dealt to one that is not a creature yet only removes counters
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Shock (1)             |
      | Shock (2)             |
      | March of the Machines |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                   | since   | counters  | protector |
      | Liquimetal Coating (1) | earlier |           |           |
      | Liquimetal Coating (2) | earlier |           |           |
      | Mountain (1)           | earlier |           |           |
      | Mountain (2)           | earlier |           |           |
      | Invasion of Segovia    | earlier | 4 defense | Bob       |
      | Invasion of Zendikar   | earlier | 3 defense | Bob       |
    When Alice casts "Shock (1)"
      | target    | Invasion of Segovia |
      | mana from | Mountain (1)        |
    And the stack resolves
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |
    When Alice activates "{T}" of "Liquimetal Coating (1)"
      | target | Invasion of Segovia |
    And Alice activates "{T}" of "Liquimetal Coating (2)"
      | target | Invasion of Zendikar |
    And the stack resolves
    And Alice casts "March of the Machines"
    And the stack resolves
    And Alice casts "Shock (2)"
      | target    | Invasion of Zendikar |
      | mana from | Mountain (2)         |
    And the stack resolves
    Then Alice controls
      | card                 | types                      | P/T | counters  | damage |
      | Invasion of Segovia  | artifact; battle; creature | 3/3 | 2 defense | 0      |
      | Invasion of Zendikar | artifact; battle; creature | 4/4 | 1 defense | 2      |

  @id:BT-077 @clause:x-bt-creature-battle-damage @control:x-bt-creature-battle-damage
  @cr:120.3e @cr:120.3h @cr:704.5g @needs:battles @needs:damage @needs:type-change @needs:activated-abilities @needs:layers @needs:state-based-actions
  Scenario: A Siege that is a 3/3 creature is destroyed by 3 damage though it keeps a defense counter; one that is no creature stays
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Lightning Bolt (1)    |
      | Lightning Bolt (2)    |
      | March of the Machines |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice controls
      | card                    | since   | counters  | protector |
      | Liquimetal Coating      | earlier |           |           |
      | Mountain (1)            | earlier |           |           |
      | Mountain (2)            | earlier |           |           |
      | Invasion of Segovia (1) | earlier | 4 defense | Bob       |
      | Invasion of Segovia (2) | earlier | 4 defense | Bob       |
    When Alice activates "{T}" of "Liquimetal Coating"
      | target | Invasion of Segovia (1) |
    And the stack resolves
    And Alice casts "March of the Machines"
    And the stack resolves
    And Alice casts "Lightning Bolt (1)"
      | target    | Invasion of Segovia (1) |
      | mana from | Mountain (1)            |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card                    |
      | Invasion of Segovia (1) |
    And the stack is empty
    When Alice casts "Lightning Bolt (2)"
      | target    | Invasion of Segovia (2) |
      | mana from | Mountain (2)            |
    And the stack resolves
    Then Alice controls
      | card                    | types  | counters  |
      | Invasion of Segovia (2) | battle | 1 defense |

  @id:BT-635 @clause:bt-can-be-dealt-damage @ruleset:cr-2024 @ruleset:cr-2026
  @cr:310.10 @cr:120.3h @cr:301.5 @cr:701.3b @needs:battles @needs:custom-cards @needs:type-change @needs:counters @needs:damage
  Scenario: Equipment that is a battle can't be attached, and can be dealt damage even once it is no creature any more
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   | counters  |
      | Lightning Greaves     | earlier | 3 defense |
      | March of the Machines | earlier |           |
      | Grizzly Bears         | earlier |           |
      | Plains                | earlier |           |
      | Plains (2)            | earlier |           |
      | Mountain              | earlier |           |
    And Alice has in hand
      | card        |
      | Test Muster |
      | Disenchant  |
      | Shock       |
    And Alice's mana pool contains {C}
    When Alice casts "Test Muster"
      | target | Lightning Greaves |
    And the stack resolves
    And Alice casts "Disenchant"
      | target    | March of the Machines |
      | mana from | Plains; Plains (2)    |
    And the stack resolves
    Then Alice controls
      | card              | types            | subtypes  | counters  | protector |
      | Lightning Greaves | artifact; battle | Equipment | 3 defense | Alice     |
    When Alice activates "equip" of "Lightning Greaves"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card              | attached to | without       |
      | Lightning Greaves | none        |               |
      | Grizzly Bears     |             | haste; shroud |
    When Alice casts "Shock"
      | target    | Lightning Greaves |
      | mana from | Mountain          |
    And the stack resolves
    Then Alice controls
      | card              | counters  |
      | Lightning Greaves | 1 defense |
