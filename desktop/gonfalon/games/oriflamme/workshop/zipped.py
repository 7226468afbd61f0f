"""A zip of a few small files: written the same each time, and read so that nothing a stranger put into it is trusted.

Nothing is ever unpacked onto the disk. How much there may be is looked at before anything is read, and again while it
is: what a zip says of itself need not be true.
"""

from __future__ import annotations

import stat
import struct
import zipfile
from collections.abc import Mapping
from io import BytesIO
from typing import Final

from gonfalon.core.slips import CardFileError, Phrase, whole

__all__ = ["unzipped", "zipped"]

_BEGINS: Final = b"PK\x03\x04"
_END: Final = struct.Struct("<4s4H2LH")
"""How a zip without a comment ends: a sign, its discs and entries, size and place of its list, length of a comment."""
_SIGN: Final = b"PK\x05\x06"
_LARGER: Final = b"PK\x06\x07"
_LISTED: Final = 512
"""So many bytes an entry may take in the list, and more than any of ours does."""
_LOCKED: Final = 1
_KINDS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DATE: Final = (1980, 1, 1, 0, 0, 0)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files in the order of their names, which is the same each time it is made."""
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w") as zip:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _DATE)
            entry.create_system, entry.external_attr = 3, (stat.S_IFREG | 0o644) << 16
            zip.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return stream.getvalue()


def unzipped(data: bytes, source: str, limits: Mapping[str, int], others: int, most: int) -> dict[str, bytes]:
    """The files in a zip.

    Args:
        data: the zip; whoever has read it has seen to it that it is not too large.
        source: what its file is called in sentences.
        limits: how large each file may be that it should have, by its name.
        others: how large any other one may be.
        most: how many there may be.

    Raises:
        CardFileError: when it is none, is damaged, or has anything in it but a few small files side by side.
    """
    _look_at_end(data, source, most)
    found: dict[str, bytes] = {}
    try:
        with zipfile.ZipFile(BytesIO(data)) as zip:
            for entry in zip.infolist():
                name = entry.orig_filename
                _check(entry, source)
                if name in found:
                    raise whole(source, Phrase("'{name}' is in it twice", name=name))
                found[name] = _read(zip, entry, limits.get(name, others), source)
    except CardFileError:
        raise
    except Exception as error:
        # Python's own reader raises whatever comes of it when a zip is damaged just so.
        raise _damaged(source) from error
    return found


def _look_at_end(data: bytes, source: str, most: int) -> None:
    if not data.startswith(_BEGINS):
        raise whole(source, Phrase("this is not a Gonfalon card set"))
    if len(data) < _END.size or not data[-_END.size :].startswith(_SIGN):
        raise _damaged(source)
    _, _, _, _, entries, size, _, comment = _END.unpack(data[-_END.size :])
    larger = data[-_END.size - 20 : -_END.size].startswith(_LARGER)
    if entries > most or size > most * _LISTED or larger:
        raise whole(source, Phrase("there are more than {most} files in it", most=most))
    if comment:
        raise _damaged(source)


def _check(entry: zipfile.ZipInfo, source: str) -> None:
    """
    Raises:
        CardFileError: when it is anything but an ordinary file, or packed as no set is.
    """
    name = entry.orig_filename
    if not name.isprintable() or any(sign in name for sign in "/\\:") or name in ("", ".", ".."):
        phrase = Phrase("'{name}' is in it, which is not the name of a file beside the others", name=name)
        raise whole(source, phrase)
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG) or entry.is_dir():
        raise whole(source, Phrase("'{name}' in it is a folder or a link, not a file", name=name))
    if entry.flag_bits & _LOCKED:
        raise whole(source, Phrase("'{name}' in it is locked with a password", name=name))
    if entry.compress_type not in _KINDS:
        raise whole(source, Phrase("'{name}' in it is packed in a way that is not known here", name=name))


def _read(zip: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int, source: str) -> bytes:
    if entry.file_size > most:
        phrase = Phrase("'{name}' in it is larger than {most} kB", name=entry.orig_filename, most=most // 1000)
        raise whole(source, phrase)
    with zip.open(entry) as stream:
        # One more than there can be, so that the end is reached, where the sum is compared.
        return stream.read(most + 1)


def _damaged(source: str) -> CardFileError:
    return whole(source, Phrase("the file is damaged or not whole: have it sent once more"))
