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
from gonfalon.texts.translations import translate

__all__ = ["REASON", "WAKHAN_REASONS", "wakhan_reason"]

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

_TURN: Phrases = {
    #: columns are counted by what their cards cost, from 0; {arrow} is "at the top" or "at the bottom"
    "card": lambda n: translate(
        "PamirReasons",
        "Wakhan turns over card {number}: her arrows point at column {column} and {arrow}; her pragmatic loyalty is "
        "with the {coalition_people}.",
    ),
    "shuffled": lambda n: translate(
        "PamirReasons", "No card lies below it: all her cards are shuffled, and she draws again."
    ),
    #: {line} is a whole sentence: "Wakhan battles."
    "line": lambda n: translate("PamirReasons", "Card {number}, line {place}: {line}"),
    "not_possible-card": lambda n: translate(
        "PamirReasons", "That is not possible: no card of her court has the action “{action}”."
    ),
    "not_possible-used": lambda n: translate(
        "PamirReasons", "That is not possible: all her cards with the action “{action}” are used."
    ),
    "not_possible-rupees": lambda n: translate(
        "PamirReasons", "That is not possible: she cannot pay for the action “{action}”."
    ),
    "not_possible-battle": lambda n: translate(
        "PamirReasons",
        "That is not possible: there is no region where she has pieces to fight with and enemies to fight.",
    ),
    "not_possible-battle_card_with_most_spies": lambda n: translate(
        "PamirReasons", "That is not possible: no card has both a spy of hers and an enemy’s."
    ),
    "not_possible-betray": lambda n: translate(
        "PamirReasons", "That is not possible: no spy of hers is on a card that she would betray."
    ),
    "not_possible-build": lambda n: translate(
        "PamirReasons", "That is not possible: there is no region where she could build."
    ),
    "not_possible-move": lambda n: translate(
        "PamirReasons", "That is not possible: no army of hers can leave for a region where it is wanted."
    ),
    "not_possible-tax": lambda n: translate("PamirReasons", "That is not possible: there is nothing to tax."),
    "not_possible-market": lambda n: translate(
        "PamirReasons", "That is not possible: the market has no such card that she can pay for."
    ),
    "not_possible-condition": lambda n: translate(
        "PamirReasons",
        "That is not possible: its condition is not met, or the market has no such card that she can pay for.",
    ),
    "no_more_actions": lambda n: translate(
        "PamirReasons", "Both of her actions are spent: only bonus actions are left."
    ),
    "no_more_lines": lambda n: translate(
        "PamirReasons", "Three lines in a row were not possible: only bonus actions are left."
    ),
    #: {action} is the name of an action
    "bonus": lambda n: translate(
        "PamirReasons", "{card} has a bonus action: the leftmost icon that can be done is {action}."
    ),
    #: {priority} is a clause about the card, here and below: "it is the only one"
    "blackmail": lambda n: translate(
        "PamirReasons",
        "Blackmail: of the cards of {region_gen} without spies she chooses {card} for a spy, since {priority}.",
    ),
}

_BUYING: Phrases = {
    "ambition": lambda n: translate(
        "PamirReasons", "She buys {card}: it brings her %n victory point(s), more than anyone else.", "", n
    ),
    "ambition_to_win": lambda n: translate(
        "PamirReasons", "She buys {card}: it brings her %n victory point(s), and she wins the game with it.", "", n
    ),
    "patriot_before_check": lambda n: translate(
        "PamirReasons",
        "A Dominance Check is near: {card} is the cheapest patriot of the dominant {coalition_people}.",
    ),
    "blocks_before_check": lambda n: translate(
        "PamirReasons",
        "A Dominance Check is near and the {coalition_people} are dominant: {card} is the cheapest card with the most "
        "armies and roads ({count}).",
    ),
    "blocks_before_check-none": lambda n: translate(
        "PamirReasons",
        "A Dominance Check is near and the {coalition_people} are dominant, but no card has an army or a road: {card} "
        "is the cheapest.",
    ),
    "cylinders_before_check": lambda n: translate(
        "PamirReasons",
        "A Dominance Check is near and nobody is dominant: {card} is the cheapest card with the most tribes and spies "
        "({count}).",
    ),
    "cylinders_before_check-none": lambda n: translate(
        "PamirReasons",
        "A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} is the cheapest.",
    ),
    "rupees_before_check": lambda n: translate(
        "PamirReasons",
        "A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} brings her the most "
        "rupees ({count}).",
    ),
    #: {row} is "the upper row" or "the lower row"
    "at_the_arrows": lambda n: translate(
        "PamirReasons",
        "Her arrows point at column {start} in {row}: {card} in column {column} is the first valid card.",
    ),
    "at_the_arrows_in_other_row": lambda n: translate(
        "PamirReasons",
        "Where her arrows point no card is valid; from column {start} on in {row}, {card} in column {column} is the "
        "first.",
    ),
    "savvy": lambda n: translate(
        "PamirReasons",
        "{card} is cheaper than {other_card}, of the same suit and at least its rank: she takes that instead.",
    ),
    "instructed": lambda n: translate("PamirReasons", "Her line asks for {card}, at %n rupee(s).", "", n),
}

_PLAYING: Phrases = {
    "bribed": lambda n: translate("PamirReasons", "For {card} she pays {family} the full bribe of %n rupee(s).", "", n),
    "bribe_too_high": lambda n: translate(
        "PamirReasons",
        "For {card} she owes {family} a bribe of %n rupee(s), which she does not have: it is discarded.",
        "",
        n,
    ),
    #: {side} is "left" or "right"
    "played": lambda n: translate(
        "PamirReasons", "The red arrow says where she plays {card}: at the {side} end of her court."
    ),
    "spy": lambda n: translate(
        "PamirReasons",
        "Of the cards of {region_gen} where she does not have the most spies she chooses {card}, since {priority}.",
    ),
    "spy_among_all": lambda n: translate(
        "PamirReasons",
        "She has the most spies on all cards of {region_gen}; of these she chooses {card}, since {priority}.",
    ),
    "block_lifted-army": lambda n: translate(
        "PamirReasons",
        "No block of the {coalition_people} is left: by the list of her card she takes an army {region_from}.",
    ),
    "block_lifted-road": lambda n: translate(
        "PamirReasons",
        "No block of the {coalition_people} is left: by the list of her card she takes the road {border}.",
    ),
    "no_block": lambda n: translate(
        "PamirReasons",
        "No block of the {coalition_people} is left, and none on the map can be taken: nothing is placed.",
    ),
    "cylinder_lifted-tribe": lambda n: translate(
        "PamirReasons", "None of her cylinders is left: she takes a tribe {region_from}."
    ),
    "cylinder_lifted-spy": lambda n: translate(
        "PamirReasons", "None of her cylinders is left: she takes a spy from {card}."
    ),
    "no_cylinder": lambda n: translate(
        "PamirReasons", "None of her cylinders is left, and none in play can be taken: nothing is placed."
    ),
    "swapped_card": lambda n: translate("PamirReasons", "A card that was swapped to her is played at once: {card}."),
}

_ACTING: Phrases = {
    #: {action} is the name of an action
    "acting": lambda n: translate(
        "PamirReasons",
        "Of her unused cards with the action “{action}” that she can pay for she chooses {card}, since {priority}.",
    ),
    "taxed_player": lambda n: translate(
        "PamirReasons", "She taxes players first, the richest first: %n rupee(s) from {family}.", "", n
    ),
    "taxed_market": lambda n: translate("PamirReasons", "From the market she takes %n rupee(s) on {card}.", "", n),
    "gift": lambda n: translate("PamirReasons", "The cheapest free gift costs %n rupee(s).", "", n),
    "build": lambda n: translate(
        "PamirReasons",
        "{region} is the first region of her list that she rules: up to %n {army_plural} there.",
        "",
        n,
    ),
    "infrastructure": lambda n: translate("PamirReasons", "Infrastructure gives her one more: {army} {region_in}."),
    "betrayed": lambda n: translate(
        "PamirReasons", "Of the cards with a prize and a spy of hers she chooses {card}, since {priority}."
    ),
    "prize": lambda n: translate("PamirReasons", "She always takes the prize: {card} {coalition_as_prize}."),
    "battle_in": lambda n: translate(
        "PamirReasons",
        "{region} is the first region of her list where she has pieces to fight with (usually {army_plural}) and "
        "enemies to fight.",
    ),
    "battle_on": lambda n: translate(
        "PamirReasons",
        "There is no region to fight in. Of the cards with a spy of hers and of an enemy she chooses {card}, since "
        "{priority}.",
    ),
    "battle_on_most": lambda n: translate(
        "PamirReasons",
        "Of the cards with a spy of hers, one of an enemy and the most spies in all ({count}) she chooses {card}, "
        "since {priority}.",
    ),
    "army_step": lambda n: translate(
        "PamirReasons",
        "An army goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber such "
        "armies.",
    ),
    "tribe_step": lambda n: translate(
        "PamirReasons",
        "A tribe goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber her "
        "armies.",
    ),
    "spy_step": lambda n: translate(
        "PamirReasons",
        "No army can move: an idle spy goes from {from_card}, of the lowest priority, to {to_card}, the best beside "
        "it.",
    ),
}

_ASKED: Phrases = {
    "sheltered": lambda n: translate("PamirReasons", "She always uses a Safe House: the spy goes onto {card}."),
    "court_limit": lambda n: translate(
        "PamirReasons", "Her court is too large. Of its cards she gives up {card}, since {given_up}."
    ),
    "rumor": lambda n: translate("PamirReasons", "The red arrow says who it is about: {family}."),
    "swap": lambda n: translate("PamirReasons", "The red arrow says who she swaps hands with: {family}."),
    "suit_kept": lambda n: translate("PamirReasons", "She leaves the {suit} favored."),
    "rebuke": lambda n: translate("PamirReasons", "{region} is the first region of her list."),
}

_WORDED: Phrases = {
    "arrow-0": lambda n: translate("PamirReasons", "at the top"),
    "arrow-1": lambda n: translate("PamirReasons", "at the bottom"),
    "row-0": lambda n: translate("PamirReasons", "the upper row"),
    "row-1": lambda n: translate("PamirReasons", "the lower row"),
    "side-0": lambda n: translate("PamirReasons", "left", "end of a court"),
    "side-1": lambda n: translate("PamirReasons", "right", "end of a court"),
    # What decided among cards, by the number of the question (W9).
    "priority-0": lambda n: translate("PamirReasons", "it is the only one"),
    "priority-1": lambda n: translate("PamirReasons", "it lies with an opponent"),
    "priority-2": lambda n: translate("PamirReasons", "it is of the favored suit"),
    "priority-3": lambda n: translate("PamirReasons", "it is a patriot of the dominant coalition"),
    "priority-4": lambda n: translate("PamirReasons", "it has a prize of the dominant coalition"),
    "priority-5": lambda n: translate("PamirReasons", "it is a patriot"),
    "priority-6": lambda n: translate("PamirReasons", "it has leverage"),
    "priority-7": lambda n: translate("PamirReasons", "it has the highest rank"),
    "priority-8": lambda n: translate("PamirReasons", "it has the highest number"),
    # The same for what she gives up (W17).
    "given_up-0": lambda n: translate("PamirReasons", "it is the only one"),
    "given_up-1": lambda n: translate("PamirReasons", "it is not political"),
    "given_up-2": lambda n: translate("PamirReasons", "it is not a patriot"),
    "given_up-3": lambda n: translate("PamirReasons", "it has no leverage"),
    "given_up-4": lambda n: translate("PamirReasons", "it has the largest surplus of other players’ spies over hers"),
    "given_up-5": lambda n: translate("PamirReasons", "it has the fewest spies"),
    "given_up-6": lambda n: translate("PamirReasons", "it has the lowest rank"),
    "given_up-7": lambda n: translate("PamirReasons", "it is not of the favored suit"),
    "given_up-8": lambda n: translate("PamirReasons", "it has the lowest number"),
}

WAKHAN_REASONS: Final[Phrases] = {
    **{REASON + word: phrase for part in (_TURN, _BUYING, _PLAYING, _ACTING, _ASKED) for word, phrase in part.items()},
    **_WORDED,
}
