Feature: What is enchanted
  The permanent or player an Aura is attached to is enchanted. Text about what is enchanted means that one and no other.

  @id:EN-097 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term
  @clause:ench-212.4h-enchants-is-attached @cr:303.4b @cr:303.4m @needs:auras @needs:static-abilities
  Scenario: Only the enchanted creature gets the bonus, and Rabid Wombat counts only the Auras attached to it
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
      | Rabid Wombat      | earlier |
    And Bob controls
      | card     | since   | attached to  |
      | Pacifism | earlier | Rabid Wombat |
    And Alice has in hand
      | card              |
      | Holy Strength (1) |
      | Holy Strength (2) |
    And Alice's mana pool contains {W}{W}
    When Alice casts "Holy Strength (1)"
      | target | Grizzly Bears (2) |
    And the stack resolves
    Then Alice controls
      | card              | P/T | attached to       |
      | Holy Strength (1) |     | Grizzly Bears (2) |
      | Grizzly Bears (1) | 2/2 |                   |
      | Grizzly Bears (2) | 3/4 |                   |
      | Rabid Wombat      | 2/3 |                   |
    When Alice casts "Holy Strength (2)"
      | target | Rabid Wombat |
    And the stack resolves
    Then Alice controls
      | card              | P/T | attached to  |
      | Holy Strength (2) |     | Rabid Wombat |
      | Grizzly Bears (1) | 2/2 |              |
      | Grizzly Bears (2) | 3/4 |              |
      | Rabid Wombat      | 5/7 |              |

  @id:EN-098 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term
  @cr:303.4b @cr:303.4m @needs:auras @needs:player-auras @needs:triggered-abilities @needs:damage @needs:turn-structure
  Scenario: The ability of a Curse triggers in the upkeep of the enchanted player, not in its controller's
    Given it is Bob's end step
    And Alice controls
      | card                       | since   | attached to |
      | Curse of the Pierced Heart | earlier | Bob         |
    When the game reaches Alice's upkeep step
    Then the stack is empty
    When the game reaches Bob's upkeep step
    Then the stack contains
      | card                       | kind    | controller |
      | Curse of the Pierced Heart | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Bob has 19 life
    And Alice has 20 life

  @id:EN-099 @clause:ench-212.4h-enchants-is-attached @cr:303.4b @cr:701.3a
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:state-based-actions @needs:targeting
  Scenario: An Aura that moves enchants its new host alone, and stays when the former one leaves
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to      |
      | Crown of the Ages | earlier |                  |
      | Island            | earlier |                  |
      | Rabid Wombat (1)  | earlier |                  |
      | Rabid Wombat (2)  | earlier |                  |
      | Grizzly Bears     | earlier |                  |
      | Holy Strength     | earlier | Rabid Wombat (1) |
    And Alice has in hand
      | card     |
      | Unsummon |
    And Alice's mana pool contains {C}{C}{C}{C}
    And Alice will choose
      | choice | answer           |
      | object | Rabid Wombat (2) |
    When Alice activates "{4}, {T}" of "Crown of the Ages"
      | target | Holy Strength |
    Then Alice controls
      | card             | P/T | attached to      |
      | Holy Strength    |     | Rabid Wombat (1) |
      | Rabid Wombat (1) | 3/5 |                  |
      | Rabid Wombat (2) | 0/1 |                  |
    When the stack resolves
    Then Alice controls
      | card             | P/T | attached to      |
      | Holy Strength    |     | Rabid Wombat (2) |
      | Rabid Wombat (1) | 0/1 |                  |
      | Rabid Wombat (2) | 3/5 |                  |
      | Grizzly Bears    | 2/2 |                  |
    When Alice casts "Unsummon"
      | target    | Rabid Wombat (1) |
      | mana from | Island           |
    And the stack resolves
    Then Alice controls
      | card             | P/T | attached to      |
      | Holy Strength    |     | Rabid Wombat (2) |
      | Rabid Wombat (2) | 3/5 |                  |

  @id:EN-644 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term @cr:303.4b
  @needs:auras @needs:static-abilities @needs:granted-abilities @ruleset:cr-2024 @ruleset:cr-2026
  Scenario: Halvar gives double strike to the creature of his controller that an Aura enchants, and to no other
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   | attached to |
      | Halvar, God of Battle | earlier |             |
      | Grizzly Bears         | earlier |             |
      | Watchwolf             | earlier |             |
      | Flight                | earlier | Watchwolf   |
    And Bob controls
      | card          | since   | attached to |
      | Hill Giant    | earlier |             |
      | Holy Strength | earlier | Hill Giant  |
    Then Alice controls
      | card                  | with          | without       |
      | Watchwolf             | double strike |               |
      | Grizzly Bears         |               | double strike |
      | Halvar, God of Battle |               | double strike |
    And Bob controls
      | card       | without       |
      | Hill Giant | double strike |

  @id:EN-601 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term @ruleset:cr-2024 @ruleset:cr-2026
  @cr:614.10 @cr:303.4 @cr:504.1 @needs:auras @needs:player-auras @needs:turn-structure @needs:multiplayer
  @needs:triggered-abilities
  Scenario: The controller of Psychic Possession draws no card in her own draw step but one as the enchanted opponent draws his, not as the other one does
    Given the players are Alice, Bob and Chloé
    And it is Chloé's end step
    And Alice controls
      | card               | since   | attached to |
      | Psychic Possession | earlier | Bob         |
    And Alice will choose
      | choice | answer |
      | may    | yes    |
    When the game reaches Alice's precombat main phase
    Then Alice has 0 cards in hand
    When the game reaches Bob's precombat main phase
    Then Alice has 1 card in hand
    And Bob has 1 card in hand
    When the game reaches Chloé's precombat main phase
    Then Alice has 1 card in hand
    And Chloé has 1 card in hand

  @id:EN-695 @clause:ench-212.4h-enchanted-term
  @cr:303.4b @cr:118.3 @cr:120.3a @needs:auras @needs:triggered-abilities @needs:damage @needs:turn-structure
  Scenario: Power Leak deals 2 damage to the controller of the enchanted enchantment, who has no mana to pay
    Given it is Alice's end step
    And Bob controls
      | card            | since   |
      | Glorious Anthem | earlier |
      | Fervor          | earlier |
    And Alice controls
      | card       | since   | attached to     |
      | Power Leak | earlier | Glorious Anthem |
    When the game reaches Bob's upkeep step
    And the stack resolves
    Then Bob has 18 life
    And Alice has 20 life

  @id:EN-696 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term
  @cr:303.4b @cr:509.1a @cr:509.1b @needs:auras @needs:combat
  Scenario: Hobble keeps the creature that it enchants from blocking if it is black, not if it is green
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   | attached to      |
      | Watchwolf  | earlier |                  |
      | Hobble (1) | earlier | Drudge Skeletons |
      | Hobble (2) | earlier | Grizzly Bears    |
    And Bob controls
      | card             | since   |
      | Drudge Skeletons | earlier |
      | Grizzly Bears    | earlier |
    When Alice attacks with "Watchwolf"
    And the game reaches Alice's declare blockers step
    Then Bob cannot block "Watchwolf" with "Drudge Skeletons"
    And Bob can block "Watchwolf" with "Grizzly Bears"
