"""What a newcomer reads first: short, its links lead somewhere, and its commands are those that there are."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from gonfalon.games import GAMES
from gonfalon.texts.translations import ENGLISH, OTHERS, set_language
from tests.scripts import ROOT, load_script

MOST_WORDS, MOST_LINES = 700, 90
MOST_BYTES = 3_000_000
NEWCOMERS = [ROOT / "README.md", *sorted((ROOT / "translations").glob("README.*.md"))]
PAGES = [
    *NEWCOMERS,
    *sorted((ROOT / ".github").glob("*.md")),
    ROOT / "packaging/README.md",
    ROOT / "desktop/README.md",
    ROOT / "resources/bots/README.md",
]
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
COMMAND = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The names of the headings of a page, as they are linked."""
    titles = re.findall(r"^#+ (.*)$", text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for found in LINK.findall(text(page)):
        address = unquote(found[0] or found[1])
        if address.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = address.partition("#")
        goal = (page.parent / path) if path else page
        assert goal.exists(), address
        assert not anchor or anchor in anchors(goal), address


def test_there_is_one_for_every_language_and_all_link_to_each_other() -> None:
    pages = {ENGLISH: ROOT / "README.md", **{code: ROOT / f"translations/README.{code}.md" for code in OTHERS}}
    for code, page in pages.items():
        linked = {(page.parent / one).resolve() for one, _ in LINK.findall(text(page).split("\n\n")[1])}
        assert linked == {other.resolve() for name, other in pages.items() if name != code}
        shown = {Path(one or other).name for one, other in LINK.findall(text(page)) if "pictures/" in one + other}
        assert shown >= {"round.webp", "ordonance.png", "pamir.png", "alliance-pl.png"}
        set_language(code)
        assert all(game.title() in text(page) for game in GAMES.values())


@pytest.mark.parametrize("page", NEWCOMERS, ids=lambda page: page.name)
def test_it_is_short(page: Path) -> None:
    assert len(text(page).split()) <= MOST_WORDS
    assert len(text(page).splitlines()) <= MOST_LINES


def test_its_commands_are_the_two_that_there_are() -> None:
    """Both run with every change: the second runs this test, and the first what it starts."""
    commands = load_script("commands")
    shown = [one.strip() for one in COMMAND.findall(text(ROOT / "README.md"))]
    assert shown == [f"python3 packaging/dev.py {word}" for word in ("run", "test")]
    for word in ("run", "test"):
        assert word in commands.__doc__


def test_pictures_are_light_and_those_of_stores_have_their_size() -> None:
    for picture in (ROOT / "packaging/pictures").iterdir():
        assert picture.stat().st_size <= MOST_BYTES, picture.name
        if picture.name.startswith("store-"):
            content = picture.read_bytes()
            size = tuple(int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
            assert size == (1000, 700), picture.name
