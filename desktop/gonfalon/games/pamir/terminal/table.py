"""Pax Pamir in plain text: market, map, courts and hands as a seat knows them."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.words import ARMY, NONE, ROAD, SPY, TRIBE
from gonfalon.games.pamir.terminal.cards import LEVERAGED, card_lines, icon_letter, icon_name
from gonfalon.games.pamir.terminal.map import map_lines
from gonfalon.games.pamir.terminal.market import market_lines
from gonfalon.games.pamir.terminal.seats import courts, hands, seat_lines
from gonfalon.games.pamir.texts import standing
from gonfalon.games.pamir.texts.about import about
from gonfalon.games.pamir.texts.choices import choice
from gonfalon.games.pamir.texts.ending import tie_break
from gonfalon.games.pamir.texts.names import spoken
from gonfalon.games.pamir.texts.questions import question
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.games.pamir.texts.sentences import TELLING
from gonfalon.texts.catalogue import translate
from gonfalon.texts.tables import TextTable, asked

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

    telling = TELLING

    @property
    def help(self) -> Sequence[str]:
        icons = ", ".join(f"{icon_name(icon)} ({icon_letter(icon)})" for icon in (ROAD, ARMY, TRIBE, SPY))
        return (
            translate(
                "PamirTable",
                "Cards are named by their numbers: 'buy 37', 'play 37 left', 'tax 8' (also 'battle', 'betray', "
                "'build', 'gift', 'move'), 'end'. Then come the questions of that action: 'road herat-kabul', "
                "'spy 37', 'rupee 37' or 'rupee B', 'space 2', 'march herat kabul', 'slip 37 8', 'site kabul', "
                "'remove-tribe B', 'done'.",
            ),
            translate(
                "PamirTable",
                "A card shows its number, name, suit with a star for each rank, region, impact icons from top to "
                "bottom, actions, and of whom it is a patriot and a prize. Icons: {icons}, leverage ({leverage}), and "
                "'>' before the suit that becomes favored. Below or behind it: special ability, spies, hostage. In the "
                "market, Pay is the price and On the rupees on the card.",
            ).format(icons=icons, leverage=LEVERAGED),
            translate(
                "PamirTable",
                "In a court 'u' is a card that was used this turn, '+' one whose use is a bonus action. Players have "
                "letters, as in the moves. VP victory points, Safe rupees sheltered from taxes, Infl influence (of "
                "Wakhan among Afghans, British, Russians), Cyl cylinders in play, Hand and Court cards and limit, "
                "Gifts filled spaces, Red stars that decide ties.",
            ),
            translate(
                "PamirTable",
                "'about 37', or 'about' with the name of a card, an ability, an event or an action, says what it does.",
            ),
        )

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        lines = _heading(view)
        if not table.over:
            lines += ["", *market_lines(table, view.seat, width)]
        lines += ["", *_map(table)]
        lines += ["", *seat_lines(view, names, width)]
        parts = [*courts(table, range(len(names))), *hands(view)]
        return [*lines, "", *card_lines(table, parts, width)]

    def glance(self, view: View, names: Sequence[str], width: int) -> list[str]:
        assert view.decision is not None
        table: Table = view.table
        word, seat = view.decision.prompt.word, view.decision.seat
        goes_on = word == "actions" and len(view.decision.moves) > 1
        if word == "loyalty" or (goes_on and table.actions == 2 and not table.used):
            return self.lines(view, names, width)
        lines = ["", *_heading(view)[:1]] if goes_on else []
        if word in MARKET or goes_on:
            lines += ["", *market_lines(table, view.seat, width)]
        if word in MAP or goes_on:
            lines += ["", *_map(table)]
        lines += ["", *seat_lines(view, names, width)]
        parts = []
        if word in COURTS or goes_on:
            parts += courts(table, range(len(names)) if word in COURTS else (seat,))
        if word in HAND or goes_on:
            parts += hands(view)
        lines += ["", *card_lines(table, parts, width)] if parts else []
        return lines[1:]

    def question(self, view: View, names: Sequence[str]) -> str:
        assert view.decision is not None
        put = question(view, spoken())
        return asked(names[view.decision.seat], put.title, put.detail)

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return choice(view, move, spoken()).in_one

    def refusal(self, view: View, typed: str) -> str:
        try:
            return refusal(view, Move.parse(typed.casefold()), spoken())
        except ValueError:
            return ""

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
        tie = tie_break(view.table, outcome)
        return [*super().ending(view, outcome, names), *([] if tie is None else [tie])]

    def about(self, view: View, words: str) -> list[str]:
        return about(view.table.seating.deck, spoken(), words)


def _heading(view: View) -> list[str]:
    table: Table = view.table
    names = spoken()
    lines = [f"Pax Pamir. {standing.turn(table, names)}"]
    if table.over:
        return lines
    return [
        f"{lines[0]} {standing.suit(table, names)}",
        standing.deck(table),
        *(f"  {line}" for line in standing.lasting(table, names)),
        *filter(None, [standing.wakhan(table, names)]),
    ]


def _map(table: Table) -> list[str]:
    lines = [*map_lines(table), standing.standing(table, spoken())]
    if not table.over and table.at != NONE:
        lines.append(standing.prospects(table, spoken()))
    return lines
