# language: fr
Fonctionnalité: Les capacités déclenchées
  À quoi se reconnaît une capacité déclenchée, ce qui la déclenche et combien de fois, quand elle est mise sur la
  pile, et ce que veut dire un « si » qu'elle contient.

  @id:AB-130 @clause:abil-404.1-when-whenever-at @control:abil-404.1-when-whenever-at
  @cr:603.1 @cr:113.3c @cr:614.1a
  @needs:abilities-predicate @needs:triggered-abilities
  Scénario: Ce qui commence par « quand », « à chaque fois que » ou « au » est une capacité déclenchée, ce qui dit « à la place » une capacité statique
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Visionnaire elfe | avant  |
      | Garde des âmes   | avant  |
      | Arène phyrexiane | avant  |
      | Dryade militante | avant  |
    Alors Alice contrôle
      | carte            | capacités  |
      | Visionnaire elfe | déclenchée |
      | Garde des âmes   | déclenchée |
      | Arène phyrexiane | déclenchée |
      | Dryade militante | statique   |

  @id:AB-131 @clause:abil-404.1-when-whenever-at
  @cr:603.1 @cr:603.3 @cr:503.1a
  @needs:triggered-abilities @needs:turn-structure @needs:stack
  Scénario: Une capacité « au début de votre entretien » est sur la pile quand l'entretien commence, et ne fait rien avant de se résoudre
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte            | depuis |
      | Arène phyrexiane | avant  |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Arène phyrexiane | capacité | Alice      |
    Et Alice a 0 carte en main
    Et Alice a 20 points de vie
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a 19 points de vie
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Et Alice a 19 points de vie

  @id:AB-132 @clause:abil-404.1-when-whenever-at
  @cr:603.1 @cr:603.3b @cr:603.6a
  @needs:triggered-abilities @needs:stack
  Scénario: À l'arrivée d'une créature, sa capacité « quand cette créature arrive » et la capacité « à chaque fois qu'une autre créature arrive » d'une autre vont toutes deux sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Visionnaire elfe |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob contrôle
      | carte          | depuis |
      | Garde des âmes | avant  |
    Quand Alice lance « Visionnaire elfe »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Visionnaire elfe | capacité | Alice      |
      | Garde des âmes   | capacité | Bob        |
    Et Bob a 20 points de vie
    Quand le sommet de la pile se résout
    Alors Bob a 21 points de vie
    Et Alice a 0 carte en main
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 1 carte en main

  @id:AB-133 @clause:abil-404.1-condition-defines-event @control:abil-404.1-condition-defines-event
  @cr:603.1 @cr:603.2
  @needs:triggered-abilities @needs:mana-abilities @needs:targeting @needs:damage
  Scénario: « À chaque fois qu'une autre créature arrive » ne se déclenche ni pour la créature elle-même, ni pour un artefact, ni pour une créature qui meurt, mais pour une autre créature qui arrive
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | Plaine    | avant  |
      | Île       | avant  |
      | Montagne  | avant  |
      | Forêt (1) | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte          |
      | Garde des âmes |
      | Anneau solaire |
      | Foudre         |
      | Grizzlis       |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice lance « Garde des âmes »
      | mana de | Plaine |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte          |
      | Garde des âmes |
    Et la pile est vide
    Quand Alice lance « Anneau solaire »
      | mana de | Île |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte          |
      | Anneau solaire |
    Et la pile est vide
    Quand Alice lance « Foudre »
      | cible   | Géant des collines |
      | mana de | Montagne           |
    Et que le sommet de la pile se résout
    Alors Bob a au cimetière
      | carte              |
      | Géant des collines |
    Et la pile est vide
    Et Alice a 20 points de vie
    Quand Alice lance « Grizzlis »
      | mana de | Forêt (1); Forêt (2) |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Garde des âmes | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 21 points de vie

  @id:AB-134 @clause:abil-404.1-delayed-word-inside
  @cr:603.7 @cr:603.7a @cr:603.7e
  @needs:activated-abilities @needs:delayed-triggers @needs:turn-structure @needs:stack @needs:sacrifice @needs:haste
  Scénario: Un sacrifice « au début de la prochaine étape de fin » ne fait pas partie de la résolution : c'est une capacité qui se déclenche à l'étape de fin
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
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Et Alice contrôle
      | carte    |
      | Grizzlis |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et Alice contrôle
      | carte           |
      | Attaque furtive |

  @id:AB-135 @control:abil-404.1-delayed-word-inside
  @cr:603.7 @cr:603.7a
  @needs:delayed-triggers @needs:turn-structure @needs:stack
  Scénario: Le « au » à l'intérieur d'une capacité activée ne déclenche rien tant que personne ne l'a activée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et que la partie arrive à l'étape de fin d'Alice
    Alors la pile est vide
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Et Alice contrôle
      | carte    |
      | Grizzlis |

  @id:AB-136 @clause:abil-404.2-not-activated-by-players @control:abil-404.2-not-activated-by-players
  @cr:603.2 @cr:603.2a @cr:602.5
  @needs:triggered-abilities @needs:activated-abilities @needs:activation-restrictions @needs:targeting
  Scénario: Ce qui interdit d'activer les capacités des créatures n'empêche pas leurs capacités déclenchées de se déclencher
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Totem maudit     | avant  |
      | Sorcier sybarite | avant  |
      | Garde des âmes   | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob contrôle
      | carte                | depuis |
      | Garde des âmes (Bob) | avant  |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice a 21 points de vie
    Et Bob a 21 points de vie
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |

  @id:AB-137 @control:abil-404.2-not-activated-by-players
  @cr:603.2 @cr:602.5
  @needs:triggered-abilities @needs:activated-abilities @needs:activation-restrictions @needs:targeting @needs:damage
  Scénario: Quand plus rien ne l'interdit, la capacité d'une créature peut être activée, et d'autres continuent de se déclencher
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Totem maudit     | avant  |
      | Sorcier sybarite | avant  |
      | Garde des âmes   | avant  |
      | Forêt (1)        | avant  |
      | Forêt (2)        | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
      | Grizzlis        |
    Et que la réserve de mana d'Alice contient {W}{W}
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand Alice lance « Désenchantement »
      | cible | Totem maudit |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Quand Alice lance « Grizzlis »
      | mana de | Forêt (1); Forêt (2) |
    Et que la pile se résout
    Alors Alice a 21 points de vie

  @id:AB-138 @clause:abil-404.2-triggers-each-time
  @cr:603.2 @cr:603.2c
  @needs:triggered-abilities @needs:simultaneous-events @needs:tokens @needs:priority @needs:stack
  Scénario: Pour deux créatures qui arrivent en même temps, la capacité se déclenche deux fois, et une fois de plus pour une troisième ensuite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Garde des âmes | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob a en main
      | carte           |
      | Sonner l'alerte |
    Et que la réserve de mana de Bob contient {W}{W}
    Quand Alice passe la priorité
    Et que Bob lance « Sonner l'alerte »
    Et que le sommet de la pile se résout
    Alors Bob contrôle
      | carte      | jeton |
      | Soldat (1) | oui   |
      | Soldat (2) | oui   |
    Et la pile contient
      | carte          | nature   | contrôleur |
      | Garde des âmes | capacité | Alice      |
      | Garde des âmes | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors Alice a 21 points de vie
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 22 points de vie
    Quand Alice lance « Grizzlis »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Garde des âmes | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 23 points de vie
    Et Bob a 20 points de vie

  @id:AB-139 @control:abil-404.2-triggers-each-time
  @cr:603.2 @cr:701.6a
  @needs:triggered-abilities @needs:stack @needs:priority @needs:targeting
  Scénario: Un sort de créature contrecarré ne déclenche aucune capacité qui attend l'arrivée d'une créature, un sort qui se résout les déclenche toutes
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Garde des âmes (1) | avant  |
    Et qu'Alice a en main
      | carte        |
      | Grizzlis (1) |
      | Grizzlis (2) |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et que Bob contrôle
      | carte              | depuis |
      | Garde des âmes (2) | avant  |
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Grizzlis (1) »
    Et qu'Alice passe la priorité
    Et que Bob lance « Contresort »
      | cible | Grizzlis (1) |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte        |
      | Grizzlis (1) |
    Et Alice a 20 points de vie
    Et Bob a 20 points de vie
    Quand Alice lance « Grizzlis (2) »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Garde des âmes (1) | capacité | Alice      |
      | Garde des âmes (2) | capacité | Bob        |
    Quand la pile se résout
    Alors Alice a 21 points de vie
    Et Bob a 21 points de vie

  @id:AB-140 @clause:abil-404.2-stacked-at-next-priority
  @cr:603.3 @cr:502.4 @cr:117.3a @cr:503.1a
  @needs:triggered-abilities @needs:stack @needs:priority @needs:turn-structure @needs:status
  Scénario: Les capacités déclenchées pendant l'étape de dégagement sont mises sur la pile au début de l'entretien
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte           | depuis | engagé |
      | Orbe mesmérique | avant  | non    |
      | Grizzlis        | avant  | oui    |
      | Forêt (1)       | avant  | oui    |
      | Forêt (2)       | avant  | non    |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Orbe mesmérique | capacité | Alice      |
      | Orbe mesmérique | capacité | Alice      |
    Et Alice contrôle
      | carte     | engagé |
      | Grizzlis  | non    |
      | Forêt (1) | non    |
    Et Alice a 0 carte au cimetière
    Et Alice a 10 cartes dans sa bibliothèque
    Quand la pile se résout
    Alors Alice a 2 cartes au cimetière
    Et Alice a 8 cartes dans sa bibliothèque

  @id:AB-141 @clause:abil-404.2-stacked-at-next-priority @control:abil-404.2-stacked-at-next-priority
  @cr:603.3 @cr:117.5 @cr:608.2
  @needs:triggered-abilities @needs:activated-abilities @needs:stack @needs:priority @needs:haste
  Scénario: Ce qui se déclenche pendant qu'une capacité se résout n'est mis sur la pile qu'une fois cette résolution terminée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Attaque furtive | avant  |
      | Garde des âmes  | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {R}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {R} » de « Attaque furtive »
    Alors la pile contient
      | carte           | nature   | contrôleur |
      | Attaque furtive | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et la pile contient
      | carte          | nature   | contrôleur |
      | Garde des âmes | capacité | Alice      |
    Et Alice a 20 points de vie
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 21 points de vie

  @id:AB-142 @clause:abil-404.3-if-false-no-trigger
  @cr:603.4
  @needs:triggered-abilities @needs:intervening-if @needs:turn-structure @needs:targeting @needs:mana-abilities
  Scénario: Une condition de 40 points de vie ou plus, fausse au début de l'entretien, empêche la capacité de se déclencher, même si l'on gagne des points de vie pendant cet entretien
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a 39 points de vie
    Et qu'Alice contrôle
      | carte             | depuis |
      | Souverain félidar | avant  |
      | Grizzlis          | avant  |
      | Plaine            | avant  |
    Et qu'Alice a en main
      | carte          |
      | Retour au pays |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile est vide
    Quand Alice lance « Retour au pays »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et que le sommet de la pile se résout
    Alors Alice a 41 points de vie
    Et la pile est vide
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice a 41 points de vie

  @id:AB-143 @clause:abil-404.3-if-false-no-trigger
  @cr:603.4
  @needs:triggered-abilities @needs:intervening-if @needs:activated-abilities @needs:turn-structure @needs:damage
  @needs:state-based-actions @needs:mana-abilities
  Scénario: La dernière créature meurt à l'étape de fin, trop tard pour une capacité qui se déclenche à son début s'il n'y a pas de créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Peste  | avant  |
      | Marais | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile est vide
    Quand Alice active « {B} » de « Peste »
      | mana de | Marais |
    Et que le sommet de la pile se résout
    Alors Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et la pile est vide
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte |
      | Peste |

  @id:AB-144 @clause:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:603.3
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:activated-abilities @needs:turn-structure
  @needs:damage @needs:sacrifice @needs:mana-abilities
  Scénario: Sans créature sur le champ de bataille, la capacité est mise sur la pile, on peut y répondre, et elle a son effet à la résolution
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Peste  | avant  |
      | Marais | avant  |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte | nature   | contrôleur |
      | Peste | capacité | Alice      |
    Et Alice contrôle
      | carte |
      | Peste |
    Quand Alice active « {B} » de « Peste »
      | mana de | Marais |
    Et que le sommet de la pile se résout
    Alors Alice a 19 points de vie
    Et Bob a 19 points de vie
    Et la pile contient
      | carte | nature   | contrôleur |
      | Peste | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte |
      | Peste |

  @id:AB-145 @clause:abil-404.3-if-rechecked-on-resolution
  @cr:603.4 @cr:608.2a
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:turn-structure @needs:tokens
  @needs:mana-abilities
  Scénario: Des créatures arrivées en réponse rendent la condition fausse, et la capacité déclenchée ne fait rien
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Peste | avant  |
    Et que Bob contrôle
      | carte      | depuis |
      | Plaine (1) | avant  |
      | Plaine (2) | avant  |
    Et que Bob a en main
      | carte           |
      | Sonner l'alerte |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors la pile contient
      | carte | nature   | contrôleur |
      | Peste | capacité | Alice      |
    Quand Alice passe la priorité
    Et que Bob lance « Sonner l'alerte »
      | mana de | Plaine (1); Plaine (2) |
    Et que le sommet de la pile se résout
    Alors Bob contrôle
      | carte      | jeton |
      | Soldat (1) | oui   |
      | Soldat (2) | oui   |
    Et la pile contient
      | carte | nature   | contrôleur |
      | Peste | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte |
      | Peste |

  @id:AB-146 @clause:abil-404.3-if-rechecked-on-resolution @control:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:608.2a
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:turn-structure @needs:targeting
  @needs:damage @needs:mana-abilities
  Scénario: Des blessures en réponse à une capacité qui fait gagner à 40 points de vie ou plus laissent son contrôleur en dessous, et la partie continue
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a 40 points de vie
    Et qu'Alice contrôle
      | carte             | depuis |
      | Souverain félidar | avant  |
      | Forêt             | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Souverain félidar | capacité | Alice      |
    Quand Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible   | Alice    |
      | mana de | Montagne |
    Et que le sommet de la pile se résout
    Alors Alice a 37 points de vie
    Et la pile contient
      | carte             | nature   | contrôleur |
      | Souverain félidar | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice peut lancer « Croissance gigantesque »
      | cible   | Souverain félidar |
      | mana de | Forêt             |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice a 37 points de vie
    Et Bob a 20 points de vie

  @id:AB-147 @clause:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:104.2b
  @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:turn-structure @needs:targeting
  @needs:mana-abilities
  Scénario: Une capacité qui fait gagner un joueur à 40 points de vie ou plus doit d'abord se résoudre, après quoi la partie est finie et il ne peut plus rien lancer
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a 40 points de vie
    Et qu'Alice contrôle
      | carte             | depuis |
      | Souverain félidar | avant  |
      | Forêt             | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Souverain félidar | capacité | Alice      |
    Quand Alice passe la priorité
    Et que Bob passe la priorité
    Alors Alice ne peut pas lancer « Croissance gigantesque »
      | cible   | Souverain félidar |
      | mana de | Forêt             |

  @id:AB-148 @clause:abil-404.3-other-if-is-ordinary
  @cr:603.4 @cr:508.1m @cr:508.2b
  @needs:triggered-abilities @needs:intervening-if @needs:combat @needs:stack @needs:haste
  Scénario: Une capacité dont le « si » ne suit pas la condition de déclenchement se déclenche quand même, et ne trouve pas de terrain à mettre en main
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Guide gobelin | avant  |
    Et que Bob a dans sa bibliothèque
      | carte    |
      | Grizzlis |
      | Forêt    |
    Quand Alice attaque avec « Guide gobelin »
    Alors la pile contient
      | carte         | nature   | contrôleur |
      | Guide gobelin | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a 0 carte en main
    Et Bob a 2 cartes dans sa bibliothèque

  @id:AB-149 @clause:abil-404.3-other-if-is-ordinary @control:abil-404.3-other-if-is-ordinary
  @cr:603.4 @cr:508.1m @cr:508.2b
  @needs:triggered-abilities @needs:intervening-if @needs:combat @needs:stack @needs:haste
  Scénario: Pendant la résolution d'une telle capacité, son « si » se vérifie, et le terrain est mis en main
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Guide gobelin | avant  |
    Et que Bob a dans sa bibliothèque
      | carte    |
      | Forêt    |
      | Grizzlis |
    Quand Alice attaque avec « Guide gobelin »
    Alors la pile contient
      | carte         | nature   | contrôleur |
      | Guide gobelin | capacité | Alice      |
    Et Bob a 0 carte en main
    Quand la pile se résout
    Alors Bob a en main
      | carte |
      | Forêt |
    Et Bob a 1 carte dans sa bibliothèque

  @id:AB-404 @clause:abil-404.1-condition-defines-event @control:abil-404.1-condition-defines-event
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.2 @cr:702.74a @cr:118.9 @needs:triggered-abilities @needs:alternative-costs
  @needs:sacrifice
  Scénario: Une Sirlidiane lancée pour son coût d'évocation est sacrifiée quand elle arrive, et en partant elle ramène deux petites créatures
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Sirlidiane |
    Et qu'Alice a au cimetière
      | carte              |
      | Grizzlis           |
      | Géant des collines |
      | Elfes de Llanowar  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{C}{W}
    Et qu'Alice choisira
      | choix | réponse                     |
      | cible | Grizzlis; Elfes de Llanowar |
    Quand Alice lance « Sirlidiane »
      | lancé avec | évocation |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte      | nature   |
      | Sirlidiane | capacité |
    Quand la pile se résout
    Alors Alice contrôle
      | carte             |
      | Grizzlis          |
      | Elfes de Llanowar |
    Et Alice a au cimetière
      | carte              |
      | Géant des collines |
      | Sirlidiane         |

  @id:AB-405 @clause:abil-404.1-condition-defines-event @control:abil-404.1-condition-defines-event
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.2 @cr:702.74a @needs:triggered-abilities @needs:alternative-costs
  Scénario: Une Sirlidiane lancée pour son coût de mana n'est pas sacrifiée quand elle arrive
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Sirlidiane |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{W}
    Quand Alice lance « Sirlidiane »
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte      | F/E |
      | Sirlidiane | 4/3 |

  @id:AB-423 @clause:abil-404.3-if-true-goes-on-stack
  @cr:603.4 @cr:104.2b @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:multiplayer
  Scénario: Une fois résolue la capacité qui fait gagner Alice, plus personne ne joue : même elle, qui aurait la priorité, ne lance plus rien
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est l'étape de fin de Chloé
    Et qu'Alice a 40 points de vie
    Et qu'Alice contrôle
      | carte             | depuis |
      | Souverain félidar | avant  |
      | Montagne          | avant  |
      | Montagne (2)      | avant  |
    Et qu'Alice a en main
      | carte    |
      | Choc     |
      | Choc (2) |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Souverain félidar | capacité | Alice      |
    Et Alice peut lancer « Choc »
      | cible   | Souverain félidar |
      | mana de | Montagne          |
    Quand le sommet de la pile se résout
    Alors Alice contrôle
      | carte             | blessures |
      | Souverain félidar | 2         |
    Quand Alice passe la priorité
    Et que Bob passe la priorité
    Et que Chloé passe la priorité
    Alors Alice ne peut pas lancer « Choc (2) »
      | cible   | Souverain félidar |
      | mana de | Montagne (2)      |

  @id:AB-361 @clause:x-abil-trigger-controller-fixed @control:x-abil-trigger-controller-fixed
  @cr:113.8 @cr:603.3a @needs:control-change @needs:triggered-abilities @needs:stack
  Scénario: La Garde des âmes prise par Bob fait gagner un point de vie à Alice si elle s'est déclenchée sous son contrôle, à Bob ensuite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte        |
      | Grizzlis     |
      | Grizzlis (2) |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Garde des âmes | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{G}{G}
    Et que Bob a en main
      | carte                 |
      | Rayon de commandement |
    Et que la réserve de mana de Bob contient {C}{C}{C}{U}
    Quand Alice lance « Grizzlis »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Garde des âmes | capacité | Alice      |
    Quand Alice passe la priorité
    Et que Bob lance « Rayon de commandement »
      | cible | Garde des âmes |
    Et que la pile se résout
    Alors Bob contrôle
      | carte          |
      | Garde des âmes |
    Et Alice a 21 points de vie
    Et Bob a 20 points de vie
    Quand Alice lance « Grizzlis (2) »
    Et que la pile se résout
    Alors Bob a 21 points de vie
    Et Alice a 21 points de vie

  @id:AB-601 @clause:abil-404.3-if-true-goes-on-stack
  @cr:104.2b @cr:104.1 @cr:603.4 @needs:triggered-abilities @needs:intervening-if @needs:stack @needs:priority @needs:multiplayer
  Scénario: Une fois qu'Alice a gagné, les autres ne continuent pas sans elle : Bob, qui pouvait lancer Choc auparavant, ne le peut plus
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est l'étape de fin de Chloé
    Et qu'Alice a 40 points de vie
    Et qu'Alice contrôle
      | carte             | depuis |
      | Souverain félidar | avant  |
    Et que Bob contrôle
      | carte        | depuis |
      | Montagne     | avant  |
      | Montagne (2) | avant  |
    Et que Bob a en main
      | carte    |
      | Choc     |
      | Choc (2) |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et qu'Alice passe la priorité
    Alors Bob peut lancer « Choc »
      | cible   | Chloé    |
      | mana de | Montagne |
    Quand le sommet de la pile se résout
    Alors Chloé a 18 points de vie
    Quand Alice passe la priorité
    Et que Bob passe la priorité
    Et que Chloé passe la priorité
    Alors Bob ne peut pas lancer « Choc (2) »
      | cible   | Chloé        |
      | mana de | Montagne (2) |
