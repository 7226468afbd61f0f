"""What the things of Ordonance are called, in every form that a sentence may ask for.

Sentences are given values under fixed names, and each name stands for several placeholders:

    family, rival       {family}, {family_gen}, {family_acc}, {family_dat}, {family_ins}; from a letter
    families            several families in one list; from their letters
    unit                {unit}, {unit_gen}, {unit_acc}, {unit_ins}: "spear and bow"; from its word
    territory           {territory}, {territory_gen}, {territory_acc}, {territory_ins}, {territory_in}: "in Antioch",
                        {territory_to}: "to Antioch"; from its id
    groups, rival_groups, equal, best
                        {groups}, {groups_acc}: "a regiment of flags"; from counts and icons
    level               {level}, {level_gen}, {level_acc}, {level_plural}, {level_genpl}: "regiment"; from a count
    icon                in the nominative: "flag"; from its id
    outranks            a clause: "the flag outranks the helmet"; from two icons
    marker              in Roman

Everything else stands as it is given. A translation takes the forms that it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.games.ordonance.rules.armies import groups
from gonfalon.games.ordonance.rules.deck import LETTERS, Deck
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.units import (
    and_words,
    army_words,
    icon,
    level,
    outranks_words,
    territory,
    unit_words,
)
from gonfalon.texts.euphony import euphonic
from gonfalon.texts.families import families, family_forms
from gonfalon.texts.lines import Line
from gonfalon.texts.numerals import roman
from gonfalon.texts.phrases import Phrases
from gonfalon.texts.ties import tied

__all__ = ["Groups", "army_groups", "named_groups", "said", "spell", "top", "unit_icons", "unit_of"]

Groups = tuple[tuple[int, str], ...]
"""How many cards bear an icon, and its id; what counts most stands first."""

_ICONS: Final = {letter: icon for icon, letter in LETTERS.items()}


def unit_icons(word: str) -> list[str]:
    """The icons of a unit by its word; one that it bears twice stands there twice."""
    return [_ICONS[letter] for letter in word]


def unit_of(table: Table, card: int) -> str | None:
    """The word of a card, None where this view of the table does not know it."""
    face = table.faces[card] if card >= 0 else None
    return None if face is None else table.seating.deck.units[face].word


def named_groups(found: Iterable[tuple[int, int]], deck: Deck) -> Groups:
    """Groups with the ids of their icons instead of their places in the deck."""
    return tuple((count, deck.icons[icon]) for count, icon in found)


def army_groups(table: Table, seat: int, territory: int) -> Groups:
    """What the army of a seat shows in a territory, which is counted from 0."""
    return named_groups(groups(table.counts_of(seat, territory)), table.seating.deck)


def top(found: Groups) -> Groups:
    """Only the groups of the highest level that there is."""
    return tuple(group for group in found if group[0] == found[0][0])


def said(pattern: str, language: str, values: Mapping[str, Any]) -> str:
    """The sentence of a pattern, with a capital at its beginning."""
    forms: dict[str, object] = {}
    for name, value in values.items():
        inflect = _FORMS.get(name)
        forms |= {name: value} if inflect is None else inflect(name, value, language)
    text = pattern.format(**forms)
    if language == "uk":
        text = euphonic(text)
    if language != "en":
        # What was filled in counts too: "w Antiochii", "5 kart".
        text = tied(text)
    return text[:1].upper() + text[1:]


def spell(phrases: Phrases, line: Line, language: str) -> str:
    """The whole sentence of a line that these phrases tell."""
    return said(phrases[line.key](line.counted()), language, line.values)


def _family(name: str, letter: str, language: str) -> dict[str, object]:
    return family_forms(families(language), letter, name)


def _families(name: str, letters: Sequence[str], language: str) -> dict[str, object]:
    texts = families(language)
    return {name: and_words([texts[letter].name for letter in letters], language)}


def _unit(name: str, word: str, language: str) -> dict[str, object]:
    icons = unit_icons(word)
    return {
        name: unit_words(icons, language),
        f"{name}_gen": unit_words(icons, language, "genitive"),
        f"{name}_acc": unit_words(icons, language, "accusative"),
        f"{name}_ins": unit_words(icons, language, "instrumental"),
    }


def _territory(name: str, id: str, language: str) -> dict[str, object]:
    text = territory(id, language)
    return {
        name: text.name,
        f"{name}_gen": text.genitive,
        f"{name}_acc": text.accusative,
        f"{name}_ins": text.instrumental,
        f"{name}_in": text.where,
        f"{name}_to": text.to,
    }


def _groups(name: str, found: Groups, language: str) -> dict[str, object]:
    return {name: army_words(found, language), f"{name}_acc": army_words(found, language, "accusative")}


def _level(name: str, count: int, language: str) -> dict[str, object]:
    text = level(count, language)
    return {
        name: text.name,
        f"{name}_gen": text.genitive,
        f"{name}_acc": text.accusative,
        f"{name}_plural": text.plural,
        f"{name}_genpl": text.genitive_plural,
    }


def _outranks(name: str, icons: tuple[str, str], language: str) -> dict[str, object]:
    return {name: outranks_words(*icons, language)}


def _icon(name: str, id: str, language: str) -> dict[str, object]:
    return {name: icon(id, language).name}


def _marker(name: str, number: int, language: str) -> dict[str, object]:
    return {name: roman(number)}


_FORMS: Final[dict[str, Callable[[str, Any, str], dict[str, object]]]] = {
    "family": _family,
    "rival": _family,
    "families": _families,
    "unit": _unit,
    "territory": _territory,
    "groups": _groups,
    "rival_groups": _groups,
    "equal": _groups,
    "best": _groups,
    "level": _level,
    "icon": _icon,
    "outranks": _outranks,
    "marker": _marker,
}
