# language: fr
Fonctionnalité: Les copies et le mal d'invocation
  Qu'une copie ait ou non le mal d'invocation ne dépend que d'elle-même, jamais de la créature copiée.

  @id:SS-240 @clause:ss-copy-enters-as @control:ss-copy-enters-as
  @clause:ss-sickness-not-copied @control:ss-sickness-not-copied @cr:302.6 @cr:707.5 @cr:707.2 @needs:combat @needs:copy
  Scénario: Une créature qui arrive comme copie ne peut pas attaquer ce tour-ci, même si la créature copiée le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse          |
      | objet | Sorcier sybarite |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom              |
      | Clone | Sorcier sybarite |
    Et Alice ne peut pas attaquer avec « Clone »
    Et Alice peut attaquer avec « Sorcier sybarite »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Bob a 19 points de vie
    Et Alice peut attaquer avec « Clone »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 18 points de vie

  @id:SS-241 @clause:ss-copy-enters-as @control:ss-copy-enters-as @cr:302.6 @cr:707.5
  @needs:copy @needs:activated-abilities
  Scénario: Une créature qui arrive comme copie ne peut pas utiliser sa capacité avec {T} ce tour-ci, même si la créature copiée le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse          |
      | objet | Sorcier sybarite |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Clone »
      | cible | Bob |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « {T} » de « Clone »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 18 points de vie

  @id:SS-242 @clause:ss-copy-token @control:ss-copy-token @cr:302.6 @cr:707.1 @cr:111.1
  @needs:combat @needs:copy @needs:tokens
  Scénario: Un jeton qui est une copie d'une créature ne peut pas attaquer le tour où il est créé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Équivalent caquetant |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Équivalent caquetant »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                    | nom              | jeton |
      | Sorcier sybarite (copie) | Sorcier sybarite | oui   |
    Et Alice ne peut pas attaquer avec « Sorcier sybarite (copie) »
    Et Alice peut attaquer avec « Sorcier sybarite »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Bob a 19 points de vie
    Et Alice peut attaquer avec « Sorcier sybarite (copie) »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 18 points de vie

  @id:SS-243 @clause:ss-copy-token @control:ss-copy-token @cr:302.6 @cr:707.1 @cr:111.1
  @needs:copy @needs:tokens @needs:activated-abilities
  Scénario: Un jeton qui est une copie d'une créature ne peut pas utiliser sa capacité avec {T} le tour où il est créé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Équivalent caquetant |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Quand Alice lance « Équivalent caquetant »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite (copie) »
      | cible | Bob |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « {T} » de « Sorcier sybarite (copie) »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 18 points de vie

  @id:SS-244 @clause:ss-copy-becomes-sick @cr:302.6 @cr:707.4 @needs:combat @needs:copy @needs:activated-abilities
  Scénario: Une créature lancée ce tour-ci qui devient une copie d'une autre ne peut toujours ni utiliser une capacité avec {T} ni attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Grizzlis    |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom              |
      | Grizzlis | Sorcier sybarite |
    Et Alice ne peut pas activer « {T} » de « Grizzlis »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie
    Et Alice ne peut pas attaquer avec « Grizzlis »

  @id:SS-245 @clause:ss-copy-becomes-not-sick @control:ss-copy-becomes-sick @cr:302.6 @cr:707.4
  @needs:copy @needs:activated-abilities
  Scénario: Une créature contrôlée depuis le début du tour peut utiliser la capacité avec {T} qu'elle acquiert en devenant une copie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Grizzlis         | avant  |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Formemiroir »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Et qu'Alice active « {T} » de « Grizzlis »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-246 @clause:ss-copy-becomes-not-sick @control:ss-copy-becomes-sick @cr:302.6 @cr:707.4
  @needs:combat @needs:copy
  Scénario: Une créature contrôlée depuis le début du tour peut attaquer après être devenue une copie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Grizzlis         | avant  |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Formemiroir »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Et qu'Alice attaque avec « Grizzlis »
    Alors Alice contrôle
      | carte    | nom              | attaque |
      | Grizzlis | Sorcier sybarite | Bob     |
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 19 points de vie

  @id:SS-247 @clause:ss-copy-source-irrelevant @control:ss-copy-source-irrelevant @cr:302.6 @cr:707.2
  @needs:copy @needs:activated-abilities
  Scénario: Une créature devenue la copie d'une créature lancée ce tour-ci peut utiliser sa capacité avec {T}, mais pas l'original
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
      | Formemiroir      |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Quand Alice active « {T} » de « Grizzlis »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-248 @clause:ss-sickness-not-copied @control:ss-sickness-not-copied
  @clause:ss-copy-source-irrelevant @control:ss-copy-source-irrelevant @cr:302.6 @cr:707.2 @needs:combat @needs:copy
  Scénario: Une créature devenue la copie d'une créature lancée ce tour-ci peut attaquer, mais pas l'original
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Sorcier sybarite |
      | Formemiroir      |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}{U}
    Quand Alice lance « Sorcier sybarite »
    Et que la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Sorcier sybarite »
    Et Alice peut attaquer avec « Grizzlis »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 19 points de vie

  @id:SS-249 @clause:ss-copy-same-object @cr:707.4 @needs:combat @needs:copy @needs:layers @needs:triggered-abilities
  Scénario: Une créature attaquante qui devient une copie continue d'attaquer, garde les autres effets et n'est pas arrivée de nouveau
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
      | Formemiroir            |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Grizzlis         | avant  |
      | Visionnaire elfe | avant  |
      | Forêt            | avant  |
      | Île              | avant  |
      | Île (2)          | avant  |
      | Île (3)          | avant  |
      | Île (4)          | avant  |
      | Île (5)          | avant  |
      | Île (6)          | avant  |
    Quand Alice attaque avec « Grizzlis »
    Et qu'Alice lance « Croissance gigantesque »
      | cible   | Grizzlis |
      | mana de | Forêt    |
    Et que la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible   | Visionnaire elfe                                 |
      | mana de | Île; Île (2); Île (3); Île (4); Île (5); Île (6) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom              | F/E | engagé | attaque |
      | Grizzlis | Visionnaire elfe | 4/4 | oui    | Bob     |
    Et Alice a 0 carte en main
    Et Alice a 10 cartes dans sa bibliothèque
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 16 points de vie

  @id:SS-250 @clause:ss-copy-same-object @cr:707.4
  @needs:copy @needs:counters @needs:auras @needs:triggered-abilities @needs:layers
  Scénario: Une créature qui devient une copie garde ses marqueurs et ses auras
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte            | depuis | marqueurs |
      | Grizzlis         | avant  | 1 +1/+1   |
      | Visionnaire elfe | avant  |           |
    Et que Bob contrôle
      | carte          | depuis | attaché à |
      | Force sacrée   | avant  | Grizzlis  |
      | Garde des âmes | avant  |           |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Quand Alice lance « Formemiroir »
      | cible | Visionnaire elfe |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom              | F/E | marqueurs |
      | Grizzlis | Visionnaire elfe | 3/4 | 1 +1/+1   |
    Et Bob contrôle
      | carte        | attaché à |
      | Force sacrée | Grizzlis  |
    Et Bob a 20 points de vie
    Et Alice a 0 carte en main

  @id:SS-251 @control:ss-copy-same-object @cr:707.4 @cr:707.5 @needs:copy @needs:triggered-abilities
  Scénario: Une capacité qui se déclenche quand une créature arrive se déclenche aussi pour celle qui arrive comme copie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Visionnaire elfe | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse          |
      | objet | Visionnaire elfe |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom              |
      | Clone | Visionnaire elfe |
    Et Alice a 1 carte en main
    Et Alice a 9 cartes dans sa bibliothèque

  @id:SS-252 @clause:ss-copy-noncreature @control:ss-copy-noncreature @cr:302.6 @cr:707.5
  @needs:copy @needs:activated-abilities
  Scénario: Une carte de créature arrivée comme copie d'un artefact non-créature peut utiliser aussitôt sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Métamorphe phyrexian |
      | Grizzlis             |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Amulette de vif-argent | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse                |
      | objet | Amulette de vif-argent |
      | objet | Grizzlis               |
    Quand Alice lance « Métamorphe phyrexian »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom                    | types    |
      | Métamorphe phyrexian | Amulette de vif-argent | artefact |
    Quand Alice active « {4}, {T} » de « Métamorphe phyrexian »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | engagé |
      | Métamorphe phyrexian | oui    |
      | Grizzlis             | non    |

  @id:SS-253 @clause:ss-copy-noncreature @control:ss-copy-noncreature @cr:302.6 @cr:707.5
  @needs:copy @needs:activated-abilities
  Scénario: Une carte de créature arrivée comme copie d'une créature doit attendre le prochain tour de son contrôleur pour utiliser sa capacité avec {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Métamorphe phyrexian |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse          |
      | objet | Sorcier sybarite |
    Quand Alice lance « Métamorphe phyrexian »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom              | types              |
      | Métamorphe phyrexian | Sorcier sybarite | artefact; créature |
    Et Alice ne peut pas activer « {T} » de « Métamorphe phyrexian »
      | cible | Bob |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « {T} » de « Métamorphe phyrexian »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-678 @clause:ss-copy-noncreature @control:ss-copy-noncreature @cr:107.4f @cr:119.4 @cr:601.2h @cr:302.6
  @cr:707.5 @needs:copy @needs:mana-abilities
  Scénario: Le Métamorphe phyrexian, lancé pour 2 points de vie au lieu de mana bleu, s'engage aussitôt comme copie de l'Anneau solaire ; à 1 point de vie, il faut du mana bleu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a 3 points de vie
    Et qu'Alice a en main
      | carte                    |
      | Métamorphe phyrexian     |
      | Métamorphe phyrexian (2) |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Anneau solaire | avant  |
      | Île            | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Anneau solaire |
    Quand Alice lance « Métamorphe phyrexian »
    Alors Alice a 1 point de vie
    Et la réserve de mana d'Alice contient {C}
    Quand la pile se résout
    Alors Alice peut activer « {T} » de « Métamorphe phyrexian »
    Et la réserve de mana d'Alice contient {C}{C}{C}
    Et Alice ne peut pas lancer « Métamorphe phyrexian (2) »
    Et Alice peut lancer « Métamorphe phyrexian (2) »
      | mana de | Île |
    Et Alice a 1 point de vie

  @id:SS-696 @clause:ss-copy-noncreature @control:ss-copy-noncreature
  @cr:707.2 @cr:302.6 @needs:copy @needs:activated-abilities @needs:auras @needs:targeting
  Scénario: Formemiroir ne fait pas de tout une copie d'une aura, mais bien d'un artefact non-créature, dont une créature lancée ce tour-ci peut aussitôt utiliser la capacité {T}
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Memnite     |
      | Formemiroir |
    Et qu'Alice contrôle
      | carte     | depuis |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
      | Forêt (3) | avant  |
      | Forêt (4) | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et que Bob contrôle
      | carte                      | depuis | attaché à     |
      | Loup de garde              | avant  |               |
      | Force sacrée               | avant  | Loup de garde |
      | Couronne des temps anciens | avant  |               |
    Quand Alice lance « Memnite »
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Formemiroir »
      | cible | Force sacrée |
    Et Alice peut lancer « Formemiroir »
      | cible | Couronne des temps anciens |
    Quand la pile se résout
    Alors Alice contrôle
      | carte   | nom                        | types    |
      | Memnite | Couronne des temps anciens | artefact |
    Et Alice peut activer « {4}, {T} » de « Memnite »
      | cible   | Force sacrée                           |
      | mana de | Forêt; Forêt (2); Forêt (3); Forêt (4) |

  @id:SS-697 @clause:ss-copy-enters-as @control:ss-copy-enters-as
  @cr:614.12 @cr:707.5 @cr:302.6 @needs:combat @needs:copy @needs:reanimation @needs:simultaneous-events
  Scénario: Le Métamorphe phyrexian ne peut pas arriver comme une copie de ce qui revient en même temps que lui ; plus tard il le peut, d'une seule créature, et n'attaque pas avant le prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
      | Réanimation                  |
    Et qu'Alice a au cimetière
      | carte                |
      | Memnite              |
      | Ornithoptère         |
      | Métamorphe phyrexian |
    Et qu'Alice contrôle
      | carte  | depuis |
      | Marais | avant  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | F/E |
      | Memnite      | 1/1 |
      | Ornithoptère | 0/2 |
    Et Alice a au cimetière
      | carte                        |
      | Métamorphe phyrexian         |
      | Ouvrez les chambres fortes ! |
    Quand Alice ne pourra pas choisir
      | choix | réponse               |
      | objet | Memnite; Ornithoptère |
    Et qu'Alice choisira
      | choix | réponse |
      | objet | Memnite |
    Et qu'Alice lance « Réanimation »
      | cible   | Métamorphe phyrexian |
      | mana de | Marais               |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom     | F/E |
      | Métamorphe phyrexian | Memnite | 1/1 |
    Et Alice ne peut pas attaquer avec « Métamorphe phyrexian »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Métamorphe phyrexian »

  @id:SS-679 @clause:ss-copy-noncreature @cr:107.4f @cr:119.4 @cr:601.2h @cr:704.5a @cr:302.6 @cr:707.5 @needs:copy
  @needs:mana-abilities
  Scénario: Une copie de l'Anneau solaire lancée pour des points de vie s'engage aussitôt pour une autre copie, pour laquelle son contrôleur peut payer ses 2 derniers points de vie
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a 4 points de vie
    Et qu'Alice a en main
      | carte                    |
      | Métamorphe phyrexian     |
      | Métamorphe phyrexian (2) |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Anneau solaire | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse        |
      | objet | Anneau solaire |
    Quand Alice lance « Métamorphe phyrexian »
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Métamorphe phyrexian »
    Et Alice peut lancer « Métamorphe phyrexian (2) »
    Et Alice a 0 point de vie
