"""A Dominance Check of Pax Pamir in figures, foreseen or resolved: blocks, who is dominant, who scores what, what then.

All of it follows from the table as it lies before the points are given, which everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.dominance import (
    ARMIES_OF_INSURRECTION,
    DECISIVE,
    SUCCESSFUL,
    UNSUCCESSFUL,
    forecast,
)  # fmt: skip
from gonfalon.games.pamir.rules.influence import dominant, gifts_worth, influence, lead_needed
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import (
    CHECKS,
    COALITIONS,
    EVENTS,
    INSURRECTION,
    NONE,
    RUMOR,
)  # fmt: skip

__all__ = [
    "BOUGHT",
    "LEFT_END",
    "UNSTABLE",
    "Came",
    "Change",
    "Check",
    "Standing",
    "came",
    "changes",
    "check",
    "foreseen",
]

BOUGHT, LEFT_END, UNSTABLE = "bought", "left-end", "unstable"
"""How a check comes about (D1)."""


@dataclass(frozen=True)
class Came:
    """What brought a check about."""

    word: str
    seat: int = NONE
    """Who bought it."""
    price: int = 0


@dataclass(frozen=True)
class Standing:
    """What one seat has at a check, and what it gets for it."""

    seat: int
    coalition: int
    """To which it is loyal, `NONE` for Wakhan and before it is declared."""
    counts: tuple[int, int, int]
    """Where a coalition is dominant the influence by patriots, prizes and gifts; else the tribes, spies and gifts."""
    figure: int
    """Its influence or its cylinders in play; -1 where it takes no part."""
    place: tuple[int, int]
    """The first and the last of the places that it shares, counted from 1; both 0 where it takes no part."""
    points: int
    before: int
    """Its points in all until now."""

    @property
    def after(self) -> int:
        return self.before + self.points

    @property
    def takes_part(self) -> bool:
        return self.figure >= 0


@dataclass(frozen=True)
class Change:
    """What would change a check: so many blocks more of a coalition, or for `NONE` fewer of the dominant one."""

    coalition: int
    blocks: int
    points: tuple[int, ...]
    """What each seat would score then."""
    winner: int
    """The seat that would win by it (V1, V2), `NONE` for none, or where others have the same points."""


@dataclass(frozen=True)
class Check:
    """A check with its outcome."""

    armies: tuple[int, int, int]
    roads: tuple[int, int, int]
    needed: int
    """The lead that makes a coalition dominant (D2)."""
    coalition: int
    """The dominant one, `NONE` for none."""
    left: int
    """How many checks are still to come after it."""
    standings: tuple[Standing, ...]
    """By place, those who take no part last."""
    insurrection: int
    """How many Afghan armies enter Kabul afterwards (X2)."""
    lasting: tuple[int, ...]
    """The events that end with it (D8)."""

    @property
    def blocks(self) -> tuple[int, ...]:
        return tuple(army + road for army, road in zip(self.armies, self.roads, strict=True))

    @property
    def order(self) -> tuple[int, ...]:
        """The coalitions, that with most blocks first."""
        return tuple(sorted(range(len(COALITIONS)), key=lambda coalition: (-self.blocks[coalition], coalition)))

    @property
    def lead(self) -> int:
        """By how many blocks the first coalition leads."""
        first, second, _ = self.order
        return self.blocks[first] - self.blocks[second]

    @property
    def final(self) -> bool:
        return not self.left

    @property
    def number(self) -> int:
        """Which of all the checks it is, counted from 1."""
        return len(CHECKS) - self.left

    @property
    def prizes(self) -> tuple[int, ...]:
        """The points of the places (D3, D6, D7)."""
        prizes = UNSUCCESSFUL if self.coalition == NONE else SUCCESSFUL
        return tuple(2 * prize for prize in prizes) if self.final else prizes

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with most points afterwards."""
        most = max(standing.after for standing in self.standings)
        return tuple(sorted(standing.seat for standing in self.standings if standing.after == most))

    @property
    def ahead(self) -> int:
        """By how much the best seat leads afterwards."""
        best, second = sorted((standing.after for standing in self.standings), reverse=True)[:2]
        return best - second

    @property
    def ends(self) -> bool:
        """Whether the game ends with it (V1, V2)."""
        return self.final or self.ahead >= DECISIVE

    @property
    def cleared(self) -> int:
        """How many blocks leave the map afterwards (D8)."""
        return 0 if self.ends or self.coalition == NONE else sum(self.blocks)

    @property
    def ties(self) -> tuple[tuple[Standing, ...], ...]:
        """Those who share places of which at least one brings points (D4)."""
        found = []
        for first in sorted({standing.place[0] for standing in self.standings if standing.takes_part}):
            tied = tuple(standing for standing in self.standings if standing.place[0] == first)
            if len(tied) > 1 and first <= len(self.prizes):
                found.append(tied)
        return tuple(found)

    def shared(self, tied: Sequence[Standing]) -> tuple[int, ...]:
        """The points that are shared by those who are tied."""
        first, last = tied[0].place
        return self.prizes[first - 1 : last]


def check(table: Table) -> Check:
    """The check that is being resolved, on the table as it lies when `DominanceChecked` is told."""
    return _check(table, table.checks)


def foreseen(table: Table) -> Check:
    """What the next check would bring if it came now."""
    return _check(table, max(0, table.checks - 1))


def _check(table: Table, left: int) -> Check:
    coalition = dominant(table)
    points = forecast(table, coalition, not left)
    seats = range(table.seating.seats)
    counts = [_counts(table, seat, coalition) for seat in seats]
    figures = [table.in_play(seat) if coalition == NONE else influence(table, seat, coalition) or -1 for seat in seats]
    standings = [
        Standing(
            seat, table.loyalty[seat], counts[seat], figures[seat], _place(figures, seat), points[seat],
            table.points[seat],
        )
        for seat in seats
    ]  # fmt: skip
    insurgents = sum(1 for powers in table.powers if powers & INSURRECTION)
    lasting = table.running
    for boons in table.boons:
        lasting |= boons
    return Check(
        armies=_triple(table.armies),
        roads=_triple(table.roads),
        needed=lead_needed(table),
        coalition=coalition,
        left=left,
        standings=tuple(sorted(standings, key=lambda standing: (not standing.takes_part, standing.place))),
        insurrection=ARMIES_OF_INSURRECTION * insurgents,
        lasting=tuple(event for event in range(len(EVENTS)) if lasting >> event & 1),
    )


def _triple(pieces: Sequence[int]) -> tuple[int, int, int]:
    """How many of each coalition there are, everywhere."""
    return sum(pieces[0::3]), sum(pieces[1::3]), sum(pieces[2::3])


def _counts(table: Table, seat: int, coalition: int) -> tuple[int, int, int]:
    if coalition == NONE:
        gifts = table.gifts[seat].bit_count()
        tribes = sum(table.tribes[seat :: table.seating.seats])
        return tribes, table.in_play(seat) - tribes - gifts, gifts
    total = influence(table, seat, coalition)
    if not total:
        return 0, 0, 0
    deck = table.seating.deck
    patriots = sum(deck.patriot[card] == coalition for card in table.courts[seat])
    if table.boons[seat] >> RUMOR & 1:
        patriots = 0
    gifts = gifts_worth(table, seat)
    return patriots, total - 1 - patriots - gifts, gifts


def _place(figures: Sequence[int], seat: int) -> tuple[int, int]:
    if figures[seat] < 0:
        return 0, 0
    first = 1 + sum(figure > figures[seat] for figure in figures)
    return first, first + figures.count(figures[seat]) - 1


def changes(table: Table) -> tuple[Change, ...]:
    """The fewest blocks that make each other coalition dominant, and those that would leave none so, the least first.

    A coalition that has too few blocks left for it is not among them.
    """
    now = foreseen(table)
    fewest = []
    for coalition in range(len(COALITIONS)):
        if coalition != now.coalition:
            others = max(count for other, count in enumerate(now.blocks) if other != coalition)
            blocks = others + now.needed - now.blocks[coalition]
            if blocks <= table.blocks[coalition]:
                fewest.append((blocks, coalition))
    if now.coalition != NONE:
        fewest.append((now.lead - now.needed + 1, NONE))
    found = []
    for blocks, coalition in sorted(fewest):
        points = forecast(table, coalition, now.final)
        totals = [had + more for had, more in zip(table.points, points, strict=True)]
        best, second = sorted(totals, reverse=True)[:2]
        wins = best - second >= (1 if now.final else DECISIVE)
        found.append(Change(coalition, blocks, tuple(points), totals.index(best) if wins else NONE))
    return tuple(found)


def came(events: Sequence[Event]) -> Came:
    """What brought a check about, by what was told before it; checks among that are over."""
    price, discarded = 0, 0
    bought: Came | None = None
    for event in events:
        match event:
            case told.ActionSpent():
                price = 0
            case told.RupeesPaid(amount=amount):
                price += amount
            case told.EventBought(seat=seat, card=card) if card in CHECKS:
                bought = Came(BOUGHT, seat, price)
            case told.EventDiscarded(card=card) if card in CHECKS:
                discarded += 1
            case told.DominanceChecked():
                bought, discarded = None, 0
    return bought or Came(UNSTABLE if discarded > 1 else LEFT_END)
