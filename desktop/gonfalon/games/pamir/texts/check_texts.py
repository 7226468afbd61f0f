"""A Dominance Check in figures and words, foreseen or resolved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import CHECKS, COALITIONS, EVENTS, INSURRECTION, NONE, RUMOR
from gonfalon.games.pamir.rules.dominance import (
    ARMIES_OF_INSURRECTION,
    DECISIVE,
    SUCCESSFUL,
    UNSUCCESSFUL,
    dominant_coalition,
    gift_influence,
    influence,
    lead_needed,
    points_if_dominant,
)
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.decision_context import counts_by_seat
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import NO_BREAK, translate

BOUGHT, LEFT_END, UNSTABLE = "bought", "left-end", "unstable"
"""How a check comes about (D1)."""


@dataclass(frozen=True)
class CheckCause:
    """The cause of a check."""

    word: str
    seat: int = NONE
    """Who bought it."""
    price: int = 0


@dataclass(frozen=True)
class CheckStanding:
    """The figures of one seat at a check, and what it gets for them."""

    seat: int
    coalition: int
    """To which it is loyal, `NONE` for Wakhan and before it is declared."""
    counts: tuple[int, int, int]
    """Where a coalition is dominant the influence by patriots, prizes and gifts; else the tribes, spies and gifts."""
    figure: int
    """Its influence or its cylinders in play; -1 where it takes no part."""
    place: tuple[int, int]
    """The first and the last of the places that it shares, counted from 1; both 0 where it takes no part."""
    points: int
    before: int
    """Its points in all until now."""

    @property
    def after(self) -> int:
        return self.before + self.points

    @property
    def takes_part(self) -> bool:
        return self.figure >= 0


@dataclass(frozen=True)
class NeededBlocks:
    """
    A change that would alter a check: so many more blocks of a coalition, or for `NONE` fewer of the dominant one.
    """

    coalition: int
    blocks: int
    points: tuple[int, ...]
    """What each seat would score then."""
    winner: int
    """The seat that would win by it (V1, V2), `NONE` for none, or where others have the same points."""


@dataclass(frozen=True)
class DominanceCheck:
    """A check with its outcome."""

    armies: tuple[int, int, int]
    roads: tuple[int, int, int]
    needed: int
    """The lead that makes a coalition dominant (D2)."""
    coalition: int
    """The dominant one, `NONE` for none."""
    left: int
    """How many checks are still to come after it."""
    standings: tuple[CheckStanding, ...]
    """By place, those who take no part last."""
    insurrection: int
    """How many Afghan armies enter Kabul afterwards (X2)."""
    lasting: tuple[int, ...]
    """The events that end with it (D8)."""

    @property
    def blocks(self) -> tuple[int, ...]:
        return tuple(army + road for army, road in zip(self.armies, self.roads, strict=True))

    @property
    def order(self) -> tuple[int, ...]:
        """The coalitions, that with most blocks first."""
        return tuple(sorted(range(len(COALITIONS)), key=lambda coalition: (-self.blocks[coalition], coalition)))

    @property
    def lead(self) -> int:
        """By how many blocks the first coalition leads."""
        first, second, _ = self.order
        return self.blocks[first] - self.blocks[second]

    @property
    def final(self) -> bool:
        return not self.left

    @property
    def number(self) -> int:
        """The number of this check among all the checks, counted from 1."""
        return len(CHECKS) - self.left

    @property
    def prizes(self) -> tuple[int, ...]:
        """The points of the places (D3, D6, D7)."""
        prizes = UNSUCCESSFUL if self.coalition == NONE else SUCCESSFUL
        return tuple(2 * prize for prize in prizes) if self.final else prizes

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with most points afterwards."""
        most = max(standing.after for standing in self.standings)
        return tuple(sorted(standing.seat for standing in self.standings if standing.after == most))

    @property
    def ahead(self) -> int:
        """By how much the best seat leads afterwards."""
        best, second = sorted((standing.after for standing in self.standings), reverse=True)[:2]
        return best - second

    @property
    def ends(self) -> bool:
        """Whether the game ends with this check (V1, V2)."""
        return self.final or self.ahead >= DECISIVE

    @property
    def cleared(self) -> int:
        """The number of blocks that leave the map afterwards (D8)."""
        return 0 if self.ends or self.coalition == NONE else sum(self.blocks)

    @property
    def ties(self) -> tuple[tuple[CheckStanding, ...], ...]:
        """Those who share places of which at least one brings points (D4)."""
        found = []
        for first in sorted({standing.place[0] for standing in self.standings if standing.takes_part}):
            tied = tuple(standing for standing in self.standings if standing.place[0] == first)
            if len(tied) > 1 and first <= len(self.prizes):
                found.append(tied)
        return tuple(found)

    def shared(self, tied: Sequence[CheckStanding]) -> tuple[int, ...]:
        """The points that are shared by those who are tied."""
        first, last = tied[0].place
        return self.prizes[first - 1 : last]


def resolved_check(table: Table) -> DominanceCheck:
    """The check that is being resolved, on the table as it lies when `DominanceChecked` is told."""
    return _check(table, table.checks)


def foreseen_check(table: Table) -> DominanceCheck:
    """Return the outcome of the next check if it came now."""
    return _check(table, max(0, table.checks - 1))


def _check(table: Table, left: int) -> DominanceCheck:
    coalition = dominant_coalition(table)
    points = points_if_dominant(table, coalition, not left)
    seats = range(table.seating.seats)
    counts = [_counts(table, seat, coalition) for seat in seats]
    figures = [table.in_play(seat) if coalition == NONE else influence(table, seat, coalition) or -1 for seat in seats]
    standings = [
        CheckStanding(
            seat, table.loyalty[seat], counts[seat], figures[seat], _place(figures, seat), points[seat],
            table.points[seat],
        )
        for seat in seats
    ]  # fmt: skip
    insurgents = sum(1 for powers in table.powers if powers & INSURRECTION)
    lasting = table.running
    for boons in table.boons:
        lasting |= boons
    return DominanceCheck(
        armies=_triple(table.armies),
        roads=_triple(table.roads),
        needed=lead_needed(table),
        coalition=coalition,
        left=left,
        standings=tuple(sorted(standings, key=lambda standing: (not standing.takes_part, standing.place))),
        insurrection=ARMIES_OF_INSURRECTION * insurgents,
        lasting=tuple(event for event in range(len(EVENTS)) if lasting >> event & 1),
    )


def _triple(pieces: Sequence[int]) -> tuple[int, int, int]:
    """Return the number of pieces of each coalition, on all places."""
    return sum(pieces[0::3]), sum(pieces[1::3]), sum(pieces[2::3])


def _counts(table: Table, seat: int, coalition: int) -> tuple[int, int, int]:
    if coalition == NONE:
        gifts = table.gifts[seat].bit_count()
        tribes = sum(table.tribes[seat :: table.seating.seats])
        return tribes, table.in_play(seat) - tribes - gifts, gifts
    total = influence(table, seat, coalition)
    if not total:
        return 0, 0, 0
    deck = table.seating.deck
    patriots = sum(deck.patriot[card] == coalition for card in table.courts[seat])
    if table.boons[seat] >> RUMOR & 1:
        patriots = 0
    gifts = gift_influence(table, seat)
    return patriots, total - 1 - patriots - gifts, gifts


def _place(figures: Sequence[int], seat: int) -> tuple[int, int]:
    if figures[seat] < 0:
        return 0, 0
    first = 1 + sum(figure > figures[seat] for figure in figures)
    return first, first + figures.count(figures[seat]) - 1


def needed_blocks(table: Table) -> tuple[NeededBlocks, ...]:
    """The fewest blocks that make each other coalition dominant, and those that would leave none so, the least first.

    A coalition that has too few blocks left for it is not among them.
    """
    now = foreseen_check(table)
    fewest = []
    for coalition in range(len(COALITIONS)):
        if coalition != now.coalition:
            others = max(count for other, count in enumerate(now.blocks) if other != coalition)
            blocks = others + now.needed - now.blocks[coalition]
            if blocks <= table.blocks[coalition]:
                fewest.append((blocks, coalition))
    if now.coalition != NONE:
        fewest.append((now.lead - now.needed + 1, NONE))
    found = []
    for blocks, coalition in sorted(fewest):
        points = points_if_dominant(table, coalition, now.final)
        totals = [had + more for had, more in zip(table.points, points, strict=True)]
        best, second = sorted(totals, reverse=True)[:2]
        wins = best - second >= (1 if now.final else DECISIVE)
        found.append(NeededBlocks(coalition, blocks, tuple(points), totals.index(best) if wins else NONE))
    return tuple(found)


def check_cause(happened: Sequence[Event]) -> CheckCause:
    """Return the cause of a check, by the events reported before it; checks among these are over."""
    price, discarded = 0, 0
    bought: CheckCause | None = None
    for event in happened:
        match event:
            case events.ActionSpent():
                price = 0
            case events.RupeesPaid(amount=amount):
                price += amount
            case events.EventBought(seat=seat, card=card) if card in CHECKS:
                bought = CheckCause(BOUGHT, seat, price)
            case events.EventDiscarded(card=card) if card in CHECKS:
                discarded += 1
            case events.DominanceChecked():
                bought, discarded = None, 0
    return bought or CheckCause(UNSTABLE if discarded > 1 else LEFT_END)


def steps() -> tuple[str, str, str, str]:
    """The four steps of a check that is being resolved."""
    return (
        translate("PamirCheck", "Blocks"),
        translate("PamirCheck", "Verdict"),
        translate("PamirCheck", "Points"),
        translate("PamirCheck", "Afterwards"),
    )


def cause_text(check: DominanceCheck, came: CheckCause, table: Table, names: Names) -> str:
    """Return which check it is, and its cause."""
    which = translate("PamirCheck", "Check {number} of {total}").format(number=check.number, total=len(CHECKS))
    text = translate("PamirCheck", "it has come to the left end of the market")
    if came.word == UNSTABLE:
        text = translate("PamirCheck", "two checks lay in the market and are resolved as one")
    elif came.word == BOUGHT:
        own = table.seating.families[came.seat] == names.reader
        text = translate("PamirCheck", "{family} has taken it for free")
        if own:
            text = translate("PamirCheck", "you have taken it for free")
        if came.price:
            text = translate("PamirCheck", "{family} has bought it for %n rupee(s)", "", came.price)
            if own:
                text = translate("PamirCheck", "you have bought it for %n rupee(s)", "", came.price)
    family = table.seating.families[max(came.seat, 0)]
    return f"{which} · {names.filled(text, {'family': family})}"


def before(table: Table, seat: int) -> str:
    """Return how near the next check is, and what it costs the seat; -1 is no seat."""
    places = [place for place, card in enumerate(table.market) if card in CHECKS]
    if not places:
        return translate("PamirCheck", "No check lies in the market; %n is (are) still in the deck", "", table.checks)
    if seat < 0:
        return translate("PamirCheck", "A check lies in the market")
    cost = min(price(table, seat, place) for place in places)
    if not cost:
        return translate(
            "PamirCheck", "The check in the market costs you nothing, and will take place at the end of this turn"
        )
    return translate(
        "PamirCheck", "The check costs you %n rupee(s), or takes place by itself at the left end", "", cost
    )


def verdict_text(check: DominanceCheck, names: Names) -> str:
    """Return which coalition is dominant."""
    text = translate("PamirCheck", "The {coalition_people} are dominant")
    if check.coalition == NONE:
        text = translate("PamirCheck", "Nobody is dominant")
    return names.said(text, {"coalition": max(check.coalition, 0)})


def reasons(check: DominanceCheck, names: Names) -> tuple[str, ...]:
    """Return why, who scores for what, and whether it is the last check; none follows one that wins the game."""
    first, second, _ = check.order
    if check.coalition != NONE:
        why = translate("PamirCheck", "They lead by %n block(s); a lead of {needed} is enough.", "", check.lead)
        what = translate("PamirCheck", "Those loyal to them score by influence: {points}.")
    else:
        why = translate("PamirCheck", "No coalition leads; a lead of {needed} is needed.")
        if check.blocks[first] != check.blocks[second]:
            why = translate("PamirCheck", "The {coalition_people} lead by {lead}; a lead of {needed} is needed.")
        what = translate("PamirCheck", "Everyone scores by cylinders in play: {points}.")
    left = []
    if check.final:
        left.append(translate("PamirCheck", "It is the last check: all points are doubled."))
    elif not check.ends:
        left.append(translate("PamirCheck", "%n more check(s) will come after it.", "", check.left))
    points = f",{NO_BREAK}".join(map(str, check.prizes))
    values = {"coalition": first, "lead": check.lead, "needed": check.needed, "points": points}
    return names.said(why, values), names.said(what, values), *left


def lead(check: DominanceCheck) -> str:
    """Return the label over the blocks that a dominant coalition has more than the next."""
    return translate("PamirCheck", "{lead} more", "blocks").format(lead=check.lead)


def columns(check: DominanceCheck) -> tuple[str, ...]:
    """Return the headings of the seats' figures: the counts, the place, the points, the total."""
    counted: tuple[str, ...] = (translate("PamirCheck", "Influence"),)
    if check.coalition == NONE:
        counted = (
            translate("PamirCheck", "Tribes"),
            translate("PamirCheck", "Spies"),
            translate("PamirCheck", "Gifts"),
            translate("PamirCheck", "In play"),
        )
    place_and_points = (
        translate("PamirCheck", "Place"),
        translate("PamirCheck", "Points"),
        translate("PamirCheck", "Total"),
    )
    return (translate("PamirCheck", "Player"), *counted, *place_and_points)


def loyalty_text(standing: CheckStanding, table: Table, names: Names) -> str:
    """The family of a seat and its loyalty."""
    text = translate("PamirCheck", "{family} · loyal to the {coalition_people}")
    to_you = translate("PamirCheck", "You · loyal to the {coalition_people}")
    if standing.seat == table.seating.wakhan:
        text = translate("PamirCheck", "{family} · loyal to all")
    elif standing.coalition == NONE:
        text, to_you = "{family}", translate("PamirPanels", "You")
    family = table.seating.families[standing.seat]
    return names.addressed(text, to_you, {"family": family, "coalition": max(standing.coalition, 0)})


def place(standing: CheckStanding) -> str:
    """The place of a seat, or the places that it shares."""
    if not standing.takes_part:
        return translate("PamirCheck", "takes no part")
    first, last = standing.place
    return roman(first) if first == last else f"{roman(first)}–{roman(last)}"


def tie(check: DominanceCheck, tied: tuple[CheckStanding, ...]) -> str:
    """Return the text about the points that tied seats share."""
    text = translate("PamirCheck", "A tie: {sum} shared by %n", "", len(tied))
    return text.format(sum=f"{NO_BREAK}+{NO_BREAK}".join(map(str, check.shared(tied))))


def afterwards(check: DominanceCheck, table: Table, names: Names) -> tuple[str, str]:
    """Return who is ahead then and whether that ends the game, and what else happens."""
    families = [table.seating.families[seat] for seat in check.leaders]
    others = [family for family in families if family != names.reader]
    values = {"family": families[0], "families": others, "decisive": DECISIVE}
    own = len(others) < len(families)
    if len(families) > 1:
        text = translate("PamirCheck", "Nobody leads, so the game goes on.")
        if check.final:
            text = translate("PamirCheck", "{families} have the same points: red stars decide, then rupees.")
            if own:
                text = translate(
                    "PamirCheck", "You and {families} have the same points: red stars decide, then rupees."
                )
    elif own:
        text = _you_lead(check)
    elif check.final:
        text = translate("PamirCheck", "{family} leads by %n and wins.", "", check.ahead)
    elif check.ends:
        text = translate("PamirCheck", "{family} leads by %n and wins at once.", "", check.ahead)
    else:
        text = translate(
            "PamirCheck", "{family} leads by %n, and {decisive} would win: the game goes on.", "", check.ahead
        )
    if check.ends:
        return names.said(text, values), translate("PamirCheck", "The game is over.")
    follows = [
        translate("PamirCheck", "All %n blocks leave the map", "", check.cleared) if check.cleared else "",
        names.said(translate("PamirCheck", "No longer in force: {events}"), {"events": check.lasting})
        if check.lasting
        else "",
        translate("PamirCheck", "%n Afghan army(ies) enter Kabul", "", check.insurrection)
        if check.insurrection
        else "",
    ]
    stays = translate("PamirCheck", "The blocks stay on the map")
    return names.said(text, values), "; ".join(filter(None, follows)) or stays


def _you_lead(check: DominanceCheck) -> str:
    if check.final:
        return translate("PamirCheck", "You lead by %n and win.", "", check.ahead)
    if check.ends:
        return translate("PamirCheck", "You lead by %n and win at once.", "", check.ahead)
    return translate("PamirCheck", "You lead by %n, and {decisive} would win: the game goes on.", "", check.ahead)


def needed_blocks_text(check: DominanceCheck, change: NeededBlocks, table: Table, names: Names) -> tuple[str, str]:
    """Return how many blocks would change a check, and who would score then."""
    title = translate("PamirCheck", "%n more block(s) of the {coalition_people}", "", change.blocks)
    then = translate("PamirCheck", "The {coalition_people} dominant: {points}")
    if change.coalition == NONE:
        title = translate("PamirCheck", "%n block(s) of the {coalition_people} fewer", "", change.blocks)
        then = translate("PamirCheck", "Nobody dominant: {points}")
    coalition = check.coalition if change.coalition == NONE else change.coalition
    points = counts_by_seat(table, names, change.points) or translate("PamirCheck", "nobody scores")
    told = names.said(then, {"coalition": coalition, "points": points})
    if change.winner != NONE:
        wins, you_win = translate("PamirCheck", "{family} wins"), translate("PamirCheck", "you win")
        family = table.seating.families[change.winner]
        told += f"; {names.filled(you_win if family == names.reader else wins, {'family': family})}"
    return names.said(title, {"coalition": coalition}), told
