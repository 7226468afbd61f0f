"""Whom a card means, in words: noun phrases in all the cases that a sentence may ask for.

How cards lie and what they are changes with the case, so whole phrases for that stand in `translations/cards/nouns.*`.
What else is true of them follows in words that no case changes: whoever adds an adjective adds these here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gonfalon import data
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES
from gonfalon.games.oriflamme.rules.tree import Target
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.entries import entries, from_id, word

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.texts.cards import CardText

__all__ = ["FURTHER", "NAMED", "Named", "noun", "target"]

Named = Callable[[str], "CardText"]
"""Gives the texts of a kind by its id, of which its name is taken here."""

FURTHER: Final[Mapping[str, Callable[[], str]]] = {
    "mine": lambda: translate("CardText", "of your family"),
    "rival": lambda: translate("CardText", "of a rival"),
    "attacker": lambda: translate("CardText", "of the attacker’s family"),
    "namesake": lambda: translate("CardText", "with the same name"),
    "marked": lambda: translate("CardText", "with a verdict token"),
    "end": lambda: translate("CardText", "at either end of the queue"),
}
"""What may be true of a card beside how it lies, in the order in which it is said."""
NAMED: Final = ("adjacent", "other", "open", "closed", "character", "card")
"""What the phrases themselves say."""

_CASES: Final = {
    "card": "nominative",
    "card_gen": "genitive",
    "card_acc": "accusative",
    "card_loc": "locative",
}
"""By the placeholders of sentences; a phrase that is the same in all cases is written once."""


def target(meant: Target, named: Named) -> dict[str, str]:
    """Whom a verb is done to: one card, each of some, or `this`, `it` or `attacker`."""
    if meant.whom in ("one", "each"):
        return noun("any" if meant.whom == "one" else "each", meant.adjectives, named)
    return _forms(meant.whom, "one", "")


def noun(how: str, adjectives: Sequence[str], named: Named) -> dict[str, str]:
    """Cards with these adjectives, by the placeholders of the cases in which they can be said.

    Args:
        how: `one`, `any`, `each`, `all` or `none` of them; any is one where all that is asked is that it lies there.
        adjectives: as a program has them.
        named: gives the names of kinds.
    """
    words = set(adjectives)
    place = "adjacent" if "adjacent" in words else "other"
    lies = "open" if "open" in words else "closed"
    what = "character" if "character" in words else "card"
    head = "-".join([*(word for word in (place, lies) if word in words), what])
    kinds = [named(kind).name for kind in sorted(words - set(ADJECTIVES))]
    further = [translate("CardText", "named “{card}”").format(card=name) for name in kinds]
    further += [_further(word, how) for word in FURTHER if word in words]
    if how == "any" and words - {"card"} == {"end"}:
        return _forms("end", how, "")
    if how == "any" and (further or head not in ("card", "other-card")):
        how = "one"
    return _forms(head, how, "".join(f" {words}" for words in further))


def _further(word: str, how: str) -> str:
    if word == "rival" and how == "all":
        return translate("CardText", "of rivals")
    return FURTHER[word]()


def _forms(head: str, how: str, which: str) -> dict[str, str]:
    phrase = _nouns(current(), data.translations_dir()).get(head, {}).get(how)
    if isinstance(phrase, str):
        return dict.fromkeys(_CASES, phrase.format(which=which))
    cases = phrase if isinstance(phrase, dict) else {}
    return {name: (word(cases, case) or from_id(head)).format(which=which) for name, case in _CASES.items()}


@cache
def _nouns(language: str, folder: Path) -> dict[str, dict[str, Any]]:
    return entries("nouns", language, folder)
