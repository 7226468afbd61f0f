"""The first screen: a game, the players around it and how it is to begin."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon import __version__
from gonfalon.core.seats import SUITED, join_bot_name, split_bot_name
from gonfalon.games import GAMES
from gonfalon.session.new_game import seed_from_text
from gonfalon.session.plugin import GamePlugin
from gonfalon.session.suited_bots import is_suited
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import CardLoading, GameSetup
from gonfalon.ui.screens.game_choice import VariantChoice
from gonfalon.ui.screens.record_box import ShownRecord
from gonfalon.ui.screens.seat_list import SeatList
from gonfalon.ui.screens.setup_model import SetupModel, at_least, order_hint, read_saved_setup
from gonfalon.ui.screens.start_panels import StartBanner, StartFoot, StartOptions
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, fill

if TYPE_CHECKING:
    from gonfalon.session.card_sources import CardSources
    from gonfalon.session.new_game import Seat
    from gonfalon.session.player_record import OwnGame

_log = logging.getLogger(__name__)

_PLAYER: Final = ("player_name", "player_face", "player_family")
"""The settings that say who plays here."""
_NEWS: Final = "program:news"
"""The page that tells what is new in the program."""


class StartScreen(Screen):
    """Choose the players and begin; everything chosen here is remembered."""

    begin = Signal(object)
    """A NewGame, whose seed is still to be drawn unless somebody has named one."""
    continue_game = Signal()
    open_rules = Signal(str)
    """The rules are wanted, at the chapter with this key, or where they were left."""
    open_settings = Signal()
    library = Signal()
    """All saved games are to be looked through."""
    puzzles = Signal()
    """Puzzles and the deal of the day are wanted."""
    learn = Signal(str, str)
    """A game is to be learnt by the first game with this name."""
    statistics = Signal()
    """What the finished games come to is wanted."""
    opened = Signal(Screen)
    """A screen of a game's own is to be shown until it says that it is closed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._painted = False
        self.card_loading: CardLoading | None = None
        """The cards that are read beside the window; None before there are any shelves."""
        self._told: QWidget | None = None
        self._room = 0
        """How wide everything is that is scrolled."""
        self._short = False
        """Whether little has room beside the seats, which take two lines each."""
        kept = read_saved_setup(settings.seats)
        self.seating = SetupModel.recalled(kept)
        self.seating.player = settings.player_name
        self.game_setups = _game_setups(settings)
        for game_setup in self.game_setups:
            game_setup.recall(kept)
        self._make_banner()
        self._make_choices()
        fill(QHBoxLayout(self), self.banner, (self._right, 1), bare=True, spacing=0)
        self._read_of = self.games.first_home
        self.retranslate()
        if not settings.news_seen:
            # Whoever starts the program for the first time has no older one to compare it with.
            settings.news_seen = __version__

    def _make_banner(self) -> None:
        self.banner = StartBanner(self.settings)
        self.languages, self.resume = self.banner.languages, self.banner.resume
        self.rules, self.options = self.banner.rules, self.banner.options
        self.resume.clicked.connect(self.continue_game)
        self.banner.saved.clicked.connect(self.library)
        self.banner.record.clicked.connect(self.statistics)
        self.rules.clicked.connect(self._open_rules)
        self.options.clicked.connect(self.open_settings)
        self.banner.version.clicked.connect(self._open_news)

    def _make_choices(self) -> None:
        self._right = QWidget()
        self._games_heading = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.learning = Button(px=15, wrap=True, press=self._learn)
        self.puzzling = Button(icon="icon-hint", px=15, press=self.puzzles)
        self.screen_links: list[Button] = []
        """What leads to screens of the games' own."""
        for setup in self.game_setups:
            for place in range(len(setup.screen_links())):
                button = Button(px=15)
                button.clicked.connect(lambda _=False, setup=setup, place=place: setup.screen_links()[place].open())
                self.screen_links.append(button)
        self.games = VariantChoice(self.seating, self.settings.language, self.game_setups)
        self.games.changed.connect(self._game_changed)
        self.games.renewed.connect(self._show_seating)
        self.games.chosen_otherwise.connect(self._chosen_otherwise)
        for game_setup in self.game_setups:
            game_setup.unfolded.connect(self._tell)
            game_setup.opened.connect(self.opened)
            game_setup.decided.connect(self.begin_game)
            game_setup.begin.connect(self.begin)
            game_setup.open_rules.connect(self.open_rules)
            game_setup.stale.connect(self._look_at_files)
        self._seats_heading = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.seats_hint = Label(14, colour="on_table_2", wrap=True)
        self.seats_hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.seats = SeatList(self.seating)
        self.seats.changed.connect(self._seats_changed)
        self.note = Label(14, QFont.Weight.Medium, "on_table", italic=True, wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight)
        content = QWidget()
        # Empty as yet: it would be measured at once, and no screen tells it how large anything is.
        self.area = ScrollArea(content)
        self._scrolled = QVBoxLayout(content)
        top = fill(QHBoxLayout(), (self._games_heading, 1), self.learning, self.puzzling, spacing=0)
        for screen_link in self.screen_links:
            top.addWidget(screen_link)
        fill(self._scrolled, top, self.games)
        heading = fill(QHBoxLayout(), self._seats_heading)
        hints = fill(QVBoxLayout(), (self.seats_hint, 1), self.note, spacing=0)
        heading.addLayout(hints, 1)
        self._scrolled.addLayout(heading)
        choices = [choice for game_setup in self.game_setups for choice in game_setup.choices]
        self.choices = StartOptions(self.seating, choices)
        self.choices.changed.connect(self._chosen_otherwise)
        self.first = self.choices.first.box
        fill(self._scrolled, self.seats, self.games.below, self.choices)
        self._scrolled.addStretch(1)
        self.area.verticalScrollBar().rangeChanged.connect(self._show_told)
        self.foot = StartFoot(self.settings)
        self.hide_hands, self.start = self.foot.hide_hands, self.foot.start
        self.start.clicked.connect(self.begin_game)
        self._whole = fill(QVBoxLayout(self._right), (self.area, 1), self.foot, spacing=0)

    def retranslate(self) -> None:
        self.banner.retranslate()
        self._games_heading.setText(self.tr("Choose a game"))
        self.games.set_language(self.settings.language)
        self.puzzling.setAccessibleName(translate("Puzzle", "Puzzles"))
        set_tip(self.puzzling, translate("Puzzle", "Find the best move, or play the deal of the day"))
        for button, screen_link in zip(
            self.screen_links,
            (screen_link for game_setup in self.game_setups for screen_link in game_setup.screen_links()),
            strict=True,
        ):
            button.set_icon_name(screen_link.icon)
            button.setAccessibleName(screen_link.words)
            set_tip(button, screen_link.tip)
            button.setProperty("of_game", screen_link.of_game)
        self._seats_heading.setText(self.tr("Seats"))
        self.seats.retranslate()
        self.foot.retranslate()
        self.choices.retranslate()
        self._show_seating()

    def set_continue(self, possible: bool, called: Callable[[], str] | None = None, more: int = 0) -> None:
        """Set whether there is an unfinished game to continue, which one that is, and how many more there are."""
        self.banner.set_continue(possible, called, more)

    def show_games(self, games: Sequence[OwnGame]) -> None:
        """Show what these finished games of the person at this screen have been like."""
        self.seating.own_games = games
        self.games.show_game()
        self._show_seating()

    def _show_record(self) -> None:
        settings, own = self.settings, self.seating.own
        name = settings.player_name or (self.seating.called(own) if own is not None else "")
        shown = ShownRecord(name, settings.player_face, settings.player_family)
        if self.seating.own_games:
            from gonfalon.session.player_record import player_record

            record = player_record(self.seating.own_games)
            chosen = self.games.variant.game_setup.game
            best = player_record([one for one in self.seating.own_games if one.game == chosen]).best
            shown = ShownRecord(*shown[:3], record.games, record.won, best, record.last, record.beaten)
        self.banner.record.show_record(shown)

    def seat_bots(self, seats: Iterable[Seat]) -> None:
        """Remember which bots sit at these seats, as if they had been chosen here."""
        for seat in seats:
            place = self.seating.place(seat.family)
            if seat.bot is not None and place.bot is not None:
                chosen = join_bot_name(SUITED, split_bot_name(seat.bot)[1]) if is_suited(seat.bot) else seat.bot
                self.seating.let_play(place, chosen)
                self.seats.rows[seat.family].show_place()
        self._seats_changed()

    def begin_game(self) -> None:
        """Ask for the game that is chosen now."""
        new_game = self.games.new_game()
        if new_game is None:
            self.await_sets()
            new_game = self.games.new_game()
        if new_game is None:
            self._show_seating()
            return
        self._keep()
        seed = seed_from_text(self.choices.seed.text())
        # It is for one game: whoever begins another is dealt other cards.
        self.choices.seed.clear()
        clock = self.seating.clock if self.seating.own is not None else None
        self.begin.emit(replace(new_game, seed=seed, clock=clock))

    # -- the cards that are played with --------------------------------------------------------------------------------

    def set_shelves(self, card_sources: CardSources) -> None:
        """Take the cards of all games from these shelves; they are read once the screen has been painted."""
        from gonfalon.session.card_sources import BackgroundLoader

        for game_setup in self.game_setups:
            game_setup.set_shelf(partial(card_sources.of, game_setup.game))
        self.card_loading = CardLoading(
            BackgroundLoader(card_sources, [setup.game for setup in self.game_setups if setup.reads_cards]), self
        )
        self.card_loading.came.connect(self.read_sets)
        if self._painted:
            self.card_loading.look()

    def await_sets(self, seconds: float = 0.3) -> None:
        """Stand still until the sets have been read, but not longer than this."""
        if self.card_loading is not None:
            self.card_loading.wait(seconds)
            self.read_sets()

    def read_sets(self) -> None:
        """See which sets of cards have been read by now."""
        self.games.read()
        self.arrange()

    def _game_changed(self) -> None:
        self._keep()
        self.seats.renew()
        self._show_seating()
        self.arrange()
        if self.games.cards[self.seating.game].broken:
            self._tell(self.games.about)

    def _tell(self, part: QWidget) -> None:
        """Bring this into view; words and cards take their places in several steps, each of which may be the last."""
        self._told = part
        QTimer.singleShot(0, self, self._show_told)
        QTimer.singleShot(200, self, self._all_told)

    def _all_told(self) -> None:
        self._told = None

    def _show_told(self) -> None:
        """Scroll to the message that was shown, which may be below the edge."""
        if self._told is not None:
            self.area.ensureWidgetVisible(self._told, 0, self.px(12))

    def _read_soon(self) -> None:
        """Have the sets read when the screen is on the glass: reading takes longer than painting it."""
        if self._painted and self.isVisible() and self.card_loading is not None:
            self.card_loading.look()

    def _look_at_files(self) -> None:
        if self.card_loading is not None:
            self.card_loading.look()

    def _show_seating(self) -> None:
        players, variant = len(self.seating.playing), self.games.variant
        self.seats_hint.setText(order_hint(players, len(self.seating.seated), self.seating.most))
        self.games.show_seats()
        self._show_record()
        self._offer_lesson()
        too_few = at_least(variant.fewest) if players < variant.fewest else ""
        self.choices.show_seating(variant.game_setup.offered(), variant.begun_by())
        self.foot.show_seating(variant.why_not() or too_few)
        notes = [note] if (note := GAMES[variant.game_setup.game].note(players)) else []
        if self.seating.shared_names():
            notes.append(self.tr("Two players have the same name; the crests tell them apart."))
        self.note.setText("\n".join(notes))
        self.note.setVisible(bool(notes))

    def _offer_lesson(self) -> None:
        """Offer the tutorial of the chosen game, more prominently until it was seen or the game begun without it."""
        self.learning.setVisible(bool(self.games.variant.lesson))
        self.learning.setProperty("gilt", float(self._new))
        set_tip(self.learning, self.tr("Learn it in a short guided game"))
        self._arrange_top()

    @property
    def _new(self) -> bool:
        """Whether the tutorial of the chosen game was neither seen nor refused by a game begun without it."""
        lesson = self.games.variant.lesson
        return lesson not in self.settings.lessons and lesson not in self.settings.goals

    def _arrange_top(self) -> None:
        """Say on the buttons above the cards as much as there is room for."""
        chosen = self.games.variant.game_setup.game
        for button in self.screen_links:
            button.setVisible(button.property("of_game") in ("", chosen))
        links = [button for button in self.screen_links if not button.isHidden()]
        row = (self._games_heading, self.learning, self.puzzling, *links)
        named = (*links, self.puzzling)
        new = self.tr("New here? Learn it in four minutes")
        goes_on = self.games.variant.next_lesson in self.settings.lessons
        short = translate("Lesson", "Guided games") if goes_on else self.tr("First game")
        self.learning.setText(new if self._new else short)
        for button in named:
            button.show_words(True)
        for button in named:
            if sum(part.sizeHint().width() for part in row) <= self._room:
                break
            button.show_words(False)
        left = self._room - sum(part.sizeHint().width() for part in row if part is not self.learning)
        if self.learning.heightForWidth(left) >= self.learning.height_of_lines(2 if self._short else 3):
            self.learning.setText(short)

    def _learn(self) -> None:
        self.learn.emit(self.games.variant.game_setup.game, self.games.variant.lesson)

    def _seats_changed(self) -> None:
        self._order_tabs()
        self._keep()
        self._show_seating()

    def _chosen_otherwise(self) -> None:
        self._keep()
        self._show_seating()
        self.arrange()

    def _keep(self) -> None:
        choices: dict[str, object] = {}
        for game_setup in self.game_setups:
            choices |= game_setup.kept(self.seating.game)
        self.settings.seats = self.seating.to_json(choices)

    def _open_rules(self) -> None:
        """Open the book of the chosen game, where it was left if it was read last."""
        first = self.games.variant.home
        self.open_rules.emit(first if first != self._read_of else "")
        self._read_of = first

    def _open_news(self) -> None:
        # The rules are left at another place now, so that they begin with the first chapter the next time.
        self._read_of = _NEWS
        self.open_rules.emit(_NEWS)

    def _setting_changed(self, name: str) -> None:
        super()._setting_changed(name)
        if name == "curtain":
            self.hide_hands.setChecked(self.settings.curtain)
        elif name == "language":
            self.languages.set_value(self.settings.language)
        elif name in ("goals", "lessons"):
            self._offer_lesson()
        elif name == "news_seen":
            self.banner.show_news()
        elif name in _PLAYER:
            self.seating.player = self.settings.player_name
            if name == "player_family":
                self.seating.seat_player(self.settings.player_family)
            self.seats.retranslate()
            self._show_seating()

    def arrange(self) -> None:
        width, px = self.width(), self.px
        tight = self.height() < px(780)
        # Only a high screen has room for a broad banner beside all seats.
        narrow = min(px(452), round(width * 0.353)) if self.height() > px(860) else 0
        narrow = self.banner.arrange(max(narrow, px(300)), self.height(), px)
        margin = px(24) - HALO
        bar = self.area.verticalScrollBar().sizeHint().width()
        self._scrolled.setContentsMargins(margin, px(8) if tight else px(12), max(0, margin - bar), 0)
        for heading in (self._games_heading, self._seats_heading, self.seats_hint, self.note):
            heading.setContentsMargins(HALO, 0, HALO, 0)
        low = self.height() < px(740)
        self._scrolled.setSpacing(px(3 if low else 6))
        self._whole.setContentsMargins(0, 0, 0, px(8))
        self.foot.setContentsMargins(margin, 0, margin, 0)
        self._room = width - narrow - margin - max(bar, margin)
        # In a low window the options below have to be seen too.
        self.seats.one_free = low
        self.seats.restyle()
        # Whoever plays comes first: two are seen in the lowest window with the largest letters.
        self._short = self.seats.stacked(self._room) and self.height() < px(1080)
        for heading in (self._games_heading, self._seats_heading):
            heading.set_size(22 if self._short or low else 24 if tight else 28)
        self.seats_hint.setVisible(not self._short)
        self.choices.arrange(self._room)
        self._arrange_top()
        self.games.arrange(self._room, self.height(), tight=tight)
        self._scrolled.removeWidget(self.games.below)
        # Where there is little room the seats come first, and whoever wants to read about the game finds that below.
        after = self.seats if self._short else self.games
        self._scrolled.insertWidget(self._scrolled.indexOf(after) + 1, self.games.below)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """The Tab key goes through the cards, the seats, and what can be chosen below them."""
        below = (stop for panel in self.games.panels for stop in panel.stops())
        chosen = (*self.choices.stops(), self.hide_hands, self.start)
        for one, next_one in pairwise((*self.games.cards.values(), *self.seats.stops(), *below, *chosen)):
            QWidget.setTabOrder(one, next_one)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read_soon()
        if self.focusWidget() is None:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate:
            self._read_soon()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event):
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.start.click()
        elif event.key() == Qt.Key.Key_F1:
            self._open_rules()
        elif event.text() == "+":
            self.seats.seat_somebody()
        elif event.text() in self.games.numbered():
            self.games.take(self.games.numbered()[event.text()])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._read_soon()
        painter = QPainter(self)
        shade = QLinearGradient(self.banner.width(), 0, self.banner.width() + self.px(60), 0)
        shade.setColorAt(0, QColor(0, 0, 0, 80))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(QRectF(self.banner.width(), 0, self.px(60), self.height()), shade)


def _game_setups(settings: Settings) -> tuple[GameSetup, ...]:
    """Return the game setups of the games that can be started here, each made for one start screen."""
    found = (_game_setup(game, settings) for game in GAMES.values())
    return tuple(game_setup for game_setup in found if game_setup is not None)


def _game_setup(game: GamePlugin, settings: Settings) -> GameSetup | None:
    try:
        game_setup = game.game_setup(settings)
    except Exception:  # noqa: BLE001
        # Whatever is wrong with a stranger's, the others can be played.
        _log.warning("The game '%s' cannot be offered.", game.name, exc_info=True)
        return None
    assert game_setup is None or isinstance(game_setup, GameSetup)
    return game_setup
