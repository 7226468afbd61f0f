"""Games that nobody played, told as Rally the Troops would: they reach what random games seldom reach."""

from __future__ import annotations

from pathlib import Path

from .rtt.trace import read_trace, traces_in

PATHS = traces_in(Path(__file__).parent / "rtt" / "made_up")
TRACES = [read_trace(path) for path in PATHS]
WHERE = r"^\w+\.jsonl\.gz, (step \d+, prompt \w+, seat \d \(\w+\)|after step \d+, the end): "
"""How the first difference from one of them begins."""
