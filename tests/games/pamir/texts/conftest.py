"""Decisions of all kinds, of which tests of texts see that they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.texts.choices import MOVE_LABELS
from gonfalon.games.pamir.texts.questions import QUESTIONS
from tests.games.pamir.rules.positions import BYSTANDER, Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import played_at_random, view_of

SEEDS = (29, 95, 11, 13, 7)
"""Of games in which everything is asked that is ever asked, but for the order of old patriots."""


@pytest.fixture(scope="session")
def views() -> list[View]:
    """Decisions of random games, some for each question and some for each kind of move that there is."""
    found, seen = [], Counter[str]()
    patriots = laid(Seat("british", court="80 20 51 9", hand="69", rupees=1), BYSTANDER)
    play(patriots, "play 69 left")
    for view in (view_of(patriots, patriots.decision.seat), *chain(*map(_played, SEEDS))):
        assert view.decision is not None
        words = {view.decision.prompt.word, *(f"{move.word} ..." for move in view.decision.moves)}
        if any(seen[word] < 3 for word in words):
            found.append(view)
            seen.update(words)
    assert seen.keys() == {*QUESTIONS, *(f"{word} ..." for word in MOVE_LABELS)}
    return found


def _played(seed: int) -> Iterator[View]:
    players = 2 + seed % 4
    last = "wakhan" if players < 4 and not seed % 3 else "human"
    for match in played_at_random((*("human",) * (players - 1), last), seed):
        if match.decision_seat is not None:
            yield match.view(match.decision_seat)
