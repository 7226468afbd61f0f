"""What may be cut off on a table, and what lies upon each other there."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from gonfalon.ui.widgets.styling import HALO
from tests.at_the_table.player import Player


def may_be_cut(person: Player) -> list[str]:
    """Names of players, what stands on a choice whose tip says all of it, and what the chronicle tells as well."""
    names = [seat.name for seat in person.match.seats]
    lines = [panel.figures.line for panel in person.scene.panels_by_seat if panel.figures is not None]
    tips = [button.toolTip() for button in person.table.choices.buttons if button.isVisible()]
    words = [tip[at:] for tip in tips for at in range(len(tip)) if at == 0 or not tip[at - 1].isalnum()]
    return [
        *names,
        *person.table.log_view.sentences(),
        *(line for line in lines if line.endswith(tuple(names))),
        *words,
    ]


def upon_each_other(person: Player) -> list[str]:
    """Sentences about what is pressed, the prompt and the panels of players that lie upon one another."""
    table, scene = person.table, person.scene
    buttons = {
        "since": table.playback.since_button, "undo": table.undo_button, "rules": table.rules_button,
        **{button.text(): button for button in (*table.choices.buttons, *table.choices.plain)},
    }  # fmt: skip
    rects = {"the prompt": scene.banner.scene_rect()}
    rects |= {f"panel {seat}": panel.scene_rect() for seat, panel in enumerate(scene.panels_by_seat)}
    for name, button in buttons.items():
        if button.isVisible():
            corner = button.mapTo(table, button.rect().topLeft())
            rects[name] = QRectF(corner, button.size()).adjusted(HALO, HALO, -HALO, -HALO)
    return [
        f"{one} lies upon {other}"
        for (one, first), (other, second) in combinations(rects.items(), 2)
        if first.adjusted(1, 1, -1, -1).intersects(second)
    ]
