"""A screen of the usual measure that holds a part of the workshop."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.oriflamme.window.workshop.card_view import CardView
from gonfalon.games.oriflamme.window.workshop.trial_view import TrialView
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.screen import Screen
from tests.ui.screens.starting import settle

__all__ = ["Bench", "card_view", "click", "trial_view"]

PanelT = TypeVar("PanelT", CardView, TrialView)
LEFT = Qt.MouseButton.LeftButton


class Bench(Screen):
    """Holds one panel, which gets a size like that beside the editor."""

    def __init__(self, settings: Settings, panel: CardView | TrialView, size: tuple[int, int]) -> None:
        super().__init__(settings)
        self.panel, self._size = panel, size
        layout = QVBoxLayout(self)
        layout.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)

    def retranslate(self) -> None:
        self.panel.retranslate()

    def arrange(self) -> None:
        self.panel.arrange(*self._size)


def _shown(qtbot: QtBot, settings: Settings, panel: PanelT, size: tuple[int, int]) -> PanelT:
    bench = Bench(settings, panel, size)
    qtbot.addWidget(bench)
    bench.resize(1280, 800)
    bench.show()
    qtbot.waitExposed(bench)
    bench.activateWindow()
    settle()
    return panel


def trial_view(qtbot: QtBot, settings: Settings, kind: str, *, large: bool = True) -> TrialView:
    """The small table with a shipped card."""
    view = TrialView(settings)
    view.set_large(large)
    view.show_card(all_shipped(), kind, "en")
    return _shown(qtbot, settings, view, (448, 436) if large else (190, 220))


def card_view(
    qtbot: QtBot, settings: Settings, kind: str, size: tuple[int, int] = (448, 436), language: str = "en"
) -> CardView:
    """The panel with a shipped card."""
    view = CardView(settings)
    cards = all_shipped()
    view.show_card(kind, deck_texts(cards, language)[kind], cards.kinds[cards.number(kind)].type)
    view.show_trial(cards, kind)
    return _shown(qtbot, settings, view, size)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Press the left button of the mouse on a widget, in its middle where no point is given."""
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, widget.rect().center() if at is None else at)
    settle()
