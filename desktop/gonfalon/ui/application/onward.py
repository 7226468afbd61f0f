"""The words on the ways on from a game that is over: another level, the same cards, and what is new in one's record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from gonfalon.bots.ratings import ratings_of
from gonfalon.core.seats import blend_of
from gonfalon.session.analysis import deciding_step, load_report, record_file
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.session.next_game import LOST_IN_A_ROW, at_other_level, bot_levels, tenths_of, wins_at
from gonfalon.session.player_record import OwnGame, games_of_kind, player_record, read_own_games
from gonfalon.session.suited_bots import is_suited, suited_to
from gonfalon.texts.clocks import clock_facts
from gonfalon.texts.players import blend_text
from gonfalon.texts.translations import translate
from gonfalon.ui.board.ending import only_person
from gonfalon.ui.screens.ending import NextWay, Onward
from gonfalon.user.folders import cache_folder

_ENOUGH_GAMES = 3
"""After so many at a level one's own share says more than that of a bot."""
_ROUND_NUMBERS = frozenset({5, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 1000})
"""Wins that are worth a word."""


def next_game(match: Match, way: NextWay) -> NewGame | None:
    """Return the game that a way on leads to, its seed 0 where it is to be drawn; None where it leads to the seats."""
    asked = match.new_game
    if way is NextWay.SAME_CARDS:
        return asked
    if way is NextWay.SEATS:
        return None
    return at_other_level(replace(asked, seed=0), match.game.bots, 1 if way is NextWay.LEVEL_UP else -1)


def onward_from(match: Match, folder: Path, just_ended: bool) -> Onward:
    """Return what leads on from a match that is over.

    Args:
        match: the match.
        folder: where games are kept.
        just_ended: whether it has come to its end just now, so that something in it may be new.
    """
    late = "".join(f"{heading}: {words}" for heading, words in clock_facts_of(match)[1:])
    return replace(_way_from(match, folder, just_ended), seed=match.new_game.seed, late=late)


def clock_facts_of(match: Match) -> list[tuple[str, str]]:
    """Return with headings which time people had in a match, and whose ran out; nothing where none was measured."""
    names = [seat.name for seat in match.seats]
    times_out = match.record().times_out
    return [] if match.clock is None else clock_facts(match.clock, list(zip(names, times_out, strict=True)))


def _way_from(match: Match, folder: Path, just_ended: bool) -> Onward:
    own, outcome = only_person(match), match.outcome
    if own is None or outcome is None:
        # Whoever only watched, or played against each other, has nobody to be stronger than.
        alone = own is None and any(seat.bot is None for seat in match.seats)
        return Onward(NextWay.SEATS if alone else NextWay.SAME_CARDS)
    sets = [name for name, _ in match.record().card_sets]
    of_all_kinds = read_own_games(folder, cache_folder())
    games = games_of_kind(of_all_kinds, match.game.name, sets)
    news = _news(match, games) if just_ended else ""
    if any(is_suited(seat.bot) for seat in match.seats):
        return Onward(NextWay.SAME_CARDS, news=news or _suited_line(match, of_all_kinds))
    if own in outcome.winners:
        harder = at_other_level(match.new_game, match.game.bots, 1)
        if harder is None:
            return Onward(NextWay.SEATS, news=news)
        return Onward(NextWay.LEVEL_UP, _level_line(match, harder, games), news)
    easier = at_other_level(match.new_game, match.game.bots, -1)
    if just_ended and easier is not None and _lost_here(match, games) >= LOST_IN_A_ROW:
        return Onward(NextWay.LEVEL_DOWN, _level_line(match, easier, games), news)
    return Onward(NextWay.SAME_CARDS, news=news)


def _suited_line(match: Match, games: Sequence[OwnGame]) -> str:
    """Return who plays next time where the bots suit the player; empty where these are the same."""
    game = match.game
    blend = suited_to(games, game.name, game.bots, ratings_of(game.name))
    if blend is None or any(blend_of(seat.bot or "") == blend for seat in match.seats):
        return ""
    line = translate("EndingScreen", "about your strength next time: {levels}")
    return line.format(levels=blend_text(blend).name)


def own_decision(match: Match, event: int, folder: Path) -> int | None:
    """Return after how many moves the only player at the screen had the deciding decision; None where there is none.

    Args:
        match: a match that is over.
        event: what turned the game, among all that happened.
        folder: where games are kept, and beside them what a coach has found.
    """
    own = only_person(match)
    if own is None:
        return None
    path = record_file(match, folder)
    return deciding_step(match, own, event, None if path is None else load_report(match, path))


def _lost_here(match: Match, games: Sequence[OwnGame]) -> int:
    """Return how many of the last games were lost one after the other at the level of this one."""
    level = min(bot_levels(match.seats, match.game.bots), key=match.game.bots.index, default="")
    return player_record([one for one in games if one.level == level]).lost_in_a_row


def _level_line(match: Match, asked: NewGame, games: Sequence[OwnGame]) -> str:
    """Return what another level means: who plays there, and how often one may win."""
    now, then = (set(bot_levels(seats, match.game.bots)) for seats in (match.seats, asked.seats))
    if len(now) != 1 or len(then) != 1:
        return translate("EndingScreen", "every bot moves by one level")
    (level,), (other,) = now, then
    name, players = match.game.player(other).name, len(set(match.leaders))
    won, played = wins_at(games, other, players)
    if played >= _ENOUGH_GAMES:
        line = translate("EndingScreen", "{level}: you have won {won} of %n there", "", played)
        return line.format(level=name, won=won)
    tenths = tenths_of(level, other, players, ratings_of(match.game.name))
    if tenths is None:
        return name
    #: The names of two levels: "Courtier: there Squire wins 2 in 10"
    line = translate("EndingScreen", "{level}: there {own_level} wins {tenths} in 10")
    return line.format(level=name, own_level=match.game.player(level).name, tenths=max(1, tenths))


def _news(match: Match, games: Sequence[OwnGame]) -> str:
    """Return what the last of these games brought to the record; empty where it is nothing new."""
    if not games or match.record().practice:
        return ""
    now, before, last = player_record(games), player_record(games[:-1]), games[-1]
    best = before.best is not None and last.score > before.best
    if last.won and now.won == 1:
        return translate("EndingScreen", "your first win in %n game(s)", "", now.games)
    if last.won and best:
        line = translate("EndingScreen", "your win no. {won} in %n game(s), and your best score", "", now.games)
        return line.format(won=now.won)
    if best:
        return translate("EndingScreen", "your best score in %n game(s)", "", now.games)
    if now.beaten != before.beaten:
        return translate("EndingScreen", "new level beaten: {level}").format(level=match.game.player(now.beaten).name)
    if last.won and now.won in _ROUND_NUMBERS:
        return translate("EndingScreen", "your win no. {won} in %n game(s)", "", now.games).format(won=now.won)
    return ""
