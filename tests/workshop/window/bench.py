"""A screen that holds one part of the workshop."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.screen import Screen
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import settle

PanelT = TypeVar("PanelT", bound=QWidget)


class Bench(Screen):
    """Gives its panel a size like that beside the editor, or all that there is."""

    def __init__(self, settings: Settings, panel: QWidget, size: tuple[int, int] | tuple[()]) -> None:
        super().__init__(settings)
        self.panel, self._size = panel, size
        QVBoxLayout(self).addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter if size else Qt.AlignmentFlag(0))

    def retranslate(self) -> None:
        self.panel.retranslate()

    def arrange(self) -> None:
        self.panel.arrange(*self._size)


def on_bench(qtbot: QtBot, settings: Settings, panel: PanelT, size: tuple[int, int] | tuple[()] = ()) -> PanelT:
    """The panel, laid out on a screen of the usual size."""
    shown(qtbot, Bench(settings, panel, size))
    settle()
    return panel
