Feature: Summoning sickness and what is attacked
  A creature that is summoning sick attacks nothing at all, be it a player or a battle.

  @id:SS-575 @clause:x-ss-any-attack-target @control:x-ss-any-attack-target @cr:302.6 @cr:508.1a @cr:508.1b
  @needs:combat @needs:battles
  Scenario: A creature cast this turn can attack neither the opponent nor a battle, an earlier one can attack the battle
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears (old) | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Alice has in hand
      | card                |
      | Grizzly Bears (new) |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears (new)"
    And the stack resolves
    Then Alice cannot attack with "Grizzly Bears (new)"
    And Alice cannot attack with "Grizzly Bears (new)"
      | Grizzly Bears (new) | Invasion of Segovia |
    And Alice can attack with "Grizzly Bears (old)"
      | Grizzly Bears (old) | Invasion of Segovia |
    When the game reaches Alice's combat damage step
    Then Alice controls
      | card                | counters  |
      | Invasion of Segovia | 2 defense |

  @id:SS-576 @control:x-ss-any-attack-target @cr:508.1a @cr:508.1b @needs:combat @needs:battles
  Scenario: A creature controlled since the turn began may attack the opponent although there is a battle
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    When Alice attacks with "Grizzly Bears"
    And the game reaches Alice's combat damage step
    Then Bob has 18 life
    And Alice controls
      | card                | counters  |
      | Invasion of Segovia | 4 defense |

  @id:SS-643 @clause:x-ss-any-attack-target @control:x-ss-any-attack-target @cr:302.6 @cr:508.1b @cr:120.3c
  @needs:combat @needs:custom-cards @needs:counters @needs:state-based-actions
  Scenario: A creature that came this turn can't attack a planeswalker, an earlier one can
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since     |
      | Grizzly Bears | earlier   |
      | Watchwolf     | this turn |
    And Bob controls
      | card              | since   | counters  |
      | Test Planeswalker | earlier | 3 loyalty |
    Then Alice cannot attack with "Watchwolf"
      | Watchwolf | Test Planeswalker |
    When Alice attacks with "Grizzly Bears"
      | Grizzly Bears | Test Planeswalker |
    And the game reaches Alice's combat damage step
    Then Bob has 20 life
    And Bob controls
      | card              | counters  |
      | Test Planeswalker | 1 loyalty |
