"""Reads the YAML of the cards of Pax Pamir, and checks every word, number and sum in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import NamedTuple, TypeVar

import yaml

from gonfalon.core.diagnostics import Message, closest_word, join_words
from gonfalon.core.yaml_reader import Keys, YamlReader, compose_yaml
from gonfalon.games.pamir.rules.constants import (
    ABILITIES,
    ACTIONS,
    CHECKS,
    COALITIONS,
    COURT_SIZE,
    DOMINANCE_CHECK,
    EMBLEMS,
    EVENTS,
    FAVOR_MILITARY,
    ICONS,
    LAST_CARD,
    LEVERAGE,
    NONE,
    REGIONS,
    SUITS,
)
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, LINES, WAKHAN_SIZE, CourtCard, Deck, EventCard, WakhanCard

English = Message
"""A sentence that is not translated; see deck_file.py."""

SUMS = (
    "court", "events", "dominance_checks", "wakhan",
    "regions", "suits", "ranks", "patriots", "prizes", "impact", "actions", "abilities",
)  # fmt: skip
"""What is counted: first cards, then words."""
_NUMBER = re.compile("0|[1-9][0-9]{0,3}")


def check_sums(reader: YamlReader, sums: Keys, deck: Deck) -> None:
    """Note every number under `expect` that the cards do not add up to; each of `SUMS` is there."""
    sizes, words = _sizes(deck), _words(deck)
    for what, size in sizes.items():
        wanted = _number(reader, sums[what][1], what)
        if wanted not in (None, size):
            phrase = English("the deck has {count} of '{what}', not {wanted}", count=size, what=what, wanted=wanted)
            reader.add_error(sums[what][1], phrase)
    for what, counts in words.items():
        _check_words(reader, sums[what], what, counts)


def _check_words(
    reader: YamlReader, key: tuple[yaml.ScalarNode, yaml.Node], what: str, counts: Mapping[str, int]
) -> None:
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
            reader.add_error(node, phrase)


def _number(reader: YamlReader, node: yaml.Node, what: str) -> int | None:
    """A whole number; None, noted, for anything else."""
    text = reader.text(node, f"'{what}'")
    if text is None or _NUMBER.fullmatch(text):
        return None if text is None else int(text)
    reader.add_error(node, English("how many '{what}' there are is a whole number, not '{word}'", what=what, word=text))
    return None


def _sizes(deck: Deck) -> dict[str, int]:
    checks = sum(card.bought == DOMINANCE_CHECK for card in deck.events)
    return {
        "court": len(deck.court), "events": len(deck.events), "dominance_checks": checks, "wakhan": len(deck.wakhan),
    }  # fmt: skip


def _words(deck: Deck) -> dict[str, dict[str, int]]:
    """Return how often each word stands on the court cards, by the kind of word."""
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
    """Return how often each word occurs; codes of no word, such as `NONE`, are left out."""
    counts = Counter(codes)
    return {word: counts[code] for code, word in enumerate(known)}


"""A sentence that is not translated: only the shipped file is read, and who changes that one reads English."""

A_DECK = English("a deck of Pax Pamir")
KEYS = ("id", "expect", "court", "events", "wakhan")
COURT_KEYS = ("id", "suit", "rank", "impact", "actions")
COURT_EXTRAS = ("patriot", "prize", "ability", "emblem")
EVENT_KEYS = ("id", "bought", "discarded")
WAKHAN_KEYS = ("columns", "sides", "column_arrow", "red_arrow", "lines", "loyalty", "regions")
EVENT_NUMBERS = range(FIRST_EVENT, LAST_CARD + 1)

MAX_STARS = 3
MAX_ICONS = 4
MAX_ACTIONS = 3
LAST_LINE = "radicalize"
"""What Wakhan does when nothing else was possible (W10, W12); each of her cards ends with it."""

_Card = TypeVar("_Card", CourtCard, EventCard, WakhanCard)
_Read = Callable[[int, yaml.Node], "_Card | None"]
_Key = tuple[yaml.ScalarNode, yaml.Node]
"""A key and its value."""


class WordCodes(NamedTuple):
    """All words of one kind, and what one of them is called; the code of a word is its place."""

    what: str
    known: tuple[str, ...]


SUIT = WordCodes("suit", SUITS)
REGION = WordCodes("region", REGIONS)
COALITION = WordCodes("coalition", COALITIONS)
ICON = WordCodes("icon", ICONS)
ACTION = WordCodes("action", ACTIONS)
ABILITY = WordCodes("ability", ABILITIES)
EMBLEM = WordCodes("emblem", EMBLEMS)
EVENT = WordCodes("event", EVENTS)
LINE = WordCodes("line of Wakhan", LINES)
SIDE = WordCodes("side", ("top", "bottom"))
COLUMN = WordCodes("column", ("0", "1", "2", "3", "4", "5"))


class DeckReader:
    """One file, taken apart key by key."""

    def __init__(self, source: str, text: str) -> None:
        self.source = (source, text)
        self.reader = YamlReader(source)
        self.document = compose_yaml(text, source)
        self.ids: dict[str, int] = {}
        """The number of each card by its id: no two cards are called alike."""
        self.emblems: dict[tuple[int, int], int] = {}
        """The number of each card by its region and its emblem: no two cards of a region look alike."""

    def deck(self) -> Deck:
        """Return the deck of the file; raises CardFileError with every mistake."""
        keys = self._keys(self.document, A_DECK, KEYS)
        name = self.reader.id(keys["id"][1], "'id'") if "id" in keys else ""
        court = self._court(keys["court"]) if "court" in keys else {}
        events = self._all_cards(keys["events"], EVENT_NUMBERS, self._event) if "events" in keys else {}
        self._one_event_each(keys, events)
        numbers = range(1, WAKHAN_SIZE + 1)
        wakhan = self._all_cards(keys["wakhan"], numbers, self._wakhan_card) if "wakhan" in keys else {}
        sums = self._keys(keys["expect"][1], "'expect'", SUMS) if "expect" in keys else {}
        self.reader.finish()
        deck = Deck(name, _in_order(court), _in_order(events), _in_order(wakhan), self.source)
        check_sums(self.reader, sums, deck)
        self.reader.finish()
        return deck

    # -- many cards ----------------------------------------------------------------------------------------------------

    def _court(self, key: _Key) -> dict[int, CourtCard | None]:
        """The court cards, which stand by region."""
        found: dict[int, CourtCard | None] = {}
        numbers = range(1, COURT_SIZE + 1)
        for name, cards in self.reader.mapping(key[1], "'court'").values():
            region = self._code(name, REGION)
            self._cards((name, cards), numbers, partial(self._court_card, region), found)
        self._all_there(key, numbers, found)
        return found

    def _all_cards(self, key: _Key, numbers: range, read: _Read[_Card]) -> dict[int, _Card | None]:
        """The cards of a mapping by number, of which each has to be there."""
        found: dict[int, _Card | None] = {}
        self._cards(key, numbers, read, found)
        self._all_there(key, numbers, found)
        return found

    def _cards(self, key: _Key, numbers: range, read: _Read[_Card], found: dict[int, _Card | None]) -> None:
        """Read the cards of a mapping by number; a card with mistakes is None, and not missed as well."""
        for label, card in self.reader.mapping(key[1], f"'{key[0].value}'").values():
            number = self.reader.number(label, English("the number of a card"), numbers[0], numbers[-1])
            if number is None:
                continue
            if number in found:
                self.reader.add_error(label, English("card {number} stands in another region too", number=number))
            found[number] = read(number, card)

    def _all_there(self, key: _Key, numbers: range, found: Collection[int]) -> None:
        missing = [str(number) for number in numbers if number not in found]
        if missing and isinstance(key[1], yaml.MappingNode):
            what, which = key[0].value, join_words(missing)
            self.reader.add_error(key[0], English("'{what}' lacks cards: {numbers}", what=what, numbers=which))

    # -- one card ------------------------------------------------------------------------------------------------------

    def _court_card(self, region: int, number: int, node: yaml.Node) -> CourtCard | None:
        keys = self._keys(node, English("card {number}", number=number), COURT_KEYS, COURT_EXTRAS)
        if not keys.keys() >= {*COURT_KEYS}:
            return None
        id = self._card_id(keys["id"][1], number)
        suit = self._code(keys["suit"][1], SUIT)
        rank = self.reader.number(keys["rank"][1], English("a rank"), 1, MAX_STARS)
        patriot, prize = (self._code(keys[word][1], COALITION) if word in keys else NONE for word in COURT_EXTRAS[:2])
        impact = self._codes(keys["impact"][1], "impact", ICON, 1, MAX_ICONS)
        if impact.count(LEVERAGE) > 1:
            self.reader.add_error(keys["impact"][1], English("'leverage' stands on a card once, not {count} times",
                                                        count=impact.count(LEVERAGE)))  # fmt: skip
        actions = self._codes(keys["actions"][1], "actions", ACTION, 0, MAX_ACTIONS)
        self._no_repeats(keys["actions"][1], "actions", ACTION, actions)
        ability = self._code(keys["ability"][1], ABILITY) if "ability" in keys else NONE
        emblem = self._emblem(keys["emblem"][1], region, number) if "emblem" in keys else NONE
        return CourtCard(
            number, id, suit, rank or 1, region, patriot, prize, impact, LEVERAGE in impact, actions, ability, emblem
        )  # fmt: skip

    def _emblem(self, node: yaml.Node, region: int, number: int) -> int:
        """Return the emblem of a card, which no other card of its region has."""
        emblem = self._code(node, EMBLEM)
        other = self.emblems.setdefault((region, emblem), number)
        if emblem != NONE and other != number:
            phrase = English("'{word}' is the emblem of card {other} of this region already", word=EMBLEMS[emblem],
                             other=other)  # fmt: skip
            self.reader.add_error(node, phrase)
        return emblem

    def _event(self, number: int, node: yaml.Node) -> EventCard | None:
        keys = self._keys(node, English("card {number}", number=number), EVENT_KEYS)
        if not keys.keys() >= {*EVENT_KEYS}:
            return None
        id = self._card_id(keys["id"][1], number)
        return EventCard(number, id, self._effect(keys, "bought", number), self._effect(keys, "discarded", number))

    def _effect(self, keys: Keys, side: str, number: int) -> int:
        """Return the effect of an event on one of its sides; a Dominance Check has the same on both."""
        node = keys[side][1]
        event = self._code(node, EVENT)
        fitting = range(FAVOR_MILITARY) if side == "bought" else range(FAVOR_MILITARY, len(EVENTS))
        fits = event == DOMINANCE_CHECK if number in CHECKS else event in fitting and event != DOMINANCE_CHECK
        if event != NONE and not fits:
            phrase = English("'{word}' cannot stand under '{side}' of card {number}", word=EVENTS[event], side=side,
                             number=number)  # fmt: skip
            self.reader.add_error(node, phrase)
        return event

    def _one_event_each(self, keys: Keys, events: Mapping[int, EventCard | None]) -> None:
        """The sides of the twelve cards that are no Dominance Checks differ from one another."""
        sides = Counter(side for card in events.values() if card for side in (card.bought, card.discarded))
        for event, count in sorted(sides.items()):
            if event not in (NONE, DOMINANCE_CHECK) and count > 1:
                phrase = English("'{word}' stands on {count} cards, not on one", word=EVENTS[event], count=count)
                self.reader.add_error(keys["events"][0], phrase)

    def _wakhan_card(self, number: int, node: yaml.Node) -> WakhanCard | None:
        keys = self._keys(node, English("card {number} of Wakhan", number=number), WAKHAN_KEYS)
        if not keys.keys() >= {*WAKHAN_KEYS}:
            return None
        values = {word: value for word, (_, value) in keys.items()}
        before = len(self.reader.diagnostics)
        columns = self._order(values["columns"], "columns", COLUMN)
        sides = self._order(values["sides"], "sides", SIDE)
        loyalty = self._order(values["loyalty"], "loyalty", COALITION)
        regions = self._order(values["regions"], "regions", REGION)
        lines = tuple(LINES[code] for code in self._codes(values["lines"], "lines", LINE, 3, 3))
        column_arrow = self.reader.number(values["column_arrow"], "'column_arrow'", 0, len(COLUMN.known) - 1)
        red_arrow = self.reader.number(values["red_arrow"], "'red_arrow'", 0, len(SIDE.known) - 1)
        if len(self.reader.diagnostics) > before or column_arrow is None or red_arrow is None:
            return None
        first, second, last = lines
        if last != LAST_LINE:
            phrase = English("the last of the three lines is '{wanted}', not '{word}'", wanted=LAST_LINE, word=last)
            self.reader.add_error(values["lines"], phrase)
        top, bottom = sides
        best, next_best, worst = loyalty
        return WakhanCard(
            number, columns, (top, bottom), (first, second, last), column_arrow, red_arrow, (best, next_best, worst),
            regions,
        )  # fmt: skip

    # -- words and numbers ---------------------------------------------------------------------------------------------

    def _keys(
        self, node: yaml.Node, what: str | Message, wanted: Collection[str], others: Collection[str] = ()
    ) -> Keys:
        """The keys of a mapping; those that it lacks and those that it may not have are noted."""
        before = len(self.reader.diagnostics)
        keys = self.reader.mapping(node, what)
        self.reader.known_keys(keys, (*wanted, *others), what)
        missing = [word for word in wanted if word not in keys]
        # A key that is written wrong is not told twice, as one too many and as one that is missing.
        if missing and len(self.reader.diagnostics) == before:
            self.reader.add_error(node, English("{what} lacks {words}", what=what, words=join_words(missing)))
        return keys

    def _card_id(self, node: yaml.Node, number: int) -> str:
        id = self.reader.id(node, "'id'")
        other = self.ids.setdefault(id, number)
        if id and other != number:
            self.reader.add_error(node, English("'{id}' is card {number} already", id=id, number=other))
        return id

    def _code(self, node: yaml.Node, words: WordCodes) -> int:
        """The code of a word; `NONE`, noted with the nearest right word, for any other."""
        word = self.reader.text(node, English("the word for one {what}", what=words.what))
        if word is None or word in words.known:
            return NONE if word is None else words.known.index(word)
        if near := closest_word(word, words.known):
            phrase = English("unknown {what} '{word}', did you mean '{near}'?", what=words.what, word=word, near=near)
        else:
            right = join_words(words.known)
            phrase = English("unknown {what} '{word}'; it may be {right}", what=words.what, word=word, right=right)
        self.reader.add_error(node, phrase)
        return NONE

    def _codes(self, node: yaml.Node, key: str, words: WordCodes, least: int, most: int) -> tuple[int, ...]:
        """The codes of a list of words, which is so long."""
        items = self.reader.sequence(node, f"'{key}'")
        if isinstance(node, yaml.SequenceNode) and not least <= len(items) <= most:
            wanted = f"{least} to {most}" if least < most else str(most)
            phrase = English("'{key}' has {count} words; there should be {wanted}", key=key, count=len(items),
                             wanted=wanted)  # fmt: skip
            self.reader.add_error(node, phrase)
        return tuple(self._code(item, words) for item in items)

    def _order(self, node: yaml.Node, key: str, words: WordCodes) -> tuple[int, ...]:
        """The codes of a list in which each word of its kind stands once."""
        codes = self._codes(node, key, words, len(words.known), len(words.known))
        self._no_repeats(node, key, words, codes)
        return codes

    def _no_repeats(self, node: yaml.Node, key: str, words: WordCodes, codes: tuple[int, ...]) -> None:
        for code, count in Counter(codes).items():
            if code != NONE and count > 1:
                phrase = English(
                    "'{word}' stands in '{key}' {count} times", word=words.known[code], key=key, count=count
                )
                self.reader.add_error(node, phrase)


def _in_order(cards: Mapping[int, _Card | None]) -> tuple[_Card, ...]:
    return tuple(card for _, card in sorted(cards.items()) if card is not None)
