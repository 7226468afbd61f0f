"""What stands on the boxes of Oriflamme, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.texts.catalogue import translate

__all__ = ["box_title", "called"]


def box_title(name: str) -> str:
    """What is called so where cards are named in records; a set of somebody's own is called alike everywhere."""
    titles = {"Oriflamme": translate("GameChoice", "Oriflamme"), "Alliance": translate("GameChoice", "Alliance")}
    return titles.get(name, name)


def called(sets: Iterable[str]) -> str:
    """What is played with the cards of these sets."""
    names = [*sets]
    own = [name for name in names if name not in ("Oriflamme", "Alliance")]
    if len(own) == 1:
        return own[0]
    if own or len(names) > 1:
        return translate("GameChoice", "Mixed deck")
    return box_title(names[0])
