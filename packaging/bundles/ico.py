"""The icon of the program in the form that Windows reads."""

from __future__ import annotations

import struct
from pathlib import Path

from bundles.workshop import Workshop

SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
"""The sizes that Windows asks for at its usual scales; the others are made from these."""
_READ = """
import sys
from PIL import Image
with Image.open(sys.argv[1]) as picture:
    pixels = picture.convert("RGBA").transpose(Image.Transpose.FLIP_TOP_BOTTOM)
open(sys.argv[2], "wb").write(pixels.tobytes("raw", "BGRA"))
"""


def make(workshop: Workshop, goal: Path) -> None:
    """Write the drawings of resources/icons as one icon file."""
    frames = []
    for size in SIZES:
        picture = workshop.root / "resources" / "icons" / f"gonfalon-{size}.png"
        if size == 256:
            frames.append((size, picture.read_bytes()))
            continue
        # Not all of Windows and of what lists programs can read a small PNG in an icon.
        raw = goal.with_suffix(f".{size}")
        workshop.run([workshop.python, "-c", _READ, picture, raw])
        frames.append((size, bitmap(size, raw.read_bytes())))
        raw.unlink()
    goal.write_bytes(icon(frames))


def bitmap(size: int, pixels: bytes) -> bytes:
    """The frame of an icon that is no PNG: a header, the pixels from the bottom up, and a mask that hides nothing."""
    mask = bytes((size + 31) // 32 * 4 * size)
    # The height counts the mask too; the pixels have 32 bits and are not packed.
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return header + pixels + mask


def icon(frames: list[tuple[int, bytes]]) -> bytes:
    """An icon file from frames, each with the length of its side."""
    head = struct.pack("<HHH", 0, 1, len(frames))
    place = len(head) + 16 * len(frames)
    body = b""
    for size, data in frames:
        # A zero stands for 256.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place + len(body))
        body += data
    return head + body
