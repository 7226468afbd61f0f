"""Which court hangs open over the market: that of a row which is pointed at, or one that was opened to stay."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts import seats
from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.flyout import CourtFlyout, flyout_figures
from gonfalon.games.pamir.window.row_panel import RowPanel
from gonfalon.ui.widgets.keys import Binding

__all__ = ["Flyouts"]


class Flyouts:
    """Opens, holds and closes the one flyout of a scene."""

    def __init__(self, scene: Board) -> None:
        self.scene = scene
        self.item = CourtFlyout()
        scene.addItem(self.item)
        self.seat = NONE
        """Whose court is open, `NONE` for nobody's."""

    def holds(self, thing: object) -> bool:
        """Whether this is the flyout or a part of it."""
        return thing is self.item or thing is self.item.pin

    def shows(self, thing: object) -> bool:
        """Whether there is something to open for a thing, or to keep open."""
        return isinstance(thing, RowPanel) or self.holds(thing)

    def point_at(self, thing: object) -> None:
        """The mouse rests on this, or the keys are at it; a court that was opened to stay does."""
        if self.item.pinned or self.holds(thing):
            return
        if isinstance(thing, RowPanel):
            self._open(self.scene.panels_by_seat.index(thing))
        else:
            self.close()

    def turn(self, seat: int) -> None:
        """Open the court of a seat to stay, or close it."""
        if seat == self.seat and self.item.pinned:
            self.close()
            return
        self._open(seat)
        self.item.set_pinned(True)

    def pin(self) -> None:
        """Let what is open stay open, or no longer."""
        if self.seat != NONE:
            self.item.pin.press()

    def bindings(self) -> tuple[Binding, ...]:
        """A key for the court of each rival, in the order of their panels."""
        scene = self.scene
        names, families = scene.words, scene.table.seating.families
        courts = (
            Binding((f"Alt+{number}",), seats.court_key(families[seat], names), partial(self.turn, seat))
            for number, seat in enumerate(scene.rivals, 1)
        )
        return (*courts, Binding(("P",), seats.pin_key(), self.pin))

    def look_away(self) -> None:
        """Close what was not opened to stay."""
        if not self.item.pinned:
            self.close()

    def close(self) -> bool:
        """Close it; False when none is open."""
        was_open, self.seat = self.seat != NONE, NONE
        self.item.set_pinned(False)
        self.item.setVisible(False)
        return was_open

    def _open(self, seat: int) -> None:
        self.seat = seat
        self.follow()
        self.item.setVisible(True)

    def follow(self) -> None:
        """Show the table of now, beneath the panel where it is now."""
        if self.seat == NONE:
            return
        scene, measures = self.scene, self.scene.measures
        self.item.show_figures(flyout_figures(scene.table, self.seat, scene.seats, scene.words, viewer=scene.viewer))
        if measures.large is not None:
            # Prompt and answers stand beside the map.
            left, right = measures.map.left(), measures.map.right()
        else:
            left = measures.map.left() if measures.tabs else measures.market.left()
            # Its pin would lie under the buttons of the game panel, where that stands at the right.
            right = scene.size.width() - measures.own.left()
            if not measures.small:
                right = measures.game.left() - 8 * measures.unit
        room = QRectF(left, 0, right - left, scene.size.height())
        self.item.hang(scene.panels_by_seat[self.seat].scene_rect(), room, measures.unit)
