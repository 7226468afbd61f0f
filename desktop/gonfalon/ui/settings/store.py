"""The settings of a player in an INI file that may hold anything at all, with the decks saved among them."""

from __future__ import annotations

import json
import logging
import math
import os
import unicodedata
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from gonfalon.core.diagnostics import visible_name
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.settings.language import system_language
from gonfalon.user.folders import is_file, is_folder, settings_file

__all__ = [
    "ANIMATION_SPEEDS",
    "AUTOMATON_PACES",
    "LONGEST_NAME",
    "MOST_DECKS",
    "TABLE_SPEEDS",
    "TEXT_SCALES",
    "THEMES",
    "SavedDeck",
    "Settings",
    "find_deck",
    "read_decks",
    "tidy_name",
    "write_decks",
]


LONGEST_NAME: Final = 32
MOST_DECKS: Final = 60
# Not asked of the game: the settings are read before the first screen, which needs no cards.
_KINDS: Final = 10
_LONGEST_WORD: Final = 80


@dataclass(frozen=True)
class SavedDeck:
    """Ten kinds, sorted by id, and the names of the sets that they come from."""

    name: str
    sets: tuple[str, ...]
    kinds: tuple[str, ...]


def tidy_name(written: str) -> str:
    """Return a typed name on one line, cut to LONGEST_NAME, without invisible characters; it may be empty."""
    composed = unicodedata.normalize("NFC", " ".join(written.split()))
    return " ".join(visible_name(composed)[:LONGEST_NAME].split())


def find_deck(decks: Iterable[SavedDeck], name: str) -> SavedDeck | None:
    """The deck of this name, whether in large letters or small."""
    wanted = tidy_name(name).casefold()
    return next((deck for deck in decks if deck.name.casefold() == wanted), None)


def write_decks(decks: Iterable[SavedDeck]) -> str:
    """The decks as JSON."""
    return json.dumps([{"name": deck.name, "sets": deck.sets, "kinds": deck.kinds} for deck in decks])


def read_decks(text: str) -> tuple[SavedDeck, ...]:
    """Return the decks of a text, without invalid entries and without the second of two with the same name.

    Raises:
        ValueError: when the text is no list in JSON.
    """
    entries = json.loads(text)
    if not isinstance(entries, list):
        raise ValueError(text[:40])
    decks: dict[str, SavedDeck] = {}
    for entry in entries:
        deck = _deck(entry)
        if deck is not None and len(decks) < MOST_DECKS:
            decks.setdefault(deck.name.casefold(), deck)
    return tuple(decks.values())


def _deck(entry: Any) -> SavedDeck | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        return None
    name = tidy_name(entry["name"])
    sets, kinds = _words(entry.get("sets")), _words(entry.get("kinds"))
    if not name or not sets or len(set(kinds)) != _KINDS or len(kinds) != _KINDS:
        return None
    return SavedDeck(name, sets, tuple(sorted(kinds)))


def _words(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        return ()
    return tuple(word for word in value if 0 < len(word) <= _LONGEST_WORD and word.isprintable())


THEMES: Final = ("oak", "lime", "contrast", "system")
LEARNING: Final = "learning"
AUTOMATON_PACES: Final = ("step", "flow", "brief")
LEARNED: Final = 2
"""After so many games with an automaton nobody needs to be shown each of its steps."""
TABLE_SPEEDS: Final = ("normal", "double", "fourfold", "eightfold")
"""Those that can be chosen while something is told."""
ANIMATION_SPEEDS: Final = ("off", "half", *TABLE_SPEEDS)
TEXT_SCALES: Final = (0.85, 1.5)
BOT_PAUSES: Final = (0.0, 3.0)
SCHEMA: Final = 1
MOST_BYTES: Final = 1_000_000
LONGEST_VERSION: Final = 40
SOON_MS: Final = 300
"""When a change is written, so that a slider on its way does not write at every step."""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class _Field(Generic[_T]):
    """A typed property over one INI entry; every value that does not fit reads as the default."""

    def __init__(self, default: Callable[[], _T], read: Callable[[str], _T], write: Callable[[_T], str] = str) -> None:
        self.default = default
        self._read = read
        self._write = write
        self.name = ""

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> _Field[_T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> _T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> _Field[_T] | _T:
        if settings is None:
            return self
        raw = settings.raw(self.name)
        if raw is None:
            return self.default()
        try:
            return self._read(raw)
        except (ValueError, RecursionError):
            return self.default()

    def __set__(self, settings: Settings, value: _T) -> None:
        text = self._write(value)
        # What cannot be read back is never written.
        fitting = self._read(text)
        if fitting != self.__get__(settings, type(settings)):
            settings.keep(self.name, self._write(fitting))


def _choice(words: tuple[str, ...]) -> Callable[[str], str]:
    def read(raw: str) -> str:
        if raw not in words:
            raise ValueError(raw)
        return raw

    return read


def _flag(raw: str) -> bool:
    if raw not in {"true", "false"}:
        raise ValueError(raw)
    return raw == "true"


def _between(low: float, high: float) -> Callable[[str], float]:
    def read(raw: str) -> float:
        value = float(raw)
        if not math.isfinite(value):
            raise ValueError(raw)
        return min(max(value, low), high)

    return read


def _json(raw: str) -> str:
    json.loads(raw)
    return raw


def _short(raw: str) -> str:
    if len(raw) > LONGEST_VERSION or not raw.isprintable():
        raise ValueError(raw)
    return raw


def _bytes(raw: str) -> bytes:
    return b64decode(raw.encode(), validate=True)


def _flag_text(value: bool) -> str:
    return "true" if value else "false"


def _switch(default: bool) -> _Field[bool]:
    return _Field(lambda: default, _flag, _flag_text)


class Settings(QObject):
    """The settings of this user; `changed` names the property that has a new value."""

    changed = Signal(str)
    save_error = Signal()
    """A change could not be written; told once."""

    language = _Field(system_language, _choice(LANGUAGES))
    theme = _Field(lambda: "oak", _choice(THEMES))
    animation_speed = _Field(lambda: "normal", _choice(ANIMATION_SPEEDS))
    reduced_motion = _switch(False)
    since_opens = _switch(False)
    """Whether what others did is listed by itself before each own decision."""
    step_by_step = _switch(False)
    """Whether what others do stops after each event until somebody goes on."""
    text_scale = _Field(lambda: 1.0, _between(*TEXT_SCALES))
    bots_speak = _switch(True)
    sound = _switch(True)
    volume = _Field(lambda: 0.6, _between(0.0, 1.0))
    """Of the sounds, as a share of the loudest; it is kept while they are turned off."""
    curtain = _switch(True)
    curtain_on_focus_loss = _switch(True)
    pause_when_left = _switch(False)
    """Whether nothing goes on while another program is in front; a window that is not to be seen always waits."""
    bot_pause = _Field(lambda: 0.8, _between(*BOT_PAUSES))
    automaton_pace = _Field(lambda: LEARNING, _choice((LEARNING, *AUTOMATON_PACES)))
    """How the reasons of an automaton are told; `learning` is step by step for the first games, then in a flow."""
    automata_met = _Field(lambda: 0, lambda raw: min(max(int(raw), 0), LEARNED + 1))
    """How many games with an automaton were begun, as far as that matters."""
    explain_illegal = _switch(True)
    geometry = _Field(lambda: b"", _bytes, lambda value: b64encode(value).decode())
    """How the window lies when it does not fill the screen."""
    full_screen = _switch(False)
    seats = _Field(lambda: "[]", _json)
    house_decks: _Field[tuple[SavedDeck, ...]] = _Field(tuple, read_decks, write_decks)
    counted_since = _Field(lambda: 0.0, _between(0.0, 1e11))
    """Since when games count in the statistics, in seconds since 1970; 0 for all of them."""
    goals = _Field(lambda: "[]", _json)
    """The games of which was told what one wants in them."""
    lessons = _Field(lambda: "{}", _json)
    """The stop that was reached in each first game, by its name."""
    puzzles = _Field(lambda: "[]", _json)
    """The puzzles that were solved."""
    deals = _Field(lambda: "{}", _json)
    """What came of the deals of the days, by the date."""
    news_seen = _Field(lambda: "", _short)
    """The version whose news were opened, or were not new when the program was first started; empty before that."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path if path is not None else settings_file()
        """Where they are kept."""
        harmless = _harmless(self.path)
        self._store = QSettings(str(harmless), QSettings.Format.IniFormat)
        self._told = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._write)
        if self._store.status() is not QSettings.Status.NoError:
            _log.warning("The settings in %s cannot be read; the usual ones are taken.", self._store.fileName())
        if harmless != self.path:
            # Found out by trying to write, and told as such.
            self._soon.start()

    @property
    def pace_of_automata(self) -> str:
        """The pace as it is now, one of `AUTOMATON_PACES`."""
        if self.automaton_pace != LEARNING:
            return self.automaton_pace
        return "step" if self.automata_met <= LEARNED else "flow"

    def raw(self, name: str) -> str | None:
        """The text in the file, or None where there is none or it is a list."""
        value = self._store.value(name)
        return value if isinstance(value, str) else None

    def keep(self, name: str, text: str) -> None:
        """Write the text of one property and tell everybody."""
        self._store.setValue("schema", str(SCHEMA))
        self._store.setValue(name, text)
        self._soon.start()
        self.changed.emit(name)

    def restore(self, *names: str) -> None:
        """Give the named properties their default values again."""
        for name in names:
            field = vars(Settings)[name]
            before = getattr(self, name)
            self._store.remove(name)
            if before != field.default():
                self.changed.emit(name)

    def flush(self) -> None:
        """Write everything to the disk now, and take in what another window has written; it happens by itself later.

        Whoever adds to a list does it before that, so that what another window has added stays in it.
        """
        self._soon.stop()
        before = {name: self.raw(name) for name in _names()}
        self._store.sync()
        for name, text in before.items():
            if self.raw(name) != text:
                self.changed.emit(name)

    def _write(self) -> None:
        self.flush()
        failed = self._store.status() is QSettings.Status.AccessError or not self._store.isWritable()
        if failed and not self._told:
            self._told = True
            _log.warning("The settings cannot be written to %s.", self._store.fileName())
            self.save_error.emit()


def _names() -> list[str]:
    return [name for name, field in vars(Settings).items() if isinstance(field, _Field)]


def _harmless(path: Path) -> Path:
    """The path, or one that cannot exist where Qt would wait for ever: at a pipe, a huge file, a lock like that."""
    lock = path.with_name(f"{path.name}.lock")
    if is_folder(lock):
        return lock / path.name / path.name
    usual = (is_file(path) and path.stat().st_size <= MOST_BYTES) or is_folder(path) or not os.path.lexists(path)
    return path if usual else path / path.name
