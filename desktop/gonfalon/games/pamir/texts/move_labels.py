"""The parts of which labels of moves are made: consequences, actions of court cards, and what is picked up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import bribe_owed, is_bonus, is_unaffordable, reserved_rupees
from gonfalon.games.pamir.rules.battle import enemies_in, enemies_on, troops
from gonfalon.games.pamir.rules.card_actions import BETRAY_COST, BUILD_COST, MAX_BLOCKS, taxable
from gonfalon.games.pamir.rules.cleanup import hand_limit
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    COALITIONS,
    COURT_SIZE,
    ECONOMIC,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    NATION_BUILDING,
    NONE,
    ON_CARD,
)
from gonfalon.games.pamir.rules.leaving_court import LEVERAGED, political_cards
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.texts.decision_context import (
    DecisionContext,
    Parts,
    TitleAndDetail,
    counts_by_seat,
    prize_text,
    spies_on_card,
)
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate


def bribe_part(of: DecisionContext, move: Move) -> str:
    """Return who may ask for a bribe for playing or using a card, and how much of it can be paid.

    Of a card that is picked up it stands before what the move does, and is said in a few words.
    """
    receiver, owed = bribe_owed(of.table, of.seat, move)
    if not is_unaffordable(of.table, of.seat, move):
        if not of.held or receiver == NONE:
            return may_ask(of.table, of.seat, move, of.names)
        return of.say(translate("PamirMoves", "first {family} may ask for %n", "", owed), family=of.letter(receiver))
    text = translate(
        "PamirMoves", "{family} may ask for a bribe of up to %n rupee(s), and you can pay {spare}", "", owed
    )
    return of.say(text, family=of.letter(receiver), spare=of.rupees - reserved_rupees(of.table, of.seat, move))


def may_ask(table: Table, seat: int, move: Move, names: Names) -> str:
    """Return who may ask a seat for a bribe, and for how much at most; empty where no seat may."""
    receiver, owed = bribe_owed(table, seat, move)
    if receiver == NONE:
        return ""
    text = translate("PamirMoves", "{family} may ask for a bribe of up to %n rupee(s)", "", owed)
    return names.filled(text, {"family": table.seating.families[receiver]})


def loyalty_part(of: DecisionContext, coalition: int) -> Parts:
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


def court_and_spies(of: DecisionContext, card: int) -> Parts:
    """In whose court a card is, and the spies on it."""
    return court_part(of, of.table.holder[card]), spies_on_card(of.table, of.names, card)


def court_part(of: DecisionContext, seat: int) -> str:
    """Return a text saying whose court it is."""
    if seat == of.seat:
        return translate("PamirMoves", "your court")
    return of.say(translate("PamirMoves", "court of {family_gen}"), family=of.letter(seat))


def target_part(of: DecisionContext, card: int, foretold: MoveOutcome) -> Parts:
    """Return the facts about a card that a player should know before betraying it, what cannot be seen first."""
    coalition = of.table.seating.deck.prize[card]
    worth = translate("PamirMoves", "no prize") if coalition == NONE else prize_text(of.names, coalition)
    return (
        worth,
        leverage_part(of, of.table.holder[card], [card]),
        lost_tribes_part(of, card),
        *consequences_part(of, foretold),
        *court_and_spies(of, card),
    )


def leverage_part(of: DecisionContext, seat: int, cards: Sequence[int]) -> str:
    """The leverage of cards that a seat loses (G10)."""
    rupees = LEVERAGED * sum(of.table.seating.deck.leverage[card] for card in cards)
    if not rupees:
        return ""
    if seat == of.seat:
        return translate("PamirMoves", "you pay %n rupee(s) back", "", rupees)
    return of.say(translate("PamirMoves", "{family} pays %n rupee(s) back", "", rupees), family=of.letter(seat))


def lost_tribes_part(of: DecisionContext, card: int) -> str:
    """The tribes that go with the last political card of their region (G12)."""
    table = of.table
    holder, home = table.holder[card], table.seating.deck.region[card]
    tribes = table.tribes_of(holder, home)
    if not tribes or political_cards(table, holder, home) != [card]:
        return ""
    return of.say(translate("PamirMoves", "%n tribe(s) {region_in} will go with it", "", tribes), region=home)


def last_tribe_part(of: DecisionContext, seat: int, region: int) -> Parts:
    """Return what a court loses with the last tribe of a region (G11), and the leverage paid back for it."""
    if of.table.tribes_of(seat, region) > 1:
        return ()
    cards = political_cards(of.table, seat, region)
    text = translate("PamirMoves", "the last one there")
    if cards:
        text = translate("PamirMoves", "the last one there, with which {cards} will go")
    return of.say(text, cards=cards), leverage_part(of, seat, cards)


def removal_part(of: DecisionContext, move: Move, site: int) -> Parts:
    """A piece that a battle removes at a site, and what goes with it."""
    if move.word == "remove-army":
        return (of.names.coalition(move.one, "army"),)
    if move.word == "remove-road":
        return of.names.coalition(move.two, "road"), of.names.border(move.one)
    seat = of.seat_of(move.one)
    if move.word == "remove-spy":
        return (of.say(translate("PamirMoves", "a spy of {family_gen}"), family=of.letter(seat)),)
    title = of.say(translate("PamirMoves", "a tribe of {family_gen}"), family=of.letter(seat))
    return title, *last_tribe_part(of, seat, site)


def only_removal_part(of: DecisionContext, site: int) -> Parts:
    """Return what a battle at a site removes unasked, as nothing else is in reach; empty where there is a choice."""
    on_card = site >= ON_CARD
    found = enemies_on(of.table, of.seat, site - ON_CARD) if on_card else enemies_in(of.table, of.seat, site)
    return removal_part(of, found[0], site) if len(found) == 1 else ()


def new_rulers_part(of: DecisionContext, foretold: MoveOutcome) -> Parts:
    """Return who will rule each region whose ruler changes, including regions that lose theirs."""
    found = []
    for region, (_, ruler) in foretold.rulers.items():
        text = translate("PamirMoves", "{family} will rule {region}")
        if ruler == NONE:
            text = translate("PamirMoves", "nobody will rule {region}")
        elif ruler == of.seat:
            text = translate("PamirMoves", "you will rule {region}")
        found.append(of.say(text, region=region, family=of.letter(ruler)))
    return found


def consequences_part(of: DecisionContext, foretold: MoveOutcome) -> Parts:
    """Return who will rule and who will be dominant, where that is to change."""
    before, after = foretold.dominance
    if before == after or foretold.checked:
        return new_rulers_part(of, foretold)
    text = translate("PamirMoves", "the {coalition_people} will be dominant")
    if after == NONE:
        text = translate("PamirMoves", "nobody will be dominant")
    return *new_rulers_part(of, foretold), of.say(text, coalition=after)


def lost_cards_part(of: DecisionContext, foretold: MoveOutcome) -> Parts:
    """Return the cards that will leave each court."""
    lost: dict[int, list[int]] = {}
    for seat, card in foretold.lost:
        lost.setdefault(seat, []).append(card)
    yours, others = (
        translate("PamirMoves", "your court will lose {cards}"),
        translate("PamirMoves", "the court of {family_gen} will lose {cards}"),
    )
    return [
        of.say(yours if seat == of.seat else others, family=of.letter(seat), cards=cards)
        for seat, cards in lost.items()
    ]


def pieces_text(table: Table, names: Names, place: int) -> str:
    """The blocks and tribes in a region or on a border: `Afghans 2, Red 1`."""
    blocks = [
        f"{names.coalition(coalition, 'people')} {count}"
        for coalition in range(len(COALITIONS))
        if (count := table.blocks_at(coalition, place))
    ]
    seats = range(table.seating.seats) if place < FIRST_BORDER else ()
    tribes = counts_by_seat(table, names, [table.tribes_of(seat, place) for seat in seats])
    return ", ".join(filter(None, (*blocks, tribes))) or translate("PamirMoves", "nothing there")


def step_part(of: DecisionContext, move: Move) -> str:
    """Return which piece moves, from where and to where."""
    if move.word == "slip":
        return of.say(translate("PamirMoves", "a spy from {card} to {other_card}"), card=move.one, other_card=move.two)
    title = translate("PamirMoves", "an army {region_from} {other_region_to}")
    if move.word == "wander":
        title = translate("PamirMoves", "a tribe {region_from} {other_region_to}")
    return of.say(title, region=move.one, other_region=move.two)


# Where an action leaves only one course, the rules take it without a question; the title of its button names it then.

NAMED_REGIONS = 2
"""So many regions are named in a title; more are only counted."""


def action_label(of: DecisionContext, move: Move) -> Parts:
    """An action of a court card, whose name is left out, with what it costs and reaches.

    What the rules would do unasked is found by trying it on what the seat knows.
    """
    foretold = MoveOutcome(of.view, move)
    if not foretold.options:
        return _name(of, move), translate("PamirMoves", "the action would be dropped at once")
    return _TOLD[move.word](of, move, foretold)


def _name(of: DecisionContext, move: Move) -> str:
    return of.names.action(ACTIONS.index(move.word)).name


def _rank(of: DecisionContext, move: Move) -> int:
    return of.table.seating.deck.rank[move.one]


def _tax(of: DecisionContext, move: Move, foretold: MoveOutcome) -> Parts:
    table = of.table
    market = sum(rupees for card, rupees in zip(table.market, table.rupees_on, strict=True) if card)
    bare = [0] * table.seating.seats
    for seat in taxable(table, of.seat):
        bare[seat] = table.rupees[seat] - table.stars[4 * seat + ECONOMIC]
    most = min(_rank(of, move), market + sum(bare))
    if len(foretold.options) == 1:
        purse = foretold.options[0].one
        up_to = translate("PamirMoves", "%n rupee(s)", "", most)
        if purse >= OF_FAMILY:
            payer = of.letter(of.seat_of(purse - OF_FAMILY))
            return of.say(translate("PamirMoves", "tax {family_acc}"), family=payer), up_to
        return of.say(translate("PamirMoves", "take rupees from {card}"), card=purse), up_to
    return (
        translate("PamirMoves", "tax up to %n rupee(s)", "", most),
        translate("PamirMoves", "%n rupee(s) on the market", "", market) if market else "",
        counts_by_seat(table, of.names, bare),
    )


def _gift(of: DecisionContext, move: Move, foretold: MoveOutcome) -> Parts:
    *others, last = (GIFTS[option.one - FIRST_GIFT] for option in foretold.options)
    if not others:
        title = translate("PamirMoves", "a gift for %n rupee(s)", "", last)
    else:
        title = translate("PamirMoves", "a gift for {some} or %n rupee(s)", "", last)
    lifted = translate("PamirMoves", "your supply is empty: a piece on the table is taken instead")
    return of.say(title, some=", ".join(map(str, others))), "" if of.table.cylinders[of.seat] else lifted


def _build(of: DecisionContext, move: Move, foretold: MoveOutcome) -> Parts:
    table = of.table
    ruled = [region for region, ruler in enumerate(table.rulers) if ruler == of.seat]
    where = of.names.listed([of.say("{region_in}", region=region) for region in ruled])
    title = translate("PamirMoves", "build {where} or on the borders")
    if len(ruled) > NAMED_REGIONS:
        title = translate("PamirMoves", "build in one of %n region(s) or on the borders", "", len(ruled))
    payable = min(MAX_BLOCKS, of.rupees // BUILD_COST)
    costs = translate("PamirMoves", "2 rupees each, you can pay for %n", "", payable)
    if table.boons[of.seat] >> NATION_BUILDING & 1:
        costs = translate("PamirMoves", "2 rupees for two, you can pay for %n", "", 2 * payable)
    lifted = translate("PamirMoves", "no block is left: one on the map is taken instead")
    return of.say(title, where=where), costs, "" if table.blocks[table.loyalty[of.seat]] else lifted


def _move(of: DecisionContext, move: Move, foretold: MoveOutcome) -> Parts:
    table, seat = of.table, of.seat
    title = translate("PamirMoves", "move up to %n step(s)", "", _rank(of, move))
    if len(foretold.options) == 1:
        option = foretold.options[0]
        overthrown = last_tribe_part(of, seat, option.one) if option.word == "wander" else ()
        return title, step_part(of, option), *overthrown, *consequences_part(of, foretold)
    armies = spies = tribes = 0
    for word, place in {(option.word, option.one) for option in foretold.options}:
        if word == "march":
            armies += table.blocks_at(table.loyalty[seat], place)
        elif word == "slip":
            spies += table.spies_of(seat, place)
        else:
            tribes += table.tribes_of(seat, place)
    return (
        title,
        translate("PamirMoves", "%n army(ies)", "", armies) if armies else "",
        translate("PamirMoves", "%n spy(ies)", "", spies) if spies else "",
        translate("PamirMoves", "%n tribe(s)", "", tribes) if tribes else "",
    )


def _betray(of: DecisionContext, move: Move, foretold: MoveOutcome) -> Parts:
    costs = translate("PamirMoves", "%n rupee(s)", "", BETRAY_COST)
    if len(foretold.options) == 1:
        card = foretold.options[0].one
        return (of.say(translate("PamirMoves", "betray {card}"), card=card), costs, *target_part(of, card, foretold))
    return translate("PamirMoves", "betray one of %n card(s)", "", len(foretold.options)), costs


def _battle(of: DecisionContext, move: Move, foretold: MoveOutcome) -> Parts:
    table, seat = of.table, of.seat
    sites = [option.one for option in foretold.options]
    if len(sites) > 1:
        called = [of.names.card_name(site - ON_CARD) if site >= ON_CARD else of.names.region(site) for site in sites]
        return translate("PamirMoves", "battle in one of %n place(s)", "", len(sites)), of.names.listed(called)
    site = sites[0]
    if site < FIRST_BORDER:
        title = of.say(translate("PamirMoves", "battle {region_in}"), region=site)
        own = troops(table, seat, table.loyalty[seat], site)
    else:
        title = of.say(translate("PamirMoves", "battle on {card}"), card=site - ON_CARD)
        own = table.spies_of(seat, site - ON_CARD)
    within = _within_reach(table, seat, site)
    most = min(_rank(of, move), own, within)
    counted = (
        translate("PamirMoves", "%n piece(s) within reach", "", within),
        translate("PamirMoves", "you may remove %n", "", most),
    )
    if only := only_removal_part(of, site):
        what, *with_it = only
        title = of.say(translate("PamirMoves", "{name}: {what}"), name=title, what=what)
        return title, *with_it, *consequences_part(of, foretold), *(counted if most > 1 else ())
    return title, *counted


def _within_reach(table: Table, seat: int, site: int) -> int:
    """Return how many pieces a seat could remove at a site if only their number limited it."""
    if site >= ON_CARD:
        removals = enemies_on(table, seat, site - ON_CARD)
        return sum(table.spies_of(table.seating.seat_of(move.one), site - ON_CARD) for move in removals)
    found = 0
    for move in enemies_in(table, seat, site):
        if move.word == "remove-army":
            found += table.blocks_at(move.one, site)
        elif move.word == "remove-road":
            found += table.blocks_at(move.two, move.one)
        else:
            found += table.tribes_of(table.seating.seat_of(move.one), site)
    return found


_TOLD: Final[dict[str, Callable[[DecisionContext, Move, MoveOutcome], Parts]]] = {
    "battle": _battle,
    "betray": _betray,
    "build": _build,
    "gift": _gift,
    "move": _move,
    "tax": _tax,
}
"""By the words of the actions."""


BUY, PLAY, USE = range(3)
"""What a turn is made of, in the order of its buttons."""


def picked_card_text(view: View, card: int, names: Names) -> TitleAndDetail:
    """Return the prompt for a card of the market, the hand or the player's own court that is picked up in a turn."""
    of = DecisionContext(view, names)
    table, seat = of.table, of.seat
    if card in table.market:
        return _bought(of, card)
    if card in table.hands[seat]:
        # Another's patriot takes cards along, and a political one makes room: only trying it tells.
        play = next(move for move in of.decision.moves if move.word == "play" and move.one == card)
        foretold = MoveOutcome(view, play)
        count = len(foretold.after.courts[seat])
        limit = count - foretold.court_over
        over = translate(
            "PamirPicked", "Your court will have {count} of {limit} cards: the surplus goes at the end of the turn"
        )
        room = translate("PamirPicked", "Your court will have {count} of {limit} cards")
        title = translate("PamirPicked", "{name}: at which end of your court?")
        if not table.courts[seat]:
            title = translate("PamirPicked", "{name}: into your court?")
        return TitleAndDetail.of(
            of.say(title, name=names.card_name(card)), of.say(over if count > limit else room, count=count, limit=limit)
        )
    title = translate("PamirPicked", "{name}: choose an action")
    bonus = translate("PamirPicked", "A bonus action: it costs none of your actions")
    costs = of.say(translate("PamirPicked", "It costs one action of {count}"), count=table.actions)
    return TitleAndDetail.of(
        of.say(title, name=names.card_name(card)), bonus if is_bonus(table, seat, card) else costs
    )  # fmt: skip


def _bought(of: DecisionContext, card: int) -> TitleAndDetail:
    table, seat = of.table, of.seat
    cost = price(table, seat, table.market.index(card))
    title = translate("PamirPicked", "{name}: take it for free")
    if cost:
        title = translate("PamirPicked", "{name}: buy it for %n rupee(s)", "", cost)
    # An event may bring rupees itself.
    left = MoveOutcome(of.view, Move("buy", card)).after.rupees[seat]
    if card > COURT_SIZE:
        text = translate("PamirPicked", "It happens at once; you will have %n rupee(s) left", "", left)
        return TitleAndDetail.of(of.say(title, name=of.names.card_name(card)), text)
    text = translate(
        "PamirPicked", "You will have %n rupee(s) left, and {count} of {limit} cards in your hand", "", left
    )
    return TitleAndDetail.of(
        of.say(title, name=of.names.card_name(card)),
        of.say(text, count=len(table.hands[seat]) + 1, limit=hand_limit(table, seat)),
    )


def button_labels(view: View, names: Names) -> list[TitleAndDetail | None]:
    """Return the labels of the buttons Buy, Play and Use, None for one without any move."""
    of = DecisionContext(view, names)
    moves = of.decision.moves
    to_buy = [move.one for move in moves if move.word == "buy"]
    to_play = {move.one for move in moves if move.word == "play"}
    to_use = {move.one for move in moves if move.word in ACTIONS}
    bonus = sum(is_bonus(of.table, of.seat, card) for card in to_use)
    dearest = max((price(of.table, of.seat, of.table.market.index(card)) for card in to_buy), default=0)
    cards = translate("GameChoice", "%n card(s)", "", len(to_buy))
    #: {price} in rupees
    up_to = of.say(translate("PamirPicked", "up to {price}"), price=dearest)
    hand = translate("GameChoice", "%n card(s)", "", len(to_play))
    used = translate("GameChoice", "%n card(s)", "", len(to_use))
    free = of.say(translate("PamirPicked", "{count} as a bonus"), count=bonus)
    return [
        TitleAndDetail.of(translate("PamirPicked", "Buy"), cards, up_to) if to_buy else None,
        TitleAndDetail.of(translate("PamirPicked", "Play", "a card"), hand) if to_play else None,
        TitleAndDetail.of(translate("PamirPicked", "Use"), used, free if bonus else "") if to_use else None,
    ]  # fmt: skip


def held_piece_text(kind: str, at: int, names: Names) -> str:
    """Return the prompt while an army, a tribe or a spy is picked up, to be moved."""
    match kind:
        case "army":
            pattern = translate("PamirPicked", "The army {region_in}: where to?")
        case "tribe":
            pattern = translate("PamirPicked", "Your tribe {region_in}: where to?")
        case _:
            return names.filled(translate("PamirPicked", "Your spy on {card}: to which card?"), {"card": at})
    return names.filled(pattern, {"region": at})
