"""The board as those hear it who listen: everything on it has words, and nobody hears what their seat does not know."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.board.board_view import AccessibleBoard, BoardView
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import Player
from tests.at_the_table.reading import heard
from tests.games.at_every_table.contract import Contract, begun
from tests.session.truth import knowledge

pytestmark = pytest.mark.slow


def board(person: Player) -> list[str]:
    """What is heard of the things on the board."""
    person.until(lambda: person.table.tree.up_to_date)
    return heard(person.table.view.viewport())


def heard_alone(person: Player, known: View) -> list[str]:
    """What would be heard if there were nothing but what a seat knows."""
    game_view, scene, parent = person.table.game_view, person.table.scene, QWidget()
    alone = game_view.scene(person.table.words)
    view = BoardView(alone, alone.focus, parent)
    alone.lay_out(scene.size)
    alone.show_table(known.table, known.seat, person.match.seats, person.table.words)
    alone.ask(person.asked, View(known.seat, known.table, person.match.view(known.seat).stack, person.asked))
    tree = AccessibleBoard(alone, view)
    tree.open(True)
    tree.refresh()
    return heard(view.viewport())


def everything_has_words(person: Player) -> bool:
    """Whether those who listen hear of each thing that the keys reach what it is."""
    scene = person.scene
    return all(scene.spoken(thing) for zone in scene.focus.zones().values() for thing in zone.things)


@pytest.mark.parametrize("seat", range(3))
def test_the_board_says_what_the_seat_knows_and_nothing_else(
    person: Player, bots: HereAtOnce, table: Contract, seat: int, listening: None, nightly: bool
) -> None:
    """At the beginning, in the middle and at the end of a game."""
    bots.choose = at_random
    new_game = table.new_game("RBG", people="RBG"[seat], seed=70 + seat)
    person.sit_down(begun(new_game, 0.0 if nightly else seat / 3))
    dice, looks = Dice(seat), 0
    while not person.at_the_end and (looks < 3 or nightly):
        assert board(person) == heard_alone(person, knowledge(person.match, seat, table.known))
        assert everything_has_words(person)
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves))
        person.wait()
        looks += 1


@pytest.mark.subject("a board read aloud")
def test_everything_on_the_board_has_words_in_every_language(person: Player, table: Contract, listening: None) -> None:
    person.begin(table.new_game(seed=71))
    heard: dict[str, list[str]] = {}
    for code in LANGUAGES:
        person.window.settings.language = code
        person.until(lambda code=code: person.table.words.language == code)  # type: ignore[misc]
        heard[code] = board(person)
        assert everything_has_words(person)
        assert all(zone.heading for zone in person.scene.all_zones())
        assert len(heard[code]) == len(heard["en"])
        assert code == "en" or set(heard[code]) & set(heard["en"]) <= {person.scene.game_panel.title}


def test_nothing_is_made_for_those_who_listen_while_nobody_does(person: Player, table: Contract) -> None:
    person.begin(table.new_game(seed=72))
    person.until(lambda: person.table.tree.up_to_date)
    assert not person.table.view.viewport().findChildren(QWidget)


def test_what_lies_over_the_table_is_heard_alone(person: Player, table: Contract, listening: None) -> None:
    person.begin(table.new_game(seed=73))
    assert board(person)
    person.table.menu_button.click()
    assert not person.table.view.viewport().findChildren(QWidget)
