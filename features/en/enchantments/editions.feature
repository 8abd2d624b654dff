Feature: Auras that enter without being cast, and what changed between editions
  Who chooses what an Aura enchants when one player puts it onto the battlefield under another's control, and where an Aura
  goes that cannot enter from the stack.

  @id:EN-132 @clause:x-ench-noncast-controller-to-be-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scenario: Today the player who will control an Aura chooses what it enchants, even if another player's spell returns it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in the graveyard
      | card     |
      | Pacifism |
    And Bob will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Bob controls
      | card     | owner | attached to |
      | Pacifism | Bob   | Hill Giant  |

  @id:EN-133 @ruleset:cr-2004 @clause:ench-212.4e-noncast-controller-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scenario: In 2004 the player whose spell returned an Aura chose what it enchanted, even if another player then controlled it
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Bob has in the graveyard
      | card     |
      | Pacifism |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Bob controls
      | card     | owner | attached to   |
      | Pacifism | Bob   | Grizzly Bears |

  @id:EN-134 @clause:ench-212.4e-noncast-controller-chooses @control:x-ench-noncast-controller-to-be-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scenario: The player whose spell returns an Aura under her own control chooses what it enchants
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in the graveyard
      | card     |
      | Pacifism |
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Alice controls
      | card     | owner | attached to   |
      | Pacifism | Alice | Grizzly Bears |

  @id:EN-135 @clause:x-ench-noncast-controller-to-be-chooses
  @cr:101.4 @cr:303.4f @needs:auras @needs:reanimation @needs:simultaneous-events
  Scenario: When one spell returns an Aura to each player, each of them chooses for the one they will control
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Open the Vaults |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{W}
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Bob has in the graveyard
      | card     |
      | Pacifism |
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    And Bob will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Open the Vaults"
    And the stack resolves
    Then Alice controls
      | card          | P/T | attached to |
      | Hill Giant    | 4/5 | none        |
      | Holy Strength |     | Hill Giant  |
    And Bob controls
      | card     | attached to   |
      | Pacifism | Grizzly Bears |

  @id:EN-136 @clause:x-ench-no-host-from-stack
  @cr:303.4f @cr:303.4g @cr:707.5 @needs:auras @needs:copy @needs:stack @needs:triggered-abilities
  Scenario: Copy Enchantment that, as a copy of an Aura, could enchant nothing goes from the stack to the graveyard
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Copy Enchantment |
    And Alice's mana pool contains {U}{U}{U}
    And Bob controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Setessan Training | earlier | Grizzly Bears |
    And Alice will choose
      | choice | answer            |
      | object | Setessan Training |
    When Alice casts "Copy Enchantment"
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card             |
      | Copy Enchantment |
    And Alice has 0 cards in hand
    And Bob controls
      | card              | P/T | attached to   |
      | Grizzly Bears     | 3/2 |               |
      | Setessan Training |     | Grizzly Bears |

  @id:EN-137 @control:x-ench-no-host-from-stack
  @cr:303.4f @cr:707.5 @needs:auras @needs:copy @needs:stack @needs:triggered-abilities
  Scenario: Copy Enchantment as a copy of an Aura enters attached to the creature that the copy can enchant
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Copy Enchantment |
    And Alice's mana pool contains {U}{U}{U}
    And Alice controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Setessan Training | earlier | Grizzly Bears |
    And Alice will choose
      | choice | answer            |
      | object | Setessan Training |
      | object | Hill Giant        |
    When Alice casts "Copy Enchantment"
    And the stack resolves
    Then Alice controls
      | card             | name              | P/T | with    | attached to |
      | Copy Enchantment | Setessan Training |     |         | Hill Giant  |
      | Hill Giant       |                   | 4/3 | trample |             |
    And Alice has 1 card in hand

  @id:EN-723 @ruleset:cr-2004 @control:ench-212.4g-cannot-enchant-itself
  @cr:303.4d @needs:auras @needs:type-change @needs:layers @needs:state-based-actions
  Scenario: In 2004 an Aura that had become a creature stayed attached, for it could enchant anything but itself
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Mycosynth Lattice | earlier |               |
      | Grizzly Bears     | earlier |               |
      | Holy Strength     | earlier | Grizzly Bears |
    And Alice has in hand
      | card                  |
      | March of the Machines |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "March of the Machines"
    And the top of the stack resolves
    Then Alice controls
      | card          | types                           | P/T | attached to   |
      | Grizzly Bears | artifact; creature              | 3/4 |               |
      | Holy Strength | artifact; creature; enchantment | 1/1 | Grizzly Bears |
    And Alice has 0 cards in the graveyard
