# language: fr
Fonctionnalité: Ce à quoi une aura est attachée
  Une aura lancée arrive attachée à la cible de son sort. Sur le champ de bataille, elle ne peut être attachée qu'à ce
  que permettent sa capacité « enchanter » et les autres effets, et jamais à elle-même.

  @id:EN-070 @clause:ench-212.4d-enters-attached-to-target @control:ench-212.4d-enters-attached-to-target
  @cr:303.4 @cr:608.3c @needs:auras @needs:targeting
  Scénario: Chaque aura arrive attachée à la créature qu'elle ciblait, et non à une autre du même nom
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis (1) | avant  |
    Et que Bob contrôle
      | carte        | depuis |
      | Grizzlis (2) | avant  |
    Et qu'Alice a en main
      | carte        |
      | Force sacrée |
      | Vol          |
    Et que la réserve de mana d'Alice contient {W}{U}
    Quand Alice lance « Force sacrée »
      | cible | Grizzlis (2) |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte        | F/E | attaché à    |
      | Force sacrée |     | Grizzlis (2) |
      | Grizzlis (1) | 2/2 |              |
    Et Bob contrôle
      | carte        | F/E |
      | Grizzlis (2) | 3/4 |
    Quand Alice lance « Vol »
      | cible | Grizzlis (1) |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte        | F/E | avec | attaché à    |
      | Force sacrée |     |      | Grizzlis (2) |
      | Vol          |     |      | Grizzlis (1) |
      | Grizzlis (1) | 2/2 | vol  |              |
    Et Bob contrôle
      | carte        | F/E | sans |
      | Grizzlis (2) | 3/4 | vol  |

  @id:EN-071 @clause:ench-212.4d-enters-attached-to-target @control:ench-212.4d-enters-attached-to-target
  @cr:303.4 @cr:608.3c @cr:702.5d @needs:auras @needs:player-auras @needs:targeting
  Scénario: Une aura qui enchante un joueur arrive attachée au joueur qu'elle ciblait, l'adversaire ou son propre contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                              |
      | Malédiction du cœur transpercé (1) |
      | Malédiction du cœur transpercé (2) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Quand Alice lance « Malédiction du cœur transpercé (1) »
      | cible | Bob |
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Malédiction du cœur transpercé (2) »
      | cible | Alice |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                              | attaché à |
      | Malédiction du cœur transpercé (1) | Bob       |
      | Malédiction du cœur transpercé (2) | Alice     |

  @id:EN-072 @clause:ench-212.4d-host-restriction-in-play @control:ench-212.4d-host-restriction-in-play
  @cr:303.4 @cr:303.4c @cr:514.3a @cr:702.5a @cr:704.5m
  @needs:auras @needs:type-change @needs:state-based-actions @needs:turn-structure
  Scénario: Quand un terrain animé cesse d'être une créature, une aura qui enchante une créature va au cimetière et une aura qui enchante un terrain reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Usine de Mishra | avant  |
      | Île             | avant  |
      | Plaine          | avant  |
      | Forêt           | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Force sacrée          |
      | Végétation luxuriante |
    Quand Alice active « {1} » de « Usine de Mishra »
      | mana de | Île |
    Et que la pile se résout
    Et qu'Alice lance « Force sacrée »
      | cible   | Usine de Mishra |
      | mana de | Plaine          |
    Et que la pile se résout
    Et qu'Alice lance « Végétation luxuriante »
      | cible   | Usine de Mishra |
      | mana de | Forêt           |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | types                       | F/E | attaché à       |
      | Usine de Mishra       | artefact; créature; terrain | 3/4 |                 |
      | Force sacrée          |                             |     | Usine de Mishra |
      | Végétation luxuriante |                             |     | Usine de Mishra |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Alice contrôle
      | carte                 | F/E | attaché à       |
      | Usine de Mishra       | 3/4 |                 |
      | Force sacrée          |     | Usine de Mishra |
      | Végétation luxuriante |     | Usine de Mishra |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte                 | types   | attaché à       |
      | Usine de Mishra       | terrain |                 |
      | Végétation luxuriante |         | Usine de Mishra |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |

  @id:EN-073 @clause:ench-212.4d-extra-restriction-in-play @control:ench-212.4d-extra-restriction-in-play
  @cr:303.4c @cr:702.5a @cr:704.5m @needs:auras @needs:color-change @needs:state-based-actions
  Scénario: Une aura qui ne peut enchanter qu'une créature non-noire va au cimetière quand la créature devient noire, pas quand l'aura le devient
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis | attaché à |
      | Grizzlis        | avant  |           |
      | Armure d'épines | avant  | Grizzlis  |
      | Force sacrée    | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte             |
      | Voile de mort (1) |
      | Voile de mort (2) |
    Et que la réserve de mana d'Alice contient {B}{B}
    Quand Alice lance « Voile de mort (1) »
      | cible | Armure d'épines |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte           | couleurs | F/E | attaché à |
      | Grizzlis        | vert     | 5/6 |           |
      | Armure d'épines | noir     |     | Grizzlis  |
    Quand Alice lance « Voile de mort (2) »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte        | couleurs | F/E | attaché à |
      | Grizzlis     | noir     | 3/4 |           |
      | Force sacrée |          |     | Grizzlis  |
    Et Alice a au cimetière
      | carte           |
      | Armure d'épines |

  @id:EN-074 @clause:ench-212.4d-ex-creature-in-play @control:ench-212.4d-ex-creature-in-play
  @cr:205.1a @cr:303.4c @cr:702.5a @cr:704.5m
  @needs:auras @needs:type-change @needs:activated-abilities @needs:state-based-actions
  Scénario: Quand la créature devient un enchantement non-créature, Pacifisme va au cimetière et une aura qui enchante n'importe quel permanent reste
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte        | depuis | attaché à |
      | Grizzlis     | avant  |           |
      | Confiscation | avant  | Grizzlis  |
    Et qu'Alice contrôle
      | carte           | depuis | attaché à |
      | Sculpteur d'âme | avant  |           |
      | Pacifisme       | avant  | Grizzlis  |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice active « {1}{W}, {T} » de « Sculpteur d'âme »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors Bob contrôle
      | carte        | types        | attaché à |
      | Grizzlis     | enchantement |           |
      | Confiscation | enchantement | Grizzlis  |
    Et Alice a au cimetière
      | carte     |
      | Pacifisme |

  @id:EN-075 @clause:ench-212.4d-cant-be-enchanted @clause:ench-212.4e-noncast-must-be-legal
  @control:ench-212.4e-noncast-must-be-legal
  @cr:303.4 @cr:303.4f
  @needs:auras @needs:reanimation @needs:cant-be-enchanted
  Scénario: Une aura ramenée par Réassortiment ne peut pas être attachée à un terrain qui ne peut pas être enchanté par d'autres auras
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | attaché à |
      | Forêt (1)        | avant  |           |
      | Forêt (2)        | avant  |           |
      | Forêt (3)        | avant  |           |
      | Terrain consacré | avant  | Forêt (1) |
    Et qu'Alice a au cimetière
      | carte                 |
      | Végétation luxuriante |
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse   |
      | objet | Forêt (1) |
    Et qu'Alice choisira
      | choix | réponse   |
      | objet | Forêt (2) |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à |
      | Végétation luxuriante | Forêt (2) |
      | Terrain consacré      | Forêt (1) |

  @id:EN-076 @control:ench-212.4d-cant-be-enchanted @cr:303.4 @cr:303.4f
  @needs:auras @needs:reanimation
  Scénario: Une aura ramenée par Réassortiment peut être attachée à n'importe quel terrain que rien ne protège des auras
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt (1) | avant  |
      | Forêt (2) | avant  |
      | Forêt (3) | avant  |
    Et qu'Alice a au cimetière
      | carte                 |
      | Végétation luxuriante |
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice choisira
      | choix | réponse   |
      | objet | Forêt (1) |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à |
      | Végétation luxuriante | Forêt (1) |

  @id:EN-077 @clause:ench-212.4d-cant-be-enchanted @cr:303.4 @cr:303.4g
  @needs:auras @needs:reanimation @needs:cant-be-enchanted
  Scénario: Si le seul terrain ne peut pas être enchanté par d'autres auras, Végétation luxuriante reste au cimetière tandis qu'Antienne glorieuse revient
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | attaché à |
      | Forêt            | avant  |           |
      | Terrain consacré | avant  | Forêt     |
    Et qu'Alice a au cimetière
      | carte                 |
      | Végétation luxuriante |
      | Antienne glorieuse    |
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | attaché à |
      | Antienne glorieuse |           |
      | Terrain consacré   | Forêt     |
    Et Alice a au cimetière
      | carte                 |
      | Végétation luxuriante |

  @id:EN-078 @clause:ench-212.4g-cannot-enchant-itself @cr:303.4d @cr:303.4g
  @needs:auras @needs:reanimation
  Scénario: Sans autre enchantement sur le champ de bataille, Fuite d'énergie ne peut pas arriver attachée à elle-même et reste au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a au cimetière
      | carte           |
      | Fuite d'énergie |
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte           |
      | Fuite d'énergie |
      | Réassortiment   |

  @id:EN-079 @clause:ench-212.4g-cannot-enchant-itself @control:ench-212.4g-cannot-enchant-itself
  @cr:303.4d @cr:303.4f @needs:auras @needs:reanimation
  Scénario: Fuite d'énergie arrive attachée à un autre enchantement, au choix de son contrôleur, qui ne peut pas choisir Fuite d'énergie elle-même
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
    Et que Bob contrôle
      | carte   | depuis |
      | Ferveur | avant  |
    Et qu'Alice a au cimetière
      | carte           |
      | Fuite d'énergie |
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse         |
      | objet | Fuite d'énergie |
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Antienne glorieuse |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte           | attaché à          |
      | Fuite d'énergie | Antienne glorieuse |

  @id:EN-080 @clause:ench-212.4g-cannot-enchant-itself @cr:303.4d @cr:303.4j
  @needs:auras @needs:attachment-move @needs:control-change @needs:targeting
  Scénario: Un effet qui déplace une aura vers un autre permanent ne peut pas l'attacher à elle-même : elle reste où elle est
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis | attaché à          |
      | Antienne glorieuse | avant  |                    |
      | Fuite d'énergie    | avant  | Antienne glorieuse |
    Et qu'Alice a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana d'Alice contient {U}{U}
    Quand Alice lance « Greffe d'aura »
      | cible | Fuite d'énergie |
    Et que la pile se résout
    Alors Alice contrôle
      | carte           | propriétaire | attaché à          |
      | Fuite d'énergie | Bob          | Antienne glorieuse |
    Et Alice a au cimetière
      | carte         |
      | Greffe d'aura |

  @id:EN-140 @clause:ench-212.4g-cannot-enchant-itself @control:ench-212.4g-cannot-enchant-itself
  @cr:303.4d @cr:608.2d
  @needs:auras @needs:attachment-move @needs:control-change @needs:targeting
  Scénario: Un effet qui déplace une aura laisse le joueur choisir pour elle un autre enchantement, mais pas l'aura elle-même
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis | attaché à          |
      | Antienne glorieuse | avant  |                    |
      | Fuite d'énergie    | avant  | Antienne glorieuse |
      | Ferveur (1)        | avant  |                    |
      | Ferveur (2)        | avant  |                    |
    Et qu'Alice a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse         |
      | objet | Fuite d'énergie |
    Et qu'Alice choisira
      | choix | réponse     |
      | objet | Ferveur (2) |
    Quand Alice lance « Greffe d'aura »
      | cible | Fuite d'énergie |
    Et que la pile se résout
    Alors Alice contrôle
      | carte           | propriétaire | attaché à   |
      | Fuite d'énergie | Bob          | Ferveur (2) |

  @id:EN-081 @clause:ench-212.4g-self-attached-dies @cr:303.4d @cr:704.5m
  @needs:auras @needs:state-based-actions @needs:forced-setup
  Scénario: Une aura attachée à elle-même est mise au cimetière à la vérification des actions basées sur l'état
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | attaché à        |
      | Forêt            | avant  |                  |
      | Confiscation (1) | avant  | Confiscation (1) |
      | Confiscation (2) | avant  | Forêt            |
    Quand Alice passe la priorité
    Alors la pile est vide
    Et Alice a au cimetière
      | carte            |
      | Confiscation (1) |
    Et Alice contrôle
      | carte            | attaché à |
      | Confiscation (2) | Forêt     |

  @id:EN-082 @clause:x-ench-cant-be-enchanted-later @control:x-ench-cant-be-enchanted-later
  @cr:303.4 @cr:303.4c @cr:704.5m @needs:auras @needs:cant-be-enchanted @needs:state-based-actions
  Scénario: Terrain consacré envoie au cimetière l'aura qui enchantait déjà ce terrain, mais pas celle qui enchante un autre terrain
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis | attaché à |
      | Forêt (1)                 | avant  |           |
      | Forêt (2)                 | avant  |           |
      | Végétation luxuriante (1) | avant  | Forêt (1) |
      | Végétation luxuriante (2) | avant  | Forêt (2) |
    Et qu'Alice a en main
      | carte            |
      | Terrain consacré |
    Et que la réserve de mana d'Alice contient {W}
    Quand Alice lance « Terrain consacré »
      | cible | Forêt (1) |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte                     | attaché à |
      | Terrain consacré          | Forêt (1) |
      | Végétation luxuriante (2) | Forêt (2) |
    Et Alice a au cimetière
      | carte                     |
      | Végétation luxuriante (1) |

  @id:EN-083 @clause:x-ench-aura-that-is-a-creature @cr:303.4d @cr:704.5m @cr:704.5p
  @needs:auras @needs:type-change @needs:layers @needs:state-based-actions
  Scénario: Une aura qui devient une créature ne peut plus rien enchanter et est mise au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis | attaché à |
      | Treille de mycosynthèse | avant  |           |
      | Grizzlis                | avant  |           |
      | Force sacrée            | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte               |
      | Marche des machines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Marche des machines »
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et Alice contrôle
      | carte                   | types                            | F/E |
      | Treille de mycosynthèse | artefact; créature               | 6/6 |
      | Grizzlis                | artefact; créature               | 2/2 |
      | Marche des machines     | artefact; créature; enchantement | 4/4 |

  @id:EN-084 @clause:x-ench-enchant-you-control-after-steal @control:x-ench-enchant-you-control-after-steal
  @cr:303.4c @cr:702.5a @cr:704.5m @needs:auras @needs:control-change @needs:state-based-actions
  Scénario: Quand un adversaire prend la créature, une aura qui enchante une créature que vous contrôlez va au cimetière et Force sacrée reste
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                  | depuis | attaché à |
      | Grizzlis               | avant  |           |
      | Entraînement setessien | avant  | Grizzlis  |
      | Force sacrée           | avant  | Grizzlis  |
    Et que Bob a en main
      | carte  |
      | Menace |
    Et que la réserve de mana de Bob contient {R}{R}{R}
    Quand Bob lance « Menace »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Bob contrôle
      | carte    | F/E | avec     | sans        |
      | Grizzlis | 3/4 | célérité | piétinement |
    Et Alice contrôle
      | carte        | attaché à |
      | Force sacrée | Grizzlis  |
    Et Alice a au cimetière
      | carte                  |
      | Entraînement setessien |

  @id:EN-724 @clause:ench-212.4h-enchants-is-attached @ruleset:cr-2024 @ruleset:cr-2026
  @cr:205.1a @cr:303.4b @needs:auras @needs:type-change @needs:layers
  Scénario: Ce que Prisonnier de la lune enchante est un terrain incolore et rien d'autre : ses types de créature ont disparu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                 |
      | Prisonnier de la lune |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice lance « Prisonnier de la lune »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Bob contrôle
      | carte    | types   | sous-types | couleurs |
      | Grizzlis | terrain | aucun      | aucun    |
    Et Alice contrôle
      | carte                 | attaché à |
      | Prisonnier de la lune | Grizzlis  |

  @id:EN-726 @ruleset:cr-2024 @ruleset:cr-2026 @clause:ench-212.4h-enchants-is-attached
  @cr:205.1a @cr:613.3 @cr:303.4b @needs:auras @needs:type-change @needs:layers
  Scénario: Même une créature de tous les types de créature n'est plus qu'un terrain sans type de créature une fois qu'Emprisonné dans la lune l'enchante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                 |
      | Prisonnier de la lune |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que Bob contrôle
      | carte               | depuis |
      | Ultimus changebrume | avant  |
    Quand Alice lance « Prisonnier de la lune »
      | cible | Ultimus changebrume |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | types   | super-types | sous-types |
      | Ultimus changebrume | terrain | légendaire  | aucun      |
    Et Alice contrôle
      | carte                 | attaché à           |
      | Prisonnier de la lune | Ultimus changebrume |

  @id:EN-728 @ruleset:cr-2024 @ruleset:cr-2026 @clause:ench-212.4h-enchants-is-attached
  @cr:613.4a @cr:613.4b @cr:303.4b @needs:auras @needs:type-change @needs:layers
  Scénario: La force et l'endurance que fixe une aura l'emportent sur une capacité qui les définit, mais pas sur un sort ultérieur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                           | depuis | attaché à |
      | Treille de mycosynthèse         | avant  |           |
      | Maro                            | avant  |           |
      | Maro (2)                        | avant  |           |
      | Memnite                         | avant  |           |
      | Infuser l'âme aux artefacts     | avant  | Maro      |
      | Infuser l'âme aux artefacts (2) | avant  | Memnite   |
    Et qu'Alice a en main
      | carte                        |
      | Transformation en grenouille |
      | Vol                          |
      | Désenchantement              |
    Et que la réserve de mana d'Alice contient {U}{U}
    Alors Alice contrôle
      | carte    | F/E |
      | Maro     | 5/5 |
      | Maro (2) | 3/3 |
      | Memnite  | 5/5 |
    Quand Alice lance « Transformation en grenouille »
      | cible | Memnite |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | F/E |
      | Maro     | 5/5 |
      | Maro (2) | 2/2 |
      | Memnite  | 1/1 |
