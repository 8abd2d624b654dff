# language: fr
Fonctionnalité: Le mal d'invocation et le statut d'une créature
  Retourner une créature face visible ou l'engager ne change rien au temps depuis lequel elle est contrôlée.

  @id:SS-200 @clause:ss-status-change-face-up @control:ss-status-change-face-up @control:ss-sickness-no-face-status
  @cr:708.8 @cr:702.37e @cr:302.6 @needs:combat @needs:morph
  Scénario: Une créature lancée face cachée à un tour précédent peut attaquer le tour où elle est retournée face visible
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Corneroc bagarreur |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Montagne     | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Quand Alice lance « Corneroc bagarreur »
      | lancé avec | mue |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice retourne « Corneroc bagarreur » face visible
      | mana de | Montagne; Montagne (2); Montagne (3) |
    Alors Alice contrôle
      | carte              | nom                | F/E | avec       | face cachée |
      | Corneroc bagarreur | Corneroc bagarreur | 3/1 | initiative | non         |
    Et Alice peut attaquer avec « Corneroc bagarreur »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 17 points de vie

  @id:SS-201 @clause:ss-status-change-face-up @clause:ss-sickness-no-face-status
  @cr:110.5b @cr:708.8 @cr:702.37e @cr:302.6 @needs:combat @needs:morph
  Scénario: Une créature lancée face cachée ce tour-ci peut aussitôt être retournée face visible, mais pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Corneroc bagarreur |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}{R}
    Quand Alice lance « Corneroc bagarreur »
      | lancé avec | mue |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | nom   | F/E | face cachée |
      | Corneroc bagarreur | aucun | 2/2 | oui         |
    Quand Alice retourne « Corneroc bagarreur » face visible
    Alors la pile est vide
    Et Alice contrôle
      | carte              | nom                | F/E | avec       | face cachée |
      | Corneroc bagarreur | Corneroc bagarreur | 3/1 | initiative | non         |
    Et Alice ne peut pas attaquer avec « Corneroc bagarreur »

  @id:SS-202 @clause:ss-status-change-face-up @control:ss-status-change-face-up @control:ss-sickness-no-face-status
  @cr:708.8 @cr:702.37e @cr:302.6 @needs:combat @needs:morph
  Scénario: De deux créatures retournées face visible ce tour-ci, seule celle contrôlée depuis le début du tour peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis     | face cachée |
      | Corneroc bagarreur (1) | avant      | oui         |
      | Corneroc bagarreur (2) | ce tour-ci | oui         |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}{R}
    Quand Alice retourne « Corneroc bagarreur (1) » face visible
    Et qu'Alice retourne « Corneroc bagarreur (2) » face visible
    Alors Alice ne peut pas attaquer avec « Corneroc bagarreur (1) » et « Corneroc bagarreur (2) »
    Et Alice ne peut pas attaquer avec « Corneroc bagarreur (2) »
    Et Alice peut attaquer avec « Corneroc bagarreur (1) »

  @id:SS-203 @clause:ss-status-change-face-up @control:ss-status-change-face-up @clause:x-ss-turned-up-tap-ability @control:x-ss-turned-up-tap-ability
  @cr:708.8 @cr:702.37e @cr:302.6 @needs:morph @needs:activated-abilities
  Scénario: Une créature lancée face cachée à un tour précédent peut, une fois face visible, utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Lanceur de bolas |
    Et qu'Alice contrôle
      | carte      | depuis |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Quand Alice lance « Lanceur de bolas »
      | lancé avec | mue |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice retourne « Lanceur de bolas » face visible
      | mana de | Plaine |
    Et qu'Alice active « {W}, {T} » de « Lanceur de bolas »
      | cible   | Grizzlis   |
      | mana de | Plaine (2) |
    Et que la pile se résout
    Alors Bob contrôle
      | carte    | engagé |
      | Grizzlis | oui    |

  @id:SS-204 @clause:ss-status-change-face-up @clause:x-ss-turned-up-tap-ability @cr:708.8 @cr:702.37e @cr:302.6 @needs:morph @needs:activated-abilities
  Scénario: Retourner face visible une créature le tour où elle est lancée ne lui permet pas d'utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Lanceur de bolas |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}
    Quand Alice lance « Lanceur de bolas »
      | lancé avec | mue |
    Et que la pile se résout
    Et qu'Alice retourne « Lanceur de bolas » face visible
    Alors Alice ne peut pas activer « {W}, {T} » de « Lanceur de bolas »
      | cible | Grizzlis |

  @id:SS-205 @clause:ss-sickness-no-tap-status
  @cr:110.5b @cr:110.5c @needs:status @needs:turn-structure @needs:mana-abilities
  Scénario: Une créature lancée ce tour-ci arrive dégagée, peut être engagée pour le coût d'un autre permanent et se dégage comme les autres
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Tambour de sautefeuille | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | rouge   |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Quand Alice active « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Grizzlis |
    Alors la réserve de mana d'Alice contient {R}
    Et Alice contrôle
      | carte                   | engagé |
      | Grizzlis                | oui    |
      | Tambour de sautefeuille | oui    |
    Quand la partie arrive à l'étape de fin de Bob
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | oui    |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |

  @id:SS-663 @clause:ss-status-change-face-up @control:ss-status-change-face-up @cr:702.37e @cr:701.40b @cr:613.1f
  @cr:302.6 @needs:combat @needs:morph @needs:turn-structure @needs:layers
  Scénario: Une créature lancée face cachée ne peut être retournée ni pour son coût de mue ni pour son coût de mana tant qu'elle n'aurait pas de mue ; retournée plus tard, elle peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Corneroc bagarreur |
      | Désenchantement    |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Humilité     | avant  |
      | Montagne     | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
      | Montagne (4) | avant  |
      | Plaine       | avant  |
      | Plaine (2)   | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Quand Alice lance « Corneroc bagarreur »
      | lancé avec | mue |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice ne peut pas retourner « Corneroc bagarreur » face visible
      | mana de | Montagne; Montagne (2); Montagne (3) |
    Et Alice ne peut pas retourner « Corneroc bagarreur » face visible
      | mana de | Montagne; Montagne (2); Montagne (3); Montagne (4) |
    Quand Alice lance « Désenchantement »
      | cible   | Humilité           |
      | mana de | Plaine; Plaine (2) |
    Et que la pile se résout
    Alors Alice peut retourner « Corneroc bagarreur » face visible
      | mana de | Montagne; Montagne (2); Montagne (3) |
    Et Alice contrôle
      | carte              | nom                | F/E |
      | Corneroc bagarreur | Corneroc bagarreur | 3/1 |
    Et Alice peut attaquer avec « Corneroc bagarreur »
