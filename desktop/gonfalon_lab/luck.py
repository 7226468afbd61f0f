"""`gonfalon luck`: how much of who wins lies in the cards that are dealt, and how much in how they are played."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from gonfalon.bots.bot import Bot, Budget
from gonfalon.cli.common_arguments import (
    add_cards,
    add_game,
    add_jobs,
    add_json,
    add_options,
    add_seed,
    add_sets,
    game_arguments,
    number_arg,
    option_values,
    print_refusal,
)
from gonfalon.cli.terminal import ProgressBar
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice, game_dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import GAMES
from gonfalon.texts.translations import translate
from gonfalon_lab.arena_lineups import make_lineup
from gonfalon_lab.match_runner import BotError, Lineup, ThinkingLimits, play_game, worker_pool
from gonfalon_lab.win_rates import WinRates

USUAL: Final = "squire,squire"
SEER: Final = "all-seeing"
"""Whoever sees all hands and the order of the pile, in the place of the first of the line-up."""


class LuckyDeal(NamedTuple):
    """One deal, played in every rotation of the seats."""

    shares: list[list[float]]
    """For each rotation the share of each seat of the table in the victory."""
    seen: float | None
    """The victories of who sees everything, summed over the rotations; None where nobody does."""


def summary() -> str:
    return translate("Help", "measure how much luck there is in a game")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    said = translate("Help", "who plays the same deals with sides changed (default: {usual})").format(usual=USUAL)
    parser.add_argument("--seats", metavar="BOT,BOT,...", default=USUAL, help=said)
    said = translate("Help", "how many deals are played (default: 200)")
    parser.add_argument("--deals", type=number_arg(2, 1_000_000), default=200, metavar="N", help=said)
    said = translate(
        "Help",
        "also let a player who sees all cards take the seat of the first bot",
    )
    parser.add_argument("--all-seeing", action="store_true", help=said)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    add_seed(parser)
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when these seats cannot play, 1 when a bot fails."""
    game = GAMES[arguments.game]
    names = tuple(name.strip() for name in arguments.seats.split(","))
    try:
        told = game_arguments(game, option_values(arguments.options, game.automata), arguments)
        seated = partial(make_lineup, game.name, names, told)
        seated().options(names)
    except CardFileError:
        raise
    except ValueError as error:
        return print_refusal("luck", str(error))
    found: list[LuckyDeal] = []
    play = partial(play_deals, seated, arguments.seed, arguments.all_seeing)
    try:
        with ProgressBar(arguments.deals, "deals") as bar, worker_pool(arguments.jobs) as workers:
            for piece, deals in workers.spread(play, range(arguments.deals)):
                found += deals
                bar.update(len(piece))
    except BotError as error:
        return print_refusal("luck", str(error), 1)
    figures = luck_figures(names, found)
    if arguments.json:
        print(json.dumps({"game": game.name, "seats": names, "deals": len(found), **figures}))
        return 0
    print(f"{len(found)} deals of {game.title()} between {', '.join(names)}, each in {len(names)} rotations")
    print(f"the same seat wins in any two rotations of a deal in {figures['same_seat']:.1%} of them")
    print(f"where no deal favoured anybody it were {1 / len(names):.1%}")
    print(f"the deal explains {figures['deal']:.1%} of who wins, who plays {figures['bot']:.1%}")
    if arguments.all_seeing:
        share, low, high = figures["seen"], figures["seen_low"], figures["seen_high"]
        print(f"who sees all cards wins {share:.1%}, 95 % interval {low:.1%} to {high:.1%}")
    return 0


def luck_figures(names: Sequence[str], deals: Sequence[LuckyDeal]) -> dict[str, float]:
    """Return the parts of the variance of who wins, and how often a seat wins whoever sits there."""
    count = len(names)
    even = 1.0 / count
    whole = within = same = 0.0
    won = [0.0] * count
    for shares, _ in deals:
        for rotation, each in enumerate(shares):
            for seat, share in enumerate(each):
                whole += (share - even) ** 2 / count
                won[(seat + rotation) % count] += share / (count * len(deals))
                for other in range(rotation):
                    within += (share - even) * (shares[other][seat] - even)
                    same += share * shares[other][seat]
    pairs = count * (count - 1) / 2 * len(deals)
    whole /= len(deals)
    bots = {name: [share for share, of in zip(won, names, strict=True) if of == name] for name in names}
    by_bot = sum((sum(shares) / len(shares) - even) ** 2 * len(shares) for shares in bots.values())
    figures = {"same_seat": same / pairs, "deal": within / pairs / whole, "bot": by_bot / whole}
    if any(deal.seen is not None for deal in deals):
        rates = WinRates((SEER, *("other",) * (count - 1)))
        for deal in deals:
            seen = deal.seen or 0.0
            rates.add([seen, *[(count - seen) / (count - 1)] * (count - 1)])
        rate = rates.shares()[0]
        figures |= {"seen": rate.share, "seen_low": rate.low, "seen_high": rate.high}
    return figures


def play_deals(seated: partial[Lineup], seed: int, all_seeing: bool, numbers: Iterable[int]) -> list[LuckyDeal]:
    """Return the deals of these numbers; each depends only on its number and the seed."""
    lineup = seated()
    return [_played(lineup, game_dice(seed, number), all_seeing) for number in numbers]


def _played(lineup: Lineup, dice: Dice, all_seeing: bool) -> LuckyDeal:
    names = lineup.names
    count = len(names)
    seed = dice.word()
    shares: list[list[float]] = []
    seen = 0.0
    for rotation in range(count):
        seated = [names[(seat + rotation) % count] for seat in range(count)]
        bots = [lineup.bots.get(name) for name in seated]
        state = lineup.rules.setup(lineup.options(seated), seed)
        play_game(lineup.rules, state, seated, bots, [dice.split() for _ in seated], ThinkingLimits())
        outcome = lineup.rules.outcome(state.table)
        shares.append([outcome.share(seat) for seat in range(count)])
        if all_seeing:
            state = lineup.rules.setup(lineup.options(seated), seed)
            seen += play_all_seeing(lineup.rules, state, bots, -rotation % count, dice)
    return LuckyDeal(shares, seen if all_seeing else None)


def play_all_seeing(rules: Rules, state: State, bots: Sequence[Bot | None], seat: int, dice: Dice) -> float:
    """Play a game to its end, and return the share of a seat that sees all cards.

    It plays each of its moves on to the end, as the cards lie and with the bots in all seats, and takes the first that
    wins: so it does better than whoever sees only the cards, since it knows the bots as well.

    Args:
        rules: those of the game.
        state: where it begins; it is played on.
        bots: the bot of each seat.
        seat: who sees all cards.
        dice: for the bots.
    """
    while state.moves:
        if len(state.moves) == 1:
            state.play(state.moves[0])
            continue
        usual = _move_of(state, bots, dice)
        if state.seat != seat:
            state.play(usual)
            continue
        best, most = usual, -1.0
        for move in (usual, *(move for move in state.moves if move != usual)):
            tried = state.clone()
            tried.play(move)
            while tried.moves:
                tried.play(tried.moves[0] if len(tried.moves) == 1 else _move_of(tried, bots, dice))
            share = rules.outcome(tried.table).share(seat)
            if share > most:
                best, most = move, share
            if most >= 1.0:
                break
        state.play(best)
    return rules.outcome(state.table).share(seat)


def _move_of(state: State, bots: Sequence[Bot | None], dice: Dice) -> object:
    bot = bots[state.seat]
    assert bot is not None, "a seat that is asked has a bot"
    return bot.choose(View.of(state, state.seat), dice, Budget(1.0)).move
