"""The mutants that the suite does not kill, as the repository lists them: ``survivors.toml``."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .mutants import Key

FILE = Path(__file__).with_name("survivors.toml")

Reason = Literal["equivalent", "missing"]
"""``equivalent``: no scenario can tell it from the engine; ``missing``: one could, and none does yet."""

_HEAD = """\
# Mutants of the reference engine that the suite does not kill, named by module, function, the lines before and after,
# and which of several alike (`number`, from 1). `reason` is "equivalent" if no scenario can tell the mutant from the
# engine (`why` says why), "missing" if one could and none does yet. `python -m tests.proof mutants --update` keeps the
# list: it adds new survivors as missing and takes out those that are killed or gone.
"""


@dataclass(frozen=True)
class Listed:
    """What the list says of a survivor."""

    reason: Reason
    why: str = ""


class WrongListError(Exception):
    """The list cannot be used; the message says where it is wrong."""


def read_survivors(file: Path = FILE) -> dict[Key, Listed]:
    """The list in ``file``.

    Raises:
        WrongListError: an entry is twice there, has another reason, or says not why it is equivalent.
    """
    found: dict[Key, Listed] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("survivor", []):
        key = entry["module"], entry["function"], entry["before"], entry["after"], entry.get("number", 1)
        listed = Listed(entry["reason"], entry.get("why", ""))
        where = f"{file.name}: {key[0]}, {key[1]}: {key[3]}"
        if key in found:
            raise WrongListError(f"{where}: twice")
        if listed.reason not in ("equivalent", "missing"):
            raise WrongListError(f"{where}: no reason {listed.reason}")
        if listed.reason == "equivalent" and not listed.why:
            raise WrongListError(f"{where}: says not why")
        found[key] = listed
    return found


def write_survivors(survivors: Mapping[Key, Listed], file: Path = FILE) -> None:
    """Write the list into ``file``, in the order of modules and functions."""
    entries = [_entry(key, survivors[key]) for key in sorted(survivors)]
    file.write_text("\n".join([_HEAD, *entries]), encoding="utf-8")


def _entry(key: Key, listed: Listed) -> str:
    module, function, before, after, number = key
    values: list[tuple[str, str | int]] = [("module", module), ("function", function), ("before", before)]
    values += [("after", after), *([("number", number)] if number > 1 else []), ("reason", listed.reason)]
    values += [("why", listed.why)] if listed.why else []
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in values]
    return "[[survivor]]\n" + "".join(lines)


def updated(
    listed: Mapping[Key, Listed], survived: Iterable[Key], killed: Iterable[Key], exist: Iterable[Key]
) -> dict[Key, Listed]:
    """``listed`` with those that ``survived``, without those ``killed`` and those that do not ``exist``."""
    gone = set(killed)
    kept = {key: listed[key] for key in set(exist) & listed.keys() if key not in gone}
    return kept | {key: Listed("missing") for key in survived if key not in kept}
