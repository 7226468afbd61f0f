"""The rules of Pennons: the table and its verbs, what happens at it, the one question, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from gonfalon.core import state
from gonfalon.core.dice import Dice
from gonfalon.core.game import Event, Outcome, check_option_names
from gonfalon.core.knowledge import SeenMove, redacted_faces
from gonfalon.core.seats import first_player_option, parse_seating
from gonfalon.core.state import Frame, State

NAME = "pennons"
PENNONS, HAND, TOWERS = 20, 5, 3
NOBODY = -1
SETS = (("Pennons", "0" * 16),)
"""There is one set of cards, which never changes."""


class Move(NamedTuple):
    """A pennon to a tower; `Move.parse(str(move)) == move`."""

    pennon: int
    tower: int
    """From 1."""

    def __str__(self) -> str:
        return f"hoist {self.pennon} {self.tower}"

    @classmethod
    def parse(cls, text: str) -> Move:
        """
        Raises:
            ValueError: when it is no move.
        """
        word, *numbers = text.split() or [""]
        if word != "hoist" or len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
            raise ValueError(f"'{text}' is not a move: write for instance 'hoist 7 2'.")
        return cls(*map(int, numbers))


class Seating(NamedTuple):
    """What stays the same for a whole game."""

    families: str

    @property
    def seats(self) -> int:
        return len(self.families)

    @property
    def everyone(self) -> int:
        return (1 << self.seats) - 1


class Table(state.Table):
    """What lies on the table; the number of a card is its back, its face is what the pennon is worth."""

    __slots__ = ("at", "faces", "hands", "known", "listener", "over", "seating", "towers")

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.listener: Callable[[Any], None] | None = None
        self.faces: list[int | None] = [None] * PENNONS
        self.known = [0] * PENNONS
        self.hands: list[list[int]] = [[] for _ in range(seating.seats)]
        self.towers: list[list[tuple[int, int]]] = [[] for _ in range(TOWERS)]
        """Seat and card of all that was hoisted there, the first first."""
        self.at = 0
        self.over = False

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def hoist(self, card: int, face: int | None, tower: int) -> None:
        """Show a card of the hand whose turn it is on a tower, counted from 0."""
        seat = self.at
        self.faces[card] = face
        self.known[card] = self.seating.everyone
        self.hands[seat].remove(card)
        self.towers[tower].append((seat, card))
        self.at = (seat + 1) % self.seating.seats
        if self.listener is not None:
            self.listener(Hoisted(seat, card, face, tower))

    def end(self, faces: Sequence[int | None]) -> None:
        """Close the game and let everybody see what was never dealt."""
        self.faces = list(faces)
        self.known = [self.seating.everyone] * PENNONS
        self.over = True
        if self.listener is not None:
            self.listener(Ended(tuple(faces)))

    # -- reading -------------------------------------------------------------------------------------------------------

    def strength(self, seat: int, tower: int) -> int:
        """What the pennons of a seat on a tower are worth together."""
        return sum(self.faces[card] or 0 for owner, card in self.towers[tower] if owner == seat)

    def holder(self, tower: int) -> int:
        """Whose the tower is, `NOBODY` where two are equally strong or none is there."""
        strengths = [self.strength(seat, tower) for seat in range(self.seating.seats)]
        best = max(strengths)
        return strengths.index(best) if best and strengths.count(best) == 1 else NOBODY

    def held(self, seat: int) -> int:
        return sum(self.holder(tower) == seat for tower in range(TOWERS))

    def clone(self) -> Table:
        other = Table(self.seating)
        other.faces, other.known = self.faces.copy(), self.known.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.towers = [tower.copy() for tower in self.towers]
        other.at, other.over = self.at, self.over
        return other

    def redact(self, seat: int) -> Table:
        view = self.clone()
        view.faces = redacted_faces(self.faces, self.known, seat, self.seating.everyone)
        return view

    def dealer(self) -> Callable[[Dice], Table]:
        def dealt(dice: Dice) -> Table:
            table = self.clone()
            unseen = [face for face in range(1, PENNONS + 1) if face not in self.faces]
            dice.shuffle(unseen)
            table.faces = [unseen.pop() if face is None else face for face in self.faces]
            return table

        return dealt


@dataclass(frozen=True, slots=True)
class Hoisted(Event):
    """A pennon was hoisted, and everybody sees what it is worth."""

    VERB = "hoist"
    ARGUMENTS = ("card", "face", "tower")
    seat: int
    card: int
    face: int | None
    tower: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The last pennon flies."""

    VERB = "end"
    faces: tuple[int | None, ...]

    @property
    def is_certain(self) -> bool:
        return None not in self.faces


class Prompt(NamedTuple):
    word: str


class Turns(Frame):
    """One seat after the other hoists a pennon, until no hand has any."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if any(state.table.hands):
            self.ask(state)
        else:
            state.table.end(state.table.faces)
            state.stack.pop()

    def ask(self, state: State) -> None:
        table: Table = state.table
        faces = sorted(table.faces[card] or 0 for card in table.hands[table.at])
        state.ask(table.at, [Move(face, tower) for face in faces for tower in range(1, TOWERS + 1)])

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        card = next(card for card in table.hands[table.at] if table.faces[card] == move.pennon)
        table.hoist(card, move.pennon, move.tower - 1)

    def word(self, state: State) -> str:
        return "hoist"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))


@dataclass(frozen=True)
class Options:
    families: str
    first: int | None

    def as_text(self) -> dict[str, str]:
        return {"families": self.families, "first": first_player_option(self.families, self.first)}


class Pennons:
    """The rules, as the rest of the program asks them."""

    name = NAME
    seats = range(2, 5)
    rules_version = 1

    def options(self, given: Mapping[str, Any]) -> Options:
        check_option_names("Pennons", given, ())
        return Options(*parse_seating(given, self.seats, "RB"))

    def setup(self, options: Options, seed: int) -> State:
        dice = Dice(seed)
        table = Table(Seating(options.families))
        faces: list[int | None] = [*range(1, PENNONS + 1)]
        dice.shuffle(faces)
        table.faces = faces
        for card in range(HAND * len(options.families)):
            seat = card // HAND
            table.hands[seat].append(card)
            table.known[card] = 1 << seat
        table.at = dice.below(len(options.families)) if options.first is None else options.first
        state = State(table, [Turns()], dice.word())
        state.run()
        return state

    def outcome(self, table: Table) -> Outcome:
        scores = tuple(map(table.held, range(table.seating.seats)))
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def seen_move(self, state: State, move: Move, seat: int) -> SeenMove:
        return SeenMove(state.seat, move)

    def parse(self, text: str) -> Move:
        return Move.parse(text)

    def card_sets(self, options: Options) -> Sequence[tuple[str, str]]:
        return SETS
