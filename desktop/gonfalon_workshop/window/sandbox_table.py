"""The small table on which a card is tried, as a picture: the queue, what has left it, and what has just changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.log_writer import describe_card
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.games.oriflamme.window.page_figures import draw_card
from gonfalon.games.oriflamme.window.queue_card import KnownFaces
from gonfalon.ui.look import art, cards, palette, state_marks
from gonfalon.ui.look.cards import BackLook, CardLook
from gonfalon.ui.look.text_fitting import SMALLEST
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import answer_tip, shortened_to_fit
from gonfalon.ui.widgets.styling import ControlPainter, Sized, role_font, ui_scale
from gonfalon_workshop.sandbox import SandboxStep

__all__ = ["InfluenceRow", "SandboxTable"]

_WIDEST: Final = 92
_NARROWEST: Final = 16
_PAD: Final = 12
_GAP: Final = 0.14
"""Between two cards, by the width of one."""
_ASIDE: Final = 0.74
"""How large what has left the queue is, by the cards in it."""
_OVERLAP: Final = 0.5
_NAMED_FROM: Final = 100
_LIFTED: Final = 9
"""The room above cards, for the frame of one that has just changed."""


class _Lying(NamedTuple):
    card: int
    place: QRectF
    queued: bool


class SandboxTable(Sized, QWidget):
    """A picture of a table; cards say what they are when the mouse rests on them."""

    size_wanted, size_least = (190, 150), (120, 72)
    looked_at = Signal(object)
    """The front of the card that the mouse is at, None when it is at none."""

    def __init__(self) -> None:
        super().__init__()
        self._table: Table | None = None
        self._words: TableTexts | None = None
        self._step: SandboxStep | None = None
        self._tried = -1
        self._pointed = -1
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, table: Table, words: TableTexts, tried: int, step: SandboxStep | None = None) -> None:
        """Show what lies there, the card that is tried, and what a step has changed."""
        self._table, self._words, self._tried, self._step = table, words, tried, step
        self.setAccessibleName(" ".join(self._heard(lying.card) for lying in self._lying(QRectF(0, 0, 400, 200))))
        self.update()

    def clear(self) -> None:
        """Show an empty table."""
        self._table = None
        self.setAccessibleName("")
        self.update()

    # -- where everything lies -----------------------------------------------------------------------------------------

    def _caption_font(self) -> QFont:
        return role_font(self, 12, QFont.Weight.DemiBold)

    def _lying(self, room: QRectF) -> list[_Lying]:
        """All cards that are seen, with their places in a rectangle: the queue, then what has left it."""
        table = self._table
        if table is None:
            return []
        queue = list(table.queue)
        aside = [card for card in (*table.reserves, *table.discards) if card not in queue]
        scale = ui_scale(self)
        below = QFontMetricsF(self._caption_font()).height() + 3 * scale if self._named(room) else _LIFTED * scale
        inner = room.adjusted(_PAD * scale, _LIFTED * scale, -_PAD * scale, -below)
        shares = len(queue) + _GAP * max(0, len(queue) - 1)
        if aside:
            shares += (2 * _GAP if queue else 0) + _ASIDE * (1 + _OVERLAP * (len(aside) - 1))
        wide = min(_WIDEST * scale, inner.width() / max(1.0, shares), inner.height() / cards.RATIO)
        wide = float(max(_NARROWEST, int(wide)))
        high = round(wide * cards.RATIO)
        left = inner.left() + (inner.width() - shares * wide) / 2
        top = inner.top() + max(0.0, (inner.height() - high) / 2)
        found = []
        for card in queue:
            found.append(_Lying(card, QRectF(round(left), round(top), wide, high), True))
            left += wide * (1 + _GAP)
        left += wide * _GAP if queue else 0
        small = float(round(wide * _ASIDE))
        for card in aside:
            place = QRectF(round(left), round(top + high - small * cards.RATIO), small, round(small * cards.RATIO))
            found.append(_Lying(card, place, False))
            left += small * _OVERLAP
        return found

    def _named(self, room: QRectF) -> bool:
        """Return whether there is room for the names of face-down cards; tooltips show them anyway."""
        return room.height() >= _NAMED_FROM * ui_scale(self)

    def place_of(self, card: int) -> QRectF | None:
        """Return the rectangle of a card in the widget, or None where it is not visible."""
        return next((lying.place for lying in self._lying(QRectF(self.rect())) if lying.card == card), None)

    def card_at(self, point: QPointF) -> int:
        """The card at a point, -1 for none."""
        found = [lying.card for lying in self._lying(QRectF(self.rect())) if lying.place.contains(point)]
        return found[-1] if found else -1

    # -- what is said of it --------------------------------------------------------------------------------------------

    @property
    def _shown(self) -> tuple[Table, TableTexts]:
        """The table and its words; only while there is one."""
        assert self._table is not None
        assert self._words is not None
        return self._table, self._words

    def _heard(self, card: int) -> str:
        table, words = self._shown
        return describe_card(table, card, table.seating.owner[card], words.language)

    def _face(self, card: int) -> CardLook | None:
        return KnownFaces(*self._shown).look_of(card)

    def event(self, event: QEvent) -> bool:
        return answer_tip(event, self, self._tip_at) or super().event(event)

    def _tip_at(self, point: QPoint) -> str:
        card = self.card_at(QPointF(point))
        if card < 0:
            return ""
        face = self._face(card)
        return "\n".join([self._heard(card)] + ([face.text] if face is not None and face.text else []))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.card_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, card: int) -> None:
        if card != self._pointed:
            self._pointed = card
            self.looked_at.emit(self._face(card) if card >= 0 else None)

    # -- the picture ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        fine_panel(painter, "panel-cloth", QRectF(self.rect()), 0.6)
        if self._table is None:
            return
        lying = self._lying(QRectF(self.rect()))
        for one in lying:
            self._paint_card(painter, one)
        self._paint_changes(painter, lying)

    def _paint_card(self, painter: QPainter, one: _Lying) -> None:
        (table, _), place = self._shown, one.place
        radius = cards.corner_radius(place.width())
        changed = self._step is not None and one.card in self._step.cards
        if changed and one.queued:
            state_marks.selected_outline(painter, place, radius)
        elif one.card == self._tried and self._step is None:
            state_marks.resolving_glow(painter, place, radius)
        family = table.seating.families[table.seating.owner[one.card]]
        face = self._face(one.card) if table.open[one.card] or one.card in table.reserves else None
        look = BackLook(family) if face is None else face
        lain, verdicts = table.influence[one.card], table.verdicts[one.card]
        draw_card(painter, look, place, lain, verdicts, self.devicePixelRatioF())
        if not one.queued:
            self._paint_sign(painter, one, table)
        elif not table.open[one.card] and self._named(QRectF(self.rect())):
            self._paint_caption(painter, one, family)

    def _paint_sign(self, painter: QPainter, one: _Lying, table: Table) -> None:
        """That a card lies in reserve, or was discarded."""
        reserved = one.card in table.reserves
        if not reserved:
            state_marks.veil(painter, one.place, cards.corner_radius(one.place.width()), 0.35)
        side = max(16 * ui_scale(self), one.place.width() * 0.4)
        place = QRectF(one.place.left() - side * 0.2, one.place.top() - side * 0.3, side, side)
        art.paint(painter, "marker-reserve" if reserved else "marker-discard", place)

    def _paint_caption(self, painter: QPainter, one: _Lying, family: str) -> None:
        """Draw the name of a face-down card, which the user who tries a card may know."""
        face = self._face(one.card)
        if face is None:
            return
        font = self._caption_font()
        room = one.place.width() * (1 + _GAP) - 2
        while font.pixelSize() > SMALLEST and QFontMetricsF(font).horizontalAdvance(face.name) > room:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(palette.FAMILIES[family].on_dark)
        below = QRectF(one.place.center().x() - room / 2, one.place.bottom() + 2, room, QFontMetricsF(font).height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, shortened_to_fit(face.name, font, room))

    def _paint_changes(self, painter: QPainter, lying: list[_Lying]) -> None:
        """By how much the influence on cards has become more or less."""
        places = {one.card: one.place for one in lying}
        for figure, by in self._step.changes.items() if self._step is not None else ():
            if isinstance(figure.thing, int) and figure.thing in places:
                place = places[figure.thing]
                middle = QPointF(place.center().x(), place.top() + place.height() * 0.5)
                state_marks.change_pill(painter, middle, by, ui_scale(self))


class InfluenceRow(QWidget):
    """A row that shows the influence each family had before, and has now."""

    def __init__(self) -> None:
        super().__init__()
        self._figures: dict[str, tuple[int, int]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figures(self, figures: dict[str, tuple[int, int]], heard: str) -> None:
        """Show these by the letters of the families, and let those who listen hear them."""
        self._figures = figures
        self.setAccessibleName(heard)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            round(180 * ui_scale(self)), round(max(26 * ui_scale(self), QFontMetricsF(self._font(True)).height() + 4))
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(round(120 * ui_scale(self)), self.sizeHint().height())

    def _font(self, bold: bool) -> QFont:
        return role_font(self, 15, QFont.Weight.Bold if bold else QFont.Weight.Medium)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        room = self.width() / max(1, len(self._figures))
        high = float(self.height())
        crest = min(high, 24 * ui_scale(self))
        for index, (family, (before, now)) in enumerate(self._figures.items()):
            text = str(now) if before == now else f"{before} → {now}"
            font = self._font(before != now)
            width = crest + 6 * ui_scale(self) + QFontMetricsF(font).horizontalAdvance(text)
            left = index * room + max(0.0, (room - width) / 2)
            art.paint(painter, f"crest-{palette.FAMILIES[family].key}", QRectF(left, (high - crest) / 2, crest, crest))
            ink = colours.heading if now > before else colours.text
            painter.words(QRectF(left + crest + 4 * scale, 0, room, high), text, font, ink)
