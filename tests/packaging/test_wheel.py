from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from gonfalon import data
from gonfalon.texts.translations import OTHERS
from tests.scripts import ROOT, load_script

hatch_build = load_script("hatch_build")
ADDRESS = "https://example.org/gonfalon/releases"


def build(target: str = "wheel", version: str = "standard") -> dict[str, str]:
    """What the hook adds to a build, by its source; its scratch files are removed again."""
    hook = hatch_build.DataHook(str(ROOT), {}, None, SimpleNamespace(), "", target, None)
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize(version, build_data)
    for source, place in build_data["force_include"].items():
        if place.endswith("releases.txt"):
            build_data["releases"] = {source: Path(source).read_text(encoding="utf-8")}
    hook.finalize(version, build_data, "")
    return {**build_data["force_include"], **build_data.get("releases", {})}


@pytest.fixture(autouse=True)
def without_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build on a machine that says where it publishes must not change what is tried here."""
    monkeypatch.delenv(hatch_build.RELEASES, raising=False)


def test_the_wheel_holds_all_that_the_program_reads() -> None:
    places = set(build().values())
    for source in (ROOT / "cards").rglob("*.*"):
        place = f"gonfalon/_data/{source.relative_to(ROOT).as_posix()}"
        assert (f"{place}{data.PACKED}" if source.parent.name == "puzzles" else place) in places
    assert "gonfalon/_data/resources/fonts/OFL.txt" in places
    assert any(place.startswith("gonfalon/_data/resources/art/") and place.endswith(".svg.gz") for place in places)
    assert "gonfalon/_data/resources/art/app-icon.svg" in places
    for source in (ROOT / "translations").glob("*.po"):
        assert f"gonfalon/_data/translations/{source.stem}.mo.gz" in places
    for folder, pattern in (("cards", "*.yaml"), ("rules", "*.md")):
        for source in (ROOT / "translations" / folder).glob(pattern):
            assert f"gonfalon/_data/translations/{folder}/{source.name}.gz" in places
    for name in ("CHANGELOG.md", "LICENSE", "NOTICE", *(f"translations/changelog.{code}.md.gz" for code in OTHERS)):
        assert f"gonfalon/_data/{name}" in places


def test_what_is_packed_is_read_like_the_file(tmp_path: Path) -> None:
    sources = hatch_build.data_files(ROOT)
    packed = hatch_build.packed(sources, ROOT, tmp_path)
    assert len(packed) == len(sources)
    smaller = packed.keys() - sources.keys()
    assert {Path(source).suffixes[-2] for source in smaller} == {
        ".md",
        ".mo",
        ".yaml",
        ".svg",
        ".ttf",
        ".wav",
        ".weights",
    }
    for source in smaller:
        path = Path(source.removesuffix(data.PACKED))
        assert not path.exists()
        assert data.read_data(path) == (ROOT / path.relative_to(tmp_path)).read_bytes()
    with pytest.raises(FileNotFoundError):
        data.read_data(tmp_path / "missing.md")


def test_the_wheel_holds_nothing_that_only_we_read_and_the_sources_what_their_tests_read() -> None:
    modules = [file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()]
    for place in (*modules, *build().values()):
        assert not place.endswith((".po", ".pyc", ".part", "/RULES.md", "/TERMS.md")), place
        assert "/." not in place
    assert {"gonfalon/games/pamir/rules/game.py", "gonfalon_lab/entry_points.txt"} <= {*modules}
    # All packages are made of the wheel, and whoever builds them anew from the sources tests these.
    places = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {"translations/TERMS.md", "tests/games/pamir/rules/card_facts.yaml"} <= places
    for game in (ROOT / "desktop/gonfalon/games").glob("*/RULES.md"):
        assert game.relative_to(ROOT).as_posix() in places


def test_only_who_asks_for_it_gets_compiled_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", raising=False)
    assert "mypyc" not in WheelBuilder(str(ROOT)).config.hook_config
    monkeypatch.setenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", "1")
    compiled = WheelBuilder(str(ROOT)).config.hook_config["mypyc"]["include"]
    assert compiled
    assert all((ROOT / path.removeprefix("/")).is_file() for path in compiled)


def test_only_a_wheel_gets_copies_and_the_address_that_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    assert build("wheel", "editable") == build("sdist") == {}
    assert "gonfalon/_data/releases.txt" not in build().values()
    monkeypatch.setenv(hatch_build.RELEASES, f" {ADDRESS}\n")
    (file,) = (Path(source) for source, text in build().items() if text == f"{ADDRESS}\n")
    assert not file.parent.exists(), "it is a scratch file"


BAD_ADDRESSES = (
    "http://example.org/gonfalon", "example.org/gonfalon", "javascript:alert(1)", "https://",
    "https://ann:secret@example.org/", "https://example.org/a b", "https://example.org/\nhttps://example.org/",
    "https://example.org/)[more](https://example.net", "https://example.org/?<b>", "https://exämple.org/",
    f"https://example.org/{'a' * 300}",
)  # fmt: skip


@pytest.mark.parametrize("address", BAD_ADDRESSES)
def test_anything_but_a_plain_address_stops_the_build_and_is_not_shown(
    address: str, tmp_path: Path, anew: pytest.MonkeyPatch
) -> None:
    anew.setenv(hatch_build.RELEASES, address)
    with pytest.raises(ValueError, match="Please write one address"):
        build()
    anew.setattr(data, "_places", lambda: [lay_out(tmp_path)])
    (tmp_path / "releases.txt").write_text(address, encoding="utf-8")
    assert data.releases_url() == ""


@pytest.mark.parametrize("address", ["https://example.org", "https://git.example.org:8443/a/b-c/releases", ADDRESS])
def test_the_program_reads_what_the_build_lets_through(address: str, tmp_path: Path, anew: pytest.MonkeyPatch) -> None:
    assert hatch_build.releases_address(address) == address
    anew.setattr(data, "_places", lambda: [lay_out(tmp_path)])
    assert data.releases_url() == ""
    (tmp_path / "releases.txt").write_text(f"{address}\n", encoding="utf-8")
    assert data.releases_url() == address


def test_the_changelog_and_the_licences_lie_where_the_data_is(tmp_path: Path, anew: pytest.MonkeyPatch) -> None:
    assert data.changelog_file() == ROOT / "CHANGELOG.md"
    assert all(data.changelog_file(code).is_file() for code in OTHERS)
    assert all(path.is_file() for path in data.licence_files())
    data._root.cache_clear()
    anew.setattr(data, "_places", lambda: [lay_out(tmp_path)])
    assert data.changelog_file() == tmp_path / "CHANGELOG.md"
    assert data.changelog_file("uk") == tmp_path / "translations" / "changelog.uk.md"


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The place of the data is looked for again in the test, and again after it."""
    data._root.cache_clear()
    monkeypatch.undo()
    yield monkeypatch
    monkeypatch.undo()
    data._root.cache_clear()


def lay_out(root: Path) -> Path:
    for name in ("cards", "translations", "resources"):
        (root / name).mkdir(parents=True)
    return root


def test_the_data_is_that_of_the_checkout_of_the_installed_wheel_or_of_the_frozen_application(
    tmp_path: Path, anew: pytest.MonkeyPatch
) -> None:
    assert data.cards_dir() == ROOT / "cards"
    for folder, given in (
        (tmp_path / "frozen/gonfalon/_data", (sys, "_MEIPASS", str(tmp_path / "frozen"))),
        (
            tmp_path / "site-packages/gonfalon/_data",
            (data, "__file__", str(tmp_path / "site-packages/gonfalon/data.py")),
        ),
    ):
        lay_out(folder)
        data._root.cache_clear()
        with anew.context() as patch:
            patch.setattr(*given, raising=False)
            assert data.resources_dir() == folder.resolve() / "resources"
            assert data.translations_dir() == folder.resolve() / "translations"
    data._root.cache_clear()
    anew.setattr(data, "__file__", str(tmp_path / "a/gonfalon/data.py"))
    with pytest.raises(data.MissingDataError, match="Please install it again"):
        data.cards_dir()
