"""What is still out of one seat, laid over the prompt and the hand while frames on the board point to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gonfalon.texts.lines import PointedCards
from gonfalon.ui.board.kit import AnyKit
from gonfalon.ui.board.narrator import Narrator
from gonfalon.ui.board.still_out import FramesItem, Kind, StillOutPanel
from gonfalon.ui.board.table_scene import TableScene

__all__ = ["StillOutFlyout"]


class StillOutFlyout(QObject):
    """Open for one seat at a time; it tells at once what becomes known, and goes when the past is looked at."""

    toggled = Signal(bool)
    """It has opened, or gone."""
    pointed = Signal(object)
    """The cards that a kind under the pointer means, as `PointedCards`."""

    def __init__(self, kit: AnyKit, scene: TableScene, narrator: Narrator, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit
        self._scene = scene
        self._narrator = narrator
        self.seat = -1
        """Whose cards it tells of; -1 while it is closed."""
        self.panel = StillOutPanel(parent, partial(kit.picture, scene))
        self.panel.hide()
        self.panel.closed.connect(self.close)
        self.panel.pointed.connect(self._point_out)
        self.frames = FramesItem()
        scene.addItem(self.frames)
        narrator.settled.connect(self._tell_anew)
        narrator.shown_again.connect(self.close)
        narrator.listing.connect(self.close)

    @property
    def is_open(self) -> bool:
        return self.seat >= 0

    def show(self, seat: int) -> bool:
        """Tell of another seat, or close where that one is told of already; False where there is nothing to tell."""
        scene, narrator = self._scene, self._narrator
        if seat == scene.viewer or not 0 <= seat < len(scene.panels_by_seat) or narrator.looks_back:
            return False
        told = self._kit.still_out(scene, seat, narrator.events)
        if told is None:
            return False
        if self.seat == seat:
            self.close()
            return True
        narrator.close_since()
        self.seat = seat
        self.panel.show_told(told)
        self.arrange()
        self.panel.take_keys()
        self.toggled.emit(True)
        return True

    def toggle(self, seat: int = -1) -> None:
        """Close it, or tell of a seat: by itself the one whose panel has the keys, else the next after the viewer's."""
        if seat < 0 and self.is_open:
            self.close()
            return
        item, panels, viewer = self._scene.focus.item, self._scene.panels_by_seat, self._scene.viewer
        at = next((number for number, panel in enumerate(panels) if panel is item), viewer)
        self.show(seat if seat >= 0 else at if at != viewer else (at + 1) % len(panels))

    def close(self) -> bool:
        """Show the table alone; False when that is so already."""
        was_open = self.is_open
        if was_open:
            self.seat = -1
            self.panel.hide()
            self.frames.hide()
            self.toggled.emit(False)
            self.pointed.emit(())
        return was_open

    def arrange(self) -> None:
        """Take the room that is there now."""
        if self.is_open:
            self.panel.open_in(self._narrator.list_room())
            self._frame()

    def _tell_anew(self) -> None:
        if self.is_open:
            told = self._kit.still_out(self._scene, self.seat, self._narrator.events)
            assert told is not None
            self.panel.show_told(told)
            self._frame()

    def _point_out(self, kind: Kind | None) -> None:
        told = self.panel.told
        if self.is_open and told is not None:
            cards: PointedCards = () if kind is None else ((kind.kind, told.family),)
            self.pointed.emit(cards)
            self._frame(() if kind is None else kind.places)

    def _frame(self, meant: Sequence[Hashable] = ()) -> None:
        told, scene = self.panel.told, self._scene
        if told is not None:
            dashed = [place for one in told.hidden if one not in meant and (place := scene.place_of(one))]
            full = [place for one in meant if (place := scene.place_of(one))]
            self.frames.show_frames(dashed, full, scene.panels_by_seat[self.seat].scene_rect())
