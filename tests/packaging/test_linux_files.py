"""Desktops for Linux are told what the program is, in every language, and in the form that they ask for."""

from __future__ import annotations

import argparse
import gzip
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from gonfalon import APP_ID, __version__, cli
from gonfalon.core import record
from gonfalon.games import GAMES
from gonfalon.texts.translations import ENGLISH, LANGUAGES, OTHERS, set_language
from tests.scripts import ROOT, load_script

linux_files, catalogue, icons, workshops = (
    load_script(f"bundles.{name}") for name in ("linux_files", "catalogue", "icons", "workshop")
)
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All files of a package but the program itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        patch.setattr(linux_files.tree, "lay_out", lambda *_, **__: None)
        patch.setattr(linux_files.linked, "links", lambda *_: None)
        workshop = workshops.Workshop(work=tmp_path_factory.mktemp("work"))
        folder: Path = workshop.folder("root")
        linux_files.lay_out(workshop, folder)
    assert workshop.installed == folder
    return folder


def checked(program: str, *words: str | Path) -> str:
    """What a program says of a file; the test is skipped where it is not installed."""
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_files_are_named_as_desktops_look_for_them_and_filled(root: Path) -> None:
    for name in (
        f"applications/{APP_ID}.desktop", f"metainfo/{APP_ID}.metainfo.xml", f"mime/packages/{APP_ID}.xml",
        f"icons/hicolor/scalable/apps/{APP_ID}.svg", "man/man6/gonfalon.6.gz",
        "icons/hicolor/scalable/mimetypes/application-vnd.gonfalon.record.svg",
        "icons/hicolor/scalable/mimetypes/application-vnd.gonfalon.set.svg",
    ):  # fmt: skip
        assert (root / "usr/share" / name).is_file(), name
    for path in root.rglob("*"):
        if path.is_file() and path.suffix not in {".png", ".gz"}:
            assert not re.search(r"@[A-Z_]+@", path.read_text(encoding="utf-8")), path
    found = sorted((root / "usr/share/icons/hicolor").glob("*x*/apps/*.png"))
    assert len(found) == len(icons.SIZES)
    for path in found:
        width, height = struct.unpack(">II", path.read_bytes()[16:24])
        assert f"{width}x{height}" == path.parent.parent.name
    command = root / "usr/bin/gonfalon"
    assert command.stat().st_mode & 0o111
    # Isolated: no folder of the user's and no variable of Python's comes before the program's own files.
    assert command.read_text(encoding="utf-8").startswith("#!/usr/bin/python3 -I\n")
    assert '"/usr/lib/gonfalon"' in command.read_text(encoding="utf-8")


def test_a_name_that_nothing_fills_and_an_icon_that_is_missing_are_told(tmp_path: Path) -> None:
    with pytest.raises(workshops.BuildError, match=r"packaging/linux/x asks for @NOTHING@"):
        linux_files.fill("@NOTHING@", {"SOMETHING": ""}, "x")
    workshop = workshops.Workshop(root=tmp_path)
    workshop.app_id = "x"
    with pytest.raises(workshops.BuildError, match=r"gonfalon-16\.png is missing"):
        icons.lay_out(workshop, tmp_path, {"record": "a/b"})


def entry(root: Path) -> dict[str, str]:
    lines = (root / f"usr/share/applications/{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines[1:])


def test_the_desktop_entry_speaks_every_language(root: Path) -> None:
    keys = entry(root)
    for key in ("GenericName", "Comment", "Keywords"):
        assert {name for name in keys if name.startswith(key)} == {key, *(f"{key}[{one}]" for one in OTHERS)}
    assert all(value.endswith(";") for key, value in keys.items() if key.startswith("Keywords"))
    assert (keys["Icon"], keys["Exec"]) == (APP_ID, "gonfalon %f")
    assert checked("desktop-file-validate", root / f"usr/share/applications/{APP_ID}.desktop") == ""


SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def kinds(root: Path) -> list[ET.Element]:
    """The types of files that are described to desktops: records, and sets that are sent."""
    return ET.parse(root / f"usr/share/mime/packages/{APP_ID}.xml").findall(f"{SPACE}mime-type")


def test_records_and_sets_are_known_opened_and_named_in_every_language(root: Path) -> None:
    record_kind, set_kind = kinds(root)
    suffixes = {game.set_file_suffix for game in GAMES.values()} - {""}
    assert [glob.get("pattern") for glob in record_kind.iter(f"{SPACE}glob")] == [f"*{record.SUFFIX}"]
    assert {glob.get("pattern") for glob in set_kind.iter(f"{SPACE}glob")} == {f"*{suffix}" for suffix in suffixes}
    (begins,) = (match.get("value") for match in record_kind.iter(f"{SPACE}match"))
    assert begins
    assert all(words.startswith(begins) for words in (record.FINISHED, record.UNFINISHED))
    types = [kind.get("type") for kind in (record_kind, set_kind)]
    assert entry(root)["MimeType"] == "".join(f"{one};" for one in types)
    assert [kind.text for kind in described(root).findall("provides/mediatype")] == types
    names = []
    for kind in (record_kind, set_kind):
        comments = list(kind.iter(f"{SPACE}comment"))
        assert {comment.get(LANG) for comment in comments} == {None, *OTHERS}
        names += [comment.text for comment in comments]
    assert len(set(names)) == 2 * len(LANGUAGES)


def test_the_types_of_files_are_accepted(root: Path, tmp_path: Path) -> None:
    mime = shutil.copytree(root / "usr/share/mime", tmp_path / "mime")
    checked("update-mime-database", mime)
    kept = (mime / "globs2").read_text(encoding="utf-8")
    assert f"50:{linux_files.RECORD_TYPE}:*.gonfalon\n" in kept
    assert f"50:{linux_files.SET_TYPE}:*.gonfalon-set\n" in kept
    assert b"Gonfalon record " in (mime / "magic").read_bytes()


def described(root: Path) -> ET.Element:
    return ET.parse(root / f"usr/share/metainfo/{APP_ID}.metainfo.xml").getroot()


def valid_for_catalogues(file: Path) -> None:
    told = checked("appstreamcli", "validate", "--no-net", file)
    # Those before 1.0 do not know what since then stands for the name of the developer alone.
    told = re.sub(r"^I: .* unknown-tag developer\n", "", told, flags=re.MULTILINE)
    assert not re.search(r"^[EWI]:", told, re.MULTILINE), told


def test_catalogues_tell_everything_in_every_language_behind_the_english(root: Path) -> None:
    component = described(root)
    for tag in ("summary", "developer/name", "description/p", "description/ul/li", "keywords/keyword"):
        found = [element.get(LANG) for element in component.findall(tag)]
        assert found.count(None) == len(found) / len(LANGUAGES), tag
        assert set(found) == {None, *OTHERS}, tag
    for parent in (component.findall("description")[0], *component.findall("description/ul")):
        told = [element for element in parent if element.tag != "ul"]
        for at in range(0, len(told), len(LANGUAGES)):
            english, *others = told[at : at + len(LANGUAGES)]
            assert [element.get(LANG) for element in (english, *others)] == [None, *sorted(OTHERS)]
            assert {"Gonfalon" in (element.text or "") for element in others} == {"Gonfalon" in (english.text or "")}
    valid_for_catalogues(root / f"usr/share/metainfo/{APP_ID}.metainfo.xml")


@pytest.mark.parametrize("language", [None, *sorted(OTHERS)])
def test_every_game_is_found_by_name_in_every_language(root: Path, language: str | None) -> None:
    """The games are those of the program: one that comes has to be told of, and be found by its name."""
    component, key = described(root), "Keywords" if language is None else f"Keywords[{language}]"
    sought = [element.text for element in component.iter("keyword") if element.get(LANG) == language]
    assert entry(root)[key] == "".join(f"{word};" for word in sought)
    told = " ".join(element.text or "" for element in component.iter("li") if element.get(LANG) == language)
    set_language(language or ENGLISH)
    for game in GAMES.values():
        name = game.title()
        assert name in sought, name
        assert name in told, name


@pytest.mark.parametrize("language", [None, *sorted(OTHERS)])
def test_the_summary_has_room_in_catalogues(root: Path, language: str | None) -> None:
    (summary,) = (element.text for element in described(root).findall("summary") if element.get(LANG) == language)
    assert summary
    assert len(summary) <= 35
    assert not summary.endswith(".")


def metainfo(workshop: Any) -> ET.Element:
    return ET.fromstring(catalogue.metainfo(workshop, "<component/>"))


def test_addresses_are_told_only_when_they_are_known(root: Path, tmp_path: Path) -> None:
    assert described(root).findall("url") == []
    told = metainfo(workshops.Workshop(work=tmp_path, releases="https://example.org/a/releases"))
    assert {url.get("type"): url.text for url in told.findall("url")} == {
        "homepage": "https://example.org/a", "bugtracker": "https://example.org/a/issues",
    }  # fmt: skip


def test_pictures_are_told_of_a_released_version_alone(workshop: Any, tmp_path: Path) -> None:
    workshop.releases = "https://github.com/some-body/gonfalon/releases"
    assert metainfo(workshop).findall("screenshots") == []
    workshop.version = "0.0.9"
    images = metainfo(workshop).findall("screenshots/screenshot/image")
    for image in images:
        start, _, name = (image.text or "").rpartition("/")
        assert start == "https://raw.githubusercontent.com/some-body/gonfalon/v0.0.9/packaging/pictures"
        assert (ROOT / "packaging/pictures" / name).is_file()
    assert images
    source = (ROOT / linux_files.SOURCES / "gonfalon.metainfo.xml").read_text(encoding="utf-8")
    template = linux_files.fill(source, linux_files.facts(workshop), "the template")
    file = tmp_path / f"{APP_ID}.metainfo.xml"
    file.write_text(catalogue.metainfo(workshop, template), encoding="utf-8")
    workshop.releases = "https://example.org/releases"
    assert metainfo(workshop).findall("screenshots") == []
    valid_for_catalogues(file)


CHANGES = """# Changelog

## [Unreleased]

A third game, with `cards/pamir.yaml` & *more*.

### Added

- A third game, with `cards/pamir.yaml` & *more*.

## [0.0.9] - 2026-01-31

### Fixed

- The [curtain](https://example.org/x) hides < the hand.
"""


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    (tmp_path / "translations").mkdir()
    polish = CHANGES.replace("A third game", "Trzecia gra").replace("- The [", "- Jedno.\n- Drugie: [")
    (tmp_path / "translations/changelog.pl.md").write_text(polish, encoding="utf-8")
    made = workshops.Workshop(root=tmp_path, work=tmp_path)
    made.version, made.app_id = __version__, APP_ID
    return made


def test_releases_are_those_of_the_changelog_also_for_package_managers(workshop: Any) -> None:
    releases = metainfo(workshop).findall("releases/release")
    assert [(one.get("version"), one.get("date"), one.get("type")) for one in releases] == [
        (__version__, "2023-11-14", "development"), ("0.0.9", "2026-01-31", "stable"),
    ]  # fmt: skip
    told = [("".join(said.itertext()).replace("\n", ""), said.get(LANG)) for said in releases[0].iter("p")]
    assert told == [
        ("A third game, with cards/pamir.yaml & more.", None),
        ("Trzecia gra, with cards/pamir.yaml & more.", "pl"),
    ]
    assert not list(releases[1].iter("description")), "nothing was said in short"
    assert linux_files.history(workshop) == [
        (__version__, 1700000000, ["A third game, with `cards/pamir.yaml` & *more*."]),
        ("0.0.9", 1769860800, ["The [curtain](https://example.org/x) hides < the hand."]),
    ]
    # The section of this version takes the place of what is not released.
    workshop.version = "0.0.9"
    assert [one.get("version") for one in metainfo(workshop).iter("release")] == ["0.0.9"]
    assert [version for version, _, _ in linux_files.history(workshop)] == ["0.0.9"]


def manual(root: Path) -> str:
    return gzip.decompress((root / "usr/share/man/man6/gonfalon.6.gz").read_bytes()).decode()


def options(parser: argparse.ArgumentParser) -> set[str]:
    return {word for action in parser._actions for word in action.option_strings if word.startswith("--")}


def test_the_manual_page_has_every_option_of_every_command_and_of_the_window(root: Path) -> None:
    entries = re.split(r"^\.It Cm ", manual(root).partition(".Sh COMMANDS")[2].partition(".Sh")[0], flags=re.MULTILINE)
    told = {entry.split()[0]: entry for entry in entries[1:]}
    assert set(told) == set(cli.commands())
    for name, entry in told.items():
        parser = cli.parser_of(name, cli.find_command(name))
        assert {f"-{word}" for word in re.findall(r"Fl (-[\w-]+)", entry)} == options(parser) - {"--help"}, name
    window = manual(root).partition(".Sh DESCRIPTION")[2].partition(".Sh COMMANDS")[0]
    assert {f"-{word}" for word in re.findall(r"(?:Fl| ,) (-[\w-]+)", window)} == options(cli._overview())
    assert ".Op Ar file\n" in manual(root)


def test_the_manual_page_is_of_this_version_and_in_form(root: Path, tmp_path: Path) -> None:
    assert ".Dd November 14, 2023\n" in manual(root)
    assert f".Os Gonfalon {__version__}\n" in manual(root)
    page = tmp_path / "gonfalon.6"
    page.write_text(manual(root), encoding="utf-8")
    assert checked("mandoc", "-Tlint", "-Wwarning", page) == ""
    # Without a terminal `man` prints the page too; only its complaints begin with the name of a program.
    told = checked("man", "--warnings", "--encoding=UTF-8", "--local-file", page)
    assert not re.search(r"^(man|troff|groff|.*<standard input>):", told, re.MULTILINE), told


def test_what_is_compressed_does_not_tell_when() -> None:
    packed = linux_files.pack("a" * 1000)
    assert packed[3:8] == bytes(5)
    assert packed == linux_files.pack("a" * 1000)
