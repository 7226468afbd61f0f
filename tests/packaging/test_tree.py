"""The program is laid out whole, also when it is frozen, and nothing comes along that nobody asked for."""

from __future__ import annotations

import ast
import re
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

NAMES = ("appimage", "embedded_python", "frozen", "pins", "qt_files", "tree", "workshop")
appimage, embedded_python, frozen, pins, qt_files, tree, workshops = (load_script(f"bundles.{name}") for name in NAMES)
LayOut = Callable[..., Path]
WHEELS = {
    "pyside6-essentials": ("PySide6/QtCore.pyd", "PySide6/QtNetwork.pyd", "PySide6/__init__.py"),
    "shiboken6": ("shiboken6/Shiboken.pyd",),
    "pyyaml": ("yaml/__init__.py", "yaml/_yaml.pyd", "pyyaml-6.dist-info/licenses/LICENSE", "a/b.pyi"),
    "platformdirs": ("platformdirs/unix.py", "platformdirs/testing.py"),
    "pysdl2-dll": (
        "sdl2dll/__init__.py", "sdl2dll/dll/SDL2.dll", "sdl2dll/dll/SDL2_image.dll",
        "pysdl2_dll-2.dist-info/licenses/libs/SDL2/README.txt",
        "pysdl2_dll-2.dist-info/licenses/libs/SDL2_image/README.txt",
    ),
}  # fmt: skip
PROGRAM = (
    "gonfalon/__main__.py",
    "gonfalon/_data/cards/a.yaml",
    "gonfalon_lab/entry_points.txt",
    "gonfalon-1.dist-info/RECORD",
)


def archive(path: Path, files: Iterable[str]) -> Path:
    with zipfile.ZipFile(path, "w") as opened:
        for name in files:
            opened.writestr(name, "core" if "QtCore" in name else "")
    return path


@pytest.fixture
def lay_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LayOut:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    made = archive(tmp_path / "gonfalon.whl", PROGRAM)
    wheels = {name: archive(tmp_path / f"{name}.whl", files) for name, files in WHEELS.items()}
    monkeypatch.setattr(tree, "fetch", lambda *_: wheels)
    monkeypatch.setattr(tree.wheel, "make", lambda _: made)

    def lay_out(patterns: tuple[str, ...], alone: bool = False) -> Path:
        monkeypatch.setitem(qt_files.SELECTIONS, "windows", patterns)
        workshop = workshops.Workshop(work=tmp_path)
        goal = workshop.folder("goal")
        tree.lay_out(workshop, pins.WINDOWS, goal, alone)
        return goal

    return lay_out


def test_the_program_and_what_was_chosen_of_qt_is_laid_out(lay_out: LayOut) -> None:
    goal = lay_out(("PySide6/__init__.py", "PySide6/QtCore.*", "shiboken6/*"))
    assert tree.files(goal) == [
        "PySide6/QtCore.pyd", "PySide6/__init__.py", "gonfalon/__main__.py", "gonfalon/_data/cards/a.yaml",
        "gonfalon_lab/entry_points.txt", "shiboken6/Shiboken.pyd",
    ]  # fmt: skip
    assert tree.size(goal) == len("core")
    assert {path.stat().st_mtime for path in goal.rglob("*")} == {1800000000}


def test_packages_come_with_their_licences_where_the_system_has_none(lay_out: LayOut) -> None:
    names = tree.files(lay_out(("PySide6/QtCore.*",), alone=True))
    assert [name for name in names if not name.startswith(("PySide6", "gonfalon"))] == [
        "platformdirs/unix.py", "pysdl2_dll-2.dist-info/licenses/libs/SDL2/README.txt",
        "pyyaml-6.dist-info/licenses/LICENSE", "sdl2dll/dll/SDL2.dll", "yaml/__init__.py",
        "yaml/_yaml.pyd",
    ]  # fmt: skip


def test_what_is_taken_of_a_package_is_all_that_it_imports() -> None:
    """Of the packages as they are here, each module that is taken, from the top of the package on."""
    for name in ("platformdirs.unix", "platformdirs.macos", "platformdirs.windows"):
        code = f"import sys; before = {{*sys.modules}}; import {name}; print(*{{*sys.modules}} - before)"
        loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
        project = name.partition(".")[0]
        for module in loaded:
            if module.partition(".")[0] == project:
                path = module.replace(".", "/")
                assert any(re.fullmatch(tree.TAKEN[project], f"{path}{end}.py") for end in ("", "/__init__")), module
            # What Windows' own Python goes without.
            assert embedded_python.first_name(module) not in embedded_python.UNUSED, module


def test_a_file_that_the_wheels_lack_or_that_must_not_come_in_is_told(lay_out: LayOut) -> None:
    with pytest.raises(workshops.BuildError, match=r"no PySide6/QtSvg\.\*"):
        lay_out(("PySide6/QtCore.*", "PySide6/QtSvg.*"))
    with pytest.raises(workshops.BuildError, match=r"QtNetwork\.pyd"):
        lay_out(("PySide6/*",))


@pytest.mark.parametrize("program", ["as", "ld", "objcopy", "strip"])
def test_a_missing_program_is_told_before_anything_is_done(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshops.shutil, "which", lambda name: None if name == program else f"/usr/bin/{name}")
    monkeypatch.setattr(tree, "fetch", lambda *_: pytest.fail("something was fetched"))
    with pytest.raises(
        workshops.BuildError, match=f"'{program}' is needed and not installed.*apt-get install binutils"
    ):
        tree.lay_out(workshops.Workshop(work=tmp_path), pins.LINUX, tmp_path, alone=False)


def test_byte_code_is_weighed_as_python_writes_it(tmp_path: Path) -> None:
    for name in ("a.py", "folder/b.py", "c.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"def said() -> str:\n    return {name!r}\n", encoding="utf-8")
    weighed = tree.byte_code(tmp_path)
    assert not list(tmp_path.rglob("*.pyc"))
    order = ["-X", "no_debug_ranges", "-m", "compileall", "-q", "-s", tmp_path, "-p", "/", tmp_path]
    subprocess.run([sys.executable, *order], check=True)
    assert weighed == sum(path.stat().st_size for path in tmp_path.rglob("*.pyc")) > 0


LAID_OUT = [
    "PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "PySide6/QtCore.abi3.so", "gonfalon/_data/cards/oriflamme.yaml", "gonfalon_lab/entry_points.txt",
]  # fmt: skip
FRAMEWORKS = "Contents/Frameworks/PySide6/Qt/lib"
MADE = [
    "gonfalon", "_internal/libQt6Core.so.6", "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/QtCore.abi3.so", "_internal/gonfalon/_data/cards/oriflamme.yaml",
    "_internal/gonfalon_lab/entry_points.txt",
]  # fmt: skip


def imported(source: str) -> set[str]:
    """The modules that a module imports elsewhere than on Windows, with all the packages that they are in."""
    found, waiting = set(), list[ast.AST](ast.parse(source).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "sys.platform == 'win32'" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {".".join(name.split(".")[:depth]) for name in found for depth in range(1, name.count(".") + 2)}


@pytest.mark.nightly
def test_no_module_that_the_program_imports_is_left_out_and_it_begins_like_the_command() -> None:
    names = set().union(*(imported(path.read_text(encoding="utf-8")) for path in (ROOT / "desktop").rglob("*.py")))
    assert "xml.parsers" in names  # it was left out once
    assert not names & set(frozen.EXCLUDED)
    assert "gonfalon.__main__" in imported((ROOT / "packaging/frozen/start.py").read_text(encoding="utf-8"))
    module = ast.parse((ROOT / "desktop/gonfalon/__main__.py").read_text(encoding="utf-8"))
    main = next(node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == "main")
    first = ast.unparse(next(node for node in main.body if not isinstance(node, ast.Expr))).splitlines()
    assert first[0] == "if getattr(sys, 'frozen', False):"
    assert first[-1].strip() == "multiprocessing.freeze_support()"


@pytest.mark.parametrize(("name", "said"), [
    ("_internal/PySide6/Qt/plugins/tls/libqopensslbackend.so", "does not need"),
    ("_internal/PySide6/QtNetwork.abi3.so", "does not need"),
    (f"{FRAMEWORKS}/QtQml.framework/Versions/A/QtQml", "does not need"),
    ("_internal/PySide6/Qt/plugins/imageformats/libqjpeg.so", "was not laid out"),
    ("_internal/libQt6OpenXyz.so.6", "was not laid out"),
    ("_internal/PySide6/support/deprecated.py", "was not laid out"),
    (f"{FRAMEWORKS}/QtXyz.framework/Versions/A/Resources/other.plist", "was not laid out"),
])  # fmt: skip
def test_nothing_of_qt_comes_in_that_is_forbidden_or_was_not_laid_out(name: str, said: str) -> None:
    with pytest.raises(workshops.BuildError, match=said):
        frozen.check([*MADE, name], LAID_OUT)


def test_links_and_signatures_of_frameworks_may_come_in_and_the_data_of_the_program_must() -> None:
    core = f"{FRAMEWORKS}/QtCore.framework"
    frozen.check([*MADE, f"{core}/QtCore", f"{core}/Versions/A/_CodeSignature/CodeResources"], LAID_OUT)
    for lost in MADE[-2:]:
        with pytest.raises(workshops.BuildError, match=lost.removeprefix("_internal/")):
            frozen.check([name for name in MADE if name != lost], LAID_OUT)


def test_python_comes_with_its_licence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (path, folder), *_ = frozen._facts(workshops.Workshop(), tmp_path, "gonfalon", ())["data"]
    assert folder == "licences/Python"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in Path(path).read_text(encoding="utf-8")
    monkeypatch.setattr(frozen.sysconfig, "get_path", lambda _: str(tmp_path))
    with pytest.raises(workshops.BuildError, match="without its licence"):
        frozen._facts(workshops.Workshop(), tmp_path, "gonfalon", ())


def test_the_oldest_glibc_is_read_from_the_files(tmp_path: Path) -> None:
    (tmp_path / "one.so").write_bytes(b"\x7fELF...GLIBC_2.4\0GLIBC_2.34\0GLIBCXX_3.4.30\0")
    (tmp_path / "two.so").write_bytes(b"\x7fELF...GLIBC_2.17\0")
    (tmp_path / "text").write_bytes(b"GLIBC_2.99\0")
    assert frozen.glibc(tmp_path) == (2, 34)


def program(size: int) -> bytes:
    """The least that a 64-bit program needs for its end to be found: a table with three sections at its end."""
    head = bytearray(size)
    head[:6] = b"\x7fELF\x02\x01"
    struct.pack_into("<Q", head, 0x28, size - 3 * 64)
    struct.pack_into("<HH", head, 0x3A, 64, 3)
    return bytes(head)


def test_the_file_system_of_an_appimage_begins_behind_the_program(tmp_path: Path) -> None:
    image = tmp_path / "Gonfalon.AppImage"
    image.write_bytes(program(1024) + b"hsqs")
    assert appimage.offset(image) == 1024
    # Some programs have a section behind the table of sections.
    longer = bytearray(program(1024)) + bytes(100)
    struct.pack_into("<QQ", longer, 1024 - 64 + 0x18, 1024, 100)
    image.write_bytes(longer)
    assert appimage.offset(image) == 1124
    image.write_bytes(b"#!/bin/sh\n" + bytes(100))
    with pytest.raises(workshops.BuildError, match="does not begin with a program"):
        appimage.offset(image)


def test_another_runtime_than_the_pinned_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "runtime"
    other.write_bytes(program(1024))
    monkeypatch.setenv(appimage.CHOICE, str(other))
    with pytest.raises(workshops.BuildError, match="SHA-256"):
        appimage.runtime(workshops.Workshop(work=tmp_path))
    assert other.exists()  # it is not ours
    monkeypatch.setenv(appimage.CHOICE, str(tmp_path / "nowhere"))
    with pytest.raises(workshops.BuildError, match="no such file"):
        appimage.runtime(workshops.Workshop(work=tmp_path))
