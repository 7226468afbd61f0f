"""The packages for Debian and Fedora are the same whoever builds them, ask for what they need, and leave nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gonfalon import __version__
from tests.scripts import load_script

deb, rpm, linked, linux_files, tree, workshops = (
    load_script(f"bundles.{name}") for name in ("deb", "rpm", "linked", "linux_files", "tree", "workshop")
)
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


# -- Debian ------------------------------------------------------------------------------------------------------------


@needs_dpkg
@pytest.mark.usefixtures("small")
def test_debians_package_tells_what_it_needs_belongs_to_root_and_bears_its_sums(tmp_path: Path) -> None:
    made = build(deb, tmp_path)
    fields = dict(line.split(": ", 1) for line in asked("dpkg-deb", "--field", made) if not line.startswith(" "))
    assert fields["Version"] == __version__
    assert fields["Depends"] == (
        "python3 (>= 3.11), python3-platformdirs, python3-tqdm, python3-yaml, libc6 (>= 2.34), libgl1, "
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
    monkeypatch.setattr(linux_files, "history", lambda _: [("1.0.0", 1700000000, ["word " * 40 + "end", "Two."])])
    lines = deb.history(workshops.Workshop()).splitlines()
    assert lines[0] == "gonfalon (1.0.0) unstable; urgency=medium"
    assert lines[2].startswith("  * word")
    assert lines[3].startswith("    word")
    assert max(len(line) for line in lines[:-1]) <= 80
    assert lines[-1] == f" -- {linux_files.MAINTAINER}  Tue, 14 Nov 2023 22:13:20 +0000"


# -- Fedora ------------------------------------------------------------------------------------------------------------


@needs_rpm
@pytest.mark.usefixtures("small")
def test_fedoras_package_tells_what_it_needs_and_owns_its_folders_alone(tmp_path: Path) -> None:
    made = build(rpm, tmp_path)
    assert {
        "libGL.so.1()(64bit)", "libc.so.6(GLIBC_2.34)(64bit)", "libstdc++.so.6(GLIBCXX_3.4.29)(64bit)",
        "python3 >= 3.11", "python3dist(platformdirs)", "python3dist(pyyaml)", "python3dist(tqdm)",
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


def test_the_changelog_is_in_rpms_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux_files, "history", lambda _: [("1.0.0", 1700000000, ["From 85 % to 150 %."])])
    head, entry = rpm.history(workshops.Workshop()).splitlines()
    assert head == f"* Tue Nov 14 2023 {linux_files.MAINTAINER} - 1.0.0-1"
    assert entry == "- From 85 %% to 150 %%."
