"""What a game offers on the start screen: the ways in which it is played, and what one may choose for each.

A game that is to be begun there gives an `Offer` of its own (`Game.offer`); the screen knows no other way to it. It is
asked for before the first picture, so nothing that it imports may read cards or rules.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import Words, follow_width
from gonfalon.ui.widgets.dropdown import DropDown
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.screen import Screen

if TYPE_CHECKING:
    from pathlib import Path

    from gonfalon.ui.board.setting_lines import SettingLines

__all__ = ["Door", "Edition", "FootChoice", "Offer", "OfferPanel"]


class Edition:
    """One way of playing a game, with a card of its own on the start screen; it holds no state, that is its offer's."""

    key: str
    """What the settings remember it by; no edition of another game may have the same."""
    offer: Offer
    fewest = 2
    most = 5
    """How many can play."""
    home = ""
    """The page with which its rules begin."""
    lesson = ""
    """The first game by which it is learnt; empty where there is none."""
    own = False
    """Whether it is somebody's own: such editions stand behind those of all boxes."""

    @abstractmethod
    def describe(self, card: GameCard) -> None:
        """Give the card its words and its drawing."""

    def about(self, players: int) -> str:
        """What it is, in a sentence or two, or what is wrong with it."""
        return ""

    def why_not(self) -> str:
        """Why it cannot be begun, as a sentence; empty when it can, or when that is not known yet."""
        return ""

    def begun_by(self) -> str:
        """What says who begins, in a few words, where nobody can be named; empty where one can."""
        return ""

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame | None:
        """The game as it is chosen now, without a seed; None when it cannot be begun."""
        return NewGame(self.offer.game, seats, first)

    def show(self) -> bool:
        """Bring the offer's panel up to date; False where there is nothing to choose."""
        return False

    def taken(self) -> None:
        """Somebody has chosen it."""


class OfferPanel(QWidget):
    """What can be chosen for an edition, below the words about it."""

    def __init__(self) -> None:
        super().__init__()
        follow_width(self)

    def arrange(self, width: int) -> None:
        """Fit everything into this width."""

    def stops(self) -> Sequence[QWidget]:
        """What the Tab key comes to, one after the other."""
        return ()

    def least(self) -> QSize:
        """What it can be made as narrow as; its layout asks for how it is arranged now."""
        return QSize(0, 0)


@dataclass(frozen=True)
class Door:
    """A way from the start screen to a screen of the game's own."""

    icon: str
    words: str
    tip: str
    open: Callable[[], None]


class FootChoice(QObject):
    """What can be chosen at the foot of the start screen, beside who begins: a box with its label."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.label, self.box = Words(15, colour="on_table"), DropDown()
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


class Offer(QObject):
    """What one start screen offers of a game, and what was chosen there."""

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
        self.panel: OfferPanel | None = None
        self.foot: FootChoice | None = None

    @abstractmethod
    def editions(self, chosen: str) -> Sequence[Edition]:
        """The editions that there are now; the one with the key `chosen` stays as long as it may still come."""

    def retranslate(self, language: str) -> None:
        """Make every text anew."""

    def set_shelf(self, find: Callable[[], Any]) -> None:
        """Take the cards from the shelf that this gives, which may take time."""

    def read(self) -> bool:
        """Look which cards there are now; whether that is anything new."""
        return False

    def doors(self) -> Sequence[Door]:
        """What else leads to a screen of the game's own, in the language of now."""
        return ()

    def open_parcel(self, path: Path) -> None:
        """Show what is in a file that ends with the `parcel_suffix` of its game, before anything of it is kept.

        Raises:
            CardFileError: when it is none, or has mistakes.
            SetsUnread: when cards that it depends on are still being read.
        """
        raise NotImplementedError

    def setting_lines(self) -> SettingLines | None:
        """New lines for the settings page; None where there is nothing to say."""
        return None

    def recall(self, kept: Mapping[str, Any]) -> None:
        """Take what the settings kept; everything that does not fit is as in the first game."""

    def kept(self, chosen: str) -> dict[str, Any]:
        """What the settings are to keep, under names that no other game uses; `chosen` is the key of an edition."""
        return {}
