"""What comes with a move of Pax Pamir, in parts of a line: bribes, sides that change, cards and tribes that go."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.pamir.bots.bribery import is_beyond
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.battle import enemies_in, enemies_on
from gonfalon.games.pamir.rules.bribes import owed_to, reserve_of
from gonfalon.games.pamir.rules.court import LEVERAGED, political
from gonfalon.games.pamir.rules.places import FIRST_BORDER, ON_CARD
from gonfalon.games.pamir.rules.words import COALITIONS, NONE
from gonfalon.games.pamir.texts.deciding import Deciding, Parts, by_seat, prize, spies
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.prospects import Prospect
from gonfalon.texts.catalogue import translate

__all__ = [
    "bribe", "joins", "last_tribe", "lying", "may_ask", "new_rulers", "of_court", "only_removal", "pays_back", "pieces",
    "removal", "step", "target", "tribes_with",
]  # fmt: skip


def bribe(of: Deciding, move: Move, *, first: bool = False) -> str:
    """Who may ask for a bribe for playing or using a card, and how much of it can be paid.

    Args:
        of: who decides.
        move: what is to be done.
        first: whether it stands before what the move does, and is said in a few words.
    """
    receiver, owed = owed_to(of.table, of.seat, move)
    if not is_beyond(of.table, of.seat, move):
        if not first or receiver == NONE:
            return may_ask(of.table, of.seat, move, of.names)
        return of.say(translate("PamirMoves", "first {family} may ask for %n", "", owed), family=of.letter(receiver))
    text = translate(
        "PamirMoves", "{family} may ask for a bribe of up to %n rupee(s), and you can pay {spare}", "", owed
    )
    return of.say(text, family=of.letter(receiver), spare=of.rupees - reserve_of(of.table, of.seat, move))


def may_ask(table: Table, seat: int, move: Move, names: Names) -> str:
    """Who may ask a seat for a bribe, and for how much at most; empty where nobody may."""
    receiver, owed = owed_to(table, seat, move)
    if receiver == NONE:
        return ""
    text = translate("PamirMoves", "{family} may ask for a bribe of up to %n rupee(s)", "", owed)
    return names.filled(text, {"family": table.seating.families[receiver]})


def joins(of: Deciding, coalition: int) -> Parts:
    """Whom one joins, and what a change of sides costs at once; nothing where one stays (Y2, W3)."""
    table, seat = of.table, of.seat
    if coalition == table.loyalty[seat] or seat == table.seating.wakhan:
        return ()
    old = [card for card in table.courts[seat] if table.seating.deck.patriot[card] not in (NONE, coalition)]
    lost = [
        translate("PamirMoves", "%n gift(s)", "", table.gifts[seat].bit_count()) if table.gifts[seat] else "",
        translate("PamirMoves", "%n prize(s)", "", len(table.prizes[seat])) if table.prizes[seat] else "",
        translate("PamirMoves", "%n patriot(s)", "", len(old)) if old else "",
    ]
    losing = of.say(translate("PamirMoves", "you lose {what}"), what=", ".join(filter(None, lost)))
    return (
        of.say(translate("PamirMoves", "you join the {coalition_people}"), coalition=coalition),
        losing if any(lost) else "",
    )


def lying(of: Deciding, card: int) -> Parts:
    """In whose court a card is, and the spies on it."""
    return of_court(of, of.table.holder[card]), spies(of.table, of.names, card)


def of_court(of: Deciding, seat: int) -> str:
    """Whose court it is."""
    if seat == of.seat:
        return translate("PamirMoves", "your court")
    return of.say(translate("PamirMoves", "court of {family_gen}"), family=of.letter(seat))


def target(of: Deciding, card: int) -> Parts:
    """What is to be known of a card before it is betrayed."""
    coalition = of.table.seating.deck.prize[card]
    worth = translate("PamirMoves", "no prize") if coalition == NONE else prize(of.names, coalition)
    return *lying(of, card), worth, pays_back(of, of.table.holder[card], [card]), tribes_with(of, card)


def pays_back(of: Deciding, seat: int, cards: Sequence[int]) -> str:
    """The leverage of cards that a seat loses (G10)."""
    rupees = LEVERAGED * sum(of.table.seating.deck.leverage[card] for card in cards)
    if not rupees:
        return ""
    if seat == of.seat:
        return translate("PamirMoves", "you pay %n rupee(s) back", "", rupees)
    return of.say(translate("PamirMoves", "{family} pays %n rupee(s) back", "", rupees), family=of.letter(seat))


def tribes_with(of: Deciding, card: int) -> str:
    """The tribes that go with the last political card of their region (G12)."""
    table = of.table
    holder, home = table.holder[card], table.seating.deck.region[card]
    tribes = table.tribes_of(holder, home)
    if not tribes or political(table, holder, home) != [card]:
        return ""
    return of.say(translate("PamirMoves", "%n tribe(s) {region_in} will go with it", "", tribes), region=home)


def last_tribe(of: Deciding, seat: int, region: int) -> Parts:
    """What a court loses with the last tribe of a region (G11), and what is paid back for it."""
    if of.table.tribes_of(seat, region) > 1:
        return ()
    cards = political(of.table, seat, region)
    text = translate("PamirMoves", "the last one there")
    if cards:
        text = translate("PamirMoves", "the last one there, with which {cards} will go")
    return of.say(text, cards=cards), pays_back(of, seat, cards)


def removal(of: Deciding, move: Move, site: int) -> Parts:
    """A piece that a battle removes at a site, and what goes with it."""
    if move.word == "remove-army":
        return (of.names.coalition(move.one, "army"),)
    if move.word == "remove-road":
        return of.names.coalition(move.two, "road"), of.names.border(move.one)
    seat = of.seat_of(move.one)
    if move.word == "remove-spy":
        return (of.say(translate("PamirMoves", "a spy of {family_gen}"), family=of.letter(seat)),)
    title = of.say(translate("PamirMoves", "a tribe of {family_gen}"), family=of.letter(seat))
    return title, *last_tribe(of, seat, site)


def only_removal(of: Deciding, site: int) -> Parts:
    """What a battle at a site removes unasked, because nothing else is in reach; nothing where there is a choice."""
    on_card = site >= ON_CARD
    found = enemies_on(of.table, of.seat, site - ON_CARD) if on_card else enemies_in(of.table, of.seat, site)
    return removal(of, found[0], site) if len(found) == 1 else ()


def new_rulers(of: Deciding, foretold: Prospect) -> Parts:
    """Who rules a region then that somebody else rules now, or nobody."""
    found = []
    for region, (_, ruler) in foretold.rulers.items():
        text = translate("PamirMoves", "{family} will rule {region}")
        if ruler == NONE:
            text = translate("PamirMoves", "nobody will rule {region}")
        elif ruler == of.seat:
            text = translate("PamirMoves", "you will rule {region}")
        found.append(of.say(text, region=region, family=of.letter(ruler)))
    return found


def pieces(table: Table, names: Names, place: int) -> str:
    """The blocks and tribes in a region or on a border: `Afghans 2, Red 1`."""
    blocks = [
        f"{names.coalition(coalition, 'people')} {count}"
        for coalition in range(len(COALITIONS))
        if (count := table.blocks_at(coalition, place))
    ]
    seats = range(table.seating.seats) if place < FIRST_BORDER else ()
    tribes = by_seat(table, names, [table.tribes_of(seat, place) for seat in seats])
    return ", ".join(filter(None, (*blocks, tribes))) or translate("PamirMoves", "nothing there")


def step(of: Deciding, move: Move) -> str:
    """What goes from where to where."""
    if move.word == "slip":
        return of.say(translate("PamirMoves", "a spy from {card} to {other_card}"), card=move.one, other_card=move.two)
    title = translate("PamirMoves", "an army {region_from} {other_region_to}")
    if move.word == "wander":
        title = translate("PamirMoves", "a tribe {region_from} {other_region_to}")
    return of.say(title, region=move.one, other_region=move.two)
