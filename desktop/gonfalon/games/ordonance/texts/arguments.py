"""The sentences that say why a territory is held, or why it is not; `names` tells which placeholders there are.

{family} is whose army is the strongest, {rival} who comes next or could still overtake it.
"""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.phrases import Phrases

__all__ = ["ARGUMENTS"]

_TITLES: Phrases = {
    "holds": lambda n: translate("OrdonanceReasons", "Why {family} holds {territory_acc}"),
    "nobody-yet": lambda n: translate("OrdonanceReasons", "Nobody holds {territory_acc} yet"),
    "nobody": lambda n: translate("OrdonanceReasons", "Nobody holds {territory_acc}"),
}

_ROWS: Phrases = {
    #: These stand behind a player's name, without a full stop; {groups} is what an army shows, "a battalion of bows".
    "has": lambda n: translate("OrdonanceReasons", "%n of {size} cards: {groups}", "", n),
    "has-open": lambda n: translate("OrdonanceReasons", "%n of {size} cards: {groups}; at best {best}", "", n),
    "may-become": lambda n: translate("OrdonanceReasons", "%n of {size} cards, could still become: {best}", "", n),
    "may-overtake": lambda n: translate("OrdonanceReasons", "%n of {size} cards, could still overtake", "", n),
    "too-late": lambda n: translate("OrdonanceReasons", "%n of {size} cards, cannot catch up", "", n),
    "no-card-yet": lambda n: translate("OrdonanceReasons", "No card here yet"),
    "no-card": lambda n: translate("OrdonanceReasons", "No card here"),
}

_COUNTS: Phrases = {
    #: Groups in the accusative: "Red has regiments of bows and spears, Blue only a regiment of flags."
    "count": lambda n: translate("OrdonanceReasons", "{family} has {groups_acc}, {rival} only {rival_groups_acc}."),
    #: "Red has a regiment of bows, Blue has no regiment."
    "count-none": lambda n: translate("OrdonanceReasons", "{family} has {groups_acc}, {rival} has no {level}."),
    #: {equal_acc} is what counts more and is the same on both sides: "a regiment of flags"
    "count-below": lambda n: translate(
        "OrdonanceReasons",
        "Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} only {rival_groups_acc}.",
    ),
    "count-none-below": lambda n: translate(
        "OrdonanceReasons", "Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} has no {level}."
    ),
    "count-singles": lambda n: translate(
        "OrdonanceReasons", "{family} has more single icons than {rival}: {count} against {rival_count}."
    ),
    "count-singles-below": lambda n: translate(
        "OrdonanceReasons",
        "Both have {equal_acc}; besides, {family} has more single icons than {rival}: {count} against {rival_count}.",
    ),
}

_SENIORITY: Phrases = {
    #: {outranks} is a clause: "the helmet outranks the bow"
    "seniority": lambda n: translate("OrdonanceReasons", "{family} and {rival} both have one {level_acc}; {outranks}."),
    "seniority-many": lambda n: translate(
        "OrdonanceReasons", "{family} and {rival} both have %n {level_plural}; {outranks}.", "", n
    ),
    #: "Red and Blue both have a regiment of flags and equally many battalions; the helmet outranks the bow."
    "seniority-below": lambda n: translate(
        "OrdonanceReasons",
        "{family} and {rival} both have {equal_acc} and the same number of {level_plural}; {outranks}.",
    ),
    "singles": lambda n: translate("OrdonanceReasons", "{family} and {rival} both have only single icons; {outranks}."),
    "singles-below": lambda n: translate(
        "OrdonanceReasons", "{family} and {rival} both have {equal_acc}; of the single icons, {outranks}."
    ),
    #: {groups_acc} is one single icon: "a single flag"
    "single-more": lambda n: translate(
        "OrdonanceReasons", "Only {family} has {groups_acc}; everything that ranks higher is equal."
    ),
    "earlier": lambda n: translate(
        "OrdonanceReasons", "{family} and {rival} have the same army; {family} completed it earlier."
    ),
}

_LATE: Phrases = {
    #: "Even at best Red could only reach a regiment of bows."
    "late": lambda n: translate("OrdonanceReasons", "Even at best {rival} could only reach {best_acc}."),
    "late-seniority": lambda n: translate(
        "OrdonanceReasons", "Even at best {rival} could only reach {best_acc}; {outranks}."
    ),
    "late-none": lambda n: translate("OrdonanceReasons", "{rival} cannot reach a {level} here any more."),
    "late-equal": lambda n: translate(
        "OrdonanceReasons", "Even at best {rival} could only draw level, and {family} was first."
    ),
    "late-deck": lambda n: translate(
        "OrdonanceReasons", "With the cards that are not on the table {rival} cannot overtake {family_acc} any more."
    ),
    "forced": lambda n: translate(
        "OrdonanceReasons", "Nobody can play any more: the best complete army takes the territory."
    ),
}

_OPEN: Phrases = {
    "empty": lambda n: translate("OrdonanceReasons", "No card lies here yet."),
    "incomplete": lambda n: translate("OrdonanceReasons", "No army is complete here yet."),
    "left": lambda n: translate("OrdonanceReasons", "No army was completed here."),
    #: "Blue leads; Red could still reach a regiment of helmets."
    "wait": lambda n: translate("OrdonanceReasons", "{family} leads; {rival} could still reach {best_acc}."),
    "wait-empty": lambda n: translate(
        "OrdonanceReasons", "{family} leads; {rival} has no card here yet and could still overtake."
    ),
    "wait-deck": lambda n: translate(
        "OrdonanceReasons", "{family} leads; with the cards that are not on the table {rival} could still overtake."
    ),
    #: {families} are several in one list: "Red and Blue"
    "waits": lambda n: translate("OrdonanceReasons", "{family} leads; {families} could still overtake."),
    "settled": lambda n: translate("OrdonanceReasons", "Nobody can overtake {family_acc} any more."),
}

ARGUMENTS: Final[Phrases] = {**_TITLES, **_ROWS, **_COUNTS, **_SENIORITY, **_LATE, **_OPEN}
