"""The guide to cards of one's own and the card language: the same cards, positions and words in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon.data import cards_dir, translations_dir
from gonfalon.texts.languages import OTHERS
from tests.translations.orthography import LATIN, LETTERS

BESIDE_CARDS = {"card-guide": "README.md", "card-language": "language.md"}
FENCE = re.compile(r"^```([\w-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)]*)\)")
CODE = re.compile(r"`([^`\n]+)`")
OTHER_WORDS = {"Linux", "Windows", "macOS", "UTF", "Tab", "SVG", "Markdown", "YAML", "R", "B", "G", "Y", "K", "a", "z"}


@pytest.fixture(params=["card-guide", "card-language"])
def page(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def text_of(page: str, language: str) -> str:
    translated = translations_dir() / "rules" / f"{page}.{language}.md"
    path = cards_dir() / BESIDE_CARDS[page] if language == "en" else translated
    text = path.read_text(encoding="utf-8")
    for stem, name in BESIDE_CARDS.items():
        text = text.replace(f"]({name})", f"]({stem})")
    return text


def prose(page: str, language: str) -> str:
    return FENCE.sub("", text_of(page, language))


def shape(page: str, language: str) -> list[str]:
    """The signs with which paragraphs begin, those of the level of a heading, and the cells of tables."""
    found = []
    for chunk in re.split(r"\n{2,}", FENCE.sub("```", text_of(page, language)).strip()):
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
def test_cards_and_positions_are_the_same(page: str, language: str) -> None:
    assert len(FENCE.findall(text_of(page, "en"))) >= {"card-guide": 2, "card-language": 40}[page]
    assert FENCE.findall(text_of(page, language)) == FENCE.findall(text_of(page, "en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_things_are_said_in_the_same_places(page: str, language: str) -> None:
    assert shape(page, language) == shape(page, "en")


@pytest.mark.parametrize("language", OTHERS)
def test_headings_name_the_same_words(page: str, language: str) -> None:
    def named(code: str) -> list[list[str]]:
        return [CODE.findall(line) for line in re.findall(r"^#+ .*$", prose(page, code), flags=re.MULTILINE)]

    assert named(language) == named("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_the_card_language_is_mentioned(page: str, language: str) -> None:
    english, everywhere = (
        set(CODE.findall("\n".join(prose(name, "en") for name in names).replace("\n", " ")))
        for names in ((page,), BESIDE_CARDS)
    )
    translated = set(CODE.findall(prose(page, language)))
    assert english - translated == set()
    # Where English emphasises a word, another language names it beside its own.
    assert translated - everywhere == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(page: str, language: str) -> None:
    bare = LINK.sub("]", CODE.sub("", prose(page, language))).replace("Пекаря", "")
    bare = bare.replace("Oriflamme", "").replace("Alliance", "") if language in LATIN else bare
    for word in re.findall(r"[^\W\d_]+", bare):
        assert word in OTHER_WORDS or all(LETTERS[language].match(letter) for letter in word), word
    english = {line for line in prose(page, "en").splitlines() if len(re.findall(r"[a-z]+", CODE.sub("", line))) > 3}
    assert not english & set(prose(page, language).splitlines())


@pytest.mark.parametrize("language", OTHERS)
def test_the_text_is_neat(page: str, language: str) -> None:
    text = prose(page, language)
    assert not re.search(r"[ \t]$", text, flags=re.MULTILINE)
    assert not re.search(r"\S  +\S", text)
    assert text_of(page, language).count("```") == text_of(page, "en").count("```")
    assert text_of(page, language).endswith("\n")
    assert LINK.findall(text_of(page, language)) == LINK.findall(text_of(page, "en"))


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_folder_of_sets_is_the_one_that_the_readme_names(language: str) -> None:
    readme = (cards_dir().parent / "README.md").read_text(encoding="utf-8")
    folders = re.findall(r"^\| (?:Linux|Windows|macOS) \| `(.*?)`", readme, re.MULTILINE)
    assert len(folders) == 3
    for folder in folders:
        assert f"`{folder}sets`" in text_of("card-guide", language)
