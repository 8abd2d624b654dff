# language: fr
Fonctionnalité: Le mana que paie une créature engagée pour la convocation
  Toute créature paie un mana générique, et un mana coloré seulement si elle est de cette couleur. Le mana incolore n'est
  ni l'un ni l'autre.

  @id:CV-101 @clause:x-cv-colored-mana-needs-color @control:x-cv-colored-mana-needs-color
  @cr:702.51a @needs:convoke
  Scénario: Une créature rouge peut payer un mana générique d'un sort vert, mais pas un mana vert
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Géant des collines {G} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Géant des collines {1} |
    Et Alice contrôle
      | carte              | engagé |
      | Géant des collines | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-102 @clause:x-cv-colored-mana-needs-color @control:x-cv-colored-mana-needs-color
  @cr:702.51a @cr:601.2h @needs:convoke
  Scénario: Sept créatures dont une seule est verte ne paient pas deux manas verts, sept dont deux sont vertes les paient
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Grizzlis (1)           | avant  |
      | Grizzlis (2)           | avant  |
      | Géant des collines (1) | avant  |
      | Géant des collines (2) | avant  |
      | Géant des collines (3) | avant  |
      | Ange de Serra          | avant  |
      | Sorcier sybarite       | avant  |
      | Ornithoptère           | avant  |
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Géant des collines (1) {G}; Géant des collines (2) {1}; Géant des collines (3) {1}; Ange de Serra {1}; Sorcier sybarite {1}; Ornithoptère {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Géant des collines (2) {1}; Géant des collines (3) {1}; Ange de Serra {1}; Sorcier sybarite {1}; Ornithoptère {1} |
    Et Alice contrôle
      | carte                  | engagé |
      | Géant des collines (1) | non    |
      | Géant des collines (2) | oui    |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-103 @clause:x-cv-colorless-creature @control:x-cv-colorless-creature
  @cr:702.51a @cr:708.2a @needs:convoke @needs:morph
  Scénario: Une créature face cachée est incolore et paie un mana générique, mais pas un mana de la couleur de la carte cachée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis | face cachée |
      | Corneroc bagarreur | avant  | oui         |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                    |
      | convocation | Corneroc bagarreur {R} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                    |
      | convocation | Corneroc bagarreur {1} |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-104 @control:x-cv-colorless-creature
  @cr:702.51a @needs:convoke
  Scénario: Face visible, la même créature paie un mana de sa couleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Corneroc bagarreur | avant  |
    Et que la réserve de mana d'Alice contient {R}{C}{C}
    Quand Alice lance « Activer les flammes »
      | cible       | Bob                    |
      | convocation | Corneroc bagarreur {R} |
    Alors la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-105 @clause:x-cv-x-in-cost @control:x-cv-x-in-cost
  @cr:601.2b @cr:601.2f @cr:702.51a @needs:convoke
  Scénario: Cinq créatures à elles seules paient la Corde d'adjuration avec X égal à 2, mais pas avec X égal à 3
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Corde d'adjuration |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (1)       | avant  |
      | Grizzlis (2)       | avant  |
      | Grizzlis (3)       | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
    Alors Alice ne peut pas lancer « Corde d'adjuration »
      | X           | 3                                                                                              |
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Grizzlis (3) {G}; Géant des collines {1}; Ornithoptère {1} |
    Et Alice peut lancer « Corde d'adjuration »
      | X           | 2                                                                                              |
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Grizzlis (3) {G}; Géant des collines {1}; Ornithoptère {1} |

  @id:CV-106 @clause:x-cv-x-in-cost @control:x-cv-x-in-cost
  @cr:601.2b @cr:601.2f @cr:702.51a @needs:convoke
  Scénario: Une sixième créature paie le troisième mana de X, et il ne faut pas de mana du tout
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Corde d'adjuration |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (1)       | avant  |
      | Grizzlis (2)       | avant  |
      | Grizzlis (3)       | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
      | Chevalier blanc    | avant  |
    Quand Alice lance « Corde d'adjuration »
      | X           | 3                                                                                                                   |
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Grizzlis (3) {G}; Géant des collines {1}; Ornithoptère {1}; Chevalier blanc {1} |
    Alors la pile contient
      | carte              | nature | contrôleur | valeur de mana |
      | Corde d'adjuration | sort   | Alice      | 6              |

  @id:CV-107 @clause:x-cv-partial-convoke @control:x-cv-partial-convoke
  @cr:702.51a @cr:601.2h @needs:convoke
  Scénario: Trois créatures et quatre terrains paient la Guivre de siège, trois créatures et trois terrains ne la paient pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
      | Forêt (1)          | avant  |
      | Forêt (2)          | avant  |
      | Forêt (3)          | avant  |
      | Forêt (4)          | avant  |
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de     | Forêt (1); Forêt (2); Forêt (3)                        |
      | convocation | Grizzlis {G}; Géant des collines {1}; Ornithoptère {1} |
    Et Alice peut lancer « Guivre de siège »
      | mana de     | Forêt (1); Forêt (2); Forêt (3); Forêt (4)             |
      | convocation | Grizzlis {G}; Géant des collines {1}; Ornithoptère {1} |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-108 @clause:x-cv-partial-convoke @control:x-cv-partial-convoke
  @cr:702.51a @cr:601.2h @needs:convoke
  Scénario: Un joueur peut payer un sort qui a la convocation avec du mana seulement, et ses créatures restent dégagées
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Gobelin enragé     | avant  |
      | Montagne (1)       | avant  |
      | Montagne (2)       | avant  |
      | Montagne (3)       | avant  |
      | Montagne (4)       | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible   | Bob                                      |
      | mana de | Montagne (1); Montagne (2); Montagne (3) |
    Et Alice peut lancer « Activer les flammes »
      | cible   | Bob                                                    |
      | mana de | Montagne (1); Montagne (2); Montagne (3); Montagne (4) |
    Et Alice contrôle
      | carte              | engagé |
      | Géant des collines | non    |
      | Gobelin enragé     | non    |
      | Montagne (4)       | oui    |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-109 @clause:x-cv-redundant-instances @control:x-cv-redundant-instances
  @cr:702.51d @needs:convoke @needs:transform @needs:layers
  Scénario: Un sort qui a la convocation imprimée et celle que donne Caetus demande toujours une créature par mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Géant des collines  | avant  |       |
      | Gobelin enragé      | avant  |       |
      | Grizzlis            | avant  |       |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                      |
      | convocation | Géant des collines {R}; Gobelin enragé {R}; Grizzlis {1} |
    Et Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                                    |
      | convocation | Géant des collines {R}; Gobelin enragé {R}; Grizzlis {1}; Grizzlis {1} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                                                                               |
      | convocation | Géant des collines {R}; Gobelin enragé {R}; Grizzlis {1}; Invasion de Ségovie {1} |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-110 @clause:x-cv-animated-permanents @control:x-cv-animated-permanents
  @cr:702.51a @cr:205.1b @needs:convoke @needs:type-change @needs:activated-abilities
  Scénario: Le Mutecaveau peut être engagé pour la convocation une fois devenu une créature, mais pas avant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte      | depuis |
      | Mutecaveau | avant  |
      | Forêt      | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Mutecaveau {1} |
    Quand Alice active « {1} » de « Mutecaveau »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice peut lancer « Guivre de siège »
      | convocation | Mutecaveau {1} |
    Et Alice contrôle
      | carte      | types             | engagé |
      | Mutecaveau | terrain; créature | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-111 @clause:x-cv-animated-permanents @control:x-cv-animated-permanents
  @cr:702.51a @cr:601.2g @needs:convoke @needs:type-change @needs:activated-abilities @needs:mana-abilities
  Scénario: Un Mutecaveau animé est incolore, et engagé pour son mana il ne peut pas l'être aussi pour la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte      | depuis |
      | Mutecaveau | avant  |
      | Forêt      | avant  |
      | Grizzlis   | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Quand Alice active « {1} » de « Mutecaveau »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de     | Mutecaveau     |
      | convocation | Mutecaveau {1} |
    Et Alice ne peut pas lancer « Guivre de siège »
      | convocation | Mutecaveau {G}; Grizzlis {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Mutecaveau {1}; Grizzlis {G} |
    Et la réserve de mana d'Alice est vide

  @id:CV-115 @clause:x-cv-hybrid @control:x-cv-hybrid
  @cr:107.4e @cr:601.2b @cr:702.51a @cr:118.13a @needs:convoke
  Scénario: Une créature verte et une noire peuvent payer chacune un symbole hybride d'Hogaak, une blanche ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Hogaak, nécropole transcendée |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Grizzlis               | avant  |
      | Chevalier noir         | avant  |
      | Chevalier blanc        | avant  |
      | Géant des collines (1) | avant  |
      | Géant des collines (2) | avant  |
      | Sorcier sybarite       | avant  |
      | Ornithoptère (1)       | avant  |
      | Ornithoptère (2)       | avant  |
    Alors Alice ne peut pas lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier blanc {W}; Géant des collines (1) {1}; Géant des collines (2) {1}; Sorcier sybarite {1}; Ornithoptère (1) {1}; Ornithoptère (2) {1} |
    Et Alice peut lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier noir {B}; Géant des collines (1) {1}; Géant des collines (2) {1}; Sorcier sybarite {1}; Ornithoptère (1) {1}; Ornithoptère (2) {1} |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                         | F/E |
      | Hogaak, nécropole transcendée | 8/8 |

  @id:CV-116 @clause:x-cv-hybrid
  @cr:107.4e @cr:601.2b @cr:702.51a @needs:convoke
  Scénario: Deux créatures vertes peuvent payer les deux symboles hybrides d'Hogaak
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Hogaak, nécropole transcendée |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Grizzlis (1)           | avant  |
      | Grizzlis (2)           | avant  |
      | Géant des collines (1) | avant  |
      | Géant des collines (2) | avant  |
      | Sorcier sybarite       | avant  |
      | Ornithoptère (1)       | avant  |
      | Ornithoptère (2)       | avant  |
    Quand Alice lance « Hogaak, nécropole transcendée »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Géant des collines (1) {1}; Géant des collines (2) {1}; Sorcier sybarite {1}; Ornithoptère (1) {1}; Ornithoptère (2) {1} |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                         | F/E |
      | Hogaak, nécropole transcendée | 8/8 |

  @id:CV-117 @clause:x-cv-with-delve @control:x-cv-with-delve
  @cr:702.51b @cr:702.66a @cr:702.66b @needs:convoke @needs:delve
  Scénario: La convocation et la fouille paient Hogaak ensemble, la fouille pour le mana générique seulement
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Hogaak, nécropole transcendée |
    Et qu'Alice a au cimetière
      | carte                  |
      | Divination             |
      | Croissance gigantesque |
      | Choc                   |
      | Brouillard             |
      | Homicide               |
      | Terreur                |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Chevalier noir | avant  |
    Alors Alice ne peut pas lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}                                                            |
      | payé avec   | Divination; Croissance gigantesque; Choc; Brouillard; Homicide; Terreur |
    Et Alice peut lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier noir {B}                               |
      | payé avec   | Divination; Croissance gigantesque; Choc; Brouillard; Homicide |
    Et Alice a en exil
      | carte    |
      | Homicide |
    Et Alice a au cimetière
      | carte   |
      | Terreur |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                         | F/E | valeur de mana |
      | Hogaak, nécropole transcendée | 8/8 | 7              |

  @id:CV-118 @clause:x-cv-with-delve @control:x-cv-with-delve
  @cr:702.51b @cr:702.66b @cr:601.2h @needs:convoke @needs:delve
  Scénario: Chaque mana générique n'est payé qu'une fois, par une créature ou par une carte exilée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Hogaak, nécropole transcendée |
    Et qu'Alice a au cimetière
      | carte                  |
      | Divination             |
      | Croissance gigantesque |
      | Choc                   |
      | Brouillard             |
      | Homicide               |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Chevalier noir | avant  |
      | Ornithoptère   | avant  |
    Alors Alice ne peut pas lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier noir {B}; Ornithoptère {1}             |
      | payé avec   | Divination; Croissance gigantesque; Choc; Brouillard; Homicide |
    Et Alice peut lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier noir {B}; Ornithoptère {1}   |
      | payé avec   | Divination; Croissance gigantesque; Choc; Brouillard |
    Et Alice a au cimetière
      | carte    |
      | Homicide |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                         | F/E |
      | Hogaak, nécropole transcendée | 8/8 |

  @id:CV-119 @clause:x-cv-minimum-cost @control:x-cv-minimum-cost
  @cr:601.2f @cr:702.51b @needs:convoke @needs:cost-modification
  Scénario: Avec la Trinisphère, trois créatures paient l'Essaim de bourgeons, et deux ne suffisent pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
    Et que Bob contrôle
      | carte       | depuis |
      | Trinisphère | avant  |
    Alors Alice ne peut pas lancer « Essaim de bourgeons »
      | convocation | Grizzlis {G}; Géant des collines {1} |
    Et Alice peut lancer « Essaim de bourgeons »
      | convocation | Grizzlis {G}; Géant des collines {1}; Ornithoptère {1} |
    Quand la pile se résout
    Alors Alice contrôle
      | carte       | jeton |
      | Saprobionte | oui   |

  @id:CV-120 @clause:x-cv-minimum-cost @control:x-cv-minimum-cost
  @cr:601.2f @cr:702.51b @needs:convoke @needs:cost-modification
  Scénario: Tant que la Trinisphère est engagée, deux créatures paient l'Essaim de bourgeons, et une troisième est refusée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
    Et que Bob contrôle
      | carte       | depuis | engagé |
      | Trinisphère | avant  | oui    |
    Alors Alice ne peut pas lancer « Essaim de bourgeons »
      | convocation | Grizzlis {G}; Géant des collines {1}; Ornithoptère {1} |
    Et Alice peut lancer « Essaim de bourgeons »
      | convocation | Grizzlis {G}; Géant des collines {1} |
    Et Alice contrôle
      | carte        | engagé |
      | Ornithoptère | non    |

  @id:CV-121 @clause:x-cv-without-paying-mana-cost @control:x-cv-without-paying-mana-cost
  @cr:118.9 @cr:601.2f @cr:702.51a @needs:convoke @needs:alternative-costs
  Scénario: Un sort que l'Omniscience permet de lancer gratuitement n'a pas de mana qu'une créature puisse payer, un sort lancé pour son coût de mana en a
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                   |
      | Activer les flammes (1) |
      | Activer les flammes (2) |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Omniscience        | avant  |
      | Géant des collines | avant  |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Alors Alice ne peut pas lancer « Activer les flammes (1) »
      | cible       | Bob                    |
      | lancé avec  | {0}                    |
      | convocation | Géant des collines {1} |
    Et Alice peut lancer « Activer les flammes (1) »
      | cible      | Bob |
      | lancé avec | {0} |
    Et Alice contrôle
      | carte              | engagé |
      | Géant des collines | non    |
    Et la réserve de mana d'Alice contient {R}{R}{R}
    Et Alice peut lancer « Activer les flammes (2) »
      | cible       | Bob                    |
      | convocation | Géant des collines {1} |
    Quand la pile se résout
    Alors Bob a 12 points de vie

  @id:CV-122 @clause:x-cv-without-paying-mana-cost @control:x-cv-without-paying-mana-cost
  @cr:118.9d @cr:601.2f @cr:702.51a @needs:convoke @needs:alternative-costs @needs:cost-modification
  Scénario: Si Thalia fait coûter {1} à un sort lancé gratuitement, une créature peut le payer et une deuxième est refusée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Omniscience        | avant  |
      | Géant des collines | avant  |
      | Gobelin enragé     | avant  |
    Et que Bob contrôle
      | carte                        | depuis |
      | Thalia, gardienne de Thraben | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                        |
      | lancé avec  | {0}                                        |
      | convocation | Géant des collines {1}; Gobelin enragé {R} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                    |
      | lancé avec  | {0}                    |
      | convocation | Géant des collines {1} |
    Et Alice contrôle
      | carte              | engagé |
      | Géant des collines | oui    |
      | Gobelin enragé     | non    |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-132 @clause:x-cv-colorless-mana-symbol @control:x-cv-colorless-mana-symbol
  @cr:702.51a @cr:107.4c @needs:convoke @needs:transform @needs:layers
  Scénario: Aucune créature ne paie le mana incolore de la Contorsion spatiale, une créature incolore paie son mana générique
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Contorsion spatiale |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Ornithoptère        | avant  |       |
      | Memnite             | avant  |       |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que la réserve de mana d'Alice contient {C}
    Alors Alice ne peut pas lancer « Contorsion spatiale »
      | cible       | Géant des collines |
      | convocation | Ornithoptère {C}   |
    Et Alice ne peut pas lancer « Contorsion spatiale »
      | cible       | Géant des collines            |
      | convocation | Ornithoptère {1}; Memnite {1} |
    Et Alice peut lancer « Contorsion spatiale »
      | cible       | Géant des collines |
      | convocation | Ornithoptère {1}   |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte              |
      | Géant des collines |

  @id:CV-133 @clause:x-cv-colorless-mana-symbol @control:x-cv-colorless-mana-symbol
  @cr:107.4c @cr:702.51a @needs:convoke @needs:transform @needs:layers @needs:mana-abilities
  Scénario: Le mana incolore qu'aucune créature ne paie doit être payé avec du mana incolore
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Contorsion spatiale |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Ornithoptère        | avant  |       |
      | Montagne            | avant  |       |
      | Mutecaveau          | avant  |       |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Alors Alice ne peut pas lancer « Contorsion spatiale »
      | cible       | Géant des collines |
      | mana de     | Montagne           |
      | convocation | Ornithoptère {1}   |
    Et Alice peut lancer « Contorsion spatiale »
      | cible       | Géant des collines |
      | mana de     | Mutecaveau         |
      | convocation | Ornithoptère {1}   |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte              |
      | Géant des collines |

  @id:CV-671 @clause:x-cv-with-delve @control:x-cv-with-delve @cr:702.51b @cr:702.66a @cr:101.2 @cr:601.2h
  @needs:convoke @needs:delve
  Scénario: On ne peut dépenser de mana ni pour le mana générique ni pour le mana hybride d'Hogaak : des créatures et des cartes doivent tout payer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Hogaak, nécropole transcendée |
    Et qu'Alice a au cimetière
      | carte                  |
      | Divination             |
      | Croissance gigantesque |
      | Choc                   |
      | Brouillard             |
      | Homicide               |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Chevalier noir | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}
    Alors Alice ne peut pas lancer « Hogaak, nécropole transcendée »
      | payé avec | Divination; Croissance gigantesque; Choc; Brouillard; Homicide |
    Et Alice ne peut pas lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier noir {B}                     |
      | payé avec   | Divination; Croissance gigantesque; Choc; Brouillard |
    Et Alice peut lancer « Hogaak, nécropole transcendée »
      | convocation | Grizzlis {G}; Chevalier noir {B}                               |
      | payé avec   | Divination; Croissance gigantesque; Choc; Brouillard; Homicide |
    Et la réserve de mana d'Alice contient {G}{G}
