"""The rules of Oriflamme as the rest of the program uses them: options, set-up, order of turns, result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome, check_option_names, chosen_values
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.mypyc_support import mypyc_attr
from gonfalon.core.seats import FAMILIES_EACH, first_player_option, parse_seating
from gonfalon.core.state import Frame, Refusal, State, refuse
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import load_files
from gonfalon.games.oriflamme.rules.interpreter import ACTIVATE, END, PROGRAMS, ROUND, Activation, Prompt, run_reserved
from gonfalon.games.oriflamme.rules.moves import KEEP_OR_REVEAL, ONLY_KEEP, REVEAL, Move
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.table import OVER, PLACEMENT, RESOLUTION, Table


class TurnOrder(Frame):
    """The bottom of the stack: whose turn it is to place, which slot comes next, when a round and the game are over."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the course of the round"

    def __reduce__(self) -> str:
        return "TURN_ORDER"  # there is one of them, in the bots' process too

    def is_unpredictable(self, table: Table) -> bool:
        return True  # another card, or another round: whatever was chosen is done with

    def run(self, state: State) -> None:
        table: Table = state.table
        card = table.advance() if table.phase == RESOLUTION else -1
        if card < 0:
            self._begin_something(state)
        elif table.open[card]:
            Activation.start(state, table.faces[card] * PROGRAMS + ACTIVATE, card)  # type: ignore[operator]
        else:
            state.stack.append(REACHED)
            seating = table.seating
            if seating.costly or table.fresh:
                REACHED.ask(state)
            else:
                state.seat = seating.owner[card]
                state.moves = KEEP_OR_REVEAL

    def step(self, state: State) -> None:
        """Run, but the card that is reached does not act yet."""
        table: Table = state.table
        if table.phase == RESOLUTION and table.advance() >= 0:
            state.stack.append(REACHED)
        else:
            self._begin_something(state)

    def _begin_something(self, state: State) -> None:
        """A placement, the resolution, a round or the end, when there is no card to resolve."""
        table: Table = state.table
        if table.phase == PLACEMENT:
            if table.placed < table.seating.seats:
                self.ask(state)
            else:
                table.begin_resolution()
        elif table.round < table.seating.rounds:
            self._next_round(state)
        else:
            for seat in range(table.seating.seats):
                run_reserved(state, END, seat)
            table.end()
            state.stack.pop()

    def _next_round(self, state: State) -> None:
        table: Table = state.table
        table.begin_round()
        if table.round > 1:
            for pile in table.piles:
                if pile:
                    table.draw(pile[0], table.faces[pile[0]])
        if table.reserves:
            for seat in range(table.seating.seats):
                run_reserved(state, ROUND, seat)

    def ask(self, state: State) -> None:
        table: Table = state.table
        self._ask(state, table, table.seating, self._placing(table))

    @staticmethod
    def _placing(table: Table) -> int:
        """The seat that places a card."""
        return (table.first + table.placed) % table.seating.seats

    def _ask(self, state: State, table: Table, seating: Seating, seat: int) -> None:
        own = bytes(table.queue).translate(seating.tops[seat])
        offers = seating.offers.get(own) or seating.offer(own)
        moves: list[Move] = []
        for face in sorted(map(table.faces.__getitem__, table.hands[seat])):  # type: ignore[type-var]
            moves += offers[face]  # type: ignore[index]
        state.seat = seat
        state.moves = moves

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        seating = table.seating
        seat = state.seat
        table.place(table.faces.index(seating.numbers[move.kind], seat * seating.deck_size), move.slot)
        if table.placed < seating.seats:
            self._ask(state, table, seating, (seat + 1) % seating.seats)

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        covers = move.word == "place" and 0 <= move.slot < len(table.queue)
        if covers and table.seating.owner[table.queue[move.slot]] != self._placing(table):
            return refuse("rival")
        return None

    def word(self, state: State) -> str:
        return "place"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))


class ReachedCard(Frame):
    """The card that resolution has come to: face up it acts, face down its owner keeps or reveals it (3.2)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the card that is reached"

    def __reduce__(self) -> str:
        return "REACHED"  # there is one of them, in the bots' process too

    def run(self, state: State) -> None:
        table: Table = state.table
        card = table.acted
        if table.open[card]:
            state.stack.pop()
            Activation.start(state, table.faces[card] * PROGRAMS + ACTIVATE, card)  # type: ignore[operator]
        else:
            self.ask(state)

    def ask(self, state: State) -> None:
        table: Table = state.table
        card = table.acted
        seating = table.seating
        state.seat = seating.owner[card]
        cost = seating.costs[table.faces[card]]  # type: ignore[index]
        state.moves = ONLY_KEEP if table.influence[card] < cost or card in table.fresh else KEEP_OR_REVEAL

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        card = table.acted
        if move != REVEAL:
            state.stack.pop()
            table.keep(card, 0 if card in table.fresh else 1)
            return
        seating = table.seating
        face: int = table.faces[card]  # type: ignore[assignment]
        table.reveal(card)
        if cost := seating.costs[face]:
            table.drop(card, cost)
        lain = table.influence[card]
        if lain and (times := seating.yields[face]) is not None:
            table.collect(card, lain * times)
        state.stack.pop()
        Activation.start(state, face * PROGRAMS + ACTIVATE, card)

    def word(self, state: State) -> str:
        return "face-down"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), state.table.acted)


TURN_ORDER: Final = TurnOrder()
REACHED: Final = ReachedCard()


ROUNDS = 6
HAND = 7
"""Cards in hand at the start; the rest of a deck is set aside (section 2)."""
FIRST_DRAWN = 2
"""Cards of each family in hand at the start where another of each is drawn with every later round."""
DIRECTIONS = ("left-to-right", "right-to-left")
WHOLE, TWO_A_ROUND = HANDS = ("whole", "two-a-round")
"""Whether the hand is dealt at once, or one card of each family a round."""


@mypyc_attr(native_class=False)  # as frozen as it is, one that is compiled could not be sent to another process
@dataclass(frozen=True)
class Options:
    """The options chosen before a game of Oriflamme."""

    cards: CardSet
    families: str = "RBGY"
    """A letter for each seat, in the order of play."""
    first: int | None = None
    """The seat that plays first, None to draw it."""
    direction: str = "left-to-right"
    each: int = 1
    """How many families each player leads: 1, or 2 where two play."""
    hand: str = WHOLE
    """One of `HANDS`."""

    def __post_init__(self) -> None:
        # With fewer a hand would be empty before the sixth placement (E54).
        if len(self.cards) < HAND:
            few = "1 kind of card is" if len(self.cards) == 1 else f"{len(self.cards)} kinds of cards are"
            raise ValueError(f"{few} too few: a game of Oriflamme needs at least {HAND}.")
        if self.each == 2 and len(self.families) != 4:
            raise ValueError("Two families each are for two players: name four families.")
        if self.each == 1 and self.hand != WHOLE:
            raise ValueError("A hand is dealt two cards a round only to players who lead two families.")

    def as_text(self) -> dict[str, str]:
        """The options as words for a record; the cards are named there by their own line."""
        first = first_player_option(self.families, self.first)
        words = {"families": self.families, "first": first, "direction": self.direction}
        if self.each > 1:
            words |= {FAMILIES_EACH: str(self.each), "hand": self.hand}
        if self.cards.picked is not None:
            words["kinds"] = ", ".join(self.cards.picked)
        return words


class Oriflamme:
    """The base game, its Alliance and every mixture: what differs is the set of cards."""

    name = "oriflamme"
    seats = range(2, 6)
    rules_version = 1

    def options(self, given: Mapping[str, object]) -> Options:
        """Options from words, as a record or a command line gives them.

        Raises:
            ValueError: with a sentence about the first that is wrong.
        """
        check_option_names("Oriflamme", given, ("direction", "kinds", FAMILIES_EACH, "hand"))
        chosen = chosen_values(given, {FAMILIES_EACH: ("1", "2"), "hand": HANDS})
        families, first = parse_seating(given, self.seats, "RBGY")
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
        return Options(cards, families, first, direction, int(chosen["families_each"]), chosen["hand"])

    def setup(self, options: Options, seed: int) -> State:
        """Deal the cards and ask for the first placement; the same seed deals the same game (section 2)."""
        dice = Dice(seed)
        seating = Seating(options.cards, options.families, options.direction, ROUNDS, options.each)
        table = Table.empty(seating)
        faces: list[int | None] = []
        for _ in range(seating.seats):
            deck = list(range(seating.deck_size))
            dice.shuffle(deck)
            faces.extend(deck)
        table.deal(faces, HAND, HAND if options.hand == WHOLE else FIRST_DRAWN)
        table.first = dice.below(seating.seats) if options.first is None else options.first
        state = State(table, [TURN_ORDER], dice.word())
        state.run()
        return state

    def outcome(self, table: Table) -> Outcome:
        """Scores and winners as if the game ended now; ties go to the most slots with one's card on top (section 7).

        Who leads two families has the influence of both, at either seat.
        """
        if table.phase != OVER and table.reserves:
            table = table.clone()
            state = State(table, [], 0)
            for seat in range(table.seating.seats):
                run_reserved(state, END, seat)
        leaders = table.seating.leaders
        scores = table.seating.together(table.pool)
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best and seat == leaders[seat]]
        tie_break = None
        if len(winners) > 1:
            tie_break = table.seating.together([table.topped(seat) for seat in range(len(scores))])
            most = max(tie_break[seat] for seat in winners)
            winners = [seat for seat in winners if tie_break[seat] == most]
        return Outcome(scores, tuple(winners), tie_break, leaders if table.seating.each > 1 else ())

    def seen_move(self, state: State, move: Move, seat: int) -> SeenMove:
        """The move, without the kind of a hand card that others do not see, and the number of the card it is about."""
        table: Table = state.table
        if move.kind:
            deck = table.seating.deck(state.seat)
            card = table.faces.index(table.seating.numbers[move.kind], deck.start)
            own = seat >= 0 and table.seating.leaders[seat] == table.seating.leaders[state.seat]
            return SeenMove(state.seat, move if own else move._replace(kind=""), card)
        if move.word == "target":
            return SeenMove(state.seat, move, table.queue[move.slot])
        prompt: Prompt = state.stack[-1].prompt(state)
        return SeenMove(state.seat, move, prompt.it if move.word == "gap" else prompt.card)

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
    return load_files(cards_dir() / "oriflamme.yaml")
