# language: fr
Fonctionnalité: La défaite d'un Siège
  Quand le dernier marqueur « défense » d'un Siège est retiré, une capacité contrôlée par son contrôleur se déclenche.
  À sa résolution, le Siège est exilé, et ce joueur peut alors, et alors seulement, lancer son verso sans rien payer.

  @id:BT-044 @clause:siege-intrinsic-trigger @control:siege-intrinsic-trigger
  @cr:310.12b @cr:603.2 @cr:603.3a @needs:battles @needs:damage @needs:counters @needs:triggered-abilities
  Scénario: Rien ne se déclenche quand Foudre retire trois marqueurs sur quatre ; une capacité se déclenche quand Choc retire le dernier
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
      | Choc   |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Montagne (1)        | avant  |           |            |
      | Montagne (2)        | avant  |           |            |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (1)        |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (2)        |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | aucun     |

  @id:BT-045 @clause:siege-intrinsic-trigger @clause:siege-trigger-may-cast
  @cr:310.12b @cr:603.2 @cr:608.2g @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform @needs:stack
  Scénario: Un Siège vaincu par des blessures de combat est exilé pendant l'étape des blessures de combat, et son verso y est lancé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Ange de Serra       | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice attaque avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature | contrôleur |
      | Invasion de Ségovie | sort   | Alice      |
    Quand la pile se résout
    Alors c'est l'étape des blessures de combat d'Alice
    Et Alice contrôle
      | carte               | nom                               | face  |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | verso |
    Et Bob a 20 points de vie

  @id:BT-046 @clause:siege-trigger-exiles @clause:siege-trigger-may-cast @control:siege-trigger-may-cast
  @cr:310.12b @cr:608.2g @cr:601.3 @needs:battles @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:zone-change
  Scénario: Un Siège que son contrôleur choisit de ne pas lancer est exilé quand même et ne peut pas être lancé ensuite depuis l'exil
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Invasion de Ségovie (en main) |
      | Choc                          |
    Et qu'Alice contrôle
      | carte                          | depuis | marqueurs | protecteur |
      | Invasion de Ségovie (ancienne) | avant  | 1 défense | Bob        |
      | Montagne                       | avant  |           |            |
      | Île (1)                        | avant  |           |            |
      | Île (2)                        | avant  |           |            |
      | Île (3)                        | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie (ancienne) |
      | mana de | Montagne                       |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                          | marqueurs |
      | Invasion de Ségovie (ancienne) | aucun     |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a en exil
      | carte                          |
      | Invasion de Ségovie (ancienne) |
    Et Alice ne peut pas lancer « Invasion de Ségovie (ancienne) »
      | mana de | Île (1); Île (2); Île (3) |
    Et Alice peut lancer « Invasion de Ségovie (en main) »
      | mana de | Île (1); Île (2); Île (3) |

  @id:BT-047 @clause:siege-trigger-may-cast @clause:siege-trigger-transformed @clause:siege-trigger-free
  @control:bt-enters-with-defense-counters @control:x-siege-back-face-is-cast @control:x-siege-stolen-then-defeated
  @cr:310.12b @cr:608.2g @cr:118.9 @cr:712.11a @cr:712.13 @needs:battles @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform @needs:alternative-costs @needs:stack
  Scénario: À la résolution de la capacité de l'Invasion de Ségovie, son contrôleur lance Caetus sans dépenser le moindre mana, et Caetus arrive en tant que créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
      | Montagne            | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et la réserve de mana d'Alice est vide
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature | contrôleur | nom                               | couleurs | coût de mana |
      | Invasion de Ségovie | sort   | Alice      | Caetus, tyran des mers de Ségovie | bleu     | aucun        |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte               | nom                               | types    | super-types | sous-types | F/E | face  | marqueurs |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | créature | légendaire  | serpent    | 3/3 | verso | aucun     |

  @id:BT-048 @clause:x-siege-back-face-new-object
  @cr:400.7 @cr:302.6 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform
  Scénario: Caetus, lancé à partir d'un Siège contrôlé depuis un tour précédent, n'est pas une bataille, n'a ni marqueurs ni protecteur et ne peut pas attaquer ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
      | Choc   |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Montagne (1)        | avant  |           |            |
      | Montagne (2)        | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (1)        |
    Et que la pile se résout
    Et qu'Alice lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (2)        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | nom                               | types    | marqueurs | protecteur | engagé |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | créature | aucun     | aucun      | non    |
    Et Alice ne peut pas attaquer avec « Invasion de Ségovie »
    Et Alice peut attaquer avec « Grizzlis »

  @id:BT-049 @clause:siege-trigger-transformed @control:x-siege-back-face-new-object
  @cr:310.12b @cr:400.7 @cr:702.10b @needs:battles @needs:combat @needs:damage @needs:haste @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform
  Scénario: Le Fort céleste éveillé, lancé à partir d'un Siège, a la célérité et attaque le tour où il arrive
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
      | Montagne             | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Zendikar |
      | mana de | Montagne             |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom                  | types             | F/E | avec                | marqueurs |
      | Invasion de Zendikar | Fort céleste éveillé | créature; terrain | 4/4 | vigilance; célérité | aucun     |
    Et Alice peut attaquer avec « Invasion de Zendikar »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 16 points de vie

  @id:BT-050 @clause:x-siege-back-face-new-object @control:x-siege-back-face-new-object
  @cr:400.7 @cr:302.6 @cr:702.10c @needs:battles @needs:damage @needs:haste @needs:mana-abilities
  @needs:triggered-abilities @needs:casting-during-resolution @needs:transform
  Scénario: Le Fort céleste éveillé, lancé à partir d'un Siège, a la célérité et peut être engagé pour du mana le tour où il arrive
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
      | Montagne             | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
      | couleur    | blanc   |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Zendikar |
      | mana de | Montagne             |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom                  | types             | marqueurs | protecteur |
      | Invasion de Zendikar | Fort céleste éveillé | créature; terrain | aucun     | aucun      |
    Et Alice peut activer « {T} » de « Invasion de Zendikar »
    Et la réserve de mana d'Alice contient {W}

  @id:BT-051 @clause:x-siege-any-removal-triggers
  @cr:310.12b @cr:603.2c @needs:battles @needs:counters @needs:triggered-abilities @needs:activated-abilities
  @needs:sacrifice @needs:casting-during-resolution @needs:transform
  Scénario: Un Siège auquel le Sortimage vampire retire tous ses marqueurs est vaincu, et sa capacité se déclenche une seule fois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Sortimage vampire   | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice active « sacrifier » de « Sortimage vampire »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Et Alice contrôle
      | carte               | marqueurs | défense |
      | Invasion de Ségovie | aucun     | 0       |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | nom                               |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie |

  @id:BT-052 @clause:x-bt-destroyed-not-defeated @control:x-siege-any-removal-triggers
  @cr:310.12b @cr:122.2 @needs:battles @needs:zone-change @needs:triggered-abilities
  Scénario: Un Siège détruit alors qu'il a encore ses marqueurs n'est pas vaincu : rien ne se déclenche et il va au cimetière
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte         |
      | Justification |
    Et que Bob contrôle
      | carte  | depuis |
      | Plaine | avant  |
      | Marais | avant  |
      | Forêt  | avant  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Quand Bob lance « Justification »
      | cible   | Invasion de Ségovie   |
      | mana de | Plaine; Marais; Forêt |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |

  @id:BT-053 @clause:x-siege-trigger-controller
  @cr:310.12b @cr:603.3a @needs:battles @needs:damage @needs:triggered-abilities @needs:casting-during-resolution
  @needs:transform @needs:stack
  Scénario: Quand un adversaire retire le dernier marqueur avec Choc, le contrôleur du Siège contrôle la capacité et lance Caetus
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte |
      | Choc  |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Bob lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature | contrôleur |
      | Invasion de Ségovie | sort   | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | nom                               |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie |

  @id:BT-054 @clause:x-siege-trigger-controller
  @cr:310.12b @cr:603.3a @cr:310.9b @needs:battles @needs:combat @needs:damage @needs:multiplayer
  @needs:triggered-abilities @needs:casting-during-resolution @needs:transform
  Scénario: Quand l'attaque d'un troisième joueur retire les derniers marqueurs, c'est le contrôleur du Siège qui lance Caetus
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Chloé
    Et que Chloé contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Chloé attaque avec « Ange de Serra »
      | Ange de Serra | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat de Chloé
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | nom                               |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie |

  @id:BT-055 @clause:x-siege-stolen-then-defeated @control:x-siege-trigger-controller
  @cr:310.12b @cr:603.3a @cr:400.3 @cr:704.5y @needs:battles @needs:auras @needs:control-change @needs:damage
  @needs:triggered-abilities @needs:casting-during-resolution @needs:transform @needs:stack
  Scénario: Le joueur qui prend le contrôle d'un Siège adverse avec Confiscation, puis le vainc, lance Caetus et le contrôle ; quand Caetus meurt, il va au cimetière de son propriétaire
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte        |
      | Confiscation |
      | Choc         |
    Et que Bob contrôle
      | carte        | depuis |
      | Île (1)      | avant  |
      | Île (2)      | avant  |
      | Île (3)      | avant  |
      | Île (4)      | avant  |
      | Île (5)      | avant  |
      | Île (6)      | avant  |
      | Montagne (1) | avant  |
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
      | Montagne (2)        | avant  |           |            |
    Et que Bob choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Bob lance « Confiscation »
      | cible   | Invasion de Ségovie                                  |
      | mana de | Île (1); Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | propriétaire | marqueurs | protecteur |
      | Invasion de Ségovie | Alice        | 2 défense | Alice      |
    Quand Bob lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (1)        |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Bob        |
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature | contrôleur |
      | Invasion de Ségovie | sort   | Bob        |
    Quand la pile se résout
    Alors Bob contrôle
      | carte               | nom                               | propriétaire |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | Alice        |
    Et Bob a au cimetière
      | carte        |
      | Confiscation |
    Quand Bob passe la priorité
    Et qu'Alice lance « Foudre »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne (2)        |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |

  @id:BT-056 @clause:x-siege-leaves-in-response
  @cr:310.12b @cr:400.7 @cr:608.2h @needs:battles @needs:damage @needs:stack @needs:zone-change
  @needs:triggered-abilities @needs:tokens
  Scénario: Un Siège vaincu renvoyé en main avant la résolution de sa capacité n'est pas exilé et peut ensuite être lancé normalement
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
      | Montagne            | avant  |           |            |
      | Île (1)             | avant  |           |            |
      | Île (2)             | avant  |           |            |
      | Île (3)             | avant  |           |            |
    Et que Bob a en main
      | carte     |
      | Boomerang |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (4) | avant  |
      | Île (5) | avant  |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Boomerang »
      | cible   | Invasion de Ségovie |
      | mana de | Île (4); Île (5)    |
    Et que la pile se résout
    Alors Alice a en main
      | carte               |
      | Invasion de Ségovie |
    Et Alice peut lancer « Invasion de Ségovie »
      | mana de | Île (1); Île (2); Île (3) |
    Et la pile contient
      | carte               | nature | contrôleur | nom                 |
      | Invasion de Ségovie | sort   | Alice      | Invasion de Ségovie |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | face  | marqueurs |
      | Invasion de Ségovie | recto | 4 défense |

  @id:BT-057 @clause:x-siege-back-face-is-cast
  @cr:608.2g @cr:601.2i @cr:701.6a @cr:712.8a @needs:battles @needs:damage @needs:stack @needs:triggered-abilities
  @needs:casting-during-resolution @needs:transform
  Scénario: Caetus est un sort que Contresort contrecarre, et la carte va au cimetière avec les caractéristiques de son recto
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
      | Montagne            | avant  |           |            |
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Alors Bob peut lancer « Contresort »
      | cible   | Invasion de Ségovie |
      | mana de | Île (1); Île (2)    |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte               | défense |
      | Invasion de Ségovie | 4       |

  @id:BT-058 @clause:x-siege-back-face-mana-value @control:x-siege-back-face-mana-value
  @cr:202.3b @cr:712.8c @cr:712.8e @needs:battles @needs:damage @needs:stack @needs:transform @needs:copy
  @needs:triggered-abilities @needs:casting-during-resolution
  Scénario: Caetus a la valeur de mana de son recto sur la pile et sur le champ de bataille, et un Clone qui le copie a une valeur de mana de 0
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte |
      | Choc  |
      | Clone |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
      | Île (1)  | avant  |
      | Île (2)  | avant  |
      | Île (3)  | avant  |
      | Île (4)  | avant  |
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 2 défense | Bob        |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Et que Bob choisira
      | choix | réponse             |
      | objet | Invasion de Ségovie |
    Quand Bob lance « Choc »
      | cible   | Invasion de Ségovie |
      | mana de | Montagne            |
    Et que le sommet de la pile se résout
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte               | nature | contrôleur | nom                               | coût de mana | valeur de mana |
      | Invasion de Ségovie | sort   | Alice      | Caetus, tyran des mers de Ségovie | aucun        | 3              |
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | nom                               | valeur de mana |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | 3              |
    Quand Bob lance « Clone »
      | mana de | Île (1); Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte | nom                               | valeur de mana |
      | Clone | Caetus, tyran des mers de Ségovie | 0              |

  @id:BT-059 @clause:x-siege-triggers-once
  @cr:310.12b @cr:603.2c @cr:510.2 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  @needs:casting-during-resolution
  Scénario: Deux attaquants qui retirent ensemble les derniers marqueurs ne déclenchent la capacité du Siège qu'une fois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Géant des collines  | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Alice attaque avec « Grizzlis » et « Géant des collines »
      | Grizzlis           | Invasion de Ségovie |
      | Géant des collines | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Invasion de Ségovie | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a en exil
      | carte               |
      | Invasion de Ségovie |
    Et Bob a 20 points de vie

  @id:BT-060 @control:x-siege-triggers-once
  @cr:310.12b @cr:510.2 @needs:battles @needs:combat @needs:damage @needs:triggered-abilities
  Scénario: Deux attaquants qui laissent un marqueur sur le Siège ne déclenchent rien
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis            | avant  |           |            |
      | Elfes de Llanowar   | avant  |           |            |
    Quand Alice attaque avec « Grizzlis » et « Elfes de Llanowar »
      | Grizzlis          | Invasion de Ségovie |
      | Elfes de Llanowar | Invasion de Ségovie |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors la pile est vide
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 1 défense |
