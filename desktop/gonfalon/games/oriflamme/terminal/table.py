"""Oriflamme in plain text: the queue as a seat knows it, what everybody has, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.table import OVER, PLACEMENT, RESOLUTION
from gonfalon.games.oriflamme.terminal.deeds import card_of, kind_of, tell, verdicts
from gonfalon.texts.tables import TextTable, aligned, counted, listed

UNKNOWN = "?"
"""Stands for a card that the reader does not know."""


class OriflammeTable(TextTable):
    """Tells of a queue of hidden cards."""

    help = (
        (
            "A card is played with 'place spy front', 'place spy back', or 'place spy on 2', which covers your card "
            "there. Then 'keep' or 'reveal', 'target 3', 'gap 1', 'hand spy', or a word of a choice that a card gives."
        ),
        (
            "Places are counted from the front, which is 0. A card in brackets lies face down and only you know it; "
            f"'{UNKNOWN}' is a card that you do not know; '>' marks the card whose turn it is."
        ),
    )

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        lines = [_heading(table, names), ""]
        lines += ["The queue, front first:", *_queue(table, names)] if table.queue else ["The queue is empty."]
        lines += ["", *_seats(view, names)]
        if view.seat >= 0 and table.phase != OVER:
            lines += ["", f"In your hand: {_known(table, table.hands[view.seat]) or 'nothing'}"]
            if table.aside[view.seat]:
                lines.append(f"Set aside: {_known(table, table.aside[view.seat])}")
        return lines

    def question(self, view: View, names: Sequence[str]) -> str:
        assert view.decision is not None
        table: Table = view.table
        seat, prompt, _ = view.decision
        card = card_of(table, prompt.card, names) if prompt.card >= 0 else names[seat]
        match prompt.word:
            case "place":
                return f"{names[seat]}, which card do you play, and where?"
            case "face-down":
                cost = table.seating.costs[face] if (face := table.faces[prompt.card]) is not None else 0
                pays = f" Revealing it costs {cost}." if cost else ""
                return f"The queue has come to {card}: keep it face down, or reveal it?{pays}"
            case "target":
                return f"{_capital(card)} asks: {prompt.verb} which card?"
            case "gap":
                return f"{_capital(card)} moves {card_of(table, prompt.it, names)}: where to?"
            case "hand":
                return f"{_capital(card)} goes back to the hand: which card takes its place?"
        return f"{_capital(card)} gives a choice."

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        table: Table = view.table
        if move.word == "target" and 0 <= move.slot < len(table.queue):
            return card_of(table, table.queue[move.slot], names)
        if move.word == "gap" and view.decision is not None:
            return _gap(table, view.decision.prompt.it, move.slot, names)
        return ""

    def tell(self, event: Any, table: Table, seat: int, names: Sequence[str]) -> list[str]:
        return tell(event, table, names)


def _heading(table: Table, names: Sequence[str]) -> str:
    if table.phase == OVER:
        return "Oriflamme, the end."
    phase = {PLACEMENT: "placement", RESOLUTION: "resolution"}.get(table.phase, "set-up")
    return f"Oriflamme, round {table.round} of {table.seating.rounds}, {phase}; {names[table.first]} plays first."


def _queue(table: Table, names: Sequence[str]) -> list[str]:
    rows = []
    for slot, card in enumerate(table.queue):
        active = table.phase == RESOLUTION and slot == table.at and not table.vacant
        lies = [
            counted(table.influence[card], "influence", "influence") if table.influence[card] else "",
            verdicts(table.verdicts[card]),
            _covered(table, table.stack(slot)[1:]),
        ]
        name = names[table.seating.owner[card]]
        face = "face up" if table.open[card] else "face down"
        rows.append([">" if active else " ", str(slot), name, _lying(table, card), face, ", ".join(filter(None, lies))])
    return aligned(rows, indent=1, gap=2)


def _lying(table: Table, card: int) -> str:
    """The kind of a card, in brackets where it is not face up for everybody."""
    kind = kind_of(table, card)
    return UNKNOWN if kind is None else kind if table.open[card] else f"({kind})"


def _covered(table: Table, cards: Sequence[int]) -> str:
    """What lies under the top card of a slot, with the influence on it."""
    if not cards:
        return ""
    under = (
        f"{_lying(table, card)}{f' with {table.influence[card]}' if table.influence[card] else ''}" for card in cards
    )
    return f"covers {listed(list(under))}"


def _seats(view: View, names: Sequence[str]) -> list[str]:
    table: Table = view.table
    rows = []
    for seat, name in enumerate(names):
        more = [_holding(table, seat, view.seat)]
        if reserve := table.reserve(seat):
            laid = (f"{kind_of(table, card)} {table.influence[card] or ''}".rstrip() for card in reserve)
            more.append(f"in reserve: {', '.join(laid)}")
        if pile := table.discard_pile(seat):
            more.append(f"discarded: {_known(table, pile)}")
        if table.phase == OVER and (aside := _known(table, table.aside[seat])):
            more.append(f"set aside: {aside}")
        title = f"{name} (you)" if seat == view.seat else name
        rows.append([table.seating.families[seat], title, f"{table.pool[seat]} influence", "; ".join(more)])
    return aligned(rows)


def _holding(table: Table, seat: int, viewer: int) -> str:
    """The hand of a seat: how many cards, and those among them that another may know."""
    hand = table.hands[seat]
    count = f"{counted(len(hand), 'card')} in hand"
    known = _known(table, hand)
    return f"{count}: {known}" if known and seat != viewer else count


def _known(table: Table, cards: Iterable[int]) -> str:
    """Those of the cards that this view knows, in the order of their names."""
    return ", ".join(sorted(kind for card in cards if (kind := kind_of(table, card)) is not None))


def _gap(table: Table, card: int, gap: int, names: Sequence[str]) -> str:
    """Before which card a gap lies once the moved card is lifted."""
    queue = [table.under[top] if top == card else top for top in table.queue]
    queue = [top for top in queue if top >= 0]
    return f"before {card_of(table, queue[gap], names, queue)}" if gap < len(queue) else "at the back"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
