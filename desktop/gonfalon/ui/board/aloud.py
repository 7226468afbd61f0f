"""What happens, as those hear it who listen: the sentence, why it is so, and whose figures change by how much."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.texts.catalogue import translate

__all__ = ["changed", "happening"]


def changed(name: str, thing: str, change: int) -> str:
    """By how much a figure changes: that on a player's panel, or on the thing of that player that is called so."""
    whose = name if not thing else translate("Aloud", "{name}’s {thing}").format(name=name, thing=thing)
    if change < 0:
        return translate("Aloud", "{whose}: minus {number}").format(whose=whose, number=-change)
    return translate("Aloud", "{whose}: plus {number}").format(whose=whose, number=change)


def happening(sentence: str, because: str, changes: Iterable[str]) -> str:
    """All that is to be heard of an event, at once."""
    return "\n".join(filter(None, (sentence, because, ". ".join(changes))))
