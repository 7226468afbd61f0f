"""The detail pages of cards and regions, the page of unseen cards, and tooltips for signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, NONE
from gonfalon.games.pamir.rules.deck import FIRST_EVENT
from gonfalon.games.pamir.texts.card_details import ExplainedSign, card_details, sign_text
from gonfalon.games.pamir.texts.card_text import HOSTAGE, UNBUYABLE, CardSign
from gonfalon.games.pamir.texts.map_texts import describe_place, region_page_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.unseen_cards import SeenCards, unseen_cards, unseen_cards_title
from gonfalon.games.pamir.window.card_items import PamirCardItem, PamirPreview
from gonfalon.games.pamir.window.item_positions import PamirBoard
from gonfalon.games.pamir.window.large_map import region_page as region_page_parts
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.cards import CardLook
from gonfalon.games.pamir.window.map_item import MapHotspot
from gonfalon.ui.board.focus import REST_MS
from gonfalon.ui.board.game_view import DetailSheet
from gonfalon.ui.board.paper import laid, paint_parts
from gonfalon.ui.look import state_marks
from gonfalon.ui.look.cards import corner_radius
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip, show_tip
from gonfalon.ui.widgets.styling import ControlPainter, Label, Sized, ui_scale

Paint = Callable[[QPainter, QRectF], None]

WIDE, HIGH = 760, 480
"""Of a page in design pixels."""
_SIGN = 32
_GAP = 10
_BETWEEN = 26
_STEP = 24


def sentence_label(text: str, colour: str = "text") -> Label:
    words = Label(14.5, colour=colour, wrap=True)
    words.setText(text)
    return words


class DrawnWidget(Sized, QWidget):
    """Something painted in a size of design pixels."""

    size_wanted: tuple[float, float] = 0, 0

    def __init__(self, wide: float, high: float, paint: Paint) -> None:
        super().__init__()
        self.size_wanted = wide, high
        self._paint = paint
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint(ControlPainter(self), QRectF(self.rect()))


class SignLine(QWidget):
    """A sign, its name, what it does, and how that stands now."""

    def __init__(self, paint: Paint, name: str, text: str, now: str = "") -> None:
        super().__init__()
        beside = QVBoxLayout()
        beside.setSpacing(1)
        title = Label(15, QFont.Weight.DemiBold, wrap=True)
        title.setText(name)
        beside.addWidget(title)
        beside.addWidget(sentence_label(text, "text_2"))
        if now:
            beside.addWidget(sentence_label(now, "rubric"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(DrawnWidget(_SIGN, _SIGN, paint), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        self.setAccessibleName(" ".join(filter(None, (f"{name}.", text, now))))


class _Column(QWidget):
    """Lines one below the other, `wide` design pixels wide."""

    def __init__(self, lines: Sequence[QWidget], wide: float) -> None:
        super().__init__()
        self._wide = wide
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for line in lines:
            column.addWidget(line)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide * ui_scale(self)), super().sizeHint().height())


class DetailPage(ScrollArea):
    """Two columns that scroll together where the window is too low for them."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget], left_wide: float) -> None:
        inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(0, 4, 4, 4)
        columns.setSpacing(_BETWEEN)
        columns.addWidget(_Column(left, left_wide))
        columns.addWidget(_Column(right, WIDE - left_wide - _BETWEEN - 22))
        super().__init__(inner)
        self._inner = inner
        # The arrows and page keys scroll it as soon as it is opened.
        inner.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(inner)
        self.verticalScrollBar().setSingleStep(_STEP)

    def sizeHint(self) -> QSize:
        scale = ui_scale(self)
        wide = round(WIDE * scale)
        needs = self._inner.heightForWidth(wide - self.verticalScrollBar().sizeHint().width())
        return QSize(wide, min(round(HIGH * scale), needs))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.ParentChange:
            # They were measured, and so dressed, before they knew on what they would lie.
            for words in self.findChildren(Label):
                words.restyle()
        return done

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())


CARD_WIDE = 250
_HEAD = 16
"""What spies stand above the card."""
_SPY = 30
_REGION = (560, 460)


def card_page(view: View, card: int, names: Names) -> DetailSheet:
    """The page of a card as the seat of a view may look at it."""
    told = card_details(view, card, names)

    def paint(painter: QPainter, rect: QRectF) -> None:
        _paint_card(painter, rect, view.table, card)

    picture = DrawnWidget(CARD_WIDE + 8, CARD_WIDE * form_ratio(CardForm.FULL) + _HEAD + 8, paint)
    left: list[QWidget] = [picture, sentence_label(" ".join(told.now))]
    page = DetailPage(left, [_line(sign) for sign in told.signs], CARD_WIDE + 8)
    page.setAccessibleName(told.name)
    return DetailSheet(told.name, page)


def region_page(table: Table, viewer: int, names: Names, region: int) -> DetailSheet:
    """The page of a region for seat `viewer`, -1 for a spectator."""
    parts = region_page_parts(region_page_texts(table, viewer, names, region), table.seating.families)

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_parts(painter, laid(parts, rect, rect.width() / _REGION[0]))

    page = DrawnWidget(*_REGION, paint)
    page.setAccessibleName(describe_place(table, viewer, names, region))
    return DetailSheet(names.region(region), page)


def _line(sign: ExplainedSign) -> SignLine:
    def paint(painter: QPainter, rect: QRectF) -> None:
        cards.paint_sign(painter, sign.thing, rect)

    name = f"{sign.explained.name} ×{sign.count}" if sign.count > 1 else sign.explained.name
    return SignLine(paint, name, sign.explained.text, sign.explained.now)


def _paint_card(painter: QPainter, rect: QRectF, table: Table, card: int) -> None:
    scale = rect.width() / (CARD_WIDE + 8)
    wide = round(CARD_WIDE * scale)
    place = QRectF(4 * scale, _HEAD * scale, wide, wide * form_ratio(CardForm.FULL))
    state_marks.card_shadow(painter, place, corner_radius(wide), 4)
    face = cards.card_face(CardLook(card, CardForm.FULL), wide, painter.device().devicePixelRatio())
    painter.drawPixmap(place.topLeft(), face)
    if card < FIRST_EVENT and table.spies[card]:
        families = table.seating.families
        standing = [(families[seat], count) for seat in range(len(families)) if (count := table.spies_of(seat, card))]
        pieces.paint_spies(painter, place, standing, _SPY * scale)


CARD, STEP, IN_A_ROW = 74, 80, 9
"""How wide a card is, and how far the next one lies, in design pixels."""


def unseen_cards_page(view: View, names: Names) -> DetailSheet:
    """Return the page about the unseen cards for a player who knows this view, with its history."""
    told = unseen_cards(view, names)
    lines: list[QWidget] = [sentence_label(told.deck), sentence_label(told.regions)]
    for seen in told.seen:
        lines += _lines(seen, names)
    page = DetailPage(lines, [], WIDE - 22)
    page.setAccessibleName(told.spoken)
    return DetailSheet(unseen_cards_title(), page)


def _lines(seen: SeenCards, names: Names) -> list[QWidget]:
    heading = Label(16, QFont.Weight.DemiBold)
    heading.setText(f"{seen.heading} · {len(seen.cards)}" if seen.cards else seen.heading)
    if not seen.cards:
        return [heading, sentence_label(seen.none, "text_2")]
    high = CARD * form_ratio(CardForm.COMPACT)
    found: list[QWidget] = [heading]
    for first in range(0, len(seen.cards), IN_A_ROW):
        row = seen.cards[first : first + IN_A_ROW]
        drawn = DrawnWidget(IN_A_ROW * STEP, high + 4, partial(_paint, row, seen.gone))
        set_tip(drawn, names.cards(row))
        drawn.setAccessibleName(names.cards(row))
        found.append(drawn)
    return found


def _paint(row: tuple[int, ...], gone: bool, painter: QPainter, rect: QRectF) -> None:
    scale = rect.width() / (IN_A_ROW * STEP)
    for index, card in enumerate(row):
        face = cards.card_face(CardLook(card, CardForm.COMPACT), CARD * scale, painter.device().devicePixelRatio())
        place = QRectF(QPointF(rect.left() + index * STEP * scale, 2), face.deviceIndependentSize())
        painter.drawPixmap(place.topLeft(), face)
        if gone:
            state_marks.veil(painter, place, place.width() * 0.064, 0.5)


class DetailController:
    """A controller that shows details about the sign at the mouse position."""

    def __init__(self, scene: PamirBoard, preview: PamirPreview, shown_card: Callable[[], int]) -> None:
        self._scene = scene
        self._preview = preview
        self._shown_card = shown_card
        self._rest = QTimer(scene, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._rested)
        self._thing: CardSign | None = None
        """The sign that the mouse is at."""
        self._at = QPoint()
        self._beside: QWidget | None = None
        self._said = False

    # -- tips ----------------------------------------------------------------------------------------------------------

    def tip(self, point: QPointF) -> str:
        """Return the tip for a point of the scene, empty where nothing has to be explained."""
        thing = self._sign_at(point)
        return "" if thing is None else self._told(thing)

    def rest(self, event: QGraphicsSceneMouseEvent) -> None:
        """The mouse moves, no button pressed: where it rests it is soon told what is there."""
        thing = self._sign_at(event.scenePos())
        self._at, self._beside = event.screenPos(), event.widget()
        if thing == self._thing:
            return
        self._thing = thing
        self.say_nothing()
        if thing is not None:
            self._rest.start()

    def say_nothing(self) -> None:
        """Hide the tip that was shown."""
        self._rest.stop()
        if self._said and self._beside is not None:
            show_tip(self._at, "", self._beside)
        self._said = False

    def _rested(self) -> None:
        if self._thing is not None and self._beside is not None:
            self._said = True
            show_tip(self._at, self._told(self._thing), self._beside)

    def _told(self, thing: CardSign) -> str:
        scene = self._scene
        return "\n".join(filter(None, sign_text(thing, scene.table, scene.viewer, scene.words)))

    def _sign_at(self, point: QPointF) -> CardSign | None:
        scene = self._scene
        if self._preview.isVisible() and (rect := self._preview.card_rect).contains(point):
            return cards.part_at(CardLook(self._preview.shown, CardForm.FULL), point, rect)
        card = scene.thing_at(point)
        if not isinstance(card, PamirCardItem) or not card.face_known:
            return None
        at = card.mapFromScene(point)
        if card.marks.shackle and card.shackle_place(card.size).contains(at):
            return CardSign(HOSTAGE, NONE, card.number)
        if card.marks.paid and pieces.seal_place(card.size).contains(at):
            return CardSign(UNBUYABLE, NONE, card.number)
        return cards.part_at(card.look, at, card.size)

    # -- pages ---------------------------------------------------------------------------------------------------------

    def page(self, thing: QGraphicsObject | None) -> DetailSheet | None:
        """The page of a card or region, or of the card that is shown large, if there is one."""
        scene = self._scene
        if isinstance(thing, MapHotspot) and thing.at < FIRST_BORDER:
            return region_page(scene.table, scene.viewer, scene.words, thing.at)
        number = thing.number if isinstance(thing, PamirCardItem) else self._shown_card()
        if not number:
            return None
        view = scene.view or View(scene.viewer, scene.table, [], None)
        return card_page(view, number, scene.words)

    def open(self, thing: QGraphicsObject | None) -> bool:
        """Spread the page of a thing out over the table; False where it has none."""
        page = self.page(thing)
        if page is not None:
            self._scene.sheet_wanted.emit(page)
        return page is not None
