"""The tables of ICU that packages bring are fewer, and Qt answers in the program's languages as with all of them."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.scripts import load_script

icu = load_script("bundles.icu")
BuildError = load_script("bundles.workshop").BuildError

HEAD = b"\x20\x00\xda\x27\x14\x00\x00\x00\x00\x00\x02\x00CmnD\x01".ljust(32, b"\0")
TABLES = {"icudt73l/coll/pl.res": b"order" * 9, "icudt73l/pl.res": b"sixteen letters.", "icudt73l/tr.res": b"t"}
run = partial(subprocess.run, check=True)
needs_binutils = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64") or any(not shutil.which(name) for name in icu.PROGRAMS),
    reason="binutils for Linux on x86-64 are not installed",
)


def wheels_library() -> Path:
    for file in importlib.metadata.files("pyside6-essentials") or ():
        if file.name.startswith("libicudata.so."):
            return Path(str(file.locate()))
    pytest.skip("the wheel of Qt brings no tables of ICU")


def trim(folder: Path) -> Path:
    """The library of the wheel, with fewer tables, in a folder that is made for it."""
    folder.mkdir()
    shutil.copy(wheels_library(), folder)
    icu.trim(folder, run)
    (made,) = folder.iterdir()
    return made


def tables(library: Path, work: Path) -> dict[str, bytes]:
    run(["objcopy", "--output-target=binary", "--only-section=.rodata", library, work / "tables"])
    return icu.unpacked((work / "tables").read_bytes())[1]


@pytest.fixture(scope="module")
def trimmed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return trim(tmp_path_factory.mktemp("icu") / "trimmed")


def answers(library: Path | None) -> dict[str, Any]:
    """What Qt answers with this library; with its own if None."""
    surroundings = {**os.environ, "LD_PRELOAD": str(library)} if library else dict(os.environ)
    order = [sys.executable, str(Path(__file__).with_name("icu_answers.py"))]
    done = subprocess.run(order, env=surroundings, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["libraries"] == [str(library or wheels_library())]
    return {f"{kind}, {name}": said for kind, named in told["answers"].items() for name, said in named.items()}


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    return answers(None)


def test_an_archive_is_read_as_it_was_written_and_the_tables_asked_for_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = icu.packed(HEAD, TABLES)
    head, found = icu.unpacked(archive)
    assert (head, list(found)) == (HEAD, sorted(TABLES))
    assert {name: table.rstrip(b"\0") for name, table in found.items()} == TABLES
    assert archive.index(b"order") % icu.ALIGNED == archive.index(b"sixteen") % icu.ALIGNED == 0
    monkeypatch.setattr(icu, "KEPT", ("pl.res", "coll/pl*.res"))
    assert list(icu.unpacked(icu.trimmed(archive))[1]) == ["icudt73l/coll/pl.res", "icudt73l/pl.res"]
    monkeypatch.setattr(icu, "KEPT", ("pl.res", "uk*.res"))
    with pytest.raises(BuildError, match=r"no table uk\*\.res any more; see packaging/bundles/icu\.py"):
        icu.trimmed(archive)


def test_another_form_is_refused_and_one_library_has_to_be_there(tmp_path: Path) -> None:
    for archive in (b"", b"\x7fELF" * 20, HEAD.replace(b"CmnD\x01", b"CmnD\x02")):
        with pytest.raises(BuildError, match="not in the form"):
            icu.trimmed(archive)
    for names in ((), ("libicudata.so.73", "libicudata.so.74")):
        for name in names:
            (tmp_path / name).touch()
        with pytest.raises(BuildError, match=f"There are {len(names)} libraries with the tables of ICU"):
            icu.trim(tmp_path, run)


@pytest.mark.slow
@needs_binutils
def test_it_is_small_the_same_each_time_and_its_tables_stay_as_they_are(trimmed: Path, tmp_path: Path) -> None:
    assert trimmed.name == wheels_library().name
    assert trimmed.stat().st_size < 2_300_000 < wheels_library().stat().st_size
    assert trim(tmp_path / "again").read_bytes() == trimmed.read_bytes()
    before, after = tables(wheels_library(), tmp_path), tables(trimmed, tmp_path)
    assert {name: before[name] for name in after} == after


@pytest.mark.slow
@needs_binutils
def test_qt_answers_as_with_all_tables(trimmed: Path, usual: dict[str, Any]) -> None:
    found = answers(trimmed)
    assert [name for name in usual if found[name] != usual[name]] == []


@pytest.mark.nightly
@needs_binutils
def test_it_would_be_noticed(usual: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = {"coll/uk*.res", "ibm-866_P100-1995.cnv"}
    monkeypatch.setattr(icu, "KEPT", tuple(pattern for pattern in icu.KEPT if pattern not in lost))
    found = answers(trim(tmp_path / "poor"))
    different = {name for name in usual if found[name] != usual[name]}
    assert {"orders, uk, as it is", "encodings, ibm866"} <= different
    assert not any(", ru" in name or ", en" in name for name in different)
