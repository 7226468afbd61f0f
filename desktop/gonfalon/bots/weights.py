"""Files of weights: what a bot has learned, and how, in text that says of itself what it is.

    gonfalon weights 1
    game: GAME
    games: 400000
    ...
    ---
    policy 34465 0.00021
    c%17E...

A part is its name, how many figures it has and the unit in which they are counted; then the figures, whole numbers of
16 bits from the least byte up, packed by zlib and written in base 85.
"""

from __future__ import annotations

import base64
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gonfalon.core.files import PUBLIC_FILE, UnreadableFile, read_bytes, replace_file
from gonfalon.data import PACKED, read_data, resources_dir
from gonfalon.user.folders import bots_folder

HEAD = "gonfalon weights 1"
BREAK = "---"
WIDTH = 120
MOST_BYTES = 4_000_000
MOST_FIGURES = 4_000_000
FINEST = 32767


class BadWeights(ValueError):
    """A file of weights that cannot be used; its text is a sentence."""


@dataclass(frozen=True)
class Weights:
    """The contents of a weights file."""

    about: dict[str, str]
    """How they were made, and for what."""
    parts: dict[str, array[float]]
    """The figures, by the name of what they are for."""


def weight_files(names: str) -> list[Path]:
    """The files of weights that are called so: what this user's bots have learned, then what the program brings."""
    return [*sorted(bots_folder().glob(names)), *shipped_weights(names)]


def shipped_weights(names: str) -> list[Path]:
    """The files of weights that the program brings and that are called so; in bundles they are packed."""
    folder = resources_dir() / "bots"
    found = (*folder.glob(names), *folder.glob(f"{names}{PACKED}"))
    return sorted(path.with_name(path.name.removesuffix(PACKED)) for path in found)


def _text(path: Path) -> str:
    # Only the program's own come packed.
    packed = not path.exists() and path.with_name(f"{path.name}{PACKED}").exists()
    return (read_data(path) if packed else read_bytes(path, MOST_BYTES, "a file of weights")).decode("ascii")


def read_header(path: Path) -> dict[str, str]:
    """Return the header of a weights file; empty where it is no such file."""
    try:
        first, *said = _text(path).split(f"\n{BREAK}\n", 1)[0].splitlines() or [""]
        return dict(line.split(": ", 1) for line in said if ": " in line) if first == HEAD else {}
    except (UnreadableFile, UnicodeDecodeError):
        return {}


def write_weights(path: Path, about: Mapping[str, object], parts: Mapping[str, Sequence[float]]) -> None:
    """Write a file of weights in one go; figures are kept to a 32,767th of the greatest of their part."""
    lines = [HEAD, *(f"{key}: {value}" for key, value in about.items()), BREAK]
    for name, figures in parts.items():
        unit = max(map(abs, figures), default=0.0) / FINEST or 1.0
        unit = float(f"{unit * 1.0001:.6g}")
        packed = base64.b85encode(zlib.compress(_bytes([round(figure / unit) for figure in figures]), 9)).decode()
        lines.append(f"{name} {len(figures)} {unit!r}")
        lines += [packed[start : start + WIDTH] for start in range(0, len(packed), WIDTH)]
        lines.append(BREAK)
    replace_file(path, ("\n".join(lines) + "\n").encode("ascii"), PUBLIC_FILE)


def read_weights(path: Path) -> Weights:
    """
    Raises:
        BadWeights: when it is no file of weights, or one that was cut off or changed.
    """
    try:
        text = _text(path)
    except UnreadableFile as error:
        raise BadWeights(f"{path}: {error}.") from None
    except UnicodeDecodeError:
        raise BadWeights(f"{path} is not a file of weights.") from None
    head, *blocks = text.split(f"\n{BREAK}\n")
    first, *said = head.splitlines() or [""]
    if first != HEAD:
        raise BadWeights(f"{path} is not a file of weights: its first line is not '{HEAD}'.")
    about = dict(line.split(": ", 1) for line in said if ": " in line)
    try:
        parts = dict(_part(block) for block in blocks if block.strip())
    except (ValueError, zlib.error, EOFError):
        raise BadWeights(f"{path} is damaged: make it again, or install the program again.") from None
    return Weights(about, parts)


def _part(block: str) -> tuple[str, array[float]]:
    first, _, packed = block.partition("\n")
    name, count, unit = first.split()
    size = 2 * int(count)
    if not 0 <= size <= 2 * MOST_FIGURES:
        raise ValueError(size)
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(base64.b85decode(packed.replace("\n", "")), size + 1)
    if len(found) != size:
        raise ValueError(len(found))
    figures = array("h")
    figures.frombytes(found)
    if sys.byteorder == "big":
        figures.byteswap()
    scale = float(unit)
    return name, array("d", [figure * scale for figure in figures])


def _bytes(figures: Sequence[int]) -> bytes:
    whole = array("h", figures)
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()
