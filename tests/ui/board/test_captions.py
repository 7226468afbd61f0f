"""What happens is said one by one or together, what bots say to it, and the numbered buttons under the prompt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.bots.bot import CHARACTERS
from gonfalon.session.new_game import Seat
from gonfalon.texts.game_log import LogGroup
from gonfalon.texts.log_entries import LogEntry, LogFigure, Pointer
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.players import OCCASIONS, remarks
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.announcements import APART, MOST, BotChatter, remark_of
from gonfalon.ui.board.captions import RUSH_MS, CaptionHold
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout
from gonfalon.ui.board.choice_button import ChoicePlate
from gonfalon.ui.board.event_table import Weight
from gonfalon.ui.board.playback_panels import PlaybackBar
from tests.ui.board.patience import Laid, PatienceScene, asked


@pytest.fixture
def scene(qapp: QApplication) -> PatienceScene:
    """A table that says the keys of lines."""
    scene = asked()
    scene.reader = lambda log_group: ("" if log_group.line is None else log_group.line.key, "")
    return scene


def two() -> list[LogGroup]:
    """What one player does quietly, and then gains."""
    return [LogGroup(0, LogEntry("keeps", "R"), [Laid(2, 1)]), LogGroup(0, LogEntry("earns", "R"), [Laid(4, 0)])]


@pytest.mark.parametrize(
    ("motion", "change", "said"),
    [
        (AnimationSettings(4.0), lambda log_groups: log_groups, "keeps earns"),
        (AnimationSettings(2.0), lambda log_groups: log_groups, "keeps"),
        (AnimationSettings(8.0, steps=True), lambda log_groups: log_groups, "keeps"),
        (AnimationSettings(8.0), lambda log_groups: [log_groups[0], LogGroup(0, LogEntry("earns", "B"))], "keeps"),
        (
            AnimationSettings(8.0),
            lambda log_groups: [log_groups[0], LogGroup(0, LogEntry("hits", "R", aim=Pointer("coin", 1)))],
            "keeps",
        ),
    ],
)
def test_in_haste_quiet_events_of_one_player_share_a_sentence(
    scene: PatienceScene, motion: AnimationSettings, change: Callable[[list[LogGroup]], list[LogGroup]], said: str
) -> None:
    scene.animation_queue.motion = motion
    scene.tell(change(two()))
    assert scene.banner.title == said


def test_a_further_step_of_what_is_told_takes_half_its_time_but_what_is_decided_all_of_it(
    scene: PatienceScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.animation_queue.motion = AnimationSettings()
    for weight, part in ((Weight.PAID, 0.5), (Weight.REVEALED, 0.5), (Weight.DECIDED, 1.0)):
        monkeypatch.setattr(scene.event_table, "weight", lambda events, weight=weight: weight)
        first, step = (LogGroup(0, LogEntry("moves", "R", replaces_last=goes_on)) for goes_on in (False, True))
        whole, shorter = (CaptionHold(scene, [one]).opening() for one in (first, step))
        assert whole is not None
        assert shorter is not None
        assert shorter.totalDuration() == whole.totalDuration() * part == weight * part


def test_who_rushes_sees_each_event_lie_there_for_a_moment_and_nothing_fly(scene: PatienceScene) -> None:
    written: list[LogGroup] = []
    scene.told.connect(written.append)
    scene.animation_queue.motion = AnimationSettings(0.0, rushes=1.0)
    first, second = two()
    scene.tell([first, second])
    assert written == [first]
    assert not scene.banner.shows_event
    running = scene.animation_queue.running
    assert running.duration() == running.totalDuration() == RUSH_MS
    running.setCurrentTime(RUSH_MS)
    assert written == [first, second]


def hit(card: int) -> LogGroup:
    """What another player does to the one at the screen."""
    return LogGroup(1, LogEntry("hits you", "B", aim=Pointer("knife", 1, (card,), (0,))), [Laid(card, 1)])


def test_who_rushes_is_told_what_hits_them_and_nothing_else(scene: PatienceScene) -> None:
    queue, quiet = scene.animation_queue, two()
    queue.motion = AnimationSettings(0.0, rushes=1.0)
    scene.tell([quiet[0], hit(3), quiet[1]])
    queue.running.setCurrentTime(RUSH_MS)
    assert (scene.banner.title, scene.banner.shows_event) == ("hits you", True)
    assert scene.table.hand == [0, 1, 3, 4, 5], "it is seen before it is gone"
    assert queue.running.totalDuration() > 10 * RUSH_MS
    queue.running.setCurrentTime(queue.running.totalDuration())
    assert (scene.table.hand, scene.banner.shows_event) == ([0, 1, 5], False)


def test_what_is_told_already_is_passed_over_up_to_what_hits_the_player(scene: PatienceScene) -> None:
    queue, quiet = scene.animation_queue, two()
    queue.motion = AnimationSettings()
    scene.tell([quiet[0], quiet[1], hit(3)])
    queue.motion = AnimationSettings(0.0, rushes=1.0)
    queue.rush()
    assert (scene.banner.title, scene.table.hand) == ("hits you", [0, 1, 3, 5])
    queue.rush()
    assert (queue.idle, scene.table.hand) == (True, [0, 1, 5])


def test_what_players_do_to_themselves_stops_nobody(scene: PatienceScene) -> None:
    assert scene.hits_viewer(hit(3))
    assert not scene.hits_viewer(LogGroup(0, LogEntry("pays", "R", aim=Pointer("coin", 1, (), (0,)))))
    loses = LogGroup(1, LogEntry("takes", "B"), changes=Counter({LogFigure(0): -1, LogFigure(1): 1}))
    assert scene.hits_viewer(loses)
    loses.changes[LogFigure(0)] = 1
    assert not scene.hits_viewer(loses)


def test_the_bar_grows_with_its_words_steps_by_arrows_and_through_the_speeds_by_one_button(qapp: QApplication) -> None:
    bar, heard = PlaybackBar(), list[str]()
    bar.back.connect(lambda: heard.append("back"))
    bar.forward.connect(lambda: heard.append("on"))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(bar.turn_button, key)
    assert heard == ["back", "on"]
    bar.place(QRectF(0, 0, 1200, 80))
    bar.show_where("Event 1, of very many that were still to come when all this began")
    assert bar.speed.isVisibleTo(bar)
    assert bar.width() >= bar.sizeHint().width()
    taken = list[str]()
    bar.speed_chosen.connect(taken.append)
    bar.speed_chosen.connect(lambda speed: bar.show_state(False, speed))
    bar.show_state(False, "fourfold")
    bar.setMaximumWidth(300)
    bar.show_where("Event 4")
    assert bar.speed.isHidden(), "where there is little room"
    bar.speed_button.click()
    bar.speed_button.click()
    assert taken == ["eightfold", "normal"]
    assert bar.speed_button.text() == "1×"
    bar.place(QRectF(0, 0, 224, 40))
    assert (bar.width(), bar.where.isHidden(), "Event 4" in bar.next_button.toolTip()) == (224, True, True)
    assert bar.sizeHint().width() <= 224, "all buttons are there"


SEATS = (
    Seat("R", "Anna"),
    Seat("B", "Jan", "squire/grudging"),
    Seat("G", "Olena", "page"),
    Seat("Y", "Timur", "regent/bluffer"),
)


def game(seed: int) -> list[tuple[int, LogEntry]]:
    """What is said, and at which move, in a game in which something happens to everybody all the time."""
    speech = BotChatter(SEATS, Random(seed))
    found = [(0, line) for line in speech.begins()]
    assert speech.begins() == [line for _, line in found], "who looks again reads the same"
    for move in range(1, 80):
        speech.moved()
        for seat in range(len(SEATS)):
            found += [(move, line) for occasion in OCCASIONS[1:3] for line in speech.happens(seat, occasion)]
    return found + [(80, line) for line in speech.ends([3])]


def test_bots_speak_seldom_and_never_say_the_same_twice() -> None:
    for seed in range(30):
        spoken = game(seed)
        words = [remark_of(line) for _, line in spoken]
        assert len(set(words)) == len(words)
        assert {line.family for _, line in spoken} <= {"B", "Y"}, "who has no character says nothing"
        moves = [move for move, _ in spoken[:-2]]
        assert all(after - before >= APART for before, after in pairwise(moves[1:]))
        assert max(sum(line.family == family for _, line in spoken[:-2]) for family in "BY") <= MOST
        assert words[-2].startswith("Merry Perrin: ")
        assert words[-1].startswith("Sir Guiscard: ")
        assert len(spoken) > 3
    words = [word for kind in CHARACTERS for occasion in OCCASIONS for word in remarks(kind, occasion)]
    assert len(words) == len(set(words)) == 6 * len(CHARACTERS)
    assert not remarks("", "wins")


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[ChoiceBar]:
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.show()
    whole.activateWindow()
    qtbot.waitUntil(whole.isActiveWindow)
    yield ChoiceBar(whole)
    whole.close()


def test_a_key_still_held_from_the_last_answer_presses_no_choice(bar: ChoiceBar) -> None:
    bar.resize(800, 60)
    bar.offer([Choice(None, "Keep"), Choice(None, "Reveal")], "Explain")
    pressed: list[int] = []
    bar.chosen.connect(pressed.append)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(bar.buttons[1], held)
    assert pressed == []
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert pressed == [1]
    # A choice is given by its own key, and numbers count the others.
    choices = [Choice(1, "Enough", key="E", quiet=True), Choice(2, "Kabul"), Choice(3, "Herat")]
    bar.offer(choices, form=ChoiceLayout.COLUMN)
    assert [button.key_name for button in bar.buttons] == ["E", "1", "2"]
    assert bar.with_key(down(Qt.Key.Key_E, "e")) == 0
    assert bar.with_key(down(Qt.Key.Key_2, "2")) == 2
    assert bar.with_key(down(Qt.Key.Key_3, "3")) == -1


def prices(most: int) -> list[Choice]:
    return [Choice(price, f"{price} rupees", f"keeps {most - price}", key=str(price)) for price in range(most + 1)]


def down(key: Qt.Key, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize(
    ("form", "count"), [(ChoiceLayout.PLATES, 3), (ChoiceLayout.PLATES, 10), (ChoiceLayout.COLUMN, 6)]
)
def test_plates_and_columns_lie_apart_within_their_room(bar: ChoiceBar, form: ChoiceLayout, count: int) -> None:
    bar.foot = 36
    bar.resize(430, 340)
    bar.offer(prices(count), "Explain", form=form, make=ChoicePlate)
    seen = [button.geometry().adjusted(6, 6, -6, -6) for button in (*bar.buttons, *bar.plain)]
    assert all(QRect(bar.rect()).contains(one) and one.width() > 40 and one.height() >= 34 for one in seen)
    assert not any(one.intersects(other) for index, one in enumerate(seen) for other in seen[index + 1 :])


def test_second_lines_are_broken_or_left_out_or_cut_off(bar: ChoiceBar) -> None:
    long = [Choice(None, f"Title {number}", "a second line that is much longer than its title") for number in range(3)]
    for high, elides, broken, detailed in (
        (110, False, True, True),
        (60, False, False, False),
        (60, True, False, True),
    ):
        bar.resize(500, high)
        bar.elides = elides
        bar.offer(long, "Explain")
        assert {(button.broken, button.with_detail) for button in bar.buttons} == {(broken, detailed)}
        assert bar.buttons[0].width() > bar.buttons[0].least_width()
        assert all(bar.rect().contains(button.geometry()) for button in (*bar.buttons, *bar.plain))


def test_no_line_of_a_button_ends_beside_an_arrow(bar: ChoiceBar) -> None:
    bar.resize(180, 110)
    bar.offer([Choice(None, "Reveal it now: you 0 → 4", "It earns 4 to you.")], form=ChoiceLayout.SENTENCES)
    for width in range(80, 240, 5):
        bar.buttons[0].resize(width, 110)
        lines = [text for text, _ in bar.buttons[0]._written(13)]
        assert any("0 → 4" in line for line in lines), lines


def test_a_row_moves_closer_together_before_its_letters_get_smaller(bar: ChoiceBar) -> None:
    choices = [Choice(None, f"Title {number}", "a second line that is longer") for number in range(3)]
    bar.resize(2000, 60)
    bar.offer(choices)
    wide = bar.buttons[-1].geometry().right() - bar.buttons[0].geometry().left() + 1
    bar.resize(wide - 50, 60)
    assert not any(button.broken for button in bar.buttons)
    assert all(button.with_detail and button.tight for button in bar.buttons)
    assert all(bar.rect().contains(button.geometry()) for button in bar.buttons)
    bodies = [button.geometry().adjusted(6, 0, -6, 0) for button in bar.buttons]
    assert not any(one.intersects(other) for one, other in pairwise(bodies))
    bar.resize(wide, 60)
    assert not any(button.tight for button in bar.buttons)


def test_signs_and_arrows_go_from_plate_to_plate_past_what_cannot_be_chosen(bar: ChoiceBar) -> None:
    choices = prices(2)
    choices[1] = Choice(1, "1 rupee", key="1", reason="Nobody has a rupee.")
    bar.resize(430, 120)
    bar.offer(choices, form=ChoiceLayout.PLATES, make=ChoicePlate)
    assert not bar.step(down(Qt.Key.Key_Right))  # the arrows are the board's until a plate has the focus
    for key, text, at in ((Qt.Key.Key_Plus, "+", 0), (Qt.Key.Key_Right, "", 2), (Qt.Key.Key_Minus, "-", 0)):
        assert bar.step(down(key, text))
        assert bar.buttons[at].hasFocus()
    pressed: list[int] = []
    bar.chosen.connect(pressed.append)
    for button in bar.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == [0, 2]
