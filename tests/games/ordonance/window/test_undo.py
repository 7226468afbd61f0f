"""However a unit was played, it is taken back."""

from __future__ import annotations

import pytest

from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.at_every_table.test_thinking import Slow, bots, take_back
from tests.games.ordonance.window.commander import HOWS, Commander, How, campaign

__all__ = ["bots"]


@pytest.mark.parametrize("how", HOWS)
def test_however_it_was_played_it_is_taken_back(person: Commander, bots: Slow, how: How) -> None:
    person.begin(campaign(seed=41, first=1))
    before, asked = person.match.record(), person.asked
    assert asked is not None
    bots.thinking = True
    person.answer(asked.moves[-1], how)
    person.qtbot.waitUntil(lambda: person.table.idle and person.table.undo_button.isEnabled())
    take_back(person, "key")
    person.wait()
    assert (person.match.record(), person.asked) == (before, asked)
    person.scene.focus.leave()
    person.scene.focus.hide()
    assert not unlike_rebuilt(person.scene, person.match.view(0))
