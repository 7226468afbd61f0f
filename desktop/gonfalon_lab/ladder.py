"""The ladder of a game: what was measured of its bots, kept for the program, and the page and the picture of it."""

from __future__ import annotations

import datetime as dt
import math
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from gonfalon import __version__
from gonfalon.bots.bot import Budget
from gonfalon.bots.bot_client import BotClient
from gonfalon.bots.ratings import REFERENCE, BotRating, BotRatings, MeasuredTable, ratings_file, ratings_of, stars
from gonfalon.core.dice import Dice
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.core.game import History
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.data import resources_dir
from gonfalon.games import GAMES, find_bot
from gonfalon.session.plugin import GamePlugin
from gonfalon_lab import charts
from gonfalon_lab.arena_lineups import BESIDE, MeasuredLineup
from gonfalon_lab.match_runner import LatencyHistogram
from gonfalon_lab.win_rates import fit_elos

_PLACE = re.compile(r"(?<=<!-- ladder -->\n).*?(?=<!-- /ladder -->)", re.DOTALL)
PICTURE: Final = "packaging/pictures/bots.svg"
"""The picture of all ladders, from the folder with the sources."""
_NUMBERS: Final = ("no", "one", "two", "three", "four")
_STATUS = re.compile(r"^VmHWM:\s+(\d+) kB$", re.MULTILINE)


def save_ratings(
    game: GamePlugin,
    given: Mapping[str, object],
    cards: Sequence[str],
    found: Sequence[MeasuredLineup],
    times: Mapping[str, LatencyHistogram],
    command: str,
) -> None:
    """Write what was measured at the tables of a ladder where the program finds it, and into the page on bots.

    What stood there of this game is gone, but for the best answers, which are found elsewhere.

    Args:
        game: what was played.
        given: what the game was told.
        cards: the names of the sets of cards that were chosen; empty for the usual ones.
        found: the tables.
        times: of the decisions of each bot.
        command: what measures it again.
    """
    tables = tuple(_table(each) for each in found)
    strengths = fit_elos([each.met for each in found], REFERENCE)
    tenths = {REFERENCE: round(10 / BESIDE)}
    tenths |= {
        table.bot: round(10 * table.share) for table in tables if (table.against, table.players) == (REFERENCE, BESIDE)
    }
    cards = tuple(cards)
    before = ratings_of(game.name, tuple(name.lower() for name in cards))
    bots = {}
    for name, elo in strengths.items():
        took = times.get(name, LatencyHistogram())
        known = before.bots.get(name) if before is not None else None
        bots[name] = BotRating(
            stars(round(elo.elo)), tenths.get(name), round(elo.elo), round(elo.low), round(elo.high),
            round(1000 * took.processor / took.count, 3) if took.count else None,
            round(took.tries / took.count) if took.tries else None,
            worker_memory(game, name, given) if took.count else None,
            known.best_answer if known is not None else None,
        )  # fmt: skip
    today = dt.datetime.now(dt.UTC).date().isoformat()
    path = ratings_file(game.name, cards)
    path.parent.mkdir(parents=True, exist_ok=True)
    ratings = BotRatings(game.name, today, __version__, command, bots, tables, cards)
    replace_file(path, ratings.text().encode(), PUBLIC_FILE)
    ratings_of.cache_clear()
    write_page(resources_dir())


def _table(measured: MeasuredLineup) -> MeasuredTable:
    one, other = measured.shares
    figures = (round(figure, 4) for figure in (one.share, one.low, one.high))
    return MeasuredTable(one.bot, other.bot, len(measured.names), measured.games, *figures)


def worker_memory(game: GamePlugin, bot: str, given: Mapping[str, object], budget: float = 1.0) -> int | None:
    """Return how much memory a process had at the most in which a bot played a game, in millions of bytes.

    It is a process as the window starts it. None where the system does not tell it.

    Args:
        game: what is played, by this bot and pages.
        bot: the bot of the first seat.
        given: what the game is told.
        budget: how long it may think about a move, in seconds.
    """
    options = game.rules.options({**given, "families": FAMILIES[:BESIDE]})
    state, history = game.rules.setup(options, 1), History(game.rules, BESIDE)
    page, dice, client = game.bot("page"), Dice(1), BotClient(find_bot)
    try:
        client.start()
        while state.moves:
            view = View.of(state, state.seat, history.of(state.seat))
            move: object = state.moves[0]
            if len(state.moves) > 1 and state.seat > 0:
                move = page.choose(view, dice, Budget(budget)).move
            elif len(state.moves) > 1:
                client.ask(1, game.name, bot, view, dice.word(), budget)
                while (reply := client.poll()) is None:
                    time.sleep(0.005)
                move = reply.move
            history.add(state, move)
            state.play(move)
        said = _STATUS.search(Path(f"/proc/{client.pid}/status").read_text(encoding="ascii"))
        return None if said is None else round(int(said[1]) * 1024 / 1e6)
    except OSError:
        return None
    finally:
        client.close()


def ladders() -> Iterator[tuple[str, BotRatings]]:
    """Yield the title and the ladder of everything that was measured."""
    for game in GAMES.values():
        for path in sorted(resources_dir().glob(f"bots/ladder-{game.name}*.json"), key=lambda path: len(path.name)):
            found = ratings_of(game.name, tuple(path.stem.split("-")[2:]))
            if found is not None:
                yield game.called(found.cards) if found.cards else game.title(), found


def write_page(resources: Path) -> None:
    """Write the tables into the page on bots, and draw its picture, where these are the sources.

    Raises:
        NoCharts: when nothing can be drawn here.
    """
    page, picture = resources / "bots" / "README.md", resources.parent / PICTURE
    if not page.exists():
        return
    text = _PLACE.sub(lambda _: ratings_markdown(), page.read_text(encoding="utf-8"))
    replace_file(page, text.encode(), PUBLIC_FILE)
    if picture.parent.is_dir():
        shown = {title: _beside_reference(found) for title, found in ladders()}
        charts.draw_ladders(picture, shown, f"Games won of a hundred, beside two of {REFERENCE}", 100 / BESIDE)


def _beside_reference(found: BotRatings) -> dict[str, charts.Figure]:
    measured = {table.bot: table for table in found.tables if (table.against, table.players) == (REFERENCE, BESIDE)}
    even = (100 / BESIDE,) * 3
    return {
        name: (100 * table.share, 100 * table.low, 100 * table.high)
        if (table := measured.get(name)) is not None
        else even
        for name in found.bots
    }


def ratings_markdown() -> str:
    """Return the tables of the page on bots."""
    return "\n".join(line for title, found in ladders() for line in _of_game(title, found))


def _of_game(title: str, found: BotRatings) -> list[str]:
    counts = sorted({table.players for table in found.tables}, key=lambda players: abs(players - BESIDE))
    compared = [
        f"{'Beside' if players > 2 else 'Against'} {_NUMBERS[players - 1]} of {other}"
        for players in counts
        for other in (REFERENCE, "the one before")
    ]
    head = ["Bot", "Stars", "Elo", *compared, "Best answer found", "Time of a move", "Tries", "Memory"]
    lines = [f"## {title}", "", f"| {' | '.join(head)} |", f"|---|---|{'---:|' * (len(head) - 2)}"]
    shares = {(table.bot, table.against, table.players): table for table in found.tables}
    levels = [name for name in GAMES[found.game].bots if name in found.bots]
    before = {stronger: weaker for weaker, stronger in pairwise(levels)}
    for name, rung in found.bots.items():
        elo = "0" if name == REFERENCE else f"{_signed(rung.elo)} ± {math.ceil((rung.high - rung.low) / 2)}"
        cells = [
            name, "★" * rung.stars, elo,
            *(
                _share(shares.get((name, other, players)))
                for players in counts
                for other in (REFERENCE, before.get(name, ""))
            ),
            "" if rung.best_answer is None else f"{rung.best_answer:.0%}",
            _time(rung.milliseconds),
            "" if rung.tries is None else f"{rung.tries:,}",
            "" if rung.megabytes is None else f"{rung.megabytes} MB",
        ]  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    games = sum(table.games for table in found.tables)
    return [*lines, "", f"{games:,} games, version {found.version}, {found.date}: `{found.command}`", ""]


def _share(table: MeasuredTable | None) -> str:
    return "" if table is None else f"{table.share:.0%} ± {math.ceil(50 * (table.high - table.low) - 1e-6) or 1}"


def _time(milliseconds: float | None) -> str:
    if milliseconds is None:
        return ""
    return f"{milliseconds:.0f} ms" if milliseconds >= 10 else f"{milliseconds:.2g} ms"


def _signed(elo: int) -> str:
    return f"{elo:+d}".replace("-", "−") if elo else "0"
