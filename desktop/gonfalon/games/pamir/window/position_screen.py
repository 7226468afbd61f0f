"""The screen on which a position is written, opened, checked while it is written, shared and played from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import record_for
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.plugin import StartingPosition
from gonfalon.texts.error_messages import diagnostic_line
from gonfalon.texts.players import default_name, family_name
from gonfalon.texts.translations import translate
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.input_fields import TextArea
from gonfalon.ui.widgets.keys import native
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, announce, fill
from gonfalon.ui.widgets.value_controls import ask_for_file

CHECK_MS: Final = 300
"""So long after the last key the text is read."""
SEED: Final = 1
"""Deals what a shared position leaves hidden."""
_GAME: Final = "pamir"
_BOT: Final = "squire"
EXAMPLE: Final = """\
seats:
  R: {loyalty: british, court: 12 62, hand: 32 98, rupees: 6, tribes: herat kabul, spies: 43, gifts: 2}
  B: {loyalty: russian, court: 43 14, hand: '?*2', rupees: 3, tribes: persia, prizes: 71, points: 2}
  G: {loyalty: afghan, court: 7, hand: '?', rupees: 4, tribes: kabul}
market: 28 - 29+2 60 61 101 / 16 18 - 85 2 99
deck: '?*30'
blocks: {british: herat*2 herat-kabul, russian: persia*2 transcaspia, afghan: kabul}
favored: military
turn: R
actions: 2
"""
"""What stands there when somebody begins."""


class PositionScreen(Screen):
    """Write a position or open one, and play from it."""

    begun = Signal(object)
    """A `NewGame` with the position is to begin."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.found: StartingPosition | None = None
        """The position that is written; None while it is none."""
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT, press=self.closed)
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.take = Button(icon="icon-import", px=15, press=self._choose_file)
        self.share = Button(icon="icon-export", px=15, press=self.copy)
        self.play = Button(ButtonKind.GOLD, px=16, press=self.begin)
        self._about = Label(15, colour="on_table_2", wrap=True)
        self.area = TextArea(15)
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.told = Label(15, QFont.Weight.Medium, "on_table", wrap=True)
        self._head = fill(QHBoxLayout(), self.back, (self._title, 1), self.take, self.share, self.play)
        self._whole = fill(QVBoxLayout(self), self._head, self._about, (self.area, 1), self.told, spacing=0)
        self._reading = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._reading.timeout.connect(self.check)
        self.area.textChanged.connect(self._reading.start)
        self.area.setPlainText(EXAMPLE)
        self.retranslate()

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Position", "Open a position"))
        for button, words in (
            (self.take, translate("Position", "Open a file")),
            (self.share, translate("Position", "Copy as one line")),
        ):
            button.setAccessibleName(words)
            set_tip(button, words)
        self.play.setText(translate("Position", "Play from here"))
        self._about.setText(
            translate(
                "Position",
                "Each card is named by its number; “{often}” says how often, “{hidden}” is a hidden card, which is "
                "dealt, “{vacant}” a vacant place of the market and “{rupees}” the rupees on a place. You lead the "
                "family that has the turn, bots lead the others. Such a game does not count in the statistics.",
            ).format(often="*2", hidden="?", vacant="-", rupees="+2")
        )
        self.area.setAccessibleName(translate("Position", "Position"))
        self.area.setAccessibleDescription(self._about.text())
        self.check()

    def check(self) -> None:
        """Read what is written, and say whether it can be played or what is wrong."""
        self._reading.stop()
        name = translate("Position", "Position")
        try:
            self.found = GAMES[_GAME].read_position(self.area.text, name)
        except CardFileError as error:
            self.found, said = None, diagnostic_line(error.diagnostics[0])
        else:
            seats = ", ".join(map(family_name, self.found.families))
            said = translate("Position", "This can be played. At the table: {seats}.").format(seats=seats)
        for button in (self.share, self.play):
            button.setEnabled(self.found is not None)
        if said != self.told.text():
            self.told.setText(said)
            announce(self.area, said)

    def new_game(self, found: StartingPosition) -> NewGame:
        """Return the game in which a person leads the family that has the turn, and bots the others."""
        automata = {family: name for name, family in found.automata.items()}
        seats = []
        for family in found.families:
            bot = automata.get(family, None if family == found.turn else _BOT)
            named = self.settings.player_name if bot is None else ""
            seats.append(Seat(family, named or default_name(family), bot))
        return NewGame(_GAME, tuple(seats), options=found.options)

    def begin(self) -> None:
        """Play from the position, if it can be played."""
        self.check()
        if self.found is not None:
            self.begun.emit(self.new_game(self.found))

    def copy(self) -> None:
        """Put the position on the clipboard as one line, and say what can be done with it there."""
        from gonfalon.core.share_code import to_share_code

        self.check()
        if self.found is None:
            return
        record = record_for(self.new_game(self.found), CardSources(GAMES, None))
        QGuiApplication.clipboard().setText(to_share_code(record))
        words = translate(
            "Sharing",
            "The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game "
            "opens.",
        )
        self.told.setText(words.format(key=native("Ctrl+V")))
        announce(self.area, self.told.text())

    def _choose_file(self) -> None:
        dialog = ask_for_file(self, translate("Position", "Open a file"), Path.home(), "YAML (*.yaml *.yml *.txt)")
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))

    def open_file(self, path: Path) -> None:
        """Take the position from a file."""
        try:
            self.area.setPlainText(read_card_file(path, "a position"))
        except CardFileError as error:
            self.told.setText(diagnostic_line(error.diagnostics[0]))
            announce(self.area, self.told.text())
        else:
            self.check()

    def arrange(self) -> None:
        side, px = self.px(18), self.px
        self._head.setContentsMargins(side - HALO, px(10), side - HALO, px(4))
        self._head.setSpacing(px(4))
        named, row = (self.share, self.take), (self.back, self._title, self.take, self.share, self.play)
        for button in named:
            button.show_words(True)
        for button in named:
            if sum(part.sizeHint().width() + px(4) for part in row) + 2 * side <= self.width():
                break
            button.show_words(False)
        self._whole.setContentsMargins(0, 0, 0, px(12))
        for part in (self._about, self.told):
            part.setContentsMargins(side, px(4), side, px(6))
        self.area.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
