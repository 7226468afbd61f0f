"""Words about something that is wrong."""

from __future__ import annotations

from gonfalon.ui.look import palette
from gonfalon.ui.widgets.dress import Words, dress

__all__ = ["Alarm"]


class Alarm(Words):
    """Words in red, on whatever ground."""

    def restyle(self) -> None:
        super().restyle()
        colours = self.palette()
        colours.setColor(self.foregroundRole(), palette.TARGET if dress(self).dark else palette.LOSS)
        self.setPalette(colours)
