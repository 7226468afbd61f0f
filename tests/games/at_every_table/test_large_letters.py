"""In the largest letters every table says all that it says, in larger ones, and nothing lies upon another."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.ui.look import fonts
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import Player
from tests.at_the_table.reading import painted, without_room
from tests.games.at_every_table.contract import Contract
from tests.games.at_every_table.legible import may_be_cut, upon_each_other

MOVES = 15
SIZES = [(1280, 800), (1024, 700)]
GROWN = 1.25
"""So many times as large the letters of the prompt are at least."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "size"),
    [
        ("uk", SIZES[0]),
        ("pl", SIZES[1]),
        pytest.param("en", SIZES[0], marks=pytest.mark.nightly),
        pytest.param("ru", SIZES[1], marks=pytest.mark.nightly),
    ],
)
def test_nothing_is_cut_off_in_the_largest_letters(
    person: Player, bots: HereAtOnce, table: Contract, code: str, size: tuple[int, int]
) -> None:
    bots.choose = at_random
    settings = person.window.settings
    settings.language, settings.text_scale = code, fonts.SCALE_RANGE[1]
    person.window.resize(*size)
    person.begin(table.new_game("RBG", people="R", seed=7))
    dice = Dice(3)
    while not person.at_the_end and len(person.match.moves) < MOVES:
        lost = [*without_room(painted(person.window), may_be_cut(person)), *upon_each_other(person)]
        assert not lost, "; ".join(lost)
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves))
        person.wait()
    if not person.at_the_end and person.table.unseen_cards.show(1):
        lost = without_room(painted(person.window), may_be_cut(person))
        assert not lost, "; ".join(lost)


def letters(person: Player) -> tuple[float, list[float]]:
    """How large the letters of the prompt are, and those of the titles of the choices."""
    seen = painted(person.window)
    titles = [button.text() for button in person.table.choices.buttons if button.isVisible()]

    def px(title: str) -> float:
        return max(text.px for text in seen if text.text and title.startswith(text.text))

    return px(person.scene.banner.title), [px(title) for title in titles]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_prompts_and_choices_grow_with_the_letters(
    person: Player, bots: HereAtOnce, table: Contract, size: tuple[int, int]
) -> None:
    bots.choose = at_random
    settings = person.window.settings
    person.window.resize(*size)
    person.begin(table.new_game("RBG", people="R", seed=7))
    dice = Dice(3)
    for _ in range(3):
        settings.text_scale = 1.0
        usual, small = letters(person)
        settings.text_scale = fonts.SCALE_RANGE[1]
        large, choices = letters(person)
        assert large >= usual * GROWN, person.scene.banner.title
        assert all(after >= before for before, after in zip(small, choices, strict=False)), (small, choices)
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves))
        person.wait()
