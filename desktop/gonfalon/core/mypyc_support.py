"""Facts about classes that the optional compiled build (packaging/README.md) needs; no effect elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    ClassT = TypeVar("ClassT")

    def mypyc_attr(**said: object) -> Callable[[ClassT], ClassT]:
        """For the compiler alone, which has a word of its own for it; the program does not need that package."""
        return lambda kind: kind


__all__ = ["mypyc_attr", "slots_of"]


def slots_of(kind: type) -> tuple[str, ...]:
    """The names of all slots of a class and of its bases, theirs first; a compiled class has another word for them."""
    own = [vars(base) for base in kind.__mro__[::-1]]
    names = [name for said in own for name in said.get("__mypyc_attrs__", said.get("__slots__", ()))]
    return tuple(dict.fromkeys(name for name in names if name != "__dict__"))
