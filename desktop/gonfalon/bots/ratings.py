"""Measured strengths of the bots of a game, for the choice of players and for the README.

`gonfalon arena --ladder GAME` measures and writes; without a file nothing is said of strength.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gonfalon.data import resources_dir

REFERENCE: Final = "squire"
"""The bot whose Elo is 0: every game has it, and people soon learn how strong it is."""
BANDS: Final = (-100, 50, 150, 250)
"""From these Elo on there are two, three, four and five stars.

At a table of three, beside two squires, they are 22, 40, 54 and 68 victories in a hundred games.
"""

_log = logging.getLogger(__name__)


def stars(elo: float) -> int:
    """One to five, by the strength beside the squire's: the same in every game."""
    return 1 + sum(elo >= band for band in BANDS)


def share_among(elo: float, others: float, players: int) -> float:
    """Return the part of all games that a player of one strength wins where all others have another."""
    weight: float = 10 ** ((elo - others) / 400)
    return weight / (weight + players - 1)


@dataclass(frozen=True)
class BotRating:
    """The overall strength of a bot."""

    stars: int
    """One to five."""
    tenths: int | None
    """So many of ten games it wins at a table of three against two squires; None where that was not measured."""
    elo: int
    """The squire's is 0. At a table of two, 100 more are 64 victories in a hundred games."""
    low: int
    high: int
    """The ends of the 95 % interval of the Elo."""


@dataclass(frozen=True)
class MeasuredTable:
    """The victories of one bot among others that are all alike."""

    bot: str
    against: str
    """Who has every other seat."""
    players: int
    games: int
    share: float
    """Of all victories; even would be one of `players`."""
    low: float
    high: float
    """The ends of its 95 % interval."""


@dataclass(frozen=True)
class BotRatings:
    """The measurements of the bots of a game."""

    game: str
    date: str
    version: str
    """That of the program whose bots these were."""
    command: str
    """What measures the same once more."""
    bots: Mapping[str, BotRating]
    """From the weakest to the strongest; without characters."""
    tables: tuple[MeasuredTable, ...]

    def text(self) -> str:
        """The contents of its file, a line for each bot and table."""
        head = {"game": self.game, "date": self.date, "version": self.version, "command": self.command}
        bots = ",\n".join(f"  {json.dumps(name)}: {json.dumps(asdict(rung))}" for name, rung in self.bots.items())
        tables = ",\n".join(f"  {json.dumps(asdict(table))}" for table in self.tables)
        lines = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items())
        return f'{{\n{lines} "bots": {{\n{bots}\n }},\n "tables": [\n{tables}\n ]\n}}\n'


def ratings_file(game: str) -> Path:
    """Return the path of the ladder of a game, where it lies if it has been measured."""
    return resources_dir() / "bots" / f"ladder-{game}.json"


@cache
def ratings_of(game: str) -> BotRatings | None:
    """The ladder of a game by its name; None where there is none, or none that can be read."""
    path = ratings_file(game)
    try:
        # Not YAML, whose reader alone takes a tenth of the start: the start screen asks.
        content = json.loads(path.read_text(encoding="utf-8"))
        bots = {name: BotRating(**rung) for name, rung in content.pop("bots").items()}
        tables = tuple(MeasuredTable(**table) for table in content.pop("tables"))
        return BotRatings(**content, bots=bots, tables=tables)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        _log.warning("How strong the bots in %s are cannot be read: %s", path, error)
        return None
