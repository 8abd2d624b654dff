# language: fr
Fonctionnalité: Les batailles sans marqueur « défense »
  Un Siège dont la défense est 0 va dans le cimetière de son propriétaire, sauf si l'une de ses capacités déclenchées n'a
  pas encore quitté la pile. Avant août 2026, cette attente valait pour toute bataille ; depuis, pour les Sièges seuls.

  @id:BT-061 @clause:bt-zero-defense-graveyard @control:bt-zero-defense-graveyard @clause:x-siege-trigger-countered
  @control:siege-trigger-exiles @control:bt-zero-defense-waits-for-trigger @control:x-bt-owner-graveyard
  @cr:310.7 @cr:704.5v @cr:310.12b @needs:battles @needs:damage @needs:stack @needs:targeting
  @needs:triggered-abilities @needs:state-based-actions @needs:counter-ability
  Scénario: Un Siège dont la capacité est contrecarrée va au cimetière et non en exil, tandis qu'un Siège à un marqueur reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 2 défense | Bob        |
      | Invasion de Zendikar | avant  | 1 défense | Bob        |
      | Montagne             | avant  |           |            |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que Bob contrôle
      | carte | depuis |
      | Île   | avant  |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Alors Bob peut lancer « Asphyxie »
      | cible   | capacité : Invasion de Ségovie |
      | mana de | Île                            |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |
    Et Alice contrôle
      | carte                | marqueurs |
      | Invasion de Zendikar | 1 défense |

  @id:BT-062 @clause:bt-zero-defense-waits-for-trigger @control:x-bt-nonsiege-zero-defense @ruleset:cr-2024
  @ruleset:cr-2026
  @cr:310.7 @cr:704.5v @cr:603.3 @needs:battles @needs:damage @needs:stack @needs:triggered-abilities
  @needs:state-based-actions @needs:casting-during-resolution @needs:transform
  Scénario: Un Siège sans marqueur reste sur le champ de bataille tant que sa capacité est sur la pile, même si un autre sort se résout avant elle
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
      | Montagne (1)         | avant  |           |            |
    Et que Bob a en main
      | carte |
      | Choc  |
    Et que Bob contrôle
      | carte        | depuis |
      | Montagne (2) | avant  |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Zendikar |
      | mana de | Montagne (1)         |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Alors Alice contrôle
      | carte                | nom                  | marqueurs | défense |
      | Invasion de Zendikar | Invasion de Zendikar | aucun     | 0       |
    Et la pile contient
      | carte                | nature   | contrôleur |
      | Invasion de Zendikar | capacité | Alice      |
    Quand Bob lance « Choc »
      | cible   | Alice        |
      | mana de | Montagne (2) |
    Et que le sommet de la pile se résout
    Alors Alice a 18 points de vie
    Et Alice contrôle
      | carte                | nom                  | marqueurs |
      | Invasion de Zendikar | Invasion de Zendikar | aucun     |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                | nom                  |
      | Invasion de Zendikar | Fort céleste éveillé |

  @id:BT-063 @clause:bt-zero-defense-waits-for-trigger @clause:bt-zero-defense-graveyard
  @clause:x-siege-trigger-countered
  @cr:310.7 @cr:704.5v @cr:603.3 @needs:battles @needs:counters @needs:stack @needs:targeting
  @needs:triggered-abilities @needs:activated-abilities @needs:sacrifice @needs:state-based-actions @needs:tokens
  @needs:counter-ability
  Scénario: Un Siège sans marqueur dont la capacité intrinsèque a été contrecarrée attend que sa capacité d'arrivée ait elle aussi quitté la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Sortimage vampire | avant  |
      | Île (1)           | avant  |
      | Île (2)           | avant  |
      | Île (3)           | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (4) | avant  |
    Quand Alice lance « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Et que le sommet de la pile se résout
    Et qu'Alice active « sacrifier » de « Sortimage vampire »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
      | Invasion de Ségovie | capacité | Alice      |
    Quand Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible   | capacité : Invasion de Ségovie |
      | mana de | Île (4)                        |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | aucun     |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |
    Et Alice contrôle
      | carte      | F/E |
      | Kraken (1) | 1/1 |
      | Kraken (2) | 1/1 |

  @id:BT-064 @clause:x-bt-owner-graveyard @clause:bt-zero-defense-graveyard @control:x-siege-trigger-controller
  @cr:704.5v @cr:400.3 @cr:603.3a @needs:battles @needs:auras @needs:control-change @needs:damage @needs:stack
  @needs:targeting @needs:triggered-abilities @needs:state-based-actions @needs:counter-ability
  Scénario: Un Siège sans marqueur va dans le cimetière de son propriétaire, même si un autre joueur le contrôle
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte |
      | Choc  |
    Et que Bob contrôle
      | carte               | depuis | propriétaire | marqueurs | protecteur | attaché à           |
      | Invasion de Ségovie | avant  | Alice        | 2 défense | Alice      |                     |
      | Confiscation        | avant  |              |           |            | Invasion de Ségovie |
      | Montagne            | avant  |              |           |            |                     |
    Et qu'Alice a en main
      | carte    |
      | Asphyxie |
    Et qu'Alice contrôle
      | carte | depuis |
      | Île   | avant  |
    Quand Bob lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Bob        |
    Quand Bob passe la priorité
    Et qu'Alice lance « Asphyxie »
      | cible   | capacité : Invasion de Ségovie |
      | mana de | Île                            |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |
    Et Bob a au cimetière
      | carte        |
      | Confiscation |

  @id:BT-065 @clause:x-bt-nonsiege-zero-defense
  @cr:310.8 @cr:704.5w @cr:113.7a @needs:battles @needs:damage @needs:triggered-abilities @needs:state-based-actions
  @needs:turn-structure @needs:custom-cards
  Scénario: Depuis août 2026, une bataille non-Siège sans marqueur va aussitôt au cimetière, bien que sa capacité soit sur la pile, où elle se résout quand même
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs | protecteur |
      | Bataille d'essai | avant  | 3 défense | Alice      |
      | Montagne         | avant  |           |            |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Bataille d'essai | capacité | Alice      |
    Quand Alice lance « Foudre »
      | cible   | Bataille d'essai |
      | mana de | Montagne         |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte            |
      | Bataille d'essai |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Bataille d'essai | capacité | Alice      |
    Et Alice a 20 points de vie
    Quand la pile se résout
    Alors Alice a 21 points de vie

  @id:BT-066 @clause:x-bt-nonsiege-zero-defense-waits
  @cr:310.7 @cr:704.5v @needs:battles @needs:damage @needs:triggered-abilities @needs:state-based-actions
  @needs:turn-structure @needs:custom-cards
  Scénario: Avant août 2026, une bataille non-Siège sans marqueur reste sur le champ de bataille jusqu'à ce que sa capacité se soit résolue
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs | protecteur |
      | Bataille d'essai | avant  | 3 défense | Alice      |
      | Montagne         | avant  |           |            |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et qu'Alice lance « Foudre »
      | cible   | Bataille d'essai |
      | mana de | Montagne         |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte            | marqueurs | défense |
      | Bataille d'essai | aucun     | 0       |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Bataille d'essai | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors Alice a 21 points de vie
    Et Alice a au cimetière
      | carte            |
      | Bataille d'essai |

  @id:BT-067 @clause:x-bt-nonsiege-zero-defense-waits
  @cr:310.7 @cr:704.5v @needs:battles @needs:damage @needs:stack @needs:targeting @needs:triggered-abilities
  @needs:state-based-actions @needs:turn-structure @needs:custom-cards @needs:counter-ability
  Scénario: Avant août 2026, une bataille non-Siège sans marqueur va au cimetière dès que sa capacité a été contrecarrée
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs | protecteur |
      | Bataille d'essai | avant  | 3 défense | Alice      |
      | Montagne         | avant  |           |            |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que Bob contrôle
      | carte | depuis |
      | Île   | avant  |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et qu'Alice lance « Foudre »
      | cible   | Bataille d'essai |
      | mana de | Montagne         |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Alors Alice contrôle
      | carte            | marqueurs |
      | Bataille d'essai | aucun     |
    Quand Bob lance « Asphyxie »
      | cible   | capacité : Bataille d'essai |
      | mana de | Île                         |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte            |
      | Bataille d'essai |
    Et Alice a 20 points de vie

  @id:BT-068 @control:x-bt-nonsiege-zero-defense-waits @control:siege-intrinsic-trigger @ruleset:cr-2024
  @ruleset:cr-2026
  @cr:310.8 @cr:704.5w @cr:310.12b @needs:battles @needs:damage @needs:triggered-abilities @needs:state-based-actions
  @needs:custom-cards
  Scénario: Une bataille non-Siège qui perd son dernier marqueur sans qu'aucune de ses capacités soit sur la pile va aussitôt au cimetière, et rien ne se déclenche
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs | protecteur |
      | Bataille d'essai | avant  | 3 défense | Alice      |
      | Montagne         | avant  |           |            |
    Quand Alice lance « Foudre »
      | cible   | Bataille d'essai |
      | mana de | Montagne         |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte            |
      | Bataille d'essai |
    Et la pile est vide
