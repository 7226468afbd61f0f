"""A page of the rules: Markdown in our letters, positions drawn, what was searched for in gold."""

from __future__ import annotations

import logging

from PySide6.QtCore import QRegularExpression, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextListFormat,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QTextEdit

from gonfalon.ui.look import fonts
from gonfalon.ui.texts import rules
from gonfalon.ui.texts.cards import card_texts, card_types, family_names
from gonfalon.ui.widgets.dress import dress, role_font, unit
from gonfalon.ui.widgets.queue_strip import describe, draw_strip, parse

__all__ = ["PageView"]

_MARK = "\ue000"
_ITEM = QTextFormat.Property.UserProperty.value + 1
_SCROLLING = {
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Left, Qt.Key.Key_Right,
}  # fmt: skip
_log = logging.getLogger(__name__)


class PageView(QTextBrowser):
    """As high as its page; whoever holds it does the scrolling."""

    def __init__(self) -> None:
        super().__init__()
        self._game = ""
        self._language = ""
        self._text = ""
        self._words = ""
        self._built: tuple[object, ...] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)

    def show_page(self, page: rules.Page, game: str, language: str) -> None:
        """Take another page; `set_width` lays it out."""
        self._game, self._language, self._text = game, language, page.text
        self.setAccessibleName(page.title)
        self._built = ()

    def set_width(self, width: int) -> None:
        """Lay the page out in this width and take the height it needs."""
        font = role_font(self, 17)
        now = (width, font.key(), dress(self).key, self.devicePixelRatioF(), self._text, self._language)
        if now == self._built:
            return
        self._built = now
        self.setFixedWidth(width)
        self._build(width, font)
        self.document().setTextWidth(width)
        self.setFixedHeight(round(self.document().size().height()) + 8)
        self.mark(self._words)

    def mark(self, words: str) -> int:
        """Show in gold where these words stand; gives how many places there are."""
        self._words = words
        places = []
        if words.strip():
            gold = QTextCharFormat()
            gold.setBackground(QColor("#efc95c"))
            gold.setForeground(QColor("#2a1c12"))
            search = QRegularExpression(rules.pattern(words))
            search.setPatternOptions(
                QRegularExpression.PatternOption.CaseInsensitiveOption
                | QRegularExpression.PatternOption.UseUnicodePropertiesOption
            )
            found = self.document().find(search)
            while not found.isNull():
                place = QTextEdit.ExtraSelection()
                place.cursor, place.format = found, gold
                places.append(place)
                found = self.document().find(search, found)
        self.setExtraSelections(places)
        return len(places)

    def first_mark(self) -> int | None:
        """How far down the page the first marked place is, in logical pixels."""
        selections = self.extraSelections()
        if not selections:
            return None
        return self.cursorRect(selections[0].cursor).top()

    def _build(self, width: int, font: QFont) -> None:
        colours, document = dress(self), self.document()
        shades = QPalette(self.palette())
        shades.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        shades.setColor(QPalette.ColorRole.Text, colours.text)
        shades.setColor(QPalette.ColorRole.Highlight, QColor("#d0a244"))
        shades.setColor(QPalette.ColorRole.HighlightedText, QColor("#2a1c12"))
        self.setPalette(shades)
        text, positions = rules.queue_fences(self._text, _MARK)
        document.clear()
        document.setDefaultFont(font)
        document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectCommonMark)
        self._hang_lists()
        block = document.begin()
        while block.isValid():
            self._dress(block, colours.text, colours.rubric)
            if block.text().startswith(_MARK):
                self._draw(block, positions[int(block.text()[1:])], width)
            block = block.next()

    def _hang_lists(self) -> None:
        """Write the bullets and numbers into the text: those of Qt stand too close to it."""
        marks = []
        block = self.document().begin()
        while block.isValid():
            items = block.textList()
            if items is not None:
                numbered = items.format().style() is QTextListFormat.Style.ListDecimal
                marks.append((block, f"{items.itemNumber(block) + 1}." if numbered else "•"))
            block = block.next()
        for block, mark in marks:
            items = block.textList()
            if items is not None:
                items.remove(block)
            cursor = QTextCursor(block)
            cursor.insertText(f"{mark}\t")
            shape = block.blockFormat()
            hang = 22 * unit(self) * fonts.text_scale()
            shape.setIndent(0)
            shape.setLeftMargin(hang + 6 * unit(self))
            shape.setTextIndent(-hang)
            shape.setTabPositions([QTextOption.Tab(hang, QTextOption.TabType.LeftTab)])
            shape.setProperty(_ITEM, True)
            cursor.setBlockFormat(shape)

    def _dress(self, block: QTextBlock, ink: QColor, rubric: QColor) -> None:
        scale, cursor = unit(self), QTextCursor(block)
        shape = block.blockFormat()
        heading = shape.headingLevel()
        shape.setLineHeight(102, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTopMargin((12 if heading else 0) * scale)
        shape.setBottomMargin((4 if heading else 5 if shape.hasProperty(_ITEM) else 10) * scale)
        cursor.setBlockFormat(shape)
        pieces = []
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            pieces.append((fragment.position(), fragment.length(), fragment.charFormat()))
            iterator += 1
        for position, length, before in pieces:
            bold = before.fontWeight() > QFont.Weight.Medium
            weight = QFont.Weight.DemiBold if heading or bold else QFont.Weight.Normal
            letters = QTextCharFormat()
            letters.setFont(role_font(self, 20 if heading else 17, weight, before.fontItalic()))
            letters.setForeground(rubric if heading else ink)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            # Not merged: the size of a Markdown heading would go on multiplying ours.
            cursor.setCharFormat(letters)

    def _draw(self, block: QTextBlock, position: str, width: int) -> None:
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.setPosition(block.position())
        cursor.setPosition(block.position() + len(block.text()), QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        try:
            slots = parse(position)
        except ValueError as error:
            _log.warning("A position in the rules cannot be drawn: %s in %s", error, position)
            cursor.insertText(position)
            return
        texts, types = card_texts(self._game, self._language), card_types(self._game)
        pixmap = draw_strip(slots, texts, types, width, unit(self), self.devicePixelRatioF())
        name = QUrl(f"queue:{block.blockNumber()}")
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, name, pixmap)
        image = QTextImageFormat()
        image.setName(name.toString())
        size = pixmap.deviceIndependentSize()
        image.setWidth(size.width())
        image.setHeight(size.height())
        image.setProperty(QTextFormat.Property.ImageAltText.value, describe(slots, texts, family_names(self._language)))
        cursor.insertImage(image)
        plain = cursor.blockFormat()
        plain.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        cursor.setBlockFormat(plain)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _SCROLLING:
            event.ignore()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
