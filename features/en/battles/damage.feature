Feature: Damage dealt to battles
  Battles can be dealt damage in combat and by whatever may be aimed at any target. Each point of damage removes a
  defense counter; what exceeds the counters is dealt to nothing else.

  @id:BT-036 @clause:bt-damage-removes-counters
  @cr:310.6 @cr:120.3h @cr:514.2 @needs:battles @needs:damage @needs:counters @needs:turn-structure
  Scenario: Lightning Bolt removes three of four defense counters, and they do not come back as damage wears off
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Mountain            | earlier |           |           |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the stack resolves
    Then Alice controls
      | card                | counters  | defense | damage |
      | Invasion of Segovia | 1 defense | 1       | 0      |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card                | counters  | defense |
      | Invasion of Segovia | 1 defense | 1       |

  @id:BT-037 @control:bt-damage-removes-counters
  @cr:120.3e @cr:120.3h @cr:514.2 @needs:damage @needs:counters @needs:turn-structure
  Scenario: Damage to a creature that has defense counters but is not a battle is marked on it, removes none of them and wears off
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card        | since   | counters  |
      | Serra Angel | earlier | 2 defense |
      | Mountain    | earlier |           |
    When Alice casts "Lightning Bolt"
      | target    | Serra Angel |
      | mana from | Mountain    |
    And the stack resolves
    Then Alice controls
      | card        | counters  | damage |
      | Serra Angel | 2 defense | 3      |
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card        | counters  | damage |
      | Serra Angel | 2 defense | 0      |

  @id:BT-038 @clause:bt-can-be-dealt-damage @clause:bt-damage-removes-counters
  @cr:120.1 @cr:120.2a @cr:120.3h @cr:510.1b @needs:battles @needs:damage @needs:combat @needs:counters
  Scenario: An unblocked creature attacking a Siege deals its combat damage to the Siege, and its protector loses no life
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | defense |
      | Invasion of Segovia | 2 defense | 2       |
    And Bob has 20 life
    And the stack is empty

  @id:BT-039 @clause:bt-any-target @control:bt-any-target @control:bt-can-be-dealt-damage
  @cr:115.4 @cr:120.1a @needs:battles @needs:damage @needs:targeting
  Scenario: Lightning Bolt can target a battle, but neither a land nor an artifact that is not a creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Ashnod's Altar      | earlier |           |           |
      | Forest              | earlier |           |           |
      | Mountain            | earlier |           |           |
    Then Alice cannot cast "Lightning Bolt"
      | target    | Forest   |
      | mana from | Mountain |
    And Alice cannot cast "Lightning Bolt"
      | target    | Ashnod's Altar |
      | mana from | Mountain       |
    And Alice can cast "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    When the stack resolves
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |

  @id:BT-040 @clause:bt-any-target @control:bt-any-target
  @cr:115.4 @cr:120.2b @needs:battles @needs:damage @needs:targeting @needs:activated-abilities
  Scenario: The ability of Prodigal Sorcerer can target a battle, but not a land
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Prodigal Sorcerer   | earlier |           |           |
      | Forest              | earlier |           |           |
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Forest |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Invasion of Segovia |
    When the stack resolves
    Then Alice controls
      | card                | counters  | defense |
      | Invasion of Segovia | 3 defense | 3       |

  @id:BT-041 @clause:x-bt-excess-damage
  @cr:310.6 @cr:120.3h @cr:510.1b @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution
  Scenario: Colossal Dreadmaw deals six damage to a Siege with four counters: all are removed, its ability triggers once and its protector loses no life
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Colossal Dreadmaw   | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Alice attacks with "Colossal Dreadmaw"
      | Colossal Dreadmaw | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters | defense |
      | Invasion of Segovia | none     | 0       |
    And the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Alice has in exile
      | card                |
      | Invasion of Segovia |

  @id:BT-042 @control:x-bt-excess-damage
  @cr:310.6 @cr:120.3h @cr:310.12b @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  Scenario: Colossal Dreadmaw deals six damage to a Siege with seven counters: one is left, and nothing triggers
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 7 defense | Bob       |
      | Colossal Dreadmaw   | earlier |           |           |
    When Alice attacks with "Colossal Dreadmaw"
      | Colossal Dreadmaw | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | defense |
      | Invasion of Segovia | 1 defense | 1       |
    And the stack is empty
    And Bob has 20 life

  @id:BT-043 @clause:x-bt-excess-damage
  @cr:310.6 @cr:120.3h @cr:310.12b @needs:battles @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution
  Scenario: Lightning Bolt on a Siege with two counters leaves it without any and triggers its ability once
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 2 defense | Bob       |
      | Mountain            | earlier |           |           |
    And Alice will choose
      | choice | answer |
      | may    | no     |
    When Alice casts "Lightning Bolt"
      | target    | Invasion of Segovia |
      | mana from | Mountain            |
    And the top of the stack resolves
    Then Alice controls
      | card                | counters | defense |
      | Invasion of Segovia | none     | 0       |
    And the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Alice has in exile
      | card                |
      | Invasion of Segovia |

  @id:BT-646 @clause:bt-can-be-dealt-damage @clause:bt-damage-removes-counters @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.4 @cr:120.3c @cr:306.9 @cr:704.5i @needs:battles @needs:custom-cards @needs:counters @needs:damage @needs:state-based-actions
  Scenario: Damage removes loyalty counters from a planeswalker, which goes to the graveyard without any, and defense counters from a battle
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card                  | since   | counters  |
      | Test Planeswalker (1) | earlier | 3 loyalty |
      | Test Planeswalker (2) | earlier | 2 loyalty |
    And Alice has in hand
      | card      |
      | Shock (1) |
      | Shock (2) |
      | Shock (3) |
    And Alice's mana pool contains {R}{R}{R}
    When Alice casts "Shock (1)"
      | target | Invasion of Segovia |
    And the stack resolves
    And Alice casts "Shock (2)"
      | target | Test Planeswalker (1) |
    And the stack resolves
    And Alice casts "Shock (3)"
      | target | Test Planeswalker (2) |
    And the stack resolves
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |
    And Bob controls
      | card                  | counters  |
      | Test Planeswalker (1) | 1 loyalty |
    And Bob has in the graveyard
      | card                  |
      | Test Planeswalker (2) |

  @id:BT-605 @clause:bt-damage-removes-counters @control:bt-damage-removes-counters
  @cr:510.1a @cr:120.8 @cr:702.2b @cr:120.3h @needs:battles @needs:combat @needs:damage @needs:counters
  Scenario: A creature with power 0 assigns no combat damage: it removes no defense counter, and even with deathtouch it does not destroy what blocks it
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   | counters  | protector |
      | Ornithopter (attacker) | earlier |           |           |
      | Memnite                | earlier |           |           |
      | Vampire Nighthawk      | earlier | 2 -1/-1   |           |
      | Invasion of Segovia    | earlier | 4 defense | Bob       |
    And Bob controls
      | card                  | since   |
      | Ornithopter (blocker) | earlier |
    When Alice attacks with "Ornithopter (attacker)", "Memnite" and "Vampire Nighthawk"
      | Ornithopter (attacker) | Invasion of Segovia |
      | Memnite                | Invasion of Segovia |
      | Vampire Nighthawk      | Invasion of Segovia |
    And Bob blocks "Vampire Nighthawk" with "Ornithopter (blocker)"
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  | P/T | damage |
      | Invasion of Segovia | 3 defense |     |        |
      | Vampire Nighthawk   | 2 -1/-1   | 0/1 | 0      |
    And Bob controls
      | card                  | damage |
      | Ornithopter (blocker) | 0      |
    And Alice has 20 life

  @id:BT-606 @clause:bt-damage-removes-counters
  @cr:510.4 @cr:702.4b @cr:702.7b @cr:120.3h @needs:battles @needs:combat @needs:damage @needs:counters
  Scenario: The attackers of a Siege that have first strike or double strike deal damage in a first combat damage step, the others and again the one with double strike in a second
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | White Knight        | earlier |           |           |
      | Boros Swiftblade    | earlier |           |           |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 7 defense | Bob       |
    When Alice attacks with "White Knight", "Boros Swiftblade" and "Grizzly Bears"
      | White Knight     | Invasion of Segovia |
      | Boros Swiftblade | Invasion of Segovia |
      | Grizzly Bears    | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |
    When the game reaches Alice's end of combat step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |

  @id:BT-722 @clause:bt-damage-removes-counters @control:bt-damage-removes-counters
  @cr:120.3h @cr:510.4 @cr:702.7b @needs:battles @needs:combat @needs:damage
  Scenario: First strike removes defense counters in a first combat damage step, the other attacker in a second one
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | White Knight        | earlier |           |           |
      | Memnite             | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When Alice attacks with "White Knight" and "Memnite"
      | White Knight | Invasion of Segovia |
      | Memnite      | Invasion of Segovia |
    And the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 1 defense |
    And Bob has 20 life

  @id:BT-637 @clause:x-bt-not-a-creature-or-planeswalker @control:x-bt-not-a-creature-or-planeswalker @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.1b @cr:306.5b @cr:303.4a @needs:battles @needs:custom-cards @needs:auras @needs:counters @needs:targeting @needs:type-change
  Scenario: Imprisoned in the Moon can be cast on a planeswalker but not on a battle; the planeswalker then is a land, and keeps its loyalty counters
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Alice has in hand
      | card                   |
      | Test Planeswalker      |
      | Imprisoned in the Moon |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    When Alice casts "Test Planeswalker"
    And the stack resolves
    Then Alice controls
      | card              | types        | counters  |
      | Test Planeswalker | planeswalker | 3 loyalty |
    And Alice cannot cast "Imprisoned in the Moon"
      | target | Invasion of Segovia |
    When Alice casts "Imprisoned in the Moon"
      | target | Test Planeswalker |
    And the stack resolves
    Then Alice controls
      | card              | types | counters  |
      | Test Planeswalker | land  | 3 loyalty |
