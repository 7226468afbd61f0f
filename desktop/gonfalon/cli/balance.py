"""`gonfalon balance FILE`: bots play a set of cards, and a table says what each card was worth to its owner."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from gonfalon.cli.contest import BotFault, dice_of, play_out, spread
from gonfalon.cli.intervals import Interval, Ratio
from gonfalon.cli.progress import Progress
from gonfalon.cli.sets import deck_of
from gonfalon.cli.tally import Diary, Tally, merged
from gonfalon.cli.words import add_jobs, add_json, add_seed, families, refuse, whole
from gonfalon.core.deck import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.games import bot
from gonfalon.games.oriflamme.rules import CardSet, Oriflamme
from gonfalon.games.oriflamme.rules.cardset import combine
from gonfalon.games.oriflamme.rules.shelf import DECK, Shelf, read_set

BOT = "squire"
METHOD = "Wilson for shares, normal for influence and wins; games are the observations, as what happens in one is alike"
HEADS = ("card", "dealt", "played, %", "revealed, %", "eliminated, %", "influence", "wins, %")
EXPLAINED = """\
The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set
of ten is played as it is; of a larger one ten are drawn for each game; a smaller one is filled up
for each game with cards drawn from Oriflamme and Alliance.

what is counted:
  dealt       copies of the card that were in a hand at the beginning of a game; those that were
              set aside cannot be played
  played      of the copies dealt, those that came into the queue: placed, or swapped in for
              another card
  revealed    of the copies played, those that their owner turned up at least once
  eliminated  of the copies played, those that were eliminated
  influence   what a copy that was played earned its owner in a game: what was collected from it,
              when it was revealed or later; what it gained by its own lines, by lines that it
              copied, in reserve, and when it avenged itself; what it stole; and 1 for each card
              that it eliminated. Influence that it lays on cards counts for those, when it is
              collected from them. What rivals lose by it is not added, what its owner loses to
              rivals is not taken off.
  wins        of the families that played the card, those that won; a victory that several share is
              divided among them. If no card made a difference, this would be 1 divided by the
              number of players.

Behind each figure stands its 95 % interval: Wilson's for the shares of copies, a normal one for
influence and wins. What happens in one game hangs together, so games are the observations, not
copies. The same seed and number of games give the same table, whatever --jobs is.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a set of cards of Oriflamme in YAML")
    parser.add_argument(
        "--games", type=whole(1, 1_000_000, "games"), default=2000, metavar="N", help="how many (default: 2000)"
    )
    parser.add_argument(
        "--players", type=whole(1, 99, "players"), default=4, metavar="N", help="how many play (default: 4)"
    )
    add_seed(parser)
    add_jobs(parser)
    parser.add_argument("--own", action="store_true", help="leave out the cards that the deck was filled up with")
    add_json(parser)
    parser.epilog = EXPLAINED
    parser.formatter_class = argparse.RawDescriptionHelpFormatter


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when so many cannot play, 1 when the file is no set of cards or a bot fails."""
    players = arguments.players
    if players not in Oriflamme.seats:
        sentence = f"{players} cannot play Oriflamme: it is for {Oriflamme.seats[0]} to {Oriflamme.seats[-1]}."
        return refuse("balance", sentence)
    if game := deck_of(arguments.file):
        sentence = f"{arguments.file} is a deck of {game}: only cards of Oriflamme can be weighed like this."
        return refuse("balance", sentence, 1)
    try:
        cards = read_set(arguments.file)
    except CardFileError as error:
        print(error, file=sys.stderr)
        return 1
    begin = time.perf_counter()
    try:
        tallies = play(cards, players, arguments.games, arguments.seed, arguments.jobs)
    except BotFault as error:
        return refuse("balance", str(error), 1)
    passed = time.perf_counter() - begin
    if arguments.own:
        tallies = {kind: tally for kind, tally in tallies.items() if kind in cards}
    if arguments.json:
        print(json.dumps(_as_json(arguments, cards, tallies, passed)))
        return 0
    games = "1 game" if arguments.games == 1 else f"{arguments.games:,} games"
    print(f"{games} of {cards.name} with {players} players in {passed:.1f} s; the {BOT} played for everybody.")
    print(_deck_sentence(cards))
    print()
    print("\n".join(_table(cards, tallies)))
    print()
    print(f"If no card made a difference, each would win {1 / players:.1%}; --help says what is counted.")
    return 0


def play(cards: CardSet, players: int, games: int, seed: int, jobs: int = 1) -> dict[str, Tally]:
    """The figures of every kind that was in a deck, by its id; the same for any number of jobs.

    Raises:
        BotFault: when a bot plays what is not legal, or takes its process down.
    """
    return merged(spread(partial(_games, cards, players, seed), games, jobs, Progress(games, "games")))


def _games(cards: CardSet, players: int, seed: int, numbers: Iterable[int]) -> dict[str, Tally]:
    game = Oriflamme()
    names = (BOT,) * players
    bots = [bot(game.name, name) for name in names]
    tallies: dict[str, Tally] = {}
    for number in numbers:
        dice = dice_of(seed, number)
        deck = draw_deck(cards, dice)
        options = game.options({"families": families(players), "cards": deck})
        state = game.setup(options, dice.word())
        diary = Diary(state.table)
        play_out(state, names, bots, [dice.split() for _ in names], 1.0)
        outcome = game.outcome(state.table)
        for place, kind in enumerate(deck.kinds):
            tallies.setdefault(kind.id, Tally()).add(diary, place, outcome)
    return tallies


def draw_deck(cards: CardSet, dice: Dice) -> CardSet:
    """Ten kinds: those of the set, ten drawn of a larger one, or with more drawn from the shipped sets."""
    own = [kind.id for kind in cards.kinds]
    if len(own) == DECK:
        return cards
    if len(own) > DECK:
        dice.shuffle(own)
        return cards.pick(own[:DECK])
    shipped = [shelved.cards for shelved in Shelf().shipped if shelved.cards is not None]
    others = [kind.id for part in shipped for kind in part.kinds if kind.id not in cards]
    dice.shuffle(others)
    return combine([*shipped, cards], [*own, *others[: DECK - len(own)]])


def _deck_sentence(cards: CardSet) -> str:
    if len(cards) == DECK:
        return f"Each game was played with its {DECK} cards."
    if len(cards) > DECK:
        return f"It has {len(cards)} cards; each game was played with {DECK} of them, drawn at random."
    drawn = f"{DECK - len(cards)} of Oriflamme and Alliance were drawn at random for each game"
    return f"It has {len(cards)} cards; to make {DECK}, {drawn}."


def _sorted(cards: CardSet, tallies: dict[str, Tally]) -> list[tuple[str, Tally]]:
    """The set's own cards first; of each part, those that earned most first."""
    return sorted(tallies.items(), key=lambda item: (item[0] not in cards, -(item[1].earned.value or 0.0), item[0]))


def _table(cards: CardSet, tallies: dict[str, Tally]) -> list[str]:
    rows: list[tuple[str, ...]] = [HEADS]
    foreign = None
    for kind, tally in _sorted(cards, tallies):
        if foreign is None and kind not in cards:
            foreign = len(rows)
        shares = (tally.played, tally.revealed, tally.eliminated)
        rows.append(
            (
                kind,
                f"{tally.played.whole:,}",
                *(_cell(ratio, ratio.share_interval(), 100) for ratio in shares),
                _cell(tally.earned, _within(tally.earned.mean_interval()), 1),
                _cell(tally.wins, _within(tally.wins.mean_interval(), 1.0), 100),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    lines = []
    for row in rows:
        first, *cells = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join((first, *cells)))
    rule = "-" * len(lines[0])
    lines.insert(1, rule)
    if foreign is not None and len(rows) > 1:
        lines.insert(foreign + 1, rule)
    return lines


def _cell(ratio: Ratio, interval: Interval | None, times: int) -> str:
    """`84.1 (83.2-85.0)`; a figure that nothing tells is a dash."""
    value = ratio.value
    if value is None:
        return "-"
    digits = 1 if times == 100 else 2
    text = f"{value * times:.{digits}f}"
    if interval is None:
        return text
    low, high = interval
    return f"{text} ({low * times:.{digits}f}-{high * times:.{digits}f})"


def _within(interval: Interval | None, most: float = math.inf) -> Interval | None:
    """A normal interval, cut off where no figure can be."""
    return None if interval is None else (max(0.0, interval[0]), min(most, interval[1]))


def _as_json(arguments: argparse.Namespace, cards: CardSet, tallies: dict[str, Tally], passed: float) -> dict[str, Any]:
    return {
        "set": cards.name,
        "games": arguments.games,
        "players": arguments.players,
        "seed": arguments.seed,
        "bot": BOT,
        "even": round(1 / arguments.players, 5),
        "cards": {kind: _card_as_json(kind in cards, tally) for kind, tally in _sorted(cards, tallies)},
        "method": METHOD,
        "wall_s": round(passed, 2),
    }


def _card_as_json(own: bool, tally: Tally) -> dict[str, Any]:
    return {
        "own": own,
        "games": tally.games,
        "dealt": tally.played.whole,
        "played": _figure(tally.played, tally.played.share_interval()),
        "revealed": _figure(tally.revealed, tally.revealed.share_interval()),
        "eliminated": _figure(tally.eliminated, tally.eliminated.share_interval()),
        "influence": _figure(tally.earned, _within(tally.earned.mean_interval())),
        "wins": _figure(tally.wins, _within(tally.wins.mean_interval(), 1.0)),
    }


def _figure(ratio: Ratio, interval: Interval | None) -> dict[str, float | None]:
    def rounded(figure: float | None) -> float | None:
        return None if figure is None else round(figure, 5)

    low, high = interval or (None, None)
    return {"value": rounded(ratio.value), "low": rounded(low), "high": rounded(high)}
