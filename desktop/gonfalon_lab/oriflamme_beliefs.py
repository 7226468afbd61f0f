"""`gonfalon beliefs`: how much the bots of Oriflamme learn about face-down cards from how rivals play."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from math import log2
from typing import NamedTuple

from gonfalon.bots.bot import Budget
from gonfalon.bots.confidence import Ratio
from gonfalon.cli.common_arguments import (
    add_cards,
    add_json,
    add_options,
    add_seed,
    add_sets,
    bot_names_help,
    chosen_options,
    number_arg,
    print_refusal,
)
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice, game_dice
from gonfalon.core.game import History
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.bots.belief import gather_evidence
from gonfalon.games.oriflamme.bots.learned_policy import policy_for_view
from gonfalon.games.oriflamme.rules.table import RESOLUTION
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.translations import translate

MILLI = 1000
"""Bits are counted in thousandths, so that their sums are whole numbers."""


def summary() -> str:
    return translate("Help", "measure how much bots of Oriflamme learn about face-down cards from how rivals play")


def arguments(parser: argparse.ArgumentParser) -> None:
    usual = "chancellor,chancellor,chancellor"
    said = translate("Help", "who plays, of {who} (default: {seats})").format(who=bot_names_help(), seats=usual)
    parser.add_argument("--seats", metavar="BOT,BOT,...", default=usual, help=said)
    parser.add_argument(
        "--games", type=number_arg(1, 1_000_000), default=2000, metavar="N",
        help=translate("Help", "how many games are played (default: 2000)"),
    )  # fmt: skip
    parser.add_argument(
        "--iterations", type=number_arg(1, 10_000_000), default=200, metavar="N",
        help=translate("Help", "let searches try so often, however long it takes: the same games on every machine"),
    )  # fmt: skip
    add_seed(parser)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    add_json(parser)
    parser.set_defaults(game="oriflamme")


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when these seats cannot play, or nothing was learned of the cards."""
    game, names = GAMES[arguments.game], arguments.seats.split(",")
    by_round: dict[int, Ratio] = {}
    try:
        options = chosen_options(game, arguments, len(names))
        for number in range(arguments.games):
            found: dict[int, list[float]] = {}
            for guess in guesses(game, options, names, game_dice(arguments.seed, number), arguments.iterations):
                for key in (0, guess.round):
                    found.setdefault(key, []).append(guess.bits)
            for key, bits in found.items():
                by_round.setdefault(key, Ratio()).add(round(MILLI * sum(bits)), len(bits))
    except CardFileError:
        raise
    except ValueError as error:
        return print_refusal("beliefs", str(error))
    figures = {key: _figures(by_round[key]) for key in sorted(by_round)}
    if arguments.json:
        print(json.dumps({"seats": names, "rounds": figures}))
        return 0
    for key, each in figures.items():
        low, high = each["low"], each["high"]
        when = f"round {key}" if key else ", ".join(names)
        print(
            f"{when}: {each['bits']:+.2f} bits a card (95 % interval {low:+.2f} to {high:+.2f}), {each['cards']} cards"
        )
    return 0


def _figures(ratio: Ratio) -> dict[str, float]:
    value = (ratio.value or 0.0) / MILLI
    low, high = ratio.mean_interval() or (value * MILLI, value * MILLI)
    return {"bits": round(value, 3), "low": round(low / MILLI, 3), "high": round(high / MILLI, 3), "cards": ratio.whole}


class Guess(NamedTuple):
    """A guess about the face of a card, by what everybody saw."""

    round: int
    """In which it was made: before its first card is resolved."""
    bits: float
    """By how much its true face was likelier than if all unseen ones were alike, as a logarithm to the base of 2."""


def guesses(game: GamePlugin, options: object, names: Sequence[str], dice: Dice, iterations: int) -> Iterator[Guess]:
    """Let bots play a game and guess in each round what lies face down in the queue.

    Args:
        game: Oriflamme.
        options: those of the game.
        names: the bot of each seat.
        dice: all the chance.
        iterations: how often a search tries.

    Raises:
        ValueError: with a sentence, when there is no such bot, or nothing was learned of the cards.
    """
    bots = [game.bot(name) for name in names]
    state, history, guessed = game.rules.setup(options, dice.word()), History(game.rules, len(names)), 0
    while state.moves:
        if state.table.phase == RESOLUTION and state.table.round > guessed:
            guessed = state.table.round
            for bits in _bits(View.of(state, -1, history.of(-1)), state.table.faces, dice):
                yield Guess(guessed, bits)
        seat, move = state.seat, state.moves[0]
        if len(state.moves) > 1:
            view = View.of(state, seat, history.of(seat))
            move = bots[seat].choose(view, dice, Budget(3600.0, iterations)).move
        history.add(state, move)
        state.play(move)


def _bits(view: View, truth: Sequence[int], dice: Dice) -> Iterator[float]:
    policy = policy_for_view(view)
    if policy is None:
        raise ValueError("Nothing was learned of these cards, so nothing can be guessed.")
    faces = view.determinize(dice).table.faces
    evidence = gather_evidence(view, faces, policy)
    if evidence is None:
        return
    for seat, cards in enumerate(evidence.unknown):
        deals = evidence.deals(seat, faces, random.Random(dice.word()).random) if len(cards) > 1 else []
        for place, card in enumerate(cards):
            if deals and card in view.table.queue:
                right = sum(deal[place] == truth[card] for deal in deals)
                yield log2((right + 0.5) / (len(deals) + 0.5 * len(cards)) * len(cards))
