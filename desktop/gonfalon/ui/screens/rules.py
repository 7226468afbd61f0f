"""The rules: chapters and cards, searched and read in any of the languages, and what is new in the program."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

from PySide6.QtCore import QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from gonfalon import __version__
from gonfalon.games import GAMES
from gonfalon.texts import rules
from gonfalon.texts.catalogue import translate
from gonfalon.texts.library import Library, Playing
from gonfalon.texts.news import NEWS, PROGRAM
from gonfalon.ui.board.kit import Kit
from gonfalon.ui.board.lesson import Lesson
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.about import computer
from gonfalon.ui.screens.rules_links import go_out, leads_out
from gonfalon.ui.screens.rules_paper import RulesPaper
from gonfalon.ui.widgets.buttons import Button, IconButton
from gonfalon.ui.widgets.contents_tree import ContentsTree
from gonfalon.ui.widgets.dress import HALO, Ground, Words
from gonfalon.ui.widgets.fields import SearchField
from gonfalon.ui.widgets.illustrator import Illustrator
from gonfalon.ui.widgets.keys import matches, scrolled
from gonfalon.ui.widgets.page_text import count
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.screen import Screen

__all__ = ["RulesScreen"]


class RulesScreen(Screen):
    """Contents at the left, a page at the right, its card in the margin."""

    learn = Signal(str, str)
    """A game is to be learnt by the first game with this name."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._language = settings.language
        self._library: Library | None = None
        self._pages: tuple[rules.Page, ...] = ()
        self._playing: Playing | None = None
        self._illustrators: dict[str, Illustrator] = {}
        self._visited: list[str] = []
        self._lesson: Lesson | None = None
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
        self.tree = ContentsTree(self.search)
        self.tree.chosen.connect(self.open_at)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.close_button)
        self._column = QVBoxLayout(self.contents)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self._column.addWidget(self.search)
        self._column.addWidget(self.tree, 1)
        self.learning = Button(px=15, wrap=True)
        self.learning.clicked.connect(self._learn)
        self._column.addWidget(self.learning)

    def _make_page(self) -> None:
        self.paper = RulesPaper()
        self.paper.turned.connect(self._turn)
        self.languages = self.paper.languages
        self.languages.chosen.connect(self.read_in)
        self.view = self.paper.view
        self.view.linked.connect(self._follow)
        self.margin = self.paper.margin
        self.margin.chosen.connect(self.open_at)
        self.area = self.paper.area

    def retranslate(self) -> None:
        self._heading.setText(translate("Window", "Rules"))
        self.close_button.set_words(self.tr("Close the rules (Esc)"))
        self.learning.setText(translate("StartScreen", "First game"))
        set_tip(self.learning, translate("StartScreen", "Learn it in a short guided game"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.paper.retranslate()
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

    def open_for(self, playing: Playing | None, key: str = "") -> None:
        """Open the rules of the game that is played, None for no game.

        At a chapter or a kind if `key` says which, else where its rules begin, or where they were left if the same game
        was asked for before.
        """
        if _cards(playing) is not _cards(self._playing):
            self._playing = playing
            self._library = None
            library = self._load()
            known = {page.key for page in library.pages}
            self._visited = [visited for visited in self._visited[: self._here + 1] if visited in known]
            self._here = len(self._visited) - 1
            key = key or (library.home if playing is not None else self.current_key())
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
            bookcases = {game.name: found for game in GAMES.values() if (found := game.books()) is not None}
            self._library = Library(self._language, bookcases, self._playing, computer())
            self._pages = self._library.pages
            self.tree.show_books(self._library.books)
            self._search(self.search.text())
        return self._library

    def _illustrator(self, book: rules.Book) -> Illustrator:
        if book.game not in self._illustrators:
            found = GAMES[book.game].illustrator() if book.game in GAMES else None
            self._illustrators[book.game] = found if isinstance(found, Illustrator) else Illustrator()
        return self._illustrators[book.game]

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
        self.tree.set_current(page.key)
        book = library.book(page)
        self.paper.show_page(page, library, self._illustrator(book))
        self._lesson = _lesson(book)
        self.learning.setVisible(self._lesson is not None)
        if page.key == NEWS:
            self.settings.news_seen = __version__
        self.restyle()
        self.area.verticalScrollBar().setValue(0)
        if self.search.text().strip():
            QTimer.singleShot(0, self, self._to_first_mark)

    def _learn(self) -> None:
        page = self._page()
        assert page is not None
        assert self._lesson is not None
        self.learn.emit(self._load().book(page).game, self._lesson.name)

    def _search(self, words: str) -> None:
        counts = {page.key: count(page, words) for page in self._pages}
        self.tree.set_counts(counts)
        self.search.set_count(self.tr("%n place(s)", "", sum(counts.values())) if words.strip() else "")
        self.view.mark(words)

    def _next_found(self) -> None:
        """Open the next page, from the one after this, on which something was found."""
        page = self._page()
        start = self._pages.index(page) + 1 if page in self._pages else 0
        for other in (*self._pages[start:], *self._pages[:start]):
            if count(other, self.search.text()):
                self.open_at(other.key)
                self._to_first_mark()
                return

    def _follow(self, link: str) -> None:
        """Go where a link of a page leads: to a page, to a heading of this or another page, or out of the program."""
        page = self._page()
        if page is not None and page.book == PROGRAM and go_out(link, self.view, self._tip()):
            return
        if leads_out(link):
            QDesktopServices.openUrl(QUrl(link))
            return
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

    def _tip(self) -> QPoint:
        """Below the link that was followed, in the view."""
        place = self.view.cursorRect()
        return place.bottomLeft()

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
        side = px(42) if self.width() > px(1100) else px(24)
        room = self.width() - 2 * px(14) - px(11) - contents - 2 * side
        self.paper.arrange(room, side, px(14), self.settings.text_scale, self.design_unit)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._here < 0:
            self.open_at("")
        if self.focusWidget() is None:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Escape:
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.closed.emit()
        elif modifiers & Qt.KeyboardModifier.AltModifier and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.go(-1 if key == Qt.Key.Key_Left else 1)
        elif matches(event, "Ctrl+F"):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif not scrolled(self.area.verticalScrollBar(), event, ends=True):
            super().keyPressEvent(event)


def _lesson(book: rules.Book) -> Lesson | None:
    """The first game by which one learns what the book tells of."""
    kit = GAMES[book.game].window() if book.game in GAMES else None
    lessons = kit.lessons() if isinstance(kit, Kit) else ()
    return next((lesson for lesson in lessons if lesson.book == book.key), None)


def _cards(playing: Playing | None) -> Any:
    return playing.cards if playing is not None else None
