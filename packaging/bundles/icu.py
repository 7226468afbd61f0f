"""The tables of ICU, by which Qt sorts and decodes on Linux: for the program's languages, not for all of the world.

The wheels bring them as a library that is nothing but one archive of tables. Another such library is made, in which
those stay that Qt asks for: a locale that has none is served by the root's, as ICU does for languages that it never
heard of.
"""

from __future__ import annotations

import struct
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bundles import qt_files
from bundles.languages import LANGUAGES
from bundles.workshop import BuildError

KEPT = (
    # By locale: what ICU knows of it, and its order of letters. Countries come with their language. Names of
    # currencies, languages, regions and units, numbers in words, transliteration and the ends of words and lines stay
    # out: Qt has its own, or none. Nothing in the program names a time zone.
    *(f"{folder}{language}*.res" for folder in ("", "coll/") for language in ("root", *LANGUAGES)),
    "pool.res",
    "res_index.res",
    "coll/res_index.res",
    "coll/ucadata.icu",
    # Which locale stands for which, and calendars. The time here is asked of the system, which knows its zone.
    *(f"{name}.res" for name in ("dayPeriods", "icustd", "icuver", "keyTypeData", "likelySubtags", "metadata",
                                 "numberingSystems", "supplementalData")),
    # Older encodings in which the program's languages were written, for what is pasted from older programs. UTF-8,
    # UTF-16, UTF-32, ASCII and Latin 1 are computed and need no table.
    "cnvalias.icu",
    *(f"{name}.cnv" for name in (
        "ibm-912_P100-1995", "ibm-915_P100-1995", "ibm-923_P100-1998",  # ISO 8859-2, 5 and 15
        "ibm-878_P100-1996", "ibm-1168_P100-2002",  # KOI8-R and U
        "ibm-5346_P100-1998", "ibm-5347_P100-1998", "ibm-5348_P100-1997",  # Windows 1250, 1251 and 1252
        "ibm-852_P100-1995", "ibm-855_P100-1995", "ibm-866_P100-1995", "ibm-1125_P100-1997",  # DOS
        "macos-29-10.2", "macos-7_3-10.2",
    )),
)  # fmt: skip
"""Patterns for the names of the tables that stay."""

HEAD = struct.Struct("<H2s8x4sB")
"""Of the archive: how long its head is, a mark of all of ICU's files, what it holds, and in which form."""
FORM = (b"\xda\x27", b"CmnD", 1)
COUNT, ENTRY = struct.Struct("<I"), struct.Struct("<II")
"""Behind the head: how many tables there are, and where the name and the table of each are, counted from here."""
ALIGNED = 16
"""Of what the place of each table is a multiple."""
SOURCE = """\
    .section .note.GNU-stack,"",@progbits
    .section .rodata
    .balign {aligned}
    .globl {symbol}
    .type {symbol}, @object
    .size {symbol}, {size}
{symbol}:
    .incbin "tables"
"""

PROGRAMS = ("as", "ld", "objcopy")
"""What makes a library of tables, all of binutils."""
Run = Callable[[Sequence[str | Path]], object]
"""What runs a command, and raises an exception when it fails."""


def trim(folder: Path, run: Run) -> None:
    """Put a library with fewer tables in the place of the one below a folder; takes PROGRAMS.

    Raises:
        BuildError: when there is not one such library, or it is not as it has been until now.
    """
    found = sorted(folder.rglob("libicudata.so.*"))
    if len(found) != 1:
        raise BuildError(f"There are {len(found)} libraries with the tables of ICU; one is expected.")
    library = found[0]
    symbol = f"icudt{library.name.rpartition('.')[2]}_dat"
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        run(["objcopy", "--output-target=binary", "--only-section=.rodata", library, work / "all"])
        data = trimmed((work / "all").read_bytes())
        (work / "tables").write_bytes(data)
        source = SOURCE.format(aligned=ALIGNED, symbol=symbol, size=len(data))
        (work / "tables.s").write_text(source, encoding="ascii")
        run(["as", "--64", "-I", work, "-o", work / "tables.o", work / "tables.s"])
        order = ["ld", "-m", "elf_x86_64", "-shared", "-soname", library.name, "--hash-style=gnu", "--build-id=none"]
        run([*order, "-z", "noseparate-code", "--strip-all", "-o", work / "library", work / "tables.o"])
        library.write_bytes((work / "library").read_bytes())


def trimmed(archive: bytes) -> bytes:
    """An archive with the tables of KEPT alone; raises BuildError when one of the patterns asks for none of its own."""
    head, tables = unpacked(archive)
    # All are in a folder that is called after the version, as icudt73l.
    full = {name.partition("/")[2]: name for name in tables}
    lacking = qt_files.without_match(full, KEPT)
    if lacking:
        raise BuildError(f"ICU has no table {lacking[0]} any more; see packaging/bundles/icu.py.")
    return packed(head, {full[name]: tables[full[name]] for name in qt_files.chosen(full, KEPT)})


def unpacked(archive: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The head of an archive, which tells its owner and its form, and its tables by their names."""
    size, *form = HEAD.unpack_from(archive.ljust(HEAD.size))
    if tuple(form) != FORM:
        raise BuildError("The tables of ICU are not in the form that packaging/bundles/icu.py reads.")
    body = archive[size:]
    count: int = COUNT.unpack_from(body)[0]
    places = [ENTRY.unpack_from(body, COUNT.size + ENTRY.size * number) for number in range(count)]
    ends = [place for _, place in places[1:]] + [len(body)]
    return archive[:size], {
        body[name : body.index(b"\0", name)].decode("ascii"): body[place:end]
        for (name, place), end in zip(places, ends, strict=True)
    }


def packed(head: bytes, tables: Mapping[str, bytes]) -> bytes:
    """An archive of these tables, in the order of their names, by which ICU looks for them."""
    names = sorted(tables)
    entries, spelt, contents = b"", b"", b""
    first = COUNT.size + ENTRY.size * len(names)
    begin = aligned(len(head) + first + sum(len(name) + 1 for name in names)) - len(head)
    for name in names:
        entries += ENTRY.pack(first + len(spelt), begin + len(contents))
        spelt += name.encode("ascii") + b"\0"
        contents += tables[name].ljust(aligned(len(tables[name])), b"\0")
    listed = COUNT.pack(len(names)) + entries + spelt
    return head + listed.ljust(begin, b"\0") + contents


def aligned(size: int) -> int:
    """The first place at or behind `size` where a table may begin."""
    return -(-size // ALIGNED) * ALIGNED
