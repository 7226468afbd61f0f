"""The screens of the workshop that `gonfalon picture` draws."""

from __future__ import annotations

from gonfalon.ui.board.demo_positions import DemoPosition, DemoStage
from gonfalon_workshop.window.editor_tabs import TEXTS, WRITING
from gonfalon_workshop.window.links import workshop_of
from gonfalon_workshop.window.screen import WorkshopScreen

__all__ = ["DEMO_POSITIONS"]


def _sets(stage: DemoStage) -> None:
    workshop_of(stage.offer("oriflamme")).open()


def _new_set(stage: DemoStage, tab: str) -> WorkshopScreen:
    workshop = workshop_of(stage.offer("oriflamme"))
    workshop.open()
    workshop.begin()
    screen = workshop.screen
    assert screen is not None
    # Games that are played beside it begin when there is time, and come on as fast as they can.
    screen.balance.continuous = False
    screen.balance.stop()
    screen.editor_tabs.turn(tab)
    return screen


def _mistake(stage: DemoStage) -> None:
    screen = _new_set(stage, WRITING)
    screen.editor.take_text(screen.text.replace("adjacent", "adjcent"))
    screen.go_to_fault()


def _texts(stage: DemoStage) -> None:
    _new_set(stage, TEXTS)


DEMO_POSITIONS: dict[str, DemoPosition] = {"sets": _sets, "workshop": _mistake, "texts": _texts}
