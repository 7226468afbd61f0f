"""A game is told what for, kept under a name, opened again, or begun again, by key and by the menu."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.journal import saved_games
from gonfalon.session.named_saves import named_saves_folder, save_as
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.objective import PICTURE
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.application.file_controller import NameQuestion
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look import art
from gonfalon.ui.widgets.game_card import ObjectiveSheet
from gonfalon.ui.widgets.plain_text import tip_text
from gonfalon.ui.widgets.styling import Label
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import open_record, overlays, press
from tests.ui.screens.legibility import faults

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def overlay(person: Person) -> Overlay:
    """What lies over everything else."""
    return overlays(person)[-1]


def question(person: Person) -> NameQuestion:
    (found,) = (one for one in person.window.findChildren(NameQuestion) if one.isVisible())
    return found


@pytest.mark.parametrize("how", ["key", "menu"])
def test_a_game_is_kept_under_a_name_and_opened_as_it_was(visited: Person, how: str) -> None:
    person = visited
    person.key(Key.Key_S, CONTROL)
    assert not overlays(person), "nothing is played"
    person.begin(game(seed=41))
    if how == "key":
        person.key(Key.Key_S, CONTROL)
    else:
        person.key(Key.Key_F10)
        press(overlay(person), "Save under a name")
    shown, asked = overlay(person), question(person)
    assert asked.field.hasFocus()
    assert asked.field.text().startswith("Oriflamme ")
    for stop in (*shown.buttons, asked.field):
        person.key(Key.Key_Tab)
        assert stop.hasFocus()
    assert asked.field.selectedText() == asked.field.text()
    QTest.keyClicks(asked.field, "My game")
    person.key(Key.Key_Return)
    path = named_saves_folder(person.window.tables.folder) / "My game.gonfalon"
    assert read_record(path) == person.match.record()
    assert overlay(person).accessibleName() == "The game is saved"
    person.key(Key.Key_Escape)
    assert not overlays(person)
    first, before = person.match, len(person.match.moves)
    open_record(person, path)
    press(overlay(person), "Open")
    assert person.match is not first
    assert len(person.match.moves) == before


@pytest.mark.slow
def test_the_menu_begins_the_game_again_and_names_that_will_not_do_are_refused(person: Person) -> None:
    person.begin(game(seed=41))
    first = person.match
    person.key(Key.Key_F10)
    press(overlay(person), "Start over")
    assert person.match is first
    press(overlay(person), "Start over")
    assert person.match is not first
    assert person.match.seats == first.seats
    assert not first.over
    assert not overlays(person)
    # A name that will not do is answered in a sentence.
    folder = person.window.tables.folder
    save_as(person.match.record(), "Taken", folder)
    person.key(Key.Key_S, CONTROL)
    asked = question(person)
    refused = (("", "needs a name"), ("a/b", "cannot contain these"), ("b" * 90, "too long"), ("Taken", "already"))
    for name, said in refused:
        asked.field.setText(name)
        person.key(Key.Key_Return)
        assert said in asked.refused.text()
        assert asked.isVisible()
        assert asked.field.hasFocus()
    assert [path.stem for path in named_saves_folder(folder).iterdir()] == ["Taken"]
    # A second one over it would ask for the same.
    person.key(Key.Key_S, CONTROL)
    assert question(person) is asked
    person.key(Key.Key_Return)
    assert overlay(person).accessibleName() == "The game is saved"
    person.key(Key.Key_Escape)
    # What cannot be written is told.
    shutil.rmtree(named_saves_folder(folder))
    named_saves_folder(folder).write_text("no folder")
    person.key(Key.Key_S, CONTROL)
    person.key(Key.Key_Return)
    assert overlay(person).accessibleName() == "This game cannot be saved"


GOALS = (
    ("oriflamme", ()),
    ("oriflamme", ("Alliance",)),
    ("oriflamme", ("Oriflamme", "Alliance")),
    ("ordonance", ()),
    ("pamir", ()),
)
"""Every game and box that has a goal of its own."""
MIXED = "archer, spy, shapeshifter, assassination, royal-decree, empress, judge, diplomat, infiltration, deal"


@pytest.fixture
def newcomer(person: Person) -> Person:
    """Somebody who has been told nothing yet, at the start screen."""
    person.window.settings.restore("goals")
    return person


def papers(window: Window) -> list[ObjectiveSheet]:
    return [paper for paper in window.findChildren(ObjectiveSheet) if paper.isVisible()]


def sentences(paper: ObjectiveSheet) -> set[str]:
    return {words.text() for words in paper.findChildren(Label)}


@pytest.mark.slow
def test_a_newcomer_is_told_before_the_first_game_and_then_no_more(newcomer: Person) -> None:
    window, goal = newcomer.window, GAMES["oriflamme"].objective()
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
        window.settings.keep("goals", kept)
        window.tables.begin(game())
        assert papers(window)
        newcomer.key(Key.Key_Return)
        assert not papers(window)
    # Between two people it lies upon the curtain.
    newcomer.window.settings.restore("goals")
    newcomer.window.tables.begin(game(people="RB"))
    assert papers(newcomer.window)
    newcomer.key(Key.Key_Return)
    assert not papers(newcomer.window)
    assert newcomer.window.screens.curtained, "the key that read the paper has not lifted it"


@pytest.mark.slow
def test_each_box_offers_its_first_game_until_it_was_played_or_refused(newcomer: Person) -> None:
    window = newcomer.window
    start = window.start
    window.resize(1366, 768)

    def offered(key: str) -> bool:
        start.games.take(key)
        return start.learning.text().startswith("New here?") and bool(start.learning.property("gilt"))

    assert all(offered(key) for key in ("oriflamme", "alliance", "mixed", "ordonance", "pamir"))
    # Who begins without it has refused it, and is offered that of another box all the same.
    window.tables.begin(game())
    newcomer.key(Key.Key_Return)
    assert [offered(key) for key in ("oriflamme", "alliance", "mixed")] == [False, True, True]
    # The paper offers it too, and who was led through it is told nothing again.
    window.tables.begin(replace(game(), sets=("Alliance",)))
    (paper,) = papers(window)
    assert paper.accessibleName() == " ".join(GAMES["oriflamme"].objective(("Alliance",)).sentences)
    before = saved_games(window.tables.folder)
    press(overlay(newcomer), "Learn it in a short guided game")
    assert "alliance" in window.settings.lessons
    assert len(saved_games(window.tables.folder)) == len(before) - 1, "the game that was dealt is none to continue"
    window.settings.restore("goals")
    window.tables.begin(replace(game(), sets=("Alliance",)))
    assert not papers(window)
    newcomer.key(Key.Key_G)
    (paper,) = papers(window)
    assert paper.accessibleName().startswith("The throne is still empty")


def test_a_goal_leads_to_a_chapter_is_drawn_inside_its_frame_and_said_at_the_start(person: Person) -> None:
    wide, high = PICTURE
    games = person.window.start.games
    for name, sets in GOALS:
        goal = GAMES[name].objective(sets)
        assert goal.page in {page.key for book in GAMES[name].rule_books.books("en", None) for page in book.pages}
        assert art.has(goal.scene)
        for piece in goal.picture:
            assert art.has(piece.drawing), piece
            # A card is narrower than its square.
            assert -0.15 * piece.side <= piece.left <= wide - 0.85 * piece.side, piece
            assert 0 <= piece.top <= high - piece.side, piece
        games.take(goal.name)
        assert games.about.text().startswith(goal.sentences[0])
        assert tip_text(games.below.toolTip()) == " ".join(goal.sentences)


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_goal_can_be_read_in_the_smallest_window_with_the_largest_letters(newcomer: Person, code: str) -> None:
    window = newcomer.window
    window.settings.language, window.settings.text_scale = code, 1.5
    window.resize(1024, 700)
    QApplication.processEvents()
    found = []
    for name, sets in GOALS:
        kinds = (("kinds", MIXED),) if len(sets) > 1 else ()
        bots = [Seat(family, family, "page") for family in ("R" if name == "ordonance" else "RG")]
        window.tables.begin(NewGame(name, (Seat("B", "Ann", None), *bots), seed=1, sets=sets, options=kinds))
        assert papers(window)
        QApplication.processEvents()
        found += [f"{name} {sets}: {fault}" for fault in faults(overlay(newcomer))]
        newcomer.key(Key.Key_Return)
    assert not found
