"""What waits for cards that are still being read beside the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from gonfalon.core.lacking import SetsUnread
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.board.coming_cards import ComingCards

if TYPE_CHECKING:
    from gonfalon.ui.board.overlay import Overlay

__all__ = ["WaitingForCards"]


class WaitingForCards(QObject):
    """What a player wants and cannot have before its cards have been read; the last wish counts."""

    def __init__(self, notices: NoticeLayer) -> None:
        super().__init__(notices)
        self._notices = notices
        self._coming: ComingCards | None = None
        self._wish: Callable[[], None] | None = None
        self._notice: Overlay | None = None
        self._said = ""

    def set_coming(self, coming: ComingCards) -> None:
        """Hear from here that cards have come."""
        self._coming = coming
        coming.came.connect(self._try)

    def do(self, wish: Callable[[], None], said: str = "") -> None:
        """Do this now or, if it raises `SetsUnread`, as soon as it does so no more; a notice says so meanwhile.

        Args:
            said: the sentence of that notice, by default about a game.
        """
        self._give_up()
        self._said = said
        try:
            wish()
        except SetsUnread:
            self._wish = wish
            if self._coming is not None:
                self._coming.look()
                self._coming.wait()
            self._try()
            if self._wish is not None:
                self._say()

    def _try(self) -> None:
        wish, self._wish = self._wish, None
        if wish is None:
            return
        try:
            wish()
        except SetsUnread:
            self._wish = wish
        else:
            self._give_up()

    def _say(self) -> None:
        heading = QCoreApplication.translate("Window", "The cards are still being read")
        text = self._said or QCoreApplication.translate("Window", "The game opens as soon as its cards are there.")
        self._notice = self._notices.overlay(heading, text)
        self._notice.add_button(QCoreApplication.translate("Window", "Do not wait"), key="Esc", gold=True)
        self._notice.closed.connect(self._closed)
        self._notices.lay(self._notice)

    def _closed(self) -> None:
        self._wish = self._notice = None

    def _give_up(self) -> None:
        self._wish = None
        if self._notice is not None:
            self._notice.close_it()
