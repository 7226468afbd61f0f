"""Pictures of every screen, drawn without a display from games that are always the same."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QPointF
from PySide6.QtGui import QImage, QImageWriter

from gonfalon.bots.oriflamme.squire import Squire
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.table import Table
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.app import Window, make_application
from gonfalon.ui.screens.seating import default_name
from gonfalon.ui.settings import Settings

__all__ = ["draw", "save"]

VIEWER = 1

Condition = Callable[[View, Table], bool]


def draw(name: str, code: str, size: tuple[int, int], theme: str = "oak", text_scale: float = 1.0) -> QImage:
    """The picture of a screen in a language, `size` in logical pixels."""
    app = make_application([])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.language, settings.theme, settings.text_scale = code, theme, text_scale
        settings.animation_speed = "off"
        window = Window(settings, Path(folder) / "games")
        window.resize(*size)
        window.show()
        app.processEvents()
        _SCREENS[name](window)
        for _ in range(3):
            app.processEvents()
        image = window.grab().toImage()
        window.close()
        # Qt takes it apart from the outside in; the garbage collector would do so at any time and in any order.
        window.deleteLater()
        app.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
        return image


def save(image: QImage, path: Path) -> bool:
    """Write a picture as PNG, whatever the name of the file ends with; False when that is not possible."""
    return QImageWriter(str(path), QByteArray(b"png")).write(image)


# -- games -------------------------------------------------------------------------------------------------------------


def _staged(families: str, until: Condition, people: str = "B", cards: str = "Oriflamme") -> Match:
    """The first game that squires play up to a decision of the second seat that meets the condition."""
    for seed in range(1, 500):
        match = _played(families, seed, until, people, cards)
        if not match.over:
            return match
    raise LookupError("Squires do not play a game that could be drawn like this.")


def _played(families: str, seed: int, until: Condition, people: str, cards: str = "Oriflamme") -> Match:
    seats = tuple(Seat(family, default_name(family), None if family in people else "squire") for family in families)
    match = Match.begin(NewGame("oriflamme", seats, first=0, seed=seed, sets=(cards,)))
    squire = Squire()
    while not match.over:
        seat = match.decision_seat
        assert seat is not None
        view = match.view(seat)
        assert view.decision is not None
        if seat == VIEWER and until(view, view.table):
            break
        match.play(squire.choose(view, Dice(seed + len(match.moves)), 1.0))
    return match


def _stacked(table: Table) -> bool:
    return any(table.under[card] >= 0 for card in table.queue)


def _placing(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    covers = {move.slot for move in decision.moves if move.slot >= 0}
    return (
        decision.prompt.word == "place"
        and table.round == 3
        and 6 <= len(table.queue) <= 8
        and bool(covers)
        and _stacked(table)
    )


def _striking(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    fits = 7 <= len(table.queue) <= 8 and _stacked(table) and sum(table.open[card] for card in table.queue) <= 5
    return decision.prompt.verb == "eliminate" and len(decision.moves) == 2 and fits


def _moving(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    return decision.prompt.word == "gap" and len(table.queue) >= 6


def _face_down(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    return decision.prompt.word == "face-down" and table.influence[decision.prompt.card] >= 2 and len(table.queue) >= 7


def _late(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    return decision.prompt.word == "place" and len(table.queue) >= 12


def _judging(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    words = {move.word for move in decision.moves}
    return words == {"sentence", "execute"} and len(table.queue) >= 9 and bool(table.reserves)


def _informing(view: View, table: Table) -> bool:
    decision = view.decision
    assert decision is not None
    return {move.word for move in decision.moves} == {"inform", "swap"} and len(table.queue) >= 7


def _never(view: View, table: Table) -> bool:
    return False


# -- screens -----------------------------------------------------------------------------------------------------------


def _show(window: Window, match: Match) -> None:
    window.show_match(match)
    table = window.table
    assert table is not None
    if table.scene.asking.decision is None and not match.over:
        raise AssertionError("the staged game does not wait for the seat at the screen")


def _table(families: str, until: Condition, cards: str = "Oriflamme") -> Callable[[Window], None]:
    def show(window: Window) -> None:
        _show(window, _staged(families, until, cards=cards))

    return show


def _placement(window: Window) -> None:
    _show(window, _staged("RBGY", _placing))
    assert window.table is not None
    scene = window.table.scene
    hand = scene.table.hands[VIEWER]
    card = scene.items_by_number[hand[len(hand) // 2]]
    scene.pointer.take(card)
    place = scene.asking.places[0].rect
    scene.pointer.carry(place.center() + QPointF(place.width() * 0.6, place.height() * 0.95))
    scene.pointer.hold_still(-6)


def _curtain(window: Window) -> None:
    match = _staged("RBGY", _placing, people="RB")
    window.show_match(match)


def _end(window: Window) -> None:
    match = _played("RBGY", 3, _never, "B")
    window.show_match(match)


def _rules(window: Window) -> None:
    window.open_rules("soldier")


def _settings(window: Window) -> None:
    window.open_settings()


def _picker(window: Window) -> None:
    window.start.read_sets()
    window.open_picker("mixed")


def _start(window: Window) -> None:
    window.start.set_continue(True)


_SCREENS: dict[str, Callable[[Window], None]] = {
    "start": _start,
    "planning": _placement,
    "resolution": _table("RBGY", _striking),
    "decree": _table("RBGY", _moving),
    "face-down": _table("RBGY", _face_down),
    "curtain": _curtain,
    "end": _end,
    "rules": _rules,
    "settings": _settings,
    "five-players": _table("RBGYK", _late),
    "alliance": _table("RBGYK", _judging, "Alliance"),
    "informer": _table("RBGY", _informing, "Alliance"),
    "deck": _picker,
}
