"""What is under way on the map of Pax Pamir: the card that acts, how often it still can, and what a battle leaves."""

from __future__ import annotations

from typing import Final, NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.asking import Steps
from gonfalon.games.pamir.rules.battle import Battle
from gonfalon.games.pamir.rules.build import COST, MOST, Build
from gonfalon.games.pamir.rules.moves import REMOVE_ARMY, REMOVE_ROAD, REMOVE_SPY, REMOVE_TRIBE, Move
from gonfalon.games.pamir.rules.places import BORDERS_OF, ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import BATTLE, BUILD, COALITIONS, MOVE, NATION_BUILDING, NONE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.refusals import refusal
from gonfalon.texts.catalogue import translate

__all__ = ["Acting", "Staying", "acting", "counted", "staying"]

_ACTIONS: Final = {"site": BATTLE, "battle": BATTLE, "build": BUILD, "infrastructure": BUILD, "move": MOVE}
"""The action to which a question belongs."""


class Acting(NamedTuple):
    """A card that does something on the map."""

    card: int
    action: int
    """`NONE` for an icon or an event."""
    title: str
    """What the card is called."""
    line: str
    """What it does, and how often at most."""
    done: int
    left: int
    """How often it has, and how often it still can; both 0 where nothing is counted."""


class Staying(NamedTuple):
    """Pieces that a battle cannot remove, and why."""

    kind: str
    """`army`, `road`, `tribe` or `spy`."""
    owner: int
    """A coalition or a seat."""
    reason: str


def acting(view: View, names: Names) -> Acting | None:
    """What the card of the present question does; None where no card is asked about."""
    assert view.decision is not None
    prompt = view.decision.prompt
    if prompt.card == NONE:
        return None
    action = _ACTIONS.get(prompt.word, NONE)
    done, left = _counted(view)
    line = "" if action == NONE else names.action(action).name
    if action != NONE and done + left:
        text = {
            BATTLE: translate("PamirMap", "at most %n piece(s)", "", done + left),
            BUILD: translate("PamirMap", "at most %n block(s)", "", done + left),
            MOVE: translate("PamirMap", "at most %n step(s)", "", done + left),
        }[action]
        line = f"{line}: {text}"
    return Acting(prompt.card, action, names.card_name(prompt.card), line[:1].upper() + line[1:], done, left)


def _counted(view: View) -> tuple[int, int]:
    frame, table = view.stack[-1], view.table
    match frame:
        case Battle() | Steps():
            return frame.taken, frame.left
        case Build(free=False) if not table.boons[frame.seat] >> NATION_BUILDING & 1:
            return frame.placed, min(MOST - frame.placed, table.rupees[frame.seat] // COST)
    return 0, 0


def counted(acting: Acting) -> str:
    """How often the card has acted and how often it still can."""
    text = translate("PamirMap", "{done} done, {left} to go")
    return text.format(done=acting.done, left=acting.left)


def staying(view: View, names: Names) -> list[Staying]:
    """The pieces at the site of a battle that the seat which fights cannot remove, each with the reason (A8)."""
    assert view.decision is not None
    table: Table = view.table
    site, seat = view.decision.prompt.place, view.decision.seat
    own = translate("PamirMap", "Your own pieces are not removed.")
    found: dict[tuple[int, str], Staying] = {}
    for kind, owner, move in _at_site(table, site):
        if move not in view.decision.moves:
            mine = kind in ("tribe", "spy") and owner == seat
            reason = own if mine else refusal(view, move, names)
            if reason:  # the same is said of armies and roads only once
                found.setdefault((owner, reason), Staying(kind, owner, reason))
    return list(found.values())


def _at_site(table: Table, site: int) -> list[tuple[str, int, Move]]:
    """What stands where somebody fights, each with the move that would remove it."""
    letters = table.seating.letters
    if site >= ON_CARD:
        card = site - ON_CARD
        return [("spy", seat, REMOVE_SPY[letters[seat]]) for seat in range(len(letters)) if table.spies_of(seat, card)]
    coalitions = range(len(COALITIONS))
    armies = [("army", each, REMOVE_ARMY[each]) for each in coalitions if table.blocks_at(each, site)]
    roads = [
        ("road", each, REMOVE_ROAD[border][each])
        for each in coalitions
        for border in BORDERS_OF[site]
        if table.blocks_at(each, border)
    ]
    tribes = [
        ("tribe", seat, REMOVE_TRIBE[letter]) for seat, letter in enumerate(letters) if table.tribes_of(seat, site)
    ]
    return [*armies, *roads, *tribes]
