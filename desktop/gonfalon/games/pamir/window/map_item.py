"""The map on the table with its regions, borders and pieces, and the hotspots for mouse and keys."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gonfalon.games.pamir.rules.constants import FIRST_BORDER, REGIONS
from gonfalon.games.pamir.window.look import map as drawn
from gonfalon.games.pamir.window.look.map import LandPicture, LandState, ruled_line
from gonfalon.games.pamir.window.look.pieces import paint_piece, paint_shadow, piece_count_pill, piece_count_rect
from gonfalon.games.pamir.window.map_layout import (
    MOST_ZOOM,
    PIECE,
    PLACES,
    ROAD,
    TRIBE,
    MapFigures,
    MapView,
    PieceGroup,
    PieceSpot,
    PlacedPieces,
    arrange_pieces,
    place_middle,
)
from gonfalon.ui.board.panel_items import FocusableItem
from gonfalon.ui.board.table_layout import free_place
from gonfalon.ui.look import art, fonts, state_marks, theme
from gonfalon.ui.look.palette import GOLD_1, INK
from gonfalon.ui.widgets.buttons import ButtonKind, draw_body

BUTTONS: Final = {1: "icon-zoom-in", -1: "icon-zoom-out", 0: "icon-fit"}
"""The steps of `MapView.step` that have a button, each with its drawing."""
_LEAST_HIT: Final = 40.0


class MapHotspot(FocusableItem):
    """A region, or the place of a border's roads, for the mouse and the keys; the map draws that they are there."""

    def __init__(self, view: MapView, place: int, pan: Callable[[QPointF], bool], redraw: Callable[[], None]) -> None:
        self._redraw = redraw
        super().__init__()
        self._pan = pan
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.at = place
        """By the numbers of `rules.constants`."""
        self._view = view
        self.setZValue(1 if place >= FIRST_BORDER else 0)

    def follow(self, unit: float) -> None:
        """Lie where the map shows it now."""
        view = self._view
        rect = view.transform.mapRect(drawn.reach(self.at, 4)).intersected(view.inner)
        if self.at >= FIRST_BORDER and not rect.isEmpty():
            rect = rect.united(view.ring(self.at))
        self.setVisible(not rect.isEmpty())
        self.place(rect, unit)

    def holds(self, point: QPointF) -> bool:
        return self._view.place_at(self.mapToParent(point)) == self.at

    def drag(self, way: QPointF) -> bool:
        return self._pan(way)

    def update(self, *_: object) -> None:
        self._redraw()

    def draw(self, painter: QPainter) -> None:
        """Nothing: see `draw_ring`."""

    def draw_ring(self, painter: QPainter) -> None:
        """Paint on the map, beneath its plates and pieces, that the mouse or the keys are at it."""
        if not (self.focused or self.hovered):
            return
        dress = theme.current()
        lines = ((dress.focus_outer, 6.0), (dress.focus_inner, 2.0)) if self.focused else ((INK, 4.5), (GOLD_1, 2.5))
        shape = self._view.shape(self.at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in lines:
            painter.setPen(QPen(colour, wide, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(shape)


class MapButton(FocusableItem):
    """A button that enlarges the map or shows all of it again."""

    HALO = 8.0

    def __init__(self, view: MapView, way: int, act: Callable[[int], bool]) -> None:
        super().__init__()
        self.way = way
        """One of the steps of `MapView.step`."""
        self._view = view
        self._act = act
        self.setZValue(2)

    def follow(self, unit: float) -> None:
        """Stand in the lower left corner of the map."""
        inner, side, step, away = self._view.inner, 30 * unit, 38 * unit, 8 * unit
        at = QPointF(inner.left() + away + list(BUTTONS).index(self.way) * step, inner.bottom() - away - side)
        self.place(QRectF(at, QSizeF(side, side)), unit)
        self.update()

    @property
    def area(self) -> QRectF:
        more = max(0.0, _LEAST_HIT - self.rect.width()) / 2
        return self.rect.adjusted(-more, -more, more, more)

    @property
    def enabled(self) -> bool:
        """Whether pressing the button would change anything."""
        return self._view.zoom < MOST_ZOOM if self.way > 0 else self._view.zoom > 1.0

    def press(self) -> bool:
        self._act(self.way)
        return True

    def draw(self, painter: QPainter) -> None:
        draw_body(painter, self.rect, ButtonKind.PARCHMENT, self.unit * 0.9, enabled=True, hover=self.hovered)
        inset = self.rect.width() * 0.2
        painter.setOpacity(1.0 if self.enabled else 0.4)
        art.paint(painter, BUTTONS[self.way], self.rect.adjusted(inset, inset, -inset, -inset))
        painter.setOpacity(1.0)
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 5)


_PLATE: Final = (17.0, 18.0, 0.0154)
"""How high plates are: at least, on a map of usual width, and for each pixel that it is wider."""
_HIGHEST_PLATE: Final = 0.047
"""How high they are at most by the width of the map, or large letters would lay them over each other."""
_USUAL_WIDTH: Final = 456.0
_PAIRS_FROM: Final = 26.0
"""How large pieces are at least, in pixels, of which two are drawn beside the number of all."""


class MapItem(FocusableItem):
    """The whole map in its frame, which can be enlarged and moved about inside it."""

    shifted = Signal()
    """Another part of it is seen: what stands on it lies elsewhere in the scene now."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: MapFigures | None = None
        self.view = MapView()
        self._land = LandPicture()
        self._standing: tuple[tuple[tuple[PieceGroup, PieceSpot], ...], ...] = ((),) * len(PLACES)
        """For each place what stands there, and where."""
        self._changing: dict[int, str] = {}
        """Who ruled the regions whose ruler is just changing."""
        self._recoloured = self._fallen = self._grown = 1.0
        self._grown_from = QRectF()
        self.badges: Callable[[], Iterable[QRectF]] = lambda: ()
        """Gives the rectangles of the keys that stand on it, in the scene."""
        self._picture: QPixmap | None = None
        """What is shown while the whole map grows or shrinks."""
        self.spots = tuple(MapHotspot(self.view, place, self.drag, self.update) for place in PLACES)
        """What the mouse and the keys can be at, by the numbers of places."""
        self.buttons = tuple(MapButton(self.view, way, self.step) for way in BUTTONS)
        for part in (*self.spots, *self.buttons):
            part.setParentItem(self)

    # -- what it shows -------------------------------------------------------------------------------------------------

    def show_figures(self, figures: MapFigures, *, told: bool = False) -> None:
        """Show these; where it is `told`, a change of rulers waits for `recoloured` and `fallen` to run up to 1."""
        before = self.figures
        if figures == before:
            return
        self.figures = figures
        self._standing = tuple(
            tuple(zip(groups, arrange_pieces(place, tuple(group.kind for group in groups)), strict=True))
            for place, groups in enumerate(figures.groups)
        )
        if before is not None and told:
            pairs = zip(before.rulers, figures.rulers, strict=True)
            changed = {region: was for region, (was, now) in enumerate(pairs) if was != now}
            if changed:
                self._changing |= changed
                self._recoloured = self._fallen = 0.0
        else:
            self.settle()
        self.update()

    @property
    def changing(self) -> frozenset[int]:
        """The regions whose ruler is just changing: something should bring `recoloured` and `fallen` to 1."""
        return frozenset(self._changing)

    def settle(self) -> None:
        """Let all rulers be seen as if they had always ruled."""
        if self._changing:
            self._changing.clear()
            self.update()
        # A movement that was cut short leaves them somewhere between.
        self._recoloured = self._fallen = 1.0

    def _get_recoloured(self) -> float:
        return self._recoloured

    def _set_recoloured(self, value: float) -> None:
        self._recoloured = value
        self._change()

    recoloured = Property(float, _get_recoloured, _set_recoloured)
    """How far plates and lines have taken the colours of new rulers, 0 to 1."""

    def _get_fallen(self) -> float:
        return self._fallen

    def _set_fallen(self, value: float) -> None:
        self._fallen = value
        self._change()

    fallen = Property(float, _get_fallen, _set_fallen)
    """How far the banners of new rulers have dropped, 0 to 1."""

    def _change(self) -> None:
        if self._recoloured >= 1.0 and self._fallen >= 1.0:
            self._changing.clear()
        self.update()

    # -- growing -------------------------------------------------------------------------------------------------------

    def grow(self, rect: QRectF, unit: float) -> None:
        """Lie in another rectangle of the scene from now on, but be seen where it was until `grown` runs up to 1."""
        before = self.scene_rect()
        # The larger of the two, or it would be blurred.
        picture = self._pictured() if before.width() > rect.width() else None
        self.place(rect, unit)
        self._picture = picture or self._pictured()
        self._grown_from = before
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._set_grown(0.0)

    def _get_grown(self) -> float:
        return self._grown

    def _set_grown(self, value: float) -> None:
        self._grown = value
        if self._picture is None:
            return
        if value >= 1.0:
            self._end_growing()
            return
        goal, origin, left = self.scene_rect(), self._grown_from, 1.0 - value
        across = 1 + (origin.width() / goal.width() - 1) * left
        down = 1 + (origin.height() / goal.height() - 1) * left
        corner = (origin.topLeft() - goal.topLeft()) * left
        self.setTransform(QTransform(across, 0, 0, down, corner.x(), corner.y()))

    grown = Property(float, _get_grown, _set_grown)
    """How far it has come from the rectangle where it lay to that where it lies, 0 to 1."""

    def _end_growing(self) -> None:
        if self._picture is not None:
            self._picture, self._grown = None, 1.0
            self.setTransform(QTransform())
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def _pictured(self) -> QPixmap:
        views = self.scene().views() if self.scene() is not None else []
        dpr = views[0].devicePixelRatioF() if views else 1.0
        picture = QPixmap(QSizeF(self.rect.size() * dpr).toSize())
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()
        return picture

    # -- where it lies, and what part of it is seen --------------------------------------------------------------------

    def place(self, rect: QRectF, unit: float) -> None:
        if rect != self.scene_rect():
            self._end_growing()
        super().place(rect, unit)
        self.view.fit(self.rect)
        self._follow()

    def _follow(self) -> None:
        for spot in self.spots:
            spot.follow(self.unit)
        for button in self.buttons:
            button.follow(self.unit)
        self.update()

    def turn(self, point: QPointF, delta: float) -> bool:
        return self._moved(self.view.wheel(delta, point - self.pos()))

    def step(self, way: int) -> bool:
        """Enlarge (1) or shrink (-1) as the keys and buttons do, or show all of it (0)."""
        return self._moved(self.view.step(way))

    def drag(self, way: QPointF) -> bool:
        return self._moved(self.view.pan(way))

    def bring_into_sight(self, place: int) -> None:
        """Move an enlarged map so that a region or border is seen."""
        self._moved(self.view.bring_into_sight(place))

    def _moved(self, moved: bool) -> bool:
        if moved:
            self._follow()
            self.shifted.emit()
        return moved

    def sees(self, place: int) -> bool:
        """Return whether the middle of a region or border is seen."""
        return self.view.seen.contains(place_middle(place))

    def shows(self, point: QPointF) -> bool:
        """Return whether a point of the scene is inside the frame."""
        return self.view.inner.contains(point - self.pos())

    # -- what lies where -----------------------------------------------------------------------------------------------

    def place_at(self, point: QPointF) -> int | None:
        """The border at a point of the scene, else the region, by the numbers of `rules.constants`."""
        return self.view.place_at(point - self.pos())

    def region_at(self, point: QPointF) -> int | None:
        """The region at a point of the scene that is at no border's place for roads."""
        place = self.place_at(point)
        return place if place is not None and place < FIRST_BORDER else None

    def border_at(self, point: QPointF) -> int | None:
        """The border whose place for roads is at a point of the scene."""
        place = self.place_at(point)
        return place if place is not None and place >= FIRST_BORDER else None

    def region_path(self, region: int) -> QPainterPath:
        """The land of a region as far as it is seen, in the scene."""
        return self.view.shape(region).translated(self.pos())

    def road_shape(self, border: int) -> QPainterPath:
        """The place of a border's roads as far as it is seen, in the scene."""
        return self.view.shape(border).translated(self.pos())

    def piece_place(self, kind: str, owner: int, place: int, index: int | None = None) -> QPointF:
        """The middle of a piece in the scene: of a standing one by its number, else where one more would stand."""
        return self.piece_rect(kind, owner, place, index).center()

    def piece_rect(self, kind: str, owner: int, place: int, index: int | None = None) -> QRectF:
        """The square in which such a piece is drawn, in the scene."""
        groups = () if self.figures is None else self.figures.groups[place]
        asked = PlacedPieces(kind, owner, place)
        counts = {group.standing: group.kind.pieces for group in groups}
        if index is None:
            index = next((group.count for group in groups if group.standing == asked), 0)
        counts[asked] = max(counts.get(asked, 0), index + 1)
        order = sorted(counts, key=lambda standing: (standing.kind == TRIBE, standing.owner))
        spot = arrange_pieces(place, tuple(PieceGroup(standing, counts[standing]).kind for standing in order))[
            order.index(asked)
        ]
        return self.view.transform.mapRect(spot.square(index)).translated(self.pos())

    def standing_rect(self, kind: str, owner: int, place: int) -> QRectF:
        """The square of the uppermost of the standing pieces of a kind, in the scene."""
        standing = PlacedPieces(kind, owner, place)
        count = next((group.count for group, _ in self._standing[place] if group.standing == standing), 1)
        return self.piece_rect(kind, owner, place, max(0, count - 1))

    def piece_size(self) -> float:
        """The side of the square of a piece that has room, in scene units."""
        return PIECE * self.view.scale

    def plate_rect(self, region: int) -> QRectF:
        """The plate with the name of a region, in the scene."""
        return self._plate(region).translated(self.pos())

    @staticmethod
    def nearest(place: int, across: int, down: int) -> int | None:
        """The region or border that the arrow keys reach from another, -1 or 1 in one direction; None at the edge."""
        best, least = None, math.inf
        for other in PLACES:
            way = place_middle(other) - place_middle(place)
            along = way.x() * across + way.y() * down
            aside = abs(way.x() * down) + abs(way.y() * across)
            if along > 8 and aside <= 1.6 * along and along + 1.5 * aside < least:
                best, least = other, along + 1.5 * aside
        return best

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._picture is None:
            super().paint(painter, option, widget)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect, self._picture, QRectF(self._picture.rect()))

    def draw(self, painter: QPainter) -> None:
        figures, view = self.figures, self.view
        if figures is None or self.rect.isEmpty():
            return
        rulers = tuple("" if region in self._changing else ruler for region, ruler in enumerate(figures.rulers))
        land = LandState(rulers, figures.lit, figures.veiled)
        self._land.paint(painter, land, view.board, view.inner, view.transform.map(QPointF(0, 0)), view.scale)
        painter.save()
        painter.setClipRect(view.inner, Qt.ClipOperation.IntersectClip)
        self._draw_changing_lines(painter, figures)
        drawn.sea(painter, figures.sea, view.transform)
        for spot in self.spots:
            spot.draw_ring(painter)
        for border in PLACES[FIRST_BORDER:]:
            self._draw_groups(painter, figures, border)
        for region in range(len(REGIONS)):
            self._draw_plate(painter, figures, region)
        for region in range(len(REGIONS)):
            self._draw_groups(painter, figures, region)
        for pill, change in self.change_pills():
            state_marks.change_pill(painter, pill.center(), change, self.unit)
        painter.restore()
        if self.focused:
            state_marks.focus_ring(painter, view.board, 8)

    def _draw_changing_lines(self, painter: QPainter, figures: MapFigures) -> None:
        painter.save()
        painter.setTransform(self.view.transform, True)
        for region, before in self._changing.items():
            for family, strength in ((before, 1 - self._recoloured), (figures.rulers[region], self._recoloured)):
                if family and strength > 0:
                    ruled_line(painter, region, family, strength)
        painter.restore()

    def _seen(self, place: int) -> list[tuple[PieceGroup, PieceSpot]]:
        return [(group, spot) for group, spot in self._standing[place] if self.view.seen.intersects(spot.rect)]

    def _draw_groups(self, painter: QPainter, figures: MapFigures, place: int) -> None:
        for group, spot in self._seen(place):
            kind, owner, _ = group.standing
            now, after = self._counts(figures, group)
            most = 1 if self._numbered_instead(group, spot, now) else spot.shown
            for index in range(min(max(now, after), most)):
                painter.setOpacity(1.0 if index < min(now, after) else 0.5)
                square = self.view.transform.mapRect(spot.square(index))
                paint_shadow(painter, kind, square)
                paint_piece(painter, kind, owner, figures.families, square)
        painter.setOpacity(1.0)
        # Afterwards, or those of the next line would stand on them.
        for at, count in self._numbers(figures, place):
            piece_count_pill(painter, at, count, self.unit)

    @staticmethod
    def _counts(figures: MapFigures, group: PieceGroup) -> tuple[int, int]:
        """Return the number of pieces that stand there now, and the number after the previewed move."""
        now = group.count - (figures.lifted == group.standing)
        return now, now + group.change

    def _numbered_instead(self, group: PieceGroup, spot: PieceSpot, count: int) -> bool:
        """Return whether the number of small pieces is shown in place of the second piece."""
        small = spot.size * self.view.scale < _PAIRS_FROM * self.unit
        return count > spot.shown and small and group.standing.kind != ROAD

    def _numbers(self, figures: MapFigures, place: int) -> Iterator[tuple[QPointF, int]]:
        """Yield how many pieces stand there where not all are drawn, and the middle of that number."""
        unit = self.unit
        for layer, (group, spot) in enumerate(self._seen(place)):
            rect, (now, _) = self.view.transform.mapRect(spot.rect), self._counts(figures, group)
            if now <= spot.shown:
                continue
            at = rect.bottomRight() - QPointF(0, 3 * unit)
            if self._numbered_instead(group, spot, now):
                at = QPointF(rect.right() - 5 * unit, rect.center().y())
            elif group.standing.kind == ROAD:
                # On both sides in turn, because coalitions lie close upon each other.
                at = QPointF(rect.left() if layer % 2 else rect.right(), rect.center().y())
            yield at, now

    def change_pills(self) -> list[tuple[QRectF, int]]:
        """Return where the changes of a previewed move are told, in the item's own coordinates, clear of all words."""
        figures, unit = self.figures, self.unit
        if figures is None or not any(group.change for groups in figures.groups for group in groups):
            return []
        plates = [self._plate(region) for region in range(len(REGIONS))]
        plates += [drawn.banner_rect(plate) for plate in plates]
        badges = [rect.translated(-self.pos()) for rect in self.badges()]
        badges += [piece_count_rect(at, count, unit) for place in PLACES for at, count in self._numbers(figures, place)]
        pills: list[QRectF] = []
        found: list[tuple[QRectF, int]] = []
        for group, spot in (pair for place in PLACES for pair in self._seen(place)):
            if group.change:
                rect = self.view.transform.mapRect(spot.rect)
                # Beside the piece: what is pointed at lies over it once more.
                pill = state_marks.change_pill_rect(QPointF(), state_marks.change_text(group.change), unit)
                pill.moveCenter(rect.topRight() + QPointF(pill.width() / 2 - 5 * unit, 0))
                pills.append(free_place(pill, self.view.inner, pills, badges, plates))
                found.append((pills[-1], group.change))
        return found

    def _plate(self, region: int) -> QRectF:
        """The plate of a region, in the item's own coordinates."""
        assert self.figures is not None, "plates have names"
        view, unit = self.view, self.unit
        least, usual, growing = _PLATE
        wide = view.board.width() / unit * view.zoom
        high = max(least, usual + (wide - _USUAL_WIDTH) * growing) * max(1.0, fonts.text_scale())
        high = min(high, wide * _HIGHEST_PLATE) * unit
        name, banner = self.figures.names[region], bool(self.figures.rulers[region] or self._changing.get(region))
        rect = drawn.plate_rect(name, view.transform.map(drawn.PLATES[region]), high, banner)
        if view.zoom == 1.0:
            edge = view.inner.adjusted(3 * unit, 0, -3 * unit, 0)
            rect.translate(min(0.0, edge.right() - drawn.banner_rect(rect).right()), 0)
            rect.translate(max(0.0, edge.left() - rect.left()), 0)
        return rect

    def _draw_plate(self, painter: QPainter, figures: MapFigures, region: int) -> None:
        rect, name, ruler, coming = (
            self._plate(region), figures.names[region], figures.rulers[region], figures.coming[region],
        )  # fmt: skip
        hanging = drawn.banner_rect(rect)
        if not self.view.inner.intersects(rect.united(hanging)):
            return
        before = self._changing.get(region, ruler)
        drawn.plate(painter, rect, region, name, before)
        if before != ruler:
            painter.setOpacity(self._recoloured)
            drawn.plate(painter, rect, region, name, ruler)
            if before:
                painter.setOpacity(1 - self._recoloured)
                drawn.banner(painter, hanging, before)
        painter.setOpacity(1.0 if coming is None else 0.4)
        if ruler:
            drawn.banner(painter, hanging, ruler, 1.0 if before == ruler else self._fallen)
        painter.setOpacity(0.5)
        if coming:
            drawn.banner(painter, hanging.translated(hanging.width() * 0.62 if ruler else 0.0, 0), coming)
        painter.setOpacity(1.0)
