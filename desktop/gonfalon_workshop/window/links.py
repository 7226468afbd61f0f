"""The entries of the workshop in the program: the link on the start screen, and demo positions for pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import ScreenLink

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
    from gonfalon.ui.board.demo_positions import DemoPosition, DemoStage
    from gonfalon_workshop.window.controller import WorkshopController
    from gonfalon_workshop.window.screen import WorkshopScreen


def screen_links(setup: OriflammeGameSetup) -> Sequence[ScreenLink]:
    """Return the link to the workshop, in the current language."""
    return (
        ScreenLink(
            "icon-pencil",
            translate("Workshop", "Card workshop"),
            translate("Workshop", "Write cards of your own and see at once what they do."),
            lambda: workshop_of(setup).open(),
        ),
    )


def workshop_of(setup: OriflammeGameSetup) -> WorkshopController:
    """Return the controller of the workshop of a start screen; made when it is first asked for."""
    from gonfalon_workshop.window.controller import WorkshopController

    return setup.findChild(WorkshopController) or WorkshopController(setup)


def _sets(stage: DemoStage) -> None:
    workshop_of(stage.game_setup("oriflamme")).open()


def _new_set(stage: DemoStage, tab: str) -> WorkshopScreen:
    workshop = workshop_of(stage.game_setup("oriflamme"))
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
    from gonfalon_workshop.window.editor_tabs import WRITING

    screen = _new_set(stage, WRITING)
    screen.editor.take_text(screen.text.replace("adjacent", "adjcent"))
    screen.go_to_fault()


def _texts(stage: DemoStage) -> None:
    from gonfalon_workshop.window.editor_tabs import TEXTS

    _new_set(stage, TEXTS)


DEMO_POSITIONS: dict[str, DemoPosition] = {"sets": _sets, "workshop": _mistake, "texts": _texts}
