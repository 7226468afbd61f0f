"""The settings of a player in an INI file that may hold anything at all."""

from __future__ import annotations

import json
import logging
import math
import os
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, overload

from PySide6.QtCore import QLocale, QObject, QSettings, QTimer, Signal

from gonfalon.core.diagnostics import visible_name
from gonfalon.core.seats import FAMILIES
from gonfalon.texts.translations import LANGUAGES, native_name, translate
from gonfalon.ui.settings.language import system_language
from gonfalon.user.folders import is_file, is_folder, settings_file

if TYPE_CHECKING:
    from typing import Self


_T = TypeVar("_T")


@dataclass(eq=False)
class Field(Generic[_T]):
    """A typed property over one entry of the file; what does not fit reads as the default."""

    default: Callable[[], _T]
    section: str = ""
    """The section of the settings page; empty for what is not on it."""
    title: Callable[[], str] = str
    note: Callable[[], str] = str
    read: Callable[[str], _T] = field(kw_only=True)
    write: Callable[[_T], str] = field(default=str, kw_only=True)

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Self: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> _T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> Self | _T:
        if settings is None:
            return self
        raw = settings.raw(self.name)
        try:
            return self.default() if raw is None else self.read(raw)
        except (ValueError, RecursionError):
            return self.default()

    def __set__(self, settings: Settings, value: _T) -> None:
        # What cannot be read back is never written.
        fitting = self.read(self.write(value))
        if fitting != self.__get__(settings, type(settings)):
            settings.keep(self.name, self.write(fitting))


AnyField: TypeAlias = Field[Any]
"""A field of which nothing more is known."""


@dataclass(eq=False)
class Choice(Field[str]):
    """One of a few words."""

    labels: Mapping[str, Callable[[], str]] = field(kw_only=True)
    shown: str = ""
    """The property of the settings that says which label holds where the default is none of them."""
    read: Callable[[str], str] = field(init=False)

    def __post_init__(self) -> None:
        self.read = _one_of({word: word for word in (*self.labels, *([self.default()] if self.shown else ()))})

    def texts(self) -> dict[str, str]:
        """Return the label of each word, in the language spoken."""
        return {word: label() for word, label in self.labels.items()}


@dataclass(eq=False)
class Range(Field[float]):
    """A number between two limits, which the settings page counts in hundredths."""

    limits: tuple[float, float] = field(kw_only=True)
    steps: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """By an arrow key, by a page key, and from tick to tick."""
    text: Callable[[float], str] = str
    when_released: bool = False
    """Whether nothing is changed while the knob is held."""
    read: Callable[[str], float] = field(init=False)

    def __post_init__(self) -> None:
        self.read = self._between

    def _between(self, raw: str) -> float:
        value, (low, high) = float(raw), self.limits
        if not math.isfinite(value):
            raise ValueError(raw)
        return min(max(value, low), high)


def _one_of(words: Mapping[str, _T]) -> Callable[[str], _T]:
    def read(raw: str) -> _T:
        if raw not in words:
            raise ValueError(raw)
        return words[raw]

    return read


@dataclass(eq=False)
class Flag(Field[bool]):
    """On or off."""

    read: Callable[[str], bool] = field(default=_one_of({"true": True, "false": False}), kw_only=True)
    write: Callable[[bool], str] = field(default=lambda value: str(value).lower(), kw_only=True)


LEARNING: Final = "learning"
LEARNED: Final = 2
"""After so many games with an automaton nobody needs to be shown each of its steps."""
TABLE_SPEEDS: Final = ("normal", "double", "fourfold", "eightfold")
"""Those that can be chosen while something is told."""
SCHEMA: Final = 1
MOST_BYTES: Final = 1_000_000
LONGEST_VERSION: Final = 40
SOON_MS: Final = 300
"""When a change is written, so that a slider on its way does not write at every step."""

_log = logging.getLogger(__name__)


def _json(raw: str) -> str:
    json.loads(raw)
    return raw


def _list(raw: str) -> tuple[str, ...]:
    found = json.loads(raw)
    return tuple(word for word in found if isinstance(word, str)) if isinstance(found, list) else ()


def _mapping(kind: type[_T]) -> Callable[[str], dict[str, _T]]:
    def read(raw: str) -> dict[str, _T]:
        found = json.loads(raw)
        return {word: it for word, it in found.items() if isinstance(it, kind)} if isinstance(found, dict) else {}

    return read


def _short(raw: str) -> str:
    if len(raw) > LONGEST_VERSION or not raw.isprintable():
        raise ValueError(raw)
    return raw


SECTIONS: Final[Mapping[str, Callable[[], str]]] = {
    "reading": lambda: translate("SettingsScreen", "Reading"),
    "movement": lambda: translate("SettingsScreen", "Movement and sound"),
    "play": lambda: translate("SettingsScreen", "Play"),
    "automata": lambda: translate("Automata", "Automata"),
}
"""The headings of the settings page, in its order."""


def _percent(value: float) -> str:
    return translate("SettingsScreen", "{percent}%").format(percent=round(100 * value))


def _seconds(value: float) -> str:
    return translate("SettingsScreen", "{seconds} s", "seconds").format(seconds=QLocale().toString(value, "f", 1))


class Settings(QObject):
    """The table of the settings of this user; `changed` names the property that has a new value."""

    changed = Signal(str)
    save_error = Signal()
    """A change could not be written; told once."""

    # fmt: off
    language = Choice(system_language, "reading", lambda: translate("SettingsScreen", "Language"),
                      lambda: translate("SettingsScreen", "Changes at once, also in a game"),
                      labels={code: partial(native_name, code) for code in LANGUAGES})
    text_scale = Range(lambda: 1.0, "reading", lambda: translate("SettingsScreen", "Text size"),
                       lambda: translate("SettingsScreen", "From 85 to 150%"),
                       limits=(0.85, 1.5), steps=(0.05, 0.05, 0.13), text=_percent, when_released=True)
    theme = Choice(lambda: "oak", "reading", lambda: translate("SettingsScreen", "Table"),
                   lambda: translate("SettingsScreen", "Dark oak, pale limewood, or black on white"),
                   labels={"oak": lambda: translate("SettingsScreen", "Oak"),
                           "lime": lambda: translate("SettingsScreen", "Limewood"),
                           "contrast": lambda: translate("SettingsScreen", "High contrast"),
                           "system": lambda: translate("SettingsScreen", "System", "the theme of the desktop")})
    animation_speed = Choice(lambda: "normal", "movement", lambda: translate("SettingsScreen", "Animations"),
                             lambda: translate("SettingsScreen", "Off shows changes with an outline"),
                             labels={"off": lambda: translate("SettingsScreen", "Off", "animations"),
                                     "half": lambda: translate("SettingsScreen", "½×"),
                                     "normal": lambda: translate("SettingsScreen", "1×"),
                                     "double": lambda: translate("SettingsScreen", "2×"),
                                     "fourfold": lambda: translate("SettingsScreen", "4×"),
                                     "eightfold": lambda: translate("SettingsScreen", "8×")})
    reduced_motion = Flag(lambda: False, "movement", lambda: translate("SettingsScreen", "Reduced motion"),
                          lambda: translate("SettingsScreen", "Cards fade instead of flying"))
    volume = Range(lambda: 0.6, "movement", lambda: translate("SettingsScreen", "Sound"),
                   lambda: translate("SettingsScreen", "Cards, coins, a bell on your turn"),
                   limits=(0.0, 1.0), steps=(0.05, 0.05, 0.2), text=_percent)
    curtain = Flag(lambda: True, "play", lambda: translate("SettingsScreen", "Curtain between turns"),
                   lambda: translate("SettingsScreen", "Hides hands when people share one screen"))
    curtain_on_focus_loss = Flag(
        lambda: True, "play", lambda: translate("SettingsScreen", "Curtain when you leave the window"),
        lambda: translate("SettingsScreen", "Hides an open hand when you switch to another program"))
    # A window that is not to be seen always waits.
    pause_when_left = Flag(
        lambda: False, "play", lambda: translate("SettingsScreen", "Pause when you leave the window"),
        lambda: translate("SettingsScreen", "The game waits while you are in another program"))
    explain_illegal = Flag(lambda: True, "play", lambda: translate("SettingsScreen", "Explain why a move is not legal"),
                           lambda: translate("SettingsScreen", "A sentence beside the card as it slides back"))
    since_opens = Flag(lambda: False, "play", lambda: translate("SettingsScreen", "List what happened since your turn"),
                       lambda: translate("SettingsScreen", "Opens automatically before each of your decisions"))
    bot_pause = Range(lambda: 0.8, "play", lambda: translate("SettingsScreen", "Pause before a bot plays"),
                      lambda: translate("SettingsScreen", "Time to follow what happens"),
                      limits=(0.0, 3.0), steps=(0.1, 0.5, 0.5), text=_seconds)
    bots_speak = Flag(lambda: True, "play", lambda: translate("SettingsScreen", "Bots speak"),
                      lambda: translate("SettingsScreen", "Bots with a character say something now and then"))
    # Step by step for the first games, then in a flow.
    automaton_pace = Choice(
        lambda: LEARNING, "automata", lambda: translate("Automata", "Reasons of an automaton"),
        lambda: translate("Automata", "Step by step on request, one after the other, or not at all"),
        labels={"step": lambda: translate("Automata", "Steps"), "flow": lambda: translate("Automata", "Flow"),
                "brief": lambda: translate("Automata", "Brief")}, shown="pace_of_automata")
    # fmt: on

    sound = Flag(lambda: True)
    """Turned off and on by the button before the slider of the volume, which is kept meanwhile."""
    step_by_step = Flag(lambda: False)
    """Whether what others do stops after each event until somebody goes on."""
    automata_met = Field(lambda: 0, read=lambda raw: min(max(int(raw), 0), LEARNED + 1))
    """How many games with an automaton were begun, as far as that matters."""
    geometry = Field(
        lambda: b"", read=lambda raw: b64decode(raw, validate=True), write=lambda value: b64encode(value).decode()
    )
    """How the window lies when it does not fill the screen."""
    full_screen = Flag(lambda: False)
    seats = Field(lambda: "[]", read=_json)
    player_name = Field(str, read=visible_name)
    """What the person at this screen is called; empty before anybody was asked."""
    player_face = Field(str, read=_short)
    """The character whose portrait stands for this person; empty for the plain one."""
    player_family = Field(lambda: "R", read=_one_of({family: family for family in FAMILIES}))
    """The family that this person likes to play."""
    house_decks = Field(lambda: "[]", read=_json)
    counted_since = Range(lambda: 0.0, limits=(0.0, 1e11))
    """Since when games count in the statistics, in seconds since 1970; 0 for all of them."""
    goals: Field[tuple[str, ...]] = Field(tuple, read=_list, write=json.dumps)
    """The names of the objectives that were told."""
    lessons: Field[dict[str, int]] = Field(dict, read=_mapping(int), write=json.dumps)
    """The stop that was reached in each first game, by its name."""
    puzzles: Field[tuple[str, ...]] = Field(tuple, read=_list, write=json.dumps)
    """The puzzles that were solved."""
    deals: Field[dict[str, str]] = Field(dict, read=_mapping(str), write=json.dumps)
    """What came of the deals of the days, by the date."""
    mistakes: Field[dict[str, str]] = Field(dict, read=_mapping(str), write=json.dumps)
    """How often each of the own mistakes was solved, and when it is asked again."""
    news_seen = Field(lambda: "", read=_short)
    """The version whose news were opened, or were not new when the program was first started; empty before that."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path if path is not None else settings_file()
        """Where they are kept."""
        harmless = _harmless(self.path)
        self._store = QSettings(str(harmless), QSettings.Format.IniFormat)
        self._told = False
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._write)
        if self._store.status() is not QSettings.Status.NoError:
            _log.warning("The settings in %s cannot be read; the usual ones are taken.", self._store.fileName())
        if harmless != self.path:
            # Found out by trying to write, and told as such.
            self._soon.start()

    @property
    def pace_of_automata(self) -> str:
        """The pace as it is now, a label of `automaton_pace`."""
        if self.automaton_pace != LEARNING:
            return self.automaton_pace
        return "step" if self.automata_met <= LEARNED else "flow"

    @classmethod
    def fields(cls) -> dict[str, AnyField]:
        """Return the rows of the table, by name."""
        return {
            name: field
            for owner in reversed(cls.__mro__)
            for name, field in vars(owner).items()
            if isinstance(field, Field)
        }

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
            before = getattr(self, name)
            self._store.remove(name)
            if before != getattr(self, name):
                self.changed.emit(name)

    def flush(self) -> None:
        """Write everything to the disk now, and take in what another window has written; it happens by itself later.

        Whoever adds to a list does it before that, so that what another window has added stays in it.
        """
        self._soon.stop()
        before = {name: self.raw(name) for name in self.fields()}
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


def _harmless(path: Path) -> Path:
    """The path, or one that cannot exist where Qt would wait for ever: at a pipe, a huge file, a lock like that."""
    lock = path.with_name(f"{path.name}.lock")
    if is_folder(lock):
        return lock / path.name / path.name
    usual = (is_file(path) and path.stat().st_size <= MOST_BYTES) or is_folder(path) or not os.path.lexists(path)
    return path if usual else path / path.name
