"""What happens in Oriflamme, in sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.games.oriflamme.rules import Table
from gonfalon.games.oriflamme.rules import events as happened
from gonfalon.games.oriflamme.rules.moves import FRONT
from gonfalon.texts.tables import counted


def tell(event: Any, table: Table, names: Sequence[str]) -> list[str]:
    """The sentences for an event, before it is applied to the table of whoever reads them."""
    sentence = _course(event, table, names) or _deed(event, table, names) or _influence(event, table, names)
    return [sentence] if sentence else []


def kind_of(table: Table, card: int) -> str | None:
    """What a card is, None where this view does not know it."""
    face = table.faces[card]
    return None if face is None else table.seating.cards.kinds[face].id


def card_of(table: Table, card: int, names: Sequence[str], queue: Sequence[int] | None = None) -> str:
    """A card as a sentence calls it: `Anna's spy`, or by its place where its face is not known.

    Args:
        table: what the reader knows.
        card: its number.
        names: what the seats are called.
        queue: the top cards of the queue, where they are not those on the table.
    """
    owner = names[table.seating.owner[card]]
    kind = kind_of(table, card)
    queue = table.queue if queue is None else queue
    if kind is None:
        where = f" at place {queue.index(card)}" if card in queue else ""
        return f"{owner}'s face-down card{where}"
    return f"{owner}'s {kind}"


def verdicts(number: int) -> str:
    return counted(number, "verdict token") if number else ""


def _course(event: Any, table: Table, names: Sequence[str]) -> str:
    match event:
        case happened.RoundBegan(round=number, first=first):
            return f"Round {number} begins; {names[first]} plays first."
        case happened.Placed(card=card, slot=slot):
            name, kind = names[table.seating.owner[card]], kind_of(table, card)
            what = f"the {kind}" if kind else "a card"
            if slot >= 0:
                return f"{name} covers {card_of(table, table.queue[slot], names)} with {what}."
            return f"{name} plays {what} at the {'front' if slot == FRONT else 'back'}."
        case happened.ResolutionBegan():
            return "The queue is resolved."
        case happened.Reached(slot=slot) if table.open[table.queue[slot]]:
            return f"Place {slot}: {card_of(table, table.queue[slot], names)} acts."
        case happened.Mixed(seat=seat):
            return f"{names[seat]} shuffles the cards in hand."
    return ""


def _deed(event: Any, table: Table, names: Sequence[str]) -> str:
    owner = table.seating.owner
    match event:
        case happened.Revealed(card=card):
            return f"{names[owner[card]]} reveals the {kind_of(table, card)}."
        case happened.Closed(card=card):
            return f"{card_of(table, card, names)} turns face down again."
        case happened.Eliminated(card=card, by=by):
            victim = "itself" if card == by else card_of(table, card, names)
            return f"{card_of(table, by, names)} eliminates {victim}{_lost(table, card)}; {names[owner[by]]} gains 1."
        case happened.Discarded(card=card):
            return f"{card_of(table, card, names)} is discarded{_lost(table, card)}."
        case happened.Reserved(card=card):
            return f"{card_of(table, card, names)} goes into reserve."
        case happened.Moved(card=card, gap=gap):
            return f"{card_of(table, card, names)} moves to place {gap}."
        case happened.Swapped(card=card, other=other):
            kind = kind_of(table, other)
            return (
                f"{card_of(table, card, names)} returns to the hand; {f'the {kind}' if kind else 'a card'} replaces it."
            )
        case happened.Copied(card=card, model=model):
            return f"{card_of(table, card, names)} copies {card_of(table, model, names)}."
        case happened.Marked(card=card):
            return f"A verdict token is put on {card_of(table, card, names)}."
    return ""


def _influence(event: Any, table: Table, names: Sequence[str]) -> str:
    owner = table.seating.owner
    match event:
        case happened.Kept(card=card, amount=amount):
            now = table.influence[card] + amount
            return f"{card_of(table, card, names)} stays face down, with {now} influence on it."
        case happened.Collected(card=card, lain=lain, earned=earned):
            if not earned:
                return f"{lain} influence on {card_of(table, card, names)} is lost."
            twice = ", twice what lay there" if earned == 2 * lain else ""
            what = kind_of(table, card) or "card"
            return f"{names[owner[card]]} takes {earned} from the {what}{twice}."
        case happened.Gained(seat=seat, amount=amount, card=card):
            what = card_of(table, card, names)
            return f"{what} earns {amount}." if owner[card] == seat else f"{names[seat]} gains {amount} by {what}."
        case happened.Stolen(card=card, victim=victim, amount=amount):
            return f"{card_of(table, card, names)} takes {amount or 'nothing'} from {names[victim]}."
        case happened.Laid(card=card, amount=amount, by=by):
            return f"{card_of(table, by, names)} puts {amount} influence on {card_of(table, card, names)}."
        case happened.Dropped(card=card, amount=amount):
            return f"{card_of(table, card, names)} loses {amount} influence."
    return ""


def _lost(table: Table, card: int) -> str:
    """The influence that goes with a card which leaves the queue."""
    return f" with {table.influence[card]} influence on it" if table.influence[card] else ""
