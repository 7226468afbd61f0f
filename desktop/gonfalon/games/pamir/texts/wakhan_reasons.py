"""Every reason that Wakhan gives: which values its numbers are, and the sentence.

`Table.reason` tells a word and some numbers. The line that tells it has the key of the word, with the place of a piece
behind it where sentences differ, and the numbers as values; words such as "it is the only one" are lines of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.games.pamir.rules.constants import FIRST_BORDER, FIRST_GIFT, ON_CARD
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.acting import CARD_USES, can_pay
from gonfalon.texts.log_entries import LogEntry, Phrases
from gonfalon.texts.translations import phrases, translate

REASON: Final = "reason-"
"""So the keys of all her reasons begin."""

_NUMBERS: Final[Mapping[str, str]] = {
    "card": "number column arrow coalition",
    "shuffled": "",
    "line": "number place line",
    "not_possible": "line",
    "no_more_actions": "",
    "no_more_lines": "",
    "bonus": "card action",
    "blackmail": "card priority region",
    "ambition": "card n",
    "ambition_to_win": "card n",
    "patriot_before_check": "card coalition",
    "blocks_before_check": "card count coalition",
    "cylinders_before_check": "card count",
    "rupees_before_check": "card count",
    "at_the_arrows": "card row start column",
    "at_the_arrows_in_other_row": "card row start column",
    "savvy": "card other_card",
    "instructed": "card n",
    "bribed": "card family n",
    "bribe_too_high": "card family n",
    "played": "card side",
    "spy": "card priority region",
    "spy_among_all": "card priority region",
    "block_lifted": "coalition block_place",
    "no_block": "coalition",
    "cylinder_lifted": "cylinder_place",
    "no_cylinder": "",
    "swapped_card": "card",
    "acting": "card priority action",
    "taxed_player": "family n",
    "taxed_market": "card n",
    "gift": "n",
    "build": "region army n",
    "infrastructure": "region army",
    "betrayed": "card priority",
    "prize": "card coalition",
    "battle_in": "region army",
    "battle_on": "card priority",
    "battle_on_most": "card priority count",
    "army_step": "from_region to_region",
    "tribe_step": "from_region to_region",
    "spy_step": "from_card to_card",
    "sheltered": "card",
    "court_limit": "card given_up",
    "rumor": "family",
    "swap": "family",
    "suit_kept": "suit",
    "rebuke": "region",
}
"""For each word the names of its values, in the order of its numbers."""

_CHOSEN: Final = frozenset({"arrow", "row", "side", "priority", "given_up"})
"""Values of which each number has words of its own."""


def wakhan_reason(word: str, numbers: Sequence[int], table: Table) -> LogEntry:
    """The line that tells why Wakhan does what follows, on the table as it lies before that.

    Raises:
        KeyError: when there is no such word.
    """
    key, seating = word, table.seating
    values: dict[str, object] = {}
    if word == "not_possible":
        why, action = _in_the_way(table, LINES[numbers[0]])
        key, values["action"] = f"{word}-{why}", action
    for name, number in zip(_NUMBERS[word].split(), numbers, strict=True):
        if name.endswith("_place"):
            kind, value, at = _place(number, block=name == "block_place")
            key, values[value] = f"{word}-{kind}", at
        elif name == "family":
            values[name] = seating.families[number]
        elif name in _CHOSEN:
            values[name] = LogEntry(f"{name}-{number}")
        else:
            values[name] = number
    if word in ("blocks_before_check", "cylinders_before_check") and not values["count"]:
        key = f"{word}-none"
    family = seating.families[seating.wakhan]
    card = values.get("card")
    pointed = ((seating.deck.id[card], ""),) if isinstance(card, int) else ()
    return LogEntry(REASON + key, family, values=values, cards=pointed, aside=True)


def _in_the_way(table: Table, line: str) -> tuple[str, int]:
    """
    Return what stands against a line of Wakhan's card, by a word of its sentence, and the action concerned (W15, W16).
    """
    way = CARD_USES.get(line)
    if way is None:
        return "condition" if "_if_" in line else "market", 0
    cards = [card for card in table.courts[table.seating.wakhan] if way.action in table.seating.deck.actions[card]]
    unused = [card for card in cards if not table.used >> card & 1]
    if not unused:
        return "used" if cards else "card", way.action
    if not any(can_pay(table, card, way.action) for card in unused):
        return "rupees", way.action
    return line, way.action


def _place(place: int, *, block: bool) -> tuple[str, str, int]:
    """Return the kind of a piece on a place, and the value that says where; Wakhan's gifts always stay."""
    if place < FIRST_BORDER:
        return ("army" if block else "tribe"), "region", place
    if place < FIRST_GIFT:
        return "road", "border", place
    return "spy", "card", place - ON_CARD


# -- sentences ---------------------------------------------------------------------------------------------------------

_TURN: Final = {
    #: columns are counted by what their cards cost, from 0; {arrow} is "at the top" or "at the bottom"
    "card": (
        "Wakhan turns over card {number}: her arrows point at column {column} and {arrow}; her pragmatic loyalty is "
        "with the {coalition_people}."
    ),
    "shuffled": "No card lies below it: all her cards are shuffled, and she draws again.",
    #: {line} is a whole sentence: "Wakhan battles."
    "line": "Card {number}, line {place}: {line}",
    "not_possible-card": "That is not possible: no card of her court has the action “{action}”.",
    "not_possible-used": "That is not possible: all her cards with the action “{action}” are used.",
    "not_possible-rupees": "That is not possible: she cannot pay for the action “{action}”.",
    "not_possible-battle": (
        "That is not possible: there is no region where she has pieces to fight with and enemies to fight."
    ),
    "not_possible-battle_card_with_most_spies": "That is not possible: no card has both a spy of hers and an enemy’s.",
    "not_possible-betray": "That is not possible: no spy of hers is on a card that she would betray.",
    "not_possible-build": "That is not possible: there is no region where she could build.",
    "not_possible-move": "That is not possible: no army of hers can leave for a region where it is wanted.",
    "not_possible-tax": "That is not possible: there is nothing to tax.",
    "not_possible-market": "That is not possible: the market has no such card that she can pay for.",
    "not_possible-condition": (
        "That is not possible: its condition is not met, or the market has no such card that she can pay for."
    ),
    "no_more_actions": "Both of her actions are spent: only bonus actions are left.",
    "no_more_lines": "Three lines in a row were not possible: only bonus actions are left.",
    #: {action} is the name of an action
    "bonus": "{card} has a bonus action: the leftmost icon that can be done is {action}.",
    #: {priority} is a clause about the card, here and below: "it is the only one"
    "blackmail": (
        "Blackmail: of the cards of {region_gen} without spies she chooses {card} for a spy, since {priority}."
    ),
}

_BUYING: Final = {
    "ambition": "She buys {card}: it brings her %n victory point(s), more than anyone else.",
    "ambition_to_win": "She buys {card}: it brings her %n victory point(s), and she wins the game with it.",
    "patriot_before_check": (
        "A Dominance Check is near: {card} is the cheapest patriot of the dominant {coalition_people}."
    ),
    "blocks_before_check": (
        "A Dominance Check is near and the {coalition_people} are dominant: {card} is the cheapest card with the most "
        "armies and roads ({count})."
    ),
    "blocks_before_check-none": (
        "A Dominance Check is near and the {coalition_people} are dominant, but no card has an army or a road: {card} "
        "is the cheapest."
    ),
    "cylinders_before_check": (
        "A Dominance Check is near and nobody is dominant: {card} is the cheapest card with the most tribes and spies "
        "({count})."
    ),
    "cylinders_before_check-none": (
        "A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} is the cheapest."
    ),
    "rupees_before_check": (
        "A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} brings her the most "
        "rupees ({count})."
    ),
    #: {row} is "the upper row" or "the lower row"
    "at_the_arrows": "Her arrows point at column {start} in {row}: {card} in column {column} is the first valid card.",
    "at_the_arrows_in_other_row": (
        "Where her arrows point no card is valid; from column {start} on in {row}, {card} in column {column} is the "
        "first."
    ),
    "savvy": "{card} is cheaper than {other_card}, of the same suit and at least its rank: she takes that instead.",
    "instructed": "Her line asks for {card}, at %n rupee(s).",
}

_PLAYING: Final = {
    "bribed": "For {card} she pays {family} the full bribe of %n rupee(s).",
    "bribe_too_high": "For {card} she owes {family} a bribe of %n rupee(s), which she does not have: it is discarded.",
    #: {side} is "left" or "right"
    "played": "The red arrow says where she plays {card}: at the {side} end of her court.",
    "spy": "Of the cards of {region_gen} where she does not have the most spies she chooses {card}, since {priority}.",
    "spy_among_all": (
        "She has the most spies on all cards of {region_gen}; of these she chooses {card}, since {priority}."
    ),
    "block_lifted-army": (
        "No block of the {coalition_people} is left: by the list of her card she takes an army {region_from}."
    ),
    "block_lifted-road": (
        "No block of the {coalition_people} is left: by the list of her card she takes the road {border}."
    ),
    "no_block": "No block of the {coalition_people} is left, and none on the map can be taken: nothing is placed.",
    "cylinder_lifted-tribe": "None of her cylinders is left: she takes a tribe {region_from}.",
    "cylinder_lifted-spy": "None of her cylinders is left: she takes a spy from {card}.",
    "no_cylinder": "None of her cylinders is left, and none in play can be taken: nothing is placed.",
    "swapped_card": "A card that was swapped to her is played at once: {card}.",
}

_ACTING: Final = {
    #: {action} is the name of an action
    "acting": (
        "Of her unused cards with the action “{action}” that she can pay for she chooses {card}, since {priority}."
    ),
    "taxed_player": "She taxes players first, the richest first: %n rupee(s) from {family}.",
    "taxed_market": "From the market she takes %n rupee(s) on {card}.",
    "gift": "The cheapest free gift costs %n rupee(s).",
    "build": "{region} is the first region of her list that she rules: up to %n {army_plural} there.",
    "infrastructure": "Infrastructure gives her one more: {army} {region_in}.",
    "betrayed": "Of the cards with a prize and a spy of hers she chooses {card}, since {priority}.",
    "prize": "She always takes the prize: {card} {coalition_as_prize}.",
    "battle_in": (
        "{region} is the first region of her list where she has pieces to fight with (usually {army_plural}) and "
        "enemies to fight."
    ),
    "battle_on": (
        "There is no region to fight in. Of the cards with a spy of hers and of an enemy she chooses {card}, since "
        "{priority}."
    ),
    "battle_on_most": (
        "Of the cards with a spy of hers, one of an enemy and the most spies in all ({count}) she chooses {card}, "
        "since {priority}."
    ),
    "army_step": (
        "An army goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber such "
        "armies."
    ),
    "tribe_step": (
        "A tribe goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber her armies."
    ),
    "spy_step": (
        "No army can move: an idle spy goes from {from_card}, of the lowest priority, to {to_card}, the best beside it."
    ),
}

_ASKED: Final = {
    "sheltered": "She always uses a Safe House: the spy goes onto {card}.",
    "court_limit": "Her court is too large. Of its cards she gives up {card}, since {given_up}.",
    "rumor": "The red arrow says who it is about: {family}.",
    "swap": "The red arrow says who she swaps hands with: {family}.",
    "suit_kept": "She leaves the {suit} favored.",
    "rebuke": "{region} is the first region of her list.",
}

_WORDED: Final = {
    "arrow-0": "at the top",
    "arrow-1": "at the bottom",
    "row-0": "the upper row",
    "row-1": "the lower row",
    # What decided among cards, by the number of the question (W9).
    "priority-0": "it is the only one",
    "priority-1": "it lies with an opponent",
    "priority-2": "it is of the favored suit",
    "priority-3": "it is a patriot of the dominant coalition",
    "priority-4": "it has a prize of the dominant coalition",
    "priority-5": "it is a patriot",
    "priority-6": "it has leverage",
    "priority-7": "it has the highest rank",
    "priority-8": "it has the highest number",
    # The same for what she gives up (W17).
    "given_up-0": "it is the only one",
    "given_up-1": "it is not political",
    "given_up-2": "it is not a patriot",
    "given_up-3": "it has no leverage",
    "given_up-4": "it has the largest surplus of other players’ spies over hers",
    "given_up-5": "it has the fewest spies",
    "given_up-6": "it has the lowest rank",
    "given_up-7": "it is not of the favored suit",
    "given_up-8": "it has the lowest number",
}

WAKHAN_REASONS: Final[Phrases] = {
    **{
        REASON + word: phrase
        for word, phrase in phrases("PamirReasons", _TURN, _BUYING, _PLAYING, _ACTING, _ASKED).items()
    },
    **phrases("PamirReasons", _WORDED),
    "side-0": lambda n: translate("PamirReasons", "left", "end of a court"),
    "side-1": lambda n: translate("PamirReasons", "right", "end of a court"),
}
