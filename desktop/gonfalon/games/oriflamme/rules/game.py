"""Oriflamme as the rest of the program knows it: options, set-up, result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.families import first_word, seated
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import Seen
from gonfalon.core.options import refuse_unknown
from gonfalon.core.state import State
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.course import COURSE
from gonfalon.games.oriflamme.rules.loading import load
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.program import END, Prompt, run_reserved
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.table import OVER, Table

ROUNDS = 6
HAND = 7
"""Cards in hand at the start; the rest of a deck is set aside (section 2)."""
DIRECTIONS = ("left-to-right", "right-to-left")


@dataclass(frozen=True)
class Options:
    """What is chosen before a game of Oriflamme."""

    cards: CardSet
    families: str = "RBGY"
    """A letter for each seat, in the order of play."""
    first: int | None = None
    """The seat that plays first, None to draw it."""
    direction: str = "left-to-right"

    def __post_init__(self) -> None:
        # With fewer a hand would be empty before the sixth placement (E54).
        if len(self.cards) < HAND:
            few = "1 kind of card is" if len(self.cards) == 1 else f"{len(self.cards)} kinds of cards are"
            raise ValueError(f"{few} too few: a game of Oriflamme needs at least {HAND}.")

    def as_text(self) -> dict[str, str]:
        """The options as words for a record; the cards are named there by their own line."""
        first = first_word(self.families, self.first)
        words = {"families": self.families, "first": first, "direction": self.direction}
        if self.cards.picked is not None:
            words["kinds"] = ", ".join(self.cards.picked)
        return words


class Oriflamme:
    """The base game, its Alliance and every mixture: what differs is the set of cards."""

    name = "oriflamme"
    seats = range(2, 6)
    rules_version = 1

    def options(self, given: Mapping[str, Any]) -> Options:
        """Options from words, as a record or a command line gives them.

        Raises:
            ValueError: with a sentence about the first that is wrong.
        """
        refuse_unknown("Oriflamme", given, ("direction", "kinds"))
        families, first = seated(given, self.seats, "RBGY")
        direction = str(given.get("direction", DIRECTIONS[0]))
        if direction not in DIRECTIONS:
            raise ValueError(f"The queue cannot resolve '{direction}': choose {' or '.join(DIRECTIONS)}.")
        cards = given.get("cards")
        if cards is None:
            cards = base_cards()
        elif not isinstance(cards, CardSet):
            raise ValueError("The option 'cards' is not a set of cards.")
        if "kinds" in given:
            kinds = str(given["kinds"]).replace(",", " ").split()
            missing = [kind for kind in kinds if kind not in cards]
            if missing:
                raise ValueError(f"There is no card '{missing[0]}' in {cards.name}.")
            cards = cards.pick(kinds)
        return Options(cards, families, first, direction)

    def setup(self, options: Options, seed: int) -> State:
        """Deal the cards and ask for the first placement; the same seed deals the same game (section 2)."""
        dice = Dice(seed)
        seating = Seating(options.cards, options.families, options.direction, ROUNDS)
        table = Table.empty(seating)
        faces: list[int | None] = []
        for _ in range(seating.seats):
            deck = list(range(seating.deck_size))
            dice.shuffle(deck)
            faces.extend(deck)
        table.deal(faces, HAND)
        table.first = dice.below(seating.seats) if options.first is None else options.first
        state = State(table, [COURSE], dice.word())
        state.run()
        return state

    def outcome(self, table: Table) -> Outcome:
        """Scores and winners as if the game ended now; ties go to the most slots with one's card on top (section 7)."""
        if table.phase != OVER and table.reserves:
            table = table.clone()
            state = State(table, [], 0)
            for seat in range(table.seating.seats):
                run_reserved(state, END, seat)
        scores = tuple(table.pool)
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        tie_break = None
        if len(winners) > 1:
            tie_break = tuple(table.topped(seat) for seat in range(len(scores)))
            most = max(tie_break[seat] for seat in winners)
            winners = [seat for seat in winners if tie_break[seat] == most]
        return Outcome(scores, tuple(winners), tie_break)

    def seen_move(self, state: State, move: Move, seat: int) -> Seen:
        """The move, without the kind of a hand card that others do not see, and the number of the card it is about."""
        table: Table = state.table
        if move.kind:
            deck = table.seating.deck(state.seat)
            card = table.faces.index(table.seating.numbers[move.kind], deck.start)
            return Seen(state.seat, move if seat == state.seat else move._replace(kind=""), card)
        if move.word == "target":
            return Seen(state.seat, move, table.queue[move.slot])
        prompt: Prompt = state.stack[-1].prompt(state)
        return Seen(state.seat, move, prompt.it if move.word == "gap" else prompt.card)

    def parse(self, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        return Move.parse(text)

    def card_sets(self, options: Options) -> Sequence[tuple[str, str]]:
        return tuple((part.name, part.hash) for part in options.cards.parts)


def base_cards() -> CardSet:
    """The ten cards of the base game.

    Raises:
        CardFileError: when the file that is shipped with the program was changed and no longer loads.
    """
    return load(cards_dir() / "oriflamme.yaml")
