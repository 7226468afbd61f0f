"""Files in which people send each other sets of cards: each is shown before anything of it is kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from gonfalon.core.slips import CardFileError
from gonfalon.games import GAMES
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.board.offer import Offer
from gonfalon.ui.screens.start import StartScreen

__all__ = ["Parcels"]


class Parcels(QObject):
    """Hands such a file to the game that it is for, which shows it on a page of its own."""

    def __init__(self, start: StartScreen, tables: Tables, notices: NoticeLayer) -> None:
        super().__init__(tables)
        self._start = start
        self._tables = tables
        self._notices = notices
        for offer in start.offers:
            offer.received.connect(self._received)

    def takes(self, path: Path) -> bool:
        """Whether a file is one of these, by the ending of its name."""
        return self._offer(path) is not None

    def open(self, path: Path) -> None:
        """Show what is in such a file, as soon as it is known what it would meet on the shelf."""
        offer = self._offer(path)
        assert offer is not None, "whoever asks has asked `takes`"
        self._tables.lay_out_cards()
        waiting = QCoreApplication.translate("Parcels", "The set opens as soon as those that you have are there.")
        self._tables.waiting.do(lambda: self._open(offer, path), waiting)

    def _open(self, offer: Offer, path: Path) -> None:
        try:
            offer.open_parcel(path)
        except CardFileError as error:
            from gonfalon.texts.slips import told_all

            heading = QCoreApplication.translate("Parcels", "This set of cards cannot be opened")
            self._notices.tell(heading, told_all(error.slips))

    def _offer(self, path: Path) -> Offer | None:
        game = GAMES.sent_in(path)
        return next((offer for offer in self._start.offers if game is not None and offer.game == game.name), None)

    def _received(self, heading: str, text: str) -> None:
        if self._start.coming is not None:
            self._start.coming.look()
        self._notices.tell(heading, text)
