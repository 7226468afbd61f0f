"""The regent: sees what lies open, believes nothing it cannot know, and is quick to say how the seats stand."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.bots.character import Character
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import bot
from gonfalon.games.oriflamme.bots.learned import policy_for
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.standing import Standing
from gonfalon.games.oriflamme.rules import CardSet, Oriflamme
from gonfalon.games.oriflamme.rules.game import base_cards
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.notation import read_position, resolving
from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.texts.phrases import PHRASES
from gonfalon.games.oriflamme.texts.sentences import TELLING

RULES = Oriflamme()
MIXED = (
    "deal", "informer", "judge", "diplomat", "deserter", "revolt", "lord", "ambush", "royal-decree", "shapeshifter",
)  # fmt: skip
REGENT = bot("oriflamme", "regent")


def chosen(state: State, tries: int = 200, seed: int = 1) -> str:
    return str(REGENT.choose(View.of(state, state.seat), Dice(seed), Budget(60.0, tries)).move)


def at(queue: str, *answers: str, cards: CardSet | None = None, **more: int) -> State:
    """A game of two in its resolution, after these answers."""
    state = resolving(read_position(queue, base_cards() if cards is None else cards, families=["R", "B"], **more))
    state.run()
    for answer in answers:
        state.play(Move.parse(answer))
    return state


@pytest.mark.slow
def test_what_cannot_be_seen_decides_nothing(nightly: bool) -> None:
    """The same move in two games that look the same, each time it is asked in a game."""
    page, dice = bot("oriflamme", "page"), Dice(1)
    state = RULES.setup(RULES.options({"families": "RBG"}), 3)
    asked = 0
    while state.moves:
        view = View.of(state, state.seat)
        if len(state.moves) > 1 and state.seat == 0:
            asked += 1
            if nightly or asked % 3 == 0:
                assert chosen(view.imagine(dice), 12, asked) == chosen(state, 12, asked)
        state.play(page.choose(view, dice, Budget(1.0)).move)
    assert asked > 10


def test_in_the_last_round_all_is_taken_that_can_be() -> None:
    assert chosen(at("R.conspiracy-2 B.lord+", round=6)) == "reveal"


def test_the_last_blow_falls_on_the_rival() -> None:
    """An own card and a rival's lie at the ends of the queue, and the own one has still to act."""
    state = at("B.heir+ R.archer- R.lord+", "reveal", round=6)
    assert {str(move) for move in state.moves} == {"target 0", "target 2"}
    assert chosen(state) == "target 0"


@pytest.mark.parametrize(("seats", "mixed"), [(2, True), (3, False), (4, True), (5, False)])
def test_standings_are_those_of_the_learned_value(seats: int, mixed: bool) -> None:
    cards = all_shipped().pick(MIXED) if mixed else base_cards()
    policy = policy_for(cards)
    assert policy is not None
    state = RULES.setup(RULES.options({"families": "RBGYK"[:seats], "cards": cards}), seats)
    dice, begun = Dice(seats), 1
    while state.moves:
        if state.table.round > begun:
            begun = state.table.round
            assert Standing(policy, state.table, begun).shares(state.table) == pytest.approx(policy.shares(state))
        state.play(dice.pick(state.moves))
    assert begun > 1


@pytest.mark.slow
def test_every_reason_is_a_sentence_and_none_tells_what_others_cannot_see(nightly: bool) -> None:
    """Whoever sees the table from the side could give the same reason for a move whose card stays hidden."""
    dice = Dice(2)
    words = set()
    for seed in range(3 if nightly else 1):
        state = RULES.setup(RULES.options({"families": "RBG"}), seed)
        while state.moves:
            seat, view = state.seat, View.of(state, state.seat)
            move, reason = REGENT.choose(view, dice, Budget(60.0, 12))
            if reason is not None:
                words.add(reason.word)
                line = TELLING.reason(*reason, seat, View.of(state, -1).table)
                assert line.key in PHRASES
                if move.word in ("place", "keep"):
                    hidden = View.of(state, seat)
                    hidden.table.faces = list(View.of(state, -1).table.faces)
                    assert reason_of(hidden, move) in (reason, None)
            state.play(move)
    assert len(words) > 3
    assert not nightly or words > {"waits", "takes-lain", "shelters", "tried"}


@pytest.mark.parametrize(("leaning", "word"), [("wait", "keep"), ("show", "reveal")])
def test_a_character_shows_in_what_is_chosen(leaning: str, word: str) -> None:
    state = at("R.spy-2 B.lord- R.heir-", round=4)
    drawn = type(REGENT)(Character({leaning: 50.0}))
    assert drawn.choose(View.of(state, 0), Dice(1), Budget(60.0, 40)).move.word == word


@pytest.mark.parametrize(("pool", "word"), [([1, 1], "spares-own"), ([1, 3], "hurts-leader"), ([3, 1], "spares-own")])
def test_only_who_has_more_than_all_others_leads(pool: list[int], word: str) -> None:
    state = at("B.heir+ R.archer- R.lord+", "reveal", round=6)
    state.table.pool = pool
    reason = reason_of(View.of(state, 0), Move.parse("target 0"))
    assert reason.word == word
