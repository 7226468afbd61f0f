"""The colours of a set's text in the editor, kept up as one types."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from gonfalon.games.oriflamme.window.workshop.inks import Inks
from gonfalon.games.oriflamme.workshop.colours import Role, coloured

__all__ = ["Highlighter"]


class Highlighter(QSyntaxHighlighter):
    """Asks the card language, line by line, what each word is."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._formats: dict[Role, QTextCharFormat] = {}
        self._ids: frozenset[str] = frozenset()
        self._inks: Inks | None = None

    def set_look(self, inks: Inks) -> None:
        """Take other colours."""
        if inks is self._inks:
            return
        self._inks = inks
        self._formats = {}
        for role, colour in inks.roles.items():
            shape = self._formats[role] = QTextCharFormat()
            shape.setForeground(colour)
            if role is Role.COMMENT:
                shape.setFontItalic(True)
            elif role in (Role.ID, Role.NAME):
                shape.setFontWeight(QFont.Weight.DemiBold.value)
        self.rehighlight()

    def set_ids(self, ids: Collection[str]) -> None:
        """Know the cards that may be named; only lines that may name another one now are coloured anew."""
        new = frozenset(ids)
        changed, self._ids = self._ids ^ new, new
        if not changed:
            return
        block = self.document().begin()
        while block.isValid():
            if any(id in block.text() for id in changed):
                self.rehighlightBlock(block)
            block = block.next()

    def highlightBlock(self, text: str) -> None:
        spans, state = coloured(text, max(0, self.previousBlockState()), self._ids)
        for span in spans:
            shape = self._formats.get(span.role)
            if shape is not None:
                self.setFormat(span.start, span.length, shape)
        self.setCurrentBlockState(state)
