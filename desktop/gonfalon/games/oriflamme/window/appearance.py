"""The faces of the cards, as far as the seat that looks at the table knows them."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.emblems import emblem_path
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.ui.look.cards import CardLook

__all__ = ["KnownFaces", "dressed"]


def dressed(words: Wording, cards: CardSet, kind: str, family: str) -> CardLook:
    """The face of a family's card, with the drawing that a user's set brings along."""
    type = cards.kinds[cards.number(kind)].type
    return CardLook(
        kind, type, family, words.names.card(kind), words.names.text(kind), str(emblem_path(cards, kind) or "")
    )


class KnownFaces(NamedTuple):
    """What a table shows of its cards, in words."""

    table: Table
    words: Wording
    all_open: bool = False
    """Whether what it knows of hidden cards is shown to whoever looks on."""

    def kind_of(self, number: int) -> str | None:
        """The kind of a card, None where the seat does not know it."""
        face = self.table.faces[number]
        return None if face is None else self.table.seating.cards.kinds[face].id

    def name_of(self, number: int) -> str:
        """The name of a card, empty where the seat does not know it."""
        kind = self.kind_of(number)
        return "" if kind is None else self.words.names.card(kind)

    def look_of(self, number: int) -> CardLook | None:
        """What is on the face of a card, None where the seat does not know it."""
        seating, kind = self.table.seating, self.kind_of(number)
        if kind is None:
            return None
        return dressed(self.words, seating.cards, kind, seating.families[seating.owner[number]])
