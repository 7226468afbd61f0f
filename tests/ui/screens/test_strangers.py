"""What strangers write into their sets is never markup, never unbounded, and said as it is written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product as pairs
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from gonfalon.games.ordonance.window.page_figures import parse_armies, parse_markers
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.texts.rule_books import (
    MAX_BARS,
    MAX_FIGURES,
    MAX_INDENT,
    MAX_LINES,
    MAX_SIGNS,
    limit_markdown,
)
from gonfalon.games.oriflamme.window.page_figures import OriflammePageFigures, draw_strip, parse_position
from gonfalon.texts import rule_pages
from gonfalon.texts.rule_pages import FENCE_MARK, SIGN_MARK, split_fences
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.markdown_format import count, plain_lines, set_text
from gonfalon.ui.widgets.plain_text import tip_html, tip_text
from tests.books import every_book, playing
from tests.scripts import ROOT
from tests.ui.screens.starting import opened, put
from tests.ui.screens.stranger import write

TABLE = "|a|b|\n|-|-|\n" + "|1|2|\n" * 400
LATEST = 300
"""Seconds after which a child that waits for a file that never comes is given up."""


def in_a_child(folder: Path) -> dict[str, Any]:
    """What a process of its own shows of the set in the folder; it cannot take this one with it."""
    paths = {"PYTHONPATH": f"{ROOT / 'desktop'}{os.pathsep}{ROOT}", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "tests.ui.screens.stranger", str(folder)]
    given = {**os.environ, **paths}
    return json.loads(subprocess.check_output(command, cwd=folder, env=given, timeout=LATEST, encoding="utf-8"))


def shown(screen: RulesScreen, folder: Path, page: str) -> QTextDocument:
    """The page of a card as the rules show it."""
    write(folder, page)
    screen.open_for(playing(SetStore(folder).deck(["Fair"])), "baker")
    return screen.view.document()


@pytest.mark.slow
def test_numbers_on_cards_are_bounded(tmp_path: Path) -> None:
    numbers = [f"R.lord+{number}" for number in (99999999999999, 9999999999, 1000)]
    write(tmp_path, "".join(f"Before.\n\n```queue\n{position}\n```\n\nAfter.\n\n" for position in numbers))
    text = "\n".join(f"Before.\n{position}\nAfter." for position in numbers)
    assert in_a_child(tmp_path) == {"text": text, "tables": 0, "pictures": 0}


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_no_picture_of_a_page_and_no_name_opens_a_file(tmp_path: Path) -> None:
    """Whoever opens such a file waits for ever."""
    os.mkfifo(tmp_path / "p")
    write(tmp_path, "\n\n".join(f"Bread {signs}[picture](p)" for signs in ("!", "!!", "!!!!")), name="<img src=p>")
    assert in_a_child(tmp_path) == {"text": "\n".join(["Bread picture"] * 3), "tables": 0, "pictures": 0}


@pytest.mark.parametrize("opening", ["![", "!![", "\\![", "\\!![", "[![", "![![", "!!\\[", "&#33;[", "![]["])
def test_no_sign_before_a_link_makes_it_a_picture(qapp: QApplication, opening: str) -> None:
    document = QTextDocument()
    set_text(document, f"Bread {opening}a](/dev/zero) and ![b] and ![c][d]\n\n[b]: /dev/zero\n[d]: /dev/zero\n")
    assert not [form for form in document.allFormats() if form.isImageFormat()]


@pytest.mark.slow
def test_no_letter_of_ours_is_taken_from_a_number(book: RulesScreen, tmp_path: Path) -> None:
    for entity, rest in pairs(
        ["&#xe000;", "&#XE000;", "&#57344;", "&#0057344;", "&#xfdd0;", "&#8233;", "&#0;"],
        ["7", "", "99999999999999999999"],
    ):
        document = shown(book, tmp_path, f"{entity}{rest}\n\n```queue\nR.lord+\n```\n")
        assert document.begin().text() == f"\ufffd{rest}"
        assert sum(form.isImageFormat() for form in document.allFormats()) == 1
        assert count(book._page(), "lord") == 0
    assert plain_lines(limit_markdown("A &amp; B &#8212; C &#x1F35E; &copy;")) == ("A & B — C \U0001f35e ©",), (
        "others stay"
    )
    # A position stands alone, whatever it follows.
    for before in ("Bread and\n", "> Bread\n", "- Bread\n", "1. ~\n1.\n\n", "1.\n\n", "|a|\n|-|\n|b|\n", "a\n---\n"):
        document = shown(book, tmp_path, f"{before}```queue\nR.lord+\n```\nand more")
        assert FENCE_MARK not in document.toPlainText()
        assert sum(form.isImageFormat() for form in document.allFormats()) == 1, before
        document = shown(book, tmp_path, f"{before}```\nR.lord+\n```\nand more")
        assert FENCE_MARK not in document.toPlainText()
        assert "R.lord+" in document.toPlainText(), before
    document = shown(book, tmp_path, "```\n" * 3 + TABLE + "```\n")
    assert document.toPlainText().split("\n")[:5] == [" ```", " ```", " ```", "|a|b|", "|-|-|"], "ends no block"
    # Nothing of ours is left in a bounded page.
    for letter in ("\ue000", "\ue002S\ue002", "\ufdd0", "\ufffc", "\u2029", "\x00", "\udc80"):
        text = limit_markdown(f"a{letter}b\n\n&#{ord(letter[0])};")
        assert FENCE_MARK not in text
        assert not SIGN_MARK.search(text)
        assert split_fences(text) == (text, [])
        assert letter[0] not in text


@pytest.mark.parametrize(
    "page",
    [
        TABLE,
        "|a" * 60 + "|\n" + "|-" * 60 + "|\n" + "|\n" * 2000,
        "- " * 4000 + "a",
        ">" * 5000 + "a",
        "1) " * 3000 + "a",
        "> - a\n" * (MAX_LINES - 1),
        "a\n\n" * 3000,
        "```queue\nR.lord+\n```\n" * (MAX_FIGURES + 1),
        "```\n" + "a\n" * 4000 + "```\n",
        "a" * 9_000 + "\r" * MAX_LINES,
    ],
)
def test_too_much_is_shown_as_it_is_written(book: RulesScreen, tmp_path: Path, page: str) -> None:
    document = shown(book, tmp_path, page)
    assert not [form for form in document.allFormats() if form.isTableFormat() or form.isImageFormat()]
    assert 1 <= document.blockCount() <= MAX_LINES
    written = page.splitlines()[0]
    assert document.begin().text().strip() == written.strip()


@pytest.mark.parametrize(
    "page",
    [
        "|a|b|\n|-|-|\n" + "|1|2|\n" * ((MAX_BARS - 6) // 3),
        "".join(f"{'  ' * deep}- a\n" for deep in range(MAX_INDENT // 2)),
        "- a\n" * (MAX_LINES - 1),
        "> a\n" * min(MAX_SIGNS, MAX_LINES),
        "```queue\nR.lord+\n```\n" * MAX_FIGURES,
    ],
)
def test_as_much_as_there_is_room_for_is_laid_out(page: str) -> None:
    assert limit_markdown(page) == page.rstrip("\n")


@pytest.mark.slow
def test_a_table_is_laid_out_once_and_of_thousands_of_finds_some_are_shown(
    book: RulesScreen, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With every letter that was dressed the whole table was laid out again."""
    shown(book, tmp_path, "a" * 5000)
    assert book.view.mark("a") == 5000
    assert len(book.view.extraSelections()) <= 300
    changes: list[int] = []
    document = book.view.document()
    document.contentsChange.connect(lambda *_: changes.append(1))
    page = rule_pages.RulePage("x", "x", "|a|b|\n|-|-|\n" + "|1|2|\n" * 40)
    book.view.show_page(page, every_book("en")[0], "en", OriflammePageFigures())
    book.view.set_width(500)
    assert document.blockCount() > 80
    assert len(changes) < 10
    # Letters that were smuggled into shipped pages break nothing.
    text = f"{FENCE_MARK}7 and {FENCE_MARK}\n\n&#xe000;7\n\n&#xe000;"
    assert len(plain_lines(text)) == 3
    book.view.show_page(rule_pages.RulePage("x", "x", text), every_book("en")[0], "en", OriflammePageFigures())
    book.view.set_width(500)
    # A position is no larger than a game, and not drawn without room.
    for text in ("R.lord+1 " * 61, "/".join(["R.lord+"] * 61), "R.lord+1234", "R.lord+١"):
        with pytest.raises(ValueError, match="lord"):
            parse_position(text)
    for text in ("R: S\n" * 6, "R: " + "S " * 13, "R: " + "S" * 13):
        with pytest.raises(ValueError, match="R: S"):
            parse_armies(text)
        with pytest.raises(ValueError, match="R: I"):
            parse_markers(text.replace("S", "I"))
    shown(book, tmp_path, f"```queue\n{':' * 5000}\n```\n")
    lines = [record.getMessage() for record in caplog.records]
    assert any("cannot be drawn" in line for line in lines)
    assert max(map(len, lines)) < 250, "the log quotes little of it"
    faces = every_book("en")[0].faces
    with pytest.raises(ValueError, match="60"):
        draw_strip(parse_position("R.lord+ " * 60), faces, 590, 1.0, 1.0)
    assert draw_strip(parse_position("R.lord+ " * 20), faces, 590, 1.0, 1.0).width() <= 590


RICH = ["<img src=/dev/zero>", "a <b>bold</b> name", "R&D", "&lt;b&gt;", "<!doctype html>", "<?xml?><i>", "1 < 2"]


def test_a_tip_says_what_is_written(qtbot: QtBot) -> None:
    card = GameCard("own")
    qtbot.addWidget(card)
    card.show()
    for words in RICH:
        card.set_texts(words, "by <u>Ann</u>", "two\nlines <br> of mistakes")
        QToolTip.showText(card.mapToGlobal(QPoint(1, 1)), card.toolTip(), card)
        (label,) = {one for one in QApplication.topLevelWidgets() if isinstance(one, QLabel) and one.isVisible()}
        seen = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
        assert seen == f"{words}\nby <u>Ann</u>\ntwo\nlines <br> of mistakes"
        assert "<img" not in label.text()
        QToolTip.hideText()
    for words in ("Bread", "R&D", "a > b", "two\nlines", ""):
        assert tip_html(words) == words
    assert tip_html("&lt;b&gt;") != "&lt;b&gt;"


def test_a_long_tip_is_broken_into_lines(qtbot: QtBot) -> None:
    words = " ".join(["influence"] * 30)
    assert tip_text(tip_html(words)) == words
    card = GameCard("a")
    qtbot.addWidget(card)
    card.show()
    heights = []
    for shown in ("influence", words):
        QToolTip.showText(card.mapToGlobal(QPoint(1, 1)), tip_html(shown), card)
        (label,) = {one for one in QApplication.topLevelWidgets() if isinstance(one, QLabel) and one.isVisible()}
        heights.append(label.height())
        QToolTip.hideText()
    assert heights[1] > 2 * heights[0]


def test_all_tips_are_made_in_one_place() -> None:
    for path in (ROOT / "desktop" / "gonfalon" / "ui").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.name != "plain_text.py":
            assert "setToolTip(" not in text, f"{path}: use set_tip of ui/widgets/plain_text.py"
            assert "QToolTip.showText(" not in text, f"{path}: use show_tip of ui/widgets/plain_text.py"


def test_a_name_makes_no_shortcut(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    write(put(shelf, "fair.yaml", "").parent, "Bread.", name="R&D")
    start = opened(qtbot, settings, shelf)
    card = next(card for game, card in start.games.cards.items() if game.startswith("own:"))
    assert card.text() == card.accessibleName() == "R&D"
    assert card.shortcut().isEmpty()
    qtbot.keyClick(start, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert not card.isChecked()
