"""Every question of Pax Pamir, answered with every kind of move by drag, click and button, by the list and by keys."""

from __future__ import annotations

from functools import cache

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.games.pamir.rules import Move, moves
from gonfalon.games.pamir.rules.words import ACTIONS
from gonfalon.games.pamir.texts.questions import ASKED
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.pamir.window.courtier import Courtier, How, great_game

WORDS = set(vars(moves)["_FORMS"])
NEITHER = {"end", "ask", "pay", "decline", "drop", "prize", "refuse", "done", "pass", "lose", "loyalty", "favor"}
"""What stands on a button alone."""
CLICKED = {"target", "site", "rumor", "swap", "rebuke", "remove-tribe", "remove-spy", "remove-army", "remove-road",
           "lift", *ACTIONS}  # fmt: skip
"""What is clicked where it is, and not taken anywhere."""
GAMES_PLAYED = 100


@cache
def positions() -> dict[tuple[str, str], tuple[Record, Move]]:
    """For each question and each kind of move that answers it a game that has come there, and such a move."""
    found: dict[tuple[str, str], tuple[Record, Move]] = {}
    shelves = Shelves(GAMES)
    for seed in range(1, GAMES_PLAYED):
        match, dice = Match.begin(great_game("RBG", people="RBG", seed=seed), shelves), Dice(seed)
        while not match.over:
            assert match.decision_seat is not None
            decision = match.view(match.decision_seat).decision
            assert decision is not None
            for move in decision.moves:
                if (kind := (decision.prompt.word, move.word)) not in found:
                    found[kind] = match.record(), move
            match.play(dice.pick(decision.moves))
    return found


@pytest.mark.slow
def test_all_words_are_asked_and_answered_somewhere() -> None:
    assert {question for question, _ in positions()} == set(ASKED)
    assert {word for _, word in positions()} | {"army"} == WORDS


def answers_to(how: How) -> set[str]:
    """Return the words of the moves that are made in this way and in no other by a mouse; all for list and keys."""
    if how in ("list", "keys"):
        return WORDS
    by_button = NEITHER | (set(ACTIONS) if how == "click" else set())
    return WORDS & NEITHER if how == "button" else WORDS - by_button - (CLICKED if how == "drag" else set())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "size"),
    [
        ("drag", (1024, 700)),
        ("click", (1280, 800)),
        pytest.param("button", (1920, 1080), marks=pytest.mark.nightly),
        pytest.param("list", (1280, 800), marks=pytest.mark.nightly),
        ("keys", (1024, 700)),
    ],
)
def test_every_question_is_answered(person: Courtier, how: How, size: tuple[int, int], nightly: bool) -> None:
    person.window.resize(*size)
    words = answers_to(how)
    asked = {kind: found for kind, found in positions().items() if nightly or kind[1] in words}
    # By day each move is made for one of the questions that it answers.
    seen: dict[str, tuple[str, str]] = {}
    for kind in asked:
        seen.setdefault(kind[1], kind)
    for (question, word), (record, move) in asked.items():
        if not nightly and seen[word] != (question, word):
            continue
        person.sit_down(Match.restore(record, Shelves(GAMES)))
        if person.curtained:
            person.lift_curtain()
        assert person.asked is not None
        assert person.asked.prompt.word == question
        made = len(person.match.moves)
        person.answer(move, how)
        assert person.match.moves[made : made + 1] == (move,), f"{question} {how}: {person.match.moves[made:]}, {move}"
        person.wait()
        if person.asked is not None:
            known = person.match.view(person.knows)
            person.scene.focus.leave()
            person.scene.focus.hide()
            person.scene.point_at(None)
            view = View(person.scene.viewer, known.table, known.stack, person.asked)
            assert not unlike_rebuilt(person.scene, view), (question, word)
    assert {word for word, hows in person.answered.items() if how in hows} >= words - {"army"}
