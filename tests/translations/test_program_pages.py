"""The pages about the program: the same chapters, conditions, blanks and links in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon.data import translations_dir
from gonfalon.texts.languages import LANGUAGES, OTHERS
from gonfalon.texts.news import folders
from tests.translations.orthography import LETTERS

CHAPTERS = ["news", "program", "licences", "changelog-words"]
BLANK = re.compile(r"\{(\w+)\}")
BLANKS = {
    "version", "date", "releases", "changes", "facts", "games", "sets", "settings", "reports", "notice", "licence",
    "letters",
}  # fmt: skip
CONDITION = re.compile(r"<!-- if: (\w+) -->")
LINK = re.compile(r"\[([^\]\n]+)\]\(([^)]+)\)")
WORD = re.compile(r"^- (\w+): ", re.MULTILINE)
WORDS = ["Unreleased", "Version", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
FOREIGN = re.compile(
    r"Gonfalon|Vollkorn|SIL Open Font License|GNU Lesser General Public License|Python Software Foundation|Pax Pamir"
    r"|CC BY-NC-SA|PySide6|PyYAML|Python|Qt|MIT"
)
"""What is written alike in all languages."""
SIGNS = set(" .,:;?!()–—-1234567890«»“”„’\n#")


def page(language: str) -> str:
    return (translations_dir() / "rules" / f"program.{language}.md").read_text(encoding="utf-8")


def shape(language: str) -> list[str]:
    """What kind of line follows what, with the conditions, the blanks and where the links lead."""
    found = []
    for line in page(language).splitlines():
        if line.startswith("<!-- book"):
            found.append("book")
        elif line.startswith("<!--"):
            found.append(line)
        else:
            kind = re.match(r"#+|- \w+: (?=\S)|- |\*\*", line)
            named = kind[0] if kind and WORD.match(line) else kind[0].split()[0] if kind else "text" if line else ""
            found.append(f"{named} {BLANK.findall(line)} {[target for _, target in LINK.findall(line)]}")
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same_things_in_the_same_places(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_conditions_and_blanks_are_those_that_the_program_knows(language: str) -> None:
    text = page(language)
    assert re.findall(r"<!-- chapter: ([\w-]+) -->", text) == CHAPTERS
    assert set(BLANK.findall(text)) == BLANKS
    known = {"published", "unpublished", "unwritten", "notice", "licence", "letters"}
    assert set(CONDITION.findall(text)) == known
    assert WORD.findall(text.split("<!-- chapter: changelog-words -->")[1]) == WORDS
    targets = {"{releases}", "copy:address", "copy:facts", *(f"folder:{name}" for name in folders())}
    assert {target for _, target in LINK.findall(text)} == targets
    assert "\n\n\n" not in text
    assert not re.search(r"[ \t]$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
def test_only_letters_and_signs_of_the_language(language: str) -> None:
    text = re.sub(r"<!-- (?!book).*? -->", "", page(language)).replace("<!-- book: ", "").replace(" -->", "")
    text = BLANK.sub("", LINK.sub(r"\1", text))
    text = FOREIGN.sub("", re.sub(r"^- \w+: (?=\S)|\*\*|^- ", "", text, flags=re.MULTILINE))
    for line in text.splitlines():
        for sign in line:
            assert LETTERS[language].match(sign) or sign in SIGNS, f"{sign!r}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_that_nothing_goes_online(language: str) -> None:
    never = {"en": "never goes online", "ru": "никогда не выходит в интернет", "uk": "ніколи не виходить в інтернет"}
    assert never.get(language, "nigdy sam nie łączy się z internetem") in page(language)
