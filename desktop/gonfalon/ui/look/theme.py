"""The three dresses of the table: dark oak, limewashed boards and high contrast."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from gonfalon.ui.look import palette
from gonfalon.ui.look.palette import FAMILIES


class Theme(NamedTuple):
    """Colours by their role: `text` and its kin stand on panels, `on_table` and its kin directly on the boards."""

    key: str
    table: str | None
    panel: str
    ground: QColor
    text: QColor
    text_2: QColor
    heading: QColor
    rubric: QColor
    hairline: QColor
    on_table: QColor
    on_table_2: QColor
    table_heading: QColor
    shadow: QColor
    light: QColor | None = None
    """Of a pool of light on the table; None where nothing shines."""
    rim: QColor = palette.INK
    """Of the table's rim, where it is in the dark."""
    focus_outer: QColor = palette.WHITE
    focus_inner: QColor = palette.INK
    vellum: QColor = palette.VELLUM
    paper: QColor = palette.PAPER
    recess: QColor = palette.VELLUM_2
    edge: QColor = palette.EDGE
    dark: bool = False
    contrast: bool = False

    def family_text(self, family: str) -> QColor:
        """The colour in which a family (letter of FAMILIES) is named on a panel of this theme."""
        look = FAMILIES[family]
        return look.on_dark if self.dark else look.on_vellum


_BROWN: Final = QColor("#6b4a0c")
_ON_LIME: Final = QColor("#3f2d18")
_BLACK: Final = QColor("#000000")

THEMES: Final[dict[str, Theme]] = {
    "oak": Theme(
        key="oak",
        table="table-oak",
        panel="panel-dark",
        ground=palette.OAK_BOARD,
        text=palette.CREAM,
        text_2=palette.CREAM_2,
        heading=palette.GOLD_1,
        rubric=palette.GOLD_2,
        hairline=palette.GOLD_3,
        on_table=palette.CREAM,
        on_table_2=palette.CREAM_2,
        table_heading=palette.GOLD_1,
        shadow=QColor(0, 0, 0, 150),
        light=QColor(255, 214, 140, 150),
        rim=QColor(0, 0, 0, 130),
        dark=True,
    ),
    "lime": Theme(
        key="lime",
        table="table-lime",
        panel="panel-parchment",
        ground=QColor("#d2bf99"),
        text=palette.INK,
        text_2=palette.INK_2,
        heading=_BROWN,
        rubric=palette.RUBRIC,
        hairline=palette.EDGE,
        on_table=_ON_LIME,
        on_table_2=_ON_LIME,
        table_heading=QColor("#4f3508"),
        shadow=QColor(42, 28, 18, 120),
        light=QColor(255, 250, 228, 190),
        rim=QColor(60, 38, 14, 90),
    ),
    "contrast": Theme(
        key="contrast",
        table=None,
        panel="panel-parchment",
        ground=QColor("#d2bf99"),
        text=_BLACK,
        text_2=palette.INK,
        heading=palette.INK,
        rubric=palette.INK,
        hairline=palette.INK,
        on_table=_BLACK,
        on_table_2=palette.INK,
        table_heading=_BLACK,
        shadow=QColor(42, 28, 18, 140),
        focus_inner=_BLACK,
        vellum=palette.WHITE,
        paper=palette.WHITE,
        recess=palette.WHITE,
        edge=palette.INK,
        contrast=True,
    ),
}

_chosen = "oak"


def current() -> Theme:
    """The theme everything is drawn in now."""
    return THEMES[_chosen]


def set_current(key: str) -> None:
    """Change the theme for all that is drawn from now on; raises KeyError for an unknown key."""
    global _chosen  # noqa: PLW0603
    _chosen = THEMES[key].key
