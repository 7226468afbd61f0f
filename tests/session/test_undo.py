"""Taking back: free until another seat decided or a secret was shown, and then with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.record import Record, read_record
from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules import Move
from gonfalon.games.oriflamme.rules.events import Mixed, Shown
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import PlayedElsewhere
from gonfalon.session.match import IllegalMove, Match
from gonfalon.session.session_rules import UndoRefusal, why_no_undo
from tests.session.games_to_play import begun, file_of, moves, new_game, play_on, same


def decided_twice() -> tuple[Match, Record, Move, Move]:
    """The last to place has decided about the card in front too; how it stood before, and both moves."""
    for seed in range(30):
        match = Match.begin(new_game(3, seed, first=0), CardSources(GAMES))
        for _ in range(2):
            match.play(moves(match)[-1])
        before = match.record()
        first = next(move for move in moves(match) if str(move).endswith("front"))
        match.play(first)
        match.play(second := Move("keep"))
        if match.decision_seat is not None and match.undo_refusal(2) is None:
            return match, before, first, second
    raise AssertionError("nobody decides twice")


def two_taken_back() -> tuple[Match, Move, Move]:
    match, _, first, second = decided_twice()
    assert (match.undo(2), match.undo(2)) == (second, first)
    return match, first, second


def test_nothing_can_be_taken_back_at_first() -> None:
    match = begun()
    assert {match.undo_refusal(seat) for seat in range(3)} == {"nothing"}
    with pytest.raises(IllegalMove, match="nothing"):
        match.undo(0)


def test_a_placement_is_taken_back_until_the_next_seat_decides() -> None:
    match = Match.begin(new_game(3, first=0), CardSources(GAMES))
    fresh = Match.begin(new_game(3, first=0), CardSources(GAMES))
    move = moves(match)[-1]
    match.play(move)
    assert match.undo_refusal(0) is None
    assert match.undo_refusal(1) == "nothing"
    assert match.undo(0) == move
    assert same(match, fresh)
    match.play(move)
    match.play(moves(match)[-1])
    assert match.undo_refusal(0) == "another-decided"
    assert match.undo_refusal(1) is None


def test_a_shown_card_cannot_be_hidden_again() -> None:
    match = begun(2, 6)
    refusals = set()
    while not match.over:
        start = len(match.moves)
        play_on(match, 1, start)
        if match.over:
            break
        seat = match.deciders[-1]
        secret = any(isinstance(event, (Shown, Mixed)) for event in match.events_since(seat, start))
        assert match.undo_refusal(seat) == ("secret-shown" if secret else None)
        refusals.add(match.undo_refusal(seat))
    assert refusals == {"secret-shown", None}


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_taken_back_after_the_end(game: str) -> None:
    match = begun(game=game)
    play_on(match)
    assert {match.undo_refusal(seat) for seat in range(3)} == {"over"}


def test_several_own_decisions_are_taken_back_one_after_the_other() -> None:
    match, before, first, second = decided_twice()
    assert match.undo(2) == second
    assert match.decision_seat == 2
    assert match.undo(2) == first
    assert match.record() == before
    assert match.undo_refusal(2) == "nothing"
    assert match.undo_refusal(1) is None


@pytest.mark.parametrize("game", NAMES)
def test_a_match_goes_on_as_if_the_undone_move_had_never_been(game: str) -> None:
    match, plain = begun(4, 8, game=game), begun(4, 8, game=game)
    undone = 0
    while not match.over:
        other, move = moves(match)[0], moves(match)[-1]
        match.play(move)
        # What has no other answer is taken back together with what led to it.
        if other == move or match.undo_refusal(match.deciders[-1]) is not None:
            plain.play(move)
            continue
        match.undo(match.deciders[-1])
        undone += 1
        for each in (match, plain):
            each.play(other)
    assert undone > 5
    assert same(match, plain)


@pytest.mark.parametrize("game", NAMES)
def test_the_journal_takes_the_move_back_too(tmp_path: Path, game: str) -> None:
    kept = begun(3, 1, tmp_path, game)
    path = file_of(kept)
    play_on(kept, 1)
    seat = kept.deciders[-1]
    kept.undo(seat)
    assert read_record(path).moves == ()
    # What was thought better of is nobody's business.
    assert Match.resume(path, CardSources(GAMES)).undone(seat) is None
    play_on(kept, 3)
    assert read_record(path) == kept.record()
    assert [*tmp_path.iterdir()] == [path]
    assert same(Match.resume(path, CardSources(GAMES)), kept)


@pytest.mark.parametrize(
    ("deciders", "kinds", "expected"),
    [
        ([], [], "nothing"), ([1], [[]], "nothing"), ([0], [[]], None), ([0, 1], [[], []], "another-decided"),
        ([0, 0], [["secret"], []], None), ([0, 0], [[], ["plain", "secret"]], "secret-shown"),
        ([1, 0], [["secret"], ["plain"]], None),
    ],
)  # fmt: skip
def test_reasons(deciders: list[int], kinds: list[list[str]], expected: str | None) -> None:
    def reveals(kind: str, seat: int) -> UndoRefusal | None:
        assert seat == 0
        return "secret-shown" if kind == "secret" else None

    assert why_no_undo(0, deciders, kinds, reveals, False) == expected
    assert why_no_undo(0, deciders, kinds, reveals, True) == "over"


# -- and coming back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_what_was_taken_back_comes_back_as_it_was(tmp_path: Path, game: str) -> None:
    match, plain = begun(4, 8, tmp_path, game), begun(4, 8, game=game)
    again = 0
    while len(match.moves) < 30:
        seat, move = match.decision_seat or 0, moves(match)[-1]
        happened = match.play(move)
        plain.play(move)
        if match.undo_refusal(seat) is None:
            match.undo(seat)
            assert match.undone(seat) == move
            assert all(match.undone(other) is None for other in range(4) if other != seat), "only theirs who made it"
            assert match.redo(seat) == happened
            again += 1
        assert same(match, plain)
        assert read_record(file_of(match)) == match.record()
        assert all(match.undone(seat) is None for seat in range(4))
    assert again > 5


def test_several_moves_come_back_one_after_the_other() -> None:
    match, first, second = two_taken_back()
    full = Match.restore(match.record(), CardSources(GAMES))
    full.play(first)
    full.play(second)
    match.redo(2)
    assert match.undone(2) == second
    match.redo(2)
    assert same(match, full)
    with pytest.raises(IllegalMove, match="nothing"):
        match.redo(2)


def test_the_same_move_made_by_hand_leaves_the_rest_to_come_back() -> None:
    match, first, second = two_taken_back()
    match.play(first)
    assert match.undone(2) == second


def test_another_move_ends_what_could_come_back() -> None:
    match, first, _ = two_taken_back()
    other = next(move for move in moves(match) if move != first)
    match.play(other)
    assert all(match.undone(seat) is None for seat in range(3))
    match.undo(2)
    assert match.undone(2) == other


def test_what_cannot_be_kept_does_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 1, tmp_path)
    play_on(match, 1)
    seat = match.deciders[-1]
    move = match.undo(seat)

    def full(number: int, answer: object) -> None:
        raise PlayedElsewhere(Path("games"), "another program has played on in it")

    with monkeypatch.context() as patched:
        patched.setattr(match.journal, "append", full)
        with pytest.raises(PlayedElsewhere):
            match.redo(seat)
    assert not match.moves
    assert match.undone(seat) == move
    match.redo(seat)
    assert match.moves == (move,)


def test_the_only_answer_that_shows_nothing_needs_nobody_and_is_taken_back_with_what_led_to_it() -> None:
    match = begun(game="pamir")
    dice = Dice(1)
    forced = asked = 0
    while not match.over and forced < 3:
        move = match.forced_move
        if move is None:
            asked += len(moves(match)) == 1
            match.play(dice.pick(moves(match)))
            continue
        assert moves(match) == (move,)
        # It may follow what another has decided.
        seat, before, led = match.decision_seat, match.record().moves[:-1], match.deciders[-1]
        match.play(move)
        assert seat is not None
        if led != seat:
            assert match.undo_refusal(seat) == "another-decided"
        elif match.undo_refusal(seat) is None:
            match.undo(seat)
            assert match.record().moves == before
            match.redo(seat)
            assert match.forced_move == move
            match.redo(seat)
            forced += 1
    assert forced == 3
    # Where cards are dealt then, it is asked all the same.
    assert asked
