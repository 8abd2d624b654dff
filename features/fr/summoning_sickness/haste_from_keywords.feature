# language: fr
Fonctionnalité: Les capacités mot-clé qui confèrent la célérité, et d'autres
  La suspension, l'exhumation, la précipitation, l'éveil et l'émeute peuvent permettre à une créature d'attaquer le
  tour où elle arrive ; l'embaumement et le flash, non.

  @id:SS-160 @clause:ss-kw-suspend @control:ss-kw-suspend
  @cr:702.62a @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:suspend
  Scénario: Une créature lancée quand son dernier marqueur « temps » est retiré peut attaquer ce tour-ci, une autre lancée depuis la main ne le peut pas
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en exil
      | carte                         | marqueurs |
      | Hallebardier kelde (suspendu) | 1 temps   |
    Et qu'Alice a en main
      | carte                      |
      | Hallebardier kelde (lancé) |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Montagne     | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
      | Montagne (4) | avant  |
      | Montagne (5) | avant  |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Hallebardier kelde (lancé) »
      | mana de | Montagne; Montagne (2); Montagne (3); Montagne (4); Montagne (5) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                         | avec                 | sans     |
      | Hallebardier kelde (suspendu) | initiative; célérité |          |
      | Hallebardier kelde (lancé)    | initiative           | célérité |
    Et Alice ne peut pas attaquer avec « Hallebardier kelde (lancé) »
    Et Alice peut attaquer avec « Hallebardier kelde (suspendu) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 16 points de vie

  @id:SS-161 @clause:ss-kw-suspend @control:ss-kw-suspend @cr:702.62a @cr:302.6
  @needs:combat @needs:haste @needs:suspend @needs:auras @needs:control-change @needs:turn-structure
  Scénario: Une créature arrivée grâce à la suspension perd la célérité dès qu'un autre joueur en prend le contrôle
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | 1 temps   |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Alors Alice contrôle
      | carte              | avec     |
      | Hallebardier kelde | célérité |
    Quand Bob lance « Contrôle magique »
      | cible   | Hallebardier kelde             |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte              | sans     |
      | Hallebardier kelde | célérité |
    Et Bob ne peut pas attaquer avec « Hallebardier kelde »
    Quand la partie arrive à la première phase principale de Bob
    Alors Bob peut attaquer avec « Hallebardier kelde »

  @id:SS-162 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:702.10b @cr:302.6
  @needs:combat @needs:haste @needs:reanimation @needs:activated-abilities @needs:triggered-abilities
  Scénario: Une créature exhumée peut attaquer ce tour-ci, à la différence d'une autre lancée depuis la main, et elle est exilée à l'étape de fin suivante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a au cimetière
      | carte                           |
      | Zombie de la Bourbière (exhumé) |
    Et qu'Alice a en main
      | carte                          |
      | Zombie de la Bourbière (lancé) |
    Et que la réserve de mana d'Alice contient {B}{B}{B}
    Quand Alice active « exhumation » de « Zombie de la Bourbière (exhumé) »
    Et que la pile se résout
    Et qu'Alice lance « Zombie de la Bourbière (lancé) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                           | avec     | sans     |
      | Zombie de la Bourbière (exhumé) | célérité |          |
      | Zombie de la Bourbière (lancé)  |          | célérité |
    Et Alice ne peut pas attaquer avec « Zombie de la Bourbière (lancé) »
    Et Alice peut attaquer avec « Zombie de la Bourbière (exhumé) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie
    Quand la partie arrive à l'étape de fin d'Alice
    Et que la pile se résout
    Alors Alice a en exil
      | carte                           |
      | Zombie de la Bourbière (exhumé) |
    Et Alice contrôle
      | carte                          |
      | Zombie de la Bourbière (lancé) |

  @id:SS-163 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:302.6 @needs:combat @needs:reanimation @needs:turn-structure
  Scénario: Une créature avec l'exhumation ramenée du cimetière par un sort n'a pas la célérité et attend le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a au cimetière
      | carte                  |
      | Zombie de la Bourbière |
    Et qu'Alice a en main
      | carte       |
      | Réanimation |
    Et que la réserve de mana d'Alice contient {B}
    Quand Alice lance « Réanimation »
      | cible | Zombie de la Bourbière |
    Et que la pile se résout
    Alors Alice a 18 points de vie
    Et Alice contrôle
      | carte                  | sans     |
      | Zombie de la Bourbière | célérité |
    Et Alice ne peut pas attaquer avec « Zombie de la Bourbière »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Zombie de la Bourbière »

  @id:SS-164 @clause:ss-kw-dash @control:ss-kw-dash
  @cr:702.109a @cr:702.10b @cr:302.6
  @needs:combat @needs:haste @needs:alternative-costs @needs:triggered-abilities
  Scénario: Une créature lancée pour son coût de précipitation peut attaquer ce tour-ci, à la différence d'une autre lancée pour son coût de mana, et elle revient en main
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Éclaireur marduen (précipité) |
      | Éclaireur marduen (lancé)     |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Quand Alice lance « Éclaireur marduen (précipité) »
      | lancé avec | précipitation |
    Et que la pile se résout
    Et qu'Alice lance « Éclaireur marduen (lancé) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                         | avec     | sans     |
      | Éclaireur marduen (précipité) | célérité |          |
      | Éclaireur marduen (lancé)     |          | célérité |
    Et Alice ne peut pas attaquer avec « Éclaireur marduen (lancé) »
    Et Alice peut attaquer avec « Éclaireur marduen (précipité) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 17 points de vie
    Quand la partie arrive à l'étape de fin d'Alice
    Et que la pile se résout
    Alors Alice a en main
      | carte                         |
      | Éclaireur marduen (précipité) |
    Et Alice contrôle
      | carte                     |
      | Éclaireur marduen (lancé) |

  @id:SS-165 @clause:ss-kw-awaken @control:ss-kw-awaken @cr:702.113a @cr:702.10b
  @needs:combat @needs:haste @needs:type-change @needs:alternative-costs @needs:counters
  Scénario: Un terrain joué ce tour-ci peut attaquer une fois éveillé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Île                |
      | Découverte côtière |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice joue « Île »
    Et qu'Alice lance « Découverte côtière »
      | cible      | Île   |
      | lancé avec | éveil |
    Et que la pile se résout
    Alors Alice a 2 cartes en main
    Et Alice contrôle
      | carte | F/E | types             | sous-types     | avec     | marqueurs |
      | Île   | 4/4 | terrain; créature | île; élémental | célérité | 4 +1/+1   |
    Et Alice peut attaquer avec « Île »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 16 points de vie

  @id:SS-166 @clause:ss-kw-awaken @control:ss-kw-awaken @cr:702.113a @cr:702.10c @cr:305.6
  @needs:mana-abilities @needs:haste @needs:type-change @needs:alternative-costs @needs:counters
  Scénario: Un terrain joué et éveillé ce tour-ci peut être engagé pour du mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Île                |
      | Découverte côtière |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice joue « Île »
    Et qu'Alice lance « Découverte côtière »
      | cible      | Île   |
      | lancé avec | éveil |
    Et que la pile se résout
    Alors Alice contrôle
      | carte | F/E | engagé |
      | Île   | 4/4 | non    |
    Et la réserve de mana d'Alice est vide
    Et Alice peut activer « {T} » de « Île »
    Et la réserve de mana d'Alice contient {U}
    Et Alice contrôle
      | carte | engagé |
      | Île   | oui    |

  @id:SS-167 @clause:ss-kw-riot @control:ss-kw-riot
  @cr:702.136a @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:counters
  Scénario: De deux créatures avec l'émeute lancées ce tour-ci, celle qui a la célérité peut attaquer, celle qui a le marqueur ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                          |
      | Gobelin de Zhur-Taa (célérité) |
      | Gobelin de Zhur-Taa (marqueur) |
    Et que la réserve de mana d'Alice contient {R}{R}{G}{G}
    Et qu'Alice choisira
      | choix  | réponse  |
      | option | célérité |
      | option | marqueur |
    Quand Alice lance « Gobelin de Zhur-Taa (célérité) »
    Et que la pile se résout
    Et qu'Alice lance « Gobelin de Zhur-Taa (marqueur) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                          | F/E | avec     | sans     | marqueurs |
      | Gobelin de Zhur-Taa (célérité) | 2/2 | célérité |          | aucun     |
      | Gobelin de Zhur-Taa (marqueur) | 3/3 |          | célérité | 1 +1/+1   |
    Et Alice ne peut pas attaquer avec « Gobelin de Zhur-Taa (marqueur) »
    Et Alice peut attaquer avec « Gobelin de Zhur-Taa (célérité) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-168 @clause:ss-kw-others-grant-none @control:ss-kw-others-grant-none
  @cr:702.128a @cr:702.10b @cr:302.6
  @needs:combat @needs:tokens @needs:copy @needs:activated-abilities @needs:turn-structure
  Scénario: Un jeton créé par l'embaumement n'a pas la célérité et ne peut attaquer qu'au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a au cimetière
      | carte                  |
      | Ange des condamnations |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Quand Alice active « embaumement » de « Ange des condamnations »
    Et que la pile se résout
    Alors Alice a en exil
      | carte                  |
      | Ange des condamnations |
    Et Alice contrôle
      | carte                          | jeton | F/E | sous-types   | couleurs | coût de mana | avec | sans     |
      | Ange des condamnations (jeton) | oui   | 3/4 | ange; zombie | blanc    | aucun        | vol  | célérité |
    Et Alice ne peut pas attaquer avec « Ange des condamnations (jeton) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Ange des condamnations (jeton) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 17 points de vie

  @id:SS-169 @clause:ss-flash-no-haste @clause:ss-kw-others-grant-none
  @cr:702.8a @cr:302.6 @needs:combat @needs:flash
  Scénario: Une créature avec le flash lancée au début du combat ne peut pas attaquer pendant ce combat
    Étant donné que c'est l'étape de début de combat d'Alice
    Et qu'Alice a en main
      | carte            |
      | Vipère embusquée |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Vipère embusquée »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | sans     |
      | Vipère embusquée | célérité |
    Et Alice ne peut pas attaquer avec « Vipère embusquée »

  @id:SS-170 @clause:ss-flash-no-haste @control:ss-flash-no-haste
  @cr:702.8a @cr:302.6 @needs:combat @needs:flash @needs:turn-structure
  Scénario: Une créature avec le flash lancée à la fin du tour de l'adversaire peut attaquer pendant le tour de son contrôleur
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en main
      | carte            |
      | Vipère embusquée |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Bob passe la priorité
    Et qu'Alice lance « Vipère embusquée »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Vipère embusquée »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-412 @clause:x-ss-suspend-not-cast
  @cr:702.62a @cr:608.2d @cr:702.62b @needs:suspend @needs:turn-structure
  Scénario: Une créature qui n'est pas lancée quand son dernier marqueur temps est retiré reste en exil et n'est plus suspendue
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | 1 temps   |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | aucun     |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile est vide
    Et Alice a en exil
      | carte              |
      | Hallebardier kelde |

  @id:SS-401 @clause:ss-kw-suspend @clause:x-ss-suspend-when-it-could-be-cast @control:ss-kw-suspend
  @control:x-ss-suspend-when-it-could-be-cast @control:x-ss-suspend-not-cast
  @cr:702.62a @cr:116.2f @cr:302.6 @needs:combat @needs:haste @needs:suspend @needs:turn-structure
  Scénario: Une créature suspendue depuis la main avec quatre marqueurs temps est lancée au quatrième entretien de son propriétaire et peut attaquer à ce moment
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte              |
      | Hallebardier kelde |
      | Géant des collines |
    Et qu'Alice a au cimetière
      | carte                  |
      | Hallebardier kelde (2) |
    Et que Bob a en main
      | carte                  |
      | Hallebardier kelde (3) |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice active « {T} » de « Montagne »
    Alors Alice ne peut pas suspendre « Géant des collines »
    Et Alice ne peut pas suspendre « Hallebardier kelde (2) »
    Et Alice ne peut pas suspendre « Hallebardier kelde (3) »
    Quand Alice suspend « Hallebardier kelde »
    Alors la pile est vide
    Et la réserve de mana d'Alice est vide
    Et Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | 4 temps   |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | 1 temps   |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | avec                 |
      | Hallebardier kelde | célérité; initiative |
    Et Alice peut attaquer avec « Hallebardier kelde »

  @id:SS-402 @clause:x-ss-suspend-when-it-could-be-cast @control:x-ss-suspend-when-it-could-be-cast
  @cr:702.62a @cr:702.62c @cr:116.2f @cr:601.3 @needs:suspend @needs:casting-timing @needs:turn-structure
  Scénario: Une créature ne peut être suspendue que quand elle pourrait être lancée : pendant le tour de Bob, tant que le Planétaire mécanique vedalken est là, pas une fois qu'il est parti
    Étant donné que c'est l'étape d'entretien de Bob
    Et qu'Alice contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
      | Montagne                      | avant  |
      | Montagne (2)                  | avant  |
    Et que Bob contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Hallebardier kelde     |
      | Hallebardier kelde (2) |
    Et que Bob a en main
      | carte           |
      | Désenchantement |
    Quand Bob passe la priorité
    Et qu'Alice active « {T} » de « Montagne »
    Alors Alice peut suspendre « Hallebardier kelde »
    Quand la partie arrive à l'étape de pioche de Bob
    Et que Bob lance « Désenchantement »
      | cible   | Planétaire mécanique vedalken |
      | mana de | Plaine; Plaine (2)            |
    Et que la pile se résout
    Et que Bob passe la priorité
    Et qu'Alice active « {T} » de « Montagne (2) »
    Alors Alice ne peut pas suspendre « Hallebardier kelde (2) »
    Et Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | 4 temps   |

  @id:SS-420 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:307.5 @cr:702.10b @needs:combat @needs:haste @needs:graveyard-abilities @needs:turn-structure
  Scénario: L'exhumation ne s'active que quand un rituel pourrait être lancé, et la créature qu'elle renvoie peut attaquer aussitôt
    Étant donné que c'est l'étape d'entretien de Bob
    Et qu'Alice a au cimetière
      | carte                  |
      | Zombie de la Bourbière |
    Et qu'Alice contrôle
      | carte  | depuis |
      | Marais | avant  |
    Quand Bob passe la priorité
    Alors Alice ne peut pas activer « exhumation » de « Zombie de la Bourbière »
      | mana de | Marais |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « exhumation » de « Zombie de la Bourbière »
      | mana de | Marais |
    Quand la pile se résout
    Alors Alice peut attaquer avec « Zombie de la Bourbière »

  @id:SS-421 @clause:ss-kw-others-grant-none @control:ss-kw-others-grant-none
  @cr:702.128a @cr:307.5 @cr:302.6 @needs:combat @needs:graveyard-abilities @needs:turn-structure @needs:tokens @needs:copy
  Scénario: L'embaumement ne s'active que quand un rituel pourrait être lancé, et le jeton qu'il crée ne peut pas attaquer ce tour-ci
    Étant donné que c'est l'étape d'entretien de Bob
    Et qu'Alice a au cimetière
      | carte                  |
      | Ange des condamnations |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Plaine        | avant  |
      | Plaine (2)    | avant  |
      | Plaine (3)    | avant  |
      | Plaine (4)    | avant  |
      | Plaine (5)    | avant  |
      | Plaine (6)    | avant  |
      | Loup de garde | avant  |
    Quand Bob passe la priorité
    Alors Alice ne peut pas activer « embaumement » de « Ange des condamnations »
      | mana de | Plaine; Plaine (2); Plaine (3); Plaine (4); Plaine (5); Plaine (6) |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « embaumement » de « Ange des condamnations »
      | mana de | Plaine; Plaine (2); Plaine (3); Plaine (4); Plaine (5); Plaine (6) |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                      | jeton | couleurs | coût de mana | F/E |
      | Ange des condamnations (2) | oui   | blanc    | aucun        | 3/4 |
    Et Alice ne peut pas attaquer avec « Ange des condamnations (2) »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-677 @clause:ss-kw-suspend @control:ss-kw-suspend @cr:702.62a @cr:400.7 @cr:302.6 @needs:combat
  @needs:haste @needs:suspend @needs:turn-structure @needs:stack
  Scénario: Une créature suspendue qui a quitté l'exil en réponse n'est pas lancée, une autre, lancée, a la célérité et peut attaquer
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a en exil
      | carte              | marqueurs |
      | Hallebardier kelde | 1 temps   |
    Et que Bob a en exil
      | carte                  | marqueurs |
      | Hallebardier kelde (2) | 1 temps   |
    Et qu'Alice contrôle
      | carte  | depuis |
      | Plaine | avant  |
    Et qu'Alice a en main
      | carte                    |
      | Attraction de l'éternité |
    Et que Bob choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature   |
      | Hallebardier kelde | capacité |
    Quand Alice lance « Attraction de l'éternité »
      | cible   | Hallebardier kelde |
      | mana de | Plaine             |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Hallebardier kelde |
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que la pile se résout
    Alors Bob peut attaquer avec « Hallebardier kelde (2) »

  @id:SS-694 @clause:ss-kw-unearth @control:ss-kw-unearth
  @cr:702.84a @cr:614.6 @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:graveyard-abilities @needs:replacement-effects
  Scénario: Une créature exhumée attaque aussitôt et est exilée au lieu de retourner en main, au contraire de celle lancée de la main, qui ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a au cimetière
      | carte                  |
      | Zombie de la Bourbière |
    Et qu'Alice a en main
      | carte                      |
      | Zombie de la Bourbière (2) |
    Et que la réserve de mana d'Alice contient {B}{B}{B}
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
    Et que Bob a en main
      | carte             |
      | Désinvocation     |
      | Désinvocation (2) |
    Quand Alice active « exhumation » de « Zombie de la Bourbière »
    Et que la pile se résout
    Et qu'Alice lance « Zombie de la Bourbière (2) »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Zombie de la Bourbière (2) »
    Et Alice peut attaquer avec « Zombie de la Bourbière »
    Quand Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible   | Zombie de la Bourbière |
      | mana de | Île                    |
    Et que Bob lance « Désinvocation (2) »
      | cible   | Zombie de la Bourbière (2) |
      | mana de | Île (2)                    |
    Et que la pile se résout
    Alors Alice a en exil
      | carte                  |
      | Zombie de la Bourbière |
    Et Alice a en main
      | carte                      |
      | Zombie de la Bourbière (2) |

  @id:SS-647 @clause:ss-kw-unearth @control:ss-kw-unearth @cr:702.84a @cr:702.10b @cr:614.6
  @needs:haste @needs:graveyard-abilities @needs:replacement-effects @needs:combat
  Scénario: Le Zombie de la Bourbière exhumé est exilé quand il devrait mourir, celui qui ne l'a pas été va au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a au cimetière
      | carte                  |
      | Zombie de la Bourbière |
    Et qu'Alice contrôle
      | carte                      | depuis     |
      | Zombie de la Bourbière (2) | ce tour-ci |
    Et qu'Alice a en main
      | carte    |
      | Choc     |
      | Choc (2) |
    Et que la réserve de mana d'Alice contient {B}{R}{R}
    Quand Alice active « exhumation » de « Zombie de la Bourbière »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                  | avec     |
      | Zombie de la Bourbière | célérité |
    Quand Alice lance « Choc »
      | cible | Zombie de la Bourbière |
    Et que la pile se résout
    Et qu'Alice lance « Choc (2) »
      | cible | Zombie de la Bourbière (2) |
    Et que la pile se résout
    Alors Alice a en exil
      | carte                  |
      | Zombie de la Bourbière |
    Et Alice a au cimetière
      | carte                      |
      | Zombie de la Bourbière (2) |
      | Choc                       |
      | Choc (2)                   |
