"""None of the numbered edge cases of a game's rules is without a test that bears its number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import ModuleType


def each_has_a_test(numbers: Iterable[int], *modules: ModuleType) -> None:
    """Fail unless these modules have a test `test_e1_...` for each of the numbers, and for no others."""
    names = [name for module in modules for name in vars(module)]
    tested = {int(match[1]) for name in names if (match := re.match(r"test_e([1-9]\d*)_", name))}
    assert sorted(set(numbers) - tested) == [], "these edge cases have no test"
    assert sorted(tested - set(numbers)) == [], "there are no such edge cases"
