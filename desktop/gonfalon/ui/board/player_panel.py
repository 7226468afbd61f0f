"""The panel of a player: who sits there and what everybody may count, however it is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.ui.board.furniture import Reachable
from gonfalon.ui.board.thought import ThoughtItem
from gonfalon.ui.look import art, states, theme
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_2, GOLD_3, INK
from gonfalon.ui.look.portraits import portrait
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["Fate", "Mood", "PlayerFigures", "PlayerPanel"]

Fate = Literal["robbed", "triumphant"]
"""What befell a player by an event that all have seen."""
Mood = Literal["calm", "robbed", "triumphant", "thinking"]
"""How a player looks: what befell them by the last move, unless they think now."""


@dataclass(frozen=True, kw_only=True)
class PlayerFigures:
    """What every player's panel says; each form has more of its own."""

    family: str
    """The letter of the family, for crest and colour."""
    name: str
    line: str
    """Who that is, as "Black · Bot, page"."""
    score: int
    """The large figure, which counts up and down."""
    active: bool = False
    """Whether it is for this player to decide."""
    turn: bool = False
    """Whether it is this player's turn, where that is not the same."""
    tips: tuple[tuple[str, str], ...] = ()
    """For the name of a drawing on the panel what it counts and how many, said where the mouse rests on it."""


class PlayerPanel(Reachable):
    """One player's panel; a form of it draws the figures by `draw_figures`."""

    HALO = 16.0
    figures: PlayerFigures | None

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        """Whether it is the larger panel of the seat whose hand is shown."""
        self.figures = None
        self.changes: tuple[tuple[str, int], ...] = ()
        """By how much each figure would change by what is looked at, with the word by which the form knows it."""
        self._counted: float | None = None
        self.thought: float | None = None
        """How much of its time the bot has used that thinks here, None while none thinks long."""
        self._thought = ThoughtItem(self)
        self._fate: Fate | None = None
        self.character = ""
        """That of the bot that plays here; its portrait stands where the crest stood, and the crest beside its chin."""

    # -- what a form says of itself ------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        """Paint everything that stands on the panel but the crest."""
        raise NotImplementedError

    def crest_rect(self) -> QRectF:
        """Where the crest is, in the panel's own coordinates."""
        raise NotImplementedError

    def icon_rect(self) -> QRectF:
        """Where the drawing beside the large figure is, in the panel's own coordinates."""
        raise NotImplementedError

    def change_place(self, word: str) -> QPointF:
        """The middle of the pill that says by how much a figure would change, in the panel's own coordinates."""
        return self.icon_rect().center() - QPointF(0, self.icon_rect().height() * 0.6)

    def told_place(self) -> QPointF:
        """The middle of the pill that says by how much the large figure changes, in the scene."""
        rect = self.scene_rect()
        return QPointF(rect.right() - 44 * self.unit, rect.top() if self.own else rect.bottom() - 4 * self.unit)

    def card_place(self) -> QPointF:
        """Where cards of this seat come from and fall to, in the scene."""
        return self.pos() + QPointF(self.rect.width() * 0.35, self.rect.height() * 0.72)

    # -- figures -------------------------------------------------------------------------------------------------------

    def show_figures(self, figures: PlayerFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self._tell_parts()
            self.update()

    def figure_places(self) -> Mapping[str, QRectF]:
        """Where each drawing is with its figure, by its name and in the panel's own coordinates."""
        return {}

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._tell_parts()

    def _tell_parts(self) -> None:
        if self.figures is not None and self.figures.tips and not self.rect.isEmpty():
            places = self.figure_places()
            self.tip_parts([(places[name], words) for name, words in self.figures.tips if name in places])

    def think(self, share: float | None) -> None:
        """Show how much of its time a bot has used, or that it thinks no more."""
        before, self.thought = self.mood, share
        self._thought.show_share(share, self.rect, self.unit)
        self._look_up(before)

    @property
    def mood(self) -> Mood:
        return self._fate or "calm" if self.thought is None else "thinking"

    def befall(self, fate: Fate | None) -> None:
        """Take what befell the player by a move, None when the next one is told."""
        before, self._fate = self.mood, fate
        self._look_up(before)

    def _look_up(self, before: Mood) -> None:
        if self.mood != before:
            self.mood_changed()

    def mood_changed(self) -> None:
        """The player looks otherwise from now on."""
        if self.character:
            self.update()

    def portrait_rect(self) -> QRectF:
        """Where the portrait is, in the panel's own coordinates: around the middle of where a crest is without one."""
        crest = self.crest_rect()
        side = min(crest.height(), crest.width() * 1.16)
        return QRectF(crest.center() - QPointF(side, side) / 2, QSizeF(side, side))

    def show_changes(self, changes: tuple[tuple[str, int], ...]) -> None:
        """Say by how much figures would change, or nothing any more."""
        if changes != self.changes:
            self.changes = changes
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

    def turn_rect(self) -> QRectF:
        """Where the sign of the turn hangs, in the panel's own coordinates."""
        crest = self.crest_rect()
        size = min(24 * self.unit, crest.height() * 0.46)
        return QRectF(crest.left() - size * 0.42, crest.top() - size * 0.16, size, size)

    def turn_place(self) -> QPointF:
        """Where the sign of the turn flies to, in the scene."""
        return self.pos() + self.turn_rect().center()

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
        self._draw_who(painter, figures.family)
        if figures.turn:
            self._draw_turn(painter)
        self.draw_figures(painter)
        for word, change in self.changes:
            states.change_pill(painter, self.change_place(word), change, self.unit)
        if self.focused:
            states.focus_ring(painter, rect, 4)
        elif self.hovered:
            states.hover_outline(painter, rect)

    def _draw_who(self, painter: QPainter, family: str) -> None:
        crest = self.crest_rect()
        if self.character:
            face = self.portrait_rect()
            portrait(painter, self.character, family, face, self.mood)
            high = 0.44 * face.height()
            crest = QRectF(face.right() - high * 0.78, face.bottom() - high * 0.94, high * 200 / 240, high)
        art.paint(painter, f"crest-{FAMILIES[family].key}", crest)

    def _draw_turn(self, painter: QPainter) -> None:
        disc = self.turn_rect()
        painter.setPen(QPen(GOLD_2, 1.5 * self.unit))
        painter.setBrush(INK)
        painter.drawEllipse(disc)
        inset = disc.height() * 0.16
        art.paint(painter, "gonfalon", disc.adjusted(inset, inset, -inset, -inset))
