"""What bots with a character say now and then at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from gonfalon.texts.catalogue import translate

__all__ = ["OCCASIONS", "Occasion", "sayings"]

Occasion = Literal["begins", "strikes", "robbed", "wins", "loses"]
"""What has happened to the one who speaks."""
OCCASIONS: Final[tuple[Occasion, ...]] = get_args(Occasion)


def sayings(character: str, occasion: Occasion) -> tuple[str, ...]:
    """What somebody of this character may say; nothing where nobody has such a character."""
    return tuple(say() for say in _SAYINGS.get(character, {}).get(occasion, ()))


_SAYINGS: Final[Mapping[str, Mapping[Occasion, tuple[Callable[[], str], ...]]]] = {
    "cautious": {
        "begins": (lambda: translate("Sayings", "Let us begin, and carefully, please."),),
        "strikes": (
            lambda: translate("Sayings", "Forgive me. It was too close to what is mine."),
            lambda: translate("Sayings", "I had no choice, believe me."),
        ),
        "robbed": (lambda: translate("Sayings", "I knew I should have locked that away."),),
        "wins": (lambda: translate("Sayings", "Slow steps go far."),),
        "loses": (lambda: translate("Sayings", "At least nobody was hurt."),),
    },
    "grudging": {
        "begins": (lambda: translate("Sayings", "I forget nothing. Just so you know."),),
        "strikes": (
            lambda: translate("Sayings", "That was for last time."),
            lambda: translate("Sayings", "Now we are even. For now."),
        ),
        "robbed": (lambda: translate("Sayings", "I shall remember that."),),
        "wins": (lambda: translate("Sayings", "All debts are paid."),),
        "loses": (lambda: translate("Sayings", "This is not over."),),
    },
    "hoarder": {
        "begins": (lambda: translate("Sayings", "Hands off my chest, everybody."),),
        "strikes": (
            lambda: translate("Sayings", "A little more for the chest."),
            lambda: translate("Sayings", "You will not miss it."),
        ),
        "robbed": (lambda: translate("Sayings", "My savings. All my savings."),),
        "wins": (lambda: translate("Sayings", "Penny by penny, and here we are."),),
        "loses": (lambda: translate("Sayings", "A little longer and it would have paid."),),
    },
    "bluffer": {
        "begins": (lambda: translate("Sayings", "Trust me. Or don’t."),),
        "strikes": (
            lambda: translate("Sayings", "You did not see that coming, did you?"),
            lambda: translate("Sayings", "Surprise."),
        ),
        "robbed": (lambda: translate("Sayings", "Just as I planned. Honestly."),),
        "wins": (lambda: translate("Sayings", "And I was bluffing the whole time."),),
        "loses": (lambda: translate("Sayings", "I let you have this one."),),
    },
    "teacher": {
        "begins": (lambda: translate("Sayings", "Watch closely; I shall hide little."),),
        "strikes": (
            lambda: translate("Sayings", "A lesson: guard what matters."),
            lambda: translate("Sayings", "Do you see why that had to be?"),
        ),
        "robbed": (lambda: translate("Sayings", "Well done. I would have done the same."),),
        "wins": (lambda: translate("Sayings", "Shall we go through it once more?"),),
        "loses": (lambda: translate("Sayings", "The pupil surpasses the master. Splendid."),),
    },
}
