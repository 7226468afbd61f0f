"""Cards that have left the deck and cards that may still come out of it, as every player could have noted them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import CHECKS, COURT_SIZE, LAST_CARD, REGIONS
from gonfalon.games.pamir.rules.seating import EVENTS_BY_PILE, unseen_in_deck
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate


class SeenCards(NamedTuple):
    """Cards that have left the deck for the same place."""

    heading: str
    cards: tuple[int, ...]
    none: str
    """What is said where there are none."""
    gone: bool = True
    """Whether they do not come again."""


class UnseenCards(NamedTuple):
    """All of it in words, and the cards."""

    deck: str
    regions: str
    seen: tuple[SeenCards, ...]

    @property
    def spoken(self) -> str:
        return "\n".join((self.deck, self.regions, *(f"{seen.heading}: {len(seen.cards)}" for seen in self.seen)))


def unseen_cards_title() -> str:
    return translate("PamirStillOut", "What is still in the deck")


def bought_cards(view: View) -> tuple[int, ...]:
    """The court cards that were bought and have not been seen since, in the order in which they were; never by whom."""
    table: Table = view.table
    out = {card for cards in (*table.courts, *table.prizes) for card in cards}
    moves = (seen.move for seen in view.history if seen.move.word == "buy" and seen.move.one <= COURT_SIZE)
    return tuple(move.one for move in moves if move.one not in out and not table.gone >> move.one & 1)


def unseen_cards(view: View, names: Names) -> UnseenCards:
    """For a view with its history; nothing of the viewer's own hand is in it that others could not know."""
    table: Table = view.table
    held = bought_cards(view)
    public = table.redact(-1)
    court, events, checks = unseen_in_deck(public)
    court = [card for card in court if card not in held]
    hidden_checks = len(checks)
    hidden_events = sum(EVENTS_BY_PILE) - (LAST_CARD - CHECKS[-1] - len(events))
    gone = [card for card in range(1, LAST_CARD + 1) if table.gone >> card & 1]
    return UnseenCards(
        _deck(len(table.deck), hidden_checks, hidden_events),
        _regions(court, table, names),
        (
            SeenCards(
                translate("PamirStillOut", "Bought and not played yet"),
                held,
                translate("PamirStillOut", "Nobody holds a card that was bought."),
                gone=False,
            ),
            SeenCards(
                translate("PamirStillOut", "Discarded"),
                tuple(card for card in gone if card <= COURT_SIZE),
                translate("PamirStillOut", "No card has been discarded yet."),
            ),
            SeenCards(
                translate("PamirStillOut", "Events that are over or in force, and checks"),
                tuple(card for card in gone if card > COURT_SIZE),
                translate("PamirStillOut", "No event has happened yet."),
            ),
        ),
    )


def _deck(cards: int, checks: int, events: int) -> str:
    if not cards:
        return translate("PamirStillOut", "The deck is empty: no more cards will come.")
    parts = ", ".join(
        (
            translate("PamirStillOut", "%n court card(s)", "", cards - checks - events),
            translate("PamirStillOut", "%n event(s)", "", events),
            translate("PamirStillOut", "%n Dominance Check(s)", "", checks),
        )
    )
    return translate("PamirStillOut", "In the deck: {parts}.").format(parts=parts)


def _regions(court: list[int], table: Table, names: Names) -> str:
    """Return how many court cards of each region have not been seen yet; some of them are not in this game."""
    region = table.seating.deck.region
    count = Counter(region[card] for card in court)
    listed = " · ".join(f"{names.region(each)} {count[each]}" for each in range(len(REGIONS)))
    text = translate("PamirStillOut", "Not seen yet, in the deck or not in this game: {regions}")
    return text.format(regions=listed)
