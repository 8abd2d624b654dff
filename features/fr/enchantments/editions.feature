# language: fr
Fonctionnalité: Les auras qui arrivent sans être lancées, et ce qui a changé d'une édition à l'autre
  Qui choisit ce qu'enchante une aura qu'un joueur met sur le champ de bataille sous le contrôle d'un autre, et où va une aura
  qui ne peut pas arriver depuis la pile.

  @id:EN-132 @clause:x-ench-noncast-controller-to-be-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scénario: Aujourd'hui, celui qui contrôlera une aura choisit ce qu'elle enchante, même si c'est le sort d'un autre joueur qui la ramène
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a au cimetière
      | carte     |
      | Pacifisme |
    Et que Bob choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Bob contrôle
      | carte     | propriétaire | attaché à          |
      | Pacifisme | Bob          | Géant des collines |

  @id:EN-133 @ruleset:cr-2004 @clause:ench-212.4e-noncast-controller-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scénario: En 2004, celui dont le sort ramenait une aura choisissait ce qu'elle enchantait, même si un autre joueur la contrôlait ensuite
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob a au cimetière
      | carte     |
      | Pacifisme |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Bob contrôle
      | carte     | propriétaire | attaché à |
      | Pacifisme | Bob          | Grizzlis  |

  @id:EN-134 @clause:ench-212.4e-noncast-controller-chooses @control:x-ench-noncast-controller-to-be-chooses
  @cr:303.4f @needs:auras @needs:reanimation
  Scénario: La joueuse dont le sort ramène une aura sous son propre contrôle choisit ce que cette aura enchante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a au cimetière
      | carte     |
      | Pacifisme |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Alice contrôle
      | carte     | propriétaire | attaché à |
      | Pacifisme | Alice        | Grizzlis  |

  @id:EN-135 @clause:x-ench-noncast-controller-to-be-chooses
  @cr:101.4 @cr:303.4f @needs:auras @needs:reanimation @needs:simultaneous-events
  Scénario: Quand un même sort ramène une aura pour chaque joueur, chacun choisit pour celle qu'il contrôlera
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                        |
      | Ouvrez les chambres fortes ! |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a au cimetière
      | carte        |
      | Force sacrée |
    Et que Bob a au cimetière
      | carte     |
      | Pacifisme |
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Et que Bob choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Ouvrez les chambres fortes ! »
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | attaché à          |
      | Géant des collines | 4/5 | aucun              |
      | Force sacrée       |     | Géant des collines |
    Et Bob contrôle
      | carte     | attaché à |
      | Pacifisme | Grizzlis  |

  @id:EN-136 @clause:x-ench-no-host-from-stack
  @cr:303.4f @cr:303.4g @cr:707.5 @needs:auras @needs:copy @needs:stack @needs:triggered-abilities
  Scénario: Copie d'enchantement qui, devenue la copie d'une aura, ne pourrait rien enchanter va de la pile au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Copie d'enchantement |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que Bob contrôle
      | carte                  | depuis | attaché à |
      | Grizzlis               | avant  |           |
      | Entraînement setessien | avant  | Grizzlis  |
    Et qu'Alice choisira
      | choix | réponse                |
      | objet | Entraînement setessien |
    Quand Alice lance « Copie d'enchantement »
    Et que le sommet de la pile se résout
    Alors la pile est vide
    Et Alice a au cimetière
      | carte                |
      | Copie d'enchantement |
    Et Alice a 0 carte en main
    Et Bob contrôle
      | carte                  | F/E | attaché à |
      | Grizzlis               | 3/2 |           |
      | Entraînement setessien |     | Grizzlis  |

  @id:EN-137 @control:x-ench-no-host-from-stack
  @cr:303.4f @cr:707.5 @needs:auras @needs:copy @needs:stack @needs:triggered-abilities
  Scénario: Copie d'enchantement devenue la copie d'une aura arrive attachée à la créature que la copie peut enchanter
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Copie d'enchantement |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et que Bob contrôle
      | carte                  | depuis | attaché à |
      | Grizzlis               | avant  |           |
      | Entraînement setessien | avant  | Grizzlis  |
    Et qu'Alice choisira
      | choix | réponse                |
      | objet | Entraînement setessien |
      | objet | Géant des collines     |
    Quand Alice lance « Copie d'enchantement »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom                    | F/E | avec        | attaché à          |
      | Copie d'enchantement | Entraînement setessien |     |             | Géant des collines |
      | Géant des collines   |                        | 4/3 | piétinement |                    |
    Et Alice a 1 carte en main

  @id:EN-723 @ruleset:cr-2004 @control:ench-212.4g-cannot-enchant-itself
  @cr:303.4d @needs:auras @needs:type-change @needs:layers @needs:state-based-actions
  Scénario: En 2004 une aura devenue une créature restait attachée, car elle pouvait enchanter tout sauf elle-même
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis | attaché à |
      | Treille de mycosynthèse | avant  |           |
      | Grizzlis                | avant  |           |
      | Force sacrée            | avant  | Grizzlis  |
    Et qu'Alice a en main
      | carte               |
      | Marche des machines |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Marche des machines »
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte        | types                            | F/E | attaché à |
      | Grizzlis     | artefact; créature               | 3/4 |           |
      | Force sacrée | artefact; créature; enchantement | 1/1 | Grizzlis  |
    Et Alice a 0 carte au cimetière
