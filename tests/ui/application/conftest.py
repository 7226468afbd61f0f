"""Windows at which something is played, mostly Oriflamme."""

from tests.at_the_table.windows import *
from tests.games.oriflamme.window.people import person, shared, visited

__all__ = ["person", "shared", "visited"]
