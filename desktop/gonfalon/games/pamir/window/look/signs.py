"""Drawings of the suits, icons, actions, regions and coalitions of Pax Pamir, and their colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.games.pamir.rules.constants import ACTIONS, COALITIONS, EMBLEMS, FAVOR, ICONS, NONE, REGIONS, SUITS
from gonfalon.ui.look import art
from gonfalon.ui.look.palette import FAMILIES, INK, PAPER

_ACCENTS: Final = ("#8a5e0c", "#a3211e", "#5d3a7c", "#1f5f8c")
SUIT_COLOURS: Final = tuple(map(QColor, _ACCENTS))
"""White text can be read on each of them."""


def suit_accent(suit: int) -> str:
    """Return the colour that replaces the accent in the drawings on a card of a suit."""
    return _ACCENTS[suit]


def suit_drawing(suit: int) -> str:
    return f"pamir-suit-{SUITS[suit]}"


def action_drawing(action: int) -> str:
    return f"pamir-action-{ACTIONS[action]}"


def region_drawing(region: int) -> str:
    return f"pamir-region-{REGIONS[region]}"


def emblem_drawing(emblem: int) -> str:
    return f"pamir-emblem-{EMBLEMS[emblem]}"


def coalition_drawing(coalition: int) -> str:
    """The sign alone, on a disc in its colour."""
    return f"pamir-coalition-{COALITIONS[coalition]}"


def patriot_drawing(coalition: int) -> str:
    return f"pamir-patriot-{COALITIONS[coalition]}"


def prize_drawing(coalition: int) -> str:
    return f"pamir-prize-{COALITIONS[coalition]}"


def army_drawing(coalition: int) -> str:
    return f"pamir-army-{COALITIONS[coalition]}"


def road_drawing(coalition: int) -> str:
    return f"pamir-road-{COALITIONS[coalition]}"


def cylinder_drawing(family: str) -> str:
    """That of a family, by its letter, with its charge."""
    return f"pamir-cylinder-{FAMILIES[family].key}"


def dial_drawing(coalition: int, automated: bool = False) -> str:
    """Return the dial of a seat's loyalty, `NONE` before it is declared; the automated opponent is loyal to all."""
    if automated:
        return "pamir-dial-all"
    return "pamir-dial-none" if coalition == NONE else f"pamir-dial-{COALITIONS[coalition]}"


def paint_icon(painter: QPainter, icon: int, rect: QRectF, accent: str | None = None) -> None:
    """Paint an icon of a card on paper; one that favors a suit shows that suit."""
    if icon < FAVOR:
        art.stamp(painter, f"pamir-impact-{ICONS[icon]}", rect, accent)
        return
    side = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 0.04 * side, Qt.PenStyle.SolidLine))
    painter.setBrush(PAPER)
    inset = 0.05 * side
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 0.14 * side, 0.14 * side)
    painter.restore()
    inset = 0.13 * side
    art.stamp(painter, suit_drawing(icon - FAVOR), rect.adjusted(inset, inset, -inset, -inset))
