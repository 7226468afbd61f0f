"""The catalogues of the program, as translators write them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import polib

from tests.scripts import ROOT


@dataclass(frozen=True)
class Message:
    """A text with its translation, which has several forms where it counts."""

    context: str
    source: str
    comment: str
    plural: bool
    fuzzy: bool
    forms: tuple[str, ...]


@cache
def messages(code: str) -> tuple[Message, ...]:
    """All messages of a language in the order of its file."""
    return tuple(map(_message, polib.pofile(ROOT / "translations" / f"{code}.po")))


def _message(entry: polib.POEntry) -> Message:
    context, _, comment = entry.msgctxt.partition("|")
    forms = tuple(entry.msgstr_plural.values()) or (entry.msgstr,)
    return Message(context, entry.msgid, comment, bool(entry.msgid_plural), entry.fuzzy, forms)
