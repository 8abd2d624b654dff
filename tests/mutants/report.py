"""What came of the mutants, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from mtg_verdict.features.ledger import clauses
from mtg_verdict.reports.messages import name_of
from mtg_verdict.steps.words import LANGUAGES, Language

from .registry import mutants
from .running import Outcome, Result
from .whole_run import Proof
from .words import say

JSON = "mutants.json"


def as_json(proof: Proof) -> str:
    """The whole of ``proof`` for programs."""
    every = mutants()
    results = [asdict(one) | {"wrong": every[one.mutant].wrong} for one in proof.results]
    found = {"killed": proof.killed, "wanted": len(proof.wanted), "without": proof.without, "results": results}
    return json.dumps(found, ensure_ascii=False, indent=2)


def outcome(language: Language, result: Result) -> str:
    """What came of a mutant, in a few words."""
    by, passed = ", ".join(result.by), ", ".join(result.passed)
    return say(language, result.outcome.value, by=by, passed=passed, problem=result.problem)


def lines(language: Language, proof: Proof, *, others: bool) -> Iterator[str]:
    """``proof`` as the lines of a terminal, the count last."""
    for result in proof.results:
        yield f"{result.clause}  {result.mutant}: {outcome(language, result)}"
        if others and result.outcome is not Outcome.BROKEN:
            yield "    " + _noticed(language, result)
        if result.stumbled:
            yield "    " + say(language, "stumbled", scenarios=", ".join(result.stumbled))
    if proof.without:
        yield say(language, "without")
        yield from (f"    {one}" for one in proof.without)
    yield _total(language, proof)


def _noticed(language: Language, result: Result) -> str:
    if not result.noticed:
        return say(language, "noticed-by-none")
    return say(language, "noticed", clauses=", ".join(result.noticed))


def _total(language: Language, proof: Proof) -> str:
    return say(language, "total", killed=proof.killed, wanted=len(proof.wanted))


def write(folder: Path, proof: Proof) -> list[Path]:
    """Write ``proof`` into ``folder``, for programs and in Markdown in each language; the files.

    Raises:
        OSError: a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    texts = {JSON: as_json(proof) + "\n"}
    texts |= {f"mutants.{language}.md": "\n".join(_markdown(language, proof)) + "\n" for language in LANGUAGES}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in texts]


def _markdown(language: Language, proof: Proof) -> Iterator[str]:
    yield from (f"# {say(language, 'title')}", "", say(language, "foreword"), "", f"**{_total(language, proof)}**", "")
    heads = [say(language, one) for one in ("clause", "mutant", "ruleset", "outcome", "others")]
    every, known = mutants(), clauses()
    for chapter in dict.fromkeys(known[one.clause].chapter for one in proof.results):
        yield from (f"## {name_of(language, 'chapter', chapter)}", "", _row(heads), _row(["---"] * len(heads)))
        for one in proof.results:
            if known[one.clause].chapter == chapter:
                wrong = f"`{one.mutant}`: {every[one.mutant].wrong}"
                cells = [f"`{one.clause}`", wrong, one.ruleset, outcome(language, one)]
                yield _row([*cells, ", ".join(f"`{each}`" for each in one.noticed)])
        yield ""
    if proof.without:
        yield from (f"## {say(language, 'without')}", "", *(f"- `{one}`" for one in proof.without))


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
