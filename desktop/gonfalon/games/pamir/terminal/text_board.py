"""Pax Pamir in plain text: market, map, courts and hands as a seat knows them, and what a card file contains."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from gonfalon.core.diagnostics import join_words
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import (
    ARMY,
    BORDERS,
    COALITIONS,
    COURT_SIZE,
    ECONOMIC,
    FIRST_BORDER,
    GIFTS,
    MILITARY,
    NONE,
    PUBLIC_WITHDRAWAL,
    REGIONS,
    ROAD,
    SPY,
    SUITS,
    TRIBE,
)
from gonfalon.games.pamir.rules.deck import load
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.rules.market import COLUMNS, ROW, price
from gonfalon.games.pamir.rules.table import EMPTY, MARKET
from gonfalon.games.pamir.terminal.cards import (
    LEVERAGED,
    NOTHING,
    CardGroup,
    CardRow,
    ability_of,
    card_lines,
    coalition_abbreviation,
    discard_effect,
    icon_letter,
    icon_name,
    seat_letter,
)
from gonfalon.games.pamir.texts import status_texts
from gonfalon.games.pamir.texts.card_text import texts_about
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.decision_context import spies_and_captor
from gonfalon.games.pamir.texts.names import Names, numbered_names
from gonfalon.games.pamir.texts.questions import QUESTIONS, question
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.games.pamir.texts.sentences import LOG_RENDERER
from gonfalon.games.pamir.texts.status_texts import tie_break
from gonfalon.texts.text_board import TextBoard, align_columns, question_text, seat_name
from gonfalon.texts.translations import translate

BETWEEN = 2
"""The columns between regions and borders."""


def map_lines(table: Table) -> list[str]:
    """Regions on the left, borders on the right; below the regions the pieces in play and in the supplies."""
    left, right = _regions(table), _borders(table)
    edge = max(map(len, left)) + BETWEEN
    return [
        f"{one.ljust(edge)}{other}".rstrip() if other else one for one, other in zip_longest(left, right, fillvalue="")
    ]


def _regions(table: Table) -> list[str]:
    seats = range(table.seating.seats)
    heads = [seat_letter(table, seat) for seat in seats]
    rows = [_map_row(translate("PamirTable", "Region"), translate("PamirTable", "Ruler"), _coalitions(), heads)]
    for number in range(len(REGIONS)):
        ruler = table.rulers[number]
        armies = [_count(table.blocks_at(coalition, number)) for coalition in range(len(COALITIONS))]
        tribes = [_count(table.tribes_of(seat, number)) for seat in seats]
        rows.append(
            _map_row(
                numbered_names().region(number), "-" if ruler == NONE else seat_letter(table, ruler), armies, tribes
            )
        )
    played = [str(table.on_map(coalition)) for coalition in range(len(COALITIONS))]
    rows.append(
        _map_row(translate("PamirTable", "All in play"), "", played, [str(table.in_play(seat)) for seat in seats])
    )
    left = list(map(str, table.blocks)), list(map(str, table.cylinders))
    rows.append(_map_row(translate("PamirTable", "In supply"), "", *left))
    return align_columns(rows, gap=1)


def _map_row(name: str, ruler: str, blocks: list[str], cylinders: list[str]) -> tuple[str, ...]:
    return (name, ruler, *(cell.rjust(3) for cell in blocks), *(cell.rjust(2) for cell in cylinders))


def _borders(table: Table) -> list[str]:
    rows = [(translate("PamirTable", "Border"), *(cell.rjust(3) for cell in _coalitions()))]
    for place in range(FIRST_BORDER, FIRST_BORDER + len(BORDERS)):
        roads = [_count(table.blocks_at(coalition, place)).rjust(3) for coalition in range(len(COALITIONS))]
        rows.append((numbered_names().border(place), *roads))
    return align_columns(rows, indent=0, gap=1)


def _coalitions() -> list[str]:
    return [coalition_abbreviation(number) for number in range(len(COALITIONS))]


def _count(number: int) -> str:
    return str(number) if number else NOTHING


PAID, NEVER, DEAR = "x", "#", "-"
"""Why a card cannot be bought: it got a rupee this turn, nobody can ever, or it costs more than the seat has."""


def market_lines(table: Table, seat: int, width: int) -> list[str]:
    """Both rows from the left; prices are those of the seat, or usual ones for a spectator."""
    buyer = seat if seat >= 0 else table.at
    rows = [_market_row(table, buyer, place) for place in range(MARKET)]
    signs = {row.before[0] for row in rows}
    legend = {
        PAID: translate("PamirTable", "got a rupee this turn"),
        DEAR: translate("PamirTable", "too expensive"),
        NEVER: translate("PamirTable", "not for sale"),
    }
    told = [f"{sign} {text}" for sign, text in legend.items() if sign in signs]
    if seat >= 0:
        told.insert(0, translate("PamirTable", "your prices"))
    elif buyer >= 0:
        prices = translate("PamirTable", "prices for {family_acc}")
        told.insert(0, numbered_names().filled(prices, {"family": seat_letter(table, buyer)}))
    title = translate("PamirTable", "Market") + (f" ({'; '.join(told)})" if told else "")
    parts = (CardGroup("", rows[:ROW]), CardGroup("   --", rows[ROW:]))
    before = ("", translate("PamirTable", "Pay", "column of prices"), translate("PamirTable", "On", "column of rupees"))
    return [f"{title}:", *card_lines(table, parts, width, before)]


def _market_row(table: Table, buyer: int, place: int) -> CardRow:
    card = table.market[place]
    on = f"+{table.rupees_on[place]}" if table.rupees_on[place] else NOTHING
    if card == EMPTY:
        return CardRow(("", "", on.rjust(2)), 0, cells=("  -",))
    cost = price(table, buyer, place) if buyer >= 0 else COLUMNS[place]
    note = ability_of(table, card) if card <= COURT_SIZE else discard_effect(table, card, COLUMNS[place] == 0)
    return CardRow((_sign(table, buyer, card, cost), str(cost).rjust(3), on.rjust(2)), card, note)


def _sign(table: Table, buyer: int, card: int, cost: int) -> str:
    if table.seating.deck.bought[card] == PUBLIC_WITHDRAWAL:
        return NEVER
    if table.paid >> card & 1:
        return PAID
    return DEAR if buyer >= 0 and cost > table.rupees[buyer] else ""


USED, BONUS = "u", "+"
"""Signs before a card of a court: it was used this turn, or using it is a bonus action."""


def seat_lines(view: View, names: Sequence[str], width: int) -> list[str]:
    """A row for each player."""
    heads = (
        "",
        translate("PamirTable", "Player"),
        translate("PamirTable", "VP", "column of victory points"),
        translate("PamirTable", "Rupees", "column"),
        translate("PamirTable", "Safe", "column of sheltered rupees"),
        translate("PamirTable", "Loyal", "column of coalitions"),
        translate("PamirTable", "Infl", "column of influence"),
        translate("PamirTable", "Cyl", "column of cylinders"),
        translate("PamirTable", "Hand", "column"),
        translate("PamirTable", "Court", "column"),
        translate("PamirTable", "Gifts", "column"),
        translate("PamirTable", "Red", "column of military stars"),
    )
    rows = [heads, *(_seat(view, seat, names) for seat in range(len(names)))]
    lines = align_columns(rows)
    return lines if max(map(len, lines)) <= width else align_columns(rows, gap=1)


def _seat(view: View, seat: int, names: Sequence[str]) -> tuple[str, ...]:
    table: Table = view.table
    stars = table.stars[4 * seat : 4 * seat + 4]
    title = seat_name(names[seat], numbered_names().family(seat_letter(table, seat)), seat == view.seat)
    if seat == table.at and seat != view.seat and not table.over:
        title += " *"
    return (
        seat_letter(table, seat),
        title,
        str(table.points[seat]),
        str(table.rupees[seat]),
        str(min(stars[ECONOMIC], table.rupees[seat])),
        _loyalty(table, seat),
        _influence(table, seat),
        str(table.in_play(seat)),
        f"{len(table.hands[seat])}/{hand_limit(table, seat)}",
        f"{len(table.courts[seat])}/{court_limit(table, seat)}",
        gifts(table, seat) or "-",
        str(stars[MILITARY]),
    )


def _loyalty(table: Table, seat: int) -> str:
    if seat == table.seating.wakhan:
        return translate("PamirTable", "all", "coalitions")
    return "-" if table.loyalty[seat] == NONE else coalition_abbreviation(table.loyalty[seat])


def _influence(table: Table, seat: int) -> str:
    """The influence that counts at a check; that of Wakhan in each coalition (Y1, W3)."""
    if seat == table.seating.wakhan:
        return "/".join(str(influence(table, seat, coalition)) for coalition in range(len(COALITIONS)))
    return "-" if table.loyalty[seat] == NONE else str(influence(table, seat, table.loyalty[seat]))


def gifts(table: Table, seat: int) -> str:
    """Return the costs of the filled gift spaces: `2,6`."""
    return ",".join(str(cost) for number, cost in enumerate(GIFTS) if table.gifts[seat] >> number & 1)


def courts(table: Table, seats: Sequence[int], names: Names) -> list[CardGroup]:
    """Courts from left to right."""
    return [
        CardGroup(_title(table, seat, names), [_court_row(table, card, names) for card in table.courts[seat]])
        for seat in seats
    ]


def _title(table: Table, seat: int, names: Names) -> str:
    more = [] if table.courts[seat] else [translate("PamirTable", "empty", "court")]
    if table.prizes[seat]:
        deck = table.seating.deck
        prizes = (f"{names.card(card)} ({coalition_abbreviation(deck.prize[card])})" for card in table.prizes[seat])
        more.append(translate("PamirTable", "prizes: {prizes}").format(prizes=", ".join(prizes)))
    family = seat_letter(table, seat)
    title = names.addressed(
        translate("PamirTable", "Court of {family_gen} ({letter})"),
        translate("PamirTable", "Your court ({letter})"),
        {"family": family, "letter": family},
    )
    return f"{title}: {'; '.join(more)}".rstrip()


def _court_row(table: Table, card: int, names: Names) -> CardRow:
    sign, seat = "", table.holder[card]
    if not table.over:
        sign = USED if table.used >> card & 1 else BONUS if is_bonus(table, seat, card) else ""
    return CardRow(
        (sign,),
        card,
        "; ".join(filter(None, (ability_of(table, card), spies_and_captor(table, names, card)))),
    )


def hands(view: View) -> list[CardGroup]:
    """The hand of the reader, those of others that this view knows, and cards that another has shown (B3)."""
    table: Table = view.table
    parts = []
    for seat, hand in enumerate(table.hands):
        family = {"family": seat_letter(table, seat)}
        known = sorted(card for card in hand if card is not None)
        if seat == view.seat:
            title = translate("PamirTable", "Your hand, %n card(s):", "", len(hand))
            parts.append(_held(table, title if known else translate("PamirTable", "Your hand is empty"), known))
        elif known:
            title = translate("PamirTable", "Hand of {family_gen}:")
            parts.append(_held(table, numbered_names().filled(title, family), known))
        elif seat == table.at and (shown := _shown(table)):
            title = translate("PamirTable", "Shown from the hand of {family_gen}:")
            parts.append(_held(table, numbered_names().filled(title, family), shown))
    return parts


def _held(table: Table, title: str, cards: Sequence[int]) -> CardGroup:
    return CardGroup(title, [CardRow(("",), card, ability_of(table, card)) for card in cards])


def _shown(table: Table) -> list[int]:
    """The cards of a hidden hand with which an action was announced that takes a bribe."""
    return [card for card in range(1, COURT_SIZE + 1) if table.announced >> card & 1 and table.holder[card] == NONE]


class PamirTextBoard(TextBoard):
    """Tells of the market, the map and the courts."""

    log_renderer = LOG_RENDERER

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
        lines += ["", *_map(view)]
        lines += ["", *seat_lines(view, names, width)]
        parts = [*courts(table, range(len(names)), _names(view)), *hands(view)]
        return [*lines, "", *card_lines(table, parts, width)]

    def glance(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        word, seat = view.pending.prompt.word, view.pending.seat
        seen = QUESTIONS[word].seen
        goes_on = word == "actions" and len(view.pending.moves) > 1
        if word == "loyalty" or (goes_on and table.actions == 2 and not table.used):
            return self.lines(view, names, width)
        lines = ["", *_heading(view)[:1]] if goes_on else []
        if "market" in seen or goes_on:
            lines += ["", *market_lines(table, view.seat, width)]
        if "map" in seen or goes_on:
            lines += ["", *_map(view)]
        lines += ["", *seat_lines(view, names, width)]
        parts = []
        if "courts" in seen or goes_on:
            parts += courts(table, range(len(names)) if "courts" in seen else (seat,), _names(view))
        if "hands" in seen or goes_on:
            parts += hands(view)
        lines += ["", *card_lines(table, parts, width)] if parts else []
        return lines[1:]

    def question(self, view: View, names: Sequence[str]) -> str:
        put = question(view, _names(view))
        return question_text(names[view.pending.seat], put.title, put.detail)

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return move_label(view, move, _names(view)).in_one

    def refusal(self, view: View, typed: str) -> str:
        try:
            return refusal(view, Move.parse(typed.casefold()), _names(view))
        except ValueError:
            return ""

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
        tie = tie_break(view.table, outcome, numbered_names())
        return [*super().ending(view, outcome, names), *([] if tie is None else [tie])]

    def about(self, view: View, words: str) -> list[str]:
        return texts_about(view.table.seating.deck, numbered_names(), words)


def _names(view: View) -> Names:
    """The names for the one who sees this, who is spoken to as "you"."""
    return numbered_names(view.table.seating.families[view.seat] if view.seat >= 0 else "")


def _heading(view: View) -> list[str]:
    table: Table = view.table
    names = _names(view)
    lines = [f"Pax Pamir. {status_texts.turn_text(table, names)}"]
    if table.over:
        return lines
    return [
        f"{lines[0]} {status_texts.suit_text(table, names)}",
        status_texts.deck_text(table),
        *(f"  {line}" for line in status_texts.lasting_event_texts(table, names)),
        *filter(None, [status_texts.wakhan_text(table, names)]),
    ]


def _map(view: View) -> list[str]:
    table: Table = view.table
    names = _names(view)
    lines = [*map_lines(table), status_texts.dominance_text(table, names)]
    if not table.over and table.at != NONE:
        lines.append(status_texts.check_preview_text(table, names))
    return lines


def describe_card_file(path: Path, before: object) -> str:
    """Return a summary of the cards, see `GamePlugin.describe_card_file`."""
    deck = load(path)
    suits = [f"{sum(card.suit == suit for card in deck.court)} {name}" for suit, name in enumerate(SUITS)]
    sizes = f"{len(deck.court)} court cards, {len(deck.events)} events, {len(deck.wakhan)} cards of Wakhan"
    return f"Pax Pamir: {sizes}; {join_words(suits)}"
