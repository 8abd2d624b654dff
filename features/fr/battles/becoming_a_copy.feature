# language: fr
Fonctionnalité: Les permanents qui deviennent des copies d'un Siège
  La Formemiroir fait de permanents déjà présents sur le champ de bataille des copies d'un Siège. Ils ne reçoivent aucun
  marqueur « défense » ; on leur choisit un protecteur s'ils n'en ont pas ; et ceux dont la défense est de 0 sont mis au
  cimetière sans qu'aucune capacité ne se déclenche.

  @id:BT-010 @clause:siege-becomes-copy-graveyard @clause:bt-zero-defense-is-sba @clause:siege-zero-defense-no-trigger
  @control:bt-copy-enters-with-defense-counters
  @cr:310.4c @cr:310.7 @cr:704.3 @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:counters
  @needs:state-based-actions
  Scénario: Une créature qui devient une copie d'un Siège ne reçoit pas de marqueur « défense » et est mise aussitôt au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et la pile est vide
    Et Alice a 0 carte en exil
    Et Alice contrôle
      | carte               | défense | marqueurs | protecteur |
      | Invasion de Ségovie | 4       | 4 défense | Bob        |

  @id:BT-011 @clause:siege-copy-other-card-not-cast @clause:siege-copy-other-card-stays-exiled
  @control:siege-becomes-copy-graveyard @control:bt-zero-defense-is-sba @control:siege-zero-defense-no-trigger
  @control:siege-never-had-counters-no-removal
  @cr:310.4c @cr:310.6 @cr:310.7 @cr:310.12b @cr:704.5v @cr:704.5x @cr:712.11a @needs:battles @needs:copy
  @needs:counters @needs:damage @needs:state-based-actions @needs:triggered-abilities
  Scénario: Une créature avec un marqueur « défense » qui devient une copie d'un Siège reste sur le champ de bataille, et retirer ce marqueur déclenche la capacité du Siège
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
      | Choc        |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  | 1 défense |            |
      | Montagne            | avant  |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte    | nom                 | types    | sous-types | défense | marqueurs | protecteur |
      | Grizzlis | Invasion de Ségovie | bataille | siège      | 1       | 1 défense | Bob        |
    Quand Alice lance « Choc »
      | cible   | Grizzlis |
      | mana de | Montagne |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte    | nature   | contrôleur |
      | Grizzlis | capacité | Alice      |
    Et Alice contrôle
      | carte    | défense | marqueurs |
      | Grizzlis | 0       | aucun     |
    Quand la pile se résout
    Alors Alice a en exil
      | carte    |
      | Grizzlis |

  @id:BT-012 @clause:siege-becomes-copy-graveyard @clause:siege-zero-defense-no-trigger
  @cr:310.4c @cr:310.7 @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:state-based-actions
  @needs:control-change
  Scénario: Une créature qui devient une copie d'un Siège est mise dans le cimetière de son propriétaire, pas dans celui de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | propriétaire | marqueurs | protecteur |
      | Invasion de Ségovie | avant  |              | 4 défense | Bob        |
      | Grizzlis            | avant  | Bob          |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |
    Et la pile est vide
    Et Bob a 0 carte en exil

  @id:BT-013 @clause:siege-becomes-copy-protector @clause:siege-never-had-counters-graveyard
  @control:x-bt-protector-kept-through-copy
  @cr:310.7 @cr:310.11 @cr:310.12a @cr:704.5v @cr:704.5x @cr:707.2 @cr:707.4 @needs:battles @needs:copy
  @needs:multiplayer @needs:stack @needs:state-based-actions @needs:triggered-abilities
  Scénario: Une créature qui devient une copie d'un Siège reçoit un adversaire pour protecteur et reste tant que sa propre capacité déclenchée est sur la pile
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Visionnaire elfe |
      | Formemiroir      |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île                 | avant  |           |            |
      | Île (2)             | avant  |           |            |
      | Île (3)             | avant  |           |            |
      | Île (4)             | avant  |           |            |
      | Île (5)             | avant  |           |            |
      | Île (6)             | avant  |           |            |
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse |
      | joueur | Alice   |
    Et qu'Alice choisira
      | choix  | réponse |
      | joueur | Chloé   |
    Quand Alice lance « Visionnaire elfe »
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible   | Invasion de Ségovie                              |
      | mana de | Île; Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | nom                 | sous-types | défense | marqueurs | protecteur |
      | Visionnaire elfe    | Invasion de Ségovie | siège      | 0       | aucun     | Chloé      |
      | Invasion de Ségovie | Invasion de Ségovie | siège      | 4       | 4 défense | Bob        |
    Et la pile contient
      | carte            | nature   |
      | Visionnaire elfe | capacité |
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a au cimetière
      | carte            |
      | Visionnaire elfe |
    Et Alice a 0 carte en exil

  @id:BT-014 @clause:siege-never-had-counters-no-removal @clause:siege-never-had-counters-graveyard
  @cr:310.6 @cr:310.7 @cr:310.12b @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:damage @needs:stack
  @needs:state-based-actions @needs:triggered-abilities
  Scénario: Les blessures infligées à un Siège qui n'a jamais eu de marqueur « défense » ne lui en retirent aucun : sa capacité ne se déclenche pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Visionnaire elfe |
      | Formemiroir      |
      | Choc             |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île                 | avant  |           |            |
      | Île (2)             | avant  |           |            |
      | Île (3)             | avant  |           |            |
      | Île (4)             | avant  |           |            |
      | Île (5)             | avant  |           |            |
      | Île (6)             | avant  |           |            |
      | Montagne            | avant  |           |            |
    Quand Alice lance « Visionnaire elfe »
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible   | Invasion de Ségovie                              |
      | mana de | Île; Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Choc »
      | cible   | Visionnaire elfe |
      | mana de | Montagne         |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte            | nom                 | défense | marqueurs |
      | Visionnaire elfe | Invasion de Ségovie | 0       | aucun     |
    Et la pile contient
      | carte            | nature   |
      | Visionnaire elfe | capacité |
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a au cimetière
      | carte            |
      | Visionnaire elfe |
    Et Alice a 0 carte en exil

  @id:BT-015 @clause:siege-never-had-counters-graveyard
  @cr:310.7 @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:stack @needs:state-based-actions
  @needs:targeting @needs:triggered-abilities @needs:counter-ability
  Scénario: Un Siège sans marqueur « défense » est mis au cimetière dès que sa capacité déclenchée est contrecarrée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Visionnaire elfe |
      | Formemiroir      |
      | Asphyxie         |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Île                 | avant  |           |            |
      | Île (2)             | avant  |           |            |
      | Île (3)             | avant  |           |            |
      | Île (4)             | avant  |           |            |
      | Île (5)             | avant  |           |            |
      | Île (6)             | avant  |           |            |
      | Île (7)             | avant  |           |            |
    Quand Alice lance « Visionnaire elfe »
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible   | Invasion de Ségovie                              |
      | mana de | Île; Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte            | nom                 | défense |
      | Visionnaire elfe | Invasion de Ségovie | 0       |
    Quand Alice lance « Asphyxie »
      | cible   | capacité : Visionnaire elfe |
      | mana de | Île (7)                     |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 0 carte en main
    Et Alice a au cimetière
      | carte            |
      | Visionnaire elfe |
    Et Alice a 0 carte en exil

  @id:BT-016 @clause:siege-never-had-counters-no-cast @clause:siege-zero-defense-no-trigger
  @clause:siege-becomes-copy-graveyard
  @cr:310.7 @cr:310.12b @cr:704.5v @cr:707.2 @cr:707.4 @needs:battles @needs:copy @needs:state-based-actions
  @needs:transform
  Scénario: Une carte recto-verso qui devient un Siège sans marqueur « défense » n'est pas exilée, et son autre face n'est pas lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Sondeur de secrets  | avant  |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte              |
      | Sondeur de secrets |
    Et Alice a 0 carte en exil

  @id:BT-017 @clause:x-bt-protector-kept-through-copy @control:siege-becomes-copy-protector
  @cr:310.9g @cr:707.4 @needs:battles @needs:copy @needs:counters @needs:multiplayer
  Scénario: Un Siège qui devient une copie d'un autre Siège garde son protecteur et ses marqueurs et ne déclenche aucune capacité d'arrivée
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
      | Invasion de Zendikar | avant  | 3 défense | Chloé      |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte                | nom                 | défense | marqueurs | protecteur |
      | Invasion de Zendikar | Invasion de Ségovie | 3       | 3 défense | Chloé      |
      | Invasion de Ségovie  | Invasion de Ségovie | 4       | 4 défense | Bob        |
