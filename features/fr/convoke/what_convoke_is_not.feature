# language: fr
Fonctionnalité: Ce que la convocation n'est pas, et les lancements annulés
  Engager une créature pour la convocation n'active aucune capacité et ne dépense pas de mana. Si le coût n'est pas payé
  en entier, il ne s'est rien passé.

  @id:CV-112 @clause:x-cv-not-an-activated-ability @control:x-cv-not-an-activated-ability
  @cr:702.51a @cr:602.1 @needs:convoke @needs:mana-abilities @needs:activation-restrictions
  Scénario: Avec le Totem maudit, les Elfes de Llanowar ne peuvent pas être engagés pour leur mana, mais le peuvent pour la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Totem maudit      | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de | Elfes de Llanowar |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Elfes de Llanowar {G} |
    Et Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-113 @control:x-cv-not-an-activated-ability
  @cr:602.1 @cr:601.2g @needs:convoke @needs:mana-abilities
  Scénario: Sans le Totem maudit, les Elfes de Llanowar sont engagés pour le mana qui paie le même sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | mana de | Elfes de Llanowar |
    Alors Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-114 @control:x-cv-cost-locked-in
  @cr:601.2f @needs:convoke @needs:cost-modification @needs:mana-abilities @needs:sacrifice
  Scénario: Si l'Électromancien gobelin est sacrifié pour du mana avant le lancement du sort, sa réduction ne s'applique plus
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Autel d'Ashnod         | avant  |
      | Électromancien gobelin | avant  |
      | Gobelin enragé         | avant  |
      | Géant des collines     | avant  |
    Quand Alice active « sacrifier » de « Autel d'Ashnod »
      | payé avec | Électromancien gobelin |
    Alors la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Activer les flammes »
      | cible       | Bob                                        |
      | convocation | Gobelin enragé {R}; Géant des collines {R} |
    Alors la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-123 @clause:x-cv-becomes-tapped-triggers
  @cr:702.51a @cr:603.3 @cr:601.2i @needs:convoke @needs:triggered-abilities @needs:stack
  Scénario: Une capacité qui se déclenche quand une créature est engagée pour la convocation est mise sur la pile au-dessus du sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Sage des jachères | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | convocation | Sage des jachères {1} |
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Guivre de siège   | sort     | Alice      |
      | Sage des jachères | capacité | Alice      |
    Quand Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Et que le sommet de la pile se résout
    Alors Alice a 1 carte en main
    Et la pile contient
      | carte           | nature | contrôleur |
      | Guivre de siège | sort   | Alice      |

  @id:CV-124 @clause:x-cv-casting-undone @control:x-cv-casting-undone
  @cr:601.2 @cr:601.2h @cr:733.1 @needs:convoke @needs:triggered-abilities
  Scénario: Si deux créatures ne paient pas tout le coût, le sort reste en main, elles restent dégagées et rien ne se déclenche
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
      | Ornithoptère    |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Sage des jachères | avant  |
      | Grizzlis          | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Sage des jachères {1}; Grizzlis {G} |
    Et rien d'autre ne change
    Et Alice a en main
      | carte           |
      | Guivre de siège |
      | Ornithoptère    |
    Et Alice contrôle
      | carte             | engagé |
      | Sage des jachères | non    |
      | Grizzlis          | non    |
    Quand Alice lance « Ornithoptère »
    Alors la pile contient
      | carte        | nature | contrôleur |
      | Ornithoptère | sort   | Alice      |

  @id:CV-125 @control:x-cv-casting-undone
  @cr:601.2h @cr:603.3 @needs:convoke @needs:triggered-abilities @needs:stack
  Scénario: Avec un mana de plus, les deux mêmes créatures paient le sort, deviennent engagées et déclenchent une capacité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Sage des jachères | avant  |
      | Grizzlis          | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | convocation | Sage des jachères {1}; Grizzlis {G} |
    Alors la pile contient
      | carte             | nature   | contrôleur |
      | Guivre de siège   | sort     | Alice      |
      | Sage des jachères | capacité | Alice      |
    Et Alice contrôle
      | carte             | engagé |
      | Sage des jachères | oui    |
      | Grizzlis          | oui    |

  @id:CV-126 @clause:x-cv-convoked-reference @control:x-cv-convoked-reference
  @cr:702.51c @cr:702.51a @cr:601.2g
  @needs:convoke @needs:mana-abilities @needs:triggered-abilities @needs:counters
  Scénario: Une créature engagée pour son mana n'a pas convoqué le sort, celles qui sont engagées à la place de mana l'ont convoqué
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Loxodon vénéré |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Myr doré           | avant  |
      | Grizzlis           | avant  |
      | Chevalier blanc    | avant  |
      | Géant des collines | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Loxodon vénéré »
      | mana de     | Myr doré                          |
      | convocation | Grizzlis {1}; Chevalier blanc {W} |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | marqueurs |
      | Myr doré           | 1/1 |           |
      | Grizzlis           | 3/3 | 1 +1/+1   |
      | Chevalier blanc    | 3/3 | 1 +1/+1   |
      | Géant des collines | 3/3 |           |

  @id:CV-127 @clause:x-cv-no-mana-spent @control:x-cv-no-mana-spent
  @cr:702.51a @cr:702.51b @cr:601.2h @needs:convoke @needs:transform @needs:layers @needs:copy
  Scénario: Une créature rouge et une verte engagées pour la convocation ne sont pas du mana rouge et vert dépensé pour le sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Mythe d'Illuna |
    Et qu'Alice contrôle
      | carte                | depuis | face  |
      | Invasion de Ségovie  | avant  | verso |
      | Géant des collines   | avant  |       |
      | Grizzlis             | avant  |       |
      | Gueuleffroi colossal | avant  |       |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{R}{G}
    Quand Alice lance « Mythe d'Illuna »
      | cible       | Gueuleffroi colossal                 |
      | convocation | Géant des collines {1}; Grizzlis {1} |
    Alors la réserve de mana d'Alice contient {R}{G}
    Quand la pile se résout
    Alors Alice contrôle
      | carte                       | jeton | F/E |
      | Gueuleffroi colossal (copie) | oui   | 6/6 |
    Et Bob contrôle
      | carte         | blessures |
      | Ange de Serra | 0         |

  @id:CV-128 @control:x-cv-no-mana-spent
  @cr:601.2h @needs:convoke @needs:transform @needs:layers @needs:copy @needs:fight @needs:triggered-abilities
  Scénario: Si du mana rouge et du mana vert sont dépensés, et des créatures engagées pour le reste, le jeton que crée le même sort se bat
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Mythe d'Illuna |
    Et qu'Alice contrôle
      | carte                | depuis | face  |
      | Invasion de Ségovie  | avant  | verso |
      | Sorcier sybarite     | avant  |       |
      | Gueuleffroi colossal | avant  |       |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Et que la réserve de mana d'Alice contient {R}{G}
    Et qu'Alice choisira
      | choix | réponse       |
      | cible | Ange de Serra |
    Quand Alice lance « Mythe d'Illuna »
      | cible       | Gueuleffroi colossal                          |
      | convocation | Invasion de Ségovie {U}; Sorcier sybarite {U} |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte         |
      | Ange de Serra |

  @id:CV-691 @clause:x-cv-convoked-reference @control:x-cv-convoked-reference
  @cr:702.51c @cr:608.2h @cr:113.7a @needs:convoke @needs:mana-abilities @needs:triggered-abilities @needs:counters @needs:targeting @needs:priority
  Scénario: Une créature qui a convoqué le Loxodon vénéré reçoit son marqueur bien que le Loxodon et l'autre soient partis ; une créature engagée pour du mana n'en reçoit pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Loxodon vénéré |
    Et qu'Alice contrôle
      | carte           | depuis |
      | Myr doré        | avant  |
      | Grizzlis        | avant  |
      | Chevalier blanc | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et que Bob a en main
      | carte             |
      | Désinvocation     |
      | Désinvocation (2) |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Loxodon vénéré »
      | mana de     | Myr doré                          |
      | convocation | Grizzlis {1}; Chevalier blanc {W} |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Désinvocation »
      | cible | Loxodon vénéré |
    Et que Bob lance « Désinvocation (2) »
      | cible | Chevalier blanc |
    Et que le sommet de la pile se résout
    Et que le sommet de la pile se résout
    Alors Alice a en main
      | carte           |
      | Loxodon vénéré  |
      | Chevalier blanc |
    Quand la pile se résout
    Alors Alice contrôle
      | carte    | F/E | marqueurs |
      | Myr doré | 1/1 |           |
      | Grizzlis | 3/3 | 1 +1/+1   |
