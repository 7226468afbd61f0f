"""In the largest letters every table says all that it says, in larger ones, and nothing lies upon another."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from gonfalon.core.dice import Dice
from gonfalon.ui.look import fonts
from gonfalon.ui.widgets.dress import HALO
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import Player
from tests.at_the_table.reading import painted, without_room
from tests.games.at_every_table.contract import Contract

MOVES = 15
SIZES = [(1280, 800), (1024, 700)]
GROWN = 1.25
"""So many times as large the letters of the prompt are at least."""


def may_be_cut(person: Player) -> list[str]:
    """Names of players, and what stands on a choice whose tip says all of it."""
    names = [seat.name for seat in person.match.seats]
    lines = [panel.figures.line for panel in person.scene.panels_by_seat if panel.figures is not None]
    tips = [button.toolTip() for button in person.table.choices.buttons if button.isVisible()]
    words = [tip[at:] for tip in tips for at in range(len(tip)) if at == 0 or not tip[at - 1].isalnum()]
    return [*names, *(line for line in lines if line.endswith(tuple(names))), *words]


def upon_each_other(person: Player) -> list[str]:
    """Sentences about what is pressed, the prompt and the panels of players that lie upon one another."""
    table, scene = person.table, person.scene
    buttons = {
        "since": table.narrator.since_button, "undo": table.undo_button, "rules": table.rules_button,
        **{button.text(): button for button in (*table.choices.buttons, *table.choices.plain)},
    }  # fmt: skip
    rects = {"the prompt": scene.banner.scene_rect()}
    rects |= {f"panel {seat}": panel.scene_rect() for seat, panel in enumerate(scene.panels_by_seat)}
    for name, button in buttons.items():
        if button.isVisible():
            corner = button.mapTo(table, button.rect().topLeft())
            rects[name] = QRectF(corner, button.size()).adjusted(HALO, HALO, -HALO, -HALO)
    return [
        f"{one} lies upon {other}"
        for (one, first), (other, second) in combinations(rects.items(), 2)
        if first.adjusted(1, 1, -1, -1).intersects(second)
    ]


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
    if not person.at_the_end and person.table.still_out.show(1):
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
