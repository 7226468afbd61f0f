"""Moves as they are written in records."""

from __future__ import annotations

import random
import re

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import moves
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from tests.games import laws

from .policies import POLICIES
from .subjects import Subject
from .tables import TABLES, options

SENTENCE = re.compile(r"'.*' is (no|not a) .*\.$", re.DOTALL)
LIKE = {
    "coalition": "afghan", "card": "116", "court card": "37", "side": "left", "number": "0", "border": "herat-kabul",
    "region": "punjab", "place": "gift-2", "purse": "R", "gift": "4", "site": "kabul", "family": "K",
    "suit": "military",
}  # fmt: skip


def forms() -> dict[str, list[str]]:
    """The words of all moves, each with the kinds of its arguments."""
    return {word: [kind for kind in kinds if kind] for word, kinds in moves._FORMS.items()}


def test_the_table_in_the_docstring_has_every_word_and_no_other() -> None:
    rows = [line for line in (moves.__doc__ or "").splitlines() if line.startswith("| `")]
    listed = [entry.split() for row in rows for entry in re.findall(r"`([^`]*)`", row.split("|")[1])]
    assert {entry[0] for entry in listed} == set(forms())
    for word, *arguments in listed:
        kinds = forms()[word]
        if arguments:
            assert len(arguments) == len(kinds), f"'{word}' is listed with other arguments"
    # The six actions are listed without theirs, which the sentence after them tells.
    assert {entry[0] for entry in listed if len(entry) == 1 and forms()[entry[0]]} <= set(moves.ACTIONS)


def test_every_word_is_read_as_it_is_written() -> None:
    for word, kinds in forms().items():
        text = " ".join([word, *(LIKE[kind] for kind in kinds)])
        assert str(Pamir().parse(text)) == text


def test_every_move_that_there_can_be_is_read_as_it_is_written() -> None:
    made: list[Move] = []
    for value in vars(moves).values():
        nested = [value] if isinstance(value, (Move, list)) else []
        while nested:
            thing = nested.pop()
            if isinstance(thing, Move):
                made.append(thing)
            elif isinstance(thing, (list, tuple)):
                nested += thing
    # The lists begin at 0 so that cards and places are their indices; no card has this number.
    real = [move for move in made if not _is_only_an_index(move)]
    assert len(real) > 1500
    for move in real:
        assert Move.parse(str(move)) == move


def _is_only_an_index(move: Move) -> bool:
    for kind, value in zip(forms()[move.word], move[1:], strict=False):
        if kind in ("card", "court card") and value == 0:
            return True
        if kind == "purse" and not (1 <= value <= 116 or value >= moves.OF_FAMILY):
            return True
        if kind in ("place", "site") and 18 <= value <= 20:
            return True
        if kind == "site" and 6 <= value < 20:
            return True
        if kind == "border" and not 6 <= value < 15:
            return True
    return False


def test_every_move_that_is_met_is_read_as_it_is_written() -> None:
    met: set[Move] = set()
    for number, (kind, seats) in enumerate(TABLES):
        for policy in ("marshal", "traitor", "buyer"):
            subject = Subject(options(kind, seats), POLICIES[policy])
            for state in laws.random_play(laws.start(subject, number), Dice(number), subject.pick):
                met.update(state.moves)
    for move in met:
        assert Move.parse(str(move)) == move
    rare = {"decline", "wander"}
    assert {move.word for move in met} >= set(forms()) - rare


NONSENSE = (
    """
buy;buy 0;buy 117;buy x;buy 5 6;buy 05;BUY 5;buy ٣;buy -1;buy 1e1;buy 1_0;buy ١٢;play 5;play 5 up;play 101 left
loyalty;loyalty french;end now;ask;ask 100;ask -1;road herat;road herat-punjab;road kabul-herat;army herat-kabul
army 5;spy herat;spy 101;lift gift-3;lift 0;lift 101;rupee;rupee Z;rupee 0;rupee 200;rupee RB;space 3;space 02
space gift-2;march herat;march herat nowhere;slip 5;slip 0 5;site herat-kabul;site gift-2;remove-tribe r;remove-tribe RB
remove-road herat afghan;remove-road herat-kabul;favor red;rebuke gift-2;discard 101;tax;battle 101;gift 2 4;done 1
pass 1;drop 5;pay 3;shelter;target kabul;rumor 1;swap;nothing;end.;end,
""".strip()
    .replace("\n", ";")
    .split(";")
)


@pytest.mark.parametrize("text", ["", " ", "\n", "buy\t", *NONSENSE])
def test_what_is_no_move_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=SENTENCE):
        Move.parse(text)


def test_whatever_is_written_is_a_move_or_refused_with_a_sentence() -> None:
    chance = random.Random(6)
    words = [*forms(), *LIKE.values(), *"RBGYKZ", "", "0", "00", "117", "-1", "²", "٣", "herat-", "-herat", "gift-"]
    letters = "abehrt -0159_RK²٣\t\n\x00é'\"{}"
    read = 0
    for _ in range(20_000):
        if chance.random() < 0.8:
            text = chance.choice((" ", "  ")).join(chance.choices(words, k=chance.randint(0, 4)))
        else:
            text = "".join(chance.choices(letters, k=chance.randint(0, 12)))
        move, refusal = read_or_refused(text)
        if move is None:
            assert SENTENCE.match(refusal), f"{text!r}: {refusal}"
        else:
            read += 1
            assert str(move) == " ".join(text.split())
            assert Move.parse(str(move)) == move
    assert read > 300


def read_or_refused(text: str) -> tuple[Move | None, str]:
    """The move, or why it is none; anything but a ValueError gets through."""
    try:
        return Move.parse(text), ""
    except ValueError as error:
        return None, str(error)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("space 3", "'3' is no gift space: write 2, 4, 6."),
        ("army 5", "'5' is no region: write persia, transcaspia, herat, kabul, kandahar, punjab."),
        (
            "army herat-kabul",
            "'herat-kabul' is no region: write persia, transcaspia, herat, kabul, kandahar, punjab.",
        ),
        (
            "road kabul-herat",
            "'kabul-herat' is no border: write two regions in the order of the map, as in herat-kabul.",
        ),
        ("road kabul", "'kabul' is no border: write two regions in the order of the map, as in herat-kabul."),
    ],
)
def test_a_place_that_does_not_fit_is_refused_with_those_that_do(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        Move.parse(text)


def test_moves_sort_by_their_words_and_then_their_numbers() -> None:
    some = [Move.parse(text) for text in ("buy 9", "end", "buy 10", "play 3 right", "battle 4", "play 3 left")]
    assert [str(move) for move in sorted(some)] == ["battle 4", "buy 9", "buy 10", "end", "play 3 left", "play 3 right"]
