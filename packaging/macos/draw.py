"""Draws the pictures of an icon for macOS: `draw.py FILE.svg SHARE FOLDER SIZE...`, where there is PySide6."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def main(argv: Sequence[str]) -> int:
    """Draw FOLDER/SIZE.png for each size; the drawing takes up that share of the width, 1 for all of it."""
    source, share, folder, sizes = argv[0], float(argv[1]), Path(argv[2]), map(int, argv[3:])
    QGuiApplication([])
    drawing = QSvgRenderer(source)
    if not drawing.isValid():
        print(f"{source} is no drawing that Qt can read.")
        return 1
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        side = size * share
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF((size - side) / 2, (size - side) / 2, side, side))
        painter.end()
        if not image.save(str(folder / f"{size}.png")):
            print(f"{folder / f'{size}.png'} cannot be written.")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
