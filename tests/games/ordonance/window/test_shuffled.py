"""At the table is said of the decks what the start screen said: in the chronicle, at the draw pile and in the tally."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gonfalon.ui.settings.store import Settings
from tests.games.ordonance.window.commander import Commander, campaign


@pytest.mark.slow
def test_the_table_says_what_is_shuffled(person: Commander, settings: Settings) -> None:
    person.begin(campaign("RBG", people="R", first=0))
    scene, said = person.scene, "For 3 players 2 decks are shuffled together, 112 cards in all."
    assert said in person.table.log_view.sentences()
    assert [person.tip(item.scene_rect().center()) for item in (scene.deck, scene.unseen_line)] == [said, said]
    for seat, panel in enumerate(scene.panels_by_seat):
        assert scene.tip_of(panel) == scene.words.describe_seat(scene.table, seat)
    assert scene.unseen_line.count == "106 of 112"
    scene.focus.go("tracker", scene.unseen_line)
    assert scene.focus.words.endswith(said)
    settings.language = "pl"
    QApplication.processEvents()
    assert scene.tip_of(scene.unseen_line).startswith("Dla 3")
    person.key(Qt.Key.Key_U)
    assert scene.unseen_line.count == "106\u00a0na\u00a0112"
