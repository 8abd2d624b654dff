# language: fr
Fonctionnalité: Capacités sur la pile
  Une capacité activée ou déclenchée est un objet à part entière sur la pile. Ce n'est pas un sort, et ce que
  devient ensuite sa source ne change rien pour elle.

  @id:AB-050 @clause:abil-402.5-spell-counter-cannot-counter-ability
  @control:abil-402.5-spell-counter-cannot-counter-ability
  @cr:113.9 @cr:602.2a
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Contresort ne peut cibler ni une capacité activée ni sa source, mais seulement un sort présent sur la même pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {G}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Sorcier sybarite |
    Et qu'Alice passe la priorité
    Alors Bob ne peut pas lancer « Contresort »
      | cible | capacité : Sorcier sybarite |
    Et Bob ne peut pas lancer « Contresort »
      | cible | Sorcier sybarite |
    Et Bob peut lancer « Contresort »
      | cible | Croissance gigantesque |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice contrôle
      | carte            | F/E | engagé |
      | Sorcier sybarite | 1/1 | oui    |

  @id:AB-051 @clause:abil-402.5-spell-counter-cannot-counter-ability
  @control:abil-402.5-spell-counter-cannot-counter-ability
  @cr:113.9 @cr:603.3
  @needs:triggered-abilities @needs:stack @needs:targeting @needs:priority
  Scénario: Contresort contrecarre un sort de créature mais ne peut pas cibler la capacité qui se déclenche à l'arrivée d'une telle créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Visionnaire elfe (1) |
      | Visionnaire elfe (2) |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et que Bob a en main
      | carte          |
      | Contresort (1) |
      | Contresort (2) |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Alice lance « Visionnaire elfe (1) »
    Et qu'Alice passe la priorité
    Et que Bob lance « Contresort (1) »
      | cible | Visionnaire elfe (1) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte                |
      | Visionnaire elfe (1) |
    Et Alice a 1 carte en main
    Quand Alice lance « Visionnaire elfe (2) »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Visionnaire elfe (2) | capacité | Alice      |
    Quand Alice passe la priorité
    Alors Bob ne peut pas lancer « Contresort (2) »
      | cible | capacité : Visionnaire elfe (2) |
    Et Bob ne peut pas lancer « Contresort (2) »
      | cible | Visionnaire elfe (2) |
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Et Alice contrôle
      | carte                |
      | Visionnaire elfe (2) |

  @id:AB-052 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:113.9 @cr:701.6a @cr:701.6b
  @needs:activated-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority @needs:turn-structure
  @needs:damage
  Scénario: Une capacité activée contrecarrée ne fait rien, ses coûts restent payés, et l'activation suivante n'est pas affectée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
      | Montagne           | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {R}, {T} » de « Gobelin pointecoup »
      | cible   | Bob      |
      | mana de | Montagne |
    Et qu'Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Gobelin pointecoup |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Bob a 20 points de vie
    Et Alice contrôle
      | carte              | engagé |
      | Gobelin pointecoup | oui    |
      | Montagne           | oui    |
    Et la réserve de mana d'Alice est vide
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « {R}, {T} » de « Gobelin pointecoup »
      | cible   | Bob      |
      | mana de | Montagne |
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-053 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:113.9 @cr:701.6a
  @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority
  Scénario: Une capacité déclenchée contrecarrée ne fait rien, et la même capacité fonctionne au déclenchement suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Visionnaire elfe (1) |
      | Visionnaire elfe (2) |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Visionnaire elfe (1) »
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Visionnaire elfe (1) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                |
      | Visionnaire elfe (1) |
    Et Alice a 1 carte en main
    Et Alice a 10 cartes dans sa bibliothèque
    Quand Alice lance « Visionnaire elfe (2) »
    Et que la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a 9 cartes dans sa bibliothèque

  @id:AB-054 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:112.1 @cr:113.9
  @needs:activated-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority
  Scénario: Asphyxie ne peut pas cibler un sort, mais seulement une capacité présente sur la même pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {G}
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Sorcier sybarite |
    Et qu'Alice passe la priorité
    Alors Bob ne peut pas lancer « Asphyxie »
      | cible | Croissance gigantesque |
    Et Bob ne peut pas lancer « Asphyxie »
      | cible | Sorcier sybarite |
    Et Bob peut lancer « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Quand la pile se résout
    Alors Bob a 20 points de vie
    Et Alice contrôle
      | carte            | F/E | engagé |
      | Sorcier sybarite | 4/4 | oui    |

  @id:AB-055 @clause:abil-402.5-all-targets-illegal
  @cr:608.2b
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une capacité dont la seule cible a quitté le champ de bataille ne fait rien, ni à cette cible ni à quoi que ce soit d'autre
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Grizzlis          | avant  |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Elfes de Llanowar |
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Elfes de Llanowar |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a en main
      | carte             |
      | Elfes de Llanowar |
    Et Bob contrôle
      | carte    | blessures |
      | Grizzlis | 0         |
    Et Alice contrôle
      | carte            | engagé | blessures |
      | Sorcier sybarite | oui    | 0         |
    Et Bob a 20 points de vie
    Et Alice a 20 points de vie

  @id:AB-056 @control:abil-402.5-all-targets-illegal
  @cr:608.2b
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une capacité dont la cible est toujours là se résout bien qu'une autre créature ait quitté le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Grizzlis          | avant  |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Elfes de Llanowar |
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Bob a en main
      | carte    |
      | Grizzlis |
    Et Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |

  @id:AB-057 @clause:abil-402.6-exists-independently
  @cr:113.1c @cr:113.7a @cr:602.2
  @needs:activated-abilities @needs:stack @needs:sacrifice @needs:targeting @needs:damage
  Scénario: Une capacité dont le coût était le sacrifice de sa source reste sur la pile sans elle et se résout
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Mogg fanatique | avant  |
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

  @id:AB-058 @clause:abil-402.6-source-destroyed-activated @control:abil-402.6-source-destroyed-activated
  @cr:113.7a
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une capacité activée se résout bien que sa source ait été détruite en réponse
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | Sorcier sybarite |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte            |
      | Sorcier sybarite |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-059 @control:abil-402.6-source-destroyed-activated
  @cr:113.6 @cr:602.2
  @needs:activated-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une créature détruite avant l'activation de sa capacité ne laisse rien sur la pile et ne peut plus servir
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et la pile est vide
    Et Bob a 20 points de vie

  @id:AB-060 @clause:abil-402.6-source-removed-triggered
  @cr:113.7a @cr:603.3
  @needs:triggered-abilities @needs:stack @needs:targeting @needs:priority
  Scénario: Une capacité déclenchée se résout bien que sa source ait été renvoyée en main en réponse
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Visionnaire elfe |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Visionnaire elfe »
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Visionnaire elfe |
    Et que le sommet de la pile se résout
    Alors Alice a en main
      | carte            |
      | Visionnaire elfe |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Visionnaire elfe | capacité | Alice      |
    Et Alice a 1 carte en main
    Quand la pile se résout
    Alors Alice a 2 cartes en main

  @id:AB-417 @clause:abil-402.1-effect-is-the-result
  @cr:612.2 @cr:609.1 @needs:stack @needs:targeting @needs:layers
  Scénario: Un mot de couleur changé dans un Voile de mort sur la pile change ce qu'il fait à sa résolution
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte             |
      | Voile de mort     |
      | Tricherie mentale |
    Et que la réserve de mana d'Alice contient {B}{U}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | noir    |
      | couleur | rouge   |
    Quand Alice lance « Voile de mort »
      | cible | Grizzlis |
    Et qu'Alice lance « Tricherie mentale »
      | cible | Voile de mort |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | couleurs |
      | Grizzlis | rouge    |
    Et Alice a au cimetière
      | carte             |
      | Voile de mort     |
      | Tricherie mentale |

  @id:AB-418 @clause:abil-402.5-all-targets-illegal
  @cr:612.2 @cr:608.2b @needs:stack @needs:targeting @needs:layers
  Scénario: Une Terreur dont le texte n'épargne plus les créatures noires mais les vertes ne fait rien à la verte qu'elle cible
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana d'Alice contient {B}{B}
    Et que Bob a en main
      | carte             |
      | Tricherie mentale |
    Et que la réserve de mana de Bob contient {U}
    Et que Bob choisira
      | choix   | réponse |
      | couleur | noir    |
      | couleur | vert    |
    Quand Alice lance « Terreur »
      | cible | Grizzlis |
    Et qu'Alice passe la priorité
    Et que Bob lance « Tricherie mentale »
      | cible | Terreur |
    Et que la pile se résout
    Alors Bob contrôle
      | carte    |
      | Grizzlis |
    Et Alice a au cimetière
      | carte   |
      | Terreur |

  @id:AB-419 @clause:abil-402.6-information-checked-on-resolution
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:610.3b @cr:608.2h @needs:stack @needs:triggered-abilities @needs:zone-change
  Scénario: L'Ange des condamnations n'exile rien s'il a quitté le champ de bataille avant la résolution de sa capacité
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Ange des condamnations |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}
    Et qu'Alice choisira
      | choix      | réponse  |
      | cible      | Grizzlis |
      | facultatif | oui      |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Ange des condamnations »
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Ange des condamnations |
    Et que la pile se résout
    Alors Alice a en main
      | carte                  |
      | Ange des condamnations |
    Et Bob contrôle
      | carte    |
      | Grizzlis |

  @id:AB-693 @clause:abil-402.5-ability-counter-works @control:abil-402.5-ability-counter-works
  @cr:113.9 @cr:115.7d @cr:701.6a @needs:activated-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority
  @needs:control-change @needs:damage
  Scénario: Asphyxie, prise par un autre joueur qui pourrait en changer la cible et ne le fait pas, contrecarre la capacité ciblée et non l'autre
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Et que Bob contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}{R}
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Bob active « {R}, {T} » de « Gobelin pointecoup »
      | cible | Alice |
    Et que Bob passe la priorité
    Et qu'Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Et que Bob passe la priorité
    Et qu'Alice lance « Réquisition »
      | cible | Asphyxie |
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Et Alice a 19 points de vie

  @id:AB-694 @clause:abil-402.1-effect-is-the-result @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.7d @cr:609.1 @cr:400.7a @needs:stack @needs:targeting @needs:priority @needs:control-change
  Scénario: Voile de mort, pris par un autre joueur qui en change la cible pour un sort, rend ce sort noir
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Et que Bob a en main
      | carte              |
      | Géant des collines |
      | Voile de mort      |
    Et que la réserve de mana de Bob contient {R}{R}{R}{R}
    Et que Bob contrôle
      | carte  | depuis |
      | Marais | avant  |
    Et qu'Alice choisira
      | choix      | réponse            |
      | facultatif | oui                |
      | cible      | Géant des collines |
    Quand Bob lance « Géant des collines »
    Et que Bob lance « Voile de mort »
      | cible   | Grizzlis |
      | mana de | Marais   |
    Et que Bob passe la priorité
    Et qu'Alice lance « Réquisition »
      | cible | Voile de mort |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | couleurs |
      | Grizzlis | vert     |
    Et Bob contrôle
      | carte              | couleurs |
      | Géant des collines | noir     |

  @id:AB-698 @clause:abil-402.5-all-targets-illegal @control:abil-402.5-all-targets-illegal
  @cr:608.2b @cr:115.1 @cr:115.5 @cr:702.18a @needs:stack @needs:targeting @needs:priority @needs:shroud
  Scénario: Voile de mort, qui ne peut cibler ni une créature avec le linceul, ni un joueur, ni lui-même, ne fait rien si sa cible est partie, mais agit sur une cible présente
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Voile de mort     |
      | Voile de mort (2) |
    Et que la réserve de mana d'Alice contient {B}{B}
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Insecte mortel     | avant  |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Alors Alice ne peut pas lancer « Voile de mort »
      | cible | Insecte mortel |
    Et Alice ne peut pas lancer « Voile de mort »
      | cible | Bob |
    Et Alice ne peut pas lancer « Voile de mort »
      | cible | Voile de mort |
    Et Alice peut lancer « Voile de mort »
      | cible | Grizzlis |
    Quand Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Bob a en main
      | carte    |
      | Grizzlis |
    Et Alice a au cimetière
      | carte         |
      | Voile de mort |
    Et Bob contrôle
      | carte              | couleurs |
      | Géant des collines | rouge    |
      | Insecte mortel     | vert     |
    Quand Alice lance « Voile de mort (2) »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | couleurs |
      | Géant des collines | noir     |
