"""The panel of a player, upright or as a strip, with the bar of a thinking bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.board.clock_tag import ClockFace, ClockTag
from gonfalon.ui.board.panel_items import draw_text, fitted_font
from gonfalon.ui.board.paper import RowsItem, paint_parts
from gonfalon.ui.look import art, fonts, state_marks, theme
from gonfalon.ui.look.art import portrait
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_2, GOLD_3, INK
from gonfalon.ui.widgets.panel import fine_panel

HIGH = 7.0
STEPS = 20
"""The bar grows by so many steps and not smoothly: nothing has to be painted between them."""


class ThinkingBarItem(QGraphicsItem):
    """The bar; it knows of no clock, and is told how far to be filled."""

    def __init__(self, panel: QGraphicsItem) -> None:
        super().__init__(panel)
        self.rect = QRectF()
        self._filled = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_share(self, share: float | None, edge: QRectF, unit: float) -> None:
        """Be filled by a share of 1, or be gone for None.

        Args:
            share: how much of its time the bot has used.
            edge: the panel along whose lower edge it lies.
            unit: what ornaments are multiplied by.
        """
        if share is None:
            self.hide()
            return
        high, inset = HIGH * unit, min(18 * unit, edge.width() * 0.12)
        rect = QRectF(edge.left() + inset, edge.bottom() - high * 0.72, edge.width() - 2 * inset, high)
        filled = min(STEPS, round(share * STEPS))
        if (rect, filled) != (self.rect, self._filled):
            if rect != self.rect:
                self.prepareGeometryChange()
            self.rect, self._filled = rect, filled
            self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_by, line = self.rect.height() / 2, self.rect.height() / 7
        painter.setPen(QPen(GOLD_2, line))
        painter.setBrush(INK)
        painter.drawRoundedRect(self.rect, round_by, round_by)
        full = self.rect.adjusted(2 * line, 2 * line, -2 * line, -2 * line)
        full.setWidth(max(full.height(), full.width() * self._filled / STEPS))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD_1)
        painter.drawRoundedRect(full, full.height() / 2, full.height() / 2)


Fate = Literal["robbed", "triumphant"]
"""What befell a player by an event that all have seen."""
Mood = Literal["calm", "robbed", "triumphant", "thinking"]
"""How a player looks: what befell them by the last move, unless they think now."""


@dataclass(frozen=True, kw_only=True)
class PlayerFigures:
    """The figures on every player's panel; each form has more of its own."""

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


class PlayerPanel(RowsItem[PlayerFigures]):
    """One player's panel; a form of it describes its figures as rows, or draws them by `draw_figures`."""

    HALO = 16.0

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        """Whether it is the larger panel of the seat whose hand is shown."""
        self.changes: tuple[tuple[str, int], ...] = ()
        """By how much each figure would change by what is looked at, with the word by which the form knows it."""
        self._counted: float | None = None
        self.thought: float | None = None
        """How much of its time the bot has used that thinks here, None while none thinks long."""
        self._thought = ThinkingBarItem(self)
        self._clock = ClockTag(self)
        self._fate: Fate | None = None
        self.portrait = ""
        """The name of the drawing of the bot that plays here; the crest then stands at its chin."""

    # -- what a form says of itself ------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        """Paint everything that stands on the panel but the crest."""
        paint_parts(painter, self.laid())

    def crest_rect(self) -> QRectF:
        """Return the rectangle of the crest, in the panel's own coordinates."""
        raise NotImplementedError

    def icon_rect(self) -> QRectF:
        """Return the rectangle of the icon beside the large figure, in the panel's own coordinates."""
        raise NotImplementedError

    def change_place(self, word: str) -> QPointF:
        """The middle of the pill that says by how much a figure would change, in the panel's own coordinates."""
        return self.icon_rect().center() - QPointF(0, self.icon_rect().height() * 0.6)

    def told_place(self) -> QPointF:
        """The middle of the pill that says by how much the large figure changes, in the scene."""
        rect = self.scene_rect()
        return QPointF(rect.right() - 44 * self.unit, rect.top() if self.own else rect.bottom() - 4 * self.unit)

    def clock_foot(self) -> QPointF:
        """Return the middle of the lower edge of the clock, in the panel's own coordinates."""
        return QPointF(self.rect.center().x(), 7 * self.unit)

    def card_place(self) -> QPointF:
        """Return the point where cards of this seat come from and fall to, in the scene."""
        return self.pos() + QPointF(self.rect.width() * 0.35, self.rect.height() * 0.72)

    # -- figures -------------------------------------------------------------------------------------------------------

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._clock.lie(self.clock_foot(), unit, 1 - rect.top(), (22 if self.own else 16) * unit)

    @property
    def clock_words(self) -> str:
        """What is said of the time that the player has left; empty without a clock."""
        return "" if self._clock.face is None else self._clock.face.words

    def show_clock(self, face: ClockFace | None) -> None:
        """Show the time that the player has left, None where none is measured."""
        self._clock.show_face(face)

    def shown(self) -> object:
        return self.figures, self.score

    def figure_places(self) -> Mapping[str, QRectF]:
        """Return the rectangle of each icon with its figure, by name, in the panel's own coordinates."""
        return {part.name: rect for part, rect, *_ in self.laid() if part.name}

    def think(self, share: float | None) -> None:
        """Show how much of its time a bot has used, or that it thinks no more."""
        before, self.thought = self.mood, share
        self._thought.show_share(share, self.rect, self.unit)
        self._look_up(before)

    @property
    def mood(self) -> Mood:
        return self._fate or "calm" if self.thought is None else "thinking"

    def set_reaction(self, fate: Fate | None) -> None:
        """Take what befell the player by a move, None when the next one is told."""
        before, self._fate = self.mood, fate
        self._look_up(before)

    def _look_up(self, before: Mood) -> None:
        if self.mood != before:
            self.mood_changed()

    def mood_changed(self) -> None:
        """The player looks otherwise from now on."""
        if self.portrait:
            self.update()

    def portrait_rect(self) -> QRectF:
        """
        Return the rectangle of the portrait, in the panel's own coordinates: centred on where the crest is otherwise.
        """
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
        """Return the point to which things counted by the large figure fly, in the scene."""
        return self.pos() + self.icon_rect().center()

    def turn_rect(self) -> QRectF:
        """Return the rectangle of the turn marker, in the panel's own coordinates."""
        crest = self.crest_rect()
        size = min(24 * self.unit, crest.height() * 0.46)
        return QRectF(crest.left() - size * 0.42, crest.top() - size * 0.16, size, size)

    def turn_place(self) -> QPointF:
        """Return the point to which the turn marker flies, in the scene."""
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
            pixmap = state_marks.soft_rect(
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
            state_marks.change_pill(painter, self.change_place(word), change, self.unit)
        self.draw_pointed(painter)

    def _draw_who(self, painter: QPainter, family: str) -> None:
        crest = self.crest_rect()
        if self.portrait:
            face = self.portrait_rect()
            portrait(painter, self.portrait, family, face, self.mood)
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


NARROW = 260.0
"""Strips that are narrower have less on them, at unit 1."""
STRIPS = (184.0, 239.0)
"""How wide four strips side by side are in the smallest window and in the usual one."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True, kw_only=True)
class StripFigures(PlayerFigures):
    """A large figure, and what can be counted beside it."""

    icon: str
    """The drawing beside the large figure."""
    counts: tuple[tuple[str, int], ...] = ()
    """The small figures, each with the name of its drawing."""
    token: str = ""
    """The drawing of a token that lies before the player, empty for none."""


class StripPanel(PlayerPanel):
    """Crest at the left, name, line and figures beside it."""

    figures: StripFigures | None

    @property
    def narrow(self) -> bool:
        """Whether four strips share the row."""
        return not self.own and self.rect.width() < NARROW * self.unit

    def shown_counts(self, figures: StripFigures) -> tuple[tuple[str, int], ...]:
        """The small figures that have room."""
        return figures.counts

    # -- geometry ------------------------------------------------------------------------------------------------------

    def _sized(self, small: float, usual: float) -> float:
        """A measure of a narrow strip between those of the smallest window and of the usual one, in scene units."""
        least, most = STRIPS
        share = min(1.0, max(0.0, (self.rect.width() / self.unit - least) / (most - least)))
        return (small + (usual - small) * share) * self.unit

    def crest_rect(self) -> QRectF:
        unit, rect = self.unit, self.rect
        high = rect.height() * (0.60 if self.own else 0.58 if self.narrow else 0.76)
        return QRectF(
            self._sized(10, 12) if self.narrow else 14 * unit,
            rect.height() * (0.10 if self.own else 0.16 if self.narrow else 0.12),
            high * 200 / 240,
            high,
        )

    def icon_rect(self) -> QRectF:
        unit, rect = self.unit, self.rect
        if self.own:
            size = min(36 * unit, rect.height() * 0.26)
            return QRectF(self._text_x(), rect.height() * 0.44, size, size)
        size = min(self._sized(18, 26) if self.narrow else 28 * unit, rect.height() * 0.34)
        edge = self._sized(6, 12) if self.narrow else 14 * unit
        # Beneath it the line of the family runs on.
        middle = rect.height() * 0.235
        return QRectF(rect.right() - edge - size - self._number_width(), middle - size / 2, size, size)

    def _number_font(self) -> QFont:
        usual = (34 if self.own else 24) * self.unit
        share = min(1.0, self.rect.height() / ((134 if self.own else 78) * self.unit))
        px = self._sized(20, 23) if self.narrow else usual * share
        # Between the line above and the figures below there is no room for more, nor before the token at the right.
        most = self.rect.height() * (0.33 if self.own else 0.38)
        room = float("inf")
        if self.own and self.figures is not None and self.figures.token:
            icon = self.icon_rect()
            room = self._token_rect(icon).left() - icon.right() - 9 * self.unit
        return fitted_font("88", px, QFont.Weight.Bold, room, most=round(most))

    def _number_width(self) -> float:
        wide = QFontMetricsF(self._number_font()).horizontalAdvance("88")
        return wide * (0.62 if self.score < 10 else 1.0) + 6 * self.unit

    def _text_x(self) -> float:
        return self.crest_rect().right() + (self._sized(8, 12) if self.narrow else 14 * self.unit)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        left, icon = self._text_x(), self.icon_rect()
        right = self.rect.right() - 12 * self.unit if self.own else icon.left() - self._sized(4, 8)
        if figures.token:
            token = self._token_rect(icon)
            art.paint(painter, figures.token, token)
            if not (self.own or self.narrow):
                right = token.left() - 6 * self.unit
        self._draw_words(painter, figures, left, right)
        self._draw_score(painter, figures, icon)
        self._draw_counts(painter, figures)

    def _token_rect(self, icon: QRectF) -> QRectF:
        unit, rect = self.unit, self.rect
        token = min(self._sized(20, 24) if self.narrow else 28 * unit, rect.height() * 0.32)
        if self.narrow:
            return QRectF(rect.right() - token - 9 * unit, rect.height() * 0.79 - token / 2, token, token)
        x = rect.right() - token - 12 * unit if self.own else icon.left() - token - 6 * unit
        return QRectF(x, icon.center().y() - token / 2, token, token)

    def _draw_words(self, painter: QPainter, figures: StripFigures, left: float, right: float) -> None:
        dress, unit, rect = theme.current(), self.unit, self.rect
        high = rect.height()
        name = QRectF(left, high * (0.07 if self.own else 0.065), right - left, high * (0.21 if self.own else 0.34))
        name_size = self._sized(14, 18) if self.narrow else (20 if self.own else 18) * unit
        painter.setPen(dress.text)
        draw_text(painter, name, figures.name, name_size, QFont.Weight.DemiBold)
        line_right = rect.right() - (12 if self.own else 8) * unit
        beneath = high * (0.265 if self.own else 0.42)
        line = QRectF(left, beneath, line_right - left, high * (0.17 if self.own else 0.2))
        painter.setPen(dress.family_text(figures.family))
        draw_text(painter, line, figures.line, self._sized(12, 14) if self.narrow else 14 * unit, least=11)

    def _draw_score(self, painter: QPainter, figures: StripFigures, icon: QRectF) -> None:
        unit = self.unit
        art.paint(painter, figures.icon, icon)
        painter.setPen(theme.current().heading)
        painter.setFont(self._number_font())
        number = QRectF(icon.right() + 6 * unit, icon.top() - 10 * unit, self.rect.width(), icon.height() + 20 * unit)
        painter.drawText(number, LEFT, str(self.score))

    def figure_places(self) -> dict[str, QRectF]:
        figures = self.figures
        if figures is None:
            return {}
        icon, counts = self.icon_rect(), self._count_rects(figures)
        found = {figures.icon: icon.adjusted(0, 0, self._number_width(), 0)}
        found |= {marker: rect for (marker, _), rect in zip(self.shown_counts(figures), counts, strict=True)}
        if figures.token:
            found[figures.token] = self._token_rect(icon)
        return found

    def _count_rects(self, figures: StripFigures) -> list[QRectF]:
        """Return the rectangle of each small figure: its icon at the left, its number behind it."""
        unit, rect = self.unit, self.rect
        size = min(22 * unit, rect.height() * 0.26)
        y = rect.height() * (0.86 if self.own else 0.78 if self.narrow else 0.76)
        left = 16 * unit if self.own else self._text_x()
        right = rect.right() - (34 if self.narrow else 10) * unit
        count = len(self.shown_counts(figures))
        step = min((right - left) / max(1, count), 68 * unit if self.own else 58 * unit)
        return [QRectF(left + index * step, y - size / 2, step, size) for index in range(count)]

    def _draw_counts(self, painter: QPainter, figures: StripFigures) -> None:
        swapped = theme.current().dark
        for (marker, count), rect in zip(self.shown_counts(figures), self._count_rects(figures), strict=True):
            size = rect.height()
            font = fonts.font(min(16 * self.unit, size * 0.8))
            if self.narrow:
                # The line above is close by.
                font.setPixelSize(min(font.pixelSize(), round(size)))
            painter.setFont(font)
            art.paint(painter, marker, QRectF(rect.left(), rect.top(), size, size), ink_paper_swapped=swapped)
            painter.setPen(theme.current().text)
            number = QRectF(rect.left() + size + 5 * self.unit, rect.top() - size / 2, rect.width(), 2 * size)
            painter.drawText(number, LEFT, str(count))
