"""What the rules of Ordonance say comes out as they say when it is played."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from gonfalon.data import translations_dir
from gonfalon.games.ordonance.rules.armies import groups, key
from gonfalon.games.ordonance.rules.certainty import controller
from gonfalon.games.ordonance.rules.deck import Deck, from_text, shipped
from gonfalon.games.ordonance.rules.game import Ordonance
from gonfalon.games.ordonance.rules.scenario import HERE, run_scenario, territory_of
from gonfalon.games.ordonance.rules.scoring import sheet
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.texts.deck_pages import IN_ORDER
from gonfalon.games.ordonance.window.page_armies import parse_armies, parse_markers
from gonfalon.texts.languages import LANGUAGES

# By chapter, what the examples say of the armies they show: who is stronger or has control, what each army has, and
# what it could have at best. Icons by their letters, each level with its icons.
EXAMPLES: dict[str, list[dict[str, Any]]] = {
    "armies": [
        {"expect": {"stronger": "R"}, "has": {"R": "4BS 1HW", "B": "4F"}},
        {"expect": {"stronger": "B"}, "has": {"R": "4H 3W 1S", "B": "4F 1S"}},
        {"expect": {"stronger": "B"}, "has": {"R": "4F 2B", "B": "4F 3S 1W"}},
        {"expect": {"stronger": "R"}, "has": {"R": "4S 1F", "B": "4S 1HWB"}},
        {"has": {"R": "2HS 1WB", "B": "2HS 1WB"}},
    ],
    "icons": [{"expect": {"stronger": "B"}, "has": {"R": "2F 1HW", "B": "2BS 1HW"}}],
    "control": [
        {"expect": {"control": "R"}, "has": {"R": "4BS 1HW", "B": "1H"}, "best": {"B": "4H 3FWBS"}},
        {"expect": {"control": "nobody"}, "has": {"R": "4S", "B": "1H"}, "best": {"B": "4H 3FWBS"}},
        {"expect": {"control": "nobody"}, "has": {"R": "1HWBS", "B": "3F"}},
        {
            "expect": {"control": "nobody"},
            "has": {"R": "4F 2H 1S", "B": "1F"},
            "best": {"B": "4F 3HWBS"},
            "then": {"play": ["B", "S"], "control": "R"},
            "after": {"best": {"B": "3FS 2HWB"}},
        },
        {
            "expect": {"control": "R"},
            "has": {"R": "4F", "B": "4S", "G": "2H"},
            "best": {"G": "4H 2FWBS"},
        },
    ],
    "points": [{"expect": {"control": "R"}, "has": {"R": "4F", "B": "4S 3B", "G": "2H"}}],
}
CHAPTER = re.compile(r"^<!-- chapter: ([\w-]+) -->$", re.MULTILINE)
FENCE = re.compile(r"^```(\w+)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
CASES = [(chapter, number) for chapter, examples in EXAMPLES.items() for number in range(len(examples))]


def chapters(language: str = "en") -> dict[str, str]:
    text = (translations_dir() / "rules" / f"ordonance.{language}.md").read_text(encoding="utf-8")
    parts = CHAPTER.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def shown(form: str) -> dict[str, list[list[str]]]:
    """By chapter, the positions of one form that each of its examples shows; chapters without any are left out."""
    found = {}
    for chapter, body in chapters().items():
        examples = [
            [text for language, text in FENCE.findall(section) if language == form]
            for section in re.split(r"^### ", body, flags=re.MULTILINE)
        ]
        if any(examples):
            found[chapter] = [positions for positions in examples if positions]
    return found


def armies(position: str) -> dict[str, list[str]]:
    return {row.family: list(row.units) for row in parse_armies(position)}


def has(table: Table, seat: int, rich: int = 0) -> str:
    """The groups of an army, if so many cards with all icons were added."""
    counts = [count + rich for count in table.counts_of(seat, HERE)]
    found: dict[int, str] = {}
    for count, icon in groups(counts):
        found[count] = found.get(count, "") + "SBWHF"[icon]
    return " ".join(f"{count}{icons}" for count, icons in found.items())


def check(table: Table, players: list[str], example: dict[str, Any]) -> None:
    for player, groups_of in example.get("has", {}).items():
        assert has(table, players.index(player)) == groups_of, player
    for player, groups_of in example.get("best", {}).items():
        seat = players.index(player)
        missing = table.seating.army_size - len(table.army(seat, HERE))
        assert has(table, seat, missing) == groups_of, player


def test_every_example_is_checked() -> None:
    assert {chapter: len(found) for chapter, found in shown("armies").items()} == {
        chapter: len(examples) for chapter, examples in EXAMPLES.items()
    }
    assert list(shown("markers")) == ["ordonance-end"]


@pytest.mark.parametrize(("chapter", "number"), CASES)
def test_examples_say_what_is(chapter: str, number: int) -> None:
    deck, example = shipped(), EXAMPLES[chapter][number]
    first, *after = (armies(position) for position in shown("armies")[chapter][number])
    scenario = {key: example[key] for key in ("expect", "then") if key in example}
    if scenario:
        assert run_scenario({"territory": first, **scenario}, deck) == []
    check(territory_of(first, deck), list(first), example)
    if after:
        player, card = example["then"]["play"]
        assert after == [{**first, player: [*first[player], card]}]
        check(territory_of(after[0], deck), list(first), example["after"])
    else:
        assert "then" not in example


def test_of_equal_armies_the_one_that_was_complete_first_is_stronger() -> None:
    example = armies(shown("armies")["armies"][4][0])
    for order in (["R", "B"], ["B", "R"]):
        scenario = {"territory": example, "completed": order, "expect": {"stronger": order[0]}}
        assert run_scenario(scenario, shipped()) == []


def test_the_weak_army_loses_to_any_card() -> None:
    example = armies(shown("armies")["control"][2][0])
    for unit in shipped().units:
        scenario = {"territory": example, "then": {"play": ["B", unit.word], "control": "B"}}
        assert run_scenario(scenario, shipped()) == [], unit.word


def test_green_could_still_beat_blue_alone() -> None:
    example = armies(shown("armies")["control"][4][0])
    del example["R"]
    assert run_scenario({"territory": example, "expect": {"control": "nobody"}}, shipped()) == []


@pytest.mark.parametrize(("incomplete", "points"), [("score", (3, 2, 1)), ("nothing", (3, 2, 0))])
def test_points_are_as_in_the_example(incomplete: str, points: tuple[int, ...]) -> None:
    example = armies(shown("armies")["points"][0][0])
    table = territory_of(example, shipped(), scoring="points", incomplete=incomplete)
    holder = controller(table, HERE)
    assert holder != NOBODY
    table.control(HERE, holder)
    assert sheet(table).by_territory[HERE] == points


def test_the_higher_marker_loses_a_tie() -> None:
    rows = parse_markers(shown("markers")["ordonance-end"][0][0])
    table = Table.empty(Ordonance().options({"families": "".join(row.family for row in rows)}).seating())
    given = sorted((marker, seat) for seat, row in enumerate(rows) for marker in row.markers)
    assert [marker for marker, _ in given] == [1, 2, 3, 4, 5]
    for marker, seat in given:
        table.control(marker - 1, seat)
    assert [row.family for _, row in sorted(zip(sheet(table).places, rows, strict=True))] == ["B", "R", "G"]


def test_a_regiment_of_spears_beats_everything_without_a_regiment() -> None:
    spears = key((4, 0, 0, 0, 0), 4)
    assert all(spears > key(counts, 4) for counts in product(range(4), repeat=5))


def test_a_single_flag_is_worth_more_than_the_four_others() -> None:
    assert key((0, 0, 0, 0, 1), 4) > key((1, 1, 1, 1, 0), 4)
    assert key((0, 0, 0, 0, 1), 4, count_singles=True) < key((1, 1, 1, 1, 0), 4, count_singles=True)


# -- the deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_about_the_deck_describes_the_shipped_one(language: str) -> None:
    deck, text = shipped(), chapters(language)["reconstruction"]
    assert deck.status == "reconstruction"
    assert deck.icons == IN_ORDER
    rows = [tuple(map(int, row)) for row in re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)]
    by_size = {size: [unit for unit in deck.units if len(unit.icons) == size] for size in range(1, 6)}
    assert rows == [
        (size, len(units), units[0].copies, sum(unit.copies for unit in units)) for size, units in by_size.items()
    ]
    assert all(len({unit.copies for unit in units}) == 1 for units in by_size.values())
    assert {sum(unit.copies for unit in deck.units if icon in unit.icons) for icon in deck.icons} == {23}
    assert "23" in text
    assert deck.size == 56
    assert text.count("56") >= 3
    assert text.split("\n\n")[1].startswith("**"), "it is said first, and loudly"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_cards_are_those_of_the_shipped_deck(language: str) -> None:
    deck, parts = shipped(), chapters(language)["ordonance-parts"]
    assert f" {deck.size} " in parts
    assert f" {deck.size * deck.decks(3)} " in parts
    assert deck.territories == ("antioch", "cyprus", "jerusalem", "edessa", "tripoli")
    assert (deck.hand_size, deck.army_size) == (5, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_forms_of_a_deck_load(language: str) -> None:
    listed, counted = (text for form, text in FENCE.findall(chapters(language)["own-deck"]) if form == "yaml")
    own, ours = from_text("own.yaml", listed), from_text("ours.yaml", counted)
    assert ours.hash == shipped().hash
    assert (own.size, own.status) == (27, "printed")
    for deck in (own, ours):
        assert not [players for players in (2, 3, 4) if deck.may_run_out(players)]


def test_no_card_is_needed_that_the_shipped_deck_lacks() -> None:
    known = set(shipped().numbers)
    for positions in shown("armies").values():
        for position in (position for example in positions for position in example):
            rows = parse_armies(position)
            assert {word for row in rows for word in row.units} <= known
            assert max(len(row.units) for row in rows) <= 4


def test_so_many_copies_are_in_the_deck_of_the_players() -> None:
    deck: Deck = shipped()
    for positions in shown("armies").values():
        for position in (position for example in positions for position in example):
            rows = parse_armies(position)
            words = [word for row in rows for word in row.units]
            most = deck.decks(len(rows))
            for word in set(words):
                copies = next(unit.copies for unit in deck.units if unit.word == word)
                assert words.count(word) <= copies * most, (position, word)
