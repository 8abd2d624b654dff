# language: fr
Fonctionnalité: Les changements de contrôle et le mal d'invocation
  Ce qu'un joueur prend ou récupère après le début de son tour a pour lui le mal d'invocation jusqu'au début de son prochain tour.

  @id:SS-515 @clause:x-ss-threaten-with-haste @control:x-ss-threaten-with-haste @cr:302.6 @cr:702.10b @needs:combat
  @needs:control-change @needs:haste @needs:auras
  Scénario: De deux créatures prises ce tour-ci, celle à qui l'effet donne la célérité peut attaquer, l'autre ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte            |
      | Menace           |
      | Contrôle magique |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice lance « Menace »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice lance « Contrôle magique »
      | cible   | Géant des collines             |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | avec     | sans     |
      | Grizzlis           | célérité |          |
      | Géant des collines |          | célérité |
    Et Alice ne peut pas attaquer avec « Géant des collines »
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-516 @control:x-ss-threaten-with-haste @cr:302.6 @cr:702.10b @needs:combat @needs:control-change
  @needs:haste @needs:auras
  Scénario: Une créature qui possède elle-même la célérité peut attaquer le tour où elle est prise à un adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte          | depuis |
      | Gobelin enragé | avant  |
    Et qu'Alice a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Contrôle magique »
      | cible | Gobelin enragé |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Gobelin enragé »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 19 points de vie

  @id:SS-517 @clause:x-ss-returned-during-own-turn @control:x-ss-returned-during-own-turn @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:control-change @needs:haste @needs:delayed-triggers @needs:turn-structure
  Scénario: Une créature perdue puis récupérée pendant le tour même de son contrôleur a le mal d'invocation pendant tout le tour adverse
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                    | depuis |
      | Sorcier sybarite (volé)  | avant  |
      | Sorcier sybarite (gardé) | avant  |
      | Forêt                    | avant  |
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et qu'Alice a en main
      | carte    |
      | Vitalité |
    Et que Bob a en main
      | carte                 |
      | Rayon de commandement |
    Quand Alice passe la priorité
    Et que Bob lance « Rayon de commandement »
      | cible   | Sorcier sybarite (volé)        |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte                   |
      | Sorcier sybarite (volé) |
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Et qu'Alice lance « Vitalité »
      | mana de | Forêt |
    Et que la pile se résout
    Et que Bob passe la priorité
    Alors Alice contrôle
      | carte                    | engagé |
      | Sorcier sybarite (volé)  | non    |
      | Sorcier sybarite (gardé) | non    |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite (volé) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite (gardé) »
      | cible | Bob |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite (volé) »
      | cible | Bob |

  @id:SS-518 @clause:x-ss-returned-during-opponents-turn @control:x-ss-returned-during-opponents-turn @cr:302.6
  @cr:508.1a @needs:combat @needs:control-change @needs:haste @needs:turn-structure
  Scénario: Une créature prise puis rendue pendant le tour adverse peut attaquer au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a en main
      | carte  |
      | Menace |
    Et que la réserve de mana de Bob contient {R}{R}{R}
    Quand Bob lance « Menace »
      | cible | Grizzlis |
    Et que la pile se résout
    Et que Bob attaque avec « Grizzlis »
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice a 18 points de vie
    Et Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-519 @clause:x-ss-returned-during-opponents-turn @control:x-ss-returned-during-opponents-turn @cr:302.6
  @cr:602.5a @needs:activated-abilities @needs:control-change @needs:haste @needs:multiplayer @needs:turn-structure
  Scénario: Une créature prise puis rendue pendant le tour d'un adversaire a le mal d'invocation au tour de l'adversaire suivant, mais pas au tour de son contrôleur
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                    | depuis |
      | Sorcier sybarite (volé)  | avant  |
      | Sorcier sybarite (gardé) | avant  |
    Et que Bob a en main
      | carte  |
      | Menace |
    Et que la réserve de mana de Bob contient {R}{R}{R}
    Quand Bob lance « Menace »
      | cible | Sorcier sybarite (volé) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Chloé
    Et que Chloé passe la priorité
    Alors Alice contrôle
      | carte                   | engagé |
      | Sorcier sybarite (volé) | non    |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite (volé) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite (gardé) »
      | cible | Bob |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite (volé) »
      | cible | Bob |

  @id:SS-520 @clause:x-ss-stolen-before-your-turn @control:x-ss-stolen-before-your-turn @cr:302.6 @cr:508.1a
  @needs:combat @needs:control-change @needs:auras @needs:flash @needs:turn-structure
  Scénario: Une créature prise à l'étape de fin adverse peut attaquer au tour qui suit, une autre prise pendant ce tour ne le peut pas
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
      | Île                           | avant  |
      | Île (2)                       | avant  |
      | Île (3)                       | avant  |
      | Île (4)                       | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte                |
      | Contrôle magique (1) |
      | Contrôle magique (2) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Bob passe la priorité
    Et qu'Alice lance « Contrôle magique (1) »
      | cible | Grizzlis |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Contrôle magique (2) »
      | cible   | Géant des collines             |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Géant des collines »
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-521 @clause:x-ss-control-aura-destroyed @control:x-ss-control-aura-destroyed @cr:302.6 @cr:508.1a
  @needs:combat @needs:control-change @needs:auras @needs:turn-structure
  Scénario: Une créature qui revient pendant le tour de son propriétaire quand Contrôle magique est détruit ne peut pas attaquer ce tour-ci
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte             | depuis |
      | Grizzlis (volés)  | avant  |
      | Grizzlis (gardés) | avant  |
      | Plaine            | avant  |
      | Plaine (2)        | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Contrôle magique »
      | cible | Grizzlis (volés) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Bob contrôle
      | carte            |
      | Grizzlis (volés) |
    Quand Alice lance « Désenchantement »
      | cible   | Contrôle magique   |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | engagé |
      | Grizzlis (volés) | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis (volés) »
    Et Alice peut attaquer avec « Grizzlis (gardés) »

  @id:SS-522 @control:x-ss-control-aura-destroyed @cr:302.6 @cr:508.1a @needs:combat @needs:control-change
  @needs:auras @needs:turn-structure
  Scénario: Une créature qui revient à l'étape de fin adverse quand Contrôle magique est détruit peut attaquer au tour de son propriétaire
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte      | depuis |
      | Grizzlis   | avant  |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que Bob a en main
      | carte            |
      | Contrôle magique |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Bob lance « Contrôle magique »
      | cible | Grizzlis |
    Et que la pile se résout
    Et que la partie arrive à l'étape de fin de Bob
    Et que Bob passe la priorité
    Et qu'Alice lance « Désenchantement »
      | cible   | Contrôle magique   |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-523 @clause:x-ss-gain-control-of-own-creature @control:x-ss-gain-control-of-own-creature @cr:302.6
  @needs:combat @needs:control-change
  Scénario: Une créature contrôlée depuis le début du tour peut attaquer après que son contrôleur en a de nouveau acquis le contrôle
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Mélodie enchanteresse |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Mélodie enchanteresse »
      | cible | Grizzlis |
      | X     | 2        |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-524 @clause:x-ss-gain-control-of-own-creature @cr:302.6 @needs:combat @needs:control-change
  Scénario: Une créature lancée ce tour-ci ne peut toujours pas attaquer après que son contrôleur en a de nouveau acquis le contrôle
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Grizzlis              |
      | Mélodie enchanteresse |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Mélodie enchanteresse »
      | cible   | Grizzlis                       |
      | X       | 2                              |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-525 @clause:x-ss-stolen-land-animated @control:x-ss-stolen-land-animated @cr:302.6 @cr:602.5a
  @needs:combat @needs:control-change @needs:auras @needs:type-change @needs:mana-abilities @needs:turn-structure
  Scénario: Un terrain pris ce tour-ci qui devient une créature ne peut ni s'engager pour du mana ni attaquer avant le prochain tour de son nouveau contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et que Bob contrôle
      | carte      | depuis |
      | Mutecaveau | avant  |
    Et qu'Alice a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Confiscation »
      | cible | Mutecaveau |
    Et que la pile se résout
    Et qu'Alice active « {1} » de « Mutecaveau »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte      | types             | engagé |
      | Mutecaveau | créature; terrain | non    |
    Et Alice ne peut pas activer « {T} » de « Mutecaveau »
    Et Alice ne peut pas attaquer avec « Mutecaveau »
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « {1} » de « Mutecaveau »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Mutecaveau »

  @id:SS-526 @control:x-ss-stolen-land-animated @cr:302.6 @cr:602.5a @needs:control-change @needs:auras
  @needs:mana-abilities
  Scénario: Un terrain pris ce tour-ci peut s'engager pour du mana tant que ce n'est pas une créature
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte      | depuis |
      | Mutecaveau | avant  |
    Et qu'Alice a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Confiscation »
      | cible | Mutecaveau |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Mutecaveau »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-527 @clause:x-ss-blink @control:x-ss-blink @cr:302.6 @cr:400.7 @needs:combat @needs:zone-change
  Scénario: Une créature exilée puis renvoyée ce tour-ci ne peut pas attaquer, une autre restée sur le champ de bataille le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Grizzlis (exilés) | avant  |
      | Grizzlis (gardés) | avant  |
    Et qu'Alice a en main
      | carte       |
      | Changenuage |
    Et que la réserve de mana d'Alice contient {W}
    Quand Alice lance « Changenuage »
      | cible | Grizzlis (exilés) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | engagé |
      | Grizzlis (exilés) | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis (exilés) »
    Et Alice peut attaquer avec « Grizzlis (gardés) »

  @id:SS-698 @clause:ss-ex-entrancing-melody @control:ss-ex-entrancing-melody
  @cr:107.3a @cr:115.1 @cr:302.6 @needs:combat @needs:control-change @needs:targeting
  Scénario: La Mélodie enchanteresse avec X = 2 prend une créature de valeur de mana 2, qui ne peut pas attaquer, et aucune de valeur de mana 4
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Loup de garde | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Mélodie enchanteresse |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Alors Alice ne peut pas lancer « Mélodie enchanteresse »
      | cible | Géant des collines |
      | X     | 2                  |
    Et Alice peut lancer « Mélodie enchanteresse »
      | cible | Grizzlis |
      | X     | 2        |
    Quand la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Loup de garde »
