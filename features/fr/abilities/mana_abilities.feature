# language: fr
Fonctionnalité: Les capacités de mana
  Quelles capacités sont des capacités de mana, quand on les active, et comment elles se résolvent sans passer par la pile.

  @id:AB-154 @clause:abil-406.1a-activated-mana-ability @control:abil-406.1a-activated-mana-ability
  @cr:605.1a @cr:605.3b
  @needs:mana-abilities @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Terrains, créatures et artefacts s'engagent pour du mana sans passer par la pile, au contraire d'une capacité qui n'ajoute pas de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Forêt             | avant  |
      | Elfes de Llanowar | avant  |
      | Anneau solaire    | avant  |
      | Sorcier sybarite  | avant  |
    Quand Alice active « {T} » de « Elfes de Llanowar »
    Alors la réserve de mana d'Alice contient {G}
    Et la pile est vide
    Quand Alice active « {T} » de « Anneau solaire »
    Et qu'Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {C}{C}{G}{G}
    Et la pile est vide
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-155 @clause:abil-406.1a-triggered-mana-ability
  @cr:605.1b @cr:605.4a
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:auras
  Scénario: Le mana supplémentaire que donne une aura sur un terrain s'ajoute aussitôt à celui de ce terrain
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis | attaché à |
      | Forêt                 | avant  |           |
      | Végétation luxuriante | avant  | Forêt     |
    Quand Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {G}{G}
    Et la pile est vide
    Et Alice contrôle
      | carte                 | engagé |
      | Forêt                 | oui    |
      | Végétation luxuriante | non    |

  @id:AB-156 @clause:abil-406.1a-triggered-mana-ability
  @cr:605.1b @cr:605.4a @cr:601.2g
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:auras @needs:stack
  Scénario: Le mana supplémentaire d'un terrain engagé pendant qu'on lance un sort sert à payer ce sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis | attaché à |
      | Forêt                 | avant  |           |
      | Végétation luxuriante | avant  | Forêt     |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Quand Alice lance « Grizzlis »
      | mana de | Forêt |
    Alors la pile contient
      | carte    | nature | contrôleur |
      | Grizzlis | sort   | Alice      |
    Et la réserve de mana d'Alice est vide

  @id:AB-157 @clause:abil-406.1a-triggered-mana-ability @control:abil-406.1e-other-triggers-use-the-stack
  @cr:605.1b @cr:605.4a
  @needs:mana-abilities @needs:triggered-mana-abilities
  Scénario: Un enchantement de l'adversaire peut ajouter du mana chaque fois qu'un terrain est engagé pour du mana, sans que rien n'aille sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
      | Forêt    | avant  |
    Et que Bob contrôle
      | carte                | depuis |
      | Flamboiement de mana | avant  |
    Quand Alice active « {T} » de « Montagne »
    Alors la réserve de mana d'Alice contient {R}{R}
    Et la pile est vide
    Quand Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {R}{R}{G}{G}
    Et la pile est vide

  @id:AB-158 @clause:abil-406.1a-other-effects-too
  @cr:605.1a @cr:605.3b @cr:405.6c
  @needs:mana-abilities @needs:damage
  Scénario: Les blessures que fait infliger une capacité de mana sont infligées dès que son mana est ajouté, sans passer par la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Ancienne tombe | avant  |
    Quand Alice active « {T} » de « Ancienne tombe »
    Alors la réserve de mana d'Alice contient {C}{C}
    Et Alice a 18 points de vie
    Et la pile est vide

  @id:AB-159 @clause:abil-406.1a-other-effects-too
  @cr:605.1a @cr:605.3a @cr:601.2g
  @needs:mana-abilities @needs:damage @needs:stack
  Scénario: Une capacité de mana qui inflige des blessures peut payer un sort, et les blessures sont infligées avant que le sort puisse se résoudre
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Ancienne tombe | avant  |
    Et qu'Alice a en main
      | carte        |
      | Totem maudit |
    Quand Alice lance « Totem maudit »
      | mana de | Ancienne tombe |
    Alors la pile contient
      | carte        | nature | contrôleur |
      | Totem maudit | sort   | Alice      |
    Et Alice a 18 points de vie
    Et la réserve de mana d'Alice est vide

  @id:AB-160 @clause:abil-406.1b-spells-are-not-mana-abilities
  @cr:605.5b @cr:701.6a
  @needs:mana-abilities @needs:stack @needs:priority @needs:targeting
  Scénario: Un sort qui ajoute du mana va sur la pile, et n'en ajoute pas s'il est contrecarré
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Messe noire |
    Et que la réserve de mana d'Alice contient {B}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Messe noire »
    Alors la pile contient
      | carte       | nature | contrôleur |
      | Messe noire | sort   | Alice      |
    Et la réserve de mana d'Alice est vide
    Quand Alice passe la priorité
    Et que Bob lance « Contresort »
      | cible | Messe noire |
    Et que la pile se résout
    Alors la réserve de mana d'Alice est vide
    Et Alice a au cimetière
      | carte       |
      | Messe noire |

  @id:AB-161 @clause:abil-406.1b-spells-are-not-mana-abilities @control:abil-406.1b-spells-are-not-mana-abilities
  @cr:605.5b @cr:601.2g
  @needs:mana-abilities @needs:stack
  Scénario: Le mana qu'ajoute un sort ne peut servir à en payer un autre qu'une fois ce sort résolu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Marais | avant  |
    Et qu'Alice a en main
      | carte              |
      | Messe noire        |
      | Danse des cadavres |
    Alors Alice ne peut pas lancer « Danse des cadavres »
      | mana de | Marais |
    Quand Alice lance « Messe noire »
      | mana de | Marais |
    Alors la pile contient
      | carte       | nature | contrôleur |
      | Messe noire | sort   | Alice      |
    Et Alice ne peut pas lancer « Danse des cadavres »
    Quand la pile se résout
    Alors la réserve de mana d'Alice contient {B}{B}{B}
    Et Alice peut lancer « Danse des cadavres »
    Et la réserve de mana d'Alice est vide

  @id:AB-162 @clause:abil-406.1b-trigger-from-other-event-uses-stack
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:counter-ability @needs:priority @needs:targeting
  Scénario: Une capacité qui ajoute du mana à la mort de sa source va sur la pile, où elle peut être contrecarrée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Su-Chi | avant  |
    Et que Bob contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Île        | avant  |
    Et que Bob a en main
      | carte           |
      | Désenchantement |
      | Asphyxie        |
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement »
      | cible   | Su-Chi             |
      | mana de | Plaine; Plaine (2) |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte  |
      | Su-Chi |
    Et la pile contient
      | carte  | nature   | contrôleur |
      | Su-Chi | capacité | Alice      |
    Et la réserve de mana d'Alice est vide
    Quand Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible   | capacité : Su-Chi |
      | mana de | Île               |
    Et que la pile se résout
    Alors la réserve de mana d'Alice est vide

  @id:AB-163 @clause:abil-406.1b-trigger-from-other-event-uses-stack @control:abil-406.1b-trigger-from-other-event-uses-stack
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:priority @needs:targeting
  Scénario: Une capacité qui ajoute du mana à la mort de sa source l'ajoute en se résolvant, et l'on peut alors dépenser ce mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Su-Chi | avant  |
    Et qu'Alice a en main
      | carte              |
      | Désenchantement    |
      | Simulacre solennel |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice lance « Désenchantement »
      | cible | Su-Chi |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte  | nature   | contrôleur |
      | Su-Chi | capacité | Alice      |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et Alice peut lancer « Simulacre solennel »
    Et la réserve de mana d'Alice est vide

  @id:AB-164 @clause:abil-406.1c-remains-a-mana-ability @control:abil-406.1c-remains-a-mana-ability
  @cr:605.2 @cr:605.3b
  @needs:mana-abilities @needs:counter-ability @needs:sacrifice @needs:activated-abilities @needs:priority @needs:targeting
  @needs:damage @needs:stack
  Scénario: Une capacité de mana qui, pour l'instant, ne peut pas produire de mana ne laisse rien non plus sur la pile à contrecarrer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Berceau de Gaïa | avant  |
      | Mogg fanatique  | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « sacrifier » de « Mogg fanatique »
      | cible | Bob |
    Et qu'Alice active « {T} » de « Berceau de Gaïa »
    Alors la réserve de mana d'Alice est vide
    Et Alice contrôle
      | carte           | engagé |
      | Berceau de Gaïa | oui    |
    Et la pile contient
      | carte          | nature   | contrôleur |
      | Mogg fanatique | capacité | Alice      |
    Quand Alice passe la priorité
    Alors Bob ne peut pas lancer « Asphyxie »
      | cible | capacité : Berceau de Gaïa |
    Et Bob peut lancer « Asphyxie »
      | cible | capacité : Mogg fanatique |
    Quand la pile se résout
    Alors Bob a 20 points de vie

  @id:AB-165 @clause:abil-406.1c-remains-a-mana-ability @clause:abil-406.1c-ex-tapped
  @cr:605.2
  @needs:mana-abilities @needs:abilities-predicate
  Scénario: Une capacité de mana en reste une sur un terrain engagé, sans aucune créature à compter ou sur une créature qui vient d'arriver
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis | engagé |
      | Forêt           | avant  | oui    |
      | Berceau de Gaïa | avant  |        |
    Et que Bob contrôle
      | carte             | depuis     |
      | Elfes de Llanowar | ce tour-ci |
      | Sorcier sybarite  | ce tour-ci |
    Alors Alice contrôle
      | carte           | capacités       | engagé |
      | Forêt           | activée de mana | oui    |
      | Berceau de Gaïa | activée de mana | non    |
    Et Bob contrôle
      | carte             | capacités       |
      | Elfes de Llanowar | activée de mana |
      | Sorcier sybarite  | activée         |
    Quand Alice active « {T} » de « Berceau de Gaïa »
    Alors la réserve de mana d'Alice est vide
    Et Alice contrôle
      | carte           | capacités       | engagé |
      | Berceau de Gaïa | activée de mana | oui    |

  @id:AB-166 @clause:abil-406.1c-ex-no-creatures
  @cr:605.2 @cr:605.3b
  @needs:mana-abilities @needs:priority
  Scénario: Un joueur sans créature peut activer une capacité qui ajoute du mana pour chaque créature : elle n'ajoute rien, et ne va pas sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Berceau de Gaïa | avant  |
    Et qu'Alice a en main
      | carte |
      | Forêt |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice active « {T} » de « Berceau de Gaïa »
    Alors Alice contrôle
      | carte           | engagé |
      | Berceau de Gaïa | oui    |
    Et la réserve de mana d'Alice est vide
    Et la pile est vide
    Et Alice peut jouer « Forêt »

  @id:AB-167 @control:abil-406.1c-ex-no-creatures @control:abil-406.1c-remains-a-mana-ability
  @cr:605.2 @cr:605.3b
  @needs:mana-abilities
  Scénario: Une capacité qui ajoute du mana pour chaque créature de son contrôleur en ajoute un pour chacune, et aucun pour celles de l'adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis     |
      | Berceau de Gaïa    | avant      |
      | Grizzlis           | avant      |
      | Géant des collines | ce tour-ci |
    Et que Bob contrôle
      | carte        | depuis |
      | Grizzlis (2) | avant  |
    Quand Alice active « {T} » de « Berceau de Gaïa »
    Alors la réserve de mana d'Alice contient {G}{G}
    Et la pile est vide

  @id:AB-168 @clause:abil-406.1c-ex-tapped @control:abil-406.1c-ex-tapped
  @cr:605.2 @cr:118.3 @cr:602.2
  @needs:mana-abilities @needs:status @needs:targeting
  Scénario: On ne peut pas engager pour du mana un terrain engagé, mais on le peut de nouveau une fois qu'il est dégagé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Berceau de Gaïa | avant  |
      | Grizzlis        | avant  |
    Et qu'Alice a en main
      | carte   |
      | Bascule |
    Et que la réserve de mana d'Alice contient {U}
    Quand Alice active « {T} » de « Berceau de Gaïa »
    Alors la réserve de mana d'Alice contient {U}{G}
    Et Alice ne peut pas activer « {T} » de « Berceau de Gaïa »
    Quand Alice choisira
      | choix  | réponse |
      | option | dégager |
    Et qu'Alice lance « Bascule »
      | cible | Berceau de Gaïa |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Berceau de Gaïa »
    Et la réserve de mana d'Alice contient {G}{G}

  @id:AB-169 @clause:abil-406.1d-activated-or-triggered
  @cr:605.1 @cr:605.1a @cr:605.1b @cr:113.4
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:abilities-predicate
  Scénario: La capacité de mana d'un terrain est activée, celle qui ajoute du mana à celui du terrain est déclenchée, et une capacité qui en ajoute quand une créature meurt n'est pas une capacité de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis |
      | Forêt                | avant  |
      | Elfes de Llanowar    | avant  |
      | Flamboiement de mana | avant  |
      | Su-Chi               | avant  |
    Alors Alice contrôle
      | carte                | capacités          |
      | Forêt                | activée de mana    |
      | Elfes de Llanowar    | activée de mana    |
      | Flamboiement de mana | déclenchée de mana |
      | Su-Chi               | déclenchée         |

  @id:AB-202 @clause:abil-406.1d-activated-or-triggered
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:605.1 @cr:605.1b @cr:113.4 @cr:702.5a
  @needs:triggered-mana-abilities @needs:abilities-predicate @needs:auras
  Scénario: La capacité de mana d'une aura sur un terrain est déclenchée, et le mot-clé qui dit ce qu'elle enchante est une capacité statique
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis | attaché à |
      | Forêt                 | avant  |           |
      | Végétation luxuriante | avant  | Forêt     |
    Alors Alice contrôle
      | carte                 | capacités                    |
      | Végétation luxuriante | statique; déclenchée de mana |

  @id:AB-203 @clause:abil-406.1d-activated-or-triggered
  @ruleset:cr-2002 @ruleset:cr-2004
  @cr:605.1 @cr:605.1b @cr:113.4
  @needs:triggered-mana-abilities @needs:abilities-predicate @needs:auras
  Scénario: En 2002 et 2004, un enchantement local qui ajoute du mana à celui de son terrain n'avait qu'une capacité de mana déclenchée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis | attaché à |
      | Forêt                 | avant  |           |
      | Végétation luxuriante | avant  | Forêt     |
    Alors Alice contrôle
      | carte                 | capacités          |
      | Végétation luxuriante | déclenchée de mana |

  @id:AB-170 @control:abil-406.1d-activated-or-triggered
  @cr:605.1 @cr:605.5a @cr:113.3
  @needs:mana-abilities @needs:triggered-abilities @needs:static-abilities @needs:abilities-predicate
  Scénario: Une capacité qui n'ajoute pas de mana n'est pas une capacité de mana, même si elle se déclenche quand un terrain est engagé pour du mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
      | Barbelures de mana | avant  |
      | Sorcier sybarite   | avant  |
      | Grizzlis           | avant  |
    Alors Alice contrôle
      | carte              | capacités  |
      | Antienne glorieuse | statique   |
      | Barbelures de mana | déclenchée |
      | Sorcier sybarite   | activée    |
      | Grizzlis           | aucun      |

  @id:AB-171 @clause:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:601.2g @cr:117.1d
  @needs:mana-abilities @needs:stack
  Scénario: Un joueur sans mana peut commencer à lancer un sort et activer des capacités de mana pendant qu'il le paie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Forêt             | avant  |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Quand Alice lance « Grizzlis »
      | capacité de mana | Forêt : {T}; Elfes de Llanowar : {T} |
    Alors la pile contient
      | carte    | nature | contrôleur |
      | Grizzlis | sort   | Alice      |
    Et Alice contrôle
      | carte             | engagé |
      | Forêt             | oui    |
      | Elfes de Llanowar | oui    |
    Et la réserve de mana d'Alice est vide

  @id:AB-204 @clause:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:601.2c @cr:601.2g
  @needs:mana-abilities @needs:stack @needs:targeting @needs:sacrifice
  Scénario: Une créature choisie comme cible d'un sort peut ensuite être sacrifiée pour le mana qui paie ce sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Autel phyrexian | avant  |
      | Grizzlis        | avant  |
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | rouge   |
    Quand Alice lance « Foudre »
      | cible            | Grizzlis                               |
      | capacité de mana | Autel phyrexian : sacrifier : Grizzlis |
    Alors la pile contient
      | carte  | nature | contrôleur |
      | Foudre | sort   | Alice      |
    Et Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et la réserve de mana d'Alice est vide

  @id:AB-172 @clause:abil-406.1d-usable-while-paying @control:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:601.2g @cr:602.2
  @needs:mana-abilities @needs:activated-abilities @needs:stack
  Scénario: Une capacité qui n'est pas de mana ne peut pas être activée pendant qu'on paie un sort, mais seulement avant ou après
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Forêt               | avant  |
      | Aérostiers gobelins | avant  |
    Et qu'Alice a en main
      | carte             |
      | Elfes de Llanowar |
    Et que la réserve de mana d'Alice contient {R}
    Alors Alice ne peut pas lancer « Elfes de Llanowar »
      | capacité de mana | Forêt : {T}; Aérostiers gobelins : {R} |
    Et Alice peut lancer « Elfes de Llanowar »
      | capacité de mana | Forêt : {T} |
    Et Alice peut activer « {R} » de « Aérostiers gobelins »
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Elfes de Llanowar   | sort     | Alice      |
      | Aérostiers gobelins | capacité | Alice      |
    Et la réserve de mana d'Alice est vide

  @id:AB-173 @clause:abil-406.1d-usable-while-paying @control:abil-406.1d-usable-while-paying
  @cr:605.3a @cr:117.1d
  @needs:mana-abilities @needs:priority @needs:targeting @needs:damage @needs:stack
  Scénario: Un joueur qui n'a pas la priorité et n'a rien à payer ne peut pas activer de capacité de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
      | Forêt    | avant  |
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et que Bob contrôle
      | carte     | depuis |
      | Forêt (2) | avant  |
    Quand Alice lance « Foudre »
      | cible   | Bob      |
      | mana de | Montagne |
    Et qu'Alice passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Forêt »
    Et Bob peut activer « {T} » de « Forêt (2) »
    Quand le sommet de la pile se résout
    Alors Bob a 17 points de vie
    Et Alice peut activer « {T} » de « Forêt »
    Et la réserve de mana d'Alice contient {G}

  @id:AB-174 @clause:abil-406.1e-otherwise-like-any-ability @control:abil-406.1e-otherwise-like-any-ability
  @cr:605.3 @cr:602.5a @cr:302.6
  @needs:mana-abilities @needs:haste
  Scénario: Une créature qui vient d'arriver ne peut pas être engagée pour du mana sans la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Elfes de Llanowar   |
      | Croisée harmonieuse |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand Alice lance « Croisée harmonieuse »
    Et que la pile se résout
    Alors la réserve de mana d'Alice est vide
    Et Alice peut activer « {T} » de « Elfes de Llanowar »
    Et la réserve de mana d'Alice contient {G}

  @id:AB-175 @clause:abil-406.1e-otherwise-like-any-ability @control:abil-406.1e-otherwise-like-any-ability
  @cr:605.3 @cr:602.2
  @needs:mana-abilities @needs:priority
  Scénario: Seul le contrôleur d'un permanent en active les capacités de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et que Bob contrôle
      | carte                 | depuis |
      | Elfes de Llanowar (2) | avant  |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Bob peut activer « {T} » de « Elfes de Llanowar (2) »
    Et la réserve de mana de Bob contient {G}

  @id:AB-176 @clause:abil-406.1e-otherwise-like-any-ability @control:abil-406.1e-otherwise-like-any-ability
  @cr:605.3 @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:targeting
  Scénario: Un effet qui interdit d'activer les capacités des créatures interdit aussi d'activer leurs capacités de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Forêt             | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Et que Bob contrôle
      | carte        | depuis |
      | Totem maudit | avant  |
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand Alice lance « Désenchantement »
      | cible | Totem maudit |
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Alice peut activer « {T} » de « Forêt »
    Quand la pile se résout
    Alors Alice peut activer « {T} » de « Elfes de Llanowar »
    Et la réserve de mana d'Alice contient {G}{G}

  @id:AB-177 @clause:abil-406.1e-does-not-use-the-stack @control:abil-406.1e-does-not-use-the-stack
  @cr:605.3b @cr:405.6c
  @needs:mana-abilities @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Quand un sort est sur la pile, une capacité de mana se résout aussitôt, et une autre capacité va sur la pile, au-dessus du sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Sorcier sybarite  | avant  |
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Foudre »
      | cible | Bob |
    Et qu'Alice active « {T} » de « Elfes de Llanowar »
    Alors la réserve de mana d'Alice contient {G}
    Et la pile contient
      | carte  | nature | contrôleur |
      | Foudre | sort   | Alice      |
    Et Bob a 20 points de vie
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Foudre           | sort     | Alice      |
      | Sorcier sybarite | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:AB-178 @clause:abil-406.1e-cannot-be-countered @control:abil-406.1e-cannot-be-countered
  @cr:605.3b
  @needs:mana-abilities @needs:counter-ability @needs:activated-abilities @needs:priority @needs:targeting @needs:damage
  @needs:stack
  Scénario: Ce qui contrecarre les capacités ne trouve pas de capacité de mana à contrecarrer, mais seulement des capacités qui sont sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Sorcier sybarite  | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice active « {T} » de « Elfes de Llanowar »
    Et qu'Alice passe la priorité
    Alors Bob ne peut pas lancer « Asphyxie »
      | cible | capacité : Elfes de Llanowar |
    Et Bob peut lancer « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Quand la pile se résout
    Alors Bob a 20 points de vie
    Et la réserve de mana d'Alice contient {G}

  @id:AB-179 @clause:abil-406.1e-no-response @control:abil-406.1e-no-response
  @cr:605.3b @cr:405.6c @cr:117.1
  @needs:mana-abilities @needs:priority @needs:targeting @needs:damage @needs:stack @needs:state-based-actions
  Scénario: Le mana est là avant que l'adversaire puisse faire quoi que ce soit, et il reste si la source de la capacité meurt ensuite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Alice active « {T} » de « Elfes de Llanowar »
    Alors la réserve de mana d'Alice contient {G}
    Et Bob ne peut pas lancer « Foudre »
      | cible | Elfes de Llanowar |
    Quand Alice passe la priorité
    Alors Bob peut lancer « Foudre »
      | cible | Elfes de Llanowar |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et la réserve de mana d'Alice contient {G}

  @id:AB-180 @clause:abil-406.1e-other-triggers-use-the-stack @control:abil-406.1a-other-effects-too
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:damage
  Scénario: Une capacité qui se déclenche quand un terrain est engagé pour du mana et ne fait qu'infliger des blessures va sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Barbelures de mana | avant  |
    Quand Alice active « {T} » de « Montagne »
    Alors la réserve de mana d'Alice contient {R}
    Et la pile contient
      | carte              | nature   | contrôleur |
      | Barbelures de mana | capacité | Bob        |
    Et Alice a 20 points de vie
    Quand la pile se résout
    Alors Alice a 19 points de vie

  @id:AB-501 @clause:abil-406.1e-other-triggers-use-the-stack
  @cr:605.5a @cr:603.3 @cr:601.2g
  @needs:mana-abilities @needs:triggered-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Ce qui se déclenche sur le mana produit pendant qu'un sort est lancé va sur la pile au-dessus de ce sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Barbelures de mana | avant  |
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Quand Alice lance « Choc »
      | cible            | Bob            |
      | capacité de mana | Montagne : {T} |
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Choc               | sort     | Alice      |
      | Barbelures de mana | capacité | Bob        |
    Quand le sommet de la pile se résout
    Alors Alice a 19 points de vie
    Et Bob a 20 points de vie

  @id:AB-181 @clause:abil-406.1e-other-triggers-use-the-stack
  @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting
  Scénario: Une capacité que déclenche une capacité de mana et qui n'ajoute pas de mana peut être contrecarrée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana d'Alice contient {U}
    Et que Bob contrôle
      | carte              | depuis |
      | Barbelures de mana | avant  |
    Quand Alice active « {T} » de « Montagne »
    Et qu'Alice lance « Asphyxie »
      | cible | capacité : Barbelures de mana |
    Et que la pile se résout
    Alors Alice a 20 points de vie
    Et la réserve de mana d'Alice contient {R}

  @id:AB-205 @clause:x-abil-library-mana-ability-before @control:x-abil-library-mana-ability-before
  @cr:605.1a @cr:605.3a @cr:605.3b @cr:405.6c
  @needs:mana-abilities @needs:stack @needs:sacrifice
  Scénario: Jusqu'en août 2026, une capacité qui ajoutait du mana et faisait piocher une carte faisait les deux aussitôt, même pendant qu'on payait un sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Sphère chromatique (1) | avant  |
      | Sphère chromatique (2) | avant  |
      | Pierre de l'esprit     | avant  |
      | Forêt (1)              | avant  |
      | Forêt (2)              | avant  |
      | Forêt (3)              | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et qu'Alice a dans sa bibliothèque
      | carte  |
      | Île    |
      | Plaine |
      | Marais |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | vert    |
      | couleur | vert    |
    Quand Alice active « {1}, {T}, sacrifier » de « Sphère chromatique (1) »
      | mana de | Forêt (1) |
    Alors la pile est vide
    Et la réserve de mana d'Alice contient {G}
    Et Alice a en main
      | carte    |
      | Grizzlis |
      | Île      |
    Et Alice ne peut pas lancer « Grizzlis »
      | mana de          | Forêt (2); Forêt (3)                     |
      | capacité de mana | Pierre de l'esprit : {1}, {T}, sacrifier |
    Et Alice peut lancer « Grizzlis »
      | mana de          | Forêt (2)                                    |
      | capacité de mana | Sphère chromatique (2) : {1}, {T}, sacrifier |
    Et la pile contient
      | carte    | nature | contrôleur |
      | Grizzlis | sort   | Alice      |
    Et Alice a en main
      | carte  |
      | Île    |
      | Plaine |
    Et la réserve de mana d'Alice est vide

  @id:AB-206 @clause:x-abil-library-mana-ability @control:x-abil-library-mana-ability
  @cr:605.1a @cr:601.2g @cr:602.2a @cr:113.9
  @needs:mana-abilities @needs:stack @needs:sacrifice @needs:triggered-abilities @needs:counter-ability @needs:targeting
  @needs:priority @needs:activated-abilities
  Scénario: Depuis août 2026, une capacité qui ajoute du mana et fait piocher une carte utilise la pile, peut être contrecarrée et ne peut pas être activée pendant qu'on paie un sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sphère chromatique | avant  |
      | Étoile chromatique | avant  |
      | Forêt (1)          | avant  |
      | Forêt (2)          | avant  |
      | Forêt (3)          | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et qu'Alice a dans sa bibliothèque
      | carte  |
      | Île    |
      | Plaine |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | vert    |
    Alors Alice ne peut pas lancer « Grizzlis »
      | mana de          | Forêt (1); Forêt (2)                     |
      | capacité de mana | Sphère chromatique : {1}, {T}, sacrifier |
    Et Alice peut lancer « Grizzlis »
      | mana de          | Forêt (1); Forêt (2)                     |
      | capacité de mana | Étoile chromatique : {1}, {T}, sacrifier |
    Quand la pile se résout
    Alors Alice a en main
      | carte |
      | Île   |
    Quand Alice active « {1}, {T}, sacrifier » de « Sphère chromatique »
      | mana de | Forêt (3) |
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Sphère chromatique | capacité | Alice      |
    Et la réserve de mana d'Alice est vide
    Et Alice a 1 carte en main
    Quand Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Sphère chromatique |
    Et que la pile se résout
    Alors la réserve de mana d'Alice est vide
    Et Alice a 1 carte en main
    Et Alice a au cimetière
      | carte              |
      | Sphère chromatique |
      | Étoile chromatique |

  @id:AB-182 @clause:abil-406.1e-other-triggers-use-the-stack @clause:abil-406.1a-triggered-mana-ability
  @control:abil-406.1e-other-triggers-use-the-stack
  @cr:605.4a @cr:605.5a @cr:603.3
  @needs:mana-abilities @needs:triggered-mana-abilities @needs:triggered-abilities @needs:stack @needs:auras @needs:damage
  Scénario: De deux capacités qu'un même terrain engagé pour du mana déclenche, celle qui ajoute du mana se résout aussitôt et l'autre va sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis | attaché à |
      | Forêt                 | avant  |           |
      | Végétation luxuriante | avant  | Forêt     |
    Et que Bob contrôle
      | carte              | depuis |
      | Barbelures de mana | avant  |
    Quand Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {G}{G}
    Et la pile contient
      | carte              | nature   | contrôleur |
      | Barbelures de mana | capacité | Bob        |
    Et Alice a 20 points de vie
    Quand la pile se résout
    Alors Alice a 19 points de vie

  @id:AB-406 @clause:abil-406.1a-triggered-mana-ability
  @cr:605.1b @cr:605.4a @cr:614.12 @needs:mana-abilities @needs:triggered-mana-abilities @needs:auras
  Scénario: La Forêt enchantée par l'Étendue de l'Utopie produit aussitôt, en plus du sien, un mana de la couleur choisie à l'arrivée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte               |
      | Étendue de l'Utopie |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | bleu    |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Étendue de l'Utopie »
      | cible | Forêt |
    Et que la pile se résout
    Et qu'Alice active « {T} » de « Forêt »
    Alors la pile est vide
    Et la réserve de mana d'Alice contient {U}{G}
    Quand Alice active « {T} » de « Forêt (2) »
    Alors la réserve de mana d'Alice contient {U}{G}{G}

  @id:AB-607 @clause:abil-406.1a-activated-mana-ability @ruleset:cr-2024 @ruleset:cr-2026
  @cr:605.1a @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:turn-structure
  Scénario: Le mana qu'une capacité de mana ajoute pendant l'étape d'entretien est perdu quand cette étape se termine, et aucun point de vie avec lui
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Quand Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {G}
    Quand la partie arrive à l'étape de pioche d'Alice
    Alors la réserve de mana d'Alice est vide
    Et Alice a 20 points de vie

  @id:AB-608 @clause:abil-406.1a-activated-mana-ability @ruleset:cr-2002 @ruleset:cr-2004
  @cr:605.1a @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:turn-structure
  Scénario: En 2002 et en 2004, le mana qu'une capacité de mana ajoutait pendant l'étape d'entretien était perdu à la fin de la phase, et autant de points de vie avec lui
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Quand Alice active « {T} » de « Forêt »
    Et que la partie arrive à l'étape de pioche d'Alice
    Alors la réserve de mana d'Alice contient {G}
    Et Alice a 20 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Alors la réserve de mana d'Alice est vide
    Et Alice a 19 points de vie

  @id:AB-721 @ruleset:cr-2002 @ruleset:cr-2004 @clause:abil-406.1e-does-not-use-the-stack
  @cr:605.3b @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:stack @needs:turn-structure
  Scénario: En 2002 et en 2004, le mana qu'une capacité de mana ajoutait aussitôt brûlait son joueur s'il était encore là à la fin de la phase
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice active « {T} » de « Elfes de Llanowar »
    Alors la pile est vide
    Et la réserve de mana d'Alice contient {G}
    Quand la partie arrive à l'étape de début de combat d'Alice
    Alors la réserve de mana d'Alice est vide
    Et Alice a 19 points de vie

  @id:AB-722 @ruleset:cr-2024 @ruleset:cr-2026 @clause:abil-406.1e-does-not-use-the-stack
  @cr:605.3b @cr:106.4 @cr:500.5 @needs:mana-abilities @needs:stack @needs:turn-structure
  Scénario: Le mana qu'une capacité de mana ajoute aussitôt est perdu à la fin de la phase si rien n'a été payé avec, et ne coûte aujourd'hui aucun point de vie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice active « {T} » de « Elfes de Llanowar »
    Alors la pile est vide
    Et la réserve de mana d'Alice contient {G}
    Quand la partie arrive à l'étape de début de combat d'Alice
    Alors la réserve de mana d'Alice est vide
    Et Alice a 20 points de vie
