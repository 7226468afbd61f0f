"""The Tab key on every screen: to all that can be used, in the order of reading, and back to where it began."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.ui.widgets.dress import HALO
from gonfalon.ui.widgets.dropdown import DropDown
from tests.games.oriflamme.window.person import Person
from tests.ui.application.test_everywhere import come_to

Key = Qt.Key
SIZES = [(1280, 800), (1024, 700)]
SCREENS = ["start", "settings", "rules", "curtain", "end"]
MOST = 200
"""More things no screen has."""


def come(person: Person, screen: str, size: tuple[int, int]) -> QWidget:
    """A screen and what the keys are in."""
    person.window.resize(*size)
    come_to(person, "start" if screen == "rules" else screen)
    if screen == "rules":
        person.window.pages.open_rules("")
    person.window.activateWindow()
    person.qtbot.waitUntil(person.window.isActiveWindow)
    return person.window.screens.curtain if person.curtained else person.screen


def within(whole: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(whole, part.rect().topLeft()), part.size())


def picture(person: Person, part: QWidget) -> QImage:
    """What is seen where a part of the window is."""
    around = within(person.window, part).adjusted(-HALO, -HALO, HALO, HALO)
    return person.window.grab(around & person.window.rect()).toImage()


def round_trip(person: Person, key: Qt.Key) -> list[QWidget]:
    """What the keys come to one after the other, until they are where they were."""
    if not person.keyboard.focusPolicy() & Qt.FocusPolicy.TabFocus or person.keyboard is person.screen:
        QTest.keyClick(person.keyboard, key)
    found: list[QWidget] = []
    while (now := person.keyboard) not in found:
        found.append(now)
        assert len(found) < MOST, "it never comes back"
        seen = picture(person, now)
        assert within(person.window, now).intersects(person.window.rect()), now
        QTest.keyClick(now, key)
        QApplication.processEvents()
        if person.keyboard is not now and now.isVisible():
            assert picture(person, now) != seen, (
                f"nothing shows that the keys are at {now} {now.accessibleName() or getattr(now, 'text', str)()}"
            )
    assert found[0] is person.keyboard, f"it comes back to {person.keyboard} and not to where it began"
    return found


def follows(whole: QWidget, first: QWidget, second: QWidget) -> bool:
    """Whether the second is read after the first: beside or beneath it, or what they lie in is so."""
    above = [first]
    while above[-1] is not whole:
        parent = above[-1].parentWidget()
        above.append(parent)
    other = second
    while (parent := other.parentWidget()) not in above:
        other = parent
    one = above[above.index(parent) - 1] if parent is not first else first
    a, b = within(whole, one), within(whole, other)
    beside = min(a.bottom(), b.bottom()) - max(a.top(), b.top()) > min(a.height(), b.height()) / 2
    return b.left() >= a.left() if beside else b.top() >= a.top() or b.left() >= a.right()


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_tab_comes_to_everything_once_and_back(person: Person, screen: str) -> None:
    shown = come(person, screen, SIZES[SCREENS.index(screen) % 2])
    forward = round_trip(person, Key.Key_Tab)
    can = {
        part
        for part in shown.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isEnabled() and part.isVisible()
    }
    assert set(forward) == can, set(forward) ^ can
    backward = round_trip(person, Key.Key_Backtab)
    at = backward.index(forward[0])
    turned = [*backward[at:], *backward[:at]]
    assert turned == [forward[0], *reversed(forward[1:])]
    first = min(
        range(len(forward)),
        key=lambda at: not all(follows(shown, one, two) for one, two in pairwise([*forward[at:], *forward[:at]])),
    )
    order = [*forward[first:], *forward[:first]]
    wrong = [(one, two) for one, two in pairwise(order) if not follows(shown, one, two)]
    assert not wrong, wrong


@pytest.mark.parametrize("screen", ["start", "settings"])
def test_a_box_of_choices_is_labelled_for_those_who_listen(person: Person, screen: str) -> None:
    """Qt tells the desktops of Unix the choice that holds instead of a name."""
    shown = come(person, screen, SIZES[0])
    boxes = shown.findChildren(DropDown)
    assert boxes or screen == "settings"
    for box in boxes:
        heard = QAccessible.queryAccessibleInterface(box)
        labels = [other for other, kind in heard.relations(QAccessible.RelationFlag.Label)]
        assert [label.text(QAccessible.Text.Name) for label in labels] == [box.accessibleName()] != [""], box
