# language: fr
Fonctionnalité: Le texte qui énonce la couleur ou le type de la carte, ou une autre de ses caractéristiques
  Ce qu'une carte dit de sa couleur ou de ses types de créature vaut dans toutes les zones et survit à la perte des
  capacités, que ce soit une capacité ou non. Pour la force et l'endurance, les éditions des règles diffèrent.

  @id:AB-035 @clause:abil-402.3-colour-type-text-is-no-ability
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scénario: En 2002, une créature dont le seul texte énonçait ses types de créature n'avait pas de capacité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
      | Ultimus changebrume       | avant  |
    Alors Alice contrôle
      | carte               | F/E | capacités |
      | Ultimus changebrume | 5/5 | aucun     |

  @id:AB-036 @control:abil-402.3-colour-type-text-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scénario: Depuis 2003, le texte qui énonce les types de la créature elle-même est une capacité statique
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
      | Ultimus changebrume       | avant  |
    Alors Alice contrôle
      | carte               | F/E | capacités |
      | Ultimus changebrume | 3/3 | statique  |

  @id:AB-037 @clause:abil-402.3-applies-in-every-zone @control:abil-402.3-applies-in-every-zone
  @cr:118.9 @cr:204.2 @needs:characteristic-defining @needs:alternative-costs @needs:targeting
  Scénario: En main, une carte dont le coût de mana ne contient pas de mana rouge n'est une carte rouge que si elle dit elle-même l'être
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Pyrokinésie     |
      | Crimson Kobolds |
      | Ornithoptère    |
    Et que Bob contrôle
      | carte         | depuis |
      | Ange de Serra | avant  |
    Alors Alice ne peut pas lancer « Pyrokinésie »
      | cible      | Ange de Serra |
      | lancé avec | exil          |
      | payé avec  | Ornithoptère  |
    Et Alice peut lancer « Pyrokinésie »
      | cible      | Ange de Serra   |
      | lancé avec | exil            |
      | payé avec  | Crimson Kobolds |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte         |
      | Ange de Serra |
    Et Alice a en exil
      | carte           |
      | Crimson Kobolds |

  @id:AB-038 @clause:abil-402.3-applies-in-every-zone @control:abil-402.3-applies-in-every-zone
  @cr:204.2 @needs:characteristic-defining @needs:stack
  Scénario: Un sort de créature à {0} qui dit être rouge est rouge sur la pile et sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Crimson Kobolds |
      | Ornithoptère    |
    Quand Alice lance « Crimson Kobolds »
    Alors la pile contient
      | carte           | nature | couleurs |
      | Crimson Kobolds | sort   | rouge    |
    Quand la pile se résout
    Et qu'Alice lance « Ornithoptère »
    Alors la pile contient
      | carte        | nature | couleurs |
      | Ornithoptère | sort   | aucun    |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | couleurs |
      | Crimson Kobolds | rouge    |
      | Ornithoptère    | aucun    |

  @id:AB-039 @clause:abil-402.3-survives-ability-loss @control:abil-402.3-survives-ability-loss
  @cr:604.3 @cr:613.1e @cr:613.1f @needs:characteristic-defining @needs:ability-removal @needs:layers
  Scénario: Une créature qui perd toutes ses capacités garde la couleur qu'elle énonce, mais pas ses mots-clés
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte    |
      | Humilité |
    Et que la réserve de mana d'Alice contient {W}{W}{W}{W}
    Et qu'Alice contrôle
      | carte           | depuis |
      | Crimson Kobolds | avant  |
      | Ange de Serra   | avant  |
    Quand Alice lance « Humilité »
    Et que la pile se résout
    Alors Alice contrôle
      | carte           | couleurs | F/E | sans           |
      | Crimson Kobolds | rouge    | 1/1 |                |
      | Ange de Serra   | blanc    | 1/1 | vol; vigilance |

  @id:AB-040 @clause:abil-402.3-survives-ability-loss
  @cr:604.3 @cr:613.1d @cr:613.1f @needs:characteristic-defining @needs:ability-removal @needs:layers
  @needs:triggered-abilities @needs:targeting
  Scénario: Une créature qui perd toutes ses capacités garde les types de créature qu'elle énonce
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte        |
      | Escroc ondin |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et que Bob contrôle
      | carte               | depuis |
      | Roi des gobelins    | avant  |
      | Ultimus changebrume | avant  |
    Et qu'Alice choisira
      | choix | réponse             |
      | cible | Ultimus changebrume |
    Quand Alice lance « Escroc ondin »
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | F/E | engagé |
      | Roi des gobelins    | 2/2 | non    |
      | Ultimus changebrume | 4/4 | oui    |

  @id:AB-041 @clause:abil-402.3-not-for-other-characteristics
  @cr:604.3 @cr:613.1f @cr:613.4a @cr:107.2 @cr:704.5f
  @needs:characteristic-defining @needs:ability-removal @needs:layers
  @needs:state-based-actions @needs:triggered-abilities @needs:targeting
  Scénario: Une créature qui perd toutes ses capacités perd le texte qui définit sa force et son endurance, et meurt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte        |
      | Escroc ondin |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et que Bob contrôle
      | carte              | depuis |
      | Maro               | avant  |
      | Géant des collines | avant  |
    Et que Bob a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
      | Forêt (3) |
      | Forêt (4) |
      | Forêt (5) |
    Et qu'Alice choisira
      | choix | réponse |
      | cible | Maro    |
    Quand Alice lance « Escroc ondin »
    Et que le sommet de la pile se résout
    Alors Bob contrôle
      | carte | F/E |
      | Maro  | 5/5 |
    Quand la pile se résout
    Alors Bob a au cimetière
      | carte |
      | Maro  |

  @id:AB-042 @control:abil-402.3-not-for-other-characteristics
  @cr:613.1f @needs:ability-removal @needs:triggered-abilities @needs:targeting
  Scénario: Une créature dont la force et l'endurance sont imprimées les garde quand elle perd toutes ses capacités
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte        |
      | Escroc ondin |
    Et que la réserve de mana d'Alice contient {U}{U}
    Et que Bob contrôle
      | carte         | depuis |
      | Maro          | avant  |
      | Ange de Serra | avant  |
    Et que Bob a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
      | Forêt (3) |
      | Forêt (4) |
      | Forêt (5) |
    Et qu'Alice choisira
      | choix | réponse       |
      | cible | Ange de Serra |
    Quand Alice lance « Escroc ondin »
    Et que la pile se résout
    Alors Bob contrôle
      | carte         | F/E | sans |
      | Maro          | 5/5 |      |
      | Ange de Serra | 4/4 | vol  |

  @id:AB-044 @clause:abil-402.3-other-characteristics-only-in-play
  @cr:208.2a @cr:604.3 @needs:characteristic-defining @needs:triggered-abilities @needs:targeting @needs:reanimation
  Scénario: En 2002 et en 2004, une étoile comptait comme 0 au cimetière, quoi que le texte de la carte dise de sa force
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte      | depuis |
      | Sirlidiane | avant  |
    Et qu'Alice a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
      | Forêt (3) |
    Et qu'Alice a au cimetière
      | carte    |
      | Maro     |
      | Grizzlis |
    Et que Bob a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana de Bob contient {B}{B}
    Et qu'Alice choisira
      | choix | réponse |
      | cible | Maro    |
    Quand Bob lance « Terreur »
      | cible | Sirlidiane |
    Et que la pile se résout
    Alors Alice contrôle
      | carte | F/E |
      | Maro  | 3/3 |
    Et Alice a au cimetière
      | carte      |
      | Sirlidiane |
      | Grizzlis   |

  @id:AB-045 @control:abil-402.3-other-characteristics-only-in-play
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.6a @cr:208.2a @cr:604.3 @cr:109.5
  @needs:characteristic-defining @needs:triggered-abilities @needs:targeting @needs:reanimation
  Scénario: Aujourd'hui, le texte qui définit la force d'une carte le fait aussi au cimetière
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte      | depuis |
      | Sirlidiane | avant  |
    Et qu'Alice a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
      | Forêt (3) |
    Et qu'Alice a au cimetière
      | carte    |
      | Maro     |
      | Grizzlis |
    Et que Bob a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana de Bob contient {B}{B}
    Et qu'Alice ne pourra pas choisir
      | choix | réponse |
      | cible | Maro    |
    Et qu'Alice choisira
      | choix | réponse  |
      | cible | Grizzlis |
    Quand Bob lance « Terreur »
      | cible | Sirlidiane |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |
    Et Alice a au cimetière
      | carte      |
      | Maro       |
      | Sirlidiane |

  @id:AB-046 @control:abil-402.3-other-characteristics-only-in-play
  @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.6a @cr:208.2a @cr:604.3 @cr:109.5
  @needs:characteristic-defining @needs:triggered-abilities @needs:targeting @needs:reanimation
  Scénario: Avec deux cartes en main, une carte au cimetière dont la force est le nombre de ces cartes a une force de 2
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte      | depuis |
      | Sirlidiane | avant  |
    Et qu'Alice a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
    Et qu'Alice a au cimetière
      | carte    |
      | Maro     |
      | Grizzlis |
    Et que Bob a en main
      | carte   |
      | Terreur |
    Et que la réserve de mana de Bob contient {B}{B}
    Et qu'Alice choisira
      | choix | réponse |
      | cible | Maro    |
    Quand Bob lance « Terreur »
      | cible | Sirlidiane |
    Et que la pile se résout
    Alors Alice contrôle
      | carte | F/E |
      | Maro  | 2/2 |

  @id:AB-728 @control:abil-402.1-grants-abilities-to-others
  @cr:604.3 @cr:613.3 @cr:205.3m @needs:characteristic-defining @needs:static-abilities @needs:layers
  Scénario: Une créature qui est de tous les types de créature par son propre texte est un gobelin à temps pour recevoir la traversée des montagnes
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Ultimus changebrume | avant  |
      | Roi des gobelins    | avant  |
      | Grizzlis            | avant  |
    Alors Alice contrôle
      | carte               | F/E | avec                    |
      | Ultimus changebrume | 4/4 | traversée des montagnes |
    Et Alice contrôle
      | carte    | F/E | sans                    |
      | Grizzlis | 2/2 | traversée des montagnes |
