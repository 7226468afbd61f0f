"""The foot of the start screen: who begins, what the chosen game lets one choose at a glance, and the gold button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gonfalon.texts.players import family_name
from gonfalon.ui.board.offer import FootChoice
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.seating import SeatPlan
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Words, unit
from gonfalon.ui.widgets.dropdown import DropDown
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.switches import CheckBox

__all__ = ["StartFoot"]

_DRAWN_FIRST: Final = "drawn"


class StartFoot(QWidget):
    """Who begins, a tick and the button that begins; `changed` says that somebody else begins now.

    Below the first player stands what the chosen edition lets one choose there.
    """

    changed = Signal()

    def __init__(self, seating: SeatPlan, settings: Settings, choices: Sequence[FootChoice]) -> None:
        super().__init__()
        self.seating = seating
        self.first, self.first_label = DropDown(), Words(15, colour="on_table")
        self.first_label.setBuddy(self.first)
        self.first.currentIndexChanged.connect(self._first_chosen)
        self._choices = tuple(choices)
        self._choice: FootChoice | None = None
        self.hide_hands = CheckBox()
        self.hide_hands.setChecked(settings.curtain)
        self.hide_hands.toggled.connect(lambda on: setattr(settings, "curtain", on))
        self.start = Button(Kind.GOLD, key="Enter", tall=True, px=18, least=236)
        self.apart = QWidget()
        """Takes what is chosen here where the seats need the room; it stands among what is scrolled."""
        self._grid, self._grid_apart = QGridLayout(self), QGridLayout(self.apart)
        for grid in (self._grid, self._grid_apart):
            grid.setContentsMargins(0, 0, 0, 0)
        boxes = (part for choice in self._choices for part in (choice.label, choice.box))
        for part in (self.first_label, self.first, *boxes, self.hide_hands, self.start):
            part.setParent(self)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.first_label.setText(QCoreApplication.translate("StartScreen", "First player"))
        self.first.setAccessibleName(self.first_label.text())
        self.hide_hands.setText(QCoreApplication.translate("StartScreen", "Hide hands between turns"))
        set_tip(
            self.hide_hands,
            QCoreApplication.translate(
                "StartScreen", "A curtain falls when the screen passes from one player to the next"
            ),
        )
        self.start.setText(QCoreApplication.translate("StartScreen", "Begin the game"))

    def show_seating(self, choice: FootChoice | None, why_not: str, begun_by: str = "") -> None:
        """Show who may begin, and the choice of an edition.

        Args:
            choice: that of the edition.
            why_not: why the game cannot begin, as a sentence, if it cannot.
            begun_by: what says who begins, where nobody can be named.
        """
        seating = self.seating
        drawn = begun_by or QCoreApplication.translate("StartScreen", "Random")
        choices = [(_DRAWN_FIRST, drawn, drawn)]
        for place in () if begun_by else seating.playing:
            words = QCoreApplication.translate("StartScreen", "{name} ({family})")
            words = words.format(name=seating.called(place), family=family_name(place.family))
            choices.append((place.family, words, family_name(place.family)))
        self.first.fill(choices)
        blocked = self.first.blockSignals(True)
        self.first.set_key(seating.first or _DRAWN_FIRST)
        self.first.blockSignals(blocked)
        self.first.setEnabled(not begun_by)
        self.start.setEnabled(not why_not)
        set_tip(self.start, why_not)
        self._choice = choice
        for other in self._choices:
            for part in (other.label, other.box):
                part.setVisible(other is choice)

    def _first_chosen(self) -> None:
        first = self.first.key()
        self.seating.first = None if first == _DRAWN_FIRST else first
        self.changed.emit()

    def arrange(self, room: int, *, short: bool = False) -> None:
        """Labels before their boxes where there is room for that, else above them.

        Args:
            room: how wide all of it may be.
            short: whether only the tick and the button may stand here.
        """
        scale = unit(self)
        for grid in (self._grid, self._grid_apart):
            grid.setHorizontalSpacing(round(12 * scale))
            grid.setVerticalSpacing(round(2 * scale))
            while grid.takeAt(0) is not None:
                pass
        pairs: list[tuple[QWidget, QWidget]] = [(self.first_label, self.first)]
        if self._choice is not None:
            pairs.append((self._choice.label, self._choice.box))
        labels = max(label.sizeHint().width() for label, _ in pairs)
        boxes = max(box.minimumSizeHint().width() for _, box in pairs)
        rest = max(self.hide_hands.sizeHint().width(), self.start.sizeHint().width())
        beside = not short and labels + boxes + rest + 2 * self._grid.horizontalSpacing() <= room
        choices = self._grid_apart if short else self._grid
        for index, pair in enumerate(pairs):
            pair[0].setContentsMargins(HALO, 0, 0, 0)
            for step, part in enumerate(pair):
                choices.addWidget(part, *((index, step) if beside else (step, index)))
        for index, part in enumerate((self.hide_hands, self.start)):
            self._grid.addWidget(part, *((index, 2) if beside else (2, index)))
        self._grid.setAlignment(self.start, Qt.AlignmentFlag.AlignRight)
        for grid in (self._grid, self._grid_apart):
            for column, stretch in enumerate((0, 1, 2) if beside else (1, 1, 0)):
                grid.setColumnStretch(column, stretch)
        self.apart.setVisible(short)
