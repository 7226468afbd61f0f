"""Which lines of a game log are about a player, a place or a card, and the log as text to be taken along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gonfalon.texts.log_entries import AnyLogRenderer, LogEntry

_WHO: Final = ("family", "other_family", "victim_family", "rival", "families")
"""The values of an entry that name players."""


@dataclass(frozen=True)
class LogFilter:
    """What the lines must all be about that are to be read; what is empty leaves all of them."""

    family: str = ""
    """The letter of a player."""
    place: str = ""
    """A word of `LogRenderer.places`."""
    card: str = ""
    """A kind."""

    def keeps(self, line: LogEntry, log_renderer: AnyLogRenderer) -> bool:
        """Return whether a line is about all of this."""
        return (
            (not self.family or self.family in set(_families(line)))
            and (not self.card or self.card in cards_in([line]))
            and (not self.place or any(self.place in log_renderer.places_in(one.values) for one in _whole(line)))
        )

    def of(self, lines: Sequence[LogEntry], log_renderer: AnyLogRenderer) -> list[LogEntry]:
        """Return the lines that are kept, each part with its heading; a heading whose part is empty goes."""
        if self == LogFilter():
            return list(lines)
        kept: list[LogEntry] = []
        heading: LogEntry | None = None
        for line in lines:
            if line.heading:
                heading = line
            elif self.keeps(line, log_renderer):
                kept += [line] if heading is None else [heading, line]
                heading = None
        return kept


def cards_in(lines: Iterable[LogEntry]) -> list[str]:
    """Return the kinds of the cards that lines name, in the order in which they first do."""
    return list(dict.fromkeys(kind for line in lines for one in _whole(line) for kind, _ in one.cards if kind))


def card_names(lines: Iterable[LogEntry], log_renderer: AnyLogRenderer, cards: Any) -> Mapping[str, str]:
    """Return the names of all cards that lines name, by kind, sorted as they are read."""
    named = ((kind, log_renderer.named(kind, cards)) for kind in cards_in(lines))
    return dict(sorted(((kind, name) for kind, name in named if name), key=lambda each: each[1].casefold()))


def _whole(line: LogEntry) -> Iterator[LogEntry]:
    """Yield a line and all that are told within it."""
    yield line
    for value in line.values.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, LogEntry):
                yield from _whole(part)


def _families(line: LogEntry) -> Iterator[object]:
    yield line.family
    for one in _whole(line):
        for name in _WHO:
            named = one.values.get(name)
            yield from named if isinstance(named, tuple) else (named,)
        yield from (family for _, family in one.cards)


def log_lines(lines: Iterable[LogEntry], sentence: Callable[[LogEntry], str]) -> Iterator[str]:
    """Yield a game log line by line: each part after an empty one, moves in notation behind what they brought about."""
    for line in lines:
        if line.heading:
            yield ""
        notation = f" [{line.notation}]" if line.moves else ""
        yield f"{'  ' if line.aside else ''}{sentence(line)}{notation}"
        if line.why is not None:
            yield f"  {sentence(line.why)}"
