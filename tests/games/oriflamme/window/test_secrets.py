"""Nobody finds on a screen what their seat does not know: not on the board, not in words, not under the curtain."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import FRONT, Move
from tests.at_the_table.reading import heard
from tests.games.oriflamme.window.person import Person, game


def lift(person: Person) -> None:
    assert person.window.screens.curtain is not None
    QTest.mouseClick(person.window.screens.curtain.button, Qt.MouseButton.LeftButton)
    person.wait()


def curtain_lines(person: Person) -> list[str]:
    assert person.window.screens.curtain is not None
    return [entry.words.text() for entry in person.window.screens.curtain._entries]


def test_the_curtain_tells_only_what_everybody_knows(person: Person) -> None:
    """Two games that differ in hidden cards only have the same words and the same pixels on the curtain."""
    pictures: list[QImage] = []
    lines: list[list[str]] = []
    said: list[list[str]] = []
    hands: list[tuple[str, ...]] = []
    for seed in (78, 79, 80):
        person.window.tables.begin(game("RBG", people="RB", seed=seed))
        person.wait()
        lift(person)
        table = person.scene.table
        hands.append(tuple(table.seating.cards.kinds[table.faces[card]].id for card in table.hands[0]))
        person.answer(Move("place", hands[-1][seed % 7], FRONT))
        person.wait()
        assert person.curtained
        lines.append(curtain_lines(person))
        pictures.append(person.window.grab().toImage())
        said.append(heard(person.window))
        names = person.scene.words.names.cards
        assert not any(names[kind].name in line for line in lines[-1] for kind in names)
    assert len(set(hands)) == 3, "the hands should differ"
    assert said[0] == said[1] == said[2]
    assert lines[0]
    assert lines[0] == lines[1] == lines[2]
    assert pictures[0] == pictures[1] == pictures[2]
