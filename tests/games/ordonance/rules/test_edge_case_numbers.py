"""None of the edge cases of the rules (section 9) is without a test that bears its number."""

from __future__ import annotations

from tests.games.edge_cases import each_has_a_test

from . import test_edge_cases


def test_each_edge_case_has_a_test_named_after_its_number() -> None:
    each_has_a_test("ordonance", test_edge_cases)
