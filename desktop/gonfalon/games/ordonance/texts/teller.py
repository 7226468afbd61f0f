"""From events to lines: which sentence tells what happened, seen from one seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from gonfalon.core.game import Event
from gonfalon.games.ordonance.rules import events as told
from gonfalon.games.ordonance.rules.deck import RECONSTRUCTION
from gonfalon.games.ordonance.rules.scoring import POINTS, TERRITORIES, outcome
from gonfalon.games.ordonance.rules.seating import Seating
from gonfalon.games.ordonance.rules.table import NO_CARD, NOBODY, Table
from gonfalon.games.ordonance.rules.verdict import verdict
from gonfalon.games.ordonance.texts.names import army_groups, top, unit_of
from gonfalon.games.ordonance.texts.reasons import argue
from gonfalon.texts.lines import Aim, Figure, Line, PointedCards

__all__ = ["Land", "Spot", "Teller", "Tier"]

_NO_TURN: Final = 0


class Land(NamedTuple):
    """A territory as a thing that lines tell of."""

    territory: int
    """Counted from 0."""


class Spot(NamedTuple):
    """A place for a card as a thing that lines tell of."""

    seat: int
    territory: int
    lie: int
    """How many cards lie before it in this army."""


class Tier(NamedTuple):
    """What an army shows of one icon, as a thing on which a figure stands."""

    territory: int
    icon: str


class Teller:
    """Tells one seat's chronicle; it may know no more than the view it is shown."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._turn = _NO_TURN
        """The turn whose rubric was told last."""
        self._drawn: Line | None = None
        """A line that says nothing but that somebody drew: what is played then goes without saying so."""
        self._played: tuple[told.Played, Line] | None = None
        """The card that was just played, and its line."""

    def opening(self, table: Table) -> list[Line]:
        """How many decks are shuffled, what is not as usual, and the first card, drawn before anybody listened."""
        lines = self._rules()
        lines += self._rubric(table)
        if table.drawn != NO_CARD:
            lines += self._draws(table.at, unit_of(table, table.drawn))
        return lines

    def tell(self, event: Event, table: Table) -> list[Line]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        drawn, self._drawn = self._drawn, None
        played, self._played = self._played, None
        match event:
            case told.Drawn(seat, _, face):
                unit = None if face is None else self._seating.deck.units[face].word
                return self._rubric(table) + self._draws(seat, unit)
            case told.Shown():
                self._drawn = drawn  # What is shown is told by where it is played.
                return []
            case told.Played():
                return self._rubric(table) + self._plays(event, table, amends=drawn is not None)
            case told.Passed(seat):
                key = "pass-places" if table.hands[seat] else "pass-hand"
                family = self._seating.families[seat]
                return [*self._rubric(table), Line(key, family, values={"family": family})]
            case told.Controlled():
                return [self._takes(event, table, played)]
            case told.Disclosed(cards):
                return [Line("hands-open")] if cards else []
            case told.Ended():
                return self._end(table)
            case _:
                return []

    # -- the beginning -------------------------------------------------------------------------------------------------

    def _rules(self) -> list[Line]:
        seating = self._seating
        keys = {
            "reconstruction": seating.deck.status == RECONSTRUCTION,
            "singles-first": seating.count_singles,
            "by-deck": seating.by_deck,
            "points": seating.scoring == POINTS,
            "tournament": seating.scoring not in (POINTS, TERRITORIES),
            "play-out": seating.play_out,
            "incomplete-nothing": seating.scoring != TERRITORIES and not seating.incomplete_score,
        }
        decks = Line("decks", values={"players": seating.seats, "n": seating.decks, "cards": seating.size})
        return [Line("setup", heading=True), decks, *(Line(key) for key, holds in keys.items() if holds)]

    def _rubric(self, table: Table) -> list[Line]:
        """The heading of a turn, with the first thing that happens in it."""
        if table.turn == self._turn:
            return []
        self._turn = table.turn
        return [Line("turn", heading=True, values={"turn": table.turn})]

    # -- turns ---------------------------------------------------------------------------------------------------------

    def _draws(self, seat: int, unit: str | None) -> list[Line]:
        family = self._seating.families[seat]
        if unit is not None:
            return [Line("draw-named", family, values={"family": family, "unit": unit}, cards=((unit, family),))]
        self._drawn = Line("draw", family, values={"family": family}, cards=((None, family),))
        return [self._drawn]

    def _plays(self, event: told.Played, table: Table, amends: bool) -> list[Line]:
        family, unit = self._seating.families[event.seat], unit_of(table, event.card)
        values = {"family": family, "unit": unit, "territory": self._seating.deck.territories[event.territory]}
        lie = len(table.army(event.seat, event.territory))
        completes = lie + 1 == self._seating.army_size
        key = "play-completes" if completes else "play"
        rule = Line("rule-army", values={"n": self._seating.army_size}) if completes else None
        aim = Aim("hand", Figure(event.seat), (Spot(event.seat, event.territory, lie),), arrives=True)
        line = Line(key, family, False, values, ((unit, family),), amends, rule=rule, aim=aim)
        self._played = event, line
        return [line]

    def _takes(self, event: told.Controlled, table: Table, played: tuple[told.Played, Line] | None) -> Line:
        seating, seat = self._seating, event.seat
        family = seating.families[seat]
        rule = argue(table, verdict(table, event.territory))
        beaten = tuple(other for other in range(seating.seats) if other != seat and table.army(other, event.territory))
        aim = Aim("hand", Figure(seat), (Land(event.territory),), beaten)
        values: dict[str, object] = {
            "marker": event.marker,
            "groups": top(army_groups(table, seat, event.territory)),
        }
        if played is not None and (played[0].seat, played[0].territory) == (seat, event.territory):
            return Line(
                "play-takes",
                family,
                False,
                {**played[1].values, **values},
                played[1].cards,
                amends=True,
                rule=rule,
                aim=aim,
            )
        values |= {"family": family, "territory": seating.deck.territories[event.territory]}
        army: PointedCards = tuple((unit_of(table, card), family) for card in table.army(seat, event.territory))
        forced = table.passes >= seating.seats
        return Line("take-forced" if forced else "take", family, False, values, army, rule=rule, aim=aim)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _end(self, table: Table) -> list[Line]:
        seating = self._seating
        territories = seating.deck.territories
        left = [Line("nobody-takes", values={"territory": territories[at]})
                for at, holder in enumerate(table.holder) if holder == NOBODY]  # fmt: skip
        result = outcome(table)
        winners = [seating.families[seat] for seat in result.winners]
        if len(winners) == 1:
            key = "wins-points" if seating.scoring == POINTS else "wins"
            values: dict[str, object] = {"family": winners[0], "n": result.scores[result.winners[0]]}
            line = Line(key, winners[0], values=values)
        else:
            line = Line("shared", values={"families": tuple(winners)})
        return [*left, Line("ended", heading=True), line]
