# language: fr
Fonctionnalité: La célérité et le mal d'invocation
  La célérité permet à une créature d'attaquer et d'utiliser aussitôt ses capacités avec {T} ou {Q}, tant qu'elle la
  possède.

  @id:SS-140 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @clause:ss-haste-only-exception @control:ss-haste-only-exception
  @cr:702.10b @cr:302.6 @cr:508.1a @cr:702.20b @needs:combat @needs:haste
  Scénario: De deux créatures lancées ce tour-ci, celle qui a la célérité peut attaquer, celle qui a le vol et la vigilance ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Gobelin enragé |
      | Ange de Serra  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{R}
    Quand Alice lance « Gobelin enragé »
    Et que la pile se résout
    Et qu'Alice lance « Ange de Serra »
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | avec           | sans     |
      | Gobelin enragé | célérité       |          |
      | Ange de Serra  | vol; vigilance | célérité |
    Et Alice ne peut pas attaquer avec « Ange de Serra »
    Et Alice ne peut pas attaquer avec « Gobelin enragé » et « Ange de Serra »
    Et Alice peut attaquer avec « Gobelin enragé »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 19 points de vie

  @id:SS-141 @clause:ss-haste-only-exception @control:ss-haste-only-exception
  @cr:702.10b @cr:302.6 @cr:702.7a @needs:combat @needs:haste
  Scénario: De deux créatures avec l'initiative lancées ce tour-ci, seule celle qui reçoit la célérité peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Chevalier blanc (1) |
      | Chevalier blanc (2) |
      | Hâte                |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{R}
    Quand Alice lance « Chevalier blanc (1) »
    Et que la pile se résout
    Et qu'Alice lance « Chevalier blanc (2) »
    Et que la pile se résout
    Et qu'Alice lance « Hâte »
      | cible | Chevalier blanc (1) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | avec                 | sans     |
      | Chevalier blanc (1) | initiative; célérité |          |
      | Chevalier blanc (2) | initiative           | célérité |
    Et Alice ne peut pas attaquer avec « Chevalier blanc (2) »
    Et Alice peut attaquer avec « Chevalier blanc (1) »

  @id:SS-142 @clause:ss-702.10a-static @control:ss-702.10a-static
  @cr:702.10a @cr:702.10b @needs:combat @needs:haste @needs:static-abilities
  Scénario: Une créature lancée alors que Ferveur est sur le champ de bataille peut attaquer sans que rien n'utilise la pile
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Ferveur | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie

  @id:SS-143 @clause:ss-702.10a-static @cr:702.10a @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:static-abilities
  Scénario: Une créature lancée alors que Ferveur était sur le champ de bataille ne peut plus attaquer une fois Ferveur détruite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Ferveur | avant  |
    Et qu'Alice a en main
      | carte           |
      | Grizzlis        |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}{G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Désenchantement »
      | cible | Ferveur |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sans     |
      | Grizzlis | célérité |
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-144 @clause:ss-702.10a-static @control:ss-702.10a-static @control:ss-702.10b-attack
  @cr:702.10a @cr:702.10b @cr:604.1 @needs:combat @needs:haste @needs:static-abilities
  Scénario: Une créature lancée avant Ferveur peut attaquer, même le tour où les deux sont lancées
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
      | Ferveur  |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | sans     |
      | Grizzlis | célérité |
    Quand Alice lance « Ferveur »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-145 @clause:ss-702.10c-tap @control:ss-702.10c-tap
  @cr:702.10c @cr:602.5a @needs:activated-abilities @needs:haste @needs:static-abilities
  Scénario: Une créature avec la célérité peut utiliser sa capacité avec {T} le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Ferveur | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | oui    |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-146 @clause:ss-702.10c-tap @control:ss-702.10c-tap
  @cr:702.10c @cr:602.5a @cr:302.6 @needs:activated-abilities @needs:haste @needs:static-abilities
  Scénario: La capacité avec {T} d'une créature lancée ce tour-ci n'est utilisable qu'une fois que la créature a la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
      | Ferveur          |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{R}{R}{R}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand Alice lance « Ferveur »
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-147 @clause:ss-702.10c-untap @control:ss-702.10c-untap @cr:702.10c @cr:602.5a @cr:107.6
  @needs:activated-abilities @needs:untap-symbol @needs:haste @needs:mana-abilities @needs:static-abilities
  Scénario: Une créature engagée qui a la célérité peut utiliser sa capacité avec {Q} le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Ferveur                 | avant  |
      | Tambour de sautefeuille | avant  |
    Et qu'Alice a en main
      | carte     |
      | Pili-Pala |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | noir    |
      | couleur | vert    |
    Quand Alice lance « Pili-Pala »
    Et que la pile se résout
    Et qu'Alice active « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Pili-Pala |
    Alors Alice contrôle
      | carte     | engagé |
      | Pili-Pala | oui    |
    Et Alice peut activer « {2}, {Q} » de « Pili-Pala »
    Et la réserve de mana d'Alice contient {G}
    Et Alice contrôle
      | carte     | engagé |
      | Pili-Pala | non    |

  @id:SS-148 @clause:ss-702.10c-untap @cr:702.10c @cr:602.5a @cr:107.6 @cr:302.6
  @needs:activated-abilities @needs:untap-symbol @needs:mana-abilities
  Scénario: Une créature engagée qui n'a pas la célérité ne peut pas utiliser sa capacité avec {Q} le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Tambour de sautefeuille | avant  |
    Et qu'Alice a en main
      | carte     |
      | Pili-Pala |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | noir    |
    Quand Alice lance « Pili-Pala »
    Et que la pile se résout
    Et qu'Alice active « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Pili-Pala |
    Alors Alice contrôle
      | carte     | engagé |
      | Pili-Pala | oui    |
    Et Alice ne peut pas activer « {2}, {Q} » de « Pili-Pala »
    Et la réserve de mana d'Alice contient {B}{C}

  @id:SS-149 @clause:ss-702.10d-redundant @control:ss-702.10d-redundant
  @cr:702.10d @cr:508.1f @needs:combat @needs:haste @needs:static-abilities
  Scénario: Une créature qui a deux fois la célérité attaque une fois, s'engage et inflige ses blessures comme d'habitude
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Ferveur | avant  |
    Et qu'Alice a en main
      | carte          |
      | Gobelin enragé |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Gobelin enragé »
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | F/E | avec     |
      | Gobelin enragé | 1/1 | célérité |
    Et Alice peut attaquer avec « Gobelin enragé »
    Et Alice contrôle
      | carte          | engagé | attaque |
      | Gobelin enragé | oui    | Bob     |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 19 points de vie
    Et Alice contrôle
      | carte          | engagé | attaque |
      | Gobelin enragé | oui    | aucun   |

  @id:SS-150 @clause:ss-702.10d-redundant @control:ss-702.10d-redundant
  @cr:702.10d @cr:702.10a @cr:302.6 @needs:combat @needs:haste @needs:static-abilities
  Scénario: Une fois Ferveur détruite, une créature qui a elle-même la célérité peut encore attaquer, une autre ne le peut plus
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Ferveur | avant  |
    Et qu'Alice a en main
      | carte           |
      | Gobelin enragé  |
      | Grizzlis        |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}{R}{G}{G}
    Quand Alice lance « Gobelin enragé »
    Et que la pile se résout
    Et qu'Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | avec     |
      | Gobelin enragé | célérité |
      | Grizzlis       | célérité |
    Quand Alice lance « Désenchantement »
      | cible | Ferveur |
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | avec     | sans     |
      | Gobelin enragé | célérité |          |
      | Grizzlis       |          | célérité |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Gobelin enragé »

  @id:SS-409 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @cr:702.10b @cr:702.6a @cr:301.5 @cr:302.6 @needs:combat @needs:haste @needs:granted-abilities @needs:shroud
  Scénario: Les Jambières d'éclair permettent d'attaquer à la nouvelle créature qu'elles équipent, et plus à celle qu'elles ont quittée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis     |
      | Jambières d'éclair | avant      |
      | Grizzlis           | ce tour-ci |
      | Loup de garde      | ce tour-ci |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Alors Alice ne peut pas activer « équipement » de « Jambières d'éclair »
      | cible | Géant des collines |
    Quand Alice active « équipement » de « Jambières d'éclair »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | avec              | attaché à |
      | Jambières d'éclair |                   | Grizzlis  |
      | Grizzlis           | célérité; linceul | aucun     |
    Quand Alice active « équipement » de « Jambières d'éclair »
      | cible | Loup de garde |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | sans     | attaché à     |
      | Jambières d'éclair |          | Loup de garde |
      | Grizzlis           | célérité | aucun         |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-410 @clause:ss-702.10b-attack
  @cr:702.10b @cr:301.5c @cr:302.6 @cr:704.5p @needs:combat @needs:haste @needs:type-change @needs:state-based-actions
  Scénario: Un équipement qui devient une créature se détache, et la créature à laquelle il donnait la célérité ne peut plus attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis     | attaché à |
      | Grizzlis           | ce tour-ci |           |
      | Jambières d'éclair | avant      | Grizzlis  |
    Et qu'Alice a en main
      | carte               |
      | Marche des machines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Marche des machines »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | attaché à |
      | Jambières d'éclair | 2/2 | aucun     |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Jambières d'éclair »

  @id:SS-422 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @cr:702.6a @cr:307.5 @cr:702.10b @cr:302.6 @needs:combat @needs:haste @needs:turn-structure
  Scénario: Les Jambières d'éclair n'équipent une créature que quand un rituel pourrait être lancé, et elle peut alors attaquer aussitôt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Jambières d'éclair | avant  |
      | Loup de garde      | avant  |
    Et qu'Alice a en main
      | carte   |
      | Memnite |
    Quand Alice lance « Memnite »
    Alors Alice ne peut pas activer « équipement » de « Jambières d'éclair »
      | cible | Loup de garde |
    Quand la pile se résout
    Alors Alice peut activer « équipement » de « Jambières d'éclair »
      | cible | Memnite |
    Quand la pile se résout
    Alors Alice peut attaquer avec « Memnite »

  @id:SS-602 @clause:ss-702.10b-attack @control:ss-702.10b-attack
  @cr:702.10b @cr:508.1a @needs:combat @needs:haste
  Scénario: Une créature avec la célérité n'attaque aussitôt que depuis le champ de bataille : Alice ne peut déclarer comme attaquant ni celle qu'elle a en main, ni celle de son cimetière, ni celle de Bob
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis     |
      | Gobelin enragé | ce tour-ci |
    Et qu'Alice a en main
      | carte              |
      | Gobelin enragé (2) |
    Et qu'Alice a au cimetière
      | carte              |
      | Gobelin enragé (3) |
    Et que Bob contrôle
      | carte              | depuis |
      | Gobelin enragé (4) | avant  |
    Alors Alice ne peut pas attaquer avec « Gobelin enragé (2) »
    Et Alice ne peut pas attaquer avec « Gobelin enragé (3) »
    Et Alice ne peut pas attaquer avec « Gobelin enragé (4) »
    Et Alice peut attaquer avec « Gobelin enragé »
