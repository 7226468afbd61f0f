"""The pictures that Windows needs in its own forms: the icon of the program, and the side of the set-up program."""

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

_SIDE = """
import sys
from PIL import Image, ImageDraw
night, darker, gold = "#1b2a3a", "#121d29", "#d0a244"
picture = Image.new("RGB", (328, 628), night)
draw = ImageDraw.Draw(picture)
for row in range(9):
    for column in range(5):
        x, y = 41 * (2 * column + row % 2), 70 + 61 * row
        draw.polygon([(x, y - 34), (x + 17, y), (x, y + 34), (x - 17, y)], fill=darker)
draw.rectangle([0, 0, 328, 44], fill=darker)
draw.rectangle([0, 584, 328, 628], fill=darker)
for y in (44, 580):
    draw.rectangle([0, y, 328, y + 3], fill=gold)
for column in range(9):
    for y in (22, 606):
        x = 41 * column
        draw.polygon([(x, y - 9), (x + 11, y), (x, y + 9), (x - 11, y)], fill=gold)
with Image.open(sys.argv[1]) as icon:
    picture.paste(icon, (36, 186), icon.convert("RGBA"))
picture.save(sys.argv[2])
"""


def side(workshop: Workshop, goal: Path) -> None:
    """Draw the left side of the last page of the set-up program, twice as large as it is shown at the usual scale."""
    workshop.run([workshop.python, "-c", _SIDE, workshop.root / "resources" / "icons" / "gonfalon-256.png", goal])


def icon(workshop: Workshop, goal: Path) -> None:
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
    goal.write_bytes(joined(frames))


def bitmap(size: int, pixels: bytes) -> bytes:
    """The frame of an icon that is no PNG: a header, the pixels from the bottom up, and a mask that hides nothing."""
    mask = bytes((size + 31) // 32 * 4 * size)
    # The height counts the mask too; the pixels have 32 bits and are not packed.
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return header + pixels + mask


def joined(frames: list[tuple[int, bytes]]) -> bytes:
    """An icon file from frames, each with the length of its side."""
    head = struct.pack("<HHH", 0, 1, len(frames))
    place = len(head) + 16 * len(frames)
    body = b""
    for size, data in frames:
        # A zero stands for 256.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place + len(body))
        body += data
    return head + body
