# language: fr
Fonctionnalité: Bloquer les créatures qui attaquent une bataille
  Seules les créatures contrôlées par le protecteur d'une bataille peuvent bloquer ce qui l'attaque ; celles du contrôleur
  d'un Siège ne le peuvent jamais.

  @id:BT-078 @clause:bt-only-protector-blocks @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1a @cr:802.4 @cr:802.4a @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scénario: Bob, protecteur du Siège, peut bloquer ce qui l'attaque ; Chloé ne peut bloquer que ce qui l'attaque elle-même
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et que Chloé contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Chloé               |
    Alors Bob peut bloquer « Grizzlis » avec « Elfes de Llanowar »
    Et Chloé ne peut pas bloquer « Grizzlis » avec « Ange de Serra »
    Et Chloé peut bloquer « Géant des collines » avec « Ange de Serra »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | blessures |
      | Invasion de Ségovie | 4 défense |           |
      | Grizzlis            |           | 1         |
    Et Alice a au cimetière
      | carte              |
      | Géant des collines |
    Et Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et Bob a 20 points de vie
    Et Chloé a 20 points de vie

  @id:BT-079 @clause:bt-only-protector-blocks @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1a @cr:802.4 @cr:802.4a @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scénario: Bob, premier à déclarer ses bloqueurs mais qui ne protège rien, ne peut bloquer que ce qui l'attaque lui-même ; Chloé, protectrice du Siège, peut bloquer ce qui attaque celui-ci
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Chloé      |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que Chloé contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Bob                 |
    Alors Bob ne peut pas bloquer « Grizzlis » avec « Ange de Serra »
    Et Bob peut bloquer « Géant des collines » avec « Ange de Serra »
    Et Chloé peut bloquer « Grizzlis » avec « Elfes de Llanowar »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | blessures |
      | Invasion de Ségovie | 4 défense |           |
      | Grizzlis            |           | 1         |
    Et Alice a au cimetière
      | carte              |
      | Géant des collines |
    Et Bob a 20 points de vie
    Et Chloé a 20 points de vie

  @id:BT-080 @control:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:310.9c @cr:510.1b @cr:510.1c @needs:battles @needs:combat @needs:damage
  Scénario: Une créature qui attaque un Siège et que bloque une créature du protecteur ne lui inflige pas de blessures ; une créature non bloquée lui en inflige
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | marqueurs | protecteur |
      | Géant des collines (1) | avant  |           |            |
      | Géant des collines (2) | avant  |           |            |
      | Invasion de Ségovie    | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice attaque avec « Géant des collines (1) » et « Géant des collines (2) »
      | Géant des collines (1) | Invasion de Ségovie |
      | Géant des collines (2) | Invasion de Ségovie |
    Et que Bob bloque « Géant des collines (1) » avec « Grizzlis »
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte                  | marqueurs | blessures |
      | Invasion de Ségovie    | 1 défense |           |
      | Géant des collines (1) |           | 2         |
      | Géant des collines (2) |           | 0         |
    Et Bob a au cimetière
      | carte    |
      | Grizzlis |
    Et Bob a 20 points de vie

  @id:BT-081 @clause:siege-controller-cant-block @control:siege-controller-cant-block @clause:bt-only-protector-blocks
  @clause:bt-attackable-by-other-players @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1a @cr:802.4 @cr:802.4a @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scénario: La joueuse qui contrôle un Siège peut bloquer ce qui l'attaque elle-même, mais pas ce qui attaque le Siège ; le protecteur de celui-ci, lui, le peut
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Chloé
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Ange de Serra       | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et que Chloé contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Quand Chloé attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Alice               |
    Alors Alice ne peut pas bloquer « Grizzlis » avec « Ange de Serra »
    Et Alice peut bloquer « Géant des collines » avec « Ange de Serra »
    Et Bob peut bloquer « Grizzlis » avec « Elfes de Llanowar »
    Quand la partie arrive à l'étape des blessures de combat de Chloé
    Alors Alice contrôle
      | carte               | marqueurs | blessures |
      | Invasion de Ségovie | 4 défense |           |
      | Ange de Serra       |           | 3         |
    Et Chloé contrôle
      | carte    | blessures |
      | Grizzlis | 1         |
    Et Chloé a au cimetière
      | carte              |
      | Géant des collines |
    Et Alice a 20 points de vie
    Et Bob a 20 points de vie

  @id:BT-082 @clause:x-bt-split-attack @control:bt-only-protector-blocks
  @cr:508.1b @cr:509.1a @cr:310.9c @needs:battles @needs:combat @needs:damage
  Scénario: D'une attaque répartie entre lui et le Siège, Bob peut bloquer la créature qui attaque le Siège
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Alors Bob peut bloquer « Géant des collines » avec « Elfes de Llanowar »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |

  @id:BT-083 @clause:x-bt-split-attack @control:x-bt-split-attack
  @cr:508.1b @cr:509.1a @cr:310.9c @needs:battles @needs:combat @needs:damage
  Scénario: D'une attaque répartie entre lui et le Siège, Bob peut bloquer la créature qui l'attaque lui-même
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Géant des collines | Invasion de Ségovie |
    Alors Bob peut bloquer « Grizzlis » avec « Elfes de Llanowar »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 20 points de vie
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |

  @id:BT-601 @clause:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:702.19b @cr:510.1c @cr:702.15b @needs:battles @needs:combat @needs:damage
  Scénario: Toutes les blessures du Gueuleffroi colossal qui attaque un Siège sont des blessures mortelles pour le Souverain félidar qui le bloque : le piétinement ne laisse rien pour le Siège
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Gueuleffroi colossal | avant  |           |            |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte             | depuis |
      | Souverain félidar | avant  |
    Quand Alice attaque avec « Gueuleffroi colossal »
      | Gueuleffroi colossal | Invasion de Ségovie |
    Et que Bob bloque « Gueuleffroi colossal » avec « Souverain félidar »
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a au cimetière
      | carte             |
      | Souverain félidar |
    Et Alice contrôle
      | carte                | marqueurs | blessures |
      | Invasion de Ségovie  | 4 défense |           |
      | Gueuleffroi colossal |           | 4         |
    Et Bob a 24 points de vie

  @id:BT-602 @clause:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:702.19b @cr:702.2c @cr:702.2b @cr:510.1c @needs:battles @needs:combat @needs:damage @needs:counters @needs:auras
  Scénario: Une seule blessure avec le contact mortel est mortelle, mais il en faut une : celle qu'assigne un Faucon de nuit vampire avec le piétinement va à l'Ange de Serra qui le bloque
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | marqueurs | attaché à              | protecteur |
      | Faucon de nuit vampire | avant  | 2 -1/-1   |                        |            |
      | Entraînement setessien | avant  |           | Faucon de nuit vampire |            |
      | Invasion de Ségovie    | avant  | 4 défense |                        | Bob        |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Alors Alice contrôle
      | carte                  | F/E | avec        |
      | Faucon de nuit vampire | 1/1 | piétinement |
    Quand Alice attaque avec « Faucon de nuit vampire »
      | Faucon de nuit vampire | Invasion de Ségovie |
    Et que Bob bloque « Faucon de nuit vampire » avec « Ange de Serra »
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a au cimetière
      | carte         |
      | Ange de Serra |
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |
    Et Alice a 21 points de vie

  @id:BT-603 @clause:x-bt-split-attack @control:x-bt-trample-over-blocker
  @cr:702.19d @cr:510.1c @cr:509.1h @needs:battles @needs:combat @needs:damage @needs:sacrifice
  Scénario: Quand le protecteur a sacrifié les bloqueurs des deux attaquants, celui qui a le piétinement lui inflige toutes ses blessures, celui qui ne l'a pas n'en inflige aucune au Siège
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Gueuleffroi colossal | avant  |           |            |
      | Géant des collines   | avant  |           |            |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte          | depuis |
      | Memnite        | avant  |
      | Memnite (2)    | avant  |
      | Autel d'Ashnod | avant  |
    Quand Alice attaque avec « Gueuleffroi colossal » et « Géant des collines »
      | Gueuleffroi colossal | Bob                 |
      | Géant des collines   | Invasion de Ségovie |
    Et que Bob bloque « Gueuleffroi colossal » avec « Memnite »
      | Memnite (2) | Géant des collines |
    Et qu'Alice passe la priorité
    Et que Bob active « sacrifier » de « Autel d'Ashnod »
      | payé avec | Memnite |
    Et que Bob active « sacrifier » de « Autel d'Ashnod »
      | payé avec | Memnite (2) |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |
    Et Bob a 14 points de vie

  @id:BT-604 @clause:bt-only-protector-blocks @control:x-bt-trample-over-blocker
  @cr:510.1c @cr:510.1d @cr:702.15b @needs:battles @needs:combat @needs:damage
  Scénario: L'unique bloqueur d'un Faucon de nuit vampire attaquant subit toutes ses blessures, au-delà de ce qui est mortel, et le Siège attaqué aucune
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | marqueurs | protecteur |
      | Faucon de nuit vampire | avant  |           |            |
      | Invasion de Ségovie    | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte              | depuis |
      | Oiseaux de paradis | avant  |
    Quand Alice attaque avec « Faucon de nuit vampire »
      | Faucon de nuit vampire | Invasion de Ségovie |
    Et que Bob bloque « Faucon de nuit vampire » avec « Oiseaux de paradis »
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice a 22 points de vie
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |
    Et Bob a au cimetière
      | carte              |
      | Oiseaux de paradis |

  @id:BT-607 @clause:bt-only-protector-blocks @control:bt-only-protector-blocks
  @cr:508.1a @cr:509.1a @cr:802.4 @needs:battles @needs:combat @needs:multiplayer
  Scénario: On déclare les attaquants une seule fois par combat, et chaque joueur ses bloqueurs une seule fois : le protecteur ne peut pas bloquer de nouveau alors que c'est à Chloé de bloquer
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Loup de garde       | avant  |           |            |
      | Géant poltron       | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Ange de Serra     | avant  |
    Et que Chloé contrôle
      | carte   | depuis |
      | Memnite | avant  |
    Quand Alice attaque avec « Grizzlis », « Géant des collines » et « Loup de garde »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Chloé               |
      | Loup de garde      | Invasion de Ségovie |
    Alors Alice ne peut pas attaquer avec « Géant poltron »
      | Géant poltron | Bob |
    Et Bob peut bloquer « Grizzlis » avec « Elfes de Llanowar »
    Et Bob ne peut pas bloquer « Loup de garde » avec « Ange de Serra »
    Et Chloé peut bloquer « Géant des collines » avec « Memnite »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | engagé | marqueurs |
      | Invasion de Ségovie |        | 1 défense |
      | Géant poltron       | non    |           |
    Et Bob ne peut pas bloquer « Loup de garde » avec « Ange de Serra »

  @id:BT-610 @clause:bt-only-protector-blocks
  @cr:104.3a @cr:800.4a @cr:509.1a @needs:battles @needs:combat @needs:multiplayer
  Scénario: Un joueur qui n'est pas attaqué concède la partie alors que le protecteur du Siège attaqué doit déclarer les bloqueurs, et ce dernier bloque ensuite
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et que la partie arrive à l'étape de déclaration des bloqueurs d'Alice
    Et que Chloé concède la partie
    Alors Bob peut bloquer « Grizzlis » avec « Géant des collines »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |
    Et Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:BT-721 @control:bt-only-protector-blocks
  @cr:310.9c @cr:509.1 @cr:802.4 @needs:battles @needs:combat @needs:multiplayer @needs:damage
  Scénario: Si ni Bob ni Chloé ne bloque, Bob subit les blessures de ce qui l'attaque et le Siège que Chloé protège celles de ce qui attaque le Siège
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Chloé      |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que Chloé contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Bob                 |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |
    Et Bob a 17 points de vie
    Et Chloé a 20 points de vie
