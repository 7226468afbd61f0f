"""Pax Pamir on the start screen: hands open or hidden, and how well Wakhan plays where she has a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gonfalon.games.pamir.texts.setup_options import HANDS, IMPROVEMENTS
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import GameSetup, ScreenLink, SetupChoice, SetupPanel, Variant
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.choice_controls import CheckBox
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, Label, ui_scale

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.position_screen import PositionScreen

_WAKHAN: Final = "wakhan"
_WITH_WAKHAN: Final = 3
"""So many may play with Wakhan, herself included; that is said here because no rules may be read yet."""
_KEPT: Final = "pamir"


class _PamirVariant(Variant):
    """The only edition."""

    key = "pamir"
    home = "pamir"
    lesson = "pamir"
    next_lesson = "pamir-court"
    game_setup: PamirGameSetup

    def __init__(self, game_setup: PamirGameSetup) -> None:
        self.game_setup = game_setup

    def describe(self, card: GameCard) -> None:
        card.set_drawing("pamir-dominance")
        card.set_texts("Pax Pamir", translate("PamirOffer", "2–5 players · three coalitions"))

    def about(self, players: int) -> str:
        return self.why_not()

    def why_not(self) -> str:
        if self.game_setup.wakhan and len(self.game_setup.seats) > _WITH_WAKHAN:
            return translate("PamirOffer", "Wakhan plays against one or two others.")
        return ""

    def begun_by(self) -> str:
        return translate("PamirOffer", "The player after Wakhan") if self.game_setup.wakhan else ""

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame | None:
        if self.why_not():
            return None
        options = [("hands", self.game_setup.hands)]
        if self.game_setup.wakhan and self.game_setup.improved:
            options.append(("improved", " ".join(self.game_setup.improved)))
        if self.game_setup.wakhan:
            first = None
        elif first is not None:
            # Whoever declares a loyalty last takes the first turn, and records name who declares first (S7).
            first = (first + 1) % len(seats)
        return NewGame(self.game_setup.game, seats, first, options=tuple(options))

    def show(self) -> bool:
        return self.game_setup.wakhan


class _Improvements(SetupPanel):
    """A box to tick for each of Wakhan's improvements."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = Label(15, colour="on_table")
        self.boxes = {word: CheckBox() for word in IMPROVEMENTS}
        self.title.setParent(self)
        for box in self.boxes.values():
            box.setParent(self)
            box.clicked.connect(self.chosen)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(HALO, 0, HALO, 0)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.title.setText(translate("PamirOffer", "Wakhan’s improvements"))
        for word, box in self.boxes.items():
            title, does = IMPROVEMENTS[word]()
            box.setText(title)
            box.setAccessibleDescription(does)
            set_tip(box, does)

    def arrange(self, width: int) -> None:
        """All in one line, or the boxes below their title, or each in a line of its own."""
        gap = round(14 * ui_scale(self))
        boxes = [box.sizeHint().width() + gap for box in self.boxes.values()]
        title = self.title.sizeHint().width()
        room = width - 2 * HALO
        columns = 4 if title + sum(boxes) <= room else 3 if sum(boxes) <= room else 1
        while self._grid.takeAt(0) is not None:
            pass
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(0)
        self._grid.addWidget(self.title, 0, 0, 1, 1 if columns == 4 else columns)
        for index, box in enumerate(self.boxes.values()):
            place = index + 1 if columns == 4 else index + columns
            self._grid.addWidget(box, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column == min(columns, self._grid.columnCount()) - 1))

    def stops(self) -> Sequence[QWidget]:
        return tuple(self.boxes.values())

    def least(self) -> QSize:
        return QSize(max(box.minimumSizeHint().width() for box in self.boxes.values()), 0)


class PamirGameSetup(GameSetup):
    """One edition, and what was chosen for it."""

    game = "pamir"

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.hands = next(iter(HANDS))
        self.panel: _Improvements = _Improvements()
        self.panel.chosen.connect(self.changed)
        self._hands = SetupChoice()
        self._hands.chosen.connect(self._choose_hands)
        self.choices = (self._hands,)

    @property
    def wakhan(self) -> bool:
        """Whether Wakhan has a seat."""
        return any(seat.bot == _WAKHAN for seat in self.seats)

    @property
    def improved(self) -> tuple[str, ...]:
        """Her improvements that are chosen, by the words of a record."""
        return tuple(word for word, box in self.panel.boxes.items() if box.isChecked())

    def screen_links(self) -> Sequence[ScreenLink]:
        link = ScreenLink(
            "icon-import",
            translate("Position", "Set up a position"),
            translate("Position", "{game}: set up, write or open a position, and play from it").format(
                game="Pax Pamir"
            ),
            self.open_position,
            self.game,
        )
        return (*super().screen_links(), link)

    def open_position(self) -> None:
        """Show the screen on which a position is written or opened."""
        self.opened.emit(self.position_screen)

    def set_up_position(self, text: str) -> None:
        self.position_screen.begin_with(text)
        self.open_position()

    @cached_property
    def position_screen(self) -> PositionScreen:
        from gonfalon.games.pamir.window.position_screen import PositionScreen

        screen = PositionScreen(self.settings)
        screen.begun.connect(self.begin)
        return screen

    def game_variants(self, chosen: str) -> Sequence[Variant]:
        return (_PamirVariant(self),)

    def retranslate(self, language: str) -> None:
        self.panel.retranslate()
        titles = [(word, *2 * (words()[0],)) for word, words in HANDS.items()]
        self._hands.write(translate("PamirOffer", "Hands"), titles)
        self._show_hands()

    def _choose_hands(self, word: str) -> None:
        self.hands = word
        self._show_hands()
        self.changed.emit()

    def _show_hands(self) -> None:
        self._hands.show_chosen(self.hands, HANDS[self.hands]()[1])

    def recall(self, kept: Mapping[str, object]) -> None:
        found = kept.get(_KEPT)
        if not isinstance(found, dict):
            return
        if found.get("hands") in tuple(HANDS):
            self.hands = found["hands"]
        improved = found.get("improved")
        for word, box in self.panel.boxes.items():
            box.setChecked(isinstance(improved, list) and word in improved)

    def kept(self, chosen: str) -> dict[str, object]:
        return {_KEPT: {"hands": self.hands, "improved": list(self.improved)}}
