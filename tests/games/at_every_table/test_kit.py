"""What the tables of all games do in the same way."""

from __future__ import annotations

import pytest

from gonfalon.texts.lines import PointedCards
from gonfalon.ui.application.kits import kit, kits
from gonfalon.ui.board.kit import Kit


class Preview:
    """A scene that only remembers what it was to show large."""

    def __init__(self) -> None:
        self.shown: list[object] = []

    def show_look(self, look: object) -> None:
        self.shown.append(look)


@pytest.fixture(params=kits())
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kit:
    found = kit(request.param)
    monkeypatch.setattr(type(found), "look", lambda self, scene, kind, family: f"{kind} of {family}")
    return found


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ((("first", "R"), ("last", "B")), ["last of B"]),
        ((("first", "R"), (None, "B")), ["first of R"]),
        (((None, "R"),), []),
        ((), [None]),
    ],
)
def test_the_last_card_of_a_line_that_the_seat_knows_is_shown_large(
    game: Kit, cards: PointedCards, shown: list[object]
) -> None:
    scene = Preview()
    game.show_large(scene, cards)
    assert scene.shown == shown
