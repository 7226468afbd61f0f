"""Portraits of bots with a character, whose faces show how things go for them."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gonfalon.ui.look import art
from gonfalon.ui.look.palette import FAMILIES

__all__ = ["PLAIN", "Face", "portrait"]

Face = Literal["calm", "thinking", "robbed", "triumphant"]
PLAIN: Final = "plain"
"""The portrait of a bot without a character: a hood, and no face."""


def portrait(painter: QPainter, character: str, family: str, rect: QRectF, face: Face = "calm") -> None:
    """Paint somebody of a character, dressed in the colour of a family, by its letter; a plain one has no face."""
    known = character if art.has(f"portrait-{character}") else PLAIN
    art.paint(painter, f"portrait-{known}", rect, FAMILIES[family].accent_hex)
    if known != PLAIN:
        art.paint(painter, f"face-{face}", rect)
