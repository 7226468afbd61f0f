"""The texts of the panels around the table: players, market, game, events, blocks and points."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.pamir.rules.actions import hostage_taker
from gonfalon.games.pamir.rules.card_actions import taxable
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import (
    COALITIONS,
    CYLINDERS,
    ECONOMIC,
    EMBARRASSMENT,
    GIFTS,
    INTELLIGENCE,
    KOH_I_NOOR,
    MILITARY,
    NONE,
    POLITICAL,
    RUMOR,
    SUITS,
)
from gonfalon.games.pamir.rules.dominance import gift_influence, influence, lead_needed
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.decision_context import spies_and_captor
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.status_texts import checks_left, deck_text, dominance_text, suit_text, turn_text
from gonfalon.session.new_game import Seat
from gonfalon.texts.players import player_text
from gonfalon.texts.translations import translate


class SeatTexts(NamedTuple):
    """The words on the panel of a player."""

    name: str
    line: str
    """Who that is."""
    points: str
    points_short: str
    loyalty: str
    total: str
    """The influence alone; that of Wakhan in each coalition."""
    influence: str
    influence_short: str
    sum: str
    """How the influence is made up."""
    gifts: str
    prizes: str
    no_prizes: str
    supply: str
    supply_of: str
    """How many of all cylinders are in the supply."""
    suits: tuple[str, str, str, str]
    """What the stars of each suit are good for."""
    open_rupees: str
    """How many rupees can be taxed."""
    ruled: str
    """The names of the regions that it rules."""
    hostages: str
    """Which cards of the court are held hostage, and by whom; empty without any."""
    court: str
    """Whose court it is, and how many cards of how many."""
    keep_open: str
    declares: str
    """While loyalties are declared: what this seat has said, or that it is the last to say it; else empty."""
    tips: dict[str, str]
    """A sentence for every figure."""

    @property
    def spoken(self) -> str:
        """All figures, for those who listen."""
        return "\n".join(filter(None, (self.tips[word] for word in SPOKEN_PARTS)))


SPOKEN_PARTS = (
    "name",
    "loyalty",
    "influence",
    "rupees",
    "hand",
    "court",
    "gifts",
    "prizes",
    "supply",
    "points",
    "taxable",
)
"""In which order those who listen hear of the figures."""


def seat_texts(table: Table, at: int, viewer: int, who: Seat, names: Names) -> SeatTexts:
    """The words about a seat, for a viewer who is -1 if he only watches."""
    total, parts = _influence(table, at), _parts(table, at, names)
    court = translate("PamirPanels", "Court of {family_gen}: {count} of %n card(s)", "", court_limit(table, at))
    supply = translate("PamirPanels", "{count} of {all}", "cylinders")
    name = translate("PamirPanels", "You") if at == viewer else who.name
    line = _line(table, at, viewer, who, names)
    return SeatTexts(
        name=name,
        line=line,
        points=translate("PamirPanels", "%n point(s)", "", table.points[at]),
        points_short=translate("PamirPanels", "{points} pt", "victory points").format(points=table.points[at]),
        loyalty=_loyalty(table, at, names),
        total=total,
        influence=translate("PamirPanels", "Influence {influence}").format(influence=total),
        influence_short=total
        if at == table.seating.wakhan
        else translate("PamirPanels", "Infl. {influence}", "influence").format(influence=total),
        sum=" + ".join(parts) if len(parts) > 1 else "",
        gifts=translate("PamirPanels", "Gifts"),
        prizes=translate("PamirPanels", "Prizes"),
        no_prizes=translate("PamirPanels", "none", "prizes"),
        supply=translate("PamirPanels", "Supply"),
        supply_of=supply.format(count=table.cylinders[at], all=CYLINDERS),
        suits=(
            translate("PamirPanels", "tax shelter"),
            translate("PamirPanels", "tie-break"),
            translate("PamirPanels", "court limit {limit}").format(limit=court_limit(table, at)),
            translate("PamirPanels", "hand limit {limit}").format(limit=hand_limit(table, at)),
        ),
        open_rupees=translate("PamirMoves", "%n rupee(s) not sheltered", "", table.rupees[at] - _safe(table, at)),
        ruled=", ".join(names.region(region) for region, ruler in enumerate(table.rulers) if ruler == at),
        hostages=_hostages(table, at, names),
        court=names.said(court, {"family": who.family, "count": len(table.courts[at])}),
        keep_open=translate("PamirPanels", "Keep open"),
        declares=_declares(table, at, names),
        tips={"name": f"{name}, {line}", **_tips(table, at, viewer, names)},
    )


def _line(table: Table, at: int, viewer: int, who: Seat, names: Names) -> str:
    family = names.family(who.family)
    if at == viewer:
        return f"{family} · {who.name}"
    if at == table.seating.wakhan:
        return f"{family} · {names.texts.wakhan['name']}"
    return player_text(who.bot).line.format(family=family)


def _declares(table: Table, at: int, names: Names) -> str:
    if table.at != NONE:
        return ""
    if at == table.seating.wakhan:
        return translate("PamirPanels", "Takes the first turn")
    if table.loyalty[at] != NONE:
        text = translate("PamirPanels", "Has declared for the {coalition_people}")
        return names.said(text, {"coalition": table.loyalty[at]})
    people = [seat for seat in table.seating.clockwise(at) if seat != table.seating.wakhan]
    # They declare clockwise: whoever sits before the first who has is the last.
    last = len(people) > 1 and table.loyalty[people[1]] != NONE
    if last and table.seating.wakhan != NONE:
        return translate("PamirPanels", "Declares last")
    return translate("PamirPanels", "Declares last and takes the first turn") if last else ""


def _loyalty(table: Table, at: int, names: Names) -> str:
    """To whom a seat is loyal, as its dial is captioned."""
    if at == table.seating.wakhan:
        return translate("PamirPanels", "All coalitions")
    if table.loyalty[at] == NONE:
        return translate("PamirPanels", "No loyalty")
    return coalition_people(names, table.loyalty[at])


def coalition_people(names: Names, coalition: int) -> str:
    """A coalition by its people, as a label."""
    return names.said("{coalition_people}", {"coalition": coalition})


def _influence(table: Table, at: int) -> str:
    """The influence of a seat; that of Wakhan in each coalition (Y1, W3)."""
    if at == table.seating.wakhan:
        return " · ".join(str(influence(table, at, coalition)) for coalition in range(len(COALITIONS)))
    return str(influence(table, at, table.loyalty[at])) if table.loyalty[at] != NONE else "0"


def _parts(table: Table, at: int, names: Names) -> list[str]:
    """Return the parts that make up the influence of a seat, beginning with the one of its loyalty."""
    is_wakhan = at == table.seating.wakhan
    if table.loyalty[at] == NONE and not is_wakhan:
        return []
    patriot = table.seating.deck.patriot
    mine = range(len(COALITIONS)) if is_wakhan else (table.loyalty[at],)
    patriots = sum(patriot[card] in mine for card in table.courts[at])
    if table.boons[at] >> RUMOR & 1:
        patriots = 0
    gifts, worth, prizes = table.gifts[at].bit_count(), gift_influence(table, at), len(table.prizes[at])
    text = translate("PamirPanels", "%n gift(s)", "influence", worth)
    if worth != gifts:
        text = translate("PamirPanels", "%n for gifts", "influence", worth)
    return [
        "1",
        *([translate("PamirPanels", "%n patriot(s)", "influence", patriots)] if patriots else []),
        *([text] if gifts else []),
        *([translate("PamirPanels", "%n prize(s)", "influence", prizes)] if prizes else []),
    ]


def _safe(table: Table, at: int) -> int:
    """The rupees of a seat that cannot be taxed (A3)."""
    return min(table.stars[4 * at + ECONOMIC], table.rupees[at])


def _hostages(table: Table, at: int, names: Names) -> str:
    """The cards of a court that others hold hostage (B2): `Red: Bank, Cossacks; Blue: Bala Hissar`."""
    held: dict[int, list[str]] = {}
    for card in table.courts[at]:
        captor = hostage_taker(table, card)
        if captor not in (NONE, at):
            held.setdefault(captor, []).append(names.card_name(card))
    families = table.seating.families
    return "; ".join(f"{names.family(families[captor])}: {', '.join(cards)}" for captor, cards in held.items())


def _tips(table: Table, at: int, viewer: int, names: Names) -> dict[str, str]:
    stars = table.stars[4 * at : 4 * at + 4]
    safe = _safe(table, at)
    rupees = translate("PamirPanels", "%n rupee(s), of which {safe} cannot be taxed.", "", table.rupees[at])
    hand = translate(
        "PamirPanels", "%n card(s) in hand; {limit} may stay at the end of a turn.", "", len(table.hands[at])
    )
    supply = translate("PamirPanels", "%n cylinder(s) in the supply, {play} in play.", "", table.cylinders[at])
    limits = {"court": court_limit(table, at), "hand": hand_limit(table, at)}
    return {
        "loyalty": _loyal(table, at, names),
        "influence": _made_up(table, at, names),
        "rupees": rupees.format(safe=safe),
        "hand": hand.format(limit=limits["hand"]),
        "supply": supply.format(play=table.in_play(at)),
        "points": translate("PamirPanels", "%n victory point(s).", "", table.points[at]),
        "gifts": _gifts(table, at, names),
        "prizes": _prizes(table, at, names),
        "court": _court(table, at, names, limits["court"]),
        "economic": translate("PamirPanels", "Economic stars: {stars}. That many rupees cannot be taxed.").format(
            stars=stars[ECONOMIC]
        ),
        "military": translate("PamirPanels", "Military stars: {stars}. They break ties at the end.").format(
            stars=stars[MILITARY]
        ),
        "political": translate(
            "PamirPanels",
            "Political stars: {stars}. %n card(s) may stay in the court at the end of a turn.",
            "",
            limits["court"],
        ).format(stars=stars[POLITICAL]),
        "intelligence": translate(
            "PamirPanels",
            "Intelligence stars: {stars}. %n card(s) may stay in the hand at the end of a turn.",
            "",
            limits["hand"],
        ).format(stars=stars[INTELLIGENCE]),
        "taxable": _taxable(table, at, viewer, safe),
    }


def _loyal(table: Table, at: int, names: Names) -> str:
    if at == table.seating.wakhan:
        return translate("PamirPanels", "Loyal to all coalitions.")
    if table.loyalty[at] == NONE:
        return translate("PamirPanels", "Not loyal to any coalition yet.")
    return names.said(translate("PamirPanels", "Loyal to the {coalition_people}."), {"coalition": table.loyalty[at]})


def _made_up(table: Table, at: int, names: Names) -> str:
    """The influence with all that adds to it, and the events that say otherwise."""
    if at == table.seating.wakhan:
        counts = ", ".join(
            f"{names.coalition(coalition, 'people')} {influence(table, at, coalition)}"
            for coalition in range(len(COALITIONS))
        )
        text = translate("PamirPanels", "Influence by coalition: {counts}.").format(counts=counts)
    elif table.loyalty[at] == NONE:
        return translate("PamirPanels", "Influence comes with loyalty.")
    else:
        text = translate("PamirPanels", "Influence {influence}: {parts}.")
        text = text.format(influence=_influence(table, at), parts=" + ".join(_parts(table, at, names)))
    events = [event for event in (KOH_I_NOOR, RUMOR) if table.boons[at] >> event & 1]
    events += [EMBARRASSMENT] if table.running >> EMBARRASSMENT & 1 else []
    return " ".join((text, *(f"{names.event(event).name}." for event in events)))


def _gifts(table: Table, at: int, names: Names) -> str:
    given = [str(cost) for number, cost in enumerate(GIFTS) if table.gifts[at] >> number & 1]
    if not given:
        return translate("PamirPanels", "No gifts yet; they cost 2, 4 and 6 rupees.")
    text = translate("PamirPanels", "Gifts for {costs}; they add {worth} to the influence.", "numbers of rupees")
    return text.format(costs=names.listed(given), worth=gift_influence(table, at))


def _prizes(table: Table, at: int, names: Names) -> str:
    if not table.prizes[at]:
        return translate("PamirPanels", "No prizes.")
    deck = table.seating.deck
    won = ", ".join(
        f"{names.card_name(card)} ({names.coalition(deck.prize[card], 'people')})" for card in table.prizes[at]
    )
    return translate("PamirPanels", "Prizes: {cards}.").format(cards=won)


def _court(table: Table, at: int, names: Names, limit: int) -> str:
    cards = ", ".join(court_card_text(table, card, names) for card in table.courts[at])
    if not cards:
        return translate("PamirPanels", "No card in the court.")
    text = translate("PamirPanels", "%n card(s) in the court: {cards}; {limit} may stay.", "", len(table.courts[at]))
    return text.format(cards=cards, limit=limit)


def court_card_text(table: Table, card: int, names: Names) -> str:
    """A card of a court by its name, with the spies on it."""
    spies = spies_and_captor(table, names, card)
    return f"{names.card_name(card)} ({spies})" if spies else names.card_name(card)


def _taxable(table: Table, at: int, viewer: int, safe: int) -> str:
    """Return how much the viewer could tax here, empty for nothing."""
    if viewer < 0 or at not in taxable(table, viewer):
        return ""
    return translate("PamirPanels", "You can tax up to %n rupee(s) here.", "", table.rupees[at] - safe)


def court_key(family: str, names: Names) -> str:
    """Return what the key that opens the court of a family does."""
    return names.said(translate("PamirPanels", "Show the court of {family_gen}, or close it"), {"family": family})


def pin_key() -> str:
    return translate("PamirPanels", "Keep an open court open")


class MarketTexts(NamedTuple):
    """The words in the head of the market."""

    title: str
    deck: str
    """What is still to come, for windows without a panel of the game."""
    favored: str
    suits: tuple[str, ...]
    """One for each suit; that of the favored one says what it does to prices."""


def market_texts(table: Table, names: Names) -> MarketTexts:
    return MarketTexts(
        translate("PamirTable", "Market"),
        _left(table),
        translate("PamirPanels", "Favored suit"),
        tuple(
            suit_text(table, names) if at == table.favored else names.said("{suit}", {"suit": at})
            for at in range(len(SUITS))
        ),
    )


def price_tip(price: int, base: int) -> str:
    """Return the tooltip of the price over a column."""
    if price != base:
        text = translate("PamirPanels", "Cards of this column cost %n rupee(s): {base}, doubled.", "", price)
        return text.format(base=base)
    return translate("PamirPanels", "Cards of this column cost %n rupee(s).", "", price)


def coins_tip(rupees: int) -> str:
    return translate("PamirPanels", "%n rupee(s) on this card, for whoever buys it.", "", rupees)


def leaving_tip(event: int, names: Names) -> str:
    """Return what an event in the leftmost column does when it is not bought."""
    text = translate("PamirPanels", "Leaves at the end of this turn. {event}: {event_text}")
    return names.said(text, {"event": event})


class GameTexts(NamedTuple):
    """The words on the panel of the game."""

    title: str
    line: str
    actions: str
    left: str
    """How many actions are left."""
    unstable: str
    """What will happen when one more check is dealt, empty while none lies in the market."""
    tip: str


def game_texts(table: Table, names: Names, *, unstable: bool) -> GameTexts:
    warning = translate("PamirPanels", "A check lies in the market: a second one is resolved at once.")
    return GameTexts(
        "Pax Pamir",
        turn_text(table, names) if table.over else _left(table),
        translate("PamirTable", "Actions"),
        translate("PamirPanels", "%n left", "actions", table.actions),
        warning if unstable else "",
        "\n".join(filter(None, (turn_text(table, names), deck_text(table), warning if unstable else ""))),
    )


def _left(table: Table) -> str:
    """Checks and cards that are still to come."""
    text = translate("PamirPanels", "%n check(s) left · deck {cards}", "", table.checks)
    return text.format(cards=len(table.deck))


class EventsTexts(NamedTuple):
    """The words on the panel of deck and events."""

    title: str
    none: str
    checks: str
    """How many checks are to come."""
    tip: str


def events_texts(table: Table, names: Names) -> EventsTexts:
    return EventsTexts(
        translate("PamirPanels", "In force until the next check"),
        translate("PamirPanels", "No event is in force"),
        checks_left(table),
        deck_text(table),
    )


class BlocksTexts(NamedTuple):
    """The words on the panel of the coalitions."""

    title: str
    map: str
    pool: str
    coalitions: tuple[str, ...]
    needed: str
    """What it takes to be dominant, in few words."""
    lead: str
    """Who leads by how much, in few words."""
    foretold: str
    """The same where it is what a move would bring."""
    standing: str
    tips: tuple[str, ...]
    """One for each coalition."""


def blocks_texts(table: Table, names: Names) -> BlocksTexts:
    needed = lead_needed(table)
    tip = translate("PamirPanels", "Blocks of the {coalition_people_gen}: {play} on the map, {left} in the pool.")
    return BlocksTexts(
        translate("PamirPanels", "Blocks"),
        translate("PamirPanels", "map", "column of blocks"),
        translate("PamirPanels", "pool", "column of blocks"),
        tuple(coalition_people(names, coalition) for coalition in range(len(COALITIONS))),
        translate("PamirPanels", "needs a lead of {needed}").format(needed=needed),
        _lead(table, names, needed),
        _lead(table, names, needed, foretold=True),
        dominance_text(table, names),
        tuple(
            names.said(tip, {"coalition": at, "play": table.on_map(at), "left": table.blocks[at]})
            for at in range(len(COALITIONS))
        ),
    )


def _lead(table: Table, names: Names, needed: int, *, foretold: bool = False) -> str:
    counts = [table.on_map(coalition) for coalition in range(len(COALITIONS))]
    best, second = sorted(counts, reverse=True)[:2]
    text = translate("PamirPanels", "{coalition_people} lead by {lead}, {needed} needed")
    then = translate("PamirPanels", "Then {coalition_people} would lead by {lead}, {needed} needed")
    if best == second:
        text = translate("PamirPanels", "Nobody leads, {needed} needed")
        then = translate("PamirPanels", "Then nobody would lead, {needed} needed")
    elif best - second >= needed:
        text = translate("PamirPanels", "{coalition_people} dominate with a lead of {lead}")
        then = translate("PamirPanels", "Then {coalition_people} would dominate with a lead of {lead}")
    text = then if foretold else text
    return names.said(text, {"coalition": counts.index(best), "lead": best - second, "needed": needed})


def points_texts(table: Table, names: Names) -> tuple[str, str]:
    """The caption of the victory track, and what is heard of it."""
    ranked = sorted(range(table.seating.seats), key=lambda at: -table.points[at])
    families = table.seating.families
    told = ", ".join(f"{names.family(families[at])} {table.points[at]}" for at in ranked)
    return translate("EndingScreen", "Points"), translate("PamirPanels", "Victory points: {points}.").format(
        points=told
    )
