"""The head of the workshop: which set is open, how it stands, and what can be done with the whole of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout

from gonfalon.texts.catalogue import translate
from gonfalon.ui.look.fonts import text_scale
from gonfalon.ui.widgets.buttons import Button, IconButton, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.keys import native
from gonfalon.ui.widgets.long_words import LongLine
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["Head"]

_STATE: Final = 240
"""So wide are words about the set that can be understood, in design pixels."""


class Head(Panel):
    """A bar across the screen; whoever makes it connects the buttons."""

    def __init__(self) -> None:
        super().__init__(Ground.PANEL)
        self._shown: tuple[str, int, bool, bool] | None = None
        self.back = IconButton("icon-back", kind=Kind.PARCHMENT)
        self.title = Words(22, QFont.Weight.DemiBold, "heading")
        self.state = LongLine(15, colour="text_2")
        self.share = Button(icon="icon-export", px=15)
        self.check = Button(icon="icon-check", px=15)
        self.play = Button(icon="icon-play", px=15)
        self.save = Button(Kind.GOLD, key="S", px=15)
        self.copy = Button(Kind.GOLD, px=15)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.state, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.share, self.check, self.play, self.save, self.copy):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """What can be done, from left to right."""
        return self.share, self.check, self.play, self.save, self.copy

    def retranslate(self) -> None:
        """Make every text anew but that about the set, which is to be shown anew."""
        self._shown = None
        self.back.set_words(translate("Workshop", "Back to the sets (Esc)"))
        self.title.setText(translate("Workshop", "Card workshop"))
        for button, words, tip in (
            (
                self.share,
                translate("Workshop", "Share"),
                translate("Workshop", "Put the set with its texts and emblems into one file for others"),
            ),
            (
                self.check,
                translate("Workshop", "Check all"),
                translate("Workshop", "Read the whole set, its texts and its emblems"),
            ),
            (
                self.play,
                translate("Workshop", "Try in a game"),
                translate("Workshop", "Save the set and play with it at once, against three bots"),
            ),
            (
                self.save,
                translate("Workshop", "Save"),
                translate("Workshop", "Write the file of the set ({key})").format(key=native("Ctrl+S")),
            ),
            (
                self.copy,
                translate("Workshop", "Make a copy"),
                translate("Workshop", "Make a copy of your own, which you can change"),
            ),
        ):
            button.setAccessibleName(words)
            button.setAccessibleDescription(tip)
            set_tip(button, tip)
            button.setText(words)

    def show_state(self, words: str, *, mistakes: int, unsaved: bool, read_only: bool) -> None:
        """Say how the set stands, and let be done what can be done now."""
        shown = (words, mistakes, unsaved, read_only)
        if shown == self._shown:
            return
        self._shown = shown
        self.state.say(words)
        self.save.setVisible(not read_only)
        self.copy.setVisible(read_only)
        self.save.setEnabled(unsaved)
        self.play.setEnabled(not mistakes)
        self.share.setEnabled(not mistakes)
        wait = translate("Workshop", "The mistakes have to be corrected first")
        for button, tip in ((self.play, self.play), (self.share, self.share)):
            set_tip(button, wait if mistakes else tip.accessibleDescription())

    def arrange(self, width: int) -> None:
        """Fit everything into a bar of this width; where there is no room, the first buttons show their icons only."""
        scale = unit(self)
        side = round(8 * scale)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(2 * scale))
        self.title.setContentsMargins(round(2 * scale), 0, round(10 * scale), 0)
        for button in self.buttons:
            button.show_words(True)
        room = width - 2 * side - self.back.sizeHint().width() - round(_STATE * text_scale() * scale)
        self.title.setVisible(self.title.sizeHint().width() + self._wanted() <= room)
        if not self.title.isHidden():
            room -= self.title.sizeHint().width()
        for button in (self.share, self.check, self.play):
            if self._wanted() <= room:
                break
            button.show_words(False)

    def _wanted(self) -> int:
        return sum(button.sizeHint().width() for button in self.buttons if not button.isHidden())

    def high(self) -> int:
        """How high the bar is."""
        button = self.save if not self.save.isHidden() else self.copy
        return max(self.title.sizeHint().height(), button.sizeHint().height()) + HALO
