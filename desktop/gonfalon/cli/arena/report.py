"""What an arena tells: lines for people, JSON, and a page with pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from gonfalon.bots import charts
from gonfalon.bots.elo import Elo, elos, win_matrix
from gonfalon.bots.strength import AT_ANY_TIME, METHOD, Share
from gonfalon.bots.times import Times
from gonfalon.cli.arena.measuring import Measured
from gonfalon.core.writing import OPEN, replace_file

__all__ = ["Told", "write_report"]

LONGEST = 1.5
"""What no decision should exceed, in seconds: a line in the picture."""
MODEL = "Elo by Luce's choice model of who wins at a table, with 95 % intervals from deals drawn anew; 0 is the mean"


class Told:
    """What came of all tables of a run."""

    def __init__(self, title: str, tables: Sequence[Measured], passed: float, always: bool) -> None:
        """
        Args:
            title: that of the game.
            tables: what came of each.
            passed: how long it took, in seconds.
            always: whether the intervals hold at all numbers of deals at once.
        """
        self.title = title
        self.tables = tables
        self.passed = passed
        self.method = AT_ANY_TIME if always else METHOD

    @cached_property
    def times(self) -> dict[str, Times]:
        """How long each bot took for a decision."""
        found: dict[str, Times] = {}
        for table in self.tables:
            for deal in table.deals:
                for name, times in deal.times.items():
                    found.setdefault(name, Times()).merge(times)
        return found

    @cached_property
    def elos(self) -> dict[str, Elo]:
        """The strength of each bot; nothing where there are two, whose shares say it all."""
        bots = {name for table in self.tables for name in table.names}
        return elos([table.met for table in self.tables]) if len(bots) > 2 else {}

    @property
    def matrix(self) -> list[list[float | None]]:
        """Who wins how much against whom, in the order of `elos`."""
        return win_matrix([table.met for table in self.tables], list(self.elos))

    @property
    def opening(self) -> str:
        """How many games were played."""
        games = sum(table.games for table in self.tables)
        deals = sum(len(table.deals) for table in self.tables)
        each = {len(table.names) for table in self.tables}
        rotations = str(*each) if len(each) == 1 else f"{min(each)} to {max(each)}"
        at = f" at {len(self.tables)} tables" if len(self.tables) > 1 else ""
        return f"{games} games of {self.title} ({deals} deal{'s' * (deals > 1)}{at}, each in {rotations} rotations)"

    def lines(self) -> list[str]:
        """For people."""
        lines = [f"{self.opening} in {self.passed:.1f} s"]
        for table in self.tables:
            if len(self.tables) > 1:
                lines.append(f"{', '.join(table.names)}: {table.games} games")
            for share in table.shares:
                seats = f" in {share.seats} seats" if share.seats > 1 else ""
                lines.append(
                    f"{share.bot}{seats}: {share.share:.1%} of the victories, "
                    f"95 % interval {share.low:.1%} to {share.high:.1%}; even is {share.even:.1%}: {share.verdict}"
                )
        lines += [f"{name}: Elo {elo:+.0f} ({low:+.0f} to {high:+.0f})" for name, (elo, low, high) in self.elos.items()]
        for name, times in self.times.items():
            figures = ", ".join(f"{word} {milliseconds:g} ms" for word, milliseconds in times.figures().items())
            lines.append(f"{name} decides in: {figures}")
        return [*lines, f"({self.method}{f'; {MODEL}' if self.elos else ''})"]

    def as_json(self) -> dict[str, Any]:
        """For programs; what there is of one table stands at the top."""
        tables = [_as_json(table) for table in self.tables]
        told: dict[str, Any] = tables[0] if len(tables) == 1 else {"tables": tables}
        if self.elos:
            told["elo"] = {name: [round(figure, 1) for figure in elo] for name, elo in self.elos.items()}
            told["matrix"] = [[share and round(share, 5) for share in row] for row in self.matrix]
        times = {name: {"decisions": times.count, **times.figures()} for name, times in self.times.items()}
        return {**told, "times_ms": times, "method": self.method, "wall_s": round(self.passed, 2)}


def _as_json(table: Measured) -> dict[str, Any]:
    shares = {
        share.bot: {
            "seats": share.seats,
            "share": round(share.share, 5),
            "low": round(share.low, 5),
            "high": round(share.high, 5),
            "even": round(share.even, 5),
        }
        for share in table.shares
    }
    return {"seats": list(table.names), "games": table.games, "deals": len(table.deals), "shares": shares}


def write_report(folder: Path, told: Told, command: str) -> None:
    """A page in Markdown, `report.md`, and its pictures.

    Raises:
        NoCharts: when nothing can be drawn here.
    """
    folder.mkdir(parents=True, exist_ok=True)
    page = [f"# {told.title}", "", f"{told.opening}: `{command}`", ""]
    page += _rows("Table", "Bot", "Share of victories", "95 % interval", "Even", "")
    for table in told.tables:
        page += [_row(", ".join(table.names), *_cells(share)) for share in table.shares]
    page += ["", f"Shares: {told.method}.", ""]
    if told.elos:
        charts.strengths(folder / "elo.png", told.elos, "Strength")
        charts.win_matrix(folder / "wins.png", list(told.elos), told.matrix, "Who wins how much against whom")
        page += _rows("Bot", "Elo", "95 % interval")
        page += [
            _row(name, f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}") for name, (elo, low, high) in told.elos.items()
        ]
        page += ["", f"{MODEL}.", "", "![Elo](elo.png)", "", "![Who wins how much against whom](wins.png)", ""]
    charts.decision_times(folder / "times.png", told.times, "Time of a decision", LONGEST)
    page += _rows("Bot", "Decisions", *Times().figures())
    for name, times in told.times.items():
        page.append(_row(name, f"{times.count:,}", *(f"{figure:g} ms" for figure in times.figures().values())))
    page += ["", "![Time of a decision](times.png)", ""]
    replace_file(folder / "report.md", "\n".join(page).encode(), OPEN)


def _cells(share: Share) -> tuple[str, ...]:
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return (share.bot, f"{share.share:.1%}", interval, f"{share.even:.1%}", share.verdict)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _rows(*heads: str) -> list[str]:
    return [_row(*heads), "|---" * len(heads) + "|"]
