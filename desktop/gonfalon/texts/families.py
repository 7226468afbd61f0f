"""What every table calls the families that sit at it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gonfalon import data
from gonfalon.texts.catalogue import current
from gonfalon.texts.entries import entries, word
from gonfalon.texts.languages import LANGUAGES
from gonfalon.texts.players import player

__all__ = ["Families", "FamilyText", "families", "family_forms", "family_names", "told_name"]

_CASES = ("genitive", "accusative", "dative", "instrumental", "family")


@dataclass(frozen=True)
class FamilyText:
    """The name of one family in the cases that sentences need."""

    name: str
    genitive: str
    accusative: str
    dative: str
    instrumental: str
    family: str
    """The family itself, where `name` is its players: "Red family"."""


def families(language: str) -> dict[str, FamilyText]:
    """The texts of the families by letter."""
    return dict(_families(language, data.translations_dir()))


def family_names(language: str) -> dict[str, str]:
    """The names of the families by letter: `R`, `B`, `G`, `Y` (gold), `K` (black)."""
    return {letter: family.name for letter, family in families(language).items()}


def told_name(name: str, family: str) -> str:
    """A player's name for whoever reads now: where it is the family's in any language, the family's in theirs."""
    unnamed = any(family_names(language).get(family) == name for language in LANGUAGES)
    return family_names(current())[family] if unnamed else name


@cache
def _families(language: str, folder: Path) -> dict[str, FamilyText]:
    texts = {}
    for letter, entry in entries("families", language, folder).items():
        name = word(entry, "name") or letter
        cases = {case: word(entry, case) or name for case in _CASES}
        texts[letter] = FamilyText(name=name, **cases)
    return texts


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
