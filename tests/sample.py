"""What a newcomer's run keeps of tests with many cases: the same few each time, chosen by a rule that can be told.

Without `--all` the tests that bear one of the marks of LEFT_OUT are left out, and of a test with `@pytest.mark.sample`
run as few cases as have every value of every parameter (each language, each size and each scale, not all their
combinations), or, with a number, so many, evenly spread. What is named with `::` on the command line runs in any case.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby

import pytest

__all__ = ["LEFT_OUT", "covering", "evenly", "left_out"]

LEFT_OUT = frozenset({"strength", "second_opinion", "test_of_tests", "at_length", "room", "seldom", "trial"})
"""Marks that pyproject.toml explains."""


def evenly(cases: int, number: int) -> list[int]:
    """So many of the cases, the first and the last among them if there are more than one."""
    if number >= cases:
        return list(range(cases))
    if number == 1:
        return [0]
    return [place * (cases - 1) // (number - 1) for place in range(number)]


def covering(cases: Sequence[Mapping[str, Hashable]]) -> list[int]:
    """The cases that together have every value of every parameter, each the first of those with most that is new."""
    missing = {value for case in cases for value in case.items()}
    chosen = []
    while missing:
        best = max(range(len(cases)), key=lambda at: (len(missing & cases[at].items()), -at))
        chosen.append(best)
        missing -= cases[best].items()
    return sorted(chosen)


def _given(item: pytest.Function) -> tuple[Hashable, dict[str, Hashable]]:
    """What a case is given by fixtures, and by the names of each `parametrize`: the identities of the values."""
    # The cases of a product share the very same values.
    values = {name: id(value) for name, value in item.callspec.params.items()}
    given: dict[str, Hashable] = {}
    for mark in item.iter_markers("parametrize"):
        names = mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0]
        given[str(names)] = tuple(values.pop(name.strip()) for name in names)
    return tuple(values.items()), given


def _kept(items: list[pytest.Function]) -> list[pytest.Function]:
    """Of the cases of one test those that run; what fixtures give is each a test of its own, like another table."""
    mark = items[0].get_closest_marker("sample")
    if mark is None or not hasattr(items[0], "callspec"):
        return items
    kept = []
    for subject in dict.fromkeys(_given(item)[0] for item in items):
        cases = [item for item in items if _given(item)[0] == subject]
        chosen = evenly(len(cases), *mark.args) if mark.args else covering([_given(item)[1] for item in cases])
        kept += [cases[at] for at in chosen]
    return kept


def left_out(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """What a newcomer's run leaves out of these."""
    stays: set[pytest.Item] = set()
    tests = [item for item in items if isinstance(item, pytest.Function)]
    tests.sort(key=lambda item: item.nodeid.partition("[")[0])
    for _, cases in groupby(tests, key=lambda item: item.nodeid.partition("[")[0]):
        stays.update(_kept(list(cases)))
    return {item for item in items if item not in stays or LEFT_OUT & {mark.name for mark in item.iter_markers()}}
