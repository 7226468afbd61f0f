"""The editor of sets, with the keys that a person presses."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.yaml_reader import compose_yaml
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon_workshop.completion import Completion, completions
from gonfalon_workshop.diagnostics import QuickFix, diagnose
from gonfalon_workshop.window.editor import CardEditor
from gonfalon_workshop.window.editor_tabs import FindBar
from tests.scripts import ROOT

README = (ROOT / "cards" / "README.md").read_text(encoding="utf-8")
SET = re.findall(r"```yaml\n(name: Harvest.*?)```", README, re.DOTALL)[0]
OTHERS = tuple(kind.id for kind in all_shipped().kinds)
KEYS = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def editor(qtbot: QtBot) -> CardEditor:
    def find(line: int, column: int) -> tuple[int, Sequence[Completion]]:
        return completions(editor.toPlainText(), line, column, OTHERS)

    editor = CardEditor(find)
    qtbot.addWidget(editor)
    editor.resize(792, 436)
    editor.show()
    editor.setFocus()
    return editor


def press(editor: CardEditor, key: Qt.Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    QTest.keyClick(editor, key, modifier)


def typed(editor: CardEditor, words: str) -> None:
    for letter in words:
        press(editor, KEYS.Key_Return if letter == "\n" else letter)


def test_the_indentation_is_typed_by_the_editor(editor: CardEditor) -> None:
    typed(editor, "cards:\nbaker:\n")
    for key, modifier, line in (
        (KEYS.Key_Backspace, PLAIN, "  "), (KEYS.Key_Tab, PLAIN, "    "), (KEYS.Key_Backtab, SHIFT, "  "),
        (KEYS.Key_Tab, PLAIN, "    "),
    ):  # fmt: skip
        press(editor, key, modifier)
        assert editor.textCursor().block().text() == line
    typed(editor, "type: character\nactivate:\n- gain: 1\n- choose:\nsell:\n- gain: 2")
    assert editor.toPlainText() == (
        "cards:\n  baker:\n    type: character\n    activate:\n      - gain: 1\n      - choose:\n          sell:\n"
        "            - gain: 2"
    )


def test_lines_that_are_chosen_move_together(editor: CardEditor) -> None:
    editor.open_text("a\nb\n\nc\n")
    editor.selectAll()
    for key, modifier, text in (
        (KEYS.Key_Tab, PLAIN, "  a\n  b\n\n  c\n"), (KEYS.Key_Backtab, SHIFT, "a\nb\n\nc\n"),
        ("/", CTRL, "# a\n# b\n\n# c\n"), ("/", CTRL, "a\nb\n\nc\n"), (KEYS.Key_Z, CTRL, "# a\n# b\n\n# c\n"),
    ):  # fmt: skip
        press(editor, key, modifier)
        assert editor.toPlainText() == text


def test_a_whole_card_is_written_by_what_fits(editor: CardEditor) -> None:
    """Ctrl+Space, some letters, and Enter for each word."""
    typed(editor, "cards:\nguard:\n")
    for letters in ("ty", "ch"):
        press(editor, KEYS.Key_Space, CTRL)
        typed(editor, letters)
        assert editor.words.isVisible()
        typed(editor, "\n")
        assert not editor.words.isVisible()
    typed(editor, "\n")
    press(editor, KEYS.Key_Space, CTRL)
    typed(editor, "ac\n\n- ")
    for letters in ("eli", "one", "adj"):
        press(editor, KEYS.Key_Space, CTRL)
        typed(editor, letters + "\n")
    assert editor.toPlainText() == (
        "cards:\n  guard:\n    type: character\n    activate:\n      - eliminate: one adjacent"
    )
    assert diagnose(Path("guard.yaml"), editor.toPlainText(), OTHERS).shown is not None


def test_a_word_of_the_list_is_taken_with_the_mouse(editor: CardEditor) -> None:
    """Unless the list is gone: by Escape, or because one went to another line."""
    editor.open_text("cards:\n  guard:\n    type: \n")
    words = editor.words
    for leave in (lambda: press(editor, KEYS.Key_Escape), lambda: editor.go_to(0)):
        editor.go_to(2, 10)
        press(editor, KEYS.Key_Space, CTRL)
        assert words.isVisible()
        leave()
        assert not words.isVisible()
    editor.go_to(2, 10)
    press(editor, KEYS.Key_Space, CTRL)
    item = next(item for row in range(words.count()) if (item := words.item(row)).text() == "intrigue")
    QTest.mouseClick(words.viewport(), Qt.MouseButton.LeftButton, pos=words.visualItemRect(item).center())
    assert "type: intrigue" in editor.toPlainText()
    assert editor.hasFocus()


@pytest.mark.parametrize("seed", range(4))
def test_another_text_is_taken_so_that_it_can_be_undone(editor: CardEditor, seed: int) -> None:
    """Texts with letters beyond the first plane, which Qt counts twice."""
    dice = random.Random(seed)
    texts = [SET]
    editor.open_text(SET)
    for _ in range(12):
        old = texts[-1]
        start = dice.randrange(len(old))
        new = old[:start] + dice.choice(["", "ї", "\U0001f35e", "\n  # x\n"]) + old[start + dice.randrange(9) :]
        editor.take_text(new)
        assert editor.toPlainText() == new
        if new != old:
            texts.append(new)
    for old in reversed(texts[:-1]):
        editor.undo()
        assert editor.toPlainText() == old


def test_a_mistake_is_underlined_and_mended(editor: CardEditor) -> None:
    text = SET.replace("Harvest", "\U0001f35e").replace("adjacent open", "adjcent open")
    editor.open_text(text)
    (fault,) = diagnose(Path("fair.yaml"), text, OTHERS).faults
    editor.show_faults([fault], {fault.line: "wrong"})
    waves = [
        mark.cursor.selectedText()
        for mark in editor.extraSelections()
        if mark.format.underlineStyle() is QTextCharFormat.UnderlineStyle.WaveUnderline
    ]
    assert waves == ["adjcent"]
    editor.mend(fault.mend)
    assert editor.toPlainText() == text.replace("adjcent", "adjacent")
    editor.undo()
    assert editor.toPlainText() == text
    # Marks move with the text before it is read anew.
    editor.go_to(0)
    typed(editor, "\n\n")
    assert {mark.cursor.blockNumber() for mark in editor.extraSelections()} == {fault.line + 2}
    # Letters that Qt counts twice are counted once.
    editor.open_text("a: \U0001f35e\U0001f35e bread\n")
    editor.go_to(0, 5)
    assert editor.place() == (0, 5)
    editor.mend(QuickFix(0, 6, 5, "loaf"))
    assert editor.toPlainText() == "a: \U0001f35e\U0001f35e loaf\n"


def test_what_was_searched_for_is_gone_through_round_the_text(editor: CardEditor, qtbot: QtBot) -> None:
    editor.open_text(SET)
    bar = FindBar(editor)
    qtbot.addWidget(bar)
    bar.open()
    QTest.keyClicks(bar.field, "gain")
    count = SET.lower().count("gain")
    assert count > 3
    lines = []
    for _ in range(count + 1):
        QTest.keyClick(bar.field, KEYS.Key_Return)
        lines.append(editor.textCursor().position())
    assert lines[-1] == lines[0]
    assert len(set(lines)) == count
    QTest.keyClick(bar.field, KEYS.Key_Return, SHIFT)
    assert editor.textCursor().position() == lines[-2]
    QTest.keyClick(bar.field, KEYS.Key_Escape)
    assert not bar.isVisible()
    assert editor.hasFocus()


STEERED = [
    (KEYS.Key_Return, PLAIN), (KEYS.Key_Tab, PLAIN), (KEYS.Key_Backtab, SHIFT), (KEYS.Key_Backspace, PLAIN),
    (KEYS.Key_Slash, CTRL), (KEYS.Key_Space, CTRL), (KEYS.Key_A, PLAIN),
]  # fmt: skip


def test_a_copy_to_look_at_stays_as_it_is(editor: CardEditor) -> None:
    editor.open_text(SET)
    editor.setReadOnly(True)
    editor.go_to(7, 10)
    for key in (*STEERED, (KEYS.Key_X, CTRL)):
        press(editor, *key)
    assert editor.toPlainText() == SET
    assert not editor.words.isVisible()


@pytest.mark.parametrize("seed", range(2))
def test_no_key_loses_anything_that_cannot_be_taken_back(editor: CardEditor, seed: int, nightly: bool) -> None:
    """Keys at random, all over the text; undone one by one they lead back to it."""
    dice = random.Random(seed)
    editor.open_text(SET)
    keys = [*STEERED, (KEYS.Key_Down, SHIFT), (KEYS.Key_Escape, PLAIN), (KEYS.Key_PageDown, SHIFT)]
    for _ in range(500 if nightly else 60):
        if dice.random() < 0.3:
            editor.go_to(dice.randrange(editor.document().blockCount()), dice.randrange(30))
        press(editor, *dice.choice(keys))
        try:
            compose_yaml(editor.toPlainText(), "")
        except CardFileError:
            pass
    while editor.document().isUndoAvailable():
        editor.undo()
    assert editor.toPlainText() == SET


def test_a_line_of_the_text_says_where_it_lies(editor: CardEditor) -> None:
    editor.open_text(SET)
    first, second = editor.line_rect(0), editor.line_rect(1)
    assert 20 <= first.height() <= 30
    assert second.top() - first.bottom() in (0, 1, 2)
    assert editor.line_rect(10_000).isEmpty()
    editor.verticalScrollBar().setValue(editor.verticalScrollBar().maximum())
    assert editor.line_rect(0).isEmpty()
    at = editor.cursorForPosition(QPoint(5, 5)).blockNumber()
    assert not editor.line_rect(at).isEmpty()
