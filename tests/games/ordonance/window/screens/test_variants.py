"""What may be chosen before a game of Ordonance begins: the scoring below the seats, the rest in a fold."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.ordonance.texts.setup_options import ChosenOptions
from gonfalon.games.ordonance.window.game_setup import OrdonanceGameSetup
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings.store import Settings
from tests.ui.screens.starting import ALL_CHOSEN, FIVE, begun, chosen, opened, ordonance, oriflamme, settle

LEFT = Qt.MouseButton.LeftButton


def test_all_choices_are_read_before_the_game(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = chosen(qtbot, settings, shelf)
    fold = ordonance(start).panel.variants
    assert not fold.panel.isVisible()
    assert fold.words.text().splitlines() == [
        "The player who controls the most territories at the end wins.",
        "Single icons by seniority · Control settled by the icons",
    ]
    assert ordonance(start).foot.box.isVisible()
    assert not oriflamme(start).foot.box.isVisible()
    ordonance(start).foot.box.setFocus()
    qtbot.keyClick(ordonance(start).foot.box, Qt.Key.Key_Down)
    assert ordonance(start).variants.word("scoring") == "points"
    assert "3, 2 and 1 points" in fold.words.text()
    assert "Ends with the last marker · Incomplete armies earn points" in fold.words.text()
    box = ordonance(start).foot.box
    assert box.toolTip() == box.accessibleDescription() == fold.words.text().splitlines()[0]


def test_longer_words_about_the_choices_get_their_lines(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.language = "ru"
    start = chosen(qtbot, settings, shelf)
    words = ordonance(start).panel.variants.words
    ordonance(start).foot.box.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Home):
        qtbot.keyClick(ordonance(start).foot.box, key)
        qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()), timeout=2000)


def test_the_fold_is_used_with_keys_alone(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance", "variants": {"scoring": "tournament"}})
    start = opened(qtbot, settings, shelf)
    fold = ordonance(start).panel.variants
    card = start.games.cards["ordonance"]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is start.seats.rows["R"].crest
    start.seats.rows["Y"].leave.setFocus()
    qtbot.keyClick(start.seats.rows["Y"].leave, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is fold.button
    shut = fold.button.accessibleDescription()
    with qtbot.assertNotEmitted(start.begin):
        qtbot.keyClick(fold.button, Qt.Key.Key_Return)
    settle()
    assert fold.panel.isVisible()
    assert fold.button.accessibleDescription() != shut
    for name in ("singles", "certainty", "points-end", "incomplete"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        box = fold.boxes[name]
        assert QApplication.focusWidget() is box
        assert box.accessibleName()
        before = fold.rows[name].note.text()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert fold.rows[name].note.text() != before
        assert box.itemData(0, Qt.ItemDataRole.ToolTipRole) == before
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is start.first
    assert dict(begun(qtbot, start).options) == {**ALL_CHOSEN, "scoring": "tournament"}
    qtbot.keyClick(fold.button, Qt.Key.Key_Space)
    assert not fold.panel.isVisible()


def test_what_is_only_for_points_is_shown_only_with_them(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance", "variants": ALL_CHOSEN})
    start = opened(qtbot, settings, shelf)
    fold = ordonance(start).panel.variants
    qtbot.mouseClick(fold.button, LEFT)
    assert fold.rows["incomplete"].isVisible()
    ordonance(start).foot.box.setFocus()
    qtbot.keyClick(ordonance(start).foot.box, Qt.Key.Key_Home)
    assert not fold.rows["incomplete"].isVisible()
    assert "Incomplete" not in fold.words.text()
    assert "points-end" not in dict(begun(qtbot, start).options)
    # It is remembered all the same.
    qtbot.keyClick(ordonance(start).foot.box, Qt.Key.Key_Down)
    assert dict(begun(qtbot, start).options) == ALL_CHOSEN


@pytest.mark.slow
def test_choices_are_remembered_at_once(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = chosen(qtbot, settings, shelf)
    qtbot.mouseClick(ordonance(start).panel.variants.button, LEFT)
    box = ordonance(start).panel.variants.boxes["certainty"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    ordonance(start).foot.box.setFocus()
    qtbot.keyClick(ordonance(start).foot.box, Qt.Key.Key_End)
    again = opened(qtbot, settings, shelf)
    assert again.games.cards["ordonance"].isChecked()
    game_setup = ordonance(again)
    assert (game_setup.foot.box.key(), game_setup.panel.variants.boxes["certainty"].key()) == ("tournament", "deck")


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        "points",
        ["scoring"],
        {"scoring": None},
        {"scoring": ["points"]},
        {"scoring": "elo", "singles": 1, "incomplete": {}},
        {"points_end": "play-out", "": "", "cards": "x"},
        {"scoring": "territories"},
    ],
)
def test_remembered_garbage_is_as_usual(settings: Settings, kept: object) -> None:
    game_setup = OrdonanceGameSetup(settings)
    game_setup.recall({"game": "ordonance", "variants": kept})
    assert game_setup.variants == ChosenOptions()


def test_settings_of_an_older_program_are_read(settings: Settings) -> None:
    kept = {"seats": FIVE, "first": "B", "direction": "right-to-left", "game": "alliance", "title": "", "decks": {}}
    settings.seats = json.dumps(kept)
    start = StartScreen(settings)
    assert (start.seating.game, start.seating.first) == ("alliance", "B")
    assert (oriflamme(start).direction, ordonance(start).variants) == ("right-to-left", ChosenOptions())
