"""One card in a position: what it does there by the rules, and what is asked and answered meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.game import REACHED
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER
from gonfalon.games.oriflamme.texts.names import Names
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.translations import translate
from gonfalon_workshop.trial_positions import (
    TrialPosition,
    changes_something,
    continue_after,
    deck_for,
    set_up,
    trial_positions,
    trigger,
)

_FIRST_PLAYER = "crown"
"""The line about who begins a round, which is nothing that a card does."""


class Sandbox:
    """A card, the positions in which it can be tried, and what has come of it in the one that is chosen.

    Nothing is hidden: all faces are told, and whoever tries the card answers for every family.
    """

    def __init__(self, cards: CardSet, kind: str, language: str, family: str = "G") -> None:
        """
        Args:
            cards: the set that the kind is of; its neighbours are others of it, and shipped ones.
            kind: the id of the card.
            language: in which it is told; that of the catalogue.
            family: the letter of the card's owner.

        Raises:
            KeyError: when the cards lack the kind.
        """
        self.kind = kind
        self.family = family
        self.deck = deck_for(cards, kind)
        self.positions = tuple(trial_positions(self.deck, kind, family))
        self.chosen = 0
        """Which of the positions lies on the table."""
        self.begun = False
        self._answers: list[Move] = []
        self.events: tuple[tuple[Event, ...], ...] = ()
        """What has happened since the card began to act: at once, and after each answer."""
        self.idle = False
        """Whether the card has finished acting and has done nothing."""
        self.speak(language)
        self._lay()

    def speak(self, language: str) -> None:
        """Tell everything in another language from now on, that of the catalogue."""
        self.names = Names(language, self.deck)

    # -- what lies there -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> TrialPosition:
        """The position on the table before anything happened."""
        return self.positions[self.chosen]

    @property
    def table(self) -> Table:
        """The table as it is now, as a copy for the caller."""
        table: Table = self._state.table
        return table.clone()

    @property
    def opening(self) -> Table:
        """The table before anything happened, as a copy for the caller."""
        return self._opening.clone()

    @property
    def card(self) -> int:
        """The number of the card that is tried."""
        seating = self._opening.seating
        return seating.deck(seating.families.index(self.family))[self.deck.number(self.kind)]

    @property
    def title(self) -> str:
        """A short description of how the card lies."""
        return _title(self.position, self.names)

    @property
    def over(self) -> bool:
        """Whether the card has finished acting."""
        return self.begun and not self._state.moves

    @property
    def view(self) -> View | None:
        """The current question as seen with all cards open, or None before the card acts and after it."""
        state = self._state
        if not self.moves:
            return None
        return View(state.seat, state.table.clone(), [frame.clone() for frame in state.stack], state.decision)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that may be chosen now."""
        return tuple(self._state.moves) if self.begun else ()

    # -- playing -------------------------------------------------------------------------------------------------------

    def choose(self, place: int) -> None:
        """Lay out another position, by its place in `trial_positions`.

        Raises:
            IndexError: when there is none.
        """
        if not 0 <= place < len(self.positions):
            raise IndexError(place)
        self.chosen = place
        self.again()

    def next_position(self) -> None:
        """Lay out the position that comes next, the first one after the last."""
        self.choose((self.chosen + 1) % len(self.positions))

    def activate(self) -> None:
        """Let the card do what it does here; it does so once."""
        if not self.begun:
            self.begun = True
            self._play()

    def answer(self, move: Move) -> None:
        """Answer what is asked.

        Raises:
            ValueError: when this is none of the answers.
        """
        if move not in self.moves:
            raise ValueError(f"'{move}' is no answer to what is asked.")
        self._answers.append(move)
        self._play()

    def undo(self) -> None:
        """Take back the last answer, or that the card was activated; nothing where nothing was done."""
        if self._answers:
            self._answers.pop()
        else:
            self.begun = False
        self._play()

    def again(self) -> None:
        """Take back all that has happened in this position."""
        self.begun = False
        self._answers.clear()
        self._lay()

    def _lay(self) -> None:
        self._state: State = set_up(self.position, self.deck)
        self._opening: Table = self._state.table.clone()
        self.events, self.idle = (), False

    def _play(self) -> None:
        """Play the position anew, with all that was answered: it is quick, and the same each time."""
        self._lay()
        if not self.begun:
            return
        state = self._state
        game_log = GameLog(LOG_RENDERER, self._opening)
        heard: list[Event] = []
        changed: list[Event] = []

        def listen(event: Event) -> None:
            heard.append(event)
            # What lay on a card that is revealed is not what the card does.
            if changes_something(event) and not (state.stack and state.stack[-1] is REACHED):
                changed.append(event)

        state.table.listener = listen
        for answer in (None, *self._answers):
            if answer is None:
                trigger(state)
            else:
                continue_after(state, answer)
            game_log.add(-1, heard)
            self.events += (tuple(heard),)
            heard.clear()
        state.table.listener = None
        told = [line.key for line in game_log.lines() if not line.heading and line.key != _FIRST_PLAYER]
        # The chronicle says so only when the next card is reached.
        self.idle = self.over and not changed and all(key.startswith("reveal") for key in told)


_TITLES: Final[Mapping[str, Callable[[], str]]] = {
    "alone": lambda: translate("Trial", "Alone in the queue"),
    "rivals": lambda: translate("Trial", "Between two rivals"),
    "own": lambda: translate("Trial", "Between two cards of its own family"),
    "both": lambda: translate("Trial", "Between a rival and its own family"),
    "front": lambda: translate("Trial", "At the front of the queue"),
    "back": lambda: translate("Trial", "At the end of the queue"),
    "long": lambda: translate("Trial", "In a longer queue"),
    "open": lambda: translate("Trial", "Face up since an earlier round"),
    "avenge": lambda: translate("Trial", "Eliminated by a rival, whose card is: {card}"),
    "kill": lambda: translate("Trial", "In reserve; its owner eliminates a card with: {card}"),
    "round": lambda: translate("Trial", "In reserve, when a round begins"),
    "end": lambda: translate("Trial", "In reserve, when the game ends"),
    "marked": lambda: translate("Trial", "Beside cards with a verdict"),
    "namesake": lambda: translate("Trial", "Beside a card of the same name"),
    "named": lambda: translate("Trial", "Beside cards that it names"),
}
"""By the shape of a position."""


def _title(position: TrialPosition, names: Names) -> str:
    return _TITLES[position.shape]().format(card=names.card(position.helper) if position.helper else "")
