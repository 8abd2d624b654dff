# language: fr
Fonctionnalité: Les auras qui se retrouvent sans support légal
  Une aura dont le support est illégal ou n'existe plus est mise dans le cimetière de son propriétaire : c'est une
  action basée sur l'état, à laquelle nul ne peut répondre.

  @id:EN-085 @clause:ench-212.4f-illegal-host-graveyard @control:ench-212.4f-illegal-host-graveyard
  @cr:303.4c @cr:305.7 @cr:702.5a @cr:704.5m @needs:auras @needs:land-types @needs:type-change
  @needs:state-based-actions
  Scénario: Quand la forêt devient un marais, l'aura qui enchante une forêt va au cimetière et celles qui enchantent un terrain restent
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                 | depuis | attaché à |
      | Forêt                 | avant  |           |
      | Étendue de l'Utopie   | avant  | Forêt     |
      | Végétation luxuriante | avant  | Forêt     |
    Et que Bob a en main
      | carte                 |
      | Présence malveillante |
    Et que la réserve de mana de Bob contient {B}
    Quand Bob lance « Présence malveillante »
      | cible | Forêt |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                 | sous-types | attaché à |
      | Forêt                 | Marais     |           |
      | Végétation luxuriante |            | Forêt     |
    Et Bob contrôle
      | carte                 | attaché à |
      | Présence malveillante | Forêt     |
    Et Alice a au cimetière
      | carte               |
      | Étendue de l'Utopie |

  @id:EN-086 @clause:ench-212.4f-illegal-host-graveyard @control:ench-212.4f-illegal-host-graveyard
  @clause:ench-212.4f-owners-graveyard @cr:303.4c @cr:400.3 @cr:702.5a @cr:704.5m
  @needs:auras @needs:player-auras @needs:control-change @needs:state-based-actions
  Scénario: Le joueur enchanté qui prend le contrôle d'une aura qui enchante un adversaire n'est plus un joueur légal pour elle
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                          | depuis | attaché à |
      | Malédiction du cœur transpercé | avant  | Bob       |
      | Possession psychique           | avant  | Bob       |
    Et que Bob a en main
      | carte                  |
      | Vol d'enchantement (1) |
      | Vol d'enchantement (2) |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Vol d'enchantement (1) »
      | cible | Malédiction du cœur transpercé |
    Et que le sommet de la pile se résout
    Et que Bob lance « Vol d'enchantement (2) »
      | cible | Possession psychique |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Bob contrôle
      | carte                          | propriétaire | attaché à                      |
      | Malédiction du cœur transpercé | Alice        | Bob                            |
      | Vol d'enchantement (1)         | Bob          | Malédiction du cœur transpercé |
    Et Alice a au cimetière
      | carte                |
      | Possession psychique |
    Et Bob a au cimetière
      | carte                  |
      | Vol d'enchantement (2) |

  @id:EN-087 @clause:ench-212.4f-host-gone-graveyard @clause:ench-212.4f-is-state-based
  @cr:303.4c @cr:405.6f @cr:704.3 @cr:704.5m @needs:auras @needs:stack @needs:state-based-actions
  Scénario: Une aura dont le support est parti en main, en exil ou au cimetière est aussitôt mise au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Elfes de Llanowar  | avant  |
      | Géant des collines | avant  |
    Et qu'Alice contrôle
      | carte        | depuis | attaché à          |
      | Force sacrée | avant  | Grizzlis           |
      | Vol          | avant  | Elfes de Llanowar  |
      | Pacifisme    | avant  | Géant des collines |
    Et qu'Alice a en main
      | carte          |
      | Désinvocation  |
      | Retour au pays |
      | Terreur        |
    Et que la réserve de mana d'Alice contient {U}{W}{B}{B}
    Quand Alice lance « Désinvocation »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Bob a en main
      | carte    |
      | Grizzlis |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et Alice contrôle
      | carte     | attaché à          |
      | Vol       | Elfes de Llanowar  |
      | Pacifisme | Géant des collines |
    Quand Alice lance « Retour au pays »
      | cible | Elfes de Llanowar |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Bob a en exil
      | carte             |
      | Elfes de Llanowar |
    Et Alice a au cimetière
      | carte |
      | Vol   |
    Quand Alice lance « Terreur »
      | cible | Géant des collines |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Bob a au cimetière
      | carte              |
      | Géant des collines |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Vol          |
      | Pacifisme    |
    Et c'est la première phase principale d'Alice

  @id:EN-088 @clause:ench-212.4f-player-gone-graveyard @cr:303.4c @cr:704.5m @cr:800.4a
  @needs:auras @needs:player-auras @needs:multiplayer @needs:state-based-actions
  Scénario: Quand le joueur enchanté concède la partie, l'aura est mise dans le cimetière de son propriétaire
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                              | depuis | attaché à |
      | Malédiction du cœur transpercé (1) | avant  | Bob       |
      | Malédiction du cœur transpercé (2) | avant  | Chloé     |
    Quand Bob concède la partie
    Et qu'Alice passe la priorité
    Alors la pile est vide
    Et Alice a au cimetière
      | carte                              |
      | Malédiction du cœur transpercé (1) |
    Et Alice contrôle
      | carte                              | attaché à |
      | Malédiction du cœur transpercé (2) | Chloé     |

  @id:EN-089 @clause:ench-212.4f-owners-graveyard @cr:303.4c @cr:400.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:priority @needs:targeting
  Scénario: Une aura dont un adversaire a pris le contrôle va quand même dans le cimetière de son propriétaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis | attaché à |
      | Grizzlis     | avant  |           |
      | Force sacrée | avant  | Grizzlis  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana d'Alice contient {B}{B}
    Et que Bob a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana de Bob contient {U}{U}
    Et que Bob choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice passe la priorité
    Et que Bob lance « Greffe d'aura »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire | F/E | attaché à          |
      | Force sacrée       | Alice        |     | Géant des collines |
      | Géant des collines | Bob          | 4/5 |                    |
    Quand Alice lance « Terreur »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Terreur      |
    Et Bob a 2 cartes au cimetière

  @id:EN-090 @control:ench-212.4f-owners-graveyard @cr:303.4c @cr:400.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:priority @needs:targeting
  Scénario: Une aura revenue sous le contrôle de son propriétaire va dans le cimetière de ce même joueur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis | propriétaire | attaché à |
      | Grizzlis     | avant  |              |           |
      | Force sacrée | avant  | Bob          | Grizzlis  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana d'Alice contient {B}{B}
    Et que Bob a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana de Bob contient {U}{U}
    Et que Bob choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice passe la priorité
    Et que Bob lance « Greffe d'aura »
      | cible | Force sacrée |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | propriétaire | F/E | attaché à          |
      | Force sacrée       | Bob          |     | Géant des collines |
      | Géant des collines | Bob          | 4/5 |                    |
    Quand Alice lance « Terreur »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte              |
      | Force sacrée       |
      | Géant des collines |
      | Greffe d'aura      |
    Et Alice a 1 carte au cimetière

  @id:EN-091 @clause:ench-212.4f-is-state-based @control:ench-212.4f-is-state-based
  @cr:405.6f @cr:603.6c @cr:704.3 @cr:704.5m
  @needs:auras @needs:state-based-actions @needs:triggered-abilities @needs:stack @needs:priority @needs:targeting
  @needs:counter-ability
  Scénario: Asphyxie peut cibler la capacité déclenchée de Rancœur, mais la mise au cimetière d'une aura n'offre en elle-même rien à cibler
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte        | depuis | attaché à |
      | Grizzlis     | avant  |           |
      | Force sacrée | avant  | Grizzlis  |
      | Rancœur      | avant  | Grizzlis  |
    Et que Bob contrôle
      | carte | depuis |
      | Île   | avant  |
    Et que Bob a en main
      | carte    |
      | Terreur  |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {B}{B}
    Quand Bob lance « Terreur »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte   | nature   | contrôleur |
      | Rancœur | capacité | Alice      |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Rancœur      |
      | Grizzlis     |
    Et Bob ne peut pas lancer « Asphyxie »
      | cible   | capacité : Force sacrée |
      | mana de | Île                     |
    Et Bob peut lancer « Asphyxie »
      | cible   | capacité : Rancœur |
      | mana de | Île                |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte        |
      | Force sacrée |
      | Rancœur      |

  @id:EN-118 @clause:ench-212.4f-is-state-based @cr:303.4c @cr:704.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:targeting
  Scénario: Une aura qui n'est illégale qu'au milieu d'une résolution ne va pas au cimetière
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                  | depuis | attaché à |
      | Grizzlis               | avant  |           |
      | Entraînement setessien | avant  | Grizzlis  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana de Bob contient {U}{U}
    Et que Bob choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Bob lance « Greffe d'aura »
      | cible | Entraînement setessien |
    Et que le sommet de la pile se résout
    Alors Bob contrôle
      | carte                  | propriétaire | F/E | avec        | attaché à          |
      | Entraînement setessien | Alice        |     |             | Géant des collines |
      | Géant des collines     | Bob          | 4/3 | piétinement |                    |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |

  @id:EN-119 @control:ench-212.4f-is-state-based @cr:303.4c @cr:704.3 @cr:704.5m
  @needs:auras @needs:control-change @needs:attachment-move @needs:state-based-actions @needs:targeting @needs:stack
  Scénario: Une aura qui est encore illégale après une résolution va au cimetière à la vérification qui suit
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                  | depuis | attaché à |
      | Grizzlis               | avant  |           |
      | Entraînement setessien | avant  | Grizzlis  |
    Et que Bob a en main
      | carte         |
      | Greffe d'aura |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Bob lance « Greffe d'aura »
      | cible | Entraînement setessien |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte                  |
      | Entraînement setessien |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |

  @id:EN-092 @clause:x-ench-fall-off-triggers-leaves @cr:400.7e @cr:603.6c @cr:704.5m
  @needs:auras @needs:state-based-actions @needs:triggered-abilities
  Scénario: Rancœur revient dans la main de son propriétaire quand elle est mise au cimetière parce que son support a disparu
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis | attaché à |
      | Grizzlis | avant  |           |
      | Rancœur  | avant  | Grizzlis  |
    Et que Bob a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana de Bob contient {B}{B}
    Quand Bob lance « Terreur »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte   |
      | Rancœur |
    Et la pile contient
      | carte   | nature   | contrôleur |
      | Rancœur | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a en main
      | carte   |
      | Rancœur |
    Et Alice a 1 carte au cimetière

  @id:EN-093 @control:x-ench-fall-off-triggers-leaves @cr:603.6c @cr:701.6a
  @needs:auras @needs:stack @needs:triggered-abilities @needs:priority
  Scénario: Rancœur reste au cimetière si son sort est contrecarré, car elle n'a jamais été sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte   |
      | Rancœur |
    Et que la réserve de mana d'Alice contient {G}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Rancœur »
      | cible | Grizzlis |
    Et qu'Alice passe la priorité
    Et que Bob lance « Contresort »
      | cible | Rancœur |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte   |
      | Rancœur |
    Et Alice a 0 carte en main

  @id:EN-094 @clause:x-ench-chain-fall-off @control:x-ench-chain-fall-off @cr:303.4c @cr:704.3 @cr:704.5m
  @needs:auras @needs:color-change @needs:state-based-actions
  Scénario: Quand une aura va au cimetière, celles qui lui sont attachées la suivent avant que quiconque ne reçoive la priorité ; celle attachée à une autre aura reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis | attaché à |
      | Grizzlis        | avant  |           |
      | Armure d'épines | avant  | Grizzlis  |
      | Force sacrée    | avant  | Grizzlis  |
    Et que Bob contrôle
      | carte               | depuis | attaché à           |
      | Fuite d'énergie (1) | avant  | Armure d'épines     |
      | Fuite d'énergie (2) | avant  | Force sacrée        |
      | Confiscation        | avant  | Fuite d'énergie (1) |
    Et qu'Alice a en main
      | carte         |
      | Voile de mort |
    Et que la réserve de mana d'Alice contient {B}
    Quand Alice lance « Voile de mort »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et c'est la première phase principale d'Alice
    Et Alice a au cimetière
      | carte           |
      | Armure d'épines |
    Et Bob a au cimetière
      | carte               |
      | Fuite d'énergie (1) |
      | Confiscation        |
    Et Alice contrôle
      | carte        | F/E | attaché à |
      | Grizzlis     | 3/4 |           |
      | Force sacrée |     | Grizzlis  |
    Et Bob contrôle
      | carte               | attaché à    |
      | Fuite d'énergie (2) | Force sacrée |

  @id:EN-095 @clause:x-ench-host-leaves-and-returns @control:x-ench-host-leaves-and-returns
  @cr:303.4c @cr:400.7 @cr:704.5m
  @needs:auras @needs:zone-change @needs:state-based-actions @needs:combat @needs:turn-structure @needs:priority
  Scénario: Une créature exilée et revenue aussitôt n'a plus Pacifisme et peut attaquer ; celle qui est restée ne le peut pas
    Étant donné que c'est la seconde phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice contrôle
      | carte         | depuis | attaché à          |
      | Pacifisme (1) | avant  | Grizzlis           |
      | Pacifisme (2) | avant  | Géant des collines |
    Et que Bob a en main
      | carte       |
      | Changenuage |
    Et que la réserve de mana de Bob contient {W}
    Quand Alice passe la priorité
    Et que Bob lance « Changenuage »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte         |
      | Pacifisme (1) |
    Et Alice contrôle
      | carte         | attaché à          |
      | Pacifisme (2) | Géant des collines |
    Quand la partie arrive à la première phase principale de Bob
    Alors Bob ne peut pas attaquer avec « Géant des collines »
    Et Bob peut attaquer avec « Grizzlis »

  @id:EN-096 @clause:x-ench-enchanted-creature-dies-trigger @cr:603.6e @cr:603.10a @cr:704.5m
  @needs:auras @needs:triggered-abilities @needs:state-based-actions
  Scénario: Une capacité d'aura qui se déclenche quand la créature enchantée meurt le fait même si l'aura est allée au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice contrôle
      | carte          | depuis | attaché à |
      | Décès trompeur | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana d'Alice contient {B}{B}
    Quand Alice lance « Terreur »
      | cible | Grizzlis |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Décès trompeur | capacité | Alice      |
    Et Alice a au cimetière
      | carte          |
      | Décès trompeur |
    Et Bob a au cimetière
      | carte    |
      | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte    | propriétaire |
      | Grizzlis | Bob          |
    Et Alice a au cimetière
      | carte          |
      | Décès trompeur |

  @id:EN-405 @clause:ench-212.4f-player-gone-graveyard
  @cr:104.3c @cr:704.5b @cr:303.4c @cr:800.4a @cr:704.5m @needs:auras @needs:player-auras @needs:multiplayer
  @needs:state-based-actions
  Scénario: Une malédiction va au cimetière quand son joueur perd la partie pour avoir pioché dans une bibliothèque vide
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                          | depuis | attaché à |
      | Malédiction du cœur transpercé | avant  | Bob       |
    Et que Bob a dans sa bibliothèque
      | carte |
      | Forêt |
    Et que Bob a en main
      | carte      |
      | Divination |
    Et que la réserve de mana de Bob contient {U}{U}{U}
    Quand Bob lance « Divination »
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte                          |
      | Malédiction du cœur transpercé |

  @id:EN-406 @control:ench-212.4f-player-gone-graveyard
  @cr:104.3c @cr:704.5b @cr:121.4 @needs:auras @needs:player-auras @needs:multiplayer @needs:state-based-actions
  Scénario: Un joueur qui pioche les dernières cartes de sa bibliothèque reste dans la partie, et la malédiction qui l'enchante reste aussi
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                          | depuis | attaché à |
      | Malédiction du cœur transpercé | avant  | Bob       |
    Et que Bob a dans sa bibliothèque
      | carte |
      | Forêt |
      | Île   |
    Et que Bob a en main
      | carte      |
      | Divination |
    Et que la réserve de mana de Bob contient {U}{U}{U}
    Quand Bob lance « Divination »
    Et que la pile se résout
    Alors Bob a 0 carte dans sa bibliothèque
    Et Bob a en main
      | carte |
      | Forêt |
      | Île   |
    Et Alice contrôle
      | carte                          | attaché à |
      | Malédiction du cœur transpercé | Bob       |

  @id:EN-631 @clause:ench-212.4f-player-gone-graveyard @control:ench-212.4f-player-gone-graveyard @cr:303.4c @cr:704.5a @cr:704.5m @cr:800.4a
  @needs:auras @needs:player-auras @needs:multiplayer @needs:damage @needs:state-based-actions
  Scénario: À 1 point de vie le joueur enchanté garde l'aura ; à 0 point de vie, et au-dessous, il quitte la partie et l'aura va au cimetière
    Étant donné que les joueurs sont Alice, Bob, Chloé et David
    Et que c'est la première phase principale d'Alice
    Et que Bob a 4 points de vie
    Et que Chloé a 3 points de vie
    Et qu'Alice contrôle
      | carte                              | depuis | attaché à |
      | Malédiction du cœur transpercé     | avant  | Bob       |
      | Malédiction du cœur transpercé (2) | avant  | Chloé     |
    Et qu'Alice a en main
      | carte      |
      | Foudre     |
      | Foudre (2) |
      | Choc       |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice lance « Foudre »
      | cible | Bob |
    Et que le sommet de la pile se résout
    Alors Bob a 1 point de vie
    Et Alice contrôle
      | carte                              | attaché à |
      | Malédiction du cœur transpercé     | Bob       |
      | Malédiction du cœur transpercé (2) | Chloé     |
    Quand Alice lance « Foudre (2) »
      | cible | Chloé |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                          | attaché à |
      | Malédiction du cœur transpercé | Bob       |
    Et Alice a au cimetière
      | carte                              |
      | Malédiction du cœur transpercé (2) |
    Quand Alice lance « Choc »
      | cible | Bob |
    Et que le sommet de la pile se résout
    Alors Alice a au cimetière
      | carte                              |
      | Malédiction du cœur transpercé     |
      | Malédiction du cœur transpercé (2) |

  @id:EN-692 @clause:x-ench-enchanted-creature-dies-trigger @cr:603.6e @cr:603.10a @cr:704.5m @cr:400.7
  @needs:auras @needs:triggered-abilities @needs:state-based-actions @needs:targeting
  Scénario: Décès trompeur renvoie la créature enchantée quand elle meurt, même si créature et aura ont été lancées ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Grizzlis       |
      | Décès trompeur |
      | Terreur        |
    Et qu'Alice contrôle
      | carte      | depuis |
      | Île        | avant  |
      | Île (2)    | avant  |
      | Île (3)    | avant  |
      | Marais     | avant  |
      | Marais (2) | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Décès trompeur »
      | cible   | Grizzlis              |
      | mana de | Île; Île (2); Île (3) |
    Et que la pile se résout
    Et qu'Alice lance « Terreur »
      | cible   | Grizzlis           |
      | mana de | Marais; Marais (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |
    Et Alice a au cimetière
      | carte          |
      | Terreur        |
      | Décès trompeur |

  @id:EN-655 @clause:ench-212.4f-host-gone-graveyard @control:ench-212.4f-host-gone-graveyard @cr:303.4c @cr:702.12b @cr:704.5f @cr:704.5g @cr:704.5m
  @needs:auras @needs:indestructible @needs:damage @needs:state-based-actions
  Scénario: Terrain consacré protège la Charmille dryade des blessures mortelles et d'Homicide, mais la suit au cimetière quand son endurance est de 0 ou moins
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis | attaché à            |
      | Anneau solaire       | avant  |                      |
      | Marais               | avant  |                      |
      | Marais (2)           | avant  |                      |
      | Charmille dryade     | avant  |                      |
      | Charmille dryade (2) | avant  |                      |
      | Terrain consacré     | avant  | Charmille dryade     |
      | Terrain consacré (2) | avant  | Charmille dryade (2) |
    Et qu'Alice a en main
      | carte               |
      | Choc                |
      | Homicide            |
      | Contorsion spatiale |
      | Invocation cruelle  |
    Et que la réserve de mana d'Alice contient {R}{B}{B}{B}
    Quand Alice lance « Choc »
      | cible | Charmille dryade |
    Et que la pile se résout
    Et qu'Alice lance « Homicide »
      | cible | Charmille dryade |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | blessures | attaché à        |
      | Charmille dryade | 2         |                  |
      | Terrain consacré |           | Charmille dryade |
    Quand Alice lance « Contorsion spatiale »
      | cible   | Charmille dryade (2) |
      | mana de | Anneau solaire       |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | attaché à        |
      | Terrain consacré | Charmille dryade |
    Et Alice a au cimetière
      | carte                |
      | Charmille dryade (2) |
      | Terrain consacré (2) |
      | Choc                 |
      | Homicide             |
      | Contorsion spatiale  |
    Quand Alice lance « Invocation cruelle »
      | mana de | Marais; Marais (2) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte                |
      | Charmille dryade     |
      | Charmille dryade (2) |
      | Terrain consacré     |
      | Terrain consacré (2) |
      | Choc                 |
      | Homicide             |
      | Contorsion spatiale  |
