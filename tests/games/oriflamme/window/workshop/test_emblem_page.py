"""An emblem is chosen: a shipped one, one beside the set, or a file from elsewhere that is looked at first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.emblems import emblem
from gonfalon.core.writing import replace_file
from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.oriflamme.window.workshop.card_view import shipped_kinds
from gonfalon.games.oriflamme.window.workshop.emblem_grid import EmblemTile
from gonfalon.games.oriflamme.window.workshop.emblem_page import EmblemPage
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from tests.games.oriflamme.window.workshop.bench import click
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import settle

CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
SCRIPT = CIRCLE.replace("<circle", "<script>1</script><circle")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the set lies."""
    folder = tmp_path / "set"
    folder.mkdir()
    return folder


def page(qtbot: QtBot, settings: Settings, folder: Path | None, emblem: str = "") -> EmblemPage:
    page = EmblemPage(settings)
    page.show_card("baker", deck_texts(all_shipped(), "en")["lord"], "character", emblem, "G", folder)
    shown(qtbot, page)
    settle()
    return page


def tile(page: EmblemPage, id: str) -> EmblemTile:
    return next(tile for tile in page.grid.tiles if tile.drawing.id == id)


def look(page: EmblemPage) -> CardLook:
    assert isinstance(page.picture.look, CardLook)
    return page.picture.look


@pytest.mark.sample(4)
@pytest.mark.parametrize("kind", shipped_kinds())
def test_every_shipped_drawing_can_be_a_users(kind: str, qtbot: QtBot, settings: Settings, folder: Path) -> None:
    """What is taken passes the checker when the set is read, beside which it is written."""
    emblems = page(qtbot, settings, folder)
    click(tile(emblems, kind))
    assert look(emblems).kind == kind
    with qtbot.waitSignal(emblems.chosen) as chosen:
        click(emblems.take_it)
    assert chosen.args is not None
    id, content = chosen.args
    assert id == kind
    replace_file(folder / "baker.svg", bytes(content))
    assert emblem(folder / "baker.svg")
    again = page(qtbot, settings, folder, str(folder / "baker.svg"))
    assert tile(again, kind).isChecked()


def test_it_is_chosen_with_the_keys(qtbot: QtBot, settings: Settings) -> None:
    emblems = page(qtbot, settings, None)
    first = tile(emblems, "")
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    second = emblems.grid.tiles[1]
    assert second.hasFocus()
    assert first.isChecked()
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert second.isChecked()
    QTest.keyClick(second, Qt.Key.Key_End)
    assert emblems.grid.tiles[-1].hasFocus()
    with qtbot.waitSignal(emblems.closed):
        QTest.keyClick(emblems.grid.tiles[-1], Qt.Key.Key_Escape)


def test_drawings_beside_the_set_are_offered(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    (folder / "windmill.svg").write_text(CIRCLE)
    (folder / "bad.svg").write_text(SCRIPT)
    (folder / ".hidden.svg").write_text(CIRCLE)
    emblems = page(qtbot, settings, folder)
    assert {each.drawing.id for each in emblems.grid.tiles} == {"", "windmill.svg", "bad.svg", *shipped_kinds()}
    click(tile(emblems, "windmill.svg"))
    assert look(emblems).emblem == str(folder / "windmill.svg")
    click(tile(emblems, "bad.svg"))
    assert emblems.notice.isVisible()
    assert emblems.notice.words.text() == "bad.svg, line 1: <script> is not allowed in an emblem; delete it"
    assert tile(emblems, "windmill.svg").isChecked()
    assert look(emblems).emblem == str(folder / "windmill.svg")
    with qtbot.waitSignals([emblems.chosen, emblems.closed]):
        click(emblems.take_it)


def test_a_file_of_ones_own_is_looked_at_before_it_is_taken(
    qtbot: QtBot, settings: Settings, folder: Path, tmp_path: Path
) -> None:
    emblems = page(qtbot, settings, folder)
    bad, good = tmp_path / "bad.svg", tmp_path / "good.svg"
    bad.write_text(SCRIPT)
    good.write_text(CIRCLE)
    click(emblems.open)
    assert emblems.dialog is not None
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


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"<svg", b"<svg/>", b"x" * 200_000])
def test_what_is_no_drawing_is_refused_with_a_sentence(
    qtbot: QtBot, settings: Settings, tmp_path: Path, content: bytes
) -> None:
    emblems = page(qtbot, settings, None)
    (tmp_path / "odd.svg").write_bytes(content)
    for path in (tmp_path / "odd.svg", tmp_path / "none.svg", tmp_path):
        emblems.take(path)
        assert emblems.notice.isVisible()
        assert emblems.notice.words.text().startswith(path.name)
        assert tile(emblems, "").isChecked()


def test_a_file_that_was_spoilt_meanwhile_is_not_taken(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    (folder / "windmill.svg").write_text(CIRCLE)
    emblems = page(qtbot, settings, folder)
    click(tile(emblems, "windmill.svg"))
    (folder / "windmill.svg").write_text(SCRIPT)
    with qtbot.assertNotEmitted(emblems.chosen):
        click(emblems.take_it)
    assert emblems.notice.isVisible()


def test_it_speaks_the_language_of_now(qtbot: QtBot, settings: Settings, qapp: QApplication) -> None:
    emblems = page(qtbot, settings, None)
    click(tile(emblems, "lord"))
    language.install(qapp, "uk")
    settle()
    assert emblems.take_it.text() == "Взяти цю емблему"
    assert tile(emblems, "lord").isChecked()
    assert tile(emblems, "lord").text() == "Лорд"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_has_its_room(qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float) -> None:
    settings.text_scale = scale
    emblems = page(qtbot, settings, None)
    emblems.resize(*size)
    settle()
    has_room(emblems)
    emblems.take(Path("nowhere.svg"))
    settle()
    assert emblems.notice.isVisible()
    has_room(emblems)


def has_room(emblems: EmblemPage) -> None:
    buttons = (emblems.back, emblems.open, emblems.take_it)
    parts = (emblems.title, emblems.panel, emblems.picture, emblems.caption, *buttons)
    for part in parts:
        assert emblems.rect().contains(part.geometry()), part
        assert part.height() >= part.sizeHint().height() or part in (emblems.title, emblems.panel, emblems.caption)
        for other in parts:
            assert part is other or not part.geometry().intersects(other.geometry()), (part, other)
    tiles = emblems.grid.tiles
    assert not any(one.geometry().intersects(other.geometry()) for one in tiles for other in tiles if one is not other)
