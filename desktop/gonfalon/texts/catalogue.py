"""The sentences of the program in the language that is spoken, read without Qt from what Qt's lrelease compiles."""

from __future__ import annotations

import gzip
import logging
import operator
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gonfalon import data
from gonfalon.texts.languages import ENGLISH
from gonfalon.texts.ties import tied

__all__ = ["current", "found", "install", "spoken", "translate"]

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _NUMERUS = 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_AND, _OR = 0xFD, 0xFE
_COMPARED: Final[Mapping[int, Callable[[int, int], bool]]] = {1: operator.eq, 2: operator.lt, 3: operator.le}

Find = Callable[[str, str, str, int], str]
"""Gives the translation of a context, a source, a disambiguation and a number, empty where there is none."""

_tied = cache(tied)
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Catalogue:
    """What lrelease has compiled for one language."""

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
    """What is spoken now."""

    code: str = ENGLISH
    find: Find | None = None


def current() -> str:
    """The code of the language installed last."""
    return _Installed.code


def install(language: str, find: Find | None = None) -> None:
    """Speak this language from now on; where its catalogue, or `find` in its place, says nothing, English."""
    _Installed.code, _Installed.find = language, find


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Speak this language meanwhile, in all that Qt has no part in."""
    before = _Installed.code, _Installed.find
    install(language)
    try:
        yield
    finally:
        _Installed.code, _Installed.find = before


def translate(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the language that is spoken, in the plural form of `n`, which stands for `%n`; as Qt would say it."""
    text = found(context, source, disambiguation, n) or source
    return text.replace("%n", str(n)) if n >= 0 else text


def found(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """The same with `%n` as it stands in the catalogue, empty where there is no translation."""
    find = _Installed.find
    if find is None:
        # Once for each installation: the start screen alone says two thousand texts before it is seen.
        find = _Installed.find = _catalogue(_Installed.code, data.translations_dir()).find
    said = find(context, source, disambiguation, n)
    # English is said as it stands in the program; elsewhere lines end where a reader would end them.
    return said if _Installed.code == ENGLISH else _tied(said)


@cache
def _catalogue(code: str, folder: Path) -> _Catalogue:
    path = folder / f"gonfalon_{code}.qm.gz"
    try:
        return _read(gzip.decompress(path.read_bytes()))
    except (OSError, EOFError, ValueError, zlib.error, struct.error, IndexError) as error:
        _log.warning("The texts in %s cannot be read: %s", path.name, error)
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
    """What stands behind its length, and where it ends."""
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
