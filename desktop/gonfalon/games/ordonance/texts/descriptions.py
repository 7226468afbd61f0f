"""The sentences that describe what lies on the table to those who hear it, with the placeholders of `names`."""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.phrases import Phrases

__all__ = ["DESCRIPTIONS"]

_CARDS: Phrases = {
    "in-your-hand": lambda n: translate("OrdonanceSpoken", "{unit}, in your hand."),
    "just-drawn": lambda n: translate("OrdonanceSpoken", "{unit}, in your hand, just drawn."),
    "in-hand": lambda n: translate("OrdonanceSpoken", "{family}, a card in hand."),
    "in-hand-named": lambda n: translate("OrdonanceSpoken", "{family}, {unit}, in hand."),
    "in-pile": lambda n: translate("OrdonanceSpoken", "A card of the draw pile."),
    "in-pile-named": lambda n: translate("OrdonanceSpoken", "{unit}, in the draw pile."),
    #: "Red, spear and bow, in Antioch, card 2 of 4."
    "on-table": lambda n: translate("OrdonanceSpoken", "{family}, {unit}, {territory_in}, card {place} of {size}."),
}

_PLACES: Phrases = {
    "place": lambda n: translate("OrdonanceSpoken", "Free place {territory_in}, for card {place} of {size}."),
    "place-for": lambda n: translate("OrdonanceSpoken", "Play {unit_acc} {territory_in}, as card {place} of {size}."),
}

_TERRITORIES: Phrases = {
    "territory": lambda n: translate("OrdonanceSpoken", "Territory {number}, {territory}."),
    "held": lambda n: translate("OrdonanceSpoken", "{family} holds it for good, with victory marker {marker}."),
    "not-held-yet": lambda n: translate("OrdonanceSpoken", "Nobody holds it yet."),
    "not-held": lambda n: translate("OrdonanceSpoken", "Nobody holds it."),
    #: {groups} is what the army shows, "a regiment of flags, a company of bows"
    "army": lambda n: translate("OrdonanceSpoken", "{family}: a complete army, {groups}."),
    "cards": lambda n: translate("OrdonanceSpoken", "{family}: %n of {size} cards, {groups}.", "", n),
    "cards-open": lambda n: translate(
        "OrdonanceSpoken", "{family}: %n of {size} cards, {groups}; at best {best}.", "", n
    ),
    "cards-late": lambda n: translate(
        "OrdonanceSpoken", "{family}: %n of {size} cards, {groups}; cannot catch up any more.", "", n
    ),
    "no-cards": lambda n: translate("OrdonanceSpoken", "{family}: no card."),
    "places": lambda n: translate("OrdonanceSpoken", "You have %n free place(s) here.", "", n),
    "no-places": lambda n: translate("OrdonanceSpoken", "You have no free place here."),
}

_PANELS: Phrases = {
    "hand": lambda n: translate("OrdonanceSpoken", "{family}: %n card(s) in hand.", "", n),
    "controls": lambda n: translate("OrdonanceSpoken", "%n territories, markers {markers}.", "", n),
    "controls-none": lambda n: translate("OrdonanceSpoken", "No territory yet."),
    "points": lambda n: translate("OrdonanceSpoken", "%n point(s) as things stand.", "", n),
    "unseen": lambda n: translate("OrdonanceSpoken", "You have not seen %n card(s).", "", n),
    #: {icon} is one of the five, in the nominative: "Flag: on 17 of them."
    "bear": lambda n: translate("OrdonanceSpoken", "{icon}: on %n of them.", "", n),
    "left": lambda n: translate("OrdonanceSpoken", "%n left in the deck", "", n),
}

DESCRIPTIONS: Final[Phrases] = {**_CARDS, **_PLACES, **_TERRITORIES, **_PANELS}
