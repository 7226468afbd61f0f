"""What those who listen are told of the things that the keys come to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsObject

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.sentences import describe_card
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.games.oriflamme.window.tray import TrayItem
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.widgets.plain import words_of

__all__ = ["spoken"]


def spoken(thing: QGraphicsObject, table: Table, viewer: int, language: str) -> str:
    """A card, a place, a panel, a tab of the reserve or the tray in whole sentences; empty for what says itself."""
    if isinstance(thing, CardItem):
        return describe_card(table, thing.number, viewer, language)
    if isinstance(thing, PlaceItem):
        return thing.meaning or thing.word
    if isinstance(thing, SeatPanel) and thing.figures is not None:
        return f"{thing.figures.name}, {thing.figures.line}\n{words_of(thing.toolTip())}"
    if isinstance(thing, TrayItem):
        return thing.words()
    if not isinstance(thing, ShelfItem):
        return ""
    parts = [describe_card(table, thing.number, viewer, language)]
    if thing.look is not None and thing.text != thing.look.name:
        parts.append(thing.text)
    if thing.coins is not None:
        parts.append(QCoreApplication.translate("Table", "%n influence on it", "", thing.coins))
    return "\n".join(parts)
