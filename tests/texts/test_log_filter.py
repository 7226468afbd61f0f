"""What a game log tells of a player, a place or a card, its moves in notation, and the log as text, in real games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.replay_timeline import public_lines, text_board_of
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import AnyLogRenderer, LogEntry, add_entry
from gonfalon.texts.log_filter import LogFilter, card_names, cards_in, log_lines
from tests.scripts import ROOT


@cache
def game(record: str) -> Match:
    return Match.restore(read_record(ROOT / "tests" / "records" / f"{record}.gonfalon"), CardSources(GAMES))


def renderer(match: Match) -> AnyLogRenderer:
    return text_board_of(match).log_renderer


def told(record: str, log_filter: LogFilter) -> list[str]:
    match = game(record)
    lines = log_filter.of(public_lines(match), renderer(match))
    return list(log_lines(lines, lambda line: renderer(match).text(line, match.deck)))


def seen_by(match: Match, seat: int) -> Sequence[LogEntry]:
    """What a seat that is still playing reads."""
    game_log = GameLog(renderer(match), match.view(seat, 0).table)
    for played_move in match.played_moves(seat):
        game_log.add(*played_move)
    lines: list[LogEntry] = []
    add_entry(lines, game_log.lines())
    return lines


def test_a_region_is_asked_for_with_what_lies_on_its_borders() -> None:
    lines = told("pamir-unfinished", LogFilter(place="punjab"))
    assert "Turn 12 · Green, 0 rupees" in lines
    # Its road reaches Punjab, and the whole deed stands with all its moves.
    (deed,) = [line for line in lines if "plays 30 Sikh Merchants" in line]
    assert deed.endswith("[G play 30 left, lift transcaspia, road kabul-punjab, spy 19]")
    assert not any("New in the market" in line for line in lines)
    # A part of which nothing is left has no heading.
    assert not any(line.startswith("Turn 2 ") for line in lines)


def test_a_player_a_card_and_a_region_are_asked_for_together() -> None:
    deck = game("pamir-unfinished").deck
    joseph = LogFilter(card=deck.id[71])
    both = told("pamir-unfinished", joseph)
    assert any("buys 71 Joseph Wolff" in line for line in both)
    assert any("71 Joseph Wolff leaves" in line for line in both), "it is named within the deed of another card"
    assert told("pamir-unfinished", LogFilter(card=deck.id[71], family="R", place="punjab")) == []
    narrowed = told("pamir-unfinished", LogFilter(card=deck.id[71], family="G", place="transcaspia"))
    assert [line for line in narrowed if line and not line.startswith("Turn")] == [
        line for line in both if "Transcaspia" in line
    ]


@pytest.mark.parametrize(
    "record", ["pamir-unfinished", "four-seats", "ordonance-two-seats", "unfinished", "two-seats", "pamir-wakhan"]
)
def test_each_player_place_and_card_finds_what_is_told_of_it_and_no_filter_leaves_all(record: str) -> None:
    match = game(record)
    lines, log_renderer = public_lines(match), renderer(match)
    assert LogFilter().of(lines, log_renderer) == lines
    names = card_names(lines, log_renderer, match.deck)
    assert set(names) == set(cards_in(lines))
    assert all(names.values())
    filters = [
        *(LogFilter(family=seat.family) for seat in match.seats), *(LogFilter(card=card) for card in names),
        *(LogFilter(place=place) for place in log_renderer.places(match.deck)),
    ]  # fmt: skip
    for log_filter in filters:
        kept = log_filter.of(lines, log_renderer)
        assert 0 < len(kept) < len(lines), log_filter
        assert not kept[-1].heading
        assert [line for line in lines if any(line is other for other in kept)] == kept, "in order, and the same ones"


@pytest.mark.parametrize("record", ["pamir-unfinished", "four-seats", "ordonance-two-seats", "two-seats"])
def test_every_move_is_read_once_and_in_order(record: str) -> None:
    match = game(record)
    # What an automaton does is noted too, and no record has it.
    decided = {answer.family for answer in match.record().moves}
    noted = [move for line in public_lines(match) for move in line.moves if move[0] in decided]
    moves = [(answer.family, answer.move) for answer in match.record().moves]
    assert noted == moves[: len(noted)]
    assert len(moves) - len(noted) <= 1, "of the last move nothing may have been told yet"


def test_a_seat_reads_its_own_moves_whole_and_of_others_only_what_it_saw() -> None:
    match = game("unfinished")
    answers = match.record().moves
    for seat, who in enumerate(match.seats):
        noted = [move for line in seen_by(match, seat) for move in line.moves]
        assert {letter for letter, _ in noted} == {answer.family for answer in answers}
        for (letter, move), answer in zip(noted, answers, strict=False):
            assert letter == answer.family
            word, *rest = answer.move.split()
            own = letter == who.family
            assert move == answer.move or not own
            if word == "place" and not own:
                assert move.split() == [word, *rest[1:]], "which card was laid is its owner's secret"
    everybody = [move for line in public_lines(match) for _, move in line.moves if move.startswith("place")]
    assert set(everybody) <= {"place front", "place back"} | {f"place on {slot}" for slot in range(20)}


def test_what_wakhan_does_with_cards_stands_in_notation_too() -> None:
    lines = told("pamir-unfinished", LogFilter(family="R"))
    assert any(line.startswith("Red buys 23 Henry Pottinger") and line.endswith("[R buy 23]") for line in lines)
    assert any(line.startswith("Red plays 23 Henry Pottinger") and line.endswith("[R play 23 left]") for line in lines)
