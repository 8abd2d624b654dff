# language: fr
Fonctionnalité: La convocation avec un coût alternatif
  Un coût alternatif prend la place du coût de mana, et des créatures peuvent en payer le mana.
  La convocation elle-même n'est pas un coût alternatif.

  @id:CV-060 @clause:cv-total-cost-alternative @control:cv-total-cost-alternative
  @clause:cv-combined-with-alternative-cost @cr:601.2f @cr:118.9 @cr:702.51b @needs:convoke @needs:alternative-costs
  Scénario: Avec la Poigne des soleils, une créature peut payer un mana coloré du coût alternatif, qui ne comporte aucun mana générique à payer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Poigne des soleils | avant  |
      | Grizzlis           | avant  |
      | Chevalier blanc    | avant  |
    Et que la réserve de mana d'Alice contient {U}{B}{R}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | lancé avec  | {W}{U}{B}{R}{G}                   |
      | convocation | Grizzlis {G}; Chevalier blanc {1} |
    Et Alice peut lancer « Guivre de siège »
      | lancé avec  | {W}{U}{B}{R}{G}                   |
      | convocation | Grizzlis {G}; Chevalier blanc {W} |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-061 @clause:cv-total-cost-alternative @control:cv-total-cost-alternative
  @cr:601.2f @cr:118.9 @cr:702.51b @needs:convoke @needs:alternative-costs
  Scénario: Avec la Poigne des soleils, une seule créature verte peut être engagée pour l'unique mana vert, et une seconde est refusée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Poigne des soleils | avant  |
      | Grizzlis (1)       | avant  |
      | Grizzlis (2)       | avant  |
    Et que la réserve de mana d'Alice contient {W}{U}{B}{R}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | lancé avec  | {W}{U}{B}{R}{G}                    |
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G} |
    Et Alice peut lancer « Guivre de siège »
      | lancé avec  | {W}{U}{B}{R}{G}  |
      | convocation | Grizzlis (1) {G} |
    Et Alice contrôle
      | carte        | engagé |
      | Grizzlis (1) | oui    |
      | Grizzlis (2) | non    |
    Et la réserve de mana d'Alice est vide

  @id:CV-062 @control:cv-total-cost-alternative
  @cr:601.2f @cr:702.51b @needs:convoke
  Scénario: Lancé pour son coût de mana, le même sort a deux manas verts et cinq manas génériques que des créatures peuvent payer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Poigne des soleils | avant  |
      | Grizzlis (1)       | avant  |
      | Grizzlis (2)       | avant  |
      | Chevalier blanc    | avant  |
    Et que la réserve de mana d'Alice contient {W}{U}{B}{R}
    Quand Alice lance « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Chevalier blanc {1} |
    Alors la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-063 @clause:cv-combined-with-alternative-cost @clause:cv-not-an-alternative-cost
  @clause:cv-recently-controlled-creature @cr:601.2b @cr:601.2f @cr:702.34a @cr:702.51a @cr:702.51b @cr:302.6
  @needs:convoke @needs:alternative-costs @needs:triggered-abilities
  Scénario: Un coût de flashback peut être payé uniquement par des créatures, y compris le Mage lancevif qui a donné le flashback
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Mage lancevif |
    Et qu'Alice a au cimetière
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et qu'Alice choisira
      | choix | réponse             |
      | cible | Activer les flammes |
    Quand Alice lance « Mage lancevif »
    Et que la pile se résout
    Et qu'Alice lance « Activer les flammes »
      | cible       | Bob                                                                             |
      | lancé avec  | flashback                                                                       |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Mage lancevif {1}; Ornithoptère {1} |
    Alors Alice contrôle
      | carte              | engagé |
      | Gobelin enragé     | oui    |
      | Géant des collines | oui    |
      | Mage lancevif      | oui    |
      | Ornithoptère       | oui    |
    Quand la pile se résout
    Alors Bob a 16 points de vie
    Et Alice a en exil
      | carte               |
      | Activer les flammes |

  @id:CV-064 @clause:cv-not-an-alternative-cost @control:cv-not-an-alternative-cost
  @cr:118.9a @cr:601.2b @cr:702.34a @cr:702.51b @needs:convoke @needs:alternative-costs @needs:triggered-abilities
  Scénario: Un sort lancé avec le flashback peut être payé par la convocation, mais le coût alternatif de la Poigne des soleils ne peut pas s'y appliquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                         |
      | Mage lancevif                 |
      | Activer les flammes (en main) |
    Et qu'Alice a au cimetière
      | carte                              |
      | Activer les flammes (au cimetière) |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Poigne des soleils | avant  |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
      | Plaine             | avant  |
      | Île                | avant  |
      | Marais             | avant  |
      | Montagne           | avant  |
      | Forêt              | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et qu'Alice choisira
      | choix | réponse                            |
      | cible | Activer les flammes (au cimetière) |
    Quand Alice lance « Mage lancevif »
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Activer les flammes (au cimetière) »
      | cible      | Bob                                  |
      | lancé avec | {W}{U}{B}{R}{G}                      |
      | mana de    | Plaine; Île; Marais; Montagne; Forêt |
    Et Alice peut lancer « Activer les flammes (au cimetière) »
      | cible       | Bob                                                                             |
      | lancé avec  | flashback                                                                       |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Mage lancevif {1}; Ornithoptère {1} |
    Quand la pile se résout
    Alors Bob a 16 points de vie
    Et Alice peut lancer « Activer les flammes (en main) »
      | cible      | Bob                                  |
      | lancé avec | {W}{U}{B}{R}{G}                      |
      | mana de    | Plaine; Île; Marais; Montagne; Forêt |
    Quand la pile se résout
    Alors Bob a 12 points de vie

  @id:CV-065 @control:cv-not-an-alternative-cost @clause:cv-combined-with-alternative-cost
  @cr:118.9a @cr:118.9c @cr:702.51b @needs:convoke @needs:alternative-costs @needs:stack
  Scénario: Le coût alternatif de la Poigne des soleils et la convocation peuvent servir pour le même sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Poigne des soleils | avant  |
      | Gobelin enragé     | avant  |
      | Grizzlis           | avant  |
    Et que la réserve de mana d'Alice contient {W}{U}{B}
    Quand Alice lance « Activer les flammes »
      | cible       | Bob                              |
      | lancé avec  | {W}{U}{B}{R}{G}                  |
      | convocation | Gobelin enragé {R}; Grizzlis {G} |
    Alors la réserve de mana d'Alice est vide
    Et la pile contient
      | carte               | nature | contrôleur | coût de mana | valeur de mana |
      | Activer les flammes | sort   | Alice      | {2}{R}{R}    | 4              |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-673 @clause:cv-combined-with-alternative-cost @control:cv-combined-with-alternative-cost @cr:118.9 @cr:601.2b
  @cr:702.51b @needs:convoke @needs:alternative-costs
  Scénario: La Poigne des soleils permet de lancer un sort pour ses cinq couleurs de mana, une créature en payant une, et pour aucun autre mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Poigne des soleils | avant  |
      | Grizzlis           | avant  |
    Et que la réserve de mana d'Alice contient {W}{U}{B}{R}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | lancé avec | {0} |
    Et Alice peut lancer « Guivre de siège »
      | lancé avec  | {W}{U}{B}{R}{G} |
      | convocation | Grizzlis {G}    |
    Et la réserve de mana d'Alice est vide
