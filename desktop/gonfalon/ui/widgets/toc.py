"""The table of contents of the rules, and the margin of a page with links to related cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.texts.rule_pages import RuleBook
from gonfalon.ui.look import art, palette
from gonfalon.ui.look.cards import CardAppearance, PageSign
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.buttons import ARROWS, UP_AND_DOWN, BaseButton, stop_at
from gonfalon.ui.widgets.page_view import CardPicture
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Sized,
    discard,
    fill,
    follow_width,
    role_font,
    ui_scale,
)


class _Line(Sized, BaseButton):
    """A button as wide as its column."""

    steers = UP_AND_DOWN

    def __init__(self) -> None:
        super().__init__()
        follow_width(self)


_SIZES = (17, 16, 15)
_LEFT = (24, 24, 42)


class TocEntry(_Line):
    """A page in the contents; a pill at its end counts what was found there.

    The level is 0 for the heading of a book, 1 for a chapter and 2 for a card.
    """

    size_wanted = (240, None)

    def __init__(self, key: str, level: int = 1) -> None:
        super().__init__()
        self.key = key
        self._level = level
        self._count = 0
        self.setCheckable(level > 0)

    def set_count(self, count: int) -> None:
        """Write how much was found on the page; nothing for 0."""
        self._count = count
        self.updateGeometry()
        self.update()

    def _font(self, *, bold: bool = False) -> QFont:
        weight = QFont.Weight.DemiBold if bold or self.isChecked() or not self._level else QFont.Weight.Normal
        return role_font(self, _SIZES[self._level], weight)

    def _left(self) -> float:
        return HALO + _LEFT[self._level] * ui_scale(self)

    def _pill_width(self) -> float:
        return 38 * ui_scale(self) if self._count else 8 * ui_scale(self)

    def _high(self, width: float) -> float:
        room = QRectF(0, 0, width - self._left() - self._pill_width() - HALO, 1000)
        metrics = QFontMetricsF(self._font(bold=True))
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text()).height()

    def heightForWidth(self, width: int) -> int:
        return round(self._high(width) + (8 if self._level > 1 else 11) * ui_scale(self)) + 6

    def minimumSizeHint(self) -> QSize:
        words = max((QFontMetricsF(self._font()).horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return QSize(round(self._left() + words + 38 * ui_scale(self)) + HALO, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        body = QRectF(self.rect()).adjusted(HALO, 3, -HALO, -3)
        if self.isChecked():
            fill = faded(palette.GOLD_2, 0.35)
            painter.box(body, 5, fill, palette.GOLD_1 if colours.dark else palette.INK, 1.6)
        elif self.underMouse():
            fill = faded(colours.text, 0.1)
            painter.box(body, 5, fill, fill)
        self._paint_before(painter, body)
        words = QRectF(self._left(), 0, self.width() - self._left() - self._pill_width() - HALO, self.height())
        ink = colours.heading if self.isChecked() else colours.text
        painter.words(words, self.text(), self._font(), ink, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        if self._count:
            font = role_font(self, 12.5, QFont.Weight.Medium)
            high = QFontMetricsF(font).height() + 2 * scale
            pill = QRectF(body.right() - 34 * scale, body.center().y() - high / 2, 28 * scale, high)
            pill.setLeft(min(pill.left(), pill.right() - QFontMetricsF(font).horizontalAdvance(str(self._count)) - 10))
            painter.box(pill, high / 2 / scale, None, palette.GOLD_3, 1.2)
            painter.words(pill, str(self._count), font, colours.heading, Qt.AlignmentFlag.AlignCenter)
        painter.ring(body.adjusted(0, 2, 0, -2), 5)

    def _paint_before(self, painter: ControlPainter, body: QRectF) -> None:
        """Draw what stands before the text; nothing by default."""


class TocBook(TocEntry):
    """The heading of a book in the contents, which folds its pages away."""

    folded = Signal(bool)
    """The pages are to be folded away (True) or shown."""
    steers = ARROWS

    def __init__(self, key: str) -> None:
        super().__init__(key, 0)
        self._open = True
        self.clicked.connect(lambda: self.folded.emit(self._open))

    def set_open(self, is_open: bool) -> None:
        """Show by the arrow whether the pages stand below."""
        self._open = is_open
        self.describe()
        self.update()

    def is_open(self) -> bool:
        """Return whether the book is expanded, with its pages shown below."""
        return self._open

    def describe(self) -> None:
        """Say in words what the arrow shows."""
        self.setAccessibleDescription(self.tr("pages shown") if self._open else self.tr("pages folded away"))

    def _paint_before(self, painter: ControlPainter, body: QRectF) -> None:
        name = "icon-chevron-down" if self._open else "icon-chevron-right"
        side = 14 * painter.unit
        place = QRectF(body.left() + 3 * painter.unit, body.center().y() - side / 2, side, side)
        art.paint(painter, name, place, ink_paper_swapped=painter.colours.dark)


class CardLink(_Line):
    """A card, or something on cards, that belongs to the page: its sign, its name and what it does."""

    size_wanted = (250, None)

    def __init__(self, look: PageSign, text: str) -> None:
        super().__init__()
        self.look = look
        self._about = text
        self.setText(look.name)
        self.setAccessibleName(look.name)
        self.setAccessibleDescription(text)

    def _side(self) -> float:
        return 48 * ui_scale(self)

    def _heights(self, width: float) -> tuple[float, float]:
        name = QFontMetricsF(role_font(self, 15.5, QFont.Weight.DemiBold)).height()
        if not self._about:
            return name, 0.0
        room = QRectF(0, 0, width - 2 * HALO - self._side() - 10 * ui_scale(self), 1000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return name, QFontMetricsF(role_font(self, 13.5)).boundingRect(room, flags, self._about).height()

    def heightForWidth(self, width: int) -> int:
        return round(max(self._side(), sum(self._heights(width)))) + 2 * HALO

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._side() + 100 * ui_scale(self)), round(self._side()) + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = ControlPainter(self), self._side()
        scale, colours = painter.unit, painter.colours
        picture = QRectF(HALO, HALO, side, side)
        line = palette.GOLD_3 if self.underMouse() else colours.edge
        painter.box(picture, 5, colours.paper, line, 2 if self.underMouse() else 1.2)
        inset = 5 * scale
        place = picture.adjusted(inset, inset, -inset, -inset)
        self.look.paint_sign(painter, place)
        left = picture.right() + 10 * scale
        name, about = self._heights(self.width())
        top = max(HALO, HALO + (side - name - about) / 2)
        font = role_font(self, 15.5, QFont.Weight.DemiBold)
        font.setUnderline(self.underMouse())
        painter.words(QRectF(left, top, self.width() - left, name), self.text(), font, colours.text)
        room = QRectF(left, top + name, self.width() - left - HALO, about + 2)
        painter.words(room, self._about, role_font(self, 13.5), colours.text_2, Qt.TextFlag.TextWordWrap)
        painter.ring(painter.body, 5)


class TocTree(ScrollArea):
    """One line for each page; opening a page unfolds its book and folds the one that was open before."""

    chosen = Signal(str)
    """The key of the page that somebody wants to read."""

    def __init__(self, before: QWidget) -> None:
        """
        Args:
            before: what the Tab key comes to before the lines.
        """
        inner = QWidget()
        super().__init__(inner)
        self._before = before
        self._list = QVBoxLayout(inner)
        self._list.setSpacing(0)
        self._list.setContentsMargins(0, 0, 0, 0)
        self.lines: list[TocEntry] = []
        """The lines of the pages, in reading order."""
        self.headings: list[TocBook] = []
        self._all: list[TocEntry] = []
        """Both, from top to bottom."""
        self._books: dict[str, tuple[str, ...]] = {}
        self._current = ""

    def show_books(self, books: Sequence[RuleBook]) -> None:
        """List these books; what is folded stays so."""
        wanted = {book.key: tuple(page.key for page in book.pages) for book in books}
        if wanted != self._books:
            self._books = wanted
            self._make(books)
        titles = {page.key: page.title for book in books for page in book.pages}
        for line in self.lines:
            line.setText(titles[line.key])
        for heading, book in zip(self.headings, books, strict=True):
            heading.setText(book.title)
            heading.describe()

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Write how much was found on each page, beside the heading how much in the whole book."""
        for line in self.lines:
            line.set_count(counts.get(line.key, 0))
        for heading in self.headings:
            heading.set_count(sum(counts.get(key, 0) for key in self._books[heading.key]))

    def set_current(self, key: str) -> None:
        """Mark the page that is open and bring its line into sight."""
        changed, self._current = key != self._current, key
        for heading in self.headings:
            if key in self._books[heading.key] and changed:
                self.unfold(heading.key)
        for line in self.lines:
            line.setChecked(line.key == key)
            if line.key == key:
                stop_at(self._all, line)
                QTimer.singleShot(0, line, lambda line=line: self.ensureWidgetVisible(line, 0, 40))

    def unfold(self, book: str) -> None:
        """Show the pages of this book and fold away all others."""
        for heading in self.headings:
            self.fold(heading.key, heading.key != book)

    def fold(self, book: str, away: bool) -> None:
        """Fold the pages of one book away, or show them."""
        heading = next(heading for heading in self.headings if heading.key == book)
        heading.set_open(not away)
        for line in self.lines:
            if line.key in self._books[book]:
                line.setVisible(not away)
                if away and line.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    stop_at(self._all, heading)

    def _step(self, before: TocEntry, right: int, down: int) -> None:
        """Go so many lines down from one, or fold or unfold its pages."""
        if right:
            self.fold(before.key, right < 0)
            return
        shown = [line for line in self._all if not line.isHidden()]
        line = shown[min(max(shown.index(before) + down, 0), len(shown) - 1)]
        stop_at(self._all, line)
        line.setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(line, 0, 40)

    def least_width(self) -> int:
        """Return the width of the longest word, with what stands around it."""
        return max((line.minimumSizeHint().width() for line in self._all), default=0)

    def _make(self, books: Sequence[RuleBook]) -> None:
        closed = {heading.key for heading in self.headings if not heading.is_open()}
        new = not self.headings
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                discard(widget)
        self.lines, self.headings, self._all = [], [], []
        for book in books:
            heading = TocBook(book.key)
            heading.folded.connect(lambda away, key=book.key: self.fold(key, away))
            self.headings.append(heading)
            self._all.append(heading)
            for page in book.pages:
                line = TocEntry(page.key, page.level)
                line.clicked.connect(lambda _=False, key=page.key: self.chosen.emit(key))
                self.lines.append(line)
                self._all.append(line)
        before = self._before
        for line in self._all:
            self._list.addWidget(line)
            line.steered.connect(partial(self._step, line))
            QWidget.setTabOrder(before, line)
            before = line
        self._list.addStretch(1)
        for key, pages in self._books.items():
            self.fold(key, key in closed or (new and self._current not in pages))
        stop_at(self._all, next((line for line in self.lines if line.key == self._current), self.headings[0]))


_NO_LIMIT = 16777215
"""What Qt takes for any width."""


class PageMargin(QWidget):
    """Hidden while it has nothing to show."""

    chosen = Signal(str)
    """The key of the page that is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = CardPicture()
        self.links: list[CardLink] = []
        self._see_also = Label(15, QFont.Weight.DemiBold, "rubric")
        self._column = fill(
            QVBoxLayout(self), (self.picture, 0, Qt.AlignmentFlag.AlignHCenter), self._see_also, 1, bare=True, spacing=2
        )

    def retranslate(self, see_also: str) -> None:
        """Take the heading above the links in another language."""
        self._see_also.setText(see_also)

    def show_card(self, look: CardAppearance | None, words: str, links: Sequence[tuple[PageSign, str]]) -> None:
        """Show a card, which `words` say for those who hear it, and cards that belong to it with what they do."""
        for link in self.links:
            self._column.removeWidget(link)
            discard(link)
        self.links = []
        self.picture.look = look
        self.picture.setAccessibleName(words)
        self.picture.setVisible(look is not None)
        self.picture.update()
        for other, about in links:
            link = CardLink(other, about)
            link.clicked.connect(lambda _=False, kind=other.kind: self.chosen.emit(kind))
            self._column.insertWidget(self._column.count() - 1, link)
            link.show()
            self.links.append(link)
        self._see_also.setVisible(bool(self.links))
        self.setVisible(bool(self.links) or look is not None)

    def fit(self, wide: int, most: int, top: int) -> None:
        """Draw the card so wide, in a column of at most `most` logical pixels."""
        self.picture.wide = wide
        self.picture.updateGeometry()
        self._see_also.setContentsMargins(HALO, top, 0, 0)
        self.setMaximumWidth(most)
        # The layout around asks for the height at the width it could give, in which the words need fewer lines.
        self._column.invalidate()
        self.setMinimumHeight(max(0, self._column.heightForWidth(most)) if most < _NO_LIMIT else 0)
