"""What the command line says of itself, English and French. Imports nothing slow: ``--help`` must answer at once."""

from __future__ import annotations

import os
from typing import Literal

import click

HELP: dict[str, tuple[str, str]] = {
    "mtg-verdict": (
        "Measures a rules engine for Magic: The Gathering against the Comprehensive Rules.",
        "Mesure un moteur de règles de Magic: The Gathering aux Règles complètes.",
    ),
    "run": ("Run the suite on an engine and write a report.", "Éprouver un moteur et écrire un rapport."),
    "lint": ("Check the features for faults.", "Chercher des fautes dans les scénarios."),
    "clauses": ("List the clauses of the ledger.", "Donner la liste des clauses du registre."),
    "sentences": ("List the sentences a scenario may use.", "Donner la liste des phrases des scénarios."),
    "rules-diff": (
        "Say what differs between two texts of the rules (files), and what cites it.",
        "Dire ce qui diffère entre deux textes des règles (des fichiers), et ce qui le cite.",
    ),
    "changes": (
        "Say which clauses differ between two editions (cr-2024 and cr-2026…), and which scenarios show it.",
        "Dire quelles clauses diffèrent entre deux éditions (cr-2024 et cr-2026…), et quels scénarios le montrent.",
    ),
    "smoke": (
        "Check whether an adapter is sane, and say what is to be mended.",
        "Vérifier qu'un adaptateur est sain, et dire ce qui est à corriger.",
    ),
    "fuzz": (
        "Let two engines play the same random situations, and write a minimal scenario where they differ.",
        "Faire jouer à deux moteurs les mêmes situations aléatoires, et écrire un scénario minimal par différence.",
    ),
    "against": (
        "The engine it is held against. Default: reference.",
        "Le moteur auquel le comparer. Par défaut : reference.",
    ),
    "fuzz-ruleset": (
        "Edition of the rules (cr-2026…). Default: the newest.",
        "Édition des règles (cr-2026…). Par défaut : la plus récente.",
    ),
    "examples": ("How many situations to play. Default: 1000.", "Nombre de situations à jouer. Par défaut : 1000."),
    "seed": (
        "What the situations are drawn from: the same seed, the same findings. Default: 0.",
        "Graine du tirage : à même graine, mêmes différences. Par défaut : 0.",
    ),
    "fuzz-jobs": ("Play in N processes.", "Jouer dans N processus."),
    "scheduler": (
        "Play on the workers of this scheduler of dask.distributed.",
        "Jouer sur les travailleurs de cet ordonnanceur dask.distributed.",
    ),
    "fuzz-timeout": (
        "Seconds an engine may take for an answer. Default: 30.",
        "Secondes accordées à un moteur pour une réponse. Par défaut : 30.",
    ),
    "fuzz-out": (
        "Folder for the scenarios, and for what is needed to go on.",
        "Dossier des scénarios, et de ce qu'il faut pour reprendre.",
    ),
    "resume": ("Go on with the run in that folder.", "Reprendre l'exécution de ce dossier."),
    "new-adapter": (
        "Write a working skeleton of an adapter into a new folder.",
        "Écrire un squelette d'adaptateur qui marche dans un nouveau dossier.",
    ),
    "tongue": ("Programming language of the skeleton.", "Langage de programmation du squelette."),
    "vectors": (
        "Write every scenario as JSON, to be run without Python.",
        "Écrire chaque scénario en JSON, pour l'exécuter sans Python.",
    ),
    "vectors-out": ("Folder for the vectors.", "Dossier des vecteurs."),
    "run-vectors": (
        "Run the vectors of this folder, or of the features, without pytest.",
        "Exécuter les vecteurs de ce dossier, ou des scénarios, sans pytest.",
    ),
    "schema-vectors": ("That of a vector.", "Celui d'un vecteur."),
    "compare": (
        "Put the logs of several engines side by side: who conforms to what, who fails what alone.",
        "Mettre côte à côte les journaux de plusieurs moteurs : qui est conforme à quoi, qui est seul à ne pas l'être.",
    ),
    "diff": (
        "Say what differs between two logs; exit status 1 if something got worse.",
        "Dire ce qui diffère entre deux journaux ; code de sortie 1 en cas de régression.",
    ),
    "report": (
        "Write a site, static pages in English and French, from the logs of any number of runs.",
        "Écrire un site, des pages statiques en français et en anglais, à partir des journaux de plusieurs exécutions.",
    ),
    "report-out": ("Folder for the pages.", "Dossier des pages."),
    "export": (
        "Make JUnit, Markdown, CSV and badge out of a log.",
        "Faire d'un journal le JUnit, le Markdown, le CSV et l'insigne.",
    ),
    "schema": (
        "Print the JSON Schema of the messages between suite and engine.",
        "Écrire le schéma JSON des messages entre la suite et le moteur.",
    ),
    "serve": (
        "Offer a Python adapter (reference, phase, MODULE:ATTRIBUTE) on standard input and output.",
        "Offrir un adaptateur Python (reference, phase, MODULE:ATTRIBUT) sur l'entrée et la sortie standard.",
    ),
    "adapter": (
        'reference, phase, MODULE:ATTRIBUTE, or "stdio:COMMAND …".',
        "reference, phase, MODULE:ATTRIBUT, ou « stdio:COMMANDE … ».",
    ),
    "timeout": (
        "Seconds an engine on stdio may take for an answer. Default: 30.",
        "Secondes accordées à un moteur sur stdio pour une réponse. Par défaut : 30.",
    ),
    "restarts": (
        "Restarts in a row of an engine on stdio, ten times as many in all. Default: 20.",
        "Relances de suite d'un moteur sur stdio, dix fois plus en tout. Par défaut : 20.",
    ),
    "lang": (
        "Language of what is said; both is that of the environment.",
        "Langue des messages ; both : celle de l'environnement.",
    ),
    "run-lang": (
        "Language of the scenarios, and of what is said unless both.",
        "Langue des scénarios, et des messages sauf pour both.",
    ),
    "ruleset": (
        "Edition of the rules (cr-2026…), or all of the engine's. Default: the newest.",
        "Édition des règles (cr-2026…), ou all : toutes celles du moteur. Par défaut : la plus récente.",
    ),
    "chapter": ("Only this chapter, by its name or title.", "Seulement ce chapitre, par son nom ou son titre."),
    "clause": ("Only scenarios of this clause.", "Seulement les scénarios de cette clause."),
    "rule": (
        "Only scenarios citing this rule, like 302.6.",
        "Seulement les scénarios citant cette règle, comme 302.6.",
    ),
    "clauses-chapter": ("Only clauses of this chapter.", "Seulement les clauses de ce chapitre."),
    "changes-chapter": ("Only clauses of this chapter.", "Seulement les clauses de ce chapitre."),
    "clauses-rule": (
        "Only clauses citing this rule, like 302.6.",
        "Seulement les clauses citant cette règle, comme 302.6.",
    ),
    "scenario": ("Only this scenario, and its controls.", "Seulement ce scénario, et ses témoins."),
    "features": ("Other features than those of the suite.", "D'autres scénarios que ceux de la suite."),
    "rules_text": (
        "Check the numbers cited against this text of the rules.",
        "Vérifier les numéros cités dans ce texte des règles.",
    ),
    "known_failures": (
        "The failures that are known: they do not fail the run, but a pass that is listed does.",
        "Les non-conformités connues : elles ne font pas échouer l'exécution ; une conformité inattendue, si.",
    ),
    "write_known": (
        "Rewrite that list from this run.",
        "Réécrire cette liste d'après cette exécution.",
    ),
    "markdown": ("Answer in Markdown, for a pull request.", "Répondre en Markdown, pour une demande de fusion."),
    "of_log": (
        "Of a line of a verdict log instead.",
        "Plutôt celui d'une ligne d'un journal de verdicts.",
    ),
    "export-out": ("Folder for the files.", "Dossier des fichiers."),
    "out": ("Folder for the log and the reports.", "Dossier du journal et des rapports."),
    "jobs": ("Run in N processes.", "Exécuter dans N processus."),
    "json": ("Answer programs: JSON on standard output.", "Répondre aux programmes : JSON sur la sortie standard."),
    "help": ("Show this message and exit.", "Afficher cette aide."),
    "version": ("Show the version and exit.", "Afficher la version."),
}
"""Command, option, or command and option, to its help in English and in French."""

_FRENCH_HEADINGS = {
    "Usage:": "Utilisation :",
    "Options:": "Options :",
    "Commands:": "Commandes :",
    "[required]": "[obligatoire]",
}


def translated(help_text: str) -> str:
    """Click's own words in a help text, in the language of the environment."""
    if cli_language("") == "fr":
        for english, french in _FRENCH_HEADINGS.items():
            help_text = help_text.replace(english, french)
    return help_text


_USAGE: dict[type[click.UsageError], tuple[str, str]] = {
    click.NoSuchOption: ("no such option: {name}", "option inconnue : {name}"),
    click.MissingParameter: ("{name} is missing", "{name} manque"),
    click.BadParameter: ("{name}: {message}", "{name} : valeur refusée ({message})"),
}


def cli_language(lang: str) -> Literal["en", "fr"]:
    """The language to speak: that of ``--lang``, else that of the environment."""
    if lang == "en":
        return "en"
    if lang == "fr":
        return "fr"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def localised(command: click.Command) -> None:
    """Put the help of ``command``, its options and its subcommands into the language of the environment."""
    column = 1 if cli_language("") == "fr" else 0
    if command.name in HELP:
        command.help = HELP[command.name][column]
    context = click.Context(command)
    for option in command.get_params(context):
        name = (option.name or "").removeprefix("as_")
        name = name.removesuffix("s") if name.removesuffix("s") in HELP else name
        text = HELP.get(f"{command.name}-{name}") or HELP.get(name)
        if text is not None and isinstance(option, click.Option):
            option.help = text[column]
    if isinstance(command, click.Group):
        for child in command.commands.values():
            child.help = HELP.get(child.name or "", (child.help or "", child.help or ""))[column]


def usage_line(error: click.UsageError, language: Literal["en", "fr"]) -> str:
    """One line for a command line that click refused."""
    prefix = "mtg-verdict: " if language == "en" else "mtg-verdict : "
    for kind, texts in _USAGE.items():
        if isinstance(error, kind):
            name = getattr(error, "option_name", None)
            parameter = getattr(error, "param", None)
            if name is None and parameter is not None:
                argument = isinstance(parameter, click.Argument)
                name = parameter.human_readable_name if argument else max(parameter.opts, key=len)
            return prefix + texts[0 if language == "en" else 1].format(name=name, message=error.message)
    if language == "fr" and error.message.startswith("No such command"):
        return f"{prefix}commande inconnue : {error.message.partition(' ')[2].partition('command ')[2]}"
    return prefix + error.message
