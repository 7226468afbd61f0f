"""The ladder of a game as a file that the program reads, and as a table of the README."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence

from gonfalon import __version__
from gonfalon.bots.elo import elos
from gonfalon.bots.ladder import REFERENCE, Ladder, Rung, Table, file_of, ladder, stars
from gonfalon.cli.arena.measuring import Measured
from gonfalon.cli.arena.tables import BESIDE
from gonfalon.core.writing import OPEN, replace_file
from gonfalon.data import resources_dir
from gonfalon.games import GAMES
from gonfalon.session.game import Game

__all__ = ["keep_ladder", "markdown"]

_PLACE = re.compile(r"(?<=<!-- ladder -->\n).*?(?=<!-- /ladder -->)", re.DOTALL)


def keep_ladder(game: Game, found: Sequence[Measured], command: str) -> None:
    """Write what was measured at the tables of a ladder where the program finds it, and into the README if it is there.

    What stood there of this game is gone.
    """
    tables = tuple(_table(each) for each in found)
    strengths = elos([each.met for each in found], REFERENCE)
    tenths = {REFERENCE: round(10 / BESIDE)}
    tenths |= {
        each.bot: round(10 * each.share) for each in tables if (each.against, each.players) == (REFERENCE, BESIDE)
    }
    rungs = {
        name: Rung(stars(round(elo.elo)), tenths.get(name), round(elo.elo), round(elo.low), round(elo.high))
        for name, elo in strengths.items()
        if name in game.players
    }
    today = dt.datetime.now(dt.UTC).date().isoformat()
    path = file_of(game.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, Ladder(game.name, today, __version__, command, rungs, tables).text().encode(), OPEN)
    ladder.cache_clear()
    readme = resources_dir().parent / "README.md"
    if readme.exists():
        text = _PLACE.sub(lambda _: markdown(), readme.read_text(encoding="utf-8"))
        replace_file(readme, text.encode(), OPEN)


def _table(measured: Measured) -> Table:
    one, other = measured.shares
    figures = (round(figure, 4) for figure in (one.share, one.low, one.high))
    return Table(one.bot, other.bot, len(measured.names), measured.games, *figures)


def markdown() -> str:
    """What the README says of the strength of all bots that have been measured."""
    known = [(game.title(), found) for game in GAMES.values() if (found := ladder(game.name)) is not None]
    return "\n".join(line for title, found in known for line in _of_game(title, found))


def _of_game(title: str, found: Ladder) -> list[str]:
    compared = list(dict.fromkeys(table.against for table in found.tables if table.players == BESIDE))
    others = [name for name in compared if name == REFERENCE or name not in found.bots]
    players = sorted({table.players for table in found.tables})
    below = [f"Against {count - 1} of the one before" for count in players]
    head = [title, "Stars", "Elo", *(f"Beside two of {name}" for name in others), *below]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    shares = {(table.bot, table.against, table.players): _share(table) for table in found.tables}
    weaker: list[str] = []
    for name, rung in found.bots.items():
        elo = "0" if name == REFERENCE else f"{_signed(rung.elo)} ({_signed(rung.low)} to {_signed(rung.high)})"
        # An automaton may stand between; it is compared with the reference alone.
        before = next(
            (other for other in reversed(weaker) if any((name, other, count) in shares for count in players)), ""
        )
        tables = [*((name, other, BESIDE) for other in others), *((name, before, count) for count in players)]
        cells = [name, "★" * rung.stars, elo, *(shares.get(table, "") for table in tables)]
        lines.append("| " + " | ".join(cells) + " |")
        weaker.append(name)
    return [*lines, "", f"Version {found.version}, {found.date}: `{found.command}`", ""]


def _share(table: Table) -> str:
    return f"{table.share:.1%} ({100 * table.low:.1f} to {100 * table.high:.1f})"


def _signed(elo: int) -> str:
    return f"{elo:+d}".replace("-", "−") if elo else "0"
