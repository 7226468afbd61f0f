"""Own court and hand side by side: what lies face down leaves room, and both captions are whole."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF

from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.game_view import PamirGameView
from gonfalon.games.pamir.window.item_positions import OwnRow
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.session.new_game import Seat as Sitting
from tests.games.pamir.rules.positions import Seat, laid

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(1024, 700), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
EN = Names("en")


def covered_hand(size: tuple[int, int], court: str, hand: str) -> PamirScene:
    """The table of a seat whose hand lies face down."""
    scene = PamirGameView().scene(EN)
    table = laid(
        Seat("afghan", court=court, hand=hand), Seat("british", court="90"),
        market="20 21 22 23 24 25 / 26 27 28 29 30 32",
    ).table  # fmt: skip
    scene.lay_out(QSizeF(*size))
    sitting = tuple(Sitting(family, family, None) for family in table.seating.families)
    scene.show_table(table.redact(-1), 0, sitting, EN)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("court", "hand"), [("1", "31 39"), ("1 2 3 4 5", "31 39 70 95"), ("1 2 3 4 5 6 7 8", "31")])
def test_backs_lie_inside_the_row(size: tuple[int, int], court: str, hand: str) -> None:
    scene = covered_hand(size, court, hand)
    backs = scene.question_sheets.backs
    assert len(backs.backs) == len(hand.split())
    for back, place in zip(backs.backs, scene.row.hand, strict=True):
        assert place.contains(back)
        assert scene.sceneRect().contains(back)
        assert back.height() == pytest.approx(back.width() * 1.4, abs=1)


def test_a_hand_that_lies_face_down_leaves_the_room_to_the_court_where_there_is_little() -> None:
    measures = TableLayout.of_view(1024, 700, 3)
    narrow = QRectF(measures.cards)
    narrow.setWidth(narrow.width() * 0.6)
    open_row = OwnRow.of(measures, narrow, 4, 4, opening=False)
    covered = OwnRow.of(measures, narrow, 4, 4, opening=False, face_down=True)
    assert covered.court[1].left() - covered.court[0].left() > open_row.court[1].left() - open_row.court[0].left()
    assert narrow.adjusted(0, 0, 1, 0).contains(covered.hand[-1])
    wide = TableLayout.of_view(1920, 1080, 3)
    assert OwnRow.of(wide, wide.cards, 3, 3, False) == OwnRow.of(wide, wide.cards, 3, 3, False, face_down=True)


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ["en", "pl", "ru", "uk"])))
def test_both_captions_are_whole_beside_a_long_court(size: tuple[int, int], language: str) -> None:
    scene = covered_hand(size, "1 2 3 4 5 6 7 8", "")
    scene.words = Names(language)
    scene.measure()
    figures = scene.captions.figures
    assert figures is not None
    (court, court_right), (hand, hand_right) = scene.captions._sides()
    assert court_right - court >= scene.captions._wide(figures.court)
    assert hand_right - hand >= scene.captions._wide(figures.hand)
    assert court_right < hand


@pytest.mark.parametrize("size", SIZES)
def test_what_turns_the_hand_up_has_room_beside_the_court(size: tuple[int, int]) -> None:
    scene = covered_hand(size, "1", "31")
    room, wide = scene.question_sheets.hand_room(), 240 * scene.measures.unit
    assert room.center().x() - wide / 2 >= scene.row.court[-1].right()
