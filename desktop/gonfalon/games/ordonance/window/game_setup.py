"""The setup of Ordonance on the start screen: scoring, options in a fold, and the deck in use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.record import SetsStillLoading
from gonfalon.games.ordonance.texts.setup_options import (
    CHOICES,
    SCORING,
    ChosenOptions,
    chosen_option_text,
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
from gonfalon.ui.widgets.panel import FinePanel, NoticeStrip
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, Label, fill, follow_width, ui_scale

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


class _Rows(FinePanel):
    """The panel that unfolds: a line for each choice."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = QVBoxLayout(self)
        self.lines.setSpacing(0)

    def inset(self) -> QMarginsF:
        return QMarginsF(HALO, 0, HALO, 0)


class VariantsFold(QWidget):
    """Everything but the scoring is chosen here; that stands at the foot of the screen."""

    changed = Signal()
    folded = Signal()
    """It was opened or shut."""

    def __init__(self, variants: ChosenOptions) -> None:
        super().__init__()
        self.variants = variants
        self.words = Label(14, colour="on_table_2", wrap=True)
        self.button = Button(px=15)
        self.button.setCheckable(True)
        self.button.toggled.connect(self._fold)
        self.panel = _Rows()
        self.panel.hide()
        self.boxes: dict[str, DropDown] = {}
        self.rows: dict[str, SettingRow] = {}
        for name in CHOICES:
            if name != SCORING:
                self.boxes[name] = box = DropDown()
                box.currentIndexChanged.connect(lambda _=0, name=name: self._choose(name))
                self.rows[name] = SettingRow(box)
                self.panel.lines.addWidget(self.rows[name])
        self._whole = QGridLayout(self)
        self._whole.setColumnStretch(0, 1)
        follow_width(self)
        self.arrange(600)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.button.setText(self.tr("Variants…"))
        for name, box in self.boxes.items():
            with QSignalBlocker(box):
                box.fill(choices(name))
                explain(box, name)
        self.show_chosen()

    def show_chosen(self) -> None:
        """Say what is chosen now."""
        variants = self.variants
        names = variants.names()
        phrases = " · ".join(chosen_option_text(name, variants.word(name)) for name in names if name != SCORING)
        self.words.setText("\n".join((option_note(SCORING, variants.word(SCORING)), phrases)))
        for name, row in self.rows.items():
            word = variants.word(name)
            row.set_texts(option_title(name), option_note(name, word))
            row.setVisible(name in names)
            set_tip(self.boxes[name], option_note(name, word))
            with QSignalBlocker(self.boxes[name]):
                self.boxes[name].set_key(word)
        self._show_fold()
        if self.isVisible():
            # Longer words want more lines, which the layout around sees only now.
            self.arrange(self.width())

    def _show_fold(self) -> None:
        shut = not self.button.isChecked()
        self.button.set_icon_name("icon-chevron-right" if shut else "icon-chevron-down", right=True)
        self.button.setAccessibleDescription(
            self.tr("Shows more choices for this game") if shut else self.tr("Hides the choices below")
        )

    def _fold(self, shown: bool) -> None:
        self.panel.setVisible(shown)
        self._show_fold()
        self.folded.emit()

    def _choose(self, name: str) -> None:
        self.variants.choose(name, self.boxes[name].key())
        self.show_chosen()
        self.changed.emit()

    def arrange(self, width: int) -> None:
        """The button behind the words where there is room for both, else below them."""
        scale = ui_scale(self)
        while self._whole.takeAt(0) is not None:
            pass
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setHorizontalSpacing(round(8 * scale))
        self._whole.setVerticalSpacing(round(2 * scale))
        self.words.setContentsMargins(HALO, 0, HALO, 0)
        inside = round(14 * scale) + HALO
        self.panel.lines.setContentsMargins(inside, round(6 * scale), inside, round(6 * scale))
        beside = self.button.sizeHint().width() + 330 * scale <= width
        self._whole.addWidget(self.words, 0, 0, 1, 1 if beside else 2)
        if beside:
            self._whole.addWidget(self.button, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._whole.addWidget(self.button, 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._whole.addWidget(self.panel, 2, 0, 1, 2)


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
        self.game_setup.panel.show_deck(self.game_setup.units)
        return True


class DeckAndOptions(SetupPanel):
    """A setup panel that shows the deck and options of the game, since the printed cards are not known."""

    def __init__(self, variants: ChosenOptions) -> None:
        super().__init__()
        self.notice = NoticeStrip()
        self.variants = VariantsFold(variants)
        self._column = fill(QVBoxLayout(self), self.notice, self.variants, bare=True)

    def show_deck(self, units: DeckStatus) -> None:
        """Say that it is played with a deck of the user's own."""
        self.notice.setVisible(units.own and not units.diagnostics)
        words = [translate("GameChoice", "Played with your own deck: %n card(s).", "", units.size)]
        if units.scarce:
            scarce = translate("GameChoice", "With some player counts the deck may run out before all places are full.")
            words.append(scarce)
        self.notice.say("\n".join(words), "icon-warning" if units.scarce else "icon-check")

    def arrange(self, width: int) -> None:
        self._column.setSpacing(round(4 * ui_scale(self)))
        self.variants.arrange(width)

    def stops(self) -> Sequence[QWidget]:
        return (self.variants.button, *self.variants.boxes.values())

    def least(self) -> QSize:
        return self.variants.button.minimumSizeHint()


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
        self.rows[0].set_texts(self.tr("The deck"), note)


class OrdonanceGameSetup(GameSetup):
    """One edition; what was chosen for it, and the deck that there is."""

    game = "ordonance"
    reads_cards = True

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.units = DeckStatus()
        self.variants = ChosenOptions()
        self.panel: DeckAndOptions = DeckAndOptions(self.variants)
        self.panel.variants.changed.connect(self.changed)
        self.panel.variants.folded.connect(lambda: self.unfolded.emit(self.panel.variants))
        self.foot: SetupChoice = SetupChoice()
        self.foot.chosen.connect(self._choose_scoring)

    def game_variants(self, chosen: str) -> Sequence[Variant]:
        return (_OrdonanceVariant(self),)

    def retranslate(self, language: str) -> None:
        self.panel.variants.retranslate()
        self.foot.write(option_title(SCORING), choices(SCORING))
        explain(self.foot.box, SCORING)
        self._show_scoring()

    def _choose_scoring(self, word: str) -> None:
        self.variants.choose(SCORING, word)
        self._show_scoring()
        self.panel.variants.show_chosen()
        self.changed.emit()

    def _show_scoring(self) -> None:
        word = self.variants.word(SCORING)
        self.foot.show_chosen(word, option_note(SCORING, word))

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
