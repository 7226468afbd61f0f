"""What cards/README.md says of the card language is true: each of its examples is compiled and played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
import yaml

from gonfalon.core.deck import CardFileError, read_file
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.cardset import CardSet
from gonfalon.games.oriflamme.grammar import PRONOUNS, VERBS
from gonfalon.games.oriflamme.language import (
    CARD_KEYS,
    GRAMMAR,
    INFLUENCE,
    RESERVED_PROGRAMS,
    SET_KEYS,
    TEXT_KEYS,
    TYPES,
    compile_sets,
)
from gonfalon.games.oriflamme.scenario import run_scenario
from gonfalon.games.oriflamme.targets import ADJECTIVES

README = cards_dir() / "README.md"
SHIPPED = [(name, read_file(cards_dir() / name)) for name in ("oriflamme.yaml", "alliance.yaml")]
FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFUSED = re.compile(r"^\| `([a-z]+: [^`]+)` \| `([^`]+)` \|$", re.MULTILINE)


class Example(NamedTuple):
    """Cards as the page shows them, and the positions that follow them."""

    line: int
    cards: str
    positions: Sequence[dict[str, Any]]

    @property
    def is_set(self) -> bool:
        return re.search("^cards:", self.cards, re.MULTILINE) is not None

    def compile(self) -> CardSet:
        return compile_sets([(f"README.md, line {self.line}", self.cards), *SHIPPED])


def examples() -> list[Example]:
    text = README.read_text(encoding="utf-8")
    found: list[Example] = []
    for match in FENCE.finditer(text):
        language, body = match.groups()
        if language == "yaml":
            found.append(Example(text[: match.start()].count("\n") + 2, body, ()))
        else:
            assert language == "position", language
            read = yaml.safe_load(body)
            found[-1] = found[-1]._replace(positions=(read if isinstance(read, list) else [read]))
    return found


EXAMPLES = examples()
"""The first is the set of the first steps; the second shows how lines may be written."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"line-{example.line}")
def test_an_example_comes_out_as_the_page_says(example: Example) -> None:
    cards = example.compile()
    for position in example.positions:
        assert run_scenario({"play": [], **position}, cards) == []
