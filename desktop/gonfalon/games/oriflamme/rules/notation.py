"""Positions as text: `R.spy-2/R.lord+ B.heir-` is two slots, from the front (rules, section 14).

A card is `FAMILY.kind`, its face (`+` up, `-` down), the influence on it and a `*` for each verdict token; in a slot
the top card stands first, with `/` before each one beneath.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from gonfalon.core.deck import nearest
from gonfalon.core.families import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.course import COURSE
from gonfalon.games.oriflamme.rules.game import HAND, ROUNDS
from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, VERDICT_TOKENS, Seating, Table

UNKNOWN = "?"
"""Stands for a face that is not known."""
MOST_CARDS = 50
MOST = 9999
"""Influence of a family; on a card it has three digits."""

_CARD = re.compile(
    r"(?P<family>[A-Z])\.(?P<kind>[a-z0-9-]+?)(?P<face>[+-])(?P<influence>[0-9]{0,3})(?P<verdicts>\*{0,9})"
)
_BARE = re.compile(r"(?:(?P<family>[A-Z])\.)?(?P<kind>[a-z0-9-]+?)(?:[+-](?P<influence>[0-9]{0,3}))?")


class CardText(NamedTuple):
    """One card of a position."""

    family: str
    kind: str
    open: bool
    influence: int
    verdicts: int

    def __str__(self) -> str:
        face = "+" if self.open else "-"
        return f"{self.family}.{self.kind}{face}{self.influence or ''}{'*' * self.verdicts}"


def write_card(table: Table, card: int) -> str:
    """One card as text; where its face is not known, `?` stands for its kind."""
    seating = table.seating
    face = table.faces[card]
    kind = UNKNOWN if face is None else seating.cards.kinds[face].id
    family = seating.families[seating.owner[card]]
    return str(CardText(family, kind, bool(table.open[card]), table.influence[card], table.verdicts[card]))


def write_queue(table: Table) -> str:
    """The queue as text, empty when no card lies in it."""
    slots = range(len(table.queue))
    return " ".join("/".join(write_card(table, card) for card in table.stack(slot)) for slot in slots)


def read_card(text: str) -> CardText:
    """One card from its text.

    >>> read_card("R.royal-decree-2*")
    CardText(family='R', kind='royal-decree', open=False, influence=2, verdicts=1)
    >>> str(read_card("B.lord+"))
    'B.lord+'

    Raises:
        ValueError: with a sentence, when the text is not a card.
    """
    match = _CARD.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text[:60]}' is not a card: write for instance 'R.spy-2', 'B.lord+' or 'G.judge+*'.")
    influence = int(match["influence"] or 0)
    return CardText(match["family"], match["kind"], match["face"] == "+", influence, len(match["verdicts"]))


def read_reserve(text: str, family: str) -> CardText:
    """A card in reserve: its kind alone, or also its family and what lies on it, as in `R.deal+2`.

    Raises:
        ValueError: with a sentence, when the text is not a card of that family.
    """
    match = _BARE.fullmatch(text)
    if match is None or match["family"] not in (None, family):
        raise ValueError(f"'{text[:60]}' is not a card in reserve of {family}: write 'deal' or '{family}.deal+2'.")
    return CardText(family, match["kind"], True, int(match["influence"] or 0), 0)


def read_queue(text: str) -> list[list[CardText]]:
    """The slots of a queue, the top card of each first.

    Raises:
        ValueError: with a sentence, when the text is not a queue.
    """
    slots = [[read_card(card) for card in slot.split("/")] for slot in text.split()]
    for slot in slots:
        if len({card.family for card in slot}) > 1:
            raise ValueError(f"The cards of the stack '{'/'.join(map(str, slot))}' must belong to one family.")
    if sum(map(len, slots)) > MOST_CARDS:
        raise ValueError(f"There are more than {MOST_CARDS} cards in the queue.")
    return slots


def read_position(
    queue: str,
    cards: CardSet,
    *,
    influence: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    reserve: Mapping[str, Sequence[str]] | None = None,
    verdict_tokens: int = VERDICT_TOKENS,
    families: Iterable[str] = (),
    round: int = 1,
    rounds: int = ROUNDS,
) -> Table:
    """A table with this position; the families that it mentions, and `families`, sit at it in the order R B G Y K.

    The owner alone knows what lies face down. The cards that are not mentioned are set aside; of a family whose hand is
    not given, the first seven of them are its hand.

    Raises:
        ValueError: with a sentence about what is wrong with the position.
    """
    slots = read_queue(queue)
    influence, hands, reserve = influence or {}, hands or {}, reserve or {}
    laid = [card for slot in slots for card in slot]
    mentioned = {card.family for card in laid} | {*influence, *hands, *reserve, *families}
    for family in sorted(mentioned - set(FAMILIES)):
        raise ValueError(f"There is no family '{family}'; the families are {', '.join(FAMILIES)}.")
    if not mentioned:
        raise ValueError("No family sits at this table: the position mentions none.")
    seating = Seating(cards, "".join(family for family in FAMILIES if family in mentioned), rounds=rounds)
    builder = _Builder(seating)
    table = builder.table
    for slot in slots:
        numbers = [builder.lay(card) for card in slot]
        table.queue.append(numbers[0])
        for upper, lower in pairwise(numbers):
            table.under[upper] = lower
    for family, texts in reserve.items():
        table.reserves += tuple(builder.lay(read_reserve(text, family)) for text in texts)
    for seat, family in enumerate(seating.families):
        builder.hand(seat, hands.get(family))
        table.pool[seat] = _between(influence.get(family, 0), MOST, f"The influence of {family}")
    table.verdict_pool = _between(verdict_tokens, VERDICT_TOKENS, "The number of verdict tokens")
    table.round = round
    return table


def resolving(table: Table, at: int = 0) -> State:
    """A game in which resolution has come to this slot of the position, whose card has not acted yet.

    Raises:
        ValueError: with a sentence, when the queue has no such slot.
    """
    if not 0 <= at < max(1, len(table.queue)):
        raise ValueError(f"The queue has no slot {at}: it has {len(table.queue)}, counted from 0.")
    table.phase = RESOLUTION
    table.placed = table.seating.seats
    table.at = at - 1
    table.acted = table.queue[at - 1] if at else -1
    return State(table, [COURSE], 0)


def placing(table: Table, family: str) -> State:
    """A game in which this family is the last to place a card in the round.

    Raises:
        ValueError: with a sentence, when it has no card to place.
    """
    seat = table.seating.families.index(family)
    if not table.hands[seat]:
        raise ValueError(f"{family} has no card in hand that it could place.")
    table.phase = PLACEMENT
    table.first = (seat + 1) % table.seating.seats
    table.placed = table.seating.seats - 1
    return State(table, [COURSE], 0)


class _Builder:
    """Gives each card its number; here the faces of a deck lie on its numbers in the order of the kinds."""

    def __init__(self, seating: Seating) -> None:
        self.table = table = Table.empty(seating)
        table.faces = [kind for _ in range(seating.seats) for kind in range(seating.deck_size)]
        self.free = [list(seating.deck(seat)) for seat in range(seating.seats)]

    def lay(self, card: CardText) -> int:
        """The number of a card of the position, which lies there as the text says."""
        table = self.table
        number = self._take(table.seating.families.index(card.family), card.kind)
        table.open[number] = int(card.open)
        table.influence[number] = card.influence
        table.verdicts[number] = card.verdicts
        if card.open:
            table.known[number] = table.seating.everyone
        return number

    def hand(self, seat: int, kinds: Sequence[str] | None) -> None:
        """Take these cards into the hand, or the first that are left, and set the rest aside."""
        free = self.free[seat]
        hand = free[:HAND] if kinds is None else [self._take(seat, kind) for kind in kinds]
        aside = tuple(card for card in free if card not in hand)
        self.table.hands[seat] = sorted(hand)
        self.table.aside = (*self.table.aside[:seat], aside, *self.table.aside[seat + 1 :])

    def _take(self, seat: int, kind: str) -> int:
        seating = self.table.seating
        if kind not in seating.cards:
            ids = [known.id for known in seating.cards.kinds]
            raise ValueError(f"There is no card '{kind[:60]}'{nearest(kind, ids) or '.'}")
        number = seating.deck(seat)[seating.cards.number(kind)]
        if number not in self.free[seat]:
            raise ValueError(f"{seating.families[seat]}.{kind} stands in the position twice; a family has one of each.")
        self.free[seat].remove(number)
        return number


def _between(number: int, most: int, what: str) -> int:
    if not 0 <= number <= most:
        raise ValueError(f"{what} must be a number from 0 to {most}.")
    return number
