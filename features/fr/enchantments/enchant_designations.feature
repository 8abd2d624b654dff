# language: fr
Fonctionnalité: Ce qui suit le mot « Enchanter »
  Une aura, un enchantement local dans la langue de 2004, indique après « Enchanter » ce qu'elle peut enchanter : un type
  de carte, un sous-type, un permanent quelconque ou un joueur. S'il y a plusieurs mots, le permanent enchanté doit avoir
  chacune de ces qualités.

  @id:EN-040 @clause:ench-212.4c-local-designation @control:ench-212.4c-local-designation @ruleset:cr-2024
  @ruleset:cr-2026 @cr:205.3h @cr:303.4 @cr:702.5a @needs:auras @needs:targeting
  Scénario: Une aura « Enchanter : créature » et une aura « Enchanter : terrain » ont le sous-type aura ; chacune n'enchante que ce qu'elle indique
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Force sacrée          |
      | Végétation luxuriante |
    Et que la réserve de mana d'Alice contient {W}{G}
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible | Forêt |
    Et Alice ne peut pas lancer « Végétation luxuriante »
      | cible | Grizzlis |
    Quand Alice lance « Force sacrée »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice lance « Végétation luxuriante »
      | cible | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | types        | sous-types | F/E | attaché à |
      | Force sacrée          | enchantement | aura       |     | Grizzlis  |
      | Végétation luxuriante | enchantement | aura       |     | Forêt     |
      | Grizzlis              |              |            | 3/4 |           |

  @id:EN-041 @clause:ench-212.4c-local-designation @control:ench-212.4c-local-designation @ruleset:cr-2004 @cr:303.4
  @cr:702.5a @needs:auras @needs:targeting
  Scénario: La ligne de type d'un enchantement local indique ce qu'il peut enchanter : « enchanter : créature » ou « enchanter : terrain »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Force sacrée          |
      | Végétation luxuriante |
    Et que la réserve de mana d'Alice contient {W}{G}
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible | Forêt |
    Et Alice ne peut pas lancer « Végétation luxuriante »
      | cible | Grizzlis |
    Quand Alice lance « Force sacrée »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice lance « Végétation luxuriante »
      | cible | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | types        | sous-types           | F/E | attaché à |
      | Force sacrée          | enchantement | enchanter : créature |     | Grizzlis  |
      | Végétation luxuriante | enchantement | enchanter : terrain  |     | Forêt     |
      | Grizzlis              |              |                      | 3/4 |           |

  @id:EN-042 @clause:ench-212.4c-ex-artifact @control:ench-212.4c-ex-artifact @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting
  Scénario: Distorsion d'artefact, une aura « Enchanter : artefact », peut enchanter un artefact ou une créature-artefact, mais ni une autre créature ni un terrain
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte          | depuis |
      | Anneau solaire | avant  |
      | Ornithoptère   | avant  |
      | Grizzlis       | avant  |
      | Forêt          | avant  |
    Et qu'Alice a en main
      | carte                     |
      | Distorsion d'artefact     |
      | Distorsion d'artefact (2) |
    Et que la réserve de mana d'Alice contient {B}{B}{B}{B}
    Alors Alice ne peut pas lancer « Distorsion d'artefact »
      | cible | Grizzlis |
    Et Alice ne peut pas lancer « Distorsion d'artefact »
      | cible | Forêt |
    Et Alice peut lancer « Distorsion d'artefact »
      | cible | Anneau solaire |
    Quand la pile se résout
    Alors Alice peut lancer « Distorsion d'artefact (2) »
      | cible | Ornithoptère |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                     | attaché à      |
      | Distorsion d'artefact     | Anneau solaire |
      | Distorsion d'artefact (2) | Ornithoptère   |

  @id:EN-043 @clause:ench-212.4c-ex-artifact @control:ench-212.4c-ex-artifact @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting @needs:activated-abilities @needs:type-change
  Scénario: Distorsion d'artefact ne peut être lancée sur l'Usine de Mishra qu'une fois l'Usine devenue un artefact
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Usine de Mishra | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Distorsion d'artefact |
    Et que la réserve de mana d'Alice contient {B}{B}{B}
    Alors Alice ne peut pas lancer « Distorsion d'artefact »
      | cible | Usine de Mishra |
    Quand Alice active « {1} » de « Usine de Mishra »
    Et que la pile se résout
    Alors Alice peut lancer « Distorsion d'artefact »
      | cible | Usine de Mishra |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                 | types                       | attaché à       |
      | Usine de Mishra       | artefact; créature; terrain |                 |
      | Distorsion d'artefact |                             | Usine de Mishra |

  @id:EN-044 @clause:ench-212.4c-ex-artifact-creature @cr:303.4a @cr:702.5a @needs:auras @needs:targeting
  @needs:control-change
  Scénario: Dominateur, une aura « Enchanter : créature-artefact », donne le contrôle de l'Ornithoptère, qu'elle enchante
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte        | depuis |
      | Ornithoptère | avant  |
    Et qu'Alice a en main
      | carte      |
      | Dominateur |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Alors Alice peut lancer « Dominateur »
      | cible | Ornithoptère |
    Quand la pile se résout
    Alors Alice contrôle
      | carte        | propriétaire | attaché à    |
      | Ornithoptère | Bob          |              |
      | Dominateur   | Alice        | Ornithoptère |

  @id:EN-045 @clause:ench-212.4c-ex-creature @control:ench-212.4c-ex-creature @cr:300.2 @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scénario: Force sacrée, une aura « Enchanter : créature », peut enchanter une créature ou une créature-artefact, mais ni un artefact, ni un terrain, ni un enchantement qui n'est pas une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Antienne glorieuse | avant  |
    Et que Bob contrôle
      | carte          | depuis |
      | Grizzlis       | avant  |
      | Ornithoptère   | avant  |
      | Anneau solaire | avant  |
      | Forêt          | avant  |
    Et qu'Alice a en main
      | carte            |
      | Force sacrée     |
      | Force sacrée (2) |
    Et que la réserve de mana d'Alice contient {W}{W}
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible | Anneau solaire |
    Et Alice ne peut pas lancer « Force sacrée »
      | cible | Forêt |
    Et Alice ne peut pas lancer « Force sacrée »
      | cible | Antienne glorieuse |
    Et Alice peut lancer « Force sacrée »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice peut lancer « Force sacrée (2) »
      | cible | Ornithoptère |
    Quand la pile se résout
    Alors Alice contrôle
      | carte            | attaché à    |
      | Force sacrée     | Grizzlis     |
      | Force sacrée (2) | Ornithoptère |
    Et Bob contrôle
      | carte        | F/E |
      | Grizzlis     | 3/4 |
      | Ornithoptère | 1/4 |

  @id:EN-046 @clause:ench-212.4c-ex-creature @control:ench-212.4c-ex-creature @cr:300.2 @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting
  Scénario: Force sacrée peut être lancée sur la Charmille dryade, un terrain qui est aussi une créature, mais pas sur une Forêt qui n'est pas une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Forêt            | avant  |
      | Charmille dryade | avant  |
    Et qu'Alice a en main
      | carte        |
      | Force sacrée |
    Et que la réserve de mana d'Alice contient {W}
    Alors Alice ne peut pas lancer « Force sacrée »
      | cible | Forêt |
    Et Alice peut lancer « Force sacrée »
      | cible | Charmille dryade |
    Quand la pile se résout
    Alors Alice contrôle
      | carte            | types             | F/E | attaché à        |
      | Charmille dryade | créature; terrain | 2/3 |                  |
      | Force sacrée     |                   |     | Charmille dryade |

  @id:EN-047 @clause:ench-212.4c-ex-permanent @control:ench-212.4c-ex-permanent @cr:109.2 @cr:303.4a @cr:702.5a
  @needs:auras @needs:targeting @needs:control-change
  Scénario: Confiscation, une aura « Enchanter : permanent », peut être lancée sur un terrain, mais ni sur un joueur ni sur une carte dans un cimetière
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et que Bob a au cimetière
      | carte             |
      | Elfes de Llanowar |
    Et qu'Alice a en main
      | carte        |
      | Confiscation |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}
    Alors Alice ne peut pas lancer « Confiscation »
      | cible | Bob |
    Et Alice ne peut pas lancer « Confiscation »
      | cible | Elfes de Llanowar |
    Et Alice peut lancer « Confiscation »
      | cible | Forêt |
    Quand la pile se résout
    Alors Alice contrôle
      | carte        | propriétaire | attaché à |
      | Forêt        | Bob          |           |
      | Confiscation | Alice        | Forêt     |

  @id:EN-048 @clause:ench-212.4c-ex-permanent @control:ench-212.4c-ex-permanent @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting @needs:control-change @needs:static-abilities
  Scénario: Confiscation peut être lancée aussi bien sur un artefact que sur un enchantement ou une créature
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Anneau solaire     | avant  |
      | Antienne glorieuse | avant  |
      | Grizzlis           | avant  |
    Et qu'Alice a en main
      | carte            |
      | Confiscation     |
      | Confiscation (2) |
      | Confiscation (3) |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}
    Alors Alice peut lancer « Confiscation »
      | cible | Anneau solaire |
    Quand la pile se résout
    Alors Alice peut lancer « Confiscation (2) »
      | cible | Antienne glorieuse |
    Quand la pile se résout
    Alors Alice peut lancer « Confiscation (3) »
      | cible | Grizzlis |
    Quand la pile se résout
    Alors Alice contrôle
      | carte              | propriétaire | F/E | attaché à          |
      | Anneau solaire     | Bob          |     |                    |
      | Antienne glorieuse | Bob          |     |                    |
      | Grizzlis           | Bob          | 3/3 |                    |
      | Confiscation       | Alice        |     | Anneau solaire     |
      | Confiscation (2)   | Alice        |     | Antienne glorieuse |
      | Confiscation (3)   | Alice        |     | Grizzlis           |

  @id:EN-049 @clause:ench-212.4c-ex-swamp @control:ench-212.4c-ex-swamp @cr:205.3i @cr:303.4a @cr:702.5a @needs:auras
  @needs:targeting @needs:land-types
  Scénario: Algue envahissante, une aura « Enchanter : marais », peut enchanter un Marais de base ou Désolation, qui est un marais et une montagne, mais pas une Forêt
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Marais     | avant  |
      | Désolation | avant  |
      | Forêt      | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Algue envahissante     |
      | Algue envahissante (2) |
    Et que la réserve de mana d'Alice contient {G}{G}
    Alors Alice ne peut pas lancer « Algue envahissante »
      | cible | Forêt |
    Et Alice peut lancer « Algue envahissante »
      | cible | Désolation |
    Quand la pile se résout
    Alors Alice peut lancer « Algue envahissante (2) »
      | cible | Marais |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                  | attaché à  |
      | Algue envahissante     | Désolation |
      | Algue envahissante (2) | Marais     |

  @id:EN-050 @clause:ench-212.4c-ex-swamp @control:ench-212.4c-ex-swamp @cr:303.4a @cr:305.7 @cr:702.5a @needs:auras
  @needs:targeting @needs:land-types
  Scénario: Algue envahissante peut être lancée sur une Forêt une fois que Présence malveillante en a fait un marais
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Forêt | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Présence malveillante |
      | Algue envahissante    |
    Et que la réserve de mana d'Alice contient {B}{G}
    Alors Alice ne peut pas lancer « Algue envahissante »
      | cible | Forêt |
    Quand Alice lance « Présence malveillante »
      | cible | Forêt |
    Et que la pile se résout
    Alors Alice peut lancer « Algue envahissante »
      | cible | Forêt |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                 | sous-types | attaché à |
      | Forêt                 | marais     |           |
      | Présence malveillante |            | Forêt     |
      | Algue envahissante    |            | Forêt     |

  @id:EN-051 @clause:ench-212.4c-ex-player @control:ench-212.4c-ex-player @cr:303.4 @cr:702.5d @needs:auras
  @needs:player-auras @needs:targeting @needs:triggered-abilities @needs:turn-structure @needs:damage
  Scénario: Malédiction du cœur transpercé, une aura « Enchanter : joueur », ne peut pas être lancée sur un permanent, mais elle enchante un joueur et lui reste attachée
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Forêt    | avant  |
    Et qu'Alice a en main
      | carte                          |
      | Malédiction du cœur transpercé |
    Et que la réserve de mana d'Alice contient {R}{R}
    Alors Alice ne peut pas lancer « Malédiction du cœur transpercé »
      | cible | Grizzlis |
    Et Alice ne peut pas lancer « Malédiction du cœur transpercé »
      | cible | Forêt |
    Et Alice peut lancer « Malédiction du cœur transpercé »
      | cible | Bob |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                          | attaché à |
      | Malédiction du cœur transpercé | Bob       |
    Quand la partie arrive à l'étape d'entretien de Bob
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Et Alice a 20 points de vie
    Et Alice contrôle
      | carte                          | attaché à |
      | Malédiction du cœur transpercé | Bob       |

  @id:EN-052 @clause:ench-212.4c-ex-player @cr:303.4 @cr:702.5d @needs:auras @needs:player-auras @needs:targeting
  Scénario: Une aura « Enchanter : joueur » peut être lancée sur n'importe quel joueur, y compris celui qui la lance
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                          |
      | Malédiction du cœur transpercé |
    Et que la réserve de mana d'Alice contient {R}{R}
    Alors Alice peut lancer « Malédiction du cœur transpercé »
      | cible | Alice |
    Quand la pile se résout
    Alors Alice contrôle
      | carte                          | attaché à |
      | Malédiction du cœur transpercé | Alice     |

  @id:EN-053 @clause:ench-212.4c-multiword-all-match @control:ench-212.4c-multiword-all-match
  @control:ench-212.4c-ex-artifact-creature @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:control-change
  Scénario: Dominateur ne peut être lancé ni sur un artefact non-créature ni sur une créature non-artefact, mais seulement sur ce qui est les deux
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte          | depuis |
      | Anneau solaire | avant  |
      | Grizzlis       | avant  |
      | Ornithoptère   | avant  |
    Et qu'Alice a en main
      | carte      |
      | Dominateur |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Alors Alice ne peut pas lancer « Dominateur »
      | cible | Anneau solaire |
    Et Alice ne peut pas lancer « Dominateur »
      | cible | Grizzlis |
    Et Alice peut lancer « Dominateur »
      | cible | Ornithoptère |
    Quand la pile se résout
    Alors Alice contrôle
      | carte        | propriétaire | attaché à    |
      | Ornithoptère | Bob          |              |
      | Dominateur   | Alice        | Ornithoptère |

  @id:EN-054 @clause:ench-212.4c-multiword-all-match @control:ench-212.4c-multiword-all-match
  @clause:ench-212.4c-ex-artifact-creature @cr:303.4a @cr:702.5a @needs:auras @needs:targeting @needs:control-change
  @needs:type-change @needs:layers
  Scénario: Dominateur peut être lancé sur l'Anneau solaire une fois que Marche des machines en a fait une créature-artefact
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte          | depuis |
      | Anneau solaire | avant  |
    Et qu'Alice a en main
      | carte               |
      | Marche des machines |
      | Dominateur          |
    Et que la réserve de mana d'Alice contient {U}{U}{U}{U}{U}{U}{U}
    Alors Alice ne peut pas lancer « Dominateur »
      | cible | Anneau solaire |
    Quand Alice lance « Marche des machines »
    Et que la pile se résout
    Alors Alice peut lancer « Dominateur »
      | cible | Anneau solaire |
    Quand la pile se résout
    Alors Alice contrôle
      | carte          | propriétaire | types              | F/E | attaché à      |
      | Anneau solaire | Bob          | artefact; créature | 1/1 |                |
      | Dominateur     | Alice        |                    |     | Anneau solaire |

  @id:EN-055 @clause:ench-212.4c-multiword-all-match @control:ench-212.4c-multiword-all-match @cr:303.4c @cr:514.3a
  @cr:702.5a @cr:704.5m @needs:auras @needs:targeting @needs:control-change @needs:activated-abilities
  @needs:type-change @needs:state-based-actions @needs:turn-structure @needs:priority
  Scénario: Dominateur est mis au cimetière dès que l'Usine de Mishra, qu'il enchante, n'est plus une créature-artefact
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte           | depuis |
      | Usine de Mishra | avant  |
    Et qu'Alice a en main
      | carte      |
      | Dominateur |
    Et que la réserve de mana d'Alice contient {U}{U}{U}
    Et que la réserve de mana de Bob contient {C}
    Alors Alice ne peut pas lancer « Dominateur »
      | cible | Usine de Mishra |
    Quand Alice passe la priorité
    Et que Bob active « {1} » de « Usine de Mishra »
    Et que la pile se résout
    Alors Alice peut lancer « Dominateur »
      | cible | Usine de Mishra |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | propriétaire | types                       | attaché à       |
      | Usine de Mishra | Bob          | artefact; créature; terrain |                 |
      | Dominateur      | Alice        |                             | Usine de Mishra |
    Quand la partie arrive à l'étape d'entretien de Bob
    Alors Bob contrôle
      | carte           | types   |
      | Usine de Mishra | terrain |
    Et Alice a au cimetière
      | carte      |
      | Dominateur |

  @id:EN-632 @clause:ench-212.4c-local-designation @control:ench-212.4c-local-designation @ruleset:cr-2004 @cr:303.4 @cr:702.5a @cr:702.5d
  @needs:auras @needs:player-auras @needs:targeting
  Scénario: La ligne de type d'un enchantement local pour joueurs indique « enchanter : joueur » ou « enchanter : adversaire »
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                          |
      | Malédiction du cœur transpercé |
      | Possession psychique           |
    Et que la réserve de mana d'Alice contient {R}{R}
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
      | Île (3) | avant  |
      | Île (4) | avant  |
    Quand Alice lance « Malédiction du cœur transpercé »
      | cible | Alice |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Possession psychique »
      | cible   | Alice                          |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Quand Alice lance « Possession psychique »
      | cible   | Bob                            |
      | mana de | Île; Île (2); Île (3); Île (4) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                          | types        | sous-types                      | attaché à |
      | Possession psychique           | enchantement | enchanter : adversaire          | Bob       |
      | Malédiction du cœur transpercé | enchantement | malédiction; enchanter : joueur | Alice     |
