"""
The decks that the setup screen offers: shipped games, ten kinds mixed by hand, sets of users; and the panel that shows
the chosen kinds.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.record import SetsStillLoading
from gonfalon.texts.error_messages import diagnostic_lines
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import SetupPanel
from gonfalon.ui.look import emblems, palette
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.plain_text import answer_tip
from gonfalon.ui.widgets.styling import HALO, ControlPainter, Label, ui_scale

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.card_set import CardSet
    from gonfalon.games.oriflamme.rules.set_store import SetStore, StoredSet
    from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft


_SIDE: Final = 38
_LEAST: Final = 26
_GAP: Final = 5
_GROUND: Final = QColor("#d9cfe0")


class KindEmblem(NamedTuple):
    """One kind: its id and type, its name in the reader's language, and the path of a user's drawing or nothing."""

    id: str
    type: str
    name: str
    emblem: str


class DeckStrip(QWidget):
    """As many emblems as there are kinds; each says its name when the mouse rests on it."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: tuple[KindEmblem, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_kinds(self, kinds: Sequence[KindEmblem]) -> None:
        """Show these, from the left."""
        self.kinds = tuple(kinds)
        self.setAccessibleName(", ".join(kind.name for kind in kinds))
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Take the measure of now."""
        self.updateGeometry()

    def _wide(self, side: float) -> int:
        count = max(1, len(self.kinds))
        return round((count * (side + _GAP) - _GAP) * ui_scale(self) + 2)

    def sizeHint(self) -> QSize:
        return QSize(self._wide(_SIDE), round(_SIDE * ui_scale(self)) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide(_LEAST), round(_SIDE * ui_scale(self)) + 2)

    def place(self, index: int) -> QRectF:
        """Return the rectangle of the emblem with this number, from 0."""
        gap = _GAP * ui_scale(self)
        side = min(_SIDE * ui_scale(self), (self.width() - 2 + gap) / max(1, len(self.kinds)) - gap)
        return QRectF(1 + index * (side + gap), (self.height() - side) / 2, side, side)

    def event(self, event: QEvent) -> bool:
        return answer_tip(event, self, self._tip_at) or super().event(event)

    def _tip_at(self, point: QPoint) -> str:
        return next((kind.name for at, kind in enumerate(self.kinds) if self.place(at).contains(QPointF(point))), "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        line = palette.INK if painter.colours.contrast else palette.GOLD_3
        for index, kind in enumerate(self.kinds):
            place = self.place(index)
            character = kind.type != "intrigue"
            radius = place.width() / 2 / painter.unit if character else 6
            painter.box(place, radius, palette.PAPER if character else _GROUND, line, 1.4)
            inset = place.width() * (0.15 if character else 0.11)
            drawing = place.adjusted(inset, inset, -inset, -inset)
            emblems.paint(painter, kind.id, kind.name, kind.emblem, drawing, "R")


ORIFLAMME: Final = "oriflamme"
ALLIANCE: Final = "alliance"
MIXED: Final = "mixed"
BOXES: Final = {ORIFLAMME: "Oriflamme", ALLIANCE: "Alliance"}
"""The editions that are played with all cards of one box, and the name of the set in it."""
OWN: Final = "own:"
"""What the key of a user's set begins with; the place of its file in the folder of sets follows."""
_PLACES: Final = {ORIFLAMME: 0, ALLIANCE: 1}
_HALF: Final = {"character": 3, "intrigue": 2}
"""What the first mixed deck takes of each of the two sets."""

_MOST_PICKS: Final = 40
_LONGEST_KEY: Final = 200
# Not asked of the game: it is not loaded before the first screen has been painted.
_KINDS: Final = 10
_KIND: Final = re.compile(r"[a-z0-9-]{1,64}")

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DeckSelection:
    """Ten kinds of cards, and the names of the sets they come from."""

    sets: tuple[str, ...]
    kinds: tuple[str, ...]


def read_selections(kept: object) -> dict[str, DeckSelection]:
    """The decks that the settings kept by the key of their edition, as far as they are any."""
    found: dict[str, DeckSelection] = {}
    for key, entry in kept.items() if isinstance(kept, dict) else ():
        deck = _read_deck(entry)
        if _can_be_chosen(key) and deck is not None and len(found) < _MOST_PICKS:
            found[key] = deck
    return found


def _can_be_chosen(key: object) -> bool:
    if not isinstance(key, str) or len(key) > _LONGEST_KEY:
        return False
    return key in (*BOXES, MIXED) or (key.startswith(OWN) and len(key) > len(OWN))


def _read_deck(entry: object) -> DeckSelection | None:
    if not isinstance(entry, dict):
        return None
    sets, kinds = (_words(entry.get(name)) for name in ("sets", "kinds"))
    known = {kind for kind in kinds if _KIND.fullmatch(kind)}
    return DeckSelection(tuple(sets[:_KINDS]), tuple(sorted(known))) if len(known) == _KINDS else None


def _words(value: object) -> list[str]:
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


class DeckOptions:
    """The shelf as the start screen sees it; it reads no file before it is asked to."""

    def __init__(self) -> None:
        self._find: Callable[[], SetStore] | None = None
        self._own: tuple[StoredSet, ...] = ()
        self.trouble = ""
        """Why the shipped cards cannot be used; nearly always empty."""
        self.known = False
        """Whether the shipped sets have been read; of the users' some may still be missing."""

    def set_shelf(self, find: Callable[[], SetStore]) -> None:
        """Take the sets from the shelf that this gives, which may take time."""
        self._find = find
        self.known = False

    @property
    def has_shelf(self) -> bool:
        """Whether the location of users' sets is known."""
        return self._find is not None

    @property
    def shelf(self) -> SetStore:
        """The shelf, which is that of the shipped sets until there is another."""
        from gonfalon.games.oriflamme.rules.set_store import SetStore

        return self._find() if self._find is not None else SetStore()

    def read(self) -> bool:
        """Look what lies on the shelf now; whether that is anything new."""
        before = (self.known, self._own, self.trouble)
        try:
            self._own, self.trouble = self.shelf.own(), ""
        except SetsStillLoading:
            return False
        except (CardFileError, OSError) as error:
            # Nobody but a person with an editor can bring this about, and the window must open all the same.
            _log.warning("The card sets cannot be read: %s", error)
            self._own, self.trouble = (), _why(error)
        self.known = True
        return before != (self.known, self._own, self.trouble)

    def own(self) -> dict[str, StoredSet]:
        """The users' sets that were read, by the key of their game."""
        return {self._key(shelved.path): shelved for shelved in self._own}

    def awaited(self, game: str) -> bool:
        """Return whether the game is of a user's set that is not read yet, or was read only since the last look."""
        if not game.startswith(OWN):
            return False
        if not self.known or self.trouble:
            return not self.known
        # In this order: what another thread reads between the two questions is missed by neither.
        there = chain(self.shelf.unread, (shelved.path for shelved in self.shelf.own()))
        return game in map(self._key, there)

    def _key(self, path: Path) -> str:
        folder = self.shelf.folder
        try:
            place = path.relative_to(folder) if folder is not None else path
        except ValueError:
            place = path
        # A set that is renamed, broken or mended in its file is still the same.
        return OWN + place.as_posix()

    def sets(self, game: str) -> tuple[CardSet, ...]:
        """The sets that a deck of this game may be made of; empty when they cannot be used.

        Raises:
            CardFileError: when the program's own files were changed and no longer load.
        """
        shipped = tuple(shelved.cards for shelved in self.shelf.shipped if shelved.cards is not None)
        if game in _PLACES:
            return shipped[_PLACES[game] :][:1]
        if game == MIXED:
            return shipped
        shelved = self.own().get(game)
        return (*shipped, shelved.cards) if shelved is not None and shelved.cards is not None else ()

    def choice(self, game: str, kept: Mapping[str, DeckSelection]) -> DeckDraft | None:
        """The deck that the game would be played with now: the one that is kept if it still can be, else a usual one.

        None when the game cannot be played at all.
        """
        from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft

        try:
            sets = self.sets(game)
        except CardFileError as error:
            self.trouble = _why(error)
            return None
        if not sets:
            return None
        choice = DeckDraft(sets)
        if game in BOXES:
            choice.lay(kind.id for kind in choice.kinds)
            return choice
        deck = kept.get(game)
        if deck is not None and choice.offers(deck.kinds):
            choice.lay(deck.kinds)
        if not choice.full:
            choice.lay(_usual_mix(choice) if game == MIXED else default_own_deck(choice))
        return choice

    @staticmethod
    def drawn_kind(cards: CardSet) -> tuple[str, str]:
        """The first kind of a set that brings a drawing along, and its path; both empty when none does."""
        from gonfalon.games.oriflamme.rules.card_set import emblem_path

        drawings = ((kind.id, emblem_path(cards, kind.id)) for kind in cards.kinds)
        return next(((id, str(drawing)) for id, drawing in drawings if drawing is not None), ("", ""))

    def played(self, choice: DeckDraft, language: str) -> tuple[KindEmblem, ...]:
        """The kinds of a deck with their names, in the order in which they are shown."""
        from gonfalon.games.oriflamme.rules.card_set import emblem_path
        from gonfalon.games.oriflamme.texts.cards import deck_texts

        found = []
        for place, part in enumerate(choice.sets):
            texts = deck_texts(part, language)
            for kind in choice.rows[place]:
                if kind.id in choice:
                    drawing = emblem_path(part, kind.id)
                    found.append(KindEmblem(kind.id, kind.type, texts[kind.id].name, str(drawing or "")))
        return tuple(found)


def _why(error: CardFileError | OSError) -> str:
    return str(error) if isinstance(error, OSError) else diagnostic_lines(error.diagnostics)


def _usual_mix(choice: DeckDraft) -> list[str]:
    """Three people and two intrigues of each set, every other one, so that not all are of one mind."""
    ids = []
    for row in choice.rows:
        for type, count in _HALF.items():
            ids += [kind.id for kind in row if kind.type == type][::2][:count]
    return ids


def default_own_deck(choice: DeckDraft) -> list[str]:
    """The set's own kinds, made up to ten with shipped ones."""
    own = [kind.id for kind in choice.rows[-1]]
    return own + [kind.id for row in choice.rows[:-1] for kind in row]


class DeckChoicePanel(SetupPanel):
    """Their emblems in a strip with their names beneath."""

    def __init__(self) -> None:
        super().__init__()
        self.strip = DeckStrip()
        self.names = Label(14, colour="on_table_2", wrap=True)
        self.choose = Button(px=15)
        self._cells = QGridLayout(self)
        self._cells.setContentsMargins(HALO, 0, 0, 0)
        for part in (self.strip, self.names, self.choose):
            part.setParent(self)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.choose.setText(translate("GameChoice", "Choose the ten cards…"))
        words = translate("GameChoice", "Opens a page with all cards that this deck may have")
        self.choose.setAccessibleDescription(words)

    def show_kinds(self, kinds: Sequence[KindEmblem]) -> None:
        """Show what is chosen now."""
        self.strip.set_kinds(tuple(kinds))
        self.names.setText(", ".join(kind.name for kind in kinds))

    def arrange(self, width: int) -> None:
        """The button behind the emblems where there is room for both, else below the names."""
        scale = ui_scale(self)
        self.names.setContentsMargins(0, 0, HALO, 0)
        while self._cells.takeAt(0) is not None:
            pass
        self._cells.setHorizontalSpacing(round(12 * scale))
        self._cells.setVerticalSpacing(round(2 * scale))
        beside = self.strip.minimumSizeHint().width() + self.choose.sizeHint().width() + 40 * scale <= width
        self._cells.addWidget(self.strip, 0, 0)
        self._cells.addWidget(self.names, 1, 0, 1, 2)
        if beside:
            self._cells.addWidget(self.choose, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._cells.addWidget(self.choose, 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._cells.setColumnStretch(0, 1)

    def stops(self) -> Sequence[QWidget]:
        return (self.choose,)

    def least(self) -> QSize:
        return self.strip.minimumSizeHint().expandedTo(self.choose.minimumSizeHint())
