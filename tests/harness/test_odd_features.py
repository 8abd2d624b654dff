"""Feature files with odd contents: a named fault in both languages, or carried out as written."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.errors import UsageError
from mtg_verdict.harness.lint import lint
from mtg_verdict.harness.lint_command import problem_line
from mtg_verdict.harness.scenarios import read_features
from mtg_verdict.harness.session import check_features, check_features_root, chosen_features, faults_that_forbid_a_run

SOUND = """Feature: x
  @id:X-1 @clause:ss-302.6-attack
  Scenario: one
    Given Alice has 3 life
    Then Alice has 3 life
"""
FRENCH = """# language: fr
Fonctionnalité: x
  @id:X-1 @clause:ss-302.6-attack
  Scénario: un
    Étant donné qu'Alice a 3 points de vie
    Alors Alice a 3 points de vie
"""
CONTROLS = "    And Alice controls\n      | card | since |\n"
BEARS = "      | Grizzly Bears | earlier |\n"


def folder(root: Path, english: str | bytes, french: str | None = None) -> Path:
    """A features folder."""
    for language, text in (("en", english), ("fr", french or "# language: fr\nFonctionnalité: rien\n")):
        (root / language / "x").mkdir(parents=True)
        data = text.encode() if isinstance(text, str) else text
        (root / language / "x" / "one.feature").write_bytes(data)
    return root


def with_more(lines: str) -> str:
    """The sound scenario with lines before its last step."""
    return SOUND.replace("    Then", f"{lines}    Then")


def permanent(column: str, cell: str) -> str:
    """A set-up of a permanent with one more column."""
    return f"    And Alice controls\n      | card | since | {column} |\n      | Grizzly Bears | earlier | {cell} |\n"


def cast(key: str, value: str) -> str:
    """A spell and one thing announced with it."""
    return f'    When Alice casts "Lightning Bolt"\n      | {key} | {value} |\n'


def choice(kind: str, answer: str, player: str = "Alice") -> str:
    """What a player will choose."""
    return f"    And {player} will choose\n      | choice | answer |\n      | {kind} | {answer} |\n"


ACTIVATES = 'activates "{T}" of'
ATTACKS = '    When Alice attacks with "Grizzly Bears"\n      | Grizzly Bears | {} |\n'

ODD: list[tuple[str, str | bytes, str]] = [
    ("byte order mark", "\ufeff" + SOUND, "byte-order-mark"),
    ("another encoding", SOUND.replace("one", "né").encode("latin-1"), "not-utf8"),
    ("UTF-16", SOUND.encode("utf-16"), "not-utf8"),
    ("empty", "", "empty-feature"),
    ("only comments", "# one\n# two\n", "empty-feature"),
    ("the other language", FRENCH, "wrong-language"),
    ("unknown language", "# language: xx\n" + SOUND, "syntax"),
    ("a keyword of the other language", SOUND.replace("Given", "Étant donné"), "not-a-step"),
    ("text before the steps", SOUND.replace("one\n", "one\n    Givn Alice has 5 life\n"), "not-a-step"),
    ("a space in a tag", SOUND.replace("id:X-1", "id: X-1"), "syntax"),
    ("an empty id", SOUND.replace("id:X-1", "id:"), "id-missing"),
    ("two spaces", SOUND.replace("Alice has 3", "Alice  has 3"), "sentence-characters"),
    ("a no-break space", SOUND.replace("3 life", "3\u00a0life"), "sentence-characters"),
    ("an outline without examples", SOUND.replace("Scenario:", "Scenario Outline:"), "outline"),
    ("a rule", SOUND.replace("  @id", "  Rule: r\n  @id"), "not-a-scenario"),
    ("a background", SOUND.replace("  @id", "  Background:\n    Given Alice has 3 life\n  @id"), "not-a-scenario"),
    ("a doc string", with_more('      """\n      x\n      """\n'), "doc-string"),
    ("a ragged table", with_more("      | a |\n      | b | c |\n"), "syntax"),
    ("a table without rows", with_more(CONTROLS), "table-missing"),
    ("an escaped pipe", with_more(CONTROLS + "      | Grizzly\\|Bears | earlier |\n"), "unknown-card"),
    ("the same label twice", with_more(CONTROLS + BEARS + BEARS), "label-twice"),
    (
        "an owner who is nobody",
        with_more("    And Alice controls\n      | card | since | owner |\n      | Grizzly Bears | earlier | Zed |\n"),
        "unknown-word",
    ),
    ("a set-up after a check", SOUND + "    Given Alice has 5 life\n", "setup-late"),
    ("a player twice", SOUND.replace("Given", "Given the players are Alice and Alice\n    And"), "players-first"),
    ("players in the middle", with_more("    And the players are Alice and Chloé\n"), "players-first"),
    ("a player who does not play", SOUND.replace("Then Alice has", "Then David has"), "player-not-here"),
    ("a player alone", SOUND.replace("Given", "Given the players are Alice\n    And"), "players-alone"),
    ("a controller who does not play", with_more(CONTROLS.replace("Alice", "David") + BEARS), "player-not-here"),
    ("an owner who does not play", with_more(permanent("owner", "David")), "player-not-here"),
    ("a protector who does not play", with_more(permanent("protector", "David")), "player-not-here"),
    ("attached to one who does not play", with_more(permanent("attached to", "David")), "player-not-here"),
    ("the turn of one who does not play", with_more("    And it is David's draw step\n"), "player-not-here"),
    ("a target who does not play", with_more(cast("target", "David")), "player-not-here"),
    ("a target of an ability", with_more(cast("target", "David").replace("casts", ACTIVATES)), "player-not-here"),
    ("an attack on one who does not play", with_more(ATTACKS.format("David")), "player-not-here"),
    ("a choice of one who does not play", with_more(choice("player", "Bob", player="David")), "player-not-here"),
    ("an answer who does not play", with_more(choice("player", "David")), "player-not-here"),
    ("a target chosen who does not play", with_more(choice("target", "David")), "player-not-here"),
    ("no player as an answer", with_more(choice("player", "Bobb")), "unknown-word"),
    ("a card as a player", with_more(choice("player", "Grizzly Bears")), "unknown-word"),
    ("two players as an answer", with_more(choice("player", "Alice; Bob")), "one-player"),
    ("an answer that is empty", with_more(choice("player", "")), "one-player"),
    ("no number as an answer", with_more(choice("number", "two")), "not-a-number"),
    ("half a number as an answer", with_more(choice("number", "1.5")), "not-a-number"),
    ("two numbers as an answer", with_more(choice("number", "1; 2")), "not-a-number"),
    ("an ability as an answer", with_more(choice("target", "Ability: Grizzly Bears")), "ability-as-answer"),
    ("a number of 5000 digits", SOUND.replace("3 life", f"{'9' * 5000} life"), "undefined-sentence"),
    ("a superscript", with_more('    When Alice casts "Grizzly Bears"\n      | X | ² |\n'), "not-a-number"),
]


@pytest.mark.parametrize(("english", "code"), [case[1:] for case in ODD], ids=[case[0] for case in ODD])
def test_an_odd_feature_has_a_named_fault(tmp_path: Path, english: str | bytes, code: str) -> None:
    problems = faults_that_forbid_a_run(folder(tmp_path, english))
    assert code in {problem.code for problem in problems}
    for problem in problems:
        for language in ("en", "fr"):
            line = problem_line(language, problem)
            assert len(line.splitlines()) == 1
            assert "{" not in line
            assert line.startswith("en/x/one.feature:")


@pytest.mark.parametrize(
    "english",
    [
        SOUND.replace("\n", "\r\n"),
        SOUND.replace("  ", "\t"),
        SOUND.replace("3 life\n", "3 life  \n"),
        SOUND.replace("one", "\u202eé́ 🂡 <b> [red]x[/red] {x} %s \\ \" ' / *"),
        SOUND.replace("one", "o" * 5000),
        SOUND.replace("    Then", "    * Alice has 4 life\n    Then"),
        SOUND + SOUND.partition("\n")[2].replace("X-1", "X_1").replace("one", "two"),
    ],
)
def test_what_is_unusual_but_sound_may_run(tmp_path: Path, english: str) -> None:
    assert faults_that_forbid_a_run(folder(tmp_path, english)) == []


@pytest.mark.parametrize("sentence", ["Étant donné qu’Alice a 3 points de vie", "Alors Alice a 3\u202fpoints de vie"])
def test_french_typography_is_told_with_the_sentence_to_write(tmp_path: Path, sentence: str) -> None:
    lines = [sentence if line.split()[0] == sentence.split()[0] else line for line in FRENCH.splitlines()]
    problems = faults_that_forbid_a_run(folder(tmp_path, SOUND, "\n".join(lines)))
    assert [problem.values["plain"] for problem in problems] == ["Alice a 3 points de vie"] or [
        problem.values["plain"] for problem in problems
    ] == ["qu'Alice a 3 points de vie"]


def test_folders_that_end_like_features_are_folders(tmp_path: Path) -> None:
    root = folder(tmp_path, SOUND)
    (root / "en" / "dir.feature").mkdir()
    (root / "en" / "dir.feature" / "two.feature").write_text(SOUND.replace("X-1", "X-2"), encoding="utf-8")
    assert next(file.file for file in read_features(root)) == "en/dir.feature/two.feature"
    assert faults_that_forbid_a_run(root) == []


def test_a_feature_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    root = folder(tmp_path, SOUND)
    (root / "en" / "x" / "lost.feature").symlink_to(root / "nowhere")
    assert [problem.code for problem in faults_that_forbid_a_run(root)] == ["not-readable"]


def test_a_plain_pytest_run_refuses_faulty_features_too(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as caught:
        check_features(folder(tmp_path, SOUND + SOUND.partition("\n")[2].replace("one", "two")))
    assert "X-1" in caught.value.line("fr")
    assert "one.feature" in caught.value.line("en")


def test_a_word_that_only_one_language_tags_is_named_as_its_tag(tmp_path: Path) -> None:
    root = folder(tmp_path, SOUND.replace("attack\n", "attack @clause:ss-kw-dash\n"), FRENCH)
    (problem,) = faults_that_forbid_a_run(root)
    assert problem.code == "pair-tags"
    assert "@clause " in problem_line("en", problem)
    assert "@clause " in problem_line("fr", problem)


def test_scenarios_stand_in_the_same_order_in_both_languages(tmp_path: Path) -> None:
    def more(text: str, *names: str) -> str:
        head, _, body = text.partition("  @id")
        scenarios = [f"  @id{body}".replace("X-1", name).replace(": one", f": {name}") for name in names]
        return head + "".join(one.replace(": un\n", f": {name}\n") for one, name in zip(scenarios, names, strict=True))

    same = folder(tmp_path / "same", more(SOUND, "X-1", "X-2", "X-3"), more(FRENCH, "X-1", "X-2", "X-3"))
    other = folder(tmp_path / "other", more(SOUND, "X-1", "X-2", "X-3"), more(FRENCH, "X-1", "X-3", "X-2"))
    apart = folder(tmp_path / "apart", more(SOUND, "X-1", "X-2", "X-3"), more(FRENCH, "X-1", "X-3"))
    assert lint(read_features(same), clauses(), ()) == []
    (problem,) = lint(read_features(other), clauses(), ())
    assert (problem.code, problem.file, problem.values["id"]) == ("pair-order", "fr/x/one.feature", "X-3")
    assert problem.values["expected"] == "X-2"
    assert "X-2" in problem_line("fr", problem)
    assert {one.code for one in lint(read_features(apart), clauses(), ())} == {"one-language"}
    assert faults_that_forbid_a_run(other) == []


def test_an_unknown_card_is_said_to_be_wanted_in_the_installed_suite(tmp_path: Path) -> None:
    root = folder(tmp_path, with_more(CONTROLS + BEARS.replace("Grizzly", "Polar")))
    lines = [problem_line(language, one) for one in faults_that_forbid_a_run(root) for language in ("en", "fr")]
    assert all("--features" in line for line in lines if "Polar Bears" in line)
    assert any("Polar Bears" in line for line in lines)


def test_no_folder_is_no_features() -> None:
    with pytest.raises(UsageError) as caught:
        chosen_features("")
    assert caught.value.code == "usage-empty"
    with pytest.raises(UsageError):
        check_features_root(Path("x" * 10_000), "x")


def test_a_step_is_of_the_same_kind_in_both_languages(tmp_path: Path) -> None:
    """A sentence may mean the same as an action and as a check; readers take it for what its keyword says."""
    english = with_more(permanent("tapped", "no") + '    When Alice activates "{T}" of "Grizzly Bears"\n')
    french = FRENCH.replace(
        "    Alors",
        "    Et qu'Alice contrôle\n      | carte | depuis | engagé |\n      | Grizzlis | avant | non |\n"
        "    Alors Alice active « {T} » de « Grizzlis »\n    Alors",
    )
    problems = lint(read_features(folder(tmp_path, english, french)), clauses(), ())
    assert [(each.file, each.line, each.code) for each in problems] == [("fr/x/one.feature", 9, "pair-keyword")]
    assert "qu'en anglais, où elle dépend de «\u00a0When\u00a0»" in problem_line("fr", problems[0])
