"""From events to entries of the log as one seat sees them, and from entries to sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from gonfalon.core.game import Event
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.control import control_report
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.scoring import POINTS, TERRITORIES, current_scores, outcome
from gonfalon.games.ordonance.rules.seating import Seating, icon_groups
from gonfalon.games.ordonance.rules.table import NO_CARD, NOBODY, Table
from gonfalon.games.ordonance.texts.names import (
    army_groups,
    render_entry,
    territory_text,
    top_groups,
    unit_name,
    unit_of,
)
from gonfalon.games.ordonance.texts.personal_phrases import PERSONAL_BOT_REASONS, PERSONAL_PHRASES
from gonfalon.games.ordonance.texts.reasons import CONTROL_SENTENCES, control_argument
from gonfalon.games.ordonance.texts.setup_options import decks_phrase
from gonfalon.texts.log_entries import (
    SHARED_PHRASES,
    Landmark,
    LogEntry,
    LogFigure,
    LogRenderer,
    Phrases,
    PointedCards,
    Pointer,
)
from gonfalon.texts.translations import current_language, phrases

_NO_TURN: Final = 0


class TerritoryRef(NamedTuple):
    """A territory as a thing that lines tell of."""

    territory: int
    """Counted from 0."""


class PlaceRef(NamedTuple):
    """A place for a card as a thing that lines tell of."""

    seat: int
    territory: int
    lie: int
    """How many cards lie before it in this army."""


class IconRef(NamedTuple):
    """A reference to what an army shows of one icon, as a thing on which a figure stands."""

    territory: int
    icon: str


class LogWriter:
    """Tells one seat's chronicle; it may know no more than the view it is shown."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._turn = _NO_TURN
        """The turn whose rubric was told last."""
        self._drawn: LogEntry | None = None
        """A line that says nothing but that somebody drew: what is played then goes without saying so."""
        self._played: tuple[events.Played, LogEntry] | None = None
        """The card that was just played, and its line."""

    def opening(self, table: Table) -> list[LogEntry]:
        """
        Return the log entries for the number of decks, unusual rules, and the first card, drawn before there is a
        listener.
        """
        lines = self._rules()
        lines += self._rubric(table)
        if table.drawn != NO_CARD:
            lines += self._draws(table.at, unit_of(table, table.drawn))
        return lines

    def tell(self, event: Event, table: Table) -> list[LogEntry]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        drawn, self._drawn = self._drawn, None
        played, self._played = self._played, None
        match event:
            case events.Drawn(seat, _, face):
                unit = None if face is None else self._seating.deck.units[face].word
                return self._rubric(table) + self._draws(seat, unit)
            case events.Shown():
                self._drawn = drawn  # What is shown is told by where it is played.
                return []
            case events.Played():
                return self._rubric(table) + self._plays(event, table, replaces_last=drawn is not None)
            case events.Passed(seat):
                key = "pass-places" if table.hands[seat] else "pass-hand"
                family = self._seating.families[seat]
                return [*self._rubric(table), LogEntry(key, family, values={"family": family})]
            case events.Controlled():
                return [self._takes(event, table, played)]
            case events.Disclosed(cards):
                return [LogEntry("hands-open")] if cards else []
            case events.Ended():
                return self._end(table)
            case _:
                return []

    # -- the beginning -------------------------------------------------------------------------------------------------

    def _rules(self) -> list[LogEntry]:
        seating = self._seating
        keys = {
            "singles-first": seating.count_singles,
            "by-deck": seating.by_deck,
            "points": seating.scoring == POINTS,
            "tournament": seating.scoring not in (POINTS, TERRITORIES),
            "play-out": seating.play_out,
            "incomplete-nothing": seating.scoring != TERRITORIES and not seating.incomplete_score,
        }
        decks = LogEntry("decks", values={"players": seating.seats, "n": seating.decks, "cards": seating.size})
        return [LogEntry("setup", heading=True), decks, *(LogEntry(key) for key, holds in keys.items() if holds)]

    def _rubric(self, table: Table) -> list[LogEntry]:
        """The heading of a turn, with the first thing that happens in it."""
        if table.turn == self._turn:
            return []
        self._turn = table.turn
        return [LogEntry("turn", heading=True, values={"turn": table.turn})]

    # -- turns ---------------------------------------------------------------------------------------------------------

    def _draws(self, seat: int, unit: str | None) -> list[LogEntry]:
        family = self._seating.families[seat]
        if unit is not None:
            return [LogEntry("draw-named", family, values={"family": family, "unit": unit}, cards=((unit, family),))]
        self._drawn = LogEntry("draw", family, values={"family": family}, cards=((None, family),), begun=True)
        return [self._drawn]

    def _plays(self, event: events.Played, table: Table, replaces_last: bool) -> list[LogEntry]:
        family, unit = self._seating.families[event.seat], unit_of(table, event.card)
        values = {"family": family, "unit": unit, "territory": self._seating.deck.territories[event.territory]}
        lie = len(table.army(event.seat, event.territory))
        completes = lie + 1 == self._seating.army_size
        key = "play-completes" if completes else "play"
        rule = LogEntry("rule-army", values={"n": self._seating.army_size}) if completes else None
        aim = Pointer("hand", LogFigure(event.seat), (PlaceRef(event.seat, event.territory, lie),), arrives=True)
        line = LogEntry(key, family, False, values, ((unit, family),), replaces_last, rule=rule, aim=aim)
        self._played = event, line
        return [line]

    def _takes(self, event: events.Controlled, table: Table, played: tuple[events.Played, LogEntry] | None) -> LogEntry:
        seating, seat = self._seating, event.seat
        family = seating.families[seat]
        rule = control_argument(table, control_report(table, event.territory))
        beaten = tuple(other for other in range(seating.seats) if other != seat and table.army(other, event.territory))
        aim = Pointer("hand", LogFigure(seat), (TerritoryRef(event.territory),), beaten)
        values: dict[str, object] = {
            "marker": event.marker,
            "groups": top_groups(army_groups(table, seat, event.territory)),
        }
        if played is not None and (played[0].seat, played[0].territory) == (seat, event.territory):
            return LogEntry(
                "play-takes",
                family,
                False,
                {**played[1].values, **values},
                played[1].cards,
                replaces_last=True,
                rule=rule,
                aim=aim,
            )
        values |= {"family": family, "territory": seating.deck.territories[event.territory]}
        army: PointedCards = tuple((unit_of(table, card), family) for card in table.army(seat, event.territory))
        forced = table.passes >= seating.seats
        return LogEntry("take-forced" if forced else "take", family, False, values, army, rule=rule, aim=aim)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _end(self, table: Table) -> list[LogEntry]:
        seating = self._seating
        territories = seating.deck.territories
        left = [LogEntry("nobody-takes", values={"territory": territories[at]})
                for at, holder in enumerate(table.holder) if holder == NOBODY]  # fmt: skip
        result = outcome(table)
        winners = [seating.families[seat] for seat in result.winners]
        if len(winners) == 1:
            key = "wins-points" if seating.scoring == POINTS else "wins"
            values: dict[str, object] = {"family": winners[0], "n": result.scores[result.winners[0]]}
            line = LogEntry(key, winners[0], values=values)
        else:
            line = LogEntry("shared", values={"families": tuple(winners)})
        return [*left, LogEntry("ended", heading=True), line]


_MOTIVES: Final = {
    "takes": "{family} takes {territory_acc}: nobody can overtake this army any more.",
    "throws": "{family} can win nothing more {territory_in} and gets rid of a card there.",
    #: {groups_acc} is what they hope for, "a regiment of swords"
    "opens": "{family} begins an army {territory_in} and hopes for {groups_acc}.",
    "settles": "{family} does without a regiment {territory_in}: smaller groups will do.",
    "fills": "{family} can no longer form a regiment {territory_in} and fills up the army there.",
    "completes": "{family} completes {groups_acc} {territory_in}.",
    "contests": "{family} goes after {groups_acc} {territory_in}, where a rival is further ahead.",
    "goes-on": "{family} goes on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.",
}
BOT_REASONS: Final[Phrases] = {**phrases("OrdonanceReasons", _MOTIVES), **PERSONAL_BOT_REASONS}
"""By the words of their reasons."""


_SETUP: Final = {
    "setup": "Before the game",
    "singles-first": "Single icons are compared by number first, and only then by seniority.",
    "by-deck": "Whether an army could still be overtaken is judged by the cards that are not on the table.",
    "points": "The most points win: in each territory 3 for the strongest army, 2 for the second, 1 for the third.",
    "tournament": "It is a tournament: the most territories win, and points are kept as well.",
    "play-out": "The game goes on until all places are full.",
    "incomplete-nothing": "Only complete armies earn points.",
}

_TURNS: Final = {
    "turn": "Turn {turn}",
    "draw": "{family} draws a card.",
    #: {unit} is a card by its icons, "spear and bow"; here in the nominative.
    "draw-named": "{family} draws a card: {unit}.",
    #: {unit_acc} is a card by its icons, "spear and bow"; {territory_in} is "in Antioch", with its preposition.
    "play": "{family} plays {unit_acc} {territory_in}.",
    "play-completes": "{family} plays {unit_acc} {territory_in} and completes the army.",
    #: {groups} is what decides, "a regiment of swords"; "it" is the territory.
    "play-takes": "{family} plays {unit_acc} {territory_in} and takes it with marker {marker}: {groups}.",
    #: {marker} is a number in Roman.
    "take": "{family} takes {territory_acc} with marker {marker}: {groups}.",
    "take-forced": "As nobody can play any more, {family} takes {territory_acc} with marker {marker}: {groups}.",
    "pass-hand": "{family} passes: no card is left.",
    "pass-places": "{family} passes: no place is free.",
}

_PLACES: Final = {
    #: Stands behind a figure: "+1 Bow, now 3" of an army; {icon} is in the nominative.
    "tier": "{icon}, now {n}",
}

_RULES: Final = {
    "rule-army": "A complete army takes the territory as soon as nobody can overtake it.",
}
"""Why something happens as another line says."""

_END: Final = {
    "hands-open": "All hands are revealed.",
    "nobody-takes": "Nobody takes {territory_acc}: no army is complete there.",
    "wins": "{family} wins with %n territories.",
    "wins-points": "{family} wins with %n points.",
    #: {families} are several in one list, "Red and Blue".
    "shared": "The victory is shared: {families}.",
}

PHRASES: Final[Phrases] = {
    **SHARED_PHRASES,
    "decks": decks_phrase,
    **phrases("OrdonanceChronicle", _SETUP, _TURNS, _PLACES, _RULES, _END),
    **BOT_REASONS,
    **PERSONAL_PHRASES,
}


def entry_text(line: LogEntry, language: str, reader: str = "") -> str:
    """Return the whole sentence of a line of the chronicle.

    Args:
        line: what is told.
        language: that of the installed catalogue.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    return render_entry(CONTROL_SENTENCES if line.key in CONTROL_SENTENCES else PHRASES, line, language, reader)


class _LogRenderer(LogRenderer[Table, Deck]):
    """The log renderer of Ordonance."""

    def log_writer(self, table: Table) -> LogWriter:
        return LogWriter(table.seating)

    def figures(self, table: Table) -> Mapping[LogFigure, int]:
        """Points, and what each army shows of each icon, as it counts: the largest group first, then the senior one."""
        seating = table.seating
        scores = {LogFigure(seat): score for seat, score in enumerate(current_scores(table))}
        return scores | {
            LogFigure(seat, IconRef(territory, seating.deck.icons[icon])): count
            for seat in range(seating.seats)
            for territory in range(seating.territories)
            for count, icon in icon_groups(table.counts_of(seat, territory))
        }

    def landmark_of(self, line: LogEntry) -> Landmark | None:
        return "check" if line.key in ("take", "take-forced", "play-takes") else super().landmark_of(line)

    def thing(self, figure: LogFigure, table: Table) -> LogEntry | None:
        tier = figure.thing
        if not isinstance(tier, IconRef):
            return None
        counts = zip(table.seating.deck.icons, table.counts_of(figure.seat, tier.territory), strict=True)
        return LogEntry("tier", values={"icon": tier.icon, "n": dict(counts)[tier.icon]})

    def named(self, kind: str, cards: Deck) -> str:
        return unit_name(kind, current_language())

    def places(self, cards: Deck) -> Mapping[str, str]:
        return {word: territory_text(word, current_language()).name for word in cards.territories}

    def places_in(self, values: Mapping[str, object]) -> Iterator[str]:
        territory = values.get("territory")
        if isinstance(territory, str):
            yield territory

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> LogEntry | None:
        if word not in BOT_REASONS:
            return super().reason(word, figures, seat, table)
        seating = table.seating
        territory, icon, left = (*figures, 0, 0, 0)[:3]
        return LogEntry(
            word,
            seating.families[seat],
            values={
                "family": seating.families[seat],
                "territory": seating.deck.territories[territory - 1],
                "groups": ((seating.army_size, seating.deck.icons[icon]),),
                "n": left,
            },
        )

    def text(self, line: LogEntry, cards: Deck | None = None, reader: str = "") -> str:
        return entry_text(line, current_language(), reader)


LOG_RENDERER: Final = _LogRenderer()
