"""``mtg-verdict vectors``: every scenario as JSON, for runners in any language."""

from __future__ import annotations

from pathlib import Path

from ..steps.words import LANGUAGES, Language
from .errors import EXIT_CONFORMING, UsageError
from .lint_command import print_problems
from .messages import say
from .output import TextConsole, standard_output
from .progress import progress
from .scenarios import read_features
from .session import chosen_features, faults_that_forbid_a_run, ledger
from .vector_files import write_vectors
from .vectors import Vector, make_vectors


def vectors_command(language: Language, features: str | None, out: str) -> int:
    """Write the vectors into the folder ``out``; the exit status.

    Raises:
        UsageError: there are no features, or ``out`` is empty or holds something else.
        TroubleError: a file cannot be written.
    """
    if out == "":
        raise UsageError("usage-empty", option="--out")
    root = chosen_features(features)
    if problems := faults_that_forbid_a_run(root):
        print_problems(language, problems)
        return UsageError.status
    vectors = vectors_of_features(root)
    with progress(say(language, "vectors-progress"), len(vectors)) as written:
        write_vectors(Path(out), vectors, ledger().values(), written)
    chapters = len({vector.chapter for vector in vectors})
    with standard_output():
        text = say(language, "vectors-written", number=len(vectors), chapters=chapters, folder=out)
        TextConsole().print(text, soft_wrap=True)
    return EXIT_CONFORMING


def vectors_of_features(root: Path) -> list[Vector]:
    """The vectors of the features in ``root``, in which lint has found nothing wrong."""
    return make_vectors(read_features(root, LANGUAGES), ledger())


def vectors_folder(name: str) -> Path:
    """The folder called ``name``, from the root on: the log names it.

    Raises:
        UsageError: there cannot be such a folder.
    """
    try:
        folder = Path(name).resolve()
        str(folder).encode("utf-8")
    except (OSError, RuntimeError, ValueError) as error:
        raise UsageError("usage-no-vectors", folder=name) from error
    return folder
