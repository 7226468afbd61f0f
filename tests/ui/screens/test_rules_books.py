"""The books of the rules: folded, searched through, linked, and opened for the game that is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.shelf import Shelf
from gonfalon.games.oriflamme.texts.books import shipped_faces
from gonfalon.games.oriflamme.texts.cards import card_types, shipped_texts
from gonfalon.games.oriflamme.window.queue_strip import StripCard, describe, draw_strip, parse
from gonfalon.texts.families import family_names
from gonfalon.texts.languages import LANGUAGES
from gonfalon.texts.markdown import SIGN, sections, slug, without_fences
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.widgets.contents import BookLine
from gonfalon.ui.widgets.page_parts import CODE, blocks
from gonfalon.ui.widgets.page_text import count
from gonfalon.ui.widgets.page_view import PageView
from tests.books import every_book, pages_of, playing
from tests.ui.screens.hands import type_in
from tests.ui.screens.legibility import faults

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
FAIR = """
name: Harvest Fair
author: Ann
cards:
  baker: {type: character, activate: [gain: 1]}
  spy: {type: intrigue, activate: [gain: 2, discard: this]}
texts:
  en:
    baker:
      name: Baker
      text: "Gain 1 influence."
      page: "It bakes ![a picture](/etc/hostname) for [all](https://example.org)
        and [some](file:///etc/passwd). <img src='/etc/hostname'>"
      see_also: [lord, judge, spy]
    spy: {name: Fox, text: "Gain 2 influence.", tip: "Be quick."}
  uk:
    baker: {name: "Пекар", text: "Отримайте 1 вплив."}
"""


def deck(tmp_path: Path, *sets: str) -> CardSet:
    (tmp_path / "fair.yaml").write_text(FAIR, encoding="utf-8")
    return Shelf(tmp_path).deck(sets)


def heading(book: RulesScreen, key: str) -> BookLine:
    return next(line for line in book.tree.headings if line.key == key)


def shown(book: RulesScreen) -> set[str]:
    """The books whose pages stand in the contents."""
    lines = {line.key for line in book.tree.lines if line.isVisible()}
    return {found.key for found in every_book("en") if lines & {page.key for page in found.pages}}


def link_at(view: PageView, words: str) -> QPoint:
    """A point on a link of the page."""
    place = view.document().find(words)
    assert not place.isNull(), words
    place.setPosition(place.selectionStart() + 1)
    rect = view.cursorRect(place)
    return QPoint(rect.left() + 2, rect.center().y())


def test_the_contents_show_all_books_with_the_one_that_is_read_unfolded(book: RulesScreen) -> None:
    boxes = ["Oriflamme", "Alliance", "Ordonance", "Pax Pamir", "Pax Pamir: the cards"]
    titles = [*boxes, "Own cards", "About the program"]
    assert [line.text() for line in book.tree.headings] == titles
    assert shown(book) == {"oriflamme"}
    book.open_at("judge")
    assert shown(book) == {"alliance"}
    assert book.paper.crumbs.text() == "Alliance › The ten Alliance cards"
    assert book.paper.title.text() == "Judge"
    book.open_at("card-language")
    assert shown(book) == {"own-cards"}
    assert book.paper.crumbs.text() == "Own cards"


def test_headings_fold_and_unfold(qtbot: QtBot, book: RulesScreen) -> None:
    line = heading(book, "alliance")
    qtbot.mouseClick(line, LEFT)
    assert shown(book) == {"oriflamme", "alliance"}
    assert line.accessibleDescription() == "pages shown"
    qtbot.mouseClick(line, LEFT)
    assert shown(book) == {"oriflamme"}
    assert line.accessibleDescription() == "pages folded away"
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Right)
    assert shown(book) == {"oriflamme", "alliance"}
    qtbot.keyClick(line, Qt.Key.Key_Left)
    qtbot.keyClick(line, Qt.Key.Key_Left)
    assert shown(book) == {"oriflamme"}
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert shown(book) == {"oriflamme", "alliance"}


def test_keys_step_over_what_is_folded_away(qtbot: QtBot, book: RulesScreen) -> None:
    heading(book, "alliance").setFocus()
    qtbot.keyClick(book.tree.headings[1], Qt.Key.Key_Down)
    assert heading(book, "ordonance").hasFocus()
    qtbot.keyClick(book.tree.headings[2], Qt.Key.Key_Down)
    assert heading(book, "pamir").hasFocus()
    qtbot.keyClick(book.tree.headings[3], Qt.Key.Key_Up)
    qtbot.keyClick(book.tree.headings[2], Qt.Key.Key_Up)
    qtbot.keyClick(book.tree.headings[1], Qt.Key.Key_Up)
    assert book.tree.lines[len(pages_of("oriflamme", "en")) - 1].hasFocus()


def test_what_is_folded_stays_so_in_another_language(qtbot: QtBot, book: RulesScreen) -> None:
    qtbot.mouseClick(heading(book, "own-cards"), LEFT)
    qtbot.mouseClick(book.languages.segment("uk"), LEFT)
    boxes = ["Орифлама", "Альянс", "Ордонанс", "Pax Pamir", "Pax Pamir: карти"]
    titles = [*boxes, "Власні карти", "Про програму"]
    assert [line.text() for line in book.tree.headings] == titles
    assert shown(book) == {"oriflamme", "own-cards"}


@pytest.mark.room
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_of_every_book_opens_and_fits(book: RulesScreen, code: str) -> None:
    book.read_in(code)
    kinds = []
    for found in every_book(code):
        assert len(found.pages) > 5
        for page in found.pages:
            book.open_at(page.key)
            assert book.paper.title.text() == page.title
            text = book.view.toPlainText()
            assert text.strip()
            assert "```" not in text
            assert "\ue000" not in text
            assert "\ue001" not in text
            assert "\ue002" not in text
            assert "](" not in text
            assert book.view.document().size().width() <= book.view.width() + 1, page.key
            # Pictures that are alike share a format.
            images = [form for form in book.view.document().allFormats() if form.isImageFormat()]
            fences = sum(fence.drawn for fence in without_fences(page.text, page.drawn)[1])
            assert len(images) == fences + len(set(SIGN.findall(page.text))), page.key
        kinds += [page.kind for page in found.pages if page.kind and found.game == "oriflamme"]
    assert kinds == [*card_types("oriflamme"), *card_types("alliance")]


@pytest.mark.at_length
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards_of_both_boxes_lead_to_each_other(qtbot: QtBot, book: RulesScreen, code: str) -> None:
    book.read_in(code)
    texts = shipped_texts(code)
    for kind, text in texts.items():
        book.open_at(kind)
        assert [link.look.kind for link in book.margin.links] == list(text.see_also), kind
        for link, other in zip(book.margin.links, text.see_also, strict=True):
            assert link.text() == texts[other].name
    kind, other = next(
        (kind, other)
        for kind in card_types("alliance")
        for other in texts[kind].see_also
        if other in card_types("alliance")
    )
    book.open_at(kind)
    QApplication.processEvents()
    qtbot.mouseClick(next(link for link in book.margin.links if link.look.kind == other), LEFT)
    assert book.current_key() == other
    book.open_at("alliance-cards")
    assert [link.look.kind for link in book.margin.links] == list(card_types("alliance"))


@pytest.mark.at_length
@pytest.mark.parametrize(
    ("code", "words"), [("en", "adjacent"), ("ru", "жетон"), ("uk", "gain: 1"), ("pl", "page: |-")]
)
def test_what_is_counted_is_what_is_marked_in_code_and_tables_too(book: RulesScreen, code: str, words: str) -> None:
    book.read_in(code)
    found = 0
    for volume in every_book(code):
        for page in volume.pages:
            book.open_at(page.key)
            assert book.view.mark(words) == count(page, words), page.key
            found += count(page, words)
    assert found >= (1 if "|" in words else 10)


def test_search_finds_what_is_folded_away(qtbot: QtBot, book: RulesScreen) -> None:
    book.search.setFocus()
    type_in(book.search, "archer-captain")
    places = sum(count(page, "archer-captain") for page in pages_of("own-cards", "en"))
    assert places > 1
    assert heading(book, "own-cards")._count == places
    assert heading(book, "alliance")._count == 0
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book._page() in pages_of("own-cards", "en")
    assert shown(book) == {"own-cards"}
    QApplication.processEvents()
    top = book.view.first_mark()
    assert top is not None
    assert 0 <= top - book.area.verticalScrollBar().value() <= book.area.viewport().height()


def test_links_lead_to_pages_and_back(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("alliance")
    QApplication.processEvents()
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, "neighbours"))
    assert book.current_key() == "adjacency"
    qtbot.keyClick(book, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.current_key() == "alliance"


def test_links_can_be_followed_by_keys(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("own-sets")
    book.view.setFocus()
    QApplication.processEvents()
    qtbot.keyClick(book.view, Qt.Key.Key_Tab)
    qtbot.keyClick(book.view, Qt.Key.Key_Return)
    assert book.current_key() == "card-guide"
    # In the repository this link names the file of the other page.
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, "The card language"))
    assert book.current_key() == "card-language"
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, "Cards of your own"))
    assert book.current_key() == "card-guide"


def test_links_lead_to_headings_as_on_hosts_of_repositories(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("card-language")
    book.view.linked.emit("#steal--from")
    assert book._page() is not None
    assert book.view.top_of("steal--from") is not None
    page = next(page for page in pages_of("own-cards", "en") if "### `steal`" in page.text)
    assert book.current_key() == page.key
    qtbot.waitUntil(lambda: book.area.verticalScrollBar().value() == book.view.top_of("steal--from"))
    book.view.linked.emit("#nowhere")
    assert book.current_key() == page.key


def test_headings_get_the_anchors_of_their_words() -> None:
    assert slug("`steal` ... `from`") == "steal--from"
    assert slug("Кого це стосується") == "кого-це-стосується"


def test_only_the_web_is_opened_outside(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, book: RulesScreen, tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    book.open_for(playing(deck(tmp_path, "Harvest Fair")), "baker")
    QApplication.processEvents()
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, "all"))
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, "some"))
    assert opened == ["https://example.org"]
    assert book.paper.title.text() == "Baker"


def test_code_is_written_in_letters_of_one_width_with_its_lines_as_they_are(book: RulesScreen) -> None:
    page = next(page for page in pages_of("own-cards", "en") if "harvest-fair.yaml" in page.text)
    fence = next(fence for fence in without_fences(page.text, page.drawn)[1] if "name: Harvest Fair" in fence.text)
    book.open_at(page.key)
    lines = [block for block in blocks(book.view.document()) if block.blockFormat().hasProperty(CODE)]
    first = next(index for index, block in enumerate(lines) if block.text() == "name: Harvest Fair")
    assert [block.text() for block in lines[first : first + 9]] == fence.text.split("\n")[:9]
    for block in lines:
        if block.text():
            assert block.begin().fragment().charFormat().font().fixedPitch()


def test_tables_are_tables(book: RulesScreen) -> None:
    page = next(page for page in pages_of("own-cards", "en") if "| `goes_with`" in page.text)
    book.open_at(page.key)
    (table,) = (frame for frame in book.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable))
    assert table.cellAt(0, 0).firstCursorPosition().block().text() == "Key"
    cells = [
        table.cellAt(row, column).firstCursorPosition().block().text()
        for row in range(table.rows())
        for column in range(table.columns())
    ]
    assert any(cell.endswith("begin with page: |-") for cell in cells)
    assert not any("\\" in cell or "`" in cell for cell in cells)


def test_sections_are_found_outside_of_code() -> None:
    text = "# Book\n\nFirst.\n\n## One `x`\n\n```yaml\n## no\n# heading\n```\n\n## Two\n\nLast | \\| .\n"
    assert sections(text) == [("Book", "First."), ("One x", "```yaml\n## no\n# heading\n```"), ("Two", "Last | \\| .")]


def test_verdict_tokens_are_drawn_and_told(qapp: QApplication) -> None:
    assert parse("R.judge+** B.diplomat+4*") == [
        [StripCard("R", "judge", True, 0, 2)],
        [StripCard("B", "diplomat", True, 4, 1)],
    ]
    told = describe(parse("R.judge+** B.diplomat+4*"), shipped_texts("en"), family_names("en"))
    assert told.count("verdict") == 2
    faces = shipped_faces("en")
    plain, marked, twice = (
        draw_strip(parse(position), faces, 500, 1.0, 1.0).toImage()
        for position in ("R.judge+", "R.judge+*", "R.judge+**")
    )
    assert plain != marked
    assert marked != twice


@pytest.mark.parametrize(
    ("sets", "key"), [(["Oriflamme"], "goal"), (["Alliance"], "alliance"), (["Oriflamme", "Alliance"], "mixed")]
)
def test_the_rules_open_for_the_game_that_is_played(
    book: RulesScreen, tmp_path: Path, sets: list[str], key: str
) -> None:
    book.open_at("spy")
    cards = deck(tmp_path, *sets)
    book.open_for(playing(cards))
    assert book.current_key() == key
    book.open_for(playing(cards), "lord")
    assert book.current_key() == "lord"
    book.open_for(playing(cards))
    assert book.current_key() == "lord", "the same game again: where the rules were left"
    book.open_for(None)
    assert book.current_key() == "lord"


def test_a_users_set_has_pages_of_its_own(qtbot: QtBot, book: RulesScreen, tmp_path: Path) -> None:
    (tmp_path / "baker.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>', encoding="utf-8"
    )
    cards = deck(tmp_path, "Oriflamme", "Harvest Fair")
    book.open_for(playing(cards))
    assert [line.text() for line in book.tree.headings] == [
        "Oriflamme",
        "Alliance",
        "Ordonance",
        "Pax Pamir",
        "Pax Pamir: the cards",
        "Harvest Fair",
        "Own cards",
        "About the program",
    ]
    assert book.paper.title.text() == "Baker"
    assert book.paper.crumbs.text() == "Harvest Fair"
    assert book.margin.picture.look.emblem == str(tmp_path / "baker.svg")
    assert [link.text() for link in book.margin.links] == ["Lord", "Judge", "Fox"]
    qtbot.mouseClick(book.margin.links[2], LEFT)
    assert book.paper.title.text() == "Fox"
    assert book.paper.pill.text() == "intrigue"
    assert book.view.toPlainText() == "Gain 2 influence.\nBe quick."
    book.open_for(playing(cards), "baker")
    book.read_in("uk")
    assert book.paper.title.text() == "Пекар"
    assert book.view.toPlainText() == "Отримайте 1 вплив."


def test_a_users_card_takes_the_place_of_one_called_so_only_in_its_own_book(book: RulesScreen, tmp_path: Path) -> None:
    cards = deck(tmp_path, "Oriflamme", "Harvest Fair")
    book.open_for(playing(cards), "spy")
    assert book.paper.title.text() == "Fox"
    line = next(line for line in book.tree.lines if line.key == "spy")
    assert line.text() == "Spy"


def test_pages_of_a_set_go_when_its_game_has_ended(qtbot: QtBot, book: RulesScreen, tmp_path: Path) -> None:
    book.open_at("stacks")
    book.open_for(playing(deck(tmp_path, "Harvest Fair")))
    assert book.paper.title.text() == "Baker"
    book.open_for(None)
    assert book.current_key() == "stacks"
    assert book.paper.title.text() == "Stacks"
    assert len(book.tree.headings) == 7
    qtbot.keyClick(book, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert book.current_key() == "stacks"


def test_a_page_of_a_set_opens_no_file(book: RulesScreen, tmp_path: Path) -> None:
    book.open_for(playing(deck(tmp_path, "Harvest Fair")), "baker")
    document = book.view.document()
    assert not [form for form in document.allFormats() if form.isImageFormat()]
    assert book.view.toPlainText().startswith("It bakes a picture for all and some.")
    assert "<img" in book.view.toPlainText()


@pytest.mark.room
@pytest.mark.sample
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["alliance-rulings", "extortion", "all-cards", "control", "icon-helmet", "own-deck", "card-language-3"]
)
def test_the_new_pages_can_be_read(
    qtbot: QtBot, qapp: QApplication, settings: Settings, key: str, code: str, scale: float
) -> None:
    settings.language, settings.text_scale = code, scale
    screen = RulesScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.open_at(key)
    screen.show()
    qtbot.waitExposed(screen)
    qapp.processEvents()
    assert screen.current_key() == key
    assert faults(screen) == []
    assert screen.view.document().size().width() <= screen.view.width() + 1
