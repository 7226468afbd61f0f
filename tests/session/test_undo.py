"""Taking back: free until another seat decided or a secret was shown, and then with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.record import read_file
from gonfalon.games import GAMES
from gonfalon.games import OWN as NAMES
from gonfalon.games.oriflamme.rules import Move
from gonfalon.games.oriflamme.rules.events import Mixed, Shown
from gonfalon.session.match import IllegalMove, JournalError, Match
from gonfalon.session.shelves import Shelves
from gonfalon.session.undo import Refusal, refusal
from tests.session.games_to_play import begun, new_game, play_on, same


def play(match: Match, move: str) -> None:
    match.play(Move.parse(move))


def any_placement(match: Match) -> Move:
    decision = match.view(match.decision_seat or 0).decision
    assert decision is not None
    move: Move = decision.moves[-1]
    return move


def test_nothing_can_be_taken_back_at_first() -> None:
    match = begun()
    assert {match.undo_refusal(seat) for seat in range(3)} == {"nothing"}
    with pytest.raises(IllegalMove, match="nothing"):
        match.undo(0)


def test_a_placement_is_taken_back_until_the_next_seat_decides() -> None:
    match = Match.begin(new_game(3, first=0), Shelves(GAMES))
    fresh = Match.begin(new_game(3, first=0), Shelves(GAMES))
    move = any_placement(match)
    match.play(move)
    assert match.undo_refusal(0) is None
    assert match.undo_refusal(1) == "nothing"
    assert match.undo(0) == move
    assert same(match, fresh)
    match.play(move)
    match.play(any_placement(match))
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
    """The last to place decides first about the card in front."""
    for seed in range(30):
        match = Match.begin(new_game(3, seed, first=0), Shelves(GAMES))
        for _ in range(2):
            match.play(any_placement(match))
        before = match.record()
        decision = match.view(2).decision
        assert decision is not None
        match.play(next(move for move in decision.moves if str(move).endswith("front")))
        assert match.decision_seat == 2
        play(match, "keep")
        if match.decision_seat is not None:
            assert match.undo(2) == Move("keep")
            assert match.decision_seat == 2
            match.undo(2)
            assert match.record() == before
            assert match.undo_refusal(2) == "nothing"
            assert match.undo_refusal(1) is None


@pytest.mark.parametrize("game", NAMES)
def test_a_match_goes_on_as_if_the_undone_move_had_never_been(game: str) -> None:
    match, plain = begun(4, 8, game=game), begun(4, 8, game=game)
    undone = 0
    while not match.over:
        decision = match.view(match.decision_seat or 0).decision
        assert decision is not None
        match.play(decision.moves[-1])
        if match.undo_refusal(match.deciders[-1]) is None:
            match.undo(match.deciders[-1])
            undone += 1
        else:
            plain.play(decision.moves[-1])
            continue
        match.play(decision.moves[0])
        plain.play(decision.moves[0])
    assert undone > 5
    assert same(match, plain)


@pytest.mark.parametrize("game", NAMES)
def test_the_journal_takes_the_move_back_too(tmp_path: Path, game: str) -> None:
    kept = begun(3, 1, tmp_path, game)
    play_on(kept, 1)
    assert kept.journal is not None
    assert kept.journal.path is not None
    kept.undo(kept.deciders[-1])
    assert read_file(kept.journal.path).moves == ()
    play_on(kept, 3)
    assert read_file(kept.journal.path) == kept.record()
    assert [path.name for path in tmp_path.iterdir()] == [kept.journal.path.name]
    assert same(Match.resume(kept.journal.path, Shelves(GAMES)), kept)


@pytest.mark.parametrize(
    ("deciders", "kinds", "expected"),
    [
        ([], [], "nothing"),
        ([1], [[]], "nothing"),
        ([0], [[]], None),
        ([0, 1], [[], []], "another-decided"),
        ([0, 0], [["secret"], []], None),
        ([0, 0], [[], ["plain", "secret"]], "secret-shown"),
        ([1, 0], [["secret"], ["plain"]], None),
    ],
)
def test_reasons(deciders: list[int], kinds: list[list[str]], expected: str | None) -> None:
    def reveals(kind: str, seat: int) -> Refusal | None:
        assert seat == 0
        return "secret-shown" if kind == "secret" else None

    assert refusal(0, deciders, kinds, reveals, False) == expected
    assert refusal(0, deciders, kinds, reveals, True) == "over"


# -- and coming back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_what_was_taken_back_comes_back_as_it_was(tmp_path: Path, game: str) -> None:
    match, plain = begun(4, 8, tmp_path, game), begun(4, 8, game=game)
    journal = match.journal
    assert journal is not None
    again = 0
    while len(match.moves) < 30:
        seat = match.decision_seat
        assert seat is not None
        move = match.view(seat).decision.moves[-1]  # type: ignore[union-attr]
        happened = match.play(move)
        plain.play(move)
        if match.undo_refusal(seat) is None:
            match.undo(seat)
            assert match.undone(seat) == move
            assert all(match.undone(other) is None for other in range(4) if other != seat), "only theirs who made it"
            assert match.redo(seat) == happened
            again += 1
        assert same(match, plain)
        assert journal.path is not None
        assert read_file(journal.path) == match.record()
        assert all(match.undone(seat) is None for seat in range(4))
    assert again > 5
    assert same(match, plain)


def two_taken_back() -> tuple[Match, Move, Move]:
    """The last to place decides first about the card in front, and has taken both back."""
    for seed in range(30):
        match = Match.begin(new_game(3, seed, first=0), Shelves(GAMES))
        for _ in range(2):
            match.play(any_placement(match))
        decision = match.view(2).decision
        assert decision is not None
        first = next(move for move in decision.moves if str(move).endswith("front"))
        match.play(first)
        match.play(Move.parse("keep"))
        if match.decision_seat is not None and match.undo_refusal(2) is None:
            second = match.undo(2)
            match.undo(2)
            return match, first, second  # type: ignore[return-value]
    raise AssertionError("nobody decides twice")


def test_several_moves_come_back_one_after_the_other() -> None:
    match, first, second = two_taken_back()
    full = Match.restore(match.record(), Shelves(GAMES))
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
    decision = match.view(2).decision
    assert decision is not None
    other = next(move for move in decision.moves if move != first)
    match.play(other)
    assert all(match.undone(seat) is None for seat in range(3))
    match.undo(2)
    assert match.undone(2) == other


def test_nothing_comes_back_from_a_file(tmp_path: Path) -> None:
    """A file holds the game as it stands; what was thought better of is nobody's business."""
    match = begun(3, 1, tmp_path)
    play_on(match, 1)
    seat = match.deciders[-1]
    match.undo(seat)
    assert match.journal is not None
    assert match.journal.path is not None
    assert Match.resume(match.journal.path, Shelves(GAMES)).undone(seat) is None


def test_what_cannot_be_kept_does_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 1, tmp_path)
    play_on(match, 1)
    seat = match.deciders[-1]
    move = match.undo(seat)

    def full(number: int, answer: object) -> None:
        raise JournalError(Path("games"), "The disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(match.journal, "append", full)
        with pytest.raises(JournalError):
            match.redo(seat)
    assert not match.moves
    assert match.undone(seat) == move
    match.redo(seat)
    assert match.moves == (move,)
