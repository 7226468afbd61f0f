"""Where one person sits at the table, nothing that is said to that person calls the family of that seat by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.ordonance.texts.move_preview import preview_move
from gonfalon.games.ordonance.texts.table_texts import TableTexts as OrdonanceTexts
from gonfalon.games.oriflamme.texts.table_texts import TableTexts as OriflammeTexts
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.questions import question
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat, reader_of
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import families
from gonfalon.texts.translations import LANGUAGES, language_spoken
from gonfalon.ui.application.game_views import game_view
from tests.session.games_to_play import play_on

PLAYED = {
    "oriflamme": ("oriflamme", (), "RBGYK"),
    "alliance": ("oriflamme", ("Oriflamme", "Alliance"), "RBG"),
    "ordonance": ("ordonance", (), "RBGY"),
    "pamir": ("pamir", (), "RBG"),
}
"""By a word the game, its cards and who sits there."""


@cache
def played(word: str, person: str = "") -> Match:
    """A whole game, played at random, in which each family may do anything to another or to itself."""
    game, sets, letters = PLAYED[word]
    seats = tuple(Seat(letter, letter, None if letter == person else "page") for letter in letters)
    match = Match.begin(NewGame(game, seats, 0, 5, sets), CardSources(GAMES))
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


def choosing_in_oriflamme(view: View, deck: Any, language: str, reader: str) -> Iterator[str]:
    words = OriflammeTexts(language, deck, reader)
    yield from words.prompt(view.pending, view.table)
    for choice in words.choices(view):
        yield f"{choice.title}\n{choice.detail}"


def choosing_in_ordonance(view: View, deck: Any, language: str, reader: str) -> Iterator[str]:
    words = OrdonanceTexts(language, deck, reader)
    yield from words.prompt(view.pending, view.table)
    for move in view.pending.moves:
        if move.unit:
            yield preview_move(view, move, language, reader).text
    for territory in range(view.table.seating.territories):
        told = words.explained(view.table, territory, [Seat(letter, letter) for letter in view.table.seating.families])
        yield f"{told.title}\n{told.sentence}"


def choosing_in_pamir(view: View, deck: Any, language: str, reader: str) -> Iterator[str]:
    names = Names(language, reader=reader)
    put = question(view, names)
    yield f"{put.title}\n{put.detail}"
    for move in view.pending.moves:
        yield move_label(view, move, names).in_one


CHOOSING = {"oriflamme": choosing_in_oriflamme, "ordonance": choosing_in_ordonance, "pamir": choosing_in_pamir}
"""By game what is asked and what may be answered, with what that brings."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", PLAYED)
def test_no_question_and_no_choice_names_the_family_of_who_is_asked(word: str, language: str) -> None:
    match = played(word)
    with language_spoken(language):
        for step in range(0, len(match.moves), 1 + len(match.moves) // 30):
            seat = match.deciders[step]
            reader = match.seats[seat].family
            own = names_of(reader, language)
            told = CHOOSING[match.game.name](match.view(seat, step), match.deck, language, reader)
            assert [sentence for sentence in told if own.search(sentence)] == []


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", PLAYED)
def test_no_sentence_and_no_list_of_an_ending_names_the_family_of_its_reader(word: str, language: str) -> None:
    for person in (PLAYED[word][2][0], PLAYED[word][2][-1]):
        with language_spoken(language):
            told = game_view(PLAYED[word][0]).report(played(word, person), language)
            own = names_of(person, language)
        said = [told.title, told.subtitle, told.tie_break or "", told.turned.line if told.turned else ""]
        said += [line for _, line in told.facts]
        assert [sentence for sentence in said if own.search(sentence)] == []


def test_only_one_person_alone_is_spoken_to() -> None:
    bots = [Seat(letter, letter, "page") for letter in "BG"]
    assert reader_of([*bots, Seat("R", "Ann")]) == "R"
    assert reader_of(bots) == ""
    assert reader_of([*bots, Seat("R", "Ann"), Seat("Y", "Ben")]) == ""
