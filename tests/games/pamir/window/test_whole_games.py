"""Games of Pax Pamir from the first loyalty to the last screen, by mouse, by buttons and by the list of moves alone."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import Move
from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.pamir.window.courtier import Courtier, How, great_game


def play_on(person: Courtier, hows: tuple[How, ...], seed: int, moves: int = 2000) -> set[str]:
    """Play on, each own move in one of these ways; the words of what was answered."""
    dice = Dice(seed)
    words = set()
    while not person.at_the_end and moves:
        if person.curtained:
            person.lift_curtain()
            continue
        assert person.asked is not None
        move: Move = dice.pick(person.asked.moves)
        before = len(person.match.moves)
        person.answer(move, dice.pick(hows))
        played = list(person.match.moves[before : before + 1])
        assert played == [move], f"'{played}' instead of '{move}' of {person.asked}"
        words.add(move.word)
        person.wait()
        moves -= 1
        if not person.at_the_end and not person.curtained:
            person.scene.focus.leave()
            person.scene.focus.hide()
            assert not unlike_rebuilt(person.scene, person.match.view(person.scene.viewer))
    return words


@pytest.mark.at_length
@pytest.mark.parametrize(("families", "seed"), [("RBG", 3), ("RBGYK", 4)])
def test_by_the_mouse_alone(person: Courtier, families: str, seed: int) -> None:
    person.begin(great_game(families, seed=seed))
    play_on(person, ("drag", "click"), seed)
    person.check_end()
