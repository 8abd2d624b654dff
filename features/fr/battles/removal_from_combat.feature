# language: fr
Fonctionnalité: Les batailles retirées du combat
  Une bataille attaquée est retirée du combat si elle cesse d'être une bataille, change de contrôleur ou quitte le champ de
  bataille et, depuis août 2026, si son protecteur change. Ce qui l'attaquait reste attaquant, mais n'attaque plus rien.

  @id:BT-085 @clause:bt-stops-being-battle
  @cr:506.4 @cr:506.4c @cr:510.1b @needs:battles @needs:combat @needs:copy @needs:type-change @needs:damage
  Scénario: Un Siège qui devient une copie de Grizzlis à cause de Formemiroir pendant qu'il est attaqué ne subit pas de blessures de combat
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Ange de Serra       | avant  |           |            |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île (1)             | avant  |           |            |
      | Île (2)             | avant  |           |            |
      | Île (3)             | avant  |           |            |
      | Île (4)             | avant  |           |            |
      | Île (5)             | avant  |           |            |
      | Île (6)             | avant  |           |            |
    Quand Alice attaque avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |
    Alors Alice contrôle
      | carte         | attaque             |
      | Ange de Serra | Invasion de Ségovie |
    Quand Alice lance « Formemiroir »
      | cible   | Grizzlis                                             |
      | mana de | Île (1); Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | nom      | types    | F/E | marqueurs | attaque |
      | Ange de Serra       | Grizzlis | créature | 2/2 | aucun     | aucun   |
      | Invasion de Ségovie | Grizzlis | créature | 2/2 | 4 défense |         |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | types    | marqueurs | blessures |
      | Invasion de Ségovie | créature | 4 défense | 0         |
    Et Bob a 20 points de vie

  @id:BT-086 @clause:bt-stops-being-battle
  @cr:506.4 @cr:506.4c @cr:510.1c @needs:battles @needs:combat @needs:copy @needs:type-change @needs:damage
  Scénario: Une créature dont le Siège attaqué n'est plus une bataille reste attaquante : Bob la bloque, et les deux créatures s'infligent leurs blessures de combat
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Ange de Serra       | avant  |           |            |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île (1)             | avant  |           |            |
      | Île (2)             | avant  |           |            |
      | Île (3)             | avant  |           |            |
      | Île (4)             | avant  |           |            |
      | Île (5)             | avant  |           |            |
      | Île (6)             | avant  |           |            |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice attaque avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |
    Et qu'Alice lance « Formemiroir »
      | cible   | Grizzlis                                             |
      | mana de | Île (1); Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que la pile se résout
    Alors Bob peut bloquer « Ange de Serra » avec « Géant des collines »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice a au cimetière
      | carte         |
      | Ange de Serra |
    Et Bob contrôle
      | carte              | blessures |
      | Géant des collines | 2         |
    Et Alice contrôle
      | carte               | marqueurs | blessures |
      | Invasion de Ségovie | 4 défense | 0         |
    Et Bob a 20 points de vie

  @id:BT-087 @control:bt-stops-being-battle
  @cr:506.4 @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:type-change @needs:activated-abilities
  Scénario: Un Siège attaqué qui devient aussi un artefact reste une bataille et perd ses marqueurs « défense »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Grizzlis                    | avant  |           |            |
      | Revêtement de métal liquide | avant  |           |            |
      | Invasion de Ségovie         | avant  | 4 défense | Bob        |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et qu'Alice active « {T} » de « Revêtement de métal liquide »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | types              | marqueurs | attaque             |
      | Grizzlis            | créature           |           | Invasion de Ségovie |
      | Invasion de Ségovie | artefact; bataille | 4 défense |                     |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |

  @id:BT-088 @clause:bt-controller-changes
  @cr:506.4 @cr:506.4c @cr:510.1b @needs:battles @needs:combat @needs:control-change @needs:multiplayer @needs:damage
  Scénario: Un Siège attaqué dont un autre joueur acquiert le contrôle est retiré du combat, bien que son protecteur reste le même
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Chloé a en main
      | carte                  |
      | Parole d'appropriation |
    Et que Chloé contrôle
      | carte        | depuis |
      | Montagne (1) | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
      | Montagne (4) | avant  |
      | Montagne (5) | avant  |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et qu'Alice passe la priorité
    Et que Bob passe la priorité
    Et que Chloé lance « Parole d'appropriation »
      | cible   | Invasion de Ségovie                                                  |
      | mana de | Montagne (1); Montagne (2); Montagne (3); Montagne (4); Montagne (5) |
    Et que la pile se résout
    Alors Chloé contrôle
      | carte               | propriétaire | marqueurs | protecteur |
      | Invasion de Ségovie | Alice        | 4 défense | Bob        |
    Et Alice contrôle
      | carte    | engagé | attaque |
      | Grizzlis | oui    | aucun   |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Chloé contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |
    Et Alice a 20 points de vie
    Et Bob a 20 points de vie
    Et Chloé a 20 points de vie

  @id:BT-089 @control:bt-controller-changes
  @cr:506.4 @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:control-change
  Scénario: Un Siège attaqué dont son propre contrôleur acquiert de nouveau le contrôle reste en combat et perd ses marqueurs « défense »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Parole d'appropriation |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Montagne (1)        | avant  |           |            |
      | Montagne (2)        | avant  |           |            |
      | Montagne (3)        | avant  |           |            |
      | Montagne (4)        | avant  |           |            |
      | Montagne (5)        | avant  |           |            |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et qu'Alice lance « Parole d'appropriation »
      | cible   | Invasion de Ségovie                                                  |
      | mana de | Montagne (1); Montagne (2); Montagne (3); Montagne (4); Montagne (5) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | attaque             | protecteur |
      | Grizzlis            |           | Invasion de Ségovie |            |
      | Invasion de Ségovie | 4 défense |                     | Bob        |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Bob        |

  @id:BT-090 @clause:x-bt-removed-attackers-stay
  @cr:506.4 @cr:506.4c @cr:510.1b @cr:510.1c @needs:battles @needs:combat @needs:zone-change @needs:damage
  Scénario: Quand un Siège attaqué est renvoyé dans la main de son propriétaire, ses attaquants peuvent encore être bloqués mais, s'ils ne le sont pas, n'infligent de blessures à personne
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis (1)        | avant  |           |            |
      | Grizzlis (2)        | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob a en main
      | carte     |
      | Boomerang |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Île (1)            | avant  |
      | Île (2)            | avant  |
    Quand Alice attaque avec « Grizzlis (1) » et « Grizzlis (2) »
      | Grizzlis (1) | Invasion de Ségovie |
      | Grizzlis (2) | Invasion de Ségovie |
    Et qu'Alice passe la priorité
    Et que Bob lance « Boomerang »
      | cible   | Invasion de Ségovie |
      | mana de | Île (1); Île (2)    |
    Et que la pile se résout
    Alors Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et Alice contrôle
      | carte        | engagé | attaque |
      | Grizzlis (1) | oui    | aucun   |
      | Grizzlis (2) | oui    | aucun   |
    Et Bob peut bloquer « Grizzlis (1) » avec « Géant des collines »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice a au cimetière
      | carte        |
      | Grizzlis (1) |
    Et Bob contrôle
      | carte              | blessures |
      | Géant des collines | 2         |
    Et Alice contrôle
      | carte        | blessures |
      | Grizzlis (2) | 0         |
    Et Bob a 20 points de vie

  @id:BT-091 @clause:x-bt-removed-attackers-stay @control:x-bt-removed-attackers-stay
  @cr:506.4 @cr:506.4c @cr:510.1b @needs:battles @needs:combat @needs:damage @needs:zone-change
  Scénario: Quand l'un de deux Sièges attaqués est renvoyé dans la main de son propriétaire, seule la créature qui attaque l'autre inflige des blessures
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Grizzlis (1)         | avant  |           |            |
      | Grizzlis (2)         | avant  |           |            |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
    Et que Bob a en main
      | carte     |
      | Boomerang |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice attaque avec « Grizzlis (1) » et « Grizzlis (2) »
      | Grizzlis (1) | Invasion de Ségovie  |
      | Grizzlis (2) | Invasion de Zendikar |
    Et qu'Alice passe la priorité
    Et que Bob lance « Boomerang »
      | cible   | Invasion de Ségovie |
      | mana de | Île (1); Île (2)    |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | attaque              |
      | Grizzlis (1) | aucun                |
      | Grizzlis (2) | Invasion de Zendikar |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et Alice contrôle
      | carte                | marqueurs |
      | Invasion de Zendikar | 1 défense |
    Et Bob a 20 points de vie

  @id:BT-092 @clause:x-bt-protector-changes-in-combat
  @cr:506.4 @cr:506.4c @cr:310.9f @needs:battles @needs:combat @needs:multiplayer @needs:custom-cards @needs:damage
  Scénario: Un Siège attaqué qui change de protecteur est retiré du combat
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Relève d'essai |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Forêt               | avant  |           |            |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et qu'Alice lance « Relève d'essai »
      | cible   | Chloé; Invasion de Ségovie |
      | mana de | Forêt                      |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | engagé | marqueurs | attaque | protecteur |
      | Grizzlis            | oui    |           | aucun   |            |
      | Invasion de Ségovie |        | 4 défense |         | Chloé      |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Chloé      |
    Et Bob a 20 points de vie
    Et Chloé a 20 points de vie

  @id:BT-093 @control:x-bt-protector-changes-in-combat
  @cr:506.4 @cr:310.6 @needs:battles @needs:combat @needs:damage @needs:multiplayer @needs:custom-cards
  Scénario: Un Siège attaqué dont le protecteur est de nouveau désigné comme tel reste en combat
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Relève d'essai |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Forêt               | avant  |           |            |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et qu'Alice lance « Relève d'essai »
      | cible   | Bob; Invasion de Ségovie |
      | mana de | Forêt                    |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | attaque             | protecteur |
      | Grizzlis            |           | Invasion de Ségovie |            |
      | Invasion de Ségovie | 4 défense |                     | Bob        |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 2 défense | Bob        |
