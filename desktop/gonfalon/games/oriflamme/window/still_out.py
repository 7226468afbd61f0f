"""What is still out in Oriflamme, kind by kind, as the flyout of the table shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.texts.still_out import discarded_in, summary, where, whereabouts
from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.still_out import Kind, State, StillOut

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["still_out"]


def still_out(scene: OriflammeScene, seat: int, events: Iterable[Event]) -> StillOut:
    """What everybody may know of the cards of a seat."""
    table, names = scene.table, scene.words.names
    found, rounds = whereabouts(table, seat), discarded_in(events)
    family = table.seating.families[seat]
    kinds = []
    for number, kind in enumerate(table.seating.cards.kinds):
        state: State
        places: tuple[int, ...]
        card = found.known.get(number)
        if card is not None:
            state = "discarded" if card in table.discards else "reserved" if card in table.reserves else "seen"
            words, places = where(table, card, rounds), (card,)
        elif may := tuple(found.may_lie(number)):
            state, words, places = "hidden", translate("StillOut", "May lie face down"), may
        else:
            state, words, places = "elsewhere", translate("StillOut", "Not in the queue"), ()
        kinds.append(Kind(kind.id, names.card(kind.id), state, words, places))
    heading = translate("StillOut", "{name}: what is still out").format(name=scene.seats[seat].name)
    dealt = len(table.seating.deck(seat)) - len(table.aside[seat])
    text = translate("StillOut", "Only what everyone saw. {family}: %n card(s) dealt, {aside} set aside.", "", dealt)
    line = text.format(family=names.family(family), aside=len(table.aside[seat]))
    return StillOut(heading, line, family, tuple(kinds), tuple(summary(table, seat, found, names)), found.hidden)
