Feature: Auras that fall off
  An Aura whose host is illegal or gone is put into its owner's graveyard: a state-based action, which nobody can
  respond to.

  @id:EN-085 @clause:ench-212.4f-illegal-host-graveyard @control:ench-212.4f-illegal-host-graveyard
  @cr:303.4c @cr:305.7 @cr:702.5a @cr:704.5m @needs:auras @needs:land-types @needs:type-change
  @needs:state-based-actions
  Scenario: When the Forest becomes a Swamp, the Aura that enchants Forests falls off and those that enchant lands stay
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   | attached to |
      | Forest        | earlier |             |
      | Utopia Sprawl | earlier | Forest      |
      | Wild Growth   | earlier | Forest      |
    And Bob has in hand
      | card          |
      | Evil Presence |
    And Bob's mana pool contains {B}
    When Bob casts "Evil Presence"
      | target | Forest |
    And the top of the stack resolves
    Then Alice controls
      | card        | subtypes | attached to |
      | Forest      | Swamp    |             |
      | Wild Growth |          | Forest      |
    And Bob controls
      | card          | attached to |
      | Evil Presence | Forest      |
    And Alice has in the graveyard
      | card          |
      | Utopia Sprawl |

  @id:EN-086 @clause:ench-212.4f-illegal-host-graveyard @control:ench-212.4f-illegal-host-graveyard
  @clause:ench-212.4f-owners-graveyard @cr:303.4c @cr:400.3 @cr:702.5a @cr:704.5m
  @needs:auras @needs:player-auras @needs:control-change @needs:state-based-actions
  Scenario: The enchanted player who takes control of an Aura that enchants an opponent is no longer a legal player for it
    Given it is Bob's precombat main phase
    And Alice controls
      | card                       | since   | attached to |
      | Curse of the Pierced Heart | earlier | Bob         |
      | Psychic Possession         | earlier | Bob         |
    And Bob has in hand
      | card                  |
      | Steal Enchantment (1) |
      | Steal Enchantment (2) |
    And Bob's mana pool contains {U}{U}{U}{U}
    When Bob casts "Steal Enchantment (1)"
      | target | Curse of the Pierced Heart |
    And the top of the stack resolves
    And Bob casts "Steal Enchantment (2)"
      | target | Psychic Possession |
    And the top of the stack resolves
    Then the stack is empty
    And Bob controls
      | card                       | owner | attached to                |
      | Curse of the Pierced Heart | Alice | Bob                        |
      | Steal Enchantment (1)      | Bob   | Curse of the Pierced Heart |
    And Alice has in the graveyard
      | card               |
      | Psychic Possession |
    And Bob has in the graveyard
      | card                  |
      | Steal Enchantment (2) |

  @id:EN-087 @clause:ench-212.4f-host-gone-graveyard @clause:ench-212.4f-is-state-based
  @cr:303.4c @cr:405.6f @cr:704.3 @cr:704.5m @needs:auras @needs:stack @needs:state-based-actions
  Scenario: An Aura whose host has gone to hand, into exile or to the graveyard is at once put into the graveyard
    Given it is Alice's precombat main phase
    And Bob controls
      | card           | since   |
      | Grizzly Bears  | earlier |
      | Llanowar Elves | earlier |
      | Hill Giant     | earlier |
    And Alice controls
      | card          | since   | attached to    |
      | Holy Strength | earlier | Grizzly Bears  |
      | Flight        | earlier | Llanowar Elves |
      | Pacifism      | earlier | Hill Giant     |
    And Alice has in hand
      | card                 |
      | Unsummon             |
      | Swords to Plowshares |
      | Terror               |
    And Alice's mana pool contains {U}{W}{B}{B}
    When Alice casts "Unsummon"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then the stack is empty
    And Bob has in hand
      | card          |
      | Grizzly Bears |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
    And Alice controls
      | card     | attached to    |
      | Flight   | Llanowar Elves |
      | Pacifism | Hill Giant     |
    When Alice casts "Swords to Plowshares"
      | target | Llanowar Elves |
    And the top of the stack resolves
    Then the stack is empty
    And Bob has in exile
      | card           |
      | Llanowar Elves |
    And Alice has in the graveyard
      | card   |
      | Flight |
    When Alice casts "Terror"
      | target | Hill Giant |
    And the top of the stack resolves
    Then the stack is empty
    And Bob has in the graveyard
      | card       |
      | Hill Giant |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Flight        |
      | Pacifism      |
    And it is Alice's precombat main phase

  @id:EN-088 @clause:ench-212.4f-player-gone-graveyard @cr:303.4c @cr:704.5m @cr:800.4a
  @needs:auras @needs:player-auras @needs:multiplayer @needs:state-based-actions
  Scenario: When the enchanted player concedes, the Aura is put into its owner's graveyard
    Given the players are Alice, Bob and Chloé
    And it is Alice's precombat main phase
    And Alice controls
      | card                           | since   | attached to |
      | Curse of the Pierced Heart (1) | earlier | Bob         |
      | Curse of the Pierced Heart (2) | earlier | Chloé       |
    When Bob concedes the game
    And Alice passes priority
    Then the stack is empty
    And Alice has in the graveyard
      | card                           |
      | Curse of the Pierced Heart (1) |
    And Alice controls
      | card                           | attached to |
      | Curse of the Pierced Heart (2) | Chloé       |

  @id:EN-089 @clause:ench-212.4f-owners-graveyard @cr:303.4c @cr:400.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:priority @needs:targeting
  Scenario: An Aura that its opponent has taken control of still goes to its owner's graveyard
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Holy Strength | earlier | Grizzly Bears |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card   |
      | Terror |
    And Alice's mana pool contains {B}{B}
    And Bob has in hand
      | card       |
      | Aura Graft |
    And Bob's mana pool contains {U}{U}
    And Bob will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice passes priority
    And Bob casts "Aura Graft"
      | target | Holy Strength |
    And the stack resolves
    Then Bob controls
      | card          | owner | P/T | attached to |
      | Holy Strength | Alice |     | Hill Giant  |
      | Hill Giant    | Bob   | 4/5 |             |
    When Alice casts "Terror"
      | target | Hill Giant |
    And the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Terror        |
    And Bob has 2 cards in the graveyard

  @id:EN-090 @control:ench-212.4f-owners-graveyard @cr:303.4c @cr:400.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:priority @needs:targeting
  Scenario: An Aura that goes back to its owner's side goes to that same player's graveyard
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   | owner | attached to   |
      | Grizzly Bears | earlier |       |               |
      | Holy Strength | earlier | Bob   | Grizzly Bears |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card   |
      | Terror |
    And Alice's mana pool contains {B}{B}
    And Bob has in hand
      | card       |
      | Aura Graft |
    And Bob's mana pool contains {U}{U}
    And Bob will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice passes priority
    And Bob casts "Aura Graft"
      | target | Holy Strength |
    And the stack resolves
    Then Bob controls
      | card          | owner | P/T | attached to |
      | Holy Strength | Bob   |     | Hill Giant  |
      | Hill Giant    | Bob   | 4/5 |             |
    When Alice casts "Terror"
      | target | Hill Giant |
    And the stack resolves
    Then Bob has in the graveyard
      | card          |
      | Holy Strength |
      | Hill Giant    |
      | Aura Graft    |
    And Alice has 1 card in the graveyard

  @id:EN-091 @clause:ench-212.4f-is-state-based @control:ench-212.4f-is-state-based
  @cr:405.6f @cr:603.6c @cr:704.3 @cr:704.5m
  @needs:auras @needs:state-based-actions @needs:triggered-abilities @needs:stack @needs:priority @needs:targeting
  @needs:counter-ability
  Scenario: Stifle can target what triggers when Rancor falls off, but there is nothing to target in an Aura's falling off itself
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Holy Strength | earlier | Grizzly Bears |
      | Rancor        | earlier | Grizzly Bears |
    And Bob controls
      | card   | since   |
      | Island | earlier |
    And Bob has in hand
      | card   |
      | Terror |
      | Stifle |
    And Bob's mana pool contains {B}{B}
    When Bob casts "Terror"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then the stack contains
      | card   | kind    | controller |
      | Rancor | ability | Alice      |
    And Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Rancor        |
      | Grizzly Bears |
    And Bob cannot cast "Stifle"
      | target    | ability: Holy Strength |
      | mana from | Island                 |
    And Bob can cast "Stifle"
      | target    | ability: Rancor |
      | mana from | Island          |
    When the stack resolves
    Then Alice has in the graveyard
      | card          |
      | Holy Strength |
      | Rancor        |

  @id:EN-118 @clause:ench-212.4f-is-state-based @cr:303.4c @cr:704.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:targeting
  Scenario: An Aura that is illegal only in the middle of a resolution does not fall off
    Given it is Bob's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Setessan Training | earlier | Grizzly Bears |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob has in hand
      | card       |
      | Aura Graft |
    And Bob's mana pool contains {U}{U}
    And Bob will choose
      | choice | answer     |
      | object | Hill Giant |
    When Bob casts "Aura Graft"
      | target | Setessan Training |
    And the top of the stack resolves
    Then Bob controls
      | card              | owner | P/T | with    | attached to |
      | Setessan Training | Alice |     |         | Hill Giant  |
      | Hill Giant        | Bob   | 4/3 | trample |             |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |

  @id:EN-119 @control:ench-212.4f-is-state-based @cr:303.4c @cr:704.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:targeting @needs:stack
  Scenario: An Aura that is still illegal after a resolution falls off at the check that follows
    Given it is Bob's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Setessan Training | earlier | Grizzly Bears |
    And Bob has in hand
      | card       |
      | Aura Graft |
    And Bob's mana pool contains {U}{U}
    When Bob casts "Aura Graft"
      | target | Setessan Training |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card              |
      | Setessan Training |
    And Alice controls
      | card          | P/T |
      | Grizzly Bears | 2/2 |

  @id:EN-092 @clause:x-ench-fall-off-triggers-leaves @cr:400.7e @cr:603.6c @cr:704.5m
  @needs:auras @needs:state-based-actions @needs:triggered-abilities
  Scenario: Rancor returns to its owner's hand when it is put into the graveyard because its host is gone
    Given it is Bob's precombat main phase
    And Alice controls
      | card          | since   | attached to   |
      | Grizzly Bears | earlier |               |
      | Rancor        | earlier | Grizzly Bears |
    And Bob has in hand
      | card   |
      | Terror |
    And Bob's mana pool contains {B}{B}
    When Bob casts "Terror"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card   |
      | Rancor |
    And the stack contains
      | card   | kind    | controller |
      | Rancor | ability | Alice      |
    When the stack resolves
    Then Alice has in hand
      | card   |
      | Rancor |
    And Alice has 1 card in the graveyard

  @id:EN-093 @control:x-ench-fall-off-triggers-leaves @cr:603.6c @cr:701.6a
  @needs:auras @needs:stack @needs:triggered-abilities @needs:priority
  Scenario: Rancor stays in the graveyard if its spell is countered, for it was never on the battlefield
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card   |
      | Rancor |
    And Alice's mana pool contains {G}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Rancor"
      | target | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Counterspell"
      | target | Rancor |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card   |
      | Rancor |
    And Alice has 0 cards in hand

  @id:EN-094 @clause:x-ench-chain-fall-off @control:x-ench-chain-fall-off @cr:303.4c @cr:704.3 @cr:704.5m
  @needs:auras @needs:color-change @needs:state-based-actions
  Scenario: When an Aura falls off, the Auras attached to it follow before anybody gets priority; those on another Aura stay
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   | attached to   |
      | Grizzly Bears   | earlier |               |
      | Armor of Thorns | earlier | Grizzly Bears |
      | Holy Strength   | earlier | Grizzly Bears |
    And Bob controls
      | card           | since   | attached to     |
      | Power Leak (1) | earlier | Armor of Thorns |
      | Power Leak (2) | earlier | Holy Strength   |
      | Confiscate     | earlier | Power Leak (1)  |
    And Alice has in hand
      | card      |
      | Deathlace |
    And Alice's mana pool contains {B}
    When Alice casts "Deathlace"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then the stack is empty
    And it is Alice's precombat main phase
    And Alice has in the graveyard
      | card            |
      | Armor of Thorns |
    And Bob has in the graveyard
      | card           |
      | Power Leak (1) |
      | Confiscate     |
    And Alice controls
      | card          | P/T | attached to   |
      | Grizzly Bears | 3/4 |               |
      | Holy Strength |     | Grizzly Bears |
    And Bob controls
      | card           | attached to   |
      | Power Leak (2) | Holy Strength |

  @id:EN-095 @clause:x-ench-host-leaves-and-returns @control:x-ench-host-leaves-and-returns
  @cr:303.4c @cr:400.7 @cr:704.5m
  @needs:auras @needs:zone-change @needs:state-based-actions @needs:combat @needs:turn-structure @needs:priority
  Scenario: A creature exiled and returned at once has lost Pacifism and may attack; the one that stayed may not
    Given it is Alice's postcombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Hill Giant    | earlier |
    And Alice controls
      | card         | since   | attached to   |
      | Pacifism (1) | earlier | Grizzly Bears |
      | Pacifism (2) | earlier | Hill Giant    |
    And Bob has in hand
      | card       |
      | Cloudshift |
    And Bob's mana pool contains {W}
    When Alice passes priority
    And Bob casts "Cloudshift"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has in the graveyard
      | card         |
      | Pacifism (1) |
    And Alice controls
      | card         | attached to |
      | Pacifism (2) | Hill Giant  |
    When the game reaches Bob's precombat main phase
    Then Bob cannot attack with "Hill Giant"
    And Bob can attack with "Grizzly Bears"

  @id:EN-096 @clause:x-ench-enchanted-creature-dies-trigger @cr:603.6e @cr:603.10a @cr:704.5m
  @needs:auras @needs:triggered-abilities @needs:state-based-actions
  Scenario: An Aura's ability that triggers when the enchanted creature dies does so although the Aura has fallen off
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice controls
      | card         | since   | attached to   |
      | False Demise | earlier | Grizzly Bears |
    And Alice has in hand
      | card   |
      | Terror |
    And Alice's mana pool contains {B}{B}
    When Alice casts "Terror"
      | target | Grizzly Bears |
    And the top of the stack resolves
    Then the stack contains
      | card         | kind    | controller |
      | False Demise | ability | Alice      |
    And Alice has in the graveyard
      | card         |
      | False Demise |
    And Bob has in the graveyard
      | card          |
      | Grizzly Bears |
    When the stack resolves
    Then Alice controls
      | card          | owner |
      | Grizzly Bears | Bob   |
    And Alice has in the graveyard
      | card         |
      | False Demise |

  @id:EN-405 @clause:ench-212.4f-player-gone-graveyard
  @cr:104.3c @cr:704.5b @cr:303.4c @cr:800.4a @cr:704.5m @needs:auras @needs:player-auras @needs:multiplayer
  @needs:state-based-actions
  Scenario: A Curse goes to the graveyard as its player loses the game for drawing from an empty library
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card                       | since   | attached to |
      | Curse of the Pierced Heart | earlier | Bob         |
    And Bob has in the library
      | card   |
      | Forest |
    And Bob has in hand
      | card       |
      | Divination |
    And Bob's mana pool contains {U}{U}{U}
    When Bob casts "Divination"
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card                       |
      | Curse of the Pierced Heart |

  @id:EN-406 @control:ench-212.4f-player-gone-graveyard
  @cr:104.3c @cr:704.5b @cr:121.4 @needs:auras @needs:player-auras @needs:multiplayer @needs:state-based-actions
  Scenario: A player who draws the last cards of the library stays in the game, and the Curse on that player stays too
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card                       | since   | attached to |
      | Curse of the Pierced Heart | earlier | Bob         |
    And Bob has in the library
      | card   |
      | Forest |
      | Island |
    And Bob has in hand
      | card       |
      | Divination |
    And Bob's mana pool contains {U}{U}{U}
    When Bob casts "Divination"
    And the stack resolves
    Then Bob has 0 cards in the library
    And Bob has in hand
      | card   |
      | Forest |
      | Island |
    And Alice controls
      | card                       | attached to |
      | Curse of the Pierced Heart | Bob         |

  @id:EN-631 @clause:ench-212.4f-player-gone-graveyard @control:ench-212.4f-player-gone-graveyard @cr:303.4c @cr:704.5a @cr:704.5m @cr:800.4a
  @needs:auras @needs:player-auras @needs:multiplayer @needs:damage @needs:state-based-actions
  Scenario: At 1 life the enchanted player keeps the Aura; at 0 life, and at less than that, the player leaves and the Aura goes to the graveyard
    Given the players are Alice, Bob, Chloé and David
    And it is Alice's precombat main phase
    And Bob has 4 life
    And Chloé has 3 life
    And Alice controls
      | card                           | since   | attached to |
      | Curse of the Pierced Heart (1) | earlier | Bob         |
      | Curse of the Pierced Heart (2) | earlier | Chloé       |
    And Alice has in hand
      | card               |
      | Lightning Bolt (1) |
      | Lightning Bolt (2) |
      | Shock              |
    And Alice's mana pool contains {R}{R}{R}
    When Alice casts "Lightning Bolt (1)"
      | target | Bob |
    And the top of the stack resolves
    Then Bob has 1 life
    And Alice controls
      | card                           | attached to |
      | Curse of the Pierced Heart (1) | Bob         |
      | Curse of the Pierced Heart (2) | Chloé       |
    When Alice casts "Lightning Bolt (2)"
      | target | Chloé |
    And the top of the stack resolves
    Then Alice controls
      | card                           | attached to |
      | Curse of the Pierced Heart (1) | Bob         |
    And Alice has in the graveyard
      | card                           |
      | Curse of the Pierced Heart (2) |
    When Alice casts "Shock"
      | target | Bob |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card                           |
      | Curse of the Pierced Heart (1) |
      | Curse of the Pierced Heart (2) |

  @id:EN-692 @clause:x-ench-enchanted-creature-dies-trigger @cr:603.6e @cr:603.10a @cr:704.5m @cr:400.7
  @needs:auras @needs:triggered-abilities @needs:state-based-actions @needs:targeting
  Scenario: False Demise returns the enchanted creature when it dies, also when creature and Aura were cast this turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | False Demise  |
      | Terror        |
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Swamp      | earlier |
      | Swamp (2)  | earlier |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "False Demise"
      | target    | Grizzly Bears                  |
      | mana from | Island; Island (2); Island (3) |
    And the stack resolves
    And Alice casts "Terror"
      | target    | Grizzly Bears    |
      | mana from | Swamp; Swamp (2) |
    And the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |
    And Alice has in the graveyard
      | card         |
      | Terror       |
      | False Demise |

  @id:EN-655 @clause:ench-212.4f-host-gone-graveyard @control:ench-212.4f-host-gone-graveyard @cr:303.4c @cr:702.12b @cr:704.5f @cr:704.5g @cr:704.5m
  @needs:auras @needs:indestructible @needs:damage @needs:state-based-actions
  Scenario: Consecrate Land keeps Dryad Arbor from lethal damage and Murder, but is put into the graveyard after it when its toughness is 0 or less
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | attached to     |
      | Sol Ring            | earlier |                 |
      | Swamp               | earlier |                 |
      | Swamp (2)           | earlier |                 |
      | Dryad Arbor (1)     | earlier |                 |
      | Dryad Arbor (2)     | earlier |                 |
      | Consecrate Land (1) | earlier | Dryad Arbor (1) |
      | Consecrate Land (2) | earlier | Dryad Arbor (2) |
    And Alice has in hand
      | card                |
      | Shock               |
      | Murder              |
      | Spatial Contortion  |
      | Heartless Summoning |
    And Alice's mana pool contains {R}{B}{B}{B}
    When Alice casts "Shock"
      | target | Dryad Arbor (1) |
    And the stack resolves
    And Alice casts "Murder"
      | target | Dryad Arbor (1) |
    And the stack resolves
    Then Alice controls
      | card                | damage | attached to     |
      | Dryad Arbor (1)     | 2      |                 |
      | Consecrate Land (1) |        | Dryad Arbor (1) |
    When Alice casts "Spatial Contortion"
      | target    | Dryad Arbor (2) |
      | mana from | Sol Ring        |
    And the stack resolves
    Then Alice controls
      | card                | attached to     |
      | Consecrate Land (1) | Dryad Arbor (1) |
    And Alice has in the graveyard
      | card                |
      | Dryad Arbor (2)     |
      | Consecrate Land (2) |
      | Shock               |
      | Murder              |
      | Spatial Contortion  |
    When Alice casts "Heartless Summoning"
      | mana from | Swamp; Swamp (2) |
    And the stack resolves
    Then Alice has in the graveyard
      | card                |
      | Dryad Arbor (1)     |
      | Dryad Arbor (2)     |
      | Consecrate Land (1) |
      | Consecrate Land (2) |
      | Shock               |
      | Murder              |
      | Spatial Contortion  |
