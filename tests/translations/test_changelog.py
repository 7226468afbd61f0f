"""The changelog: the same versions, headings and entries in every language, each in its own words."""

from __future__ import annotations

import re

import pytest

from gonfalon.data import changelog_file
from gonfalon.texts.languages import OTHERS
from gonfalon.texts.news import Release, read_changelog
from tests.translations.orthography import LETTERS, NOTHING

CODE = re.compile(r"`([^`]+)`")
KEYS = re.compile(r"\b(?:F\d+|R|W|U|Ctrl(?:\+\w+)+)\b")
NAMES = {
    "AppImage", "Backspace", "C", "CHANGELOG", "Ctrl", "D", "Debian", "End", "F", "Fedora", "Flatpak", "G", "I", "K",
    "L", "Linux", "Linuksa", "M", "N", "O", "Pamir", "Pax", "R", "S", "Shift", "T", "U", "Ubuntu", "V", "W", "Windows",
    "Z", "macOS", "md",
}  # fmt: skip
"""What is written alike in all languages."""
# As the rules have it, see test_rules_pages.
WRONG_TERMS = {
    "ru": r"уничтож|\bочеред[ьи] событий|вскры|оборот[не]",
    "uk": r"вбивств|знищ|\bчерг[аи] подій|слідуюч|являється|приймати участь|любий|відміна|\bпапк",
    "pl": r"\bkatalog|eliminuj|zniszcz|\bekran startowy|\bbohater",
}


def text(language: str) -> str:
    return changelog_file(language).read_text(encoding="utf-8")


def shape(releases: tuple[Release, ...]) -> list[object]:
    return [
        (release.version, release.day, [(kind, len(entries)) for kind, entries in release.changes])
        for release in releases
    ]


def entries(language: str) -> list[str]:
    return [entry for release in read_changelog(text(language)) for _, entries in release.changes for entry in entries]


def test_there_is_something_to_read() -> None:
    assert len(entries("en")) > 15


@pytest.mark.parametrize("language", OTHERS)
def test_versions_headings_and_numbers_of_entries_are_the_same(language: str) -> None:
    assert shape(read_changelog(text(language))) == shape(read_changelog(text("en")))
    headings = re.findall(r"^##.*$", text(language), flags=re.MULTILINE)
    assert headings == re.findall(r"^##.*$", text("en"), flags=re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
def test_every_entry_speaks_of_the_same_commands_and_keys(language: str) -> None:
    for entry, english in zip(entries(language), entries("en"), strict=True):
        assert CODE.findall(entry) == CODE.findall(english), entry
        assert set(KEYS.findall(entry)) == set(KEYS.findall(english)), entry
        assert entry.endswith("."), entry


@pytest.mark.parametrize("language", OTHERS)
def test_every_entry_is_in_its_language(language: str) -> None:
    for line in (text(language).split("##")[0], *entries(language)):
        bare = CODE.sub("", line)
        for word in re.findall(r"[^\W\d_]+", bare):
            assert word in NAMES or all(LETTERS[language].match(letter) for letter in word), word
        found = re.search(WRONG_TERMS.get(language, NOTHING), bare, flags=re.IGNORECASE)
        assert found is None, found


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_lines_are_as_the_release_reads_them(language: str) -> None:
    lines = text(language).splitlines()
    assert all(len(line) <= 160 for line in lines)
    assert not any(line.endswith((" ", "\t")) for line in lines)
    for line in lines[lines.index("## [Unreleased]") :]:
        assert not line or line.startswith(("## [", "### ", "- ", "  "))
