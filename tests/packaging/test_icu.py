"""Packages bring less of ICU, and Qt answers in the program's languages as before, but for orders of letters."""

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
MADE = ("libicudata", "libicui18n")
run = partial(subprocess.run, check=True)
needs_binutils = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64") or any(not shutil.which(name) for name in icu.PROGRAMS),
    reason="binutils for Linux on x86-64 are not installed",
)


def wheels_library(name: str) -> Path:
    for file in importlib.metadata.files("pyside6-essentials") or ():
        if file.name.startswith(f"{name}.so."):
            return Path(str(file.locate()))
    pytest.skip("the wheel of Qt brings no ICU")


def trim(folder: Path) -> list[Path]:
    """The libraries that are made of those of the wheel, in a folder that is made for them."""
    folder.mkdir()
    for name in (*MADE, "libicuuc", "libQt6Core"):
        shutil.copy(wheels_library(name), folder)
    icu.trim(folder, run)
    return [folder / wheels_library(name).name for name in MADE]


def tables(library: Path, work: Path) -> dict[str, bytes]:
    run(["objcopy", "--output-target=binary", "--only-section=.rodata", library, work / "tables"])
    return icu.unpacked((work / "tables").read_bytes())[1]


@pytest.fixture(scope="module")
def trimmed(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return trim(tmp_path_factory.mktemp("icu") / "trimmed")


def answers(libraries: list[Path]) -> dict[str, Any]:
    """What Qt answers with these libraries; with its own if there are none."""
    surroundings = {**os.environ, "LD_PRELOAD": " ".join(map(str, libraries))} if libraries else dict(os.environ)
    order = [sys.executable, str(Path(__file__).with_name("icu_answers.py"))]
    done = subprocess.run(order, env=surroundings, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["libraries"] == [str(path) for path in libraries or map(wheels_library, MADE)]
    assert done.stderr == ""
    return {f"{kind}, {name}": said for kind, named in told["answers"].items() for name, said in named.items()}


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    return answers([])


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
        with pytest.raises(BuildError, match=f"There are {len(names)} libraries libicudata of ICU"):
            icu.trim(tmp_path, run)


def test_a_question_to_which_nobody_has_thought_of_an_answer_ends_the_build(tmp_path: Path) -> None:
    offered = b"\0ucol_open_73\0ucol_openRules_73\0u_errorName_73\0"
    for name, holds in (("i18n", offered), ("uc", b"\0u_errorName_73\0")):
        (tmp_path / f"libicu{name}.so.73").write_bytes(holds)
    library, qt = tmp_path / "libicui18n.so.73", tmp_path / "libQt6Core.so.6"
    qt.write_bytes(b"\0ucol_open_73\0u_errorName_73\0")
    assert icu.asked(tmp_path, library) == {"ucol_open"}
    for asked, told in ((b"\0ucol_open_73\0ucol_openRules_73\0", "ucol_open, ucol_openRules"), (b"", "nothing")):
        qt.write_bytes(asked)
        with pytest.raises(BuildError, match=f"for {told}; see packaging/bundles/icu.py"):
            icu.asked(tmp_path, library)


@pytest.mark.slow
@needs_binutils
def test_they_are_small_the_same_each_time_and_tables_stay_as_they_are(trimmed: list[Path], tmp_path: Path) -> None:
    assert [path.name for path in trimmed] == [wheels_library(name).name for name in MADE]
    assert sum(path.stat().st_size for path in trimmed) < 200_000
    assert [path.read_bytes() for path in trim(tmp_path / "again")] == [path.read_bytes() for path in trimmed]
    before, after = tables(wheels_library(MADE[0]), tmp_path), tables(trimmed[0], tmp_path)
    assert {name: before[name] for name in after} == after


@pytest.mark.slow
@needs_binutils
def test_qt_answers_as_with_all_of_it_and_orders_by_characters(trimmed: list[Path], usual: dict[str, Any]) -> None:
    found = answers(trimmed)
    different = {name for name in usual if found[name] != usual[name]}
    assert different == {name for name in usual if name.startswith("orders, ")}
    assert all(found[name] == sorted(found[name]) for name in different)


@pytest.mark.nightly
@needs_binutils
def test_it_would_be_noticed(usual: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icu, "KEPT", tuple(pattern for pattern in icu.KEPT if pattern != "ibm-866_P100-1995.cnv"))
    found = answers(trim(tmp_path / "poor"))
    different = {name for name in usual if found[name] != usual[name]}
    assert {name for name in different if not name.startswith("orders, ")} == {"encodings, ibm866"}
