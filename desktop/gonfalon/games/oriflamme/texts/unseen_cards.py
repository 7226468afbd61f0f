"""Public knowledge of a family's kinds: which were seen or discarded, and which may lie face down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.core.knowledge import deal
from gonfalon.games.oriflamme.rules.events import Discarded, Eliminated, RoundBegan
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.names import Names
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import translate


@dataclass(frozen=True)
class UnseenCards:
    """The places of the kinds of one family, as far as they are public knowledge."""

    known: Mapping[int, int]
    """The card that each kind is known to be."""
    open: Mapping[int, frozenset[int]]
    """The cards that each other kind may be."""
    hidden: tuple[int, ...]
    """The cards in the queue whose faces not everybody knows, from the front, covered ones beneath their tops."""

    @property
    def alike(self) -> bool:
        """Whether each of the open kinds may be each of the unknown cards, so that chance alone decides."""
        return len(set(self.open.values())) <= 1

    def may_lie(self, kind: int) -> list[int]:
        """The cards of the queue that an open kind may be."""
        return [card for card in self.hidden if card in self.open[kind]]


def unseen_cards(table: Table, seat: int) -> UnseenCards:
    """Return what follows from public knowledge, and from nothing else that the table at hand knows."""
    public, deck = table.redact(-1), table.seating.deck(seat)
    known = {face: card for card in deck if (face := public.faces[card]) is not None}
    unknown = [card for card in deck if public.faces[card] is None]
    everywhere = sum(1 << card for card in unknown)
    kinds = [kind for kind in range(len(deck)) if kind not in known]
    among = {kind: table.among.get((seat, kind), everywhere) for kind in kinds}
    bound = any(places & everywhere != everywhere for places in among.values())
    return UnseenCards(
        known,
        {kind: frozenset(card for card in unknown if not bound or _fits(unknown, among, kind, card)) for kind in kinds},
        tuple(card for slot in range(len(table.queue)) for card in table.stack(slot) if card in unknown),
    )


def _fits(cards: list[int], among: Mapping[int, int], kind: int, card: int) -> bool:
    """Return whether all that is known allows a kind to be this card."""
    if not among[kind] >> card & 1:
        return False
    try:
        deal(cards, {**among, kind: 1 << card}, Dice(0))
    except ValueError:
        return False
    return True


def discarded_in(events: Iterable[Event]) -> dict[int, int]:
    """In which round each discarded card was discarded."""
    round, found = 0, {}
    for event in events:
        match event:
            case RoundBegan(round=number):
                round = number
            case Eliminated(card=card) | Discarded(card=card):
                found[card] = round
    return found


def where(table: Table, card: int, rounds: Mapping[int, int]) -> str:
    """Return where a card is whose face all players know."""
    if card in table.discards:
        round = rounds.get(card, 0)
        return translate("UnseenCards", "Discarded in round {round}").format(round=roman(round) if round else "?")
    if card in table.reserves:
        return translate("UnseenCards", "In reserve")
    for slot in range(len(table.queue)):
        if table.queue[slot] == card:
            text = translate("UnseenCards", "Seen: card {place}") if table.open[card] else _known_closed()
            return text.format(place=slot + 1)
        if card in table.stack(slot):
            return translate("UnseenCards", "Seen: beneath card {place}").format(place=slot + 1)
    return translate("UnseenCards", "Seen: in hand again")


def _known_closed() -> str:
    return translate("UnseenCards", "Seen: card {place}, face down")


def summary(table: Table, seat: int, found: UnseenCards, names: Names) -> Iterator[str]:
    """Yield how many open kinds share which places, and how often one of them lies face down by chance alone."""
    if not found.open:
        yield translate("UnseenCards", "Every card of this family has been seen.")
        return
    unknown = {card for cards in found.open.values() for card in cards} | set(found.hidden)
    hands = sum(card in table.hands[seat] for card in unknown)
    counts = (
        translate("UnseenCards", "Kinds still out: {count}").format(count=len(found.open)),
        translate("UnseenCards", "face down: {count}").format(count=len(found.hidden)),
        translate("UnseenCards", "in hand: {count}").format(count=hands),
        translate("UnseenCards", "out of the game: {count}").format(count=len(unknown) - len(found.hidden) - hands),
    )
    yield " · ".join(counts)
    if found.hidden and found.alike:
        text = translate(
            "UnseenCards",
            "By numbers alone, each of them is face down with a chance of {count} in {all}. Nothing else is known.",
        )
        yield text.format(count=len(found.hidden), all=len(found.open))
    elif found.hidden:
        yield translate("UnseenCards", "Some of them can only be among certain cards, for they were seen before.")
