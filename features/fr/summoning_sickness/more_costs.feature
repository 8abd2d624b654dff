# language: fr
Fonctionnalité: D'autres coûts, et des capacités conférées par d'autres permanents
  Une capacité avec {T} conférée à une créature est la sienne, même si c'est une capacité de mana ;
  être engagée pour le coût d'autre chose est une autre affaire.

  @id:SS-545 @clause:x-ss-mana-abilities-not-exempt @control:x-ss-mana-abilities-not-exempt @cr:302.6 @cr:602.5a
  @cr:605.3 @needs:mana-abilities @needs:activated-abilities @needs:turn-structure
  Scénario: Une créature lancée ce tour-ci ne peut pas être engagée pour du mana, même pendant le lancement d'un sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et qu'Alice a en main
      | carte             |
      | Elfes de Llanowar |
      | Grizzlis          |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Alice ne peut pas lancer « Grizzlis »
      | mana de | Forêt; Elfes de Llanowar |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut lancer « Grizzlis »
      | mana de | Forêt; Elfes de Llanowar |

  @id:SS-546 @clause:x-ss-granted-tap-ability @control:x-ss-granted-tap-ability @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:auras @needs:granted-abilities
  Scénario: De deux créatures à qui une aura confère une capacité avec {T}, seule celle contrôlée depuis le début du tour peut l'utiliser
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (anciens) | avant  |
      | Île                | avant  |
      | Île (2)            | avant  |
      | Île (3)            | avant  |
      | Île (4)            | avant  |
    Et qu'Alice a en main
      | carte                |
      | Grizzlis (nouveaux)  |
      | Étude hermétique (1) |
      | Étude hermétique (2) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis (nouveaux) »
    Et que la pile se résout
    Et qu'Alice lance « Étude hermétique (1) »
      | cible   | Grizzlis (nouveaux) |
      | mana de | Île; Île (2)        |
    Et que la pile se résout
    Et qu'Alice lance « Étude hermétique (2) »
      | cible   | Grizzlis (anciens) |
      | mana de | Île (3); Île (4)   |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Grizzlis (nouveaux) »
      | cible | Bob |
    Et Alice peut activer « {T} » de « Grizzlis (anciens) »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-547 @clause:x-ss-granted-mana-ability @control:x-ss-granted-mana-ability @cr:302.6 @cr:602.5a
  @needs:mana-abilities @needs:static-abilities @needs:granted-abilities
  Scénario: De deux créatures à qui le Rituel de cryptolithe confère une capacité de mana, seule celle contrôlée depuis le début du tour peut l'utiliser
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Rituel de cryptolithe | avant  |
      | Grizzlis (anciens)    | avant  |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (nouveaux) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | rouge   |
    Quand Alice lance « Grizzlis (nouveaux) »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Grizzlis (nouveaux) »
    Et Alice peut activer « {T} » de « Grizzlis (anciens) »
    Et la réserve de mana d'Alice contient {R}

  @id:SS-548 @clause:x-ss-noncreature-source-taps-sick-creature @control:x-ss-noncreature-source-taps-sick-creature
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scénario: Un artefact non-créature lancé ce tour-ci peut utiliser sa capacité avec {T}, même en engageant une créature lancée ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et qu'Alice a en main
      | carte                   |
      | Grizzlis                |
      | Tambour de sautefeuille |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | bleu    |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Tambour de sautefeuille »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice peut activer « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Grizzlis |
    Et la réserve de mana d'Alice contient {U}
    Et Alice contrôle
      | carte                   | engagé |
      | Grizzlis                | oui    |
      | Tambour de sautefeuille | oui    |

  @id:SS-549 @clause:x-ss-noncreature-source-taps-sick-creature @cr:302.6 @cr:602.5a @needs:activated-abilities
  @needs:mana-abilities @needs:type-change @needs:auras
  Scénario: Un artefact lancé ce tour-ci et devenu une créature ne peut pas utiliser sa capacité avec {T} en engageant une autre créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Forêt   | avant  |
      | Île     | avant  |
      | Île (2) | avant  |
    Et qu'Alice a en main
      | carte                       |
      | Grizzlis                    |
      | Tambour de sautefeuille     |
      | Infuser l'âme aux artefacts |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Et qu'Alice lance « Tambour de sautefeuille »
      | mana de | Forêt |
    Et que la pile se résout
    Et qu'Alice lance « Infuser l'âme aux artefacts »
      | cible   | Tambour de sautefeuille |
      | mana de | Île; Île (2)            |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Grizzlis |

  @id:SS-550 @clause:x-ss-one-creature-one-payment @control:x-ss-one-creature-one-payment @cr:107.5 @cr:118.3
  @needs:activated-abilities @needs:mana-abilities
  Scénario: La Dryade du terreau ne peut pas être engagée à la fois pour son {T} et comme l'autre créature dégagée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Dryade du terreau | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | bleu    |
    Alors Alice ne peut pas activer « {T}, engager » de « Dryade du terreau »
      | payé avec | Dryade du terreau |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice peut activer « {T}, engager » de « Dryade du terreau »
      | payé avec | Grizzlis |
    Et la réserve de mana d'Alice contient {U}
    Et Alice contrôle
      | carte             | engagé |
      | Dryade du terreau | oui    |
      | Grizzlis          | oui    |

  @id:SS-551 @clause:x-ss-crew-with-sick-creature @control:x-ss-crew-with-sick-creature @cr:302.6 @cr:702.122a
  @needs:combat @needs:vehicles @needs:activated-abilities
  Scénario: Une créature lancée ce tour-ci peut être engagée pour piloter un véhicule, mais seulement si elle est dégagée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Esquif volant | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice peut activer « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Et Alice ne peut pas activer « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Quand la pile se résout
    Alors Alice peut attaquer avec « Esquif volant »

  @id:SS-552 @clause:x-ss-dryad-arbor-pays-other-costs @control:x-ss-dryad-arbor-pays-other-costs @cr:302.6
  @cr:702.51a @needs:convoke @needs:mana-abilities
  Scénario: La Charmille dryade jouée ce tour-ci peut être engagée pour la convocation, mais pas pour son propre mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
      | Guivre de siège  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice joue « Charmille dryade »
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de | Charmille dryade |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Charmille dryade {G} |
    Et Alice contrôle
      | carte            | engagé |
      | Charmille dryade | oui    |

  @id:SS-579 @control:x-ss-dryad-arbor-pays-other-costs @cr:302.6 @cr:305.6 @needs:convoke @needs:mana-abilities
  Scénario: La Charmille dryade contrôlée depuis le début du tour peut être engagée pour son propre mana afin de lancer le même sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Charmille dryade | avant  |
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice peut lancer « Guivre de siège »
      | mana de | Charmille dryade |

  @id:SS-553 @clause:x-ss-dryad-arbor-pays-other-costs @cr:302.6 @needs:activated-abilities @needs:mana-abilities
  Scénario: La Charmille dryade jouée ce tour-ci peut être engagée pour la capacité du Tambour de sautefeuille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Tambour de sautefeuille | avant  |
    Et qu'Alice a en main
      | carte            |
      | Charmille dryade |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | bleu    |
    Quand Alice joue « Charmille dryade »
    Alors Alice peut activer « {T}, engager » de « Tambour de sautefeuille »
      | payé avec | Charmille dryade |
    Et la réserve de mana d'Alice contient {U}

  @id:SS-554 @clause:x-ss-effect-may-tap-sick-creature @cr:302.6 @cr:701.26a @needs:triggered-abilities
  @needs:activated-abilities
  Scénario: Un effet peut engager une créature lancée ce tour-ci, et la capacité de celle-ci qui se déclenche quand elle devient engagée se déclenche
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Opposition         | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte             |
      | Sage des jachères |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix      | réponse |
      | facultatif | oui     |
    Quand Alice lance « Sage des jachères »
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob active « engager » de « Opposition »
      | cible     | Sage des jachères  |
      | payé avec | Géant des collines |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | engagé |
      | Sage des jachères | oui    |
    Et Alice a 1 carte en main

  @id:SS-544 @clause:x-ss-put-attacking-not-declared @control:x-ss-put-attacking-not-declared @cr:302.6 @cr:508.4
  @cr:602.5a @needs:combat @needs:tokens @needs:triggered-abilities @needs:mana-abilities @needs:granted-abilities
  Scénario: Un jeton mis sur le champ de bataille attaquant ne peut pas utiliser de capacité avec {T} ce tour-ci, contrairement à la créature déclarée comme attaquante
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Chef de guerre léonin | avant  |
      | Rituel de cryptolithe | avant  |
      | Forêt                 | avant  |
    Et qu'Alice a en main
      | carte    |
      | Vitalité |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | bleu    |
    Quand Alice attaque avec « Chef de guerre léonin »
    Et que la pile se résout
    Et qu'Alice lance « Vitalité »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | engagé | attaque |
      | Chef de guerre léonin | non    | Bob     |
      | Chat (1)              | non    | Bob     |
    Et Alice ne peut pas activer « {T} » de « Chat (1) »
    Et Alice peut activer « {T} » de « Chef de guerre léonin »
    Et la réserve de mana d'Alice contient {U}

  @id:SS-669 @clause:x-ss-granted-mana-ability @control:x-ss-granted-mana-ability @cr:605.1a @cr:601.2g @cr:302.6
  @needs:mana-abilities @needs:activated-abilities @needs:layers
  Scénario: Avec le Rituel de cryptolithe, une créature qui a une autre capacité de {T}, qui n'est pas une capacité de mana, est engagée pour du mana, sauf si elle est arrivée ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis     |
      | Rituel de cryptolithe | avant      |
      | Sorcier sybarite      | avant      |
      | Sorcier sybarite (2)  | avant      |
      | Sorcier sybarite (3)  | ce tour-ci |
    Et qu'Alice a en main
      | carte        |
      | Vitalité     |
      | Vitalité (2) |
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | vert    |
      | couleur | vert    |
    Alors Alice ne peut pas lancer « Vitalité »
      | mana de | Sorcier sybarite (3) |
    Et Alice peut lancer « Vitalité »
      | mana de | Sorcier sybarite |
    Et Alice peut lancer « Vitalité (2) »
      | capacité de mana | Sorcier sybarite (2) : {T} |
    Et Bob a 20 points de vie
    Et la réserve de mana d'Alice est vide
