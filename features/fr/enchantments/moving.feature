# language: fr
Fonctionnalité: Les auras déplacées d'un support à un autre
  Un effet qui déplace une aura en choisit le nouveau support à la résolution, sans le cibler. Une aura ne va que sur ce
  qu'elle peut légalement enchanter ; sinon, elle reste où elle est.

  @id:EN-120 @clause:ench-212.4e-move-needs-legal-host
  @cr:303.4j @cr:701.3a @needs:auras @needs:attachment-move @needs:activated-abilities @needs:targeting
  Scénario: Couronne des temps anciens déplace Force sacrée, dont le bonus va à la créature choisie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à |
      | Grizzlis                   | avant  |           |
      | Force sacrée               | avant  | Grizzlis  |
      | Couronne des temps anciens | avant  |           |
      | Elfes de Llanowar          | avant  |           |
      | Géant des collines         | avant  |           |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | attaché à          |
      | Grizzlis           | 2/2 |                    |
      | Elfes de Llanowar  | 1/1 |                    |
      | Géant des collines | 4/5 |                    |
      | Force sacrée       |     | Géant des collines |

  @id:EN-121 @clause:ench-212.4e-move-needs-legal-host
  @cr:603.6a @cr:701.3a @cr:701.3c @needs:auras @needs:attachment-move @needs:activated-abilities
  @needs:triggered-abilities @needs:targeting
  Scénario: Une aura déplacée n'arrive pas une nouvelle fois : Claudication ne fait pas piocher d'autre carte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte        |
      | Claudication |
    Et qu'Alice contrôle
      | carte                      | depuis |
      | Couronne des temps anciens | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}{W}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice lance « Claudication »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | attaché à |
      | Claudication | Grizzlis  |
    Et Alice a 1 carte en main
    Quand Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Claudication |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte        | attaché à          |
      | Claudication | Géant des collines |
    Et Alice a 1 carte en main
    Et Alice a 0 carte au cimetière

  @id:EN-122 @clause:ench-212.4e-move-illegal-stays @control:ench-212.4e-move-does-not-target
  @cr:303.4j @cr:608.2d @cr:701.3b @cr:702.16c
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:protection @needs:combat @needs:priority
  @needs:targeting
  Scénario: Pacifisme ne va pas sur une créature ayant la protection contre le blanc et continue de pacifier la première
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Chevalier noir | avant  |
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à |
      | Pacifisme                  | avant  | Grizzlis  |
      | Couronne des temps anciens | avant  |           |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Quand Bob passe la priorité
    Et qu'Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Pacifisme |
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | attaché à |
      | Pacifisme | Grizzlis  |
    Et Alice a 0 carte au cimetière
    Et Bob ne peut pas attaquer avec « Grizzlis »
    Et Bob peut attaquer avec « Chevalier noir »

  @id:EN-123 @clause:ench-212.4e-move-does-not-target @control:ench-212.4e-move-illegal-stays
  @cr:115.10a @cr:303.4j @cr:608.2d
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:shroud @needs:combat @needs:priority
  @needs:targeting
  Scénario: Le linceul n'empêche pas Pacifisme d'aller sur une créature, qui ne peut plus attaquer
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Insecte mortel | avant  |
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à |
      | Pacifisme                  | avant  | Grizzlis  |
      | Couronne des temps anciens | avant  |           |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Insecte mortel |
    Quand Bob passe la priorité
    Et qu'Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Pacifisme |
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | attaché à      |
      | Pacifisme | Insecte mortel |
    Et Bob ne peut pas attaquer avec « Insecte mortel »
    Et Bob peut attaquer avec « Grizzlis »

  @id:EN-124 @clause:ench-212.4e-move-does-not-target @control:ench-212.4e-move-does-not-target
  @cr:115.10a @cr:303.4a @cr:608.2d
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:shroud @needs:targeting
  Scénario: Pacifisme ne peut pas être lancé sur une créature ayant le linceul, mais, lancé sur une autre, il peut y être déplacé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Pacifisme |
    Et qu'Alice contrôle
      | carte                      | depuis |
      | Couronne des temps anciens | avant  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Insecte mortel     | avant  |
      | Géant des collines | avant  |
    Alors Alice ne peut pas lancer « Pacifisme »
      | cible | Insecte mortel |
    Et Alice peut lancer « Pacifisme »
      | cible | Grizzlis |
    Quand la pile se résout
    Et qu'Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Pacifisme |
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Insecte mortel |
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | attaché à      |
      | Pacifisme | Insecte mortel |

  @id:EN-125 @clause:ench-212.4e-move-needs-legal-host @clause:ench-212.4e-move-does-not-target
  @control:ench-212.4e-move-needs-legal-host @control:ench-212.4e-move-does-not-target
  @cr:303.4j @cr:608.2d @cr:701.3a @cr:702.16c
  @needs:auras @needs:attachment-move @needs:control-change @needs:protection @needs:shroud @needs:targeting
  Scénario: Greffe d'aura déplace le Pacifisme de l'adversaire sur n'importe quel autre permanent qu'il peut enchanter, et sur rien d'autre
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte              | depuis | attaché à |
      | Pacifisme          | avant  | Grizzlis  |
      | Forêt              | avant  |           |
      | Chevalier noir     | avant  |           |
      | Géant des collines | avant  |           |
      | Insecte mortel     | avant  |           |
    Et qu'Alice ne pourra pas choisir
      | choix | réponse        |
      | objet | Grizzlis       |
      | objet | Forêt          |
      | objet | Chevalier noir |
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Insecte mortel |
    Quand Alice lance « Greffe d'aura »
      | cible | Pacifisme |
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | propriétaire | attaché à      |
      | Pacifisme | Bob          | Insecte mortel |

  @id:EN-126 @clause:ench-212.4e-move-between-players @control:ench-212.4e-move-between-players
  @cr:303.4j @cr:701.3a @needs:auras @needs:player-auras @needs:attachment-move @needs:multiplayer
  @needs:targeting @needs:custom-cards
  Scénario: Une aura qui enchante un adversaire passe d'un adversaire de son contrôleur à un autre
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Transfert d'essai |
    Et qu'Alice contrôle
      | carte                | depuis | attaché à |
      | Possession psychique | avant  | Bob       |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice lance « Transfert d'essai »
      | cible | Possession psychique; Chloé |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | attaché à |
      | Possession psychique | Chloé     |

  @id:EN-127 @clause:ench-212.4e-move-between-players
  @cr:303.4j @cr:701.3b @needs:auras @needs:player-auras @needs:attachment-move @needs:targeting
  @needs:custom-cards
  Scénario: Une aura qui enchante un adversaire ne va pas sur son propre contrôleur et reste sur l'adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Transfert d'essai |
    Et qu'Alice contrôle
      | carte                | depuis | attaché à |
      | Possession psychique | avant  | Bob       |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice lance « Transfert d'essai »
      | cible | Possession psychique; Alice |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | attaché à |
      | Possession psychique | Bob       |
    Et Alice a au cimetière
      | carte             |
      | Transfert d'essai |
    Et Alice a 1 carte au cimetière

  @id:EN-128 @clause:ench-212.4e-move-between-players @control:ench-212.4e-move-between-players
  @cr:303.4j @cr:701.3a @cr:702.5d
  @needs:auras @needs:player-auras @needs:attachment-move @needs:targeting @needs:triggered-abilities
  @needs:turn-structure @needs:custom-cards
  Scénario: Une malédiction qui peut enchanter n'importe quel joueur va sur son propre contrôleur, qui en subit désormais les blessures
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Transfert d'essai |
    Et qu'Alice contrôle
      | carte                          | depuis | attaché à |
      | Malédiction du cœur transpercé | avant  | Bob       |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice lance « Transfert d'essai »
      | cible | Malédiction du cœur transpercé; Alice |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                          | attaché à |
      | Malédiction du cœur transpercé | Alice     |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice a 19 points de vie
    Et Bob a 20 points de vie

  @id:EN-138 @clause:ench-212.4e-move-between-players
  @cr:608.2b @cr:800.4a
  @needs:auras @needs:player-auras @needs:attachment-move @needs:multiplayer @needs:targeting @needs:priority
  @needs:custom-cards
  Scénario: Une aura reste sur son joueur si celui sur lequel elle devait passer a quitté la partie
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Transfert d'essai |
    Et qu'Alice contrôle
      | carte                | depuis | attaché à |
      | Possession psychique | avant  | Bob       |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice lance « Transfert d'essai »
      | cible | Possession psychique; Chloé |
    Et que Chloé concède la partie
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | attaché à |
      | Possession psychique | Bob       |
    Et Alice a au cimetière
      | carte             |
      | Transfert d'essai |
    Et Alice a 1 carte au cimetière

  @id:EN-139 @clause:ench-212.4e-move-illegal-stays
  @cr:303.4j @cr:701.3b @cr:702.5a @needs:auras @needs:attachment-move @needs:activated-abilities @needs:targeting
  Scénario: Une aura qui enchante une créature non-noire ne va pas sur une créature noire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à |
      | Grizzlis                   | avant  |           |
      | Armure d'épines            | avant  | Grizzlis  |
      | Couronne des temps anciens | avant  |           |
    Et que Bob contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Quand Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Armure d'épines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte           | F/E | attaché à |
      | Grizzlis        | 4/4 |           |
      | Armure d'épines |     | Grizzlis  |
    Et Bob contrôle
      | carte               | F/E |
      | Squelettes serviles | 1/1 |
    Et Alice a 0 carte au cimetière

  @id:EN-129 @clause:x-ench-illegal-move-keeps-effect
  @cr:303.4j @cr:613.7e @cr:701.3b
  @needs:auras @needs:attachment-move @needs:activated-abilities @needs:protection @needs:control-change
  @needs:layers @needs:priority @needs:targeting
  Scénario: Un Contrôle magique que l'on n'arrive pas à déplacer ne redevient pas le plus récent
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                      | depuis | propriétaire | attaché à          |
      | Géant des collines         | avant  | Bob          |                    |
      | Contrôle magique (Alice)   | avant  |              | Géant des collines |
      | Couronne des temps anciens | avant  |              |                    |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et que Bob contrôle
      | carte      | depuis |
      | Scraignoss | avant  |
    Et que Bob a en main
      | carte                  |
      | Contrôle magique (Bob) |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Contrôle magique (Bob) »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              |
      | Géant des collines |
    Quand Bob passe la priorité
    Et qu'Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Contrôle magique (Alice) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                    | attaché à          |
      | Contrôle magique (Alice) | Géant des collines |
    Et Bob contrôle
      | carte                  | attaché à          |
      | Contrôle magique (Bob) | Géant des collines |
      | Géant des collines     | aucun              |
      | Scraignoss             | aucun              |

  @id:EN-130 @clause:x-ench-enchanted-object-read-on-resolution
  @cr:113.7a @cr:303.4b @cr:608.2h @needs:auras @needs:attachment-move @needs:activated-abilities @needs:stack
  @needs:targeting
  Scénario: La capacité de Souffle ardent affecte la créature sur laquelle Souffle ardent est passé entre-temps
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à |
      | Grizzlis                   | avant  |           |
      | Souffle ardent             | avant  | Grizzlis  |
      | Géant des collines         | avant  |           |
      | Couronne des temps anciens | avant  |           |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice active « {R} » de « Souffle ardent »
    Et qu'Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Souffle ardent |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | attaché à          |
      | Grizzlis           | 2/2 |                    |
      | Géant des collines | 4/3 |                    |
      | Souffle ardent     |     | Géant des collines |

  @id:EN-131 @control:x-ench-enchanted-object-read-on-resolution
  @cr:113.7a @cr:303.4b @cr:608.2h @needs:auras @needs:attachment-move @needs:activated-abilities @needs:stack
  @needs:targeting
  Scénario: La capacité de Souffle ardent résolue avant le déplacement continue d'affecter la première créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                      | depuis | attaché à |
      | Grizzlis                   | avant  |           |
      | Souffle ardent             | avant  | Grizzlis  |
      | Géant des collines         | avant  |           |
      | Couronne des temps anciens | avant  |           |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice active « {R} » de « Souffle ardent »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 3/2 |
    Quand Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Souffle ardent |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | attaché à          |
      | Grizzlis           | 3/2 |                    |
      | Géant des collines | 3/3 |                    |
      | Souffle ardent     |     | Géant des collines |

  @id:EN-691 @clause:ench-212.4h-enchants-is-attached @control:ench-212.4h-enchants-is-attached
  @cr:303.4b @cr:115.1 @needs:auras @needs:player-auras @needs:attachment-move @needs:activated-abilities @needs:targeting
  Scénario: La Couronne des temps anciens ne prend qu'une aura attachée à une créature, la Greffe d'aura qu'une aura attachée à un permanent
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                          | depuis | attaché à |
      | Couronne des temps anciens     | avant  |           |
      | Grizzlis                       | avant  |           |
      | Géant des collines             | avant  |           |
      | Forêt                          | avant  |           |
      | Montagne                       | avant  |           |
      | Force sacrée                   | avant  | Grizzlis  |
      | Végétation luxuriante          | avant  | Forêt     |
      | Malédiction du cœur transpercé | avant  | Bob       |
    Et qu'Alice a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Montagne |
    Alors Alice ne peut pas activer « {4}, {T} » de « Couronne des temps anciens »
      | cible | Végétation luxuriante |
    Et Alice ne peut pas activer « {4}, {T} » de « Couronne des temps anciens »
      | cible | Malédiction du cœur transpercé |
    Et Alice ne peut pas lancer « Greffe d'aura »
      | cible | Malédiction du cœur transpercé |
    Et Alice peut lancer « Greffe d'aura »
      | cible | Végétation luxuriante |
    Quand la pile se résout
    Et qu'Alice active « {4}, {T} » de « Couronne des temps anciens »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | attaché à          |
      | Végétation luxuriante | Montagne           |
      | Force sacrée          | Géant des collines |
