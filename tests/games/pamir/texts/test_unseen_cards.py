"""What has left the deck, as everybody could have written it down."""

from __future__ import annotations

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import CHECKS, COURT_SIZE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.unseen_cards import UnseenCards, unseen_cards
from tests.games.pamir.terminal.at_the_terminal import played_at_random

EN = Names("en")


def test_every_seat_is_told_the_same_and_the_numbers_are_those_of_the_real_deck() -> None:
    bought = 0
    for match in played_at_random(("human",) * 3, 4):
        told = [unseen_cards(match.view(seat), EN) for seat in range(3)]
        assert told[1:] == told[:-1]
        if not match.over:
            check_numbers(told[0], match._state.table)
            bought = max(bought, len(told[0].seen[0].cards))
    assert bought > 2


def check_numbers(told: UnseenCards, table: Table) -> None:
    held, discarded, over = (set(seen.cards) for seen in told.seen)
    assert held == {card for hand in table.hands for card in hand}
    assert discarded | over == {card for card in range(1, 117) if table.gone >> card & 1}
    court = sum(card <= COURT_SIZE for card in table.deck)
    checks = sum(card in CHECKS for card in table.deck)
    if table.deck:
        assert f": {court} court card" in told.deck
        assert f" {checks} Dominance Check" in told.deck
