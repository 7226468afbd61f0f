"""The tables at which random play is played: all numbers of seats, hidden and open hands, with Wakhan, by RTT."""

from __future__ import annotations

from gonfalon.core.seats import FAMILIES
from gonfalon.games.pamir.rules.game import IMPROVEMENTS, Options, Pamir

KINDS = ("hidden", "open", "wakhan", "rtt")
SEATS = (2, 3, 4, 5)
TABLES = [(kind, seats) for kind in KINDS for seats in SEATS if kind != "wakhan" or seats < 4]
"""Wakhan plays against one or two others (W)."""


def options(kind: str, seats: int, seed: int = 0) -> Options:
    """Options of a kind; the seed tells where Wakhan sits, what she does better and whether hands are open."""
    families = FAMILIES[:seats]
    given: dict[str, object] = {"families": families}
    if kind == "open":
        given["hands"] = "open"
    elif kind == "rtt":
        given |= {"as-rtt": "yes", "hands": ("hidden", "open")[seed % 2]}
    elif kind == "wakhan":
        better = [word for bit, word in enumerate(IMPROVEMENTS) if seed >> bit & 1]
        given |= {"wakhan": families[seed % seats], "improved": " ".join(better)}
        given["hands"] = ("hidden", "open")[seed // seats % 2]
    return Pamir().options(given)
