"""Where one person sits at the table, nothing that is said to that person calls the family of that seat by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat, reader_of
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import families
from gonfalon.texts.translations import LANGUAGES, language_spoken
from tests.session.games_to_play import play_on

PLAYED = {
    "oriflamme": ("oriflamme", (), "RBGYK"),
    "alliance": ("oriflamme", ("Oriflamme", "Alliance"), "RBG"),
    "ordonance": ("ordonance", (), "RBGY"),
    "pamir": ("pamir", (), "RBG"),
}
"""By a word the game, its cards and who sits there."""


@cache
def played(word: str) -> Match:
    """A whole game, played at random, in which each family may do anything to another or to itself."""
    game, sets, letters = PLAYED[word]
    match = Match.begin(
        NewGame(game, tuple(Seat(letter, letter, "page") for letter in letters), 0, 5, sets), CardSources(GAMES)
    )
    play_on(match, None, 5)
    return match


def lines(match: Match, seat: int) -> Iterator[LogEntry]:
    """All that is told to a seat, with the rules behind it, and who is waited for."""
    log_renderer = match.game.text_board.log_renderer
    game_log = GameLog(log_renderer, match.view(seat, 0).table)
    for played_move in match.played_moves(seat):
        game_log.add(played_move.seat, played_move.events)
    for line in game_log.lines():
        yield line
        if line.rule is not None:
            yield line.rule
    for log_group in game_log.log_groups:
        yield from log_group.things.values()
    for step in range(0, len(match.moves), 7):
        view = match.view(seat, step)
        if view.decision is not None:
            yield log_renderer.waiting(view.decision, view.table)


def names_of(letter: str, language: str) -> re.Pattern[str]:
    """The name of a family in all its cases."""
    text = families(language)[letter]
    forms = {text.name, text.genitive, text.accusative, text.dative, text.instrumental}
    return re.compile(rf"\b(?:{'|'.join(forms)})\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", PLAYED)
def test_no_sentence_of_the_log_names_the_family_of_its_reader(word: str, language: str) -> None:
    match = played(word)
    log_renderer = match.game.text_board.log_renderer
    with language_spoken(language):
        for seat, who in enumerate(match.seats):
            own = names_of(who.family, language)
            told = {log_renderer.text(line, match.deck, who.family) for line in lines(match, seat)}
            assert [sentence for sentence in told if own.search(sentence)] == []


def test_only_one_person_alone_is_spoken_to() -> None:
    bots = [Seat(letter, letter, "page") for letter in "BG"]
    assert reader_of([*bots, Seat("R", "Ann")]) == "R"
    assert reader_of(bots) == ""
    assert reader_of([*bots, Seat("R", "Ann"), Seat("Y", "Ben")]) == ""
