"""What the cards of Pax Pamir add up to, compared with what their file itself says under `expect`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

import yaml

from gonfalon.core.deck import Keys, Phrase, Reader
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.places import REGIONS
from gonfalon.games.pamir.rules.words import ABILITIES, ACTIONS, COALITIONS, DOMINANCE_CHECK, ICONS, SUITS

English = Phrase
"""A sentence that is not translated; see deck_file.py."""

SUMS = (
    "court", "events", "dominance_checks", "wakhan",
    "regions", "suits", "ranks", "patriots", "prizes", "impact", "actions", "abilities",
)  # fmt: skip
"""What is counted: first cards, then words."""
_NUMBER = re.compile("0|[1-9][0-9]{0,3}")


def check_sums(reader: Reader, sums: Keys, deck: Deck) -> None:
    """Note every number under `expect` that the cards do not add up to; each of `SUMS` is there."""
    sizes, words = _sizes(deck), _words(deck)
    for what, size in sizes.items():
        wanted = _number(reader, sums[what][1], what)
        if wanted not in (None, size):
            phrase = English("the deck has {count} of '{what}', not {wanted}", count=size, what=what, wanted=wanted)
            reader.slip(sums[what][1], phrase)
    for what, counts in words.items():
        _check_words(reader, sums[what], what, counts)


def _check_words(reader: Reader, key: tuple[yaml.ScalarNode, yaml.Node], what: str, counts: Mapping[str, int]) -> None:
    """A word that is not named should not stand on any card, but each ability on one."""
    keys = reader.mapping(key[1], f"'{what}'")
    reader.known_keys(keys, counts, f"'{what}'")
    unnamed = 1 if what == "abilities" else 0
    for word, count in counts.items():
        node = keys[word][1] if word in keys else key[0]
        wanted = _number(reader, node, word) if word in keys else unnamed
        if wanted not in (None, count):
            phrase = English("'{word}' stands on the court cards {count} times, not {wanted}",
                             word=word, count=count, wanted=wanted)  # fmt: skip
            reader.slip(node, phrase)


def _number(reader: Reader, node: yaml.Node, what: str) -> int | None:
    """A whole number; None, noted, for anything else."""
    text = reader.text(node, f"'{what}'")
    if text is None or _NUMBER.fullmatch(text):
        return None if text is None else int(text)
    reader.slip(node, English("how many '{what}' there are is a whole number, not '{word}'", what=what, word=text))
    return None


def _sizes(deck: Deck) -> dict[str, int]:
    checks = sum(card.bought == DOMINANCE_CHECK for card in deck.events)
    return {
        "court": len(deck.court), "events": len(deck.events), "dominance_checks": checks, "wakhan": len(deck.wakhan),
    }  # fmt: skip


def _words(deck: Deck) -> dict[str, dict[str, int]]:
    """How often each word stands on the court cards, by the kind of word."""
    court = deck.court
    return {
        "regions": _counted(REGIONS, (card.region for card in court)),
        "suits": _counted(SUITS, (card.suit for card in court)),
        "ranks": _counted(("1", "2", "3"), (card.rank - 1 for card in court)),
        "patriots": _counted(COALITIONS, (card.patriot for card in court)),
        "prizes": _counted(COALITIONS, (card.prize for card in court)),
        "impact": _counted(ICONS, (icon for card in court for icon in card.impact)),
        "actions": _counted(ACTIONS, (action for card in court for action in card.actions)),
        "abilities": _counted(ABILITIES, (card.ability for card in court)),
    }


def _counted(known: tuple[str, ...], codes: Iterable[int]) -> dict[str, int]:
    """How often each word is there; codes of no word, such as `NONE`, are left out."""
    counts = Counter(codes)
    return {word: counts[code] for code, word in enumerate(known)}
