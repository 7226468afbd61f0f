"""Pax Pamir as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from gonfalon.core.diagnostics import Message, MessageError, ProgramWords
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome, check_option_names, chosen_values
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.seats import FAMILIES, first_player_option, parse_seating
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.deck import Deck, shipped
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.market import DEALING
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.positions import families_of, lay_out, position_line, read_position
from gonfalon.games.pamir.rules.seating import Seating, first_card_with_back, shuffled_deck
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Loyalties
from gonfalon.games.pamir.rules.wakhan.turn import WakhanAutomaton

CHOICES = {"hands": ("hidden", "open"), "as-rtt": ("no", "yes")}
"""The options and their words, the usual one first."""
IMPROVEMENTS = ("purchasing", "spies", "loyalty")
"""What Wakhan may do better than in the base rules (W21)."""
NOBODY = "none"
POSITION_NAME = "the position"
"""What a position is called in sentences about its text."""
WITH_WAKHAN = range(2, 4)
"""How many may play with Wakhan, herself included (W)."""


@dataclass(frozen=True)
class Options:
    """The options that are chosen before a game."""

    cards: Deck
    families: str = "RBG"
    first: int | None = None
    """The seat that declares its loyalty first, None to draw it (S7)."""
    hands: str = "hidden"
    as_rtt: str = "no"
    wakhan: int = NONE
    """The seat of Wakhan, `NONE` without her."""
    improved: tuple[str, ...] = ()
    position: str = ""
    """The position with which it begins, a row of YAML on one line; empty for a game that is dealt."""

    def as_text(self) -> dict[str, str]:
        """In the words of a record; what is as usual and concerns few games is left out."""
        text = {
            "families": self.families,
            "first": first_player_option(self.families, self.first),
            "hands": self.hands,
        }
        if self.as_rtt != "no":
            text["as-rtt"] = self.as_rtt
        if self.wakhan != NONE:
            text["wakhan"] = self.families[self.wakhan]
            if self.improved:
                text["improved"] = " ".join(self.improved)
        if self.position:
            text["position"] = self.position
        return text

    def seating(self) -> Seating:
        return Seating(
            self.cards,
            self.families,
            open_hands=self.hands == "open",
            as_rtt=self.as_rtt == "yes",
            wakhan=self.wakhan,
            automaton=WakhanAutomaton() if self.wakhan != NONE else None,
            improved=frozenset(self.improved),
        )


class Pamir:
    """Pax Pamir, second edition, for two to five, of whom one may be Wakhan."""

    name = "pamir"
    seats = range(2, 6)  # S1
    rules_version = 1

    def options(self, given: Mapping[str, object]) -> Options:
        """Options from words, as a record or a command line gives them.

        Raises:
            ValueError: with a sentence about the first that is wrong.
        """
        check_option_names("Pax Pamir", given, ("wakhan", "improved", "position", *CHOICES))
        families, first = parse_seating(given, self.seats, FAMILIES[:3])
        words = chosen_values(given, CHOICES)
        deck = given.get("cards")
        if deck is None:
            deck = shipped()
        elif not isinstance(deck, Deck):
            raise ValueError("The option 'cards' is not a deck of Pax Pamir.")
        wakhan = _wakhan(str(given.get("wakhan", NOBODY)), families)
        if wakhan != NONE and first not in (None, _first_with(wakhan, len(families))):
            raise MessageError(
                Message("With Wakhan nobody is named first: where she sits says who declares a loyalty first.")
            )
        if wakhan != NONE and words["as_rtt"] == "yes":
            raise MessageError(
                Message(
                    "{site} does not know Wakhan: leave out '{wakhan}' or '{as_rtt}'.",
                    site=ProgramWords("Rally the Troops"),
                    wakhan=ProgramWords("wakhan"),
                    as_rtt=ProgramWords("as-rtt"),
                )
            )
        improved = _improved(str(given.get("improved", "")), wakhan)
        options = Options(deck, families, first, wakhan=wakhan, improved=improved, **words)
        if given.get("position"):
            return _with_position(options, str(given["position"]))
        return options

    def setup(self, options: Options, seed: int) -> State:
        """Shuffle, deal the market and ask for the first loyalty; the same seed deals the same game (S)."""
        if options.position:
            return lay_out(read_position(options.position, POSITION_NAME), options, seed)
        dice = Dice(seed)
        seating = options.seating()
        order = shuffled_deck(seating, dice)
        first = dice.below(seating.seats) if options.first is None else options.first
        wakhan = list(range(len(options.cards.wakhan)))
        if seating.wakhan != NONE:
            dice.shuffle(wakhan)
        return begin(seating, order, first, wakhan, dice.word())

    def outcome(self, table: Table) -> Outcome:
        """Scores and winners as if the game ended now (V)."""
        return outcome(table)

    def seen_move(self, state: State, move: Move, seat: int) -> SeenMove:
        """The move: what is bought, played and discarded is shown to all."""
        return SeenMove(state.seat, move)

    def parse(self, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        return Move.parse(text)

    def card_sets(self, options: Options) -> Sequence[tuple[str, str]]:
        return ((options.cards.name, options.cards.hash),)


def begin(seating: Seating, order: Sequence[int], first: int, wakhan: Sequence[int], seed: int) -> State:
    """A game whose cards lie in a certain order.

    Args:
        seating: who plays, and by which rules.
        order: the cards in the order in which they are dealt, those of the market first (S5).
        first: the seat that declares its loyalty first; with Wakhan it follows from where she sits (W1).
        wakhan: her cards, the next one last; unused without her.
        seed: for what chance does later.
    """
    table = Table.empty(seating)
    table.deck = list(reversed(order))
    for place, card in zip(DEALING, order, strict=False):
        table.deal(place, card)
    humans = seating.seats
    if seating.wakhan != NONE:
        humans -= 1
        first = _first_with(seating.wakhan, seating.seats)
        table.wakhan_deck = list(wakhan)
        table.wakhan_back = first_card_with_back(seating, wakhan[-1])
    state = State(table, [Loyalties(first, humans)], seed)
    state.run()
    return state


def _with_position(options: Options, text: str) -> Options:
    """The options with a position, checked as the game would begin with it.

    Raises:
        ValueError: with a sentence, when it cannot.
    """
    row = read_position(text, POSITION_NAME)
    if families_of(row) != options.families:
        raise ValueError("In the position sit other families than in the game.")
    if row.get("wakhan", NOBODY) != (NOBODY if options.wakhan == NONE else options.families[options.wakhan]):
        raise ValueError("The position and the game do not agree on who is Wakhan.")
    lay_out(row, options, seed=0)
    return replace(options, position=position_line(row))


def _first_with(wakhan: int, seats: int) -> int:
    """Return the seat that declares loyalty first where Wakhan plays, who sits just before the last to do so (W1)."""
    return (wakhan + (2 if seats > 2 else 1)) % seats


def _wakhan(word: str, families: str) -> int:
    if word == NOBODY:
        return NONE
    if len(word) != 1 or word not in families:
        raise MessageError(
            Message(
                "Wakhan cannot be '{word}': name the family that she plays, of {families}.",
                word=word,
                families=", ".join(families),
            )
        )
    if len(families) not in WITH_WAKHAN:
        raise MessageError(
            Message("Wakhan plays against one or two others, not at a table for {count}.", count=len(families))
        )
    return families.index(word)


def _improved(words: str, wakhan: int) -> tuple[str, ...]:
    chosen = words.replace(",", " ").split()
    wrong = [word for word in chosen if word not in IMPROVEMENTS]
    if wrong:
        raise MessageError(
            Message(
                "Wakhan has no improvement '{word}': choose among {known}.",
                word=wrong[0],
                known=ProgramWords(", ".join(IMPROVEMENTS)),
            )
        )
    if chosen and wakhan == NONE:
        raise MessageError(
            Message("The option '{word}' is about Wakhan, who does not play here.", word=ProgramWords("improved"))
        )
    return tuple(word for word in IMPROVEMENTS if word in chosen)
