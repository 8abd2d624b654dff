# language: fr
Fonctionnalité: Capacités de mana activées pendant le lancement d'un sort avec la convocation
  Elles sont activées avant le paiement des coûts : une créature engagée ou sacrifiée pour du mana
  ne peut plus être engagée pour la convocation.

  @id:CV-030 @clause:cv-mana-ability-taps-first
  @cr:601.2g @cr:605.3a @cr:702.51a @needs:convoke @needs:mana-abilities @needs:stack
  Scénario: Le mana d'une créature engagée pendant le lancement du sort aide à le payer, avec d'autre mana et la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Grizzlis          | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | mana de     | Elfes de Llanowar |
      | convocation | Grizzlis {1}      |
    Alors Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
      | Grizzlis          | oui    |
    Et la réserve de mana d'Alice est vide
    Et la pile contient
      | carte           | nature | contrôleur |
      | Guivre de siège | sort   | Alice      |
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-031 @clause:cv-mana-ability-taps-first
  @cr:601.2g @cr:605.3a @cr:118.3a @needs:convoke @needs:mana-abilities
  Scénario: Le mana d'une créature engagée pendant le lancement du sort reste dans la réserve si la convocation dispense de le dépenser
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Grizzlis          | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | mana de     | Elfes de Llanowar |
      | convocation | Grizzlis {1}      |
    Alors Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
      | Grizzlis          | oui    |
    Et la réserve de mana d'Alice contient {G}

  @id:CV-032 @clause:cv-mana-creature-not-twice @control:cv-mana-creature-not-twice @clause:cv-mana-ability-taps-first
  @cr:601.2g @cr:601.2h @cr:118.3 @needs:convoke @needs:mana-abilities
  Scénario: Une créature engagée pour du mana pendant le lancement du sort ne peut pas l'être aussi pour la convocation, mais une autre le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Elfes de Llanowar (1) | avant  |
      | Elfes de Llanowar (2) | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de     | Elfes de Llanowar (1)     |
      | convocation | Elfes de Llanowar (1) {G} |
    Et Alice peut lancer « Guivre de siège »
      | mana de     | Elfes de Llanowar (1)     |
      | convocation | Elfes de Llanowar (2) {G} |
    Et Alice contrôle
      | carte                 | engagé |
      | Elfes de Llanowar (1) | oui    |
      | Elfes de Llanowar (2) | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-033 @clause:cv-mana-creature-not-twice @control:cv-mana-creature-not-twice
  @cr:702.51a @cr:118.3 @needs:convoke @needs:mana-abilities
  Scénario: Une créature engagée pour la convocation ne peut plus l'être pour sa capacité de mana, mais une créature laissée dégagée le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte                 | depuis |
      | Elfes de Llanowar (1) | avant  |
      | Elfes de Llanowar (2) | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | convocation | Elfes de Llanowar (1) {G} |
    Alors la réserve de mana d'Alice est vide
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar (1) »
    Et Alice peut activer « {T} » de « Elfes de Llanowar (2) »
    Et la réserve de mana d'Alice contient {G}

  @id:CV-034 @clause:x-cv-mana-abilities-first @control:x-cv-mana-abilities-first @clause:cv-sacrificed-for-mana
  @control:cv-sacrificed-for-mana
  @cr:601.2g @cr:601.2h @cr:702.51a @needs:convoke @needs:mana-abilities @needs:sacrifice
  Scénario: L'Animalcule de sang sacrifié pour son mana pendant le lancement du sort ne peut pas être engagé pour la convocation, mais un autre le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Animalcule de sang (1) | avant  |
      | Animalcule de sang (2) | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | capacité de mana | Animalcule de sang (1) : sacrifier |
      | convocation      | Animalcule de sang (1) {1}         |
    Et Alice peut lancer « Guivre de siège »
      | capacité de mana | Animalcule de sang (1) : sacrifier |
      | convocation      | Animalcule de sang (2) {1}         |
    Et Alice a au cimetière
      | carte                  |
      | Animalcule de sang (1) |
    Et Alice contrôle
      | carte                  | engagé |
      | Animalcule de sang (2) | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-035 @clause:x-cv-mana-abilities-first @control:x-cv-mana-abilities-first @clause:cv-sacrificed-for-mana
  @control:cv-sacrificed-for-mana
  @cr:601.2g @cr:601.2h @cr:702.51a @needs:convoke @needs:mana-abilities @needs:sacrifice
  Scénario: Une créature sacrifiée à l'Autel d'Ashnod pendant le lancement du sort ne peut pas être engagée pour la convocation, mais une autre le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte          | depuis |
      | Autel d'Ashnod | avant  |
      | Grizzlis (1)   | avant  |
      | Grizzlis (2)   | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | capacité de mana | Autel d'Ashnod : sacrifier : Grizzlis (1) |
      | convocation      | Grizzlis (1) {G}                          |
    Et Alice peut lancer « Guivre de siège »
      | capacité de mana | Autel d'Ashnod : sacrifier : Grizzlis (1) |
      | convocation      | Grizzlis (2) {G}                          |
    Et Alice a au cimetière
      | carte        |
      | Grizzlis (1) |
    Et Alice contrôle
      | carte        | engagé |
      | Grizzlis (2) | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-036 @clause:x-cv-cost-locked-in @clause:cv-applies-after-total-cost @clause:cv-total-cost-reduction @cr:601.2f
  @cr:601.2g @cr:601.2h
  @needs:convoke @needs:cost-modification @needs:mana-abilities @needs:sacrifice
  Scénario: Le coût total est fixé avant que l'Électromancien gobelin soit sacrifié pour du mana : sa réduction s'applique encore
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Activer les flammes |
    Et qu'Alice contrôle
      | carte                  | depuis |
      | Autel d'Ashnod         | avant  |
      | Électromancien gobelin | avant  |
      | Gobelin enragé         | avant  |
      | Géant des collines     | avant  |
    Quand Alice lance « Activer les flammes »
      | cible            | Bob                                                 |
      | capacité de mana | Autel d'Ashnod : sacrifier : Électromancien gobelin |
      | convocation      | Gobelin enragé {R}; Géant des collines {R}          |
    Alors Alice a au cimetière
      | carte                  |
      | Électromancien gobelin |
    Et la réserve de mana d'Alice contient {C}
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:CV-075 @clause:x-cv-library-mana-ability @control:x-cv-library-mana-ability
  @cr:605.1a @cr:601.2g @cr:702.51a
  @needs:convoke @needs:mana-abilities @needs:sacrifice @needs:auras @needs:type-change @needs:stack
  @needs:activated-abilities
  Scénario: Depuis août 2026, une capacité qui ajoute du mana et fait piocher une carte ne peut pas être activée pendant le lancement, mais sa source, si c'est une créature, peut être engagée pour la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte                       | depuis | attaché à              |
      | Sphère chromatique (1)      | avant  |                        |
      | Infuser l'âme aux artefacts | avant  | Sphère chromatique (1) |
      | Sphère chromatique (2)      | avant  |                        |
      | Grizzlis                    | avant  |                        |
      | Forêt                       | avant  |                        |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Et qu'Alice choisira
      | choix   | réponse |
      | couleur | vert    |
    Alors Alice ne peut pas lancer « Guivre de siège »
      | capacité de mana | Sphère chromatique (1) : {1}, {T}, sacrifier |
      | convocation      | Grizzlis {1}                                 |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Sphère chromatique (1) {1} |
    Et Alice contrôle
      | carte                  | engagé |
      | Sphère chromatique (1) | oui    |
      | Grizzlis               | non    |
    Et la réserve de mana d'Alice est vide
    Quand Alice active « {1}, {T}, sacrifier » de « Sphère chromatique (2) »
      | mana de | Forêt |
    Alors la pile contient
      | carte                  | nature   | contrôleur |
      | Guivre de siège        | sort     | Alice      |
      | Sphère chromatique (2) | capacité | Alice      |
    Et la réserve de mana d'Alice est vide
    Quand le sommet de la pile se résout
    Alors la réserve de mana d'Alice contient {G}
    Et Alice a 1 carte en main
