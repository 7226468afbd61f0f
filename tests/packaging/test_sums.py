"""SHA256SUMS lists what lies beside it and belongs to the version, in a form that sha256sum reads."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.scripts import load_script

sums = load_script("bundles.sums")


def test_files_are_told_apart_by_the_version_in_their_name() -> None:
    mine = (
        "gonfalon_0.1.0_amd64.deb gonfalon-0.1.0-1.x86_64.rpm gonfalon-0.1.0-py3-none-any.whl Gonfalon-0.1.0.dmg "
        "Gonfalon-0.1.0-beginner.msi"
    )
    others = (
        "gonfalon_10.1.0_amd64.deb gonfalon_0.1.01_amd64.deb gonfalon_0.1.0.1_amd64.deb gonfalon-0.2.0-setup.exe "
        "SHA256SUMS"
    )
    assert [name for name in f"{mine} {others}".split() if sums.belongs(name, "0.1.0")] == mine.split()


def test_the_sums_are_sorted_and_leave_other_versions_out(tmp_path: Path) -> None:
    for name in ("b-1.0.0.deb", "a-1.0.0.exe", "a-0.9.0.exe", "notes.txt"):
        (tmp_path / name).write_bytes(name.encode())
    (tmp_path / "folder-1.0.0").mkdir()
    path = sums.write(tmp_path, "1.0.0")
    assert path.read_bytes().decode().splitlines() == [
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a-1.0.0.exe", "b-1.0.0.deb")
    ]


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is a program of Linux")
def test_sha256sum_reads_the_file_and_notices_a_change(tmp_path: Path) -> None:
    (tmp_path / "a-1.0.0.exe").write_bytes(b"a")
    sums.write(tmp_path, "1.0.0")
    order = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    assert subprocess.run(order, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    (tmp_path / "a-1.0.0.exe").write_bytes(b"b")
    assert subprocess.run(order, cwd=tmp_path, capture_output=True, check=False).returncode == 1
