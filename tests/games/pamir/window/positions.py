"""Games of Pax Pamir that have come to a certain question, played without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from tests.session.truth import put, truth

SPECTATOR = -1
Condition = Callable[[View], bool]
"""Whether what a person knows, and is asked, is what is looked for."""


def staged(until: Condition, new_game: NewGame) -> Match:
    """The first game like this one that chance leads to a question to a person which meets the condition."""
    return Match.restore(_found(until, new_game), CardSources(GAMES))


@cache
def _found(until: Condition, new_game: NewGame) -> Record:
    for seed in range(new_game.seed, new_game.seed + 400):
        match = Match.begin(replace(new_game, seed=seed), CardSources(GAMES))
        dice = Dice(seed)
        while not match.over:
            seat = match.decision_seat
            assert seat is not None
            view = match.view(seat)
            assert view.decision is not None
            if match.seats[seat].bot is None and until(view):
                return match.record()
            match.play(dice.pick(view.decision.moves))
    raise LookupError("no game comes to this question")


def imagined(match: Match, number: int) -> Match:
    """A game that begins where this one stands as far as all can see it; what is hidden depends on the number."""
    world = View.of(truth(match), SPECTATOR).determinize(Dice(number))
    beginning = Match.begin(match.new_game, CardSources(GAMES))
    put(beginning, world)
    return beginning


def acting(view: View) -> bool:
    """A turn begins, with two cards in the hand that can be played, and others in the court."""
    assert view.decision is not None
    played = {move.one for move in view.decision.moves if move.word == "play"}
    hand = view.table.hands[view.seat]
    return (
        view.table.actions == 2 and len(hand) == 2 and played == set(hand) and 0 < len(view.table.courts[view.seat]) < 4
    )


def hands_full(view: View) -> bool:
    """The same of the first seat, and the others hold cards, too."""
    return view.seat == 0 and acting(view) and all(len(hand) > 0 for hand in view.table.hands)
