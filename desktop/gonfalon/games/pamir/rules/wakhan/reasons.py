"""Every reason that Wakhan gives, in English words.

`Table.reason` tells a word and some numbers; here each word has a sentence with places for the numbers. `{0:card}` is
the first number, spelt as a card; the kinds are the methods of `Names`.

    >>> sentence("betrayed", (1, 7))
    'Among the cards with a prize and a spy of hers, Mohan Lal has the highest rank.'
"""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter
from typing import Any

from gonfalon.games.pamir.rules.deck import LINES, Deck, shipped
from gonfalon.games.pamir.rules.places import ON_CARD, word_of
from gonfalon.games.pamir.rules.words import ACTIONS, COALITIONS, COURT_SIZE, SUITS

SENTENCES = {
    # -- her card (W8, W10)
    "card": (
        "Wakhan turns over card {0:number}: her arrows point at column {1:column} and at {2:red_arrow}; "
        "her pragmatic loyalty is {3:coalition}."
    ),
    "shuffled": "No card lies below it: all her cards are shuffled, and she draws again.",
    "line": "Card {0:number}, line {1:number}: {2:line}.",
    "not_possible": "That is not possible now.",
    "no_more_actions": "Both of her actions are spent: only bonus actions are left.",
    "no_more_lines": "Three lines in a row were not possible: only bonus actions are left.",
    "bonus": "{0:card} has a bonus action: the leftmost icon that can be done is {1:action}.",
    "blackmail": "Among the cards of {2:place} without spies, {0:card} {1:priority}: Blackmail puts a spy there.",
    # -- what she buys (W11, W12, W15, W21)
    "ambition": "She buys {0:card}: it brings her {1:points}, more than anybody else.",
    "ambition_to_win": "She buys {0:card}: it brings her {1:points}, and she wins the game with it.",
    "patriot_before_check": "A Dominance Check is near: {0:card} is the cheapest patriot of the dominant {1:people}.",
    "blocks_before_check": (
        "A Dominance Check is near and the {2:people} are dominant: {0:card} is the cheapest card with most armies "
        "and roads ({1:number})."
    ),
    "cylinders_before_check": (
        "A Dominance Check is near and nobody is dominant: {0:card} is the cheapest card with most tribes and spies "
        "({1:number})."
    ),
    "rupees_before_check": (
        "A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {0:card} brings her the most "
        "rupees ({1:number})."
    ),
    "at_the_arrows": (
        "Her arrows point at the {1:row} row, column {2:column}: {0:card} in column {3:column} is the first valid card."
    ),
    "at_the_arrows_in_other_row": (
        "Where her arrows point no card is valid; in the {1:row} row, from column {2:column} on, {0:card} in column "
        "{3:column} is the first."
    ),
    "savvy": "{0:card} is cheaper than {1:card}, of the same suit and at least its rank: she takes that instead.",
    "instructed": "What her line asks for is {0:card}, at {1:rupees}.",
    # -- how she plays it (W13, W14, W18)
    "bribed": "For {0:card} she pays {1:seat} the full bribe of {2:rupees}.",
    "bribe_too_high": "For {0:card} she owes {1:seat} a bribe of {2:rupees}, which she does not have: it is discarded.",
    "played": "The red arrow says where she plays {0:card}: at the {1:side} end of her court.",
    "spy": "Among the cards of {2:place} where she has not the most spies, {0:card} {1:priority}.",
    "spy_among_all": "She has the most spies on all cards of {2:place}; among these, {0:card} {1:priority}.",
    "block_lifted": "No {0:coalition} block is left: by the list of her card she takes one from {1:place}.",
    "no_block": "No {0:coalition} block is left, and none on the map can be taken: nothing is placed.",
    "cylinder_lifted": "None of her cylinders is left: she takes one from {0:place}.",
    "no_cylinder": "None of her cylinders is left, and none in play can be taken: nothing is placed.",
    "swapped_card": "A card that was swapped to her is played at once: {0:card}.",
    # -- what she does with her court (W16)
    "acting": "Among her unused cards that show {2:action} and that she can pay for, {0:card} {1:priority}.",
    "taxed_player": "She taxes players first, the richest first: {1:rupees} from {0:seat}.",
    "taxed_market": "From the market she takes {1:rupees} on {0:card}.",
    "gift": "The cheapest free gift costs {0:rupees}.",
    "build": "{0:place} is the first region of her list that she rules: {1:coalition} armies there, up to {2:number}.",
    "infrastructure": "Infrastructure gives her one more {1:coalition} army in {0:place}.",
    "betrayed": "Among the cards with a prize and a spy of hers, {0:card} {1:priority}.",
    "prize": "She always takes the prize: {0:card}, for {1:people}.",
    "battle_in": (
        "{0:place} is the first region of her list where pieces that fight for her, {1:coalition} armies as a rule, "
        "meet enemies."
    ),
    "battle_on": (
        "There is no region to fight in. Among the cards with a spy of hers and of an enemy, {0:card} {1:priority}."
    ),
    "battle_on_most": (
        "Among the cards with a spy of hers, one of an enemy and most spies in all ({2:number}), {0:card} {1:priority}."
    ),
    "army_step": "An army goes from {0:place} to {1:place}, where there are more tribes of others than such armies.",
    "tribe_step": "A tribe goes from {0:place} to {1:place}, where there are more tribes of others than her armies.",
    "spy_step": (
        "No army can move: an idle spy goes from {0:card}, of the lowest priority, to {1:card}, the best beside it."
    ),
    # -- where she is asked (W2, W7, W17, W18)
    "sheltered": "She always uses a Safe House: the spy goes onto {0:card}.",
    "court_limit": "Her court is too large. Of its cards, {0:card} {1:discard}.",
    "rumor": "The red arrow says about whom: {0:seat}.",
    "swap": "The red arrow says with whom she swaps hands: {0:seat}.",
    "suit_kept": "She leaves {0:suit} favored.",
    "rebuke": "{0:place} is the first region of her list.",
}
"""For each word that `Table.reason` tells what it means; `{1:card}` is its second number, spelt as a card."""

PRIORITIES = (
    "is the only one", "lies with an opponent", "is of the favored suit", "is a patriot of the dominant coalition",
    "has a prize of the dominant coalition", "is a patriot", "has leverage", "has the highest rank",
    "has the highest number",
)  # fmt: skip
"""What decided among cards, by the number of the question (W9); it follows a name."""

DISCARDS = (
    "is the only one", "is not political", "is no patriot", "has no leverage",
    "has the most spies of others beyond hers", "has the fewest spies", "has the lowest rank",
    "is not of the favored suit", "has the lowest number",
)  # fmt: skip
"""The same for what she gives up (W17)."""

LINE_WORDS = {
    "battle": "battle",
    "betray": "betray",
    "build": "build",
    "move": "move",
    "tax": "tax",
    "radicalize": "radicalize",
    "rad_gain_region": "radicalize a card that makes her ruler of a region",
    "rad_highest_intelligence": "radicalize the intelligence card of the highest rank",
    "rad_highest_political": "radicalize the political card of the highest rank",
    "rad_if_court_full_highest_political": "if her court is full, radicalize the political card of the highest rank",
    "rad_if_dominance_matching_patriot": "if a coalition is dominant, radicalize a patriot of it",
    "rad_if_fewer_spies_highest_intelligence": (
        "if somebody has more spies than she, radicalize the intelligence card of the highest rank"
    ),
    "rad_if_military_favored_highest_military": (
        "if military is favored, radicalize the military card of the highest rank"
    ),
    "rad_if_no_dominance_most_cylinders": "if no coalition is dominant, radicalize the card with most spies and tribes",
    "rad_if_no_move_card_a_move_card": "if she has no card that moves, radicalize one that does",
    "rad_if_political_favored_highest_economic": (
        "if political is favored, radicalize the economic card of the highest rank"
    ),
    "rad_if_under_2_rupees_most_net_rupees": (
        "if she has fewer than two rupees, radicalize the card that brings her the most"
    ),
    "rad_intelligence": "radicalize an intelligence card",
    "rad_most_blocks": "radicalize the card with most armies and roads",
    "battle_card_with_most_spies": "battle on the card with most spies",
}
"""What each line of her cards says."""


class Names:
    """How numbers are spelt, each method one kind of them; who shows games has names of its own."""

    def __init__(self, deck: Deck | None = None, seats: Sequence[str] = ()) -> None:
        self.deck = deck or shipped()
        self.seats = seats
        """What each seat is called."""

    def card(self, number: int) -> str:
        name = self.deck.id[number].replace("-", " ").title()
        return name if number <= COURT_SIZE else f"the event {name}"

    def seat(self, seat: int) -> str:
        return self.seats[seat] if seat < len(self.seats) else f"seat {seat + 1}"

    def place(self, place: int) -> str:
        return self.card(place - ON_CARD) if place > ON_CARD else word_of(place).title()

    def coalition(self, coalition: int) -> str:
        return COALITIONS[coalition].title()

    def people(self, coalition: int) -> str:
        return ("Afghans", "British", "Russians")[coalition]

    def suit(self, suit: int) -> str:
        return SUITS[suit]

    def action(self, action: int) -> str:
        return ACTIONS[action]

    def line(self, line: int) -> str:
        return LINE_WORDS[LINES[line]]

    def priority(self, question: int) -> str:
        return PRIORITIES[question]

    def discard(self, question: int) -> str:
        return DISCARDS[question]

    def number(self, number: int) -> str:
        return str(number)

    def column(self, column: int) -> str:
        """Columns are counted by what their cards cost, from 0."""
        return str(column)

    def row(self, row: int) -> str:
        return ("upper", "lower")[row]

    def side(self, side: int) -> str:
        return ("left", "right")[side]

    def red_arrow(self, side: int) -> str:
        return ("the top", "the bottom")[side]

    def rupees(self, count: int) -> str:
        return f"{count} rupee" if count == 1 else f"{count} rupees"

    def points(self, count: int) -> str:
        return f"{count} victory point" if count == 1 else f"{count} victory points"


class _Speller(Formatter):
    def __init__(self, names: Names) -> None:
        self.names = names

    def format_field(self, value: Any, format_spec: str) -> str:
        return str(getattr(self.names, format_spec)(value))


def sentence(word: str, numbers: Sequence[int], names: Names | None = None) -> str:
    """What a `WakhanReasoned` says.

    Raises:
        KeyError: when the word has no sentence.
    """
    text = _Speller(names or Names()).format(SENTENCES[word], *numbers)
    return text[0].upper() + text[1:]
