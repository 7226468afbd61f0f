"""`gonfalon puzzles [FILE...]`: list puzzles, prove them again, or find new ones in games of bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import hypot
from pathlib import Path
from typing import Any

from gonfalon.bots.bot import Bot, Budget
from gonfalon.bots.crew import Crew, crew
from gonfalon.bots.proof import LOOKS, LUCK, PLAYOUTS, Proof, searched, tried
from gonfalon.cli.sets import add_cards, add_sets, chosen_sets, shelves_in
from gonfalon.cli.words import add_jobs, add_players, add_seed, check_players, families, refuse, whole
from gonfalon.core.deck import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.record import RecordError
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.session.game import Game
from gonfalon.session.match import Match
from gonfalon.session.puzzles import GRADES, WHOLE, Puzzle, read_folder, read_puzzles, write_puzzle
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.texts.catalogue import translate

GLANCES = 16, 150
"""So many games are played on from a decision to see whether it may be a puzzle, and then so many more."""
PROMISING = 0.06, 0.1
"""By so much the best move has to be better then."""
ENOUGH = 0.3
"""Whoever is asked still has some hope."""
MOST_ANSWERS = 2
"""More moves that are equally good make no puzzle."""
LATE = 0.8
"""Games are looked at from this part of their moves on: before that, luck counts more than one move."""
FEW = 3
"""Among so many moves a solution that a squire misses can be found by looking at each."""


def arguments(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "puzzles in {format} (default: those of the program)").format(format="YAML")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=said)
    does = parser.add_mutually_exclusive_group()
    said = translate("Help", "find out again what every move comes to")
    does.add_argument("--prove", action="store_true", help=said)
    said = translate("Help", "look for puzzles in games of bots")
    does.add_argument("--find", choices=tuple(GAMES), metavar="GAME", help=said)
    parser.add_argument(
        "--playouts", type=whole(100, PLAYOUTS), default=PLAYOUTS, metavar="N",
        help=translate("Help", "how many games are played on from each decision (default: {usual})").format(
            usual=PLAYOUTS
        ),
    )  # fmt: skip
    said = translate("Help", "who plays on in what is found (default: {usual})").format(usual="squire")
    parser.add_argument("--by", default="squire", metavar="BOT", help=said)
    parser.add_argument(
        "--games", type=whole(1, 1_000_000), default=10, metavar="N",
        help=translate("Help", "how many games are looked through (default: 10)"),
    )  # fmt: skip
    add_players(parser)
    add_seed(parser)
    add_cards(parser)
    add_sets(parser)
    add_jobs(parser)
    parser.epilog = translate(
        "Help",
        "A puzzle is judged by what its seat knows: hidden cards are dealt anew for each game that is played on, the "
        "same for all moves. {prove} repeats that, or the search where a puzzle was searched to the end, and fails "
        "where a solution is another or a figure lies outside of what luck may do. {find} prints puzzles as their "
        "files hold them.",
    ).format(prove="--prove", find="--find")


def run(arguments: argparse.Namespace) -> int:
    """Print what is asked for; 1 when a file or a proof of it is wrong."""
    shelves = shelves_in(arguments.sets)
    with crew(arguments.jobs) as workers:
        if arguments.find is not None:
            return _find(arguments, shelves, workers)
        failed = False
        files = arguments.files or [path for _, path in read_folder(cards_dir() / "puzzles")]
        for path in files:
            try:
                for puzzle in read_puzzles(path):
                    failed |= not _told(puzzle, shelves, workers, arguments)
            except CardFileError as error:
                print(error)
                failed = True
    return 1 if failed else 0


def _told(puzzle: Puzzle, shelves: Shelves, workers: Crew, arguments: argparse.Namespace) -> bool:
    """Print a puzzle, and whether it is what it says."""
    try:
        match = puzzle.match(shelves)
    except RecordError as error:
        print(f"{puzzle.source}:{puzzle.line}: {error.sentence}")
        return False
    game = match.game.called(puzzle.sets)
    print(f"{puzzle.id}: {game}, grade {puzzle.grade}, {' or '.join(puzzle.solution)}: {_figures(puzzle)}")
    if not arguments.prove:
        return True
    seat = match.decision_seat
    assert seat is not None
    proof = proven(puzzle, match.view(seat), workers, arguments.playouts)
    wrong = "it cannot be searched to the end" if proof is None else difference(puzzle, proof)
    if proof is not None:
        played = f"{proof.playouts} games" if proof.playouts else "searched to the end"
        print("  " + ", ".join(f"{move} {share:.3f}" for move, share in proof.shares.items()) + f"; {played}")
    if wrong:
        print(f"  {wrong}")
    return not wrong


def _figures(puzzle: Puzzle) -> str:
    how = "searched to the end" if puzzle.searched else f"{puzzle.playouts} games by {puzzle.by}, ±{puzzle.error / 10}"
    return f"{puzzle.best / 10} % of the victories, the next best {puzzle.next_best / 10} % ({how})"


# -- proving -----------------------------------------------------------------------------------------------------------


def proven(puzzle: Puzzle, view: View, workers: Crew, playouts: int) -> Proof | None:
    """What the moves of a puzzle come to; None where it was to be searched and cannot be."""
    find = partial(finder, puzzle.record.game, puzzle.by)
    if puzzle.searched:
        return searched(view, find()[0])
    return tried(view, find, workers, min(playouts, puzzle.playouts), LOOKS)


def difference(puzzle: Puzzle, proof: Proof) -> str:
    """Why a proof is none of the puzzle, empty where it is."""
    shares = {str(move): share for move, share in proof.shares.items()}
    best = min(shares[move] for move in puzzle.solution)
    margin = best - max(share for move, share in shares.items() if move not in puzzle.solution)
    luck = LUCK * hypot(proof.error, puzzle.error / WHOLE) + 2 / WHOLE
    if margin - LUCK * proof.error <= 0:
        return f"another move is as good: {', '.join(map(str, proof.solution))}"
    said = (min(puzzle.shares[move] for move in puzzle.solution) - puzzle.next_best) / WHOLE
    return "" if abs(margin - said) <= luck else f"it says that the margin is {said:.3f}; it is {margin:.3f}"


def finder(game: str, by: str) -> tuple[Callable[[Any], Outcome], Bot]:
    """How a game is judged, and who plays on in it."""
    found = GAMES[game]
    return found.rules.outcome, found.bot(by or "page")


# -- finding -----------------------------------------------------------------------------------------------------------


def _find(arguments: argparse.Namespace, shelves: Shelves, workers: Crew) -> int:
    game, players = GAMES[arguments.find], arguments.players
    try:
        check_players(game, players)
        sets: tuple[str, ...] = ()
        if arguments.cards:
            sets, shelves = chosen_sets(game, arguments.cards, shelves)
        options = (("kinds", arguments.kinds),) if arguments.kinds else ()
        game.bot(arguments.by)
    except ValueError as error:
        return refuse("puzzles", str(error))
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        seats = tuple(Seat(family, family, "squire") for family in families(players))
        asked = NewGame(game.name, seats, seed=seed, sets=sets, options=options)
        for step, match, view in _decisions(game, Match.begin(asked, shelves)):
            proof = _promising(view, partial(finder, game.name, arguments.by), workers, arguments.playouts)
            if proof is None:
                continue
            record = match.record()
            seated = tuple(
                who._replace(bot=None) if seat == view.seat else who for seat, who in enumerate(record.seats)
            )
            record = replace(record, seats=seated, moves=record.moves[:step], outcome=None)
            puzzle_id = f"{game.name}-{seed}-{step}"
            print(write_puzzle(puzzle_id, _grade(game, view, proof), record, proof, arguments.by), flush=True)
    return 0


def _decisions(game: Game, match: Match) -> Iterator[tuple[int, Match, View]]:
    """The late decisions of a game that squires play, each as its seat saw it."""
    bot, dice, seen = game.bot("squire"), Dice(match.new_game.seed), []
    while (seat := match.decision_seat) is not None:
        view = match.view(seat)
        assert view.decision is not None
        seen.append(view)
        match.play(bot.choose(view, dice, Budget(60.0)).move)
    for step in range(int(LATE * len(seen)), len(seen)):
        view = seen[step]
        assert view.decision is not None
        if len(view.decision.moves) > 1:
            yield step, match, view


def _promising(view: View, find: Any, workers: Crew, playouts: int) -> Proof | None:
    """What the moves come to, where that makes a puzzle."""
    found = searched(view, find()[0])
    if found is not None:
        return found if _poses(found) and max(found.shares.values()) == 1.0 else None
    for games, margin in zip(GLANCES, PROMISING, strict=True):
        glance = tried(view, find, workers, games, ())
        if glance.margin < margin or not _poses(glance):
            return None
    found = tried(view, find, workers, playouts, LOOKS)
    return found if found.clear and _poses(found) else None


def _poses(proof: Proof) -> bool:
    return len(proof.solution) <= min(MOST_ANSWERS, len(proof.shares) - 1) and max(proof.shares.values()) >= ENOUGH


def _grade(game: Game, view: View, proof: Proof) -> int:
    """How hard it is, by whether a squire finds the solution, and among how many moves."""
    squire = game.bot("squire")
    found = [squire.choose(view, Dice(number), Budget(60.0)).move for number in range(3)]
    if all(move in proof.solution for move in found):
        return GRADES[0]
    return GRADES[1] if len(proof.shares) <= FEW else GRADES[2]
