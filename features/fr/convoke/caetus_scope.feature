# language: fr
Fonctionnalité: Les sorts auxquels Caetus donne la convocation
  Caetus parle des sorts non-créature que lance son contrôleur, et d'aucun autre.

  @id:CV-129 @clause:x-cv-caetus-scope @control:x-cv-caetus-scope
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scénario: Caetus ne donne la convocation ni à un sort de créature ni à un sort de créature-artefact, mais à un rituel
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Géant des collines |
      | Myr argenté        |
      | Divination         |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Grizzlis            | avant  |       |
    Et que la réserve de mana d'Alice contient {R}{R}{U}
    Alors Alice ne peut pas lancer « Géant des collines »
      | convocation | Grizzlis {1} |
    Et Alice ne peut pas lancer « Myr argenté »
      | convocation | Grizzlis {1} |
    Et Alice peut lancer « Divination »
      | convocation | Grizzlis {1} |
    Et la réserve de mana d'Alice contient {R}

  @id:CV-130 @clause:x-cv-caetus-scope @control:x-cv-caetus-scope
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scénario: Un adversaire du contrôleur de Caetus n'a pas la convocation pour ses sorts non-créature
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte      |
      | Divination |
    Et qu'Alice contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
    Et que Bob contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
      | Île      | avant  |
    Et que la réserve de mana de Bob contient {U}{U}
    Alors Bob ne peut pas lancer « Divination »
      | convocation | Grizzlis {1} |
    Et Bob peut lancer « Divination »
      | mana de | Île |
    Et Bob contrôle
      | carte    | engagé |
      | Grizzlis | non    |

  @id:CV-131 @clause:x-cv-caetus-scope @control:x-cv-caetus-scope
  @cr:702.51a @cr:604.2 @needs:convoke @needs:layers @needs:transform
  Scénario: Le joueur qui contrôle Caetus peut engager une autre créature et Caetus lui-même pour un sort non-créature
    Étant donné que c'est la première phase principale de Bob
    Et que Bob a en main
      | carte      |
      | Divination |
    Et que Bob contrôle
      | carte               | depuis | face  |
      | Invasion de Ségovie | avant  | verso |
      | Grizzlis            | avant  |       |
    Et que la réserve de mana de Bob contient {U}
    Quand Bob lance « Divination »
      | convocation | Invasion de Ségovie {1}; Grizzlis {1} |
    Alors Bob contrôle
      | carte               | engagé |
      | Invasion de Ségovie | oui    |
      | Grizzlis            | oui    |
    Et la réserve de mana de Bob est vide
