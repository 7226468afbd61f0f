"""The icons of a card that is played, one after the other."""

from __future__ import annotations

from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.window.card_items import NO_ACTING_ICONS, ActingIcons, IconHighlighter
from tests.games.pamir.rules.positions import Seat, heard, laid

AKBAR = 3
"""Spy, spy, army, military favored."""


def followed(*moves: str) -> list[ActingIcons]:
    """What is shown of the icons after each event, equal ones once."""
    state = laid(Seat("afghan", hand="3", court="8 1"), Seat("british"), market="20 21 / 26")
    icons = IconHighlighter()
    shown = []
    for event in heard(state, *moves):
        icons.hear(event, state.table)
        if not shown or shown[-1] != icons.now:
            shown.append(icons.now)
    return shown


def test_each_icon_is_lit_until_it_has_acted() -> None:
    assert followed("play 3 right", "spy 8", "spy 8") == [
        NO_ACTING_ICONS,
        ActingIcons(AKBAR, (), 0), ActingIcons(AKBAR, (0,), 1), ActingIcons(AKBAR, (0, 1), 2), ActingIcons(AKBAR, (0,
        1, 2), 3),
        ActingIcons(AKBAR, (0, 1, 2, 3), NONE),
    ]  # fmt: skip


def test_the_next_deed_puts_the_lights_out() -> None:
    assert followed("play 3 right", "spy 8", "spy 8", "end")[-1] == NO_ACTING_ICONS
