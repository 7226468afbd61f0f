"""The parts of an ending: the standings with bars that are counted, and the large buttons of the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from gonfalon.texts.formatting import roman
from gonfalon.ui.look import art, palette, state_marks
from gonfalon.ui.look.palette import FAMILIES, faded
from gonfalon.ui.widgets.buttons import BaseButton, ButtonKind, Press, draw_body
from gonfalon.ui.widgets.panel import Drawing
from gonfalon.ui.widgets.plain_text import ElidedLabel, set_tip, shortened_to_fit
from gonfalon.ui.widgets.styling import (
    HALO,
    LEFT,
    ControlPainter,
    Label,
    body_of,
    discard,
    fill,
    follow_width,
    role_font,
    ui_scale,
)

ROWS: Final = (49, 42, 36)
"""How high a row of the standings is, and how high where room is short."""
_BAR: Final = 22
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class ScoreRow:
    """The result of one family as a bar of what each part of the game brought."""

    place: int
    letter: str
    """Of the family."""
    player: str
    family: str
    """The family's name in the language of the reader."""
    total: str
    parts: tuple[int, ...]
    """What is left of what each part of the game brought; empty where the total does not come about like that."""
    missed: int = 0
    """How much more lay there and counted nothing."""
    note: str = ""
    """What is said of that."""
    own: bool = False
    """Whether it is that of the only player at the screen."""
    art: str = ""
    """The drawing beside the total, empty for none."""


class ScoreBar(QWidget):
    """What each part of the game brought, one after the other."""

    def __init__(self, row: ScoreRow, labels: Sequence[str], scale_to: int) -> None:
        super().__init__()
        self._row, self._labels, self._most = row, labels, scale_to
        self.counted: float | None = None
        """Of how many parts it is shown what they brought; None for all."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(200 * ui_scale(self)), round(_BAR * ui_scale(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(60 * ui_scale(self)), self.sizeHint().height())

    def count_to(self, counted: float | None) -> None:
        """Show what so many parts brought, None for all."""
        self.counted = counted
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, row = ControlPainter(self), self._row
        scale, look = painter.unit, FAMILIES[row.letter]
        body = QRectF(self.rect())
        painter.box(body, 3, faded(palette.VEIL, 0.75), palette.GOLD_3, 1)
        each = body.width() / max(1, self._most)
        left, font = body.left(), role_font(self, 12, QFont.Weight.Medium)
        metrics = QFontMetricsF(font)
        dark = True
        for index, part in enumerate(row.parts):
            shown = 1.0 if self.counted is None else min(1.0, max(0.0, self.counted - index))
            if part <= 0 or not shown:
                continue
            place, dark = QRectF(left, body.top(), part * each * shown, body.height()), not dark
            painter.box(place, 3, look.dark if dark else look.base, look.on_dark, 1)
            label = self._labels[index] if index < len(self._labels) else ""
            if shown == 1 and metrics.horizontalAdvance(label) < place.width() - 4 * scale:
                ink = palette.INK if row.letter == "Y" else palette.WHITE
                painter.words(place, label, font, ink, _CENTRE)
            left = place.right()
        if row.missed and self.counted is None:
            self._paint_missed(painter, QRectF(left, body.top(), row.missed * each, body.height()))

    def _paint_missed(self, painter: ControlPainter, place: QRectF) -> None:
        scale, body = painter.unit, QRectF(self.rect())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.CREAM_2, 1.4 * scale, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3 * scale, 3 * scale)
        font = role_font(self, 13)
        width = QFontMetricsF(font).horizontalAdvance(self._row.note)
        if width < place.width() - 6 * scale:
            painter.words(place, self._row.note, font, palette.CREAM_2, _CENTRE)
            return
        beside = QRectF(place.right() + 8 * scale, body.top(), body.right() - place.right() - 12 * scale, body.height())
        if beside.width() > 40 * scale:
            painter.words(beside, shortened_to_fit(self._row.note, font, beside.width()), font, palette.CREAM_2, LEFT)


class ScoreTable(QWidget):
    """A row for each family; that of the only player at the screen has a line of gold around it."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        self._heading = Label(18, QFont.Weight.DemiBold, "heading")
        self._hint = Label(14, colour="text_2", italic=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = fill(QHBoxLayout(), (self._heading, 1), self._hint, bare=True)
        self._grid.addLayout(head, 0, 0, 1, 7)
        self._parts: list[QWidget] = []
        self._rows: Sequence[ScoreRow] = ()
        self._places: list[QWidget] = []
        self._names: list[tuple[ElidedLabel, Label]] = []
        self.bars: list[ScoreBar] = []
        self.totals: list[Label] = []
        self._crowned: list[QWidget] = []
        self._asides = "", ""

    def show_rows(self, heading: str, hint: str, aside: str, rows: Sequence[ScoreRow], labels: Sequence[str]) -> None:
        """Make the table anew.

        Args:
            heading: what has been counted.
            hint: what is said beside it while it is being counted.
            aside: what is said there afterwards.
            rows: the best first.
            labels: what each part of the game is called.
        """
        for part in self._parts:
            self._grid.removeWidget(part)
            discard(part)
        self._parts, self._places, self._names = [], [], []
        self.bars, self.totals, self._crowned, self._rows = [], [], [], rows
        self._heading.setText(heading)
        self._asides = hint, aside
        self._say_aside(aside)
        self.setAccessibleName(heading)
        most = max((sum(row.parts) + max(row.missed, 1) for row in rows), default=1)
        for line, row in enumerate(rows, 1):
            self._add_row(line, row, labels, most)
        self._grid.setColumnStretch(3, 1)
        self.restyle()

    def _add_row(self, line: int, row: ScoreRow, labels: Sequence[str], most: int) -> None:
        place = Label(18, text=roman(row.place))
        place.setAlignment(_CENTRE)
        name = ElidedLabel(18, QFont.Weight.DemiBold)
        name.say(row.player)
        #: A mark behind the name of the player who reads, in a table of all players
        mark = Label(15, colour="text_2", italic=True, text=self.tr("you") if row.own else "")
        if not row.own:
            mark.hide()
        who = QWidget()
        fill(QHBoxLayout(who), (name, 99), mark, 1, bare=True, spacing=6)
        bar = ScoreBar(row, labels, most)
        # A reader hears the row as it stands: who, and how it came about.
        brought = ", ".join(f"{label}: {part}" for label, part in zip(labels, row.parts, strict=False) if part)
        bar.setAccessibleName(f"{row.family}. {brought}" if brought else row.family)
        bar.setAccessibleDescription(row.note)
        total = Label(24, QFont.Weight.DemiBold, "heading" if row.place == 1 else "text", text=row.total)
        total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        crown = Drawing("crown-large" if row.place == 1 else "", 27, 18)
        parts: list[QWidget] = [place, Drawing(f"crest-{FAMILIES[row.letter].key}", 26, 31), who, bar]
        parts += [Drawing(row.art, 26, 26) if row.art else QWidget(), total]
        parts.append(crown if row.place == 1 else QWidget())
        for column, part in enumerate(parts):
            self._parts.append(part)
            self._grid.addWidget(part, line, column, Qt.AlignmentFlag(0) if column in (2, 3) else _CENTRE)
        self._places.append(place)
        self._names.append((name, mark))
        self.bars.append(bar)
        self.totals.append(total)
        if row.place == 1:
            self._crowned.append(crown)

    def count(self, counted: float | None, totals: Sequence[str], crowned: bool) -> None:
        """Show what so many parts of the game brought, None for all of them, and who won once that is `crowned`."""
        self._say_aside(self._asides[crowned])
        for bar in self.bars:
            bar.count_to(counted)
        for label, total in zip(self.totals, totals, strict=True):
            label.setText(total)
        for part in (*self._places, *self._crowned):
            kept = part.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            part.setSizePolicy(kept)
            part.setVisible(crowned)

    def _say_aside(self, words: str) -> None:
        self._hint.setText(words)
        self._hint.setVisible(bool(words))

    def restyle(self, wide: int = 0, row_height: int = ROWS[0]) -> None:
        """Take the distances of the measure of now, to be so wide or as it is."""
        scale = ui_scale(self)
        self._grid.setContentsMargins(round(14 * scale), round(4 * scale), round(14 * scale), round(8 * scale))
        self._grid.setHorizontalSpacing(round(12 * scale))
        self._grid.setRowMinimumHeight(0, round(36 * scale))
        for line in range(1, max(len(self._rows) + 1, self._grid.rowCount())):
            high = max(row_height * scale, QFontMetricsF(role_font(self, 24)).height() * 1.15)
            self._grid.setRowMinimumHeight(line, round(high) if line <= len(self._rows) else 0)
        self._grid.setColumnMinimumWidth(0, round(30 * scale))
        metrics = QFontMetricsF(role_font(self, 18, QFont.Weight.DemiBold))
        widest = 0.0
        for row, (name, mark) in zip(self._rows, self._names, strict=True):
            named = metrics.horizontalAdvance(row.player) + 4 * scale
            name.setMaximumWidth(round(named))
            widest = max(widest, named + (mark.sizeHint().width() + 8 if row.own else 0))
        self._grid.setColumnMinimumWidth(2, round(min(widest, max(150 * scale, (wide or self.width()) * 0.24))))
        self._grid.setColumnMinimumWidth(5, round(QFontMetricsF(role_font(self, 24)).horizontalAdvance("000")))
        self._grid.setColumnMinimumWidth(6, round(28 * scale))
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale = painter.unit
        for row, bar in zip(self._rows, self.bars, strict=True):
            if row.own:
                high = self._grid.cellRect(self.bars.index(bar) + 1, 3).height() - 2 * scale
                box = QRectF(2, bar.geometry().center().y() + 0.5 - high / 2, self.width() - 4, high)
                painter.box(box, 6, faded(palette.GOLD_2, 0.16), palette.GOLD_1, 2)


class WayButton(BaseButton):
    """A large button with an icon in a disc, what it does, and a line on what that means now."""

    def __init__(
        self, icon: str, key: str, kind: ButtonKind = ButtonKind.PARCHMENT, press: Press | None = None
    ) -> None:
        super().__init__(press=press)
        self._icon, self.key_name, self._kind = icon, key, kind
        self._line = ""
        self._brief = False
        follow_width(self)

    def say(self, title: str, line: str) -> None:
        """Say what it does, and what that means now."""
        self.setText(title)
        self._line = line
        self.setAccessibleDescription(line)
        set_tip(self, line if self._brief else "")
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str, key: str) -> None:
        """Show another drawing and the name of another key."""
        self._icon, self.key_name = icon, key
        self.update()

    def be_brief(self, brief: bool) -> None:
        """Leave the line to those who listen, or show it: where letters are large there is no room for it."""
        if brief != self._brief:
            self._brief = brief
            set_tip(self, self._line if brief else "")
            self.updateGeometry()
            self.update()

    @property
    def line(self) -> str:
        """What it means now."""
        return self._line

    def _fonts(self) -> tuple[QFont, QFont]:
        return role_font(self, 18.5, QFont.Weight.DemiBold), role_font(self, 14.5)

    def _rooms(self, width: float) -> tuple[QRectF, QRectF, QRectF]:
        """The places of the icon, of the title and of the line, at the height that they need, from the top."""
        scale = ui_scale(self)
        title, line = map(QFontMetricsF, self._fonts())
        disc = 58 * scale if width > 250 * scale and not self._brief else 40 * scale if width > 190 * scale else 0.0
        left = HALO + 14 * scale + (disc + 12 * scale if disc else 0.0)
        wide = width - left - HALO - 10 * scale
        cap = 34 * scale
        flags = int(LEFT | Qt.TextFlag.TextWordWrap)
        head = title.boundingRect(QRectF(0, 0, max(20.0, wide - cap), 1000), flags, self.text()).height()
        said = self._line and not self._brief
        below = line.boundingRect(QRectF(0, 0, max(20.0, wide), 1000), flags, self._line).height() if said else 0
        return (
            QRectF(HALO + 14 * scale, 0, disc, disc),
            QRectF(left, 0, wide - cap, head),
            QRectF(left, 0, wide, below),
        )

    def heightForWidth(self, width: int) -> int:
        disc, title, line = self._rooms(width)
        scale = ui_scale(self)
        return round(max(disc.height() + 18 * scale, title.height() + line.height() + 22 * scale)) + 2 * HALO

    def sizeHint(self) -> QSize:
        wide = round(326 * ui_scale(self))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(150 * ui_scale(self)), round(60 * ui_scale(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, body = painter.unit, body_of(self)
        over = self.underMouse() or self.isDown()
        draw_body(painter, body, self._kind, scale, enabled=self.isEnabled(), hover=over)
        ink = palette.INK if self.isEnabled() else palette.DISABLED_TEXT
        disc, title, line = self._rooms(self.width())
        disc.moveTop(body.center().y() - disc.height() / 2)
        if disc.width():
            painter.setPen(QPen(palette.INK, 2 * scale))
            painter.setBrush(palette.PAPER)
            painter.drawEllipse(disc)
            painter.setPen(QPen(palette.GOLD_2, 2 * scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale))
            inset = disc.width() * 0.24
            art.paint(painter, self._icon, disc.adjusted(inset, inset, -inset, -inset))
        top = body.center().y() - (title.height() + line.height()) / 2 + (1 if self.isDown() else 0)
        title.moveTop(top)
        line.moveTop(title.bottom())
        fonts, flags = self._fonts(), LEFT | Qt.TextFlag.TextWordWrap
        painter.words(title, self.text(), fonts[0], ink, flags)
        if not self._brief:
            painter.words(line, self._line, fonts[1], ink, flags)
        if self.key_name:
            side = 22 * scale
            cap = QRectF(body.right() - side - 10 * scale, body.top() + 10 * scale, side, side)
            painter.save()
            painter.translate(cap.topLeft())
            painter.scale(scale, scale)
            state_marks.key_cap(painter, QRectF(0, 0, 22, 22), self.key_name, ink)
            painter.restore()
        painter.ring(body, 6)
