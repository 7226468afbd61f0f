"""What a bot would do, said to who asks for it, and why it moved: read in the chronicle or told by one that teaches."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from gonfalon.bots.bot import Reason
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.texts.log_entries import REASONS
from gonfalon.texts.translations import LANGUAGES, language_spoken
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.board.hint import SEAL
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
def test_a_hint_is_said_and_remembered(english: None, person: Player, bots: HereAtOnce, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4))
    for asks in (lambda: person.key(Qt.Key.Key_T), lambda: QTest.mouseClick(person.table.hint_button, LEFT)):
        assert person.table.hint_button.isEnabled()
        asks()
        person.until(person.table.hint_paper.isVisible)
        assert person.table.hint_paper.words.proposal.startswith("You could ")
        assert person.scene.move_input.advised
        assert person.scene.move_input.selected < 0
        mine = answer(person)
        assert not person.table.hint_paper.isVisible()
        person.wait()
        assert person.match.record().moves[mine].hinted
    mine = answer(person)
    person.wait()
    assert not person.match.record().moves[mine].hinted


@pytest.mark.parametrize(("code", "size", "letters"), [("uk", (1366, 768), 1.0), ("pl", (1024, 700), 1.5)])
def test_a_hint_covers_neither_hand_nor_places(
    person: Player, bots: HereAtOnce, table: Contract, code: str, size: tuple[int, int], letters: float
) -> None:
    settings = person.window.settings
    settings.language, settings.text_scale = code, letters
    person.window.resize(*size)
    person.begin(table.new_game("RBG", people="R", seed=4))
    screen, scene = person.table, person.scene
    person.key(Qt.Key.Key_T)
    person.until(screen.hint_paper.isVisible)
    for opened in (False, True):
        assert screen.hint_paper.opened is (opened and bool(screen.hint_paper.words.more))
        paper = QRectF(screen.hint_paper.geometry())
        hand = [
            item.sceneBoundingRect().adjusted(40, 40, -40, -40) for item in scene.items_by_number if item.isVisible()
        ]
        places = [place.rect for place in scene.move_input.places if place.isVisible()]
        assert not any(paper.intersects(rect) for rect in (*hand, *places))
        assert not screen.hint_paper.geometry().intersects(screen.choices.geometry()) or not screen.choices.isVisible()
        person.key(Qt.Key.Key_T)


def test_a_hint_is_closed_and_told_again(
    english: None, person: Player, bots: HereAtOnce, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr("gonfalon.ui.screens.table.announce", lambda beside, words: announced.append(words))
    person.begin(table.new_game("RBG", people="R", seed=4))
    screen = person.table
    person.key(Qt.Key.Key_T)
    person.until(screen.hint_paper.isVisible)
    words, asked = screen.hint_paper.words, bots.asked
    assert announced.count(words.aloud) == 1
    person.key(Qt.Key.Key_Escape)
    assert not screen.hint_paper.isVisible()
    assert not person.scene.move_input.advised
    assert not person.scene.hint.isVisible()
    assert person.window.screens.current is screen
    # The same move again, without asking a bot.
    QTest.mouseClick(screen.hint_button, LEFT)
    assert screen.hint_paper.words == words
    assert bots.asked == asked
    if words.more:
        QTest.mouseClick(screen.hint_paper.why_button, LEFT)
        assert screen.hint_paper.opened
        assert announced[-1] == words.more
    QTest.mouseClick(screen.hint_paper.close_button, LEFT)
    assert not screen.hint_paper.isVisible()


def test_two_moves_that_are_about_as_good_are_both_shown(
    english: None, person: Player, bots: HereAtOnce, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr("gonfalon.ui.screens.table.announce", lambda beside, words: announced.append(words))
    seals: list[int] = []

    def sealed(painter: QPainter, at: QPointF, size: float, number: int = -1) -> None:
        seals.append(number)

    monkeypatch.setattr("gonfalon.ui.look.state_marks.advice_seal", sealed)
    bots.choose = lambda game, name, view, number: view.pending.moves[0]
    person.begin(table.new_game("RBG", people="R", seed=4))
    screen, moves = person.table, person.scene.move_input.decision.moves  # type: ignore[union-attr]
    bots.second = lambda view, move: view.pending.moves[-1]
    person.key(Qt.Key.Key_T)
    person.until(screen.hint_paper.isVisible)
    words = screen.hint_paper.words
    deeds = [screen._move_hint(person.match.view(0), move, None).deed for move in (moves[0], moves[-1])]
    assert deeds[0] != deeds[1]
    assert words.proposal == f"Two moves are about as good: {deeds[0]}, or {deeds[1]}."
    assert announced.count(words.aloud) == 1
    assert [one.move for one in person.scene.move_input.advised] == [moves[0], moves[-1]]
    screen.grab()
    assert {*seals} - {-1} == {1, 2}
    # Both can be seen, also where two cards would go to the same place.
    marks = person.scene.hint
    points = [point for one in marks.places if (point := marks.seal_place(one)) is not None]
    assert len(points) < 2 or (points[0] - points[1]).manhattanLength() > SEAL * person.scene.measures.unit
    # One move, as ever.
    mine = answer(person)
    person.wait()
    assert person.match.record().moves[mine].hinted
    bots.second = None
    seals.clear()
    person.key(Qt.Key.Key_T)
    person.until(screen.hint_paper.isVisible)
    assert screen.hint_paper.words.proposal.startswith("You could ")
    assert len(person.scene.move_input.advised) == 1
    screen.grab()
    assert {*seals} - {-1} == {0}


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_can_be_said(game: str, table: Contract, code: str) -> None:
    """A hint is a proposal with its reasons in every language, and never stops or changes a game."""
    view_of_game = game_view(game)
    match = Match.begin(table.new_game("RBG", people="", seed=6), CardSources(GAMES))
    dice, said = Dice(2), set()
    with language_spoken(code):
        while (seat := match.decision_seat) is not None and len(match.moves) < 80:
            view = match.view(seat)
            assert view.decision is not None
            words = view_of_game.words(code, view_of_game.cards(view.table))
            move = dice.pick(view.decision.moves)
            hint = view_of_game.hint(words, view, move)
            assert hint is not None
            for text in (hint.deed, *hint.reasons):
                assert text.strip()
                assert not {"{", "}", "%"} & {*text}
            assert all(reason.endswith(".") and not reason[0].isspace() for reason in hint.reasons)
            assert not hint.deed.endswith(".")
            said.update(hint.reasons)
            # Nothing has happened by that.
            assert match.view(seat).decision == view.decision
            match.play(move)
    assert len(said) > 10


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
