"""The program's languages: its messages, its files of card texts, and no-break spaces."""

from __future__ import annotations

import gzip
import logging
import operator
import re
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gonfalon import data

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "NO_BREAK",
    "OTHERS",
    "current_language",
    "find_message",
    "language_spoken",
    "load_card_texts",
    "load_mapping",
    "name_from_id",
    "native_name",
    "set_language",
    "text_value",
    "translate",
    "with_no_breaks",
]


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


_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _NUMERUS = 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_AND, _OR = 0xFD, 0xFE
_COMPARED: Final[Mapping[int, Callable[[int, int], bool]]] = {1: operator.eq, 2: operator.lt, 3: operator.le}

FindMessage = Callable[[str, str, str, int], str]
"""Gives the translation of a context, a source, a disambiguation and a number, empty where there is none."""

_with_no_breaks = cache(with_no_breaks)
_catalogue_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Catalogue:
    """The translations that lrelease has compiled for one language."""

    texts: Mapping[tuple[str, str, str], tuple[str, ...]]
    """By context, source and disambiguation: the text, in all its plural forms where it counts something."""
    rules: bytes
    """From a number to its plural form, as Qt writes that down."""

    def find(self, context: str, source: str, disambiguation: str, n: int) -> str:
        """The translation, empty where there is none."""
        # What has no translation of its own borrows that of the same words without a remark, as in Qt.
        forms = self.texts.get((context, source, disambiguation)) or self.texts.get((context, source, ""), ())
        form = _plural_form(self.rules, n) if n >= 0 else 0
        return forms[form] if form < len(forms) else ""


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


def find_message(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """The same with `%n` as it stands in the catalogue, empty where there is no translation."""
    find = _Installed.find
    if find is None:
        # Once for each installation: the start screen alone says two thousand texts before it is seen.
        find = _Installed.find = _catalogue(_Installed.code, data.translations_dir()).find
    said = find(context, source, disambiguation, n)
    # English is said as it stands in the program; elsewhere lines end where a reader would end them.
    return said if _Installed.code == ENGLISH else _with_no_breaks(said)


@cache
def _catalogue(code: str, folder: Path) -> _Catalogue:
    path = folder / f"gonfalon_{code}.qm.gz"
    try:
        return _read(gzip.decompress(path.read_bytes()))
    except (OSError, EOFError, ValueError, zlib.error, struct.error, IndexError) as error:
        _catalogue_log.warning("The texts in %s cannot be read: %s", path.name, error)
        return _Catalogue({}, b"")


def _read(content: bytes) -> _Catalogue:
    if not content.startswith(_MAGIC):
        raise ValueError("this is no catalogue")
    sections = {}
    at = len(_MAGIC)
    while at < len(content):
        sections[content[at]], at = _chunk(content, at + 1)
    return _Catalogue(dict(_texts(sections.get(_MESSAGES, b""))), sections.get(_NUMERUS, b""))


def _texts(messages: bytes) -> Iterator[tuple[tuple[str, str, str], tuple[str, ...]]]:
    at = 0
    forms: list[str] = []
    words: dict[int, str] = {}
    while at < len(messages):
        tag = messages[at]
        if tag == _END:
            yield (words.get(_CONTEXT, ""), words.get(_SOURCE, ""), words.get(_COMMENT, "")), tuple(forms)
            at, forms, words = at + 1, [], {}
            continue
        chunk, at = _chunk(messages, at + 1)
        if tag == _TRANSLATION:
            forms.append(chunk.decode("utf-16-be"))
        else:
            words[tag] = chunk.decode()


def _chunk(content: bytes, at: int) -> tuple[bytes, int]:
    """Return the length-prefixed chunk at `at` and the position where it ends."""
    (length,) = struct.unpack_from(">I", content, at)
    end = at + 4 + length
    if end > len(content):
        raise ValueError("it ends too soon")
    return content[at + 4 : end], end


def _plural_form(rules: bytes, n: int) -> int:
    """The first form whose rule holds for a number; behind the last rule one more, for everything else."""
    # A rule is a list of conditions joined by `and` and `or`; `and` binds closer. 0xff stands between the rules.
    form, at, any_holds, all_hold = 0, 0, False, True
    while at < len(rules):
        code, right = rules[at], rules[at + 1]
        left = n % 10 if code & 0x10 else n % 100 if code & 0x20 else n
        while code & 0x40 and left >= 1000:
            left //= 1000
        at += 2
        if code & 7 == 4:
            holds = right <= left <= rules[at]
            at += 1
        else:
            holds = _COMPARED[code & 7](left, right)
        all_hold = all_hold and holds != bool(code & 8)
        joint = rules[at] if at < len(rules) else None
        at += 1
        if joint == _AND:
            continue
        any_holds, all_hold = any_holds or all_hold, True
        if joint == _OR:
            continue
        if any_holds:
            return form
        form, any_holds = form + 1, False
    return form


_log = logging.getLogger(__name__)


def load_card_texts(stem: str, language: str, folder: Path) -> dict[str, dict[str, Any]]:
    """The mappings of a text file, each taken from the first language that has it."""
    found: dict[str, dict[str, Any]] = {}
    for code in dict.fromkeys((language, ENGLISH, *LANGUAGES)):
        for key, entry in load_mapping(folder / "cards" / f"{stem}.{code}.yaml").items():
            if isinstance(entry, str):
                entry = {"name": entry}
            if isinstance(entry, dict):
                found.setdefault(str(key), entry)
    return found


def text_value(entry: dict[str, Any], key: str) -> str:
    """One text of a mapping; empty where there is none."""
    value = entry.get(key)
    return value.strip() if isinstance(value, str) else ""


def name_from_id(id: str) -> str:
    """Return a name made from the id, for a card or an option that has no name of its own."""
    return id.replace("-", " ").capitalize()


@cache
def load_mapping(path: Path) -> dict[Any, Any]:
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
