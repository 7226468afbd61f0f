"""Reasons for plans: the kind of thing, of those the learned value weighs, that a plan improves most.

A motive names a kind of thing and at most a rival, so it tells nothing about hands.
"""

from __future__ import annotations

from typing import Final

from gonfalon.bots.bot import Reason
from gonfalon.games.pamir.bots.check_forecast import CheckForecast
from gonfalon.games.pamir.bots.value_estimate import NAMES, ValueEstimate
from gonfalon.games.pamir.rules.dominance import dominant_coalition
from gonfalon.games.pamir.rules.table import Table

VICTORY: Final = "motive-victory"
SOON: Final = "motive-soon"
"""Where the victory comes by a later move of the turn."""
RIVAL: Final = "motive-rival"
"""Its figure is the seat of the rival."""
CHECK: Final = "motive-check"
NOW: Final = "motive-check-now"
CAUSES: Final = ("motive-check-blocks", "motive-check-influence", "motive-check-cylinders")
"""By which of the figures that a check compares a seat expects more of it."""
HOLDINGS: Final = "motive-holdings"
"""What the squire says of all that is no check."""
WHIM: Final = "motive-whim"
"""What the page says, which chooses among what is not absurd."""
LOYALTY: Final = "motive-loyalty"
"""By what a coalition is chosen at the start."""
DONE: Final = "motive-done"
STOPS: Final = ("end", "done")
"""Moves by which nothing is done, though something could be."""
COURT: Final = "motive-court"
HAND: Final = "motive-hand"
_KINDS: Final = {
    CHECK: ("later", "now", "points", "lead in points", "rank", "check", "worse"),
    "motive-influence": ("influence", "lead in influence", "patriots", "gifts", "prizes", "companions"),
    "motive-coalition": ("coalition", "own armies"),
    "motive-cylinders": ("cylinders", "lead in cylinders", "tribes", "spies"),
    "motive-rupees": ("rupees", "leverage"),
    COURT: ("court", "room"),
    HAND: ("one in hand", "two in hand", "more in hand"),
    "motive-rule": ("regions", "can build", "can tax", "armies with tribes"),
    "motive-spies": ("held", "hostages", "can betray", "prize in reach"),
}
"""How the names of figures begin of which each motive is made; the longest beginning decides."""
REASONS: Final = (*_KINDS, *CAUSES, NOW, HOLDINGS, WHIM, LOYALTY, DONE, VICTORY, SOON, RIVAL)
LEAST: Final = 0.02
"""Of what changes less in logits nothing is said."""


def _reason(name: str) -> str:
    fitting = [(len(part), word) for word, parts in _KINDS.items() for part in parts if name.startswith(part)]
    return max(fitting, default=(0, ""))[1]


BY_FIGURE: Final = tuple(map(_reason, NAMES))
"""The motive of each figure; empty for what nobody can want, as whose turn is next."""


def plan_reason(estimate: ValueEstimate, seat: int, before: Table, after: Table) -> Reason | None:
    """Return what the seat gains most between two tables, or a rival who is hurt and loses more than it gains.

    None where it is next to nothing.
    """
    if after.over:
        return Reason(VICTORY) if estimate.shares(after)[seat] else None
    was, will = estimate.parts(before), estimate.parts(after)
    gains: dict[str, float] = {}
    for word, one, other in zip((*BY_FIGURE, COURT, HAND), was[seat], will[seat], strict=True):
        gains[word] = gains.get(word, 0.0) + other - one
    gains.pop("", None)
    hurt = [other for other in range(len(was)) if other != seat and _is_hurt(other, before, after)]
    lost, rival = max([(sum(was[other]) - sum(will[other]), other) for other in hurt], default=(0.0, -1))
    if lost > max(LEAST, sum(will[seat]) - sum(was[seat])):
        return Reason(RIVAL, (rival,))
    gain, word = max((gain, word) for word, gain in gains.items())
    if gain <= LEAST:
        return None
    return Reason(check_reason(estimate.features.forecast, seat, before, after) if word == CHECK else word)


def _is_hurt(seat: int, before: Table, after: Table) -> bool:
    """Return whether a seat has less of anything, or its coalition another rank, and does not merely gain nothing."""
    side = before.loyalty[seat]
    return (
        dominant_coalition(before) != dominant_coalition(after)
        or before.checks != after.checks
        or any(
            now < was
            for was, now in (
                (before.in_play(seat), after.in_play(seat)),
                (before.rupees[seat], after.rupees[seat]),
                (len(before.courts[seat]), len(after.courts[seat])),
                (len(before.hands[seat]), len(after.hands[seat])),
                (before.rulers.count(seat), after.rulers.count(seat)),
                (before.on_map(side), after.on_map(side)) if side >= 0 else (0, 0),
            )
        )
    )


def check_reason(forecast: CheckForecast, seat: int, before: Table, after: Table) -> str:
    """Return why a seat expects more of the checks: one scored now, or what the next one compares; `CHECK` if neither.

    Each figure is changed alone, to see which of them brings most.
    """
    if before.checks != after.checks:
        return NOW
    (blocks, influences, cylinders), now = _compared(forecast, before), _compared(forecast, after)
    turns = max(1.0, forecast.nearness.turns(before))
    expected, *changed = [
        forecast.foresee(before, turns, *figures)[seat]
        for figures in (
            (blocks, influences, cylinders),
            (now[0], influences, cylinders),
            (blocks, now[1], cylinders),
            (blocks, influences, now[2]),
        )
    ]
    chance, word = max(zip(changed, CAUSES, strict=True))
    return word if chance > expected else CHECK


def _compared(forecast: CheckForecast, table: Table) -> tuple[list[int], list[list[int]], list[int]]:
    """The blocks of each coalition, the influence of each seat in each and its cylinders, as checks compare them."""
    cylinders = [table.in_play(seat) for seat in forecast.seats]
    return [table.on_map(coalition) for coalition in range(3)], forecast.influences(table), cylinders
