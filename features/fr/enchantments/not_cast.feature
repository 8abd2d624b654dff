# language: fr
Fonctionnalité: Les auras qui arrivent sans être lancées
  Le support d'une aura qui arrive sur le champ de bataille autrement qu'en se résolvant en tant que sort est choisi à ce
  moment-là, sans être ciblé. S'il n'y a rien qu'elle puisse légalement enchanter, elle reste où elle est.

  @id:EN-100 @clause:ench-212.4e-noncast-controller-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scénario: Le joueur qui remet une aura sur le champ de bataille choisit pour elle n'importe quelle créature de l'adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte     |
      | Pacifisme |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | propriétaire | attaché à          |
      | Pacifisme | Alice        | Géant des collines |
    Et Alice a au cimetière
      | carte         |
      | Réassortiment |

  @id:EN-101 @clause:ench-212.4e-noncast-controller-chooses @control:ench-212.4e-noncast-controller-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scénario: Si c'est l'adversaire qui remet l'aura sur le champ de bataille, c'est lui qui choisit ce qu'elle enchante
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte         |
      | Réassortiment |
    Et que Bob a au cimetière
      | carte     |
      | Pacifisme |
    Et que la réserve de mana de Bob contient {W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et que Bob choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Bob lance « Réassortiment »
    Et que la pile se résout
    Alors Bob contrôle
      | carte     | propriétaire | attaché à |
      | Pacifisme | Bob          | Grizzlis  |

  @id:EN-102 @clause:ench-212.4e-effect-names-host
  @cr:303.4f @needs:auras @needs:reanimation @needs:triggered-abilities @needs:targeting
  Scénario: L'aura que ramène Drakôn iridescent arrive attachée à lui, et personne ne choisit son support
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Drakôn iridescent |
    Et qu'Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice choisira
      | choix | réponse      |
      | cible | Force sacrée |
    Quand Alice lance « Drakôn iridescent »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E | avec | attaché à         |
      | Drakôn iridescent | 3/4 | vol  | aucun             |
      | Grizzlis          | 2/2 |      | aucun             |
      | Force sacrée      |     |      | Drakôn iridescent |

  @id:EN-103 @clause:ench-212.4e-noncast-controller-chooses @control:ench-212.4e-effect-names-host
  @cr:303.4f @needs:auras @needs:reanimation
  Scénario: Ramenée par un effet qui ne dit pas ce qu'elle enchantera, la même aura peut aller sur une autre créature que Drakôn iridescent
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte             | depuis |
      | Drakôn iridescent | avant  |
      | Grizzlis          | avant  |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E | attaché à |
      | Drakôn iridescent | 2/2 | aucun     |
      | Grizzlis          | 3/4 | aucun     |
      | Force sacrée      |     | Grizzlis  |

  @id:EN-104 @clause:ench-212.4e-effect-names-host
  @cr:303.4i @needs:auras @needs:reanimation @needs:triggered-abilities @needs:targeting @needs:color-change
  @needs:stack
  Scénario: Une aura qui ne peut pas enchanter le support indiqué par l'effet ne va pas pour autant sur une autre créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Drakôn iridescent |
      | Voile de mort     |
    Et qu'Alice a au cimetière
      | carte           |
      | Armure d'épines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Marais             | avant  |
    Et qu'Alice choisira
      | choix | réponse         |
      | cible | Armure d'épines |
    Quand Alice lance « Drakôn iridescent »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Drakôn iridescent | capacité | Alice      |
    Quand Alice lance « Voile de mort »
      | cible   | Drakôn iridescent |
      | mana de | Marais            |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte           |
      | Armure d'épines |
      | Voile de mort   |
    Et Alice contrôle
      | carte              | F/E |
      | Drakôn iridescent  | 2/2 |
      | Grizzlis           | 2/2 |
      | Géant des collines | 3/3 |

  @id:EN-105 @clause:ench-212.4e-choice-as-it-enters
  @cr:115.10 @cr:303.4f @needs:auras @needs:reanimation @needs:stack @needs:priority
  Scénario: Ce que l'aura enchantera n'est choisi qu'à la résolution de Réassortiment, parmi les créatures encore présentes
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte     |
      | Pacifisme |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Réassortiment »
    Alors la pile contient
      | carte         | nature | contrôleur |
      | Réassortiment | sort   | Alice      |
    Quand Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors Bob a en main
      | carte    |
      | Grizzlis |
    Quand Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et c'est la première phase principale d'Alice
    Et Alice contrôle
      | carte     | attaché à          |
      | Pacifisme | Géant des collines |

  @id:EN-106 @control:ench-212.4e-choice-as-it-enters
  @cr:303.4a @cr:608.2b @cr:608.3b @needs:auras @needs:stack @needs:priority @needs:targeting
  Scénario: Un sort d'aura a sa cible dès le début et ne se résout pas sans elle, quelles que soient les autres créatures
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Pacifisme |
    Et que la réserve de mana d'Alice contient {W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
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
    Alors Bob a en main
      | carte    |
      | Grizzlis |
    Et Alice a au cimetière
      | carte     |
      | Pacifisme |

  @id:EN-107 @clause:ench-212.4e-noncast-does-not-target @control:ench-212.4e-noncast-does-not-target
  @cr:115.1b @cr:115.10a @cr:303.4a @cr:303.4f
  @needs:auras @needs:reanimation @needs:shroud @needs:targeting
  Scénario: Une aura ramenée peut aller sur une créature ayant le linceul, sur laquelle on n'aurait pas pu la lancer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Pacifisme (main) |
      | Réassortiment    |
    Et qu'Alice a au cimetière
      | carte                 |
      | Pacifisme (cimetière) |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et que Bob contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Insecte mortel | avant  |
    Alors Alice ne peut pas lancer « Pacifisme (main) »
      | cible | Insecte mortel |
    Et Alice peut lancer « Pacifisme (main) »
      | cible | Grizzlis |
    Quand la pile se résout
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Insecte mortel |
    Et qu'Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à      |
      | Pacifisme (main)      | Grizzlis       |
      | Pacifisme (cimetière) | Insecte mortel |

  @id:EN-108 @clause:ench-212.4e-noncast-must-be-legal
  @cr:303.4f @cr:702.5a @cr:702.16c @needs:auras @needs:reanimation @needs:protection
  Scénario: Quand on ramène Pacifisme, il ne peut aller ni sur une créature ayant la protection contre le blanc, ni sur autre chose qu'une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte     |
      | Pacifisme |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Chevalier noir     | avant  |
      | Forêt              | avant  |
      | Anneau solaire     | avant  |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice ne pourra pas choisir
      | choix | réponse        |
      | objet | Chevalier noir |
      | objet | Forêt          |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | attaché à |
      | Pacifisme | Grizzlis  |

  @id:EN-109 @control:ench-212.4e-noncast-must-be-legal
  @cr:303.4f @cr:702.16c @needs:auras @needs:reanimation @needs:protection
  Scénario: Quand on ramène Vol, qui est bleu, il peut aller sur une créature ayant la protection contre le blanc
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte |
      | Vol   |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Chevalier noir     | avant  |
      | Forêt              | avant  |
      | Anneau solaire     | avant  |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Chevalier noir |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | attaché à      |
      | Vol   | Chevalier noir |
    Et Bob contrôle
      | carte          | avec |
      | Chevalier noir | vol  |

  @id:EN-111 @clause:ench-212.4e-no-host-stays-in-zone
  @cr:303.4g @needs:auras @needs:reanimation @needs:triggered-abilities
  Scénario: Sans aucune créature, les auras ne quittent pas le cimetière, alors qu'un enchantement qui n'est pas une aura arrive
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte              |
      | Rancœur            |
      | Claudication       |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Réassortiment »
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte              | attaché à |
      | Antienne glorieuse | aucun     |
    Et Alice a au cimetière
      | carte         |
      | Rancœur       |
      | Claudication  |
      | Réassortiment |
    Et Alice a 0 carte en main

  @id:EN-112 @control:ench-212.4e-no-host-stays-in-zone
  @cr:303.4f @needs:auras @needs:reanimation @needs:triggered-abilities
  Scénario: S'il y a une créature, les mêmes auras arrivent attachées à elle, et la capacité d'arrivée de l'une se déclenche
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte              |
      | Rancœur            |
      | Claudication       |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice lance « Réassortiment »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte        | nature   | contrôleur |
      | Claudication | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | attaché à | F/E | avec        |
      | Antienne glorieuse | aucun     |     |             |
      | Rancœur            | Grizzlis  |     |             |
      | Claudication       | Grizzlis  |     |             |
      | Grizzlis           | aucun     | 5/3 | piétinement |
    Et Alice a 1 carte en main

  @id:EN-113 @clause:ench-212.4e-noncast-player-host
  @cr:115.10a @cr:303.4f @cr:702.5d @cr:702.18a
  @needs:auras @needs:player-auras @needs:reanimation @needs:shroud @needs:targeting @needs:triggered-abilities
  @needs:turn-structure
  Scénario: Une malédiction ramenée peut aller sur un joueur ayant le linceul, sur lequel on n'aurait pas pu la lancer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                                 |
      | Malédiction du cœur transpercé (main) |
      | Réassortiment                         |
    Et qu'Alice a au cimetière
      | carte                                      |
      | Malédiction du cœur transpercé (cimetière) |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Montagne (1) | avant  |
      | Montagne (2) | avant  |
      | Plaine (1)   | avant  |
      | Plaine (2)   | avant  |
      | Plaine (3)   | avant  |
      | Plaine (4)   | avant  |
    Et que Bob contrôle
      | carte            | depuis |
      | Adepte convaincu | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Bob     |
    Alors Alice ne peut pas lancer « Malédiction du cœur transpercé (main) »
      | cible   | Bob                        |
      | mana de | Montagne (1); Montagne (2) |
    Quand Alice lance « Réassortiment »
      | mana de | Plaine (1); Plaine (2); Plaine (3); Plaine (4) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                                      | attaché à |
      | Malédiction du cœur transpercé (cimetière) | Bob       |
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Et Alice a 20 points de vie

  @id:EN-114 @clause:ench-212.4e-noncast-player-host @control:ench-212.4e-noncast-player-host
  @cr:115.10a @cr:303.4f @cr:702.5d @cr:702.18a
  @needs:auras @needs:player-auras @needs:reanimation @needs:shroud @needs:targeting
  Scénario: Si elle contrôle elle-même Adepte convaincu, la joueuse peut lancer la malédiction sur l'adversaire et mettre sur elle-même celle qu'elle ramène
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                                 |
      | Malédiction du cœur transpercé (main) |
      | Réassortiment                         |
    Et qu'Alice a au cimetière
      | carte                                      |
      | Malédiction du cœur transpercé (cimetière) |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Montagne (1)     | avant  |
      | Montagne (2)     | avant  |
      | Plaine (1)       | avant  |
      | Plaine (2)       | avant  |
      | Plaine (3)       | avant  |
      | Plaine (4)       | avant  |
      | Adepte convaincu | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Alice   |
    Alors Alice peut lancer « Malédiction du cœur transpercé (main) »
      | cible   | Bob                        |
      | mana de | Montagne (1); Montagne (2) |
    Quand la pile se résout
    Et qu'Alice lance « Réassortiment »
      | mana de | Plaine (1); Plaine (2); Plaine (3); Plaine (4) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                                      | attaché à |
      | Malédiction du cœur transpercé (main)      | Bob       |
      | Malédiction du cœur transpercé (cimetière) | Alice     |

  @id:EN-115 @clause:ench-212.4e-noncast-player-host @clause:ench-212.4e-noncast-must-be-legal
  @cr:303.4f @cr:702.5a @cr:702.5d @needs:auras @needs:player-auras @needs:reanimation @needs:multiplayer
  Scénario: Une aura ramenée qui enchante un adversaire peut aller sur n'importe quel adversaire, mais pas sur le joueur qui la ramène
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte                |
      | Possession psychique |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | attaché à |
      | Possession psychique | Chloé     |

  @id:EN-116 @clause:x-ench-simultaneous-entry-no-host
  @cr:303.4f @cr:303.4g @needs:auras @needs:reanimation @needs:simultaneous-events
  Scénario: Les auras ne peuvent pas aller sur une créature qui revient en même temps qu'elles, quel que soit l'ordre du cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
    Et qu'Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Ornithoptère |
      | Vol          |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | F/E |
      | Ornithoptère | 0/2 |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Vol          |

  @id:EN-117 @control:x-ench-simultaneous-entry-no-host
  @cr:303.4f @needs:auras @needs:reanimation @needs:simultaneous-events
  Scénario: Les auras qui reviennent en même temps qu'une créature vont sur celle qui était déjà sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
    Et qu'Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Ornithoptère |
      | Vol          |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | F/E | avec | attaché à |
      | Grizzlis     | 3/4 | vol  | aucun     |
      | Ornithoptère | 0/2 |      | aucun     |
      | Force sacrée |     |      | Grizzlis  |
      | Vol          |     |      | Grizzlis  |
