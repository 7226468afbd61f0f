"""The card as it stands: its colours, what is said of it, the table on which it is tried, and its emblem."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.files import replace_file
from gonfalon.core.svg_sanitizer import sanitized_file
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.games.oriflamme.texts.cards import SHIPPED, CardText, card_types, deck_texts
from gonfalon.ui.look import art
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import tip_text
from gonfalon_workshop.sandbox import Sandbox
from gonfalon_workshop.window.card_view import CardView, borrowed_from, shipped_kinds
from gonfalon_workshop.window.emblem_page import EmblemPage, EmblemTile
from gonfalon_workshop.window.sandbox_view import SandboxScreen
from tests.at_the_table.player import PATIENCE
from tests.at_the_table.windows import file_dialog
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import settle
from tests.workshop.window.bench import on_bench

KEY = Qt.Key
CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
SCRIPT = CIRCLE.replace("<circle", "<script>1</script><circle")
PAGES = [(1280, 800), (1024, 700)]


@pytest.fixture
def lord(qtbot: QtBot, settings: Settings) -> CardView:
    """The panel with a shipped card."""
    return card_view(qtbot, settings)


@pytest.fixture
def soldier(qtbot: QtBot, settings: Settings) -> SandboxScreen:
    """The trial of a shipped card, on a table where nothing moves."""
    return tried(qtbot, settings, "soldier")


def tried(
    qtbot: QtBot, settings: Settings, kind: str, *, speed: str = "off", cards: CardSet | None = None
) -> SandboxScreen:
    settings.animation_speed = speed
    screen = SandboxScreen(settings)
    screen.show_trial(Sandbox(cards or all_shipped(), kind, "en"))
    shown(qtbot, screen)
    screen.setFocus()
    settle()
    return screen


def card_view(qtbot: QtBot, settings: Settings, kind: str = "lord", size: tuple[int, int] = (448, 436)) -> CardView:
    view = CardView(settings)
    view.arrange(*size)
    assert view.card.look is None
    assert not view.trial.activate.isEnabled()
    cards = all_shipped()
    view.show_card(kind, text(kind), cards.kinds[cards.number(kind)].type)
    view.show_trial(cards, kind)
    return on_bench(qtbot, settings, view, size)


def text(kind: str = "lord") -> CardText:
    return deck_texts(all_shipped(), "en")[kind]


def click(widget: QWidget) -> None:
    """Press the left button of the mouse on the middle of a widget."""
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    settle()


def key(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def lie_apart(whole: QWidget, *parts: QWidget) -> None:
    """Fail unless those parts that are visible lie within the whole and not upon each other."""
    seen = [part for part in parts if part.isVisible()]
    assert all(whole.rect().contains(part.geometry()) for part in seen)
    for one, other in combinations(seen, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)


def test_the_card_is_seen_in_the_colours_of_a_family_and_turned_over(qtbot: QtBot, lord: CardView) -> None:
    view, dots = lord, lord.families.dots
    assert view.card.look.family == "G"
    with qtbot.waitSignal(view.family_chosen) as chosen:
        click(dots["R"])
    assert chosen.args == [view.card.look.family] == [view.trial.trial.family] == ["R"]
    QTest.keyClick(dots["R"], KEY.Key_Right)
    assert view.families.family == view.card.look.family == "B"
    assert dots["B"].hasFocus()
    face = view.card.grab().toImage()
    click(view.card)
    assert view.card.isChecked()
    assert tip_text(view.card.toolTip()) == "Turn it face up"
    assert view.card.grab().toImage() != face
    view.card.setFocus()
    key(KEY.Key_Return)
    assert not view.card.isChecked()
    assert view.card.accessibleName().startswith("Lord: ")
    with qtbot.waitSignal(view.emblem_wanted):
        click(view.emblem)


def test_it_says_which_line_is_left_out(lord: CardView) -> None:
    view = lord
    assert not view.error_label.isVisible()
    assert not view.note.isVisible()
    view.show_card("lord", text(), "character", left_out=7, why="“clsoed” is no adjective.")
    settle()
    assert view.error_label.isVisible()
    assert (view.error_label.text(), view.note.text()) == ("Line 7 was skipped", "“clsoed” is no adjective.")
    view.show_card("lord", text(), "character", written=True)
    settle()
    assert not view.error_label.isVisible()
    assert view.note.text() == "This text is generated from the card’s program. You can write your own under “texts”."


def test_it_says_where_its_emblem_comes_from(lord: CardView, tmp_path: Path) -> None:
    own = tmp_path / "baker.svg"
    own.write_text(CIRCLE)
    assert lord.caption.text() == "Emblem: Lord, used until it has its own"
    for drawing, caption in (
        ("", "Its first letter, until it has an emblem"),
        ("spy", "Emblem: Spy, used until it has its own"),
        (str(own), "Emblem: baker.svg"),
    ):
        lord.show_card("baker", text(), "character", drawing)
        assert lord.caption.text() == caption
    own.write_bytes(art.source("emblem-judge").encode())
    assert borrowed_from("baker", str(own)) == "judge"
    assert borrowed_from("baker", str(tmp_path / "none.svg")) == ""


def test_the_queue_of_the_trial_is_seen_beside_the_card(qtbot: QtBot, settings: Settings) -> None:
    view = card_view(qtbot, settings, "soldier")
    sandbox, table, scene = view.trial, view.trial.table, view.trial.sandbox_screen.scene
    assert table.isVisible()
    assert "Archer" in table.accessibleName()
    other = next(card for card in sandbox.trial.table.queue if card != sandbox.trial.card)
    place = table.mapFromScene(scene.items_by_number[other].sceneBoundingRect().center())
    assert table.viewport().rect().contains(place)
    # A card on the table is shown large while it is pointed at.
    QTest.mouseMove(table.viewport(), place)
    assert view.card.look.name == "Archer"
    with qtbot.waitSignal(table.looked_at) as away:
        QTest.mouseMove(table.viewport(), QPoint(1, 1))
    assert away.args == [None]
    assert view.card.look.name == "Soldier"
    for button, begun in ((sandbox.enlarge, False), (sandbox.activate, True)):
        with qtbot.waitSignal(sandbox.opened):
            click(button)
        assert sandbox.trial.begun == begun
    # It stays in its position while the card is written.
    sandbox.trial.next_position()
    shape = sandbox.trial.position.shape
    view.set_family("R")
    assert (sandbox.trial.position.shape, sandbox.trial.begun) == (shape, False)
    view.show_trial(None, "soldier")
    assert sandbox.trial is None
    assert not sandbox.activate.isEnabled()
    assert not table.isVisible()


@pytest.mark.parametrize("size", [(448, 436), (358, 381)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_lies_over_anything_else(qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float) -> None:
    settings.text_scale = scale
    view = card_view(qtbot, settings, "lord", size)
    for left_out in (0, 7):
        view.show_card("lord", text(), "character", left_out=left_out, written=True)
        settle()
        words = view.heading, view.caption, view.error_label, view.note, view.picture_heading
        lie_apart(view, *words, view.families, view.card, view.trial, view.emblem)


# -- the trial --------------------------------------------------------------------------------------------------------


def told(screen: SandboxScreen) -> list[str]:
    """The sentences of the chronicle, in the order in which they were told."""
    model = screen.log_view.entries
    return [model.data(model.index(row)) for row in reversed(range(model.rowCount()))]


def test_a_card_is_activated_answered_and_taken_back(qtbot: QtBot, soldier: SandboxScreen) -> None:
    screen, bar = soldier, soldier.bar
    assert bar.next_button.hasFocus()
    assert not screen.undo_button.isEnabled()
    click(bar.next_button)
    assert not bar.next_button.isVisible()
    assert told(screen)[0] == "Green reveals the Soldier and takes 2 from it."
    assert screen.scene.banner.title == "Your Soldier strikes: choose a\xa0neighbour"
    assert [button.choice.title for button in screen.choices.buttons] == [
        "Red, Archer, card 1: you 3 → 4", "Blue, Heir, card 3: you 3 → 4",
    ]  # fmt: skip
    # It speaks the language of now.
    for code, words in (("uk", "Ще раз"), ("ru", "Ещё раз"), ("pl", "Jeszcze raz"), ("en", "Again")):
        language.install_language(QApplication.instance(), code)
        settle()
        assert bar.again_button.text() == words
        assert "{" not in " ".join([*told(screen), bar.words.text()])
    # As at the table of a game, a card is chosen where it lies.
    heir = screen.scene.items_by_number[screen.trial.table.queue[2]]
    QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=screen.view.mapFromScene(heir.pos()))
    settle()
    assert told(screen)[-1] == "Green’s Soldier eliminates Blue’s Heir; 1 influence on it is lost."
    assert screen.trial.over
    assert screen.scene.panels_by_seat[screen.scene.viewer].figures.score == 4
    click(screen.undo_button)
    assert len(screen.choices.buttons) == 2
    click(bar.again_button)
    assert bar.next_button.isVisible()
    assert told(screen) == []
    click(bar.show_button)
    assert bar.words.text() == "Position 2 of 3: Face up since an earlier round"
    click(bar.next_button)
    with qtbot.waitSignal(screen.closed):
        click(bar.leave_button)
    assert not screen.trial.begun


def test_the_same_with_the_keys(qtbot: QtBot, settings: Settings) -> None:
    screen = tried(qtbot, settings, "diplomat")
    key(KEY.Key_Return)
    assert screen.view.hasFocus()
    key(KEY.Key_2)
    assert told(screen)[-1] == "Green’s Diplomat is discarded."
    assert screen.bar.again_button.hasFocus()
    key(KEY.Key_Z)
    assert screen.choices.isVisible()
    with qtbot.waitSignal(screen.closed):
        key(KEY.Key_Escape)


def test_a_card_that_does_nothing_is_said_to_do_nothing(qtbot: QtBot, settings: Settings) -> None:
    idle = "name: Mine\ncards:\n  miller: {type: character, activate: []}\n"
    screen = tried(qtbot, settings, "miller", cards=from_texts((("mine.yaml", idle),), ()))
    key(KEY.Key_Return)
    assert screen.scene.banner.title == told(screen)[-1] == "Green’s Miller has no effect."


@pytest.mark.parametrize("kind", [kind for name in SHIPPED for kind in card_types(name)][::3])
def test_every_position_is_played_with_the_mouse(qtbot: QtBot, settings: Settings, kind: str) -> None:
    screen = tried(qtbot, settings, kind)
    for _ in screen.trial.positions:
        click(screen.bar.next_button)
        while screen.trial.moves:
            click(screen.choices.buttons[-1])
        assert screen.trial.over
        assert told(screen)
        click(screen.bar.show_button)
    assert screen.trial.chosen == 0


def test_steps_are_shown_one_after_the_other_or_all_at_once(qtbot: QtBot, settings: Settings) -> None:
    screen = tried(qtbot, settings, "revolt", speed="eightfold")
    click(screen.bar.next_button)
    assert len(told(screen)) < 4
    assert not screen.idle
    qtbot.waitUntil(screen.bar.again_button.hasFocus, timeout=PATIENCE)
    assert len(told(screen)) == 4


@pytest.mark.parametrize("size", PAGES)
def test_the_trial_has_its_room(qtbot: QtBot, settings: Settings, size: tuple[int, int]) -> None:
    for scale in (1.0, 1.5):
        settings.text_scale = scale
        screen = tried(qtbot, settings, "soldier")
        screen.resize(*size)
        click(screen.bar.next_button)
        lie_apart(screen, screen.bar, screen.choices, screen.undo_button, screen.rules_button, screen.log_view)
        bar = screen.bar
        lie_apart(bar, bar.words, bar.leave_button, bar.show_button, bar.again_button)


# -- the emblem --------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the set lies."""
    folder = tmp_path / "set"
    folder.mkdir()
    (folder / "windmill.svg").write_text(CIRCLE)
    return folder


def page(qtbot: QtBot, settings: Settings, folder: Path | None, emblem: str = "") -> EmblemPage:
    page = EmblemPage(settings)
    page.show_card("baker", text(), "character", emblem, "G", folder)
    shown(qtbot, page)
    settle()
    return page


def tile(page: EmblemPage, id: str) -> EmblemTile:
    return next(tile for tile in page.grid.tiles if tile.drawing.id == id)


def test_every_shipped_drawing_can_be_a_users(tmp_path: Path) -> None:
    """It passes the checker when the set is read, beside which it is written."""
    for kind in shipped_kinds():
        replace_file(tmp_path / f"{kind}.svg", art.source(f"emblem-{kind}").encode())
        assert sanitized_file(tmp_path / f"{kind}.svg")


def test_an_emblem_is_chosen_with_the_keys(qtbot: QtBot, settings: Settings) -> None:
    emblems = page(qtbot, settings, None)
    first, second, *_, last = emblems.grid.tiles
    assert first.hasFocus()
    key(KEY.Key_Right)
    assert second.hasFocus()
    assert first.isChecked()
    key(KEY.Key_Return)
    assert second.isChecked()
    key(KEY.Key_End)
    assert last.hasFocus()
    with qtbot.waitSignal(emblems.closed):
        key(KEY.Key_Escape)


def test_drawings_beside_the_set_are_offered(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    (folder / "bad.svg").write_text(SCRIPT)
    turned = "gvs.\u202emill.svg"
    (folder / turned).write_text(CIRCLE)
    (folder / ".hidden.svg").write_text(CIRCLE)
    windmill = folder / "windmill.svg"
    emblems = page(qtbot, settings, folder)
    assert {each.drawing.id for each in emblems.grid.tiles} == {"", "windmill.svg", "bad.svg", turned, *shipped_kinds()}
    assert tile(emblems, turned).text() == "gvs. mill.svg"
    for id in ("windmill.svg", "bad.svg"):
        click(tile(emblems, id))
        assert emblems.picture.look.emblem == str(windmill)
        assert tile(emblems, "windmill.svg").isChecked()
    assert emblems.notice.isVisible()
    assert emblems.notice.words.text() == "bad.svg, line 1: <script> is not allowed in an emblem; delete it"
    with qtbot.waitSignals([emblems.chosen, emblems.closed]):
        click(emblems.take_it)
    # One that was spoilt meanwhile is not taken.
    emblems = page(qtbot, settings, folder)
    click(tile(emblems, "windmill.svg"))
    windmill.write_text(SCRIPT)
    with qtbot.assertNotEmitted(emblems.chosen):
        click(emblems.take_it)
    assert emblems.notice.isVisible()


def test_a_file_of_ones_own_is_looked_at_before_it_is_taken(
    qtbot: QtBot, settings: Settings, folder: Path, tmp_path: Path
) -> None:
    emblems = page(qtbot, settings, folder)
    bad, good = tmp_path / "bad.svg", tmp_path / "good.svg"
    bad.write_text(SCRIPT)
    good.write_text(CIRCLE)
    click(emblems.open)
    dialog = file_dialog(emblems)
    dialog.fileSelected.emit(str(bad))
    dialog.close()
    assert "<script> is not allowed" in emblems.notice.words.text()
    assert tile(emblems, "").isChecked()
    emblems.take(good)
    settle()
    assert not emblems.notice.isVisible()
    assert tile(emblems, "good.svg").isChecked()
    with qtbot.waitSignal(emblems.chosen) as chosen:
        click(emblems.take_it)
    assert chosen.args == ["good.svg", CIRCLE.encode()]


@pytest.mark.parametrize("size", PAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_emblems_have_their_room(
    qtbot: QtBot, qapp: QApplication, settings: Settings, size: tuple[int, int], scale: float
) -> None:
    settings.text_scale = scale
    emblems = page(qtbot, settings, None)
    emblems.resize(*size)
    click(tile(emblems, "lord"))
    language.install_language(qapp, "uk")
    settle()
    assert emblems.take_it.text() == "Взяти цю емблему"
    assert tile(emblems, "lord").isChecked()
    assert tile(emblems, "lord").text() == "Лорд"
    words = emblems.title, emblems.panel, emblems.caption
    buttons = emblems.picture, emblems.back, emblems.open, emblems.take_it
    for noticed in (False, True):
        if noticed:
            emblems.take(Path("nowhere.svg"))
            settle()
        assert emblems.notice.isVisible() == noticed
        lie_apart(emblems, *words, *buttons)
        assert all(part.height() >= part.sizeHint().height() for part in buttons)
        for one, other in combinations(emblems.grid.tiles, 2):
            assert not one.geometry().intersects(other.geometry())
