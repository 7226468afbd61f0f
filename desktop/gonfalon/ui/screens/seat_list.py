"""The rows of the start screen in which players are seated and put in order."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from gonfalon.ui.screens.seat_row import SeatRow
from gonfalon.ui.screens.setup_model import PlannedSeat, SetupModel
from gonfalon.ui.widgets.styling import HALO, SelfLaidOut, follow_width, ui_scale


class SeatList(SelfLaidOut):
    """The rows in the order of play, without words before `retranslate`; `changed` says that the seating is another."""

    changed = Signal()

    def __init__(self, seating: SetupModel) -> None:
        super().__init__()
        self.seating = seating
        self.one_free = False
        """Whether only one of the free seats is shown."""
        follow_width(self)
        self._dragged: SeatRow | None = None
        self._way = 0.0
        self._from = 0
        self.rows = {place.family: self._row(place) for place in seating.places}

    def _row(self, place: PlannedSeat) -> SeatRow:
        row = SeatRow(place, self.seating)
        row.setParent(self)
        family = place.family
        row.edited.connect(self._edited)
        row.added.connect(lambda: self._seat(family))
        row.removed.connect(lambda: self._remove(family))
        row.crest.dragged.connect(lambda way: self._drag(family, way))
        row.crest.dropped.connect(self._drop)
        row.crest.cancelled.connect(self._fall_back)
        row.crest.step.connect(lambda by: self._step(family, by))
        return row

    def order(self) -> list[SeatRow]:
        """The rows from top to bottom."""
        return [self.rows[place.family] for place in self.seating.places]

    def retranslate(self) -> None:
        """Make every text of the rows anew."""
        for row in self.order():
            row.retranslate()
        self.renew()

    def stops(self) -> list[QWidget]:
        """Return the widgets that the Tab key visits: down the rows as displayed, not as created."""
        return [part for row in self.order() for part in row.stops()]

    def seat_somebody(self) -> None:
        """Seat a player at the first free place, as a click there does."""
        free = next((row for row in self._shown() if not row.place.seated), None)
        if free is not None:
            free.add.click()

    def renew(self) -> None:
        """Show the order, and who plays in it, as the seating says now."""
        for index, row in enumerate(self.order()):
            row.show_order(index)
        self.updateGeometry()
        self.place()

    def _edited(self) -> None:
        # Who takes one seat may have left another.
        for row in self.order():
            row.show_place()
        self.changed.emit()

    def _seat(self, family: str) -> None:
        # Nothing that is hidden may have the keyboard: Qt would look for somebody else, and scroll there.
        self.rows[family].add.clearFocus()
        self.seating.add(family)
        self.rows[family].show_place()
        self.renew()
        self.rows[family].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[family].name.selectAll()
        self.changed.emit()

    def _remove(self, family: str) -> None:
        index = self.order().index(self.rows[family])
        self.rows[family].leave.clearFocus()
        self.seating.remove(family)
        self.rows[family].show_place()
        self.renew()
        # Whoever presses once more means the one who has moved up.
        row = self.order()[min(index, len(self.seating.seated) - 1)]
        (row.leave if row.leave.isEnabled() else row.crest).setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _step(self, family: str, by: int) -> None:
        index = self.seating.places.index(self.seating.place(family))
        self.seating.move(family, index + by)
        self.renew()
        self.changed.emit()

    def _drag(self, family: str, way: float) -> None:
        row = self.rows[family]
        if self._dragged is None:
            self._dragged = row
            self._from = self.seating.places.index(row.place)
            row.lifted = True
            row.raise_()
        self._way = way
        tops = self._tops(self.width())
        index = self.seating.places.index(row.place)
        middle = tops[index] + way + row.height() / 2
        seated = len(self.seating.seated)
        nearest = min(range(seated), key=lambda other: abs(tops[other] + row.height() / 2 - middle))
        if nearest != index:
            # The row under the hand stays there: what it has moved in the order is taken off its way.
            self.seating.move(family, nearest)
            row.crest.carry(tops[nearest] - tops[index])
            self._way = way - (tops[nearest] - tops[index])
            self.renew()
        self.place()

    def _drop(self) -> None:
        if self._dragged is None:
            return
        self._dragged.lifted = False
        self._dragged = None
        self._way = 0.0
        self.place()
        self.update()
        self.changed.emit()

    def _fall_back(self) -> None:
        if self._dragged is not None:
            self.seating.move(self._dragged.place.family, self._from)
            self._drop()
            self.renew()

    def _shown(self) -> list[SeatRow]:
        """Return the rows to show, without empty seats where no player can be added."""
        seated = len(self.seating.seated)
        most = max(self.seating.most, seated)
        return self.order()[: min(most, seated + 1) if self.one_free else most]

    def stacked(self, width: int) -> bool:
        """Return whether each player takes two lines at this width."""
        return any(row.place.seated and row.line_width() > width - 2 * HALO for row in self.order())

    def _gap(self) -> int:
        return round(6 * ui_scale(self))

    def _tops(self, width: int) -> list[int]:
        stacked, tops, top = self.stacked(width), [], 0
        for row in self._shown():
            tops.append(top)
            top += row.row_height(stacked) + self._gap()
        return [*tops, top - self._gap()]

    def heightForWidth(self, width: int) -> int:
        return self._tops(width)[-1]

    def sizeHint(self) -> QSize:
        width = max(row.line_width() for row in self.order()) + 2 * HALO
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widths = []
        for row in self.order():
            below = row.player.sizeHint().width() + row.bot.minimumSizeHint().width() + row.character.sizeHint().width()
            two = row.crest.sizeHint().width() + below
            one = row.add.minimumSizeHint().width()
            widths.append(max(one, two) + round(34 * ui_scale(self)))
        return QSize(max(widths) + 2 * HALO, 60)

    def restyle(self) -> None:
        for row in self.order():
            row.restyle()
        super().restyle()

    def place(self) -> None:
        width, shown = self.width(), self._shown()
        stacked, tops = self.stacked(width), self._tops(width)
        for row in self.order():
            row.setVisible(row in shown)
        for row, top in zip(shown, tops, strict=False):
            row.stacked = stacked
            shift = round(self._way) if row is self._dragged else 0
            row.setGeometry(HALO, top + shift, width - 2 * HALO, row.row_height(stacked))
            row.arrange()
            row.update()
