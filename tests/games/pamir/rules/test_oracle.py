"""Our engine plays games of Rally the Troops exactly as they are played there (N), step by step."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .rtt.adapter import replay
from .rtt.trace import Trace, read_trace, traces_in

MADE_UP = traces_in(Path(__file__).parent / "rtt" / "made_up")
"""Games that nobody played, told as Rally the Troops would: they reach what random games seldom reach."""
FOLDER = os.environ.get("PAMIR_TRACES")
NOTHING = "The games of Rally the Troops lie nowhere here: name a folder that has some in PAMIR_TRACES."
PLAYED = [pytest.param(path, id=path.name.partition(".")[0]) for path in (traces_in(Path(FOLDER)) if FOLDER else [])]


def agrees(trace: Trace) -> bool:
    """Whether every step is possible here too, and is asked for."""
    return replay(trace) == sum(step.prompt == "actions" for step in trace.steps)


@pytest.mark.parametrize("path", MADE_UP, ids=lambda path: path.name.partition(".")[0])
def test_engine_agrees_with_a_made_up_game(path: Path) -> None:
    assert agrees(read_trace(path))


@pytest.mark.nightly
@pytest.mark.parametrize("path", PLAYED or [pytest.param(None, marks=pytest.mark.skip(NOTHING), id="no-traces")])
def test_engine_agrees_with_a_game_of_rally_the_troops(path: Path) -> None:
    assert agrees(read_trace(path))
