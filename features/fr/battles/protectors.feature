# language: fr
Fonctionnalité: Les protecteurs des batailles
  Au moment où un Siège arrive sur le champ de bataille, le joueur qui va le contrôler choisit un adversaire comme
  protecteur. Une bataille a un seul protecteur à la fois ; c'est lui le joueur défenseur pour les créatures qui
  l'attaquent. Une bataille se lance aux mêmes moments qu'un rituel.

  @id:BT-107 @clause:siege-enters-choose-protector @clause:siege-protector-not-controller
  @control:siege-protector-not-controller @cr:310.4b @cr:310.9a @cr:310.12a
  @needs:battles @needs:multiplayer @needs:replacement-effects @needs:counters @needs:triggered-abilities @needs:tokens
  Scénario: Au moment où un Siège arrive, son contrôleur choisit comme protecteur un adversaire, et non lui-même, avant que la capacité d'arrivée n'aille sur la pile
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice lance « Invasion de Ségovie »
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | types    | sous-types | marqueurs | protecteur |
      | Invasion de Ségovie | bataille | siège      | 4 défense | Chloé      |
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | jeton | protecteur |
      | Invasion de Ségovie | non   | Chloé      |
      | Kraken (1)          | oui   |            |
      | Kraken (2)          | oui   |            |

  @id:BT-108 @clause:siege-enters-choose-protector
  @cr:310.9a @cr:310.12a @needs:battles @needs:replacement-effects @needs:combat @needs:triggered-abilities
  @needs:tokens
  Scénario: Dans une partie à deux joueurs, le seul adversaire devient le protecteur du Siège, que son contrôleur peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Bob     |
    Quand Alice lance « Invasion de Ségovie »
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |
    Et Alice peut attaquer avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |

  @id:BT-109 @clause:siege-enters-choose-protector @clause:siege-protector-not-controller
  @control:siege-enters-choose-protector @control:siege-protector-not-controller
  @cr:310.9a @cr:310.12a @needs:battles @needs:multiplayer @needs:replacement-effects @needs:triggered-abilities
  Scénario: Quand c'est Chloé qui lance le Siège, c'est Chloé qui choisit, et Alice en devient la protectrice
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Chloé
    Et que Chloé a en main
      | carte               |
      | Invasion de Ségovie |
    Et que la réserve de mana de Chloé contient {U}{U}{U}
    Et que Chloé ne pourra pas choisir
      | choix  | réponse |
      | joueur | Chloé   |
    Et que Chloé choisira
      | choix  | réponse |
      | joueur | Alice   |
    Quand Chloé lance « Invasion de Ségovie »
    Et que le sommet de la pile se résout
    Alors Chloé contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Alice      |
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Chloé      |

  @id:BT-110 @control:siege-enters-choose-protector
  @cr:310.4b @cr:310.9a @needs:battles @needs:multiplayer @needs:replacement-effects @needs:custom-cards
  Scénario: Pour une bataille sans type de bataille, on ne choisit aucun adversaire : son contrôleur en devient le protecteur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Bataille d'essai |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Alice   |
    Quand Alice lance « Bataille d'essai »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | types    | sous-types | marqueurs | protecteur |
      | Bataille d'essai | bataille | aucun      | 3 défense | Alice      |

  @id:BT-111 @clause:x-bt-enters-without-being-cast
  @cr:310.4b @cr:310.12a @cr:400.7 @cr:712.14
  @needs:battles @needs:multiplayer @needs:replacement-effects @needs:counters @needs:type-change @needs:zone-change
  @needs:activated-abilities @needs:triggered-abilities @needs:tokens @needs:layers
  Scénario: Un Siège qui revient sans être lancé arrive avec tous ses marqueurs « défense » et un protecteur choisi de nouveau
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Invasion de Ségovie         | avant  | 2 défense | Bob        |
      | Revêtement de métal liquide | avant  |           |            |
      | Marche des machines         | avant  |           |            |
    Et qu'Alice a en main
      | carte       |
      | Changenuage |
    Et que la réserve de mana d'Alice contient {W}
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice active « {T} » de « Revêtement de métal liquide »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | types                        | marqueurs | protecteur |
      | Invasion de Ségovie | artefact; bataille; créature | 2 défense | Bob        |
    Quand Alice lance « Changenuage »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | types    | face  | marqueurs | protecteur |
      | Invasion de Ségovie | bataille | recto | 4 défense | Chloé      |
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte      | jeton |
      | Kraken (1) | oui   |
      | Kraken (2) | oui   |

  @id:BT-112 @clause:x-bt-cast-timing @control:x-bt-cast-timing
  @cr:310.1 @cr:310.2 @needs:battles @needs:stack @needs:targeting
  Scénario: Un Siège lancé pendant une phase principale est un sort sur la pile, que Contresort contrecarre
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Alors Alice peut lancer « Invasion de Ségovie »
    Et la pile contient
      | carte               | nature | contrôleur | défense |
      | Invasion de Ségovie | sort   | Alice      | 4       |
    Quand Alice passe la priorité
    Et que Bob lance « Contresort »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |

  @id:BT-113 @clause:x-bt-cast-timing @control:x-bt-cast-timing
  @cr:310.1 @needs:battles @needs:stack
  Scénario: Un Siège ne peut pas être lancé tant qu'un sort est sur la pile, mais il peut l'être une fois ce sort résolu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Divination          |
      | Invasion de Ségovie |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
    Quand Alice lance « Divination »
    Alors Alice ne peut pas lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Quand la pile se résout
    Alors Alice peut lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |

  @id:BT-114 @clause:x-bt-cast-timing @control:x-bt-cast-timing
  @cr:310.1 @needs:battles @needs:combat @needs:turn-structure
  Scénario: Un Siège ne peut être lancé ni pendant le tour d'un adversaire, ni pendant l'entretien ou le combat de son joueur, mais il peut l'être pendant la seconde phase principale
    Étant donné que c'est la seconde phase principale de Bob
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Île (1)  | avant  |
      | Île (2)  | avant  |
      | Île (3)  | avant  |
      | Grizzlis | avant  |
    Quand Bob passe la priorité
    Alors Alice ne peut pas lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice ne peut pas lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Quand Alice attaque avec « Grizzlis »
    Alors Alice ne peut pas lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice peut lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |

  @id:BT-115 @clause:x-bt-one-protector @control:x-bt-one-protector
  @cr:310.9 @cr:310.9b @cr:310.9f @cr:310.12a
  @needs:battles @needs:control-change @needs:auras @needs:state-based-actions @needs:combat @needs:turn-structure
  Scénario: Un joueur protège deux Sièges, et continue de protéger celui dont il n'acquiert pas le contrôle
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
      | Ange de Serra        | avant  |           |            |
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
      | carte               | protecteur |
      | Invasion de Ségovie | Alice      |
    Et Alice contrôle
      | carte                | protecteur |
      | Invasion de Zendikar | Bob        |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice ne peut pas attaquer avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |
    Et Alice peut attaquer avec « Ange de Serra »
      | Ange de Serra | Invasion de Zendikar |

  @id:BT-116 @clause:x-bt-one-protector @control:x-bt-one-protector
  @cr:310.9c @cr:310.9f @cr:310.12a @cr:802.4
  @needs:battles @needs:control-change @needs:auras @needs:multiplayer @needs:state-based-actions @needs:combat
  @needs:turn-structure
  Scénario: Dès qu'un Siège a un autre protecteur, l'ancien ne peut plus bloquer les créatures qui l'attaquent
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Chloé contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que Bob a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}{U}{U}
    Et que Bob choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Bob lance « Confiscation »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Chloé      |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Bob                 |
    Alors Bob ne peut pas bloquer « Grizzlis » avec « Sorcier sybarite »
    Et Bob peut bloquer « Géant des collines » avec « Sorcier sybarite »
    Et Chloé peut bloquer « Grizzlis » avec « Ange de Serra »

  @id:BT-117 @clause:x-bt-defending-player-is-protector
  @cr:310.9d @cr:508.5 @cr:802.2a
  @needs:battles @needs:multiplayer @needs:combat @needs:triggered-abilities
  Scénario: Le joueur défenseur d'une créature qui attaque le Siège de son propre contrôleur est le protecteur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Chloé      |
      | Guide gobelin       | avant  |           |            |
    Quand Alice attaque avec « Guide gobelin »
      | Guide gobelin | Invasion de Ségovie |
    Et que la pile se résout
    Alors Chloé a 1 carte en main
    Et Bob a 0 carte en main
    Et Alice a 0 carte en main

  @id:BT-118 @clause:x-bt-defending-player-is-protector
  @cr:310.9d @cr:508.5 @cr:802.2a
  @needs:battles @needs:multiplayer @needs:combat @needs:triggered-abilities
  Scénario: Le joueur défenseur d'une créature qui attaque le Siège d'un autre joueur est là aussi le protecteur du Siège, et non son contrôleur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Guide gobelin | avant  |
    Et que Bob contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Chloé      |
    Quand Alice attaque avec « Guide gobelin »
      | Guide gobelin | Invasion de Ségovie |
    Et que la pile se résout
    Alors Chloé a 1 carte en main
    Et Bob a 0 carte en main
    Et Alice a 0 carte en main

  @id:BT-119 @control:x-bt-defending-player-is-protector
  @cr:508.5 @cr:802.2a
  @needs:battles @needs:multiplayer @needs:combat @needs:triggered-abilities
  Scénario: Si la créature attaque Bob au lieu du Siège que Bob contrôle et que Chloé protège, c'est Bob le joueur défenseur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Guide gobelin | avant  |
    Et que Bob contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Chloé      |
    Quand Alice attaque avec « Guide gobelin »
      | Guide gobelin | Bob |
    Et que la pile se résout
    Alors Bob a 1 carte en main
    Et Chloé a 0 carte en main
    Et Alice a 0 carte en main

  @id:BT-403 @clause:x-bt-protector-changes-stays-attacked @control:x-bt-protector-changes-stays-attacked
  @ruleset:cr-2024 @cr:506.4 @cr:310.9c @cr:310.9f @cr:509.1a @cr:802.4 @needs:battles @needs:combat @needs:multiplayer
  @needs:custom-cards
  Scénario: Jusqu'en août 2026, une bataille qui reçoit un autre protecteur pendant qu'elle est attaquée reste attaquée, et le nouveau protecteur bloque
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Géant des collines  | avant  |           |            |
      | Loup de garde       | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île                 | avant  |           |            |
    Et qu'Alice a en main
      | carte          |
      | Relève d'essai |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Chloé contrôle
      | carte          | depuis |
      | Gobelin enragé | avant  |
    Quand Alice attaque avec « Géant des collines » et « Loup de garde »
      | Géant des collines | Invasion de Ségovie |
      | Loup de garde      | Bob                 |
    Et qu'Alice lance « Relève d'essai »
      | cible   | Chloé; Invasion de Ségovie |
      | mana de | Île                        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | attaque             | protecteur |
      | Invasion de Ségovie |                     | Chloé      |
      | Géant des collines  | Invasion de Ségovie |            |
    Et Bob ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Et Bob peut bloquer « Loup de garde » avec « Grizzlis »
    Et Chloé peut bloquer « Géant des collines » avec « Gobelin enragé »
