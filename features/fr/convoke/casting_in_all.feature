# language: fr
Fonctionnalité: Ce que font les créatures d'un lancement, outre le paiement
  Engager une créature pour la convocation n'active aucune capacité et ne dépense pas de mana. Si le coût n'est pas payé
  en entier, il ne s'est rien passé.

  @id:CV-112 @clause:x-cv-not-an-activated-ability @control:x-cv-not-an-activated-ability
  @cr:702.51a @cr:602.1 @needs:convoke @needs:mana-abilities @needs:activation-restrictions
  Scénario: Avec le Totem maudit, les Elfes de Llanowar ne peuvent pas être engagés pour leur mana, mais le peuvent pour la convocation
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
      | Totem maudit      | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Alors Alice ne peut pas lancer « Guivre de siège »
      | mana de | Elfes de Llanowar |
    Et Alice peut lancer « Guivre de siège »
      | convocation | Elfes de Llanowar {G} |
    Et Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-113 @control:x-cv-not-an-activated-ability
  @cr:602.1 @cr:601.2g @needs:convoke @needs:mana-abilities
  Scénario: Sans le Totem maudit, les Elfes de Llanowar sont engagés pour le mana qui paie le même sort
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte           |
      | Guivre de siège |
    Et qu'Alice contrôle
      | carte             | depuis |
      | Elfes de Llanowar | avant  |
    Et que la réserve de mana d'Alice contient {G}{G}{G}{G}{G}{G}
    Quand Alice lance « Guivre de siège »
      | mana de | Elfes de Llanowar |
    Alors Alice contrôle
      | carte             | engagé |
      | Elfes de Llanowar | oui    |
    Et la réserve de mana d'Alice est vide

  @id:CV-114 @control:x-cv-cost-locked-in
  @cr:601.2f @needs:convoke @needs:cost-modification @needs:mana-abilities @needs:sacrifice
  Scénario: Si l'Électromancien gobelin est sacrifié pour du mana avant le lancement du sort, sa réduction ne s'applique plus
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
    Quand Alice active « sacrifier » de « Autel d'Ashnod »
      | payé avec | Électromancien gobelin |
    Alors la réserve de mana d'Alice contient {C}{C}
    Quand Alice lance « Activer les flammes »
      | cible       | Bob                                        |
      | convocation | Gobelin enragé {R}; Géant des collines {R} |
    Alors la réserve de mana d'Alice est vide
    Quand la pile se résout
    Alors Bob a 16 points de vie
