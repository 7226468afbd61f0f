"""Oriflamme as the laws of all games see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.game import WHOLE, Options, Oriflamme
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import VERDICT_TOKENS, Table
from tests.games import laws


class Subject:
    """Oriflamme with some cards and seats, of which each player may have two."""

    def __init__(self, cards: CardSet, seats: int, each: int = 1, hand: str = WHOLE) -> None:
        self.game: Rules = Oriflamme()
        self.options = Options(cards, FAMILIES[:seats], each=each, hand=hand)
        self.seats = seats

    def faces(self, table: Table) -> Sequence[int | None]:
        return table.faces

    def owns(self, table: Table, card: int, seat: int) -> bool:
        leaders = table.seating.leaders
        return leaders[table.seating.owner[card]] == leaders[seat]

    def begun(self, table: Table) -> Iterable[int]:
        return []

    def left_over(self, table: Table) -> Iterable[int]:
        return []

    def shown(self, event: Any) -> Iterable[int]:
        return [event.card] if isinstance(event, events.Shown) else []

    def learnt(self, event: Any, seat: int) -> Iterable[int]:
        drawn = isinstance(event, events.Drawn) and seat >= 0 and event.side >> seat & 1
        return [event.card] if drawn else []

    def dated(self, event: Any, seen: SeenMove) -> bool:
        match event:
            case events.Placed():
                return (seen.move.word, seen.move.slot, seen.card) == ("place", event.slot, event.card)
            case events.Kept():
                return (seen.move.word, seen.card) == ("keep", event.card)
            case events.Revealed():
                return (seen.move.word, seen.card) == ("reveal", event.card)
            case events.Moved(gap=gap):
                # In a queue of one slot there is nothing to choose, and nothing changes.
                return gap == 0 or (seen.move.word, seen.move.slot, seen.card) == ("gap", gap, event.card)
        return True

    def hidden(self, event: Any) -> Iterable[int]:
        return event.cards if isinstance(event, events.Mixed) else []

    def pick(self, state: State, dice: Dice) -> Any:
        return laws.picked(state, dice)

    def meant(self, state: State) -> Iterable[Move]:
        slots = range(len(state.table.queue))
        return [move._replace(slot=slot) for move in state.moves if move.word in ("place", "target") for slot in slots]

    def conserved(self, table: Table) -> None:
        seating = table.seating
        queue = [card for slot in range(len(table.queue)) for card in table.stack(slot)]
        for seat in range(seating.seats):
            deck = list(seating.deck(seat))
            mine = [card for card in queue if seating.owner[card] == seat]
            laid = (table.piles[seat], table.aside[seat], mine, table.discard_pile(seat), table.reserve(seat))
            places = (table.hands[seat], *laid)
            assert sorted(card for place in places for card in place) == deck, "Law 4: a card is nowhere or twice."
            faces = [table.faces[card] for card in deck]
            if None not in faces:
                assert sorted(faces) == list(range(len(deck))), "Law 4: a deck has not each kind once."  # type: ignore[type-var]
            assert table.hands[seat] == sorted(table.hands[seat]), "Law 4: the order of a hand tells something."
        for slot in range(len(table.queue)):
            assert len({seating.owner[card] for card in table.stack(slot)}) == 1, "Law 4: a stack has two owners."
        assert sum(table.verdicts) + table.verdict_pool == VERDICT_TOKENS, "Law 4: verdict tokens came or went."
        assert min((*table.pool, *table.influence, *table.verdicts, table.verdict_pool)) >= 0, (
            "Law 4: less than nothing."
        )
        out = set(range(len(table.faces))) - set(queue)
        assert not any(table.influence[card] for card in out - set(table.reserves)), "Law 4: influence off the table."
        assert not any(table.verdicts[card] for card in out), "Law 4: a verdict token off the queue."
        assert all(table.known[card] == seating.everyone for card in (*table.discards, *table.reserves)), "Law 3"
        assert all(table.known[card] == seating.everyone for card in queue if table.open[card]), (
            "Law 3: open, not known."
        )
