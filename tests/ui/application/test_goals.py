"""What one wants in a game: told once before the first game of its kind, and by a key whenever somebody asks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.texts.goal import PICTURE
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look import art
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.goal_paper import GoalPaper
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.widgets.dress import Words
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game

Key = Qt.Key
NAMES = ("oriflamme", "ordonance", "pamir")


@pytest.fixture
def newcomer(person: Person) -> Person:
    """Somebody who has been told nothing yet, at the start screen."""
    person.window.settings.restore("goals")
    return person


def papers(window: Window) -> list[GoalPaper]:
    return [paper for paper in window.findChildren(GoalPaper) if paper.isVisible()]


def sentences(paper: GoalPaper) -> set[str]:
    return {words.text() for words in paper.findChildren(Words)}


def test_a_newcomer_is_told_before_the_first_game_and_then_no_more(newcomer: Person) -> None:
    newcomer.window.tables.begin(game())
    (paper,) = papers(newcomer.window)
    goal = GAMES["oriflamme"].goal()
    assert sentences(paper) == {*goal.sentences, *goal.headings()}
    assert newcomer.table.still, "nothing moves meanwhile"
    newcomer.key(Key.Key_Return)
    assert not papers(newcomer.window)
    assert not newcomer.table.still
    newcomer.window.tables.begin(game())
    assert not papers(newcomer.window)


def test_the_rules_say_more(newcomer: Person) -> None:
    newcomer.window.tables.begin(game())
    newcomer.key(Key.Key_F1)
    assert isinstance(newcomer.screen, RulesScreen)
    assert newcomer.screen.current_key() == "goal"
    newcomer.key(Key.Key_Escape)
    assert newcomer.screen is newcomer.table
    assert not papers(newcomer.window)


def test_between_two_people_it_lies_upon_the_curtain(newcomer: Person) -> None:
    newcomer.window.tables.begin(game(people="RB"))
    assert papers(newcomer.window)
    newcomer.key(Key.Key_Return)
    assert not papers(newcomer.window)
    assert newcomer.window.screens.curtained, "the key that read the paper has not lifted it"


def test_nobody_is_told_who_only_watches(newcomer: Person) -> None:
    newcomer.window.tables.begin(game(people=""))
    assert not papers(newcomer.window)


def test_settings_that_hold_anything_at_all_forbid_no_telling(newcomer: Person) -> None:
    for kept in ("{}", '[1, null, ["oriflamme"]]', "7"):
        newcomer.window.settings.goals = kept
        newcomer.window.tables.begin(game())
        assert papers(newcomer.window)
        newcomer.key(Key.Key_Return)


def test_a_key_tells_it_at_any_time(person: Person) -> None:
    person.window.tables.begin(game())
    assert not papers(person.window)
    person.key(Key.Key_G)
    (paper,) = papers(person.window)
    assert isinstance(person.table.overlay, Overlay)
    assert paper.accessibleName().startswith("The throne is empty")
    person.key(Key.Key_Escape)
    assert not papers(person.window)


@pytest.mark.parametrize("name", NAMES)
def test_a_goal_leads_to_a_chapter_and_is_drawn_inside_its_frame(name: str) -> None:
    goal = GAMES[name].goal()
    books = GAMES[name].books()
    assert goal.page in {page.key for book in books.books("en", None) for page in book.pages}
    wide, high = PICTURE
    for piece in goal.picture:
        assert art.has(piece.drawing), piece
        # A card is narrower than its square.
        assert -0.15 * piece.side <= piece.left <= wide - 0.85 * piece.side, piece
        assert 0 <= piece.top <= high - piece.side, piece


@pytest.mark.parametrize("name", NAMES)
def test_the_start_screen_says_what_one_wants_in_the_chosen_game(
    name: str, open_window: OpenWindow, settings: Settings, qtbot: QtBot
) -> None:
    window = open_window()
    games = window.start.games
    games.take(name)
    goal = GAMES[name].goal()
    assert " ".join(goal.sentences) in games.about.text()
    assert games.picture.isVisible()
    assert games.picture.geometry().right() < games.about.geometry().left()
