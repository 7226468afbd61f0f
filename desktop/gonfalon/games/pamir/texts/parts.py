"""What comes of a deed, part by part: how parts are put together where several say the same, or a later one more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from gonfalon.texts.lines import Line

__all__ = ["OF_THE_DEED", "POWER", "joined"]

MANY: Final = {
    "army": "armies", "road": "roads", "tribe": "tribes", "spy": "spies",
    "spy-abroad": "spies-abroad",
    "army-moves": "armies-move", "tribe-moves": "tribes-move", "spy-moves": "spies-move",
    "spy-moves-abroad": "spies-move-abroad",
    "army-leaves": "armies-leave", "road-leaves": "roads-leave", "tribe-leaves": "tribes-leave",
    "spy-leaves": "spies-leave",
}  # fmt: skip
"""What several pieces are told by that do the same as one."""

SUMS: Final = frozenset({"taxed", "taxed-card", "bank", "lost", "discards"})
"""What is told by the sum of several times, or by all the cards."""

OF_THE_DEED: Final = frozenset(
    {"gift", "taxed", "taxed-card", "bank", *(key for key in MANY if not key.endswith("-leaves"))}
)
"""Parts that do not say whose they are."""

POWER: Final = {"rules": "region", "rules-none": "region", "dominates": "", "dominates-none": ""}
"""Parts that tell who has come to power, each with the value that says where; a later one takes its place."""


def joined(parts: tuple[Line, ...], more: Iterable[Line]) -> tuple[Line, ...]:
    """What is told already and what is new, the same several times as one part."""
    told = list(parts)
    for part in more:
        if part.key in POWER:
            told = [old for old in told if not _same_power(old, part)]
        at, several = next(((at, both) for at, old in enumerate(told) if (both := _both(old, part))), (0, None))
        if several is None:
            told.append(part)
        else:
            told[at] = several
    return tuple(told)


def _both(old: Line, new: Line) -> Line | None:
    """One part for two that say the same, None where they do not."""
    many = MANY.get(new.key, new.key if new.key in SUMS else None)
    if many is None or old.key not in (new.key, many) or (old.family, _alike(old)) != (new.family, _alike(new)):
        return None
    sums = {"n": old.counted(1) + new.counted(1), "cards": _cards(old) + _cards(new)}
    return replace(new, key=many, values={**new.values, **sums})


def _alike(part: Line) -> dict[str, object]:
    """What parts have to have in common to be told together."""
    return {name: value for name, value in part.values.items() if name not in ("n", "cards")}


def _cards(part: Line) -> tuple[object, ...]:
    cards = part.values.get("cards", ())
    assert isinstance(cards, tuple)
    return cards


def _same_power(old: Line, new: Line) -> bool:
    """Whether two parts tell who rules the same region, or who is dominant."""
    where = POWER.get(old.key)
    return where == POWER[new.key] and old.values.get(where) == new.values.get(where)
