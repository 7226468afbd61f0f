"""The language of a game in the terminal: which one is spoken, and that nothing of English is left in another."""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pytest

from gonfalon.bots.bot import CHARACTERS
from gonfalon.cli import commands, find_command, parser_of
from gonfalon.cli.hot_seat import HotSeat
from gonfalon.cli.parser import use_language
from gonfalon.cli.terminal import Terminal
from gonfalon.core.record import format_record
from gonfalon.core.seats import SUITED
from gonfalon.games import BUNDLED, GAMES
from gonfalon.games.oriflamme.terminal.text_board import OriflammeTextBoard
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.replay_timeline import export_text
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import LANGUAGES, NO_BREAK, current_language, language_spoken, set_language
from tests.cli.at_the_terminal import NAMES, AtRandom, Gonfalon, Screen, begun
from tests.pairwise import pairwise

RECORD = Path(__file__).parent.parent / "records" / "two-seats.gonfalon"
THE_SAME = re.compile(rf"'[^']*'|\b({'|'.join(NAMES)}|Pax Pamir|Enter|[A-Z]{{1,5}})\b")
"""What is written in Latin letters everywhere: what somebody types, names, Roman numbers, and letters of icons."""
LATIN = re.compile(r"[A-Za-z]{2,}")
MOVE = re.compile(r"\d+\) .*?(?= \(|$| +\d+\) )|^> .*$")
"""The moves, which are written as they are in records."""
NAMES_ALONE = re.compile(r"[a-z0-9-]+(, [a-z0-9-]+)+")
"""The names of the pictures, which are what somebody types."""


@pytest.fixture(autouse=True)
def untold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # A copy, which the C library does not see: it would keep its own sentences in these languages for all tests after.
    monkeypatch.setattr(os, "environ", os.environ.copy())
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("gonfalon.cli.parser.settings_file", lambda: tmp_path / "settings.ini")


@pytest.mark.slow
@pairwise(language=["ru", "uk"], game=BUNDLED, players=["human page squire", "human human"])
def test_a_whole_game_is_told_without_a_word_of_english(language: str, game: str, players: str) -> None:
    set_language(language)
    match = begun(players.split(), game, seed=3)
    screen = Screen()
    HotSeat(match, Terminal(screen, AtRandom(match, 3)), 0.1).play()
    for line in screen.getvalue().splitlines():
        assert not LATIN.search(THE_SAME.sub("", MOVE.sub("", line))), line


def test_the_queue_is_told_in_words_that_agree_with_every_card() -> None:
    match = begun(["human", "human"], seed=3)
    for word in ("front", "front", "keep", "keep", "on 0"):
        match.play(next(move for move in match.view(match.decision_seat).decision.moves if word in str(move)))
    told = {}
    for language in ("ru", "uk"):
        with language_spoken(language):
            lines = OriflammeTextBoard().lines(match.view(SPECTATOR), NAMES[:2], 99)
        told[language] = "\n".join(lines).replace(NO_BREAK, " ")
    assert "?  лицом вниз  под ней ?: 1 очко влияния" in told["ru"]
    assert "?  долілиць  під нею ?: 1 очко впливу" in told["uk"]


def test_whom_nobody_has_named_is_told_in_the_language_of_the_reader(tmp_path: Path, gonfalon: Gonfalon) -> None:
    seats = (Seat("R", "Red", "page"), Seat("B", "Niebiescy"), Seat("G", "Wakhan", "wakhan"))
    file = tmp_path / "begun.gonfalon"
    match = Match.begin(NewGame("pamir", seats, seed=4), CardSources(GAMES))
    file.write_text(format_record(match.record()), encoding="utf-8")
    assert gonfalon("replay", file, "--language", "ru").out.splitlines()[:4] == [
        "Pax Pamir", "R  Красные (Паж)", "B  Синие (Человек)", "G  Вахан",
    ]  # fmt: skip
    assert export_text(match).splitlines()[:4] == ["Pax Pamir", "Красные (Паж)", "Синие (Человек)", "Зелёные: Вахан"]
    assert match.record().seats[1].name == "Niebiescy"


def test_a_game_is_called_after_its_cards(gonfalon: Gonfalon) -> None:
    words = ("--cards", "alliance", "--seats", "page,page", "--seed", 4, "--language", "uk")
    told = gonfalon("play", *words).out.splitlines()
    assert told[2].startswith("Альянс: Червоні (Паж)")
    assert told[-1] == "(зерно 4)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_for_a_language_gets_it(language: str, gonfalon: Gonfalon) -> None:
    result = {"en": "Scores: ", "pl": "Wynik: ", "uk": "Рахунок: ", "ru": "Счёт: "}[language]
    assert f"\n{result}" in gonfalon("replay", RECORD, "--language", language).out


@pytest.mark.parametrize("words", [[], ["play"], ["replay"], ["coach"], ["statistics"]])
def test_help_is_given_in_the_language_of_whoever_asks(
    words: list[str], gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "uk")
    told = gonfalon(*words, "--help").out.partition("]\n\n")[2].partition("\n\n")[2]
    named = {name for game in GAMES.values() for name in (game.name, *game.players)} | {
        *CHARACTERS,
        "human",
        SUITED,
        "gonfalon",
    }
    plain = re.sub(r"'[^']*'|--?[\w-]+|\{.*?\}|\b[A-Z]{2,}\b|^ +[a-z-]+  ", "", told, flags=re.MULTILINE)
    assert {*LATIN.findall(plain)} <= {*named, "set"}


@pytest.mark.parametrize("command", commands())
def test_every_sentence_of_a_help_is_translated(command: str) -> None:
    def told(language: str) -> set[str]:
        with language_spoken(language):
            parser = parser_of(command, find_command(command))
        paragraphs = [line for line in (parser.epilog or "").splitlines() if line]
        helps = [action.help or "" for action in parser._actions if not NAMES_ALONE.fullmatch(action.help or "")]
        return {parser.description or "", *(group.title or "" for group in parser._action_groups), *helps, *paragraphs}

    english = told("en")
    assert "" not in english
    for language in ("ru", "uk", "pl"):
        assert not english & told(language), language


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena", "--game", "chess"], "gonfalon arena: --game: 'chess' обрати не можна; оберіть одне з "),
        (["playouts", "--players", "0"], "gonfalon playouts: --players: '0' — не ціле число від 1 до 99"),
        (["replay"], "gonfalon replay: бракує: FILE"),
        (["play", "--seed"], "gonfalon play: --seed: після нього бракує слова"),
        (["play", "--dice"], "gonfalon play: незрозумілі слова: --dice"),
        (["replay", "x", "--json", "--line"], "gonfalon replay: --line: не може стояти разом із --json"),
        (["play", "--seats", "human"], "gonfalon play: Орифлама: гравців може бути від 2 до 5, а не 1."),
        (["play", "--moves", "."], "gonfalon play: Ходи з файлу . не можна прочитати: це тека, а не список ходів."),
        (["replay", "nowhere"], "gonfalon replay: Цей файл не вдається прочитати: nowhere."),
        (["whist"], "gonfalon: команди 'whist' немає; команди: "),
    ],
)
def test_wrong_words_are_told_in_the_language_of_whoever_typed_them(
    words: list[str], says: str, gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "uk")
    assert says in gonfalon(*words, status=1 if {"--moves", "nowhere"} & {*words} else 2).err.replace(NO_BREAK, " ")


def test_mistakes_in_cards_are_told_in_the_language_of_whoever_plays(gonfalon: Gonfalon, tmp_path: Path) -> None:
    cards = tmp_path / "cards.yaml"
    cards.write_text("queue: []\nsets: []\n")
    said = gonfalon("play", "--cards", cards, "--language", "pl", status=1).err
    assert said.startswith(f"{cards}:")
    assert not re.search("unknown|missing|there is", said), said


@pytest.mark.parametrize(
    ("variables", "settings", "language"),
    [
        ("", b"", "en"),
        ("LANG=uk_UA.UTF-8", b"", "uk"),
        ("LANG=uk_UA.UTF-8 LC_ALL=pl_PL", b"", "pl"),
        ("LANG=uk_UA.UTF-8 LC_MESSAGES=C", b"", "en"),
        ("LANG=de_DE LANGUAGE=de:ru:pl", b"", "ru"),
        ("LANG=de_DE.UTF-8", b"", "en"),
        ("LANG=uk_UA", b"[General]\nlanguage=pl\nschema=1\n", "pl"),
        ("LANG=uk_UA", b"[General]\r\nschema=1\r\nlanguage=ru\r\n", "ru"),
        ("LANG=uk_UA", b"[General]\nlanguage=xx\n", "uk"),
        ("LANG=uk_UA", b"\xff\xfe\0", "uk"),
    ],
)
def test_the_settings_come_before_the_system(
    variables: str, settings: bytes, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if settings:
        (tmp_path / "settings.ini").write_bytes(settings)
    for name, value in (variable.split("=") for variable in variables.split()):
        monkeypatch.setenv(name, value)
    use_language(None)
    assert current_language() == language


def test_what_the_window_has_kept_is_read(tmp_path: Path) -> None:
    from gonfalon.ui.settings.store import Settings

    settings = Settings(tmp_path / "settings.ini")
    settings.language = "uk"
    settings.flush()
    use_language(None)
    assert current_language() == "uk"


def test_a_terminal_without_the_letters_is_spoken_to_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="cp1252"))
    monkeypatch.setenv("LANG", "ru_RU")
    use_language(None)
    assert current_language() == "en"
    use_language("ru")
    assert current_language() == "ru", "who asks for it knows better"
