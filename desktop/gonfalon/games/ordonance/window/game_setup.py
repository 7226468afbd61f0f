"""The setup of Ordonance on the start screen: its options, and the deck in use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.record import SetsStillLoading
from gonfalon.games.ordonance.texts.setup_options import (
    CHOICES,
    ChosenOptions,
    decks_shuffled,
    option_label,
    option_note,
    option_title,
)
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.error_messages import diagnostic_lines
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import GameSetup, SettingsSection, SetupChoice, SetupPanel, Variant
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.choice_controls import SettingRow
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.input_fields import DropDown
from gonfalon.ui.widgets.panel import NoticeStrip
from gonfalon.ui.widgets.styling import fill

if TYPE_CHECKING:
    from gonfalon.games.ordonance.session import DeckStore


USUAL_DECKS: Final[Mapping[int, int]] = {2: 1, 3: 2, 4: 2}
USUAL_SIZE: Final = 56
"""How many decks of how many cards are shuffled for so many players, said before the file that says so is read."""


class DeckStatus:
    """The deck of a new game of Ordonance; before it has been read, the usual deck."""

    def __init__(self) -> None:
        self._find: Callable[[], DeckStore] | None = None
        self.known = False
        """Whether the deck has been read."""
        self.being_read = False
        """Whether it will soon have been."""
        self.name = ""
        """Its id; empty where it cannot be played."""
        self.size = USUAL_SIZE
        """How many cards one deck has."""
        self._decks_by_players: Mapping[int, int] = USUAL_DECKS
        self.own = False
        """Whether it is a file of the user's."""
        self.scarce = False
        """Whether it may run out before all places are full, with some number of players."""
        self.file = ""
        """What the file is called that has mistakes."""
        self.diagnostics: tuple[Diagnostic, ...] = ()
        """What is wrong with it."""

    def set_decks(self, find: Callable[[], DeckStore]) -> None:
        """Take the deck from the decks that this gives, which may take time."""
        self._find = find
        self.known = False

    def read(self) -> bool:
        """Look which deck there is now; whether that is anything new."""
        from gonfalon.games.ordonance.session import DeckStore

        before = self._state()
        decks = self._find() if self._find is not None else DeckStore()
        own = decks.own is not None
        try:
            deck = decks.deck()
        except SetsStillLoading:
            self.being_read = True
            return False
        except CardFileError as error:
            self.own = own
            self.name, self.size, self.scarce, self.diagnostics = "", 0, False, error.diagnostics
            self.file = error.diagnostics[0].source.replace("\\", "/").rpartition("/")[2]
        else:
            self.own = own
            self.name, self.size, self.diagnostics, self.file = deck.name, deck.size, (), ""
            self._decks_by_players = deck.decks_by_players
            self.scarce = any(map(deck.may_run_out, deck.decks_by_players))
        self.known, self.being_read = True, False
        return before != self._state()

    def shuffled(self, players: int) -> str:
        """Return how many decks this number of players shuffles, as a sentence."""
        decks = self._decks_by_players.get(players, 1)
        return decks_shuffled(players, decks, decks * self.size)

    def _state(self) -> tuple[object, ...]:
        decks = tuple(sorted(self._decks_by_players.items()))
        return self.known, self.name, self.size, decks, self.own, self.scarce, self.diagnostics


def choices(name: str) -> list[tuple[str, str, str]]:
    """The possibilities of a choice, for the box in which it is made."""
    return [(word, option_label(name, word), option_label(name, word)) for word in CHOICES[name]]


def explain(box: DropDown, name: str) -> None:
    """Give each possibility in a box its explanation."""
    for index, word in enumerate(CHOICES[name]):
        box.setItemData(index, option_note(name, word), Qt.ItemDataRole.ToolTipRole)


_DRAWING: Final = "ordonance-helmet"
_TOLD: Final = 3
"""So many mistakes of a deck are told; the rest is counted."""


class _OrdonanceVariant(Variant):
    """The only edition."""

    key = "ordonance"
    most = 4
    home = "ordonance"
    lesson = "ordonance"
    game_setup: OrdonanceGameSetup

    def __init__(self, game_setup: OrdonanceGameSetup) -> None:
        self.game_setup = game_setup

    def describe(self, card: GameCard) -> None:
        diagnostics = self.game_setup.units.diagnostics
        card.broken = bool(diagnostics)
        card.set_drawing(_DRAWING)
        facts = translate("GameChoice", "2–4 players · five territories")
        if diagnostics:
            facts = translate("GameChoice", "Cannot be used: %n mistake(s)", "", len(diagnostics))
        card.set_texts(
            translate("GameChoice", "Ordonance"), facts, diagnostic_lines(diagnostics, _TOLD) if diagnostics else ""
        )

    def about(self, players: int) -> str:
        units = self.game_setup.units
        if units.diagnostics:
            wrong = translate("GameChoice", "This is what is wrong with “{name}”:").format(name=units.file)
            return "\n".join((wrong, diagnostic_lines(units.diagnostics, _TOLD)))
        return units.shuffled(players)

    def why_not(self) -> str:
        if self.game_setup.units.being_read:
            return translate("GameChoice", "These cards are still being read.")
        if self.game_setup.units.diagnostics:
            return translate("GameChoice", "This deck cannot be played before its mistakes are corrected.")
        return ""

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame | None:
        if not self.game_setup.units.known:
            self.game_setup.unread.emit()
        if not self.game_setup.units.name:
            return None
        options = self.game_setup.variants.options()
        return NewGame(self.game_setup.game, seats, first, sets=(self.game_setup.units.name,), options=options)

    def show(self) -> bool:
        return self.game_setup.panel.show_deck(self.game_setup.units)


class DeckNotice(SetupPanel):
    """A setup panel that says when the game is played with a deck of the user's own."""

    def __init__(self) -> None:
        super().__init__()
        self.notice = NoticeStrip()
        fill(QVBoxLayout(self), self.notice, bare=True)

    def show_deck(self, units: DeckStatus) -> bool:
        """Say which deck there is; whether there is anything to say."""
        if not units.own or units.diagnostics:
            return False
        words = [translate("GameChoice", "Played with your own deck: %n card(s).", "", units.size)]
        if units.scarce:
            scarce = translate("GameChoice", "With some player counts the deck may run out before all places are full.")
            words.append(scarce)
        self.notice.say("\n".join(words), "icon-warning" if units.scarce else "icon-check")
        return True


class DeckSettings(SettingsSection):
    """A settings section that says what the shipped deck is, and how it is replaced."""

    def __init__(self) -> None:
        super().__init__()
        self.more = Button(px=15, press=lambda: self.open_rules.emit("reconstruction"))
        self.rows = (SettingRow(self.more, at_end=True),)

    def heading(self) -> str:
        return translate("GameChoice", "Ordonance")

    def retranslate(self) -> None:
        self.more.setText(self.tr("Read in the rules"))
        note = self.tr(
            "The deck is a reconstruction: the printed list of the 56 cards is not public. Your own list takes its "
            "place as ordonance.yaml in the folder of card sets."
        )
        self.rows[0].set_texts(self.tr("The deck of Ordonance"), note)


class OrdonanceGameSetup(GameSetup):
    """One edition; what was chosen for it, and the deck that there is."""

    game = "ordonance"
    reads_cards = True

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.units = DeckStatus()
        self.variants = ChosenOptions()
        self.panel: DeckNotice = DeckNotice()
        self.boxes = {name: SetupChoice() for name in CHOICES}
        """The choice of each option, by its name."""
        self.choices = tuple(self.boxes.values())
        for name, choice in self.boxes.items():
            choice.chosen.connect(partial(self._choose, name))

    def game_variants(self, chosen: str) -> Sequence[Variant]:
        return (_OrdonanceVariant(self),)

    def offered(self) -> Sequence[SetupChoice]:
        return [self.boxes[name] for name in self.variants.names()]

    def retranslate(self, language: str) -> None:
        for name, choice in self.boxes.items():
            choice.write(option_title(name), choices(name))
            explain(choice.box, name)
        self._show_chosen()

    def _choose(self, name: str, word: str) -> None:
        self.variants.choose(name, word)
        self._show_chosen()
        self.changed.emit()

    def _show_chosen(self) -> None:
        for name, choice in self.boxes.items():
            word = self.variants.word(name)
            choice.show_chosen(word, option_note(name, word))

    def set_shelf(self, find: Callable[[], DeckStore]) -> None:
        self.units.set_decks(find)

    def settings_section(self) -> DeckSettings:
        return DeckSettings()

    def read(self) -> bool:
        return self.units.read()

    def recall(self, kept: Mapping[str, object]) -> None:
        found = ChosenOptions.from_json(kept.get("variants"))
        for name in CHOICES:
            self.variants.choose(name, found.word(name))

    def kept(self, chosen: str) -> dict[str, object]:
        return {"variants": self.variants.chosen}
