"""The hall behind an ending: hanging banners, the winner's crest with its crown and rays, or two crests and a bar."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import art, palette, theme
from gonfalon.ui.look.cards import RATIO, CardAppearance
from gonfalon.ui.look.palette import FAMILIES, faded
from gonfalon.ui.look.pixmap_cache import canvas, finished
from gonfalon.ui.widgets.plain_text import shortened_to_fit
from gonfalon.ui.widgets.styling import ControlPainter, role_font, ui_scale

_HALL: Final = 520 / 1200
"""How high the drawing of the hall is, of its width."""
_VEIL: Final = 0.24
_BANNER: Final = 200, 360
_CHARGE: Final = QRectF(56 / 200, 106 / 360, 88 / 200, 88 / 360)
"""Where a family's charge lies on its banner."""
_BAR: Final = 30 / 360
"""How much of a banner is the bar from which it hangs."""
_CREST: Final = 1.2
"""How high a crest is, of its width."""
_CROWN: Final = 1.24
"""How wide the crown is, of the crest beneath it."""
_ON_CREST: Final = 0.13
"""How far it reaches over the crest, of the crest's width."""
_CLOTH: Final = {"K": "#4b3a70"}
"""The cloth of a family whose own colour would be lost before the hall."""
_RAYS: Final = 18
_REACH: Final = 330
_FAN: Final = 0.5
"""How far the outer of two cards looks out from behind the other, of its width."""


class HangingBanner(NamedTuple):
    """A banner of the stage."""

    family: str
    middle: float
    """Of the width of the screen."""
    wide: float
    high: float
    """In pixels of the design."""


class StageMoment(NamedTuple):
    """How far everything at an ending has come, each from 0 to 1."""

    banners: tuple[float, ...] = ()
    """How far each is unrolled, the outermost first; those left out hang whole."""
    crown: float = 1.0
    rays: float = 1.0
    """With them the cards beside the crest are seen."""
    headline: float = 1.0


class Contest(NamedTuple):
    """What the only player at the screen had beside the winner."""

    winner: str
    """The letter of the family."""
    winner_name: str
    own: str
    own_name: str
    score: int
    best: int
    score_words: str
    """The player's score, as it stands below the bar."""
    short: int
    """How much was missing where it was little, else 0."""


def hanging_banners(winners: Sequence[str], others: Sequence[str], celebrated: bool) -> list[HangingBanner]:
    """Return the banners from the outermost inwards: the winners', and where they are celebrated the others'."""
    left, right = winners[0], winners[-1]
    if not celebrated:
        return [HangingBanner(left, 0.09, 114, 236), HangingBanner(right, 0.91, 114, 236)]
    found = [HangingBanner(left, 0.134, 150, 318), HangingBanner(right, 0.866, 150, 318)]
    places = ((0.235, 78, 158), (0.765, 78, 158), (0.304, 62, 120), (0.696, 62, 120))
    beside = list(winners[1:-1]) + list(others)
    if len(beside) == 1:
        beside *= 2
    elif len(beside) == 3:
        # The last hangs on both sides, for the eye.
        beside.append(beside[-1])
    return found + [HangingBanner(family, *place) for family, place in zip(beside, places, strict=False)]


@dataclass
class StagePicture:
    """What stands on the stage."""

    winners: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """The other families, the best first."""
    celebrated: bool = True
    """Whether the crown and the rays are shown."""
    contest: Contest | None = None
    """Stands in place of the crest."""
    cards: tuple[CardAppearance, ...] = ()
    """Lie beside the crest, the first ones nearest to it."""


class Stage(QWidget):
    """Fills the screen behind everything; takes no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Nothing is to be painted beneath it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.picture = StagePicture()
        self.moment = StageMoment()
        self.place = QRectF()
        """Where the crest with its crown has room, or the bar of a contest."""
        self.floor = 0.0
        """Down to where banners may hang."""
        self._still = QPixmap()
        """All that does not move any more, as one picture."""
        self._stage_of_still = 0
        """How many of the layers, from the hall upwards, are in it."""
        self._glory = QPixmap()
        """Rays and cards with the crest before them, while they come into sight: a picture fades in fast enough."""

    def show_picture(self, picture: StagePicture) -> None:
        """Show this, whole."""
        self.picture, self.moment = picture, StageMoment()
        self.renew()

    def renew(self) -> None:
        """Paint all anew, where something else stands or stands elsewhere."""
        self._still = self._glory = QPixmap()
        self.update()

    def move_to(self, moment: StageMoment) -> None:
        """Show how far everything has come."""
        if moment != self.moment:
            self.moment = moment
            self.update(0, 0, self.width(), round(self.floor) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        moment = self.moment
        done = 1 if any(one < 1 for one in moment.banners) else 2 if moment.crown < 1 else 3 if moment.rays < 1 else 4
        dpr = self.devicePixelRatioF()
        size = QSize(math.ceil(self.width() * dpr), math.ceil(self.height() * dpr))
        if self._still.size() != size or self._still.devicePixelRatioF() != dpr or done < self._stage_of_still:
            self._still = QPixmap(size)
            self._still.setDevicePixelRatio(dpr)
            self._stage_of_still = 0
        if done < 4 and self._glory.isNull():
            self._glory = self._drawn_glory(dpr)
        layers = (self._paint_hall, self._paint_banners, self._paint_winner, self._paint_glory)
        painter = ControlPainter(self)
        if self._stage_of_still < done:
            inner = ControlPainter(self, self._still)
            for paint in layers[self._stage_of_still : done]:
                paint(inner)
            inner.end()
            self._stage_of_still = done
        painter.drawPixmap(QPointF(), self._still)
        for paint in layers[done:]:
            paint(painter)

    # -- the hall ------------------------------------------------------------------------------------------------------

    def _paint_hall(self, painter: ControlPainter) -> None:
        painter.fillRect(self.rect(), palette.VEIL)
        if not theme.current().contrast:
            hall = QRectF(0, 0, self.width(), math.ceil(self.width() * _HALL))
            art.draw(painter, "scene-hall", hall)
            painter.fillRect(hall, faded(palette.VEIL, _VEIL))

    def _banners(self) -> list[HangingBanner]:
        shown = self.picture
        return hanging_banners(shown.winners, shown.others, shown.celebrated) if shown.winners else []

    def _paint_banners(self, painter: ControlPainter) -> None:
        scale, unit = painter.unit, self.width() / 1366
        for index, banner in enumerate(self._banners()):
            unrolled = self.moment.banners[index] if index < len(self.moment.banners) else 1.0
            # Those that hang above the headline end there.
            room = self.floor if banner.high > 200 else self.place.bottom()
            size = min(scale, unit, (room - 10 * scale) / banner.high)
            wide, high = banner.wide * size, banner.high * size
            # The drawing keeps its shape, as wide as the bar.
            wide = min(wide * 1.2, high * _BANNER[0] / _BANNER[1])
            high = wide * _BANNER[1] / _BANNER[0]
            if high > 40 * scale:
                top = 12 * size if banner.high > 200 else 8 * size
                _hang(
                    painter, banner.family, QRectF(banner.middle * self.width() - wide / 2, top, wide, high), unrolled
                )

    # -- the winner ----------------------------------------------------------------------------------------------------

    def _paint_winner(self, painter: ControlPainter) -> None:
        if self.picture.contest is not None:
            self._paint_contest(painter, self.picture.contest)
            return
        crest = self._crest() if self.picture.winners else None
        if crest is None:
            return
        self._paint_crests(painter, crest, self.moment.crown)

    def _paint_glory(self, painter: ControlPainter) -> None:
        glory, self._glory = self._glory, QPixmap()
        if glory.isNull():
            glory = self._drawn_glory(self.devicePixelRatioF())
        if self.moment.rays < 1:
            self._glory = glory
        painter.setOpacity(self.moment.rays)
        painter.drawPixmap(QPointF((self.width() - glory.deviceIndependentSize().width()) / 2, 0), glory)
        painter.setOpacity(1.0)

    def _drawn_glory(self, dpr: float) -> QPixmap:
        """Return rays, cards and the crest before them in the middle of the screen, down to where banners may hang."""
        crest = self._crest() if self.picture.winners and self.picture.celebrated else None
        if crest is None:
            return finished(canvas(2, 1, dpr), dpr)
        reach = _REACH * ui_scale(self)
        wide = 2 * math.ceil(min(max(reach, crest.width() / 2 + 1.6 * crest.height()), self.width() / 2))
        image = canvas(wide, max(1.0, self.floor), dpr)
        image.setDevicePixelRatio(dpr)
        painter = ControlPainter(self, image)
        painter.translate((wide - self.width()) / 2, 0)
        if not theme.current().contrast:
            _paint_rays(painter, crest.center(), reach)
        self._paint_cards(painter, crest)
        self._paint_crests(painter, crest, 1.0)
        painter.end()
        return QPixmap.fromImage(image)

    def _crest(self) -> QRectF | None:
        """Return the place of the winners' crests, side by side; None where there is no room for them."""
        room, scale = self.place, ui_scale(self)
        count = len(self.picture.winners)
        crown = _CROWN * 2 / 3 - _ON_CREST if self.picture.celebrated else 0.0
        wide = min(140 * scale, room.height() / (_CREST + crown), room.width() / count)
        if wide < 40 * scale:
            return None
        high = wide * _CREST
        bottom = room.center().y() + (high + crown * wide) / 2
        return QRectF(room.center().x() - wide * count / 2, bottom - high, wide * count, high)

    def _paint_crests(self, painter: QPainter, place: QRectF, crowned: float) -> None:
        winners = self.picture.winners
        wide = place.width() / len(winners)
        for index, family in enumerate(winners):
            inset = wide * (0.02 if len(winners) > 1 else 0)
            crest = QRectF(place.left() + index * wide, place.top(), wide, place.height())
            art.paint(painter, f"crest-{FAMILIES[family].key}", crest.adjusted(inset, 0, -inset, 0))
        if self.picture.celebrated and crowned > 0:
            size = QRectF(0, 0, wide * _CROWN, wide * _CROWN * 2 / 3)
            size.moveCenter(place.center())
            size.moveBottom(place.top() + wide * _ON_CREST - (1 - crowned) * 24 * ui_scale(self))
            art.paint(painter, "crown-large", size, FAMILIES[winners[0]].base.name() if len(winners) == 1 else None)

    def _paint_cards(self, painter: ControlPainter, crest: QRectF) -> None:
        """Paint the winners' cards in two small fans beside the crest."""
        shown = self.picture.cards
        size = min(painter.unit, self.width() / 1366)
        # The banners at the left end there.
        edge = max(one.middle * self.width() + 0.6 * one.wide * size for one in self._banners() if one.middle < 0.5)
        edge += 12 * size
        room = crest.left() - 0.14 * crest.width() / len(self.picture.winners) - edge
        wide = min(crest.height() * 0.94 / RATIO, room / (1 + (len(shown) > 2) * _FAN))
        if wide < 44 * painter.unit:
            return
        dpr = painter.device().devicePixelRatioF()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for index in reversed(range(len(shown))):
            side, outer = (-1, 1)[index % 2], index // 2
            away = crest.width() / 2 + 0.14 * crest.width() / len(self.picture.winners) + wide * (0.5 + _FAN * outer)
            painter.save()
            painter.translate(crest.center() + QPointF(side * away, crest.height() * (0.04 + 0.05 * outer)))
            painter.rotate(side * (4 + 7 * outer))
            painter.drawPixmap(QPointF(-wide / 2, -wide * RATIO / 2), shown[index].drawn(wide, dpr))
            painter.restore()
        painter.restore()

    # -- short of it ---------------------------------------------------------------------------------------------------

    def _paint_contest(self, painter: ControlPainter, told: Contest) -> None:
        room, scale = self.place, painter.unit
        name_font = role_font(self, 18, QFont.Weight.DemiBold)
        name_high = name_font.pixelSize() * 1.5
        crown = 24 * scale
        high = min(108 * scale, room.height() - name_high - crown)
        wide = high / _CREST
        if high >= 36 * scale:
            for family, name, left in (
                (told.winner, told.winner_name, True), (told.own, told.own_name, False),
            ):  # fmt: skip
                middle = room.left() - 80 * scale if left else room.right() + 80 * scale
                crest = QRectF(middle - wide / 2, room.top() + crown, wide, high)
                art.paint(painter, f"crest-{FAMILIES[family].key}", crest)
                words = QRectF(middle - 70 * scale, crest.bottom(), 140 * scale, name_high)
                shown = shortened_to_fit(name, name_font, words.width())
                painter.words(words, shown, name_font, palette.CREAM, Qt.AlignmentFlag.AlignCenter)
                if left:
                    seal = QRectF(0, 0, 40 * scale, 27 * scale)
                    seal.moveCenter(QPointF(middle, crest.top() - 12 * scale))
                    art.paint(painter, "crown-large", seal, FAMILIES[family].base.name())
        bar = QRectF(room.left(), room.top() + 4 * scale, room.width(), 20 * scale)
        share = told.score / max(1, told.best) if told.best > 0 else 0.0
        end = bar.left() + bar.width() * min(1.0, max(0.0, share))
        look = FAMILIES[told.own]
        painter.box(bar, 4, faded(palette.VEIL, 0.8), palette.GOLD_3, 1)
        painter.box(QRectF(bar.left(), bar.top(), max(end - bar.left(), 4 * scale), bar.height()), 4,
                    look.base, look.on_dark, 1.2)  # fmt: skip
        if told.short:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.GOLD_1, 1.6 * scale, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(end, bar.top(), bar.right() - end, bar.height()), 4 * scale, 4 * scale)
        font = role_font(self, 22, QFont.Weight.DemiBold)
        below = QRectF(bar.left(), bar.bottom() + 2 * scale, bar.width(), font.pixelSize() * 1.4)
        best = str(told.best)
        painter.words(below, best, font, FAMILIES[told.winner].on_dark,
                      Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        taken = font.pixelSize() * (0.62 * len(best) + 0.9)
        right = min(end, below.right() - taken)
        own = QRectF(below.left(), below.top(), max(right - below.left(), 0.0), below.height())
        align = Qt.AlignmentFlag.AlignRight if own.width() > below.width() / 3 else Qt.AlignmentFlag.AlignLeft
        if align is Qt.AlignmentFlag.AlignLeft:
            own = QRectF(below.left(), below.top(), below.width() - taken, below.height())
        painter.words(own, told.score_words, font, look.on_dark, align | Qt.AlignmentFlag.AlignVCenter)


def _hang(painter: QPainter, family: str, rect: QRectF, unrolled: float) -> None:
    """Paint a banner whose cloth has come down so far from its bar."""
    if unrolled >= 1:
        _cloth(painter, family, rect)
        return
    # Stretched pictures: to draw the shapes anew in every height takes longer than a frame.
    dpr, look = painter.device().devicePixelRatioF(), FAMILIES[family]
    bar = rect.height() * _BAR
    cloth = art.pixmap("banner-hanging", rect.width(), rect.height(), dpr, _CLOTH.get(family, look.base.name()))
    cut = cloth.height() * _BAR
    painter.drawPixmap(
        QRectF(rect.left(), rect.top(), rect.width(), bar), cloth, QRectF(0, 0, cloth.width(), cut)
    )  # fmt: skip
    if unrolled <= 0.02:
        return
    top = rect.top() + bar
    below = QRectF(rect.left(), top, rect.width(), (rect.height() - bar) * unrolled)
    painter.drawPixmap(below, cloth, QRectF(0, cut, cloth.width(), cloth.height() - cut))
    place = _charge_place(rect)
    charge = art.pixmap(f"charge-{look.key}", place.width(), place.height(), dpr)
    over = QRectF(place.left(), top + (place.top() - top) * unrolled, place.width(), place.height() * unrolled)
    painter.drawPixmap(over, charge, QRectF(charge.rect()))


def _charge_place(rect: QRectF) -> QRectF:
    """Return where the charge lies on a banner."""
    return QRectF(
        rect.left() + _CHARGE.left() * rect.width(), rect.top() + _CHARGE.top() * rect.height(),
        _CHARGE.width() * rect.width(), _CHARGE.height() * rect.height(),
    )  # fmt: skip


def _cloth(painter: QPainter, family: str, rect: QRectF) -> None:
    look = FAMILIES[family]
    art.paint(painter, "banner-hanging", rect, _CLOTH.get(family, look.base.name()))
    art.paint(painter, f"charge-{look.key}", _charge_place(rect))


def _paint_rays(painter: QPainter, middle: QPointF, reach: float) -> None:
    shade = QRadialGradient(middle, reach)
    for stop, alpha in ((0.0, 0.42), (0.45, 0.24), (1.0, 0.0)):
        shade.setColorAt(stop, faded(QColor(palette.GOLD_1), alpha))
    painter.setBrush(shade)
    painter.setPen(Qt.PenStyle.NoPen)
    for ray in range(_RAYS):
        turn, half = 2 * math.pi * ray / _RAYS, math.pi / _RAYS / 2
        ends = (middle + QPointF(math.sin(turn + by) * reach, -math.cos(turn + by) * reach) for by in (-half, half))
        painter.drawPolygon(QPolygonF([middle, *ends]))
