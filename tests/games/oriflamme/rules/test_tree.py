"""The tree that a card file is read into: what it says, where it stands, and how it is written again."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest
import yaml

from gonfalon.core.yaml_reader import SourcePosition, compose_yaml, plain_content
from gonfalon.games.oriflamme.rules import card_set
from gonfalon.games.oriflamme.rules.card_set import (
    Amount,
    Card,
    Choose,
    Count,
    Gain,
    If,
    Option,
    Target,
    VerbStatement,
    plain_program,
    walk,
)
from gonfalon.games.oriflamme.rules.compiler import compile_program, from_texts
from gonfalon.games.oriflamme.rules.statement_parser import count_statements

from .positions import ALLIANCE_FILE, BASE_FILE

FILE = """\
name: Fair
cards:
  baker:
    type: character
    cost: 2
    activate:
      - gain: 2 per   tokens on adjacent mine
      - choose:
          take: [steal: 1 from one rival, {if: it closed, then: [close: it]}]
          give:
            - place: 3 on this
    avenge: [discard: attacker]
    reserved: {end: ["gain": "1 per token on this"]}
  cook: {type: intrigue, influence: doubled, activate: [swap: hand]}
"""
HIT = VerbStatement("steal", Target("one", ("rival",)), 1, "from")
CLOSED = If(card_set.Test("it", ("closed",)), (VerbStatement("close", Target("it")),))
BAKER = Card(
    "baker",
    "character",
    cost=2,
    activate=(
        Gain(Amount(2, Count(Target("each", ("adjacent", "mine")), "tokens"))),
        Choose((
            Option("give", (VerbStatement("place", Target("this"), 3, "on"),)),
            Option("take", (HIT, CLOSED)),
        )),
    ),
    avenge=(VerbStatement("discard", Target("attacker")),),
    end=(Gain(Amount(1, Count(Target("this"), "token"))),),
)  # fmt: skip


def read() -> tuple[Card, Card]:
    baker, cook = (kind.card for kind in from_texts((("fair.yaml", FILE),)).kinds)
    return baker, cook


def test_a_card_is_what_its_file_says() -> None:
    assert read() == (BAKER, Card("cook", "intrigue", "doubled", activate=(VerbStatement("swap", Target("hand")),)))


def test_everything_knows_its_place() -> None:
    baker, cook = read()
    lines = FILE.splitlines()
    statements: list[Any] = [*walk(baker.activate), *baker.end]
    gain, choose, _, steal, condition, _, end = statements
    (give, take), per = choose.options, gain.amount.per
    for node, begins in (
        (baker, "baker:"), (cook, "cook:"), (gain, "gain: 2"), (gain.amount, "2 per"), (per, "per   tokens"),
        (per.of, "adjacent mine"), (choose, "choose:"), (give, "give:"), (take, "take:"), (steal, "steal:"),
        (steal.target, "one rival"), (condition, "if: it"), (condition.test, "it closed"),
        (condition.then[0], "close: it"), (baker.avenge[0], "discard: attacker"), (end, '"gain"'),
        (end.amount, "1 per"),
    ):  # fmt: skip
        line, column = node.place
        # What is quoted begins with its mark, its words behind that.
        assert lines[line - 1][column - 1 :].lstrip('"').startswith(begins.strip('"')), node
    assert baker.place == SourcePosition(3, 3)


def test_the_same_words_are_the_same_wherever_they_stand() -> None:
    one, other = (
        Target("one", ("mine",), place=SourcePosition(1, 2)),
        Target("one", ("mine",), place=SourcePosition(3, 4)),
    )
    assert one == other
    assert len({one, other}) == 1
    with pytest.raises(FrozenInstanceError):
        one.whom = "each"  # type: ignore[misc]


def test_a_walk_meets_every_statement_before_what_stands_in_it() -> None:
    assert [statement.verb for statement in walk(BAKER.activate)] == ["gain", "choose", "place", "steal", "if", "close"]
    assert BAKER.verbs == {"gain", "choose", "place", "steal", "if", "close", "discard"}


@pytest.mark.parametrize("text", [FILE, *(path.read_text(encoding="utf-8") for path in (BASE_FILE, ALLIANCE_FILE))])
def test_a_tree_is_written_as_its_file_says_it(text: str) -> None:
    said = plain_content(compose_yaml(text, "fair.yaml"))["cards"]
    for kind in from_texts((("fair.yaml", text),)).kinds:
        reserved = said[kind.id].get("reserved", {})
        programs = [said[kind.id].get(word, []) for word in ("activate", "avenge")]
        programs += [reserved.get(word, []) for word in ("kill", "round", "end")]
        assert [plain_program(program) for program in kind.card.programs] == programs
        assert yaml.safe_load(yaml.safe_dump(programs)) == programs


def test_a_program_counts_as_many_statements_as_it_has_instructions() -> None:
    assert [count_statements(program) for program in BAKER.programs] == [7, 1, 0, 0, 1]
    assert [len(compile_program(program)) for program in BAKER.programs] == [7, 1, 0, 0, 1]
