"""The package for Debian is the same whoever builds it, and leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from gonfalon import __version__
from tests.scripts import load_script

deb, linux_files, tree = (load_script(f"bundles.{name}") for name in ("deb", "linux_files", "tree"))
workshops = load_script("bundles.workshop")
PACKER = "dpkg-deb"


def build(folder: Path, releases: str = "") -> Path:
    (made,) = deb.build(workshops.Workshop(out=folder / "out", work=folder / "work", releases=releases))
    assert made.name == f"gonfalon_{__version__}_amd64.deb"
    return Path(made)


def asked(*words: str | Path) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


@pytest.mark.usefixtures("small")
def test_two_builds_are_the_same_to_the_last_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = build(tmp_path / "first").read_bytes()
    before = os.umask(0o077)
    try:
        monkeypatch.setenv("TZ", "Asia/Tokyo")
        monkeypatch.setenv("DPKG_DEB_COMPRESSOR_LEVEL", "1")
        monkeypatch.setenv("DPKG_DEB_COMPRESSOR_TYPE", "gzip")
        second = build(tmp_path / "another place" / "second").read_bytes()
    finally:
        os.umask(before)
    assert first == second


@pytest.mark.usefixtures("small")
def test_the_package_tells_what_it_needs(tmp_path: Path) -> None:
    made = build(tmp_path)
    fields = dict(
        line.split(": ", 1) for line in asked("dpkg-deb", "--field", made).splitlines() if not line.startswith(" ")
    )
    assert fields["Version"] == __version__
    assert fields["Depends"] == (
        "python3 (>= 3.11), python3-platformdirs, python3-tqdm, python3-yaml, libc6 (>= 2.34), libgl1, "
        "libglib2.0-0t64 | libglib2.0-0, libstdc++6 (>= 11)"
    )
    assert fields["Recommends"] == "libsdl2-2.0-0, libwayland-client0"
    assert "Homepage" not in fields
    assert 5 < int(fields["Installed-Size"]) < 100
    address = "https://example.org/releases"
    assert asked("dpkg-deb", "--field", build(tmp_path, address), "Homepage").strip() == address


@pytest.mark.usefixtures("small")
def test_the_package_belongs_to_root_and_bears_its_sums(tmp_path: Path) -> None:
    made = build(tmp_path)
    listed = asked("dpkg-deb", "--contents", made).splitlines()
    assert all(" root/root " in line for line in listed)
    assert {line.split()[0] for line in listed} == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"}
    asked("dpkg-deb", "--raw-extract", made, tmp_path / "raw")
    raw = tmp_path / "raw"
    sums = (raw / "DEBIAN/md5sums").read_text(encoding="utf-8").splitlines()
    files = [name for name in tree.files(raw) if not name.startswith("DEBIAN/")]
    assert [line.split("  ", 1)[1] for line in sums] == files
    for name in ("usr/share/doc/gonfalon/copyright", "usr/share/lintian/overrides/gonfalon"):
        assert name in files


@pytest.mark.skipif(shutil.which("sh") is None, reason="a shell is needed")
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
        subprocess.run(["sh", script, "remove"], check=True)
    assert tree.files(program) == ["a.py", "b/c.py"]
    assert not list(program.rglob("__pycache__"))
    assert mine.exists()
    shutil.rmtree(program)
    subprocess.run(["sh", script, "remove"], check=True)


@pytest.mark.skipif(shutil.which("sh") is None, reason="a shell is needed")
@pytest.mark.parametrize("status", [0, 1])
def test_the_byte_code_is_made_if_it_can_be(tmp_path: Path, status: int) -> None:
    compiler = linux_files.write(tmp_path / "bin/py3compile", f'#!/bin/sh\necho "$@" >{tmp_path}/told\nexit {status}\n')
    compiler.chmod(0o755)
    script = linux_files.write(tmp_path / "postinst", linux_files.read(workshops.Workshop(), "debian/postinst"))
    environ = {"PATH": f"{compiler.parent}:/usr/bin:/bin"}
    done = subprocess.run(["sh", script, "configure", ""], env=environ, capture_output=True, text=True, check=True)
    assert (tmp_path / "told").read_text(encoding="utf-8") == "-p gonfalon /usr/lib/gonfalon\n"
    assert ("starts more slowly" in done.stderr) == bool(status)
    (tmp_path / "told").unlink()
    subprocess.run(["sh", script, "abort-upgrade"], env=environ, check=True)
    assert not (tmp_path / "told").exists()


def test_the_changelog_is_in_debians_form(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "word " * 40 + "end"
    told = [("1.0.0", 1700000000, [long, "Two."])]
    monkeypatch.setattr(linux_files, "history", lambda _: told)
    lines = deb.history(workshops.Workshop()).splitlines()
    assert lines[0] == "gonfalon (1.0.0) unstable; urgency=medium"
    assert lines[2].startswith("  * word")
    assert lines[3].startswith("    word")
    assert max(len(line) for line in lines[:-1]) <= 80
    assert lines[-1] == f" -- {linux_files.MAINTAINER}  Tue, 14 Nov 2023 22:13:20 +0000"
