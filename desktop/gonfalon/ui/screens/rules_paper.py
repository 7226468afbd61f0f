"""The open page of the rules: where it stands, its title, its text, its card in the margin, and the pages beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.texts import rules
from gonfalon.texts.languages import LANGUAGES, native_name
from gonfalon.texts.library import Library
from gonfalon.ui.look import states
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.card_picture import TypePill
from gonfalon.ui.widgets.dress import HALO, Ground, Words
from gonfalon.ui.widgets.illustrator import Illustrator
from gonfalon.ui.widgets.page_margin import PageMargin
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.panel import Panel, Rule, ScrollArea
from gonfalon.ui.widgets.segmented import Segmented

__all__ = ["RulesPaper"]


class _Holder(QWidget):
    """Holds the page and what stands beside it, and shows when the keys are at the page."""

    def __init__(self, page: PageView) -> None:
        super().__init__()
        self._page = page

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._page.ring:
            states.focus_ring(QPainter(self), QRectF(self._page.geometry()), 2)


class RulesPaper(Panel):
    """Shows the page that it is given; `turned` asks for the one before (-1) or after (1)."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__(Ground.PARCHMENT)
        self.crumbs = Words(14, colour="text_2", wrap=True)
        self.languages = Segmented(LANGUAGES, px=14)
        self.title = Words(36, QFont.Weight.DemiBold, wrap=True)
        self.pill = TypePill()
        self._rule = Rule()
        self.view = PageView()
        self.margin = PageMargin()
        inner = _Holder(self.view)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self.view, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._body.addWidget(self.margin, 1)
        self.area = ScrollArea(inner)
        # The page takes the width that there is; one laid out for more room must not widen the window first.
        self.area.setMinimumWidth(1)
        self.before, self.after = Button(), Button()
        self.before.set_icon_name("icon-back")
        self.after.set_icon_name("icon-forward", right=True)
        self.before.clicked.connect(lambda: self.turned.emit(-1))
        self.after.clicked.connect(lambda: self.turned.emit(1))
        self._put_together()

    def _put_together(self) -> None:
        self._head, self._title_row, self._foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.crumbs, 1)
        self._head.addWidget(self.languages)
        self._title_row.addWidget(self.title)
        self._title_row.addWidget(self.pill)
        self._title_row.addStretch(1)
        self._foot.addWidget(self.before)
        self._foot.addStretch(1)
        self._foot.addWidget(self.after)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(4)
        self._whole.addLayout(self._head)
        self._whole.addLayout(self._title_row)
        self._whole.addWidget(self._rule)
        self._whole.addWidget(self.area, 1)
        self._whole.addLayout(self._foot)

    def retranslate(self) -> None:
        """Make every text anew, but for the page."""
        self.margin.retranslate(QCoreApplication.translate("RulesScreen", "See also"))
        labels = {code: native_name(code) for code in LANGUAGES}
        self.languages.set_labels(labels, QCoreApplication.translate("RulesScreen", "Language of the rules"))

    def show_page(self, page: rules.Page, library: Library, illustrator: Illustrator) -> None:
        """Show a page of the library with its neighbours in reading order."""
        book, pages = library.book(page), library.pages
        if page.chapter:
            crumbs = QCoreApplication.translate("RulesScreen", "{game} › {chapter}")
            self.crumbs.setText(crumbs.format(game=book.title, chapter=page.chapter))
        else:
            self.crumbs.setText(book.title)
        self.title.setText(page.title)
        self._show_card(page, library, illustrator)
        self.view.show_page(page, book, library.language, illustrator)
        index = pages.index(page)
        for button, near in ((self.before, index - 1), (self.after, index + 1)):
            button.setVisible(0 <= near < len(pages))
            if 0 <= near < len(pages):
                button.setText(pages[near].title)
        before = QCoreApplication.translate("RulesScreen", "Previous page: {title}")
        after = QCoreApplication.translate("RulesScreen", "Next page: {title}")
        self.before.setAccessibleName(before.format(title=self.before.text()))
        self.after.setAccessibleName(after.format(title=self.after.text()))

    def _show_card(self, page: rules.Page, library: Library, illustrator: Illustrator) -> None:
        beside = illustrator.margin(page, library)
        if beside.type is not None:
            self.pill.mark, words = beside.type
            self.pill.setText(words)
        links = [(sign, sign.text if beside.look is not None else "") for sign in beside.links]
        self.margin.show_card(beside.look, beside.words, links)
        self.pill.setVisible(beside.type is not None)

    def arrange(self, room: int, side: int, top: int, text_scale: float, scale: float) -> None:
        """Fit the page into `room` logical pixels between margins of `side`; a design pixel has `scale` of them."""
        bar = self.area.verticalScrollBar().sizeHint().width() + round(4 * scale)
        # Buttons bring the room for their ring along: all other things are set in by as much.
        self._whole.setContentsMargins(side - HALO, top, side - bar, top)
        self._head.setContentsMargins(HALO, 0, bar - HALO, 0)
        self._title_row.setContentsMargins(HALO, 0, bar, 0)
        self._rule.setContentsMargins(HALO, 0, bar, 0)
        self._body.setContentsMargins(HALO, 0, 0, 0)
        self._foot.setContentsMargins(0, 0, bar - HALO, 0)
        self.languages.set_columns(0)
        if self.languages.sizeHint().width() > room * 0.75:
            self.languages.set_columns(2)
        self._title_row.setSpacing(round(14 * scale))
        pill = 0 if self.pill.isHidden() else self.pill.sizeHint().width() + round(20 * scale)
        advance = self.title.fontMetrics().horizontalAdvance(self.title.text())
        self.title.setWordWrap(advance + pill + 8 > room)
        self._title_row.setStretch(0, 1 if self.title.wordWrap() else 0)
        self._lay_page(room, text_scale, scale)

    def _lay_page(self, room: int, text_scale: float, scale: float) -> None:
        wide = room > round(760 * scale)
        margin, gap = (round((250 if wide else 210) * scale), round((34 if wide else 18) * scale))
        text = room - margin - gap
        has_side = not self.margin.isHidden()
        beside = text >= round(380 * scale) * text_scale or not has_side
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(gap)
        measure = round(round(590 * scale) * text_scale)
        if has_side and beside:
            self.margin.fit(margin - 12, margin, round(4 * scale))
            self._body.setAlignment(self.margin, Qt.AlignmentFlag.AlignRight)
            width = min(text, measure)
        else:
            self.margin.fit(round(220 * scale), 16777215, round(4 * scale))
            self._body.setAlignment(self.margin, Qt.AlignmentFlag(0))
            # Code is broken only where it must be: its lines are longer than those that are good to read.
            width = min(room, round(measure * (1.25 if self.view.has_code() else 1.1)))
        self.view.set_width(width)
