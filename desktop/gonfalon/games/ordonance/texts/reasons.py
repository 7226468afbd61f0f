"""Reasons why a territory is held, or not yet: the sentences, and which of them applies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gonfalon.games.ordonance.rules.control import (
    ArmyReport,
    ArmyStanding,
    ControlReport,
    DecidingDifference,
    compare_armies,
    control_report,
    could_overtake,
)
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.texts.names import IconGroups, fill_sentence, named_groups, render_entry, top_groups
from gonfalon.games.ordonance.texts.personal_phrases import PERSONAL_CONTROL_SENTENCES
from gonfalon.texts.log_entries import LogEntry, Phrases
from gonfalon.texts.translations import phrases

# {family} is whose army is the strongest, {rival} who comes next or could still overtake it.

_TITLES: Final = {
    "holds": "Why {family} holds {territory_acc}",
    "nobody-yet": "Nobody holds {territory_acc} yet",
    "nobody": "Nobody holds {territory_acc}",
}

_ROWS: Final = {
    #: These stand behind a player's name, without a full stop; {groups} is what an army shows, "a battalion of bows".
    "has": "%n of {size} cards: {groups}",
    "has-open": "%n of {size} cards: {groups}; at best {best}",
    "may-become": "%n of {size} cards, could still become: {best}",
    "may-overtake": "%n of {size} cards, could still overtake",
    "too-late": "%n of {size} cards, cannot catch up",
    "no-card-yet": "No card here yet",
    "no-card": "No card here",
}

_COUNTS: Final = {
    #: Groups in the accusative: "Red has regiments of bows and spears, Blue only a regiment of flags."
    "count": "{family} has {groups_acc}, {rival} only {rival_groups_acc}.",
    #: "Red has a regiment of bows, Blue has no regiment."
    "count-none": "{family} has {groups_acc}, {rival} has no {level}.",
    #: {equal_acc} is what counts more and is the same on both sides: "a regiment of flags"
    "count-below": "Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} only {rival_groups_acc}.",
    "count-none-below": "Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} has no {level}.",
    "count-singles": "{family} has more single icons than {rival}: {count} against {rival_count}.",
    "count-singles-below": (
        "Both have {equal_acc}; besides, {family} has more single icons than {rival}: {count} against {rival_count}."
    ),
}

_SENIORITY: Final = {
    #: {outranks} is a clause: "the helmet outranks the bow"
    "seniority": "{family} and {rival} both have one {level_acc}; {outranks}.",
    "seniority-many": "{family} and {rival} both have %n {level_plural}; {outranks}.",
    #: "Red and Blue both have a regiment of flags and equally many battalions; the helmet outranks the bow."
    "seniority-below": "{family} and {rival} both have {equal_acc} and the same number of {level_plural}; {outranks}.",
    "singles": "{family} and {rival} both have only single icons; {outranks}.",
    "singles-below": "{family} and {rival} both have {equal_acc}; of the single icons, {outranks}.",
    #: {groups_acc} is one single icon: "a single flag"
    "single-more": "Only {family} has {groups_acc}; everything that ranks higher is equal.",
    "earlier": "{family} and {rival} have the same army; {family} completed it earlier.",
}

_LATE: Final = {
    #: "Even at best Red could only reach a regiment of bows."
    "late": "Even at best {rival} could only reach {best_acc}.",
    "late-seniority": "Even at best {rival} could only reach {best_acc}; {outranks}.",
    "late-none": "{rival} cannot reach a {level} here any more.",
    "late-equal": "Even at best {rival} could only draw level, and {family} was first.",
    "late-deck": "With the cards that are not on the table {rival} cannot overtake {family_acc} any more.",
    "forced": "Nobody can play any more: the best complete army takes the territory.",
}

_OPEN: Final = {
    "empty": "No card lies here yet.",
    "incomplete": "No army is complete here yet.",
    "left": "No army was completed here.",
    #: "Blue leads; Red could still reach a regiment of helmets."
    "wait": "{family} leads; {rival} could still reach {best_acc}.",
    "wait-empty": "{family} leads; {rival} has no card here yet and could still overtake.",
    "wait-deck": "{family} leads; with the cards that are not on the table {rival} could still overtake.",
    #: {families} are several in one list: "Red and Blue"
    "waits": "{family} leads; {families} could still overtake.",
    "settled": "Nobody can overtake {family_acc} any more.",
}

CONTROL_SENTENCES: Final[Phrases] = {
    **phrases("OrdonanceReasons", _TITLES, _ROWS, _COUNTS, _SENIORITY, _LATE, _OPEN),
    **PERSONAL_CONTROL_SENTENCES,
}


SHOWS = "shows"
"""The key of a row that names nothing but groups."""


@dataclass(frozen=True)
class ArmyExplanation:
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
class TerritoryExplanation:
    """Everything that is said about one territory, in the language of the reader."""

    title: str
    armies: tuple[ArmyExplanation, ...]
    sentence: str
    seniority: str
    """The word for the order of the icons."""
    icons: tuple[str, ...]
    """The icons, the highest first."""


def explain_territory(
    table: Table, territory: int, names: Sequence[str], language: str, seniority: str = "", reader: str = ""
) -> TerritoryExplanation:
    """Return everything about a territory.

    Args:
        table: as the viewer knows it.
        territory: counted from 0.
        names: what the seats are called.
        language: what is spoken.
        seniority: the word for the order of the icons.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    found = control_report(table, territory)
    contest = _Contest(table, found)
    armies = tuple(contest.row(army, names[army.seat], language) for army in found.armies)
    return TerritoryExplanation(
        title=render_entry(CONTROL_SENTENCES, contest.title(), language, reader),
        armies=armies,
        sentence=render_entry(CONTROL_SENTENCES, contest.argue(), language, reader),
        seniority=seniority,
        icons=tuple(reversed(table.seating.deck.icons)),
    )


def control_argument(table: Table, found: ControlReport) -> LogEntry:
    """The one sentence that says what decided, or who could still overtake whom."""
    return _Contest(table, found).argue()


def control_reason(table: Table, territory: int, language: str, reader: str = "") -> str:
    """Return that sentence in words, to the player of the reader's family as "you"."""
    return render_entry(CONTROL_SENTENCES, control_argument(table, control_report(table, territory)), language, reader)


class _Contest:
    """A territory with the two armies that its sentence is about."""

    def __init__(self, table: Table, found: ControlReport) -> None:
        self.table = table
        self.seating = table.seating
        self.found = found
        strongest = found.armies[0]
        self.first = strongest if strongest.standing in (ArmyStanding.HOLDS, ArmyStanding.LEADS) else None
        self.rival = self._rival()
        self.decision = self._decision()

    def _rival(self) -> ArmyReport | None:
        """Of those who have lost the strongest full army, else the one who could have come closest."""
        if self.first is None:
            return None
        standings = [ArmyStanding.OPEN] if self.found.waits_for else [ArmyStanding.BEATEN, ArmyStanding.TOO_LATE]
        for standing in standings:
            armies = [army for army in self.found.armies if army.standing is standing]
            if armies:
                return armies[0] if standing is ArmyStanding.BEATEN else max(armies, key=self._potential)
        return None

    def _potential(self, army: ArmyReport) -> tuple[int, ...]:
        place = army.seat * self.seating.territories + self.found.territory
        return self.seating.strengths.best(self.table.counts[place], self.seating.army_size - army.cards)

    def _decision(self) -> DecidingDifference | None:
        """Return the difference between the two armies, the rival's at its very best; None if one is missing."""
        if self.first is None or self.rival is None:
            return None
        one, two = self._counts(self.first.groups), self._counts(self.rival.best)
        if self.rival.standing is ArmyStanding.OPEN:
            one, two = two, one
        return compare_armies(one, two, self.seating.deck.deepest, self.seating.count_singles)

    def _counts(self, found: Sequence[tuple[int, int]]) -> tuple[int, ...]:
        counts = [0] * len(self.seating.deck.icons)
        for count, icon in found:
            counts[icon] = count
        return tuple(counts)

    def _named(self, found: Sequence[tuple[int, int]], least: int = 1, most: int = 99) -> IconGroups:
        return named_groups([group for group in found if least <= group[0] <= most], self.seating.deck)

    def _family(self, army: ArmyReport) -> str:
        return self.seating.families[army.seat]

    # -- title and rows ------------------------------------------------------------------------------------------------

    def title(self) -> LogEntry:
        territory = self.seating.deck.territories[self.found.territory]
        if self.found.holder != NOBODY:
            family = self.seating.families[self.found.holder]
            return LogEntry("holds", values={"family": family, "territory": territory})
        return LogEntry("nobody" if self.table.over else "nobody-yet", values={"territory": territory})

    def row(self, army: ArmyReport, name: str, language: str) -> ArmyExplanation:
        """Return what an army comes to, by the level that decided where it is one of the two."""
        line = self._said_of(army)
        shown = line.values.get("groups") if army.cards == self.seating.army_size else ()
        icon = shown[0][1] if isinstance(shown, tuple) and shown else ""
        # What an army shows needs no sentence around it.
        text = (
            fill_sentence("{groups}", language, line.values)
            if line.key == SHOWS
            else render_entry(CONTROL_SENTENCES, line, language)
        )
        return ArmyExplanation(army.seat, self._family(army), name, icon, text, army is self.first)

    def _said_of(self, army: ArmyReport) -> LogEntry:
        size = self.seating.army_size
        if army.cards == size:
            return self._full(army)
        values: dict[str, object] = {"n": army.cards, "size": size}
        if not army.cards:
            return LogEntry("no-card-yet" if army.standing is ArmyStanding.OPEN and not self.table.over else "no-card")
        if army.standing is ArmyStanding.TOO_LATE:
            return LogEntry("too-late", values=values)
        if self.first is None:
            values["groups"] = top_groups(self._named(army.groups))
            if self.table.over or self.seating.by_deck:
                return LogEntry("has", values=values)
            return LogEntry("has-open", values=values | {"best": top_groups(self._named(army.best))})
        if self.seating.by_deck:
            return LogEntry("may-overtake", values=values)
        return LogEntry("may-become", values=values | {"best": self._overtaking(army, self.first)})

    def _full(self, army: ArmyReport) -> LogEntry:
        decision = self.decision
        pair = (
            self.rival is not None and self.rival.standing is ArmyStanding.BEATEN and army in (self.first, self.rival)
        )
        if not pair or decision is None or decision.level == 0:
            return LogEntry(SHOWS, values={"groups": top_groups(self._named(army.groups))})
        # What counts more is the same in both armies; below that one of them may have nothing.
        deciding = self._named(army.groups, most=decision.level) or self._named(army.groups)
        return LogEntry(SHOWS, values={"groups": top_groups(deciding)})

    def _overtaking(self, army: ArmyReport, leader: ArmyReport) -> IconGroups:
        """Return what an unfinished army could show that the leader could not answer."""
        one, two = self._counts(army.best), self._counts(leader.groups)
        level = compare_armies(one, two, self.seating.deck.deepest, self.seating.count_singles).level
        return self._named(army.best, level)

    # -- the sentence --------------------------------------------------------------------------------------------------

    def argue(self) -> LogEntry:
        if self.first is None:
            if self.table.over:
                return LogEntry("left")
            return LogEntry("incomplete" if any(army.cards for army in self.found.armies) else "empty")
        if self.rival is None or self.decision is None:
            return LogEntry("settled", values={"family": self._family(self.first)})
        values = {"family": self._family(self.first), "rival": self._family(self.rival)}
        if self.rival.standing is ArmyStanding.OPEN:
            return self._open(self.first, self.rival, values)
        if self.rival.standing is ArmyStanding.BEATEN:
            return self._beaten(self.first, self.rival, self.decision, values)
        return self._late(self.first, self.rival, self.decision, values)

    def _open(self, first: ArmyReport, rival: ArmyReport, values: dict[str, str]) -> LogEntry:
        waiting = [self.seating.families[seat] for seat in sorted(self.found.waits_for)]
        if len(waiting) > 1:
            return LogEntry("waits", values={"family": values["family"], "families": tuple(waiting)})
        if not rival.cards:
            return LogEntry("wait-empty", values=values)
        if self.seating.by_deck:
            return LogEntry("wait-deck", values=values)
        return LogEntry("wait", values={**values, "best": self._overtaking(rival, first)})

    def _beaten(
        self, first: ArmyReport, rival: ArmyReport, decision: DecidingDifference, values: dict[str, str]
    ) -> LogEntry:
        level = decision.level
        if not level:
            return LogEntry("earlier", values=values)
        equal = self._named(first.groups, level + 1)
        below = "-below" if equal else ""
        told: dict[str, object] = {**values, "level": level, "equal": equal}
        if decision.by == "count":
            return self._counted(first, rival, decision, told, below)
        if decision.icons[1] < 0:
            icon = self.seating.deck.icons[decision.icons[0]]
            return LogEntry("single-more", values=told | {"groups": ((level, icon),)})
        told["outranks"] = tuple(self.seating.deck.icons[icon] for icon in decision.icons)
        if level == 1:
            return LogEntry(f"singles{below}", values=told)
        if not below and decision.counts[0] > 1:
            return LogEntry("seniority-many", values=told | {"n": decision.counts[0]})
        return LogEntry(f"seniority{below}", values=told)

    def _counted(
        self, first: ArmyReport, rival: ArmyReport, decision: DecidingDifference, told: dict[str, object], below: str
    ) -> LogEntry:
        if decision.level == 1:
            sizes = {"count": decision.counts[0], "rival_count": decision.counts[1]}
            return LogEntry(f"count-singles{below}", values=told | sizes)
        mine, theirs = (
            tuple(group for group in self._named(army.groups) if group[0] == decision.level) for army in (first, rival)
        )
        if not theirs:
            return LogEntry(f"count-none{below}", values=told | {"groups": mine})
        return LogEntry(f"count{below}", values=told | {"groups": mine, "rival_groups": theirs})

    def _late(
        self, first: ArmyReport, rival: ArmyReport, decision: DecidingDifference, values: dict[str, str]
    ) -> LogEntry:
        """Return the entry for a lone full army: what the closest rival that cannot catch up could have become."""
        strengths, territory = self.seating.strengths, self.found.territory
        wanted = strengths(self.table.counts[first.seat * self.seating.territories + territory])
        if could_overtake(self.table, rival.seat, territory, wanted):
            return LogEntry("forced")
        if self._potential(rival) > wanted:
            return LogEntry("late-deck", values=values)
        if not decision.level:
            return LogEntry("late-equal", values=values)
        best = self._named(rival.best, decision.level)
        if not best:
            return LogEntry("late-none", values={**values, "level": decision.level})
        told: dict[str, object] = {**values, "best": best}
        if decision.by == "seniority" and decision.icons[1] >= 0 and decision.level > 1:
            icons = tuple(self.seating.deck.icons[icon] for icon in decision.icons)
            return LogEntry("late-seniority", values=told | {"outranks": icons})
        return LogEntry("late", values=told)
