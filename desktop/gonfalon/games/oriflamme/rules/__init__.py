"""Oriflamme: a queue of hidden cards, influence and intrigue."""

from gonfalon.games.oriflamme.rules.card_set import CardKind, CardSet
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.table import Table

__all__ = ["CardKind", "CardSet", "Move", "Options", "Oriflamme", "Seating", "Table"]
