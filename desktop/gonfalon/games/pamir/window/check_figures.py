"""What stands on the paper of a Dominance Check, foreseen or being resolved, in words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.games.pamir.rules.dominance import DECISIVE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import check_words as words
from gonfalon.games.pamir.texts.checks import Came, Check, Standing, changes, check, foreseen
from gonfalon.games.pamir.texts.names import Names
from gonfalon.session.seats import Seat
from gonfalon.texts.catalogue import translate

__all__ = ["CheckChange", "CheckFigures", "CheckRow", "check_figures", "forecast_figures"]


@dataclass(frozen=True)
class CheckRow:
    """One seat at a check."""

    standing: Standing
    family: str
    name: str
    line: str
    """Its family and loyalty."""
    place: str
    own: bool
    """Whether it is the seat that looks on."""


@dataclass(frozen=True)
class CheckChange:
    """What would change the outcome."""

    coalition: int
    title: str
    line: str


@dataclass(frozen=True)
class CheckFigures:
    """The whole paper."""

    check: Check
    title: str
    detail: str
    coalitions: tuple[str, ...]
    """What the coalitions are called, by their numbers."""
    verdict: str
    reasons: tuple[str, ...]
    lead: str
    """What stands over the surplus of a dominant coalition."""
    columns: tuple[str, ...]
    rows: tuple[CheckRow, ...]
    ties: tuple[tuple[int, int, str], ...]
    """The first and the last row of those who share places, and what they share."""
    points: str
    """The name of the track."""
    foot: tuple[str, str]
    """Two lines below everything."""
    steps: tuple[str, ...] = ()
    """The steps of a check that is being resolved, none for a forecast."""
    change_title: str = ""
    changes: tuple[CheckChange, ...] = ()
    """What would change a forecast."""

    def spoken(self) -> str:
        """All of it for those who listen."""
        blocks = ", ".join(f"{self.coalitions[each]} {self.check.blocks[each]}" for each in self.check.order)
        rows = [_spoken(row, self.columns) for row in self.rows]
        ties = [tie for _, _, tie in self.ties]
        more = [f"{change.title}: {change.line}" for change in self.changes]
        parts = [self.detail, blocks, self.verdict, *self.reasons, *rows, *ties, *more, *self.foot]
        return "\n".join(part if part.endswith((".", "!")) else f"{part}." for part in parts if part)


def _spoken(row: CheckRow, columns: Sequence[str]) -> str:
    standing = row.standing
    if not standing.takes_part:
        return f"{row.name} ({row.line}): {row.place}"
    *_, counted, place, points, total = columns
    return (
        f"{row.name} ({row.line}): {counted} {standing.figure}, {place} {row.place}, {points} +{standing.points}, "
        f"{total} {standing.after}"
    )


def check_figures(table: Table, viewer: int, names: Names, seats: Sequence[Seat], how: Came) -> CheckFigures:
    """The check that is being resolved.

    Args:
        table: the view of the seat as it lies when `DominanceChecked` is told.
        viewer: the seat that looks on, -1 for none.
        names: the words of the table.
        seats: who plays.
        how: what brought it about; see `checks.came`.
    """
    now = check(table)
    return _figures(
        table, viewer, names, seats, now,
        title=translate("PamirCheck", "Dominance Check"),
        detail=words.how_it_came(now, how, table, names),
        foot=words.afterwards(now, table, names),
        steps=words.steps(),
    )  # fmt: skip


def forecast_figures(table: Table, viewer: int, names: Names, seats: Sequence[Seat]) -> CheckFigures:
    """What a check would bring now, and what would change it."""
    now = foreseen(table)
    hint = translate("PamirCheck", "A lead of {decisive} or more after a check wins at once.")
    return _figures(
        table, viewer, names, seats, now,
        title=translate("PamirCheck", "Dominance Check: who scores what now"),
        detail=words.before(table, viewer),
        foot=(words.afterwards(now, table, names)[0], hint.format(decisive=DECISIVE)),
        change_title=translate("PamirCheck", "What would change it"),
        changes=tuple(
            CheckChange(change.coalition, *words.changed(now, change, table, names)) for change in changes(table)
        ),
    )  # fmt: skip


def _figures(
    table: Table,
    viewer: int,
    names: Names,
    seats: Sequence[Seat],
    now: Check,
    *,
    title: str,
    detail: str,
    foot: tuple[str, str],
    steps: tuple[str, ...] = (),
    change_title: str = "",
    changes: tuple[CheckChange, ...] = (),
) -> CheckFigures:
    order = [standing.seat for standing in now.standings]
    return CheckFigures(
        check=now,
        title=title,
        detail=detail,
        coalitions=tuple(names.said("{coalition_people}", {"coalition": coalition}) for coalition in range(3)),
        verdict=words.verdict(now, names),
        reasons=words.reasons(now, names),
        lead=words.lead(now),
        columns=words.columns(now),
        rows=tuple(
            CheckRow(
                standing,
                seats[standing.seat].family,
                seats[standing.seat].name,
                words.loyal(standing, table, names),
                words.place(standing),
                standing.seat == viewer,
            )
            for standing in now.standings
        ),
        ties=tuple((order.index(tied[0].seat), order.index(tied[-1].seat), words.tie(now, tied)) for tied in now.ties),
        points=translate("PamirCheck", "Points"),
        foot=foot,
        steps=steps,
        change_title=change_title,
        changes=changes,
    )
