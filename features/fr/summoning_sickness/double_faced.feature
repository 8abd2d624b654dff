# language: fr
Fonctionnalité: Les créatures qui se transforment
  Une créature recto-verso qui se transforme reste le même objet :
  elle garde les effets qui s'y appliquent et, le cas échéant, le mal d'invocation.

  @id:SS-230 @clause:ss-711.7-same-object @cr:712.18 @cr:701.27a
  @needs:transform @needs:counters @needs:auras @needs:triggered-abilities
  Scénario: Une créature qui se transforme garde ses marqueurs et ses auras, et n'arrive pas sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Brumelune |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs | attaché à        |
      | Ranger de l'aube | avant  | 1 +1/+1   |                  |
      | Force sacrée     | avant  |           | Ranger de l'aube |
      | Garde des âmes   | avant  |           |                  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Brumelune »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom                     | F/E | face  | marqueurs | attaché à        |
      | Ranger de l'aube | Prédateur du crépuscule | 6/7 | verso | 1 +1/+1   |                  |
      | Force sacrée     |                         |     |       |           | Ranger de l'aube |
    Et Alice a 20 points de vie

  @id:SS-231 @control:ss-711.7-same-object @cr:712.18 @cr:701.27a
  @needs:counters @needs:auras @needs:triggered-abilities @needs:zone-change
  Scénario: Une créature exilée puis renvoyée sur le champ de bataille est un nouvel objet, sans ses marqueurs ni ses auras
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Changenuage |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs | attaché à        |
      | Ranger de l'aube | avant  | 1 +1/+1   |                  |
      | Force sacrée     | avant  |           | Ranger de l'aube |
      | Garde des âmes   | avant  |           |                  |
    Et que la réserve de mana d'Alice contient {W}
    Quand Alice lance « Changenuage »
      | cible | Ranger de l'aube |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom              | F/E | face  | marqueurs |
      | Ranger de l'aube | Ranger de l'aube | 2/2 | recto | aucun     |
    Et Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et Alice a 21 points de vie

  @id:SS-232 @clause:ss-711.7-same-object @cr:712.18 @cr:701.27a @needs:transform @needs:combat
  Scénario: Une créature attaquante qui se transforme continue d'attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Brumelune |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Ranger de l'aube | avant  |
      | Forêt            | avant  |
      | Forêt (2)        | avant  |
    Quand Alice attaque avec « Ranger de l'aube »
    Et qu'Alice lance « Brumelune »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom                     | engagé | attaque |
      | Ranger de l'aube | Prédateur du crépuscule | oui    | Bob     |

  @id:SS-233 @clause:ss-711.7-effects-continue @cr:712.18 @needs:transform @needs:layers
  Scénario: Un effet valable jusqu'à la fin du tour continue de s'appliquer à une créature qui se transforme
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Ranger de l'aube       |
      | Croissance gigantesque |
      | Brumelune              |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice lance « Ranger de l'aube »
    Et que la pile se résout
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Ranger de l'aube |
    Et que la pile se résout
    Et qu'Alice lance « Brumelune »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom                     | F/E |
      | Ranger de l'aube | Prédateur du crépuscule | 7/7 |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte            | nom                     | F/E |
      | Ranger de l'aube | Prédateur du crépuscule | 4/4 |

  @id:SS-234 @control:ss-711.7-effects-continue @cr:712.18 @needs:zone-change @needs:layers
  Scénario: Un effet valable jusqu'à la fin du tour ne s'applique plus à une créature exilée puis renvoyée sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Ranger de l'aube       |
      | Croissance gigantesque |
      | Changenuage            |
    Et qu'Alice contrôle
      | carte  | depuis |
      | Plaine | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Quand Alice lance « Ranger de l'aube »
    Et que la pile se résout
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Ranger de l'aube |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | F/E |
      | Ranger de l'aube | 5/5 |
    Quand Alice lance « Changenuage »
      | cible   | Ranger de l'aube |
      | mana de | Plaine           |
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom              | F/E |
      | Ranger de l'aube | Ranger de l'aube | 2/2 |

  @id:SS-235 @clause:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:combat @needs:transform @needs:activated-abilities @needs:fight
  Scénario: Une créature lancée ce tour-ci qui se transforme ne peut toujours ni utiliser sa capacité avec {T} ni attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Ranger de l'aube |
      | Brumelune        |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Quand Alice lance « Ranger de l'aube »
    Et que la pile se résout
    Et qu'Alice lance « Brumelune »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom                     | face  |
      | Ranger de l'aube | Prédateur du crépuscule | verso |
    Et Alice ne peut pas activer « {R}, {T} » de « Ranger de l'aube »
      | cible   | Grizzlis |
      | mana de | Montagne |
    Et Alice ne peut pas attaquer avec « Ranger de l'aube »

  @id:SS-236 @clause:ss-transform-not-sick @control:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:transform @needs:activated-abilities @needs:fight
  Scénario: Une créature contrôlée depuis le début du tour peut utiliser sa capacité avec {T} le tour où elle se transforme
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Brumelune |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Ranger de l'aube | avant  |
      | Montagne         | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Brumelune »
    Et que la pile se résout
    Et qu'Alice active « {R}, {T} » de « Ranger de l'aube »
      | cible   | Grizzlis |
      | mana de | Montagne |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |
    Et Alice contrôle
      | carte            | nom                     | engagé | blessures |
      | Ranger de l'aube | Prédateur du crépuscule | oui    | 2         |

  @id:SS-237 @clause:ss-transform-not-sick @control:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:combat @needs:transform
  Scénario: Une créature contrôlée depuis le début du tour peut attaquer le tour où elle se transforme
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Brumelune |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Ranger de l'aube | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Brumelune »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | nom                     | face  |
      | Ranger de l'aube | Prédateur du crépuscule | verso |
    Et Alice peut attaquer avec « Ranger de l'aube »
    Et Alice contrôle
      | carte            | nom                     | attaque |
      | Ranger de l'aube | Prédateur du crépuscule | Bob     |

  @id:SS-238 @clause:ss-transform-not-sick @cr:712.18 @cr:302.6 @needs:combat @needs:transform @needs:triggered-abilities
  Scénario: Une créature qui se transforme à l'entretien de son contrôleur peut attaquer ce tour-là
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sondeur de secrets | avant  |
    Et qu'Alice a dans sa bibliothèque
      | carte                  |
      | Croissance gigantesque |
      | Forêt                  |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | nom                   | F/E | avec | face  |
      | Sondeur de secrets | Aberration insectoïde | 3/2 | vol  | verso |
    Et Alice peut attaquer avec « Sondeur de secrets »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 17 points de vie

  @id:SS-239 @control:ss-transform-sick-stays @cr:712.18 @cr:302.6
  @needs:combat @needs:transform @needs:triggered-abilities
  Scénario: Une créature peut attaquer au prochain tour de son contrôleur, quel que soit le nombre de ses transformations
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Ranger de l'aube |
      | Brumelune        |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Quand Alice lance « Ranger de l'aube »
    Et que la pile se résout
    Et qu'Alice lance « Brumelune »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale de Bob
    Alors Alice contrôle
      | carte            | nom              | face  |
      | Ranger de l'aube | Ranger de l'aube | recto |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice contrôle
      | carte            | nom                     | face  |
      | Ranger de l'aube | Prédateur du crépuscule | verso |
    Et Alice peut attaquer avec « Ranger de l'aube »

  @id:SS-416 @clause:ss-transform-not-sick
  @cr:701.27f @cr:712.18 @cr:302.6 @needs:combat @needs:transform @needs:triggered-abilities @needs:stack
  Scénario: Un loup-garou qui s'est transformé en réponse à sa propre capacité ne se retransforme pas à sa résolution, et peut attaquer
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte            | depuis |
      | Ranger de l'aube | avant  |
      | Forêt            | avant  |
      | Forêt (2)        | avant  |
    Et qu'Alice a en main
      | carte     |
      | Brumelune |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte            | nature   |
      | Ranger de l'aube | capacité |
    Quand Alice lance « Brumelune »
      | mana de | Forêt; Forêt (2) |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte            | F/E | face  |
      | Ranger de l'aube | 4/4 | verso |
    Quand la pile se résout
    Alors Alice contrôle
      | carte            | F/E | face  |
      | Ranger de l'aube | 4/4 | verso |
    Et Alice peut attaquer avec « Ranger de l'aube »

  @id:SS-674 @clause:ss-transform-not-sick @cr:701.27a @cr:603.4 @cr:302.6 @needs:combat @needs:transform
  @needs:triggered-abilities @needs:intervening-if @needs:turn-structure
  Scénario: Un loup-garou se retransforme après un tour où un joueur a lancé deux sorts, non après un tour où il en a lancé un, et peut attaquer
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte            | depuis | face  |
      | Ranger de l'aube | avant  | verso |
    Et que Bob a en main
      | carte       |
      | Memnite     |
      | Memnite (2) |
      | Memnite (3) |
    Quand Bob lance « Memnite »
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Alors la pile est vide
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob lance « Memnite (2) »
    Et que la pile se résout
    Et que Bob lance « Memnite (3) »
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | F/E | face  |
      | Ranger de l'aube | 2/2 | recto |
    Et Alice peut attaquer avec « Ranger de l'aube »

  @id:SS-695 @clause:ss-transform-not-sick
  @cr:701.27a @cr:603.4 @cr:400.7 @cr:712.18 @cr:302.6 @needs:combat @needs:transform @needs:triggered-abilities @needs:intervening-if @needs:priority @needs:turn-structure
  Scénario: Un loup-garou détruit avant la résolution de sa capacité ne se transforme pas ; l'autre se transforme et peut attaquer
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                | depuis |
      | Ranger de l'aube     | avant  |
      | Ranger de l'aube (2) | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que Bob a en main
      | carte  |
      | Foudre |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et qu'Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible   | Ranger de l'aube |
      | mana de | Montagne         |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte            |
      | Ranger de l'aube |
    Et Alice contrôle
      | carte                | nom                     |
      | Ranger de l'aube (2) | Prédateur du crépuscule |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Ranger de l'aube (2) »

  @id:SS-722 @clause:ss-transform-not-sick @cr:712.18 @cr:302.6
  @cr:603.4 @needs:combat @needs:transform @needs:triggered-abilities @needs:intervening-if
  Scénario: La capacité du loup-garou constate dès le premier entretien qu'aucun sort n'a été lancé au tour précédent
    Étant donné que c'est l'étape de dégagement d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Ranger de l'aube | avant  |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | face  |
      | Ranger de l'aube | verso |
    Et Alice peut attaquer avec « Ranger de l'aube »
