# language: fr
Fonctionnalité: Quand le mal d'invocation prend fin
  Seul le début d'un tour de son contrôleur met fin au mal d'invocation d'une créature,
  et seulement s'il la contrôle depuis lors.

  @id:SS-501 @clause:x-ss-opponents-turn-still-sick @control:x-ss-opponents-turn-still-sick @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:turn-structure
  Scénario: Pendant le tour adverse, une créature lancée au tour de son contrôleur ne peut toujours pas utiliser sa capacité avec {T}, une plus ancienne le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Sorcier sybarite (ancien) | avant  |
    Et qu'Alice a en main
      | carte                      |
      | Sorcier sybarite (nouveau) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite (nouveau) »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite (nouveau) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite (ancien) »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-502 @clause:x-ss-flash-on-opponents-turn @control:x-ss-flash-on-opponents-turn @cr:302.6 @cr:508.1a
  @cr:702.8a @needs:combat @needs:flash @needs:activated-abilities @needs:mana-abilities @needs:granted-abilities
  @needs:turn-structure
  Scénario: Une créature lancée avec le flash au tour adverse a le mal d'invocation jusqu'au début du prochain tour de son contrôleur, et peut alors attaquer
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Rituel de cryptolithe | avant  |
    Et qu'Alice a en main
      | carte            |
      | Vipère embusquée |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Bob passe la priorité
    Et qu'Alice lance « Vipère embusquée »
    Et que la pile se résout
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Vipère embusquée »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Vipère embusquée »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-503 @control:x-ss-flash-on-opponents-turn @cr:302.6 @cr:602.5a @cr:702.8a @needs:flash
  @needs:activated-abilities @needs:mana-abilities @needs:granted-abilities @needs:turn-structure
  Scénario: Une créature lancée avec le flash au tour adverse peut utiliser une capacité avec {T} à l'entretien suivant de son contrôleur
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Rituel de cryptolithe | avant  |
    Et qu'Alice a en main
      | carte            |
      | Vipère embusquée |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | noir    |
    Quand Bob passe la priorité
    Et qu'Alice lance « Vipère embusquée »
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Vipère embusquée »
    Et la réserve de mana d'Alice contient {B}

  @id:SS-504 @clause:x-ss-upkeep-entry @control:x-ss-upkeep-entry @cr:302.6 @cr:508.1a @needs:combat @needs:flash
  @needs:turn-structure
  Scénario: Une créature arrivée à l'entretien de son contrôleur ne peut pas attaquer ce tour-ci, une autre arrivée à l'étape de fin précédente le peut
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte                           |
      | Vipère embusquée (étape de fin) |
      | Vipère embusquée (entretien)    |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Bob passe la priorité
    Et qu'Alice lance « Vipère embusquée (étape de fin) »
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Et qu'Alice lance « Vipère embusquée (entretien) »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice ne peut pas attaquer avec « Vipère embusquée (entretien) »
    Et Alice peut attaquer avec « Vipère embusquée (étape de fin) »

  @id:SS-505 @clause:x-ss-upkeep-entry @cr:302.6 @cr:508.1a @needs:combat @needs:flash @needs:turn-structure
  Scénario: Une créature arrivée à l'étape de pioche de son contrôleur ne peut pas attaquer ce tour-ci
    Étant donné que c'est l'étape de pioche d'Alice
    Et qu'Alice a en main
      | carte            |
      | Vipère embusquée |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Vipère embusquée »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice ne peut pas attaquer avec « Vipère embusquée »

  @id:SS-506 @clause:x-ss-other-players-turns-do-not-count @control:x-ss-other-players-turns-do-not-count @cr:302.6
  @needs:activated-abilities @needs:multiplayer @needs:turn-structure
  Scénario: À trois joueurs, les tours des deux autres passent sans mettre fin au mal d'invocation d'une créature
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Et que Chloé passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à la première phase principale de Chloé
    Et que Chloé passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |

  @id:SS-507 @clause:x-ss-extra-turn-cures @control:x-ss-extra-turn-cures @cr:302.6 @cr:500.7 @needs:combat
  @needs:turn-structure
  Scénario: Une créature lancée ce tour-ci peut attaquer pendant le tour supplémentaire que son contrôleur joue ensuite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
      | Île (5) | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Grizzlis              |
      | Distorsion temporelle |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Distorsion temporelle »
      | cible   | Alice                                   |
      | mana de | Île; Île (2); Île (3); Île (4); Île (5) |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Bob a 0 carte en main
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-508 @clause:x-ss-opponents-extra-turn @control:x-ss-opponents-extra-turn @cr:302.6 @cr:500.7 @cr:602.5a
  @needs:activated-abilities @needs:turn-structure
  Scénario: Un tour supplémentaire de l'adversaire ne met pas fin au mal d'invocation d'une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
      | Île (5) | avant  |
    Et que Bob a en main
      | carte                 |
      | Distorsion temporelle |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Et que Bob lance « Distorsion temporelle »
      | cible   | Bob                                     |
      | mana de | Île; Île (2); Île (3); Île (4); Île (5) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |

  @id:SS-509 @clause:x-ss-skipped-turn @control:x-ss-skipped-turn @cr:302.6 @cr:500.11 @cr:614.10a
  @needs:activated-abilities @needs:turn-structure
  Scénario: Une créature dont le contrôleur passe son prochain tour garde le mal d'invocation pendant les deux tours adverses
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
      | Méditation       |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et qu'Alice lance « Méditation »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |

  @id:SS-510 @clause:x-ss-extra-combat @control:x-ss-extra-combat @cr:302.6 @cr:500.8 @cr:508.1a @needs:combat
  @needs:turn-structure
  Scénario: Pendant une phase de combat supplémentaire du même tour, une créature lancée ce tour-ci ne peut toujours pas attaquer, une plus ancienne le peut de nouveau
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (anciens) | avant  |
      | Forêt              | avant  |
      | Forêt (2)          | avant  |
      | Montagne           | avant  |
      | Montagne (2)       | avant  |
      | Montagne (3)       | avant  |
      | Montagne (4)       | avant  |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (nouveaux) |
      | Assaut implacable   |
    Quand Alice attaque avec « Grizzlis (anciens) »
    Et que la partie arrive à la seconde phase principale d'Alice
    Et qu'Alice lance « Grizzlis (nouveaux) »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Et qu'Alice lance « Assaut implacable »
      | mana de | Montagne; Montagne (2); Montagne (3); Montagne (4) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | engagé |
      | Grizzlis (anciens)  | non    |
      | Grizzlis (nouveaux) | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice peut attaquer avec « Grizzlis (anciens) »
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Bob a 16 points de vie

  @id:SS-601 @control:x-ss-extra-combat
  @cr:500.8 @cr:701.26b @cr:508.1a @cr:302.6 @needs:combat @needs:turn-structure
  Scénario: Après deux Assauts implacables à la première phase principale, une créature plus ancienne attaque aux deux phases de combat supplémentaires et à celle du tour ; une créature qui n'a pas attaqué reste engagée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis | engagé |
      | Ange de Serra | avant  |        |
      | Loup de garde | avant  | oui    |
    Et qu'Alice a en main
      | carte                 |
      | Assaut implacable     |
      | Assaut implacable (2) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}{R}{R}{R}
    Quand Alice lance « Assaut implacable »
    Et que la pile se résout
    Et qu'Alice lance « Assaut implacable (2) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | engagé |
      | Loup de garde | oui    |
    Quand Alice attaque avec « Ange de Serra »
    Et que la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 16 points de vie
    Quand Alice attaque avec « Ange de Serra »
    Et que la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 12 points de vie
    Quand Alice attaque avec « Ange de Serra »
    Et que la partie arrive à l'étape de fin d'Alice
    Alors Bob a 8 points de vie
    Et Alice a 0 carte en main

  @id:SS-604 @control:ss-continuous-control
  @cr:302.6 @cr:800.4a @cr:611.2a @needs:combat @needs:control-change @needs:multiplayer @needs:turn-structure
  Scénario: Chloé garde la créature qu'elle a prise bien que Bob quitte la partie, et celle-ci peut attaquer à son tour suivant
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Chloé
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Chloé a en main
      | carte                 |
      | Mélodie enchanteresse |
    Et que la réserve de mana de Chloé contient {U}{U}{U}{U}
    Quand Chloé lance « Mélodie enchanteresse »
      | cible | Grizzlis |
      | X     | 2        |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et que Bob concède la partie
    Alors Chloé contrôle
      | carte    |
      | Grizzlis |
    Quand la partie arrive à la première phase principale de Chloé
    Alors Chloé peut attaquer avec « Grizzlis »

  @id:SS-723 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:502.4 @cr:514.3 @cr:117.3a @needs:activated-abilities @needs:turn-structure
  Scénario: Une fois que les deux ont passé à l'étape de fin d'Alice, le prochain à agir est Bob à son entretien, et une créature arrivée ce tour-ci est alors sous son contrôle depuis le début de son tour
    Étant donné que c'est l'étape de fin d'Alice
    Et que Bob contrôle
      | carte            | depuis     |
      | Sorcier sybarite | ce tour-ci |
    Quand Alice passe la priorité
    Alors Bob ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Alice |
    Quand Bob passe la priorité
    Alors Bob peut activer « {T} » de « Sorcier sybarite »
      | cible | Alice |
    Quand la pile se résout
    Alors Alice a 19 points de vie

  @id:SS-724 @control:ss-continuous-control
  @cr:302.6 @cr:800.4a @cr:800.4k @cr:508.1a @needs:combat @needs:control-change @needs:auras @needs:multiplayer
  Scénario: Une créature qui revient d'un joueur ayant quitté la partie, lequel n'attaque plus, peut attaquer au tour suivant de son propriétaire
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et que Chloé contrôle
      | carte              | depuis | propriétaire | attaché à          |
      | Géant des collines | avant  | Bob          |                    |
      | Contrôle magique   | avant  |              | Géant des collines |
    Quand Chloé concède la partie
    Alors Bob contrôle
      | carte              | propriétaire |
      | Géant des collines | Bob          |
    Et Chloé ne peut pas attaquer avec « Géant des collines »
    Quand la partie arrive à l'étape de déclaration des attaquants de Bob
    Alors Bob peut attaquer avec « Géant des collines »
      | Géant des collines | Alice |
