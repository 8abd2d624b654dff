# language: fr
Fonctionnalité: Créatures multicolores engagées pour la convocation
  Une créature de plusieurs couleurs paie un mana générique ou un mana de l'une quelconque de ses couleurs.

  @id:CV-050 @clause:cv-multicolor-generic
  @cr:702.51a @needs:convoke
  Scénario: Une créature verte et blanche peut payer un mana générique d'un sort rouge
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Loup de garde | avant  |
    Et que la réserve de mana d'Alice contient {R}{R}{C}
    Quand Alice lance « Activer les flammes »
      | cible       | Bob               |
      | convocation | Loup de garde {1} |
    Alors Alice contrôle
      | carte         | engagé |
      | Loup de garde | oui    |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-051 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @needs:convoke @needs:tokens
  Scénario: Une créature verte et blanche peut payer un mana vert quand c'est du vert qui manque
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Marche de la multitude |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Loup de garde | avant  |
    Et que la réserve de mana d'Alice contient {W}{W}{C}
    Alors Alice ne peut pas lancer « Marche de la multitude »
      | X           | 1                 |
      | convocation | Loup de garde {W} |
    Et Alice peut lancer « Marche de la multitude »
      | X           | 1                 |
      | convocation | Loup de garde {G} |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte  | jeton | F/E | avec        |
      | Soldat | oui   | 1/1 | lien de vie |

  @id:CV-052 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @needs:convoke @needs:tokens
  Scénario: Une créature verte et blanche peut payer un mana blanc quand c'est du blanc qui manque
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Marche de la multitude |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Loup de garde | avant  |
    Et que la réserve de mana d'Alice contient {W}{G}{C}
    Alors Alice ne peut pas lancer « Marche de la multitude »
      | X           | 1                 |
      | convocation | Loup de garde {G} |
    Et Alice peut lancer « Marche de la multitude »
      | X           | 1                 |
      | convocation | Loup de garde {W} |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte  | jeton | F/E | avec        |
      | Soldat | oui   | 1/1 | lien de vie |

  @id:CV-053 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @cr:118.3 @needs:convoke
  Scénario: Une créature verte et blanche ne peut pas payer à la fois un mana vert et un mana blanc, deux créatures comme elle le peuvent
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Marche de la multitude |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Loup de garde (1) | avant  |
      | Loup de garde (2) | avant  |
    Et que la réserve de mana d'Alice contient {W}{C}
    Alors Alice ne peut pas lancer « Marche de la multitude »
      | X           | 1                                            |
      | convocation | Loup de garde (1) {G}; Loup de garde (1) {W} |
    Et Alice peut lancer « Marche de la multitude »
      | X           | 1                                            |
      | convocation | Loup de garde (1) {G}; Loup de garde (2) {W} |
    Et la réserve de mana d'Alice est vide

  @id:CV-054 @clause:cv-multicolor-any-color @control:cv-multicolor-any-color
  @cr:702.51a @needs:convoke
  Scénario: Une créature verte et blanche ne peut pas payer un mana rouge, une créature rouge le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Loup de garde      | avant  |
      | Géant des collines | avant  |
    Et que la réserve de mana d'Alice contient {R}{C}{C}
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob               |
      | convocation | Loup de garde {R} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                    |
      | convocation | Géant des collines {R} |
    Et Alice contrôle
      | carte              | engagé |
      | Loup de garde      | non    |
      | Géant des collines | oui    |
