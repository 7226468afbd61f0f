"""What Pax Pamir asks, in whole sentences."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.asking import Prompt
from gonfalon.games.pamir.rules.build import Build
from gonfalon.games.pamir.rules.places import ON_CARD
from gonfalon.games.pamir.rules.placing import Place
from gonfalon.games.pamir.rules.words import ARMY, COALITIONS, NATION_BUILDING, NONE, ROAD, SPY, TRIBE
from gonfalon.games.pamir.terminal.words import region, rupees, titled, whose
from gonfalon.texts.tables import counted

SIMPLE = {
    "loyalty": "{name}, to which coalition are you loyal?",
    "rumor": "{name}, about whom is the rumor? That player's patriots give no influence until the next check is over.",
    "other-persuasive-methods": "{name}, with whom do you swap hands?",
    "pashtunwali-values": "{name}, which suit is favored until the next Dominance Check?",
    "rebuke": "{name}, from which region do all tribes and armies go?",
    "confidence-failure": "{name}, Confidence Failure: which card of your hand do you discard?",
    "gift": "{name}, which gift space do you pay for with {card}?",
    "betray": "{name}, which card do you betray with {card}? It costs 2 rupees, which are paid.",
    "site": "{name}, where does {card} fight: in which region, or on which court card?",
    "spy": "{name}, on which court card of {place} does the spy {of}go?",
    "road": "{name}, on which border of {place} does the road {of}go?",
    "infrastructure": "{name}, where does the free block of Infrastructure go?",
    "prize": "{name}, do you take {card} as a prize?",
    "blackmail": "{name}, Blackmail: on which card do you place a spy?",
}
COUNTED = {
    "debt": ("You cannot pay {number} of your debt: which card do you discard for it?", "rupee"),
    "patriots": ("You change sides and lose {number} of the old one: which goes first?", "patriot"),
    "court-limit": ("Your court is over its limit by {number}: which one do you discard?", "card"),
    "hand-limit": ("Your hand is over its limit by {number}: which one do you discard?", "card"),
    "safe-house": ("{number} of yours can go to a Safe House: does one go there?", "removed spy|removed spies"),
    "tax": ("{card} may take {number}: from where?", "rupee"),
    "move": ("{card} has {number} left: what moves where?", "step"),
    "battle": ("{card} may remove {number} {where}: which?", "piece"),
}
"""What is asked, and what there is a number of."""
PLACED = {ROAD: "a road", ARMY: "an army", TRIBE: "a tribe", SPY: "a spy"}


def question(view: View, names: Sequence[str]) -> str:
    """The question of a decision, whoever it is put to."""
    assert view.decision is not None
    table: Table = view.table
    prompt: Prompt = view.decision.prompt
    called = names[view.decision.seat]
    card = titled(table, prompt.card) if prompt.card != NONE else "this"
    if prompt.word in COUNTED:
        text, noun = COUNTED[prompt.word]
        number = counted(prompt.number, *noun.split("|"))
        asked = text.format(number=number, card=card, where=_site(table, prompt, names))
        return f"{called}, {asked[:1].lower()}{asked[1:]}"
    if prompt.word in SIMPLE:
        of = f"of {card} " if prompt.card != NONE else ""
        place = region(prompt.place) if 0 <= prompt.place < 6 else "its region"
        return SIMPLE[prompt.word].format(name=called, card=card, of=of, place=place) + _more(prompt)
    match prompt.word:
        case "actions":
            return _actions(called, prompt.number, len(view.decision.moves))
        case "ask-bribe" | "pay-bribe":
            return _bribe(table, prompt, called, names, view)
        case "build":
            return _build(table, view.decision.seat, prompt, called)
        case "lift":
            return _lift(view, called)
    return f"{called}, what do you choose?"


def _actions(called: str, number: int, moves: int) -> str:
    if moves == 1:
        return f"{called}, nothing is left to do but to end your turn."
    if number <= 0:
        return f"{called}, you have no action left: bonus actions, or the end of your turn?"
    return f"{called}, you have {counted(number, 'action')} left: what do you do?"


def _site(table: Table, prompt: Prompt, names: Sequence[str]) -> str:
    if prompt.place == NONE:
        return ""
    if prompt.place >= ON_CARD:
        return f"from {whose(table, prompt.place - ON_CARD, names)}"
    return f"from {region(prompt.place)} and its borders"


def _more(prompt: Prompt) -> str:
    return f" ({counted(prompt.number, 'icon')} left)" if prompt.word in ("road", "spy") and prompt.number > 1 else ""


def _bribe(table: Table, prompt: Prompt, called: str, names: Sequence[str], view: View) -> str:
    card, other = titled(table, prompt.card), names[prompt.seat]
    held = table.holder[prompt.card] != NONE
    if prompt.word == "ask-bribe":
        what = f"use {card}, which your spies hold hostage"
        if not held:
            what = f"play {card} of {region(table.seating.deck.region[prompt.card])}, which you rule"
        return f"{called}, {other} wants to {what}: what bribe do you ask for? At most {prompt.number}."
    have = table.rupees[view.decision.seat] if view.decision is not None else 0
    what = "using" if held else "playing"
    return f"{called}, {other} asks for {rupees(prompt.number)} for {what} {card}; you have {have}. Do you pay?"


def _build(table: Table, seat: int, prompt: Prompt, called: str) -> str:
    cost = "2 rupees"
    if table.boons[seat] >> NATION_BUILDING & 1:
        cost = "nothing more" if prompt.number % 2 else "2 rupees for two"
    return (
        f"{called}, where does {titled(table, prompt.card)} build block {prompt.number + 1}? It costs {cost}; "
        f"you have {rupees(table.rupees[seat])}."
    )


def _lift(view: View, called: str) -> str:
    frame = view.stack[-1]
    if isinstance(frame, Place) and frame.icon in PLACED:
        what = PLACED[frame.icon]
        if frame.coalition != NONE and frame.icon in (ROAD, ARMY):
            what = f"{what} ({COALITIONS[frame.coalition].capitalize()})"
    elif isinstance(frame, Place):
        what = "a gift"
    else:
        what = "a block" if isinstance(frame, Build) else "a spy"
    return f"{called}, the supply is empty: from where do you take the piece that becomes {what}?"
