"""Positions as text."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.rules.scenario import (
    placing,
    read_card,
    read_position,
    read_queue,
    resolving,
    write_queue,
)

from .positions import both, chooses


@pytest.mark.parametrize(
    "queue",
    ["", "R.spy-", "R.spy-2 B.lord+", "G.diplomat+4", "R.royal-decree-/R.heir+/R.lord-12 B.judge+** K.spy-3* Y.spy-"],
)
def test_a_queue_round_trips(queue: str) -> None:
    assert write_queue(read_position(queue, both(), families="R")) == queue


def test_every_position_of_a_game_round_trips() -> None:
    state = Oriflamme().setup(Options(both(), "RBGYK"), 5)
    dice = Dice(5)
    while not state.over:
        text = write_queue(state.table)
        assert write_queue(read_position(text, both(), families="RBGYK")) == text
        state.play(dice.pick(state.moves))


def test_who_does_not_know_a_face_sees_a_question_mark() -> None:
    table = read_position("R.spy-2/R.lord+ B.heir-", both())
    assert write_queue(table.redact(1)) == "R.?-2/R.lord+ B.heir-"
    assert write_queue(table.redact(0)) == "R.spy-2/R.lord+ B.?-"


def test_a_card_says_all_that_it_says() -> None:
    assert read_card("R.royal-decree-12**") == ("R", "royal-decree", False, 12, 2)
    assert str(read_card("R.spy+0")) == "R.spy+"


@pytest.mark.parametrize("text", ["", "R", "R.spy", "spy-", "r.spy-", "R.spy-x", "R.Spy-", "R.spy-2/", "R.spy-9999"])
def test_what_is_no_card_is_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write for instance"):
        read_queue(text or "/")


def test_families_sit_in_their_order() -> None:
    table = read_position("K.spy- G.lord-", both(), influence={"B": 3}, hands={"Y": ["spy"]}, families="R")
    assert table.seating.families == "RBGYK"
    assert table.pool == [0, 3, 0, 0, 0]


def test_each_deck_holds_each_kind_once() -> None:
    table = read_position("R.spy-/R.lord+ B.heir-", both(), hands={"R": ["deal"]}, reserve={"B": ["deal+2"]})
    for seat in (0, 1):
        assert {table.faces[card] for card in table.seating.deck(seat)} == {*range(len(both()))}
    assert [len(hand) for hand in table.hands] == [1, 7]
    assert [len(aside) for aside in table.aside] == [17, 11]


def test_owners_alone_know_what_lies_face_down() -> None:
    table = read_position("R.spy-/R.lord+ B.heir-", both(), reserve={"B": ["deal"]})
    spy, heir, deal = table.queue[0], table.queue[1], table.reserves[0]
    assert [table.known[card] for card in (spy, table.under[spy], heir, deal)] == [0b01, 0b11, 0b10, 0b11]


def test_a_position_can_be_played_to_its_end() -> None:
    for seed in range(5):
        state = resolving(read_position("R.spy-2/R.lord+ B.heir- G.judge+* B.lord-", both(), verdict_tokens=4), 1)
        state.run()
        dice = Dice(seed)
        while not state.over:
            view = View.of(state, state.seat)
            assert view.recomputed_decision() == state.decision
            state.play(dice.pick(state.moves))


def test_a_placement_asks_the_family() -> None:
    state = chooses("R.spy- B.heir-", "B")
    assert state.table.seating.families[state.seat] == "B"
    with pytest.raises(ValueError, match="B has no card in hand"):
        placing(read_position("B.spy-", both(), hands={"B": []}), "B")
