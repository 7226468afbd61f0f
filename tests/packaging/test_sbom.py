"""The bill of materials names what a bundle holds, is valid CycloneDX, and comes out the same twice."""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path
from typing import Any

import pytest
from license_expression import get_spdx_licensing

from tests.scripts import ROOT, load_script

parts, sbom, workshops = (load_script(f"bundles.{name}") for name in ("parts", "sbom", "workshop"))

PINS = {"pyside6-essentials": "6.11.3", "shiboken6": "6.11.3", "pyyaml": "6.0.3", "platformdirs": "4"}
LINUX = (
    "usr/bin/gonfalon",
    "usr/lib/gonfalon/PySide6/Qt/lib/libQt6Core.so.6",
    "usr/lib/gonfalon/PySide6/Qt/lib/libicuuc.so.73",
    "usr/lib/gonfalon/PySide6/QtCore.abi3.so",
    "usr/lib/gonfalon/gonfalon/_data/resources/fonts/Vollkorn-Regular.ttf.gz",
    "usr/lib/gonfalon/shiboken6/Shiboken.abi3.so",
)
WINDOWS = (
    "Gonfalon.exe", "_socket.pyd", "lib/PySide6/Qt6Core.dll", "lib/PySide6/QtCore.pyd", "lib/PySide6/msvcp140.dll",
    "lib/gonfalon/_data/resources/fonts/Vollkorn-Regular.ttf.gz", "lib/platformdirs/windows.py",
    "lib/shiboken6/Shiboken.pyd", "lib/yaml/__init__.py", "python312.dll", "python312.zip",
    "vcruntime140.dll",
)  # fmt: skip


def fault(text: str) -> str | None:
    """What the schema has against a bill; its library takes a second to be read."""
    said: str | None = load_script("bundles.bill").fault(text)
    return said


def names(files: tuple[str, ...]) -> list[str]:
    return [found.part.name for found in parts.find(files, lambda path: b"", PINS)[0]]


def test_parts_are_known_by_their_files_and_libraries_of_nobody_are_told() -> None:
    assert names(LINUX) == ["Vollkorn", "ICU", "Qt", "PySide6-Essentials", "shiboken6"]
    assert names(WINDOWS) == [
        "Vollkorn", "Microsoft Visual C++ runtime", "Qt", "PySide6-Essentials", "shiboken6", "PyYAML",
        "platformdirs", "mingw-w64 runtime", "CPython",
    ]  # fmt: skip
    strange = ("lib/libstranger.so.3", "lib/stranger.txt")
    assert parts.find(strange, lambda path: b"", PINS) == ([], ["lib/libstranger.so.3"])
    known = {part.name for part in parts.PARTS}
    assert {name for names in sbom.UNSEEN.values() for name in names} <= known
    assert set(sbom.UNSEEN) | set(sbom.WHEELS_OF) <= set(load_script("bundles.command").TARGETS)


def test_versions_come_from_the_pins_and_the_files() -> None:
    stamp = b"..." + struct.pack("<IIII", 0xFEEF04BD, 0x10000, 3 << 16 | 12, 9150 << 16 | 1013)
    found, _ = parts.find((*LINUX, "python312.dll"), lambda path: stamp, PINS)
    assert {one.part.name: one.version for one in found} == {
        "Vollkorn": "4.105", "ICU": "73", "Qt": "6.11.3", "PySide6-Essentials": "6.11.3", "shiboken6": "6.11.3",
        "CPython": "3.12.9",
    }  # fmt: skip


def workshop(folder: Path, files: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> Any:
    """One that has the tools in the environment of the tests, and a bundle with these files."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = workshops.Workshop(root=ROOT, out=folder / "out", work=folder / "work")
    made.__dict__["python"] = Path(sys.executable)
    made.target = "deb"
    made.installed = folder / "tree"
    for name in files:
        path = made.installed / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    made.out.mkdir()
    return made


def written(folder: Path, files: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> str:
    folder.mkdir()
    made = workshop(folder, files, monkeypatch)
    artefact = made.out / f"gonfalon_{made.version}_amd64.deb"
    artefact.write_bytes(b"package")
    path: Path = sbom.write(made, "deb", [artefact])
    return path.read_text(encoding="utf-8")


@pytest.mark.nightly
def test_a_bill_is_valid_and_the_same_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nightly: bool) -> None:
    text = written(tmp_path / "a", (*LINUX, "usr/lib/libstranger.so.3", "DEBIAN/control"), monkeypatch)
    assert fault(text) is None
    assert fault('{"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [{"name": "nameless"}]}')
    assert str(tmp_path) not in text
    read = json.loads(text)
    assert {
        one["name"]: one["licenses"][0].get("expression") or one["licenses"][0]["license"]["id"]
        for one in read["components"]
        if "licenses" in one
    } == {
        "Vollkorn": "OFL-1.1", "ICU": "Unicode-DFS-2016",
        "Qt": parts.QT_LICENCE, "PySide6-Essentials": parts.QT_LICENCE, "shiboken6": parts.QT_LICENCE,
    }  # fmt: skip
    assert [one["name"] for one in read["components"] if one["type"] == "file" and "hashes" in one] == [
        "usr/lib/libstranger.so.3"
    ]
    assert read["metadata"]["timestamp"] == "2023-11-14T22:13:20+00:00"
    assert read["metadata"]["component"]["components"][0]["name"].endswith("_amd64.deb")
    if nightly:
        assert written(tmp_path / "b", (*LINUX, "usr/lib/libstranger.so.3"), monkeypatch) == text


def test_pins_keep_only_the_hash_of_the_wheel_that_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = workshop(tmp_path, LINUX, monkeypatch)
    monkeypatch.setattr(made, "root", tmp_path)
    wheels = made.work / "wheels/linux"
    wheels.mkdir(parents=True)
    (wheels / "shiboken6.whl").write_bytes(b"wheel")
    mine, other = sbom.digest(b"wheel"), "0" * 64
    (tmp_path / "packaging/pins").mkdir(parents=True)
    (tmp_path / "packaging/pins/program.txt").write_text(
        f"# pins\nPyYAML==6.0.3 \\\n    --hash=sha256:{other}\nshiboken6==6.11.3 \\\n    --hash=sha256:{other} \\\n"
        f"    --hash=sha256:{mine}\n",
        encoding="utf-8",
    )
    held = [parts.Found(part, "6.11.3") for part in parts.PARTS if part.name == "shiboken6"]
    assert sbom.requirements(made, "deb", held) == f"shiboken6==6.11.3 --hash=sha256:{mine}\n"


def test_a_target_has_to_tell_what_it_packs_and_licences_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = workshop(tmp_path, (), monkeypatch)
    made.installed = None
    with pytest.raises(workshops.BuildError, match=r"packaging/bundles/deb\.py does not tell"):
        sbom.contents(made, [tmp_path / "gonfalon_0.1.0_amd64.deb"])
    expressions = get_spdx_licensing()
    unknown = {part.name for part in parts.PARTS if expressions.validate(part.licence).errors}
    assert unknown == {"Microsoft Visual C++ runtime"}, "SPDX does not know its licence"
