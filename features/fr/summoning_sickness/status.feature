# language: fr
Fonctionnalité: Le statut d'un permanent
  Un permanent est engagé ou dégagé, inversé ou non, face visible ou face cachée, en phase ou hors phase ; rien de
  cela ne dit s'il a le mal d'invocation.

  @id:SS-180 @clause:ss-110.6-status-categories @control:ss-110.6-status-categories
  @cr:110.5 @cr:110.5a @cr:110.5b @cr:302.6 @needs:status @needs:combat
  Scénario: Une créature lancée ce tour-ci a le même statut qu'une plus ancienne, alors que seule l'ancienne peut attaquer
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
    Alors Alice contrôle
      | carte               | engagé | inversé | face cachée | hors phase |
      | Grizzlis (anciens)  | non    | non     | non         | non        |
      | Grizzlis (nouveaux) | non    | non     | non         | non        |
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice peut attaquer avec « Grizzlis (anciens) »

  @id:SS-181 @clause:ss-110.6-one-value-each
  @cr:110.5 @cr:110.5b @cr:708.2a @cr:702.37c @needs:status @needs:morph
  Scénario: Une créature qui arrive engagée ou face cachée a les valeurs par défaut dans les autres catégories de statut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Goule du diregraf  |
      | Grizzlis           |
      | Corneroc bagarreur |
    Et que la réserve de mana d'Alice contient {B}{G}{G}{G}{G}{G}
    Quand Alice lance « Goule du diregraf »
    Et que la pile se résout
    Et qu'Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Corneroc bagarreur »
      | lancé avec | mue |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | engagé | inversé | face cachée | hors phase |
      | Goule du diregraf  | oui    | non     | non         | non        |
      | Grizzlis           | non    | non     | non         | non        |
      | Corneroc bagarreur | non    | non     | oui         | non        |

  @id:SS-182 @clause:ss-status-independent @control:ss-status-independent @clause:ss-110.6-status-categories
  @cr:110.5 @cr:302.6 @cr:508.1a @needs:combat @needs:status @needs:activated-abilities
  Scénario: Parmi des créatures engagées ou dégagées, anciennes ou nouvelles, seule celle qui est à la fois ancienne et dégagée peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                       | depuis |
      | Opposition                  | avant  |
      | Grizzlis (anciens, dégagés) | avant  |
      | Grizzlis (anciens, engagés) | avant  |
    Et que Bob contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et qu'Alice a en main
      | carte                                   |
      | Grizzlis (nouveaux, jamais engagés)     |
      | Grizzlis (nouveaux, dégagés de nouveau) |
      | Vitalité                                |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Quand Alice lance « Grizzlis (nouveaux, jamais engagés) »
    Et que la pile se résout
    Et qu'Alice lance « Grizzlis (nouveaux, dégagés de nouveau) »
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Forêt                                   |
      | payé avec | Grizzlis (nouveaux, dégagés de nouveau) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                                   | engagé |
      | Grizzlis (nouveaux, dégagés de nouveau) | oui    |
    Quand Alice lance « Vitalité »
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Forêt                       |
      | payé avec | Grizzlis (anciens, engagés) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                                   | engagé |
      | Grizzlis (anciens, dégagés)             | non    |
      | Grizzlis (anciens, engagés)             | oui    |
      | Grizzlis (nouveaux, jamais engagés)     | non    |
      | Grizzlis (nouveaux, dégagés de nouveau) | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis (anciens, engagés) »
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux, jamais engagés) »
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux, dégagés de nouveau) »
    Et Alice peut attaquer avec « Grizzlis (anciens, dégagés) »

  @id:SS-183 @clause:ss-status-enters-tapped @control:ss-status-enters-tapped
  @cr:110.5b @cr:302.6 @needs:combat @needs:status @needs:turn-structure
  Scénario: Une créature arrivée engagée ne peut pas attaquer ce tour-ci même une fois dégagée, mais le peut au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Goule du diregraf |
      | Vitalité          |
    Et que la réserve de mana d'Alice contient {B}{G}
    Quand Alice lance « Goule du diregraf »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | engagé |
      | Goule du diregraf | oui    |
    Quand Alice lance « Vitalité »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | engagé |
      | Goule du diregraf | non    |
    Et Alice ne peut pas attaquer avec « Goule du diregraf »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Goule du diregraf »

  @id:SS-184 @clause:ss-status-enters-face-down @control:ss-status-enters-face-down
  @cr:110.5b @cr:302.6 @cr:708.2a @cr:702.37c @needs:combat @needs:morph @needs:turn-structure
  Scénario: Une créature lancée face cachée ne peut pas attaquer ce tour-ci, mais peut attaquer face cachée au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Corneroc bagarreur |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Quand Alice lance « Corneroc bagarreur »
      | lancé avec | mue |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | nom   | F/E | face cachée | engagé |
      | Corneroc bagarreur | aucun | 2/2 | oui         | non    |
    Et Alice ne peut pas attaquer avec « Corneroc bagarreur »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Corneroc bagarreur »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-185 @clause:ss-status-change-tapping @control:ss-status-change-tapping
  @clause:x-ss-untap-effect-does-not-cure @control:x-ss-untap-effect-does-not-cure
  @cr:110.5c @cr:701.26b @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:status
  Scénario: De deux créatures engagées puis dégagées, seule celle contrôlée depuis le début du tour peut utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Opposition                | avant  |
      | Forêt                     | avant  |
      | Sorcier sybarite (ancien) | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte                      |
      | Sorcier sybarite (nouveau) |
      | Vitalité                   |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite (nouveau) »
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne                  |
      | payé avec | Sorcier sybarite (ancien) |
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne                   |
      | payé avec | Sorcier sybarite (nouveau) |
    Et que la pile se résout
    Et qu'Alice lance « Vitalité »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                      | engagé |
      | Sorcier sybarite (ancien)  | non    |
      | Sorcier sybarite (nouveau) | non    |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite (nouveau) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite (ancien) »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-186 @clause:ss-status-change-tapping @control:ss-status-change-tapping
  @clause:x-ss-untap-effect-does-not-cure @control:x-ss-untap-effect-does-not-cure
  @cr:110.5c @cr:701.26b @cr:302.6 @cr:508.1a @needs:combat @needs:status @needs:activated-abilities
  Scénario: De deux créatures engagées puis dégagées, seule celle contrôlée depuis le début du tour peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Opposition         | avant  |
      | Grizzlis (anciens) | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (nouveaux) |
      | Vitalité            |
    Et que la réserve de mana d'Alice contient {G}{G}{G}
    Quand Alice lance « Grizzlis (nouveaux) »
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne           |
      | payé avec | Grizzlis (anciens) |
    Et que la pile se résout
    Et qu'Alice active « engager » de « Opposition »
      | cible     | Montagne            |
      | payé avec | Grizzlis (nouveaux) |
    Et que la pile se résout
    Et qu'Alice lance « Vitalité »
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | engagé |
      | Grizzlis (anciens)  | non    |
      | Grizzlis (nouveaux) | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice ne peut pas attaquer avec « Grizzlis (anciens) » et « Grizzlis (nouveaux) »
    Et Alice peut attaquer avec « Grizzlis (anciens) »
