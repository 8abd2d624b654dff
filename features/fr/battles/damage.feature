# language: fr
Fonctionnalité: Les blessures infligées aux batailles
  Les batailles peuvent subir des blessures en combat et par ce qui cible « n'importe quelle cible ». Chaque blessure
  retire un marqueur « défense » ; l'excédent n'est infligé à rien d'autre.

  @id:BT-036 @clause:bt-damage-removes-counters
  @cr:310.6 @cr:120.3h @cr:514.2 @needs:battles @needs:damage @needs:counters @needs:turn-structure
  Scénario: Foudre retire trois des quatre marqueurs « défense », qui ne reviennent pas quand les blessures disparaissent
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Montagne            | avant  |           |            |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | défense | blessures |
      | Invasion de Ségovie | 1 défense | 1       | 0         |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | 1 défense | 1       |

  @id:BT-037 @control:bt-damage-removes-counters
  @cr:120.3e @cr:120.3h @cr:514.2 @needs:damage @needs:counters @needs:turn-structure
  Scénario: Les blessures infligées à une créature qui a des marqueurs « défense » sans être une bataille n'en retirent aucun et disparaissent à la fin du tour
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte         | depuis | marqueurs |
      | Ange de Serra | avant  | 2 défense |
      | Montagne      | avant  |           |
    Quand Alice lance « Foudre »
      | cible   | Ange de Serra |
      | mana de | Montagne      |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | marqueurs | blessures |
      | Ange de Serra | 2 défense | 3         |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte         | marqueurs | blessures |
      | Ange de Serra | 2 défense | 0         |

  @id:BT-038 @clause:bt-can-be-dealt-damage @clause:bt-damage-removes-counters
  @cr:120.1 @cr:120.2a @cr:120.3h @cr:510.1b @needs:battles @needs:damage @needs:combat @needs:counters
  Scénario: Une créature non bloquée qui attaque un Siège inflige ses blessures de combat au Siège, et le protecteur ne perd pas de points de vie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | 2 défense | 2       |
    Et Bob a 20 points de vie
    Et la pile est vide

  @id:BT-039 @clause:bt-any-target @control:bt-any-target @control:bt-can-be-dealt-damage
  @cr:115.4 @cr:120.1a @needs:battles @needs:damage @needs:targeting
  Scénario: Foudre peut cibler une bataille, mais ni un terrain ni un artefact non-créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Autel d'Ashnod      | avant  |           |            |
      | Forêt               | avant  |           |            |
      | Montagne            | avant  |           |            |
    Alors Alice ne peut pas lancer « Foudre »
      | cible   | Forêt    |
      | mana de | Montagne |
    Et Alice ne peut pas lancer « Foudre »
      | cible   | Autel d'Ashnod |
      | mana de | Montagne       |
    Et Alice peut lancer « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |

  @id:BT-040 @clause:bt-any-target @control:bt-any-target
  @cr:115.4 @cr:120.2b @needs:battles @needs:damage @needs:targeting @needs:activated-abilities
  Scénario: La capacité du Sorcier sybarite peut cibler une bataille, mais pas un terrain
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Sorcier sybarite    | avant  |           |            |
      | Forêt               | avant  |           |            |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Forêt |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Invasion de Ségovie |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | 3 défense | 3       |

  @id:BT-041 @clause:x-bt-excess-damage
  @cr:310.6 @cr:120.3h @cr:510.1b @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution
  Scénario: Le Gueuleffroi colossal inflige six blessures à un Siège à quatre marqueurs : tous sont retirés, une seule capacité se déclenche et le protecteur ne perd pas de points de vie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
      | Gueuleffroi colossal | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Alice attaque avec « Gueuleffroi colossal »
      | Gueuleffroi colossal | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | aucun     | 0       |
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Alice a en exil
      | carte               |
      | Invasion de Ségovie |

  @id:BT-042 @control:x-bt-excess-damage
  @cr:310.6 @cr:120.3h @cr:310.12b @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  Scénario: Le Gueuleffroi colossal inflige six blessures à un Siège à sept marqueurs : il en reste un, et rien ne se déclenche
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 7 défense | Bob        |
      | Gueuleffroi colossal | avant  |           |            |
    Quand Alice attaque avec « Gueuleffroi colossal »
      | Gueuleffroi colossal | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | 1 défense | 1       |
    Et la pile est vide
    Et Bob a 20 points de vie

  @id:BT-043 @clause:x-bt-excess-damage
  @cr:310.6 @cr:120.3h @cr:310.12b @needs:battles @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution
  Scénario: Foudre sur un Siège à deux marqueurs le laisse sans aucun marqueur et ne déclenche sa capacité qu'une fois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
      | Montagne            | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | aucun     | 0       |
    Et la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Alice a en exil
      | carte               |
      | Invasion de Ségovie |

  @id:BT-646 @clause:bt-can-be-dealt-damage @clause:bt-damage-removes-counters @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.4 @cr:120.3c @cr:306.9 @cr:704.5i @needs:battles @needs:custom-cards @needs:counters @needs:damage @needs:state-based-actions
  Scénario: Les blessures retirent des marqueurs « loyauté » d'un planeswalker, qui va au cimetière quand il n'en a plus, et des marqueurs « défense » d'une bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte                    | depuis | marqueurs |
      | Planeswalker d'essai     | avant  | 3 loyauté |
      | Planeswalker d'essai (2) | avant  | 2 loyauté |
    Et qu'Alice a en main
      | carte    |
      | Choc     |
      | Choc (2) |
      | Choc (3) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice lance « Choc »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Et qu'Alice lance « Choc (2) »
      | cible | Planeswalker d'essai |
    Et que la pile se résout
    Et qu'Alice lance « Choc (3) »
      | cible | Planeswalker d'essai (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |
    Et Bob contrôle
      | carte                | marqueurs |
      | Planeswalker d'essai | 1 loyauté |
    Et Bob a au cimetière
      | carte                    |
      | Planeswalker d'essai (2) |

  @id:BT-605 @clause:bt-damage-removes-counters @control:bt-damage-removes-counters
  @cr:510.1a @cr:120.8 @cr:702.2b @cr:120.3h @needs:battles @needs:combat @needs:damage @needs:counters
  Scénario: Une créature de force 0 n'assigne aucune blessure de combat : elle ne retire aucun marqueur « défense » et, même avec le contact mortel, ne détruit pas la créature qui la bloque
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis | marqueurs | protecteur |
      | Ornithoptère           | avant  |           |            |
      | Memnite                | avant  |           |            |
      | Faucon de nuit vampire | avant  | 2 -1/-1   |            |
      | Invasion de Ségovie    | avant  | 4 défense | Bob        |
    Et que Bob contrôle
      | carte            | depuis |
      | Ornithoptère (2) | avant  |
    Quand Alice attaque avec « Ornithoptère », « Memnite » et « Faucon de nuit vampire »
      | Ornithoptère           | Invasion de Ségovie |
      | Memnite                | Invasion de Ségovie |
      | Faucon de nuit vampire | Invasion de Ségovie |
    Et que Bob bloque « Faucon de nuit vampire » avec « Ornithoptère (2) »
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte                  | F/E | marqueurs | blessures |
      | Invasion de Ségovie    |     | 3 défense |           |
      | Faucon de nuit vampire | 0/1 | 2 -1/-1   | 0         |
    Et Bob contrôle
      | carte            | blessures |
      | Ornithoptère (2) | 0         |
    Et Alice a 20 points de vie

  @id:BT-606 @clause:bt-damage-removes-counters
  @cr:510.4 @cr:702.4b @cr:702.7b @cr:120.3h @needs:battles @needs:combat @needs:damage @needs:counters
  Scénario: Ceux des attaquants d'un Siège qui ont l'initiative ou la double initiative infligent leurs blessures dans une première étape des blessures de combat, les autres, et de nouveau celui qui a la double initiative, dans une seconde
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Chevalier blanc     | avant  |           |            |
      | Filelame boros      | avant  |           |            |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 7 défense | Bob        |
    Quand Alice attaque avec « Chevalier blanc », « Filelame boros » et « Grizzlis »
      | Chevalier blanc | Invasion de Ségovie |
      | Filelame boros  | Invasion de Ségovie |
      | Grizzlis        | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |
    Quand la partie arrive à l'étape de fin de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |

  @id:BT-722 @clause:bt-damage-removes-counters @control:bt-damage-removes-counters
  @cr:120.3h @cr:510.4 @cr:702.7b @needs:battles @needs:combat @needs:damage
  Scénario: L'initiative retire des marqueurs « défense » lors d'une première étape des blessures de combat, l'autre attaquant lors d'une deuxième
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Chevalier blanc     | avant  |           |            |
      | Memnite             | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Quand Alice attaque avec « Chevalier blanc » et « Memnite »
      | Chevalier blanc | Invasion de Ségovie |
      | Memnite         | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |
    Et Bob a 20 points de vie

  @id:BT-637 @clause:x-bt-not-a-creature-or-planeswalker @control:x-bt-not-a-creature-or-planeswalker @ruleset:cr-2024 @ruleset:cr-2026
  @cr:115.1b @cr:306.5b @cr:303.4a @needs:battles @needs:custom-cards @needs:auras @needs:counters @needs:targeting @needs:type-change
  Scénario: Prisonnier de la lune peut être lancé sur un planeswalker mais non sur une bataille ; le planeswalker n'est alors plus qu'un terrain, et garde ses marqueurs « loyauté »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et qu'Alice a en main
      | carte                 |
      | Planeswalker d'essai  |
      | Prisonnier de la lune |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Planeswalker d'essai »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | types        | marqueurs |
      | Planeswalker d'essai | planeswalker | 3 loyauté |
    Et Alice ne peut pas lancer « Prisonnier de la lune »
      | cible | Invasion de Ségovie |
    Quand Alice lance « Prisonnier de la lune »
      | cible | Planeswalker d'essai |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | types   | marqueurs |
      | Planeswalker d'essai | terrain | 3 loyauté |
