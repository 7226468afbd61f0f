"""The bundle for Windows: its trimmed Python, its icon, and the lists by which it is installed and removed."""

from __future__ import annotations

import io
import re
import struct
import zipfile
from pathlib import Path

import pytest

from gonfalon.core.record import SUFFIX
from gonfalon.games import GAMES
from tests.scripts import ROOT, load_script

embedded_python, launcher, windows, windows_pictures, workshops = (
    load_script(f"bundles.{name}")
    for name in ("embedded_python", "launcher", "windows", "windows_pictures", "workshop")
)
BuildError, Workshop = workshops.BuildError, workshops.Workshop

SOURCES = ROOT / "packaging/windows"
SCRIPT = (SOURCES / "gonfalon.nsi").read_text(encoding="utf-8")
NAMES = ["Gonfalon.exe", "lib/gonfalon/__init__.py", "lib/gonfalon/ui/application/window.py", "lib/PySide6/Qt6Core.dll"]


def archive(path: Path) -> Path:
    """A Python as python.org publishes it, with little in it."""
    modules = io.BytesIO()
    with zipfile.ZipFile(modules, "w") as inner:
        for name in ("os.pyc", "json/__init__.pyc", "asyncio/__init__.pyc", "ssl.pyc"):
            inner.writestr(name, name)
    with zipfile.ZipFile(path, "w") as outer:
        for name in (*embedded_python.FILES, *embedded_python.EXTENSIONS, "LICENSE.txt", "python.exe", "_ssl.pyd"):
            outer.writestr(name, name)
        outer.writestr("python312.zip", modules.getvalue())
    return path


def laid_out(folder: Path) -> Path:
    library = folder / "Gonfalon" / "lib"
    library.mkdir(parents=True)
    embedded_python.lay_out(archive(folder / "python.zip"), library.parent, library, 1_700_000_000)
    return library.parent


def test_the_trimmed_python_has_what_is_used_and_looks_for_modules_in_the_bundle_alone(tmp_path: Path) -> None:
    top = laid_out(tmp_path)
    names = {path.relative_to(top).as_posix() for path in top.rglob("*") if path.is_file()}
    assert {"python312.dll", "python3.dll", "lib/_socket.pyd", "lib/Python-LICENSE.txt"} <= names
    assert not {"python.exe", "lib/_ssl.pyd", "_ssl.pyd"} & names
    with zipfile.ZipFile(top / "lib/python312.zip") as modules:
        assert modules.namelist() == ["json/__init__.pyc", "os.pyc"]
        assert {entry.date_time for entry in modules.infolist()} == {(2023, 11, 14, 22, 13, 20)}
    assert (top / "python312._pth").read_text() == "lib/python312.zip\nlib\n"


@pytest.mark.nightly
def test_a_module_that_was_left_out_must_not_be_imported(tmp_path: Path) -> None:
    embedded_python.check(ROOT / "desktop")
    (tmp_path / "gonfalon").mkdir()
    (tmp_path / "gonfalon/__init__.py").write_text("from . import asyncio\nimport os\n")
    embedded_python.check(tmp_path)
    for line in (
        "import asyncio", "import ssl, os", "from http.client import HTTPS", "def f():\n    import unittest.mock",
    ):  # fmt: skip
        (tmp_path / "gonfalon/later.py").write_text(line + "\n")
        with pytest.raises(BuildError, match=r"gonfalon/later\.py imports"):
            embedded_python.check(tmp_path)


def test_only_the_file_of_python_org_makes_a_bundle_to_be_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = archive(tmp_path / "python.zip")
    monkeypatch.setenv(embedded_python.CHOICE, "pyhton.org")
    with pytest.raises(BuildError, match=r"GONFALON_EMBEDDED_PYTHON is 'pyhton\.org'"):
        embedded_python.fetch(Workshop(work=tmp_path))
    monkeypatch.setenv(embedded_python.CHOICE, "python.org")
    there = tmp_path / "python" / embedded_python.ADDRESS.rpartition("/")[2]
    there.parent.mkdir()
    archive(there)
    with pytest.raises(BuildError, match="SHA-256"):
        embedded_python.fetch(Workshop(work=tmp_path))
    assert not there.exists()
    monkeypatch.setenv(embedded_python.CHOICE, str(path))
    assert not embedded_python.fetch(Workshop(work=tmp_path)).genuine
    monkeypatch.setattr(embedded_python, "SHA256", embedded_python._sha256(path))
    assert embedded_python.fetch(Workshop(work=tmp_path)).genuine


def test_every_file_that_is_put_is_removed_and_nothing_else() -> None:
    listed = windows.put(Path("/b"), NAMES)
    assert listed == windows.put(Path("/b"), NAMES[::-1]), "in a fixed order"
    assert listed.splitlines()[:2] == ['SetOutPath "$INSTDIR"', 'File "/b/Gonfalon.exe"']
    lines = windows.remove(NAMES).splitlines()
    deleted = [line.partition("$INSTDIR\\")[2].rstrip('"') for line in lines if line.startswith("Delete")]
    assert [name.replace("\\", "/") for name in deleted] == NAMES
    whole = [line for line in lines if line.startswith("RMDir /r")]
    assert all(line.endswith('\\__pycache__"') for line in whole)
    assert 'RMDir /r "$INSTDIR\\lib\\gonfalon\\ui\\application\\__pycache__"' in whole
    # Folders are removed after what is in them.
    folders = re.findall(r'^RMDir "(.+)"$', "\n".join(lines), re.MULTILINE)
    assert "$INSTDIR" not in folders
    for inner in folders:
        for outer in folders[: folders.index(inner)]:
            assert not inner.startswith(outer + "\\")


def test_signs_of_nsis_in_a_name_are_only_signs_and_what_stands_for_windows_in_a_trial_is_in_no_bundle() -> None:
    assert windows.escaped('a$b"c') == 'a$$b$\\"c'
    windows.check(NAMES)
    for name in ("icuuc.dll", "lib/PySide6/icuuc.dll", "lib/mscms.dll"):
        with pytest.raises(BuildError, match="part of Windows"):
            windows.check([*NAMES, name])


def test_the_uninstaller_gives_back_every_ending_and_deletes_whole_folders_only_of_the_program() -> None:
    assert set(re.findall(r'RMDir /r "(.+)"', SCRIPT)) == {"$APPDATA\\Gonfalon", "$LOCALAPPDATA\\Gonfalon"}
    given = re.findall(r'insertmacro Associate "(.+)" "(.+)" "\$\((\w+)\)"', SCRIPT)
    sent = [game.set_file_suffix for game in GAMES.values() if game.set_file_suffix]
    assert [ending for ending, _, _ in given] == [SUFFIX, *sent]
    assert re.findall(r'insertmacro Dissociate "(.+)" "(.+)"', SCRIPT) == [words[:2] for words in given]
    assert len({kind for _, kind, _ in given}) == len({name for _, _, name in given}) == len(given)


def test_every_sentence_is_there_in_four_languages() -> None:
    text = (SOURCES / "sentences.nsh").read_text(encoding="utf-8")
    told = dict(re.findall(r"insertmacro Sentence (\w+) \\\n((?: .*\n)+)", text))
    used = set(re.findall(r"\$\(([A-Z_]+)\)", SCRIPT))
    assert set(told) == used
    for name, body in told.items():
        english, polish, russian, ukrainian = re.findall(r'^  "(.+)"(?: \\)?$', body, re.MULTILINE)
        assert re.search("[а-я]", russian), name
        assert re.search("[а-я]", ukrainian), name
        assert not re.search("[ыэёъ]", ukrainian), name
        assert not re.search("[іїєґ]", russian), name
        assert not re.search("[а-я]", english + polish), name


def test_windows_counts_versions_in_four_numbers_and_the_launcher_looks_where_the_library_is() -> None:
    for version, numbers in {
        "0.1.0": (0, 1, 0, 0), "1.2": (1, 2, 0, 0), "1.2.3rc4": (1, 2, 3, 0), "1.2.3.dev5": (1, 2, 3, 0),
    }.items():  # fmt: skip
        assert launcher.numbers(version) == numbers
    source = (SOURCES / "launcher.c").read_text(encoding="utf-8")
    assert f'L"{windows.LIBRARY}\\\\" PYTHON L".zip"' in source
    assert f'L"{windows.LIBRARY}\\\\gonfalon\\\\__init__.py"' in source


def test_an_icon_holds_its_frames_where_its_head_says() -> None:
    small = windows_pictures.bitmap(16, bytes(16 * 16 * 4))
    assert struct.unpack_from("<Iii", small) == (40, 16, 32), "the height is told with the mask"
    assert len(small) == 40 + 16 * 16 * 4 + 16 * 4
    icon = windows_pictures.joined([(16, small), (256, b"\x89PNG")])
    assert struct.unpack_from("<HHH", icon) == (0, 1, 2)
    for number, (side, data) in enumerate([(16, small), (0, b"\x89PNG")]):
        entry = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        assert entry[:2] == (side, side)
        assert icon[entry[7] : entry[7] + entry[6]] == data
