"""What every table calls the families that sit at it."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.texts.cards import FamilyText, families
from gonfalon.texts.players import player

__all__ = ["Families", "family_forms"]


def family_forms(families: Mapping[str, FamilyText], letter: str, name: str = "family") -> dict[str, object]:
    """A family in all the cases that a sentence may ask for."""
    family = families[letter]
    return {
        name: family.name,
        f"{name}_gen": family.genitive,
        f"{name}_acc": family.accusative,
        f"{name}_dat": family.dative,
        f"{name}_ins": family.instrumental,
    }


class Families:
    """The families in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.families: dict[str, FamilyText] = families(language)

    def family(self, letter: str) -> str:
        return self.families[letter].name

    def seat_line(self, letter: str, bot: str | None, own: bool) -> str:
        """The second line of a player's panel."""
        if own:
            return self.families[letter].family
        return player(bot).line.format(family=self.family(letter))
