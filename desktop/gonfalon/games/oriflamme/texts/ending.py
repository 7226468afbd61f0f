"""Who has won a game of Oriflamme, and what decided between equals."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.texts.catalogue import translate

__all__ = ["tie_break", "winners"]


def winners(outcome: Outcome, families: Sequence[str], names: Sequence[str], words: Wording) -> tuple[str, str]:
    """Title and subtitle of the last screen; every seat has the letter of its family and the name of its player."""
    best = max(outcome.scores)
    if len(outcome.winners) == 1:
        (seat,) = outcome.winners
        title = translate("Ending", "{family} takes the throne").format(family=words.names.family(families[seat]))
        return title, translate("Ending", "{name}, with %n influence", "", best).format(name=names[seat])
    shared = translate("Ending", "{names}, with %n influence each", "", best)
    return translate("Ending", "The throne is shared"), shared.format(
        names=", ".join(names[seat] for seat in outcome.winners)
    )


def tie_break(outcome: Outcome, families: Sequence[str], words: Wording) -> str | None:
    """The tie told in words, None where there was none."""
    if outcome.tie_break is None:
        return None
    counts = ", ".join(f"{words.names.family(families[seat])} {outcome.tie_break[seat]}" for seat in outcome.best)
    if len(outcome.winners) == 1:
        text = translate(
            "Ending",
            "Tied on influence: the family whose cards are on top of the most places in the queue wins ({counts}).",
        )
    else:
        text = translate("Ending", "Tied on influence and on places in the queue ({counts}): the victory is shared.")
    return text.format(counts=counts)
