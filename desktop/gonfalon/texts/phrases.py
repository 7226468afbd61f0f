"""The sentences that every chronicle has, whatever is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.texts.catalogue import translate

__all__ = ["REASONS", "SHARED", "Phrases"]

Phrases = Mapping[str, Callable[[int], str]]
"""By key what gives a text in the language that is installed; the number chooses the plural form and stands for %n."""

REASONS: Final[Phrases] = {
    "tried": lambda n: translate("Reasons", "{family} has played %n games out in its head: this went best.", "", n),
    "learned": lambda n: translate("Reasons", "{family} has learned from many games that this usually pays."),
}
"""Why bots move as they do, by their words: what searches and policies have to say in every game."""

SHARED: Final[Phrases] = {
    **REASONS,
    "choosing": lambda n: translate("Chronicle", "{family} is choosing…"),
    "ended": lambda n: translate("Chronicle", "End of the game"),
}
