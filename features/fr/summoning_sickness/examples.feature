# language: fr
Fonctionnalité: Les exemples classiques du mal d'invocation
  Une créature lancée, mise sur le champ de bataille, créée comme jeton ou volée, et un véhicule piloté.

  @id:SS-031 @clause:ss-ex-grizzly-bears-cast
  @cr:302.6 @cr:508.1a @needs:combat
  Scénario: Les Grizzlis lancés avant le combat ne peuvent pas attaquer ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-032 @clause:ss-ex-grizzly-bears-cast @control:ss-ex-grizzly-bears-cast
  @cr:302.6 @cr:508.1a @needs:combat
  Scénario: Les Grizzlis contrôlés depuis un tour précédent peuvent attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Alors Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-033 @clause:ss-ex-grizzly-bears-next-turn @control:ss-ex-grizzly-bears-next-turn @clause:ss-ex-grizzly-bears-cast @control:ss-ex-grizzly-bears-cast
  @cr:302.6 @cr:508.1a @needs:combat @needs:turn-structure
  Scénario: Les Grizzlis lancés pendant un tour peuvent attaquer au tour suivant de leur contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-034 @clause:ss-ex-grizzly-bears-next-turn @control:ss-ex-grizzly-bears-next-turn
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities @needs:turn-structure
  Scénario: Le mal d'invocation dure pendant tout le tour de l'adversaire et prend fin dès le début du tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Elfes de Llanowar |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand la partie arrive à l'étape de fin d'Alice
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand la partie arrive à l'étape de fin de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Elfes de Llanowar »
    Et la réserve de mana d'Alice contient {G}

  @id:SS-035 @clause:ss-ex-quicksilver-amulet @control:ss-ex-quicksilver-amulet
  @cr:302.6 @cr:110.2a @needs:combat @needs:activated-abilities @needs:zone-change @needs:turn-structure
  Scénario: Les Grizzlis mis sur le champ de bataille par l'Amulette de vif-argent ne peuvent pas attaquer avant le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Amulette de vif-argent | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « {4}, {T} » de « Amulette de vif-argent »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-036 @clause:ss-ex-quicksilver-amulet @control:ss-ex-quicksilver-amulet
  @cr:302.6 @cr:110.2a @needs:combat @needs:activated-abilities @needs:zone-change @needs:turn-structure
  Scénario: Les Grizzlis mis sur le champ de bataille par l'Amulette de vif-argent pendant le tour de l'adversaire peuvent attaquer au tour suivant
    Étant donné que c'est l'étape de fin de Bob
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Amulette de vif-argent | avant  |
      | Forêt                  | avant  |
      | Forêt (2)              | avant  |
      | Forêt (3)              | avant  |
      | Forêt (4)              | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Bob passe la priorité
    Et qu'Alice active « {4}, {T} » de « Amulette de vif-argent »
      | mana de | Forêt; Forêt (2); Forêt (3); Forêt (4) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »

  @id:SS-037 @clause:ss-ex-krenkos-command @control:ss-ex-krenkos-command @clause:ss-card-or-token @control:ss-card-or-token
  @cr:302.6 @cr:111.2 @needs:combat @needs:tokens @needs:turn-structure
  Scénario: Aucun des deux Gobelins créés par le Commandement de Krenko ne peut attaquer avant le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Commandement de Krenko |
    Et que la réserve de mana d'Alice contient {R}{R}
    Quand Alice lance « Commandement de Krenko »
    Et que la pile se résout
    Alors Alice contrôle
      | carte       | jeton | types    | sous-types | couleurs | F/E | engagé |
      | Gobelin (1) | oui   | créature | gobelin    | rouge    | 1/1 | non    |
      | Gobelin (2) | oui   | créature | gobelin    | rouge    | 1/1 | non    |
    Et Alice ne peut pas attaquer avec « Gobelin (1) »
    Et Alice ne peut pas attaquer avec « Gobelin (2) »
    Et Alice ne peut pas attaquer avec « Gobelin (1) » et « Gobelin (2) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Gobelin (1) » et « Gobelin (2) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-038 @clause:ss-ex-entrancing-melody @control:ss-ex-entrancing-melody @clause:ss-continuous-control @control:ss-continuous-control
  @cr:302.6 @cr:508.1a @needs:combat @needs:control-change @needs:turn-structure
  Scénario: Les Grizzlis pris avec la Mélodie enchanteresse ne peuvent pas attaquer pour leur nouveau contrôleur avant le tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Mélodie enchanteresse |
    Et que la réserve de mana d'Alice contient {U}{U}{C}{C}
    Quand Alice lance « Mélodie enchanteresse »
      | cible | Grizzlis |
      | X     | 2        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | propriétaire | engagé |
      | Grizzlis | Bob          | non    |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-039 @clause:ss-ex-sky-skiff-same-turn
  @cr:302.6 @cr:301.7 @cr:702.122a @needs:combat @needs:vehicles
  Scénario: L'Esquif volant lancé ce tour-ci peut être piloté mais ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte         |
      | Esquif volant |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Esquif volant »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | types    | sous-types |
      | Esquif volant | artefact | véhicule   |
    Quand Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | types              | F/E | engagé |
      | Esquif volant | artefact; créature | 2/3 | non    |
      | Grizzlis      |                    |     | oui    |
    Et Alice ne peut pas attaquer avec « Esquif volant »

  @id:SS-040 @clause:ss-ex-sky-skiff-since-start @control:ss-ex-sky-skiff-same-turn
  @cr:302.6 @cr:702.122a @needs:combat @needs:vehicles @needs:turn-structure
  Scénario: L'Esquif volant lancé lors du tour précédent de son contrôleur peut attaquer dès qu'il est piloté
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte         |
      | Esquif volant |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Esquif volant »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | types              | F/E |
      | Esquif volant | artefact; créature | 2/3 |
    Et Alice peut attaquer avec « Esquif volant »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-701 @clause:ss-ex-quicksilver-amulet @control:ss-ex-quicksilver-amulet
  @cr:608.2d @cr:302.6 @needs:combat @needs:activated-abilities
  Scénario: Le joueur qui active l'Amulette de vif-argent peut garder la carte de créature en main ; celle mise sur le champ de bataille ne peut pas attaquer ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                      | depuis |
      | Amulette de vif-argent     | avant  |
      | Amulette de vif-argent (2) | avant  |
      | Loup de garde              | avant  |
    Et qu'Alice a en main
      | carte              |
      | Géant des collines |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{C}{C}{C}{C}
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | non     |
    Quand Alice active « {4}, {T} » de « Amulette de vif-argent »
    Et que la pile se résout
    Alors Alice a en main
      | carte              |
      | Géant des collines |
    Quand Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Et qu'Alice active « {4}, {T} » de « Amulette de vif-argent (2) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              |
      | Géant des collines |
    Et Alice ne peut pas attaquer avec « Géant des collines »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-649 @clause:x-ss-blink @control:x-ss-blink @cr:111.8 @cr:400.7 @cr:302.6 @needs:tokens @needs:zone-change @needs:combat
  Scénario: Un jeton que Changenuage exile ne revient pas, une carte revient, et ne peut pas attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Memnite    | avant  |
      | Grizzlis   | avant  |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Commandement de Krenko |
      | Changenuage            |
      | Changenuage (2)        |
    Et que la réserve de mana d'Alice contient {R}{R}
    Quand Alice lance « Commandement de Krenko »
    Et que la pile se résout
    Alors Alice contrôle
      | carte       | jeton | engagé |
      | Gobelin     | oui   | non    |
      | Gobelin (2) | oui   | non    |
    Quand Alice lance « Changenuage »
      | cible   | Gobelin |
      | mana de | Plaine  |
    Et que la pile se résout
    Et qu'Alice lance « Changenuage (2) »
      | cible   | Memnite    |
      | mana de | Plaine (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte       |
      | Memnite     |
      | Gobelin (2) |
    Et Alice a 0 carte en exil
    Et Alice ne peut pas attaquer avec « Memnite »
    Et Alice peut attaquer avec « Grizzlis »
