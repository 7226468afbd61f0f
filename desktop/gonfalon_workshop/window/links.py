"""What the program finds of the workshop by its entry point: the way to it from the start screen and the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import ScreenLink

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
    from gonfalon_workshop.window.controller import WorkshopController

__all__ = ["screen_links", "workshop_of"]


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
