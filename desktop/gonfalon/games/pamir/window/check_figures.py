"""The figures and words on the sheet of a Dominance Check, and the timeline of its four steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gonfalon.games.pamir.rules.dominance import DECISIVE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import check_texts
from gonfalon.games.pamir.texts.check_texts import (
    CheckCause,
    CheckStanding,
    DominanceCheck,
    foreseen_check,
    needed_blocks,
    resolved_check,
)
from gonfalon.games.pamir.texts.names import Names
from gonfalon.session.new_game import Seat
from gonfalon.texts.translations import translate

_STEP: Final = 60
"""One block, or one thing that counts, comes so long after the other ..."""
_ALL: Final = 900
"""... and all of them within this."""
_REST: Final = 250
"""Between two steps, to be read."""
_STEPS: Final = ("blocks", "box", "tokens", "foot")
"""The beats with which the four steps begin."""


@dataclass(frozen=True)
class CheckTimeline:
    """The beats of a check, one after the other."""

    beats: Mapping[str, tuple[float, float]]
    """Their beginnings and ends, in milliseconds at the usual speed."""
    tokens: int
    """How many things count at most for one seat."""

    @classmethod
    def of(cls, check: DominanceCheck) -> CheckTimeline:
        tokens = max(1, *(standing.figure for standing in check.standings))
        hops = max(standing.points for standing in check.standings)
        now, beats = 0.0, {}
        for beat, lasts in (
            ("blocks", min(_STEP * sum(check.blocks), _ALL)),
            ("counted", _REST),
            ("box", 200),
            ("seal", 220),
            ("ranked", _REST),
            ("tokens", min(_STEP * tokens, _ALL)),
            ("points", 300),
            ("hops", min(120 * hops, 600)),
            ("scored", _REST),
            ("foot", 300),
            ("sunk", 600 if check.cleared else 0),
        ):
            beats[beat] = now, now + lasts
            now += lasts
        return cls(beats, tokens)

    @property
    def begins(self) -> list[float]:
        """The times at which the steps begin."""
        return [self.beats[beat][0] for beat in _STEPS]

    @property
    def ends(self) -> float:
        """The time at which everything is shown."""
        return self.beats["sunk"][1]

    def step(self, now: float) -> int:
        """The step at a moment; four when all are over."""
        return len(_STEPS) if now >= self.ends else sum(now >= begin for begin in self.begins) - 1

    def share(self, beat: str, now: float) -> float:
        """Return how far a beat has come, from 0 to 1."""
        begin, end = self.beats[beat]
        return min(max((now - begin) / (end - begin), 0.0), 1.0) if end > begin else float(now >= begin)

    def one(self, beat: str, number: int, count: int, now: float) -> float:
        """Return how far one of so many things has come that follow one another in a beat."""
        return min(max(self.share(beat, now) * count - number, 0.0), 1.0)


@dataclass(frozen=True)
class CheckRow:
    """One seat at a check."""

    standing: CheckStanding
    family: str
    name: str
    line: str
    """Its family and loyalty."""
    place: str
    own: bool
    """Whether it is the seat that looks on."""


@dataclass(frozen=True)
class CheckChange:
    """A change that would alter the outcome."""

    coalition: int
    title: str
    line: str


@dataclass(frozen=True)
class CheckFigures:
    """The whole paper."""

    check: DominanceCheck
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


def check_figures(table: Table, viewer: int, names: Names, seats: Sequence[Seat], how: CheckCause) -> CheckFigures:
    """The check that is being resolved.

    Args:
        table: the view of the seat as it lies when `DominanceChecked` is told.
        viewer: the seat that looks on, -1 for none.
        names: the words of the table.
        seats: who plays.
        how: what brought it about; see `checks.came`.
    """
    now = resolved_check(table)
    return _figures(
        table, viewer, names, seats, now,
        title=translate("PamirCheck", "Dominance Check"),
        detail=check_texts.cause_text(now, how, table, names),
        foot=check_texts.afterwards(now, table, names),
        steps=check_texts.steps(),
    )  # fmt: skip


def forecast_figures(table: Table, viewer: int, names: Names, seats: Sequence[Seat]) -> CheckFigures:
    """Return what a check would bring now, and what would change it."""
    now = foreseen_check(table)
    hint = translate("PamirCheck", "A lead of {decisive} or more after a check wins at once.")
    return _figures(
        table, viewer, names, seats, now,
        title=translate("PamirCheck", "Dominance Check: who scores what now"),
        detail=check_texts.before(table, viewer),
        foot=(check_texts.afterwards(now, table, names)[0], hint.format(decisive=DECISIVE)),
        change_title=translate("PamirCheck", "What would change it"),
        changes=tuple(
            CheckChange(change.coalition, *check_texts.needed_blocks_text(now, change, table, names))
            for change in needed_blocks(table)
        ),
    )  # fmt: skip


def _figures(
    table: Table,
    viewer: int,
    names: Names,
    seats: Sequence[Seat],
    now: DominanceCheck,
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
        verdict=check_texts.verdict_text(now, names),
        reasons=check_texts.reasons(now, names),
        lead=check_texts.lead(now),
        columns=check_texts.columns(now),
        rows=tuple(
            CheckRow(
                standing,
                seats[standing.seat].family,
                seats[standing.seat].name,
                check_texts.loyalty_text(standing, table, names),
                check_texts.place(standing),
                standing.seat == viewer,
            )
            for standing in now.standings
        ),
        ties=tuple(
            (order.index(tied[0].seat), order.index(tied[-1].seat), check_texts.tie(now, tied)) for tied in now.ties
        ),
        points=translate("PamirCheck", "Points"),
        foot=foot,
        steps=steps,
        change_title=change_title,
        changes=changes,
    )
