# language: fr
Fonctionnalité: La défense des batailles
  Partout sauf sur le champ de bataille, une bataille a la défense imprimée sur sa carte. Elle arrive sur le champ de
  bataille avec autant de marqueurs « défense », et leur nombre y est sa défense.

  @id:BT-030 @clause:bt-defense-printed
  @cr:210.1 @cr:310.4a @cr:310.4c @needs:battles @needs:stack @needs:damage @needs:counters @needs:tokens
  @needs:triggered-abilities
  Scénario: L'Invasion de Ségovie a une défense de 4 en main et sur la pile, et sur le champ de bataille celle que donnent ses marqueurs
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
      | Foudre              |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Île (1)  | avant  |
      | Île (2)  | avant  |
      | Île (3)  | avant  |
      | Montagne | avant  |
    Alors Alice a en main
      | carte               | défense |
      | Invasion de Ségovie | 4       |
    Quand Alice lance « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Alors la pile contient
      | carte               | nature | contrôleur | défense |
      | Invasion de Ségovie | sort   | Alice      | 4       |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | 4 défense | 4       |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | 1 défense | 1       |

  @id:BT-031 @clause:bt-defense-printed
  @cr:310.4a @cr:310.4c @needs:battles @needs:counters
  Scénario: En main, au cimetière et en exil, l'Invasion de Ségovie a une défense de 4 ; sur le champ de bataille avec deux marqueurs, une défense de 2
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Invasion de Ségovie (en main) |
    Et qu'Alice a au cimetière
      | carte                              |
      | Invasion de Ségovie (au cimetière) |
    Et qu'Alice a en exil
      | carte                         |
      | Invasion de Ségovie (en exil) |
    Et qu'Alice contrôle
      | carte                                          | depuis | marqueurs | protecteur |
      | Invasion de Ségovie (sur le champ de bataille) | avant  | 2 défense | Bob        |
    Alors Alice a en main
      | carte                         | défense |
      | Invasion de Ségovie (en main) | 4       |
    Et Alice a au cimetière
      | carte                              | défense |
      | Invasion de Ségovie (au cimetière) | 4       |
    Et Alice a en exil
      | carte                         | défense |
      | Invasion de Ségovie (en exil) | 4       |
    Et Alice contrôle
      | carte                                          | défense |
      | Invasion de Ségovie (sur le champ de bataille) | 2       |

  @id:BT-032 @clause:bt-defense-printed @clause:x-bt-destroyed-not-defeated
  @cr:310.4a @cr:122.2 @cr:310.12b @needs:battles @needs:zone-change @needs:counters @needs:triggered-abilities
  Scénario: Des Sièges qui quittent le champ de bataille avec un seul marqueur retrouvent leur défense imprimée, et rien ne se déclenche
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Boomerang     |
      | Justification |
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 1 défense | Bob        |
      | Invasion de Zendikar | avant  | 1 défense | Bob        |
      | Île (1)              | avant  |           |            |
      | Île (2)              | avant  |           |            |
      | Plaine               | avant  |           |            |
      | Marais               | avant  |           |            |
      | Forêt                | avant  |           |            |
    Quand Alice lance « Boomerang »
      | cible   | Invasion de Ségovie |
      | mana de | Île (1); Île (2)    |
    Et que le sommet de la pile se résout
    Alors Alice a en main
      | carte               | défense |
      | Invasion de Ségovie | 4       |
    Et la pile est vide
    Quand Alice lance « Justification »
      | cible   | Invasion de Zendikar  |
      | mana de | Plaine; Marais; Forêt |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte                | défense |
      | Invasion de Zendikar | 3       |
    Et la pile est vide

  @id:BT-033 @clause:bt-enters-with-defense-counters @control:siege-trigger-transformed
  @cr:310.4b @cr:614.1c @needs:battles @needs:counters @needs:replacement-effects @needs:tokens @needs:stack
  @needs:triggered-abilities
  Scénario: Lancée depuis la main, l'Invasion de Ségovie arrive recto visible avec quatre marqueurs « défense », avant que sa capacité ne se résolve
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
    Quand Alice lance « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Alors la pile contient
      | carte               | nature | contrôleur | nom                 |
      | Invasion de Ségovie | sort   | Alice      | Invasion de Ségovie |
    Quand le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | nom                 | types    | sous-types | face  | marqueurs |
      | Invasion de Ségovie | Invasion de Ségovie | bataille | siège      | recto | 4 défense |
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |
      | Kraken (1)          | aucun     |
      | Kraken (2)          | aucun     |

  @id:BT-034 @clause:bt-enters-with-defense-counters
  @cr:310.4b @cr:614.1c @cr:704.3 @needs:battles @needs:counters @needs:replacement-effects @needs:custom-cards
  Scénario: Une bataille dont aucune capacité n'est sur la pile a ses marqueurs « défense » dès son arrivée et reste sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Bataille d'essai |
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice lance « Bataille d'essai »
      | mana de | Île (1); Île (2) |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte            | marqueurs | défense | protecteur |
      | Bataille d'essai | 3 défense | 3       | Alice      |

  @id:BT-501 @clause:bt-enters-with-defense-counters
  @cr:310.4b @cr:310.12b @cr:614.1c @needs:battles @needs:triggered-abilities
  Scénario: Outre la capacité qui se déclenche à son arrivée, un siège en a une statique, avec laquelle il arrive, et celle de tous les sièges
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Alors Alice contrôle
      | carte               | capacités                        |
      | Invasion de Ségovie | déclenchée; déclenchée; statique |

  @id:BT-035 @control:bt-enters-with-defense-counters @ruleset:cr-2026
  @cr:310.4b @cr:310.4c @cr:310.8 @cr:704.5w @needs:battles @needs:type-change @needs:state-based-actions
  @needs:custom-cards
  Scénario: Une créature qui devient une bataille sur le champ de bataille ne reçoit aucun marqueur « défense » et va au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Mobilisation d'essai |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Île      | avant  |
    Quand Alice lance « Mobilisation d'essai »
      | cible   | Grizzlis |
      | mana de | Île      |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et la pile est vide
