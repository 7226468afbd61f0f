"""What a bot would do, said to who asks for it, and why it moved: read in the chronicle or told by one that teaches."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.bots.bot import Budget, Reason
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES, find_bot
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.texts.log_entries import REASONS
from gonfalon.texts.move_preview import move_hint
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.board.log_model import LogRow
from gonfalon.ui.board.panel_items import PromptItem
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import Contract

LEARNED = REASONS["learned"](0).partition("}")[2]
HEARD = Qt.ItemDataRole.AccessibleTextRole


def answer(person: Player) -> int:
    """Play the first move that is offered; its number."""
    assert person.asked is not None
    made = len(person.match.moves)
    person.answer(person.asked.moves[0])  # type: ignore[attr-defined]
    return made


@pytest.mark.slow
def test_a_hint_is_said_and_remembered(person: Player, bots: HereAtOnce, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4))
    for asks in (lambda: person.key(Qt.Key.Key_T), lambda: QTest.mouseClick(person.table.hint_button, LEFT)):
        assert person.table.hint_button.isEnabled()
        asks()
        person.until(person.table.toast.isVisible)
        assert person.table.toast.text.split(": ")[1]
        mine = answer(person)
        assert not person.table.toast.isVisible()
        person.wait()
        assert person.match.record().moves[mine].hinted
    mine = answer(person)
    person.wait()
    assert not person.match.record().moves[mine].hinted


@pytest.mark.slow
def test_every_move_can_be_said(english: None, game: str, table: Contract) -> None:
    """What a bot would do is said by the chronicle's own words, and never stops a game."""
    telling, strongest = game_view(game).log_renderer, find_bot(game, GAMES[game].bots[-1])
    match = Match.begin(table.new_game("RBG", people="", seed=6), CardSources(GAMES))
    dice, said = Dice(2), 0
    for _ in range(25):
        seat = match.decision_seat
        assert seat is not None
        view = match.view(seat)
        assert view.decision is not None
        chosen = strongest.choose(view, dice, Budget(0.02))
        lines = move_hint(telling, view, chosen.move, chosen.reason)
        cards = game_view(game).cards(view.table)
        assert all(line is None or telling.text(line, cards, match.seats[seat].family) for line in lines)
        said += any(lines)
        # Nothing has happened by that.
        assert match.view(seat).decision == view.decision
        match.play(dice.pick(view.decision.moves))
    assert said > 15


@pytest.mark.slow
def test_nobody_is_told_what_to_do_on_the_turn_of_another(person: Player, bots: HereAtOnce, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="RB", seed=4))
    while not (person.curtained or person.face_down):
        answer(person)
        person.wait()
    asked = bots.asked
    person.table.hint_wanted.emit()
    assert bots.asked == asked


# -- reasons -----------------------------------------------------------------------------------------------------------


def reasons(person: Player) -> list[tuple[LogRow, tuple[str, str]]]:
    """All lines of which a reason can be read, with their words and the reason."""
    entries = person.table.log_view.entries
    rows = [entries.entry(row) for row in range(entries.rowCount())]
    return [(entry, (entries.words(entry), entries.why(entry))) for entry in rows if entry.line.why is not None]


def test_a_reason_is_read_by_who_asks_for_it(person: Player, bots: HereAtOnce, table: Contract) -> None:
    bots.reason = Reason("learned")
    person.begin(table.new_game(seed=41, first=1))
    log_view, entries = person.table.log_view, person.table.log_view.entries
    index = entries.index(entries.explained(-1))
    entry = entries.entry(index.row())
    why = entries.why(entry)
    assert why.endswith(LEARNED)
    assert entry.line.family != person.match.seats[0].family
    high = log_view.rows.visualRect(index).height()
    for read in (True, False):
        person.key(Qt.Key.Key_R)
        assert entry.opened is read
        assert (why in str(entries.data(index, HEARD))) is read
    log_view.rows.scrollTo(index)
    QTest.mouseClick(log_view.rows.viewport(), LEFT, pos=log_view.rows.visualRect(index).center())
    assert entry.opened
    assert log_view.rows.visualRect(index).height() > high
    # The table of somebody else is built anew, and so is this one.
    before = [told for _, told in reasons(person)]
    play = person.window.tables.play
    assert play is not None
    play.show(0)
    assert [told for _, told in reasons(person)] == before
    log_view.hush()
    assert not entries.data(index, HEARD)


@pytest.mark.parametrize("reason", [None, Reason("dreamt"), Reason("choosing", ("x",))], ids=str)  # type: ignore[arg-type]
def test_what_is_no_reason_is_told_nowhere(
    person: Player, bots: HereAtOnce, table: Contract, reason: Reason | None
) -> None:
    bots.reason = reason
    person.begin(table.new_game(seed=41, first=1))
    assert len(person.match.moves) > 0
    person.key(Qt.Key.Key_R)
    assert reasons(person) == []


def test_a_teacher_says_why_where_the_prompt_stands(
    person: Player, bots: HereAtOnce, table: Contract, swift: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[tuple[str, str]] = set()
    say = PromptItem.say

    def heard(banner: PromptItem, title: str, detail: str) -> bool:
        said.add((title, detail))
        return say(banner, title, detail)

    monkeypatch.setattr(PromptItem, "say", heard)
    bots.reason = Reason("learned")
    new_game = table.new_game(seed=41, first=1)
    seats = [replace(seat, bot="page/teacher" if at == 1 else seat.bot) for at, seat in enumerate(new_game.seats)]
    person.begin(replace(new_game, seats=tuple(seats)))
    opened = [(entry, told) for entry, told in reasons(person) if entry.opened]
    assert {entry.line.family for entry, _ in opened} == {seats[1].family}
    told = {words for words in said if words[1].endswith(LEARNED)}
    assert told
    assert told <= {told for _, told in opened}


@pytest.mark.parametrize(("code", "size", "letters"), [("uk", (1366, 740), 1.15), ("pl", (1024, 700), 1.5)])
def test_the_lamp_is_always_there(
    person: Player, table: Contract, code: str, size: tuple[int, int], letters: float
) -> None:
    settings = person.window.settings
    settings.language, settings.text_scale = code, letters
    person.window.resize(*size)
    person.begin(table.new_game("RBG", people="R", seed=4))
    screen = person.table
    undo, lamp, rules = (one.geometry() for one in (screen.undo_button, screen.hint_button, screen.rules_button))
    assert screen.hint_button.isVisible()
    assert undo.right() < lamp.left()
    assert lamp.right() < rules.left()
    assert lamp.width() >= screen.hint_button.sizeHint().width()
    assert screen.undo_button.accessibleName()
    assert screen.undo_button.text() or screen.undo_button.toolTip()
