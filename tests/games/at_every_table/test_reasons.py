"""Why a bot moved: read in the chronicle by who wants to know it, and told openly by one that teaches."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.bots.bot import Reason
from gonfalon.texts.phrases import REASONS
from gonfalon.ui.board.entries import Entry
from gonfalon.ui.board.furniture import BannerItem
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import Contract

LEARNED = REASONS["learned"](0).partition("}")[2]
HEARD = Qt.ItemDataRole.AccessibleTextRole


def rows(person: Player) -> list[Entry]:
    entries = person.table.chronicle.entries
    return [entries.entry(row) for row in range(entries.rowCount())]


def reasoned(person: Player) -> list[tuple[str, str]]:
    """All lines of which a reason can be read, with it."""
    entries = person.table.chronicle.entries
    return [(entries.words(entry), entries.why(entry)) for entry in rows(person) if entry.line.why is not None]


@pytest.mark.sample(1)
def test_a_reason_is_read_by_who_asks_for_it(person: Player, bots: HereAtOnce, table: Contract) -> None:
    bots.reason = Reason("learned")
    person.begin(table.new_game(seed=41, first=1))
    chronicle, entries = person.table.chronicle, person.table.chronicle.entries
    row = entries.explained(-1)
    entry = entries.entry(row)
    why = entries.why(entry)
    assert why.endswith(LEARNED)
    assert entry.line.family != person.match.seats[0].family
    high = chronicle.rows.visualRect(entries.index(row)).height()
    for read in (True, False):
        person.key(Qt.Key.Key_R)
        assert entry.opened is read
        assert (why in str(entries.data(entries.index(row), HEARD))) is read
    chronicle.rows.scrollTo(entries.index(row))
    QTest.mouseClick(chronicle.rows.viewport(), LEFT, pos=chronicle.rows.visualRect(entries.index(row)).center())
    assert entry.opened
    assert chronicle.rows.visualRect(entries.index(row)).height() > high
    # The table of somebody else is built anew, and so is this one.
    before = reasoned(person)
    play = person.window.tables.play
    assert play is not None
    play.show(0)
    assert reasoned(person) == before
    chronicle.hush()
    assert not entries.data(entries.index(row), HEARD)


@pytest.mark.sample(1)
@pytest.mark.parametrize("reason", [None, Reason("dreamt"), Reason("choosing", ("x",))])  # type: ignore[arg-type]
def test_what_is_no_reason_is_told_nowhere(
    person: Player, bots: HereAtOnce, table: Contract, reason: Reason | None
) -> None:
    bots.reason = reason
    person.begin(table.new_game(seed=41, first=1))
    assert len(person.match.moves) > 0
    assert reasoned(person) == []
    person.key(Qt.Key.Key_R)
    assert not any(entry.opened for entry in rows(person))


@pytest.mark.sample(1)
def test_a_teacher_says_why_where_the_prompt_stands(
    person: Player, bots: HereAtOnce, table: Contract, swift: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, str]] = []
    say = BannerItem.say

    def heard(banner: BannerItem, title: str, detail: str) -> bool:
        said.append((title, detail))
        return say(banner, title, detail)

    monkeypatch.setattr(BannerItem, "say", heard)
    bots.reason = Reason("learned")
    new_game = table.new_game(seed=41, first=1)
    seats = tuple(
        replace(seat, bot="page/teacher" if index == 1 else seat.bot) for index, seat in enumerate(new_game.seats)
    )
    person.begin(replace(new_game, seats=seats))
    assert {entry.line.family for entry in rows(person) if entry.opened} == {seats[1].family}
    told = {words for words in said if words[1].endswith(LEARNED)}
    assert told
    assert told <= {
        pair
        for pair, entry in zip(reasoned(person), (e for e in rows(person) if e.line.why), strict=True)
        if entry.opened
    }
