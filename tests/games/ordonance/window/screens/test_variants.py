"""What may be chosen before a game of Ordonance begins, each choice in a box below the seats."""

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
from gonfalon.ui.widgets.plain_text import tip_text
from tests.ui.screens.starting import ALL_CHOSEN, FIVE, begun, chosen, opened, ordonance, oriflamme


def test_each_choice_is_told(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = chosen(qtbot, settings, shelf)
    box = ordonance(start).boxes["scoring"].box
    assert box.isVisible()
    assert not oriflamme(start).choices[0].box.isVisible()
    assert tip_text(box.toolTip()) == "The player who controls the most territories at the end wins."
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert ordonance(start).variants.word("scoring") == "points"
    assert "3, 2 and 1 points" in tip_text(box.toolTip())
    assert tip_text(box.toolTip()) == box.accessibleDescription()


def test_they_are_used_with_keys_alone(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance", "variants": {"scoring": "tournament"}})
    start = opened(qtbot, settings, shelf)
    card = start.games.cards["ordonance"]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is start.seats.rows["R"].crest
    start.seats.rows["Y"].leave.setFocus()
    qtbot.keyClick(start.seats.rows["Y"].leave, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is start.first
    for name in ("scoring", "singles", "certainty", "points-end", "incomplete"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        box = ordonance(start).boxes[name].box
        assert QApplication.focusWidget() is box
        assert box.accessibleName()
        if name == "scoring":
            continue
        before = tip_text(box.toolTip())
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert tip_text(box.toolTip()) != before
        assert box.itemData(0, Qt.ItemDataRole.ToolTipRole) == before
    assert dict(begun(qtbot, start).options) == {**ALL_CHOSEN, "scoring": "tournament"}


def test_what_is_only_for_points_is_shown_only_with_them(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance", "variants": ALL_CHOSEN})
    start = opened(qtbot, settings, shelf)
    boxes = ordonance(start).boxes
    assert boxes["incomplete"].box.isVisible()
    boxes["scoring"].box.setFocus()
    qtbot.keyClick(boxes["scoring"].box, Qt.Key.Key_Home)
    assert not boxes["incomplete"].box.isVisible()
    assert not boxes["incomplete"].label.isVisible()
    assert "points-end" not in dict(begun(qtbot, start).options)
    # It is remembered all the same.
    qtbot.keyClick(boxes["scoring"].box, Qt.Key.Key_Down)
    assert dict(begun(qtbot, start).options) == ALL_CHOSEN


@pytest.mark.slow
def test_choices_are_remembered_at_once(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = chosen(qtbot, settings, shelf)
    for name in ("certainty", "scoring"):
        box = ordonance(start).boxes[name].box
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_End)
    again = opened(qtbot, settings, shelf)
    assert again.games.cards["ordonance"].isChecked()
    boxes = ordonance(again).boxes
    assert (boxes["scoring"].box.key(), boxes["certainty"].box.key()) == ("tournament", "deck")


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
