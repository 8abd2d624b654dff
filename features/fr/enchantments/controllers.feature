# language: fr
Fonctionnalité: Le contrôleur d'une aura et celui du permanent enchanté
  Le contrôle d'une aura et celui du permanent enchanté sont deux choses distinctes, y compris pour savoir qui active
  quelle capacité. Seule une aura qui le dit donne le contrôle de ce qu'elle enchante.

  @id:EN-018 @clause:ench-212.4i-host-control-change @control:ench-212.4i-aura-control-change
  @cr:303.4e
  @needs:auras @needs:control-change @needs:turn-structure @needs:combat @needs:haste @needs:targeting
  Scénario: Acquérir le contrôle d'une créature enchantée laisse l'aura attachée et ne change pas le contrôleur de l'aura
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Menace |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Et que Bob contrôle
      | carte        | depuis | attaché à |
      | Grizzlis     | avant  |           |
      | Force sacrée | avant  | Grizzlis  |
    Quand Alice lance « Menace »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | propriétaire | F/E |
      | Grizzlis | Bob          | 3/4 |
    Et Bob contrôle
      | carte        | attaché à |
      | Force sacrée | Grizzlis  |
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob contrôle
      | carte        | F/E | attaché à |
      | Grizzlis     | 3/4 |           |
      | Force sacrée |     | Grizzlis  |

  @id:EN-019 @clause:ench-212.4i-aura-control-change @control:ench-212.4i-host-control-change
  @control:x-ench-stolen-control-magic
  @cr:303.4e
  @needs:auras @needs:control-change @needs:targeting
  Scénario: Acquérir le contrôle d'une aura ne donne pas le contrôle de la créature qu'elle enchante
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte        | depuis | attaché à |
      | Grizzlis     | avant  |           |
      | Force sacrée | avant  | Grizzlis  |
    Et que Bob a en main
      | carte              |
      | Vol d'enchantement |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Bob lance « Vol d'enchantement »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire | attaché à    |
      | Vol d'enchantement | Bob          | Force sacrée |
      | Force sacrée       | Alice        | Grizzlis     |
    Et Alice contrôle
      | carte    | propriétaire | F/E |
      | Grizzlis | Alice        | 3/4 |

  @id:EN-020 @clause:ench-212.4i-separate-controllers @clause:ench-212.4i-host-control-change
  @cr:303.4e
  @needs:auras @needs:control-change @needs:targeting
  Scénario: Les auras de deux joueurs sur une même créature gardent leurs contrôleurs quand une troisième fait changer la créature de contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis | attaché à          |
      | Géant des collines | avant  |                    |
      | Force sacrée       | avant  | Géant des collines |
    Et qu'Alice contrôle
      | carte | depuis | attaché à          |
      | Vol   | avant  | Géant des collines |
    Et qu'Alice a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Contrôle magique »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire | F/E | avec | attaché à          |
      | Géant des collines | Bob          | 4/5 | vol  |                    |
      | Vol                | Alice        |     |      | Géant des collines |
      | Contrôle magique   | Alice        |     |      | Géant des collines |
    Et Bob contrôle
      | carte        | propriétaire | attaché à          |
      | Force sacrée | Bob          | Géant des collines |

  @id:EN-021 @clause:ench-212.4i-aura-abilities-by-aura-controller
  @control:ench-212.4i-aura-abilities-by-aura-controller
  @cr:303.4e @cr:602.2
  @needs:auras @needs:activated-abilities @needs:priority @needs:stack
  Scénario: Le contrôleur de l'aura peut activer la capacité de celle-ci, pas le contrôleur de la créature enchantée
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Montagne | avant  |
    Et qu'Alice contrôle
      | carte          | depuis | attaché à |
      | Souffle ardent | avant  | Grizzlis  |
      | Montagne (2)   | avant  |           |
    Quand Alice active « {R} » de « Souffle ardent »
      | mana de | Montagne (2) |
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Souffle ardent | capacité | Alice      |
    Quand la pile se résout
    Alors Bob contrôle
      | carte    | F/E |
      | Grizzlis | 3/2 |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {R} » de « Souffle ardent »
      | mana de | Montagne |
    Et Bob ne peut pas activer « {R} » de « Grizzlis »
      | mana de | Montagne |

  @id:EN-022 @clause:ench-212.4i-aura-abilities-by-aura-controller
  @control:ench-212.4i-aura-abilities-by-aura-controller
  @cr:303.4e @cr:602.2
  @needs:auras @needs:activated-abilities @needs:control-change @needs:priority @needs:targeting
  Scénario: Le joueur qui acquiert le contrôle d'une aura peut en activer la capacité, ce que son propriétaire ne peut plus faire
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Montagne | avant  |
    Et qu'Alice contrôle
      | carte          | depuis | attaché à |
      | Souffle ardent | avant  | Grizzlis  |
      | Montagne (2)   | avant  |           |
    Et que Bob a en main
      | carte              |
      | Vol d'enchantement |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Bob lance « Vol d'enchantement »
      | cible | Souffle ardent |
    Et que la pile se résout
    Et que Bob active « {R} » de « Souffle ardent »
      | mana de | Montagne |
    Et que la pile se résout
    Alors Bob contrôle
      | carte          | F/E | attaché à |
      | Grizzlis       | 3/2 |           |
      | Souffle ardent |     | Grizzlis  |
    Quand Bob passe la priorité
    Alors Alice ne peut pas activer « {R} » de « Souffle ardent »
      | mana de | Montagne (2) |

  @id:EN-023 @clause:ench-212.4i-granted-ability-by-host-controller
  @control:ench-212.4i-granted-ability-by-host-controller @control:x-ench-granted-ability-survives-on-stack
  @cr:113.10 @cr:303.4e
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:priority @needs:targeting @needs:damage
  @needs:stack
  Scénario: Une capacité donnée à une créature par une aura est celle de la créature, et c'est le contrôleur de la créature qui l'active
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice contrôle
      | carte            | depuis | attaché à |
      | Étude hermétique | avant  | Grizzlis  |
    Alors Alice ne peut pas activer « {T} » de « Grizzlis »
      | cible | Bob |
    Et Alice ne peut pas activer « {T} » de « Étude hermétique »
      | cible | Bob |
    Quand Alice passe la priorité
    Alors Bob peut activer « {T} » de « Grizzlis »
      | cible | Alice |
    Et la pile contient
      | carte    | nature   | contrôleur |
      | Grizzlis | capacité | Bob        |
    Quand la pile se résout
    Alors Alice a 19 points de vie
    Et Bob contrôle
      | carte    | engagé |
      | Grizzlis | oui    |
    Et Alice contrôle
      | carte            | attaché à |
      | Étude hermétique | Grizzlis  |

  @id:EN-024 @clause:ench-212.4i-granted-ability-by-host-controller
  @control:ench-212.4i-granted-ability-by-host-controller
  @cr:113.10 @cr:303.4e
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:control-change @needs:haste @needs:priority
  @needs:targeting @needs:damage @needs:turn-structure @needs:stack
  Scénario: Acquérir le contrôle de la créature donne accès à la capacité que l'aura d'un adversaire donne à cette créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Menace |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Et que Bob contrôle
      | carte            | depuis | attaché à |
      | Grizzlis         | avant  |           |
      | Étude hermétique | avant  | Grizzlis  |
    Quand Alice lance « Menace »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Alors Bob ne peut pas activer « {T} » de « Grizzlis »
      | cible | Alice |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice peut activer « {T} » de « Grizzlis »
      | cible | Bob |
    Et la pile contient
      | carte    | nature   | contrôleur |
      | Grizzlis | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Bob contrôle
      | carte            | attaché à |
      | Étude hermétique | Grizzlis  |

  @id:EN-039 @clause:ench-212.4i-granted-ability-by-host-controller
  @control:ench-212.4i-granted-ability-by-host-controller
  @cr:113.7 @cr:702.16b
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:color-change @needs:protection
  @needs:targeting @needs:damage
  Scénario: C'est la créature, et non l'aura, qui est la source de la capacité donnée
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte                | depuis | attaché à        |
      | Grizzlis (noirs)     | avant  |                  |
      | Étude hermétique (1) | avant  | Grizzlis (noirs) |
      | Grizzlis             | avant  |                  |
      | Étude hermétique (2) | avant  | Grizzlis         |
    Et que Bob a en main
      | carte         |
      | Voile de mort |
    Et que la réserve de mana de Bob contient {B}
    Et qu'Alice contrôle
      | carte           | depuis |
      | Chevalier blanc | avant  |
    Quand Bob lance « Voile de mort »
      | cible | Grizzlis (noirs) |
    Et que la pile se résout
    Alors Bob ne peut pas activer « {T} » de « Grizzlis (noirs) »
      | cible | Chevalier blanc |
    Et Bob peut activer « {T} » de « Grizzlis »
      | cible | Chevalier blanc |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E | blessures |
      | Chevalier blanc | 2/2 | 1         |

  @id:EN-025 @clause:x-ench-granted-ability-survives-on-stack @control:x-ench-granted-ability-survives-on-stack
  @cr:113.7a
  @needs:auras @needs:activated-abilities @needs:granted-abilities @needs:stack @needs:targeting @needs:damage
  @needs:turn-structure @needs:priority
  Scénario: Une capacité donnée par une aura se résout, une fois activée, même si l'aura n'est plus là, mais ne peut plus être activée ensuite
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte            | depuis | attaché à |
      | Grizzlis         | avant  |           |
      | Étude hermétique | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Bob active « {T} » de « Grizzlis »
      | cible | Alice |
    Et que Bob passe la priorité
    Et qu'Alice lance « Désenchantement »
      | cible | Étude hermétique |
    Et que le sommet de la pile se résout
    Alors Bob a au cimetière
      | carte            |
      | Étude hermétique |
    Et la pile contient
      | carte    | nature   | contrôleur |
      | Grizzlis | capacité | Bob        |
    Et Alice a 20 points de vie
    Quand la pile se résout
    Alors Alice a 19 points de vie
    Quand la partie arrive à la première phase principale de Bob
    Alors Bob contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Et Bob ne peut pas activer « {T} » de « Grizzlis »
      | cible | Alice |

  @id:EN-026 @clause:x-ench-control-magic-leaves @control:x-ench-control-magic-leaves
  @cr:604.2 @cr:613.1b
  @needs:auras @needs:control-change @needs:layers @needs:targeting @needs:damage @needs:status @needs:priority
  Scénario: Le contrôle d'une créature dure autant que l'aura qui le donne, et la créature reste engagée et garde ses blessures
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis | engagé | blessures | attaché à          |
      | Géant des collines | avant  | oui    | 2         |                    |
      | Force sacrée       | avant  |        |           | Géant des collines |
    Et qu'Alice a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et que Bob a en main
      | carte               |
      | Désenchantement (1) |
      | Désenchantement (2) |
    Et que la réserve de mana de Bob contient {W}{W}{W}{W}
    Quand Alice lance « Contrôle magique »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire | F/E | engagé | blessures |
      | Géant des collines | Bob          | 4/5 | oui    | 2         |
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement (1) »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | engagé | blessures |
      | Géant des collines | 3/3 | oui    | 2         |
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement (2) »
      | cible | Contrôle magique |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | F/E | engagé | blessures |
      | Géant des collines | 3/3 | oui    | 2         |
    Et Alice a au cimetière
      | carte            |
      | Contrôle magique |

  @id:EN-027 @clause:x-ench-control-magic-latest-wins
  @cr:613.1b @cr:613.7 @cr:613.9
  @needs:auras @needs:control-change @needs:layers @needs:targeting @needs:turn-structure @needs:priority
  Scénario: De deux auras de prise de contrôle sur une créature, la plus récente l'emporte ; si celle-ci est détruite, l'autre s'applique de nouveau
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Plaine (3) | avant  |
      | Plaine (4) | avant  |
    Et qu'Alice a en main
      | carte                    |
      | Contrôle magique (Alice) |
      | Désenchantement (1)      |
      | Désenchantement (2)      |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Île                | avant  |
      | Île (2)            | avant  |
      | Île (3)            | avant  |
      | Île (4)            | avant  |
    Et que Bob a en main
      | carte                  |
      | Contrôle magique (Bob) |
    Quand Alice lance « Contrôle magique (Alice) »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire |
      | Géant des collines | Bob          |
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob lance « Contrôle magique (Bob) »
      | cible   | Géant des collines             |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte                  | attaché à          |
      | Géant des collines     |                    |
      | Contrôle magique (Bob) | Géant des collines |
    Et Alice contrôle
      | carte                    | attaché à          |
      | Contrôle magique (Alice) | Géant des collines |
    Quand Bob passe la priorité
    Et qu'Alice lance « Désenchantement (1) »
      | cible   | Contrôle magique (Bob) |
      | mana de | Plaine; Plaine (2)     |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire |
      | Géant des collines | Bob          |
    Quand Bob passe la priorité
    Et qu'Alice lance « Désenchantement (2) »
      | cible   | Contrôle magique (Alice) |
      | mana de | Plaine (3); Plaine (4)   |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire |
      | Géant des collines | Bob          |

  @id:EN-028 @clause:x-ench-control-magic-latest-wins @control:x-ench-control-magic-latest-wins
  @cr:613.1b @cr:613.7 @cr:613.9
  @needs:auras @needs:control-change @needs:layers @needs:multiplayer @needs:targeting @needs:turn-structure
  @needs:priority
  Scénario: Sans la plus ancienne de deux auras de prise de contrôle rien ne change, et sans aucune des deux la créature revient à son propriétaire
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                    |
      | Contrôle magique (Alice) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et que Bob a en main
      | carte                  |
      | Contrôle magique (Bob) |
    Et que Chloé contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Plaine             | avant  |
      | Plaine (2)         | avant  |
      | Plaine (3)         | avant  |
      | Plaine (4)         | avant  |
    Et que Chloé a en main
      | carte               |
      | Désenchantement (1) |
      | Désenchantement (2) |
    Quand Alice lance « Contrôle magique (Alice) »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire |
      | Géant des collines | Chloé        |
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob lance « Contrôle magique (Bob) »
      | cible   | Géant des collines             |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire |
      | Géant des collines | Chloé        |
    Quand Bob passe la priorité
    Et que Chloé lance « Désenchantement (1) »
      | cible   | Contrôle magique (Alice) |
      | mana de | Plaine; Plaine (2)       |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire |
      | Géant des collines | Chloé        |
    Quand Bob passe la priorité
    Et que Chloé lance « Désenchantement (2) »
      | cible   | Contrôle magique (Bob) |
      | mana de | Plaine (3); Plaine (4) |
    Et que la pile se résout
    Alors Chloé contrôle
      | carte              | propriétaire |
      | Géant des collines | Chloé        |

  @id:EN-029 @clause:x-ench-stolen-control-magic
  @cr:109.5 @cr:303.4e @cr:613.8a
  @needs:auras @needs:control-change @needs:layers @needs:targeting @needs:priority
  Scénario: Qui prend le contrôle d'une aura de prise de contrôle prend aussi la créature, jusqu'à ce que l'aura revienne à l'autre joueur
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte              | depuis | attaché à          |
      | Géant des collines | avant  |                    |
      | Contrôle magique   | avant  | Géant des collines |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Et que Bob a en main
      | carte              |
      | Vol d'enchantement |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Bob lance « Vol d'enchantement »
      | cible | Contrôle magique |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire | attaché à          |
      | Vol d'enchantement | Bob          | Contrôle magique   |
      | Contrôle magique   | Alice        | Géant des collines |
      | Géant des collines | Alice        |                    |
    Quand Bob passe la priorité
    Et qu'Alice lance « Désenchantement »
      | cible | Vol d'enchantement |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire | attaché à          |
      | Contrôle magique   | Alice        | Géant des collines |
      | Géant des collines | Alice        |                    |
    Et Bob a au cimetière
      | carte              |
      | Vol d'enchantement |

  @id:EN-404 @clause:ench-212.4i-separate-controllers
  @cr:303.4e @cr:608.2d @cr:603.3a @cr:615.1a @needs:auras @needs:triggered-abilities @needs:prevention
  @needs:mana-abilities
  Scénario: La Fuite d'énergie est à Alice, mais c'est Bob qui paie, pendant son entretien, pour subir moins de blessures
    Étant donné que c'est l'étape de fin d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
      | Île                | avant  |
    Et qu'Alice contrôle
      | carte           | depuis | attaché à          |
      | Fuite d'énergie | avant  | Antienne glorieuse |
    Et que Bob choisira
      | choix  | réponse |
      | nombre | 1       |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Fuite d'énergie | capacité | Alice      |
    Quand Bob active « {T} » de « Île »
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Et Alice a 20 points de vie
    Et la réserve de mana de Bob est vide

  @id:EN-725 @clause:ench-212.4i-separate-controllers
  @cr:109.5 @cr:303.4e @cr:613.8b @needs:auras @needs:control-change @needs:layers
  Scénario: De deux auras dont chacune prendrait le contrôle de l'autre, la plus ancienne s'applique d'abord et son contrôleur contrôle les deux
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | propriétaire | attaché à              |
      | Antienne glorieuse     | avant  |              |                        |
      | Vol d'enchantement     | avant  |              | Vol d'enchantement (2) |
      | Vol d'enchantement (2) | avant  | Bob          | Vol d'enchantement     |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice lance « Désenchantement »
      | cible | Antienne glorieuse |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                  | propriétaire | attaché à              |
      | Vol d'enchantement     | Alice        | Vol d'enchantement (2) |
      | Vol d'enchantement (2) | Bob          | Vol d'enchantement     |
