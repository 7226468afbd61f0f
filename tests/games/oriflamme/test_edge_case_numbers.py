"""None of the 62 edge cases of the rules (section 12) is without a test that bears its number."""

from __future__ import annotations

import re

from . import test_edge_cases, test_edge_cases_alliance

EDGE_CASES = range(1, 63)


def test_each_edge_case_has_a_test_named_after_its_number() -> None:
    names = [*vars(test_edge_cases), *vars(test_edge_cases_alliance)]
    numbers = {int(match[1]) for name in names if (match := re.match(r"test_e([1-9]\d*)_", name))}
    assert sorted(set(EDGE_CASES) - numbers) == [], "these edge cases have no test"
    assert sorted(numbers - set(EDGE_CASES)) == [], "there are no such edge cases"
