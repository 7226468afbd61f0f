"""
The page on which a card gets its emblem: a grid of shipped ones and of those beside the set, or an SVG of the author.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import CardFileError, Message, file_error, shortened
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.svg_sanitizer import MAX_EMBLEM_BYTES, sanitized_file
from gonfalon.games.oriflamme.texts.cards import CardText, shipped_texts
from gonfalon.texts.error_messages import diagnostic_lines
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.look import art, emblems, palette, state_marks
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import ARROWS_AND_ENDS, BaseButton, Button, ButtonKind, stop_at
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.page_view import CardPicture
from gonfalon.ui.widgets.panel import NoticeStrip, Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip, shortened_to_fit
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    SelfLaidOut,
    Sized,
    discard,
    draw_box,
    fill,
    role_font,
    ui_scale,
)
from gonfalon.ui.widgets.value_controls import ask_for_file
from gonfalon_workshop.window.card_view import borrowed_from, shipped_kinds

_WIDE: Final = 104
_HIGH: Final = 112
_MEDALLION: Final = 72


class EmblemChoice(NamedTuple):
    """One emblem that is at hand."""

    id: str
    """That of the shipped card whose drawing it is, the name of a file, or empty for none."""
    name: str
    kind: str
    called: str = ""
    """The name of the card that has it, whose initial is drawn where there is no drawing."""
    path: str = ""
    """Where a user's drawing lies; without it, `kind` decides what is drawn."""


class EmblemTile(BaseButton):
    """An emblem in its medallion, and its name."""

    steers = ARROWS_AND_ENDS

    def __init__(self, drawing: EmblemChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self.drawing = drawing
        self.family = "G"
        self.setCheckable(True)
        self.setText(drawing.name)
        self.setAccessibleName(drawing.name)

    def nextCheckState(self) -> None:
        """Nothing: which is chosen is decided elsewhere."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours, body = painter.unit, painter.colours, painter.body
        side = min(_MEDALLION * scale, body.width())
        ground = QRectF(body.center().x() - side / 2, body.top() + 2 * scale, side, side)
        line = palette.INK if colours.contrast else palette.GOLD_3
        if self.isChecked():
            state_marks.selected_outline(painter, ground, side / 2)
        draw_box(painter, ground, side / 2, palette.PAPER, line, (2.4 if self.underMouse() else 1.6) * scale)
        inset = side * 0.13
        drawing, place = self.drawing, ground.adjusted(inset, inset, -inset, -inset)
        emblems.paint(painter, drawing.kind, drawing.called, drawing.path, place, self.family)
        font = role_font(self, 13, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium)
        below = QRectF(body.left(), ground.bottom() + 2 * scale, body.width(), body.bottom() - ground.bottom())
        words = shortened_to_fit(self.text(), font, below.width())
        painter.words(below, words, font, colours.text, Qt.AlignmentFlag.AlignCenter)
        painter.ring(body, 6)


class EmblemGrid(Sized, SelfLaidOut):
    """As many in a row as have room."""

    size_wanted = (5 * _WIDE, None)
    picked = Signal(object)
    """The `EmblemChoice` that was pressed."""
    went = Signal(QWidget)
    """The tile that the keys have come to."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[EmblemTile] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_drawings(self, drawings: Sequence[EmblemChoice], family: str) -> None:
        """Offer these, in the colours of a family."""
        for tile in self.tiles:
            discard(tile)
        self.tiles = [EmblemTile(drawing, self) for drawing in drawings]
        for place, tile in enumerate(self.tiles):
            tile.family = family
            set_tip(tile, tile.drawing.name)
            tile.clicked.connect(lambda _=False, drawing=tile.drawing: self.picked.emit(drawing))
            tile.steered.connect(partial(self._steer, place))
            tile.show()
        self.choose(None)
        self.updateGeometry()
        self.place()

    def choose(self, drawing: EmblemChoice | None) -> None:
        """Show which is chosen."""
        stop = next((tile for tile in self.tiles if tile.drawing == drawing), None)
        for tile in self.tiles:
            tile.setChecked(tile is stop)
            tile.update()
        stop_at(self.tiles, stop or self.tiles[0])

    def _columns(self, width: int) -> int:
        return max(1, width // self._least_wide())

    def _least_wide(self) -> int:
        # Names of twelve letters or so have room, however large these are.
        return round(max(_WIDE * ui_scale(self), self.fontMetrics().averageCharWidth() * 13 + 2 * HALO))

    def _high(self) -> int:
        letters = self.fontMetrics().height()
        return max(round(_HIGH * ui_scale(self)), round(_MEDALLION * ui_scale(self)) + 2 * HALO + round(2.1 * letters))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self.tiles) // self._columns(width))
        return rows * self._high()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_wide(), self._high())

    def restyle(self) -> None:
        self.setFont(role_font(self, 13))
        super().restyle()

    def place(self) -> None:
        columns, high = self._columns(self.width()), self._high()
        wide = self.width() // columns
        for place, tile in enumerate(self.tiles):
            tile.setGeometry(place % columns * wide, place // columns * high, wide, high)

    def _steer(self, place: int, right: int, down: int) -> None:
        last = len(self.tiles) - 1
        goal = place + right + down * self._columns(self.width())
        if abs(right) > 1:
            goal = min(max(goal, 0), last)
        if 0 <= goal <= last:
            tile = self.tiles[goal]
            tile.setFocus(Qt.FocusReason.TabFocusReason)
            self.went.emit(tile)


_LEAST_CARD: Final = 80
_MOST_BESIDE: Final = 60
"""Drawings of a folder beyond these are not offered: it may be one of pictures."""


class EmblemPage(Screen):
    """A grid of emblems, and beside it the card as it would look."""

    chosen = Signal(str, bytes)
    """The emblem that was taken, by the id of its shipped card or the name of its file, and the SVG to be kept beside
    the set; both empty for the card without a drawing of its own."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._kind = ""
        self._type = "character"
        self._family = "G"
        self._texts: CardText | None = None
        self._folder: Path | None = None
        self._drawing: EmblemChoice | None = None
        self._opened: list[Path] = []
        """Files from elsewhere that were opened for this card and can be drawn."""
        self._refusal = ""
        self._make_parts()
        self._lay_out()
        self.retranslate()

    def _make_parts(self) -> None:
        self.title = Label(26, QFont.Weight.DemiBold, "table_heading", wrap=True)
        self.how = Label(14, colour="on_table_2", wrap=True)
        self.back = Button(px=15, key="Esc", press=self.closed)
        self.panel = Panel()
        self.grid = EmblemGrid()
        self.grid.picked.connect(self.look_at)
        inner = QWidget()
        self._inner = fill(QVBoxLayout(inner), self.grid, 1, bare=True)
        self.area = ScrollArea(inner)
        self.grid.went.connect(lambda tile: self.area.ensureWidgetVisible(tile, 0, self.px(20)))
        self.notice = NoticeStrip()
        self.picture = CardPicture()
        self.caption = Label(14, colour="on_table_2", italic=True, wrap=True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.open = Button(px=15, icon="icon-folder", wrap=True, press=self._choose_file)
        self.take_it = Button(ButtonKind.GOLD, px=16, wrap=True, press=self._take)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        words = fill(QVBoxLayout(), self.title, self.how, spacing=0)
        fill(head, (words, 1), (self.back, 0, Qt.AlignmentFlag.AlignTop))
        self._in_panel = fill(QVBoxLayout(self.panel), self.area)
        self._side = fill(
            QVBoxLayout(), (self.picture, 0, Qt.AlignmentFlag.AlignHCenter), self.caption, 1, self.open, self.take_it,
            spacing=0,
        )  # fmt: skip
        self._columns = fill(QHBoxLayout(), (self.panel, 1), self._side)
        self._whole = fill(QVBoxLayout(self), head, self.notice, (self._columns, 1), spacing=0)

    # -- what can be chosen --------------------------------------------------------------------------------------------

    def show_card(
        self, kind: str, texts: CardText, type: str, emblem: str = "", family: str = "G", folder: Path | None = None
    ) -> None:
        """Choose for this card.

        Args:
            kind: its id.
            texts: its name and text.
            type: `character` or `intrigue`.
            emblem: the path of the SVG it has now, empty for none.
            family: in whose colours it is seen.
            folder: where its set lies, with drawings beside it; None for nowhere yet.
        """
        self._kind, self._texts, self._type, self._family, self._folder = kind, texts, type, family, folder
        self._opened, self._refusal = [], ""
        self._offer()
        borrowed = borrowed_from(kind, emblem) if emblem else ""
        own = Path(emblem).name if emblem else ""
        drawings = [tile.drawing for tile in self.grid.tiles]
        known = [each for each in drawings if each.id == (borrowed or own)]
        self.look_at(known[0] if known else drawings[0])

    def _offer(self) -> None:
        shipped = shipped_texts(current_language())
        types = shipped_kinds()
        called = self._texts.name if self._texts is not None else ""
        drawings = [EmblemChoice("", self.tr("Without a drawing"), self._kind, called)]
        beside = self._beside()
        names = {path.name for path in self._opened}
        files = [*self._opened, *(path for path in beside if path.name not in names)]
        drawings += [EmblemChoice(path.name, shortened(path.name), self._kind, called, str(path)) for path in files]
        drawings += [EmblemChoice(kind, shipped[kind].name, kind) for kind in types]
        self.grid.set_drawings(drawings, self._family)

    def _beside(self) -> list[Path]:
        """The drawings that lie beside the set."""
        if self._folder is None:
            return []
        try:
            found = sorted(path for path in self._folder.glob("*.svg") if not path.name.startswith("."))
        except OSError:
            return []
        return found[:_MOST_BESIDE]

    def look_at(self, drawing: EmblemChoice) -> None:
        """Show the card with this emblem, or say why it cannot have it."""
        self._refusal = ""
        if drawing.path:
            try:
                sanitized_file(Path(drawing.path))
            except CardFileError as error:
                self._refuse(error)
                return
        self._drawing = drawing
        self.grid.choose(drawing)
        self._show()

    def take(self, path: Path) -> None:
        """Look at a file from elsewhere; where it cannot be drawn, what was chosen stays chosen."""
        try:
            sanitized_file(path)
        except CardFileError as error:
            self._refuse(error)
            return
        self._opened = [path, *(other for other in self._opened if other.name != path.name)]
        self._offer()
        self.look_at(next(tile.drawing for tile in self.grid.tiles if tile.drawing.path == str(path)))

    def _refuse(self, error: CardFileError) -> None:
        self._refusal = diagnostic_lines(error.diagnostics)
        self.grid.choose(self._drawing)
        self._show()

    def _choose_file(self) -> None:
        start = self._folder if self._folder is not None and self._folder.is_dir() else Path.home()
        dialog = ask_for_file(self, self.tr("Open an SVG"), start, f"{self.tr('Drawings')} (*.svg)")
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))

    def _take(self) -> None:
        drawing = self._drawing
        if drawing is None:
            return
        try:
            content = self._content(drawing)
        except CardFileError as error:  # it has changed since it was looked at
            self._refuse(error)
            return
        self.chosen.emit(drawing.id, content)
        self.closed.emit()

    @staticmethod
    def _content(drawing: EmblemChoice) -> bytes:
        if not drawing.path:
            return art.source(f"emblem-{drawing.id}").encode() if drawing.id else b""
        path = Path(drawing.path)
        sanitized_file(path)
        try:
            return read_bytes(path, MAX_EMBLEM_BYTES, Message("an emblem"))
        except UnreadableFile as error:
            raise file_error(drawing.path, error.phrase) from None

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        drawing, texts = self._drawing, self._texts
        self.notice.setVisible(bool(self._refusal))
        if self._refusal:
            self.notice.say(self._refusal, "icon-warning")
        if drawing is None or texts is None:
            return
        kind = drawing.id if drawing.id and not drawing.path else self._kind
        look = CardLook(kind, self._type, self._family, texts.name, texts.text, drawing.path)
        self.picture.look = look
        said = translate("RulesScreen", "{card}: {text}").format(card=look.name, text=look.text)
        self.picture.setAccessibleName(said)
        self.picture.update()
        self.caption.setText(drawing.name)
        self.take_it.setAccessibleDescription(drawing.name)
        self.arrange()

    def retranslate(self) -> None:
        name = self._texts.name if self._texts is not None else ""
        self.title.setText(self.tr("An emblem for the card: {card}").format(card=name))
        how = self.tr(
            "Where a drawing is gold, {colour}, it takes the family’s colour. It is saved as a file beside your set."
        )
        self.how.setText(how.format(colour=art.ACCENT))
        self.back.setText(translate("Table", "Back"))
        self.open.setText(self.tr("Open your own SVG…"))
        self.take_it.setText(self.tr("Use this emblem"))
        if self._texts is not None:
            before = self._drawing
            self._offer()
            same = (tile.drawing for tile in self.grid.tiles if before is not None and tile.drawing.id == before.id)
            self._drawing = next(same, before)
            self.grid.choose(self._drawing)
        self._show()

    def arrange(self) -> None:
        px = self.px
        margin = px(24 if self.width() >= px(1180) else 14)
        self._whole.setContentsMargins(margin, px(14), margin, px(14))
        self._columns.setSpacing(px(16))
        self._columns.setContentsMargins(0, px(10), 0, 0)
        inset = px(18)
        self._in_panel.setContentsMargins(inset, inset, inset - HALO, inset)
        side = min(px(300), round(self.width() * 0.32))
        words = self.width() - 2 * margin - self.back.sizeHint().width()
        above = max(self.back.sizeHint().height(), sum(each.heightForWidth(words) for each in (self.title, self.how)))
        above += self.notice.heightForWidth(self.width() - 2 * margin) if self._refusal else 0
        below = sum(each.heightForWidth(side) for each in (self.caption, self.open, self.take_it))
        high = self.height() - above - below - px(2 * 14 + 10) - 2 * HALO
        self.picture.wide = max(_LEAST_CARD, min(px(250), side - 24, round((high - 16) / RATIO)))
        self.picture.updateGeometry()
        self.caption.setFixedWidth(side)
        for button in (self.open, self.take_it):
            button.setFixedWidth(side)
        self.grid.restyle()
        self.setMinimumWidth(round(320 * ui_scale(self)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        chosen = [tile for tile in self.grid.tiles if tile.isChecked()]
        if chosen:
            chosen[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "Esc"):
            self.closed.emit()
        else:
            super().keyPressEvent(event)
