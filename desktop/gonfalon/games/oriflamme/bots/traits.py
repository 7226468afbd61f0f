"""What a bot has to know about each kind of card.

Nothing here knows a card by its name: all that is known is what its program says, so that sets which somebody writes
tomorrow are understood as far as their words go.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gonfalon.games.oriflamme.rules import CardSet, Kind
from gonfalon.games.oriflamme.rules.tree import Deed, Gain, Program, walk


@dataclass(frozen=True)
class Traits:
    """What one kind of card does."""

    character: bool
    influence: str
    """What becomes of the influence on it when it is turned up: `taken`, `doubled`, `lost` or `kept`."""
    program: Program
    """What it does when its slot is reached."""
    revenge: int
    """What its owner gains when a rival eliminates it."""
    reach: str
    """Where it can eliminate a card: `adjacent`, `end`, `card`, or nothing."""
    copies: bool
    in_order: bool
    """Whether it does something to each of many cards, whose figures are added up in their order: where numbers have no
    end, the sum hangs on that."""

    def earned(self, lain: int) -> int:
        """What its owner gets of the influence on it when it is turned up."""
        return lain * _TIMES.get(self.influence, 0)


_TIMES: Final = {"taken": 1, "doubled": 2, "kept": 1}
"""How often influence counts that lies on a card which is turned up."""


@lru_cache(maxsize=16)
def traits_of(cards: CardSet) -> tuple[Traits, ...]:
    """The traits of each kind, by its number."""
    return tuple(map(_traits, cards.kinds))


def _traits(kind: Kind) -> Traits:
    deeds = [deed for deed in walk(kind.card.activate) if isinstance(deed, Deed)]
    victims = [deed.target for deed in deeds if deed.verb == "eliminate" and deed.target.whom in ("one", "each")]
    adjectives = victims[0].adjectives if victims else ()
    return Traits(
        character=kind.type == "character",
        influence=kind.influence,
        program=kind.card.activate,
        revenge=sum(gain.amount.number for gain in kind.card.avenge if isinstance(gain, Gain)),
        reach=next((where for where in ("adjacent", "end") if where in adjectives), "card" if victims else ""),
        copies=any(deed.verb == "copy" for deed in deeds),
        in_order=any(
            deed.target.whom == "each" and not {"adjacent", "end"} & {*deed.target.adjectives} for deed in deeds
        ),
    )
