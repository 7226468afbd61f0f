"""The loudspeaker that turns the sound off and on, and louder and softer by the wheel or the arrow keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

from gonfalon.texts.catalogue import translate
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.buttons import IconButton, Kind

__all__ = ["SoundButton"]

STEP: Final = 0.05
"""A turn of the wheel by one notch makes it so much louder, as a share of the loudest."""
_NOTCH = 120


class SoundButton(IconButton):
    """Shows whether the sound is on, and how loud in its words; the settings are changed at once."""

    def __init__(self, settings: Settings, *, kind: Kind | None = None) -> None:
        super().__init__("icon-sound", kind=kind)
        self._settings = settings
        self.key = ""
        """What is told as the key for it, empty for none."""
        self.clicked.connect(self.turn)
        settings.changed.connect(lambda name: self.retranslate() if name in ("sound", "volume") else None)
        self.retranslate()

    def turn(self) -> None:
        """Turn the sound off, or on."""
        self._settings.sound = not self._settings.sound

    def retranslate(self) -> None:
        settings = self._settings
        words = translate("Sound", "Turn the sound on")
        if settings.sound:
            percent = round(100 * settings.volume)
            words = translate("Sound", "Turn the sound off; the wheel makes it louder or softer: {percent}%")
            words = words.format(percent=percent)
        self.set_words(f"{words} ({self.key})" if self.key else words)
        self.set_icon("icon-sound" if settings.sound else "icon-sound-off")

    def _louder(self, by: float) -> None:
        self._settings.volume = round(self._settings.volume + by, 2)
        self._settings.sound = True

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._louder(STEP * event.angleDelta().y() / _NOTCH)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._louder(STEP if event.key() == Qt.Key.Key_Up else -STEP)
        else:
            super().keyPressEvent(event)
