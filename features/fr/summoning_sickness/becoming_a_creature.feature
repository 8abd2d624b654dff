# language: fr
Fonctionnalité: Les permanents qui deviennent des créatures, ou cessent d'en être
  Ce qui compte est que le permanent soit une créature à présent et depuis quand il est contrôlé,
  non le moment où il est devenu une créature.

  @id:SS-530 @clause:x-ss-animated-land-this-turn @control:x-ss-animated-land-this-turn
  @control:x-ss-new-land-taps-before-animation @clause:x-ss-new-land-taps-before-animation @cr:302.6 @cr:602.5a
  @needs:combat @needs:type-change @needs:activated-abilities @needs:mana-abilities
  Scénario: Un terrain joué ce tour-ci et devenu une créature ne peut ni s'engager pour du mana ni attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Mutecaveau (ancienne) | avant  |
      | Forêt                 | avant  |
      | Forêt (2)             | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Mutecaveau (nouvelle) |
    Quand Alice joue « Mutecaveau (nouvelle) »
    Et qu'Alice active « {1} » de « Mutecaveau (nouvelle) »
      | mana de | Forêt |
    Et que la pile se résout
    Et qu'Alice active « {1} » de « Mutecaveau (ancienne) »
      | mana de | Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                 | types             | engagé |
      | Mutecaveau (nouvelle) | créature; terrain | non    |
      | Mutecaveau (ancienne) | créature; terrain | non    |
    Et Alice ne peut pas activer « {T} » de « Mutecaveau (nouvelle) »
    Et Alice ne peut pas attaquer avec « Mutecaveau (nouvelle) »
    Et Alice peut attaquer avec « Mutecaveau (ancienne) »

  @id:SS-531 @control:x-ss-animated-land-this-turn @cr:302.6 @cr:602.5a @needs:type-change
  @needs:activated-abilities @needs:mana-abilities
  Scénario: Un terrain contrôlé depuis le début du tour peut s'engager pour du mana après être devenu une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Mutecaveau | avant  |
      | Forêt      | avant  |
    Quand Alice active « {1} » de « Mutecaveau »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte      | types             |
      | Mutecaveau | créature; terrain |
    Et Alice peut activer « {T} » de « Mutecaveau »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-532 @clause:x-ss-new-land-taps-before-animation @control:x-ss-new-land-taps-before-animation @cr:302.6
  @cr:602.5a @needs:type-change @needs:activated-abilities @needs:mana-abilities
  Scénario: Un terrain joué ce tour-ci peut être engagé pour le mana qui fait de lui une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte      |
      | Mutecaveau |
    Quand Alice joue « Mutecaveau »
    Et qu'Alice active « {T} » de « Mutecaveau »
    Et qu'Alice active « {1} » de « Mutecaveau »
    Et que la pile se résout
    Alors Alice contrôle
      | carte      | types             | F/E | engagé |
      | Mutecaveau | créature; terrain | 2/2 | oui    |

  @id:SS-533 @clause:x-ss-all-lands-creatures @control:x-ss-all-lands-creatures @cr:302.6 @cr:602.5a @cr:305.6
  @needs:type-change @needs:mana-abilities @needs:static-abilities
  Scénario: Si toutes les forêts sont des créatures, celle jouée ce tour-ci ne peut pas s'engager pour du mana, une plus ancienne le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Terres vivantes  | avant  |
      | Forêt (ancienne) | avant  |
    Et qu'Alice a en main
      | carte            |
      | Forêt (nouvelle) |
    Quand Alice joue « Forêt (nouvelle) »
    Alors Alice contrôle
      | carte            | types             |
      | Forêt (nouvelle) | créature; terrain |
      | Forêt (ancienne) | créature; terrain |
    Et Alice ne peut pas activer « {T} » de « Forêt (nouvelle) »
    Et Alice peut activer « {T} » de « Forêt (ancienne) »
    Et la réserve de mana d'Alice contient {G}

  @id:SS-534 @control:x-ss-all-lands-creatures @cr:302.6 @cr:305.6 @needs:mana-abilities @needs:static-abilities
  Scénario: Si toutes les forêts sont des créatures, une plaine jouée ce tour-ci peut s'engager pour du mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Terres vivantes | avant  |
    Et qu'Alice a en main
      | carte  |
      | Plaine |
    Quand Alice joue « Plaine »
    Alors Alice peut activer « {T} » de « Plaine »
    Et la réserve de mana d'Alice contient {W}

  @id:SS-535 @clause:x-ss-animated-artifact @control:x-ss-animated-artifact @cr:302.6 @cr:602.5a @needs:type-change
  @needs:auras @needs:activated-abilities @needs:mana-abilities
  Scénario: Un artefact lancé ce tour-ci ne peut pas utiliser sa capacité avec {T} tant qu'une aura en fait une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte      | depuis |
      | Île        | avant  |
      | Île (2)    | avant  |
      | Plaine     | avant  |
      | Plaine (2) | avant  |
    Et qu'Alice a en main
      | carte                       |
      | Pierre de l'esprit          |
      | Infuser l'âme aux artefacts |
      | Désenchantement             |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Pierre de l'esprit »
    Et que la pile se résout
    Et qu'Alice lance « Infuser l'âme aux artefacts »
      | cible   | Pierre de l'esprit |
      | mana de | Île; Île (2)       |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Pierre de l'esprit »
    Quand Alice lance « Désenchantement »
      | cible   | Infuser l'âme aux artefacts |
      | mana de | Plaine; Plaine (2)          |
    Et que la pile se résout
    Alors Alice peut activer « {T} » de « Pierre de l'esprit »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-536 @clause:x-ss-animated-artifact @control:x-ss-animated-artifact @cr:302.6 @cr:602.5a @needs:type-change
  @needs:auras @needs:activated-abilities @needs:mana-abilities
  Scénario: Un artefact contrôlé depuis le début du tour peut utiliser sa capacité avec {T} une fois qu'une aura en a fait une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Pierre de l'esprit | avant  |
    Et qu'Alice a en main
      | carte                       |
      | Infuser l'âme aux artefacts |
    Et que la réserve de mana d'Alice contient {U}{U}
    Quand Alice lance « Infuser l'âme aux artefacts »
      | cible | Pierre de l'esprit |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | types              | F/E |
      | Pierre de l'esprit | artefact; créature | 5/5 |
    Et Alice peut activer « {T} » de « Pierre de l'esprit »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-537 @clause:x-ss-becomes-noncreature @control:x-ss-becomes-noncreature @cr:302.6 @cr:602.5a
  @needs:type-change @needs:auras @needs:activated-abilities @needs:mana-abilities @needs:granted-abilities
  Scénario: De deux créatures lancées ce tour-ci, celle qui n'est plus qu'un terrain peut utiliser sa capacité avec {T}, l'autre ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Rituel de cryptolithe | avant  |
      | Île                   | avant  |
      | Île (2)               | avant  |
      | Île (3)               | avant  |
    Et qu'Alice a en main
      | carte                 |
      | Grizzlis (1)          |
      | Grizzlis (2)          |
      | Prisonnier de la lune |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Quand Alice lance « Grizzlis (1) »
    Et que la pile se résout
    Et qu'Alice lance « Grizzlis (2) »
    Et que la pile se résout
    Et qu'Alice lance « Prisonnier de la lune »
      | cible   | Grizzlis (1)          |
      | mana de | Île; Île (2); Île (3) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | types    |
      | Grizzlis (1) | terrain  |
      | Grizzlis (2) | créature |
    Et Alice ne peut pas activer « {T} » de « Grizzlis (2) »
    Et Alice peut activer « {T} » de « Grizzlis (1) »
    Et la réserve de mana d'Alice contient {C}

  @id:SS-538 @clause:x-ss-checked-at-activation @control:x-ss-checked-at-activation @cr:602.5a @cr:113.7a
  @needs:activated-abilities @needs:type-change @needs:auras @needs:stack @needs:flash
  Scénario: Une capacité activée avec {T} se résout même si sa source est devenue une créature entre-temps
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                         | depuis |
      | Planétaire mécanique vedalken | avant  |
      | Île                           | avant  |
      | Île (2)                       | avant  |
    Et qu'Alice a en main
      | carte                       |
      | Amulette de vif-argent      |
      | Infuser l'âme aux artefacts |
      | Grizzlis                    |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{C}{C}{C}{C}
    Et qu'Alice choisira
      | choix | réponse  |
      | objet | Grizzlis |
    Quand Alice lance « Amulette de vif-argent »
    Et que la pile se résout
    Et qu'Alice active « {4}, {T} » de « Amulette de vif-argent »
    Et qu'Alice lance « Infuser l'âme aux artefacts »
      | cible   | Amulette de vif-argent |
      | mana de | Île; Île (2)           |
    Et que le sommet de la pile se résout
    Alors Alice contrôle
      | carte                  | types              |
      | Amulette de vif-argent | artefact; créature |
    Et la pile contient
      | carte                  | nature   | contrôleur |
      | Amulette de vif-argent | capacité | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte    |
      | Grizzlis |

  @id:SS-539 @clause:x-ss-checked-at-activation @cr:602.5a @cr:302.6 @needs:activated-abilities @needs:type-change
  @needs:auras
  Scénario: La capacité avec {T} de l'Amulette de vif-argent lancée ce tour-ci ne peut plus être activée une fois celle-ci devenue une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte   | depuis |
      | Île     | avant  |
      | Île (2) | avant  |
    Et qu'Alice a en main
      | carte                       |
      | Amulette de vif-argent      |
      | Infuser l'âme aux artefacts |
      | Grizzlis                    |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{C}{C}{C}{C}
    Quand Alice lance « Amulette de vif-argent »
    Et que la pile se résout
    Et qu'Alice lance « Infuser l'âme aux artefacts »
      | cible   | Amulette de vif-argent |
      | mana de | Île; Île (2)           |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {4}, {T} » de « Amulette de vif-argent »

  @id:SS-540 @clause:x-ss-vehicle-blocks-turn-it-enters @control:x-ss-vehicle-blocks-turn-it-enters @cr:302.6
  @cr:509.1a @cr:702.122a @needs:combat @needs:vehicles @needs:turn-structure
  Scénario: Un véhicule lancé pendant le tour de son contrôleur ne peut pas attaquer, mais peut bloquer pendant le tour adverse qui suit
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis (1) | avant  |
      | Grizzlis (2) | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte         |
      | Esquif volant |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Esquif volant »
    Et que la pile se résout
    Et qu'Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis (1) |
    Et que la pile se résout
    Alors Alice ne peut pas attaquer avec « Esquif volant »
    Quand la partie arrive à l'étape de début de combat de Bob
    Et que Bob passe la priorité
    Et qu'Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis (2) |
    Et que la pile se résout
    Et que Bob attaque avec « Géant des collines »
    Alors Alice peut bloquer « Géant des collines » avec « Esquif volant »

  @id:SS-541 @clause:x-ss-noncreature-becomes-copy @control:x-ss-noncreature-becomes-copy @cr:302.6 @cr:602.5a
  @cr:707.2 @needs:copy @needs:activated-abilities @needs:type-change
  Scénario: Un artefact contrôlé depuis le début du tour peut utiliser la capacité avec {T} qu'il acquiert en devenant la copie d'une créature
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte         | depuis |
      | Mirage miroir | avant  |
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}
    Quand Alice active « {2} » de « Mirage miroir »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice contrôle
      | carte         | nom              | types    |
      | Mirage miroir | Sorcier sybarite | créature |
    Et Alice peut activer « {T} » de « Mirage miroir »
      | cible | Bob |
    Quand la pile se résout
    Alors Bob a 19 points de vie

  @id:SS-542 @clause:x-ss-noncreature-becomes-copy @control:x-ss-noncreature-becomes-copy @cr:302.6 @cr:602.5a
  @cr:707.2 @needs:copy @needs:activated-abilities @needs:combat @needs:type-change
  Scénario: De deux artefacts devenus des copies d'une créature, seul celui contrôlé depuis le début du tour peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Mirage miroir (ancien) | avant  |
    Et que Bob contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et qu'Alice a en main
      | carte                   |
      | Mirage miroir (nouveau) |
    Et que la réserve de mana d'Alice contient {C}{C}{C}{C}{C}{C}{C}
    Quand Alice lance « Mirage miroir (nouveau) »
    Et que la pile se résout
    Et qu'Alice active « {2} » de « Mirage miroir (nouveau) »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Et qu'Alice active « {2} » de « Mirage miroir (ancien) »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                   | types    |
      | Mirage miroir (nouveau) | créature |
      | Mirage miroir (ancien)  | créature |
    Et Alice ne peut pas activer « {T} » de « Mirage miroir (nouveau) »
      | cible | Bob |
    Et Alice ne peut pas attaquer avec « Mirage miroir (nouveau) »
    Et Alice peut attaquer avec « Mirage miroir (ancien) »

  @id:SS-680 @clause:ss-type-change-same-permanent @control:ss-type-change-same-permanent @cr:611.2a @cr:601.2i
  @cr:205.1a @cr:302.6 @needs:combat @needs:type-change @needs:activated-abilities
  Scénario: Une créature dont le Sculpteur d'âme a fait un enchantement redevient une créature quand un sort de créature est lancé, non un autre sort, et peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte           | depuis |
      | Sculpteur d'âme | avant  |
      | Grizzlis        | avant  |
      | Forêt           | avant  |
    Et qu'Alice a en main
      | carte    |
      | Vitalité |
      | Memnite  |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice active « {1}{W}, {T} » de « Sculpteur d'âme »
      | cible | Grizzlis |
    Et que la pile se résout
    Et qu'Alice lance « Vitalité »
      | mana de | Forêt |
    Et que la pile se résout
    Alors Alice contrôle
      | carte    | types        |
      | Grizzlis | enchantement |
    Quand Alice lance « Memnite »
    Alors Alice contrôle
      | carte    | types    | F/E |
      | Grizzlis | créature | 2/2 |
    Quand la pile se résout
    Alors Alice ne peut pas attaquer avec « Memnite »
    Et Alice peut attaquer avec « Grizzlis »
