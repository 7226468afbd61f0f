"""Why bots that plan their turns move as they do, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.pamir.bots.motives import RIVAL
from gonfalon.games.pamir.rules import Table
from gonfalon.texts.catalogue import translate
from gonfalon.texts.lines import Line
from gonfalon.texts.phrases import Phrases

__all__ = ["MOTIVES", "motive"]

MOTIVES: Final[Phrases] = {
    "motive-check": lambda n: translate(
        "PamirMotives", "{family} expects to score more at the next Dominance Check this way."
    ),
    "motive-check-now": lambda n: translate("PamirMotives", "{family} prefers this Dominance Check to a later one."),
    "motive-check-blocks": lambda n: translate(
        "PamirMotives", "{family} is preparing the blocks on the map for the next Dominance Check."
    ),
    "motive-check-influence": lambda n: translate(
        "PamirMotives", "{family} is preparing its influence for the next Dominance Check."
    ),
    "motive-check-cylinders": lambda n: translate(
        "PamirMotives", "{family} is preparing its cylinders in play for the next Dominance Check."
    ),
    "motive-influence": lambda n: translate("PamirMotives", "{family} wants more influence in the coalition."),
    "motive-coalition": lambda n: translate("PamirMotives", "{family} wants its coalition to be stronger on the map."),
    "motive-cylinders": lambda n: translate("PamirMotives", "{family} wants more cylinders in play."),
    "motive-rupees": lambda n: translate("PamirMotives", "{family} needs rupees."),
    "motive-court": lambda n: translate("PamirMotives", "{family} wants a better court."),
    "motive-hand": lambda n: translate("PamirMotives", "{family} wants a good hand for later turns."),
    "motive-rule": lambda n: translate("PamirMotives", "{family} wants to rule and to profit from it."),
    "motive-spies": lambda n: translate("PamirMotives", "{family} has in mind what spies can do to court cards."),
    "motive-holdings": lambda n: translate("PamirMotives", "{family} simply wants more cards, pieces and rupees."),
    "motive-whim": lambda n: translate("PamirMotives", "{family} acts on a whim."),
    "motive-loyalty": lambda n: translate(
        "PamirMotives", "{family} looks at the patriots in the market, and at who else is loyal."
    ),
    "motive-done": lambda n: translate("PamirMotives", "{family} sees nothing better to do."),
    "motive-victory": lambda n: translate("PamirMotives", "{family} wins with this."),
    "motive-soon": lambda n: translate("PamirMotives", "{family} can win this turn."),
    #: {other_family} is another player
    "motive-rival": lambda n: translate("PamirMotives", "{family} wants to stop {other_family}."),
}


def motive(word: str, figures: Sequence[int], seat: int, table: Table) -> Line | None:
    """The line of a motive; None for another word, or a rival that nobody is."""
    if word not in MOTIVES:
        return None
    families = table.seating.families
    values: dict[str, object] = {"family": families[seat]}
    if word == RIVAL:
        if len(figures) != 1 or figures[0] not in range(len(families)):
            return None
        values["other_family"] = families[figures[0]]
    return Line(word, families[seat], values=values)
