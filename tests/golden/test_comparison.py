"""The comparison of pictures sees what an eye sees, and no more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

from gonfalon.ui.look import fonts
from tests.golden.comparison import differences
from tests.golden.pictures import packed, unpacked

PAPER, INK, GOLD = QColor("#f3e9cf"), QColor("#2c2119"), QColor("#c9a24a")


def screen(
    words: str = "Blue keeps its Heir face down: 2 influence on it.",
    left: int = 40,
    top: int = 100,
    button_colour: QColor = GOLD,
    paper: QColor = PAPER,
    icon: bool = True,
    hinting: QFont.HintingPreference = QFont.HintingPreference.PreferDefaultHinting,
    shift: float = 0.0,
) -> QImage:
    """A small screen with a sentence, a button and an icon."""
    image = QImage(400, 160, QImage.Format.Format_RGB32)
    image.fill(paper)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(shift, shift)
    font = fonts.font(15)
    font.setHintingPreference(hinting)
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(QPointF(20, 40), words)
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(button_colour)
    painter.drawRoundedRect(QRectF(left, top, 120, 36), 5, 5)
    painter.drawText(QRectF(left, top, 120, 36), Qt.AlignmentFlag.AlignCenter, "Go on")
    if icon:
        painter.drawEllipse(QPointF(300, 118), 7, 7)
        painter.drawLine(QPointF(305, 123), QPointF(312, 130))
    painter.end()
    return image


@pytest.mark.parametrize(
    "fault",
    [
        {"words": "Blue keeps its Lord face down: 2 influence on it."},
        {"words": "Blue keeps its Heir face down: 3 influence on it."},
        {"words": "Blue keeps its Heir face down: 2 influences on it."},
        {"words": ""},
        {"left": 44},
        {"top": 96},
        {"icon": False},
        {"button_colour": QColor("#c9a25e")},
        {"paper": QColor("#f3e9c4")},
        {"paper": QColor("#ece2c8")},
    ],
)
def test_a_fault_is_seen(fault: dict[str, object], qapp: QApplication) -> None:
    assert differences(screen(), screen(**fault))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "other",
    [
        {},
        {"hinting": QFont.HintingPreference.PreferNoHinting},
        {"hinting": QFont.HintingPreference.PreferVerticalHinting},
        {"shift": 0.3},
        {"shift": -0.5},
        {"paper": PAPER.darker(101)},
        {"button_colour": GOLD.lighter(101)},
    ],
)
def test_what_no_eye_sees_is_not_seen(other: dict[str, object], qapp: QApplication) -> None:
    assert not differences(screen(), screen(**other))  # type: ignore[arg-type]


def test_the_loss_of_packing_is_not_seen(qapp: QApplication) -> None:
    assert not differences(screen(), unpacked(packed(screen())))


def test_another_size_is_seen_whole(qapp: QApplication) -> None:
    image = screen()
    assert differences(image, image.copy(0, 0, 399, 160)) == [image.rect().adjusted(0, 0, -1, 0)]
