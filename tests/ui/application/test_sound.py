"""What is heard in a game, from the first card to the last."""

from __future__ import annotations

from gonfalon.ui.sound.sounds import Sound
from tests.games.oriflamme.window.person import Person, game


def test_cards_one_s_own_turn_and_the_curtain_are_heard(person: Person) -> None:
    heard: list[Sound] = []
    person.window.tables.heard.connect(heard.append)
    person.begin()
    assert heard == []
    person.answer(next(iter(person.asked.moves)))
    person.wait()
    assert heard[0] is Sound.CARD
    assert heard[-1] is Sound.YOUR_TURN
    assert heard.count(Sound.YOUR_TURN) == 1
    heard.clear()
    person.begin(game(people="RB"))
    assert heard == [Sound.CURTAIN]
    person.lift_curtain()
    assert heard == [Sound.CURTAIN]
    heard.clear()
    person.table.tell_end([2])
    assert heard == []
    person.table.tell_end([0])
    assert heard == [Sound.VICTORY]
