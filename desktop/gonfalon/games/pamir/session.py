"""Pax Pamir as a session knows it: its deck and options, what teaches a seat a card, and what its end tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.decks import Decks
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.words import BATTLE, BETRAY, COALITIONS
from gonfalon.session.feats import Feats
from gonfalon.session.playable import Elsewhere, OneDeck
from gonfalon.session.undo import Refusal


class PlayablePamir(OneDeck):
    """Pax Pamir with the one deck that the program brings along."""

    def shelf(self, folder: Path | None, elsewhere: Elsewhere) -> Decks:
        return Decks(folder)

    def reveals(self, event: Event, seat: int) -> Refusal | None:
        """A card that is dealt is new to everybody, and so is a swapped hand; all have seen what was bought (N17)."""
        news = (told.CardDealt, told.HandsSwapped, told.HandsSwappedOpenly, told.WakhanDrew, told.Disclosed)
        return "secret-shown" if isinstance(event, news) else None

    def summary(self, opening: Table, events: Iterable[Sequence[Event]], end: Table) -> Summary:
        return summarize(opening, events, end)


@dataclass(frozen=True)
class Check:
    """One Dominance Check and what came of it."""

    coalition: int
    """The dominant coalition, -1 where none was."""
    final: bool
    counted: tuple[int, ...]
    """The influence of each seat in that coalition, or its cylinders in play where none was dominant."""
    points: tuple[int, ...]
    """What each seat scored."""
    turn: int
    """How many turns had begun by then."""
    event: int
    """Where it began among all that happened, from 0."""


@dataclass(frozen=True)
class Summary:
    """Facts for the last screen; a tuple has a place for every seat where nothing else is said."""

    checks: tuple[Check, ...]
    turns: int
    """How many turns there were."""
    loyalties: tuple[tuple[int, ...], ...]
    """The coalitions that each seat was loyal to, one after the other."""
    bought: tuple[int, ...]
    """How many cards each seat bought, events among them."""
    played: tuple[int, ...]
    """How many it played."""
    betrayed: tuple[int, ...]
    """How many court cards it lost."""
    bribes: tuple[int, ...]
    """How many rupees others gave it, by bribes and taxes."""


def summarize(opening: Table, events: Iterable[Sequence[Event]], end: Table) -> Summary:
    """What the last screen tells, by all events from the opening on, unredacted; see `Playable.summary`."""
    seats = end.seating.seats
    table = opening.clone()
    checks: list[Check] = []
    turns = 0
    loyalties: list[list[int]] = [[] for _ in range(seats)]
    bought, played, lost, given = ([0] * seats for _ in range(4))
    for at, event in enumerate(event for bunch in events for event in bunch):
        match event:
            case told.DominanceChecked(coalition=coalition, final=final):
                checks.append(Check(coalition, final, _counted(table, coalition), (0,) * seats, turns, at))
            case told.PointsScored(seat=seat, points=points):
                checks[-1] = _scored(checks[-1], seat, points)
            case told.TurnBegun():
                turns += 1
            case told.LoyaltyDeclared(seat=seat, coalition=coalition):
                loyalties[seat].append(coalition)
            case told.CardBought(seat=seat) | told.CardBoughtOpenly(seat=seat) | told.EventBought(seat=seat):
                bought[seat] += 1
            case told.CardPlayed(seat=seat):
                played[seat] += 1
            case told.CourtCardDiscarded(seat=seat):
                lost[seat] += 1
            case told.RupeesPassed(taker=taker, amount=amount):
                given[taker] += amount
        event.apply(table)
    return Summary(
        checks=tuple(checks),
        turns=turns,
        loyalties=tuple(map(tuple, loyalties)),
        bought=tuple(bought),
        played=tuple(played),
        betrayed=tuple(lost),
        bribes=tuple(given),
    )


def _scored(check: Check, seat: int, points: int) -> Check:
    return replace(check, points=tuple(have + points * (at == seat) for at, have in enumerate(check.points)))


def _counted(table: Table, coalition: int) -> tuple[int, ...]:
    seats = range(table.seating.seats)
    if coalition in range(len(COALITIONS)):
        return tuple(influence(table, seat, coalition) for seat in seats)
    return tuple(table.in_play(seat) for seat in seats)


def feats(opening: Table, events: Iterable[Sequence[Event]]) -> list[Feats]:
    """What each seat did with its cards, by all events from the opening on, unredacted."""
    seats = opening.seating.seats
    played, struck = ([Counter[str]() for _ in range(seats)] for _ in range(2))
    mover, striking = 0, ""
    for event in (event for bunch in events for event in bunch):
        match event:
            case told.TurnBegun(seat=seat):
                mover, striking = seat, ""
            case told.CardUsed(card=card, action=action):
                striking = str(card) if action in (BATTLE, BETRAY) else ""
            case told.CardPlayed(seat=seat, card=card):
                played[seat][str(card)] += 1
                striking = ""
            case told.BlockRemoved() if striking:
                struck[mover][striking] += 1
            case told.CylinderRemoved(seat=seat) | told.CourtCardDiscarded(seat=seat) if striking and seat != mover:
                struck[mover][striking] += 1
    return [Feats(*counts) for counts in zip(played, struck, strict=True)]
