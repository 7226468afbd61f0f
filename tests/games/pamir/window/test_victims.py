"""What a move would take is seen before it is made: on the map, in the courts and in the standing of the coalitions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.window.card_items import NO_LOSS, CardLoss, PamirCardItem
from tests.games.pamir.window.courtier import Courtier, great_game
from tests.games.pamir.window.positions import staged


def _outcomes(view: View, *words: str) -> Iterator[MoveOutcome]:
    assert view.decision is not None
    return (MoveOutcome(view, move) for move in view.decision.moves if move.word in words)


def overthrowing(view: View) -> bool:
    """A betrayal would cost somebody a region."""
    return view.seat == 0 and any(one.lost and one.rulers for one in _outcomes(view, "target"))


def hunting(view: View) -> bool:
    """A battle would take a spy from a card that stays."""
    return view.seat == 0 and any(one.lost_spies for one in _outcomes(view, "remove-spy"))


def razing(view: View) -> bool:
    """A battle would take a block from the map."""
    return view.seat == 0 and any(any(one.on_map) for one in _outcomes(view, "remove-army", "remove-road"))


def point_at(person: Courtier, move: Move) -> None:
    """Let the mouse be over what answers with a move."""
    found = next(number for number, answer in person.scene.move_input.targets().items() if answer == move)
    person.scene.hover(person.scene.items_by_number[found])


def losses(person: Courtier) -> dict[int, CardLoss]:
    courts = [card for court in person.scene.table.courts for card in court]
    items = [person.scene.items_by_number[card] for card in courts]
    return {
        item.number: item.loss for item in items if isinstance(item, PamirCardItem) and item.loss != NO_LOSS
    }  # fmt: skip


def test_a_card_that_is_pointed_at_is_seen_to_go_with_all_that_falls_with_it(person: Courtier) -> None:
    person.sit_down(staged(overthrowing, great_game()))
    scene = person.scene
    assert scene.view is not None
    outcome = next(one for one in _outcomes(scene.view, "target") if one.lost and one.rulers)
    point_at(person, outcome.move)
    assert losses(person) == {card: CardLoss(card=True) for _, card in outcome.lost}
    assert scene.map.figures is not None
    coming = {region for region, ruler in enumerate(scene.map.figures.coming) if ruler is not None}
    assert coming == set(outcome.rulers)
    scene.hover(None)
    assert losses(person) == {}
    assert not any(ruler is not None for ruler in scene.map.figures.coming)


def test_a_spy_that_is_pointed_at_is_seen_to_go_from_its_card(person: Courtier) -> None:
    person.sit_down(staged(hunting, great_game()))
    scene = person.scene
    assert scene.view is not None
    outcome = next(one for one in _outcomes(scene.view, "remove-spy") if one.lost_spies)
    point_at(person, outcome.move)
    assert outcome.lost_spies
    assert losses(person) == {card: CardLoss(spies=1) for card in outcome.lost_spies}


def test_the_coalitions_say_who_would_lead_then(person: Courtier) -> None:
    person.sit_down(staged(razing, great_game()))
    scene = person.scene
    assert scene.view is not None
    outcome = next(one for one in _outcomes(scene.view, "remove-army", "remove-road") if any(one.on_map))
    point_at(person, outcome.move)
    after = scene.blocks.after
    assert after is not None
    shown = [str(part.text) for part, *_ in scene.blocks.laid() if hasattr(part, "text")]
    assert after.words.foretold in shown
    scene.hover(None)
    assert scene.blocks.after is None


def marching(view: View) -> bool:
    """A step with a piece would give a region another ruler."""
    return view.seat == 0 and any(one.rulers for one in _outcomes(view, "march", "wander"))


def test_a_piece_that_is_held_over_a_region_says_who_would_rule(person: Courtier) -> None:
    person.sit_down(staged(marching, great_game()))
    scene = person.scene
    assert scene.view is not None
    outcome = next(one for one in _outcomes(scene.view, "march", "wander") if one.rulers)
    way = person.way(outcome.move)
    assert way.take is not None
    assert way.put is not None
    item = person.item(way.take)
    person.carry(item, item.pos())
    person.move(person.spot_point(person.place(way.put)))
    assert scene.board_preview.prospect is not None
    assert scene.board_preview.prospect.move == outcome.move
    assert "will rule" in scene.banner.meaning


def rioting(view: View) -> bool:
    """The turn ends with nothing left to do but events that take something, and no check."""
    ends = [*_outcomes(view, "end")]
    return view.seat == 0 and view.table.actions == 0 and any(one.takes and not one.checked for one in ends)


def test_a_turn_that_ends_with_an_event_that_takes_something_is_asked_for_twice(person: Courtier) -> None:
    person.sit_down(staged(rioting, great_game()))
    scene, moves = person.scene, len(person.match.moves)
    assert scene.view is not None
    outcome = next(_outcomes(scene.view, "end"))
    person.key(Qt.Key.Key_E)
    assert len(person.match.moves) == moves, "it is shown first"
    assert set(losses(person)) == {*(card for _, card in outcome.lost), *outcome.lost_spies}
    assert scene.map.figures is not None
    assert any(group.change for groups in scene.map.figures.groups for group in groups)
    person.key(Qt.Key.Key_E)
    assert len(person.match.moves) > moves
