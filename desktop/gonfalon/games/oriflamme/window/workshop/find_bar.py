"""Searching in the text of a set: a field below it, and the places found shown in it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gonfalon.games.oriflamme.window.workshop.editor import CardEditor
from gonfalon.texts.catalogue import translate
from gonfalon.ui.widgets.buttons import IconButton
from gonfalon.ui.widgets.dress import HALO
from gonfalon.ui.widgets.fields import SearchField

__all__ = ["FindBar"]

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
        for button in (self.back, self.forward, self.shut):
            row.addWidget(button)
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
