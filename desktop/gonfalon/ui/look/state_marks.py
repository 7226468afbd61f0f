"""The marks of a state: rings, brackets, places to drop, glows, shadows, veils, pills and key caps."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.palette import ADVICE, ADVICE_INK, CREAM, GOLD_1, GOLD_2, INK, LOSS, PAPER, TARGET, VEIL, faded
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, canvas, finished

CREAM_GOLD: Final = QColor("#fbe9b4")


def soft_rect(width: float, height: float, radius: float, blur: float, color: QColor, dpr: float) -> QPixmap:
    """A rounded rectangle of logical size, its edge softened over `blur` on either side.

    The pixmap is larger by `blur` on every side: draw it at the rectangle's corner less (blur, blur). Kept.
    """
    key = ("soft", round(width * dpr), round(height * dpr), round(radius * dpr), round(blur * dpr), color.rgba(), dpr)
    return PIXMAP_CACHE.get(key, lambda: _soft(width, height, radius, blur, color, dpr))


def _soft(width: float, height: float, radius: float, blur: float, color: QColor, dpr: float) -> QPixmap:
    image = canvas(width + 2 * blur, height + 2 * blur, dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(dpr, dpr)
    core = QRectF(blur, blur, width, height)
    steps = max(2, min(40, round(2 * blur * dpr)))
    for index in range(steps):
        # From the outside in, each smaller rectangle replaces what the larger one left there.
        reach = blur * (1 - (2 * index + 1) / steps)
        strength = 0.5 * (1 - math.erf(reach / blur * 1.6))
        shade = faded(color, color.alphaF() * strength)
        painter.setBrush(shade)
        grown = core.adjusted(-reach, -reach, reach, reach)
        if grown.width() <= 0 or grown.height() <= 0:
            break
        corner = max(0.0, min(radius + reach, grown.width() / 2, grown.height() / 2))
        painter.drawRoundedRect(grown, corner, corner)
    painter.end()
    return finished(image, dpr)


def _glow(painter: QPainter, rect: QRectF, radius: float, blur: float, color: QColor, drop: float = 0.0) -> None:
    pixmap = soft_rect(rect.width(), rect.height(), radius, blur, color, painter.device().devicePixelRatio())
    painter.drawPixmap(QPointF(rect.left() - blur, rect.top() - blur + drop), pixmap)


def pool_of_light(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """A pool of light as large as `rect`, brightest in its middle."""
    dpr = painter.device().devicePixelRatio()
    key = ("pool", round(rect.width() * dpr), round(rect.height() * dpr), color.rgba())

    def make() -> QPixmap:
        image = canvas(rect.width(), rect.height(), dpr)
        inner = QPainter(image)
        inner.setPen(Qt.PenStyle.NoPen)
        inner.scale(image.width() / 2, image.height() / 2)
        inner.translate(1, 1)
        fall = QRadialGradient(QPointF(0, 0), 1.0)
        for step in range(9):
            share = step / 8
            fall.setColorAt(share, faded(color, color.alphaF() * (math.cos(math.pi * share) + 1) / 2))
        inner.setBrush(fall)
        inner.drawRect(QRectF(-1, -1, 2, 2))
        inner.end()
        return finished(image, dpr)

    painter.drawPixmap(rect.topLeft(), PIXMAP_CACHE.get(key, make))


def card_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float = 0.0) -> None:
    """The shadow under a card that is `lift` pixels above the table: softer and farther the higher it is."""
    _glow(painter, rect, radius, 5 + lift * 0.5, theme.current().shadow, 2 + lift * 0.4)


def _rounded(painter: QPainter, rect: QRectF, radius: float, pen: QPen) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def focus_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Two pixels of ink in two pixels of white, two pixels outside `rect` (six in all)."""
    dress = theme.current()
    for distance, color in ((3, dress.focus_inner), (5, dress.focus_outer)):
        ring = rect.adjusted(-distance, -distance, distance, distance)
        _rounded(painter, ring, radius + distance, QPen(color, 2))


def hover_outline(painter: QPainter, rect: QRectF) -> None:
    """The line around furniture that the mouse is at."""
    _rounded(painter, rect.adjusted(2, 2, -2, -2), 6, QPen(GOLD_2, 1.5))


def target_brackets(painter: QPainter, rect: QRectF, apart: float = 0.0, fine: float = 1.0) -> None:
    """Four corners of coral on ink, five pixels and `apart` outside `rect`: this can be chosen.

    All but `apart` is multiplied by `fine`, for things that are smaller than cards.
    """
    away = 5 * fine + apart
    frame = rect.adjusted(-away, -away, away, away)
    arm = max(12.0 * fine, frame.width() * 0.2)
    # What is low has brackets all the same, and no lines that run into what lies beneath.
    across_by, down_by = min(arm, frame.width() * 0.42), min(arm, frame.height() * 0.28)
    path = QPainterPath()
    for corner, across, down in (
        (frame.topLeft(), 1, 1),
        (frame.topRight(), -1, 1),
        (frame.bottomRight(), -1, -1),
        (frame.bottomLeft(), 1, -1),
    ):
        path.moveTo(corner + QPointF(across_by * across, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, down_by * down))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, color in ((7.0, INK), (4.0, TARGET)):
        line = width * fine
        painter.setPen(QPen(color, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)
    painter.restore()


def plus_sign(painter: QPainter, rect: QRectF) -> None:
    """A gold plus on a dark disc in the middle of a card: something would be put on it."""
    radius = max(12.0, round(rect.width() * 0.18))
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.44)
    arm = radius * 0.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, 2))
    painter.setBrush(INK)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(GOLD_1, max(3.0, radius * 0.24), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.restore()


def _dashed(color: QColor, width: float) -> QPen:
    pen = QPen(color, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4.0, 2.5])
    return pen


def outer_glow(
    painter: QPainter, rect: QRectF, radius: float, strength: float, blur: float, color: QColor = GOLD_1
) -> None:
    """A glow around a rectangle that leaves what lies inside as it is."""
    glow = faded(color, strength)
    reach = blur + 4
    outside = QPainterPath()
    outside.addRect(rect.adjusted(-reach, -reach, reach, reach))
    outside.addRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.save()
    painter.setClipPath(outside, Qt.ClipOperation.IntersectClip)
    _glow(painter, rect, radius, blur, glow)
    painter.restore()


def drop_frame(painter: QPainter, rect: QRectF, hovered: bool, radius: float) -> None:
    """The golden frame of a place where something may be laid, dashed until it is hovered."""
    fill = faded(GOLD_1, 0.26 if hovered else 0.10)
    if hovered:
        # Only outside, or the word in the middle would stand gold on gold.
        outer_glow(painter, rect, radius, 0.55, 12)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, 3) if hovered else _dashed(GOLD_1, 2))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()


def drop_outline(painter: QPainter, outline: QPainterPath, hovered: bool, *, calm: bool) -> None:
    """A place of any outline where something may be laid: dashed gold on ink, filled while it is hovered."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = faded(GOLD_1, 0.34 if hovered else 0.0 if calm else 0.14)
    painter.fillPath(outline, fill)
    painter.strokePath(outline, QPen(INK, 4.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.strokePath(outline, QPen(GOLD_1, 3) if hovered else _dashed(GOLD_1, 2.5))
    painter.restore()


def place_corner(rect: QRectF) -> float:
    """The radius of the corners of a place for a card that lies flat in a row of others."""
    return min(6.0, rect.height() * 0.16)


def _card_place_radius(rect: QRectF) -> float:
    return rect.width() * 16 / 250 + 2


def growth(rect: QRectF) -> float:
    """Return how much larger what is written on a card or a place is where that is larger than usual."""
    return max(1.0, min(rect.width(), rect.height() / 1.4) / 104)


def drop_place(painter: QPainter, rect: QRectF, hovered: bool, word: str) -> None:
    """A place of the size of a card where one may be laid: a plus sign and a word ("Front", "End")."""
    drop_frame(painter, rect, hovered, _card_place_radius(rect))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = growth(rect)
    painter.setPen(QPen(GOLD_1, 4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    arm = min(12.0 * unit, rect.width() * 0.14)
    face = _fitting(word, 14 * unit, QFont.Weight.DemiBold, rect.width() - 8)
    # Between two cards there is no room for a word that lies.
    upright = QFontMetricsF(face).horizontalAdvance(word) > rect.width() - 4
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * (0.12 if upright else 0.44))
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    below = QRectF(rect.left(), middle.y() + arm + 4, rect.width(), rect.bottom() - middle.y() - arm - 4)
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    if upright:
        painter.translate(below.center())
        painter.rotate(-90)
        below = QRectF(-below.height() / 2, -below.width() / 2, below.height(), below.width())
        face, align = _fitting(word, 14 * unit, QFont.Weight.DemiBold, below.width() - 8), Qt.AlignmentFlag.AlignCenter
    painter.setPen(CREAM)
    painter.setFont(face)
    painter.drawText(below, align, word)
    painter.restore()


def drop_cover(painter: QPainter, rect: QRectF, hovered: bool, word: str) -> None:
    """The same around a card that may be covered: the word stands in a pill below its name."""
    # Below, on the edge itself, or on a low cloth it would cross the line beneath the card.
    around = rect.adjusted(-5, -5, 5, 1)
    drop_frame(painter, around, hovered, _card_place_radius(around))
    if word:
        middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.62)
        pill(painter, middle, word, PILL_PX * growth(rect), widest=rect.width() + 8)


def ghost_place(painter: QPainter, rect: QRectF) -> None:
    """The place a card was lifted from."""
    cream = faded(theme.current().on_table, 0.7)
    radius = rect.width() * 16 / 250
    _rounded(painter, rect.adjusted(1, 1, -1, -1), radius, _dashed(cream, 2))


def selected_outline(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Gold line and glow of 12 around what is chosen; draw it before the card, the glow lies under it."""
    glow = faded(GOLD_1, 0.6)
    _glow(painter, rect, radius, 12, glow)
    _rounded(painter, rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, QPen(GOLD_1, 3))


def resolving_glow(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Cream-gold line and glow of 20 around the card that acts now; draw it before the card."""
    glow = faded(CREAM_GOLD, 0.75)
    _glow(painter, rect, radius, 20, glow)
    _rounded(painter, rect.adjusted(-2, -2, 2, 2), radius + 2, QPen(CREAM_GOLD, 4))


def advice_frame(painter: QPainter, rect: QRectF, radius: float, *, filled: bool) -> None:
    """Aqua line and glow of 18 around what a hint is about; a place is filled too."""
    outer_glow(painter, rect, radius, 0.75, 18, ADVICE)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = rect.adjusted(-2, -2, 2, 2)
    painter.setBrush(faded(ADVICE, 0.16) if filled else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 6.5))
    painter.drawRoundedRect(frame, radius + 2, radius + 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ADVICE, 3.5))
    painter.drawRoundedRect(frame, radius + 2, radius + 2)
    painter.restore()


def advice_outline(painter: QPainter, outline: QPainterPath) -> None:
    """The same around a place of any outline, without the glow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, faded(ADVICE, 0.16))
    painter.strokePath(outline, QPen(INK, 6.5))
    painter.strokePath(outline, QPen(ADVICE, 3.5))
    painter.restore()


def advice_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The line alone, around a button."""
    for width, color in ((5.5, INK), (3.0, ADVICE)):
        _rounded(painter, rect.adjusted(-1, -1, 1, 1), radius + 1, QPen(color, width))


def advice_seal(painter: QPainter, centre: QPointF, size: float, number: int = 0) -> None:
    """The sign of a hint: a disc with a bulb, or with the number of one of several."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(ADVICE)
    painter.drawEllipse(centre, size / 2, size / 2)
    side = size * 0.66
    place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    if number:
        face = fonts.plain(round(size * 0.56), QFont.Weight.Bold)
        painter.setFont(face)
        painter.setPen(ADVICE_INK)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))
    else:
        art.paint(painter, "icon-hint", place)
    painter.restore()


def number_disc(painter: QPainter, centre: QPointF, size: float, colour: QColor, number: int) -> None:
    """A disc with a number, as a table and its arrows share it."""
    painter.save()
    painter.setPen(QPen(INK, 2))
    painter.setBrush(colour)
    painter.drawEllipse(centre, size / 2, size / 2)
    painter.setFont(fonts.plain(round(size * (0.6 if number < 10 else 0.5)), QFont.Weight.Bold))
    painter.setPen(INK)
    place = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.restore()


def veil(painter: QPainter, rect: QRectF, radius: float = 0.0, strength: float = 0.5) -> None:
    """Darken what cannot be chosen now."""
    shade = faded(VEIL, strength)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def _fitting(text: str, px: float, weight: QFont.Weight, width: float) -> QFont:
    face = fonts.font(px, weight)
    while face.pixelSize() > 10 and QFontMetricsF(face).horizontalAdvance(text) > width:
        face.setPixelSize(face.pixelSize() - 1)
    return face


PILL_PX = 13.0
"""The letters of a pill on a card of usual size."""


def pill_rect(centre: QPointF, text: str, px: float = PILL_PX, widest: float = float("inf")) -> QRectF:
    """Return the rectangle of a pill whose text is centred at a point."""
    metrics = QFontMetricsF(_fitting(text, px, QFont.Weight.DemiBold, widest - px))
    high = round(metrics.capHeight() + px * 1.0)
    wide = max(high, round(metrics.horizontalAdvance(text) + high * 0.8))
    return QRectF(round(centre.x() - wide / 2), round(centre.y() - high / 2), wide, high)


def pill(
    painter: QPainter,
    centre: QPointF,
    text: str,
    px: float = PILL_PX,
    widest: float = float("inf"),
    color: QColor = GOLD_1,
) -> QRectF:
    """A dark pill with text centred at a point, as "x2" on a stack; gives the rectangle it took."""
    face = _fitting(text, px, QFont.Weight.DemiBold, widest - px)
    metrics, rect = QFontMetricsF(face), pill_rect(centre, text, px, widest)
    high = rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_2, 1.5))
    painter.setBrush(INK)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), high / 2, high / 2)
    painter.setPen(color)
    painter.setFont(face)
    painter.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(text) / 2, _baseline(rect, metrics)), text)
    painter.restore()
    return rect


def change_pill_rect(centre: QPointF, text: str, unit: float) -> QRectF:
    """Return the rectangle of a pill of `change_pill` with this text, including its triangle."""
    metrics = QFontMetricsF(fonts.font(13 * unit, QFont.Weight.Bold))
    high = max(18 * unit, metrics.capHeight() + 11 * unit)
    wide = metrics.horizontalAdvance(text) + high * 1.35
    return QRectF(round(centre.x() - wide / 2), round(centre.y() - high / 2), round(wide), round(high))


def change_text(change: int, words: str = "") -> str:
    """The figure of a change with its true sign, and what more is said of it."""
    return " ".join(filter(None, (f"{change:+d}".replace("-", "\u2212") if change else "0", words)))


def change_pill(
    painter: QPainter, centre: QPointF, change: int, unit: float, words: str = "", *, certain: bool = True
) -> None:
    """Draw the change of a figure: gain in gold, loss in red, neither in ink; dashed where it is not certain."""
    text = change_text(change, words)
    ground, ink = (GOLD_1, INK) if change > 0 else (LOSS, PAPER) if change < 0 else (INK, PAPER)
    rect = change_pill_rect(centre, text, unit)
    high = rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QPen(INK if change > 0 else PAPER, 1.5 * unit)
    if not certain:
        line.setDashPattern([3, 2])
    painter.setPen(line)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), high / 2, high / 2)
    side, middle = high * 0.2, QPointF(rect.left() + high * 0.62, rect.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if change:
        tip = side if change < 0 else -side
        corners = (QPointF(-side, -tip * 0.8), QPointF(side, -tip * 0.8), QPointF(0, tip))
        painter.drawPolygon([middle + corner for corner in corners])
    else:
        painter.drawRect(QRectF(middle.x() - side, middle.y() - side * 0.3, 2 * side, side * 0.6))
    painter.setPen(ink)
    face = fonts.font(13 * unit, QFont.Weight.Bold)
    painter.setFont(face)
    painter.drawText(QPointF(rect.left() + high * 0.96, _baseline(rect, QFontMetricsF(face))), text)
    painter.restore()


def _baseline(rect: QRectF, metrics: QFontMetricsF) -> float:
    return round(rect.center().y() + metrics.capHeight() / 2)


def key_cap(painter: QPainter, rect: QRectF, label: str, color: QColor = INK) -> None:
    """A key with its sign ("Z", "1", "Esc"); signs that the font does not have are drawn."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4)
    if label in {"Enter", "Return", "\u21b5"}:
        _enter_arrow(painter, rect, color)
    elif label == "Space":
        _space_bar(painter, rect, color)
    else:
        face = _fitting(label, min(13, rect.height() * 0.6), QFont.Weight.Bold, rect.width() - 6)
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        painter.drawText(
            QPointF(rect.center().x() - metrics.horizontalAdvance(label) / 2, _baseline(rect, metrics)), label
        )
    painter.restore()


def _space_bar(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """The sign of the long key: a line with raised ends."""
    unit = min(rect.width(), rect.height()) / 20
    middle = rect.center()
    painter.setPen(QPen(color, 1.8 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    ends = ((-5.5, -1), (-5.5, 3), (5.5, 3), (5.5, -1))
    painter.drawPolyline([QPointF(middle.x() + x * unit, middle.y() + y * unit) for x, y in ends])


def _enter_arrow(painter: QPainter, rect: QRectF, color: QColor) -> None:
    unit = min(rect.width(), rect.height()) / 20
    middle = rect.center()
    painter.setPen(QPen(color, 1.8 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    shaft = QPainterPath(middle + QPointF(5 * unit, -4 * unit))
    shaft.lineTo(middle + QPointF(5 * unit, 1.5 * unit))
    shaft.lineTo(middle + QPointF(-2 * unit, 1.5 * unit))
    painter.drawPath(shaft)
    head = QPainterPath(middle + QPointF(-6 * unit, 1.5 * unit))
    head.lineTo(middle + QPointF(-1.5 * unit, -2 * unit))
    head.lineTo(middle + QPointF(-1.5 * unit, 5 * unit))
    head.closeSubpath()
    painter.fillPath(head, color)
