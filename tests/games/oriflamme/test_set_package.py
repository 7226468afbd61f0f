"""A set in one file: it comes back whole, is kept whole or not at all, and a stranger's file gets a sentence."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import stat
import struct
import tracemalloc
import warnings
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.record import SetsStillLoading
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme import set_package as module
from gonfalon.games.oriflamme.rules.card_set import emblem_path
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.set_package import (
    MAX_BYTES,
    SetPackage,
    folder_name_for,
    install,
    is_received,
    pack,
    same_name,
    unpack,
)
from gonfalon.texts.error_messages import diagnostic_lines
from tests.games.oriflamme.written_sets import DRAWING, EMBLEM, FAIR, Written

MOST_MEMORY = 40_000_000


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    return Written(FAIR, {"baker": DRAWING, "stranger": DRAWING}).lay(tmp_path / "author")


@pytest.fixture
def packed(fair: Path) -> bytes:
    return pack(fair)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a user's sets."""
    return tmp_path / "sets"


@pytest.fixture
def shelf(home: Path) -> SetStore:
    return SetStore(home)


def files(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(data)) as zip:
        return {name: zip.read(name) for name in zip.namelist()}


Entries = dict[str, bytes] | list[tuple[Any, bytes]]


def made(entries: Entries, how: int = zipfile.ZIP_DEFLATED, note: bytes = b"") -> bytes:
    """A zip of these, as anybody can make one."""
    stream = BytesIO()
    with warnings.catch_warnings(action="ignore"), zipfile.ZipFile(stream, "w", how) as zip:
        for name, data in entries.items() if isinstance(entries, dict) else entries:
            zip.writestr(name, data)
        zip.comment = note
    return stream.getvalue()


def refused(data: bytes | Path) -> str:
    with pytest.raises(CardFileError) as error:
        unpack(data, "fair.gonfalon-set")
    sentences = str(error.value)
    assert sentences
    for diagnostic in error.value.diagnostics:
        assert diagnostic.template, "it can be said in the reader's language"
        assert str(diagnostic).isprintable()
        assert len(str(diagnostic)) < 600
    assert diagnostic_lines(error.value.diagnostics)
    return sentences


def the_same(one: SetPackage, other: SetPackage) -> bool:
    """Whether both hold the same; cards are compiled anew for each file."""
    return one._replace(cards=other.cards) == other


def lying(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# -- there and back ----------------------------------------------------------------------------------------------------

SETS = {
    "two drawings": Written(FAIR, {"baker": DRAWING, "thief": EMBLEM.format(shape="<title>Ярмарок</title>")}),
    "no drawing": Written(FAIR.replace("Olena", "'O''Лена Ґ'"), {}),
    "lines of Windows": Written(
        f"{FAIR}texts:\n  uk:\n    baker: {{name: Пекар}}\n# the end\n".replace("\n", "\r\n"), {"thief": DRAWING}
    ),
    "a copy of a box": Written(
        read_card_file(cards_dir() / "alliance.yaml").replace("name: Alliance", "name: Mine"), {}
    ),
}


@pytest.mark.parametrize("name", SETS)
def test_what_is_packed_comes_back(name: str, tmp_path: Path, shelf: SetStore) -> None:
    written = SETS[name]
    path = written.lay(tmp_path / "author")
    data = pack(path)
    assert pack(path) == data, "the same each time"
    package = unpack(data)
    assert package.text == written.text
    assert package.emblems == {id: drawing.encode() for id, drawing in written.emblems.items()}
    (shelved,) = SetStore(path.parent).own()
    assert shelved.cards is not None
    assert (package.name, package.author, package.hash) == (shelved.name, shelved.author, shelved.cards.hash)
    assert (package.cards.hash, package.cards.texts) == (shelved.cards.hash, shelved.cards.texts)
    assert pack(install(package, shelf)) == data, "and is sent on as it was"
    assert [one.name for one in shelf.own()] == [package.name]


def test_a_file_is_read_and_names_itself(packed: bytes, tmp_path: Path) -> None:
    path = tmp_path / "sent.gonfalon-set"
    path.write_bytes(packed)
    assert the_same(unpack(path), unpack(packed))
    path.write_bytes(packed[:100])
    with pytest.raises(CardFileError, match=r"sent\.gonfalon-set: the file is damaged or not whole"):
        unpack(path)
    with pytest.raises(CardFileError, match="there is no such file"):
        unpack(tmp_path / "nothing.gonfalon-set")
    with pytest.raises(CardFileError, match="this is a folder"):
        unpack(tmp_path)


def test_it_holds_the_set_its_emblems_and_a_word_about_it(packed: bytes) -> None:
    found = files(packed)
    assert sorted(found) == ["baker.svg", "manifest.json", "set.yaml"], "a drawing of none of its cards stays at home"
    told = json.loads(found["manifest.json"])
    assert told.pop("program")
    assert told == {"gonfalon-set": 1, "name": "Harvest Fair", "author": "Olena", "hash": unpack(packed).hash}


@pytest.mark.parametrize(
    ("text", "emblem", "says"),
    [
        (FAIR.replace("gain", "gian"), DRAWING, "did you mean 'gain'"),
        (FAIR, "<svg", "baker.svg"),
        (FAIR.replace("baker", "nul"), DRAWING, "some computers have no files that are called 'nul.svg'"),
    ],
)
def test_what_has_mistakes_is_not_packed(text: str, emblem: str, says: str, tmp_path: Path) -> None:
    path = Written(text, {"nul" if "nul" in text else "baker": emblem}).lay(tmp_path)
    with pytest.raises(CardFileError, match=says):
        pack(path)


def test_the_largest_set_can_be_sent(tmp_path: Path) -> None:
    noise = random.Random(1)
    kinds = [f"kind{number}" for number in range(20)]
    lines = [f"  {kind}: {{type: character, activate: [gain: 1]}}" for kind in kinds]
    text = "name: Large\ncards:\n" + "\n".join(lines) + "\n"
    text += "".join(f"# {noise.randbytes(40).hex()}\n" for _ in range(2900))
    drawing = EMBLEM.format(shape=f"<desc>{noise.randbytes(49_800).hex()}</desc>")
    path = Written(text, dict.fromkeys(kinds, drawing)).lay(tmp_path / "large")
    data = pack(path)
    assert 1_000_000 < len(data) < MAX_BYTES
    assert unpack(data).text == text


# -- strangers' files --------------------------------------------------------------------------------------------------


def test_a_file_that_was_cut_or_changed_gets_a_sentence_or_is_the_same(packed: bytes) -> None:
    for cut in (*range(0, len(packed), 100), len(packed) - 1):
        assert "not a Gonfalon card set" in refused(packed[:cut]) or "damaged" in refused(packed[:cut])
    whole = unpack(packed)
    same = 0
    for at in range(len(packed)):
        flipped = packed[:at] + bytes([packed[at] ^ 0xFF]) + packed[at + 1 :]
        with contextlib.suppress(CardFileError):
            # A date, a system, what stands in a header twice: nothing that is taken from it.
            assert the_same(unpack(flipped), whole)
            same += 1
    assert same < len(packed) / 3


def entry(name: str, kind: int = stat.S_IFREG) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system, info.external_attr = 3, (kind | 0o644) << 16
    return info


def renamed(data: bytes, name: bytes, other: bytes) -> bytes:
    """The zip with another name of the same length, which no library would write."""
    assert len(name) == len(other)
    assert data.count(name) == 2
    return data.replace(name, other)


def in_field(data: bytes, name: bytes, offset: int, value: int, size: str = "<H") -> bytes:
    """The zip with another value in a field of both headers of a file; the offset is that in the local one."""
    changed = bytearray(data)
    for sign, more in ((b"PK\x03\x04", 0), (b"PK\x01\x02", 2)):
        length = 30 if not more else 46
        at = next(at for at in range(len(data)) if data.startswith(sign, at) and data.startswith(name, at + length))
        struct.pack_into(size, changed, at + offset + more, value)
    return bytes(changed)


def without_limits(entries: int) -> bytes:
    return made([(f"kind{number}.svg", b"") for number in range(entries)])


def with_(name: str, content: bytes | str) -> Callable[[bytes], bytes]:
    """A zip that has this in place of its own file, or one more."""
    return lambda data: made({**files(data), name: content.encode() if isinstance(content, str) else content})


HOSTILE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda data: b"", "not a Gonfalon card set"),
    "text": (lambda data: FAIR.encode(), "not a Gonfalon card set"),
    "a record": (lambda data: b"Gonfalon record 1: a finished game\n", "not a Gonfalon card set"),
    "an empty zip": (lambda data: made({}), "not a Gonfalon card set"),
    "a foreign zip": (lambda data: made({"readme.txt": b"hello"}), "not a Gonfalon card set"),
    "only zeros": (lambda data: b"PK\x03\x04" + bytes(100_000), "damaged"),
    "too large": (lambda data: b"PK\x03\x04" + bytes(MAX_BYTES), "larger than"),
    "a path up": (with_("../baker.svg", b"x"), "not the name of a file beside the others"),
    "an absolute path": (with_("/etc/x.svg", b"x"), "not the name of a file"),
    "a drive": (with_("C:x.svg", b"x"), "not the name of a file"),
    "a backslash": (lambda data: renamed(data, b"baker.svg", b"..\\\\x.svg"), "not the name of a file"),
    "a NUL": (lambda data: renamed(data, b"set.yaml", b"set.y\0ml"), "not the name of a file"),
    "an escape": (lambda data: renamed(data, b"baker.svg", b"\x1b[2Jx.svg"), "not the name of a file"),
    "a folder": (lambda data: made([*files(data).items(), (entry("emblems/", stat.S_IFDIR), b"")]), "not the name"),
    "a link": (lambda data: made([*files(data).items(), (entry("thief.svg", stat.S_IFLNK), b"/etc")]), "or a link"),
    "a device": (lambda data: made([*files(data).items(), (entry("thief.svg", stat.S_IFCHR), b"")]), "or a link"),
    "twice": (lambda data: made([*files(data).items(), *files(data).items()]), "is in it twice"),
    "a password": (lambda data: in_field(data, b"set.yaml", 6, 1), "locked with a password"),
    "another packing": (lambda data: in_field(data, b"set.yaml", 8, 99), "packed in a way that is not known"),
    "bzip2": (lambda data: made(files(data), zipfile.ZIP_BZIP2), "packed in a way that is not known"),
    "a bomb": (with_("set.yaml", b" " * 50_000_000), "larger than 250 kB"),
    "a bomb of an emblem": (with_("baker.svg", bytes(9_000_000)), "larger than 100 kB"),
    "a bomb that lies": (
        lambda data: in_field(with_("set.yaml", b" " * 9_000_000)(data), b"set.yaml", 22, 100, "<L"), "damaged"
    ),
    "10,000 files": (lambda data: without_limits(10_000), "more than 22 files"),
    "a nested zip": (lambda data: made({**files(data), "thief.svg": data}), "thief.svg"),
    "a zip as its text": (lambda data: made({**files(data), "set.yaml": data}), "set.yaml"),
    "a huge comment": (lambda data: made(files(data), note=b"x" * 65_535), "damaged"),
    "another's emblem": (with_("archer.svg", DRAWING), "none of its cards"),
    "CON": (with_("CON", b""), "none of its cards"),
    "no text": (lambda data: made({"manifest.json": files(data)["manifest.json"]}), "no set of cards in it"),
    "no manifest": (lambda data: made({"set.yaml": FAIR.encode()}), "not a Gonfalon card set"),
    "a manifest of nothing": (with_("manifest.json", b"null"), "not a Gonfalon card set"),
    "a deep manifest": (with_("manifest.json", b"[" * 3999), "not a Gonfalon card set"),
    "a newer format": (with_("manifest.json", b'{"gonfalon-set": 2, "cards": []}'), "newer Gonfalon"),
    "other cards": (with_("set.yaml", FAIR.replace("steal: 2", "steal: 1")), "not those that it was made with"),
    "slips": (with_("set.yaml", FAIR.replace("gain", "gian")), "did you mean"),
    "no YAML": (with_("set.yaml", b"[" * 100), "set.yaml"),
    "no UTF-8": (with_("set.yaml", b"\xff\xfe"), "not a text in UTF-8"),
    "one card": (with_("set.yaml", FAIR.partition("  thief")[0]), "at least 2 kinds"),
    "a script": (with_("baker.svg", DRAWING.replace("</svg>", "<script/></svg>")), "script"),
    "an entity": (with_("baker.svg", '<!DOCTYPE x [<!ENTITY a "b">]>' + DRAWING), "baker.svg"),
    "no drawing": (with_("baker.svg", b"\x00\xff"), "not a text in UTF-8"),
}  # fmt: skip


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_gets_its_sentence_and_costs_nothing(case: str, packed: bytes, tmp_path: Path) -> None:
    make, says = HOSTILE[case]
    data = make(packed)
    before = lying(tmp_path)
    tracemalloc.start()
    try:
        sentence = refused(data)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert says in sentence
    assert most < MOST_MEMORY
    assert lying(tmp_path) == before


def test_a_zip_that_hides_its_length_is_refused(packed: bytes) -> None:
    many = without_limits(10_000)
    # It says at its end that there are few files and that their list is short.
    forged = bytearray(many)
    struct.pack_into("<2HL", forged, len(many) - 14, 3, 3, 200)
    refused(bytes(forged))
    # A second end, for large zips, says otherwise.
    end = packed[-22:]
    larger = struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, 10_000, 10_000, 2**40, 0)
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, len(packed) - 22, 1)
    assert "more than 22 files" in refused(packed[:-22] + larger + locator + end)


# -- keeping -----------------------------------------------------------------------------------------------------------


def test_it_is_kept_in_a_folder_of_its_own_with_its_emblems(packed: bytes, shelf: SetStore, home: Path) -> None:
    path = install(unpack(packed), shelf)
    assert path == home / "harvest-fair" / "harvest-fair.yaml"
    assert lying(path.parent) == {
        "harvest-fair.yaml": FAIR.encode(), "baker.svg": DRAWING.encode(), ".received": b"",
    }  # fmt: skip
    assert is_received(path)
    assert [found.name for found in home.iterdir()] == ["harvest-fair"]
    (shelved,) = shelf.own()
    assert shelved.cards is not None
    assert emblem_path(shelved.cards, "baker") == path.with_name("baker.svg")
    assert shelf.deck(["Harvest Fair"]) is shelved.cards


@pytest.mark.parametrize("there", ["file", "folder", "full folder", "link"])
def test_nothing_that_is_there_is_written_over(
    there: str, packed: bytes, shelf: SetStore, home: Path, tmp_path: Path
) -> None:
    home.mkdir()
    mine = home / "harvest-fair"
    if there == "file":
        mine.write_text("mine")
    elif there == "link":
        mine.symlink_to(tmp_path / "nowhere")
    else:
        mine.mkdir()
        if there == "full folder":
            (mine / "baker.svg").write_text("mine")
    before = (mine.lstat(), lying(home))
    assert install(unpack(packed), shelf) == home / "harvest-fair-2" / "harvest-fair.yaml"
    assert mine.lstat().st_ino == before[0].st_ino
    assert before[1].items() <= lying(home).items()
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("name", "folder"),
    [
        ("Harvest Fair", "harvest-fair"), ("Ярмарок Ґ", "ярмарок-ґ"), ("../../x", "x"), ("CON", "set-con"),
        ("..", "set"), ("a" * 100, "a" * 40), ("e\u0301te\u0301", "été"), ("  - ", "set"), ("nul.yaml", "nul-yaml"),
        ("A/B\\C:D", "a-b-c-d"),
    ],
)  # fmt: skip
def test_a_folder_has_a_name_that_every_system_takes(name: str, folder: str) -> None:
    assert folder_name_for(name) == folder


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    ("at", "done_before"),
    [("create_file", 0), ("create_file", 1), ("private_folder", 0), ("_placed", 0), ("_set_aside", 0)],
)
def test_all_of_it_is_kept_or_nothing(
    at: str, done_before: int, packed: bytes, shelf: SetStore, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Written(FAIR.replace("steal: 2", "steal: 1"), {}).lay(home, "mine.yaml")
    before = lying(home)
    package = unpack(packed)
    steps = iter([getattr(module, at)] * done_before)

    def sometimes(*said: object) -> object:
        return next(steps, full)(*said)

    monkeypatch.setattr(module, at, sometimes)
    with pytest.raises(OSError, match="No space"):
        install(package, shelf, replacing=same_name(package, shelf))
    monkeypatch.undo()
    assert lying(home) == before
    assert [path.name for path in home.iterdir()] == ["mine.yaml"]


def test_what_a_killed_program_left_is_no_set_and_goes_in_time(packed: bytes, shelf: SetStore, home: Path) -> None:
    for name, age in (("old", 7200), ("young", 0)):
        left = home / f".gonfalon-{name}.new"
        Written(FAIR, {}).lay(left)
        there = left.stat().st_mtime
        os.utime(left, (there - age, there - age))
    assert shelf.own() == ()
    install(unpack(packed), shelf)
    assert sorted(path.name for path in home.iterdir()) == [".gonfalon-young.new", "harvest-fair"]


# -- one of the same name ----------------------------------------------------------------------------------------------


def test_a_set_of_the_same_name_is_found_whatever_its_letters_and_however_broken(
    packed: bytes, shelf: SetStore, home: Path
) -> None:
    package = unpack(packed)
    assert same_name(package, shelf) is None
    path = Written(FAIR.replace("Harvest Fair", "HARVEST fair").replace("gain", "gian"), {}).lay(home)
    found = same_name(package, shelf)
    assert found is not None
    assert (found.path, found.cards) == (path, None)
    with pytest.raises(CardFileError, match="another set is called 'Harvest Fair' too"):
        install(package, shelf)
    assert lying(home) == {"fair.yaml": path.read_bytes()}


def test_another_is_replaced_only_when_that_is_said_and_stays_beside(
    packed: bytes, shelf: SetStore, home: Path
) -> None:
    package = unpack(packed)
    old = FAIR.replace("steal: 2", "steal: 1")
    for number, beside in ((1, "mine.yaml.old"), (2, "mine.yaml.old-2")):
        Written(old, {}).lay(home, "mine.yaml")
        found = same_name(package, shelf)
        assert found is not None
        path = install(package, shelf, replacing=found)
        (shelved,) = shelf.own()
        assert shelved.path == path
        assert shelved.cards is not None
        assert shelved.cards.hash == package.hash
        assert (home / beside).read_text(encoding="utf-8") == old
        assert len(lying(home)) == 3 + number
        shutil.rmtree(path.parent)


@pytest.mark.parametrize("name", ["alliance", "\u0410lli\u0430nce"])
def test_one_that_comes_with_the_game_is_never_replaced(
    tmp_path: Path, shelf: SetStore, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Nor one whose name only looks like its own, here by letters of Cyrillic."""
    # Whatever goes wrong here, it is the program's own file.
    monkeypatch.setattr(module, "_set_aside", full)
    path = Written(FAIR.replace("Harvest Fair", name), {}).lay(tmp_path / "author")
    package = unpack(pack(path))
    found = same_name(package, shelf)
    assert found is not None
    assert not found.own
    before = found.path.read_bytes()
    for replacing in (None, found):
        with pytest.raises(CardFileError, match=f"another set is called '{name}' too"):
            install(package, shelf, replacing=replacing)
    assert found.path.read_bytes() == before
    assert shelf.own() == ()


def test_another_than_was_said_is_not_replaced(packed: bytes, shelf: SetStore, home: Path) -> None:
    package = unpack(packed)
    Written(FAIR, {}).lay(home, "mine.yaml")
    found = same_name(package, shelf)
    (home / "mine.yaml").rename(home / "other.yaml")
    with pytest.raises(CardFileError, match=r"other\.yaml"):
        install(package, shelf, replacing=found)


def test_one_waits_for_what_is_still_being_read(packed: bytes, shelf: SetStore, home: Path) -> None:
    Written(FAIR, {}).lay(home)
    shelf.ahead = True
    reading = shelf.read_ahead()
    next(reading)
    with pytest.raises(SetsStillLoading):
        same_name(unpack(packed), shelf)
    for _ in reading:
        pass
    assert same_name(unpack(packed), shelf) is not None
