"""At the table is said of the decks what the start screen said: in the chronicle, at the draw pile and in the tally."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gonfalon.ui.preferences.settings import Settings
from tests.games.ordonance.window.commander import Commander, campaign

SAID = {
    "RB": "For 2 players 1 deck is shuffled, 56 cards in all.",
    "RBG": "For 3 players 2 decks are shuffled together, 112 cards in all.",
    "RBGY": "For 4 players 2 decks are shuffled together, 112 cards in all.",
}


@pytest.mark.parametrize("families", SAID)
def test_the_table_says_what_is_shuffled(person: Commander, settings: Settings, families: str) -> None:
    person.begin(campaign(families, people="R", first=0))
    said = SAID[families]
    assert said in person.table.chronicle.sentences()
    scene = person.scene
    assert person.tip(scene.deck.scene_rect().center()) == said
    assert person.tip(scene.tracker.scene_rect().center()) == said
    cards = 56 if families == "RB" else 112
    for seat, panel in enumerate(scene.panels_by_seat):
        said_of_seat = panel.toolTip()
        assert said_of_seat == scene.words.describe_seat(scene.table, seat)
        assert "in hand" in said_of_seat
    assert scene.tracker.count == f"{cards - 6} of {cards}"
    scene.focus.go("tracker", scene.tracker)
    assert person.scene.focus.words.endswith(said)
    settings.language = "pl"
    QApplication.processEvents()
    assert scene.tracker.toolTip().startswith(f"Dla {len(families)}")
    person.key(Qt.Key.Key_U)
    assert scene.tracker.count == f"{cards - 6}\u00a0na\u00a0{cards}"
