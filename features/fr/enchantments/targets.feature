# language: fr
Fonctionnalité: La cible d'un sort d'aura
  Un sort d'aura a une cible, choisie au moment où on le lance : quelque chose que l'aura peut enchanter. Sans cible, on ne
  peut pas le lancer ; et si la cible est devenue illégale, l'aura n'arrive pas sur le champ de bataille.

  @id:EN-056 @clause:ench-212.4d-target-required @control:ench-212.4d-target-required @cr:115.1b @cr:303.4a @cr:601.2c
  @needs:auras @needs:targeting @needs:stack
  Scénario: Force sacrée ne peut pas être lancée tant qu'il n'y a aucune créature, mais peut l'être dès qu'il y en a une
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Force sacrée      |
      | Elfes de Llanowar |
    Et que la réserve de mana d'Alice contient {W}{G}
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible | Forêt |
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Alors Alice peut lancer « Force sacrée »
      | cible | Elfes de Llanowar |
    Et la pile contient
      | carte        | nature | contrôleur |
      | Force sacrée | sort   | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte             | F/E | attaché à         |
      | Elfes de Llanowar | 2/3 |                   |
      | Force sacrée      |     | Elfes de Llanowar |

  @id:EN-057 @clause:ench-212.4d-extra-restriction-on-target @clause:x-ench-target-illegal-on-resolution @cr:608.2b
  @cr:608.3b @cr:702.5a @needs:auras @needs:targeting @needs:stack @needs:color-change @needs:priority
  Scénario: Armure d'épines n'enchante ni la créature devenue noire avant la résolution, ni une autre à sa place
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob a en main
      | carte         |
      | Voile de mort |
    Et que la réserve de mana de Bob contient {B}
    Quand Alice lance « Armure d'épines »
      | cible | Grizzlis |
    Et qu'Alice passe la priorité
    Et que Bob lance « Voile de mort »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte           |
      | Armure d'épines |
    Et Alice contrôle
      | carte              | couleurs | F/E |
      | Grizzlis           | noir     | 2/2 |
      | Géant des collines | rouge    | 3/3 |

  @id:EN-058 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scénario: Végétation luxuriante peut être lancée sur un terrain mais pas sur une créature, Pacifisme sur une créature mais pas sur un terrain
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Forêt    | avant  |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Végétation luxuriante |
      | Pacifisme             |
    Et que la réserve de mana d'Alice contient {G}{W}{W}
    Alors Alice ne peut pas lancer « Végétation luxuriante »
      | cible | Grizzlis |
    Et Alice peut lancer « Végétation luxuriante »
      | cible | Forêt |
    Quand la pile se résout
    Alors Alice ne peut pas lancer « Pacifisme »
      | cible | Forêt |
    Et Alice peut lancer « Pacifisme »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à |
      | Végétation luxuriante | Forêt     |
      | Pacifisme             | Grizzlis  |

  @id:EN-059 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scénario: Fuite d'énergie, une aura « Enchanter : enchantement », peut être lancée sur un enchantement ou sur une autre aura, mais pas sur ce qui n'est pas un enchantement
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis | attaché à |
      | Antienne glorieuse | avant  |           |
      | Grizzlis           | avant  |           |
      | Vol                | avant  | Grizzlis  |
      | Anneau solaire     | avant  |           |
    Et qu'Alice a en main
      | carte               |
      | Fuite d'énergie     |
      | Fuite d'énergie (2) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Alors Alice ne peut pas lancer « Fuite d'énergie »
      | cible | Grizzlis |
    Et Alice ne peut pas lancer « Fuite d'énergie »
      | cible | Anneau solaire |
    Et Alice peut lancer « Fuite d'énergie »
      | cible | Antienne glorieuse |
    Quand la pile se résout
    Alors Alice peut lancer « Fuite d'énergie (2) »
      | cible | Vol |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | attaché à          |
      | Fuite d'énergie     | Antienne glorieuse |
      | Fuite d'énergie (2) | Vol                |
    Et Bob contrôle
      | carte | attaché à |
      | Vol   | Grizzlis  |

  @id:EN-060 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @cr:303.4a @cr:702.5a
  @cr:702.5d @needs:auras @needs:player-auras @needs:targeting
  Scénario: Possession psychique, une aura « Enchanter : adversaire », peut être lancée sur un adversaire mais pas sur le joueur qui la lance
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Possession psychique |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Alors Alice ne peut pas lancer « Possession psychique »
      | cible | Alice |
    Et Alice peut lancer « Possession psychique »
      | cible | Bob |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                | attaché à |
      | Possession psychique | Bob       |

  @id:EN-061 @clause:ench-212.4d-extra-restriction-on-target @control:ench-212.4d-extra-restriction-on-target
  @cr:105.2 @cr:303.4a @cr:702.5a @needs:auras @needs:targeting
  Scénario: Armure d'épines, qui ne peut enchanter qu'une créature non-noire, ne peut pas être lancée sur une créature noire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Grizzlis            | avant  |
      | Squelettes serviles | avant  |
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
    Et que la réserve de mana d'Alice contient {G}{G}
    Alors Alice ne peut pas lancer « Armure d'épines »
      | cible | Squelettes serviles |
    Et Alice peut lancer « Armure d'épines »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E | attaché à |
      | Grizzlis        | 4/4 |           |
      | Armure d'épines |     | Grizzlis  |

  @id:EN-062 @clause:ench-212.4d-extra-restriction-on-target @control:ench-212.4d-extra-restriction-on-target
  @cr:105.2 @cr:105.3 @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:color-change
  Scénario: Armure d'épines ne peut pas être lancée sur des Grizzlis rendus noirs par Voile de mort, mais peut l'être sur ceux qui sont encore verts
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Grizzlis         | avant  |
      | Grizzlis (noirs) | avant  |
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
      | Voile de mort   |
    Et que la réserve de mana d'Alice contient {B}{G}{G}
    Quand Alice lance « Voile de mort »
      | cible | Grizzlis (noirs) |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Armure d'épines »
      | cible | Grizzlis (noirs) |
    Et Alice peut lancer « Armure d'épines »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte            | couleurs | F/E | attaché à |
      | Grizzlis         | vert     | 4/4 |           |
      | Grizzlis (noirs) | noir     | 2/2 |           |
      | Armure d'épines  |          |     | Grizzlis  |

  @id:EN-063 @clause:ench-212.4d-extra-restriction-on-target @control:ench-212.4d-extra-restriction-on-target
  @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:triggered-abilities
  Scénario: Entraînement setessien, qui n'enchante qu'une créature de son contrôleur, ne peut pas être lancé sur une créature adverse
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Entraînement setessien |
    Et que la réserve de mana d'Alice contient {G}{G}
    Alors Alice ne peut pas lancer « Entraînement setessien »
      | cible | Géant des collines |
    Et Alice peut lancer « Entraînement setessien »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                  | F/E | avec        | attaché à |
      | Grizzlis               | 3/2 | piétinement |           |
      | Entraînement setessien |     |             | Grizzlis  |
    Et Alice a 1 carte en main

  @id:EN-064 @clause:ench-212.4d-cant-be-enchanted-cant-target @control:ench-212.4d-cant-be-enchanted-cant-target
  @cr:303.4 @cr:303.4a @needs:auras @needs:targeting @needs:cant-be-enchanted @needs:zone-change
  @needs:state-based-actions
  Scénario: Aucune aura ne peut être lancée sur un terrain enchanté par Terrain consacré, mais Boomerang peut l'être
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt (1) | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Terrain consacré      |
      | Végétation luxuriante |
      | Boomerang             |
    Et que la réserve de mana d'Alice contient {W}{G}{U}{U}
    Quand Alice lance « Terrain consacré »
      | cible | Forêt (1) |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Végétation luxuriante »
      | cible | Forêt (1) |
    Et Alice peut lancer « Végétation luxuriante »
      | cible | Forêt (2) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à |
      | Terrain consacré      | Forêt (1) |
      | Végétation luxuriante | Forêt (2) |
    Et Alice peut lancer « Boomerang »
      | cible | Forêt (1) |
    Quand la pile se résout
    Alors Alice a en main
      | carte     |
      | Forêt (1) |
    Et Alice contrôle
      | carte                 | attaché à |
      | Végétation luxuriante | Forêt (2) |
    Et Alice a au cimetière
      | carte            |
      | Terrain consacré |
      | Boomerang        |

  @id:EN-065 @clause:ench-212.4d-cant-be-enchanted-cant-target @control:ench-212.4d-cant-be-enchanted-cant-target
  @cr:303.4 @cr:303.4a @needs:auras @needs:targeting @needs:cant-be-enchanted
  Scénario: Une fois Terrain consacré détruit, une aura peut de nouveau être lancée sur le terrain
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | attaché à |
      | Forêt (1)        | avant  |           |
      | Terrain consacré | avant  | Forêt (1) |
      | Forêt (2)        | avant  |           |
    Et qu'Alice a en main
      | carte                 |
      | Désenchantement       |
      | Végétation luxuriante |
    Et que la réserve de mana d'Alice contient {W}{W}
    Alors Alice ne peut pas lancer « Végétation luxuriante »
      | cible   | Forêt (1) |
      | mana de | Forêt (2) |
    Quand Alice lance « Désenchantement »
      | cible | Terrain consacré |
    Et que la pile se résout
    Alors Alice peut lancer « Végétation luxuriante »
      | cible   | Forêt (1) |
      | mana de | Forêt (2) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à |
      | Végétation luxuriante | Forêt (1) |

  @id:EN-066 @clause:ench-212.4d-ex-creature-target @control:ench-212.4d-ex-creature-target
  @clause:ench-212.4d-target-required @control:ench-212.4d-target-required @cr:109.2 @cr:303.4a @cr:601.2c
  @needs:auras @needs:targeting
  Scénario: Une carte de créature dans un cimetière n'est pas une créature : Pacifisme n'a de cible légale qu'une fois les Elfes de Llanowar sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Forêt          | avant  |
      | Anneau solaire | avant  |
    Et qu'Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et qu'Alice a en main
      | carte             |
      | Pacifisme         |
      | Elfes de Llanowar |
    Et que la réserve de mana d'Alice contient {W}{W}
    Alors Alice ne peut pas lancer « Pacifisme »
      | cible | Grizzlis |
    Et Alice ne peut pas lancer « Pacifisme »
      | cible | Forêt |
    Et Alice ne peut pas lancer « Pacifisme »
      | cible | Anneau solaire |
    Et Alice ne peut pas lancer « Pacifisme »
    Quand Alice lance « Elfes de Llanowar »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice peut lancer « Pacifisme »
      | cible | Elfes de Llanowar |
    Quand la pile se résout
    Alors Alice contrôle
      | carte     | attaché à         |
      | Pacifisme | Elfes de Llanowar |

  @id:EN-067 @clause:ench-212.4d-ex-creature-target @control:ench-212.4d-ex-creature-target @cr:109.2 @cr:303.4a
  @cr:601.2c @cr:702.8a @needs:auras @needs:targeting @needs:stack @needs:casting-timing @needs:flash @needs:priority
  Scénario: Un sort de créature n'est pas une créature : Armure d'épines ne peut être lancée sur des Grizzlis qu'une fois ceux-ci sur le champ de bataille
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana de Bob contient {G}{G}
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Bob lance « Grizzlis »
    Et que Bob passe la priorité
    Alors Alice ne peut pas lancer « Armure d'épines »
      | cible | Grizzlis |
    Quand le sommet de la pile se résout
    Et que Bob passe la priorité
    Alors Alice peut lancer « Armure d'épines »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Bob contrôle
      | carte    | F/E |
      | Grizzlis | 4/4 |
    Et Alice contrôle
      | carte           | attaché à |
      | Armure d'épines | Grizzlis  |

  @id:EN-068 @clause:x-ench-target-illegal-on-resolution @clause:ench-212.4d-target-required @cr:601.2c @cr:608.2b
  @cr:608.3b @needs:auras @needs:targeting @needs:stack @needs:priority @needs:zone-change
  Scénario: Si sa cible a quitté le champ de bataille, Pacifisme va au cimetière et aucune autre créature ne peut être choisie
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte     |
      | Pacifisme |
    Et que la réserve de mana d'Alice contient {W}{W}
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Pacifisme »
      | cible | Grizzlis |
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte     |
      | Pacifisme |
    Et Bob a en main
      | carte    |
      | Grizzlis |
    Et Bob contrôle
      | carte              |
      | Géant des collines |

  @id:EN-069 @clause:x-ench-same-aura-twice @cr:303.4b @cr:613.4c @needs:auras @needs:layers @needs:targeting
  Scénario: Deux Force sacrée enchantent la même créature et leurs effets s'additionnent, jusqu'à ce que l'une d'elles soit détruite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte            |
      | Force sacrée (1) |
      | Force sacrée (2) |
      | Désenchantement  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Force sacrée (1) »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice lance « Force sacrée (2) »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | F/E | attaché à |
      | Grizzlis         | 4/6 |           |
      | Force sacrée (1) |     | Grizzlis  |
      | Force sacrée (2) |     | Grizzlis  |
    Quand Alice lance « Désenchantement »
      | cible | Force sacrée (1) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | F/E | attaché à |
      | Grizzlis         | 3/4 |           |
      | Force sacrée (2) |     | Grizzlis  |
    Et Alice a au cimetière
      | carte            |
      | Force sacrée (1) |
      | Désenchantement  |

  @id:EN-637 @clause:ench-212.4d-target-must-match @control:ench-212.4d-target-must-match @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.1b @cr:306.5b @cr:303.4a @needs:battles @needs:custom-cards @needs:auras @needs:counters @needs:targeting @needs:type-change
  Scénario: Prisonnier de la lune peut être lancé sur un planeswalker mais non sur une bataille, et fait du planeswalker un terrain qui garde ses marqueurs « loyauté »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et qu'Alice a en main
      | carte                 |
      | Planeswalker d'essai  |
      | Prisonnier de la lune |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{U}{U}{U}
    Quand Alice lance « Planeswalker d'essai »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | types        | marqueurs |
      | Planeswalker d'essai | planeswalker | 3 loyauté |
    Et Alice ne peut pas lancer « Prisonnier de la lune »
      | cible | Invasion de Ségovie |
    Quand Alice lance « Prisonnier de la lune »
      | cible | Planeswalker d'essai |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | types   | marqueurs |
      | Planeswalker d'essai | terrain | 3 loyauté |
