# Ce que dit le banc d'essai, en français. Mêmes identifiants et variables que dans en.ftl ; un test les compare.

## Constats : pourquoi un scénario s'est arrêté

adapter-raised = L'adaptateur a échoué dans `{ $call }` : { $error }
adapter-nonsense = L'adaptateur a répondu à `{ $call }` par { $answer } ; on attendait l'un de ces types : { $expected_types }.
adapter-malformed = L'adaptateur a répondu à `{ $call }` par un { $type } mal formé : { $problem }
engine-late = Le moteur n'a pas répondu à `{ $call }` en { $seconds } s ; il a été arrêté.
engine-late-begun = Le moteur a commencé une réponse à `{ $call }` sans terminer la ligne en { $seconds } s ; il a été arrêté.
engine-died = Le moteur s'est arrêté pendant `{ $call }` ({ $how }).
engine-closed-output = Le moteur a fermé sa sortie standard pendant `{ $call }` sans s'arrêter ; il a été arrêté.
engine-ended-between = Le moteur s'est arrêté entre deux scénarios.
engine-not-started = Le moteur ne peut pas être lancé : { $error }
engine-given-up = Le moteur a été perdu { $number } fois et n'est plus relancé. La dernière fois : { $last }
engine-reports-error = Le moteur signale une erreur dans `{ $call }` : { $error } ({ $number })
engine-answer-not-utf8 = La réponse du moteur à `{ $call }` n'est pas de l'UTF-8 : { $shown }
engine-answer-not-json = La réponse du moteur à `{ $call }` n'est pas du JSON : { $shown }
engine-answer-too-long = La réponse du moteur à `{ $call }` dépasse { $shown } octets.
engine-answer-not-a-response = La réponse du moteur à `{ $call }` n'est pas une réponse JSON-RPC 2.0 : { $shown }
engine-answer-wrong-id = La réponse du moteur à `{ $call }` n'a pas le bon id : { $shown }
engine-answer-bad-result = Le résultat de `{ $call }` ne suit pas le schéma : { $shown }
engine-answer-more-lines = Le moteur a écrit plus d'une ligne en réponse à `{ $call }` ; la suivante : { $shown }
engine-answer-other-description = Dans `{ $call }`, le moteur se décrit autrement qu'au début : { $shown }
ended-with-status = code de sortie { $status }
ended-by-signal = signal { $signal }
adapter-stands-elsewhere = L'adaptateur dit que le moment est atteint, mais en montre un autre.
adapter-not-moved = L'adaptateur dit que le moment est atteint, mais rien du tout n'a eu lieu.
adapter-twice = L'adaptateur donne une seule identité à plusieurs objets : { $identity }
adapter-spelling =
    { $field ->
        [types] L'adaptateur écrit un type « { $value } » ; c'est « { $spelt } » (voir ObjectView).
        [supertypes] L'adaptateur écrit un super-type « { $value } » ; c'est « { $spelt } » (voir ObjectView).
        [colors] L'adaptateur écrit une couleur « { $value } » ; c'est « { $spelt } » (voir ObjectView).
       *[keywords] L'adaptateur écrit un mot-clé « { $value } » ; c'est « { $spelt } » (voir ObjectView).
    }
adapter-color = L'adaptateur montre une couleur « { $value } » ; les couleurs sont white, blue, black, red et green (voir ObjectView).
adapter-asks-nobody = L'adaptateur demande un choix à un joueur qui n'est pas dans la partie : { $player }
adapter-players-changed = L'adaptateur ne montre plus les mêmes joueurs.
adapter-alias-missing = L'adaptateur ne dit pas quel objet est ceci : { $object }.
setup-differs = L'adaptateur n'a pas mis en place la situation demandée : { $object }, champ { $field }.
engine-lacks = Il manque au moteur ce qu'exige le scénario. { $what }
lacking-cards = Cartes : { $cards }.
lacking-capabilities = Capacités techniques : { $capabilities }.
engine-unsupported = Le moteur ne prend pas ceci en charge : { $what }
refused = L'action a été refusée alors qu'elle est légale.
accepted = L'action a été acceptée alors qu'elle est illégale.
refusal-changed-game = L'action a été refusée, mais l'état de la partie a changé.
no-declaration = La déclaration n'a pas eu lieu.
no-such-object = Cet objet n'existe pas : { $object }.
no-such-player = Ce joueur n'existe pas : { $player }.
field-differs = { $object } : ce n'est pas la valeur attendue ({ $field }).
field-not-shown = Le moteur ne montre pas ceci : { $object }, { $field }.
turn-differs = Ce n'est pas le tour ou l'étape attendus.
stack-differs = La pile n'est pas celle attendue.
changed-too = Autre chose a changé.
choice-unanswered = Le moteur demande à { $player } un choix auquel le scénario ne répond pas ({ $choice } : { $prompt }).
answer-offered = Une réponse contraire aux règles a été proposée comme légale ({ $answer }).
answer-accepted = Une réponse contraire aux règles a été acceptée ({ $answer }).
choice-not-asked = Le moteur n'a jamais demandé à { $player } le choix pour lequel une réponse doit être refusée ({ $choice } : { $answer }).
answer-unused = Le moteur n'a jamais demandé à { $player } un choix que les règles exigent ({ $choice } : { $answer }).
answer-refused = L'adaptateur a refusé une réponse qu'il avait proposée ({ $answer }) : { $reason }
choices-without-end = L'adaptateur a demandé plus de { $number } choix d'affilée.
step-skipped = Le moment demandé n'a pas eu lieu.
game-over = La partie s'est terminée avant ce moment.
sentence-fault = Le scénario est illisible : { $problem }
worker-crashed = Le processus qui exécutait ce scénario est mort.
harness-trouble = Le banc d'essai lui-même a échoué : { $error }
read-otherwise = Le banc d'essai et pytest-bdd ne lisent pas le scénario de la même façon : { $sentence }
not-finished = Le scénario n'est pas allé jusqu'à sa fin.
not-applicable = Le scénario ne porte pas sur cette édition des règles.

expect-accepted = l'action est acceptée
expect-refused = l'action est refusée
expect-untouched = l'état de la partie est inchangé
expect-reached = la partie arrive à ce moment
observed-refused = refusée : { $reason }
observed-accepted = acceptée
observed-offered = parmi les options du choix
observed-skipped = le moteur n'a pas cette étape dans ce tour
observed-over = la partie est terminée
observed-change = { $object } { $field } : { $old }, puis { $new }
observed-turn-changed = le tour, l'étape ou la priorité ont changé
value-unknown = inconnu

## Zones

zone-battlefield = champ de bataille
zone-hand = main
zone-library = bibliothèque
zone-graveyard = cimetière
zone-exile = exil
zone-stack = pile
zone-command = zone de commandement

## Champs qui n'ont pas de colonne dans les tableaux

field-zone = zone
field-life = points de vie
field-mana-pool = réserve de mana
field-hand-size = cartes en main
field-library-size = cartes dans la bibliothèque
field-graveyard-size = cartes au cimetière
field-exile-size = cartes en exil
field-lands-played = terrains joués
field-stack = pile
field-in-game = dans la partie
field-types = types
field-supertypes = super-types
field-subtypes = sous-types
field-controller = contrôleur
field-token = jeton
field-damage = blessures
field-face = face
field-controlled-since-turn-began = contrôlé depuis le début du tour
field-id = identité

## Fautes des fichiers de scénarios

syntax = ce n'est pas du Gherkin : { $problem }
not-utf8 = le fichier n'est pas en UTF-8 ; enregistrez-le en UTF-8
empty-feature = le fichier ne contient aucune fonctionnalité ; ajoutez-en une ou supprimez le fichier
wrong-language = la fonctionnalité n'annonce pas la langue de son dossier ; commencez par `# language: { $language }`
not-a-scenario = un scénario se suffit ici à lui-même : recopiez contextes et règles dans chacun
outline = pas de plan de scénario ni d'exemples : écrivez chaque scénario en entier
doc-string = pas de bloc de texte : mettez les valeurs dans un tableau
id-missing = { $scenario } : pas d'étiquette @id ; donnez-lui un identifiant jamais utilisé
id-many = { $scenario } : plusieurs étiquettes @id ; gardez la plus ancienne
id-twice = l'identifiant { $id } est déjà pris en { $first } ; donnez-en un autre à ce scénario
name-twice = un scénario nommé « { $name } » est déjà à la ligne { $first } de ce fichier ; nommez celui-ci par ce qui l'en distingue
no-clause = { $scenario } : ni @clause ni @control ; dites quelle clause il montre
no-steps = { $scenario } : aucune étape
unknown-clause = { $scenario } : le registre n'a pas de clause { $clause }
unknown-capability = { $scenario } : aucune capacité technique ne s'appelle { $capability }
unknown-ruleset = { $scenario } : aucune édition ne s'appelle { $ruleset } ; il y a { $known }
unknown-tag = { $scenario } : l'étiquette { $tag } ne veut rien dire ici
ambiguous = la phrase « { $sentence } » peut se lire de plusieurs façons : { $keys }
undefined-sentence = aucune phrase ne se lit « { $sentence } » ; `mtg-verdict sentences` les donne toutes
sentence-characters = la phrase « { $sentence } » a d'autres espaces ou apostrophes que la table des phrases ; écrivez « { $plain } »
byte-order-mark = le fichier commence par un indicateur d'ordre des octets ; enregistrez-le en UTF-8 sans cet indicateur
not-readable = le fichier est illisible : { $error }
not-a-step = ceci n'est pas une étape et serait laissé de côté : « { $text } » ; commencez par Étant donné, Quand, Alors, Et ou Mais
setup-late = une mise en place après la première action ou vérification ne change rien ; mettez-la avant
players-first = les joueurs sont nommés une fois chacun, avant tout le reste
players-alone = une partie a deux joueurs au moins
player-not-here = { $player } ne joue pas dans ce scénario ; ses joueurs sont { $players }
label-twice = { $label } est mis en place deux fois ; distinguez les deux par des mots entre parenthèses, comme « Forêt (2) »
unknown-word = « { $word } » n'est pas un mot du groupe { $group } ; on connaît : { $known }
unknown-card = aucune carte installée ne s'appelle « { $card } » dans cette langue ; ajoutez-la dans features/cards/ de la suite installée (--features n'apporte pas de cartes)
not-a-number = « { $text } » n'est pas un nombre
not-counters = « { $text } » n'est pas une liste de marqueurs, comme « 1 +1/+1 »
not-power-toughness = « { $text } » n'est pas une force et une endurance, comme « 2/2 »
table-missing = cette phrase demande un tableau
table-not-here = cette phrase ne prend pas de tableau
cell-missing = une ligne n'a rien dans sa colonne « { $column } »
column-not-here = la colonne « { $column } » n'appartient pas à cette phrase
column-twice = une colonne revient deux fois : { $columns }
convoke-item = « { $item } » n'est pas une créature et le mana qu'elle paie, comme Ornithoptère {"{1}"}
mana-ability-item = « { $item } » n'est pas un permanent et sa capacité de mana, comme Animalcule de sang : sacrifier
announcement-row = une ligne est ici un mot-clé et une valeur : { $row }
announcement-twice = « { $key } » est annoncé deux fois
announcement-not-here = « { $key } » ne s'annonce pas avec cette action
attack-table = une ligne est ici un attaquant de la phrase et ce qu'il attaque : { $rows }
block-table = une ligne est ici un bloqueur et l'attaquant qu'il bloque : { $row }
ability-as-answer = « { $text } » : une capacité sur la pile est une cible qu'on annonce (`cible`), jamais la réponse à un choix
one-player = « { $text } » n'est pas un joueur, un seul
choice-table = le tableau a ici les colonnes choix et réponse
invalid-value = { $place } : { $problem }
no-sentence-for = aucune phrase ne dit l'opération { $operation }
one-language = { $id } n'existe que dans une langue ({ $language }) ; écrivez l'autre
pair-file = { $id } est dans un autre fichier en anglais : { $other } ; utilisez le même nom de fichier
pair-tags = { $id } : les étiquettes @{ $tag } diffèrent de { $other }
pair-length = { $id } : { $fr } étapes en français, { $en } en anglais ({ $other })
pair-operation = { $id } : « { $sentence } » ne veut pas dire la même chose que « { $english } » ({ $other })
pair-keyword = { $id } : « { $sentence } » n'est pas une étape du même genre qu'en anglais, où elle dépend de « { $keyword } » ({ $other })
pair-order = { $id } est là où l'anglais a { $expected } ({ $other }) ; gardez le même ordre dans les deux langues
clause-without-scenario = aucun scénario ne montre la clause { $clause }
clause-without-control = aucun scénario ne sert de témoin à la clause { $clause }
refusal-without-control = { $scenario } refuse une action ({ $action }) qu'aucun témoin de ses clauses n'accepte ; ajoutez une phrase qui l'accepte (… peut …) et marquez @control:ID
synthetic-undeclared = { $scenario } nomme { $cards }, qui n'existe que dans cette suite ; ajoutez-lui @needs:custom-cards
synthetic-missing = { $scenario } porte @needs:custom-cards mais ne nomme aucune carte propre à cette suite
unknown-rule = { $citing } cite la règle { $rule }, que ce texte des règles n'a pas ; `mtg-verdict rules-diff` avec le texte précédent dit ce qu'elle est devenue

## Ligne de commande

error-prefix = mtg-verdict : { $problem }
usage-unknown-adapter = adaptateur inconnu « { $adapter } » : donnez reference, phase, MODULE:ATTRIBUT, ou « stdio:COMMANDE … »
usage-adapter-text = l'adaptateur « { $adapter } » a des octets qui ne sont pas de l'UTF-8
usage-adapter-import = l'adaptateur « { $adapter } » ne s'importe pas : { $error }
usage-stdio-command = la commande de « { $adapter } » est illisible : { $error }
usage-stdio-empty = « { $adapter } » n'a pas de commande : écrivez « stdio:COMMANDE ARGUMENT… »
usage-stdio-program = il n'y a pas de programme « { $program } » à lancer
usage-stdio-system = un moteur sur stdio demande Linux ou macOS ; sous Windows, lancez la suite dans WSL
usage-adapter-missing = l'adaptateur « { $adapter } » ne s'importe pas : { $error } ; il doit être installé ou dans le dossier courant
usage-adapter-attribute = le module « { $module } » n'a pas d'attribut « { $attribute } »
usage-adapter-interface = « { $adapter } » n'est pas un adaptateur : il lui manque { $missing }
usage-adapter-create = l'adaptateur « { $adapter } » ne peut pas être créé : { $error }
usage-unknown-ruleset = édition inconnue « { $ruleset } » : il y a { $known }, et all
usage-unknown-edition = édition inconnue « { $ruleset } » : il y a { $known }
usage-editions-order = { $old } est plus récente que { $new } : donnez d'abord la plus ancienne, `mtg-verdict changes { $new } { $old }`
usage-unknown-chapter = chapitre inconnu « { $chapter } » : il y a { $known }
usage-unknown-clause = clause inconnue « { $clause } » ; `mtg-verdict clauses` les donne toutes
usage-unknown-scenario = scénario inconnu « { $scenario } »
usage-unknown-rule = aucun scénario ne cite la règle « { $rule } »
usage-unknown-rule-of-clause = aucune clause ne cite la règle « { $rule } »
usage-clause-without-scenario = la clause « { $clause } » n'a pas encore de scénario ; `mtg-verdict clauses` dit lesquelles en ont
usage-chapter-without-scenario = le chapitre « { $chapter } » a des clauses, mais pas encore de scénario
warning-edition = { $scenario } porte sur { $editions } : ajoutez --ruleset { $edition }
warning-edition-of-no-engine = { $scenario } porte sur { $editions }, que le moteur n'annonce pas
warning-capability = attention : le moteur annonce ce qui n'est pas une capacité technique : { $capabilities }
usage-nothing-selected = aucun scénario ne répond à ces options
usage-no-engine-ruleset = le moteur n'annonce aucune des éditions demandées ({ $asked }) ; il annonce { $claimed }
usage-no-features = pas de scénarios dans « { $folder } » : il y faut les dossiers en et fr
usage-out = le dossier « { $folder } » ne peut pas être écrit : { $error }
usage-data = un fichier de la suite est illisible : { $problem }
usage-rules-file = le texte des règles « { $file } » est illisible : { $error }
usage-not-rules = « { $file } » n'est pas un texte des Règles complètes : il n'a pas de règles numérotées sous des titres numérotés ; prenez le fichier .txt de magic.wizards.com/rules
usage-no-vectors = pas de vecteurs dans « { $folder } » : il y manque index.json ; `mtg-verdict vectors --out DOSSIER` les écrit
usage-vector-faulty = « { $file } » n'est pas tel que `mtg-verdict vectors` l'écrit : { $problem }
usage-vector-other = { $file } ne va pas avec cette suite ({ $part } diffère) ; réécrivez les vecteurs avec `mtg-verdict vectors`
usage-vector-proves-nothing = { $file } ne prouve rien ({ $part }) : un vecteur a une édition de la suite, un texte, et une tentative ou une attente
usage-vectors-missing =
    { $number ->
        [one] dans « { $file } » il manque { $first }, un scénario de cette suite
       *[other] dans « { $file } » il manque { $number } scénarios de cette suite, le premier est { $first }
    } ; réécrivez les vecteurs avec `mtg-verdict vectors`, et choisissez avec --scenario
usage-vectors-folder = le dossier « { $folder } » n'est pas vide et n'a pas d'index de vecteurs ; en nommer un qui n'existe pas encore
usage-vectors-version = « { $file } » est de la version { $theirs } des vecteurs, la suite de { $ours }
usage-vectors-or-features = donnez --features ou un dossier de vecteurs, pas les deux
usage-empty = { $option } est vide
usage-out-busy = une autre exécution écrit dans le dossier « { $folder } »
usage-features-faulty = fautes dans les scénarios : { $number }, la première est { $first } ; `mtg-verdict lint` les donne toutes
trouble-write = « { $file } » ne peut pas être écrit : { $error }
trouble-output = la sortie standard ne peut pas être écrite : { $error }
trouble-incomplete = seuls { $number } scénarios sur { $all } se sont terminés ; le journal de ce qui a été vu est { $path }
trouble-describe = l'adaptateur « { $adapter } » ne décrit pas son moteur : { $problem }
trouble-describe-said = l'adaptateur « { $adapter } » ne décrit pas son moteur : { $problem } Fin de sa sortie d'erreur : { $said }
trouble-protocol = l'adaptateur parle le protocole { $theirs }, la suite { $ours }
trouble-suite = la suite n'a pas pu être rassemblée : { $problem }
trouble-unexpected = la suite elle-même a échoué ({ $error }) ; définissez { $variable } pour voir où
trouble-stopped = interrompu
trouble-interrupted = interrompu ; le journal de ce qui a été vu est { $path }

lint-clean =
    { $scenarios ->
        [one] { $scenarios } scénario
       *[other] { $scenarios } scénarios
    } dans { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } : rien à corriger.
lint-rules =
    Numéros de règles vérifiés dans le texte en vigueur depuis le { DATETIME($date, dateStyle: "long") } : { $numbers ->
        [before] ceux de { $edition } (`cr_before` là où le registre en a).
       *[now] ceux de { $edition }.
    }
lint-rules-undated = Numéros de règles vérifiés dans un texte qui ne dit pas depuis quand il est en vigueur : ceux de { $edition }.
lint-faults =
    { $faults ->
        [one] { $faults } faute
       *[other] { $faults } fautes
    } dans { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }.
run-with-controls =
    { $scenarios ->
        [one] { $scenario }
       *[other] { $scenarios } scénarios
    } et { $controls ->
        [one] { $controls } témoin
       *[other] { $controls } témoins
    }.
run-progress = scénarios
vectors-progress = vecteurs
vectors-written =
    { $number ->
        [one] { $number } vecteur
       *[other] { $number } vecteurs
    } en { $chapters ->
        [one] { $chapters } chapitre
       *[other] { $chapters } chapitres
    }, avec l'index et les schémas : { $folder }
run-reports = Rapport : { $html }
run-logs = Journal : { $log}   JUnit : { $junit }
run-time = { $seconds } s, dont { $share } % dans le moteur.

sentences-count = { $number } phrases
sentences-heading-key = phrase
sentences-heading-steps = se place sous
sentences-heading-en = anglais
sentences-heading-fr = français
sentences-heading-table = tableau
clauses-heading-id = clause
clauses-heading-cr = règles
clauses-heading-text = énoncé
clauses-heading-scenarios = scénarios
clauses-heading-tier = rang
clauses-count =
    { $covered ->
        [one] { $covered } clause sur { $number } a des scénarios
       *[other] { $covered } clauses sur { $number } ont des scénarios
    }

rules-diff-progress = comparaison des deux textes
rules-diff-reworded = Reformulées : { $number }
rules-diff-added = Ajoutées : { $number }
rules-diff-removed = Supprimées : { $number }
rules-diff-renumbered = Renumérotées, disant la même chose : { $number }
rules-diff-examples = Autres exemples seulement : { $number }
rules-diff-references = Seuls les renvois suivent la renumérotation : { $number }
rules-diff-glossary = Glossaire : { $number }
rules-diff-term-reworded = { $term } : reformulé
rules-diff-term-added = { $term } : ajouté
rules-diff-term-removed = { $term } : supprimé
rules-diff-term-references = { $term } : seuls les renvois suivent la renumérotation
rules-diff-clauses = clauses :
rules-diff-scenarios = scénarios :
rules-diff-same = Les deux textes disent la même chose sous les mêmes numéros.
rules-diff-touched =
    Ces règles sont citées par { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    } et { $scenarios ->
        [one] { $scenarios } scénario
       *[other] { $scenarios } scénarios
    }, { $edition ->
        [old] encore sous les numéros de l'ancien texte.
        [new] déjà sous les numéros du nouveau texte.
       *[unknown] d'après les numéros de l'ancien texte ; sans la date des deux textes, on ne peut pas dire quels numéros sont cités.
    }

changes-removed = Valent dans { $old } mais pas dans { $new } : { $number }
changes-added = Valent dans { $new } mais pas dans { $old } : { $number }
changes-changed = Valent dans les deux, bien que les règles aient changé : { $number }
changes-note = note (en anglais) :
changes-no-scenario = aucun
changes-left-out = Laissés de côté, car le registre ne dit pas ce qui valait dans { $editions } : { $chapters }
changes-numbers-of-another = Les règles de { $edition } sont citées sous les numéros de { $source }, les seuls qu'ait la source : { $chapters }
changes-none = Le registre ne connaît aucune clause qui diffère entre { $old } et { $new }.
changes-count =
    { $number ->
        [one] { $number } clause diffère
       *[other] { $number } clauses diffèrent
    } entre { $old } et { $new } ; { $covered ->
        [0] aucune n'a de scénario.
        [one] { $covered } a des scénarios.
       *[other] { $covered } ont des scénarios.
    }

## Essai à blanc : l'adaptateur est-il sain ?

smoke-describe = `describe` dit ce qu'est le moteur
smoke-describe-mend = Répondre à `describe` par au moins name, version, rulesets et capabilities.
smoke-protocol = le protocole est celui de la suite ({ $ours })
smoke-protocol-mend = Répondre à `describe` avec protocol « { $ours } », et suivre docs/protocole.md.
smoke-rulesets = les éditions des règles existent
smoke-rulesets-mend = Nommer dans `rulesets` de `describe` les éditions que suit le moteur ; « cr-2026 » est la plus récente.
smoke-capabilities = les capacités techniques existent
smoke-capabilities-mend = N'annoncer dans `capabilities` de `describe` que des noms d'adapters/capabilities.py, écrits comme là.
smoke-describe-again = `describe` redit la même chose
smoke-describe-again-mend = Répondre toujours la même chose à `describe`, quoi qu'il se soit passé avant.
smoke-supports-nothing = `supports` sans question ne nomme rien
smoke-supports-nothing-mend = Ne répondre à `supports` que par des cartes et capacités techniques qu'il demande.
smoke-supports-unknown = `supports` dit qu'il manque ce qui n'existe pas
smoke-supports-unknown-mend = Répondre à `supports` par chaque carte et capacité technique demandée que le moteur n'a pas.
smoke-supports-cards = `supports` répond pour les cartes de la suite
smoke-supports-cards-mend = Ne répondre à `supports` que par des cartes qu'il demande, écrites de même.
smoke-supports-claims = `supports` et `describe` s'accordent sur les capacités techniques
smoke-supports-claims-mend = Faire nommer à `supports` exactement les capacités techniques demandées que `describe` n'annonce pas.
smoke-start = `start` met en place deux joueurs et rien d'autre
smoke-start-mend = Mettre en place toute la situation et la montrer dans `observe`, ou répondre `unsupported` à `start`.
smoke-start-field = `start` met en place `{ $field }`
smoke-start-field-mend = Mettre en place `{ $field }` comme demandé et le montrer dans `observe`, ou répondre `unsupported` à `start`.
smoke-start-unknown = `start` répond `unsupported` pour un jeton qu'il ne connaît pas
smoke-start-unknown-mend = Répondre `unsupported` à `start` si une carte ou un jeton est inconnu : `supports` n'interroge pas sur les jetons.
smoke-observe = `observe` ne change rien
smoke-observe-mend = Faire montrer la partie à `observe` sans y toucher : appelé deux fois, il dit la même chose.
smoke-stop = `stop` peut être appelé à tout moment
smoke-stop-mend = Faire oublier à `stop` la partie s'il y en a une, et ne rien répondre (null).
smoke-start-again = un second `start` après `stop` n'a rien de la partie d'avant
smoke-start-again-mend = Tout oublier d'une partie à `stop` : joueurs, permanents, priorité, déclarations.
smoke-start-without-stop = un second `start` sans `stop` n'a rien de la partie d'avant
smoke-start-without-stop-mend = Tout oublier de la partie d'avant à `start` : joueurs, permanents, priorité, déclarations.
smoke-accept = une action légale `{ $action }` est acceptée
smoke-accept-mend = Les règles permettent ici cette action. L'exécuter et montrer ce qu'elle a changé ; si le moteur ne sait pas la faire, répondre `unsupported`, jamais `illegal` ni un `done` sans effet.
smoke-refuse = une action illégale `{ $action }` est refusée, et la partie reste telle quelle
smoke-refuse-mend = Les règles interdisent ici cette action. La vérifier en entier avant que rien ne change, et répondre `illegal` ; si le moteur ne sait pas le dire, répondre `unsupported`.
smoke-answer = un choix est demandé et reçoit sa réponse (Oiseaux de paradis engagés pour du mana)
smoke-answer-mend = Répondre `choice` à `attempt` quand un joueur doit choisir ; accepter dans `answer` ce que les règles permettent, refuser le reste par `illegal` et attendre encore.
smoke-answer-without-choice = une réponse que personne n'a demandée n'est pas acceptée
smoke-answer-without-choice-mend = Répondre `illegal` (ou `unsupported`) à `answer` tant qu'aucun choix n'attend, et ne rien changer.
smoke-advance = `advance` va à une étape : { $player }, `{ $step }`
smoke-advance-mend = Faire passer tous les joueurs jusqu'au début de l'étape, s'arrêter exactement là et le montrer dans `observe` ; si le moteur ne le peut pas, répondre `unsupported`.
smoke-resolve = `advance` jusqu'à `{ $until }` fait se résoudre un sort de créature
smoke-resolve-mend = Faire passer tous les joueurs jusqu'à ce que le sort soit résolu, et montrer la créature sur le champ de bataille sous l'identité donnée par `start`.

smoke-lacks-cards = Il manque au moteur : { $cards }.
smoke-lacks-all = Le moteur n'a aucune de ces cartes : { $cards }.
smoke-asked = Le moteur demande un choix en chemin.
smoke-not-reached = Le moment demandé existe dans toute partie, mais n'a pas été atteint.
smoke-needs-handshake = Ce qui précède est à corriger d'abord.
smoke-gave-up = Laissé de côté : le moteur est mort, n'a pas répondu ou a enfreint le protocole trop souvent.
smoke-compared = { $message } Attendu : { $expected }. Observé : { $observed }.
smoke-other-protocol = L'adaptateur parle le protocole { $theirs }, la suite { $ours }.
smoke-no-ruleset = Le moteur n'annonce aucune édition des règles ; il y a { $known }.
smoke-unknown-rulesets = Aucune édition ne s'appelle { $rulesets } ; il y a { $known }.
smoke-unknown-capabilities = Aucune capacité technique ne s'appelle { $capabilities }.
smoke-describes-otherwise = La seconde réponse diffère de la première.
smoke-not-asked = Il nomme ce qui ne lui était pas demandé : { $names }
smoke-supports-anything = Il dit avoir { $names }, qui n'existe pas.
smoke-denies = Annoncé par `describe`, manquant selon `supports` : { $capabilities }
smoke-unclaimed = Pas annoncé par `describe`, pas manquant selon `supports` : { $capabilities }
smoke-made-up = Il a mis en place « { $card } », qui n'existe pas.
smoke-observe-differs = Deux `observe` de suite diffèrent.
smoke-done-nothing = L'adaptateur dit `done`, mais montre exactement la même partie qu'avant.
smoke-no-attack = L'attaque préalable n'a pas eu lieu.
smoke-no-cast = Le sort n'a pas été lancé.
smoke-not-resolved = La créature n'est pas sur le champ de bataille.
smoke-never-asks = Le moteur ne demande pas de couleur, alors que seul le joueur peut la choisir.
smoke-answer-unasked = La réponse a été acceptée alors qu'aucun choix n'attendait.
smoke-to-mend = À corriger : { $advice }
smoke-mend = Voir dans docs/protocole.md ce que cet appel peut répondre.
smoke-mend-adapter-raised = Voir pourquoi il a échoué (l'erreur standard en dit plus). Ce que le moteur ne sait pas faire se dit par `unsupported`, non par une erreur.
smoke-mend-adapter-nonsense = Répondre par l'un de ces types ; docs/protocole.md montre chacun.
smoke-mend-adapter-malformed = Répondre avec les champs que donne `mtg-verdict schema`, et aucun autre.
smoke-said = Fin de l'erreur standard du moteur :
smoke-untold = On ne peut rien dire : { $reason }
smoke-mend-adapter-twice = Donner à chaque objet une identité à lui, la même dès `start` et de zone en zone.
smoke-mend-adapter-alias-missing = Répondre à `start` par une identité dans `objects` pour chaque alias, y compris ceux des cartes en main, en bibliothèque, au cimetière et en exil.
smoke-mend-adapter-spelling = L'écrire ainsi dans `observe`.
smoke-mend-adapter-color = Employer ces noms dans `observe`.
smoke-mend-adapter-stands-elsewhere = Faire s'arrêter `advance` exactement au moment demandé, et le montrer dans `observe`.
smoke-mend-adapter-not-moved = Ne répondre `reached` à `advance` qu'une fois la partie arrivée à ce moment.
smoke-mend-smoke-done-nothing = Ne répondre `done` que pour ce qui a été exécuté, et le montrer dans `observe` ; ce que le moteur ne sait pas faire est `unsupported`.
smoke-mend-engine-reports-error = Voir pourquoi dans l'erreur standard du moteur. Ce que le moteur ne sait pas faire se dit par le résultat `unsupported`, non par une erreur.
smoke-mend-engine-not-started = Lancer la commande à la main, dans le même dossier, et voir si elle attend une ligne sur l'entrée standard.
smoke-mend-engine-died = Lancer la commande à la main et lui envoyer la même demande (docs/protocole.md en montre une de chaque) : elle doit continuer jusqu'à la fin de l'entrée standard.
smoke-mend-engine-closed-output = Garder la sortie standard ouverte jusqu'à la fin de l'entrée standard.
smoke-mend-engine-ended-between = Continuer après une réponse, et attendre la ligne suivante jusqu'à la fin de l'entrée standard.
smoke-mend-engine-late = Répondre à chaque ligne par une ligne, et vider le tampon de la sortie standard après chacune ; --timeout donne plus de temps à un moteur.
smoke-mend-engine-late-begun = Terminer chaque réponse par un saut de ligne, et vider ensuite le tampon de la sortie standard.
smoke-mend-engine-answer-not-utf8 = Écrire la réponse en UTF-8, quel que soit l'encodage du système.
smoke-mend-engine-answer-not-json = N'écrire sur la sortie standard que des réponses, chacune sur une ligne ; écrire tout le reste sur l'erreur standard.
smoke-mend-engine-answer-too-long = Omettre ce dont la réponse n'a pas besoin, comme les cartes des bibliothèques.
smoke-mend-engine-answer-not-a-response = Répondre avec "jsonrpc": "2.0", l'"id" de la demande, et un "result" (ou une "error" avec code et message).
smoke-mend-engine-answer-wrong-id = Répondre une fois à chaque demande, avec son propre "id".
smoke-mend-engine-answer-bad-result = Répondre avec les champs que donne `mtg-verdict schema` pour cet appel, et aucun autre.
smoke-mend-engine-answer-more-lines = Répondre à chaque ligne par une ligne, sans saut de ligne à l'intérieur ; écrire tout le reste sur l'erreur standard.
smoke-mend-engine-answer-other-description = Répondre la même chose à `describe` dans tout processus ; ce qui diffère est un autre moteur.
smoke-mend-engine-given-up = Corriger d'abord ce qui l'a fait perdre.
smoke-many = { $number } vérifications
smoke-end =
    { $state ->
        [mend] { $mend ->
            [one] { $mend } chose à corriger
           *[other] { $mend } choses à corriger
        } ({ $number } vérifications, dont { $untold } n'ont rien pu dire).
        [nothing] Sain autant qu'on puisse le dire : le moteur n'a aucune des { $asked } cartes de la suite ; { $untold } vérifications sur { $number } n'ont donc rien pu dire.
       *[sane] Sain ({ $number } vérifications, dont { $untold } n'ont rien pu dire). Le moteur a { $known } des { $asked } cartes de la suite.
    }

## Un nouvel adaptateur

usage-folder-not-empty = le dossier « { $folder } » n'est pas vide ; en nommer un qui n'existe pas encore
new-adapter-written = Écrit dans { $folder } : { $files }
new-adapter-next =
    Ensuite :
        cd { $folder }
        mtg-verdict smoke --adapter "stdio:{ $command }"

## Journaux et non-conformités connues

usage-log = { $problem }
usage-one-form = --json et --markdown s'excluent
usage-known-file = la liste des non-conformités connues « { $file } » ne peut pas être lue : { $error }
usage-known-absent = la liste des non-conformités connues « { $file } » n'existe pas : ajoutez --write-known-failures pour l'écrire
usage-known-unwritable = la liste des non-conformités connues « { $file } » ne peut pas être écrite : { $error }
usage-known-entry = { $file }, ligne { $line } : « { $text } » n'est pas une entrée ; écrivez SCÉNARIO, puis une langue ou une édition si tout n'est pas concerné
usage-known-scenario = { $file }, ligne { $line } : il n'y a pas de scénario { $scenario } ; retirez l'entrée, ou relancez avec --write-known-failures
usage-known-missing = --write-known-failures demande --known-failures FICHIER, la liste à écrire
known-heading = Non-conformités connues de { $engine }, voir docs/integration-continue.md de MTG Verdict.
known-form = Une entrée : SCÉNARIO [LANGUE] [ÉDITION]  # pourquoi
run-known-written =
    { $number ->
        [one] Non-conformités connues : { $file } (une entrée)
       *[other] Non-conformités connues : { $file } ({ $number } entrées)
    }
report-written = Site : { $page } ({ $number } fichiers)
export-written = Écrit : { $files }

## Le tir aléatoire

fuzz-feature = Situations où { $adapter } diffère de { $against }
fuzz-kind =
    { $what ->
        [refused] refuse une action légale
        [accepted] accepte une action illégale
        [shows] montre autre chose ({ $field })
        [crash] s'arrête
        [late] ne répond pas à temps
        [protocol-error] ne respecte pas le protocole
        [adapter-raised] échoue
        [engine-reports-error] échoue
        [choice-unanswered] demande un choix que l'autre ne demande pas
        [answer-unused] ne demande pas un choix que l'autre demande
        [step-skipped] saute un moment du tour
        [game-over] termine la partie trop tôt
        [refusal-changed-game] refuse une action mais change la partie
       *[other] fait autre chose ({ $what })
    }
fuzz-title =
    { $who ->
        [leading] le moteur de comparaison { $kind } : { $cards }
       *[following] le moteur { $kind } : { $cards }
    }
fuzz-playing = Exemples ({ $number } signatures)
fuzz-shrinking = Réduction
fuzz-more =
    { $number ->
        [one] de même avec une autre carte ou un autre groupe de cartes
       *[other] de même avec { $number } autres cartes ou groupes de cartes
    }
fuzz-end =
    { $number ->
        [0] { $examples } exemples de la graine { $seed } : aucune différence.
        [one] { $examples } exemples de la graine { $seed } : une différence distincte.
       *[other] { $examples } exemples de la graine { $seed } : { $number } différences distinctes.
    }
fuzz-idle = { $number } d'entre eux n'ont rien donné : une situation qu'un moteur ne sait pas mettre en place, ou un choix qui lui revient.
fuzz-written = Scénarios : { $features } ; vecteurs : { $vectors }
field-turn = tour et étape
field-battlefield = ce qui est sur le champ de bataille
usage-fuzz-extra = { $option } demande l'extra « { $extra } » : pip install "mtg-verdict[{ $extra }]"
usage-fuzz-scheduler = aucun ordonnanceur ne répond à « { $address } » : { $error }
usage-fuzz-folder = le dossier « { $folder } » contient une exécution ; --resume la reprend, un autre dossier en commence une autre
usage-fuzz-resume = l'exécution de « { $folder } » ne peut pas être reprise : elle a été commencée avec autre chose ({ $part })
usage-fuzz-resume-out = --resume demande le dossier de l'exécution : --out DOSSIER
trouble-fuzz-process = un processus qui jouait des exemples est mort
trouble-fuzz-cluster = la grappe ne peut pas continuer : { $error }
trouble-fuzz-interrupted = interrompu ; avec --out DOSSIER, ce qui a été joué serait gardé
trouble-fuzz-interrupted-resume = interrompu ; --out { $folder } --resume reprend
