"""Wakhan's choice of the court card to act with (W16), and how it fights, moves, taxes, gives, builds and betrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self

from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules import card_actions as building
from gonfalon.games.pamir.rules import card_actions as giving
from gonfalon.games.pamir.rules.actions import hostage_taker, is_bonus, reserved_rupees
from gonfalon.games.pamir.rules.battle import CITADELS, aftermath, cards_to_fight_on, troops
from gonfalon.games.pamir.rules.card_actions import BETRAY_COST, betrayable, spy_targets_from, spy_track, taxable
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    ADVISORS,
    BATTLE,
    ECONOMIC,
    FIRST_GIFT,
    GIFTS,
    INFRASTRUCTURE,
    NATION_BUILDING,
    NATIONALISM,
    NEIGHBOURS,
    NONE,
    ON_CARD,
)
from gonfalon.games.pamir.rules.leaving_court import discard_from_court, overthrow_by_map
from gonfalon.games.pamir.rules.market import ROW, pay_action
from gonfalon.games.pamir.rules.moves import USE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.playing import (
    block_to_lift,
    bribe_for,
    cylinder_to_lift,
    pay_bribe,
    place_block,
    place_cylinder,
)
from gonfalon.games.pamir.rules.wakhan.priorities import (
    borders_in_order,
    current_card,
    highest_priority,
    hostile_coalitions,
    lowest_priority,
    opponents_in_order,
    pragmatic_coalition,
    red_arrow_row,
    would_rule,
)

Removal = tuple[str, int, int]
"""What is removed: `tribe` and its seat, `spy` and its seat, `block` and its coalition; and the place."""


def enemies_in(table: Table, region: int) -> list[Removal]:
    """Return what Wakhan would remove in a region, one entry for each piece, in Wakhan's order (W16e).

    All tribes come before all armies and these before all roads; within each the player at the red arrow comes first.
    [ours] Roads of one coalition go in the order in which she would place them.
    """
    citadel = CITADELS.get(region, 0)
    enemies: list[Removal] = []
    for seat in opponents_in_order(table):
        if not table.powers[seat] & citadel:  # X5
            enemies += [("tribe", seat, region)] * table.tribes_of(seat, region)
    hostile = hostile_coalitions(table)
    for coalition in hostile:
        enemies += [("block", coalition, region)] * table.blocks_at(coalition, region)
    for coalition in hostile:
        for border in borders_in_order(table, region):
            enemies += [("block", coalition, border)] * table.blocks_at(coalition, border)
    return enemies


def enemies_on(table: Table, card: int) -> list[Removal]:
    """The spies that she would remove on a court card, in her order; Advisors protect theirs (X1)."""
    enemies: list[Removal] = []
    for seat in opponents_in_order(table):
        if not table.powers[seat] & ADVISORS:
            enemies += [("spy", seat, ON_CARD + card)] * table.spies_of(seat, card)
    return enemies


def _region_to_fight_in(table: Table) -> int:
    regions = current_card(table).regions
    return next((region for region in regions if _troops(table, region) and enemies_in(table, region)), NONE)


def _troops(table: Table, region: int) -> int:
    return troops(table, table.seating.wakhan, pragmatic_coalition(table), region)


def can_battle(table: Table) -> bool:
    """Return whether there is a region or a card for Wakhan to fight for."""
    return _region_to_fight_in(table) != NONE or bool(cards_to_fight_on(table, table.seating.wakhan))


def battle(state: State, card: int) -> None:
    """Fight in the first region of her list, without one on the card of the highest priority (W16e)."""
    table: Table = state.table
    region = _region_to_fight_in(table)
    if region != NONE:
        table.reason("battle_in", (region, pragmatic_coalition(table)))
        _remove(state, region, min(table.seating.deck.rank[card], _troops(table, region)), enemies_in(table, region))
        return
    site, question = highest_priority(table, cards_to_fight_on(table, table.seating.wakhan))
    table.reason("battle_on", (site, question))
    _fight_on(state, card, site)


def can_battle_on_card(table: Table) -> bool:
    """Return whether there is a card for Wakhan to fight on."""
    return bool(cards_to_fight_on(table, table.seating.wakhan))


def battle_on_card(state: State, card: int) -> None:
    """Fight on the court card with the most spies in all, then of the highest priority (W15)."""
    table: Table = state.table
    cards = cards_to_fight_on(table, table.seating.wakhan)
    counts = [sum(table.spies_of(seat, card) for seat in range(table.seating.seats)) for card in cards]
    most = max(counts)
    site, question = highest_priority(table, [card for card, count in zip(cards, counts, strict=True) if count == most])
    table.reason("battle_on_most", (site, question, most))
    _fight_on(state, card, site)


def _fight_on(state: State, card: int, site: int) -> None:
    table: Table = state.table
    own = table.spies_of(table.seating.wakhan, site)
    _remove(state, ON_CARD + site, min(table.seating.deck.rank[card], own), enemies_on(table, site))


def _remove(state: State, site: int, most: int, enemies: list[Removal]) -> None:
    """Remove so many of these pieces; those who lost cylinders are seen to as after any battle (A8d, X8)."""
    table: Table = state.table
    hit = []
    for what, owner, place in enemies[:most]:
        if what == "block":
            table.remove_block(owner, place)
        else:
            table.remove_cylinder(owner, place)
            hit.append(owner)
    aftermath(state, table.seating.wakhan, site, hit)


class PieceStep(NamedTuple):
    """One step of a piece."""

    what: str
    """`army`, `tribe` or `spy`."""
    origin: int
    """A region, or a court card."""
    target: int


def next_step(table: Table) -> PieceStep | None:
    """Return Wakhan's next step: the first army that may leave and has a region to go to (W16f); None for none.

    Every step is looked for anew, so the second may lead back to where the first came from; nothing forbids it.
    """
    coalition = pragmatic_coalition(table)
    regions = current_card(table).regions
    for origin in regions:
        what = _leaving(table, origin, coalition)
        if what:
            beside = [neighbour for neighbour, _ in NEIGHBOURS[origin]]
            for target in regions:
                if target in beside and _is_worth_it(table, target, coalition):
                    return PieceStep(what, origin, target)
    return _spy_step(table) if "spies" in table.seating.improved else None


def _leaving(table: Table, region: int, coalition: int) -> str:
    """
    Return the piece that may leave a region: an army, with Nationalism else a tribe; not if it ends Wakhan's rule.
    """
    wakhan = table.seating.wakhan
    if table.armies[3 * region + coalition]:
        armies, tribes, what = -1, 0, "army"
    elif table.boons[wakhan] >> NATIONALISM & 1 and table.tribes_of(wakhan, region):
        armies, tribes, what = 0, -1, "tribe"
    else:
        return ""
    if table.rulers[region] == wakhan and not would_rule(table, region, coalition, armies, tribes):
        return ""
    return what


def _is_worth_it(table: Table, region: int, coalition: int) -> bool:
    """
    Return whether another seat's tribe stands there, and fewer of Wakhan's armies than tribes, Wakhan's own included.
    """
    others = sum(table.tribes_of(seat, region) for seat in opponents_in_order(table))
    tribes = others + table.tribes_of(table.seating.wakhan, region)
    return others > 0 and tribes > table.armies[3 * region + coalition]


def _spy_step(table: Table) -> PieceStep | None:
    """An idle spy, from the card of the lowest priority, to the best card beside it without her majority (W21).

    A spy is idle where she has more than all others together. [ours] A card from which none can go anywhere is
    passed over.
    """
    wakhan = table.seating.wakhan
    track = spy_track(table)
    idle = [card for card in track if _is_idle(table, card)]
    while idle:
        origin, _ = lowest_priority(table, idle)
        targets = [
            card for card in spy_targets_from(table, wakhan, track, origin) if hostage_taker(table, card) != wakhan
        ]
        if targets:
            return PieceStep("spy", origin, highest_priority(table, targets)[0])
        idle.remove(origin)
    return None


def _is_idle(table: Table, card: int) -> bool:
    return table.spies_of(table.seating.wakhan, card) > sum(
        table.spies_of(seat, card) for seat in opponents_in_order(table)
    )


def can_move(table: Table) -> bool:
    """Return whether Wakhan would move any piece."""
    return next_step(table) is not None


def move(state: State, card: int) -> None:
    """Make up to as many steps as the card has stars (A6, W16f)."""
    table: Table = state.table
    wakhan = table.seating.wakhan
    for _ in range(table.seating.deck.rank[card]):
        step = next_step(table)
        if step is None:
            return
        what, origin, target = step
        table.reason(f"{what}_step", (origin, target))
        if what == "army":
            table.move_block(pragmatic_coalition(table), origin, target)
        elif what == "tribe":
            table.move_cylinder(wakhan, origin, target)
            overthrow_by_map(state, wakhan, origin)  # E2
        else:
            table.move_cylinder(wakhan, ON_CARD + origin, ON_CARD + target)


# -- tax ---------------------------------------------------------------------------------------------------------------


def can_tax(table: Table) -> bool:
    """Return whether Wakhan would get a rupee by a tax."""
    return bool(_with_rupees(table)) or bool(taxable(table, table.seating.wakhan))


def _with_rupees(table: Table) -> list[int]:
    """The places of market cards with rupees, the leftmost column first, in it the row of the red arrow."""
    row = red_arrow_row(table)
    order = (first + column for column in range(ROW) for first in (row, ROW - row))
    return [place for place in order if table.market[place] and table.rupees_on[place]]


def tax(state: State, card: int) -> None:
    """Take from players first, the richest first, each down to the shelter; then from the market (A3, W16a)."""
    table: Table = state.table
    wakhan = table.seating.wakhan
    left = table.seating.deck.rank[card]
    able = taxable(table, wakhan)
    # Sorting keeps the order of equals: then the player at the red arrow comes first.
    for seat in sorted(
        (seat for seat in opponents_in_order(table) if seat in able), key=lambda seat: -table.rupees[seat]
    ):
        amount = min(left, table.rupees[seat] - table.stars[4 * seat + ECONOMIC])
        if amount:
            table.reason("taxed_player", (seat, amount))
            table.pass_rupees(seat, wakhan, amount)
            left -= amount
    for place in _with_rupees(table):
        amount = min(left, table.rupees_on[place])
        if amount:
            table.reason("taxed_market", (table.market[place], amount))
        for _ in range(amount):
            table.take_rupee(wakhan, place)
        left -= amount


# -- gift --------------------------------------------------------------------------------------------------------------


def can_gift(table: Table) -> bool:
    """
    Return whether Wakhan can pay for a free space and has a cylinder for it; never one of Wakhan's other gifts (W14).
    """
    wakhan = table.seating.wakhan
    cost = giving.cheapest_gift(table, wakhan)
    if table.rupees[wakhan] < cost:
        return False
    return table.cylinders[wakhan] > 0 or cylinder_to_lift(table, FIRST_GIFT + GIFTS.index(cost)) != NONE


def gift(state: State, card: int) -> None:
    """Fill the cheapest free space (A4, W16b)."""
    table: Table = state.table
    cost = giving.cheapest_gift(table, table.seating.wakhan)
    table.reason("gift", (cost,))
    pay_action(table, table.seating.wakhan, cost)
    place_cylinder(state, FIRST_GIFT + GIFTS.index(cost))


# -- build -------------------------------------------------------------------------------------------------------------


def building_region(table: Table) -> int:
    """The first region of her list that she rules, `NONE` without one (W16c)."""
    wakhan = table.seating.wakhan
    return next((region for region in current_card(table).regions if table.rulers[region] == wakhan), NONE)


def can_build(table: Table) -> bool:
    """Return whether Wakhan can pay for an army, rules a region and has a block for it."""
    region = building_region(table)
    if region == NONE or table.rupees[table.seating.wakhan] < building.BUILD_COST:
        return False
    return _has_block(table, region)


def _has_block(table: Table, region: int) -> bool:
    coalition = pragmatic_coalition(table)
    return table.blocks[coalition] > 0 or block_to_lift(table, coalition, region) != NONE


def build(state: State, card: int) -> None:
    """Place as many armies as she can pay for in one region, then that of Infrastructure (A5, X13, E, W16c)."""
    table: Table = state.table
    wakhan = table.seating.wakhan
    region, coalition = building_region(table), pragmatic_coalition(table)
    doubled = table.boons[wakhan] >> NATION_BUILDING & 1
    each = 2 if doubled else 1
    armies = each * min(building.MAX_BLOCKS, table.rupees[wakhan] // building.BUILD_COST)
    table.reason("build", (region, coalition, armies))
    for placed in range(armies):
        if not _has_block(table, region):
            break
        if placed % each == 0:
            pay_action(table, wakhan, building.BUILD_COST, building.BUILD_COST // each * placed)
        place_block(table, coalition, region)
    if table.powers[wakhan] & INFRASTRUCTURE and _has_block(table, region):
        table.reason("infrastructure", (region, coalition))
        place_block(table, coalition, region)


# -- betray ------------------------------------------------------------------------------------------------------------


class Prize(Frame):
    """The card that she betrayed becomes a prize, once those who had to have paid for its loss (A7, W16d)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: State) -> None:
        table: Table = state.table
        state.stack.pop()
        table.reason("prize", (self.card, table.seating.deck.prize[self.card]))
        table.take_prize(table.seating.wakhan, self.card)

    def clone(self) -> Self:
        return self


def _betrayable(table: Table) -> list[int]:
    """The cards with her spy that show a prize and are not guarded, her own among them (X4, W16d, W22)."""
    return [move.one for move in betrayable(table, table.seating.wakhan) if table.seating.deck.prize[move.one] != NONE]


def can_betray(table: Table) -> bool:
    """Return whether there is a card that Wakhan can betray."""
    return bool(_betrayable(table))


def betray(state: State, card: int) -> None:
    """Discard the card of the highest priority and take it as a prize; her loyalties stay as they are (W3, W16d)."""
    table: Table = state.table
    pay_action(table, table.seating.wakhan, BETRAY_COST)
    target, question = highest_priority(table, _betrayable(table))
    table.reason("betrayed", (target, question))
    state.stack.append(Prize(target))
    discard_from_court(state, [target])


class CardUse(NamedTuple):
    """One thing that a card can be used for."""

    action: int
    """The icon that the card must show."""
    can: Callable[[Table], bool]
    """Whether it would have an effect, whatever the card (A2)."""
    do: Callable[[State, int], None]
    """Do it with a card."""


CARD_USES = {
    action: CardUse(ACTIONS.index(action), can, do)
    for action, can, do in (
        ("battle", can_battle, battle),
        ("betray", can_betray, betray),
        ("build", can_build, build),
        ("gift", can_gift, gift),
        ("move", can_move, move),
        ("tax", can_tax, tax),
    )
}
CARD_USES["battle_card_with_most_spies"] = CardUse(BATTLE, can_battle_on_card, battle_on_card)
"""The lines of her cards that use a card of her court; `gift` is only a bonus action."""


def act(state: State, line: str) -> bool:
    """Use the card of the highest priority that can do what a line says; False where none can (W16)."""
    table: Table = state.table
    way = CARD_USES[line]
    actions = table.seating.deck.actions
    cards = [
        card
        for card in table.courts[table.seating.wakhan]
        if not table.used >> card & 1 and way.action in actions[card] and can_pay(table, card, way.action)
    ]
    if not cards or not way.can(table):
        return False
    card, question = highest_priority(table, cards)
    table.reason("acting", (card, question, way.action))
    use_card(state, card, way, bonus=is_bonus(table, table.seating.wakhan, card))
    return True


def act_with(state: State, card: int) -> bool:
    """Use a card for a bonus action: its leftmost icon that can be done; False where none can (W10)."""
    table: Table = state.table
    for action in table.seating.deck.actions[card]:
        way = CARD_USES[ACTIONS[action]]
        if can_pay(table, card, action) and way.can(table):
            table.reason("bonus", (card, action))
            use_card(state, card, way, bonus=True)
            return True
    return False


def can_pay(table: Table, card: int, action: int) -> bool:
    """Return whether Wakhan has the bribe for a hostage and the least that the action itself costs (B2, B4, W16)."""
    wakhan = table.seating.wakhan
    move = USE[action][card]
    return bribe_for(table, move)[1] + reserved_rupees(table, wakhan, move) <= table.rupees[wakhan]


def use_card(state: State, card: int, way: CardUse, *, bonus: bool) -> None:
    """Pay the bribe, spend the action unless it is a bonus (T4), and do it."""
    table: Table = state.table
    pay_bribe(table, USE[way.action][card])
    if not bonus:
        table.spend()
    table.use(card, way.action)
    way.do(state, card)
