"""Positions in which Wakhan plays, and what she tells while she does.

She has seat 0; whoever sits at seat 1 comes after her and so is her left neighbour, the last seat is her right one.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.wakhan import priorities as her_card
from gonfalon.games.pamir.rules.wakhan import turn as her_turn

from .looking_over import looked_over
from .positions import CARDS, Seat, laid

WAKHAN = 0
AFGHAN, BRITISH, RUSSIAN = range(3)
PERSIA, TRANSCASPIA, HERAT, KABUL, KANDAHAR, PUNJAB = range(6)
SIDES = ("top", "bottom")
NOTHING = Seat()


def aimed(card: int, column: int = 0, side: str = "top") -> str:
    """Two of her cards for `wakhan_deck`: this one, and one whose back sends its arrows there."""
    front = CARDS.wakhan[card - 1]
    for below in CARDS.wakhan:
        aim = (below.columns[front.column_arrow], SIDES[below.sides[front.red_arrow]])
        if below.number != card and aim == (column, side):
            return f"{card} {below.number}"
    raise LookupError("no back sends the arrows there")


def waiting(has: Seat = NOTHING, *others: Seat, cards: str = "7 12", **options: Any) -> State:
    """A game in which her turn has begun; nothing is on the stack, her next card is not drawn."""
    return laid(has, *(others or (Seat("british"),)), wakhan=WAKHAN, at=WAKHAN, wakhan_deck=cards, **options)


def hers(has: Seat = NOTHING, *others: Seat, cards: str = "7 12", **options: Any) -> State:
    """The same with her card turned over."""
    state = waiting(has, *others, cards=cards, **options)
    her_card.draw_card(state)
    return state


def told_while(state: State, line: str) -> list[Any]:
    """The events of one line of her card, which must be possible."""
    events: list[Any] = []
    state.table.listener = events.append
    assert her_turn.carry_out_line(state, line), f"'{line}' is not possible"
    state.run()
    looked_over(state)
    state.table.listener = None
    return events


def lines_tried(events: list[Any]) -> list[tuple[int, str, bool]]:
    """Each line that she tried: its number on the card, what it says and whether it was possible."""
    tried: list[tuple[int, str, bool]] = []
    for event in events:
        if isinstance(event, WakhanReasoned) and event.word == "line":
            tried.append((event.numbers[1], LINES[event.numbers[2]], True))
        elif isinstance(event, WakhanReasoned) and event.word == "not_possible":
            tried[-1] = (*tried[-1][:2], False)
    return tried
