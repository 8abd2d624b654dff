# language: fr
Fonctionnalité: Les créatures qui ont un autre type de carte
  Les créatures-artefacts et les créatures-terrains sont affectées comme les autres créatures ;
  un simple artefact ou un simple terrain ne l'est pas.

  @id:SS-220 @clause:ss-other-types-artifact-creature @control:ss-other-types-artifact-creature @cr:302.6 @needs:combat
  Scénario: Une créature-artefact ne peut pas attaquer le tour où elle est lancée, mais le peut au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte   |
      | Memnite |
    Quand Alice lance « Memnite »
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Memnite »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Memnite »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 19 points de vie

  @id:SS-221 @clause:ss-other-types-artifact-creature @control:ss-other-types-artifact-creature
  @cr:302.6 @needs:mana-abilities
  Scénario: Une créature-artefact ne peut pas s'engager pour du mana le tour où elle est lancée, mais le peut au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte       |
      | Myr argenté |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Myr argenté »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Myr argenté »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T} » de « Myr argenté »
    Et la réserve de mana d'Alice contient {U}

  @id:SS-222 @clause:ss-rule-ignores-other-types @control:ss-rule-ignores-other-types
  @clause:ss-other-types-artifact-creature @control:ss-other-types-artifact-creature
  @clause:ss-ex-dryad-arbor-mana @control:ss-ex-dryad-arbor-mana @cr:302.6 @cr:305.6 @needs:mana-abilities
  Scénario: Parmi les permanents arrivés ce tour-ci, l'artefact et le terrain s'engagent pour du mana, mais aucune créature ne le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Forêt              |
      | Charmille dryade   |
      | Pierre de l'esprit |
      | Myr argenté        |
    Et qu'Alice contrôle
      | carte       | depuis |
      | Exploration | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}
    Quand Alice joue « Forêt »
    Et qu'Alice joue « Charmille dryade »
    Et qu'Alice lance « Pierre de l'esprit »
    Et que la pile se résout
    Et qu'Alice lance « Myr argenté »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Myr argenté »
    Et Alice ne peut pas activer « {T} » de « Charmille dryade »
    Et Alice peut activer « {T} » de « Pierre de l'esprit »
    Et Alice peut activer « {T} » de « Forêt »
    Et la réserve de mana d'Alice contient {G}{C}

  @id:SS-223 @clause:ss-rule-ignores-other-types @control:ss-rule-ignores-other-types
  @control:ss-other-types-artifact-creature @cr:302.6 @needs:mana-abilities
  Scénario: Artefact, terrain, créature-artefact et créature-terrain contrôlés depuis le début du tour s'engagent tous pour du mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Forêt              | avant  |
      | Charmille dryade   | avant  |
      | Pierre de l'esprit | avant  |
      | Myr argenté        | avant  |
    Quand Alice active « {T} » de « Myr argenté »
    Et qu'Alice active « {T} » de « Charmille dryade »
    Et qu'Alice active « {T} » de « Pierre de l'esprit »
    Et qu'Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {U}{G}{G}{C}

  @id:SS-224 @clause:ss-305.6-intrinsic-mana @control:ss-ex-dryad-arbor-mana @cr:305.6 @needs:mana-abilities
  Scénario: La Charmille dryade s'engage pour un mana vert parce que c'est une forêt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Charmille dryade | avant  |
    Quand Alice active « {T} » de « Charmille dryade »
    Alors la réserve de mana d'Alice contient {G}
    Et Alice contrôle
      | carte            | types             | super-types | sous-types    | couleurs | F/E | engagé |
      | Charmille dryade | terrain; créature | aucun       | forêt; dryade | vert     | 1/1 | oui    |

  @id:SS-225 @clause:ss-ex-dryad-arbor-mana @control:ss-ex-dryad-arbor-mana
  @cr:305.6 @cr:302.6 @cr:602.5a @needs:mana-abilities
  Scénario: La Charmille dryade ne produit de mana ni le tour où elle est jouée ni pendant le tour adverse, mais en produit au tour suivant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
    Quand Alice joue « Charmille dryade »
    Alors Alice ne peut pas activer « {T} » de « Charmille dryade »
    Quand la partie arrive à la première phase principale de Bob
    Et que Bob passe la priorité
    Alors Alice ne peut pas activer « {T} » de « Charmille dryade »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T} » de « Charmille dryade »
    Et la réserve de mana d'Alice contient {G}

  @id:SS-226 @control:ss-ex-dryad-arbor-mana @cr:305.6 @cr:302.6 @needs:mana-abilities
  Scénario: Une forêt produit du mana dès le tour où elle est jouée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Forêt |
    Quand Alice joue « Forêt »
    Et qu'Alice active « {T} » de « Forêt »
    Alors la réserve de mana d'Alice contient {G}

  @id:SS-227 @control:ss-ex-dryad-arbor-mana @cr:305.6 @cr:302.6 @needs:mana-abilities
  Scénario: La Charmille dryade jouée à un tour précédent produit du mana pendant le tour adverse
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte            | depuis |
      | Charmille dryade | avant  |
    Quand Bob passe la priorité
    Et qu'Alice active « {T} » de « Charmille dryade »
    Alors la réserve de mana d'Alice contient {G}

  @id:SS-228 @clause:ss-dryad-arbor-attack @control:ss-dryad-arbor-attack @cr:302.6 @cr:508.1a @needs:combat
  Scénario: La Charmille dryade ne peut pas attaquer le tour où elle est jouée, mais le peut au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
    Quand Alice joue « Charmille dryade »
    Alors Alice ne peut pas attaquer avec « Charmille dryade »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Charmille dryade »
    Quand la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 19 points de vie
