"""Texts of a talk about a bribe: who wants what, what it may cost, what would come of it, and the answers."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table, events
from gonfalon.games.pamir.rules.actions import Bribe, reserved_rupees
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    ARMY,
    COALITIONS,
    FAVOR,
    LEFT,
    LEVERAGE,
    MILITARY,
    NONE,
    ROAD,
    SPY,
    TRIBE,
)
from gonfalon.games.pamir.rules.leaving_court import LEVERAGED
from gonfalon.games.pamir.rules.moves import ASK, DECLINE, DROP, PAY
from gonfalon.games.pamir.rules.placement import impact_icons
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import entry_text
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import translate

RUPEE = "pamir-rupee"
ESCAPE = "Esc"


class BribeStatement(NamedTuple):
    """The statement that one side of the talk has made, or is to make now."""

    family: str
    title: str
    detail: str


class PriceFacts(NamedTuple):
    """All that a receiver of a bribe should know before a price is named."""

    card: int
    receiver: str
    payer: str
    shown: str
    """Where the card comes from."""
    where: str
    """To which end of the court it would go; empty where it is to be used."""
    price: str
    purse: str
    then: str
    icons: tuple[tuple[int, str], ...]
    """The icons that would be carried out, the same as one, each with what comes of it."""
    coalition: int
    """Whose blocks they would place."""
    action: int
    """The action that the card would be used for, `NONE` where it would be played."""
    deed: tuple[str, str]
    """That action by its name, and what it does."""
    rule: str
    """Whose region it would be then; empty where the card is to be used."""
    pieces: tuple[tuple[str, int], ...]
    """The families with tribes there and what they rule with, the strongest first."""
    armies: tuple[tuple[int, int], ...]
    """The coalitions of which so many armies stand there that none of these families rules."""
    ruler: str


def unaffordable_text(family: str, amount: int, names: Names) -> str:
    """Return why an action was dropped unasked."""
    text = translate(
        "PamirTalk", "{family} asks for %n rupee(s), which you cannot pay: the action is dropped.", "", amount
    )
    return names.said(text, {"family": family})


def addressed_question(family: str, question: str, names: Names) -> str:
    """A question at a screen that others look at, with whom it is put to."""
    return names.said(translate("PamirTalk", "{family}: {question}"), {"family": family, "question": question})


def talk_heading() -> str:
    """Return the heading of the talk."""
    return translate("PamirTalk", "The talk")


def price_choices(view: View, names: Names) -> list[Choice]:
    """The prices that may be asked for; each is its own key as long as there is one."""
    bribe, table = _bribe(view), view.table
    spare = table.rupees[bribe.seat] - reserved_rupees(table, bribe.seat, bribe.action)
    found = []
    for move in view.pending.moves:
        said = move_label(view, move, names)
        key = str(move.one) if move.one < 10 else ""
        found.append(Choice(move, *said.lines, key=key, icon=RUPEE, quiet=move.one > max(spare, 0)))
    return found


def paying_choices(view: View, names: Names) -> list[Choice]:
    """To pay, to do without, and last to drop it."""
    found = []
    for move in (PAY, DECLINE, DROP):
        if move not in view.pending.moves:
            continue
        said = move_label(view, move, names)
        icon = RUPEE if move == PAY else "" if move == DROP else "pamir-event"
        found.append(Choice(move, *said.lines, key=ESCAPE if move == DROP else "", icon=icon, quiet=move == DROP))
    return found


def bribe_talk(view: View, names: Names, face_down: bool = False) -> tuple[BribeStatement, ...]:
    """Return the statements made so far about a bribe, and who is to make which statement now.

    Args:
        view: with the question for the price or for its payment.
        names: the words of the table.
        face_down: whether the hand at the screen lies face down meanwhile.
    """
    bribe = _bribe(view)
    payer, receiver = (view.table.seating.families[seat] for seat in (bribe.seat, bribe.receiver))
    pattern, to_you = translate("PamirTalk", "{family}: play {card}"), translate("PamirTalk", "You: play {card}")
    deed = ""
    if bribe.action.word in ACTIONS:
        pattern = translate("PamirTalk", "{family}: {deed} with {card}")
        to_you = translate("PamirTalk", "You: {deed} with {card}")
        deed = names.action(ACTIONS.index(bribe.action.word)).name
    wants = BribeStatement(
        payer,
        names.addressed(pattern, to_you, {"family": payer, "card": bribe.action.one, "deed": deed}),
        translate("PamirTalk", "It may cost %n rupee(s) at most", "", bribe.owed),
    )
    covered = translate("PamirTalk", "The hand lies face down during the talk") if face_down else ""
    if bribe.price == NONE:
        pattern = translate("PamirTalk", "{family}: name a price")
        now = names.addressed(pattern, translate("PamirTalk", "You: name a price"), {"family": receiver})
        return wants, BribeStatement(receiver, now, covered or _purse(view, names))
    pattern = translate("PamirTalk", "{family}: %n rupee(s)", "", bribe.price)
    to_you = translate("PamirTalk", "You: %n rupee(s)", "", bribe.price)
    asks = names.addressed(pattern, to_you, {"family": receiver})
    pattern, to_you = translate("PamirTalk", "{family}: pay or drop it"), translate("PamirTalk", "You: pay or drop it")
    now = names.addressed(pattern, to_you, {"family": payer})
    return wants, BribeStatement(receiver, asks, _purse(view, names)), BribeStatement(payer, now, covered)


def price_facts(view: View, names: Names) -> PriceFacts:
    """Return the facts that the receiver of a bribe should know; the view may be any seat's, with the question."""
    bribe, table = _bribe(view), view.table
    action, seat = bribe.action, bribe.seat
    letters = table.seating.families
    plays = action.word == "play"
    foretold = MoveOutcome(view, ASK[0])
    shown = translate("PamirTalk", "Shown from the hand")
    where = rule = ruler = ""
    pieces: tuple[tuple[str, int], ...] = ()
    armies: tuple[tuple[int, int], ...] = ()
    if not plays:
        pattern = translate("PamirTalk", "Court of {family_gen}")
        shown = names.addressed(pattern, translate("PamirTalk", "Your court"), {"family": letters[seat]})
    else:
        where = translate("PamirTalk", "to the right end of the court")
        if action.two == LEFT:
            where = translate("PamirTalk", "to the left end of the court")
        region = table.seating.deck.region[action.one]
        rule = names.said(translate("PamirTalk", "{region} afterwards"), {"region": region})
        after = _played_out(foretold, action.one)
        pieces = _strength(after, region)
        armies = _in_the_way(after, region, pieces)
        ruler = translate("PamirTalk", "Nobody rules there")
        if after.rulers[region] != NONE:
            pattern = translate("PamirTalk", "{family} rules there")
            values = {"family": letters[after.rulers[region]]}
            ruler = names.addressed(pattern, translate("PamirTalk", "You rule there"), values)
    pattern = translate("PamirTalk", "The price of {family_gen}")
    price = names.addressed(pattern, translate("PamirTalk", "Your price"), {"family": letters[bribe.receiver]})
    number = NONE if plays else ACTIONS.index(action.word)
    described = ("", "") if plays else (names.action(number).name, names.action(number).text)
    return PriceFacts(
        card=view.pending.prompt.card,
        receiver=letters[bribe.receiver],
        payer=letters[seat],
        shown=shown,
        where=where,
        price=price,
        purse=_purse(view, names),
        then=translate("PamirTalk", "If it is played") if plays else translate("PamirTalk", "If it is used"),
        icons=_icons(foretold, action.one, names) if plays else (),
        coalition=foretold.after.loyalty[seat],
        action=number,
        deed=described,
        rule=rule,
        pieces=pieces,
        armies=armies,
        ruler=ruler,
    )


def _icons(foretold: MoveOutcome, card: int, names: Names) -> tuple[tuple[int, str], ...]:
    """Return what the icons of a card bring, in printed order, the same ones together."""
    table, seat = foretold.after, foretold.before.at
    icons = impact_icons(foretold.before, card)
    region, coalition = table.seating.deck.region[card], table.loyalty[seat]
    found = []
    for icon in dict.fromkeys(icons):
        count = icons.count(icon)
        values: dict[str, object] = {"n": count, "region": region, "army": coalition}
        key = "armies" if count > 1 else "army"
        if icon == TRIBE:
            key = "tribes"
        elif icon == LEVERAGE:
            key, values["n"] = "bank", count * LEVERAGED
        if icon >= FAVOR:
            said = names.said(_favor(icon - FAVOR, foretold.before), {"suit": icon - FAVOR})
        elif icon == ROAD:
            said = names.said(translate("PamirTalk", "%n road(s) on borders of {region_gen}", "", count), values)
        elif icon == SPY:
            said = names.said(translate("PamirTalk", "%n spy(ies) on cards of {region_gen}", "", count), values)
        else:
            said = entry_text(LogEntry(key, values=values), names)
        found.append((icon, said))
    return tuple(found)


def _favor(suit: int, before: Table) -> str:
    """Return a text about the suit that will be favored; it is not favored yet."""
    if suit == before.favored:
        return translate("PamirTalk", "the {suit} will stay favored")
    if suit == MILITARY:
        return translate("PamirTalk", "the {suit} will be favored, and prices double")
    return translate("PamirTalk", "the {suit} will be favored")


def _played_out(foretold: MoveOutcome, card: int) -> Table:
    """The table when all tribes and armies of a card are placed, also those that wait for an answer before them."""
    table, seat = foretold.after.clone(), foretold.before.at
    region, icons = table.seating.deck.region[card], impact_icons(foretold.before, card)
    placed = Counter(
        type(event)
        for event in foretold.events
        if isinstance(event, events.BlockPlaced | events.CylinderPlaced) and event.place == region
    )
    table.armies[3 * region + table.loyalty[seat]] += icons.count(ARMY) - placed[events.BlockPlaced]
    table.tribes[region * table.seating.seats + seat] += icons.count(TRIBE) - placed[events.CylinderPlaced]
    table.rule(region)
    return table


def _bribe(view: View) -> Bribe:
    bribe = view.stack[-1]
    assert isinstance(bribe, Bribe)
    return bribe


def _purse(view: View, names: Names) -> str:
    """Return what the payer has, and how much of it goes into the action itself (B4)."""
    bribe, table = _bribe(view), view.table
    rupees, cost = table.rupees[bribe.seat], reserved_rupees(table, bribe.seat, bribe.action)
    pattern = translate("PamirTalk", "{family} has %n rupee(s)", "", rupees)
    to_you = translate("PamirTalk", "You have %n rupee(s)", "", rupees)
    if cost:
        pattern = translate("PamirTalk", "{family} has %n rupee(s), the action costs {cost}", "", rupees)
        to_you = translate("PamirTalk", "You have %n rupee(s), the action costs {cost}", "", rupees)
    return names.addressed(pattern, to_you, {"family": table.seating.families[bribe.seat], "cost": cost})


def _strength(table: Table, region: int) -> tuple[tuple[str, int], ...]:
    """Return the strength of each seat with a tribe in a region: tribes, and armies of its own coalition (R1, W5)."""
    armies = [table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))]
    found = []
    for seat, family in enumerate(table.seating.families):
        tribes = table.tribes_of(seat, region)
        if tribes:
            loyalty = table.loyalty[seat]
            found.append((family, tribes + (max(armies) if loyalty == NONE else armies[loyalty])))
    return tuple(sorted(found, key=lambda one: -one[1]))


def _in_the_way(table: Table, region: int, pieces: tuple[tuple[str, int], ...]) -> tuple[tuple[int, int], ...]:
    """The coalitions whose armies alone are as many as the strongest family rules with (R2)."""
    strongest = max((count for _, count in pieces), default=1)
    armies = [table.blocks_at(coalition, region) for coalition in range(len(COALITIONS))]
    return tuple((coalition, count) for coalition, count in enumerate(armies) if count >= strongest)
