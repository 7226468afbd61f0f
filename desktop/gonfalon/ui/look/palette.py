"""The colours of the illuminated page and of the five families."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

INK: Final = QColor("#2a1c12")
INK_2: Final = QColor("#5b4630")
RUBRIC: Final = QColor("#7a5414")
PAPER: Final = QColor("#fbf3df")
VELLUM: Final = QColor("#f4e8cc")
VELLUM_2: Final = QColor("#e8d6ae")
EDGE: Final = QColor("#c9ac74")
HIGHLIGHT: Final = QColor("#ead9a6")
GOLD_1: Final = QColor("#f6dd96")
GOLD_2: Final = QColor("#d0a244")
GOLD_3: Final = QColor("#8e6420")
SCORCH: Final = QColor("#9c5a10")
OAK_BOARD: Final = QColor("#3d291c")
OAK_PANEL: Final = QColor("#1d130d")
NIGHT: Final = QColor("#1b2a3a")
NIGHT_2: Final = QColor("#121d29")
CREAM: Final = QColor("#f4e8cc")
CREAM_2: Final = QColor("#cdbb95")
MIST: Final = QColor("#9fb0c2")
TARGET: Final = QColor("#ff6b57")
HINT: Final = QColor("#7fe3d4")
COSTLY: Final = QColor("#f7d9d0")
SOLVED: Final = QColor("#9fe0c2")
SOLVED_INK: Final = QColor("#1a6147")
LOSS: Final = QColor("#a3211e")
ADVICE: Final = QColor("#7fe3d4")
ADVICE_INK: Final = QColor("#0d2b2a")
DISABLED: Final = QColor("#a89878")
DISABLED_TEXT: Final = QColor("#3a2d1c")
AUBERGINE: Final = QColor("#2d2435")
VEIL: Final = QColor("#0d0805")
WHITE: Final = QColor("#ffffff")


def faded(colour: QColor, alpha: float) -> QColor:
    """Return a colour that covers so much of what is beneath it, from 0 to 1."""
    found = QColor(colour)
    found.setAlphaF(alpha)
    return found


@dataclass(frozen=True)
class FamilyLook:
    """One family in colour, line and shape; `pen` is a dash pattern in pen widths, empty for a solid line."""

    key: str
    letter: str
    base: QColor
    dark: QColor
    charge: QColor
    accent: QColor
    on_vellum: QColor
    on_dark: QColor
    accent_hex: str
    pen: tuple[float, ...]
    marker: str


def _family(
    key: str, letter: str, colours: tuple[str, str, str, str, str, str], pen: tuple[float, ...], marker: str
) -> FamilyLook:
    base, dark, charge, accent, on_vellum, on_dark = (QColor(colour) for colour in colours)
    return FamilyLook(key, letter, base, dark, charge, accent, on_vellum, on_dark, colours[3], pen, marker)


FAMILIES: Final[dict[str, FamilyLook]] = {
    look.letter: look
    for look in (
        _family("red", "R", ("#a3211e", "#7c1415", "#f3d488", "#a3211e", "#8c1b19", "#ee8a80"), (), "square"),
        _family("blue", "B", ("#1f4e8c", "#143765", "#eef2f6", "#1f4e8c", "#1f4e8c", "#8fbcf0"), (4.0, 2.0), "disc"),
        _family(
            "green", "G", ("#1d6b4f", "#0f4a36", "#f7eed6", "#1d6b4f", "#1a6147", "#7fd0ad"), (1.0, 1.6), "triangle"
        ),
        _family(
            "gold", "Y", ("#e0ad36", "#c48d1b", "#5c1f12", "#c08a14", "#7d5607", "#f0cb6a"),
            (4.0, 1.6, 1.0, 1.6), "diamond",
        ),
        _family(
            "black", "K", ("#34293f", "#1d1624", "#d5c6ec", "#5b3f86", "#5b3f86", "#c3acea"), (0.5, 1.5), "star"
        ),
    )
}  # fmt: skip
