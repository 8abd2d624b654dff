# language: fr
Fonctionnalité: La célérité acquise, perdue ou copiée
  La célérité compte tant que la créature la possède : quand les attaquants sont déclarés, ou quand une capacité est activée.

  @id:SS-555 @clause:x-ss-haste-gained-later @control:x-ss-haste-gained-later @cr:302.6 @cr:702.10c
  @needs:activated-abilities @needs:haste
  Scénario: Une créature lancée ce tour-ci peut utiliser sa capacité avec {T} une fois qu'elle a acquis la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Jambières d'éclair | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand Alice active « équipement » de « Jambières d'éclair »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |

  @id:SS-556 @control:x-ss-haste-gained-later @cr:702.10b @needs:combat @needs:haste
  Scénario: Une créature lancée ce tour-ci peut attaquer une fois qu'elle a acquis la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Jambières d'éclair | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et qu'Alice active « équipement » de « Jambières d'éclair »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Sorcier sybarite »

  @id:SS-557 @clause:x-ss-haste-gained-later @cr:302.6 @cr:702.10b @cr:702.10c @needs:combat
  @needs:activated-abilities @needs:haste
  Scénario: Une créature lancée ce tour-ci qui n'a eu la célérité qu'un moment ne peut ni attaquer ni utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Jambières d'éclair | avant  |
      | Grizzlis           | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et qu'Alice active « équipement » de « Jambières d'éclair »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Et qu'Alice active « équipement » de « Jambières d'éclair »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice ne peut pas attaquer avec « Sorcier sybarite »

  @id:SS-558 @clause:x-ss-haste-lost-before-attack @control:x-ss-haste-lost-before-attack @cr:302.6 @cr:508.1a
  @cr:702.10b @needs:combat @needs:haste @needs:ability-removal
  Scénario: De deux créatures qui perdent la célérité avant la déclaration des attaquants, seule celle contrôlée depuis le début du tour peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Gobelin enragé (ancien) | avant  |
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Et qu'Alice a en main
      | carte                    |
      | Gobelin enragé (nouveau) |
    Et que Bob a en main
      | carte                            |
      | Transformation en grenouille (1) |
      | Transformation en grenouille (2) |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Gobelin enragé (nouveau) »
    Et que la pile se résout
    Et que la partie arrive à l'étape de début de combat d'Alice
    Et qu'Alice passe la priorité
    Et que Bob lance « Transformation en grenouille (1) »
      | cible   | Gobelin enragé (nouveau) |
      | mana de | Île; Île (2)             |
    Et que Bob lance « Transformation en grenouille (2) »
      | cible   | Gobelin enragé (ancien) |
      | mana de | Île (3); Île (4)        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                    | sans     |
      | Gobelin enragé (nouveau) | célérité |
      | Gobelin enragé (ancien)  | célérité |
    Et Alice ne peut pas attaquer avec « Gobelin enragé (nouveau) »
    Et Alice peut attaquer avec « Gobelin enragé (ancien) »

  @id:SS-559 @clause:x-ss-haste-lost-after-attack @cr:506.4a @cr:508.1k @needs:combat @needs:haste
  @needs:ability-removal @needs:damage
  Scénario: Une créature qui perd la célérité après avoir été déclarée comme attaquante continue d'attaquer et inflige ses blessures
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
    Et qu'Alice a en main
      | carte          |
      | Gobelin enragé |
    Et que Bob a en main
      | carte                        |
      | Transformation en grenouille |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Gobelin enragé »
    Et que la pile se résout
    Et qu'Alice attaque avec « Gobelin enragé »
    Et qu'Alice passe la priorité
    Et que Bob lance « Transformation en grenouille »
      | cible   | Gobelin enragé |
      | mana de | Île; Île (2)   |
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | sans     | attaque |
      | Gobelin enragé | célérité | Bob     |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 19 points de vie

  @id:SS-560 @clause:x-ss-haste-lost-by-transform @control:x-ss-haste-lost-by-transform @cr:302.6 @cr:702.10b
  @cr:712.18 @needs:combat @needs:transform @needs:haste
  Scénario: De deux créatures dont le verso n'a pas la célérité, seule celle contrôlée depuis le début du tour peut attaquer après s'être transformée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                           | depuis |
      | Messagère du village (ancienne) | avant  |
      | Forêt                           | avant  |
      | Forêt (2)                       | avant  |
    Et qu'Alice a en main
      | carte                           |
      | Messagère du village (nouvelle) |
      | Brumelune                       |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Messagère du village (nouvelle) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                           | avec     |
      | Messagère du village (nouvelle) | célérité |
    Quand Alice lance « Brumelune »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                           | sans     | face  |
      | Messagère du village (nouvelle) | célérité | verso |
      | Messagère du village (ancienne) | célérité | verso |
    Et Alice ne peut pas attaquer avec « Messagère du village (nouvelle) »
    Et Alice peut attaquer avec « Messagère du village (ancienne) »

  @id:SS-561 @control:x-ss-haste-lost-by-transform @cr:702.10b @needs:combat @needs:haste
  Scénario: Une créature dont le recto a la célérité peut attaquer le tour où elle est lancée tant qu'elle ne se transforme pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Messagère du village |
    Et que la réserve de mana d'Alice contient {R}
    Quand Alice lance « Messagère du village »
    Et que la pile se résout
    Alors Alice peut attaquer avec « Messagère du village »

  @id:SS-562 @clause:x-ss-haste-copied @control:x-ss-haste-copied @cr:702.10b @cr:707.2 @needs:combat @needs:copy
  @needs:haste
  Scénario: Une créature qui arrive comme copie d'une créature dont la célérité est imprimée peut attaquer ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte          | depuis |
      | Gobelin enragé | avant  |
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Gobelin enragé |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom            | avec     |
      | Clone | Gobelin enragé | célérité |
    Et Alice peut attaquer avec « Clone »

  @id:SS-563 @clause:x-ss-haste-copied @cr:302.6 @cr:707.2 @needs:combat @needs:copy @needs:haste
  Scénario: Une créature qui arrive comme copie d'une créature à qui un équipement confère la célérité ne peut pas attaquer ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis | attaché à |
      | Grizzlis           | avant  |           |
      | Jambières d'éclair | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom      | avec     | sans     |
      | Grizzlis | Grizzlis | célérité |          |
      | Clone    | Grizzlis |          | célérité |
    Et Alice ne peut pas attaquer avec « Clone »
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-564 @clause:x-ss-as-though-haste-abilities-only @control:x-ss-as-though-haste-abilities-only @cr:302.6
  @cr:602.5a @cr:609.4 @needs:activated-abilities @needs:haste @needs:static-abilities
  Scénario: Avec l'Élixir de mille ans, une créature lancée ce tour-ci peut utiliser sa capacité avec {T} alors qu'elle n'a pas la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Élixir de mille ans | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice contrôle
      | carte            | sans     |
      | Sorcier sybarite | célérité |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-565 @clause:x-ss-as-though-haste-abilities-only @control:x-ss-as-though-haste-abilities-only @cr:302.6
  @cr:508.1a @cr:609.4 @needs:combat @needs:static-abilities
  Scénario: L'Élixir de mille ans ne permet pas à une créature d'attaquer le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Élixir de mille ans | avant  |
      | Grizzlis            | avant  |
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Sorcier sybarite »
    Et Alice peut attaquer avec « Grizzlis »

  @id:SS-566 @clause:x-ss-as-though-haste-attack-only @control:x-ss-as-though-haste-attack-only @cr:302.6
  @cr:508.1a @cr:602.5a @cr:609.4 @needs:combat @needs:activated-abilities @needs:auras
  Scénario: Avec Vivacité, une créature lancée ce tour-ci peut attaquer, mais ne peut pas, contrairement à une plus ancienne, utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Sorcier sybarite (ancien) | avant  |
      | Forêt                     | avant  |
    Et qu'Alice a en main
      | carte                      |
      | Sorcier sybarite (nouveau) |
      | Vivacité                   |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Sorcier sybarite (nouveau) »
    Et que la pile se résout
    Et qu'Alice lance « Vivacité »
      | cible   | Sorcier sybarite (nouveau) |
      | mana de | Forêt                      |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                      | sans     |
      | Sorcier sybarite (nouveau) | célérité |
    Et Alice ne peut pas activer « {T} » de « Sorcier sybarite (nouveau) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite (ancien) »
      | cible | Bob |
    Quand la pile se résout
    Alors Alice peut attaquer avec « Sorcier sybarite (nouveau) »

  @id:SS-567 @clause:x-ss-dryad-arbor-with-haste @control:x-ss-dryad-arbor-with-haste @cr:305.6 @cr:702.10c
  @needs:mana-abilities @needs:haste @needs:static-abilities
  Scénario: La Charmille dryade qui a la célérité peut être engagée pour du mana le tour où elle est jouée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Croisée harmonieuse | avant  |
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
    Quand Alice joue « Charmille dryade »
    Alors Alice peut activer « {T} » de « Charmille dryade »
    Et la réserve de mana d'Alice contient {G}

  @id:SS-568 @clause:x-ss-dryad-arbor-with-haste @control:x-ss-dryad-arbor-with-haste @cr:702.10b @needs:combat
  @needs:haste @needs:static-abilities
  Scénario: La Charmille dryade qui a la célérité peut attaquer le tour où elle est jouée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Croisée harmonieuse | avant  |
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
    Quand Alice joue « Charmille dryade »
    Alors Alice peut attaquer avec « Charmille dryade »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 19 points de vie

  @id:SS-569 @clause:x-ss-dryad-arbor-with-haste @cr:302.6 @cr:602.5a @cr:702.10b @cr:702.10c @needs:combat
  @needs:mana-abilities @needs:haste @needs:static-abilities
  Scénario: La Charmille dryade jouée ce tour-ci ne peut ni être engagée pour du mana ni attaquer une fois qu'elle a perdu la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Croisée harmonieuse | avant  |
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
      | Désenchantement  |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice joue « Charmille dryade »
    Et qu'Alice lance « Désenchantement »
      | cible | Croisée harmonieuse |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Charmille dryade »
    Et Alice ne peut pas attaquer avec « Charmille dryade »

  @id:SS-571 @clause:x-ss-kw-blitz @control:x-ss-kw-blitz @cr:302.6 @cr:702.10b @cr:702.152a @needs:combat
  @needs:haste @needs:alternative-costs @needs:triggered-abilities
  Scénario: Une créature lancée pour son coût de blitz peut attaquer ce tour-ci, contrairement à une autre lancée pour son coût de mana, et fait piocher une carte quand elle est sacrifiée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Patrouille du chaos (blitz)  |
      | Patrouille du chaos (lancée) |
    Et que la réserve de mana d'Alice contient {R}{R}{R}{R}
    Et qu'Alice choisira
      | choix | réponse                      |
      | cible | Patrouille du chaos (lancée) |
    Quand Alice lance « Patrouille du chaos (blitz) »
      | lancé avec | blitz |
    Et que la pile se résout
    Et qu'Alice lance « Patrouille du chaos (lancée) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                        | avec     | sans     |
      | Patrouille du chaos (blitz)  | célérité |          |
      | Patrouille du chaos (lancée) |          | célérité |
    Et Alice ne peut pas attaquer avec « Patrouille du chaos (lancée) »
    Et Alice peut attaquer avec « Patrouille du chaos (blitz) »
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 19 points de vie
    Quand la partie arrive à l'étape de fin d'Alice
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte                       |
      | Patrouille du chaos (blitz) |
    Et Alice a 1 carte en main

  @id:SS-638 @clause:ss-702.10b-attack @control:ss-702.10b-attack @cr:301.5c @cr:702.6a @cr:702.10b @cr:704.5n
  @needs:combat @needs:haste @needs:state-based-actions
  Scénario: Les Jambières d'éclair dont la porteuse est morte restent sur le champ de bataille, et permettent à une autre créature lancée ce tour-ci d'attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis | attaché à |
      | Grizzlis           | avant  |           |
      | Jambières d'éclair | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte          |
      | Colère de Dieu |
      | Memnite        |
      | Memnite (2)    |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Colère de Dieu »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | attaché à |
      | Jambières d'éclair | aucun     |
    Et Alice a au cimetière
      | carte          |
      | Grizzlis       |
      | Colère de Dieu |
    Quand Alice lance « Memnite »
    Et que la pile se résout
    Et qu'Alice lance « Memnite (2) »
    Et que la pile se résout
    Et qu'Alice active « équipement » de « Jambières d'éclair »
      | cible | Memnite (2) |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Memnite »
    Et Alice peut attaquer avec « Memnite (2) »

  @id:SS-639 @clause:ss-702.10a-static @control:ss-702.10a-static @cr:701.3a @cr:702.6a @cr:702.10a @cr:608.2b
  @needs:combat @needs:haste @needs:activated-abilities @needs:stack
  Scénario: Un équipement détruit en réponse à sa capacité d'équipement ne confère pas la célérité à la créature, un autre qui reste la confère
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis     |
      | Jambières d'éclair     | avant      |
      | Jambières d'éclair (2) | avant      |
      | Grizzlis               | ce tour-ci |
      | Loup de garde          | ce tour-ci |
    Et qu'Alice a en main
      | carte           |
      | Désenchantement |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice active « équipement » de « Jambières d'éclair »
      | cible | Grizzlis |
    Et qu'Alice lance « Désenchantement »
      | cible | Jambières d'éclair |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte              |
      | Jambières d'éclair |
      | Désenchantement    |
    Et Alice contrôle
      | carte    | sans              |
      | Grizzlis | célérité; linceul |
    Quand Alice active « équipement » de « Jambières d'éclair (2) »
      | cible | Loup de garde |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-640 @clause:x-ss-haste-lost-before-attack @control:x-ss-haste-lost-before-attack @cr:613.7e @cr:701.3b @cr:613.1f
  @needs:combat @needs:haste @needs:ability-removal @needs:layers
  Scénario: Sous Humilité les Jambières d'éclair confèrent la célérité à la créature à laquelle on les attache ensuite, et non à celle à laquelle elles sont déjà attachées
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis     | attaché à |
      | Grizzlis           | ce tour-ci |           |
      | Loup de garde      | ce tour-ci |           |
      | Jambières d'éclair | avant      | Grizzlis  |
    Et qu'Alice a en main
      | carte    |
      | Humilité |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Alors Alice contrôle
      | carte    | avec     |
      | Grizzlis | célérité |
    Quand Alice lance « Humilité »
    Et que la pile se résout
    Et qu'Alice active « équipement » de « Jambières d'éclair »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | sans              | attaché à |
      | Jambières d'éclair |     |                   | Grizzlis  |
      | Grizzlis           | 1/1 | célérité; linceul |           |
    Quand Alice active « équipement » de « Jambières d'éclair »
      | cible | Loup de garde |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | avec              | attaché à     |
      | Jambières d'éclair |     |                   | Loup de garde |
      | Loup de garde      | 1/1 | célérité; linceul |               |
    Et Alice ne peut pas attaquer avec « Grizzlis »
    Et Alice peut attaquer avec « Loup de garde »

  @id:SS-645 @clause:ss-702.10a-static @cr:702.10a @cr:702.16d @cr:704.5n
  @needs:combat @needs:haste @needs:protection @needs:color-change @needs:state-based-actions
  Scénario: Devenues noires, les Jambières d'éclair se détachent de la créature qui a la protection contre le noir, et celle-ci n'a plus la célérité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis     | attaché à       |
      | Chevalier blanc        | ce tour-ci |                 |
      | Chevalier noir         | ce tour-ci |                 |
      | Jambières d'éclair     | avant      | Chevalier blanc |
      | Jambières d'éclair (2) | avant      | Chevalier noir  |
    Et qu'Alice a en main
      | carte             |
      | Voile de mort     |
      | Voile de mort (2) |
    Et que la réserve de mana d'Alice contient {B}{B}
    Quand Alice lance « Voile de mort »
      | cible | Jambières d'éclair |
    Et que la pile se résout
    Et qu'Alice lance « Voile de mort (2) »
      | cible | Jambières d'éclair (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                  | couleurs | attaché à      |
      | Jambières d'éclair     | noir     | aucun          |
      | Jambières d'éclair (2) | noir     | Chevalier noir |
    Et Alice ne peut pas attaquer avec « Chevalier blanc »
    Et Alice peut attaquer avec « Chevalier noir »

  @id:SS-641 @clause:ss-702.10b-attack @cr:301.5c @cr:514.3a @cr:702.10b @cr:704.5n
  @needs:combat @needs:haste @needs:type-change @needs:state-based-actions @needs:turn-structure @needs:priority
  Scénario: Les Jambières d'éclair qui ont permis au Mutecaveau d'attaquer s'en détachent à l'étape de nettoyage, où les joueurs reçoivent alors la priorité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis     |
      | Jambières d'éclair | avant      |
      | Mutecaveau         | ce tour-ci |
      | Montagne           | avant      |
      | Montagne (2)       | avant      |
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Quand Alice active « {1} » de « Mutecaveau »
      | mana de | Montagne |
    Et que la pile se résout
    Et qu'Alice active « équipement » de « Jambières d'éclair »
      | cible | Mutecaveau |
    Et que la pile se résout
    Alors Alice peut attaquer avec « Mutecaveau »
    Quand la partie arrive à l'étape de nettoyage d'Alice
    Alors Alice contrôle
      | carte              | types    | attaché à |
      | Jambières d'éclair | artefact | aucun     |
      | Mutecaveau         | terrain  |           |
    Et Alice peut lancer « Choc »
      | cible   | Bob          |
      | mana de | Montagne (2) |
