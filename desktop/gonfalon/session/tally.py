"""The statistics in words, and as a table that a spreadsheet opens."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gonfalon.session.game import Games
from gonfalon.session.shelves import Shelves
from gonfalon.session.statistics import Best, Player, Sitting, figures, players
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.figures import decimal
from gonfalon.texts.languages import ENGLISH
from gonfalon.texts.players import player

__all__ = ["as_csv", "card", "headings", "name", "played", "rows"]

_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would reckon out."""


def played(sitting: Sitting, games: Games) -> str:
    """What was played, in the words on the box."""
    return games[sitting.entry.game].called(sitting.entry.card_sets)


def name(who: Player, sittings: Iterable[Sitting], games: Games) -> str:
    """A person by name, bots by their level; who is asked for sits somewhere among the sittings."""
    if not who.level:
        return who.name or player(None).name
    game = next((one.entry.game for one in sittings if one.player == who), "")
    return games[game].player(who.level).name if game in games else player(who.level).name


def card(best: Best | None, shelves: Shelves) -> str:
    """A card that stands out, empty for none."""
    if best is None:
        return ""
    return shelves.games[best.game].card_name(best.card, best.sets, shelves.of(best.game))


def headings() -> tuple[str, ...]:
    """What stands above the columns of `rows`."""
    return (
        translate("Statistics", "Player"),
        translate("Statistics", "Game"),
        translate("Statistics", "Games"),
        translate("Statistics", "Seats taken"),
        translate("Statistics", "Games with hints"),
        translate("Statistics", "Victories"),
        translate("Statistics", "Shared victories"),
        translate("Statistics", "Mean score"),
        translate("Statistics", "Best score"),
        translate("Statistics", "Favourite card"),
        translate("Statistics", "Deadliest card"),
        translate("Statistics", "Longest wait"),
        translate("Statistics", "Victories in a row"),
        translate("Statistics", "Most victories in a row"),
    )


def rows(sittings: Sequence[Sitting], shelves: Shelves) -> Iterator[tuple[str, ...]]:
    """A row for each player and each game of theirs."""
    games = shelves.games
    for who in players(sittings):
        mine = [one for one in sittings if one.player == who]
        for game in sorted({played(one, games) for one in mine}):
            found = figures([one for one in mine if played(one, games) == game])
            yield (
                name(who, mine, games),
                game,
                *map(str, (found.games, found.seats, found.hinted, found.won, found.shared)),
                "" if found.mean is None else decimal(found.mean),
                "" if found.best is None else str(found.best),
                *(card(best, shelves) for best in (found.favourite, found.deadliest, found.waited)),
                *map(str, (found.streak, found.longest)),
            )


def as_csv(sittings: Sequence[Sitting], shelves: Shelves) -> str:
    """The rows with their headings as spreadsheets of the reader's language take them, without a formula in them."""
    sheet = io.StringIO(newline="")
    # Where a comma stands in numbers, spreadsheets part the cells otherwise.
    writer = csv.writer(sheet, delimiter="," if current() == ENGLISH else ";")
    writer.writerow(headings())
    writer.writerows([_harmless(cell) for cell in row] for row in rows(sittings, shelves))
    return sheet.getvalue()


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULAS) and not cell.lstrip("-").replace(",", "").isdecimal() else cell
