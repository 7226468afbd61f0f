"""The panel of a player: who sits there and what everybody may count, however it is laid out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.ui.board.furniture import Reachable
from gonfalon.ui.look import states, theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_3
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["PlayerFigures", "PlayerPanel"]


@dataclass(frozen=True)
class PlayerFigures:
    """What is written on a player's panel."""

    family: str
    """The letter of the family, for crest and colour."""
    name: str
    line: str
    """Who that is, as "Black · Bot, page"."""
    score: int
    """The large figure."""
    icon: str
    """The drawing beside the large figure."""
    counts: tuple[tuple[str, int], ...] = ()
    """The small figures, each with the name of its drawing."""
    token: str = ""
    """The drawing of a token that lies before the player, empty for none."""
    active: bool = False
    """Whether it is for this player to decide."""


class PlayerPanel(Reachable):
    """One player's panel; a form of it draws the figures by `draw_figures`."""

    HALO = 16.0

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        """Whether it is the larger panel of the seat whose hand is shown."""
        self.figures: PlayerFigures | None = None
        self._counted: float | None = None

    # -- what a form says of itself ------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter, figures: PlayerFigures) -> None:
        """Paint everything that stands on the panel."""
        raise NotImplementedError

    def icon_rect(self) -> QRectF:
        """Where the drawing beside the large figure is, in the panel's own coordinates."""
        raise NotImplementedError

    def card_place(self) -> QPointF:
        """Where cards of this seat come from and fall to, in the scene."""
        return self.pos() + QPointF(self.rect.width() * 0.35, self.rect.height() * 0.72)

    # -- figures -------------------------------------------------------------------------------------------------------

    def show_figures(self, figures: PlayerFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()

    def _get_counted(self) -> float:
        return self._counted if self._counted is not None else float(self.figures.score if self.figures else 0)

    def _set_counted(self, value: float) -> None:
        before, self._counted = self._get_counted(), value
        if round(before) != round(value):
            self.update()

    counted = Property(float, _get_counted, _set_counted)
    """The large figure that is written while it counts up or down."""

    def counted_up(self) -> None:
        """Write what the table says again."""
        if self._counted is not None:
            self._counted = None
            self.update()

    @property
    def score(self) -> int:
        """The large figure as it is written now."""
        return round(self._get_counted())

    def score_place(self) -> QPointF:
        """Where that flies to which the large figure counts, in the scene."""
        return self.pos() + self.icon_rect().center()

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        dress, rect = theme.current(), self.rect
        if figures.active:
            glow = QColor(GOLD_1)
            glow.setAlphaF(0.55)
            blur = 9.0
            pixmap = states.soft_rect(
                rect.width() - 6, rect.height() - 6, 8, blur, glow, painter.device().devicePixelRatio()
            )
            painter.drawPixmap(QPointF(3 - blur, 3 - blur), pixmap)
        fine_panel(painter, dress.panel, rect)
        if figures.active:
            painter.setPen(QPen(GOLD_1 if dress.dark else GOLD_3, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        self.draw_figures(painter, figures)
        if self.focused:
            states.focus_ring(painter, rect, 4)
        elif self.hovered:
            states.hover_outline(painter, rect)
