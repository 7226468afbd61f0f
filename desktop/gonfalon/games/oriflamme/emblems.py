"""Drawings that users put beside their card sets."""

from __future__ import annotations

from pathlib import Path

from gonfalon.games.oriflamme.cardset import CardSet


def emblem(path: Path) -> bytes:
    """The drawing in a file."""
    return path.read_bytes()


def emblem_path(cards: CardSet, kind: str) -> Path | None:
    """Where the drawing of a kind would lie."""
    drawing = Path(cards.part_of(kind).sources[0][0]).with_name(f"{kind}.svg")
    return drawing if drawing.is_file() else None
