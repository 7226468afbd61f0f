"""What is said of a move that a seat could make, as the chronicle would tell it, and why a bot would make it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.core.foretelling import foretell
from gonfalon.core.knowledge import View
from gonfalon.texts.annals import Annals
from gonfalon.texts.lines import Line, Telling

__all__ = ["hint"]


Reason = tuple[str, Sequence[int]]


def hint(telling: Telling[Any, Any], view: View, move: Any, reason: Reason | None) -> tuple[Line | None, Line | None]:
    """The line of what the move does and that of its reason; None where nothing can be foretold, or nothing was said.

    Args:
        telling: how the game is told.
        view: of the seat that is asked.
        move: one of those that it may make.
        reason: why the bot would make it.
    """
    table = view.table
    foretold = foretell(view, move)
    passages = Annals(telling, table).add(view.seat, foretold.events)
    # A line of nobody goes on with one that was told before, and says nothing by itself.
    lines = (passage.line for passage in passages if passage.line is not None and passage.line.family)
    return next(lines, None), telling.why(reason, view.seat, table)
