from __future__ import annotations

import sys

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def test_qt_keeps_the_references_to_none(qtbot: QtBot) -> None:
    # PySide6 6.12.0 takes one away with each call on Python 3.11, and some thousand calls later the interpreter aborts.
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(1000):
        widget.repaint()
    assert sys.getrefcount(None) > before - 50
