"""The interface of a game's rules, with its options, the history of moves and the simulation of a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from gonfalon.core.diagnostics import Message, MessageError, ProgramWords
from gonfalon.core.knowledge import SeenMove, View
from gonfalon.core.state import NO_MOVES, Decision, Refusal, State


class Move(Protocol):
    """An immutable value whose text is the same word in records, scenarios and logs."""

    def __str__(self) -> str: ...
    def __lt__(self, other: Any, /) -> bool: ...
    def __hash__(self) -> int: ...


class Event:
    """A fact in the past tense, as a verb of a table has told it; each kind is a frozen dataclass with slots."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    VERB: ClassVar[str]
    """The verb that told it."""
    ARGUMENTS: ClassVar[tuple[str, ...] | None] = None
    """The fields that the verb takes, None for all of them."""

    @property
    def is_certain(self) -> bool:
        """Whether the event would happen exactly so when reported on a table on which unknown faces are None."""
        return True

    def apply(self, table: object) -> None:
        """Apply to a seat's view of the table what happened to the table."""
        names = self.__match_args__ if self.ARGUMENTS is None else self.ARGUMENTS
        getattr(table, self.VERB)(*(getattr(self, name) for name in names))

    def seen_by(self, seat: int) -> Event:
        """The same fact with what the seat may not know left out; most everybody sees as they are."""
        return self


class EndingKind(StrEnum):
    """How a game ended for the people at the screen; "own" is the only one who sits there."""

    WON = "won"
    """The own victory."""
    SHARED_WON = "shared-won"
    """The own victory, shared with others."""
    CELEBRATED = "celebrated"
    """One of several people wins, or a bot where nobody sits there."""
    SHARED = "shared"
    """Others share the victory."""
    TIED = "tied"
    """Another wins who had no more than the own score."""
    SHORT = "short"
    """Another wins, and little lacked."""
    LOST = "lost"


NEAR: Final = 4
"""Who lacked no more than this was near to the victory, where a game does not say otherwise."""
NEAR_SHARE: Final = 0.15
"""So was who lacked no more than this part of the winner's score."""


@dataclass(frozen=True)
class Outcome:
    """The result of a game that has ended, or that would end as it lies."""

    scores: tuple[int, ...]
    """One figure a seat; seats of one player have the same."""

    winners: tuple[int, ...]
    """The seats that win, more than one when the victory is shared; of those of one player the first alone."""

    tie_break: tuple[int, ...] | None = None
    """The figure a seat that decided between equal scores, None where the scores decided."""

    leaders: tuple[int, ...] = field(default=(), compare=False)
    """For each seat the first one of its player; empty where each plays for itself, and where a record tells it."""

    near: int = field(default=NEAR, compare=False)
    """How little is called near to the victory."""

    @property
    def players(self) -> list[int]:
        """The first seat of each player."""
        return sorted(set(self.leaders)) or list(range(len(self.scores)))

    @property
    def best(self) -> list[int]:
        """The first seats of the players with the best score, of whom not all need to win."""
        return [seat for seat in self.players if self.scores[seat] == max(self.scores)]

    def near_miss(self, seat: int) -> int:
        """Return how little a seat lacked of the winner's score; 0 where it was much or nothing, or several win."""
        if len(self.winners) != 1 or seat in self.winners:
            return 0
        best = self.scores[self.winners[0]]
        short = best - self.scores[seat]
        return short if 0 < short <= max(self.near, NEAR_SHARE * best) else 0

    def ending(self, people: Sequence[int]) -> EndingKind:
        """Return how the game ended for those who sit at the screen, each given by the first seat."""
        winner = self.winners[0] if len(self.winners) == 1 else None
        own = people[0] if len(people) == 1 else None
        if own in self.winners:
            return EndingKind.SHARED_WON if winner is None else EndingKind.WON
        if winner is None:
            return EndingKind.SHARED
        if own is None:
            return EndingKind.CELEBRATED if not people or winner in people else EndingKind.LOST
        if self.scores[own] == self.scores[winner]:
            return EndingKind.TIED
        return EndingKind.SHORT if self.near_miss(own) else EndingKind.LOST

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's player's: 1.0, or less when it is shared, or 0.0."""
        leader = self.leaders[seat] if self.leaders else seat
        return 1.0 / len(self.winners) if leader in self.winners else 0.0


class Rules(Protocol):
    """The rules of a game, the same for all that are played of it."""

    name: str
    seats: range
    """How many may play, house options included."""

    rules_version: int
    """Raised whenever an old record would replay differently."""

    def options(self, given: Mapping[str, object]) -> Any:
        """The choices made before the game, checked.

        Raises:
            ValueError: with a sentence for whoever gave them.
        """

    def setup(self, options: Any, seed: int) -> State:
        """A game that asks for its first decision; the same seed always deals the same game."""
        ...

    def outcome(self, table: Any) -> Outcome:
        """The result, as if the game ended now."""
        ...

    def seen_move(self, state: State, move: Any, seat: int) -> SeenMove:
        """Return what a seat sees of a move that is about to be played; -1 sees what all seats see.

        It tells no more than what happens then tells the seat, and enough to know for each card when it was laid, kept,
        moved or bought.
        """
        ...

    def parse(self, text: str) -> Move:
        """The move that is written as `text`.

        Raises:
            ValueError: when it is not written in the words of this game.
        """
        ...

    def card_sets(self, options: Any) -> Sequence[tuple[str, str]]:
        """Name and hash of each set of cards that is played with."""
        ...


COMMON_OPTIONS = ("families", "first", "cards")
"""What every game is given: who sits at the table, who begins, and with which cards."""
POSITION_OPTION: Final = "position"
"""The option that says with which position a game begins, for games that need not be dealt."""


def check_option_names(game: str, given: Mapping[str, object], own: Iterable[str]) -> None:
    """
    Args:
        game: what the game is called in a sentence.
        given: the options by their names.
        own: the names of those that this game has beside `COMMON_OPTIONS`.

    Raises:
        ValueError: with a sentence about the first, in the order of the alphabet, that the game does not have.
    """
    unknown = sorted(set(given).difference(COMMON_OPTIONS, own))
    if unknown:
        raise MessageError(Message("{game} has no option '{word}'.", game=ProgramWords(game), word=unknown[0]))


def chosen_values(given: Mapping[str, object], choices: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The word of each option, by its name as an argument has it: that of `points-end` under `points_end`.

    Args:
        given: the options by their names.
        choices: the words of each option, that which is usual first.

    Raises:
        ValueError: with a sentence about the first option that has another word.
    """
    found = {}
    for name, words in choices.items():
        word = str(given.get(name, words[0]))
        if word not in words:
            known = ProgramWords(", ".join(words))
            raise MessageError(
                Message("The option '{name}' cannot be '{word}': choose {known}.", name=name, word=word, known=known)
            )
        found[name.replace("-", "_")] = word
    return found


# A table shows where things lie, and not since when: who remembers can tell a card that was covered at once from one
# that lay for three rounds, and which card somebody bought.


class History:
    """The moves of one game, for every seat as it saw them; what happened without a move is not among them."""

    __slots__ = ("_rules", "_seen")

    def __init__(self, rules: Rules, seats: int) -> None:
        self._rules = rules
        self._seen: list[list[SeenMove]] = [[] for _ in range(seats + 1)]
        """One list for each seat, and a last one for those who have none."""

    def add(self, state: State, move: object) -> None:
        """Note a move; to be called before it is played."""
        seen_move = self._rules.seen_move
        for seat in range(-1, len(self._seen) - 1):
            self._seen[seat].append(seen_move(state, move, seat))

    def pop(self) -> None:
        """Forget the last move."""
        for seen in self._seen:
            seen.pop()

    def of(self, seat: int, until: int | None = None) -> tuple[SeenMove, ...]:
        """Return what a seat saw of all moves, or of the first `until`; -1 saw what all seats saw."""
        return tuple(self._seen[seat][:until])


def refusal(view: View, move: Any) -> Refusal | None:
    """Return what the rules have against a move of the seat that decides.

    None where the move is possible or beside the point.
    """
    decision = view.decision
    if decision is None or decision.seat != view.seat or move in decision.moves:
        return None
    return view.stack[-1].refusal(view.table, move)


class Simulation(NamedTuple):
    """The certain effects of a move, before it is played."""

    events: tuple[Event, ...]
    """What will happen, in order and as the seat will see it."""
    table: Any
    """The seat's table after these events."""
    whole: bool
    """Whether the rules came to their next question; else more follows, which depends on what the seat cannot know."""
    asked: Decision | None = None
    """That question; None where they did not come to it, or the game is over."""
    halt: Event | None = None
    """The event that is not foretold any more, None where none ended it."""


def try_move(
    view: View, move: object, assumed: Callable[[State], object] | None = None
) -> tuple[State, list[Event], bool]:
    """Play one of the moves of a view's decision on a copy of it; nothing is dealt, drawn or guessed.

    Args:
        view: of the seat that wants to know.
        move: what is tried.
        assumed: the answer that is taken for granted where the rules go on, None for what they do themselves.

    Returns:
        how far the rules came, what happened until then, and whether they came to their next question.
    """
    state = State(view.table.clone(), [frame.clone() for frame in view.stack], 0)
    state.ask(view.seat, view.pending.moves)
    heard: list[Event] = []
    state.table.listener = heard.append
    stack = state.stack
    state.moves = NO_MOVES
    try:
        stack[-1].take(state, move)
        while stack and not state.moves:
            answer = None if assumed is None else assumed(state)
            if answer is not None:
                stack[-1].take(state, answer)
            elif stack[-1].is_unpredictable(state.table):
                return state, heard, False
            else:
                stack[-1].run(state)
    except (TypeError, AssertionError):
        # The rules looked at a face that is None here; what they did before holds.
        return state, heard, False
    return state, heard, True


def simulate(view: View, move: object) -> Simulation:
    """Try a move, and tell what is certain of it as its seat will see it."""
    state, heard, whole = try_move(view, move)
    table = view.table.clone()
    certain: list[Event] = []
    for event in heard:
        if not event.is_certain:
            return Simulation(tuple(certain), table, False, None, event)
        seen = event.seen_by(view.seat)
        seen.apply(table)
        certain.append(seen)
    return Simulation(tuple(certain), table, whole, state.decision if whole and state.moves else None)
