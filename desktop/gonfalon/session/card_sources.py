"""The cards of all games, and a background thread that reads them."""

from __future__ import annotations

import gc
import logging
import sys
import threading
from collections import deque
from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from gonfalon.session.plugin import GameRegistry


class CardSources:
    """A shelf for each game, which is made when it is first asked for: reading cards takes time."""

    def __init__(self, games: GameRegistry, folder: Path | None = None) -> None:
        self.games = games
        self.folder = folder
        """Where the user's cards lie; it need not exist. None for those of the program only."""
        self.ahead = False
        """Whether a `Reading` reads the cards; else each shelf reads them when it is asked for them."""
        self._shelves: dict[str, Any] = {}
        self._lock = Lock()

    def of(self, game: str) -> Any:
        """The shelf of a game, in the shape that this game gives it.

        Raises:
            UnknownGame: when there is no game of this name.
        """
        with self._lock:
            if game not in self._shelves:
                self._shelves[game] = self.games[game].session_rules.shelf(self.folder, partial(self._elsewhere, game))
            shelf = self._shelves[game]
            shelf.ahead = self.ahead
            return shelf

    def _elsewhere(self, game: str, file: str, keys: Set[str]) -> bool:
        """Return whether a file of the user's looks more like cards of another game; see `recognition_score`."""
        mine = self.games[game].recognition_score(file, keys)
        return any(other.recognition_score(file, keys) > mine for other in self.games.values() if other.name != game)


SHORT, USUAL = 0.0005, 0.005
"""How long one thread lets another one wait, in seconds: while cards are read, and as Python would have it."""

_MOST = 10.0
"""How long the program's own cards are waited for at most, in seconds; they take a tenth of one."""
_END = object()
_log = logging.getLogger(__name__)


class BackgroundLoader:
    """Reads what lies on the shelves of some games in a thread of its own.

    To be used from one thread: `start`, then look at `steps` and `done` until it is, then `finish`. Until then Python's
    collector of garbage rests: it would work in whichever thread asks for memory next, and what it takes apart may be
    widgets, which no thread but theirs may touch. To go through all that a long file is made of would also take long.
    """

    def __init__(self, card_sources: CardSources, games: Sequence[str]) -> None:
        self.card_sources = card_sources
        self.games = tuple(games)
        self.steps = 0
        """How many files have been read; when it has grown there is something new on the shelves."""
        self._lock = threading.Lock()
        self._again = False
        self._stopped = False
        self._begun, self._done = threading.Event(), threading.Event()
        self._done.set()
        self._thread: threading.Thread | None = None

    @property
    def done(self) -> bool:
        """Whether everything that existed at the last start has been read."""
        return self._done.is_set()

    def start(self) -> None:
        """See what is new on the shelves, after what is being read now."""
        self.card_sources.ahead = True
        with self._lock:
            if self._stopped:
                return
            self._again = True
            if self.done:
                self.finish()
                # Here, and not in the thread: two that import a package at once may each find the other's half done.
                # What goes wrong is told by the thread, which meets it too.
                with suppress(Exception):
                    for game in self.games:
                        self.card_sources.of(game)
                self._done.clear()
                self._thread = threading.Thread(target=self._run, name="gonfalon-cards", daemon=True)
                _unfinished.add(self)
                gc.disable()
                self._thread.start()

    def finish(self) -> None:
        """Let Python collect garbage again, if no loader is reading."""
        for reading in [reading for reading in _unfinished if reading.done]:
            if reading._thread is not None:
                reading._thread.join()
            _unfinished.discard(reading)
        if not _unfinished:
            gc.enable()

    def wait(self, seconds: float) -> None:
        """Stand still until all is read, but not longer than this after the cards that the program brings along."""
        if not self.done:
            self._begun.wait(_MOST)
            self._done.wait(seconds)
            self.finish()

    def stop(self) -> None:
        """Read no further file."""
        self._stopped = True

    def _run(self) -> None:
        sys.setswitchinterval(SHORT)
        while self._goes_on():
            try:
                self._read()
            except Exception:  # noqa: BLE001
                # The thread has nobody above it; what it has not read is not there.
                _log.exception("the cards cannot be read")

    def _goes_on(self) -> bool:
        with self._lock:
            if self._again and not self._stopped:
                self._again = False
                return True
            sys.setswitchinterval(USUAL)
            self._begun.set()
            self._done.set()
            return False

    def _read(self) -> None:
        # In turns, so that no game waits for the long files of another.
        waiting: deque[Iterator[None]] = deque(self.card_sources.of(game).read_ahead() for game in self.games)
        first = len(waiting)
        while waiting and not self._stopped:
            reading = waiting.popleft()
            if next(reading, _END) is None:
                self.steps += 1
                waiting.append(reading)
            first -= 1
            if not first:
                self._begun.set()


_unfinished: set[BackgroundLoader] = set()
"""Those whose thread may still run."""
