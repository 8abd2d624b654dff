"""The card files are complete, well formed and bilingual, and ``read_cards`` refuses malformed ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from mtg_verdict.features import catalogue
from mtg_verdict.features.catalogue import CardFacts, CatalogueError, cards, read_cards

FOLDER = Path(catalogue.__file__).parent / "cards"
CARD_TYPES = {"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"}
SUPERTYPES = {"Basic", "Legendary", "Snow", "World"}
COLORS = {"white", "blue", "black", "red", "green"}
MANA_COST = re.compile(r"(\{(\d+|[WUBRGCSX]|[WUBRG2]/[WUBRGP])\})*")
# Named in the core clauses on summoning sickness: a card dropped from the files is noticed here.
NAMED_BY_CORE_CLAUSES = {
    *("Ambush Viper", "Angel of Sanctions", "Ashnod's Altar", "Battering Craghorn", "Cackling Counterpart", "Clone"),
    *("Cloudshift", "Coastal Discovery", "Control Magic", "Cytoshape", "Daybreak Ranger", "Delver of Secrets"),
    *("Diregraf Ghoul", "Disenchant", "Dregscape Zombie", "Dryad Arbor", "Elvish Visionary", "Ensoul Artifact"),
    *("Entrancing Melody", "Exploration", "Fervor", "Fiery Hellhound", "Forest", "Giant Growth", "Goblin King"),
    *("Grizzly Bears", "Heritage Druid", "Imprisoned in the Moon", "Island", "Keldon Halberdier", "Krenko's Command"),
    *("Leonin Warleader", "Llanowar Elves", "Loam Dryad", "Mardu Scout", "Memnite", "Merrow Wavebreakers"),
    *("Mind Stone", "Mogg Fanatic", "Moonmist", "Mutavault", "Opposition", "Phantasmal Image", "Phyrexian Metamorph"),
    *("Pili-Pala", "Prey Upon", "Primal Plasma", "Prodigal Sorcerer", "Quicksilver Amulet", "Raging Goblin"),
    *("Reanimate", "Serra Angel", "Silver Myr", "Sky Skiff", "Sleight of Mind", "Soul Warden", "Springleaf Drum"),
    *("Turn to Frog", "Vedalken Orrery", "Vitalize", "White Knight", "Zhur-Taa Goblin", "Goblin", "Cat"),
}


def faces() -> Iterator[CardFacts]:
    for card in cards().values():
        yield card
        if card.back is not None:
            yield card.back


FACES = list(faces())
each_face = pytest.mark.parametrize("face", FACES, ids=[face.name for face in FACES])


def write(folder: Path, text: str, name: str = "some.toml") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_every_file_contributes_cards() -> None:
    files = {path.name for path in FOLDER.glob("*.toml")}
    assert files
    assert {card.source for card in cards().values()} == files


def test_core_clauses_find_their_cards() -> None:
    assert set(cards()) >= NAMED_BY_CORE_CLAUSES


@each_face
def test_names_and_glosses_in_both_languages(face: CardFacts) -> None:
    for text in (face.name, face.fr, face.gloss_en, face.gloss_fr):
        assert text
        assert text == text.strip()
    assert face.gloss_en != face.gloss_fr
    assert face.gloss_en.endswith(".")
    assert face.gloss_fr.endswith(".")


def test_names_are_unique_in_either_language() -> None:
    for names in ([face.name for face in FACES], [face.fr for face in FACES if not face.token]):
        assert [name for name, count in Counter(names).items() if count > 1] == []


@each_face
def test_type_line_has_known_words(face: CardFacts) -> None:
    assert face.types
    assert set(face.types) <= CARD_TYPES
    assert set(face.supertypes) <= SUPERTYPES
    assert all(re.fullmatch(r"[A-Z][A-Za-z'-]+", subtype) for subtype in face.subtypes)
    assert set(face.colors) <= COLORS
    assert all(keyword == keyword.lower() for keyword in face.keywords)


@each_face
def test_creatures_and_vehicles_alone_have_power_and_toughness(face: CardFacts) -> None:
    sized = "Creature" in face.types or "Vehicle" in face.subtypes
    assert (face.power is not None) is sized
    assert (face.toughness is not None) is sized


@each_face
def test_auras_enchant_and_vehicles_have_crew(face: CardFacts) -> None:
    assert ("Aura" in face.subtypes) is ("enchant" in face.keywords)
    assert ("Vehicle" in face.subtypes) is ("crew" in face.keywords)


@each_face
def test_cost_is_made_of_mana_symbols(face: CardFacts) -> None:
    assert MANA_COST.fullmatch(face.cost)


def test_only_lands_tokens_and_back_faces_have_no_cost() -> None:
    for card in cards().values():
        assert bool(card.cost) is not ("Land" in card.types or card.token), card.name


def test_layout_says_whether_there_is_a_second_face() -> None:
    for card in cards().values():
        assert card.layout in {"normal", "transform", "flip", "modal_dfc"}
        assert (card.back is not None) is (card.layout != "normal"), card.name
        if card.back is not None:
            assert card.back.layout == card.layout


def test_colors_follow_from_the_cost_unless_stated(tmp_path: Path) -> None:
    text = '[[card]]\nname = "A"\nfr = "A"\ncost = "{1}{U}{W}"\n[[card]]\nname = "B"\nfr = "B"\ncolors = ["green"]\n'
    read = read_cards(write(tmp_path, text))
    assert read["A"].colors == ("white", "blue")
    assert read["B"].colors == ("green",)


def test_cards_of_this_suite_alone_are_marked() -> None:
    synthetic = {name for name, card in cards().items() if card.synthetic}
    assert synthetic == {"Test Battle", "Test Muster", "Test Handover", "Test Planeswalker", "Test Transfer"}


def test_dryad_arbor_is_green_and_mutavault_colorless() -> None:
    assert cards()["Dryad Arbor"].colors == ("green",)
    assert cards()["Mutavault"].colors == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[card]]\nname = "A', r"some\.toml"),
        ('[[card]]\nname = "A"\nfr = "A"\npowr = "1"\n', r"some\.toml: A: .*powr"),
        ('[[card]]\nname = "A"\n', r"some\.toml: A: .*fr"),
        ('[[card]]\nname = "A"\nfr = "A"\n[[card]]\nname = "A"\nfr = "B"\n', r"A: already in some\.toml"),
    ],
    ids=["not TOML", "unknown field", "no French name", "name twice"],
)
def test_malformed_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(CatalogueError, match=message):
        read_cards(write(tmp_path, text))
