# language: fr
Fonctionnalité: Ce qui est copié
  Une copie reprend les valeurs imprimées, les effets de copie, le statut face cachée
  et ce qui est fixé à l'arrivée ; rien d'autre.

  @id:SS-270 @clause:ss-706.2-copiable-values @cr:707.2 @needs:copy @needs:mana-abilities
  Scénario: Une copie reprend le nom, le coût de mana, la couleur, les types, la force, l'endurance et les capacités de l'original
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Druidesse de l'héritage | avant  |
      | Visionnaire elfe        | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse                 |
      | objet | Druidesse de l'héritage |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom                     | coût de mana | couleurs | types    | sous-types   | F/E |
      | Clone | Druidesse de l'héritage | {G}          | vert     | créature | elfe; druide | 1/1 |
    Quand Alice active « engager » de « Clone »
      | payé avec | Clone; Druidesse de l'héritage; Visionnaire elfe |
    Alors la réserve de mana d'Alice contient {G}{G}{G}

  @id:SS-271 @clause:ss-706.2-copiable-values @clause:ss-copy-enters-as @control:ss-copy-enters-as
  @cr:707.2 @cr:707.5 @cr:302.6 @needs:copy @needs:mana-abilities
  Scénario: Une copie d'une créature-terrain reprend son indicateur de couleur, n'a pas de coût de mana et a le mal d'invocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte            | depuis |
      | Charmille dryade | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse          |
      | objet | Charmille dryade |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom              | coût de mana | couleurs | types             | sous-types    | F/E |
      | Clone | Charmille dryade | aucun        | vert     | terrain; créature | forêt; dryade | 1/1 |
    Et Alice ne peut pas activer « {T} » de « Clone »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T} » de « Clone »
    Et la réserve de mana d'Alice contient {G}

  @id:SS-272 @clause:ss-706.2-copy-of-copy @cr:707.2 @cr:707.3 @cr:707.9a @cr:707.9b
  @needs:copy @needs:triggered-abilities
  Scénario: La copie d'une copie reprend ce que le premier effet de copie a modifié
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Image phantasmatique   |
      | Clone                  |
      | Croissance gigantesque |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse              |
      | objet | Grizzlis             |
      | objet | Image phantasmatique |
    Quand Alice lance « Image phantasmatique »
    Et que la pile se résout
    Et qu'Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom      | sous-types     | F/E |
      | Image phantasmatique | Grizzlis | ours; illusion | 2/2 |
      | Clone                | Grizzlis | ours; illusion | 2/2 |
    Quand Alice lance « Croissance gigantesque »
      | cible   | Clone |
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte |
      | Clone |
    Et Alice contrôle
      | carte                | F/E |
      | Image phantasmatique | 2/2 |

  @id:SS-273 @clause:ss-706.2-face-down @control:ss-706.2-face-down @cr:707.2 @cr:708.2 @cr:302.6
  @needs:combat @needs:copy @needs:morph
  Scénario: La copie d'une créature face cachée est une 2/2 face visible sans nom, impossible à retourner et incapable d'attaquer ce tour-ci
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte              | depuis | face cachée |
      | Corneroc bagarreur | avant  | oui         |
      | Montagne           | avant  |             |
      | Montagne (2)       | avant  |             |
      | Montagne (3)       | avant  |             |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Corneroc bagarreur |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom   | coût de mana | couleurs | types    | sous-types | F/E | sans       | face cachée |
      | Clone | aucun | aucun        | aucun    | créature | aucun      | 2/2 | initiative | non         |
    Et Alice ne peut pas retourner « Clone » face visible
      | mana de | Montagne; Montagne (2); Montagne (3) |
    Quand Alice retourne « Corneroc bagarreur » face visible
      | mana de | Montagne; Montagne (2); Montagne (3) |
    Alors Alice contrôle
      | carte              | nom                | F/E | face cachée |
      | Corneroc bagarreur | Corneroc bagarreur | 3/1 | non         |
      | Clone              | aucun              | 2/2 | non         |
    Et Alice ne peut pas attaquer avec « Clone »
    Et Alice peut attaquer avec « Corneroc bagarreur »

  @id:SS-274 @control:ss-706.2-face-down @cr:707.2 @cr:708.2 @cr:302.6 @needs:combat @needs:copy @needs:morph
  Scénario: La copie d'une créature face cachée peut attaquer au prochain tour de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte              | depuis | face cachée |
      | Corneroc bagarreur | avant  | oui         |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Corneroc bagarreur |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice attaque avec « Clone »
    Et que la partie arrive à la seconde phase principale d'Alice
    Alors Bob a 18 points de vie

  @id:SS-275 @clause:ss-706.2-as-enters @cr:707.2 @needs:copy @needs:layers
  Scénario: Devenir une copie du Plasma primordial, c'est prendre la forme choisie à son arrivée : une 2/2 avec le vol
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Plasma primordial |
      | Formemiroir       |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    Et qu'Alice choisira
      | choix  | réponse |
      | option | 2/2     |
    Quand Alice lance « Plasma primordial »
    Et que la pile se résout
    Et qu'Alice lance « Formemiroir »
      | cible | Plasma primordial |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | nom               | sous-types             | F/E | avec |
      | Grizzlis          | Plasma primordial | élémental; changeforme | 2/2 | vol  |
      | Plasma primordial | Plasma primordial | élémental; changeforme | 2/2 | vol  |

  @id:SS-276 @clause:ss-706.2-as-enters @cr:707.2 @needs:copy @needs:layers
  Scénario: Devenir une copie du Plasma primordial, c'est prendre la forme choisie à son arrivée : une 1/6 avec défenseur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Plasma primordial |
      | Cytoforme         |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
      | Île      | avant  |
      | Île (2)  | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix  | réponse           |
      | option | 1/6               |
      | objet  | Plasma primordial |
    Quand Alice lance « Plasma primordial »
    Et que la pile se résout
    Et qu'Alice lance « Cytoforme »
      | cible   | Grizzlis            |
      | mana de | Forêt; Île; Île (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom               | F/E | avec      | sans |
      | Grizzlis | Plasma primordial | 1/6 | défenseur | vol  |

  @id:SS-277 @clause:ss-706.2-other-effects-not-copied @cr:707.2 @needs:copy @needs:layers
  Scénario: Une modification de force et d'endurance n'est pas copiée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
      | Clone                  |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Croissance gigantesque »
      | cible   | Grizzlis |
      | mana de | Forêt    |
    Et que la pile se résout
    Et qu'Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom      | F/E |
      | Grizzlis | Grizzlis | 5/5 |
      | Clone    | Grizzlis | 2/2 |

  @id:SS-278 @clause:ss-706.2-other-effects-not-copied @clause:ss-copy-noncreature @control:ss-copy-noncreature
  @cr:707.2 @cr:707.5 @cr:302.6 @needs:copy @needs:layers @needs:type-change @needs:auras @needs:mana-abilities
  Scénario: La copie d'un artefact dont une aura fait une créature n'est pas une créature et peut s'engager aussitôt pour du mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                |
      | Métamorphe phyrexian |
    Et qu'Alice contrôle
      | carte                       | depuis | attaché à          |
      | Pierre de l'esprit          | avant  |                    |
      | Infuser l'âme aux artefacts | avant  | Pierre de l'esprit |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Pierre de l'esprit |
    Quand Alice lance « Métamorphe phyrexian »
    Et que la pile se résout
    Alors Alice contrôle
      | carte                | nom                | types              | F/E |
      | Pierre de l'esprit   | Pierre de l'esprit | artefact; créature | 5/5 |
      | Métamorphe phyrexian | Pierre de l'esprit | artefact           |     |
    Quand Alice active « {T} » de « Métamorphe phyrexian »
    Alors Alice contrôle
      | carte                | engagé |
      | Métamorphe phyrexian | oui    |

  @id:SS-279 @clause:ss-706.2-other-effects-not-copied @cr:707.2 @needs:copy @needs:layers
  Scénario: Une modification de texte n'est pas copiée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Tricherie mentale |
      | Clone             |
    Et qu'Alice contrôle
      | carte           | depuis |
      | Chevalier blanc | avant  |
      | Île             | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix   | réponse         |
      | couleur | noir            |
      | couleur | rouge           |
      | objet   | Chevalier blanc |
    Quand Alice lance « Tricherie mentale »
      | cible   | Chevalier blanc |
      | mana de | Île             |
    Et que la pile se résout
    Et qu'Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte           | nom             | avec                       | sans                       |
      | Chevalier blanc | Chevalier blanc | protection contre le rouge | protection contre le noir  |
      | Clone           | Chevalier blanc | protection contre le noir  | protection contre le rouge |

  @id:SS-280 @control:ss-706.2-other-effects-not-copied @clause:ss-706.2-copy-of-copy @cr:707.2 @cr:707.2b @cr:707.3
  @needs:copy @needs:activated-abilities @needs:triggered-abilities
  Scénario: Un effet de copie est copié, et demeure dans la nouvelle copie même quand il prend fin pour l'original
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Mirage miroir | avant  |
      | Île           | avant  |
      | Île (2)       | avant  |
    Et que Bob contrôle
      | carte            | depuis |
      | Visionnaire elfe | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse       |
      | objet | Mirage miroir |
    Quand Alice active « {2} » de « Mirage miroir »
      | cible   | Visionnaire elfe |
      | mana de | Île; Île (2)     |
    Et que la pile se résout
    Et qu'Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | nom              | sous-types    | F/E |
      | Mirage miroir | Visionnaire elfe | elfe; shamane | 1/1 |
      | Clone         | Visionnaire elfe | elfe; shamane | 1/1 |
    Et Alice a 1 carte en main
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Alice contrôle
      | carte         | nom              | types    | F/E |
      | Mirage miroir | Mirage miroir    | artefact |     |
      | Clone         | Visionnaire elfe | créature | 1/1 |

  @id:SS-281 @clause:ss-706.2-status-not-copied @cr:707.2 @cr:110.5b @needs:copy @needs:status
  Scénario: La copie d'une créature engagée arrive dégagée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte    | depuis | engagé |
      | Grizzlis | avant  | oui    |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom      | engagé |
      | Grizzlis | Grizzlis | oui    |
      | Clone    | Grizzlis | non    |

  @id:SS-282 @clause:ss-706.2-counters-not-copied @cr:707.2 @needs:copy @needs:counters
  Scénario: La copie d'une créature qui a un marqueur arrive sans marqueur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et qu'Alice contrôle
      | carte    | depuis | marqueurs |
      | Grizzlis | avant  | 1 +1/+1   |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom      | F/E | marqueurs |
      | Grizzlis | Grizzlis | 3/3 | 1 +1/+1   |
      | Clone    | Grizzlis | 2/2 | aucun     |

  @id:SS-411 @clause:ss-706.2-copiable-values
  @cr:707.2 @cr:704.5j @needs:copy @needs:state-based-actions
  Scénario: Le Clone copie aussi le super-type légendaire : Alice garde l'une des deux et l'autre va au cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Merieke Ri Berit | avant  |
    Et que Bob contrôle
      | carte                | depuis |
      | Merieke Ri Berit (2) | avant  |
    Et qu'Alice a en main
      | carte |
      | Clone |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice choisira
      | choix      | réponse          |
      | facultatif | oui              |
      | objet      | Merieke Ri Berit |
      | objet      | Clone            |
    Quand Alice lance « Clone »
    Et que la pile se résout
    Alors Alice contrôle
      | carte | nom              | super-types |
      | Clone | Merieke Ri Berit | légendaire  |
    Et Alice a au cimetière
      | carte            |
      | Merieke Ri Berit |
    Et Bob contrôle
      | carte                |
      | Merieke Ri Berit (2) |

  @id:SS-700 @clause:ss-706.2-copiable-values @control:ss-706.2-copiable-values @cr:707.2 @cr:608.2d @needs:copy @needs:layers
  Scénario: Cytoforme ne fait d'une créature que la copie d'une créature non légendaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte     |
      | Cytoforme |
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
      | Île      | avant  |
      | Île (2)  | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Merieke Ri Berit   | avant  |
      | Géant des collines | avant  |
    Et qu'Alice ne pourra pas choisir
      | choix | réponse          |
      | objet | Merieke Ri Berit |
    Et qu'Alice choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice lance « Cytoforme »
      | cible   | Grizzlis            |
      | mana de | Forêt; Île; Île (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | nom                | F/E |
      | Grizzlis | Géant des collines | 3/3 |

  @id:SS-721 @clause:ss-706.2-as-enters @control:ss-706.2-as-enters @cr:707.2 @cr:608.2d @needs:copy @needs:layers
  Scénario: Plasma primordial arrive sous exactement une de ses formes, et ce qui devient une copie d'une créature en copie exactement une
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Plasma primordial |
      | Cytoforme         |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Grizzlis      | avant  |
      | Loup de garde | avant  |
      | Forêt         | avant  |
      | Île           | avant  |
      | Île (2)       | avant  |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}
    Et qu'Alice ne pourra pas choisir
      | choix  | réponse                          |
      | option | 3/3; 1/6                         |
      | objet  | Plasma primordial; Loup de garde |
    Et qu'Alice choisira
      | choix  | réponse           |
      | option | 1/6               |
      | objet  | Plasma primordial |
    Quand Alice lance « Plasma primordial »
    Et que la pile se résout
    Et qu'Alice lance « Cytoforme »
      | cible   | Grizzlis            |
      | mana de | Forêt; Île; Île (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte             | nom               | F/E | avec      | sans |
      | Plasma primordial |                   | 1/6 | défenseur | vol  |
      | Grizzlis          | Plasma primordial | 1/6 | défenseur | vol  |
