"""Where the features of a two-player position lie in the first layer of its value network, and the facts of armies.

A territory is seen from the seat that has just played: its own army, the rival's, and how many cards that would go on
with them are held and still to come, by exact count of the deck. Only what that seat knows goes in.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from typing import Final

from gonfalon.games.ordonance.bots.features import FINE, ICONS, LINES, SIZE, TERRITORIES, TURNS, army_shape
from gonfalon.games.ordonance.rules.seating import BYTE, unpack_counts

HELD: Final = 4
"""No card that goes on with a line, one, two, or more."""
OWN_STEPS: Final = (0.25, 0.75, 1.25, 2.0, 3.0, 4.5, 6.5)
"""How many cards of a kind the seat will draw on average, in these steps."""
RIVAL_STEPS: Final = (0.75, 1.5, 2.25, 3.0, 4.0, 5.5, 7.5)
"""The same with what the rival holds."""
STEPS: Final = len(OWN_STEPS) + 1
WON: Final = 4
"""Three territories win the game."""

NOTHING: Final = 0
"""The row that adds nothing."""
OWN: Final = 1
RIVAL: Final = OWN + FINE
ICON: Final = RIVAL + FINE
"""By icon of the line, missing cards, cards held and cards to come."""
LINE: Final = ICON + ICONS * SIZE * HELD * STEPS
"""The same for the whole of a line of two icons, or of more."""
RIVAL_ICON: Final = LINE + 2 * SIZE * HELD * STEPS
RIVAL_LINE: Final = RIVAL_ICON + ICONS * SIZE * STEPS
RELATION: Final = RIVAL_LINE + 2 * SIZE * STEPS
"""Whose line is higher, by what both lack."""
TURN: Final = RELATION + 3 * (SIZE + 1) ** 2
HOLDINGS: Final = TURN + TURNS
OPEN: Final = HOLDINGS + WON * WON
ROWS: Final = OPEN + (TERRITORIES + 1) ** 2

HAND: Final = 0
"""In the second layer: each card held, by its icons; then the turn and the holdings."""
HAND_TURN: Final = LINES
HAND_HOLDINGS: Final = HAND_TURN + TURNS
HAND_ROWS: Final = HAND_HOLDINGS + WON * WON

CODE: Final = tuple((SIZE + 1) ** icon for icon in range(ICONS))
"""What each icon adds to the code of an army."""
CODES: Final = (SIZE + 1) ** ICONS


def aim_of(line: int, battalion_hope: int) -> int:
    """Return the icons that an army plays for: those on all its cards, or else on all but one."""
    return line or battalion_hope


@lru_cache(maxsize=8192)
def army_aim(counts: int, cards: int) -> tuple[int, int]:
    """Return the row of an army among armies, and the icons that it plays for.

    Args:
        counts: what it shows, packed.
        cards: how many there are in it.
    """
    shape = army_shape(counts, cards)
    if shape.line:
        return shape.fine, shape.line
    shown = unpack_counts(counts, ICONS)
    return shape.fine, sum(1 << icon for icon, count in enumerate(shown) if count >= cards - 1)


def line_rank(line: int, on_all: bool) -> int:
    """Return how high a line is: on all cards before on all but one, more icons before fewer, then seniority."""
    return (on_all * (ICONS + 1) + line.bit_count()) * LINES + line


def own_step(cards: float) -> int:
    return bisect(OWN_STEPS, cards)


def rival_step(cards: float) -> int:
    return bisect(RIVAL_STEPS, cards)


def packed_code(counts: int) -> int:
    """Return the code of a packed army."""
    return sum((counts >> BYTE * icon & 0xFF) * CODE[icon] for icon in range(ICONS))
