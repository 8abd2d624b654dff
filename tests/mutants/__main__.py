"""Whether the suite catches wrong engines: ``python -m tests.mutants``, from the folder of the project."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import click
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.progress import progress
from mtg_verdict.steps.words import LANGUAGES, Language

from .registry import RegistryError, mutants
from .report import as_json, lines, write
from .running import SECONDS, Suite
from .whole_run import Proof, needing_mutants, prove
from .words import say


@click.command()
@click.option("--clause", "ids", multiple=True, help="Only the mutants of this clause; may be repeated.")
@click.option("--chapter", "chapters", multiple=True, help="Only the mutants of this chapter; may be repeated.")
@click.option("--mutant", "names", multiple=True, help="Only the mutant of this name; may be repeated.")
@click.option("--others", is_flag=True, help="Find out which other clauses notice; takes long.")
@click.option("--seconds", default=SECONDS, show_default=True, help="What a scenario may compute on a mutant.")
@click.option("-j", "--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write mutants.json and Markdown there.")
@click.option("--json", "json_", is_flag=True, help="Print JSON.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def main(
    ids: tuple[str, ...],
    chapters: tuple[str, ...],
    names: tuple[str, ...],
    others: bool,
    seconds: float,
    jobs: int,
    out: Path | None,
    json_: bool,
    lang: Language,
) -> None:
    """Run the scenarios of each clause on the engine that its mutant text describes; one must fail.

    Exit status: 0 if every clause that needs a mutant has one and all are killed, 1 if not, 2 for wrong options.
    """
    proof = _prove(ids, chapters, names, others, seconds, jobs, lang)
    if json_:
        click.echo(as_json(proof))
    else:
        click.echo("\n".join(lines(lang, proof, others=others)))
    if out is not None:
        files = ", ".join(map(str, write(out, proof)))
        click.echo(say(lang, "written", files=files), err=True)
    sys.exit(0 if proof.complete else 1)


def _prove(
    ids: tuple[str, ...],
    chapters: tuple[str, ...],
    names: tuple[str, ...],
    others: bool,
    seconds: float,
    jobs: int,
    lang: Language,
) -> Proof:
    """Judge the mutants that the options choose, with progress.

    Raises:
        UsageError: an option names what does not exist, or a mutant is not well defined.
    """
    try:
        every = mutants()
    except RegistryError as error:
        raise click.UsageError(str(error)) from None
    known = {one.chapter for one in clauses().values()}
    for kind, asked, there in (("clause", ids, clauses()), ("chapter", chapters, known), ("mutant", names, every)):
        for one in asked:
            if one not in there:
                raise click.UsageError(f"there is no {kind} {one}")
    chosen = [every[name] for name in names] if names else list(every.values())
    wanted = [
        one.id
        for one in needing_mutants(Suite()).values()
        if (not ids or one.id in ids)
        and (not chapters or one.chapter in chapters)
        and (not names or any(one.id in mutant.clauses for mutant in chosen))
    ]
    if not wanted:
        raise click.UsageError("none of the clauses chosen needs a mutant")
    with ExitStack() as stack:
        told: list[Callable[[], None]] = []

        def begun(total: int) -> None:
            told.append(stack.enter_context(progress(say(lang, "progress"), total)))

        return prove(wanted, chosen, others=others, jobs=jobs, seconds=seconds, begun=begun, ended=lambda: told[0]())


if __name__ == "__main__":
    main()
