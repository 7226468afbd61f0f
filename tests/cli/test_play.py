"""`gonfalon play` as a command: what it is told, what it answers, how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.core.record import read_record
from gonfalon.games import BUNDLED, GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.texts.text_board import align_columns, join_list
from gonfalon.ui.settings.store import Settings
from tests.cli.at_the_terminal import TOLD, Gonfalon
from tests.processes import ended, in_time, started
from tests.scripts import ROOT

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there nobody, not even root, can write to /proc")
KEPT = "The game is saved: 'gonfalon play --continue' continues it."


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No card sets of whoever runs the tests."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("game", TOLD)
def test_every_game_is_played_to_its_end(game: str, gonfalon: Gonfalon) -> None:
    words = ("--game", game, "--seats", "human,squire,page", "--seed", "5", "--save", "end")
    out, err = gonfalon("play", *words, typed=["1"] * 2000)
    assert err == ""
    assert "\nScores: " in out
    assert out.endswith("(seed 5)\nThe game is saved in end.gonfalon.\n")
    record = read_record(Path("end.gonfalon"))
    assert record.finished
    assert [seat.bot for seat in record.seats] == [None, "squire", "page"]
    assert Match.restore(record, CardSources(GAMES)).over


def test_the_same_seed_is_the_same_game_and_without_one_each_is_another(gonfalon: Gonfalon) -> None:
    words = ("play", "--game", "ordonance", "--seats", "page,page")
    assert gonfalon(*words, "--seed", "7") == gonfalon(*words, "--seed", "7")
    seeds = {gonfalon(*words, *seed).out.splitlines()[-1] for seed in ((), (), (), ("--seed", "7"))}
    assert len(seeds) == 4


def test_a_seat_may_suit_the_player(gonfalon: Gonfalon) -> None:
    words = ("play", "--game", "ordonance", "--seed", "5", "--save", "end")
    gonfalon(*words, "--seats", "suited,suited/bluffer")
    assert [seat.bot for seat in read_record(Path("end.gonfalon")).seats] == [
        "page-squire-50",
        "page-squire-50/bluffer",
    ]
    _, err = gonfalon(*words, "--seats", "suited/wizard,page", status=2)
    assert "a seat is one of human, suited, page" in err


def test_a_file_of_moves(gonfalon: Gonfalon) -> None:
    Path("moves.txt").write_text("# the beginning\n\nplace archer front # my archer\n1\n", encoding="utf-8")
    # Behind the moves of the file nobody goes on but a person.
    words = ("play", "--seed", "3", "--moves", "moves.txt", "--save", "left.gonfalon")
    out, err = gonfalon(*words, typed=["1"] * 99)
    assert err == ""
    assert "> place archer front\nYou play the Archer as the first card of the queue.\n" in out
    assert "The game is saved in left.gonfalon. It is not finished: the file contains" in out
    own = [answer.move for answer in read_record(Path("left.gonfalon")).moves if answer.family == "R"]
    assert (own[0], len(own)) == ("place archer front", 2)


@pytest.mark.parametrize(
    ("typed", "end"),
    [
        ([], KEPT),
        (["quit"], KEPT),
        (["1", "nonsense", "exit"], KEPT),
        (["save a", "quit"], "The game is saved in a.gonfalon."),
        (
            ["save a", "1", "quit"],
            "what happened after move 0. All of it is saved: 'gonfalon play --continue' continues it.",
        ),
    ],
)
def test_leaving(typed: list[str], end: str, gonfalon: Gonfalon) -> None:
    out, err = gonfalon("play", "--seed", "3", typed=typed)
    assert err == ""
    assert " ".join(out.split()).endswith(end)


def test_names_options_and_cards(gonfalon: Gonfalon) -> None:
    words = (
        "--seats",
        "page,human",
        "--names",
        "Ża\u202eneta",
        "--option",
        "first=B",
        "--cards",
        "ALLIANCE",
        "--save",
        "x",
    )
    out = gonfalon("play", *words, "--option", "direction=right-to-left").out
    assert out.splitlines()[2] == "Alliance: Red (Page) and Żaneta (Human)."
    assert "You have the first player token and play first." in out
    record = read_record(Path("x.gonfalon"))
    assert [name for name, _ in record.card_sets] == ["Alliance"]
    assert dict(record.options) == {"first": "B", "direction": "right-to-left"}
    kinds = "spy,lord,heir,archer,soldier,judge,revolt"
    words = ("--seats", "page,page", "--names", "a,b", "--cards", "alliance", "--cards", "oriflamme", "--kinds", kinds)
    assert "\nMixed deck: a (Page) and b (Page).\n" in gonfalon("play", *words, "--save", "y").out
    assert dict(read_record(Path("y.gonfalon")).options)["kinds"] == ", ".join(sorted(kinds.split(",")))
    words = ("--game", "ordonance", "--option", "scoring=points", "--seats", "page,squire")
    assert " points" in gonfalon("play", *words).out


def test_the_one_person_is_called_as_in_the_settings(
    gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "settings.ini"
    monkeypatch.setattr("gonfalon.cli.parser.settings_file", lambda: file)
    for name, seats, called in (
        ("Зоя", "human,page", "Зоя (Human) and Blue (Page)"),
        ('@ "A", b', "human,page", '@ "A", b (Human) and Blue (Page)'),
        ("blue", "human,page", "Red (Human) and Blue (Page)"),
        ("Zoe", "human,human,page", "Red (Human), Blue (Human) and Green (Page)"),
    ):
        Settings(file).player_name = name
        Settings(file).flush()
        assert f"Oriflamme: {called}." in gonfalon("play", "--seats", seats, "--language", "en").out


def test_who_is_moved_by_the_rules_is_called_by_name(gonfalon: Gonfalon) -> None:
    words = ("play", "--game", "pamir", "--seats", "human,squire,wakhan")
    assert gonfalon(*words).out.startswith("Pax Pamir: Red (Human), Blue (Squire) and Wakhan.\n")
    out = gonfalon(*words, "--names", "Anna,Bo,Cy").out
    assert out.startswith("Pax Pamir: Anna (Human), Bo (Squire) and Wakhan.\n")
    assert "Two players would have the same name" in gonfalon(*words, "--names", "Wakhan", status=2).err


def test_a_house_option_is_called_one(gonfalon: Gonfalon) -> None:
    for seats, said in (("page,page", True), ("page,page,page", False)):
        opening = gonfalon("play", "--seats", seats, "--seed", "1").out.splitlines()[:2]
        assert ("house option" in " ".join(opening)) == said


def test_a_set_of_ones_own(gonfalon: Gonfalon, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    text = (ROOT / "cards" / "oriflamme.yaml").read_text(encoding="utf-8")
    mine.write_text(text.replace("name: Oriflamme", "name: Mine").replace("gain: 2", "gain: 3"), encoding="utf-8")
    words = ("play", "--seats", "page,page", "--seed", "2", "--cards", mine)
    assert "earns 3." in gonfalon(*words, "--save", "z").out
    record = read_record(tmp_path / "z.gonfalon")
    assert [name for name, _ in record.card_sets] == ["Mine"]
    assert Match.restore(record, CardSources(GAMES, tmp_path)).over
    mine.write_text("archer: {type: charcter}\n", encoding="utf-8")
    assert "mine.yaml:1:16" in gonfalon(*words, status=1).err


WAKHAN = ("--game", "pamir", "--option", "wakhan=R", "--seats")


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--seats", "human"), 2, "1 cannot play Oriflamme: it is for 2 to 5."),
        (("--seats", ""), 2, "0 cannot play Oriflamme: it is for 2 to 5."),
        (
            ("--seats", "human,king"),
            2,
            "There is no player 'king' for Oriflamme; a seat is one of human, suited, page, ",
        ),
        (("--names", "a,b"), 2, "Give one name for each seat or one for each human; --names has 2."),
        (("--names", "a,a,b"), 2, "Two players would have the same name: a, a, b."),
        (("--names", "Blue"), 2, "Two players would have the same name"),
        (("--names", "x" * 21), 2, "is no name: it has 1 to 20 letters."),
        (("--names", ""), 2, "is no name: it has 1 to 20 letters."),
        (("--option", "first=K"), 2, "The first player 'K' does not sit at this table."),
        (("--option", "families=RB"), 2, "The option 'families' cannot be chosen like this"),
        (("--option", "cards=x"), 2, "The option 'cards' cannot be chosen like this"),
        (("--option", "foo=1"), 2, "Oriflamme has no option 'foo'."),
        ((*WAKHAN, "human,human"), 2, "The option 'wakhan' cannot be chosen like this: name wakhan among the seats."),
        ((*WAKHAN, "page,wakhan"), 2, "The option 'wakhan' cannot be chosen like this: name wakhan among the seats."),
        (("--kinds", "spy"), 2, "too few: a game of Oriflamme needs at least 7."),
        (("--game", "ordonance", "--kinds", "spy"), 2, "there is one deck for Ordonance."),
        (("--moves", "none.txt"), 1, "The moves in none.txt cannot be read: there is no such file."),
        (("--save", "none/x"), 1, "There is no folder none to save a game in."),
        pytest.param(("--save", "/proc/x"), 1, "The game cannot be saved in /proc/x: ", marks=LINUX),
        pytest.param(("--save", "/dev/null"), 1, "/dev/null is not a file; choose another name.", marks=LINUX),
        pytest.param(("--save", "/proc/1/x" + "y" * 90), 1, "...yyyyyyyyyyyyyyyyyyyyyyyy: ", marks=LINUX),
    ],
)
def test_what_cannot_be_played_is_a_sentence(
    words: tuple[str, ...], status: int, said: str, gonfalon: Gonfalon
) -> None:
    out, err = gonfalon("play", *words, status=status)
    assert out == ""
    assert err.startswith("gonfalon play: ")
    assert said in err


def test_a_game_without_a_table_says_so(gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["oriflamme"], "text_board", None)
    assert gonfalon("play", status=1) == ("", "gonfalon play: There is no text version of Oriflamme.\n")


@pytest.mark.parametrize("game", BUNDLED)
def test_every_game_can_be_told_by_itself(game: str) -> None:
    assert all(GAMES[game].text_board.help)


def test_words_of_tables() -> None:
    assert align_columns([("a", "b"), ("ccc", "", "d")]) == ["  a    b", "  ccc     d"]
    assert align_columns([]) == []
    assert (join_list([]), join_list(["a"]), join_list(["a", "b", "c"]), join_list(["a", "b"], one_of=True)) == (
        "", "a", "a, b and c", "a or b",
    )  # fmt: skip


# -- in a process of its own -------------------------------------------------------------------------------------------


def begin(*words: str, **environ: str) -> subprocess.Popen[bytes]:
    return started("-m", "gonfalon", "play", *words, environ=environ, stdin=subprocess.PIPE)


@pytest.mark.slow
def test_moves_come_through_a_pipe() -> None:
    status, out, err = ended(begin("--seed", "3", COLUMNS="60"), b"1\n\xff\xfe\n1")
    assert (status, err) == (0, "")
    assert "You play the Archer as the first card of the queue." in " ".join(out.split())
    assert " ".join(out.split()).endswith(KEPT)
    assert max(map(len, out.splitlines())) < 60


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_leaves_with_a_sentence() -> None:
    process = begin("--seed", "3", PYTHONUNBUFFERED="1")
    assert process.stdout is not None
    said = b""
    with in_time(process):
        while not said.endswith(b"> "):
            said += process.stdout.read(1) or pytest.fail(repr(said))
    process.send_signal(signal.SIGINT)
    assert ended(process) == (130, f"\n{KEPT}\n", "")
