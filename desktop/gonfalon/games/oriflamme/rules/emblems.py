"""Where the drawings lie that users have made for the cards of their sets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.data import cards_dir

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.cardset import CardSet

__all__ = ["emblem_path"]


def emblem_path(cards: CardSet, kind: str) -> Path | None:
    """The file with the emblem of a kind, beside the file of the user's set it comes from; None when there is none.

    Raises:
        KeyError: when the cards lack the kind.
    """
    part = cards.part_of(kind)
    shipped = cards_dir().resolve()
    for source, _ in part.sources:
        file = Path(source)
        # What was not read from a file, as in a game on record, has nothing beside it.
        try:
            if not file.is_file() or file.resolve().parent == shipped:
                continue
            drawing = file.with_name(f"{kind}.svg")
            if drawing.exists():
                return drawing
        except (OSError, ValueError):
            continue
    return None
