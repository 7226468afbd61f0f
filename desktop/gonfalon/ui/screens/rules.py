"""The rules: contents, the open page with its card and links, search, and what is new in the program."""

from __future__ import annotations

from urllib.parse import unquote

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon import __version__, data
from gonfalon.games import GAMES
from gonfalon.texts import rule_pages, rules_library
from gonfalon.texts.rules_library import NEWS, PROGRAM, CurrentGame, RulesLibrary
from gonfalon.texts.translations import LANGUAGES, translate
from gonfalon.ui.board.game_view import GameView
from gonfalon.ui.board.tutorial import Tutorial
from gonfalon.ui.look import state_marks
from gonfalon.ui.screens.about import computer, facts
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, IconButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import SearchField
from gonfalon.ui.widgets.keys import matches, scrolled_by
from gonfalon.ui.widgets.markdown_format import count
from gonfalon.ui.widgets.page_view import PageFigures, PageView, TypePill
from gonfalon.ui.widgets.panel import Divider, Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip, show_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, announce, fill
from gonfalon.ui.widgets.toc import PageMargin, TocTree
from gonfalon.ui.widgets.value_controls import open_folder

_OUT = ("https://", "http://")
_SHOWN_MS = 4000
"""How long an answer stays beside the link; long enough to read a path."""


def is_external(link: str) -> bool:
    """Return whether a link of a page leads out of the program."""
    return link.startswith(_OUT)


def open_external(link: str, beside: QWidget, at: QPoint) -> bool:
    """Follow a link of a page about the program; False if it is one that leads to another page.

    What came of it is said in a tip at a point of the widget.
    """
    kind, _, what = link.partition(":")
    said = ""
    if is_external(link):
        if not QDesktopServices.openUrl(QUrl(link)):
            said = translate(
                "RulesScreen", "The browser could not be opened. Please type the address into it yourself."
            )
    elif kind == "copy" and what in {"address", "facts"}:
        QGuiApplication.clipboard().setText(data.releases_url() if what == "address" else facts())
        said = translate("RulesScreen", "Copied")
    elif kind == "folder" and what in rules_library.named_folders():
        said = open_folder(rules_library.named_folders()[what])
    else:
        return False
    if said:
        _say(said, beside, at)
    return True


def _say(said: str, beside: QWidget, at: QPoint) -> None:
    show_tip(beside.mapToGlobal(at), said, beside, beside.rect(), _SHOWN_MS)
    announce(beside, said)


class _Holder(QWidget):
    """Holds the page and what stands beside it, and shows when the keys are at the page."""

    def __init__(self, page: PageView) -> None:
        super().__init__()
        self._page = page

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._page.ring:
            state_marks.focus_ring(QPainter(self), QRectF(self._page.geometry()), 2)


class RulesPage(Panel):
    """Shows the page that it is given; `turned` asks for the one before (-1) or after (1)."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__(Surface.PARCHMENT)
        self.crumbs = Label(14, colour="text_2", wrap=True)
        self.languages = Segmented(LANGUAGES, px=14)
        self.title = Label(36, QFont.Weight.DemiBold, wrap=True)
        self.pill = TypePill()
        self._rule = Divider()
        self.view = PageView()
        self.margin = PageMargin()
        inner = _Holder(self.view)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._body.setContentsMargins(0, 0, 0, 0)
        fill(self._body, (self.view, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft), (self.margin, 1))
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
        fill(self._head, (self.crumbs, 1), self.languages)
        fill(self._title_row, self.title, self.pill, 1)
        fill(self._foot, self.before, 1, self.after)
        self._whole = fill(
            QVBoxLayout(self), self._head, self._title_row, self._rule, (self.area, 1), self._foot, spacing=4
        )

    def retranslate(self) -> None:
        """Make every text anew, but for the page."""
        self.margin.retranslate(translate("RulesScreen", "See also"))
        labels = Settings.language.texts()
        self.languages.set_labels(labels, translate("RulesScreen", "Language of the rules"))

    def show_page(self, page: rule_pages.RulePage, library: RulesLibrary, illustrator: PageFigures) -> None:
        """Show a page of the library with its neighbours in reading order."""
        book, pages = library.book(page), library.pages
        if page.chapter:
            crumbs = translate("RulesScreen", "{game} › {chapter}")
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
        before = translate("RulesScreen", "Previous page: {title}")
        after = translate("RulesScreen", "Next page: {title}")
        self.before.setAccessibleName(before.format(title=self.before.text()))
        self.after.setAccessibleName(after.format(title=self.after.text()))

    def _show_card(self, page: rule_pages.RulePage, library: RulesLibrary, illustrator: PageFigures) -> None:
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


class RulesScreen(Screen):
    """Contents at the left, a page at the right, its card in the margin."""

    learn = Signal(str, str)
    """A game is to be learnt by the first game with this name."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._language = settings.language
        self._library: RulesLibrary | None = None
        self._pages: tuple[rule_pages.RulePage, ...] = ()
        self._playing: CurrentGame | None = None
        self._illustrators: dict[str, PageFigures] = {}
        self._visited: list[str] = []
        self._lesson: Tutorial | None = None
        self._here = -1
        self._make_contents()
        self._make_page()
        sides = fill(QHBoxLayout(self), self.contents, (self.paper, 1))
        self._sides = sides
        self.retranslate()

    def _make_contents(self) -> None:
        self.contents = Panel(Surface.PANEL)
        self._heading = Label(26, QFont.Weight.DemiBold, "heading")
        self.close_button = IconButton("icon-close", press=self.closed)
        self.search = SearchField()
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._next_found)
        self.tree = TocTree(self.search)
        self.tree.chosen.connect(self.open_at)
        head = fill(QHBoxLayout(), (self._heading, 1), self.close_button)
        self._column = fill(QVBoxLayout(self.contents), head, self.search, (self.tree, 1), spacing=4)
        self.learning = Button(px=15, wrap=True, press=self._learn)
        self._column.addWidget(self.learning)

    def _make_page(self) -> None:
        self.paper = RulesPage()
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

    def open_for(self, playing: CurrentGame | None, key: str = "") -> None:
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

    def _load(self) -> RulesLibrary:
        if self._library is None:
            bookcases = {game.name: found for game in GAMES.values() if (found := game.rule_books) is not None}
            self._library = RulesLibrary(self._language, bookcases, self._playing, computer())
            self._pages = self._library.pages
            self.tree.show_books(self._library.books)
            self._search(self.search.text())
        return self._library

    def _illustrator(self, book: rule_pages.RuleBook) -> PageFigures:
        if book.game not in self._illustrators:
            found = GAMES[book.game].page_figures if book.game in GAMES else None
            self._illustrators[book.game] = found if isinstance(found, PageFigures) else PageFigures()
        return self._illustrators[book.game]

    def _page(self) -> rule_pages.RulePage | None:
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
        if page is not None and page.book == PROGRAM and open_external(link, self.view, self._tip()):
            return
        if is_external(link):
            QDesktopServices.openUrl(QUrl(link))
            return
        anchor = unquote(link.removeprefix("#"))
        if page is None:
            return
        if anchor in {other.key for other in self._pages}:
            self.open_at(anchor)
            return
        for other in (page, *(other for other in self._pages if other.book == page.book)):
            if anchor in rule_pages.page_anchors(other):
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
        elif not scrolled_by(self.area.verticalScrollBar(), event, ends=True):
            super().keyPressEvent(event)


def _lesson(book: rule_pages.RuleBook) -> Tutorial | None:
    """The first game by which one learns what the book tells of."""
    game_view = GAMES[book.game].game_view if book.game in GAMES else None
    lessons = game_view.lessons() if isinstance(game_view, GameView) else ()
    return next((lesson for lesson in lessons if lesson.book == book.key), None)


def _cards(playing: CurrentGame | None) -> object:
    return playing.cards if playing is not None else None
