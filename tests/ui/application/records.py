"""Records that come from outside, and what the window says about them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from gonfalon.core.dice import Dice
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.screens.library import LibraryScreen
from gonfalon.ui.widgets.buttons import Button
from tests.at_the_table.player import LEFT, PATIENCE
from tests.games.oriflamme.window.person import Person
from tests.scripts import ROOT

FINISHED_GAME = ROOT / "tests" / "records" / "four-seats.gonfalon"
UNFINISHED = ROOT / "tests" / "records" / "unfinished.gonfalon"
ORDONANCE = ROOT / "tests" / "records" / "ordonance-unfinished.gonfalon"


def overlays(person: Person) -> list[Overlay]:
    """What lies over the screen now."""
    return [overlay for overlay in person.window.findChildren(Overlay) if overlay.isVisible()]


def words_of(overlay: Overlay) -> str:
    """All that is written on it."""
    return " ".join(label.text() for label in overlay.findChildren(QLabel))


def press(overlay: Overlay, text: str) -> None:
    """Click the button with these words."""
    (button,) = [button for button in overlay.findChildren(Button) if button.text() == text]
    QTest.mouseClick(button, LEFT)


def open_record(person: Person, path: Path) -> None:
    """Double-click a record."""
    person.window.files.open(path)


def mail(path: Path, tmp_path: Path) -> Path:
    """A copy of a record where a friend's records come in."""
    copy = tmp_path / "mail" / path.name
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(path.read_bytes())
    return copy


def games(person: Person) -> list[str]:
    """The names of the unfinished games that are kept."""
    return sorted(path.name for path in person.window.tables.folder.glob("*.gonfalon"))


def play_some(person: Person, moves: int) -> None:
    """Play so many moves, or to the end, without anybody at the table seeing it."""
    dice = Dice(1)
    for _ in range(moves):
        person.match.play(dice.pick(person.match.view(person.match.decision_seat or 0).decision.moves))
        if person.match.over:
            return


def library(person: Person) -> LibraryScreen:
    """The library, which is what is shown."""
    return person.screen


def library_read(person: Person) -> LibraryScreen:
    """The library once everything there is read, and what is seen is drawn."""
    screen = library(person)
    until = person.qtbot.waitUntil
    until(lambda: not screen.library.unread and not screen._reading.isActive())
    until(
        lambda: not any(screen.pictures.lacks(screen.games.entries[row]) for row in screen.cards.seen()),
        timeout=PATIENCE,
    )
    return screen
