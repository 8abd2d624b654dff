"""``mtg-verdict new-adapter``: a working skeleton of an adapter, in a language of the author's choice."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from string import Template

import click

from ..steps.words import Language
from .errors import EXIT_CONFORMING, UsageError
from .messages import one_row, say
from .output import standard_output


@dataclass(frozen=True)
class Skeleton:
    """What a skeleton is made of: its one source file, how to start it, and what its README says of the language."""

    language: str
    file: str
    command: str
    needs: str
    needs_fr: str
    printing: str
    printing_fr: str


SKELETONS = {
    "python": Skeleton(
        "Python", "adapter.py", "python3 adapter.py", "Python 3.9 or newer", "Python 3.9 ou plus récent",
        "(`print` already goes there.)", "(`print` y va déjà.)",
    ),
    "node": Skeleton(
        "JavaScript", "adapter.js", "node adapter.js", "Node.js 18 or newer", "Node.js 18 ou plus récent",
        "(`console.log` already goes there.)", "(`console.log` y va déjà.)",
    ),
    "java": Skeleton(
        "Java", "Adapter.java", "java Adapter.java", "a JDK of Java 17 or newer", "un JDK de Java 17 ou plus récent",
        "(`System.out` already goes there.)", "(`System.out` y va déjà.)",
    ),
}  # fmt: skip
"""Value of ``--language`` to the skeleton."""


def new_adapter_command(language: Language, folder: str, tongue: str) -> int:
    """Write the skeleton and say how to go on; the exit status.

    Args:
        language: to speak to people.
        folder: to write into, which does not exist yet or is empty.
        tongue: the programming language, a key of :data:`SKELETONS`.

    Raises:
        UsageError: the folder holds something, or cannot be written.
    """
    skeleton = SKELETONS[tongue]
    texts = skeleton_files(tongue)
    _write(folder, texts)
    with standard_output():
        click.echo(say(language, "new-adapter-written", folder=one_row(folder), files=", ".join(texts)))
        click.echo(say(language, "new-adapter-next", folder=one_row(shlex.quote(folder)), command=skeleton.command))
    return EXIT_CONFORMING


def skeleton_files(tongue: str) -> dict[str, str]:
    """The files of a skeleton, name to text."""
    skeleton = SKELETONS[tongue]
    shipped = files(__package__).joinpath("skeletons")
    values = vars(skeleton)
    french = {**values, "needs": skeleton.needs_fr}
    texts = {skeleton.file: shipped.joinpath(tongue, skeleton.file).read_text(encoding="utf-8")}
    for name, said in (("README.md", values), ("README.fr.md", french)):
        texts[name] = Template(shipped.joinpath(name).read_text(encoding="utf-8")).substitute(said)
    return texts


def _write(folder: str, texts: dict[str, str]) -> None:
    if folder == "":
        raise UsageError("usage-empty", option="DIR")
    try:
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise UsageError("usage-folder-not-empty", folder=folder)
        for name, text in texts.items():
            (path / name).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-out", folder=folder, error=reason) from error
