Feature: What is copied
  A copy takes the printed values, copy effects, face-down status and values set while entering; nothing else.

  @id:SS-270 @clause:ss-706.2-copiable-values @cr:707.2 @needs:copy @needs:mana-abilities
  Scenario: A copy takes the name, mana cost, color, types, power, toughness and abilities of the original
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card             | since   |
      | Heritage Druid   | earlier |
      | Elvish Visionary | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer         |
      | object | Heritage Druid |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name           | mana cost | colors | types    | subtypes   | P/T |
      | Clone | Heritage Druid | {G}       | green  | creature | Elf; Druid | 1/1 |
    When Alice activates "tap" of "Clone"
      | paid with | Clone; Heritage Druid; Elvish Visionary |
    Then Alice's mana pool contains {G}{G}{G}

  @id:SS-271 @clause:ss-706.2-copiable-values @clause:ss-copy-enters-as @control:ss-copy-enters-as
  @cr:707.2 @cr:707.5 @cr:302.6 @needs:copy @needs:mana-abilities
  Scenario: A copy of a land creature takes its color indicator, has no mana cost and has summoning sickness
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card        | since   |
      | Dryad Arbor | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer      |
      | object | Dryad Arbor |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name        | mana cost | colors | types          | subtypes      | P/T |
      | Clone | Dryad Arbor | none      | green  | land; creature | Forest; Dryad | 1/1 |
    And Alice cannot activate "{T}" of "Clone"
    When the game reaches Alice's precombat main phase
    Then Alice can activate "{T}" of "Clone"
    And Alice's mana pool contains {G}

  @id:SS-272 @clause:ss-706.2-copy-of-copy @cr:707.2 @cr:707.3 @cr:707.9a @cr:707.9b
  @needs:copy @needs:triggered-abilities
  Scenario: A copy of a copy takes what the first copy effect changed
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card             |
      | Phantasmal Image |
      | Clone            |
      | Giant Growth     |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer           |
      | object | Grizzly Bears    |
      | object | Phantasmal Image |
    When Alice casts "Phantasmal Image"
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card             | name          | subtypes       | P/T |
      | Phantasmal Image | Grizzly Bears | Bear; Illusion | 2/2 |
      | Clone            | Grizzly Bears | Bear; Illusion | 2/2 |
    When Alice casts "Giant Growth"
      | target    | Clone  |
      | mana from | Forest |
    And the stack resolves
    Then Alice has in the graveyard
      | card  |
      | Clone |
    And Alice controls
      | card             | P/T |
      | Phantasmal Image | 2/2 |

  @id:SS-273 @clause:ss-706.2-face-down @control:ss-706.2-face-down @cr:707.2 @cr:708.2 @cr:302.6
  @needs:combat @needs:copy @needs:morph
  Scenario: A copy of a face-down creature is a face-up nameless 2/2 that cannot be turned face up or attack this turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card               | since   | face down |
      | Battering Craghorn | earlier | yes       |
      | Mountain           | earlier |           |
      | Mountain (2)       | earlier |           |
      | Mountain (3)       | earlier |           |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer             |
      | object | Battering Craghorn |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name | mana cost | colors | types    | subtypes | P/T | without      | face down |
      | Clone | none | none      | none   | creature | none     | 2/2 | first strike | no        |
    And Alice cannot turn "Clone" face up
      | mana from | Mountain; Mountain (2); Mountain (3) |
    When Alice turns "Battering Craghorn" face up
      | mana from | Mountain; Mountain (2); Mountain (3) |
    Then Alice controls
      | card               | name               | P/T | face down |
      | Battering Craghorn | Battering Craghorn | 3/1 | no        |
      | Clone              | none               | 2/2 | no        |
    And Alice cannot attack with "Clone"
    And Alice can attack with "Battering Craghorn"

  @id:SS-274 @control:ss-706.2-face-down @cr:707.2 @cr:708.2 @cr:302.6 @needs:combat @needs:copy @needs:morph
  Scenario: A copy of a face-down creature may attack on its controller's next turn
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card               | since   | face down |
      | Battering Craghorn | earlier | yes       |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer             |
      | object | Battering Craghorn |
    When Alice casts "Clone"
    And the stack resolves
    And the game reaches Alice's precombat main phase
    And Alice attacks with "Clone"
    And the game reaches Alice's postcombat main phase
    Then Bob has 18 life

  @id:SS-275 @clause:ss-706.2-as-enters @cr:707.2 @needs:copy @needs:layers
  Scenario: Becoming a copy of Primal Plasma takes the shape chosen as it entered, a 2/2 with flying
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Primal Plasma |
      | Mirrorform    |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    And Alice will choose
      | choice | answer |
      | option | 2/2    |
    When Alice casts "Primal Plasma"
    And the stack resolves
    And Alice casts "Mirrorform"
      | target | Primal Plasma |
    And the stack resolves
    Then Alice controls
      | card          | name          | subtypes                | P/T | with   |
      | Grizzly Bears | Primal Plasma | Elemental; Shapeshifter | 2/2 | flying |
      | Primal Plasma | Primal Plasma | Elemental; Shapeshifter | 2/2 | flying |

  @id:SS-276 @clause:ss-706.2-as-enters @cr:707.2 @needs:copy @needs:layers
  Scenario: Becoming a copy of Primal Plasma takes the shape chosen as it entered, a 1/6 with defender
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Primal Plasma |
      | Cytoshape     |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
      | Island        | earlier |
      | Island (2)    | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | option | 1/6           |
      | object | Primal Plasma |
    When Alice casts "Primal Plasma"
    And the stack resolves
    And Alice casts "Cytoshape"
      | target    | Grizzly Bears              |
      | mana from | Forest; Island; Island (2) |
    And the stack resolves
    Then Alice controls
      | card          | name          | P/T | with     | without |
      | Grizzly Bears | Primal Plasma | 1/6 | defender | flying  |

  @id:SS-277 @clause:ss-706.2-other-effects-not-copied @cr:707.2 @needs:copy @needs:layers
  Scenario: A change of power and toughness is not copied
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card         |
      | Giant Growth |
      | Clone        |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Giant Growth"
      | target    | Grizzly Bears |
      | mana from | Forest        |
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card          | name          | P/T |
      | Grizzly Bears | Grizzly Bears | 5/5 |
      | Clone         | Grizzly Bears | 2/2 |

  @id:SS-278 @clause:ss-706.2-other-effects-not-copied @clause:ss-copy-noncreature @control:ss-copy-noncreature
  @cr:707.2 @cr:707.5 @cr:302.6 @needs:copy @needs:layers @needs:type-change @needs:auras @needs:mana-abilities
  Scenario: A copy of an artifact that an Aura has made a creature is not a creature and may tap for mana at once
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Phyrexian Metamorph |
    And Alice controls
      | card            | since   | attached to |
      | Mind Stone      | earlier |             |
      | Ensoul Artifact | earlier | Mind Stone  |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer     |
      | object | Mind Stone |
    When Alice casts "Phyrexian Metamorph"
    And the stack resolves
    Then Alice controls
      | card                | name       | types              | P/T |
      | Mind Stone          | Mind Stone | artifact; creature | 5/5 |
      | Phyrexian Metamorph | Mind Stone | artifact           |     |
    When Alice activates "{T}" of "Phyrexian Metamorph"
    Then Alice controls
      | card                | tapped |
      | Phyrexian Metamorph | yes    |

  @id:SS-279 @clause:ss-706.2-other-effects-not-copied @cr:707.2 @needs:copy @needs:layers
  Scenario: A change of text is not copied
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card            |
      | Sleight of Mind |
      | Clone           |
    And Alice controls
      | card         | since   |
      | White Knight | earlier |
      | Island       | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer       |
      | color  | black        |
      | color  | red          |
      | object | White Knight |
    When Alice casts "Sleight of Mind"
      | target    | White Knight |
      | mana from | Island       |
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card         | name         | with                  | without               |
      | White Knight | White Knight | protection from red   | protection from black |
      | Clone        | White Knight | protection from black | protection from red   |

  @id:SS-280 @control:ss-706.2-other-effects-not-copied @clause:ss-706.2-copy-of-copy @cr:707.2 @cr:707.2b @cr:707.3
  @needs:copy @needs:activated-abilities @needs:triggered-abilities
  Scenario: A copy effect is copied, and lasts in the new copy even when it ends for the original
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card          | since   |
      | Mirage Mirror | earlier |
      | Island        | earlier |
      | Island (2)    | earlier |
    And Bob controls
      | card             | since   |
      | Elvish Visionary | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | object | Mirage Mirror |
    When Alice activates "{2}" of "Mirage Mirror"
      | target    | Elvish Visionary   |
      | mana from | Island; Island (2) |
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card          | name             | subtypes    | P/T |
      | Mirage Mirror | Elvish Visionary | Elf; Shaman | 1/1 |
      | Clone         | Elvish Visionary | Elf; Shaman | 1/1 |
    And Alice has 1 card in hand
    When the game reaches Bob's upkeep step
    Then Alice controls
      | card          | name             | types    | P/T |
      | Mirage Mirror | Mirage Mirror    | artifact |     |
      | Clone         | Elvish Visionary | creature | 1/1 |

  @id:SS-281 @clause:ss-706.2-status-not-copied @cr:707.2 @cr:110.5b @needs:copy @needs:status
  Scenario: A copy of a tapped creature enters untapped
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card          | since   | tapped |
      | Grizzly Bears | earlier | yes    |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card          | name          | tapped |
      | Grizzly Bears | Grizzly Bears | yes    |
      | Clone         | Grizzly Bears | no     |

  @id:SS-282 @clause:ss-706.2-counters-not-copied @cr:707.2 @needs:copy @needs:counters
  Scenario: A copy of a creature with a counter enters without one
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card  |
      | Clone |
    And Alice controls
      | card          | since   | counters |
      | Grizzly Bears | earlier | 1 +1/+1  |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer        |
      | object | Grizzly Bears |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card          | name          | P/T | counters |
      | Grizzly Bears | Grizzly Bears | 3/3 | 1 +1/+1  |
      | Clone         | Grizzly Bears | 2/2 | none     |

  @id:SS-411 @clause:ss-706.2-copiable-values
  @cr:707.2 @cr:704.5j @needs:copy @needs:state-based-actions
  Scenario: Clone copies the supertype legendary too: Alice keeps one of the two, and the other goes to the graveyard
    Given it is Alice's precombat main phase
    And Alice controls
      | card             | since   |
      | Merieke Ri Berit | earlier |
    And Bob controls
      | card                 | since   |
      | Merieke Ri Berit (2) | earlier |
    And Alice has in hand
      | card  |
      | Clone |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice will choose
      | choice | answer           |
      | may    | yes              |
      | object | Merieke Ri Berit |
      | object | Clone            |
    When Alice casts "Clone"
    And the stack resolves
    Then Alice controls
      | card  | name             | supertypes |
      | Clone | Merieke Ri Berit | legendary  |
    And Alice has in the graveyard
      | card             |
      | Merieke Ri Berit |
    And Bob controls
      | card                 |
      | Merieke Ri Berit (2) |

  @id:SS-700 @clause:ss-706.2-copiable-values @control:ss-706.2-copiable-values @cr:707.2 @cr:608.2d @needs:copy @needs:layers
  Scenario: Cytoshape makes a creature a copy of a nonlegendary creature only
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card      |
      | Cytoshape |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Forest        | earlier |
      | Island        | earlier |
      | Island (2)    | earlier |
    And Bob controls
      | card             | since   |
      | Merieke Ri Berit | earlier |
      | Hill Giant       | earlier |
    And Alice cannot choose
      | choice | answer           |
      | object | Merieke Ri Berit |
    And Alice will choose
      | choice | answer     |
      | object | Hill Giant |
    When Alice casts "Cytoshape"
      | target    | Grizzly Bears              |
      | mana from | Forest; Island; Island (2) |
    And the stack resolves
    Then Alice controls
      | card          | name       | P/T |
      | Grizzly Bears | Hill Giant | 3/3 |

  @id:SS-721 @clause:ss-706.2-as-enters @control:ss-706.2-as-enters @cr:707.2 @cr:608.2d @needs:copy @needs:layers
  Scenario: Primal Plasma enters in exactly one of its shapes, and what becomes a copy of a creature copies exactly one
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card          |
      | Primal Plasma |
      | Cytoshape     |
    And Alice controls
      | card          | since   |
      | Grizzly Bears | earlier |
      | Watchwolf     | earlier |
      | Forest        | earlier |
      | Island        | earlier |
      | Island (2)    | earlier |
    And Alice's mana pool contains {U}{U}{U}{U}
    And Alice cannot choose
      | choice | answer                   |
      | option | 3/3; 1/6                 |
      | object | Primal Plasma; Watchwolf |
    And Alice will choose
      | choice | answer        |
      | option | 1/6           |
      | object | Primal Plasma |
    When Alice casts "Primal Plasma"
    And the stack resolves
    And Alice casts "Cytoshape"
      | target    | Grizzly Bears              |
      | mana from | Forest; Island; Island (2) |
    And the stack resolves
    Then Alice controls
      | card          | name          | P/T | with     | without |
      | Primal Plasma |               | 1/6 | defender | flying  |
      | Grizzly Bears | Primal Plasma | 1/6 | defender | flying  |
