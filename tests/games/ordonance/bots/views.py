"""What the first seat sees of a game of Ordonance that is written by hand."""

from __future__ import annotations

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games import find_bot
from gonfalon.games.ordonance.rules import Deck, Ordonance, Table
from gonfalon.games.ordonance.rules.control import controlling_seat
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.game import TURNS
from gonfalon.games.ordonance.rules.table import NOBODY

GAME = Ordonance()


def seen(hand: str, *armies: str, cards: Deck | None = None, **options: str) -> View:
    """The first seat is about to play.

    Args:
        hand: its cards, as letters with spaces between them.
        armies: of each seat, with a stroke between the territories: `F WF | | SB | | `.
        cards: the deck, the shipped one if left out.
        options: as for a game.
    """
    given = {name.replace("_", "-"): word for name, word in options.items()}
    chosen = GAME.options({"cards": cards or shipped(), "families": FAMILIES[: len(armies)], **given})
    table = Table.empty(chosen.seating())
    for seat, lie in enumerate(armies):
        for territory, units in enumerate(lie.split("|")):
            for unit in units.split():
                card, table.at = table.top, seat
                table.top += 1
                table.hands[seat].append(card)
                table.show(card, table.seating.rates.numbers[unit], card)
                table.play(card, territory)
    for territory in range(table.seating.territories):
        if table.holder[territory] == NOBODY and (seat := controlling_seat(table, territory)) != NOBODY:
            table.control(territory, seat)
    table.at = 0
    for seat in range(len(armies)):
        faces = [table.seating.rates.numbers[unit] for unit in hand.split()] if seat == 0 else [None] * 5
        for face in faces:
            table.faces[table.top], table.known[table.top] = face, 1 << seat
            table.hands[seat].append(table.top)
            table.top += 1
    state = State(table, [TURNS], 0)
    TURNS.ask(state)
    return View.of(state, 0)


def choices(view: View, name: str = "squire", throws: int = 12, first: int = 0) -> set[str]:
    """Everything that a bot plays there with one dice or another, without the word `play`."""
    player = find_bot("ordonance", name)
    seeds = range(first, first + throws)
    return {str(player.choose(view, Dice(seed), Budget(1.0)).move).removeprefix("play ") for seed in seeds}
