"""How long a player with ten thousand games waits: `pytest tests/benchmarks/bench_games.py`.

Times are of the process, not of the clock, because other programs use the machine too.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.open_record import SavedState, inspect_record, resume_latest
from tests.session.many_games import filled_folder

KEPT = 10_000
GOAL_SECONDS = 0.3
FOREIGN = Path(__file__).parent.parent / "records" / "unfinished.gonfalon"
pytestmark = pytest.mark.benchmark(timer=time.process_time, min_rounds=5)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """So many games that were left, and as many that were finished."""
    return filled_folder(tmp_path_factory.mktemp("data") / "games", KEPT)


def test_continue(benchmark: BenchmarkFixture, folder: Path) -> None:
    card_sources = CardSources(GAMES)
    match, troubles = benchmark(resume_latest, folder, card_sources)
    assert isinstance(match, Match)
    assert not troubles
    assert benchmark.stats.stats.median < GOAL_SECONDS


def test_open_a_foreign_record(benchmark: BenchmarkFixture, folder: Path) -> None:
    card_sources = CardSources(GAMES)
    found = benchmark(inspect_record, FOREIGN, folder, card_sources)
    assert found.kept is SavedState.NOT_YET
    assert found.match.record() == read_record(FOREIGN)
    assert benchmark.stats.stats.median < GOAL_SECONDS
