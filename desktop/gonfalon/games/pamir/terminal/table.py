"""Pax Pamir in plain text: market, map, courts and hands as a seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.words import CHECKS, MILITARY, NONE
from gonfalon.games.pamir.terminal.about import about
from gonfalon.games.pamir.terminal.cards import card_lines
from gonfalon.games.pamir.terminal.deeds import tell
from gonfalon.games.pamir.terminal.glosses import gloss
from gonfalon.games.pamir.terminal.map import map_lines, prospects, standing
from gonfalon.games.pamir.terminal.market import market_lines
from gonfalon.games.pamir.terminal.questions import question
from gonfalon.games.pamir.terminal.seats import (
    courts,
    hands,
    lasting_lines,
    seat_lines,
    wakhan_lines,
)
from gonfalon.games.pamir.terminal.words import suit
from gonfalon.texts.tables import TextTable, counted

MARKET = frozenset(("tax",))
MAP = frozenset(
    ("road", "lift", "build", "infrastructure", "move", "site", "battle", "rebuke", "ask-bribe", "pay-bribe")
)
COURTS = frozenset(
    (
        "spy", "lift", "blackmail", "move", "betray", "prize", "site", "battle", "safe-house", "debt", "patriots",
        "court-limit", "rumor", "ask-bribe", "pay-bribe",
    )
)  # fmt: skip
HAND = frozenset(("debt", "hand-limit", "confidence-failure", "other-persuasive-methods"))
"""The questions for which a part of the table must be seen; the players always are."""


class PamirTable(TextTable):
    """Tells of the market, the map and the courts."""

    help = (
        (
            "Cards are named by their numbers: 'buy 37', 'play 37 left', 'tax 8' (also battle, betray, build, gift, "
            "move), 'end'. Then come the questions of that action: 'road herat-kabul', 'spy 37', 'rupee 37' or "
            "'rupee B', 'space 2', 'march herat kabul', 'slip 37 8', 'site kabul', 'remove-tribe B', 'done'."
        ),
        (
            "A card shows its number, name, suit with a star for each rank, region, impact icons from top to bottom, "
            "actions, and of whom it is a patriot and a prize. Icons: road (R), army (A), tribe (T), spy (S), leverage "
            "($ or $2), and '>' before the suit that becomes favored. Below or behind it: special ability, spies, "
            "hostage. In the market, Pay is the price and On the rupees on the card."
        ),
        (
            "In a court 'u' is a card that was used this turn, '+' one whose use is a bonus action. Players have "
            "letters, as in the moves. VP victory points, Safe rupees sheltered from taxes, Infl influence (of "
            "Wakhan among Afghans, British, Russians), Cyl cylinders in play, Hand and Court cards and limit, Gifts "
            "filled spaces, Red stars that decide ties."
        ),
        "'about 37', 'about rumor' or 'about betray' tells what a card, an ability, an event or an action does.",
    )

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        lines = _heading(view, names)
        if not table.over:
            lines += ["", *market_lines(table, view.seat, names, width)]
        lines += ["", *_map(table, names)]
        lines += ["", *seat_lines(view, names)]
        parts = [*courts(table, range(len(names)), names), *hands(view, names)]
        return [*lines, "", *card_lines(table, parts, width)]

    def glance(self, view: View, names: Sequence[str], width: int) -> list[str]:
        assert view.decision is not None
        table: Table = view.table
        word, seat = view.decision.prompt.word, view.decision.seat
        goes_on = word == "actions" and len(view.decision.moves) > 1
        if word == "loyalty" or (goes_on and table.actions == 2 and not table.used):
            return self.lines(view, names, width)
        lines = ["", *_heading(view, names)[:1]] if goes_on else []
        if word in MARKET or goes_on:
            lines += ["", *market_lines(table, view.seat, names, width)]
        if word in MAP or goes_on:
            lines += ["", *_map(table, names)]
        lines += ["", *seat_lines(view, names)]
        parts = []
        if word in COURTS or goes_on:
            parts += courts(table, range(len(names)) if word in COURTS else (seat,), names)
        if word in HAND or goes_on:
            parts += hands(view, names)
        lines += ["", *card_lines(table, parts, width)] if parts else []
        return lines[1:]

    def question(self, view: View, names: Sequence[str]) -> str:
        return question(view, names)

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return gloss(view, move, names)

    def tell(self, event: Any, table: Table, seat: int, names: Sequence[str]) -> list[str]:
        return tell(event, table, seat, names)

    def about(self, view: View, words: str) -> list[str]:
        return about(view.table, words)


def _heading(view: View, names: Sequence[str]) -> list[str]:
    table: Table = view.table
    if table.over:
        return ["Pax Pamir, the end."]
    whose = f"turn of {names[table.at]}" if table.at != NONE else "before the first turn"
    left = f", {counted(table.actions, 'action')} left" if table.actions > 0 else ""
    doubled = ", so that prices are doubled" if table.favored == MILITARY else ""
    shown = sum(card in CHECKS for card in table.market)
    checks = f"{table.checks} to come, {shown} of them in the market" if shown else f"{table.checks} to come"
    return [
        f"Pax Pamir: {whose}{left}; favored suit {suit(table.favored)}{doubled}.",
        f"Deck: {counted(len(table.deck), 'card')}. Dominance Checks: {checks}.",
        *lasting_lines(table, names),
        *wakhan_lines(table, names),
    ]


def _map(table: Table, names: Sequence[str]) -> list[str]:
    lines = [*map_lines(table), standing(table)]
    if not table.over and table.at != NONE:
        lines.append(prospects(table, names))
    return lines
