"""The smoke test of what an engine says of itself: ``describe`` and ``supports``."""

from __future__ import annotations

from functools import partial

from ..adapters.capabilities import CAPABILITIES
from ..adapters.models import PROTOCOL_VERSION, Description
from ..features.catalogue import cards
from ..features.ledger import RULESETS
from .smoke import Check, Probe, to_mend

NO_CARD = "Test No Such Card"
NO_CAPABILITY = "no-such-capability"


def suite_cards() -> tuple[str, ...]:
    """The cards that ``supports`` may be asked about: neither tokens nor those that exist only in this suite."""
    return tuple(name for name, facts in cards().items() if not facts.token and not facts.synthetic)


def _describes(probe: Probe) -> None:
    probe.description = probe.adapter.describe()


def _known(probe: Probe) -> Description:
    assert probe.description is not None  # the check above is essential
    return probe.description


def _protocol(probe: Probe) -> None:
    theirs = _known(probe).protocol
    if theirs.partition(".")[0] != PROTOCOL_VERSION.partition(".")[0]:
        to_mend("smoke-other-protocol", theirs=theirs, ours=PROTOCOL_VERSION)


def _rulesets(probe: Probe) -> None:
    claimed, editions = _known(probe).rulesets, ", ".join(RULESETS)
    if not claimed:
        to_mend("smoke-no-ruleset", known=editions)
    if unknown := [one for one in claimed if one not in RULESETS]:
        to_mend("smoke-unknown-rulesets", rulesets=", ".join(unknown), known=editions)


def _capabilities(probe: Probe) -> None:
    if unknown := [one for one in _known(probe).capabilities if one not in CAPABILITIES]:
        to_mend("smoke-unknown-capabilities", capabilities=", ".join(unknown))


def _same_again(probe: Probe) -> None:
    if probe.adapter.describe() != probe.description:
        to_mend("smoke-describes-otherwise")


def _supports_nothing(probe: Probe) -> None:
    lacking = probe.adapter.supports((), ())
    if named := (*lacking.cards, *lacking.capabilities):
        to_mend("smoke-not-asked", names=", ".join(named))


def _supports_unknown(probe: Probe) -> None:
    lacking = probe.adapter.supports((NO_CARD,), (NO_CAPABILITY,))
    found = (*lacking.cards, *lacking.capabilities)
    if missed := [name for name in (NO_CARD, NO_CAPABILITY) if name not in found]:
        to_mend("smoke-supports-anything", names=", ".join(missed))


def _supports_cards(probe: Probe) -> None:
    asked = suite_cards()
    lacking = probe.adapter.supports(asked, ()).cards
    if strange := [name for name in lacking if name not in asked]:
        to_mend("smoke-not-asked", names=", ".join(strange))
    probe.lacking = frozenset(lacking)


def _supports_claims(probe: Probe) -> None:
    claimed = set(_known(probe).capabilities) & CAPABILITIES.keys()
    lacking = set(probe.adapter.supports((), tuple(CAPABILITIES)).capabilities)
    if denied := sorted(claimed & lacking):
        to_mend("smoke-denies", capabilities=", ".join(denied))
    if hidden := sorted(CAPABILITIES.keys() - claimed - lacking):
        to_mend("smoke-unclaimed", capabilities=", ".join(hidden))
    if strange := sorted(lacking - CAPABILITIES.keys()):
        to_mend("smoke-not-asked", names=", ".join(strange))


def claims_checks() -> tuple[Check, ...]:
    """The checks of ``describe`` and ``supports``, in order."""
    asked = partial(Check, plays=False)
    return (
        asked("describe", "smoke-describe", _describes, essential=True),
        asked("protocol", "smoke-protocol", _protocol, (("ours", PROTOCOL_VERSION),), essential=True),
        asked("rulesets", "smoke-rulesets", _rulesets),
        asked("capabilities", "smoke-capabilities", _capabilities),
        asked("describe-again", "smoke-describe-again", _same_again),
        asked("supports-nothing", "smoke-supports-nothing", _supports_nothing),
        asked("supports-unknown", "smoke-supports-unknown", _supports_unknown),
        asked("supports-cards", "smoke-supports-cards", _supports_cards),
        asked("supports-claims", "smoke-supports-claims", _supports_claims),
    )
