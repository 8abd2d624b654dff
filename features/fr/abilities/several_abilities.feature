# language: fr
Fonctionnalité: Objets ayant plusieurs capacités
  Chaque capacité d'un objet fonctionne, se perd ou est contrecarrée indépendamment des autres. Plusieurs occurrences
  d'une même capacité se cumulent ou ne changent rien, selon la capacité.

  @id:AB-072 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:activated-abilities @needs:combat
  Scénario: Une créature qui a perdu le vol garde sa capacité activée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Dragon shivân | avant  |
    Et qu'Alice a en main
      | carte          |
      | Gravity Sphere |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Quand Alice lance « Gravity Sphere »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | F/E | sans |
      | Dragon shivân | 5/5 | vol  |
    Quand Alice active « {R} » de « Dragon shivân »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | F/E |
      | Dragon shivân | 6/5 |
    Quand Alice attaque avec « Dragon shivân »
    Alors Bob peut bloquer « Dragon shivân » avec « Grizzlis »

  @id:AB-073 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:activated-abilities @needs:turn-structure
  Scénario: Une capacité qui fait perdre le vol à sa créature ne disparaît pas avec lui
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Serpent ruban | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Quand Alice active « {2} » de « Serpent ruban »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | F/E | sans |
      | Serpent ruban | 2/3 | vol  |
    Et Alice peut activer « {2} » de « Serpent ruban »
    Et la pile contient
      | carte         | nature   | contrôleur |
      | Serpent ruban | capacité | Alice      |
    Quand la pile se résout
    Et que la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte         | avec |
      | Serpent ruban | vol  |

  @id:AB-074 @control:abil-402.7-several-abilities
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:activated-abilities
  Scénario: Une créature qui a perdu toutes ses capacités n'en garde aucune, ni l'activée ni le vol
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Dragon shivân | avant  |
    Et que la réserve de mana d'Alice contient {R}
    Et que Bob contrôle
      | carte    | depuis |
      | Humilité | avant  |
    Alors Alice contrôle
      | carte         | F/E | sans |
      | Dragon shivân | 1/1 | vol  |
    Et Alice ne peut pas activer « {R} » de « Dragon shivân »

  @id:AB-075 @clause:abil-402.7-paragraphs-are-separate @control:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:113.9
  @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Contrecarrer la capacité du premier paragraphe d'une carte laisse intacte celle du second
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Simulacre solennel |
    Et qu'Alice a dans sa bibliothèque
      | carte    |
      | Grizzlis |
      | Forêt    |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et que Bob a en main
      | carte    |
      | Asphyxie |
      | Foudre   |
    Et que la réserve de mana de Bob contient {U}{R}
    Quand Alice lance « Simulacre solennel »
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Simulacre solennel |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              |
      | Simulacre solennel |
    Et Alice a 2 cartes dans sa bibliothèque
    Quand Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Et qu'Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | Simulacre solennel |
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Simulacre solennel | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a 1 carte dans sa bibliothèque

  @id:AB-076 @clause:abil-402.7-paragraphs-are-separate @control:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:113.9
  @needs:triggered-abilities @needs:counter-ability @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: La capacité du premier paragraphe fonctionne bien que celle du second soit contrecarrée plus tard
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Simulacre solennel |
    Et qu'Alice a dans sa bibliothèque
      | carte    |
      | Grizzlis |
      | Forêt    |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse |
      | objet | Forêt   |
    Et que Bob a en main
      | carte    |
      | Asphyxie |
      | Foudre   |
    Et que la réserve de mana de Bob contient {U}{R}
    Quand Alice lance « Simulacre solennel »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | engagé |
      | Simulacre solennel | non    |
      | Forêt              | oui    |
    Quand Alice passe la priorité
    Et que Bob lance « Foudre »
      | cible | Simulacre solennel |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Asphyxie »
      | cible | capacité : Simulacre solennel |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Simulacre solennel |
    Et Alice a 0 carte en main
    Et Alice a 1 carte dans sa bibliothèque

  @id:AB-077 @clause:abil-402.7-keywords-on-one-line @control:abil-402.7-keywords-on-one-line
  @cr:113.2c @cr:113.10
  @needs:ability-removal @needs:protection @needs:targeting @needs:priority @needs:combat
  Scénario: Une créature qui a perdu le vol garde la protection qui figure avec lui sur une même ligne
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis |
      | Faucon crépusculaire | avant  |
      | Géant des collines   | avant  |
    Et qu'Alice a en main
      | carte          |
      | Gravity Sphere |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana de Bob contient {B}{B}
    Quand Alice lance « Gravity Sphere »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | sans |
      | Faucon crépusculaire | vol  |
    Quand Alice passe la priorité
    Alors Bob ne peut pas lancer « Terreur »
      | cible | Faucon crépusculaire |
    Et Bob peut lancer « Terreur »
      | cible | Géant des collines |
    Quand la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Géant des collines |
    Quand Alice attaque avec « Faucon crépusculaire »
    Alors Bob peut bloquer « Faucon crépusculaire » avec « Grizzlis »

  @id:AB-078 @control:abil-402.7-keywords-on-one-line
  @cr:113.2c @cr:702.9b
  @needs:combat
  Scénario: Tant qu'elle a le vol, la même créature peut être bloquée par une créature avec le vol, pas par une créature sans vol
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                | depuis |
      | Faucon crépusculaire | avant  |
    Et que Bob contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Dragon shivân | avant  |
    Quand Alice attaque avec « Faucon crépusculaire »
    Alors Bob ne peut pas bloquer « Faucon crépusculaire » avec « Grizzlis »
    Et Bob peut bloquer « Faucon crépusculaire » avec « Dragon shivân »

  @id:AB-079 @clause:abil-402.7-multiple-instances-cumulative
  @cr:113.2c @cr:702.25b
  @needs:triggered-abilities @needs:granted-abilities @needs:combat @needs:stack
  Scénario: Une créature qui a le débordement et le reçoit une fois de plus l'a deux fois, et son bloqueur reçoit deux fois -1/-1
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Cavalerie bénaliane | avant  |
      | Maître de cavalerie | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice attaque avec « Cavalerie bénaliane »
    Et que Bob bloque « Cavalerie bénaliane » avec « Géant des collines »
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Cavalerie bénaliane | capacité | Alice      |
      | Cavalerie bénaliane | capacité | Alice      |
    Quand la pile se résout
    Alors Bob contrôle
      | carte              | F/E |
      | Géant des collines | 1/1 |

  @id:AB-080 @control:abil-402.7-multiple-instances-cumulative
  @cr:113.2c @cr:702.25a
  @needs:triggered-abilities @needs:combat @needs:stack
  Scénario: Une créature qui a le débordement une seule fois ne donne qu'une fois -1/-1 à son bloqueur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Cavalerie bénaliane | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Quand Alice attaque avec « Cavalerie bénaliane »
    Et que Bob bloque « Cavalerie bénaliane » avec « Géant des collines »
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Cavalerie bénaliane | capacité | Alice      |
    Quand la pile se résout
    Alors Bob contrôle
      | carte              | F/E |
      | Géant des collines | 2/2 |

  @id:AB-081 @control:abil-402.7-multiple-instances-cumulative
  @cr:113.2c @cr:702.25b
  @needs:triggered-abilities @needs:granted-abilities @needs:combat @needs:stack
  Scénario: Le Maître de cavalerie donne une fois de plus le débordement aux autres créatures qui l'ont, pas à lui-même ni à celles qui ne l'ont pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Maître de cavalerie | avant  |
      | Grizzlis            | avant  |
    Et que Bob contrôle
      | carte                  | depuis |
      | Géant des collines (1) | avant  |
      | Géant des collines (2) | avant  |
    Alors Alice contrôle
      | carte    | sans        |
      | Grizzlis | débordement |
    Quand Alice attaque avec « Maître de cavalerie » et « Grizzlis »
    Et que Bob bloque « Maître de cavalerie » avec « Géant des collines (1) »
      | Géant des collines (2) | Grizzlis |
    Alors la pile contient
      | carte               | nature   | contrôleur |
      | Maître de cavalerie | capacité | Alice      |
    Quand la pile se résout
    Alors Bob contrôle
      | carte                  | F/E |
      | Géant des collines (1) | 2/2 |
      | Géant des collines (2) | 3/3 |

  @id:AB-082 @clause:abil-402.7-multiple-instances-redundant
  @control:abil-402.7-multiple-instances-redundant
  @cr:113.2c @cr:702.9c
  @needs:granted-abilities @needs:auras @needs:targeting @needs:combat
  Scénario: Une créature avec le vol qui le reçoit une fois de plus se bloque comme avant avec une seule créature volante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et qu'Alice a en main
      | carte |
      | Vol   |
    Et que la réserve de mana d'Alice contient {U}
    Et que Bob contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Dragon shivân | avant  |
    Quand Alice lance « Vol »
      | cible | Ange de Serra |
    Et que la pile se résout
    Et qu'Alice attaque avec « Ange de Serra »
    Alors Bob ne peut pas bloquer « Ange de Serra » avec « Grizzlis »
    Et Bob peut bloquer « Ange de Serra » avec « Dragon shivân »

  @id:AB-083 @clause:abil-402.7-multiple-instances-redundant
  @control:abil-402.7-multiple-instances-redundant
  @cr:113.2c @cr:702.9c
  @needs:granted-abilities @needs:auras @needs:targeting @needs:priority @needs:combat
  Scénario: Une créature qui vole d'elle-même vole toujours quand l'aura qui lui donnait le vol une fois de plus a disparu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis | attaché à     |
      | Ange de Serra | avant  |               |
      | Grizzlis      | avant  |               |
      | Vol (1)       | avant  | Ange de Serra |
      | Vol (2)       | avant  | Grizzlis      |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte               |
      | Désenchantement (1) |
      | Désenchantement (2) |
    Et que la réserve de mana de Bob contient {W}{W}{W}{W}
    Quand Alice passe la priorité
    Et que Bob lance « Désenchantement (1) »
      | cible | Vol (1) |
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Désenchantement (2) »
      | cible | Vol (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | avec | sans |
      | Ange de Serra | vol  |      |
      | Grizzlis      |      | vol  |
    Quand Alice attaque avec « Ange de Serra » et « Grizzlis »
    Alors Bob ne peut pas bloquer « Ange de Serra » avec « Géant des collines »
    Et Bob peut bloquer « Grizzlis » avec « Géant des collines »

  @id:AB-084 @clause:abil-402.7-multiple-instances-redundant
  @control:abil-402.7-multiple-instances-redundant
  @cr:113.2c @cr:702.10d
  @needs:granted-abilities @needs:control-change @needs:haste @needs:targeting @needs:turn-structure
  Scénario: Une créature qui a d'elle-même la célérité l'a toujours quand prend fin l'effet qui la lui donnait une fois de plus
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Menace (1) |
      | Menace (2) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}{R}{R}
    Et que Bob contrôle
      | carte         | depuis |
      | Guide gobelin | avant  |
      | Grizzlis      | avant  |
    Quand Alice lance « Menace (1) »
      | cible | Guide gobelin |
    Et que la pile se résout
    Et qu'Alice lance « Menace (2) »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | avec     |
      | Guide gobelin | célérité |
      | Grizzlis      | célérité |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob contrôle
      | carte         | avec     | sans     |
      | Guide gobelin | célérité |          |
      | Grizzlis      |          | célérité |

  @id:AB-411 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:702.16f @cr:509.1b @cr:113.2c @cr:702.7b @needs:protection @needs:combat @needs:damage
  Scénario: Les deux capacités du Chevalier noir fonctionnent : aucune créature blanche ne peut le bloquer, et la verte qui le bloque meurt sans lui infliger de blessures
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Chevalier noir | avant  |
    Et que Bob contrôle
      | carte            | depuis |
      | Adepte convaincu | avant  |
      | Grizzlis         | avant  |
    Quand Alice attaque avec « Chevalier noir »
    Alors Bob ne peut pas bloquer « Chevalier noir » avec « Adepte convaincu »
    Et Bob peut bloquer « Chevalier noir » avec « Grizzlis »
    Quand la partie arrive à l'étape de fin de combat d'Alice
    Alors Bob a au cimetière
      | carte    |
      | Grizzlis |
    Et Alice contrôle
      | carte          | blessures |
      | Chevalier noir | 0         |

  @id:AB-429 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities
  @cr:113.2c @cr:602.2a @cr:605.3a @needs:mana-abilities @needs:granted-abilities @needs:activated-abilities
  Scénario: Des deux capacités d'engagement qu'a un elfe tant que le Rituel de cryptolithe est là, chacune peut être activée, et il n'y en a pas de troisième
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Elfes de Llanowar     | avant  |
      | Elfes de Llanowar (2) | avant  |
      | Rituel de cryptolithe | avant  |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | rouge   |
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
      | numéro | 3 |
    Quand Alice active « {T} » de « Elfes de Llanowar »
      | numéro | 1 |
    Alors la réserve de mana d'Alice contient {G}
    Quand Alice active « {T} » de « Elfes de Llanowar (2) »
      | numéro | 2 |
    Alors la réserve de mana d'Alice contient {R}{G}

  @id:AB-676 @clause:abil-402.7-several-abilities @control:abil-402.7-several-abilities @cr:305.6 @cr:605.1a
  @needs:mana-abilities
  Scénario: La Désolation, marais et montagne, a une capacité de mana pour le noir et une pour le rouge, et aucune pour une autre couleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Désolation     | avant  |
      | Désolation (2) | avant  |
    Et qu'Alice a en main
      | carte       |
      | Foudre      |
      | Messe noire |
      | Vitalité    |
    Alors Alice ne peut pas lancer « Vitalité »
      | mana de | Désolation |
    Et Alice peut lancer « Foudre »
      | cible   | Bob        |
      | mana de | Désolation |
    Quand la pile se résout
    Alors Alice peut lancer « Messe noire »
      | mana de | Désolation (2) |
    Quand la pile se résout
    Alors Bob a 17 points de vie
    Et la réserve de mana d'Alice contient {B}{B}{B}

  @id:AB-695 @clause:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:701.23b @cr:205.4c @needs:triggered-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Bien que la première capacité ne trouve aucun terrain de base dans la bibliothèque, la seconde fait piocher une carte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Simulacre solennel |
      | Foudre             |
    Et qu'Alice a dans sa bibliothèque
      | carte      |
      | Désolation |
      | Grizzlis   |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
      | facultatif | oui     |
    Quand Alice lance « Simulacre solennel »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              |
      | Simulacre solennel |
    Et Alice a 2 cartes dans sa bibliothèque
    Quand Alice lance « Foudre »
      | cible   | Simulacre solennel |
      | mana de | Montagne           |
    Et que la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a 1 carte dans sa bibliothèque

  @id:AB-696 @clause:abil-402.7-paragraphs-are-separate
  @cr:113.2c @cr:701.23b @needs:triggered-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Bien que son contrôleur, comme il en a le droit, ne trouve aucun terrain avec la première capacité, la seconde fait piocher une carte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Simulacre solennel |
      | Foudre             |
    Et qu'Alice a dans sa bibliothèque
      | carte     |
      | Forêt     |
      | Forêt (2) |
      | Grizzlis  |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse          |
      | objet | Forêt; Forêt (2) |
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
      | objet      |         |
      | facultatif | oui     |
    Quand Alice lance « Simulacre solennel »
    Et que la pile se résout
    Alors Alice a 3 cartes dans sa bibliothèque
    Quand Alice lance « Foudre »
      | cible   | Simulacre solennel |
      | mana de | Montagne           |
    Et que la pile se résout
    Alors Alice a 1 carte en main
    Et Alice a 2 cartes dans sa bibliothèque
