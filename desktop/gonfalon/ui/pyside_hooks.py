"""Hooks into PySide6: errors in overridden methods are reported, and Python's own import is restored."""

from __future__ import annotations

import builtins
import linecache
import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Final

from PySide6.QtCore import QRectF, QSize
from shiboken6 import Shiboken

_GUARDED: Final = "_is_guarded"


def _nothing() -> None:
    return None


_INSTEAD: Final[dict[str, Callable[[], object]]] = {
    "boundingRect": QRectF, "currentChanged": _nothing, "data": _nothing, "drawBackground": _nothing, "event": bool,
    "eventFilter": bool, "focusNextPrevChild": bool, "hasHeightForWidth": bool, "heightForWidth": lambda: -1,
    "highlightBlock": _nothing, "hitButton": bool, "insertFromMimeData": _nothing, "isEmpty": bool,
    "minimumSizeHint": QSize, "nextCheckState": _nothing, "paint": _nothing, "rowCount": int,
    "scrollContentsBy": _nothing, "showPopup": _nothing, "sizeHint": QSize, "translate": str, "viewportEvent": bool,
}  # fmt: skip
"""What Qt is given where a method could not answer; those that end in `Event` and are not here give nothing."""


def guard_overrides() -> None:
    """Guard these methods of every class that is made over one of Qt's from now on."""
    Shiboken.Object.__init_subclass__ = classmethod(_guard)  # type: ignore[arg-type,assignment]


def _guard(cls: type, **given: object) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**given)  # type: ignore[misc]
    # A class of its own, put before one of Qt's, may have some too; what stands in the class itself goes before them.
    parts = [part for part in cls.__mro__ if part is cls or not issubclass(part, Shiboken.Object)]
    for name in {name for part in parts for name in vars(part) if name in _INSTEAD or name.endswith("Event")}:
        method = getattr(cls, name)
        if isinstance(method, FunctionType) and not hasattr(method, _GUARDED):
            setattr(cls, name, _guarded(method, _INSTEAD.get(name, _nothing)))


def _guarded(method: FunctionType, instead: Callable[[], object]) -> Callable[..., object]:
    @wraps(method)
    def guarded(*args: object, **named: object) -> object:
        try:
            return method(*args, **named)
        except Exception as error:  # noqa: BLE001
            sys.excepthook(type(error), error, error.__traceback__)
            return instead()

    setattr(guarded, _GUARDED, True)
    return guarded


# PySide6's reads the source of every module that is imported after it, in case one asks for other names of Qt's
# methods. None here does, and the lines of more than two hundred files would be kept in memory: 8 MB at the table.


def import_plainly() -> None:
    """Load PySide6 and import everything from now on as if it had not replaced `import`; raises ImportError."""
    import PySide6.QtCore  # noqa: F401

    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original
        linecache.clearcache()
