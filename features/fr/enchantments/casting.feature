# language: fr
Fonctionnalité: Le lancement des enchantements et leur arrivée sur le champ de bataille
  Un enchantement se lance depuis la main pendant une phase principale de son propre tour, quand on a la priorité et que
  la pile est vide, sauf si son texte permet davantage. Il utilise la pile et arrive sous le contrôle du joueur qui
  contrôle le sort.

  @id:EN-001 @clause:ench-212.4a-main-phase-only @control:ench-212.4a-main-phase-only
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:turn-structure @needs:combat @needs:static-abilities
  Scénario: Un enchantement ne peut être lancé ni pendant la phase de début ni pendant la phase de combat, mais peut l'être pendant la seconde phase principale
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Plaine (3) | avant  |
      | Grizzlis   | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la partie arrive à l'étape de pioche d'Alice
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la partie arrive à l'étape de début de combat d'Alice
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand Alice attaque avec « Grizzlis »
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la partie arrive à l'étape de fin de combat d'Alice
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice peut lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | F/E |
      | Antienne glorieuse |     |
      | Grizzlis           | 3/3 |

  @id:EN-002 @clause:ench-212.4a-main-phase-only @control:ench-212.4a-main-phase-only
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:turn-structure
  Scénario: Un enchantement qui ne peut pas être lancé pendant l'étape de fin peut l'être pendant la première phase principale du tour suivant du même joueur
    Étant donné que c'est l'étape de fin d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Plaine (3) | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              |
      | Antienne glorieuse |

  @id:EN-003 @clause:ench-212.4a-own-turn-only @control:ench-212.4a-own-turn-only
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:priority @needs:turn-structure @needs:targeting @needs:static-abilities
  Scénario: Pendant la phase principale d'un adversaire, le joueur qui a la priorité peut lancer un éphémère mais pas un enchantement
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Plaine (3) | avant  |
      | Forêt      | avant  |
      | Grizzlis   | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Antienne glorieuse     |
      | Croissance gigantesque |
    Quand Bob passe la priorité
    Alors Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Et Alice peut lancer « Croissance gigantesque »
      | cible   | Grizzlis |
      | mana de | Forêt    |
    Quand la pile se résout
    Alors c'est la première phase principale de Bob
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 5/5 |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | F/E |
      | Antienne glorieuse |     |
      | Grizzlis           | 3/3 |

  @id:EN-004 @clause:ench-212.4a-empty-stack @control:ench-212.4a-empty-stack
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:stack @needs:activated-abilities @needs:auras @needs:targeting @needs:damage
  Scénario: Un enchantement ne peut pas être lancé tant qu'une capacité activée est sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
      | Plaine           | avant  |
    Et qu'Alice a en main
      | carte        |
      | Force sacrée |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible   | Sorcier sybarite |
      | mana de | Plaine           |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice peut lancer « Force sacrée »
      | cible   | Sorcier sybarite |
      | mana de | Plaine           |
    Quand la pile se résout
    Alors Alice contrôle
      | carte            | F/E | attaché à        |
      | Sorcier sybarite | 2/3 |                  |
      | Force sacrée     |     | Sorcier sybarite |

  @id:EN-005 @clause:ench-212.4a-empty-stack @control:ench-212.4a-empty-stack
  @cr:117.1a @cr:303.1
  @needs:casting-timing @needs:stack @needs:auras @needs:targeting
  Scénario: Tant qu'un enchantement est encore sur la pile, on ne peut pas en lancer un second
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Plaine   | avant  |
      | Île      | avant  |
    Et qu'Alice a en main
      | carte        |
      | Force sacrée |
      | Vol          |
    Quand Alice lance « Force sacrée »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Alors Alice ne peut pas lancer « Vol »
      | cible   | Grizzlis |
      | mana de | Île      |
    Quand la pile se résout
    Alors Alice peut lancer « Vol »
      | cible   | Grizzlis |
      | mana de | Île      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte        | F/E | avec | attaché à |
      | Grizzlis     | 3/4 | vol  |           |
      | Force sacrée |     |      | Grizzlis  |
      | Vol          |     |      | Grizzlis  |

  @id:EN-006 @clause:ench-212.4a-needs-priority @control:ench-212.4a-needs-priority
  @cr:117.1 @cr:117.1a @cr:117.3b @cr:303.1
  @needs:casting-timing @needs:priority @needs:targeting @needs:damage
  Scénario: Un joueur qui a passé ne peut pas lancer d'enchantement avant que la priorité ne lui revienne
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Plaine (3) | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Quand Alice passe la priorité
    Alors c'est la première phase principale d'Alice
    Et la pile est vide
    Et Alice ne peut pas lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand Bob lance « Foudre »
      | cible   | Alice    |
      | mana de | Montagne |
    Et que la pile se résout
    Alors Alice a 17 points de vie
    Et c'est la première phase principale d'Alice
    Et Alice peut lancer « Antienne glorieuse »
      | mana de | Plaine; Plaine (2); Plaine (3) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              |
      | Antienne glorieuse |

  @id:EN-007 @clause:ench-212.4a-from-hand @control:ench-212.4a-from-hand
  @cr:303.1 @cr:601.3
  @needs:casting-timing @needs:zone-change @needs:auras @needs:targeting
  Scénario: Un enchantement se lance depuis la main, et non depuis le cimetière, la bibliothèque ou l'exil
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Plaine   | avant  |
    Et qu'Alice a en main
      | carte               |
      | Force sacrée (main) |
    Et qu'Alice a au cimetière
      | carte                    |
      | Force sacrée (cimetière) |
    Et qu'Alice a dans sa bibliothèque
      | carte                       |
      | Force sacrée (bibliothèque) |
    Et qu'Alice a en exil
      | carte               |
      | Force sacrée (exil) |
    Alors Alice ne peut pas lancer « Force sacrée (cimetière) »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et Alice ne peut pas lancer « Force sacrée (bibliothèque) »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et Alice ne peut pas lancer « Force sacrée (exil) »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et Alice peut lancer « Force sacrée (main) »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | F/E | attaché à |
      | Grizzlis            | 3/4 |           |
      | Force sacrée (main) |     | Grizzlis  |

  @id:EN-008 @clause:ench-212.4a-uses-stack @control:ench-212.4b-enters-on-resolution
  @cr:303.1 @cr:405.1 @cr:601.2a @cr:701.6a
  @needs:stack @needs:static-abilities @needs:targeting @needs:priority
  Scénario: Un sort d'enchantement sur la pile n'a encore aucun effet et peut être contrecarré
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Antienne glorieuse »
    Alors la pile contient
      | carte              | nature | contrôleur |
      | Antienne glorieuse | sort   | Alice      |
    Et Alice contrôle
      | carte             | F/E |
      | Elfes de Llanowar | 1/1 |
    Quand Alice passe la priorité
    Et que Bob lance « Contresort »
      | cible | Antienne glorieuse |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Antienne glorieuse |
    Et Alice contrôle
      | carte             | F/E |
      | Elfes de Llanowar | 1/1 |

  @id:EN-009 @clause:ench-212.4b-enters-on-resolution @clause:ench-212.4b-under-spell-controllers-control
  @control:ench-212.4a-uses-stack @control:ench-212.4b-under-spell-controllers-control
  @cr:303.2 @cr:608.3a
  @needs:stack @needs:static-abilities @needs:activated-abilities @needs:targeting @needs:damage @needs:priority
  Scénario: Un sort d'enchantement qui se résout devient un permanent du joueur qui l'a lancé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Quand Alice lance « Antienne glorieuse »
    Et que la pile se résout
    Alors la pile est vide
    Et Alice a 0 carte en main
    Et Alice a 0 carte au cimetière
    Et Alice contrôle
      | carte              | propriétaire | F/E |
      | Antienne glorieuse | Alice        |     |
      | Elfes de Llanowar  |              | 2/2 |
    Et Bob contrôle
      | carte            | F/E |
      | Sorcier sybarite | 1/1 |
    Quand Alice passe la priorité
    Et que Bob active « {T} » de « Sorcier sybarite »
      | cible | Elfes de Llanowar |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E | blessures |
      | Elfes de Llanowar | 2/2 | 1         |

  @id:EN-010 @clause:ench-212.4a-uses-stack
  @cr:303.1 @cr:405.1 @cr:601.2a
  @needs:stack @needs:priority @needs:static-abilities @needs:activated-abilities @needs:targeting @needs:damage
  @needs:state-based-actions
  Scénario: Un adversaire peut répondre à un sort d'enchantement et tuer la créature que celui-ci aurait sauvée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Quand Alice lance « Antienne glorieuse »
    Et qu'Alice passe la priorité
    Et que Bob active « {T} » de « Sorcier sybarite »
      | cible | Elfes de Llanowar |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et la pile contient
      | carte              | nature | contrôleur |
      | Antienne glorieuse | sort   | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              |
      | Antienne glorieuse |

  @id:EN-011 @clause:ench-212.4b-under-spell-controllers-control @clause:ench-212.4i-separate-controllers
  @control:ench-212.4b-under-spell-controllers-control @control:ench-212.4i-separate-controllers
  @cr:303.2 @cr:303.4e @cr:608.3c
  @needs:auras @needs:targeting
  Scénario: Une aura mise sur la créature d'un adversaire est contrôlée par le joueur qui l'a lancée, et cette créature par l'adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte        |
      | Pacifisme    |
      | Force sacrée |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice lance « Pacifisme »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice lance « Force sacrée »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire | F/E | attaché à          |
      | Pacifisme          | Alice        |     | Grizzlis           |
      | Force sacrée       | Alice        |     | Géant des collines |
      | Géant des collines | Alice        | 4/5 |                    |
    Et Bob contrôle
      | carte    | propriétaire | F/E |
      | Grizzlis | Bob          | 2/2 |

  @id:EN-012 @clause:ench-212.4b-under-spell-controllers-control
  @cr:108.3 @cr:303.2 @cr:608.3a
  @needs:stack @needs:control-change @needs:targeting @needs:static-abilities @needs:zone-change @needs:priority
  Scénario: Un sort d'enchantement dont un adversaire acquiert le contrôle arrive sur le champ de bataille sous le contrôle de cet adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Grizzlis   | avant  |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
      | Désenchantement    |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}{U}{U}{U}
    Quand Alice lance « Antienne glorieuse »
    Et qu'Alice passe la priorité
    Et que Bob lance « Réquisition »
      | cible | Antienne glorieuse |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature | contrôleur |
      | Antienne glorieuse | sort   | Bob        |
    Quand la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire | F/E |
      | Antienne glorieuse | Alice        |     |
      | Géant des collines | Bob          | 4/4 |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |
    Quand Alice lance « Désenchantement »
      | cible   | Antienne glorieuse |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Antienne glorieuse |
      | Désenchantement    |

  @id:EN-013 @clause:ench-212.4c-global-type
  @cr:115.1b @cr:303.4 @cr:303.4a @cr:704.5m
  @needs:stack @needs:state-based-actions @needs:auras @needs:targeting
  Scénario: Sur un champ de bataille vide, un enchantement qui n'est pas une aura peut être lancé et y reste, mais une aura ne peut pas être lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
      | Force sacrée       |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Alors Alice ne peut pas lancer « Force sacrée »
    Et Alice peut lancer « Antienne glorieuse »
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | types        | sous-types | attaché à |
      | Antienne glorieuse | enchantement | aucun      | aucun     |

  @id:EN-014 @clause:ench-212.4c-global-type @control:ench-212.4c-global-type
  @cr:115.1b @cr:303.4 @cr:704.5m
  @needs:stack @needs:state-based-actions @needs:auras @needs:targeting @needs:static-abilities @needs:zone-change
  @needs:priority
  Scénario: Un enchantement qui n'est pas une aura n'est attaché à aucune créature et reste quand il n'y a plus de créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
      | Force sacrée       |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Antienne glorieuse »
    Et que la pile se résout
    Et qu'Alice lance « Force sacrée »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | attaché à |
      | Grizzlis           | 4/5 |           |
      | Antienne glorieuse |     | aucun     |
      | Force sacrée       |     | Grizzlis  |
    Quand Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | attaché à |
      | Antienne glorieuse | aucun     |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et Alice a en main
      | carte    |
      | Grizzlis |

  @id:EN-015 @clause:x-ench-flash-permission @control:x-ench-flash-permission
  @cr:303.4a @cr:601.3 @cr:702.8a
  @needs:casting-timing @needs:flash @needs:auras @needs:stack @needs:combat @needs:targeting @needs:priority
  Scénario: Une aura qui peut être lancée comme si elle avait le flash peut l'être pendant le combat d'un adversaire, contrairement à une autre aura
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte     | depuis |
      | Grizzlis  | avant  |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
      | Plaine    | avant  |
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
      | Force sacrée    |
    Et que Bob contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
    Quand Bob attaque avec « Squelettes serviles »
    Et que Bob passe la priorité
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et Alice ne peut pas lancer « Armure d'épines »
      | cible   | Squelettes serviles |
      | mana de | Forêt; Forêt (2)    |
    Et Alice peut lancer « Armure d'épines »
      | cible   | Grizzlis         |
      | mana de | Forêt; Forêt (2) |
    Et la pile contient
      | carte           | nature | contrôleur |
      | Armure d'épines | sort   | Alice      |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |
    Quand la pile se résout
    Alors c'est l'étape de déclaration des attaquants de Bob
    Et Alice contrôle
      | carte           | F/E | attaché à |
      | Grizzlis        | 4/4 |           |
      | Armure d'épines |     | Grizzlis  |

  @id:EN-016 @clause:x-ench-flash-permission
  @cr:303.4a @cr:601.3 @cr:702.8a
  @needs:casting-timing @needs:flash @needs:auras @needs:combat @needs:targeting @needs:priority
  Scénario: La permission de lancer une aura à tout moment ne dispense pas d'avoir une cible légale
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
    Et que Bob contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
    Quand Bob attaque avec « Squelettes serviles »
    Et que Bob passe la priorité
    Alors Alice ne peut pas lancer « Armure d'épines »
      | mana de | Forêt; Forêt (2) |
    Et Alice ne peut pas lancer « Armure d'épines »
      | cible   | Squelettes serviles |
      | mana de | Forêt; Forêt (2)    |

  @id:EN-017 @clause:x-ench-flash-permission
  @cr:117.1a @cr:601.3 @cr:702.8a
  @needs:casting-timing @needs:flash @needs:auras @needs:stack @needs:damage @needs:targeting @needs:priority
  Scénario: Une aura qui peut être lancée comme si elle avait le flash peut l'être en réponse à un sort
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte     | depuis |
      | Grizzlis  | avant  |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
      | Plaine    | avant  |
    Et qu'Alice a en main
      | carte           |
      | Armure d'épines |
      | Force sacrée    |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Bob lance « Foudre »
      | cible | Grizzlis |
    Et que Bob passe la priorité
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et Alice peut lancer « Armure d'épines »
      | cible   | Grizzlis         |
      | mana de | Forêt; Forêt (2) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E | blessures | attaché à |
      | Grizzlis        | 4/4 | 3         |           |
      | Armure d'épines |     |           | Grizzlis  |

  @id:EN-401 @clause:ench-212.4b-under-spell-controllers-control @control:ench-212.4b-under-spell-controllers-control
  @clause:ench-212.4d-enters-attached-to-target
  @cr:115.7d @cr:303.4 @cr:110.2b @cr:608.3c @needs:auras @needs:targeting @needs:control-change @needs:stack
  Scénario: Qui prend un sort d'Aura et lui donne une nouvelle cible contrôle l'Aura, qui est attachée à cette cible
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte     |
      | Pacifisme |
    Et que la réserve de mana de Bob contient {W}{W}
    Et qu'Alice a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix      | réponse            |
      | facultatif | oui                |
      | cible      | Géant des collines |
    Quand Bob lance « Pacifisme »
      | cible | Grizzlis |
    Et que Bob passe la priorité
    Et qu'Alice lance « Réquisition »
      | cible | Pacifisme |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte     | nature | contrôleur |
      | Pacifisme | sort   | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte     | propriétaire | attaché à          |
      | Pacifisme | Bob          | Géant des collines |

  @id:EN-402 @clause:ench-212.4b-under-spell-controllers-control @clause:ench-212.4d-enters-attached-to-target
  @cr:115.7d @cr:303.4 @cr:110.2b @cr:608.3c @needs:auras @needs:targeting @needs:control-change @needs:stack
  Scénario: Un sort d'Aura qui change de contrôleur mais pas de cible enchante cette cible
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte        |
      | Force sacrée |
    Et que la réserve de mana de Bob contient {W}
    Et qu'Alice a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Bob lance « Force sacrée »
      | cible | Géant des collines |
    Et que Bob passe la priorité
    Et qu'Alice lance « Réquisition »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | propriétaire | attaché à          |
      | Force sacrée | Bob          | Géant des collines |

  @id:EN-403 @clause:x-ench-target-illegal-on-resolution
  @cr:115.7d @cr:603.2 @cr:608.2b @needs:auras @needs:targeting @needs:control-change @needs:stack @needs:copy
  Scénario: Un sort d'Aura pris et retourné contre une Image phantasmatique perd sa cible, car l'Image est sacrifiée dès qu'elle le devient
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a en main
      | carte                |
      | Image phantasmatique |
      | Pacifisme            |
    Et que la réserve de mana de Bob contient {U}{U}{W}{W}
    Et que Bob choisira
      | choix      | réponse  |
      | facultatif | oui      |
      | objet      | Grizzlis |
    Et qu'Alice a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix      | réponse              |
      | facultatif | oui                  |
      | cible      | Image phantasmatique |
    Quand Bob lance « Image phantasmatique »
    Et que la pile se résout
    Alors Bob contrôle
      | carte                | nom      |
      | Image phantasmatique | Grizzlis |
    Quand Bob lance « Pacifisme »
      | cible | Grizzlis |
    Et que Bob passe la priorité
    Et qu'Alice lance « Réquisition »
      | cible | Pacifisme |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Pacifisme            | sort     | Alice      |
      | Image phantasmatique | capacité | Bob        |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte                |
      | Image phantasmatique |
      | Pacifisme            |
    Et Alice contrôle
      | carte    |
      | Grizzlis |

  @id:EN-693 @clause:x-ench-target-illegal-on-resolution
  @cr:115.7d @cr:603.2 @cr:608.2b @needs:auras @needs:targeting @needs:control-change @needs:stack @needs:copy
  Scénario: Un sort d'aura dont on prend le contrôle sans changer sa cible ne la cible pas à nouveau : la capacité de l'Image phantasmatique se déclenche une fois
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a en main
      | carte                |
      | Image phantasmatique |
      | Force sacrée         |
    Et que la réserve de mana de Bob contient {U}{U}
    Et que Bob contrôle
      | carte  | depuis |
      | Plaine | avant  |
    Et que Bob choisira
      | choix      | réponse  |
      | facultatif | oui      |
      | objet      | Grizzlis |
    Et qu'Alice a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix      | réponse              |
      | facultatif | oui                  |
      | cible      | Image phantasmatique |
    Quand Bob lance « Image phantasmatique »
    Et que la pile se résout
    Et que Bob lance « Force sacrée »
      | cible   | Image phantasmatique |
      | mana de | Plaine               |
    Et que Bob passe la priorité
    Et qu'Alice lance « Réquisition »
      | cible | Force sacrée |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Force sacrée         | sort     | Alice      |
      | Image phantasmatique | capacité | Bob        |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte                |
      | Image phantasmatique |
      | Force sacrée         |

  @id:EN-727 @clause:ench-212.4b-under-spell-controllers-control
  @cr:118.9 @cr:601.2h @cr:112.2 @needs:stack @needs:auras @needs:control-change @needs:alternative-costs
  Scénario: Bob prend le contrôle d'un sort d'enchantement sans aucun mana, en exilant les deux seules autres cartes bleues de sa main
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob a en main
      | carte            |
      | Réquisition      |
      | Vol              |
      | Étude hermétique |
    Quand Alice lance « Antienne glorieuse »
    Et qu'Alice passe la priorité
    Et que Bob lance « Réquisition »
      | cible      | Antienne glorieuse |
      | lancé avec | exil               |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire |
      | Antienne glorieuse | Alice        |
    Et Bob a en exil
      | carte            |
      | Vol              |
      | Étude hermétique |
    Et Bob a 0 carte en main
