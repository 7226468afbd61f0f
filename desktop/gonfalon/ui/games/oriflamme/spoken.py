"""What those who listen are told of the things that lie beside the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gonfalon.ui.games.oriflamme.sentences import describe_card
from gonfalon.ui.games.oriflamme.shelf_item import ShelfItem
from gonfalon.ui.games.oriflamme.tray import TrayItem

if TYPE_CHECKING:
    from gonfalon.ui.games.oriflamme.scene import OriflammeScene

__all__ = ["spoken"]


def spoken(scene: OriflammeScene, thing: ShelfItem | TrayItem) -> str:
    """A tab of the reserve or the tray of tokens, in whole sentences."""
    if isinstance(thing, TrayItem):
        return thing.words()
    parts = [describe_card(scene.table, thing.number, scene.viewer, scene.words.language)]
    if thing.look is not None and thing.text != thing.look.name:
        parts.append(thing.text)
    if thing.coins is not None:
        parts.append(QCoreApplication.translate("Table", "%n influence on it", "", thing.coins))
    return "\n".join(parts)
