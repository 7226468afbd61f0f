"""Why a plan was chosen: of what the learned value weighs, the kind of thing that the plan makes most better.

A motive names a kind of thing and at most a rival, so it tells nothing about hands.
"""

from __future__ import annotations

from typing import Final

from gonfalon.bots.bot import Reason
from gonfalon.games.pamir.bots.estimate import Estimate
from gonfalon.games.pamir.bots.features import NAMES
from gonfalon.games.pamir.rules.table import Table

VICTORY: Final = "motive-victory"
RIVAL: Final = "motive-rival"
"""Its figure is the seat of the rival."""
CHECK: Final = "motive-check"
HOLDINGS: Final = "motive-holdings"
"""What the squire says of all that is no check."""
WHIM: Final = "motive-whim"
"""What the page says, which chooses among what is not absurd."""
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
MOTIVES: Final = (*_KINDS, HOLDINGS, WHIM, VICTORY, RIVAL)
LEAST: Final = 0.02
"""Of what changes less in logits nothing is said."""


def _motive(name: str) -> str:
    fitting = [(len(part), word) for word, parts in _KINDS.items() for part in parts if name.startswith(part)]
    return max(fitting, default=(0, ""))[1]


BY_FIGURE: Final = tuple(map(_motive, NAMES))
"""The motive of each figure; empty for what nobody can want, as whose turn is next."""


def motive(estimate: Estimate, seat: int, before: Table, after: Table) -> Reason | None:
    """What the seat gains most by what lies between two tables; a rival where he loses more than it gains.

    None where it is next to nothing.
    """
    if after.over:
        return Reason(VICTORY) if estimate.shares(after)[seat] else None
    was, will = estimate.parts(before), estimate.parts(after)
    gains: dict[str, float] = {}
    for word, one, other in zip((*BY_FIGURE, COURT, HAND), was[seat], will[seat], strict=True):
        gains[word] = gains.get(word, 0.0) + other - one
    gains.pop("", None)
    lost, rival = max((sum(was[other]) - sum(will[other]), other) for other in range(len(was)) if other != seat)
    if lost > max(LEAST, sum(will[seat]) - sum(was[seat])):
        return Reason(RIVAL, (rival,))
    gain, word = max((gain, word) for word, gain in gains.items())
    return Reason(word) if gain > LEAST else None
