"""The names of icons, levels and territories of Ordonance, in every form that a sentence asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from gonfalon import data
from gonfalon.games.ordonance.rules.deck import LETTERS, Deck
from gonfalon.games.ordonance.rules.seating import icon_groups
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.texts.formatting import roman, with_euphony
from gonfalon.texts.log_entries import LogEntry, Phrases, personal_key, values_for
from gonfalon.texts.players import families, family_forms
from gonfalon.texts.translations import current_language, load_card_texts, name_from_id, text_value, with_no_breaks

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
    """The names of a number of equal icons: a regiment, a battalion, a company, a single icon."""

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


def join_with_and(words: Sequence[str], language: str) -> str:
    """A list in words, as the language writes it: "spear, bow and flag"."""
    own = _words(language)
    if len(words) < 2:
        return "".join(words)
    first, last = ", ".join(words[:-1]), words[-1]
    joint = own.and_after_vowel if first.casefold().endswith(_VOWELS) else own.and_
    return f"{first} {joint} {last}"


def unit_words(icons: Iterable[str], language: str, case: Case = "name") -> str:
    """Return the name of a card by its icons: "spear and bow"; an icon that it bears twice is named once, with a 2."""
    own = _words(language)
    counts: dict[str, int] = {}
    for id in icons:
        counts[id] = counts.get(id, 0) + 1
    named = []
    for id, count in counts.items():
        name = str(getattr(icon_text(id, language), case))
        named.append(name if count == 1 else own.times.format(icons=name, count=count))
    return join_with_and(named, language)


def army_words(groups: Iterable[tuple[int, str]], language: str, case: Literal["name", "accusative"] = "name") -> str:
    """An army from its level of each icon, the strongest first: "a regiment of swords, companies of bows and spears".

    What is not there yet is called "no cards".
    """
    return _army_words(tuple(groups), language, case)


@cache
def _army_words(groups: IconGroups, language: str, case: Literal["name", "accusative"]) -> str:
    by_level: dict[int, list[str]] = {}
    for count, id in groups:
        by_level.setdefault(count, []).append(id)
    if not by_level:
        return _words(language).nothing
    return ", ".join(_group_words(count, ids, language, case) for count, ids in by_level.items())


def unit_name(letters: str, language: str) -> str:
    """
    Return the name of a card as written in moves and positions: `SB` is "spear and bow", `SSB` "spear ×2 and bow".
    """

    by_letter = {letter: id for id, letter in LETTERS.items()}
    return unit_words([by_letter[letter] for letter in letters if letter in by_letter], language)


def deck_page_texts(language: str) -> dict[str, str]:
    """Return the texts about a deck for the pages of the rules; counts stand for the names in braces."""
    found = load_card_texts(_FILE, language, data.translations_dir()).get("facts", {})
    return {key: text_value(found, key) for key in found}


def outranks_words(senior: str, junior: str, language: str) -> str:
    """That one icon stands above another: "the flag outranks the helmet"."""
    return icon_text(senior, language).above.format(below=icon_text(junior, language).below)


def _group_words(count: int, ids: Sequence[str], language: str, case: Literal["name", "accusative"]) -> str:
    own, icons = level_text(count, language), [icon_text(id, language) for id in ids]
    if count == 1 and len(icons) == 1:
        return icons[0].single if case == "name" else icons[0].single_accusative
    if count not in LEVELS or count == 1:
        names = [found.name for found in icons]
    else:
        names = [found.genitive_plural for found in icons]
    pattern = own.more if len(icons) > 1 else own.one if case == "name" else own.one_accusative
    return pattern.format(icons=join_with_and(names, language))


@cache
def icon_text(id: str, language: str) -> IconText:
    """The words for an icon."""
    entry = _entry("icons", id, language)
    name = text_value(entry, "name") or name_from_id(id).casefold()
    plain = dict.fromkeys(
        ("genitive", "accusative", "instrumental", "plural", "genitive_plural", "single", "single_accusative", "below"),
        name,
    )
    forms = {key: text_value(entry, key) or value for key, value in plain.items()}
    above = text_value(entry, "above") or f"{name} > {{below}}"
    return IconText(
        name=name,
        above=above,
        text=with_no_breaks(text_value(entry, "text")),
        page=with_no_breaks(text_value(entry, "page")),
        **forms,
    )


@cache
def level_text(count: int, language: str) -> LevelText:
    """Return the names of `count` equal icons; a number beyond a regiment, in a user's deck, has only its figure."""
    entry = _entry("levels", LEVELS.get(count, ""), language)
    name = text_value(entry, "name") or f"×{count}"
    of = text_value(entry, "one") or _words(language).times.replace("{count}", str(count))
    plain = dict.fromkeys(("genitive", "accusative", "plural", "genitive_plural"), name)
    plain |= {"one": of, "one_accusative": of, "more": of}
    return LevelText(name=name, **{key: text_value(entry, key) or value for key, value in plain.items()})


@cache
def territory_text(id: str, language: str) -> TerritoryText:
    """The words for a territory; one of a user's deck is called by its id, one without a name by its number."""
    entry = _entry("territories", id, language) if id not in (_OTHER, _NUMBERED) else {}
    called = name_from_id(id).title()
    if not entry:
        entry = _entry("territories", _NUMBERED if id.isdecimal() else _OTHER, language)
    name = text_value(entry, "name") or "{name}"
    fields = ("name", "genitive", "accusative", "instrumental", "where", "to")
    return TerritoryText(**{key: (text_value(entry, key) or name).replace("{name}", called) for key in fields})


@cache
def _words(language: str) -> _Words:
    entry = load_card_texts(_FILE, language, data.translations_dir()).get("words", {})
    joint = text_value(entry, "and") or "+"
    after = text_value(entry, "and_after_vowel") or joint
    return _Words(joint, after, text_value(entry, "nothing"), text_value(entry, "times") or "{icons} ×{count}")


def _entry(section: str, id: str, language: str) -> dict[str, object]:
    found = load_card_texts(_FILE, language, data.translations_dir()).get(section, {}).get(id)
    return found if isinstance(found, dict) else {}


IconGroups = tuple[tuple[int, str], ...]
"""How many cards bear an icon, and its id; what counts most stands first."""

_ICONS: Final = {letter: icon for icon, letter in LETTERS.items()}


def unit_icons(word: str) -> list[str]:
    """The icons of a unit by its word; one that it bears twice stands there twice."""
    return [_ICONS[letter] for letter in word]


def unit_of(table: Table, card: int) -> str | None:
    """The word of a card, None where this view of the table does not know it."""
    face = table.faces[card] if card >= 0 else None
    return None if face is None else table.seating.deck.units[face].word


def named_groups(found: Iterable[tuple[int, int]], deck: Deck) -> IconGroups:
    """Groups with the ids of their icons instead of their places in the deck."""
    return tuple((count, deck.icons[icon]) for count, icon in found)


def army_groups(table: Table, seat: int, territory: int) -> IconGroups:
    """Return what the army of a seat shows in a territory, which is counted from 0."""
    return named_groups(icon_groups(table.counts_of(seat, territory)), table.seating.deck)


def top_groups(found: IconGroups) -> IconGroups:
    """Only the groups of the highest level that there is."""
    return tuple(group for group in found if group[0] == found[0][0])


def fill_sentence(pattern: str, language: str, values: Mapping[str, object]) -> str:
    """The sentence of a pattern, with a capital at its beginning."""
    text = filled(pattern, language, values)
    return text[:1].upper() + text[1:]


def filled(pattern: str, language: str, values: Mapping[str, object]) -> str:
    """The same as it stands within a sentence."""
    forms: dict[str, object] = {}
    for name, value in values.items():
        inflect = _FORMS.get(name)
        forms |= {name: value} if inflect is None else inflect(name, value, language)
    text = pattern.format(**forms)
    if language == "uk":
        text = with_euphony(text)
    if language != "en":
        # What was filled in counts too: "w Antiochii", "5 kart".
        text = with_no_breaks(text)
    return text


def render_entry(phrases: Phrases, line: LogEntry, language: str, reader: str = "") -> str:
    """Return the whole sentence of a line that these phrases tell.

    Args:
        phrases: what is written, by key.
        line: what is told.
        language: what is spoken.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    pattern = phrases[personal_key(phrases, line, reader)](line.counted())
    return fill_sentence(pattern, language, values_for(line, reader))


def _family(name: str, letter: str, language: str) -> dict[str, object]:
    return family_forms(families(language), letter, name)


def _families(name: str, letters: Sequence[str], language: str) -> dict[str, object]:
    texts = families(language)
    return {name: join_with_and([texts[letter].name for letter in letters], language)}


def _unit(name: str, word: str, language: str) -> dict[str, object]:
    icons = unit_icons(word)
    return {
        name: unit_words(icons, language),
        f"{name}_gen": unit_words(icons, language, "genitive"),
        f"{name}_acc": unit_words(icons, language, "accusative"),
        f"{name}_ins": unit_words(icons, language, "instrumental"),
    }


def _territory(name: str, id: str, language: str) -> dict[str, object]:
    text = territory_text(id, language)
    return {
        name: text.name,
        f"{name}_gen": text.genitive,
        f"{name}_acc": text.accusative,
        f"{name}_ins": text.instrumental,
        f"{name}_in": text.where,
        f"{name}_to": text.to,
    }


def _groups(name: str, found: IconGroups, language: str) -> dict[str, object]:
    return {name: army_words(found, language), f"{name}_acc": army_words(found, language, "accusative")}


def _level(name: str, count: int, language: str) -> dict[str, object]:
    text = level_text(count, language)
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
    return {name: icon_text(id, language).name}


def _marker(name: str, number: int, language: str) -> dict[str, object]:
    return {name: roman(number)}


_FORMS: Final[dict[str, Callable[..., dict[str, object]]]] = {
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


def card_name(word: str, sets: object, shelf: object) -> str:
    """Return the name of a card by its word in statistics, as a line begins with it."""
    name = unit_name(word, current_language())
    return name[:1].upper() + name[1:]
