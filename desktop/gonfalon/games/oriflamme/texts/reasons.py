"""Why bots play as they do in Oriflamme, by the words of their reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.texts.catalogue import translate
from gonfalon.texts.lines import Line
from gonfalon.texts.phrases import Phrases

__all__ = ["REASONS", "reason"]

PREFIX: Final = "why-"
"""So the keys of all reasons begin."""

_FIGURES: Final[Mapping[str, str]] = {
    "acts-first": "",
    "acts-last": "n",
    "shelters": "n",
    "waits": "n",
    "no-later": "",
    "takes-lain": "n",
    "strikes-now": "",
    "acts-again": "n",
    "hurts-leader": "n victim_family",
    "wastes-lain": "n victim_family",
    "ends-acting": "n victim_family",
    "spares-own": "",
}
"""For each word of a bot what its figures are."""

REASONS: Final[Phrases] = {
    "why-acts-first": lambda n: translate("Chronicle", "{family} wants this card to act before all the others."),
    "why-acts-last": lambda n: translate("Chronicle", "{family} lets %n card(s) act before this one.", "", n),
    "why-shelters": lambda n: translate("Chronicle", "{family} puts the card below out of reach."),
    "why-waits": lambda n: translate("Chronicle", "{family} waits: this card now holds %n influence.", "", n),
    "why-no-later": lambda n: translate("Chronicle", "{family} cannot wait any longer: this is the last round."),
    "why-takes-lain": lambda n: translate("Chronicle", "{family} wants to be sure of %n influence.", "", n),
    "why-strikes-now": lambda n: translate("Chronicle", "{family} sees a target worth striking."),
    "why-acts-again": lambda n: translate("Chronicle", "{family} wants this card to act in %n more round(s).", "", n),
    "why-hurts-leader": lambda n: translate(
        "Chronicle", "{family} turns against {victim_family}, who leads with %n influence.", "", n
    ),
    "why-wastes-lain": lambda n: translate(
        "Chronicle", "{family} denies {victim_family} the %n influence on that card.", "", n
    ),
    "why-ends-acting": lambda n: translate(
        "Chronicle", "{family} stops {victim_family}’s card from acting in %n more round(s).", "", n
    ),
    "why-spares-own": lambda n: translate("Chronicle", "{family} spares its own card."),
}


def reason(word: str, figures: Sequence[int], seat: int, seating: Seating) -> Line | None:
    """The line of a bot's reason; None for a word that is not of this game, or figures that do not fit it."""
    if word not in _FIGURES or len(names := _FIGURES[word].split()) != len(figures):
        return None
    family = seating.families[seat]
    values: dict[str, object] = {"family": family}
    for name, figure in zip(names, figures, strict=True):
        values[name] = seating.families[figure] if name == "victim_family" else figure
    return Line(PREFIX + word, family, values=values)
