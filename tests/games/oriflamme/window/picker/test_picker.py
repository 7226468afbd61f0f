"""The deck picker and its house decks, used as people use them: with a mouse and with keys."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.card_set import combine
from gonfalon.games.oriflamme.texts.cards import card_types
from gonfalon.games.oriflamme.window.picker.house_decks import (
    LONGEST_NAME,
    MOST_DECKS,
    SavedDeck,
    find_deck,
    read_decks,
    tidy_name,
    write_decks,
)
from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.styling import HALO
from tests.at_the_table.player import PATIENCE
from tests.games.oriflamme.window.picker.decks import KEY, LEFT, MIXED, own, said, shipped, shown
from tests.ui.screens.hands import type_in


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the focus is."""
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def focus(picker: PickerScreen, kind: str) -> None:
    picker.grid.tiles[kind].setFocus(Qt.FocusReason.TabFocusReason)


def focused(picker: PickerScreen) -> str:
    return next((kind for kind, tile in picker.grid.tiles.items() if tile.hasFocus()), "")


def chosen(picker: PickerScreen) -> set[str]:
    """What the tiles say, which is what a person sees."""
    return {kind for kind, tile in picker.grid.tiles.items() if tile.isChecked()}


def test_a_card_is_added_and_removed_by_mouse_and_keys(qtbot: QtBot, picker: PickerScreen) -> None:
    tile, seats = picker.grid.tiles["judge"], picker.deck.seats
    qtbot.mouseClick(tile, LEFT, pos=QPoint(HALO // 2, tile.height() // 2))
    assert chosen(picker) == set(), "it was clicked beside the card"
    qtbot.mouseClick(tile, LEFT)
    assert chosen(picker) == {"judge"}
    assert "1" in picker.deck.counter.text()
    assert seats.accessibleName() == "Your deck: Judge"
    qtbot.mouseClick(tile, LEFT)
    assert chosen(picker) == set()
    assert seats.accessibleName() == "Your deck is empty"
    focus(picker, "revolt")
    for key in (KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space):
        press(key)
        assert chosen(picker) == {"revolt"}
        press(key)
        assert chosen(picker) == set()


def test_the_rows_lie_as_in_their_files_and_count_what_is_chosen(full: PickerScreen) -> None:
    for row, cards, count in zip(full.grid.rows, shipped(), "64", strict=True):
        assert [tile.kind for tile in row.tiles] == list(card_types(cards.name.lower()))
        assert (row.name.text(), row.count.text()[:1]) == (cards.name, count)
    assert {kind: tile.accessibleName() for kind, tile in full.grid.tiles.items()}.items() >= {
        ("judge", "Judge, character, chosen"), ("spy", "Spy, character, not chosen"),
        ("ambush", "Ambush, intrigue, chosen"), ("deal", "Deal, intrigue, not chosen"),
    }  # fmt: skip
    assert full.grid.tiles["judge"].accessibleDescription() == full.grid.tiles["judge"].look.text


def test_an_eleventh_is_refused_by_the_counter(qtbot: QtBot, full: PickerScreen, settings: Settings) -> None:
    counter = full.deck.counter
    before = counter.text()
    qtbot.mouseClick(full.grid.tiles["spy"], LEFT)
    assert chosen(full) == set(MIXED)
    assert counter.text() == counter.accessibleName() == "Ten already"
    assert counter.shaking
    assert said(full) == "Ten kinds are chosen already. Remove one first."
    qtbot.waitUntil(lambda: not counter.shaking, timeout=PATIENCE)
    qtbot.waitUntil(lambda: counter.accessibleName() == before, timeout=PATIENCE)
    assert counter.text() == before
    for name, value in (("reduced_motion", True), ("animation_speed", "off")):
        settings.reduced_motion = False
        setattr(settings, name, value)
        full.toggle("spy")
        assert counter.text() == "Ten already"
        assert not counter.shaking, "it moves where nothing is to move"


def test_ten_are_drawn_by_keys_and_cleared(qtbot: QtBot, picker: PickerScreen) -> None:
    picker.dice = random.Random(3)
    focus(picker, "spy")
    base = {tile.kind for tile in picker.grid.rows[0].tiles}
    press(KEY.Key_R)
    first = chosen(picker)
    press(KEY.Key_R)
    assert len(first) == len(chosen(picker)) == 10
    assert chosen(picker) != first
    for _ in range(8):
        press(KEY.Key_F)
        assert (len(chosen(picker) & base), len(chosen(picker) - base)) == (5, 5)
    assert picker.foot.halves.text() == "5 + 5"
    assert picker.foot.halves.toolTip() == "5 of “Oriflamme” and 5 of “Alliance”, drawn at random (key F)"
    press(KEY.Key_Delete)
    assert chosen(picker) == set()
    assert not picker.foot.clear.isEnabled()
    picker.toggle("spy")
    qtbot.mouseClick(picker.foot.clear, LEFT)
    assert chosen(picker) == set()


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
        assert picker.advice.picture.look.kind == kind
    # Whoever gives the page the focus gives it to the card that is shown.
    picker.setFocus()
    assert focused(picker) == "archer"
    press(KEY.Key_Right)
    picker.setFocus()
    assert focused(picker) == "soldier"


def test_the_arrows_find_short_lines(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, (), own(13))
    focus(picker, "deal")
    for key, kind in (
        (KEY.Key_Down, "guild-j"), (KEY.Key_Down, "guild-m"), (KEY.Key_Right, "guild-m"), (KEY.Key_Up, "guild-c"),
        (KEY.Key_Up, "judge"),
    ):  # fmt: skip
        press(key)
        assert focused(picker) == kind
        tile, port = picker.grid.tiles[kind], picker.area.viewport()
        assert port.rect().contains(tile.mapTo(port, tile.rect().center()))


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
    foot, button = picker.foot, picker.advice.button
    spy = picker.grid.tiles["spy"]
    assert around == [button, foot.random, foot.halves, picker.back, spy, button, foot.random]


def test_what_is_decided_can_be_dealt_and_only_sets_that_give_a_card_are_named(
    qtbot: QtBot, full: PickerScreen
) -> None:
    with qtbot.waitSignal(full.decided) as signal:
        qtbot.mouseClick(full.foot.play, LEFT)
    assert signal.args == [("Oriflamme", "Alliance"), tuple(sorted(MIXED))]
    assert len(combine(shipped(), signal.args[1])) == 10
    alliance = [kind.id for kind in shipped()[1].kinds]
    full.show_sets(shipped(), alliance)
    focus(full, "spy")
    with qtbot.waitSignal(full.decided) as signal:
        press(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert signal.args == [("Alliance",), tuple(sorted(alliance))]
    # Playing waits for ten, and says why.
    play = full.foot.play
    assert (play.isEnabled(), play.toolTip()) == (True, "")
    for kind in alliance[:3]:
        full.toggle(kind)
    assert not play.isEnabled()
    assert play.toolTip().startswith("Choose 3 more")
    assert said(full).startswith("3 more")
    with qtbot.assertNotEmitted(full.decided):
        qtbot.mouseClick(play, LEFT)
        press(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_users_card_takes_the_place_of_the_shipped_one(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, ("archer", "spy"), own(2, first=("archer",)))
    base, _, users = [[tile.kind for tile in row.tiles] for row in picker.grid.rows]
    assert "archer" not in base
    assert len(base) == 9
    assert users == ["archer", "guild-a"]
    assert picker.choice.sets_taken == ("Oriflamme", "Market folk")
    advice = picker.advice
    picker.look_at("archer")
    assert advice.origin.text() == "Market folk · character"
    # A card without texts gets no empty headings.
    picker.look_at("guild-a")
    assert advice.title.text() == "About the Guild a"
    assert not advice.tip.isVisible()
    assert not advice.pair_heading.isVisible()
    picker.look_at("spy")
    assert advice.pair_heading.isVisible()
    # All cards of a small set are drawn, and others to make ten.
    for _ in range(8):
        press(KEY.Key_F)
        assert len(chosen(picker)) == 10
        assert chosen(picker) > {"archer", "guild-a"}
    halves = picker.foot.halves
    assert halves.text() == "2 + 8"
    assert "“Market folk”" in halves.toolTip()
    assert "of the other sets" in halves.toolTip()


def test_other_sets_leave_nothing_of_the_first_behind(full: PickerScreen) -> None:
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
    # More than ten and strangers are not chosen.
    everything = [kind.id for part in shipped() for kind in part.kinds]
    full.show_sets(shipped(), ["nobody", *everything])
    assert chosen(full) == set(everything[:10])


def test_the_side_tells_of_the_card_that_is_looked_at(qtbot: QtBot, full: PickerScreen) -> None:
    focus(full, "judge")
    advice = full.advice
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
    assert full._rule.isVisible()
    assert "The rule books do not say how to mix sets" in full._rule.text()


def test_the_mouse_has_to_stay_to_look_at_a_card(qtbot: QtBot, picker: PickerScreen) -> None:
    focus(picker, "spy")
    tile, picture = picker.grid.tiles["deal"], picker.advice.picture
    enter = (QPointF(20, 20),) * 3
    QApplication.sendEvent(tile, QEnterEvent(*enter))
    QApplication.sendEvent(tile, QEvent(QEvent.Type.Leave))
    assert not tile._hover.isActive()
    assert picture.look.kind == "spy"
    QApplication.sendEvent(tile, QEnterEvent(*enter))
    qtbot.waitUntil(lambda: picture.look.kind == "deal", timeout=PATIENCE)
    assert focused(picker) == "spy"


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
    assert told()[2] == ("Verdict tokens are used", "Needed for: Judge")
    full.toggle("judge")
    assert told()[1][1] == "Archer, Deserter"
    assert told()[2][0] == "Only influence on the table"
    full.toggle("deal")
    assert told()[2] == ("Reserve shelves are used", "Needed for: Deal")


# -- house decks ------------------------------------------------------------------------------------------------------

BOTH = ("Oriflamme", "Alliance")
MARKET = SavedDeck("Market day", BOTH, tuple(sorted(MIXED)))
BASE = SavedDeck("Base", ("Oriflamme",), tuple(sorted(kind.id for kind in shipped()[0].kinds)))


def keep_as(qtbot: QtBot, picker: PickerScreen, name: str) -> None:
    qtbot.mouseClick(picker.deck.bar.keep, LEFT)
    assert picker.deck.bar.name.hasFocus()
    picker.deck.bar.name.clear()
    type_in(picker.deck.bar.name, name)
    qtbot.keyClick(picker.deck.bar.name, KEY.Key_Return)


def take(picker: PickerScreen, name: str) -> None:
    """Choose from the list with the keys."""
    decks = picker.deck.bar.decks
    decks.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(decks.findData(name) - max(decks.currentIndex(), 0)):
        QTest.keyClick(decks, KEY.Key_Down)
    assert decks.key() == name


def test_a_deck_is_kept_under_its_name(qtbot: QtBot, full: PickerScreen, settings: Settings) -> None:
    bar = full.deck.bar
    assert bar.decks.currentText() == "No house decks yet"
    assert not bar.decks.isEnabled()
    assert not bar.remove.isEnabled()
    keep_as(qtbot, full, "  Market   day ")
    assert read_decks(settings.house_decks) == (MARKET,)
    assert said(full) == "Saved as the house deck “Market day”"
    assert bar.decks.key() == "Market day"
    assert bar.keep.hasFocus()
    full.toggle("judge")
    assert not said(full).startswith("Saved")
    assert bar.decks.key() == ""
    assert not bar.keep.isEnabled()
    assert bar.keep.toolTip().startswith("Choose 1 more")
    full.toggle("judge")
    assert said(full).startswith("Saved")


@pytest.mark.parametrize("name", ["Ґанок; «їжак» 100 %", "x" * (LONGEST_NAME + 5)], ids=["any alphabet", "too long"])
def test_names_outlive_the_program(
    qtbot: QtBot, full: PickerScreen, settings: Settings, tmp_path: Path, name: str
) -> None:
    keep_as(qtbot, full, name)
    settings.flush()
    again = Settings(tmp_path / "settings.ini")
    assert [deck.name for deck in read_decks(again.house_decks)] == [name[:LONGEST_NAME]]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "A house deck needs a name.") for name in ("", "   ", "\u200b\u200d")),
        ("MARKET day", "There is a house deck called “MARKET day” already."),
        ("One more", f"There are {MOST_DECKS} house deck"),
    ],
    ids=["empty", "blank", "unseen", "taken", "too many"],
)
def test_some_names_are_refused_in_words(
    qtbot: QtBot, full: PickerScreen, settings: Settings, name: str, why: str
) -> None:
    more = MOST_DECKS if name == "One more" else 1
    settings.house_decks = write_decks(
        (MARKET, *(SavedDeck(f"Deck {number}", BOTH, MARKET.kinds) for number in range(1, more)))
    )
    keep_as(qtbot, full, name)
    assert len(read_decks(settings.house_decks)) == more
    assert said(full).startswith(why)
    assert full.deck.bar.name.isVisible()
    type_in(full.deck.bar.name, "F")
    assert not said(full).startswith(why)


def test_a_card_taken_out_while_a_name_is_written_is_noticed(
    qtbot: QtBot, full: PickerScreen, settings: Settings
) -> None:
    name = full.deck.bar.name
    qtbot.mouseClick(full.deck.bar.keep, LEFT)
    qtbot.keyClicks(name, "rfrf")
    for key in (KEY.Key_Home, KEY.Key_Delete):
        qtbot.keyClick(name, key)
    assert name.text() == "frf"
    assert set(full.choice.ids) == set(MIXED), "letters of a name choose cards"
    qtbot.mouseClick(full.grid.tiles["judge"], LEFT)
    qtbot.mouseClick(full.deck.bar.save, LEFT)
    assert read_decks(settings.house_decks) == ()
    assert said(full) == "A house deck has ten kinds."


def test_a_deck_is_thrown_away_when_one_is_sure(qtbot: QtBot, settings: Settings) -> None:
    settings.house_decks = write_decks((BASE, MARKET))
    picker = shown(qtbot, settings, MIXED)
    bar = picker.deck.bar
    qtbot.mouseClick(bar.remove, LEFT)
    assert bar.question.text() == "Remove the house deck “Market day”?"
    qtbot.mouseClick(bar.cancel, LEFT)
    assert read_decks(settings.house_decks) == (BASE, MARKET)
    qtbot.mouseClick(bar.remove, LEFT)
    assert bar.sure.hasFocus()
    qtbot.keyClick(bar.sure, KEY.Key_Return)
    assert read_decks(settings.house_decks) == (BASE,)
    assert said(picker) == "The house deck “Market day” is gone."
    assert bar.decks.findData("Market day") < 0
    assert not bar.remove.isEnabled()


def test_esc_first_leaves_the_question_then_the_screen(qtbot: QtBot, full: PickerScreen) -> None:
    bar, tile = full.deck.bar, full.grid.tiles["spy"]
    with qtbot.assertNotEmitted(full.closed):
        for widget in (bar.name, tile):
            qtbot.mouseClick(bar.keep, LEFT)
            widget.setFocus()
            qtbot.keyClick(widget, KEY.Key_Escape)
            assert not bar.is_asking
    for leave in (lambda: qtbot.keyClick(tile, KEY.Key_Escape), lambda: qtbot.mouseClick(full.back, LEFT)):
        with qtbot.waitSignal(full.closed):
            leave()


def test_a_card_of_the_same_id_from_another_set_is_another_card(qtbot: QtBot, settings: Settings) -> None:
    kinds = tuple(sorted([*MARKET.kinds[:9], "guild-x"]))
    elsewhere = [SavedDeck("Guild", ("Market day",), kinds), SavedDeck("Fair", ("Oriflamme", "Gone"), kinds)]
    settings.house_decks = write_decks((BASE, *elsewhere))
    picker = shown(qtbot, settings, MIXED, own(2, first=("archer",)))
    for deck in read_decks(settings.house_decks):
        take(picker, deck.name)
        assert picker.choice.ids == MARKET.kinds
        assert "which are not here" in said(picker)
        assert deck is BASE or ", ".join(deck.sets) in said(picker)
        assert picker.deck.bar.remove.isEnabled()
    picker.show_sets(picker.choice.sets, BASE.kinds)
    assert picker.house.on_table() == ""


def test_a_deck_of_the_list_is_laid_out(qtbot: QtBot, settings: Settings) -> None:
    """And of two names for one deck the last used is shown."""
    settings.house_decks = write_decks((BASE, MARKET, SavedDeck("Fair", BOTH, MARKET.kinds)))
    picker = shown(qtbot, settings)
    for name in ("Market day", "Fair"):
        take(picker, name)
        assert set(picker.choice.ids) == set(MIXED)
        assert picker.grid.tiles["judge"].isChecked()
        assert said(picker) == f"Saved as the house deck “{name}”"
        assert picker.deck.bar.decks.key() == name


TEN = tuple("abcdefghij")
DECK = SavedDeck("Market day", ("Oriflamme", "Alliance"), TEN)


def entry(**changes: object) -> dict[str, object]:
    return {"name": "Market day", "sets": ["Oriflamme", "Alliance"], "kinds": list(TEN), **changes}


def test_house_decks_are_read_as_written() -> None:
    for name in ("Market day", "Ґанок", 'a "b" \\ ; , = %20', "🎲 zażółć", "\ud83d lone"):
        deck = SavedDeck(tidy_name(name), ("Oriflamme", "Жінки"), TEN)
        assert read_decks(write_decks([deck])) == (deck,)
    assert all(read_decks(text) == () for text in ("{}", "7", "null", '"decks"'))
    # Kinds are sorted, the second of two names is left out, and there is an end to decks.
    decks = [entry(kinds=list(reversed(TEN))), entry(name="MARKET  Day", sets=["Folk"])]
    assert read_decks(json.dumps(decks)) == (DECK,)
    assert len(read_decks(json.dumps([entry(name=f"Deck {number}") for number in range(MOST_DECKS + 9)]))) == MOST_DECKS
    # What is no deck is left out and the others stay.
    for wrong in WRONG:
        assert read_decks(json.dumps([wrong, entry(), wrong])) == (DECK,)


WRONG = (
    None, 7, "deck", [], {}, entry(name=None), entry(name="  "), entry(name="\u200d"), entry(sets=[]),
    entry(sets="Oriflamme"), entry(sets=[1]), entry(kinds=list("abcdefghi")), entry(kinds=list("abcdefghijk")),
    entry(kinds=list("abcdefghii")), entry(kinds=[["a"]] * 10), entry(kinds=[*"abcdefghi", ""]),
    entry(kinds=[*"abcdefghi", "x" * 1000]), entry(kinds=None),
)  # fmt: skip


def test_names_of_house_decks_are_tidied() -> None:
    for written, name in (
        ("  Market\n day\t", "Market day"), ("x" * 50, "x" * LONGEST_NAME), ("a\u202eb\x00c\u200b", "abc"),
        ("y" * (LONGEST_NAME - 1) + " z", "y" * (LONGEST_NAME - 1)), ("e\u0301", "é"), ("\ud83d", ""),
        (" \u200d ", ""), ("👩\u200d🌾", "👩\u200d🌾"),
    ):  # fmt: skip
        assert tidy_name(written) == name
    street = SavedDeck("Straße", ("Oriflamme",), TEN)
    assert find_deck([DECK, street], "STRASSE") is street
    assert find_deck([DECK], " market  DAY") is DECK
    assert find_deck([DECK], "Market") is None
