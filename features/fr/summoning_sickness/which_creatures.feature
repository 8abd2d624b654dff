# language: fr
Fonctionnalité: Quelles créatures ont le mal d'invocation
  La règle 302.6 pose deux questions : le permanent est-il une créature à ce moment, et son contrôleur le contrôle-t-il
  sans interruption depuis le début de son tour le plus récent ?

  @id:SS-027 @clause:ss-302.6-attack @control:ss-302.6-attack @cr:302.6 @cr:508.1a @needs:combat
  Scénario: Une créature que son contrôleur ne contrôle pas depuis le début du tour ne peut pas attaquer, une autre le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis     |
      | Grizzlis (anciens)  | avant      |
      | Grizzlis (nouveaux) | ce tour-ci |
    Alors Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice peut attaquer avec « Grizzlis (anciens) »

  @id:SS-001 @clause:ss-302.6-attack @control:ss-302.6-attack
  @cr:302.6 @cr:508.1a @needs:combat
  Scénario: Une créature lancée ce tour-ci ne peut pas attaquer, une créature contrôlée depuis un tour précédent le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis |
      | Géant des collines (ancien) | avant  |
    Et qu'Alice a en main
      | carte                        |
      | Géant des collines (nouveau) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Quand Alice lance « Géant des collines (nouveau) »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Géant des collines (nouveau) »
    Et Alice ne peut pas attaquer avec « Géant des collines (ancien) » et « Géant des collines (nouveau) »
    Et Alice peut attaquer avec « Géant des collines (ancien) »

  @id:SS-002 @clause:ss-302.6-attack @control:ss-302.6-attack
  @cr:302.6 @cr:508.1a @needs:combat @needs:turn-structure
  Scénario: Une créature lancée pendant un tour peut attaquer au tour suivant de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis |
      | Géant des collines (ancien) | avant  |
    Et qu'Alice a en main
      | carte                        |
      | Géant des collines (nouveau) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Quand Alice lance « Géant des collines (nouveau) »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Géant des collines (ancien) » et « Géant des collines (nouveau) »
    Et Alice contrôle
      | carte                        | engagé | attaque |
      | Géant des collines (ancien)  | oui    | Bob     |
      | Géant des collines (nouveau) | oui    | Bob     |

  @id:SS-003 @clause:ss-302.6-tap-ability @control:ss-302.6-tap-ability
  @cr:302.6 @cr:602.5a @cr:107.5 @needs:activated-abilities @needs:turn-structure
  Scénario: La capacité avec {T} d'une créature lancée ce tour-ci ne peut être activée qu'à partir du prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Bob a 20 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | oui    |

  @id:SS-004 @clause:ss-302.6-untap-ability @control:ss-302.6-untap-ability @clause:ss-only-three-things @control:ss-only-three-things
  @cr:302.6 @cr:602.5a @cr:107.6 @needs:activated-abilities @needs:untap-symbol @needs:mana-abilities @needs:turn-structure
  Scénario: La capacité avec {Q} d'une créature lancée ce tour-ci ne peut être activée qu'à partir du prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Opposition | avant  |
      | Forêt      | avant  |
      | Forêt (2)  | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte     |
      | Pili-Pala |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | rouge   |
    Quand Alice lance « Pili-Pala »
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne  |
      | payé avec | Pili-Pala |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {2}, {Q} » de « Pili-Pala »
    Et Alice contrôle
      | carte     | engagé |
      | Pili-Pala | oui    |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne  |
      | payé avec | Pili-Pala |
    Et que la pile se résout
    Alors Alice peut activer « {2}, {Q} » de « Pili-Pala »
      | mana de | Forêt; Forêt (2) |
    Et la réserve de mana d'Alice contient {R}
    Et Alice contrôle
      | carte     | engagé |
      | Pili-Pala | non    |

  @id:SS-005 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:activated-abilities @needs:zone-change
  Scénario: Un artefact non-créature lancé ce tour-ci peut utiliser aussitôt sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Amulette de vif-argent |
      | Grizzlis               |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Amulette de vif-argent »
    Et que la pile se résout
    Alors Alice peut activer « {4}, {T} » de « Amulette de vif-argent »
    Quand la pile se résout
    Alors Alice contrôle
      | carte                  | engagé |
      | Amulette de vif-argent | oui    |
      | Grizzlis               | non    |

  @id:SS-006 @clause:ss-check-is-creature
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities @needs:type-change @needs:auras
  Scénario: Un artefact lancé ce tour-ci et devenu une créature ne peut pas utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
    Et qu'Alice a en main
      | carte                       |
      | Pierre de l'esprit          |
      | Infuser l'âme aux artefacts |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Pierre de l'esprit »
    Et que la pile se résout
    Et qu'Alice lance « Infuser l'âme aux artefacts »
      | cible   | Pierre de l'esprit |
      | mana de | Île; Île (2)       |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | types              | F/E | engagé |
      | Pierre de l'esprit | artefact; créature | 5/5 | non    |
    Et Alice ne peut pas activer « {T} » de « Pierre de l'esprit »

  @id:SS-007 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:activated-abilities @needs:mana-abilities
  Scénario: La Pierre de l'esprit peut utiliser sa capacité avec {T} le tour où elle est lancée tant qu'elle n'est pas une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Pierre de l'esprit |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Pierre de l'esprit »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | types    |
      | Pierre de l'esprit | artefact |
    Et Alice peut activer « {T} » de « Pierre de l'esprit »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-008 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:mana-abilities
  Scénario: Un terrain peut être engagé pour du mana le tour où il est joué
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Forêt |
    Quand Alice joue « Forêt »
    Alors Alice peut activer « {T} » de « Forêt »
    Et la réserve de mana d'Alice contient {G}
    Et Alice contrôle
      | carte | engagé |
      | Forêt | oui    |

  @id:SS-009 @clause:ss-check-is-creature @control:ss-check-is-creature
  @cr:302.6 @needs:mana-abilities @needs:type-change @needs:auras
  Scénario: Une créature lancée ce tour-ci, devenue un terrain non-créature, peut être engagée pour du mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Elfes de Llanowar     |
      | Prisonnier de la lune |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand Alice lance « Prisonnier de la lune »
      | cible   | Elfes de Llanowar     |
      | mana de | Île; Île (2); Île (3) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | types   |
      | Elfes de Llanowar | terrain |
    Et Alice peut activer « {T} » de « Elfes de Llanowar »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-010 @clause:ss-entry-method-irrelevant @control:ss-entry-method-irrelevant
  @cr:302.6 @cr:110.2a @needs:combat @needs:reanimation @needs:zone-change @needs:activated-abilities @needs:turn-structure
  Scénario: Lancée, mise sur le champ de bataille depuis une main ou renvoyée d'un cimetière, une créature doit toujours attendre le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Amulette de vif-argent | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Réanimation           |
      | Grizzlis (lancés)     |
      | Grizzlis (de la main) |
    Et que Bob a au cimetière
      | carte                   |
      | Grizzlis (du cimetière) |
    Et que la réserve de mana d'Alice contient {B}{G}{G}{C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse               |
      | objet | Grizzlis (de la main) |
    Quand Alice lance « Réanimation »
      | cible | Grizzlis (du cimetière) |
    Et que la pile se résout
    Et qu'Alice lance « Grizzlis (lancés) »
    Et que la pile se résout
    Et qu'Alice active « {4}, {T} » de « Amulette de vif-argent »
    Et que la pile se résout
    Alors Alice a 18 points de vie
    Et Alice ne peut pas attaquer avec « Grizzlis (lancés) »
    Et Alice ne peut pas attaquer avec « Grizzlis (de la main) »
    Et Alice ne peut pas attaquer avec « Grizzlis (du cimetière) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis (lancés) », « Grizzlis (de la main) » et « Grizzlis (du cimetière) »

  @id:SS-011 @clause:ss-card-or-token @control:ss-card-or-token @clause:ss-entry-method-irrelevant
  @cr:302.6 @cr:111.1 @needs:combat @needs:tokens @needs:turn-structure
  Scénario: Une carte lancée ce tour-ci et un jeton créé ce tour-ci doivent l'un comme l'autre attendre le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Commandement de Krenko |
      | Mogg fanatique         |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice lance « Commandement de Krenko »
    Et que la pile se résout
    Et qu'Alice lance « Mogg fanatique »
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | jeton |
      | Gobelin (1)    | oui   |
      | Gobelin (2)    | oui   |
      | Mogg fanatique | non   |
    Et Alice ne peut pas attaquer avec « Mogg fanatique »
    Et Alice ne peut pas attaquer avec « Gobelin (1) »
    Et Alice ne peut pas attaquer avec « Gobelin (2) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Mogg fanatique », « Gobelin (1) » et « Gobelin (2) »

  @id:SS-012 @clause:ss-card-or-token @control:ss-card-or-token
  @cr:302.6 @cr:111.1 @cr:702.10b @needs:combat @needs:tokens @needs:haste
  Scénario: Les jetons créés ce tour-ci ne peuvent pas attaquer aux côtés d'une carte de créature qui a la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Commandement de Krenko |
      | Gobelin enragé         |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice lance « Commandement de Krenko »
    Et que la pile se résout
    Et qu'Alice lance « Gobelin enragé »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Gobelin enragé » et « Gobelin (1) »
    Et Alice ne peut pas attaquer avec « Gobelin enragé » et « Gobelin (2) »
    Et Alice peut attaquer avec « Gobelin enragé »
    Et Alice contrôle
      | carte          | engagé | attaque |
      | Gobelin enragé | oui    | Bob     |
      | Gobelin (1)    | non    | aucun   |
      | Gobelin (2)    | non    | aucun   |

  @id:SS-013 @clause:ss-when-became-creature-irrelevant @control:ss-when-became-creature-irrelevant
  @cr:302.6 @needs:combat @needs:type-change @needs:activated-abilities
  Scénario: Un terrain contrôlé depuis un tour précédent peut attaquer le tour où il devient une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Mutecaveau | avant  |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice active « {1} » de « Mutecaveau »
    Et que la pile se résout
    Alors Alice contrôle
      | carte      | types             | F/E |
      | Mutecaveau | créature; terrain | 2/2 |
    Et Alice peut attaquer avec « Mutecaveau »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-014 @clause:ss-when-became-creature-irrelevant
  @cr:302.6 @needs:combat @needs:type-change @needs:activated-abilities
  Scénario: Un terrain joué ce tour-ci et devenu une créature ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Mutecaveau |
    Et que la réserve de mana d'Alice contient {C}
    Quand Alice joue « Mutecaveau »
    Et qu'Alice active « {1} » de « Mutecaveau »
    Et que la pile se résout
    Alors Alice contrôle
      | carte      | types             | F/E | engagé |
      | Mutecaveau | créature; terrain | 2/2 | non    |
    Et Alice ne peut pas attaquer avec « Mutecaveau »

  @id:SS-015 @clause:ss-type-change-same-permanent @control:ss-type-change-same-permanent
  @cr:302.6 @cr:400.7 @needs:combat @needs:type-change @needs:auras
  Scénario: Une créature contrôlée depuis un tour précédent qui cesse un moment d'en être une peut tout de même attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Grizzlis   | avant  |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Prisonnier de la lune |
      | Désenchantement       |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Prisonnier de la lune »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | types   |
      | Grizzlis | terrain |
    Quand Alice lance « Désenchantement »
      | cible   | Prisonnier de la lune |
      | mana de | Plaine; Plaine (2)    |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | types    | F/E |
      | Grizzlis | créature | 2/2 |
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-016 @clause:ss-type-change-same-permanent
  @cr:302.6 @cr:400.7 @needs:combat @needs:type-change @needs:auras
  Scénario: Une créature lancée ce tour-ci qui cesse un moment d'en être une ne peut toujours pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Île        | avant  |
      | Île (2)    | avant  |
      | Île (3)    | avant  |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Grizzlis              |
      | Prisonnier de la lune |
      | Désenchantement       |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Prisonnier de la lune »
      | cible   | Grizzlis              |
      | mana de | Île; Île (2); Île (3) |
    Et que la pile se résout
    Et qu'Alice lance « Désenchantement »
      | cible   | Prisonnier de la lune |
      | mana de | Plaine; Plaine (2)    |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | types    | F/E |
      | Grizzlis | créature | 2/2 |
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-017 @clause:ss-type-change-same-permanent @control:ss-type-change-same-permanent
  @cr:302.6 @cr:301.7 @cr:702.122a @needs:combat @needs:vehicles @needs:turn-structure
  Scénario: Un véhicule piloté pendant le tour de l'adversaire puis de nouveau pendant celui de son contrôleur peut attaquer
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte         | depuis |
      | Esquif volant | avant  |
      | Grizzlis      | avant  |
    Quand Bob passe la priorité
    Et qu'Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | types              |
      | Esquif volant | artefact; créature |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice contrôle
      | carte         | types    |
      | Esquif volant | artefact |
    Quand Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Esquif volant »

  @id:SS-018 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @needs:combat @needs:control-change @needs:auras @needs:turn-structure
  Scénario: Une créature prise à un adversaire ne peut attaquer qu'à partir du prochain tour de son nouveau contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Contrôle magique »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire | engagé |
      | Géant des collines | Bob          | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis » et « Géant des collines »
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis » et « Géant des collines »

  @id:SS-019 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:control-change @needs:auras @needs:turn-structure
  Scénario: La capacité avec {T} d'une créature prise à un adversaire n'est utilisable qu'à partir du prochain tour de son nouveau contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Contrôle magique »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-020 @clause:ss-any-gap-in-control @control:ss-any-gap-in-control
  @cr:302.6 @cr:508.1a @needs:combat @needs:control-change @needs:auras @needs:flash
  Scénario: Une créature perdue pendant l'entretien et récupérée le même tour ne peut pas attaquer
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Grizzlis (volés)  | avant  |
      | Grizzlis (gardés) | avant  |
      | Plaine            | avant  |
      | Plaine (2)        | avant  |
    Et que Bob contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
      | Île                           | avant  |
      | Île (2)                       | avant  |
      | Île (3)                       | avant  |
      | Île (4)                       | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Quand Alice passe la priorité
    Et que Bob lance « Contrôle magique »
      | cible   | Grizzlis (volés)               |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte            |
      | Grizzlis (volés) |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Désenchantement »
      | cible   | Contrôle magique   |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | engagé |
      | Grizzlis (volés)  | non    |
      | Grizzlis (gardés) | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis (volés) »
    Et Alice peut attaquer avec « Grizzlis (gardés) »

  @id:SS-021 @clause:ss-any-gap-in-control @control:ss-any-gap-in-control
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:control-change @needs:auras @needs:flash
  Scénario: La capacité avec {T} d'une créature perdue pendant l'entretien et récupérée le même tour ne peut pas être activée
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice contrôle
      | carte                    | depuis |
      | Sorcier sybarite (volé)  | avant  |
      | Sorcier sybarite (gardé) | avant  |
      | Plaine                   | avant  |
      | Plaine (2)               | avant  |
    Et que Bob contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
      | Île                           | avant  |
      | Île (2)                       | avant  |
      | Île (3)                       | avant  |
      | Île (4)                       | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Quand Alice passe la priorité
    Et que Bob lance « Contrôle magique »
      | cible   | Sorcier sybarite (volé)        |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Désenchantement »
      | cible   | Contrôle magique   |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                    | engagé |
      | Sorcier sybarite (volé)  | non    |
      | Sorcier sybarite (gardé) | non    |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite (volé) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite (gardé) »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-022 @clause:ss-not-a-status-or-effect
  @cr:302.6 @cr:110.5 @needs:combat @needs:layers
  Scénario: Perdre toutes ses capacités ne libère pas une créature lancée ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Grizzlis                     |
      | Transformation en grenouille |
    Et que la réserve de mana d'Alice contient {U}{U}{G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Transformation en grenouille »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sous-types | couleurs | F/E | engagé | marqueurs |
      | Grizzlis | grenouille | bleu     | 1/1 | non    | aucun     |
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-023 @clause:ss-not-a-status-or-effect @control:ss-not-a-status-or-effect
  @cr:302.6 @cr:110.5 @needs:combat @needs:layers
  Scénario: Perdre toutes ses capacités n'empêche pas une créature contrôlée depuis un tour précédent d'attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                        |
      | Transformation en grenouille |
    Et que la réserve de mana d'Alice contient {U}{U}
    Quand Alice lance « Transformation en grenouille »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sous-types | couleurs | F/E | engagé | marqueurs |
      | Grizzlis | grenouille | bleu     | 1/1 | non    | aucun     |
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-024 @clause:ss-rule-restricts-only-use @control:ss-rule-restricts-only-use @clause:ss-only-three-things @clause:ss-other-costs
  @cr:302.6 @cr:118.1 @needs:combat @needs:sacrifice @needs:mana-abilities
  Scénario: Une créature lancée ce tour-ci peut être ciblée et sacrifiée, mais ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Autel d'Ashnod     | avant  |
      | Grizzlis (anciens) | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Grizzlis (nouveaux)    |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {G}{G}{G}
    Quand Alice lance « Grizzlis (nouveaux) »
    Et que la pile se résout
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Grizzlis (nouveaux) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | F/E |
      | Grizzlis (nouveaux) | 5/5 |
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice peut attaquer avec « Grizzlis (anciens) »
    Quand Alice active « sacrifier » de « Autel d'Ashnod »
      | payé avec | Grizzlis (nouveaux) |
    Alors la réserve de mana d'Alice contient {C}{C}
    Et Alice a au cimetière
      | carte               |
      | Grizzlis (nouveaux) |

  @id:SS-025 @clause:ss-rule-restricts-only-use @control:ss-rule-restricts-only-use
  @cr:302.6 @needs:combat @needs:auras @needs:turn-structure
  Scénario: Une créature lancée ce tour-ci peut être enchantée, mais n'attaque qu'au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Plaine | avant  |
    Et qu'Alice a en main
      | carte        |
      | Grizzlis     |
      | Force sacrée |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Force sacrée »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | F/E | attaché à |
      | Grizzlis     | 3/4 |           |
      | Force sacrée |     | Grizzlis  |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-026 @clause:ss-rule-restricts-only-use
  @cr:302.6
  Scénario: Un adversaire peut cibler et détruire une créature le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob a en main
      | carte |
      | Choc  |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Choc »
      | cible   | Grizzlis |
      | mana de | Montagne |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:SS-413 @clause:x-ss-control-aura-destroyed @control:x-ss-control-aura-destroyed
  @cr:800.4a @cr:302.6 @needs:combat @needs:control-change @needs:multiplayer
  Scénario: Une créature qui revient à Alice quand le joueur qui la lui avait prise quitte la partie a le mal d'invocation
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
    Et que Bob a en main
      | carte                 |
      | Mélodie enchanteresse |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Mélodie enchanteresse »
      | cible | Grizzlis |
      | X     | 2        |
    Et que la pile se résout
    Alors Bob contrôle
      | carte    |
      | Grizzlis |
    Quand la partie arrive à la première phase principale d'Alice
    Et que Bob concède la partie
    Alors Alice contrôle
      | carte         |
      | Grizzlis      |
      | Loup de garde |
    Et Alice ne peut pas attaquer avec « Grizzlis »
      | Grizzlis | Chloé |
    Et Alice peut attaquer avec « Loup de garde »
      | Loup de garde | Chloé |

  @id:SS-414 @clause:x-ss-flash-on-opponents-turn @control:ss-continuous-control @control:x-ss-flash-on-opponents-turn
  @cr:500.7 @cr:302.6 @needs:combat @needs:turn-structure @needs:multiplayer
  Scénario: Deux tours supplémentaires sont pris dans l'ordre inverse de leur création, puis les tours reprennent comme avant
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                     |
      | Distorsion temporelle     |
      | Distorsion temporelle (2) |
    Et que Chloé contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
    Et que Chloé a en main
      | carte              |
      | Géant des collines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    Et que la réserve de mana de Chloé contient {R}{R}{R}{R}
    Quand Alice lance « Distorsion temporelle »
      | cible | Bob |
    Et que la pile se résout
    Et qu'Alice lance « Distorsion temporelle (2) »
      | cible | Chloé |
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob passe la priorité
    Et que Chloé lance « Géant des collines »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Chloé
    Alors Bob a 0 carte en main
    Et Chloé a 1 carte en main
    Et Chloé peut attaquer avec « Géant des collines »
      | Géant des collines | Bob |
    Quand la partie arrive à l'étape de fin de Bob
    Alors Bob a 1 carte en main
    Et Alice a 0 carte en main
    Quand la partie arrive à l'étape de fin de Bob
    Alors Bob a 2 cartes en main
    Et Chloé a 1 carte en main
    Et Alice a 0 carte en main
    Quand la partie arrive à l'étape de fin de Chloé
    Alors Chloé a 2 cartes en main
    Et Alice a 0 carte en main
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Alice a 1 carte en main

  @id:SS-415 @clause:x-ss-skipped-turn @control:x-ss-skipped-turn
  @cr:614.10 @cr:500.11 @cr:302.6 @needs:turn-structure @needs:multiplayer @needs:mana-abilities
  Scénario: Deux tours passés sont les deux prochains, les tours des autres joueurs ont lieu entre-temps, et une nouvelle créature garde le mal d'invocation jusque-là
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice a dans sa bibliothèque
      | carte      |
      | Forêt      |
      | Forêt (2)  |
      | Forêt (3)  |
      | Forêt (4)  |
      | Forêt (5)  |
      | Forêt (6)  |
      | Forêt (7)  |
      | Forêt (8)  |
      | Forêt (9)  |
      | Forêt (10) |
      | Île        |
      | Île (2)    |
      | Île (3)    |
    Et qu'Alice a en main
      | carte             |
      | Elfes de Llanowar |
      | Méditation        |
      | Méditation (2)    |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{G}
    Et qu'Alice choisira
      | choix | réponse |
      | objet | Forêt   |
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Et qu'Alice lance « Méditation »
    Et que la pile se résout
    Et qu'Alice lance « Méditation (2) »
    Et que la pile se résout
    Alors Alice a 8 cartes en main
    Quand la partie arrive à l'étape de fin de Chloé
    Alors Bob a 1 carte en main
    Quand la partie arrive à l'étape de fin de Chloé
    Alors Bob a 2 cartes en main
    Quand la partie arrive à l'étape de fin de Chloé
    Alors Bob a 3 cartes en main
    Et Chloé a 3 cartes en main
    Et Alice a 7 cartes en main
    Quand Chloé passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand la partie arrive à l'étape de pioche d'Alice
    Alors Bob a 3 cartes en main
    Et Alice a 8 cartes en main
    Et Alice peut activer « {T} » de « Elfes de Llanowar »

  @id:SS-419 @clause:ss-ex-quicksilver-amulet
  @cr:608.2d @cr:302.6 @needs:combat @needs:activated-abilities
  Scénario: L'Amulette de vif-argent met sur le champ de bataille une seule carte de créature de la main d'Alice, et la créature a le mal d'invocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Amulette de vif-argent | avant  |
    Et qu'Alice a en main
      | carte         |
      | Grizzlis      |
      | Loup de garde |
      | Choc          |
    Et que Bob a en main
      | carte              |
      | Géant des collines |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse                 |
      | objet | Géant des collines      |
      | objet | Choc                    |
      | objet | Grizzlis; Loup de garde |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {4}, {T} » de « Amulette de vif-argent »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |
    Et Alice a en main
      | carte         |
      | Loup de garde |
      | Choc          |
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-403 @clause:x-ss-phasing-in @control:ss-continuous-control @control:x-ss-phasing-in
  @cr:702.26a @cr:702.26d @cr:702.26g @cr:302.6 @cr:122.3 @cr:704.5q @needs:combat @needs:counters @needs:auras
  Scénario: Une créature passée hors phase avec son aura et revenue en phase avec elle, ses marqueurs opposés retirés, peut attaquer aussitôt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis | marqueurs | attaché à     |
      | Grizzlis      | avant  | 1 -1/-1   |               |
      | Loup de garde | avant  |           |               |
      | Vol           | avant  |           | Loup de garde |
    Et que Bob contrôle
      | carte              | depuis | attaché à |
      | Géant des collines | avant  |           |
      | Force sacrée       | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte               |
      | Sortir par derrière |
    Et que la réserve de mana d'Alice contient {U}
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/3 |
    Quand Alice lance « Sortir par derrière »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | hors phase |
      | Grizzlis      | oui        |
      | Loup de garde | non        |
      | Vol           | non        |
    Et Bob contrôle
      | carte              | hors phase |
      | Géant des collines | non        |
      | Force sacrée       | oui        |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob contrôle
      | carte        | hors phase |
      | Force sacrée | oui        |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice contrôle
      | carte    | F/E | hors phase | marqueurs |
      | Grizzlis | 3/4 | non        | aucun     |
    Et Bob contrôle
      | carte        | hors phase | attaché à |
      | Force sacrée | non        | Grizzlis  |
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-404 @clause:x-ss-extra-turn-cures @control:ss-continuous-control @control:x-ss-extra-turn-cures
  @cr:302.6 @cr:500.7 @needs:combat @needs:turn-structure
  Scénario: Une créature lancée avant un tour supplémentaire peut y attaquer, et pas avant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                 |
      | Distorsion temporelle |
      | Géant des collines    |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{R}{R}{R}{R}
    Quand Alice lance « Géant des collines »
    Et que la pile se résout
    Et qu'Alice lance « Distorsion temporelle »
      | cible | Alice |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Géant des collines »
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Bob a 0 carte en main
    Et Alice peut attaquer avec « Géant des collines »
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob a 17 points de vie
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Bob a 1 carte en main

  @id:SS-405 @clause:x-ss-skipped-turn @control:x-ss-skipped-turn
  @cr:302.6 @cr:614.10 @cr:500.11 @needs:activated-abilities @needs:turn-structure
  Scénario: Une créature garde le mal d'invocation pendant un tour que passe son contrôleur, jusqu'au prochain qui a lieu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Méditation       |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et qu'Alice lance « Méditation »
    Et que la pile se résout
    Alors Alice a 4 cartes en main
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que la partie arrive à l'étape de fin de Bob
    Alors Bob a 1 carte en main
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la partie arrive à l'étape de fin de Bob
    Alors Bob a 2 cartes en main
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |

  @id:SS-406 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:701.12b @needs:combat @needs:control-change @needs:targeting
  Scénario: De deux créatures dont le contrôle est échangé, celle qui vient à Alice ce tour-ci ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte      |
      | Volte-face |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}
    Quand Alice lance « Volte-face »
      | cible | Grizzlis; Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              |
      | Géant des collines |
    Et Bob contrôle
      | carte    |
      | Grizzlis |
    Et Alice ne peut pas attaquer avec « Géant des collines »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-407 @control:ss-continuous-control
  @cr:701.12b @cr:302.6 @needs:combat @needs:control-change @needs:targeting
  Scénario: Échanger le contrôle de deux créatures d'un même joueur ne fait rien, donc les deux peuvent toujours attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
    Et qu'Alice a en main
      | carte      |
      | Volte-face |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}
    Quand Alice lance « Volte-face »
      | cible | Grizzlis; Loup de garde |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Grizzlis » et « Loup de garde »

  @id:SS-408 @clause:x-ss-blink @control:x-ss-blink
  @cr:302.6 @cr:400.7 @cr:610.3 @needs:combat @needs:zone-change @needs:triggered-abilities
  Scénario: Une créature exilée par l'Ange des condamnations revient quand l'Ange s'en va, et elle a le mal d'invocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
    Et qu'Alice a en main
      | carte         |
      | Désinvocation |
    Et que Bob a en main
      | carte                  |
      | Ange des condamnations |
    Et que Bob contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
    Et que la réserve de mana d'Alice contient {U}
    Et que la réserve de mana de Bob contient {W}{W}{W}{W}{W}
    Et que Bob choisira
      | choix      | réponse  |
      | cible      | Grizzlis |
      | facultatif | oui      |
    Quand Alice passe la priorité
    Et que Bob lance « Ange des condamnations »
    Et que la pile se résout
    Alors Alice a en exil
      | carte    |
      | Grizzlis |
    Quand Alice lance « Désinvocation »
      | cible | Ange des condamnations |
    Et que la pile se résout
    Alors Bob a en main
      | carte                  |
      | Ange des condamnations |
    Et Alice contrôle
      | carte         |
      | Grizzlis      |
      | Loup de garde |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-603 @clause:x-ss-blink @control:x-ss-blink
  @cr:610.3 @cr:610.3c @cr:800.4a @cr:400.7 @cr:302.6 @needs:combat @needs:multiplayer @needs:triggered-abilities @needs:targeting
  Scénario: La créature que l'Ange des condamnations a exilée revient quand Bob, propriétaire de l'Ange, quitte la partie, et elle a le mal d'invocation
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte              | depuis |
      | Loup de garde      | avant  |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte                  |
      | Ange des condamnations |
    Et que la réserve de mana de Bob contient {W}{W}{W}{W}{W}
    Et que Bob choisira
      | choix      | réponse       |
      | cible      | Loup de garde |
      | facultatif | oui           |
    Quand Bob lance « Ange des condamnations »
    Et que la pile se résout
    Alors Alice a en exil
      | carte         |
      | Loup de garde |
    Quand la partie arrive à la première phase principale d'Alice
    Et que Bob concède la partie
    Alors Alice contrôle
      | carte         |
      | Loup de garde |
    Et Alice ne peut pas attaquer avec « Loup de garde »
      | Loup de garde | Chloé |
    Et Alice peut attaquer avec « Géant des collines »
      | Géant des collines | Chloé |

  @id:SS-693 @clause:ss-continuous-control @control:ss-continuous-control
  @cr:701.12a @cr:701.12b @cr:608.2b @cr:302.6 @needs:combat @needs:control-change @needs:targeting @needs:priority
  Scénario: Une créature n'est pas échangée contre une autre qui est partie : Alice l'a contrôlée sans interruption et peut attaquer avec elle
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Loup de garde | avant  |
      | Grizzlis      | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Elfes de Llanowar  | avant  |
    Et qu'Alice a en main
      | carte          |
      | Volte-face     |
      | Volte-face (2) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    Et que Bob a en main
      | carte         |
      | Désinvocation |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Volte-face »
      | cible | Loup de garde; Géant des collines |
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Géant des collines |
    Et que la pile se résout
    Et qu'Alice lance « Volte-face (2) »
      | cible | Grizzlis; Elfes de Llanowar |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             |
      | Loup de garde     |
      | Elfes de Llanowar |
    Et Alice ne peut pas attaquer avec « Elfes de Llanowar »
    Et Alice peut attaquer avec « Loup de garde »
