"""What a player has chosen for good, kept in an INI file that may hold anything at all."""

from __future__ import annotations

import json
import logging
import math
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal

from gonfalon.ui.house_decks import HouseDeck, read_decks, write_decks
from gonfalon.ui.language import LANGUAGES, system_language

__all__ = ["ANIMATION_SPEEDS", "TEXT_SCALES", "THEMES", "Settings"]

THEMES: Final = ("oak", "lime", "contrast", "system")
ANIMATION_SPEEDS: Final = ("off", "half", "normal", "double")
TEXT_SCALES: Final = (0.85, 1.5)
BOT_PAUSES: Final = (0.0, 3.0)
SCHEMA: Final = 1

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


def _bytes(raw: str) -> bytes:
    return b64decode(raw.encode(), validate=True)


def _flag_text(value: bool) -> str:
    return "true" if value else "false"


def _switch(default: bool) -> _Field[bool]:
    return _Field(lambda: default, _flag, _flag_text)


class Settings(QObject):
    """The settings of this user; `changed` names the property that has a new value."""

    changed = Signal(str)

    language = _Field(system_language, _choice(LANGUAGES))
    theme = _Field(lambda: "oak", _choice(THEMES))
    animation_speed = _Field(lambda: "normal", _choice(ANIMATION_SPEEDS))
    reduced_motion = _switch(False)
    text_scale = _Field(lambda: 1.0, _between(*TEXT_SCALES))
    curtain = _switch(True)
    curtain_on_focus_loss = _switch(True)
    bot_pause = _Field(lambda: 0.8, _between(*BOT_PAUSES))
    explain_illegal = _switch(True)
    geometry = _Field(lambda: b"", _bytes, lambda value: b64encode(value).decode())
    seats = _Field(lambda: "[]", _json)
    house_decks: _Field[tuple[HouseDeck, ...]] = _Field(tuple, read_decks, write_decks)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(str(path or _usual_path()), QSettings.Format.IniFormat)
        if self._store.status() is not QSettings.Status.NoError:
            _log.warning("The settings in %s cannot be read; the usual ones are taken.", self._store.fileName())

    def raw(self, name: str) -> str | None:
        """The text in the file, or None where there is none or it is a list."""
        value = self._store.value(name)
        return value if isinstance(value, str) else None

    def keep(self, name: str, text: str) -> None:
        """Write the text of one property and tell everybody."""
        self._store.setValue("schema", str(SCHEMA))
        self._store.setValue(name, text)
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
        """Write everything to the disk now; QSettings does it by itself a little later."""
        self._store.sync()


def _usual_path() -> Path:
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation))
    return folder / "settings.ini"
