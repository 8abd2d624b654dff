# language: fr
Fonctionnalité: Les coûts qui peuvent être payés avec une créature ayant le mal d'invocation
  Le mal d'invocation interdit d'activer les capacités de la créature dont le coût d'activation comporte {T} ou {Q}.
  Être engagée pour toute autre partie d'un coût, même celui de sa propre capacité, ce n'est pas utiliser {T}.

  @id:SS-100 @clause:ss-other-costs-tapping @control:ss-other-costs-tapping
  @cr:302.6 @cr:602.5a @cr:118.3 @needs:activated-abilities
  Scénario: Une créature lancée ce tour-ci peut être engagée pour la capacité d'un autre permanent, mais une seule fois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Opposition | avant  |
    Et que Bob contrôle
      | carte     | depuis |
      | Forêt (1) | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte    |
      | Grizzlis |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice peut activer « engager » de « Opposition »
      | cible     | Forêt (1) |
      | payé avec | Grizzlis  |
    Quand la pile se résout
    Alors Bob contrôle
      | carte     | engagé |
      | Forêt (1) | oui    |
      | Forêt (2) | non    |
    Et Alice contrôle
      | carte    | engagé |
      | Grizzlis | oui    |
    Et Alice ne peut pas activer « engager » de « Opposition »
      | cible     | Forêt (2) |
      | payé avec | Grizzlis  |

  @id:SS-105 @clause:ss-ex-loam-dryad-self @control:ss-ex-loam-dryad-self @control:ss-ex-loam-dryad-other-sick
  @cr:302.6 @cr:602.5a @cr:605.1a @needs:activated-abilities @needs:mana-abilities @needs:turn-structure
  Scénario: La Dryade du terreau ne peut pas utiliser sa capacité de mana le tour où elle est lancée, même en engageant une autre créature arrivée plus tôt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte             |
      | Dryade du terreau |
    Et que la réserve de mana d'Alice contient {G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | bleu    |
    Quand Alice lance « Dryade du terreau »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T}, engager » de « Dryade du terreau »
      | payé avec | Grizzlis |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T}, engager » de « Dryade du terreau »
      | payé avec | Grizzlis |
    Et la réserve de mana d'Alice contient {U}
    Et Alice contrôle
      | carte             | engagé |
      | Dryade du terreau | oui    |
      | Grizzlis          | oui    |

  @id:SS-106 @clause:ss-ex-loam-dryad-other-sick @control:ss-ex-loam-dryad-other-sick
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scénario: L'autre créature engagée pour la capacité de la Dryade du terreau peut avoir été lancée ce tour-ci
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
      | couleur | rouge   |
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice peut activer « {T}, engager » de « Dryade du terreau »
      | payé avec | Grizzlis |
    Et la pile est vide
    Et la réserve de mana d'Alice contient {R}
    Et Alice contrôle
      | carte             | engagé |
      | Dryade du terreau | oui    |
      | Grizzlis          | oui    |

  @id:SS-107 @clause:ss-ex-heritage-druid-sick-elves @control:ss-ex-heritage-druid-sick-elves
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scénario: La capacité de la Druidesse de l'héritage peut être payée avec trois elfes lancés ce tour-ci, dont les capacités avec {T} ne peuvent pas encore être activées
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Druidesse de l'héritage | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Elfes de Llanowar (1) |
      | Elfes de Llanowar (2) |
      | Elfes de Llanowar (3) |
    Et que la réserve de mana d'Alice contient {G}{G}{G}
    Quand Alice lance « Elfes de Llanowar (1) »
    Et que la pile se résout
    Et qu'Alice lance « Elfes de Llanowar (2) »
    Et que la pile se résout
    Et qu'Alice lance « Elfes de Llanowar (3) »
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Elfes de Llanowar (1) »
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar (2) »
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar (3) »
    Et Alice peut activer « engager » de « Druidesse de l'héritage »
      | payé avec | Elfes de Llanowar (1); Elfes de Llanowar (2); Elfes de Llanowar (3) |
    Et la réserve de mana d'Alice contient {G}{G}{G}
    Et Alice contrôle
      | carte                   | engagé |
      | Druidesse de l'héritage | non    |
      | Elfes de Llanowar (1)   | oui    |
      | Elfes de Llanowar (2)   | oui    |
      | Elfes de Llanowar (3)   | oui    |

  @id:SS-108 @clause:ss-ex-heritage-druid-sick-elves @control:ss-ex-heritage-druid-sick-elves
  @cr:302.6 @cr:602.5a @cr:118.3 @needs:activated-abilities @needs:mana-abilities
  Scénario: La capacité de la Druidesse de l'héritage ne peut pas être payée tant que deux elfes seulement sont dégagés
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis | engagé |
      | Druidesse de l'héritage | avant  | oui    |
      | Elfes de Llanowar (1)   | avant  | non    |
      | Elfes de Llanowar (2)   | avant  | non    |
    Et qu'Alice a en main
      | carte                 |
      | Elfes de Llanowar (3) |
    Et que la réserve de mana d'Alice contient {G}
    Alors Alice ne peut pas activer « engager » de « Druidesse de l'héritage »
      | payé avec | Druidesse de l'héritage; Elfes de Llanowar (1); Elfes de Llanowar (2) |
    Quand Alice lance « Elfes de Llanowar (3) »
    Et que la pile se résout
    Alors Alice peut activer « engager » de « Druidesse de l'héritage »
      | payé avec | Elfes de Llanowar (1); Elfes de Llanowar (2); Elfes de Llanowar (3) |
    Et la réserve de mana d'Alice contient {G}{G}{G}

  @id:SS-109 @clause:ss-ex-heritage-druid-self @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:mana-abilities
  Scénario: La Druidesse de l'héritage peut être l'un des trois elfes engagés le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Elfes de Llanowar (1) | avant  |
      | Elfes de Llanowar (2) | avant  |
    Et qu'Alice a en main
      | carte                   |
      | Druidesse de l'héritage |
    Et que la réserve de mana d'Alice contient {G}
    Quand Alice lance « Druidesse de l'héritage »
    Et que la pile se résout
    Alors Alice peut activer « engager » de « Druidesse de l'héritage »
      | payé avec | Druidesse de l'héritage; Elfes de Llanowar (1); Elfes de Llanowar (2) |
    Et la réserve de mana d'Alice contient {G}{G}{G}
    Et Alice contrôle
      | carte                   | engagé |
      | Druidesse de l'héritage | oui    |
      | Elfes de Llanowar (1)   | oui    |
      | Elfes de Llanowar (2)   | oui    |

  @id:SS-417 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature
  @cr:702.122a @cr:601.2h @cr:302.6 @needs:vehicles @needs:activated-abilities
  Scénario: Les créatures qui pilotent doivent avoir la force demandée : une nouvelle de force 0 ne pilote pas l'Esquif volant, une de force 1 le pilote
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis     |
      | Esquif volant | avant      |
      | Ornithoptère  | ce tour-ci |
      | Memnite       | ce tour-ci |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Alors Alice ne peut pas activer « pilotage » de « Esquif volant »
      | payé avec | Ornithoptère |
    Et Alice ne peut pas activer « pilotage » de « Esquif volant »
      | payé avec | Géant des collines |
    Et Alice peut activer « pilotage » de « Esquif volant »
      | payé avec | Memnite |
    Quand la pile se résout
    Alors Alice contrôle
      | carte         | types              | engagé |
      | Esquif volant | artefact; créature | non    |
      | Memnite       | artefact; créature | oui    |
      | Ornithoptère  | artefact; créature | non    |

  @id:SS-418 @clause:ss-other-costs-tapping @control:ss-other-costs-tapping
  @cr:602.2b @cr:601.2h @cr:118.3 @needs:mana-abilities
  Scénario: Deux elfes ne paient pas pour la capacité de la Druidesse de l'héritage, qui en engage trois, pas plus que des elfes engagés
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis     | engagé |
      | Druidesse de l'héritage | ce tour-ci |        |
      | Elfes de Llanowar       | ce tour-ci |        |
      | Elfes de Llanowar (2)   | ce tour-ci | oui    |
      | Visionnaire elfe        | ce tour-ci |        |
    Alors Alice ne peut pas activer « engager » de « Druidesse de l'héritage »
      | payé avec | Druidesse de l'héritage; Elfes de Llanowar |
    Et Alice ne peut pas activer « engager » de « Druidesse de l'héritage »
      | payé avec | Druidesse de l'héritage; Elfes de Llanowar; Elfes de Llanowar (2) |
    Et Alice peut activer « engager » de « Druidesse de l'héritage »
      | payé avec | Druidesse de l'héritage; Elfes de Llanowar; Visionnaire elfe |
    Et la réserve de mana d'Alice contient {G}{G}{G}

  @id:SS-665 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature @cr:702.122a @cr:107.1b @cr:601.2h @needs:vehicles @needs:activated-abilities
  @needs:layers
  Scénario: Une créature arrivée ce tour-ci dont la force est négative peut être engagée pour piloter, mais diminue la force totale qui pilote
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis     |
      | Esquif volant      | avant      |
      | Esquif volant (2)  | avant      |
      | Invocation cruelle | avant      |
      | Ornithoptère       | ce tour-ci |
      | Grizzlis           | ce tour-ci |
      | Grizzlis (2)       | ce tour-ci |
      | Loup de garde      | ce tour-ci |
    Alors Alice ne peut pas activer « pilotage » de « Esquif volant »
      | payé avec | Ornithoptère; Grizzlis |
    Et Alice peut activer « pilotage » de « Esquif volant »
      | payé avec | Ornithoptère; Loup de garde |
    Et Alice peut activer « pilotage » de « Esquif volant (2) »
      | payé avec | Grizzlis |
    Et Alice contrôle
      | carte         | F/E  | engagé |
      | Ornithoptère  | -1/1 | oui    |
      | Loup de garde | 2/2  | oui    |
      | Grizzlis      | 1/1  | oui    |
      | Grizzlis (2)  | 1/1  | non    |

  @id:SS-666 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature @cr:702.122a @cr:601.2h @cr:302.6 @needs:vehicles @needs:activated-abilities
  Scénario: Un véhicule piloté arrivé ce tour-ci peut être engagé pour piloter un autre véhicule, mais pas pour se piloter lui-même à nouveau
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis     |
      | Esquif volant     | ce tour-ci |
      | Esquif volant (2) | ce tour-ci |
      | Memnite           | ce tour-ci |
      | Ornithoptère      | ce tour-ci |
    Quand Alice active « pilotage » de « Esquif volant »
      | payé avec | Memnite; Ornithoptère |
    Et que la pile se résout
    Alors Alice ne peut pas activer « pilotage » de « Esquif volant »
      | payé avec | Esquif volant |
    Et Alice peut activer « pilotage » de « Esquif volant (2) »
      | payé avec | Esquif volant |
    Quand la pile se résout
    Alors Alice contrôle
      | carte             | types              | engagé |
      | Esquif volant     | artefact; créature | oui    |
      | Esquif volant (2) | artefact; créature | non    |

  @id:SS-667 @clause:ss-other-costs-tapping @clause:x-ss-crew-with-sick-creature @control:ss-other-costs-tapping
  @control:x-ss-crew-with-sick-creature @cr:702.122a @cr:601.2h @cr:118.3 @needs:vehicles @needs:activated-abilities
  Scénario: Un joueur choisit quelles nouvelles créatures pilotent, engage la seule qui reste, et ne peut plus piloter quand il n'en reste aucune
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis     |
      | Esquif volant     | ce tour-ci |
      | Esquif volant (2) | ce tour-ci |
      | Memnite           | ce tour-ci |
      | Grizzlis          | ce tour-ci |
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice active « pilotage » de « Esquif volant »
    Alors Alice contrôle
      | carte    | engagé |
      | Grizzlis | oui    |
      | Memnite  | non    |
    Et Alice peut activer « pilotage » de « Esquif volant (2) »
    Et Alice contrôle
      | carte   | engagé |
      | Memnite | oui    |
    Et Alice ne peut pas activer « pilotage » de « Esquif volant (2) »

  @id:SS-668 @clause:ss-ex-heritage-druid-sick-elves @control:ss-ex-heritage-druid-sick-elves @cr:601.2h @cr:602.2b
  @cr:118.3 @cr:605.1a @needs:mana-abilities @needs:activated-abilities @needs:turn-structure
  Scénario: La Druidesse de l'héritage demande trois elfes dégagés, avec ou sans mal d'invocation : deux ne suffisent pas, trois sont tous engagés, de quatre on en choisit trois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis     |
      | Druidesse de l'héritage | ce tour-ci |
      | Elfes de Llanowar       | ce tour-ci |
      | Forêt                   | avant      |
      | Forêt (2)               | avant      |
    Et qu'Alice a en main
      | carte                 |
      | Elfes de Llanowar (2) |
      | Elfes de Llanowar (3) |
    Alors Alice ne peut pas activer « engager » de « Druidesse de l'héritage »
    Quand Alice lance « Elfes de Llanowar (2) »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice peut activer « engager » de « Druidesse de l'héritage »
    Et la réserve de mana d'Alice contient {G}{G}{G}
    Et Alice contrôle
      | carte                   | engagé |
      | Druidesse de l'héritage | oui    |
      | Elfes de Llanowar       | oui    |
      | Elfes de Llanowar (2)   | oui    |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Elfes de Llanowar (3) »
      | mana de | Forêt |
    Et que la pile se résout
    Et qu'Alice choisira
      | choix | réponse                                                               |
      | objet | Druidesse de l'héritage; Elfes de Llanowar (2); Elfes de Llanowar (3) |
    Et qu'Alice active « engager » de « Druidesse de l'héritage »
    Alors Alice contrôle
      | carte                 | engagé |
      | Elfes de Llanowar     | non    |
      | Elfes de Llanowar (3) | oui    |

  @id:SS-654 @clause:ss-302.6-untap-ability @control:ss-302.6-untap-ability @cr:107.6 @cr:302.6 @cr:602.5a
  @needs:activated-abilities @needs:untap-symbol @needs:mana-abilities
  Scénario: Pili-Pala contrôlé depuis le début du tour peut utiliser sa capacité {Q} s'il est engagé, et non s'il est dégagé
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis     | engagé |
      | Pili-Pala     | avant      |        |
      | Pili-Pala (2) | avant      | oui    |
      | Pili-Pala (3) | ce tour-ci | oui    |
    Et que la réserve de mana d'Alice contient {C}{C}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | vert    |
    Alors Alice ne peut pas activer « {2}, {Q} » de « Pili-Pala »
    Et Alice ne peut pas activer « {2}, {Q} » de « Pili-Pala (3) »
    Et Alice peut activer « {2}, {Q} » de « Pili-Pala (2) »
    Et la réserve de mana d'Alice contient {G}
