"""What somebody did with the cards in a game that is over, as each game tells it for the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["Feats"]


class Feats(NamedTuple):
    """The deeds of one seat; cards go by the words for which `Game.card_name` has a name."""

    played: Mapping[str, int] = {}
    """How often each kind of card was played."""
    struck: Mapping[str, int] = {}
    """How many cards or pieces fell to each kind."""
    waited: str = ""
    """The kind that lay face down longest, empty where none did."""
    rounds: int = 0
    """For how many rounds."""
