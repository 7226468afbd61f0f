"""What lies open at a table of Pax Pamir that somebody does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.constants import DOMINANCE_CHECK, LAST_CARD
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.card_details import card_details
from gonfalon.games.pamir.texts.card_text import card_text
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import PamirCardItem
from gonfalon.games.pamir.window.check_figures import forecast_figures
from gonfalon.games.pamir.window.game_view import PamirGameView
from gonfalon.games.pamir.window.rival_courts import flyout_figures
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.ui.application.window import Window
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.reading import heard, spoken
from tests.session.truth import truth

_SEEN: WeakKeyDictionary[PamirScene, set[int]] = WeakKeyDictionary()
"""The cards that lay open before whoever looks at a scene: while something moves they may still be on their way."""


def known(table: Table, seat: int) -> Table:
    """The table as this seat may know it, made from everything by hand."""
    view = table.clone()
    view.deck, view.wakhan_deck = [None] * len(table.deck), [None] * len(table.wakhan_deck)
    if not table.seating.open_hands:
        for at in range(table.seating.seats):
            if at != seat:
                view.hands[at] = [None] * len(table.hands[at])
    return view


def open_cards(table: Table) -> set[int]:
    """The cards that lie open before whoever knows this of a table, or have left it openly."""
    lying = {card for cards in (table.market, *table.courts, *table.prizes, *table.hands) for card in cards if card}
    announced = {card for card in range(1, LAST_CARD + 1) if table.announced >> card & 1}
    return lying | announced


def secrets(table: Table) -> set[int]:
    """The cards that somebody who knows this of a table cannot point at: in other hands and in the deck."""
    gone = {card for card in range(1, LAST_CARD + 1) if table.gone >> card & 1}
    return set(range(1, LAST_CARD + 1)) - open_cards(table) - gone


_NAMES = Names("en")


@cache
def _every_name() -> re.Pattern[str]:
    """Finds the names of all cards, the longest that is there."""
    names = {_NAMES.card_name(card) for card in range(1, LAST_CARD + 1)}
    return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, names), key=len, reverse=True))})\b")


@cache
def _printed(deck: Deck, card: int) -> frozenset[str]:
    """The names that stand on a card: its own, and of an event what else it may bring."""
    return frozenset(_every_name().findall(card_text(deck, _NAMES, card)))


def _named(texts: Iterator[str], table: Table) -> Iterator[str]:
    """Those of some texts that name a secret card; what open cards have on them, too, gives nothing away."""
    secret, deck = secrets(table), table.seating.deck
    everyday = {_NAMES.event(DOMINANCE_CHECK).name}
    for card in set(range(1, LAST_CARD + 1)) - secret:
        everyday |= _printed(deck, card)
    hidden = {_NAMES.card_name(card) for card in secret} - everyday
    for text in texts:
        if hidden & set(_every_name().findall(text)):
            yield text


def _written(figures: Any) -> Iterator[str]:
    """Every text in the figures of a room."""
    if isinstance(figures, str):
        yield figures
    elif is_dataclass(figures):
        for field in fields(figures):
            yield from _written(getattr(figures, field.name))
    elif isinstance(figures, dict):
        for key, value in figures.items():
            yield from _written(key)
            yield from _written(value)
    elif isinstance(figures, tuple | list | set | frozenset):
        for part in figures:
            yield from _written(part)


def _texts(scene: PamirScene) -> Iterator[str]:
    """Everything that is written or said on a board at rest, or would be if somebody looked closer."""
    for item in scene.items():
        yield from _written(getattr(item, "figures", None))
        yield scene.tip_of(item)
        yield from (words for _, words in scene.tip_parts(item))
    for zone in scene.focus.zones().values():
        for thing in zone.things:
            yield scene.spoken(thing)
    yield from (scene.banner.title, scene.banner.detail)
    for choice in scene.move_input.choices:
        yield from (choice.title, choice.detail, choice.reason)
    # Where the next question is still to come, the list waits for it, too.
    if scene.view is not None and scene.view.table == scene.table:
        for group in PamirGameView().listed(scene):
            yield from _written(group)
        for card in open_cards(scene.table) - {card for prizes in scene.table.prizes for card in prizes}:
            yield from _written(card_details(scene.view, card, scene.words))
    for seat in scene.rivals:
        yield from _written(flyout_figures(scene.table, seat, scene.seats, scene.words, viewer=scene.viewer))
    yield from _written(forecast_figures(scene.table, scene.viewer, scene.words, scene.seats))


def leaks_on_board(scene: PamirScene, view: View, *, moving: bool = False) -> Iterator[str]:
    """Sentences about everything on the board that the view does not know."""
    table: Table = view.table
    lying = open_cards(table)
    seen = _SEEN.setdefault(scene, set())
    seen |= lying
    for item in scene.items_by_number:
        if isinstance(item, PamirCardItem) and item.isVisible() and item.number not in (seen if moving else lying):
            yield f"card {item.number} is to be seen"
    if scene.preview.isVisible() and scene.preview.shown in secrets(table):
        yield f"the large card is {scene.preview.shown}"
    if moving:
        return
    for text in _named(_texts(scene), table):
        yield f"'{text}' is on the board"
    if scene.view is not None and scene.view.decision is not None and scene.move_input.decision is not None:
        for move in scene.move_input.decision.moves:
            yield from _foreseen(MoveOutcome(scene.view, move), table)


def _foreseen(prospect: MoveOutcome, table: Table) -> Iterator[str]:
    """What is shown of a move before it is made knows no card that its seat does not."""
    shown = secrets(table) & open_cards(prospect.after)
    if shown:
        yield f"it is foreseen that {sorted(shown)} will lie open"


def leaks_in_words(screen: TableScreen, view: View) -> Iterator[str]:
    """Sentences about everything around the board that names a card which never lay open.

    The chronicle may name what did when it happened, as what somebody bought.
    """
    window, replay = screen.window(), screen.parentWidget()
    assert isinstance(window, Window)
    match = replay.match if isinstance(replay, ReplayScreen) else window.tables.match
    assert match is not None
    deck = truth(match).table.deck
    lain: Table = view.table.clone()
    lain.gone = sum(1 << card for card in range(1, LAST_CARD + 1) if card not in deck)
    for text in _named(iter([*heard(screen), *spoken(screen)]), lain):
        yield f"'{text}' is told"
