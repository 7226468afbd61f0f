"""Reasons on their way from the bots' process: nothing that a bot gives there can stop the game or fill the pipe."""

from __future__ import annotations

import re
from typing import Any

from gonfalon.bots.bot import Reason

__all__ = ["read_reason", "write_reason"]

MOST_FIGURES = 8
_WRITTEN = re.compile(rf"(?P<word>[a-z][a-z-]{{0,39}})(?P<figures>(?: -?[0-9]{{1,9}}){{0,{MOST_FIGURES}}})", re.ASCII)


def write_reason(reason: Any) -> str:
    """A line to follow a move, with the break before it; nothing for what is no reason."""
    try:
        word, figures = reason
        line = " ".join((str(word), *(str(figure) for figure in figures)))
    except Exception:  # noqa: BLE001
        # A bot may give anything, and its move is good without a reason.
        return ""
    return f"\n{line}" if _WRITTEN.fullmatch(line) else ""


def read_reason(line: str) -> Reason | None:
    """The reason of a line; None where it says none, or is not one."""
    match = _WRITTEN.fullmatch(line)
    return None if match is None else Reason(match["word"], tuple(int(figure) for figure in match["figures"].split()))
