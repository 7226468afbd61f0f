"""Small pictures of games as everybody may see them, drawn for what is looked at and kept in files."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from gonfalon.core.files import digest, private_folder, replace_file
from gonfalon.core.record import RecordError, SetsStillLoading
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.library import GameLibrary, LibraryEntry
from gonfalon.session.match import Match
from gonfalon.session.open_record import read_interrupted
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language
from gonfalon.ui.board.game_view import GameView
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.pixmap_cache import png

SIZE: Final = (402, 251)
"""Of a picture, in pixels: half as much again as on a card in a window of the usual size."""
TABLE: Final = QSizeF(1280, 800)
"""How large the table is that is drawn."""
MOST_FILES: Final = 300
MOST_KEPT: Final = 80
"""So many pictures are kept in files, and so many in memory."""
_log = logging.getLogger(__name__)


class Thumbnails:
    """A renderer that draws one game at a time, when there is time for it; what it needs is made on first use."""

    def __init__(self, library: GameLibrary, folder: Path, card_sources: Callable[[], CardSources]) -> None:
        """
        Args:
            folder: where the pictures are kept; it need not exist.
            shelves: gives the cards that are at hand.
        """
        self._library = library
        self._folder = folder
        self._shelves = card_sources
        self._kept: OrderedDict[str, QPixmap] = OrderedDict()
        self._undrawn: set[str] = set()
        """Those of which no file was found."""
        self._scenes: dict[str, TableScene] = {}
        self._drawn = 0

    def of(self, entry: LibraryEntry) -> QPixmap | None:
        """The picture of a game, None before it has been drawn."""
        key = self._key(entry)
        if key not in self._kept and key not in self._undrawn:
            image = QImage()
            if image.load(str(self._file(key))):
                self._keep(key, image)
            else:
                self._undrawn.add(key)
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def lacks(self, entry: LibraryEntry) -> bool:
        """Return whether something about a game is still to be worked out: its picture, or how far it is."""
        return not entry.trouble and (entry.language != current_language() or self.of(entry) is None)

    def work(self, entry: LibraryEntry) -> LibraryEntry | None:
        """Draw the picture of a game, and see how far it is; None where that has to wait for cards."""
        try:
            match = Match.restore(read_interrupted(self._library.path(entry)), self._shelves())
        except SetsStillLoading:
            return None
        except RecordError as error:
            return self._library.remember(entry, ("", ""), current_language(), error)
        entry = self._library.remember(entry, match.game.status(match), current_language())
        if self.of(entry) is None:
            key, image = self._key(entry), self._draw(match)
            self._store(key, image)
            self._keep(key, image)
        return entry

    def carry(self, before: LibraryEntry, entry: LibraryEntry) -> None:
        """Take for the picture of a game the one that it had before something was written about it."""
        old, new = self._key(before), self._key(entry)
        if old in self._kept:
            self._kept[new] = self._kept.pop(old)
        with suppress(OSError):
            self._file(old).replace(self._file(new))

    def forget(self) -> None:
        """Let go of the tables on which pictures were drawn."""
        self._scenes.clear()

    def _key(self, entry: LibraryEntry) -> str:
        # What goes on may be played on, and what is over is shown in the theme of now.
        about = f"{self._library.path(entry)}\n{entry.changed}\n{entry.size}\n{theme.current().key}"
        return digest(about.encode("utf-8", "surrogateescape"))

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.png"

    def _keep(self, key: str, image: QImage) -> None:
        self._undrawn.discard(key)
        self._kept[key] = QPixmap.fromImage(image)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _draw(self, match: Match) -> QImage:
        """Draw the table as a spectator sees it, without anything that a player keeps hidden."""
        large = QImage(2 * SIZE[0], 2 * SIZE[1], QImage.Format.Format_RGB32)
        large.fill(theme.current().ground)
        game_view = GAMES[match.game.name].game_view
        if isinstance(game_view, GameView):
            table = match.view(SPECTATOR).table
            words = game_view.words(current_language(), game_view.cards(table))
            scale = fonts.text_scale()
            # A picture is the same for whoever needs larger letters to read.
            fonts.set_text_scale(1.0)
            try:
                scene = self._scenes.get(match.game.name) or game_view.scene(words)
                self._scenes[match.game.name] = scene
                scene.size = TABLE
                scene.show_table(table, SPECTATOR, match.seats, words)
                painter = QPainter(large)
                scene.render(painter)
                painter.end()
            finally:
                fonts.set_text_scale(scale)
        return large.scaled(*SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)

    def _store(self, key: str, image: QImage) -> None:
        try:
            private_folder(self._folder)
            replace_file(self._file(key), png(image))
        except OSError as error:
            _log.info("The picture of a game is not kept: %s", error.strerror)
        self._drawn += 1
        if self._drawn % 50 == 1:
            self._sweep()

    def _sweep(self) -> None:
        """Remove the oldest pictures where there are too many."""
        with suppress(OSError):
            files = sorted(self._folder.glob("*.png"), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in files[MOST_FILES:]:
                path.unlink(missing_ok=True)
