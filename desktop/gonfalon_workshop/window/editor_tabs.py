"""The tabs on which a set is written, the toolbar above them, the search bar below, and the page about a word."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.texts.cards import FIGURES
from gonfalon.games.oriflamme.texts.rule_books import GAME, shipped_page_cards
from gonfalon.games.oriflamme.window.page_figures import OriflammePageFigures
from gonfalon.texts.rule_pages import RuleBook, RulePage
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look import state_marks, theme
from gonfalon.ui.look.fonts import text_scale
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import SearchField
from gonfalon.ui.widgets.keys import native
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import ElidedLabel, set_tip
from gonfalon.ui.widgets.styling import HALO, Label, Surface, draw_box, fill, ui_scale
from gonfalon_workshop.diagnostics import Mistake
from gonfalon_workshop.syntax import WordHelp
from gonfalon_workshop.window.editor import CardEditor, Finds
from gonfalon_workshop.window.editor_parts import Callout, editor_colours
from gonfalon_workshop.window.texts_page import TextsPage

_STATE: Final = 240
"""So wide are words about the set that can be understood, in design pixels."""


class Toolbar(Panel):
    """A bar across the screen; its creator connects the buttons."""

    def __init__(self) -> None:
        super().__init__(Surface.PANEL)
        self._shown: tuple[str, int, bool, bool] | None = None
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT)
        self.title = Label(22, QFont.Weight.DemiBold, "heading")
        self.state = ElidedLabel(15, colour="text_2")
        self.share = Button(icon="icon-export", px=15)
        self.check = Button(icon="icon-check", px=15)
        self.play = Button(icon="icon-play", px=15)
        self.save = Button(ButtonKind.GOLD, key="S", px=15)
        self.copy = Button(ButtonKind.GOLD, px=15)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        fill(self._row, (self.title, 0, Qt.AlignmentFlag.AlignVCenter), (self.state, 1, Qt.AlignmentFlag.AlignVCenter))
        for button in (self.share, self.check, self.play, self.save, self.copy):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons, from left to right."""
        return self.share, self.check, self.play, self.save, self.copy

    def retranslate(self) -> None:
        """Make every text anew but that about the set, which is to be shown anew."""
        self._shown = None
        self.back.set_words(translate("Workshop", "Back to the sets (Esc)"))
        self.title.setText(translate("Workshop", "Card workshop"))
        for button, words, tip in (
            (
                self.share,
                translate("Workshop", "Share"),
                translate("Workshop", "Put the set with its texts and emblems into one file for others"),
            ),
            (
                self.check,
                translate("Workshop", "Check all"),
                translate("Workshop", "Read the whole set, its texts and its emblems"),
            ),
            (
                self.play,
                translate("Workshop", "Try in a game"),
                translate("Workshop", "Save the set and play with it at once, against three bots"),
            ),
            (
                self.save,
                translate("Workshop", "Save"),
                translate("Workshop", "Write the file of the set ({key})").format(key=native("Ctrl+S")),
            ),
            (
                self.copy,
                translate("Workshop", "Make a copy"),
                translate("Workshop", "Make a copy of your own, which you can change"),
            ),
        ):
            button.setAccessibleName(words)
            button.setAccessibleDescription(tip)
            set_tip(button, tip)
            button.setText(words)

    def show_state(self, words: str, *, mistakes: int, unsaved: bool, read_only: bool) -> None:
        """Say how the set stands, and let be done what can be done now."""
        shown = (words, mistakes, unsaved, read_only)
        if shown == self._shown:
            return
        self._shown = shown
        self.state.say(words)
        self.save.setVisible(not read_only)
        self.copy.setVisible(read_only)
        self.save.setEnabled(unsaved)
        self.play.setEnabled(not mistakes)
        self.share.setEnabled(not mistakes)
        wait = translate("Workshop", "The mistakes have to be corrected first")
        for button, tip in ((self.play, self.play), (self.share, self.share)):
            set_tip(button, wait if mistakes else tip.accessibleDescription())

    def arrange(self, width: int) -> None:
        """Fit everything into a bar of this width; where there is no room, the first buttons show their icons only."""
        scale = ui_scale(self)
        side = round(8 * scale)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(2 * scale))
        self.title.setContentsMargins(round(2 * scale), 0, round(10 * scale), 0)
        for button in self.buttons:
            button.show_words(True)
        room = width - 2 * side - self.back.sizeHint().width() - round(_STATE * text_scale() * scale)
        self.title.setVisible(self.title.sizeHint().width() + self._wanted() <= room)
        if not self.title.isHidden():
            room -= self.title.sizeHint().width()
        for button in (self.share, self.check, self.play):
            if self._wanted() <= room:
                break
            button.show_words(False)

    def _wanted(self) -> int:
        return sum(button.sizeHint().width() for button in self.buttons if not button.isHidden())

    def high(self) -> int:
        """Return the height of the bar."""
        button = self.save if not self.save.isHidden() else self.copy
        return max(self.title.sizeHint().height(), button.sizeHint().height()) + HALO


_WIDE, _HIGH = 620, 380
"""In design pixels."""


class _Paper(ScrollArea):
    """The page, which scrolls by the keys of the widget that has the keyboard focus."""

    def __init__(self, found: WordHelp) -> None:
        self.view = PageView()
        super().__init__(self.view)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.view)
        page = RulePage("word", found.title, found.markdown, drawn=FIGURES)
        book = RuleBook("word", found.title, (page,), GAME, shipped_page_cards(current_language()))
        self.view.show_page(page, book, current_language(), OriflammePageFigures())

    def lay_out(self, width: int, height: int) -> None:
        """Be so wide, and at most so high."""
        self.view.set_width(width - self.verticalScrollBar().sizeHint().width() - 8)
        self.setFixedSize(width, min(height, self.view.height() + 8))


class ReferencePage(Overlay):
    """The section of the card language about one word; Esc closes it, F1 opens the whole."""

    whole_wanted = Signal()

    def __init__(self, parent: QWidget, found: WordHelp) -> None:
        self.paper = _Paper(found)
        super().__init__(parent, found.title, "", self.paper)
        self.add_button(translate("Workshop", "Keep editing"), key="Esc", gold=True)
        self.add_button(translate("Workshop", "The whole language of cards"), self.whole_wanted.emit, key="F1")
        self._fit()

    def _fit(self) -> None:
        scale = ui_scale(self)
        wide = min(round(_WIDE * scale), self.width() - round(120 * scale))
        self.paper.lay_out(wide, min(round(_HIGH * scale), self.height() - round(280 * scale)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.close_it()
        else:
            super().keyPressEvent(event)


_MOST = 500
"""So many places are shown."""


class FindBar(QWidget):
    """Goes from place to place by Enter and Shift+Enter; Esc closes it."""

    closed = Signal()

    def __init__(self, editor: CardEditor) -> None:
        super().__init__()
        self._editor = editor
        self.field = SearchField()
        self.field.textChanged.connect(self._look)
        self.back, self.forward, self.shut = (IconButton(icon) for icon in ("icon-back", "icon-forward", "icon-close"))
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.shut.clicked.connect(self.close_it)
        row = QHBoxLayout(self)
        row.setContentsMargins(HALO, 0, HALO, 0)
        row.setSpacing(0)
        row.addWidget(self.field, 1)
        fill(row, self.back, self.forward, self.shut)
        editor.textChanged.connect(self._text_changed)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Make every text anew."""
        self.field.setPlaceholderText(translate("Workshop", "Find in the text"))
        self.field.setAccessibleName(translate("Workshop", "Find in the text"))
        self.back.set_words(translate("Workshop", "Previous match (Shift+Enter)"))
        self.forward.set_words(translate("Workshop", "Next match (Enter)"))
        self.shut.set_words(translate("Workshop", "Close the search (Esc)"))

    def open(self) -> None:
        """Search for what is chosen in the text, or for something new."""
        chosen = self._editor.textCursor().selectedText()
        self.show()
        if chosen and "\u2029" not in chosen:
            self.field.setText(chosen)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._look()

    def close_it(self) -> None:
        """Search no more, and go back to the text."""
        self.hide()
        self._editor.show_found(())
        self._editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def step(self, by: int) -> None:
        """Go to the next place (1) or the one before (-1), round the whole text."""
        words = self.field.text()
        if not words:
            return
        flag = QTextDocument.FindFlag.FindBackward if by < 0 else QTextDocument.FindFlag(0)
        document, cursor = self._editor.document(), self._editor.textCursor()
        found = document.find(words, cursor, flag)
        if found.isNull():
            start = QTextCursor(document)
            if by < 0:
                start.movePosition(QTextCursor.MoveOperation.End)
            found = document.find(words, start, flag)
        if not found.isNull():
            self._editor.setTextCursor(found)
            self._editor.ensureCursorVisible()

    def _text_changed(self) -> None:
        if self.isVisible():
            self._look()

    def _look(self) -> None:
        words, document = self.field.text(), self._editor.document()
        places: list[tuple[int, int]] = []
        found = document.find(words, 0) if words else QTextCursor()
        while not found.isNull() and len(places) < _MOST:
            places.append((found.selectionStart(), found.selectionEnd() - found.selectionStart()))
            found = document.find(words, found)
        self._editor.show_found(places)
        self.field.set_count(translate("RulesScreen", "%n place(s)", "", len(places)) if words else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_it()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


WRITING, TEXTS = "writing", "texts"
"""The two tabs."""


class EditorTabs(QWidget):
    """Shows one of its pages, below them a line that helps, and beside a wrong line what is wrong with it."""

    turned = Signal(str)
    """Another tab is seen."""

    def __init__(self, find: Finds) -> None:
        """
        Args:
            find: gives the words that fit at a place of the text.
        """
        super().__init__()
        self.tabs = Segmented((WRITING, TEXTS), px=14)
        self.tabs.chosen.connect(self.turn)
        self.editor = CardEditor(find)
        self.texts = TextsPage()
        self.search = FindBar(self.editor)
        self.hint = ElidedLabel(13, italic=True, colour="text_2")
        self.callout = Callout(self.editor)
        self._pages = QStackedWidget()
        writing = QWidget()
        fill(QVBoxLayout(writing), (self.editor, 1), self.search, bare=True, spacing=0)
        self._pages.addWidget(writing)
        self._pages.addWidget(self.texts)
        self._column = fill(
            QVBoxLayout(self), (self.tabs, 0, Qt.AlignmentFlag.AlignLeft), (self._pages, 1), self.hint, spacing=0
        )
        self._fault: Mistake | None = None
        self._file = ""
        self.editor.turned_to.connect(self.update)
        self.editor.verticalScrollBar().valueChanged.connect(self._follow)
        self.editor.horizontalScrollBar().valueChanged.connect(self._follow)

    def set_file(self, name: str) -> None:
        """Name the file whose text it is."""
        self._file = name
        self.retranslate()

    def retranslate(self) -> None:
        """Make every text anew."""
        self.tabs.set_labels(
            {WRITING: self._file, TEXTS: translate("Workshop", "Texts in four languages")},
            translate("Workshop", "Preview of the set"),
        )
        self.editor.setAccessibleName(translate("Workshop", "The text of the set {file}").format(file=self._file))
        self.search.retranslate()
        self.texts.retranslate()

    def turn(self, tab: str) -> None:
        """Show one of the two."""
        self.tabs.set_value(tab)
        self._pages.setCurrentIndex(0 if tab == WRITING else 1)
        (self.editor if tab == WRITING else self.texts).setFocus()
        self.turned.emit(tab)

    @property
    def tab(self) -> str:
        """The visible one of the two tabs."""
        return self.tabs.value()

    # -- what is wrong with the line -----------------------------------------------------------------------------------

    @property
    def fault(self) -> Mistake | None:
        """The mistake that is shown beside its line now."""
        return self._fault

    def tell(self, fault: Mistake, sentence: str, count: int) -> None:
        """Say beside its line what is wrong with it."""
        self._fault = fault
        self.callout.show_fault(fault.line, sentence, fault.mend.word if fault.mend else "", count)
        self.editor.offers_mend = fault.mend is not None
        if not self.callout.place_beside(self.editor.line_rect(fault.line), self.editor.written_to):
            # With the line at the top there is most room below it.
            self.editor.bring_to_top(fault.line)
            self._follow()

    def hush(self) -> None:
        """Say nothing of any line."""
        self._fault = None
        self.editor.offers_mend = False
        self.callout.hide()

    def _follow(self) -> None:
        if self._fault is not None:
            self.callout.place_beside(self.editor.line_rect(self._fault.line), self.editor.written_to)

    # -- how it looks --------------------------------------------------------------------------------------------------

    def arrange(self, place: QRect) -> None:
        """Take this place."""
        self.setGeometry(place)
        scale = ui_scale(self)
        side = round(4 * scale)
        self._column.setContentsMargins(side, round(2 * scale), side, side)
        self.hint.setContentsMargins(HALO + round(8 * scale), round(2 * scale), HALO, round(2 * scale))
        self._column.activate()
        self._follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, look = QPainter(self), ui_scale(self), editor_colours(theme.current())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_box(painter, QRectF(self.rect()), 8 * scale, look.ground, look.edge, 2 * scale)
        if self.editor.ring:
            # It is drawn outside of what it is given.
            state_marks.focus_ring(painter, QRectF(self.rect()).adjusted(7, 7, -7, -7), 4 * scale)
