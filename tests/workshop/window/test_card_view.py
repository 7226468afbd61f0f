"""The card as it stands: its colours, what is said of it, the small table on which it is tried, and its emblem."""

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
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.games.oriflamme.texts.cards import SHIPPED, CardText, card_types, deck_texts
from gonfalon.ui.look import art
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import tip_text
from gonfalon.ui.widgets.styling import Label
from gonfalon_workshop.window.card_view import CardView, borrowed_from, shipped_kinds
from gonfalon_workshop.window.emblem_page import EmblemPage, EmblemTile
from gonfalon_workshop.window.sandbox_view import SandboxView
from tests.at_the_table.player import PATIENCE
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
def soldier(qtbot: QtBot, settings: Settings) -> SandboxView:
    """The small table with a shipped card, on which nothing moves."""
    settings.animation_speed = "off"
    return trial_view(qtbot, settings, "soldier")


def trial_view(qtbot: QtBot, settings: Settings, kind: str, *, large: bool = True) -> SandboxView:
    view = SandboxView(settings)
    view.set_large(large)
    view.show_card(all_shipped(), kind, "en")
    return on_bench(qtbot, settings, view, (448, 436) if large else (190, 220))


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


def test_the_trial_takes_the_whole_panel_and_gives_it_back(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "off"
    view = card_view(qtbot, settings, "soldier")
    trial, table = view.trial.trial, view.trial.table
    assert "Soldier" in table.accessibleName()
    assert "Archer" in table.accessibleName()
    # A card on the table is shown large while it is pointed at.
    other = next(card for card in trial.table.queue if card != trial.card)
    QTest.mouseMove(table, table.place_of(other).center().toPoint())
    assert view.card.look.name != "Soldier"
    with qtbot.waitSignal(table.looked_at) as away:
        QTest.mouseMove(table, QPoint(2, 2))
    assert away.args == [None]
    assert view.card.look.name == "Soldier"
    click(view.trial.activate)
    assert view.trial.large
    assert not view.card.isVisible()
    assert view.trial.width() > view.width() * 0.9
    view.trial.choices[0].setFocus()
    key(KEY.Key_Escape)
    assert not view.trial.large
    assert view.card.isVisible()
    assert view.trial.enlarge.hasFocus()


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


# -- the small table ---------------------------------------------------------------------------------------------------


def told(view: SandboxView) -> list[str]:
    """The sentences that are to be read."""
    asked = {view.asked, view.asked_more}
    words = [found for found in view.area.widget().findChildren(Label) if found.isVisible()]
    return [found.text() for found in words if found not in asked]


def choose(view: SandboxView, index: int) -> None:
    view.area.ensureWidgetVisible(view.choices[index])
    settle()
    click(view.choices[index])


def test_a_card_is_activated_answered_and_taken_back(soldier: SandboxView) -> None:
    view = soldier
    assert view.activate.isVisible()
    assert not view.undo.isEnabled()
    click(view.activate)
    assert not view.activate.isVisible()
    assert told(view) == ["Green reveals the Soldier and takes 2 from it."]
    assert view.asked.text() == "Your Soldier strikes: choose a\xa0neighbour"
    assert [button.text() for button in view.choices] == [
        "Red, Archer, card 1: you 3 → 4", "Blue, Heir, card 3: you 3 → 4",
    ]  # fmt: skip
    # It speaks the language of now.
    for code, words in (("uk", "Скасувати"), ("ru", "Отменить"), ("pl", "Cofnij"), ("en", "Undo")):
        language.install_language(QApplication.instance(), code)
        settle()
        assert view.undo.text() == words
        seen = [*told(view), *(button.text() for button in view.choices), view.title.text()]
        assert len(seen) == 4
        assert "{" not in " ".join(seen)
    choose(view, 1)
    assert told(view)[-1] == "Green’s Soldier eliminates Blue’s Heir; 1 influence on it is lost."
    assert not view.choices
    assert "Green: 1 before, 4 now" in view.influence.accessibleName()
    click(view.undo)
    assert len(view.choices) == 2
    click(view.again)
    assert view.activate.isVisible()
    assert told(view) == []
    click(view.another)
    assert view.trial.chosen == 1
    assert view.title.text() == "Face up since an earlier round"
    # It stays in its position while the card is written.
    shape = view.trial.position.shape
    click(view.activate)
    view.show_card(all_shipped(), "soldier", "en", "R")
    assert view.trial.position.shape == shape
    assert not view.trial.begun
    view.show_card(None, "soldier", "en")
    assert not view.activate.isEnabled()
    assert view.trial is None


def test_the_same_with_the_keys(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "off"
    view = trial_view(qtbot, settings, "diplomat")
    view.activate.setFocus(Qt.FocusReason.TabFocusReason)
    key(KEY.Key_Return)
    assert view.choices[0].hasFocus()
    key(KEY.Key_2)
    assert told(view)[-1] == "Green’s Diplomat is discarded."
    assert view.undo.hasFocus()
    key(KEY.Key_Z)
    assert view.choices[0].hasFocus()
    key(KEY.Key_Return)
    assert view.choices[0].text() == "Red, Diplomat, card 1"
    with qtbot.waitSignal(view.closed):
        key(KEY.Key_Escape)


def test_whoever_is_elsewhere_stays_there(soldier: SandboxView) -> None:
    """Typing goes on in the editor while the card is shown anew."""
    other = QWidget(soldier.window())
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    for cards in (all_shipped(), None):
        soldier.show_card(cards, "soldier", "en")
        assert other.hasFocus()


@pytest.mark.parametrize("kind", [kind for name in SHIPPED for kind in card_types(name)][::3])
def test_every_position_is_played_with_the_mouse(qtbot: QtBot, settings: Settings, kind: str) -> None:
    settings.animation_speed = "off"
    view = trial_view(qtbot, settings, kind)
    for _ in view.trial.positions:
        click(view.activate)
        while view.choices:
            choose(view, -1)
        assert view.trial.over
        assert told(view) == view.trial.lines
        click(view.another)
    assert view.trial.chosen == 0


def test_steps_are_shown_one_after_the_other_or_all_at_once(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "eightfold"
    view = trial_view(qtbot, settings, "revolt")
    click(view.activate)
    assert view.telling
    assert len(told(view)) < 4
    assert not view.choices
    qtbot.waitUntil(lambda: not view.telling, timeout=PATIENCE)
    settle()
    assert len(told(view)) == 4
    # Any key and any click show the rest at once.
    settings.animation_speed = "half"
    for finish in (lambda: key(KEY.Key_Space), lambda: click(view.table)):
        click(view.again)
        view.activate.setFocus()
        key(KEY.Key_Space)
        assert view.telling
        finish()
        assert not view.telling
        assert len(told(view)) == 4
    settings.reduced_motion = True
    click(view.again)
    click(view.activate)
    assert len(told(view)) == 4


@pytest.mark.parametrize("large", [True, False])
def test_the_table_has_its_room(qtbot: QtBot, settings: Settings, large: bool) -> None:
    settings.animation_speed = "off"
    for scale in (1.0, 1.5):
        settings.text_scale = scale
        view = trial_view(qtbot, settings, "soldier", large=large)
        if large:
            click(view.activate)
        buttons = view.activate, view.undo, view.again, view.another
        lie_apart(view, view.heading, view.table, view.influence, view.area, *buttons)
    assert view.table.isVisible()
    assert view.another.isVisible() == large
    for button in () if large else (view.enlarge, view.activate):
        with qtbot.waitSignal(view.enlarge_wanted):
            click(button)
    assert view.trial.begun


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
    emblems.dialog.fileSelected.emit(str(bad))
    emblems.dialog.close()
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
