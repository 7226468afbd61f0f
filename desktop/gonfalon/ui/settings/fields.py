"""The kinds of settings: how each is read, checked and written, and what the settings page says of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar, overload

if TYPE_CHECKING:
    from typing import Self

    from gonfalon.ui.settings.store import Settings

__all__ = ["Choice", "Field", "Flag", "Range"]

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
