"""A record that is dropped onto the window, wherever that is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.widgets.input_fields import TextField
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import UNFINISHED, mail, overlays, words_of


def dragged(*paths: Path | str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) if isinstance(path, Path) else QUrl(path) for path in paths])
    return data


def drop(window: QWidget, data: QMimeData) -> bool:
    copy = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    enter = QDragEnterEvent(QPoint(300, 300), copy, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(300, 300), copy, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, event)
    assert event.dropAction() is Qt.DropAction.CopyAction
    return event.isAccepted()


@pytest.mark.slow
def test_a_record_is_dropped_onto_the_window_a_name_or_the_board(visited: Person, tmp_path: Path) -> None:
    letter, record = tmp_path / "letter.txt", mail(UNFINISHED, tmp_path)
    assert not drop(visited.window, dragged(letter))
    assert not drop(visited.window, dragged("https://example.org/x.gonfalon"))
    field = next(field for field in visited.window.findChildren(TextField) if field.isVisible())
    name = field.text()
    for target, data in ((visited.window, dragged(letter, record)), (field, dragged(record))):
        assert drop(target, data)
        visited.qtbot.waitUntil(lambda: isinstance(visited.screen, TableScreen))
        assert field.text() == name
        visited.window.tables.show_start()
    visited.begin(game(seed=19))
    assert drop(visited.table.view.viewport(), dragged(record))
    visited.qtbot.waitUntil(lambda: bool(overlays(visited)))
    assert "A game is being played" in words_of(overlays(visited)[-1])


def test_a_record_is_dropped_onto_the_curtain(shared: Person, tmp_path: Path) -> None:
    assert drop(shared.window.screens.curtain.button, dragged(mail(UNFINISHED, tmp_path)))
    shared.qtbot.waitUntil(lambda: bool(overlays(shared)))
    assert shared.curtained
