# language: fr
Fonctionnalité: La source d'une capacité et les informations sur les objets
  Ce qu'une capacité fait faire à sa source, c'est la source qui le fait. Une information sur un objet est prise au
  moment où il la faut, et telle qu'elle était en dernier lieu si l'objet est parti.

  @id:AB-061 @clause:abil-402.6-source-does-it
  @cr:113.7a @cr:609.7a @cr:615.8 @cr:615.9
  @needs:activated-abilities @needs:prevention @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Les blessures que la capacité d'une créature bleue lui fait infliger proviennent d'une source bleue
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis |
      | Sorcier sybarite | avant  |
    Et que Bob contrôle
      | carte                       | depuis |
      | Cercle de protection : bleu | avant  |
    Et que la réserve de mana de Bob contient {W}
    Et que Bob choisira
      | choix | réponse          |
      | objet | Sorcier sybarite |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Et que Bob active « {1} » de « Cercle de protection : bleu »
    Et que la pile se résout
    Alors Bob a 20 points de vie

  @id:AB-062 @clause:abil-402.6-source-does-it @control:abil-402.6-source-does-it
  @cr:113.7a @cr:609.7a @cr:615.8 @cr:615.9
  @needs:activated-abilities @needs:prevention @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une créature bleue ne peut pas être choisie comme source rouge, et ce qu'elle inflige n'est alors pas prévenu
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sorcier sybarite   | avant  |
      | Géant des collines | avant  |
      | Gobelin pointecoup | avant  |
    Et que Bob contrôle
      | carte                        | depuis |
      | Cercle de protection : rouge | avant  |
    Et que la réserve de mana de Bob contient {W}
    Et que Bob ne pourra pas choisir
      | choix | réponse          |
      | objet | Sorcier sybarite |
    Et que Bob choisira
      | choix | réponse            |
      | objet | Géant des collines |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Et que Bob active « {1} » de « Cercle de protection : rouge »
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-063 @clause:abil-402.6-source-does-it @control:abil-402.6-source-does-it
  @cr:113.7a @cr:702.16b
  @needs:activated-abilities @needs:protection @needs:targeting @needs:damage
  Scénario: La capacité d'une créature bleue ne peut pas cibler une créature ayant la protection contre le bleu, celle d'une créature rouge le peut
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Sorcier sybarite   | avant  |
      | Gobelin pointecoup | avant  |
    Et que la réserve de mana d'Alice contient {R}
    Et que Bob contrôle
      | carte      | depuis |
      | Scraignoss | avant  |
      | Grizzlis   | avant  |
    Alors Alice ne peut pas activer « {T} » de « Sorcier sybarite »
      | cible | Scraignoss |
    Et Alice peut activer « {T} » de « Sorcier sybarite »
      | cible | Grizzlis |
    Et Alice peut activer « {R}, {T} » de « Gobelin pointecoup »
      | cible | Scraignoss |
    Quand la pile se résout
    Alors Bob contrôle
      | carte      | blessures |
      | Scraignoss | 1         |
      | Grizzlis   | 1         |

  @id:AB-064 @clause:abil-402.6-source-does-it @control:abil-402.6-source-does-it
  @cr:113.7a @cr:702.16e
  @needs:activated-abilities @needs:protection @needs:damage
  Scénario: Les blessures de la capacité d'un enchantement noir proviennent d'une source noire, et la protection contre le noir les prévient même sans cible
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte | depuis |
      | Peste | avant  |
    Et que la réserve de mana d'Alice contient {B}
    Et que Bob contrôle
      | carte           | depuis |
      | Chevalier blanc | avant  |
      | Grizzlis        | avant  |
    Quand Alice active « {B} » de « Peste »
    Et que la pile se résout
    Alors Bob contrôle
      | carte           | blessures |
      | Chevalier blanc | 0         |
      | Grizzlis        | 1         |
    Et Alice a 19 points de vie
    Et Bob a 19 points de vie

  @id:AB-065 @clause:abil-402.6-information-checked-on-resolution
  @cr:113.7a @cr:608.2h
  @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Une capacité infligeant autant de blessures que la force de sa source prend la force qu'a la source à la résolution
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {R}{G}
    Quand Alice active « {R}, {T} » de « Gobelin pointecoup »
      | cible | Bob |
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Gobelin pointecoup |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E |
      | Gobelin pointecoup | 4/5 |
    Et Bob a 16 points de vie

  @id:AB-066 @control:abil-402.6-information-checked-on-resolution
  @cr:113.7a @cr:608.2h
  @needs:activated-abilities @needs:stack @needs:targeting @needs:damage
  Scénario: Une fois la capacité résolue, le gain de force de sa source arrive trop tard
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {R}{G}
    Quand Alice active « {R}, {T} » de « Gobelin pointecoup »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie
    Quand Alice lance « Croissance gigantesque »
      | cible | Gobelin pointecoup |
    Et que la pile se résout
    Alors Alice contrôle
      | carte              | F/E |
      | Gobelin pointecoup | 4/5 |
    Et Bob a 19 points de vie

  @id:AB-067 @clause:abil-402.6-last-known-information
  @cr:113.7a @cr:608.2h
  @needs:activated-abilities @needs:last-known-information @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Une capacité utilise la dernière force qu'avait sa source sur le champ de bataille si celle-ci a été exilée
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {R}{G}
    Et que Bob a en main
      | carte          |
      | Retour au pays |
    Et que la réserve de mana de Bob contient {W}
    Quand Alice active « {R}, {T} » de « Gobelin pointecoup »
      | cible | Bob |
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Gobelin pointecoup |
    Et que le sommet de la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Retour au pays »
      | cible | Gobelin pointecoup |
    Et que le sommet de la pile se résout
    Alors Alice a en exil
      | carte              |
      | Gobelin pointecoup |
    Et la pile contient
      | carte              | nature   | contrôleur |
      | Gobelin pointecoup | capacité | Alice      |
    Et Bob a 20 points de vie
    Quand la pile se résout
    Alors Bob a 16 points de vie

  @id:AB-068 @control:abil-402.6-last-known-information
  @cr:113.7a @cr:608.2b @cr:608.2h
  @needs:activated-abilities @needs:last-known-information @needs:stack @needs:targeting @needs:priority @needs:damage
  Scénario: Si la source est exilée avant de gagner de la force, la capacité utilise la force qu'elle avait jusque-là
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Gobelin pointecoup | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {R}{G}
    Et que Bob a en main
      | carte          |
      | Retour au pays |
    Et que la réserve de mana de Bob contient {W}
    Quand Alice active « {R}, {T} » de « Gobelin pointecoup »
      | cible | Bob |
    Et qu'Alice lance « Croissance gigantesque »
      | cible | Gobelin pointecoup |
    Et qu'Alice passe la priorité
    Et que Bob lance « Retour au pays »
      | cible | Gobelin pointecoup |
    Et que la pile se résout
    Alors Alice a en exil
      | carte              |
      | Gobelin pointecoup |
    Et Bob a 19 points de vie

  @id:AB-069 @clause:abil-402.6-spell-uses-last-known-information
  @control:abil-402.6-spell-uses-last-known-information
  @cr:608.2h
  @needs:last-known-information @needs:stack @needs:targeting @needs:priority
  Scénario: On gagne pour une créature exilée autant de points de vie que sa dernière force sur le champ de bataille, quoi que dise la carte
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte        | depuis |
      | Grizzlis (1) | avant  |
      | Grizzlis (2) | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
    Et que la réserve de mana d'Alice contient {G}
    Et que Bob a en main
      | carte              |
      | Retour au pays (1) |
      | Retour au pays (2) |
    Et que la réserve de mana de Bob contient {W}{W}
    Quand Alice lance « Croissance gigantesque »
      | cible | Grizzlis (1) |
    Et que la pile se résout
    Et qu'Alice passe la priorité
    Et que Bob lance « Retour au pays (1) »
      | cible | Grizzlis (1) |
    Et que la pile se résout
    Alors Alice a en exil
      | carte        |
      | Grizzlis (1) |
    Et Alice a 25 points de vie
    Quand Alice passe la priorité
    Et que Bob lance « Retour au pays (2) »
      | cible | Grizzlis (2) |
    Et que la pile se résout
    Alors Alice a 27 points de vie

  @id:AB-070 @clause:abil-402.6-spell-uses-last-known-information
  @cr:608.2h @cr:601.2h @cr:701.21a
  @needs:last-known-information @needs:additional-costs @needs:sacrifice @needs:stack @needs:targeting @needs:damage
  Scénario: Une créature sacrifiée comme coût compte pour la dernière force qu'elle avait sur le champ de bataille
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et que Bob contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
      | Jet                    |
    Et que la réserve de mana d'Alice contient {R}{R}{G}
    Quand Alice lance « Croissance gigantesque »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Alice ne peut pas lancer « Jet »
      | cible     | Bob                |
      | payé avec | Géant des collines |
    Quand Alice lance « Jet »
      | cible     | Bob      |
      | payé avec | Grizzlis |
    Alors Alice a au cimetière
      | carte    |
      | Grizzlis |
    Quand la pile se résout
    Alors Bob a 15 points de vie

  @id:AB-071 @control:abil-402.6-spell-uses-last-known-information
  @cr:608.2b @cr:608.2h @cr:601.2h
  @needs:last-known-information @needs:additional-costs @needs:sacrifice @needs:stack @needs:targeting @needs:damage
  Scénario: Une créature sacrifiée avant d'avoir pu gagner de la force compte pour la force qu'elle avait jusque-là
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte    | depuis |
      | Grizzlis | avant  |
    Et qu'Alice a en main
      | carte                  |
      | Croissance gigantesque |
      | Jet                    |
    Et que la réserve de mana d'Alice contient {R}{R}{G}
    Quand Alice lance « Croissance gigantesque »
      | cible | Grizzlis |
    Et qu'Alice lance « Jet »
      | cible     | Bob      |
      | payé avec | Grizzlis |
    Et que la pile se résout
    Alors Bob a 18 points de vie

  @id:AB-420 @clause:abil-402.6-source-does-it
  @cr:113.7a @cr:609.7a @cr:615.8 @cr:608.2h @needs:prevention @needs:stack @needs:sacrifice
  Scénario: Les blessures d'un Mogg fanatique déjà sacrifié sont celles du Mogg, qu'on peut toujours choisir comme source
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte              | depuis |
      | Géant des collines | avant  |
      | Mogg fanatique     | avant  |
      | Mogg fanatique (2) | avant  |
    Et que Bob contrôle
      | carte                        | depuis |
      | Cercle de protection : rouge | avant  |
    Et que la réserve de mana de Bob contient {C}
    Et que Bob choisira
      | choix | réponse        |
      | objet | Mogg fanatique |
    Quand Alice active « sacrifier » de « Mogg fanatique »
      | cible | Bob |
    Et qu'Alice passe la priorité
    Et que Bob active « {1} » de « Cercle de protection : rouge »
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Quand Alice active « sacrifier » de « Mogg fanatique (2) »
      | cible | Bob |
    Et que la pile se résout
    Alors Bob a 19 points de vie

  @id:AB-604 @clause:abil-402.6-exists-independently @control:abil-402.6-exists-independently
  @ruleset:cr-2024 @ruleset:cr-2026 @cr:113.7a @cr:800.4a @needs:stack @needs:activated-abilities @needs:multiplayer @needs:damage @needs:targeting
  Scénario: Quand Bob quitte la partie, la capacité qu'Alice a activée de son Sorcier sybarite reste sur la pile et se résout, alors que la sienne a disparu
    Étant donné que les joueurs sont Alice, Bob et Chloé
    Et que c'est la première phase principale d'Alice
    Et qu'Alice contrôle
      | carte            | depuis | propriétaire |
      | Sorcier sybarite | avant  | Bob          |
    Et que Bob contrôle
      | carte                | depuis |
      | Sorcier sybarite (2) | avant  |
    Quand Alice active « {T} » de « Sorcier sybarite »
      | cible | Chloé |
    Et qu'Alice passe la priorité
    Et que Bob active « {T} » de « Sorcier sybarite (2) »
      | cible | Alice |
    Et que Bob concède la partie
    Alors la pile contient
      | carte            | nature   | contrôleur |
      | Sorcier sybarite | capacité | Alice      |
    Quand la pile se résout
    Alors Chloé a 19 points de vie
    Et Alice a 20 points de vie

  @id:AB-609 @clause:abil-402.6-spell-uses-last-known-information @ruleset:cr-2024 @ruleset:cr-2026
  @cr:107.1b @cr:608.2h @cr:119.3 @needs:stack @needs:targeting @needs:zone-change @needs:counters
  Scénario: Retour au pays sur une créature de force 0 ou moins ne fait gagner aucun point de vie à son contrôleur, et ne lui en retire aucun
    Étant donné que c'est la première phase principale d'Alice
    Et qu'Alice a en main
      | carte              |
      | Retour au pays     |
      | Retour au pays (2) |
      | Retour au pays (3) |
    Et que Bob contrôle
      | carte            | depuis | marqueurs |
      | Ornithoptère     | avant  |           |
      | Ornithoptère (2) | avant  | 1 -1/-1   |
      | Grizzlis         | avant  |           |
    Et que la réserve de mana d'Alice contient {W}{W}{W}
    Quand Alice lance « Retour au pays »
      | cible | Ornithoptère |
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Quand Alice lance « Retour au pays (2) »
      | cible | Ornithoptère (2) |
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Quand Alice lance « Retour au pays (3) »
      | cible | Grizzlis |
    Et que la pile se résout
    Alors Bob a 22 points de vie

  @id:AB-691 @clause:abil-402.6-spell-uses-last-known-information @control:abil-402.6-spell-uses-last-known-information
  @cr:608.2h @cr:119.3 @needs:last-known-information @needs:targeting
  Scénario: Retour au pays ne rapporte rien pour une créature dont la dernière force était de 0, et 3 points de vie pour une de force 3
    Étant donné que c'est la première phase principale d'Alice
    Et que Bob contrôle
      | carte              | depuis |
      | Ornithoptère       | avant  |
      | Géant des collines | avant  |
    Et qu'Alice a en main
      | carte              |
      | Retour au pays     |
      | Retour au pays (2) |
    Et que la réserve de mana d'Alice contient {W}{W}
    Quand Alice lance « Retour au pays »
      | cible | Ornithoptère |
    Et que la pile se résout
    Alors Bob a 20 points de vie
    Et Bob a en exil
      | carte        |
      | Ornithoptère |
    Quand Alice lance « Retour au pays (2) »
      | cible | Géant des collines |
    Et que la pile se résout
    Alors Bob a 23 points de vie
