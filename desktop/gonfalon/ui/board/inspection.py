"""A closer look at one thing of the board: drawn large where it is a card, with all that may be known of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look.cards import Look
from gonfalon.ui.widgets.card_picture import CardPicture
from gonfalon.ui.widgets.dress import Words, unit

__all__ = ["inspection"]


def inspection(parent: QWidget, words: str, look: Look | None, rules: Callable[[], None] | None) -> Overlay:
    """What lies over the table for a closer look.

    Args:
        parent: the table.
        words: what those who listen hear of the thing, which is all that its seat knows of it.
        look: what is drawn beside them.
        rules: opens its page, None where it has none.
    """
    inner = QWidget()
    layout = QHBoxLayout(inner)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(round(16 * unit(parent)))
    if look is not None:
        picture = CardPicture()
        picture.look, picture.wide = look, round(250 * unit(parent))
        layout.addWidget(picture)
    told = Words(16, wrap=True)
    told.setText(words)
    told.setMinimumWidth(round(260 * unit(parent)))
    layout.addWidget(told, 1, Qt.AlignmentFlag.AlignTop)
    overlay = Overlay(parent, translate("Inspection", "A closer look"), "", inner)
    overlay.add_button(translate("Window", "Close"), key="Esc", gold=True)
    if rules is not None:
        overlay.add_button(translate("Window", "Rules"), rules, key="F1")
    return overlay
