"""The deck picker, used as people use it: with a mouse and with keys."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.cardset import combine
from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import HALO
from tests.games.oriflamme.window.picker.decks import MIXED, own, shipped, shown

LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key


@pytest.fixture
def picker(qtbot: QtBot, settings: Settings) -> PickerScreen:
    return shown(qtbot, settings, shipped())


@pytest.fixture
def full(qtbot: QtBot, settings: Settings) -> PickerScreen:
    return shown(qtbot, settings, shipped(), MIXED)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


def focus(picker: PickerScreen, kind: str) -> None:
    picker.grid.tiles[kind].setFocus(Qt.FocusReason.TabFocusReason)


def focused(picker: PickerScreen) -> str:
    return next((kind for kind, tile in picker.grid.tiles.items() if tile.hasFocus()), "")


def chosen(picker: PickerScreen) -> set[str]:
    """What the tiles say, which is what a person sees."""
    return {kind for kind, tile in picker.grid.tiles.items() if tile.isChecked()}


def test_a_click_adds_a_card_and_another_removes_it(qtbot: QtBot, picker: PickerScreen) -> None:
    qtbot.mouseClick(picker.grid.tiles["judge"], LEFT)
    assert chosen(picker) == {"judge"}
    assert "1" in picker.deck.counter.text()
    assert picker.deck.seats.accessibleName() == "Your deck: Judge"
    qtbot.mouseClick(picker.grid.tiles["judge"], LEFT)
    assert chosen(picker) == set()
    assert picker.deck.seats.accessibleName() == "Your deck is empty"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_enter_and_space_add_and_remove(picker: PickerScreen, key: Qt.Key) -> None:
    focus(picker, "revolt")
    press(key)
    assert chosen(picker) == {"revolt"}
    press(key)
    assert chosen(picker) == set()


def test_a_click_beside_the_card_is_none(qtbot: QtBot, picker: PickerScreen) -> None:
    tile = picker.grid.tiles["judge"]
    qtbot.mouseClick(tile, LEFT, pos=QPoint(HALO // 2, tile.height() // 2))
    assert chosen(picker) == set()


def test_the_rows_lie_as_in_their_files_and_count_what_is_chosen(full: PickerScreen) -> None:
    base, alliance = full.grid.rows
    assert [tile.kind for tile in base.tiles] == [
        "archer", "soldier", "spy", "heir", "shapeshifter", "lord", "assassination", "royal-decree", "ambush",
        "conspiracy",
    ]  # fmt: skip
    assert [tile.kind for tile in alliance.tiles][:3] == ["empress", "informer", "judge"]
    assert (base.name.text(), base.count.text()[:1]) == ("Oriflamme", "6")
    assert (alliance.name.text(), alliance.count.text()[:1]) == ("Alliance", "4")


@pytest.mark.at_length
def test_an_eleventh_is_refused_by_the_counter(qtbot: QtBot, full: PickerScreen) -> None:
    before = full.deck.counter.text()
    qtbot.mouseClick(full.grid.tiles["spy"], LEFT)
    assert chosen(full) == set(MIXED)
    assert full.deck.counter.text() == full.deck.counter.accessibleName() == "Ten already"
    assert full.deck.counter.shaking
    assert full.foot.note.text() == "Ten kinds are chosen already. Take one out first."
    qtbot.waitUntil(lambda: not full.deck.counter.shaking)
    qtbot.waitUntil(lambda: full.deck.counter.accessibleName() == before)
    assert full.deck.counter.text() == before


def test_the_counter_moves_while_it_shakes(qtbot: QtBot, full: PickerScreen) -> None:
    def picture() -> QImage:
        return full.deck.counter.grab().toImage()

    full.toggle("spy")
    full.deck.counter._shake.pause()
    full.deck.counter._shake.setCurrentTime(30)
    moved = picture()
    full.deck.counter._shake.setCurrentTime(full.deck.counter._shake.duration())
    assert moved != picture()


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"animation_speed": "off"}])
def test_the_counter_keeps_still_where_nothing_is_to_move(
    full: PickerScreen, settings: Settings, still: dict[str, object]
) -> None:
    for name, value in still.items():
        setattr(settings, name, value)
    full.toggle("spy")
    assert full.deck.counter.text() == "Ten already"
    assert not full.deck.counter.shaking


def test_the_arrows_go_through_the_grid(picker: PickerScreen) -> None:
    focus(picker, "archer")
    ways = [
        (KEY.Key_Left, "archer"), (KEY.Key_Right, "soldier"), (KEY.Key_Down, "informer"), (KEY.Key_Down, "informer"),
        (KEY.Key_End, "deal"), (KEY.Key_Right, "deal"), (KEY.Key_Up, "conspiracy"), (KEY.Key_Right, "empress"),
        (KEY.Key_Left, "conspiracy"), (KEY.Key_Home, "archer"),
    ]  # fmt: skip
    for key, kind in ways:
        press(key)
        assert focused(picker) == kind
        assert picker.grid.tiles[kind].ring
        assert picker.advice.picture.look is not None
        assert picker.advice.picture.look.kind == kind


def test_the_arrows_find_short_lines(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, [*shipped(), own(13)])
    focus(picker, "deal")
    for key, kind in (
        (KEY.Key_Down, "guild-j"), (KEY.Key_Down, "guild-m"), (KEY.Key_Up, "guild-c"), (KEY.Key_Up, "judge"),
    ):  # fmt: skip
        press(key)
        assert focused(picker) == kind
    focus(picker, "guild-m")
    press(KEY.Key_Right)
    tile = picker.grid.tiles[focused(picker)]
    seen = picker.area.viewport().rect()
    assert focused(picker) == "guild-m"
    assert seen.contains(tile.mapTo(picker.area.viewport(), tile.rect().center()))


def test_whoever_gives_the_page_the_focus_gives_it_to_the_card_that_is_shown(picker: PickerScreen) -> None:
    picker.setFocus()
    assert focused(picker) == "archer"
    press(KEY.Key_Right)
    assert focused(picker) == "soldier"
    picker.setFocus()
    assert focused(picker) == "soldier"


def test_the_tab_key_stops_once_in_the_grid(picker: PickerScreen) -> None:
    focus(picker, "spy")
    press(KEY.Key_Tab)
    assert picker.advice.button.hasFocus()
    press(KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused(picker) == "spy"
    around = []
    for _ in range(7):
        press(KEY.Key_Tab)
        around.append(QApplication.focusWidget())
    # An empty deck can neither be saved, cleared, nor played with.
    foot = picker.foot
    assert around == [
        picker.advice.button,
        foot.random,
        foot.halves,
        picker.back,
        picker.grid.tiles["spy"],
        *around[:2],
    ]


def test_r_draws_ten_of_all(picker: PickerScreen) -> None:
    picker.dice = random.Random(3)
    focus(picker, "spy")
    press(KEY.Key_R)
    first = chosen(picker)
    assert len(first) == 10
    press(KEY.Key_R)
    assert len(chosen(picker)) == 10
    assert chosen(picker) != first


def test_f_draws_five_and_five(picker: PickerScreen) -> None:
    base = {tile.kind for tile in picker.grid.rows[0].tiles}
    focus(picker, "spy")
    for _ in range(8):
        press(KEY.Key_F)
        assert len(chosen(picker) & base) == 5
        assert len(chosen(picker) - base) == 5
    assert picker.foot.halves.text() == "5 + 5"
    assert picker.foot.halves.toolTip() == "5 of “Oriflamme” and 5 of “Alliance”, drawn at random (key F)"


@pytest.mark.parametrize(("count", "mine", "label"), [(20, 5, "5 + 5"), (5, 5, "5 + 5"), (2, 2, "2 + 8")])
def test_f_draws_five_of_a_users_set_and_five_others(
    qtbot: QtBot, settings: Settings, count: int, mine: int, label: str
) -> None:
    picker = shown(qtbot, settings, [*shipped(), own(count)])
    focus(picker, "spy")
    for _ in range(8):
        press(KEY.Key_F)
        assert len(chosen(picker)) == 10
        assert sum(kind.startswith("guild") for kind in chosen(picker)) == mine
    assert picker.foot.halves.text() == label
    assert "“Market folk”" in picker.foot.halves.toolTip()
    assert "of the other sets" in picker.foot.halves.toolTip()


def test_del_and_the_button_clear(qtbot: QtBot, full: PickerScreen) -> None:
    focus(full, "spy")
    press(KEY.Key_Delete)
    assert chosen(full) == set()
    assert not full.foot.clear.isEnabled()
    full.toggle("spy")
    qtbot.mouseClick(full.foot.clear, LEFT)
    assert chosen(full) == set()


def test_playing_waits_for_ten_and_says_why(qtbot: QtBot, full: PickerScreen) -> None:
    assert full.foot.play.isEnabled()
    assert full.foot.play.toolTip() == ""
    for _ in range(3):
        full.toggle(full.choice.ids[0])
    assert not full.foot.play.isEnabled()
    assert full.foot.play.toolTip().startswith("Choose 3 more")
    assert full.foot.note.text().startswith("3 more")
    with qtbot.assertNotEmitted(full.decided):
        qtbot.mouseClick(full.foot.play, LEFT)
        focus(full, "spy")
        press(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_what_is_decided_can_be_dealt(qtbot: QtBot, full: PickerScreen) -> None:
    with qtbot.waitSignal(full.decided) as signal:
        qtbot.mouseClick(full.foot.play, LEFT)
    assert signal.args == [("Oriflamme", "Alliance"), tuple(sorted(MIXED))]
    deck = combine(shipped(), signal.args[1])
    assert len(deck) == 10


def test_control_and_enter_play_from_anywhere(qtbot: QtBot, full: PickerScreen) -> None:
    focus(full, "spy")
    with qtbot.waitSignal(full.decided):
        press(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert chosen(full) == set(MIXED)


def test_only_sets_that_give_a_card_are_named(qtbot: QtBot, settings: Settings) -> None:
    alliance = [kind.id for kind in shipped()[1].kinds]
    picker = shown(qtbot, settings, shipped(), alliance)
    with qtbot.waitSignal(picker.decided) as signal:
        qtbot.mouseClick(picker.foot.play, LEFT)
    assert signal.args == [("Alliance",), tuple(sorted(alliance))]


def test_a_users_card_takes_the_place_of_the_shipped_one(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, [*shipped(), own(2, first=("archer",))], ("archer", "spy"))
    assert [tile.kind for tile in picker.grid.rows[0].tiles].count("archer") == 0
    assert len(picker.grid.rows[0].tiles) == 9
    assert [tile.kind for tile in picker.grid.rows[2].tiles] == ["archer", "guild-a"]
    assert picker.choice.sets_taken == ("Oriflamme", "Market folk")
    picker.look_at("archer")
    assert picker.advice.origin.text() == "Market folk · character"


def test_more_than_ten_and_strangers_are_not_chosen(qtbot: QtBot, settings: Settings) -> None:
    everything = [kind.id for part in shipped() for kind in part.kinds]
    picker = shown(qtbot, settings, shipped(), ["nobody", *everything])
    assert chosen(picker) == set(everything[:10])


def test_the_side_tells_of_the_card_that_is_looked_at(qtbot: QtBot, full: PickerScreen) -> None:
    focus(full, "judge")
    advice = full.advice
    assert advice.picture.look is not None
    assert advice.picture.look.name == "Judge"
    assert advice.title.text() == "About the Judge"
    assert advice.origin.text() == "Alliance · character"
    assert "rival" in advice.tip.text()
    assert advice.pair.text()
    assert advice.risk.text()
    assert advice.button.accessibleName() == "Remove from the deck: Judge"
    qtbot.mouseClick(advice.button, LEFT)
    assert "judge" not in chosen(full)
    assert advice.button.accessibleName() == "Add to the deck: Judge"
    qtbot.keyClick(advice.button, KEY.Key_Return)
    assert "judge" in chosen(full)


def test_the_mouse_has_to_stay_to_look_at_a_card(qtbot: QtBot, picker: PickerScreen) -> None:
    def looked_at() -> str:
        assert picker.advice.picture.look is not None
        return picker.advice.picture.look.kind

    focus(picker, "spy")
    tile = picker.grid.tiles["deal"]
    QApplication.sendEvent(tile, _enter(tile))
    QApplication.sendEvent(tile, QEvent(QEvent.Type.Leave))
    assert not tile._hover.isActive()
    assert looked_at() == "spy"
    QApplication.sendEvent(tile, _enter(tile))
    qtbot.waitUntil(lambda: looked_at() == "deal")
    assert focused(picker) == "spy"


def _enter(tile: object) -> QEvent:
    from PySide6.QtGui import QEnterEvent

    return QEnterEvent(QPointF(20, 20), QPointF(20, 20), QPointF(20, 20))


def test_a_user_without_texts_gets_no_empty_headings(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, [*shipped(), own(3)])
    focus(picker, "guild-a")
    assert picker.advice.title.text() == "About the Guild a"
    assert not picker.advice.tip.isVisible()
    assert not picker.advice.pair_heading.isVisible()
    focus(picker, "judge")
    assert picker.advice.pair_heading.isVisible()


def test_three_facts_follow_the_deck(full: PickerScreen) -> None:
    def told() -> list[tuple[str, str]]:
        return [(fact.title.text(), fact.note.text()) for fact in full.deck.facts.facts]

    types, attackers, components = told()
    assert types[0].startswith("7 character")
    assert types[1] == "A usual mix: six to seven characters"
    assert attackers[0].startswith("3 attacker")
    assert attackers[1] == "Archer, Judge, Deserter"
    assert components == ("Verdict tokens and reserve shelves", "Needed for: Judge, Infiltration")
    full.toggle("infiltration")
    assert told()[2] == ("Verdict tokens come out", "Needed for: Judge")
    full.toggle("judge")
    assert told()[1][1] == "Archer, Deserter"
    assert told()[2][0] == "Only influence on the table"
    full.toggle("deal")
    assert told()[2] == ("Reserve shelves come out", "Needed for: Deal")


def test_tiles_say_what_they_are_and_whether_they_are_chosen(full: PickerScreen) -> None:
    def heard(kind: str) -> str:
        return full.grid.tiles[kind].accessibleName()

    assert heard("judge") == "Judge, character, chosen"
    assert heard("spy") == "Spy, character, not chosen"
    assert heard("ambush") == "Ambush, intrigue, chosen"
    assert heard("deal") == "Deal, intrigue, not chosen"
    assert full.grid.tiles["judge"].accessibleDescription() == full.grid.tiles["judge"].look.text  # type: ignore[union-attr]


def test_esc_and_the_button_lead_back(qtbot: QtBot, picker: PickerScreen) -> None:
    with qtbot.waitSignal(picker.closed):
        qtbot.mouseClick(picker.back, LEFT)
    focus(picker, "spy")
    with qtbot.waitSignal(picker.closed):
        press(KEY.Key_Escape)


def test_the_house_rule_is_explained(picker: PickerScreen) -> None:
    assert "The rule books do not say how to mix sets" in picker._rule.text()
    assert picker._rule.isVisible()


def test_other_sets_leave_nothing_of_the_first_behind(qtbot: QtBot, full: PickerScreen) -> None:
    full.show_sets(shipped()[:1], ())
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(full.grid.tiles) == 10
    assert not full.foot.halves.isVisible()
    assert "judge" not in full.grid.tiles
    focus(full, "archer")
    press(KEY.Key_F)
    assert chosen(full) == set()
    press(KEY.Key_R)
    assert len(chosen(full)) == 10
