"""Formatting that Qt's Markdown reader leaves plain: lists, tables and code of a page, and its text as read."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextListFormat,
    QTextOption,
    QTextTable,
)

from gonfalon.texts.rule_pages import BAR_MARK, SIGN_MARK, RulePage, fence_at, search_pattern, split_fences
from gonfalon.ui.look import fonts
from gonfalon.ui.look.theme import Theme
from gonfalon.ui.widgets.styling import draw_box

_PICTURE: Final = re.compile(r"!+\[")
"""All of the signs: behind one that is taken out another would begin a picture."""


def set_text(document: QTextDocument, text: str) -> None:
    """Read Markdown into a document: tables are known, but neither HTML nor pictures, which could open files."""
    features = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
    document.setMarkdown(_PICTURE.sub("[", text), features)


@lru_cache(maxsize=512)
def plain_lines(text: str, drawn: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the text as a reader sees it, a line for each paragraph, drawn positions left out."""
    bare, fences = split_fences(text, drawn)
    document = QTextDocument()
    set_text(document, bare)
    found: list[str] = []
    for line in SIGN_MARK.sub("", document.toPlainText()).replace(BAR_MARK, "|").split("\n"):
        number = fence_at(line, fences)
        if number is None:
            found.append(line)
        elif not fences[number].drawn:
            found += fences[number].text.split("\n")
    return tuple(found)


def count(page: RulePage, words: str) -> int:
    """Return how often the words occur on the page, its drawn positions and its title not counted."""
    if not words.strip():
        return 0
    search = re.compile(search_pattern(words), re.IGNORECASE)
    return sum(len(search.findall(line)) for line in plain_lines(page.text, page.drawn))


ITEM: Final = QTextFormat.Property.UserProperty.value + 1
"""Property of a paragraph that belongs to a list."""
CODE: Final = QTextFormat.Property.UserProperty.value + 2
"""Property of a line of code: the number of its fence."""
_CODE_FAMILIES: Final = ("DejaVu Sans Mono", "Menlo", "Consolas", "Liberation Mono", "Courier New", "monospace")
_HANG: Final = 4


def code_font(px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Letters of one width, of `px` logical pixels before the text scale."""
    result = QFont()
    result.setFamilies(list(_CODE_FAMILIES))
    result.setStyleHint(QFont.StyleHint.Monospace)
    result.setFixedPitch(True)
    result.setWeight(weight)
    result.setPixelSize(max(1, round(px * fonts.text_scale())))
    return result


def blocks(document: QTextDocument) -> list[QTextBlock]:
    """All paragraphs of the document, those of its tables too."""
    found = []
    block = document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def cut(block: QTextBlock, start: int, end: int) -> QTextCursor:
    """Take a part of a paragraph out, and return a cursor where it was."""
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
    cursor.removeSelectedText()
    return cursor


def hang_lists(document: QTextDocument, scale: float) -> None:
    """Write the bullets and numbers into the text: those of Qt stand too close to it."""
    marks = []
    for block in blocks(document):
        items = block.textList()
        if items is not None:
            numbered = items.format().style() is QTextListFormat.Style.ListDecimal
            marks.append((block, f"{items.itemNumber(block) + 1}." if numbered else "•"))
    for block, mark in marks:
        items = block.textList()
        if items is not None:
            items.remove(block)
        cursor = QTextCursor(block)
        cursor.insertText(f"{mark}\t", QTextCharFormat())
        shape = block.blockFormat()
        hang = 22 * scale * fonts.text_scale()
        shape.setIndent(0)
        shape.setLeftMargin(hang + 6 * scale)
        shape.setTextIndent(-hang)
        shape.setTabPositions([QTextOption.Tab(hang, QTextOption.TabType.LeftTab)])
        shape.setProperty(ITEM, True)
        cursor.setBlockFormat(shape)


def add_code_bars(document: QTextDocument) -> None:
    """Write the bars that had to be hidden from the reader of tables."""
    found = document.find(BAR_MARK)
    while not found.isNull():
        found.insertText("|", found.charFormat())
        found = document.find(BAR_MARK, found)


def style_tables(document: QTextDocument, colours: Theme, scale: float) -> None:
    """Give tables the whole width, lines of a hair's breadth and a ground for their first row."""
    for table in document.rootFrame().childFrames():
        if not isinstance(table, QTextTable):
            continue
        shape = table.format()
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        shape.setBorder(1)
        shape.setBorderBrush(colours.edge)
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderCollapse(True)
        shape.setCellSpacing(0)
        shape.setCellPadding(6 * scale)
        shape.setTopMargin(6 * scale)
        shape.setBottomMargin(12 * scale)
        shape.setHeaderRowCount(1)
        table.setFormat(shape)
        for column in range(table.columns()):
            cell = table.cellAt(0, column)
            head = cell.format()
            head.setBackground(QBrush(colours.recess))
            cell.setFormat(head)


def fit_picture_row(table: QTextTable, row: int, wide: float, last: float) -> None:
    """Make the first column so wide and the last one at least that, and write words at half the height of the picture.

    So several tables with pictures have their columns beneath each other.
    """
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        shape = cell.format()
        shape.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cell.setFormat(shape)
    whole = table.format()
    fixed = QTextLength.Type.FixedLength
    rest = [QTextLength(QTextLength.Type.VariableLength, 0)] * (table.columns() - 2)
    whole.setColumnWidthConstraints([QTextLength(fixed, wide), *rest, QTextLength(fixed, last)])
    table.setFormat(whole)


def format_code(block: QTextBlock, text: str, number: int, font: QFont, ink: QColor, scale: float) -> None:
    """Put lines of code where this paragraph stands; what does not fit goes on further in than its line began."""
    cursor = cut(block, 0, len(block.text()))
    letters = QTextCharFormat()
    letters.setFont(font)
    letters.setForeground(ink)
    wide = QFontMetricsF(font).horizontalAdvance(" ")
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if index:
            cursor.insertBlock()
        shape = QTextBlockFormat()
        hang = (len(line) - len(line.lstrip(" ")) + _HANG) * wide
        shape.setLeftMargin(12 * scale + hang)
        shape.setRightMargin(10 * scale)
        shape.setTextIndent(-hang)
        shape.setTopMargin(12 * scale if index == 0 else 0)
        shape.setBottomMargin(20 * scale if index == len(lines) - 1 else 0)
        shape.setProperty(CODE, number)
        cursor.setBlockFormat(shape)
        cursor.setBlockCharFormat(letters)
        cursor.insertText(line, letters)


def paint_code(painter: QPainter, document: QTextDocument, colours: Theme, width: float, scale: float) -> None:
    """Lay a sheet of paper beneath each block of code."""
    sheets: dict[int, QRectF] = {}
    for block in blocks(document):
        shape = block.blockFormat()
        if shape.hasProperty(CODE):
            layout = block.layout()
            lines = layout.boundingRect().translated(layout.position())
            line = QRectF(QPointF(0, lines.top()), QPointF(width, lines.bottom()))
            number = shape.intProperty(CODE)
            sheets[number] = sheets[number].united(line) if number in sheets else line
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for sheet in sheets.values():
        draw_box(painter, sheet.adjusted(0, -7 * scale, 0, 7 * scale), 4 * scale, colours.paper, colours.edge, 1)
