"""Sets compiled while they are written."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.loading import compile_sets
from gonfalon.games.oriflamme.workshop.composing import composed

__all__ = ["compiled"]


@lru_cache(maxsize=16)
def compiled(source: str, text: str, others: tuple[str, ...]) -> CardSet:
    """The set that a text writes, the same one for the same text, as long as it is among the last that were asked for.

    Raises:
        CardFileError: with every slip.
    """
    return compile_sets(((source, text),), others, composed)
