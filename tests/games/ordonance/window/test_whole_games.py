"""Games of Ordonance from the first card to the last screen, by mouse and by keys, with and without motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gonfalon.core.dice import Dice
from gonfalon.games.ordonance.rules.moves import Move
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.ordonance.window.commander import HOWS, Commander, How, campaign


def play_on(person: Commander, hows: tuple[How, ...], seed: int, moves: int = 1000) -> set[str]:
    """Play so many moves of one's own, each in one of these ways; the words of what was answered."""
    dice = Dice(seed)
    words = set()
    while not person.at_the_end and moves:
        assert person.asked is not None
        move: Move = dice.pick(person.asked.moves)
        before = len(person.match.moves)
        person.answer(move, dice.pick(hows))
        assert person.match.moves[before] == move, f"'{person.match.moves[before:]}' instead of '{move}'"
        words.add("play" if move.unit else "pass")
        person.wait()
        moves -= 1
        if not person.at_the_end:
            person.scene.focus.leave()
            person.scene.focus.hide()
            assert not unlike_rebuilt(person.scene, person.match.view(person.scene.viewer))
    return words


@pytest.mark.slow
@pytest.mark.subject("a whole game by mouse at Ordonance's table")
def test_by_the_mouse_alone(person: Commander) -> None:
    person.begin(campaign("RB", seed=11))
    play_on(person, ("drag", "click"), 11)
    person.check_end()


@pytest.mark.nightly
def test_by_the_mouse_while_everything_moves(person: Commander, swift: None) -> None:
    person.begin(campaign("RBK", people="B", seed=12, first=None, scoring="points"))
    play_on(person, ("drag", "click"), 12)
    person.check_end()


@pytest.mark.slow
def test_by_keys_alone(person: Commander) -> None:
    person.begin(campaign("RBG", seed=13))
    play_on(person, ("digit", "arrows"), 13)
    person.check_end()


@pytest.mark.nightly
def test_in_every_way_until_every_place_is_taken(person: Commander, bots: HereAtOnce) -> None:
    """Territories that are decided take cards as long as they have places; who has none passes."""
    bots.choose = at_random
    person.begin(campaign("RB", seed=14, scoring="points", points_end="play-out"))
    words = play_on(person, HOWS, 14)
    person.check_end()
    assert "play" in words
    table = person.match.view(0).table
    assert all(len(table.army(seat, territory)) == 4 for seat in range(2) for territory in range(5))


@pytest.mark.nightly
def test_two_people_at_one_screen(person: Commander) -> None:
    person.window.tables.begin(campaign("RB", people="RB", seed=15))
    person.wait()
    dice, handed = Dice(15), 0
    while not person.at_the_end:
        if person.curtained:
            handed += 1
            person.lift_curtain()
        assert person.asked is not None
        assert person.scene.viewer == person.match.decision_seat
        person.answer(dice.pick(person.asked.moves), dice.pick(HOWS))
        person.wait()
    assert handed > 20
    person.check_end()


@pytest.mark.parametrize("key", [Qt.Key.Key_2, Qt.Key.Key_Return])
def test_a_held_key_answers_once(person: Commander, key: Qt.Key) -> None:
    person.begin(campaign(seed=16))
    person.take_by_keys(person.hand[0])
    before = len(person.match.moves)
    person.hold(key, 8)
    person.wait()
    mine = [seat for seat in person.match.deciders[before:] if seat == 0]
    assert len(mine) == 1
    assert not person.table.toast.text
