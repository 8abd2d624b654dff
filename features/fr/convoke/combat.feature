# language: fr
Fonctionnalité: La convocation pendant le combat
  Les créatures attaquantes et bloqueuses engagées pour la convocation restent en combat et infligent leurs blessures.

  @id:CV-040 @clause:cv-attacking-creature-stays
  @cr:506.4b @cr:702.51a @needs:convoke @needs:combat
  Scénario: Une créature attaquante dégagée, une fois engagée pour la convocation, continue d'attaquer et inflige ses blessures de combat
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
      | Montagne (1)  | avant  |
      | Montagne (2)  | avant  |
      | Montagne (3)  | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice attaque avec « Ange de Serra »
    Alors Alice contrôle
      | carte         | engagé | attaque |
      | Ange de Serra | non    | Bob     |
    Quand Alice lance « Activer les flammes »
      | cible       | Géant des collines                       |
      | mana de     | Montagne (1); Montagne (2); Montagne (3) |
      | convocation | Ange de Serra {1}                        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | engagé | attaque |
      | Ange de Serra | oui    | Bob     |
    Et Bob a au cimetière
      | carte              |
      | Géant des collines |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 16 points de vie

  @id:CV-041 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature @clause:cv-attacking-creature-stays
  @cr:508.1f @cr:702.51a @cr:506.4b @needs:convoke @needs:combat
  Scénario: De deux créatures attaquantes, seule celle que l'attaque n'a pas engagée peut l'être pour la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Ange de Serra | avant  |
      | Montagne (1)  | avant  |
      | Montagne (2)  | avant  |
      | Montagne (3)  | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice attaque avec « Grizzlis » et « Ange de Serra »
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Géant des collines                       |
      | mana de     | Montagne (1); Montagne (2); Montagne (3) |
      | convocation | Grizzlis {1}                             |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Géant des collines                       |
      | mana de     | Montagne (1); Montagne (2); Montagne (3) |
      | convocation | Ange de Serra {1}                        |
    Quand la pile se résout
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 14 points de vie

  @id:CV-042 @clause:cv-blocking-creature-stays @control:cv-blocking-creature-stays
  @cr:506.4b @cr:702.51a @cr:510.1d @needs:convoke @needs:combat
  Scénario: Une créature bloqueuse engagée pour la convocation continue de bloquer, et les deux créatures infligent leurs blessures de combat
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis     | avant  |
      | Montagne (1) | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
    Quand Bob attaque avec « Géant des collines »
    Et qu'Alice bloque « Géant des collines » avec « Grizzlis »
    Et que Bob passe la priorité
    Et qu'Alice lance « Activer les flammes »
      | cible       | Bob                                      |
      | mana de     | Montagne (1); Montagne (2); Montagne (3) |
      | convocation | Grizzlis {1}                             |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | engagé | bloque             |
      | Grizzlis | oui    | Géant des collines |
    Et Bob a 16 points de vie
    Quand la partie arrive à l'étape des blessures de combat de Bob
    Alors Alice a 20 points de vie
    Et Bob contrôle
      | carte              | blessures |
      | Géant des collines | 2         |
    Et Alice a au cimetière
      | carte    |
      | Grizzlis |

  @id:CV-043 @control:cv-blocking-creature-stays
  @cr:509.1a @cr:702.51a @needs:convoke @needs:combat
  Scénario: Une créature engagée pour la convocation avant la déclaration des bloqueurs ne peut pas bloquer, une créature dégagée le peut
    Étant donné que c'est la première phase principale de Bob
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis (1) | avant  |
      | Grizzlis (2) | avant  |
      | Montagne (1) | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
    Quand Bob attaque avec « Géant des collines »
    Et que Bob passe la priorité
    Et qu'Alice lance « Activer les flammes »
      | cible       | Bob                                      |
      | mana de     | Montagne (1); Montagne (2); Montagne (3) |
      | convocation | Grizzlis (1) {1}                         |
    Et que la pile se résout
    Alors Alice ne peut pas bloquer « Géant des collines » avec « Grizzlis (1) »
    Et Alice peut bloquer « Géant des collines » avec « Grizzlis (2) »
