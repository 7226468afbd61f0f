"""What a move of Ordonance does, for characters, and why it is played, for whoever asks."""

from __future__ import annotations

import pytest

from gonfalon.games.ordonance.bots.character_weights import CharacterWeights
from gonfalon.games.ordonance.rules import Move
from gonfalon.games.ordonance.texts.log_writer import LOG_RENDERER, entry_text
from tests.games.ordonance.bots.views import seen

LOST = "F WF HF SF"
VIEW = seen("F S SBW H BH W", "SF WF HF | W W | H | | S", f"W W W | B B B | | | {LOST}")


@pytest.mark.parametrize(("move", "leanings", "reason"), [
    ("play F 1", ["grab", "cover"], ("takes", (1,))),
    ("play S 5", ["wait"], ("throws", (5,))),
    ("play H 4", ["show"], ("opens", (4, 3))),
    ("play SBW 4", ["show"], ("opens", (4, 2))),
    ("play S 3", [], ("settles", (3,))),
    ("play W 2", ["strike", "revenge"], ("contests", (2, 2))),
    ("play H 3", ["cover"], ("goes-on", (3, 3, 19))),
])  # fmt: skip
def test_a_move_is_known_by_what_it_does(move: str, leanings: list[str], reason: tuple[str, tuple[int, ...]]) -> None:
    manner = CharacterWeights(VIEW)
    assert manner.leanings(Move.parse(move)) == leanings
    assert manner.reason(Move.parse(move)) == reason


@pytest.mark.parametrize(("move", "word"), [("play W 1", "completes"), ("play S 1", "settles"), ("play W 2", "fills")])
def test_an_army_that_is_full_or_has_no_line_is_not_gone_on_with(move: str, word: str) -> None:
    manner = CharacterWeights(seen("W S B B H H", "W W W | S H | | | ", "F F F | F | | | "))
    reason = manner.reason(Move.parse(move))
    assert reason.word == word


def test_a_reason_names_nothing_that_only_its_seat_knows_and_is_a_sentence() -> None:
    other = seen("F S B H B W", "SF WF HF | W W | H | | S", f"W W W | B B B | | | {LOST}")
    for move in ("play F 1", "play S 5", "play H 3", "play W 2"):
        assert CharacterWeights(other).reason(Move.parse(move)) == CharacterWeights(VIEW).reason(Move.parse(move))
    line = LOG_RENDERER.why(CharacterWeights(VIEW).reason(Move.parse("play W 2")), 0, VIEW.table)
    assert entry_text(line, "en") == "Red goes after a regiment of swords on Cyprus, where a rival is further ahead."
