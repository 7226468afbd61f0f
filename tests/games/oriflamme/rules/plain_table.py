"""What lies on a table of Oriflamme and Alliance, by hand: cards, slots, and the ways out of the queue.

With `plain_abilities` and `plain_mixed` this is a second opinion on the rules, written from their text alone (sections
2 to 9 and 12) and with nothing of the engine: no card language, no events, no secrets. It is slow and meant to be read
beside the rules.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple

BASE = (
    "archer", "soldier", "spy", "heir", "shapeshifter", "lord", "assassination", "royal-decree", "ambush", "conspiracy",
)  # fmt: skip
ALLIANCE = (
    "empress", "informer", "judge", "fanatic", "diplomat", "deserter", "revolt", "extortion", "infiltration", "deal",
)  # fmt: skip
KINDS = BASE + ALLIANCE
CHARACTERS = frozenset(BASE[:6] + ALLIANCE[:6])
TOKENS = 5


class Card:
    """One card of a family, wherever it is."""

    def __init__(self, owner: int, kind: str) -> None:
        self.owner = owner
        self.kind = kind
        self.up = False
        self.on = 0
        self.tokens = 0
        self.swapped_in = False
        """In this round, by an Informer: it may only be kept, and gets nothing (E30, E52)."""

    @property
    def character(self) -> bool:
        return self.kind in CHARACTERS


class Slot:
    """A place in the queue; `cards[0]` is its top."""

    def __init__(self, *cards: Card) -> None:
        self.cards = list(cards)

    @property
    def top(self) -> Card:
        return self.cards[0]


class Question(NamedTuple):
    """Who is asked, and what may be answered."""

    seat: int
    moves: tuple[str, ...]


Answers = Generator[Question, str, None]
Choice = Generator[Question, str, str]


class PlainTable:
    """All that lies on the table, and the verbs of section 6."""

    def __init__(self, families: str, hands: Sequence[Iterable[str]], first: int = 0) -> None:
        self.families = families
        self.seats = len(families)
        self.hands = [[Card(seat, kind) for kind in kinds] for seat, kinds in enumerate(hands)]
        self.pools = [1] * self.seats
        self.discards: list[list[Card]] = [[] for _ in hands]
        self.reserves: list[list[Card]] = [[] for _ in hands]
        self.queue: list[Slot] = []
        self.active: Slot | None = None
        self.swapped = False
        self.tokens = TOKENS
        self.round = 1
        self.first = first

    # -- section 6: ways to leave the queue ----------------------------------------------------------------------------

    def row(self) -> list[Slot]:
        """The slots that are counted: the active one is only a placeholder once it is empty."""
        return [slot for slot in self.queue if slot.cards]

    def tops(self) -> list[Card]:
        return [slot.top for slot in self.row()]

    def leave(self, card: Card) -> None:
        slot = next(slot for slot in self.row() if slot.top is card)
        slot.cards.remove(card)
        if not slot.cards and slot is not self.active:
            self.queue.remove(slot)
        self.return_tokens(card)

    def return_tokens(self, card: Card) -> None:
        self.tokens += card.tokens
        card.tokens = 0

    def discard(self, card: Card) -> None:
        self.leave(card)
        card.on = 0
        card.up = True
        self.discards[card.owner].append(card)

    def eliminate(self, attacker: Card, *victims: Card) -> None:
        """All victims fall together, then those of other families react from the front (6.1, E41)."""
        seat = attacker.owner
        for victim in victims:
            self.pools[seat] += 1
            if not victim.up and any(card.kind == "infiltration" for card in self.reserves[seat]):
                self.pools[seat] += 2
            self.discard(victim)
        for victim in victims:
            if victim.owner == seat:
                continue
            if victim.kind == "ambush":
                self.pools[victim.owner] += 4
                if attacker in self.tops():
                    self.discard(attacker)
            elif victim.kind == "extortion":
                theirs = [card for card in self.tops() if card.owner == seat]
                self.pools[victim.owner] += 2 * len(theirs)
                for card in theirs:
                    if not card.up and card.on:
                        card.on -= 1

    def beside(self, card: Card) -> list[int]:
        tops = self.tops()
        if card not in tops:
            return []
        here = tops.index(card)
        return [slot for slot in (here - 1, here + 1) if 0 <= slot < len(tops)]

    def neighbours(self, card: Card) -> list[Card]:
        tops = self.tops()
        return [tops[slot] for slot in self.beside(card)]

    def gain(self, card: Card, amount: int) -> None:
        self.pools[card.owner] += amount

    # -- section 7 and 14: the result, and positions as text -----------------------------------------------------------

    def winners(self) -> list[int]:
        tops = [sum(top.owner == seat for top in self.tops()) for seat in range(self.seats)]
        ranks = list(zip(self.pools, tops, strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def write(self, card: Card) -> str:
        on = str(card.on) if card.on else ""
        return f"{self.families[card.owner]}.{card.kind}{'+' if card.up else '-'}{on}{'*' * card.tokens}"

    def write_queue(self) -> str:
        return " ".join("/".join(map(self.write, slot.cards)) for slot in self.row())

    def read(self, text: str) -> Card:
        family, _, rest = text.partition(".")
        bare = rest.rstrip("*")
        body = bare.rstrip("0123456789")
        card = Card(self.families.index(family), body[:-1])
        card.up = body[-1] == "+"
        card.on = int(bare[len(body) :] or 0)
        card.tokens = len(rest) - len(bare)
        return card
