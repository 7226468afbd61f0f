"""A turn of Wakhan as it goes on: her card, what came of each line, and why one card was chosen (W9, W10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table, events
from gonfalon.games.pamir.rules.constants import ABILITIES, DOMINANCE_CHECK, NONE, REGIONS
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.wakhan.acting import can_pay
from gonfalon.games.pamir.rules.wakhan.priorities import cards_left
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import entry_text
from gonfalon.games.pamir.texts.wakhan_reasons import wakhan_reason
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.translations import translate

BONUS: Final = 4
"""The row of bonus actions; behind it stands what is neither in a line nor a bonus."""
BESIDE: Final = frozenset({"blackmail", "ambition", "ambition_to_win"})
"""The reasons for that."""


class RowState(Enum):
    """The state of a row."""

    TO_COME = auto()
    NOW = auto()
    DONE = auto()
    FAILED = auto()


@dataclass(frozen=True)
class WakhanChoice:
    """The choice of one card among several: the questions in their order, and which one decided."""

    chosen: int
    decided: int
    """The number of the question, from 1; 0 where there was only one card."""
    candidates: tuple[int, ...]
    """All that were in question, the chosen one among them."""
    gives_up: bool
    """Whether it is about what she discards (W17)."""
    left: tuple[int, ...] = ()
    """How many cards were left after each question, as far as that is known."""


@dataclass(frozen=True)
class WakhanTurnRow:
    """Her card, one of its three lines, or the bonus actions."""

    line: int
    """An index into `LINES`, `NONE` for the card and for bonus actions."""
    state: RowState = RowState.TO_COME
    tried: int = 0
    """How many times."""
    why: LogEntry | None = None
    """The last reason that belongs to it."""
    wakhan_choice: WakhanChoice | None = None
    """How a card was chosen for it."""


@dataclass(frozen=True)
class WakhanTurnState:
    """The part of a turn of Wakhan that is known so far."""

    card: int
    """Her card, by its index."""
    back: int
    """What the back of the next one is like, by the index of a card; `NONE` without one."""
    left: int
    """How many cards are still to be drawn."""
    loyalty: int
    """The coalition that she stands by."""
    rows: tuple[WakhanTurnRow, ...]
    """Her card, its three lines, bonus actions, and what she does beside them (W10, W11)."""
    now: int = 0
    """The row that is told now."""
    said: LogEntry | None = None
    """The reason that was given last."""
    wakhan_choice: WakhanChoice | None = None

    @classmethod
    def begun(cls, event: events.WakhanDrew, table: Table) -> WakhanTurnState:
        """A turn with the card that she turns over; the table is as it was before."""
        lines = table.seating.deck.wakhan[event.card].lines
        rows = [
            WakhanTurnRow(NONE, RowState.NOW),
            *(WakhanTurnRow(LINES.index(line)) for line in lines),
            WakhanTurnRow(NONE),
        ]
        return cls(event.card, event.back, len(table.wakhan_deck) - 1, NONE, tuple(rows))

    def with_event(self, event: events.WakhanReasoned, table: Table) -> WakhanTurnState:
        """The turn after another reason; the table is as it was before what the reason is for."""
        word, numbers = event.word, event.numbers
        said = wakhan_reason(word, numbers, table)
        rows, now, wakhan_choice = list(self.rows), self.now, _wakhan_choice(word, numbers, table)
        if word == "card":
            rows[0] = replace(rows[0], state=RowState.DONE, why=said)
            return replace(self, rows=tuple(rows), loyalty=numbers[3], said=said, wakhan_choice=None)
        if word == "line":
            now = numbers[1]
            self._close(rows)
            rows[now] = replace(rows[now], state=RowState.NOW, tried=rows[now].tried + 1, why=said, wakhan_choice=None)
        elif word == "not_possible":
            rows[now] = replace(rows[now], state=RowState.FAILED, why=said)
        elif word in ("no_more_actions", "no_more_lines"):
            now = BONUS
            self._close(rows)
            rows[now] = replace(rows[now], state=RowState.NOW, why=said)
        elif word in BESIDE:
            now = BONUS + 1
            self._close(rows)
            rows[now:] = [WakhanTurnRow(NONE, RowState.NOW, 1, said, wakhan_choice)]
        else:
            rows[now] = replace(rows[now], why=said, wakhan_choice=wakhan_choice or rows[now].wakhan_choice)
        return replace(self, rows=tuple(rows), now=now, said=said, wakhan_choice=wakhan_choice)

    @staticmethod
    def _close(rows: list[WakhanTurnRow]) -> None:
        for index, row in enumerate(rows):
            if row.state is RowState.NOW:
                rows[index] = replace(row, state=RowState.DONE)


def follow_wakhan_turn(turn: WakhanTurnState | None, event: Event, table: Table) -> WakhanTurnState | None:
    """Her turn after an event, None where none of hers goes on; the table is as it was before the event."""
    match event:
        case events.WakhanDrew():
            return WakhanTurnState.begun(event, table)
        case events.WakhanReasoned() if turn is not None:
            return turn.with_event(event, table)
        case events.TurnBegun(seat) if seat != table.seating.wakhan:
            return None
    return turn


# -- why one card and no other -----------------------------------------------------------------------------------------


def _wakhan_choice(word: str, numbers: Sequence[int], table: Table) -> WakhanChoice | None:
    find = _CANDIDATES.get(word)
    if find is None:
        return None
    found, gives_up = tuple(find(table, numbers)), word == "court_limit"
    if numbers[0] not in found or not numbers[1]:
        return WakhanChoice(numbers[0], numbers[1], (numbers[0],), gives_up)
    counts = cards_left(table, found, gives_up=gives_up)
    # Where she passes over more than is known here, the counts would tell of another choice.
    known = len(counts) == numbers[1]
    return WakhanChoice(numbers[0], numbers[1], found, gives_up, tuple(counts) if known else ())


def _of_region(table: Table, numbers: Sequence[int]) -> list[int]:
    deck = table.seating.deck
    return [card for court in table.courts for card in court if deck.region[card] == numbers[2]]


def _without_spies(table: Table, numbers: Sequence[int]) -> list[int]:
    return [card for card in _of_region(table, numbers) if not table.spies[card]]


def _that_act(table: Table, numbers: Sequence[int]) -> list[int]:
    actions = table.seating.deck.actions
    own = table.courts[table.seating.wakhan]
    return [
        card
        for card in own
        if not table.used >> card & 1 and numbers[2] in actions[card] and can_pay(table, card, numbers[2])
    ]


def _with_wakhan_spy(table: Table, numbers: Sequence[int]) -> list[int]:
    wakhan, prizes = table.seating.wakhan, table.seating.deck.prize
    spied = [card for court in table.courts for card in court if table.spies_of(wakhan, card)]
    return [card for card in spied if prizes[card] != NONE] or spied


_CANDIDATES: Final[dict[str, Callable[[Table, Sequence[int]], list[int]]]] = {
    "acting": _that_act,
    "spy": _of_region,
    "spy_among_all": _of_region,
    "blackmail": _without_spies,
    "betrayed": _with_wakhan_spy,
    "battle_on": _with_wakhan_spy,
    "court_limit": lambda table, numbers: list(table.courts[table.seating.wakhan]),
}
"""For each reason with a priority the cards that were in question; those that never were are asked in vain."""


def question_names(gives_up: bool) -> tuple[str, ...]:
    """The questions in few words, in their order."""
    if gives_up:
        return (
            translate("PamirWakhan", "Not political"),
            translate("PamirWakhan", "Not a patriot"),
            translate("PamirWakhan", "No leverage"),
            translate("PamirWakhan", "Most foreign spies"),
            translate("PamirWakhan", "Fewest spies"),
            translate("PamirWakhan", "Lowest rank"),
            translate("PamirWakhan", "Not the favored suit"),
            translate("PamirWakhan", "Lowest number"),
        )
    return (
        translate("PamirWakhan", "Opponent’s card"),
        translate("PamirWakhan", "Favored suit"),
        translate("PamirWakhan", "Dominant’s patriot"),
        translate("PamirWakhan", "Dominant’s prize"),
        translate("PamirWakhan", "Patriot"),
        translate("PamirWakhan", "Leverage"),
        translate("PamirWakhan", "Highest rank"),
        translate("PamirWakhan", "Highest number"),
    )


# -- words -------------------------------------------------------------------------------------------------------------


def row_texts(turn: WakhanTurnState, index: int, table: Table, names: Names) -> tuple[str, str]:
    """Return the texts of a row: its title, and what came of it."""
    row = turn.rows[index]
    deck = table.seating.deck
    why = "" if row.why is None or row.why.key == "reason-line" else entry_text(row.why, names)
    if index == 0:
        number = deck.wakhan[turn.card].number
        title = translate("PamirWakhan", "Card {number}").format(number=number)
        return title, why
    if index > BONUS:
        region = None if row.why is None else row.why.values.get("region")
        beside = names.event(DOMINANCE_CHECK)
        if isinstance(region, int):
            beside = names.ability(ABILITIES.index(f"blackmail_{REGIONS[region]}"))
        return beside.name, why
    if index == BONUS:
        if not why:
            why = names.said("{suit_cards}", {"suit": table.favored})
        return translate("PamirWakhan", "Bonus actions"), why
    title = names.line(row.line).rstrip(".")
    if row.tried > 1:
        title += f" ({translate('PamirWakhan', 'attempt {count}').format(count=row.tried)})"
    return title, why


def choice_texts(
    why: LogEntry | None, wakhan_choice: WakhanChoice | None, names: Names
) -> tuple[str, str, tuple[str, ...]]:
    """Return the heading of a choice, the reason itself, and the result of each question."""
    said = "" if why is None else entry_text(why, names)
    if wakhan_choice is None:
        return translate("PamirWakhan", "Why"), said, ()
    others = [card for card in wakhan_choice.candidates if card != wakhan_choice.chosen]
    title = translate("PamirWakhan", "Why {card}")
    if len(others) == 1:
        title = translate("PamirWakhan", "Why {card}, not {other_card}")
    title = names.said(
        title, {"card": wakhan_choice.chosen, "other_card": others[0] if others else wakhan_choice.chosen}
    )
    before = len(wakhan_choice.candidates)
    outcomes = []
    for rung in range(max(0, wakhan_choice.decided - 1)):
        count = wakhan_choice.left[rung] if wakhan_choice.left else before
        undecided = translate("PamirWakhan", "decides nothing")
        outcomes.append(undecided if count == before else translate("PamirWakhan", "%n card(s) left", "", count))
        before = count
    if wakhan_choice.decided:
        outcomes.append(names.card_name(wakhan_choice.chosen))
    return title, said, tuple(outcomes)


def cards_left_text(turn: WakhanTurnState) -> str:
    """Return how many cards are still to be drawn."""
    return translate("PamirWakhan", "%n card(s) to come", "", turn.left)
