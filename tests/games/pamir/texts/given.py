"""A value for everything that sentences about Pax Pamir are given by name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.pamir.rules.constants import place_from_word
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.log_entries import LogEntry

BANK, COSSACKS, RUMOR_CARD = (shipped().numbers[id] for id in ("bank", "cossacks", "rumor"))
HERAT, KABUL = 2, 3

GIVEN: Final[dict[str, object]] = {
    **dict.fromkeys(("family", "other_family"), "R"),
    "families": ("R", "B", "G"),
    **dict.fromkeys(("card", "other_card", "from_card", "to_card"), BANK),
    "cards": (BANK, COSSACKS, RUMOR_CARD),
    **dict.fromkeys(("region", "from_region", "to_region"), HERAT),
    "border": place_from_word("herat-kabul"),
    "suit": 2,
    **dict.fromkeys(("coalition", "from_coalition", "to_coalition", "army", "road"), 0),
    "action": 5,
    "event": 4,
    "events": (4, 5),
    "ability": 0,
    "line": 0,
}
"""What `names` knows the forms of."""

PLAIN = (
    "n",
    "turn",
    "count",
    "total",
    "gets",
    "cost",
    "number",
    "column",
    "start",
    "place",
    "afghan",
    "british",
    "russian",
)
"""What stands as it is given."""

WORDED = {
    **{name: LogEntry(f"{name}-1") for name in ("arrow", "row", "side", "priority", "given_up")},
    "parts": (LogEntry("tribe", values={"region": HERAT}), LogEntry("favored", values={"suit": 1})),
}
"""Lines within lines."""

NAMED = {
    form: forms for name, value in GIVEN.items() for forms in [set(Names("en").forms({name: value}))] for form in forms
}
"""For each placeholder all those that are filled by the same value."""
