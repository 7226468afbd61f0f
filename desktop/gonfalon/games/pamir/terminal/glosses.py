"""What the moves of Pax Pamir mean, in a few words beside each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.bribes import owed_to
from gonfalon.games.pamir.rules.build import Build
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.court import political
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD
from gonfalon.games.pamir.rules.placing import Place
from gonfalon.games.pamir.rules.words import ACTIONS, ARMY, COURT_SIZE, ECONOMIC, NONE, ROAD
from gonfalon.games.pamir.terminal.words import adjective, name, people, region, rupees, seat_of
from gonfalon.texts.tables import counted, listed


def gloss(view: View, move: Move, names: Sequence[str]) -> str:
    """What a move means beside its text; empty where that says it all."""
    assert view.decision is not None
    table: Table = view.table
    seat = view.decision.seat
    if move.word in ACTIONS or move.word == "play":
        return _announcement(table, seat, move, names)
    if move.word in _OF_CARDS:
        return _OF_CARDS[move.word](table, seat, move.one, names)
    if move.word in _OF_OTHERS:
        return _of_other(table, move, names)
    if move.word in _BESIDE:
        return _BESIDE[move.word](view, seat, move, names)
    return ""


# -- on one's own turn -------------------------------------------------------------------------------------------------


def _announcement(table: Table, seat: int, move: Move, names: Sequence[str]) -> str:
    """Playing or using a card: what it costs beside the action."""
    parts = [name(table, move.one)]
    if move.word == "play":
        coalition = table.seating.deck.patriot[move.one]
        if coalition not in (NONE, table.loyalty[seat]) and seat != table.seating.wakhan:
            parts.append(f"you join the {people(coalition)}")
    elif is_bonus(table, seat, move.one):
        parts.append("bonus")
    receiver, owed = owed_to(table, seat, move)
    if receiver != NONE:
        parts.append(f"bribe {owed} to {names[receiver]}")
    return ", ".join(parts)


def _buy(table: Table, seat: int, card: int, names: Sequence[str]) -> str:
    place = table.market.index(card)
    cost = price(table, seat, place)
    brings = f", brings {table.rupees_on[place]}" if table.rupees_on[place] else ""
    return f"{name(table, card)}, {f'costs {cost}' if cost else 'free'}{brings}"


def _end(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    parts = [f"{counted(table.actions, 'action')} unused"] if table.actions > 0 else []
    for cards, limit, what in (
        (table.courts[seat], court_limit(table, seat), "court"),
        (table.hands[seat], hand_limit(table, seat), "hand"),
    ):
        if len(cards) > limit:
            parts.append(f"then discard {len(cards) - limit} of your {what}")
    return ", ".join(parts)


# -- cards -------------------------------------------------------------------------------------------------------------


def _on_court(table: Table, seat: int, card: int, names: Sequence[str]) -> str:
    """A card by its name, in whose court it is, and the spies there."""
    holder = table.holder[card]
    where = "" if holder == NONE else ", your court" if holder == seat else f", {names[holder]}'s court"
    spies = sum(table.spies_of(other, card) for other in range(table.seating.seats))
    here = f", {counted(spies, 'spy', 'spies')}" if spies else ""
    return f"{name(table, card)}{where}{here}"


def _target(table: Table, seat: int, card: int, names: Sequence[str]) -> str:
    prize = table.seating.deck.prize[card]
    return _on_court(table, seat, card, names) + (f", {adjective(prize)} prize" if prize != NONE else "")


def _discard(table: Table, seat: int, card: int, names: Sequence[str]) -> str:
    if table.holder[card] != seat:
        return f"{name(table, card)}, hand"
    deck = table.seating.deck
    parts = [name(table, card), "court"]
    if deck.leverage[card]:
        parts.append("leverage: pay 2 rupees")
    home = deck.region[card]
    tribes = table.tribes_of(seat, home)
    if tribes and political(table, seat, home) == [card]:  # G12
        parts.append(f"with {counted(tribes, 'tribe')} in {region(home)}")
    return ", ".join(parts)


_OF_CARDS: dict[str, Callable[[Table, int, int, Sequence[str]], str]] = {
    "buy": _buy,
    "spy": _on_court,
    "target": _target,
    "shelter": lambda table, seat, card, names: name(table, card),
    "discard": _discard,
}


# -- players and places ------------------------------------------------------------------------------------------------

_OF_OTHERS = ("remove-tribe", "remove-spy", "rumor", "swap")


def _of_other(table: Table, move: Move, names: Sequence[str]) -> str:
    other = seat_of(table, move.one)
    more = f", {counted(len(table.hands[other]), 'card')}" if move.word == "swap" else ""
    return f"{names[other]}{more}"


def _rupee(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    if move.one < OF_FAMILY:
        return f"{name(table, move.one)}, has {table.rupees_on[table.market.index(move.one)]}"
    other = seat_of(table, move.one - OF_FAMILY)
    return f"{names[other]}, {table.rupees[other] - table.stars[4 * other + ECONOMIC]} not safe"


def _site(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    if move.one >= ON_CARD:
        return _on_court(table, seat, move.one - ON_CARD, names)
    return _pieces(table, move.one, names)


def _pieces(table: Table, place: int, names: Sequence[str]) -> str:
    """The tribes and armies in a region."""
    parts = [
        f"{count} {adjective(coalition)[:3]}" for coalition in range(3) if (count := table.blocks_at(coalition, place))
    ]
    parts += [f"{names[other]} {count}" for other in range(len(names)) if (count := table.tribes_of(other, place))]
    return ", ".join(parts) or "empty"


def _lift(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    if move.one >= ON_CARD:
        return f"spy on {_on_court(table, seat, move.one - ON_CARD, names)}"
    if move.one >= FIRST_GIFT:
        return "gift"
    if move.one >= FIRST_BORDER:
        return "road"
    frame = view.stack[-1]
    is_block = isinstance(frame, Build) or (isinstance(frame, Place) and frame.icon in (ROAD, ARMY))
    if is_block:
        return "army"
    last = table.tribes_of(seat, move.one) == 1
    return "tribe, the last one there" if last else "tribe"


def _slip(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    holder = names[table.holder[move.two]]
    return f"{name(table, move.one)} -> {name(table, move.two)} of {holder}"


def _prize(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    assert view.decision is not None
    coalition = table.seating.deck.prize[view.decision.prompt.card]
    if coalition == table.loyalty[seat] or seat == table.seating.wakhan:
        return f"{adjective(coalition)}, 1 influence"
    lost = []
    if table.gifts[seat]:
        lost.append("gifts")
    if table.prizes[seat]:
        lost.append("prizes")
    if any(table.seating.deck.patriot[card] not in (NONE, coalition) for card in table.courts[seat]):
        lost.append("patriots")
    return f"you join the {people(coalition)}" + (f" and lose your {listed(lost)}" if lost else "")


def _bribed(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    assert view.decision is not None
    prompt = view.decision.prompt
    match move.word:
        case "pay":
            return f"{rupees(prompt.number)} to {names[prompt.seat]}"
        case "decline":
            return "do it without paying"
    return "not now; no action is spent"


def _loyalty(view: View, seat: int, move: Move, names: Sequence[str]) -> str:
    table: Table = view.table
    patriots = table.seating.deck.patriot
    count = sum(card <= COURT_SIZE and patriots[card] == move.one for card in table.market if card)
    others = [names[other] for other, coalition in enumerate(table.loyalty) if coalition == move.one]
    loyal = f"; like {listed(others)}" if others else ""
    return f"{counted(count, 'patriot')} in the market{loyal}"


_BESIDE: dict[str, Callable[[View, int, Move, Sequence[str]], str]] = {
    "loyalty": _loyalty,
    "end": _end,
    "pay": _bribed,
    "decline": _bribed,
    "drop": _bribed,
    "rupee": _rupee,
    "site": _site,
    "rebuke": lambda view, seat, move, names: _pieces(view.table, move.one, names),
    "lift": _lift,
    "slip": _slip,
    "prize": _prize,
    "lose": lambda view, seat, move, names: "it goes back to the supply",
    "space": lambda view, seat, move, names: "1 influence",
    "favor": lambda view, seat, move, names: "as it is" if move.one == view.table.favored else "",
}
