Feature: Haste and summoning sickness
  Haste lets a creature attack and use its {T} and {Q} abilities at once, exactly while it has haste.

  @id:SS-140 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @clause:ss-haste-only-exception @control:ss-haste-only-exception
  @cr:702.10b @cr:302.6 @cr:508.1a @cr:702.20b @needs:combat @needs:haste
  Scenario: Of two creatures cast this turn, the one with haste may attack and the one with flying and vigilance may not
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Raging Goblin |
      | Serra Angel   |
    And Alice's mana pool contains {W}{W}{W}{W}{W}{R}
    When Alice casts "Raging Goblin"
    And the stack resolves
    And Alice casts "Serra Angel"
    And the stack resolves
    Then Alice controls
      | card          | with              | without |
      | Raging Goblin | haste             |         |
      | Serra Angel   | flying; vigilance | haste   |
    And Alice cannot attack with "Serra Angel"
    And Alice cannot attack with "Raging Goblin" and "Serra Angel"
    And Alice can attack with "Raging Goblin"
    When the game reaches Alice's combat damage step
    Then Bob has 19 life

  @id:SS-141 @clause:ss-haste-only-exception @control:ss-haste-only-exception
  @cr:702.10b @cr:302.6 @cr:702.7a @needs:combat @needs:haste
  Scenario: Of two creatures with first strike cast this turn, only the one given haste may attack
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | White Knight (1) |
      | White Knight (2) |
      | Expedite         |
    And Alice's mana pool contains {W}{W}{W}{W}{R}
    When Alice casts "White Knight (1)"
    And the stack resolves
    And Alice casts "White Knight (2)"
    And the stack resolves
    And Alice casts "Expedite"
      | target | White Knight (1) |
    And the stack resolves
    Then Alice controls
      | card             | with                | without |
      | White Knight (1) | first strike; haste |         |
      | White Knight (2) | first strike        | haste   |
    And Alice cannot attack with "White Knight (2)"
    And Alice can attack with "White Knight (1)"

  @id:SS-142 @clause:ss-702.10a-static @control:ss-702.10a-static
  @cr:702.10a @cr:702.10b @needs:combat @needs:haste @needs:static-abilities
  Scenario: A creature cast while Fervor is on the battlefield may attack without anything using the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Fervor | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
    And Alice's mana pool contains {G}{G}
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack is empty
    And Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And Alice can attack with "Grizzly Bears"
    When the game reaches Alice's combat damage step
    Then Bob has 18 life

  @id:SS-143 @clause:ss-702.10a-static @cr:702.10a @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:static-abilities
  Scenario: A creature cast while Fervor was on the battlefield cannot attack once Fervor is destroyed
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Fervor | earlier |
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Disenchant    |
    And Alice's mana pool contains {W}{W}{G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Disenchant"
      | target | Fervor |
    And the stack resolves
    Then Alice controls
      | card          | without |
      | Grizzly Bears | haste   |
    And Alice cannot attack with "Grizzly Bears"

  @id:SS-144 @clause:ss-702.10a-static @control:ss-702.10a-static @control:ss-702.10b-attack
  @cr:702.10a @cr:702.10b @cr:604.1 @needs:combat @needs:haste @needs:static-abilities
  Scenario: A creature cast before Fervor may attack the turn both are cast
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Grizzly Bears |
      | Fervor        |
    And Alice's mana pool contains {R}{R}{R}{G}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | without |
      | Grizzly Bears | haste   |
    When Alice casts "Fervor"
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Grizzly Bears | haste |
    And Alice can attack with "Grizzly Bears"

  @id:SS-145 @clause:ss-702.10c-tap @control:ss-702.10c-tap
  @cr:702.10c @cr:602.5a @needs:activated-abilities @needs:haste @needs:static-abilities
  Scenario: A creature with haste can use its {T} ability the turn it is cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Fervor | earlier |
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
    And Alice's mana pool contains {U}{U}{U}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    And Alice controls
      | card              | tapped |
      | Prodigal Sorcerer | yes    |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-146 @clause:ss-702.10c-tap @control:ss-702.10c-tap
  @cr:702.10c @cr:602.5a @cr:302.6 @needs:activated-abilities @needs:haste @needs:static-abilities
  Scenario: The {T} ability of a creature cast this turn can be used only once the creature has haste
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card              |
      | Prodigal Sorcerer |
      | Fervor            |
    And Alice's mana pool contains {U}{U}{U}{R}{R}{R}
    When Alice casts "Prodigal Sorcerer"
    And the stack resolves
    Then Alice cannot activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When Alice casts "Fervor"
    And the stack resolves
    Then Alice can activate "{T}" of "Prodigal Sorcerer"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-147 @clause:ss-702.10c-untap @control:ss-702.10c-untap @cr:702.10c @cr:602.5a @cr:107.6
  @needs:activated-abilities @needs:untap-symbol @needs:haste @needs:mana-abilities @needs:static-abilities
  Scenario: A tapped creature with haste can use its {Q} ability the turn it is cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Fervor          | earlier |
      | Springleaf Drum | earlier |
    And Alice has in hand
      | card      |
      | Pili-Pala |
    And Alice's mana pool contains {C}{C}{C}
    And Alice will choose
      | choice | answer |
      | color  | black  |
      | color  | green  |
    When Alice casts "Pili-Pala"
    And the stack resolves
    And Alice activates "{T}, tap" of "Springleaf Drum"
      | paid with | Pili-Pala |
    Then Alice controls
      | card      | tapped |
      | Pili-Pala | yes    |
    And Alice can activate "{2}, {Q}" of "Pili-Pala"
    And Alice's mana pool contains {G}
    And Alice controls
      | card      | tapped |
      | Pili-Pala | no     |

  @id:SS-148 @clause:ss-702.10c-untap @cr:702.10c @cr:602.5a @cr:107.6 @cr:302.6
  @needs:activated-abilities @needs:untap-symbol @needs:mana-abilities
  Scenario: A tapped creature without haste cannot use its {Q} ability the turn it is cast
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Springleaf Drum | earlier |
    And Alice has in hand
      | card      |
      | Pili-Pala |
    And Alice's mana pool contains {C}{C}{C}
    And Alice will choose
      | choice | answer |
      | color  | black  |
    When Alice casts "Pili-Pala"
    And the stack resolves
    And Alice activates "{T}, tap" of "Springleaf Drum"
      | paid with | Pili-Pala |
    Then Alice controls
      | card      | tapped |
      | Pili-Pala | yes    |
    And Alice cannot activate "{2}, {Q}" of "Pili-Pala"
    And Alice's mana pool contains {B}{C}

  @id:SS-149 @clause:ss-702.10d-redundant @control:ss-702.10d-redundant
  @cr:702.10d @cr:508.1f @needs:combat @needs:haste @needs:static-abilities
  Scenario: A creature that has haste twice attacks once, taps and deals its damage as usual
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Fervor | earlier |
    And Alice has in hand
      | card          |
      | Raging Goblin |
    And Alice's mana pool contains {R}
    When Alice casts "Raging Goblin"
    And the stack resolves
    Then Alice controls
      | card          | P/T | with  |
      | Raging Goblin | 1/1 | haste |
    And Alice can attack with "Raging Goblin"
    And Alice controls
      | card          | tapped | attacking |
      | Raging Goblin | yes    | Bob       |
    When the game reaches Alice's postcombat main phase
    Then Bob has 19 life
    And Alice controls
      | card          | tapped | attacking |
      | Raging Goblin | yes    | none      |

  @id:SS-150 @clause:ss-702.10d-redundant @control:ss-702.10d-redundant
  @cr:702.10d @cr:702.10a @cr:302.6 @needs:combat @needs:haste @needs:static-abilities
  Scenario: When Fervor is destroyed, a creature with haste of its own may still attack and another may not
    Given it is Alice's precombat main phase
    And Alice controls
      | card   | since   |
      | Fervor | earlier |
    And Alice has in hand
      | card          |
      | Raging Goblin |
      | Grizzly Bears |
      | Disenchant    |
    And Alice's mana pool contains {W}{W}{R}{G}{G}
    When Alice casts "Raging Goblin"
    And the stack resolves
    And Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice controls
      | card          | with  |
      | Raging Goblin | haste |
      | Grizzly Bears | haste |
    When Alice casts "Disenchant"
      | target | Fervor |
    And the stack resolves
    Then Alice controls
      | card          | with  | without |
      | Raging Goblin | haste |         |
      | Grizzly Bears |       | haste   |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Raging Goblin"

  @id:SS-409 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @cr:702.10b @cr:702.6a @cr:301.5 @cr:302.6 @needs:combat @needs:haste @needs:granted-abilities @needs:shroud
  Scenario: Lightning Greaves let the new creature that they equip attack, and no longer the one they have left
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since     |
      | Lightning Greaves | earlier   |
      | Grizzly Bears     | this turn |
      | Watchwolf         | this turn |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    Then Alice cannot activate "equip" of "Lightning Greaves"
      | target | Hill Giant |
    When Alice activates "equip" of "Lightning Greaves"
      | target | Grizzly Bears |
    And the stack resolves
    Then Alice controls
      | card              | attached to   | with          |
      | Lightning Greaves | Grizzly Bears |               |
      | Grizzly Bears     | none          | haste; shroud |
    When Alice activates "equip" of "Lightning Greaves"
      | target | Watchwolf |
    And the stack resolves
    Then Alice controls
      | card              | attached to | without |
      | Lightning Greaves | Watchwolf   |         |
      | Grizzly Bears     | none        | haste   |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Watchwolf"

  @id:SS-410 @clause:ss-702.10b-attack
  @cr:702.10b @cr:301.5c @cr:302.6 @cr:704.5p @needs:combat @needs:haste @needs:type-change @needs:state-based-actions
  Scenario: Equipment that becomes a creature comes off, and the creature it gave haste may no longer attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since     | attached to   |
      | Grizzly Bears     | this turn |               |
      | Lightning Greaves | earlier   | Grizzly Bears |
    And Alice has in hand
      | card                  |
      | March of the Machines |
    And Alice's mana pool contains {U}{U}{U}{U}
    When Alice casts "March of the Machines"
    And the stack resolves
    Then Alice controls
      | card              | attached to | P/T |
      | Lightning Greaves | none        | 2/2 |
    And Alice cannot attack with "Grizzly Bears"
    And Alice can attack with "Lightning Greaves"

  @id:SS-422 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @cr:702.6a @cr:307.5 @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:turn-structure
  Scenario: Lightning Greaves equip a creature only when a sorcery could be cast, and the creature may then attack at once
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Lightning Greaves | earlier |
      | Watchwolf         | earlier |
    And Alice has in hand
      | card    |
      | Memnite |
    When Alice casts "Memnite"
    Then Alice cannot activate "equip" of "Lightning Greaves"
      | target | Watchwolf |
    When the stack resolves
    Then Alice can activate "equip" of "Lightning Greaves"
      | target | Memnite |
    When the stack resolves
    Then Alice can attack with "Memnite"

  @id:SS-602 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @cr:702.10b @cr:508.1a @needs:combat @needs:haste
  Scenario: A creature with haste attacks at once only from the battlefield: one in hand, one in the graveyard or one of Bob's cannot be declared as an attacker by Alice
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since     |
      | Raging Goblin | this turn |
    And Alice has in hand
      | card                 |
      | Raging Goblin (hand) |
    And Alice has in the graveyard
      | card                      |
      | Raging Goblin (graveyard) |
    And Bob controls
      | card                | since   |
      | Raging Goblin (Bob) | earlier |
    Then Alice cannot attack with "Raging Goblin (hand)"
    And Alice cannot attack with "Raging Goblin (graveyard)"
    And Alice cannot attack with "Raging Goblin (Bob)"
      | Raging Goblin (Bob) | Bob |
    And Alice can attack with "Raging Goblin"
