"""Qt's bindings have modules of Python inside a library; where they lie beside it, Python need not compile them.

Shiboken itself looks for them in this folder before it unpacks and compiles its own at every start.
"""

from __future__ import annotations

import base64
import binascii
import io
import re
import zipfile
from itertools import takewhile
from pathlib import Path

from bundles.workshop import BuildError

FOLDER = "files.dir"
"""The name that Shiboken asks for, beside its library."""
SIGN = base64.b64encode(b"PK\x03\x04\x14\x00")
"""How an archive begins that is written in the letters of base64."""
PIECE = re.compile(rb"[A-Za-z0-9+/\n]*={0,2}\n?")
"""The archive lies in the library as several texts, with zeros between them."""
LONGEST = 1_000_000


def unpack(folder: Path) -> None:
    """Put the modules beside the library that is below a folder; raises BuildError when it has none."""
    (library,) = folder.rglob("libshiboken6.abi3.so.*")
    with archive(library.read_bytes()) as found:
        # The one that looks for the others is always taken from the library.
        names = [name for name in found.namelist() if name.startswith("shibokensupport/")]
        found.extractall(library.parent / FOLDER, names)


def archive(library: bytes) -> zipfile.ZipFile:
    """The archive in a library; raises BuildError when there is none."""
    begin = library.find(SIGN)
    pieces = library[begin : begin + LONGEST].split(b"\0") if begin >= 0 else []
    try:
        found = zipfile.ZipFile(io.BytesIO(base64.b64decode(b"".join(takewhile(PIECE.fullmatch, pieces)))))
        if found.testzip() is None:
            return found
    except (binascii.Error, zipfile.BadZipFile):
        pass
    raise BuildError("The modules of Shiboken are not where packaging/bundles/shiboken.py looks for them.")
