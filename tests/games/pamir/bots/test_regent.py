"""The regent of Pax Pamir: what it sees and plans, and why it says it moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gonfalon.bots.bot import Budget, Reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import SeenMove, View
from gonfalon.games import find_bot
from gonfalon.games.pamir.bots.check_forecast import CheckForecast
from gonfalon.games.pamir.bots.reasons import REASONS, check_reason, plan_reason
from gonfalon.games.pamir.bots.regent import TurnPlan, TurnPlanner, about_as_good, distinct_plans, weights_for
from gonfalon.games.pamir.bots.value_estimate import NAMES, ValueEstimate
from gonfalon.games.pamir.rules.deck import Deck, shipped
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import sentences as texts
from gonfalon.games.pamir.texts.sentences import LOG_RENDERER
from gonfalon_lab.arena_lineups import play_deals
from gonfalon_lab.win_rates import win_rates
from tests.bots.playing import budget, decisions
from tests.games.pamir.bots.seen import choices
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.rules.tables import options

DECK = "61 62 63 64 65 66 68 69 70 71 72 73 102 75 76 77 103 79 80 104"


def test_it_plans_two_actions_and_a_check() -> None:
    state = laid(
        Seat("british", hand="32 9", rupees=2), Seat("russian"), Seat("afghan"),
        market="37 101 / 60", british="kabul*2", russian="herat", deck=DECK,
    )  # fmt: skip
    assert choices(state, "regent") <= {"play 32 left", "play 32 right"}


@pytest.mark.parametrize(("rupees", "market", "move", "word"), [
    (2, "37 101 / 60 3 2 33", "buy 101", "motive-victory"),
    # The check must first be paid for.
    (0, "37+2 101 / 60 3 2 33", "buy 37", "motive-soon"),
])  # fmt: skip
def test_v1_it_wins_when_it_can_and_says_so(rupees: int, market: str, move: str, word: str) -> None:
    state = laid(
        Seat("british", rupees=rupees), Seat("russian"), Seat("afghan"),
        market=market, british="kabul*6", russian="herat", deck=DECK,
    )  # fmt: skip
    answer = find_bot("pamir", "regent").choose(View.of(state, 0), Dice(0), budget())
    assert str(answer.move) == move
    assert answer.reason.word == word


@pytest.mark.parametrize(("had", "has", "word"), [("", "herat*2", "cylinders"), ("herat*2", "", "rival")])
def test_only_who_has_less_than_before_is_stopped(had: str, has: str, word: str) -> None:
    """In both games the other seat loses a little more than this one gains."""
    gaining, losing = (0, 1) if has else (1, 0)
    before, after = (laid(Seat("russian", tribes=each), Seat("russian"), Seat("british")).table for each in (had, has))
    counted = {"lead in cylinders": 1.0, "cylinders": -0.1 if has else 0.1}
    known = weights_for(shipped())
    estimate = ValueEstimate(before, known._replace(dense=[counted.get(name, 0.0) for name in NAMES]))
    found = plan_reason(estimate, gaining, before, after)
    assert found == Reason(f"motive-{word}", () if has else (losing,))


@pytest.mark.parametrize(("word", "after"), [
    ("blocks", {"british": "kabul*5"}), ("influence", {"gifts": "2"}), ("cylinders", {"tribes": "kabul*2"}),
])  # fmt: skip
def test_it_is_told_what_a_seat_looks_to_for_the_next_check(word: str, after: dict[str, str]) -> None:
    def table(british: str = "kabul*4", **own: str) -> Table:
        seats = Seat("british", **own), Seat("british"), Seat("russian")
        return laid(*seats, market="37 101 / 60", british=british, deck=DECK).table

    before = table()
    assert check_reason(CheckForecast(before), 0, before, table(**after)) == f"motive-check-{word}"


def test_b3_it_asks_no_more_than_can_be_paid_where_that_brings_something() -> None:
    for loyalty, asks in (("british", "ask 1"), ("russian", "ask 2")):
        # The armies that come are good for whoever is british, too; a russian lets nobody have them for a rupee.
        state = laid(
            Seat("british", hand="16", rupees=1),
            Seat(loyalty, tribes="kabul*2"),
            Seat("afghan"),
            deck=DECK,
        )
        play(state, "play 16 left")
        assert choices(state, "squire") == choices(state, "regent") == {asks}
        assert choices(state, "squire-1") == {"ask 2"}


@pytest.mark.parametrize("good", [1, 2])
def test_e_hands_are_swapped_with_what_was_seen_to_be_bought(good: int) -> None:
    hands = ["", "10 85", "10 85"]
    hands[good] = "36 32"  # patriots of the coalition that is about to be dominant
    state = laid(
        Seat("british"), Seat("russian", hand=hands[1]), Seat("afghan", hand=hands[2]),
        market="114 2 / 60 33", british="kabul*5", deck=DECK,
    )  # fmt: skip
    play(state, "buy 114")
    seen = tuple(SeenMove(seat, Move("buy", int(card))) for seat in (1, 2) for card in hands[seat].split())
    for name in ("squire", "regent"):
        for seed in range(6):
            answer = find_bot("pamir", name).choose(View.of(state, 0, seen), Dice(seed), budget())
            assert str(answer.move) == f"swap {'RBG'[good]}"


def test_whoever_is_hurried_answers_at_once_and_legally() -> None:
    state = Pamir().setup(options("hidden", 4), 3)
    dice = Dice(3)
    while state.table.at < 0 or (state.table.points == [0] * 4 and len(state.table.deck) > 30):
        state.play(dice.pick(state.moves))
    hurried = Budget(60.0, 0, lambda: True)
    assert find_bot("pamir", "regent").choose(View.of(state, state.seat), Dice(1), hurried).move in state.moves


def test_the_same_actions_in_another_order_are_one_plan() -> None:
    state = laid(Seat("british", hand="32 9"), Seat("russian"), market="37 2 / 60", british="kabul*2", deck=DECK)
    known = weights_for(shipped())
    turn_plans = TurnPlanner(0, ValueEstimate(state.table, known), lambda: False).turn_plans(state, 6, 1)
    both = [way for way in turn_plans if way.length == 2 and not way.state.table.hands[0]]
    assert len(both) > 1
    assert len(distinct_plans(both, 100)) < len(both)


@pytest.mark.parametrize(("values", "second"), [
    ((0.40, 0.399), "buy 4"), ((0.40, 0.35), None), ((0.40, 0.40), None), ((0.40, 0.40, 0.395), "buy 5"),
    # Where next to nothing is gained, doing nothing is no other way.
    ((0.301, 0.300), None),
])  # fmt: skip
def test_another_plan_is_about_as_good_by_what_is_gained(values: tuple[float, ...], second: str | None) -> None:
    state = laid(Seat("british"), Seat("russian"), Seat("afghan"), deck=DECK)
    plans = {Move("buy", 3 + at): TurnPlan(Move("buy", 3 + at), value, state, 1) for at, value in enumerate(values)}
    found = about_as_good(plans, Move("buy", 3), 0.3)
    assert (None if found is None else str(found)) == second


def test_other_cards_are_played_by_the_squire() -> None:
    deck = shipped()
    changed = Deck(deck.name, (replace(deck.court[0], rank=1), *deck.court[1:]), deck.events, deck.wakhan, deck.source)
    assert weights_for(deck) is not None
    assert weights_for(changed) is None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "kinds"), [("squire", 5), ("page", 1), ("regent", 8)])
def test_every_reason_has_a_sentence_and_tells_no_card(name: str, kinds: int, nightly: bool) -> None:
    said, quick = set(), name == "regent" and not nightly
    played = decisions("pamir", ("squire" if quick else name, "squire"), options("hidden", 2), 4)
    for number, (view, _) in enumerate(played):
        if view.seat == 0 and len(view.decision.moves) > 1 and not (quick and number % 3):
            reason = find_bot("pamir", name).choose(view, Dice(1), budget()).reason
            if reason is not None:
                said.add(reason.word)
                assert reason.figures in ((), (1,))
                assert LOG_RENDERER.text(LOG_RENDERER.why(reason, 0, view.table))
    assert len(said) >= (3 if quick else kinds)
    assert said <= {*REASONS} == {*texts.BOT_REASONS}


def test_a_rival_that_nobody_is_makes_no_sentence() -> None:
    table = laid(Seat("british"), Seat("russian")).table
    assert all(LOG_RENDERER.why(("motive-rival", each), 0, table) is None for each in ((), (7,), (-1,), (0, 1)))


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3])
def test_the_regent_beats_squires(seats: int) -> None:
    names = ("regent", *["squire"] * (seats - 1))
    share = win_rates(names, play_deals("pamir", names, 60 // seats, 1))[0]
    assert share.low > share.even
