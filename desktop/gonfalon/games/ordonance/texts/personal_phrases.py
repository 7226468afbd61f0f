"""The sentences of Ordonance that are said to "you", the one person at the screen.

Their keys end as `personal_key` looks for them: `-you` where your family acts or leads, `-yours` where it is the rival.
"""

from __future__ import annotations

from typing import Final

from gonfalon.texts.log_entries import Phrases
from gonfalon.texts.translations import phrases

_TURNS: Final = {
    "draw-you": "You draw a card.",
    "draw-named-you": "You draw a card: {unit}.",
    "play-you": "You play {unit_acc} {territory_in}.",
    "play-completes-you": "You play {unit_acc} {territory_in} and complete the army.",
    "play-takes-you": "You play {unit_acc} {territory_in} and take it with marker {marker}: {groups}.",
    "take-you": "You take {territory_acc} with marker {marker}: {groups}.",
    "take-forced-you": "As nobody can play any more, you take {territory_acc} with marker {marker}: {groups}.",
    "pass-hand-you": "You pass: no card is left.",
    "pass-places-you": "You pass: no place is free.",
}

_END: Final = {
    "wins-you": "You win with %n territories.",
    "wins-points-you": "You win with %n points.",
    "shared-yours": "The victory is shared: you and {families}.",
}

_MOTIVES: Final = {
    "takes-you": "You take {territory_acc}: nobody can overtake this army any more.",
    "throws-you": "You can win nothing more {territory_in} and get rid of a card there.",
    "opens-you": "You begin an army {territory_in} and hope for {groups_acc}.",
    "settles-you": "You do without a regiment {territory_in}: smaller groups will do.",
    "fills-you": "You can no longer form a regiment {territory_in} and fill up the army there.",
    "completes-you": "You complete {groups_acc} {territory_in}.",
    "contests-you": "You go after {groups_acc} {territory_in}, where a rival is further ahead.",
    "goes-on-you": "You go on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.",
}

PERSONAL_PHRASES: Final[Phrases] = phrases("OrdonanceChronicle", _TURNS, _END)
"""Those of the log, by key."""

PERSONAL_BOT_REASONS: Final[Phrases] = phrases("OrdonanceReasons", _MOTIVES)
"""Those of the reasons of moves, by key."""

_TITLES: Final = {
    "holds-you": "Why you hold {territory_acc}",
}

_COUNTS: Final = {
    "count-you": "You have {groups_acc}, {rival} only {rival_groups_acc}.",
    "count-yours": "{family} has {groups_acc}, you only {rival_groups_acc}.",
    "count-none-you": "You have {groups_acc}, {rival} has no {level}.",
    "count-none-yours": "{family} has {groups_acc}, you have no {level}.",
    "count-below-you": "Both have {equal_acc}; besides, you have {groups_acc}, {rival} only {rival_groups_acc}.",
    "count-below-yours": "Both have {equal_acc}; besides, {family} has {groups_acc}, you only {rival_groups_acc}.",
    "count-none-below-you": "Both have {equal_acc}; besides, you have {groups_acc}, {rival} has no {level}.",
    "count-none-below-yours": "Both have {equal_acc}; besides, {family} has {groups_acc}, you have no {level}.",
    "count-singles-you": "You have more single icons than {rival}: {count} against {rival_count}.",
    "count-singles-yours": "{family} has more single icons than you: {count} against {rival_count}.",
    "count-singles-below-you": (
        "Both have {equal_acc}; besides, you have more single icons than {rival}: {count} against {rival_count}."
    ),
    "count-singles-below-yours": (
        "Both have {equal_acc}; besides, {family} has more single icons than you: {count} against {rival_count}."
    ),
}

_SENIORITY: Final = {
    "seniority-you": "You and {rival} both have one {level_acc}; {outranks}.",
    "seniority-yours": "{family} and you both have one {level_acc}; {outranks}.",
    "seniority-many-you": "You and {rival} both have %n {level_plural}; {outranks}.",
    "seniority-many-yours": "{family} and you both have %n {level_plural}; {outranks}.",
    "seniority-below-you": "You and {rival} both have {equal_acc} and the same number of {level_plural}; {outranks}.",
    "seniority-below-yours": (
        "{family} and you both have {equal_acc} and the same number of {level_plural}; {outranks}."
    ),
    "singles-you": "You and {rival} both have only single icons; {outranks}.",
    "singles-yours": "{family} and you both have only single icons; {outranks}.",
    "singles-below-you": "You and {rival} both have {equal_acc}; of the single icons, {outranks}.",
    "singles-below-yours": "{family} and you both have {equal_acc}; of the single icons, {outranks}.",
    "single-more-you": "Only you have {groups_acc}; everything that ranks higher is equal.",
    "earlier-you": "You and {rival} have the same army; you completed it earlier.",
    "earlier-yours": "{family} and you have the same army; {family} completed it earlier.",
}

_LATE: Final = {
    "late-yours": "Even at best you could only reach {best_acc}.",
    "late-seniority-yours": "Even at best you could only reach {best_acc}; {outranks}.",
    "late-none-yours": "You cannot reach a {level} here any more.",
    "late-equal-you": "Even at best {rival} could only draw level, and you were first.",
    "late-equal-yours": "Even at best you could only draw level, and {family} was first.",
    "late-deck-you": "With the cards that are not on the table {rival} cannot overtake you any more.",
    "late-deck-yours": "With the cards that are not on the table you cannot overtake {family_acc} any more.",
}

_OPEN: Final = {
    "wait-you": "You lead; {rival} could still reach {best_acc}.",
    "wait-yours": "{family} leads; you could still reach {best_acc}.",
    "wait-empty-you": "You lead; {rival} has no card here yet and could still overtake.",
    "wait-empty-yours": "{family} leads; you have no card here yet and could still overtake.",
    "wait-deck-you": "You lead; with the cards that are not on the table {rival} could still overtake.",
    "wait-deck-yours": "{family} leads; with the cards that are not on the table you could still overtake.",
    "waits-you": "You lead; {families} could still overtake.",
    "waits-yours": "{family} leads; you and {families} could still overtake.",
    "settled-you": "Nobody can overtake you any more.",
}

PERSONAL_CONTROL_SENTENCES: Final[Phrases] = phrases("OrdonanceReasons", _TITLES, _COUNTS, _SENIORITY, _LATE, _OPEN)
"""Those of the reasons why a territory is held, by key."""
