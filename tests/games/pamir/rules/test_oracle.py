"""Our engine plays whole games of Rally the Troops exactly as they were played there (N), step by step."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .rtt.adapter import replay
from .rtt.trace import read_trace, traces_in

pytestmark = pytest.mark.second_opinion

FOLDER = os.environ.get("PAMIR_TRACES")
NOTHING = "The games of Rally the Troops lie nowhere here: name a folder that has some in PAMIR_TRACES."
PATHS = traces_in(Path(FOLDER)) if FOLDER else []
TRACES = [pytest.param(path, id=path.name.removesuffix(".gz").removesuffix(".jsonl")) for path in PATHS]


@pytest.mark.parametrize("path", TRACES or [pytest.param(None, marks=pytest.mark.skip(NOTHING), id="no-traces")])
def test_engine_agrees_with_a_game_of_rally_the_troops(path: Path) -> None:
    trace = read_trace(path)
    assert replay(trace) == sum(step.prompt == "actions" for step in trace.steps)
