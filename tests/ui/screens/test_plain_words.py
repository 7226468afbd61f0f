"""Tips and buttons say what is written, whoever wrote it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.shelf import Shelf
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.game_card import GameCard
from gonfalon.ui.widgets.plain import as_tip
from tests.scripts import ROOT
from tests.ui.screens.starting import opened, put
from tests.ui.screens.stranger import write

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
        assert as_tip(words) == words


def test_all_tips_are_made_in_one_place() -> None:
    for path in (ROOT / "desktop" / "gonfalon" / "ui").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.name != "plain.py":
            assert "setToolTip(" not in text, f"{path}: use set_tip of ui/widgets/plain.py"
            assert "QToolTip.showText(" not in text, f"{path}: use show_tip of ui/widgets/plain.py"


def test_a_name_makes_no_shortcut(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    write(put(shelf, "fair.yaml", "").parent, "Bread.", name="R&D")
    start = opened(qtbot, settings, shelf)
    card = next(card for game, card in start.games.cards.items() if game.startswith("own:"))
    assert card.text() == card.accessibleName() == "R&D"
    assert card.shortcut().isEmpty()
    qtbot.keyClick(start, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert not card.isChecked()
