"""What the end of a game tells, against a plain count of what happened."""

from __future__ import annotations

import pytest

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import Oriflamme, Table
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.session import Gain, Wait, summarize
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
    for event in (event for deed in match.deeds(-1) for event in deed.events):
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
    assert not match.turned_up()
    play_on(match, 999)
    end = match.view(-1).table
    hidden = [card for card in end.queue if not end.open[card]]
    for event in match.turned_up():
        event.apply(end)
    assert hidden
    assert all(end.open[card] and end.faces[card] is not None for card in end.queue)


def test_no_summary_before_the_end() -> None:
    match = begun()
    play_on(match, 10)
    with pytest.raises(LookupError, match="hidden cards"):
        match.summary()


def opening() -> Table:
    game = Oriflamme()
    table: Table = game.setup(game.options({"families": "RB", "first": "R"}), 4).table
    return table


def happen(table: Table, *events: Event) -> tuple[list[list[Event]], Table]:
    end = table.clone()
    for event in events:
        event.apply(end)
    return [list(events)], end


def test_one_activation_of_one_card_is_one_gain() -> None:
    table = opening()
    red, blue = table.hands[0][0], table.hands[1][0]
    events, end = happen(
        table,
        told.Placed(red, -2),
        told.Placed(blue, -1),
        told.ResolutionBegan(),
        told.Reached(0),
        told.Gained(0, 1, red),
        told.Gained(0, 2, red),
        told.Reached(1),
        told.Gained(1, 2, blue),
        told.RoundBegan(2, 1),
        told.Gained(1, 2, blue),
        told.Ended(),
    )
    summary = summarize(table, events, end)
    kind = end.seating.cards.kinds[end.faces[red] or 0].id
    assert summary.largest_gain == Gain(3, kind, 0, 1)
    assert summary.influence == ((1, 1), (4, 3), (4, 5))


def test_two_activations_of_one_card_are_two_gains() -> None:
    table = opening()
    red = table.hands[0][0]
    events, end = happen(
        table,
        told.Placed(red, -2),
        told.ResolutionBegan(),
        told.Reached(0),
        told.Collected(red, 2, 2),
        told.Reached(0),
        told.Gained(0, 1, red),
        told.Ended(),
    )
    summary = summarize(table, events, end)
    assert summary.largest_gain is not None
    assert summary.largest_gain.amount == 2


def test_an_elimination_is_a_gain_of_one() -> None:
    table = opening()
    red, blue = table.hands[0][0], table.hands[1][0]
    events, end = happen(
        table,
        told.Placed(red, -2),
        told.Placed(blue, -1),
        told.Gained(0, 1, red),
        told.Eliminated(blue, red),
        told.Ended(),
    )
    summary = summarize(table, events, end)
    assert summary.largest_gain is not None
    assert (summary.largest_gain.amount, summary.largest_gain.seat) == (2, 0)


def test_an_eliminated_card_is_the_gain_of_the_card_that_did_it() -> None:
    table = opening()
    red, blue = table.hands[0][0], table.hands[1][0]
    events, end = happen(
        table,
        told.Placed(red, -2),
        told.Placed(blue, -1),
        told.ResolutionBegan(),
        told.Reached(0),
        told.Eliminated(blue, red),
        told.Gained(1, 4, blue),
        told.Ended(),
    )
    summary = summarize(table, events, end)
    assert summary.eliminated == (1, 0)
    assert summary.largest_gain is not None
    assert (summary.largest_gain.amount, summary.largest_gain.seat) == (4, 1)


def test_the_longest_wait_ends_when_a_card_is_turned_up_or_the_game_ends() -> None:
    table = opening()
    red, blue, late = table.hands[0][0], table.hands[1][0], table.hands[0][1]
    events, end = happen(
        table,
        told.Placed(red, -2),
        told.Placed(blue, -1),
        told.RoundBegan(2, 1),
        told.Placed(late, -1),
        told.RoundBegan(3, 0),
        told.Revealed(red),
        told.Revealed(late),
        told.RoundBegan(4, 1),
        told.Eliminated(blue, red),
        told.Ended(),
    )
    kinds = end.seating.cards.kinds
    assert summarize(table, events, end).longest_wait == Wait(kinds[end.faces[blue] or 0].id, 1, 3)
    events, end = happen(table, *events[0][:-2], told.RoundBegan(5, 0), told.Ended())
    assert summarize(table, events, end).longest_wait == Wait(kinds[end.faces[blue] or 0].id, 1, 5)


def test_influence_left_on_covered_cards_counts_as_left() -> None:
    table = opening()
    below, above = table.hands[0][0], table.hands[0][1]
    events, end = happen(
        table, told.Placed(below, -2), told.Kept(below, 1), told.Placed(above, 0), told.Kept(above, 1), told.Ended()
    )
    assert summarize(table, events, end).on_cards == (2, 0)


def test_nobody_gained_anything() -> None:
    table = opening()
    events, end = happen(table, told.Ended())
    summary = summarize(table, events, end)
    assert summary.largest_gain is None
    assert summary.longest_wait is None


def test_what_a_card_did_is_told_of_it_also_when_it_went_back_to_the_hand() -> None:
    """After a swap the faces of a hand are mixed: at the end another card has its number."""
    table = opening()
    hand = table.hands[0]
    red, spare, other = hand[:3]
    kinds = table.seating.cards.kinds
    acted, brought = kinds[table.faces[red] or 0].id, kinds[table.faces[spare] or 0].id
    back = sorted(card for card in hand if card != spare)
    faces = [table.faces[card] for card in back]
    at, with_it = back.index(red), back.index(other)
    faces[at], faces[with_it] = faces[with_it], faces[at]
    events, end = happen(
        table,
        told.Placed(red, -2),
        told.ResolutionBegan(),
        told.Reached(0),
        told.RoundBegan(2, 1),
        told.RoundBegan(3, 1),
        told.Revealed(red),
        told.Collected(red, 0, 3),
        told.Swapped(red, spare),
        told.Mixed(0, tuple(back), tuple(faces)),
        told.Gained(0, 2, red),
        told.Reached(0),
        told.Gained(0, 4, spare),
        told.Ended(),
    )
    assert end.faces[red] == table.faces[other]
    summary = summarize(table, events, end)
    assert summary.largest_gain == Gain(5, acted, 0, 3)
    assert summary.longest_wait == Wait(acted, 0, 2)
    assert brought != acted


def test_the_turning_point_is_where_the_last_lead_began() -> None:
    """Of the first deed of a lead that lasts; a lead that is lost in between counts for nothing, a tie has none."""
    table = opening()
    red, blue = table.seating.deck(0)[0], table.seating.deck(1)[0]
    deeds = [told.Gained(0, 2, red), told.Gained(1, 5, blue), told.Gained(0, 1, red)]
    events, end = happen(table, *deeds)
    turned = summarize(table, events, end).turned
    assert turned is not None
    assert (turned.kind, turned.seat) == (end.seating.cards.kinds[end.faces[blue]].id, 1)  # type: ignore[index]
    events, end = happen(table, *deeds, told.Gained(0, 2, red))
    assert summarize(table, events, end).turned is None
