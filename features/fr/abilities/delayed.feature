# language: fr
Fonctionnalité: Les capacités déclenchées à retardement
  Un effet peut créer une capacité qui attend son moment : quand elle existe, ce qu'elle attend, ce qu'elle affecte encore le
  moment venu et combien de fois elle se déclenche.

  @id:AB-183 @clause:abil-406.2a-effect-creates-delayed-trigger
  @cr:603.7 @cr:603.7b @cr:513.1 @cr:603.7e
  @needs:delayed-triggers @needs:turn-structure @needs:haste @needs:combat @needs:sacrifice @needs:stack
  Scénario: Une créature mise sur le champ de bataille et à sacrifier plus tard attaque d'abord, et une capacité la fait sacrifier à l'étape de fin
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {R}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et la pile est vide
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Bob a 18 points de vie
    Et Alice contrôle
      | carte    | engagé |
      | Grizzlis | oui    |
    Et la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-184 @control:abil-406.2a-effect-creates-delayed-trigger
  @cr:603.7
  @needs:delayed-triggers @needs:turn-structure @needs:haste @needs:combat
  Scénario: Une créature qui a la célérité et qu'aucun effet ne doit faire sacrifier attaque et reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
    Et qu'Alice a en main
      | carte          |
      | Gobelin enragé |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Gobelin enragé »
    Et que la pile se résout
    Alors Alice peut attaquer avec « Gobelin enragé »
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Bob a 19 points de vie
    Et la pile est vide
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte          | engagé |
      | Gobelin enragé | oui    |

  @id:AB-185 @clause:abil-406.2b-created-by-spell-or-ability
  @cr:603.7a @cr:603.7b
  @needs:delayed-triggers @needs:counter-ability @needs:sacrifice @needs:priority @needs:targeting @needs:turn-structure
  Scénario: Une capacité qui créerait une capacité déclenchée à retardement n'en crée pas si elle est contrecarrée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Babiole d'Urza | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T}, sacrifier » de « Babiole d'Urza »
      | cible | Bob |
    Alors Alice a au cimetière
      | carte          |
      | Babiole d'Urza |
    Quand Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Babiole d'Urza |
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Et Alice a 0 carte en main

  @id:AB-186 @clause:abil-406.2e-triggers-once
  @control:abil-406.2b-created-by-spell-or-ability @control:abil-406.2e-unless-duration
  @cr:603.7a @cr:603.7b @cr:603.7e
  @needs:delayed-triggers @needs:sacrifice @needs:stack @needs:targeting @needs:turn-structure
  Scénario: Une capacité déclenchée à retardement se déclenche au prochain entretien et à aucun des suivants
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Babiole d'Urza | avant  |
    Quand Alice active « {T}, sacrifier » de « Babiole d'Urza »
      | cible | Bob |
    Et que la pile se résout
    Alors Alice a 0 carte en main
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Babiole d'Urza | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile est vide
    Et Alice a 1 carte en main
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Et Alice a 2 cartes en main

  @id:AB-187 @clause:abil-406.2b-created-by-spell-or-ability
  @cr:603.7a
  @needs:delayed-triggers @needs:priority @needs:targeting @needs:stack
  Scénario: Un sort qui créerait une capacité déclenchée à retardement n'en crée pas s'il est contrecarré
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Aperçu de la nature |
      | Ornithoptère        |
    Et que la réserve de mana d'Alice contient {G}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Aperçu de la nature »
    Et qu'Alice passe la priorité
    Et que Bob lance « Contresort »
      | cible | Aperçu de la nature |
    Et que la pile se résout
    Et qu'Alice lance « Ornithoptère »
    Alors la pile contient
      | carte        | nature | contrôleur |
      | Ornithoptère | sort   | Alice      |
    Quand la pile se résout
    Alors Alice a 0 carte en main

  @id:AB-188 @clause:abil-406.2e-unless-duration
  @control:abil-406.2e-triggers-once @control:abil-406.2b-created-by-spell-or-ability
  @cr:603.7a @cr:603.7b @cr:603.7d
  @needs:delayed-triggers @needs:stack @needs:turn-structure
  Scénario: Une capacité déclenchée à retardement qui dure ce tour-ci se déclenche pour chaque sort de créature du tour, et pour aucun d'un tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Aperçu de la nature |
      | Ornithoptère        |
      | Ornithoptère (2)    |
      | Ornithoptère (3)    |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Aperçu de la nature »
    Et que la pile se résout
    Et qu'Alice lance « Ornithoptère »
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Ornithoptère        | sort     | Alice      |
      | Aperçu de la nature | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 3 cartes en main
    Quand Alice lance « Ornithoptère (2) »
    Et que la pile se résout
    Alors Alice a 3 cartes en main
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Ornithoptère (3) »
    Alors la pile contient
      | carte            | nature | contrôleur |
      | Ornithoptère (3) | sort   | Alice      |
    Et Alice a 3 cartes en main

  @id:AB-189 @clause:abil-406.2b-not-before-it-exists
  @cr:603.7a @cr:513.2 @cr:603.7e
  @needs:delayed-triggers @needs:turn-structure @needs:sacrifice @needs:stack
  Scénario: Ce qui est créé pendant une étape de fin pour se déclencher au début de la prochaine attend l'étape de fin du tour suivant
    Étant donné que c'est l'étape de fin d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {R}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
    Et que la pile se résout
    Alors la pile est vide
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Et Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Quand la partie arrive à l'étape de fin de Bob
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-190 @clause:abil-406.2b-event-made-impossible
  @cr:603.7a @cr:611.2b @cr:400.7
  @needs:delayed-triggers @needs:control-change @needs:stack @needs:priority @needs:targeting @needs:zone-change
  Scénario: Une capacité qui attend que sa source quitte le champ de bataille ne se déclenche jamais si celle-ci l'avait déjà quitté, même si elle y revient et le quitte de nouveau
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Merieke Ri Berit | avant  |
    Et que la réserve de mana d'Alice contient {W}{U}{B}
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a en main
      | carte             |
      | Désinvocation     |
      | Désinvocation (2) |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice active « {T} » de « Merieke Ri Berit »
      | cible | Grizzlis |
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Merieke Ri Berit |
    Et que le sommet de la pile se résout
    Alors Alice a en main
      | carte            |
      | Merieke Ri Berit |
    Quand la pile se résout
    Alors Bob contrôle
      | carte    | propriétaire |
      | Grizzlis | Bob          |
    Quand Alice lance « Merieke Ri Berit »
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation (2) »
      | cible | Merieke Ri Berit |
    Et que le sommet de la pile se résout
    Alors Alice a en main
      | carte            |
      | Merieke Ri Berit |
    Et la pile est vide
    Et Bob contrôle
      | carte    | propriétaire |
      | Grizzlis | Bob          |

  @id:AB-191 @control:abil-406.2b-event-made-impossible
  @cr:603.7a @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:control-change @needs:stack @needs:priority @needs:targeting @needs:zone-change
  Scénario: Une capacité qui attend que sa source quitte le champ de bataille se déclenche si la source le quitte une fois que cette capacité existe
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Merieke Ri Berit | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Merieke Ri Berit »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | propriétaire |
      | Grizzlis | Bob          |
    Quand Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Merieke Ri Berit |
    Et que le sommet de la pile se résout
    Alors Alice a en main
      | carte            |
      | Merieke Ri Berit |
    Et Bob contrôle
      | carte    | propriétaire |
      | Grizzlis | Bob          |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Merieke Ri Berit | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-192 @clause:abil-406.2b-waits-for-next-occurrence @control:abil-406.2b-waits-for-next-occurrence
  @cr:603.7a @cr:603.7b
  @needs:delayed-triggers @needs:control-change @needs:stack @needs:targeting @needs:status
  Scénario: Une capacité qui attend que sa source se dégage attend la fois suivante si la source s'est dégagée avant qu'elle n'existe
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Merieke Ri Berit | avant  |
    Et qu'Alice a en main
      | carte       |
      | Bascule     |
      | Bascule (2) |
      | Bascule (3) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice active « {T} » de « Merieke Ri Berit »
      | cible | Grizzlis |
    Et qu'Alice choisira
      | choix  | réponse |
      | option | dégager |
    Et qu'Alice lance « Bascule »
      | cible | Merieke Ri Berit |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte            | engagé |
      | Merieke Ri Berit | non    |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Merieke Ri Berit | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte            | propriétaire | engagé |
      | Merieke Ri Berit | Alice        | non    |
      | Grizzlis         | Bob          | non    |
    Quand Alice choisira
      | choix  | réponse |
      | option | engager |
    Et qu'Alice lance « Bascule (2) »
      | cible | Merieke Ri Berit |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte            | propriétaire | engagé |
      | Merieke Ri Berit | Alice        | oui    |
      | Grizzlis         | Bob          | non    |
    Quand Alice choisira
      | choix  | réponse |
      | option | dégager |
    Et qu'Alice lance « Bascule (3) »
      | cible | Merieke Ri Berit |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Merieke Ri Berit | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-193 @clause:abil-406.2c-affects-changed-object
  @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:type-change @needs:turn-structure @needs:sacrifice @needs:targeting @needs:stack
  Scénario: Une créature à sacrifier plus tard l'est même si elle n'est plus une créature à ce moment-là
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
      | Sculpteur d'âme | avant  |
      | Montagne        | avant  |
      | Plaine          | avant  |
      | Plaine (2)      | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
      | mana de | Montagne |
    Et que la pile se résout
    Et qu'Alice active « {1}{W}, {T} » de « Sculpteur d'âme »
      | cible   | Grizzlis           |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Et que la partie arrive à l'étape de fin d'Alice
    Alors Alice contrôle
      | carte    | types        |
      | Grizzlis | enchantement |
    Et la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-194 @clause:abil-406.2c-ex-destroy-at-end-of-turn
  @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:type-change @needs:turn-structure @needs:targeting @needs:stack
  Scénario: « Détruisez cette créature » à l'étape de fin la détruit même si elle n'est plus une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Géant de pierre | avant  |
      | Sculpteur d'âme | avant  |
      | Grizzlis        | avant  |
      | Plaine          | avant  |
      | Plaine (2)      | avant  |
    Quand Alice active « {T} » de « Géant de pierre »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | types    | avec |
      | Grizzlis | créature | vol  |
    Quand Alice active « {1}{W}, {T} » de « Sculpteur d'âme »
      | cible   | Grizzlis           |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Et que la partie arrive à l'étape de fin d'Alice
    Alors Alice contrôle
      | carte    | types        |
      | Grizzlis | enchantement |
    Et la pile contient
      | carte           | nature   | contrôleur |
      | Géant de pierre | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-195 @clause:abil-406.2d-fails-if-permanent-left
  @cr:603.7c @cr:400.7
  @needs:delayed-triggers @needs:zone-change @needs:turn-structure @needs:haste @needs:targeting @needs:stack
  Scénario: Une créature à sacrifier plus tard qui a quitté le champ de bataille et y est revenue y reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
      | Montagne        | avant  |
      | Plaine          | avant  |
    Et qu'Alice a en main
      | carte       |
      | Grizzlis    |
      | Changenuage |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
      | mana de | Montagne |
    Et que la pile se résout
    Et qu'Alice lance « Changenuage »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sans     |
      | Grizzlis | célérité |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Et que la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |

  @id:AB-196 @clause:abil-406.2d-card-in-zone-that-left-it
  @cr:603.7c @cr:400.7
  @needs:delayed-triggers @needs:cycling @needs:triggered-abilities @needs:zone-change @needs:turn-structure @needs:targeting
  @needs:stack
  Scénario: Une carte exilée qui doit revenir, mais qui a été mise entre-temps au cimetière, ne revient pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Glissement astral | avant  |
      | Plaine            | avant  |
      | Plaine (2)        | avant  |
      | Plaine (3)        | avant  |
    Et qu'Alice a en main
      | carte                    |
      | Lumière dorée            |
      | Attraction de l'éternité |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice choisira
      | choix      | réponse  |
      | cible      | Grizzlis |
      | facultatif | oui      |
    Quand Alice active « recyclage » de « Lumière dorée »
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Bob a en exil
      | carte    |
      | Grizzlis |
    Quand Alice lance « Attraction de l'éternité »
      | cible   | Grizzlis   |
      | mana de | Plaine (3) |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Glissement astral | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-197 @control:abil-406.2d-card-in-zone-that-left-it
  @cr:603.7 @cr:603.7c @cr:603.7e
  @needs:delayed-triggers @needs:cycling @needs:triggered-abilities @needs:zone-change @needs:turn-structure @needs:targeting
  @needs:stack
  Scénario: Une carte exilée qui doit revenir et se trouve toujours en exil revient à l'étape de fin
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Glissement astral | avant  |
      | Plaine            | avant  |
      | Plaine (2)        | avant  |
    Et qu'Alice a en main
      | carte         |
      | Lumière dorée |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice choisira
      | choix      | réponse  |
      | cible      | Grizzlis |
      | facultatif | oui      |
    Quand Alice active « recyclage » de « Lumière dorée »
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Bob a en exil
      | carte    |
      | Grizzlis |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Glissement astral | capacité | Alice      |
    Quand la pile se résout
    Alors Bob contrôle
      | carte    | propriétaire |
      | Grizzlis | Bob          |

  @id:AB-198 @clause:abil-406.2d-ex-exile-at-end-of-turn
  @cr:603.7c @cr:400.7
  @needs:delayed-triggers @needs:reanimation @needs:turn-structure @needs:priority @needs:targeting @needs:damage
  @needs:stack @needs:state-based-actions
  Scénario: Une créature à exiler à l'étape de fin mais morte auparavant reste au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Danse des cadavres |
    Et qu'Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {B}{B}{B}
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Alice lance « Danse des cadavres »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Quand Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Danse des cadavres | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-199 @control:abil-406.2d-ex-exile-at-end-of-turn
  @cr:603.7 @cr:603.7d
  @needs:delayed-triggers @needs:reanimation @needs:turn-structure @needs:stack
  Scénario: Une créature à exiler à l'étape de fin l'est à ce moment-là si elle est toujours là
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Danse des cadavres |
    Et qu'Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {B}{B}{B}
    Quand Alice lance « Danse des cadavres »
    Et que la pile se résout
    Et que la partie arrive à l'étape de fin d'Alice
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Et la pile contient
      | carte              | nature   | contrôleur |
      | Danse des cadavres | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a en exil
      | carte    |
      | Grizzlis |

  @id:AB-426 @clause:abil-406.2a-effect-creates-delayed-trigger @control:abil-406.2a-effect-creates-delayed-trigger
  @cr:603.7a @cr:307.5 @cr:514.3a @cr:701.21a @needs:delayed-triggers @needs:auras @needs:casting-timing @needs:turn-structure
  Scénario: Une Armure d'épines lancée pendant le tour de Bob est sacrifiée à l'étape de nettoyage, une autre lancée dans la phase principale d'Alice reste
    Étant donné que c'est l'étape d'entretien de Bob
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
      | Forêt         | avant  |
      | Forêt (2)     | avant  |
      | Forêt (3)     | avant  |
      | Forêt (4)     | avant  |
    Et qu'Alice a en main
      | carte               |
      | Armure d'épines     |
      | Armure d'épines (2) |
    Quand Bob passe la priorité
    Et qu'Alice lance « Armure d'épines »
      | cible   | Grizzlis         |
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 4/4 |
    Quand la partie arrive à l'étape de fin de Bob
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 4/4 |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice a au cimetière
      | carte           |
      | Armure d'épines |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Armure d'épines (2) »
      | cible   | Loup de garde        |
      | mana de | Forêt (3); Forêt (4) |
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte         | F/E |
      | Loup de garde | 5/5 |

  @id:AB-428 @clause:abil-406.2a-effect-creates-delayed-trigger @control:abil-406.2d-ex-exile-at-end-of-turn
  @cr:603.7c @cr:404.2 @cr:702.10b @needs:delayed-triggers @needs:haste @needs:combat
  Scénario: La Danse des cadavres ne ramène que la carte de créature du dessus, qui peut attaquer et est exilée à l'étape de fin suivante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a au cimetière
      | carte              |
      | Géant des collines |
      | Grizzlis           |
      | Forêt              |
    Et qu'Alice a en main
      | carte              |
      | Danse des cadavres |
    Et que la réserve de mana d'Alice contient {B}{B}{B}
    Quand Alice lance « Danse des cadavres »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et Alice a au cimetière
      | carte              |
      | Géant des collines |
      | Forêt              |
      | Danse des cadavres |
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape de fin d'Alice
    Et que la pile se résout
    Alors Alice a en exil
      | carte    |
      | Grizzlis |
    Et Bob a 18 points de vie

  @id:AB-605 @clause:x-abil-delayed-survives-source @clause:abil-406.2e-unless-duration
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.7 @cr:603.7b @cr:603.7e @cr:800.4a @needs:delayed-triggers @needs:multiplayer @needs:sacrifice
  Scénario: Les capacités déclenchées à retardement d'Alice, celle d'Aperçu de la nature et celle d'une Attaque furtive dont Bob était propriétaire, se déclenchent encore après qu'il a quitté la partie
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis | propriétaire |
      | Attaque furtive | avant  | Bob          |
    Et qu'Alice a en main
      | carte               |
      | Aperçu de la nature |
      | Géant des collines  |
      | Memnite             |
      | Memnite (2)         |
    Et que la réserve de mana d'Alice contient {R}{G}
    Et qu'Alice choisira
      | choix      | réponse            |
      | facultatif | oui                |
      | objet      | Géant des collines |
    Quand Alice lance « Aperçu de la nature »
    Et que la pile se résout
    Et qu'Alice active « {R} » de « Attaque furtive »
    Et que la pile se résout
    Et que Bob concède la partie
    Et qu'Alice lance « Memnite »
    Et que la pile se résout
    Alors Alice a 2 cartes en main
    Quand Alice lance « Memnite (2) »
    Et que la pile se résout
    Alors Alice a 2 cartes en main
    Et Alice contrôle
      | carte              |
      | Géant des collines |
    Quand la partie arrive à l'étape de fin d'Alice
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Géant des collines |

  @id:AB-692 @clause:abil-406.2e-triggers-once
  @cr:603.7b @cr:603.7e @needs:delayed-triggers @needs:control-change @needs:turn-structure @needs:targeting @needs:status
  Scénario: Une capacité qui attend que sa source se dégage, sans durée indiquée, attend encore lors d'un tour ultérieur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Merieke Ri Berit | avant  |
      | Île              | avant  |
    Et qu'Alice a en main
      | carte   |
      | Bascule |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice active « {T} » de « Merieke Ri Berit »
      | cible | Grizzlis |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice contrôle
      | carte            | propriétaire | engagé |
      | Merieke Ri Berit | Alice        | oui    |
      | Grizzlis         | Bob          | non    |
    Quand Alice choisira
      | choix  | réponse |
      | option | dégager |
    Et qu'Alice lance « Bascule »
      | cible   | Merieke Ri Berit |
      | mana de | Île              |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Merieke Ri Berit | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-653 @clause:abil-406.2e-triggers-once @cr:603.7b @cr:603.7c @cr:609.3 @cr:701.21a
  @needs:delayed-triggers @needs:control-change @needs:sacrifice @needs:turn-structure
  Scénario: La créature de l'Attaque furtive que Bob contrôle à l'étape de fin n'est sacrifiée ni alors ni à l'étape de fin suivante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
      | Montagne        | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et que Bob a en main
      | carte                 |
      | Rayon de commandement |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
      | mana de | Montagne |
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Rayon de commandement »
      | cible   | Grizzlis                       |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte    | propriétaire |
      | Grizzlis | Alice        |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand la pile se résout
    Alors Bob contrôle
      | carte    | propriétaire |
      | Grizzlis | Alice        |
    Quand la partie arrive à l'étape de fin de Bob
    Alors la pile est vide
    Et Alice contrôle
      | carte    |
      | Grizzlis |
