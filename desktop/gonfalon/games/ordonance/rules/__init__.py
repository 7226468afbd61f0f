"""Ordonance: five territories, armies of four cards, and control as soon as it is certain."""

from gonfalon.games.ordonance.rules.deck import Deck, Unit
from gonfalon.games.ordonance.rules.game import Options, Ordonance
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.seating import Seating
from gonfalon.games.ordonance.rules.table import Table

__all__ = ["Deck", "Move", "Options", "Ordonance", "Seating", "Table", "Unit"]
