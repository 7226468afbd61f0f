"""What a bot says on its way over the pipe."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots.bot import Reason
from gonfalon.bots.reasons import read_reason, write_reason


@pytest.mark.parametrize("reason", [Reason("wait"), Reason("take-most", (3, -12)), Reason("so", tuple(range(8)))])
def test_a_reason_comes_back_as_it_was(reason: Reason) -> None:
    written = write_reason(reason)
    assert written.startswith("\n")
    assert read_reason(written[1:]) == reason


@pytest.mark.parametrize("reason", [
    None,
    7,
    "so",
    Reason(""),
    Reason("Soldier"),
    Reason("a b"),
    Reason("so\n9 move keep"),
    Reason("a" * 41),
    Reason("so", tuple(range(9))),
    Reason("so", (10**9,)),
    Reason("so", (0.5,)),  # type: ignore[arg-type]
    Reason("so", ("\u0663",)),  # type: ignore[arg-type]
    Reason("so", None),  # type: ignore[arg-type]
])  # fmt: skip
def test_what_is_no_reason_is_not_told(reason: Any) -> None:
    assert write_reason(reason) == ""


@pytest.mark.parametrize(
    "line", ["", " ", "so ", "so  1", "So", "so 1 x", "so 1234567890", "so" * 40, "so\n", "so 1\nto"]
)
def test_what_is_no_reason_is_not_read(line: str) -> None:
    assert read_reason(line) is None
