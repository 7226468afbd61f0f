"""A widget that puts its own parts where they belong, without a layout."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

__all__ = ["Placed"]


class Placed(QWidget):
    """Places its parts anew whenever its size or its measure changes."""

    def place(self) -> None:
        """Give every part its place in the size of now."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Take the measure of now."""
        self.updateGeometry()
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()
