"""The part of SDL 2 that is used: it finds the loudspeaker on every system, and is small.

Its functions are called as they are: PySDL2 would describe all of SDL before the first of them, which takes 7 MB and
50 ms, and in Debian brings along libraries for pictures and letters.
"""

from __future__ import annotations

import ctypes
import importlib.util
import sys
from pathlib import Path
from typing import Final

from gonfalon.ui.sound.sounds import RATE

LOUDEST: Final = 128
"""The volume at which samples are played as they are."""
_AUDIO = 0x10
_FORMAT = 0x8010
"""16 bits with a sign, the low byte first."""
_AT_ONCE = 512
"""How many samples the system asks for at once: what is played is heard about so much later."""
_HINTS = {
    # The program ends by its own means.
    b"SDL_NO_SIGNAL_HANDLERS": b"1",
    b"SDL_APP_NAME": b"Gonfalon",
    b"SDL_AUDIO_DEVICE_APP_NAME": b"Gonfalon",
    b"SDL_AUDIO_DEVICE_STREAM_NAME": b"Gonfalon",
    b"SDL_AUDIO_DEVICE_STREAM_ROLE": b"game",
}
_LIBRARIES = {
    "darwin": ("SDL2.framework/Versions/A/SDL2", ""),
    "win32": ("SDL2.dll", ""),
}
"""The library in the package sdl2dll, and what the system calls it, where it has one that can be trusted."""
_ELSEWHERE = ("libSDL2-2.0.so", "libSDL2-2.0.so.0")


class _Spec(ctypes.Structure):
    _fields_ = (
        ("freq", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    )


def load() -> ctypes.CDLL:
    """The library, of the system or of the package sdl2dll; raises ImportError when there is neither."""
    packed, known = _LIBRARIES.get(sys.platform, _ELSEWHERE)
    found = importlib.util.find_spec("sdl2dll")
    folders = (found.submodule_search_locations or ()) if found is not None else ()
    names = [*([known] if known else []), *(str(Path(folder) / "dll" / packed) for folder in folders)]
    for name in names:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        library.SDL_GetError.restype = ctypes.c_char_p
        library.SDL_SetHint.argtypes = (ctypes.c_char_p, ctypes.c_char_p)
        library.SDL_OpenAudioDevice.argtypes = (
            ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(_Spec), ctypes.c_void_p, ctypes.c_int,
        )  # fmt: skip
        library.SDL_QueueAudio.argtypes = (ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint32)
        library.SDL_GetQueuedAudioSize.restype = ctypes.c_uint32
        library.SDL_MixAudioFormat.argtypes = (
            ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint16, ctypes.c_uint32, ctypes.c_int,
        )  # fmt: skip
        library.SDL_MixAudioFormat.restype = None
        return library
    raise ImportError("SDL 2 is not installed.")


class Device:
    """The loudspeaker that the system uses, as long as this is open; to be used by one thread."""

    def __init__(self, library: ctypes.CDLL) -> None:
        """Open it, which may take a while; raises OSError with what SDL says when there is none."""
        self._library = library
        self._queued = b""
        for hint, value in _HINTS.items():
            library.SDL_SetHint(hint, value)
        if library.SDL_InitSubSystem(_AUDIO):
            raise OSError(self._said())
        wanted = _Spec(RATE, _FORMAT, 1, 0, _AT_ONCE)
        self._number = library.SDL_OpenAudioDevice(None, 0, ctypes.byref(wanted), None, 0)
        if not self._number:
            said = self._said()
            library.SDL_QuitSubSystem(_AUDIO)
            raise OSError(said)
        library.SDL_PauseAudioDevice(self._number, 0)

    def _said(self) -> str:
        return (self._library.SDL_GetError() or b"").decode(errors="replace")

    @property
    def left(self) -> float:
        """In how many seconds it will be silent."""
        return float(self._library.SDL_GetQueuedAudioSize(self._number)) / 2 / RATE

    def add(self, samples: bytes, volume: int) -> None:
        """Play these samples at once, together with what is being played; volume is from 0 to LOUDEST."""
        library = self._library
        library.SDL_LockAudioDevice(self._number)
        left = library.SDL_GetQueuedAudioSize(self._number)
        rest = self._queued[len(self._queued) - left :]
        mixed = ctypes.create_string_buffer(rest.ljust(len(samples), b"\0"), max(left, len(samples)))
        library.SDL_MixAudioFormat(mixed, samples, _FORMAT, len(samples), volume)
        library.SDL_ClearQueuedAudio(self._number)
        library.SDL_QueueAudio(self._number, mixed, len(mixed))
        library.SDL_UnlockAudioDevice(self._number)
        self._queued = mixed.raw

    def hush(self) -> None:
        """Be silent at once."""
        self._library.SDL_ClearQueuedAudio(self._number)

    @property
    def broken(self) -> bool:
        """Whether the device has gone, as a headset that was unplugged."""
        return bool(self._library.SDL_GetAudioDeviceStatus(self._number) == 0)

    def close(self) -> None:
        """Let go of it."""
        self._library.SDL_CloseAudioDevice(self._number)
        self._library.SDL_QuitSubSystem(_AUDIO)
