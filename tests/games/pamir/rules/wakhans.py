"""Positions in which Wakhan plays, and what she tells while she does.

She has seat 0; whoever sits at seat 1 comes after her and so is her left neighbour, the last seat is her right one.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.wakhan import card as her_card
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
    """A game in which nobody is asked and her turn has begun; nothing is on the stack, her next card is not drawn."""
    state = laid(has, *others, wakhan=WAKHAN, at=1, wakhan_deck=cards, **options)
    state.moves, state.stack[:] = (), []
    state.table.begin(WAKHAN)
    return state


def hers(has: Seat = NOTHING, *others: Seat, cards: str = "7 12", **options: Any) -> State:
    """The same with her card turned over."""
    state = waiting(has, *(others or (Seat("british"),)), cards=cards, **options)
    her_card.draw(state)
    return state


def line_done(state: State, line: str) -> bool:
    """Carry out what a line says, with whatever card is turned over; whether it was possible."""
    done = her_turn.carry_out(state, line)
    state.run()
    looked_over(state)
    return done


def told_while(state: State, line: str) -> list[Any]:
    """The events of one line, which must be possible."""
    events: list[Any] = []
    state.table.listener = events.append
    assert line_done(state, line), f"'{line}' is not possible"
    state.table.listener = None
    return events


def turn(has: Seat = NOTHING, *others: Seat, cards: str = "7 12", stage: int = her_turn.CARD, **options: Any) -> Any:
    """Her turn without the cleanup: the state after it, or where somebody else is asked, and the events."""
    state = waiting(has, *(others or (Seat("british"),)), cards=cards, **options)
    events: list[Any] = []
    state.table.listener = events.append
    frame = her_turn.WakhanTurn()
    if stage != her_turn.CARD:
        her_card.draw(state)
        frame.stage = stage
    state.stack.append(frame)
    state.run()
    looked_over(state)
    return state, events


def reasons(events: list[Any]) -> list[tuple[str, tuple[int, ...]]]:
    """What she told, in order."""
    return [(event.word, event.numbers) for event in events if isinstance(event, WakhanReasoned)]


def why(events: list[Any], word: str) -> tuple[int, ...]:
    """The numbers of the only reason of this kind."""
    found = [numbers for said, numbers in reasons(events) if said == word]
    assert len(found) == 1, f"'{word}' was told {len(found)} times: {reasons(events)}"
    return found[0]


def lines_tried(events: list[Any]) -> list[tuple[int, str, bool]]:
    """Each line that she tried: its number on the card, what it says and whether it was possible."""
    tried: list[tuple[int, str, bool]] = []
    for word, numbers in reasons(events):
        if word == "line":
            tried.append((numbers[1], LINES[numbers[2]], True))
        elif word == "not_possible":
            tried[-1] = (*tried[-1][:2], False)
    return tried
