"""Pax Pamir, second edition: a court for each player, three coalitions, and what dominance is worth."""

from gonfalon.games.pamir.deck import Deck
from gonfalon.games.pamir.moves import Move
from gonfalon.games.pamir.rules import Options, Pamir
from gonfalon.games.pamir.seating import Seating
from gonfalon.games.pamir.table import Table

__all__ = ["Deck", "Move", "Options", "Pamir", "Seating", "Table"]
