"""The rules of Ordonance as the rest of the program uses them: options, set-up, the course of turns, result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome, check_option_names, chosen_values
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.seats import first_player_option, parse_seating
from gonfalon.core.state import Frame, Refusal, State, refuse
from gonfalon.games.ordonance.rules.control import controlling_seat, leading_seat
from gonfalon.games.ordonance.rules.deck import Deck, shipped
from gonfalon.games.ordonance.rules.moves import ONLY_PASS, PASS, Move
from gonfalon.games.ordonance.rules.scoring import POINTS, TERRITORIES, TOURNAMENT, outcome
from gonfalon.games.ordonance.rules.seating import Seating
from gonfalon.games.ordonance.rules.table import NO_CARD, NOBODY, Table


class Prompt(NamedTuple):
    """The question to a seat: where to play a unit, or to pass because it cannot."""

    word: str
    """`play` or `pass`."""
    card: int = NO_CARD
    """The card that the seat has just drawn."""


class Turns(Frame):
    """The only frame of the game: one seat after the other draws and plays."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the turns"

    def __reduce__(self) -> str:
        return "TURNS"  # there is one of them, in the bots' process too

    def run(self, state: State) -> None:
        table: Table = state.table
        seating = table.seating
        if table.passes >= seating.seats:
            self._force_end(table)
        elif table.markers < seating.territories or (seating.play_out and 0 in table.completed):
            if table.top < seating.size:
                table.draw(table.faces[table.top])
            self.ask(state)
            return
        hidden = tuple(card for card, known in enumerate(table.known) if known != seating.everyone)
        table.disclose(hidden, tuple(table.faces[card] for card in hidden))
        table.end()
        state.stack.pop()

    def ask(self, state: State) -> None:
        table: Table = state.table
        seat = table.at
        offers = table.seating.rates.offers(table.closed[seat])
        faces = table.faces
        moves: list[Move] = []
        for face in sorted({faces[card] for card in table.hands[seat]}):  # type: ignore[type-var]
            moves += offers[face]  # type: ignore[index]
        state.ask(seat, moves or ONLY_PASS)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move == PASS:
            table.pass_by()
            return
        seating, faces, hand = table.seating, table.faces, table.hands[table.at]
        face = seating.rates.numbers[move.unit]
        held = card = hand[-1]
        if faces[card] != face:
            held = next(held for held in reversed(hand) if faces[held] == face)
        table.show(card, face, held)
        territory = move.territory - 1
        table.play(card, territory)
        self._judge(table, territory)
        if seating.by_deck:
            # A card that lies anywhere cannot come here any more: every territory may have become certain.
            for other in range(seating.territories):
                if other != territory:
                    self._judge(table, other)

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        territory = move.territory - 1
        if move.unit and table.closed[table.at] >> territory & 1:
            return refuse("full", table.seating.army_size, territory=territory)
        return None

    @staticmethod
    def _judge(table: Table, territory: int) -> None:
        if table.holder[territory] == NOBODY:
            seat = controlling_seat(table, territory)
            if seat != NOBODY:
                table.control(territory, seat)

    @staticmethod
    def _force_end(table: Table) -> None:
        """Award undecided territories to their best full army after a round in which no seat could play (section 7)."""
        for territory in range(table.seating.territories):
            if table.holder[territory] == NOBODY and (seat := leading_seat(table, territory)) != NOBODY:
                table.control(territory, seat)

    def word(self, state: State) -> str:
        table: Table = state.table
        # Public: a seat that has neither cards nor places passes, and both can be counted by everybody.
        can_play = table.hands[table.at] and table.closed[table.at] != table.seating.everywhere
        return "play" if can_play else "pass"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), state.table.drawn)


TURNS = Turns()


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
    """The options chosen before a game of Ordonance."""

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
            "first": first_player_option(self.families, self.first),
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

    def options(self, given: Mapping[str, object]) -> Options:
        """Options from words, as a record or a command line gives them.

        Raises:
            ValueError: with a sentence about the first that is wrong.
        """
        check_option_names("Ordonance", given, CHOICES)
        families, first = parse_seating(given, self.seats, "RB")
        words = chosen_values(given, CHOICES)
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

    def seen_move(self, state: State, move: Move, seat: int) -> SeenMove:
        """The move, and the number by which the table knows the card: what is played is shown to all."""
        return SeenMove(state.seat, move, NO_CARD if move == PASS else state.table.hands[state.seat][-1])

    def parse(self, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        return Move.parse(text)

    def card_sets(self, options: Options) -> Sequence[tuple[str, str]]:
        return ((options.cards.name, options.cards.hash),)
