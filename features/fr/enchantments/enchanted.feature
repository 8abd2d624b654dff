# language: fr
Fonctionnalité: Ce qui est enchanté
  Le permanent ou le joueur auquel une aura est attachée est enchanté. Un texte qui parle de ce qui est enchanté
  désigne celui-là et aucun autre.

  @id:EN-097 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term
  @clause:ench-212.4h-enchants-is-attached @cr:303.4b @cr:303.4m @needs:auras @needs:static-abilities
  Scénario: Seule la créature enchantée reçoit le bonus, et Wombat enragé ne compte que les auras qui lui sont attachées
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis (1)  | avant  |
      | Grizzlis (2)  | avant  |
      | Wombat enragé | avant  |
    Et que Bob contrôle
      | carte     | depuis | attaché à     |
      | Pacifisme | avant  | Wombat enragé |
    Et qu'Alice a en main
      | carte            |
      | Force sacrée (1) |
      | Force sacrée (2) |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice lance « Force sacrée (1) »
      | cible | Grizzlis (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | F/E | attaché à    |
      | Force sacrée (1) |     | Grizzlis (2) |
      | Grizzlis (1)     | 2/2 |              |
      | Grizzlis (2)     | 3/4 |              |
      | Wombat enragé    | 2/3 |              |
    Quand Alice lance « Force sacrée (2) »
      | cible | Wombat enragé |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | F/E | attaché à     |
      | Force sacrée (2) |     | Wombat enragé |
      | Grizzlis (1)     | 2/2 |               |
      | Grizzlis (2)     | 3/4 |               |
      | Wombat enragé    | 5/7 |               |

  @id:EN-098 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term
  @cr:303.4b @cr:303.4m @needs:auras @needs:player-auras @needs:triggered-abilities @needs:damage @needs:turn-structure
  Scénario: La capacité d'une malédiction se déclenche pendant l'entretien du joueur enchanté, pas pendant celui de son contrôleur
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                          | depuis | attaché à |
      | Malédiction du cœur transpercé | avant  | Bob       |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile est vide
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile contient
      | carte                          | nature   | contrôleur |
      | Malédiction du cœur transpercé | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice a 20 points de vie

  @id:EN-099 @clause:ench-212.4h-enchants-is-attached @cr:303.4b @cr:701.3a
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:state-based-actions @needs:targeting
  Scénario: Une aura déplacée n'enchante plus que son nouveau support, et reste quand l'ancien s'en va
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à         |
      | Couronne des temps anciens | avant  |                   |
      | Île                        | avant  |                   |
      | Wombat enragé (1)          | avant  |                   |
      | Wombat enragé (2)          | avant  |                   |
      | Grizzlis                   | avant  |                   |
      | Force sacrée               | avant  | Wombat enragé (1) |
    Et qu'Alice a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse           |
      | objet | Wombat enragé (2) |
    Quand Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Force sacrée |
    Alors Alice contrôle
      | carte             | F/E | attaché à         |
      | Force sacrée      |     | Wombat enragé (1) |
      | Wombat enragé (1) | 3/5 |                   |
      | Wombat enragé (2) | 0/1 |                   |
    Quand la pile se résout
    Alors Alice contrôle
      | carte             | F/E | attaché à         |
      | Force sacrée      |     | Wombat enragé (2) |
      | Wombat enragé (1) | 0/1 |                   |
      | Wombat enragé (2) | 3/5 |                   |
      | Grizzlis          | 2/2 |                   |
    Quand Alice lance « Désinvocation »
      | cible   | Wombat enragé (1) |
      | mana de | Île               |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E | attaché à         |
      | Force sacrée      |     | Wombat enragé (2) |
      | Wombat enragé (2) | 3/5 |                   |

  @id:EN-644 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term @cr:303.4b
  @needs:auras @needs:static-abilities @needs:granted-abilities @ruleset:cr-2024 @ruleset:cr-2026
  Scénario: Halvar confère la double initiative à la créature de son contrôleur qu'une aura enchante, et à aucune autre
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis | attaché à     |
      | Halvar, dieu de la Bataille | avant  |               |
      | Grizzlis                    | avant  |               |
      | Loup de garde               | avant  |               |
      | Vol                         | avant  | Loup de garde |
    Et que Bob contrôle
      | carte              | depuis | attaché à          |
      | Géant des collines | avant  |                    |
      | Force sacrée       | avant  | Géant des collines |
    Alors Alice contrôle
      | carte                       | avec              | sans              |
      | Loup de garde               | double initiative |                   |
      | Grizzlis                    |                   | double initiative |
      | Halvar, dieu de la Bataille |                   | double initiative |
    Et Bob contrôle
      | carte              | sans              |
      | Géant des collines | double initiative |

  @id:EN-601 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term @ruleset:cr-2024 @ruleset:cr-2026
  @cr:614.10 @cr:303.4 @cr:504.1 @needs:auras @needs:player-auras @needs:turn-structure @needs:multiplayer
  @needs:triggered-abilities
  Scénario: La joueuse qui contrôle Possession psychique ne pioche pas à sa propre étape de pioche, mais quand l'adversaire enchanté pioche, et non quand l'autre pioche
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est l'étape de fin de Chloé
    Et qu'Alice contrôle
      | carte                | depuis | attaché à |
      | Possession psychique | avant  | Bob       |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice a 0 carte en main
    Quand la partie arrive à la première phase principale de Bob
    Alors Alice a 1 carte en main
    Et Bob a 1 carte en main
    Quand la partie arrive à la première phase principale de Chloé
    Alors Alice a 1 carte en main
    Et Chloé a 1 carte en main

  @id:EN-695 @clause:ench-212.4h-enchanted-term
  @cr:303.4b @cr:118.3 @cr:120.3a @needs:auras @needs:triggered-abilities @needs:damage @needs:turn-structure
  Scénario: Fuite d'énergie inflige 2 blessures au contrôleur de l'enchantement enchanté, qui n'a pas de mana pour payer
    Étant donné que c'est l'étape de fin d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
      | Ferveur            | avant  |
    Et qu'Alice contrôle
      | carte           | depuis | attaché à          |
      | Fuite d'énergie | avant  | Antienne glorieuse |
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que la pile se résout
    Alors Bob a 18 points de vie
    Et Alice a 20 points de vie

  @id:EN-696 @clause:ench-212.4h-enchanted-term @control:ench-212.4h-enchanted-term
  @cr:303.4b @cr:509.1a @cr:509.1b @needs:auras @needs:combat
  Scénario: Claudication empêche la créature qu'elle enchante de bloquer si elle est noire, et non si elle est verte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | attaché à           |
      | Loup de garde    | avant  |                     |
      | Claudication     | avant  | Squelettes serviles |
      | Claudication (2) | avant  | Grizzlis            |
    Et que Bob contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
      | Grizzlis            | avant  |
    Quand Alice attaque avec « Loup de garde »
    Et que la partie arrive à l'étape de déclaration des bloqueurs d'Alice
    Alors Bob ne peut pas bloquer « Loup de garde » avec « Squelettes serviles »
    Et Bob peut bloquer « Loup de garde » avec « Grizzlis »
