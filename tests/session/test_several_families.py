"""A match of two players who lead two families each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gonfalon.core.record import RecordError, format_record, parse_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat, lead_several

SEATS = (Seat("G", "Emma"), Seat("R", "Blue", "page"))


def begun(hand: str = "whole", seed: int = 1) -> Match:
    options = (("families-each", "2"), ("hand", hand))
    return Match.begin(NewGame("oriflamme", lead_several(SEATS, 2), 0, seed, options=options), CardSources(GAMES))


def finished(match: Match) -> Match:
    while not match.over:
        match.play(match.view(match.decision_seat or 0).pending.moves[0])
    return match


def test_each_leads_the_next_free_families_under_the_same_name() -> None:
    seats = begun().seats
    assert [(seat.family, seat.name, seat.bot, seat.families) for seat in seats] == [
        ("G", "Emma", None, "GB"),
        ("R", "Blue", "page", "RY"),
        ("B", "Emma", None, "GB"),
        ("Y", "Blue", "page", "RY"),
    ]
    # A name that is only the usual one of the family becomes that of the other.
    assert [seat.name for seat in lead_several((Seat("R", "Red"), Seat("B", "Blue")), 2)][2:] == ["Green", "Gold"]


def test_there_are_families_for_two_players_only() -> None:
    with pytest.raises(ValueError, match="There are 5 families: 3 players cannot lead 2 each"):
        lead_several((*SEATS, Seat("K", "Ann")), 2)


def test_the_turn_of_either_family_is_the_player_s_own() -> None:
    match = begun()
    for place in range(3):
        assert match.decision_seat == place
        match.play(match.view(place).pending.moves[0])
    assert [match.last_decision(seat) for seat in range(4)] == [2, 1, 2, 1]
    assert match.undo_refusal(0) is match.undo_refusal(2) is None
    assert match.undo_refusal(1) == "another-decided"
    match.undo(0)
    assert match.undone(0) == match.undone(2)
    assert match.undone(1) is None


def test_what_was_drawn_is_not_taken_back() -> None:
    match = begun("two-a-round")
    while match.view(0).table.round == 1:
        match.play(match.view(match.decision_seat or 0).pending.moves[-1])
    assert match.undo_refusal(match.deciders[-1]) in ("drawn", "secret-shown")


def test_a_record_keeps_who_leads_whom() -> None:
    match = finished(begun("two-a-round"))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores[:2] == outcome.scores[2:]
    assert set(outcome.winners) <= {0, 1}
    record = parse_record(format_record(match.record()))
    assert record.leaders == (0, 1, 0, 1)
    assert Match.restore(record, CardSources(GAMES)).seats == match.seats
    assert replace(record, options=()).leaders == (0, 1, 2, 3)


def test_two_players_at_the_families_of_one_are_refused() -> None:
    record = begun().record()
    seats = (*record.seats[:2], record.seats[2]._replace(bot="page"), record.seats[3])
    with pytest.raises(RecordError, match="the families G and B are led by one player, and two sit there"):
        Match.restore(replace(record, seats=seats), CardSources(GAMES))
