"""Why a territory is held, or why it is not yet: which sentences say so, for everybody the same.

Only what lies on the table is looked at (rules, section 10).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.games.ordonance.rules.certainty import could_overtake
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.rules.verdict import Army, Difference, Standing, Verdict, compared, verdict
from gonfalon.games.ordonance.texts.arguments import ARGUMENTS
from gonfalon.games.ordonance.texts.names import Groups, named_groups, said, spell, top
from gonfalon.texts.lines import Line

__all__ = ["Explained", "ExplainedArmy", "argue", "explain", "reason"]

SHOWS = "shows"
"""The key of a row that names nothing but groups."""


@dataclass(frozen=True)
class ExplainedArmy:
    """One player's army in words."""

    seat: int
    family: str
    """The letter."""
    name: str
    icon: str
    """The icon of the group that counts, empty for none."""
    text: str
    first: bool
    """Whether it is the strongest full army."""


@dataclass(frozen=True)
class Explained:
    """Everything that is said about one territory, in the language of the reader."""

    title: str
    armies: tuple[ExplainedArmy, ...]
    sentence: str
    seniority: str
    """The word for the order of the icons."""
    icons: tuple[str, ...]
    """The icons, the highest first."""


def explain(table: Table, territory: int, names: Sequence[str], language: str, seniority: str = "") -> Explained:
    """Everything about a territory, which is counted from 0; `names` calls the seats."""
    found = verdict(table, territory)
    contest = _Contest(table, found)
    armies = tuple(contest.row(army, names[army.seat], language) for army in found.armies)
    return Explained(
        title=spell(ARGUMENTS, contest.title(), language),
        armies=armies,
        sentence=spell(ARGUMENTS, contest.argue(), language),
        seniority=seniority,
        icons=tuple(reversed(table.seating.deck.icons)),
    )


def argue(table: Table, found: Verdict) -> Line:
    """The one sentence that says what decided, or who could still overtake whom."""
    return _Contest(table, found).argue()


def reason(table: Table, territory: int, language: str) -> str:
    """That sentence in words."""
    return spell(ARGUMENTS, argue(table, verdict(table, territory)), language)


class _Contest:
    """A territory with the two armies that its sentence is about."""

    def __init__(self, table: Table, found: Verdict) -> None:
        self.table = table
        self.seating = table.seating
        self.found = found
        strongest = found.armies[0]
        self.first = strongest if strongest.standing in (Standing.HOLDS, Standing.LEADS) else None
        self.rival = self._rival()
        self.decision = self._decision()

    def _rival(self) -> Army | None:
        """Of those who have lost the strongest full army, else the one who could have come closest."""
        if self.first is None:
            return None
        standings = [Standing.OPEN] if self.found.waits_for else [Standing.BEATEN, Standing.TOO_LATE]
        for standing in standings:
            armies = [army for army in self.found.armies if army.standing is standing]
            if armies:
                return armies[0] if standing is Standing.BEATEN else max(armies, key=self._potential)
        return None

    def _potential(self, army: Army) -> tuple[int, ...]:
        place = army.seat * self.seating.territories + self.found.territory
        return self.seating.strengths.best(self.table.counts[place], self.seating.army_size - army.cards)

    def _decision(self) -> Difference | None:
        """What makes the difference between the two, the rival's at its very best."""
        if self.first is None or self.rival is None:
            return None
        one, two = self._counts(self.first.groups), self._counts(self.rival.best)
        if self.rival.standing is Standing.OPEN:
            one, two = two, one
        return compared(one, two, self.seating.deck.deepest, self.seating.count_singles)

    def _counts(self, found: Sequence[tuple[int, int]]) -> tuple[int, ...]:
        counts = [0] * len(self.seating.deck.icons)
        for count, icon in found:
            counts[icon] = count
        return tuple(counts)

    def _named(self, found: Sequence[tuple[int, int]], least: int = 1, most: int = 99) -> Groups:
        return named_groups([group for group in found if least <= group[0] <= most], self.seating.deck)

    def _family(self, army: Army) -> str:
        return self.seating.families[army.seat]

    # -- title and rows ------------------------------------------------------------------------------------------------

    def title(self) -> Line:
        territory = self.seating.deck.territories[self.found.territory]
        if self.found.holder != NOBODY:
            family = self.seating.families[self.found.holder]
            return Line("holds", values={"family": family, "territory": territory})
        return Line("nobody" if self.table.over else "nobody-yet", values={"territory": territory})

    def row(self, army: Army, name: str, language: str) -> ExplainedArmy:
        """What an army comes to, by the level that decided where it is one of the two."""
        line = self._said_of(army)
        shown = line.values.get("groups") if army.cards == self.seating.army_size else ()
        icon = shown[0][1] if isinstance(shown, tuple) and shown else ""
        # What an army shows needs no sentence around it.
        text = said("{groups}", language, line.values) if line.key == SHOWS else spell(ARGUMENTS, line, language)
        return ExplainedArmy(army.seat, self._family(army), name, icon, text, army is self.first)

    def _said_of(self, army: Army) -> Line:
        size = self.seating.army_size
        if army.cards == size:
            return self._full(army)
        values: dict[str, object] = {"n": army.cards, "size": size}
        if not army.cards:
            return Line("no-card-yet" if army.standing is Standing.OPEN and not self.table.over else "no-card")
        if army.standing is Standing.TOO_LATE:
            return Line("too-late", values=values)
        if self.first is None:
            values["groups"] = top(self._named(army.groups))
            if self.table.over or self.seating.by_deck:
                return Line("has", values=values)
            return Line("has-open", values=values | {"best": top(self._named(army.best))})
        if self.seating.by_deck:
            return Line("may-overtake", values=values)
        return Line("may-become", values=values | {"best": self._overtaking(army, self.first)})

    def _full(self, army: Army) -> Line:
        decision = self.decision
        pair = self.rival is not None and self.rival.standing is Standing.BEATEN and army in (self.first, self.rival)
        if not pair or decision is None or decision.level == 0:
            return Line(SHOWS, values={"groups": top(self._named(army.groups))})
        # What counts more is the same in both armies; below that one of them may have nothing.
        deciding = self._named(army.groups, most=decision.level) or self._named(army.groups)
        return Line(SHOWS, values={"groups": top(deciding)})

    def _overtaking(self, army: Army, leader: Army) -> Groups:
        """What an unfinished army could show that the leader could not answer."""
        one, two = self._counts(army.best), self._counts(leader.groups)
        level = compared(one, two, self.seating.deck.deepest, self.seating.count_singles).level
        return self._named(army.best, level)

    # -- the sentence --------------------------------------------------------------------------------------------------

    def argue(self) -> Line:
        if self.first is None:
            if self.table.over:
                return Line("left")
            return Line("incomplete" if any(army.cards for army in self.found.armies) else "empty")
        if self.rival is None or self.decision is None:
            return Line("settled", values={"family": self._family(self.first)})
        values = {"family": self._family(self.first), "rival": self._family(self.rival)}
        if self.rival.standing is Standing.OPEN:
            return self._open(self.first, self.rival, values)
        if self.rival.standing is Standing.BEATEN:
            return self._beaten(self.first, self.rival, self.decision, values)
        return self._late(self.first, self.rival, self.decision, values)

    def _open(self, first: Army, rival: Army, values: dict[str, str]) -> Line:
        waiting = [self.seating.families[seat] for seat in sorted(self.found.waits_for)]
        if len(waiting) > 1:
            return Line("waits", values={"family": values["family"], "families": tuple(waiting)})
        if not rival.cards:
            return Line("wait-empty", values=values)
        if self.seating.by_deck:
            return Line("wait-deck", values=values)
        return Line("wait", values={**values, "best": self._overtaking(rival, first)})

    def _beaten(self, first: Army, rival: Army, decision: Difference, values: dict[str, str]) -> Line:
        level = decision.level
        if not level:
            return Line("earlier", values=values)
        equal = self._named(first.groups, level + 1)
        below = "-below" if equal else ""
        told: dict[str, object] = {**values, "level": level, "equal": equal}
        if decision.by == "count":
            return self._counted(first, rival, decision, told, below)
        if decision.icons[1] < 0:
            icon = self.seating.deck.icons[decision.icons[0]]
            return Line("single-more", values=told | {"groups": ((level, icon),)})
        told["outranks"] = tuple(self.seating.deck.icons[icon] for icon in decision.icons)
        if level == 1:
            return Line(f"singles{below}", values=told)
        if not below and decision.counts[0] > 1:
            return Line("seniority-many", values=told | {"n": decision.counts[0]})
        return Line(f"seniority{below}", values=told)

    def _counted(self, first: Army, rival: Army, decision: Difference, told: dict[str, object], below: str) -> Line:
        if decision.level == 1:
            sizes = {"count": decision.counts[0], "rival_count": decision.counts[1]}
            return Line(f"count-singles{below}", values=told | sizes)
        mine, theirs = (
            tuple(group for group in self._named(army.groups) if group[0] == decision.level) for army in (first, rival)
        )
        if not theirs:
            return Line(f"count-none{below}", values=told | {"groups": mine})
        return Line(f"count{below}", values=told | {"groups": mine, "rival_groups": theirs})

    def _late(self, first: Army, rival: Army, decision: Difference, values: dict[str, str]) -> Line:
        """Nobody else is full: what the closest of those could have become who cannot catch up."""
        strengths, territory = self.seating.strengths, self.found.territory
        wanted = strengths(self.table.counts[first.seat * self.seating.territories + territory])
        if could_overtake(self.table, rival.seat, territory, wanted):
            return Line("forced")
        if self._potential(rival) > wanted:
            return Line("late-deck", values=values)
        if not decision.level:
            return Line("late-equal", values=values)
        best = self._named(rival.best, decision.level)
        if not best:
            return Line("late-none", values={**values, "level": decision.level})
        told: dict[str, object] = {**values, "best": best}
        if decision.by == "seniority" and decision.icons[1] >= 0 and decision.level > 1:
            icons = tuple(self.seating.deck.icons[icon] for icon in decision.icons)
            return Line("late-seniority", values=told | {"outranks": icons})
        return Line("late", values=told)
