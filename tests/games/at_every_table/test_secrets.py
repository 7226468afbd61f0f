"""Nobody finds on a screen what their seat does not know: not on the board, not in words, not under the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.ui.application.match_controller import SPECTATOR, MatchController, Phase
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.focus import HAND
from gonfalon.ui.board.log_view import LogList
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import tip_text
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.at_the_table.player import Player
from tests.at_the_table.reading import heard
from tests.games.at_every_table.contract import Contract, begun
from tests.session.truth import knowledge

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("listening")]
INACTIVE, ACTIVE = Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive


def leaks(person: Player, table: Contract) -> list[str]:
    view = knowledge(person.match, person.knows, table.known)
    return [*table.leaks_on_board(person.scene, view), *table.leaks_in_words(person.table, view)]


def answer(person: Player, dice: Dice | None = None) -> None:
    assert person.asked is not None
    moves = person.asked.moves
    person.answer(dice.pick(moves) if dice else moves[0])


def hand_over(person: Player, table: Contract) -> None:
    """End what the person at the screen does."""
    assert person.asked is not None
    person.answer(table.passes(person.asked.moves))
    person.wait()


def sit_down(person: Player, table: Contract, number: int) -> None:
    """Two people share the screen, and the first has lifted the curtain."""
    person.sit_down(table.shared(number))
    person.lift_curtain()


# -- one seat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_no_seat_sees_what_it_does_not_know(
    person: Player, bots: HereAtOnce, table: Contract, seat: int, nightly: bool
) -> None:
    """From the beginning on, and in the middle and the end of other games; by day not to the end of a long one."""
    bots.choose = at_random
    for seed in range(70 + seat, 90 if nightly else 71 + seat, 7):
        person.sit_down(begun(table.new_game("RBG", people="RBG"[seat], seed=seed), 0.0 if nightly else seat / 3))
        dice, looks = Dice(seat), 0
        while not person.at_the_end and (nightly or looks < (8 if seat else 16)):
            assert person.scene.viewer == seat
            table.pry(person, dice)
            if nightly or looks % 3 == 0:  # what has leaked does not go away soon
                assert leaks(person, table) == []
            answer(person, dice)
            person.wait()
            looks += 1


def test_spectators_know_what_everybody_knows(person: Player, table: Contract, nightly: bool) -> None:
    looked = 0

    def look() -> None:
        nonlocal looked
        looked += 1
        if not person.match.over and (looked % 3 == 1 or nightly):
            assert leaks(person, table) == []

    person.window.tables.made.connect(lambda made: made.settled.connect(look))
    person.window.tables.begin(table.new_game(people="", seed=75))
    person.until(lambda: person.at_the_end or (looked > 20 and not nightly))
    assert looked > 20
    if not person.at_the_end:
        person.window.tables.show_start()


# -- two people at one screen ------------------------------------------------------------------------------------------


def test_nothing_of_the_next_seat_is_made_before_it_says_that_it_is_there(
    person: Player, table: Contract, looked_at: list[int], swift: None, nightly: bool
) -> None:
    dice = Dice(77)
    handed_over, behind = 0, SPECTATOR
    match = table.shared(77)
    looked_at.clear()
    person.sit_down(match)
    while not person.at_the_end and (handed_over < 4 or nightly):
        if person.curtained:
            handed_over += 1
            assert person.window.tables.play is not None
            assert person.window.tables.play.phase is Phase.COVERED
            next_one = person.match.decision_seat
            assert next_one is not None
            assert set(looked_at) <= {behind, SPECTATOR, 2}, "somebody looked into the next hand"
            assert person.scene.viewer == behind
            assert leaks(person, table) == []
            looked_at.clear()
            person.lift_curtain()
            assert person.scene.viewer == next_one
            assert next_one in looked_at
        assert leaks(person, table) == []
        looked_at.clear()
        if person.face_down:
            person.turn_up()
        else:
            answer(person, dice)
            person.wait()
        behind = person.scene.viewer
    assert handed_over >= 4


def test_the_curtain_is_down_whatever_goes_wrong_with_what_it_tells(
    person: Player, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(person, table, 81)

    def fails(play: MatchController, seat: int) -> None:
        assert person.curtained
        raise LookupError(seat)

    monkeypatch.setattr(MatchController, "happened", fails)
    with person.qtbot.captureExceptions() as errors:
        hand_over(person, table)
    assert [kind for kind, *_ in errors] == [LookupError]
    assert person.curtained
    person.lift_curtain()
    assert person.asked is not None


@pytest.mark.subject("secrets behind the curtain")
def test_who_waits_behind_the_curtain_is_told_nothing_by_those_who_read_aloud(person: Player, table: Contract) -> None:
    sit_down(person, table, 81)
    hand = person.scene.table.hands[0]
    person.scene.focus.go(HAND, person.scene.items_by_number[hand[0]])
    assert "in your hand" in person.scene.focus.words.lower()
    hand_over(person, table)
    assert person.curtained
    names = [name.lower() for name in table.names(person.scene)]
    for widget in (person.table.view, person.table.choices, *person.table.choices.buttons, person.table.toast):
        for text in (widget.accessibleName(), widget.accessibleDescription(), tip_text(widget.toolTip())):
            assert not any(name in text.lower() for name in (*names, "hand")), f"'{text}' is said behind the curtain"
    assert not any(read_aloud(person)), "the chronicle behind the curtain can be listened to"
    person.lift_curtain()
    assert all(read_aloud(person))


def read_aloud(person: Player) -> list[str]:
    """What those who read aloud find in the list of the chronicle."""
    entries = person.table.log_view.findChild(LogList).model()
    return [entries.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(entries.rowCount())]


def test_a_window_that_is_left_covers_an_open_hand(
    person: Player, table: Contract, settings: Settings, qapp: QApplication
) -> None:
    settings.curtain_on_focus_loss = True
    pictures, words = [], []
    for seed in (82, 83):
        sit_down(person, table, seed)
        open_hand = person.window.grab().toImage()
        card = person.scene.items_by_number[person.scene.table.hands[0][1]]
        person.carry(card, person.scene.measures.banner.center())
        qapp.applicationStateChanged.emit(INACTIVE)
        assert person.curtained, "the hand stays open to whoever passes by"
        assert person.scene.drag_controller.dragged is None
        person.wait()
        pictures.append(person.window.grab().toImage())
        assert pictures[-1] != open_hand
        words.append(heard(person.window))
        qapp.applicationStateChanged.emit(ACTIVE)
        assert person.curtained, "coming back is not enough"
        person.lift_curtain()
        person.release(card.pos())
        assert person.scene.viewer == 0
        assert person.asked is not None
        assert not person.match.moves
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]


@pytest.mark.parametrize("where", ["settings", "rules"])
def test_a_window_that_is_left_on_another_page_covers_it_too(
    person: Player, table: Contract, settings: Settings, qapp: QApplication, where: str
) -> None:
    """Whoever comes back would only have to close the page to see the hand."""
    settings.curtain_on_focus_loss = True
    sit_down(person, table, 84)
    person.window.pages.open_settings() if where == "settings" else person.window.pages.open_rules("")
    qapp.applicationStateChanged.emit(INACTIVE)
    assert person.curtained
    curtain = person.window.screens.curtain
    assert curtain is not None
    person.until(lambda: not curtain.hesitates)
    curtain.button.click()
    assert person.screen is not person.table
    person.key(Qt.Key.Key_Escape)
    person.wait()
    assert person.asked is not None


def test_a_window_that_is_left_while_something_moves(
    person: Player, table: Contract, settings: Settings, qapp: QApplication
) -> None:
    """What was being told is over behind the curtain, and the next person finds the curtain as well."""
    settings.curtain_on_focus_loss = True
    sit_down(person, table, 87)
    curtain = person.window.screens.curtain
    assert curtain is not None
    person.scene.animation_queue.motion = AnimationSettings(0.05)
    assert person.asked is not None
    person.answer(table.passes(person.asked.moves))
    assert not person.table.idle
    qapp.applicationStateChanged.emit(INACTIVE)
    assert person.curtained
    assert person.table.idle, "the rest would be told to whoever passes by"
    person.wait()
    assert curtain.seat.family == "R"
    person.lift_curtain()
    assert person.curtained
    assert curtain.seat.family == "B"
    person.scene.animation_queue.motion = AnimationSettings(0.0)
    person.lift_curtain()
    assert person.scene.viewer == 1
    come_to_rest(person.scene)
    assert not unlike_rebuilt(person.scene, person.match.view(1))


def test_a_game_of_two_people_is_taken_up_behind_the_curtain(
    person: Player, table: Contract, looked_at: list[int]
) -> None:
    person.begin(table.new_game("RBG", people="RB", seed=88))
    dice = Dice(88)
    while not person.curtained:
        if person.face_down:
            person.turn_up()
        else:
            answer(person, dice)
            person.wait()
    person.window.tables.show_start()
    looked_at.clear()
    person.window.tables.continue_game()
    person.wait()
    assert person.curtained
    assert set(looked_at) <= {SPECTATOR}


def test_a_new_game_shows_nothing_of_the_one_before(person: Player, table: Contract) -> None:
    sit_down(person, table, 90)
    hand = [card for card in person.scene.table.hands[0] if person.scene.items_by_number[card].isVisible()]
    assert hand
    person.window.tables.show_start()
    person.sit_down(table.shared(91))
    assert person.curtained
    assert person.knows == SPECTATOR
    assert leaks(person, table) == []


@pytest.mark.parametrize("people", ["R", "RB"], ids=["one person", "unwanted"])
def test_there_is_no_curtain_where_nobody_is_to_be_kept_out(
    person: Player, table: Contract, settings: Settings, qapp: QApplication, people: str
) -> None:
    """Before one person alone, or where two do not want it."""
    settings.curtain_on_focus_loss = settings.curtain = people == "R"
    person.begin(table.new_game("RB", people=people, seed=86))
    assert not person.curtained
    assert person.scene.viewer == 0
    qapp.applicationStateChanged.emit(INACTIVE)
    assert not person.curtained
