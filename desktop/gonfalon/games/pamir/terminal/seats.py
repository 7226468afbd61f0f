"""The players of Pax Pamir in lines: what each of them has, the courts with the spies on them, the hands."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.places import GIFTS
from gonfalon.games.pamir.rules.words import COALITIONS, COURT_SIZE, ECONOMIC, MILITARY, NONE
from gonfalon.games.pamir.terminal.cards import Part, Row, ability_of
from gonfalon.games.pamir.terminal.columns import coalition, letter
from gonfalon.games.pamir.texts.deciding import on_card
from gonfalon.games.pamir.texts.names import spoken
from gonfalon.texts.catalogue import translate
from gonfalon.texts.tables import aligned, seat_name

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
    lines = aligned(rows)
    return lines if max(map(len, lines)) <= width else aligned(rows, gap=1)


def _seat(view: View, seat: int, names: Sequence[str]) -> tuple[str, ...]:
    table: Table = view.table
    stars = table.stars[4 * seat : 4 * seat + 4]
    title = seat_name(names[seat], spoken().family(letter(table, seat)), seat == view.seat)
    if seat == table.at and seat != view.seat and not table.over:
        title += " *"
    return (
        letter(table, seat),
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
    return "-" if table.loyalty[seat] == NONE else coalition(table.loyalty[seat])


def _influence(table: Table, seat: int) -> str:
    """The influence that counts at a check; that of Wakhan in each coalition (Y1, W3)."""
    if seat == table.seating.wakhan:
        return "/".join(str(influence(table, seat, coalition)) for coalition in range(len(COALITIONS)))
    return "-" if table.loyalty[seat] == NONE else str(influence(table, seat, table.loyalty[seat]))


def gifts(table: Table, seat: int) -> str:
    """What the filled gift spaces cost: `2,6`."""
    return ",".join(str(cost) for number, cost in enumerate(GIFTS) if table.gifts[seat] >> number & 1)


def courts(table: Table, seats: Sequence[int]) -> list[Part]:
    """Courts from left to right."""
    return [Part(_title(table, seat), [_row(table, card) for card in table.courts[seat]]) for seat in seats]


def _title(table: Table, seat: int) -> str:
    more = [] if table.courts[seat] else [translate("PamirTable", "empty", "court")]
    if table.prizes[seat]:
        deck = table.seating.deck
        prizes = (f"{spoken().card(card)} ({coalition(deck.prize[card])})" for card in table.prizes[seat])
        more.append(translate("PamirTable", "prizes: {prizes}").format(prizes=", ".join(prizes)))
    family = letter(table, seat)
    title = spoken().filled(
        translate("PamirTable", "Court of {family_gen} ({letter})"), {"family": family, "letter": family}
    )
    return f"{title}: {'; '.join(more)}".rstrip()


def _row(table: Table, card: int) -> Row:
    sign, seat = "", table.holder[card]
    if not table.over:
        sign = USED if table.used >> card & 1 else BONUS if is_bonus(table, seat, card) else ""
    return Row((sign,), card, "; ".join(filter(None, (ability_of(table, card), on_card(table, spoken(), card)))))


def hands(view: View) -> list[Part]:
    """The hand of the reader, those of others that this view knows, and cards that another has shown (B3)."""
    table: Table = view.table
    parts = []
    for seat, hand in enumerate(table.hands):
        family = {"family": letter(table, seat)}
        known = sorted(card for card in hand if card is not None)
        if seat == view.seat:
            title = translate("PamirTable", "Your hand, %n card(s):", "", len(hand))
            parts.append(_held(table, title if known else translate("PamirTable", "Your hand is empty"), known))
        elif known:
            title = translate("PamirTable", "Hand of {family_gen}:")
            parts.append(_held(table, spoken().filled(title, family), known))
        elif seat == table.at and (shown := _shown(table)):
            title = translate("PamirTable", "Shown from the hand of {family_gen}:")
            parts.append(_held(table, spoken().filled(title, family), shown))
    return parts


def _held(table: Table, title: str, cards: Sequence[int]) -> Part:
    return Part(title, [Row(("",), card, ability_of(table, card)) for card in cards])


def _shown(table: Table) -> list[int]:
    """The cards of a hidden hand with which an action was announced that takes a bribe."""
    return [card for card in range(1, COURT_SIZE + 1) if table.announced >> card & 1 and table.holder[card] == NONE]
