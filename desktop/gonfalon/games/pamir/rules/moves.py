"""Moves of a player in Pax Pamir, in the words of records and of the terminal.

| words | where | meaning |
| --- | --- | --- |
| `loyalty COALITION` | S7 | declare for afghan, british or russian |
| `buy CARD` | P | buy this card from the market |
| `play CARD left`, `play CARD right` | L | play it from the hand to this end of the court |
| `battle CARD`, `betray`, `build`, `gift`, `move`, `tax` | A | use this card of the court for an action |
| `end` | T5 | end the turn |
| `ask N` | B3 | the receiver of a bribe names his price |
| `pay`, `decline`, `drop` | B3, B5 | pay it, act without paying (Courtly Manners), or drop the action |
| `road BORDER`, `army REGION`, `spy CARD` | I, A5, X9 | place a piece there |
| `lift PLACE` | G7 | the supply is empty: take the piece from there |
| `rupee CARD`, `rupee FAMILY` | A3 | take a rupee from a card of the market, or from a player |
| `space 2`, `space 4`, `space 6` | A4 | place the gift there |
| `march REGION REGION` | A6 | an army goes from the first to the second |
| `wander REGION REGION` | E2 | so does a tribe |
| `slip CARD CARD` | A6 | so does a spy |
| `target CARD` | A7 | betray this card |
| `prize`, `refuse` | A7 | take the betrayed card as a prize, or do not |
| `site PLACE` | A8 | fight in this region or on this court card |
| `remove-tribe FAMILY`, `remove-spy FAMILY` | A8 | remove such a piece of this player |
| `remove-army COALITION`, `remove-road BORDER COALITION` | A8 | remove such a block |
| `shelter CARD`, `lose` | X8 | put the removed spy on this Safe House, or do not |
| `discard CARD` | G10, C2, C3, E | discard it from court or hand |
| `rumor FAMILY`, `swap FAMILY` | E | whom it hits |
| `rebuke REGION`, `favor SUIT` | E | what is chosen |
| `done` | A | do no more of this action |
| `pass` | X9 | do not use Blackmail |

CARD is a number, FAMILY the letter of a player, BORDER two regions in the order of the map: `herat-kabul`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gonfalon.core.seats import FAMILIES
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    COALITIONS,
    COURT_SIZE,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    LAST_CARD,
    ON_CARD,
    REGIONS,
    SIDES,
    SUITS,
    place_from_word,
    place_word,
)

OF_FAMILY = 200
"""In `rupee`, a family is this and its index among all families."""


class Move(NamedTuple):
    """A word and what it is about; `Move.parse(str(move)) == move`.

    >>> Move.parse("road herat-kabul")
    Move(word='road', one=10, two=-1)
    """

    word: str
    one: int = -1
    two: int = -1

    def __str__(self) -> str:
        first, second = _FORMS[self.word]
        text = self.word
        if first:
            text += f" {_WRITTEN[first](self.one)}"
        return f"{text} {_WRITTEN[second](self.two)}" if second else text

    @classmethod
    def parse(cls, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        word, *rest = text.split() or [""]
        kinds = [kind for kind in _FORMS.get(word, ("?", "")) if kind]
        if len(rest) != len(kinds) or "?" in kinds:
            raise ValueError(f"'{text}' is not a move: write for instance 'buy 37', 'play 37 left' or 'end'.")
        return cls(word, *(_READ[kind](part) for kind, part in zip(kinds, rest, strict=True)))


_FORMS: dict[str, tuple[str, str]] = {
    "loyalty": ("coalition", ""), "buy": ("card", ""), "play": ("court card", "side"), "end": ("", ""),
    **dict.fromkeys(ACTIONS, ("court card", "")),
    "ask": ("number", ""), "pay": ("", ""), "decline": ("", ""), "drop": ("", ""),
    "road": ("border", ""), "army": ("region", ""), "spy": ("court card", ""), "lift": ("place", ""),
    "rupee": ("purse", ""), "space": ("gift", ""),
    "march": ("region", "region"), "wander": ("region", "region"), "slip": ("court card", "court card"),
    "target": ("court card", ""), "prize": ("", ""), "refuse": ("", ""), "site": ("site", ""),
    "remove-tribe": ("family", ""), "remove-spy": ("family", ""),
    "remove-army": ("coalition", ""), "remove-road": ("border", "coalition"),
    "shelter": ("court card", ""), "lose": ("", ""), "discard": ("court card", ""),
    "rumor": ("family", ""), "swap": ("family", ""), "rebuke": ("region", ""), "favor": ("suit", ""),
    "done": ("", ""), "pass": ("", ""),
}  # fmt: skip


def _purse(code: int) -> str:
    return FAMILIES[code - OF_FAMILY] if code >= OF_FAMILY else str(code)


_WRITTEN: dict[str, Callable[[int], str]] = {
    "coalition": COALITIONS.__getitem__, "card": str, "court card": str, "side": SIDES.__getitem__, "number": str,
    "border": place_word, "region": place_word, "place": place_word, "purse": _purse,
    "gift": lambda place: place_word(place).removeprefix("gift-"), "site": place_word,
    "family": FAMILIES.__getitem__, "suit": SUITS.__getitem__,
}  # fmt: skip


def _one_of(words: tuple[str, ...] | str, what: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text not in tuple(words):
            raise ValueError(f"'{text}' is no {what}: write {', '.join(words)}.")
        return words.index(text)

    return read


def _number(most: int, what: str, least: int = 1) -> Callable[[str], int]:
    def read(text: str) -> int:
        plain = text.isascii() and text.isdigit() and len(text) <= 4 and (text == "0" or text[0] != "0")
        if not plain or not least <= int(text) <= most:
            raise ValueError(f"'{text}' is no {what}: write a number from {least} to {most}.")
        return int(text)

    return read


def _place(first: int, end: int, what: str, advice: str) -> Callable[[str], int]:
    words = {place_word(place): place for place in range(first, end)}

    def read(text: str) -> int:
        if text not in words:
            raise ValueError(f"'{text}' is no {what}: write {advice}.")
        return words[text]

    return read


def _gift(text: str) -> int:
    return FIRST_GIFT + _one_of(tuple(map(str, GIFTS)), "gift space")(text)


def _site(text: str) -> int:
    place = place_from_word(text)
    if FIRST_BORDER <= place < ON_CARD:
        raise ValueError(f"'{text}' is no place for a battle: write a region or the number of a court card.")
    return place


def _read_purse(text: str) -> int:
    if len(text) == 1 and text in FAMILIES:
        return OF_FAMILY + FAMILIES.index(text)
    return _number(LAST_CARD, "card or family")(text)


_READ: dict[str, Callable[[str], int]] = {
    "coalition": _one_of(COALITIONS, "coalition"), "card": _number(LAST_CARD, "card"),
    "court card": _number(COURT_SIZE, "court card"), "side": _one_of(SIDES, "side"),
    "number": _number(99, "sum", 0), "region": _place(0, len(REGIONS), "region", ", ".join(REGIONS)),
    "border": _place(FIRST_BORDER, FIRST_GIFT, "border", "two regions in the order of the map, as in herat-kabul"),
    "place": place_from_word, "purse": _read_purse, "gift": _gift, "site": _site,
    "family": _one_of(FAMILIES, "family"), "suit": _one_of(SUITS, "suit"),
}  # fmt: skip

CARDS = range(LAST_CARD + 1)
COURT = range(COURT_SIZE + 1)

# Every move that there can be is made once: a search meets them millions of times.
LOYAL = [Move("loyalty", coalition) for coalition in range(len(COALITIONS))]
BUY = [Move("buy", card) for card in CARDS]
PLAY = [(Move("play", card, 0), Move("play", card, 1)) for card in COURT]
USE = [[Move(action, card) for card in COURT] for action in ACTIONS]
ASK = [Move("ask", price) for price in range(100)]
PLACE = [Move("army", place) if place < FIRST_BORDER else Move("road", place) for place in range(FIRST_GIFT)]
ON_COURT = [Move("spy", card) for card in COURT]
LIFT = [Move("lift", place) for place in range(ON_CARD + COURT_SIZE + 1)]
RUPEE = [Move("rupee", purse) for purse in range(OF_FAMILY + len(FAMILIES))]
SPACE = [Move("space", FIRST_GIFT + number) for number in range(3)]
MARCH = [[Move("march", one, two) for two in range(6)] for one in range(6)]
WANDER = [[Move("wander", one, two) for two in range(6)] for one in range(6)]
TARGET = [Move("target", card) for card in COURT]
SITE = [Move("site", place) for place in range(ON_CARD + COURT_SIZE + 1)]
REMOVE_TRIBE = [Move("remove-tribe", family) for family in range(len(FAMILIES))]
REMOVE_SPY = [Move("remove-spy", family) for family in range(len(FAMILIES))]
REMOVE_ARMY = [Move("remove-army", coalition) for coalition in range(3)]
REMOVE_ROAD = [[Move("remove-road", place, coalition) for coalition in range(3)] for place in range(FIRST_GIFT)]
SHELTER = [Move("shelter", card) for card in COURT]
DISCARD = [Move("discard", card) for card in COURT]
RUMOR = [Move("rumor", family) for family in range(len(FAMILIES))]
SWAP = [Move("swap", family) for family in range(len(FAMILIES))]
REBUKE = [Move("rebuke", region) for region in range(6)]
FAVOR_SUIT = [Move("favor", suit) for suit in range(4)]
END, PAY, DECLINE, DROP, PRIZE, REFUSE, LOSE, DONE, PASS = (
    Move(word) for word in ("end", "pay", "decline", "drop", "prize", "refuse", "lose", "done", "pass")
)
