# language: fr
Fonctionnalité: Ce que sont les effets et ce qu'ils affectent
  Sur les anciennes cartes, « effets » veut dire capacités. C'est la capacité qui attend sur la pile ; son effet est ce qui
  se produit à sa résolution : pour l'objet qui la porte, pour d'autres objets ou pour des joueurs.

  @id:AB-001 @clause:abil-faq-effects-means-abilities @control:abil-faq-effects-means-abilities
  @cr:115.1a @cr:702.18a @needs:targeting @needs:shroud
  Scénario: Une créature qui ne peut pas être la cible de sorts ou d'effets n'est pas une cible légale pour un sort, pas même pour celui de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {G}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Insecte mortel (1) | avant  |
      | Grizzlis           | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Insecte mortel (2) | avant  |
    Alors Alice ne peut pas lancer « Croissance gigantesque »
      | cible | Insecte mortel (1) |
    Et Alice ne peut pas lancer « Croissance gigantesque »
      | cible | Insecte mortel (2) |
    Et Alice peut lancer « Croissance gigantesque »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | F/E |
      | Insecte mortel (1) | 6/1 |
      | Grizzlis           | 5/5 |
    Et Bob contrôle
      | carte              | F/E |
      | Insecte mortel (2) | 6/1 |

  @id:AB-002 @clause:abil-faq-effects-means-abilities @control:abil-faq-effects-means-abilities
  @cr:115.1c @cr:702.18a @needs:targeting @needs:shroud @needs:activated-abilities
  Scénario: Une créature qui ne peut pas être la cible de sorts ou d'effets n'est pas une cible légale pour une capacité activée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sorcier sybarite   | avant  |
      | Insecte mortel (1) | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Insecte mortel (2) | avant  |
      | Grizzlis           | avant  |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Insecte mortel (1) |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Insecte mortel (2) |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Bob contrôle
      | carte              | blessures |
      | Insecte mortel (2) | 0         |
      | Grizzlis           | 1         |

  @id:AB-003 @clause:abil-faq-effects-means-abilities @control:abil-faq-effects-means-abilities
  @cr:115.1d @cr:702.18a @needs:targeting @needs:shroud @needs:triggered-abilities @needs:damage
  Scénario: Une créature qui ne peut pas être la cible de sorts ou d'effets n'est pas une cible légale pour une capacité déclenchée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Kavru languefeu |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Insecte mortel (1) | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Insecte mortel (2) | avant  |
      | Grizzlis           | avant  |
    Et qu'Alice ne pourra pas choisir
      | choix | réponse            |
      | cible | Insecte mortel (1) |
      | cible | Insecte mortel (2) |
    Et qu'Alice choisira
      | choix | réponse  |
      | cible | Grizzlis |
    Quand Alice lance « Kavru languefeu »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              |
      | Insecte mortel (1) |
      | Kavru languefeu    |
    Et Bob contrôle
      | carte              |
      | Insecte mortel (2) |
    Et Bob a au cimetière
      | carte    |
      | Grizzlis |

  @id:AB-004 @clause:abil-faq-untargeted-still-affects
  @cr:115.10a @cr:702.18a @needs:shroud
  Scénario: Un sort sans cible détruit aussi une créature qui ne peut pas être la cible de sorts ou d'effets
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Colère de Dieu |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte          | depuis |
      | Insecte mortel | avant  |
      | Grizzlis       | avant  |
    Quand Alice lance « Colère de Dieu »
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte          |
      | Insecte mortel |
      | Grizzlis       |

  @id:AB-005 @clause:abil-faq-untargeted-still-affects
  @cr:115.10a @cr:702.18a @needs:shroud @needs:static-abilities @needs:activated-abilities @needs:damage
  @needs:state-based-actions
  Scénario: Une capacité statique et les blessures d'une capacité sans cible affectent une créature qui ne peut pas être la cible d'effets
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
      | Peste              | avant  |
      | Insecte mortel (1) | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Insecte mortel (2) | avant  |
    Et que la réserve de mana d'Alice contient {B}
    Quand Alice active « {B} » de « Peste »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | blessures |
      | Insecte mortel (1) | 7/2 | 1         |
    Et Bob a au cimetière
      | carte              |
      | Insecte mortel (2) |
    Et Alice a 19 points de vie
    Et Bob a 19 points de vie

  @id:AB-006 @clause:abil-faq-effect-is-not-the-stack-object @control:abil-faq-effect-is-not-the-stack-object
  @control:abil-402.1-effect-is-the-result
  @cr:113.1c @cr:405.6a @cr:609.1 @cr:701.6a
  @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting @needs:priority
  Scénario: Une capacité activée attend sur la pile, et si elle y est contrecarrée elle n'a aucun effet
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Quand Alice passe la priorité
    Alors Bob peut lancer « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Quand la pile se résout
    Alors Bob a 20 points de vie
    Et la pile est vide
    Et Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | oui    |

  @id:AB-007 @clause:abil-faq-effect-is-not-the-stack-object
  @cr:113.1c @cr:405.6a @cr:609.1 @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting
  @needs:priority
  Scénario: Une fois la capacité résolue, il ne reste rien de son effet sur la pile que l'on puisse contrecarrer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Et la pile est vide
    Quand Alice passe la priorité
    Alors Bob ne peut pas lancer « Asphyxie »
      | cible | capacité : Sorcier sybarite |

  @id:AB-008 @clause:abil-402.1-effect-is-the-result @control:abil-402.1-effect-is-the-result
  @cr:405.6a @cr:609.1 @needs:activated-abilities @needs:stack @needs:damage @needs:state-based-actions
  Scénario: L'effet d'une capacité se produit quand elle se résout, pas quand on l'active
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Elfes de Llanowar |
    Alors Bob contrôle
      | carte             | blessures |
      | Elfes de Llanowar | 0         |
    Et la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |

  @id:AB-009 @clause:abil-402.1-affects-own-object @control:abil-402.1-affects-own-object
  @cr:113.2 @needs:activated-abilities
  Scénario: Une capacité qui renforce la créature qui la porte laisse inchangée une autre créature du même nom
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Dragon shivân (1) | avant  |
      | Dragon shivân (2) | avant  |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice active « {R} » de « Dragon shivân (1) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E |
      | Dragon shivân (1) | 6/5 |
      | Dragon shivân (2) | 5/5 |
    Quand Alice active « {R} » de « Dragon shivân (2) »
    Et qu'Alice active « {R} » de « Dragon shivân (2) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E |
      | Dragon shivân (1) | 6/5 |
      | Dragon shivân (2) | 7/5 |

  @id:AB-010 @clause:abil-402.1-affects-other-objects-and-players
  @control:abil-402.1-affects-other-objects-and-players
  @cr:113.2 @needs:activated-abilities @needs:targeting @needs:damage
  Scénario: Une capacité activée inflige ses blessures à un joueur ou à une autre créature, selon la cible choisie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis |
      | Sorcier sybarite (1) | avant  |
      | Sorcier sybarite (2) | avant  |
    Et que Bob contrôle
      | carte        | depuis |
      | Grizzlis (1) | avant  |
      | Grizzlis (2) | avant  |
    Quand Alice active « {T} » de « Sorcier sybarite (1) »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Et Bob contrôle
      | carte        | blessures |
      | Grizzlis (1) | 0         |
      | Grizzlis (2) | 0         |
    Quand Alice active « {T} » de « Sorcier sybarite (2) »
      | cible | Grizzlis (1) |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Et Bob contrôle
      | carte        | blessures |
      | Grizzlis (1) | 1         |
      | Grizzlis (2) | 0         |
    Et Alice a 20 points de vie

  @id:AB-011 @clause:abil-402.1-affects-other-objects-and-players
  @control:abil-402.1-affects-other-objects-and-players
  @cr:113.2 @cr:604.1 @needs:static-abilities
  Scénario: Une capacité statique qui renforce les créatures de son contrôleur les affecte toutes, et aucune de l'adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et qu'Alice contrôle
      | carte             | depuis |
      | Grizzlis (1)      | avant  |
      | Elfes de Llanowar | avant  |
    Et que Bob contrôle
      | carte        | depuis |
      | Grizzlis (2) | avant  |
    Quand Alice lance « Antienne glorieuse »
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | F/E |
      | Grizzlis (1)      | 3/3 |
      | Elfes de Llanowar | 2/2 |
    Et Bob contrôle
      | carte        | F/E |
      | Grizzlis (2) | 2/2 |

  @id:AB-012 @clause:abil-402.1-grants-abilities-to-others @control:abil-402.1-grants-abilities-to-others
  @cr:113.10 @cr:604.2 @needs:granted-abilities @needs:static-abilities @needs:combat @needs:haste
  Scénario: Un enchantement qui donne la célérité à toutes les créatures la donne aussi à celle qui arrive ensuite, laquelle peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Croisée harmonieuse | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et Alice peut attaquer avec « Grizzlis »

  @id:AB-013 @clause:abil-402.1-grants-abilities-to-others
  @cr:113.10 @cr:302.6 @cr:604.2 @needs:granted-abilities @needs:static-abilities @needs:combat @needs:haste
  @needs:targeting
  Scénario: Sans l'enchantement qui lui donnait la célérité, une créature lancée ce tour-ci ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Croisée harmonieuse | avant  |
      | Plaine (1)          | avant  |
      | Plaine (2)          | avant  |
    Et qu'Alice a en main
      | carte           |
      | Grizzlis        |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Désenchantement »
      | cible   | Croisée harmonieuse    |
      | mana de | Plaine (1); Plaine (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sans     |
      | Grizzlis | célérité |
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:AB-014 @clause:abil-402.1-grants-abilities-to-itself @control:abil-402.1-grants-abilities-to-itself
  @cr:113.10 @cr:514.2 @needs:activated-abilities @needs:granted-abilities @needs:stack @needs:turn-structure
  Scénario: Une capacité donne le vol à la créature qui la porte à sa résolution, et seulement jusqu'à la fin du tour
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Aérostiers gobelins (1) | avant  |
      | Aérostiers gobelins (2) | avant  |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice active « {R} » de « Aérostiers gobelins (1) »
    Alors Alice contrôle
      | carte                   | sans |
      | Aérostiers gobelins (1) | vol  |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                   | avec | sans |
      | Aérostiers gobelins (1) | vol  |      |
      | Aérostiers gobelins (2) |      | vol  |
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Alice contrôle
      | carte                   | avec |
      | Aérostiers gobelins (1) | vol  |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte                   | sans |
      | Aérostiers gobelins (1) | vol  |

  @id:AB-015 @clause:abil-402.1-grants-abilities-to-itself
  @cr:113.10 @cr:509.1b @cr:702.9b @needs:activated-abilities @needs:granted-abilities @needs:combat
  Scénario: Une créature qui a acquis le vol par sa propre capacité ne peut pas être bloquée par une créature sans le vol
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Aérostiers gobelins | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice active « {R} » de « Aérostiers gobelins »
    Et que la pile se résout
    Et qu'Alice attaque avec « Aérostiers gobelins »
    Alors Bob ne peut pas bloquer « Aérostiers gobelins » avec « Grizzlis »

  @id:AB-016 @control:abil-402.1-grants-abilities-to-itself
  @cr:509.1a @needs:combat
  Scénario: Une créature dont la capacité n'a pas été activée n'a pas acquis le vol et peut être bloquée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Aérostiers gobelins | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice attaque avec « Aérostiers gobelins »
    Alors Bob peut bloquer « Aérostiers gobelins » avec « Grizzlis »

  @id:AB-412 @clause:abil-402.1-grants-abilities-to-others @control:abil-402.1-grants-abilities-to-others
  @cr:702.14c @cr:509.1b @cr:113.10 @needs:granted-abilities @needs:static-abilities @needs:combat
  Scénario: Un gobelin auquel le Roi des gobelins donne la traversée des montagnes ne peut pas être bloqué par le joueur qui contrôle une montagne, mais le Roi peut l'être
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Roi des gobelins | avant  |
      | Gobelin enragé   | avant  |
      | Montagne         | avant  |
    Et que Bob contrôle
      | carte        | depuis |
      | Grizzlis     | avant  |
      | Montagne (2) | avant  |
    Quand Alice attaque avec « Roi des gobelins » et « Gobelin enragé »
    Alors Bob ne peut pas bloquer « Gobelin enragé » avec « Grizzlis »
    Et Bob peut bloquer « Roi des gobelins » avec « Grizzlis »

  @id:AB-413 @control:abil-402.1-grants-abilities-to-others
  @cr:702.14c @cr:509.1b @cr:113.10 @needs:granted-abilities @needs:static-abilities @needs:combat
  Scénario: Un gobelin avec la traversée des montagnes peut être bloqué par un joueur dont les terrains ne sont pas des montagnes
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Roi des gobelins | avant  |
      | Gobelin enragé   | avant  |
      | Montagne         | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Quand Alice attaque avec « Gobelin enragé »
    Alors Bob peut bloquer « Gobelin enragé » avec « Grizzlis »

  @id:AB-414 @clause:abil-402.2-drawback-is-an-ability @control:abil-402.2-drawback-is-an-ability
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:113.2a @cr:702.3b @cr:508.1a @needs:ability-removal @needs:combat
  Scénario: De deux créatures avec le défenseur, seule celle qui a perdu ses capacités peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Plasma primordial            |
      | Plasma primordial (2)        |
      | Transformation en grenouille |
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix  | réponse |
      | option | 1/6     |
      | option | 1/6     |
    Quand Alice lance « Plasma primordial »
    Et que la pile se résout
    Et qu'Alice lance « Plasma primordial (2) »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Alors Alice contrôle
      | carte                 | F/E | avec      |
      | Plasma primordial     | 1/6 | défenseur |
      | Plasma primordial (2) | 1/6 | défenseur |
    Quand Alice lance « Transformation en grenouille »
      | cible   | Plasma primordial (2) |
      | mana de | Île; Île (2)          |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Plasma primordial »
    Et Alice peut attaquer avec « Plasma primordial (2) »

  @id:AB-602 @clause:abil-402.1-affects-own-object @control:abil-402.1-affects-own-object
  @cr:113.1a @cr:702.111b @cr:509.1b @needs:combat @needs:triggered-abilities
  Scénario: La menace de la Patrouille du chaos ne concerne que cette créature : une seule ne peut pas la bloquer, deux le peuvent, et une seule peut bloquer le Géant à ses côtés
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Patrouille du chaos | avant  |
      | Géant des collines  | avant  |
    Et que Bob contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
      | Memnite       | avant  |
    Et qu'Alice choisira
      | choix | réponse            |
      | cible | Géant des collines |
    Quand Alice attaque avec « Patrouille du chaos » et « Géant des collines »
    Et que la pile se résout
    Alors Bob ne peut pas bloquer « Patrouille du chaos » avec « Grizzlis »
    Et Bob peut bloquer « Patrouille du chaos » avec « Grizzlis » et « Loup de garde »
      | Memnite | Géant des collines |

  @id:AB-603 @clause:abil-402.1-affects-other-objects-and-players
  @cr:104.4a @cr:704.5a @cr:120.3a @needs:activated-abilities @needs:damage @needs:state-based-actions @needs:stack @needs:targeting @needs:priority
  Scénario: Peste affecte les deux joueurs de même : si chacun a 1 point de vie, tous deux perdent en même temps, la partie est nulle, et ni l'un ni l'autre, qui le pouvaient avant, ne lance plus rien
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a 1 point de vie
    Et que Bob a 1 point de vie
    Et qu'Alice contrôle
      | carte        | depuis |
      | Peste        | avant  |
      | Montagne     | avant  |
      | Montagne (3) | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Montagne (2)       | avant  |
      | Montagne (4)       | avant  |
    Et qu'Alice a en main
      | carte    |
      | Choc     |
      | Choc (3) |
    Et que Bob a en main
      | carte    |
      | Choc (2) |
      | Choc (4) |
    Et que la réserve de mana d'Alice contient {B}
    Quand Alice active « {B} » de « Peste »
    Alors Alice peut lancer « Choc »
      | cible   | Géant des collines |
      | mana de | Montagne           |
    Quand Alice passe la priorité
    Alors Bob peut lancer « Choc (2) »
      | cible   | Géant des collines |
      | mana de | Montagne (2)       |
    Quand le sommet de la pile se résout
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob passe la priorité
    Alors Alice a 0 point de vie
    Et Bob a 0 point de vie
    Et Alice ne peut pas lancer « Choc (3) »
      | cible   | Bob          |
      | mana de | Montagne (3) |
    Et Bob ne peut pas lancer « Choc (4) »
      | cible   | Alice        |
      | mana de | Montagne (4) |

  @id:AB-726 @control:abil-402.10-targeted-only-with-the-word-target
  @cr:115.1 @cr:115.4 @cr:602.2b @cr:601.2c @needs:targeting @needs:activated-abilities @needs:stack
  Scénario: Une capacité qui dit une seule fois « cible » prend exactement une cible, sur le champ de bataille et non sur la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
      | Grizzlis         | avant  |
      | Loup de garde    | avant  |
    Et qu'Alice a en main
      | carte              |
      | Géant des collines |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Quand Alice lance « Géant des collines »
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Géant des collines |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Grizzlis; Loup de garde |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Loup de garde |
    Quand la pile se résout
    Alors Alice contrôle
      | carte         | blessures |
      | Loup de garde | 1         |
      | Grizzlis      | 0         |

  @id:AB-727 @clause:abil-402.1-grants-abilities-to-itself
  @cr:113.10 @cr:509.1a @cr:508.8 @cr:514.2 @needs:activated-abilities @needs:granted-abilities @needs:combat
  Scénario: Si rien n'attaque personne ne bloque, et le vol qu'une créature s'est donné dure encore jusqu'à la fin de ce tour
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Aérostiers gobelins | avant  |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice active « {R} » de « Aérostiers gobelins »
    Et que la pile se résout
    Alors Bob ne peut pas bloquer « Aérostiers gobelins » avec « Ange de Serra »
    Et Alice contrôle
      | carte               | avec |
      | Aérostiers gobelins | vol  |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte               | sans |
      | Aérostiers gobelins | vol  |
    Quand Alice attaque avec « Aérostiers gobelins »
    Alors Bob peut bloquer « Aérostiers gobelins » avec « Ange de Serra »

  @id:AB-650 @clause:abil-402.10-replacement-prevention-are-effects @control:abil-402.10-replacement-prevention-are-effects @cr:609.7 @cr:615.8 @cr:609.7a
  @needs:prevention @needs:activated-abilities @needs:damage @needs:stack @needs:targeting
  Scénario: Cercle de protection : rouge prévient les blessures de la créature choisie après l'arrivée d'une autre créature rouge, et non celles de cette autre
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                        | depuis |
      | Cercle de protection : rouge | avant  |
      | Plaine                       | avant  |
    Et que Bob contrôle
      | carte          | depuis |
      | Mogg fanatique | avant  |
    Et que Bob a en main
      | carte              |
      | Mogg fanatique (2) |
    Et que la réserve de mana de Bob contient {R}
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Mogg fanatique |
    Quand Bob lance « Mogg fanatique (2) »
    Et que Bob passe la priorité
    Et qu'Alice active « {1} » de « Cercle de protection : rouge »
      | mana de | Plaine |
    Et que la pile se résout
    Et que Bob active « sacrifier » de « Mogg fanatique (2) »
      | cible | Alice |
    Et que la pile se résout
    Alors Alice a 19 points de vie
    Quand Bob active « sacrifier » de « Mogg fanatique »
      | cible | Alice |
    Et que la pile se résout
    Alors Alice a 19 points de vie
