"""`gonfalon play` as a command: what it is told, what it answers, how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.core.record import read_file
from gonfalon.games import GAMES, OWN
from gonfalon.session.game import Game
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.tables import aligned, listed
from tests.cli.at_the_terminal import TOLD, Typed
from tests.scripts import ROOT

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there nobody, not even root, can write to /proc")
KEPT = "The game is saved: 'gonfalon play --continue' goes on with it.\n"
posix = pytest.mark.skipif(os.name != "posix", reason="signals and devices of POSIX")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No card sets of whoever runs the tests."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.chdir(tmp_path)


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str, typed: Sequence[str] = ()
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", Typed(typed))
    status = main(["play", *words])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("game", TOLD)
def test_every_game_is_played_to_its_end(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("--game", game, "--seats", "human,squire,page", "--seed", "5", "--save", "end")
    status, out, err = run(capsys, monkeypatch, *words, typed=["1"] * 2000)
    assert (status, err) == (0, "")
    assert "\nScores: " in out
    assert out.endswith("(seed 5)\nThe game is saved in end.gonfalon.\n")
    record = read_file(tmp_path / "end.gonfalon")
    assert record.finished
    assert [seat.bot for seat in record.seats] == [None, "squire", "page"]
    assert Match.restore(record, Shelves(GAMES)).over


@pytest.mark.parametrize("game", OWN)
def test_every_game_can_be_told_by_itself(game: str) -> None:
    table = GAMES[game].terminal()
    assert all(table.help)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", TOLD)
def test_the_same_seed_is_the_same_game(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--game", game, "--seats", "page,squire,page", "--seed")
    first = run(capsys, monkeypatch, *words, "7")
    assert run(capsys, monkeypatch, *words, "7") == first
    assert run(capsys, monkeypatch, *words, "8") != first
    assert first[0] == 0


def test_without_a_seed_each_game_is_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {run(capsys, monkeypatch, "--seats", "page,page")[1].splitlines()[-1] for _ in range(3)}
    assert len(said) == 3


def test_a_file_of_moves(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("# the beginning\n\nplace archer front # my archer\n1\n", encoding="utf-8")
    words = ("--seed", "3", "--moves", str(moves), "--save", "left.gonfalon")
    # Behind the moves of the file nobody goes on but a person.
    status, out, err = run(capsys, monkeypatch, *words, typed=["1"] * 99)
    assert (status, err) == (0, "")
    assert "> place archer front\nRed plays the Archer as the first card of the queue.\n" in out
    assert "The game is saved in left.gonfalon. It is not finished: the file contains" in out
    record = read_file(tmp_path / "left.gonfalon")
    own = [answer.move for answer in record.moves if answer.family == "R"]
    assert own[0] == "place archer front"
    assert len(own) == 2


def test_leaving_without_saving(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for typed in ([], ["quit"], ["1", "nonsense", "exit"]):
        status, out, err = run(capsys, monkeypatch, "--seed", "3", typed=typed)
        assert (status, err) == (0, "")
        assert out.endswith(KEPT)


def test_leaving_after_saving(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, out, _ = run(capsys, monkeypatch, "--seed", "3", typed=["save a", "quit"])
    assert out.endswith("\nThe game is saved in a.gonfalon.\n")
    _, out, _ = run(capsys, monkeypatch, "--seed", "3", typed=["save a", "1", "quit"])
    kept = "All of it is kept: 'gonfalon play --continue' goes on with it."
    assert " ".join(out.split()).endswith(
        f"The game is saved in a.gonfalon, but not what happened after move 0. {kept}"
    )


def test_names_options_and_cards(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("--seats", "page,human", "--names", "Żaneta", "--option", "first=B", "--cards", "ALLIANCE", "--save", "x")
    _, out, _ = run(capsys, monkeypatch, *words, "--option", "direction=right-to-left")
    assert out.startswith("Oriflamme: Red (Page) and Żaneta (Human).\n")
    assert "Blue holds the crown and plays first." in out
    record = read_file(tmp_path / "x.gonfalon")
    assert [name for name, _ in record.card_sets] == ["Alliance"]
    assert dict(record.options) == {"first": "B", "direction": "right-to-left"}
    kinds = "spy,lord,heir,archer,soldier,judge,revolt"
    words = ("--seats", "page,page", "--names", "a,b", "--cards", "alliance", "--cards", "oriflamme", "--kinds", kinds)
    _, out, _ = run(capsys, monkeypatch, *words, "--save", "y")
    assert out.startswith("Oriflamme: a (Page) and b (Page).\n")
    assert dict(read_file(tmp_path / "y.gonfalon").options)["kinds"] == ", ".join(sorted(kinds.split(",")))
    _, out, _ = run(capsys, monkeypatch, "--game", "ordonance", "--option", "scoring=points", "--seats", "page,squire")
    assert " points" in out


def test_who_is_moved_by_the_rules_is_called_by_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--game", "pamir", "--seats", "human,squire,wakhan")
    _, out, _ = run(capsys, monkeypatch, *words)
    assert out.startswith("Pax Pamir: Red (Human), Blue (Squire) and Wakhan (Wakhan).\n")
    _, out, _ = run(capsys, monkeypatch, *words, "--names", "Anna,Bo,Cy")
    assert out.startswith("Pax Pamir: Anna (Human), Bo (Squire) and Cy (Wakhan).\n")
    status, _, err = run(capsys, monkeypatch, *words, "--names", "Wakhan")
    assert (status, "Two players would have the same name" in err) == (2, True)
    for who in ("human,human", "page,wakhan"):
        status, _, err = run(capsys, monkeypatch, "--game", "pamir", "--seats", who, "--option", "wakhan=R")
        assert (status, err) == (
            2,
            "gonfalon play: The option 'wakhan' cannot be chosen like this: name wakhan among the seats.\n",
        )


def test_a_set_of_ones_own(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    text = (ROOT / "cards" / "oriflamme.yaml").read_text(encoding="utf-8")
    mine.write_text(text.replace("name: Oriflamme", "name: Mine").replace("gain: 2", "gain: 3"), encoding="utf-8")
    status, out, _ = run(
        capsys, monkeypatch, "--seats", "page,page", "--seed", "2", "--cards", str(mine), "--save", "z"
    )
    assert status == 0
    assert "earns 3." in out
    record = read_file(tmp_path / "z.gonfalon")
    assert [name for name, _ in record.card_sets] == ["Mine"]
    assert Match.restore(record, Shelves(GAMES, tmp_path)).over
    mine.write_text("archer: {type: charcter}\n", encoding="utf-8")
    status, _, err = run(capsys, monkeypatch, "--cards", str(mine))
    assert (status, "mine.yaml:1:16" in err) == (1, True)


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--seats", "human"), 2, "Oriflamme is for 2 to 5 players; --seats names 1."),
        (("--seats", ""), 2, "--seats names 0."),
        (("--seats", "human,king"), 2, "There is no player 'king' for Oriflamme; a seat is one of human, page, "),
        (("--names", "a,b"), 2, "--names has 2 names: give one for each seat, or one for each human."),
        (("--names", "a,a,b"), 2, "Two players would have the same name: a, a, b."),
        (("--names", "Blue"), 2, "Two players would have the same name"),
        (("--names", "x" * 21), 2, "is no name: it has 1 to 20 letters."),
        (("--names", ""), 2, "is no name: it has 1 to 20 letters."),
        (("--option", "first=K"), 2, "The first player 'K' does not sit at this table."),
        (("--option", "families=RB"), 2, "The option 'families' cannot be chosen like this"),
        (("--option", "cards=x"), 2, "The option 'cards' cannot be chosen like this"),
        (("--option", "foo=1"), 2, "Oriflamme has no option 'foo'."),
        (("--kinds", "spy"), 2, "too few: a game of Oriflamme needs at least 7."),
        (("--game", "ordonance", "--kinds", "spy"), 2, "there is one deck for Ordonance."),
        (("--moves", "none.txt"), 1, "The moves in none.txt cannot be read: there is no such file."),
        (("--save", "none/x"), 1, "There is no folder none to save a game in."),
        pytest.param(("--save", "/proc/x"), 1, "The game cannot be saved in /proc/x: ", marks=LINUX),
        pytest.param(("--save", "/dev/null"), 1, "/dev/null is no file; choose another name.", marks=LINUX),
        pytest.param(("--save", "/proc/1/x" + "y" * 90), 1, "...yyyyyyyyyyyyyyyyyyyyyyyy: ", marks=LINUX),
    ],
)
def test_what_cannot_be_played_is_a_sentence(
    words: tuple[str, ...],
    status: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    got, out, err = run(capsys, monkeypatch, *words)
    assert (got, out) == (status, "")
    assert err.startswith("gonfalon play: ")
    assert said in err


def test_a_game_without_a_table_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["oriflamme"]), "terminal", Game.terminal)
    assert run(capsys, monkeypatch) == (1, "", "gonfalon play: Oriflamme cannot be told in text.\n")


def test_words_of_tables() -> None:
    assert aligned([("a", "b"), ("ccc", "", "d")]) == ["  a    b", "  ccc     d"]
    assert aligned([]) == []
    assert (listed([]), listed(["a"]), listed(["a", "b", "c"]), listed(["a", "b"], one_of=True)) == (
        "", "a", "a, b and c", "a or b",
    )  # fmt: skip


# -- in a process of its own -------------------------------------------------------------------------------------------


def begin(*words: str, **variables: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), **variables}
    command = [sys.executable, "-m", "gonfalon", "play", *words]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )


def test_moves_come_through_a_pipe() -> None:
    out, err = begin("--seed", "3", COLUMNS="60").communicate(b"1\n\xff\xfe\n1", timeout=60)
    assert err == b""
    assert b"Red plays the Archer as the first card of the queue." in " ".join(out.decode().split()).encode()
    assert " ".join(out.decode().split()).endswith(KEPT.strip())
    assert max(map(len, out.decode().splitlines())) < 60


def test_a_name_that_the_terminal_cannot_show_is_spelled_out() -> None:
    process = begin("--seats", "page,page", "--names", "Ґанна,Bo", PYTHONIOENCODING="ascii:strict")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"\\u0490" in out


@posix
def test_ctrl_c_leaves_with_a_sentence() -> None:
    process = begin("--seed", "3", PYTHONUNBUFFERED="1")
    assert process.stdout is not None
    said = b""
    while not said.endswith(b"> "):
        said += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")
    assert out == f"\n{KEPT}".encode()


@posix
def test_a_reader_that_has_gone_is_no_trouble() -> None:
    process = begin("--seats", "page,page,page")
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
