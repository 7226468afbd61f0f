"""
The setup of a game before it begins: its variants and options on the start screen, its section of the settings, cards
still loading.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.plugin import entry_point
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.choice_controls import SettingRow
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.input_fields import DropDown
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import Label, follow_width

if TYPE_CHECKING:
    from gonfalon.session.card_sources import BackgroundLoader


_EVERY_MS: Final = 40
_GRACE: Final = 0.3
"""Whoever waits for cards may stand still for so long, in seconds; nearly always they are there by then."""


class CardLoading(QObject):
    """Tells when cards have been read; once all have been, nothing of it goes on."""

    came = Signal()

    def __init__(self, reading: BackgroundLoader, parent: QObject) -> None:
        super().__init__(parent)
        self.reading = reading
        self._seen = 0
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self._see)

    @property
    def at_rest(self) -> bool:
        """Whether all cards have been loaded and reported."""
        return not self._timer.isActive()

    def look(self) -> None:
        """Have read what is new."""
        self.reading.start()
        self._timer.start()

    def wait(self, seconds: float = _GRACE) -> None:
        """Stand still until all has been read, but not longer than this."""
        self.reading.wait(seconds)

    def _see(self) -> None:
        done, steps = self.reading.done, self.reading.steps
        if done:
            self._timer.stop()
            self.reading.finish()
        if done or steps != self._seen:
            self._seen = steps
            self.came.emit()


class SettingsSection(QObject):
    """Makes the lines and keeps them true; it reads no file before `count`."""

    open_rules = Signal(str)
    """The rules are wanted, at this page."""
    changed = Signal()
    """A line has other words now, and perhaps another height."""
    rows: Sequence[SettingRow]

    @abstractmethod
    def heading(self) -> str:
        """Return the heading of the settings."""

    @abstractmethod
    def retranslate(self) -> None:
        """Make every text anew."""

    def set_folder(self, folder: Path) -> None:
        """Set the folder of the user's sets; it need not exist."""

    def set_card_loading(self, card_loading: CardLoading) -> None:
        """Count what is read beside the window, of the same folder."""

    def forgive(self) -> None:
        """Forget what went wrong before."""

    def count(self) -> None:
        """See what there is now."""


class Variant:
    """One way of playing a game, with a card of its own on the start screen; its setup keeps what is chosen."""

    key: str
    """What the settings remember it by; no edition of another game may have the same."""
    game_setup: GameSetup
    fewest = 2
    most = 5
    """How many can play."""
    home = ""
    """The page with which its rules begin."""
    sets: Sequence[str] = ()
    """With the cards of which sets it is played; none where a game has only its own, or they are a user's."""
    lesson = ""
    """The first game by which it is learnt; empty where there is none."""
    next_lesson = ""
    """The guided game after that one; empty where there is none."""
    own = False
    """Whether it is somebody's own: such editions stand behind those of all boxes."""

    @abstractmethod
    def describe(self, card: GameCard) -> None:
        """Give the card its words and its drawing."""

    def about(self, players: int) -> str:
        """Return a description of the variant in a sentence or two, or what is wrong with it."""
        return ""

    def why_not(self) -> str:
        """Return why the variant cannot be begun, as a sentence; empty if it can, or if that is not known yet."""
        return ""

    def begun_by(self) -> str:
        """Return a short text on who begins, where no player can be named; empty where one can."""
        return ""

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame | None:
        """The game as it is chosen now, without a seed; None when it cannot be begun."""
        return NewGame(self.game_setup.game, seats, first)

    def show(self) -> bool:
        """Bring the setup's panel up to date; False where there is nothing to choose."""
        return False

    def taken(self) -> None:
        """React to the choice of this variant."""


class SetupPanel(QWidget):
    """A panel with the options of an edition, below the text about it."""

    def __init__(self) -> None:
        super().__init__()
        follow_width(self)

    def arrange(self, width: int) -> None:
        """Fit everything into this width."""

    def stops(self) -> Sequence[QWidget]:
        """Return the widgets in the order of the Tab key."""
        return ()

    def least(self) -> QSize:
        """Return the least size of the panel; its layout gives the one for its current arrangement."""
        return QSize(0, 0)


@dataclass(frozen=True)
class ScreenLink:
    """A way from the start screen and the settings to a screen of a game or of a package that adds one to it."""

    icon: str
    words: str
    tip: str
    open: Callable[[], None]
    of_game: str = ""
    """The game that must be chosen for it to be shown, by its name in records; empty where it always is."""


class SetupChoice(QObject):
    """An option of a game on the start screen, beside who begins: a box with its label."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.label, self.box = Label(14, colour="on_table_2"), DropDown()
        self.label.setBuddy(self.box)
        self.box.currentIndexChanged.connect(lambda _: self.chosen.emit(self.box.key()))

    def write(self, label: str, choices: Sequence[tuple[str, str, str]]) -> None:
        """Take a label, and for each choice its key, its words, and shorter ones for the closed box."""
        self.label.setText(label)
        self.box.setAccessibleName(label)
        self.box.fill(list(choices))

    def show_chosen(self, key: str, explained: str = "") -> None:
        """Show what is chosen now, and explain it."""
        blocked = self.box.blockSignals(True)
        self.box.set_key(key)
        self.box.blockSignals(blocked)
        set_tip(self.box, explained)
        self.box.setAccessibleDescription(explained)


class GameSetup(QObject):
    """The setup of a game on one start screen, and what was chosen there."""

    game: ClassVar[str]
    """What records call the game."""
    reads_cards: ClassVar[bool] = False
    """Whether its shelf has cards that are read beside the window."""

    changed = Signal()
    """Something else is chosen now."""
    unread = Signal()
    """What is wanted now hangs on cards that have not been read."""
    unfolded = Signal(QWidget)
    """A part of the panel is larger or smaller now, and is to be seen whole."""
    opened = Signal(Screen)
    """A screen of the game's own is to be shown until it says that it is closed."""
    decided = Signal()
    """The game is to begin."""
    begin = Signal(object)
    """Another game than what is chosen is to begin at once: a `NewGame`."""
    stale = Signal()
    """Files of cards have been written: they are to be read again."""
    open_rules = Signal(str)
    """The rules are wanted, at this page."""
    received = Signal(str, str)
    """Cards that somebody has sent are on its shelf now; with a heading and a sentence about that."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.seats: tuple[Seat, ...] = ()
        """Who plays now, as long as one of its editions is chosen."""
        self.panel: SetupPanel | None = None
        self.choices: tuple[SetupChoice, ...] = ()
        """All that can be chosen for one of its editions, in the order of the screen."""

    @abstractmethod
    def game_variants(self, chosen: str) -> Sequence[Variant]:
        """The editions that there are now; the one with the key `chosen` stays as long as it may still come."""

    def offered(self) -> Sequence[SetupChoice]:
        """Return those of its choices that matter with what else is chosen."""
        return self.choices

    def retranslate(self, language: str) -> None:
        """Make every text anew."""

    def set_shelf(self, find: Callable[[], Any]) -> None:
        """Take the cards from the shelf that this gives, which may take time."""

    def read(self) -> bool:
        """Look which cards there are now; whether that is anything new."""
        return False

    @cached_property
    def _added_screens(self) -> Callable[[GameSetup], Sequence[ScreenLink]] | None:
        """The links that a package adds to the game by an entry point; None without one."""
        links: Callable[[GameSetup], Sequence[ScreenLink]] | None = entry_point("gonfalon.screens", self.game)
        return links

    def screen_links(self) -> Sequence[ScreenLink]:
        """Return the links to screens beside the game, in the current language."""
        return self._added_screens(self) if self._added_screens is not None else ()

    def set_up_position(self, text: str) -> None:
        """Show the screen on which a position is set up, with this one; only of a game that has positions."""
        raise NotImplementedError

    def import_set(self, path: Path) -> None:
        """Show what is in a file that ends with the `parcel_suffix` of its game, before anything of it is kept.

        Raises:
            CardFileError: when it is none, or has mistakes.
            SetsStillLoading: when cards that it depends on are still being read.
        """
        raise NotImplementedError

    def settings_section(self) -> SettingsSection | None:
        """New lines for the settings page; None where there is nothing to say."""
        return None

    def recall(self, kept: Mapping[str, object]) -> None:
        """Take what the settings kept; everything that does not fit is as in the first game."""

    def kept(self, chosen: str) -> dict[str, object]:
        """Return the values to save in the settings, under names no other game uses; `chosen` is an edition's key."""
        return {}
