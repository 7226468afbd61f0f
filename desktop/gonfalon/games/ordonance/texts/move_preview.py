"""Preview of a unit in a territory: what its army shows then, which seat takes it, and why none does yet."""

from __future__ import annotations

from gonfalon.core.game import simulate
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.control import control_report
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.log_writer import LOG_RENDERER, entry_text
from gonfalon.games.ordonance.texts.names import army_groups, fill_sentence, top_groups
from gonfalon.games.ordonance.texts.reasons import control_argument
from gonfalon.texts.move_preview import FigureChange, MovePreview, simulated_entries
from gonfalon.texts.translations import translate


def preview_move(view: View, move: Move, language: str, reader: str = "") -> MovePreview:
    """Return what a unit of the deciding seat would bring in a territory, a sentence in each line.

    Args:
        view: what the seat knows.
        move: what it would do.
        language: what is spoken.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    seat, territory = view.seat, move.territory - 1
    before: Table = view.table
    simulation = simulate(view, move)
    after: Table = simulation.table
    lines, scored = simulated_entries(LOG_RENDERER, before, seat, simulation)
    changes = [FigureChange(figure, by) for figure, by in scored.items()]
    taken = any(isinstance(event, events.Controlled) for event in simulation.events)
    says = [entry_text(line, language, reader) for line in lines if line.key in ("play-takes", "take")]
    if not taken:
        says.append(_army(after, seat, territory, language))
    why, was_why = (control_argument(table, control_report(table, territory)) for table in (after, before))
    if why.key not in ("empty", "incomplete") and entry_text(why, language, reader) != entry_text(
        was_why, language, reader
    ):
        says.append(entry_text(why, language, reader))
    return MovePreview("\n".join(says), changes, events=simulation.events)


def _army(table: Table, seat: int, territory: int, language: str) -> str:
    """Return the text that says what an army shows, and whether it is complete."""
    free = table.seating.army_size - len(table.army(seat, territory))
    values = {"groups": top_groups(army_groups(table, seat, territory))}
    if free:
        #: {groups} is what an army shows, "a battalion of bows"
        return fill_sentence(translate("OrdonanceTable", "{groups}; %n place(s) left", "", free), language, values)
    return fill_sentence(translate("OrdonanceTable", "The army is complete: {groups}"), language, values)
