# language: fr
Fonctionnalité: Les créatures qui peuvent être engagées pour la convocation
  Une créature dégagée que son contrôleur engage au lieu de payer un mana ; peu importe qu'il l'ait contrôlée ou non au
  début du tour.

  @id:CV-020 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature
  @cr:702.51a @cr:118.3 @needs:convoke
  Scénario: Une créature engagée ne peut pas servir à la convocation, une créature dégagée le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte        | depuis | engagé |
      | Grizzlis (1) | avant  | oui    |
      | Grizzlis (2) | avant  | non    |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Grizzlis (1) {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Grizzlis (2) {1} |
    Et Alice contrôle
      | carte        | engagé |
      | Grizzlis (2) | oui    |
    Et la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Alice contrôle
      | carte           | F/E |
      | Guivre de siège | 5/5 |

  @id:CV-021 @clause:x-cv-colorless-creature @control:x-cv-colorless-creature @clause:cv-any-untapped-creature
  @control:cv-any-untapped-creature
  @cr:702.51a @needs:convoke
  Scénario: Une créature incolore peut payer un mana générique, mais pas un mana coloré
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Ornithoptère | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Ornithoptère {G} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Ornithoptère {1} |
    Et Alice contrôle
      | carte        | engagé |
      | Ornithoptère | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-022 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature
  @cr:702.51a @needs:convoke @needs:vehicles @needs:activated-abilities
  Scénario: Un véhicule peut être engagé pour la convocation une fois piloté, mais pas avant
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte         | depuis |
      | Esquif volant | avant  |
      | Grizzlis      | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Esquif volant {1} |
    Quand Alice active « pilotage » de « Esquif volant »
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Alice peut lancer « Guivre de siège »
      | convocation | Esquif volant {1} |
    Et Alice contrôle
      | carte         | types              | engagé |
      | Esquif volant | artefact; créature | oui    |

  @id:CV-023 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature
  @cr:702.51a @needs:convoke
  Scénario: Un joueur peut engager ses propres créatures pour la convocation, mais pas celles d'un adversaire
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (d'Alice) | avant  |
    Et que Bob contrôle
      | carte             | depuis |
      | Grizzlis (de Bob) | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Grizzlis (de Bob) {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Grizzlis (d'Alice) {1} |
    Et Bob contrôle
      | carte             | engagé |
      | Grizzlis (de Bob) | non    |

  @id:CV-024 @clause:cv-recently-controlled-creature @control:cv-recently-controlled-creature
  @cr:702.51a @cr:302.6 @needs:convoke @needs:tokens @needs:combat @needs:turn-structure
  Scénario: Un jeton créé ce tour-ci peut être engagé pour la convocation, tandis qu'un autre créé en même temps ne peut attaquer qu'au tour suivant de son contrôleur
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte                  |
      | Commandement de Krenko |
      | Activer les flammes    |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Montagne (1) | avant  |
      | Montagne (2) | avant  |
      | Montagne (3) | avant  |
    Et que la réserve de mana d'Alice contient {R}{R}
    Quand Alice lance « Commandement de Krenko »
    Et que la pile se résout
    Alors Alice peut lancer « Activer les flammes »
      | cible       | Bob                                      |
      | mana de     | Montagne (1); Montagne (2); Montagne (3) |
      | convocation | Gobelin (1) {R}                          |
    Et Alice contrôle
      | carte       | engagé |
      | Gobelin (1) | oui    |
      | Gobelin (2) | non    |
    Quand la pile se résout
    Alors Bob a 16 points de vie
    Et Alice ne peut pas attaquer avec « Gobelin (2) »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Gobelin (2) »

  @id:CV-025 @clause:x-cv-sick-mana-creature @control:x-cv-sick-mana-creature @clause:cv-recently-controlled-creature
  @control:cv-recently-controlled-creature
  @cr:702.51a @cr:302.6 @cr:602.5a @needs:convoke @needs:mana-abilities
  Scénario: Les Elfes de Llanowar lancés ce tour-ci peuvent être engagés pour la convocation, mais pas pour leur capacité de mana
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Elfes de Llanowar |
      | Guivre de siège   |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}{G}
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de | Elfes de Llanowar |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Elfes de Llanowar {G} |
    Et Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-670 @clause:cv-any-untapped-creature @control:cv-any-untapped-creature @cr:702.51a @cr:702.26b @needs:convoke
  @needs:counters
  Scénario: Une créature hors phase ou une carte de créature au cimetière ne peut pas être engagée pour la convocation ; une créature sur le champ de bataille le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Guivre de siège     |
      | Sortir par derrière |
    Et qu'Alice a au cimetière
      | carte              |
      | Géant des collines |
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis     | avant  |
      | Grizzlis (2) | avant  |
    Et que la réserve de mana d'Alice contient {U}{G}{G}{G}{G}{G}{G}
    Quand Alice lance « Sortir par derrière »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Guivre de siège »
      | convocation | Grizzlis {1} |
    Et Alice ne peut pas lancer « Guivre de siège »
      | convocation | Géant des collines {1} |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Grizzlis (2) {1} |
