from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from gonfalon import APP_ID
from tests.scripts import ROOT, load_script

flatpak, pins, workshops = (load_script(f"bundles.{name}") for name in ("flatpak", "pins", "workshop"))
PINS = (ROOT / "packaging/pins/program.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    text = (ROOT / f"packaging/flatpak/{APP_ID}.yml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def test_it_is_called_as_everywhere_and_may_open_a_window_and_be_heard_and_nothing_else(
    manifest: dict[str, Any],
) -> None:
    assert (manifest["id"], manifest["command"]) == (APP_ID, "gonfalon")
    granted = {word for word in manifest["finish-args"] if not word.startswith("--unset-env=")}
    assert granted == {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio"}


def test_its_downloads_are_the_pinned_ones(manifest: dict[str, Any]) -> None:
    found = {}
    for source in manifest["modules"][0]["sources"]:
        if "url" not in source:
            continue
        address, _, name = source["url"].rpartition("/")
        assert re.fullmatch(r"https://files\.pythonhosted\.org/packages/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{60}", address)
        project, version = name.split("-")[:2]
        found[project.replace("_", "-")] = version
        own = re.search(rf"^{project.replace('_', '-')}==.*?(?=^\w|\Z)", PINS, re.MULTILINE | re.DOTALL | re.IGNORECASE)
        assert own is not None
        assert f"--hash=sha256:{source['sha256']}" in own[0]
        assert any(tag in name for tag in (*pins.LINUX.tags, "-none-any."))
    assert found == pins.pinned(ROOT)


def test_what_it_names_by_a_path_is_laid_beside_it(
    manifest: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "program.whl"
    program.write_bytes(b"")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    place = workshops.Workshop(work=tmp_path / "work")
    monkeypatch.setattr(flatpak.wheel, "make", lambda _: program)
    folder = flatpak.lay_out(place)
    for source in manifest["modules"][0]["sources"]:
        if "path" in source:
            path = folder / source["path"]
            assert path.is_dir() if source["type"] == "dir" else path.is_file(), source["path"]
    command = (folder / "gonfalon").read_text(encoding="utf-8")
    assert '"/app/lib/gonfalon"' in command
    assert "/usr/lib" not in command
    assert (folder / f"share/applications/{APP_ID}.desktop").is_file()
