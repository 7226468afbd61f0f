"""The sentences that every chronicle has, whatever is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.texts.catalogue import translate

__all__ = ["SHARED", "Phrases"]

Phrases = Mapping[str, Callable[[int], str]]
"""By key what gives a text in the language that is installed; the number chooses the plural form and stands for %n."""

SHARED: Final[Phrases] = {
    "choosing": lambda n: translate("Chronicle", "{family} is choosing…"),
    "ended": lambda n: translate("Chronicle", "End of the game"),
}
