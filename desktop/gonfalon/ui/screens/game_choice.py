"""The upper half of the start screen: the games as cards, what the chosen one is, and its ten kinds of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.slips import told_all
from gonfalon.ui.screens import game_words
from gonfalon.ui.screens.decks import Decks
from gonfalon.ui.screens.seating import ALLIANCE, MIXED, ORDONANCE, ORIFLAMME, SIMPLE, Deck, Seating
from gonfalon.ui.screens.unit_deck import UnitDeck
from gonfalon.ui.screens.variants_fold import VariantsFold
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.deck_strip import DeckStrip
from gonfalon.ui.widgets.dress import HALO, Words, unit
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.long_words import LongWords
from gonfalon.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.shelf import Shelved
    from gonfalon.ui.screens.picker_choice import Choice

__all__ = ["GameChoice"]

_EMBLEMS: Final = {ORIFLAMME: ("heir", "R"), ALLIANCE: ("diplomat", "B"), MIXED: ("shapeshifter", "G")}
_DRAWING: Final = "ordonance-helmet"
_OWN_FAMILY: Final = "K"
_TOLD: Final = 3
"""So many mistakes of a set are told; the rest is counted."""


class GameChoice(QWidget):
    """Radio buttons that look like cards; `changed` says that another game or deck is chosen now."""

    changed = Signal()
    renewed = Signal()
    """The sets that can be chosen are others now, or say something else."""
    choose_deck = Signal(str)
    """The ten cards of this game are to be chosen by hand."""

    def __init__(self, seating: Seating, language: str) -> None:
        super().__init__()
        self.seating = seating
        self.decks = Decks()
        self.units = UnitDeck()
        self.cards: dict[str, GameCard] = {}
        self._language = language
        self._choice: Choice | None = None
        self._columns = 3
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self.about = LongWords(15, colour="on_table")
        self.deck = QWidget()
        self.strip = DeckStrip()
        self.names = Words(14, colour="on_table_2", wrap=True)
        self.choose = Button(px=15)
        self.choose.clicked.connect(lambda: self.choose_deck.emit(self.seating.game))
        self.notice = Notice()
        self.variants = VariantsFold(seating)
        self._deck = QGridLayout(self.deck)
        self._deck.setContentsMargins(HALO, 0, 0, 0)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._grid)
        self._whole.addWidget(self.about)
        self._whole.addWidget(self.deck)
        self._whole.addWidget(self.notice)
        self._whole.addWidget(self.variants)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._make_cards()

    # -- which games there are -----------------------------------------------------------------------------------------

    def read(self) -> None:
        """See which sets there are now, and what the chosen game is played with."""
        news = self.decks.read()
        if self.units.read() or news:
            self._make_cards()
            self.renewed.emit()

    def _keys(self) -> list[str]:
        own = list(self.decks.own())
        if self.seating.game not in own and self.decks.awaited(self.seating.game):
            # Shown until it has been read, so that the choice does not jump.
            own.append(self.seating.game)
        return [ORIFLAMME, ALLIANCE, MIXED, ORDONANCE, *own]

    def _make_cards(self) -> None:
        """Cards for the games that there are, the old ones where they stay."""
        focused = next((game for game, card in self.cards.items() if card.hasFocus()), "")
        keys = self._keys()
        for game in [game for game in self.cards if game not in keys]:
            card = self.cards.pop(game)
            card.hide()
            card.deleteLater()
        for game in keys:
            if game not in self.cards:
                self.cards[game] = card = GameCard(game)
                card.setParent(self)
                card.clicked.connect(lambda _=False, game=game: self.take(game))
                card.stepped.connect(lambda right, down, game=game: self._step(game, right, down))
                card.show()
        self.cards = {game: self.cards[game] for game in keys}
        if self.seating.game not in self.cards:
            self.seating.game = ORIFLAMME
        self._place()
        self.retranslate()
        if focused and focused not in self.cards:
            self.cards[self.seating.game].setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, game: str, right: int, down: int) -> None:
        keys = list(self.cards)
        index = keys.index(game) + right + down * self._columns
        if 0 <= index < len(keys):
            self.take(keys[index])
            self.cards[keys[index]].setFocus(Qt.FocusReason.TabFocusReason)

    def take(self, game: str) -> None:
        """Choose a game, as a click on its card does."""
        self.seating.game = game
        shelved = self.decks.own().get(game)
        self.seating.title = shelved.name if shelved is not None else ""
        self.show_game()
        self.changed.emit()

    def set_deck(self, game: str, deck: Deck) -> None:
        """Keep the ten kinds that were chosen for a game."""
        self.seating.decks[game] = deck
        if game == self.seating.game:
            self.show_game()
        self.changed.emit()

    # -- what is chosen ------------------------------------------------------------------------------------------------

    def played_deck(self) -> Deck | None:
        """What the chosen game is played with; None when it cannot be played."""
        game = self.seating.game
        if game in SIMPLE:
            return Deck((SIMPLE[game],), ())
        if game == ORDONANCE:
            if not self.units.known:
                self.read()
            return Deck((self.units.name,), ()) if self.units.name else None
        if self._choice is None and (self.decks.has_shelf or game == MIXED):
            self.read()
        if self._choice is None or not self._choice.full:
            return None
        return Deck(self._choice.sets_taken, self._choice.ids)

    def why_not(self) -> str:
        """Why the chosen game cannot be begun, as a sentence; empty when it can, or when that is not known yet."""
        game = self.seating.game
        if game in SIMPLE or not self.decks.known:
            return ""
        if self._being_read():
            return self.tr("These cards are still being read.")
        if game == ORDONANCE:
            mistakes = self.tr("This deck cannot be played before its mistakes are corrected.")
            return mistakes if self.units.slips else ""
        if self._choice is None:
            return self.tr("This set of cards cannot be played before its mistakes are corrected.")
        return "" if self._choice.full else self.tr("A deck has ten kinds of cards; choose them first.")

    def _being_read(self) -> bool:
        """Whether the chosen game lacks nothing but cards that will soon have been read."""
        game = self.seating.game
        if game == ORDONANCE:
            return self.decks.known and not self.units.known
        return self.decks.known and game not in self.decks.own() and self.decks.awaited(game)

    def show_game(self) -> None:
        """Mark the chosen card and say what it is."""
        game = self.seating.game
        for key, card in self.cards.items():
            card.setChecked(key == game)
            # One stop for the Tab key; the arrows go on from there.
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key == game else Qt.FocusPolicy.ClickFocus)
        known = self.decks.known and game not in (*SIMPLE, ORDONANCE)
        self._choice = self.decks.choice(game, self.seating.decks) if known else None
        self._say_about()
        self._show_deck()

    def _show_deck(self) -> None:
        self.deck.setVisible(self._choice is not None)
        if self._choice is not None:
            kinds = self.decks.played(self._choice, self._language)
            self.strip.set_kinds(kinds)
            self.names.setText(", ".join(kind.name for kind in kinds))

    def show_seats(self) -> None:
        """Say what the number of players changes."""
        if self.seating.game == ORDONANCE:
            self._say_about()

    # -- words ---------------------------------------------------------------------------------------------------------

    def set_language(self, language: str) -> None:
        """Make every text anew in another language."""
        self._language = language
        self.retranslate()

    def retranslate(self) -> None:
        """Make every text anew."""
        names, facts = game_words.names(), game_words.facts()
        own = self.decks.own()
        for game, card in self.cards.items():
            if game == ORDONANCE:
                self._describe_ordonance(card, names[game], facts[game])
            elif game in names:
                card.set_texts(names[game], facts[game])
                kind, family = _EMBLEMS[game]
                card.set_emblem(kind, "", "", family)
            elif game in own:
                self._describe_own(card, own[game])
            else:
                card.set_texts(self.seating.title, "")
                card.set_emblem("", self.seating.title, "", _OWN_FAMILY)
        self.choose.setText(self.tr("Choose the ten cards…"))
        self.choose.setAccessibleDescription(self.tr("Opens a page with all cards that this deck may have"))
        self.variants.retranslate()
        self.show_game()

    def _describe_ordonance(self, card: GameCard, name: str, facts: str) -> None:
        slips = self.units.slips
        card.broken = bool(slips)
        card.set_drawing(_DRAWING)
        if slips:
            facts = self.tr("Cannot be used: %n mistake(s)", "", len(slips))
        card.set_texts(name, facts, told_all(slips, _TOLD) if slips else "")

    def _describe_own(self, card: GameCard, shelved: Shelved) -> None:
        card.broken = shelved.cards is None
        if shelved.cards is None:
            mistakes = self.tr("Cannot be used: %n mistake(s)", "", len(shelved.slips))
            card.set_texts(shelved.name, mistakes, told_all(shelved.slips, _TOLD))
            card.set_emblem("", shelved.name, "", _OWN_FAMILY)
            return
        facts = self.tr("%n card(s)", "", len(shelved.cards))
        if shelved.author:
            facts = self.tr("%n card(s), by {author}", "", len(shelved.cards)).format(author=shelved.author)
        card.set_texts(shelved.name, facts)
        drawn = self.decks.drawn_kind(shelved.cards)
        card.set_emblem(drawn[0], shelved.name, drawn[1], _OWN_FAMILY)

    def _say_about(self) -> None:
        game = self.seating.game
        shelved = self.decks.own().get(game)
        if game == ORDONANCE and self.units.slips:
            about = self.tr("This is what is wrong with “{name}”:").format(name=self.units.file)
            about = "\n".join((about, told_all(self.units.slips, _TOLD)))
        elif game == ORDONANCE:
            about = f"{game_words.about(game)} {self.units.shuffled(len(self.seating.playing))}".rstrip()
        elif game in (*SIMPLE, MIXED):
            about = game_words.about(game)
        elif shelved is None:
            about = self.tr("These cards are still being read.") if self._being_read() else ""
        elif shelved.cards is None:
            about = self.tr("This is what is wrong with “{name}”:").format(name=shelved.name)
            about = "\n".join((about, told_all(shelved.slips, _TOLD)))
        elif len(shelved.cards) < 10:
            about = self.tr("Your own cards; shipped ones make up the ten that every family plays with.")
        else:
            about = self.tr("Your own cards: every family plays with the same ten.")
        if self.decks.trouble and shelved is None and game not in (ORIFLAMME, ORDONANCE):
            about = f"{about}\n{self.decks.trouble}"
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self._say_which_deck()

    def _say_which_deck(self) -> None:
        """With what a game of Ordonance is played must be seen: nobody knows the cards that were printed."""
        units, ordonance = self.units, self.seating.game == ORDONANCE
        self.variants.setVisible(ordonance)
        self.notice.setVisible(ordonance and (units.reconstruction or (units.own and not units.slips)))
        if units.reconstruction:
            loud, more = game_words.reconstruction()
            self.notice.say(loud, "icon-warning", more)
        else:
            words = [self.tr("Played with your own deck: %n card(s).", "", units.size)]
            if units.scarce:
                words.append(self.tr("With some numbers of players it may run out before all places are full."))
            self.notice.say("\n".join(words), "icon-warning" if units.scarce else "icon-check")

    # -- room ----------------------------------------------------------------------------------------------------------

    def arrange(self, width: int, height: int, *, tight: bool) -> None:
        """Fit cards and deck into this width, on a screen of this height; `tight` asks for low cards."""
        scale = unit(self)
        count = len(self.cards)
        tall = count <= 4 and height >= 880 * scale and width >= count * 165 * scale
        for card in self.cards.values():
            card.brief = not tall
            card.low = tight or (count > 3 and not tall)
        widest = max(card.minimumSizeHint().width() for card in self.cards.values())
        fitting = max(1, int(width // max(widest, 190 * scale)))
        self._columns = count if tall else min(fitting, 3 if count <= 9 else 4)
        if count == 4 and not tall:
            # Two and two, or all in one row, but never one left over.
            self._columns = 4 if fitting >= 4 else min(fitting, 2)
        self._place()
        self._whole.setSpacing(round(4 * scale))
        for label in (self.about, self.names):
            label.setContentsMargins(HALO if label is self.about else 0, 0, HALO, 0)
        self.variants.arrange(width)
        self._arrange_deck(width)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it can be made; what the layout asks for is only how it is arranged now."""
        parts = (*self.cards.values(), self.strip, self.choose, self.variants.button)
        return QSize(max(part.minimumSizeHint().width() for part in parts) + HALO, 100)

    def _place(self) -> None:
        while self._grid.takeAt(0) is not None:
            pass
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        before: QWidget | None = None
        for index, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, index // self._columns, index % self._columns)
            self._grid.setColumnStretch(index % self._columns, 1)
            card.updateGeometry()
            if before is not None:
                QWidget.setTabOrder(before, card)
            before = card

    def _arrange_deck(self, width: int) -> None:
        """The button behind the emblems where there is room for both, else below the names."""
        scale = unit(self)
        while self._deck.takeAt(0) is not None:
            pass
        self._deck.setHorizontalSpacing(round(12 * scale))
        self._deck.setVerticalSpacing(round(2 * scale))
        beside = self.strip.minimumSizeHint().width() + self.choose.sizeHint().width() + 40 * scale <= width
        self._deck.addWidget(self.strip, 0, 0)
        self._deck.addWidget(self.names, 1, 0, 1, 2)
        if beside:
            self._deck.addWidget(self.choose, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._deck.addWidget(self.choose, 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._deck.setColumnStretch(0, 1)
        QWidget.setTabOrder(list(self.cards.values())[-1], self.choose)
        self.variants.tab_after(self.choose)
