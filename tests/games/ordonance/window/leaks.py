"""What lies open at a table of Ordonance that somebody does not know."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.window.panels import UnseenCards
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.ordonance.window.unit_items import UnitLook
from gonfalon.ui.screens.table import TableScreen


def leaks_on_board(scene: OrdonanceScene, view: View, *, moving: bool = False) -> Iterator[str]:
    """Sentences about everything on the board that the view does not know, or knows otherwise."""
    table: Table = view.table
    units = table.seating.deck.units
    known = {units[face].counts for face in table.faces if face is not None}
    for item in scene.items_by_number:
        face = table.faces[item.number]
        if item.look is not None and (face is None or units[face].counts != item.look.counts):
            yield f"card {item.number} shows {item.look.words}"
        if item.face_up and face is None:
            yield f"card {item.number} lies open"
        if face is None and not moving:
            described = scene.words.describe_card(scene.table, item.number, view.seat)
            if any(scene.words.unit(number).lower() in described.lower() for number in range(len(units))):
                yield f"card {item.number} is described as '{described}'"
    shown = scene.preview.shown
    if scene.preview.isVisible() and isinstance(shown, UnitLook) and shown.counts not in known:
        yield f"the large card is {shown.words}"
    if scene.unseen_line.unseen != UnseenCards.of(table):
        yield f"the tally says {scene.unseen_line.unseen}"
    if scene.callout.told is not None:
        told = scene.words.explained(table, scene.explained, scene.seats)
        if scene.callout.told != told:
            yield f"the explanation says {scene.callout.told}"


def leaks_in_words(table: TableScreen, view: View) -> Iterator[str]:
    """Sentences about every line of the chronicle that names a unit which the view does not know."""
    units = view.table.seating.deck.units
    known = {units[face].word for face in view.table.faces if face is not None}
    for row in range(table.log_view.entries.rowCount()):
        line = table.log_view.entries.entry(row).line
        for word, _ in line.cards:
            if word is not None and word not in known:
                yield f"the chronicle shows {word} in '{line.key}'"
