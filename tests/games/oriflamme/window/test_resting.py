"""A mouse that has just answered points at nothing: what resolves is shown, not what came to lie beneath it."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from gonfalon.session.match import Match
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged


def last_to_place(match: Match, seat: int) -> bool:
    """The last placement of a round, of somebody who has to decide first about another card."""
    view = match.view(seat)
    assert view.decision is not None
    table = view.table
    last = (table.first - 1) % table.seating.seats == seat
    front = table.queue[0] if table.queue else -1
    own = front >= 0 and table.seating.owner[front] == seat and not table.open[front]
    covers = any(move.slot > 0 for move in view.decision.moves)
    return view.decision.prompt.word == "place" and last and own and covers


def test_after_a_drop_what_resolves_is_shown(person: Person, swift: None) -> None:
    # In a smaller window the row would be scrolled, and lie elsewhere without its free ends.
    person.window.resize(1280, 800)
    person.sit_down(staged(last_to_place))
    scene = person.scene
    card = scene.items_by_number[scene.table.hands[0][0]]
    person.move(card.pos())
    person.qtbot.waitUntil(lambda: scene.surroundings.preview.look == card.look)
    # A card that covers another stays where it was dropped.
    slot = max(move.slot for move in person.asked.moves)  # type: ignore[union-attr]
    at = QPointF(person.place_of(slot).rect.center())
    person.drag(card, at)
    person.wait()
    acting = scene.items_by_number[scene.table.acted]
    assert acting is not card
    assert scene.thing_at(at) is card, "the mouse does not rest on the card that was dropped"
    assert scene.surroundings.preview.look == acting.look
    person.move(at + QPointF(2, 3))
    person.qtbot.wait(200)
    assert scene.surroundings.preview.look == acting.look, "a mouse that trembles is taken for one that points"
    person.move(at + QPointF(0, 20))
    person.move(at)
    person.qtbot.waitUntil(lambda: scene.surroundings.preview.look == card.look)
