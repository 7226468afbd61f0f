"""What is open between two lines of a card file, and the small numbers by which an editor keeps it beside each line."""

from __future__ import annotations

from typing import Final, NamedTuple

from gonfalon.games.oriflamme.workshop.places import TOP, Place, Step

__all__ = ["Frame", "Group", "Open", "State", "number_of", "state_of"]


class Frame(NamedTuple):
    """A list or a group whose lines begin in one column."""

    column: int
    listed: bool
    place: Place
    value: Place
    """What stands behind its last key, or behind its hyphens."""
    chosen: bool
    """Whether `it` stood for a card before it."""


class Group(NamedTuple):
    """A list or a group within brackets that are open."""

    sign: str
    place: Place
    value: Place | None
    """What stands behind the last key; None where a key or an item is awaited."""
    chosen: bool


class Open(NamedTuple):
    """A text that may go on in the next line."""

    sign: str
    """Its quotation mark, `|` for a block of lines, empty for plain words."""
    place: Place
    step: Step
    column: int = -1
    """Where the lines of a block begin, -1 while it has none."""


class State(NamedTuple):
    """What is open between two lines."""

    frames: tuple[Frame, ...] = (Frame(-1, False, TOP, TOP, False),)
    groups: tuple[Group, ...] = ()
    open: Open | None = None
    chosen: bool = False
    """Whether a card was chosen that `it` can stand for."""


_STATES: Final[list[State]] = [State()]
_NUMBERS: Final[dict[State, int]] = {_STATES[0]: 0}


def state_of(number: int) -> State:
    """What a number says is open; nothing for one that was never given."""
    return _STATES[number] if 0 <= number < len(_STATES) else _STATES[0]


def number_of(state: State) -> int:
    number = _NUMBERS.get(state)
    if number is None:
        # Appended first: whoever else asks at the same time may give it a second number, but never a wrong one.
        _STATES.append(state)
        number = _NUMBERS[state] = len(_STATES) - 1
    return number
