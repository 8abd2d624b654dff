# language: fr
Fonctionnalité: Les capacités statiques
  Une capacité statique ne s'active pas et ne se déclenche pas : ce qu'elle dit est vrai tant qu'elle est là, et elle ne va
  jamais sur la pile.

  @id:AB-150 @clause:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:604.2 @cr:113.3d
  @needs:static-abilities @needs:priority @needs:targeting
  Scénario: Une capacité statique affecte une créature dès son arrivée, et ne l'affecte plus dès que sa source a quitté le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana de Bob contient {W}{W}
    Quand Alice lance « Grizzlis »
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 3/3 |
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement »
      | cible | Antienne glorieuse |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte              |
      | Antienne glorieuse |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |

  @id:AB-151 @clause:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:604.2 @cr:704.5g
  @needs:static-abilities @needs:priority @needs:damage @needs:state-based-actions @needs:targeting
  Scénario: Une créature blessée que seul un bonus statique maintient en vie est détruite dès que ce bonus disparaît
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis | blessures |
      | Antienne glorieuse | avant  |           |
      | Elfes de Llanowar  | avant  | 1         |
    Et que Bob a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana de Bob contient {W}{W}
    Alors Alice contrôle
      | carte             | F/E |
      | Elfes de Llanowar | 2/2 |
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement »
      | cible | Antienne glorieuse |
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte              |
      | Antienne glorieuse |
      | Elfes de Llanowar  |

  @id:AB-152 @clause:abil-405.1-static-is-never-on-the-stack @control:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:113.6 @cr:405.6b
  @needs:static-abilities @needs:stack
  Scénario: La capacité d'un enchantement agit dès qu'il arrive, mais pas tant qu'il est un sort, et ne met rien sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice lance « Antienne glorieuse »
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte              | F/E |
      | Antienne glorieuse |     |
      | Grizzlis           | 3/3 |
    Et Bob contrôle
      | carte              | F/E |
      | Géant des collines | 3/3 |

  @id:AB-153 @clause:abil-405.1-static-is-never-on-the-stack @control:abil-405.1-static-is-never-on-the-stack
  @cr:604.1 @cr:405.6b @cr:113.9
  @needs:static-abilities @needs:counter-ability @needs:activated-abilities @needs:priority @needs:targeting
  @needs:damage @needs:stack
  Scénario: Ce qui contrecarre les capacités n'en trouve jamais de statique à contrecarrer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice lance « Antienne glorieuse »
    Et que le sommet de la pile se résout
    Et qu'Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Et Bob ne peut pas lancer « Asphyxie »
      | cible | capacité : Antienne glorieuse |
    Et Bob peut lancer « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Quand la pile se résout
    Alors Bob a 20 points de vie
    Et Alice contrôle
      | carte            | F/E |
      | Sorcier sybarite | 2/2 |

  @id:AB-408 @clause:abil-405.1-static-works-all-the-time
  @cr:604.3 @cr:514.1 @cr:402.2 @needs:static-abilities @needs:turn-structure @needs:characteristic-defining
  Scénario: Maro a la force et l'endurance de neuf cartes en main jusqu'à ce que son contrôleur se défausse pour n'en garder que sept à l'étape de nettoyage
    Étant donné que c'est l'étape de fin d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Maro  | avant  |
    Et qu'Alice a en main
      | carte      |
      | Forêt      |
      | Forêt (2)  |
      | Forêt (3)  |
      | Forêt (4)  |
      | Forêt (5)  |
      | Forêt (6)  |
      | Forêt (7)  |
      | Choc       |
      | Brouillard |
    Et qu'Alice choisira
      | choix | réponse          |
      | objet | Choc; Brouillard |
    Alors Alice contrôle
      | carte | F/E |
      | Maro  | 9/9 |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte | F/E |
      | Maro  | 7/7 |
    Et Alice a au cimetière
      | carte      |
      | Choc       |
      | Brouillard |
    Et Alice a 7 cartes en main
    Et Bob a 0 carte au cimetière

  @id:AB-421 @clause:abil-405.1-static-works-all-the-time @control:abil-405.1-static-works-all-the-time
  @cr:609.4b @cr:604.1 @cr:105.2c @needs:static-abilities @needs:color-change
  Scénario: Tant que la Treille de mycosynthèse est là, du mana noir paie du mana blanc ; une fois qu'elle est partie, il n'en paie plus
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Treille de mycosynthèse | avant  |
      | Grizzlis                | avant  |
    Et qu'Alice a en main
      | carte            |
      | Force sacrée     |
      | Force sacrée (2) |
      | Désenchantement  |
    Et que la réserve de mana d'Alice contient {B}{B}{B}{B}
    Quand Alice lance « Force sacrée »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | types                  | couleurs | F/E |
      | Grizzlis     | artefact; créature     | aucun    | 3/4 |
      | Force sacrée | artefact; enchantement | aucun    |     |
    Et la réserve de mana d'Alice contient {B}{B}{B}
    Quand Alice lance « Désenchantement »
      | cible | Treille de mycosynthèse |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Force sacrée (2) »
      | cible | Grizzlis |
    Et Alice contrôle
      | carte    | types    | couleurs | F/E |
      | Grizzlis | créature | vert     | 3/4 |

  @id:AB-424 @clause:abil-405.1-static-works-all-the-time @control:abil-405.1-static-works-all-the-time
  @cr:305.2 @cr:305.2a @cr:305.1 @cr:604.1 @needs:static-abilities @needs:turn-structure
  Scénario: Exploration permet un deuxième terrain par tour dès qu'elle est là, pas un troisième, et on ne joue que des cartes de sa main
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Forêt       |
      | Forêt (2)   |
      | Forêt (3)   |
      | Forêt (4)   |
      | Forêt (5)   |
      | Exploration |
    Et qu'Alice a au cimetière
      | carte |
      | Île   |
    Et que Bob a en main
      | carte  |
      | Marais |
    Alors Alice ne peut pas jouer « Île »
    Et Alice ne peut pas jouer « Marais »
    Quand Alice joue « Forêt »
    Alors Alice ne peut pas jouer « Forêt (2) »
    Quand Alice lance « Exploration »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice peut jouer « Forêt (2) »
    Et Alice ne peut pas jouer « Forêt (3) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut jouer « Forêt (3) »
    Et Alice peut jouer « Forêt (4) »
    Et Alice ne peut pas jouer « Forêt (5) »

  @id:AB-606 @clause:abil-405.1-static-works-all-the-time
  @cr:604.3 @cr:514.1 @cr:402.2 @needs:static-abilities @needs:turn-structure @needs:characteristic-defining
  Scénario: Avec sept cartes en main, rien n'est défaussé à l'étape de nettoyage, et Maro reste 7/7
    Étant donné que c'est l'étape de fin d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Maro  | avant  |
    Et qu'Alice a en main
      | carte     |
      | Forêt     |
      | Forêt (2) |
      | Forêt (3) |
      | Forêt (4) |
      | Forêt (5) |
      | Forêt (6) |
      | Forêt (7) |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte | F/E |
      | Maro  | 7/7 |
    Et Alice a 7 cartes en main

  @id:AB-675 @clause:abil-405.1-static-works-all-the-time @control:abil-405.1-static-works-all-the-time @cr:305.2
  @cr:305.2b @cr:604.1 @needs:static-abilities @needs:turn-structure
  Scénario: Quand Exploration n'est plus là, un joueur qui a joué deux terrains n'en joue pas d'autre, et un seul au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte       | depuis |
      | Exploration | avant  |
    Et qu'Alice a en main
      | carte           |
      | Forêt           |
      | Forêt (2)       |
      | Forêt (3)       |
      | Forêt (4)       |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice joue « Forêt »
    Et qu'Alice joue « Forêt (2) »
    Et qu'Alice lance « Désenchantement »
      | cible | Exploration |
    Et que la pile se résout
    Alors Alice ne peut pas jouer « Forêt (3) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut jouer « Forêt (3) »
    Et Alice ne peut pas jouer « Forêt (4) »

  @id:AB-724 @clause:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:113.3d @cr:509.1b @cr:105.3 @needs:static-abilities @needs:combat @needs:auras @needs:color-change
  Scénario: Une aura qui empêche les créatures noires de bloquer le fait dès l'instant où sa créature devient noire
    Étant donné que c'est l'étape de déclaration des attaquants d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte         |
      | Voile de mort |
    Et que la réserve de mana d'Alice contient {B}
    Et que Bob contrôle
      | carte        | depuis | attaché à |
      | Grizzlis     | avant  |           |
      | Claudication | avant  | Grizzlis  |
    Quand Alice attaque avec « Géant des collines »
    Et qu'Alice lance « Voile de mort »
      | cible | Grizzlis |
    Et que la pile se résout
    Et que la partie arrive à l'étape de déclaration des bloqueurs d'Alice
    Alors Bob ne peut pas bloquer « Géant des collines » avec « Grizzlis »

  @id:AB-725 @control:abil-405.1-static-works-all-the-time
  @cr:604.1 @cr:509.1b @needs:static-abilities @needs:combat @needs:auras
  Scénario: Une créature qui ne peut pas bloquer peut attaquer, et une qui ne peut pas attaquer peut bloquer
    Étant donné que c'est l'étape de déclaration des attaquants de Bob
    Et que Bob contrôle
      | carte         | depuis | attaché à |
      | Grizzlis      | avant  |           |
      | Claudication  | avant  | Grizzlis  |
      | Loup de garde | avant  |           |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Géant poltron | avant  |
    Alors Bob ne peut pas attaquer avec « Grizzlis »
    Et Bob peut attaquer avec « Loup de garde »
    Quand la partie arrive à l'étape de déclaration des attaquants d'Alice
    Et qu'Alice attaque avec « Géant poltron »
    Et que la partie arrive à l'étape de déclaration des bloqueurs d'Alice
    Alors Bob peut bloquer « Géant poltron » avec « Grizzlis »
