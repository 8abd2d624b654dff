"""Which folder may import which, and that nothing names a card where it must not."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from mtg_verdict.features.catalogue import cards

ROOT = Path(__file__).parent.parent
FOLDERS = ("features", "steps", "adapters", "reference_engine", "harness", "reports")
MAY_IMPORT = {
    "features": set(),
    "steps": {"features", "adapters.models", "adapters.ability_labels"},
    "adapters": {"features", "reference_engine"},
    "reference_engine": set(),
    "harness": {"features", "steps", "adapters", "reports"},
    "reports": set(),
}
"""Folder to what of other folders it may import; import-linter checks the same arrows transitively."""


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The modules of other folders that a module imports, without the common package."""
    depth = len(path.relative_to(ROOT).parts) - 1
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            if node.level > depth and node.module:
                found.add(node.module)
            elif node.level == 0 and node.module and node.module.startswith("mtg_verdict."):
                found.add(node.module.removeprefix("mtg_verdict."))
            elif node.level > depth:
                found |= {alias.name for alias in node.names}
    return found


def test_imports_between_folders_follow_the_arrows() -> None:
    wrong = []
    for folder in FOLDERS:
        for path in modules(folder):
            for module in imported(path):
                top = module.partition(".")[0]
                allowed = MAY_IMPORT[folder]
                if top in FOLDERS and top != folder and top not in allowed and module not in allowed:
                    wrong.append(f"{path.relative_to(ROOT)} imports {module}")
    assert wrong == []


def test_the_harness_names_engines_only_as_text() -> None:
    for path in modules("harness"):
        for module in imported(path):
            assert not re.match(r"adapters\.(reference|phase)", module), path


def card_names() -> set[str]:
    """Names of cards; basic lands and tokens are named like the subtypes that rules speak of."""
    named = [card for card in cards().values() if not card.token and "Basic" not in card.supertypes]
    return {face.name for card in named for face in (card, card.back) if face and len(face.name) > 6}


def test_no_card_is_named_in_the_code_outside_the_card_modules() -> None:
    names = card_names()
    wrong = []
    for folder in ("reference_engine", "steps", "harness", "reports"):
        for path in modules(folder):
            if "cards" in path.parts or path.name.startswith("smoke"):
                # The smoke test sets up situations of its own, as scenarios do; nothing branches on their names.
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names:
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}")
    assert wrong == []


def test_modules_stay_small() -> None:
    large = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in FOLDERS
        for path in modules(folder)
    }
    assert {name: lines for name, lines in large.items() if lines > 520} == {}


def test_every_package_is_listed_for_installation() -> None:
    listed = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["packages"])
    found = {
        "mtg_verdict." + ".".join(path.parent.relative_to(ROOT).parts)
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("__init__.py")
    }
    assert listed == found
