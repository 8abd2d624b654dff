# language: fr
Fonctionnalité: Les cartes manifestées et le mal d'invocation
  Une carte manifestée est une créature qui vient d'arriver ; la retourner face visible n'y change rien.

  @id:SS-577 @clause:x-ss-manifest @control:x-ss-manifest @cr:302.6 @cr:701.40a @needs:combat @needs:morph
  @needs:turn-structure
  Scénario: Une carte manifestée ce tour-ci ne peut pas attaquer, mais peut attaquer face cachée au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Recrutement d'âme |
    Et qu'Alice a dans sa bibliothèque
      | carte    |
      | Grizzlis |
      | Montagne |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice lance « Recrutement d'âme »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom   | F/E | engagé | face cachée |
      | Grizzlis | aucun | 2/2 | non    | oui         |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-578 @clause:x-ss-manifest @control:x-ss-manifest @cr:302.6 @cr:701.40a @cr:701.40b @cr:708.8 @needs:combat
  @needs:morph @needs:turn-structure
  Scénario: Une carte manifestée ce tour-ci ne peut pas attaquer même une fois retournée face visible, mais le peut au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte             |
      | Recrutement d'âme |
    Et qu'Alice a dans sa bibliothèque
      | carte    |
      | Grizzlis |
      | Montagne |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice lance « Recrutement d'âme »
    Et que la pile se résout
    Et qu'Alice retourne « Grizzlis » face visible
      | mana de | Forêt; Forêt (2) |
    Alors Alice contrôle
      | carte    | nom      | face cachée |
      | Grizzlis | Grizzlis | non         |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-664 @clause:x-ss-manifest @control:x-ss-manifest @cr:701.40a @cr:701.40b @cr:712.15a @cr:302.6 @needs:combat
  @needs:morph @needs:transform @needs:turn-structure
  Scénario: Une carte de créature recto-verso manifestée est retournée pour le coût de son recto, un éphémère manifesté ne l'est pas ; elle attaque au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
      | Île      | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Recrutement d'âme     |
      | Recrutement d'âme (2) |
    Et qu'Alice a dans sa bibliothèque
      | carte                |
      | Choc                 |
      | Messagère du village |
      | Forêt                |
      | Forêt (2)            |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Recrutement d'âme »
    Et que la pile se résout
    Et qu'Alice lance « Recrutement d'âme (2) »
    Et que la pile se résout
    Alors Alice ne peut pas retourner « Choc » face visible
      | mana de | Montagne |
    Et Alice ne peut pas retourner « Messagère du village » face visible
      | mana de | Île |
    Et Alice ne peut pas attaquer avec « Choc »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut retourner « Messagère du village » face visible
      | mana de | Montagne |
    Et Alice contrôle
      | carte                | nom                  | face cachée | face  |
      | Messagère du village | Messagère du village | non         | recto |
    Et Alice peut attaquer avec « Choc » et « Messagère du village »

  @id:SS-648 @clause:x-ss-blink @control:x-ss-blink @cr:302.6 @cr:304.4 @cr:400.7 @cr:701.40a
  @needs:morph @needs:zone-change @needs:combat
  Scénario: De deux cartes manifestées que Changenuage exile, la carte de créature revient en tant que nouvelle créature et la carte d'éphémère reste en exil
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a dans sa bibliothèque
      | carte   |
      | Memnite |
      | Choc    |
    Et qu'Alice a en main
      | carte                 |
      | Recrutement d'âme     |
      | Recrutement d'âme (2) |
      | Changenuage           |
      | Changenuage (2)       |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Quand Alice lance « Recrutement d'âme »
    Et que la pile se résout
    Et qu'Alice lance « Recrutement d'âme (2) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte   | nom   | F/E | face cachée |
      | Memnite | aucun | 2/2 | oui         |
      | Choc    | aucun | 2/2 | oui         |
    Quand Alice lance « Changenuage »
      | cible | Memnite |
    Et que la pile se résout
    Et qu'Alice lance « Changenuage (2) »
      | cible | Choc |
    Et que la pile se résout
    Alors Alice contrôle
      | carte   | nom     | F/E | face cachée |
      | Memnite | Memnite | 1/1 | non         |
    Et Alice a en exil
      | carte |
      | Choc  |
    Et Alice ne peut pas attaquer avec « Memnite »
    Et Alice peut attaquer avec « Grizzlis »
