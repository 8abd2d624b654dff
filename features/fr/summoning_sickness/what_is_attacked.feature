# language: fr
Fonctionnalité: Le mal d'invocation et ce qui est attaqué
  Une créature qui a le mal d'invocation n'attaque absolument rien, ni joueur ni bataille.

  @id:SS-575 @clause:x-ss-any-attack-target @control:x-ss-any-attack-target @cr:302.6 @cr:508.1a @cr:508.1b
  @needs:combat @needs:battles
  Scénario: Une créature lancée ce tour-ci ne peut attaquer ni l'adversaire ni une bataille, une plus ancienne peut attaquer la bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis (anciens)  | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (nouveaux) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis (nouveaux) »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
      | Grizzlis (nouveaux) | Invasion de Ségovie |
    Et Alice peut attaquer avec « Grizzlis (anciens) »
      | Grizzlis (anciens) | Invasion de Ségovie |
    Quand la partie arrive à l'étape des blessures de combat d'Alice
    Alors Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 2 défense |

  @id:SS-576 @control:x-ss-any-attack-target @cr:508.1a @cr:508.1b @needs:combat @needs:battles
  Scénario: Une créature contrôlée depuis le début du tour peut attaquer l'adversaire même s'il y a une bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis | marqueurs | protecteur |
      | Grizzlis            | avant  |           |            |
      | Invasion de Ségovie | avant  | 4 défense | Bob        |
    Quand Alice attaque avec « Grizzlis »
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 18 points de vie
    Et Alice contrôle
      | carte               | marqueurs |
      | Invasion de Ségovie | 4 défense |

  @id:SS-643 @clause:x-ss-any-attack-target @control:x-ss-any-attack-target @cr:302.6 @cr:508.1b @cr:120.3c
  @needs:combat @needs:custom-cards @needs:counters @needs:state-based-actions
  Scénario: Une créature arrivée ce tour-ci ne peut pas attaquer un planeswalker, une plus ancienne le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis     |
      | Grizzlis      | avant      |
      | Loup de garde | ce tour-ci |
    Et que Bob contrôle
      | carte                | depuis | marqueurs |
      | Planeswalker d'essai | avant  | 3 loyauté |
    Alors Alice ne peut pas attaquer avec « Loup de garde »
      | Loup de garde | Planeswalker d'essai |
    Quand Alice attaque avec « Grizzlis »
      | Grizzlis | Planeswalker d'essai |
    Et que la partie arrive à l'étape des blessures de combat d'Alice
    Alors Bob a 20 points de vie
    Et Bob contrôle
      | carte                | marqueurs |
      | Planeswalker d'essai | 1 loyauté |
