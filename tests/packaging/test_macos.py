from __future__ import annotations

import plistlib
import re
import struct
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QImage

from gonfalon import __version__
from gonfalon.core.record import SUFFIX
from gonfalon.games import GAMES
from gonfalon.texts.translations import LANGUAGES
from tests.scripts import ROOT, load_script

macos, pins, signing, workshop = (load_script(f"bundles.{name}") for name in ("macos", "pins", "signing", "workshop"))

TYPES = "UTExportedTypeDeclarations"
SOURCES = ROOT / "packaging/macos"
CERTIFICATE = {"MACOS_CERTIFICATE": "Y2VydA==", "MACOS_CERTIFICATE_PASSWORD": "open sesame"}
NOTARY = {"MACOS_NOTARY_KEY": "a2V5", "MACOS_NOTARY_KEY_ID": "AB12", "MACOS_NOTARY_ISSUER": "1234-5678"}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = workshop.Workshop(work=tmp_path)
    made.python = Path(sys.executable)  # it has PySide6, which is all that is asked of the tools here
    return made


@pytest.fixture
def told(place: Any) -> dict[str, Any]:
    return macos.plist(place)


def test_the_plist_says_who_this_is_and_asks_for_the_macos_that_qt_asks_for(told: dict[str, Any]) -> None:
    assert told["CFBundleIdentifier"] == "io.github.gonfalon-table.Gonfalon"
    assert __version__.startswith(told["CFBundleShortVersionString"])
    assert re.fullmatch(r"\d+(\.\d+){0,2}", told["CFBundleVersion"])
    assert (told["CFBundleDevelopmentRegion"], told["CFBundleLocalizations"]) == ("en", sorted(LANGUAGES))
    assert told["NSHighResolutionCapable"] is True
    assert told["LSApplicationCategoryType"] == "public.app-category.board-games"
    major, minor = told["LSMinimumSystemVersion"].split(".")
    assert pins.MACOS.tags[0] == f"macosx_{major}_{minor}_universal2"
    # macOS allows nothing else in identifiers.
    for identifier in (told["CFBundleIdentifier"], *(kind["UTTypeIdentifier"] for kind in told[TYPES])):
        assert re.fullmatch(r"[A-Za-z0-9.-]+", identifier)


def test_its_files_belong_to_the_application_and_are_shown_to_nobody(told: dict[str, Any]) -> None:
    endings = []
    for declared, opened in zip(told[TYPES], told["CFBundleDocumentTypes"], strict=True):
        assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
        assert opened["CFBundleTypeName"] == declared["UTTypeDescription"]
        assert opened["LSHandlerRank"] == "Owner"
        endings += declared["UTTypeTagSpecification"]["public.filename-extension"]
        # What is public.text is shown by previews and found by searches, with the hidden cards in it.
        assert declared["UTTypeConformsTo"] == ["public.data", "public.content"]
    sent = [game.set_file_suffix for game in GAMES.values() if game.set_file_suffix]
    assert endings == [suffix.removeprefix(".") for suffix in (SUFFIX, *sent)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str, told: dict[str, Any]) -> None:
    words = plistlib.loads((SOURCES / f"{language}.lproj/InfoPlist.strings").read_bytes())
    kinds = [kind["CFBundleTypeName"] for kind in told["CFBundleDocumentTypes"]]
    assert set(words) == {"CFBundleName", "CFBundleDisplayName", "NSHumanReadableCopyright", *kinds}
    assert "MIT" in words["NSHumanReadableCopyright"]
    if language == "en":
        assert words["NSHumanReadableCopyright"] == told["NSHumanReadableCopyright"]
        assert [words[kind] for kind in kinds] == kinds
    else:
        assert all(words[kind] != kind for kind in kinds)


@pytest.mark.slow
def test_the_hardened_runtime_has_no_exceptions_and_the_icon_every_size(place: Any, tmp_path: Path) -> None:
    text = (SOURCES / "entitlements.plist").read_bytes()
    assert plistlib.loads(text) == {}
    assert b"<!--" not in text  # macOS refuses to start what is signed with a comment in this file
    art, goal = ROOT / "resources/art", tmp_path / "Gonfalon.icns"
    macos.icon(place, (art / "app-icon.svg", art / "app-icon-small.svg"), macos.SHARE, goal)
    content = goal.read_bytes()
    assert struct.unpack_from(">4sI", content) == (b"icns", len(content))
    at, found = 8, {}
    while at < len(content):
        kind, length = struct.unpack_from(">4sI", content, at)
        image = QImage.fromData(content[at + 8 : at + length])
        found[kind.decode()] = image.width()
        assert image.height() == image.width()
        corner, middle = (image.pixelColor(place, place).alpha() for place in (0, image.width() // 2))
        assert (corner, middle) == (0, 255)
        at += length
    assert found == macos.ICON_SIZES
    assert found["ic10"] == 1024


def test_the_licences_of_what_is_inside_are_inside(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    put: dict[str, Any] = {}
    monkeypatch.setattr(macos, "icon", lambda *_: None)
    monkeypatch.setattr(macos, "architectures", lambda *_: {"arm64"})
    monkeypatch.setattr(macos.frozen, "freeze", lambda *_, **given: put.update(given))
    macos.freeze(place, "")
    names = {path.name for path, folder in put["more"] if folder == "licences"}
    assert names == {"LICENSE", "NOTICE", "copyright", "CC-BY-NC-SA-4.0.txt", "GPL-3.0.txt", "LGPL-3.0.txt"}
    drawn = {"record.icns", "set.icns"}
    assert drawn < {path.name for path, _ in put["more"]}
    assert all(path.name in drawn or path.is_file() for path, _ in put["more"])


def test_without_secrets_it_is_signed_by_nobody_and_says_so(place: Any, capsys: pytest.CaptureFixture[str]) -> None:
    # GitHub hands over secrets that do not exist as empty words.
    given = signing.Secrets.of(dict.fromkeys([*CERTIFICATE, *NOTARY], ""))
    with signing.identity(place, given) as identity:
        assert identity == ""
    assert "MACOS_CERTIFICATE and MACOS_CERTIFICATE_PASSWORD are not set" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "darwin", reason="there it is built")
def test_elsewhere_it_says_that_macos_is_needed(place: Any) -> None:
    with pytest.raises(workshop.BuildError, match="only be built on macOS"):
        macos.build(place)


def test_half_of_the_secrets_is_an_error_and_nothing_is_notarised_that_is_not_signed() -> None:
    for missing in (*CERTIFICATE, *NOTARY):
        with pytest.raises(workshop.BuildError, match=rf"{missing} is not set"):
            signing.Secrets.of({**CERTIFICATE, **NOTARY, missing: ""})
    with pytest.raises(workshop.BuildError, match="only what is signed"):
        signing.Secrets.of(NOTARY)
    assert signing.Secrets.of(CERTIFICATE).notary == ()


def test_a_command_that_fails_does_not_tell_its_secrets() -> None:
    with pytest.raises(workshop.BuildError) as error:
        signing.secretly([sys.executable, "-c", "print('open sesame'); raise SystemExit(3)", "open sesame"])
    assert "sesame" not in str(error.value).partition(" ended")[2]
    assert "status 3" in str(error.value)


class Apple:
    """The commands of macOS; remembers what it was asked, and the secret files that lay there then."""

    def __init__(self, status: str) -> None:
        self.status = status
        self.asked: list[list[str]] = []
        self.files: list[Path] = []

    def __call__(self, order: list[Any], **_: Any) -> SimpleNamespace:
        words = [str(word) for word in order]
        self.asked.append(words)
        files = [Path(word) for word in words if word.endswith((".p12", ".p8"))]
        assert not any(file.stat().st_mode & 0o077 for file in files)
        self.files += files
        said = ""
        if "list-keychains" in words and "-s" not in words:
            said = '    "/Users/runner/login.keychain-db"\n'
        elif "find-identity" in words:
            said = f'  1) {"0A" * 20} "Developer ID Application: Gonfalon (TEAM)"\n'
        elif "submit" in words:
            said = f'Waiting\n{{"id": "77", "status": "{self.status}"}}\n'
        elif "log" in words:
            said = "the binary is not signed"
        return SimpleNamespace(returncode=0, stdout=said)


def test_the_keychain_and_the_secret_files_go_away_again(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    apple = Apple("Accepted")
    monkeypatch.setattr(signing.subprocess, "run", apple)
    with signing.identity(place, signing.Secrets.of(CERTIFICATE)) as identity:
        assert identity == "0A" * 20
        assert apple.files[0].read_bytes() == b"cert"
    assert not apple.files[0].exists()
    assert apple.asked[-1][-2:] == ["-s", "/Users/runner/login.keychain-db"]


@pytest.mark.parametrize(("status", "stapled"), [("Accepted", True), ("Invalid", False)])
def test_what_apple_says_is_stapled_or_told(
    status: str, stapled: bool, place: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apple = Apple(status)
    monkeypatch.setattr(signing.subprocess, "run", apple)
    image = tmp_path / "Gonfalon.dmg"
    given = signing.Secrets.of({**CERTIFICATE, **NOTARY})
    if stapled:
        signing.notarise(place, given, image)
    else:
        with pytest.raises(workshop.BuildError, match=r"Apple says Invalid\. the binary is not signed"):
            signing.notarise(place, given, image)
    assert any("staple" in words for words in apple.asked) is stapled
    assert apple.files
    assert not any(file.exists() for file in apple.files)


def test_a_secret_that_is_not_in_base64_is_named_and_not_shown(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing.subprocess, "run", Apple("Accepted"))
    identity = signing.identity(place, signing.Secrets.of({**CERTIFICATE, "MACOS_CERTIFICATE": "no*base64"}))
    with pytest.raises(workshop.BuildError, match="MACOS_CERTIFICATE is not in base64"):
        identity.__enter__()
