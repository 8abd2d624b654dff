# language: fr
Fonctionnalité: Attaquer des batailles
  Une bataille peut être attaquée par les joueurs autres que son protecteur, et donc, si c'est un Siège, par son propre
  contrôleur. Sans type de bataille, elle est protégée par son contrôleur. Les blessures de combat infligées à une bataille
  ne le sont à aucun joueur.

  @id:BT-070 @clause:siege-controller-can-attack @control:siege-controller-can-attack @clause:bt-protector-cant-attack @control:bt-protector-cant-attack
  @cr:310.9b @cr:508.1b @cr:310.6 @cr:120.3h @needs:battles @needs:combat @needs:damage
  Scénario: Un joueur peut attaquer le Siège qu'il contrôle, mais pas le Siège adverse dont il est le protecteur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Zendikar | avant  | 3 défense | Alice      |
    Alors Alice ne peut pas attaquer avec « Grizzlis »
      | Grizzlis | Invasion de Zendikar |
    Et Alice peut attaquer avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et Alice contrôle
      | carte    | engagé | attaque             |
      | Grizzlis | oui    | Invasion de Ségovie |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | défense | marqueurs | protecteur |
      | Invasion de Ségovie | 2       | 2 défense | Bob        |
    Et Bob contrôle
      | carte                | marqueurs |
      | Invasion de Zendikar | 3 défense |
    Et Alice a 20 points de vie
    Et Bob a 20 points de vie

  @id:BT-071 @clause:bt-protector-cant-attack @control:bt-protector-cant-attack
  @cr:310.9b @cr:508.1b @needs:battles @needs:combat @needs:damage
  Scénario: Le protecteur d'un Siège ne peut pas l'attaquer, mais il peut attaquer le joueur qui le contrôle
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Alors Bob ne peut pas attaquer avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et Bob contrôle
      | carte    | engagé | attaque |
      | Grizzlis | non    | aucun   |
    Et Bob peut attaquer avec « Grizzlis »
    Et Bob contrôle
      | carte    | engagé | attaque |
      | Grizzlis | oui    | Alice   |
    Quand la partie arrive à l'étape des blessures de combat de Bob
    Alors Alice a 18 points de vie
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |

  @id:BT-072 @clause:bt-attackable-by-other-players @control:bt-attackable-by-other-players
  @clause:bt-protector-cant-attack @control:bt-protector-cant-attack @control:siege-controller-can-attack
  @cr:310.5 @cr:310.9b @cr:506.2 @cr:802.3 @needs:battles @needs:combat @needs:damage @needs:multiplayer
  @needs:turn-structure
  Scénario: À trois joueurs, un Siège peut être attaqué par son contrôleur et par le troisième joueur, mais pas par son protecteur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Chloé contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Bob        |
    Et Bob ne peut pas attaquer avec « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Et Chloé peut attaquer avec « Elfes de Llanowar »
      | Elfes de Llanowar | Invasion de Ségovie |
    Et Chloé contrôle
      | carte             | attaque             |
      | Elfes de Llanowar | Invasion de Ségovie |
    Quand la partie arrive à l'étape des blessures de combat de Chloé
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 1 défense | Bob        |
    Et Alice a 20 points de vie
    Et Bob a 20 points de vie
    Et Chloé a 20 points de vie

  @id:BT-073 @clause:x-bt-nonsiege-protector @control:x-bt-nonsiege-protector
  @cr:310.9a @cr:310.9b @cr:310.9c @needs:battles @needs:combat @needs:damage @needs:custom-cards
  @needs:replacement-effects @needs:turn-structure
  Scénario: Une bataille sans type de bataille est protégée par son contrôleur, qui peut bloquer ce qui l'attaque mais ne peut pas l'attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Bataille d'essai |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et qu'Alice contrôle
      | carte             | depuis |
      | Grizzlis          | avant  |
      | Elfes de Llanowar | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Sorcier sybarite   | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Alice   |
    Quand Alice lance « Bataille d'essai »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | types    | sous-types | marqueurs | protecteur |
      | Bataille d'essai | bataille | aucun      | 3 défense | Alice      |
    Et Alice ne peut pas attaquer avec « Grizzlis »
      | Grizzlis | Bataille d'essai |
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie
    Et Alice contrôle
      | carte            | marqueurs |
      | Bataille d'essai | 3 défense |
    Et Bob peut attaquer avec « Géant des collines » et « Sorcier sybarite »
      | Géant des collines | Bataille d'essai |
      | Sorcier sybarite   | Bataille d'essai |
    Et Alice peut bloquer « Géant des collines » avec « Elfes de Llanowar »
    Quand la partie arrive à l'étape des blessures de combat de Bob
    Alors Alice contrôle
      | carte            | marqueurs | protecteur |
      | Bataille d'essai | 2 défense | Alice      |
    Et Alice a 20 points de vie

  @id:BT-074 @clause:x-bt-split-attack @control:x-bt-split-attack @clause:bt-protector-cant-attack @control:bt-protector-cant-attack
  @cr:508.1b @cr:310.9b @cr:510.1b @needs:battles @needs:combat @needs:damage
  Scénario: Dans une même déclaration, une créature attaque le joueur et une autre le Siège que celui-ci protège, mais aucune le Siège que protège le joueur attaquant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Zendikar | avant  | 3 défense | Alice      |
    Alors Alice ne peut pas attaquer avec « Grizzlis » et « Géant des collines »
      | Géant des collines | Invasion de Zendikar |
    Et Alice peut attaquer avec « Grizzlis » et « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Et Alice contrôle
      | carte              | attaque             |
      | Grizzlis           | Bob                 |
      | Géant des collines | Invasion de Ségovie |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |
    Et Bob contrôle
      | carte                | marqueurs |
      | Invasion de Zendikar | 3 défense |

  @id:BT-075 @clause:x-bt-damage-not-to-player @control:x-bt-damage-not-to-player
  @cr:510.1b @cr:120.3h @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  Scénario: Les blessures de combat infligées à un Siège ne le sont pas à un joueur : le Voleur de parchemin ne fait piocher que pour celles infligées à Bob
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis | marqueurs | protecteur |
      | Voleur de parchemin (1) | avant  |           |            |
      | Voleur de parchemin (2) | avant  |           |            |
      | Invasion de Ségovie     | avant  | 4 défense | Bob        |
    Quand Alice attaque avec « Voleur de parchemin (1) » et « Voleur de parchemin (2) »
      | Voleur de parchemin (1) | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 3 défense |
    Et Alice a 20 points de vie
    Et Bob a 19 points de vie
    Et la pile contient
      | carte                   | nature   | contrôleur |
      | Voleur de parchemin (2) | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 1 carte en main

  @id:BT-076 @clause:x-bt-attack-turn-it-enters @control:x-bt-attack-turn-it-enters @control:siege-controller-can-attack
  @cr:310.5 @cr:508.1a @cr:508.1b @cr:302.6 @needs:battles @needs:combat @needs:damage @needs:tokens
  @needs:triggered-abilities @needs:replacement-effects
  Scénario: Un Siège peut être attaqué dès le tour où il arrive, mais pas par les jetons arrivés avec lui
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
      | Kraken (1)          |           |            |
      | Kraken (2)          |           |            |
    Et Alice ne peut pas attaquer avec « Kraken (1) »
      | Kraken (1) | Invasion de Ségovie |
    Et Alice peut attaquer avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |
