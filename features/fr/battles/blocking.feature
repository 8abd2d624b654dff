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
