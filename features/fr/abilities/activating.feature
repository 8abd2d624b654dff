# language: fr
Fonctionnalité: Activer des capacités
  Où peut se trouver une capacité activée, quel est son coût et qui le paie, qui peut l'activer, et ce que devient une
  restriction à son usage quand le contrôle du permanent change.

  @id:AB-114 @clause:abil-403.1-on-permanent-or-card-elsewhere
  @cr:602.1 @cr:113.6
  @needs:activated-abilities @needs:cycling @needs:graveyard-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Dans une même étape, un joueur active des capacités d'un permanent, d'une carte en main et d'une carte au cimetière
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte         |
      | Lumière dorée |
    Et qu'Alice a au cimetière
      | carte               |
      | Marteau du Bogardân |
    Et qu'Alice a dans sa bibliothèque
      | carte |
      | Forêt |
      | Île   |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}{R}{R}
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice peut activer « recyclage » de « Lumière dorée »
    Et Alice peut activer « {2}{R}{R}{R} » de « Marteau du Bogardân »
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Sorcier sybarite    | capacité | Alice      |
      | Lumière dorée       | capacité | Alice      |
      | Marteau du Bogardân | capacité | Alice      |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice a en main
      | carte               |
      | Forêt               |
      | Marteau du Bogardân |
    Et Alice a au cimetière
      | carte         |
      | Lumière dorée |

  @id:AB-115 @clause:abil-403.1-cost-colon-effect
  @cr:602.1 @cr:602.1a @cr:118.1 @cr:608.2c
  @needs:activated-abilities @needs:sacrifice @needs:stack @needs:targeting @needs:damage
  Scénario: Un sacrifice écrit avant les deux-points se fait à l'activation, les blessures écrites après sont infligées à la résolution
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis     |
      | Mogg fanatique | ce tour-ci |
    Quand Alice active « sacrifier » de « Mogg fanatique »
      | cible | Bob |
    Alors Alice a au cimetière
      | carte          |
      | Mogg fanatique |
    Et la pile contient
      | carte          | nature   | contrôleur |
      | Mogg fanatique | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-116 @clause:abil-403.1-cost-colon-effect
  @cr:602.1a @cr:602.2b @cr:701.6b
  @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting @needs:priority
  Scénario: Un coût est payé à l'activation et reste payé quand la capacité est contrecarrée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Alors Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | oui    |
    Et Bob a 20 points de vie
    Quand Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Et que la pile se résout
    Alors la pile est vide
    Et Bob a 20 points de vie
    Et Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | oui    |

  @id:AB-117 @clause:abil-403.1-cost-colon-effect @control:abil-403.1-cost-colon-effect
  @cr:602.1a @cr:608.2c
  @needs:activated-abilities @needs:stack @needs:haste
  Scénario: Ce qui est écrit après les deux-points n'est pas un coût : la capacité peut être activée même si elle ne peut avoir aucun effet
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {R}{R}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
    Alors Alice a en main
      | carte    |
      | Grizzlis |
    Et la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | avec     |
      | Grizzlis        | célérité |
      | Attaque furtive |          |
    Et Alice peut activer « {R} » de « Attaque furtive »
    Et Alice a 0 carte en main
    Et la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte           |
      | Grizzlis        |
      | Attaque furtive |

  @id:AB-118 @clause:abil-403.1-whole-cost-must-be-paid @control:abil-403.1-whole-cost-must-be-paid
  @cr:602.1a @cr:118.3 @cr:107.5
  @needs:activated-abilities @needs:targeting @needs:damage
  Scénario: Une créature déjà engagée ne peut pas payer un coût qui comprend son engagement, même si le mana pour le reste est là
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | engagé |
      | Gobelin pointecoup (1) | avant  | oui    |
      | Gobelin pointecoup (2) | avant  | non    |
    Et que la réserve de mana d'Alice contient {R}
    Alors Alice ne peut pas activer « {R}, {T} » de « Gobelin pointecoup (1) »
      | cible | Bob |
    Et Alice peut activer « {R}, {T} » de « Gobelin pointecoup (2) »
      | cible | Bob |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-119 @clause:abil-403.1-whole-cost-must-be-paid @control:abil-403.1-whole-cost-must-be-paid
  @cr:602.1a @cr:602.2b @cr:118.3
  @needs:activated-abilities @needs:targeting @needs:damage @needs:mana-abilities
  Scénario: Sans le mana rouge de son coût, une capacité ne peut pas être activée, et sa source reste dégagée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
      | Forêt              | avant  |
      | Montagne           | avant  |
    Alors Alice ne peut pas activer « {R}, {T} » de « Gobelin pointecoup »
      | cible | Bob |
    Et Alice ne peut pas activer « {R}, {T} » de « Gobelin pointecoup »
      | cible   | Bob   |
      | mana de | Forêt |
    Et Alice contrôle
      | carte              | engagé |
      | Gobelin pointecoup | non    |
      | Forêt              | non    |
    Et la pile est vide
    Et Alice peut activer « {R}, {T} » de « Gobelin pointecoup »
      | cible   | Bob      |
      | mana de | Montagne |
    Et Alice contrôle
      | carte              | engagé |
      | Gobelin pointecoup | oui    |
      | Forêt              | non    |
      | Montagne           | oui    |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-120 @clause:abil-403.1-whole-cost-must-be-paid @control:abil-403.1-whole-cost-must-be-paid
  @cr:602.1a @cr:118.3
  @needs:activated-abilities @needs:mana-abilities
  Scénario: La moitié du mana que coûte une capacité ne suffit pas pour l'activer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Agame des souches | avant  |
      | Forêt (1)         | avant  |
      | Forêt (2)         | avant  |
    Alors Alice ne peut pas activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (1) |
    Et Alice peut activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (1); Forêt (2) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte             | F/E | engagé |
      | Agame des souches | 4/4 | non    |
      | Forêt (1)         |     | oui    |
      | Forêt (2)         |     | oui    |

  @id:AB-121 @clause:abil-403.1-controller-pays
  @cr:602.1a @cr:602.2 @cr:602.2a
  @needs:activated-abilities @needs:any-player-abilities @needs:priority @needs:stack
  Scénario: Le joueur qui active une capacité d'une créature d'un autre joueur la paie de sa propre réserve et la contrôle
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Serpent ruban | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice passe la priorité
    Et que Bob active « {2} » de « Serpent ruban »
    Alors la réserve de mana de Bob est vide
    Et la réserve de mana d'Alice contient {C}{C}
    Et la pile contient
      | carte         | nature   | contrôleur |
      | Serpent ruban | capacité | Bob        |
    Quand la pile se résout
    Alors Alice contrôle
      | carte         | sans |
      | Serpent ruban | vol  |
    Et la réserve de mana d'Alice contient {C}{C}

  @id:AB-122 @clause:abil-403.1-controller-pays @control:abil-403.1-controller-pays
  @cr:602.1a @cr:602.2 @cr:118.3
  @needs:activated-abilities @needs:any-player-abilities @needs:priority @needs:mana-abilities
  Scénario: Le mana du contrôleur d'une créature ne paie pas la capacité qu'un autre joueur active
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Serpent ruban | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {2} » de « Serpent ruban »
    Et Bob peut activer « {2} » de « Serpent ruban »
      | mana de | Île (1); Île (2) |
    Et la réserve de mana d'Alice contient {C}{C}
    Et la réserve de mana de Bob est vide
    Et Bob contrôle
      | carte   | engagé |
      | Île (1) | oui    |
      | Île (2) | oui    |

  @id:AB-123 @clause:abil-403.2-only-the-controller @control:abil-403.2-only-the-controller
  @cr:602.2
  @needs:activated-abilities @needs:priority @needs:targeting @needs:damage
  Scénario: Un joueur qui a la priorité peut activer la capacité d'une de ses créatures, pas celle d'une créature adverse
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis |
      | Sorcier sybarite (1) | avant  |
    Et que Bob contrôle
      | carte                | depuis |
      | Sorcier sybarite (2) | avant  |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite (2) »
      | cible | Bob |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {T} » de « Sorcier sybarite (1) »
      | cible | Alice |
    Et Bob peut activer « {T} » de « Sorcier sybarite (2) »
      | cible | Alice |
    Quand la pile se résout
    Alors Alice a 19 points de vie
    Et Alice peut activer « {T} » de « Sorcier sybarite (1) »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-124 @clause:abil-403.2-only-the-controller @control:abil-403.2-only-the-controller
  @cr:602.2 @cr:108.3
  @needs:activated-abilities @needs:control-change @needs:auras @needs:turn-structure @needs:targeting @needs:damage
  @needs:priority
  Scénario: La capacité d'une créature volée peut être activée par le joueur qui la contrôle, et plus par son propriétaire
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Contrôle magique »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Bob contrôle
      | carte            | propriétaire | engagé |
      | Sorcier sybarite | Alice        | non    |
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à la première phase principale de Bob
    Alors Bob peut activer « {T} » de « Sorcier sybarite »
      | cible | Alice |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Bob        |
    Quand la pile se résout
    Alors Alice a 19 points de vie

  @id:AB-125 @clause:abil-403.2-owner-outside-the-battlefield
  @control:abil-403.2-owner-outside-the-battlefield
  @cr:602.2 @cr:108.4 @cr:113.6m
  @needs:activated-abilities @needs:graveyard-abilities @needs:activation-restrictions @needs:control-change @needs:auras
  @needs:turn-structure @needs:targeting @needs:damage @needs:stack
  Scénario: Seul le propriétaire d'une carte de créature au cimetière peut en activer la capacité, non le dernier joueur à avoir contrôlé la créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis (1) | avant  |
      | Grizzlis (2) | avant  |
      | Grizzlis (3) | avant  |
      | Marais (1)   | avant  |
    Et qu'Alice a en main
      | carte      |
      | Foudre (1) |
      | Foudre (2) |
      | Foudre (3) |
      | Foudre (4) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Et que Bob contrôle
      | carte            | depuis | propriétaire | attaché à       |
      | Goule cendreuse  | avant  | Alice        |                 |
      | Contrôle magique | avant  | Bob          | Goule cendreuse |
      | Marais (2)       | avant  | Bob          |                 |
    Quand Alice lance « Foudre (1) »
      | cible | Goule cendreuse |
    Et que la pile se résout
    Et qu'Alice lance « Foudre (2) »
      | cible | Grizzlis (1) |
    Et que la pile se résout
    Et qu'Alice lance « Foudre (3) »
      | cible | Grizzlis (2) |
    Et que la pile se résout
    Et qu'Alice lance « Foudre (4) »
      | cible | Grizzlis (3) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte           |
      | Goule cendreuse |
      | Grizzlis (1)    |
      | Grizzlis (2)    |
      | Grizzlis (3)    |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob ne peut pas activer « {B} » de « Goule cendreuse »
      | mana de | Marais (2) |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {B} » de « Goule cendreuse »
      | mana de | Marais (1) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | propriétaire |
      | Goule cendreuse | Alice        |

  @id:AB-126 @clause:abil-403.2-unless-the-card-says-otherwise
  @control:abil-403.2-unless-the-card-says-otherwise
  @cr:602.2 @cr:602.1b @cr:602.2a
  @needs:activated-abilities @needs:any-player-abilities @needs:priority @needs:stack @needs:targeting
  @needs:turn-structure
  Scénario: Une capacité que n'importe quel joueur peut activer peut l'être par un adversaire et par le contrôleur de la créature, celle d'une autre créature par son seul contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Serpent ruban    | avant  |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et que la réserve de mana de Bob contient {C}{C}
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Alice |
    Et Bob peut activer « {2} » de « Serpent ruban »
    Et la pile contient
      | carte         | nature   | contrôleur |
      | Serpent ruban | capacité | Bob        |
    Et Alice contrôle
      | carte         | avec |
      | Serpent ruban | vol  |
    Quand la pile se résout
    Alors Alice contrôle
      | carte         | sans |
      | Serpent ruban | vol  |
    Et Alice peut activer « {2} » de « Serpent ruban »
    Et la pile contient
      | carte         | nature   | contrôleur |
      | Serpent ruban | capacité | Alice      |
    Quand la pile se résout
    Et que la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte         | avec |
      | Serpent ruban | vol  |

  @id:AB-127 @clause:abil-403.3-restriction-survives-control-change
  @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b
  @needs:activated-abilities @needs:activation-restrictions @needs:control-change @needs:priority @needs:targeting
  @needs:mana-abilities
  Scénario: Une capacité utilisable une seule fois par tour, une fois utilisée, ne l'est plus pour le joueur qui prend la créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Agame des souches (1) | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob contrôle
      | carte                 | depuis |
      | Agame des souches (2) | avant  |
      | Forêt (1)             | avant  |
      | Forêt (2)             | avant  |
    Et que Bob a en main
      | carte                 |
      | Rayon de commandement |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Alice active « {1}{G} » de « Agame des souches (1) »
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Rayon de commandement »
      | cible | Agame des souches (1) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte                 | propriétaire | F/E |
      | Agame des souches (1) | Alice        | 4/4 |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {1}{G} » de « Agame des souches (1) »
      | mana de | Forêt (1); Forêt (2) |
    Et Bob peut activer « {1}{G} » de « Agame des souches (2) »
      | mana de | Forêt (1); Forêt (2) |
    Quand la pile se résout
    Alors Bob contrôle
      | carte                 | F/E |
      | Agame des souches (1) | 4/4 |
      | Agame des souches (2) | 4/4 |

  @id:AB-128 @clause:abil-403.3-restriction-survives-control-change
  @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b
  @needs:activated-abilities @needs:activation-restrictions @needs:control-change @needs:priority @needs:targeting
  @needs:mana-abilities
  Scénario: La seule activation du tour, si l'ancien contrôleur ne s'en est pas servi, reste au nouveau, et il n'y en a pas de seconde
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Agame des souches | avant  |
    Et que Bob contrôle
      | carte     | depuis |
      | Forêt (1) | avant  |
      | Forêt (2) | avant  |
      | Forêt (3) | avant  |
      | Forêt (4) | avant  |
    Et que Bob a en main
      | carte                 |
      | Rayon de commandement |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Alice passe la priorité
    Et que Bob lance « Rayon de commandement »
      | cible | Agame des souches |
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Alors Bob peut activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (1); Forêt (2) |
    Quand la pile se résout
    Alors Bob contrôle
      | carte             | F/E |
      | Agame des souches | 4/4 |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (3); Forêt (4) |

  @id:AB-129 @clause:abil-403.3-restriction-survives-control-change
  @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b
  @needs:activated-abilities @needs:activation-restrictions @needs:control-change @needs:auras @needs:priority
  @needs:targeting @needs:mana-abilities @needs:turn-structure
  Scénario: Au tour suivant, le nouveau contrôleur peut activer une fois la capacité que l'ancien avait déjà utilisée
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte             | depuis |
      | Agame des souches | avant  |
      | Forêt (1)         | avant  |
      | Forêt (2)         | avant  |
    Et que Bob contrôle
      | carte     | depuis |
      | Forêt (3) | avant  |
      | Forêt (4) | avant  |
      | Forêt (5) | avant  |
      | Forêt (6) | avant  |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Contrôle magique »
      | cible | Agame des souches |
    Et que Bob passe la priorité
    Et qu'Alice active « {1}{G} » de « Agame des souches »
      | mana de | Forêt (1); Forêt (2) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte             | propriétaire | F/E |
      | Agame des souches | Alice        | 4/4 |
    Et Bob ne peut pas activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (3); Forêt (4) |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice passe la priorité
    Alors Bob peut activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (3); Forêt (4) |
    Quand la pile se résout
    Alors Bob contrôle
      | carte             | F/E |
      | Agame des souches | 4/4 |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {1}{G} » de « Agame des souches »
      | mana de | Forêt (5); Forêt (6) |

  @id:AB-723 @control:abil-403.3-restriction-survives-control-change
  @cr:602.5b @cr:602.5 @needs:activated-abilities @needs:auras
  Scénario: Ce qui ne peut être activé qu'une fois par tour et uniquement pendant son propre tour ne peut l'être dans celui d'un adversaire, et peut l'être de nouveau dans son propre tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | attaché à        |
      | Sorcier sybarite | avant  |                  |
      | Vivacité         | avant  | Sorcier sybarite |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Et qu'Alice active « {0} » de « Vivacité »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | non    |
    Et Alice ne peut pas activer « {0} » de « Vivacité »
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {0} » de « Vivacité »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {0} » de « Vivacité »
