Feature: Haste gained, lost or copied
  Haste counts while the creature has it: as attackers are declared, or as an ability is activated.

  @id:SS-555 @clause:x-ss-haste-gained-later @control:x-ss-haste-gained-later @cr:302.6 @cr:702.10c
  @needs:activated-abilities @needs:haste
  Scenario: A creature cast this turn may use its {T} ability once it has gained haste
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Lightning Greaves | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When Alice activates "equip" of "Lightning Greaves"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |

  @id:SS-556 @control:x-ss-haste-gained-later @cr:702.10b @needs:combat @needs:haste
  Scenario: A creature cast this turn may attack once it has gained haste
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Lightning Greaves | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And Alice activates "equip" of "Lightning Greaves"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice can attack with "Prodigal Sorcerer"

  @id:SS-557 @clause:x-ss-haste-gained-later @cr:302.6 @cr:702.10b @cr:702.10c @needs:combat
  @needs:activated-abilities @needs:haste
  Scenario: A creature cast this turn that had haste for a while can neither attack nor use its {T} ability
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Lightning Greaves | earlier |
      | Grizzly Bears     | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    And Alice activates "equip" of "Lightning Greaves"
      | target | Prodigal Sorcerer |
    And the stack resolves
    And Alice activates "equip" of "Lightning Greaves"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice cannot attack with "Prodigal Sorcerer"

  @id:SS-558 @clause:x-ss-haste-lost-before-attack @control:x-ss-haste-lost-before-attack @cr:302.6 @cr:508.1a
  @cr:702.10b @needs:combat @needs:haste @needs:ability-removal
  Scenario: Of two creatures that lose haste before attackers are declared, only the one controlled since the turn began may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Raging Goblin (old) | earlier |
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Island (3) | earlier |
      | Island (4) | earlier |
    And Alice has in hand
      | card                |
      | Raging Goblin (new) |
    And Bob has in hand
      | card             |
      | Turn to Frog (1) |
      | Turn to Frog (2) |
    And Alice's mana pool contains {R}
    When Alice casts "Raging Goblin (new)"
    And the stack resolves
    And the game reaches Alice's beginning of combat step
    And Alice passes priority
    And Bob casts "Turn to Frog (1)"
      | target    | Raging Goblin (new) |
      | mana from | Island; Island (2)  |
    And Bob casts "Turn to Frog (2)"
      | target    | Raging Goblin (old)    |
      | mana from | Island (3); Island (4) |
    And the stack resolves
    Then Alice controls
      | card                | without |
      | Raging Goblin (new) | haste   |
      | Raging Goblin (old) | haste   |
    And Alice cannot attack with "Raging Goblin (new)"
    And Alice can attack with "Raging Goblin (old)"

  @id:SS-559 @clause:x-ss-haste-lost-after-attack @cr:506.4a @cr:508.1k @needs:combat @needs:haste
  @needs:ability-removal @needs:damage
  Scenario: A creature that loses haste after it was declared as an attacker goes on attacking and deals its damage
    Given it is Alice's precombat main phase
    And Bob controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
    And Alice has in hand
      | card          |
      | Raging Goblin |
    And Bob has in hand
      | card         |
      | Turn to Frog |
    And Alice's mana pool contains {R}
    When Alice casts "Raging Goblin"
    And the stack resolves
    And Alice attacks with "Raging Goblin"
    And Alice passes priority
    And Bob casts "Turn to Frog"
      | target    | Raging Goblin      |
      | mana from | Island; Island (2) |
    And the stack resolves
    Then Alice controls
      | card          | without | attacking |
      | Raging Goblin | haste   | Bob       |
    When the game reaches Alice's combat damage step
    Then Bob has 19 life

  @id:SS-560 @clause:x-ss-haste-lost-by-transform @control:x-ss-haste-lost-by-transform @cr:302.6 @cr:702.10b
  @cr:712.18 @needs:combat @needs:transform @needs:haste
  Scenario: Of two creatures whose back face lacks haste, only the one controlled since the turn began may attack after transforming
    Given it is Alice's precombat main phase
    And Alice controls
      | card                    | since   |
      | Village Messenger (old) | earlier |
      | Forest                  | earlier |
      | Forest (2)              | earlier |
    And Alice has in hand
      | card                    |
      | Village Messenger (new) |
      | Moonmist                |
    And Alice's mana pool contains {R}
    When Alice casts "Village Messenger (new)"
    And the stack resolves
    Then Alice controls
      | card                    | with  |
      | Village Messenger (new) | haste |
    When Alice casts "Moonmist"
      | mana from | Forest; Forest (2) |
    And the stack resolves
    Then Alice controls
      | card                    | face | without |
      | Village Messenger (new) | back | haste   |
      | Village Messenger (old) | back | haste   |
    And Alice cannot attack with "Village Messenger (new)"
    And Alice can attack with "Village Messenger (old)"

  @id:SS-561 @control:x-ss-haste-lost-by-transform @cr:702.10b @needs:combat @needs:haste
  Scenario: A creature whose front face has haste may attack the turn it is cast as long as it does not transform
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Village Messenger |
    And Alice's mana pool contains {R}
    When Alice casts "Village Messenger"
    And the stack resolves
    Then Alice can attack with "Village Messenger"

  @id:SS-562 @clause:x-ss-haste-copied @control:x-ss-haste-copied @cr:702.10b @cr:707.2 @needs:combat @needs:copy
  @needs:haste
  Scenario: A creature that enters as a copy of one with printed haste may attack that turn
    Given it is Alice's precombat main phase
    And Bob controls
      | card          | since   |
      | Raging Goblin | earlier |
    And Alice has in hand
      | card  |
      | Clone |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | object | Raging Goblin |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name          | with  |
      | Clone | Raging Goblin | haste |
    And Alice can attack with "Clone"

  @id:SS-563 @clause:x-ss-haste-copied @cr:302.6 @cr:707.2 @needs:combat @needs:copy @needs:haste
  Scenario: A creature that enters as a copy of one given haste by an Equipment cannot attack that turn
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Lightning Greaves | earlier | Grizzly Bears |
    And Alice has in hand
      | card  |
      | Clone |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card          | name          | with  | without |
      | Grizzly Bears | Grizzly Bears | haste |         |
      | Clone         | Grizzly Bears |       | haste   |
    And Alice cannot attack with "Clone"
    And Alice can attack with "Grizzly Bears"

  @id:SS-564 @clause:x-ss-as-though-haste-abilities-only @control:x-ss-as-though-haste-abilities-only @cr:302.6
  @cr:602.5a @cr:609.4 @needs:activated-abilities @needs:haste @needs:static-abilities
  Scenario: With Thousand-Year Elixir a creature cast this turn can use its {T} ability although it has no haste
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   |
      | Thousand-Year Elixir | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice controls
      | card              | without |
      | Prodigal Sorcerer | haste   |
    And Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-565 @clause:x-ss-as-though-haste-abilities-only @control:x-ss-as-though-haste-abilities-only @cr:302.6
  @cr:508.1a @cr:609.4 @needs:combat @needs:static-abilities
  Scenario: Thousand-Year Elixir does not let a creature attack the turn it is cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card                 | since   |
      | Thousand-Year Elixir | earlier |
      | Grizzly Bears        | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice cannot attack with "Prodigal Sorcerer"
    And Alice can attack with "Grizzly Bears"

  @id:SS-566 @clause:x-ss-as-though-haste-attack-only @control:x-ss-as-though-haste-attack-only @cr:302.6
  @cr:508.1a @cr:602.5a @cr:609.4 @needs:combat @needs:activated-abilities @needs:auras
  Scenario: With Instill Energy a creature cast this turn may attack, but cannot use its {T} ability as an earlier one can
    Given it is Alice's precombat main phase
    And Alice controls
      | card                    | since   |
      | Prodigal Sorcerer (old) | earlier |
      | Forest                  | earlier |
    And Alice has in hand
      | card                    |
      | Prodigal Sorcerer (new) |
      | Instill Energy          |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer (new)"
    And the stack resolves
    And Alice casts "Instill Energy"
      | target    | Prodigal Sorcerer (new) |
      | mana from | Forest                  |
    And the stack resolves
    Then Alice controls
      | card                    | without |
      | Prodigal Sorcerer (new) | haste   |
    And Alice cannot activate "{T}" of "Prodigal Sorcerer (new)"
      | target | Bob |
    And Alice can activate "{T}" of "Prodigal Sorcerer (old)"
      | target | Bob |
    When the stack resolves
    Then Alice can attack with "Prodigal Sorcerer (new)"

  @id:SS-567 @clause:x-ss-dryad-arbor-with-haste @control:x-ss-dryad-arbor-with-haste @cr:305.6 @cr:702.10c
  @needs:mana-abilities @needs:haste @needs:static-abilities
  Scenario: Dryad Arbor with haste can be tapped for mana the turn it is played
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Concordant Crossroads | earlier |
    And Alice has in hand
      | card        |
      | Dryad Arbor |
    When Alice plays "Dryad Arbor"
    Then Alice can activate "{T}" of "Dryad Arbor"
    And Alice's mana pool contains {G}

  @id:SS-568 @clause:x-ss-dryad-arbor-with-haste @control:x-ss-dryad-arbor-with-haste @cr:702.10b @needs:combat
  @needs:haste @needs:static-abilities
  Scenario: Dryad Arbor with haste can attack the turn it is played
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Concordant Crossroads | earlier |
    And Alice has in hand
      | card        |
      | Dryad Arbor |
    When Alice plays "Dryad Arbor"
    Then Alice can attack with "Dryad Arbor"
    When the game reaches Alice's combat damage step
    Then Bob has 19 life

  @id:SS-569 @clause:x-ss-dryad-arbor-with-haste @cr:302.6 @cr:602.5a @cr:702.10b @cr:702.10c @needs:combat
  @needs:mana-abilities @needs:haste @needs:static-abilities
  Scenario: Dryad Arbor played this turn can neither be tapped for mana nor attack once it has lost haste
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since   |
      | Concordant Crossroads | earlier |
    And Alice has in hand
      | card        |
      | Dryad Arbor |
      | Disenchant  |
    And Alice's mana pool contains {W}{W}
    When Alice plays "Dryad Arbor"
    And Alice casts "Disenchant"
      | target | Concordant Crossroads |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Dryad Arbor"
    And Alice cannot attack with "Dryad Arbor"

  @id:SS-571 @clause:x-ss-kw-blitz @control:x-ss-kw-blitz @cr:302.6 @cr:702.10b @cr:702.152a @needs:combat
  @needs:haste @needs:alternative-costs @needs:triggered-abilities
  Scenario: A creature cast for its blitz cost may attack this turn, unlike one cast for its mana cost, and draws a card when it is sacrificed
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                  |
      | Mayhem Patrol (blitz) |
      | Mayhem Patrol (cast)  |
    And Alice's mana pool contains {R}{R}{R}{R}
    And Alice will choose
      | choice | answer               |
      | target | Mayhem Patrol (cast) |
    When Alice casts "Mayhem Patrol (blitz)"
      | cast with | blitz |
    And the stack resolves
    And Alice casts "Mayhem Patrol (cast)"
    And the stack resolves
    Then Alice controls
      | card                  | with  | without |
      | Mayhem Patrol (blitz) | haste |         |
      | Mayhem Patrol (cast)  |       | haste   |
    And Alice cannot attack with "Mayhem Patrol (cast)"
    And Alice can attack with "Mayhem Patrol (blitz)"
    When the game reaches Alice's combat damage step
    Then Bob has 19 life
    When the game reaches Alice's end step
    And the stack resolves
    Then Alice has in the graveyard
      | card                  |
      | Mayhem Patrol (blitz) |
    And Alice has 1 card in hand

  @id:SS-638 @clause:ss-702.10b-attack @control:ss-702.10b-attack @cr:301.5c @cr:702.6a @cr:702.10b @cr:704.5n
  @needs:combat @needs:haste @needs:state-based-actions
  Scenario: Lightning Greaves whose bearer has died stay on the battlefield, and let another creature cast this turn attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   | attached to   |
      | Grizzly Bears     | earlier |               |
      | Lightning Greaves | earlier | Grizzly Bears |
    And Alice has in hand
      | card         |
      | Wrath of God |
      | Memnite (1)  |
      | Memnite (2)  |
    And Alice's mana pool contains {W}{W}{W}{W}
    When Alice casts "Wrath of God"
    And the stack resolves
    Then Alice controls
      | card              | attached to |
      | Lightning Greaves | none        |
    And Alice has in the graveyard
      | card          |
      | Grizzly Bears |
      | Wrath of God  |
    When Alice casts "Memnite (1)"
    And the stack resolves
    And Alice casts "Memnite (2)"
    And the stack resolves
    And Alice activates "equip" of "Lightning Greaves"
      | target | Memnite (2) |
    And the stack resolves
    Then Alice cannot attack with "Memnite (1)"
    And Alice can attack with "Memnite (2)"

  @id:SS-639 @clause:ss-702.10a-static @control:ss-702.10a-static @cr:701.3a @cr:702.6a @cr:702.10a @cr:608.2b
  @needs:combat @needs:haste @needs:activated-abilities @needs:stack
  Scenario: Equipment destroyed in response to its equip ability gives the creature no haste, another one that stays does
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since     |
      | Lightning Greaves (1) | earlier   |
      | Lightning Greaves (2) | earlier   |
      | Grizzly Bears         | this turn |
      | Watchwolf             | this turn |
    And Alice has in hand
      | card       |
      | Disenchant |
    And Alice's mana pool contains {W}{W}
    When Alice activates "equip" of "Lightning Greaves (1)"
      | target | Grizzly Bears |
    And Alice casts "Disenchant"
      | target | Lightning Greaves (1) |
    And the stack resolves
    Then Alice has in the graveyard
      | card                  |
      | Lightning Greaves (1) |
      | Disenchant            |
    And Alice controls
      | card          | without       |
      | Grizzly Bears | haste; shroud |
    When Alice activates "equip" of "Lightning Greaves (2)"
      | target | Watchwolf |
    And the stack resolves
    Then Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Watchwolf"

  @id:SS-640 @clause:x-ss-haste-lost-before-attack @control:x-ss-haste-lost-before-attack @cr:613.7e @cr:701.3b @cr:613.1f
  @needs:combat @needs:haste @needs:ability-removal @needs:layers
  Scenario: Under Humility Lightning Greaves give haste to the creature that they are attached to next, not to the one that they are attached to already
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since     | attached to   |
      | Grizzly Bears     | this turn |               |
      | Watchwolf         | this turn |               |
      | Lightning Greaves | earlier   | Grizzly Bears |
    And Alice has in hand
      | card     |
      | Humility |
    And Alice's mana pool contains {W}{W}{W}{W}
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    When Alice casts "Humility"
    And the stack resolves
    And Alice activates "equip" of "Lightning Greaves"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card              | attached to   | P/T | without       |
      | Lightning Greaves | Grizzly Bears |     |               |
      | Grizzly Bears     |               | 1/1 | haste; shroud |
    When Alice activates "equip" of "Lightning Greaves"
      | target | Watchwolf |
    And the stack resolves
    Then Alice controls
      | card              | attached to | P/T | with          |
      | Lightning Greaves | Watchwolf   |     |               |
      | Watchwolf         |             | 1/1 | haste; shroud |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Watchwolf"

  @id:SS-645 @clause:ss-702.10a-static @cr:702.10a @cr:702.16d @cr:704.5n
  @needs:combat @needs:haste @needs:protection @needs:color-change @needs:state-based-actions
  Scenario: Once Lightning Greaves are black they come off the creature with protection from black, which has haste no more
    Given it is Alice's precombat main phase
    And Alice controls
      | card                  | since     | attached to  |
      | White Knight          | this turn |              |
      | Black Knight          | this turn |              |
      | Lightning Greaves (1) | earlier   | White Knight |
      | Lightning Greaves (2) | earlier   | Black Knight |
    And Alice has in hand
      | card          |
      | Deathlace (1) |
      | Deathlace (2) |
    And Alice's mana pool contains {B}{B}
    When Alice casts "Deathlace (1)"
      | target | Lightning Greaves (1) |
    And the stack resolves
    And Alice casts "Deathlace (2)"
      | target | Lightning Greaves (2) |
    And the stack resolves
    Then Alice controls
      | card                  | attached to  | colors |
      | Lightning Greaves (1) | none         | black  |
      | Lightning Greaves (2) | Black Knight | black  |
    And Alice cannot attack with "White Knight"
    And Alice can attack with "Black Knight"

  @id:SS-641 @clause:ss-702.10b-attack @cr:301.5c @cr:514.3a @cr:702.10b @cr:704.5n
  @needs:combat @needs:haste @needs:type-change @needs:state-based-actions @needs:turn-structure @needs:priority
  Scenario: Lightning Greaves that let Mutavault attack come off it in the cleanup step, when the players then get priority
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since     |
      | Lightning Greaves | earlier   |
      | Mutavault         | this turn |
      | Mountain          | earlier   |
      | Mountain (2)      | earlier   |
    And Alice has in hand
      | card  |
      | Shock |
    When Alice activates "{1}" of "Mutavault"
      | mana from | Mountain |
    And the stack resolves
    And Alice activates "equip" of "Lightning Greaves"
      | target | Mutavault |
    And the stack resolves
    Then Alice can attack with "Mutavault"
    When the game reaches Alice's cleanup step
    Then Alice controls
      | card              | attached to | types    |
      | Lightning Greaves | none        | artifact |
      | Mutavault         |             | land     |
    And Alice can cast "Shock"
      | target    | Bob          |
      | mana from | Mountain (2) |
