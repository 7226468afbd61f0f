"""The AppImage has the system's libraries that it needs, and the licences of all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.scripts import load_script

brought = load_script("bundles.brought")
linux_files = load_script("bundles.linux_files")
workshops = load_script("bundles.workshop")


def test_the_systems_libraries_are_told_from_the_others(tmp_path: Path) -> None:
    for name in (*brought.WANTED, "libz-of-the-system.so.1", "libpython3.12.so.1.0", "gonfalon"):
        (tmp_path / name).touch()
    (tmp_path / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    assert brought.libraries(tmp_path) == sorted([*brought.WANTED, "libz-of-the-system.so.1"])


def test_a_wanted_library_that_is_missing_is_told_with_its_package(tmp_path: Path) -> None:
    for name in brought.WANTED:
        if name != "libxcb-icccm.so.4":
            (tmp_path / name).touch()
    with pytest.raises(workshops.BuildError, match=r"libxcb-icccm\.so\.4 .* apt-get install libxcb-icccm4$"):
        brought.libraries(tmp_path)


def test_licences_come_with_the_texts_that_they_refer_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {"liba.so.1": "a1", "liba-x.so.1": "a1", "libb.so.2": "b2"}
    monkeypatch.setattr(brought, "owner", lambda _, name: packages[name])
    system = tmp_path / "system"
    linux_files.write(system / "usr/share/doc/a1/copyright", "See /usr/share/common-licenses/LGPL-2.1. Or not.")
    linux_files.write(system / "usr/share/doc/b2/copyright", "See '/usr/share/common-licenses/GPL-2' and nothing else.")
    for name in ("LGPL-2.1", "GPL-2", "GPL-3"):
        linux_files.write(system / "usr/share/common-licenses" / name, name)
    brought.add_licences(workshops.Workshop(), packages, tmp_path, system)
    put = {path.name for path in (tmp_path / linux_files.LICENCES).iterdir()}
    assert put == {"a1.txt", "b2.txt", "LGPL-2.1.txt", "GPL-2.txt"}
    (system / "usr/share/doc/b2/copyright").unlink()
    with pytest.raises(workshops.BuildError, match="b2/copyright is missing"):
        brought.add_licences(workshops.Workshop(), packages, tmp_path, system)


@pytest.mark.parametrize(("said", "package"), [
    ("libcap2:amd64: /lib/x86_64-linux-gnu/libcap.so.2\n", "libcap2"),
    ("libcap2:i386: /lib/i386-linux-gnu/libcap.so.2\nlibcap2:amd64: /lib/x86_64-linux-gnu/libcap.so.2\n", "libcap2"),
    ("libcap2:i386: /lib/i386-linux-gnu/libcap.so.2\n", ""),
])  # fmt: skip
def test_the_owner_of_a_library_is_asked_of_dpkg(said: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop: Any = workshops.Workshop()
    monkeypatch.setattr(workshop, "need", lambda *_: "dpkg-query")
    monkeypatch.setattr(workshop, "run", lambda _: said)
    if package:
        assert brought.owner(workshop, "libcap.so.2") == package
    else:
        with pytest.raises(workshops.BuildError, match=r"holds libcap\.so\.2"):
            brought.owner(workshop, "libcap.so.2")
