"""The cards of Pax Pamir as numbers: court cards 1 to 100, event cards 101 to 116, and the 24 cards of Wakhan.

What the cards are stands in YAML alone; the words for it are codes of `gonfalon.games.pamir.rules.constants`.
"""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass, field, fields
from functools import cache, lru_cache
from pathlib import Path

from gonfalon.core.files import digest
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.data import cards_dir
from gonfalon.games.pamir.rules.constants import NONE

FIRST_EVENT = 101
WAKHAN_SIZE = 24

LINES = (
    "battle", "betray", "build", "move", "tax", "radicalize", "rad_gain_region", "rad_highest_intelligence",
    "rad_highest_political", "rad_if_court_full_highest_political", "rad_if_dominance_matching_patriot",
    "rad_if_fewer_spies_highest_intelligence", "rad_if_military_favored_highest_military",
    "rad_if_no_dominance_most_cylinders", "rad_if_no_move_card_a_move_card",
    "rad_if_political_favored_highest_economic", "rad_if_under_2_rupees_most_net_rupees", "rad_intelligence",
    "rad_most_blocks", "battle_card_with_most_spies",
)  # fmt: skip
"""What a line of a card of Wakhan tells her to do (W10, W12, W15, W16)."""


@dataclass(frozen=True)
class CourtCard:
    """A card that can lie in a court; its words are indices into the tuples of `words`, `NONE` where it has none."""

    number: int
    """1 to 100."""
    id: str
    """Its English name in small letters and hyphens: `mohan-lal`."""
    suit: int
    rank: int
    """1 to 3 stars (G6)."""
    region: int
    patriot: int
    """The coalition that it is a patriot of."""
    prize: int
    """The coalition whose prize it is for whoever betrays it (A7)."""
    impact: tuple[int, ...]
    """Icons from top to bottom, as printed (L4)."""
    leverage: bool
    """Whether one of them is the leverage icon, so that discarding it makes a debt (G10)."""
    actions: tuple[int, ...]
    """From left to right, as printed."""
    ability: int
    emblem: int
    """The picture on it; without one it shows the sign of its region."""


_PLAYED = [part.name for part in fields(CourtCard)].index("emblem")
"""How many of its parts a game is played by: what stands before its picture."""


@dataclass(frozen=True)
class EventCard:
    """A card that happens, one way when it is bought and another when it is discarded (E)."""

    number: int
    """101 to 116."""
    id: str
    bought: int
    """The lower effect, an index into `EVENTS`."""
    discarded: int
    """The upper effect, an index into `EVENTS`."""


@dataclass(frozen=True)
class WakhanCard:
    """A card of the automated opponent (W8); `columns` and `sides` are its back."""

    number: int
    """1 to 24."""
    columns: tuple[int, ...]
    """Six columns of the market, each from 0 to 5; the arrow on the front of the card before points at one."""
    sides: tuple[int, int]
    """0 for top, 1 for bottom; the red arrow of the card before points at one."""
    lines: tuple[str, str, str]
    """What she tries to do, from the first to the last; words of `LINES`."""
    column_arrow: int
    """An index into the columns of the next card."""
    red_arrow: int
    """An index into the sides of the next card."""
    loyalty: tuple[int, int, int]
    """The coalitions in the order in which she would stand by them (W4)."""
    regions: tuple[int, ...]
    """All six, in the order in which she thinks of them."""


@dataclass(frozen=True, eq=False)
class Deck:
    """The contents of one card file, by cards and, for the rules, by card number: `deck.suit[7]`.

    The tuples by number have `LAST_CARD + 1` places. Place 0, and each place of a card that has no such thing, holds
    `NONE`, `()` or `False`.
    """

    name: str
    """Its id, by which records name it."""
    court: tuple[CourtCard, ...]
    """In the order of their numbers: number 1 is first."""
    events: tuple[EventCard, ...]
    """In the order of their numbers: number 101 is first."""
    wakhan: tuple[WakhanCard, ...]
    """In the order of their numbers: number 1 is first."""
    source: tuple[str, str] = field(repr=False)
    """The name and the text of its file."""
    id: tuple[str, ...] = field(init=False, repr=False)
    suit: tuple[int, ...] = field(init=False, repr=False)
    rank: tuple[int, ...] = field(init=False, repr=False)
    region: tuple[int, ...] = field(init=False, repr=False)
    patriot: tuple[int, ...] = field(init=False, repr=False)
    prize: tuple[int, ...] = field(init=False, repr=False)
    impact: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    leverage: tuple[bool, ...] = field(init=False, repr=False)
    actions: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    ability: tuple[int, ...] = field(init=False, repr=False)
    emblem: tuple[int, ...] = field(init=False, repr=False)
    bought: tuple[int, ...] = field(init=False, repr=False)
    discarded: tuple[int, ...] = field(init=False, repr=False)
    numbers: dict[str, int] = field(init=False, repr=False)
    """The number of each card by its id."""

    def __post_init__(self) -> None:
        cards: tuple[CourtCard | EventCard | None, ...] = (None, *self.court, *self.events)
        nothing: tuple[tuple[str, object], ...] = (
            ("id", ""), ("suit", NONE), ("rank", NONE), ("region", NONE), ("patriot", NONE), ("prize", NONE),
            ("impact", ()), ("leverage", False), ("actions", ()), ("ability", NONE), ("emblem", NONE),
            ("bought", NONE), ("discarded", NONE),
        )  # fmt: skip
        for what, none in nothing:
            object.__setattr__(self, what, tuple(getattr(card, what, none) for card in cards))
        object.__setattr__(self, "numbers", {id: number for number, id in enumerate(self.id) if id})

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that change with the cards, not with comments, pictures or the form of a file."""
        court = [astuple(card)[:_PLAYED] for card in self.court]
        content = [court, *([astuple(card) for card in cards] for cards in (self.events, self.wakhan))]
        return digest(json.dumps(content).encode())

    def __reduce__(self) -> tuple[object, ...]:
        # It travels to another process as its text, so that two tables of one game share one deck there too.
        return (from_text, self.source)


@lru_cache(maxsize=8)
def from_text(source: str, text: str) -> Deck:
    """The deck that a text describes; `source` names it in sentences about its mistakes.

    Raises:
        CardFileError: with every mistake, each with its line and column.
    """
    from gonfalon.games.pamir.rules.deck_file import DeckReader

    return DeckReader(source, text).deck()


def load(path: Path) -> Deck:
    """The deck in a file.

    Raises:
        CardFileError: when it cannot be read, or with every mistake in it.
    """
    return from_text(str(path), read_card_file(path))


@cache
def shipped() -> Deck:
    """The deck that comes with the program.

    Raises:
        CardFileError: when its file was changed and no longer loads.
    """
    # Every name of a card is looked up in it, hundreds of them for each picture of a table.
    return load(cards_dir() / "pamir.yaml")
