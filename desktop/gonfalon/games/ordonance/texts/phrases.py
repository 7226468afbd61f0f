"""The sentences of the chronicle of Ordonance; `names` tells which placeholders each value stands for."""

from __future__ import annotations

from typing import Final

from gonfalon.games.ordonance.texts.motives import MOTIVES
from gonfalon.games.ordonance.texts.shuffled import decks_phrase
from gonfalon.texts.catalogue import translate
from gonfalon.texts.phrases import SHARED, Phrases

__all__ = ["PHRASES"]

_SETUP: Phrases = {
    "setup": lambda n: translate("OrdonanceChronicle", "Before the game"),
    "decks": decks_phrase,
    "reconstruction": lambda n: translate(
        "OrdonanceChronicle", "The deck is a reconstruction: the printed list of cards is not public."
    ),
    "singles-first": lambda n: translate(
        "OrdonanceChronicle", "Single icons are compared by number first, and only then by seniority."
    ),
    "by-deck": lambda n: translate(
        "OrdonanceChronicle",
        "Whether an army could still be overtaken is judged by the cards that are not on the table.",
    ),
    "points": lambda n: translate(
        "OrdonanceChronicle",
        "The most points win: in each territory 3 for the strongest army, 2 for the second, 1 for the third.",
    ),
    "tournament": lambda n: translate(
        "OrdonanceChronicle", "It is a tournament: the most territories win, and points are kept as well."
    ),
    "play-out": lambda n: translate("OrdonanceChronicle", "The game goes on until all places are full."),
    "incomplete-nothing": lambda n: translate("OrdonanceChronicle", "Only complete armies earn points."),
}

_TURNS: Phrases = {
    "turn": lambda n: translate("OrdonanceChronicle", "Turn {turn}"),
    "draw": lambda n: translate("OrdonanceChronicle", "{family} draws a card."),
    #: {unit} is a card by its icons, "spear and bow"; here in the nominative.
    "draw-named": lambda n: translate("OrdonanceChronicle", "{family} draws a card: {unit}."),
    #: {unit_acc} is a card by its icons, "spear and bow"; {territory_in} is "in Antioch", with its preposition.
    "play": lambda n: translate("OrdonanceChronicle", "{family} plays {unit_acc} {territory_in}."),
    "play-completes": lambda n: translate(
        "OrdonanceChronicle", "{family} plays {unit_acc} {territory_in} and completes the army."
    ),
    #: {groups} is what decides, "a regiment of swords"; "it" is the territory.
    "play-takes": lambda n: translate(
        "OrdonanceChronicle", "{family} plays {unit_acc} {territory_in} and takes it with marker {marker}: {groups}."
    ),
    #: {marker} is a number in Roman.
    "take": lambda n: translate("OrdonanceChronicle", "{family} takes {territory_acc} with marker {marker}: {groups}."),
    "take-forced": lambda n: translate(
        "OrdonanceChronicle",
        "As nobody can play any more, {family} takes {territory_acc} with marker {marker}: {groups}.",
    ),
    "pass-hand": lambda n: translate("OrdonanceChronicle", "{family} passes: no card is left."),
    "pass-places": lambda n: translate("OrdonanceChronicle", "{family} passes: no place is free."),
}

_PLACES: Phrases = {
    #: Stands behind a figure: "+1 Bow, now 3" of an army; {icon} is in the nominative.
    "tier": lambda n: translate("OrdonanceChronicle", "{icon}, now {n}"),
}

_RULES: Phrases = {
    "rule-army": lambda n: translate(
        "OrdonanceChronicle", "A complete army takes the territory as soon as nobody can overtake it."
    ),
}
"""Why something happens as another line says."""

_END: Phrases = {
    "hands-open": lambda n: translate("OrdonanceChronicle", "All hands are revealed."),
    "nobody-takes": lambda n: translate(
        "OrdonanceChronicle", "Nobody takes {territory_acc}: no army is complete there."
    ),
    "wins": lambda n: translate("OrdonanceChronicle", "{family} wins with %n territories.", "", n),
    "wins-points": lambda n: translate("OrdonanceChronicle", "{family} wins with %n points.", "", n),
    #: {families} are several in one list, "Red and Blue".
    "shared": lambda n: translate("OrdonanceChronicle", "The victory is shared: {families}."),
}

PHRASES: Final[Phrases] = {**SHARED, **_SETUP, **_TURNS, **_PLACES, **_RULES, **_END, **MOTIVES}
