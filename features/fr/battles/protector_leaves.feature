# language: fr
Fonctionnalité: Le protecteur d'une bataille quitte la partie
  Si aucune créature n'attaque la bataille, son contrôleur choisit un nouveau protecteur par une action basée sur l'état.
  Tant qu'une créature l'attaque, aucun n'est choisi : elle continue d'être attaquée et peut subir des blessures de
  combat.

  @id:BT-120 @clause:bt-mp-protector-leaves-unattacked @control:bt-mp-protector-leaves-attacked
  @cr:117.5 @cr:310.11 @cr:704.5x @cr:800.4a
  @needs:battles @needs:multiplayer @needs:state-based-actions
  Scénario: Quand le protecteur d'un Siège que rien n'attaque concède la partie, le contrôleur du Siège choisit un nouveau protecteur
    Étant donné que les joueurs sont Alice, Bob, Chloé et David
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | David   |
    Quand Bob concède la partie
    Et qu'Alice passe la priorité
    Alors c'est la première phase principale d'Alice
    Et la pile est vide
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | David      |

  @id:BT-121 @control:bt-mp-protector-leaves-unattacked
  @cr:310.11 @cr:704.5x @cr:800.4a @needs:battles @needs:multiplayer @needs:state-based-actions
  Scénario: Quand un adversaire qui ne protège pas le Siège concède la partie, le protecteur reste le même
    Étant donné que les joueurs sont Alice, Bob, Chloé et David
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Quand Chloé concède la partie
    Et qu'Alice passe la priorité
    Alors c'est la première phase principale d'Alice
    Et la pile est vide
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |

  @id:BT-122 @clause:bt-mp-protector-leaves-attacked @clause:bt-mp-protector-leaves-still-attacked
  @clause:bt-mp-protector-leaves-damage @control:bt-mp-protector-leaves-attacked
  @control:bt-mp-protector-leaves-unattacked @cr:310.6 @cr:310.9c @cr:310.11 @cr:510.1b @cr:704.5x @cr:802.4
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scénario: Quand le protecteur d'un Siège attaqué concède la partie, le Siège reste attaqué, nul ne bloque pour lui, il subit des blessures et ne reçoit un nouveau protecteur qu'après le combat
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
    Et que Chloé contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Chloé               |
    Et que Bob concède la partie
    Et qu'Alice passe la priorité
    Alors c'est l'étape de déclaration des attaquants d'Alice
    Et Alice contrôle
      | carte               | marqueurs | protecteur | attaque             |
      | Invasion de Ségovie | 4 défense | aucun      |                     |
      | Grizzlis            |           |            | Invasion de Ségovie |
      | Géant des collines  |           |            | Chloé               |
    Et Chloé ne peut pas bloquer « Grizzlis » avec « Ange de Serra »
    Et Chloé peut bloquer « Géant des collines » avec « Ange de Serra »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | aucun      |
    Et Chloé a 20 points de vie
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Chloé      |

  @id:BT-123 @clause:bt-mp-protector-leaves-attacked
  @cr:310.11 @cr:506.4 @cr:511.3 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scénario: Le contrôleur d'un Siège attaqué dont le protecteur concède choisit parmi les adversaires restants une fois le combat terminé
    Étant donné que les joueurs sont Alice, Bob, Chloé et David
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | David   |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et que Bob concède la partie
    Et que la partie arrive à l'étape de fin de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | aucun      |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | David      |

  @id:BT-124 @clause:bt-mp-protector-leaves-unattacked @control:bt-mp-protector-leaves-attacked
  @cr:117.5 @cr:310.11 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:state-based-actions
  Scénario: Si aucune créature n'attaque le Siège dont le protecteur concède pendant le combat, le contrôleur du Siège en choisit aussitôt un nouveau
    Étant donné que les joueurs sont Alice, Bob, Chloé et David
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | David   |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Chloé |
    Et que Bob concède la partie
    Et qu'Alice passe la priorité
    Alors c'est l'étape de déclaration des attaquants d'Alice
    Et la pile est vide
    Et Alice contrôle
      | carte               | marqueurs | protecteur | attaque |
      | Invasion de Ségovie | 4 défense | David      |         |
      | Grizzlis            |           |            | Chloé   |

  @id:BT-125 @clause:bt-mp-protector-leaves-still-attacked @clause:bt-mp-protector-leaves-damage
  @cr:120.3h @cr:510.1b @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scénario: Une créature qui attaque un Siège inflige ses blessures de combat bien que le protecteur ait concédé la partie
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | marqueurs | protecteur |
      | Invasion de Ségovie    | avant  | 4 défense | Bob        |
      | Faucon de nuit vampire | avant  |           |            |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice attaque avec « Faucon de nuit vampire »
      | Faucon de nuit vampire | Invasion de Ségovie |
    Et que Bob concède la partie
    Et que la partie arrive à la seconde phase principale d'Alice
    Alors Alice a 22 points de vie
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Chloé      |

  @id:BT-126 @control:bt-mp-protector-leaves-still-attacked
  @cr:704.5x @cr:800.4e
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:turn-structure
  Scénario: Une créature qui attaque le protecteur lui-même n'inflige pas de blessures de combat une fois qu'il a concédé la partie
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | marqueurs | protecteur |
      | Invasion de Ségovie    | avant  | 4 défense | Bob        |
      | Faucon de nuit vampire | avant  |           |            |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice attaque avec « Faucon de nuit vampire »
      | Faucon de nuit vampire | Bob |
    Et que Bob concède la partie
    Et que la partie arrive à la seconde phase principale d'Alice
    Alors Alice a 20 points de vie
    Et Chloé a 20 points de vie
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Chloé      |

  @id:BT-127 @clause:bt-mp-protector-leaves-damage
  @cr:120.3h @cr:310.7 @cr:310.12b @cr:510.1b @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:triggered-abilities
  @needs:transform @needs:casting-during-resolution
  Scénario: Un Siège attaqué au moment où son protecteur a concédé peut être vaincu, et son verso lancé
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
      | Grizzlis            | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et que Bob concède la partie
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | aucun     | aucun      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | nom                               | face  | F/E |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | verso | 3/3 |

  @id:BT-128 @clause:x-bt-mp-protector-chosen-mid-combat @control:bt-mp-protector-leaves-still-attacked
  @cr:117.5 @cr:310.11 @cr:506.4 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:state-based-actions @needs:targeting @needs:damage
  Scénario: La dernière créature qui attaque le Siège meurt : le contrôleur du Siège choisit un nouveau protecteur, bien que le combat continue
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
    Et que Chloé a en main
      | carte  |
      | Foudre |
    Et que Chloé contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Chloé               |
    Et que Bob concède la partie
    Et qu'Alice passe la priorité
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | aucun      |
    Quand Chloé lance « Foudre »
      | cible   | Grizzlis |
      | mana de | Montagne |
    Et que la pile se résout
    Alors c'est l'étape de déclaration des attaquants d'Alice
    Et Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et Alice contrôle
      | carte               | marqueurs | protecteur | attaque |
      | Invasion de Ségovie | 4 défense | Chloé      |         |
      | Géant des collines  |           |            | Chloé   |

  @id:BT-129 @control:x-bt-mp-protector-chosen-mid-combat @clause:bt-mp-protector-leaves-attacked
  @cr:310.11 @cr:506.4 @cr:511.3 @cr:704.5x
  @needs:battles @needs:multiplayer @needs:combat @needs:damage @needs:state-based-actions @needs:targeting
  @needs:turn-structure
  Scénario: Si c'est une autre créature attaquante qui meurt, le Siège reste sans protecteur jusqu'à la fin du combat
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
    Et que Chloé a en main
      | carte  |
      | Foudre |
    Et que Chloé contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Chloé               |
    Et que Bob concède la partie
    Et qu'Alice passe la priorité
    Et que Chloé lance « Foudre »
      | cible   | Géant des collines |
      | mana de | Montagne           |
    Et que la pile se résout
    Alors c'est l'étape de déclaration des attaquants d'Alice
    Et Alice a au cimetière
      | carte              |
      | Géant des collines |
    Et Alice contrôle
      | carte               | marqueurs | protecteur | attaque             |
      | Invasion de Ségovie | 4 défense | aucun      |                     |
      | Grizzlis            |           |            | Invasion de Ségovie |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Chloé      |

  @id:BT-402 @clause:bt-mp-protector-leaves-unattacked
  @cr:800.4a @cr:800.4j @cr:508.8 @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scénario: La joueuse active concède au moment de déclarer ses attaquants : rien n'attaque, et une bataille qu'elle protégeait reçoit un autre protecteur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Alice      |
    Quand la partie arrive à l'étape de déclaration des attaquants d'Alice
    Et qu'Alice concède la partie
    Alors Bob contrôle
      | carte               | protecteur |
      | Invasion de Ségovie | Chloé      |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob a 20 points de vie
    Et Chloé a 20 points de vie
    Et Chloé a 0 carte en main

  @id:BT-404 @clause:bt-mp-protector-leaves-unattacked @clause:bt-mp-protector-leaves-still-attacked
  @cr:800.4a @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scénario: De deux batailles dont le protecteur s'en va, celle qui est attaquée attend un autre protecteur et l'autre en a un aussitôt
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Grizzlis             | avant  |           |            |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et que Bob concède la partie
    Et qu'Alice passe la priorité
    Et que Chloé passe la priorité
    Alors Alice contrôle
      | carte                | attaque             | protecteur |
      | Invasion de Ségovie  |                     | aucun      |
      | Invasion de Zendikar |                     | Chloé      |
      | Grizzlis             | Invasion de Ségovie |            |

  @id:BT-401 @clause:bt-mp-protector-leaves-attacked @clause:bt-mp-protector-leaves-still-attacked
  @cr:800.4a @cr:509.1a @cr:802.4 @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scénario: Le protecteur concède au moment de déclarer ses bloqueurs : le joueur suivant déclare, la bataille reste attaquée et reçoit un nouveau protecteur après le combat
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Chloé contrôle
      | carte          | depuis |
      | Gobelin enragé | avant  |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Chloé               |
    Et que la partie arrive à l'étape de déclaration des bloqueurs d'Alice
    Et que Bob concède la partie
    Et que Chloé bloque « Géant des collines » avec « Gobelin enragé »
    Alors Alice contrôle
      | carte               | attaque             | protecteur |
      | Invasion de Ségovie |                     | aucun      |
      | Grizzlis            | Invasion de Ségovie |            |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Chloé      |
    Et Chloé a au cimetière
      | carte          |
      | Gobelin enragé |

  @id:BT-609 @clause:bt-mp-protector-leaves-unattacked
  @cr:104.3a @cr:800.4a @cr:508.1 @cr:704.5x @needs:battles @needs:combat @needs:multiplayer @needs:state-based-actions
  Scénario: Le protecteur concède la partie alors que la joueuse active doit déclarer ses attaquants : elle attaque quand même, et le Siège que rien n'attaque reçoit un autre protecteur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Quand la partie arrive à l'étape de déclaration des attaquants d'Alice
    Et que Bob concède la partie
    Alors Alice peut attaquer avec « Grizzlis »
      | Grizzlis | Chloé |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Chloé a 18 points de vie
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Chloé      |
