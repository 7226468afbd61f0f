"""The packages for Linux are the same whoever builds them, need what is known, and leave nothing."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from gonfalon import APP_ID, __version__
from tests.scripts import ROOT, load_script

NAMES = (
    "brought", "deb", "flatpak", "linked", "linux_files", "pins", "qt_files", "rpm", "tree", "wheel", "workshop",
)  # fmt: skip
brought, deb, flatpak, linked, linux_files, pins, qt_files, rpm, tree, wheel, workshops = (
    load_script(f"bundles.{name}") for name in NAMES
)
BuildError = workshops.BuildError
LINKS = linked.Links(
    ("libGL.so.1", "libc.so.6", "libglib-2.0.so.0", "libstdc++.so.6"),
    ("libwayland-client.so.0",),
    {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29)},
)
ADDRESS = "https://example.org/releases"
needs_dpkg, needs_rpm, needs_a_shell = (
    pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")
    for program in ("dpkg-deb", "rpmbuild", "sh")
)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package without the program: only its wrapping is looked at."""

    def lay_out(_: Any, root: Path) -> Any:
        linux_files.write(root / "usr/bin/gonfalon", "#!/bin/sh\n").chmod(0o755)
        linux_files.write(root / "usr/lib/gonfalon/gonfalon/__init__.py", "x" * 5000)
        linux_files.write(root / "usr/share/man/man6/gonfalon.6.gz", "")
        linux_files.write(root / "usr/share/icons/hicolor/16x16/apps/x.png", "")
        return LINKS

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(linux_files, "lay_out", lay_out)


def build(target: Any, folder: Path, releases: str = "") -> Path:
    (made,) = target.build(workshops.Workshop(out=folder / "out", work=folder / "work", releases=releases))
    assert made.name in (f"gonfalon_{__version__}_amd64.deb", f"gonfalon-{__version__}-1.x86_64.rpm")
    return Path(made)


def asked(*words: str | Path) -> list[str]:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()


def fedora(made: Path, *words: str) -> list[str]:
    return asked("rpm", "--query", "--package", *words, made)


@pytest.mark.subject("two builds of a package are the same")
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("target", [
    pytest.param(deb, marks=needs_dpkg, id="deb"), pytest.param(rpm, marks=needs_rpm, id="rpm"),
])  # fmt: skip
def test_two_builds_are_the_same_to_the_last_byte(target: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = build(target, tmp_path / "first").read_bytes()
    before = os.umask(0o077)
    try:
        (tmp_path / ".rpmmacros").write_text("%packager Somebody Else\n%_binary_payload w1.gzdio\n", encoding="utf-8")
        for name, word in {
            "TZ": "Asia/Tokyo",
            "HOME": str(tmp_path),
            "DPKG_DEB_COMPRESSOR_LEVEL": "1",
            "DPKG_DEB_COMPRESSOR_TYPE": "gzip",
        }.items():
            monkeypatch.setenv(name, word)
        assert build(target, tmp_path / "another place" / "second").read_bytes() == first
    finally:
        os.umask(before)


@needs_dpkg
@pytest.mark.usefixtures("small")
def test_debians_package_tells_what_it_needs_belongs_to_root_and_bears_its_sums(tmp_path: Path) -> None:
    made = build(deb, tmp_path)
    fields = dict(line.split(": ", 1) for line in asked("dpkg-deb", "--field", made) if not line.startswith(" "))
    assert fields["Version"] == __version__
    assert fields["Depends"] == (
        "python3 (>= 3.11), python3-platformdirs, python3-yaml, libc6 (>= 2.34), libgl1, "
        "libglib2.0-0t64 | libglib2.0-0, libstdc++6 (>= 11)"
    )
    assert fields["Recommends"] == "libsdl2-2.0-0, libwayland-client0"
    assert "Homepage" not in fields
    assert 5 < int(fields["Installed-Size"]) < 100
    listed = asked("dpkg-deb", "--contents", made)
    assert all(" root/root " in line for line in listed)
    assert {line.split()[0] for line in listed} == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"}
    raw = tmp_path / "raw"
    asked("dpkg-deb", "--raw-extract", made, raw)
    sums = (raw / "DEBIAN/md5sums").read_text(encoding="utf-8").splitlines()
    files = [name for name in tree.files(raw) if not name.startswith("DEBIAN/")]
    assert [line.split("  ", 1)[1] for line in sums] == files
    assert {"usr/share/doc/gonfalon/copyright", "usr/share/lintian/overrides/gonfalon"} <= {*files}
    assert asked("dpkg-deb", "--field", build(deb, tmp_path, ADDRESS), "Homepage") == [ADDRESS]


@needs_a_shell
def test_removal_takes_the_byte_code_and_nothing_else(tmp_path: Path) -> None:
    # The script as it is, but for its folder; Debian's py3clean is not there, so the script has to do without.
    text = linux_files.read(workshops.Workshop(), "debian/prerm")
    assert "/usr/lib/gonfalon" in text
    program = tmp_path / "gonfalon"
    for name in ("a.py", "__pycache__/a.cpython-311.pyc", "b/c.py", "b/__pycache__/c.cpython-313.pyc"):
        linux_files.write(program / name, "")
    mine = linux_files.write(tmp_path / "mine/__pycache__/kept.pyc", "")
    script = linux_files.write(tmp_path / "prerm", text.replace("/usr/lib/gonfalon", str(program)))
    for _ in range(2):
        asked("sh", script, "remove")
    assert tree.files(program) == ["a.py", "b/c.py"]
    assert not list(program.rglob("__pycache__"))
    assert mine.exists()
    shutil.rmtree(program)
    asked("sh", script, "remove")


@needs_a_shell
@pytest.mark.parametrize("status", [0, 1])
def test_the_byte_code_is_made_if_it_can_be(tmp_path: Path, status: int) -> None:
    compiler = linux_files.write(
        tmp_path / "bin/py3compile", f'#!/bin/sh\necho "$PYTHONNODEBUGRANGES" "$@" >{tmp_path}/told\nexit {status}\n'
    )
    compiler.chmod(0o755)
    script = linux_files.write(tmp_path / "postinst", linux_files.read(workshops.Workshop(), "debian/postinst"))
    environ = {"PATH": f"{compiler.parent}:/usr/bin:/bin"}
    done = subprocess.run(["sh", script, "configure", ""], env=environ, capture_output=True, text=True, check=True)
    assert (tmp_path / "told").read_text(encoding="utf-8") == "1 -p gonfalon /usr/lib/gonfalon\n"
    assert ("starts more slowly" in done.stderr) == bool(status)
    (tmp_path / "told").unlink()
    subprocess.run(["sh", script, "abort-upgrade"], env=environ, check=True)
    assert not (tmp_path / "told").exists()


def test_the_changelog_is_in_debians_and_in_rpms_form(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = ["word " * 40 + "end", "From 85 % to 150 %."]
    monkeypatch.setattr(linux_files, "history", lambda _: [("1.0.0", 1700000000, entries)])
    lines = deb.history(workshops.Workshop()).splitlines()
    assert lines[0] == "gonfalon (1.0.0) unstable; urgency=medium"
    assert lines[2].startswith("  * word")
    assert lines[3].startswith("    word")
    assert max(len(line) for line in lines[:-1]) <= 80
    assert lines[-1] == f" -- {linux_files.MAINTAINER}  Tue, 14 Nov 2023 22:13:20 +0000"
    head, *_, entry = rpm.history(workshops.Workshop()).splitlines()
    assert head == f"* Tue Nov 14 2023 {linux_files.MAINTAINER} - 1.0.0-1"
    assert entry == "- From 85 %% to 150 %%."


@needs_rpm
@pytest.mark.usefixtures("small")
def test_fedoras_package_tells_what_it_needs_and_owns_its_folders_alone(tmp_path: Path) -> None:
    made = build(rpm, tmp_path)
    assert {
        "libGL.so.1()(64bit)", "libc.so.6(GLIBC_2.34)(64bit)", "libstdc++.so.6(GLIBCXX_3.4.29)(64bit)",
        "python3 >= 3.11", "python3dist(platformdirs)", "python3dist(pyyaml)",
    } <= set(fedora(made, "--requires"))  # fmt: skip
    assert fedora(made, "--recommends") == ["libSDL2-2.0.so.0()(64bit)", "libwayland-client.so.0()(64bit)"]
    assert {name.split("(")[0].split(" ")[0] for name in fedora(made, "--provides")} == {"gonfalon"}
    assert fedora(made, "--queryformat", "%{URL} %{BUILDHOST} %{BUILDTIME}") == ["(none) gonfalon 1700000000"]
    listed = [
        line.split() for line in fedora(made, "--queryformat", "[%{FILEMODES:perms} %{FILEUSERNAME} %{FILENAMES}\n]")
    ]
    assert [name for mode, _, name in listed if mode.startswith("d")] == [
        "/usr/lib/gonfalon", "/usr/lib/gonfalon/gonfalon", "/usr/share/icons/hicolor",
        "/usr/share/icons/hicolor/16x16", "/usr/share/icons/hicolor/16x16/apps", "/usr/share/licenses/gonfalon",
    ]  # fmt: skip
    assert {user for _, user, _ in listed} == {"root"}
    assert {"/usr/bin/gonfalon", "/usr/share/man/man6/gonfalon.6.gz"} <= {name for _, _, name in listed}
    assert set(fedora(made, "--licensefiles")) >= {
        f"/usr/share/licenses/gonfalon/{name}" for name in ("LICENSE", "NOTICE", "LGPL-3.0.txt", "GPL-3.0.txt")
    }
    assert fedora(build(rpm, tmp_path, ADDRESS), "--queryformat", "%{URL}") == [ADDRESS]


PINS = (ROOT / "packaging/pins/program.txt").read_text(encoding="utf-8")


MANIFEST = yaml.safe_load((ROOT / f"packaging/flatpak/{APP_ID}.yml").read_text(encoding="utf-8"))


def test_a_flatpak_is_called_as_everywhere_and_may_open_a_window_and_be_heard_and_nothing_else() -> None:
    assert (MANIFEST["id"], MANIFEST["command"]) == (APP_ID, "gonfalon")
    granted = {word for word in MANIFEST["finish-args"] if not word.startswith("--unset-env=")}
    assert granted == {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio"}


def test_its_downloads_are_the_pinned_ones() -> None:
    found = {}
    for source in (source for source in MANIFEST["modules"][0]["sources"] if "url" in source):
        address, _, name = source["url"].rpartition("/")
        assert re.fullmatch(r"https://files\.pythonhosted\.org/packages/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{60}", address)
        project, version = name.split("-")[:2]
        found[project.replace("_", "-")] = version
        own = re.search(rf"^{project.replace('_', '-')}==.*?(?=^\w|\Z)", PINS, re.MULTILINE | re.DOTALL | re.IGNORECASE)
        assert f"--hash=sha256:{source['sha256']}" in own[0]
        assert any(tag in name for tag in (*pins.LINUX.tags, "-none-any."))
    assert found == pins.pinned(ROOT)


def test_what_it_names_by_a_path_is_laid_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "program.whl"
    program.write_bytes(b"")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    place = workshops.Workshop(work=tmp_path / "work")
    monkeypatch.setattr(wheel, "make", lambda _: program)
    folder = flatpak.lay_out(place)
    for source in MANIFEST["modules"][0]["sources"]:
        if "path" in source:
            path = folder / source["path"]
            assert path.is_dir() if source["type"] == "dir" else path.is_file(), source["path"]
    command = (folder / "gonfalon").read_text(encoding="utf-8")
    assert '"/app/lib/gonfalon"' in command
    assert "/usr/lib" not in command
    assert (folder / f"share/applications/{APP_ID}.desktop").is_file()


def test_the_systems_libraries_are_told_from_the_others_and_one_that_is_missing_is_told(tmp_path: Path) -> None:
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


TOLD = """
Dynamic section at offset 0x1 contains 3 entries:
 0x0000000000000001 (NEEDED)             Shared library: [libQt6Core.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [{library}]
 0x000000000000000e (SONAME)             Library soname: [libown.so.1]
Version needs section '.gnu.version_r' contains 2 entries:
  0x0010:   Name: GLIBC_2.9  Flags: none  Version: 7
  0x0020:   Name: {symbol}  Flags: none  Version: 6
"""


class Reading(workshops.Workshop):
    """A build whose libraries say what a test wants."""

    told: dict[str, str]

    def need(self, program: str, package: str) -> str:
        return program

    def run(self, order: list[object], **_: object) -> str:
        return self.told[Path(str(order[-1])).name]


def reading(tmp_path: Path, told: dict[str, str]) -> Reading:
    for name in told:
        folder = tmp_path / ("plugins/wayland-shell" if "shell" in name else "lib")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    workshop = Reading(work=tmp_path)
    workshop.told = told
    return workshop


def test_what_the_libraries_need_and_do_not_bring_is_found(tmp_path: Path) -> None:
    told = {
        "libQt6Core.so.6": TOLD.format(library="libz.so.1", symbol="GLIBC_2.34"),
        "libxdg-shell.so": TOLD.format(library="libwayland-client.so.0", symbol="GLIBCXX_3.4.29"),
    }
    found = linked.links(reading(tmp_path, told), tmp_path)
    assert (found.required, found.optional) == (("libz.so.1",), ("libwayland-client.so.0",))
    assert found.newest == {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29)}


def test_a_bundle_that_asks_for_too_new_a_system_or_for_a_library_of_no_known_package_is_not_made(
    tmp_path: Path,
) -> None:
    for symbol in ("GLIBC_2.35", "GLIBCXX_3.4.30", "GLIBC_2.100"):
        told = {"libQt6Core.so.6": TOLD.format(library="libz.so.1", symbol=symbol)}
        with pytest.raises(BuildError, match=f"asks for {symbol}"):
            linked.links(reading(tmp_path, told), tmp_path)
    assert linked.debian_packages(["libm.so.6", "libGL.so.1", "libc.so.6"]) == ["libc6", "libgl1"]
    with pytest.raises(BuildError, match=r"needs libnew\.so\.7"):
        linked.debian_packages(["libGL.so.1", "libnew.so.7"])


@pytest.mark.slow
@pytest.mark.skipif(os.uname().sysname != "Linux" if hasattr(os, "uname") else True, reason="libraries of Linux")
@pytest.mark.skipif(shutil.which("readelf") is None, reason="readelf is not installed")
def test_every_library_that_the_pinned_qt_needs_is_known(tmp_path: Path) -> None:
    # The Qt of the tests is asked, if it is the one that bundles contain.
    project = "PySide6-Essentials"
    if importlib.metadata.version(project) != pins.pinned(ROOT)[project.lower()]:
        pytest.skip("another version of Qt is installed")
    for distribution in (project, "shiboken6"):
        files = importlib.metadata.files(distribution) or []
        for name in qt_files.chosen([file.as_posix() for file in files], qt_files.SELECTIONS["linux"]):
            place = tmp_path / "tree" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(importlib.metadata.distribution(distribution).locate_file(name))
    found = linked.links(workshops.Workshop(work=tmp_path), tmp_path / "tree")
    assert {"libGL.so.1", "libEGL.so.1", "libxcb-cursor.so.0"} <= set(found.required)
    assert "libwayland-client.so.0" in found.optional
    assert linked.debian_packages((*found.required, *found.optional))
