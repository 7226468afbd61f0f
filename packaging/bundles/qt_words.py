"""Qt's own words, as in the buttons of its dialogs: without those of its modules that no bundle brings."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from bundles.workshop import BuildError

LEFT_OUT = (
    # QtNetwork, QtSql, QtXml, QtPrintSupport and what other systems have.
    *(f"Q{name}" for name in (
        "AbstractSocket", "Dns*", "Dtls", "Ftp", "HostInfo*", "Http*", "LocalSocket", "NativeSocketEngine", "Network*",
        "Socks5*", "Ssl*", "TcpServer", "UdpSocket",
        "DB2*", "IBase*", "MYSQL*", "OCI*", "ODBC*", "PSQL*", "SQLite*", "Sql*", "TDS*",
        "Dom*", "Xml*",
        "Cups*", "PageSetup*", "PPD*", "Print*",
        "Cocoa*", "Windows*",
    )),
    # Mistakes that only programmers make, and sizes of paper.
    "QRegExp", "QRegularExpression", "QStateMachine", "QTgaFile", "QPageSize",
)  # fmt: skip
"""Patterns for the contexts whose words nobody can come to see."""

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES, MESSAGES = 0x42, 0x69
SECTION, ENTRY, LENGTH = struct.Struct(">BI"), struct.Struct(">II"), struct.Struct(">I")
END, OBSOLETE, CONTEXT = 1, 5, 7
"""What a part of a message is; the others have a length like a context, too."""
NONE = 0xFFFFFFFF


def trim(folder: Path) -> None:
    """Put smaller catalogues in the place of Qt's below a folder.

    Raises:
        BuildError: when one is not as it has been until now.
    """
    for path in sorted(folder.rglob("qtbase_*.qm")):
        path.write_bytes(trimmed(path.read_bytes()))


def trimmed(catalogue: bytes) -> bytes:
    """A compiled catalogue without the words of LEFT_OUT; the others are found as before."""
    if not catalogue.startswith(MAGIC):
        raise BuildError("Qt's words are not in the form that packaging/bundles/qt_words.py reads.")
    sections = dict(_sections(catalogue[len(MAGIC) :]))
    if MESSAGES not in sections:  # as in English
        return catalogue
    kept, places = b"", {}
    for place, context, message in _messages(sections[MESSAGES]):
        if not any(fnmatchcase(context, pattern) for pattern in LEFT_OUT):
            places[place] = len(kept)
            kept += message
    found = ENTRY.iter_unpack(sections[HASHES])
    sections[MESSAGES] = kept
    sections[HASHES] = b"".join(ENTRY.pack(digest, places[place]) for digest, place in found if place in places)
    return MAGIC + b"".join(SECTION.pack(kind, len(data)) + data for kind, data in sections.items())


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at < len(data):
        kind, size = SECTION.unpack_from(data, at)
        at += SECTION.size
        yield kind, data[at : at + size]
        at += size


def _messages(data: bytes) -> Iterator[tuple[int, str, bytes]]:
    """Where each message begins, its context, and all of it."""
    at = begin = 0
    context = ""
    while at < len(data):
        part = data[at]
        at += 1
        if part == END:
            yield begin, context, data[begin:at]
            begin, context = at, ""
        elif part == OBSOLETE:
            at += LENGTH.size
        else:
            (size,) = LENGTH.unpack_from(data, at)
            size = 0 if size == NONE else size
            at += LENGTH.size
            if part == CONTEXT:
                context = data[at : at + size].decode("latin-1")
            at += size
