"""What lies open at a table of Oriflamme that somebody does not know."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.log_writer import describe_card
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.widgets.plain_text import tip_text

CARDS = {"card", "victim", "covered", "other"}


def known_pairs(table: Table) -> set[tuple[str, str]]:
    """Every card that a view knows, as (kind, family)."""
    kinds, seating = table.seating.cards.kinds, table.seating
    faces = zip(table.faces, seating.owner, strict=True)
    return {(kinds[face].id, seating.families[seat]) for face, seat in faces if face is not None}


def leaks_on_board(scene: OriflammeScene, view: View, *, moving: bool = False) -> Iterator[str]:
    """Sentences about every face on the board that the view does not know, or knows otherwise."""
    kinds = view.table.seating.cards.kinds
    for item in scene.items_by_number:
        face = view.table.faces[item.number]
        if item.look is not None and (face is None or kinds[face].id != item.look.kind):
            yield f"card {item.number} shows {item.look.kind}"
        if item.label and face is None:
            yield f"card {item.number} is called {item.label}"
    look = scene.row_decorations.preview.look
    if look is not None and (look.kind, look.family) not in known_pairs(view.table):
        yield f"the large card is {look.kind} of {look.family}"
    names = [scene.words.names.card(kind.id) for kind in kinds]
    for caption in scene.row_decorations.captions:
        if any(name in caption.text for name in names) and caption.family is None:
            yield f"a caption says '{caption.text}'"


def leaks_in_words(table: TableScreen, view: View) -> Iterator[str]:
    """Sentences about every text that names a card which the view does not know."""
    scene = table.scene
    pairs = known_pairs(view.table)
    for row in range(table.log_view.entries.rowCount()):
        line = table.log_view.entries.entry(row).line
        for kind, family in line.cards:
            if kind is not None and (kind, family) not in pairs:
                yield f"the chronicle shows {kind} of {family}"
        told = {value for name, value in line.values.items() if name in CARDS and value is not None}
        if told - {kind for kind, _ in line.cards}:
            yield f"the chronicle names {told} in '{line.key}'"
    names = {kind.id: scene.words.names.card(kind.id) for kind in view.table.seating.cards.kinds}
    foretold = set()
    if scene.view is not None and scene.move_input.decision is not None:
        # What an answer brings says what a hidden card might be; worked out of this view it has to be the same.
        asked = View(view.seat, view.table, scene.view.stack, scene.move_input.decision)
        foretold = {choice.detail for choice in scene.words.choices(asked)}
    families = {letter: scene.words.names.family(letter) for letter in view.table.seating.families}
    for widget in (table, *table.findChildren(QWidget)):
        for text in (
            tip_text(widget.toolTip()),
            widget.accessibleName(),
            widget.accessibleDescription(),
            title(widget),
        ):
            for kind, name in names.items() if text not in foretold else ():
                for letter, family in families.items():
                    if name in text and family in text and (kind, letter) not in pairs:
                        yield f"{type(widget).__name__} says '{text}'"
    for card, face in enumerate(view.table.faces):
        described = describe_card(scene.table, card, view.seat, "en")
        if face is None and any(name in described for name in names.values()):
            yield f"card {card} is described as '{described}'"


def title(widget: QWidget) -> str:
    text = getattr(widget, "text", "")
    return str(text() if callable(text) else text)
