# language: fr
Fonctionnalité: Les permanents à la fois batailles et créatures
  Une bataille ne peut ni attaquer ni bloquer, même si elle est aussi une créature ; une créature attaquante ou bloqueuse
  qui devient une bataille est retirée du combat. Les blessures infligées à une bataille qui est une créature ont les deux
  conséquences à la fois.

  @id:BT-094 @clause:bt-cant-attack @control:bt-cant-attack
  @cr:508.1a @cr:506.3 @cr:205.1b @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:layers @needs:damage
  Scénario: Un Siège devenu créature-artefact ne peut pas attaquer, alors qu'un Revêtement de métal liquide devenu créature-artefact le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Marche des machines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                           | depuis | marqueurs | protecteur |
      | Grizzlis                        | avant  |           |            |
      | Revêtement de métal liquide (1) | avant  |           |            |
      | Revêtement de métal liquide (2) | avant  |           |            |
      | Invasion de Zendikar            | avant  | 3 défense | Bob        |
    Quand Alice active « {T} » de « Revêtement de métal liquide (1) »
      | cible | Invasion de Zendikar |
    Et que la pile se résout
    Et qu'Alice lance « Marche des machines »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                           | types                        | F/E | engagé |
      | Revêtement de métal liquide (2) | artefact; créature           | 2/2 | non    |
      | Invasion de Zendikar            | artefact; bataille; créature | 4/4 | non    |
    Et Alice ne peut pas attaquer avec « Invasion de Zendikar »
    Et Alice ne peut pas attaquer avec « Grizzlis » et « Invasion de Zendikar »
    Et Alice peut attaquer avec « Grizzlis » et « Revêtement de métal liquide (2) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 16 points de vie
    Et Alice contrôle
      | carte                | engagé | marqueurs |
      | Invasion de Zendikar | non    | 3 défense |

  @id:BT-095 @control:bt-cant-attack
  @cr:508.1a @cr:506.3 @needs:battles @needs:combat @needs:copy @needs:type-change @needs:damage
  Scénario: Un Siège devenu une copie de Grizzlis à cause de Formemiroir, créature et non plus bataille, peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Grizzlis             | avant  |           |            |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
    Quand Alice lance « Formemiroir »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom      | types    | F/E | marqueurs |
      | Invasion de Zendikar | Grizzlis | créature | 2/2 | 3 défense |
    Et Alice peut attaquer avec « Invasion de Zendikar »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:BT-096 @clause:bt-cant-block @control:bt-cant-block
  @cr:509.1a @cr:506.3 @cr:205.1b @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:layers @needs:damage
  Scénario: Un Siège devenu créature-artefact ne peut pas bloquer, alors qu'un Revêtement de métal liquide devenu créature-artefact le peut
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte               |
      | Marche des machines |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                           | depuis | marqueurs | protecteur |
      | Revêtement de métal liquide (1) | avant  |           |            |
      | Revêtement de métal liquide (2) | avant  |           |            |
      | Invasion de Zendikar            | avant  | 3 défense | Bob        |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Bob passe la priorité
    Et qu'Alice active « {T} » de « Revêtement de métal liquide (1) »
      | cible | Invasion de Zendikar |
    Et que la pile se résout
    Et que Bob lance « Marche des machines »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                           | types                        | F/E | engagé |
      | Revêtement de métal liquide (2) | artefact; créature           | 2/2 | non    |
      | Invasion de Zendikar            | artefact; bataille; créature | 4/4 | non    |
    Quand Bob attaque avec « Géant des collines »
    Alors Alice ne peut pas bloquer « Géant des collines » avec « Invasion de Zendikar »
    Et Alice peut bloquer « Géant des collines » avec « Revêtement de métal liquide (2) »
    Quand la partie arrive à l'étape des blessures de combat de Bob
    Alors Alice a 20 points de vie
    Et Alice a au cimetière
      | carte                           |
      | Revêtement de métal liquide (2) |
    Et Alice contrôle
      | carte                | marqueurs | blessures |
      | Invasion de Zendikar | 3 défense | 0         |
    Et Bob contrôle
      | carte              | blessures |
      | Géant des collines | 2         |

  @id:BT-097 @clause:bt-attacker-becomes-battle @control:bt-attacker-becomes-battle
  @cr:506.4 @cr:205.1b @cr:310.9g @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:custom-cards @needs:damage
  Scénario: De deux créatures attaquantes, celle qui devient une bataille est retirée du combat ; celle qui devient un artefact continue d'attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Mobilisation d'essai |
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Grizzlis                    | avant  | 2 défense | Alice      |
      | Géant des collines          | avant  |           |            |
      | Revêtement de métal liquide | avant  |           |            |
      | Forêt                       | avant  |           |            |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
    Et qu'Alice active « {T} » de « Revêtement de métal liquide »
      | cible | Géant des collines |
    Et que la pile se résout
    Et qu'Alice lance « Mobilisation d'essai »
      | cible   | Grizzlis |
      | mana de | Forêt    |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | types              | F/E | défense | engagé | marqueurs | attaque | protecteur |
      | Grizzlis           | bataille; créature | 2/2 | 2       | oui    | 2 défense | aucun   | Alice      |
      | Géant des collines | artefact; créature | 3/3 |         | oui    |           | Bob     |            |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 17 points de vie
    Et Alice contrôle
      | carte    | types              | marqueurs |
      | Grizzlis | bataille; créature | 2 défense |

  @id:BT-084 @clause:bt-attacker-becomes-battle
  @cr:506.4 @cr:510.1d @cr:310.9g @needs:battles @needs:combat @needs:type-change @needs:custom-cards @needs:damage
  Scénario: Un attaquant bloqué qui devient une bataille n'inflige et ne subit aucune blessure de combat
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Mobilisation d'essai |
    Et qu'Alice contrôle
      | carte              | depuis | marqueurs | protecteur |
      | Géant des collines | avant  | 3 défense | Alice      |
      | Forêt              | avant  |           |            |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice attaque avec « Géant des collines »
    Et que Bob bloque « Géant des collines » avec « Grizzlis »
    Et qu'Alice lance « Mobilisation d'essai »
      | cible   | Géant des collines |
      | mana de | Forêt              |
    Et que la pile se résout
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte              | types              | marqueurs | blessures | attaque |
      | Géant des collines | bataille; créature | 3 défense | 0         | aucun   |
    Et Bob contrôle
      | carte    | blessures |
      | Grizzlis | 0         |
    Et Bob a 20 points de vie

  @id:BT-098 @clause:bt-blocker-becomes-battle @control:bt-blocker-becomes-battle
  @cr:506.4 @cr:509.1h @cr:510.1c @cr:310.9g @needs:battles @needs:combat @needs:type-change @needs:activated-abilities
  @needs:custom-cards @needs:damage
  Scénario: De deux créatures bloqueuses, celle qui devient une bataille est retirée du combat et l'attaquant reste bloqué ; celle qui devient un artefact continue de bloquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Mobilisation d'essai |
    Et qu'Alice contrôle
      | carte                       | depuis |
      | Géant des collines (1)      | avant  |
      | Géant des collines (2)      | avant  |
      | Revêtement de métal liquide | avant  |
      | Forêt                       | avant  |
    Et que Bob contrôle
      | carte        | depuis | marqueurs | protecteur |
      | Grizzlis (1) | avant  | 2 défense | Bob        |
      | Grizzlis (2) | avant  | 2 défense | Bob        |
    Quand Alice attaque avec « Géant des collines (1) » et « Géant des collines (2) »
    Et que Bob bloque « Géant des collines (1) » avec « Grizzlis (1) »
      | Grizzlis (2) | Géant des collines (2) |
    Et qu'Alice active « {T} » de « Revêtement de métal liquide »
      | cible | Grizzlis (2) |
    Et que la pile se résout
    Et qu'Alice lance « Mobilisation d'essai »
      | cible   | Grizzlis (1) |
      | mana de | Forêt        |
    Et que la pile se résout
    Alors Bob contrôle
      | carte        | types              | marqueurs | bloque                 | protecteur |
      | Grizzlis (1) | bataille; créature | 2 défense | aucun                  | Bob        |
      | Grizzlis (2) | artefact; créature | 2 défense | Géant des collines (2) |            |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob contrôle
      | carte        | types              | marqueurs | blessures |
      | Grizzlis (1) | bataille; créature | 2 défense | 0         |
    Et Bob a au cimetière
      | carte        |
      | Grizzlis (2) |
    Et Alice contrôle
      | carte                  | blessures |
      | Géant des collines (1) | 0         |
      | Géant des collines (2) | 2         |
    Et Bob a 20 points de vie

  @id:BT-099 @clause:x-bt-creature-battle-damage @control:x-bt-creature-battle-damage
  @cr:120.3e @cr:120.3h @cr:310.6 @needs:battles @needs:damage @needs:type-change @needs:counters @needs:activated-abilities @needs:layers
  Scénario: Les blessures infligées à un Siège qui est une créature y sont marquées et retirent des marqueurs « défense » ; avant qu'il soit une créature, elles ne font qu'en retirer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Choc (1)            |
      | Choc (2)            |
      | Marche des machines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                           | depuis | marqueurs | protecteur |
      | Revêtement de métal liquide (1) | avant  |           |            |
      | Revêtement de métal liquide (2) | avant  |           |            |
      | Montagne (1)                    | avant  |           |            |
      | Montagne (2)                    | avant  |           |            |
      | Invasion de Ségovie             | avant  | 4 défense | Bob        |
      | Invasion de Zendikar            | avant  | 3 défense | Bob        |
    Quand Alice lance « Choc (1) »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (1)        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |
    Quand Alice active « {T} » de « Revêtement de métal liquide (1) »
      | cible | Invasion de Ségovie |
    Et qu'Alice active « {T} » de « Revêtement de métal liquide (2) »
      | cible | Invasion de Zendikar |
    Et que la pile se résout
    Et qu'Alice lance « Marche des machines »
    Et que la pile se résout
    Et qu'Alice lance « Choc (2) »
      | cible   | Invasion de Zendikar |
      | mana de | Montagne (2)         |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | types                        | F/E | marqueurs | blessures |
      | Invasion de Ségovie  | artefact; bataille; créature | 3/3 | 2 défense | 0         |
      | Invasion de Zendikar | artefact; bataille; créature | 4/4 | 1 défense | 2         |

  @id:BT-077 @clause:x-bt-creature-battle-damage @control:x-bt-creature-battle-damage
  @cr:120.3e @cr:120.3h @cr:704.5g @needs:battles @needs:damage @needs:type-change @needs:activated-abilities @needs:layers @needs:state-based-actions
  Scénario: Un Siège qui est une créature 3/3 est détruit par 3 blessures bien qu'il garde un marqueur « défense » ; un Siège qui n'est pas une créature reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Foudre (1)          |
      | Foudre (2)          |
      | Marche des machines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Revêtement de métal liquide | avant  |           |            |
      | Montagne (1)                | avant  |           |            |
      | Montagne (2)                | avant  |           |            |
      | Invasion de Ségovie (1)     | avant  | 4 défense | Bob        |
      | Invasion de Ségovie (2)     | avant  | 4 défense | Bob        |
    Quand Alice active « {T} » de « Revêtement de métal liquide »
      | cible | Invasion de Ségovie (1) |
    Et que la pile se résout
    Et qu'Alice lance « Marche des machines »
    Et que la pile se résout
    Et qu'Alice lance « Foudre (1) »
      | cible   | Invasion de Ségovie (1) |
      | mana de | Montagne (1)            |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte                   |
      | Invasion de Ségovie (1) |
    Et la pile est vide
    Quand Alice lance « Foudre (2) »
      | cible   | Invasion de Ségovie (2) |
      | mana de | Montagne (2)            |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                   | types    | marqueurs |
      | Invasion de Ségovie (2) | bataille | 1 défense |

  @id:BT-635 @clause:bt-can-be-dealt-damage @ruleset:cr-2024 @ruleset:cr-2026
  @cr:310.10 @cr:120.3h @cr:301.5 @cr:701.3b @needs:battles @needs:custom-cards @needs:type-change @needs:counters @needs:damage
  Scénario: Un équipement qui est une bataille ne peut être attaché, et peut se voir infliger des blessures même s'il n'est plus une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs |
      | Jambières d'éclair  | avant  | 3 défense |
      | Marche des machines | avant  |           |
      | Grizzlis            | avant  |           |
      | Plaine              | avant  |           |
      | Plaine (2)          | avant  |           |
      | Montagne            | avant  |           |
    Et qu'Alice a en main
      | carte                |
      | Mobilisation d'essai |
      | Désenchantement      |
      | Choc                 |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice lance « Mobilisation d'essai »
      | cible | Jambières d'éclair |
    Et que la pile se résout
    Et qu'Alice lance « Désenchantement »
      | cible   | Marche des machines |
      | mana de | Plaine; Plaine (2)  |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | types              | sous-types | marqueurs | protecteur |
      | Jambières d'éclair | artefact; bataille | équipement | 3 défense | Alice      |
    Quand Alice active « équipement » de « Jambières d'éclair »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | sans              | attaché à |
      | Jambières d'éclair |                   | aucun     |
      | Grizzlis           | célérité; linceul |           |
    Quand Alice lance « Choc »
      | cible   | Jambières d'éclair |
      | mana de | Montagne           |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | marqueurs |
      | Jambières d'éclair | 1 défense |
