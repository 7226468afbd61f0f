"""Which file is under which licence: one list, which NOTICE tells in words and `reuse` accepts."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.scripts import ROOT

LIST = tomllib.loads((ROOT / "packaging/REUSE.toml").read_text(encoding="utf-8"))
TEXTS = {
    "MIT": ROOT / "LICENSE",
    "OFL-1.1": ROOT / "resources/fonts/OFL.txt",
    "CC-BY-NC-SA-4.0": ROOT / "packaging/licences/CC-BY-NC-SA-4.0.txt",
}
KNOWS_LISTS = 4
"""From this version on reuse reads REUSE.toml."""


def paths(licence: str) -> list[str]:
    (one,) = (one for one in LIST["annotations"] if one["SPDX-License-Identifier"] == licence)
    return [one["path"]] if isinstance(one["path"], str) else list(one["path"])


def test_the_list_names_files_that_there_are_and_the_notice_names_them_too() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    for path in paths("CC-BY-NC-SA-4.0"):
        assert list(ROOT.glob(path)), path
        assert path in notice, path
    assert "resources/fonts" in notice
    assert all(text.is_file() for text in TEXTS.values())
    assert {one["SPDX-License-Identifier"] for one in LIST["annotations"]} == set(TEXTS)


@pytest.mark.slow
def test_reuse_accepts_the_list(tmp_path: Path) -> None:
    reuse = shutil.which("reuse")
    if reuse is None or shutil.which("git") is None:
        pytest.skip("reuse or git is not installed")
    version = subprocess.run([reuse, "--version"], capture_output=True, text=True, check=False).stdout
    if int(re.findall(r"\d+", version)[0]) < KNOWS_LISTS:
        pytest.skip("this reuse knows no REUSE.toml")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is no checkout")
    for name in listed.stdout.decode().split("\0"):
        # What a file says of itself counts too, and a few tell of licences in general.
        if name and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / name)
    shutil.copyfile(ROOT / "packaging/REUSE.toml", tmp_path / "REUSE.toml")
    (tmp_path / "LICENSES").mkdir()
    for licence, text in TEXTS.items():
        shutil.copyfile(text, tmp_path / "LICENSES" / f"{licence}.txt")
    done = subprocess.run([reuse, "lint"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
