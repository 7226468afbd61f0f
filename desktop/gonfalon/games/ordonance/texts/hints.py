"""What a hint says about a move: a proposal to the seat that asks, and reasons with the figures of now.

Everything comes from what that seat knows; what a reason says of the seat itself is said to "you".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gonfalon.core.game import simulate
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.bots.character_weights import CharacterWeights
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.moves import PASS, Move
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.names import army_groups, filled, top_groups
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.log_entries import LogEntry, Phrases
from gonfalon.texts.translations import phrases

_DEEDS: Final = {
    #: {unit_acc} is a card by its icons, "spear and bow"; {territory_in} is "in Antioch", with its preposition.
    "play": "play {unit_acc} {territory_in}",
    "pass": "pass",
}
"""Stand behind "You could"; the end of the sentence follows."""

_REASONS: Final = {
    #: {groups} is what decides, "a regiment of swords"
    "takes": "your army is complete then ({groups}), nobody can overtake it any more, and marker {marker} is yours.",
    "completes": "your army there is complete then: {groups}.",
    "shows": "your army there comes to this then: {groups}, with %n place(s) left.",
    "nothing-lost": "nothing more is to be won there, and you keep your better cards.",
    "behind": "{rival} has %n card(s) there: {rival_groups}.",
    "alone": "nobody else has a card there yet.",
    "in-hand": "%n more card(s) of your hand can go on with it.",
    "unseen": "%n card(s) that would continue it are not on the table yet.",
    "no-place": "no place is left to you.",
}
"""Stand behind the proposal and a colon, or by themselves with a capital letter."""

PHRASES: Final[Phrases] = phrases("OrdonanceHint", _DEEDS, _REASONS)


def move_hint(view: View, move: Move, language: str) -> MoveHint:
    """Return a move of a view's decision as a proposal with its reasons."""

    def said(line: LogEntry) -> str:
        return filled(PHRASES[line.key](line.counted()), language, line.values)

    if move == PASS:
        return MoveHint(said(LogEntry("pass")), (said(LogEntry("no-place")),))
    table: Table = view.table
    where = table.seating.deck.territories[move.territory - 1]
    deed = LogEntry("play", values={"unit": move.unit, "territory": where})
    return MoveHint(said(deed), tuple(said(line) for line in _reasons(view, move)))


def _reasons(view: View, move: Move) -> Iterator[LogEntry]:
    table, territory, seat = view.table, move.territory - 1, view.seat
    weights, simulation = CharacterWeights(view), simulate(view, move)
    after: Table = simulation.table
    groups = top_groups(army_groups(after, seat, territory))
    taken = next((event for event in simulation.events if isinstance(event, events.Controlled)), None)
    left = table.seating.army_size - len(after.army(seat, territory))
    if taken is not None and (taken.seat, taken.territory) == (seat, territory):
        yield LogEntry("takes", values={"groups": groups, "marker": taken.marker})
        return
    if not weights.open(move):
        yield LogEntry("nothing-lost")
        return
    if left:
        yield LogEntry("shows", values={"groups": groups, "n": left})
    else:
        yield LogEntry("completes", values={"groups": groups})
    rivals = [other for other in range(table.seating.seats) if other != seat and table.army(other, territory)]
    if rivals:
        most = max(rivals, key=lambda other: len(table.army(other, territory)))
        values = {
            "rival": table.seating.families[most],
            "rival_groups": top_groups(army_groups(table, most, territory)),
            "n": len(table.army(most, territory)),
        }
        yield LogEntry("behind", values=values)
    else:
        yield LogEntry("alone")
    if not left:
        return
    line = weights.line(move)
    if hand := weights.following(move):
        yield LogEntry("in-hand", values={"n": hand})
    if line and (unseen := weights.unseen_with(line.bit_length() - 1) - 1) > 0:
        yield LogEntry("unseen", values={"n": unseen})


class TallyChange(NamedTuple):
    """How often an army bears an icon now, and how often it would."""

    territory: int
    """From 0."""
    icon: str
    before: int
    after: int


def tally_change(view: View, move: Move) -> TallyChange | None:
    """Return the tally that a move changes: of the icons of its card that which its army bears most; None for none."""
    if move == PASS:
        return None
    table, territory = view.table, move.territory - 1
    after: Table = simulate(view, move).table
    was, will = table.counts_of(view.seat, territory), after.counts_of(view.seat, territory)
    icons = [icon for icon, (one, other) in enumerate(zip(was, will, strict=True)) if one != other]
    if not icons:
        return None
    # Of equal ones the senior icon counts more.
    icon = max(icons, key=lambda icon: (will[icon], icon))
    return TallyChange(territory, table.seating.deck.icons[icon], was[icon], will[icon])
