from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from gonfalon import data
from tests.scripts import ROOT, load_script

hatch_build = load_script("hatch_build")


def build(root: Path, target: str, version: str) -> dict[str, str]:
    hook = hatch_build.DataHook(str(root), {}, None, SimpleNamespace(), "", target, None)
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize(version, build_data)
    return build_data["force_include"]


def test_the_wheel_holds_all_that_the_program_reads() -> None:
    places = set(build(ROOT, "wheel", "standard").values())
    for source in (ROOT / "cards").iterdir():
        assert f"gonfalon/_data/cards/{source.name}" in places
    assert "gonfalon/_data/resources/fonts/OFL.txt" in places
    assert any(place.startswith("gonfalon/_data/resources/art/") and place.endswith(".svg") for place in places)
    for source in (ROOT / "translations").glob("gonfalon_*.ts"):
        assert f"gonfalon/_data/translations/{source.stem}.qm" in places
    for folder, pattern in (("cards", "*.yaml"), ("rules", "*.md")):
        for source in (ROOT / "translations" / folder).glob(pattern):
            assert f"gonfalon/_data/translations/{folder}/{source.name}" in places


def test_the_wheel_holds_nothing_that_only_we_read() -> None:
    for place in build(ROOT, "wheel", "standard").values():
        assert not place.endswith((".ts", ".pyc", ".part")), place
        assert "/." not in place


@pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
def test_only_a_wheel_gets_copies(target: str, version: str) -> None:
    assert build(ROOT, target, version) == {}


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The place of the data is looked for again in the test, and again after it."""
    data._root.cache_clear()
    monkeypatch.undo()
    yield monkeypatch  # type: ignore[misc]
    monkeypatch.undo()
    data._root.cache_clear()


def lay_out(root: Path) -> Path:
    for name in ("cards", "translations", "resources"):
        (root / name).mkdir(parents=True)
    return root


def test_a_checkout_reads_itself(anew: pytest.MonkeyPatch) -> None:
    assert data.cards_dir() == ROOT / "cards"


def test_an_installed_wheel_reads_what_lies_beside_its_modules(tmp_path: Path, anew: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "gonfalon"
    lay_out(package / "_data")
    anew.setattr(data, "__file__", str(package / "data.py"))
    assert data.resources_dir() == package.resolve() / "_data" / "resources"


def test_a_frozen_application_reads_what_it_unpacked(tmp_path: Path, anew: pytest.MonkeyPatch) -> None:
    lay_out(tmp_path / "gonfalon" / "_data")
    anew.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert data.translations_dir() == tmp_path / "gonfalon" / "_data" / "translations"


def test_missing_data_is_a_sentence(tmp_path: Path, anew: pytest.MonkeyPatch) -> None:
    anew.setattr(data, "__file__", str(tmp_path / "a" / "gonfalon" / "data.py"))
    with pytest.raises(data.MissingDataError, match="Please install it again"):
        data.cards_dir()
