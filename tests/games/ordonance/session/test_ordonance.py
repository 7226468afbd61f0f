"""Ordonance at a session's table: its deck, its secrets, what may be taken back, what its end tells."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.core.game import Event
from gonfalon.core.record import RecordError, format_record, parse_record
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules import Move, Ordonance, Table
from gonfalon.games.ordonance.rules import events as told
from gonfalon.games.ordonance.rules.control import control_report
from gonfalon.games.ordonance.session import MarkerAward, OrdonanceSessionRules, summarize
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, finished_games, saved_games
from gonfalon.session.match import IllegalMove, Match
from gonfalon.session.new_game import NewGame
from tests.session.games_to_play import begun, new_game, play_on, same
from tests.session.truth import happened

DECK = (cards_dir() / "ordonance.yaml").read_text(encoding="utf-8")
MINE = "id: mine\nicons: [spear, flag]\ncopies_by_icon_count: {1: 20, 2: 20}\n"


def game(seats: int = 2, seed: int = 1, first: int | None = 0) -> NewGame:
    return new_game(seats, seed, first, "ordonance")


def own_deck(folder: Path, text: str) -> CardSources:
    (folder / "ordonance.yaml").write_text(text, encoding="utf-8")
    return CardSources(GAMES, folder)


# -- the deck ----------------------------------------------------------------------------------------------------------


def test_a_deck_of_ones_own_is_played_instead_and_wanted_again(tmp_path: Path) -> None:
    text = DECK.replace("ordonance-base", "mine").replace("{1: 4, 2: 2,", "{1: 2, 2: 3,")
    card_sources = own_deck(tmp_path, text.replace("{1: 20, 2: 20,", "{1: 10, 2: 30,"))
    match = Match.begin(game(), card_sources)
    assert (match.deck.name, match.new_game.sets) == ("mine", ("mine",))
    play_on(match)
    text = format_record(match.record())
    assert same(Match.restore(parse_record(text), card_sources), match)
    assert same(Match.restore(parse_record(text), CardSources(GAMES)), match), (
        "a record keeps the text of a deck of one's own"
    )
    early = format_record(replace(match.record(), texts=()))
    with pytest.raises(RecordError) as error:
        Match.restore(parse_record(early, "old.gonfalon"), CardSources(GAMES))
    assert (error.value.code, error.value.about) == ("missing-set", "mine")
    assert str(error.value).startswith("old.gonfalon:4: this game was played with the deck 'mine'")
    shipped = begun(2, 1, game="ordonance")
    assert same(Match.restore(shipped.record(), card_sources), shipped), "the shipped deck is still there"


def test_a_broken_deck_is_refused_with_its_places(tmp_path: Path) -> None:
    card_sources = own_deck(tmp_path, DECK.replace("swords", "sword", 1))
    with pytest.raises(ValueError, match=r"ordonance\.yaml:19:21: unknown icon 'sword', did you mean 'swords'\?"):
        Match.begin(game(), card_sources)
    shipped = begun(2, 1, game="ordonance")
    assert same(Match.restore(shipped.record(), card_sources), shipped), "an old game does not need it"


def test_a_game_goes_on_whatever_becomes_of_its_deck(tmp_path: Path) -> None:
    path, games = tmp_path / "ordonance.yaml", tmp_path / "games"
    card_sources = own_deck(tmp_path, MINE)
    match = Match.begin(game(), card_sources, Journal(games))
    play_on(match, 6)
    path.write_text("- nonsense", encoding="utf-8")
    play_on(match, 3)
    assert match.undo_refusal(match.deciders[-1]) is None
    match.undo(match.deciders[-1])
    play_on(match, 3)
    assert match.journal is not None
    assert match.journal.path is not None
    for content in ("- nonsense", MINE.replace("{1: 20", "{1: 21"), None):
        path.unlink() if content is None else path.write_text(content, encoding="utf-8")
        (saved,) = saved_games(games)
        again = Match.resume(saved.path, card_sources)
        assert same(again, match)
    play_on(again)
    assert again.over
    assert [saved_games(games), len(finished_games(games))] == [[], 1]


@pytest.mark.parametrize(
    ("instead", "says"),
    [
        ("{1: 21, 2: 20}", "its set 'mine' has the hash"),
        ("{1: 20, 2: x}", "line 3 of its text in the record is broken"),
        ("{", "of its text in the record is broken"),
    ],
)
def test_a_text_that_is_not_what_was_played_with_is_refused(instead: str, says: str, tmp_path: Path) -> None:
    record = Match.begin(game(), own_deck(tmp_path, MINE)).record()
    assert record.texts == (("mine", MINE),)
    forged = replace(record, texts=(("mine", MINE.replace("{1: 20, 2: 20}", instead)),))
    with pytest.raises(RecordError, match=says) as error:
        Match.restore(parse_record(format_record(forged)), CardSources(GAMES))
    assert (error.value.code, error.value.about) == ("missing-set", "mine")


def test_a_game_of_earlier_days_waits_for_its_deck_when_left(tmp_path: Path) -> None:
    path, games = tmp_path / "ordonance.yaml", tmp_path / "games"
    card_sources = own_deck(tmp_path, MINE)
    match = Match.begin(game(), card_sources)
    play_on(match, 6)
    journal = Journal(games)
    journal.begin(replace(match.record(), texts=()))
    assert journal.path is not None
    left = journal.path.read_bytes()
    for content in ("- nonsense", MINE.replace("{1: 20", "{1: 21"), None):
        path.unlink() if content is None else path.write_text(content, encoding="utf-8")
        (saved,) = saved_games(games)
        with pytest.raises(RecordError) as error:
            Match.resume(saved.path, card_sources)
        assert (error.value.code, error.value.about, error.value.line) == ("missing-set", "mine", 4)
        assert saved.path.read_bytes() == left
    path.write_text(f"# mended\n{MINE}", encoding="utf-8")
    again = Match.resume(saved.path, card_sources)
    assert again.moves == match.moves
    path.unlink()
    play_on(again)
    assert again.over
    assert [saved_games(games), len(finished_games(games))] == [[], 1]


# -- taking back -------------------------------------------------------------------------------------------------------


def play(match: Match) -> Move:
    decision = match.view(match.decision_seat or 0).decision
    assert decision is not None
    move: Move = decision.moves[-1]
    match.play(move)
    return move


def test_a_play_is_taken_back_although_the_next_seat_has_drawn() -> None:
    match, fresh = Match.begin(game(3), CardSources(GAMES)), Match.begin(game(3), CardSources(GAMES))
    move = play(match)
    assert [match.undo_refusal(seat) for seat in range(3)] == [None, "nothing", "nothing"]
    (drawn,) = [event for event in match.events_since(1, 0) if isinstance(event, told.Drawn)]
    assert match.undo(0) == move
    assert same(match, fresh)
    decision = match.view(0).decision
    assert decision is not None
    match.play(decision.moves[0])
    assert drawn in match.events_since(1, 0), "the same card is drawn, whatever is played instead"


def test_nothing_is_taken_back_once_another_has_decided() -> None:
    match = Match.begin(game(2), CardSources(GAMES))
    play(match)
    play(match)
    assert [match.undo_refusal(seat) for seat in range(2)] == ["another-decided", None]
    with pytest.raises(IllegalMove, match="another-decided"):
        match.undo(0)


@pytest.mark.parametrize(
    ("event", "seat", "reason"),
    [
        (told.Drawn(0, 7, 3), 0, "drawn"),
        (told.Drawn(1, 7, 3), 0, None),
        (told.Shown(0, 7, 3, 7), 0, None),
        (told.Played(0, 7, 2), 0, None),
        (told.Controlled(2, 0, 1), 0, None),
    ],
)
def test_only_a_card_that_the_seat_drew_itself_teaches_it_anything(event: Event, seat: int, reason: str | None) -> None:
    assert OrdonanceSessionRules().reveals(event, seat) == reason


def test_a_seat_that_drew_again_does_not_take_back() -> None:
    """So it is where everybody else is skipped: what it drew is its own."""
    match = Match.begin(game(2), CardSources(GAMES))
    play(match)
    happened(match)[-1].append(told.Drawn(0, 40, 1))
    assert match.undo_refusal(0) == "drawn"


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seed", "scoring"), [(2, 1, "points"), (3, 2, "territories"), (4, 3, "tournament"), (4, 4, "points")]
)
def test_the_summary_of_a_played_game(seats: int, seed: int, scoring: str) -> None:
    asked = game(seats, seed, None)
    match = Match.begin(replace(asked, options=(*asked.options, ("scoring", scoring))), CardSources(GAMES))
    turns, late = [0] * seats, [0] * seats
    taken: list[MarkerAward] = []
    while not match.over:
        seat = match.decision_seat
        assert seat is not None
        before: Table = match.view(-1).table
        play_on(match, 1, len(match.moves))
        move: Move = match.moves[-1]  # type: ignore[assignment]
        turns[seat] += 1
        late[seat] += before.holder[move.territory - 1] >= 0
        after: Table = match.view(-1).table
        taken += (
            MarkerAward(after.marker[territory], territory, after.holder[territory], seat, before.turn)
            for territory in sorted(range(5), key=after.marker.__getitem__)
            if after.marker[territory] > before.markers
        )
    summary, end = match.summary(), match.view(-1).table
    assert list(summary.markers) == taken
    assert [marked.marker for marked in taken] == [1, 2, 3, 4, 5]
    assert (list(summary.turns), list(summary.late)) == (turns, late)
    assert summary.verdicts == tuple(control_report(end, territory) for territory in range(5))
    assert all(found.decision is not None and found.holder >= 0 for found in summary.verdicts)
    assert sum(summary.sheet.territories) == 5
    outcome = match.outcome
    assert outcome is not None
    won = summary.sheet.points if scoring == "points" else summary.sheet.territories
    assert outcome.scores == won
    assert {seat for seat, place in enumerate(summary.sheet.places) if place == 1} == set(outcome.winners)
    assert sum(map(len, summary.kept)) + summary.pile + sum(turns) == end.seating.size
    units = {unit.word for unit in match.deck.units}
    assert all(units.issuperset(words) for words in summary.kept)


def test_a_marker_may_come_by_a_rivals_card_and_a_card_too_late() -> None:
    """By the rules a rival whose army is full and weaker proves it (E7)."""
    rules = Ordonance()
    table: Table = rules.setup(rules.options({"families": "RB", "first": "R"}), 4).table
    end = table.clone()
    mine, theirs = table.hands[0][-1], table.hands[1][-1]
    events: list[Event] = [
        told.Shown(0, mine, table.faces[mine], mine), told.Played(0, mine, 2), told.Drawn(1, table.top, 0),
        told.Shown(1, theirs, table.faces[theirs], theirs), told.Played(1, theirs, 2), told.Controlled(2, 0, 1),
        told.Passed(0), told.Shown(1, table.top, 0, table.top), told.Played(1, table.top, 2), told.Ended(),
    ]  # fmt: skip
    for event in events:
        event.apply(end)
    summary = summarize(table, [events[:2], events[2:]], end)
    assert summary.markers == (MarkerAward(1, 2, seat=0, by=1, turn=1),)
    assert summary.late == (0, 1)
    assert summary.turns == (2, 2)
    assert [found.holder for found in summary.verdicts] == [-1, -1, 0, -1, -1]
