"""What a hint says about a move: the words of its button as a proposal, and what it changes in figures of now.

The move is tried on what the seat knows, so nothing else can be said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.log_entries import Phrases
from gonfalon.texts.translations import phrases

_DEEDS: Final = {
    #: {move} is what stands on a button, as "Mohan Lal for 2 rupees"
    "choose": "choose this: {move}",
}
_REASONS: Final = {
    "points": "it brings you %n victory point(s).",
    "influence": "your influence comes to {after}, now it is {before}.",
    "cylinders": "%n more of your cylinders would be in play.",
    "blocks": "%n more block(s) of your coalition would be on the map.",
    "rules": "you would rule %n more region(s).",
    "earns": "you get %n rupee(s) by it.",
    "keeps": "you would have %n rupee(s) left.",
}
"""Stand behind the proposal and a colon, or by themselves with a capital letter."""

PHRASES: Final[Phrases] = phrases("PamirHint", _DEEDS, _REASONS)


def move_hint(view: View, move: Move, names: Names) -> MoveHint:
    """Return a move of a view's decision as a proposal with its reasons."""
    deed = PHRASES["choose"](-1).format(move=move_label(view, move, names).title)
    return MoveHint(deed, tuple(_reasons(MoveOutcome(view, move))))


def _reasons(outcome: MoveOutcome) -> Iterator[str]:
    seat, before, after = outcome.seat, outcome.before, outcome.after
    if (points := outcome.points[seat]) > 0:
        yield PHRASES["points"](points)
    was, will = outcome.own_influence(seat) if seat != before.seating.wakhan and before.loyalty[seat] >= 0 else (0, 0)
    if will > was:
        yield PHRASES["influence"](-1).format(before=was, after=will)
    if (cylinders := outcome.in_play[seat]) > 0:
        yield PHRASES["cylinders"](cylinders)
    side = before.loyalty[seat]
    if side >= 0 and (blocks := outcome.on_map[side]) > 0:
        yield PHRASES["blocks"](blocks)
    if (ruled := after.rulers.count(seat) - before.rulers.count(seat)) > 0:
        yield PHRASES["rules"](ruled)
    rupees = outcome.rupees[seat]
    if rupees > 0:
        yield PHRASES["earns"](rupees)
    elif rupees < 0:
        yield PHRASES["keeps"](after.rupees[seat])
