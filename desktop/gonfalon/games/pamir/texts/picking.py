"""What is said of a thing that is picked up, before anything is done with it, and what can be begun in a turn."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.cleanup import hand_limit
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.words import ACTIONS, COURT_SIZE
from gonfalon.games.pamir.texts.deciding import Deciding, TwoLines
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.prospects import Prospects
from gonfalon.texts.catalogue import translate

__all__ = ["BUY", "PLAY", "USE", "beginnings", "held_piece", "picked"]

BUY, PLAY, USE = range(3)
"""What a turn is made of, in the order of its buttons."""


def picked(view: View, card: int, names: Names) -> TwoLines:
    """What the prompt says of a card of the market, of the hand or of the own court that is picked up in a turn."""
    of = Deciding(view, names)
    table, seat = of.table, of.seat
    if card in table.market:
        return _bought(of, card)
    if card in table.hands[seat]:
        # Another's patriot takes cards along, and a political one makes room: only trying it tells.
        play = next(move for move in of.decision.moves if move.word == "play" and move.one == card)
        foretold = Prospects(view).of(play)
        count = len(foretold.after.courts[seat])
        limit = count - foretold.court_over
        over = translate(
            "PamirPicked", "Your court will have {count} of {limit} cards: the surplus goes at the end of the turn"
        )
        room = translate("PamirPicked", "Your court will have {count} of {limit} cards")
        title = translate("PamirPicked", "{name}: at which end of your court?")
        if not table.courts[seat]:
            title = translate("PamirPicked", "{name}: into your court?")
        return TwoLines.of(
            of.say(title, name=names.card_name(card)), of.say(over if count > limit else room, count=count, limit=limit)
        )
    title = translate("PamirPicked", "{name}: choose an action")
    bonus = translate("PamirPicked", "A bonus action: it costs none of your actions")
    costs = of.say(translate("PamirPicked", "It costs one action of {count}"), count=table.actions)
    return TwoLines.of(
        of.say(title, name=names.card_name(card)), bonus if is_bonus(table, seat, card) else costs
    )  # fmt: skip


def _bought(of: Deciding, card: int) -> TwoLines:
    table, seat = of.table, of.seat
    cost = price(table, seat, table.market.index(card))
    title = translate("PamirPicked", "{name}: take it for free")
    if cost:
        title = translate("PamirPicked", "{name}: buy it for %n rupee(s)", "", cost)
    # An event may bring rupees itself.
    left = Prospects(of.view).of(Move("buy", card)).after.rupees[seat]
    if card > COURT_SIZE:
        text = translate("PamirPicked", "It happens at once; you will have %n rupee(s) left", "", left)
        return TwoLines.of(of.say(title, name=of.names.card_name(card)), text)
    text = translate(
        "PamirPicked", "You will have %n rupee(s) left, and {count} of {limit} cards in your hand", "", left
    )
    return TwoLines.of(
        of.say(title, name=of.names.card_name(card)),
        of.say(text, count=len(table.hands[seat]) + 1, limit=hand_limit(table, seat)),
    )


def beginnings(view: View, names: Names) -> list[TwoLines | None]:
    """What stands on the buttons Buy, Play and Use, None where there is nothing of it."""
    of = Deciding(view, names)
    moves = of.decision.moves
    to_buy = [move.one for move in moves if move.word == "buy"]
    to_play = {move.one for move in moves if move.word == "play"}
    to_use = {move.one for move in moves if move.word in ACTIONS}
    bonus = sum(is_bonus(of.table, of.seat, card) for card in to_use)
    dearest = max((price(of.table, of.seat, of.table.market.index(card)) for card in to_buy), default=0)
    cards = translate("GameChoice", "%n card(s)", "", len(to_buy))
    up_to = of.say(translate("PamirPicked", "up to %n rupee(s)", "", dearest))
    hand = translate("PamirPicked", "%n card(s) of your hand", "", len(to_play))
    used = translate("GameChoice", "%n card(s)", "", len(to_use))
    free = of.say(translate("PamirPicked", "{count} as a bonus"), count=bonus)
    return [
        TwoLines.of(translate("PamirPicked", "Buy"), cards, up_to) if to_buy else None,
        TwoLines.of(translate("PamirPicked", "Play", "a card"), hand) if to_play else None,
        TwoLines.of(translate("PamirPicked", "Use"), used, free if bonus else "") if to_use else None,
    ]  # fmt: skip


def held_piece(kind: str, at: int, names: Names) -> str:
    """What the prompt says while an army, a tribe or a spy is picked up, to be moved."""
    match kind:
        case "army":
            pattern = translate("PamirPicked", "The army {region_in}: where to?")
        case "tribe":
            pattern = translate("PamirPicked", "Your tribe {region_in}: where to?")
        case _:
            return names.filled(translate("PamirPicked", "Your spy on {card}: to which card?"), {"card": at})
    return names.filled(pattern, {"region": at})
