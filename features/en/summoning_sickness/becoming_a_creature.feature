Feature: Permanents that become creatures, or stop being creatures
  What counts is whether the permanent is a creature now and since when it has been controlled,
  not when it became a creature.

  @id:SS-530 @clause:x-ss-animated-land-this-turn @control:x-ss-animated-land-this-turn
  @control:x-ss-new-land-taps-before-animation @clause:x-ss-new-land-taps-before-animation @cr:302.6 @cr:602.5a
  @needs:combat @needs:type-change @needs:activated-abilities @needs:mana-abilities
  Scenario: A land played this turn that has become a creature can neither tap for mana nor attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Mutavault (old) | earlier |
      | Forest          | earlier |
      | Forest (2)      | earlier |
    And Alice has in hand
      | card            |
      | Mutavault (new) |
    When Alice plays "Mutavault (new)"
    And Alice activates "{1}" of "Mutavault (new)"
      | mana from | Forest |
    And the stack resolves
    And Alice activates "{1}" of "Mutavault (old)"
      | mana from | Forest (2) |
    And the stack resolves
    Then Alice controls
      | card            | types          | tapped |
      | Mutavault (new) | creature; land | no     |
      | Mutavault (old) | creature; land | no     |
    And Alice cannot activate "{T}" of "Mutavault (new)"
    And Alice cannot attack with "Mutavault (new)"
    And Alice can attack with "Mutavault (old)"

  @id:SS-531 @control:x-ss-animated-land-this-turn @cr:302.6 @cr:602.5a @needs:type-change
  @needs:activated-abilities @needs:mana-abilities
  Scenario: A land controlled since the turn began can tap for mana after it has become a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card      | since   |
      | Mutavault | earlier |
      | Forest    | earlier |
    When Alice activates "{1}" of "Mutavault"
      | mana from | Forest |
    And the stack resolves
    Then Alice controls
      | card      | types          |
      | Mutavault | creature; land |
    And Alice can activate "{T}" of "Mutavault"
    And Alice's mana pool contains {C}

  @id:SS-532 @clause:x-ss-new-land-taps-before-animation @control:x-ss-new-land-taps-before-animation @cr:302.6
  @cr:602.5a @needs:type-change @needs:activated-abilities @needs:mana-abilities
  Scenario: A land played this turn may be tapped for the mana that makes it a creature
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Mutavault |
    When Alice plays "Mutavault"
    And Alice activates "{T}" of "Mutavault"
    And Alice activates "{1}" of "Mutavault"
    And the stack resolves
    Then Alice controls
      | card      | types          | P/T | tapped |
      | Mutavault | creature; land | 2/2 | yes    |

  @id:SS-533 @clause:x-ss-all-lands-creatures @control:x-ss-all-lands-creatures @cr:302.6 @cr:602.5a @cr:305.6
  @needs:type-change @needs:mana-abilities @needs:static-abilities
  Scenario: Where all Forests are creatures, one played this turn cannot tap for mana, an earlier one can
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Living Lands | earlier |
      | Forest (old) | earlier |
    And Alice has in hand
      | card         |
      | Forest (new) |
    When Alice plays "Forest (new)"
    Then Alice controls
      | card         | types          |
      | Forest (new) | creature; land |
      | Forest (old) | creature; land |
    And Alice cannot activate "{T}" of "Forest (new)"
    And Alice can activate "{T}" of "Forest (old)"
    And Alice's mana pool contains {G}

  @id:SS-534 @control:x-ss-all-lands-creatures @cr:302.6 @cr:305.6 @needs:mana-abilities @needs:static-abilities
  Scenario: Where all Forests are creatures, a Plains played this turn can tap for mana
    Given it is Alice's precombat main phase
    And Alice controls
      | card         | since   |
      | Living Lands | earlier |
    And Alice has in hand
      | card   |
      | Plains |
    When Alice plays "Plains"
    Then Alice can activate "{T}" of "Plains"
    And Alice's mana pool contains {W}

  @id:SS-535 @clause:x-ss-animated-artifact @control:x-ss-animated-artifact @cr:302.6 @cr:602.5a @needs:type-change
  @needs:auras @needs:activated-abilities @needs:mana-abilities
  Scenario: An artifact cast this turn cannot use its {T} ability while an Aura makes it a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
      | Plains     | earlier |
      | Plains (2) | earlier |
    And Alice has in hand
      | card            |
      | Mind Stone      |
      | Ensoul Artifact |
      | Disenchant      |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Mind Stone"
    And the stack resolves
    And Alice casts "Ensoul Artifact"
      | target    | Mind Stone         |
      | mana from | Island; Island (2) |
    And the stack resolves
    Then Alice cannot activate "{T}" of "Mind Stone"
    When Alice casts "Disenchant"
      | target    | Ensoul Artifact    |
      | mana from | Plains; Plains (2) |
    And the stack resolves
    Then Alice can activate "{T}" of "Mind Stone"
    And Alice's mana pool contains {C}

  @id:SS-536 @clause:x-ss-animated-artifact @control:x-ss-animated-artifact @cr:302.6 @cr:602.5a @needs:type-change
  @needs:auras @needs:activated-abilities @needs:mana-abilities
  Scenario: An artifact controlled since the turn began may use its {T} ability once an Aura has made it a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Mind Stone | earlier |
    And Alice has in hand
      | card            |
      | Ensoul Artifact |
    And Alice's mana pool contains {U}{U}
    When Alice casts "Ensoul Artifact"
      | target | Mind Stone |
    And the stack resolves
    Then Alice controls
      | card       | types              | P/T |
      | Mind Stone | artifact; creature | 5/5 |
    And Alice can activate "{T}" of "Mind Stone"
    And Alice's mana pool contains {C}

  @id:SS-537 @clause:x-ss-becomes-noncreature @control:x-ss-becomes-noncreature @cr:302.6 @cr:602.5a
  @needs:type-change @needs:auras @needs:activated-abilities @needs:mana-abilities @needs:granted-abilities
  Scenario: Of two creatures cast this turn, the one that is now a noncreature land can use its {T} ability and the other cannot
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Cryptolith Rite | earlier |
      | Island          | earlier |
      | Island (2)      | earlier |
      | Island (3)      | earlier |
    And Alice has in hand
      | card                   |
      | Grizzly Bears (1)      |
      | Grizzly Bears (2)      |
      | Imprisoned in the Moon |
    And Alice's mana pool contains {G}{G}{G}{G}
    When Alice casts "Grizzly Bears (1)"
    And the stack resolves
    And Alice casts "Grizzly Bears (2)"
    And the stack resolves
    And Alice casts "Imprisoned in the Moon"
      | target    | Grizzly Bears (1)              |
      | mana from | Island; Island (2); Island (3) |
    And the stack resolves
    Then Alice controls
      | card              | types    |
      | Grizzly Bears (1) | land     |
      | Grizzly Bears (2) | creature |
    And Alice cannot activate "{T}" of "Grizzly Bears (2)"
    And Alice can activate "{T}" of "Grizzly Bears (1)"
    And Alice's mana pool contains {C}

  @id:SS-538 @clause:x-ss-checked-at-activation @control:x-ss-checked-at-activation @cr:602.5a @cr:113.7a
  @needs:activated-abilities @needs:type-change @needs:auras @needs:stack @needs:flash
  Scenario: An ability activated with {T} still resolves after its source has become a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card            | since   |
      | Vedalken Orrery | earlier |
      | Island          | earlier |
      | Island (2)      | earlier |
    And Alice has in hand
      | card               |
      | Quicksilver Amulet |
      | Ensoul Artifact    |
      | Grizzly Bears      |
    And Alice's mana pool contains {C}{C}{C}{C}{C}{C}{C}{C}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Quicksilver Amulet"
    And the stack resolves
    And Alice activates "{4}, {T}" of "Quicksilver Amulet"
    And Alice casts "Ensoul Artifact"
      | target    | Quicksilver Amulet |
      | mana from | Island; Island (2) |
    And the top of the stack resolves
    Then Alice controls
      | card               | types              |
      | Quicksilver Amulet | artifact; creature |
    And the stack contains
      | card               | kind    | controller |
      | Quicksilver Amulet | ability | Alice      |
    When the stack resolves
    Then Alice controls
      | card          |
      | Grizzly Bears |

  @id:SS-539 @clause:x-ss-checked-at-activation @cr:602.5a @cr:302.6 @needs:activated-abilities @needs:type-change
  @needs:auras
  Scenario: The {T} ability of Quicksilver Amulet cast this turn cannot be activated once it has become a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card       | since   |
      | Island     | earlier |
      | Island (2) | earlier |
    And Alice has in hand
      | card               |
      | Quicksilver Amulet |
      | Ensoul Artifact    |
      | Grizzly Bears      |
    And Alice's mana pool contains {C}{C}{C}{C}{C}{C}{C}{C}
    When Alice casts "Quicksilver Amulet"
    And the stack resolves
    And Alice casts "Ensoul Artifact"
      | target    | Quicksilver Amulet |
      | mana from | Island; Island (2) |
    And the stack resolves
    Then Alice cannot activate "{4}, {T}" of "Quicksilver Amulet"

  @id:SS-540 @clause:x-ss-vehicle-blocks-turn-it-enters @control:x-ss-vehicle-blocks-turn-it-enters @cr:302.6
  @cr:509.1a @cr:702.122a @needs:combat @needs:vehicles @needs:turn-structure
  Scenario: A Vehicle cast on its controller's turn cannot attack, but may block on the opponent's turn that follows
    Given it is Alice's precombat main phase
    And Alice controls
      | card              | since   |
      | Grizzly Bears (1) | earlier |
      | Grizzly Bears (2) | earlier |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Alice has in hand
      | card      |
      | Sky Skiff |
    And Alice's mana pool contains {C}{C}
    When Alice casts "Sky Skiff"
    And the stack resolves
    And Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears (1) |
    And the stack resolves
    Then Alice cannot attack with "Sky Skiff"
    When the game reaches Bob's beginning of combat step
    And Bob passes priority
    And Alice activates "crew" of "Sky Skiff"
      | paid with | Grizzly Bears (2) |
    And the stack resolves
    And Bob attacks with "Hill Giant"
    Then Alice can block "Hill Giant" with "Sky Skiff"

  @id:SS-541 @clause:x-ss-noncreature-becomes-copy @control:x-ss-noncreature-becomes-copy @cr:302.6 @cr:602.5a
  @cr:707.2 @needs:copy @needs:activated-abilities @needs:type-change
  Scenario: An artifact controlled since the turn began may use the {T} ability it gains by becoming a copy of a creature
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Mirage Mirror | earlier |
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice's mana pool contains {C}{C}
    When Alice activates "{2}" of "Mirage Mirror"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice controls
      | card          | name              | types    |
      | Mirage Mirror | Prodigal Sorcerer | creature |
    And Alice can activate "{T}" of "Mirage Mirror"
      | target | Bob |
    When the stack resolves
    Then Bob has 19 life

  @id:SS-542 @clause:x-ss-noncreature-becomes-copy @control:x-ss-noncreature-becomes-copy @cr:302.6 @cr:602.5a
  @cr:707.2 @needs:copy @needs:activated-abilities @needs:combat @needs:type-change
  Scenario: Of two artifacts that become copies of a creature, only the one controlled since the turn began may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   |
      | Mirage Mirror (old) | earlier |
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Alice has in hand
      | card                |
      | Mirage Mirror (new) |
    And Alice's mana pool contains {C}{C}{C}{C}{C}{C}{C}
    When Alice casts "Mirage Mirror (new)"
    And the stack resolves
    And Alice activates "{2}" of "Mirage Mirror (new)"
      | target | Prodigal Sorcerer |
    And the stack resolves
    And Alice activates "{2}" of "Mirage Mirror (old)"
      | target | Prodigal Sorcerer |
    And the stack resolves
    Then Alice controls
      | card                | types    |
      | Mirage Mirror (new) | creature |
      | Mirage Mirror (old) | creature |
    And Alice cannot activate "{T}" of "Mirage Mirror (new)"
      | target | Bob |
    And Alice cannot attack with "Mirage Mirror (new)"
    And Alice can attack with "Mirage Mirror (old)"

  @id:SS-680 @clause:ss-type-change-same-permanent @control:ss-type-change-same-permanent @cr:611.2a @cr:601.2i
  @cr:205.1a @cr:302.6 @needs:combat @needs:type-change @needs:activated-abilities
  Scenario: A creature that Soul Sculptor has made an enchantment is a creature again once a creature spell is cast, not another spell, and may attack
    Given it is Alice's precombat main phase
    And Alice controls
      | card          | since   |
      | Soul Sculptor | earlier |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice has in hand
      | card     |
      | Vitalize |
      | Memnite  |
    And Alice's mana pool contains {W}{W}
    When Alice activates "{1}{W}, {T}" of "Soul Sculptor"
      | target | Grizzly Bears |
    And the stack resolves
    And Alice casts "Vitalize"
      | mana from | Forest |
    And the stack resolves
    Then Alice controls
      | card          | types       |
      | Grizzly Bears | enchantment |
    When Alice casts "Memnite"
    Then Alice controls
      | card          | types    | P/T |
      | Grizzly Bears | creature | 2/2 |
    When the stack resolves
    Then Alice cannot attack with "Memnite"
    And Alice can attack with "Grizzly Bears"
