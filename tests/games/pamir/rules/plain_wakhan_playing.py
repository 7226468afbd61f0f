"""What happens when Wakhan plays a card, worked out from the rules alone (W13, W14, G8)."""

from __future__ import annotations

from typing import Any

from gonfalon.games.pamir.rules import words
from gonfalon.games.pamir.rules.places import FIRST_BORDER, ON_CARD

from .plain_wakhan_acting import Mind


def mind_of(world: Any, mind: Mind) -> Mind:
    """The same card and friends, whatever the blocks in play say meanwhile."""
    other = Mind(world)
    other.friends = mind.friends
    return other


def icons_of(world: Any, card: int) -> list[Any]:
    """All that playing a card does to the table, her own overthrow included (W13, W14, G8)."""
    effects: list[Any] = []
    me, deck = world.seating.wakhan, world.seating.deck
    region = deck.region[card]
    roads = 0
    for icon in deck.impact[card]:
        if card not in world.courts[me]:
            break
        mind = Mind(world)
        if icon == words.LEVERAGE:
            world.gain(me, 2)
            effects.append(("rupees", 2))
        elif icon >= words.FAVOR:
            if not world.running >> words.PASHTUNWALI & 1:
                world.favor(icon - words.FAVOR)
                effects.append(("suit", icon - words.FAVOR))
        elif icon in (words.ROAD, words.ARMY):
            place = region
            if icon == words.ROAD:
                place = mind.borders(region)[roads % len(mind.borders(region))]
                roads += 1
            _block(world, mind, place, effects)
        else:
            _cylinder(world, mind, region if icon == words.TRIBE else ON_CARD + mind.spied_on(region), effects)
    return effects


def _block(world: Any, mind: Mind, place: int, effects: list[Any]) -> None:
    if not world.blocks[mind.friends]:
        lifted = mind.lifted_block(mind.friends, place)
        if lifted is None:
            return
        effects.append(("block", mind.friends, lifted))
        world.remove_block(mind.friends, lifted)
    effects.append(("block placed", mind.friends, place))
    world.place_block(mind.friends, place)


def _cylinder(world: Any, mind: Mind, place: int, effects: list[Any]) -> None:
    me = mind.me
    lifted = None
    if not world.cylinders[me]:
        lifted = mind.lifted_cylinder(place)
        if lifted is None:
            return
        effects.append(("cylinder", me, lifted))
        world.remove_cylinder(me, lifted)
    effects.append(("place", me, place))
    world.place_cylinder(me, place)
    if lifted is not None and lifted < FIRST_BORDER:  # G8
        effects += overthrown(world, lifted)


def overthrown(world: Any, region: int) -> list[Any]:
    """Without a tribe left she loses her political cards of a region, and pays for leverage what she has (G11, W7)."""
    me, deck = world.seating.wakhan, world.seating.deck
    if world.tribes[world.seating.seats * region + me]:
        return []
    lost = [card for card in world.courts[me] if deck.suit[card] == 2 and deck.region[card] == region]
    for card in lost:
        world.discard(me, card)
    owed = min(world.rupees[me], 2 * sum(words.LEVERAGE in deck.impact[card] for card in lost))
    world.gain(me, -owed)
    return [("discard", card) for card in lost] + ([("rupees", -owed)] if owed else [])
