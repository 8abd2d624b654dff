# language: fr
Fonctionnalité: Les permanents qui arrivent en tant que copies de batailles
  Un permanent qui arrive en tant que copie d'une bataille arrive avec le nombre de marqueurs « défense » imprimé sur cette
  bataille, et son contrôleur choisit son protecteur. Ni les marqueurs ni le protecteur de l'original ne sont copiés.

  @id:BT-001 @clause:bt-copy-enters-with-defense-counters
  @cr:310.4b @cr:707.2 @cr:707.5 @needs:battles @needs:copy @needs:counters @needs:tokens
  @needs:triggered-abilities
  Scénario: Une créature qui arrive en tant que copie d'un Siège auquel il reste un marqueur en a quatre et déclenche la capacité d'arrivée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Imitateur rusé |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 1 défense | Bob        |
    Et qu'Alice choisira
      | choix | réponse             |
      | objet | Invasion de Ségovie |
    Quand Alice lance « Imitateur rusé »
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | nom                 | types    | sous-types | défense | marqueurs | protecteur |
      | Imitateur rusé      | Invasion de Ségovie | bataille | siège      | 4       | 4 défense | Bob        |
      | Invasion de Ségovie | Invasion de Ségovie | bataille | siège      | 1       | 1 défense | Bob        |
    Et la pile contient
      | carte          | nature   |
      | Imitateur rusé | capacité |
    Quand la pile se résout
    Alors Alice contrôle
      | carte      | jeton | F/E | avec        |
      | Kraken (1) | oui   | 1/1 | piétinement |
      | Kraken (2) | oui   | 1/1 | piétinement |

  @id:BT-002 @clause:bt-copy-enters-with-defense-counters
  @cr:310.4b @cr:707.2 @cr:707.5 @needs:battles @needs:copy @needs:counters @needs:triggered-abilities
  Scénario: C'est le nombre imprimé qui compte, même si le Siège copié a davantage de marqueurs « défense »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Imitateur rusé |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Zendikar | avant  | 5 défense | Bob        |
    Et qu'Alice choisira
      | choix | réponse              |
      | objet | Invasion de Zendikar |
    Quand Alice lance « Imitateur rusé »
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                | nom                  | défense | marqueurs |
      | Imitateur rusé       | Invasion de Zendikar | 3       | 3 défense |
      | Invasion de Zendikar | Invasion de Zendikar | 5       | 5 défense |
    Et la pile contient
      | carte          | nature   |
      | Imitateur rusé | capacité |

  @id:BT-003 @clause:bt-copy-enters-with-defense-counters
  @cr:310.4b @cr:707.2 @cr:707.5 @cr:111.1 @needs:battles @needs:copy @needs:counters @needs:tokens
  @needs:triggered-abilities @needs:targeting
  Scénario: Un jeton qui est une copie d'un Siège arrive avec le nombre imprimé de marqueurs « défense »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Mythe d'Illuna |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 1 défense | Bob        |
    Quand Alice lance « Mythe d'Illuna »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                       | jeton | défense | marqueurs | protecteur |
      | Invasion de Ségovie         | non   | 1       | 1 défense | Bob        |
      | Invasion de Ségovie (jeton) | oui   | 4       | 4 défense | Bob        |
    Et la pile contient
      | carte                       | nature   |
      | Invasion de Ségovie (jeton) | capacité |
    Quand la pile se résout
    Alors Alice contrôle
      | carte      | jeton | F/E | avec        |
      | Kraken (1) | oui   | 1/1 | piétinement |
      | Kraken (2) | oui   | 1/1 | piétinement |

  @id:BT-004 @clause:x-bt-copy-chooses-own-protector
  @cr:310.9a @cr:310.12a @cr:707.6 @needs:battles @needs:copy @needs:counters @needs:multiplayer
  Scénario: La copie, contrôlée par Bob, d'un Siège que Bob protège reçoit pour protecteur l'un des adversaires de Bob
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte          |
      | Imitateur rusé |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob ne pourra pas choisir
      | choix  | réponse |
      | joueur | Bob     |
    Et que Bob choisira
      | choix  | réponse             |
      | objet  | Invasion de Ségovie |
      | joueur | Alice               |
    Quand Bob lance « Imitateur rusé »
    Et que le sommet de la pile se résout
    Alors Bob contrôle
      | carte          | nom                 | marqueurs | protecteur |
      | Imitateur rusé | Invasion de Ségovie | 4 défense | Alice      |
    Et Alice contrôle
      | carte               | marqueurs | protecteur |
      | Invasion de Ségovie | 4 défense | Bob        |

  @id:BT-005 @clause:x-bt-copy-chooses-own-protector @control:x-bt-copy-chooses-own-protector
  @control:x-bt-protector-kept-through-copy
  @cr:310.9a @cr:310.12a @cr:707.6 @needs:battles @needs:copy @needs:counters @needs:multiplayer
  Scénario: Alice peut confier à Bob la protection de sa copie d'un Siège que protège Chloé
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Imitateur rusé |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Chloé      |
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse             |
      | objet  | Invasion de Ségovie |
      | joueur | Bob                 |
    Quand Alice lance « Imitateur rusé »
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | nom                 | marqueurs | protecteur |
      | Imitateur rusé      | Invasion de Ségovie | 4 défense | Bob        |
      | Invasion de Ségovie | Invasion de Ségovie | 4 défense | Chloé      |
