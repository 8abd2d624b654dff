# language: fr
Fonctionnalité: La régénération remplace une destruction
  Régénérer crée un effet qui attend, puis agit sur la destruction elle-même.

  @id:AB-401 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:614.8 @cr:609.6 @needs:replacement-effects @needs:combat @needs:stack
  Scénario: Des Squelettes régénérés survivent à des blessures de combat mortelles, engagés, retirés du combat et sans blessures, une seule fois
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Montagne           | avant  |
    Et qu'Alice a en main
      | carte |
      | Choc  |
    Et que Bob contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
      | Marais              | avant  |
    Quand Alice attaque avec « Géant des collines »
    Et que Bob bloque « Géant des collines » avec « Squelettes serviles »
    Et qu'Alice passe la priorité
    Et que Bob active « {B} » de « Squelettes serviles »
      | mana de | Marais |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | engagé | bloque             |
      | Squelettes serviles | non    | Géant des collines |
    Quand la partie arrive à l'étape de fin de combat d'Alice
    Alors la pile est vide
    Et Bob contrôle
      | carte               | engagé | blessures | bloque |
      | Squelettes serviles | oui    | 0         | aucun  |
    Et Alice contrôle
      | carte              | blessures |
      | Géant des collines | 1         |
    Et Bob a 20 points de vie
    Quand Alice lance « Choc »
      | cible   | Squelettes serviles |
      | mana de | Montagne            |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte               |
      | Squelettes serviles |

  @id:AB-402 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:701.19c @cr:614.8 @cr:609.6 @needs:replacement-effects @needs:stack @needs:damage
  Scénario: Deux régénérations sauvent des Squelettes de deux destructions, et la troisième les détruit
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
    Et qu'Alice a en main
      | carte    |
      | Choc     |
      | Choc (2) |
      | Choc (3) |
    Et que la réserve de mana d'Alice contient {B}{B}{R}{R}{R}
    Quand Alice active « {B} » de « Squelettes serviles »
    Et que la pile se résout
    Et qu'Alice active « {B} » de « Squelettes serviles »
    Et que la pile se résout
    Et qu'Alice lance « Choc »
      | cible | Squelettes serviles |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | engagé | blessures |
      | Squelettes serviles | oui    | 0         |
    Quand Alice lance « Choc (2) »
      | cible | Squelettes serviles |
    Et que la pile se résout
    Alors Alice contrôle
      | carte               | engagé | blessures |
      | Squelettes serviles | oui    | 0         |
    Quand Alice lance « Choc (3) »
      | cible | Squelettes serviles |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Choc                |
      | Choc (2)            |
      | Choc (3)            |
      | Squelettes serviles |

  @id:AB-403 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:701.19c @cr:614.8 @needs:replacement-effects @needs:stack
  Scénario: La régénération n'aide pas contre une destruction qui l'interdit, et elle prend fin avec le tour
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Squelettes serviles     | avant  |
      | Squelettes serviles (2) | avant  |
      | Plaine                  | avant  |
      | Plaine (2)              | avant  |
      | Plaine (3)              | avant  |
      | Plaine (4)              | avant  |
      | Marais                  | avant  |
    Et qu'Alice a en main
      | carte          |
      | Colère de Dieu |
    Et que Bob a en main
      | carte |
      | Choc  |
    Et que Bob contrôle
      | carte    | depuis |
      | Montagne | avant  |
    Et que la réserve de mana d'Alice contient {B}
    Quand Alice active « {B} » de « Squelettes serviles »
    Et que la pile se résout
    Et que la partie arrive à l'étape d'entretien de Bob
    Et que Bob lance « Choc »
      | cible   | Squelettes serviles |
      | mana de | Montagne            |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte               |
      | Squelettes serviles |
    Quand la partie arrive à la première phase principale d'Alice
    Et qu'Alice active « {B} » de « Squelettes serviles (2) »
      | mana de | Marais |
    Et que la pile se résout
    Et qu'Alice lance « Colère de Dieu »
      | mana de | Plaine; Plaine (2); Plaine (3); Plaine (4) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte                   |
      | Squelettes serviles     |
      | Squelettes serviles (2) |
      | Colère de Dieu          |

  @id:AB-697 @clause:abil-402.10-replacement-prevention-are-effects
  @cr:701.19a @cr:701.8a @cr:614.8 @needs:replacement-effects @needs:stack @needs:targeting @needs:priority
  Scénario: Des Squelettes régénérés survivent, engagés, au premier Homicide et meurent du second
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte        |
      | Homicide     |
      | Homicide (2) |
    Et que la réserve de mana d'Alice contient {B}{B}{B}{B}{B}{B}
    Et que Bob contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
      | Marais              | avant  |
    Quand Alice lance « Homicide »
      | cible | Squelettes serviles |
    Et qu'Alice passe la priorité
    Et que Bob active « {B} » de « Squelettes serviles »
      | mana de | Marais |
    Et que la pile se résout
    Alors Bob contrôle
      | carte               | engagé |
      | Squelettes serviles | oui    |
    Quand Alice lance « Homicide (2) »
      | cible | Squelettes serviles |
    Et que la pile se résout
    Alors Bob a au cimetière
      | carte               |
      | Squelettes serviles |

  @id:AB-652 @clause:abil-402.10-replacement-prevention-are-effects @control:abil-402.10-replacement-prevention-are-effects @cr:701.19a @cr:704.5f @cr:704.5g
  @needs:replacement-effects @needs:activated-abilities @needs:damage @needs:state-based-actions
  Scénario: Les Squelettes serviles se régénèrent après des blessures mortelles, mais ni avec une endurance inférieure à 0 ni avec une endurance de 0
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte                   | depuis |
      | Squelettes serviles     | avant  |
      | Squelettes serviles (2) | avant  |
      | Marais                  | avant  |
      | Marais (2)              | avant  |
      | Marais (3)              | avant  |
    Et qu'Alice a en main
      | carte               |
      | Choc                |
      | Contorsion spatiale |
      | Invocation cruelle  |
    Et que la réserve de mana d'Alice contient {B}{B}{R}{C}{C}
    Quand Alice active « {B} » de « Squelettes serviles »
    Et que la pile se résout
    Et qu'Alice lance « Choc »
      | cible | Squelettes serviles |
    Et que la pile se résout
    Alors Alice contrôle
      | carte                   | engagé | blessures |
      | Squelettes serviles     | oui    | 0         |
      | Squelettes serviles (2) | non    | 0         |
    Quand Alice active « {B} » de « Squelettes serviles (2) »
    Et que la pile se résout
    Et qu'Alice lance « Contorsion spatiale »
      | cible | Squelettes serviles (2) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte                   |
      | Choc                    |
      | Contorsion spatiale     |
      | Squelettes serviles (2) |
    Quand Alice active « {B} » de « Squelettes serviles »
      | mana de | Marais |
    Et que la pile se résout
    Et qu'Alice lance « Invocation cruelle »
      | mana de | Marais (2); Marais (3) |
    Et que la pile se résout
    Alors Alice a au cimetière
      | carte                   |
      | Squelettes serviles     |
      | Squelettes serviles (2) |
      | Choc                    |
      | Contorsion spatiale     |
