"""The table of a balance: columns that share a width, a row for each card, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.look import emblems, palette
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.buttons import UP_AND_DOWN, BaseButton
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip, shortened_to_fit
from gonfalon.ui.widgets.styling import ControlPainter, Label, discard, draw_box, fill, role_font, theme_of, ui_scale
from gonfalon_workshop.balance import CardBalanceRow, Comparison, comparison_text

COLUMNS: Final = ("name", "type", "played", "influence", "eliminated", "wins", "bar", "verdict")
"""From left to right."""
NUMBERS: Final = ("played", "influence", "eliminated", "wins")
"""These stand at the right of their columns."""
LEFT_OUT: Final = ("type", "played", "influence", "eliminated")
"""What has no room goes in this order."""
EMBLEM: Final = 30
AROUND: Final = 10
"""Room at both ends of a row, in design pixels."""
_APART: Final = 18
_BAR: Final = (84, 190)
"""How wide the bar is at least, and at most."""
_NAME: Final = (96, 260)


class BalanceColumns(NamedTuple):
    """The position and width of each column; a column that is left out is not included."""

    places: Mapping[str, tuple[float, float]]
    broken: bool
    """Whether headings may be broken into lines."""

    def cell(self, column: str, top: float, high: float) -> QRectF:
        """Its place in a row."""
        left, width = self.places[column]
        return QRectF(left, top, width, high)


def fit_columns(
    widget: QWidget, width: float, heads: Mapping[str, str], cells: Mapping[str, Sequence[str]]
) -> BalanceColumns:
    """The columns in this width.

    Args:
        widget: whose measure they have.
        width: of a row.
        heads: the heading of each column.
        cells: what stands in each column but that of the bars.
    """
    scale = ui_scale(widget)
    head = QFontMetricsF(_head_font(widget))
    bold = QFontMetricsF(role_font(widget, 15, QFont.Weight.DemiBold))
    widest = {
        column: max((bold.horizontalAdvance(cell) for cell in cells.get(column, ())), default=0.0) + 2
        for column in COLUMNS
    }
    around = (2 * AROUND + EMBLEM + 10) * scale

    def needed(column: str, *, broken: bool) -> float:
        heading = heads[column]
        return max(widest[column], _in_two(heading, head) if broken else head.horizontalAdvance(heading) + 2)

    def least(column: str, *, broken: bool) -> float:
        if column == "name":
            return min(max(needed(column, broken=True), _NAME[0] * scale), _NAME[1] * scale)
        if column == "bar":
            return max(_BAR[0] * scale, needed(column, broken=broken))
        return needed(column, broken=broken)

    tries = [(False, 0), *((True, count) for count in range(len(LEFT_OUT) + 1))]
    for broken, count in tries:
        columns = [column for column in COLUMNS if column not in LEFT_OUT[:count]]
        widths = {column: least(column, broken=broken) for column in columns}
        spare = width - around - sum(widths.values()) - _APART * scale * (len(columns) - 1)
        if spare >= 0:
            break
    more = min(max(0.0, spare) * 0.4, max(0.0, _BAR[1] * scale - widths["bar"]))
    widths["bar"] += more
    spare = max(spare - more, min(0.0, spare))
    # What is left over lies between the columns, for the most part behind the names.
    apart = _APART * scale + max(0.0, spare) * 0.6 / (len(columns) - 1)
    widths["name"] = max(60.0 * scale, widths["name"] + (0.4 * spare if spare > 0 else spare))
    left, places = (AROUND + EMBLEM + 10) * scale, {}
    for column in columns:
        places[column] = left, widths[column]
        left += widths[column] + apart
    return BalanceColumns(places, broken)


def _in_two(heading: str, metrics: QFontMetricsF) -> float:
    """Return the width of a heading that is broken into two lines at most, at the best break."""
    words = heading.split()
    halves = ((" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words) + 1))
    return min((max(map(metrics.horizontalAdvance, pair)) for pair in halves), default=0.0) + 2


def _head_font(widget: QWidget) -> QFont:
    return role_font(widget, 14, QFont.Weight.DemiBold)


class BalanceHead(QWidget):
    """The headings above the columns; screen readers get them with each row."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: BalanceColumns | None = None
        self._heads: Mapping[str, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_heads(self, heads: Mapping[str, str], columns: BalanceColumns) -> None:
        """Show these above those columns."""
        self._heads, self._columns = heads, columns
        lines = 1
        if columns.broken:
            metrics = QFontMetricsF(_head_font(self))
            wrapped = int(Qt.TextFlag.TextWordWrap)
            high = max(
                metrics.boundingRect(QRectF(0, 0, width + 1, 1000), wrapped, heads[column]).height()
                for column, (_, width) in columns.places.items()
            )
            lines = max(1, round(high / metrics.height()))
        self.setFixedHeight(round(lines * QFontMetricsF(_head_font(self)).height() + 6 * ui_scale(self)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._columns is None:
            return
        painter = QPainter(self)
        painter.setFont(_head_font(self))
        painter.setPen(theme_of(self).rubric)
        for column in self._columns.places:
            side = (
                Qt.AlignmentFlag.AlignRight if column in NUMBERS
                else Qt.AlignmentFlag.AlignHCenter if column == "bar"
                else Qt.AlignmentFlag.AlignLeft
            )  # fmt: skip
            place = self._columns.cell(column, 0, self.height() - 3 * ui_scale(self))
            place.adjust(-1 if column in NUMBERS else 0, 0, 1, 0)
            painter.drawText(place, side | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap, self._heads[column])


_STEPS: Final = {
    **UP_AND_DOWN, Qt.Key.Key_PageUp: (0, -5), Qt.Key.Key_PageDown: (0, 5), Qt.Key.Key_Home: (0, -1000),
    Qt.Key.Key_End: (0, 1000),
}  # fmt: skip
_LOUD: Final = (Comparison.TOO_STRONG, Comparison.TOO_WEAK)
_FAMILY: Final = "G"


class BalanceRowTexts(NamedTuple):
    """A row in the reader's words."""

    row: CardBalanceRow
    cells: dict[str, str]
    """What stands in each column but that of the bars."""
    path: str
    """The drawing that the author has made for it, empty for none."""
    tip: str
    """What the figures are between."""
    aloud: str
    """All of it for those who listen."""


class BalanceRow(BaseButton):
    """A row that can be chosen; the arrow keys go on to others."""

    steers = _STEPS

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told: BalanceRowTexts | None = None
        self._columns: BalanceColumns | None = None
        self._most = 1.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_row(self, told: BalanceRowTexts, columns: BalanceColumns, most: float) -> None:
        """Show this.

        Args:
            told: what stands in it.
            columns: where.
            most: how many points the bar has room for to each side.
        """
        self.told, self._columns, self._most = told, columns, most
        self.setText(told.cells["name"])
        self.setAccessibleName(told.aloud)
        set_tip(self, told.tip)
        self.fit()

    def choose(self, chosen: bool) -> None:
        """Be the one that is chosen, or not; one stop for the Tab key, from which the arrows go on."""
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
        self.fit()

    def fit(self) -> None:
        """Take the height of now."""
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._line() + (self._advice_high() if self.isChecked() else 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def _line(self) -> float:
        return max(38 * ui_scale(self), QFontMetricsF(self._font()).height() + 12 * ui_scale(self))

    def _font(self) -> QFont:
        return role_font(self, 15, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)

    def _advice_font(self) -> QFont:
        return role_font(self, 15, QFont.Weight.Normal, True)

    def _advice_room(self) -> QRectF:
        scale = ui_scale(self)
        left = (AROUND + EMBLEM + 10) * scale
        return QRectF(left, self._line() - 4 * scale, max(60.0, self.width() - left - 2 * AROUND * scale), 1000)

    def _advice_high(self) -> float:
        if self.told is None:
            return 0.0
        words = QFontMetricsF(self._advice_font()).boundingRect(
            self._advice_room(), int(Qt.TextFlag.TextWordWrap), self.told.row.advice
        )
        return words.height() + 6 * ui_scale(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.told is None or self._columns is None:
            return
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        body = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        if self.isChecked():
            painter.box(body, 6, palette.HIGHLIGHT, palette.INK, 1.5 if colours.contrast else 0)
        else:
            hover = faded(palette.HIGHLIGHT, 0.45)
            if self.underMouse():
                painter.box(body, 6, hover, hover)
            ends = QRectF(AROUND * scale, self.height() - 1.2, self.width() - 2 * AROUND * scale, 1.2)
            painter.fillRect(ends, colours.edge)
        line, told = self._line(), self.told
        side = min(EMBLEM * scale, line - 4 * scale)
        emblem = QRectF(AROUND * scale, (line - side) / 2, side, side)
        emblems.paint(painter, told.row.kind, told.cells["name"], told.path, emblem, _FAMILY)
        for column in self._columns.places:
            place = self._columns.cell(column, 0, line)
            if column == "bar":
                self._paint_bar(painter, told, place)
            else:
                self._paint_cell(painter, told, column, place)
        if self.isChecked():
            advice = told.row.advice
            painter.words(self._advice_room(), advice, self._advice_font(), colours.text, Qt.TextFlag.TextWordWrap)
        painter.ring(body.adjusted(3, 3, -3, -3), 6)

    def _paint_cell(self, painter: ControlPainter, told: BalanceRowTexts, column: str, place: QRectF) -> None:
        colours, words = painter.colours, told.cells[column]
        font, ink = self._font(), colours.text
        if column == "name":
            font = role_font(self, 16, QFont.Weight.DemiBold)
        elif column == "type":
            font, ink = role_font(self, 14), colours.text_2
        elif column == "verdict":
            loud = told.row.verdict in _LOUD
            font = role_font(self, 15, QFont.Weight.DemiBold if loud else QFont.Weight.Normal)
            ink = palette.LOSS if loud and not colours.contrast else colours.text if loud else colours.text_2
        side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
        painter.setFont(font)
        painter.setPen(ink)
        if column in NUMBERS:
            place.adjust(-12 * ui_scale(self), 0, 0, 0)
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shortened_to_fit(words, font, place.width() + 1))

    def _paint_bar(self, painter: ControlPainter, told: BalanceRowTexts, place: QRectF) -> None:
        """Draw how many points the card is from the others, and its interval."""
        scale, colours, difference = painter.unit, painter.colours, told.row.difference
        middle, high = place.center(), 13 * scale
        if difference is not None:
            sure = told.row.verdict is not Comparison.UNSURE
            half = place.width() / 2

            def x_of(points: float) -> float:
                return middle.x() + max(-1.0, min(1.0, points / self._most)) * half

            left, right = sorted((middle.x(), x_of(difference.value)))
            bar = QRectF(left, middle.y() - high / 2, max(right - left, 2 * scale), high)
            loud = told.row.verdict in _LOUD
            fill = palette.LOSS if loud else palette.GOLD_3 if sure else colours.recess
            draw_box(painter, bar, 3 * scale, fill, palette.INK if colours.contrast else colours.edge, scale)
            low, high_end = x_of(difference.low), x_of(difference.high)
            lines = [QLineF(low, middle.y(), high_end, middle.y())]
            for end, points in ((low, difference.low), (high_end, difference.high)):
                # An interval that goes on beyond the bar's room has no end there.
                if abs(points) <= self._most:
                    lines.append(QLineF(end, middle.y() - 4 * scale, end, middle.y() + 4 * scale))
            # With a light edge it is seen on the bar too.
            for ink, width in ((colours.paper, 2.8), (colours.text, 1.4)):
                painter.setPen(QPen(ink, width * scale))
                painter.drawLines(lines)
        painter.setPen(QPen(colours.text_2, 1.6 * scale))
        painter.drawLine(QPointF(middle.x(), middle.y() - 12 * scale), QPointF(middle.x(), middle.y() + 12 * scale))


_ROOM: Final = (6.0, 12.0)
"""How many points a bar has room for to each side, at least and at most."""


class BalanceTable(QWidget):
    """Headings, and rows that scroll beneath them."""

    kind_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[BalanceRow] = []
        """From top to bottom."""
        self.chosen = ""
        """The kind whose advice is shown, empty while nothing is."""
        self._heads: Mapping[str, str] = {}
        self.head = BalanceHead()
        self.caption = Label(14, QFont.Weight.DemiBold, "text_2", italic=True, wrap=True)
        self._inner = QWidget()
        self._column = fill(QVBoxLayout(self._inner), self.caption, 1, bare=True, spacing=0)
        self.area = ScrollArea(self._inner)
        fill(QVBoxLayout(self), self.head, (self.area, 1), bare=True, spacing=0)

    def retranslate(self) -> None:
        """Say what is always there in the language of now."""
        self._heads = {
            "name": translate("Balance", "Kind"),
            "type": translate("Balance", "Type"),
            "played": translate("Balance", "Played in"),
            "influence": translate("Balance", "Influence per play"),
            "eliminated": translate("Balance", "Eliminated", "a card"),
            "wins": translate("Balance", "Wins when held"),
            "bar": translate("Balance", "Compared with the set"),
            "verdict": "",
        }
        self.caption.setText(translate("Balance", "Cards used to fill up the decks"))
        self._lay_out()

    def show_rows(self, told: Sequence[BalanceRowTexts]) -> None:
        """Show these; the kind that is chosen stays so, and the keyboard where it was."""
        held = next((row.told.row.kind for row in self.rows if row.hasFocus() and row.told), "")
        while len(self.rows) > len(told):
            row = self.rows.pop()
            self._column.removeWidget(row)
            discard(row)
        while len(self.rows) < len(told):
            row = BalanceRow(self._inner)
            row.clicked.connect(self._taken(row))
            row.steered.connect(lambda _, down: self._step(down))
            self.rows.append(row)
        for row in self.rows:
            self._column.removeWidget(row)
        own = sum(one.row.own for one in told)
        self._column.removeWidget(self.caption)
        self.caption.setVisible(0 < own < len(told))
        for place, (row, one) in enumerate(zip(self.rows, told, strict=True)):
            row.told = one
            self._column.insertWidget(place, row)
        self._column.insertWidget(own, self.caption)
        kinds = [one.row.kind for one in told]
        if self.chosen not in kinds:
            self.chosen = kinds[0] if kinds else ""
        self._lay_out()
        self._mark()
        if held in kinds:
            self.rows[kinds.index(held)].setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, kind: str) -> None:
        """Let another kind be the one that is chosen; no signal is sent."""
        if any(row.told and row.told.row.kind == kind for row in self.rows):
            self.chosen = kind
            self._mark()
            self._bring_into_sight()

    def _taken(self, row: BalanceRow) -> Callable[[], None]:
        def take() -> None:
            if row.told is not None:
                self.choose(row.told.row.kind)
                self.kind_chosen.emit(self.chosen)

        return take

    def _step(self, by: int) -> None:
        here = next((place for place, row in enumerate(self.rows) if row.isChecked()), 0)
        row = self.rows[max(0, min(len(self.rows) - 1, here + by))]
        self._taken(row)()
        row.setFocus(Qt.FocusReason.TabFocusReason)

    def _mark(self) -> None:
        def chosen(row: BalanceRow) -> bool:
            return row.told is not None and row.told.row.kind == self.chosen

        # The one first: of rows of which one is always chosen none can be let go of before another is.
        for row in sorted(self.rows, key=lambda row: not chosen(row)):
            row.choose(chosen(row))

    def _bring_into_sight(self) -> None:
        # The rows take their new heights now, and the area with them, not when the loop comes to it.
        QCoreApplication.sendPostedEvents(self._inner, QEvent.Type.LayoutRequest.value)
        bar, high = self.area.verticalScrollBar(), self.area.viewport().height()
        for row in self.rows:
            if row.isChecked():
                # Of one that is higher than there is room its beginning is seen.
                bar.setValue(min(row.y(), max(bar.value(), row.y() + row.height() - high)))

    def _lay_out(self) -> None:
        if not self._heads:
            return
        told = [row.told for row in self.rows if row.told is not None]
        cells: dict[str, list[str]] = {}
        for one in told:
            for column, words in one.cells.items():
                cells.setdefault(column, []).append(words)
        # The columns do not move when a verdict becomes another.
        cells["verdict"] = [comparison_text(verdict) for verdict in Comparison]
        width = self.area.viewport().width()
        columns: BalanceColumns = fit_columns(self, width, self._heads, cells)
        self.head.show_heads(self._heads, columns)
        ends = [abs(end) for one in told if one.row.difference for end in one.row.difference[1:]]
        most = max(_ROOM[0], min(_ROOM[1], max(ends, default=0.0)))
        for row in self.rows:
            if row.told is not None:
                row.show_row(row.told, columns, most)

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = ui_scale(self)
        self.caption.setContentsMargins(round(AROUND * scale), round(8 * scale), 0, round(2 * scale))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
