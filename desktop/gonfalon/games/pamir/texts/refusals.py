"""Reasons why a move of Pax Pamir is not possible now, in a sentence for the player who wants to make it."""

from __future__ import annotations

from typing import Final

from gonfalon.core import game
from gonfalon.core.knowledge import View
from gonfalon.core.state import refuse
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.ask_frame import RefusalCode
from gonfalon.games.pamir.rules.moves import USE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import phrases, translate


def refusal(view: View, move: Move, names: Names) -> str:
    """Return what the rules have against a move that is not in the decision; empty where it is beside the point.

    It is told by what the seat `view.seat` knows.
    """
    table: Table = view.table
    if view.decision is not None and view.decision.seat != view.seat:
        text = translate("PamirRefusals", "{family} decides now.")
        return names.said(text, {"family": table.seating.families[view.decision.seat]})
    found = game.refusal(view, move)
    if found is None:
        return ""
    values: dict[str, object] = dict(found.values)
    if "family" in values:
        values["family"] = table.seating.families[found.values["family"]]
    if "ability" in values:
        values["ability"] = found.values["ability"].bit_length() - 1
    return names.said(_SENTENCES[found.code](found.number), values)


def paid_card_refusal(card: int, names: Names) -> str:
    """Return why a card on which a rupee was paid cannot be bought (P3)."""
    found = refuse(RefusalCode.GOT_RUPEE, card=card)
    return names.said(_SENTENCES[found.code](found.number), found.values)


def unavailable_actions(view: View, card: int, names: Names) -> dict[int, str]:
    """The actions on a court card that the seat which decides cannot use it for now, each with the reason."""
    table: Table = view.table
    reasons = {action: refusal(view, USE[action][card], names) for action in table.seating.deck.actions[card]}
    return {action: why for action, why in reasons.items() if why}


_TEXTS: Final[dict[str, str]] = {
    RefusalCode.NO_ACTION: "No action is left; only bonus actions and the end of the turn.",
    RefusalCode.NOT_IN_MARKET: "{card} is not in the market.",
    RefusalCode.NOT_FOR_SALE: "{card} cannot be bought.",
    RefusalCode.GOT_RUPEE: "{card} got a rupee this turn: you can buy it next turn.",
    RefusalCode.CARD_TOO_DEAR: "{card} costs {cost}; you have %n rupee(s).",
    RefusalCode.NOT_IN_HAND: "{card} is not in your hand.",
    RefusalCode.NO_END: "Cards are played at the left or right end of your court.",
    RefusalCode.GIVEN_UP: "You have given up this action with {card}: do something else first.",
    RefusalCode.NOT_IN_COURT: "{card} is not in your court.",
    RefusalCode.LACKS_ACTION: "{card} does not have this action: {action}.",
    RefusalCode.USED: "{card} was used this turn.",
    RefusalCode.ACTION_TOO_DEAR: "This costs 2 rupees; you have %n rupee(s).",
    RefusalCode.GIFTS_FILLED: "All your gift spaces are filled.",
    RefusalCode.GIFTS_TOO_DEAR: "The cheapest gift costs {cost}; you have %n rupee(s).",
    RefusalCode.RULES_NOWHERE: "You rule no region to build in.",
    RefusalCode.NO_BATTLE: "There is no battle that you could fight.",
    RefusalCode.NOTHING_TO_BETRAY: "There is no card with a spy of yours that can be betrayed.",
    RefusalCode.NO_PIECE: "You have no piece left for it.",
    RefusalCode.NOTHING_TO_MOVE: "Neither an army nor a spy of yours can move.",
    RefusalCode.NOTHING_TO_TAX: "There are no rupees that you could take.",
    RefusalCode.ASKS_TOO_MUCH: "You can ask for at most %n rupee(s).",
    RefusalCode.CANNOT_PAY: "You have %n rupee(s).",
    RefusalCode.CANNOT_PAY_BOTH: "You have %n rupee(s), and the action itself costs {cost}.",
    RefusalCode.COURT_FIRST: "The court comes first, then the hand.",
    RefusalCode.NOT_A_LOST_PATRIOT: "{card} is not a patriot you have to lose.",
    RefusalCode.NEITHER_COURT_NOR_HAND: "{card} is neither in your court nor in your hand.",
    RefusalCode.IN_NO_COURT: "{card} is in no court.",
    RefusalCode.NO_SPY: "You have no spy on {card}.",
    RefusalCode.BODYGUARDS: "{ability}: political cards of {family_gen} cannot be betrayed.",
    RefusalCode.OTHER_BORDER: "The road goes onto a border of {region_gen}.",
    RefusalCode.OTHER_REGION: "{card} is not a card of {region_gen}.",
    RefusalCode.HAS_SPY: "There is a spy on {card} already.",
    RefusalCode.OTHER_BLACKMAIL: "{card} is not a card of the region of your Blackmail.",
    RefusalCode.RULES_NOT_REGION: "You do not rule {region}: build where you rule, or on a border of it.",
    RefusalCode.RULES_NO_SIDE: "You rule neither side of this border: {border}.",
    RefusalCode.NOT_LIFTED: "No piece can be taken from there; those that were placed this turn stay.",
    RefusalCode.NO_NATIONALISM: "Tribes can move only with Nationalism.",
    RefusalCode.NO_TRIBE: "You have no tribe {region_in}.",
    RefusalCode.NO_ARMY: "You have no army {region_in}.",
    RefusalCode.NO_COMMON_BORDER: "{region} and {other_region} have no common border.",
    RefusalCode.NO_ROAD: "No road of the {coalition_gen} leads {region_from} {other_region_to}.",
    RefusalCode.NOT_THE_NEXT_CARD: "A spy goes to the next card; the courts form a ring.",
    RefusalCode.GIFT_FILLED: "This gift space is filled.",
    RefusalCode.GIFT_TOO_DEAR: "This gift costs {cost}; you have %n rupee(s).",
    RefusalCode.NO_RUPEES: "There are no rupees on {card}.",
    RefusalCode.SHELTERED: "All rupees of {family_gen} are sheltered.",
    RefusalCode.NO_CARD_RULED: "{family} has no court card of a region that you rule.",
    RefusalCode.NOTHING_TO_REMOVE: "Nothing there can be removed.",
    RefusalCode.SAME_LOYALTY: "{family} is loyal to the {coalition_gen}, as you are.",
    RefusalCode.PROTECTED: "{ability} of {family_gen} prevents that.",
    RefusalCode.OWN_BLOCK: "Blocks of your own coalition cannot be removed.",
}
_SENTENCES: Final = phrases("PamirRefusals", _TEXTS)
