"""Ordonance as the rest of the program knows it: options, set-up, result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.families import first_word, seated
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import Seen
from gonfalon.core.options import chosen, refuse_unknown
from gonfalon.core.state import State
from gonfalon.games.ordonance.rules.deck import Deck, shipped
from gonfalon.games.ordonance.rules.moves import PASS, Move
from gonfalon.games.ordonance.rules.scoring import POINTS, TERRITORIES, TOURNAMENT, outcome
from gonfalon.games.ordonance.rules.seating import Seating
from gonfalon.games.ordonance.rules.table import NO_CARD, Table
from gonfalon.games.ordonance.rules.turns import TURNS

CHOICES: dict[str, tuple[str, ...]] = {
    "singles": ("seniority", "count-then-seniority"),
    "certainty": ("icons", "deck"),
    "scoring": (TERRITORIES, POINTS, TOURNAMENT),
    "points-end": ("literal", "play-out"),
    "incomplete": ("score", "nothing"),
}
"""What may be chosen for each option, what is usual first (rules, sections 4, 5 and 8)."""


@dataclass(frozen=True)
class Options:
    """What is chosen before a game of Ordonance."""

    cards: Deck
    families: str = "RB"
    """A letter for each seat, in the order of play."""
    first: int | None = None
    """The seat that plays first, None to draw it."""
    singles: str = "seniority"
    """How single icons are compared: by `seniority`, or by `count-then-seniority`."""
    certainty: str = "icons"
    """What proves that nobody can catch up: the `icons` that lie there, or the `deck` list as well."""
    scoring: str = TERRITORIES
    """What is won by: `territories`, `points`, or `tournament`, which keeps both."""
    points_end: str = "literal"
    """Where points are kept: whether the last marker ends the game (`literal`) or everybody fills up (`play-out`)."""
    incomplete: str = "score"
    """Where points are kept: whether armies of fewer than four cards earn some (`score`) or `nothing`."""

    def as_text(self) -> dict[str, str]:
        """The options as words for a record; the deck is named there by its own line."""
        words = {
            "families": self.families,
            "first": first_word(self.families, self.first),
            "singles": self.singles,
            "certainty": self.certainty,
            "scoring": self.scoring,
        }
        if self.scoring != TERRITORIES:
            words |= {"points-end": self.points_end, "incomplete": self.incomplete}
        return words

    def seating(self) -> Seating:
        return Seating(
            self.cards,
            self.families,
            count_singles=self.singles != "seniority",
            by_deck=self.certainty == "deck",
            scoring=self.scoring,
            play_out=self.scoring != TERRITORIES and self.points_end == "play-out",
            incomplete_score=self.incomplete == "score",
        )


class Ordonance:
    """Two to four kingdoms, and five territories that each wants to control."""

    name = "ordonance"
    seats = range(2, 5)
    rules_version = 1

    def options(self, given: Mapping[str, Any]) -> Options:
        """Options from words, as a record or a command line gives them.

        Raises:
            ValueError: with a sentence about the first that is wrong.
        """
        refuse_unknown("Ordonance", given, CHOICES)
        families, first = seated(given, self.seats, "RB")
        words = chosen(given, CHOICES)
        deck = given.get("cards")
        if deck is None:
            deck = shipped()
        elif not isinstance(deck, Deck):
            raise ValueError("The option 'cards' is not a deck of Ordonance.")
        return Options(deck, families, first, **words)

    def setup(self, options: Options, seed: int) -> State:
        """Shuffle, deal and let the first player draw; the same seed deals the same game (section 2)."""
        dice = Dice(seed)
        seating = options.seating()
        table = Table.empty(seating)
        faces: list[int | None] = [
            face for face, unit in enumerate(options.cards.units) for _ in range(unit.copies * seating.decks)
        ]
        dice.shuffle(faces)
        table.deal(faces)
        table.at = dice.below(seating.seats) if options.first is None else options.first
        state = State(table, [TURNS], dice.word())
        state.run()
        return state

    def outcome(self, table: Table) -> Outcome:
        """Scores and winners as if the game ended now (sections 6 to 8)."""
        return outcome(table)

    def seen_move(self, state: State, move: Move, seat: int) -> Seen:
        """The move, and the number by which the table knows the card: what is played is shown to all."""
        return Seen(state.seat, move, NO_CARD if move == PASS else state.table.hands[state.seat][-1])

    def parse(self, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        return Move.parse(text)

    def card_sets(self, options: Options) -> Sequence[tuple[str, str]]:
        return ((options.cards.name, options.cards.hash),)
