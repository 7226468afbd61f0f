"""What a newcomer's run keeps: every value of every parameter, cases from one end to the other, always the same."""

from __future__ import annotations

from itertools import product

import pytest

from tests.sample import LEFT_OUT, covering, evenly

pytest_plugins = ["pytester"]
TESTS = """
import pytest

@pytest.mark.sample
@pytest.mark.parametrize("size", "SML")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_sizes(language, size): ...

@pytest.mark.sample
@pytest.mark.parametrize("left, right", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_pairs(left, right): ...

@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(5))
def test_seeds(seed): ...

@pytest.fixture(params=["chess", "go"])
def game(request): ...

@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(3))
def test_games(game, seed): ...

def test_once(): ...
""" + "".join(f"\n@pytest.mark.{mark}\ndef test_{mark}(): ...\n" for mark in sorted(LEFT_OUT))


@pytest.mark.parametrize("sizes", [(4, 3, 3), (1, 5), (7,), (2, 2, 2, 2)])
def test_as_few_cases_as_have_every_value(sizes: tuple[int, ...]) -> None:
    cases = [dict(zip("abcd", values, strict=False)) for values in product(*map(range, sizes))]
    chosen = covering(cases)
    assert len(chosen) == max(sizes)
    assert {value for at in chosen for value in cases[at].items()} == {
        value for case in cases for value in case.items()
    }


@pytest.mark.parametrize(
    ("cases", "number", "chosen"), [(5, 2, [0, 4]), (5, 1, [0]), (3, 8, [0, 1, 2]), (101, 3, [0, 50, 100])]
)
def test_cases_are_taken_from_one_end_to_the_other(cases: int, number: int, chosen: list[int]) -> None:
    assert evenly(cases, number) == chosen


@pytest.mark.parametrize(
    ("arguments", "ran"),
    [
        (
            [],
            [
                "test_sizes[en-S]",
                "test_sizes[en-L]",
                "test_sizes[uk-M]",
                "test_pairs[1-1]",
                "test_pairs[1-2]",
                "test_pairs[2-1]",
                "test_pairs[2-2]",
                "test_seeds[0]",
                "test_seeds[4]",
                "test_games[chess-0]",
                "test_games[go-0]",
                "test_once",
            ],
        ),
        (["-k", "uk or 3"], ["test_sizes[uk-S]", "test_sizes[uk-M]", "test_sizes[uk-L]", "test_seeds[3]"]),
        (["test_given.py::test_strength"], ["test_strength"]),
    ],
)
def test_the_sample_is_what_runs(pytester: pytest.Pytester, arguments: list[str], ran: list[str]) -> None:
    assert _ran(pytester, *arguments) == ran


def test_everything_runs_where_it_is_asked_for(pytester: pytest.Pytester) -> None:
    assert len(_ran(pytester, "--all")) == 6 + 4 + 5 + 6 + 1 + len(LEFT_OUT)


def _ran(pytester: pytest.Pytester, *arguments: str) -> list[str]:
    pytester.makeconftest("from tests.conftest import pytest_addoption, pytest_collection_modifyitems")
    pytester.makepyfile(test_given=TESTS)
    pytester.makeini("[pytest]\nmarkers =\n  sample\n  " + "\n  ".join(LEFT_OUT))
    run = pytester.inline_run("--strict-markers", *arguments)
    run.assertoutcome(passed=len(run.listoutcomes()[0]))
    return [report.nodeid.partition("::")[2] for report in run.listoutcomes()[0]]
