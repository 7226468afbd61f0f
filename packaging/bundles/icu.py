"""ICU, which Qt has beside it on Linux: what the program does not ask of it stays out of the bundles.

Qt asks one of its libraries for the order of letters in a language and for the names of time zones, of which nothing
in the program shows any; in its place comes one that has no answer, and Qt orders by characters then. Of its tables,
a library that is nothing but an archive, those of the older encodings stay.
"""

from __future__ import annotations

import re
import struct
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bundles import qt_files
from bundles.workshop import BuildError

KEPT = (
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
UNANSWERED = frozenset(
    {
        *(f"ucal_{name}" for name in ("close", "getCanonicalTimeZoneID", "getTimeZoneDisplayName", "open")),
        *(f"ucol_{name}" for name in ("close", "getSortKey", "open", "setAttribute", "strcoll")),
    }
)
"""The functions in whose place come some that return nothing, which Qt takes for a language or a zone without data."""

HEAD = struct.Struct("<H2s8x4sB")
"""Of the archive: how long its head is, a mark of all of ICU's files, what it holds, and in which form."""
FORM = (b"\xda\x27", b"CmnD", 1)
COUNT, ENTRY = struct.Struct("<I"), struct.Struct("<II")
"""Behind the head: how many tables there are, and where the name and the table of each are, counted from here."""
ALIGNED = 16
"""Of what the place of each table is a multiple."""
TABLES = """\
    .section .note.GNU-stack,"",@progbits
    .section .rodata
    .balign {aligned}
    .globl {symbol}
    .type {symbol}, @object
    .size {symbol}, {size}
{symbol}:
    .incbin "tables"
"""
FUNCTIONS = """\
    .section .note.GNU-stack,"",@progbits
    .text
{symbols}
    xor %eax, %eax
    ret
"""
FUNCTION = """\
    .globl {symbol}
    .type {symbol}, @function
{symbol}:"""

PROGRAMS = ("as", "ld", "objcopy")
"""What makes a library, all of binutils."""
Run = Callable[[Sequence[str | Path]], object]
"""What runs a command, and raises an exception when it fails."""


def trim(folder: Path, run: Run) -> None:
    """Put smaller libraries in the place of those below a folder; takes PROGRAMS.

    Raises:
        BuildError: when there is not one of each, or they are not as they have been until now.
    """
    data, order = library(folder, "data"), library(folder, "i18n")
    version = data.name.rpartition(".")[2]
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        run(["objcopy", "--output-target=binary", "--only-section=.rodata", data, work / "all"])
        tables = trimmed((work / "all").read_bytes())
        (work / "tables").write_bytes(tables)
        made = TABLES.format(aligned=ALIGNED, symbol=f"icudt{version}_dat", size=len(tables))
        assemble(made, data, work, run)
        functions = (FUNCTION.format(symbol=f"{one}_{version}") for one in sorted(asked(folder, order)))
        assemble(FUNCTIONS.format(symbols="\n".join(functions)), order, work, run)


def library(folder: Path, part: str) -> Path:
    """The library of ICU for one part of its work below a folder; raises BuildError if there is not one."""
    found = sorted(folder.rglob(f"libicu{part}.so.*"))
    if len(found) != 1:
        raise BuildError(f"There are {len(found)} libraries libicu{part} of ICU; one is expected.")
    return found[0]


def asked(folder: Path, order: Path) -> set[str]:
    """The functions of a library of ICU that those below a folder ask for, without the version at their end.

    Raises:
        BuildError: when they ask for more than can go unanswered.
    """
    offered = names(order) - names(library(folder, "uc"))
    others = [path for path in folder.rglob("*.so*") if path.is_file() and not path.name.startswith("libicu")]
    found = offered & {name for path in others for name in names(path)}
    if not found or found - UNANSWERED:
        raise BuildError(
            f"Qt asks {order.name} for {', '.join(sorted(found)) or 'nothing'}; see packaging/bundles/icu.py."
        )
    return found


def names(path: Path) -> set[str]:
    """What may be functions of ICU among the names in a library, without the version at their end."""
    return {name.decode() for name in re.findall(rb"\0(u[a-z]*_\w+)_\d+(?=\0)", path.read_bytes())}


def assemble(source: str, goal: Path, work: Path, run: Run) -> None:
    """Put a library that is made of an assembler's source in the place of the one in `goal`."""
    (work / "source.s").write_text(source, encoding="ascii")
    run(["as", "--64", "-I", work, "-o", work / "source.o", work / "source.s"])
    order = ["ld", "-m", "elf_x86_64", "-shared", "-soname", goal.name, "--hash-style=gnu", "--build-id=none"]
    run([*order, "-z", "noseparate-code", "--strip-all", "-o", work / "library", work / "source.o"])
    goal.write_bytes((work / "library").read_bytes())


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
