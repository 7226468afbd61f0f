"""The words of verbs: what a statement of a card does, said to the person who may choose it, and to whom it is done.

Every text is formatted with all cases of the names it is given: {family}, {family_gen}, {family_acc}, {family_dat},
{family_ins}, so with {other_family}. A translation takes what it needs. {place} and {other} are places of the queue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.texts.catalogue import translate

__all__ = ["DEEDS", "deed", "question"]

Deeds = Mapping[str, Callable[[int], str]]
"""By verb and by whom it is done to; the number chooses the plural form and stands for %n.

`at` is a card of the queue, `or` one of two, `of` one of many, `any` one of all, `one` a card that is not known yet,
`each` several at once, `this` the card that acts, `it` the one that was chosen before, `none` nobody.
"""

_INFLUENCE: Deeds = {
    "gain": lambda n: translate("Options", "Gain %n influence.", "", n),
    "gain-some": lambda n: translate("Options", "Gain influence."),
    "gain-nothing": lambda n: translate("Options", "Gain nothing."),
    "place-at": lambda n: translate("Options", "Put %n influence on {family}’s card {place}.", "", n),
    "place-or": lambda n: translate("Options", "Put %n influence on card {place} or card {other}.", "", n),
    "place-of": lambda n: translate("Options", "Put {amount} influence on one of %n cards.", "", n),
    "place-one": lambda n: translate("Options", "Put %n influence on a card.", "", n),
    "place-each": lambda n: translate("Options", "Put {amount} influence on each of %n card(s).", "", n),
    "place-this": lambda n: translate("Options", "Put %n influence on this card.", "", n),
    "place-it": lambda n: translate("Options", "Put %n influence on the chosen card.", "", n),
    "place-none": lambda n: translate("Options", "There is no card to put influence on."),
    "drop-at": lambda n: translate("Options", "{family}’s card {place} loses %n influence.", "", n),
    "drop-or": lambda n: translate("Options", "Card {place} or card {other} loses up to %n influence.", "", n),
    "drop-of": lambda n: translate("Options", "One of %n cards loses up to {amount} influence.", "", n),
    "drop-one": lambda n: translate("Options", "A card loses up to %n influence.", "", n),
    "drop-each": lambda n: translate("Options", "%n card(s) lose up to {amount} influence each.", "", n),
    "drop-this": lambda n: translate("Options", "This card loses %n influence.", "", n),
    "drop-it": lambda n: translate("Options", "The chosen card loses up to %n influence.", "", n),
    "drop-none": lambda n: translate("Options", "No card loses influence."),
    "collect-at": lambda n: translate("Options", "{family}’s card {place} yields %n influence to its owner.", "", n),
    "collect-one": lambda n: translate("Options", "A card yields what lies on it to its owner."),
    "collect-each": lambda n: translate("Options", "%n card(s) yield what lies on them to their owners.", "", n),
    "collect-this": lambda n: translate("Options", "Take %n influence from this card.", "", n),
    "collect-it": lambda n: translate("Options", "The chosen card yields what lies on it to its owner."),
    "collect-none": lambda n: translate("Options", "There is no influence to take."),
    "steal-at": lambda n: translate("Options", "Take %n influence from {family}.", "", n),
    "steal-or": lambda n: translate("Options", "Take up to %n influence from {family} or {other_family}.", "", n),
    "steal-one": lambda n: translate("Options", "Take up to %n influence from the owner of a card.", "", n),
    "steal-each": lambda n: translate(
        "Options", "Take up to {amount} influence for each of %n card(s) from its owner.", "", n
    ),
    "steal-it": lambda n: translate("Options", "Take up to %n influence from the owner of the chosen card.", "", n),
    "steal-none": lambda n: translate("Options", "There is nobody to take influence from."),
}

_FALL: Deeds = {
    "eliminate-at": lambda n: translate("Options", "Eliminate {family}’s card {place}."),
    "eliminate-or": lambda n: translate("Options", "Eliminate card {place} or card {other}."),
    "eliminate-of": lambda n: translate("Options", "Eliminate one of %n cards.", "", n),
    "eliminate-any": lambda n: translate("Options", "Eliminate any card."),
    "eliminate-one": lambda n: translate("Options", "Eliminate a card."),
    "eliminate-each": lambda n: translate("Options", "Eliminate %n card(s).", "", n),
    "eliminate-this": lambda n: translate("Options", "Eliminate this card."),
    "eliminate-it": lambda n: translate("Options", "Eliminate the chosen card."),
    "eliminate-none": lambda n: translate("Options", "There is no card to eliminate."),
    "discard-at": lambda n: translate("Options", "Discard {family}’s card {place}."),
    "discard-one": lambda n: translate("Options", "Discard a card."),
    "discard-each": lambda n: translate("Options", "Discard %n card(s).", "", n),
    "discard-this": lambda n: translate("Options", "Discard this card."),
    "discard-it": lambda n: translate("Options", "Discard the chosen card."),
    "discard-none": lambda n: translate("Options", "There is no card to discard."),
    "reserve-at": lambda n: translate("Options", "Lay {family}’s card {place} in reserve."),
    "reserve-one": lambda n: translate("Options", "Lay a card in reserve."),
    "reserve-each": lambda n: translate("Options", "Lay %n card(s) in reserve.", "", n),
    "reserve-this": lambda n: translate("Options", "Lay this card in reserve."),
    "reserve-it": lambda n: translate("Options", "Lay the chosen card in reserve."),
    "reserve-none": lambda n: translate("Options", "There is no card to lay in reserve."),
}

_CHANGES: Deeds = {
    "mark-at": lambda n: translate("Options", "Put a verdict on {family}’s card {place}."),
    "mark-or": lambda n: translate("Options", "Put a verdict on card {place} or card {other}."),
    "mark-of": lambda n: translate("Options", "Put a verdict on one of %n cards.", "", n),
    "mark-any": lambda n: translate("Options", "Put a verdict on any card."),
    "mark-one": lambda n: translate("Options", "Put a verdict on a card."),
    "mark-each": lambda n: translate("Options", "Put a verdict on each of %n card(s).", "", n),
    "mark-this": lambda n: translate("Options", "Put a verdict on this card."),
    "mark-it": lambda n: translate("Options", "Put a verdict on the chosen card."),
    "mark-none": lambda n: translate("Options", "There is no card to put a verdict on."),
    "mark-empty": lambda n: translate("Options", "No verdict token is left in the pool."),
    "close-at": lambda n: translate("Options", "Turn {family}’s card {place} face down."),
    "close-one": lambda n: translate("Options", "Turn a card face down."),
    "close-each": lambda n: translate("Options", "Turn %n card(s) face down.", "", n),
    "close-this": lambda n: translate("Options", "Turn this card face down."),
    "close-it": lambda n: translate("Options", "Turn the chosen card face down."),
    "close-none": lambda n: translate("Options", "There is no card to turn face down."),
    "move-at": lambda n: translate("Options", "Move {family}’s card {place} to another place."),
    "move-or": lambda n: translate("Options", "Move card {place} or card {other} to another place."),
    "move-of": lambda n: translate("Options", "Move one of %n cards to another place.", "", n),
    "move-one": lambda n: translate("Options", "Move a card to another place."),
    "move-none": lambda n: translate("Options", "There is no card to move."),
    "copy-at": lambda n: translate("Options", "Do what {family}’s card {place} says."),
    "copy-or": lambda n: translate("Options", "Do what card {place} or card {other} says."),
    "copy-of": lambda n: translate("Options", "Do what one of %n cards says.", "", n),
    "copy-one": lambda n: translate("Options", "Do what another card says."),
    "copy-none": lambda n: translate("Options", "There is no card to copy."),
    "swap": lambda n: translate("Options", "Swap this card for a card of your hand."),
    "swap-none": lambda n: translate("Options", "There is no card to swap this one for."),
}

_REST: Deeds = {
    "choose": lambda n: translate("Options", "Then choose again."),
    "perhaps": lambda n: translate("Options", "More may follow, as the text of the card says."),
    "nothing": lambda n: translate("Options", "Nothing happens."),
}

DEEDS: Final[Deeds] = {**_INFLUENCE, **_FALL, **_CHANGES, **_REST}

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


def question(verb: str) -> str:
    """Asks to whom a verb is to be done; {card} is the card that asks."""
    return _QUESTIONS.get(verb, _QUESTIONS[""])()


def deed(key: str, n: int = -1) -> str:
    """A sentence with its placeholders still in it."""
    return DEEDS[key](n)
