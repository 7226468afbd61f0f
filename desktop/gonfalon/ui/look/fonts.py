"""Vollkorn with lining, tabular figures, times the text scale the player has chosen."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from gonfalon.data import read_data, resources_dir

FAMILY: Final = "Vollkorn"
FILES: Final = (
    "Vollkorn-Regular.ttf",
    "Vollkorn-Medium.ttf",
    "Vollkorn-SemiBold.ttf",
    "Vollkorn-Bold.ttf",
    "Vollkorn-Italic.ttf",
)
SCALE_RANGE: Final = (0.85, 1.5)
_FALLBACKS: Final = ("Gentium Plus", "Linux Libertine O", "DejaVu Serif")

_log = logging.getLogger(__name__)
_scale = 1.0
_loaded = False


def load() -> None:
    """Register the bundled fonts once; needs a QGuiApplication, logs a file that cannot be read."""
    global _loaded  # noqa: PLW0603
    if _loaded:
        return
    _loaded = True
    folder = resources_dir() / "fonts"
    for name in FILES:
        try:
            letters = read_data(folder / name)
        except OSError:
            letters = b""
        if QFontDatabase.addApplicationFontFromData(letters) < 0:
            _log.warning("The font %s cannot be read; another serif stands in for it.", name)


def set_text_scale(scale: float) -> None:
    """Multiply every size asked for from now on; values outside SCALE_RANGE are brought inside."""
    global _scale  # noqa: PLW0603
    _scale = min(max(scale, SCALE_RANGE[0]), SCALE_RANGE[1])


def large() -> bool:
    """Return whether text is so large that it needs the room of something else."""
    return _scale > 1.2


def text_scale() -> float:
    """The factor of the player's setting, 1.0 by default."""
    return _scale


def font(px: float, weight: QFont.Weight = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """A font of `px` logical pixels before the text scale, rounded to a whole pixel after it."""
    return QFont(_font(max(1, round(px * _scale)), weight, italic))


def plain(px: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font of exactly `px` pixels, without the text scale and without hinting, so that widths grow with the size."""
    result = QFont(_font(px, weight, False))
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


@lru_cache(maxsize=256)
def _font(px: int, weight: QFont.Weight, italic: bool) -> QFont:
    load()
    result = QFont()
    result.setFamilies([FAMILY, *_FALLBACKS])
    result.setPixelSize(px)
    result.setWeight(weight)
    result.setItalic(italic)
    for feature in ("lnum", "tnum"):
        tag = QFont.Tag.fromString(feature)
        if tag is not None:
            result.setFeature(tag, 1)
    return result
