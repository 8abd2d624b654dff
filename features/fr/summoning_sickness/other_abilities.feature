# language: fr
Fonctionnalité: Les capacités que le mal d'invocation n'affecte pas
  Capacités activées sans {T} ni {Q}, capacités statiques et capacités déclenchées d'une créature qui vient d'arriver.

  @id:SS-101 @clause:ss-nontap-abilities @control:ss-nontap-abilities @control:x-ss-mana-abilities-not-exempt
  @cr:302.6 @cr:602.5a @needs:activated-abilities @needs:turn-structure
  Scénario: Une capacité activée sans {T} ni {Q} peut être utilisée le tour où la créature est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte             |
      | Cerbère ardent    |
      | Elfes de Llanowar |
    Et que la réserve de mana d'Alice contient {G}{R}{R}{R}{R}{R}
    Quand Alice lance « Elfes de Llanowar »
    Et que la pile se résout
    Et qu'Alice lance « Cerbère ardent »
    Et que la pile se résout
    Et qu'Alice active « {R} » de « Cerbère ardent »
    Et qu'Alice active « {R} » de « Cerbère ardent »
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | F/E |
      | Cerbère ardent | 4/2 |
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {T} » de « Elfes de Llanowar »

  @id:SS-102 @clause:ss-static-abilities @control:ss-static-abilities
  @cr:302.6 @cr:604.1 @needs:static-abilities @needs:layers @needs:combat @needs:turn-structure
  Scénario: La capacité statique du Roi des gobelins agit aussitôt, bien qu'il ne puisse pas encore attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis |
      | Gobelin enragé | avant  |
    Et qu'Alice a en main
      | carte            |
      | Roi des gobelins |
    Et que la réserve de mana d'Alice contient {R}{R}{R}
    Alors Alice contrôle
      | carte          | F/E | sans                    |
      | Gobelin enragé | 1/1 | traversée des montagnes |
    Quand Alice lance « Roi des gobelins »
    Et que la pile se résout
    Alors Alice contrôle
      | carte          | F/E | avec                    |
      | Gobelin enragé | 2/2 | traversée des montagnes |
    Et Alice ne peut pas attaquer avec « Roi des gobelins »
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut attaquer avec « Roi des gobelins »

  @id:SS-103 @clause:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:603.6a @needs:triggered-abilities @needs:stack
  Scénario: La capacité de la Visionnaire elfe qui se déclenche quand elle arrive fait piocher une carte dès le tour où elle est lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte            |
      | Visionnaire elfe |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Visionnaire elfe »
    Alors Alice a 0 carte en main
    Quand le sommet de la pile se résout
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Visionnaire elfe | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 1 carte en main

  @id:SS-104 @clause:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:603.6a @needs:triggered-abilities
  Scénario: La Garde des âmes voit arriver une créature le tour où elle a elle-même été lancée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte          |
      | Garde des âmes |
      | Grizzlis       |
    Et que la réserve de mana d'Alice contient {W}{G}{G}
    Quand Alice lance « Garde des âmes »
    Et que la pile se résout
    Alors Alice a 20 points de vie
    Quand Alice lance « Grizzlis »
    Et que la pile se résout
    Alors Alice a 21 points de vie
