"""What a unit would bring in a territory: what its army shows then, who takes it, and why nobody does yet."""

from __future__ import annotations

from gonfalon.core.foretelling import foretell
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import events as told
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.rules.verdict import verdict
from gonfalon.games.ordonance.texts.names import army_groups, said, top
from gonfalon.games.ordonance.texts.reasons import argue
from gonfalon.games.ordonance.texts.sentences import TELLING, text
from gonfalon.texts.catalogue import translate
from gonfalon.texts.outlook import Change, Outlook, told_of

__all__ = ["outlook"]


def outlook(view: View, move: Move, language: str) -> Outlook:
    """What a unit of the seat that decides would bring in a territory, a sentence in each line."""
    seat, territory = view.seat, move.territory - 1
    before: Table = view.table
    foretold = foretell(view, move)
    after: Table = foretold.table
    lines, scored = told_of(TELLING, before, seat, foretold)
    changes = [Change(figure, by) for figure, by in scored.items()]
    taken = any(isinstance(event, told.Controlled) for event in foretold.events)
    says = [text(line, language) for line in lines if line.key in ("play-takes", "take")]
    if not taken:
        says.append(_army(after, seat, territory, language))
    why, was_why = (argue(table, verdict(table, territory)) for table in (after, before))
    if why.key not in ("empty", "incomplete") and text(why, language) != text(was_why, language):
        says.append(text(why, language))
    return Outlook("\n".join(says), changes, events=foretold.events)


def _army(table: Table, seat: int, territory: int, language: str) -> str:
    """What an army shows, and whether it is complete."""
    free = table.seating.army_size - len(table.army(seat, territory))
    values = {"groups": top(army_groups(table, seat, territory))}
    if free:
        #: {groups} is what an army shows, "a battalion of bows"
        return said(translate("OrdonanceTable", "{groups}; %n place(s) left", "", free), language, values)
    return said(translate("OrdonanceTable", "The army is complete: {groups}"), language, values)
