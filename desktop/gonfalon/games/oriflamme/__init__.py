"""Oriflamme: a queue of hidden cards, influence and intrigue."""

from gonfalon.games.oriflamme.cardset import CardSet, Kind
from gonfalon.games.oriflamme.moves import Move
from gonfalon.games.oriflamme.rules import Options, Oriflamme
from gonfalon.games.oriflamme.seating import Seating
from gonfalon.games.oriflamme.table import Table

__all__ = ["CardSet", "Kind", "Move", "Options", "Oriflamme", "Seating", "Table"]
