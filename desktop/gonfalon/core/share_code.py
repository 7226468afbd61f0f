"""A game as one line of text: for a letter, a message or the clipboard, which may break the line.

    gonfalon1.SUM.LETTERS

The letters are the text of the record, packed (RFC 1950) and written as `base64url` (RFC 4648); the sum is over the
letters.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from dataclasses import replace
from typing import Final

from gonfalon.core.files import digest
from gonfalon.core.record import MAX_BYTES, Record, RecordError, decode_text, format_record, parse_record

_BEGINS: Final = "gonfalon1."
_ANY: Final = re.compile(r"gonfalon([0-9]{1,4})\.")
_LONGEST: Final = 60_000
"""So many letters of a line are what messengers carry whole; a longer one goes without the texts of its cards."""
_SUM: Final = 8
"""How many letters the sum has: enough to notice one that was lost."""


def to_share_code(record: Record) -> str:
    """Return the record as one line, without the player's own title and note, which are private.

    The texts of its cards go along where there is room for them; without, it can be played where the cards are.
    """
    record = replace(record, title="", note="")
    line = _line(record)
    return line if not record.texts or len(line) <= _LONGEST else _line(replace(record, texts=()))


def _line(record: Record) -> str:
    packed = zlib.compress(format_record(record).encode(), 9)
    letters = base64.urlsafe_b64encode(packed).rstrip(b"=")
    return f"{_BEGINS}{digest(letters)[:_SUM]}.{letters.decode('ascii')}"


def is_share_code(text: str) -> bool:
    """Return whether a text is meant as such a line, also one of a later program."""
    return _ANY.match(_bare(text[:200])) is not None


def from_share_code(text: str, source: str = "the line") -> Record:
    """Return the record in a line, even if the line was broken or quoted on its way.

    Raises:
        RecordError: `foreign` for what is no such line, `newer-format` for one of a later program, `torn-line` when
            something of it was lost or changed on its way; else as `parse_record`.
    """
    bare = _bare(text)
    begins = _ANY.match(bare)
    if begins is None:
        raise RecordError("foreign", f"this is not a game of Gonfalon: its line begins with '{_BEGINS}'.", source)
    if begins[0] != _BEGINS:
        raise RecordError("newer-format", "this line was written by a later version of Gonfalon.", source)
    total, _, letters = bare[len(_BEGINS) :].partition(".")
    try:
        if digest(letters.encode("ascii"))[:_SUM] != total:
            raise ValueError
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed, MAX_BYTES + 1)
        if not unpacking.eof and len(data) <= MAX_BYTES:
            raise ValueError
    except (ValueError, binascii.Error, zlib.error):
        sentence = "something of this line was lost on its way: copy the whole of it once more."
        raise RecordError("torn-line", sentence, source) from None
    if len(data) > MAX_BYTES:
        raise RecordError("huge", f"a record has at most {MAX_BYTES} bytes.", source)
    return parse_record(decode_text(data, source), source)


def _bare(text: str) -> str:
    """The text without what letters and their answers put between it."""
    return re.sub(r"[\s>]+", "", text)
