"""The pictures of all screens that the program can stage, and the files that hold them.

Each screen is drawn in one of `VARIANTS`, chosen by its name, so that all languages, sizes and themes have screens and
none is drawn twice. They are kept as WebP, of which a new picture goes through the same loss before it is compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from gonfalon.ui.application.screenshots import draw_screenshot, screens
from tests.golden.comparison import differences
from tests.scripts import ROOT

FOLDER = ROOT / "tests" / "golden" / "pictures"
QUALITY = 85
"""Letters can still be read well, in a third of the bytes of a PNG."""


class Variant(NamedTuple):
    """How a screen is drawn."""

    language: str
    size: tuple[int, int] = (1280, 720)
    scale: int = 1
    theme: str = "oak"
    text_scale: float = 1.0

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.language}, {width} x {height} at {self.scale}00 %, {self.theme}, letters {self.text_scale:g}"


VARIANTS = (
    Variant("en"),
    Variant("pl", (1024, 640), theme="lime"),
    Variant("pl", (1152, 720), text_scale=1.25),
    Variant("uk", (1360, 768), theme="contrast"),
    Variant("pl", (1280, 800)),
    Variant("ru", (960, 600), theme="lime"),
    Variant("uk", (1280, 720), text_scale=0.85),
    Variant("en", (1024, 576), theme="contrast", text_scale=1.25),
    Variant("ru", (1440, 800)),
)
TWICE = {"start", "alliance", "pamir-forecast"}
"""Screens that are drawn at 200 %: each takes a process of its own."""


def variant(name: str) -> Variant:
    how = VARIANTS[crc32(name.encode()) % len(VARIANTS)]
    return how._replace(size=(960, 544), scale=2) if name in TWICE else how


def drawn(name: str, folder: Path) -> QImage:
    """A screen as the program draws it now; in another process, by way of a folder, if it has to have other pixels."""
    how = variant(name)
    if how.scale == 1:
        return draw_screenshot(name, how.language, how.size, how.theme, how.text_scale)
    file = folder / f"{name}.png"
    width, height = how.size
    command = [
        sys.executable, "-m", "gonfalon", "picture", name, "--language", how.language, "--size", f"{width}x{height}",
        "--scale", str(how.scale), "--theme", how.theme, "--text-scale", str(how.text_scale), "--out", str(file),
    ]  # fmt: skip
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")}, check=True, capture_output=True)
    image = QImage(str(file))
    file.unlink()
    return image


def packed(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "webp", QUALITY), "this Qt writes no WebP"
    return content.data()


def unpacked(content: bytes) -> QImage:
    image = QImage.fromData(content, "webp")
    assert not image.isNull()
    return image


def names() -> list[str]:
    return list(screens())


def path(name: str) -> Path:
    return FOLDER / f"{name}.webp"


def compared(name: str, folder: Path) -> tuple[QImage, list[QRect]]:
    """A screen as it is drawn now, and where an eye sees that it differs from its file."""
    content = packed(drawn(name, folder))
    new, old = unpacked(content), path(name).read_bytes() if path(name).exists() else b""
    if content == old:
        return new, []
    return new, differences(unpacked(old), new) if old else [new.rect()]


def marked(image: QImage, squares: list[QRect]) -> QImage:
    """A picture grown pale, but for these squares of it."""
    result = image.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(result)
    painter.fillRect(result.rect(), QColor(255, 255, 255, 190))
    for square in squares:
        painter.drawImage(square, image, square)
    painter.setPen(QPen(Qt.GlobalColor.red, 2))
    outline = QPainterPath()
    for square in squares:
        outline.addRect(square.adjusted(-2, -2, 2, 2))
    painter.drawPath(outline.simplified())
    painter.end()
    return result
