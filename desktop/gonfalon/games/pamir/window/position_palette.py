"""What a position is set up with: all cards and pieces, and controls for what does not lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QIntValidator, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListView,
    QScrollArea,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from gonfalon.core.seats import FAMILIES
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import COALITIONS, COURT_SIZE, LAST_CARD, REGIONS, SUITS
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.positions import MOST as MOST_RUPEES
from gonfalon.games.pamir.rules.positions import row_text
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.gestures import Piece
from gonfalon.games.pamir.window.look import cards, pieces, signs
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.position_board import ANY_RUPEE, HIDDEN_CARD
from gonfalon.games.pamir.window.position_edits import (
    FEWEST,
    MOST,
    Row,
    hidden_in_hand,
    with_families,
    with_hidden_in_hand,
    with_value,
)
from gonfalon.texts.players import family_name
from gonfalon.texts.translations import translate
from gonfalon.ui.board.log_view import BAR, LogScrollBar
from gonfalon.ui.board.panel_items import draw_text
from gonfalon.ui.look import art, state_marks, theme
from gonfalon.ui.look.palette import OAK_PANEL
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, SearchField, TextField
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.styling import FocusVisible, Label, fill, ui_scale

if TYPE_CHECKING:
    Index: TypeAlias = QModelIndex | QPersistentModelIndex

Change: TypeAlias = "Callable[[Row], Row]"
"""What makes another position of one."""
PIECES: Final = "pieces"
EVENTS: Final = "events"
_NO_PARENT: Final = QModelIndex()
_HIGH: Final = 30.0
"""How high a line of the list is, in design pixels."""
_MARGIN: Final = 9.0


class PaletteModel(QAbstractListModel):
    """The things of the palette that are shown now."""

    def __init__(self) -> None:
        super().__init__()
        self.things: list[Piece] = []
        self.words: Callable[[Piece], str] = str
        self.lying: set[int] = set()
        """The cards that lie on the table already."""

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.things)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return self.words(self.things[index.row()])

    def show_things(self, things: Sequence[Piece], lying: set[int]) -> None:
        """Show these, of which some lie on the table."""
        self.beginResetModel()
        self.things, self.lying = [*things], lying
        self.endResetModel()


class _Line(QStyledItemDelegate):
    """Draws a card as a line of its suit, a piece by its drawing and its name."""

    def __init__(self, palette: PaletteList) -> None:
        super().__init__(palette)
        self._palette = palette

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, round(_HIGH * ui_scale(self._palette)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, rect = self._palette.entries, QRectF(option.rect)
        thing = model.things[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = rect.adjusted(3, 1, -BAR * ui_scale(self._palette) - 2, -1)
        dpr = painter.device().devicePixelRatio()
        if thing.kind == "card" and thing.at in model.lying:
            painter.setOpacity(0.5)
        if thing.kind == "card" and thing.at <= COURT_SIZE:
            look = cards.CardLook(thing.at, CardForm.SLAT, ratio=body.height() / body.width())
            painter.drawPixmap(body.topLeft(), cards.card_face(look, body.width(), dpr))
        else:
            side = body.height()
            _paint_sign(painter, thing, QRectF(body.left() + 4, body.top(), side, side), self._palette.families, dpr)
            painter.setPen(theme.current().text)
            draw_text(
                painter, body.adjusted(side + 12, 0, -2, 0), model.words(thing), 15 * ui_scale(self._palette),
                QFont.Weight.Medium,
            )  # fmt: skip
        painter.setOpacity(1.0)
        if option.state & QStyle.StateFlag.State_MouseOver:
            state_marks.selected_outline(painter, body, 3)
        if self._palette.ring and index.row() == self._palette.currentIndex().row():
            state_marks.focus_ring(painter, body, 3)
        painter.restore()


def _paint_sign(painter: QPainter, thing: Piece, rect: QRectF, families: str, dpr: float) -> None:
    if thing.kind == "block":
        art.paint(painter, signs.army_drawing(thing.owner), rect)
    elif thing.kind == "cylinder":
        pieces.paint_cylinder(painter, rect, families[thing.owner])
    elif thing.kind == "rupee":
        art.paint(painter, "pamir-rupee", rect)
    else:
        back = cards.card_back(float(round(rect.height() / 1.4)), dpr)
        painter.drawPixmap(rect.topLeft(), back)


class PaletteList(FocusVisible, QListView):
    """The list; what is in it can be dragged onto the table, or taken with a click or Enter."""

    taken = Signal(object)
    """A `Piece` is picked up by a click or a key."""
    dragged = Signal(object, QPoint)
    """A `Piece` is dragged, from this point of the screen on."""
    carried = Signal(QPoint)
    let_go = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.entries = PaletteModel()
        self.families = FAMILIES
        self._pressed: tuple[Piece, QPoint] | None = None
        self._dragging = False
        self.setModel(self.entries)
        self.setItemDelegate(_Line(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = LogScrollBar(self)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def restyle(self) -> None:
        """Take the size of the lines anew."""
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = round(BAR * ui_scale(self))
        self._bar.setGeometry(self.width() - wide, 0, wide, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.setCurrentIndex(index)
            self._pressed = self.entries.things[index.row()], event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.globalPosition().toPoint()
        if self._dragging:
            self.carried.emit(here)
        elif self._pressed is None:
            super().mouseMoveEvent(event)
        elif (here - self._pressed[1]).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.dragged.emit(self._pressed[0], here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if dragging:
            self.let_go.emit()
        elif pressed is not None:
            self.taken.emit(pressed[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self.taken.emit(self.entries.things[self.currentIndex().row()])
        elif event.key() == Qt.Key.Key_Escape or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


class NumberField(TextField):
    """A whole number; Up, Down and the wheel change it by one."""

    entered = Signal(int)

    def __init__(self, most: int) -> None:
        super().__init__(15, 4)
        self._most = most
        self.setValidator(QIntValidator(0, most, self))
        self.editingFinished.connect(self._enter)

    def number(self) -> int:
        """Return the number that stands there, 0 for none."""
        return int(self.text() or 0)

    def _enter(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.entered.emit(self.number())

    def _step(self, by: int) -> None:
        self.setText(str(min(self._most, max(0, self.number() + by))))
        self.entered.emit(self.number())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            self._step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()


class _FormArea(QScrollArea):
    """Room for a page that large letters make higher than it is."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = LogScrollBar(self)
        self.setWidget(page)
        self.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bar.setGeometry(self.width() - BAR, 0, BAR, self.height())


@dataclass
class _Form:
    """Controls with their labels, one below the other."""

    page: QWidget = field(default_factory=QWidget)
    labels: list[Label] = field(default_factory=list)
    controls: list[QWidget] = field(default_factory=list)

    def add(self, control: QWidget) -> None:
        label = Label(15, colour="text", wrap=True)
        label.setBuddy(control)
        self.labels.append(label)
        self.controls.append(control)

    def laid(self) -> QWidget:
        grid = QGridLayout(self.page)
        grid.setContentsMargins(0, 0, 2 * BAR, 0)
        grid.setSpacing(0)
        for row, (label, control) in enumerate(zip(self.labels, self.controls, strict=True)):
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(self.labels), 1)
        return _FormArea(self.page)

    def name(self, *words: str) -> None:
        """Say what each control is, in their order."""
        for label, control, text in zip(self.labels, self.controls, words, strict=True):
            label.setText(text)
            control.setAccessibleName(text)


class PositionPalette(QWidget):
    """Cards and pieces, the values of a family, and those of the table, on three pages."""

    changed = Signal(object)
    """A `Change` of the position."""
    front_wanted = Signal(int)
    """Another family is to lie in front."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._stack = QStackedLayout()
        self._row: Row = {}
        self._front = ""
        self._lying: set[int] = set()
        self.pages = Segmented(("things", "family", "table"), px=14)
        self.pages.chosen.connect(lambda page: self._stack.setCurrentIndex(("things", "family", "table").index(page)))
        self.search = SearchField()
        self.home, self.suit = DropDown(), DropDown()
        self.list = PaletteList()
        self.search.textChanged.connect(self._filter)
        for box in (self.home, self.suit):
            box.currentIndexChanged.connect(self._filter)
        things = QWidget()
        filters = fill(QHBoxLayout(), (self.home, 1), (self.suit, 1), bare=True, spacing=0)
        fill(QVBoxLayout(things), self.search, filters, (self.list, 1), bare=True, spacing=0)

        self.family, self.loyalty = DropDown(), DropDown()
        self.rupees, self.points, self.hidden = NumberField(MOST_RUPEES), NumberField(MOST_RUPEES), NumberField(40)
        self.prizes = TextField(15, 6)
        self._of_family = _Form()
        for control in (self.family, self.loyalty, self.rupees, self.points, self.hidden, self.prizes):
            self._of_family.add(control)
        self.count, self.turn, self.actions_left, self.favored = DropDown(), DropDown(), DropDown(), DropDown()
        self.deck, self.wakhan = TextField(15, 6), DropDown()
        self._of_table = _Form()
        for control in (self.count, self.turn, self.actions_left, self.favored, self.deck, self.wakhan):
            self._of_table.add(control)
        self._connect()

        for page in (things, self._of_family.laid(), self._of_table.laid()):
            self._stack.addWidget(page)
        self._whole = fill(QVBoxLayout(self), self.pages, (self._stack, 1), spacing=2)

    def _connect(self) -> None:
        def of_family(key: str, value: object) -> None:
            front = self._front
            self.changed.emit(lambda row: with_value(row, front, key, value))

        def of_table(key: str, value: object) -> None:
            self.changed.emit(lambda row: with_value(row, "", key, value))

        self.family.activated.connect(self.front_wanted.emit)
        self.loyalty.activated.connect(lambda _: of_family("loyalty", self.loyalty.key()))
        self.rupees.entered.connect(lambda number: of_family("rupees", number))
        self.points.entered.connect(lambda number: of_family("points", number))
        self.hidden.entered.connect(self._hide_cards)
        self.prizes.editingFinished.connect(lambda: self._enter(self.prizes, lambda text: of_family("prizes", text)))
        self.count.activated.connect(lambda _: self.changed.emit(self._families))
        self.turn.activated.connect(lambda _: of_table("turn", self.turn.key()))
        self.actions_left.activated.connect(lambda _: of_table("actions", int(self.actions_left.key())))
        self.favored.activated.connect(lambda _: of_table("favored", self.favored.key()))
        self.deck.editingFinished.connect(lambda: self._enter(self.deck, lambda text: of_table("deck", text)))
        self.wakhan.activated.connect(lambda _: of_table("wakhan", self.wakhan.key()))

    def _families(self, row: Row) -> Row:
        return with_families(row, int(self.count.key()))

    def _hide_cards(self, number: int) -> None:
        front = self._front
        self.changed.emit(lambda row: with_hidden_in_hand(row, front, number))

    @staticmethod
    def _enter(line: TextField, do: Callable[[str], None]) -> None:
        if line.isModified():
            line.setModified(False)
            do(line.text().strip())

    # -- what is shown -------------------------------------------------------------------------------------------------

    def retranslate(self, names: Names) -> None:
        """Make every text anew."""
        self._names = names
        self.list.entries.words = self.words
        self.pages.set_labels(
            {
                "things": translate("Position", "Cards"),
                "family": translate("Position", "Family"),
                "table": translate("Position", "Table"),
            },
            translate("Position", "What is set up"),
        )
        self.search.setAccessibleName(translate("Position", "Search the cards"))
        self.search.setPlaceholderText(translate("Position", "Search"))
        self.list.setAccessibleName(translate("Position", "Cards and pieces"))
        self.home.setAccessibleName(translate("Position", "Kind or region"))
        self.suit.setAccessibleName(translate("Position", "Suit"))
        self.home.fill(
            [
                ("", translate("Position", "All", "cards and pieces")),
                (PIECES, translate("Position", "Pieces")),
                *((region, names.region(number)) for number, region in enumerate(REGIONS)),
                (EVENTS, translate("Position", "Event cards")),
            ]
        )
        suits = [(suit, names.suit(number)) for number, suit in enumerate(SUITS)]
        every = "", translate("Position", "All suits"), translate("Position", "All", "cards and pieces")
        self.suit.fill([every, *suits])
        self._of_family.name(
            translate("Position", "Family"),
            translate("Position", "Loyalty"),
            translate("Position", "Rupees"),
            translate("Position", "Points"),
            translate("Position", "Hidden cards"),
            translate("Position", "Prizes"),
        )
        self._of_table.name(
            translate("Position", "Families"),
            translate("Position", "Turn"),
            translate("Position", "Actions"),
            translate("Position", "Favored"),
            translate("Position", "Deck"),
            translate("PamirOffer", "Wakhan"),
        )
        self.loyalty.fill([(word, names.coalition(number)) for number, word in enumerate(COALITIONS)])
        self.count.fill([(str(count), str(count)) for count in range(FEWEST, MOST + 1)])
        self.actions_left.fill([(str(count), str(count)) for count in range(3)])
        self.favored.fill(suits)
        self._filter()

    def show_position(self, row: Row, table: Table, front: int) -> None:
        """Show what can be chosen with this position, and what holds in it."""
        families = table.seating.families
        self._row, self._front = row, families[front]
        self.list.families = families
        seat = row["seats"][self._front]
        named = [(family, family_name(family)) for family in families]
        for box in (self.family, self.turn):
            box.fill(named)
        self.wakhan.fill([("", translate("Position", "nobody")), *named])
        self.family.set_key(self._front)
        self.loyalty.set_key(str(seat.get("loyalty", "")))
        self.rupees.setText(str(seat.get("rupees", 4)))
        self.points.setText(str(seat.get("points", 0)))
        self.hidden.setText(str(hidden_in_hand(row, self._front)))
        self.prizes.setText(row_text(seat.get("prizes", "")))
        self.count.set_key(str(len(families)))
        self.turn.set_key(str(row.get("turn", families[0])))
        self.actions_left.set_key(str(row.get("actions", 2)))
        self.favored.set_key(str(row.get("favored", "political")))
        self.deck.setText(row_text(row.get("deck", "")))
        self.wakhan.set_key(str(row.get("wakhan", "")))
        self.wakhan.setEnabled(len(families) < 4 or "wakhan" in row)
        self._lying = _cards_on(table)
        self._filter()

    def words(self, thing: Piece) -> str:
        """Return the name of a thing of the palette."""
        assert self._names is not None
        if thing.kind == "card":
            return f"{thing.at} · {self._names.card_name(thing.at)}"
        if thing.kind == "block":
            return self._names.coalition(thing.owner, "army")
        if thing.kind == "cylinder":
            text = translate("Position", "Cylinder: {family}")
            return text.format(family=family_name(self.list.families[thing.owner]))
        return translate("Position", "Rupee") if thing == ANY_RUPEE else translate("Position", "Hidden card")

    def _filter(self) -> None:
        if self._names is None:
            return
        home, suit, deck = self.home.key(), self.suit.key(), shipped()
        wanted = self.search.text().strip().casefold()
        things: list[Piece] = []
        if home in ("", PIECES) and not suit:
            things = [Piece("block", number) for number in range(len(COALITIONS))]
            things += [Piece("cylinder", seat) for seat in range(len(self._row.get("seats", ())))]
            things += [ANY_RUPEE, HIDDEN_CARD]
        if home != PIECES:
            for card in range(1, LAST_CARD + 1):
                event = card > COURT_SIZE
                region = EVENTS if event else REGIONS[deck.region[card]]
                fits = not suit or (not event and SUITS[deck.suit[card]] == suit)
                if home in ("", region) and fits:
                    things.append(Piece("card", at=card))
        if wanted:
            things = [thing for thing in things if wanted in self.words(thing).casefold()]
        bar, current = self.list.verticalScrollBar().value(), self.list.currentIndex().row()
        same = things == self.list.entries.things
        self.list.entries.show_things(things, self._lying)
        if same:
            self.list.setCurrentIndex(self.list.entries.index(max(0, current)))
            self.list.verticalScrollBar().setValue(bar)

    def restyle(self) -> None:
        """Take margins by the size of the screen."""
        margin = round(_MARGIN * ui_scale(self))
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self.pages.set_columns(0)
        if self.pages.sizeHint().width() > self.width() - 2 * margin:
            self.pages.set_columns(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dress = theme.current()
        # In a small window the table lies beneath it.
        painter.fillRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), OAK_PANEL if dress.dark else dress.vellum)
        fine_panel(painter, dress.panel, QRectF(self.rect()))


def _cards_on(table: Table) -> set[int]:
    """Return the cards that lie somewhere on the table, or have left the game."""
    rows: list[Sequence[int | None]] = [table.market, table.deck, *table.hands, *table.courts, *table.prizes]
    return {card for cards_there in rows for card in cards_there if card} | {
        card for card in range(1, LAST_CARD + 1) if table.gone >> card & 1
    }
