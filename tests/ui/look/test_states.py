"""The marks of a state are drawn where they belong and kept where they cost time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gonfalon.ui.look import palette, states
from tests.ui.look.paper import painted

CARD = QRectF(60, 60, 100, 140)
GROUND = QColor("#1b2a3a")


def drawn(paint: Callable[[QPainter], object]) -> QImage:
    return painted(paint, 220, 260, ground=GROUND)


MARKS: tuple[Callable[[QPainter], object], ...] = (
        lambda p: states.focus_ring(p, CARD, 6),
        lambda p: states.target_brackets(p, CARD),
        lambda p: states.drop_place(p, CARD, False, "Front"),
        lambda p: states.drop_place(p, CARD, True, "Front"),
        lambda p: states.drop_cover(p, CARD, False, "Cover"),
        lambda p: states.ghost_place(p, CARD),
        lambda p: states.selected_outline(p, CARD, 6),
        lambda p: states.resolving_glow(p, CARD, 6),
        lambda p: states.card_shadow(p, CARD, 6, 12),
        lambda p: states.veil(p, CARD, 6),
        lambda p: states.pill(p, QPointF(110, 60), "×2"),
        lambda p: states.key_cap(p, QRectF(100, 100, 24, 22), "Z", palette.CREAM),
)  # fmt: skip


def test_every_mark_shows_and_differs_from_the_others() -> None:
    pictures = [drawn(paint) for paint in (lambda _: None, *MARKS)]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :])


def test_the_focus_ring_has_two_tones() -> None:
    image = drawn(lambda p: states.focus_ring(p, CARD, 6))
    row = [image.pixelColor(x, 130) for x in range(52, 61)]
    assert QColor("#ffffff") in row
    assert palette.INK in row
    assert image.pixelColor(110, 130) == GROUND


def test_enter_is_drawn_because_the_font_lacks_it() -> None:
    cap = QRectF(100, 100, 24, 22)
    enter = drawn(lambda p: states.key_cap(p, cap, "Enter", palette.CREAM))
    assert enter == drawn(lambda p: states.key_cap(p, cap, "\u21b5", palette.CREAM))
    assert enter != drawn(lambda p: states.key_cap(p, cap, "", palette.CREAM))


def test_a_soft_rectangle_fades_and_is_kept() -> None:
    soft = states.soft_rect(60, 40, 6, 10, QColor(255, 0, 0), 2.0)
    assert soft.cacheKey() == states.soft_rect(60, 40, 6, 10, QColor(255, 0, 0), 2.0).cacheKey()
    image = soft.toImage()
    assert (image.width(), image.height()) == (160, 120)
    alphas = [image.pixelColor(x, 60).alpha() for x in range(80)]
    assert alphas == sorted(alphas)
    assert alphas[0] < 16
    assert alphas[-1] > 240


def test_the_pill_tells_the_place_it_took() -> None:
    boxes: list[QRectF] = []
    drawn(lambda p: boxes.append(states.pill(p, QPointF(110, 60), "×12")))
    assert abs(boxes[0].center().x() - 110) <= 1
    assert boxes[0].width() > boxes[0].height()
