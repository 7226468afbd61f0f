"""The players of Pax Pamir in lines: what each of them has, the courts with the spies on them, the hands."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.bribes import captor_of
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.places import GIFTS
from gonfalon.games.pamir.rules.wakhan.reasons import LINE_WORDS
from gonfalon.games.pamir.rules.words import COALITIONS, COURT_SIZE, ECONOMIC, EVENTS, MILITARY, NONE, RUMOR
from gonfalon.games.pamir.terminal.cards import Part, Row, ability_of
from gonfalon.games.pamir.terminal.words import adjective, by_seat, event, letter, titled
from gonfalon.texts.tables import aligned, counted

USED, BONUS = "u", "+"
"""Signs before a card of a court: it was used this turn, or using it is a bonus action."""
HEADINGS = ("", "Player", "VP", "Rupees", "Safe", "Loyalty", "Infl", "Cyl", "Hand", "Court", "Gifts", "Red")


def seat_lines(view: View, names: Sequence[str]) -> list[str]:
    """A row for each player."""
    table: Table = view.table
    rows = [HEADINGS]
    for seat, called in enumerate(names):
        stars = table.stars[4 * seat : 4 * seat + 4]
        title = (
            f"{called} (you)" if seat == view.seat else f"{called} *" if seat == table.at and not table.over else called
        )
        rows.append(
            (
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
        )
    return aligned(rows)


def _loyalty(table: Table, seat: int) -> str:
    if seat == table.seating.wakhan:
        return "all"
    return "-" if table.loyalty[seat] == NONE else adjective(table.loyalty[seat])


def _influence(table: Table, seat: int) -> str:
    """The influence that counts at a check; that of Wakhan in each coalition (Y1, W3)."""
    if seat == table.seating.wakhan:
        return "/".join(str(influence(table, seat, coalition)) for coalition in range(len(COALITIONS)))
    return "-" if table.loyalty[seat] == NONE else str(influence(table, seat, table.loyalty[seat]))


def gifts(table: Table, seat: int) -> str:
    """What the filled gift spaces cost: `2,6`."""
    return ",".join(str(cost) for number, cost in enumerate(GIFTS) if table.gifts[seat] >> number & 1)


def courts(table: Table, seats: Sequence[int], names: Sequence[str]) -> list[Part]:
    """Courts from left to right."""
    return [
        Part(_title(table, seat, names), [_row(table, seat, card, names) for card in table.courts[seat]])
        for seat in seats
    ]


def _title(table: Table, seat: int, names: Sequence[str]) -> str:
    more = ["" if table.courts[seat] else "empty"]
    if table.prizes[seat]:
        prizes = (f"{titled(table, card)} ({adjective(table.seating.deck.prize[card])})" for card in table.prizes[seat])
        more.append(f"prizes: {', '.join(prizes)}")
    told = "; ".join(filter(None, more))
    return f"Court of {names[seat]} ({letter(table, seat)}){': ' + told if told else ':'}"


def _row(table: Table, seat: int, card: int, names: Sequence[str]) -> Row:
    sign = ""
    if not table.over:
        sign = USED if table.used >> card & 1 else BONUS if is_bonus(table, seat, card) else ""
    return Row((sign,), card, "; ".join(filter(None, (ability_of(table, card), spies(table, card, names)))))


def spies(table: Table, card: int, names: Sequence[str]) -> str:
    """Whose spies are on a card, and who holds it hostage with them (B2)."""
    told = by_seat(table, [table.spies_of(seat, card) for seat in range(table.seating.seats)], names)
    captor = captor_of(table, card)
    if captor not in (NONE, table.holder[card]):
        told += f" -> hostage of {names[captor]}"
    return told and f"spies: {told}"


def hands(view: View, names: Sequence[str]) -> list[Part]:
    """The hand of the reader, those of others that this view knows, and cards that another has shown (B3)."""
    table: Table = view.table
    parts = []
    for seat, hand in enumerate(table.hands):
        known = sorted(card for card in hand if card is not None)
        if seat == view.seat:
            count = counted(len(hand), "card")
            parts.append(_held(table, f"Your hand ({count}):" if known else "Your hand: nothing", known))
        elif known:
            parts.append(_held(table, f"Hand of {names[seat]}:", known))
        elif seat == table.at and (shown := _shown(table)):
            parts.append(_held(table, f"{names[seat]} has shown of the hand:", shown))
    return parts


def _held(table: Table, title: str, cards: Sequence[int]) -> Part:
    return Part(title, [Row(("",), card, ability_of(table, card)) for card in cards])


def _shown(table: Table) -> list[int]:
    """The cards of a hidden hand with which an action was announced that takes a bribe."""
    return [card for card in range(1, COURT_SIZE + 1) if table.announced >> card & 1 and table.holder[card] == NONE]


# -- what lasts --------------------------------------------------------------------------------------------------------


def lasting_lines(table: Table, names: Sequence[str]) -> list[str]:
    """The events that last until the next Dominance Check, and for whom."""
    lines = [
        f"  {event(number).name}, for everybody: {event(number).text}"
        for number in range(len(EVENTS))
        if table.running >> number & 1
    ]
    lines += [
        f"  {event(number).name}, {'about' if number == RUMOR else 'for'} {names[seat]}: {_quoted(number)}"
        for seat, boons in enumerate(table.boons)
        for number in range(len(EVENTS))
        if boons >> number & 1
    ]
    return ["Lasting events:", *lines] if lines else []


def _quoted(number: int) -> str:
    """What an event says; where it says 'you', that is whom it is for, and not whoever reads it."""
    return f'"{event(number).text}"'


def wakhan_lines(table: Table, names: Sequence[str]) -> list[str]:
    """What Wakhan's current card lets her try, from her last turn on until she turns over another (W8)."""
    seat = table.seating.wakhan
    if seat == NONE or table.wakhan_card == NONE:
        return []
    card = table.seating.deck.wakhan[table.wakhan_card]
    return [f"Last card of {names[seat]}: {card.number}, {'; '.join(LINE_WORDS[line] for line in card.lines)}."]
