"""The program's languages: its messages, its files of card texts, and no-break spaces."""

from __future__ import annotations

import logging
import re
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final, TypeVar

from gonfalon import data

_NATIVE: Final[Mapping[str, str]] = {"en": "English", "pl": "Polski", "uk": "Українська", "ru": "Русский"}

LANGUAGES: Final = tuple(_NATIVE)
"""In the order of the buttons that choose one."""
ENGLISH: Final = LANGUAGES[0]
"""What the program is written in, and what is said where a translation is missing."""
OTHERS: Final = LANGUAGES[1:]


def native_name(code: str) -> str:
    """The language's name in itself, as a language button shows it."""
    return _NATIVE[code]


NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_SPACE: Final = re.compile(
    # What somebody may want to copy stays as it is, to the letter: blocks of code, code within a line, quoted words.
    r"""```.*?\n```|`[^`\n]+`|'(?<!\w')[^'\n]*'(?!\w)|\n(?:\ {4}|\t)[^\n]*"""
    # Behind a word of one letter, but for a particle, that is not all there is in the cell of a table,
    r"""|\ (?<=(?<![^\s(\[*«„“—–])[^\W\d_]\ )(?<![жбЖБ]\ )(?![\s|])"""
    # between a number and what is counted, and before one behind which nothing is,
    r"""|\ (?:(?<=\d\ )|(?<=%n\ ))(?=[^\W\d_])|\ (?<=\w\ )(?=(?:\d+|%n)(?:[.,;:?!)\n]|\Z))"""
    # before a particle and before a dash.
    r"""|\ (?<=\w\ )(?=[жб]\b)|\ (?<=[^\s|]\ )(?=[—–]\s)""",
    re.DOTALL,
)


def with_no_breaks(text: str) -> str:
    """Plain text or Markdown with no-break spaces where a reader would not want a line to end."""
    return _SPACE.sub(lambda match: NO_BREAK if match[0] == " " else match[0], text)


Key = TypeVar("Key")
FindMessage = Callable[[str, str, str, int], str]
"""Gives the translation of a context, a source, a disambiguation and a number, empty where there is none."""

_log = logging.getLogger(__name__)


class _Untranslated(NullTranslations):
    """A catalogue without a message, which says nothing where gettext would say the English words."""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


class _Installed:
    """The language that is installed now."""

    code: str = ENGLISH
    find: FindMessage | None = None


def current_language() -> str:
    """The code of the language installed last."""
    return _Installed.code


def set_language(language: str, find: FindMessage | None = None) -> None:
    """Speak this language from now on; where its catalogue, or `find` in its place, says nothing, English."""
    _Installed.code, _Installed.find = language, find


@contextmanager
def language_spoken(language: str) -> Iterator[None]:
    """Speak this language meanwhile, in all that Qt has no part in."""
    before = _Installed.code, _Installed.find
    set_language(language)
    try:
        yield
    finally:
        _Installed.code, _Installed.find = before


def translate(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the language that is spoken, in the plural form of `n`, which stands for `%n`; as Qt would say it."""
    text = find_message(context, source, disambiguation, n) or source
    return text.replace("%n", str(n)) if n >= 0 else text


def phrases(context: str, *tables: Mapping[Key, str]) -> dict[Key, partial[str]]:
    """Return tables of English texts as functions that say each of them, in the plural form of a number."""
    return {key: partial(_say, context, source) for table in tables for key, source in table.items()}


def _say(context: str, source: str, n: int = -1) -> str:
    return translate(context, source, "", n if "%n" in source else -1)


def find_message(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """The same with `%n` as it stands in the catalogue, empty where there is no translation."""
    if _Installed.find is None:
        # Each text is looked for once: a table says the same few hundred with every event.
        _Installed.find = cache(partial(_find, _catalogue(_Installed.code, data.translations_dir())))
    return _Installed.find(context, source, disambiguation, n)


def message_context(context: str, disambiguation: str) -> str:
    """The context of a message in the catalogue."""
    return f"{context}|{disambiguation}" if disambiguation else context


def _find(catalogue: NullTranslations, context: str, source: str, disambiguation: str, n: int) -> str:
    place = message_context(context, disambiguation)
    said = catalogue.pgettext(place, source) if n < 0 else catalogue.npgettext(place, source, source, n)
    # English is said as it stands in the program; elsewhere lines end where a reader would end them.
    return said if _Installed.code == ENGLISH else with_no_breaks(said)


@cache
def _catalogue(code: str, folder: Path) -> NullTranslations:
    path = folder / f"{code}.mo"
    try:
        catalogue = GNUTranslations(BytesIO(data.read_data(path)))
    except (OSError, EOFError, ValueError, zlib.error, struct.error, IndexError) as error:
        _log.warning("The texts in %s cannot be read: %s", path.name, error)
        return _Untranslated()
    catalogue.add_fallback(_Untranslated())
    return catalogue


def load_card_texts(stem: str, language: str, folder: Path) -> dict[str, dict[str, object]]:
    """The mappings of a text file, each taken from the first language that has it."""
    found: dict[str, dict[str, object]] = {}
    for code in dict.fromkeys((language, ENGLISH, *LANGUAGES)):
        for key, entry in load_mapping(folder / "cards" / f"{stem}.{code}.yaml").items():
            if isinstance(entry, str):
                entry = {"name": entry}
            if isinstance(entry, dict):
                found.setdefault(str(key), entry)
    return found


def text_value(entry: Mapping[str, object], key: str) -> str:
    """One text of a mapping; empty where there is none."""
    value = entry.get(key)
    return value.strip() if isinstance(value, str) else ""


def name_from_id(id: str) -> str:
    """Return a name made from the id, for a card or an option that has no name of its own."""
    return id.replace("-", " ").capitalize()


@cache
def load_mapping(path: Path) -> dict[object, object]:
    """The mapping in a file; empty where it is missing or cannot be read."""
    import yaml  # Costs a tenth of the start; the start screen shows no card texts.

    try:
        content = yaml.load(data.read_data(path), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError) as error:
        _log.warning("The texts in %s cannot be read: %s", path, error)
        return {}
    return content if isinstance(content, dict) else {}
