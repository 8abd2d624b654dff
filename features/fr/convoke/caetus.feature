# language: fr
Fonctionnalité: La convocation donnée par Caetus, tyran des mers de Ségovie
  Caetus, au verso de l'Invasion de Ségovie, donne la convocation aux sorts non-créature que lance son contrôleur. S'il
  est sacrifié pour du mana pendant le lancement d'un tel sort, celui-ci n'a plus cette convocation au moment de payer
  ses coûts.

  @id:CV-070 @clause:x-cv-caetus-scope @control:cv-caetus-sacrificed
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scénario: Avec Caetus sur le champ de bataille, des créatures, dont Caetus, paient Divination
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Divination |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Grizzlis            | avant  |       |
      | Ornithoptère        | avant  |       |
    Alors Alice contrôle
      | carte               | nom                               | types    | F/E |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | créature | 3/3 |
    Quand Alice lance « Divination »
      | convocation | Invasion de Ségovie {U}; Grizzlis {1}; Ornithoptère {1} |
    Alors Alice contrôle
      | carte               | engagé |
      | Invasion de Ségovie | oui    |
      | Grizzlis            | oui    |
      | Ornithoptère        | oui    |
    Quand la pile se résout
    Alors Alice a 2 cartes en main

  @id:CV-071 @clause:cv-caetus-sacrificed @control:cv-caetus-sacrificed
  @cr:601.2g @cr:601.2h @cr:702.51a @cr:604.2
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:layers @needs:transform
  Scénario: Une créature peut être engagée pour Divination si une autre créature est sacrifiée pour du mana, mais pas si c'est Caetus lui-même
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Divination |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Autel d'Ashnod      | avant  |       |
      | Grizzlis            | avant  |       |
      | Sorcier sybarite    | avant  |       |
    Alors Alice ne peut pas lancer « Divination »
      | capacité de mana | Autel d'Ashnod : sacrifier : Invasion de Ségovie |
      | convocation      | Sorcier sybarite {U}                             |
    Et Alice peut lancer « Divination »
      | capacité de mana | Autel d'Ashnod : sacrifier : Grizzlis |
      | convocation      | Sorcier sybarite {U}                  |
    Et Alice contrôle
      | carte               | nom                               | engagé |
      | Invasion de Ségovie | Caetus, tyran des mers de Ségovie | non    |
      | Sorcier sybarite    |                                   | oui    |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice a 2 cartes en main

  @id:CV-072 @control:x-cv-cost-locked-in @clause:cv-caetus-sacrificed @control:cv-caetus-sacrificed
  @cr:601.2g @cr:601.2h @cr:702.51a @cr:604.2
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:layers @needs:transform
  Scénario: Une fois Caetus sacrifié pour du mana, le reste du coût de Divination peut être payé avec du mana, mais pas par la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Divination |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Autel d'Ashnod      | avant  |       |
      | Sorcier sybarite    | avant  |       |
      | Île                 | avant  |       |
    Alors Alice ne peut pas lancer « Divination »
      | capacité de mana | Autel d'Ashnod : sacrifier : Invasion de Ségovie |
      | convocation      | Sorcier sybarite {U}                             |
    Et Alice peut lancer « Divination »
      | mana de          | Île                                              |
      | capacité de mana | Autel d'Ashnod : sacrifier : Invasion de Ségovie |
    Et Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |
    Et Alice contrôle
      | carte            | engagé |
      | Sorcier sybarite | non    |
      | Île              | oui    |
    Quand la pile se résout
    Alors Alice a 2 cartes en main

  @id:CV-073 @clause:cv-caetus-other-source @clause:cv-caetus-sacrificed @control:cv-caetus-sacrificed
  @cr:601.2g @cr:601.2h @cr:702.51a @cr:702.51d @cr:604.2
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:layers @needs:transform
  Scénario: Si Caetus est sacrifié pour du mana, Divination n'a plus la convocation, mais Activer les flammes garde la sienne
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Divination          |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Autel d'Ashnod      | avant  |       |
      | Sorcier sybarite    | avant  |       |
      | Gobelin enragé      | avant  |       |
      | Géant des collines  | avant  |       |
    Alors Alice ne peut pas lancer « Divination »
      | capacité de mana | Autel d'Ashnod : sacrifier : Invasion de Ségovie |
      | convocation      | Sorcier sybarite {U}                             |
    Et Alice peut lancer « Activer les flammes »
      | cible            | Bob                                              |
      | capacité de mana | Autel d'Ashnod : sacrifier : Invasion de Ségovie |
      | convocation      | Gobelin enragé {R}; Géant des collines {R}       |
    Et Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-074 @clause:cv-caetus-other-source
  @cr:601.2g @cr:702.51a @cr:702.51d @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:transform
  Scénario: Un sort qui a lui-même la convocation peut être payé à la fois par la convocation et avec le mana obtenu en sacrifiant Caetus
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Autel phyrexian     | avant  |       |
      | Géant des collines  | avant  |       |
      | Grizzlis            | avant  |       |
      | Ornithoptère        | avant  |       |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | rouge   |
    Quand Alice lance « Activer les flammes »
      | cible            | Bob                                                    |
      | capacité de mana | Autel phyrexian : sacrifier : Invasion de Ségovie      |
      | convocation      | Géant des collines {R}; Grizzlis {1}; Ornithoptère {1} |
    Alors Alice a au cimetière
      | carte               |
      | Invasion de Ségovie |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 16 points de vie
