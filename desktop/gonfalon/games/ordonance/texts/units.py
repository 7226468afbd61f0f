"""The words of Ordonance: icons, what they add up to in an army, and territories, from `translations/cards/`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from gonfalon import data
from gonfalon.texts.entries import entries, from_id, word
from gonfalon.texts.ties import tied

__all__ = [
    "LEVELS",
    "Case",
    "IconText",
    "LevelText",
    "TerritoryText",
    "and_words",
    "army_words",
    "called",
    "facts",
    "icon",
    "level",
    "outranks_words",
    "territory",
    "unit_words",
]

Case = Literal["name", "genitive", "accusative", "instrumental"]

LEVELS: Final = {4: "regiment", 3: "battalion", 2: "company", 1: "single"}
"""What so many cards with the same icon are called."""
_FILE: Final = "ordonance"
_OTHER: Final = "other"
_NUMBERED: Final = "numbered"
"""The forms of a territory that only a user's deck has, and of one that has no name but its number."""
_VOWELS: Final = tuple("аеєиіїоуюя")


@dataclass(frozen=True)
class IconText:
    """One icon in the forms that sentences need; small letters, since it seldom begins a sentence."""

    name: str
    genitive: str
    accusative: str
    instrumental: str
    plural: str
    genitive_plural: str
    single: str
    """One such icon where a regiment, a battalion or a company could stand: "a single flag"."""
    single_accusative: str
    above: str
    """A sentence that it outranks another, which stands for {below}."""
    below: str
    """What stands for {below} when it is outranked."""
    text: str
    """Where it stands in the order, in one sentence; true for decks that have all five icons."""
    page: str
    """Its page in the rules, as Markdown, without what is counted from the deck."""


@dataclass(frozen=True)
class LevelText:
    """What so many equal icons are called: a regiment, a battalion, a company, a single icon."""

    name: str
    genitive: str
    accusative: str
    plural: str
    genitive_plural: str
    one: str
    """One of them, of {icons}, which stands in the genitive plural: "a regiment of flags"."""
    one_accusative: str
    more: str
    """Several of them: "companies of {icons}"."""


@dataclass(frozen=True)
class TerritoryText:
    """The name of a territory in the cases that sentences need."""

    name: str
    genitive: str
    accusative: str
    instrumental: str
    where: str
    """With its preposition: "in Antioch"."""
    to: str
    """With its preposition: "to Antioch"."""


@dataclass(frozen=True)
class _Words:
    and_: str
    and_after_vowel: str
    nothing: str
    times: str


def icon(id: str, language: str) -> IconText:
    """The words for an icon."""
    return _icon(id, language, data.translations_dir())


def level(count: int, language: str) -> LevelText:
    """What `count` equal icons are called; a number beyond a regiment, in a user's deck, has no name but its figure."""
    return _level(count, language, data.translations_dir())


def territory(id: str, language: str) -> TerritoryText:
    """The words for a territory; one of a user's deck is called by its id, one without a name by its number."""
    return _territory(id, language, data.translations_dir())


def and_words(words: Sequence[str], language: str) -> str:
    """A list in words, as the language writes it: "spear, bow and flag"."""
    own = _words(language, data.translations_dir())
    if len(words) < 2:
        return "".join(words)
    first, last = ", ".join(words[:-1]), words[-1]
    joint = own.and_after_vowel if first.casefold().endswith(_VOWELS) else own.and_
    return f"{first} {joint} {last}"


def unit_words(icons: Iterable[str], language: str, case: Case = "name") -> str:
    """What a card is called, by its icons: "spear and bow"; an icon that it bears twice is named once, with a 2."""
    own = _words(language, data.translations_dir())
    counts: dict[str, int] = {}
    for id in icons:
        counts[id] = counts.get(id, 0) + 1
    named = []
    for id, count in counts.items():
        name = str(getattr(icon(id, language), case))
        named.append(name if count == 1 else own.times.format(icons=name, count=count))
    return and_words(named, language)


def army_words(groups: Iterable[tuple[int, str]], language: str, case: Literal["name", "accusative"] = "name") -> str:
    """An army from its level of each icon, the strongest first: "a regiment of swords, companies of bows and spears".

    What is not there yet is called "no cards".
    """
    by_level: dict[int, list[str]] = {}
    for count, id in groups:
        by_level.setdefault(count, []).append(id)
    if not by_level:
        return _words(language, data.translations_dir()).nothing
    return ", ".join(_groups(count, ids, language, case) for count, ids in by_level.items())


def called(letters: str, language: str) -> str:
    """What a card is called that moves and positions write so: `SB` is "spear and bow", `SSB` "spear ×2 and bow"."""
    from gonfalon.games.ordonance.rules.deck import LETTERS

    by_letter = {letter: id for id, letter in LETTERS.items()}
    return unit_words([by_letter[letter] for letter in letters if letter in by_letter], language)


def facts(language: str) -> dict[str, str]:
    """What the pages of the rules say of a deck; what is counted stands for the names in braces."""
    found = entries(_FILE, language, data.translations_dir()).get("facts", {})
    return {key: word(found, key) for key in found}


def outranks_words(senior: str, junior: str, language: str) -> str:
    """That one icon stands above another: "the flag outranks the helmet"."""
    return icon(senior, language).above.format(below=icon(junior, language).below)


def _groups(count: int, ids: Sequence[str], language: str, case: Literal["name", "accusative"]) -> str:
    own, icons = level(count, language), [icon(id, language) for id in ids]
    if count == 1 and len(icons) == 1:
        return icons[0].single if case == "name" else icons[0].single_accusative
    if count not in LEVELS or count == 1:
        names = [found.name for found in icons]
    else:
        names = [found.genitive_plural for found in icons]
    pattern = own.more if len(icons) > 1 else own.one if case == "name" else own.one_accusative
    return pattern.format(icons=and_words(names, language))


@cache
def _icon(id: str, language: str, folder: Path) -> IconText:
    entry = _entry("icons", id, language, folder)
    name = word(entry, "name") or from_id(id).casefold()
    plain = dict.fromkeys(
        ("genitive", "accusative", "instrumental", "plural", "genitive_plural", "single", "single_accusative", "below"),
        name,
    )
    forms = {key: word(entry, key) or value for key, value in plain.items()}
    above = word(entry, "above") or f"{name} > {{below}}"
    return IconText(name=name, above=above, text=tied(word(entry, "text")), page=tied(word(entry, "page")), **forms)


@cache
def _level(count: int, language: str, folder: Path) -> LevelText:
    entry = _entry("levels", LEVELS.get(count, ""), language, folder)
    name = word(entry, "name") or f"×{count}"
    of = word(entry, "one") or _words(language, folder).times.replace("{count}", str(count))
    plain = dict.fromkeys(("genitive", "accusative", "plural", "genitive_plural"), name)
    plain |= {"one": of, "one_accusative": of, "more": of}
    return LevelText(name=name, **{key: word(entry, key) or value for key, value in plain.items()})


@cache
def _territory(id: str, language: str, folder: Path) -> TerritoryText:
    entry = _entry("territories", id, language, folder) if id not in (_OTHER, _NUMBERED) else {}
    called = from_id(id).title()
    if not entry:
        entry = _entry("territories", _NUMBERED if id.isdecimal() else _OTHER, language, folder)
    name = word(entry, "name") or "{name}"
    fields = ("name", "genitive", "accusative", "instrumental", "where", "to")
    return TerritoryText(**{key: (word(entry, key) or name).replace("{name}", called) for key in fields})


@cache
def _words(language: str, folder: Path) -> _Words:
    entry = entries(_FILE, language, folder).get("words", {})
    joint = word(entry, "and") or "+"
    after = word(entry, "and_after_vowel") or joint
    return _Words(joint, after, word(entry, "nothing"), word(entry, "times") or "{icons} ×{count}")


def _entry(section: str, id: str, language: str, folder: Path) -> dict[str, Any]:
    found = entries(_FILE, language, folder).get(section, {}).get(id)
    return found if isinstance(found, dict) else {}
