"""What an answer would bring, said before it is given: in sentences, and by how much which figures would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from gonfalon.texts.annals import Annals
from gonfalon.texts.lines import Figure, Line, Telling

if TYPE_CHECKING:
    from gonfalon.core.foretelling import Foretold

__all__ = ["Cause", "Change", "Outlook", "changes_of", "told_of"]


class Change(NamedTuple):
    """By how much a figure would be more."""

    figure: Figure
    by: int
    certain: bool = True
    """False for what happens only on a condition."""
    words: str = ""
    """That condition in a few words."""


class Cause(NamedTuple):
    """Why an answer brings less than one would think."""

    thing: Hashable
    """What on the table makes it so."""
    of: Hashable
    """What it makes so."""
    words: str


@dataclass(frozen=True)
class Outlook:
    """What follows of an answer as far as the seat can know it; it says nothing of what happens after that."""

    text: str = ""
    """Whole sentences."""
    changes: Sequence[Change] = ()
    causes: Sequence[Cause] = ()
    cards: tuple[int, ...] = ()
    """The cards of the table to which more would be done then."""
    style: str = ""
    """How the board shows those: `plus` or `brackets`; empty without any."""
    asks: bool = False
    """Whether whoever answers like that has to choose more then."""
    events: Sequence[Any] = field(default=(), repr=False)
    """What is foretold, by which two answers can be told to end alike."""

    def span(self, figure: Figure) -> tuple[int, int]:
        """By how much a figure would change at the least and at the most."""
        found = [change.by for change in self.changes if change.figure == figure]
        sure = [change.by for change in self.changes if change.figure == figure and change.certain] or [0]
        return min(found + sure), max(found + sure)


def told_of(telling: Telling[Any, Any], table: Any, seat: int, said: Foretold) -> tuple[list[Line], Counter[Figure]]:
    """How the chronicle would tell what is foretold of a move of this seat, and the figures that would change."""
    passages = Annals(telling, table).add(seat, said.events)
    changes: Counter[Figure] = Counter()
    for passage in passages:
        changes.update(passage.shown_changes)
    return [passage.line for passage in passages if passage.line is not None and passage.telling], changes


def changes_of(worlds: Sequence[tuple[str, Mapping[Figure, int]]]) -> list[Change]:
    """What changes in all worlds that are possible, and what in only some; each world with its condition in words."""
    found: list[Change] = []
    for figure in dict.fromkeys(figure for _, changes in worlds for figure in changes):
        each = [changes.get(figure, 0) for _, changes in worlds]
        # What is the least in all of them is certain.
        sure = min(each, key=abs) if min(each) > 0 or max(each) < 0 else 0
        if sure:
            found.append(Change(figure, sure))
        words, by = max(((words, changes.get(figure, 0)) for words, changes in worlds), key=lambda one: abs(one[1]))
        if by != sure:
            found.append(Change(figure, by, False, words))
    return found
