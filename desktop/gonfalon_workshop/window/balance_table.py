"""The table of a balance: columns that share a width, a row for each card, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.look import emblems, palette
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.buttons import UP_AND_DOWN, BaseButton
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import ElidedLabel, set_tip
from gonfalon.ui.widgets.styling import ControlPainter, Label, discard, draw_box, fill, role_font, theme_of, ui_scale
from gonfalon_workshop.balance import CardBalanceRow, Comparison, comparison_text

COLUMNS: Final = ("name", "type", "played", "influence", "eliminated", "wins", "bar", "verdict")
"""From left to right."""
NUMBERS: Final = ("played", "influence", "eliminated", "wins")
"""These stand at the right of their columns."""
LEFT_OUT: Final = ("type", "played", "influence", "eliminated")
"""What has no room goes in this order."""
_EMBLEM: Final = 30
_AROUND: Final = 10
"""Room at both ends of a row, in design pixels."""
_APART: Final = 18
_BAR: Final = (84, 190)
"""How wide the bar is at least, and at most."""
_NAME: Final = (60, 260)
"""How wide a name is at least, and at most where there is little room."""
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


class BalanceLine(QHBoxLayout):
    """The cells of a row, or the headings above them: all lines of the same widths have their columns in one place."""

    def __init__(self, cells: Mapping[str, QWidget]) -> None:
        super().__init__()
        self.cells = cells
        for column, cell in cells.items():
            self.addWidget(cell, 4 if column in ("name", "bar") else 0)
            if column != COLUMNS[-1]:
                # What is left over lies between the columns, for the most part behind the names.
                self.addStretch(1)

    def fit(self, widths: Mapping[str, int], scale: float, beside: int = 0) -> None:
        """Give each column its width; those that have none are left out, and so much room `beside` the last."""
        left, right, around = (_AROUND + _EMBLEM + 10) * scale, _AROUND * scale + beside, round(3 * scale)
        self.setContentsMargins(round(left), around, round(right), around)
        self.setSpacing(round(_APART * scale))
        for column, cell in self.cells.items():
            cell.setVisible(column in widths)
            cell.setMinimumWidth(widths.get(column, 0))
            if column not in ("name", "bar"):
                cell.setMaximumWidth(widths.get(column, 0))
        bar = self.cells["bar"]
        bar.setMaximumWidth(max(bar.minimumWidth(), round(_BAR[1] * scale)))


class BalanceBar(QWidget):
    """A bar of how many points a card is from the others, with the interval of the figure."""

    def __init__(self) -> None:
        super().__init__()
        self._told: BalanceRowTexts | None = None
        self._most = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_row(self, told: BalanceRowTexts, most: float) -> None:
        """Show this, with so many points of room to each side."""
        self._told, self._most = told, most
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._told is None:
            return
        painter = ControlPainter(self)
        scale, colours, row = painter.unit, painter.colours, self._told.row
        middle, high, difference = QRectF(self.rect()).center(), 13 * painter.unit, self._told.row.difference
        if difference is not None:
            sure = row.verdict is not Comparison.UNSURE
            half = self.width() / 2

            def x_of(points: float) -> float:
                return middle.x() + max(-1.0, min(1.0, points / self._most)) * half

            left, right = sorted((middle.x(), x_of(difference.value)))
            bar = QRectF(left, middle.y() - high / 2, max(right - left, 2 * scale), high)
            loud = row.verdict in _LOUD
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


class _Verdict(Label):
    """What a figure means, in red where the card should be changed."""

    _loud = False

    def show_verdict(self, words: str, *, loud: bool) -> None:
        self._loud = loud
        self._weight = QFont.Weight.DemiBold if loud else QFont.Weight.Normal
        self._colour = "text" if loud else "text_2"
        self.setText(words)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        if self._loud and not theme_of(self).contrast:
            shades = self.palette()
            shades.setColor(self.foregroundRole(), palette.LOSS)
            self.setPalette(shades)


class BalanceRow(BaseButton):
    """A row that can be chosen; the arrow keys go on to others."""

    steers = _STEPS

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told: BalanceRowTexts | None = None
        self.name = ElidedLabel(16, QFont.Weight.DemiBold)
        self.bar = BalanceBar()
        self.verdict = _Verdict(15)
        self._labels = {"type": Label(14, colour="text_2"), **{column: Label(15) for column in NUMBERS}}
        for column in NUMBERS:
            self._labels[column].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.line = BalanceLine({"name": self.name, **self._labels, "bar": self.bar, "verdict": self.verdict})
        self.advice = Label(15, italic=True, wrap=True)
        fill(QVBoxLayout(self), self.line, self.advice, bare=True, spacing=0)
        for part in (*self.line.cells.values(), self.advice):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Labels on a button would else have the colour of its words.
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.choose(False)

    def show_row(self, told: BalanceRowTexts) -> None:
        """Show this."""
        self.told = told
        self.setText(told.cells["name"])
        self.setAccessibleName(told.aloud)
        set_tip(self, told.tip)
        self.name.say(told.cells["name"])
        for column, words in self._labels.items():
            words.setText(told.cells[column])
        self.verdict.show_verdict(told.cells["verdict"], loud=told.row.verdict in _LOUD)
        self.advice.setText(told.row.advice)

    def choose(self, chosen: bool) -> None:
        """Be the one that is chosen, or not; one stop for the Tab key, from which the arrows go on."""
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
        self.advice.setVisible(chosen)

    def fit(self, widths: Mapping[str, int], most: float) -> None:
        """Take the widths of the columns, and the room of the bars."""
        scale = ui_scale(self)
        self.line.fit(widths, scale)
        self.advice.setContentsMargins(
            round((_AROUND + _EMBLEM + 10) * scale), 0, round(_AROUND * scale), round(6 * scale)
        )
        self.name.setMinimumHeight(round(32 * scale))
        if self.told is not None:
            self.bar.show_row(self.told, most)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.told is None:
            return
        painter = ControlPainter(self)
        scale, colours, told = painter.unit, painter.colours, self.told
        body = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        if self.isChecked():
            painter.box(body, 6, palette.HIGHLIGHT, palette.INK, 1.5 if colours.contrast else 0)
        else:
            hover = faded(palette.HIGHLIGHT, 0.45)
            if self.underMouse():
                painter.box(body, 6, hover, hover)
            ends = QRectF(_AROUND * scale, self.height() - 1.2, self.width() - 2 * _AROUND * scale, 1.2)
            painter.fillRect(ends, colours.edge)
        line = self.line.geometry()
        side = min(_EMBLEM * scale, line.height() - 4 * scale)
        emblem = QRectF(_AROUND * scale, line.center().y() - side / 2, side, side)
        emblems.paint(painter, told.row.kind, told.cells["name"], told.path, emblem, _FAMILY)
        painter.ring(body.adjusted(3, 3, -3, -3), 6)


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
        self.heads = {column: Label(14, QFont.Weight.DemiBold, "rubric", wrap=True) for column in COLUMNS}
        for column, head in self.heads.items():
            side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
            head.setAlignment(
                (Qt.AlignmentFlag.AlignHCenter if column == "bar" else side) | Qt.AlignmentFlag.AlignBottom
            )
        self._head = BalanceLine(self.heads)
        self.caption = Label(14, QFont.Weight.DemiBold, "text_2", italic=True, wrap=True)
        self._inner = QWidget()
        self._column = fill(QVBoxLayout(self._inner), self.caption, 1, bare=True, spacing=0)
        self.area = ScrollArea(self._inner)
        fill(QVBoxLayout(self), self._head, (self.area, 1), bare=True, spacing=0)
        # The columns are made for the width that there is, and ask for none.
        for part in (self, self._inner):
            part.setMinimumWidth(1)

    def retranslate(self) -> None:
        """Say what is always there in the language of now."""
        for column, words in {
            "name": translate("Balance", "Kind"),
            "type": translate("Balance", "Type"),
            "played": translate("Balance", "Played in"),
            "influence": translate("Balance", "Influence per play"),
            "eliminated": translate("Balance", "Eliminated", "a card"),
            "wins": translate("Balance", "Wins when held"),
            "bar": translate("Balance", "Compared with the set"),
        }.items():
            self.heads[column].setText(words)
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
            row.show_row(one)
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
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bar, high = self.area.verticalScrollBar(), self.area.viewport().height()
        for row in self.rows:
            if row.isChecked():
                # Of one that is higher than there is room its beginning is seen.
                bar.setValue(min(row.y(), max(bar.value(), row.y() + row.height() - high)))

    def _lay_out(self) -> None:
        told = [row.told for row in self.rows if row.told is not None]
        scale, width = ui_scale(self), self.area.viewport().width()
        widths = self._widths(told, width, scale)
        self._head.fit(widths, scale, self.width() - width)
        ends = [abs(end) for one in told if one.row.difference for end in one.row.difference[1:]]
        most = max(_ROOM[0], min(_ROOM[1], max(ends, default=0.0)))
        for row in self.rows:
            row.fit(widths, most)

    def _widths(self, told: Sequence[BalanceRowTexts], width: int, scale: float) -> dict[str, int]:
        """Return how wide each column has to be, without those that have no room in this width."""
        bold = QFontMetricsF(role_font(self, 15, QFont.Weight.DemiBold))
        widest = {
            column: max((bold.horizontalAdvance(one.cells.get(column, "")) for one in told), default=0.0)
            for column in COLUMNS
        }
        # The columns do not move when a verdict becomes another.
        widest["verdict"] = max(bold.horizontalAdvance(comparison_text(verdict)) for verdict in Comparison)
        # Names are larger by a little.
        widest["name"] = min(widest["name"] * 16 / 15 + 1, _NAME[1] * scale)
        widest["bar"] = _BAR[0] * scale
        for broken, count in [(False, 0), *((True, count) for count in range(len(LEFT_OUT) + 1))]:
            widths = {
                column: round(max(widest[column], self._head_width(column, broken=broken))) + 2
                for column in COLUMNS
                if column not in LEFT_OUT[:count]
            }
            around = (2 * _AROUND + _EMBLEM + 10) * scale + round(_APART * scale) * (len(widths) - 1)
            spare = round(width - around - sum(widths.values()))
            if spare >= 0:
                break
        widths["name"] = max(round(_NAME[0] * scale), widths["name"] + min(0, spare))
        return widths

    def _head_width(self, column: str, *, broken: bool) -> float:
        """Return the width of a heading, or of its longer line where it is broken into two at the best place."""
        wide = QFontMetricsF(role_font(self, 14, QFont.Weight.DemiBold)).horizontalAdvance
        words = self.heads[column].text().split()
        places = range(1, len(words) + 1) if broken else (len(words),)
        halves = ((" ".join(words[:place]), " ".join(words[place:])) for place in places)
        return min((max(map(wide, pair)) for pair in halves), default=0.0)

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = ui_scale(self)
        self.caption.setContentsMargins(round(_AROUND * scale), round(8 * scale), 0, round(2 * scale))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
