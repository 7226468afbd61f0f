"""What the moves of Pax Pamir come to, for buttons and lists: what is done, and what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.bribes import Bribe, reserve_of
from gonfalon.games.pamir.rules.build import Build
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, GIFTS, ON_CARD
from gonfalon.games.pamir.rules.placing import BLOCKS, Placement
from gonfalon.games.pamir.rules.words import (
    ACTIONS,
    COURT_SIZE,
    COURTLY_MANNERS,
    ECONOMIC,
    LEFT,
    MILITARY,
    NONE,
    RUMOR,
)  # fmt: skip
from gonfalon.games.pamir.texts.consequences import (
    bribe,
    joins,
    last_tribe,
    lying,
    new_rulers,
    of_court,
    only_removal,
    pays_back,
    pieces,
    removal,
    step,
    target,
    tribes_with,
)  # fmt: skip
from gonfalon.games.pamir.texts.deciding import Deciding, Parts, TwoLines, by_seat
from gonfalon.games.pamir.texts.deeds import deed
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.prospects import Prospect, Prospects
from gonfalon.texts.catalogue import translate

__all__ = ["HELD", "SAID", "choice", "held"]


def choice(view: View, move: Move, names: Names) -> TwoLines:
    """A move of the seat that decides, in words; only what this seat knows is in them."""
    return TwoLines.of(*SAID[move.word](Deciding(view, names), move))


def held(view: View, move: Move, names: Names) -> TwoLines:
    """The same for what is done in a turn with a card that is picked up, which is therefore not named."""
    return TwoLines.of(*HELD[move.word](Deciding(view, names), move))


# -- one's own turn ----------------------------------------------------------------------------------------------------


def _loyalty(of: Deciding, move: Move) -> Parts:
    table = of.table
    patriots = table.seating.deck.patriot
    count = sum(card <= COURT_SIZE and patriots[card] == move.one for card in table.market if card)
    loyal = [of.letter(seat) for seat, coalition in enumerate(table.loyalty) if coalition == move.one]
    also = of.say(translate("PamirMoves", "loyal to them as well: {families}"), families=loyal)
    return (
        of.names.coalition(move.one, "people"),
        translate("PamirMoves", "%n patriot(s) in the market", "", count),
        also if loyal else "",
    )


def _buy(of: Deciding, move: Move) -> Parts:
    cost = _price(of, move)
    title = translate("PamirMoves", "{name} for free")
    if cost:
        title = translate("PamirMoves", "{name} for %n rupee(s)", "", cost)
    return of.say(title, name=of.names.card_name(move.one)), *_bought(of, move)


def _buy_held(of: Deciding, move: Move) -> Parts:
    cost = _price(of, move)
    title = translate("PamirMoves", "take it for free")
    if cost:
        title = translate("PamirMoves", "buy it for %n rupee(s)", "", cost)
    return title, *_bought(of, move)


def _price(of: Deciding, move: Move) -> int:
    return price(of.table, of.seat, of.table.market.index(move.one))


def _bought(of: Deciding, move: Move) -> Parts:
    """What a purchase brings, where rupees vanish, whether the hand becomes too full, and who scores in a check."""
    lies = of.table.rupees_on[of.table.market.index(move.one)]
    gets = translate("PamirMoves", "you get %n rupee(s) from it", "", lies)
    foretold = Prospects(of.view).of(move)
    vanishing = foretold.paid.get(NONE, 0)
    leave = translate("PamirChronicle", "%n rupee(s) leave the game", "", vanishing)
    over = foretold.hand_over if move.one <= COURT_SIZE else 0
    full = translate("PamirMoves", "your hand will have %n card(s) too many", "", over)
    return (
        *_checked(of, foretold),
        gets if lies else "",
        leave if vanishing else "",
        full if over > 0 else "",
    )


def _checked(of: Deciding, foretold: Prospect) -> Parts:
    """Who scores in a Dominance Check, and who wins where the game ends with it."""
    scored = by_seat(of.table, of.names, foretold.points)
    points = of.say(translate("PamirMoves", "victory points: {points}"), points=scored) if scored else ""
    if not foretold.after.over:
        return (points,)
    winners = outcome(foretold.after).winners
    ends = translate("PamirMoves", "the game ends with it, and {family} wins")
    if len(winners) > 1:
        ends = translate("PamirMoves", "the game ends with it, and {families} share the victory")
    elif winners[0] == of.seat:
        ends = translate("PamirMoves", "the game ends with it, and you win")
    families = [of.letter(seat) for seat in winners]
    return points, of.say(ends, family=families[0], families=families)


def _play(of: Deciding, move: Move) -> Parts:
    title = translate("PamirMoves", "{name}, to the right end")
    if not of.table.courts[of.seat]:
        title = translate("PamirMoves", "{name}, to your court")
    elif move.two == LEFT:
        title = translate("PamirMoves", "{name}, to the left end")
    return of.say(title, name=of.names.card_name(move.one)), *_played(of, move), bribe(of, move)


def _play_held(of: Deciding, move: Move) -> Parts:
    title = (
        translate("PamirMoves", "to the left end") if move.two == LEFT else translate("PamirMoves", "to the right end")
    )
    if not of.table.courts[of.seat]:
        title = translate("PamirMoves", "to your court")
    return title, bribe(of, move, first=True), *_played(of, move)


def _played(of: Deciding, move: Move) -> Parts:
    """What a change of sides costs, and whether the court becomes too full."""
    coalition = of.table.seating.deck.patriot[move.one]
    changes = joins(of, coalition) if coalition != NONE else ()
    over = Prospects(of.view).of(move).court_over
    full = translate("PamirMoves", "your court will have %n card(s) too many", "", over)
    return *changes, full if over > 0 else ""


def _use(of: Deciding, move: Move) -> Parts:
    title, *details = deed(of, move)
    return (
        of.say(translate("PamirMoves", "{name}: {what}"), name=of.names.card_name(move.one), what=title),
        *details,
        translate("PamirMoves", "bonus action") if is_bonus(of.table, of.seat, move.one) else "",
        bribe(of, move),
    )


def _use_held(of: Deciding, move: Move) -> Parts:
    title, *details = deed(of, move)
    return title, bribe(of, move, first=True), *details


def _end(of: Deciding, move: Move) -> Parts:
    table, seat = of.table, of.seat
    court = len(table.courts[seat]) - court_limit(table, seat)
    hand = len(table.hands[seat]) - hand_limit(table, seat)
    return (
        translate("PamirMoves", "end the turn"),
        *_checked(of, Prospects(of.view).of(move)),
        translate("PamirMoves", "%n action(s) unused", "", table.actions) if table.actions > 0 else "",
        translate("PamirMoves", "%n card(s) of your court will be discarded", "", court) if court > 0 else "",
        translate("PamirMoves", "%n card(s) of your hand will be discarded", "", hand) if hand > 0 else "",
    )


# -- bribes ------------------------------------------------------------------------------------------------------------


def _ask(of: Deciding, move: Move) -> Parts:
    payer = of.prompt.seat
    assert isinstance(of.frame, Bribe)
    left = of.table.rupees[payer] - move.one
    detail = translate("PamirMoves", "{family} keeps %n", "", left)
    if move.one and left < reserve_of(of.table, payer, of.frame.action):  # B4
        detail = translate("PamirMoves", "{family} cannot pay that")
    title = translate("PamirMoves", "%n rupee(s)", "", move.one) if move.one else translate("PamirMoves", "nothing")
    return title, of.say(detail, family=of.letter(payer))


def _pay(of: Deciding, move: Move) -> Parts:
    price = of.prompt.number
    left = of.table.rupees[of.seat] - price
    return translate("PamirMoves", "pay %n rupee(s)", "", price), translate("PamirMoves", "you keep %n", "", left)


def _decline(of: Deciding, move: Move) -> Parts:
    return translate("PamirMoves", "do it without paying"), of.names.event(COURTLY_MANNERS).name


def _drop(of: Deciding, move: Move) -> Parts:
    return translate("PamirMoves", "drop it"), translate("PamirMoves", "no action is spent")


# -- cards -------------------------------------------------------------------------------------------------------------


def _on_court(of: Deciding, move: Move) -> Parts:
    return of.names.card_name(move.one), *lying(of, move.one)


def _target(of: Deciding, move: Move) -> Parts:
    return of.names.card_name(move.one), *target(of, move.one)


def _discard(of: Deciding, move: Move) -> Parts:
    card, held = move.one, of.table.holder[move.one] != of.seat
    place = translate("PamirMoves", "your hand") if held else of_court(of, of.seat)
    title, where = of.names.card_name(card), place if of.prompt.word == "debt" else ""  # else it can be nowhere else
    if held:
        return title, where
    return title, where, pays_back(of, of.seat, [card]), tribes_with(of, card)


def _shelter(of: Deciding, move: Move) -> Parts:
    return (of.names.card_name(move.one),)


def _lose(of: Deciding, move: Move) -> Parts:
    return translate("PamirMoves", "give up the spy"), translate("PamirMoves", "it goes back to your supply")


def _prize(of: Deciding, move: Move) -> Parts:
    return translate("PamirMoves", "take it"), *joins(of, of.table.seating.deck.prize[of.prompt.card])


def _refuse(of: Deciding, move: Move) -> Parts:
    return (translate("PamirMoves", "leave it"),)


# -- places ------------------------------------------------------------------------------------------------------------


def _place(of: Deciding, move: Move) -> Parts:
    return _called(of, move.one), pieces(of.table, of.names, move.one)


def _called(of: Deciding, place: int) -> str:
    return of.names.region(place) if place < FIRST_BORDER else of.names.border(place)


def _site(of: Deciding, move: Move) -> Parts:
    on_card = move.one >= ON_CARD
    name = of.names.card_name(move.one - ON_CARD) if on_card else of.names.region(move.one)
    if only := only_removal(of, move.one):
        what, *with_it = only
        title = of.say(translate("PamirMoves", "{name}: {what}"), name=name, what=what)
        return title, *with_it, *new_rulers(of, Prospects(of.view).of(move))
    return name, *(lying(of, move.one - ON_CARD) if on_card else [pieces(of.table, of.names, move.one)])


def _lift(of: Deciding, move: Move) -> Parts:
    place = move.one
    if place >= ON_CARD:
        title = of.say(translate("PamirMoves", "the spy on {card}"), card=place - ON_CARD)
        return title, *lying(of, place - ON_CARD)
    if place >= FIRST_GIFT:
        return _space(of, move)
    if place >= FIRST_BORDER:
        return (of.say(translate("PamirMoves", "a road, {border}"), border=place),)
    if isinstance(of.frame, Build) or (isinstance(of.frame, Placement) and of.frame.icon in BLOCKS):
        return (of.say(translate("PamirMoves", "an army {region_in}"), region=place),)
    return of.say(translate("PamirChronicle", "a tribe {region_in}"), region=place), *last_tribe(of, of.seat, place)


def _march(of: Deciding, move: Move) -> Parts:
    return (step(of, move),)


def _wander(of: Deciding, move: Move) -> Parts:
    return step(of, move), *last_tribe(of, of.seat, move.one)


def _slip(of: Deciding, move: Move) -> Parts:
    return step(of, move), *lying(of, move.two)


def _space(of: Deciding, move: Move) -> Parts:
    return (translate("PamirMoves", "a gift for %n rupee(s)", "", GIFTS[move.one - FIRST_GIFT]),)


def _remove(of: Deciding, move: Move) -> Parts:
    return *removal(of, move, of.prompt.place), *new_rulers(of, Prospects(of.view).of(move))


# -- players and suits -------------------------------------------------------------------------------------------------


def _rupee(of: Deciding, move: Move) -> Parts:
    table = of.table
    if move.one < OF_FAMILY:
        lies = table.rupees_on[table.market.index(move.one)]
        return of.names.card_name(move.one), translate("PamirMoves", "%n rupee(s) on it", "", lies)
    other = of.seat_of(move.one - OF_FAMILY)
    bare = table.rupees[other] - table.stars[4 * other + ECONOMIC]
    return of.names.family(of.letter(other)), translate("PamirMoves", "%n rupee(s) not sheltered", "", bare)


def _rumor(of: Deciding, move: Move) -> Parts:
    seat, table = of.seat_of(move.one), of.table
    loyalty = table.loyalty[seat]
    rumored = table.clone()
    rumored.boons[seat] |= 1 << RUMOR
    before, after = (influence(each, seat, loyalty) for each in (table, rumored))
    text = of.say(translate("PamirMoves", "influence {before}, then {after}"), before=before, after=after)
    return of.names.family(of.letter(seat)), text if loyalty != NONE else ""


def _swap(of: Deciding, move: Move) -> Parts:
    seat = of.seat_of(move.one)
    cards = len(of.table.hands[seat])
    return of.names.family(of.letter(seat)), translate("PamirMoves", "you get %n card(s)", "", cards)


def _favor(of: Deciding, move: Move) -> Parts:
    title = of.names.suit(move.one, "suit")
    if move.one == of.table.favored:
        return title, translate("PamirMoves", "as it is")
    return title, translate("PamirMoves", "prices double") if move.one == MILITARY else ""


def _done(of: Deciding, move: Move) -> Parts:
    return (translate("PamirMoves", "enough"),)


def _pass(of: Deciding, move: Move) -> Parts:
    return (translate("PamirMoves", "not now"),)


SAID: Final[dict[str, Callable[[Deciding, Move], Parts]]] = {
    "loyalty": _loyalty,
    "buy": _buy,
    "play": _play,
    **dict.fromkeys(ACTIONS, _use),
    "end": _end,
    "ask": _ask,
    "pay": _pay,
    "decline": _decline,
    "drop": _drop,
    "road": _place,
    "army": _place,
    "spy": _on_court,
    "lift": _lift,
    "rupee": _rupee,
    "space": _space,
    "march": _march,
    "wander": _wander,
    "slip": _slip,
    "target": _target,
    "prize": _prize,
    "refuse": _refuse,
    "site": _site,
    **dict.fromkeys(("remove-tribe", "remove-spy", "remove-army", "remove-road"), _remove),
    "shelter": _shelter,
    "lose": _lose,
    "discard": _discard,
    "rumor": _rumor,
    "swap": _swap,
    "rebuke": _place,
    "favor": _favor,
    "done": _done,
    "pass": _pass,
}
"""The words of each move."""
HELD: Final[dict[str, Callable[[Deciding, Move], Parts]]] = {
    "buy": _buy_held,
    "play": _play_held,
    **dict.fromkeys(ACTIONS, _use_held),
}
"""Those of a move with a card that is picked up; a bribe comes first, as it does at the table."""
