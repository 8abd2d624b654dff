# language: fr
Fonctionnalité: Ce que le mal d'invocation interdit et ce qu'il n'interdit pas
  Une créature qui a le mal d'invocation ne peut ni attaquer ni utiliser ses propres capacités avec {T} ou {Q} ; elle
  peut bloquer, se battre, être mise sur le champ de bataille attaquante et servir à payer d'autres coûts.

  @id:SS-051 @clause:ss-only-three-things @control:ss-only-three-things
  @cr:302.6 @needs:combat @needs:activated-abilities @needs:turn-structure
  Scénario: Une créature lancée ce tour-ci ne peut ni attaquer ni utiliser sa capacité avec {T} avant le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Sorcier sybarite (1) |
      | Sorcier sybarite (2) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Sorcier sybarite (1) »
    Et que la pile se résout
    Et qu'Alice lance « Sorcier sybarite (2) »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite (1) »
      | cible | Bob |
    Et Alice ne peut pas attaquer avec « Sorcier sybarite (2) »
    Et Bob a 20 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite (1) »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice peut attaquer avec « Sorcier sybarite (2) »

  @id:SS-052 @clause:ss-only-three-things @clause:ss-own-tap-abilities @clause:ss-other-costs
  @cr:302.6 @cr:118.1 @needs:mana-abilities @needs:activated-abilities
  Scénario: Une créature qui ne peut pas utiliser sa propre capacité avec {T} peut être engagée pour la capacité d'un autre permanent
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Tambour de sautefeuille | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | noir    |
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice peut activer « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Sorcier sybarite |
    Et la réserve de mana d'Alice contient {B}
    Et Alice contrôle
      | carte                   | engagé |
      | Tambour de sautefeuille | oui    |
      | Sorcier sybarite        | oui    |

  @id:SS-053 @clause:ss-cannot-be-declared-attacker @control:ss-cannot-be-declared-attacker @clause:x-ss-illegal-declaration-rejected-whole @control:x-ss-illegal-declaration-rejected-whole
  @cr:302.6 @cr:508.1 @cr:508.1a @needs:combat
  Scénario: Une déclaration d'attaquants qui comprend une créature lancée ce tour-ci est refusée en entier
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (anciens) | avant  |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (nouveaux) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis (nouveaux) »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis (anciens) » et « Grizzlis (nouveaux) »
    Et Alice contrôle
      | carte               | engagé | attaque |
      | Grizzlis (anciens)  | non    | aucun   |
      | Grizzlis (nouveaux) | non    | aucun   |
    Et Alice peut attaquer avec « Grizzlis (anciens) »
    Et Alice contrôle
      | carte               | engagé | attaque |
      | Grizzlis (anciens)  | oui    | Bob     |
      | Grizzlis (nouveaux) | non    | aucun   |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-054 @clause:ss-can-block @control:ss-can-block @clause:ss-only-three-things
  @cr:302.6 @cr:509.1a @needs:combat @needs:turn-structure
  Scénario: Une créature qui ne pouvait pas attaquer le tour où elle a été lancée peut bloquer au tour suivant de l'adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob attaque avec « Elfes de Llanowar »
    Alors Alice peut bloquer « Elfes de Llanowar » avec « Grizzlis »
    Et Alice contrôle
      | carte    | bloque            |
      | Grizzlis | Elfes de Llanowar |
    Quand la partie arrive à l'étape des blessures de combat de Bob
    Alors Alice a 20 points de vie
    Et Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-055 @clause:ss-can-block
  @cr:302.6 @cr:509.1a @cr:702.8a @needs:combat @needs:flash
  Scénario: Une créature lancée après la déclaration des attaquants peut bloquer dans le même combat
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte            |
      | Vipère embusquée |
    Quand Bob attaque avec « Géant des collines »
    Et que Bob passe la priorité
    Et qu'Alice lance « Vipère embusquée »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice peut bloquer « Géant des collines » avec « Vipère embusquée »
    Et Alice contrôle
      | carte            | bloque             |
      | Vipère embusquée | Géant des collines |
    Quand la partie arrive à l'étape des blessures de combat de Bob
    Alors Alice a 20 points de vie
    Et Bob a au cimetière
      | carte              |
      | Géant des collines |

  @id:SS-056 @clause:ss-can-fight @control:ss-can-fight @clause:ss-only-three-things
  @cr:302.6 @cr:701.14a @needs:fight @needs:combat @needs:turn-structure
  Scénario: Une créature lancée ce tour-ci peut se battre alors qu'elle ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Grizzlis        |
      | Chasseur chassé |
    Et que la réserve de mana d'Alice contient {G}{G}{G}
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Chasseur chassé »
      | cible | Grizzlis; Elfes de Llanowar |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | engagé | blessures |
      | Grizzlis | non    | 1         |
    Et Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-057 @clause:ss-put-attacking @control:ss-put-attacking
  @cr:508.4 @cr:508.4c @cr:302.6 @needs:combat @needs:tokens @needs:triggered-abilities
  Scénario: Des jetons peuvent être mis sur le champ de bataille attaquants pendant un tour où d'autres jetons nouveaux ne peuvent pas être déclarés comme attaquants
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Chef de guerre léonin | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Commandement de Krenko |
    Et que la réserve de mana d'Alice contient {R}{R}
    Quand Alice lance « Commandement de Krenko »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Chef de guerre léonin » et « Gobelin (1) »
    Et Alice peut attaquer avec « Chef de guerre léonin »
    Quand la pile se résout
    Alors Alice contrôle
      | carte                 | jeton | engagé | attaque |
      | Chef de guerre léonin | non   | oui    | Bob     |
      | Chat (1)              | oui   | oui    | Bob     |
      | Chat (2)              | oui   | oui    | Bob     |
      | Gobelin (1)           | oui   | non    | aucun   |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 14 points de vie
    Et Alice a 22 points de vie

  @id:SS-058 @clause:ss-own-tap-abilities @control:ss-own-tap-abilities
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scénario: Une nouvelle créature n'empêche pas une créature plus ancienne du même nom d'utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis |
      | Elfes de Llanowar (anciens) | avant  |
    Et qu'Alice a en main
      | carte                        |
      | Elfes de Llanowar (nouveaux) |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Elfes de Llanowar (nouveaux) »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar (nouveaux) »
    Et la réserve de mana d'Alice est vide
    Et Alice peut activer « {T} » de « Elfes de Llanowar (anciens) »
    Et la réserve de mana d'Alice contient {G}
    Et Alice contrôle
      | carte                        | engagé |
      | Elfes de Llanowar (anciens)  | oui    |
      | Elfes de Llanowar (nouveaux) | non    |
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar (nouveaux) »

  @id:SS-059 @clause:ss-own-untap-abilities @control:ss-own-untap-abilities
  @cr:302.6 @cr:602.5a @cr:107.6 @needs:activated-abilities @needs:untap-symbol
  Scénario: De deux créatures engagées ayant une capacité avec {Q}, seule celle qui est contrôlée depuis un tour précédent peut l'utiliser
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis |
      | Opposition                  | avant  |
      | Briselames suires (anciens) | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Forêt    | avant  |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte                        |
      | Briselames suires (nouveaux) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Quand Alice lance « Briselames suires (nouveaux) »
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Forêt                       |
      | payé avec | Briselames suires (anciens) |
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne                     |
      | payé avec | Briselames suires (nouveaux) |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {1}{U}, {Q} » de « Briselames suires (nouveaux) »
    Et Alice peut activer « {1}{U}, {Q} » de « Briselames suires (anciens) »
    Quand la pile se résout
    Alors Alice contrôle
      | carte                        | avec | sans | engagé |
      | Briselames suires (anciens)  | vol  |      | non    |
      | Briselames suires (nouveaux) |      | vol  | oui    |

  @id:SS-060 @clause:ss-other-costs @clause:ss-only-three-things
  @cr:302.6 @cr:118.1 @needs:activated-abilities @needs:sacrifice
  Scénario: Une créature peut être sacrifiée pour sa propre capacité le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Mogg fanatique |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Mogg fanatique »
    Et que la pile se résout
    Alors Alice peut activer « sacrifier » de « Mogg fanatique »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice a au cimetière
      | carte          |
      | Mogg fanatique |

  @id:SS-061 @clause:ss-other-costs @clause:ss-rule-restricts-only-use
  @cr:302.6 @cr:118.1 @needs:sacrifice @needs:mana-abilities
  Scénario: Une créature lancée ce tour-ci peut être sacrifiée pour l'Autel d'Ashnod
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Autel d'Ashnod | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice peut activer « sacrifier » de « Autel d'Ashnod »
      | payé avec | Grizzlis |
    Et la réserve de mana d'Alice contient {C}{C}
    Et Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:SS-423 @clause:ss-302.6-attack @control:ss-302.6-attack
  @cr:302.6 @cr:508.1a @cr:509.1a @cr:702.26b @needs:combat
  Scénario: Seule attaque une créature dégagée du champ de bataille qu'Alice contrôle depuis le début de son tour, et seule bloque une créature dégagée de Bob qui est sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis     | engagé | hors phase |
      | Grizzlis     | avant      |        | oui        |
      | Grizzlis (2) | avant      | oui    |            |
      | Grizzlis (3) | ce tour-ci |        |            |
      | Grizzlis (4) | avant      |        |            |
    Et qu'Alice a au cimetière
      | carte         |
      | Loup de garde |
    Et que Bob contrôle
      | carte                  | depuis | engagé | hors phase |
      | Géant des collines     | avant  |        |            |
      | Géant des collines (2) | avant  |        | oui        |
      | Géant des collines (3) | avant  | oui    |            |
    Et que Bob a au cimetière
      | carte          |
      | Gobelin enragé |
    Alors Alice ne peut pas attaquer avec « Loup de garde »
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice ne peut pas attaquer avec « Grizzlis (2) »
    Et Alice ne peut pas attaquer avec « Grizzlis (3) »
    Et Alice ne peut pas attaquer avec « Géant des collines »
    Et Alice peut attaquer avec « Grizzlis (4) »
    Et Bob ne peut pas bloquer « Grizzlis (4) » avec « Gobelin enragé »
    Et Bob ne peut pas bloquer « Grizzlis (4) » avec « Géant des collines (2) »
    Et Bob ne peut pas bloquer « Grizzlis (4) » avec « Géant des collines (3) »
    Et Bob peut bloquer « Grizzlis (4) » avec « Géant des collines »

  @id:SS-691 @clause:ss-can-fight @control:ss-can-fight
  @cr:701.14a @cr:701.14b @cr:608.2b @cr:302.6 @needs:fight @needs:targeting @needs:priority
  Scénario: Une créature lancée ce tour-ci se bat, chaque créature infligeant des blessures égales à sa propre force, mais n'en inflige aucune si l'autre est partie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Grizzlis            |
      | Chasseur chassé     |
      | Chasseur chassé (2) |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Elfes de Llanowar  | avant  |
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Chasseur chassé »
      | cible | Grizzlis; Elfes de Llanowar |
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Elfes de Llanowar |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | blessures |
      | Grizzlis | 0         |
    Quand Alice lance « Chasseur chassé (2) »
      | cible | Grizzlis; Géant des collines |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | blessures |
      | Géant des collines | 2         |
    Et Alice a au cimetière
      | carte               |
      | Chasseur chassé     |
      | Grizzlis            |
      | Chasseur chassé (2) |

  @id:SS-692 @clause:ss-can-fight @control:ss-can-fight
  @cr:115.7d @cr:701.14a @cr:302.6 @needs:fight @needs:targeting @needs:priority @needs:control-change @needs:stack
  Scénario: Le joueur qui prend le contrôle de Chasseur chassé en choisit de nouvelles cibles des deux sortes, dont une créature lancée ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Géant des collines |
      | Chasseur chassé    |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Loup de garde     | avant  |
    Et que Bob a en main
      | carte       |
      | Réquisition |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}{U}{U}{U}
    Et que Bob choisira
      | choix      | réponse            |
      | facultatif | oui                |
      | cible      | Loup de garde      |
      | cible      | Géant des collines |
    Quand Alice lance « Géant des collines »
    Et que le sommet de la pile se résout
    Et qu'Alice lance « Chasseur chassé »
      | cible   | Grizzlis; Elfes de Llanowar |
      | mana de | Forêt                       |
    Et qu'Alice passe la priorité
    Et que Bob lance « Réquisition »
      | cible | Chasseur chassé |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte         |
      | Réquisition   |
      | Loup de garde |
    Et Alice a au cimetière
      | carte              |
      | Chasseur chassé    |
      | Géant des collines |
    Et Bob contrôle
      | carte             | blessures |
      | Elfes de Llanowar | 0         |
    Et Alice contrôle
      | carte    | blessures |
      | Grizzlis | 0         |

  @id:SS-699 @clause:ss-card-or-token @control:ss-card-or-token
  @cr:111.1 @cr:508.1a @cr:508.4 @cr:302.6 @needs:combat @needs:tokens @needs:convoke @needs:mana-abilities
  Scénario: L'unique jeton d'un éphémère lancé pendant le combat n'est pas attaquant ; il peut attaquer au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Loup de garde   | avant  |
      | Forêt           | avant  |
      | Forêt (2)       | avant  |
      | Berceau de Gaïa | avant  |
    Et qu'Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Quand Alice attaque avec « Loup de garde »
    Et qu'Alice lance « Essaim de bourgeons »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte       | jeton | engagé | attaque |
      | Saprobionte | oui   | non    | aucun   |
    Quand la partie arrive à la seconde phase principale d'Alice
    Et qu'Alice active « {T} » de « Berceau de Gaïa »
    Alors Bob a 17 points de vie
    Et la réserve de mana d'Alice contient {G}{G}
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Saprobionte » et « Loup de garde »

  @id:SS-651 @control:ss-put-attacking @cr:508.4 @cr:508.1k @needs:combat @needs:tokens @needs:copy
  Scénario: Des jetons créés pendant le combat sont dégagés et n'attaquent rien, à moins que l'effet ne le dise
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                |
      | Sonner l'alerte      |
      | Équivalent caquetant |
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
      | Île        | avant  |
      | Île (2)    | avant  |
      | Île (3)    | avant  |
    Quand Alice attaque avec « Grizzlis »
    Et qu'Alice lance « Sonner l'alerte »
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Et qu'Alice lance « Équivalent caquetant »
      | cible   | Grizzlis              |
      | mana de | Île; Île (2); Île (3) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | engagé |
      | Grizzlis     | oui    |
      | Soldat       | non    |
      | Soldat (2)   | non    |
      | Grizzlis (2) | non    |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie
