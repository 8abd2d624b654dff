# language: fr
Fonctionnalité: Le déphasage et le mal d'invocation
  Le déphasage n'est pas un changement de contrôle : un permanent qui passe en phase n'a pas cessé d'être contrôlé.

  @id:SS-572 @clause:x-ss-phasing-in @control:x-ss-phasing-in @cr:302.6 @cr:502.1 @cr:702.26d @needs:combat
  @needs:turn-structure @needs:counters
  Scénario: Une créature qui passe en phase au début du tour de son contrôleur peut attaquer ce tour-ci
    Étant donné que c'est la première phase principale de Bob
    Et qu'Alice contrôle
      | carte              | depuis |
      | Grizzlis (anciens) | avant  |
      | Forêt              | avant  |
      | Forêt (2)          | avant  |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (nouveaux) |
    Et que Bob a en main
      | carte               |
      | Sortir par derrière |
    Et que la réserve de mana de Bob contient {U}
    Quand Bob lance « Sortir par derrière »
      | cible | Grizzlis (anciens) |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Grizzlis (nouveaux) »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E | hors phase |
      | Grizzlis (anciens) | 3/3 | non        |
    Et Alice ne peut pas attaquer avec « Grizzlis (nouveaux) »
    Et Alice peut attaquer avec « Grizzlis (anciens) »

  @id:SS-573 @clause:x-ss-phased-out-while-sick @control:x-ss-phased-out-while-sick @cr:302.6 @cr:702.26d
  @needs:combat @needs:turn-structure @needs:counters
  Scénario: Une créature passée hors phase le tour où elle a été lancée peut attaquer au prochain tour de son contrôleur, une autre lancée à ce tour ne le peut pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte     | depuis |
      | Île       | avant  |
      | Forêt     | avant  |
      | Forêt (2) | avant  |
    Et qu'Alice a en main
      | carte               |
      | Grizzlis (1)        |
      | Grizzlis (2)        |
      | Sortir par derrière |
    Et que la réserve de mana d'Alice contient {G}{G}
    Quand Alice lance « Grizzlis (1) »
    Et que la pile se résout
    Et qu'Alice lance « Sortir par derrière »
      | cible   | Grizzlis (1) |
      | mana de | Île          |
    Et que la pile se résout
    Et que la partie arrive à la première phase principale d'Alice
    Et qu'Alice lance « Grizzlis (2) »
      | mana de | Forêt; Forêt (2) |
    Et que la pile se résout
    Alors Alice contrôle
      | carte        | F/E | hors phase |
      | Grizzlis (1) | 3/3 | non        |
    Et Alice ne peut pas attaquer avec « Grizzlis (2) »
    Et Alice peut attaquer avec « Grizzlis (1) »

  @id:SS-642 @clause:ss-triggered-abilities @cr:302.6 @cr:603.2a @cr:702.26b
  @needs:triggered-abilities @needs:status
  Scénario: La Garde des âmes lancée ce tour-ci se déclenche quand une autre créature arrive, celle qui est hors phase ne se déclenche pas
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte          | depuis | hors phase |
      | Garde des âmes | avant  | oui        |
    Et qu'Alice a en main
      | carte              |
      | Garde des âmes (2) |
      | Memnite            |
    Et que la réserve de mana d'Alice contient {W}
    Quand Alice lance « Garde des âmes (2) »
    Et que la pile se résout
    Alors Alice a 20 points de vie
    Quand Alice lance « Memnite »
    Et que le sommet de la pile se résout
    Alors la pile contient
      | carte              | nature   | contrôleur |
      | Garde des âmes (2) | capacité | Alice      |
    Quand la pile se résout
    Alors Alice a 21 points de vie

  @id:SS-661 @clause:x-ss-phasing-in @control:x-ss-phasing-in @cr:702.26b @cr:702.26d @cr:302.6
  @needs:activated-abilities @needs:mana-abilities @needs:turn-structure @needs:counters
  Scénario: Des créatures hors phase n'ont aucune capacité à activer, et peuvent utiliser leurs capacités de {T} dès qu'elles sont en phase
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte             | depuis |
      | Sorcier sybarite  | avant  |
      | Elfes de Llanowar | avant  |
    Et qu'Alice a en main
      | carte                   |
      | Sortir par derrière     |
      | Sortir par derrière (2) |
      | Vitalité                |
    Et que la réserve de mana d'Alice contient {U}{U}
    Quand Alice lance « Sortir par derrière »
      | cible | Sorcier sybarite |
    Et que la pile se résout
    Et qu'Alice lance « Sortir par derrière (2) »
      | cible | Elfes de Llanowar |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice ne peut pas activer « {T} » de « Elfes de Llanowar »
    Et Alice ne peut pas lancer « Vitalité »
      | mana de | Elfes de Llanowar |
    Quand la partie arrive à l'étape d'entretien d'Alice
    Alors Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et Alice peut lancer « Vitalité »
      | mana de | Elfes de Llanowar |

  @id:SS-662 @clause:ss-status-change-face-up @control:ss-status-change-face-up @cr:702.26b @cr:702.37e @cr:116.2b
  @cr:302.6 @needs:combat @needs:morph @needs:turn-structure @needs:counters
  Scénario: Une créature face cachée ne peut pas être retournée tant qu'elle est hors phase, ni tant qu'elle est un sort ; retournée plus tard, elle peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte               |
      | Lanceur de bolas    |
      | Sortir par derrière |
    Et qu'Alice contrôle
      | carte  | depuis |
      | Plaine | avant  |
      | Île    | avant  |
    Et que la réserve de mana d'Alice contient {C}{C}{C}
    Quand Alice lance « Lanceur de bolas »
      | lancé avec | mue |
    Alors Alice ne peut pas retourner « Lanceur de bolas » face visible
      | mana de | Plaine |
    Quand la pile se résout
    Et qu'Alice lance « Sortir par derrière »
      | cible   | Lanceur de bolas |
      | mana de | Île              |
    Et que la pile se résout
    Alors Alice ne peut pas retourner « Lanceur de bolas » face visible
      | mana de | Plaine |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut retourner « Lanceur de bolas » face visible
      | mana de | Plaine |
    Et Alice contrôle
      | carte            | nom              | F/E |
      | Lanceur de bolas | Lanceur de bolas | 3/3 |
    Et Alice peut attaquer avec « Lanceur de bolas »

  @id:SS-681 @clause:x-ss-phasing-in @control:x-ss-phasing-in @cr:702.26b @cr:702.26d @cr:302.6 @needs:combat
  @needs:activated-abilities @needs:turn-structure @needs:counters
  Scénario: La capacité sans {T} d'une créature hors phase ne peut pas être activée ; dès que la créature est revenue en phase, elle peut l'être et la créature peut attaquer
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte               | depuis |
      | Squelettes serviles | avant  |
      | Marais              | avant  |
    Et qu'Alice a en main
      | carte               |
      | Sortir par derrière |
    Et que la réserve de mana d'Alice contient {U}
    Quand Alice lance « Sortir par derrière »
      | cible | Squelettes serviles |
    Et que la pile se résout
    Alors Alice ne peut pas activer « {B} » de « Squelettes serviles »
      | mana de | Marais |
    Quand la partie arrive à la première phase principale d'Alice
    Alors Alice peut activer « {B} » de « Squelettes serviles »
      | mana de | Marais |
    Quand la pile se résout
    Alors Alice peut attaquer avec « Squelettes serviles »
