# language: fr
Fonctionnalité: Zones où fonctionnent les capacités
  Les capacités d'une carte de permanent fonctionnent sur le champ de bataille, sauf si elles disent le contraire ou ne
  peuvent y fonctionner. Celles qui fonctionnent ailleurs ne fonctionnent que là et ne sont pas celles d'un permanent.

  @id:AB-085 @clause:abil-402.8-battlefield-only @control:abil-402.8-battlefield-only
  @cr:113.6 @cr:611.3b
  @needs:static-abilities @needs:stack @needs:targeting @needs:priority
  Scénario: Une capacité statique ne fonctionne ni en main ni sur la pile, mais seulement tant que son enchantement est sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte              |
      | Antienne glorieuse |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Et que Bob a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana de Bob contient {W}{W}
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |
    Quand Alice lance « Antienne glorieuse »
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |
    Quand la pile se résout
    Alors Alice contrôle
      | carte    | F/E |
      | Grizzlis | 3/3 |
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement »
      | cible | Antienne glorieuse |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Antienne glorieuse |
    Et Alice contrôle
      | carte    | F/E |
      | Grizzlis | 2/2 |

  @id:AB-086 @clause:abil-402.8-battlefield-only @control:abil-402.8-battlefield-only
  @cr:113.6 @cr:603.2
  @needs:triggered-abilities @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une capacité déclenchée se déclenche tant que sa créature est sur le champ de bataille, et plus une fois celle-ci morte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Garde des âmes | avant  |
    Et qu'Alice a en main
      | carte        |
      | Grizzlis (1) |
      | Grizzlis (2) |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Alice lance « Grizzlis (1) »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte          | nature   | contrôleur |
      | Garde des âmes | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 21 points de vie
    Quand Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | Garde des âmes |
    Et que la pile se résout
    Et qu'Alice lance « Grizzlis (2) »
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte        |
      | Grizzlis (2) |
    Et la pile est vide
    Et Alice a 21 points de vie

  @id:AB-087 @clause:abil-402.8-battlefield-only @control:abil-402.8-battlefield-only
  @cr:113.6 @cr:602.2
  @needs:activated-abilities
  Scénario: La capacité d'une carte de créature en main, au cimetière ou en exil ne peut pas être activée, celle de la créature le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Dragon shivân (1) |
    Et qu'Alice a au cimetière
      | carte             |
      | Dragon shivân (2) |
    Et qu'Alice a en exil
      | carte             |
      | Dragon shivân (3) |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Dragon shivân (4) | avant  |
    Et que la réserve de mana d'Alice contient {R}
    Alors Alice ne peut pas activer « {R} » de « Dragon shivân (1) »
    Et Alice ne peut pas activer « {R} » de « Dragon shivân (2) »
    Et Alice ne peut pas activer « {R} » de « Dragon shivân (3) »
    Et Alice peut activer « {R} » de « Dragon shivân (4) »
    Quand la pile se résout
    Alors Alice contrôle
      | carte             | F/E |
      | Dragon shivân (4) | 6/5 |

  @id:AB-088 @clause:abil-402.8-stated-other-zone @control:abil-402.8-stated-other-zone
  @cr:113.6b
  @needs:graveyard-abilities @needs:static-abilities @needs:haste @needs:targeting @needs:priority @needs:damage
  @needs:combat
  Scénario: Une capacité qui précise fonctionner au cimetière commence à fonctionner une fois sa créature morte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | La Colère | avant  |
      | Montagne  | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et que Bob a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana de Bob contient {R}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sans     |
      | Grizzlis | célérité |
    Quand Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | La Colère |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte     |
      | La Colère |
    Et Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et Alice peut attaquer avec « Grizzlis »

  @id:AB-089 @clause:abil-402.8-stated-other-zone
  @cr:113.6b
  @needs:graveyard-abilities @needs:static-abilities @needs:haste @needs:combat
  Scénario: Une capacité qui précise fonctionner au cimetière ne fonctionne ni sur le champ de bataille, ni en main, ni dans la bibliothèque, ni en exil
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | La Colère (1) | avant  |
      | Montagne      | avant  |
    Et qu'Alice a en main
      | carte         |
      | Grizzlis      |
      | La Colère (2) |
    Et qu'Alice a dans sa bibliothèque
      | carte         |
      | La Colère (3) |
    Et qu'Alice a en exil
      | carte         |
      | La Colère (4) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | avec     | sans     |
      | La Colère (1) | célérité |          |
      | Grizzlis      |          | célérité |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « La Colère (1) »

  @id:AB-090 @clause:abil-402.8-only-possible-elsewhere @control:abil-402.8-only-possible-elsewhere
  @cr:113.6g @cr:701.6a
  @needs:stack @needs:targeting @needs:priority
  Scénario: Une capacité qui empêche son sort d'être contrecarré fonctionne sur la pile, sans nommer cette zone
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Grizzlis        |
      | Mangouste floue |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et que Bob a en main
      | carte          |
      | Contresort (1) |
      | Contresort (2) |
    Et que la réserve de mana de Bob contient {U}{U}{U}{U}
    Quand Alice lance « Grizzlis »
    Et qu'Alice passe la priorité
    Et que Bob lance « Contresort (1) »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |
    Quand Alice lance « Mangouste floue »
    Et qu'Alice passe la priorité
    Alors Bob peut lancer « Contresort (2) »
      | cible | Mangouste floue |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           |
      | Mangouste floue |
    Et Bob a au cimetière
      | carte          |
      | Contresort (1) |
      | Contresort (2) |

  @id:AB-091 @clause:abil-402.8-ex-discard-cost @control:abil-402.8-ex-discard-cost
  @cr:113.6j @cr:702.29a
  @needs:cycling @needs:activated-abilities @needs:stack
  Scénario: Une carte se recycle depuis la main, pas depuis le cimetière, la bibliothèque ou l'exil, ni de nouveau après avoir été défaussée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Lumière dorée (1) |
    Et qu'Alice a au cimetière
      | carte             |
      | Lumière dorée (2) |
    Et qu'Alice a dans sa bibliothèque
      | carte             |
      | Lumière dorée (3) |
      | Forêt             |
    Et qu'Alice a en exil
      | carte             |
      | Lumière dorée (4) |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Alors Alice ne peut pas activer « recyclage » de « Lumière dorée (2) »
    Et Alice ne peut pas activer « recyclage » de « Lumière dorée (3) »
    Et Alice ne peut pas activer « recyclage » de « Lumière dorée (4) »
    Et Alice peut activer « recyclage » de « Lumière dorée (1) »
    Et Alice a au cimetière
      | carte             |
      | Lumière dorée (1) |
      | Lumière dorée (2) |
    Et Alice a 0 carte en main
    Et la pile contient
      | carte             | nature   | contrôleur |
      | Lumière dorée (1) | capacité | Alice      |
    Et Alice ne peut pas activer « recyclage » de « Lumière dorée (1) »
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a 1 carte dans sa bibliothèque

  @id:AB-200 @clause:abil-402.8-ex-discard-cost @control:abil-402.8-ex-discard-cost
  @cr:113.6j @cr:702.29a
  @needs:cycling @needs:activated-abilities @needs:stack
  Scénario: Une carte de créature en main peut être recyclée, la créature sur le champ de bataille ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                        | depuis |
      | Ondin des bancs de sable (1) | avant  |
    Et qu'Alice a en main
      | carte                        |
      | Ondin des bancs de sable (2) |
    Et que la réserve de mana d'Alice contient {C}{C}
    Alors Alice ne peut pas activer « recyclage » de « Ondin des bancs de sable (1) »
    Et Alice peut activer « recyclage » de « Ondin des bancs de sable (2) »
    Et Alice contrôle
      | carte                        |
      | Ondin des bancs de sable (1) |
    Et Alice a au cimetière
      | carte                        |
      | Ondin des bancs de sable (2) |
    Et Alice a 0 carte en main
    Quand la pile se résout
    Alors Alice a 1 carte en main

  @id:AB-092 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:113.6m @cr:602.2
  @needs:graveyard-abilities @needs:activated-abilities @needs:stack
  Scénario: Une capacité qui renvoie sa carte du cimetière dans la main s'active depuis le cimetière, pas depuis la main ni depuis l'exil
    Étant donné que c'est l'étape d'entretien d'Alice
    Et qu'Alice a au cimetière
      | carte                   |
      | Marteau du Bogardân (1) |
    Et qu'Alice a en main
      | carte                   |
      | Marteau du Bogardân (2) |
    Et qu'Alice a en exil
      | carte                   |
      | Marteau du Bogardân (3) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}
    Alors Alice ne peut pas activer « {2}{R}{R}{R} » de « Marteau du Bogardân (2) »
    Et Alice ne peut pas activer « {2}{R}{R}{R} » de « Marteau du Bogardân (3) »
    Et Alice peut activer « {2}{R}{R}{R} » de « Marteau du Bogardân (1) »
    Et la pile contient
      | carte                   | nature   | contrôleur |
      | Marteau du Bogardân (1) | capacité | Alice      |
    Et Alice a au cimetière
      | carte                   |
      | Marteau du Bogardân (1) |
    Quand la pile se résout
    Alors Alice a en main
      | carte                   |
      | Marteau du Bogardân (1) |
      | Marteau du Bogardân (2) |
    Et Alice a 0 carte au cimetière

  @id:AB-093 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:113.6m @cr:602.5
  @needs:graveyard-abilities @needs:activated-abilities @needs:activation-restrictions @needs:turn-structure
  Scénario: Une capacité réservée à l'entretien s'active depuis le cimetière pendant l'entretien, pas pendant l'étape de pioche ni une phase principale
    Étant donné que c'est l'étape de pioche d'Alice
    Et qu'Alice a au cimetière
      | carte               |
      | Marteau du Bogardân |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Montagne (1) | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
      | Montagne (4) | avant  |
      | Montagne (5) | avant  |
    Alors Alice ne peut pas activer « {2}{R}{R}{R} » de « Marteau du Bogardân »
      | mana de | Montagne (1); Montagne (2); Montagne (3); Montagne (4); Montagne (5) |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice ne peut pas activer « {2}{R}{R}{R} » de « Marteau du Bogardân »
      | mana de | Montagne (1); Montagne (2); Montagne (3); Montagne (4); Montagne (5) |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {2}{R}{R}{R} » de « Marteau du Bogardân »
      | mana de | Montagne (1); Montagne (2); Montagne (3); Montagne (4); Montagne (5) |
    Quand la pile se résout
    Alors Alice a en main
      | carte               |
      | Marteau du Bogardân |

  @id:AB-094 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:113.6m @cr:602.2
  @needs:graveyard-abilities @needs:activated-abilities @needs:activation-restrictions
  Scénario: La capacité d'une carte au cimetière peut être activée par le propriétaire de la carte, pas par un adversaire
    Étant donné que c'est l'étape d'entretien de Bob
    Et qu'Alice a au cimetière
      | carte                   |
      | Marteau du Bogardân (1) |
    Et que Bob a au cimetière
      | carte                   |
      | Marteau du Bogardân (2) |
    Et que la réserve de mana de Bob contient {R}{R}{R}{R}{R}
    Alors Bob ne peut pas activer « {2}{R}{R}{R} » de « Marteau du Bogardân (1) »
    Et Bob peut activer « {2}{R}{R}{R} » de « Marteau du Bogardân (2) »
    Quand la pile se résout
    Alors Bob a en main
      | carte                   |
      | Marteau du Bogardân (2) |
    Et Alice a au cimetière
      | carte                   |
      | Marteau du Bogardân (1) |

  @id:AB-095 @clause:abil-402.9-activated-not-a-permanents-ability
  @control:abil-402.9-activated-not-a-permanents-ability
  @cr:109.2 @cr:113.6m @cr:602.5
  @needs:graveyard-abilities @needs:activated-abilities @needs:activation-restrictions @needs:turn-structure
  @needs:mana-abilities @needs:targeting @needs:stack @needs:damage
  Scénario: Quand les capacités des créatures ne peuvent pas être activées, celle d'une carte de créature au cimetière peut encore l'être
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Totem maudit      | avant  |
      | Elfes de Llanowar | avant  |
      | Grizzlis (1)      | avant  |
      | Grizzlis (2)      | avant  |
      | Grizzlis (3)      | avant  |
      | Marais            | avant  |
    Et qu'Alice a au cimetière
      | carte           |
      | Goule cendreuse |
    Et qu'Alice a en main
      | carte      |
      | Foudre (1) |
      | Foudre (2) |
      | Foudre (3) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Quand Alice lance « Foudre (1) »
      | cible | Grizzlis (1) |
    Et que la pile se résout
    Et qu'Alice lance « Foudre (2) »
      | cible | Grizzlis (2) |
    Et que la pile se résout
    Et qu'Alice lance « Foudre (3) »
      | cible | Grizzlis (3) |
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien d'Alice
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Alice peut activer « {B} » de « Goule cendreuse »
      | mana de | Marais |
    Quand la pile se résout
    Alors Alice contrôle
      | carte             |
      | Goule cendreuse   |
      | Totem maudit      |
      | Elfes de Llanowar |

  @id:AB-201 @clause:abil-402.9-activated-not-a-permanents-ability
  @control:abil-402.9-activated-not-a-permanents-ability
  @cr:109.2 @cr:113.6j @cr:602.5 @cr:702.29a
  @needs:cycling @needs:activated-abilities @needs:activation-restrictions @needs:mana-abilities @needs:stack
  Scénario: Quand les capacités des créatures ne peuvent pas être activées, une carte de créature en main peut encore être recyclée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Totem maudit      | avant  |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte                    |
      | Ondin des bancs de sable |
    Et que la réserve de mana d'Alice contient {C}{C}
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Alice peut activer « recyclage » de « Ondin des bancs de sable »
    Et Alice a au cimetière
      | carte                    |
      | Ondin des bancs de sable |
    Quand la pile se résout
    Alors Alice a 1 carte en main

  @id:AB-096 @clause:abil-402.9-triggered-from-graveyard @control:abil-402.9-triggered-from-graveyard
  @cr:113.6m @cr:603.2
  @needs:graveyard-abilities @needs:triggered-abilities @needs:turn-structure @needs:stack
  Scénario: Une capacité qui renvoie sa carte du cimetière dans la main se déclenche à l'entretien du propriétaire de la carte, pas à celui de l'adversaire
    Étant donné que c'est l'étape de fin d'Alice
    Et qu'Alice a au cimetière
      | carte                |
      | Squee, nabab gobelin |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors la pile est vide
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Squee, nabab gobelin | capacité | Alice      |
    Et Alice a au cimetière
      | carte                |
      | Squee, nabab gobelin |
    Quand la pile se résout
    Alors Alice a en main
      | carte                |
      | Squee, nabab gobelin |

  @id:AB-097 @clause:abil-402.9-triggered-from-graveyard
  @cr:113.6m @cr:603.2
  @needs:graveyard-abilities @needs:triggered-abilities @needs:turn-structure @needs:stack
  Scénario: Une capacité qui renvoie sa carte depuis le cimetière ne se déclenche ni sur le champ de bataille, ni en main, ni en exil
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                    | depuis |
      | Squee, nabab gobelin (1) | avant  |
    Et qu'Alice a en main
      | carte                    |
      | Squee, nabab gobelin (2) |
    Et qu'Alice a en exil
      | carte                    |
      | Squee, nabab gobelin (3) |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile est vide
    Et Alice contrôle
      | carte                    |
      | Squee, nabab gobelin (1) |
    Et Alice a en exil
      | carte                    |
      | Squee, nabab gobelin (3) |

  @id:AB-098 @clause:abil-402.9-triggered-not-a-permanents-ability
  @cr:109.2 @cr:113.6m
  @needs:graveyard-abilities @needs:triggered-abilities @needs:ability-removal @needs:turn-structure @needs:stack
  Scénario: Quand toutes les créatures perdent toutes leurs capacités, une carte de créature au cimetière garde la sienne, qui se déclenche
    Étant donné que c'est l'étape de fin de Bob
    Et que Bob contrôle
      | carte    | depuis |
      | Humilité | avant  |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et qu'Alice a au cimetière
      | carte                |
      | Squee, nabab gobelin |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Alors Alice contrôle
      | carte         | F/E | sans |
      | Ange de Serra | 1/1 | vol  |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors la pile contient
      | carte                | nature   | contrôleur |
      | Squee, nabab gobelin | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a en main
      | carte                |
      | Squee, nabab gobelin |

  @id:AB-099 @control:abil-402.9-activated-not-a-permanents-ability
  @cr:602.5 @cr:605.1a
  @needs:activated-abilities @needs:activation-restrictions @needs:mana-abilities @needs:targeting
  Scénario: La capacité propre d'une créature peut de nouveau être activée une fois détruit l'artefact qui l'interdisait
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Totem maudit      | avant  |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand Alice lance « Désenchantement »
      | cible | Totem maudit |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Elfes de Llanowar »
    Et la réserve de mana d'Alice contient {G}

  @id:AB-422 @clause:x-abil-trigger-controller-fixed
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:603.6c @cr:800.4a @cr:603.10a @cr:603.3a @needs:triggered-abilities
  @needs:control-change @needs:multiplayer @needs:auras
  Scénario: Une Sirlidiane qui quitte le champ de bataille parce que son propriétaire quitte la partie se déclenche pour Alice, qui la contrôlait
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale de Chloé
    Et qu'Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et qu'Alice contrôle
      | carte            | depuis | propriétaire | attaché à  |
      | Sirlidiane       | avant  | Bob          |            |
      | Contrôle magique | avant  |              | Sirlidiane |
    Et qu'Alice choisira
      | choix | réponse  |
      | cible | Grizzlis |
    Quand Bob concède la partie
    Et que Chloé passe la priorité
    Alors Alice a au cimetière
      | carte            |
      | Grizzlis         |
      | Contrôle magique |
    Et la pile contient
      | carte      | nature   | contrôleur |
      | Sirlidiane | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |

  @id:AB-427 @clause:abil-402.9-activated-from-graveyard @control:abil-402.9-activated-from-graveyard
  @cr:602.5 @cr:404.2 @cr:113.6m @needs:graveyard-abilities @needs:activated-abilities @needs:turn-structure
  Scénario: Deux cartes de créature au-dessus de la Goule cendreuse au cimetière ne suffisent pas, trois suffisent
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice a au cimetière
      | carte              |
      | Goule cendreuse    |
      | Géant des collines |
      | Loup de garde      |
      | Forêt              |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Marais   | avant  |
      | Montagne | avant  |
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice ne peut pas activer « {B} » de « Goule cendreuse »
      | mana de | Marais |
    Quand Alice lance « Choc »
      | cible   | Grizzlis |
      | mana de | Montagne |
    Et que la pile se résout
    Alors Alice peut activer « {B} » de « Goule cendreuse »
      | mana de | Marais |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Goule cendreuse | 3/1 |
