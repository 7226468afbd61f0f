"""Sets of cards for the tests of the deck picker, and the screen with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.ui.settings.store import Settings
from tests.ui.screens.starting import settle

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
MIXED = (
    "archer", "heir", "shapeshifter", "lord", "ambush", "conspiracy", "empress", "judge", "deserter", "infiltration",
)  # fmt: skip


def shipped() -> list[CardSet]:
    """Oriflamme and Alliance."""
    return [shelved.cards for shelved in SetStore().shipped if shelved.cards is not None]


def own(count: int, *, name: str = "Market folk", first: Sequence[str] = (), card: str = "") -> CardSet:
    """A user's set of so many attackers, the last of them an intrigue; `first` are the ids it begins with."""
    ids = [*first, *(f"guild-{chr(97 + index)}" for index in range(count))][:count]
    lines = [f"name: {name}", "cards:"]
    for id in ids:
        type = "intrigue" if id == ids[-1] else "character"
        lines.append(f"  {id}: {{type: {type}, activate: [eliminate: one end]}}")
    if card:
        lines += ["texts:", "  en:", *(f"    {id}: {{name: {card}}}" for id in ids)]
    others = tuple(kind.id for part in shipped() for kind in part.kinds if kind.id not in ids)
    return from_texts((("nowhere/folk.yaml", "\n".join(lines) + "\n"),), others)


def shown(
    qtbot: QtBot, settings: Settings, chosen: Sequence[str] = (), *more: CardSet, size: tuple[int, int] = (1280, 800)
) -> PickerScreen:
    """The picker with the shipped sets and more, laid out and with the keyboard."""
    screen = PickerScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show_sets([*shipped(), *more], chosen)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    settle()
    return screen


def said(picker: PickerScreen) -> str:
    """What the picker says at its foot."""
    return picker.foot.note.text()
