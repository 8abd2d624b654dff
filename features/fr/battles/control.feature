# language: fr
Fonctionnalité: Le contrôle d'un Siège et son protecteur
  Un Siège ne peut pas avoir pour protecteur le joueur qui le contrôle. Si son protecteur en acquiert le contrôle, ce
  joueur choisit un adversaire comme nouveau protecteur : c'est une action basée sur l'état, à laquelle nul ne peut
  répondre.

  @id:BT-100 @clause:siege-protector-gains-control @control:siege-protector-gains-control
  @cr:310.9b @cr:310.9c @cr:310.11 @cr:310.12a @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:state-based-actions @needs:combat @needs:turn-structure
  Scénario: Quand le protecteur d'un Siège en acquiert le contrôle, son seul adversaire en devient le protecteur et ne peut plus l'attaquer
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Ange de Serra       | avant  |           |            |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}{U}{U}
    Et que Bob choisira
      | choix  | réponse |
      | joueur | Alice   |
    Quand Bob lance « Confiscation »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | propriétaire | marqueurs | protecteur |
      | Invasion de Ségovie | Alice        | 4 défense | Alice      |
    Et Bob peut attaquer avec « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Et Alice peut bloquer « Géant des collines » avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice ne peut pas attaquer avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |
    Et Alice peut attaquer avec « Ange de Serra »

  @id:BT-101 @control:siege-protector-gains-control
  @cr:310.9b @cr:310.9c @cr:310.12a @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:multiplayer @needs:combat @needs:turn-structure
  Scénario: Quand un autre adversaire acquiert le contrôle d'un Siège, le protecteur reste le même et l'ancien contrôleur peut toujours l'attaquer
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Chloé
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Ange de Serra       | avant  |           |            |
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Chloé contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Chloé a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana de Chloé contient {U}{U}{U}{U}{U}{U}
    Quand Chloé lance « Confiscation »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Chloé contrôle
      | carte               | propriétaire | marqueurs | protecteur |
      | Invasion de Ségovie | Alice        | 4 défense | Bob        |
    Et Chloé peut attaquer avec « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Et Bob peut bloquer « Géant des collines » avec « Sorcier sybarite »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |

  @id:BT-102 @clause:siege-protector-gains-control @clause:siege-protector-not-controller
  @control:siege-protector-not-controller @cr:310.11 @cr:310.12a @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:multiplayer @needs:state-based-actions @needs:combat
  Scénario: Le protecteur qui acquiert le contrôle d'un Siège choisit n'importe quel adversaire comme protecteur, mais ne peut pas le rester lui-même
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Chloé contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que Bob a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}{U}{U}
    Et que Bob ne pourra pas choisir
      | choix  | réponse |
      | joueur | Bob     |
    Et que Bob choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Bob lance « Confiscation »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Chloé      |
    Et Bob peut attaquer avec « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Et Chloé peut bloquer « Géant des collines » avec « Ange de Serra »

  @id:BT-103 @clause:siege-protector-gains-control @clause:siege-protector-not-controller
  @control:siege-protector-not-controller
  @cr:310.11 @cr:310.12a @cr:514.2 @cr:514.3a @cr:704.5y @needs:battles @needs:control-change @needs:multiplayer
  @needs:state-based-actions @needs:turn-structure
  Scénario: Quand un Siège revient au joueur qui en est devenu le protecteur, ce joueur choisit un nouveau protecteur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob a en main
      | carte                  |
      | Parole d'appropriation |
    Et que la réserve de mana de Bob contient {R}{R}{R}{R}{R}
    Et que Bob choisira
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Bob lance « Parole d'appropriation »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Alice      |
    Quand la partie arrive à l'étape de fin de Bob
    Alors Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Alice      |
    Quand la partie arrive à l'étape d'entretien de Chloé
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Chloé      |

  @id:BT-104 @clause:siege-protector-repair-is-sba
  @cr:117.5 @cr:310.11 @cr:704.3 @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:state-based-actions @needs:stack @needs:targeting
  Scénario: Le protecteur a changé avant que quiconque ne reçoive la priorité, et Asphyxie n'a aucune capacité à cibler
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île                 | avant  |           |            |
    Et qu'Alice a en main
      | carte    |
      | Asphyxie |
    Et que Bob a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}{U}{U}
    Et que Bob choisira
      | choix  | réponse |
      | joueur | Alice   |
    Quand Bob lance « Confiscation »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors c'est la première phase principale de Bob
    Et la pile est vide
    Et Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Alice      |
    Quand Bob passe la priorité
    Alors Alice ne peut pas lancer « Asphyxie »
      | cible   | capacité : Invasion de Ségovie |
      | mana de | Île                            |

  @id:BT-105 @clause:siege-enters-choose-protector @control:siege-protector-repair-is-sba
  @cr:310.9a @cr:310.12a @cr:603.3
  @needs:battles @needs:replacement-effects @needs:triggered-abilities @needs:stack @needs:targeting
  @needs:counter-ability
  Scénario: Asphyxie contrecarre la capacité d'arrivée d'un Siège, dont le protecteur est déjà choisi
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Bob     |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que Bob contrôle
      | carte          | depuis |
      | Île            | avant  |
      | Garde des âmes | avant  |
    Quand Alice lance « Invasion de Ségovie »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |
    Quand Alice passe la priorité
    Alors Bob peut lancer « Asphyxie »
      | cible   | capacité : Invasion de Ségovie |
      | mana de | Île                            |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Asphyxie |
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |
    Et Bob a 20 points de vie
    Et la pile est vide

  @id:BT-106 @clause:siege-protector-repair-is-sba @clause:siege-protector-gains-control
  @cr:117.5 @cr:310.11 @cr:704.3 @cr:704.5y
  @needs:battles @needs:control-change @needs:state-based-actions @needs:stack
  Scénario: Le protecteur change aussitôt, même si un autre sort attend sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et qu'Alice a en main
      | carte      |
      | Divination |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que Bob a en main
      | carte                  |
      | Parole d'appropriation |
    Et que la réserve de mana de Bob contient {R}{R}{R}{R}{R}
    Et que Bob choisira
      | choix  | réponse |
      | joueur | Alice   |
    Quand Alice lance « Divination »
    Et qu'Alice passe la priorité
    Et que Bob lance « Parole d'appropriation »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte      | nature | contrôleur |
      | Divination | sort   | Alice      |
    Et Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Alice      |
    Quand la pile se résout
    Alors Alice a 2 cartes en main

  @id:BT-636 @clause:siege-protector-not-controller @clause:siege-protector-repair-is-sba @cr:310.11 @cr:514.3a @cr:704.5y
  @needs:battles @needs:control-change @needs:state-based-actions @needs:turn-structure @needs:priority
  Scénario: Quand le contrôle d'un Siège revient à l'étape de nettoyage, son contrôleur choisit alors un protecteur, et les joueurs reçoivent la priorité
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Montagne            | avant  |           |            |
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Et que Bob a en main
      | carte                  |
      | Parole d'appropriation |
    Et que la réserve de mana de Bob contient {R}{R}{R}{R}{R}
    Quand Bob lance « Parole d'appropriation »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Alice      |
    Quand la partie arrive à l'étape de nettoyage de Bob
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |
    Quand Bob passe la priorité
    Alors Alice peut lancer « Choc »
      | cible   | Bob      |
      | mana de | Montagne |
