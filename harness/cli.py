"""The command ``mtg-verdict``."""

from __future__ import annotations

import io
import math
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from .cli_help import HELP, cli_language, localised, translated

TRACEBACK_VARIABLE = "MTG_VERDICT_TRACEBACK"
"""Environment variable: when set, a fault of the suite itself shows its traceback."""


class LocalisedGroup(click.Group):
    """A group of commands whose help is in the language of ``--lang`` or of the environment."""

    def get_help(self, ctx: click.Context) -> str:
        """The help text."""
        localised(self)
        return translated(super().get_help(ctx))


class LocalisedCommand(click.Command):
    """A command whose help is in the language of ``--lang`` or of the environment."""

    def get_help(self, ctx: click.Context) -> str:
        """The help text."""
        localised(self)
        return translated(super().get_help(ctx))


def selection_options(command: Any) -> Any:
    """The options that choose scenarios."""
    options = (
        click.option("--scenario", "scenarios", multiple=True, metavar="ID", help=HELP["scenario"][0]),
        click.option("--rule", "rules", multiple=True, metavar="NUMBER", help=HELP["rule"][0]),
        click.option("--clause", "clauses", multiple=True, metavar="ID", help=HELP["clause"][0]),
        click.option("--chapter", "chapters", multiple=True, metavar="NAME", help=HELP["chapter"][0]),
        click.option("--ruleset", "rulesets", multiple=True, metavar="EDITION", help=HELP["ruleset"][0]),
    )
    for option in options:
        command = option(command)
    return command


class Seconds(click.FloatRange):
    """A time, which a number that is none is not."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number."""
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{number} is not in the range {self._describe_range()}.", param, ctx)
        return number


SECONDS = Seconds(0.05, 86400)
LANG = click.option("--lang", default="both", type=click.Choice(["en", "fr", "both"]), help=HELP["lang"][0])
FEATURES = click.option("--features", metavar="DIR", help=HELP["features"][0])


@click.group(cls=LocalisedGroup, help=HELP["mtg-verdict"][0])
@click.version_option(package_name="mtg-verdict")
def cli() -> None:
    """Measure a rules engine for Magic: The Gathering against the Comprehensive Rules."""


@cli.command(cls=LocalisedCommand, help=HELP["run"][0])
@click.option("--adapter", required=True, metavar="NAME", help=HELP["adapter"][0])
@LANG
@selection_options
@FEATURES
@click.option("--vectors", is_flag=False, flag_value="", metavar="[DIR]", help=HELP["run-vectors"][0])
@click.option("--out", metavar="DIR", help=HELP["out"][0])
@click.option("-j", "jobs", default=1, type=click.IntRange(1), metavar="N", help=HELP["jobs"][0])
@click.option("--timeout", default=30.0, type=SECONDS, metavar="SECONDS", help=HELP["timeout"][0])
@click.option("--restarts", default=20, type=click.IntRange(0), metavar="N", help=HELP["restarts"][0])
@click.option("--known-failures", metavar="FILE", help=HELP["known_failures"][0])
@click.option("--write-known-failures", "write_known", is_flag=True, help=HELP["write_known"][0])
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def run(**options: Any) -> NoReturn:
    """Run the suite on an engine."""
    from .run_command import run_command

    sys.exit(run_command(cli_language(options["lang"]), **options))


@cli.command(cls=LocalisedCommand, help=HELP["lint"][0])
@LANG
@FEATURES
@click.option("--rules", "rules_text", metavar="FILE", help=HELP["rules_text"][0])
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def lint(lang: str, features: str | None, rules_text: str | None, as_json: bool) -> NoReturn:
    """Check the features."""
    from .lint_command import lint_command

    sys.exit(lint_command(cli_language(lang), features, rules_text, as_json))


@cli.command(cls=LocalisedCommand, help=HELP["clauses"][0])
@LANG
@click.option("--chapter", "chapters", multiple=True, metavar="NAME", help=HELP["clauses-chapter"][0])
@click.option("--rule", "rules", multiple=True, metavar="NUMBER", help=HELP["clauses-rule"][0])
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def clauses(lang: str, chapters: Sequence[str], rules: Sequence[str], as_json: bool) -> NoReturn:
    """List the clauses."""
    from .list_commands import clauses_command

    sys.exit(clauses_command(cli_language(lang), tuple(chapters), tuple(rules), as_json))


@cli.command(cls=LocalisedCommand, help=HELP["sentences"][0])
@LANG
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def sentences(lang: str, as_json: bool) -> NoReturn:
    """List the sentences."""
    from .list_commands import sentences_command

    sys.exit(sentences_command(cli_language(lang), as_json))


@cli.command(cls=LocalisedCommand, help=HELP["rules-diff"][0])
@click.argument("old", metavar="OLD.txt")
@click.argument("new", metavar="NEW.txt")
@LANG
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def rules_diff(old: str, new: str, lang: str, as_json: bool) -> NoReturn:
    """Compare two editions of the rules."""
    from .rules_diff_command import rules_diff_command

    sys.exit(rules_diff_command(cli_language(lang), old, new, as_json))


@cli.command(cls=LocalisedCommand, help=HELP["changes"][0])
@click.argument("old", metavar="OLD_EDITION")
@click.argument("new", metavar="NEW_EDITION")
@LANG
@click.option("--chapter", "chapters", multiple=True, metavar="NAME", help=HELP["changes-chapter"][0])
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def changes(old: str, new: str, lang: str, chapters: Sequence[str], as_json: bool) -> NoReturn:
    """Compare two editions by the ledger."""
    from .changes_command import changes_command

    sys.exit(changes_command(cli_language(lang), old, new, tuple(chapters), as_json))


@cli.command(cls=LocalisedCommand, help=HELP["smoke"][0])
@click.option("--adapter", required=True, metavar="NAME", help=HELP["adapter"][0])
@LANG
@click.option("--timeout", default=30.0, type=SECONDS, metavar="SECONDS", help=HELP["timeout"][0])
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def smoke(adapter: str, lang: str, timeout: float, as_json: bool) -> NoReturn:
    """Check whether an adapter is sane."""
    from .smoke_command import smoke_command

    sys.exit(smoke_command(cli_language(lang), adapter, timeout, as_json))


@cli.command(cls=LocalisedCommand, help=HELP["fuzz"][0])
@click.option("--adapter", required=True, metavar="NAME", help=HELP["adapter"][0])
@click.option("--against", default="reference", metavar="NAME", help=HELP["against"][0])
@click.option("--ruleset", metavar="EDITION", help=HELP["fuzz-ruleset"][0])
@click.option("--examples", default=1000, type=click.IntRange(1), metavar="N", help=HELP["examples"][0])
@click.option("--seed", default=0, type=int, metavar="N", help=HELP["seed"][0])
@click.option("-j", "jobs", default=1, type=click.IntRange(1), metavar="N", help=HELP["fuzz-jobs"][0])
@click.option("--scheduler", metavar="ADDRESS", help=HELP["scheduler"][0])
@click.option("--timeout", default=30.0, type=SECONDS, metavar="SECONDS", help=HELP["fuzz-timeout"][0])
@click.option("--out", metavar="DIR", help=HELP["fuzz-out"][0])
@click.option("--resume", is_flag=True, help=HELP["resume"][0])
@LANG
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
def fuzz(lang: str, **options: Any) -> NoReturn:
    """Let two engines play random situations."""
    from .fuzz_command import fuzz_command

    sys.exit(fuzz_command(cli_language(lang), **options))


@cli.command("new-adapter", cls=LocalisedCommand, help=HELP["new-adapter"][0])
@click.argument("folder", metavar="DIR")
@click.option(
    "--language", "tongue", required=True, type=click.Choice(["python", "node", "java"]), help=HELP["tongue"][0]
)
@LANG
def new_adapter(folder: str, tongue: str, lang: str) -> NoReturn:
    """Write the skeleton of an adapter."""
    from .new_adapter import new_adapter_command

    sys.exit(new_adapter_command(cli_language(lang), folder, tongue))


@cli.command(cls=LocalisedCommand, help=HELP["serve"][0])
@click.argument("adapter", metavar="NAME")
def serve(adapter: str) -> None:
    """Offer a Python adapter on standard input and output."""
    from .serve_command import serve_command

    serve_command(adapter)


@cli.command(cls=LocalisedCommand, help=HELP["vectors"][0])
@click.option("--out", required=True, metavar="DIR", help=HELP["vectors-out"][0])
@LANG
@FEATURES
def vectors(out: str, lang: str, features: str | None) -> NoReturn:
    """Write the vectors."""
    from .vectors_command import vectors_command

    sys.exit(vectors_command(cli_language(lang), features, out))


@cli.command(cls=LocalisedCommand, help=HELP["compare"][0])
@click.argument("logs", metavar="LOG...", nargs=-1, required=True)
@LANG
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
@click.option("--markdown", "as_markdown", is_flag=True, help=HELP["markdown"][0])
def compare(logs: Sequence[str], lang: str, as_json: bool, as_markdown: bool) -> NoReturn:
    """Put engines side by side."""
    from .log_commands import compare_command

    sys.exit(compare_command(cli_language(lang), tuple(logs), as_json, as_markdown))


@cli.command(cls=LocalisedCommand, help=HELP["diff"][0])
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW")
@LANG
@click.option("--json", "as_json", is_flag=True, help=HELP["json"][0])
@click.option("--markdown", "as_markdown", is_flag=True, help=HELP["markdown"][0])
def diff(old: str, new: str, lang: str, as_json: bool, as_markdown: bool) -> NoReturn:
    """Say what differs between two runs."""
    from .log_commands import diff_command

    sys.exit(diff_command(cli_language(lang), old, new, as_json, as_markdown))


@cli.command(cls=LocalisedCommand, help=HELP["report"][0])
@click.argument("logs", metavar="LOG...", nargs=-1, required=True)
@LANG
@click.option("--out", required=True, metavar="DIR", help=HELP["report-out"][0])
def report(logs: Sequence[str], lang: str, out: str) -> NoReturn:
    """Write the site."""
    from .report_command import report_command

    sys.exit(report_command(cli_language(lang), tuple(logs), out))


@cli.command(cls=LocalisedCommand, help=HELP["export"][0])
@click.argument("log", metavar="LOG")
@LANG
@click.option("--out", required=True, metavar="DIR", help=HELP["export-out"][0])
def export(log: str, lang: str, out: str) -> NoReturn:
    """Make the files for CI out of a log."""
    from .log_commands import export_command

    sys.exit(export_command(cli_language(lang), log, out))


@cli.command(cls=LocalisedCommand, help=HELP["schema"][0])
@click.option("--log", "kind", flag_value="log", help=HELP["of_log"][0])
@click.option("--vectors", "kind", flag_value="vectors", help=HELP["schema-vectors"][0])
def schema(kind: str | None) -> None:
    """Print the JSON Schema of the wire models, of a line of a log, or of a vector."""
    from .output import echo_json, standard_output

    if kind == "log":
        from ..reports.records import log_schema as schema_
    elif kind == "vectors":
        from .vectors import vector_schema as schema_
    else:
        from ..adapters.wire_schema import wire_schema as schema_
    with standard_output():
        echo_json(schema_())


def _make_streams_usable() -> None:
    """Standard streams that exist, and that write what they cannot encode as question marks."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the process
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Entry point: every error that a user can mend is one line on standard error, see :mod:`.errors`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = cli_language(_option(words, "--lang"))
    _make_streams_usable()
    try:
        cli.main(args=words, prog_name="mtg-verdict", standalone_mode=False)
    except click.exceptions.Exit as exit_:
        sys.exit(exit_.exit_code)
    except (click.Abort, KeyboardInterrupt):
        from .errors import TroubleError

        stopped = TroubleError("trouble-stopped")
        click.echo(stopped.line(language), err=True)
        sys.exit(stopped.status)
    except BrokenPipeError:  # a reader that has seen enough, as of ``--help | head -1``
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(0)
    except click.UsageError as error:
        from .cli_help import usage_line

        click.echo(usage_line(error, language), err=True)
        sys.exit(2)
    except Exception as error:
        from .errors import CommandError, TroubleError  # here, for they load the catalogues: ``--help`` needs none

        if TRACEBACK_VARIABLE in os.environ and not isinstance(error, CommandError):
            raise
        what = f"{type(error).__name__}: {error}"
        unexpected = TroubleError("trouble-unexpected", error=what, variable=TRACEBACK_VARIABLE)
        told = error if isinstance(error, CommandError) else unexpected
        click.echo(told.line(language), err=True)
        sys.exit(told.status)
    sys.exit(0)


def _option(words: Sequence[str], name: str) -> str:
    """The value of an option before click has read it, so that even click's own errors are in the right language."""
    for position, word in enumerate(words):
        if word == name and position + 1 < len(words):
            return words[position + 1]
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
    return ""
