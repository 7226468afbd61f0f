"""Plays sounds in a thread of its own, which sleeps while there are none and lets go of the device soon after."""

from __future__ import annotations

import logging
import threading
import wave
from enum import Enum
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.sounds import Sound, samples

if TYPE_CHECKING:
    from gonfalon.ui.sound.sdl import Device

LINGER: Final = 1.5
"""So many seconds of silence, and the device is closed: an open one wakes the processor all the time."""
PATIENCE: Final = 1.0
"""So many seconds the end of the program waits for a device."""
_log = logging.getLogger(__name__)


class Silence(Enum):
    """The reason why nothing can be heard."""

    LIBRARY = "library"
    """SDL 2 is not installed."""
    DEVICE = "device"
    """There is no loudspeaker, or another program has it for itself."""


class Player(QObject):
    """A player that plays sounds at the volume of the settings; a caller never waits for a sound."""

    changed = Signal()
    """There is another `silence`."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.silence: Silence | None = None
        """Why nothing was heard when it was last tried; None before that."""
        self._settings = settings
        self._closed = False
        self._orders: SimpleQueue[tuple[Sound | None, int] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        settings.changed.connect(self._setting_changed)

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, unless it is turned off."""
        settings = self._settings
        if settings.sound and settings.volume > 0 and self.silence is not Silence.LIBRARY:
            # An ear hears half of it as more than half.
            self._order((sound, round(128 * settings.volume**1.5)))

    def look(self) -> None:
        """Find out whether there is a device, and say by `changed` if that is news."""
        self._order((None, 0))

    def close(self) -> None:
        """Be silent for good."""
        self._closed = True
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    def _setting_changed(self, name: str) -> None:
        if name == "sound" and not self._settings.sound and self._thread is not None:
            self._orders.put((None, -1))

    def _order(self, order: tuple[Sound | None, int]) -> None:
        if self._closed:
            return
        if self._thread is None:
            # Nothing holds the program up at its end, whatever a driver does.
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(order)

    # -- in the thread -------------------------------------------------------------------------------------------------

    def _serve(self) -> None:
        device: Device | None = None
        while True:
            try:
                order = self._orders.get(timeout=None if device is None else device.left + LINGER)
            except Empty:
                if device is not None and not device.left:
                    device.close()
                    device = None
                continue
            if order is None:
                break
            sound, volume = order
            if volume < 0:
                if device is not None:
                    device.hush()
                continue
            if device is not None and device.broken:
                device.close()
                device = None
            if device is None:
                device = self._open()
            if device is not None and sound is not None:
                try:
                    device.add(samples(sound), volume)
                except (OSError, EOFError, wave.Error) as error:
                    _log.warning("The sound %s cannot be read: %s", sound.value, error)
        if device is not None:
            device.close()

    def _open(self) -> Device | None:
        device, silence = None, None
        try:
            from gonfalon.ui.sound import sdl

            device = sdl.Device(sdl.load())
        except (ImportError, MemoryError):
            # A Python may have been built without ctypes, or a system may forbid what ctypes does.
            silence = Silence.LIBRARY
        except OSError as error:
            silence = Silence.DEVICE
            if self.silence is None:
                _log.info("There is no sound: %s", error)
        if silence is not self.silence:
            self.silence = silence
            self.changed.emit()
        return device
