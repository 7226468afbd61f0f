"""Oriflamme as a session knows it: its cards and options, what shows a secret, and what its end tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import CardSet, Table, events
from gonfalon.games.oriflamme.rules.copy_numbers import CardCopy, CopyTracker
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.session.new_game import NewGame
from gonfalon.session.session_rules import CardStatistics, IsOtherGamesFile, SessionRules, UndoRefusal

if TYPE_CHECKING:
    from gonfalon.session.match import Match

DEFAULT_SETS = ("Oriflamme",)
"""The set that is played with when none is named."""


class OriflammeSessionRules(SessionRules):
    """Oriflamme, Alliance, and every deck made of sets like them."""

    def shelf(self, folder: Path | None, elsewhere: IsOtherGamesFile) -> SetStore:
        return SetStore(folder, elsewhere)

    def given(self, new_game: NewGame, shelf: SetStore) -> dict[str, object]:
        kinds = new_game.option("kinds").replace(",", " ").split()
        chosen = {name: value for name, value in new_game.options if name != "kinds"}
        return {**chosen, "cards": shelf.deck(new_game.sets or DEFAULT_SETS, kinds)}

    def deck(self, table: Table) -> CardSet:
        return table.seating.cards

    def sets(self, deck: CardSet) -> tuple[str, ...]:
        return tuple(part.name for part in deck.parts)

    def reveals(self, event: Event, seat: int) -> UndoRefusal | None:
        """Refuse to undo what showed a card to every player, mixed it into a hand or let the seat draw one."""
        if isinstance(event, events.Drawn):
            return "drawn" if event.side >> seat & 1 else None
        return "secret-shown" if isinstance(event, (events.Shown, events.Mixed)) else None

    def summary(self, opening: Table, events: Iterable[Sequence[Event]], end: Table) -> GameSummary:
        return summarize(opening, events, end)

    def revealed_cards(self, end: Table) -> Sequence[Event]:
        return [events.Revealed(card) for card in end.queue if not end.open[card]]


@dataclass(frozen=True)
class LargestGain:
    """The most influence that one activation of one card brought its owner."""

    amount: int
    kind: str
    seat: int
    round: int


@dataclass(frozen=True)
class LongestWait:
    """The card that lay face down in the queue for the most rounds before it was turned up or the game ended."""

    kind: str
    seat: int
    rounds: int
    """How many resolutions it lay through."""


@dataclass(frozen=True)
class TurningPoint:
    """The card after whose deed the winner led alone to the end."""

    kind: str
    seat: int
    """Whose card it was, who need not be the winner."""
    round: int
    event: int
    """The deed, among all that happened, from 0."""


@dataclass(frozen=True)
class GameSummary:
    """Facts for the last screen; each tuple has a place for every seat."""

    influence: tuple[tuple[int, ...], ...]
    """Everybody's influence at the start and after each round."""
    gains: tuple[tuple[tuple[int, str], ...], ...]
    """What each kind of card brought its owner in all, the most first."""
    largest_gain: LargestGain | None
    """The first of the largest; None when nobody gained anything."""
    longest_wait: LongestWait | None
    eliminated: tuple[int, ...]
    """How many cards each seat eliminated, its own among them."""
    never_played: tuple[tuple[str, ...], ...]
    """The kinds left in each hand."""
    set_aside: tuple[tuple[str, ...], ...]
    on_cards: tuple[int, ...]
    """Influence that still lay on cards in the queue, covered ones too, and counted nothing."""
    topped: tuple[int, ...]
    """Slots with a card of this seat on top."""
    turned: TurningPoint | None
    """None where nobody leads alone in the end."""


def summarize(opening: Table, happened: Iterable[Sequence[Event]], end: Table) -> GameSummary:
    """
    Args:
        opening: the table before the first move.
        happened: what each move brought about, unredacted.
        end: the table after the last move.
    """
    course = _GameRun(opening, happened)
    seats = range(end.seating.seats)
    owner = end.seating.owner
    on_cards = [0] * len(seats)
    for slot in range(len(end.queue)):
        for card in end.stack(slot):
            on_cards[owner[card]] += end.influence[card]
    return GameSummary(
        influence=tuple(course.influence),
        gains=tuple(_gains(course, end, seat) for seat in seats),
        largest_gain=_largest(course, end),
        longest_wait=_longest(course, end),
        eliminated=tuple(course.eliminated),
        never_played=tuple(_kinds(end, end.hands[seat]) for seat in seats),
        set_aside=tuple(_kinds(end, end.aside[seat]) for seat in seats),
        on_cards=tuple(on_cards),
        topped=tuple(end.topped(seat) for seat in seats),
        turned=None if course.led is None else course.led[1],
    )


def card_statistics(match: Match) -> list[CardStatistics]:
    """Return what each seat did with its cards, by all events from the opening on, unredacted."""
    opening: Table = match.open_table(0)
    course = _GameRun(opening, [move.events for move in match.all_played_moves()])
    kinds = opening.seating.cards.kinds

    def of(counts: Mapping[CardCopy, int], seat: int) -> dict[str, int]:
        return {kinds[kind].id: count for (owner, kind), count in sorted(counts.items()) if owner == seat and count}

    told = []
    for seat in range(opening.seating.seats):
        waits = of(course.waits, seat)
        waited = max(waits, key=lambda kind: waits[kind], default="")
        told.append(CardStatistics(of(course.played, seat), of(course.struck, seat), waited, waits.get(waited, 0)))
    return told


class _GameRun:
    """One pass over everything that happened."""

    def __init__(self, opening: Table, happened: Iterable[Sequence[Event]]) -> None:
        table = opening.clone()
        self.owner = table.seating.owner
        self.influence: list[tuple[int, ...]] = [tuple(table.pool)]
        self.eliminated = [0] * table.seating.seats
        self.played: Counter[CardCopy] = Counter()
        self.struck: Counter[CardCopy] = Counter()
        """How many cards each card eliminated."""
        self.gains: list[tuple[int, CardCopy, int]] = []
        """Amount, card and round of what each card brought in each activation."""
        self.waits: dict[CardCopy, int] = {}
        """For each card the most rounds that it lay face down."""
        self.led: tuple[int, TurningPoint] | None = None
        """Who leads alone since which deed; None while nobody does."""
        self._lain_since: dict[int, int] = {}
        self._now: dict[CardCopy, int] = {}
        self._copies = CopyTracker(table)
        for at, event in enumerate(event for bunch in happened for event in bunch):
            if isinstance(event, (events.RoundBegan, events.Ended)):
                self._settle(table.round)
                self.influence.append(tuple(table.pool))
            elif isinstance(event, events.Reached):
                self._settle(table.round)
            self._note(event, table)
            copy = self._copies.of(card) if (card := _cause(event)) is not None else None
            event.apply(table)
            if copy is not None:
                self._follow_lead(table, copy, at)
        self._settle(table.round)
        for card in list(self._lain_since):
            self._turned(card, table.round + 1)

    def _note(self, event: Event, table: Table) -> None:
        self._copies.hear(event)
        match event:
            case events.Placed(card=card):
                self._lain_since[card] = table.round
                self.played[self._copies.of(card)] += 1
            case events.Closed(card=card):
                self._lain_since[card] = table.round
            case events.Swapped(card=card, other=other):
                self._lain_since.pop(card, None)
                self._lain_since[other] = table.round
            case events.Revealed(card=card) | events.Discarded(card=card):
                self._turned(card, table.round)
            case events.Eliminated(card=card, by=by):
                self._turned(card, table.round)
                self.eliminated[self.owner[by]] += 1
                self.struck[self._copies.of(by)] += 1
                self._gained(by, 1)
            case events.Collected(card=card, earned=earned):
                self._gained(card, earned)
            case events.Gained(card=card, amount=amount):
                self._gained(card, amount)
            case events.Stolen(card=card, amount=amount):
                self._gained(card, amount)

    def _follow_lead(self, table: Table, copy: CardCopy, at: int) -> None:
        seating = table.seating
        standing = seating.together(table.pool)
        best = max(standing)
        leader = standing.index(best)
        if standing.count(best) > seating.each:
            self.led = None
        elif self.led is None or self.led[0] != leader:
            seat, kind = copy
            self.led = leader, TurningPoint(seating.cards.kinds[kind].id, seat, table.round, at)

    def _gained(self, card: int, amount: int) -> None:
        copy = self._copies.of(card)
        self._now[copy] = self._now.get(copy, 0) + amount

    def _settle(self, round: int) -> None:
        self.gains.extend((amount, copy, round) for copy, amount in self._now.items() if amount > 0)
        self._now.clear()

    def _turned(self, card: int, round: int) -> None:
        since = self._lain_since.pop(card, None)
        if since is not None:
            copy = self._copies.of(card)
            self.waits[copy] = max(self.waits.get(copy, 0), round - since)


def _cause(event: Event) -> int | None:
    """Return the card by which an event changes the holdings of a seat, None where it does not."""
    match event:
        case events.Eliminated(by=card):
            return card
        case events.Collected(card=card) | events.Gained(card=card) | events.Stolen(card=card):
            return card
    return None


def _gains(course: _GameRun, end: Table, seat: int) -> tuple[tuple[int, str], ...]:
    brought: Counter[str] = Counter()
    for amount, (owner, kind), _ in course.gains:
        if owner == seat:
            brought[end.seating.cards.kinds[kind].id] += amount
    return tuple((amount, kind) for kind, amount in brought.most_common())


def _largest(course: _GameRun, end: Table) -> LargestGain | None:
    best: tuple[int, CardCopy, int] | None = None
    for gain in course.gains:
        if best is None or gain[0] > best[0]:
            best = gain
    if best is None:
        return None
    amount, (seat, kind), round = best
    return LargestGain(amount, end.seating.cards.kinds[kind].id, seat, round)


def _longest(course: _GameRun, end: Table) -> LongestWait | None:
    if not any(course.waits.values()):
        return None
    longest = min(course.waits, key=lambda copy: (-course.waits[copy], copy))
    seat, kind = longest
    return LongestWait(end.seating.cards.kinds[kind].id, seat, course.waits[longest])


def _kinds(table: Table, cards: Iterable[int]) -> tuple[str, ...]:
    kinds = table.seating.cards.kinds
    return tuple(kinds[face].id for card in cards if (face := table.faces[card]) is not None)
