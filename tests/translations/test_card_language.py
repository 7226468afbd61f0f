"""The reference of the card language: the same cards, positions and words in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon.data import cards_dir, translations_dir
from gonfalon.ui.folders import places

OTHERS = ("ru", "uk", "pl")
FENCE = re.compile(r"^```([\w-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LETTERS = {"ru": r"[А-Яа-яЁё]", "uk": r"[А-ЩЬЮЯа-щьюяҐґЄєІіЇїʼ]", "pl": r"[A-PR-UWYZa-pr-uwyząćęłńóśźżĄĆĘŁŃÓŚŹŻ]"}
OTHER_WORDS = {"Linux", "Windows", "macOS", "UTF", "Tab", "SVG", "Markdown", "YAML", "R", "B", "G", "Y", "K", "a", "z"}


def reference(language: str) -> str:
    translated = translations_dir() / "rules" / f"card-language.{language}.md"
    path = cards_dir() / "README.md" if language == "en" else translated
    return path.read_text(encoding="utf-8")


def prose(language: str) -> str:
    return FENCE.sub("", reference(language))


def shape(language: str) -> list[str]:
    """The signs with which paragraphs begin, those of the level of a heading, and the cells of tables."""
    found = []
    for chunk in re.split(r"\n{2,}", FENCE.sub("```", reference(language)).strip()):
        if chunk.startswith(("#", "```")):
            found.append(chunk.split()[0])
        elif chunk.startswith("|"):
            found += [f"row of {line.count('|') - line.count(chr(92) + '|')}" for line in chunk.splitlines()]
        elif chunk.startswith("- "):
            found += re.findall(r"^- ", chunk, flags=re.MULTILINE)
        else:
            found.append("paragraph")
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_cards_and_positions_are_the_same(language: str) -> None:
    assert len(FENCE.findall(reference("en"))) > 40
    assert FENCE.findall(reference(language)) == FENCE.findall(reference("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_things_are_said_in_the_same_places(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", OTHERS)
def test_headings_name_the_same_words(language: str) -> None:
    def named(code: str) -> list[list[str]]:
        return [CODE.findall(line) for line in re.findall(r"^#+ .*$", prose(code), flags=re.MULTILINE)]

    assert named(language) == named("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_the_card_language_is_mentioned(language: str) -> None:
    english = {word.replace("\n", " ") for word in CODE.findall(prose("en").replace("\n", " "))}
    translated = set(CODE.findall(prose(language)))
    assert english - translated == set()
    assert translated - english == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    bare = CODE.sub("", prose(language)).replace("Пекаря", "")
    bare = bare.replace("Oriflamme", "").replace("Alliance", "") if language == "pl" else bare
    for word in re.findall(r"[^\W\d_]+", bare):
        assert word in OTHER_WORDS or all(re.match(LETTERS[language], letter) for letter in word), word
    english = {line for line in prose("en").splitlines() if len(re.findall(r"[a-z]+", CODE.sub("", line))) > 3}
    assert not english & set(prose(language).splitlines())


@pytest.mark.parametrize("language", OTHERS)
def test_the_text_is_neat(language: str) -> None:
    text = prose(language)
    assert not re.search(r"[ \t]$", text, flags=re.MULTILINE)
    assert not re.search(r"\S  +\S", text)
    assert reference(language).count("```") == reference("en").count("```")
    assert reference(language).endswith("\n")


SYSTEMS = {
    "linux": ({"HOME": "/home/ann"}, "/home/ann", "~"),
    "win32": ({"APPDATA": r"C:\Users\ann\AppData\Roaming"}, r"C:\Users\ann\AppData\Roaming", "%APPDATA%"),
    "darwin": ({"HOME": "/Users/ann"}, "/Users/ann", "~"),
}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_folder_of_sets_is_the_one_that_the_program_reads(language: str, system: str) -> None:
    environ, start, written = SYSTEMS[system]
    folder = str(places(system, environ, "").data / "sets")
    assert folder.startswith(start)
    assert f"`{folder.replace(start, written)}`" in reference(language)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_readme_names_the_folders_of_the_program(system: str) -> None:
    environ, start, written = SYSTEMS[system]
    known = places(system, environ, "")
    readme = (cards_dir().parent / "README.md").read_text(encoding="utf-8")
    for folder in (known.data, known.settings.parent):
        path = str(folder).replace(start, written)
        separator = "\\" if system == "win32" else "/"
        assert f"`{path}{separator}`" in readme
