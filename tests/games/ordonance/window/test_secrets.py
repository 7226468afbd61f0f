"""Nobody finds on a screen of Ordonance what their seat does not know: no hand, no drawn card, no tally of another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.at_the_table.reading import heard, spoken
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.ordonance.window.positions import staged
from tests.session.truth import truth

PEOPLE = "RB"


def hidden_otherwise(match: Match, seat: int, turn: int, kept: int = -1) -> Match:
    """The same game with other faces on the cards that a seat does not know; `kept` stays what it is."""
    again = Match.restore(match.record(), CardSources(GAMES))
    table = truth(again).table
    hidden = [card for card, known in enumerate(table.known) if not known >> seat & 1 and card != kept]
    faces = [table.faces[card] for card in hidden]
    for card, face in zip(hidden, faces[turn:] + faces[:turn], strict=True):
        table.faces[card] = face
    return again


def blue_decides(match: Match, seat: int) -> bool:
    return len(match.moves) > 15 and seat == 1


def red_decides(match: Match, seat: int) -> bool:
    return len(match.moves) > 15 and seat == 0


def world_differs(one: Match, other: Match, seat: int) -> None:
    """Another seat holds other cards here than there, but this one knows the same."""
    hands = [[truth(match).table.faces[card] for card in truth(match).table.hands[1 - seat]] for match in (one, other)]
    assert sorted(hands[0]) != sorted(hands[1]), "the hands should differ"
    assert one.view(seat).table.faces == other.view(seat).table.faces


@pytest.mark.slow
@pytest.mark.parametrize("folded", [True, False])
def test_the_screen_of_one_tells_nothing_of_the_other(person: Commander, folded: bool) -> None:
    """Curtain and board of Blue are the same pixels and the same words, whatever Red holds and whatever comes next."""
    match = staged(blue_decides, campaign("RB", people=PEOPLE))
    person.sit_down(match)
    person.lift_curtain()
    pictures: list[list[QImage]] = []
    words: list[list[str]] = []
    for turn in (0, 3):
        world = hidden_otherwise(match, 1, turn)
        if turn:
            world_differs(match, world, 1)
        person.sit_down(world)
        assert person.curtained
        pictures.append([person.window.grab().toImage()])
        said = heard(person.window)
        person.lift_curtain()
        assert person.scene.viewer == 1
        person.scene.folded = folded
        person.scene.rebuild()
        for territory in range(5):
            person.scene.explain(territory)
            pictures[-1].append(person.window.grab().toImage())
        person.scene.explain(-1)
        for item in person.scene.items_by_number:
            said.append(person.scene.words.describe_card(person.scene.table, item.number, 1))
        words.append([*said, *spoken(person.window)])
    assert words[0] == words[1]
    assert pictures[0] == pictures[1]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["drag", "digit"])
def test_what_red_has_done_leaves_nothing_for_blue(person: Commander, how: str) -> None:
    """Red plays the same unit out of two hands: the curtain that falls then, and Blue's board, are the same."""
    match = staged(red_decides, campaign("RB", people=PEOPLE))
    table = truth(match).table
    played, move = next(
        (card, Move(table.seating.deck.units[table.faces[card]].word, territory + 1))
        for card in table.hands[0]
        for territory in range(5)
        if len(table.army(0, territory)) < 3
    )
    person.sit_down(match)
    person.lift_curtain()
    pictures: list[QImage] = []
    words: list[list[str]] = []
    for turn in (0, 5):
        world = hidden_otherwise(match, 1, turn, played)
        person.sit_down(world)
        person.lift_curtain()
        person.key(Qt.Key.Key_U)
        person.key(Qt.Key.Key_Right)
        assert move in world.view(0).decision.moves  # type: ignore[union-attr]
        person.answer(move, how)  # type: ignore[arg-type]
        person.wait()
        assert person.curtained
        person.scene.focus.leave()
        pictures.append(person.window.grab().toImage())
        words.append(heard(person.window))
        # What Blue sees then differs: it draws the next card of the pile, which is another one here than there.
        person.lift_curtain()
        assert person.scene.viewer == 1
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]
