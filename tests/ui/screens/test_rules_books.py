"""The books of the rules: folded, searched through, linked, and opened for the game that is played."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices, QTextFormat, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.texts.cards import card_texts, card_types, shipped_texts
from gonfalon.games.oriflamme.texts.rule_books import shipped_page_cards
from gonfalon.games.oriflamme.window.page_figures import StripCard, describe_position, draw_strip, parse_position
from gonfalon.texts import rule_pages
from gonfalon.texts.players import families, family_names
from gonfalon.texts.rule_pages import SIGN_MARK, heading_anchor, split_fences, split_sections
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.markdown_format import CODE, blocks, count
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.toc import TocBook
from tests.books import every_book, pages_of, playing
from tests.ui.screens.conftest import shown as shown_screen
from tests.ui.screens.hands import type_in
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import settle

pytestmark = pytest.mark.slow

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
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
    return SetStore(tmp_path).deck(sets)


def heading(book: RulesScreen, key: str) -> TocBook:
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


def test_the_contents_show_all_books_whose_headings_fold_and_unfold(qtbot: QtBot, book: RulesScreen) -> None:
    assert [line.key for line in book.tree.headings[:-1]] == [found.key for found in every_book("en")]
    for key, volume, crumbs in (
        ("judge", "alliance", "Alliance › The ten Alliance cards"), ("card-language", "own-cards", "Own cards"),
        ("goal", "oriflamme", "Oriflamme"),
    ):  # fmt: skip
        book.open_at(key)
        assert shown(book) == {volume}
        assert book.paper.crumbs.text().startswith(crumbs)
    line, both = heading(book, "alliance"), {"oriflamme", "alliance"}
    qtbot.mouseClick(line, LEFT)
    assert (shown(book), line.accessibleDescription()) == (both, "pages shown")
    qtbot.mouseClick(line, LEFT)
    assert (shown(book), line.accessibleDescription()) == ({"oriflamme"}, "pages folded away")
    line.setFocus()
    for key, unfolded in (("Right", both), ("Left", {"oriflamme"}), ("Return", both), ("Left", {"oriflamme"})):
        qtbot.keyClick(line, Qt.Key[f"Key_{key}"])
        assert shown(book) == unfolded
    # Keys step over what is folded away.
    last = book.tree.lines[len(pages_of("oriflamme", "en")) - 1]
    at = line
    for key, came in (
        ("Down", heading(book, "ordonance")), ("Down", heading(book, "pamir")), ("Up", heading(book, "ordonance")),
        ("Up", line), ("Up", last),
    ):  # fmt: skip
        qtbot.keyClick(at, Qt.Key[f"Key_{key}"])
        assert came.hasFocus()
        at = came
    # What is folded stays so in another language.
    qtbot.mouseClick(heading(book, "own-cards"), LEFT)
    qtbot.mouseClick(book.languages.segment("uk"), LEFT)
    assert [line.text() for line in book.tree.headings][:2] == ["Орифлама", "Альянс"]
    assert shown(book) == {"oriflamme", "own-cards"}


WORDS = {"en": "adjacent", "ru": "ряд", "uk": "ряд", "pl": "kolej"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_opens_fits_and_is_searched_through(book: RulesScreen, code: str, nightly: bool) -> None:
    """Each page in one of the languages, at night in all of them; code and tables are searched in each."""
    book.read_in(code)
    texts, pages = shipped_texts(code), [page for found in every_book(code) for page in found.pages]
    assert [page.kind for page in pages if page.kind in texts] == [*card_types("oriflamme"), *card_types("alliance")]
    turn, finds = LANGUAGES.index(code), 0
    for number, page in enumerate(pages):
        if not nightly and number % len(LANGUAGES) != turn and page not in pages_of("own-cards", code):
            continue
        book.open_at(page.key)
        assert book.paper.title.text() == page.title
        text = book.view.toPlainText()
        assert text.strip()
        assert not [sign for sign in ("```", "\ue000", "\ue001", "\ue002", "](") if sign in text]
        document = book.view.document()
        assert document.size().width() <= book.view.width() + 1, page.key
        # Pictures that are alike share a format.
        images = [form for form in document.allFormats() if form.isImageFormat()]
        drawn = [fence for fence in split_fences(page.text, page.drawn)[1] if fence.drawn]
        assert len(images) == len(drawn) + len(set(SIGN_MARK.findall(page.text))), page.key
        assert all(image.hasProperty(QTextFormat.Property.ImageAltText) for image in images)
        for words in (WORDS[code], "gain: 1", "page: |-"):
            assert book.view.mark(words) == count(page, words), page.key
            finds += count(page, words)
        if page.kind in texts:
            assert book.margin.picture.isVisible()
            assert [link.look.kind for link in book.margin.links] == list(texts[page.kind].see_also)
            assert [link.text() for link in book.margin.links] == [
                texts[kind].name for kind in texts[page.kind].see_also
            ]
    assert finds > 30


def test_links_lead_to_pages_by_mouse_and_keys_and_back(qtbot: QtBot, book: RulesScreen) -> None:
    def click(words: str) -> None:
        QApplication.processEvents()
        qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, words))

    book.open_at("alliance")
    click("neighbours")
    assert book.current_key() == "adjacency"
    qtbot.keyClick(book, Qt.Key.Key_Left, ALT)
    assert book.current_key() == "alliance"
    book.open_at("own-sets")
    book.view.setFocus()
    QApplication.processEvents()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        qtbot.keyClick(book.view, key)
    assert book.current_key() == "card-guide"
    # In the repository this link names the file of the other page.
    for words, page in (("The card language", "card-language"), ("Cards of your own", "card-guide")):
        click(words)
        assert book.current_key() == page
    book.open_at("alliance-cards")
    assert [link.look.kind for link in book.margin.links] == list(card_types("alliance"))
    link = book.margin.links[0]
    QApplication.processEvents()
    qtbot.mouseClick(link, LEFT)
    assert book.current_key() == link.look.kind


def test_links_lead_to_headings_as_on_hosts_of_repositories(qtbot: QtBot, book: RulesScreen) -> None:
    assert (heading_anchor("`steal` ... `from`"), heading_anchor("Кого це стосується")) == (
        "steal--from",
        "кого-це-стосується",
    )
    text = "# Book\n\nFirst.\n\n## One `x`\n\n```yaml\n## no\n# heading\n```\n\n## Two\n\nLast | \\| .\n"
    code = "```yaml\n## no\n# heading\n```"
    assert split_sections(text) == [("Book", "First."), ("One x", code), ("Two", "Last | \\| .")]
    book.open_at("card-language")
    book.view.linked.emit("#steal--from")
    assert book.view.top_of("steal--from") is not None
    page = next(page for page in pages_of("own-cards", "en") if "### `steal`" in page.text)
    assert book.current_key() == page.key
    qtbot.waitUntil(lambda: book.area.verticalScrollBar().value() == book.view.top_of("steal--from"))
    book.view.linked.emit("#nowhere")
    assert book.current_key() == page.key
    # Code is written in letters of one width, and tables are tables.
    page = next(page for page in pages_of("own-cards", "en") if "harvest-fair.yaml" in page.text)
    fence = next(fence for fence in split_fences(page.text, page.drawn)[1] if "name: Harvest Fair" in fence.text)
    book.open_at(page.key)
    lines = [block for block in blocks(book.view.document()) if block.blockFormat().hasProperty(CODE)]
    first = [block.text() for block in lines].index("name: Harvest Fair")
    assert [block.text() for block in lines[first : first + 9]] == fence.text.split("\n")[:9]
    assert all(block.begin().fragment().charFormat().font().fixedPitch() for block in lines if block.text())
    page = next(page for page in pages_of("own-cards", "en") if "| `goes_with`" in page.text)
    book.open_at(page.key)
    (table,) = (frame for frame in book.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable))
    places = product(range(table.rows()), range(table.columns()))
    cells = [table.cellAt(*place).firstCursorPosition().block().text() for place in places]
    assert cells[0] == "Key"
    assert any(cell.endswith("begin with page: |-") for cell in cells)
    assert not any("\\" in cell or "`" in cell for cell in cells)


def test_only_the_web_opens_outside(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, book: RulesScreen, tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    book.open_for(playing(deck(tmp_path, "Harvest Fair")), "baker")
    QApplication.processEvents()
    for words in ("all", "some"):
        qtbot.mouseClick(book.view.viewport(), LEFT, NONE, link_at(book.view, words))
    assert opened == ["https://example.org"]
    assert book.paper.title.text() == "Baker"
    assert not [form for form in book.view.document().allFormats() if form.isImageFormat()]
    assert book.view.toPlainText().startswith("It bakes a picture for all and some. <img")


def test_the_rules_open_for_the_game_that_is_played(book: RulesScreen, tmp_path: Path) -> None:
    for sets, key in (
        (["Oriflamme"], "goal"), (["Alliance"], "alliance"), (["Oriflamme", "Alliance"], "mixed"),
    ):  # fmt: skip
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
    assert [line.text() for line in book.tree.headings][5:7] == ["Harvest Fair", "Own cards"]
    assert book.paper.title.text() == "Baker"
    assert book.paper.crumbs.text() == "Harvest Fair"
    assert book.margin.picture.look.emblem == str(tmp_path / "baker.svg")
    assert [link.text() for link in book.margin.links] == ["Lord", "Judge", "Fox"]
    qtbot.mouseClick(book.margin.links[2], LEFT)
    assert book.paper.title.text() == "Fox"
    assert book.paper.pill.text() == "intrigue"
    assert book.view.toPlainText() == "Gain 2 influence.\nBe quick."
    # It takes the place of a card called so only in its own book.
    assert next(line for line in book.tree.lines if line.key == "spy").text() == "Spy"
    book.open_for(playing(cards), "spy")
    assert book.paper.title.text() == "Fox"
    book.open_for(playing(cards), "baker")
    book.read_in("uk")
    assert book.paper.title.text() == "Пекар"
    assert book.view.toPlainText() == "Отримайте 1 вплив."
    # Pages of a set go when its game has ended.
    book.open_for(None)
    assert len(book.tree.headings) == 7
    assert book.paper.title.text() not in ("Пекар", "Fox")


@pytest.mark.parametrize(("code", "scale"), [("uk", 1.0), *((code, 1.5) for code in LANGUAGES)])
def test_pages_can_be_read_and_widen_no_window(qtbot: QtBot, settings: Settings, code: str, scale: float) -> None:
    settings.language, settings.text_scale = code, scale
    screen = shown_screen(qtbot, RulesScreen(settings), (1024, 700))
    for key in ("alliance-rulings", "extortion", "control", "icon-helmet", "own-deck", "card-language-3", "goal"):
        screen.open_at(key)
        settle()
        assert screen.current_key() == key
        assert scale > 1.0 or screen.width() == 1024
        assert faults(screen) == []
        assert screen.view.document().size().width() <= screen.view.width() + 1


def test_it_opens_at_the_first_chapter(book: RulesScreen, qtbot: QtBot) -> None:
    assert book.current_key() == "goal"
    assert book.paper.title.text() == "Goal of the game"
    assert "throne" in book.view.toPlainText()
    assert not book.paper.before.isVisible()
    book.open_at(every_book("en")[-1].pages[-1].key)
    assert book.paper.after.text() == "What is new"
    book.open_at(book.tree.lines[-1].key)
    assert not book.paper.after.isVisible(), "the ends have no button beyond them"
    book.open_at("dragon")
    assert book.current_key() == "goal", "there is no such page"
    # Keys scroll the page, and Esc empties the search or closes.
    type_in(book.search, "spy")
    with qtbot.assertNotEmitted(book.closed):
        qtbot.keyClick(book.search, Qt.Key.Key_Escape)
    assert book.search.text() == ""
    book.open_at("questions")
    bar = book.area.verticalScrollBar()
    book.view.setFocus()
    QApplication.processEvents()
    qtbot.keyClick(book.view, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(book.view, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    with qtbot.waitSignal(book.closed):
        qtbot.keyClick(book.view, Qt.Key.Key_Escape)


def test_a_position_is_read_and_told() -> None:
    slots = parse_position("R.royal-decree- B.lord+/B.spy-2 G.conspiracy-11")
    assert slots[1] == [StripCard("B", "lord", True, 0), StripCard("B", "spy", False, 2)]
    told = describe_position(slots, card_texts("oriflamme", "en"), family_names("en"))
    assert "1: Red, Royal Decree, face down" in told
    assert "2: Blue, Lord, face up" in told
    with pytest.raises(ValueError, match="X"):
        parse_position("X.spy-")
    with pytest.raises(ValueError, match="spy"):
        parse_position("R.spy")
    verdicts = "R.judge+** B.diplomat+4*"
    assert parse_position(verdicts) == [[StripCard("R", "judge", True, 0, 2)], [StripCard("B", "diplomat", True, 4, 1)]]
    assert describe_position(parse_position(verdicts), shipped_texts("en"), family_names("en")).count("verdict") == 2
    faces, positions = shipped_page_cards("en"), ("R.judge+", "R.judge+*", "R.judge+**")
    one, two, three = (draw_strip(parse_position(position), faces, 500, 1.0, 1.0).toImage() for position in positions)
    assert one != two != three


def test_texts_are_there_in_every_language_and_an_unknown_one_falls_back_to_english() -> None:
    for code in LANGUAGES:
        texts = families(code)
        assert set(texts) == set("RBGYK")
        assert all(text.name and text.dative and text.genitive and text.family for text in texts.values())
    assert family_names("uk")["Y"] == "Золоті"
    assert card_texts("oriflamme", "xx")["spy"].name == "Spy"
    assert family_names("xx")["R"] == "Red"
    assert pages_of("oriflamme", "xx")[0].title == "Goal of the game"
    # Apostrophes and Ё are found however they are typed.
    page = rule_pages.RulePage("x", "x", "Blue’s card; Пʼять; Перевёртыш")
    for words in ("blue's", "п'ять", "перевертыш", "ПЕРЕВЁРТЫШ"):
        assert count(page, words) == 1, words


def test_contents_links_and_buttons_turn_the_pages(qtbot: QtBot, book: RulesScreen, settings: Settings) -> None:
    line = next(line for line in book.tree.lines if line.key == "spy")
    qtbot.mouseClick(line, LEFT)
    assert book.current_key() == "spy"
    assert line.isChecked()
    qtbot.mouseClick(book.margin.links[0], LEFT)
    assert book.current_key() == "conspiracy"
    qtbot.mouseClick(book.paper.before, LEFT)
    assert book.current_key() == "ambush"
    qtbot.mouseClick(book.paper.after, LEFT)
    assert book.current_key() == "conspiracy"
    # And the history goes back and forward, until it goes another way.
    for key in ("stacks", "lord"):
        book.open_at(key)
    for key, page in (("Left", "stacks"), ("Left", "conspiracy"), ("Right", "stacks")):
        qtbot.keyClick(book, Qt.Key[f"Key_{key}"], ALT)
        assert book.current_key() == page
    book.open_at("heir")
    qtbot.keyClick(book, Qt.Key.Key_Right, ALT)
    assert book.current_key() == "heir"
    # Enter goes to the next page with a find.
    book.open_at("goal")
    type_in(book.search, "supply never")
    assert count(book._page(), "supply never") == 0
    type_in(book.search, "")
    book.search.setText("never runs out")
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book.current_key() == "components"
    assert "place" in book.search._count
    # What is folded away is found, too.
    book.search.setText("archer-captain")
    places = sum(count(page, "archer-captain") for page in pages_of("own-cards", "en"))
    counts = {line.key: line._count for line in book.tree.headings}
    assert (counts["own-cards"], counts["alliance"]) == (places, 0) != (0, 0)
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book._page() in pages_of("own-cards", "en")
    assert shown(book) == {"own-cards"}
    QApplication.processEvents()
    assert 0 <= book.view.first_mark() - book.area.verticalScrollBar().value() <= book.area.viewport().height()
    # The rules change their language alone.
    book.search.setText("")
    book.open_at("spy")
    qtbot.mouseClick(book.languages.segment("pl"), LEFT)
    assert book.paper.title.text() == "Szpieg"
    assert book.current_key() == "spy"
    assert settings.language == "en"
    assert book._heading.text() == "Rules"
    # But that of the program is theirs.
    settings.language = "uk"
    language.install_language(QApplication.instance(), "uk")
    QApplication.processEvents()
    assert book.paper.title.text() == card_texts("oriflamme", "uk")["spy"].name
    assert book.tree.lines[0].text() == pages_of("oriflamme", "uk")[0].title
