"""The table of a balance: a row for each card, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.games.oriflamme.window.workshop.balance_columns import AROUND, BalanceHead, Columns, fitted
from gonfalon.games.oriflamme.window.workshop.balance_row import BalanceRow, Told
from gonfalon.games.oriflamme.workshop.balance import Verdict, verdict_words
from gonfalon.texts.catalogue import translate
from gonfalon.ui.widgets.dress import Words, unit
from gonfalon.ui.widgets.panel import ScrollArea

__all__ = ["BalanceTable"]

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
        self.caption = Words(14, QFont.Weight.DemiBold, "text_2", italic=True, wrap=True)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.caption)
        self._column.addStretch(1)
        self.area = ScrollArea(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self.area, 1)

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

    def show_rows(self, told: Sequence[Told]) -> None:
        """Show these; the kind that is chosen stays so, and the keyboard where it was."""
        held = next((row.told.row.kind for row in self.rows if row.hasFocus() and row.told), "")
        while len(self.rows) > len(told):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(told):
            row = BalanceRow(self._inner)
            row.clicked.connect(self._taken(row))
            row.stepped.connect(self._step)
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
        cells["verdict"] = [verdict_words(verdict) for verdict in Verdict]
        width = self.area.viewport().width()
        columns: Columns = fitted(self, width, self._heads, cells)
        self.head.show_heads(self._heads, columns)
        ends = [abs(end) for one in told if one.row.difference for end in one.row.difference[1:]]
        most = max(_ROOM[0], min(_ROOM[1], max(ends, default=0.0)))
        for row in self.rows:
            if row.told is not None:
                row.show_row(row.told, columns, most)

    def restyle(self) -> None:
        """Take sizes from the screen as it is now."""
        scale = unit(self)
        self.caption.setContentsMargins(round(AROUND * scale), round(8 * scale), 0, round(2 * scale))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
