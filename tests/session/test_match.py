"""A match: one owner of the game, who tells each seat what it may know."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.record import RecordError, format_record, parse_record
from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules import Move
from gonfalon.games.oriflamme.rules.events import Mixed, Shown
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import IllegalMove, Match
from gonfalon.session.new_game import NewGame, Seat
from tests.session.games_to_play import begun, moves, new_game, play_on, same
from tests.session.truth import happened


def test_a_match_asks_until_it_is_over() -> None:
    match = begun()
    assert match.decision_seat is not None
    assert match.outcome is None
    play_on(match)
    assert match.over
    assert match.decision_seat is None
    assert match.record().outcome == match.outcome is not None
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play(Move("keep"))


@pytest.mark.parametrize("game", NAMES)
def test_the_seats_and_options_are_those_that_were_asked_for(game: str) -> None:
    match = Match.begin(new_game(4, 7, first=3, game=game), CardSources(GAMES))
    assert match.seats == new_game(4).seats
    assert match.decision_seat == 3
    assert match.new_game == new_game(4, 7, first=3, game=game)
    assert match.game.name == game


@pytest.mark.parametrize("game", NAMES)
def test_what_was_not_chosen_is_as_usual(game: str) -> None:
    plain = replace(new_game(3, game=game), sets=(), options=())
    match = Match.begin(plain, CardSources(GAMES))
    assert match.new_game.sets
    usual = dict(match.new_game.options)
    for said in (match.new_game, replace(plain, options=(*usual.items(),))):
        assert Match.begin(said, CardSources(GAMES)).record() == match.record(), "what is usual may as well be said"
    assert match.new_game.option(next(iter(usual))) == next(iter(usual.values()))
    assert match.new_game.option("weather", "fine") == "fine"


def test_a_drawn_first_player_is_drawn_from_the_seed() -> None:
    drawn = {begun(4, seed).decision_seat for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_an_illegal_move_changes_nothing_and_names_the_legal_ones() -> None:
    match = begun()
    play_on(match, 4)
    before = match.record()
    seat = match.decision_seat
    with pytest.raises(IllegalMove, match=r"^'target 60' is against the rules here\. Legal: .+\.$"):
        match.play(Move("target", "", 60))
    assert match.record() == before
    assert match.decision_seat == seat


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (replace(new_game(), game="chess"), "no game 'chess'"),
        (replace(new_game(), seats=new_game().seats[:1]), "cannot sit at one table"),
        (replace(new_game(), seats=(*new_game(5).seats, Seat("R", "six"))), "cannot sit at one table"),
        (replace(new_game(), seats=(Seat("R", "a"), Seat("R", "b"))), "cannot sit at one table"),
        (replace(new_game(), first=3), "does not sit at this table"),
        (replace(new_game(), options=(("direction", "up"),)), "The queue cannot resolve 'up'"),
        (replace(new_game(), options=(("certainty", "deck"),)), "Oriflamme has no option 'certainty'"),
        (replace(new_game(), options=(("kinds", "spy, dragon"),)), "There is no card 'dragon' in Oriflamme"),
        (replace(new_game(), sets=("Fair",)), "There is no set of cards called 'Fair' here"),
        (new_game(5, game="ordonance"), "cannot sit at one table"),
        (replace(new_game(game="ordonance"), options=(("certainty", "luck"),)), "cannot be 'luck'"),
        (replace(new_game(game="ordonance"), options=(("kinds", "spy"),)), "Ordonance has no option 'kinds'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(wrong: NewGame, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Match.begin(wrong, CardSources(GAMES))


@pytest.mark.parametrize("seed", [-1, 2**70 + 5, 0])
def test_a_seed_of_any_size_deals_the_same_game_from_its_record(seed: int) -> None:
    match = Match.begin(replace(new_game(), seed=seed), CardSources(GAMES))
    assert same(Match.restore(parse_record(format_record(match.record())), CardSources(GAMES)), match)


@pytest.mark.parametrize(("game", "seats"), [("oriflamme", 2), ("oriflamme", 5), ("ordonance", 3)])
def test_a_match_is_restored_from_its_record_at_any_time(game: str, seats: int) -> None:
    match = begun(seats, seats, game=game)
    over = False
    while not over:
        over = match.over
        assert same(Match.restore(parse_record(format_record(match.record())), CardSources(GAMES)), match)
        play_on(match, 7, len(match.moves))


def test_a_record_of_an_unknown_game_names_the_line() -> None:
    record = parse_record(format_record(replace(begun().record(), game="whist")), "mine.gonfalon")
    with pytest.raises(RecordError, match=r"^mine\.gonfalon:2: There is no game 'whist'") as error:
        Match.restore(record, CardSources(GAMES))
    assert error.value.code == "unknown-game"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_saw_leads_from_its_first_view_to_its_last(game: str, seats: int) -> None:
    match = begun(seats, 3, game=game)
    tables = [match.view(seat).table for seat in range(seats)]
    while not match.over:
        start = len(match.moves)
        play_on(match, 1, start)
        for seat, table in enumerate(tables):
            for event in match.events_since(seat, start):
                event.apply(table)
            assert table == match.view(seat).table


def test_a_seat_sees_no_face_that_was_not_shown() -> None:
    match = begun(4, 9)
    play_on(match, 30)
    for seat in range(4):
        table = match.view(seat).table
        shown = {event.card for event in match.events_since(seat, 0) if isinstance(event, Shown)}
        for card, face in enumerate(table.faces):
            assert face is None or card in shown or table.seating.owner[card] == seat
        decision = match.view(seat).decision
        assert decision is not None
        assert (decision.moves == ()) is (seat != match.decision_seat)


def test_faces_that_were_mixed_are_told_to_their_owner_only() -> None:
    match = begun(3, 1)
    play_on(match, 2)
    happened(match)[-1].append(Mixed(0, (1, 2), (3, 4), 1))
    assert match.events_since(0, 1)[-1] == Mixed(0, (1, 2), (3, 4), 1)
    assert match.events_since(1, 1)[-1] == match.events_since(2, 1)[-1] == Mixed(0, (1, 2), (None, None), 1)


def test_a_seat_that_was_away_is_told_what_others_did() -> None:
    match = begun(3, 2)
    play_on(match, 20)
    for seat in range(3):
        last = match.last_decision(seat)
        assert match.deciders[last] == seat
        assert seat not in match.deciders[last + 1 :]
        assert match.events_since(seat) == match.events_since(seat, last + 1)
    assert match.events_since(match.deciders[-1]) == []
    match = Match.begin(new_game(3, first=0), CardSources(GAMES))
    play_on(match, 1)
    assert match.last_decision(2) == -1
    assert match.events_since(2) == match.events_since(2, 0) != [], "who never decided is told everything"


@pytest.mark.parametrize("game", NAMES)
def test_an_earlier_view_is_what_the_seat_knew_then(game: str) -> None:
    match = begun(3, 4, game=game)
    views = []
    while not match.over:
        views.append(match.view(1))
        play_on(match, 1, len(views))
    for after, view in [*enumerate(views)][::5]:
        again = match.view(1, after)
        assert again.table == view.table
        assert again.decision == view.decision
        assert again.history == view.history == match.view(1).history[:after]
        assert [seen.seat for seen in view.history] == list(match.deciders[:after])


@pytest.mark.parametrize("game", NAMES)
def test_what_a_seat_remembers_goes_to_its_bot_which_answers_the_same_in_its_own_process(game: str) -> None:
    match = begun(3, 4, game=game)
    for number in range(36):
        view = match.view(match.decision_seat or 0)
        sent = pickle.loads(pickle.dumps(view))
        assert sent.history == view.history
        own = [(seen.seat, seen.move) for seen in sent.history if seen.seat == view.seat]
        made = zip(match.deciders, match.moves, strict=True)
        assert own == [(seat, move) for seat, move in made if seat == view.seat]
        if number % 3 == 0:
            for name in match.game.bots:
                bot, few = match.game.bot(name), Budget(60.0, iterations=10)
                assert bot.choose(sent, Dice(number), few).move == bot.choose(view, Dice(number), few).move
        play_on(match, 1, number)


def test_the_returned_events_are_a_copy() -> None:
    match = begun()
    events = match.play(moves(match)[0])
    count = len(events)
    assert count
    events.clear()
    assert len(match.events_since(0, 0)) == count
