"""Where pieces lie: regions, borders, gift spaces and court cards, each a number of its own.

0 to 5 are the regions, 6 to 14 the borders, 15 to 17 the gift spaces, 21 to 120 the court cards. A block in a region
is an army, on a border a road; a cylinder in a region is a tribe, on a card a spy, on a gift space a gift (G1, G2).
"""

from __future__ import annotations

REGIONS = ("persia", "transcaspia", "herat", "kabul", "kandahar", "punjab")
PERSIA, TRANSCASPIA, HERAT, KABUL, KANDAHAR, PUNJAB = range(6)
BORDERS = ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5))
"""The two regions of each border (G3)."""

FIRST_BORDER = len(REGIONS)
FIRST_GIFT = FIRST_BORDER + len(BORDERS)
ON_CARD = 20
"""The place on a court card is this and the number of the card."""
GIFTS = (2, 4, 6)
"""What the gift spaces cost (A4)."""

BORDERS_OF = tuple(
    tuple(FIRST_BORDER + border for border, ends in enumerate(BORDERS) if region in ends) for region in range(6)
)
"""The borders of each region, as places."""
NEIGHBOURS = tuple(
    tuple(sorted((ends[0] + ends[1] - region, border) for border, ends in enumerate(BORDERS) if region in ends))
    for region in range(6)
)
"""For each region its neighbours, each with the number of the border between, from 0."""

_WORDS = {
    **dict(enumerate(REGIONS)),
    **{FIRST_BORDER + border: f"{REGIONS[one]}-{REGIONS[two]}" for border, (one, two) in enumerate(BORDERS)},
    **{FIRST_GIFT + number: f"gift-{cost}" for number, cost in enumerate(GIFTS)},
}
_PLACES = {word: place for place, word in _WORDS.items()}


def word_of(place: int) -> str:
    """`herat`, `herat-kabul`, `gift-2`, or the number of a court card."""
    return _WORDS[place] if place in _WORDS else str(place - ON_CARD)


def place_of(word: str) -> int:
    """
    Raises:
        ValueError: when there is no such place.
    """
    if word in _PLACES:
        return _PLACES[word]
    if word.isascii() and word.isdigit() and word[0] != "0" and int(word) <= 100:
        return ON_CARD + int(word)
    raise ValueError(f"'{word}' is no place: write a region, a border such as herat-kabul, gift-2, or a card's number.")
