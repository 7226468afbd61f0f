"""What the map shows: who rules where, which pieces stand where, and the marks of what can be done or would change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, FIRST_GIFT, REGIONS
from gonfalon.games.pamir.rules.words import COALITIONS, COURT_SIZE, NONE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.map_rooms import ARMY, ROAD, TRIBE, Kind, Standing
from gonfalon.texts.catalogue import translate

__all__ = ["PLACES", "Group", "MapFigures", "in_question", "map_figures"]

PLACES = range(FIRST_BORDER + len(BORDERS))
"""All places of the map: regions, then borders."""


@dataclass(frozen=True)
class Group:
    """The pieces of one kind in one place."""

    standing: Standing
    count: int
    """How many there are now."""
    change: int = 0
    """How many would come or go, while something is only looked at."""

    @property
    def kind(self) -> Kind:
        """What it needs of the room."""
        return Kind(self.standing.kind, self.count + max(0, self.change))


@dataclass(frozen=True)
class MapFigures:
    """The map as one seat sees it; where a number stands for a place, it is one of `PLACES`."""

    names: tuple[str, ...]
    """Of the regions."""
    rulers: tuple[str, ...]
    """The letter of the family that rules each region, empty for nobody."""
    families: str
    """The letter of each seat."""
    groups: tuple[tuple[Group, ...], ...]
    """What stands in each place: armies by coalition, then tribes by seat; roads by coalition."""
    coming: tuple[str | None, ...] = (None,) * len(REGIONS)
    """Who would rule, None where that stays as it is."""
    lit: frozenset[int] = frozenset()
    """Places where something can be done now."""
    veiled: frozenset[int] = frozenset()
    """Regions that are out of the question."""
    lifted: Standing | None = None
    """A kind of which one piece is in somebody's hand."""
    sea: str = ""
    """What the sea is called."""


def in_question(view: View | None, picked: int = NONE) -> tuple[frozenset[int], frozenset[int]]:
    """The regions that something is asked about, and those that no answer of the seat touches.

    Args:
        view: the game as the seat at the screen knows it, None where nothing is asked.
        picked: the card of a hand that is taken up.
    """
    decision = None if view is None else view.decision
    if view is None or decision is None:
        return frozenset(), frozenset()
    word, card, _, place, _ = decision.prompt
    home = view.table.seating.deck.region
    if word in _ABOUT_A_CARD and view.table.holder[card] == NONE:
        return frozenset({home[card]}), frozenset()
    if word == "actions" and 0 < picked <= COURT_SIZE and view.table.holder[picked] == NONE:
        return frozenset({home[picked]}), frozenset()
    asked = _REGIONS & {place}
    touched = asked.union(region for move in decision.moves for region in _touched(move))
    return asked if word == "battle" else frozenset(), _REGIONS - touched if touched else frozenset()


_REGIONS: Final = frozenset(range(len(REGIONS)))
_ABOUT_A_CARD: Final = ("ask-bribe", "pay-bribe")
_PLACING: Final = ("army", "road", "lift", "site", "march", "wander", "rebuke")


def _touched(move: Move) -> Iterator[int]:
    """The regions that a move changes, on both sides of a border."""
    if move.word in _PLACING:
        yield from BORDERS[move.one - FIRST_BORDER] if FIRST_BORDER <= move.one < FIRST_GIFT else (move.one,)
    if move.word in ("march", "wander"):
        yield move.two


def map_figures(
    table: Table,
    names: Names,
    *,
    after: Table | None = None,
    lit: Iterable[int] = (),
    veiled: Iterable[int] = (),
    lifted: Standing | None = None,
) -> MapFigures:
    """The map of a table, of which everybody knows all.

    Args:
        table: that of any seat.
        names: the words of the language of now.
        after: the same table later, to show what would change.
        lit: places where something can be done now.
        veiled: regions that are out of the question.
        lifted: the kind of a piece that somebody holds.
    """
    then = table if after is None else after
    families = table.seating.families
    rulers, coming = (tuple("" if seat == NONE else families[seat] for seat in each.rulers) for each in (table, then))
    return MapFigures(
        names=tuple(names.region(region) for region in range(len(REGIONS))),
        rulers=rulers,
        families=families,
        groups=tuple(_groups(table, then, place) for place in PLACES),
        coming=tuple(None if now == later else later for now, later in zip(rulers, coming, strict=True)),
        lit=frozenset(lit),
        veiled=frozenset(veiled),
        lifted=lifted,
        sea=translate("PamirMap", "Caspian Sea"),
    )


def _groups(table: Table, then: Table, place: int) -> tuple[Group, ...]:
    block, seats = (ARMY, range(table.seating.seats)) if place < FIRST_BORDER else (ROAD, range(0))
    counted = [
        (Standing(block, coalition, place), table.blocks_at(coalition, place), then.blocks_at(coalition, place))
        for coalition in range(len(COALITIONS))
    ]
    counted += [
        (Standing(TRIBE, seat, place), table.tribes_of(seat, place), then.tribes_of(seat, place)) for seat in seats
    ]
    return tuple(Group(standing, now, later - now) for standing, now, later in counted if now or later)
