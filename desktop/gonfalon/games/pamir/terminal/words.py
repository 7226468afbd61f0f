"""What is called how in the lines and sentences about Pax Pamir; all of it in ASCII."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, FIRST_GIFT, GIFTS, ON_CARD, REGIONS
from gonfalon.games.pamir.rules.words import ABILITIES, COALITIONS, COURT_SIZE, EVENTS, NONE, SUITS
from gonfalon.games.pamir.texts.cards import Described, Texts, texts
from gonfalon.texts.tables import listed

NOTHING = "."
"""Stands for none in a column of numbers."""
APOSTROPHES = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{LEFT SINGLE QUOTATION MARK}": "'"})


@cache
def english() -> Texts:
    """The names and texts of the cards."""
    return texts("en")


@cache
def plain(text: str) -> str:
    """A text without accents and curled apostrophes, for terminals that cannot show them."""
    letters = unicodedata.normalize("NFKD", text.translate(APOSTROPHES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# -- words ------------------------------------------------------------------------------------------------------------


def suit(number: int) -> str:
    return plain(english().suits[SUITS[number]]["name"])


def region(number: int) -> str:
    return plain(english().regions[REGIONS[number]]["name"])


def border(place: int) -> str:
    """A border as its two regions: `Herat-Kabul`."""
    return "-".join(region(end) for end in BORDERS[place - FIRST_BORDER])


def people(coalition: int) -> str:
    """Whom somebody is loyal to: `Afghans`."""
    return plain(english().coalitions[COALITIONS[coalition]]["people"])


def adjective(coalition: int) -> str:
    """`Afghan`."""
    return COALITIONS[coalition].capitalize()


def block(coalition: int, place: int) -> str:
    """A block by where it lies: `Afghan army`, `British road`."""
    return plain(english().coalitions[COALITIONS[coalition]]["army" if place < FIRST_BORDER else "road"])


def ability(number: int) -> Described:
    return _plain(english().abilities[ABILITIES[number]])


def event(number: int) -> Described:
    return _plain(english().events[EVENTS[number]])


def _plain(described: Described) -> Described:
    return Described(plain(described.name), plain(described.text))


def a(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[:1] in 'AEIOUaeiou' else 'a'} {noun}"


def rupees(amount: int) -> str:
    return f"{amount} rupee{'' if amount == 1 else 's'}"


# -- cards and places -------------------------------------------------------------------------------------------------


def name(table: Table, card: int) -> str:
    """What a card is called: a court card by its name, an event by what it does when it is bought."""
    deck = table.seating.deck
    if card <= COURT_SIZE:
        return plain(english().cards[deck.id[card]])
    return event(deck.bought[card]).name


def titled(table: Table, card: int) -> str:
    """A card as sentences name it: `37 Seaforth Highlanders`."""
    return f"{card} {name(table, card)}"


def whose(table: Table, card: int, names: Sequence[str]) -> str:
    """A court card and in whose court it is."""
    holder = table.holder[card]
    return titled(table, card) if holder == NONE else f"{names[holder]}'s {titled(table, card)}"


def letter(table: Table, seat: int) -> str:
    """The letter by which columns and moves name a player."""
    return table.seating.families[seat]


def seat_of(table: Table, family: int) -> int:
    """The seat of a family that a move names."""
    return table.seating.seat_of(family)


def where(table: Table, place: int, names: Sequence[str]) -> str:
    """A place behind a verb: `in Herat`, `on the border Herat-Kabul`, `on Anna's 37 Seaforth Highlanders`."""
    if place < FIRST_BORDER:
        return f"in {region(place)}"
    if place < FIRST_GIFT:
        return f"on the border {border(place)}"
    if place < ON_CARD:
        return f"on gift space {GIFTS[place - FIRST_GIFT]}"
    return f"on {whose(table, place - ON_CARD, names)}"


def cylinder(place: int) -> str:
    """A cylinder by where it lies (G2)."""
    return "tribe" if place < FIRST_BORDER else "gift" if place < ON_CARD else "spy"


def by_seat(table: Table, counts: Sequence[int], names: Sequence[str]) -> str:
    """How many everybody has who has any: `Anna 2, Bo 1`."""
    return ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(counts) if count)


def cards(table: Table, numbers: Sequence[int]) -> str:
    return listed([titled(table, card) for card in numbers])
