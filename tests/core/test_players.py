"""Levels of bots, by the names that records give them."""

from __future__ import annotations

import pytest

from gonfalon.core.players import nearest


@pytest.mark.parametrize(("level", "expected"), [
    ("courtier", "squire"),
    ("chancellor", "squire"),
    ("regent", "regent"),
    ("page", "squire"),
])  # fmt: skip
def test_who_is_not_offered_is_replaced_by_the_nearest_below(level: str, expected: str) -> None:
    assert nearest(level, ("regent", "squire")) == expected
