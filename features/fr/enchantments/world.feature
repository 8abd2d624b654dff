# language: fr
Fonctionnalité: Les enchantements du monde
  Un enchantement du monde n'est pas une aura. Seul le dernier arrivé reste sur le champ de bataille, quels que soient
  les noms et les contrôleurs, et aucun de ceux qui sont arrivés les derniers ensemble.

  @id:EN-030 @clause:ench-212.4j-world-is-not-local @control:ench-212.4j-world-is-not-local
  @cr:205.4a @cr:303.4 @cr:303.4a @cr:704.5m
  @needs:world-rule @needs:stack @needs:state-based-actions @needs:auras @needs:haste @needs:combat @needs:targeting
  Scénario: Un enchantement du monde se lance sans cible et reste sans être attaché à quoi que ce soit, tandis qu'une aura a besoin d'une créature à cibler
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte  | depuis |
      | Plaine | avant  |
    Et qu'Alice a en main
      | carte               |
      | Croisée harmonieuse |
      | Grizzlis            |
      | Force sacrée        |
    Et que la réserve de mana d'Alice contient {G}{G}{G}
    Alors Alice ne peut pas lancer « Force sacrée »
      | mana de | Plaine |
    Et Alice peut lancer « Croisée harmonieuse »
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | types        | attaché à |
      | Croisée harmonieuse | enchantement | aucun     |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Force sacrée »
      | cible   | Grizzlis |
      | mana de | Plaine   |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | F/E | avec     | attaché à |
      | Grizzlis            | 3/4 | célérité |           |
      | Force sacrée        |     |          | Grizzlis  |
      | Croisée harmonieuse |     |          | aucun     |
    Et Alice peut attaquer avec « Grizzlis »

  @id:EN-031 @clause:ench-212.4j-world-rule
  @cr:117.5 @cr:205.4f @cr:704.3 @cr:704.5k
  @needs:world-rule @needs:state-based-actions @needs:haste @needs:stack
  Scénario: Quand un second enchantement du monde arrive sur le champ de bataille, le premier est mis au cimetière aussitôt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte               |
      | Croisée harmonieuse |
      | The Abyss           |
    Et que la réserve de mana d'Alice contient {G}{B}{B}{B}{B}
    Quand Alice lance « Croisée harmonieuse »
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | avec     |
      | Croisée harmonieuse |          |
      | Grizzlis            | célérité |
    Quand Alice lance « The Abyss »
    Alors Alice contrôle
      | carte               |
      | Croisée harmonieuse |
    Quand le sommet de la pile se résout
    Alors la pile est vide
    Et c'est la première phase principale d'Alice
    Et Alice contrôle
      | carte     | sans     |
      | The Abyss |          |
      | Grizzlis  | célérité |
    Et Alice a au cimetière
      | carte               |
      | Croisée harmonieuse |

  @id:EN-032 @control:ench-212.4j-world-rule @control:x-ench-world-any-name-any-controller
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions @needs:static-abilities @needs:haste
  Scénario: Un enchantement du monde reste à côté d'autres enchantements, même si plusieurs de ceux-ci ont le même nom
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Grizzlis               | avant  |
      | Croisée harmonieuse    | avant  |
      | Antienne glorieuse (1) | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Antienne glorieuse (2) |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Quand Alice lance « Antienne glorieuse (2) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                  | F/E | avec     |
      | Croisée harmonieuse    |     |          |
      | Antienne glorieuse (1) |     |          |
      | Antienne glorieuse (2) |     |          |
      | Grizzlis               | 4/4 | célérité |
    Et Alice a 0 carte au cimetière

  @id:EN-033 @clause:x-ench-world-any-name-any-controller @clause:ench-212.4j-world-rule
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions
  Scénario: L'enchantement du monde d'un adversaire remplace celui qui était là, même si leurs noms diffèrent
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte               | depuis |
      | Croisée harmonieuse | avant  |
      | Ornithoptère        | avant  |
    Et que Bob a en main
      | carte          |
      | Gravity Sphere |
    Et que la réserve de mana de Bob contient {R}{R}{R}
    Quand Bob lance « Gravity Sphere »
    Et que la pile se résout
    Alors Bob contrôle
      | carte          |
      | Gravity Sphere |
    Et Alice a au cimetière
      | carte               |
      | Croisée harmonieuse |
    Et Alice contrôle
      | carte        | sans          |
      | Ornithoptère | vol; célérité |

  @id:EN-034 @clause:x-ench-world-any-name-any-controller @clause:ench-212.4j-world-rule
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions
  Scénario: De deux enchantements du monde de même nom contrôlés par des joueurs différents, seul le plus récent reste
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte                          | depuis |
      | Croisée harmonieuse (ancienne) | avant  |
    Et que Bob a en main
      | carte                          |
      | Croisée harmonieuse (nouvelle) |
    Et que la réserve de mana de Bob contient {G}
    Quand Bob lance « Croisée harmonieuse (nouvelle) »
    Et que la pile se résout
    Alors Bob contrôle
      | carte                          |
      | Croisée harmonieuse (nouvelle) |
    Et Alice a au cimetière
      | carte                          |
      | Croisée harmonieuse (ancienne) |
    Et Bob a 0 carte au cimetière

  @id:EN-035 @clause:x-ench-world-any-name-any-controller @clause:ench-212.4j-world-rule
  @cr:205.4f @cr:704.5k
  @needs:world-rule @needs:state-based-actions
  Scénario: De deux enchantements du monde de même nom et de même contrôleur, le plus récent reste, sans que personne ne choisisse
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                          | depuis |
      | Croisée harmonieuse (ancienne) | avant  |
    Et qu'Alice a en main
      | carte                          |
      | Croisée harmonieuse (nouvelle) |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Croisée harmonieuse (nouvelle) »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                          |
      | Croisée harmonieuse (nouvelle) |
    Et Alice a au cimetière
      | carte                          |
      | Croisée harmonieuse (ancienne) |
    Et Alice a 1 carte au cimetière

  @id:EN-036 @clause:x-ench-world-tie
  @cr:704.5k
  @needs:world-rule @needs:simultaneous-events @needs:reanimation @needs:state-based-actions
  Scénario: Deux enchantements du monde qui arrivent ensemble sur le champ de bataille sont tous les deux mis au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte               |
      | Croisée harmonieuse |
      | The Abyss           |
      | Antienne glorieuse  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              |
      | Antienne glorieuse |
    Et Alice a au cimetière
      | carte               |
      | Réassortiment       |
      | Croisée harmonieuse |
      | The Abyss           |
    Et Alice a 3 cartes au cimetière

  @id:EN-037 @clause:x-ench-world-tie
  @cr:704.5k
  @needs:world-rule @needs:simultaneous-events @needs:reanimation @needs:state-based-actions
  Scénario: Un enchantement du monde plus ancien ne survit pas à l'égalité entre les deux plus récents
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte               |
      | Croisée harmonieuse |
      | The Abyss           |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte          | depuis |
      | Gravity Sphere | avant  |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Réassortiment       |
      | Croisée harmonieuse |
      | The Abyss           |
    Et Alice a 3 cartes au cimetière
    Et Bob a au cimetière
      | carte          |
      | Gravity Sphere |

  @id:EN-038 @clause:ench-212.4j-world-rule @control:x-ench-world-tie
  @cr:704.5k
  @needs:world-rule @needs:reanimation @needs:state-based-actions
  Scénario: Un enchantement du monde qui revient seul du cimetière est le plus récent et reste
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte         |
      | Réassortiment |
    Et qu'Alice a au cimetière
      | carte               |
      | Croisée harmonieuse |
      | Antienne glorieuse  |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et que Bob contrôle
      | carte          | depuis |
      | Gravity Sphere | avant  |
    Quand Alice lance « Réassortiment »
    Et que la pile se résout
    Alors Alice contrôle
      | carte               |
      | Croisée harmonieuse |
      | Antienne glorieuse  |
    Et Bob a au cimetière
      | carte          |
      | Gravity Sphere |

  @id:EN-633 @clause:ench-212.4j-world-rule @control:ench-212.4j-world-rule @ruleset:cr-2024 @ruleset:cr-2026
  @cr:205.4f @cr:704.5k @cr:707.2 @needs:world-rule @needs:copy @needs:state-based-actions @needs:turn-structure
  Scénario: Mirage miroir, là depuis plus longtemps, est le monde le plus récent dès qu'il copie un enchantement du monde, et n'en est plus un au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Mirage miroir | avant  |
      | Île           | avant  |
      | Île (2)       | avant  |
    Et qu'Alice a en main
      | carte               |
      | Croisée harmonieuse |
    Et que la réserve de mana d'Alice contient {G}
    Et que Bob contrôle
      | carte        | depuis |
      | Montagne     | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
    Et que Bob a en main
      | carte          |
      | Gravity Sphere |
    Quand Alice lance « Croisée harmonieuse »
    Et que la pile se résout
    Et qu'Alice active « {2} » de « Mirage miroir »
      | cible   | Croisée harmonieuse |
      | mana de | Île; Île (2)        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | nom                 | super-types |
      | Mirage miroir | Croisée harmonieuse | du monde    |
    Et Alice a au cimetière
      | carte               |
      | Croisée harmonieuse |
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob lance « Gravity Sphere »
      | mana de | Montagne; Montagne (2); Montagne (3) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | nom           |
      | Mirage miroir | Mirage miroir |
    Et Bob contrôle
      | carte          |
      | Gravity Sphere |

  @id:EN-634 @clause:ench-212.4j-world-rule @ruleset:cr-2004
  @cr:205.4f @cr:704.5k @cr:707.2 @needs:world-rule @needs:copy @needs:state-based-actions
  Scénario: Autrefois, Mirage miroir, qui copie un enchantement du monde arrivé après lui, est le plus ancien des deux, et va au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Mirage miroir | avant  |
      | Île           | avant  |
      | Île (2)       | avant  |
    Et qu'Alice a en main
      | carte               |
      | Croisée harmonieuse |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Croisée harmonieuse »
    Et que la pile se résout
    Et qu'Alice active « {2} » de « Mirage miroir »
      | cible   | Croisée harmonieuse |
      | mana de | Île; Île (2)        |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               |
      | Croisée harmonieuse |
    Et Alice a au cimetière
      | carte         |
      | Mirage miroir |
