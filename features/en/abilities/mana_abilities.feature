Feature: Mana abilities
  Which abilities are mana abilities, when they are activated, and that they resolve without the stack.

  @id:AB-154 @clause:abil-406.1a-activated-mana-ability @control:abil-406.1a-activated-mana-ability
  @cr:605.1a @cr:605.3b
  @needs:mana-abilities @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: Lands, creatures and artifacts tap for mana without the stack, and an ability that adds no mana uses it
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Forest            | earlier |
      | Llanowar Elves    | earlier |
      | Sol Ring          | earlier |
      | Prodigal Sorcerer | earlier |
    When Alice activates "{T}" of "Llanowar Elves"
    Then Alice's mana pool contains {G}
    And the stack is empty
    When Alice activates "{T}" of "Sol Ring"
    And Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {C}{C}{G}{G}
    And the stack is empty
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    Then the stack contains
      | card              | kind    | controller |
      | Prodigal Sorcerer | ability | Alice      |
    And Bob has 20 life
    When the stack resolves
    Then Bob has 19 life

  @id:AB-155 @clause:abil-406.1a-triggered-mana-ability
  @cr:605.1b @cr:605.4a
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:auras
  Scenario: The additional mana of an Aura on a land comes at once with the mana of that land
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   | attached to |
      | Forest      | earlier |             |
      | Wild Growth | earlier | Forest      |
    When Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {G}{G}
    And the stack is empty
    And Alice controls
      | card        | tapped |
      | Forest      | yes    |
      | Wild Growth | no     |

  @id:AB-156 @clause:abil-406.1a-triggered-mana-ability
  @cr:605.1b @cr:605.4a @cr:601.2g
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:auras @needs:stack
  Scenario: The additional mana of a land tapped while a spell is being cast is there to pay for that spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   | attached to |
      | Forest      | earlier |             |
      | Wild Growth | earlier | Forest      |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    When Alice casts "Grizzly Bears"
      | mana from | Forest |
    Then the stack contains
      | card          | kind  | controller |
      | Grizzly Bears | spell | Alice      |
    And Alice's mana pool is empty

  @id:AB-157 @clause:abil-406.1a-triggered-mana-ability @control:abil-406.1e-other-triggers-use-the-stack
  @cr:605.1b @cr:605.4a
  @needs:mana-abilities @needs:triggered-mana-abilities
  Scenario: An enchantment of the opponent can add mana whenever a land is tapped for mana, and nothing of it goes on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
      | Forest   | earlier |
    And Bob controls
      | card       | since   |
      | Mana Flare | earlier |
    When Alice activates "{T}" of "Mountain"
    Then Alice's mana pool contains {R}{R}
    And the stack is empty
    When Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {R}{R}{G}{G}
    And the stack is empty

  @id:AB-158 @clause:abil-406.1a-other-effects-too
  @cr:605.1a @cr:605.3b @cr:405.6c
  @needs:mana-abilities @needs:damage
  Scenario: The damage that a mana ability deals is dealt as its mana is added, without the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Ancient Tomb | earlier |
    When Alice activates "{T}" of "Ancient Tomb"
    Then Alice's mana pool contains {C}{C}
    And Alice has 18 life
    And the stack is empty

  @id:AB-159 @clause:abil-406.1a-other-effects-too
  @cr:605.1a @cr:605.3a @cr:601.2g
  @needs:mana-abilities @needs:damage @needs:stack
  Scenario: A mana ability that deals damage can pay for a spell, and the damage is dealt before the spell can resolve
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Ancient Tomb | earlier |
    And Alice has in hand
      | card         |
      | Cursed Totem |
    When Alice casts "Cursed Totem"
      | mana from | Ancient Tomb |
    Then the stack contains
      | card         | kind  | controller |
      | Cursed Totem | spell | Alice      |
    And Alice has 18 life
    And Alice's mana pool is empty

  @id:AB-160 @clause:abil-406.1b-spells-are-not-mana-abilities
  @cr:605.5b @cr:701.6a
  @needs:mana-abilities @needs:stack @needs:priority @needs:targeting
  Scenario: A spell that adds mana goes on the stack, and adds none if it is countered
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card        |
      | Dark Ritual |
    And Alice's mana pool contains {B}
    And Bob has in hand
      | card         |
      | Counterspell |
    And Bob's mana pool contains {U}{U}
    When Alice casts "Dark Ritual"
    Then the stack contains
      | card        | kind  | controller |
      | Dark Ritual | spell | Alice      |
    And Alice's mana pool is empty
    When Alice passes priority
    And Bob casts "Counterspell"
      | target | Dark Ritual |
    And the stack resolves
    Then Alice's mana pool is empty
    And Alice has in the graveyard
      | card        |
      | Dark Ritual |

  @id:AB-161 @clause:abil-406.1b-spells-are-not-mana-abilities @control:abil-406.1b-spells-are-not-mana-abilities
  @cr:605.5b @cr:601.2g
  @needs:mana-abilities @needs:stack
  Scenario: The mana of a spell that adds mana can pay for another only once it has resolved
    Given it is Alice's precombat main phase
    And Alice controls
      | card  | since   |
      | Swamp | earlier |
    And Alice has in hand
      | card         |
      | Dark Ritual  |
      | Corpse Dance |
    Then Alice cannot cast "Corpse Dance"
      | mana from | Swamp |
    When Alice casts "Dark Ritual"
      | mana from | Swamp |
    Then the stack contains
      | card        | kind  | controller |
      | Dark Ritual | spell | Alice      |
    And Alice cannot cast "Corpse Dance"
    When the stack resolves
    Then Alice's mana pool contains {B}{B}{B}
    And Alice can cast "Corpse Dance"
    And Alice's mana pool is empty

  @id:AB-162 @clause:abil-406.1b-trigger-from-other-event-uses-stack
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:counter-ability @needs:priority @needs:targeting
  Scenario: An ability that adds mana when its source dies goes on the stack, where it can be countered
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Su-Chi | earlier |
    And Bob controls
      | card       | since   |
      | Plains     | earlier |
      | Plains (2) | earlier |
      | Island     | earlier |
    And Bob has in hand
      | card       |
      | Disenchant |
      | Stifle     |
    When Alice passes priority
    And Bob casts "Disenchant"
      | target    | Su-Chi             |
      | mana from | Plains; Plains (2) |
    And the top of the stack resolves
    Then Alice has in the graveyard
      | card   |
      | Su-Chi |
    And the stack contains
      | card   | kind    | controller |
      | Su-Chi | ability | Alice      |
    And Alice's mana pool is empty
    When Alice passes priority
    And Bob casts "Stifle"
      | target    | ability: Su-Chi |
      | mana from | Island          |
    And the stack resolves
    Then Alice's mana pool is empty

  @id:AB-163 @clause:abil-406.1b-trigger-from-other-event-uses-stack @control:abil-406.1b-trigger-from-other-event-uses-stack
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:priority @needs:targeting
  Scenario: An ability that adds mana when its source dies adds it as it resolves, and that mana can then be spent
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Su-Chi | earlier |
    And Alice has in hand
      | card              |
      | Disenchant        |
      | Solemn Simulacrum |
    And Alice's mana pool contains {W}{W}
    When Alice casts "Disenchant"
      | target | Su-Chi |
    And the top of the stack resolves
    Then the stack contains
      | card   | kind    | controller |
      | Su-Chi | ability | Alice      |
    And Alice's mana pool is empty
    When the stack resolves
    Then Alice's mana pool contains {C}{C}{C}{C}
    And Alice can cast "Solemn Simulacrum"
    And Alice's mana pool is empty

  @id:AB-164 @clause:abil-406.1c-remains-a-mana-ability @control:abil-406.1c-remains-a-mana-ability
  @cr:605.2 @cr:605.3b
  @needs:mana-abilities @needs:counter-ability @needs:sacrifice @needs:activated-abilities @needs:priority @needs:targeting
  @needs:damage @needs:stack
  Scenario: A mana ability that can't produce any mana just now still leaves nothing on the stack to counter
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Gaea's Cradle | earlier |
      | Mogg Fanatic  | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "sacrifice" of "Mogg Fanatic"
      | target | Bob |
    And Alice activates "{T}" of "Gaea's Cradle"
    Then Alice's mana pool is empty
    And Alice controls
      | card          | tapped |
      | Gaea's Cradle | yes    |
    And the stack contains
      | card         | kind    | controller |
      | Mogg Fanatic | ability | Alice      |
    When Alice passes priority
    Then Bob cannot cast "Stifle"
      | target | ability: Gaea's Cradle |
    And Bob can cast "Stifle"
      | target | ability: Mogg Fanatic |
    When the stack resolves
    Then Bob has 20 life

  @id:AB-165 @clause:abil-406.1c-remains-a-mana-ability @clause:abil-406.1c-ex-tapped
  @cr:605.2
  @needs:mana-abilities @needs:abilities-predicate
  Scenario: A mana ability remains one on a tapped land, without a creature to count, or on a creature that has just come
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   | tapped |
      | Forest        | earlier | yes    |
      | Gaea's Cradle | earlier |        |
    And Bob controls
      | card              | since     |
      | Llanowar Elves    | this turn |
      | Prodigal Sorcerer | this turn |
    Then Alice controls
      | card          | tapped | abilities      |
      | Forest        | yes    | activated mana |
      | Gaea's Cradle | no     | activated mana |
    And Bob controls
      | card              | abilities      |
      | Llanowar Elves    | activated mana |
      | Prodigal Sorcerer | activated      |
    When Alice activates "{T}" of "Gaea's Cradle"
    Then Alice's mana pool is empty
    And Alice controls
      | card          | tapped | abilities      |
      | Gaea's Cradle | yes    | activated mana |

  @id:AB-166 @clause:abil-406.1c-ex-no-creatures
  @cr:605.2 @cr:605.3b
  @needs:mana-abilities @needs:priority
  Scenario: A player without creatures can activate an ability that adds mana for each creature: it adds nothing, without the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Gaea's Cradle | earlier |
    And Alice has in hand
      | card   |
      | Forest |
    And Bob controls
      | card          | since   |
      | Grizzly Bears | earlier |
    When Alice activates "{T}" of "Gaea's Cradle"
    Then Alice controls
      | card          | tapped |
      | Gaea's Cradle | yes    |
    And Alice's mana pool is empty
    And the stack is empty
    And Alice can play "Forest"

  @id:AB-167 @control:abil-406.1c-ex-no-creatures @control:abil-406.1c-remains-a-mana-ability
  @cr:605.2 @cr:605.3b
  @needs:mana-abilities
  Scenario: An ability that adds mana for each creature its controller controls adds one for each of them and none for the opponent's
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since     |
      | Gaea's Cradle | earlier   |
      | Grizzly Bears | earlier   |
      | Hill Giant    | this turn |
    And Bob controls
      | card              | since   |
      | Grizzly Bears (2) | earlier |
    When Alice activates "{T}" of "Gaea's Cradle"
    Then Alice's mana pool contains {G}{G}
    And the stack is empty

  @id:AB-168 @clause:abil-406.1c-ex-tapped @control:abil-406.1c-ex-tapped
  @cr:605.2 @cr:118.3 @cr:602.2
  @needs:mana-abilities @needs:status @needs:targeting
  Scenario: A tapped land can't be tapped for mana, and it can again once untapped
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Gaea's Cradle | earlier |
      | Grizzly Bears | earlier |
    And Alice has in hand
      | card    |
      | Twiddle |
    And Alice's mana pool contains {U}
    When Alice activates "{T}" of "Gaea's Cradle"
    Then Alice's mana pool contains {U}{G}
    And Alice cannot activate "{T}" of "Gaea's Cradle"
    When Alice will choose
      | choice | answer |
      | option | untap  |
    And Alice casts "Twiddle"
      | target | Gaea's Cradle |
    And the stack resolves
    Then Alice can activate "{T}" of "Gaea's Cradle"
    And Alice's mana pool contains {G}{G}

  @id:AB-169 @clause:abil-406.1d-activated-or-triggered
  @cr:605.1 @cr:605.1a @cr:605.1b @cr:113.4
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:abilities-predicate
  Scenario: The mana ability of a land is an activated one, one that adds mana to that of the land a triggered one, and one that adds mana when a creature dies no mana ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Forest         | earlier |
      | Llanowar Elves | earlier |
      | Mana Flare     | earlier |
      | Su-Chi         | earlier |
    Then Alice controls
      | card           | abilities      |
      | Forest         | activated mana |
      | Llanowar Elves | activated mana |
      | Mana Flare     | triggered mana |
      | Su-Chi         | triggered      |

  @id:AB-202 @clause:abil-406.1d-activated-or-triggered
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:605.1 @cr:605.1b @cr:113.4 @cr:702.5a
  @needs:triggered-mana-abilities @needs:abilities-predicate @needs:auras
  Scenario: The mana ability of an Aura on a land is a triggered one, and the keyword that says what it enchants a static one
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   | attached to |
      | Forest      | earlier |             |
      | Wild Growth | earlier | Forest      |
    Then Alice controls
      | card        | abilities              |
      | Wild Growth | static; triggered mana |

  @id:AB-203 @clause:abil-406.1d-activated-or-triggered
  @ruleset:cr-2002 @ruleset:cr-2004
  @cr:605.1 @cr:605.1b @cr:113.4
  @needs:triggered-mana-abilities @needs:abilities-predicate @needs:auras
  Scenario: In 2002 and 2004 a local enchantment that adds mana to that of its land had a triggered mana ability and no other
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   | attached to |
      | Forest      | earlier |             |
      | Wild Growth | earlier | Forest      |
    Then Alice controls
      | card        | abilities      |
      | Wild Growth | triggered mana |

  @id:AB-170 @control:abil-406.1d-activated-or-triggered
  @cr:605.1 @cr:605.5a @cr:113.3
  @needs:mana-abilities @needs:triggered-abilities @needs:static-abilities @needs:abilities-predicate
  Scenario: An ability that adds no mana is no mana ability, even if it triggers on a land being tapped for mana
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Glorious Anthem   | earlier |
      | Manabarbs         | earlier |
      | Prodigal Sorcerer | earlier |
      | Grizzly Bears     | earlier |
    Then Alice controls
      | card              | abilities |
      | Glorious Anthem   | static    |
      | Manabarbs         | triggered |
      | Prodigal Sorcerer | activated |
      | Grizzly Bears     | none      |

  @id:AB-171 @clause:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:601.2g @cr:117.1d
  @needs:mana-abilities @needs:stack
  Scenario: A player with no mana can begin to cast a spell and activate mana abilities while paying for it
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Forest         | earlier |
      | Llanowar Elves | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    When Alice casts "Grizzly Bears"
      | mana ability | Forest : {T}; Llanowar Elves : {T} |
    Then the stack contains
      | card          | kind  | controller |
      | Grizzly Bears | spell | Alice      |
    And Alice controls
      | card           | tapped |
      | Forest         | yes    |
      | Llanowar Elves | yes    |
    And Alice's mana pool is empty

  @id:AB-204 @clause:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:601.2c @cr:601.2g
  @needs:mana-abilities @needs:stack @needs:targeting @needs:sacrifice
  Scenario: A creature chosen as the target of a spell can then be sacrificed for the mana that pays for the spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Phyrexian Altar | earlier |
      | Grizzly Bears   | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice will choose
      | choice | answer |
      | color  | red    |
    When Alice casts "Lightning Bolt"
      | target       | Grizzly Bears                               |
      | mana ability | Phyrexian Altar : sacrifice : Grizzly Bears |
    Then the stack contains
      | card           | kind  | controller |
      | Lightning Bolt | spell | Alice      |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
    And Alice's mana pool is empty

  @id:AB-172 @clause:abil-406.1d-usable-while-paying @control:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:601.2g @cr:602.2
  @needs:mana-abilities @needs:activated-abilities @needs:stack
  Scenario: An ability that is no mana ability can't be activated while a spell is being paid for, only before or after
    Given it is Alice's precombat main phase
    And Alice controls
      | card                   | since   |
      | Forest                 | earlier |
      | Goblin Balloon Brigade | earlier |
    And Alice has in hand
      | card           |
      | Llanowar Elves |
    And Alice's mana pool contains {R}
    Then Alice cannot cast "Llanowar Elves"
      | mana ability | Forest : {T}; Goblin Balloon Brigade : {R} |
    And Alice can cast "Llanowar Elves"
      | mana ability | Forest : {T} |
    And Alice can activate "{R}" of "Goblin Balloon Brigade"
    And the stack contains
      | card                   | kind    | controller |
      | Llanowar Elves         | spell   | Alice      |
      | Goblin Balloon Brigade | ability | Alice      |
    And Alice's mana pool is empty

  @id:AB-173 @clause:abil-406.1d-usable-while-paying @control:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:117.1d
  @needs:mana-abilities @needs:priority @needs:targeting @needs:damage @needs:stack
  Scenario: A player who neither has priority nor is asked to pay can't activate a mana ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
      | Forest   | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Bob controls
      | card       | since   |
      | Forest (2) | earlier |
    When Alice casts "Lightning Bolt"
      | target    | Bob      |
      | mana from | Mountain |
    And Alice passes priority
    Then Alice cannot activate "{T}" of "Forest"
    And Bob can activate "{T}" of "Forest (2)"
    When the top of the stack resolves
    Then Bob has 17 life
    And Alice can activate "{T}" of "Forest"
    And Alice's mana pool contains {G}

  @id:AB-174 @clause:abil-406.1e-otherwise-like-any-ability @control:abil-406.1e-otherwise-like-any-ability
  @cr:605.3 @cr:602.5a @cr:302.6
  @needs:mana-abilities @needs:haste
  Scenario: A creature that has just come can't be tapped for mana without haste
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Llanowar Elves        |
      | Concordant Crossroads |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Llanowar Elves"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When Alice casts "Concordant Crossroads"
    And the stack resolves
    Then Alice's mana pool is empty
    And Alice can activate "{T}" of "Llanowar Elves"
    And Alice's mana pool contains {G}

  @id:AB-175 @clause:abil-406.1e-otherwise-like-any-ability @control:abil-406.1e-otherwise-like-any-ability
  @cr:605.3 @cr:602.2
  @needs:mana-abilities @needs:priority
  Scenario: Only the controller of a permanent activates its mana abilities
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Bob controls
      | card               | since   |
      | Llanowar Elves (2) | earlier |
    When Alice passes priority
    Then Bob cannot activate "{T}" of "Llanowar Elves"
    And Bob can activate "{T}" of "Llanowar Elves (2)"
    And Bob's mana pool contains {G}

  @id:AB-176 @clause:abil-406.1e-otherwise-like-any-ability @control:abil-406.1e-otherwise-like-any-ability
  @cr:605.3 @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:targeting
  Scenario: An effect that forbids activating the abilities of creatures forbids their mana abilities too
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
      | Forest         | earlier |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    And Bob controls
      | card         | since   |
      | Cursed Totem | earlier |
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    When Alice casts "Disenchant"
      | target | Cursed Totem |
    Then Alice cannot activate "{T}" of "Llanowar Elves"
    And Alice can activate "{T}" of "Forest"
    When the stack resolves
    Then Alice can activate "{T}" of "Llanowar Elves"
    And Alice's mana pool contains {G}{G}

  @id:AB-177 @clause:abil-406.1e-does-not-use-the-stack @control:abil-406.1e-does-not-use-the-stack
  @cr:605.3b @cr:405.6c
  @needs:mana-abilities @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: With a spell on the stack a mana ability resolves at once, and another ability goes on the stack above the spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Llanowar Elves    | earlier |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card           |
      | Lightning Bolt |
    And Alice's mana pool contains {R}
    When Alice casts "Lightning Bolt"
      | target | Bob |
    And Alice activates "{T}" of "Llanowar Elves"
    Then Alice's mana pool contains {G}
    And the stack contains
      | card           | kind  | controller |
      | Lightning Bolt | spell | Alice      |
    And Bob has 20 life
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    Then the stack contains
      | card              | kind    | controller |
      | Lightning Bolt    | spell   | Alice      |
      | Prodigal Sorcerer | ability | Alice      |
    When the stack resolves
    Then Bob has 16 life

  @id:AB-178 @clause:abil-406.1e-cannot-be-countered @control:abil-406.1e-cannot-be-countered
  @cr:605.3b
  @needs:mana-abilities @needs:counter-ability @needs:activated-abilities @needs:priority @needs:targeting @needs:damage
  @needs:stack
  Scenario: What counters abilities finds no mana ability to counter, only abilities on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Llanowar Elves    | earlier |
      | Prodigal Sorcerer | earlier |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    When Alice activates "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice activates "{T}" of "Llanowar Elves"
    And Alice passes priority
    Then Bob cannot cast "Stifle"
      | target | ability: Llanowar Elves |
    And Bob can cast "Stifle"
      | target | ability: Prodigal Sorcerer |
    When the stack resolves
    Then Bob has 20 life
    And Alice's mana pool contains {G}

  @id:AB-179 @clause:abil-406.1e-no-response @control:abil-406.1e-no-response
  @cr:605.3b @cr:405.6c @cr:117.1
  @needs:mana-abilities @needs:priority @needs:targeting @needs:damage @needs:stack @needs:state-based-actions
  Scenario: The mana is there before the opponent can do anything, and stays there if the source of the mana ability dies afterwards
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Bob has in hand
      | card           |
      | Lightning Bolt |
    And Bob's mana pool contains {R}
    When Alice activates "{T}" of "Llanowar Elves"
    Then Alice's mana pool contains {G}
    And Bob cannot cast "Lightning Bolt"
      | target | Llanowar Elves |
    When Alice passes priority
    Then Bob can cast "Lightning Bolt"
      | target | Llanowar Elves |
    When the stack resolves
    Then Alice has in the graveyard
      | card           |
      | Llanowar Elves |
    And Alice's mana pool contains {G}

  @id:AB-180 @clause:abil-406.1e-other-triggers-use-the-stack @control:abil-406.1a-other-effects-too
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:damage
  Scenario: An ability that triggers on a land being tapped for mana and only deals damage goes on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Bob controls
      | card      | since   |
      | Manabarbs | earlier |
    When Alice activates "{T}" of "Mountain"
    Then Alice's mana pool contains {R}
    And the stack contains
      | card      | kind    | controller |
      | Manabarbs | ability | Bob        |
    And Alice has 20 life
    When the stack resolves
    Then Alice has 19 life

  @id:AB-501 @clause:abil-406.1e-other-triggers-use-the-stack
  @cr:605.5a @cr:603.3 @cr:601.2g
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:targeting @needs:damage
  Scenario: What triggers on mana made while a spell is being cast goes on the stack above the spell
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Bob controls
      | card      | since   |
      | Manabarbs | earlier |
    And Alice has in hand
      | card  |
      | Shock |
    When Alice casts "Shock"
      | target       | Bob            |
      | mana ability | Mountain : {T} |
    Then the stack contains
      | card      | kind    | controller |
      | Shock     | spell   | Alice      |
      | Manabarbs | ability | Bob        |
    When the top of the stack resolves
    Then Alice has 19 life
    And Bob has 20 life

  @id:AB-181 @clause:abil-406.1e-other-triggers-use-the-stack
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting
  Scenario: What triggers on a mana ability and adds no mana can be countered
    Given it is Alice's precombat main phase
    And Alice controls
      | card     | since   |
      | Mountain | earlier |
    And Alice has in hand
      | card   |
      | Stifle |
    And Alice's mana pool contains {U}
    And Bob controls
      | card      | since   |
      | Manabarbs | earlier |
    When Alice activates "{T}" of "Mountain"
    And Alice casts "Stifle"
      | target | ability: Manabarbs |
    And the stack resolves
    Then Alice has 20 life
    And Alice's mana pool contains {R}

  @id:AB-205 @clause:x-abil-library-mana-ability-before @control:x-abil-library-mana-ability-before
  @cr:605.1a @cr:605.3a @cr:605.3b @cr:405.6c
  @needs:mana-abilities @needs:stack @needs:sacrifice
  Scenario: Until August 2026 an ability that added mana and drew a card did both at once, even while a spell was being paid for
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   |
      | Chromatic Sphere (1) | earlier |
      | Chromatic Sphere (2) | earlier |
      | Mind Stone           | earlier |
      | Forest (1)           | earlier |
      | Forest (2)           | earlier |
      | Forest (3)           | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice has in the library
      | card   |
      | Island |
      | Plains |
      | Swamp  |
    And Alice will choose
      | choice | answer |
      | color  | green  |
      | color  | green  |
    When Alice activates "{1}, {T}, sacrifice" of "Chromatic Sphere (1)"
      | mana from | Forest (1) |
    Then the stack is empty
    And Alice's mana pool contains {G}
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Island        |
    And Alice cannot cast "Grizzly Bears"
      | mana from    | Forest (2); Forest (3)           |
      | mana ability | Mind Stone : {1}, {T}, sacrifice |
    And Alice can cast "Grizzly Bears"
      | mana from    | Forest (2)                                 |
      | mana ability | Chromatic Sphere (2) : {1}, {T}, sacrifice |
    And the stack contains
      | card          | kind  | controller |
      | Grizzly Bears | spell | Alice      |
    And Alice has in hand
      | card   |
      | Island |
      | Plains |
    And Alice's mana pool is empty

  @id:AB-206 @clause:x-abil-library-mana-ability @control:x-abil-library-mana-ability
  @cr:605.1a @cr:601.2g @cr:602.2a @cr:113.9
  @needs:mana-abilities @needs:stack @needs:sacrifice @needs:triggered-abilities @needs:counter-ability @needs:targeting
  @needs:priority @needs:activated-abilities
  Scenario: Since August 2026 an ability that adds mana and draws a card uses the stack, can be countered and cannot be activated while a spell is paid for
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Chromatic Sphere | earlier |
      | Chromatic Star   | earlier |
      | Forest (1)       | earlier |
      | Forest (2)       | earlier |
      | Forest (3)       | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice has in the library
      | card   |
      | Island |
      | Plains |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob's mana pool contains {U}
    And Alice will choose
      | choice | answer |
      | color  | green  |
    Then Alice cannot cast "Grizzly Bears"
      | mana from    | Forest (1); Forest (2)                 |
      | mana ability | Chromatic Sphere : {1}, {T}, sacrifice |
    And Alice can cast "Grizzly Bears"
      | mana from    | Forest (1); Forest (2)               |
      | mana ability | Chromatic Star : {1}, {T}, sacrifice |
    When the stack resolves
    Then Alice has in hand
      | card   |
      | Island |
    When Alice activates "{1}, {T}, sacrifice" of "Chromatic Sphere"
      | mana from | Forest (3) |
    Then the stack contains
      | card             | kind    | controller |
      | Chromatic Sphere | ability | Alice      |
    And Alice's mana pool is empty
    And Alice has 1 card in hand
    When Alice passes priority
    And Bob casts "Stifle"
      | target | ability: Chromatic Sphere |
    And the stack resolves
    Then Alice's mana pool is empty
    And Alice has 1 card in hand
    And Alice has in the graveyard
      | card             |
      | Chromatic Sphere |
      | Chromatic Star   |

  @id:AB-182 @clause:abil-406.1e-other-triggers-use-the-stack @clause:abil-406.1a-triggered-mana-ability
  @control:abil-406.1e-other-triggers-use-the-stack
  @cr:605.4a @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:triggered-abilities @needs:stack @needs:auras @needs:damage
  Scenario: Of two abilities that one land tapped for mana triggers, the one that adds mana resolves at once and the other uses the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card        | since   | attached to |
      | Forest      | earlier |             |
      | Wild Growth | earlier | Forest      |
    And Bob controls
      | card      | since   |
      | Manabarbs | earlier |
    When Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {G}{G}
    And the stack contains
      | card      | kind    | controller |
      | Manabarbs | ability | Bob        |
    And Alice has 20 life
    When the stack resolves
    Then Alice has 19 life

  @id:AB-406 @clause:abil-406.1a-triggered-mana-ability
  @cr:605.1b @cr:605.4a @cr:614.12 @needs:mana-abilities @needs:triggered-mana-abilities @needs:auras
  Scenario: The Forest that Utopia Sprawl enchants yields one mana of the color chosen as it entered besides its own, at once
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Forest     | earlier |
      | Forest (2) | earlier |
    And Alice has in hand
      | card          |
      | Utopia Sprawl |
    And Alice will choose
      | choice | answer |
      | color  | blue   |
    And Alice's mana pool contains {G}
    When Alice casts "Utopia Sprawl"
      | target | Forest |
    And the stack resolves
    And Alice activates "{T}" of "Forest"
    Then the stack is empty
    And Alice's mana pool contains {U}{G}
    When Alice activates "{T}" of "Forest (2)"
    Then Alice's mana pool contains {U}{G}{G}

  @id:AB-607 @clause:abil-406.1a-activated-mana-ability @ruleset:cr-2024 @ruleset:cr-2026
  @cr:605.1a @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:turn-structure
  Scenario: The mana that a mana ability adds in the upkeep step is lost as that step ends, and no life with it
    Given it is Alice's upkeep step
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    When Alice activates "{T}" of "Forest"
    Then Alice's mana pool contains {G}
    When the game reaches Alice's draw step
    Then Alice's mana pool is empty
    And Alice has 20 life

  @id:AB-608 @clause:abil-406.1a-activated-mana-ability @ruleset:cr-2002 @ruleset:cr-2004
  @cr:605.1a @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:turn-structure
  Scenario: In 2002 and 2004 the mana that a mana ability added in the upkeep step was lost as the phase ended, with as much life
    Given it is Alice's upkeep step
    And Alice controls
      | card   | since   |
      | Forest | earlier |
    When Alice activates "{T}" of "Forest"
    And the game reaches Alice's draw step
    Then Alice's mana pool contains {G}
    And Alice has 20 life
    When the game reaches Alice's precombat main phase
    Then Alice's mana pool is empty
    And Alice has 19 life

  @id:AB-721 @ruleset:cr-2002 @ruleset:cr-2004 @clause:abil-406.1e-does-not-use-the-stack
  @cr:605.3b @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:stack @needs:turn-structure
  Scenario: In 2002 and 2004 mana that a mana ability added at once burned its player if it was still there as the phase ended
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice activates "{T}" of "Llanowar Elves"
    Then the stack is empty
    And Alice's mana pool contains {G}
    When the game reaches Alice's beginning of combat step
    Then Alice's mana pool is empty
    And Alice has 19 life

  @id:AB-722 @ruleset:cr-2024 @ruleset:cr-2026 @clause:abil-406.1e-does-not-use-the-stack
  @cr:605.3b @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:stack @needs:turn-structure
  Scenario: Mana that a mana ability adds at once is lost as the phase ends if nothing has been paid with it, and costs no life today
    Given it is Alice's precombat main phase
    And Alice controls
      | card           | since   |
      | Llanowar Elves | earlier |
    When Alice activates "{T}" of "Llanowar Elves"
    Then the stack is empty
    And Alice's mana pool contains {G}
    When the game reaches Alice's beginning of combat step
    Then Alice's mana pool is empty
    And Alice has 20 life
