"""Nobody finds on a screen what their seat does not know: not on the board, not in words, not under the curtain."""

from __future__ import annotations

import pytest

from gonfalon.games.oriflamme.rules.moves import FRONT, Move
from tests.at_the_table.reading import heard
from tests.games.oriflamme.window.person import Person, game


@pytest.mark.slow
@pytest.mark.subject("secrets at Oriflamme's table")
def test_the_curtain_tells_only_what_everybody_knows(person: Person) -> None:
    """Three games that differ in hidden cards only have the same words and the same pixels on the curtain."""
    seen = []
    hands = set()
    for seed in (78, 79, 80):
        person.begin(game("RBG", people="RB", seed=seed))
        person.lift_curtain()
        kinds = tuple(card.look.kind for card in person.hand)
        hands.add(kinds)
        person.answer(Move("place", kinds[seed % 7], FRONT))
        person.wait()
        curtain = person.window.screens.curtain
        person.until(lambda curtain=curtain: person.curtained and not curtain.hesitates)
        lines = [entry.words.text() for entry in person.window.screens.curtain._entries]
        names = person.scene.words.names.cards
        assert not any(names[kind].name in line for line in lines for kind in names)
        seen.append((lines, heard(person.window), person.window.grab().toImage()))
    assert len(hands) == 3, "the hands should differ"
    assert seen[0][0]
    assert seen[0] == seen[1] == seen[2]
