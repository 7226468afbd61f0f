"""A game told with what happened behind each line of it, by a game of two figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from gonfalon.texts.game_log import GameLog, LogGroup
from gonfalon.texts.log_entries import LogEntry, LogFigure, LogRenderer, add_entry, with_reason


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
    replaces_last: bool = False

    def apply(self, table: Till) -> None:
        table.has[self.figure] += self.amount


class Book(LogRenderer[Any, Any]):
    def log_writer(self, table: Any) -> Any:
        return self

    def opening(self, table: Till) -> list[LogEntry]:
        return [LogEntry("begins", heading=True)]

    def tell(self, event: Pays, table: Till) -> list[LogEntry]:
        return [LogEntry(event.key, "RB"[event.figure % 2], replaces_last=event.replaces_last)] if event.key else []

    def figures(self, table: Till) -> Mapping[LogFigure, int]:
        return {LogFigure(0): table.has[0], LogFigure(1): table.has[1], LogFigure(1, 5): table.has[2]}

    def reason(self, word: str, figures: Any, seat: int, table: Any) -> LogEntry:
        return LogEntry(word, "RB"[seat])

    def text(self, line: LogEntry, cards: Any = None, reader: str = "") -> str:
        return line.key


@pytest.fixture
def game_log() -> GameLog[Till]:
    return GameLog(Book(), Till(0, 0, 3))


def told(log_groups: list[LogGroup]) -> list[tuple[str, int]]:
    return [("" if one.line is None else one.line.key, len(one.events)) for one in log_groups]


def test_a_line_that_amends_takes_in_what_happened_without_a_word(game_log: GameLog[Till]) -> None:
    new = game_log.add(0, [Pays(0, 0), Pays(0, 1, "earns"), Pays(0, 0), Pays(0, 2, "earns-3", True), Pays(1, 0)])
    assert told(new) == [("", 1), ("earns-3", 3), ("", 1)]
    assert new[1].changes[LogFigure(0)] == 3
    assert [line.key for line in game_log.lines()] == ["begins", "earns-3"]


def test_what_its_owner_takes_off_a_card_was_not_lost(game_log: GameLog[Till]) -> None:
    (takes,) = game_log.add(1, [Pays(2, -3, "takes"), Pays(1, 3, "takes", True)])
    (loses,) = game_log.add(0, [Pays(2, -1, "loses")])
    assert takes.shown_changes == {LogFigure(1): 3}
    assert loses.shown_changes == {LogFigure(1, 5): -1}


def test_the_table_can_be_looked_at_as_it_was_before_each_passage(game_log: GameLog[Till]) -> None:
    first, second = game_log.add(0, [Pays(0, 1, "one"), Pays(1, 4, "two")])
    assert game_log.before(first).has == [0, 0, 3]
    before = game_log.before(second)
    assert before.has == [1, 0, 3]
    before.has[0] = 9
    assert game_log.before(second).has == [1, 0, 3]


def test_a_deed_of_several_decisions_is_one_event_that_can_be_looked_at_again(game_log: GameLog[Till]) -> None:
    (before,) = game_log.add(0, [Pays(0, 1, "before")])
    (begins,) = game_log.add(1, [Pays(1, 2, "begins")])
    game_log.add(0, [Pays(0, 0)])
    _, goes_on = game_log.add(1, [Pays(0, 0), Pays(1, -5, "goes-on", True)])
    whole = game_log.whole(goes_on)
    assert told([before, whole]) == [("before", 1), ("goes-on", 4)]
    assert whole.shown_changes == {LogFigure(1): -3}
    assert game_log.amended(goes_on) is begins
    assert game_log.amended(begins) is None
    assert game_log.before(goes_on).has == [1, 0, 3]


def test_since_a_turn_is_all_that_others_did(game_log: GameLog[Till]) -> None:
    game_log.add(1, [Pays(1, 1, "before")])
    game_log.add(0, [Pays(0, 1, "own"), Pays(1, 1, "through-it")])
    game_log.add(1, [Pays(1, 1, "after"), Pays(1, 0)])
    game_log.add(1, [Pays(1, 1, "after-all", True)])
    assert [one.line.key for one in game_log.since({0: "R"}) if one.line] == ["through-it", "after-all"]


def test_a_passage_has_its_reason_at_the_line_of_its_seat(game_log: GameLog[Till]) -> None:
    first, second = game_log.add(1, [Pays(0, 1, "one"), Pays(1, 1, "two")], ("because", ()))
    assert first.line == LogEntry("one", "R")
    assert second.line is not None
    assert second.line == replace(LogEntry("two", "B"), why=LogEntry("because", "B"))


# -- lines -------------------------------------------------------------------------------------------------------------

WHY = LogEntry("tried", "R", values={"n": 3})


def test_a_reason_stands_at_the_first_line_about_whose_it_is() -> None:
    lines = [LogEntry("round", heading=True), LogEntry("crown", "B"), LogEntry("keep", "R"), LogEntry("pay", "R")]
    assert [line.why for line in with_reason(lines, WHY)] == [None, None, WHY, None]
    assert with_reason(lines, None) is lines
    assert with_reason(lines[:2], WHY) == lines[:2]


def test_a_line_that_amends_keeps_the_reason_of_the_one_before() -> None:
    lines = list(with_reason([LogEntry("reveal", "R")], WHY))
    add_entry(lines, [LogEntry("reveal-takes", "R", replaces_last=True)])
    assert [(line.key, line.why) for line in lines] == [("reveal-takes", WHY)]
    other = LogEntry("learned", "R")
    add_entry(lines, [LogEntry("reveal-earns", "R", replaces_last=True, why=other)])
    assert lines[0].why is other
