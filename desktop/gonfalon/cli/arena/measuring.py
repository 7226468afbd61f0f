"""Line-ups that play until enough is known of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from gonfalon.bots.contest import Deal, Limits, Lineup, play_lineup
from gonfalon.bots.crew import Crew
from gonfalon.bots.elo import Met
from gonfalon.bots.strength import Share, Shares
from gonfalon.cli.arena.kept import Kept
from gonfalon.cli.arena.tables import lineup
from gonfalon.cli.progress import progress

__all__ = ["Measured", "Plan", "measured"]


class Plan(NamedTuple):
    """What all tables of one run have in common."""

    game: str
    given: Mapping[str, Any]
    """What the game is told, but for who sits where."""
    seed: int
    limits: Limits
    games: int
    """How many each table plays at most, raised to whole deals."""
    width: float | None
    """A table plays no more when it is decided, see `Share.decided`; None to play all."""
    least: int = 0
    """How many games each table plays even if it was decided before."""

    def seated(self, names: tuple[str, ...]) -> Callable[[], Lineup]:
        """What gives the line-up of these bots in each process."""
        return partial(lineup, self.game, names, self.given)


@dataclass
class Measured:
    """What came of the deals of a line-up."""

    names: tuple[str, ...]
    shares: list[Share] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.deals) * len(self.names)

    @property
    def met(self) -> Met:
        return Met(self.names, [deal.victories for deal in self.deals])


def measured(names: tuple[str, ...], plan: Plan, crew: Crew, kept: Kept) -> Measured:
    """Let a line-up play its deals; the same for any crew, and whether or not some had been played before.

    Raises:
        BotFault: when a bot plays what is not legal, or takes its process down.
    """
    found, shares = Measured(names), Shares(names)
    always = plan.width is not None
    with closing(_deals(names, plan, crew, kept)) as deals:
        for deal in deals:
            found.deals.append(deal)
            shares.add(deal.victories)
            enough = plan.width is not None and found.games >= plan.least
            if enough and all(share.decided(plan.width or 0.0) for share in shares.shares(always)):
                break
    found.shares = shares.shares(always)
    return found


def _deals(names: tuple[str, ...], plan: Plan, crew: Crew, kept: Kept) -> Generator[Deal]:
    """One deal after the other, those first that have been played before; none is kept that nobody has asked for."""
    wanted = math.ceil(plan.games / len(names))
    before = kept.of(names)[:wanted]
    yield from before
    if len(before) == wanted:
        return
    play = partial(play_lineup, plan.seated(names), plan.seed, plan.limits)
    with progress(wanted, "deals") as bar, closing(crew.spread(play, range(len(before), wanted))) as played:
        bar.update(len(before))
        for _, deals in played:
            for deal in deals:
                kept.add(names, deal)
                yield deal
                bar.update()
