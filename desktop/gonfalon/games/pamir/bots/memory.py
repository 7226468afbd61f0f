"""What lies in hands: everybody sees who takes which card out of the market, and may remember it (G5)."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COURT_SIZE, PERSUASIVE_METHODS


def remembered(view: View) -> View:
    """The view with the cards in the hands of others that its history tells of; without a history the very same."""
    table: Table = view.table
    if not view.history or table.over or not any(None in hand for hand in table.hands):
        return view
    seating = table.seating
    taken: list[list[int]] = [[] for _ in table.hands]
    for seen in view.history:
        move = seen.move
        if move.word == "buy" and move.one <= COURT_SIZE:
            taken[seen.seat].append(move.one)
        elif move.word == "swap":
            other = seating.seat_of(move.one)
            taken[seen.seat], taken[other] = taken[other], taken[seen.seat]
        elif move.word == "buy" and seating.deck.bought[move.one] == PERSUASIVE_METHODS and seating.seats == 2:
            taken.reverse()  # there is only one to swap hands with, and nobody is asked
    out = {card for cards in (*table.courts, *table.prizes) for card in cards}
    known = table.clone()
    for seat, hand in enumerate(table.hands):
        if None in hand:
            held = [card for card in taken[seat] if card not in out and not table.gone >> card & 1]
            if len(held) == len(hand):
                known.hands[seat] = list(held)
    return View(view.seat, known, view.stack, view.decision, view.history)
