"""Ordonance as the laws of all games see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.state import State
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.game import Options, Ordonance
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from tests.games import laws


class Subject:
    """Ordonance with some deck, seats and options."""

    def __init__(self, options: Options) -> None:
        self.game: Rules = Ordonance()
        self.options = options
        self.seats = len(options.families)

    def faces(self, table: Table) -> Sequence[int | None]:
        return table.faces

    def owns(self, table: Table, card: int, seat: int) -> bool:
        """Whether the seat holds or has played it; nobody has what is in the draw pile."""
        return card < table.top and (card in table.hands[seat] or any(card in army for army in armies(table, seat)))

    def begun(self, table: Table) -> Iterable[int]:
        return []

    def left_over(self, table: Table) -> Iterable[int]:
        return []

    def shown(self, event: Any) -> Iterable[int]:
        if isinstance(event, events.Shown):
            return [event.card]
        return event.cards if isinstance(event, events.Disclosed) else []

    def learnt(self, event: Any, seat: int) -> Iterable[int]:
        return [event.card] if isinstance(event, events.Drawn) and event.seat == seat else []

    def dated(self, event: Any, seen: SeenMove) -> bool:
        if not isinstance(event, events.Played):
            return True
        return (seen.seat, seen.card, seen.move.territory) == (event.seat, event.card, event.territory + 1)

    def hidden(self, event: Any) -> Iterable[int]:
        return []

    def pick(self, state: State, dice: Dice) -> Any:
        return laws.picked(state, dice)

    def meant(self, state: State) -> Iterable[Move]:
        territories = range(1, state.table.seating.territories + 1)
        return [move._replace(territory=number) for move in state.moves if move.unit for number in territories]

    def conserved(self, table: Table) -> None:
        seating, deck = table.seating, table.seating.deck
        pile = list(range(table.top, seating.size))
        played = [card for army in table.armies for card in army]
        held = [card for hand in table.hands for card in hand]
        assert sorted([*pile, *played, *held]) == list(range(seating.size)), "Law 4: a card is nowhere or twice."
        if None not in table.faces:
            copies = [unit.copies * seating.decks for unit in deck.units]
            assert [table.faces.count(face) for face in range(len(deck.units))] == copies, "Law 4: faces came or went."
        for seat, hand in enumerate(table.hands):
            assert hand == sorted(hand), "Law 4: the order of a hand tells something."
            assert len(hand) <= deck.hand_size + 1, "Law 4: a hand has too many cards."
            for territory, army in enumerate(armies(table, seat)):
                counts = [deck.units[table.faces[card]].counts for card in army]  # type: ignore[index]
                shown = tuple(map(sum, zip(*counts, strict=True))) or (0,) * len(deck.icons)
                assert table.counts_of(seat, territory) == shown, "Law 4: icons are counted wrong."
                assert len(army) <= seating.army_size, "Law 4: an army is too large."
                full = len(army) == seating.army_size
                assert bool(table.completed_at(seat, territory)) == full, "Law 4: an army is full or is not."
                assert full <= bool(table.full(seat) >> territory & 1), "Law 4: a full army is not known as full."
        assert sorted(filter(None, table.marker)) == list(range(1, table.markers + 1)), (
            "Law 4: markers are not in a run."
        )
        assert [marker > 0 for marker in table.marker] == [holder != NOBODY for holder in table.holder], "Law 4: marker"
        if table.over:
            assert set(table.known) == {seating.everyone}, "Law 3: after the end something is hidden."
            return
        assert not any(table.known[card] for card in pile), "Law 3: somebody knows the draw pile."
        assert all(table.known[card] == seating.everyone for card in played), "Law 3: played, but not known to all."
        for seat, hand in enumerate(table.hands):
            assert all(table.known[card] == 1 << seat for card in hand), "Law 3: a hand is not known to its seat alone."


def armies(table: Table, seat: int) -> list[tuple[int, ...]]:
    """The cards of a seat in each territory."""
    return [table.army(seat, territory) for territory in range(table.seating.territories)]
