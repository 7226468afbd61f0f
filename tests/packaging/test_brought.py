"""The AppImage has the system's libraries that it needs, and the licences of all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.scripts import load_script

brought, linux_files, workshops = (load_script(f"bundles.{name}") for name in ("brought", "linux_files", "workshop"))
BuildError = workshops.BuildError


def test_the_systems_libraries_are_told_from_the_others_and_one_that_is_missing_is_told(
    tmp_path: Path,
) -> None:
    for name in (*brought.WANTED, "libz-of-the-system.so.1", "libpython3.12.so.1.0", "gonfalon"):
        (tmp_path / name).touch()
    (tmp_path / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    assert brought.libraries(tmp_path) == sorted([*brought.WANTED, "libz-of-the-system.so.1"])
    (tmp_path / "libxcb-icccm.so.4").unlink()
    with pytest.raises(BuildError, match=r"libxcb-icccm\.so\.4 .* apt-get install libxcb-icccm4$"):
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
    with pytest.raises(BuildError, match="b2/copyright is missing"):
        brought.add_licences(workshops.Workshop(), packages, tmp_path, system)


def test_the_owner_of_a_library_is_asked_of_dpkg(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop: Any = workshops.Workshop()
    monkeypatch.setattr(workshop, "need", lambda *_: "dpkg-query")
    foreign, own = (f"libcap2:{name}: /lib/{name}/libcap.so.2\n" for name in ("i386", "amd64"))
    for said in (own, foreign + own):
        monkeypatch.setattr(workshop, "run", lambda _, said=said: said)
        assert brought.owner(workshop, "libcap.so.2") == "libcap2"
    monkeypatch.setattr(workshop, "run", lambda _: foreign)
    with pytest.raises(BuildError, match=r"holds libcap\.so\.2"):
        brought.owner(workshop, "libcap.so.2")
