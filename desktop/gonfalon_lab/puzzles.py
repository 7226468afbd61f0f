"""`gonfalon puzzles [FILE...]`: list puzzles, prove them again by search or playouts, or find new ones."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import hypot, sqrt
from pathlib import Path
from typing import Final

from gonfalon.bots.bot import Bot, Budget
from gonfalon.cli.common_arguments import (
    add_cards,
    add_jobs,
    add_players,
    add_seed,
    add_sets,
    card_sources_in,
    check_players,
    chosen_sets,
    family_letters,
    number_arg,
    print_refusal,
)
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.core.game import Move, Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.record import RecordError
from gonfalon.core.state import RunawayRules, State, Table
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.session.analysis_tries import different_moves
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.plugin import GamePlugin
from gonfalon.session.puzzle_writer import format_puzzle
from gonfalon.session.puzzles import GRADES, WHOLE, Puzzle, puzzle_files, read_puzzles
from gonfalon.session.replay_timeline import text_board_of
from gonfalon.texts.translations import translate
from gonfalon_lab.match_runner import WorkerPool, worker_pool
from gonfalon_lab.puzzle_explanation import explain

# A decision after which nothing hangs on what is hidden is searched to the end: the seat does its best, all others
# their worst to it. All others are tried in games that look to its seat like the real one, each move in each of the
# same games and with the same dice; moves that are plainly worse are dropped early.

PLAYOUTS: Final = 20_000
ALIKE: Final = 0.01
"""Moves whose shares differ by no more are equally good."""
CLEAR: Final = 0.05
"""By so much more than what luck may have done the best is better than the next."""
LUCK: Final = 3.0
"""So many standard errors."""
PLAINLY: Final = 6.0
"""A move that is worse by so many standard errors is tried no further."""
LOOKS: Final = (200, 1000, 4000)
"""After so many games it is seen which moves are worth more of them."""
MOST_NODES: Final = 60_000
WITNESSES: Final = 8
"""In so many imagined games a search looks whether they would go just so."""

BotFinder = Callable[[], tuple[Callable[[Table], Outcome], Bot]]
"""Gives the outcome of a table by the rules of the game, and who plays on, in any process."""


@dataclass(frozen=True)
class MoveEvaluation:
    """The evaluation of the moves of a decision."""

    shares: dict[Move, float]
    """For each move, the share of victory, from 0 to 1; the best first."""
    playouts: int
    """How many games every move was played on in that is not plainly worse; 0 where all that follows was searched."""
    error: float = 0.0
    """One standard error of the margin."""

    @property
    def solution(self) -> tuple[object, ...]:
        """The best move, and those that are as good."""
        best = next(iter(self.shares.values()))
        alike = ALIKE if self.playouts else 0.0
        return tuple(move for move, share in self.shares.items() if share >= best - alike)

    @property
    def margin(self) -> float:
        """By how much the worst of the solution is better than the best of the rest; 0 where there is no rest."""
        shares, alike = [*self.shares.values()], len(self.solution)
        return shares[alike - 1] - shares[alike] if alike < len(shares) else 0.0

    @property
    def clear(self) -> bool:
        """Whether the solution is beyond doubt."""
        return self.margin - LUCK * self.error >= (CLEAR if self.playouts else ALIKE)


# -- all that can follow -----------------------------------------------------------------------------------------------


class _Unsure(Exception):
    """Raised when what follows depends on something that the seat cannot know, or there is too much of it."""


def evaluate_by_search(
    view: View, outcome: Callable[[Table], Outcome], most: int = MOST_NODES
) -> MoveEvaluation | None:
    """
    Return the share that each move guarantees against any play of the others, or None where it cannot be determined.
    """
    # Faces that the seat does not know are None on the first, and dealt at random on the others.
    games = [State(view.table.clone(), [frame.clone() for frame in view.stack], 0)]
    games[0].ask(view.seat, view.pending.moves)
    games += [view.determinize(Dice(number)) for number in range(WITNESSES)]
    left = [most]
    try:
        shares = {move: _sure(_moved(games, move), view.seat, outcome, left) for move in view.pending.moves}
    except _Unsure:
        return None
    return MoveEvaluation(_best_first(shares), 0)


def _sure(games: list[State], seat: int, outcome: Callable[[Table], Outcome], left: list[int]) -> float:
    first = games[0]
    left[0] -= 1
    if left[0] < 0 or any(game.seat != first.seat or [*game.moves] != [*first.moves] for game in games if game.moves):
        raise _Unsure
    if not first.moves:
        ends = {outcome(game.table).share(seat) for game in games if not game.moves}
        if len(ends) > 1 or any(game.moves for game in games):
            raise _Unsure
        return ends.pop()
    if any(not game.moves for game in games):
        raise _Unsure
    best, better = (1.0, max) if first.seat == seat else (0.0, min)
    found = 1.0 - best
    for move in first.moves:
        found = better(found, _sure(_moved(games, move), seat, outcome, left))
        if found == best:
            break
    return found


def _moved(games: Sequence[State], move: object) -> list[State]:
    after = [game.clone() for game in games]
    _foretold(after[0], move)
    for game in after[1:]:
        game.play(move)
    return after


def _foretold(state: State, move: object) -> None:
    """Play a move where None stands for what is unknown: rules that have to know it fail."""
    try:
        state.play(move)
    except (TypeError, AssertionError, RunawayRules):
        raise _Unsure from None


# -- many games --------------------------------------------------------------------------------------------------------


def evaluate_by_playouts(
    view: View, find: BotFinder, workers: WorkerPool, playouts: int = PLAYOUTS, looks: Sequence[int] = LOOKS
) -> MoveEvaluation:
    """The share of so many games that each move won, where bots played on."""
    moves = [*view.pending.moves]
    found: dict[Move, list[float]] = {move: [] for move in moves}
    done = 0
    for end in (*(look for look in looks if look < playouts), playouts):
        for _, piece in workers.spread(partial(_played_on, view, tuple(moves), find), range(done, end)):
            for game in piece:
                for move, share in zip(moves, game, strict=True):
                    found[move].append(share)
        done = end
        moves = _worth_more(found, moves, done)
    shares = _best_first({move: sum(won) / len(won) for move, won in found.items()})
    proof = MoveEvaluation(shares, playouts)
    order = [*shares]
    at = len(proof.solution)
    if at == len(order):
        return proof
    return MoveEvaluation(shares, playouts, _error(found[order[at - 1]], found[order[at]]))


def _played_on(view: View, moves: Sequence[object], find: BotFinder, numbers: range) -> list[list[float]]:
    """For each of the imagined games with these numbers the seat's share after each move."""
    outcome, bot = find()
    deal = view.dealer().deal
    budget = Budget(60.0)
    found = []
    for number in numbers:
        dice = Dice(number)
        dice.word()
        world, mind = deal(dice), dice.word()
        shares = []
        for move in moves:
            state, own = world.clone(), Dice(mind)
            state.play(move)
            while asked := state.moves:
                alone = len(asked) == 1
                state.play(asked[0] if alone else bot.choose(View.of(state, state.seat), own, budget).move)
            shares.append(outcome(state.table).share(view.seat))
        found.append(shares)
    return found


def _worth_more(found: dict[Move, list[float]], moves: Sequence[Move], done: int) -> list[Move]:
    """The moves that may still be the best, and the next best."""
    order = sorted(moves, key=lambda move: -sum(found[move]))
    best = found[order[0]]
    behind = [(sum(best) - sum(found[move])) / done for move in order]
    alike = sum(share <= ALIKE for share in behind)
    kept = [
        move for place, move in enumerate(order)
        if place <= alike or behind[place] <= PLAINLY * _error(best, found[move])
    ]  # fmt: skip
    return sorted(kept)


def _error(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference between two moves in the same games."""
    each = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(each) / len(each)
    return sqrt(sum((value - mean) ** 2 for value in each) / max(1, len(each) - 1) / len(each))


def _best_first(shares: dict[Move, float]) -> dict[Move, float]:
    return dict(sorted(shares.items(), key=lambda one: -one[1]))


GLANCES = 16, 150
"""So many games are played on from a decision to see whether it may be a puzzle, and then so many more."""
PROMISING = 0.06, 0.1
"""By so much the best move has to be better then."""
ENOUGH = 0.3
"""Whoever is asked still has some hope."""
MOST_ANSWERS = 2
"""More moves that are equally good make no puzzle."""
LATE = 0.5
"""Games are looked at from this part of their moves on: before that, luck counts more than one move."""
MANY = 4
"""A puzzle has at least so many moves that one might think of: they come to different things."""
THINKABLE = 0.2
"""Such a move wins at least this part of what the best one does where bots play on."""


def summary() -> str:
    return translate("Help", "list puzzles, prove them again or find new ones")


def arguments(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "puzzles in {format} (default: those of the program)").format(format="YAML")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=said)
    does = parser.add_mutually_exclusive_group()
    said = translate("Help", "find out again what every move comes to")
    does.add_argument("--prove", action="store_true", help=said)
    said = translate("Help", "print them with who finds the solution and what follows each move, easy ones first")
    does.add_argument("--explain", action="store_true", help=said)
    said = translate("Help", "look for puzzles in games of bots")
    does.add_argument("--find", choices=tuple(GAMES), metavar="GAME", help=said)
    parser.add_argument(
        "--playouts", type=number_arg(100, PLAYOUTS), default=PLAYOUTS, metavar="N",
        help=translate("Help", "how many games are played on from each decision (default: {usual})").format(
            usual=PLAYOUTS
        ),
    )  # fmt: skip
    said = translate("Help", "who plays on in what is found (default: {usual})").format(usual="squire")
    parser.add_argument("--by", default="squire", metavar="BOT", help=said)
    parser.add_argument(
        "--games", type=number_arg(1, 1_000_000), default=10, metavar="N",
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
    card_sources = card_sources_in(arguments.sets)
    with worker_pool(arguments.jobs) as workers:
        if arguments.find is not None:
            return _find(arguments, card_sources, workers)
        if arguments.explain:
            return _explain(arguments, card_sources)
        failed = False
        files = arguments.files or [path for _, path in puzzle_files(cards_dir() / "puzzles")]
        for path in files:
            try:
                for puzzle in read_puzzles(path):
                    failed |= not _told(puzzle, card_sources, workers, arguments)
            except CardFileError as error:
                print(error)
                failed = True
    return 1 if failed else 0


def _told(puzzle: Puzzle, card_sources: CardSources, workers: WorkerPool, arguments: argparse.Namespace) -> bool:
    """Print a puzzle, and whether it is what it says."""
    try:
        match = puzzle.match(card_sources)
    except RecordError as error:
        print(f"{puzzle.source}:{puzzle.line}: {error.sentence}")
        return False
    game = match.game.called(puzzle.sets)
    print(f"{puzzle.id}: {game}, grade {puzzle.grade}, {' or '.join(puzzle.solution)}: {_figures(puzzle)}")
    if not arguments.prove:
        return True
    seat = match.decision_seat
    assert seat is not None
    proof = evaluate_puzzle(puzzle, match.view(seat), workers, arguments.playouts)
    wrong = "it cannot be searched to the end" if proof is None else evaluation_difference(puzzle, proof)
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


def evaluate_puzzle(puzzle: Puzzle, view: View, workers: WorkerPool, playouts: int) -> MoveEvaluation | None:
    """Return the evaluation of a puzzle's moves, or None where it should be searched and cannot be."""
    find = partial(bot_finder, puzzle.record.game, puzzle.by)
    if puzzle.searched:
        return evaluate_by_search(view, find()[0])
    return evaluate_by_playouts(view, find, workers, min(playouts, puzzle.playouts), LOOKS)


def evaluation_difference(puzzle: Puzzle, proof: MoveEvaluation) -> str:
    """Return why an evaluation does not match the puzzle; empty where it does."""
    shares = {str(move): share for move, share in proof.shares.items()}
    best = min(shares[move] for move in puzzle.solution)
    margin = best - max(share for move, share in shares.items() if move not in puzzle.solution)
    luck = LUCK * hypot(proof.error, puzzle.error / WHOLE) + 2 / WHOLE
    if margin - LUCK * proof.error <= 0:
        return f"another move is as good: {', '.join(map(str, proof.solution))}"
    said = (min(puzzle.shares[move] for move in puzzle.solution) - puzzle.next_best) / WHOLE
    return "" if abs(margin - said) <= luck else f"it says that the margin is {said:.3f}; it is {margin:.3f}"


def bot_finder(game: str, by: str) -> tuple[Callable[[Table], Outcome], Bot]:
    """Return how a game is judged, and the bot that plays on in it."""
    found = GAMES[game]
    return found.rules.outcome, found.bot(by or "page")


# -- finding -----------------------------------------------------------------------------------------------------------


def _find(arguments: argparse.Namespace, card_sources: CardSources, workers: WorkerPool) -> int:
    game, players = GAMES[arguments.find], arguments.players
    try:
        check_players(game, players)
        sets: tuple[str, ...] = ()
        if arguments.cards:
            sets, card_sources = chosen_sets(game, arguments.cards, card_sources)
        options = (("kinds", arguments.kinds),) if arguments.kinds else ()
        game.bot(arguments.by)
    except ValueError as error:
        return print_refusal("puzzles", str(error))
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        seats = tuple(Seat(family, family, "squire") for family in family_letters(players))
        asked = NewGame(game.name, seats, seed=seed, sets=sets, options=options)
        for step, match, view in _decisions(game, Match.begin(asked, card_sources)):
            proof = _promising(view, partial(bot_finder, game.name, arguments.by), workers, arguments.playouts)
            if proof is None:
                continue
            record = match.record()
            seated = tuple(
                who._replace(bot=None) if seat == view.seat else who for seat, who in enumerate(record.seats)
            )
            record = replace(record, seats=seated, moves=record.moves[:step], outcome=None)
            puzzle = Puzzle(
                f"{game.name}-{seed}-{step}",
                GRADES[-1],
                record,
                tuple(map(str, proof.solution)),
                {str(move): _thousandths(share) for move, share in proof.shares.items()},
                arguments.by if proof.playouts else "",
                proof.playouts,
                _thousandths(proof.error),
            )
            print(format_puzzle(puzzle), flush=True)
    return 0


def _decisions(game: GamePlugin, match: Match) -> Iterator[tuple[int, Match, View]]:
    """The late decisions of a game that squires play, each as its seat saw it."""
    bot, dice, seen = game.bot("squire"), Dice(match.new_game.seed), []
    while (seat := match.decision_seat) is not None:
        view = match.view(seat)
        seen.append(view)
        match.play(bot.choose(view, dice, Budget(60.0)).move)
    for step in range(int(LATE * len(seen)), len(seen)):
        view = seen[step]
        if len(different_moves(match.past_state(step), view.pending.moves, MANY)) == MANY:
            yield step, match, view


def _promising(view: View, find: BotFinder, workers: WorkerPool, playouts: int) -> MoveEvaluation | None:
    """Return the evaluation of the moves if it makes a puzzle, else None."""
    found = evaluate_by_search(view, find()[0])
    if found is not None and not (_poses(found) and max(found.shares.values()) == 1.0):
        return None
    for games, margin in zip(GLANCES, PROMISING, strict=True):
        glance = evaluate_by_playouts(view, find, workers, games, ())
        if found is None and (glance.margin < margin or not _poses(glance)):
            return None
    if not _asks_thought(view, glance):
        return None
    if found is not None:
        return found
    found = evaluate_by_playouts(view, find, workers, playouts, LOOKS)
    return found if found.clear and _poses(found) else None


def _poses(proof: MoveEvaluation) -> bool:
    return len(proof.solution) <= min(MOST_ANSWERS, len(proof.shares) - 1) and max(proof.shares.values()) >= ENOUGH


def _asks_thought(view: View, glance: MoveEvaluation) -> bool:
    """Return whether there are enough moves that one might think of."""
    best = max(glance.shares.values())
    thinkable = [move for move, share in glance.shares.items() if share >= THINKABLE * best]
    state = view.determinize(Dice(0))
    return len(different_moves(state, thinkable, MANY)) == MANY


def _explain(arguments: argparse.Namespace, card_sources: CardSources) -> int:
    """Print the puzzles of files with what is told about their moves, easy ones first."""
    explained = []
    for puzzle in (puzzle for path in arguments.files for puzzle in read_puzzles(path)):
        match = puzzle.match(card_sources)
        seat = match.decision_seat
        assert seat is not None
        view, game = match.view(seat), match.game
        by = puzzle.by or arguments.by
        found = explain(game, view, puzzle.solution, by, text_board_of(match).log_renderer)
        explained.append(replace(puzzle, grade=found.grade, found=found.found, scores=found.scores, lines=found.lines))
    for puzzle in sorted(explained, key=lambda puzzle: (puzzle.grade, -puzzle.found)):
        print(format_puzzle(puzzle), flush=True)
    return 0


def _thousandths(share: float) -> int:
    return round(share * WHOLE)
