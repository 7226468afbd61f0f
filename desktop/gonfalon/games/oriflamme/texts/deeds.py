"""The words of verbs: what a card asks for next, said to the person who may choose it, and what is printed on cards.

Every text is formatted with all cases of the names it is given: {family}, {family_gen}, {family_acc}, {family_dat},
{family_ins}, so with {other_family}. A translation takes what it needs. {place} and {other} are places of the queue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.texts.catalogue import translate

__all__ = ["DEEDS", "RULES", "deed", "question", "rule"]

Deeds = Mapping[str, Callable[[int], str]]
"""By verb and by whom it is done to; the number chooses the plural form and stands for %n.

`or` is one of two cards of the queue, `of` one of many, `any` one of all, `one` a card.
"""

DEEDS: Final[Deeds] = {
    "place-or": lambda n: translate("Options", "Put %n influence on card {place} or card {other}.", "", n),
    "place-of": lambda n: translate("Options", "Put {amount} influence on one of %n cards.", "", n),
    "place-one": lambda n: translate("Options", "Put %n influence on a card.", "", n),
    "drop-or": lambda n: translate("Options", "Card {place} or card {other} loses up to %n influence.", "", n),
    "drop-of": lambda n: translate("Options", "One of %n cards loses up to {amount} influence.", "", n),
    "drop-one": lambda n: translate("Options", "A card loses up to %n influence.", "", n),
    "collect-one": lambda n: translate("Options", "The owner of a card takes the influence on it."),
    "steal-at": lambda n: translate("Options", "Take up to %n influence from {family}.", "", n),
    "steal-or": lambda n: translate("Options", "Take up to %n influence from {family} or {other_family}.", "", n),
    "steal-one": lambda n: translate("Options", "Take up to %n influence from the owner of a card.", "", n),
    "eliminate-or": lambda n: translate("Options", "Eliminate card {place} or card {other}."),
    "eliminate-of": lambda n: translate("Options", "Eliminate one of %n cards.", "", n),
    "eliminate-any": lambda n: translate("Options", "Eliminate any card."),
    "eliminate-one": lambda n: translate("Options", "Eliminate a card."),
    "discard-one": lambda n: translate("Options", "Discard a card."),
    "reserve-one": lambda n: translate("Options", "Lay a card in reserve."),
    "mark-or": lambda n: translate("Options", "Put a verdict on card {place} or card {other}."),
    "mark-of": lambda n: translate("Options", "Put a verdict on one of %n cards.", "", n),
    "mark-any": lambda n: translate("Options", "Put a verdict on any card."),
    "mark-one": lambda n: translate("Options", "Put a verdict on a card."),
    "close-one": lambda n: translate("Options", "Turn a card face down."),
    "move-or": lambda n: translate("Options", "Move card {place} or card {other} to another place."),
    "move-of": lambda n: translate("Options", "Move one of %n cards to another place.", "", n),
    "move-one": lambda n: translate("Options", "Move a card to another place."),
    "copy-or": lambda n: translate("Options", "Do what card {place} or card {other} says."),
    "copy-of": lambda n: translate("Options", "Do what one of %n cards says.", "", n),
    "copy-one": lambda n: translate("Options", "Do what another card says."),
    "swap": lambda n: translate("Options", "Swap this card for a card from your hand."),
    "choose": lambda n: translate("Options", "Then choose: {options}."),
    "gap": lambda n: translate("Options", "Then choose where it goes."),
    "perhaps": lambda n: translate("Options", "More may follow, as the text of the card says."),
    "nothing": lambda n: translate("Options", "Nothing happens."),
}

_QUESTIONS: Mapping[str, Callable[[], str]] = {
    "eliminate": lambda: translate("Table", "{card}: choose a card to eliminate"),
    "mark": lambda: translate("Table", "{card}: choose a card to put a verdict on"),
    "place": lambda: translate("Table", "{card}: choose a card to put influence on"),
    "move": lambda: translate("Table", "{card}: choose a card to move"),
    "steal": lambda: translate("Table", "{card}: choose a card whose owner loses influence to you"),
    "copy": lambda: translate("Table", "{card}: choose a card to copy"),
    "": lambda: translate("Table", "{card}: choose a card"),
}
"""To whom a verb is to be done; the last is asked of verbs that have no words of their own."""


RULES: Final[Mapping[str, Callable[[], str]]] = {
    "gain": lambda: translate("CardText", "gain {amount}"),
    "place": lambda: translate("CardText", "put {amount} on {card_acc}"),
    "place-again": lambda: translate("CardText", "put {amount} on it"),
    "drop": lambda: translate("CardText", "remove {amount} from {card_gen}"),
    "collect": lambda: translate("CardText", "the owner of {card_gen} takes all influence from it"),
    "collect-own": lambda: translate("CardText", "take all influence from {card_gen}"),
    "steal": lambda: translate("CardText", "take {amount} from the owner of {card_gen}"),
    "steal-attacker": lambda: translate("CardText", "take {amount} from that rival"),
    "eliminate": lambda: translate("CardText", "eliminate {card_acc}"),
    "discard": lambda: translate("CardText", "discard {card_acc}"),
    "discard-again": lambda: translate("CardText", "discard it"),
    "reserve": lambda: translate("CardText", "lay {card_acc} in reserve"),
    "reserve-again": lambda: translate("CardText", "lay it in reserve"),
    "mark": lambda: translate("CardText", "put a verdict token on {card_acc}"),
    "close": lambda: translate("CardText", "turn {card_acc} face down"),
    "close-again": lambda: translate("CardText", "turn it face down"),
    "move": lambda: translate("CardText", "move {card_acc} to another place"),
    "copy": lambda: translate("CardText", "copy the effect of {card_gen}"),
    "swap": lambda: translate("CardText", "swap this card for a card from your hand"),
}
"""What the text of a card says of each verb. Some are said in another way where they are done to a card of one's `own`,
to the `attacker`, or to this card that was spoken of just before (`again`). They begin small, for they may stand
anywhere in a sentence.

Each is formatted with the cases of the cards to which it is done: {card_gen}, {card_acc}, {card_loc}. A translation
takes what it needs; {amount} is in the accusative.
"""


def question(verb: str) -> str:
    """Asks to whom a verb is to be done; {card} is the card that asks."""
    return _QUESTIONS.get(verb, _QUESTIONS[""])()


def deed(key: str, n: int = -1) -> str:
    """A sentence with its placeholders still in it."""
    return DEEDS[key](n)


def rule(key: str) -> str:
    """What the text of a card says of a verb, with its placeholders still in it."""
    return RULES[key]()
