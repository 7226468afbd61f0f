"""Ordonance: five territories, armies of four cards, and control as soon as it is certain."""

from gonfalon.games.ordonance.deck import Deck, Unit
from gonfalon.games.ordonance.moves import Move
from gonfalon.games.ordonance.rules import Options, Ordonance
from gonfalon.games.ordonance.seating import Seating
from gonfalon.games.ordonance.table import Table

__all__ = ["Deck", "Move", "Options", "Ordonance", "Seating", "Table", "Unit"]
