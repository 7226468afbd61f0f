"""Few cases of a product of parameters: every pair of values is there, not every combination."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from allpairspy import AllPairs


def pairwise(**values: Iterable[object]) -> pytest.MarkDecorator:
    """Parametrize a test by all values of each name so that any two values of two names meet in at least one case.

    Source: covering arrays of strength two (Cohen, Dalal, Fredman and Patton 1997).
    """
    names, columns = list(values), [list(column) for column in values.values()]
    # Places in place of the values: a pair is told apart by equality, and not all values are comparable or distinct.
    chosen = AllPairs([list(range(len(column))) for column in columns])
    cases = [tuple(column[at] for column, at in zip(columns, places, strict=True)) for places in chosen]
    return pytest.mark.parametrize(names, cases, ids=_name)


def _name(value: object) -> str | None:
    """Return a name for what pytest would only count: 1024-700 for a size."""
    return "-".join(map(str, value)) if isinstance(value, tuple) else None
