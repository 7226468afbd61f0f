"""The colours of the editor: dark like a slate beside the table, or paper where the table is light."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from gonfalon.games.oriflamme.workshop.colours import Role
from gonfalon.ui.look import palette
from gonfalon.ui.look.theme import Theme

__all__ = ["Inks", "inks"]


@dataclass(frozen=True)
class Inks:
    """What the editor is drawn in."""

    ground: QColor
    margin: QColor
    """Behind the numbers of the lines."""
    number: QColor
    """Of a line."""
    here: QColor
    """Of the line with the cursor."""
    text: QColor
    chosen: QColor
    chosen_text: QColor
    wrong: QColor
    """Behind a line with a mistake."""
    wave: QColor
    found: QColor
    """Behind what was searched for."""
    edge: QColor
    roles: Mapping[Role, QColor]


def _roles(
    key: str, verb: str, number: str, target: str, adjective: str, quiet: str, value: str, text: str, id: str
) -> dict[Role, QColor]:
    colours = {
        Role.KEY: key,
        Role.VERB: verb,
        Role.NUMBER: number,
        Role.TARGET: target,
        Role.TEST: target,
        Role.ADJECTIVE: adjective,
        Role.PREPOSITION: quiet,
        Role.SIGN: quiet,
        Role.COMMENT: quiet,
        Role.VALUE: value,
        Role.TEXT: text,
        Role.NAME: id,
        Role.ID: id,
    }
    return {role: QColor(colour) for role, colour in colours.items()}


_NIGHT: Final = Inks(
    ground=QColor("#131e2a"),
    margin=QColor("#0e1722"),
    number=QColor("#71829a"),
    here=QColor("#1b2938"),
    text=palette.CREAM,
    chosen=QColor("#8e6420"),
    chosen_text=palette.WHITE,
    wrong=QColor("#43202a"),
    wave=palette.TARGET,
    found=QColor("#6a4f17"),
    edge=palette.GOLD_3,
    roles=_roles("#dcb866", "#8fbcf0", "#9fd6a8", "#c7a6f0", "#f0d9a8", "#8fa0b5", "#a9d5c4", "#d8c4a0", "#f6dd96"),
)
_PAPER: Final = Inks(
    ground=palette.PAPER,
    margin=palette.VELLUM_2,
    number=palette.INK_2,
    here=palette.VELLUM,
    text=palette.INK,
    chosen=palette.GOLD_2,
    chosen_text=palette.INK,
    wrong=QColor("#f6d3c8"),
    wave=palette.LOSS,
    found=QColor("#f2d88e"),
    edge=palette.EDGE,
    roles=_roles("#7a4a08", "#1f4e8c", "#1a6147", "#5b3f86", "#4a3a1d", "#6b5a44", "#1a6147", "#5b4630", "#7d3a07"),
)
_BLACK_ON_WHITE: Final = Inks(
    ground=palette.WHITE,
    margin=palette.WHITE,
    number=palette.INK,
    here=QColor("#f0f0f0"),
    text=QColor("#000000"),
    chosen=QColor("#000000"),
    chosen_text=palette.WHITE,
    wrong=QColor("#ffd9d0"),
    wave=QColor("#b00000"),
    found=QColor("#ffe48a"),
    edge=palette.INK,
    roles=_roles("#5a3200", "#003a8c", "#00502f", "#4a2a80", "#000000", "#333333", "#00502f", "#000000", "#6b1f00"),
)


def inks(theme: Theme) -> Inks:
    """Those that go with a table of this theme."""
    if theme.contrast:
        return _BLACK_ON_WHITE
    return _NIGHT if theme.dark else _PAPER
