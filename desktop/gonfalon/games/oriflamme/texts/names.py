"""Names of the cards of the table and of their places, as far as a seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from gonfalon.core.record import SetsStillLoading
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.cards import CardText, deck_texts, shipped_texts, your_card
from gonfalon.texts.players import FamilyNames
from gonfalon.texts.translations import current_language, name_from_id, translate


def kind_of(table: Table, card: int) -> str | None:
    """The kind of a card, None where this view of the table does not know it, or where there is none."""
    face = table.faces[card] if card >= 0 else None
    return None if face is None else table.seating.cards.kinds[face].id


class Names(FamilyNames):
    """The names of one deck and its families in the language of now."""

    def __init__(self, language: str, cards: CardSet | None = None, reader: str = "") -> None:
        """The deck that is played with brings its own words along; without one all shipped cards are known."""
        super().__init__(language, reader)
        self.deck = cards
        self.cards: dict[str, CardText] = shipped_texts(language) if cards is None else deck_texts(cards, language)

    def card(self, kind: str) -> str:
        text = self.cards.get(kind)
        return text.name if text is not None else name_from_id(kind)

    def text(self, kind: str) -> str:
        text = self.cards.get(kind)
        return text.text if text is not None else ""

    def yours(self, kind: str) -> str:
        """A card of the reader, as a label begins: "Your Lord"."""
        name = your_card(kind, self.cards).nominative
        return f"{name[:1].upper()}{name[1:]}"

    def slot(self, table: Table, slot: int) -> str:
        """A card of the queue by its place: "Red, card 4", with its name where the seat knows it."""
        card = table.queue[slot]
        letter = table.seating.families[table.seating.owner[card]]
        family = self.family(letter)
        kind = kind_of(table, card)
        if letter == self.reader:
            if kind is None:
                return translate("Table", "Your card {place}").format(place=slot + 1)
            return translate("Table", "{card}, card {place}").format(card=self.yours(kind), place=slot + 1)
        if kind is None:
            return translate("Table", "{family}, card {place}").format(family=family, place=slot + 1)
        text = translate("Table", "{family}, {card}, card {place}")
        return text.format(family=family, card=self.card(kind), place=slot + 1)

    def gap(self, table: Table, lifted: int, gap: int) -> str:
        """A gap by its neighbours."""
        left = len(table.queue) - (0 if table.under[lifted] >= 0 else 1)
        if gap == 0:
            return translate("Table", "To the front")
        if gap == left:
            return translate("Table", "To the end")
        return translate("Table", "After card {place}").format(place=gap)

    def named(self, table: Table, card: int) -> str:
        """Return the name of a card with its family, by its kind where the seat knows it."""
        letter = table.seating.families[table.seating.owner[card]]
        family = self.family(letter)
        kind = kind_of(table, card)
        if letter == self.reader:
            return translate("Table", "A card of yours") if kind is None else self.yours(kind)
        if kind is None:
            return translate("Table", "A card of this family: {family}").format(family=family)
        return translate("Table", "{card}, of this family: {family}").format(card=self.card(kind), family=family)


def card_name(word: str, sets: Sequence[str], shelf: SetStore) -> str:
    """Return the name of a kind of card, by the sets with which was played."""
    # Where two sets have the same kind, the later one's was played.
    for name in reversed(sets):
        with suppress(KeyError, SetsStillLoading):
            cards = shelf.find(name).cards
            if cards is not None and word in cards:
                return Names(current_language(), cards).card(word)
    return Names(current_language()).card(word)
