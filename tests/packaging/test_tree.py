"""The program is laid out whole, and nothing comes along that nobody asked for."""

from __future__ import annotations

import compileall
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.scripts import load_script

embedded_python, pins, qt_files, tree, workshops = (
    load_script(f"bundles.{name}") for name in ("embedded_python", "pins", "qt_files", "tree", "workshop")
)
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
    "tqdm": ("tqdm/std.py", "tqdm/asyncio.py", "tqdm/contrib/slack.py"),
}  # fmt: skip
PROGRAM = ("gonfalon/__main__.py", "gonfalon/_data/cards/a.yaml", "gonfalon-1.dist-info/RECORD")


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
        "shiboken6/Shiboken.pyd",
    ]  # fmt: skip
    assert tree.size(goal) == len("core")
    assert {path.stat().st_mtime for path in goal.rglob("*")} == {1800000000}


def test_packages_come_with_their_licences_where_the_system_has_none(lay_out: LayOut) -> None:
    names = tree.files(lay_out(("PySide6/QtCore.*",), alone=True))
    assert [name for name in names if not name.startswith(("PySide6", "gonfalon"))] == [
        "platformdirs/unix.py", "pysdl2_dll-2.dist-info/licenses/libs/SDL2/README.txt",
        "pyyaml-6.dist-info/licenses/LICENSE", "sdl2dll/dll/SDL2.dll", "tqdm/std.py", "yaml/__init__.py",
        "yaml/_yaml.pyd",
    ]  # fmt: skip


def test_what_is_taken_of_a_package_is_all_that_it_imports() -> None:
    """Of the packages as they are here, each module that is taken, from the top of the package on."""
    for name in ("platformdirs.unix", "platformdirs.macos", "platformdirs.windows", "tqdm"):
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
    compileall.compile_dir(tmp_path, quiet=1, stripdir=str(tmp_path), prependdir="/")
    assert weighed == sum(path.stat().st_size for path in tmp_path.rglob("*.pyc")) > 0
