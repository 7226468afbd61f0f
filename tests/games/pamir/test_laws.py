"""The laws of all games, kept by Pax Pamir with every number of seats and option.

`python -m tests.games.pamir.long_play` plays far more games under the same laws.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games import laws

from .policies import POLICIES
from .subjects import Subject
from .tables import TABLES, options


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("kind", "seats"), TABLES, ids=str)
def test_law(law: Callable[[laws.Subject, int], None], kind: str, seats: int) -> None:
    # Each law is kept by another policy at another table.
    seed = 4 * TABLES.index((kind, seats)) + laws.LAWS.index(law)
    policy = list(POLICIES)[seed % len(POLICIES)]
    law(Subject(options(kind, seats, seed), POLICIES[policy]), seed)
