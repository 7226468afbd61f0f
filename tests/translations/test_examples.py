"""The examples on the pages of the rules and of the cards come out as they say when they are played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from gonfalon.data import cards_dir
from gonfalon.games.ordonance.rules.control import controlling_seat
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.game import Ordonance
from gonfalon.games.ordonance.rules.scenario import HERE, table_with_armies
from gonfalon.games.ordonance.rules.scenario import run_scenario as run_ordonance
from gonfalon.games.ordonance.rules.scoring import score_sheet
from gonfalon.games.ordonance.rules.seating import icon_groups
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.window.page_figures import parse_armies, parse_markers
from gonfalon.games.oriflamme.rules.compiler import load_files
from gonfalon.games.oriflamme.rules.scenario import run_scenario
from tests.translations.card_texts import load as load_texts
from tests.translations.pages import chapters, shown

COURSES: dict[str, dict[str, list[dict[str, Any]]]] = yaml.safe_load(
    Path(__file__).with_name("examples.yaml").read_text(encoding="utf-8")
)
SETS = ("oriflamme", "alliance")


def examples(book: str, form: str = "queue") -> dict[str, list[list[str]]]:
    """By chapter the positions of its examples; other tests see that all languages show the same."""
    found = {chapter: shown(text, form) for chapter, text in chapters(book).items()}
    return {chapter: positions for chapter, positions in found.items() if positions}


def pages_of_cards() -> dict[str, list[list[str]]]:
    """By kind of card the positions of the one example of its page."""
    return {kind: shown(card["page"], "queue") for stem in SETS for kind, card in load_texts(stem, "en").items()}


def cases() -> Iterator[Any]:
    """The positions of an example, and a course that begins at the first; only a first course leads to the others."""
    for book in SETS:
        for chapter, found in examples(book).items():
            for number, (positions, course) in enumerate(zip(found, COURSES[book][chapter], strict=True)):
                yield pytest.param(positions, course, id=f"{book}-{chapter}-{number}")
    for kind, (positions,) in pages_of_cards().items():
        for number, course in enumerate(COURSES["cards"][kind]):
            yield pytest.param(positions[:1] if number else positions, course, id=f"{kind}-{number}")


def test_every_example_is_played() -> None:
    assert [*COURSES["cards"]] == [*pages_of_cards()]
    for book, form in [*((book, "queue") for book in SETS), ("ordonance", "armies")]:
        told = {chapter: len(courses) for chapter, courses in COURSES[book].items()}
        assert {chapter: len(found) for chapter, found in examples(book, form).items()} == told
    assert list(examples("ordonance", "markers")) == ["ordonance-end"]


@pytest.mark.parametrize(("positions", "course"), list(cases()))
def test_examples_say_what_happens(positions: list[str], course: dict[str, Any]) -> None:
    expect = dict(course.get("expect", {}))
    if positions[1:]:
        assert "queue" not in expect
        expect["queue"] = positions[-1]
    cards = load_files(*(cards_dir() / f"{name}.yaml" for name in SETS))
    assert run_scenario({"queue": positions[0], **course, "expect": expect}, cards) == []


# -- Ordonance ---------------------------------------------------------------------------------------------------------


def armies(chapter: str, number: int) -> list[dict[str, list[str]]]:
    """The armies in the territory of each position of an example."""
    positions = examples("ordonance", "armies")[chapter][number]
    return [{row.family: list(row.units) for row in parse_armies(position)} for position in positions]


def has(table: Table, seat: int, rich: int = 0) -> str:
    """The groups of an army, if so many cards with all icons were added."""
    found: dict[int, str] = {}
    for count, icon in icon_groups([count + rich for count in table.counts_of(seat, HERE)]):
        found[count] = found.get(count, "") + "SBWHF"[icon]
    return " ".join(f"{count}{icons}" for count, icons in found.items())


def check(territory: dict[str, list[str]], example: dict[str, Any]) -> None:
    table, players = table_with_armies(territory, shipped()), list(territory)
    for player, told in example.get("has", {}).items():
        assert has(table, players.index(player)) == told, player
    for player, told in example.get("best", {}).items():
        seat = players.index(player)
        assert has(table, seat, table.seating.army_size - len(table.army(seat, HERE))) == told, player


@pytest.mark.parametrize(
    ("chapter", "number"), [(chapter, at) for chapter, told in COURSES["ordonance"].items() for at in range(len(told))]
)
def test_examples_of_ordonance_say_what_is(chapter: str, number: int) -> None:
    example, (first, *after) = COURSES["ordonance"][chapter][number], armies(chapter, number)
    scenario = {key: example[key] for key in ("expect", "then") if key in example}
    assert not scenario or run_ordonance({"territory": first, **scenario}, shipped()) == []
    check(first, example)
    assert bool(after) == ("then" in example)
    if after:
        player, card = example["then"]["play"]
        assert after == [{**first, player: [*first[player], card]}]
        check(after[0], example["after"])


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param({"armies": 4, "completed": ["R", "B"], "expect": {"stronger": "R"}}, id="equal-red-was-first"),
        pytest.param({"armies": 4, "completed": ["B", "R"], "expect": {"stronger": "B"}}, id="equal-blue-was-first"),
        *(
            pytest.param({"control": 2, "then": {"play": ["B", unit.word], "control": "B"}}, id=f"weak-{unit.word}")
            for unit in shipped().units
        ),
        pytest.param({"control": 4, "without": "R", "expect": {"control": "nobody"}}, id="green-could-beat-blue-alone"),
    ],
)
def test_what_is_said_beside_the_examples_of_ordonance(scenario: dict[str, Any]) -> None:
    (chapter, number), *given = scenario.items()
    territory = armies(chapter, number)[0]
    told = dict(given)
    territory.pop(told.pop("without", ""), None)
    assert run_ordonance({"territory": territory, **told}, shipped()) == []


@pytest.mark.parametrize(("incomplete", "points"), [("score", (3, 2, 1)), ("nothing", (3, 2, 0))])
def test_points_are_as_in_the_example(incomplete: str, points: tuple[int, ...]) -> None:
    table = table_with_armies(armies("points", 0)[0], shipped(), scoring="points", incomplete=incomplete)
    holder = controlling_seat(table, HERE)
    assert holder != NOBODY
    table.control(HERE, holder)
    assert score_sheet(table).by_territory[HERE] == points


def test_the_higher_marker_loses_a_tie() -> None:
    rows = parse_markers(examples("ordonance", "markers")["ordonance-end"][0][0])
    table = Table.empty(Ordonance().options({"families": "".join(row.family for row in rows)}).seating())
    given = sorted((marker, seat) for seat, row in enumerate(rows) for marker in row.markers)
    assert [marker for marker, _ in given] == [1, 2, 3, 4, 5]
    for marker, seat in given:
        table.control(marker - 1, seat)
    assert [row.family for _, row in sorted(zip(score_sheet(table).places, rows, strict=True))] == ["B", "R", "G"]


def test_the_shipped_deck_has_the_cards_of_every_example() -> None:
    deck = shipped()
    for chapter, found in examples("ordonance", "armies").items():
        for territory in (territory for number in range(len(found)) for territory in armies(chapter, number)):
            assert max(map(len, territory.values())) <= 4
            words = [word for units in territory.values() for word in units]
            for word in words:
                copies = next(unit.copies for unit in deck.units if unit.word == word)
                assert words.count(word) <= copies * deck.decks(len(territory)), (chapter, word)
