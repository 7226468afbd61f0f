"""What one wants in a game: told once before the first game of its kind, and by a key whenever somebody asks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gonfalon.games import GAMES
from gonfalon.texts.goal import PICTURE
from gonfalon.ui.application.window import Window
from gonfalon.ui.look import art
from gonfalon.ui.screens.goal_paper import GoalPaper
from gonfalon.ui.widgets.dress import Words
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
    window, goal = newcomer.window, GAMES["oriflamme"].goal()
    window.tables.begin(game(people=""))
    assert not papers(window), "who only watches is told nothing"
    window.tables.begin(game())
    (paper,) = papers(window)
    assert sentences(paper) == {*goal.sentences, *goal.headings()}
    assert newcomer.table.still, "nothing moves meanwhile"
    newcomer.key(Key.Key_F1)
    assert newcomer.screen.current_key() == "goal"
    newcomer.key(Key.Key_Escape)
    assert (newcomer.screen, papers(window)) == (newcomer.table, [])
    assert not newcomer.table.still
    window.tables.begin(game())
    assert not papers(window)
    # But by a key at any time, and settings that hold anything at all forbid no telling.
    newcomer.key(Key.Key_G)
    (paper,) = papers(window)
    assert paper.accessibleName().startswith("The throne is empty")
    newcomer.key(Key.Key_Escape)
    assert not papers(window)
    for kept in ("{}", '[1, null, ["oriflamme"]]', "7"):
        window.settings.goals = kept
        window.tables.begin(game())
        assert papers(window)
        newcomer.key(Key.Key_Return)
        assert not papers(window)


def test_between_two_people_it_lies_upon_the_curtain(newcomer: Person) -> None:
    newcomer.window.tables.begin(game(people="RB"))
    assert papers(newcomer.window)
    newcomer.key(Key.Key_Return)
    assert not papers(newcomer.window)
    assert newcomer.window.screens.curtained, "the key that read the paper has not lifted it"


def test_a_goal_leads_to_a_chapter_is_drawn_inside_its_frame_and_said_at_the_start(person: Person) -> None:
    wide, high = PICTURE
    games = person.window.start.games
    for name in NAMES:
        goal = GAMES[name].goal()
        assert goal.page in {page.key for book in GAMES[name].books().books("en", None) for page in book.pages}
        for piece in goal.picture:
            assert art.has(piece.drawing), piece
            # A card is narrower than its square.
            assert -0.15 * piece.side <= piece.left <= wide - 0.85 * piece.side, piece
            assert 0 <= piece.top <= high - piece.side, piece
        games.take(name)
        assert " ".join(goal.sentences) in games.about.text()
        assert games.picture.isVisible()
        assert games.picture.geometry().right() < games.about.geometry().left()
