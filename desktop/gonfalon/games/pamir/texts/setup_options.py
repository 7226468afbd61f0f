"""Texts of the options that may be chosen for Pax Pamir before it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.texts.translations import translate

OptionTexts = tuple[str, str]
"""What a choice is called, and what it does, in a sentence."""

HANDS: Final[Mapping[str, Callable[[], OptionTexts]]] = {
    "hidden": lambda: (
        translate("PamirOffer", "Hidden", "the hands of all players"),
        translate("PamirOffer", "Nobody sees the cards in another player’s hand."),
    ),
    "open": lambda: (
        translate("PamirOffer", "Open", "the hands of all players"),
        translate("PamirOffer", "All players see each other’s hands, and the curtain never falls."),
    ),
}
"""Who sees the hands, by the words of a record; the usual choice is the first."""

IMPROVEMENTS: Final[Mapping[str, Callable[[], OptionTexts]]] = {
    "purchasing": lambda: (
        translate("PamirOffer", "Savvy purchasing"),
        translate("PamirOffer", "Wakhan takes a cheaper card of the same suit if it has at least as many stars."),
    ),
    "spies": lambda: (
        translate("PamirOffer", "Moving spies"),
        translate("PamirOffer", "If none of Wakhan’s armies can move, one of her idle spies does."),
    ),
    "loyalty": lambda: (
        translate("PamirOffer", "Steadfast loyalty"),
        translate(
            "PamirOffer", "Of the coalitions that nobody else serves, Wakhan follows the one with the most blocks."
        ),
    ),
}
"""What Wakhan may do better than in the base rules, by the words of a record (W21)."""
