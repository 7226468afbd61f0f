"""What the end of a game tells, against a plain count of what happened."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import Oriflamme, Table
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.session import GameSummary, LargestGain, LongestWait, summarize
from tests.session.games_to_play import begun, play_on


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_summary_of_a_played_game(seats: int, seed: int) -> None:
    match = begun(seats, seed)
    history = [match.view(0).table.pool[:]]
    round = 1
    while not match.over:
        play_on(match, 1, len(match.moves))
        table = match.view(0).table
        if table.round != round or match.over:
            round = table.round
            history.append(table.pool[:])
    summary = match.summary()
    end = match.view(0).table
    assert match.outcome is not None
    assert len(summary.influence) == 7
    assert list(summary.influence) == [tuple(pool) for pool in history]
    assert summary.influence[-1] == match.outcome.scores
    assert summary.topped == tuple(end.topped(seat) for seat in range(seats))
    eliminated = [event for event in match.events_since(0, 0) if isinstance(event, told.Eliminated)]
    assert sum(summary.eliminated) == len(eliminated)
    assert [len(kinds) for kinds in summary.never_played] == [1] * seats
    assert [len(kinds) for kinds in summary.set_aside] == [3] * seats
    left = sum(end.influence[card] for slot in range(len(end.queue)) for card in end.stack(slot))
    assert sum(summary.on_cards) == left
    assert summary.longest_wait is not None
    assert 0 <= summary.longest_wait.rounds <= 6


@pytest.mark.parametrize("seed", range(6))
def test_after_the_turning_point_the_winner_leads_alone(seed: int) -> None:
    match = begun(4, seed)
    play_on(match, 999)
    summary, table, leads = match.summary(), match.view(-1, after=0).table, []
    for event in (event for deed in match.played_moves(-1) for event in deed.events):
        event.apply(table)
        leads.append([seat for seat, influence in enumerate(table.pool) if influence == max(table.pool)])
    assert (summary.turned is None) == (len(leads[-1]) > 1)
    if summary.turned is not None:
        at = summary.turned.event
        assert all(lead == leads[-1] for lead in leads[at:])
        assert leads[at - 1] != leads[-1]


def test_what_lay_face_down_turns_up_when_the_game_is_over() -> None:
    match = begun()
    play_on(match, 10)
    assert not match.revealed_cards()
    play_on(match, 999)
    end = match.view(-1).table
    hidden = [card for card in end.queue if not end.open[card]]
    for event in match.revealed_cards():
        event.apply(end)
    assert hidden
    assert all(end.open[card] and end.faces[card] is not None for card in end.queue)


def test_no_summary_before_the_end() -> None:
    match = begun()
    play_on(match, 10)
    with pytest.raises(LookupError, match="hidden cards"):
        match.summary()


class Course:
    """What happens to a table of Red and Blue, and what is told of it."""

    def __init__(self) -> None:
        game = Oriflamme()
        self.table: Table = game.setup(game.options({"families": "RB", "first": "R"}), 4).table
        self.red, self.blue = (hand[0] for hand in self.table.hands)
        self.begins = [told.Placed(self.red, -2), told.Placed(self.blue, -1)]

    def summary(self, *events: Event) -> GameSummary:
        self.end = self.table.clone()
        for event in events:
            event.apply(self.end)
        return summarize(self.table, [list(events)], self.end)

    def kind(self, card: int, table: Table | None = None) -> str:
        face = (table or self.end).faces[card]
        assert face is not None
        return self.table.seating.cards.kinds[face].id


@pytest.fixture
def course() -> Course:
    return Course()


def test_one_activation_of_one_card_is_one_gain(course: Course) -> None:
    red, blue = course.red, course.blue
    acts = [told.Reached(0), told.Gained(0, 1, red), told.Gained(0, 2, red), told.Reached(1), told.Gained(1, 2, blue)]
    later = [told.RoundBegan(2, 1), told.Gained(1, 2, blue), told.Ended()]
    summary = course.summary(*course.begins, told.ResolutionBegan(), *acts, *later)
    assert summary.largest_gain == LargestGain(3, course.kind(red), 0, 1)
    assert summary.influence == ((1, 1), (4, 3), (4, 5))


@pytest.mark.parametrize(
    ("events", "amount", "seat"),
    [
        # Two activations of one card are two gains.
        (lambda red, blue: [told.Reached(0), told.Collected(red, 2, 2), told.Reached(0), told.Gained(0, 1, red)], 2, 0),
        # An elimination is a gain of one.
        (lambda red, blue: [told.Gained(0, 1, red), told.Eliminated(blue, red)], 2, 0),
        # An eliminated card is the gain of the card that did it, and what it earns is its own.
        (lambda red, blue: [told.Reached(0), told.Eliminated(blue, red), told.Gained(1, 4, blue)], 4, 1),
    ],
    ids=["twice", "elimination", "revenge"],
)
def test_what_counts_as_a_gain(
    course: Course, events: Callable[[int, int], list[Event]], amount: int, seat: int
) -> None:
    done = events(course.red, course.blue)
    summary = course.summary(*course.begins, told.ResolutionBegan(), *done, told.Ended())
    assert summary.largest_gain is not None
    assert (summary.largest_gain.amount, summary.largest_gain.seat) == (amount, seat)
    assert summary.eliminated == (sum(isinstance(event, told.Eliminated) for event in done), 0)


def test_the_longest_wait_ends_when_a_card_is_turned_up_or_the_game_ends(course: Course) -> None:
    red, blue, late = course.red, course.blue, course.table.hands[0][1]
    events = [*course.begins, told.RoundBegan(2, 1), told.Placed(late, -1), told.RoundBegan(3, 0)]
    events += [told.Revealed(red), told.Revealed(late), told.RoundBegan(4, 1)]
    turned = course.summary(*events, told.Eliminated(blue, red), told.Ended())
    assert turned.longest_wait == LongestWait(course.kind(blue), 1, 3)
    ended = course.summary(*events, told.RoundBegan(5, 0), told.Ended())
    assert ended.longest_wait == LongestWait(course.kind(blue), 1, 5)


def test_influence_left_on_covered_cards_counts_as_left(course: Course) -> None:
    below, above = course.table.hands[0][:2]
    events = [told.Placed(below, -2), told.Kept(below, 1), told.Placed(above, 0), told.Kept(above, 1), told.Ended()]
    assert course.summary(*events).on_cards == (2, 0)


def test_nobody_gained_anything(course: Course) -> None:
    summary = course.summary(told.Ended())
    assert (summary.largest_gain, summary.longest_wait) == (None, None)


def test_what_a_card_did_is_told_of_it_also_when_it_went_back_to_the_hand(course: Course) -> None:
    """After a swap the faces of a hand are mixed: at the end another card has its number."""
    table = course.table
    red, spare, other = table.hands[0][:3]
    acted, brought = course.kind(red, table), course.kind(spare, table)
    back = sorted(card for card in table.hands[0] if card != spare)
    faces = [table.faces[card] for card in back]
    at, with_it = back.index(red), back.index(other)
    faces[at], faces[with_it] = faces[with_it], faces[at]
    swap = [told.Swapped(red, spare), told.Mixed(0, tuple(back), tuple(faces), 1), told.Gained(0, 2, red)]
    summary = course.summary(
        told.Placed(red, -2), told.ResolutionBegan(), told.Reached(0), told.RoundBegan(2, 1), told.RoundBegan(3, 1),
        told.Revealed(red), told.Collected(red, 0, 3), *swap, told.Reached(0), told.Gained(0, 4, spare), told.Ended(),
    )  # fmt: skip
    assert course.end.faces[red] == table.faces[other]
    assert summary.largest_gain == LargestGain(5, acted, 0, 3)
    assert summary.longest_wait == LongestWait(acted, 0, 2)
    assert brought != acted


def test_the_turning_point_is_where_the_last_lead_began(course: Course) -> None:
    """Of the first deed of a lead that lasts; a lead that is lost in between counts for nothing, a tie has none."""
    red, blue = (course.table.seating.deck(seat)[0] for seat in (0, 1))
    played_moves = [told.Gained(0, 2, red), told.Gained(1, 5, blue), told.Gained(0, 1, red)]
    turned = course.summary(*played_moves).turned
    assert turned is not None
    assert (turned.kind, turned.seat) == (course.kind(blue), 1)
    assert course.summary(*played_moves, told.Gained(0, 2, red)).turned is None
