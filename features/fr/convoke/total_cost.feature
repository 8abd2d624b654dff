# language: fr
Fonctionnalité: Le coût total d'un sort, et la convocation comme façon de le payer
  Coûts supplémentaires, augmentations et réductions forment d'abord le coût total, dont les créatures engagées pour la
  convocation paient ensuite du mana. Le coût de mana et la valeur de mana du sort restent les mêmes.

  @id:CV-001 @clause:cv-applies-after-total-cost @control:cv-applies-after-total-cost
  @cr:702.51b @cr:601.2f @cr:601.2h @needs:convoke @needs:cost-modification
  Scénario: On ne peut pas engager plus de créatures qu'il n'y a de mana dans le coût réduit, et la créature qui le réduit peut être du nombre
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Électromancien gobelin | avant  |
      | Géant des collines     | avant  |
      | Grizzlis               | avant  |
      | Ornithoptère           | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                                                |
      | convocation | Électromancien gobelin {R}; Géant des collines {R}; Grizzlis {1}; Ornithoptère {1} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                                                              |
      | convocation | Électromancien gobelin {R}; Géant des collines {R}; Grizzlis {1} |
    Et Alice contrôle
      | carte                  | engagé |
      | Électromancien gobelin | oui    |
      | Géant des collines     | oui    |
      | Grizzlis               | oui    |
      | Ornithoptère           | non    |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-002 @control:cv-applies-after-total-cost
  @cr:702.51b @cr:601.2f @cr:601.2h @needs:convoke
  Scénario: Sans réduction de coût, le même sort demande une créature de plus
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Grizzlis           | avant  |
      | Ornithoptère       | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                      |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                                                                        |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Ornithoptère {1} |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-003 @clause:cv-total-cost-additional @control:cv-total-cost-additional
  @cr:601.2f @cr:118.8 @cr:702.27a @cr:702.51b @needs:convoke @needs:additional-costs @needs:tokens
  Scénario: Des créatures peuvent payer le mana du rappel comme celui du coût de mana : aucun mana n'est dépensé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ange de Serra      | avant  |
      | Sorcier sybarite   | avant  |
      | Ornithoptère       | avant  |
    Alors Alice ne peut pas lancer « Essaim de bourgeons »
      | payant aussi | rappel                                                                        |
      | convocation  | Grizzlis {G}; Géant des collines {1}; Ange de Serra {1}; Sorcier sybarite {1} |
    Et Alice peut lancer « Essaim de bourgeons »
      | payant aussi | rappel                                                                                          |
      | convocation  | Grizzlis {G}; Géant des collines {1}; Ange de Serra {1}; Sorcier sybarite {1}; Ornithoptère {1} |
    Quand la pile se résout
    Alors Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Et Alice contrôle
      | carte       | jeton | couleurs |
      | Saprobionte | oui   | vert     |

  @id:CV-004 @clause:x-cv-no-overpayment @control:x-cv-no-overpayment @clause:cv-total-cost-additional
  @control:cv-total-cost-additional
  @cr:601.2f @cr:118.8 @cr:702.27a @cr:702.51b @needs:convoke @needs:additional-costs @needs:tokens
  Scénario: Sans le rappel, des créatures ne peuvent payer que le coût de mana, et une troisième créature est refusée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ornithoptère       | avant  |
    Alors Alice ne peut pas lancer « Essaim de bourgeons »
      | convocation | Grizzlis {G}; Géant des collines {1}; Ornithoptère {1} |
    Et Alice peut lancer « Essaim de bourgeons »
      | convocation | Grizzlis {G}; Géant des collines {1} |
    Et Alice contrôle
      | carte              | engagé |
      | Grizzlis           | oui    |
      | Géant des collines | oui    |
      | Ornithoptère       | non    |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Essaim de bourgeons |
    Et Alice contrôle
      | carte       | jeton | couleurs |
      | Saprobionte | oui   | vert     |

  @id:CV-005 @clause:cv-total-cost-increase @control:cv-total-cost-increase
  @cr:601.2f @cr:702.51b @needs:convoke @needs:cost-modification
  Scénario: Une créature peut payer le {1} que la Thalia d'un adversaire ajoute au coût, et le sort ne peut pas être lancé sans lui
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Grizzlis           | avant  |
      | Ange de Serra      | avant  |
      | Ornithoptère       | avant  |
    Et que Bob contrôle
      | carte                        | depuis |
      | Thalia, gardienne de Thraben | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                                         |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Ange de Serra {1} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                                                                                           |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Ange de Serra {1}; Ornithoptère {1} |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-006 @clause:x-cv-no-overpayment @control:x-cv-no-overpayment @control:cv-total-cost-increase
  @clause:cv-applies-after-total-cost
  @cr:601.2f @cr:702.51b @needs:convoke
  Scénario: Sans augmentation de coût, quatre créatures paient Activer les flammes, et une cinquième est refusée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Grizzlis           | avant  |
      | Ange de Serra      | avant  |
      | Ornithoptère       | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                                                           |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Ange de Serra {1}; Ornithoptère {1} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                                                                         |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Ange de Serra {1} |
    Et Alice contrôle
      | carte         | engagé |
      | Ange de Serra | oui    |
      | Ornithoptère  | non    |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-007 @clause:cv-total-cost-reduction @control:cv-total-cost-reduction
  @cr:601.2f @cr:118.7a @cr:702.51b @needs:convoke @needs:cost-modification @needs:layers
  Scénario: Avec l'Invocation cruelle, cinq créatures paient tout le coût de la Guivre de siège, et une sixième est refusée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Invocation cruelle | avant  |
      | Grizzlis (1)       | avant  |
      | Grizzlis (2)       | avant  |
      | Géant des collines | avant  |
      | Ange de Serra      | avant  |
      | Ornithoptère       | avant  |
      | Chevalier blanc    | avant  |
    Et que la réserve de mana d'Alice contient {C}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Géant des collines {1}; Ange de Serra {1}; Ornithoptère {1}; Chevalier blanc {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Géant des collines {1}; Ange de Serra {1}; Ornithoptère {1} |
    Et la réserve de mana d'Alice contient {C}
    Et Alice contrôle
      | carte           | engagé |
      | Ornithoptère    | oui    |
      | Chevalier blanc | non    |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 4/4 |

  @id:CV-008 @control:cv-total-cost-reduction
  @cr:601.2f @cr:702.51b @needs:convoke
  Scénario: Sans l'Invocation cruelle, six créatures et un mana paient la Guivre de siège, mais pas cinq créatures et un mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (1)       | avant  |
      | Grizzlis (2)       | avant  |
      | Géant des collines | avant  |
      | Ange de Serra      | avant  |
      | Ornithoptère       | avant  |
      | Chevalier blanc    | avant  |
    Et que la réserve de mana d'Alice contient {C}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Géant des collines {1}; Ange de Serra {1}; Ornithoptère {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Géant des collines {1}; Ange de Serra {1}; Ornithoptère {1}; Chevalier blanc {1} |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-009 @clause:cv-mana-cost-unchanged @clause:cv-mana-value-unchanged
  @cr:702.51b @cr:202.1 @cr:202.3 @needs:convoke @needs:stack
  Scénario: Un sort payé uniquement par des créatures garde son coût de mana, sa valeur de mana et sa couleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Grizzlis           | avant  |
      | Sorcier sybarite   | avant  |
    Quand Alice lance « Activer les flammes »
      | cible       | Bob                                                                            |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Sorcier sybarite {1} |
    Alors la pile contient
      | carte               | nature | contrôleur | couleurs | coût de mana | valeur de mana |
      | Activer les flammes | sort   | Alice      | rouge    | {2}{R}{R}    | 4              |

  @id:CV-010 @clause:cv-mana-value-unchanged @control:cv-mana-value-unchanged
  @cr:702.51b @cr:202.3 @needs:convoke @needs:stack @needs:targeting
  Scénario: La Botte dédaigneuse peut cibler un sort de valeur de mana 4 pour lequel aucun mana n'a été dépensé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin enragé     | avant  |
      | Géant des collines | avant  |
      | Grizzlis           | avant  |
      | Sorcier sybarite   | avant  |
    Et que Bob a en main
      | carte             |
      | Botte dédaigneuse |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice lance « Activer les flammes »
      | cible       | Bob                                                                            |
      | convocation | Gobelin enragé {R}; Géant des collines {R}; Grizzlis {1}; Sorcier sybarite {1} |
    Et qu'Alice passe la priorité
    Alors Bob peut lancer « Botte dédaigneuse »
      | cible   | Activer les flammes |
      | mana de | Île (1); Île (2)    |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Activer les flammes |
    Et Bob a 20 points de vie

  @id:CV-011 @clause:cv-mana-value-unchanged @clause:cv-mana-cost-unchanged
  @cr:702.51b @cr:118.8d @cr:202.3 @needs:convoke @needs:stack @needs:targeting @needs:additional-costs
  Scénario: La Botte dédaigneuse ne peut pas cibler un sort de valeur de mana 2, même si cinq créatures ont été engagées pour le lancer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Essaim de bourgeons |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis           | avant  |
      | Géant des collines | avant  |
      | Ange de Serra      | avant  |
      | Sorcier sybarite   | avant  |
      | Ornithoptère       | avant  |
    Et que Bob a en main
      | carte             |
      | Botte dédaigneuse |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice lance « Essaim de bourgeons »
      | payant aussi | rappel                                                                                          |
      | convocation  | Grizzlis {G}; Géant des collines {1}; Ange de Serra {1}; Sorcier sybarite {1}; Ornithoptère {1} |
    Et qu'Alice passe la priorité
    Alors Bob ne peut pas lancer « Botte dédaigneuse »
      | cible   | Essaim de bourgeons |
      | mana de | Île (1); Île (2)    |
    Et la pile contient
      | carte               | nature | contrôleur | coût de mana | valeur de mana |
      | Essaim de bourgeons | sort   | Alice      | {1}{G}       | 2              |

  @id:CV-012 @clause:cv-mana-value-unchanged @control:cv-mana-value-unchanged
  @cr:702.51b @cr:202.3e @needs:convoke @needs:stack @needs:targeting
  Scénario: La Corde d'adjuration lancée avec X égal à 2 et payée uniquement par des créatures a une valeur de mana de 5
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
    Et que Bob a en main
      | carte             |
      | Botte dédaigneuse |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice lance « Corde d'adjuration »
      | X           | 2                                                                                              |
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Grizzlis (3) {G}; Géant des collines {1}; Ornithoptère {1} |
    Alors la pile contient
      | carte              | nature | contrôleur | coût de mana | valeur de mana |
      | Corde d'adjuration | sort   | Alice      | {X}{G}{G}{G} | 5              |
    Quand Alice passe la priorité
    Alors Bob peut lancer « Botte dédaigneuse »
      | cible   | Corde d'adjuration |
      | mana de | Île (1); Île (2)   |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Corde d'adjuration |

  @id:CV-013 @clause:cv-mana-value-unchanged
  @cr:702.51b @cr:202.3e @needs:convoke @needs:stack @needs:targeting
  Scénario: La Corde d'adjuration lancée avec X égal à 0 et payée uniquement par des créatures a une valeur de mana de 3
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
    Et que Bob a en main
      | carte             |
      | Botte dédaigneuse |
    Et que Bob contrôle
      | carte   | depuis |
      | Île (1) | avant  |
      | Île (2) | avant  |
    Quand Alice lance « Corde d'adjuration »
      | X           | 0                                                    |
      | convocation | Grizzlis (1) {G}; Grizzlis (2) {G}; Grizzlis (3) {G} |
    Alors la pile contient
      | carte              | nature | contrôleur | coût de mana | valeur de mana |
      | Corde d'adjuration | sort   | Alice      | {X}{G}{G}{G} | 3              |
    Quand Alice passe la priorité
    Alors Bob ne peut pas lancer « Botte dédaigneuse »
      | cible   | Corde d'adjuration |
      | mana de | Île (1); Île (2)   |

  @id:CV-401 @clause:cv-applies-after-total-cost
  @cr:702.51a @cr:601.2b @cr:107.3a @cr:202.3 @needs:convoke
  Scénario: La Corde d'adjuration avec X = 2, en partie payée par la convocation, trouve une carte de créature de valeur de mana inférieure ou égale à 2, et aucune autre carte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Elfes de Llanowar     | avant  |
      | Elfes de Llanowar (2) | avant  |
    Et qu'Alice a dans sa bibliothèque
      | carte              |
      | Forêt              |
      | Géant des collines |
      | Grizzlis           |
      | Visionnaire elfe   |
    Et qu'Alice a en main
      | carte              |
      | Corde d'adjuration |
    Et que la réserve de mana d'Alice contient {G}{C}{C}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse            |
      | objet | Géant des collines |
      | objet | Forêt              |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Corde d'adjuration »
      | X           | 2                                                |
      | convocation | Elfes de Llanowar {G}; Elfes de Llanowar (2) {G} |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | F/E | engagé |
      | Grizzlis | 2/2 | non    |
    Et la réserve de mana d'Alice est vide

  @id:CV-402 @control:cv-applies-after-total-cost
  @cr:702.51a @cr:601.2b @cr:107.3a @cr:202.3 @needs:convoke
  Scénario: La Corde d'adjuration avec X = 2 peut trouver une carte de créature de valeur de mana 1
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a dans sa bibliothèque
      | carte          |
      | Forêt          |
      | Grizzlis       |
      | Garde des âmes |
    Et qu'Alice a en main
      | carte              |
      | Corde d'adjuration |
    Et que la réserve de mana d'Alice contient {G}{G}{C}{C}
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Garde des âmes |
    Quand Alice lance « Corde d'adjuration »
      | X           | 2                     |
      | convocation | Elfes de Llanowar {G} |
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | F/E |
      | Garde des âmes | 1/1 |

  @id:CV-672 @clause:cv-total-cost-reduction @control:cv-total-cost-reduction @cr:702.51b @cr:601.2f @cr:118.7a
  @needs:convoke @needs:cost-modification
  Scénario: Trois Électromanciens gobelins ne retirent que le mana générique d'Activer les flammes, et deux d'entre eux paient le reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte                      | depuis |
      | Électromancien gobelin     | avant  |
      | Électromancien gobelin (2) | avant  |
      | Électromancien gobelin (3) | avant  |
    Alors Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                        |
      | convocation | Électromancien gobelin {R} |
    Et Alice ne peut pas lancer « Activer les flammes »
      | cible       | Bob                                                                                        |
      | convocation | Électromancien gobelin {R}; Électromancien gobelin (2) {R}; Électromancien gobelin (3) {1} |
    Et Alice peut lancer « Activer les flammes »
      | cible       | Bob                                                        |
      | convocation | Électromancien gobelin {R}; Électromancien gobelin (2) {R} |
    Quand la pile se résout
    Alors Bob a 16 points de vie
