"""A page of the rules: Markdown in the program's fonts, figures that the game draws, search results in gold."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRectF, QRegularExpression, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QTextEdit, QWidget

from gonfalon.core.diagnostics import shortened
from gonfalon.texts import rule_pages
from gonfalon.texts.rule_pages import SIGN_MARK, Fence, RuleBook, RulePage, fence_at, heading_anchor, split_fences
from gonfalon.texts.rules_library import RulesLibrary
from gonfalon.ui.look import art, cards, state_marks
from gonfalon.ui.look.cards import CardAppearance, PageSign
from gonfalon.ui.look.theme import Theme
from gonfalon.ui.widgets.markdown_format import (
    ITEM,
    add_code_bars,
    blocks,
    code_font,
    cut,
    fit_picture_row,
    format_code,
    hang_lists,
    paint_code,
    set_text,
    style_tables,
)
from gonfalon.ui.widgets.styling import FocusVisible, Label, colour_letters, draw_box, role_font, theme_of, ui_scale


class PageMarginContent(NamedTuple):
    """The content of the margin beside a page."""

    look: CardAppearance | None = None
    """The card that the page is about."""
    words: str = ""
    """What it says, for those who hear the page."""
    type: tuple[str, str] | None = None
    """The mark of its type and what that is called, to stand beside the title."""
    links: Sequence[PageSign] = ()
    """What there is to be seen also."""


class FigureScale(NamedTuple):
    """The scale of a drawing: a design pixel has `scale` logical pixels, and each of those `dpr` of the screen."""

    width: float
    scale: float
    dpr: float


class PageFigures:
    """Draws nothing, as for a book without cards."""

    def margin(self, page: RulePage, library: RulesLibrary) -> PageMarginContent:
        """Return the margin content for a page of one of the game's books."""
        return PageMarginContent()

    def picture(self, fence: Fence, book: RuleBook, language: str, measure: FigureScale) -> tuple[QPixmap, str]:
        """A position as a picture and in words.

        Raises:
            ValueError: when it cannot be drawn.
        """
        raise ValueError(fence.language)

    def sign(self, word: str, book: RuleBook, language: str, size: tuple[int, int], dpr: float) -> tuple[QPixmap, str]:
        """Return the sign for a word within the text, as a picture of this size and as text."""
        raise ValueError(word)


class CardPicture(QWidget):
    """The card a page is about, with its shadow."""

    def __init__(self) -> None:
        super().__init__()
        self.look: CardAppearance | None = None
        self.wide = 250
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.wide + 12, round(self.wide * cards.RATIO) + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter = QPainter(self)
        place = QRectF(6, 4, self.wide, self.wide * cards.RATIO)
        state_marks.card_shadow(painter, place, cards.corner_radius(self.wide), 4)
        painter.drawPixmap(place.topLeft(), self.look.drawn(self.wide, self.devicePixelRatioF()))


class TypePill(Label):
    """Character or intrigue, with its mark."""

    def __init__(self) -> None:
        super().__init__(13.5, QFont.Weight.Medium, "text_2")
        self.mark = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        super().restyle()
        scale = ui_scale(self)
        left = round(12 * scale) + self.fontMetrics().height()
        self.setContentsMargins(left, round(3 * scale), round(12 * scale), round(4 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, body = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_box(painter, body, body.height() / 2, theme_of(self).recess, theme_of(self).edge, 1.2)
        side = self.fontMetrics().height() * 0.9
        art.paint(painter, f"type-{self.mark}", QRectF(7 * ui_scale(self), (body.height() - side) / 2, side, side))
        painter.end()
        super().paintEvent(event)


_SCROLLING = {
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Left, Qt.Key.Key_Right,
}  # fmt: skip
_MOST_GOLD = 300
"""So many places are shown in gold; many in one paragraph take time with every picture."""
_SIGN = (124, 42)
"""The size of a sign within the text."""
_log = logging.getLogger(__name__)


class PageView(FocusVisible, QTextBrowser):
    """A view that is as high as its page; its container does the scrolling."""

    linked = Signal(str)
    """A link was followed: where it leads, as the page says it."""

    def __init__(self) -> None:
        super().__init__()
        self._headings: dict[str, QTextBlock] = {}
        self._language = ""
        self._text = ""
        self._drawn: tuple[str, ...] = ()
        self._book = rule_pages.RuleBook("", "", ())
        self._illustrator = PageFigures()
        self._words = ""
        self._built: tuple[object, ...] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.linked.emit(url.toString()))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)

    def show_page(
        self, page: rule_pages.RulePage, book: rule_pages.RuleBook, language: str, illustrator: PageFigures
    ) -> None:
        """Take another page; `set_width` lays it out."""
        self._language, self._text, self._drawn = language, page.text, page.drawn
        self._book, self._illustrator = book, illustrator
        self.setAccessibleName(page.title)
        self._built = ()

    def has_code(self) -> bool:
        """Return whether the page has a block of code."""
        return any(not fence.drawn for fence in split_fences(self._text, self._drawn)[1])

    def set_width(self, width: int) -> None:
        """Lay the page out in this width and take the height it needs."""
        font = role_font(self, 17)
        now = (width, font.key(), theme_of(self).key, self.devicePixelRatioF(), self._text, self._language)
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
            search = QRegularExpression(rule_pages.search_pattern(words))
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
        self.setExtraSelections(places[:_MOST_GOLD])
        return len(places)

    def first_mark(self) -> int | None:
        """Return how far down the page the first marked place is, in logical pixels, or None without one."""
        selections = self.extraSelections()
        if not selections:
            return None
        return self.cursorRect(selections[0].cursor).top()

    def top_of(self, anchor: str) -> int | None:
        """Return how far down the page the heading with this anchor is, in logical pixels, or None without one."""
        block = self._headings.get(anchor)
        return None if block is None else self.cursorRect(QTextCursor(block)).top()

    def _build(self, width: int, font: QFont) -> None:
        colours, document, scale = theme_of(self), self.document(), ui_scale(self)
        colour_letters(self, colours.text)
        text, fences = split_fences(self._text, self._drawn)
        document.clear()
        document.setDefaultFont(font)
        set_text(document, text)
        # Laid out once at the end: a table would be with every letter that is dressed.
        whole = QTextCursor(document)
        whole.beginEditBlock()
        add_code_bars(document)
        style_tables(document, colours, scale)
        hang_lists(document, scale)
        self._headings = {}
        for block in blocks(document):
            fence = fence_at(block.text(), fences)
            if fence is None or fences[fence].drawn:
                self._dress(block, colours)
            if fence is not None and fences[fence].drawn:
                self._draw(block, fences[fence], width)
            elif fence is not None:
                code = code_font(14 * scale)
                format_code(block, fences[fence].text, fence, code, colours.text, scale)
        for block in blocks(document):
            self._draw_signs(block)
        whole.endEditBlock()

    def _dress(self, block: QTextBlock, colours: Theme) -> None:
        scale, cursor = ui_scale(self), QTextCursor(block)
        shape = block.blockFormat()
        heading = shape.headingLevel()
        if heading:
            self._headings.setdefault(heading_anchor(block.text()), block)
        table = cast("QTextTable | None", cursor.currentTable())
        head = table is not None and table.cellAt(cursor).row() == 0
        shape.setLineHeight(102, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if table is None:
            shape.setTopMargin((12 if heading else 0) * scale)
            followed = shape.hasProperty(ITEM) and block.next().blockFormat().hasProperty(ITEM)
            shape.setBottomMargin((4 if heading else 5 if followed else 10) * scale)
        cursor.setBlockFormat(shape)
        pieces = []
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            pieces.append((fragment.position(), fragment.length(), fragment.charFormat()))
            iterator += 1
        px = 20 if heading else 17 if table is None else 16
        for position, length, before in pieces:
            bold = before.fontWeight() > QFont.Weight.Medium
            weight = QFont.Weight.DemiBold if heading or bold or head else QFont.Weight.Normal
            letters = QTextCharFormat()
            letters.setFont(
                code_font((px - 2.5) * scale, weight)
                if before.fontFixedPitch()
                else role_font(self, px, weight, before.fontItalic())
            )
            letters.setForeground(colours.rubric if heading else colours.text)
            if before.isAnchor():
                letters.setAnchor(True)
                letters.setAnchorHref(before.anchorHref())
                letters.setFontUnderline(True)
                letters.setForeground(colours.rubric)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            # Not merged: the size of a Markdown heading would go on multiplying ours.
            cursor.setCharFormat(letters)

    def _draw(self, block: QTextBlock, fence: Fence, width: int) -> None:
        cursor = cut(block, 0, len(block.text()))
        try:
            measure = FigureScale(width, ui_scale(self), self.devicePixelRatioF())
            pixmap, told = self._illustrator.picture(fence, self._book, self._language, measure)
        except ValueError as error:
            why, position = shortened(str(error)), shortened(fence.text)
            _log.warning("A position in the rules cannot be drawn: %s in %s", why, position)
            cursor.insertText(fence.text)
            return
        self._insert(cursor, f"{fence.language}:{block.blockNumber()}", pixmap, told)
        plain = cursor.blockFormat()
        plain.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        cursor.setBlockFormat(plain)

    def _draw_signs(self, block: QTextBlock) -> None:
        """Draw the signs that stand within the text."""
        for match in reversed(list(SIGN_MARK.finditer(block.text()))):
            cursor = cut(block, *match.span())
            wide, high = (round(side * ui_scale(self)) for side in _SIGN)
            dpr = self.devicePixelRatioF()
            pixmap, told = self._illustrator.sign(match[1], self._book, self._language, (wide, high), dpr)
            self._insert(cursor, f"sign:{match[1]}", pixmap, told)
            table = cast("QTextTable | None", cursor.currentTable())
            if table is not None:
                last = QFontMetricsF(role_font(self, 16, QFont.Weight.DemiBold))
                heading = table.cellAt(0, table.columns() - 1).firstCursorPosition().block().text()
                pad = 2 * table.format().cellPadding()
                fit_picture_row(
                    table, table.cellAt(cursor).row(), wide + pad + 2, last.horizontalAdvance(heading) + pad + 4
                )

    def _insert(self, cursor: QTextCursor, name: str, pixmap: QPixmap, told: str) -> None:
        url = QUrl(name)
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, pixmap)
        image = QTextImageFormat()
        image.setName(url.toString())
        size = pixmap.deviceIndependentSize()
        image.setWidth(size.width())
        image.setHeight(size.height())
        image.setProperty(QTextFormat.Property.ImageAltText.value, told)
        cursor.insertImage(image)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        paint_code(painter, self.document(), theme_of(self), self.width(), ui_scale(self))
        painter.end()
        super().paintEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._redraw_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._redraw_ring()

    def _redraw_ring(self) -> None:
        # Its letters begin at its edge: the ring is painted by what holds it.
        holder = self.parentWidget()
        if holder is not None:
            holder.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _SCROLLING:
            event.ignore()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
