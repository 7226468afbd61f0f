"""What stands above an opened game log: whose lines are read, about which place and which card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gonfalon.texts.log_filter import LogFilter
from gonfalon.ui.widgets.input_fields import DropDown
from gonfalon.ui.widgets.styling import ui_scale

GAP = 2
Place = tuple[int, int, int, int]


class LogSubjects(NamedTuple):
    """What lines may be asked for by: names in the language of now, by the words of a `LogFilter`."""

    families: Mapping[str, str]
    places: Mapping[str, str]
    cards: Mapping[str, str]


class LogFilterBar(QWidget):
    """A box for each kind of subject that a game has."""

    changed = Signal()
    """Other lines are to be read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.families, self.places, self.cards = self._boxes = DropDown(), DropDown(), DropDown()
        self._offered: dict[DropDown, list[tuple[str, str, str]]] = {}
        for box in self._boxes:
            box.setParent(self)
            # A click here must not take the keys away from the table.
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.currentIndexChanged.connect(self.changed)

    @property
    def boxes(self) -> Sequence[DropDown]:
        """Return the boxes, in the order of the keyboard."""
        return self._boxes

    @property
    def log_filter(self) -> LogFilter:
        """Return what is asked for."""
        return LogFilter(*(box.key() for box in self._boxes))

    def offer(self, subjects: LogSubjects) -> None:
        """Offer these subjects; what was chosen stays so."""
        every = (
            (self.tr("All players"), self.tr("Players")), (self.tr("All places"), self.tr("Places")),
            (self.tr("All cards"), self.tr("Cards")),
        )  # fmt: skip
        names = self.tr("Whose lines are shown"), self.tr("Lines about which place"), self.tr("Lines about which card")
        for box, (words, short), name, offered in zip(self._boxes, every, names, subjects, strict=True):
            box.setAccessibleName(name)
            # A name at a seat stands behind that of its family.
            choices = [(key, called, called.partition(": ")[0]) for key, called in offered.items()]
            if self._offered.get(box) != [("", words, short), *choices]:
                # A list that is open would close.
                self._offered[box] = [("", words, short), *choices]
                box.fill(self._offered[box])
            box.setVisible(bool(offered))
        self.arrange()

    def reset(self) -> None:
        """Ask for everything again; no signal is sent."""
        for box in self._boxes:
            box.blockSignals(True)
            box.set_key("")
            box.blockSignals(False)

    def restyle(self) -> None:
        """Take the size from the screen as it is now."""
        for box in self._boxes:
            box.restyle()
        self.arrange()

    def arrange(self) -> None:
        """Lay two boxes in a row where their words have room, else one."""
        for box, place in zip(self._shown, self._places(self.width()), strict=True):
            box.setGeometry(*place)

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return places[-1][1] + places[-1][3] if places else 0

    def _places(self, width: int) -> list[Place]:
        """Return for each box its left, top, width and height."""
        boxes, half, top = self._shown, (width - round(GAP * ui_scale(self))) // 2, 0
        places: list[Place] = []
        while boxes:
            high = boxes[0].sizeHint().height()
            together = len(boxes) > 1 and all(box.width_of_choice <= half for box in boxes[:2])
            row = [(0, half), (width - half, half)] if together else [(0, width)]
            places += [(left, top, wide, high) for left, wide in row]
            boxes, top = boxes[len(row) :], top + high
        return places

    @property
    def _shown(self) -> Sequence[DropDown]:
        return [box for box in self._boxes if not box.isHidden()]
