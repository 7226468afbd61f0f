"""Figures as people round and write them."""

from __future__ import annotations

import pytest

from gonfalon.texts.formatting import format_decimal, format_percent
from gonfalon.texts.translations import language_spoken


@pytest.mark.parametrize(
    ("number", "said"), [(9.45, "9.5"), (9.44, "9.4"), (0.25, "0.3"), (-0.25, "-0.3"), (12, "12.0")]
)
def test_half_counts_up(number: float, said: str) -> None:
    assert format_decimal(number) == said
    assert [format_percent(share) for share in (0.125, 0.145, 0.1449, 1.0)] == [13, 15, 14, 100]


def test_the_comma_stands_where_readers_have_it() -> None:
    with language_spoken("pl"):
        assert format_decimal(9.45) == "9,5"
