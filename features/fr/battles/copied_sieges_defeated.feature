# language: fr
Fonctionnalité: Les copies d'un Siège qui sont vaincues
  Quand le dernier marqueur « défense » est retiré d'une copie d'un Siège, cette copie est exilée. Ce qui peut alors être
  lancé dépend de la carte qui était la copie : son propre verso, ou rien.

  @id:BT-020 @clause:siege-copy-transforming-dfc-cast @control:siege-copy-other-card-stays-exiled
  @cr:310.12b @cr:707.2 @cr:712.8c @cr:712.11a @cr:712.13 @needs:battles @needs:copy @needs:transform
  @needs:counters @needs:damage @needs:stack @needs:triggered-abilities @needs:casting-during-resolution
  Scénario: Une Invasion de Zendikar qui était une copie de l'Invasion de Ségovie est lancée en tant que Fort céleste éveillé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
      | Foudre      |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                | depuis | marqueurs | protecteur |
      | Invasion de Ségovie  | avant  | 4 défense | Bob        |
      | Invasion de Zendikar | avant  | 3 défense | Bob        |
      | Montagne             | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                | nom                 | marqueurs |
      | Invasion de Zendikar | Invasion de Ségovie | 3 défense |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Zendikar |
      | mana de | Montagne             |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Invasion de Zendikar | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte                | nature | contrôleur | nom                  | couleurs | valeur de mana |
      | Invasion de Zendikar | sort   | Alice      | Fort céleste éveillé | vert     | 4              |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                | nom                  | F/E | marqueurs | protecteur |
      | Invasion de Zendikar | Fort céleste éveillé | 4/4 | aucun     | aucun      |
      | Invasion de Ségovie  | Invasion de Ségovie  |     | 4 défense | Bob        |

  @id:BT-021 @clause:siege-copy-transforming-dfc-cast @control:siege-copy-other-card-stays-exiled
  @control:siege-zero-defense-no-trigger
  @cr:310.12b @cr:707.2 @cr:712.8c @cr:712.8e @cr:712.11a @cr:712.13 @needs:battles @needs:copy @needs:transform
  @needs:counters @needs:damage @needs:stack @needs:state-based-actions @needs:triggered-abilities
  @needs:casting-during-resolution
  Scénario: Un Sondeur de secrets qui était une copie d'un Siège est lancé en tant qu'Aberration insectoïde
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
      | Choc        |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Sondeur de secrets  | avant  | 1 défense |            |
      | Montagne            | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte              | nom                 | types    | défense | marqueurs | protecteur |
      | Sondeur de secrets | Invasion de Ségovie | bataille | 1       | 1 défense | Bob        |
    Quand Alice lance « Choc »
      | cible   | Sondeur de secrets |
      | mana de | Montagne           |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Sondeur de secrets | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature | contrôleur | nom                   | couleurs | valeur de mana |
      | Sondeur de secrets | sort   | Alice      | Aberration insectoïde | bleu     | 1              |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | nom                   | types    | F/E | avec | valeur de mana | protecteur |
      | Sondeur de secrets | Aberration insectoïde | créature | 3/2 | vol  | 1              | aucun      |

  @id:BT-022 @clause:siege-copy-other-card-not-cast @clause:siege-copy-other-card-stays-exiled
  @control:siege-copy-transforming-dfc-cast @control:siege-copy-token-ceases-to-exist
  @cr:310.4b @cr:310.6 @cr:310.12b @cr:707.5 @cr:712.11a @needs:battles @needs:copy @needs:counters @needs:damage
  @needs:tokens @needs:triggered-abilities
  Scénario: Un Imitateur rusé arrivé en tant que copie d'un Siège, puis vaincu, est exilé, ne peut pas être lancé et reste en exil
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Imitateur rusé |
      | Foudre         |
      | Choc           |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Montagne            | avant  |           |            |
      | Montagne (2)        | avant  |           |            |
    Et qu'Alice choisira
      | choix | réponse             |
      | objet | Invasion de Ségovie |
    Quand Alice lance « Imitateur rusé »
    Et que la pile se résout
    Et qu'Alice lance « Foudre »
      | cible   | Imitateur rusé |
      | mana de | Montagne       |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte          | nom                 | défense | marqueurs |
      | Imitateur rusé | Invasion de Ségovie | 1       | 1 défense |
    Quand Alice lance « Choc »
      | cible   | Imitateur rusé |
      | mana de | Montagne (2)   |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Imitateur rusé | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a en exil
      | carte          |
      | Imitateur rusé |
    Et Alice contrôle
      | carte               | défense | marqueurs |
      | Invasion de Ségovie | 4       | 4 défense |

  @id:BT-023 @clause:siege-copy-other-card-stays-exiled @clause:siege-copy-other-card-not-cast
  @control:siege-copy-other-card-stays-exiled @control:siege-copy-transforming-dfc-cast
  @cr:310.12b @cr:601.3 @cr:707.2 @cr:712.11a @needs:battles @needs:copy @needs:counters @needs:damage
  @needs:state-based-actions @needs:triggered-abilities @needs:turn-structure
  Scénario: Une carte de créature qui était une copie d'un Siège ne peut pas non plus être lancée depuis l'exil à un tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Formemiroir     |
      | Choc            |
      | Grizzlis (main) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Grizzlis (siège)    | avant  | 1 défense |            |
      | Montagne            | avant  |           |            |
      | Forêt               | avant  |           |            |
      | Forêt (2)           | avant  |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Choc »
      | cible   | Grizzlis (siège) |
      | mana de | Montagne         |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Grizzlis (siège) | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a en exil
      | carte            |
      | Grizzlis (siège) |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice a en exil
      | carte            |
      | Grizzlis (siège) |
    Et Alice ne peut pas lancer « Grizzlis (siège) »
      | mana de | Forêt; Forêt (2) |
    Et Alice peut lancer « Grizzlis (main) »
      | mana de | Forêt; Forêt (2) |

  @id:BT-024 @clause:siege-copy-token-not-cast @clause:siege-copy-token-ceases-to-exist
  @cr:108.2b @cr:111.7 @cr:111.8 @cr:310.12b @cr:704.5d @cr:707.2 @needs:battles @needs:copy @needs:counters
  @needs:damage @needs:state-based-actions @needs:targeting @needs:tokens @needs:triggered-abilities
  Scénario: Un jeton qui est une copie d'un Siège est exilé quand il est vaincu, ne peut pas être lancé et cesse d'exister
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Mythe d'Illuna |
      | Foudre         |
      | Choc           |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
      | Montagne            | avant  |           |            |
      | Montagne (2)        | avant  |           |            |
    Quand Alice lance « Mythe d'Illuna »
      | cible | Invasion de Ségovie |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                       | jeton | marqueurs |
      | Invasion de Ségovie         | non   | 4 défense |
      | Invasion de Ségovie (jeton) | oui   | 4 défense |
    Quand Alice lance « Foudre »
      | cible   | Invasion de Ségovie (jeton) |
      | mana de | Montagne                    |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte                       | défense | marqueurs |
      | Invasion de Ségovie (jeton) | 1       | 1 défense |
    Quand Alice lance « Choc »
      | cible   | Invasion de Ségovie (jeton) |
      | mana de | Montagne (2)                |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                       | nature   | contrôleur |
      | Invasion de Ségovie (jeton) | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 0 carte en exil
    Et Alice a 3 cartes au cimetière
    Et Alice contrôle
      | carte               | jeton | défense | marqueurs |
      | Invasion de Ségovie | non   | 4       | 4 défense |

  @id:BT-025 @clause:siege-copy-modal-dfc-not-cast
  @cr:310.12b @cr:712.8c @needs:battles @needs:copy @needs:counters @needs:damage @needs:modal-dfc
  @needs:state-based-actions @needs:triggered-abilities
  Scénario: Avant que les cartes recto-verso modales puissent être lancées transformées, l'une d'elles qui était une copie d'un Siège ne peut pas être lancée transformée et reste en exil
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
      | Choc        |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Invasion de Ségovie         | avant  | 4 défense | Bob        |
      | Halvar, dieu de la Bataille | avant  | 1 défense |            |
      | Montagne                    | avant  |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                       | nom                 | défense | marqueurs | protecteur |
      | Halvar, dieu de la Bataille | Invasion de Ségovie | 1       | 1 défense | Bob        |
    Quand Alice lance « Choc »
      | cible   | Halvar, dieu de la Bataille |
      | mana de | Montagne                    |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                       | nature   | contrôleur |
      | Halvar, dieu de la Bataille | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a en exil
      | carte                       |
      | Halvar, dieu de la Bataille |

  @id:BT-026 @clause:x-siege-copy-modal-dfc-cast
  @cr:310.12b @cr:712.3 @cr:712.8f @cr:712.11a @cr:712.11c @cr:712.13 @needs:battles @needs:copy @needs:counters
  @needs:damage @needs:modal-dfc @needs:stack @needs:state-based-actions @needs:triggered-abilities
  @needs:casting-during-resolution
  Scénario: Une carte recto-verso modale qui était une copie d'un Siège est lancée avec son verso visible
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
      | Choc        |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Invasion de Ségovie         | avant  | 4 défense | Bob        |
      | Halvar, dieu de la Bataille | avant  | 1 défense |            |
      | Montagne                    | avant  |           |            |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Choc »
      | cible   | Halvar, dieu de la Bataille |
      | mana de | Montagne                    |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                       | nature   | contrôleur |
      | Halvar, dieu de la Bataille | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte                       | nature | contrôleur | nom               | couleurs | valeur de mana |
      | Halvar, dieu de la Bataille | sort   | Alice      | Épée des royaumes | blanc    | 2              |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                       | nom               | types    | sous-types | super-types | valeur de mana | marqueurs |
      | Halvar, dieu de la Bataille | Épée des royaumes | artefact | équipement | légendaire  | 2              | aucun     |

  @id:BT-027 @clause:x-siege-copy-modal-dfc-cast @control:x-siege-copy-modal-dfc-cast
  @cr:310.12b @cr:608.2d @cr:712.3 @cr:712.8f @cr:712.11a @cr:712.11c @needs:battles @needs:copy @needs:counters
  @needs:damage @needs:modal-dfc @needs:stack @needs:state-based-actions @needs:triggered-abilities
  @needs:casting-during-resolution
  Scénario: Une carte recto-verso modale dont le verso est un terrain reste en exil, alors que celle dont le verso est un artefact est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
      | Choc        |
      | Foudre      |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice contrôle
      | carte                       | depuis | marqueurs | protecteur |
      | Invasion de Ségovie         | avant  | 4 défense | Bob        |
      | Mammouth du Kazandou        | avant  | 1 défense |            |
      | Halvar, dieu de la Bataille | avant  | 1 défense |            |
      | Montagne                    | avant  |           |            |
      | Montagne (2)                | avant  |           |            |
    Quand Alice lance « Formemiroir »
      | cible | Invasion de Ségovie |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                       | nom                 | marqueurs |
      | Mammouth du Kazandou        | Invasion de Ségovie | 1 défense |
      | Halvar, dieu de la Bataille | Invasion de Ségovie | 1 défense |
    Quand Alice lance « Choc »
      | cible   | Mammouth du Kazandou |
      | mana de | Montagne             |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Mammouth du Kazandou | capacité | Alice      |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a en exil
      | carte                |
      | Mammouth du Kazandou |
    Quand Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Et qu'Alice lance « Foudre »
      | cible   | Halvar, dieu de la Bataille |
      | mana de | Montagne (2)                |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte                       | nature   | contrôleur |
      | Halvar, dieu de la Bataille | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                       | nom               |
      | Halvar, dieu de la Bataille | Épée des royaumes |
    Et Alice a en exil
      | carte                |
      | Mammouth du Kazandou |
