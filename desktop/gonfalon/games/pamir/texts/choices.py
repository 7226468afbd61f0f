"""Texts of the moves of Pax Pamir for buttons and lists: the action, its cost and its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.actions import Bribe, is_bonus, reserved_rupees
from gonfalon.games.pamir.rules.card_actions import Build
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import (  # fmt: skip
    ACTIONS,
    COURT_SIZE,
    COURTLY_MANNERS,
    ECONOMIC,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    LEFT,
    MILITARY,
    NONE,
    ON_CARD,
    RUMOR,
)
from gonfalon.games.pamir.rules.dominance import influence, outcome
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.rules.placement import BLOCKS, Placement
from gonfalon.games.pamir.texts.decision_context import DecisionContext, Parts, TitleAndDetail, counts_by_seat
from gonfalon.games.pamir.texts.move_labels import (  # fmt: skip
    action_label,
    bribe_part,
    consequences_part,
    court_and_spies,
    court_part,
    last_tribe_part,
    leverage_part,
    lost_cards_part,
    lost_tribes_part,
    loyalty_part,
    only_removal_part,
    pieces_text,
    removal_part,
    step_part,
    target_part,
)
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate


def move_label(view: View, move: Move, names: Names, *, held: bool = False) -> TitleAndDetail:
    """A move of the seat that decides, in words; only what this seat knows is in them.

    Of a card that is picked up (`held`) it does not say the name, and a bribe comes first, as it does at the table.
    """
    return TitleAndDetail.of(*MOVE_LABELS[move.word](DecisionContext(view, names, held), move))


# -- one's own turn ----------------------------------------------------------------------------------------------------


def _loyalty(of: DecisionContext, move: Move) -> Parts:
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


def _buy(of: DecisionContext, move: Move) -> Parts:
    """What a purchase brings: where rupees vanish, whether the hand becomes too full, and who scores in a check."""
    place = of.table.market.index(move.one)
    cost, lies = price(of.table, of.seat, place), of.table.rupees_on[place]
    if of.held:
        title = translate("PamirMoves", "take it for free")
        if cost:
            title = translate("PamirMoves", "buy it for %n rupee(s)", "", cost)
    else:
        title = translate("PamirMoves", "{name} for free")
        if cost:
            title = translate("PamirMoves", "{name} for %n rupee(s)", "", cost)
    foretold = MoveOutcome(of.view, move)
    vanishing = foretold.paid.get(NONE, 0)
    over = foretold.hand_over if move.one <= COURT_SIZE else 0
    return (
        of.say(title, name=of.names.card_name(move.one)),
        *_checked(of, foretold),
        *(_happening(of, foretold) if move.one > COURT_SIZE else ()),
        translate("PamirMoves", "you get %n rupee(s) from it", "", lies) if lies else "",
        translate("PamirChronicle", "%n rupee(s) leave the game", "", vanishing) if vanishing else "",
        translate("PamirMoves", "your hand will have %n card(s) too many", "", over) if over > 0 else "",
    )


def _checked(of: DecisionContext, foretold: MoveOutcome) -> Parts:
    """Return who scores in a Dominance Check, and who wins where the game ends with it."""
    scored = counts_by_seat(of.table, of.names, foretold.points)
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


def _happening(of: DecisionContext, foretold: MoveOutcome) -> Parts:
    """Return what events take and change."""
    return *lost_cards_part(of, foretold), *consequences_part(of, foretold)


def _play(of: DecisionContext, move: Move) -> Parts:
    """What a change of sides costs, and whether the court becomes too full."""
    if not of.table.courts[of.seat]:
        end = translate("PamirMoves", "to your court"), translate("PamirMoves", "{name}, to your court")
    elif move.two == LEFT:
        end = translate("PamirMoves", "to the left end"), translate("PamirMoves", "{name}, to the left end")
    else:
        end = translate("PamirMoves", "to the right end"), translate("PamirMoves", "{name}, to the right end")
    coalition = of.table.seating.deck.patriot[move.one]
    changes = loyalty_part(of, coalition) if coalition != NONE else ()
    over = MoveOutcome(of.view, move).court_over
    full = translate("PamirMoves", "your court will have %n card(s) too many", "", over) if over > 0 else ""
    bribe = bribe_part(of, move)
    if of.held:
        return end[0], bribe, *changes, full
    return of.say(end[1], name=of.names.card_name(move.one)), *changes, full, bribe


def _use(of: DecisionContext, move: Move) -> Parts:
    title, *details = action_label(of, move)
    bribe = bribe_part(of, move)
    if of.held:
        return title, bribe, *details
    bonus = translate("PamirMoves", "bonus action") if is_bonus(of.table, of.seat, move.one) else ""
    text = of.say(translate("PamirMoves", "{name}: {what}"), name=of.names.card_name(move.one), what=title)
    return text, *details, bonus, bribe


def _end(of: DecisionContext, move: Move) -> Parts:
    table, seat = of.table, of.seat
    court = len(table.courts[seat]) - court_limit(table, seat)
    hand = len(table.hands[seat]) - hand_limit(table, seat)
    foretold = MoveOutcome(of.view, move)
    return (
        translate("PamirMoves", "end the turn"),
        *_checked(of, foretold),
        *_happening(of, foretold),
        translate("PamirMoves", "%n action(s) unused", "", table.actions) if table.actions > 0 else "",
        translate("PamirMoves", "%n card(s) of your court will be discarded", "", court) if court > 0 else "",
        translate("PamirMoves", "%n card(s) of your hand will be discarded", "", hand) if hand > 0 else "",
    )


# -- bribes ------------------------------------------------------------------------------------------------------------


def _ask(of: DecisionContext, move: Move) -> Parts:
    payer = of.prompt.seat
    assert isinstance(of.frame, Bribe)
    left = of.table.rupees[payer] - move.one
    detail = translate("PamirMoves", "{family} keeps %n", "", left)
    if move.one and left < reserved_rupees(of.table, payer, of.frame.action):  # B4
        detail = translate("PamirMoves", "{family} cannot pay that")
    title = translate("PamirMoves", "%n rupee(s)", "", move.one) if move.one else translate("PamirMoves", "nothing")
    return title, of.say(detail, family=of.letter(payer))


# -- cards -------------------------------------------------------------------------------------------------------------


def _discard(of: DecisionContext, move: Move) -> Parts:
    card, held = move.one, of.table.holder[move.one] != of.seat
    place = translate("PamirMoves", "your hand") if held else court_part(of, of.seat)
    title, where = of.names.card_name(card), place if of.prompt.word == "debt" else ""  # else it can be nowhere else
    if held:
        return title, where
    return title, where, leverage_part(of, of.seat, [card]), lost_tribes_part(of, card)


# -- places ------------------------------------------------------------------------------------------------------------


def _consequences(of: DecisionContext, move: Move) -> Parts:
    return consequences_part(of, MoveOutcome(of.view, move))


def _place(of: DecisionContext, move: Move) -> Parts:
    return _called(of, move.one), *_consequences(of, move), pieces_text(of.table, of.names, move.one)


def _called(of: DecisionContext, place: int) -> str:
    return of.names.region(place) if place < FIRST_BORDER else of.names.border(place)


def _site(of: DecisionContext, move: Move) -> Parts:
    on_card = move.one >= ON_CARD
    name = of.names.card_name(move.one - ON_CARD) if on_card else of.names.region(move.one)
    if only := only_removal_part(of, move.one):
        what, *with_it = only
        title = of.say(translate("PamirMoves", "{name}: {what}"), name=name, what=what)
        return title, *with_it, *_consequences(of, move)
    return name, *(court_and_spies(of, move.one - ON_CARD) if on_card else [pieces_text(of.table, of.names, move.one)])


def _lift(of: DecisionContext, move: Move) -> Parts:
    place = move.one
    if place >= ON_CARD:
        title = of.say(translate("PamirMoves", "the spy on {card}"), card=place - ON_CARD)
        return title, *court_and_spies(of, place - ON_CARD)
    if place >= FIRST_GIFT:
        return (_gift(move),)
    if place >= FIRST_BORDER:
        return of.say(translate("PamirMoves", "a road, {border}"), border=place), *_consequences(of, move)
    if isinstance(of.frame, Build) or (isinstance(of.frame, Placement) and of.frame.icon in BLOCKS):
        return of.say(translate("PamirMoves", "an army {region_in}"), region=place), *_consequences(of, move)
    overthrown = last_tribe_part(of, of.seat, place)
    return (
        of.say(translate("PamirChronicle", "a tribe {region_in}"), region=place),
        *overthrown,
        *_consequences(of, move),
    )


def _gift(move: Move) -> str:
    return translate("PamirMoves", "a gift for %n rupee(s)", "", GIFTS[move.one - FIRST_GIFT])


# -- players and suits -------------------------------------------------------------------------------------------------


def _rupee(of: DecisionContext, move: Move) -> Parts:
    table = of.table
    if move.one < OF_FAMILY:
        lies = table.rupees_on[table.market.index(move.one)]
        return of.names.card_name(move.one), translate("PamirMoves", "%n rupee(s) on it", "", lies)
    other = of.seat_of(move.one - OF_FAMILY)
    bare = table.rupees[other] - table.stars[4 * other + ECONOMIC]
    return of.names.family(of.letter(other)), translate("PamirMoves", "%n rupee(s) not sheltered", "", bare)


def _rumor(of: DecisionContext, move: Move) -> Parts:
    seat, table = of.seat_of(move.one), of.table
    loyalty = table.loyalty[seat]
    rumored = table.clone()
    rumored.boons[seat] |= 1 << RUMOR
    before, after = (influence(each, seat, loyalty) for each in (table, rumored))
    text = of.say(translate("PamirMoves", "influence {before}, then {after}"), before=before, after=after)
    return of.names.family(of.letter(seat)), text if loyalty != NONE else ""


def _swap(of: DecisionContext, move: Move) -> Parts:
    seat = of.seat_of(move.one)
    cards = len(of.table.hands[seat])
    return of.names.family(of.letter(seat)), translate("PamirMoves", "you get %n card(s)", "", cards)


def _favor(of: DecisionContext, move: Move) -> Parts:
    title = of.names.suit(move.one, "suit")
    if move.one == of.table.favored:
        return title, translate("PamirMoves", "as it is")
    return title, translate("PamirMoves", "prices double") if move.one == MILITARY else ""


MOVE_LABELS: Final[dict[str, Callable[[DecisionContext, Move], Parts]]] = {
    "loyalty": _loyalty,
    "buy": _buy,
    "play": _play,
    **dict.fromkeys(ACTIONS, _use),
    "end": _end,
    "ask": _ask,
    "pay": lambda of, move: (
        translate("PamirMoves", "pay %n rupee(s)", "", of.prompt.number),
        translate("PamirMoves", "you keep %n", "", of.rupees - of.prompt.number),
    ),
    "decline": lambda of, move: (translate("PamirMoves", "do it without paying"), of.names.event(COURTLY_MANNERS).name),
    "drop": lambda of, move: (translate("PamirMoves", "drop it"), translate("PamirMoves", "no action is spent")),
    "road": _place,
    "army": _place,
    "spy": lambda of, move: (of.names.card_name(move.one), *court_and_spies(of, move.one)),
    "lift": _lift,
    "rupee": _rupee,
    "space": lambda of, move: (_gift(move),),
    "march": lambda of, move: (step_part(of, move), *_consequences(of, move)),
    "wander": lambda of, move: (step_part(of, move), *last_tribe_part(of, of.seat, move.one), *_consequences(of, move)),
    "slip": lambda of, move: (step_part(of, move), *court_and_spies(of, move.two)),
    "target": lambda of, move: (of.names.card_name(move.one), *target_part(of, move.one, MoveOutcome(of.view, move))),
    "prize": lambda of, move: (
        translate("PamirMoves", "take it"),
        *loyalty_part(of, of.table.seating.deck.prize[of.prompt.card]),
    ),
    "refuse": lambda of, move: (translate("PamirMoves", "leave it"),),
    "site": _site,
    **dict.fromkeys(
        ("remove-tribe", "remove-spy", "remove-army", "remove-road"),
        lambda of, move: (*removal_part(of, move, of.prompt.place), *_consequences(of, move)),
    ),
    "shelter": lambda of, move: (of.names.card_name(move.one),),
    "lose": lambda of, move: (
        translate("PamirMoves", "give up the spy"),
        translate("PamirMoves", "it goes back to your supply"),
    ),
    "discard": _discard,
    "rumor": _rumor,
    "swap": _swap,
    "rebuke": _place,
    "favor": _favor,
    "done": lambda of, move: (translate("PamirMoves", "enough"),),
    "pass": lambda of, move: (translate("PamirMoves", "not now"),),
}
"""The words of each move."""
