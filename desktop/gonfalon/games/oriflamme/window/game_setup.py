"""Oriflamme on the start screen: both boxes, any ten kinds of both, and the sets that users have written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from gonfalon.core.diagnostics import visible_name
from gonfalon.core.seats import FAMILIES_EACH
from gonfalon.games.oriflamme.texts.objective import box_title
from gonfalon.games.oriflamme.window.deck_options import (
    ALLIANCE,
    BOXES,
    MIXED,
    ORIFLAMME,
    OWN,
    DeckChoicePanel,
    DeckOptions,
    DeckSelection,
    read_selections,
)
from gonfalon.session.new_game import NewGame, Seat, lead_several
from gonfalon.texts.error_messages import diagnostic_lines
from gonfalon.texts.translations import phrases, translate
from gonfalon.ui.board.game_setup import GameSetup, SetupChoice, Variant
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.game_card import GameCard

if TYPE_CHECKING:
    from pathlib import Path

    from gonfalon.games.oriflamme.rules.set_store import SetStore, StoredSet
    from gonfalon.games.oriflamme.window.own_sets import OwnSetsSettings, SetImportPage
    from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft
    from gonfalon.games.oriflamme.window.picker.screen import PickerScreen

MAX_TITLE: Final = 40
_DIRECTIONS: Final = ("left-to-right", "right-to-left")
_EACH: Final = ("1", "2")
_FAMILIES_TOLD: Final = phrases(
    "StartScreen",
    {
        "1": "A house option: no rule book has it.",
        "2": "As on the publisher’s sheet for two: each lays a card of each of both families every round, and the "
        "influence of both counts.",
    },
)
_HANDS: Final = ("whole", "two-a-round")
_HANDS_TOLD: Final = phrases(
    "StartScreen",
    {
        "whole": "Seven cards of each family from the beginning, as with more players.",
        "two-a-round": "Reported of the publisher’s sheet, which we have not seen: two cards of each family at first, "
        "and another of each with every round, from a pile in which both families take turns.",
    },
)
_EMBLEMS: Final = {ORIFLAMME: ("heir", "R"), ALLIANCE: ("diplomat", "B"), MIXED: ("shapeshifter", "G")}
_OWN_FAMILY: Final = "K"
_TOLD: Final = 3
"""So many mistakes of a set are told; the rest is counted."""


class _Variant(Variant):
    """The base class of all editions."""

    game_setup: OriflammeGameSetup
    home = "goal"

    def __init__(self, game_setup: OriflammeGameSetup, key: str) -> None:
        self.game_setup, self.key = game_setup, key

    def about(self, players: int) -> str:
        return f"{self._about()}\n{self.game_setup.decks.trouble}" if self.game_setup.decks.trouble else self._about()

    def _about(self) -> str:
        return ""


class _Box(_Variant):
    """All cards of one box."""

    def __init__(self, game_setup: OriflammeGameSetup, key: str) -> None:
        super().__init__(game_setup, key)
        self.lesson = key
        self.sets = (BOXES[key],)

    def describe(self, card: GameCard) -> None:
        card.set_texts(box_title(BOXES[self.key]), translate("GameChoice", "3–5 players · 6 rounds"))
        kind, family = _EMBLEMS[self.key]
        card.set_emblem(kind, "", "", family)

    def about(self, players: int) -> str:
        return "" if self.key == ORIFLAMME else super().about(players)

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame:
        return self.game_setup.game_of(seats, first, DeckSelection((BOXES[self.key],), ()))


class _AnyTen(_Variant):
    """Ten kinds that are chosen by hand."""

    def why_not(self) -> str:
        if not self.game_setup.decks.known:
            return ""
        if self.game_setup.being_read(self.key):
            return translate("GameChoice", "These cards are still being read.")
        choice = self.game_setup.choice(self.key)
        if choice is None:
            return translate("GameChoice", "This set of cards cannot be played before its mistakes are corrected.")
        return "" if choice.full else translate("GameChoice", "A deck has ten kinds of cards; choose them first.")

    def new_game(self, seats: tuple[Seat, ...], first: int | None) -> NewGame | None:
        if self.game_setup.choice(self.key) is None and (self.game_setup.decks.has_shelf or self.key == MIXED):
            self.game_setup.unread.emit()
        choice = self.game_setup.choice(self.key)
        if choice is None or not choice.full:
            return None
        return self.game_setup.game_of(seats, first, DeckSelection(choice.sets_taken, choice.ids))

    def show(self) -> bool:
        self.game_setup.picks_for = self.key
        choice = self.game_setup.choice(self.key)
        if choice is not None:
            self.game_setup.panel.show_kinds(self.game_setup.decks.played(choice, self.game_setup.language))
        return choice is not None


class _Mixed(_AnyTen):
    """A deck of ten cards of both boxes."""

    sets = tuple(BOXES.values())
    lesson = MIXED

    def describe(self, card: GameCard) -> None:
        card.set_texts(translate("GameChoice", "Mixed deck"), translate("GameChoice", "Any ten from both games"))
        kind, family = _EMBLEMS[MIXED]
        card.set_emblem(kind, "", "", family)

    def _about(self) -> str:
        return translate(
            "GameChoice",
            "Ten kinds of cards from both games, the same ten for every family. The rule books do not say how to "
            "mix them: this is a house rule.",
        )


class _Own(_AnyTen):
    """A user's set, made up with shipped kinds to ten; None stands for one that is not read yet."""

    own = True

    def __init__(self, game_setup: OriflammeGameSetup, key: str, shelved: StoredSet | None) -> None:
        super().__init__(game_setup, key)
        self._shelved = shelved

    def describe(self, card: GameCard) -> None:
        shelved = self._shelved
        if shelved is None:
            card.set_texts(self.game_setup.title, "")
            card.set_emblem("", self.game_setup.title, "", _OWN_FAMILY)
            return
        card.broken = shelved.cards is None
        if shelved.cards is None:
            mistakes = translate("GameChoice", "Cannot be used: %n mistake(s)", "", len(shelved.diagnostics))
            card.set_texts(shelved.name, mistakes, diagnostic_lines(shelved.diagnostics, _TOLD))
            card.set_emblem("", shelved.name, "", _OWN_FAMILY)
            return
        facts = translate("GameChoice", "%n card(s)", "", len(shelved.cards))
        if shelved.author:
            facts = translate("GameChoice", "%n card(s), by {author}", "", len(shelved.cards))
            facts = facts.format(author=shelved.author)
        card.set_texts(shelved.name, facts)
        drawn = self.game_setup.decks.drawn_kind(shelved.cards)
        card.set_emblem(drawn[0], shelved.name, drawn[1], _OWN_FAMILY)

    def about(self, players: int) -> str:
        return super().about(players) if self._shelved is None else self._about()

    def _about(self) -> str:
        shelved = self._shelved
        if shelved is None:
            reading = self.game_setup.being_read(self.key)
            return translate("GameChoice", "These cards are still being read.") if reading else ""
        if shelved.cards is None:
            wrong = translate("GameChoice", "This is what is wrong with “{name}”:").format(name=shelved.name)
            return "\n".join((wrong, diagnostic_lines(shelved.diagnostics, _TOLD)))
        if len(shelved.cards) < 10:
            return translate(
                "GameChoice", "Your own cards; cards that come with the game make up the ten that every family plays."
            )
        return translate("GameChoice", "Your own cards: every family plays with the same ten.")

    def taken(self) -> None:
        if self._shelved is not None:
            self.game_setup.title = self._shelved.name


class OriflammeGameSetup(GameSetup):
    """The queue's direction at the foot, and the ten kinds of those editions whose cards may be chosen."""

    game = "oriflamme"
    reads_cards = True

    sets_read = Signal()
    """Its card sets have been looked through anew."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.decks = DeckOptions()
        self.picks: dict[str, DeckSelection] = {}
        """The decks that were chosen, by the key of their edition."""
        self.title = ""
        """What the user's set is called that was chosen last: it is shown before its file has been read."""
        self.direction = _DIRECTIONS[0]
        self.language = settings.language
        self.panel: DeckChoicePanel = DeckChoicePanel()
        self._picker: PickerScreen | None = None
        self._parcels: SetImportPage | None = None
        self.picks_for = ""
        """The key of the edition whose kinds are seen, or chosen now."""
        self.panel.choose.clicked.connect(lambda: self.open_picker(self.picks_for))
        self._resolving = SetupChoice()
        self._resolving.chosen.connect(self._choose_direction)
        self._families, self._hand = SetupChoice(), SetupChoice()
        self._families.chosen.connect(self._choose_families)
        self._hand.chosen.connect(self._choose_hand)
        self.each = _EACH[0]
        """How many families each of two players leads."""
        self.hand = _HANDS[0]
        self.choices = (self._resolving, self._families, self._hand)

    def game_variants(self, chosen: str) -> Sequence[Variant]:
        own = self.decks.own()
        found: list[Variant] = [_Box(self, ORIFLAMME), _Box(self, ALLIANCE), _Mixed(self, MIXED)]
        found += [_Own(self, key, shelved) for key, shelved in own.items()]
        if chosen not in own and self.decks.awaited(chosen):
            # Shown until it has been read, so that the choice does not jump.
            found.append(_Own(self, chosen, None))
        return found

    def retranslate(self, language: str) -> None:
        self.language = language
        self.panel.retranslate()
        self._resolving.write(
            translate("StartScreen", "The queue resolves"),
            [
                (
                    _DIRECTIONS[0],
                    translate("StartScreen", "From left to right"),
                    translate("StartScreen", "Left to right"),
                ),
                (
                    _DIRECTIONS[1],
                    translate("StartScreen", "From right to left"),
                    translate("StartScreen", "Right to left"),
                ),
            ],
        )
        self._resolving.show_chosen(self.direction)
        self._families.write(
            translate("StartScreen", "Each player leads"),
            [
                (_EACH[0], *2 * (translate("StartScreen", "One family"),)),
                (_EACH[1], *2 * (translate("StartScreen", "Two families"),)),
            ],
        )
        self._hand.write(
            translate("StartScreen", "The hand"),
            [
                (_HANDS[0], *2 * (translate("StartScreen", "All at once"),)),
                (
                    _HANDS[1],
                    translate("StartScreen", "Two cards a round, as reported"),
                    translate("StartScreen", "Two cards a round"),
                ),
            ],
        )
        self._show_two()

    def offered(self) -> Sequence[SetupChoice]:
        if len(self.seats) != 2:
            return (self._resolving,)
        return self.choices if self.each == _EACH[1] else (self._resolving, self._families)

    def _show_two(self) -> None:
        self._families.show_chosen(self.each, _FAMILIES_TOLD[self.each]())
        self._hand.show_chosen(self.hand, _HANDS_TOLD[self.hand]())

    def _choose_families(self, each: str) -> None:
        self.each = _known(each, _EACH)
        self._show_two()
        self.changed.emit()

    def _choose_hand(self, hand: str) -> None:
        self.hand = _known(hand, _HANDS)
        self._show_two()
        self.changed.emit()

    def _choose_direction(self, direction: str) -> None:
        self.direction = _known(direction, _DIRECTIONS)
        self.changed.emit()

    # -- the cards -----------------------------------------------------------------------------------------------------

    def set_shelf(self, find: Callable[[], SetStore]) -> None:
        self.decks.set_shelf(find)

    def read(self) -> bool:
        news = self.decks.read()
        self.sets_read.emit()
        return news

    def being_read(self, key: str) -> bool:
        """Return whether an edition lacks nothing but cards that will soon have been read."""
        return self.decks.known and key not in self.decks.own() and self.decks.awaited(key)

    def choice(self, key: str) -> DeckDraft | None:
        """The ten kinds of an edition; None while nothing is read, and where it cannot be played."""
        return self.decks.choice(key, self.picks) if self.decks.known else None

    def set_deck(self, key: str, deck: DeckSelection) -> None:
        """Play an edition with these kinds from now on."""
        self.picks[key] = deck
        self.changed.emit()

    def game_of(self, seats: tuple[Seat, ...], first: int | None, deck: DeckSelection) -> NewGame:
        """A game with these kinds, and what else is chosen now."""
        kinds = (("kinds", ", ".join(deck.kinds)),) if deck.kinds else ()
        each = self.each if len(seats) == 2 else _EACH[0]
        two = ((FAMILIES_EACH, each), ("hand", self.hand)) if each != _EACH[0] else ()
        options = (("direction", self.direction), *two, *kinds)
        seats = lead_several(seats, int(each))
        return NewGame(self.game, seats, first, sets=deck.sets, options=options)

    def open_picker(self, key: str) -> None:
        """Let the ten kinds be chosen that an edition is to be played with."""
        from gonfalon.games.oriflamme.window.picker.screen import PickerScreen

        choice = self.choice(key)
        if choice is None:
            return
        if self._picker is None:
            self._picker = PickerScreen(self.settings)
            self._picker.decided.connect(self._picked)
        self.picks_for = key
        self._picker.show_sets(choice.sets, choice.ids)
        self.opened.emit(self._picker)

    def _picked(self, sets: tuple[str, ...], kinds: tuple[str, ...]) -> None:
        assert self._picker is not None
        self.set_deck(self.picks_for, DeckSelection(sets, kinds))
        self._picker.closed.emit()
        self.decided.emit()

    # -- sets that are sent --------------------------------------------------------------------------------------------

    def import_set(self, path: Path) -> None:
        from gonfalon.games.oriflamme.set_package import unpack
        from gonfalon.games.oriflamme.window.own_sets import SetImportPage

        package = unpack(path)
        if self._parcels is None:
            self._parcels = SetImportPage(self.settings)
            self._parcels.taken.connect(self._taken)
        self._parcels.show_parcel(package, self.decks.shelf)
        self.opened.emit(self._parcels)

    def _taken(self, _: Path) -> None:
        assert self._parcels is not None
        self._parcels.closed.emit()
        heading = translate("SetImportPage", "The set has been added to yours")
        text = translate("SetImportPage", "“{name}” can be chosen on the start screen, below the games.")
        self.received.emit(heading, text.format(name=self._parcels.name))

    def settings_section(self) -> OwnSetsSettings:
        from gonfalon.games.oriflamme.window.own_sets import OwnSetsSettings

        return OwnSetsSettings(self.screen_links)

    # -- what the settings keep ----------------------------------------------------------------------------------------

    def recall(self, kept: Mapping[str, object]) -> None:
        title, own = kept.get("title"), str(kept.get("game")).startswith(OWN)
        self.title = visible_name(title, MAX_TITLE) if own and isinstance(title, str) else ""
        self.direction = _known(kept.get("direction"), _DIRECTIONS)
        self.each, self.hand = _known(kept.get(FAMILIES_EACH), _EACH), _known(kept.get("hand"), _HANDS)
        self.picks = read_selections(kept.get("decks"))

    def kept(self, chosen: str) -> dict[str, object]:
        decks = {key: {"sets": deck.sets, "kinds": deck.kinds} for key, deck in self.picks.items()}
        title = self.title if chosen.startswith(OWN) else ""
        return {
            "direction": self.direction,
            FAMILIES_EACH: self.each,
            "hand": self.hand,
            "title": title,
            "decks": decks,
        }


def _known(word: object, words: Sequence[str]) -> str:
    """Return the word if it is one of these, else the first of them."""
    return next((known for known in words if known == word), words[0])
