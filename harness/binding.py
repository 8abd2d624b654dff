"""Registering the sentence table and the chosen scenarios with pytest-bdd."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from pytest_bdd import given, scenario, then, when
from pytest_bdd.parsers import StepParser

from ..steps.compiler import matches
from ..steps.sentences import SENTENCES, Sentence, StepType
from ..steps.words import LANGUAGES, Language
from .conformance import Conformance
from .run_state import active_run
from .scenarios import Scenario

_MODULE_LEVEL = 3
"""Frames between pytest-bdd's decorator and the module that calls :func:`bind_sentences`; its fixtures go there."""

_DECORATORS: dict[StepType, Callable[..., Any]] = {"given": given, "when": when, "then": then}


class SentenceParser(StepParser):
    """Lets pytest-bdd recognise one sentence of the table in one language."""

    def __init__(self, sentence: Sentence, step_type: StepType, language: Language) -> None:
        super().__init__(f"{sentence.key} {language}")
        self._sentence = sentence
        self._step_type = step_type
        self._language = language

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The whole text: the compiler reads the blanks itself."""
        return {"text": name} if self.is_matching(name) else None

    def is_matching(self, name: str) -> bool:
        """Whether ``name`` is this sentence."""
        found = matches(name, self._step_type, self._language)
        return any(sentence is self._sentence for sentence, _ in found)


def bind_sentences() -> None:
    """Register a step function for every sentence, kind of step and language in the module that calls."""
    for sentence in SENTENCES:
        for step_type in sentence.meanings:
            for language in LANGUAGES:
                _bind_sentence(sentence, step_type, language)


def _bind_sentence(sentence: Sentence, step_type: StepType, language: Language) -> None:
    def step(conformance: Conformance, text: str, datatable: list[list[str]] | None = None) -> None:
        conformance.step(step_type, text, datatable)

    _DECORATORS[step_type](SentenceParser(sentence, step_type, language), stacklevel=_MODULE_LEVEL)(step)


def bind_scenarios(module: dict[str, Any]) -> None:
    """Put a test function for every chosen scenario into ``module``."""
    run = active_run()
    if run is None:
        return
    rulesets: dict[Scenario, list[str]] = defaultdict(list)
    for case in run.cases:
        rulesets[case.scenario].append(case.ruleset)
    for name, chosen in run.functions.items():
        module[name] = _bind_scenario(run.features_root, chosen, rulesets[chosen])


def _bind_scenario(root: str, chosen: Scenario, rulesets: list[str]) -> Callable[..., None]:
    @pytest.mark.parametrize("conformance", [(chosen, ruleset) for ruleset in rulesets], indirect=True, ids=rulesets)
    @pytest.mark.usefixtures("conformance")
    @scenario(f"{root}/{chosen.file}", chosen.name, features_base_dir=root)
    def run_scenario() -> None:
        return None

    bound: Callable[..., None] = run_scenario
    return bound
