"""The screen on which a position is set up on the table or as text, checked meanwhile, shared and played from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QTextEdit, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.core.record import RecordError
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.games import GAMES
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import LAST_CARD
from gonfalon.games.pamir.rules.positions import position_text, read_position
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.position_board import PositionEdit, PositionScene
from gonfalon.games.pamir.window.position_edits import Row, empty_position, moved, table_of
from gonfalon.games.pamir.window.position_palette import Change, PositionPalette
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import record_for
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.plugin import StartingPosition
from gonfalon.texts.error_messages import diagnostic_line, diagnostic_text, write_failed
from gonfalon.texts.players import default_name, family_name
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.board.animation_queue import SPEEDS, AnimationSettings
from gonfalon.ui.board.board_view import AccessibleBoard, BoardView
from gonfalon.ui.board.drag_and_drop import DragOverlay
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, TextArea
from gonfalon.ui.widgets.keys import native
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, announce, fill
from gonfalon.ui.widgets.value_controls import ask_for_file

CHECK_MS: Final = 300
"""So long after the last key the text is read."""
SEED: Final = 1
"""Deals what a shared position leaves hidden."""
_GAME: Final = "pamir"
_BOT: Final = "squire"
EXAMPLE: Final = """\
seats:
  R: {loyalty: british, court: 12 62, hand: 32 98, rupees: 6, tribes: herat kabul, spies: 43, gifts: 2}
  B: {loyalty: russian, court: 43 14, hand: '?*2', rupees: 3, tribes: persia, prizes: 71, points: 2}
  G: {loyalty: afghan, court: 7, hand: '?', rupees: 4, tribes: kabul}
market: 28 - 29+2 60 61 101 / 16 18 - 85 2 99
deck: '?*30'
blocks: {british: herat*2 herat-kabul, russian: persia*2 transcaspia, afghan: kabul}
favored: military
turn: R
actions: 2
"""
"""What stands there when somebody begins."""


BOARD, TEXT = "board", "text"
_KINDS: Final = "YAML (*.yaml *.yml *.txt)"


class _History(QObject):
    """The texts before the one of now, and those that were undone."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.past: list[str] = []
        self.future: list[str] = []

    def keep(self, text: str) -> None:
        """Keep a text that gives way to another one."""
        self.past.append(text)
        self.future.clear()
        self.changed.emit()

    def back(self, now: str) -> str:
        """Return the text before this one; itself where there is none."""
        return self._step(self.past, self.future, now)

    def forth(self, now: str) -> str:
        """Return the text that was undone last; this one where there is none."""
        return self._step(self.future, self.past, now)

    def _step(self, taken: list[str], kept: list[str], now: str) -> str:
        if not taken:
            return now
        kept.append(now)
        text = taken.pop()
        self.changed.emit()
        return text


class _Keys:
    """The keys of the table."""

    def __init__(self, scene: PositionScene) -> None:
        self._scene = scene
        self.show, self.hide = scene.focus.show, scene.focus.hide
        self.leave = scene.focus.leave

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key that was pressed on the table; False when it means nothing there."""
        scene = self._scene
        if event.key() == Qt.Key.Key_Escape:
            return scene.focus.lay_back() or scene.close_what_is_open()
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            return scene.delete()
        if event.key() == Qt.Key.Key_L and not scene.measures.chronicle_tab.isEmpty():
            scene.turn_chronicle()
            return True
        if event.key() == Qt.Key.Key_M:
            scene.map_mode.toggle()
            return True
        return scene.focus.key(event)


class _BoardPage(QWidget):
    """The table, with the palette upon it."""

    laid_out = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.laid_out.emit()


class PositionScreen(Screen):
    """Set a position up, write or open one, and play from it."""

    begun = Signal(object)
    """A `NewGame` with the position is to begin."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.found: StartingPosition | None = None
        """The position that is written; None while it is none."""
        self.row: Row = {}
        """The last position that could be laid out."""
        self._table: Table | None = None
        self._front = 0
        """The seat that lies in front."""
        self._text = ""
        """What was checked last."""
        self.history = _History(self)
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT, press=self.closed)
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.sides = Segmented((BOARD, TEXT), px=15)
        self.sides.chosen.connect(self.show_side)
        self.undo = IconButton("icon-undo", kind=ButtonKind.PARCHMENT, press=self.go_back)
        self.redo = IconButton("icon-redo", kind=ButtonKind.PARCHMENT, press=self.go_forth)
        self.history.changed.connect(self._show_history)
        self.start = DropDown()
        self.start.activated.connect(self._start_from)
        self.keep = Button(icon="icon-folder", px=15, press=self._choose_new_file)
        self.share = Button(icon="icon-export", px=15, press=self.copy)
        self.play = Button(ButtonKind.GOLD, icon="icon-play", px=16, press=self.begin)

        self.scene = PositionScene(Names(current_language()))
        self.page = _BoardPage()
        self.view = BoardView(self.scene, _Keys(self.scene), self.page)
        self.tree = AccessibleBoard(self.scene, self.view)
        self.palette_panel = PositionPalette(self.page)
        self.carried = DragOverlay(self.view, self.page)
        self.view.resized.connect(self.scene.lay_out)
        self.page.laid_out.connect(self._lay_out_page)
        self.scene.relaid.connect(self._place_palette)
        self.scene.held.connect(self.carried.hold)
        self.scene.edited.connect(self._lay)
        self.scene.seat_wanted.connect(self.bring_forward)
        self.palette_panel.changed.connect(self.change)
        self.palette_panel.front_wanted.connect(self.bring_forward)
        things = self.palette_panel.list
        things.taken.connect(self._take)
        things.dragged.connect(self._drag)
        things.carried.connect(self._carry)
        things.let_go.connect(self._let_go)

        self._about = Label(15, colour="on_table_2", wrap=True)
        self.area = TextArea(15)
        self.area.setUndoRedoEnabled(False)
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.told = Label(15, QFont.Weight.Medium, "on_table", wrap=True)
        written = QWidget()
        fill(QVBoxLayout(written), self._about, (self.area, 1), self.told, bare=True, spacing=0)
        self._stack = QStackedLayout()
        for side in (self.page, written):
            self._stack.addWidget(side)
        self._named = (self.play, self.share, self.keep)
        self._row = (
            self.back, self._title, self.sides, self.undo, self.redo, self.start, self.share, self.keep, self.play,
        )  # fmt: skip
        self._head = fill(QHBoxLayout(), self.back, self._title, 1, *self._row[2:])
        self._whole = fill(QVBoxLayout(self), self._head, (self._stack, 1), bare=True, spacing=0)
        self._reading = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._reading.timeout.connect(self.check)
        self.area.textChanged.connect(self._reading.start)
        self.area.setPlainText(EXAMPLE)
        self._text = EXAMPLE
        self.retranslate()

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Position", "Set up a position"))
        self.sides.set_labels(
            {BOARD: translate("Position", "Table"), TEXT: translate("Position", "Text")},
            translate("Position", "How the position is shown"),
        )
        self.undo.set_words(translate("Position", "Undo"))
        self.redo.set_words(translate("Position", "Redo"))
        self._show_history()
        self.start.setAccessibleName(translate("Position", "Begin with"))
        self.start.fill(
            [
                ("", translate("Position", "Begin with …")),
                ("empty", translate("Position", "Empty table")),
                ("example", translate("Position", "Example")),
                ("file", translate("Position", "Open a file")),
                ("paste", translate("Position", "Line of the clipboard")),
            ]
        )
        for button, words in (
            (self.keep, translate("Position", "Save as …")),
            (self.share, translate("Position", "Copy as one line")),
            (self.play, translate("Position", "Play from here")),
        ):
            button.setAccessibleName(words)
            set_tip(button, words)
        self.play.setText(translate("Position", "Play from here"))
        self._fold_head()
        self._about.setText(
            translate(
                "Position",
                "Each card is named by its number; “{often}” says how often, “{hidden}” is a hidden card, which is "
                "dealt, “{vacant}” a vacant place of the market and “{rupees}” the rupees on a place. You lead the "
                "family that has the turn, bots lead the others. Such a game does not count in the statistics.",
            ).format(often="*2", hidden="?", vacant="-", rupees="+2")
        )
        self.area.setAccessibleName(translate("Position", "Position"))
        self.area.setAccessibleDescription(self._about.text())
        names = Names(current_language())
        self.scene.set_words(names)
        self.palette_panel.retranslate(names)
        self.check()

    # -- the two sides of a position -----------------------------------------------------------------------------------

    def show_side(self, side: str) -> None:
        """Show the position on the table or as text."""
        self.check()
        self.sides.set_value(side)
        self._stack.setCurrentIndex(int(side == TEXT))
        (self.area if side == TEXT else self.view).setFocus()

    @property
    def on_board(self) -> bool:
        """Whether the table is shown, and not the text."""
        return self._stack.currentIndex() == 0

    def write(self, text: str) -> None:
        """Let this be the position, and show it on both sides."""
        if text != self.area.text:
            self.area.setPlainText(text)
        self._text = text
        self._read()

    def begin_with(self, text: str) -> None:
        """Set up another position, which can be undone."""
        self.check()
        self._begin_another(text)

    def _begin_another(self, text: str) -> None:
        if text != self._text:
            self.history.keep(self._text)
            self.write(text)

    def change(self, change: Change) -> None:
        """Make another position of the one on the table."""
        self.check()
        self._begin_another(position_text(change(self.row)))

    def go_back(self) -> None:
        """Undo the last change, of the text or on the table."""
        self.check()
        self.write(self.history.back(self._text))

    def go_forth(self) -> None:
        """Redo what was undone last."""
        self.check()
        self.write(self.history.forth(self._text))

    def _show_history(self) -> None:
        self.undo.setEnabled(bool(self.history.past))
        self.redo.setEnabled(bool(self.history.future))

    def _lay(self, edit: PositionEdit) -> None:
        self.scene.move_input.put_down()
        self.change(lambda row: moved(row, *edit))

    def check(self) -> None:
        """Read what is written, and say whether it can be played or what is wrong."""
        self._reading.stop()
        if self.area.text != self._text:
            self._begin_another(self.area.text)
        else:
            self._read()

    def _read(self) -> None:
        name = translate("Position", "Position")
        wrong: Diagnostic | None = None
        try:
            row = read_position(self._text, name)
            self._table, self.row = table_of(row), row
        except ValueError:
            # The sentence is said below; the table goes on showing what could be laid out last.
            pass
        self._reading.stop()
        self._show_table()
        try:
            self.found = GAMES[_GAME].read_position(self._text, name)
        except CardFileError as error:
            self.found, wrong = None, error.diagnostics[0]
            said = diagnostic_line(wrong)
        else:
            seats = ", ".join(map(family_name, self.found.families))
            said = translate("Position", "This can be played. At the table: {seats}.").format(seats=seats)
        for button in (self.share, self.play, self.keep):
            button.setEnabled(self.found is not None)
        self._mark(wrong)
        title = said if wrong is None else diagnostic_text(wrong)
        about = translate("Position", "Drag things, or click one and then its place; a right click takes away.")
        self.scene.say(title, about)
        if said != self.told.text():
            self.told.setText(said)
            announce(self.area if not self.on_board else self.view, said)

    def _show_table(self) -> None:
        if self._table is None:
            return
        self._front = min(self._front, self._table.seating.seats - 1)
        self.scene.show_position(self._table, self._front)
        self.palette_panel.show_position(self.row, self._table, self._front)

    def _mark(self, wrong: Diagnostic | None) -> None:
        """Mark the line of a mistake in the text, and the card or the family that it names on the table."""
        selections = []
        if wrong is not None and wrong.line:
            selection = QTextEdit.ExtraSelection()
            selection.format.setBackground(QColor(200, 60, 40, 60))
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selection.cursor = QTextCursor(self.area.document().findBlockByNumber(wrong.line - 1))
            selections.append(selection)
        self.area.setExtraSelections(selections)
        self.scene.mark(None if wrong is None or self._table is None else self._place_of(wrong, self._table))

    def _place_of(self, wrong: Diagnostic, table: Table) -> QRectF | None:
        values = dict(wrong.values)
        card, family = str(values.get("card", "")), str(values.get("family", ""))
        if card.isdigit() and 0 < int(card) <= LAST_CARD:
            return self.scene.place_of(int(card))
        if family and family in table.seating.families:
            return self.scene.panels_by_seat[table.seating.families.index(family)].scene_rect()
        return None

    def bring_forward(self, seat: int) -> None:
        """Let the court and the hand of a family lie in front."""
        if self._table is not None and seat != self._front:
            self._front = seat
            self._read()

    # -- the palette ---------------------------------------------------------------------------------------------------

    def _lay_out_page(self) -> None:
        self.view.setGeometry(self.page.rect())
        self._place_palette()

    def _place_palette(self) -> None:
        """Lay the palette where the chronicle lies in a game."""
        area = QRectF(self.scene.chronicle_area()) if self.scene.built else QRectF()
        if self.scene.chronicle_open and self.scene.measures.small:
            # What closes it again is not covered.
            area.setBottom(self.scene.measures.game.top() - 6)
        self.palette_panel.setVisible(not area.isEmpty())
        self.palette_panel.setGeometry(area.toRect())
        self.scene.palette_area = area
        self.palette_panel.restyle()

    def _scene_point(self, point: QPoint) -> QPointF:
        return self.view.mapToScene(self.view.viewport().mapFromGlobal(point))

    def _take(self, thing: object) -> None:
        """Something of the palette was picked up by a click or a key: the keys go on at its places."""
        self.scene.hold(thing, None)  # type: ignore[arg-type]
        self.view.setFocus()
        if self.scene.chronicle_open:
            self.scene.turn_chronicle()
        self.scene.focus.hide()
        self.scene.focus.enter()

    def _drag(self, thing: object, point: QPoint) -> None:
        if self.scene.chronicle_open:
            # It lies over the table, but goes on following the mouse.
            self.palette_panel.lower()
            self.scene.palette_area = QRectF()
        self.scene.hold(thing, self._scene_point(point))  # type: ignore[arg-type]

    def _let_go(self) -> None:
        self.scene.let_go()
        self.palette_panel.raise_()
        self._place_palette()

    def _carry(self, point: QPoint) -> None:
        if self.scene.drag_controller.dragged is not None:
            self.scene.drag_controller.carry(self._scene_point(point))

    # -- what can be done with it --------------------------------------------------------------------------------------

    def new_game(self, found: StartingPosition) -> NewGame:
        """Return the game in which a person leads the family that has the turn, and bots the others."""
        automata = {family: name for name, family in found.automata.items()}
        seats = []
        for family in found.families:
            bot = automata.get(family, None if family == found.turn else _BOT)
            named = self.settings.player_name if bot is None else ""
            seats.append(Seat(family, named or default_name(family), bot))
        return NewGame(_GAME, tuple(seats), options=found.options)

    def begin(self) -> None:
        """Play from the position, if it can be played."""
        self.check()
        if self.found is not None:
            self.begun.emit(self.new_game(self.found))

    def copy(self) -> None:
        """Put the position on the clipboard as one line, and say what can be done with it there."""
        from gonfalon.core.share_code import to_share_code

        self.check()
        if self.found is None:
            return
        record = record_for(self.new_game(self.found), CardSources(GAMES, None))
        QGuiApplication.clipboard().setText(to_share_code(record))
        words = translate(
            "Sharing",
            "The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game "
            "opens.",
        )
        self._tell(words.format(key=native("Ctrl+V")))

    def _start_from(self, at: int) -> None:
        key = self.start.key()
        self.start.set_key("")
        match key:
            case "empty":
                self.begin_with(position_text(empty_position()))
            case "example":
                self.begin_with(EXAMPLE)
            case "file":
                dialog = ask_for_file(self, translate("Position", "Open a file"), Path.home(), _KINDS)
                dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
            case "paste":
                self.paste(QGuiApplication.clipboard().text())

    def paste(self, text: str) -> None:
        """Take the position from a line that was copied: of this screen, or of YAML."""
        from gonfalon.core.share_code import from_share_code

        try:
            text = str(dict(from_share_code(text).options).get("position", text))
        except RecordError:
            # No line of a game: the position itself.
            pass
        try:
            self.begin_with(position_text(read_position(text, translate("Position", "Position"))))
        except CardFileError as error:
            self._tell(diagnostic_line(error.diagnostics[0]))

    def _choose_new_file(self) -> None:
        self.check()
        start = Path.home() / "position.yaml"
        dialog = ask_for_file(self, translate("Position", "Save as …"), start, _KINDS, ".yaml")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))

    def save(self, path: Path) -> None:
        """Write the position into a file."""
        try:
            replace_file(path, self._text.encode(), PUBLIC_FILE)
        except OSError as error:
            self._tell(write_failed(path, error))
        else:
            self._tell(translate("Position", "Saved as {file}.").format(file=path.name))

    def _tell(self, words: str) -> None:
        """Say something that is not about what is wrong with the position."""
        self.told.setText(words)
        self.scene.say(words, "")
        announce(self.area if not self.on_board else self.view, words)

    def open_file(self, path: Path) -> None:
        """Take the position from a file."""
        try:
            self.begin_with(read_card_file(path, "a position"))
        except CardFileError as error:
            self._tell(diagnostic_line(error.diagnostics[0]))

    def arrange(self) -> None:
        side, px = self.px(18), self.px
        self._head.setContentsMargins(side - HALO, px(10), side - HALO, px(4))
        self._head.setSpacing(px(4))
        self._fold_head()
        for part in (self._about, self.told):
            part.setContentsMargins(side, px(4), side, px(6))
        self.scene.animation_queue.motion = AnimationSettings(
            SPEEDS[self.settings.animation_speed], self.settings.reduced_motion
        )
        self.area.restyle()

    def _fold_head(self) -> None:
        """Let as much of the first line have its words as there is room for; what matters most comes first."""
        room = self.width() - 2 * self.px(18)
        self._title.hide()
        for button in self._named:
            button.show_words(False)
        shown = [part for part in self._row if part is not self._title]
        wanted = sum(part.sizeHint().width() + self.px(4) for part in shown)
        for part in (self.play, self._title, self.share, self.keep):
            if isinstance(part, Button):
                before = part.sizeHint().width()
                part.show_words(True)
                wanted += part.sizeHint().width() - before
                part.show_words(wanted <= room)
            else:
                wanted += part.sizeHint().width() + self.px(4)
                part.setVisible(wanted <= room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.go_back()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.go_forth()
        else:
            super().keyPressEvent(event)
