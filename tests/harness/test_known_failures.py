"""The list of known failures: what is on it does not fail a run; a pass that is on it, or an entry of nothing, does."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.harness.errors import UsageError
from mtg_verdict.harness.known_failures import KnownFailures, read_known_failures, write_known_failures
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.records import AnyRecord, Text

from ..reports import sample
from .test_run import run

PASS, FAIL, CRASH = Verdict.PASS, Verdict.FAIL, Verdict.CRASH
KNOWN, UNEXPECTED = Verdict.KNOWN_FAILURE, Verdict.UNEXPECTED_PASS
SCENARIOS = ("SS-1", "SS-2", "SS-10")
Verdicts = dict[tuple[str, str, str], Verdict]


def known(path: Path, text: str, *, rewriting: bool = False) -> KnownFailures:
    path.write_text(text, encoding="utf-8")
    return read_known_failures(str(path), SCENARIOS, rewriting=rewriting)


def corrected(failures: KnownFailures, verdicts: Verdicts) -> Verdicts:
    return {(one.id, one.language, one.ruleset): one.verdict for one in failures.corrections(verdicts)}


def log_of(path: Path, verdicts: Verdicts, failures: KnownFailures) -> Log:
    """The log of a run that ended in ``verdicts``."""
    scenarios = [sample.scenario_record(one, lang, end, edition) for (one, lang, edition), end in verdicts.items()]
    corrections = failures.corrections(verdicts)
    after = verdicts | {(one.id, one.language, one.ruleset): one.verdict for one in corrections}
    ends = [sample.scenario_record(one, lang, end, edition) for (one, lang, edition), end in after.items()]
    records: list[AnyRecord] = [sample.run_record(), *scenarios, *corrections, sample.end_record(ends)]
    return read_log(sample.write(path, records, end=False))


@pytest.mark.parametrize(
    ("entry", "covered"),
    [
        ("SS-1", {("en", "cr-2024"), ("en", "cr-2026"), ("fr", "cr-2024"), ("fr", "cr-2026")}),
        ("SS-1 fr  # why", {("fr", "cr-2024"), ("fr", "cr-2026")}),
        ("SS-1 cr-2026", {("en", "cr-2026"), ("fr", "cr-2026")}),
        ("SS-1 cr-2024 en", {("en", "cr-2024")}),
        ("SS-10", set()),
    ],
)
def test_an_entry_is_about_all_that_it_does_not_narrow(
    tmp_path: Path, entry: str, covered: set[tuple[str, str]]
) -> None:
    everything: Verdicts = {
        ("SS-1", language, ruleset): FAIL for language in ("en", "fr") for ruleset in ("cr-2024", "cr-2026")
    }
    found = corrected(known(tmp_path / "list", f"# head\n\n{entry}\n"), everything)
    assert found == {("SS-1", *place): KNOWN for place in covered}


@pytest.mark.parametrize(
    ("verdict", "becomes"),
    [
        (FAIL, KNOWN),
        (CRASH, KNOWN),
        (Verdict.VACUOUS, KNOWN),
        (Verdict.TIMEOUT, KNOWN),
        (PASS, UNEXPECTED),
        (Verdict.UNSUPPORTED, None),
        (Verdict.NOT_APPLICABLE, None),
    ],
)
def test_what_becomes_of_each_verdict(tmp_path: Path, verdict: Verdict, becomes: Verdict | None) -> None:
    key = ("SS-1", "en", "cr-2026")
    found = corrected(known(tmp_path / "list", "SS-1"), {key: verdict, ("SS-2", "en", "cr-2026"): verdict})
    assert found == ({key: becomes} if becomes else {})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("SS-1\nSS-99  # gone", "usage-known-scenario"),
        ("\nSS-1 en fr", "usage-known-entry"),
        ("# x\nSS-1 cr-1999", "usage-known-entry"),
    ],
)
def test_an_entry_of_nothing_is_refused_with_its_line(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        known(tmp_path / "list", text)
    assert caught.value.code == code
    assert caught.value.values["line"] == "2"


def test_a_list_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    for file in (str(tmp_path / "none"), str(tmp_path), str(tmp_path / "binary"), "", "\x00"):
        with pytest.raises(UsageError):
            read_known_failures(file, SCENARIOS, rewriting=False)
    with pytest.raises(UsageError) as caught:
        read_known_failures(str(tmp_path / "none"), SCENARIOS, rewriting=False)
    assert caught.value.code == "usage-known-absent"


def test_a_list_without_a_place_is_refused_before_the_run(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as raised:
        read_known_failures(str(tmp_path / "no" / "folder" / "list"), SCENARIOS, rewriting=True)
    assert raised.value.code == "usage-known-unwritable"
    read_known_failures(str(tmp_path / "list"), SCENARIOS, rewriting=True)
    assert list(tmp_path.iterdir()) == []


def test_a_list_is_written_from_a_run_and_then_says_what_the_run_found(tmp_path: Path) -> None:
    verdicts: Verdicts = {
        ("SS-10", "en", "cr-2026"): CRASH,
        ("SS-10", "fr", "cr-2026"): CRASH,
        ("SS-2", "en", "cr-2026"): PASS,
        ("SS-2", "fr", "cr-2026"): FAIL,
        ("SS-1", "en", "cr-2026"): PASS,
        ("SS-1", "fr", "cr-2026"): PASS,
    }
    path = tmp_path / "list"
    new = read_known_failures(str(path), SCENARIOS, rewriting=True)
    log = log_of(tmp_path / "log", verdicts, new)
    assert set(log.end.totals) == {PASS, KNOWN}
    assert write_known_failures(new, log, "en") == 2
    entries = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line.partition("  # ")[0] for line in entries] == ["SS-2 fr cr-2026", "SS-10 cr-2026"]
    assert entries[1].endswith("# crash: The action was accepted although it is not legal.")
    again = read_known_failures(str(path), SCENARIOS, rewriting=False)
    assert corrected(again, verdicts) == {key: KNOWN for key, verdict in verdicts.items() if verdict is not PASS}


def test_a_list_is_written_in_the_language_of_the_run(tmp_path: Path) -> None:
    path = tmp_path / "list"
    new = read_known_failures(str(path), SCENARIOS, rewriting=True)
    assert write_known_failures(new, log_of(tmp_path / "log", {("SS-1", "fr", "cr-2026"): FAIL}, new), "fr") == 1
    text = path.read_text(encoding="utf-8")
    first = "# Non-conformités connues de Sample engine, voir docs/integration-continue.md de MTG Verdict."
    assert text.splitlines()[0] == first
    assert "# fail: L'action a été acceptée alors qu'elle n'est pas légale." in text
    assert [one.scenario for one in read_known_failures(str(path), SCENARIOS, rewriting=False).entries] == ["SS-1"]


def test_rewriting_keeps_what_is_still_right_and_what_was_not_run(tmp_path: Path) -> None:
    path = tmp_path / "list"
    text = "# ours\nSS-1  # ticket 7\nSS-2 en  # not run\nSS-10 # passes now\nSS-99  # gone\n"
    old = known(path, text, rewriting=True)
    verdicts: Verdicts = {("SS-1", "fr", "cr-2026"): FAIL, ("SS-10", "fr", "cr-2026"): PASS}
    assert write_known_failures(old, log_of(tmp_path / "log", verdicts, old), "en") == 2
    assert path.read_text(encoding="utf-8") == "# ours\nSS-1  # ticket 7\nSS-2 en  # not run\n"


def test_rewriting_keeps_comments_on_lines_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "list"
    text = "# ours\nSS-1\n\n# goes with SS-2\nSS-2\n# of SS-10\n# ticket 9\nSS-10\n# the end\n"
    old = known(path, text, rewriting=True)
    verdicts: Verdicts = {("SS-10", "en", "cr-2026"): FAIL, ("SS-2", "en", "cr-2026"): PASS}
    write_known_failures(old, log_of(tmp_path / "log", verdicts, old), "en")
    kept = "# ours\nSS-1\n# of SS-10\n# ticket 9\nSS-10\n# the end\n"
    assert path.read_text(encoding="utf-8") == kept
    again = known(path, kept, rewriting=True)
    write_known_failures(again, log_of(tmp_path / "log", verdicts, again), "en")
    assert path.read_text(encoding="utf-8") == kept


@pytest.mark.parametrize("end", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\r"])
def test_what_an_engine_says_makes_no_further_entry(tmp_path: Path, end: str) -> None:
    path = tmp_path / "list"
    new = read_known_failures(str(path), SCENARIOS, rewriting=True)
    said = sample.FINDING.model_copy(update={"message": Text(en=f"oh{end}SS-1", fr="oh")})
    record = sample.scenario_record("SS-2", verdict=FAIL, finding=said)
    corrections = new.corrections({("SS-2", "en", "cr-2026"): FAIL})
    head = sample.run_record(name=f"engine{end}SS-1")
    ends = sample.end_record([sample.scenario_record("SS-2", verdict=KNOWN)])
    log = read_log(sample.write(tmp_path / "log", [head, record, *corrections, ends], end=False))
    assert write_known_failures(new, log, "en") == 1
    again = read_known_failures(str(path), SCENARIOS, rewriting=False)
    assert [entry.scenario for entry in again.entries] == ["SS-2"]


def test_a_run_is_held_to_the_list(tmp_path: Path) -> None:
    listed = tmp_path / "known.txt"
    options = ("--scenario", "SS-101", "--known-failures", str(listed))
    engine = "engines:IgnoresSummoningSickness"
    assert run(engine, tmp_path / "a", *options).returncode == 2
    written = run(engine, tmp_path / "b", *options, "--write-known-failures")
    assert written.returncode == 0, written.stdout + written.stderr
    assert "SS-101 cr-2026  # fail: " in listed.read_text(encoding="utf-8")
    assert KNOWN in read_log(tmp_path / "b" / "verdicts.ndjson").end.totals
    assert run(engine, tmp_path / "c", *options).returncode == 0
    better = run("reference", tmp_path / "d", *options, "--lang", "en")
    assert better.returncode == 1
    assert "unexpected-pass" in better.stdout
    listed.write_text("SS-9999\n", encoding="utf-8")
    unknown = run("reference", tmp_path / "e", *options)
    assert unknown.returncode == 2
    (line,) = unknown.stderr.splitlines()
    assert "SS-9999" in line
    assert run("reference", tmp_path / "f", "--scenario", "SS-101", "--write-known-failures").returncode == 2


def test_vectors_are_held_to_the_list_too(tmp_path: Path) -> None:
    listed = tmp_path / "known.txt"
    options = ("--scenario", "SS-101", "--lang", "en", "--known-failures", str(listed), "--vectors")
    engine = "engines:IgnoresSummoningSickness"
    written = run(engine, tmp_path / "a", *options, "--write-known-failures")
    assert written.returncode == 0, written.stdout + written.stderr
    assert "SS-101 en cr-2026  # fail: " in listed.read_text(encoding="utf-8")
    assert run(engine, tmp_path / "b", *options).returncode == 0
    log = read_log(tmp_path / "b" / "verdicts.ndjson")
    assert KNOWN in log.end.totals
    assert any(one.snapshot for one in log.scenarios)
    assert run("reference", tmp_path / "c", *options).returncode == 1
    listed.write_text("SS-9999\n", encoding="utf-8")
    unknown = run("reference", tmp_path / "d", *options)
    assert unknown.returncode == 2
    (line,) = unknown.stderr.splitlines()
    assert "SS-9999" in line


def test_an_engine_held_to_the_list_may_abstain_but_not_from_everything(tmp_path: Path) -> None:
    listed = tmp_path / "known.txt"
    listed.write_text("", encoding="utf-8")
    some = ("--scenario", "SS-101", "--scenario", "SS-104", "--lang", "en")
    held = ("--known-failures", str(listed))
    assert run("engines:LacksTriggers", tmp_path / "a", *some).returncode == 1
    assert run("engines:LacksTriggers", tmp_path / "b", *some, *held).returncode == 0
    assert run("engines:SupportsNothing", tmp_path / "c", *some, *held).returncode == 1
