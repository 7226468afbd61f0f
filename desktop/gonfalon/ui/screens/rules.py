"""The rules: chapters and cards, searched and read in any of the languages."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.ui.language import LANGUAGES, native_name
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.units import UnitLook
from gonfalon.ui.screens.screen import Screen
from gonfalon.ui.settings import Settings
from gonfalon.ui.texts import rules
from gonfalon.ui.texts.deck_pages import standing
from gonfalon.ui.texts.library import Faces, Library
from gonfalon.ui.widgets.buttons import Button, IconButton
from gonfalon.ui.widgets.card_picture import TypePill
from gonfalon.ui.widgets.contents import IconLook
from gonfalon.ui.widgets.contents_tree import ContentsTree
from gonfalon.ui.widgets.dress import HALO, Ground, Words
from gonfalon.ui.widgets.fields import SearchField
from gonfalon.ui.widgets.page_margin import PageMargin
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.panel import Panel, Rule, ScrollArea
from gonfalon.ui.widgets.queue_strip import look_of
from gonfalon.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from gonfalon.games.ordonance.deck import Deck
    from gonfalon.games.oriflamme.cardset import CardSet

__all__ = ["RulesScreen"]

_FAMILY = "B"


class RulesScreen(Screen):
    """Contents at the left, a page at the right, its card in the margin."""

    closed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._language = settings.language
        self._library: Library | None = None
        self._pages: tuple[rules.Page, ...] = ()
        self._cards: CardSet | Deck | None = None
        self._visited: list[str] = []
        self._here = -1
        self._make_contents()
        self._make_page()
        sides = QHBoxLayout(self)
        sides.addWidget(self.contents)
        sides.addWidget(self.paper, 1)
        self._sides = sides
        self.retranslate()

    def _make_contents(self) -> None:
        self.contents = Panel(Ground.PANEL)
        self._heading = Words(26, QFont.Weight.DemiBold, "heading")
        self.close_button = IconButton("icon-close")
        self.close_button.clicked.connect(self.closed)
        self.search = SearchField()
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._next_found)
        self.tree = ContentsTree()
        self.tree.chosen.connect(self.open_at)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.close_button)
        self._column = QVBoxLayout(self.contents)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self._column.addWidget(self.search)
        self._column.addWidget(self.tree, 1)

    def _make_page(self) -> None:
        self.paper = Panel(Ground.PARCHMENT)
        self._crumbs = Words(14, colour="text_2", wrap=True)
        self.languages = Segmented(LANGUAGES, px=14)
        self.languages.chosen.connect(self.read_in)
        self._title = Words(36, QFont.Weight.DemiBold, wrap=True)
        self._pill = TypePill()
        self._rule = Rule()
        self.view = PageView()
        self.view.linked.connect(self._follow)
        self.margin = PageMargin()
        self.margin.chosen.connect(self.open_at)
        inner = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self.view, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._body.addWidget(self.margin, 1)
        self.area = ScrollArea(inner)
        # The page takes the width that there is; one laid out for more room must not widen the window first.
        self.area.setMinimumWidth(1)
        self.before = Button()
        self.before.set_icon_name("icon-back")
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after = Button()
        self.after.set_icon_name("icon-forward", right=True)
        self.after.clicked.connect(lambda: self._turn(1))
        head = QHBoxLayout()
        head.addWidget(self._crumbs, 1)
        head.addWidget(self.languages)
        title = QHBoxLayout()
        title.addWidget(self._title)
        title.addWidget(self._pill)
        title.addStretch(1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.before)
        self._foot.addStretch(1)
        self._foot.addWidget(self.after)
        self._whole = QVBoxLayout(self.paper)
        self._whole.setSpacing(4)
        self._head, self._title_row = head, title
        self._whole.addLayout(head)
        self._whole.addLayout(title)
        self._whole.addWidget(self._rule)
        self._whole.addWidget(self.area, 1)
        self._whole.addLayout(self._foot)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Rules"))
        self.close_button.set_words(self.tr("Close the rules (Esc)"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.margin.retranslate(self.tr("See also"))
        labels = {code: native_name(code) for code in LANGUAGES}
        self.languages.set_labels(labels, self.tr("Language of the rules"))
        if self.isVisible() or self._library is not None:
            self.read_in(self.settings.language)
        else:
            self._language = self.settings.language
            self.languages.set_value(self._language)

    def open_at(self, key: str) -> None:
        """Open a chapter or the page of a card; an unknown key opens the page where the rules of the game begin."""
        library = self._load()
        page = library.find(key) or library.find(library.home)
        key = page.key if page is not None else ""
        if key and (self._here < 0 or self._visited[self._here] != key):
            self._visited[self._here + 1 :] = [key]
            self._here += 1
        self._show_page()

    def open_for(self, cards: CardSet | Deck | None, key: str = "") -> None:
        """Open the rules of the game that is played with these cards, None for no game.

        At a chapter or a kind if `key` says which, else where its rules begin, or where they were left if the same game
        was asked for before.
        """
        if cards is not self._cards:
            self._cards = cards
            self._library = None
            library = self._load()
            known = {page.key for page in library.pages}
            self._visited = [visited for visited in self._visited[: self._here + 1] if visited in known]
            self._here = len(self._visited) - 1
            key = key or (library.home if cards is not None else self.current_key())
        if key or self._here < 0:
            self.open_at(key)

    def current_key(self) -> str:
        """The chapter or card that is open; empty before the first."""
        return self._visited[self._here] if self._here >= 0 else ""

    def read_in(self, code: str) -> None:
        """Read the rules in another language, the rest of the program staying as it is."""
        self._language = code
        self.languages.set_value(code)
        self._library = None
        self._load()
        self._show_page()

    def go(self, by: int) -> None:
        """Back (-1) or forward (1) through the pages that were open."""
        if 0 <= self._here + by < len(self._visited):
            self._here += by
            self._show_page()

    def _load(self) -> Library:
        if self._library is None:
            self._library = Library(self._language, self._cards)
            self._pages = self._library.pages
            self.tree.show_books(self._library.books)
            self._search(self.search.text())
        return self._library

    def _page(self) -> rules.Page | None:
        return next((page for page in self._pages if page.key == self.current_key()), None)

    def _turn(self, by: int) -> None:
        page = self._page()
        if page is None:
            return
        index = self._pages.index(page) + by
        if 0 <= index < len(self._pages):
            self.open_at(self._pages[index].key)

    def _show_page(self) -> None:
        page, library = self._page(), self._load()
        if page is None:
            return
        index = self._pages.index(page)
        self.tree.set_current(page.key)
        book = library.title(page)
        if page.chapter:
            self._crumbs.setText(self.tr("{game} › {chapter}").format(game=book, chapter=page.chapter))
        else:
            self._crumbs.setText(book)
        self._title.setText(page.title)
        self._show_card(page, library)
        self.view.show_page(page, self._language, library.faces(page))
        for button, near in ((self.before, index - 1), (self.after, index + 1)):
            button.setVisible(0 <= near < len(self._pages))
            if 0 <= near < len(self._pages):
                button.setText(self._pages[near].title)
        self.before.setAccessibleName(self.tr("Previous page: {title}").format(title=self.before.text()))
        self.after.setAccessibleName(self.tr("Next page: {title}").format(title=self.after.text()))
        self.restyle()
        self.area.verticalScrollBar().setValue(0)
        if self.search.text().strip():
            QTimer.singleShot(0, self, self._to_first_mark)

    def _show_card(self, page: rules.Page, library: Library) -> None:
        faces = library.faces(page)
        look: CardLook | UnitLook | None = None
        words, kinds = "", []
        if page.icon:
            look, words = self._alone(page, faces), page.title
        elif page.kind is not None:
            look = look_of(faces, page.kind, _FAMILY)
            words = self.tr("{card}: {text}").format(card=look.name, text=look.text)
            kinds = [kind for kind in faces.texts[page.kind].see_also if library.find(kind) and kind in faces.texts]
            self._pill.mark = look.type
            self._pill.setText(self.tr("character") if look.type == "character" else self.tr("intrigue"))
        elif page.cards:
            kinds = [other.kind for other in self._pages if other.kind and other.book == page.book]
        links: list[CardLook | IconLook] = [look_of(faces, kind, _FAMILY) for kind in kinds]
        if page.icon or page.cards:
            links += self._icons(page, faces)
        self.margin.show_card(look, words, [(other, other.text if look else "") for other in links])
        self._pill.setVisible(page.kind is not None)

    def _alone(self, page: rules.Page, faces: Faces) -> UnitLook:
        """The card that bears nothing but the icon of this page."""
        counts = tuple(int(icon == page.icon) for icon in faces.icons)
        return UnitLook(faces.icons, counts, page.title, _FAMILY)

    def _icons(self, page: rules.Page, faces: Faces) -> list[IconLook]:
        """The other icons of the book."""
        return [
            IconLook(other.key, other.icon, other.title, standing(other.icon, faces.icons, self._language), _FAMILY)
            for other in self._pages
            if other.icon and other.book == page.book and other is not page
        ]

    def _search(self, words: str) -> None:
        counts = {page.key: rules.count(page, words) for page in self._pages}
        self.tree.set_counts(counts)
        self.search.set_count(self.tr("%n place(s)", "", sum(counts.values())) if words.strip() else "")
        self.view.mark(words)

    def _next_found(self) -> None:
        """Open the next page, from the one after this, on which something was found."""
        page = self._page()
        start = self._pages.index(page) + 1 if page in self._pages else 0
        for other in (*self._pages[start:], *self._pages[:start]):
            if rules.count(other, self.search.text()):
                self.open_at(other.key)
                self._to_first_mark()
                return

    def _follow(self, link: str) -> None:
        """Go where a link of a page leads: to a page, to a heading of this or another page, or out of the program."""
        if link.startswith(("https://", "http://")):
            QDesktopServices.openUrl(QUrl(link))
            return
        page = self._page()
        anchor = unquote(link.removeprefix("#"))
        if page is None:
            return
        if anchor in {other.key for other in self._pages}:
            self.open_at(anchor)
            return
        for other in (page, *(other for other in self._pages if other.book == page.book)):
            if anchor in rules.anchors(other):
                self.open_at(other.key)
                QTimer.singleShot(0, self, lambda: self._to_heading(anchor))
                return

    def _to_heading(self, anchor: str) -> None:
        self.area.verticalScrollBar().setValue(self.view.top_of(anchor) or 0)

    def _to_first_mark(self) -> None:
        top = self.view.first_mark()
        if top is not None:
            self.area.verticalScrollBar().setValue(max(0, top - self.px(60)))

    def arrange(self) -> None:
        px = self.px
        self._sides.setContentsMargins(px(14), px(14), px(14), px(14))
        self._sides.setSpacing(px(11))
        least = self.tree.least_width() + px(14) + 2 * px(12)
        contents = max(min(px(292), round(self.width() * 0.235)), min(least, round(self.width() * 0.32)))
        self.contents.setFixedWidth(contents)
        self._column.setContentsMargins(px(12), px(10), px(8), px(14))
        self._heading.setContentsMargins(HALO + px(4), 0, 0, 0)
        bar = self.area.verticalScrollBar().sizeHint().width() + px(4)
        side, top = px(42) if self.width() > px(1100) else px(24), px(14)
        # Buttons bring the room for their ring along: all other things are set in by as much.
        self._whole.setContentsMargins(side - HALO, top, side - bar, top)
        self._head.setContentsMargins(HALO, 0, bar - HALO, 0)
        self._title_row.setContentsMargins(HALO, 0, bar, 0)
        self._rule.setContentsMargins(HALO, 0, bar, 0)
        self._body.setContentsMargins(HALO, 0, 0, 0)
        self._foot.setContentsMargins(0, 0, bar - HALO, 0)
        room = self.width() - 2 * px(14) - px(11) - contents - 2 * side
        self.languages.set_columns(0)
        if self.languages.sizeHint().width() > room * 0.75:
            self.languages.set_columns(2)
        self._title_row.setSpacing(px(14))
        pill = 0 if self._pill.isHidden() else self._pill.sizeHint().width() + px(20)
        advance = self._title.fontMetrics().horizontalAdvance(self._title.text())
        self._title.setWordWrap(advance + pill + 8 > room)
        self._title_row.setStretch(0, 1 if self._title.wordWrap() else 0)
        self._lay_page(room)

    def _lay_page(self, room: int) -> None:
        px, scale = self.px, self.settings.text_scale
        margin = px(250) if room > px(760) else px(210)
        gap = px(34) if room > px(760) else px(18)
        text = room - margin - gap
        has_side = not self.margin.isHidden()
        beside = text >= px(380) * scale or not has_side
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(gap)
        measure = round(px(590) * scale)
        if has_side and beside:
            self.margin.fit(margin - 12, margin, px(4))
            self._body.setAlignment(self.margin, Qt.AlignmentFlag.AlignRight)
            width = min(text, measure)
        else:
            self.margin.fit(px(220), 16777215, px(4))
            self._body.setAlignment(self.margin, Qt.AlignmentFlag(0))
            # Code is broken only where it must be: its lines are longer than those that are good to read.
            width = min(room, round(measure * (1.25 if self.view.has_code() else 1.1)))
        self.view.set_width(width)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._here < 0:
            self.open_at("")
        if self.focusWidget() is None:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        bar = self.area.verticalScrollBar()
        steps = {
            Qt.Key.Key_Up: -bar.singleStep() * 3,
            Qt.Key.Key_Down: bar.singleStep() * 3,
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if key == Qt.Key.Key_Escape:
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.closed.emit()
        elif modifiers & Qt.KeyboardModifier.AltModifier and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.go(-1 if key == Qt.Key.Key_Left else 1)
        elif modifiers & Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_F:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down} and self.tree.step(1 if key == Qt.Key.Key_Down else -1):
            pass
        elif Qt.Key(key) in steps:
            bar.setValue(bar.value() + steps[Qt.Key(key)])
        else:
            super().keyPressEvent(event)
