"""The tally of unseen cards at the table."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.ordonance.window.camp import Camp


def test_the_tally_stays_folded_as_it_was_left(qapp: QApplication) -> None:
    camp = Camp("RB", 0, 99)
    assert camp.scene.folded
    camp.scene.fold_tracker()
    for _ in range(6):
        camp.play()
        camp.tell()
        camp.ask()
        assert not camp.scene.folded
        assert not unlike_rebuilt(camp.scene, camp.view)
