"""Pax Pamir at a session's table: who sits there, what may be taken back, what its end tells."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from gonfalon.core.record import RecordError, format_record, parse_record
from gonfalon.games import GAMES
from gonfalon.games.pamir.rules import Move, Table, events
from gonfalon.games.pamir.session import GameSummary, PamirSessionRules
from gonfalon.games.pamir.texts.names import plain_names
from gonfalon.games.pamir.texts.status_texts import tie_break
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import IllegalMove, Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.players import family_name
from tests.session.games_to_play import begun, new_game, play_on, same

WITH_WAKHAN = NewGame(
    "pamir", (Seat("R", "Anna"), Seat("B", "Bot", "squire"), Seat("G", "Wakhan", "wakhan")), seed=4
)  # fmt: skip


def game(seats: int = 3, seed: int = 1) -> NewGame:
    return replace(new_game(seats, seed, None, "pamir"), options=())


# -- the deck and the seats --------------------------------------------------------------------------------------------


def test_wakhan_is_seated_by_the_name_of_her_seat() -> None:
    match = Match.begin(WITH_WAKHAN, CardSources(GAMES))
    assert ("wakhan", "G") in match.record().options
    assert match.view(0).table.seating.wakhan == 2
    play_on(match)
    assert 2 not in match.deciders, "the rules move her"


def test_a_game_with_wakhan_is_read_again() -> None:
    match = Match.begin(WITH_WAKHAN, CardSources(GAMES))
    play_on(match, 40)
    assert same(Match.restore(parse_record(format_record(match.record())), CardSources(GAMES)), match)


@pytest.mark.parametrize(
    ("true", "edited"),
    [
        ("option wakhan: G", "option wakhan: B"),
        ('"Wakhan", bot wakhan', '"Wakhan", bot squire'),
        ('"Anna", human', '"Anna", bot wakhan'),
    ],
)
def test_a_record_whose_seats_and_options_disagree_is_refused(true: str, edited: str) -> None:
    text = format_record(Match.begin(WITH_WAKHAN, CardSources(GAMES)).record())
    assert true in text
    with pytest.raises(RecordError, match=r"do not agree on whether [RGB] is wakhan") as error:
        Match.restore(parse_record(text.replace(true, edited), "edited.gonfalon"), CardSources(GAMES))
    assert error.value.code == "options"
    assert error.value.line


def test_there_is_one_wakhan() -> None:
    seats = (Seat("R", "Anna"), Seat("B", "One", "wakhan"), Seat("G", "Two", "wakhan"))
    with pytest.raises(ValueError, match=r"^There is one wakhan at a table; two seats name it\.$"):
        Match.begin(replace(WITH_WAKHAN, seats=seats), CardSources(GAMES))


def test_wakhan_plays_no_other_game() -> None:
    seats = (Seat("R", "Anna"), Seat("B", "Wakhan", "wakhan"))
    match = Match.begin(NewGame("ordonance", seats, first=0, seed=1), CardSources(GAMES))
    assert ("wakhan", "B") not in match.record().options


def test_a_record_of_another_deck_is_refused() -> None:
    match = begun(3, 1, game="pamir")
    text = format_record(match.record()).replace(match.deck.hash, "0123456789abcdef")
    with pytest.raises(RecordError) as error:
        Match.restore(parse_record(text, "old.gonfalon"), CardSources(GAMES))
    assert (error.value.code, error.value.about) == ("missing-set", "pamir")


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_purchase_may_be_taken_back_and_a_turn_after_which_cards_were_dealt_may_not() -> None:
    match = Match.begin(game(), CardSources(GAMES))
    play_on(match, 3)
    seat = match.decision_seat
    assert seat is not None
    before = match.view(seat)
    assert before.decision is not None
    bought = next(move for move in before.decision.moves if move.word == "buy")
    match.play(bought)
    assert match.undo_refusal(seat) is None
    assert match.undo(seat) == bought
    assert match.view(seat).table == before.table
    match.play(bought)
    match.play(Move.parse("end"))
    assert match.undo_refusal(seat) == "secret-shown", "nobody has drawn a card, all have seen it"
    with pytest.raises(IllegalMove, match="secret-shown"):
        match.undo(seat)


def test_a_swapped_hand_is_not_given_back() -> None:
    session_rules = PamirSessionRules()
    assert session_rules.reveals(events.HandsSwapped(0, 1, (3,), ()), 0) == "secret-shown"
    assert session_rules.reveals(events.CardBought(0, 1, 5, 5), 0) is None


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_summary_agrees_with_the_end(seats: int) -> None:
    for seed in range(4):
        match = Match.begin(game(seats, seed), CardSources(GAMES))
        play_on(match, seed=seed)
        summary = match.summary()
        assert isinstance(summary, GameSummary)
        table: Table = match.view(0).table
        assert [sum(check.points[seat] for check in summary.checks) for seat in range(seats)] == table.points
        assert 1 <= len(summary.checks) <= 4
        assert all(not check.final for check in summary.checks[:-1])
        assert sum(summary.played) >= sum(map(len, table.courts))
        assert [one[-1] for one in summary.loyalties] == table.loyalty
        for check in summary.checks:
            best = max(check.counted)
            assert all(check.points[seat] == max(check.points) for seat in range(seats) if check.counted[seat] == best)


@pytest.mark.slow
def test_a_tie_break_is_told_with_its_seats() -> None:
    tied = 0
    for seed in range(40):
        match = Match.begin(game(2 + seed % 4, seed), CardSources(GAMES))
        play_on(match, seed=seed)
        outcome, table = match.outcome, match.view(0).table
        assert outcome is not None
        told = tie_break(table, outcome, plain_names())
        if outcome.tie_break is None:
            assert told is None
            continue
        tied += 1
        assert told is not None
        figures = {name: int(figure) for name, figure in re.findall(r"(\w+) (\d+)[,)]", told)}
        assert len(figures) > 1
        best = {name for name, figure in figures.items() if figure == max(figures.values())}
        assert best == {family_name(table.seating.families[seat]) for seat in outcome.winners}
        assert ("red stars win" not in told) is (told.count("rupees") == 1)
        assert ("is shared" in told) is (len(outcome.winners) > 1)
    assert tied
