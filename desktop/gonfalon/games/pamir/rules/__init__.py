"""Pax Pamir, second edition: a court for each player, three coalitions, and what dominance is worth."""

from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.game import Options, Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import Table

__all__ = ["Deck", "Move", "Options", "Pamir", "Seating", "Table"]
