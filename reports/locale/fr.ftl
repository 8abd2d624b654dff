# Ce que disent les rapports, en français. Mêmes identifiants et mêmes variables que en.ftl ; un test les compare.

## Verdicts

verdict-pass = conforme
verdict-fail = non conforme
verdict-vacuous = sans témoin
verdict-unsupported = non pris en charge
verdict-not-applicable = sans objet
verdict-error = erreur de l'adaptateur
verdict-timeout = délai dépassé
verdict-crash = plantage
verdict-protocol-error = erreur de protocole
verdict-known-failure = non-conformité connue
verdict-unexpected-pass = conformité inattendue

legend-pass = Le moteur a fait ce qu'exigent les règles, de la première à la dernière phrase.
legend-fail = Le moteur a fait autre chose que ce qu'exigent les règles.
legend-vacuous = Le moteur a refusé ce qu'il devait refuser, mais il refuse aussi l'action légale qui sert de témoin : son refus ne prouve rien.
legend-unsupported = Le moteur déclare qu'il lui manque une carte ou une capacité technique dont le scénario a besoin ; le scénario reste compté dans le total.
legend-not-applicable = Le scénario ne concerne pas cette édition des règles ; il n'est pas compté.
legend-error = L'adaptateur a échoué ou n'a pas mis en place la situation demandée ; cela n'apprend rien sur les règles.
legend-timeout = Le moteur n'a pas répondu à temps.
legend-crash = Le moteur s'est arrêté pendant le scénario.
legend-protocol-error = La réponse du moteur ne respecte pas le protocole.
legend-known-failure = Le moteur n'est pas conforme, et c'était annoncé.
legend-unexpected-pass = Le moteur est conforme alors qu'il était annoncé non conforme : la liste des non-conformités connues est à mettre à jour.

# Le nom d'un verdict et son mot dans le journal, s'ils diffèrent.
verdict-and-word = { $verdict } ({ $word })

# A verdict and how many scenarios ended so.
verdict-count = { $verdict } : { $number }

no-control-passed = Tous les refus ont été observés, mais aucun témoin n'est accepté par ce moteur pour : { $clauses }.

## Noms

language-en = anglais
language-fr = français
chapter-abilities = Capacités
chapter-battles = Batailles
chapter-convoke = Convocation
chapter-enchantments = Enchantements
chapter-summoning_sickness = Mal d'invocation
nature-rule = règle
nature-ruling = décision
nature-example = exemple
nature-definition = définition
nature-faq = question fréquente
tier-core = essentielle
tier-extended = étendue
ruleset-cr-2002 = règles des sixième et septième éditions (2002)
ruleset-cr-2004 = règles de la huitième édition (2004)
ruleset-cr-2024 = règles d'avril 2023 à juin 2026
ruleset-cr-2026 = règles en vigueur au 7 août 2026

## Nombres

share = { $part } sur { $whole } ({ $percent })
total = Total
no-result = pas de résultat
no-result-long = Pas de résultat : le moteur n'a répondu à aucun scénario, rien n'a donc été mesuré.

## Étiquettes

column-chapter = Chapitre
column-edition = Édition
column-clauses = Clauses conformes
column-scenarios = Scénarios conformes
column-others = Autres scénarios
label-expected = Attendu :
label-observed = Observé :
label-said = Sortie d'erreur du moteur :
label-rules = Règles :
rules-short = RC { $numbers }
label-rerun = Relancer :
label-sentence = Phrase :
to-mend = { $number ->
    [one] { $number } scénario à examiner
   *[other] { $number } scénarios à examiner
}
few-unsupported = { $number ->
    [one] { $number } scénario non pris en charge
   *[other] { $number } scénarios non pris en charge
}
lacking-most = Ce qui manque le plus : { $things }
lack-capability = capacité technique { $name }
lack-card = carte { $name }
lack-other = « { $name } »
lack-scenarios = { $number ->
    [one] { $what } ({ $number } scénario)
   *[other] { $what } ({ $number } scénarios)
}
lack-number = { $what } ({ $number })
foreign =
    { $number ->
        [one] Vecteurs étrangers : { $number } scénario n'est pas de la suite ({ $first }).
       *[other] Vecteurs étrangers : { $number } scénarios ne sont pas de la suite (le premier est { $first }).
    }
part-of-suite = Une partie seulement de la suite a été exécutée : { $options }
reservation = { $engine } – { $said }
terminal-about = MTG Verdict { $suite } · éditions : { $editions } · langues : { $languages }

## La page

page-title = { $engine } : conformité aux règles
page-about = Conformité d'un moteur de règles de Magic: The Gathering aux Règles complètes, mesurée par MTG Verdict { $suite }.
page-skip = Aller aux clauses
page-adapter = Adaptateur
page-started = Début
page-seconds = Durée
page-editions = Éditions des règles
page-languages = Langues des scénarios
page-selection = Sélection
page-everything = tout
page-summary = Résumé
page-to-look-into = À examiner
page-lacking = Ce qui manque le plus
page-lacking-what = Manque
page-lacking-scenarios = Scénarios non pris en charge
page-and-more = et { $number } de plus
page-how-counted = Une clause est conforme quand tous les scénarios qui la montrent le sont, dans toutes les langues de l'exécution. Chaque scénario compte une fois par langue. Ce qui n'est pas pris en charge reste compté dans le total ; ce qui est sans objet ne l'est pas.
page-legend = Ce que signifient les verdicts
page-clauses = Clauses et scénarios
page-filters = Filtrer
page-search = Rechercher : numéro de règle, clause, scénario ou mots
page-verdicts = Verdicts à afficher
page-shown-after = scénarios affichés
page-none-shown = Rien ne correspond. Effacez la recherche ou choisissez d'autres verdicts.
page-other-scenarios = Autres scénarios
page-also-shown-by = Montrée aussi par
page-fails-here = non conforme ici
page-stops-here = s'arrête ici
page-copy = Copier
page-copied = Copié
page-switch = Langue
page-no-scenario = Aucun scénario de cette exécution ne montre cette clause.

## Journaux dont on ne peut rien tirer

log-unreadable = Impossible de lire le journal { $file } : { $error }.
log-not-a-record = { $file }, ligne { $line } : ceci n'est pas un enregistrement d'un journal de verdicts. Donnez un journal écrit par une exécution.
log-no-run = { $file } ne commence pas par l'enregistrement d'une exécution : ce n'est pas un journal de verdicts.
log-no-end = { $file } n'a pas de fin : l'exécution a été interrompue, et une partie d'exécution n'est pas un résultat. Relancez la suite.
log-out-of-place = { $file }, ligne { $line } : un enregistrement de type { $kind } n'a rien à faire ici. Donnez le journal tel que l'exécution l'a écrit.
log-version = { $file } est de la version { $theirs } des journaux ; ce programme lit la version { $ours }.
log-totals-differ = { $file } : les totaux de la fin ne sont pas ceux des scénarios. Donnez le journal tel que l'exécution l'a écrit.

## L'insigne

badge-label = règles de Magic
badge-label-part = règles de Magic, en partie
badge-foreign = vecteurs étrangers

## Comparer des moteurs

compare-own-run = Chaque moteur est compté sur les scénarios de sa propre exécution ; ce ne sont pas les mêmes.
compare-title = Les moteurs côte à côte
compare-engine = Moteur
compare-scenario = Scénario
compare-alone = { $engine } est seul non conforme à { $number ->
    [one] { $number } scénario
   *[other] { $number } scénarios
}
compare-all-fail = Aucun moteur n'est conforme, plusieurs ne le sont pas : { $number }
compare-differing = Non-conformité de certains moteurs, et pas d'autres : { $number }
compare-numbers = Les colonnes sont les moteurs, par leurs numéros ; un tiret où un scénario n'a pas été exécuté.
compare-no-difference = Aucun scénario auquel un moteur n'est pas conforme ne se termine autrement pour un autre.

## Ce qui diffère entre deux exécutions

diff-title = De { $old } à { $new }
diff-none =
    { $number ->
        [one] Rien ne diffère : { $number } scénario se termine comme avant.
       *[other] Rien ne diffère : { $number } scénarios se terminent comme avant.
    }
diff-regressions =
    { $number ->
        [one] { $number } scénario en régression
       *[other] { $number } scénarios en régression
    } ; se terminent comme avant : { $alike }.
diff-no-regression = Aucune régression ; se terminent comme avant : { $alike }.
diff-not-compared = Non comparé, car une seule des deux exécutions le comporte : { $what }.
diff-other-selection = Les deux exécutions ne portent pas sur la même sélection de scénarios.
diff-newly-failing = Nouvellement non conformes : { $number }
diff-no-longer-passing = Ne sont plus conformes : { $number }
diff-newly-passing = Nouvellement conformes : { $number }
diff-otherwise = Toujours pas conformes, mais autrement qu'avant : { $number }
diff-only-old = Ne s'appliquent que dans l'ancienne exécution : { $number }
diff-only-new = Ne s'appliquent que dans la nouvelle exécution : { $number }
diff-only-edition = Ne s'appliquent que dans { $edition } : { $number }
diff-new = Nouveaux : { $number }
diff-gone = Disparus : { $number }
diff-clauses-removed = Clauses qui valent dans { $old } mais pas dans { $new } : { $number }
diff-clauses-added = Clauses qui valent dans { $new } mais pas dans { $old } : { $number }
diff-clauses-changed = Clauses qui valent dans les deux, bien que les règles aient changé : { $number }
diff-scenarios = S'appliquent dans une seule édition : { $scenarios }
diff-left-out = Laissés de côté, car leurs clauses ne disent pas ce qui valait dans { $editions } : { $chapters }
logs-nothing-shared = Les deux journaux n'ont aucune édition des règles, ou aucune langue, en commun : rien ne peut être comparé.

## Le site

site-title = Les moteurs à l'épreuve des règles
site-intro = Conformité des moteurs de règles de Magic: The Gathering aux Règles complètes, clause par clause. Chaque non-conformité est montrée par un scénario que tout arbitre peut lire.
site-about = Mesuré par MTG Verdict { $suite }. Contenu de fan non officiel.
site-skip = Aller au contenu
site-nav = Site
site-overview = Accueil
site-search = Rechercher
site-compare = Comparer
site-matrix = Clauses conformes, par chapitre et par moteur
site-engines = Scénarios, par moteur
site-clause = Clause
site-clauses = Clauses
site-scenarios = Scénarios
site-by-engine = Verdict par moteur
site-chapter-note = Le verdict de chaque clause sur chaque moteur : le pire de ses scénarios. Une case vide : aucun scénario n'a été exécuté.
site-all-clauses = Toutes les clauses du chapitre
site-nothing-to-mend = Rien à examiner.
site-in-language = scénario en { $language }
site-needs = demande :
site-control = témoin
site-sentences = Le scénario, phrase par phrase
site-name = Moteur
site-version = Version
site-homepage = Page d'accueil
site-any = indifférent
site-filter-kind = Montrer
site-filter-verdict = Verdict
site-filter-engine = Moteur
site-filter-rule = Règle
site-filter-capability = Capacité technique
site-found = Résultats :
site-show-more = En montrer plus
site-needs-script = La recherche a besoin de JavaScript ; l'accueil mène à tout le reste sans lui.

# La partie dessinée à une non-conformité.
draw-title = La partie
draw-before = Avant
draw-after = Après
draw-at = À
draw-then = Au moment de la non-conformité
draw-turn = Tour de { $player } : { $step }
draw-priority = priorité : { $player }
draw-life = { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
}
draw-mana = mana { $mana }
draw-zone-hand = main : { $number }
draw-zone-library = bibliothèque : { $number }
draw-name-hand = Main
draw-name-graveyard = Cimetière
draw-name-exile = Exil
draw-name-command = Zone de commandement
draw-stack = Pile, du haut vers le bas
draw-spell = sort
draw-ability = capacité
draw-left = a quitté la partie
draw-no-permanent = aucun permanent
draw-nameless = (sans nom)
draw-tapped = engagé
draw-face-down = face cachée
draw-flipped = retourné
draw-back-face = face arrière
draw-phased-out = hors phase
draw-token = jeton
draw-damage = { $number ->
    [one] { $number } blessure
   *[other] { $number } blessures
}
draw-counters = marqueurs : { $counters }
draw-attacking = attaque { $what }
draw-blocking = bloque { $what }
draw-protector = protecteur : { $player }
draw-attached = attaché à { $what }
draw-attached-here = attachés
draw-changed = changé
draw-left-out = { $number ->
    [one] { $number } autre objet n'est pas dessiné.
   *[other] { $number } autres objets ne sont pas dessinés.
}
draw-too-many = La partie n'est pas dessinée ici : cette page a déjà beaucoup de dessins. Elle est dans le journal.

## Rapports publiés

published-title = Rapports publiés
published-about = Les journaux et les résumés de ces exécutions, tels quels.
published-again = La commande qui les refait :
page-suite = MTG Verdict
