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
ruleset-cr-2026 = règles en vigueur le 7 août 2026

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
