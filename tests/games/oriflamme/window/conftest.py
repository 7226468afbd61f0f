"""Windows at which Oriflamme is played."""

from tests.at_the_table.windows import (
    bots,
    looked_at,
    nothing_left_over,
    open_hand,
    open_window,
    quick_disk,
    settings,
    swift,
)
from tests.games.oriflamme.window.people import person, shared, visited

__all__ = [
    "bots",
    "looked_at",
    "nothing_left_over",
    "open_hand",
    "open_window",
    "person",
    "quick_disk",
    "settings",
    "shared",
    "swift",
    "visited",
]
