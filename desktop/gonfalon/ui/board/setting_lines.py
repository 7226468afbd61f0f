"""Lines of the settings page that a game adds to those of the program."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gonfalon.ui.board.coming_cards import ComingCards
from gonfalon.ui.widgets.setting_row import SettingRow

__all__ = ["SettingLines"]


class SettingLines(QObject):
    """Makes the lines and keeps them true; it reads no file before `count`."""

    open_rules = Signal(str)
    """The rules are wanted, at this page."""
    changed = Signal()
    """A line has other words now, and perhaps another height."""
    rows: Sequence[SettingRow]

    @abstractmethod
    def heading(self) -> str:
        """What they are about."""

    @abstractmethod
    def retranslate(self) -> None:
        """Make every text anew."""

    def set_folder(self, folder: Path) -> None:
        """Where the user's sets lie; it need not exist."""

    def set_coming(self, coming: ComingCards) -> None:
        """Count what is read beside the window, of the same folder."""

    def forgive(self) -> None:
        """Forget what went wrong before."""

    def count(self) -> None:
        """See what there is now."""
