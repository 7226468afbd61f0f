"""Previews of a thing pointed at: the large card, what a move would bring, and the popup with its details."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, SignalInstance
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QHBoxLayout,
    QStyleOptionGraphicsItem,
    QVBoxLayout,
    QWidget,
)

from gonfalon.texts.log_entries import LogFigure, PointedCards
from gonfalon.texts.move_preview import MovePreview
from gonfalon.texts.translations import translate
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.board.panel_items import draw_text
from gonfalon.ui.board.scene_marks import DeltaBadgeItem, arc_path
from gonfalon.ui.board.table_layout import BaseTableLayout
from gonfalon.ui.look import cards, state_marks, theme
from gonfalon.ui.look.cards import CardAppearance
from gonfalon.ui.look.palette import CREAM, INK
from gonfalon.ui.widgets.page_view import CardPicture, PageView
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.styling import Label, Surface, ui_scale


class LoggedCards(NamedTuple):
    """The cards told last, shown large while there is nothing better to show."""

    cards: PointedCards = ()
    event: str = ""
    """Which event it was, where that is known; empty for the last one."""

    @property
    def card(self) -> tuple[str | None, str] | None:
        """The card that acted: the first of the cards that is known, else a back, None where there is none."""
        return next((card for card in self.cards if card[0] is not None), next(iter(self.cards), None))

    @property
    def head(self) -> str:
        return self.event or translate("Preview", "Last event")


def about_hint() -> str:
    """The head of a card that a hint is about."""
    return translate("Preview", "The hint is about this card")


class PreviewItem(QGraphicsItem):
    """A card, large enough to read, with a head above it; a game draws the card by `card_pixmap`."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Any = None
        """What is drawn, in the game's own terms; None for nothing."""
        self.head = ""
        """What it is, in a few words above it."""
        self._rect = QRectF()
        self._caption_rect = QRectF()
        self._unit = 1.0
        self.setZValue(700)
        self.setVisible(False)

    def card_pixmap(self, shown: Any, width: float, dpr: float) -> QPixmap:
        """The card at this width, a face or a back."""
        raise NotImplementedError

    def show_card(self, shown: object, head: str, rect: QRectF, caption_rect: QRectF, unit: float) -> None:
        """Show a card here, or nothing for None."""
        state = (shown, head, rect, caption_rect, unit)
        if state != (self.shown, self.head, self._rect, self._caption_rect, self._unit):
            self.prepareGeometryChange()
            self.shown, self.head, self._rect, self._caption_rect, self._unit = state
            self.update()
        self.setVisible(shown is not None)

    def boundingRect(self) -> QRectF:
        return self._rect.united(self._caption_rect).adjusted(-16, -4, 16, 16)

    @property
    def card_rect(self) -> QRectF:
        """The rectangle in which the card is drawn."""
        width = float(int(self._rect.width()))
        return QRectF(round(self._rect.left()), round(self._rect.top()), width, round(width * cards.RATIO))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        dpr = painter.device().devicePixelRatio()
        size = self.card_rect
        width = size.width()
        state_marks.card_shadow(painter, size, cards.corner_radius(width), 8)
        if self.shown is not None:
            painter.drawPixmap(size.topLeft(), self.card_pixmap(self.shown, width, dpr))
        if self.head:
            painter.setPen(theme.current().on_table_2)
            middle = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, self._caption_rect, self.head, 15 * self._unit, align=middle, least=10)


AFTER_MS: Final = 80
"""How long something is pointed at before what it brings is shown: nobody who only passes by sees any of it."""
PX: Final = 13.0
"""The size of the letters that say why."""


class PreviewScene(Protocol):
    """The interface of a table on which previews are shown."""

    @property
    def measures(self) -> BaseTableLayout: ...

    @property
    def relaid(self) -> SignalInstance: ...

    def addItem(self, item: QGraphicsObject) -> None: ...

    def removeItem(self, item: QGraphicsObject) -> None: ...

    def sceneRect(self) -> QRectF: ...

    def place_of(self, thing: Hashable) -> QRectF | None: ...

    def figure_place(self, figure: LogFigure) -> QPointF | None: ...


class CauseItem(QGraphicsObject):
    """A dashed frame around what stands in the way, a dashed line to where it does so, and why in words."""

    def __init__(self, cause: QRectF, of: QRectF, words: str, unit: float, within: QRectF) -> None:
        super().__init__()
        self.words = words
        self._cause, self._unit = cause, unit
        self._line = arc_path(cause, of, unit)
        self._px = PX * unit
        rect = state_marks.pill_rect(QPointF(), words, self._px, within.width() - 8)
        half = rect.width() / 2 + 4
        x = min(max(cause.center().x(), within.left() + half), within.right() - half)
        self._at = QPointF(x, cause.top() - 16 * unit)
        self._pill = rect
        self.setZValue(880)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        whole = self._cause.united(self._line.boundingRect()).united(self._pill.translated(self._at))
        return whole.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((INK, 5.0), (CREAM, 2.5)):
            pen = QPen(colour, wide * self._unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
            # As long for both, so that the cream lies on the ink.
            pen.setDashPattern([7 / wide, 5 / wide])
            painter.setPen(pen)
            painter.drawRoundedRect(self._cause.adjusted(-2, -2, 2, 2), 8, 8)
            painter.drawPath(self._line)
        state_marks.pill(painter, self._at, self.words, self._px, self._pill.width() + 1)


class PreviewOverlay(QObject):
    """Lays it over the table, and takes it away when something else is pointed at."""

    def __init__(self, scene: PreviewScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pointed: MovePreview | None = None
        self._chosen: MovePreview | None = None
        self._outlook: MovePreview | None = None
        """The one of these that is shown, or will be in a moment."""
        self.items: list[QGraphicsObject] = []
        """What lies over the table now."""
        self._timer = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._timer.timeout.connect(self._show)

    def look(self, outlook: MovePreview | None) -> None:
        """Something on the table is pointed at that would bring this, or nothing is."""
        self._pointed = outlook
        self._wait()

    def fall_back_on(self, outlook: MovePreview | None) -> None:
        """A button is pointed at that would bring this, or none: it counts while nothing on the table does."""
        self._chosen = outlook
        self._wait()

    def _wait(self) -> None:
        outlook = self._pointed or self._chosen
        if outlook is self._outlook:
            return
        self._outlook = outlook
        self._take_away()
        if outlook is None:
            self._timer.stop()
        else:
            self._timer.start()

    def follow(self) -> None:
        """Everything lies elsewhere now: so does what is foreseen."""
        if self.items:
            self._show()

    def _take_away(self) -> None:
        for item in self.items:
            self._scene.removeItem(item)
        self.items = []

    def _show(self) -> None:
        self._take_away()
        if self._outlook is None:
            return
        scene, unit = self._scene, self._scene.measures.unit
        taken: dict[LogFigure, int] = {}
        for cause in self._outlook.causes:
            thing, of = scene.place_of(cause.thing), scene.place_of(cause.of)
            if thing is not None and of is not None:
                self._lay(CauseItem(thing, of, cause.words.rstrip("."), unit, scene.sceneRect()))
        for change in self._outlook.changes:
            place = scene.figure_place(change.figure)
            if place is None:
                continue
            pill = DeltaBadgeItem(change.by, unit, change.words, certain=change.certain)
            above = taken.get(change.figure, 0)
            taken[change.figure] = above + 1
            pill.put(place + QPointF(0, above * pill.boundingRect().height()), scene.sceneRect())
            self._lay(pill)

    def _lay(self, item: QGraphicsObject) -> None:
        self._scene.addItem(item)
        self.items.append(item)


CARD, PAGE, HIGH = 250, 520, 350
"""How wide card and page are, and how high both are at least, in design pixels."""
SHARE = 0.55
"""The page takes this part of the height of the table where that is more."""


class _Details(QWidget):
    """The thing, what is known of it, and the page of the rules about it."""

    def __init__(self, parent: QWidget, words: str, look: CardAppearance | None, page: PageView | None) -> None:
        super().__init__(parent)
        # Its letters are measured before it lies on its paper.
        self.ground = Surface.PARCHMENT
        scale, self._page = ui_scale(parent), page
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(16 * scale))
        picture = CardPicture()
        if look is not None:
            picture.look, picture.wide = look, round(CARD * scale)
            row.addWidget(picture)
        told = Label(16, wrap=True)
        told.setText(words)
        told.setMinimumWidth(round(260 * scale))
        column.addWidget(told)
        row.addLayout(column, 1)
        if page is None:
            column.addStretch(1)
            return
        high = round(max(HIGH * scale, parent.height() * SHARE))
        area = ScrollArea(page)
        column.addWidget(area, 1)
        beside = 0 if look is None else picture.sizeHint().width() + row.spacing()
        wide = min(round(PAGE * scale), parent.width() - round(120 * scale) - beside)
        told.setFixedWidth(wide)
        page.set_width(wide - area.verticalScrollBar().sizeHint().width() - round(6 * scale))
        area.setFixedSize(wide, min(page.height(), max(round(140 * scale), high - told.sizeHint().height())))

    def stops(self) -> Sequence[QWidget]:
        """Return the widgets that take the keyboard focus: a page may be longer than its place."""
        return [] if self._page is None else [self._page]


def make_detail_popup(
    parent: QWidget, words: str, look: CardAppearance | None, page: PageView | None, rules: Callable[[], None] | None
) -> Overlay:
    """Return an overlay over the table for a closer look.

    Args:
        parent: the table.
        words: what those who listen hear of the thing, which is all that its seat knows of it.
        look: what is drawn beside them.
        page: what the rules say about it, with their example.
        rules: opens that page, None where it has none.
    """
    inner = _Details(parent, words, look, page)
    overlay = Overlay(parent, translate("Inspection", "A closer look"), "", inner)
    overlay.add_button(translate("Window", "Close"), key="Esc", gold=True)
    if rules is not None:
        button = overlay.add_button(translate("Window", "Rules"), rules, key="F1")
        if page is not None:
            page.linked.connect(button.click)
    return overlay
