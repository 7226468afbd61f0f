"""Why bots play a unit of Ordonance: what everybody sees once it lies there."""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.phrases import Phrases

__all__ = ["MOTIVES"]

MOTIVES: Final[Phrases] = {
    "takes": lambda n: translate(
        "OrdonanceReasons", "{family} takes {territory_acc}: nobody can overtake this army any more."
    ),
    "throws": lambda n: translate(
        "OrdonanceReasons", "{family} can win nothing more {territory_in} and gets rid of a card there."
    ),
    #: {groups_acc} is what they hope for, "a regiment of swords"
    "opens": lambda n: translate(
        "OrdonanceReasons", "{family} begins an army {territory_in} and hopes for {groups_acc}."
    ),
    "settles": lambda n: translate(
        "OrdonanceReasons", "{family} does without a regiment {territory_in}: smaller groups will do."
    ),
    "fills": lambda n: translate(
        "OrdonanceReasons", "{family} can no longer form a regiment {territory_in} and fills up the army there."
    ),
    "completes": lambda n: translate("OrdonanceReasons", "{family} completes {groups_acc} {territory_in}."),
    "contests": lambda n: translate(
        "OrdonanceReasons", "{family} goes after {groups_acc} {territory_in}, where a rival is further ahead."
    ),
    "goes-on": lambda n: translate(
        "OrdonanceReasons",
        "{family} goes on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.",
        "",
        n,
    ),
}
"""By the words of their reasons."""
