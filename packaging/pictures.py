#!/usr/bin/env python3
"""Make the pictures of the README and of stores anew: `.venv/bin/python packaging/pictures.py`.

The program draws all of them; what moves is put together by `img2webp` (in Debian the package `webp`).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from gonfalon.session.new_game import NewGame, Seat
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.application.screenshots import draw_screenshot, save_screenshot
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.look import art
from gonfalon.ui.settings.store import Settings

FOLDER: Final = Path(__file__).resolve().parent / "pictures"
STILLS: Final = {
    "ordonance.png": ("ordonance-four", "en"),
    "pamir.png": ("pamir", "en"),
    "alliance-pl.png": ("alliance", "pl"),
}
"""Which screen in which language is in a picture of the README."""


class StorePicture(NamedTuple):
    """A window before a scene, as stores show it."""

    screen: str
    language: str
    scene: str


STORE: Final = {
    "store-en.png": StorePicture("planning", "en", "scene-oriflamme"),
    "store-uk.png": StorePicture("pamir", "uk", "scene-pamir"),
    "store-pl.png": StorePicture("alliance", "pl", "scene-alliance"),
    "store-ru.png": StorePicture("ordonance-four", "ru", "scene-ordonance"),
}
STORE_SIZE: Final = (1000, 700)
WINDOW: Final = (1200, 760)
"""How large the window is drawn, and then made as wide as there is room."""
MARGIN: Final = 40
BAR: Final = 30
"""The height of its title."""
MOVING: Final = "round.webp"
MOVING_SIZE: Final = (1280, 800)
SEEN: Final = QRect(0, 0, 1280, 508)
"""What of the window is shown: below it the table is empty while bots play."""
SHOWN_WIDE: Final = 960
ROUND: Final = 4
"""So far bots have come before, unseen."""
SECONDS: Final = 32.0
FRAME: Final = 0.1
"""Seconds from one picture to the next."""
MOST_BYTES: Final = 3_000_000


def store_picture(asked: StorePicture) -> QImage:
    """A window with a frame and a shadow before a scene."""
    image = QImage(*STORE_SIZE, QImage.Format.Format_RGB32)
    window = draw_screenshot(asked.screen, asked.language, WINDOW)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(image.rect())
    scene = QRectF(0, 0, whole.height() * 1200 / 520, whole.height())
    scene.moveCenter(whole.center())
    art.paint(painter, asked.scene, scene)
    painter.fillRect(whole, QColor(10, 8, 14, 110))
    wide = whole.width() - 2 * MARGIN
    body = QRectF(MARGIN, 0, wide, wide * WINDOW[1] / WINDOW[0] + BAR)
    body.moveCenter(whole.center())
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(14):
        painter.setBrush(QColor(0, 0, 0, 10))
        painter.drawRoundedRect(body.adjusted(-step, 4 - step, step, 4 + step), 9 + step, 9 + step)
    frame = QPainterPath()
    frame.addRoundedRect(body, 9, 9)
    painter.setClipPath(frame)
    title = QRectF(body.left(), body.top(), body.width(), BAR)
    shade = QLinearGradient(title.topLeft(), title.bottomLeft())
    shade.setColorAt(0, QColor("#3a3630"))
    shade.setColorAt(1, QColor("#2b2824"))
    painter.fillRect(title, shade)
    font = QFont("Vollkorn")
    font.setPixelSize(15)
    painter.setFont(font)
    painter.setPen(QColor("#e9e0cd"))
    painter.drawText(title, Qt.AlignmentFlag.AlignCenter, "Gonfalon")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8d8578"))
    for place in range(3):
        painter.drawEllipse(QPointF(title.right() - 20 - 22 * place, title.center().y()), 5.5, 5.5)
    painter.drawImage(QRectF(body.left(), title.bottom(), wide, body.height() - BAR), window)
    painter.end()
    return image


def moving_picture(goal: Path) -> None:
    """A round of bots as it is told at the table, without its pauses for thought."""
    app = make_application([])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.language, settings.bot_pause = "en", 0.3
        window = Window(settings, Path(folder) / "games")
        window.player.close()
        window.resize(*MOVING_SIZE)
        window.show()
        names = ("Marguerite", "Ann", "Sir Osric", "Dame Isolde", "Brother Anselm")
        seats = tuple(Seat(family, name, "squire") for family, name in zip("RBGYK", names, strict=True))
        window.tables.begin(NewGame("oriflamme", seats, first=0, seed=20261128))
        play = window.tables.play
        assert play is not None
        motion = play.table.scene.animation_queue.motion
        play.table.scene.animation_queue.motion = AnimationSettings(0.0)
        while play.match.view(0).table.round < ROUND:
            app.processEvents()
        play.table.scene.animation_queue.motion = motion
        begun, frames = time.monotonic(), list[Path]()
        while (passed := time.monotonic() - begun) < SECONDS:
            app.processEvents()
            if passed < len(frames) * FRAME:
                time.sleep(0.002)
                continue
            image = window.grab(SEEN).toImage().scaledToWidth(SHOWN_WIDE, Qt.TransformationMode.SmoothTransformation)
            frames.append(Path(folder) / f"{len(frames):04}.png")
            image.save(str(frames[-1]))
        window.close()
        window.deleteLater()
        order = ["img2webp", "-loop", "0", "-lossy", "-q", "55", "-m", "4", "-d", str(round(1000 * FRAME))]
        subprocess.run([*order, *map(str, frames), "-o", str(goal)], check=True)


def main() -> int:
    """Make all pictures; return 1 when one is too large."""
    QApplication.setApplicationName("Gonfalon")
    for name, (screen, language) in STILLS.items():
        save_screenshot(draw_screenshot(screen, language, (1280, 800)), FOLDER / name)
    for name, asked in STORE.items():
        save_screenshot(store_picture(asked), FOLDER / name)
    moving_picture(FOLDER / MOVING)
    large = [path.name for path in FOLDER.iterdir() if path.stat().st_size > MOST_BYTES]
    if large:
        print(f"More than {MOST_BYTES:,} bytes: {', '.join(large)}.", file=sys.stderr)
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main())
