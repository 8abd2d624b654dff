# language: fr
Fonctionnalité: Ce qui compte comme une capacité
  Ni texte de rappel ni texte d'ambiance ; un désavantage, oui ; le texte d'un sort n'est pas une capacité sur la pile. Le
  texte qui définit une caractéristique de la carte ou un coût de la carte ne comptait pas en 2002, il compte depuis 2003.

  @id:AB-020 @clause:abil-402.1-non-rules-text-is-no-ability @control:abil-402.1-non-rules-text-is-no-ability
  @cr:113.1a @cr:207.2 @needs:abilities-predicate @needs:static-abilities
  Scénario: Une créature dont l'encadré de texte ne contient qu'un texte de rappel ou d'ambiance n'a pas de capacité, une créature avec une capacité à mot-clé en a une
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                     |
      | Pétroglyphes de Muraganda |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Golem à peau de glace | avant  |
      | Grizzlis              | avant  |
      | Ornithoptère          | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Ange de Serra      | avant  |
    Quand Alice lance « Pétroglyphes de Muraganda »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | F/E | capacités |
      | Golem à peau de glace | 4/4 | aucun     |
      | Grizzlis              | 4/4 | aucun     |
      | Ornithoptère          | 0/2 | statique  |
    Et Bob contrôle
      | carte              | F/E | capacités          |
      | Géant des collines | 5/5 | aucun              |
      | Ange de Serra      | 4/4 | statique; statique |

  @id:AB-021 @control:abil-402.1-non-rules-text-is-no-ability
  @cr:113.10 @needs:abilities-predicate @needs:static-abilities @needs:auras @needs:granted-abilities @needs:targeting
  Scénario: Une créature à laquelle une aura donne le vol a une capacité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Vol   |
    Et que la réserve de mana d'Alice contient {U}
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
      | Grizzlis (1)              | avant  |
      | Grizzlis (2)              | avant  |
    Quand Alice lance « Vol »
      | cible | Grizzlis (1) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | F/E | capacités |
      | Grizzlis (1) | 2/2 | statique  |
      | Grizzlis (2) | 4/4 | aucun     |

  @id:AB-022 @clause:abil-402.1-spell-text-no-separate-object @control:abil-402.1-spell-text-no-separate-object
  @cr:113.3a @cr:113.9 @needs:activated-abilities @needs:stack @needs:counter-ability @needs:targeting @needs:priority
  Scénario: Le texte d'un sort n'est ni une capacité activée ni une capacité déclenchée, et ce qui contrecarre les capacités ne peut pas le cibler
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana d'Alice contient {R}
    Et que Bob a en main
      | carte    |
      | Asphyxie |
    Et que la réserve de mana de Bob contient {U}
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice lance « Foudre »
      | cible | Bob |
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
      | Foudre           | sort     | Alice      |
    Quand Alice passe la priorité
    Alors Bob ne peut pas lancer « Asphyxie »
      | cible | Foudre |
    Et Bob ne peut pas lancer « Asphyxie »
      | cible | capacité : Foudre |
    Et Bob peut lancer « Asphyxie »
      | cible | capacité : Sorcier sybarite |
    Quand la pile se résout
    Alors Bob a 17 points de vie

  @id:AB-023 @control:abil-402.1-spell-text-no-separate-object
  @cr:113.3a @cr:701.6a @needs:stack @needs:targeting @needs:priority
  Scénario: Un sort dont on n'a pas encore suivi le texte est contrecarré en tant que sort, et son texte avec lui
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte  |
      | Foudre |
    Et que la réserve de mana d'Alice contient {R}
    Et que Bob a en main
      | carte      |
      | Contresort |
    Et que la réserve de mana de Bob contient {U}{U}
    Quand Alice lance « Foudre »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Alors Bob peut lancer « Contresort »
      | cible | Foudre |
    Quand la pile se résout
    Alors Bob a 20 points de vie
    Et la pile est vide

  @id:AB-024 @clause:abil-402.2-drawback-is-an-ability
  @cr:113.2a @cr:509.1b @needs:combat
  Scénario: Une créature dont le texte dit qu'elle ne peut pas bloquer ne peut pas être déclarée comme bloqueur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte         | depuis |
      | Géant poltron | avant  |
    Quand Alice attaque avec « Grizzlis »
    Alors Bob ne peut pas bloquer « Grizzlis » avec « Géant poltron »

  @id:AB-025 @clause:abil-402.2-drawback-is-an-ability @control:abil-402.2-drawback-is-an-ability
  @cr:113.2a @cr:613.1f @needs:combat @needs:ability-removal
  Scénario: Une créature qui a perdu toutes ses capacités a perdu celle qui l'empêchait de bloquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Humilité | avant  |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte         | depuis |
      | Géant poltron | avant  |
    Quand Alice attaque avec « Grizzlis »
    Alors Bob peut bloquer « Grizzlis » avec « Géant poltron »
    Et Bob contrôle
      | carte         | F/E | bloque   |
      | Géant poltron | 1/1 | Grizzlis |

  @id:AB-026 @clause:abil-402.1-characteristic-text-is-no-ability
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scénario: En 2002, une créature dont le seul texte définissait la force et l'endurance n'avait pas de capacité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
      | Forêt (3) |
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
      | Maro                      | avant  |
    Alors Alice contrôle
      | carte | F/E | capacités |
      | Maro  | 5/5 | aucun     |

  @id:AB-027 @control:abil-402.1-characteristic-text-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:604.3 @needs:abilities-predicate @needs:characteristic-defining @needs:static-abilities
  Scénario: Depuis 2003, le texte qui définit la force et l'endurance de la créature elle-même est une capacité statique
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Forêt (1) |
      | Forêt (2) |
      | Forêt (3) |
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
      | Maro                      | avant  |
    Alors Alice contrôle
      | carte | F/E | capacités |
      | Maro  | 3/3 | statique  |

  @id:AB-028 @clause:abil-402.4-additional-cost-is-no-ability @control:x-abil-cost-is-an-ability-now
  @ruleset:cr-2002
  @cr:113.2b @cr:118.8 @needs:abilities-predicate @needs:additional-costs @needs:static-abilities
  Scénario: En 2002, une créature dont le seul texte était un coût supplémentaire pour la jouer n'avait pas de capacité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Meurtrisseur improvisé |
    Et qu'Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Meurtrisseur improvisé »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                  | F/E | capacités |
      | Meurtrisseur improvisé | 6/7 | aucun     |
    Et Alice a en exil
      | carte    |
      | Grizzlis |

  @id:AB-029 @clause:x-abil-cost-is-an-ability-now @control:abil-402.4-additional-cost-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.2b @cr:118.8 @cr:604.5 @needs:abilities-predicate @needs:additional-costs @needs:static-abilities
  Scénario: Depuis 2003, un coût supplémentaire pour lancer une créature est une capacité de celle-ci, sur le champ de bataille aussi
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Meurtrisseur improvisé |
    Et qu'Alice a au cimetière
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Quand Alice lance « Meurtrisseur improvisé »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                  | F/E | capacités |
      | Meurtrisseur improvisé | 4/5 | statique  |
    Et Alice a en exil
      | carte    |
      | Grizzlis |

  @id:AB-030 @clause:abil-402.4-alternative-cost-is-no-ability @control:x-abil-cost-is-an-ability-now
  @ruleset:cr-2002
  @cr:113.2b @cr:118.9 @needs:abilities-predicate @needs:static-abilities @needs:alternative-costs
  Scénario: En 2002, une créature dont le seul texte était un coût de substitution pour la jouer n'avait pas de capacité
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
    Et qu'Alice a en main
      | carte               |
      | Tailleur de Linciel |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Quand Alice lance « Tailleur de Linciel »
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | F/E | capacités |
      | Tailleur de Linciel | 4/4 | aucun     |

  @id:AB-031 @clause:x-abil-cost-is-an-ability-now @control:abil-402.4-alternative-cost-is-no-ability
  @ruleset:cr-2004 @ruleset:cr-2024 @ruleset:cr-2026
  @cr:113.2b @cr:118.9 @cr:604.5 @needs:abilities-predicate @needs:static-abilities @needs:alternative-costs
  Scénario: Depuis 2003, un coût alternatif pour lancer une créature est une capacité de celle-ci, même si l'on a payé son coût de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                     | depuis |
      | Pétroglyphes de Muraganda | avant  |
    Et qu'Alice a en main
      | carte               |
      | Tailleur de Linciel |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Quand Alice lance « Tailleur de Linciel »
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | F/E | capacités |
      | Tailleur de Linciel | 2/2 | statique  |

  @id:AB-407 @control:abil-402.4-alternative-cost-is-no-ability
  @cr:118.9 @cr:601.2b @needs:abilities-predicate @needs:alternative-costs @needs:multiplayer
  Scénario: Tant qu'Alice contrôle une Forêt, elle peut faire gagner 5 points de vie à tous les autres joueurs au lieu de payer le Tailleur de Linciel
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Île   | avant  |
    Et que Bob contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et qu'Alice a en main
      | carte               |
      | Tailleur de Linciel |
      | Forêt (2)           |
    Alors Alice ne peut pas lancer « Tailleur de Linciel »
      | lancé avec | gain de points de vie |
    Quand Alice joue « Forêt (2) »
    Alors Alice peut lancer « Tailleur de Linciel »
      | lancé avec | gain de points de vie |
    Et Alice a 20 points de vie
    Et Bob a 25 points de vie
    Et Chloé a 25 points de vie
    Quand la pile se résout
    Alors Alice contrôle
      | carte               | coût de mana |
      | Tailleur de Linciel | {3}{G}       |
