"""The foot of the start screen: who begins, what the chosen game lets one choose at a glance, and the gold button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gonfalon.texts.players import family_name
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.seating import ORDONANCE, Seating
from gonfalon.ui.screens.variants import SCORING, note, title
from gonfalon.ui.screens.variants_fold import fill_choices
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Words, unit
from gonfalon.ui.widgets.dropdown import DropDown
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.switches import CheckBox

__all__ = ["StartFoot"]

_DRAWN_FIRST: Final = "drawn"


class StartFoot(QWidget):
    """Two boxes with their labels, a tick and the button that begins; `changed` says that the seating is another now.

    Below the first player stands the way of the queue, or for Ordonance the scoring.
    """

    changed = Signal()

    def __init__(self, seating: Seating, settings: Settings) -> None:
        super().__init__()
        self.seating = seating
        self.first, self.direction, self.scoring = DropDown(), DropDown(), DropDown()
        self.first_label, self.direction_label, self.scoring_label = (Words(15, colour="on_table") for _ in range(3))
        for label, box, chosen in (
            (self.first_label, self.first, self._first_chosen),
            (self.direction_label, self.direction, self._direction_chosen),
            (self.scoring_label, self.scoring, self._scoring_chosen),
        ):
            label.setBuddy(box)
            box.currentIndexChanged.connect(chosen)
        self.hide_hands = CheckBox()
        self.hide_hands.setChecked(settings.curtain)
        self.hide_hands.toggled.connect(lambda on: setattr(settings, "curtain", on))
        self.start = Button(Kind.GOLD, key="Enter", tall=True, px=18, least=236)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for part in (
            self.first_label, self.first, self.direction_label, self.direction, self.scoring_label, self.scoring,
            self.hide_hands, self.start,
        ):  # fmt: skip
            part.setParent(self)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.first_label.setText(QCoreApplication.translate("StartScreen", "First player"))
        self.direction_label.setText(QCoreApplication.translate("StartScreen", "The queue resolves"))
        self.direction.fill(
            [
                (
                    "left-to-right",
                    QCoreApplication.translate("StartScreen", "From left to right"),
                    QCoreApplication.translate("StartScreen", "Left to right"),
                ),
                (
                    "right-to-left",
                    QCoreApplication.translate("StartScreen", "From right to left"),
                    QCoreApplication.translate("StartScreen", "Right to left"),
                ),
            ]
        )
        self.scoring_label.setText(title(SCORING))
        fill_choices(self.scoring, SCORING)
        self.hide_hands.setText(QCoreApplication.translate("StartScreen", "Hide hands between turns"))
        set_tip(
            self.hide_hands,
            QCoreApplication.translate(
                "StartScreen", "A curtain falls when the screen passes from one player to the next"
            ),
        )
        self.start.setText(QCoreApplication.translate("StartScreen", "Begin the game"))
        for label, box in (
            (self.first_label, self.first), (self.direction_label, self.direction), (self.scoring_label, self.scoring),
        ):  # fmt: skip
            box.setAccessibleName(label.text())

    def show_seating(self, why_not: str) -> None:
        """Show what is chosen now; `why_not` says why the game cannot begin, if it cannot."""
        seating = self.seating
        drawn = QCoreApplication.translate("StartScreen", "Drawn by lot")
        choices = [(_DRAWN_FIRST, drawn, drawn)]
        for place in seating.playing:
            words = QCoreApplication.translate("StartScreen", "{name} ({family})")
            words = words.format(name=place.called(), family=family_name(place.family))
            choices.append((place.family, words, family_name(place.family)))
        self.first.fill(choices)
        for box, key in (
            (self.first, seating.first or _DRAWN_FIRST),
            (self.direction, seating.direction),
            (self.scoring, seating.variants.word(SCORING)),
        ):
            blocked = box.blockSignals(True)
            box.set_key(key)
            box.blockSignals(blocked)
        self._explain_scoring()
        self.start.setEnabled(not why_not)
        set_tip(self.start, why_not)
        ordonance = seating.game == ORDONANCE
        for part in (self.direction_label, self.direction):
            part.setVisible(not ordonance)
        for part in (self.scoring_label, self.scoring):
            part.setVisible(ordonance)

    def _first_chosen(self) -> None:
        first = self.first.key()
        self.seating.first = None if first == _DRAWN_FIRST else first
        self.changed.emit()

    def _direction_chosen(self) -> None:
        self.seating.direction = "right-to-left" if self.direction.key() == "right-to-left" else "left-to-right"
        self.changed.emit()

    def _scoring_chosen(self) -> None:
        self.seating.variants.choose(SCORING, self.scoring.key())
        self._explain_scoring()
        self.changed.emit()

    def _explain_scoring(self) -> None:
        explained = note(SCORING, self.seating.variants.word(SCORING))
        set_tip(self.scoring, explained)
        self.scoring.setAccessibleDescription(explained)

    def arrange(self, room: int) -> None:
        """Labels before their boxes where there is room for that, else above them."""
        scale = unit(self)
        self._grid.setHorizontalSpacing(round(12 * scale))
        self._grid.setVerticalSpacing(round(2 * scale))
        ordonance = self.seating.game == ORDONANCE
        second_label = self.scoring_label if ordonance else self.direction_label
        second = self.scoring if ordonance else self.direction
        labels = max(self.first_label.sizeHint().width(), second_label.sizeHint().width())
        boxes = max(self.first.minimumSizeHint().width(), second.minimumSizeHint().width())
        rest = max(self.hide_hands.sizeHint().width(), self.start.sizeHint().width())
        beside = labels + boxes + rest + 2 * self._grid.horizontalSpacing() <= room
        parts = (self.first_label, self.first, second_label, second, self.hide_hands, self.start)
        if beside:
            cells = ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2))
        else:
            cells = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1))
        while self._grid.takeAt(0) is not None:
            pass
        for label in (self.first_label, second_label):
            label.setContentsMargins(HALO, 0, 0, 0)
        for part, (line, column) in zip(parts, cells, strict=True):
            self._grid.addWidget(part, line, column)
        self._grid.setAlignment(self.start, Qt.AlignmentFlag.AlignRight)
        for column, stretch in enumerate((0, 1, 2) if beside else (1, 1, 0)):
            self._grid.setColumnStretch(column, stretch)
