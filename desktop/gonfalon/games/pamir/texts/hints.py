"""What a hint says about a move: a proposal, what it changes in figures of now, and what the bot has it do for.

The move is tried on what the seat knows, so nothing else can be said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.bots.bot import Reason
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.card_actions import Build
from gonfalon.games.pamir.rules.constants import ACTIONS, FIRST_BORDER, FIRST_GIFT, GIFTS, LEFT, ON_CARD
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.rules.placement import BLOCKS, Placement
from gonfalon.games.pamir.texts.decision_context import DecisionContext
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import bot_reason
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.log_entries import Phrases
from gonfalon.texts.translations import phrases

_DEEDS: Final = {
    "loyalty": "declare loyalty to the {coalition_people}",
    "buy": "buy {card} for %n rupee(s)",
    "buy-free": "take {card} for free",
    "play": "play {card} into your court",
    "play-left": "play {card} at the left end of your court",
    "play-right": "play {card} at the right end of your court",
    "battle": "battle, using {card}",
    "battle-in": "battle {region_in}, using {card}",
    "battle-on": "battle on {other_card}, using {card}",
    "betray": "betray a court card, using {card}",
    "betray-only": "betray {other_card}, using {card}",
    "build": "build with {card}",
    "gift": "buy a gift with {card}",
    "gift-only": "buy the gift for %n rupee(s) with {card}",
    "move": "move with {card}",
    "tax": "tax with {card}",
    "tax-player": "tax {family} with {card}",
    "tax-card": "take rupees from {other_card} with {card}",
    "end": "end your turn",
    "ask": "ask for %n rupee(s)",
    "ask-nothing": "ask for nothing",
    "pay": "pay the %n rupee(s)",
    "decline": "act without paying",
    "drop": "drop the action",
    "road": "place a road on the border {border}",
    "army": "place an army {region_in}",
    "spy": "place a spy on {card}",
    "lift-spy": "take the spy from {card}",
    "lift-gift": "take the gift for %n rupee(s)",
    "lift-road": "take the road from the border {border}",
    "lift-army": "take an army {region_from}",
    "lift-tribe": "take a tribe {region_from}",
    "rupee-card": "take a rupee from {card}",
    "rupee-player": "take a rupee from {family}",
    "space": "buy the gift for %n rupee(s)",
    "march": "move an army {region_from} {other_region_to}",
    "wander": "move a tribe {region_from} {other_region_to}",
    "slip": "move a spy from {card} to {other_card}",
    "target": "betray the card {card}",
    #: "take Cossacks as a Russian prize"
    "prize": "take {card} {coalition_as_prize}",
    "refuse": "leave the prize",
    "site-in": "fight a battle {region_in}",
    "site-on": "fight a battle on {card}",
    "remove-tribe": "remove a tribe of {family}",
    "remove-spy": "remove a spy of {family}",
    #: "remove an Afghan army"
    "remove-army": "remove {army}",
    "remove-road": "remove {road} {border}",
    "shelter": "shelter the spy on {card}",
    "lose": "let the spy go",
    "discard": "discard {card}",
    "rumor": "spread the rumor about {family}",
    "swap": "swap hands with {family}",
    "rebuke": "clear {region}",
    "favor": "make the {suit} favored",
    "favor-still": "leave the {suit} favored",
    "done": "leave it at that",
    "pass": "do without Blackmail",
}
"""Stand behind "You could"; the end of the sentence follows."""
_REASONS: Final = {
    "points": "it brings you %n victory point(s).",
    "influence": "your influence comes to {after}, now it is {before}.",
    "cylinders": "%n more of your cylinders would be in play.",
    "blocks": "%n more block(s) of your coalition would be on the map.",
    "rules": "you would rule %n more region(s).",
    "earns": "you get %n rupee(s) by it.",
    "keeps": "you would have %n rupee(s) left.",
    "motive-check": "it should bring you more at the next Dominance Check.",
    "motive-check-now": "this Dominance Check suits you better than a later one.",
    "motive-check-blocks": "it prepares the blocks on the map for the next Dominance Check.",
    "motive-check-influence": "it prepares your influence for the next Dominance Check.",
    "motive-check-cylinders": "it prepares your cylinders in play for the next Dominance Check.",
    "motive-influence": "it leads to more influence in your coalition.",
    "motive-coalition": "it makes your coalition stronger on the map.",
    "motive-cylinders": "it leads to more cylinders in play.",
    "motive-rupees": "it leads to more rupees.",
    "motive-court": "it leads to a better court.",
    "motive-hand": "it leads to a good hand for later turns.",
    "motive-rule": "it lets you rule, and profit from that.",
    "motive-spies": "it prepares what spies can do to court cards.",
    "motive-holdings": "it leads to more cards, pieces and rupees.",
    "motive-loyalty": "patriots in the market and the loyalty of others speak for it.",
    "motive-done": "nothing else would be better.",
    "motive-victory": "you win with it.",
    "motive-soon": "you can win this turn.",
    "motive-rival": "it stops {other_family}.",
}
"""Stand behind the proposal and a colon, or by themselves with a capital letter; the motives are those of bots."""

PHRASES: Final[Phrases] = phrases("PamirHint", _DEEDS, _REASONS)


def move_hint(view: View, move: Move, names: Names, reason: Reason | None = None) -> MoveHint:
    """Return a move of a view's decision as a proposal with its reasons, that of the bot among them."""
    of, outcome = DecisionContext(view, names), MoveOutcome(view, move)
    key, count, values = _deed(of, move, outcome)
    return MoveHint(of.say(PHRASES[key](count), **values), tuple(_reasons(of, outcome, reason)))


Deed = tuple[str, int, dict[str, object]]
"""The key of a deed, what it counts, -1 for nothing, and what it names."""


def _deed(of: DecisionContext, move: Move, outcome: MoveOutcome) -> Deed:
    word, one = move.word, move.one
    match word:
        case "loyalty":
            return word, -1, {"coalition": one}
        case "buy":
            cost = price(of.table, of.seat, of.table.market.index(one))
            return "buy" if cost else "buy-free", cost, {"card": one}
        case "play":
            end = "play-left" if move.two == LEFT else "play-right"
            return end if of.table.courts[of.seat] else "play", -1, {"card": one}
        case "ask":
            return word if one else "ask-nothing", one, {}
        case "pay":
            return word, of.prompt.number, {}
        case "road" | "army":
            return word, -1, _place(one)
        case "lift":
            return _lifted(of, one)
        case "rupee" if one >= OF_FAMILY:
            return "rupee-player", -1, {"family": of.letter(of.seat_of(one - OF_FAMILY))}
        case "rupee":
            return "rupee-card", -1, {"card": one}
        case "space":
            return word, GIFTS[one - FIRST_GIFT], {}
        case "march" | "wander" | "rebuke":
            return word, -1, {"region": one, **({"other_region": move.two} if move.two >= 0 else {})}
        case "slip":
            return word, -1, {"card": one, "other_card": move.two}
        case "prize":
            return word, -1, {"card": of.prompt.card, "coalition": of.table.seating.deck.prize[of.prompt.card]}
        case "site":
            return ("site-on", -1, {"card": one - ON_CARD}) if one >= ON_CARD else ("site-in", -1, {"region": one})
        case "remove-tribe" | "remove-spy" | "rumor" | "swap":
            return word, -1, {"family": of.letter(of.seat_of(one))}
        case "remove-army":
            return word, -1, {"army": one}
        case "remove-road":
            return word, -1, {"road": move.two, "border": one}
        case "favor":
            return "favor-still" if one == of.table.favored else word, -1, {"suit": one}
    if word in ACTIONS and len(outcome.options) == 1:
        return _only_use(of, move, outcome.options[0])
    return word, -1, {"card": one} if one >= 0 else {}


def _place(place: int) -> dict[str, object]:
    return {"region": place} if place < FIRST_BORDER else {"border": place}


def _lifted(of: DecisionContext, place: int) -> Deed:
    if place >= ON_CARD:
        return "lift-spy", -1, {"card": place - ON_CARD}
    if place >= FIRST_GIFT:
        return "lift-gift", GIFTS[place - FIRST_GIFT], {}
    if place >= FIRST_BORDER:
        return "lift-road", -1, _place(place)
    blocks = isinstance(of.frame, Build) or (isinstance(of.frame, Placement) and of.frame.icon in BLOCKS)
    return "lift-army" if blocks else "lift-tribe", -1, _place(place)


def _only_use(of: DecisionContext, move: Move, option: Move) -> Deed:
    """Return what a card is used for where only one thing can be done with it."""
    word, card, one = move.word, {"card": move.one}, option.one
    match option.word:
        case "site" if one >= ON_CARD:
            return "battle-on", -1, {**card, "other_card": one - ON_CARD}
        case "site":
            return "battle-in", -1, {**card, "region": one}
        case "target":
            return "betray-only", -1, {**card, "other_card": one}
        case "space":
            return "gift-only", GIFTS[one - FIRST_GIFT], {**card}
        case "rupee" if one >= OF_FAMILY:
            return "tax-player", -1, {**card, "family": of.letter(of.seat_of(one - OF_FAMILY))}
        case "rupee":
            return "tax-card", -1, {**card, "other_card": one}
    return word, -1, {**card}


def _reasons(of: DecisionContext, outcome: MoveOutcome, reason: Reason | None) -> Iterator[str]:
    seat, before, after = outcome.seat, outcome.before, outcome.after
    if (points := outcome.points[seat]) > 0:
        yield PHRASES["points"](points)
    was, will = outcome.own_influence(seat) if seat != before.seating.wakhan and before.loyalty[seat] >= 0 else (0, 0)
    if will > was:
        yield PHRASES["influence"](-1).format(before=was, after=will)
    if (cylinders := outcome.in_play[seat]) > 0:
        yield PHRASES["cylinders"](cylinders)
    side = before.loyalty[seat]
    if side >= 0 and (blocks := outcome.on_map[side]) > 0:
        yield PHRASES["blocks"](blocks)
    if (ruled := after.rulers.count(seat) - before.rulers.count(seat)) > 0:
        yield PHRASES["rules"](ruled)
    rupees = outcome.rupees[seat]
    if rupees > 0:
        yield PHRASES["earns"](rupees)
    motive = None if reason is None else bot_reason(reason.word, reason.figures, seat, before)
    if motive is not None and motive.key in PHRASES:
        yield of.say(PHRASES[motive.key](-1), **motive.values)
    if rupees < 0:
        yield PHRASES["keeps"](after.rupees[seat])
