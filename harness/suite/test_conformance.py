"""The scenarios of a run as pytest-bdd tests, one function a scenario, one parameter a ruleset.

This module is collected by path from wherever the suite is installed, hence its absolute imports.
"""

from mtg_verdict.harness.binding import bind_scenarios, bind_sentences
from mtg_verdict.harness.conformance import conformance  # noqa: F401 - the fixture that carries out a scenario

bind_sentences()
bind_scenarios(globals())
