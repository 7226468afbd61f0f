"""Spoken descriptions of a card, a piece or a place of Pax Pamir."""

from __future__ import annotations

from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import ACTIONS, COURT_SIZE, FIRST_GIFT, GIFTS, LEFT, NONE
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.texts.card_text import card_text
from gonfalon.games.pamir.texts.decision_context import spies_on_card
from gonfalon.games.pamir.texts.move_labels import may_ask
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate


def describe_card(table: Table, card: int, viewer: int, names: Names) -> str:
    """Return where a card lies, its printed text, and what stands in the way of the viewer."""
    return " ".join((card_text(table.seating.deck, names, card), *card_place_text(table, card, viewer, names)))


def card_place_text(table: Table, card: int, viewer: int, names: Names) -> list[str]:
    """Return where a card lies and what lies on it, in sentences."""
    parts = _card_place_text(table, card, viewer, names)
    return [part if part.endswith(".") else f"{part}." for part in parts if part]


def _card_place_text(table: Table, card: int, viewer: int, names: Names) -> list[str]:
    if card in table.market:
        return _in_market(table, card, viewer, names)
    if card > COURT_SIZE:
        return []
    holder = table.holder[card]
    if holder == NONE:
        return [translate("PamirSpoken", "In your hand"), _bribe(table, viewer, Move("play", card, LEFT), names)]
    court = table.courts[holder]
    where = translate("PamirSpoken", "Card {place} of {places} in the court of {family_gen}")
    if holder == viewer:
        where = translate("PamirSpoken", "Card {place} of {places} in your court")
    family = table.seating.families[holder]
    actions = table.seating.deck.actions[card]
    on_it = spies_on_card(table, names, card)
    return [
        names.said(where, {"place": court.index(card) + 1, "places": len(court), "family": family}),
        names.said(translate("PamirSpoken", "Spies on it: {spies}"), {"spies": on_it}) if on_it else "",
        translate("PamirSpoken", "Used this turn") if table.used >> card & 1 else "",
        _bribe(table, holder, Move(ACTIONS[actions[0]], card), names) if actions else "",
    ]


def _in_market(table: Table, card: int, viewer: int, names: Names) -> list[str]:
    index = table.market.index(card)
    row = translate("PamirSpoken", "Upper row of the market, place {place}")
    if index >= 6:
        row = translate("PamirSpoken", "Lower row of the market, place {place}")
    cost = price(table, max(viewer, 0), index)
    lies = table.rupees_on[index]
    return [
        names.said(row, {"place": index % 6 + 1}),
        translate("PamirSpoken", "It costs %n rupee(s)", "", cost) if cost else translate("PamirSpoken", "It is free"),
        translate("PamirSpoken", "%n rupee(s) lie on it", "", lies) if lies else "",
        translate("PamirSpoken", "It got a rupee this turn and cannot be bought") if table.paid >> card & 1 else "",
    ]


def _bribe(table: Table, seat: int, move: Move, names: Names) -> str:
    bribe = may_ask(table, seat, move, names)
    return bribe[:1].upper() + bribe[1:]


def describe_piece(table: Table, kind: str, owner: int, at: int, names: Names) -> str:
    """Return what a piece is and where it stands, in the words of `window.gestures.Piece`."""
    match kind:
        case "army":
            return names.said(translate("PamirChronicle", "{army} {region_in}"), {"army": owner, "region": at})
        case "road":
            return names.said(translate("PamirSpoken", "{road}, {border}"), {"road": owner, "border": at})
        case "block":
            return names.coalition(owner, "army")
        case "rupee":
            return names.said(translate("PamirSpoken", "A rupee on {card}"), {"card": at})
    values = {"family": table.seating.families[owner]}
    match kind:
        case "tribe":
            text = translate("PamirSpoken", "A tribe of {family_gen} {region_in}")
            return names.addressed(
                text, translate("PamirSpoken", "A tribe of yours {region_in}"), {**values, "region": at}
            )
        case "spy":
            text = translate("PamirSpoken", "A spy of {family_gen} on {card}")
            return names.addressed(text, translate("PamirSpoken", "A spy of yours on {card}"), {**values, "card": at})
        case "gift":
            text = translate("PamirSpoken", "A gift of {family_gen}")
            return names.addressed(text, translate("PamirSpoken", "A gift of yours"), values)
        case "purse":
            text = translate("PamirSpoken", "A rupee of {family_gen}")
            return names.addressed(text, translate("PamirSpoken", "A rupee of yours"), values)
    text = translate("PamirSpoken", "A cylinder from the supply of {family_gen}")
    return names.addressed(text, translate("PamirSpoken", "A cylinder from your supply"), values)


def describe_target(table: Table, kind: str, at: int, names: Names) -> str:
    """Return the place where something is laid, in the words of `window.gestures.Target`.

    It is empty for a place with its own label.
    """
    match kind:
        case "region":
            return names.region(at)
        case "border":
            return names.border(at)
        case "card":
            return names.said("{card}", {"card": at})
        case "seat":
            return names.family(table.seating.families[at])
        case "gift":
            return names.said(translate("PamirMoves", "a gift for %n rupee(s)", "", GIFTS[at - FIRST_GIFT]), {})
        case "purse":
            return translate("PamirSpoken", "Your rupees")
    return ""
