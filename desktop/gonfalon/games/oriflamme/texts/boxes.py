"""What stands on the boxes of Oriflamme, in the reader's language."""

from __future__ import annotations

from gonfalon.texts.catalogue import translate

__all__ = ["box_title"]


def box_title(name: str) -> str:
    """What is called so where cards are named in records; a set of somebody's own is called alike everywhere."""
    titles = {"Oriflamme": translate("GameChoice", "Oriflamme"), "Alliance": translate("GameChoice", "Alliance")}
    return titles.get(name, name)
