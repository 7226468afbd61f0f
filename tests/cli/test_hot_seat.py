"""A game at a terminal: what can be typed beside the moves, and the curtain between those who share it."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from gonfalon.bots.bot import BotDecision, Budget, Reason
from gonfalon.cli.hot_seat import HotSeat, PlayerLeft
from gonfalon.cli.terminal import ERASE, WIPE, Terminal
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.bots.squire import Page
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat, lead_several
from gonfalon.session.session_rules import UndoRefusal
from gonfalon.texts.error_messages import UNDO_REFUSALS
from tests.cli.at_the_terminal import Screen, Typed, begun, played
from tests.processes import SECONDS
from tests.session.truth import truth

ALONE = ("human", "page", "page")
TWO = ("human", "human", "page")


def stretches(text: str) -> list[tuple[str, str]]:
    """What was printed before whom, from curtain to curtain."""
    parts = re.split(r"Press Enter when (\w+) sits here\. ", text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_the_table_the_question_and_the_moves() -> None:
    text = played(begun(ALONE))
    assert text.startswith("Oriflamme: Anna (Human), Bo (Page) and Cy (Page).")
    assert "The queue is empty.\n" in text
    assert "Type ? for help." in text
    assert re.search(r"^In your hand: ([\w ]+, ){6}[\w ]+$", text, re.MULTILINE)
    assert "\nAnna: Place a card in the queue. The queue is empty: yours is the first card.\n  1) place " in text
    assert "\033" not in text


@pytest.mark.parametrize("typed", ["2", "place {} front", "Pl {}"])
def test_numbers_texts_and_their_beginnings_are_moves(typed: str) -> None:
    match = begun(("human", "human"))
    kind = truth(match).moves[1].kind
    assert f"Red plays the {kind.capitalize()} as the first card of the queue." in played(match, typed.format(kind))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("place", "'place' can mean 7 moves; type more of it."),
        ("pl s", "'pl s' can mean place soldier front or place spy front; type more of it."),
        ("99", "There is no move 99: choose 1 to 7."),
        ("place spi front", "'place spi front' is not a legal move here. Nearest: place spy front, "),
        ("reveal", "'reveal' is not a legal move here. Nearest: "),
        ("save", "Also type a file name"),
        ("undo", "You have not decided anything yet."),
        ("log", "> log Round I · Placement You have the first player token and play first."),
        ("table now", "'table now' is not a legal move here."),
        ("\x1b[2Jx", "'\N{REPLACEMENT CHARACTER}[2Jx' is not a legal move here."),
    ],
)
def test_what_is_wrong_is_a_sentence(typed: str, said: str) -> None:
    match = begun(ALONE, seed=3)
    assert said in " ".join(played(match, typed).split())
    assert not match.moves


def test_an_empty_line_asks_again_and_table_moves_and_help_come_again() -> None:
    text = played(begun(ALONE), "", "   ")
    assert (text.count("> "), text.count("Place a card in the queue")) == (3, 1)
    once = played(begun(ALONE))
    assert played(begun(ALONE), "table").count("The queue is empty.") == 2 * once.count("The queue is empty.")
    assert played(begun(ALONE), "MOVES").count("Place a card in the queue") == 2
    for word in ("?", "help"):
        text = played(begun(ALONE), word)
        assert re.search(r"save \.\.\. +write the game to a file", text)
        assert "'place spy front'" in text


def test_the_log_tells_all_that_happened_once_more() -> None:
    text = played(begun(ALONE, seed=5), "1", "log")
    lines = [line for line in text.split("> log\n")[1].splitlines() if line not in ("", "> ")]
    assert lines[2].startswith("You play the ")
    assert len(lines) >= 6
    assert all(text.count(line) == 2 for line in lines[2:])


def test_a_table_that_lies_as_before_is_not_printed_again() -> None:
    match, screen = begun(("human", "page"), sets=("Alliance",)), Screen()
    seat = HotSeat(match, Terminal(screen, Typed(["table", "nonsense", "moves"])))
    with pytest.raises(EOFError):
        seat.play()
    seat._lay(match.view(0))
    assert screen.getvalue().count("Alliance · Round I of ") == 2, "at first, and when it was asked for"


@pytest.mark.parametrize(
    ("players", "lines"),
    [(ALONE, ["exit"]), (ALONE, ["QUIT"]), (TWO, ["quit"]), (TWO, ["1", "quit"]), (TWO, ["", "1", "quit"])],
)
def test_quitting(players: tuple[str, ...], lines: list[str]) -> None:
    with pytest.raises(PlayerLeft):
        HotSeat(begun(players), Terminal(Screen(), Typed(lines))).play()


# -- taking back -------------------------------------------------------------------------------------------------------


def test_every_reason_against_taking_back_has_a_sentence() -> None:
    assert set(UNDO_REFUSALS) == {*UndoRefusal.__args__, "watching", "led"}  # type: ignore[attr-defined]


def test_a_decision_is_taken_back_before_anybody_else_decides() -> None:
    # The last to place is the first to be reached, so that nobody comes between.
    match = begun(("page", "human"), seed=2)
    text = played(match, "1", "undo", "log", "2")
    placed, taken = re.search(r"You play the (\w+) at", text), re.search(r"Taken back: place (\S+)", text)
    assert placed is not None
    assert taken is not None
    assert placed[1].casefold() == taken[1]
    log, after = text.split("> log\n")[1].split("> 2\n")
    assert "Red plays the first card of the queue." in log
    assert "You play" not in log
    assert after.startswith("You play the ")
    assert match.deciders[:2] == (0, 1)


def test_after_another_has_decided_nothing_is_taken_back() -> None:
    said = "Another player has decided since your last move"
    assert said in played(begun(ALONE, seed=3), "1", "undo")
    text = played(begun(("human", "page", "human"), seed=3), "", "1", "undo", "", "")
    assert text.index(said) < text.index("Press Enter when Cy sits here")


@pytest.mark.parametrize(
    ("again", "said", "move"),
    [("2", "Taken back", "place conspiracy front"), ("redo", "Made again", "place archer front")],
)
def test_at_the_curtain_a_move_can_be_taken_back_and_come_back(again: str, said: str, move: str) -> None:
    match = begun(TWO, seed=3)
    (one, anna), (two, bo) = stretches(played(match, "", "1", "undo", again, "", ""))
    assert (one, two) == ("Anna", "Bo")
    assert "Taken back: place archer front." in anna
    assert f"{said}: place archer front." in anna
    assert "place archer front." not in bo
    assert bo.count("Red plays the first card of the queue.") == 1
    assert [str(move) for move in match.moves] == [move]


def test_what_was_taken_back_comes_back_in_the_same_words() -> None:
    match, plain = begun(("page", "human"), seed=2), begun(("page", "human"), seed=2)
    text = played(match, "redo", "1", "undo", "redo", "redo", "log")
    once = played(plain, "1", "log")
    assert match.record() == plain.record()
    assert text.split("> log\n")[1] == once.split("> log\n")[1]
    assert text.count("There is no move to redo.") == 2
    assert re.search(r"Taken back: (.+)\.(.|\n)*Made again: \1\.", text)


# -- the curtain -------------------------------------------------------------------------------------------------------


def test_the_curtain_parts_those_who_share_a_terminal() -> None:
    before = played(begun(TWO))
    assert before.endswith("Press Enter when Anna sits here. \n")
    assert "In your hand" not in before
    match = begun(TWO, seed=5)
    hands = [{move.kind for move in truth(match).moves}]
    text = played(match, "", "1", "", "", "1", "", "")
    (_, anna), (_, bo), (who, again) = stretches(text)
    assert who == "Anna"
    hands.append({kind.id for kind in match.deck.kinds} - hands[0])
    assert all(re.search(rf"\) place {kind} ", anna) for kind in hands[0])
    assert "first.\nRed plays the first card of the queue." in bo.split("What has happened since you sat here:")[1]
    assert "Red plays the A" not in bo
    assert "Blue plays a card" in again
    assert "(you)" in again
    # So many empty lines that nothing of before is on the screen.
    assert anna.endswith("\n" * 24)


def test_a_script_needs_no_line_for_the_curtain() -> None:
    bare, spaced = begun(TWO, seed=3), begun(TWO, seed=3)
    text = played(bare, "1", "place spy front", "1")
    played(spaced, "", "1", "", "", "place spy front", "", "", "1", "", "")
    assert bare.moves == spaced.moves
    anna, bo = (part for _, part in stretches(text)[:2])
    # What was not meant for the curtain is not seen before the one who typed it sits there.
    assert "place spy front" not in anna.split("That was your turn")[1]
    assert "> place spy front" in bo


def test_a_person_has_to_press_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "Press Enter" not in played(begun(ALONE), "1", "1", "1"), "one alone needs no curtain"
    text = played(begun(TWO), "1", "hello", "", "1", "2", "", terminal=True)
    assert text.count("Press Enter when Anna sits here. ") == 3
    assert text.count("Press Enter to hide the table") == 2
    if os.name == "posix":
        assert text.count(WIPE) == 2
        assert "\033[1mAnna: Place a card in the queue. " in text


def test_the_curtain_does_not_fall_between_two_families_of_one_person() -> None:
    seats = (Seat("R", "Anna"), Seat("B", "Bo"))
    two_each = NewGame("oriflamme", lead_several(seats, 2), 0, 5, options=(("families-each", "2"),))
    match = Match.begin(two_each, CardSources(GAMES))
    while match.view(-1).table.placed < 4:
        match.play(match.view(match.decision_seat or 0).pending.moves[-1])
    told = stretches(played(match, *["1"] * 12))
    sat = [name for name, _ in groupby(match.seats[seat].name for seat in match.deciders[4:])]
    assert [who for who, _ in told][: len(sat)] == sat
    assert len(sat) < len(match.deciders[4:]) == 12, "both families of one person have decided one after the other"
    for who, seen in told[:-1]:
        assert re.findall(r"^(Red|Blue|Green|Gold)\n  In your hand: ", seen, re.MULTILINE)[:2] == (
            ["Red", "Green"] if who == "Anna" else ["Blue", "Gold"]
        )


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_without_colours(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    assert "\033[1m" not in played(begun(ALONE), terminal=True)


def test_the_end_is_told_to_all_who_played() -> None:
    match = begun(("human", "human"), seed=3)
    text = played(match, *["1"] * 200)
    assert match.over
    end = text[text.rindex("Oriflamme · The game is over") :]
    assert "\n\n\n\n" in text[text.rindex("> 1") :]
    assert "(you)" not in end
    assert match.outcome is not None
    assert "Scores: Anna {}, Bo {}\n".format(*match.outcome.scores) in end
    assert "\nThe throne is shared · Anna, Bo, with " in end
    assert end.endswith("\n(seed 3)\n")


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("gonfalon.games.oriflamme.bots.squire.Squire.choose", fails)
    match = begun(("squire", "squire"))
    assert "takes the throne" in played(match)
    monkeypatch.setattr(Page, "choose", lambda *_: "nonsense")
    assert "Anna does not know what to do and takes the first legal move." in played(begun(("squire", "page")))


def test_bots_alone_are_told_as_everybody_sees_them() -> None:
    text = played(begun(("page", "squire", "page"), seed=3))
    assert re.search(r"^\w+ plays a card at the (front|end)\.$", text, re.MULTILINE)
    assert not re.search(r"plays the [A-Z]", text)
    assert text.count("Oriflamme · The game is over") == 1


# -- saving ------------------------------------------------------------------------------------------------------------


def test_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = begun(ALONE, seed=3)
    text = played(match, "1", "save my game", "save my game.gonfalon")
    sentence = "The game is saved in my game.gonfalon. It is not finished: the file contains hidden cards."
    assert re.sub(r"\s+", " ", text).count(sentence) == 2
    record = read_record(tmp_path / "my game.gonfalon")
    assert Match.restore(record, CardSources(GAMES)).moves == match.moves


@pytest.mark.parametrize("name", ["notes.txt", "folder", "none/x", "a\0b", "x" * 300, "~nobody-here/x"])
def test_what_cannot_be_saved_is_a_sentence(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "folder").mkdir()
    text = played(begun(ALONE), f"save {name}", "1")
    assert re.search(r"cannot be saved|already exists|is not a file|There is no folder", text)
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "notes.txt"]


@pytest.mark.parametrize(
    ("bot", "reason", "why", "said"),
    [
        ("squire", Reason("tried", (300,)), True, True),
        ("squire", Reason("tried", (300,)), False, False),
        ("squire/teacher", Reason("tried", (300,)), False, True),
        ("squire", Reason("dreamt", (300,)), True, False),
        ("squire", Reason("place", ()), True, False),
        ("squire", None, True, False),
    ],
)
def test_a_bot_says_why_beneath_its_move(
    monkeypatch: pytest.MonkeyPatch, bot: str, reason: Reason | None, why: bool, said: bool
) -> None:
    monkeypatch.setattr(
        "gonfalon.games.oriflamme.bots.squire.Squire.choose",
        lambda self, view, dice, budget: BotDecision(view.decision.moves[0], reason),
    )
    text = played(begun(("human", bot), first=1), why=why)
    sentence = "  Blue has played 300 games out in its head: this went best."
    assert (f"Blue plays the first card of the queue.\n{sentence}\n" in text) is said
    assert ("in its head" in text) is said


class Ponders:
    """Presses Ctrl+C so many times at once, or else thinks until it is said to think and presses it then."""

    hurried = False

    def __init__(self, screen: Screen, presses: int) -> None:
        self.screen = screen
        self.presses = presses

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        assert view.decision is not None
        for _ in range(self.presses):
            signal.raise_signal(signal.SIGINT)
        if not self.presses:
            while "Bo is thinking. Press Ctrl+C to make it move now." not in self.screen.getvalue():
                assert not budget.spent()
            signal.raise_signal(signal.SIGINT)
            self.hurried = budget.spent()
        return BotDecision(view.decision.moves[0])


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Ctrl+C interrupts, also where this process was begun in the background and ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name != "posix", reason="nothing is taken away again on other terminals")
@pytest.mark.parametrize(("long", "presses"), [(0.0, 0), (0.0, 2), (600.0, 1)])
def test_a_bot_that_thinks_long_is_hurried_by_what_else_leaves_the_game(
    monkeypatch: pytest.MonkeyPatch, interrupts: None, long: float, presses: int
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("gonfalon.cli.terminal.TELL_AFTER", long)
    match, screen = begun(("human", "squire"), first=1), Screen(terminal=True)
    bot = Ponders(screen, presses)
    monkeypatch.setattr(type(match.game), "bot", lambda game, name: bot)
    seat = HotSeat(match, Terminal(screen, Typed((), terminal=True)), budget=SECONDS)
    with pytest.raises(KeyboardInterrupt if presses else EOFError):
        seat.play()
    assert (len(match.moves), bot.hurried) == ((0, False) if presses else (1, True))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not presses:
        # It is taken away before the move is told.
        assert f"make it move now.{ERASE}" in screen.getvalue()
