"""The editions of all games as cards; and what the chosen one is, with its choices, which stands below the seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.bots.ratings import ratings_of
from gonfalon.core.seats import SUITED
from gonfalon.games import GAMES
from gonfalon.session.new_game import NewGame
from gonfalon.session.suited_bots import suited_to
from gonfalon.texts.players import suited_text
from gonfalon.ui.board.game_setup import GameSetup, SetupPanel, Variant
from gonfalon.ui.screens.setup_model import SetupModel
from gonfalon.ui.widgets.buttons import stop_at
from gonfalon.ui.widgets.game_card import GameCard, ObjectivePicture
from gonfalon.ui.widgets.plain_text import WrappingLabel, set_tip
from gonfalon.ui.widgets.styling import HALO, discard, fill, follow_width, ui_scale

_PICTURE_WIDE: Final = (184.0, 128.0)
"""How wide the picture of the goal is, and where the words need the room."""

_HIGH: Final = 860
"""From this height of the screen on, in design pixels, the goal is seen as a picture too."""
_SHORT: Final = 2
"""So many sentences about the goal are told on a lower one, and one fewer where more than so many play."""
_MANY: Final = 3
_MOST_BESIDE: Final = 5
_SHARE: Final = 0.23
"""Of the height of the screen: where the cards are higher than that they bear only names, for the sake of the seats."""


class _Below(QWidget):
    """The area below the editions: what the chosen edition is, and the options that it has."""

    def __init__(self) -> None:
        super().__init__()
        follow_width(self)
        self.panels: list[SetupPanel] = []

    def minimumSizeHint(self) -> QSize:
        """As narrow as it can be made; what the layout asks for is only how it is arranged now."""
        return QSize(max((panel.least().width() for panel in self.panels), default=0) + HALO, 40)


class VariantChoice(QWidget):
    """Radio buttons that look like cards; `changed` says that another edition is chosen now."""

    changed = Signal()
    chosen_otherwise = Signal()
    """Something else is chosen for the same edition."""
    renewed = Signal()
    """The editions that can be chosen are others now, or say something else."""

    def __init__(self, seating: SetupModel, language: str, game_setups: Sequence[GameSetup]) -> None:
        super().__init__()
        self.seating = seating
        self.game_setups = tuple(game_setups)
        self.cards: dict[str, GameCard] = {}
        self._variants: dict[str, Variant] = {}
        self._language = language
        self._columns = 3
        self._pictured = False
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self.picture = ObjectivePicture(_PICTURE_WIDE[0])
        self.about = WrappingLabel(15, colour="on_table")
        self.setLayout(self._grid)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.below = _Below()
        self._whole = QVBoxLayout(self.below)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._told = fill(QHBoxLayout(), (self.picture, 0, Qt.AlignmentFlag.AlignVCenter), (self.about, 1))
        self._whole.addLayout(self._told)
        self.panels = self.below.panels
        for game_setup in self.game_setups:
            if game_setup.panel is not None:
                self.panels.append(game_setup.panel)
                self._whole.addWidget(game_setup.panel)
            game_setup.unread.connect(self.read)
            game_setup.changed.connect(self._chosen_otherwise)
        follow_width(self)
        self._make_cards()

    # -- which games there are -----------------------------------------------------------------------------------------

    @property
    def variant(self) -> Variant:
        """The chosen one."""
        return self._variants[self.seating.game]

    @property
    def first_home(self) -> str:
        """The page with which the rules of the first edition begin."""
        return next(iter(self._variants.values())).home

    def read(self) -> None:
        """See which cards there are now, and what the chosen edition is played with."""
        news = [game_setup.read() for game_setup in self.game_setups]
        if any(news):
            self._make_cards()
            self.renewed.emit()

    def _make_cards(self) -> None:
        """Cards for the editions that there are, the old ones where they stay."""
        focused = next((game for game, card in self.cards.items() if card.hasFocus()), "")
        found = [variant for game_setup in self.game_setups for variant in game_setup.game_variants(self.seating.game)]
        self._variants = {}
        for variant in sorted(found, key=lambda variant: variant.own):
            self._variants.setdefault(variant.key, variant)
        for game in [game for game in self.cards if game not in self._variants]:
            card = self.cards.pop(game)
            discard(card)
        for game in self._variants:
            if game not in self.cards:
                self.cards[game] = card = GameCard(game)
                card.setParent(self)
                card.clicked.connect(lambda _=False, game=game: self.take(game))
                card.steered.connect(lambda right, down, game=game: self._step(game, right, down))
                card.show()
        self.cards = {game: self.cards[game] for game in self._variants}
        if self.seating.game not in self.cards:
            self.seating.game = next(iter(self.cards))
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

    def numbered(self) -> dict[str, str]:
        """Return the keys of the first nine editions by the digit that chooses each."""
        return {str(number): game for number, game in zip(range(1, 10), self.cards, strict=False)}

    def take(self, game: str) -> None:
        """Choose an edition, as a click on its card does."""
        self.seating.game = game
        self.variant.taken()
        self.show_game()
        self.changed.emit()

    def _chosen_otherwise(self) -> None:
        self.show_game()
        self.chosen_otherwise.emit()

    # -- what is chosen ------------------------------------------------------------------------------------------------

    def new_game(self) -> NewGame | None:
        """The game as it is chosen now, without a seed; None when it cannot be begun."""
        seats = self.seating.seats()
        return self.variant.new_game(seats, self.seating.first_seat()) if len(seats) >= self.variant.fewest else None

    def show_game(self) -> None:
        """Mark the chosen card and say what it is."""
        for key, card in self.cards.items():
            card.setChecked(key == self.seating.game)
        stop_at(self.cards.values(), self.cards[self.seating.game])
        self.seating.most, self.seating.fewest = self.variant.most, self.variant.fewest
        game = GAMES[self.variant.game_setup.game]
        self.seating.automata = game.automata
        self.seating.ladder = ratings_of(game.name)
        self.seating.suited = suited_to(self.seating.own_games, game.name, game.bots, self.seating.ladder)
        bots = {bot: game.player(bot) for bot in (*reversed(game.bots), *game.automata)}
        self.seating.bots = bots if self.seating.suited is None else {SUITED: suited_text(self.seating.suited), **bots}
        self.show_seats()

    def show_seats(self) -> None:
        """Say what those who play change."""
        self.variant.game_setup.seats = self.seating.seats()
        # Where something is wrong only that is told.
        goal = (
            None
            if self.cards[self.variant.key].broken
            else GAMES[self.variant.game_setup.game].objective(self.variant.sets)
        )
        self.picture.show_goal(goal)
        self.picture.setVisible(goal is not None and self._pictured)
        more = self.variant.about(len(self.seating.playing))
        # Where the picture has no room the end of the game has none either; its tip tells it.
        most = None if self._pictured else _SHORT - (len(self.seating.playing) > _MANY)
        sentences = goal.sentences[:most] if goal is not None else ()
        about = ("\n" if self._pictured or goal is None else " ").join((" ".join(sentences), more)).strip()
        set_tip(self.below, " ".join(goal.sentences) if goal is not None else "")
        self.about.setText(about)
        self.about.setVisible(bool(about))
        shown = self.variant.game_setup.panel if self.variant.show() else None
        for panel in self.panels:
            panel.setVisible(panel is shown)

    # -- words ---------------------------------------------------------------------------------------------------------

    def set_language(self, language: str) -> None:
        """Make every text anew in another language."""
        self._language = language
        self.retranslate()

    def retranslate(self) -> None:
        """Make every text anew."""
        for game, card in self.cards.items():
            self._variants[game].describe(card)
        for game_setup in self.game_setups:
            game_setup.retranslate(self._language)
        self.show_game()

    # -- room ----------------------------------------------------------------------------------------------------------

    def arrange(self, width: int, height: int, *, tight: bool) -> None:
        """Fit cards and choices into this width, on a screen of this height; `tight` asks for low cards."""
        scale = ui_scale(self)
        count = len(self.cards)
        tall = count <= 4 and height >= 880 * scale and width >= count * 165 * scale
        for card in self.cards.values():
            card.brief, card.bare, card.small = not tall, False, False
            card.low = tight or (count > 3 and not tall)
        widest = max(card.minimumSizeHint().width() for card in self.cards.values())
        fitting = max(1, int(width // max(widest, 182 * scale)))
        one_row = 3 <= count <= fitting and self._fit_beside(width)
        if tight and not one_row and count == _MOST_BESIDE:
            for card in self.cards.values():
                card.small = card.bare = True
            one_row = self._fit_beside(width)
            if not one_row:
                for card in self.cards.values():
                    card.small = card.bare = False
        if tall or one_row:
            self._columns = count
        else:
            # Two and two, never one left over.
            self._columns = min(fitting, 2 if count == 4 else 3 if count <= 9 else 4)
        self._place()
        lines = math.ceil(count / self._columns)
        high = lines * max(card.heightForWidth(width // self._columns) for card in self.cards.values())
        for card in self.cards.values():
            card.bare = card.small or (card.brief and not card.broken and high > _SHARE * height)
        self._whole.setSpacing(round(4 * scale))
        self._told.setContentsMargins(HALO, 0, HALO, 0)
        self._told.setSpacing(round(12 * scale))
        self.picture.set_wide(_PICTURE_WIDE[width < 800 * scale])
        self._pictured = height > _HIGH * scale
        self.show_seats()
        for panel in self.panels:
            panel.arrange(width)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it can be made."""
        return QSize(max(card.minimumSizeHint().width() for card in self.cards.values()) + HALO, 60)

    def _fit_beside(self, width: int) -> bool:
        """Return whether all cards have room in one row."""
        count = len(self.cards)
        return count <= _MOST_BESIDE and all(
            card.fits(width // count) and card.minimumSizeHint().width() <= width // count
            for card in self.cards.values()
        )

    def _place(self) -> None:
        while self._grid.takeAt(0) is not None:
            pass
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for index, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, index // self._columns, index % self._columns)
            self._grid.setColumnStretch(index % self._columns, 1)
            card.updateGeometry()
