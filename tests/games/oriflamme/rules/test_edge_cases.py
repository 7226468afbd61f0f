"""What the edge cases of the rules (section 12) say of several questions in a row, or of every game.

The positions with a result are scenarios, most of them in `tests/scenarios/edge-cases.yaml`.
"""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules.card_set import Card
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.rules.scenario import run_scenario
from gonfalon.games.oriflamme.rules.table import OVER

from .decks import DECKS, deck
from .positions import base, both, chooses, offered, play, reached


def test_e2_an_empty_queue_has_one_place() -> None:
    state = play(reached("R.conspiracy-"), "reveal")
    assert {move.split(maxsplit=2)[2] for move in offered(state)} == {"front"}


def test_e3_nothing_is_covered_while_no_own_card_lies_there() -> None:
    state = Oriflamme().setup(Options(base(), "RB", first=0), 1)
    play(state, offered(state)[0])
    assert {move.split(maxsplit=2)[2] for move in offered(state)} == {"front", "back"}


@pytest.mark.parametrize(
    ("queue", "at", "answers", "offers"),
    [
        ("R.assassination- B.lord+", 0, ["reveal"], ["target 0", "target 1"]),  # E20
        ("B.lord+ R.royal-decree- G.heir+", 1, ["reveal"], ["target 0", "target 2"]),  # E23
        ("R.informer+ B.judge-", 0, ["swap"], ["hand heir", "hand spy"]),  # E30
        ("R.judge+* B.deal-* R.fanatic+*", 0, ["execute"], ["target 0", "target 1", "target 2"]),  # E32
        ("R.informer+ B.royal-decree- G.lord+", 0, ["swap", "hand spy", "reveal", "target 0", "gap 2"], ["keep"]),
    ],
)  # fmt: skip
def test_what_is_offered_after_an_answer(queue: str, at: int, answers: list[str], offers: list[str]) -> None:
    tokens = 5 - queue.count("*")
    state = reached(queue, at, hands={"R": ["spy", "heir"]}, verdict_tokens=tokens)
    assert offered(play(state, *answers)) == offers


@pytest.mark.parametrize("kind", [kind.card for kind in both().kinds if not kind.card.avenge], ids=lambda card: card.id)
def test_e38_a_deserter_is_paid_twice_for_each_kind_of_character_only(kind: Card) -> None:
    paid = {"influence": {"R": 2 if kind.type == "character" else 1}, "queue": "R.deserter+ G.heir+"}
    scenario = {"queue": f"R.deserter+ B.{kind.id}- G.heir+", "play": [], "expect": paid}
    assert run_scenario(scenario, both()) == []


def test_e52_the_mark_goes_with_the_round() -> None:
    state = reached("R.informer+", hands={"R": ["spy", "heir", "lord"]}, families=["B"])
    play(state, "swap", "hand spy")
    while state.decision.prompt.word == "place":
        play(state, next(move for move in offered(state) if move.endswith("back")))
    assert offered(state) == ["keep", "reveal"]


@pytest.mark.parametrize("name", DECKS)
def test_e54_and_e55_in_random_play(name: str) -> None:
    """One card is left in each hand, and an Ambush or an Extortion never lies open in the queue."""
    for seed in range(4):
        cards = deck(name, seed)
        react = {number for number, kind in enumerate(cards.kinds) if kind.id in ("ambush", "extortion")}
        state = Oriflamme().setup(Options(cards, "RBGYK"), seed)
        table, dice = state.table, Dice(seed)
        while not state.over:
            state.play(dice.pick(state.moves))
            assert not any(table.open[card] and table.faces[card] in react for card in table.queue)
        assert [len(hand) for hand in table.hands] == [1] * 5


def test_a_placement_goes_on_in_the_order_of_seats() -> None:
    state = chooses("B.lord+", "R", hands={"R": ["spy"]})
    assert offered(state) == ["place spy front", "place spy back"]
    play(state, "place spy front")
    assert state.seat == 0
    assert state.table.phase != OVER
