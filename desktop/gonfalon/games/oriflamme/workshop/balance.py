"""What games of bots say of the cards of a set: a row of figures for each, a verdict, and a sentence of advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.bots.weighing import Tally
from gonfalon.games.oriflamme.bots.weighing import Weighing
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.workshop.advice import advice
from gonfalon.games.oriflamme.workshop.verdict import Figure, Verdict, figure, verdict_of, verdict_words

__all__ = ["Figure", "Row", "Verdict", "rows", "verdict_words"]


class Row(NamedTuple):
    """What is told of one kind of card."""

    kind: str
    own: bool
    """Whether it is of the set, and not one that a deck was filled up with."""
    played: Figure | None
    """Each of these is None as long as nothing tells it: shares from 0 to 1, influence a play."""
    revealed: Figure | None
    eliminated: Figure | None
    influence: Figure | None
    wins: Figure | None
    difference: Figure | None
    """How many points out of a hundred who plays it wins more often than if no card made a difference."""
    verdict: Verdict
    advice: str
    """A sentence in the reader's language that says why."""


def rows(cards: CardSet, tallies: Mapping[str, Tally], players: int) -> list[Row]:
    """A row for each kind that was played with: the set's own first, of each part those that win most.

    Args:
        cards: the set.
        tallies: the figures of each kind by its word, of the games so far.
        players: how many sat at each table.
    """
    found = [_row(cards, kind, tally, players) for kind, tally in tallies.items()]
    return sorted(found, key=lambda row: (not row.own, -row.difference.value if row.difference else 999.0, row.kind))


def _row(cards: CardSet, kind: str, tally: Tally, players: int) -> Row:
    played, revealed, eliminated, influence, wins = (figure(tally, column.key) for column in Weighing.columns)
    difference = None if wins is None else Figure(*(100 * (share - 1 / players) for share in wins))
    verdict = verdict_of(played, revealed, difference)
    said = advice(cards, kind, tally, verdict)
    return Row(kind, kind in cards, played, revealed, eliminated, influence, wins, difference, verdict, said)
