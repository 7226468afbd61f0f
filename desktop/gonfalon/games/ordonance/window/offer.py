"""Ordonance on the start screen: the scoring at the foot, the variants in a fold, and with which deck it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.games.ordonance.texts.variants import CHOICES, SCORING, Variants, note, title
from gonfalon.games.ordonance.window.unit_deck import UnitDeck
from gonfalon.games.ordonance.window.variants_fold import VariantsFold, choices, explain
from gonfalon.session.seats import NewGame, Seat
from gonfalon.texts.catalogue import translate
from gonfalon.texts.slips import told_all
from gonfalon.ui.board.offer import Edition, FootChoice, Offer, OfferPanel
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import unit
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.decks import Decks

__all__ = ["OrdonanceOffer"]

_DRAWING: Final = "ordonance-helmet"
_TOLD: Final = 3
"""So many mistakes of a deck are told; the rest is counted."""


class _Ordonance(Edition):
    """The only edition."""

    key = "ordonance"
    most = 4
    home = "ordonance"
    lesson = "ordonance"
    offer: OrdonanceOffer

    def __init__(self, offer: OrdonanceOffer) -> None:
        self.offer = offer

    def describe(self, card: GameCard) -> None:
        slips = self.offer.units.slips
        card.broken = bool(slips)
        card.set_drawing(_DRAWING)
        facts = translate("GameChoice", "2–4 players · five territories")
        if slips:
            facts = translate("GameChoice", "Cannot be used: %n mistake(s)", "", len(slips))
        card.set_texts(translate("GameChoice", "Ordonance"), facts, told_all(slips, _TOLD) if slips else "")

    def about(self, players: int) -> str:
        units = self.offer.units
        if units.slips:
            wrong = translate("GameChoice", "This is what is wrong with “{name}”:").format(name=units.file)
            return "\n".join((wrong, told_all(units.slips, _TOLD)))
        return units.shuffled(players)

    def why_not(self) -> str:
        if self.offer.units.being_read:
            return translate("GameChoice", "These cards are still being read.")
        if self.offer.units.slips:
            return translate("GameChoice", "This deck cannot be played before its mistakes are corrected.")
        return ""

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame | None:
        if not self.offer.units.known:
            self.offer.unread.emit()
        if not self.offer.units.name:
            return None
        options = self.offer.variants.options()
        return NewGame(self.offer.game, seats, first, sets=(self.offer.units.name,), options=options)

    def show(self) -> bool:
        self.offer.panel.show_deck(self.offer.units)
        return True


class DeckAndVariants(OfferPanel):
    """With what it is played must be seen: nobody knows the cards that were printed."""

    def __init__(self, variants: Variants) -> None:
        super().__init__()
        self.notice = Notice()
        self.variants = VariantsFold(variants)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.notice)
        self._column.addWidget(self.variants)

    def show_deck(self, units: UnitDeck) -> None:
        """Say which deck there is."""
        self.notice.setVisible(units.reconstruction or (units.own and not units.slips))
        if units.reconstruction:
            loud = translate(
                "GameChoice",
                "The deck is a reconstruction. The printed list of the 56 cards is not public; this deck follows what "
                "is known. Replace the file with your own list.",
            )
            more = translate(
                "GameChoice",
                "Save your list as ordonance.yaml in your folder of card sets, which you can open from the "
                "settings. The rules explain the format.",
            )
            self.notice.say(loud, "icon-warning", more)
            return
        words = [translate("GameChoice", "Played with your own deck: %n card(s).", "", units.size)]
        if units.scarce:
            scarce = translate("GameChoice", "With some player counts the deck may run out before all places are full.")
            words.append(scarce)
        self.notice.say("\n".join(words), "icon-warning" if units.scarce else "icon-check")

    def arrange(self, width: int) -> None:
        self._column.setSpacing(round(4 * unit(self)))
        self.variants.arrange(width)

    def stops(self) -> Sequence[QWidget]:
        return (self.variants.button, *self.variants.boxes.values())

    def least(self) -> QSize:
        return self.variants.button.minimumSizeHint()


class OrdonanceOffer(Offer):
    """One edition; what was chosen for it, and the deck that there is."""

    game = "ordonance"
    reads_cards = True

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.units = UnitDeck()
        self.variants = Variants()
        self.panel: DeckAndVariants = DeckAndVariants(self.variants)
        self.panel.variants.changed.connect(self.changed)
        self.panel.variants.folded.connect(lambda: self.unfolded.emit(self.panel.variants))
        self.foot: FootChoice = FootChoice()
        self.foot.chosen.connect(self._choose_scoring)

    def editions(self, chosen: str) -> Sequence[Edition]:
        return (_Ordonance(self),)

    def retranslate(self, language: str) -> None:
        self.panel.variants.retranslate()
        self.foot.write(title(SCORING), choices(SCORING))
        explain(self.foot.box, SCORING)
        self._show_scoring()

    def _choose_scoring(self, word: str) -> None:
        self.variants.choose(SCORING, word)
        self._show_scoring()
        self.panel.variants.show_chosen()
        self.changed.emit()

    def _show_scoring(self) -> None:
        word = self.variants.word(SCORING)
        self.foot.show_chosen(word, note(SCORING, word))

    def set_shelf(self, find: Callable[[], Decks]) -> None:
        self.units.set_decks(find)

    def read(self) -> bool:
        return self.units.read()

    def recall(self, kept: Mapping[str, Any]) -> None:
        found = Variants.from_json(kept.get("variants"))
        for name in CHOICES:
            self.variants.choose(name, found.word(name))

    def kept(self, chosen: str) -> dict[str, Any]:
        return {"variants": self.variants.chosen}
