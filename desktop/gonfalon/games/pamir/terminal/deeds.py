"""What happens in Pax Pamir, in sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as happened
from gonfalon.games.pamir.rules.influence import dominant, influence
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, GIFTS, ON_CARD, REGIONS
from gonfalon.games.pamir.rules.wakhan import reasons
from gonfalon.games.pamir.rules.words import ACTIONS, COALITIONS, DOMINANCE_CHECK, EVENTS, NONE, RUMOR, SIDES
from gonfalon.games.pamir.terminal.cards import printed
from gonfalon.games.pamir.terminal.words import (
    a,
    adjective,
    block,
    border,
    by_seat,
    cards,
    cylinder,
    people,
    region,
    rupees,
    suit,
    titled,
    where,
    whose,
)
from gonfalon.games.pamir.terminal.words import event as effect
from gonfalon.texts.tables import counted, listed

ON_THE_MAP = (
    happened.LoyaltyDeclared, happened.BlockPlaced, happened.BlockMoved, happened.BlockRemoved, happened.BlocksCleared,
    happened.CylinderPlaced, happened.CylinderMoved, happened.CylinderRemoved,
)  # fmt: skip
"""Events after which somebody else may rule or be dominant; that is told by no event of its own."""


def tell(event: Any, table: Table, seat: int, names: Sequence[str]) -> list[str]:
    """The sentences for an event, before it is applied to the table of whoever reads them."""
    sentence = (
        _course(event, table, names)
        or _money(event, table, names)
        or _card(event, table, seat, names)
        or _piece(event, table, names)
        or _scoring(event, table, names)
    )
    lines = sentence.split("\n") if sentence else []
    if isinstance(event, ON_THE_MAP):
        lines += _power(event, table, names)
    if isinstance(event, happened.Disclosed):
        hands = enumerate(map(_known, event.hands))
        lines += [f"{names[at]} still held {cards(table, hand)}." for at, hand in hands if hand]
    return lines


def _known(hand: Sequence[int | None]) -> list[int]:
    return sorted(card for card in hand if card is not None)


def _course(event: Any, table: Table, names: Sequence[str]) -> str:
    match event:
        case happened.TurnBegun(seat=seat):
            return f"-- The turn of {names[seat]}, {rupees(table.rupees[seat])}."
        case happened.LoyaltyDeclared(seat=seat, coalition=coalition):
            if table.loyalty[seat] == NONE:
                return f"{names[seat]} is loyal to the {people(coalition)}."
            was = people(table.loyalty[seat])
            return f"{names[seat]} leaves the {was} and is loyal to the {people(coalition)} now."
        case happened.CardUsed(card=card, action=action):
            return f"{names[table.at]} uses {titled(table, card)}: {ACTIONS[action]}."
        case happened.BribeAsked(receiver=receiver, payer=payer, amount=amount):
            asked = f"a bribe of {rupees(amount)}" if amount else "no bribe"
            return f"{names[receiver]} asks {names[payer]} for {asked}."
        case happened.ActionAnnounced(card=card):
            what = "play" if table.holder[card] == NONE else "use"
            return f"{names[table.at]} wants to {what} {titled(table, card)}, which takes a bribe."
        case happened.ActionDropped(card=card):
            return f"{names[table.at]} leaves {titled(table, card)} alone."
        case happened.SuitFavored(suit=number) if number == table.favored:
            return f"The favored suit stays {suit(number)}."
        case happened.SuitFavored(suit=number):
            return f"The favored suit is {suit(number)} now."
    return ""


def _money(event: Any, table: Table, names: Sequence[str]) -> str:
    match event:
        case happened.RupeesPaid(seat=seat, place=-1, amount=amount):
            return f"{rupees(amount)} of {names[seat]} find no card and leave the game."
        case happened.RupeesGained(seat=seat, amount=amount) if amount >= 0:
            return f"{names[seat]} takes {rupees(amount)} from the bank."
        case happened.RupeesGained(seat=seat, amount=amount):
            return f"{names[seat]} pays {rupees(-amount)} back to the bank."
        case happened.RupeesPassed(giver=giver, taker=taker, amount=amount):
            if giver == table.at:
                return f"{names[giver]} pays {names[taker]} a bribe of {rupees(amount)}."
            if giver == table.seating.wakhan:  # by a tax, or as a bribe for a card that somebody swapped to her (W18)
                return f"{names[taker]} gets {rupees(amount)} of {names[giver]}."
            return f"{names[taker]} takes {rupees(amount)} of {names[giver]} as a tax."
        case happened.RupeeTaken(seat=seat, place=place):
            return f"{names[seat]} takes a rupee from {titled(table, table.market[place])} as a tax."
        case happened.RupeesLost(place=place):
            return f"{rupees(table.rupees_on[place])} on {titled(table, table.market[place])} leave the game."
    return ""


# -- cards -------------------------------------------------------------------------------------------------------------


def _card(event: Any, table: Table, reader: int, names: Sequence[str]) -> str:
    match event:
        case happened.CardDealt(card=card):
            return f"New in the market: {printed(table, card)}."
        case (
            happened.CardBought(seat=seat, place=place, card=card)
            | happened.CardBoughtOpenly(seat=seat, place=place, card=card)
        ):
            return f"{names[seat]} buys {titled(table, card)}{_price(table, seat, place)}."
        case happened.EventBought(seat=seat, place=place, card=card):
            number = table.seating.deck.bought[card]
            # In quotation marks, because a text says 'you' to the buyer, whoever reads it.
            text = "." if number == DOMINANCE_CHECK else f': "{effect(number).text}"'
            return f"{names[seat]} buys {titled(table, card)}{_price(table, seat, place)}{text}"
        case happened.EventDiscarded(card=card):
            number = table.seating.deck.discarded[card]
            if number == DOMINANCE_CHECK:
                return f"{titled(table, card)} leaves the market."
            return f"{titled(table, card)} leaves the market: {effect(number).name}. {effect(number).text}"
        case happened.CardPlayed(seat=seat, card=card, side=side):
            return f"{names[seat]} plays {printed(table, card)} at the {SIDES[side]} end of the court."
        case happened.CourtCardDiscarded(card=card):
            return f"{whose(table, card, names)} is discarded{_returning(table, card, names)}."
        case happened.HandCardDiscarded(seat=seat, card=card):
            return f"{names[seat]} discards {titled(table, card)} from the hand."
        case happened.PrizeTaken(seat=seat, card=card):
            coalition = adjective(table.seating.deck.prize[card])
            return f"{names[seat]} takes {titled(table, card)} as {a(coalition)} prize."
        case happened.PrizesLost(seat=seat):
            return f"{names[seat]} loses all prizes: {cards(table, table.prizes[seat])}."
        case happened.HandsSwapped() | happened.HandsSwappedOpenly():
            return _swapped(event, table, reader, names)
    return ""


def _price(table: Table, seat: int, place: int) -> str:
    """What a purchase cost, and the rupees that lay on the card."""
    cost, brings = price(table, seat, place), table.rupees_on[place]
    return f" for {rupees(cost) if cost else 'nothing'}" + (f" and gets the {brings} on it" if brings else "")


def _returning(table: Table, card: int, names: Sequence[str]) -> str:
    spies = by_seat(table, [table.spies_of(seat, card) for seat in range(table.seating.seats)], names)
    return f", and the spies on it go back: {spies}" if spies else ""


def _swapped(event: Any, table: Table, reader: int, names: Sequence[str]) -> str:
    lines = [f"{names[event.one]} and {names[event.other]} swap hands."]
    for seat, hand in ((event.one, event.held_by_one), (event.other, event.held_by_other)):
        if known := _known(hand):
            lines.append(f"{names[seat]} holds {cards(table, known)} now.")
        else:
            lines.append(f"{names[seat]} holds {counted(len(hand), 'card')} now.")
    return "\n".join(lines)


# -- pieces ------------------------------------------------------------------------------------------------------------


def _piece(event: Any, table: Table, names: Sequence[str]) -> str:
    match event:
        case happened.BlockPlaced(coalition=coalition, place=place):
            return f"{_a(block(coalition, place))} is placed {where(table, place, names)}."
        case happened.BlockMoved(coalition=coalition, origin=origin, target=target):
            return f"{_a(block(coalition, origin))} goes from {region(origin)} to {region(target)}."
        case happened.BlockRemoved(coalition=coalition, place=place):
            return f"{_a(block(coalition, place))} {where(table, place, names)} is removed."
        case happened.BlocksCleared():
            return "All armies and roads leave the map."
        case happened.CylinderPlaced(seat=seat, place=place) if FIRST_GIFT <= place < ON_CARD:
            return f"{names[seat]} makes a gift for {GIFTS[place - FIRST_GIFT]} rupees."
        case happened.CylinderPlaced(seat=seat, place=place):
            return f"{names[seat]} places a {cylinder(place)} {where(table, place, names)}."
        case happened.CylinderMoved(seat=seat, origin=origin, target=target) if origin < FIRST_BORDER:
            return f"A tribe of {names[seat]} goes from {region(origin)} to {region(target)}."
        case happened.CylinderMoved(seat=seat, origin=origin, target=target):
            start, end = whose(table, origin - ON_CARD, names), whose(table, target - ON_CARD, names)
            return f"A spy of {names[seat]} goes from {start} to {end}."
        case happened.CylinderRemoved(seat=seat, place=place):
            return f"A {cylinder(place)} of {names[seat]} {where(table, place, names)} is removed."
    return ""


def _a(noun: str) -> str:
    """A noun with its article at the beginning of a sentence."""
    return f"A{a(noun)[1:]}"


def _power(event: Any, table: Table, names: Sequence[str]) -> list[str]:
    """Who rules now and did not before, and which coalition is dominant."""
    after = table.clone()
    event.apply(after)
    lines = []
    for number in range(len(REGIONS)):
        before, ruler = table.rulers[number], after.rulers[number]
        if ruler not in (NONE, before):
            lines.append(f"{names[ruler]} rules {region(number)} now.")
        elif ruler != before:
            lines.append(f"{names[before]} does not rule {region(number)} any more.")
    was, coalition = dominant(table), dominant(after)
    if coalition not in (NONE, was):
        lines.append(f"The {people(coalition)} are dominant now.")
    elif coalition != was:
        lines.append("No coalition is dominant any more.")
    return lines


# -- events and points -------------------------------------------------------------------------------------------------


def _scoring(event: Any, table: Table, names: Sequence[str]) -> str:
    match event:
        case happened.EffectBegun(event=number, seat=seat) if number == RUMOR:
            return f"The rumor is about {names[seat]}."
        case happened.EffectsEnded() if table.running or any(table.boons):
            ending = [effect(number).name for number in range(len(EVENTS)) if _lasts(table, number)]
            return f"{listed(ending)} {'ends' if len(ending) == 1 else 'end'}."
        case happened.DominanceChecked(coalition=coalition, final=final):
            return _check(table, coalition, final, names)
        case happened.PointsScored(seat=seat, points=points):
            return f"{names[seat]} scores {counted(points, 'victory point')}, {table.points[seat] + points} in all."
        case happened.WakhanReasoned(word=word, numbers=numbers):
            return f"  {reasons.sentence(word, numbers, Spelling(table, names))}"
    return ""


def _lasts(table: Table, number: int) -> bool:
    return bool(table.running >> number & 1 or any(boons >> number & 1 for boons in table.boons))


def _check(table: Table, coalition: int, final: bool, names: Sequence[str]) -> str:
    """The result of a Dominance Check, and what counts for it."""
    blocks = listed([f"{adjective(number)} {table.on_map(number)}" for number in range(len(COALITIONS))])
    last = " It is the last one, and its points are doubled." if final else ""
    seats = range(table.seating.seats)
    if coalition == NONE:
        figures = listed([f"{names[seat]} {table.in_play(seat)}" for seat in seats])
        result = f"no coalition is dominant. Cylinders in play: {figures}."
    else:
        loyal = by_seat(table, [influence(table, seat, coalition) for seat in seats], names)
        result = f"the {people(coalition)} are dominant. Influence: {loyal or 'of nobody'}."
    return f"DOMINANCE CHECK! Blocks on the map: {blocks}; {result}{last}"


class Spelling(reasons.Names):
    """The names in Wakhan's reasons, as everything else here is called."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        super().__init__(table.seating.deck, names)
        self.table = table

    def card(self, number: int) -> str:
        return titled(self.table, number)

    def place(self, place: int) -> str:
        if place > ON_CARD:
            return self.card(place - ON_CARD)
        return region(place) if place < FIRST_BORDER else border(place)
