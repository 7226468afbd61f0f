"""The squire of the first days, before its errors were mended: kept to measure others by."""

from __future__ import annotations

from gonfalon.games.oriflamme.bots.squire import NO_HASTE, Squire


class Squire1(Squire):
    """Does not mind whether a card acts before others or after them."""

    haste = NO_HASTE
