"""Changing sides: what one is told to lose and to get is what one loses and gets."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.moves import ASK
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.prospects import Prospects
from gonfalon.games.pamir.texts.sides import Joining, Kind, joining, side_choices
from tests.games import laws
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.tables import options

NAMES = Names("en")


def told(state: State, move: Move) -> Joining | None:
    view = View.of(state, state.seat)
    moves = [other for other in state.moves if other[:2] == move[:2]]
    return joining(view, moves, Prospects(view).of(moves[0]), NAMES)


def done(state: State, move: Move) -> State:
    real = state.clone()
    real.play(move)
    if not real.over and real.decision.prompt.word == "ask-bribe":
        real.play(ASK[0])
    return real


def test_what_is_said_to_be_lost_is_lost() -> None:
    changes = costs = 0
    for seed, policy in enumerate(POLICIES.values()):
        state = Pamir().setup(options("hidden", 3, seed), seed)
        for _ in laws.random_play(state, Dice(seed), policy):
            for move in state.moves if state.moves and state.decision.prompt.word in ("actions", "prize") else ():
                if move.word not in ("play", "prize"):
                    continue
                seat, before, said = state.seat, state.table.loyalty[state.seat], told(state, move)
                real = done(state, move)
                after = real.table.loyalty[seat]
                changes += before != after
                if said is None:
                    # Nothing was lost but what the icons of the card overthrew.
                    assert before == after or not (state.table.gifts[seat] or state.table.prizes[seat])
                    continue
                costs += 1
                assert (said.before, said.after) == (before, after)
                gone = set(state.table.courts[seat]) - set(real.table.courts[seat])
                cards = {part.number for part in said.lost if part.kind is Kind.CARD}
                assert gone <= cards
                if real.over or real.decision.prompt.word not in ("patriots", "debt"):
                    assert gone == cards
                    assert said.worth[1] == influence(real.table, seat, after)
                gifts = any(part.kind is Kind.GIFT for part in said.lost)
                assert gifts == bool(state.table.gifts[seat])
                assert any(part.kind is Kind.PRIZE for part in said.lost) == bool(state.table.prizes[seat])
                ruled = {region for region, ruler in enumerate(state.table.rulers) if ruler == seat}
                still = {region for region, ruler in enumerate(real.table.rulers) if ruler == seat}
                assert {part.number for part in said.lost if part.kind is Kind.RULE} == ruled - still
    assert changes > 50
    assert costs > 20


def test_a_plate_shows_the_patriots_of_its_coalition_and_who_is_loyal() -> None:
    state = Pamir().setup(options("hidden", 3, 1), 1)
    first, chosen = state.seat, state.moves[1]
    state.play(chosen)
    table = state.table
    for choice in side_choices(View.of(state, state.seat), NAMES):
        assert choice.side is not None
        coalition = choice.move.one
        shown = [card for card in table.market if card and table.seating.deck.patriot[card] == coalition]
        assert sorted(choice.cards) == sorted(shown)
        assert len(choice.side.patriots) == len(shown)
        loyal = (table.seating.families[first],) if choice.move == chosen else ()
        assert choice.side.loyal == loyal
