"""Reasons why a move of Pax Pamir is not possible now, in a sentence for the player who wants to make it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import POSSIBLE_ACTIONS, Bribe, is_bonus, reserved_rupees
from gonfalon.games.pamir.rules.battle import CITADELS, troops
from gonfalon.games.pamir.rules.card_actions import BETRAY_COST, BUILD_COST, NO_GIFT, cheapest_gift, reachable_regions
from gonfalon.games.pamir.rules.constants import (  # fmt: skip
    ACTIONS,
    ADVISORS,
    BETRAY,
    BODYGUARDS,
    BUILD,
    COURT_SIZE,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFT,
    GIFTS,
    LINEAGE,
    MOVE,
    NATIONALISM,
    NEIGHBOURS,
    NONE,
    ON_CARD,
    POLITICAL,
    TAX,
    announcement_bit,
)
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import OF_FAMILY, USE
from gonfalon.games.pamir.texts.decision_context import DecisionContext
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate

__all__ = ["paid_card_refusal", "refusal", "unavailable_actions"]


def refusal(view: View, move: Move, names: Names) -> str:
    """Return what the rules have against a move that is not in the decision; empty where it is beside the point.

    It is told by what the seat `view.seat` knows.
    """
    if view.decision is None or move in view.decision.moves:
        return ""
    of = DecisionContext(view, names)
    if of.seat != view.seat:
        text = translate("PamirRefusals", "{family} decides now.")
        return names.said(text, {"family": of.letter(of.seat)})
    why = _REFUSALS.get((of.prompt.word, move.word))
    said = why(of, move) if why is not None else ""
    return said[:1].upper() + said[1:]


def paid_card_refusal(card: int, names: Names) -> str:
    """Return why a card on which a rupee was paid cannot be bought (P3)."""
    text = translate("PamirRefusals", "{card} got a rupee this turn: you can buy it next turn.")
    return names.said(text, {"card": card})


def unavailable_actions(view: View, card: int, names: Names) -> dict[int, str]:
    """The actions on a court card that the seat which decides cannot use it for now, each with the reason."""
    table: Table = view.table
    reasons = {action: refusal(view, USE[action][card], names) for action in table.seating.deck.actions[card]}
    return {action: why for action, why in reasons.items() if why}


# -- the turn ----------------------------------------------------------------------------------------------------------


def _buy(of: DecisionContext, move: Move) -> str:
    table, card = of.table, move.one
    if card not in table.market:
        return _not_in_market(of, card)
    if card == table.seating.withdrawal:
        return of.say(translate("PamirRefusals", "{card} cannot be bought."), card=card)
    if not table.actions:
        return _no_action()
    if table.paid >> card & 1:
        return paid_card_refusal(card, of.names)
    cost = price(table, of.seat, table.market.index(card))
    text = translate("PamirRefusals", "{card} costs {cost}; you have %n rupee(s).", "", of.rupees)
    return of.say(text, card=card, cost=cost)


def _play(of: DecisionContext, move: Move) -> str:
    if move.one not in of.table.hands[of.seat]:
        return _not_in_hand(of, move.one)
    if move.two == NONE:
        # L2: it was to be played, but nowhere where cards are.
        return translate("PamirRefusals", "Cards are played at the left or right end of your court.")
    return _dropped(of, move.one) if of.table.announced >> move.one & 1 else _no_action()


def _use(of: DecisionContext, move: Move) -> str:
    table, card, action = of.table, move.one, ACTIONS.index(move.word)
    if table.holder[card] != of.seat:
        return _not_in_court(of, card)
    if action not in table.seating.deck.actions[card]:
        text = translate("PamirRefusals", "{card} does not have this action: {what}.")
        return of.say(text, card=card, what=of.names.action(action).name)
    if table.used >> card & 1:
        return of.say(translate("PamirRefusals", "{card} was used this turn."), card=card)
    if table.announced & announcement_bit(card, action):
        return _dropped(of, card)
    if not table.actions and not is_bonus(table, of.seat, card):
        return _no_action()
    return "" if POSSIBLE_ACTIONS[action](table, of.seat) else _vain(of, action)


def _vain(of: DecisionContext, action: int) -> str:
    """Return why an action would do nothing (A2)."""
    table, seat = of.table, of.seat
    if action in (BETRAY, BUILD) and of.rupees < (BETRAY_COST if action == BETRAY else BUILD_COST):
        return translate("PamirRefusals", "This costs 2 rupees; you have %n rupee(s).", "", of.rupees)
    if action == GIFT and (cost := cheapest_gift(table, seat)) > of.rupees:
        if cost == NO_GIFT:
            return translate("PamirRefusals", "All your gift spaces are filled.")
        text = translate("PamirRefusals", "The cheapest gift costs {cost}; you have %n rupee(s).", "", of.rupees)
        return of.say(text, cost=cost)
    if action == BUILD and seat not in table.rulers:
        return translate("PamirRefusals", "You rule no region to build in.")
    if action == BETRAY:
        return translate("PamirRefusals", "There is no card with a spy of yours that can be betrayed.")
    if action == TAX:
        return translate("PamirRefusals", "There are no rupees that you could take.")
    if action == MOVE:
        return translate("PamirRefusals", "Neither an army nor a spy of yours can move.")
    if action in (BUILD, GIFT):
        return translate("PamirRefusals", "You have no piece left for it.")
    return translate("PamirRefusals", "There is no battle that you could fight.")


def _no_action() -> str:
    return translate("PamirRefusals", "No action is left; only bonus actions and the end of the turn.")


def _dropped(of: DecisionContext, card: int) -> str:
    return of.say(
        translate("PamirRefusals", "You have given up this action with {card}: do something else first."), card=card
    )


def _not_in_market(of: DecisionContext, card: int) -> str:
    return of.say(translate("PamirRefusals", "{card} is not in the market."), card=card)


def _not_in_hand(of: DecisionContext, card: int) -> str:
    return of.say(translate("PamirRefusals", "{card} is not in your hand."), card=card)


def _not_in_court(of: DecisionContext, card: int) -> str:
    return of.say(translate("PamirRefusals", "{card} is not in your court."), card=card)


def _in_no_court(of: DecisionContext, card: int) -> str:
    return of.say(translate("PamirRefusals", "{card} is in no court."), card=card)


def _no_spy(of: DecisionContext, card: int) -> str:
    return of.say(translate("PamirRefusals", "You have no spy on {card}."), card=card)


# -- bribes, cards -----------------------------------------------------------------------------------------------------


def _ask(of: DecisionContext, move: Move) -> str:
    return translate("PamirRefusals", "You can ask for at most %n rupee(s).", "", of.prompt.number)


def _pay(of: DecisionContext, move: Move) -> str:
    assert isinstance(of.frame, Bribe)
    needed = reserved_rupees(of.table, of.seat, of.frame.action)
    text = translate("PamirRefusals", "You have %n rupee(s).", "", of.rupees)
    if needed:
        text = translate("PamirRefusals", "You have %n rupee(s), and the action itself costs {cost}.", "", of.rupees)
    return of.say(text, cost=needed)


def _discard(of: DecisionContext, move: Move) -> str:
    in_court = of.table.holder[move.one] == of.seat if move.one <= COURT_SIZE else False
    if of.prompt.word == "court-limit" and move.one in of.table.hands[of.seat]:
        return translate("PamirRefusals", "The court comes first, then the hand.")
    if of.prompt.word == "patriots" and in_court:
        return of.say(translate("PamirRefusals", "{card} is not a patriot you have to lose."), card=move.one)
    if of.prompt.word in ("court-limit", "patriots"):
        return _not_in_court(of, move.one)
    if of.prompt.word == "debt":
        return of.say(translate("PamirRefusals", "{card} is neither in your court nor in your hand."), card=move.one)
    return _not_in_hand(of, move.one)


def _target(of: DecisionContext, move: Move) -> str:
    table, card = of.table, move.one
    holder = table.holder[card]
    if holder == NONE:
        return _in_no_court(of, card)
    if not table.spies_of(of.seat, card):
        return _no_spy(of, card)
    if table.powers[holder] & BODYGUARDS and table.seating.deck.suit[card] == POLITICAL:
        text = translate("PamirRefusals", "{ability}: political cards of {family_gen} cannot be betrayed.")
        return of.say(text, ability=_number(BODYGUARDS), family=of.letter(holder))
    return ""


def _number(power: int) -> int:
    """The number of an ability among all."""
    return power.bit_length() - 1


# -- placing -----------------------------------------------------------------------------------------------------------


def _road(of: DecisionContext, move: Move) -> str:
    return of.say(translate("PamirRefusals", "The road goes onto a border of {region_gen}."), region=of.prompt.place)


def _spy(of: DecisionContext, move: Move) -> str:
    if of.table.holder[move.one] == NONE:
        return _in_no_court(of, move.one)
    text = translate("PamirRefusals", "{card} is not a card of {region_gen}.")
    return of.say(text, card=move.one, region=of.prompt.place)


def _blackmail(of: DecisionContext, move: Move) -> str:
    if of.table.holder[move.one] == NONE:
        return _in_no_court(of, move.one)
    if of.table.spies[move.one]:
        return of.say(translate("PamirRefusals", "There is a spy on {card} already."), card=move.one)
    return of.say(translate("PamirRefusals", "{card} is not a card of the region of your Blackmail."), card=move.one)


def _build(of: DecisionContext, move: Move) -> str:
    if move.one < FIRST_BORDER:
        text = translate("PamirRefusals", "You do not rule {region}: build where you rule, or on a border of it.")
        return of.say(text, region=move.one)
    return of.say(translate("PamirRefusals", "You rule neither side of this border: {border}."), border=move.one)


def _lift(of: DecisionContext, move: Move) -> str:
    return translate("PamirRefusals", "No piece can be taken from there; those that were placed this turn stay.")


# -- steps -------------------------------------------------------------------------------------------------------------


def _march(of: DecisionContext, move: Move) -> str:
    table, origin, target = of.table, move.one, move.two
    if move.word == "wander" and not table.boons[of.seat] >> NATIONALISM & 1:
        return translate("PamirRefusals", "Tribes can move only with Nationalism.")
    own = table.tribes_of(of.seat, origin)
    if move.word == "march":
        own = table.blocks_at(table.loyalty[of.seat], origin)
    if not own and move.word == "wander":
        return of.say(translate("PamirRefusals", "You have no tribe {region_in}."), region=origin)
    if not own:
        return _no_army(of, origin)
    if target not in [neighbour for neighbour, _ in NEIGHBOURS[origin]]:
        text = translate("PamirRefusals", "{region} and {other_region} have no common border.")
        return of.say(text, region=origin, other_region=target)
    if target not in reachable_regions(table, of.seat, origin):
        text = translate("PamirRefusals", "No road of the {coalition_gen} leads {region_from} {other_region_to}.")
        return of.say(text, coalition=table.loyalty[of.seat], region=origin, other_region=target)
    return ""


def _no_army(of: DecisionContext, region: int) -> str:
    return of.say(translate("PamirRefusals", "You have no army {region_in}."), region=region)


def _slip(of: DecisionContext, move: Move) -> str:
    if not of.table.spies_of(of.seat, move.one):
        return _no_spy(of, move.one)
    return translate("PamirRefusals", "A spy goes to the next card; the courts form a ring.")


def _space(of: DecisionContext, move: Move) -> str:
    if of.table.gifts[of.seat] >> (move.one - FIRST_GIFT) & 1:
        return translate("PamirRefusals", "This gift space is filled.")
    text = translate("PamirRefusals", "This gift costs {cost}; you have %n rupee(s).", "", of.rupees)
    return of.say(text, cost=GIFTS[move.one - FIRST_GIFT])


def _rupee(of: DecisionContext, move: Move) -> str:
    table = of.table
    if move.one < OF_FAMILY:
        if move.one not in table.market:
            return _not_in_market(of, move.one)
        return of.say(translate("PamirRefusals", "There are no rupees on {card}."), card=move.one)
    other = _sitting(of, move.one - OF_FAMILY)
    if other in (NONE, of.seat):
        return ""
    rulers = {table.rulers[table.seating.deck.region[card]] for card in table.courts[other]}
    text = translate("PamirRefusals", "All rupees of {family_gen} are sheltered.")
    if of.seat not in rulers and not (rulers and table.powers[of.seat] & LINEAGE):
        text = translate("PamirRefusals", "{family} has no court card of a region that you rule.")
    return of.say(text, family=of.letter(other))


def _sitting(of: DecisionContext, family: int) -> int:
    """The seat of a family, `NONE` where it does not play."""
    letters = of.table.seating.letters
    return letters.index(family) if family in letters else NONE


# -- battles -----------------------------------------------------------------------------------------------------------


def _site(of: DecisionContext, move: Move) -> str:
    table, place = of.table, move.one
    if place >= ON_CARD and not table.spies_of(of.seat, place - ON_CARD):
        return _no_spy(of, place - ON_CARD)
    if place < FIRST_BORDER and not troops(table, of.seat, table.loyalty[of.seat], place):
        return _no_army(of, place)
    return translate("PamirRefusals", "Nothing there can be removed.")


def _remove_tribe(of: DecisionContext, move: Move) -> str:
    table, place = of.table, of.prompt.place
    other = _sitting(of, move.one)
    if other == NONE or place >= FIRST_BORDER or not table.tribes_of(other, place) or other == of.seat:
        return ""
    if table.loyalty[other] == table.loyalty[of.seat]:
        text = translate("PamirRefusals", "{family} is loyal to the {coalition_gen}, as you are.")
        return of.say(text, family=of.letter(other), coalition=table.loyalty[other])
    power = CITADELS.get(place, 0) & table.powers[other]
    return _protected(of, power, other) if power else ""


def _remove_spy(of: DecisionContext, move: Move) -> str:
    other = _sitting(of, move.one)
    if other in (NONE, of.seat) or not of.table.powers[other] & ADVISORS:
        return ""
    return _protected(of, ADVISORS, other)


def _protected(of: DecisionContext, power: int, seat: int) -> str:
    text = translate("PamirRefusals", "{ability} of {family_gen} prevents that.")
    return of.say(text, ability=_number(power), family=of.letter(seat))


def _remove_army(of: DecisionContext, move: Move) -> str:
    coalition = move.one if move.word == "remove-army" else move.two
    if coalition != of.table.loyalty[of.seat]:
        return ""
    return translate("PamirRefusals", "Blocks of your own coalition cannot be removed.")


_REFUSALS: Final[dict[tuple[str, str], Callable[[DecisionContext, Move], str]]] = {
    ("actions", "buy"): _buy,
    ("actions", "play"): _play,
    **{("actions", action): _use for action in ACTIONS},
    ("ask-bribe", "ask"): _ask,
    ("pay-bribe", "pay"): _pay,
    **{(word, "discard"): _discard for word in ("court-limit", "hand-limit", "debt", "patriots", "confidence-failure")},
    ("betray", "target"): _target,
    ("road", "road"): _road,
    ("spy", "spy"): _spy,
    ("blackmail", "spy"): _blackmail,
    **{(word, piece): _build for word in ("build", "infrastructure") for piece in ("army", "road")},
    ("lift", "lift"): _lift,
    ("move", "march"): _march,
    ("move", "wander"): _march,
    ("move", "slip"): _slip,
    ("gift", "space"): _space,
    ("tax", "rupee"): _rupee,
    ("site", "site"): _site,
    ("battle", "remove-tribe"): _remove_tribe,
    ("battle", "remove-spy"): _remove_spy,
    ("battle", "remove-army"): _remove_army,
    ("battle", "remove-road"): _remove_army,
}
"""By the words of the question and of the move."""
