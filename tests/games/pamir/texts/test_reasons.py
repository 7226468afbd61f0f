"""Why Wakhan does what she does: every reason that her rules tell has a sentence, and what the sentences say."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.pamir.rules import wakhan
from gonfalon.games.pamir.rules.constants import ACTIONS, place_from_word
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.wakhan import turn as her_turn
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import entry_text
from gonfalon.games.pamir.texts.wakhan_reasons import REASON, WAKHAN_REASONS, wakhan_reason
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.rules.wakhans import waiting

TABLE = laid(Seat("afghan"), Seat(), wakhan=1, wakhan_deck="3 4").table
NAMES = Names("en")


def said(word: str, *numbers: int) -> str:
    return entry_text(wakhan_reason(word, numbers, TABLE), NAMES)


def told_words() -> set[str]:
    """Every word that her modules tell as a reason, read out of their text."""
    words: set[str] = set()
    for path in sorted(Path(str(wakhan.__file__)).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "reason":
                words |= _words_of(node.args[0])
    return words


def _words_of(node: ast.expr) -> set[str]:
    match node:
        case ast.Constant(str(word)):
            return {word}
        case ast.IfExp():
            return _words_of(node.body) | _words_of(node.orelse)
        case ast.Name("word"):
            return {"at_the_arrows", "at_the_arrows_in_other_row"}
        case ast.JoinedStr():
            return {f"{what}_step" for what in ("army", "tribe", "spy")}
    raise AssertionError(f"a reason of an unknown kind: {ast.dump(node)}")


def test_every_reason_that_is_told_has_a_sentence_and_the_other_way_round() -> None:
    worded = {key.removeprefix(REASON).partition("-")[0] for key in WAKHAN_REASONS if key.startswith(REASON)}
    assert told_words() == worded


def test_every_line_and_question_has_words() -> None:
    assert set(NAMES.texts.lines) == set(LINES)
    for question in range(9):
        assert said("betrayed", 1, question) != said("betrayed", 1, (question + 1) % 9)
        assert said("court_limit", 1, question) != said("court_limit", 1, (question + 1) % 9)


@pytest.mark.parametrize(
    ("word", "numbers", "sentence"),
    [
        ("line", (12, 2, LINES.index("betray")), "Card 12, line 2: Wakhan betrays."),
        (
            "betrayed",
            (1, 7),
            "Of the cards with a prize and a spy of hers she chooses Mohan Lal, since it has the highest rank.",
        ),
        (
            "acting",
            (9, 2, ACTIONS.index("tax")),
            (
                "Of her unused cards with the action “tax” that she can pay for she chooses Afghan Handicrafts, since "
                "it is of the favored suit."
            ),
        ),
        ("taxed_player", (0, 2), "She taxes players first, the richest first: 2 rupees from Red."),
        (
            "cylinders_before_check",
            (7, 0),
            (
                "A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: Dost Mohammad is the "
                "cheapest."
            ),
        ),
        ("cylinder_lifted", (2,), "None of her cylinders is left: she takes a tribe from Herat."),
        (
            "block_lifted",
            (0, place_from_word("herat-kabul")),
            "No block of the Afghans is left: by the list of her card she takes the road Herat–Kabul.",
        ),
    ],
)
def test_reasons_are_sentences(word: str, numbers: tuple[int, ...], sentence: str) -> None:
    assert said(word, *numbers) == sentence


def test_the_reasons_of_a_turn_say_what_she_does_and_why() -> None:
    state = waiting(Seat(court="16", spies="1 4", rupees=4), Seat("afghan", court="1 4"), cards="12 7", market="9")
    told: list[str] = []
    state.table.listener = lambda event: (
        told.append(entry_text(wakhan_reason(event.word, event.numbers, state.table), NAMES))
        if isinstance(event, WakhanReasoned)
        else None
    )
    state.stack.append(her_turn.WakhanTurn())
    state.run()
    so_far = "\n".join(told)
    why = "That is not possible: no card of her court has the action “move”."
    assert f"Card 12, line 1: Wakhan moves.\n{why}\nCard 12, line 2: Wakhan betrays." in so_far
    assert "she chooses Mohan Lal, since it has the highest rank." in so_far
    assert "She always takes the prize: Mohan Lal as a Russian prize." in so_far


def test_a_word_without_a_sentence_is_an_error() -> None:
    with pytest.raises(KeyError):
        wakhan_reason("because", (), TABLE)


@pytest.mark.parametrize(
    ("line", "told", "hers"),
    [
        ("tax", "no card of her court has the action “tax”", {"court": "3"}),
        ("tax", "there is nothing to tax", {"court": "8"}),
        ("build", "she cannot pay for the action “build”", {"court": "17", "rupees": 0}),
        ("build", "there is no region where she could build", {"court": "17", "rupees": 4}),
        ("battle", "there is no region where she has pieces to fight with and enemies to fight", {"court": "3"}),
        ("rad_intelligence", "the market has no such card that she can pay for", {}),
        ("rad_if_under_2_rupees_most_net_rupees", "its condition is not met, or the market has no such card", {}),
    ],
)
def test_a_line_that_is_not_possible_says_what_stands_against_it(line: str, told: str, hers: dict[str, Any]) -> None:
    table = laid(Seat("afghan"), Seat(**hers), wakhan=1, wakhan_deck="3 4", market="20 21 / 22 23").table
    assert entry_text(wakhan_reason("not_possible", [LINES.index(line)], table), NAMES).startswith(
        f"That is not possible: {told}"
    )


def test_a_card_that_is_used_stands_against_its_line() -> None:
    table = laid(Seat("afghan"), Seat(court="8"), wakhan=1, wakhan_deck="3 4", market="20+1 21 / 22 23").table
    table.used |= 1 << 8
    assert entry_text(wakhan_reason("not_possible", [LINES.index("tax")], table), NAMES).endswith("“tax” are used.")
