"""Measured strengths of the bots of a game, for the choice of players and for the page on bots.

`gonfalon arena --game GAME --ladder` measures and writes; without a file nothing is said of strength.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
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
    milliseconds: float | None = None
    """How long the processor worked for a move, on average; this and the rest is None where it was not measured."""
    tries: int | None = None
    """How many games it imagined and played on for a move, on average."""
    megabytes: int | None = None
    """The most memory that the process in which it thinks had, in millions of bytes."""
    best_answer: float | None = None
    """The share of victories of the best bot that learned only to win beside two of this one; even is a third."""


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
    cards: tuple[str, ...] = ()
    """The sets of cards that were played with; empty for the usual ones."""

    def text(self) -> str:
        """The contents of its file, a line for each bot and table."""
        head: dict[str, object] = {
            "game": self.game,
            "date": self.date,
            "version": self.version,
            "command": self.command,
        }
        head |= {"cards": list(self.cards)} if self.cards else {}
        bots = ",\n".join(f"  {json.dumps(name)}: {json.dumps(_known(rung))}" for name, rung in self.bots.items())
        tables = ",\n".join(f"  {json.dumps(asdict(table))}" for table in self.tables)
        lines = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items())
        return f'{{\n{lines} "bots": {{\n{bots}\n }},\n "tables": [\n{tables}\n ]\n}}\n'


def _known(rung: BotRating) -> dict[str, object]:
    return {key: figure for key, figure in asdict(rung).items() if figure is not None or key == "tenths"}


def ratings_file(game: str, cards: Sequence[str] = ()) -> Path:
    """Return the path of the ladder of a game, where it lies if it has been measured.

    Args:
        game: its name.
        cards: the sets of cards; empty for the usual ones.
    """
    return resources_dir() / "bots" / f"{'-'.join(['ladder', game, *cards]).lower()}.json"


@cache
def ratings_of(game: str, cards: tuple[str, ...] = ()) -> BotRatings | None:
    """The ladder of a game by its name; None where there is none, or none that can be read."""
    path = ratings_file(game, cards)
    try:
        # Not YAML, whose reader alone takes a tenth of the start: the start screen asks.
        content = json.loads(path.read_text(encoding="utf-8"))
        bots = {name: BotRating(**rung) for name, rung in content.pop("bots").items()}
        tables = tuple(MeasuredTable(**table) for table in content.pop("tables"))
        sets = tuple(content.pop("cards", ()))
        return BotRatings(**content, bots=bots, tables=tables, cards=sets)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        _log.warning("How strong the bots in %s are cannot be read: %s", path, error)
        return None
