"""None of the edge cases in the rules of a game is without a test that bears its number."""

from __future__ import annotations

import re
from types import ModuleType

from tests.games.rule_book import rules_of


def each_has_a_test(game: str, *modules: ModuleType) -> None:
    """Fail unless these modules have a test `test_e1_...` for each edge case of the game, and for no others."""
    numbers = {int(number[1:]) for number in rules_of(game, "E")}
    names = [name for module in modules for name in vars(module)]
    tested = {int(match[1]) for name in names if (match := re.match(r"test_e([1-9]\d*)_", name))}
    assert sorted(numbers - tested) == [], "these edge cases have no test"
    assert sorted(tested - numbers) == [], "there are no such edge cases"
