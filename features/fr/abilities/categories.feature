# language: fr
Fonctionnalité: Les catégories de capacités
  Activées, déclenchées, statiques et, aujourd'hui, de sort ; les capacités de mana qui en font partie ; effets
  ponctuels et continus, remplacement et prévention ; quand une capacité est ciblée.

  @id:AB-100 @clause:abil-402.10-three-categories
  @cr:113.3
  @needs:abilities-predicate @needs:cycling
  Scénario: Dans les anciennes règles, une capacité est activée, déclenchée ou statique, et le texte d'un sort n'en est pas une
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sorcier sybarite   | avant  |
      | Garde des âmes     | avant  |
      | Antienne glorieuse | avant  |
    Et qu'Alice a en main
      | carte         |
      | Foudre        |
      | Lumière dorée |
    Alors Alice contrôle
      | carte              | capacités  |
      | Sorcier sybarite   | activée    |
      | Garde des âmes     | déclenchée |
      | Antienne glorieuse | statique   |
    Et Alice a en main
      | carte         | capacités |
      | Foudre        | aucun     |
      | Lumière dorée | activée   |

  @id:AB-101 @control:abil-402.10-three-categories
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.3 @cr:113.3a
  @needs:abilities-predicate @needs:cycling
  Scénario: Aujourd'hui, les instructions d'un sort sont une quatrième catégorie de capacité, la capacité de sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sorcier sybarite   | avant  |
      | Garde des âmes     | avant  |
      | Antienne glorieuse | avant  |
    Et qu'Alice a en main
      | carte         |
      | Foudre        |
      | Lumière dorée |
    Alors Alice contrôle
      | carte              | capacités  |
      | Sorcier sybarite   | activée    |
      | Garde des âmes     | déclenchée |
      | Antienne glorieuse | statique   |
    Et Alice a en main
      | carte         | capacités        |
      | Foudre        | de sort          |
      | Lumière dorée | de sort; activée |

  @id:AB-102 @clause:abil-402.10-mana-abilities-are-a-subset @control:abil-402.10-mana-abilities-are-a-subset
  @cr:113.4 @cr:605.1a @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:activated-abilities @needs:targeting
  Scénario: Ce qui interdit d'activer les capacités des créatures interdit aussi leurs capacités de mana, même pendant qu'on lance un sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Totem maudit      | avant  |
      | Elfes de Llanowar | avant  |
      | Sorcier sybarite  | avant  |
      | Anneau solaire    | avant  |
      | Forêt             | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Alice ne peut pas lancer « Croissance gigantesque »
      | cible   | Elfes de Llanowar |
      | mana de | Elfes de Llanowar |
    Et Alice peut lancer « Croissance gigantesque »
      | cible   | Elfes de Llanowar |
      | mana de | Forêt             |
    Et Alice peut activer « {T} » de « Anneau solaire »
    Et la réserve de mana d'Alice contient {C}{C}
    Et Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | non    |
      | Anneau solaire    | oui    |

  @id:AB-103 @control:abil-402.10-mana-abilities-are-a-subset
  @cr:113.4 @cr:605.1a @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:activated-abilities @needs:targeting
  Scénario: Quand plus rien ne l'interdit, la capacité de mana d'une créature paie un sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Totem maudit          | avant  |
      | Elfes de Llanowar (1) | avant  |
      | Elfes de Llanowar (2) | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Désenchantement        |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {W}{W}
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar (2) »
    Quand Alice lance « Désenchantement »
      | cible | Totem maudit |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Elfes de Llanowar (2) »
    Et la réserve de mana d'Alice contient {G}
    Et Alice peut lancer « Croissance gigantesque »
      | cible | Elfes de Llanowar (1) |
    Et la réserve de mana d'Alice est vide

  @id:AB-207 @clause:abil-402.10-mana-abilities-are-a-subset @control:abil-402.10-mana-abilities-are-a-subset
  @cr:113.4 @cr:605.1a @cr:602.5
  @needs:mana-abilities @needs:activation-restrictions @needs:activated-abilities @needs:targeting
  Scénario: Quand seules les capacités de mana des créatures peuvent être activées, celle qui ajoute du mana peut l'être, celle qui inflige des blessures ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Matrice d'amortissement | avant  |
      | Sorcier sybarite        | avant  |
      | Elfes de Llanowar       | avant  |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Elfes de Llanowar »
    Et la réserve de mana d'Alice contient {G}

  @id:AB-104 @clause:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:609.1 @cr:610.1
  @needs:activated-abilities @needs:targeting @needs:damage @needs:turn-structure
  Scénario: Les blessures dues à une capacité ne sont infligées qu'une seule fois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Bob a 19 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Alors la pile est vide
    Et Bob a 19 points de vie

  @id:AB-105 @clause:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:609.1 @cr:610.1 @cr:611.3a
  @needs:activated-abilities @needs:static-abilities @needs:damage
  Scénario: Un effet ponctuel épargne la créature qui arrive ensuite, un effet qui dure s'applique à elle
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Peste              | avant  |
      | Antienne glorieuse | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {B}{G}{G}
    Quand Alice active « {B} » de « Peste »
    Et que la pile se résout
    Alors Alice a 19 points de vie
    Et Bob a 19 points de vie
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | blessures |
      | Géant des collines | 4/4 | 1         |
      | Grizzlis           | 3/3 | 0         |
    Et Alice a 19 points de vie
    Et Bob a 19 points de vie

  @id:AB-106 @clause:abil-402.10-one-shot-or-continuous @control:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:611.2a @cr:514.2
  @needs:activated-abilities @needs:turn-structure
  Scénario: Ce qu'une capacité donne jusqu'à la fin du tour est encore là à l'étape de fin et n'y est plus au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Dragon shivân | avant  |
    Et que la réserve de mana d'Alice contient {R}{R}
    Quand Alice active « {R} » de « Dragon shivân »
    Alors Alice contrôle
      | carte         | F/E |
      | Dragon shivân | 5/5 |
    Quand la pile se résout
    Alors Alice contrôle
      | carte         | F/E |
      | Dragon shivân | 6/5 |
    Quand Alice active « {R} » de « Dragon shivân »
    Et que la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte         | F/E |
      | Dragon shivân | 7/5 |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Alice contrôle
      | carte         | F/E |
      | Dragon shivân | 7/5 |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte         | F/E |
      | Dragon shivân | 5/5 |

  @id:AB-107 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:113.2d @cr:609.6 @cr:615.1 @cr:615.3
  @needs:prevention @needs:activated-abilities @needs:stack @needs:priority @needs:targeting @needs:damage
  @needs:state-based-actions
  Scénario: Des blessures prévenues ne sont jamais infligées : même un joueur à 3 points de vie y survit, et rien ne va sur la pile
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice a 3 points de vie
    Et qu'Alice contrôle
      | carte                        | depuis |
      | Cercle de protection : rouge | avant  |
    Et que la réserve de mana d'Alice contient {W}
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Et qu'Alice choisira
      | choix | réponse |
      | objet | Foudre  |
    Quand Bob lance « Foudre »
      | cible | Alice |
    Et que Bob passe la priorité
    Et qu'Alice active « {1} » de « Cercle de protection : rouge »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte  | nature | contrôleur |
      | Foudre | sort   | Bob        |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 3 points de vie
    Et Bob a au cimetière
      | carte  |
      | Foudre |

  @id:AB-108 @clause:abil-402.10-replacement-prevention-are-effects
  @control:abil-402.10-replacement-prevention-are-effects
  @cr:609.6 @cr:615.1 @cr:615.6
  @needs:prevention @needs:activated-abilities @needs:stack @needs:priority @needs:targeting @needs:damage
  Scénario: De deux sorts, seul celui dont les blessures doivent être prévenues n'en inflige pas
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                        | depuis |
      | Cercle de protection : rouge | avant  |
    Et que la réserve de mana d'Alice contient {W}
    Et que Bob a en main
      | carte      |
      | Foudre (1) |
      | Foudre (2) |
    Et que la réserve de mana de Bob contient {R}{R}
    Et qu'Alice choisira
      | choix | réponse    |
      | objet | Foudre (1) |
    Quand Bob lance « Foudre (1) »
      | cible | Alice |
    Et que Bob lance « Foudre (2) »
      | cible | Alice |
    Et que Bob passe la priorité
    Et qu'Alice active « {1} » de « Cercle de protection : rouge »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte      | nature | contrôleur |
      | Foudre (1) | sort   | Bob        |
      | Foudre (2) | sort   | Bob        |
    Quand le sommet de la pile se résout
    Alors Alice a 17 points de vie
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a 17 points de vie

  @id:AB-109 @clause:abil-402.10-replacement-prevention-are-effects @clause:abil-404.1-when-whenever-at
  @cr:609.6 @cr:614.1a @cr:614.6
  @needs:replacement-effects @needs:static-abilities @needs:targeting @needs:damage @needs:state-based-actions
  Scénario: Une capacité qui exile une carte au lieu de la laisser aller au cimetière ne se déclenche pas, et la carte n'y passe jamais
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Dryade militante   | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Foudre »
      | cible | Géant des collines |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a en exil
      | carte  |
      | Foudre |
    Et Alice a 0 carte au cimetière
    Et Bob a au cimetière
      | carte              |
      | Géant des collines |

  @id:AB-110 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1c @cr:602.2b @cr:702.18a
  @needs:targeting @needs:shroud @needs:activated-abilities @needs:damage @needs:state-based-actions
  Scénario: Une capacité activée qui dit « cible » ne peut pas viser une créature qui ne peut pas être la cible de capacités
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Insecte mortel    | avant  |
      | Elfes de Llanowar | avant  |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Insecte mortel |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Elfes de Llanowar |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et Bob contrôle
      | carte          | blessures |
      | Insecte mortel | 0         |

  @id:AB-111 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1c @cr:115.10a
  @needs:shroud @needs:activated-abilities @needs:damage @needs:state-based-actions
  Scénario: Une capacité activée qui ne dit pas « cible » blesse et tue une créature qui ne peut pas être une cible
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Peste              | avant  |
      | Géant des collines | avant  |
    Et que Bob contrôle
      | carte          | depuis |
      | Insecte mortel | avant  |
    Et que la réserve de mana d'Alice contient {B}
    Quand Alice active « {B} » de « Peste »
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte          |
      | Insecte mortel |
    Et Alice contrôle
      | carte              | blessures |
      | Géant des collines | 1         |
    Et Alice a 19 points de vie
    Et Bob a 19 points de vie

  @id:AB-112 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1d @cr:603.3d @cr:702.18a
  @needs:targeting @needs:shroud @needs:triggered-abilities @needs:damage
  Scénario: Une capacité déclenchée qui dit « ciblée » ne peut pas viser une créature qui ne peut pas être la cible de capacités
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Kavru languefeu |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Et que Bob contrôle
      | carte              | depuis |
      | Insecte mortel     | avant  |
      | Géant des collines | avant  |
    Et qu'Alice ne pourra pas choisir
      | choix | réponse        |
      | cible | Insecte mortel |
    Et qu'Alice choisira
      | choix | réponse            |
      | cible | Géant des collines |
    Quand Alice lance « Kavru languefeu »
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte              |
      | Géant des collines |
    Et Bob contrôle
      | carte          | blessures |
      | Insecte mortel | 0         |

  @id:AB-113 @clause:abil-402.10-targeted-only-with-the-word-target
  @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1c @cr:115.10a @cr:702.18a
  @needs:targeting @needs:shroud @needs:activated-abilities @needs:damage @needs:priority
  Scénario: Un joueur qui ne peut pas être une cible est blessé par la capacité qui ne cible pas, non par celle qui cible
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Peste            | avant  |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {B}
    Et que Bob a en main
      | carte         |
      | Lumière dorée |
    Et que la réserve de mana de Bob contient {W}{W}
    Quand Alice passe la priorité
    Et que Bob lance « Lumière dorée »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Alice |
    Quand la pile se résout
    Alors Alice a 19 points de vie
    Et Bob a 20 points de vie
    Quand Alice active « {B} » de « Peste »
    Et que la pile se résout
    Alors Alice a 18 points de vie
    Et Bob a 19 points de vie

  @id:AB-415 @clause:abil-402.10-one-shot-or-continuous @control:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:609.6 @cr:615.1a @cr:510.2 @needs:combat @needs:prevention
  Scénario: La prévention de Brumelune dure tout le tour : seul le loup inflige ses blessures de combat, et au tour suivant tous les attaquants
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Loup de garde | avant  |
      | Grizzlis      | avant  |
    Et qu'Alice a en main
      | carte     |
      | Brumelune |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Brumelune »
    Et que la pile se résout
    Et qu'Alice attaque avec « Loup de garde » et « Grizzlis »
    Et que la partie arrive à l'étape de fin de combat d'Alice
    Alors Bob a 17 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice attaque avec « Loup de garde » et « Grizzlis »
    Et que la partie arrive à l'étape de fin de combat d'Alice
    Alors Bob a 12 points de vie

  @id:AB-416 @control:abil-402.10-one-shot-or-continuous @clause:abil-402.10-one-shot-or-continuous
  @cr:113.2d @cr:615.1a @cr:510.2 @cr:120.3a @needs:combat @needs:prevention @needs:damage
  Scénario: Brouillard prévient toutes les blessures de combat du tour, et elles seules
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Mogg fanatique     | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte      |
      | Brouillard |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Brouillard »
    Et que la pile se résout
    Et qu'Alice attaque avec « Géant des collines » et « Mogg fanatique »
    Et que Bob bloque « Géant des collines » avec « Grizzlis »
    Et que la partie arrive à l'étape de fin de combat d'Alice
    Alors Bob a 20 points de vie
    Et Alice contrôle
      | carte              | blessures |
      | Géant des collines | 0         |
    Et Bob contrôle
      | carte    | blessures |
      | Grizzlis | 0         |
    Quand Alice active « sacrifier » de « Mogg fanatique »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-425 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:609.7a @cr:615.8 @cr:615.1a @needs:prevention @needs:damage
  Scénario: Deux capacités d'un Cercle de protection préviennent deux fois les prochaines blessures de la source choisie, et les troisièmes sont infligées
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte        |
      | Vitalité     |
      | Vitalité (2) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob contrôle
      | carte                       | depuis |
      | Cercle de protection : bleu | avant  |
    Et que la réserve de mana de Bob contient {C}{C}
    Et que Bob choisira
      | choix | réponse          |
      | objet | Sorcier sybarite |
      | objet | Sorcier sybarite |
    Quand Alice passe la priorité
    Et que Bob active « {1} » de « Cercle de protection : bleu »
    Et que Bob active « {1} » de « Cercle de protection : bleu »
    Et que la pile se résout
    Et qu'Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Quand Alice lance « Vitalité »
    Et que la pile se résout
    Et qu'Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Quand Alice lance « Vitalité (2) »
    Et que la pile se résout
    Et qu'Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
