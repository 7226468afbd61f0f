"""House decks on the deck picker: named, chosen again, thrown away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.ui.preferences.house_decks import LONGEST_NAME, MOST_DECKS, HouseDeck
from gonfalon.ui.preferences.settings import Settings
from tests.games.oriflamme.window.picker.decks import MIXED, own, shipped, shown
from tests.ui.screens.hands import type_in

LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
BOTH = ("Oriflamme", "Alliance")
MARKET = HouseDeck("Market day", BOTH, tuple(sorted(MIXED)))
BASE = HouseDeck("Base", ("Oriflamme",), tuple(sorted(kind.id for kind in shipped()[0].kinds)))


@pytest.fixture
def picker(qtbot: QtBot, settings: Settings) -> PickerScreen:
    return shown(qtbot, settings, shipped(), MIXED)


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
    for _ in range(decks.findData(name)):
        QTest.keyClick(decks, KEY.Key_Down)
    assert decks.key() == name


def said(picker: PickerScreen) -> str:
    return picker.foot.note.text()


def test_a_deck_is_kept_under_its_name(qtbot: QtBot, picker: PickerScreen, settings: Settings) -> None:
    keep_as(qtbot, picker, "  Market   day ")
    assert settings.house_decks == (MARKET,)
    assert said(picker) == "Saved as the house deck “Market day”"
    assert picker.deck.bar.decks.key() == "Market day"
    assert picker.deck.bar.keep.hasFocus()
    picker.toggle("judge")
    assert not said(picker).startswith("Saved")
    assert picker.deck.bar.decks.key() == ""
    picker.toggle("judge")
    assert said(picker).startswith("Saved")


def test_names_in_any_alphabet_outlive_the_program(
    qtbot: QtBot, picker: PickerScreen, settings: Settings, tmp_path: Path
) -> None:
    keep_as(qtbot, picker, "Ґанок; «їжак» 100 %")
    settings.flush()
    again = Settings(tmp_path / "settings.ini")
    assert [deck.name for deck in again.house_decks] == ["Ґанок; «їжак» 100 %"]


def test_a_deck_of_the_list_is_laid_out(qtbot: QtBot, settings: Settings) -> None:
    settings.house_decks = (BASE, MARKET)
    picker = shown(qtbot, settings, shipped())
    take(picker, "Market day")
    assert set(picker.choice.ids) == set(MIXED)
    assert picker.grid.tiles["judge"].isChecked()
    assert said(picker) == "Saved as the house deck “Market day”"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d"])
def test_a_deck_without_a_name_is_refused_in_words(
    qtbot: QtBot, picker: PickerScreen, settings: Settings, name: str
) -> None:
    keep_as(qtbot, picker, name)
    assert settings.house_decks == ()
    assert said(picker) == "A house deck needs a name."
    assert picker.deck.bar.name.isVisible()
    type_in(picker.deck.bar.name, "F")
    assert said(picker) == ""


def test_a_name_is_given_once_whatever_its_letters(qtbot: QtBot, picker: PickerScreen, settings: Settings) -> None:
    settings.house_decks = (MARKET,)
    keep_as(qtbot, picker, "MARKET day")
    assert settings.house_decks == (MARKET,)
    assert said(picker).startswith("There is a house deck called “MARKET day” already.")


def test_letters_of_a_name_do_not_choose_cards(qtbot: QtBot, picker: PickerScreen, settings: Settings) -> None:
    qtbot.mouseClick(picker.deck.bar.keep, LEFT)
    qtbot.keyClicks(picker.deck.bar.name, "rfrf")
    qtbot.keyClick(picker.deck.bar.name, KEY.Key_Home)
    qtbot.keyClick(picker.deck.bar.name, KEY.Key_Delete)
    assert picker.deck.bar.name.text() == "frf"
    assert set(picker.choice.ids) == set(MIXED)


def test_a_long_name_is_cut(qtbot: QtBot, picker: PickerScreen, settings: Settings) -> None:
    keep_as(qtbot, picker, "x" * (LONGEST_NAME + 5))
    assert [deck.name for deck in settings.house_decks] == ["x" * LONGEST_NAME]


def test_only_ten_can_be_kept(picker: PickerScreen) -> None:
    assert picker.deck.bar.keep.isEnabled()
    picker.toggle("judge")
    assert not picker.deck.bar.keep.isEnabled()
    assert picker.deck.bar.keep.toolTip().startswith("Choose 1 more")


def test_a_card_taken_out_while_a_name_is_written_is_noticed(
    qtbot: QtBot, picker: PickerScreen, settings: Settings
) -> None:
    qtbot.mouseClick(picker.deck.bar.keep, LEFT)
    qtbot.mouseClick(picker.grid.tiles["judge"], LEFT)
    type_in(picker.deck.bar.name, "Nine")
    qtbot.mouseClick(picker.deck.bar.save, LEFT)
    assert settings.house_decks == ()
    assert said(picker) == "A house deck has ten kinds."


def test_there_is_an_end_to_house_decks(qtbot: QtBot, picker: PickerScreen, settings: Settings) -> None:
    settings.house_decks = tuple(HouseDeck(f"Deck {number}", BOTH, MARKET.kinds) for number in range(MOST_DECKS))
    keep_as(qtbot, picker, "One more")
    assert len(settings.house_decks) == MOST_DECKS
    assert said(picker).startswith(f"There are {MOST_DECKS} house deck")


def test_a_deck_is_thrown_away_when_one_is_sure(qtbot: QtBot, settings: Settings) -> None:
    settings.house_decks = (BASE, MARKET)
    picker = shown(qtbot, settings, shipped(), MIXED)
    bar = picker.deck.bar
    qtbot.mouseClick(bar.remove, LEFT)
    assert bar.question.text() == "Remove the house deck “Market day”?"
    qtbot.mouseClick(bar.cancel, LEFT)
    assert settings.house_decks == (BASE, MARKET)
    qtbot.mouseClick(bar.remove, LEFT)
    assert bar.sure.hasFocus()
    qtbot.keyClick(bar.sure, KEY.Key_Return)
    assert settings.house_decks == (BASE,)
    assert said(picker) == "The house deck “Market day” is gone."
    assert bar.decks.findData("Market day") < 0
    assert not bar.remove.isEnabled()


def test_without_house_decks_the_list_says_so(picker: PickerScreen) -> None:
    assert picker.deck.bar.decks.currentText() == "No house decks yet"
    assert not picker.deck.bar.decks.isEnabled()
    assert not picker.deck.bar.remove.isEnabled()


def test_esc_first_leaves_the_question_then_the_screen(qtbot: QtBot, picker: PickerScreen) -> None:
    qtbot.mouseClick(picker.deck.bar.keep, LEFT)
    with qtbot.assertNotEmitted(picker.closed):
        qtbot.keyClick(picker.deck.bar.name, KEY.Key_Escape)
        assert not picker.deck.bar.asking
        qtbot.mouseClick(picker.deck.bar.keep, LEFT)
        picker.grid.tiles["spy"].setFocus()
        qtbot.keyClick(picker.grid.tiles["spy"], KEY.Key_Escape)
        assert not picker.deck.bar.asking
    with qtbot.waitSignal(picker.closed):
        qtbot.keyClick(picker.grid.tiles["spy"], KEY.Key_Escape)


@pytest.mark.parametrize("sets", [("Market folk",), ("Oriflamme", "Gone")])
def test_a_deck_whose_cards_do_not_lie_here_says_so(qtbot: QtBot, settings: Settings, sets: tuple[str, ...]) -> None:
    kinds = tuple(sorted([*MARKET.kinds[:9], "guild-a"]))
    settings.house_decks = (HouseDeck("Guild", sets, kinds),)
    picker = shown(qtbot, settings, shipped(), MIXED)
    take(picker, "Guild")
    assert picker.choice.ids == MARKET.kinds
    assert said(picker) == f"The house deck “Guild” has cards of {', '.join(sets)} that do not lie here."
    assert picker.deck.bar.remove.isEnabled()


def test_a_card_of_the_same_id_from_another_set_is_another_card(qtbot: QtBot, settings: Settings) -> None:
    settings.house_decks = (BASE,)
    picker = shown(qtbot, settings, [*shipped(), own(2, first=("archer",))], MIXED)
    take(picker, "Base")
    assert picker.choice.ids == MARKET.kinds
    assert "do not lie here" in said(picker)
    picker.show_sets(picker.choice.sets, BASE.kinds)
    assert picker.house.on_table() == ""


def test_of_two_names_for_one_deck_the_last_used_is_shown(qtbot: QtBot, settings: Settings) -> None:
    settings.house_decks = (MARKET, HouseDeck("Fair", BOTH, MARKET.kinds))
    picker = shown(qtbot, settings, shipped())
    take(picker, "Fair")
    assert said(picker) == "Saved as the house deck “Fair”"
    assert picker.deck.bar.decks.key() == "Fair"
