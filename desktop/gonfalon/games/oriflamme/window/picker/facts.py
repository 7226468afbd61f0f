"""What ten kinds make of a game, counted from what their programs do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from gonfalon.games.oriflamme.rules.cardset import Kind
from gonfalon.games.oriflamme.rules.shelf import DECK

__all__ = ["Fact", "facts"]

_USUAL: Final = (6, 7)
"""The fewest and the most characters in a deck that plays like the printed ones."""


@dataclass(frozen=True)
class Fact:
    """A drawing, what there is, and a note on it."""

    icon: str
    """The name of a drawing, or the id of a card."""
    title: str
    note: str


def facts(deck: Sequence[Kind], names: Mapping[str, str]) -> tuple[Fact, Fact, Fact]:
    """Types, attackers and what else has to lie on the table; `names` are the cards' names by kind."""
    return _types(deck), _attackers(deck, names), _components(deck, names)


def _with_verb(deck: Sequence[Kind], verb: str) -> list[Kind]:
    return [kind for kind in deck if verb in kind.card.verbs]


def _listed(kinds: Sequence[Kind], names: Mapping[str, str]) -> str:
    return ", ".join(names.get(kind.id, kind.id) for kind in kinds)


def _types(deck: Sequence[Kind]) -> Fact:
    translate = QCoreApplication.translate
    characters = sum(kind.type == "character" for kind in deck)
    counted = translate("DeckFacts", "%n character(s)", "", characters)
    others = translate("DeckFacts", "%n intrigue(s)", "", len(deck) - characters)
    title = translate("DeckFacts", "{characters}, {intrigues}").format(characters=counted, intrigues=others)
    if len(deck) < DECK:
        note = translate("DeckFacts", "Six to seven characters are usual")
    elif characters < _USUAL[0]:
        note = translate("DeckFacts", "Fewer characters than usual: six to seven")
    elif characters > _USUAL[1]:
        note = translate("DeckFacts", "More characters than usual: six to seven")
    else:
        note = translate("DeckFacts", "A usual mix: six to seven characters")
    return Fact("type-character", title, note)


def _attackers(deck: Sequence[Kind], names: Mapping[str, str]) -> Fact:
    translate = QCoreApplication.translate
    attackers = _with_verb(deck, "eliminate")
    if attackers:
        title = translate("DeckFacts", "%n attacker(s)", "", len(attackers))
        return Fact(attackers[0].id, title, _listed(attackers, names))
    note = translate("DeckFacts", "No card eliminates another")
    return Fact("marker-eliminated", translate("DeckFacts", "No attackers"), note)


def _components(deck: Sequence[Kind], names: Mapping[str, str]) -> Fact:
    translate = QCoreApplication.translate
    marking, reserving = _with_verb(deck, "mark"), _with_verb(deck, "reserve")
    if marking and reserving:
        title = translate("DeckFacts", "Verdict tokens and reserve shelves")
    elif marking:
        title = translate("DeckFacts", "Verdict tokens are used")
    elif reserving:
        title = translate("DeckFacts", "Reserve shelves are used")
    else:
        title = translate("DeckFacts", "Only influence on the table")
        return Fact("coin-1", title, translate("DeckFacts", "No verdict tokens, no reserve shelves"))
    needing = [kind for kind in deck if kind in marking or kind in reserving]
    note = translate("DeckFacts", "Needed for: {cards}").format(cards=_listed(needing, names))
    return Fact("token-verdict" if marking else "marker-reserve", title, note)
