"""What an engine lacks is in the log as data, not only in words."""

from __future__ import annotations

from mtg_verdict.harness.findings import lacks
from mtg_verdict.harness.words_of_values import label_text
from mtg_verdict.reports.records import Finding, Text


def test_cards_and_capabilities_are_named_in_words_and_as_data() -> None:
    found = lacks((label_text("Forest"), label_text("Memnite")), ("turn-structure",))
    assert [(one.kind, one.name) for one in found.lacking] == [
        ("capability", Text(en="turn-structure", fr="turn-structure")),
        ("card", Text(en="Forest", fr="Forêt")),
        ("card", label_text("Memnite")),
    ]
    assert "Forest" in found.message.en
    assert "Forêt" in found.message.fr
    assert Finding.model_validate_json(found.model_dump_json()) == found


def test_an_id_that_is_no_text_still_fits_the_log() -> None:
    (lack,) = lacks((), ("\udc80",)).lacking
    assert lack.name.en == "?"
