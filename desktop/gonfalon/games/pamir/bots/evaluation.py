"""Values of a position, a card or one more piece to a seat, and moves tried on an imagined table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from gonfalon.bots.bot import Reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.bots.check_forecast import CheckForecast, can_check
from gonfalon.games.pamir.bots.reasons import HOLDINGS, check_reason
from gonfalon.games.pamir.rules import event_effects
from gonfalon.games.pamir.rules.actions import is_unaffordable
from gonfalon.games.pamir.rules.cleanup import Cleanup, court_limit
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    ARMY,
    BATTLE,
    BETRAY,
    BUILD,
    CHECKS,
    CONFIDENCE_FAILURE,
    COURT_SIZE,
    ECONOMIC,
    GIFT,
    INTELLIGENCE,
    LEVERAGE,
    MILITARY,
    MOVE,
    NO_EFFECT,
    NONE,
    POLITICAL,
    ROAD,
    SPY,
    TAX,
    TRIBE,
)
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.leaving_court import Debt
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.moves import DROP, PLAY, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn

LEAST = 0.008
"""What a cylinder or a point of influence is worth at the least: it stays for the checks to come."""


class MarginalValues:
    """Works out by differences what pieces are worth as the table lies."""

    def __init__(self, table: Table, seat: int, forecast: CheckForecast) -> None:
        seats = range(table.seating.seats)
        self.table = table
        self.seat = seat
        self.forecast = forecast
        self.turns = max(1.0, forecast.nearness.turns(table))
        self.influences = forecast.influences(table)
        self.counts = [table.on_map(coalition) for coalition in range(3)]
        self.in_play = [table.in_play(other) for other in seats]
        self.base = self._chance(self.counts, self.influences, self.in_play)
        loyalty = table.loyalty[seat]
        self.block = self._block(loyalty, self.influences, self.in_play, self.base)
        more = [figure + (other == seat) for other, figure in enumerate(self.in_play)]
        self.cylinder = max(LEAST / 2, self._chance(self.counts, self.influences, more) - self.base)
        influences = [figures.copy() for figures in self.influences]
        influences[loyalty][seat] += 1
        self.influence = max(LEAST, self._chance(self.counts, influences, self.in_play) - self.base)
        self._changes: dict[int, tuple[float, float]] = {}

    def change(self, coalition: int) -> tuple[float, float]:
        """Return the gain of becoming loyal to a coalition by a patriot of it, and what a block is worth then (Y2)."""
        if coalition not in self._changes:
            table, seat = self.table, self.seat
            influences = [figures.copy() for figures in self.influences]
            influences[table.loyalty[seat]][seat] = 0
            influences[coalition][seat] = 2
            in_play = self.in_play.copy()
            in_play[seat] -= table.gifts[seat].bit_count()
            base = self._chance(self.counts, influences, in_play)
            lost = self.influences[table.loyalty[seat]][seat] - 2
            block = self._block(coalition, influences, in_play, base)
            self._changes[coalition] = (base - self.base - LEAST * lost, block)
        return self._changes[coalition]

    def _block(self, coalition: int, influences: list[list[int]], in_play: list[int], base: float) -> float:
        # Two blocks at once: a single one may not be felt where the step to dominance is far.
        counts = [count + 2 * (other == coalition) for other, count in enumerate(self.counts)]
        return (self._chance(counts, influences, in_play) - base) / 2

    def _chance(self, counts: list[int], influences: list[list[int]], in_play: list[int]) -> float:
        return self.forecast.foresee(self.table, self.turns, counts, influences, in_play)[self.seat]


# All figures are chances of victory, like those of `forecast`.

RUPEE = 0.011
"""What one of the first rupees is worth."""
USUAL = 0.035
"""What an unknown card in a hand is worth to its owner when it is played."""
STARS = {ECONOMIC: 0.003, MILITARY: 0.004, POLITICAL: 0.009, INTELLIGENCE: 0.005}
"""What each star brings by its privilege (G6)."""
ABILITY = 0.008
FAVORED = 1.5
"""How much more an action is worth that is a bonus action (T4)."""
DEEDS = {BATTLE: 0.012, BETRAY: 0.012, BUILD: 0.014, GIFT: 0.018, MOVE: 0.004, TAX: 0.010}
"""What the possibility of an action brings until the card leaves the court."""
ARMED, JOINED, SETTLED, WATCHED = 0.006, 0.002, 0.010, 0.004
"""What an army, a road, a tribe and a spy bring besides being counted by checks."""
LENT = 1.2
"""How much of its two rupees leverage is worth, for they may be asked back (G10)."""
CROWDED = 0.02
"""What a card takes away that drives another one out of the court (C2)."""
IN_HAND = (0.62, 0.5, 0.35, 0.2)
"""How much of what playing it brings a card in hand is worth: the best, the next and so on."""


class CardValues:
    """Values cards as the table lies when a decision is asked."""

    def __init__(self, table: Table, seat: int, margins: MarginalValues) -> None:
        self.table = table
        self.seat = seat
        self.margins = margins
        self.deck = table.seating.deck
        self._in_court: dict[int, float] = {}
        self.known = {
            card: self._playing(card)
            for card in (*chain(*table.hands), *table.market)
            if card is not None and 0 < card <= COURT_SIZE
        }
        """What playing each card brings that the seat has, or can buy, or knows in the hand of another."""

    def in_court(self, card: int, favored: int) -> float:
        """Return what a card in a court goes on bringing to its owner, besides influence and pieces."""
        key = card << 2 | favored
        found = self._in_court.get(key)
        if found is None:
            deck = self.deck
            suit, rank = deck.suit[card], deck.rank[card]
            found = sum(DEEDS[action] * (rank if action == TAX else 1) for action in deck.actions[card])
            if suit == favored:
                found *= FAVORED
            found += STARS[suit] * rank + ABILITY * (deck.ability[card] >= 0)
            self._in_court[key] = found
        return found

    def of_hand(self, table: Table) -> float:
        """Return what the seat may hope to gain from its hand."""
        cards = table.hands[self.seat]
        if not cards:
            return 0.0
        worths = sorted((self.known.get(card or 0, USUAL) for card in cards), reverse=True)
        limit = 2 + table.stars[4 * self.seat + INTELLIGENCE] + table.actions
        return sum(part * max(0.0, worth) for part, worth in zip(IN_HAND, worths[:limit], strict=False))

    def _playing(self, card: int) -> float:
        """Return the gain of playing a card, with a bribe for its ruler and the cost of a change of sides."""
        table, deck, margins = self.table, self.deck, self.margins
        coalition = deck.patriot[card]
        worth = self.in_court(card, table.favored)
        block = margins.block
        if coalition != NONE:
            if coalition == table.loyalty[self.seat]:
                worth += margins.influence
            else:
                change, block = margins.change(coalition)
                worth += change
        for icon in deck.impact[card]:
            if icon == ARMY:
                worth += block + ARMED
            elif icon == ROAD:
                worth += block + JOINED
            elif icon == TRIBE:
                worth += margins.cylinder + SETTLED
            elif icon == SPY:
                worth += margins.cylinder + WATCHED
            elif icon == LEVERAGE:
                worth += LENT * RUPEE
        ruler = table.rulers[deck.region[card]]
        if ruler not in (NONE, self.seat):
            worth -= RUPEE * table.tribes_of(ruler, deck.region[card])
        court = table.courts[self.seat]
        if len(court) >= court_limit(table, self.seat) and deck.suit[card] != POLITICAL:
            worth -= CROWDED
        return worth


READY = 0.4
"""How likely a rival buys a check that he can pay and gains by."""
WON = 10.0
"""How far an end that is a victory lies above one that is not: further than anything that is only likely."""
AMBITIOUS = 0.9
"""How likely Wakhan does (W11)."""
RULE = 0.012
"""What it is worth to rule a region: to build, to tax, to be bribed (R5)."""
HOSTAGE = 0.004
"""What each spy is worth that holds a card of another hostage (B2)."""
TREASON = 0.006
"""What it is worth to be able to betray a card of another."""
HOPE = 0.5
"""How much of a point of influence a prize is worth that could be had by it."""
LIMIT = 0.03
"""What a political card is worth as room for others (C2)."""
GRADUAL = 0.2
"""How much the slopes still count when the check comes at the end of this very turn."""
OWN_CHANCE = 0.3
"""How much a check is worth that one could buy in the next turn."""
RIVALS = 0.3
"""How much of what a rival holds is a loss to the seat."""


class Evaluation:
    """Works out once what all moves of one decision have in common."""

    def __init__(self, view: View) -> None:
        self.root: Table = view.table
        self.seat = view.seat
        self.forecast = CheckForecast(self.root)
        self.margins = MarginalValues(self.root, self.seat, self.forecast)
        self.worth = CardValues(self.root, self.seat, self.margins)

    def of(self, table: Table, acting: bool = True) -> float:
        """About the chance of victory, with a little for everything else.

        Args:
            table: how it would lie.
            acting: whether the seat may go on with its turn.
        """
        if table.over:
            return WON * outcome(table).share(self.seat) - WON / 2
        return self._chance(table, acting) + self._possessions(table)

    def parts(self, table: Table) -> tuple[float, float]:
        """The chance by the checks to come, and the rest; for a game that is over all of it is the first."""
        return (self.of(table), 0.0) if table.over else (self._chance(table, True), self._possessions(table))

    def _chance(self, table: Table, acting: bool) -> float:
        forecast, seat = self.forecast, self.seat
        turns = forecast.nearness.turns(table)
        later = forecast.later(table, turns)
        value = later[seat]
        price = forecast.nearness.price(table)
        if price < 0:
            return value
        now = forecast.now(table)
        if turns == 0.0:
            return now[seat] + GRADUAL * (value - now[seat])
        safe = 1.0
        for other, rupees in enumerate(table.rupees):
            if other != seat and rupees >= price and now[other] > later[other] + 0.02:
                safe *= 1.0 - (AMBITIOUS if other == forecast.wakhan else READY)
        value = safe * value + (1.0 - safe) * now[seat]
        if now[seat] > value:
            if table.rupees[seat] >= price:
                value += OWN_CHANCE * (now[seat] - value)
            if acting and can_check(table, seat):
                value = max(value, now[seat])
        return value

    def _possessions(self, table: Table) -> float:
        seat = self.seat
        value = self.worth.of_hand(table) - self._excess(table)
        for other in self.forecast.seats:
            worth = _purse(table.rupees[other])
            court = table.courts[other]
            worth += sum([self.worth.in_court(card, table.favored) for card in court])
            worth += LEAST * (len(table.prizes[other]) + table.gifts[other].bit_count() + self._patriots(court))
            worth += LEAST / 2 * table.in_play(other)
            worth += RULE * table.rulers.count(other)
            value += worth if other == seat else -RIVALS * worth
        return value + self._spies(table)

    def _patriots(self, court: list[int]) -> int:
        patriot = self.root.seating.deck.patriot
        return len([card for card in court if patriot[card] >= 0])

    def _excess(self, table: Table) -> float:
        """Return the value of what the seat must discard of its own court at the end of the turn (C2)."""
        court = table.courts[self.seat]
        excess = len(court) - court_limit(table, self.seat)
        if excess <= 0:
            return 0.0
        return sum(sorted([self._kept(table, card) for card in court])[:excess])

    def _kept(self, table: Table, card: int) -> float:
        """Return the loss with a card of the own court: its uses, its influence and the own spies on it."""
        deck, margins = table.seating.deck, self.margins
        worth = self.worth.in_court(card, table.favored) + margins.cylinder * table.spies_of(self.seat, card)
        if deck.patriot[card] != NONE:
            worth += margins.influence
        if deck.leverage[card]:
            worth += 2 * RUPEE
        if deck.suit[card] == POLITICAL:
            # The limit sinks with it, and its tribes may go too (G12).
            worth += LIMIT + margins.cylinder * table.tribes_of(self.seat, deck.region[card])
        return worth

    def _spies(self, table: Table) -> float:
        """Return the value of what spies can do: hold cards for bribes, and betray."""
        seat, deck = self.seat, table.seating.deck
        traitor = any(BETRAY in deck.actions[card] for card in table.courts[seat])
        own_mask = table.seating.spies[seat]
        value = 0.0
        for owner, court in enumerate(table.courts):
            for card in court:
                spies = table.spies[card]
                if not spies:
                    continue
                own = spies >> (4 * seat) & 15
                most = max(spies >> (4 * other) & 15 for other in self.forecast.seats if other != seat)
                if owner == seat:
                    if most > own:
                        value -= HOSTAGE * most
                elif own > most:
                    value += HOSTAGE * min(own, 3)
                if traitor and spies & own_mask and owner != seat:
                    value += TREASON + (HOPE * self.margins.influence if self._wanted(table, card) else 0.0)
        return value

    def _wanted(self, table: Table, card: int) -> bool:
        return table.seating.deck.prize[card] == table.loyalty[self.seat]


def _purse(rupees: int) -> float:
    """Return the value of so many rupees: each is worth less than the one before."""
    return RUPEE * (min(rupees, 5) + 0.6 * min(max(0, rupees - 5), 5) + 0.2 * max(0, rupees - 10))


UNCLEAR = (CONFIDENCE_FAILURE, NO_EFFECT)
"""What changes nothing that can be told beforehand."""


def after_leftmost_events(table: Table) -> Table:
    """The table after these events, or the very table where there is none; a Dominance Check is left where it is."""
    places = []
    for place in (0, ROW):
        card = table.market[place]
        if card in CHECKS:
            break  # what comes after the check does not matter for it
        if card > COURT_SIZE and table.seating.deck.discarded[card] not in UNCLEAR:
            places.append(place)
    if not places or table.over:
        return table
    state = State(table.clone(), [], 0)
    for place in places:
        event_effects.apply_discarded_event(state, table.seating.deck.discarded[table.market[place]])
    after: Table = state.table
    return after


IDLE = 0.004
"""How much better a move must be than doing nothing."""
WASTE = 0.03
"""What it costs to leave an action unused."""
OWED = 0.03
"""What each card costs that must still be discarded for a debt."""
REFUSED = -1.0
"""Less than any position is worth: an action whose bribe cannot be paid."""
OPENINGS = frozenset({"site", "target", "play", "pay", "decline", *ACTIONS})
"""Moves that are worth only what follows them."""


class MoveTrial:
    """Gives every move of one decision a figure."""

    def __init__(self, view: View, appraisal: Evaluation, dice: Dice) -> None:
        self.seat = view.seat
        self.appraisal = appraisal
        self.state = view.determinize(dice)
        self.cut = _is_cut(self.state, self.seat)
        """Whether what comes after this decision belongs to others or to chance."""

    def figures(self, moves: Sequence[Move]) -> list[float]:
        found: dict[Move, float] = {}
        for move in moves:
            if move.word == "ask":
                found[move] = self._asked(move)
            elif move.word == "play" and move.two == 1:
                # Which end of the court it takes hardly matters.
                found[move] = found[PLAY[move.one][0]]
            else:
                found[move] = self._figure(move)
        return [found[move] for move in moves]

    def _figure(self, move: Move) -> float:
        table: Table = self.state.table
        if move.word == "end":
            value = self.appraisal.of(after_leftmost_events(table), acting=False)
            return value + IDLE - WASTE * (table.actions if self._could_buy() else 0)
        if (move.word == "play" or move.word in ACTIONS) and is_unaffordable(table, self.seat, move):
            return REFUSED
        after = self.state.clone()
        if self.cut:
            after.moves = ()
            after.stack[-1].take(after, move)
            return self._appraise(after)
        after.play(move)
        return self._finish(after)[0] if move.word in OPENINGS else self._appraise(after)

    def motive(self, move: Move) -> Reason | None:
        """Return whether a move is for the checks to come or for other holdings; None where neither gains by it."""
        if self.cut:
            return None
        after = self.state.clone()
        after.play(move)
        if move.word in OPENINGS:
            after = self._finish(after)[1]
        before = self.appraisal.parts(self.state.table)
        chance, held = (new - old for new, old in zip(self.appraisal.parts(after.table), before, strict=True))
        if max(chance, held) <= 0:
            return None
        if chance > held:
            return Reason(check_reason(self.appraisal.forecast, self.seat, self.state.table, after.table))
        return Reason(HOLDINGS)

    def _asked(self, move: Move) -> float:
        """Return the value of asking for the sum of a move, if it is paid where it can be."""
        after = self.state.clone()
        after.play(move)
        while after.moves and not isinstance(after.stack[-1], Turn):
            after.play(after.moves[-1])
        return self.appraisal.of(after.table)

    def _could_buy(self) -> bool:
        """Return whether a card can be had for nothing; the game comes to its end by purchases (V3)."""
        return any(move.word == "buy" and move.one <= COURT_SIZE for move in self.state.moves)

    def _finish(self, state: State) -> tuple[float, State]:
        """The position once the seat has made its best of what remains of an action, and what it is worth."""
        while state.moves and not isinstance(state.stack[-1], Turn) and not _is_cut(state, self.seat):
            if state.seat != self.seat:
                # Others ask for the full bribe, and do anything with what concerns them alone.
                state.play(state.moves[-1])
                continue
            best, value, chosen = None, -9.0, None
            for move in state.moves:
                if move is DROP:
                    continue
                after = state.clone()
                after.play(move)
                figure, end = self._finish(after) if move.word in OPENINGS else (self._appraise(after), after)
                if figure > value:
                    best, value, chosen = end, figure, move
            assert best is not None
            assert chosen is not None
            if chosen.word in OPENINGS:
                return value, best
            state = best
        return self._appraise(state), state

    def _appraise(self, state: State) -> float:
        value = self.appraisal.of(after_leftmost_events(state.table))
        for frame in state.stack:
            if isinstance(frame, Debt) and frame.seat == self.seat:
                value -= OWED * frame.owed
        return value


def _is_cut(state: State, seat: int) -> bool:
    """Return whether it is another seat's turn or its cleanup, so that what follows is not the seat's to decide."""
    return state.table.at != seat or any(isinstance(frame, Cleanup) for frame in state.stack)
