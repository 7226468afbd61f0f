"""A game told with what happened behind each line of it, by a game of two figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from gonfalon.texts.annals import Annals, Passage
from gonfalon.texts.lines import Figure, Line, Telling, add_line, explained


class Till:
    """What two seats have, and what lies on card 5 before the second."""

    def __init__(self, *has: int) -> None:
        self.has = list(has)
        self.seating = None

    def clone(self) -> Till:
        return Till(*self.has)


@dataclass(frozen=True)
class Pays:
    """So much more for a figure, and the key of the line that says so; empty for none."""

    figure: int
    amount: int
    key: str = ""
    amends: bool = False

    def apply(self, table: Till) -> None:
        table.has[self.figure] += self.amount


class Book(Telling[Any, Any]):
    def teller(self, table: Any) -> Any:
        return self

    def opening(self, table: Till) -> list[Line]:
        return [Line("begins", heading=True)]

    def tell(self, event: Pays, table: Till) -> list[Line]:
        return [Line(event.key, "RB"[event.figure % 2], amends=event.amends)] if event.key else []

    def figures(self, table: Till) -> Mapping[Figure, int]:
        return {Figure(0): table.has[0], Figure(1): table.has[1], Figure(1, 5): table.has[2]}

    def reason(self, word: str, figures: Any, seat: int, table: Any) -> Line:
        return Line(word, "RB"[seat])

    def text(self, line: Line, cards: Any = None, reader: str = "") -> str:
        return line.key


@pytest.fixture
def annals() -> Annals[Till]:
    return Annals(Book(), Till(0, 0, 3))


def told(passages: list[Passage]) -> list[tuple[str, int]]:
    return [("" if one.line is None else one.line.key, len(one.events)) for one in passages]


def test_a_line_that_amends_takes_in_what_happened_without_a_word(annals: Annals[Till]) -> None:
    new = annals.add(0, [Pays(0, 0), Pays(0, 1, "earns"), Pays(0, 0), Pays(0, 2, "earns-3", True), Pays(1, 0)])
    assert told(new) == [("", 1), ("earns-3", 3), ("", 1)]
    assert new[1].changes[Figure(0)] == 3
    assert [line.key for line in annals.lines()] == ["begins", "earns-3"]


def test_what_its_owner_takes_off_a_card_was_not_lost(annals: Annals[Till]) -> None:
    (takes,) = annals.add(1, [Pays(2, -3, "takes"), Pays(1, 3, "takes", True)])
    (loses,) = annals.add(0, [Pays(2, -1, "loses")])
    assert takes.shown_changes == {Figure(1): 3}
    assert loses.shown_changes == {Figure(1, 5): -1}


def test_the_table_can_be_looked_at_as_it_was_before_each_passage(annals: Annals[Till]) -> None:
    first, second = annals.add(0, [Pays(0, 1, "one"), Pays(1, 4, "two")])
    assert annals.before(first).has == [0, 0, 3]
    before = annals.before(second)
    assert before.has == [1, 0, 3]
    before.has[0] = 9
    assert annals.before(second).has == [1, 0, 3]


def test_a_deed_of_several_decisions_is_one_event_that_can_be_looked_at_again(annals: Annals[Till]) -> None:
    (before,) = annals.add(0, [Pays(0, 1, "before")])
    (begins,) = annals.add(1, [Pays(1, 2, "begins")])
    annals.add(0, [Pays(0, 0)])
    _, goes_on = annals.add(1, [Pays(0, 0), Pays(1, -5, "goes-on", True)])
    whole = annals.whole(goes_on)
    assert told([before, whole]) == [("before", 1), ("goes-on", 4)]
    assert whole.shown_changes == {Figure(1): -3}
    assert annals.amended(goes_on) is begins
    assert annals.amended(begins) is None
    assert annals.before(goes_on).has == [1, 0, 3]


def test_since_a_turn_is_all_that_others_did(annals: Annals[Till]) -> None:
    annals.add(1, [Pays(1, 1, "before")])
    annals.add(0, [Pays(0, 1, "own"), Pays(1, 1, "through-it")])
    annals.add(1, [Pays(1, 1, "after"), Pays(1, 0)])
    annals.add(1, [Pays(1, 1, "after-all", True)])
    assert [one.line.key for one in annals.since(0, "R") if one.line] == ["through-it", "after-all"]


def test_a_passage_has_its_reason_at_the_line_of_its_seat(annals: Annals[Till]) -> None:
    first, second = annals.add(1, [Pays(0, 1, "one"), Pays(1, 1, "two")], ("because", ()))
    assert first.line == Line("one", "R")
    assert second.line is not None
    assert second.line == replace(Line("two", "B"), why=Line("because", "B"))


# -- lines -------------------------------------------------------------------------------------------------------------

WHY = Line("tried", "R", values={"n": 3})


def test_a_reason_stands_at_the_first_line_about_whose_it_is() -> None:
    lines = [Line("round", heading=True), Line("crown", "B"), Line("keep", "R"), Line("pay", "R")]
    assert [line.why for line in explained(lines, WHY)] == [None, None, WHY, None]
    assert explained(lines, None) is lines
    assert explained(lines[:2], WHY) == lines[:2]


def test_a_line_that_amends_keeps_the_reason_of_the_one_before() -> None:
    lines = list(explained([Line("reveal", "R")], WHY))
    add_line(lines, [Line("reveal-takes", "R", amends=True)])
    assert [(line.key, line.why) for line in lines] == [("reveal-takes", WHY)]
    other = Line("learned", "R")
    add_line(lines, [Line("reveal-earns", "R", amends=True, why=other)])
    assert lines[0].why is other
