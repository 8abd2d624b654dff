"""What can go wrong on this side of the engine."""

from __future__ import annotations


class PhaseError(Exception):
    """Trouble of this adapter, of its set-up or of its card data, in one line; never a verdict on the engine."""


class PhaseNotInstalledError(PhaseError):
    """The engine or its card data is not installed; the message names the mend."""


class NotExpressible(PhaseError):  # noqa: N818 - an answer, not an error
    """Neither the engine's interface nor this adapter can say ``what``; answered as ``unsupported``."""

    @property
    def what(self) -> str:
        """What cannot be expressed."""
        return str(self)


class Refused(PhaseError):  # noqa: N818 - an answer, not an error
    """The engine refuses an action; answered as ``illegal``."""
